# On a locked screen, perhaps: nothing that lies on the table.

push-turn = Jsi na tahu.
push-turn-with = Jsi na tahu. U stolu: { $names }.
