# At a table in the terminal.

sit-player = Spieler { $number }
sit-chance = Zufall
sit-clock = Die Uhr
sit-non-player = Der Nicht-Spieler
sit-table = Der Tisch
sit-other = Andere Züge
sit-ask = { $player }, wähl 1–{ $count } (? für Hilfe)
sit-help = Eine Zahl spielt diesen Zug, r irgendeinen, t zeigt den Tisch, ? diese Hilfe, q geht.
sit-no-such = Einen Zug { $said } gibt es nicht.
sit-left = Du verlässt den Tisch.
sit-silent = Mehr kommt nicht: Du verlässt den Tisch.
sit-cover = { $player }, du bist dran. Alle anderen schauen weg: Enter drücken.
sit-won = Gewonnen: { $players }
sit-nobody = niemand
sit-resigned = Jemand hat aufgegeben.
