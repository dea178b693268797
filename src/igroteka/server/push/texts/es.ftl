# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Te toca.
push-turn-with = Te toca. En la mesa: { $names }.
