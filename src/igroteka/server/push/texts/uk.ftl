# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Твій хід.
push-turn-with = Твій хід. За столом: { $names }.
