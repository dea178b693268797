# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Jij bent aan de beurt.
push-turn-with = Jij bent aan de beurt. Aan tafel: { $names }.
