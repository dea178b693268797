# Темница, словами. Имена никогда не склоняются: фразы строятся вокруг них. См. en.ftl о переменных.

prison-name = Темница
prison-tagline = Проведите восьмерых через подземелье, которое вертится, мимо узников, у каждого из которых свой план.
prison-source = Наш источник — правила одиночной игры. Они называют 17 из 32 узников и 14 из 192 их целей с очками действий; остальное на картах — наша реконструкция, и это отмечено.

## Варианты

prison-option-game = Игра
prison-option-game-solo = Одиночная
prison-option-game-solo-hint = Вы против узников подземелья, которые действуют по своим картам.
prison-option-game-duel = Дуэль
prison-option-game-duel-hint = Двое игроков, по восемь одинаковых персонажей, тайная расстановка.
prison-option-level = Уровень
prison-option-level-hint = Сколько подкреплений вызывают карты.
prison-option-level-white = Белый
prison-option-level-white-hint = Наш, для начала: двое узников, и никого не зовут.
prison-option-level-pink = Розовый
prison-option-level-pink-hint = Самый лёгкий по правилам: подкреплений мало.
prison-option-level-yellow = Жёлтый
prison-option-level-yellow-hint = Лёгкий.
prison-option-level-green = Зелёный
prison-option-level-green-hint = Средний.
prison-option-level-blue = Синий
prison-option-level-blue-hint = Непростой.
prison-option-level-red = Красный
prison-option-level-red-hint = Трудный.
prison-option-level-black = Чёрный
prison-option-level-black-hint = Самый трудный: почти каждая карта кого-нибудь вызывает.
prison-option-sight = Взор Архимага
prison-option-sight-off = Нет
prison-option-sight-off-hint = Комнаты открываются, только когда их кто-то откроет.
prison-option-sight-on = Да
prison-option-sight-on-hint = Карты с глазом открывают комнаты сами.

## Что как называется

prison-class-backstabber = Разбойница
prison-class-banshee = Дух
prison-class-cleric = Лекарь
prison-class-colossus = Колосс
prison-class-mekanork = Меканорк
prison-class-naga = Нага
prison-class-telepath = Телепат
prison-class-wizard = Маг

prison-object-rope = Верёвка
prison-object-key = Ключ
prison-object-fireball = Огненный шар
prison-object-bow = Лук
prison-object-spear = Телескопическое копьё
prison-object-shield = Большой щит
prison-object-wounded = Раненый

prison-goal-combat = Сражение
prison-goal-reveal = Открыть комнату
prison-goal-exit = Выход
prison-goal-regroup = Перегруппировка
prison-goal-take = Взять предмет
prison-goal-rotate = Повернуть комнату
prison-goal-break = Сломать решётку
prison-goal-open = Открыть решётку
prison-goal-heal = Исцеление
prison-goal-push = Оттолкнуть

prison-side-yellow = Жёлтые
prison-side-blue = Синие
prison-side-np = Подземелье

## Что спрашивается

prison-prompt-starters = Выберите четырёх персонажей, которые начнут на точках вашей полоски.
prison-prompt-hide = Разложите жетоны лицом вниз: выберите жетон и закрытую комнату для него.
prison-prompt-put = Выберите клетку новой комнаты, на которую встанет этот жетон.
prison-prompt-card = Сыграйте карту действий: её число — ваши очки действия.
prison-prompt-act =
    { $ap ->
        [one] Действуйте: осталось { $ap } очко действия.
        [few] Действуйте: осталось { $ap } очка действия.
       *[many] Действуйте: осталось { $ap } очков действия.
    }
prison-prompt-move = Идите клетка за клеткой, берите и кладите, потом остановитесь.
prison-prompt-choose = Шестёрка: выберите, куда в своём ряду или столбце попадёт жетон.
prison-prompt-fight = Выберите карту сражения.
prison-prompt-name = Ваш Телепат читает мысли: выберите карту, которую сыграет противник.
prison-prompt-opens = Открывается комната: смотрите, что в ней.
prison-prompt-turns = Карты сражения открываются.
prison-prompt-chance = Решает случай.
prison-prompt-wait = Ходит другая сторона.
prison-prompt-over = Игра окончена.

## Ходы словами, как на кнопке, и заголовки для нескольких

prison-way =
    { $side ->
        [0] север
        [1] восток
        [2] юг
       *[3] запад
    }
prison-action-pick = Начинает на полоске: { $figure }
prison-action-hide = Положить лицом вниз, { $room }: { $token }
prison-action-put = Поставить на { $square }: { $token }
prison-action-play-card = Сыграть карту: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } — { $square }
prison-action-step = { $figure }: шаг на { prison-way }
prison-action-pick-up = { prison-board-pick-up }: { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure }: { prison-board-verb-reveal } — { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure }: { prison-board-turn-clockwise }
       *[3] { $figure }: { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure }: { prison-board-verb-jump } — { $square }
prison-action-heal = { $figure }: { prison-board-verb-heal } — { $target }
prison-action-portcullis = { $figure }: { prison-board-verb-gate } — { prison-way }
prison-action-break = { $figure }: { prison-board-verb-break } — { prison-way }
prison-action-fire = { $figure }: { prison-board-verb-fire } — { prison-way }
prison-action-scream = { $figure }: { prison-board-verb-scream } — { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = Другая сторона играет +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Открыта: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Кубик выбирает из равных путей: { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where }: { $what }

## Почему нельзя

prison-refuse-first-starters = Не сейчас: сначала выберите четырёх, кто начинает.
prison-refuse-first-hide = Не сейчас: сначала разложите все жетоны по комнатам лицом вниз.
prison-refuse-first-put = Не сейчас: сначала поставьте жетон на клетку новой комнаты.
prison-refuse-first-card = Не сейчас: сначала сыграйте карту действий.
prison-refuse-first-act = Не сейчас: никто не идёт и не сражается; выберите действие.
prison-refuse-first-move = Не сейчас: сначала закончите начатое движение.
prison-refuse-first-choose = Не сейчас: сначала выберите, куда попадёт жетон.
prison-refuse-first-name = Не сейчас: сначала выберите карту, которую сыграет противник.
prison-refuse-first-fight = Не сейчас: сначала выберите карту сражения.
prison-refuse-nobody = Такого персонажа в игре нет.
prison-refuse-not-yours = Этот персонаж не ваш или его нет в подземелье.
prison-refuse-wounded = Раненые не действуют.
prison-refuse-healed = Исцелённые в этом ходу больше ничего в нём не делают.
prison-refuse-ap =
    { $needed ->
        [one] Это стоит { $needed } очко действия, а у вас { $left }.
        [few] Это стоит { $needed } очка действия, а у вас { $left }.
       *[many] Это стоит { $needed } очков действия, а у вас { $left }.
    }
prison-refuse-first-reveal = Самое первое действие игры открывает одну из двух комнат перед вашей полоской.
prison-refuse-picked = Этот персонаж уже выбран, или такого нет.
prison-refuse-no-card = У вас нет такой карты: { $value }.
prison-refuse-ascending = В первый раз карты действий идут по порядку: сейчас { $value }.
prison-refuse-weakest = Перед этим Телепатом играется самая слабая карта сражения, не считая +0.
prison-refuse-not-shown = Эта карта не открыта: +{ $value }.
prison-refuse-not-valid = Туда жетон не поставить: выберите надёжную пустую клетку.
prison-refuse-open-already = Закрытой комнаты там нет.
prison-refuse-not-beside-room = Отсюда комнату не открыть: встаньте рядом с ней, без преграды со своей стороны.
prison-refuse-no-gear = Только с механизма вращения: поворачивается эта комната или её открытая пара.
prison-refuse-one-quarter = Комната поворачивается на четверть за раз.
prison-refuse-against-arrow = Против стрелки комнату поворачивает только Меканорк.
prison-refuse-gear-locked = На механизме этой пары стоит Жестянщик Ал: её поворачивают только Меканорки.
prison-refuse-no-enemy = Напасть можно только на врага в подземелье.
prison-refuse-hurt-already = На раненных в этом ходу в нём больше не нападают.
prison-refuse-out-of-reach = Этой атакой до врага не достать.
prison-refuse-no-jumps = Карт прыжка не осталось.
prison-refuse-no-landing = Прыгают на две клетки, прямо или углом, туда, где можно стоять.
prison-refuse-no-cleric = Исцеляет только Лекарь.
prison-refuse-no-wounded = Вашего раненого прямо рядом нет.
prison-refuse-end-crowded = На клетке не больше двух жетонов: персонаж на ногах и предмет или свой раненый.
prison-refuse-no-key = Решётки открывает и закрывает Разбойница или тот, у кого ключ.
prison-refuse-no-portcullis = С этой стороны решётки нет.
prison-refuse-gate-barred = Там стоит Привратник Горм: решётка останется как есть.
prison-refuse-no-colossus = Решётки ломает только Колосс.
prison-refuse-no-wand = Огненный шар пускает только Маг, который его несёт.
prison-refuse-nobody-in-line = В той стороне попадать не в кого.
prison-refuse-no-banshee = Кричит только Дух.
prison-refuse-no-sight = Дух не видит этого персонажа по прямой.
prison-refuse-no-room-behind = Толкать некуда: за спиной нет свободной клетки.
prison-refuse-tired = Очков движения не осталось: остановитесь здесь.
prison-refuse-no-side = Сторон четыре: север, восток, юг и запад.
prison-refuse-no-end = Оттуда движение было бы нигде не закончить.
prison-refuse-walled = На пути стена, закрытая решётка, щель или неоткрытая комната.
prison-refuse-enemy = На пути здоровый враг.
prison-refuse-pit = На пути ловушка, а верёвки нет.
prison-refuse-end-occupied = На чужой клетке не останавливаются.
prison-refuse-end-pit = На ловушке без верёвки не останавливаются.
prison-refuse-nothing-here = Здесь нечего взять.
prison-refuse-empty-hands = Нечего положить или передать.
prison-refuse-no-friend = На этой клетке нет союзника, которому можно передать.
prison-refuse-handled = На каждой клетке вещи переходят из рук в руки только раз.
prison-refuse-not-to-hide = Этот жетон не из тех, что вам ещё нужно разложить.
prison-refuse-no-room = Такой комнаты нет.
prison-refuse-room-full =
    { $most ->
        [one] На комнате лежит не больше { $most } жетона.
        [few] На комнате лежит не больше { $most } жетонов.
       *[many] На комнате лежит не больше { $most } жетонов.
    }
prison-refuse-not-free = Жетон ставится на надёжную пустую клетку новой комнаты.
prison-refuse-step-by-step = Пока никто не сыграл 4, карта выше старшей из сыгранных не больше чем на один: сейчас не выше { $value }.
prison-refuse-no-such-card = Такую карту не назвать: +{ $value }. Назовите от +1 до +6.
prison-refuse-named = Телепат назвал вашу +{ $value }: её и нужно сыграть.

## Как победить

prison-purpose-five = Первым наберите пять очков: выводите своих на той стороне или уничтожайте врагов. Вы { $mine } : { $theirs }
prison-purpose-five-watched = Первым набрать пять очков: вывести своих или уничтожить врагов. { $mine } : { $theirs }

## Чем кончилось

prison-over-won = Вы победили: подземелье позади.
prison-over-lost = Вы проиграли: подземелье не отпускает своих узников.
prison-over-late = Шестьдесят ходов, а пяти очков нет: подземелье не отпускает своих узников.
prison-over-five = Пять очков: дуэль решена.
prison-over-nobody = У одной из сторон никого не осталось: дуэль решена.
prison-over-turns = Ходы закончились: побеждает больший счёт.
prison-over-draw = Ничья: никто не впереди.

## Что происходит

prison-event-picked = На начальную полоску, { $square }, встаёт { $figure }.
prison-event-first =
    { $side ->
        [0] По жребию начинают жёлтые.
       *[1] По жребию начинают синие.
    }
prison-event-stood =
    { $side ->
        [0] На полоске лицом вниз стоит жёлтый жетон.
       *[1] На полоске лицом вниз стоит синий жетон.
    }
prison-event-hid = На комнату лицом вниз: { $number }.
prison-event-covered =
    { $side ->
        [0] На комнату лицом вниз ложится жёлтый жетон.
       *[1] На комнату лицом вниз ложится синий жетон.
    }
prison-event-uncovered = Начинающие открыты.
prison-event-found =
    { $side ->
        [0] В комнате: { $number }. Клетку выбирают жёлтые.
       *[1] В комнате: { $number }. Клетку выбирают синие.
    }
prison-event-named =
    { $side ->
        [0] Телепат жёлтых называет +{ $value }.
       *[1] Телепат синих называет +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Карта сражения жёлтых лежит лицом вниз.
       *[1] Карта сражения синих лежит лицом вниз.
    }
prison-event-dealt = В мешочек отправляются: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Жёлтые играют карту: { $value } очко действия.
            [few] Жёлтые играют карту: { $value } очка действия.
           *[many] Жёлтые играют карту: { $value } очков действия.
        }
       *[1] { $value ->
            [one] Синие играют карту: { $value } очко действия.
            [few] Синие играют карту: { $value } очка действия.
           *[many] Синие играют карту: { $value } очков действия.
        }
    }
prison-event-walked = { $figure } идёт: { $start } — { $end }.
prison-event-jumped = { $figure } прыгает: { $start } — { $end }.
prison-event-took = { $figure } берёт: { $thing }.
prison-event-dropped = { $figure } кладёт: { $thing }.
prison-event-gave = { $figure } передаёт ношу; теперь она у другого: { $to }.
prison-event-opened =
    { $by ->
        [-1] Комната открывается сама.
       *[other] { $by } открывает комнату.
    }
prison-event-drew = Из мешочка: { $number }.
prison-event-diced = Кубики телепортации: ряд { $red }, столбец { $white }.
prison-event-placed = { $number } появляется на клетке { $square }.
prison-event-vanished = Две шестёрки: из игры выбывает { $number }.
prison-event-rotated =
    { $quarters ->
        [1] { $by } поворачивает комнату на четверть по часовой стрелке.
        [2] { $by } поворачивает комнату на пол-оборота.
       *[3] { $by } поворачивает комнату на четверть против часовой стрелки.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } и { $target }, бой: карты { $cards }, вместе { $totals }. Ничья: ничего не происходит.
        [0] { $attacker } и { $target }, бой: карты { $cards }, вместе { $totals }. Победа жёлтых.
        [2] { $attacker } и { $target }, бой: карты { $cards }, вместе { $totals }. В бою победило подземелье.
       *[1] { $attacker } и { $target }, бой: карты { $cards }, вместе { $totals }. Победа синих.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } стреляет из лука. Цель: { $target }.
        [spear] { $attacker } бьёт копьём. Цель: { $target }. В бою: { $fighters }.
       *[close] { $attacker } нападает. Цель: { $target }. В бою: { $fighters }.
    }
prison-event-wounded = { $figure } получает ранение.
prison-event-died = { $figure } погибает.
prison-event-fell = { $figure } падает в ловушку.
prison-event-lost = { $thing } пропадает в ловушке.
prison-event-broke = { $figure } проламывает проход навсегда.
prison-event-gated =
    { $open ->
        [yes] { $figure } открывает решётку.
       *[no] { $figure } закрывает решётку.
    }
prison-event-healed = { $figure } исцеляет. Снова на ногах: { $target }.
prison-event-pushed = { $figure } кричит, и { $target } отлетает: { $start } — { $end }.
prison-event-burnt = { $figure } пускает огненный шар: { $target } сгорает.
prison-event-left = { $figure } выходит из подземелья.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] Жёлтым { $points } очко ({ $clause }).
            [few] Жёлтым { $points } очка ({ $clause }).
           *[many] Жёлтым { $points } очков ({ $clause }).
        }
        [2] { $points ->
            [one] Подземелью { $points } очко ({ $clause }).
            [few] Подземелью { $points } очка ({ $clause }).
           *[many] Подземелью { $points } очков ({ $clause }).
        }
       *[1] { $points ->
            [one] Синим { $points } очко ({ $clause }).
            [few] Синим { $points } очка ({ $clause }).
           *[many] Синим { $points } очков ({ $clause }).
        }
    }
prison-event-arrived = Прибывает подкрепление: { $figure }.
prison-event-looked = Архимаг смотрит на закрытую комнату.
prison-event-turned = Подземелье открывает: { $values }.
prison-event-rowed =
    { $row ->
        [0] Раунд подземелья: никого ещё нет.
       *[other] Раунд подземелья, по порядку: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Ход жёлтых окончен.
        [2] Ход подземелья окончен.
       *[1] Ход синих окончен.
    }
prison-event-over =
    { $winner ->
        [-1] Игра окончена, { $points }: ничья.
        [0] Игра окончена, { $points }: победили жёлтые.
        [2] Игра окончена, { $points }: победило подземелье.
       *[1] Игра окончена, { $points }: победили синие.
    }
prison-event-activated = { $figure } смотрит цели своей карты.
prison-event-rested = { $figure } заканчивает ход.
prison-event-tied = Кубик выбирает из равных путей, их { $ties }.
prison-event-thought = { $figure } решает: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Кубик поворота: одна четверть по часовой стрелке.
        [2] Кубик поворота: две четверти по часовой стрелке.
        [3] Кубик поворота: три четверти по часовой стрелке.
        [-1] Кубик поворота: одна четверть против часовой стрелки.
        [-2] Кубик поворота: две четверти против часовой стрелки.
       *[-3] Кубик поворота: три четверти против часовой стрелки.
    }

## Подсказки

prison-hint-step = До дальней полоски станет около { $ap } ОД вместо { $from }.
prison-hint-out = Этот шаг ведёт наружу, а вышедший персонаж — это очко.
prison-hint-strike = Для этого удара карта не нужна: он верный.
prison-hint-opens = { $who }: до дальней полоски станет около { $ap } ОД вместо { $from }.
prison-hint-beside = Оттуда можно достать: { $who }.
prison-hint-fight = Эта карта выигрывает в { $wins } % случаев и проигрывает в { $loses } %.
prison-hint-reveal = Через закрытую комнату не пройти. Своих, кто может ждать внутри: { $hidden }.
prison-hint-turn = После поворота комната ведёт куда нужно или закрывает дорогу другим.
prison-hint-attack = С картой +{ $value } победа в { $wins } % случаев, поражение в { $loses } %. Раненый враг — половина очка.
prison-hint-jump = Прыжок короче обхода.
prison-hint-heal = В следующий ход снова сможет идти и драться: { $who }.
prison-hint-portcullis = Решётка стоит у кого-то на пути.
prison-hint-break = Без этой решётки дорога открыта навсегда.
prison-hint-fire = Первый на этой линии исчезнет, и это очко.
prison-hint-scream = Там, куда его оттолкнут, ему хуже.
prison-hint-pass = Ничто другое положения не улучшит.
prison-hint-pick-up = Это пригодится: { $what }.
prison-hint-drop = Руки нужны для другого.
prison-hint-give = Другому это нужнее.
prison-hint-stop = Здесь хорошо остановиться.
prison-hint-pick = С такого хорошо начинать: скорость { $speed }, сила { $strength }.
prison-hint-hide = В этой комнате от него больше всего пользы вам или меньше всего — сопернику.
prison-hint-put = На этой клетке от него больше всего пользы вам или меньше всего — сопернику.
prison-hint-card = Лучшему ходу, какой сейчас виден, нужно столько очков действия.
prison-hint-name = Слабейшая из этих карт вам выгоднее всего.
prison-hint-choose = Там от него больше всего пользы или меньше всего вреда.

## Узники и их свойства

prison-npc-curious-lissandra = Любопытная Лиссандра
prison-npc-jen = Джен
prison-npc-magpie-nika = Сорока Ника
prison-npc-lockpick-rada = Рада Отмычка
prison-npc-rick-wave = Рик-Волна
prison-npc-wailing-marta = Плакальщица Марта
prison-npc-siren-ulla = Сирена Улла
prison-npc-thunder-gleb = Громовой Глеб
prison-npc-father-kind = Батюшка Добряк
prison-npc-father-junk = Батюшка Хламовник
prison-npc-sister-thimble = Сестра Напёрсток
prison-npc-brother-lantern = Брат Фонарь
prison-npc-artos = Артос
prison-npc-hur-ban = Хур-Бан
prison-npc-mangdu = Мангду
prison-npc-gatekeeper-gorm = Привратник Горм
prison-npc-tinker-al = Жестянщик Ал
prison-npc-yom = Йом
prison-npc-ley-vite = Лей-Вайт
prison-npc-contrary-bram = Брам Наоборот
prison-npc-serpico = Серпико
prison-npc-slissken = Змей Слисскен
prison-npc-silent-ashka = Тихая Ашка
prison-npc-stubborn-coil = Упрямый Виток
prison-npc-weakling-ed = Хилый Эд
prison-npc-xant = Ксант
prison-npc-foggy-bertram = Туманный Бертрам
prison-npc-doubting-toma = Фома Сомневающийся
prison-npc-maldon = Малдон
prison-npc-amestin = Аместин
prison-npc-absent-odo = Рассеянный Одо
prison-npc-lady-frost = Леди Стужа

prison-trait-alarm-bell = Когда она открывает вторую комнату за одну активацию, сразу же прибывает одно подкрепление.
prison-trait-lone-knife = Её +2 за бой в компании действует и тогда, когда она нападает один на один.
prison-trait-pickpocket = Закончив движение с пустыми руками, она забирает у соседнего здорового врага, если между ними нет преграды, предмет, стоящий выше всех в её списке.
prison-trait-own-key = По пути к любой цели она открывает решётки по 1 ОД за каждую, как если бы несла ключ.
prison-trait-breaker-push = Если сразу за его жертвой стоит решётка, стена или щель, его толчок ломает её навсегда, а жертва пролетает насквозь и получает ранение.
prison-trait-shakes-loose = Кого она толкает, тот роняет свою ношу на клетке, с которой его столкнули.
prison-trait-pull = Её крик не отталкивает жертву, а притягивает её на одну клетку прямо к ней.
prison-trait-long-push = От его толчка жертва летит по прямой, пока её не остановит стена, решётка, щель или персонаж либо не поглотит ловушка без верёвки.
prison-trait-quick-recovery = Исцелённый им узник снова считается неповёрнутым и может быть активирован в этом же раунде.
prison-trait-picks-on-weak = Он нападает только на врага, чья собственная сила меньше его силы, не учитывая никого из тех, кто вступит в бой.
prison-trait-heal-at-sight = Она исцеляет любого раненого союзника на линии видимости, даже если он не рядом.
prison-trait-alms = Каждое третье исцеление, выполненное им за игру, приносит подземелью 1 ПО.
prison-trait-breaker-points = Каждая третья решётка, сломанная им за игру, приносит подземелью 1 ПО.
prison-trait-crowd-fury = В групповом бою подземелье прибавляет 1 за каждого вражеского бойца сверх первого.
prison-trait-long-stride = За 1 ОД он проходит до 3 клеток вместо 2.
prison-trait-bars-the-gate = Пока он не ранен, игрок не может ни открыть, ни закрыть решётку на границе его клетки.
prison-trait-gear-lock = Пока он стоит на механизме вращения, эту пару комнат могут поворачивать только Меканорки любой стороны, а цель «повернуть комнату» других узников не учитывает её механизмы.
prison-trait-double-turn = В режиме поворота он бросает кубик сначала для своей комнаты, а затем, если остались ОД, ещё раз для парной, каждый раз в выпавшем направлении.
prison-trait-born-on-gear = Он появляется без броска кубиков на механизме вращения своей комнаты, а если там лежит жетон — по кубикам.
prison-trait-gear-and-reverse = Он появляется без броска кубиков на механизме вращения своей комнаты, а если там лежит жетон — по кубикам, и каждую комнату поворачивает против её стрелки.
prison-trait-errands = Пока он несёт раненого, его цель 1 — передать его здоровому дружественному Лекарю, а пока несёт огненный шар — передать его здоровому дружественному Магу.
prison-trait-lays-out-loot = Когда он открывает комнату, её предметы без броска кубиков кладутся на допустимые клетки, до которых он быстрее всего доберётся за оставшиеся ОД, а если таких нет — на ближайшие к нему по числу клеток.
prison-trait-slips-past = Она может проходить сквозь здоровых врагов, но не останавливаться на их клетках.
prison-trait-acts-wounded = Раненый, он всё равно активируется с единственной целью «перегруппировка 3» и Лекарями во главе списка.
prison-trait-weakest-card = В ближнем бою один на один игрок обязан сыграть самую слабую карту сражения на руке, не считая +0, если только она не единственная.
prison-trait-two-cards = В ближнем бою один на один подземелье открывает две карты сражения, играет старшую и сбрасывает обе.
prison-trait-blind-card = В ближнем бою один на один карта сражения игрока вытягивается с руки наугад.
prison-trait-second-thought = В ближнем бою один на один, если карта подземелья проигрывает, она сбрасывается и вместо неё один раз играется следующая.
prison-trait-feared-fire = Враг, убитый его огненным шаром, приносит подземелью 2 ПО вместо 1.
prison-trait-any-shield = Любой предмет, который он несёт, считается для него ещё и большим щитом.
prison-trait-wanders = Перед проверкой целей для его комнаты один раз бросаются кубики телепортации, и если они указывают допустимую клетку без шестёрок, он переносится туда.
prison-trait-chill = Персонаж игрока, начинающий движение рядом с ней, пока она не ранена и между ними нет преграды, теряет 2 очка движения, но сохраняет не менее 1.

## Вокруг поля: карты, бои, счёт

prison-ui-somebody = кто-то
prison-ui-sided =
    { $side ->
        [0] { $name } (жёлтые)
       *[1] { $name } (синие)
    }
prison-ui-room = комната { $place }

# Ряд узников
prison-ui-npcs = Узники в подземелье
prison-ui-no-npcs = В подземелье пока нет узников.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = ходит сейчас
prison-ui-standing-next = следующая карта
prison-ui-standing-upright = ещё ходит в этом раунде
prison-ui-standing-turned = ход уже сделан
prison-ui-standing-waiting = ждёт своего раунда
prison-ui-next = далее
prison-ui-build = Скорость { $speed }, сила { $strength }
prison-ui-stands = Клетка { $square }
prison-ui-is-wounded = Ранение
prison-ui-carries = В руках: { $what }
prison-ui-known = сказано в правилах одиночной игры
prison-ui-ours = наша реконструкция
prison-ui-card-known = Этот узник назван в правилах одиночной игры.
prison-ui-card-ours = Этого узника придумали мы.
prison-ui-goals = Цели, начиная с первой
prison-ui-main = основная
prison-ui-ap = { $ap } ОД
prison-ui-classes = Классы, начиная с высшего
prison-ui-objects = Предметы, начиная с высшего
prison-ui-why = Почему такой ход?
prison-ui-no-decision = В ходе игры решений не записано.

# Карты
prison-ui-hand = Ваши карты
prison-ui-actions = Карты действий
prison-ui-card-now = можно сыграть
prison-ui-card-later = не сейчас
prison-ui-card-played = сыграна
prison-ui-ap-left =
    { $ap ->
        [one] Осталось { $ap } очко действия
        [few] Осталось { $ap } очка действия
       *[other] Осталось { $ap } очков действия
    }
prison-ui-jumps =
    { $jumps ->
        [one] Остался { $jumps } прыжок
        [few] Осталось { $jumps } прыжка
       *[other] Осталось { $jumps } прыжков
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } карта сражения
        [few] { $cards } карты сражения
       *[other] { $cards } карт сражения
    }
prison-ui-decks = Карты сражения
prison-ui-own-fights = Ваша рука
prison-ui-own-spent = Вами сыграно
prison-ui-np-fights = Колода подземелья
prison-ui-np-spent = Его сброс
prison-ui-other-fights = Рука соперника
prison-ui-other-spent = Сыграно соперником
prison-ui-icons = Самоцвет вашего уровня на карте приводит подкрепление. Ваша карта +0 возвращается в руку.
prison-ui-face-action =
    { $value ->
        [one] { $value } действие
        [few] { $value } действия
       *[other] { $value } действий
    }
prison-ui-face-jump = Прыжок
prison-ui-face-fight = Карта сражения +{ $value }
prison-ui-face-np = Его карта сражения +{ $value }
prison-ui-calls = приводит подкрепление на уровне «{ $level }»
prison-ui-eye = глаз открывает комнату

# Бой
prison-ui-fight-close = { $attacker } нападает: { $target }
prison-ui-fight-bow = { $attacker } стреляет: { $target }
prison-ui-fight-spear = { $attacker } бьёт копьём: { $target }
# $side: 0 — жёлтые, 1 — синие, 2 — подземелье одиночной игры.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Жёлтые нападают
           *[defence] Жёлтые защищаются
        }
        [1] { $role ->
            [attack] Синие нападают
           *[defence] Синие защищаются
        }
       *[2] { $role ->
            [attack] Подземелье нападает
           *[defence] Подземелье защищается
        }
    }
prison-ui-brings = Сила { $strength }, бонус { $bonus }
prison-ui-total = Сумма: { $total }
prison-ui-choose-card = Выберите карту сражения
prison-ui-pick-theirs = Ваш Телепат видит три карты: какую из них сыграть противнику?
prison-ui-name-theirs = Ваш Телепат называет карту, которую сыграет противник
prison-ui-named = Телепат называет +{ $value }: у кого она есть, тот её и играет.
prison-ui-wait-card = Ваша карта лежит рубашкой вверх. Выбирает соперник.
prison-ui-cards-turn = Карты открываются…
prison-ui-fight-result =
    { $winner ->
        [-1] Ничья: ничего не происходит
        [0] В бою победили жёлтые
        [1] В бою победили синие
       *[2] В бою победило подземелье
    }
prison-ui-fold = Посмотреть на поле
prison-ui-unfold = Вернуться к бою

# Как идут дела
prison-ui-points = Очки: { $points } из { $most }
prison-ui-turn = Ход { $turn } из { $most }
prison-ui-level = Уровень: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Может прийти ещё { $cards } подкрепление
        [few] Может прийти ещё { $cards } подкрепления
       *[other] Может прийти ещё { $cards } подкреплений
    }
prison-ui-sight-on = Архимаг наблюдает
prison-ui-sight-off = Без Взора Архимага
prison-ui-closed-rooms =
    { $rooms ->
        [0] Все комнаты открыты
        [one] Закрыта { $rooms } комната
        [few] Закрыты { $rooms } комнаты
       *[other] Закрыто { $rooms } комнат
    }
prison-ui-is-closed = закрыта
prison-ui-is-open = открыта
prison-ui-bag = В мешочке
prison-ui-bag-empty = Мешочек пуст.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Пришлось нелегко: попробуйте подземелье попроще.
prison-ui-advice-higher = Вышло легко: попробуйте подземелье потруднее.
prison-ui-advice-same = В следующий раз оставайтесь на этом уровне.

## Почему узник так поступает

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: нужно { $needed } ОД, есть { $ap } → да
prison-trace-dear = { $rank }. { $goal }: нужно { $needed } ОД, есть { $ap } → нет
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: закрытых комнат нет → пропуск
        [break] { $rank }. { $goal }: решёток не осталось → пропуск
        [open] { $rank }. { $goal }: запертых решёток нет → пропуск
        [heal] { $rank }. { $goal }: раненых союзников нет → пропуск
        [combat] { $rank }. { $goal }: врагов нет → пропуск
        [push] { $rank }. { $goal }: врагов нет → пропуск
        [rotate] { $rank }. { $goal }: механизма нет → пропуск
        [regroup] { $rank }. { $goal }: союзников нет → пропуск
       *[take] { $rank }. { $goal }: ничего желанного нет → пропуск
    }
prison-trace-no-way = { $rank }. { $goal }: пути туда нет, есть { $ap } ОД → нет
prison-trace-beside = { $rank }. { $goal }: такой класс уже стоит рядом → нет
prison-trace-load = { $rank }. { $goal }: нет ничего лучше того, что в руках → нет
prison-trace-hurt = { $rank }. { $goal }: ранение получено в этот ход, нападать снова нельзя → нет
prison-trace-strong = { $rank }. { $goal }: нет никого слабее → нет
prison-trace-locked = { $rank }. { $goal }: этот механизм заперт → нет
prison-trace-again = Предмет взят: всё сначала, осталось { $ap } ОД.
prison-trace-on = Продолжает ту же цель, { $goal }: осталось { $ap } ОД.
prison-trace-goal = Итак: { $goal }, на это { $needed } из { $ap } ОД.
prison-trace-near = Не достичь: как можно ближе к цели «{ $goal }», на это { $needed } из { $ap } ОД.
prison-trace-to-go = Пути было { $before } ОД, клеток { $from }; стало { $after } ОД, клеток { $to }.
prison-trace-straight = По рядам и столбцам было { $from }, стало { $to }.
prison-trace-as-if-b = Считая, что на пути никого нет.
prison-trace-as-if-c = Считая, что на пути никого нет и решётки открыты.
prison-trace-as-if-d = Считая, что на пути никого нет, а закрытые комнаты, решётки и щели открыты.
prison-trace-others = Можно было и так: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about }, { $needed } ОД
       *[other] { $about }, номер { $rank } в списке, { $needed } ОД
    }
prison-trace-rest = Больше ничего не делает.
prison-trace-by-list =
    { $rank ->
        [0] Лекарь важнее всех: высший из доступных.
       *[other] Номер { $rank } в списке: высший из доступных.
    }
prison-trace-by-ap = Путь, на который нужно меньше всего ОД.
prison-trace-by-squares = ОД поровну: путь, где меньше клеток.
prison-trace-by-die =
    { $ties ->
        [2] Два равных пути: решает кубик.
       *[other] Равных путей { $ties }: решает кубик.
    }

## На поле

prison-board-map = Подземелье
prison-board-deeds = Что может этот персонаж
prison-board-you = Вы
prison-board-dungeon = Подземелье
prison-board-points = { $name }: очки { $points } из { $most }

# Две буквы для значка персонажа.
prison-board-mark-backstabber = Ра
prison-board-mark-banshee = Ду
prison-board-mark-cleric = Ле
prison-board-mark-colossus = Ко
prison-board-mark-mekanork = Ме
prison-board-mark-naga = На
prison-board-mark-telepath = Те
prison-board-mark-wizard = Ма

prison-board-power-backstabber = Открывает и закрывает решётки; +2 в групповом бою рядом с союзником.
prison-board-power-banshee = Его крик отталкивает любого, кого он видит, на клетку.
prison-board-power-cleric = Исцеляет раненого союзника рядом с собой.
prison-board-power-colossus = Ломает решётки навсегда.
prison-board-power-mekanork = На механизме поворачивает любую комнату пары в любую сторону.
prison-board-power-naga = Проходит сквозь щели.
prison-board-power-telepath = Один на один говорит, какую карту сыграет враг.
prison-board-power-wizard = Парит над ловушками и врагами; только он владеет огненным шаром.

prison-board-starters =
    { $left ->
        [one] Выберите ещё { $left } персонажа для старта
        [few] Выберите { $left } персонажей для старта
       *[other] Выберите { $left } персонажей для старта
    }
prison-board-suggest = Хорошее начало: { $who }.
prison-board-take =
    { $count ->
        [one] Взять этого
        [few] Взять этих { $count }
       *[other] Взять этих { $count }
    }
prison-board-lay = Жетоны, которые нужно положить лицом вниз

# Названия клеток для тех, кто слушает: что там есть.
prison-board-of-yellow = { $name }, жёлтые
prison-board-of-blue = { $name }, синие
prison-board-of-dungeon = { $name }, узник
prison-board-wounded = ранение
prison-board-line-yellow = жёлтая полоска
prison-board-line-blue = синяя полоска
prison-board-closed = закрытая комната
prison-board-closed-room = Закрытая комната { $place }
prison-board-pit = ловушка
prison-board-gear = механизм
prison-board-gate-shut = закрытая решётка
prison-board-gate-open = открытая решётка
prison-board-gate-broken = сломанная решётка
prison-board-walk-here =
    { $ap ->
        [0] Идти сюда.
        [one] Идти сюда за { $ap } очко действия.
        [few] Идти сюда за { $ap } очка действия.
       *[other] Идти сюда за { $ap } очков действия.
    }
prison-board-do-move = Идти.
prison-board-do-reveal = Открыть эту комнату.
prison-board-do-hide = Положить жетон сюда лицом вниз.
prison-board-do-turn = Повернуть эту комнату.
prison-board-do-attack = Атаковать.
prison-board-do-jump = Прыгнуть сюда.
prison-board-do-heal = Исцелить.
prison-board-do-gate = Открыть или закрыть решётку.
prison-board-do-break = Сломать решётку.
prison-board-do-fire = Сжечь огнём.
prison-board-do-scream = Оттолкнуть криком.
prison-board-turn-clockwise = Повернуть комнату { $room } по часовой стрелке
prison-board-turn-counter = Повернуть комнату { $room } против часовой стрелки

prison-board-verb-move = Идти
prison-board-verb-reveal = Открыть комнату
prison-board-verb-turn = Повернуть комнату
prison-board-verb-attack = Атака
prison-board-verb-jump = Прыжок
prison-board-verb-heal = Исцелить
prison-board-verb-gate = Решётка
prison-board-verb-break = Ломать
prison-board-verb-fire = Огонь
prison-board-verb-scream = Крик
prison-board-pick-up = Поднять
prison-board-pick-up-wounded = Поднять раненого
prison-board-drop = Положить: { $what }
prison-board-give = Обменяться: { $to }
prison-board-stop = Остановиться
prison-board-pass = Закончить ход
prison-board-hurry = Пропустить показ

prison-board-first = Откройте одну из двух комнат перед вашей полоской: выберите её.
prison-board-select = Выберите своего персонажа или закончите ход.
prison-board-selected = { $name }: выберите место или выберите действие.
prison-board-where = { $deed }: выберите то, что светится.
prison-board-moving =
    { $points ->
        [0] { $name } дальше не идёт: остановитесь здесь.
        [one] { $name } идёт: осталась { $points } клетка.
        [few] { $name } идёт: осталось { $points } клетки.
       *[other] { $name } идёт: осталось { $points } клеток.
    }
prison-board-choose = Шестёрка! Вы выбираете клетку для жетона: { $name }.
prison-board-put = Выберите клетку для жетона: { $name }.
prison-board-hide = Выберите жетон, затем выберите закрытую комнату.
prison-board-no-way = С оставшимися очками действия туда не дойти.
prison-board-dice = Кубики: ряд { $red }, столбец { $white }
prison-board-spin = Кубик поворота: { $quarters }

prison-key-drop = В пути: положить
prison-key-give = В пути: обменяться

## Figures

prison-figure-wall = Стены никого не пропускают.
prison-figure-bars = Закрытая решётка тоже.
prison-figure-slit = Сквозь щель никто не проходит.
prison-figure-naga-slit = А Нага проходит.
prison-figure-open-bars = Разбойница открывает и закрывает решётки.
prison-figure-break-bars = Колосс ломает их навсегда.
prison-figure-jump-pit = Прыжок на две клетки прямо, и через ловушку.
prison-figure-jump-corner = Или за угол.
prison-figure-jump-wall = Но не сквозь стену.
prison-figure-pit = Без верёвки на ловушку не ступают.
prison-figure-turn = С механизма комнату поворачивают на четверть, по стрелке.
prison-figure-turn-back = Против стрелки её крутит только Меканорк.
prison-figure-sight = По прямой ничто не мешает: он виден.
prison-figure-no-sight = Закрытая решётка закрывает обзор.
prison-figure-slit-shot = С клетки у щели видно и можно стрелять сквозь неё.
prison-figure-reveal = Кто стоит рядом с закрытой комнатой, может её открыть.
prison-figure-no-reveal = Но не через стену.
prison-figure-ed-fights = Первые цели Эду недоступны; до Лекаря он дойдёт и бьётся.
prison-figure-ed-walks = Ни одна цель не по силам: пять очков он идёт к выходу.
prison-figure-ed-bars = Запертый, он подходит как можно ближе: к решётке.
prison-figure-hur-ban = Хур-Бан бьёт первого по списку, потом второго, и идёт дальше.
prison-figure-lissandra = Лиссандра открывает ближайшую комнату, по пути берёт лук и открывает следующую.
prison-figure-teleport = Что лежит в открытой комнате, встаёт туда, куда укажут два кубика.
prison-figure-al = Ал идёт к первому союзнику из списка и по пути берёт копьё.
prison-figure-serpico = Серпико несёт раненого Ксанта Лекарю, берёт огненный шар и уходит.
prison-figure-artos = Артос ломает две решётки и идёт к третьей.
prison-figure-ley-vite = Одно очко до механизма; выпало три, но очков осталось два: две четверти.
prison-figure-maldon = Малдон проходит сквозь Серпико и забирает огненный шар: ему он нужнее.
prison-figure-set-up = Восемь закрытых комнат, четыре на две, между двумя полосками.

## Задачи

prison-puzzle-points = Доведите счёт до { $points } оставшимися очками действия, какая бы карта ни открылась.
prison-puzzle-points-missed = Ход окончен. Ваши очки: { $scored } из { $points }
prison-puzzle-safe = Переживите ход подземелья: никто из ваших не ранен, и оно не берёт ни очка.
prison-puzzle-safe-missed = Подземелье нанесло удар. Ваших раненых: { $hurt }, его очков: { $theirs }

## Конец по частям

prison-account-out = { $name }: выход наружу
prison-account-struck = Сражён враг: { $name }
prison-account-fell = В ловушку: { $name }
prison-account-their-out = Подземелье — выход: { $name }
prison-account-their-struck = Подземелье — потеря: { $name }
prison-account-their-fell = Подземелье — в ловушке: { $name }
prison-account-their-trait = Подземелье — свойство: { $name }

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = драчун
prison-bot-brawler-hint = Лучше подерётся, чем обойдёт стороной.
prison-bot-explorer = разведчик
prison-bot-explorer-hint = Открывает и поворачивает больше комнат, чем другие.
