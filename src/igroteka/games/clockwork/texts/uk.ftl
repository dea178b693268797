# «Механічне місто» словами. Поля та їхнє значення описано в en.ftl.

clockwork-name = Механічне місто
clockwork-tagline = Збирай деталі, запам’ятовуй скинуті карти й тікай із летючого міста.

## Карти

clockwork-kind-flying = літальний апарат
clockwork-kind-code = дешифратор
clockwork-kind-airship = дирижабль
clockwork-kind-fuel = паливозаправник
clockwork-kind-power = енергетична машина
clockwork-kind-scrap = брухт

clockwork-set-dragonfly = Бабка
clockwork-set-heron = Чапля
clockwork-set-beetle = Жук
clockwork-set-bat = Кажан
clockwork-set-swallow = Ластівка
clockwork-set-moth = Метелик
clockwork-set-owl = Сова
clockwork-set-sphinx = Сфінкс
clockwork-set-spider = Павук
clockwork-set-magpie = Сорока
clockwork-set-airship = Дирижабль
clockwork-set-fuel = Паливозаправник
clockwork-set-power = Енергетична машина
clockwork-set-scrap = Брухт

clockwork-card-dragonfly-wings = Бабка (крила)
clockwork-card-dragonfly-hull = Бабка (корпус)
clockwork-card-dragonfly-engine = Бабка (двигун)
clockwork-card-dragonfly-tail = Бабка (хвіст)
clockwork-card-heron-wings = Чапля (крила)
clockwork-card-heron-hull = Чапля (корпус)
clockwork-card-heron-engine = Чапля (двигун)
clockwork-card-heron-tail = Чапля (хвіст)
clockwork-card-beetle-wings = Жук (крила)
clockwork-card-beetle-hull = Жук (корпус)
clockwork-card-beetle-engine = Жук (двигун)
clockwork-card-beetle-tail = Жук (хвіст)
clockwork-card-bat-wings = Кажан (крила)
clockwork-card-bat-hull = Кажан (корпус)
clockwork-card-bat-engine = Кажан (двигун)
clockwork-card-bat-tail = Кажан (хвіст)
clockwork-card-swallow-wings = Ластівка (крила)
clockwork-card-swallow-hull = Ластівка (корпус)
clockwork-card-swallow-engine = Ластівка (двигун)
clockwork-card-swallow-tail = Ластівка (хвіст)
clockwork-card-moth-wings = Метелик (крила)
clockwork-card-moth-hull = Метелик (корпус)
clockwork-card-moth-engine = Метелик (двигун)
clockwork-card-moth-tail = Метелик (хвіст)
clockwork-card-owl-dial = Сова (циферблат)
clockwork-card-owl-keys = Сова (клавіші)
clockwork-card-owl-reel = Сова (котушка)
clockwork-card-owl-lamp = Сова (лампа)
clockwork-card-sphinx-dial = Сфінкс (циферблат)
clockwork-card-sphinx-keys = Сфінкс (клавіші)
clockwork-card-sphinx-reel = Сфінкс (котушка)
clockwork-card-sphinx-lamp = Сфінкс (лампа)
clockwork-card-spider-dial = Павук (циферблат)
clockwork-card-spider-keys = Павук (клавіші)
clockwork-card-spider-reel = Павук (котушка)
clockwork-card-spider-lamp = Павук (лампа)
clockwork-card-magpie-dial = Сорока (циферблат)
clockwork-card-magpie-keys = Сорока (клавіші)
clockwork-card-magpie-reel = Сорока (котушка)
clockwork-card-magpie-lamp = Сорока (лампа)
clockwork-card-airship-balloon = Дирижабль (оболонка)
clockwork-card-airship-gondola = Дирижабль (гондола)
clockwork-card-airship-boiler = Дирижабль (котел)
clockwork-card-airship-propeller = Дирижабль (гвинт)
clockwork-card-airship-rudder = Дирижабль (стерно)
clockwork-card-airship-anchor = Дирижабль (якір)
clockwork-card-fuel = Паливозаправник
clockwork-card-power = Енергетична машина
clockwork-card-scrap = Брухт

clockwork-set =
    { $set ->
        [0] { clockwork-set-dragonfly }
        [1] { clockwork-set-heron }
        [2] { clockwork-set-beetle }
        [3] { clockwork-set-bat }
        [4] { clockwork-set-swallow }
        [5] { clockwork-set-moth }
        [6] { clockwork-set-owl }
        [7] { clockwork-set-sphinx }
        [8] { clockwork-set-spider }
        [9] { clockwork-set-magpie }
        [10] { clockwork-set-airship }
        [11] { clockwork-set-fuel }
        [12] { clockwork-set-power }
       *[13] { clockwork-set-scrap }
    }

clockwork-card =
    { $card ->
        [1] { clockwork-card-dragonfly-wings }
        [2] { clockwork-card-dragonfly-hull }
        [3] { clockwork-card-dragonfly-engine }
        [4] { clockwork-card-dragonfly-tail }
        [5] { clockwork-card-heron-wings }
        [6] { clockwork-card-heron-hull }
        [7] { clockwork-card-heron-engine }
        [8] { clockwork-card-heron-tail }
        [9] { clockwork-card-beetle-wings }
        [10] { clockwork-card-beetle-hull }
        [11] { clockwork-card-beetle-engine }
        [12] { clockwork-card-beetle-tail }
        [13] { clockwork-card-bat-wings }
        [14] { clockwork-card-bat-hull }
        [15] { clockwork-card-bat-engine }
        [16] { clockwork-card-bat-tail }
        [17] { clockwork-card-swallow-wings }
        [18] { clockwork-card-swallow-hull }
        [19] { clockwork-card-swallow-engine }
        [20] { clockwork-card-swallow-tail }
        [21] { clockwork-card-moth-wings }
        [22] { clockwork-card-moth-hull }
        [23] { clockwork-card-moth-engine }
        [24] { clockwork-card-moth-tail }
        [25] { clockwork-card-owl-dial }
        [26] { clockwork-card-owl-keys }
        [27] { clockwork-card-owl-reel }
        [28] { clockwork-card-owl-lamp }
        [29] { clockwork-card-sphinx-dial }
        [30] { clockwork-card-sphinx-keys }
        [31] { clockwork-card-sphinx-reel }
        [32] { clockwork-card-sphinx-lamp }
        [33] { clockwork-card-spider-dial }
        [34] { clockwork-card-spider-keys }
        [35] { clockwork-card-spider-reel }
        [36] { clockwork-card-spider-lamp }
        [37] { clockwork-card-magpie-dial }
        [38] { clockwork-card-magpie-keys }
        [39] { clockwork-card-magpie-reel }
        [40] { clockwork-card-magpie-lamp }
        [41] { clockwork-card-airship-balloon }
        [42] { clockwork-card-airship-gondola }
        [43] { clockwork-card-airship-boiler }
        [44] { clockwork-card-airship-propeller }
        [45] { clockwork-card-airship-rudder }
        [46] { clockwork-card-airship-anchor }
        [47] { clockwork-card-fuel }
        [48] { clockwork-card-power }
        [49] { clockwork-card-scrap }
       *[other] карта
    }

clockwork-character-1 = годинникарка Ада
clockwork-character-2 = кочегар Бруно
clockwork-character-3 = льотчиця Кора
clockwork-character-4 = слюсар Даріо
clockwork-character-5 = винахідниця Едда
clockwork-character-6 = ліхтарник Фелікс

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = Вежі
clockwork-yard-boiler = Звалище котлів
clockwork-yard-spring = Звалище пружин
clockwork-yard-cog = Звалище шестерень
clockwork-yard-chain = Звалище ланцюгів
clockwork-yard-lamp = Звалище ламп
clockwork-yard-bell = Звалище дзвонів
clockwork-track = клітинка доріжки

clockwork-field =
    { $field ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

clockwork-to =
    { $to ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

## Налаштування

clockwork-option-edition = Видання
clockwork-option-edition-hint = Надруковані правила трохи різняться залежно від мови.
clockwork-option-edition-en = Англійське
clockwork-option-edition-nl = Нідерландське
clockwork-option-edition-de = Німецьке
clockwork-option-edition-es = Іспанське
clockwork-option-edition-fr = Французьке
clockwork-option-edition-hu = Угорське
clockwork-option-edition-pl = Польське
clockwork-option-edition-cs = Чеське
clockwork-option-edition-sl = Словенське
clockwork-option-edition-uk = Українське
clockwork-option-edition-ru = Російське
clockwork-option-edition-it = Італійське
clockwork-option-entry_scrapyard = Вхід на звалище
clockwork-option-entry_scrapyard-edition = Як у виданні
clockwork-option-entry_scrapyard-or_more = Точним числом або більшим
clockwork-option-entry_scrapyard-exact = Лише точним числом
clockwork-option-entry_towers = Вхід до Веж
clockwork-option-entry_towers-edition = Як у виданні
clockwork-option-entry_towers-or_more = Точним числом або більшим
clockwork-option-entry_towers-exact = Лише точним числом
clockwork-option-special_throw = Кидок 7, 11 або дубль
clockwork-option-special_throw-edition = Як у виданні
clockwork-option-special_throw-instead = Замість руху
clockwork-option-special_throw-instead_from_scrapyard = Замість руху, зі звалища
clockwork-option-special_throw-instead_from_scrapyard-hint = Прямо до Веж можна звідусіль.
clockwork-option-special_throw-after = Після руху, як додаток
clockwork-option-special_throw-after-hint = Якщо цього ходу взято карту зі звалища.
clockwork-option-scrap_given = Брухт замість карти
clockwork-option-scrap_given-edition = Як у виданні
clockwork-option-scrap_given-out = Виходить із гри
clockwork-option-scrap_given-table = Іде до скинутих карт
clockwork-option-end_special = 7, 11 або дубль наприкінці
clockwork-option-end_special-edition = Як у виданні
clockwork-option-end_special-either = Пошук або виклик
clockwork-option-end_special-both = Пошук і виклик
clockwork-option-low_hand = Якщо карт менше ніж сім
clockwork-option-low_hand-edition = Як у виданні
clockwork-option-low_hand-keep = Не скидаєш
clockwork-option-low_hand-may_discard = Можна скинути
clockwork-option-wrong_pick = Після помилки
clockwork-option-wrong_pick-edition = Як у виданні
clockwork-option-wrong_pick-in_place = Показана карта лягає на її місце
clockwork-option-wrong_pick-anywhere = Показана карта лягає будь-куди
clockwork-option-yard_challenge = Виклик на звалищі
clockwork-option-yard_challenge-edition = Як у виданні
clockwork-option-yard_challenge-any_arrival = Хоч би як туди потрапити
clockwork-option-yard_challenge-exact_throw = Лише точним числом
clockwork-option-counter = Вимога у відповідь
clockwork-option-counter-edition = Як у виданні
clockwork-option-counter-no_card = Якщо немає такої карти
clockwork-option-counter-no_scrap_either = Якщо немає й брухту
clockwork-option-start_throw = Кидок за перший хід
clockwork-option-start_throw-edition = Як у виданні
clockwork-option-start_throw-two_dice = Два кубики
clockwork-option-start_throw-one_die = Один кубик
clockwork-option-reversals = Розворот під час руху
clockwork-option-reversals-edition = Як у виданні
clockwork-option-reversals-0 = Ніколи
clockwork-option-reversals-1 = Один раз

## Що треба зробити

clockwork-prompt-choose = Вибери персонажа.
clockwork-prompt-chosen = Інші ще вибирають.
clockwork-prompt-deal = Роздаємо карти.
clockwork-prompt-start =
    { $dice ->
        [1] Кожному один кубик: він вирішує, хто починає.
       *[2] Кожному два кубики: вони вирішують, хто починає.
    }
clockwork-prompt-throw = Котяться кубики. Ходить { $player }.
clockwork-prompt-move = Випало { $steps }. Куди підеш?
clockwork-prompt-special = Випало { $steps }: іди доріжкою або скористайся особливим кидком.
clockwork-prompt-arrive = Візьми карту або кинь виклик.
clockwork-prompt-meet = Ти когось зустрічаєш: кинь виклик або пропусти.
clockwork-prompt-extra = Ще одна дія: прямо в будь-яке місце або лишайся й дій. Можна й відмовитися.
clockwork-prompt-search = Покажи карту набору, який шукаєш, або назви паливо чи енергію.
clockwork-prompt-demand = Можна вимагати карту в когось із тих, хто у Вежах.
clockwork-prompt-search-or-demand = Шукай серед скинутих або вимагай карту.
clockwork-prompt-point = Ти шукаєш: { clockwork-set }. Вкажи на скинуту карту.
clockwork-prompt-swap = Не те: { clockwork-card }. Яку карту покласти на її місце?
clockwork-prompt-give = { $player } показує тобі: { clockwork-card }. Віддай карту цього набору або брухт.
clockwork-prompt-give-named = { $player } просить: { clockwork-set }. Віддай таку карту або брухт.
clockwork-prompt-return = Віддай карту навзаєм. Кому: { $player }.
clockwork-prompt-counter = Віддати було нічого. Тепер можна вимагати карту у відповідь. У кого: { $player }.
clockwork-prompt-discard = Вибери карту, яку скинеш.
clockwork-prompt-may-discard = Можна скинути карту або лишити всі.
clockwork-prompt-lay = Поклади долілиць біля поля: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } вибирає, куди йти.
        [arrive] { $player } вибирає: карта чи виклик.
        [extra] { $player } може зробити ще одне.
        [towers] { $player } у Вежах.
        [point] { $player } шукає серед скинутих карт.
        [swap] { $player } вибирає карту на вільне місце.
        [give] { $player } відповідає на виклик.
        [return] { $player } вибирає, що віддати навзаєм.
        [counter] { $player } може вимагати у відповідь.
        [discard] { $player } вибирає, що скинути.
        [lay] { $player } кладе скинуту карту. Запам’ятай де!
       *[other] { $player } думає.
    }
clockwork-prompt-over = Гру закінчено.

## Ходи словами, як на кнопці, і заголовки для кількох

clockwork-action-choose = Вибрати: { clockwork-character }
clockwork-action-walk = Іти сюди: { $place }
clockwork-action-straight = Прямо сюди: { $place }
clockwork-action-take = Взяти карту
clockwork-action-discard = Скинути: { clockwork-card }
clockwork-action-lay = Покласти сюди: { $place }
clockwork-action-lay-here = Покласти сюди
clockwork-action-keep = Лишити всі карти
clockwork-action-rest = На цьому закінчити
clockwork-action-seek = Показати карту й шукати її набір: { clockwork-card }
clockwork-action-seek-named = Шукати, не показуючи карти: { clockwork-card }
clockwork-action-point = Відкрити карту: { $place }
clockwork-action-point-here = Відкрити цю карту
clockwork-action-swap = Покласти: { clockwork-card }
clockwork-action-demand = Виклик ({ $player }), показати: { clockwork-card }
clockwork-action-demand-named = Виклик ({ $player }), попросити: { clockwork-card }
clockwork-action-give = Віддати: { clockwork-card }
clockwork-action-return = Віддати навзаєм: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Персонажі
clockwork-moves-walk = Іти
clockwork-moves-straight = Прямо туди
clockwork-moves-discard = Скинути карту
clockwork-moves-lay = Покласти карту на стіл
clockwork-moves-seek = Шукати серед скинутих
clockwork-moves-point = Відкрити карту
clockwork-moves-swap = Покласти карту
clockwork-moves-demand = Виклик
clockwork-moves-give = Віддати карту
clockwork-moves-return = Віддати карту навзаєм
clockwork-aloud-of = { $player }: { $what }

## Чому ні

clockwork-refuse-not-now =
    { $stage ->
        [choose] Спершу вибери персонажа.
        [move] Спершу пересунь персонажа.
        [point] Спершу вкажи на скинуту карту.
        [swap] Спершу вибери карту на вільне місце.
        [give] Спершу віддай карту.
        [return] Спершу віддай карту навзаєм.
        [discard] Спершу вибери, що скинути.
        [lay] Спершу поклади скинуту карту на стіл.
       *[other] Не зараз.
    }
clockwork-refuse-no-character = Такого персонажа немає.
clockwork-refuse-character-taken = Персонаж уже зайнятий: { clockwork-character }.
clockwork-refuse-no-field = Такої клітинки немає.
clockwork-refuse-out-of-reach = Із числом { $steps } туди не дістатися.
clockwork-refuse-not-exact = Туди веде лише точне число, а випало { $steps }.
clockwork-refuse-full = Там уже двоє.
clockwork-refuse-not-nearer = Звалища порожні: треба наблизитися до Веж.
clockwork-refuse-straight-where = Прямо можна лише на звалище або до Веж.
clockwork-refuse-throw-not-special = Для цього треба 7, 11 або дубль.
clockwork-refuse-already-there = Ти вже тут: { clockwork-field }.
clockwork-refuse-only-towers = Звідси особливий кидок веде лише до Веж.
clockwork-refuse-extra-first = У цьому виданні особливий кидок діє після звичайного ходу.
clockwork-refuse-stay-on-track = Лишитися й кинути виклик можна тільки на звалищі.
clockwork-refuse-no-yard = Ти не на звалищі.
clockwork-refuse-pile-empty = Карт тут більше немає: { clockwork-field }.
clockwork-refuse-no-opponent = Вимагати можна лише в когось іншого.
clockwork-refuse-not-met = { $player } не на твоїй клітинці.
clockwork-refuse-demand-at-towers = Доки звалища не порожні, у Вежах викликів немає.
clockwork-refuse-no-demand-now = Зараз вимагати не можна.
clockwork-refuse-not-back = { $player } ще не у Вежах.
clockwork-refuse-counter-other = Вимагати можна лише в того, хто кинув тобі виклик.
clockwork-refuse-scrap = Брухт не можна ні показати, ні шукати.
clockwork-refuse-not-held = У тебе немає такої карти.
clockwork-refuse-not-asked = Просять: { clockwork-set }. Лише таку карту або брухт.
clockwork-refuse-no-search-now = Зараз шукати не можна.
clockwork-refuse-no-discards = На столі немає скинутих карт.
clockwork-refuse-no-place = Такого місця на столі немає.
clockwork-refuse-place-taken = Тут уже лежить карта.
clockwork-refuse-place-empty = Тут карти немає.
clockwork-refuse-keep = У тебе більше ніж сім карт: скинь одну.
clockwork-refuse-rest-in-yard = Візьми карту або кинь виклик.
clockwork-refuse-rest = На цьому закінчити не можна.

## Як перемогти

clockwork-purpose-escape = Викласти літальний апарат, дешифратор і паливо — або дирижабль з енергетичною машиною. Є: { $laid } з 3
clockwork-purpose-escape-watched = Перемога: літальний апарат, дешифратор і паливо — або дирижабль з енергетичною машиною

## Чим скінчилося

clockwork-over-machines = Літальний апарат, дешифратор і паливо: місто лишилося позаду.
clockwork-over-airship = Дирижабль з енергетичною машиною: місто лишилося позаду.
clockwork-over-quiet = Сто кіл без жодної машини: місто не відпустило нікого. Нічия.
clockwork-over-late = Триста кіл: місто не відпустило нікого. Нічия.

## Що відбувається

clockwork-event-chosen =
    { $you ->
        [yes] Твій персонаж — { clockwork-character }.
       *[no] { $player }: { clockwork-character }.
    }
clockwork-event-boxed = Цього разу деякі набори лишаються в коробці. Палива: { $fuel }, брухту: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Ти отримуєш { $size } карту.
            [few] Ти отримуєш { $size } карти.
            [many] Ти отримуєш { $size } карт.
           *[other] Ти отримуєш { $size } карти.
        }
       *[no] { $size ->
            [one] { $player } отримує { $size } карту.
            [few] { $player } отримує { $size } карти.
            [many] { $player } отримує { $size } карт.
           *[other] { $player } отримує { $size } карти.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Твій кидок найбільший: ти починаєш.
       *[no] Найбільший кидок: починає { $player }.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Ти кидаєш: { $one } і { $two }.
       *[no] { $player } кидає: { $one } і { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Ти йдеш прямо сюди: { clockwork-to }.
           *[no] Ти йдеш сюди: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } йде прямо сюди: { clockwork-to }.
           *[no] { $player } йде сюди: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Шляху немає: ти лишаєшся на місці.
       *[no] Шляху немає: { $player } лишається на місці.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Ти береш карту. Лишилося тут: { $left }.
           *[other] Ти береш карту: { clockwork-card }. Лишилося тут: { $left }.
        }
       *[no] { $player } бере карту. Лишилося тут: { $left }.
    }
clockwork-event-bare = Тут більше нічого взяти.
clockwork-event-kept =
    { $you ->
        [yes] Ти лишаєш карти собі.
       *[no] { $player } лишає карти собі.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Ти скидаєш карту.
           *[other] Ти скидаєш: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } скидає карту.
           *[other] { $player } скидає: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Ти кладеш її долілиць.
       *[no] { $player } кладе її долілиць.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } кидає виклик і потай показує: { clockwork-card }. Кому: { $other }.
       *[no] { $card ->
            [0] { $player } кидає виклик. Кому: { $other }.
           *[other] { $player } кидає виклик і просить: { clockwork-card }. У кого: { $other }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } віддає карту. Кому: { $other }.
       *[other] { $player } віддає: { clockwork-card }. Кому: { $other }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } віддає карту навзаєм. Кому: { $other }.
       *[other] { $player } віддає навзаєм: { clockwork-card }. Кому: { $other }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } віддає брухт. Кому: { $other }. Брухт виходить із гри.
       *[no] { $player } віддає брухт. Кому: { $other }.
    }
clockwork-event-nothing = { $player } не має що віддати. Просить { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } показує карту й шукає її набір.
           *[other] { $player } показує карту й шукає її набір: { clockwork-card }.
        }
       *[no] { $player } шукає: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } відкриває карту й забирає її. Є!
           *[other] { $player } відкриває й забирає: { clockwork-card }. Є!
        }
       *[no] { $card ->
            [0] { $player } відкриває карту й мусить забрати її. Не те.
           *[other] { $player } відкриває й мусить забрати: { clockwork-card }. Не те.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } кладе на її місце іншу карту.
       *[other] { $player } кладе на її місце: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Ти викладаєш: { clockwork-set }.
       *[no] { $player } викладає: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] На цьому ти закінчуєш.
       *[no] { $player } на цьому закінчує.
    }
clockwork-event-lost =
    { $you ->
        [yes] Цей кидок нічого тобі не дає: хід пропущено.
       *[no] Цей кидок нічого не дає: { $player } пропускає хід.
    }
clockwork-event-emptied = Звалища порожні. Усі повертаються до Веж!
clockwork-event-over = Гру закінчено.

## На екрані

clockwork-ui-city = Летюче місто
clockwork-ui-table = Скинуті карти біля поля
clockwork-ui-see-city = Глянути на місто
clockwork-ui-see-table = Глянути на скинуті карти
clockwork-ui-hand = Твої карти
clockwork-ui-hand-empty = Карт у тебе немає.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, таких: { $count }
    }
clockwork-ui-dice = Випало: { $one } і { $two }
clockwork-ui-pile = { clockwork-field }, лишилося карт: { $count }
clockwork-ui-plank = клітинка { $number }: { $from } — { $end }
clockwork-ui-place = ряд { $row }, стовпець { $column }
clockwork-ui-place-card = Скинута карта, ряд { $row }, стовпець { $column }
clockwork-ui-place-seen = Ряд { $row }, стовпець { $column }: { clockwork-card }
clockwork-ui-actions = Що я можу зробити?

## Дії, коли їх кілька

clockwork-ui-verb-seek = Шукати серед скинутих
clockwork-ui-verb-demand = Кинути виклик: { $player }
clockwork-ui-other-verb = Щось інше
clockwork-ui-without-card = Або не показуючи карти:

## Один рядок: що робити руками

clockwork-ui-hint-choose = Вибери, ким бути.
clockwork-ui-hint-walk = Вибери клітинку, що світиться.
clockwork-ui-hint-special = Вибери клітинку, що світиться. Блискавка: прямо туди.
clockwork-ui-hint-verb = Вибери, що робити.
clockwork-ui-hint-seek = Вибери карту, яку побачать усі.
clockwork-ui-hint-demand = Вибери карту, яку потай побачить { $player }.
clockwork-ui-hint-give = Вибери карту, яку віддаєш.
clockwork-ui-hint-return = Вибери карту, яку віддаєш навзаєм.
clockwork-ui-hint-discard = Вибери карту, яку скидаєш.
clockwork-ui-hint-swap = Вибери карту, яку кладеш.
clockwork-ui-hint-again = Вибери її ще раз або натисни кнопку.
clockwork-ui-hint-point = Вибери скинуту карту. Що там було?
clockwork-ui-hint-lay = Вибери вільне місце.
clockwork-ui-no-use = Зараз карти з руки не потрібні.
clockwork-ui-not-here = Тут зараз нічого робити.

## Що лежить відкрито

clockwork-ui-secret-shown = { $player } потай показує тобі
clockwork-ui-secret-asked = { $player } просить у тебе
# Read again with the English, and right.
clockwork-ui-secret-mine = Твій виклик: { $player }
clockwork-ui-secret-third = { $player } і { $other }: у них таємниця.
clockwork-ui-open-sought = Шукають
clockwork-ui-open-found = Відкрито
clockwork-ui-open-shown = Скинуто
clockwork-ui-put-back = Вибрати іншу
clockwork-ui-machine = { clockwork-set }, зібрано
clockwork-ui-ending = Звалища порожні: усі назад, до Веж!
clockwork-ui-start-of = Починає { $player }
clockwork-ui-seen = Цю карту вже показували
clockwork-ui-opened = Усе відкрито.
clockwork-ui-revealed = Що лишилося в інших

## Бічна панель

clockwork-ui-cards = Карти
clockwork-ui-machines = Машини
clockwork-ui-in-box = Лишилися в коробці: { $sets }
clockwork-ui-scrapped = Брухту вийшло з гри: { $count }
clockwork-ui-round = Коло { $round }
clockwork-ui-piles = Карт на звалищах: { $count }
clockwork-ui-collecting = Що ти збираєш
clockwork-ui-collected = { $held } із { $of }, бракує: { $missing }
clockwork-ui-known = Тренер пам’ятає
clockwork-ui-known-held = { $players }: { clockwork-card }

## Чому хід добрий

clockwork-hint-wins = Це відразу виграє гру.
clockwork-hint-spare =
    { $missing ->
        [0] Набір «{ clockwork-set }» тобі потрібен найменше.
       *[other] Набір «{ clockwork-set }» тобі потрібен найменше. Бракує карт: { $missing }.
    }
clockwork-hint-double = Таких у тебе { $count }, а вистачить однієї.
clockwork-hint-scrap = Брухт не входить до жодного набору.
clockwork-hint-rest = Навряд чи { $player } має потрібне: «{ clockwork-set }» — { $percent } зі 100. Марний виклик лише викаже твою карту.
clockwork-hint-nothing = Жодна з показаних там карт тобі не допоможе.
clockwork-hint-keep = Кожна твоя карта ще може знадобитися: { $cards }.
clockwork-hint-alike = Усі грають однаково: бери будь-кого.
clockwork-hint-anywhere = Усі місця однакові, тільки запам’ятай, яке вибрано.
clockwork-hint-draw = Із { $pool } ще не показаних карт тобі допомогли б { $useful }.
clockwork-hint-towers = У Вежах серед скинутих лежить { clockwork-card }.
clockwork-hint-search = Тобі потрібна карта «{ clockwork-card }», і вона лежить там.
clockwork-hint-found =
    { $missing ->
        [0] Це { clockwork-card }: набір «{ clockwork-set }» зібрано.
       *[other] Це { clockwork-card }. У наборі «{ clockwork-set }» лишиться здобути: { $missing }.
    }
clockwork-hint-wrong-pick = Помилка навмисне: карту «{ clockwork-card }» ти однаково візьмеш, а натомість покладеш ту, без якої можна обійтися.
clockwork-hint-demand = { $player } має карту набору «{ clockwork-set }» з імовірністю { $percent } зі 100.
clockwork-hint-meet = Там на тебе чекає { $player }: карта набору «{ clockwork-set }» є з імовірністю { $percent } зі 100.
clockwork-hint-on-the-way = Звідти наступний кидок приведе на звалище або до Веж у { $percent } зі 100 випадків.
clockwork-hint-home = У Вежах можна шукати.
clockwork-hint-shield = Брухт замість неї: карта лишається в тебе.

## Figures

clockwork-figure-walk = Випало п’ять: на п’ять клітинок далі.
clockwork-figure-turn-back = Не дві клітинки, якщо випало п’ять: раніше не стають і назад не йдуть.
clockwork-figure-enter = П’яти більш ніж досить на три клітинки: вхід на звалище.
clockwork-figure-straight = Сім, одинадцять чи дубль ведуть прямо на будь-яке звалище.
clockwork-figure-full = Там уже двоє: третьому не можна.
clockwork-figure-demand = Де двоє зустрілися, один може вимагати карту.
clockwork-figure-machines = Дешифратор, літальний апарат і паливозаправник: втеча.
clockwork-figure-airship = Або всі шість частин дирижабля з енергетичною машиною.

## Puzzles

clockwork-puzzle-machine = Збери ще одну машину за цей хід, хоч би що мав і дав суперник.
clockwork-puzzle-machine-missed = Хід закінчено. Машин перед тобою: { $laid } з { $machines }
clockwork-puzzle-escaped = Утечи за цей хід, хоч би що мав і дав суперник.
clockwork-puzzle-escaped-missed = Хід закінчено, а ти ще в місті.

## Кінець по частинах

clockwork-account-set = Зібрано: { $set }
clockwork-account-no-set = Нічого не зібрано
clockwork-account-demanded = Карт здобуто викликом: { $count }
clockwork-account-remembered = Карт знайдено з пам’яті: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = розбійник
clockwork-bot-bandit-hint = Любить зустрічати інших і вимагає їхні деталі.
clockwork-bot-rummager = шукач
clockwork-bot-rummager-hint = За кожної нагоди йде до Веж шукати серед скинутих карт.
