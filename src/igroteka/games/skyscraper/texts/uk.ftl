# «Хмарочос» у словах. Поля та їхній зміст описано в en.ftl.

skyscraper-name = Хмарочос
skyscraper-tagline = Будуй карта за картою, видирайся поверх за поверхом, і хай рука не здригнеться.

## Варіанти

skyscraper-option-hands = Руки
skyscraper-option-hands-hint = Кожну карту й кожного робітника ставлять рукою, і тяжіння справжнє.
skyscraper-option-hands-forgiving = Поблажливі
skyscraper-option-hands-forgiving-hint = Легке тремтіння згладжується; карта, що відпала, повертається до свого гравця.
skyscraper-option-hands-real = Справжні
skyscraper-option-hands-real-hint = Рука як є. Карта не на своєму місці — і все валиться.
skyscraper-option-hands-calm = Спокійні
skyscraper-option-hands-calm-hint = Ні тремтіння, ні падінь: не можна лише того, що не встояло б.

## Карти

skyscraper-card-upright = стояча карта
skyscraper-card-flat = лежача карта
skyscraper-card-any = проста карта
skyscraper-card-foundation = фундамент
skyscraper-card-prop = стояча опора
skyscraper-card-slab = лежача опора

## Що робити

skyscraper-prompt-act =
    { $left ->
        [one] Лишилася { $left } дія: виведи робітника, будуй або пересунь.
        [few] Лишилося { $left } дії: виведи робітника, будуй або пересунь.
       *[many] Лишилося { $left } дій: виведи робітника, будуй або пересунь.
    }
skyscraper-prompt-build = Вибери місце для карти, а тоді як її повернути.
skyscraper-prompt-put = Твій робітник упав. Поверни його на будь-який поверх або до бригади.
skyscraper-prompt-wait = { $player } за роботою.
skyscraper-prompt-settle = Затамуй подих…
skyscraper-prompt-over = Будівля стоїть як стоїть.

## Ходи словами, як на кнопці, і заголовки для кількох

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Вивести робітника сюди
skyscraper-action-pick = Узяти карту { $number }: { skyscraper-ui-card }
skyscraper-action-pick-here = Узяти цю карту
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Будувати: { skyscraper-plan-place }; балки: { $beams }
skyscraper-action-build-here = Будувати тут
skyscraper-action-move = Робітник { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Робітник { $worker }: пересунути сюди
skyscraper-action-shift = Робітник { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Робітник { $worker }: переступити сюди, без дії
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Повернути сюди
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = Починає { $player }.
skyscraper-action-deal = Роздаємо карти.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Вивести робітника
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Будувати
skyscraper-moves-move = Пересунути робітника
skyscraper-moves-shift = Переступити, без дії
skyscraper-moves-return = Повернути робітника
skyscraper-aloud-of = { $player }: { $what }

## Чому ні

skyscraper-refuse-put-first = Спершу повертають робітників, що впали.
skyscraper-refuse-nobody-fell = Ніхто з твоїх робітників не впав.
skyscraper-refuse-another-first = Спершу повертають іншого робітника.
skyscraper-refuse-no-open-place = Немає відкритого місця, де стати.
skyscraper-refuse-card-in-hand = У тебе карта в руці: будуй або спершу поклади її назад.
skyscraper-refuse-can-act = Ти ще можеш щось зробити: хід — це три дії.
skyscraper-refuse-no-crew = Уся твоя бригада вже на майданчику.
skyscraper-refuse-not-at-the-foot = Робітника виводять на відкрите місце впритул до карти фундаменту.
skyscraper-refuse-not-held = У тебе немає такої карти.
skyscraper-refuse-already-picked = Ця карта вже в тебе в руці.
skyscraper-refuse-too-many-picks = Цього ходу карти брали вже стільки разів: { $most }. Досить.
skyscraper-refuse-nothing-picked = Спершу візьми карту.
skyscraper-refuse-no-builder = На майданчику немає твого робітника, який міг би будувати.
skyscraper-refuse-no-place = Біля твоїх робітників цій карті немає місця.
skyscraper-refuse-no-builder-near = Ніхто з твоїх робітників не стоїть на карті, до якої вона приєднається, чи поруч.
skyscraper-refuse-stance-upright = Ця карта стоїть, стрілкою вгору.
skyscraper-refuse-stance-flat = Ця карта лежить плазом.
skyscraper-refuse-stance-any = Хоч як поверни, таких балок на карті немає.
skyscraper-refuse-touches-ground = Землі торкаються лише карти фундаменту й опори.
skyscraper-refuse-must-touch-ground = Опора стоїть на землі.
skyscraper-refuse-not-on-a-foot = Лежача опора прилягає краєм до підніжжя стіни.
skyscraper-refuse-in-the-way = Заважає інша карта.
skyscraper-refuse-no-joint = Приєднати ні до чого: ціла лінія має лягти на цілу лінію.
skyscraper-refuse-hangs = Будівля росте вгору: карта не може лише звисати.
skyscraper-refuse-no-beams-meet = Жодна її балка не зустріне іншої.
skyscraper-refuse-overloaded = З’єднанню довелося б нести { $moment }, а тримає воно { $most }.
skyscraper-refuse-buckles = Так високо споруда не витримає власної ваги.
skyscraper-refuse-not-your-worker = Це не твій робітник.
skyscraper-refuse-in-the-crew = Цей робітник іще в бригаді.
skyscraper-refuse-shut-in = Цього робітника закрито з усіх боків.
skyscraper-refuse-not-one-floor = Одна дія веде на поверх вище чи нижче або на іншу карту того самого поверху.
skyscraper-refuse-shifted-before = Цей робітник цього ходу вже переступав.
skyscraper-refuse-not-its-card = Без витрати дії робітник ходить лише своєю картою.
skyscraper-refuse-calm-hand = У спокійній грі руки не тремтять.
skyscraper-refuse-hold = Немає такої карти, щоб її тримати.
skyscraper-refuse-hand-long = Шлях руки задовгий, його не записати.
skyscraper-refuse-hand-garbled = Шлях руки не прочитати.
skyscraper-refuse-hand-short = Надто поспішно: треба щонайменше { $least } мс.
skyscraper-refuse-hand-rate = У шляху руки прогалини: точка потрібна кожні { $least }–{ $most } мс.
skyscraper-refuse-hand-time = Надто повільно: поставити треба за { $most } мс.
skyscraper-refuse-hand-far = Рука далі ніж за { $most } мм від місця.
skyscraper-refuse-hand-tilt = Нахил більший за { $most }°.
skyscraper-refuse-hand-near = Руку ведуть щонайменше з { $least } мм.
skyscraper-refuse-hand-fast = Надто швидко: щонайбільше { $most } мм за секунду.
skyscraper-refuse-hand-twirl = Поворот надто швидкий: щонайбільше { $most }° за секунду.

## Як перемогти

skyscraper-purpose-points = Набери найбільше, доки не ляже чиясь остання карта, і хай ніщо не впаде. Ти: { $mine }, найкращий інший: { $others }, карт: { $cards }
skyscraper-purpose-points-watched = Перемагає той, у кого найбільше очок, коли хтось збудує останню карту. Найкращий рахунок: { $most }

## Кінець

skyscraper-over-finished = Останню карту збудовано.
skyscraper-over-collapse = Будівля завалилася.
skyscraper-over-stalled = Три кола без жодної карти: будову закрито.
skyscraper-over-alone = Лишився тільки один гравець.
skyscraper-over-nobody = Нікого не лишилося.

## Що відбувається

skyscraper-event-began =
    { $you ->
        [yes] Ти починаєш.
       *[no] Починає { $player }.
    }
skyscraper-event-dealt = Тобі роздано карти.
skyscraper-event-held = Ти береш карту.
skyscraper-event-laid = Ти кладеш карту назад.
skyscraper-event-sent =
    { $you ->
        [yes] Ти виводиш робітника на майданчик.
       *[no] { $player } виводить робітника на майданчик.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Твій робітник трохи переступає.
               *[no] { $player }: робітник трохи переступає.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Твій робітник трохи переступає.
                       *[no] { $player }: робітник трохи переступає.
                    }
               *[other]
                    { $you ->
                        [yes] Твій робітник іде на поверх { $floor }.
                       *[no] { $player }: робітник іде на поверх { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Ти будуєш карту.
       *[no] { $player } будує карту.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes]
            { $points ->
                [one] { $player }: { $points } очко, увесь хід удвічі, бо вище ще не будували.
                [few] { $player }: { $points } очки, увесь хід удвічі, бо вище ще не будували.
               *[many] { $player }: { $points } очок, увесь хід удвічі, бо вище ще не будували.
            }
       *[no]
            { $points ->
                [one] { $player }: { $points } очко.
                [few] { $player }: { $points } очки.
               *[many] { $player }: { $points } очок.
            }
    }
skyscraper-event-shaken = Усе заспокоїлося.
skyscraper-event-undid = Розрахунок не зміг сказати, чим би скінчилося: вважаємо, що спроби не було.
skyscraper-event-slipped =
    { $you ->
        [yes] Карта не приєдналася{ $mm ->
            [0] {""}
           *[other] {" "}(на { $mm } мм повз)
        }: вона знову в тебе в руці.
       *[no] Карта не приєдналася{ $mm ->
            [0] {""}
           *[other] {" "}(на { $mm } мм повз)
        }: { $player } бере її назад.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = На { $mm } мм повз.
skyscraper-missed =
    { $why ->
        [fast] Її відпустили на ходу.
        [shaky] Рука тремтіла.
       *[aside] Її відпустили повз місце.
    }
skyscraper-event-came = Карта відпала, її забирає { $player }.
skyscraper-event-fell = { $player }: робітник падає.
skyscraper-event-tipped = { $player }: робітника збито з ніг.
skyscraper-event-fined =
    { $points ->
        [one] { $player } втрачає { $points } очко.
        [few] { $player } втрачає { $points } очки.
       *[many] { $player } втрачає { $points } очок.
    }
skyscraper-event-returned = { $player }: робітник знову на місці.
skyscraper-event-rejoined = { $player }: робітник знову в бригаді.
skyscraper-event-stepped = { $player }: робітник відступає вбік.
skyscraper-event-trapped = { $player }: робітника закрито з усіх боків і втрачено.
skyscraper-event-out =
    { $you ->
        [yes] Ти вибуваєш.
       *[no] { $player } вибуває.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Ти на цьому спиняєшся.
       *[no] { $player } на цьому спиняється.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Твій хід.
       *[no] Ходить { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Усе валиться, і це був твій хід.
       *[no] Усе валиться, а ходить { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Твоя остання карта: 5 очок.
       *[no] { $player } будує останню карту: 5 очок.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player }: лишилася { $cards } карта, стільки ж очок геть.
        [few] { $player }: лишилося { $cards } карти, стільки ж очок геть.
       *[many] { $player }: лишилося { $cards } карт, стільки ж очок геть.
    }
skyscraper-event-topped = { $player }: найбільше робітників на поверсі { $floor }, 5 очок.
skyscraper-event-over = Гру закінчено.

## Підказки

skyscraper-hint-send = Що більше робітників на майданчику, то більше місць для будови.
skyscraper-hint-pick = З твоїх карт ця має найкраще місце.
skyscraper-hint-build =
    { $points ->
        [0] Зараз нічого не дасть, але однією картою стане менше.
        [one] { $points } очко, і однією картою менше.
        [few] { $points } очки, і однією картою менше.
       *[many] { $points } очок, і однією картою менше.
    }
skyscraper-hint-double = Це найвища карта: увесь хід рахується вдвічі.
skyscraper-hint-reach = Найкраща карта в досяжності тоді принесе очок: { $points }.
skyscraper-hint-move = З поверху { $floor } будувати зручніше, і в кінці краще бути там.
skyscraper-hint-shift = Дії це не коштує, а звідти можна дістати до кращих місць.
skyscraper-hint-pass = Цього ходу робити більше нічого.
skyscraper-hint-put-back = Зараз вигідніше інше.
skyscraper-hint-return = На такій висоті він одразу знов до роботи й рахується в кінці.
skyscraper-hint-to-crew = З бригади його можна вивести туди, де він потрібніший.

## Майданчик

skyscraper-ui-site = Будмайданчик
skyscraper-ui-hand = Твої карти
skyscraper-ui-deeds = Що можна зробити
skyscraper-ui-line-left = ліворуч
skyscraper-ui-line-right = праворуч
skyscraper-ui-line-bottom = знизу
skyscraper-ui-line-top = згори
skyscraper-ui-line-mid-v = посередині, прямовисно
skyscraper-ui-line-mid-h = посередині, поземно
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } з робітником; балки: { $beams }
       *[no] { $kind }; балки: { $beams }
    }
skyscraper-ui-no-place = зараз їй немає місця
skyscraper-ui-stand =
    { $height ->
        [0] на землі, праворуч { $x }, углиб { $y }
       *[other] на висоті { $height }, праворуч { $x }, углиб { $y }
    }
skyscraper-ui-step-send = Вивести робітника: { $where }
skyscraper-ui-step-move = Пересунути: { $where }
skyscraper-ui-step-shift = Переступити, без дії: { $where }
skyscraper-ui-step-return = Повернути: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] { $player }: робітник, закритий з усіх боків, { $where }
        [lying] { $player }: робітник, лежить, { $where }
       *[standing] { $player }: робітник, { $where }
    }
skyscraper-ui-choose = Візьми карту, виведи робітника або вибери когось зі своїх робітників.
skyscraper-ui-choose-place = Вибери місце для карти.
skyscraper-ui-turn-or-set = Поверни й постав.
skyscraper-ui-set-it = Поставити тут?
skyscraper-ui-choose-foot = Де біля підніжжя будівлі?
skyscraper-ui-choose-stand = Куди? Сині місця не коштують дії.
skyscraper-ui-put = Твій робітник упав. Поверни його куди хочеш або до бригади.
skyscraper-ui-put-back = Покласти назад
skyscraper-ui-turn = Повернути { $n }/{ $of }
skyscraper-ui-set = Поставити
skyscraper-ui-hold =
    { $held ->
        [yes] Карту тримають
       *[no] Притримати карту
    }
skyscraper-ui-hint-pick = Тренер узяв би цю: { $card }.
skyscraper-ui-hint-send = Тренер вивів би робітника.
skyscraper-ui-hint-move = Тренер пересунув би робітника: { $where }.
skyscraper-ui-send = Вивести робітника ({ $crew })
skyscraper-ui-pass = Закінчити хід
skyscraper-ui-to-crew = До бригади
skyscraper-ui-note =
    { $points ->
        [one] { $points } очко, бригада { $crew }
        [few] { $points } очки, бригада { $crew }
       *[many] { $points } очок, бригада { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Лишилася { $left } дія
        [few] Лишилося { $left } дії
       *[many] Лишилося { $left } дій
    }
skyscraper-ui-lens = Навантаження
skyscraper-ui-plan = План
skyscraper-ui-film = Подивитися ще раз
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Цей браузер не вміє показувати майданчик у трьох вимірах.
skyscraper-ui-height = Висота в картах: { $height }
skyscraper-ui-cards-built = Стоїть карт: { $cards }
skyscraper-ui-floors = Поверхів: { $floors }
skyscraper-key-hold = Тримати стоячу карту нерухомо
skyscraper-key-view = План або знову будівля
skyscraper-key-up = На плані: шаром вище
skyscraper-key-down = На плані: шаром нижче

## План: майданчик згори, шар за шаром

skyscraper-plan-title = План майданчика
skyscraper-plan-place =
    { $what ->
        [floor] карта підлоги, стовпець { $x }, ряд { $y }, висота { $z }
        [east] стіна на схід, стовпець { $x }, ряд { $y }, висота { $z }
       *[north] стіна на північ, стовпець { $x }, ряд { $y }, висота { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очки
       *[many] { $points } очок
    }
skyscraper-plan-cell = стовпець { $x }, ряд { $y }, висота { $z }
skyscraper-plan-ground = Земля
skyscraper-plan-height =
    { $floors ->
        [none] Висота { $z }
       *[other] Висота { $z }, поверх { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, балки: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] { $player }, робітник, закритий з усіх боків: { $where }
        [lying] { $player }, робітник лежить: { $where }
       *[standing] { $player }, робітник: { $where }
    }
skyscraper-plan-crew = у бригаді
skyscraper-plan-layer = План: { $where }. Стрілки переходять з місця на місце, Enter вибирає й ставить, R повертає, Page Up і Page Down міняють висоту.
skyscraper-plan-layers = Показана висота
skyscraper-plan-up = На шар вище
skyscraper-plan-down = На шар нижче
skyscraper-plan-spots =
    { $count ->
        [one] Тут { $count } місце
        [few] Тут { $count } місця
       *[many] Тут { $count } місць
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter ставить, R повертає.
skyscraper-plan-turn = Повернути карту: { $card }
skyscraper-plan-lens = Найбільш навантажене з’єднання несе { $strain } з { $most }.
skyscraper-plan-lens-easy = Тримає легко.
skyscraper-plan-lens-busy = Трохи запасу ще є.
skyscraper-plan-lens-near = Ось-ось не витримає!
skyscraper-plan-joint = Між: { $first } і { $second }.
skyscraper-plan-foreseen = Після цього найбільш навантажене з’єднання несло б { $strain } з { $most }.
skyscraper-plan-shuts-own = Так твого робітника буде закрито з усіх боків і втрачено.
skyscraper-plan-shuts = Так буде закрито з усіх боків робітника: { $player }.

## Тверда рука

skyscraper-steady-title = Тверда рука
skyscraper-steady-ask-shake = Спини стрілку посередині: що точніше, то менше тремтить рука.
skyscraper-steady-ask-speed = Ще раз: так м’яко ти відпустиш.
skyscraper-steady-odds = Зі 100 разів щось падає: { $still }, якщо обидва натискання точно в середину, { $good } — поруч, { $shaky } — трохи повз, { $wild } — далеко.
skyscraper-steady-press = Зараз!
skyscraper-steady-slow = Повільніше, словами й звуками
skyscraper-steady-cancel = Ще ні
skyscraper-steady-result =
    { $grade ->
        [still] { $round } з { $of }: точно в середину.
        [good] { $round } з { $of }: близько до середини.
        [shaky] { $round } з { $of }: трохи повз, рука здригнеться.
       *[wild] { $round } з { $of }: далеко повз.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] середина
        [1] ледь праворуч
        [2] праворуч
        [3] далеко праворуч
        [-1] ледь ліворуч
        [-2] ліворуч
       *[other] далеко ліворуч
    }

## Як стоїть і чим скінчилося

skyscraper-facts-title = Робітники на поверхах
skyscraper-facts-floor = Поверх
skyscraper-facts-crew = Бригада
skyscraper-facts-points = Очки
skyscraper-facts-top = Поверх { $floor } зараз приніс би 5 очок: { $player }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Уже { $rounds } коло ніхто не будує; після { $most } гра скінчиться.
        [few] Уже { $rounds } кола ніхто не будує; після { $most } гра скінчиться.
       *[many] Уже { $rounds } кіл ніхто не будує; після { $most } гра скінчиться.
    }
skyscraper-finale-stands = Будівля: карт { $cards }, висота в картах { $height }.
skyscraper-finale-down = Будівля завалилася.
skyscraper-finale-top = Найбільше робітників на поверсі { $floor }: { $player }.
skyscraper-finale-culprit = Чий був хід: { $player }.

## Figures

skyscraper-figure-foundation = Три карти утворюють фундамент: літеру «Н».
skyscraper-figure-six-places = Карту кріплять по шести лініях: чотири краї та дві середні.
skyscraper-figure-at-the-foot = Новий робітник стає впритул до карти фундаменту.
skyscraper-figure-not-at-the-foot = Тут не можна: він не торкається карти фундаменту.
skyscraper-figure-support = Власна додаткова опора може стояти на землі.
skyscraper-figure-on-the-ground = Карта будівельного блока не торкається землі.
skyscraper-figure-two-builds = Дві дії: спершу підлога, потім стіна на ній.
skyscraper-figure-beams-meet = Балка нової карти зустріла ту, що стоїть: очко.
skyscraper-figure-no-beams-meet = Жодна балка не зустрілася: так не можна.
skyscraper-figure-half-storey = Підлога на висоті пів карти: нижче не буває.
skyscraper-figure-hangs = Карта не висить на верхній: будівля росте вгору.
skyscraper-figure-one-floor-up = Одна дія піднімає робітника на один поверх.
skyscraper-figure-two-floors-up = Але не на два поверхи одразу.
skyscraper-figure-no-bridge = Без підлоги між вежами нагорі не перейти.
skyscraper-figure-either-tower = Із землі можна піднятися в будь-яку вежу.
skyscraper-figure-bridge = Підлога між ними править за місток.
skyscraper-figure-shut-in = Четверта стіна замкнула робітника: він втрачений.

## Puzzles

skyscraper-puzzle-points = У твоєму ході лишилася одна дія. Доведи нею рахунок до { $points }.
skyscraper-puzzle-points-missed = Хід закінчено. Твої очки: { $scored }

## Кінець по частинах

skyscraper-account-beams = Балки, що зійшлися
skyscraper-account-workers = Робітники на картах
skyscraper-account-climbed = Ходи вгору, подвійно
skyscraper-account-fines = Падіння: штрафи
skyscraper-account-finished = Остання карта
skyscraper-account-left = Карти, що лишилися
skyscraper-account-topped = Найбільше робітників нагорі
skyscraper-account-else = Втрачено з тим, що впало

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = верхолаз
skyscraper-bot-climber-hint = Будує вгору: що вище, то краще.
skyscraper-bot-settler = поселенець
skyscraper-bot-settler-hint = Будує радше вшир і низько, ніж високо.
skyscraper-bot-foreman = виконроб
skyscraper-bot-foreman-hint = Не дає своїм робітникам стояти на місці.
