# «Урфін Джус» словами.
# Події мають власні поля, а ще: $player — ім’я місця, про яке йдеться, $you — «yes», якщо це місце того,
# хто читає, інакше «no». Ознака на зразок $stands — «yes» або «no». Список на зразок $parts дається числом
# речей у ньому. $road — номер дороги, а отже, і її дуболома. $part — номер деталі, $at — base, roof або wall.
# Запитання й відмови мають свої подробиці.

urfin-name = Урфін Джус
urfin-tagline = Намацайте вежі в мішку, збудуйте їх, доки сиплеться пісок, і разом врятуйте Смарагдове місто.

## Деталі

urfin-kind-base1 = основа 1
urfin-kind-base2 = основа 2
urfin-kind-roof1 = дах 1
urfin-kind-roof2 = дах 2
urfin-kind-roof3 = дах 3
urfin-kind-wall = мур

urfin-colour-green = зелений
urfin-colour-light = світло-зелений
urfin-colour-yellow = жовтий

# Назва деталі $part, для інших повідомлень.
urfin-part =
    { $part ->
        [0] зелена основа 1
        [1] світло-зелена основа 1
        [2] жовта основа 1
        [3] зелена основа 2
        [4] світло-зелена основа 2
        [5] жовта основа 2
        [6] зелений дах 1
        [7] світло-зелений дах 1
        [8] жовтий дах 1
        [9] зелений дах 2
        [10] світло-зелений дах 2
        [11] жовтий дах 2
        [12] зелений дах 3
        [13] світло-зелений дах 3
        [14] жовтий дах 3
        [15] зелений мур
        [16] світло-зелений мур
        [17] жовтий мур
       *[other] деталь
    }

# Що хто шукає, у $at.
urfin-aim =
    { $at ->
        [base] основу
        [roof] дах
       *[wall] мур
    }

## Налаштування

urfin-option-game = Гра
urfin-option-game-basic = Звичайна
urfin-option-game-basic-hint = Кожен дуболом проходить за хід три клітинки.
urfin-option-game-adult = Доросла
urfin-option-game-adult-hint = Дуболоми ходять за кубиком, у мішку є дахи 3, а кольори згодом під забороною.
urfin-option-bag = Мішок
urfin-option-bag-touch = На дотик
urfin-option-bag-touch-hint = Обмацай деталь кінчиком пальця, а тоді візьми її або відпусти.
urfin-option-bag-blind = Наосліп
urfin-option-bag-blind-hint = Яка деталь трапилася першою, ту й тягнуть.
urfin-option-sand = Пісковий годинник
urfin-option-sand-hint = На витягування й будування разом.
urfin-option-sand-60 = 60 секунд
urfin-option-sand-30 = 30 секунд
urfin-option-sand-90 = 90 секунд
urfin-option-sand-120 = 2 хвилини
urfin-option-sand-180 = 3 хвилини
urfin-option-sand-off = Без піску
urfin-option-sand-off-hint = Поспішати нікуди.
urfin-option-signposts = Дуболоми починають
urfin-option-signposts-hint = Лише у звичайній грі.
urfin-option-signposts-12 = За 12 клітинок від палацу
urfin-option-signposts-15 = За 15 клітинок від палацу
urfin-option-signposts-18 = За 18 клітинок від палацу
urfin-option-steady_hands = Руки
urfin-option-steady_hands-on = Тверді
urfin-option-steady_hands-on-hint = Нічого не валиться.
urfin-option-steady_hands-off = Справжні
urfin-option-steady_hands-off-hint = Деталь, відпущена далеко від середини клітинки, падає й може повалити вежу.
urfin-option-slow_breaking = Як ламають
urfin-option-slow_breaking-off = Зламати й іти далі
urfin-option-slow_breaking-off-hint = Хто вперся в перешкоду, ламає її, не втрачаючи кроків.
urfin-option-slow_breaking-on = Лише зламати
urfin-option-slow_breaking-on-hint = На те, щоб зламати, завжди йде весь хід.
urfin-option-trial = Пробна вежа
urfin-option-trial-off = Ні
urfin-option-trial-on = Так
urfin-option-trial-on-hint = Перед першим ходом, без піску й без дуболомів.
urfin-option-map = Мапа
urfin-option-map-emerald = Смарагдове місто
urfin-option-map-emerald-hint = Десять доріг, шість мостів.
urfin-option-map-meadow = Лука
urfin-option-map-meadow-hint = Менша мапа для швидкої гри.
urfin-option-puzzle = Задача
urfin-option-puzzle-off = Немає

## Про що питають

urfin-prompt-ready =
    { $soldiers ->
        [one] Хід { $turn }. У дорозі { $soldiers } дуболом. Домовтеся, хто що шукає, і починайте.
        [few] Хід { $turn }. У дорозі { $soldiers } дуболоми. Домовтеся, хто що шукає, і починайте.
       *[many] Хід { $turn }. У дорозі { $soldiers } дуболомів. Домовтеся, хто що шукає, і починайте.
    }
urfin-prompt-trial = Спробуйте: домовтеся, хто що шукає, витягніть деталі й збудуйте одну вежу. Поки що ніхто не йде.
urfin-prompt-wait-ready = Чекаємо, доки всі будуть готові. Бракує гравців: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Опусти руку в мішок і візьми { $due } деталь.
        [few] Опусти руку в мішок і візьми { $due } деталі.
       *[many] Опусти руку в мішок і візьми { $due } деталей.
    }
urfin-prompt-grope = Твоя рука нишпорить у мішку.
urfin-prompt-feel =
    { $left ->
        [one] Обмацай деталь. Візьми її або відпусти й знайди іншу. Залишилося взяти { $left } деталь.
        [few] Обмацай деталь. Візьми її або відпусти й знайди іншу. Залишилося взяти { $left } деталі.
       *[many] Обмацай деталь. Візьми її або відпусти й знайди іншу. Залишилося взяти { $left } деталей.
    }
urfin-prompt-wait-draw = Твоя рука вже не в мішку. Будувати почнуть, коли всі виймуть руки.
urfin-prompt-build =
    { $left ->
        [0] Відкритих деталей немає. Натисни «У мене все».
        [one] Будуй! Відкрито { $left } деталь.
        [few] Будуй! Відкрито { $left } деталі.
       *[many] Будуй! Відкрито { $left } деталей.
    }
urfin-prompt-place = Куди ставимо: { urfin-part }?
urfin-prompt-wait-build = Ти вже не будуєш. Ще будують: { $missing }.
urfin-prompt-march = Кидаємо кубик за дуболома з дороги { $road }.
urfin-prompt-over = Гру закінчено.

## Ходи словами, як на кнопці, і заголовки для кількох

urfin-action-aim = Шукати { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Помацати деталь: { urfin-ui-cell }
urfin-action-touch-here = Помацати деталь тут
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Відпустити й узяти іншу
urfin-action-grab = Взяти для будівництва: { urfin-part }
urfin-action-put-back = Покласти назад: { urfin-part }
urfin-action-put = Поставити, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Поставити сюди
urfin-action-put-turned = Поставити, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Поставити сюди, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Рука в мішку знайшла деталь.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Помацати деталь
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Поставити
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Чому не можна

urfin-refuse-not-now =
    { $stage ->
        [ready] Не зараз: спершу всі готуються.
        [draw] Не зараз: тягнуть деталі.
        [build] Не зараз: будують вежі.
       *[march] Не зараз: ідуть дуболоми.
    }
urfin-refuse-ready-already = Ти вже напоготові.
urfin-refuse-same-aim = Ти й так шукаєш { urfin-aim }.
urfin-refuse-many-aims = Цього ходу рішення змінено вже стільки разів: { $most }. Досить.
urfin-refuse-hand-out = Цього ходу твоя рука вже була в мішку. Другої спроби немає.
urfin-refuse-nothing-due = Цього ходу тобі нічого тягнути.
urfin-refuse-groping = Твоїй руці ще нічого не трапилося.
urfin-refuse-reached = Твоя рука вже в мішку.
urfin-refuse-not-in-bag = Спершу опусти руку в мішок.
urfin-refuse-no-spot = Деталь обмацують на сітці { $side } на { $side }.
urfin-refuse-felt = Тут уже обмацано.
urfin-refuse-many-lets = Відпущено вже стільки деталей: { $most }. Бери цю.
urfin-refuse-done-already = Ти вже не будуєш.
urfin-refuse-nothing-grabbed = Спершу візьми одну з відкритих деталей.
urfin-refuse-no-part = Такої деталі немає.
urfin-refuse-hand-full = Ти вже тримаєш деталь: { urfin-part }.
urfin-refuse-not-open = Такої відкритої деталі немає: { urfin-part }.
urfin-refuse-grabbed = Хтось тебе випередив: { urfin-part }.
urfin-refuse-many-grabs = Цього ходу деталі взято вже стільки разів: { $most }. Решта — іншим.
urfin-refuse-no-cell = Такої клітинки на мапі немає.
urfin-refuse-palace = У палаці ніколи не будують.
urfin-refuse-river = У річці не будують.
urfin-refuse-soldier = Там стоїть дуболом із дороги { $road }.
urfin-refuse-wall-there = Там стоїть мур.
urfin-refuse-tower-there = Там стоїть вежа.
urfin-refuse-base-there = Там лежить основа; вона чекає на дах.
urfin-refuse-no-base = Дах ставлять лише на основу.
urfin-refuse-city = Не можна будувати веж у місті, доки дуболом не перейшов міст.
urfin-refuse-axis = Дах 3 стріляє у два боки: вибери північ і південь або захід і схід.
urfin-refuse-no-axis = Повертають лише дах 3.

## Як перемогти

urfin-purpose-home = Проженіть усіх дуболомів, не пустіть їх до палацу. Дуболомів: { $soldiers }, кроків до палацу: { $steps }
urfin-purpose-puzzle = Проженіть усіх дуболомів вчасно. Дуболомів: { $soldiers }, хід { $turn } з { $turns }

## Чим скінчилося

urfin-over-won = Дуболомів більше немає: Смарагдове місто врятовано.
urfin-over-held = Шістдесят ходів, і в палаці нікого: Смарагдове місто встояло.
urfin-over-lost = Дуболом у палаці: Смарагдовим містом править Урфін Джус.
urfin-over-resigned = Команда здалася: Смарагдовим містом править Урфін Джус.
urfin-over-solved = Розв’язано: не лишилося жодного дуболома.
urfin-over-unsolved = Не розв’язано: дуболоми лишилися. Спробуй ще раз!

## Що відбувається

urfin-event-began =
    { $turn ->
        [0] Пробна вежа, доки гра не почалася.
       *[other] { $left ->
            [one] Хід { $turn }. У дорозі { $left } дуболом.
            [few] Хід { $turn }. У дорозі { $left } дуболоми.
           *[many] Хід { $turn }. У дорозі { $left } дуболомів.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Ти шукаєш { urfin-aim }.
       *[no] { $player } шукає { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Ти напоготові.
       *[no] { $player } напоготові.
    }
urfin-event-turned =
    { $seconds ->
        [0] Руки в мішок!
        [one] Годинник перевернуто: { $seconds } секунда. Руки в мішок!
        [few] Годинник перевернуто: { $seconds } секунди. Руки в мішок!
       *[many] Годинник перевернуто: { $seconds } секунд. Руки в мішок!
    }
urfin-event-reached =
    { $you ->
        [yes] Твоя рука в мішку.
       *[no] { $player } опускає руку в мішок.
    }
urfin-event-met =
    { $you ->
        [yes] Твоїй руці трапилася деталь.
       *[no] { $player } щось знаходить.
    }
# Для решти $x дорівнює -1.
urfin-event-touched =
    { $you ->
        [yes] Висота { $height }.
       *[no] { $player } обмацує деталь.
    }
urfin-event-kept =
    { $you ->
        [yes] Ти береш її: { $taken } з { $due }.
       *[no] { $player } бере деталь: { $taken } з { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Ти відпускаєш її.
       *[no] { $player } відпускає деталь.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Ти виймаєш руку, вона порожня.
            [one] Ти виймаєш руку, у ній { $parts } деталь.
            [few] Ти виймаєш руку, у ній { $parts } деталі.
           *[many] Ти виймаєш руку, у ній { $parts } деталей.
        }
       *[no] { $parts ->
            [0] { $player } виймає руку, вона порожня.
            [one] { $player } виймає руку, у ній { $parts } деталь.
            [few] { $player } виймає руку, у ній { $parts } деталі.
           *[many] { $player } виймає руку, у ній { $parts } деталей.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] У тебе: { urfin-part }.
       *[no] { $player } показує: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] З { $parts } деталі будувати вже не можна, вона йде з гри.
       *[many] З { $parts } деталей будувати вже не можна, вони йдуть із гри.
    }
urfin-event-building =
    { $parts ->
        [0] Усі руки вийнято. Будувати нема з чого.
        [one] Усі руки вийнято: будуйте! Відкрито { $parts } деталь.
        [few] Усі руки вийнято: будуйте! Відкрито { $parts } деталі.
       *[many] Усі руки вийнято: будуйте! Відкрито { $parts } деталей.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Ти береш: { urfin-part }.
       *[no] { $player } бере: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Ти повертаєш: { urfin-part }.
       *[no] { $player } повертає: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Ти ставиш, стовпець { $column }, ряд { $row }: { urfin-part }.
       *[no] { $player } ставить, стовпець { $column }, ряд { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Ти добудовуєш вежу!
       *[no] { $player } добудовує вежу!
    }
urfin-event-toppled =
    { $parts ->
        [one] Упало! До мішка повертається { $parts } деталь.
        [few] Упало! До мішка повертаються { $parts } деталі.
       *[many] Упало! До мішка повертаються { $parts } деталей.
    }
urfin-event-finished =
    { $you ->
        [yes] Ти більше не будуєш.
       *[no] { $player } більше не будує.
    }
urfin-event-sand = Пісок пересипався!
urfin-event-returned =
    { $parts ->
        [one] Не збудовано { $parts } деталь, вона повертається до мішка.
        [few] Не збудовано { $parts } деталі, вони повертаються до мішка.
       *[many] Не збудовано { $parts } деталей, вони повертаються до мішка.
    }
urfin-event-tried = Пробну вежу прибрано з поля. Гра починається.
urfin-event-thrown = Дуболом із дороги { $road }: { $pips }.
urfin-event-walked = Дуболом із дороги { $road } іде вперед.
urfin-event-bumped = Дуболом із дороги { $road } стукнувся головою й зупинився подумати.
urfin-event-broke =
    { $stands ->
        [yes] Дуболом із дороги { $road } стоїть і ламає перешкоду.
       *[no] Дуболом із дороги { $road } ламає перешкоду.
    }
urfin-event-tore = Дуболом із дороги { $road } на ходу зносить вежу.
urfin-event-crossed = Дуболом із дороги { $road } перейшов міст! З наступного ходу вежі можна ставити й у місті.
urfin-event-limited =
    { $limit ->
        [1] Дуболом із дороги { $road } біля річки: світло-зелених деталей більше не ставлять.
       *[2] Дуболом із дороги { $road } у місті: ставлять лише зелені деталі.
    }
urfin-event-shot = У дуболома з дороги { $road } влучили: він подобрішав і пішов додому.
urfin-event-entered = Дуболом із дороги { $road } у палаці!
urfin-event-over = Гру закінчено.

## Підказки

urfin-hint-aim =
    { $at ->
        [base] Команді бракує основи.
        [roof] Команді бракує даху.
       *[wall] Вежі вже є кому шукати: став би в пригоді мур.
    }
urfin-hint-ready = Про все домовилися.
urfin-hint-home =
    { $count ->
        [1] Дуболом { $soldiers } піде додому.
       *[other] Дуболоми { $soldiers } підуть додому.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Затримає дуболома { $soldiers }.
       *[other] Затримає дуболомів { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Дуболом { $soldiers } рідше дійде до палацу.
       *[other] Дуболоми { $soldiers } рідше дійдуть до палацу.
    }
urfin-hint-watch = Зараз повз ніхто не йде, але вежа пильнує дороги.
urfin-hint-roof = Потім зверху: { urfin-part }.
urfin-hint-first = Спершу потрібно: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Намацай основу.
        [roof] Намацай дах.
       *[wall] Намацай мур.
    }
urfin-hint-touch =
    { $at ->
        [base] Поки що це основа: { $percent } зі 100.
        [roof] Поки що це дах: { $percent } зі 100.
       *[wall] Поки що це мур: { $percent } зі 100.
    }
urfin-hint-take =
    { $at ->
        [base] Це основа: { $percent } зі 100.
        [roof] Це дах: { $percent } зі 100.
       *[wall] Це мур: { $percent } зі 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] Навряд чи це основа: { $percent } зі 100.
        [roof] Навряд чи це дах: { $percent } зі 100.
       *[wall] Навряд чи це мур: { $percent } зі 100.
    }
urfin-hint-part = Стане в пригоді: { urfin-part }.
urfin-hint-put-back = Доброго місця для неї зараз немає.
urfin-hint-done =
    { $parts ->
        [0] Усе збудовано.
       *[other] Решта нікого не зупинить: хай повернеться до мішка ({ $parts }).
    }

# the bag

urfin-ui-bag-title = Твоя рука в мішку
urfin-ui-bag-title-of = У мішку рука { $number } з { $of }
urfin-ui-bag-due = Узято { $taken } з { $due }.
urfin-ui-bag-trial = Це проба: деталі повернуться до мішка.
urfin-ui-bag-felt = Дерев’яна деталь під кінчиком пальця
urfin-ui-bag-keys = Стрілки рухають кінчик пальця й мацають. Enter ще раз каже, що тут.
urfin-ui-bag-stroke = Проведи пальцем по сукну
urfin-ui-bag-edge = Край мішка.
urfin-ui-bag-met = Під пальцями деталь { $number }.
urfin-ui-bag-take = Узяти
urfin-ui-bag-let-go = Відпустити (ще { $left })
urfin-ui-bag-guide = Що це за деталь? Вона може лежати повернута.
urfin-ui-bag-taken = Узято, як на дотик:
urfin-ui-bag-agreed = Хто що шукає
urfin-ui-bag-hand =
    { $state ->
        [waiting] рука чекає
        [in] рука в мішку
        [out] руку вийнято
       *[none] цього ходу без руки
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Стовпець { $column }, ряд { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Тут порожньо
        [low] Низько
        [middling] Середньо
        [high] Високо
       *[top] Дуже високо
    }
urfin-ui-felt-flat = { $height }, рівно.
urfin-ui-felt-slope = { $height }, спадає { $slope }.
urfin-ui-felt-steep = { $height }, круто спадає { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] праворуч
        [down-right] праворуч донизу
        [down] до нижнього краю
        [down-left] ліворуч донизу
        [left] ліворуч
        [up-left] ліворуч догори
        [up] до верхнього краю
       *[up-right] праворуч догори
    }
urfin-ui-shape =
    { $kind ->
        [0] Основа 1
        [1] Основа 2
        [2] Дах 1
        [3] Дах 2
        [4] Дах 3
       *[5] Мур
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Основа 1: широка й пласка, з вісьмома кутами та піднятим краєм.
        [1] Основа 2: плаский хрест із піднятим краєм; у кутах порожньо.
        [2] Дах 1: піраміда, низька з усіх чотирьох боків, висока посередині.
        [3] Дах 2: зірка з вісьмома променями, висока посередині.
        [4] Дах 3: гребінь від краю до краю, спадає лише на два боки.
       *[5] Мур: брус через середину із зубцями, обабіч порожньо.
    }

# the board

urfin-ui-map = Край навколо Смарагдового міста
urfin-ui-team = Команда
urfin-ui-tray = Відкриті деталі
# Літери на маленькій деталі: щонайбільше два знаки, число лишається.
urfin-ui-mark =
    { $kind ->
        [base-1] О1
        [base-2] О2
        [roof-1] Д1
        [roof-2] Д2
        [roof-3] Д3
       *[wall] М
    }
urfin-ui-part-mine = { $part }, у твоїй руці
urfin-ui-part-held = { $part }, у руці гравця { $player }
urfin-ui-tower = вежа: { $base } та { $roof }
urfin-ui-bare = { $base } без даху
urfin-ui-axis =
    { $axis ->
        [ns] дивиться на північ і південь
       *[ew] дивиться на схід і захід
    }
urfin-ui-soldier = дуболом { $road }
urfin-ui-soldier-bumped = дуболом { $road }, стукнувся лобом
urfin-ui-cell = стовпець { $column }, ряд { $row }
urfin-ui-ground =
    { $ground ->
        [land] земля
        [bridge] міст
        [city] місто
        [river] річка
       *[palace] палац
    }
# Одна дорога або кілька, що йдуть разом: «3» або «3, 4».
urfin-ui-road = дорога { $roads }

# what the hands can do
urfin-ui-do-pick = Вибери деталь, а тоді клітинку — або перетягни її.
urfin-ui-do-place = Вибери клітинку, де їй стояти.
urfin-ui-do-roof = Вибери основу, на яку його поставити.
urfin-ui-do-roof-3 = Вибери основу; дах повертає R або кнопка.
urfin-ui-do-base-first = Жодна основа не чекає на дах. Спершу постав основу.
urfin-ui-do-nowhere = Зараз для неї немає місця.
urfin-ui-do-confirm = Вибери ще раз, щоб поставити.
urfin-ui-do-done = Усе збудовано. Натисни «У мене все».
urfin-ui-put = Поставити сюди
urfin-ui-elsewhere = В інше місце
urfin-ui-turn-roof =
    { $axis ->
        [ns] Повернути дах; зараз він дивиться на північ і південь
       *[ew] Повернути дах; зараз він дивиться на схід і захід
    }
urfin-ui-done = У мене все
urfin-ui-ready = Перевернути годинник
urfin-ui-ready-calm = Можна починати
urfin-ui-reach = Руку в мішок

# what somebody goes for
urfin-ui-wishes = Що шукаєш?
urfin-ui-wish =
    { $at ->
        [base] Основа
        [roof] Дах
       *[wall] Мур
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Цього ходу передумувати вже годі.
        [one] Можна передумати ще { $left } раз.
        [few] Можна передумати ще { $left } рази.
       *[many] Можна передумати ще { $left } разів.
    }
urfin-ui-goes =
    { $at ->
        [base] Я шукаю основу!
        [roof] Я шукаю дах!
       *[wall] Я шукаю мур!
    }
urfin-ui-hand-ready = готово
urfin-ui-hand-waiting = рука над мішком
urfin-ui-hand-in = рука в мішку: { $taken } з { $due }
urfin-ui-hand-out = рука вже не в мішку
urfin-ui-hand-building = будує
urfin-ui-hand-done = будування закінчено

# how it stands
urfin-ui-turn =
    { $turn ->
        [0] Пробна вежа
       *[other] Хід { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Пробна вежа
       *[other] Хід { $turn }, не більше { $last }
    }
urfin-ui-left = Лишилося дуболомів: { $soldiers }
urfin-ui-in-bag = Деталей у мішку: { $parts }
urfin-ui-out = Деталей поза грою: { $parts }
urfin-ui-standing = Стоять: вежі — { $towers }, мури — { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Будувати можна з будь-яких деталей.
        [1] Світло-зелені вже під забороною.
       *[2] Тепер лише зелені деталі.
    }
urfin-ui-city-open = Вежі можна ставити в місті.
urfin-ui-city-shut = У місті веж ще не ставлять.
urfin-ui-soldiers = Дуболом
urfin-ui-to-palace = Клітинок до палацу
urfin-ui-gone = подобрішав
urfin-ui-throws = Кидки цього ходу
urfin-ui-threw = Дуболом { $road } кидає { $pips }

# what is foreseen; $roads are soldiers, with odds in the adult game: "3, 7 (50 %)"
urfin-ui-foreseen = Накриває клітинок: { $cells }; цього ходу ні в кого не влучить.
urfin-ui-foreseen-hits = Накриває клітинок: { $cells }. Цього ходу влучить: { $roads }.

# what happens
urfin-ui-build = Будуйте!
urfin-ui-recap = Що сталося
urfin-ui-recap-returned = Назад до мішка: { $parts }
urfin-ui-recap-banned = Поза грою: { $parts }
urfin-ui-recap-toppled = Повалено: { $parts }
urfin-ui-recap-broke = Дуболом { $road } ламає: { $parts }
urfin-ui-next-turn = Наступний хід:
urfin-ui-coming = Деталі наступного ходу: { $parts }
urfin-ui-won = Смарагдове місто врятовано!
urfin-ui-lost = Смарагдове місто впало
urfin-ui-look = Подивитися на мапу

## Чому карта не підходить

urfin-map-cell = клітинка { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] земля
        [river] річка
        [bridge] міст
        [city] місто
       *[palace] палац
    }
urfin-map-before =
    { $before ->
        [land] земля
        [river] річка
        [bridge] міст
        [city] місто
       *[palace] палац
    }
urfin-map-long = мапа довша за { $kilobytes } КБ
urfin-map-name-twice = рядок { $line }: мапа вже має назву
urfin-map-no-name = немає рядка `name …`
urfin-map-name = рядок { $line }: назва — до { $most } видимих знаків
urfin-map-no-grid = клітинки не намальовано
urfin-map-rows = рядок { $line }: рядів більше ніж { $most }
urfin-map-torn = рядок { $line }: ряди клітинок стоять не поспіль
urfin-map-wide = рядок { $line }: клітинок у ряду: { $cells }, найбільше { $most }
urfin-map-sign = рядок { $line }, { urfin-map-cell }: { $sign } — не один зі знаків { $known }
urfin-map-row = рядок { $line }: клітинок у ряду: { $cells }, а в першому: { $width }
urfin-map-roads = рядок { $line }: доріг більше ніж { $most }
urfin-map-road-form = рядок { $line }: дорогу пишуть так: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = рядок { $line }: дорога { $road }, а має бути дорога { $due }
urfin-map-road-off = рядок { $line }: дорога { $road } виходить за мапу, { urfin-map-cell }
urfin-map-road-long = рядок { $line }: дорога { $road } довша, ніж на мапі клітинок
urfin-map-step = рядок { $line }: дорога { $road }: { $step } — не крок; N, E, S або W, потім скільки разів
urfin-map-edge = рядок { $line }, { urfin-map-cell }: { urfin-map-ground } на краю мапи
urfin-map-beside = рядок { $line }, { urfin-map-cell }: поруч опинилися { urfin-map-before } і { urfin-map-ground }
urfin-map-no-palace = на карті немає палацу
urfin-map-palaces = рядок { $line }, { urfin-map-cell }: другий палац
urfin-map-bridges = мостів: { $bridges }, а треба від { $least } до { $most }
urfin-map-start = рядок { $line }: дорога { $road } починається не на краю: { urfin-map-cell }
urfin-map-twice = рядок { $line }: дорога { $road } двічі приходить в одне місце: { urfin-map-cell }
urfin-map-strays = рядок { $line }: дорога { $road }: спочатку { urfin-map-before }, потім { urfin-map-ground }, так не можна; { urfin-map-cell }
urfin-map-begins = рядок { $line }: дорога { $road } починається не на землі: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = рядок { $line }: дорога { $road } закінчується не в палаці: { urfin-map-cell }
urfin-map-short = рядок { $line }: дорога { $road }: клітинок землі перед мостом: { $cells }; треба { $zone } у зоні 1 і { $shore } на березі
urfin-map-near = рядок { $line }: дорога { $road }: кроків: { $steps }, а дальній вказівник за { $away } кроків від палацу
urfin-map-no-roads = на мапі немає доріг
urfin-map-clockwise = рядок { $line }: дорога { $road }, { urfin-map-cell }: не йде за годинниковою стрілкою після дороги { $other }
urfin-map-parts = рядок { $line }: дорога { $road } зустрічає дорогу { $other } і знову розходиться з нею: { urfin-map-cell }
urfin-map-signpost = рядок { $line }: дорога { $road }, вказівник { $away }: { urfin-map-cell } — не за річкою
urfin-map-signposts = рядок { $line }: дорога { $road }, вказівник { $away }: { urfin-map-cell } — там уже вказівник дороги { $other }
urfin-map-idle = рядок { $line }, { urfin-map-cell }: через цей міст не йде жодна дорога
urfin-map-unknown = немає мапи { $name }; є { $known }

## Figures

urfin-figure-base-1 = Основа 1 влучає у вісім клітинок навколо.
urfin-figure-base-2 = Основа 2 влучає в чотири сусідні клітинки.
urfin-figure-roof-1 = Дах 1 додає чотири клітинки рівно через одну.
urfin-figure-roof-2 = Дах 2 додає ще й чотири по діагоналі.
urfin-figure-roof-3 = Дах 3 стріляє через клітинку лише з прямовисних боків.
urfin-figure-roof-3-turned = Якщо повернути, він стріляє в інший бік.
urfin-figure-tower = Спершу основа, на неї дах: це вежа.
urfin-figure-no-base = Дах ставлять лише на основу.
urfin-figure-shared-cell = Мур і вежа не стоять на одній клітинці.
urfin-figure-on-a-soldier = Де стоїть дуболом, там не будують.
urfin-figure-on-the-road = На дорозі можна будувати: дуболому доведеться ламати.
urfin-figure-tower-in-the-city = У місті жодної вежі, доки дуболом не перейшов міст.
urfin-figure-wall-in-the-city = Мур може там стояти від самого початку.
urfin-figure-in-the-palace = У палаці нічого не будують.
urfin-figure-in-the-river = У річці нічого не будують.
urfin-figure-shot = Один дуболом зупинився під вогнем вежі, в іншого вона не влучила.
urfin-figure-bump = Кроки лишилися, але дуболом б’ється об мур і стоїть.
urfin-figure-break = Наступного ходу він ламає мур і йде свої три клітинки.
urfin-figure-stand = Він прийшов сюди без удару: цього ходу лише ламає мур.
urfin-figure-signposts = На початку на кожному вказівнику стоїть дуболом.

## Puzzles

urfin-puzzle-saved = Збудуйте так, щоб усіх дуболомів вчасно відправити додому.
urfin-puzzle-saved-missed = Дуболомів ще в дорозі: { $soldiers }

## Кінець по частинах

urfin-account-friends = Дуболомів, що тепер усміхаються: { $count }
urfin-account-marching = Дуболомів ще в дорозі: { $count }
urfin-account-built = Зведено веж і мурів: { $count }
urfin-account-stands = Ще стоїть: { $count }
urfin-account-fell = Зламали дуболоми: { $count }
urfin-account-entered = До палацу дорогою { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = дозорець
urfin-bot-scout-hint = Зустрічає дуболомів далеко на дорогах.
urfin-bot-guard = вартовий
urfin-bot-guard-hint = Будує ближче до палацу.
