# At a table in the terminal.

sit-player = { $number }. játékos
sit-chance = A véletlen
sit-clock = Az óra
sit-non-player = A Nem-Játékos
sit-table = Az asztal
sit-other = Más lépések
sit-ask = { $player }, válassz: 1–{ $count } (? súgó)
sit-help = Egy szám azt a lépést játssza, r bármelyiket, t az asztalt mutatja, ? ez a súgó, q kilép.
sit-no-such = Nincs ilyen lépés: { $said }.
sit-left = Felállsz az asztaltól.
sit-silent = Nincs több bemenet: felállsz az asztaltól.
sit-cover = { $player }, te jössz. A többiek elfordulnak: nyomj Entert.
sit-won = Győztes: { $players }
sit-nobody = senki
sit-resigned = Valaki feladta.
