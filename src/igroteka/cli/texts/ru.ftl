# At a table in the terminal.

sit-player = Игрок { $number }
sit-chance = Случай
sit-clock = Часы
sit-non-player = Не-Игрок
sit-table = Стол
sit-other = Другие ходы
sit-ask = { $player }, выберите 1–{ $count } (? — помощь)
sit-help = Число — этот ход, r — любой ход, t — показать стол, ? — эта помощь, q — уйти.
sit-no-such = Хода { $said } нет.
sit-left = Вы уходите из-за стола.
sit-silent = Больше ничего не сказано: вы уходите из-за стола.
sit-cover = { $player }, ваш ход. Остальные отворачиваются: нажмите Enter.
sit-won = Победа: { $players }
sit-nobody = никто
sit-resigned = Кто-то сдался.
