# At a table in the terminal.

sit-player = Player { $number }
sit-chance = Chance
sit-clock = The clock
sit-non-player = The Non-Player
sit-table = The table
sit-other = Other moves
sit-ask = { $player }, choose 1–{ $count } (? for help)
sit-help = A number plays that move, r any move, t shows the table, ? this help, q leaves.
sit-no-such = There is no move { $said }.
sit-left = You leave the table.
sit-silent = Nothing more is said: you leave the table.
sit-cover = { $player }, it is your turn. Everybody else looks away: press Enter.
sit-won = Won: { $players }
sit-nobody = nobody
sit-resigned = Somebody has resigned.
