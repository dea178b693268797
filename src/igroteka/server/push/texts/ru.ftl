# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Ваш ход.
push-turn-with = Ваш ход. За столом: { $names }.
