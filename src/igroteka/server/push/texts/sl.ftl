# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Na potezi si.
push-turn-with = Na potezi si. Za mizo: { $names }.
