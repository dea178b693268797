# «Дороги» словами.
# У событий есть свои поля, а ещё: $player — имя того, о ком речь (при жеребьёвке — кто начинает),
# $you — "yes", если это сам читатель, иначе "no".
# У подсказок и отказов — их подробности; $player — имя игрока на месте `seat`.
# $side — сторона, которой карточка касается соседней: 0 север, 1 восток, 2 юг, 3 запад.

roads-name = Дороги
roads-tagline = Пристраивайте дорогу к дороге: растите сеть или замыкайте её.

## Карточки

roads-face-S = прямая
roads-face-C = поворот
roads-face-T = развилка
roads-face-X = перекрёсток
roads-face-D = тупик
roads-face-S2 = двухполосная прямая
roads-face-S4 = четырёхполосная прямая
roads-face-C2 = двухполосный поворот
roads-face-C4 = четырёхполосный поворот
roads-face-T2 = двухполосная развилка
roads-face-T4 = четырёхполосная развилка
roads-face-X2 = двухполосный перекрёсток
roads-face-X4 = четырёхполосный перекрёсток
roads-face-D2 = двухполосный тупик
roads-face-D4 = четырёхполосный тупик
roads-face-X24 = перекрёсток двух полос с четырьмя
roads-face-T42 = четыре полосы, съезд на две
roads-face-T24 = две полосы, съезд на четыре

# Имя карточки из $face — для других сообщений.
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

## Настройки

roads-option-variant = Вариант
roads-option-variant-hint = Три игры с одними и теми же карточками.
roads-option-variant-duel = Дуэль
roads-option-variant-duel-hint = Для двоих: один растит сеть, другой её замыкает.
roads-option-variant-newspaper = Газета
roads-option-variant-newspaper-hint = На ограниченном поле: выигрывает тот, кто положил последнюю карточку.
roads-option-variant-heap = Горка
roads-option-variant-heap-hint = Тяните наугад, кладите что подходит: выигрывает тот, у кого осталось меньше карточек.
roads-option-cards = Карточек на игрока
roads-option-cards-hint = В «Газете» их число задаёт поле.
roads-option-cards-24 = 24
roads-option-cards-24-hint = Обычная игра.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Долгая игра.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Короткая игра.
roads-option-lanes = Полосы
roads-option-lanes-off = Одна ширина
roads-option-lanes-off-hint = Любая дорога стыкуется с любой.
roads-option-lanes-on = Две и четыре полосы
roads-option-lanes-on-hint = Сложнее: две полосы с четырьмя не стыкуются.
roads-option-field = Поле
roads-option-field-hint = Только для «Газеты». Свой размер, ширина × высота: от 3x3 до 20x20.
roads-option-field-page = Страница, 6 × 8
roads-option-field-page-hint = В самый раз для двоих и троих.
roads-option-field-spread = Разворот, 12 × 8
roads-option-field-spread-hint = Простор для четверых и больше.
roads-option-border = Край
roads-option-border-hint = Только для «Газеты»: каков край поля.
roads-option-border-beige = Бежевый
roads-option-border-beige-hint = Дорога не может уйти за край.
roads-option-border-open = Открытый
roads-option-border-open-hint = Дорога может уйти за край, лишь бы внутри оставалось куда ехать.

## Что делать

roads-prompt-open = Вы начинаете: положите любую карточку.
roads-prompt-extend = Ваш ход. Положите карточку и не дайте сети замкнуться.
roads-prompt-close = Ваш ход. Положите карточку; постарайтесь замкнуть сеть.
roads-prompt-lay = Ваш ход. Положите карточку так, чтобы дорога продолжалась.
roads-prompt-wait = Ходит { $player }.
roads-prompt-out = Вы выбыли. Посмотрим, кто положит последнюю карточку.
roads-prompt-chance =
    { $stage ->
        [lots] Бросаем жребий: кто начинает?
        [deal] Раздаём карточки.
       *[draw] Из горки берут карточку.
    }
roads-prompt-over = Игра окончена.

## Ходы словами, как на кнопке, и заголовки для нескольких

roads-action-lay = Положить: { roads-face } ({ $x }; { $y }); дороги: { $sides }
roads-action-lay-lanes = Положить: { roads-face } ({ $x }; { $y }); четыре полосы: { $wide }; две: { $narrow }
# То же, где место подсвечено и видно, как ляжет карточка.
roads-action-lay-here = Положить сюда: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Жребий брошен. Начинает { $player }.
roads-action-deal = Раздаём карточки.
roads-action-draw = Из горки берут карточку.
roads-moves-lay = Положить карточку
roads-aloud-of = { $player }: { $what }

## Почему нельзя

# Сторона из $side — для других сообщений.
roads-side =
    { $side ->
        [0] сверху
        [1] справа
        [2] снизу
       *[3] слева
    }

roads-refuse-not-held = У вас нет такой карточки.
roads-refuse-turn = При меньшем повороте карточка выглядит точно так же. Поверните её меньше.
roads-refuse-taken = Здесь уже лежит карточка.
roads-refuse-outside = Это за пределами поля.
roads-refuse-opening = Первая карточка ложится в середину стола.
roads-refuse-not-beside = Кладите рядом с уже лежащей карточкой.
roads-refuse-no-road = Здесь ничего не стыкуется. Хотя бы одна дорога должна продолжиться.
roads-refuse-into-beige = Так дорога упрётся в бежевый край ({ roads-side }).
roads-refuse-cuts-road = Сюда приходит дорога ({ roads-side }), а край карточки там бежевый.
roads-refuse-border = Так дорога уйдёт за край поля ({ roads-side }).
roads-refuse-lanes =
    { $has ->
        [2] Две полосы нельзя пристроить к четырём ({ roads-side }).
       *[4] Четыре полосы нельзя пристроить к двум ({ roads-side }).
    }
roads-refuse-runs-out = Так внутри поля не останется ни одной открытой дороги.

## Как победить

roads-purpose-duel = Один растит сеть, другой её замыкает. Открытых концов: { $ends }
roads-purpose-extend = Не дайте сети замкнуться до последней карточки. Открытых концов: { $ends }, карточек осталось: { $left }
roads-purpose-close = Замкните сеть. Открытых концов: { $ends }
roads-purpose-last = Положите карточку последним. Ещё в игре: { $players }, у вас карточек: { $cards }
roads-purpose-last-watched = Выигрывает тот, кто положит карточку последним. Ещё в игре: { $players }
roads-purpose-heap = Останьтесь в конце с наименьшим числом карточек. У вас: { $cards }, у лучшего из других: { $others }
roads-purpose-heap-watched = Выигрывает тот, у кого останется меньше карточек. В горке: { $heap }

## Чем кончилось

roads-over-closed = Сеть замкнута: выигрывает тот, кто ходил вторым.
roads-over-nothing-fits = Ни одну из оставшихся карточек уже некуда положить, а это всё равно что замкнутая сеть: выигрывает тот, кто ходил вторым.
roads-over-all-laid = Все карточки выложены, а сеть не замкнута: выигрывает тот, кто начинал.
roads-over-no-move = Сеть открыта, но положить карточку тому, чей ход, некуда: ничья.
roads-over-laid-last = Больше никто не может ходить: выигрывает тот, кто положил карточку последним.
roads-over-heap-stuck = Больше никто не может положить карточку: выигрывает тот, у кого их осталось меньше.
roads-over-heap-all-laid = Все карточки выложены: выигрывает тот, кто состыковал больше дорог.
roads-over-heap-closed = Сеть замкнута: выигрывает тот, у кого осталось меньше карточек.

## Что происходит

roads-event-lots =
    { $you ->
        [yes] Жребий пал на вас: вы начинаете.
       *[no] Жребий брошен. Начинает { $player }.
    }
roads-event-dealt =
    { $you ->
        [yes] Вам розданы карточки: { $size }.
       *[no] Карточки розданы. { $player }: { $size }.
    }
roads-event-drawn =
    { $you ->
        [yes] Вы берёте карточку: { roads-face }. Осталось в горке: { $heap_left }.
       *[no] { $player } берёт карточку. Осталось в горке: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Вы кладёте карточку: { roads-face } ({ $x }; { $y }). Состыковано дорог: { $joined }.
       *[no] { $player } кладёт карточку: { roads-face } ({ $x }; { $y }). Состыковано дорог: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Ни одна ваша карточка не подходит. Они остаются у вас.
       *[no] { $player } пропускает ход и оставляет карточки себе.
    }
roads-event-out =
    { $you ->
        [yes] Вам некуда ходить: вы выбываете.
       *[no] { $player } не может ходить и выбывает.
    }
roads-event-closed = Сеть замкнута: ни одного открытого конца не осталось.
roads-event-over = Игра окончена.

## На экране

# $sides — перечень сторон: «сверху, справа»; $x и $y — место на столе.
roads-ui-table = Сеть дорог
roads-ui-hand = Ваши карточки
roads-ui-hand-empty = Карточек у вас нет.
roads-ui-card =
    { $count ->
        [one] { roads-face }, { $count } карточка
        [few] { roads-face }, { $count } карточки
       *[many] { roads-face }, { $count } карточек
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, { $count } карточка; пока некуда
        [few] { roads-face }, { $count } карточки; пока некуда
       *[many] { roads-face }, { $count } карточек; пока некуда
    }
# Место, куда подходит выбранная карточка; $ways — сколькими поворотами.
roads-ui-place =
    { $ways ->
        [1] Подходит: ({ $x }; { $y })
        [one] Подходит: ({ $x }; { $y }), { $ways } способ
        [few] Подходит: ({ $x }; { $y }), { $ways } способа
       *[many] Подходит: ({ $x }; { $y }), { $ways } способов
    }
# Место, о котором никто не говорит, подходит ли карточка.
roads-ui-try = Попробовать: ({ $x }; { $y })
# Выбранная карточка на месте, ещё не положена.
roads-ui-here = { roads-face } ({ $x }; { $y }). Дороги: { $sides }.
# Карточка, которая лежит на столе.
roads-ui-lies = { roads-face } ({ $x }; { $y }). Дороги: { $sides }. Чья: { $player }.
roads-ui-turn = Повернуть
roads-ui-lay = Положить
roads-ui-back = Убрать
roads-ui-do-pick = Выберите карточку.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: пока некуда. Выберите другую.
        [one] { roads-face }: подходит в { $places } месте.
       *[many] { roads-face }: подходит в { $places } местах.
    }
roads-ui-do-try = { roads-face }: выберите место.
roads-ui-do-lay = Кладём сюда?
roads-ui-do-turn = Выберите карточку ещё раз, чтобы повернуть.
roads-ui-ends =
    { $ends ->
        [0] Концы закрыты
       *[other] Открыто концов: { $ends }
    }
roads-ui-marks = Показать, кто что положил
roads-ui-unseen = Ещё не показались
roads-ui-heap = Горка
roads-ui-aside = В стороне, закрыты
roads-ui-left = Осталось карточек
roads-ui-joined = Состыковано дорог
roads-ui-out = вне игры
roads-ui-task-extend = держит сеть открытой
roads-ui-task-close = замыкает сеть
roads-ui-revealed = Что осталось у остальных
# Название газеты, на которой нарисовано поле.
roads-ui-masthead = Дорожный вестник

## Подсказки: чем хорош ход

roads-hint-wins = Этот ход сразу выигрывает.
roads-hint-draws = Этот ход кончает игру вничью, лучшего не добиться.
roads-hint-safe = Следующим ходом сеть не замкнуть.
roads-hint-hole = Останется просвет, куда не подойдёт ни одна карточка: сеть уже не замкнуть.
roads-hint-closes =
    { $of ->
        [one] Карточка закрывает { $closed } из { $of } открытого конца. Останется открытых: { $left }.
       *[other] Карточка закрывает { $closed } из { $of } открытых концов. Останется открытых: { $left }.
    }
roads-hint-opens = Открытых концов: { $left } вместо { $of }.
roads-hint-keep-branches = Развилки остаются у вас на потом.
roads-hint-keep-dead-ends = Тупики остаются у вас для последних просветов.
roads-hint-own-gaps =
    { $gaps ->
        [one] { $gaps } просвет подходит только вашим карточкам.
        [few] { $gaps } просвета подходят только вашим карточкам.
       *[many] { $gaps } просветов подходят только вашим карточкам.
    }
roads-hint-room =
    { $gaps ->
        [one] Вашим карточкам ещё подойдёт { $gaps } просвет.
        [few] Вашим карточкам ещё подойдут { $gaps } просвета.
       *[many] Вашим карточкам ещё подойдут { $gaps } просветов.
    }
roads-hint-knocks-out = Больше ни у кого нет подходящей карточки.

## Figures

roads-figure-joins = Дорога продолжается с карточки на карточку.
roads-figure-apart = Рядом с карточкой, но ни одна дорога не соединилась.
roads-figure-into-beige = Новая дорога упирается в бежевый край.
roads-figure-cut-off = Бежевый край новой карточки обрывает дорогу.
roads-figure-beige-to-beige = Бежевое к бежевому можно: сверху дорога соединилась.
roads-figure-closed = Открытых концов больше нет: побеждает второй игрок.
roads-figure-still-open = Последняя карточка оставила дороги открытыми: побеждает первый.
roads-figure-inside = Внутри газеты карточка ложится где угодно, лишь бы подошла.
roads-figure-outside = Карточки не кладут за край газеты.
roads-figure-over-the-edge = Дорога вышла бы за газету: её край считается бежевым.
roads-figure-lanes-meet = Четыре полосы встречают четыре; вниз отходят две.
roads-figure-lanes-apart = Две полосы нельзя соединять с четырьмя.

## Puzzles

roads-puzzle-closed = Замкните сеть, что бы ни положил соперник. Ваших карточек: { $moves }
roads-puzzle-closed-missed = Сеть не замкнута. Открытых концов: { $ends }
roads-puzzle-last = Положите самую последнюю карточку, что бы ни положил соперник. Ваших карточек: { $moves }
roads-puzzle-last-missed = Последняя карточка была не вашей.

## Конец по частям

roads-account-laid = Выложено карточек: { $count }
roads-account-left = Осталось карточек: { $count }
roads-account-joined = Состыковано дорог: { $count }
roads-account-ends = Открытых концов дорог: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = ветвитель
roads-bot-brancher-hint = Сначала кладёт развилки, чтобы дороги скорее разошлись.
roads-bot-hoarder = скопидом
roads-bot-hoarder-hint = Бережёт развилки на потом, а сначала кладёт простые дороги и тупики.
