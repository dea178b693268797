# Сайт словами: усе, що не належить окремій грі. Поля пояснено в en.ftl.

site-name = Ігротека
site-tagline = Настільні ігри для друзів, для родини й ще на одну партію.
skip-to-main = Одразу до головного
go-home = На головну
loading = Хвилинку…
close = Закрити
copy = Скопіювати
copied = Скопійовано
copy-by-hand = Виділи текст і скопіюй його вручну.
no = Ні
more = Ще
retry = Спробувати знову

## Налаштування

settings = Налаштування
settings-language = Мова
settings-theme = Світло
theme-auto = Як на пристрої
theme-light = День
theme-dark = Ніч
settings-sound = Звук
settings-speed = Рух
settings-vibration = Вібрація
settings-notices = Скажи, коли мій хід
settings-notices-hint = Браузер попросить дозволу.
settings-notices-blocked = Браузер не дозволяє цій сторінці надсилати сповіщення. Це можна змінити в його налаштуваннях.
settings-notices-far = І коли сторінку закрито: цей сервер надсилає push-сповіщення.
settings-notices-near = Лише поки сторінка відкрита: цей сервер не надсилає push-сповіщень.
settings-captions = Звуки словами
settings-captions-hint = Що звучить, те й пишеться, коротко.
sound-turn = твій хід
sound-lay = щось покладено
sound-refused = не можна
sound-chat = повідомлення
sound-over = гру закінчено
sound-thud = глухий удар
sound-creak = скрип
sound-steps = кроки
sound-ding = дзвінкий тон
sound-gong = низький сигнал тривоги
sound-tick = цокання
sound-touch = дотик
sound-tune = короткий мотив
switch-on = Увімк.
switch-off = Вимк.

## Допомога

help = Допомога за столом
help-purist = Без підказок
help-purist-hint = Лише те, що видно за справжнім столом.
help-normal = Звичайна
help-normal-hint = Підсвічує, куди можна піти.
help-coach = Тренер
help-coach-hint = Рахує картки й підказує ходи з поясненням.

help-asked = { $player } хоче більше допомоги для всіх: { $level }.
help-agree = Згода
help-waiting = Допомоги побільшає, коли погодяться всі за столом.

## Боти

bot-named = Бот ({ $level })
level-learner = учень
level-easy = легкий
level-medium = середній
level-hard = сильний
level-master = майстер
level-beats = Перемагає рівень нижче ({ $below }) у { $won } зі 100 ігор.
level-wins = Сам виграє { $won } зі 100 ігор за звичайних налаштувань.
level-unmeasured = Його силу ще не виміряли.
level-alone = Виміряно без особливої вдачі.
level-slips = Помиляється в { $slips } зі 100 ходів: робить будь-який хід.
level-steady = Ніколи не помиляється через неуважність.
level-memory-perfect = Пам’ятає все, що бачив.
level-memory-last = Пам’ятає останні побачені речі: { $keep }.
level-memory-fading = З кожним ходом забуває { $lost } зі 100 побачених речей.
level-accuracy = На дотик має рацію в { $accuracy } зі 100 випадків.
level-tremor = Рука тремтить: до { $mm } мм.
level-at-once = Думає мить.
level-time = Думає над ходом до { $seconds } с.

## Головна

lobby-title = У що зіграємо?
lobby-play = Грати
lobby-start-hint = Проти комп’ютера: одне натискання — і все готово.
lobby-start-together-hint = Разом із комп’ютером: одне натискання — і ви команда.
lobby-friends = З друзями
lobby-friends-hint = Стіл накрито — ось посилання і QR-код, щоб покликати друзів.
lobby-more = Налаштувати
lobby-ways = На цій сторінці
lobby-game = Коробка
lobby-seats = Хто грає
lobby-seats-range = Гравців: від { $least } до { $most }.
lobby-options = Як граємо
pace = Час на хід
pace-none = Без годинника
pace-minutes = { $count } хв
pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дні
       *[other] { $count } днів
    }
pace-hint = Коли час вийде, хід зробить бот. Поки нікого немає, годинник стоїть.
pace-days-hint = Для друзів, які зазирають час від часу. Коли час вийде, хід зробить бот; годинник іде й без вас.
pace-sand = не там, де сиплеться пісок
lobby-your-name = Твоє ім’я
name-change = Змінити ім’я
name-title = Як тебе називати за столом?
name-hint = Воно стоїть біля твого місця і поруч із твоїми словами. Його можна змінити будь-коли.
name-keep = Це я
lobby-create = Сісти й грати
lobby-creating = Накриваємо на стіл…
lobby-no-games = Полиця порожня: сервер не знає жодної гри.
lobby-own-value = Своє значення
lobby-own-value-for = Своє значення: { $option }
lobby-own-value-bad = Так не годиться. Треба так: { $form }.
lobby-file-for = Файл: { $option }
lobby-not-with =
    { $players ->
        [one] Не для { $players } гравця.
        [few] Не для { $players } гравців.
        [many] Не для { $players } гравців.
       *[other] Не для { $players } гравця.
    }
lobby-clash = Так разом не вийде: { $why }
lobby-refused = Не прийнято: { $why }
lobby-file-large = Файл завеликий: щонайбільше { $kilobytes } КБ.
puzzles = Задачі
puzzles-title = Задачі: { $game }
puzzles-hint = Позиції, які розв’язують на справжньому полі. Правильний будь-який шлях, що веде до мети.
puzzles-grade-1 = Легкі
puzzles-grade-2 = Середні
puzzles-grade-3 = Важкі
puzzles-daily = Задача дня: { $game }
puzzles-right = Розв’язано!
puzzles-wrong = Так не виходить.
puzzles-no-way = Звідси до мети не дійти. Поверни хід.
puzzles-too-far = Це вже не той шлях, який я знаю. Поверни хід, і я його покажу.
puzzles-back = Повернути хід
puzzles-share = Поділитися
puzzles-solved = Розв’язано { $solved } з { $all }
puzzles-number = Задача { $number }
puzzles-done = розв’язано
puzzles-next = Наступна задача
puzzles-again = Спробувати ще раз
# On the lid of a box: what the rulebook says, or what we measured.
box-age = від { $age } років
box-minutes = { $least }–{ $most } хв
box-minutes-about = приблизно { $least }–{ $most } хв
box-minutes-measured = приблизно { $least }–{ $most } хв (наша оцінка)
players-exactly =
    { $players ->
        [few] { $players } гравці
       *[other] { $players } гравців
    }
players-count =
    { $least ->
        [1] { $most ->
            [1] 1 гравець
            [one] 1–{ $most } гравець
            [few] 1–{ $most } гравці
           *[other] 1–{ $most } гравців
        }
       *[other] { $most ->
            [one] { $least }–{ $most } гравець
            [few] { $least }–{ $most } гравці
           *[other] { $least }–{ $most } гравців
        }
    }

seat-who = Хто сидить на місці { $number }
seat-kind-me = За цим пристроєм
seat-kind-friend = Хтось за посиланням
seat-kind-bot = Комп’ютер
seat-name = Ім’я на місці { $number }
seat-bot = Бот на місці { $number }
seat-character = Вдача бота на місці { $number }
character-plain = без особливої вдачі
seat-add = Додати місце
seat-remove = Прибрати місце { $number }

mine-title = Мої столи
open-title = Відкриті столи
open-none = Зараз ніхто не чекає на партнера. Накрий стіл із друзями й відкрий його для всіх.
open-filter = Яка гра
open-all = Усі ігри
open-free =
    { $free ->
        [one] { $free } вільне місце
        [few] { $free } вільні місця
       *[other] { $free } вільних місць
    }
open-join = Сісти
open-watch = Дивитися
open-anyone = Відкритий для всіх
open-anyone-hint = Стіл видно на головній, доки є вільні місця.
mine-empty = Столів поки немає. Почни гру — вона чекатиме на тебе тут.
mine-known = Сервер недоступний. Так було { $ago }.
mine-your-turn = Твій хід
mine-waiting = Чекаємо на інших
mine-closed = Закрито
mine-won = Твоя перемога
mine-open = Продовжити
mine-replay = Подивитися знову
mine-forget = Прибрати зі списку
mine-forget-sure = Прибрати цей стіл зі списку? Якщо посилання більше ніде немає, повернутися на своє місце не вийде.

rules = Правила
rules-read = Прочитати правила

## Стіл

table-title = { $game } – { $site }
table-your-turn-title = ● Твій хід – { $game }
table-board = Поле
table-side = Гравці, перебіг гри та розмова
table-opening = Розкладаємо поле…
table-watching = Ти дивишся гру.
table-turn-of = Ходить { $player }.
table-turn-several = Ходять: { $players }.
table-purpose = Як перемогти:
table-chance = Кубики котяться…
table-closed = Цей стіл закрито.
closed-damaged = Звідси запис гри пошкоджено. Що було раніше, можна читати й переглядати, але грати далі не можна.
closed-rules = Цю гру почато за давнішими правилами, а за теперішніми вона пішла б інакше. Її можна читати й переглядати, але не продовжувати.
closed-again = Новий стіл для тих самих людей
table-more-moves = Пропустити анімацію

line-connecting = З’єднуємося…
line-again = Зв’язок зник. Нова спроба за { $seconds } с.
line-now = З’єднатися зараз
line-back = Знову за столом.
line-busy = Твій хід у дорозі…
line-waits = Твій хід збережено. Він піде, коли зв’язок повернеться.
line-silent = Сервер мовчить…
line-here = чекає
turn-late = Твій час вийшов: цей хід робить бот.
table-bot-for-you = Зараз за тебе грає бот.
turn-left = На хід лишилося { $time }
turn-days = { $days } д { $hours } год

players = Гравці
player-you = ти
player-here = за столом
player-away = не за столом
player-bot = бот
player-thinking = думає…
player-turn = ходить
player-resigned = виходить із гри
player-won = перемога
player-nameless = Гравець { $number }
player-watcher = Глядач
players-watching =
    { $count ->
        [one] Дивиться { $count } глядач.
        [few] Дивляться { $count } глядачі.
        [many] Дивляться { $count } глядачів.
       *[other] Дивляться { $count } глядача.
    }

log = Перебіг гри
log-empty = Поки нічого не сталося.
log-rule = Правило про це
log-takeback = Хід повернуто.
log-forgiven = { $player }: зв’язок переривався. Повернуто піску: { $seconds } с.
log-overdue = { $player }: час вийшов. Цей хід робить бот.
log-resigned =
    { $you ->
        [yes] Ти здаєшся.
       *[no] { $player } здається.
    }
log-bot =
    { $you ->
        [yes] За тебе грає бот.
       *[no] Далі грає бот. Місце: { $player }.
    }
log-person =
    { $you ->
        [yes] Ти знову граєш без бота.
       *[no] { $player } знову грає без бота.
    }
log-came =
    { $you ->
        [yes] Ти за столом.
       *[no] { $player } сідає за стіл.
    }
log-left =
    { $you ->
        [yes] Ти виходиш з-за столу.
       *[no] { $player } виходить з-за столу.
    }

chat = Розмова
chat-empty = Привітайся.
chat-watcher = { $name } (дивиться)
chat-write = Написати всім за столом
chat-send = Надіслати
chat-phrases = Сказати одним натисканням
chat-new =
    { $count ->
        [one] { $count } нове повідомлення
        [few] { $count } нові повідомлення
        [many] { $count } нових повідомлень
       *[other] { $count } нового повідомлення
    }
phrase-hello = Привіт!
phrase-good-luck = Хай щастить!
phrase-good-move = Гарний хід!
phrase-thanks = Дякую!
phrase-oops = Ой…
phrase-hurry = Твій хід!
phrase-wait = Хвилинку, будь ласка.
phrase-good-game = Чудова гра!
phrase-rematch = Ще партію?

menu = Меню
menu-takeback = Прошу повернути хід
menu-hint = Підкажи мені хід
menu-resign = Здатися
menu-hand-over = Хай за мене грає бот
menu-take-seat = Знову грати без бота
menu-replace = Хай грає бот. Місце: { $player }
menu-invite = Запросити
menu-watch-link = Посилання для глядачів
menu-export = Зберегти гру у файл
menu-leave = Вийти з-за столу
moves-all = Усі ходи
moves-none = Зараз від тебе нічого не чекають.
moves-other = Інші ходи
moves-of = { $heading } ({ $count })
plain-moves = Твої ходи
plain-table = На столі
plain-number = Номер ходу, потім Enter
plain-play = Ходити
menu-plain = Простий стіл: усе словами
menu-picture = Стіл картинкою
log-deed = { $player }: { $deed }

takeback-asked = { $player } просить повернути останній хід.
takeback-waiting = Ти просиш повернути хід. Інші вирішують.
takeback-allow = Хай буде так
takeback-refuse = Ні, лишаємо
takeback-refused = { $player } проти: хід лишається.

resign-sure = Справді хочеш здатися?
resign-warning = Для тебе гра закінчиться, і повернутися не можна буде.
resign-yes = Так, здаюся
resign-no = Граємо далі
bot-choose = Який бот сяде за стіл?
bot-sit = Хай сідає

hint-title = Підказка
hint-do = Зіграти так
hint-mark = Підказка: { $words }. Натисни, щоб зробити цей хід.
hint-none = Нічого кращого за те, що ти бачиш і без мене, я не бачу.
hint-asking = Зараз подивимося…

invite-title = Запросити
invite-text = Надішли це посилання тому, хто сяде на це місце. Це ключ від місця: більше нікому його не давай.
invite-seat = Посилання: { $player }
invite-qr = QR-код: наведи на нього камеру телефона.
invite-waiting = Ще немає за столом: { $player }. Надішли посилання:
invite-share = Поділитися
invite-other-device = Ця адреса працює лише на цьому пристрої. Щоб грати з іншими вдома, запусти сервер із --lan.
invite-none = Усі на місці: вільних місць немає.
watch-text = За цим посиланням видно стіл, але не картки на руках.

pass-title = Передай пристрій: { $player }
pass-text = Картки сховано, поки { $player } не подивиться.
pass-show = { $player } — це я, покажи мої картки

refused-title = Так не можна
refused-clause = Правило { $clause }
refused-stale = Запізно: гра пішла вперед.
refuse-not-your-turn = Зараз не твій хід.
refuse-game-over = Гру закінчено.
refuse-not-a-players-move = Це робить не гравець.

## Кінець

over-win =
    { $you ->
        [yes] Перемога твоя!
       *[no] Перемагає { $player }!
    }
over-win-shared = Спільна перемога: { $players }.
over-draw = Нічия!
over-won-together = Перемога всією командою!
over-lost-together = Цього разу програно.
over-resigned = Інші здалися.
over-scores = Очки
over-rematch = Ще партію
over-rematch-hint = Один новий стіл для всіх, хто тут сидів.
round-wanted = { $player } хоче зіграти ще.
round-ready = Наступний стіл накрито.
round-join = Граємо
round-watch = Дивитися далі
round-seats = Місця в наступній партії
round-rotate = Зсунутися на одне
round-same = Як були
evening =
    { $rounds ->
        [one] За вечір: { $rounds } партія
        [few] За вечір: { $rounds } партії
       *[other] За вечір: { $rounds } партій
    }
evening-together = виграно { $won } : { $lost } програно
over-replay = Подивитися знову
over-look = Подивитися на поле
over-lesson = Урок, який би допоміг:
over-account = Як це склалося
over-sum = Разом
over-easier = Легше: { $level }
over-harder = Важче: { $level }
over-won-by = Там виграли { $won } з { $games } ботів
over-lost-to = Програв твоєму супернику { $won } з { $games } ігор
over-won-against = Виграв у твого суперника { $won } з { $games } ігор
over-fair = Чи чесно тасували?
over-fair-text = До першої картки сервер закріпив тасування цією печаткою. Тепер таємницю розкрито: хто збереже гру у файл, може перевірити кожне тасування.
over-fair-seal = Печатка
over-fair-secret = Таємниця
over-fair-check = Перевірка в командному рядку
over-clause = За правилом { $clause }

## Перегляд

replay-title = { $game }: дивимося знову
replay-first = На початок
replay-back = На крок назад
replay-forth = На крок уперед
replay-last = У кінець
replay-play = Дивитися
replay-pause = Зупинити
replay-step = Крок { $step } із { $last }
replay-pace = Швидкість
replay-pace-slow = Повільно
replay-pace-normal = Звичайно
replay-pace-quick = Швидко
replay-seat = Чиїми очима
replay-watcher = Глядач
replay-play-on = Грати звідси
replay-play-on-hint = Із цього кроку почнеться новий стіл, і випадок буде новий.
replay-not-over = Цю гру ще грають. Подивитися її знову можна буде, коли вона закінчиться.
replay-moments = Ключові моменти
replay-to-table = До столу
replay-share = Показати цю мить
replay-share-hint = Хто відкриє це посилання, побачить гру на цьому кроці, зможе роздивитися й грати далі.
replay-text = Зберегти позицію текстом
review-open = Де все вирішилося?
review-begin = Показати
review-making = Партію переглядають ще раз…
review-failed = Зараз не вийшло.
review-again = Спробувати ще раз
review-chance = Шанс на перемогу: { $player }
review-together = Наш шанс на перемогу
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = неточність
review-error = помилка
review-blunder = груба помилка
review-fell = упало
review-lucky = удача
review-unlucky = невезіння
review-played = Зроблено хід: { $move }
review-better = Краще: { $move }
review-quiet = Жодна мить не вирішила все сама.
review-account = Що змінювало шанси, у %
review-luck = Удача
review-skill = Власний вибір
review-hand = Рука
review-others = Інші
review-save = Зберегти розбір у файл
review-note = Оцінено за тим, що кожен міг знати тієї миті. Усі стовпці разом дають увесь шлях від першого шансу до останнього.

## Правила

rules-of = { $game }: правила
rules-in-english = Ці правила ще не перекладено: ось вони англійською.
rules-contents = Зміст
help-title = { $game }: як грати
help-open = Як грати
help-short = Коротко
help-rules = Усі правила
help-page = Відкрити окремою сторінкою
figure-right = Малюнок: так можна
figure-wrong = Малюнок: так не можна

## Біда

lost-title = Тут нічого немає
lost-text = Ця адреса нікуди не веде. Може, дорогою загубилася літера.
no-key-title = Немає ключа
no-key-text = Місце тримається на повному посиланні, а це прийшло без кінця. Попроси надіслати його ще раз.
away-title = Сервер не відповідає
away-text = Може, він відпочиває або зникла мережа. Нічого не втрачено: твої столи цілі.
away-here = Немає зв’язку із сервером. Можна читати те, що вже було відкрито; столи продовжаться, коли він повернеться.
trouble-bad-message = Сервер цього не зрозумів.
trouble-too-large = Це задовге.
trouble-too-fast = Не так швидко, будь ласка.
trouble-busy = Зараз багато роботи. Спитай за мить ще раз.
trouble-no-such-table = Такого столу немає.
trouble-wrong-token = Це посилання тут не підходить до жодного місця.
trouble-foreign-origin = Цю сторінку відкрито з чужої адреси, грати тут вона не може.
trouble-not-allowed = Зараз так не можна.
trouble-no-free-seat = Останнє вільне місце щойно зайняли.
trouble-bad-option = Так гру не налаштувати.
trouble-not-found = Цього не знайдено.
trouble-closed = Цей стіл закрито: його можна читати, але не грати за ним.
trouble-damaged = Запис цього столу пошкоджено, показати його не можна. Інші столи в порядку.
trouble-disk = Сервер зараз не може записати на диск. Зігране збережено; спробуй трохи згодом.
trouble-database = Сервер чекає на свою базу даних. Зігране збережено; гра продовжиться сама.
trouble-internal = На сервері щось зламалося. З твоєю грою все гаразд.

## Набір для поля

kit-zoom-in = Ближче
kit-zoom-out = Далі
kit-zoom-fit = Показати все
kit-board-keys = Стрілки рухають вид, плюс і мінус змінюють масштаб, 0 показує все.
kit-beyond = Місця за краєм { $side ->
    [left] ліворуч
    [right] праворуч
    [top] угорі
   *[bottom] унизу
 }: { $count }
kit-keys = Клавіші
kit-key-turn = Повернути
kit-key-back = Відпустити або покласти назад
kit-key-arrows = Туди, де світиться; з Shift — будь-куди
kit-key-enter = Зробити
kit-key-zoom = Ближче, далі, усе разом
kit-key-list = Цей список
kit-key-press = Натисни нову клавішу. Esc лишить усе як є.
kit-key-taken = { $key } вже зайнята: { $does }.
kit-key-needed = { $key } на кожному полі має власну роботу.
kit-key-change = { $does }: { $key }. Змінити клавішу
kit-key-reset = Усі клавіші як були
kit-sand =
    { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунди
    }

## Lessons

learn = Навчання
learn-title = Вчимося: { $game }
learn-hint = Ти граєш на справжньому полі, без суперників і годинника. Піти й повернутися можна будь-коли.
learn-guided = Гра з підказками, близько п’яти хвилин
learn-short = Одна думка, хвилина-дві
learn-done = Пройдено
learn-go-on = Продовжити
first-title = { $game }: уперше?
first-hint = Гра з підказками триває хвилин п’ять: ти граєш, а кожен крок пояснюють.
first-show = Покажи, як грати
first-know = Я вмію
gentle-first = Перша гра буде легкою: { $how }.
gentle-coach = тренер підказує
gentle-bot = грає найпростіший бот
gentle-sand = пісок не сиплеться
gentle-level = підземелля просте, з наших
gentle-usual = Звичайна гра
lesson = Урок
lesson-step = { $page } з { $of }
lesson-next = Далі
lesson-read-on = Спершу дочитай: потім твій хід.
lesson-show = Покажи
lesson-do = Зробити
lesson-leave = Піти
lesson-other = Наступний урок
lesson-play = Справжня гра
lesson-again = Почати знову
lesson-lost = Цей урок змінився, відколи його розпочато.
