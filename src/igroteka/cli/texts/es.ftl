# At a table in the terminal.

sit-player = Jugador { $number }
sit-chance = El azar
sit-clock = El reloj
sit-non-player = El No Jugador
sit-table = La mesa
sit-other = Otras jugadas
sit-ask = { $player }, elige 1–{ $count } (? ayuda)
sit-help = Un número juega esa jugada, r una cualquiera, t muestra la mesa, ? esta ayuda, q salir.
sit-no-such = No hay jugada { $said }.
sit-left = Dejas la mesa.
sit-silent = No hay más entrada: dejas la mesa.
sit-cover = { $player }, te toca. Los demás miran a otro lado: pulsa Intro.
sit-won = Gana: { $players }
sit-nobody = nadie
sit-resigned = Alguien ha abandonado.
