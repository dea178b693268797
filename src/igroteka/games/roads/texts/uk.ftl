# «Дороги» словами. Поля пояснено в en.ftl.

roads-name = Дороги
roads-tagline = Прикладай дорогу до дороги: розбудовуй мережу або замикай її.

## Картки

roads-face-S = пряма
roads-face-C = поворот
roads-face-T = розвилка
roads-face-X = перехрестя
roads-face-D = глухий кут
roads-face-S2 = двосмугова пряма
roads-face-S4 = чотирисмугова пряма
roads-face-C2 = двосмуговий поворот
roads-face-C4 = чотирисмуговий поворот
roads-face-T2 = двосмугова розвилка
roads-face-T4 = чотирисмугова розвилка
roads-face-X2 = двосмугове перехрестя
roads-face-X4 = чотирисмугове перехрестя
roads-face-D2 = двосмуговий глухий кут
roads-face-D4 = чотирисмуговий глухий кут
roads-face-X24 = перехрестя двох смуг із чотирма
roads-face-T42 = чотири смуги, з’їзд на дві
roads-face-T24 = дві смуги, з’їзд на чотири

roads-face =
    { $face ->
        [S] { roads-face-S }
        [C] { roads-face-C }
        [T] { roads-face-T }
        [X] { roads-face-X }
        [D] { roads-face-D }
        [S2] { roads-face-S2 }
        [S4] { roads-face-S4 }
        [C2] { roads-face-C2 }
        [C4] { roads-face-C4 }
        [T2] { roads-face-T2 }
        [T4] { roads-face-T4 }
        [X2] { roads-face-X2 }
        [X4] { roads-face-X4 }
        [D2] { roads-face-D2 }
        [D4] { roads-face-D4 }
        [X24] { roads-face-X24 }
        [T42] { roads-face-T42 }
        [T24] { roads-face-T24 }
       *[other] { $face }
    }

## Налаштування

roads-option-variant = Варіант
roads-option-variant-hint = Три гри з тими самими картками.
roads-option-variant-duel = Дуель
roads-option-variant-duel-hint = Для двох: одна сторона розбудовує мережу, друга її замикає.
roads-option-variant-newspaper = Газета
roads-option-variant-newspaper-hint = На обмеженому полі: перемагає той, хто поклав останню картку.
roads-option-variant-heap = Купка
roads-option-variant-heap-hint = Тягни навмання, клади, що підходить: перемагає той, у кого лишилося найменше карток.
roads-option-cards = Карток на гравця
roads-option-cards-hint = У «Газеті» їхню кількість задає поле.
roads-option-cards-24 = 24
roads-option-cards-24-hint = Звичайна гра.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Довга гра.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Коротка гра.
roads-option-lanes = Смуги
roads-option-lanes-off = Одна ширина
roads-option-lanes-off-hint = Будь-яка дорога з’єднується з будь-якою.
roads-option-lanes-on = Дві й чотири смуги
roads-option-lanes-on-hint = Складніше: дві смуги з чотирма не з’єднуються.
roads-option-field = Поле
roads-option-field-hint = Лише для «Газети». Свій розмір, ширина × висота: від 3x3 до 20x20.
roads-option-field-page = Сторінка, 6 × 8
roads-option-field-page-hint = Якраз для двох або трьох.
roads-option-field-spread = Розворот, 12 × 8
roads-option-field-spread-hint = Простір для чотирьох і більше.
roads-option-border = Край
roads-option-border-hint = Лише для «Газети»: який край у поля.
roads-option-border-beige = Бежевий
roads-option-border-beige-hint = Дорога не може вийти за край.
roads-option-border-open = Відкритий
roads-option-border-open-hint = Дорога може вийти за край, аби всередині було куди їхати.

## Що робити

roads-prompt-open = Ти починаєш: поклади будь-яку картку.
roads-prompt-extend = Твій хід. Поклади картку й не дай мережі замкнутися.
roads-prompt-close = Твій хід. Поклади картку; спробуй замкнути мережу.
roads-prompt-lay = Твій хід. Поклади картку так, щоб дорога продовжилася.
roads-prompt-wait = Ходить { $player }.
roads-prompt-out = Ти вже поза грою. Побачимо, хто покладе останню картку.
roads-prompt-chance =
    { $stage ->
        [lots] Кидаємо жереб: хто починає?
        [deal] Роздаємо картки.
       *[draw] З купки беруть картку.
    }
roads-prompt-over = Гру закінчено.

## Ходи словами, як на кнопці, і заголовки для кількох

roads-action-lay = Покласти: { roads-face } ({ $x }; { $y }); дороги: { $sides }
roads-action-lay-lanes = Покласти: { roads-face } ({ $x }; { $y }); чотири смуги: { $wide }; дві: { $narrow }
roads-action-lay-here = Покласти сюди: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Жереб кинуто. Починає { $player }.
roads-action-deal = Роздаємо картки.
roads-action-draw = З купки беруть картку.
roads-moves-lay = Покласти картку
roads-aloud-of = { $player }: { $what }

## Чому не можна

roads-side =
    { $side ->
        [0] вгорі
        [1] праворуч
        [2] внизу
       *[3] ліворуч
    }

roads-refuse-not-held = У тебе немає такої картки.
roads-refuse-turn = Так картка має такий самий вигляд, як і за меншого повороту. Поверни її менше.
roads-refuse-taken = Тут уже лежить картка.
roads-refuse-outside = Це за межами поля.
roads-refuse-opening = Перша картка лягає посеред столу.
roads-refuse-not-beside = Клади поруч із карткою, що вже лежить.
roads-refuse-no-road = Тут нічого не з’єднується. Хоч одна дорога має продовжитися.
roads-refuse-into-beige = Так дорога впреться в бежевий бік ({ roads-side }).
roads-refuse-cuts-road = Сюди приходить дорога ({ roads-side }), а твоя картка там бежева.
roads-refuse-border = Так дорога вийде за край поля ({ roads-side }).
roads-refuse-lanes = Смуги не з’єднуються: { $has } і { $want } ({ roads-side }).
roads-refuse-runs-out = Так усередині поля не лишиться жодної відкритої дороги.

## Як перемогти

roads-purpose-duel = Один розбудовує мережу, інший її замикає. Відкритих кінців: { $ends }
roads-purpose-extend = Не дай мережі замкнутися до останньої картки. Відкритих кінців: { $ends }, карток лишилося: { $left }
roads-purpose-close = Замкни мережу. Відкритих кінців: { $ends }
roads-purpose-last = Поклади останню картку. Ще у грі: { $players }, у тебе карток: { $cards }
roads-purpose-last-watched = Перемагає той, хто покладе останню картку. Ще у грі: { $players }
roads-purpose-heap = Залишся наприкінці з найменшою кількістю карток. У тебе: { $cards }, у найкращого з інших: { $others }
roads-purpose-heap-watched = Перемагає той, у кого лишиться найменше карток. У купці: { $heap }

## Чим скінчилося

roads-over-closed = Мережу замкнено: перемагає той, хто ходив другим.
roads-over-nothing-fits = Жодну з карток, що лишилися, вже нікуди покласти, а це однаково що замкнена мережа: перемагає той, хто ходив другим.
roads-over-all-laid = Усі картки викладено, а мережу не замкнено: перемагає той, хто починав.
roads-over-no-move = Мережа відкрита, але тому, чий хід, нікуди покласти картку: нічия.
roads-over-laid-last = Більше ніхто не може ходити: перемагає той, хто поклав останню картку.
roads-over-heap-stuck = Більше ніхто не може покласти картку: перемагає той, у кого їх лишилося найменше.
roads-over-heap-all-laid = Усі картки викладено: перемагає той, хто з’єднав найбільше доріг.
roads-over-heap-closed = Мережу замкнено: перемагає той, у кого лишилося найменше карток.

## Що відбувається

roads-event-lots =
    { $you ->
        [yes] Жереб випав тобі: ти починаєш.
       *[no] Жереб кинуто. Починає { $player }.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Ти отримуєш { $size } картку.
            [few] Ти отримуєш { $size } картки.
            [many] Ти отримуєш { $size } карток.
           *[other] Ти отримуєш { $size } картки.
        }
       *[no] { $size ->
            [one] { $player } отримує { $size } картку.
            [few] { $player } отримує { $size } картки.
            [many] { $player } отримує { $size } карток.
           *[other] { $player } отримує { $size } картки.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Ти береш картку: { roads-face }. Лишилося в купці: { $heap_left }.
       *[no] { $player } бере картку. Лишилося в купці: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Ти кладеш картку: { roads-face } ({ $x }; { $y }). З’єднано доріг: { $joined }.
       *[no] { $player } кладе картку: { roads-face } ({ $x }; { $y }). З’єднано доріг: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Жодна твоя картка не підходить. Вони лишаються в тебе.
       *[no] { $player } не може покласти картку й лишає всі собі.
    }
roads-event-out =
    { $you ->
        [yes] Тобі нікуди ходити: ти вибуваєш.
       *[no] { $player } не може ходити й вибуває.
    }
roads-event-closed = Мережу замкнено: жодного відкритого кінця не лишилося.
roads-event-over = Гру закінчено.

## На екрані

roads-ui-table = Мережа доріг
roads-ui-hand = Твої картки
roads-ui-hand-empty = Карток у тебе немає.
roads-ui-card =
    { $count ->
        [one] { roads-face }, { $count } картка
        [few] { roads-face }, { $count } картки
        [many] { roads-face }, { $count } карток
       *[other] { roads-face }, { $count } картки
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, { $count } картка; поки нікуди
        [few] { roads-face }, { $count } картки; поки нікуди
        [many] { roads-face }, { $count } карток; поки нікуди
       *[other] { roads-face }, { $count } картки; поки нікуди
    }
roads-ui-place =
    { $ways ->
        [1] Підходить: ({ $x }; { $y })
        [one] Підходить: ({ $x }; { $y }), { $ways } спосіб
        [few] Підходить: ({ $x }; { $y }), { $ways } способи
        [many] Підходить: ({ $x }; { $y }), { $ways } способів
       *[other] Підходить: ({ $x }; { $y }), { $ways } способу
    }
roads-ui-try = Спробувати: ({ $x }; { $y })
roads-ui-here = { roads-face } ({ $x }; { $y }). Дороги: { $sides }.
roads-ui-lies = { roads-face } ({ $x }; { $y }). Дороги: { $sides }. Чия: { $player }.
roads-ui-turn = Повернути
roads-ui-lay = Покласти сюди
roads-ui-back = Забрати
roads-ui-do-pick = Вибери картку.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: поки нікуди. Вибери іншу картку.
        [one] { roads-face }: підходить в { $places } місці.
       *[other] { roads-face }: підходить в { $places } місцях.
    }
roads-ui-do-try = { roads-face }: вибери місце.
roads-ui-do-lay = Кладемо сюди?
roads-ui-do-turn = Вибери картку ще раз, щоб повернути.
roads-ui-ends =
    { $ends ->
        [0] Кінці закриті
        [one] { $ends } відкритий кінець
        [few] { $ends } відкриті кінці
        [many] { $ends } відкритих кінців
       *[other] { $ends } відкритого кінця
    }
roads-ui-marks = Показати, хто що поклав
roads-ui-unseen = Ще не показалися
roads-ui-heap = Купка
roads-ui-aside = Осторонь, закриті
roads-ui-left = Лишилося карток
roads-ui-joined = З’єднано доріг
roads-ui-out = поза грою
roads-ui-task-extend = тримає мережу відкритою
roads-ui-task-close = замикає мережу
roads-ui-revealed = Що лишилося в інших
roads-ui-masthead = Дорожній вісник

## Підказки: чим добрий хід

roads-hint-wins = Цей хід одразу перемагає.
roads-hint-draws = Цей хід закінчує гру внічию, і кращого не досягти.
roads-hint-safe = Наступним ходом мережу не замкнути.
roads-hint-hole = Лишиться прогалина, куди не підійде жодна картка: мережу вже не замкнути.
roads-hint-closes =
    { $of ->
        [one] Картка закриває { $closed } з { $of } відкритого кінця. Лишиться відкритих: { $left }.
       *[other] Картка закриває { $closed } з { $of } відкритих кінців. Лишиться відкритих: { $left }.
    }
roads-hint-opens = Відкритих кінців: { $left } замість { $of }.
roads-hint-keep-branches = Розвилки й перехрестя лишаються тобі на потім.
roads-hint-keep-dead-ends = Глухі кути лишаються тобі для останніх прогалин.
roads-hint-own-gaps =
    { $gaps ->
        [one] { $gaps } прогалина підходить лише твоїм карткам.
        [few] { $gaps } прогалини підходять лише твоїм карткам.
        [many] { $gaps } прогалин підходять лише твоїм карткам.
       *[other] { $gaps } прогалини підходить лише твоїм карткам.
    }
roads-hint-room =
    { $gaps ->
        [one] Твоїм карткам ще підійде { $gaps } прогалина.
        [few] Твоїм карткам ще підійдуть { $gaps } прогалини.
        [many] Твоїм карткам ще підійдуть { $gaps } прогалин.
       *[other] Твоїм карткам ще підійде { $gaps } прогалини.
    }
roads-hint-knocks-out = Більше ні в кого немає картки, що кудись підходить.

## Figures

roads-figure-joins = Дорога тягнеться з картки на картку.
roads-figure-apart = Поруч із карткою, але жодна дорога не з’єдналася.
roads-figure-into-beige = Нова дорога впирається в бежевий бік.
roads-figure-cut-off = Бежевий бік нової картки обриває дорогу.
roads-figure-beige-to-beige = Бежеве до бежевого можна: угорі дорога з’єдналася.
roads-figure-closed = Відкритих кінців більше немає: перемагає другий гравець.
roads-figure-still-open = Остання картка лишила дороги відкритими: перемагає перший.
roads-figure-inside = У межах газети картка лягає будь-де, аби підійшла.
roads-figure-outside = Картки не кладуть за край газети.
roads-figure-over-the-edge = Дорога вийшла б за газету: її край вважається бежевим.
roads-figure-lanes-meet = Чотири смуги зустрічають чотири; вниз відходять дві.
roads-figure-lanes-apart = Дві смуги не можна з’єднувати з чотирма.

## Puzzles

roads-puzzle-closed = Замкни мережу, хоч би що поклав суперник. Твоїх карток: { $moves }
roads-puzzle-closed-missed = Мережу не замкнено. Відкритих кінців: { $ends }
roads-puzzle-last = Поклади найостаннішу картку, хоч би що поклав суперник. Твоїх карток: { $moves }
roads-puzzle-last-missed = Остання картка була не твоя.

## Кінець по частинах

roads-account-laid = Викладено карток: { $count }
roads-account-left = Лишилося карток: { $count }
roads-account-joined = З’єднано доріг: { $count }
roads-account-ends = Відкритих кінців доріг: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = розгалужувач
roads-bot-brancher-hint = Спершу кладе розвилки й перехрестя, щоб дороги швидше розійшлися.
roads-bot-hoarder = хом’як
roads-bot-hoarder-hint = Береже розвилки й перехрестя на потім, а спершу кладе прості дороги й глухі кути.
