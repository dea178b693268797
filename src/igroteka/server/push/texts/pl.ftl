# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Twoja kolej.
push-turn-with = Twoja kolej. Przy stole: { $names }.
