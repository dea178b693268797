# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Tocca a te.
push-turn-with = Tocca a te. Al tavolo: { $names }.
