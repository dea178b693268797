# «Темниця» словами. Імена ніколи не відмінюються: фрази будуються довкола них. Про змінні див. en.ftl.

prison-name = Темниця
prison-tagline = Проведи вісьмох крізь підземелля, що обертається, повз в’язнів, у кожного з яких власний план.
prison-source = Наше джерело — правила одиночної гри. Вони називають 17 із 32 в’язнів і 14 зі 192 їхніх цілей з очками дій; решта на картах — наша реконструкція, і це позначено.

## Можливості

prison-option-game = Гра
prison-option-game-solo = Самотою
prison-option-game-solo-hint = Ти проти в’язнів підземелля, які діють за своїми картами.
prison-option-game-duel = Дуель
prison-option-game-duel-hint = Двоє гравців, по вісім однакових персонажів, таємна розстановка.
prison-option-level = Рівень
prison-option-level-hint = Скільки підкріплень викликають карти.
prison-option-level-white = Білий
prison-option-level-white-hint = Наш, для початку: двоє в’язнів, і нікого не кличуть.
prison-option-level-pink = Рожевий
prison-option-level-pink-hint = Найлегший за правилами: підкріплень мало.
prison-option-level-yellow = Жовтий
prison-option-level-yellow-hint = Легкий.
prison-option-level-green = Зелений
prison-option-level-green-hint = Середній.
prison-option-level-blue = Синій
prison-option-level-blue-hint = Непростий.
prison-option-level-red = Червоний
prison-option-level-red-hint = Важкий.
prison-option-level-black = Чорний
prison-option-level-black-hint = Найважчий: майже кожна карта когось викликає.
prison-option-sight = Погляд Архімага
prison-option-sight-off = Ні
prison-option-sight-off-hint = Кімнати відкриваються, лише коли їх хтось відкриє.
prison-option-sight-on = Так
prison-option-sight-on-hint = Карти з оком відкривають кімнати самі.

## Що як зветься

prison-class-backstabber = Розбійниця
prison-class-banshee = Банші
prison-class-cleric = Цілитель
prison-class-colossus = Колос
prison-class-mekanork = Меканорк
prison-class-naga = Нага
prison-class-telepath = Телепат
prison-class-wizard = Маг

prison-object-rope = Мотузка
prison-object-key = Ключ
prison-object-fireball = Жезл вогняної кулі
prison-object-bow = Лук
prison-object-spear = Розсувний спис
prison-object-shield = Великий щит
prison-object-wounded = Поранений

prison-goal-combat = Бій
prison-goal-reveal = Відкрити кімнату
prison-goal-exit = Вихід
prison-goal-regroup = Перегрупування
prison-goal-take = Узяти предмет
prison-goal-rotate = Повернути кімнату
prison-goal-break = Зламати ґрати
prison-goal-open = Відчинити ґрати
prison-goal-heal = Зцілення
prison-goal-push = Відштовхнути

prison-side-yellow = Жовті
prison-side-blue = Сині
prison-side-np = Підземелля

## Про що питають

prison-prompt-starters = Вибери чотирьох персонажів, які почнуть на крапках твоєї смуги.
prison-prompt-hide = Розклади жетони долілиць: вибери жетон і закриту кімнату для нього.
prison-prompt-put = Вибери клітинку нової кімнати, на яку стане цей жетон.
prison-prompt-card = Зіграй карту дій: її число — твої очки дії.
prison-prompt-act =
    { $ap ->
        [one] Дій: лишилося { $ap } очко дії.
        [few] Дій: лишилося { $ap } очки дії.
       *[many] Дій: лишилося { $ap } очок дії.
    }
prison-prompt-move = Іди клітинка за клітинкою, бери й клади, тоді зупинися.
prison-prompt-choose = Шістка: вибери, куди у своєму ряду чи стовпці потрапить жетон.
prison-prompt-fight = Вибери карту бою.
prison-prompt-name = Твій Телепат читає думки: вибери карту, яку зіграє суперник.
prison-prompt-opens = Відкривається кімната: дивись, що з неї вийде.
prison-prompt-turns = Карти бою відкриваються.
prison-prompt-chance = Вирішує випадок.
prison-prompt-wait = Ходить інша сторона.
prison-prompt-over = Гру закінчено.

## Ходи словами, як на кнопці, і заголовки для кількох

prison-way =
    { $side ->
        [0] північ
        [1] схід
        [2] південь
       *[3] захід
    }
prison-action-pick = Починає на смузі: { $figure }
prison-action-hide = Покласти долілиць, { $room }: { $token }
prison-action-put = Поставити на { $square }: { $token }
prison-action-play-card = Зіграти карту: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } — { $square }
prison-action-step = { $figure }: крок на { prison-way }
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
prison-action-name = Інша сторона грає +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Відкрито: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Кубик вибирає з рівних шляхів: { $choice }.
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

## Чому ні

prison-refuse-first-starters = Не зараз: спершу вибери чотирьох, хто починає.
prison-refuse-first-hide = Не зараз: спершу розклади усі свої жетони по кімнатах долілиць.
prison-refuse-first-put = Не зараз: спершу постав жетон на клітинку нової кімнати.
prison-refuse-first-card = Не зараз: спершу зіграй карту дій.
prison-refuse-first-act = Не зараз: ніхто не йде й не б’ється; вибери дію.
prison-refuse-first-move = Не зараз: спершу закінчи почате пересування.
prison-refuse-first-choose = Не зараз: спершу вибери, куди потрапить жетон.
prison-refuse-first-name = Не зараз: спершу вибери карту, яку зіграє суперник.
prison-refuse-first-fight = Не зараз: спершу вибери карту бою.
prison-refuse-nobody = Такого персонажа у грі немає.
prison-refuse-not-yours = Цей персонаж не твій або його немає в підземеллі.
prison-refuse-wounded = Поранені не діють.
prison-refuse-healed = Зцілені в цьому ході більше нічого в ньому не роблять.
prison-refuse-ap =
    { $needed ->
        [one] Це коштує { $needed } очко дії, а в тебе { $left }.
        [few] Це коштує { $needed } очки дії, а в тебе { $left }.
       *[many] Це коштує { $needed } очок дії, а в тебе { $left }.
    }
prison-refuse-first-reveal = Найперша дія гри відкриває одну з двох кімнат перед твоєю смугою.
prison-refuse-picked = Цього персонажа вже вибрано, або такого немає.
prison-refuse-no-card = У тебе немає такої карти: { $value }.
prison-refuse-ascending = Першого разу карти дій ідуть по порядку: зараз { $value }.
prison-refuse-weakest = Перед цим Телепатом грають найслабшу карту бою, крім +0.
prison-refuse-not-shown = Цю карту не відкрито: +{ $value }.
prison-refuse-not-valid = Туди жетон не поставити: вибери безпечну порожню клітинку.
prison-refuse-open-already = Закритої кімнати там немає.
prison-refuse-not-beside-room = Звідси кімнату не відкрити: стань поруч, без перешкоди зі свого боку.
prison-refuse-no-gear = Лише з механізму: повертається ця кімната або її відкрита пара.
prison-refuse-one-quarter = Кімната повертається на чверть за раз.
prison-refuse-against-arrow = Проти стрілки кімнату повертає лише Меканорк.
prison-refuse-gear-locked = На механізмі цієї пари стоїть Бляхар Ал: її повертають лише Меканорки.
prison-refuse-no-enemy = Напасти можна лише на ворога в підземеллі.
prison-refuse-hurt-already = На того, кого поранено цього ходу, більше не нападають.
prison-refuse-out-of-reach = Цією атакою ворога не дістати.
prison-refuse-no-jumps = Карт стрибка не лишилося.
prison-refuse-no-landing = Стрибають на дві клітинки, прямо чи за ріг, туди, де можна стояти.
prison-refuse-no-cleric = Зцілює лише Цілитель.
prison-refuse-no-wounded = Твого пораненого просто поруч немає.
prison-refuse-end-crowded = На клітинці щонайбільше два жетони: здоровий персонаж і предмет або свій поранений.
prison-refuse-no-key = Ґрати — для Розбійниці або для того, хто несе ключ.
prison-refuse-no-portcullis = З цього боку ґрат немає.
prison-refuse-gate-barred = Там стоїть Воротар Горм: ці ґрати лишаться, як є.
prison-refuse-no-colossus = Ґрати ламає лише Колос.
prison-refuse-no-wand = Для вогняної кулі потрібен Маг із жезлом.
prison-refuse-nobody-in-line = У тому напрямку немає в кого влучити.
prison-refuse-no-banshee = Кричить лише Банші.
prison-refuse-no-sight = Банші не бачить цього персонажа по прямій.
prison-refuse-no-room-behind = Штовхати нікуди: позаду немає вільної клітинки.
prison-refuse-tired = Очок руху не лишилося: зупинися тут.
prison-refuse-no-side = Сторін чотири: північ, схід, південь і захід.
prison-refuse-no-end = Звідти пересування ніде було б закінчити.
prison-refuse-walled = На шляху стіна, зачинені ґрати, щілина або невідкрита кімната.
prison-refuse-enemy = На шляху здоровий ворог.
prison-refuse-pit = На шляху яма, а мотузки немає.
prison-refuse-end-occupied = На чужій клітинці не зупиняються.
prison-refuse-end-pit = На ямі без мотузки не зупиняються.
prison-refuse-nothing-here = Тут нічого взяти.
prison-refuse-empty-hands = Нічого покласти чи передати.
prison-refuse-no-friend = На цій клітинці немає друга, якому можна передати.
prison-refuse-handled = На кожній клітинці речі переходять з рук у руки лише раз.
prison-refuse-not-to-hide = Цей жетон не з тих, які тобі ще треба розкласти.
prison-refuse-no-room = Такої кімнати немає.
prison-refuse-room-full =
    { $most ->
        [one] На кімнаті лежить щонайбільше { $most } жетон.
        [few] На кімнаті лежить щонайбільше { $most } жетони.
       *[many] На кімнаті лежить щонайбільше { $most } жетонів.
    }
prison-refuse-not-free = Жетон ставлять на безпечну порожню клітинку нової кімнати.
prison-refuse-step-by-step = Доки ніхто не зіграв 4, карта вища за найвищу дотепер лише на один: зараз не вище { $value }.
prison-refuse-no-such-card = Таку карту не назвати: +{ $value }. Назви від +1 до +6.
prison-refuse-named = Телепат назвав твою +{ $value }: її й треба зіграти.

## Як перемогти

prison-purpose-five = Першим набрати п’ять очок: виводь своїх на тому боці або знищуй ворогів. Ти { $mine } : { $theirs }
prison-purpose-five-watched = Першим набрати п’ять очок: вивести своїх або знищити ворогів. { $mine } : { $theirs }

## Чим скінчилося

prison-over-won = Перемога: підземелля позаду.
prison-over-lost = Поразка: підземелля не відпускає своїх в’язнів.
prison-over-late = Шістдесят ходів, а п’яти очок немає: підземелля не відпускає своїх в’язнів.
prison-over-five = П’ять очок: дуель вирішено.
prison-over-nobody = В однієї сторони нікого не лишилося: дуель вирішено.
prison-over-turns = Ходи скінчилися: перемагає більший рахунок.
prison-over-draw = Нічия: ніхто не попереду.

## Що відбувається

prison-event-picked = На стартову смугу, { $square }, стає { $figure }.
prison-event-first =
    { $side ->
        [0] За жеребом починають жовті.
       *[1] За жеребом починають сині.
    }
prison-event-stood =
    { $side ->
        [0] На смузі долілиць стоїть жовтий жетон.
       *[1] На смузі долілиць стоїть синій жетон.
    }
prison-event-hid = На кімнату долілиць: { $number }.
prison-event-covered =
    { $side ->
        [0] На кімнату долілиць лягає жовтий жетон.
       *[1] На кімнату долілиць лягає синій жетон.
    }
prison-event-uncovered = Тих, хто починає, відкрито.
prison-event-found =
    { $side ->
        [0] У кімнаті: { $number }. Клітинку вибирають жовті.
       *[1] У кімнаті: { $number }. Клітинку вибирають сині.
    }
prison-event-named =
    { $side ->
        [0] Телепат жовтих називає +{ $value }.
       *[1] Телепат синіх називає +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Карта бою жовтих лежить долілиць.
       *[1] Карта бою синіх лежить долілиць.
    }
prison-event-dealt = До мішечка йдуть: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Жовті грають карту: { $value } очко дії.
            [few] Жовті грають карту: { $value } очки дії.
           *[many] Жовті грають карту: { $value } очок дії.
        }
       *[1] { $value ->
            [one] Сині грають карту: { $value } очко дії.
            [few] Сині грають карту: { $value } очки дії.
           *[many] Сині грають карту: { $value } очок дії.
        }
    }
prison-event-walked = { $figure } йде: { $start } — { $end }.
prison-event-jumped = { $figure } стрибає: { $start } — { $end }.
prison-event-took = { $figure } бере: { $thing }.
prison-event-dropped = { $figure } кладе: { $thing }.
prison-event-gave = { $figure } передає ношу; тепер її має { $to }.
prison-event-opened =
    { $by ->
        [-1] Кімната відкривається сама.
       *[other] { $by } відкриває кімнату.
    }
prison-event-drew = З мішечка: { $number }.
prison-event-diced = Кубики телепортації: ряд { $red }, стовпець { $white }.
prison-event-placed = { $number } з’являється на клітинці { $square }.
prison-event-vanished = Дві шістки: { $number } вибуває з гри.
prison-event-rotated =
    { $quarters ->
        [1] { $by } повертає кімнату на чверть за годинниковою стрілкою.
        [2] { $by } повертає кімнату на пів оберту.
       *[3] { $by } повертає кімнату на чверть проти годинникової стрілки.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } і { $target }, бій: карти { $cards }, разом { $totals }. Нічия: нічого не стається.
        [0] { $attacker } і { $target }, бій: карти { $cards }, разом { $totals }. Перемога жовтих.
        [2] { $attacker } і { $target }, бій: карти { $cards }, разом { $totals }. У бою перемогло підземелля.
       *[1] { $attacker } і { $target }, бій: карти { $cards }, разом { $totals }. Перемога синіх.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } стріляє з лука. Ціль: { $target }.
        [spear] { $attacker } б’є списом. Ціль: { $target }. У бою: { $fighters }.
       *[close] { $attacker } нападає. Ціль: { $target }. У бою: { $fighters }.
    }
prison-event-wounded = { $figure } дістає рану.
prison-event-died = { $figure } гине.
prison-event-fell = { $figure } падає в яму.
prison-event-lost = { $thing } пропадає в ямі.
prison-event-broke = { $figure } проламує прохід назавжди.
prison-event-gated =
    { $open ->
        [yes] { $figure } відчиняє ґрати.
       *[no] { $figure } зачиняє ґрати.
    }
prison-event-healed = { $figure } зцілює. Знову на ногах: { $target }.
prison-event-pushed = { $figure } кричить, і { $target } відлітає: { $start } — { $end }.
prison-event-burnt = { $figure } пускає вогняну кулю: { $target } згоряє.
prison-event-left = { $figure } виходить із підземелля.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] Жовтим { $points } очко ({ $clause }).
            [few] Жовтим { $points } очки ({ $clause }).
           *[many] Жовтим { $points } очок ({ $clause }).
        }
        [2] { $points ->
            [one] Підземеллю { $points } очко ({ $clause }).
            [few] Підземеллю { $points } очки ({ $clause }).
           *[many] Підземеллю { $points } очок ({ $clause }).
        }
       *[1] { $points ->
            [one] Синім { $points } очко ({ $clause }).
            [few] Синім { $points } очки ({ $clause }).
           *[many] Синім { $points } очок ({ $clause }).
        }
    }
prison-event-arrived = Прибуває підкріплення: { $figure }.
prison-event-looked = Архімаг дивиться на закриту кімнату.
prison-event-turned = Підземелля відкриває: { $values }.
prison-event-rowed =
    { $row ->
        [0] Раунд підземелля: нікого ще немає.
       *[other] Раунд підземелля, по порядку: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Хід жовтих закінчено.
        [2] Хід підземелля закінчено.
       *[1] Хід синіх закінчено.
    }
prison-event-over =
    { $winner ->
        [-1] Гру закінчено, { $points }: нічия.
        [0] Гру закінчено, { $points }: перемогли жовті.
        [2] Гру закінчено, { $points }: перемогло підземелля.
       *[1] Гру закінчено, { $points }: перемогли сині.
    }
prison-event-activated = { $figure } переглядає цілі своєї карти.
prison-event-rested = { $figure } закінчує хід.
prison-event-tied = Кубик вибирає з рівних шляхів, їх { $ties }.
prison-event-thought = { $figure } вирішує: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Кубик повороту: одна чверть за годинниковою стрілкою.
        [2] Кубик повороту: дві чверті за годинниковою стрілкою.
        [3] Кубик повороту: три чверті за годинниковою стрілкою.
        [-1] Кубик повороту: одна чверть проти годинникової стрілки.
        [-2] Кубик повороту: дві чверті проти годинникової стрілки.
       *[-3] Кубик повороту: три чверті проти годинникової стрілки.
    }

## Підказки

prison-hint-step = До дальньої смуги стане приблизно { $ap } ОД замість { $from }.
prison-hint-out = Цей крок веде назовні, а персонаж назовні — це очко.
prison-hint-strike = Для цього удару карта не потрібна: він певний.
prison-hint-opens = { $who }: до дальньої смуги стане приблизно { $ap } ОД замість { $from }.
prison-hint-beside = Звідти можна дістати: { $who }.
prison-hint-fight = Ця карта виграє у { $wins } % випадків і програє у { $loses } %.
prison-hint-reveal = Крізь закриту кімнату не пройти. Своїх, хто може чекати всередині: { $hidden }.
prison-hint-turn = Так повернута кімната веде, куди треба, або відгороджує інших.
prison-hint-attack = З картою +{ $value } перемога у { $wins } % випадків, поразка у { $loses } %. Поранений ворог — пів очка.
prison-hint-jump = Стрибок коротший за обхід.
prison-hint-heal = Наступного ходу знову зможе йти й битися: { $who }.
prison-hint-portcullis = Ґрати стоять комусь на заваді.
prison-hint-break = Без цих ґрат шлях відкритий назавжди.
prison-hint-fire = Перший на цій лінії зникне, і це очко.
prison-hint-scream = Там, куди його відштовхнуть, йому гірше.
prison-hint-pass = Ніщо інше становища не поліпшить.
prison-hint-pick-up = Це знадобиться: { $what }.
prison-hint-drop = Руки потрібні для іншого.
prison-hint-give = Іншому це потрібніше.
prison-hint-stop = Тут добре зупинитися.
prison-hint-pick = З такого добре починати: швидкість { $speed }, сила { $strength }.
prison-hint-hide = У цій кімнаті з нього найбільше користі тобі або найменше суперникові.
prison-hint-put = На цій клітинці з нього найбільше користі тобі або найменше суперникові.
prison-hint-card = Найкращому ходові, який зараз видно, треба стільки очок дії.
prison-hint-name = Найслабша з цих карт для тебе найкраща.
prison-hint-choose = Там від нього найбільше користі або найменше шкоди.

## В’язні та їхні властивості

prison-npc-curious-lissandra = Цікава Ліссандра
prison-npc-jen = Джен
prison-npc-magpie-nika = Сорока Ніка
prison-npc-lockpick-rada = Рада Відмичка
prison-npc-rick-wave = Рік-Хвиля
prison-npc-wailing-marta = Плакальниця Марта
prison-npc-siren-ulla = Сирена Улла
prison-npc-thunder-gleb = Громовий Гліб
prison-npc-father-kind = Отець Добряк
prison-npc-father-junk = Отець Мотлох
prison-npc-sister-thimble = Сестра Наперсток
prison-npc-brother-lantern = Брат Ліхтар
prison-npc-artos = Артос
prison-npc-hur-ban = Хур-Бан
prison-npc-mangdu = Мангду
prison-npc-gatekeeper-gorm = Воротар Горм
prison-npc-tinker-al = Бляхар Ал
prison-npc-yom = Йом
prison-npc-ley-vite = Лей-Вайт
prison-npc-contrary-bram = Брам Навпаки
prison-npc-serpico = Серпіко
prison-npc-slissken = Змій Сліскен
prison-npc-silent-ashka = Тиха Ашка
prison-npc-stubborn-coil = Упертий Виток
prison-npc-weakling-ed = Хирлявий Ед
prison-npc-xant = Ксант
prison-npc-foggy-bertram = Туманний Бертрам
prison-npc-doubting-toma = Хома Невірний
prison-npc-maldon = Малдон
prison-npc-amestin = Аместін
prison-npc-absent-odo = Неуважний Одо
prison-npc-lady-frost = Леді Паморозь

prison-trait-alarm-bell = Коли вона відкриває другу кімнату за одну активацію, одразу прибуває одне підкріплення.
prison-trait-lone-knife = Її +2 за бій у товаристві діє й тоді, коли вона нападає один на один.
prison-trait-pickpocket = Закінчивши рух із порожніми руками, вона забирає в сусіднього здорового ворога, якщо між ними немає перешкоди, предмет, що стоїть найвище в її списку.
prison-trait-own-key = Дорогою до будь-якої цілі вона відчиняє ґрати по 1 ОД, ніби несе ключ.
prison-trait-breaker-push = Якщо одразу за його жертвою стоять ґрати, стіна чи щілина, його поштовх ламає їх назавжди, а жертва пролітає наскрізь і поранена.
prison-trait-shakes-loose = Кого вона штовхає, той губить свою ношу на клітинці, яку полишає.
prison-trait-pull = Її крик не відштовхує жертву, а притягує її на одну клітинку просто до неї.
prison-trait-long-push = Від його поштовху жертва летить по прямій, доки її не зупинить стіна, ґрати, щілина чи персонаж або не поглине яма без мотузки.
prison-trait-quick-recovery = Карта зціленого ним в’язня знову стоїть прямо, і він ще може діяти в цьому раунді.
prison-trait-picks-on-weak = Він нападає лише на ворога, чия власна сила менша за його, не враховуючи тих, хто вступив би в бій.
prison-trait-heal-at-sight = Вона зцілює будь-якого пораненого друга на лінії видимості, навіть якщо він не поруч.
prison-trait-alms = Кожне третє зцілення, яке він здійснює за гру, дає підземеллю 1 очко.
prison-trait-breaker-points = Кожні треті ґрати, які він ламає за гру, дають підземеллю 1 очко.
prison-trait-crowd-fury = У груповому бою підземелля додає 1 за кожного ворожого бійця понад першого.
prison-trait-long-stride = За 1 ОД він проходить до 3 клітинок замість 2.
prison-trait-bars-the-gate = Доки він не поранений, гравець не може ні відчинити, ні зачинити ґрати на межі його клітинки.
prison-trait-gear-lock = Доки він стоїть на механізмі, цю пару кімнат повертають лише Меканорки будь-якої сторони, а ціль «повернути кімнату» інших в’язнів не зважає на її механізми.
prison-trait-double-turn = У режимі повороту він кидає кубик спершу за свою кімнату, а тоді, якщо лишилися ОД, ще раз за парну, щоразу в той бік, що випав.
prison-trait-born-on-gear = Він з’являється без кубиків на механізмі своєї кімнати, а якщо там лежить жетон — за кубиками.
prison-trait-gear-and-reverse = Він з’являється без кубиків на механізмі своєї кімнати, а якщо там лежить жетон — за кубиками, і кожну кімнату повертає проти її стрілки.
prison-trait-errands = Доки він несе пораненого, його ціль 1 — передати його здоровому дружньому Цілителеві, а доки несе жезл вогняної кулі — передати його здоровому дружньому Магові.
prison-trait-lays-out-loot = Коли він відкриває кімнату, її предмети без кубиків кладуть на дозволені клітинки, до яких він найшвидше дійде за решту ОД, а якщо таких немає — на найближчі.
prison-trait-slips-past = Вона може проходити крізь здорових ворогів, але не зупинятися на їхніх клітинках.
prison-trait-acts-wounded = Поранений, він однаково діє, з єдиною ціллю «перегрупування 3» і Цілителями на чолі списку.
prison-trait-weakest-card = У ближньому бою один на один гравець мусить зіграти найнижчу карту бою, крім +0, хіба що вона єдина.
prison-trait-two-cards = У ближньому бою один на один підземелля відкриває дві карти бою, грає вищу й скидає обидві.
prison-trait-blind-card = У ближньому бою один на один карту бою гравця тягнуть із руки навмання.
prison-trait-second-thought = У ближньому бою один на один, якщо карта підземелля мала б програти, її скидають і один раз грають наступну.
prison-trait-feared-fire = Ворог, якого він убив вогняною кулею, дає підземеллю 2 очки замість 1.
prison-trait-any-shield = Будь-який предмет, що він несе, є для нього ще й великим щитом.
prison-trait-wanders = Перед перевіркою цілей за його кімнату один раз кидають кубики телепортації; якщо вони без шісток вказують дозволену клітинку, він переноситься туди.
prison-trait-chill = Персонаж гравця, що починає рух поруч із нею, доки вона не поранена й між ними немає перешкоди, має на 2 очки руху менше, але щонайменше 1.

## Довкола поля: карти, бої, рахунок

prison-ui-somebody = хтось
prison-ui-sided =
    { $side ->
        [0] { $name } (жовті)
       *[1] { $name } (сині)
    }
prison-ui-room = кімната { $place }

# Ряд в’язнів
prison-ui-npcs = В’язні в підземеллі
prison-ui-no-npcs = У підземеллі ще немає в’язнів.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = ходить зараз
prison-ui-standing-next = наступна карта
prison-ui-standing-upright = ще ходить у цьому раунді
prison-ui-standing-turned = хід уже зроблено
prison-ui-standing-waiting = чекає на свій раунд
prison-ui-next = далі
prison-ui-build = Швидкість { $speed }, сила { $strength }
prison-ui-stands = Клітинка { $square }
prison-ui-is-wounded = Рана
prison-ui-carries = Несе: { $what }
prison-ui-known = сказано в правилах одиночної гри
prison-ui-ours = наша реконструкція
prison-ui-card-known = Цього в’язня названо в правилах одиночної гри.
prison-ui-card-ours = Цього в’язня вигадали ми.
prison-ui-goals = Цілі, від першої
prison-ui-main = головна ціль
prison-ui-ap = { $ap } ОД
prison-ui-classes = Класи, від найвищого
prison-ui-objects = Предмети, від найвищого
prison-ui-why = Чому такий хід?
prison-ui-no-decision = У перебігу гри рішень немає.

# Карти
prison-ui-hand = Твої карти
prison-ui-actions = Карти дій
prison-ui-card-now = можна зіграти
prison-ui-card-later = не зараз
prison-ui-card-played = зіграна
prison-ui-ap-left =
    { $ap ->
        [one] Лишилося { $ap } очко дії
        [few] Лишилося { $ap } очки дії
       *[many] Лишилося { $ap } очок дії
    }
prison-ui-jumps =
    { $jumps ->
        [one] Лишився { $jumps } стрибок
        [few] Лишилося { $jumps } стрибки
       *[many] Лишилося { $jumps } стрибків
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } карта бою
        [few] { $cards } карти бою
       *[many] { $cards } карт бою
    }
prison-ui-decks = Карти бою
prison-ui-own-fights = Твоя рука
prison-ui-own-spent = Зіграно тобою
prison-ui-np-fights = Колода підземелля
prison-ui-np-spent = Його скид
prison-ui-other-fights = Рука суперника
prison-ui-other-spent = Зіграно суперником
prison-ui-icons = Самоцвіт твого рівня на карті приводить підкріплення. Твоя +0 повертається в руку.
prison-ui-face-action =
    { $value ->
        [one] { $value } дія
        [few] { $value } дії
       *[many] { $value } дій
    }
prison-ui-face-jump = Стрибок
prison-ui-face-fight = Карта бою +{ $value }
prison-ui-face-np = Його карта бою +{ $value }
prison-ui-calls = приводить підкріплення на рівні «{ $level }»
prison-ui-eye = око відкриває кімнату

# Бій
prison-ui-fight-close = { $attacker } нападає: { $target }
prison-ui-fight-bow = { $attacker } стріляє: { $target }
prison-ui-fight-spear = { $attacker } б’є списом: { $target }
# $side: 0 — жовті, 1 — сині, 2 — підземелля гри самотою.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Жовті нападають
           *[defence] Жовті захищаються
        }
        [1] { $role ->
            [attack] Сині нападають
           *[defence] Сині захищаються
        }
       *[2] { $role ->
            [attack] Підземелля нападає
           *[defence] Підземелля захищається
        }
    }
prison-ui-brings = Сила { $strength }, додаток { $bonus }
prison-ui-total = Сума: { $total }
prison-ui-choose-card = Вибери карту бою
prison-ui-pick-theirs = Твій Телепат бачить три карти: котру з них треба зіграти?
prison-ui-name-theirs = Твій Телепат називає карту, яку мусить зіграти суперник
prison-ui-named = Телепат називає +{ $value }: хто її має, той її й грає.
prison-ui-wait-card = Твоя карта лежить долілиць. Вибирає суперник.
prison-ui-cards-turn = Карти відкриваються…
prison-ui-fight-result =
    { $winner ->
        [-1] Нічия: нічого не стається
        [0] У бою перемогли жовті
        [1] У бою перемогли сині
       *[2] У бою перемогло підземелля
    }
prison-ui-fold = Глянути на поле
prison-ui-unfold = Назад до бою

# Як стоїть гра
prison-ui-points = Очки: { $points } з { $most }
prison-ui-turn = Хід { $turn } з { $most }
prison-ui-level = Рівень: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Може прийти ще { $cards } підкріплення
        [few] Може прийти ще { $cards } підкріплення
       *[many] Може прийти ще { $cards } підкріплень
    }
prison-ui-sight-on = Архімаг спостерігає
prison-ui-sight-off = Без Погляду Архімага
prison-ui-closed-rooms =
    { $rooms ->
        [0] Усі кімнати відкриті
        [one] Закрита { $rooms } кімната
        [few] Закриті { $rooms } кімнати
       *[many] Закрито { $rooms } кімнат
    }
prison-ui-is-closed = закрита
prison-ui-is-open = відкрита
prison-ui-bag = У мішечку
prison-ui-bag-empty = Мішечок порожній.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Було важко: спробуй легше підземелля.
prison-ui-advice-higher = Було легко: спробуй важче підземелля.
prison-ui-advice-same = Наступного разу лишайся на цьому рівні.

## Чому в’язень чинить саме так

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: треба { $needed } ОД, є { $ap } → так
prison-trace-dear = { $rank }. { $goal }: треба { $needed } ОД, є { $ap } → ні
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: закритих кімнат немає → пропуск
        [break] { $rank }. { $goal }: ґрат не лишилося → пропуск
        [open] { $rank }. { $goal }: зачинених ґрат немає → пропуск
        [heal] { $rank }. { $goal }: поранених друзів немає → пропуск
        [combat] { $rank }. { $goal }: ворогів немає → пропуск
        [push] { $rank }. { $goal }: ворогів немає → пропуск
        [rotate] { $rank }. { $goal }: механізму немає → пропуск
        [regroup] { $rank }. { $goal }: друзів немає → пропуск
       *[take] { $rank }. { $goal }: нічого бажаного немає → пропуск
    }
prison-trace-no-way = { $rank }. { $goal }: шляху туди немає, є { $ap } ОД → ні
prison-trace-beside = { $rank }. { $goal }: такий клас уже поруч → ні
prison-trace-load = { $rank }. { $goal }: немає нічого кращого за те, що в руках → ні
prison-trace-hurt = { $rank }. { $goal }: рана з цього ходу, нападати знову не можна → ні
prison-trace-strong = { $rank }. { $goal }: немає нікого слабшого → ні
prison-trace-locked = { $rank }. { $goal }: цей механізм замкнено → ні
prison-trace-again = Предмет узято: усе спочатку, лишилося { $ap } ОД.
prison-trace-on = Та сама ціль триває, { $goal }: лишилося { $ap } ОД.
prison-trace-goal = Отже: { $goal }, на це { $needed } з { $ap } ОД.
prison-trace-near = Не досягти: якнайближче до цілі «{ $goal }», на це { $needed } з { $ap } ОД.
prison-trace-to-go = Шляху було { $before } ОД, клітинок { $from }; стало { $after } ОД, клітинок { $to }.
prison-trace-straight = За рядами й стовпцями було { $from }, стало { $to }.
prison-trace-as-if-b = Якби на шляху нікого не було.
prison-trace-as-if-c = Якби на шляху нікого не було, а ґрати були відчинені.
prison-trace-as-if-d = Якби на шляху нікого не було, а закриті кімнати, ґрати й щілини були відкриті.
prison-trace-others = Можна було й так: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about }, { $needed } ОД
       *[other] { $about }, номер { $rank } у списку, { $needed } ОД
    }
prison-trace-rest = Більше нічого не робить.
prison-trace-by-list =
    { $rank ->
        [0] Цілитель важливіший за всіх: найвищий із досяжних.
       *[other] Номер { $rank } у списку: найвищий із досяжних.
    }
prison-trace-by-ap = Шлях, на який треба найменше ОД.
prison-trace-by-squares = ОД порівну: шлях, де менше клітинок.
prison-trace-by-die =
    { $ties ->
        [2] Два рівні шляхи: вирішує кубик.
       *[other] Рівних шляхів { $ties }: вирішує кубик.
    }

## На полі

prison-board-map = Підземелля
prison-board-deeds = Що може цей персонаж
prison-board-you = Ти
prison-board-dungeon = Підземелля
prison-board-points = { $name }: очки { $points } з { $most }

# Дві літери для значка персонажа.
prison-board-mark-backstabber = Рз
prison-board-mark-banshee = Бн
prison-board-mark-cleric = Ці
prison-board-mark-colossus = Ко
prison-board-mark-mekanork = Ме
prison-board-mark-naga = На
prison-board-mark-telepath = Те
prison-board-mark-wizard = Ма

prison-board-power-backstabber = Відчиняє й зачиняє ґрати; +2 у груповому бою поруч із другом.
prison-board-power-banshee = Її крик відштовхує на клітинку будь-кого, кого вона бачить.
prison-board-power-cleric = Зцілює пораненого друга поруч.
prison-board-power-colossus = Ламає ґрати назавжди.
prison-board-power-mekanork = На механізмі повертає будь-яку кімнату пари в будь-який бік.
prison-board-power-naga = Проходить крізь щілини.
prison-board-power-telepath = Один на один каже, яку карту зіграє ворог.
prison-board-power-wizard = Ширяє над ямами й ворогами; лише він володіє жезлом.

prison-board-starters =
    { $left ->
        [one] Вибери ще { $left } персонажа для старту
        [few] Вибери { $left } персонажів для старту
       *[many] Вибери { $left } персонажів для старту
    }
prison-board-suggest = Добрий початок: { $who }.
prison-board-take =
    { $count ->
        [one] Взяти цього
       *[other] Взяти цих { $count }
    }
prison-board-lay = Жетони, які треба покласти долілиць

# Назви клітинок для тих, хто слухає: що там є.
prison-board-of-yellow = { $name }, жовті
prison-board-of-blue = { $name }, сині
prison-board-of-dungeon = { $name }, в’язень
prison-board-wounded = рана
prison-board-line-yellow = жовта смуга
prison-board-line-blue = синя смуга
prison-board-closed = закрита кімната
prison-board-closed-room = Закрита кімната { $place }
prison-board-pit = яма
prison-board-gear = механізм
prison-board-gate-shut = зачинені ґрати
prison-board-gate-open = відчинені ґрати
prison-board-gate-broken = зламані ґрати
prison-board-walk-here =
    { $ap ->
        [0] Іти сюди.
        [one] Іти сюди за { $ap } очко дії.
        [few] Іти сюди за { $ap } очки дії.
       *[many] Іти сюди за { $ap } очок дії.
    }
prison-board-do-move = Іти.
prison-board-do-reveal = Відкрити цю кімнату.
prison-board-do-hide = Покласти жетон сюди долілиць.
prison-board-do-turn = Повернути цю кімнату.
prison-board-do-attack = Атакувати.
prison-board-do-jump = Стрибнути сюди.
prison-board-do-heal = Зцілити.
prison-board-do-gate = Відчинити або зачинити ґрати.
prison-board-do-break = Зламати ґрати.
prison-board-do-fire = Спалити жезлом.
prison-board-do-scream = Відштовхнути криком.
prison-board-turn-clockwise = Повернути кімнату { $room } за годинниковою стрілкою
prison-board-turn-counter = Повернути кімнату { $room } проти годинникової стрілки

prison-board-verb-move = Іти
prison-board-verb-reveal = Відкрити кімнату
prison-board-verb-turn = Повернути кімнату
prison-board-verb-attack = Атака
prison-board-verb-jump = Стрибок
prison-board-verb-heal = Зцілити
prison-board-verb-gate = Ґрати
prison-board-verb-break = Ламати
prison-board-verb-fire = Вогонь
prison-board-verb-scream = Крик
prison-board-pick-up = Підняти
prison-board-pick-up-wounded = Підняти пораненого
prison-board-drop = Покласти: { $what }
prison-board-give = Обмінятися: { $to }
prison-board-stop = Зупинитися тут
prison-board-pass = Закінчити хід
prison-board-hurry = Пропустити показ

prison-board-first = Відкрий одну з двох кімнат перед своєю смугою: вибери її.
prison-board-select = Вибери свого персонажа або закінчи хід.
prison-board-selected = { $name }: вибери, куди йти чи кого бити, або дію.
prison-board-where = { $deed }: вибери те, що світиться.
prison-board-moving =
    { $points ->
        [0] { $name } далі не йде: зупинися тут.
        [one] { $name } йде: лишилася { $points } клітинка.
        [few] { $name } йде: лишилося { $points } клітинки.
       *[many] { $name } йде: лишилося { $points } клітинок.
    }
prison-board-choose = Шістка! Клітинку вибираєш ти, жетон: { $name }.
prison-board-put = Вибери клітинку, жетон: { $name }.
prison-board-hide = Вибери жетон, тоді вибери закриту кімнату.
prison-board-no-way = З твоїми очками дії туди не дійти.
prison-board-dice = Кубики: ряд { $red }, стовпець { $white }
prison-board-spin = Кубик повороту: { $quarters }

prison-key-drop = Дорогою: покласти
prison-key-give = Дорогою: обмінятися

## Figures

prison-figure-wall = Стіни нікого не пропускають.
prison-figure-bars = Зачинені ґрати теж.
prison-figure-slit = Крізь щілину ніхто не проходить.
prison-figure-naga-slit = А Нага проходить.
prison-figure-open-bars = Розбійниця відчиняє й зачиняє ґрати.
prison-figure-break-bars = Колос ламає їх назавжди.
prison-figure-jump-pit = Стрибок на дві клітинки прямо, і через яму.
prison-figure-jump-corner = Або за ріг.
prison-figure-jump-wall = Але не крізь стіну.
prison-figure-pit = Без мотузки на яму не ступають.
prison-figure-turn = З механізму кімнату повертають на чверть, за стрілкою.
prison-figure-turn-back = Проти стрілки її крутить лише Меканорк.
prison-figure-sight = По прямій ніщо не заважає: його видно.
prison-figure-no-sight = Зачинені ґрати закривають огляд.
prison-figure-slit-shot = З клітинки біля щілини видно й можна стріляти.
prison-figure-reveal = Хто стоїть поруч із закритою кімнатою, може її відкрити.
prison-figure-no-reveal = Але не через стіну.
prison-figure-ed-fights = Перші цілі Еду недоступні; до Цілителя він дійде й б’ється.
prison-figure-ed-walks = Жодна ціль не вміщується в п’ять очок: він іде до виходу.
prison-figure-ed-bars = Замкнений, він підходить якнайближче: до ґрат.
prison-figure-hur-ban = Хур-Бан б’є першого за списком, потім другого, і йде далі.
prison-figure-lissandra = Ліссандра відкриває найближчу кімнату, дорогою бере лук і відкриває наступну.
prison-figure-teleport = Що з’являється в кімнаті, стає туди, куди вкажуть два кубики.
prison-figure-al = Ал іде до першого друга зі списку й дорогою бере спис.
prison-figure-serpico = Серпіко несе пораненого Ксанта Цілителю, бере жезл і виходить.
prison-figure-artos = Артос ламає дві ґрати й іде до третіх.
prison-figure-ley-vite = Одне очко до механізму; випало три, а очок лишилося два: дві чверті.
prison-figure-maldon = Малдон проходить крізь Серпіко й бере жезл: йому він потрібніший.
prison-figure-set-up = Вісім закритих кімнат, чотири на дві, між двома смугами.

## Задачі

prison-puzzle-points = Доведи рахунок до { $points } рештою очок дії, хоч би яка карта відкрилася.
prison-puzzle-points-missed = Хід закінчено. Твої очки: { $scored } з { $points }
prison-puzzle-safe = Переживи хід підземелля: ніхто з твоїх не поранений, і воно не бере жодного очка.
prison-puzzle-safe-missed = Підземелля завдало удару. Твоїх поранених: { $hurt }, його очок: { $theirs }

## Кінець по частинах

prison-account-out = { $name }: вихід назовні
prison-account-struck = Переможено: { $name }
prison-account-fell = У яму: { $name }
prison-account-their-out = Підземелля — вихід: { $name }
prison-account-their-struck = Підземелля — втрата: { $name }
prison-account-their-fell = Підземелля — в ямі: { $name }
prison-account-their-trait = Підземелля — властивість: { $name }

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = забіяка
prison-bot-brawler-hint = Радше поб’ється, ніж обійде.
prison-bot-explorer = дослідник
prison-bot-explorer-hint = Відкриває й повертає більше кімнат, ніж інші.
