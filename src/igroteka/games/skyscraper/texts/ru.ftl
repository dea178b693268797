# «Небоскрёб» в словах. Поля и их смысл описаны в en.ftl.

skyscraper-name = Небоскрёб
skyscraper-tagline = Стройте карточку за карточкой, взбирайтесь этаж за этажом, и пусть рука не дрогнет.

## Варианты

skyscraper-option-hands = Руки
skyscraper-option-hands-hint = Каждую карточку и каждого рабочего ставят рукой, и сила тяжести настоящая.
skyscraper-option-hands-forgiving = Щадящие
skyscraper-option-hands-forgiving-hint = Лёгкая дрожь сглаживается; отвалившаяся карточка возвращается к своему игроку.
skyscraper-option-hands-real = Настоящие
skyscraper-option-hands-real-hint = Рука как есть. Карточка, сошедшая с места, — это обвал.
skyscraper-option-hands-calm = Спокойные
skyscraper-option-hands-calm-hint = Ни дрожи, ни падений: нельзя лишь то, что не устояло бы.

## Карточки

skyscraper-card-upright = стоячая карточка
skyscraper-card-flat = лежачая карточка
skyscraper-card-any = простая карточка
skyscraper-card-foundation = фундамент
skyscraper-card-prop = стоячая опора
skyscraper-card-slab = лежачая опора

## Что делать

skyscraper-prompt-act =
    { $left ->
        [one] Осталось { $left } действие: выведите рабочего, стройте или передвиньте рабочего.
        [few] Осталось { $left } действия: выведите рабочего, стройте или передвиньте рабочего.
       *[many] Осталось { $left } действий: выведите рабочего, стройте или передвиньте рабочего.
    }
skyscraper-prompt-build = Выберите место для карточки, потом как её повернуть.
skyscraper-prompt-put = Ваш рабочий упал. Верните его на любой этаж или в бригаду.
skyscraper-prompt-wait = { $player } за работой.
skyscraper-prompt-settle = Затаите дыхание…
skyscraper-prompt-over = Здание стоит как стоит.

## Ходы словами, как на кнопке, и заголовки для нескольких

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Вывести рабочего сюда
skyscraper-action-pick = Взять карточку { $number }: { skyscraper-ui-card }
skyscraper-action-pick-here = Взять эту карточку
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Строить: { skyscraper-plan-place }; балки: { $beams }
skyscraper-action-build-here = Построить здесь
skyscraper-action-move = Рабочий { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Рабочий { $worker }: передвинуть сюда
skyscraper-action-shift = Рабочий { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Рабочий { $worker }: переступить сюда, даром
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Вернуть сюда
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = Начинает { $player }.
skyscraper-action-deal = Раздаём карточки.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Вывести рабочего
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Строить
skyscraper-moves-move = Передвинуть рабочего
skyscraper-moves-shift = Переступить, даром
skyscraper-moves-return = Вернуть рабочего
skyscraper-aloud-of = { $player }: { $what }

## Почему нельзя

skyscraper-refuse-put-first = Сначала возвращают упавших рабочих.
skyscraper-refuse-nobody-fell = Никто из ваших рабочих не упал.
skyscraper-refuse-another-first = Сначала возвращают другого рабочего.
skyscraper-refuse-no-open-place = Нет открытого места, где встать.
skyscraper-refuse-card-in-hand = У вас карточка в руке: стройте или сначала положите её обратно.
skyscraper-refuse-can-act = Вы ещё можете что-то сделать: в ходе три действия.
skyscraper-refuse-no-crew = Вся ваша бригада уже на площадке.
skyscraper-refuse-not-at-the-foot = Рабочего выводят на открытое место вплотную к карточке фундамента.
skyscraper-refuse-not-held = У вас нет такой карточки.
skyscraper-refuse-already-picked = Эта карточка уже у вас в руке.
skyscraper-refuse-too-many-picks = За этот ход вы брали карточки уже столько раз: { $most }. Довольно.
skyscraper-refuse-nothing-picked = Сначала возьмите карточку.
skyscraper-refuse-no-builder = На площадке нет вашего рабочего, который мог бы строить.
skyscraper-refuse-no-place = Рядом с вашими рабочими этой карточке нет места.
skyscraper-refuse-no-builder-near = Никто из ваших рабочих не стоит на карточке, к которой она присоединится, или рядом с ней.
skyscraper-refuse-stance-upright = Эта карточка ставится стоймя, стрелкой вверх.
skyscraper-refuse-stance-flat = Эта карточка кладётся плашмя.
skyscraper-refuse-stance-any = Как ни поверни, таких балок на карточке нет.
skyscraper-refuse-touches-ground = Земли касаются только карточки фундамента и опоры.
skyscraper-refuse-must-touch-ground = Опора ставится на землю.
skyscraper-refuse-not-on-a-foot = Лежачая опора примыкает краем к подножию стены.
skyscraper-refuse-in-the-way = Мешает другая карточка.
skyscraper-refuse-no-joint = Присоединить не к чему: целая линия должна лечь на целую линию.
skyscraper-refuse-hangs = Здание растёт вверх: карточка не может только свисать.
skyscraper-refuse-no-beams-meet = Ни одна её балка не встретит другую.
skyscraper-refuse-overloaded = Соединению пришлось бы нести { $moment }, а держит оно { $most }.
skyscraper-refuse-buckles = Так высоко постройка не выдержит собственного веса.
skyscraper-refuse-not-your-worker = Это не ваш рабочий.
skyscraper-refuse-in-the-crew = Этот рабочий ещё в бригаде.
skyscraper-refuse-shut-in = Этот рабочий закрыт со всех сторон.
skyscraper-refuse-not-one-floor = Одно действие ведёт на этаж выше или ниже или на другую карточку того же этажа.
skyscraper-refuse-shifted-before = Этот рабочий в этот ход уже переступал.
skyscraper-refuse-not-its-card = Без траты действия рабочий ходит только по своей карточке.
skyscraper-refuse-calm-hand = В спокойной игре руки не дрожат.
skyscraper-refuse-hold = Нет такой карточки, чтобы её держать.
skyscraper-refuse-hand-long = Путь руки слишком длинный, его не записать.
skyscraper-refuse-hand-garbled = Путь руки не прочесть.
skyscraper-refuse-hand-short = Слишком поспешно: нужно не меньше { $least } мс.
skyscraper-refuse-hand-rate = В пути руки пропуски: точка нужна каждые { $least }–{ $most } мс.
skyscraper-refuse-hand-time = Слишком медленно: поставить нужно за { $most } мс.
skyscraper-refuse-hand-far = Рука дальше { $most } мм от места.
skyscraper-refuse-hand-tilt = Наклон больше { $most }°.
skyscraper-refuse-hand-near = Руку ведут хотя бы с { $least } мм.
skyscraper-refuse-hand-fast = Слишком быстро: не больше { $most } мм в секунду.
skyscraper-refuse-hand-twirl = Поворот слишком быстрый: не больше { $most }° в секунду.

## Как победить

skyscraper-purpose-points = Наберите больше всех до чьей-то последней карточки, не роняя. Вы: { $mine }, лучший из других: { $others }, карт: { $cards }
skyscraper-purpose-points-watched = Выигрывает тот, у кого больше очков, когда кто-то построит последнюю карточку. Лучший счёт: { $most }

## Конец

skyscraper-over-finished = Последняя карточка построена.
skyscraper-over-collapse = Здание рухнуло.
skyscraper-over-stalled = Три круга без единой карточки: стройка закрыта.
skyscraper-over-alone = Остался только один игрок.
skyscraper-over-nobody = Никого не осталось.

## Что происходит

skyscraper-event-began =
    { $you ->
        [yes] Вы начинаете.
       *[no] Начинает { $player }.
    }
skyscraper-event-dealt = Вам розданы карточки.
skyscraper-event-held = Вы берёте карточку.
skyscraper-event-laid = Вы кладёте карточку обратно.
skyscraper-event-sent =
    { $you ->
        [yes] Вы выводите рабочего на площадку.
       *[no] { $player } выводит рабочего на площадку.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Ваш рабочий переступает на другое место.
               *[no] { $player }: рабочий переступает на другое место.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Ваш рабочий переступает на другое место.
                       *[no] { $player }: рабочий переступает на другое место.
                    }
               *[other]
                    { $you ->
                        [yes] Ваш рабочий переходит на этаж { $floor }.
                       *[no] { $player }: рабочий переходит на этаж { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Вы строите карточку.
       *[no] { $player } строит карточку.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes]
            { $points ->
                [one] { $player }: { $points } очко, весь ход вдвойне, ведь выше ещё не строили.
                [few] { $player }: { $points } очка, весь ход вдвойне, ведь выше ещё не строили.
               *[many] { $player }: { $points } очков, весь ход вдвойне, ведь выше ещё не строили.
            }
       *[no]
            { $points ->
                [one] { $player }: { $points } очко.
                [few] { $player }: { $points } очка.
               *[many] { $player }: { $points } очков.
            }
    }
skyscraper-event-shaken = Всё успокоилось.
skyscraper-event-undid = Расчёт не смог решить, чем бы всё кончилось: считаем, что попытки не было.
skyscraper-event-slipped =
    { $you ->
        [yes] Карточка не присоединилась{ $mm ->
            [0] {""}
           *[other] {" "}(на { $mm } мм мимо)
        }: она снова у вас в руке.
       *[no] Карточка не присоединилась{ $mm ->
            [0] {""}
           *[other] {" "}(на { $mm } мм мимо)
        }: { $player } берёт её обратно.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = На { $mm } мм мимо.
skyscraper-missed =
    { $why ->
        [fast] Её отпустили на ходу.
        [shaky] Рука дрожала.
       *[aside] Её отпустили мимо места.
    }
skyscraper-event-came = Карточка отвалилась, её забирает { $player }.
skyscraper-event-fell = { $player }: рабочий падает.
skyscraper-event-tipped = { $player }: рабочий сбит с ног.
skyscraper-event-fined =
    { $points ->
        [one] { $player } теряет { $points } очко.
        [few] { $player } теряет { $points } очка.
       *[many] { $player } теряет { $points } очков.
    }
skyscraper-event-returned = { $player }: рабочий снова на месте.
skyscraper-event-rejoined = { $player }: рабочий снова в бригаде.
skyscraper-event-stepped = { $player }: рабочий отступает в сторону.
skyscraper-event-trapped = { $player }: рабочий закрыт со всех сторон и потерян.
skyscraper-event-out =
    { $you ->
        [yes] Вы выбываете.
       *[no] { $player } выбывает.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Вы на этом останавливаетесь.
       *[no] { $player } на этом останавливается.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Ваш ход.
       *[no] Ходит { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Всё рушится, и это был ваш ход.
       *[no] Всё рушится, а ходит { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Ваша последняя карточка: 5 очков.
       *[no] { $player } строит последнюю карточку: 5 очков.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player }: осталась { $cards } карточка, столько же очков долой.
        [few] { $player }: осталось { $cards } карточки, столько же очков долой.
       *[many] { $player }: осталось { $cards } карточек, столько же очков долой.
    }
skyscraper-event-topped = { $player }: больше всех рабочих на этаже { $floor }, 5 очков.
skyscraper-event-over = Игра окончена.

## Подсказки

skyscraper-hint-send = Чем больше рабочих на площадке, тем больше мест для стройки.
skyscraper-hint-pick = У этой карточки место лучше, чем у других.
skyscraper-hint-build =
    { $points ->
        [0] Очков не даст, но одной карточкой станет меньше.
        [one] { $points } очко, и одной карточкой меньше.
        [few] { $points } очка, и одной карточкой меньше.
       *[many] { $points } очков, и одной карточкой меньше.
    }
skyscraper-hint-double = Это самая высокая карточка: весь ход считается вдвойне.
skyscraper-hint-reach = Лучшая карточка, для которой тогда найдётся место, принесёт очков: { $points }.
skyscraper-hint-move = С этажа { $floor } строить удобнее, и в конце лучше быть там.
skyscraper-hint-shift = Действия это не стоит, а оттуда достать можно больше.
skyscraper-hint-pass = В этот ход делать больше нечего.
skyscraper-hint-put-back = Сейчас выгоднее другое.
skyscraper-hint-return = На такой высоте он сразу снова в деле и считается в конце.
skyscraper-hint-to-crew = Из бригады его можно вывести туда, где он нужнее.

## Площадка

skyscraper-ui-site = Стройплощадка
skyscraper-ui-hand = Ваши карточки
skyscraper-ui-deeds = Что можно сделать
skyscraper-ui-line-left = слева
skyscraper-ui-line-right = справа
skyscraper-ui-line-bottom = снизу
skyscraper-ui-line-top = сверху
skyscraper-ui-line-mid-v = посередине, вертикально
skyscraper-ui-line-mid-h = посередине, горизонтально
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } с рабочим; балки: { $beams }
       *[no] { $kind }; балки: { $beams }
    }
skyscraper-ui-no-place = сейчас ей нет места
skyscraper-ui-stand =
    { $height ->
        [0] на земле, вправо { $x }, вглубь { $y }
       *[other] на высоте { $height }, вправо { $x }, вглубь { $y }
    }
skyscraper-ui-step-send = Вывести рабочего: { $where }
skyscraper-ui-step-move = Передвинуть: { $where }
skyscraper-ui-step-shift = Переступить, даром: { $where }
skyscraper-ui-step-return = Вернуть: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] { $player }: рабочий, закрыт со всех сторон, { $where }
        [lying] { $player }: рабочий, лежит, { $where }
       *[standing] { $player }: рабочий, { $where }
    }
skyscraper-ui-choose = Возьмите карточку, выведите рабочего или выберите одного из своих рабочих.
skyscraper-ui-choose-place = Выберите место для карточки.
skyscraper-ui-turn-or-set = Поверните и поставьте.
skyscraper-ui-set-it = Поставить здесь?
skyscraper-ui-choose-foot = Где у подножия здания?
skyscraper-ui-choose-stand = Куда? Синие места не стоят действия.
skyscraper-ui-put = Ваш рабочий упал. Верните его куда хотите или в бригаду.
skyscraper-ui-put-back = Положить обратно
skyscraper-ui-turn = Повернуть { $n }/{ $of }
skyscraper-ui-set = Поставить
skyscraper-ui-hold =
    { $held ->
        [yes] Карточку держат
       *[no] Держать карточку
    }
skyscraper-ui-hint-pick = Тренер взял бы эту: { $card }.
skyscraper-ui-hint-send = Тренер вывел бы рабочего.
skyscraper-ui-hint-move = Тренер передвинул бы рабочего: { $where }.
skyscraper-ui-send = Вывести рабочего ({ $crew })
skyscraper-ui-pass = Закончить ход
skyscraper-ui-to-crew = В бригаду
skyscraper-ui-note =
    { $points ->
        [one] { $points } очко, бригада { $crew }
        [few] { $points } очка, бригада { $crew }
       *[many] { $points } очков, бригада { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Осталось { $left } действие
        [few] Осталось { $left } действия
       *[many] Осталось { $left } действий
    }
skyscraper-ui-lens = Нагрузка
skyscraper-ui-plan = План
skyscraper-ui-film = Посмотреть ещё раз
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Этот браузер не умеет показывать площадку в трёх измерениях.
skyscraper-ui-height = Высота в карточках: { $height }
skyscraper-ui-cards-built = Стоит карточек: { $cards }
skyscraper-ui-floors = Этажей: { $floors }
skyscraper-key-hold = Держать стоящую карточку неподвижно
skyscraper-key-view = План или снова здание
skyscraper-key-up = На плане: слоем выше
skyscraper-key-down = На плане: слоем ниже

## План: площадка сверху, слой за слоем

skyscraper-plan-title = План площадки
skyscraper-plan-place =
    { $what ->
        [floor] карточка пола, столбец { $x }, ряд { $y }, высота { $z }
        [east] стена лицом на восток, столбец { $x }, ряд { $y }, высота { $z }
       *[north] стена лицом на север, столбец { $x }, ряд { $y }, высота { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
skyscraper-plan-cell = столбец { $x }, ряд { $y }, высота { $z }
skyscraper-plan-ground = Земля
skyscraper-plan-height =
    { $floors ->
        [none] Высота { $z }
       *[other] Высота { $z }, этаж { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, балки: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] { $player }, рабочий закрыт со всех сторон: { $where }
        [lying] { $player }, рабочий лежит: { $where }
       *[standing] { $player }, рабочий: { $where }
    }
skyscraper-plan-crew = в бригаде
skyscraper-plan-layer = План: { $where }. Стрелки переходят с места на место, Enter выбирает и ставит, R поворачивает, Page Up и Page Down меняют высоту.
skyscraper-plan-layers = Показанная высота
skyscraper-plan-up = На слой выше
skyscraper-plan-down = На слой ниже
skyscraper-plan-spots =
    { $count ->
        [one] Здесь { $count } место
        [few] Здесь { $count } места
       *[many] Здесь { $count } мест
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter ставит, R поворачивает.
skyscraper-plan-turn = Повернуть карточку: { $card }
skyscraper-plan-lens = Самое нагруженное соединение несёт { $strain } из { $most }.
skyscraper-plan-lens-easy = Держит легко.
skyscraper-plan-lens-busy = Немного запаса ещё есть.
skyscraper-plan-lens-near = Вот-вот не выдержит!
skyscraper-plan-joint = Между: { $first } и { $second }.
skyscraper-plan-foreseen = После этого самое нагруженное соединение несло бы { $strain } из { $most }.
skyscraper-plan-shuts-own = Так ваш рабочий окажется закрыт со всех сторон и будет потерян.
skyscraper-plan-shuts = Так будет закрыт со всех сторон рабочий: { $player }.

## Твёрдая рука

skyscraper-steady-title = Твёрдая рука
skyscraper-steady-ask-shake = Остановите стрелку посередине: чем точнее, тем меньше дрожит рука.
skyscraper-steady-ask-speed = Ещё раз: так мягко вы отпустите.
skyscraper-steady-odds = Что-нибудь падает, из 100 раз: { $still }, если оба нажатия точно в середину, { $good } — рядом, { $shaky } — чуть мимо, { $wild } — далеко.
skyscraper-steady-press = Сейчас!
skyscraper-steady-slow = Медленнее, словами и звуками
skyscraper-steady-cancel = Пока нет
skyscraper-steady-result =
    { $grade ->
        [still] { $round } из { $of }: точно в середину.
        [good] { $round } из { $of }: близко к середине.
        [shaky] { $round } из { $of }: немного мимо, рука дрогнет.
       *[wild] { $round } из { $of }: далеко мимо.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] середина
        [1] чуть правее
        [2] правее
        [3] далеко справа
        [-1] чуть левее
        [-2] левее
       *[other] далеко слева
    }

## Как стоит и чем кончилось

skyscraper-facts-title = Рабочие по этажам
skyscraper-facts-floor = Этаж
skyscraper-facts-crew = Бригада
skyscraper-facts-points = Очки
skyscraper-facts-top = Этаж { $floor } сейчас принёс бы 5 очков: { $player }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Уже { $rounds } круг никто не строит; после { $most } игра кончится.
        [few] Уже { $rounds } круга никто не строит; после { $most } игра кончится.
       *[many] Уже { $rounds } кругов никто не строит; после { $most } игра кончится.
    }
skyscraper-finale-stands = Здание: карточек { $cards }, высота в карточках { $height }.
skyscraper-finale-down = Здание рухнуло.
skyscraper-finale-top = Больше всех рабочих на этаже { $floor }: { $player }.
skyscraper-finale-culprit = Чей был ход: { $player }.

## Figures

skyscraper-figure-foundation = Три карточки составляют фундамент: букву «Н».
skyscraper-figure-six-places = Карточку крепят по шести линиям: четыре края и две средние.
skyscraper-figure-at-the-foot = Новый рабочий встаёт вплотную к карточке фундамента.
skyscraper-figure-not-at-the-foot = Здесь нельзя: он не касается карточки фундамента.
skyscraper-figure-support = Своя дополнительная опора может стоять на земле.
skyscraper-figure-on-the-ground = Карточка строительного блока не касается земли.
skyscraper-figure-two-builds = Два действия: сначала пол, затем стена на нём.
skyscraper-figure-beams-meet = Балка новой карточки встретила стоящую: очко.
skyscraper-figure-no-beams-meet = Ни одна балка не встретилась: так нельзя.
skyscraper-figure-half-storey = Пол на высоте половины карточки: ниже не бывает.
skyscraper-figure-hangs = Карточка не висит на верхней: здание растёт вверх.
skyscraper-figure-one-floor-up = Одно действие поднимает рабочего на один этаж.
skyscraper-figure-two-floors-up = Но не на два этажа сразу.
skyscraper-figure-no-bridge = Без пола между башнями наверху не перейти.
skyscraper-figure-either-tower = С земли можно подняться в любую башню.
skyscraper-figure-bridge = Пол между ними служит мостиком.
skyscraper-figure-shut-in = Четвёртая стена заперла рабочего: он потерян.

## Puzzles

skyscraper-puzzle-points = В вашем ходе осталось одно действие. Доведите им счёт до { $points }.
skyscraper-puzzle-points-missed = Ход окончен. Ваши очки: { $scored }

## Конец по частям

skyscraper-account-beams = Сошедшиеся балки
skyscraper-account-workers = Рабочие на карточках
skyscraper-account-climbed = Ходы вверх, вдвойне
skyscraper-account-fines = Падения: штрафы
skyscraper-account-finished = Последняя карточка
skyscraper-account-left = Оставшиеся карточки
skyscraper-account-topped = Больше рабочих наверху
skyscraper-account-else = Потеряно с упавшим

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = высотник
skyscraper-bot-climber-hint = Строит вверх: чем выше, тем лучше.
skyscraper-bot-settler = поселенец
skyscraper-bot-settler-hint = Строит вширь и невысоко.
skyscraper-bot-foreman = прораб
skyscraper-bot-foreman-hint = Не даёт своим рабочим стоять на месте.
