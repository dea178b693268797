# On a locked screen, perhaps: nothing that lies on the table.

push-turn = It is your turn.
push-turn-with = It is your turn. At the table: { $names }.
