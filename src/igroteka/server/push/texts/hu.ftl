# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Te jössz.
push-turn-with = Te jössz. Az asztalnál: { $names }.
