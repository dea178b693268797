# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Du bist dran.
push-turn-with = Du bist dran. Am Tisch: { $names }.
