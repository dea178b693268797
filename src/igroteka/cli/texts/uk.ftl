# At a table in the terminal.

sit-player = Гравець { $number }
sit-chance = Випадок
sit-clock = Годинник
sit-non-player = Не-Гравець
sit-table = Стіл
sit-other = Інші ходи
sit-ask = { $player }, вибери 1–{ $count } (? — допомога)
sit-help = Число — цей хід, r — будь-який, t — показати стіл, ? — ця допомога, q — піти.
sit-no-such = Ходу { $said } немає.
sit-left = Ти йдеш із-за столу.
sit-silent = Більше нічого не сказано: ти йдеш із-за столу.
sit-cover = { $player }, твій хід. Інші відвертаються: натисни Enter.
sit-won = Перемога: { $players }
sit-nobody = ніхто
sit-resigned = Хтось здався.
