# At a table in the terminal.

sit-player = Joueur { $number }
sit-chance = Le hasard
sit-clock = La pendule
sit-non-player = Le Non-Joueur
sit-table = La table
sit-other = Autres coups
sit-ask = { $player }, choisis 1–{ $count } (? pour l’aide)
sit-help = Un nombre joue ce coup, r un coup au hasard, t montre la table, ? cette aide, q quitte.
sit-no-such = Il n’y a pas de coup { $said }.
sit-left = Tu quittes la table.
sit-silent = Plus rien n’est dit : tu quittes la table.
sit-cover = { $player }, à toi. Les autres détournent les yeux : appuie sur Entrée.
sit-won = Gagné : { $players }
sit-nobody = personne
sit-resigned = Quelqu’un a abandonné.
