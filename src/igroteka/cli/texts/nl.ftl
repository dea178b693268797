# At a table in the terminal.

sit-player = Speler { $number }
sit-chance = Toeval
sit-clock = De klok
sit-non-player = De Niet-Speler
sit-table = De tafel
sit-other = Andere zetten
sit-ask = { $player }, kies 1–{ $count } (? voor hulp)
sit-help = Een getal speelt die zet, r een willekeurige, t toont de tafel, ? deze hulp, q stopt.
sit-no-such = Er is geen zet { $said }.
sit-left = Je gaat van tafel.
sit-silent = Er komt niets meer: je gaat van tafel.
sit-cover = { $player }, jij bent aan de beurt. De anderen kijken weg: druk op Enter.
sit-won = Gewonnen: { $players }
sit-nobody = niemand
sit-resigned = Iemand heeft opgegeven.
