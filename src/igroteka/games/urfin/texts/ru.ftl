# «Урфин Джюс» словами.
# У событий — их собственные поля, а ещё: $player — имя места, о котором речь, $you — «yes», если это
# место читающего, иначе «no». Признак вроде $stands — «yes» или «no». Список вроде $parts даётся
# числом вещей в нём. $road — номер дороги, а значит, и её дуболома. $part — номер детали, $at — base,
# roof или wall. У вопросов и отказов — их подробности.

urfin-name = Урфин Джюс
urfin-tagline = Нащупайте башни в мешке, постройте их, пока сыплется песок, и вместе спасите Изумрудный город.

## Детали

urfin-kind-base1 = основание 1
urfin-kind-base2 = основание 2
urfin-kind-roof1 = крыша 1
urfin-kind-roof2 = крыша 2
urfin-kind-roof3 = крыша 3
urfin-kind-wall = стена

urfin-colour-green = зелёный
urfin-colour-light = светло-зелёный
urfin-colour-yellow = жёлтый

# Название детали $part, для других сообщений.
urfin-part =
    { $part ->
        [0] зелёное основание 1
        [1] светло-зелёное основание 1
        [2] жёлтое основание 1
        [3] зелёное основание 2
        [4] светло-зелёное основание 2
        [5] жёлтое основание 2
        [6] зелёная крыша 1
        [7] светло-зелёная крыша 1
        [8] жёлтая крыша 1
        [9] зелёная крыша 2
        [10] светло-зелёная крыша 2
        [11] жёлтая крыша 2
        [12] зелёная крыша 3
        [13] светло-зелёная крыша 3
        [14] жёлтая крыша 3
        [15] зелёная стена
        [16] светло-зелёная стена
        [17] жёлтая стена
       *[other] деталь
    }

# Что кто ищет, в $at.
urfin-aim =
    { $at ->
        [base] основание
        [roof] крышу
       *[wall] стену
    }

## Настройки

urfin-option-game = Игра
urfin-option-game-basic = Обычная
urfin-option-game-basic-hint = Каждый дуболом проходит за ход три клетки.
urfin-option-game-adult = По-взрослому
urfin-option-game-adult-hint = Дуболомы ходят по кубику, в мешке есть крыши 3, а цвета со временем под запретом.
urfin-option-bag = Мешок
urfin-option-bag-touch = На ощупь
urfin-option-bag-touch-hint = Ощупайте деталь кончиком пальца, потом возьмите её или отпустите.
urfin-option-bag-blind = Вслепую
urfin-option-bag-blind-hint = Какая деталь попалась первой, ту и тянут.
urfin-option-sand = Песочные часы
urfin-option-sand-hint = На вытягивание и постройку вместе.
urfin-option-sand-60 = 60 секунд
urfin-option-sand-30 = 30 секунд
urfin-option-sand-90 = 90 секунд
urfin-option-sand-120 = 2 минуты
urfin-option-sand-180 = 3 минуты
urfin-option-sand-off = Без песка
urfin-option-sand-off-hint = Спешить некуда.
urfin-option-signposts = Дуболомы начинают
urfin-option-signposts-hint = Только в обычной игре.
urfin-option-signposts-12 = В 12 клетках от дворца
urfin-option-signposts-15 = В 15 клетках от дворца
urfin-option-signposts-18 = В 18 клетках от дворца
urfin-option-steady_hands = Руки
urfin-option-steady_hands-on = Твёрдые
urfin-option-steady_hands-on-hint = Ничего не рушится.
urfin-option-steady_hands-off = Настоящие
urfin-option-steady_hands-off-hint = Деталь, отпущенная далеко от середины клетки, падает и может свалить башню.
urfin-option-slow_breaking = Как ломают
urfin-option-slow_breaking-off = Сломать и идти дальше
urfin-option-slow_breaking-off-hint = Кто упёрся в препятствие, ломает его, не теряя шагов.
urfin-option-slow_breaking-on = Сломать, и только
urfin-option-slow_breaking-on-hint = На то, чтобы сломать, всегда уходит весь ход.
urfin-option-trial = Пробная башня
urfin-option-trial-off = Нет
urfin-option-trial-on = Да
urfin-option-trial-on-hint = До первого хода, без песка и без дуболомов.
urfin-option-map = Карта
urfin-option-map-emerald = Изумрудный город
urfin-option-map-emerald-hint = Десять дорог, шесть мостов.
urfin-option-map-meadow = Луг
urfin-option-map-meadow-hint = Карта поменьше, для быстрой игры.
urfin-option-puzzle = Задача
urfin-option-puzzle-off = Нет

## О чём спрашивают

urfin-prompt-ready =
    { $soldiers ->
        [one] Ход { $turn }. В пути { $soldiers } дуболом. Договоритесь, кто что ищет, и начинайте.
        [few] Ход { $turn }. В пути { $soldiers } дуболома. Договоритесь, кто что ищет, и начинайте.
       *[many] Ход { $turn }. В пути { $soldiers } дуболомов. Договоритесь, кто что ищет, и начинайте.
    }
urfin-prompt-trial = Попробуйте: договоритесь, кто что ищет, вытяните детали и постройте одну башню. Пока никто не идёт.
urfin-prompt-wait-ready = Ждём, пока все будут готовы. Не хватает игроков: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Опустите руку в мешок и возьмите { $due } деталь.
        [few] Опустите руку в мешок и возьмите { $due } детали.
       *[many] Опустите руку в мешок и возьмите { $due } деталей.
    }
urfin-prompt-grope = Ваша рука шарит в мешке.
urfin-prompt-feel =
    { $left ->
        [one] Ощупайте деталь. Возьмите её или отпустите и найдите другую. Осталось взять { $left } деталь.
        [few] Ощупайте деталь. Возьмите её или отпустите и найдите другую. Осталось взять { $left } детали.
       *[many] Ощупайте деталь. Возьмите её или отпустите и найдите другую. Осталось взять { $left } деталей.
    }
urfin-prompt-wait-draw = Ваша рука уже не в мешке. Строить начнут, когда все вынут руки.
urfin-prompt-build =
    { $left ->
        [0] Открытых деталей нет. Скажите, что закончили.
        [one] Стройте! Открыта { $left } деталь.
        [few] Стройте! Открыто { $left } детали.
       *[many] Стройте! Открыто { $left } деталей.
    }
urfin-prompt-place = Куда ставим: { urfin-part }?
urfin-prompt-wait-build = Вы закончили. Ещё строят: { $missing }.
urfin-prompt-march = Бросаем кубик за дуболома с дороги { $road }.
urfin-prompt-over = Игра окончена.

## Ходы словами, как на кнопке, и заголовки для нескольких

urfin-action-aim = Искать { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Потрогать деталь: { urfin-ui-cell }
urfin-action-touch-here = Потрогать деталь здесь
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Отпустить и взять другую
urfin-action-grab = Взять для постройки: { urfin-part }
urfin-action-put-back = Положить обратно: { urfin-part }
urfin-action-put = Поставить, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Поставить сюда
urfin-action-put-turned = Поставить, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Поставить сюда, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Рука в мешке нашла деталь.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Потрогать деталь
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Поставить
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Почему нельзя

urfin-refuse-not-now =
    { $stage ->
        [ready] Не сейчас: сначала все готовятся.
        [draw] Не сейчас: тянут детали.
        [build] Не сейчас: строят башни.
       *[march] Не сейчас: идут дуболомы.
    }
urfin-refuse-ready-already = Вы уже сказали, что готовы.
urfin-refuse-same-aim = Вы и так ищете { urfin-aim }.
urfin-refuse-many-aims = За этот ход вы передумали уже столько раз: { $most }. Хватит.
urfin-refuse-hand-out = В этот ход ваша рука уже была в мешке. Второй попытки нет.
urfin-refuse-nothing-due = В этот ход вам нечего тянуть.
urfin-refuse-groping = Вашей руке ещё ничего не попалось.
urfin-refuse-reached = Ваша рука уже в мешке.
urfin-refuse-not-in-bag = Сначала опустите руку в мешок.
urfin-refuse-no-spot = Деталь ощупывают на сетке { $side } на { $side }.
urfin-refuse-felt = Здесь вы уже щупали.
urfin-refuse-many-lets = Вы уже отпустили столько деталей: { $most }. Берите эту.
urfin-refuse-done-already = Вы уже сказали, что закончили.
urfin-refuse-nothing-grabbed = Сначала возьмите одну из открытых деталей.
urfin-refuse-no-part = Такой детали нет.
urfin-refuse-hand-full = Вы уже держите деталь: { urfin-part }.
urfin-refuse-not-open = Такой открытой детали нет: { urfin-part }.
urfin-refuse-grabbed = Кто-то вас опередил: { urfin-part }.
urfin-refuse-many-grabs = За этот ход вы брали детали уже столько раз: { $most }. Остальное — другим.
urfin-refuse-no-cell = Такой клетки на карте нет.
urfin-refuse-palace = Во дворце никогда не строят.
urfin-refuse-river = В реке не строят.
urfin-refuse-soldier = Там стоит дуболом с дороги { $road }.
urfin-refuse-wall-there = Там стоит стена.
urfin-refuse-tower-there = Там стоит башня.
urfin-refuse-base-there = Там лежит основание; оно ждёт крышу.
urfin-refuse-no-base = Крышу ставят только на основание.
urfin-refuse-city = Нельзя строить башни в городе, пока дуболом не перешёл мост.
urfin-refuse-axis = Крыша 3 стреляет в две стороны: выберите север и юг или запад и восток.
urfin-refuse-no-axis = Поворачивают только крышу 3.

## Как победить

urfin-purpose-home = Прогоните всех дуболомов, не пустите их во дворец. Дуболомов: { $soldiers }, шагов до дворца: { $steps }
urfin-purpose-puzzle = Прогоните всех дуболомов вовремя. Дуболомов: { $soldiers }, ход { $turn } из { $turns }

## Чем кончилось

urfin-over-won = Дуболомов больше нет: Изумрудный город спасён.
urfin-over-held = Шестьдесят ходов, и во дворце никого: Изумрудный город выстоял.
urfin-over-lost = Дуболом во дворце: Изумрудным городом правит Урфин Джюс.
urfin-over-resigned = Команда сдалась: Изумрудным городом правит Урфин Джюс.
urfin-over-solved = Решено: ни одного дуболома не осталось.
urfin-over-unsolved = Не решено: дуболомы остались. Попробуйте ещё раз!

## Что происходит

urfin-event-began =
    { $turn ->
        [0] Пробная башня, пока игра не началась.
       *[other] { $left ->
            [one] Ход { $turn }. В пути { $left } дуболом.
            [few] Ход { $turn }. В пути { $left } дуболома.
           *[many] Ход { $turn }. В пути { $left } дуболомов.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Вы ищете { urfin-aim }.
       *[no] { $player } ищет { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Вы готовы.
       *[no] { $player } наготове.
    }
urfin-event-turned =
    { $seconds ->
        [0] Руки в мешок!
        [one] Часы перевёрнуты: { $seconds } секунда. Руки в мешок!
        [few] Часы перевёрнуты: { $seconds } секунды. Руки в мешок!
       *[many] Часы перевёрнуты: { $seconds } секунд. Руки в мешок!
    }
urfin-event-reached =
    { $you ->
        [yes] Ваша рука в мешке.
       *[no] { $player } опускает руку в мешок.
    }
urfin-event-met =
    { $you ->
        [yes] Вашей руке попалась деталь.
       *[no] { $player } что-то находит.
    }
# Для остальных $x равен -1.
urfin-event-touched =
    { $you ->
        [yes] Высота { $height }.
       *[no] { $player } ощупывает деталь.
    }
urfin-event-kept =
    { $you ->
        [yes] Вы берёте её: { $taken } из { $due }.
       *[no] { $player } берёт деталь: { $taken } из { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Вы отпускаете её.
       *[no] { $player } отпускает деталь.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Вы вынули руку, она пуста.
            [one] Вы вынули руку, в ней { $parts } деталь.
            [few] Вы вынули руку, в ней { $parts } детали.
           *[many] Вы вынули руку, в ней { $parts } деталей.
        }
       *[no] { $parts ->
            [0] { $player } вынимает руку, она пуста.
            [one] { $player } вынимает руку, в ней { $parts } деталь.
            [few] { $player } вынимает руку, в ней { $parts } детали.
           *[many] { $player } вынимает руку, в ней { $parts } деталей.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] У вас: { urfin-part }.
       *[no] { $player } показывает: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Из { $parts } детали строить уже нельзя, она уходит из игры.
       *[many] Из { $parts } деталей строить уже нельзя, они уходят из игры.
    }
urfin-event-building =
    { $parts ->
        [0] Все руки вынуты. Строить не из чего.
        [one] Все руки вынуты: стройте! Открыта { $parts } деталь.
        [few] Все руки вынуты: стройте! Открыто { $parts } детали.
       *[many] Все руки вынуты: стройте! Открыто { $parts } деталей.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Вы взяли: { urfin-part }.
       *[no] { $player } берёт: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Вы вернули: { urfin-part }.
       *[no] { $player } возвращает: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Вы ставите, столбец { $column }, ряд { $row }: { urfin-part }.
       *[no] { $player } ставит, столбец { $column }, ряд { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Вы достроили башню!
       *[no] { $player } достраивает башню!
    }
urfin-event-toppled =
    { $parts ->
        [one] Упало! В мешок возвращается { $parts } деталь.
        [few] Упало! В мешок возвращаются { $parts } детали.
       *[many] Упало! В мешок возвращаются { $parts } деталей.
    }
urfin-event-finished =
    { $you ->
        [yes] Вы закончили.
       *[no] { $player } больше не строит.
    }
urfin-event-sand = Песок пересыпался!
urfin-event-returned =
    { $parts ->
        [one] Не построена { $parts } деталь, она возвращается в мешок.
        [few] Не построены { $parts } детали, они возвращаются в мешок.
       *[many] Не построено { $parts } деталей, они возвращаются в мешок.
    }
urfin-event-tried = Пробная башня убрана с поля. Игра начинается.
urfin-event-thrown = Дуболом с дороги { $road }: { $pips }.
urfin-event-walked = Дуболом с дороги { $road } идёт вперёд.
urfin-event-bumped = Дуболом с дороги { $road } ударился головой и остановился подумать.
urfin-event-broke =
    { $stands ->
        [yes] Дуболом с дороги { $road } стоит и ломает препятствие.
       *[no] Дуболом с дороги { $road } ломает препятствие.
    }
urfin-event-tore = Дуболом с дороги { $road } на ходу сносит башню.
urfin-event-crossed = Дуболом с дороги { $road } перешёл мост! Со следующего хода башни можно строить и в городе.
urfin-event-limited =
    { $limit ->
        [1] Дуболом с дороги { $road } у реки: из светло-зелёных деталей больше не строят.
       *[2] Дуболом с дороги { $road } в городе: теперь строят только из зелёных деталей.
    }
urfin-event-shot = В дуболома с дороги { $road } попали: он подобрел и ушёл домой.
urfin-event-entered = Дуболом с дороги { $road } во дворце!
urfin-event-over = Игра окончена.

## Подсказки

urfin-hint-aim =
    { $at ->
        [base] Команде не хватает основания.
        [roof] Команде не хватает крыши.
       *[wall] Башни уже есть кому искать: пригодится стена.
    }
urfin-hint-ready = Обо всём договорились.
urfin-hint-home =
    { $count ->
        [1] Дуболом { $soldiers } уйдёт домой.
       *[other] Дуболомы { $soldiers } уйдут домой.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Задержит дуболома { $soldiers }.
       *[other] Задержит дуболомов { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Дуболом { $soldiers } реже дойдёт до дворца.
       *[other] Дуболомы { $soldiers } реже дойдут до дворца.
    }
urfin-hint-watch = Сейчас мимо никто не пройдёт, но башня присмотрит за дорогами.
urfin-hint-roof = Потом сверху: { urfin-part }.
urfin-hint-first = Сначала нужно: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Нащупайте основание.
        [roof] Нащупайте крышу.
       *[wall] Нащупайте стену.
    }
urfin-hint-touch =
    { $at ->
        [base] Пока это основание: { $percent } из 100.
        [roof] Пока это крыша: { $percent } из 100.
       *[wall] Пока это стена: { $percent } из 100.
    }
urfin-hint-take =
    { $at ->
        [base] Это основание: { $percent } из 100.
        [roof] Это крыша: { $percent } из 100.
       *[wall] Это стена: { $percent } из 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] Вряд ли это основание: { $percent } из 100.
        [roof] Вряд ли это крыша: { $percent } из 100.
       *[wall] Вряд ли это стена: { $percent } из 100.
    }
urfin-hint-part = Пригодится: { urfin-part }.
urfin-hint-put-back = Хорошего места для неё сейчас нет.
urfin-hint-done =
    { $parts ->
        [0] Всё построено.
       *[other] Остальное никого не остановит: пусть вернётся в мешок ({ $parts }).
    }

# the bag

urfin-ui-bag-title = Ваша рука в мешке
urfin-ui-bag-title-of = В мешке рука { $number } из { $of }
urfin-ui-bag-due = Взято { $taken } из { $due }.
urfin-ui-bag-trial = Это проба: детали вернутся в мешок.
urfin-ui-bag-felt = Деревянная деталь под пальцем
urfin-ui-bag-keys = Стрелки двигают палец и ощупывают деталь. Enter повторяет, что здесь.
urfin-ui-bag-stroke = Проведите пальцем по сукну
urfin-ui-bag-edge = Край мешка.
urfin-ui-bag-met = Под пальцами деталь { $number }.
urfin-ui-bag-take = Взять
urfin-ui-bag-let-go = Отпустить (ещё { $left })
urfin-ui-bag-guide = Что это? Может лежать повёрнуто.
urfin-ui-bag-taken = Взято, как вы это ощупали:
urfin-ui-bag-agreed = Кто что ищет
urfin-ui-bag-hand =
    { $state ->
        [waiting] рука ждёт
        [in] рука в мешке
        [out] рука снаружи
       *[none] в этот ход без руки
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Столбец { $column }, ряд { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Здесь пусто
        [low] Низко
        [middling] Средне
        [high] Высоко
       *[top] Очень высоко
    }
urfin-ui-felt-flat = { $height }, ровно.
urfin-ui-felt-slope = { $height }, понижается { $slope }.
urfin-ui-felt-steep = { $height }, резко понижается { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] вправо
        [down-right] к правому нижнему углу
        [down] к нижнему краю
        [down-left] к левому нижнему углу
        [left] влево
        [up-left] к левому верхнему углу
        [up] к верхнему краю
       *[up-right] к правому верхнему углу
    }
urfin-ui-shape =
    { $kind ->
        [0] Осн. 1
        [1] Осн. 2
        [2] Крыша 1
        [3] Крыша 2
        [4] Крыша 3
       *[5] Стена
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Основание 1: широкое и плоское, восемь углов, приподнятый край.
        [1] Основание 2: плоский крест с приподнятым краем, в углах пусто.
        [2] Крыша 1: пирамида, низкая с четырёх сторон и высокая посередине.
        [3] Крыша 2: звезда с восемью лучами, высокая посередине.
        [4] Крыша 3: конёк от края до края, спуск только на две стороны.
       *[5] Стена: брус поперёк середины с зубцами, по сторонам пусто.
    }

# the board

urfin-ui-map = Земля вокруг Изумрудного города
urfin-ui-team = Команда
urfin-ui-tray = Открытые детали
# Letters on a small piece: two signs at most, the number stays.
urfin-ui-mark =
    { $kind ->
        [base-1] О1
        [base-2] О2
        [roof-1] К1
        [roof-2] К2
        [roof-3] К3
       *[wall] С
    }
urfin-ui-part-mine = { $part }, в вашей руке
urfin-ui-part-held = { $part }, держит { $player }
urfin-ui-tower = башня: { $base } и { $roof }
urfin-ui-bare = { $base } без крыши
urfin-ui-axis =
    { $axis ->
        [ns] смотрит на север и юг
       *[ew] смотрит на восток и запад
    }
urfin-ui-soldier = дуболом { $road }
urfin-ui-soldier-bumped = дуболом { $road }, стукнулся лбом
urfin-ui-cell = столбец { $column }, ряд { $row }
urfin-ui-ground =
    { $ground ->
        [land] земля
        [bridge] мост
        [city] город
        [river] река
       *[palace] дворец
    }
# One road, or several that run together: "3" or "3, 4".
urfin-ui-road = дорога { $roads }

# what the hands can do
urfin-ui-do-pick = Выберите деталь, потом клетку — или перетащите её.
urfin-ui-do-place = Выберите клетку, где ей стоять.
urfin-ui-do-roof = Выберите основание, на которое её поставить.
urfin-ui-do-roof-3 = Выберите основание; крышу поворачивает R или кнопка.
urfin-ui-do-base-first = Ни одно основание не ждёт крыши. Сначала поставьте основание.
urfin-ui-do-nowhere = Сейчас для неё нет места.
urfin-ui-do-confirm = Выберите ещё раз, чтобы поставить.
urfin-ui-do-done = Всё построено. Скажите, что вы закончили.
urfin-ui-put = Поставить сюда
urfin-ui-elsewhere = В другое место
urfin-ui-turn-roof =
    { $axis ->
        [ns] Повернуть крышу; сейчас она смотрит на север и юг
       *[ew] Повернуть крышу; сейчас она смотрит на восток и запад
    }
urfin-ui-done = У меня всё
urfin-ui-ready = Перевернуть часы
urfin-ui-ready-calm = Можно начинать
urfin-ui-reach = Руку в мешок

# what somebody goes for
urfin-ui-wishes = Что вы ищете?
urfin-ui-wish =
    { $at ->
        [base] Основание
        [roof] Крыша
       *[wall] Стена
    }
urfin-ui-wishes-left =
    { $left ->
        [0] В этот ход вы меняли решение достаточно.
        [one] Можно передумать ещё { $left } раз.
        [few] Можно передумать ещё { $left } раза.
       *[many] Можно передумать ещё { $left } раз.
    }
urfin-ui-goes =
    { $at ->
        [base] Я ищу основание!
        [roof] Я ищу крышу!
       *[wall] Я ищу стену!
    }
urfin-ui-hand-ready = готово
urfin-ui-hand-waiting = рука над мешком
urfin-ui-hand-in = рука в мешке: { $taken } из { $due }
urfin-ui-hand-out = рука уже не в мешке
urfin-ui-hand-building = строит
urfin-ui-hand-done = стройка окончена

# how it stands
urfin-ui-turn =
    { $turn ->
        [0] Пробная башня
       *[other] Ход { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Пробная башня
       *[other] Ход { $turn }, не больше { $last }
    }
urfin-ui-left = Осталось дуболомов: { $soldiers }
urfin-ui-in-bag = Деталей в мешке: { $parts }
urfin-ui-out = Деталей вне игры: { $parts }
urfin-ui-standing = Стоят: башни — { $towers }, стены — { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Строить можно из любых деталей.
        [1] Светло-зелёные уже под запретом.
       *[2] Теперь только зелёные детали.
    }
urfin-ui-city-open = Башни можно ставить в городе.
urfin-ui-city-shut = В городе башен ещё не ставят.
urfin-ui-soldiers = Дуболом
urfin-ui-to-palace = Клеток до дворца
urfin-ui-gone = подобрел
urfin-ui-throws = Броски этого хода
urfin-ui-threw = Дуболом { $road } бросает { $pips }

# what is foreseen; $roads are soldiers, with odds in the adult game: "3, 7 (50 %)"
urfin-ui-foreseen = Накрывает клеток: { $cells }; в этот ход ни в кого не попадёт.
urfin-ui-foreseen-hits = Накрывает клеток: { $cells }. Попадёт в этот ход: { $roads }.

# what happens
urfin-ui-build = Стройте!
urfin-ui-recap = Что произошло
urfin-ui-recap-returned = Обратно в мешок: { $parts }
urfin-ui-recap-banned = Вне игры: { $parts }
urfin-ui-recap-toppled = Опрокинуто: { $parts }
urfin-ui-recap-broke = Дуболом { $road } ломает: { $parts }
urfin-ui-next-turn = Следующий ход:
urfin-ui-coming = Детали следующего хода: { $parts }
urfin-ui-won = Изумрудный город спасён!
urfin-ui-lost = Изумрудный город пал
urfin-ui-look = Посмотреть на карту

## Почему карта не подходит

urfin-map-cell = клетка { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] земля
        [river] река
        [bridge] мост
        [city] город
       *[palace] дворец
    }
urfin-map-before =
    { $before ->
        [land] земля
        [river] река
        [bridge] мост
        [city] город
       *[palace] дворец
    }
urfin-map-long = карта длиннее { $kilobytes } КБ
urfin-map-name-twice = строка { $line }: у карты уже есть название
urfin-map-no-name = нет строки `name …`
urfin-map-name = строка { $line }: название — до { $most } печатных знаков
urfin-map-no-grid = клетки не нарисованы
urfin-map-rows = строка { $line }: рядов больше { $most }
urfin-map-torn = строка { $line }: ряды карты стоят не подряд
urfin-map-wide = строка { $line }: в ряду { $cells } клеток, можно не больше { $most }
urfin-map-sign = строка { $line }, { urfin-map-cell }: { $sign } — не один из знаков { $known }
urfin-map-row = строка { $line }: в ряду { $cells } клеток, а в первом { $width }
urfin-map-roads = строка { $line }: дорог больше { $most }
urfin-map-road-form = строка { $line }: дорога пишется так: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = строка { $line }: дорога { $road }, а должна быть дорога { $due }
urfin-map-road-off = строка { $line }: дорога { $road } уходит с карты, { urfin-map-cell }
urfin-map-road-long = строка { $line }: дорога { $road } длиннее, чем клеток на карте
urfin-map-step = строка { $line }: дорога { $road }: { $step } — не шаг; пишите N, E, S или W и сколько раз
urfin-map-edge = строка { $line }, { urfin-map-cell }: { urfin-map-ground } на краю карты
urfin-map-beside = строка { $line }, { urfin-map-cell }: рядом оказались { urfin-map-before } и { urfin-map-ground }
urfin-map-no-palace = на карте нет дворца
urfin-map-palaces = строка { $line }, { urfin-map-cell }: второй дворец
urfin-map-bridges = мостов { $bridges }, а нужно от { $least } до { $most }
urfin-map-start = строка { $line }: дорога { $road } начинается не на краю: { urfin-map-cell }
urfin-map-twice = строка { $line }: дорога { $road } проходит дважды через одно место: { urfin-map-cell }
urfin-map-strays = строка { $line }: дорога { $road }: сначала { urfin-map-before }, потом { urfin-map-ground }, так нельзя; { urfin-map-cell }
urfin-map-begins = строка { $line }: дорога { $road } начинается не на земле: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = строка { $line }: дорога { $road } кончается не во дворце: { urfin-map-cell }
urfin-map-short = строка { $line }: дорога { $road }: клеток земли перед мостом { $cells }, а нужно { $zone } в зоне 1 и { $shore } на берегу
urfin-map-near = строка { $line }: дорога { $road }: шагов { $steps }, а дальний указатель в { $away } шагах от дворца
urfin-map-no-roads = на карте нет дорог
urfin-map-clockwise = строка { $line }: дорога { $road }, { urfin-map-cell }: она не следующая по часовой стрелке после дороги { $other }
urfin-map-parts = строка { $line }: дорога { $road } встречается с дорогой { $other } и снова расходится: { urfin-map-cell }
urfin-map-signpost = строка { $line }: дорога { $road }, указатель { $away }: { urfin-map-cell } — не за рекой
urfin-map-signposts = строка { $line }: дорога { $road }, указатель { $away }: { urfin-map-cell } — там уже указатель дороги { $other }
urfin-map-idle = строка { $line }, { urfin-map-cell }: через этот мост не идёт ни одна дорога
urfin-map-unknown = нет карты { $name }; есть { $known }

## Figures

urfin-figure-base-1 = Основание 1 бьёт по восьми клеткам вокруг.
urfin-figure-base-2 = Основание 2 бьёт по четырём соседним клеткам.
urfin-figure-roof-1 = Крыша 1 добавляет четыре клетки ровно через одну.
urfin-figure-roof-2 = Крыша 2 добавляет ещё и четыре по диагонали.
urfin-figure-roof-3 = Крыша 3 стреляет через клетку только из вертикальных сторон.
urfin-figure-roof-3-turned = Если повернуть, она стреляет в другую сторону.
urfin-figure-tower = Сначала основание, на него крыша: это башня.
urfin-figure-no-base = Крышу ставят только на основание.
urfin-figure-shared-cell = Стена и башня не стоят на одной клетке.
urfin-figure-on-a-soldier = Там, где стоит дуболом, не строят.
urfin-figure-on-the-road = На дороге строить можно: дуболому придётся ломать.
urfin-figure-tower-in-the-city = В городе башен не строят, пока дуболом не перешёл мост.
urfin-figure-wall-in-the-city = Стена может стоять там с самого начала.
urfin-figure-in-the-palace = Во дворце ничего не строят.
urfin-figure-in-the-river = В реке ничего не строят.
urfin-figure-shot = Один дуболом остановился под огнём башни, в другого она не попала.
urfin-figure-bump = Шаги остались, но дуболом бьётся о стену и стоит.
urfin-figure-break = В следующий ход он ломает стену и идёт свои три клетки.
urfin-figure-stand = Он пришёл сюда без удара: в этот ход только ломает стену.
urfin-figure-signposts = В начале на каждом указателе стоит дуболом.

## Puzzles

urfin-puzzle-saved = Постройте так, чтобы всех дуболомов вовремя отправить домой.
urfin-puzzle-saved-missed = Дуболомов ещё в пути: { $soldiers }

## Конец по частям

urfin-account-friends = Дуболомов, которые теперь улыбаются: { $count }
urfin-account-marching = Дуболомов ещё в пути: { $count }
urfin-account-built = Построено башен и стен: { $count }
urfin-account-stands = Ещё стоит: { $count }
urfin-account-fell = Сломали дуболомы: { $count }
urfin-account-entered = Во дворец по дороге { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = дозорный
urfin-bot-scout-hint = Встречает дуболомов далеко на дорогах.
urfin-bot-guard = страж
urfin-bot-guard-hint = Строит поближе к дворцу.
