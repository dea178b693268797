# «Парящий город» словами.
# У событий — их собственные поля, а ещё: $player — имя места, о котором речь, $you — «yes», если это
# место читающего, иначе «no»; $other — имя второго места. Признак вроде $right — «yes» или «no».
# Карта $card, равная 0, читающему не видна. У вопросов и отказов — их подробности; $player — имя
# места из `seat`.

clockwork-name = Парящий город
clockwork-tagline = Соберите механизмы, запоминайте сброс и улетайте из парящего города.

## Карты

clockwork-kind-flying = летающая машина
clockwork-kind-code = преобразователь кода
clockwork-kind-airship = воздушный корабль
clockwork-kind-fuel = топливный механоид
clockwork-kind-power = механоид энергии
clockwork-kind-scrap = металлолом

clockwork-set-dragonfly = Стрекоза
clockwork-set-heron = Цапля
clockwork-set-beetle = Жук
clockwork-set-bat = Летучая мышь
clockwork-set-swallow = Ласточка
clockwork-set-moth = Мотылёк
clockwork-set-owl = Сова
clockwork-set-sphinx = Сфинкс
clockwork-set-spider = Паук
clockwork-set-magpie = Сорока
clockwork-set-airship = Воздушный корабль
clockwork-set-fuel = Топливный механоид
clockwork-set-power = Механоид энергии
clockwork-set-scrap = Металлолом

clockwork-card-dragonfly-wings = Стрекоза: крылья
clockwork-card-dragonfly-hull = Стрекоза: корпус
clockwork-card-dragonfly-engine = Стрекоза: двигатель
clockwork-card-dragonfly-tail = Стрекоза: хвост
clockwork-card-heron-wings = Цапля: крылья
clockwork-card-heron-hull = Цапля: корпус
clockwork-card-heron-engine = Цапля: двигатель
clockwork-card-heron-tail = Цапля: хвост
clockwork-card-beetle-wings = Жук: крылья
clockwork-card-beetle-hull = Жук: корпус
clockwork-card-beetle-engine = Жук: двигатель
clockwork-card-beetle-tail = Жук: хвост
clockwork-card-bat-wings = Летучая мышь: крылья
clockwork-card-bat-hull = Летучая мышь: корпус
clockwork-card-bat-engine = Летучая мышь: двигатель
clockwork-card-bat-tail = Летучая мышь: хвост
clockwork-card-swallow-wings = Ласточка: крылья
clockwork-card-swallow-hull = Ласточка: корпус
clockwork-card-swallow-engine = Ласточка: двигатель
clockwork-card-swallow-tail = Ласточка: хвост
clockwork-card-moth-wings = Мотылёк: крылья
clockwork-card-moth-hull = Мотылёк: корпус
clockwork-card-moth-engine = Мотылёк: двигатель
clockwork-card-moth-tail = Мотылёк: хвост
clockwork-card-owl-dial = Сова: циферблат
clockwork-card-owl-keys = Сова: клавиши
clockwork-card-owl-reel = Сова: катушка
clockwork-card-owl-lamp = Сова: лампа
clockwork-card-sphinx-dial = Сфинкс: циферблат
clockwork-card-sphinx-keys = Сфинкс: клавиши
clockwork-card-sphinx-reel = Сфинкс: катушка
clockwork-card-sphinx-lamp = Сфинкс: лампа
clockwork-card-spider-dial = Паук: циферблат
clockwork-card-spider-keys = Паук: клавиши
clockwork-card-spider-reel = Паук: катушка
clockwork-card-spider-lamp = Паук: лампа
clockwork-card-magpie-dial = Сорока: циферблат
clockwork-card-magpie-keys = Сорока: клавиши
clockwork-card-magpie-reel = Сорока: катушка
clockwork-card-magpie-lamp = Сорока: лампа
clockwork-card-airship-balloon = Воздушный корабль: оболочка
clockwork-card-airship-gondola = Воздушный корабль: гондола
clockwork-card-airship-boiler = Воздушный корабль: котёл
clockwork-card-airship-propeller = Воздушный корабль: винт
clockwork-card-airship-rudder = Воздушный корабль: руль
clockwork-card-airship-anchor = Воздушный корабль: якорь
clockwork-card-fuel = Топливный механоид
clockwork-card-power = Механоид энергии
clockwork-card-scrap = Металлолом

# Название набора из $set.
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

# Название карты из $card — для других сообщений.
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

clockwork-character-1 = часовщица Ада
clockwork-character-2 = кочегар Бруно
clockwork-character-3 = лётчица Кора
clockwork-character-4 = слесарь Дарио
clockwork-character-5 = изобретательница Эдда
clockwork-character-6 = фонарщик Феликс

# Персонаж из $character.
clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = Замок
clockwork-yard-boiler = Котельная свалка
clockwork-yard-spring = Пружинная свалка
clockwork-yard-cog = Зубчатая свалка
clockwork-yard-chain = Цепная свалка
clockwork-yard-lamp = Фонарная свалка
clockwork-yard-bell = Колокольная свалка
clockwork-track = клетка дорожки

# Место из $field.
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

# Место из $to.
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

## Настройки

clockwork-option-edition = Издание
clockwork-option-edition-hint = Правила на разных языках немного расходятся.
clockwork-option-edition-en = Английское
clockwork-option-edition-nl = Нидерландское
clockwork-option-edition-de = Немецкое
clockwork-option-edition-es = Испанское
clockwork-option-edition-fr = Французское
clockwork-option-edition-hu = Венгерское
clockwork-option-edition-pl = Польское
clockwork-option-edition-cs = Чешское
clockwork-option-edition-sl = Словенское
clockwork-option-edition-uk = Украинское
clockwork-option-edition-ru = Русское
clockwork-option-edition-it = Итальянское
clockwork-option-entry_scrapyard = Вход на свалку
clockwork-option-entry_scrapyard-edition = Как в издании
clockwork-option-entry_scrapyard-or_more = Точным броском или бо́льшим
clockwork-option-entry_scrapyard-exact = Только точным броском
clockwork-option-entry_towers = Вход в Замок
clockwork-option-entry_towers-edition = Как в издании
clockwork-option-entry_towers-or_more = Точным броском или бо́льшим
clockwork-option-entry_towers-exact = Только точным броском
clockwork-option-special_throw = Бросок 7, 11 или дубль
clockwork-option-special_throw-edition = Как в издании
clockwork-option-special_throw-instead = Вместо хода по дорожке
clockwork-option-special_throw-instead_from_scrapyard = Вместо хода, со свалки
clockwork-option-special_throw-instead_from_scrapyard-hint = Прямо в Замок — откуда угодно.
clockwork-option-special_throw-after = После хода, сверх него
clockwork-option-special_throw-after-hint = Если в этот ход взята карта со свалки.
clockwork-option-scrap_given = Металлолом вместо карты
clockwork-option-scrap_given-edition = Как в издании
clockwork-option-scrap_given-out = Выходит из игры
clockwork-option-scrap_given-table = Уходит в сброс
clockwork-option-end_special = 7, 11 или дубль в конце
clockwork-option-end_special-edition = Как в издании
clockwork-option-end_special-either = Поиск или вызов
clockwork-option-end_special-both = Поиск и вызов
clockwork-option-low_hand = Если карт меньше семи
clockwork-option-low_hand-edition = Как в издании
clockwork-option-low_hand-keep = Карты не сбрасывают
clockwork-option-low_hand-may_discard = Сбросить можно
clockwork-option-wrong_pick = После промаха
clockwork-option-wrong_pick-edition = Как в издании
clockwork-option-wrong_pick-in_place = Показанная карта ложится на её место
clockwork-option-wrong_pick-anywhere = Показанная карта ложится куда угодно
clockwork-option-yard_challenge = Вызов на свалке
clockwork-option-yard_challenge-edition = Как в издании
clockwork-option-yard_challenge-any_arrival = Как бы вы ни пришли
clockwork-option-yard_challenge-exact_throw = Только точным броском
clockwork-option-counter = Ответный вызов
clockwork-option-counter-edition = Как в издании
clockwork-option-counter-no_card = Если нет такой карты
clockwork-option-counter-no_scrap_either = Если нет и металлолома
clockwork-option-start_throw = Бросок за первый ход
clockwork-option-start_throw-edition = Как в издании
clockwork-option-start_throw-two_dice = Два кубика
clockwork-option-start_throw-one_die = Один кубик
clockwork-option-reversals = Разворот на ходу
clockwork-option-reversals-edition = Как в издании
clockwork-option-reversals-0 = Никогда
clockwork-option-reversals-1 = Один раз

## О чём спрашивают

clockwork-prompt-choose = Выберите персонажа.
clockwork-prompt-chosen = Остальные ещё выбирают.
clockwork-prompt-deal = Раздаём карты.
clockwork-prompt-start =
    { $dice ->
        [1] Каждому один кубик: он решает, кто начинает.
       *[2] Каждому два кубика: они решают, кто начинает.
    }
clockwork-prompt-throw = Бросок кубиков. Ходит { $player }.
clockwork-prompt-move = Выпало { $steps }. Куда идти?
clockwork-prompt-special = Выпало { $steps }: идите по дорожке или используйте особый бросок.
clockwork-prompt-arrive = Возьмите карту или бросьте вызов.
clockwork-prompt-meet = Вы кого-то встретили: бросьте вызов или пропустите.
clockwork-prompt-extra = Ещё одно действие: прямо в любое место или остаться и действовать. Можно и отказаться.
clockwork-prompt-search = Покажите карту набора, который ищете, или назовите топливо либо энергию.
clockwork-prompt-demand = Можно потребовать карту у соперника в Замке.
clockwork-prompt-search-or-demand = Ищите в сбросе или требуйте карту.
clockwork-prompt-point = Вы ищете: { clockwork-set }. Укажите на карту в сбросе.
clockwork-prompt-swap = Промах: { clockwork-card }. Какую карту положить взамен?
clockwork-prompt-give = { $player } показывает вам: { clockwork-card }. Отдайте карту этого набора или металлолом.
clockwork-prompt-give-named = { $player } просит: { clockwork-set }. Отдайте такую карту или металлолом.
clockwork-prompt-return = Отдайте карту взамен. Кому: { $player }.
clockwork-prompt-counter = Отдать было нечего. Можно потребовать карту в ответ. У кого: { $player }.
clockwork-prompt-discard = Выберите карту для сброса.
clockwork-prompt-may-discard = Можно сбросить карту или оставить все.
clockwork-prompt-lay = Положите лицом вниз рядом с полем: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } выбирает, куда идти.
        [arrive] { $player } выбирает: карта или вызов.
        [extra] { $player } может сделать ещё одно действие.
        [towers] { $player } в Замке.
        [point] { $player } ищет в сбросе.
        [swap] { $player } выбирает карту взамен.
        [give] { $player } отвечает на вызов.
        [return] { $player } выбирает, что отдать взамен.
        [counter] { $player } может потребовать в ответ.
        [discard] { $player } выбирает карту для сброса.
        [lay] { $player } кладёт карту в сброс. Запоминайте место!
       *[other] { $player } думает.
    }
clockwork-prompt-over = Игра окончена.

## Ходы словами, как на кнопке, и заголовки для нескольких

clockwork-action-choose = Выбрать: { clockwork-character }
clockwork-action-walk = Идти: { $place }
clockwork-action-straight = Сразу туда: { $place }
clockwork-action-take = Взять карту
clockwork-action-discard = Сбросить: { clockwork-card }
clockwork-action-lay = Положить сюда: { $place }
clockwork-action-lay-here = Положить сюда
clockwork-action-keep = Оставить все карты
clockwork-action-rest = На этом закончить
clockwork-action-seek = Показать карту и искать её набор: { clockwork-card }
clockwork-action-seek-named = Искать, не показывая карты: { clockwork-card }
clockwork-action-point = Открыть карту: { $place }
clockwork-action-point-here = Открыть эту карту
clockwork-action-swap = Положить: { clockwork-card }
clockwork-action-demand = Вызвать: { $player }; показать: { clockwork-card }
clockwork-action-demand-named = Вызвать: { $player }; попросить: { clockwork-card }
clockwork-action-give = Отдать: { clockwork-card }
clockwork-action-return = Отдать взамен: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Персонажи
clockwork-moves-walk = Идти
clockwork-moves-straight = Сразу туда
clockwork-moves-discard = Сбросить карту
clockwork-moves-lay = Положить сброс на стол
clockwork-moves-seek = Искать в сбросе
clockwork-moves-point = Открыть карту
clockwork-moves-swap = Положить карту
clockwork-moves-demand = Вызвать
clockwork-moves-give = Отдать карту
clockwork-moves-return = Отдать карту взамен
clockwork-aloud-of = { $player }: { $what }

## Почему нельзя

clockwork-refuse-not-now =
    { $stage ->
        [choose] Сначала выберите персонажа.
        [move] Сначала ход персонажа.
        [point] Сначала укажите на карту в сбросе.
        [swap] Сначала выберите карту взамен.
        [give] Сначала отдайте карту.
        [return] Сначала отдайте карту взамен.
        [discard] Сначала выберите карту для сброса.
        [lay] Сначала положите сброшенную карту на стол.
       *[other] Сейчас нельзя.
    }
clockwork-refuse-no-character = Такого персонажа нет.
clockwork-refuse-character-taken = Персонаж уже занят: { clockwork-character }.
clockwork-refuse-no-field = Такой клетки нет.
clockwork-refuse-out-of-reach = Броском { $steps } туда не попасть.
clockwork-refuse-not-exact = Туда ведёт только точный бросок, а выпало { $steps }.
clockwork-refuse-full = Там уже стоят двое.
clockwork-refuse-not-nearer = Свалки пусты: нужно подойти ближе к Замку.
clockwork-refuse-straight-where = Прямо можно только на свалку или в Замок.
clockwork-refuse-throw-not-special = Для этого нужны 7, 11 или дубль.
clockwork-refuse-already-there = Вы уже здесь: { clockwork-field }.
clockwork-refuse-only-towers = Отсюда особый бросок ведёт только в Замок.
clockwork-refuse-extra-first = В этом издании особый бросок действует после обычного хода.
clockwork-refuse-stay-on-track = Остаться и бросить вызов можно только на свалке.
clockwork-refuse-no-yard = Вы не на свалке.
clockwork-refuse-pile-empty = Карт здесь больше нет: { clockwork-field }.
clockwork-refuse-no-opponent = Требовать можно только у соперника.
clockwork-refuse-not-met = Вы не встретились. Соперник: { $player }.
clockwork-refuse-demand-at-towers = Пока свалки не пусты, в Замке вызовов нет.
clockwork-refuse-no-demand-now = Сейчас требовать нельзя.
clockwork-refuse-not-back = { $player } ещё не в Замке.
clockwork-refuse-counter-other = Требовать можно только у того, кто бросил вызов вам.
clockwork-refuse-scrap = Металлолом нельзя ни показать, ни искать.
clockwork-refuse-not-held = У вас нет такой карты.
clockwork-refuse-not-asked = Просят: { clockwork-set }. Только такую карту или металлолом.
clockwork-refuse-no-search-now = Сейчас искать нельзя.
clockwork-refuse-no-discards = В сбросе нет ни одной карты.
clockwork-refuse-no-place = Такого места на столе нет.
clockwork-refuse-place-taken = Здесь уже лежит карта.
clockwork-refuse-place-empty = Здесь нет карты.
clockwork-refuse-keep = У вас больше семи карт: одну сбросьте.
clockwork-refuse-rest-in-yard = Возьмите карту или бросьте вызов.
clockwork-refuse-rest = Так закончить нельзя.

## Как победить

clockwork-purpose-escape = Выложить летающую машину, преобразователь и топливо — или корабль с механоидом. Есть: { $laid } из 3
clockwork-purpose-escape-watched = Победа: летающая машина, преобразователь и топливо — или корабль с механоидом

## Чем кончилось

clockwork-over-machines = Летающая машина, преобразователь кода и топливо: побег удался.
clockwork-over-airship = Воздушный корабль с механоидом энергии: побег удался.
clockwork-over-quiet = Сто кругов без единой машины: город никого не отпустил. Ничья.
clockwork-over-late = Триста кругов: город никого не отпустил. Ничья.

## Что происходит

clockwork-event-chosen =
    { $you ->
        [yes] Ваш персонаж — { clockwork-character }.
       *[no] { $player }: { clockwork-character }.
    }
clockwork-event-boxed = Некоторые наборы остаются в коробке. Топлива: { $fuel }, металлолома: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] Вам сданы карты: { $size }.
       *[no] Карты розданы. { $player }: { $size }.
    }
clockwork-event-started =
    { $you ->
        [yes] Ваш бросок самый большой: вы начинаете.
       *[no] { $player } начинает: бросок самый большой.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Вы бросаете: { $one } и { $two }.
       *[no] { $player } бросает: { $one } и { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Вы отправляетесь прямо сюда: { clockwork-to }.
           *[no] Вы приходите сюда: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } отправляется прямо сюда: { clockwork-to }.
           *[no] { $player } приходит сюда: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Пути нет: вы остаётесь на месте.
       *[no] Пути нет: { $player } остаётся на месте.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Вы берёте карту. Осталось здесь: { $left }.
           *[other] Вы берёте карту: { clockwork-card }. Осталось здесь: { $left }.
        }
       *[no] { $player } берёт карту. Осталось здесь: { $left }.
    }
clockwork-event-bare = Здесь больше нечего взять.
clockwork-event-kept =
    { $you ->
        [yes] Вы оставляете карты себе.
       *[no] { $player } оставляет карты себе.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Вы сбрасываете карту.
           *[other] Вы сбрасываете: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } сбрасывает карту.
           *[other] { $player } сбрасывает: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Вы кладёте её лицом вниз.
       *[no] { $player } кладёт её лицом вниз.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } бросает вызов и тайно показывает: { clockwork-card }. Кому: { $other }.
       *[no] { $card ->
            [0] { $player } бросает вызов. Кому: { $other }.
           *[other] { $player } бросает вызов и просит: { clockwork-card }. У кого: { $other }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } отдаёт карту. Кому: { $other }.
       *[other] { $player } отдаёт: { clockwork-card }. Кому: { $other }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } отдаёт карту взамен. Кому: { $other }.
       *[other] { $player } отдаёт взамен: { clockwork-card }. Кому: { $other }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } отдаёт металлолом. Кому: { $other }. Он выходит из игры.
       *[no] { $player } отдаёт металлолом. Кому: { $other }.
    }
clockwork-event-nothing = { $player }: отдать нечего. Просит { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } показывает карту и ищет её набор.
           *[other] { $player } показывает карту и ищет её набор: { clockwork-card }.
        }
       *[no] { $player } ищет: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } открывает карту и забирает её. Верно!
           *[other] { $player } открывает и забирает: { clockwork-card }. Верно!
        }
       *[no] { $card ->
            [0] { $player } открывает карту и вынужденно забирает её. Промах.
           *[other] { $player } открывает и вынужденно забирает: { clockwork-card }. Промах.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } кладёт на её место другую карту.
       *[other] { $player } кладёт на её место: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Вы выкладываете: { clockwork-set }.
       *[no] { $player } выкладывает: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Вы на этом заканчиваете.
       *[no] { $player } на этом заканчивает.
    }
clockwork-event-lost =
    { $you ->
        [yes] Этот бросок ничего не даёт: ход пропущен.
       *[no] { $player } пропускает ход: бросок ничего не даёт.
    }
clockwork-event-emptied = Свалки пусты. Все возвращаются в Замок!
clockwork-event-over = Игра окончена.

## На экране

clockwork-ui-city = Парящий город
clockwork-ui-table = Сброшенные карты у поля
clockwork-ui-see-city = Посмотреть на город
clockwork-ui-see-table = Посмотреть на сброс
clockwork-ui-hand = Ваши карты
clockwork-ui-hand-empty = У вас нет карт.
# Карта на руке, их число в $count.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, таких: { $count }
    }
clockwork-ui-dice = Брошено: { $one } и { $two }
clockwork-ui-pile = { clockwork-field }, осталось карт: { $count }
clockwork-ui-plank = клетка { $number }: { $from } — { $end }
clockwork-ui-place = ряд { $row }, столбец { $column }
clockwork-ui-place-card = Сброшенная карта, ряд { $row }, столбец { $column }
clockwork-ui-place-seen = Ряд { $row }, столбец { $column }: { clockwork-card }
clockwork-ui-actions = Что я могу сделать?

## Глаголы, когда их несколько

clockwork-ui-verb-seek = Искать в сбросе
clockwork-ui-verb-demand = Вызвать: { $player }
clockwork-ui-other-verb = Другое
clockwork-ui-without-card = Или не показывая карты:

## Одна строка: что делать руками

clockwork-ui-hint-choose = Выберите, кем быть.
clockwork-ui-hint-walk = Выберите светящуюся клетку.
clockwork-ui-hint-special = Выберите светящуюся клетку. Молния: сразу туда.
clockwork-ui-hint-verb = Выберите, что делать.
clockwork-ui-hint-seek = Выберите карту, которую покажете всем.
clockwork-ui-hint-demand = Выберите карту для тайного показа. Кому: { $player }.
clockwork-ui-hint-give = Выберите карту, которую отдаёте.
clockwork-ui-hint-return = Выберите карту, которую отдаёте взамен.
clockwork-ui-hint-discard = Выберите карту, которую сбросите.
clockwork-ui-hint-swap = Выберите карту, которую положите.
clockwork-ui-hint-again = Выберите её ещё раз или нажмите кнопку.
clockwork-ui-hint-point = Выберите карту в сбросе. Что там было?
clockwork-ui-hint-lay = Выберите свободное место.
clockwork-ui-no-use = Сейчас карты с руки не нужны.
clockwork-ui-not-here = Здесь сейчас нечего делать.

## Что лежит открыто

clockwork-ui-secret-shown = { $player } тайно показывает вам
clockwork-ui-secret-asked = { $player } просит у вас
clockwork-ui-secret-mine = Вы вызвали: { $player }
clockwork-ui-secret-third = { $player } и { $other }: у них тайна.
clockwork-ui-open-sought = Ищут
clockwork-ui-open-found = Открыто
clockwork-ui-open-shown = Сброс
clockwork-ui-put-back = Выбрать другую
clockwork-ui-machine = { clockwork-set }, собрано
clockwork-ui-ending = Свалки пусты: все назад, в Замок!
clockwork-ui-start-of = Начинает { $player }
clockwork-ui-seen = Видели, как легла
clockwork-ui-opened = Всё открыто.
clockwork-ui-revealed = Что осталось у остальных

## Боковая панель

clockwork-ui-cards = Карты
clockwork-ui-machines = Машины
clockwork-ui-in-box = Остались в коробке: { $sets }
clockwork-ui-scrapped = Металлолома вышло из игры: { $count }
clockwork-ui-round = Круг { $round }
clockwork-ui-piles = Карт на свалках: { $count }
clockwork-ui-collecting = Что вы собираете
clockwork-ui-collected = { $held } из { $of }, не хватает: { $missing }
clockwork-ui-known = Тренер помнит
clockwork-ui-known-held = { $players }: { clockwork-card }

## Чем хорош ход

clockwork-hint-wins = Это сразу выигрывает игру.
clockwork-hint-spare =
    { $missing ->
        [0] Набор «{ clockwork-set }» вам нужен меньше всего.
       *[other] Набор «{ clockwork-set }» вам нужен меньше всего. Не хватает карт: { $missing }.
    }
clockwork-hint-double = Таких у вас { $count }, а хватит и одной.
clockwork-hint-scrap = Металлолом не входит ни в один набор.
clockwork-hint-rest = Вряд ли у игрока { $player } есть нужное: «{ clockwork-set }» — { $percent } из 100. Напрасный вызов лишь выдаст вашу карту.
clockwork-hint-nothing = Ни одна из показанных там карт вам не поможет.
clockwork-hint-keep = Каждая ваша карта ещё может понадобиться: { $cards }.
clockwork-hint-alike = Все играют одинаково: берите любого.
clockwork-hint-anywhere = Все места одинаковы, только запомните, какое выбрали.
clockwork-hint-draw = Из { $pool } ещё не показанных карт вам помогли бы { $useful }.
clockwork-hint-towers = В Замке среди сброшенных можно найти карту «{ clockwork-card }».
clockwork-hint-search = Вам нужна карта «{ clockwork-card }», и она лежит там.
clockwork-hint-found =
    { $missing ->
        [0] Это «{ clockwork-card }»: набор «{ clockwork-set }» собран.
       *[other] Это «{ clockwork-card }». В наборе «{ clockwork-set }» останется добыть: { $missing }.
    }
clockwork-hint-wrong-pick = Ошибка нарочно: карту «{ clockwork-card }» вы всё равно возьмёте, а взамен положите ту, без которой можно обойтись.
clockwork-hint-demand = У игрока { $player } есть карта набора «{ clockwork-set }» с вероятностью { $percent } из 100.
clockwork-hint-meet = Там вас ждёт { $player }: карта набора «{ clockwork-set }» есть с вероятностью { $percent } из 100.
clockwork-hint-on-the-way = Оттуда следующий бросок приведёт на свалку или в Замок в { $percent } из 100 случаев.
clockwork-hint-home = В Замке можно искать.
clockwork-hint-shield = Вместо неё металлолом: карта остаётся у вас.

## Figures

clockwork-figure-walk = Выпало пять: на пять клеток вперёд.
clockwork-figure-turn-back = Не две клетки, если выпало пять: раньше не останавливаются и назад не ходят.
clockwork-figure-enter = Пяти с лихвой хватает на три клетки: вход на свалку.
clockwork-figure-straight = Семь, одиннадцать или дубль ведут прямо на любую свалку.
clockwork-figure-full = Там уже двое: третьему нельзя.
clockwork-figure-demand = Где двое встретились, один может потребовать карту.
clockwork-figure-machines = Преобразователь кода, летающая машина и топливо: побег.
clockwork-figure-airship = Или все шесть частей воздушного корабля и механоид энергии.

## Puzzles

clockwork-puzzle-machine = Соберите ещё одну машину за этот ход, что бы ни было у соперника и что бы он ни дал.
clockwork-puzzle-machine-missed = Ход окончен. Машин перед вами: { $laid } из { $machines }
clockwork-puzzle-escaped = Сбегите за этот ход, что бы ни было у соперника и что бы он ни дал.
clockwork-puzzle-escaped-missed = Ход окончен, а вы всё ещё в городе.

## Конец по частям

clockwork-account-set = Собрано: { $set }
clockwork-account-no-set = Ничего не собрано
clockwork-account-demanded = Карт получено по вызову: { $count }
clockwork-account-remembered = Карт найдено по памяти: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = налётчик
clockwork-bot-bandit-hint = Любит встречать других и требует у них детали.
clockwork-bot-rummager = искатель
clockwork-bot-rummager-hint = При каждом случае идёт в Замок искать среди сброшенных карт.
