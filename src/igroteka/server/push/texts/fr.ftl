# On a locked screen, perhaps: nothing that lies on the table.

push-turn = À toi de jouer.
push-turn-with = À toi de jouer. À la table : { $names }.
