# At a table in the terminal.

sit-player = Gracz { $number }
sit-chance = Los
sit-clock = Zegar
sit-non-player = Nie-Gracz
sit-table = Stół
sit-other = Inne ruchy
sit-ask = { $player }, wybierz 1–{ $count } (? pomoc)
sit-help = Liczba gra ten ruch, r dowolny, t pokazuje stół, ? ta pomoc, q kończy.
sit-no-such = Nie ma ruchu { $said }.
sit-left = Odchodzisz od stołu.
sit-silent = Nic już nie słychać: odchodzisz od stołu.
sit-cover = { $player }, twoja kolej. Inni nie patrzą: naciśnij Enter.
sit-won = Wygrana: { $players }
sit-nobody = nikt
sit-resigned = Ktoś się poddał.
