# Сайт словами: всё, что не принадлежит отдельной игре.
# $player — имя; $you — "yes", если речь о самом читателе, иначе "no".

site-name = Игротека
site-tagline = Настольные игры для друзей, для семьи и ещё на одну партию.
skip-to-main = Сразу к главному
go-home = На главную
loading = Минутку…
close = Закрыть
copy = Скопировать
copied = Скопировано
copy-by-hand = Выделите текст и скопируйте его сами.
no = Нет
more = Ещё
retry = Попробовать снова

## Настройки

settings = Настройки
settings-language = Язык
settings-theme = Свет
theme-auto = Как на устройстве
theme-light = День
theme-dark = Ночь
settings-sound = Звук
settings-speed = Движение
settings-vibration = Вибрация
settings-notices = Сообщать, когда мой ход
settings-notices-hint = Браузер спросит разрешения.
settings-notices-blocked = Браузер не разрешает этой странице присылать сообщения. Это можно поменять в его настройках.
settings-notices-far = И когда страница закрыта: этот сервер присылает push-уведомления.
settings-notices-near = Только пока страница открыта: этот сервер не присылает push-уведомлений.
settings-captions = Звуки словами
settings-captions-hint = Что звучит, то и пишется, коротко.
sound-turn = ваш ход
sound-lay = что-то положено
sound-refused = нельзя
sound-chat = сообщение
sound-over = игра окончена
sound-thud = глухой удар
sound-creak = скрип
sound-steps = шаги
sound-ding = звонкий тон
sound-gong = низкий сигнал тревоги
sound-tick = тиканье
sound-touch = касание
sound-tune = короткий мотив
switch-on = Вкл.
switch-off = Выкл.

## Помощь

help = Помощь за столом
help-purist = Без подсказок
help-purist-hint = Только то, что видно за настоящим столом.
help-normal = Обычная
help-normal-hint = Подсвечивает, куда можно пойти.
help-coach = Тренер
help-coach-hint = Считает карточки и подсказывает ходы с объяснением.

help-asked = { $player } хочет больше помощи для всех: { $level }.
help-agree = Хорошо
help-waiting = Помощи станет больше, когда согласятся все за столом.

## Боты

bot-named = Бот ({ $level })
level-learner = ученик
level-easy = лёгкий
level-medium = средний
level-hard = сильный
level-master = мастер
level-beats = Обыгрывает уровень ниже ({ $below }) в { $won } из 100 игр.
level-wins = Сам выигрывает { $won } из 100 игр при обычных настройках.
level-unmeasured = Его силу ещё не измеряли.
level-alone = Измерено без особого характера.
level-slips = Ошибается в { $slips } из 100 ходов: делает любой ход.
level-steady = Не ошибается по рассеянности.
level-memory-perfect = Помнит всё, что видел.
level-memory-last = Помнит последние увиденные вещи: { $keep }.
level-memory-fading = С каждым ходом забывает { $lost } из 100 виденных вещей.
level-accuracy = На ощупь прав в { $accuracy } из 100 случаев.
level-tremor = Рука дрожит: до { $mm } мм.
level-at-once = Думает мгновение.
level-time = Думает над ходом до { $seconds } с.

## Главная

lobby-title = Во что сыграем?
lobby-play = Играть
lobby-start-hint = Против компьютера: одно нажатие — и всё готово.
lobby-start-together-hint = Вместе с компьютером: одно нажатие — и вы одна команда.
lobby-friends = С друзьями
lobby-friends-hint = Стол накрыт — и вот ссылка и QR-код, чтобы позвать друзей.
lobby-more = Настроить
lobby-ways = На этой странице
lobby-game = Коробка
lobby-seats = Кто играет
lobby-seats-range = Игроков: от { $least } до { $most }.
lobby-options = Как играем
pace = Время на ход
pace-none = Без часов
pace-minutes = { $count } мин
pace-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[other] { $count } дней
    }
pace-hint = Когда время выйдет, ход сделает бот. Пока за столом никого нет, часы стоят.
pace-days-hint = Для друзей, которые заглядывают время от времени. Когда время выйдет, ход сделает бот; часы идут и без вас.
pace-sand = не вместе с песком
lobby-your-name = Ваше имя
name-change = Изменить имя
name-title = Как вас называть за столом?
name-hint = Имя стоит у вашего места и рядом с вашими словами. Его можно поменять когда угодно.
name-keep = Это я
lobby-create = Сесть и играть
lobby-creating = Готовим стол…
lobby-no-games = Полка пуста: сервер не знает ни одной игры.
lobby-own-value = Своё значение
lobby-own-value-for = Своё значение: { $option }
lobby-own-value-bad = Так не подходит. Нужно так: { $form }.
lobby-file-for = Файл: { $option }
lobby-not-with =
    { $players ->
        [one] Не для { $players } игрока.
        [few] Не для { $players } игроков.
        [many] Не для { $players } игроков.
       *[other] Не для { $players } игроков.
    }
lobby-clash = Так вместе не получится: { $why }
lobby-refused = Не принято: { $why }
lobby-file-large = Файл слишком велик: не больше { $kilobytes } КБ.
puzzles = Задачи
puzzles-title = Задачи: { $game }
puzzles-hint = Позиции, которые решают на настоящем поле. Верен любой путь, что ведёт к цели.
puzzles-grade-1 = Лёгкие
puzzles-grade-2 = Средние
puzzles-grade-3 = Трудные
puzzles-daily = Задача дня: { $game }
puzzles-right = Решено!
puzzles-wrong = Так не выходит.
puzzles-no-way = Отсюда к цели не дойти. Верните ход.
puzzles-too-far = Вы сошли с пути, который я знаю. Верните ход, и я его покажу.
puzzles-back = Вернуть ход
puzzles-share = Поделиться
puzzles-solved = Решено { $solved } из { $all }
puzzles-number = Задача { $number }
puzzles-done = решена
puzzles-next = Следующая задача
puzzles-again = Попробовать ещё раз
# On the lid of a box: what the rulebook says, or what we measured.
box-age = от { $age } лет
box-minutes = { $least }–{ $most } мин
box-minutes-about = около { $least }–{ $most } мин
box-minutes-measured = около { $least }–{ $most } мин (наша оценка)
players-exactly =
    { $players ->
        [few] { $players } игрока
       *[other] { $players } игроков
    }
players-count =
    { $most ->
        [1] 1 игрок
        [one] { $least }–{ $most } игрок
        [few] { $least }–{ $most } игрока
       *[other] { $least }–{ $most } игроков
    }

seat-who = Кто сидит на месте { $number }
seat-kind-me = За этим устройством
seat-kind-friend = Друг по ссылке
seat-kind-bot = Компьютер
seat-name = Имя на месте { $number }
seat-bot = Бот на месте { $number }
seat-character = Характер бота на месте { $number }
character-plain = без особого характера
seat-add = Добавить место
seat-remove = Убрать место { $number }

mine-title = Мои столы
open-title = Открытые столы
open-none = Сейчас никто не ждёт партнёра. Накройте стол с друзьями и откройте его для всех.
open-filter = Какая игра
open-all = Все игры
open-free =
    { $free ->
        [one] { $free } свободное место
        [few] { $free } свободных места
       *[other] { $free } свободных мест
    }
open-join = Сесть
open-watch = Смотреть
open-anyone = Открыт для всех
open-anyone-hint = Стол виден на главной, пока есть свободные места.
mine-empty = Столов пока нет. Начните игру — она будет ждать вас здесь.
mine-known = Сервер не на связи. Так было { $ago }.
mine-your-turn = Ваш ход
mine-waiting = Ждём остальных
mine-closed = Закрыт
mine-won = Вы выиграли
mine-open = Продолжить
mine-replay = Посмотреть снова
mine-forget = Убрать из списка
mine-forget-sure = Убрать этот стол из списка? Если ссылка нигде больше не сохранена, вернуться на своё место не получится.

rules = Правила
rules-read = Прочитать правила

## Стол

table-title = { $game } – { $site }
table-your-turn-title = ● Ваш ход – { $game }
table-board = Поле
table-side = Игроки, ход игры и разговор
table-opening = Раскладываем поле…
table-watching = Вы смотрите игру.
table-turn-of = Ходит { $player }.
table-turn-several = Ходят: { $players }.
table-purpose = Как победить:
table-chance = Решает случай…
table-closed = Этот стол закрыт.
closed-damaged = С этого места запись игры повреждена. Что было раньше, можно читать и пересматривать, но играть дальше нельзя.
closed-rules = Эта игра начата по прежним правилам, а по нынешним пошла бы иначе. Её можно читать и пересматривать, но не продолжать.
closed-again = Новый стол для тех же людей
table-more-moves = Не ждать, пока доиграется

line-connecting = Соединяемся…
line-again = Связь пропала. Новая попытка через { $seconds } с.
line-now = Соединиться сейчас
line-back = Вы снова за столом.
line-busy = Ваш ход в пути…
line-waits = Ваш ход сохранён. Он уйдёт, когда связь вернётся.
line-silent = Сервер молчит…
line-here = ждёт
turn-late = Ваше время вышло: этот ход делает бот.
table-bot-for-you = За вас играет бот.
turn-left = На ход осталось { $time }
turn-days = { $days } д { $hours } ч

players = Игроки
player-you = вы
player-here = за столом
player-away = нет за столом
player-bot = бот
player-thinking = думает…
player-turn = ходит
player-resigned = выходит из игры
player-won = победа
player-nameless = Игрок { $number }
player-watcher = Зритель
players-watching =
    { $count ->
        [one] Смотрит { $count } зритель.
        [few] Смотрят { $count } зрителя.
       *[other] Смотрят { $count } зрителей.
    }

log = Ход игры
log-empty = Пока ничего не произошло.
log-rule = Правило об этом
log-takeback = Ход возвращён.
log-forgiven = { $player }: связь прерывалась. Возвращено песка: { $seconds } с.
log-overdue = { $player }: время вышло. Этот ход делает бот.
log-resigned =
    { $you ->
        [yes] Вы сдались.
       *[no] { $player } сдаётся.
    }
log-bot =
    { $you ->
        [yes] За вас играет бот.
       *[no] Вместо игрока { $player } играет бот.
    }
log-person =
    { $you ->
        [yes] Вы снова играете сами.
       *[no] { $player } снова играет без бота.
    }
log-came =
    { $you ->
        [yes] Вы за столом.
       *[no] { $player } за столом.
    }
log-left =
    { $you ->
        [yes] Вы вышли из-за стола.
       *[no] { $player } выходит из-за стола.
    }

chat = Разговор
chat-empty = Поздоровайтесь.
chat-watcher = { $name } (смотрит)
chat-write = Написать всем за столом
chat-send = Отправить
chat-phrases = Сказать одним нажатием
chat-new =
    { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
       *[other] { $count } новых сообщений
    }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-good-move = Хороший ход!
phrase-thanks = Спасибо!
phrase-oops = Ой…
phrase-hurry = Ваш ход!
phrase-wait = Минутку, пожалуйста.
phrase-good-game = Отличная игра!
phrase-rematch = Ещё партию?

menu = Меню
menu-takeback = Можно вернуть ход?
menu-hint = Подскажите ход
menu-resign = Сдаться
menu-hand-over = Пусть за меня играет бот
menu-take-seat = Снова играть самому
menu-replace = Пусть бот сыграет за игрока { $player }
menu-invite = Пригласить
menu-watch-link = Ссылка для зрителей
menu-export = Сохранить игру в файл
menu-leave = Выйти из-за стола
moves-all = Все ходы
moves-none = Сейчас от вас ничего не ждут.
moves-other = Другие ходы
moves-of = { $heading } ({ $count })
plain-moves = Ваши ходы
plain-table = На столе
plain-number = Номер хода, затем Enter
plain-play = Ходить
menu-plain = Простой стол: всё словами
menu-picture = Стол картинкой
log-deed = { $player }: { $deed }

takeback-asked = { $player } просит вернуть последний ход.
takeback-waiting = Вы попросили вернуть ход. Остальные решают.
takeback-allow = Пусть вернёт
takeback-refuse = Нет, оставим
takeback-refused = { $player } против: ход остаётся.

resign-sure = Вы точно хотите сдаться?
resign-warning = Для вас игра закончится, и вернуться будет нельзя.
resign-yes = Да, сдаюсь
resign-no = Играем дальше
bot-choose = Какой бот сядет за стол?
bot-sit = Пусть садится

hint-title = Подсказка
hint-do = Сыграть так
hint-mark = Подсказка: { $words }. Нажмите, чтобы сделать этот ход.
hint-none = Ничего лучше того, что вы видите сами, я не вижу.
hint-asking = Сейчас посмотрим…

invite-title = Пригласить
invite-text = Отправьте эту ссылку тому, кто сядет на это место. Это ключ от места: больше никому его не давайте.
invite-seat = Ссылка для игрока { $player }
invite-qr = QR-код: наведите на него камеру телефона.
invite-waiting = Ждём: { $player }. Отправьте ссылку:
invite-share = Поделиться
invite-other-device = Этот адрес работает только на этом устройстве. Чтобы играть с другими дома, запустите сервер с --lan.
invite-none = Все в сборе: свободных мест нет.
watch-text = По этой ссылке видно стол, но не карточки на руках.

pass-title = Передайте устройство: { $player }
pass-text = Карточки спрятаны, пока { $player } не посмотрит.
pass-show = { $player } — это я, покажите мои карточки

refused-title = Так нельзя
refused-clause = Правило { $clause }
refused-stale = Поздно: игра ушла вперёд.
refuse-not-your-turn = Сейчас не ваш ход.
refuse-game-over = Игра окончена.
refuse-not-a-players-move = Это делает не игрок.

## Конец

over-win =
    { $you ->
        [yes] Вы выиграли!
       *[no] Выигрывает { $player }!
    }
over-win-shared = Победа на всех: { $players }.
over-draw = Ничья!
over-won-together = Победа всей командой!
over-lost-together = На этот раз проиграно.
over-resigned = Остальные сдались.
over-scores = Очки
over-rematch = Ещё партию
over-rematch-hint = Один новый стол для всех, кто здесь сидел.
round-wanted = { $player } хочет сыграть ещё.
round-ready = Следующий стол накрыт.
round-join = Играем
round-watch = Смотреть дальше
round-seats = Места в следующей партии
round-rotate = Сдвинуться на одно
round-same = Как были
evening =
    { $rounds ->
        [one] За вечер: { $rounds } партия
        [few] За вечер: { $rounds } партии
       *[other] За вечер: { $rounds } партий
    }
evening-together = выиграно { $won } : { $lost } проиграно
over-replay = Посмотреть снова
over-look = Посмотреть на поле
over-lesson = Урок, который бы помог:
over-account = Как это сложилось
over-sum = Итого
over-easier = Легче: { $level }
over-harder = Труднее: { $level }
over-won-by = Там выиграли { $won } из { $games } ботов
over-lost-to = Проиграл вашему сопернику { $won } из { $games } игр
over-won-against = Выиграл у вашего соперника { $won } из { $games } игр
over-fair = Честно ли легли карты?
over-fair-text = Ещё до первой карточки сервер скрепил этой печатью всё, что решает случай. Теперь тайна раскрыта: кто сохранит игру в файл, может проверить каждую раздачу.
over-fair-seal = Печать
over-fair-secret = Тайна
over-fair-check = Проверка в командной строке
over-clause = По правилу { $clause }

## Просмотр

replay-title = { $game }: смотрим снова
replay-first = В начало
replay-back = На шаг назад
replay-forth = На шаг вперёд
replay-last = В конец
replay-play = Смотреть
replay-pause = Остановить
replay-step = Шаг { $step } из { $last }
replay-pace = Скорость
replay-pace-slow = Медленно
replay-pace-normal = Обычно
replay-pace-quick = Быстро
replay-seat = Чьими глазами
replay-watcher = Зритель
replay-play-on = Играть отсюда
replay-play-on-hint = С этого шага начнётся новый стол, и случай будет новым.
replay-not-over = Эту игру ещё играют. Посмотреть её снова можно будет, когда она закончится.
replay-moments = Главные моменты
replay-to-table = К столу
replay-share = Показать этот момент
replay-share-hint = Кто откроет эту ссылку, увидит игру на этом шаге, сможет осмотреться и доиграть.
replay-text = Сохранить позицию текстом
review-open = Где всё решилось?
review-begin = Показать
review-making = Партия просматривается ещё раз…
review-failed = Сейчас не получилось.
review-again = Попробовать ещё раз
review-chance = Шанс на победу: { $player }
review-together = Наш шанс на победу
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = неточность
review-error = ошибка
review-blunder = грубая ошибка
review-fell = упало
review-lucky = удача
review-unlucky = невезение
review-played = Сделан ход: { $move }
review-better = Лучше: { $move }
review-quiet = Ни один момент не решил всё в одиночку.
review-account = Что меняло шансы, в %
review-luck = Удача
review-skill = Свой выбор
review-hand = Рука
review-others = Другие
review-save = Сохранить разбор в файл
review-note = Оценка — по тому, что каждый мог знать в тот миг. Все столбцы вместе дают весь путь от первого шанса до последнего.

## Правила

rules-of = { $game }: правила
rules-in-english = Эти правила ещё не переведены: вот они по-английски.
rules-contents = Содержание
help-title = { $game }: как играть
help-open = Как играть
help-short = Коротко
help-rules = Все правила
help-page = Открыть отдельной страницей
figure-right = Рисунок: так можно
figure-wrong = Рисунок: так нельзя

## Беда

lost-title = Здесь ничего нет
lost-text = Этот адрес никуда не ведёт. Может быть, по дороге потерялась буква.
no-key-title = Нет ключа
no-key-text = Место держится на полной ссылке, а эта пришла без конца. Попросите прислать её ещё раз.
away-title = Сервер не отвечает
away-text = Может быть, он отдыхает или пропала сеть. Ничего не потеряно: ваши столы целы.
away-here = Нет связи с сервером. Можно читать то, что вы уже открывали; столы продолжатся, когда он вернётся.
trouble-bad-message = Сервер этого не понял.
trouble-too-large = Это слишком длинно.
trouble-too-fast = Не так быстро, пожалуйста.
trouble-busy = Сейчас много работы. Спросите ещё раз через минутку.
trouble-no-such-table = Такого стола нет.
trouble-wrong-token = Эта ссылка не подходит ни к одному месту.
trouble-foreign-origin = Эта страница открыта с чужого адреса и играть здесь не может.
trouble-not-allowed = Сейчас так нельзя.
trouble-no-free-seat = Последнее свободное место только что заняли.
trouble-bad-option = Так игру не настроить.
trouble-not-found = Этого не нашлось.
trouble-closed = Этот стол закрыт: его можно читать, но не играть за ним.
trouble-damaged = Запись этого стола повреждена, показать её нельзя. Остальные столы в порядке.
trouble-disk = Сервер сейчас не может записать на диск. Сыгранное сохранено; попробуйте чуть позже.
trouble-database = Сервер ждёт свою базу данных. Сыгранное сохранено; игра продолжится сама.
trouble-internal = На сервере что-то сломалось. С вашей игрой всё в порядке.

## Набор для досок

kit-zoom-in = Ближе
kit-zoom-out = Дальше
kit-zoom-fit = Показать всё
kit-board-keys = Стрелки двигают вид, плюс и минус меняют масштаб, 0 показывает всё.
kit-beyond = Места за краем { $side ->
    [left] слева
    [right] справа
    [top] сверху
   *[bottom] снизу
 }: { $count }
kit-keys = Клавиши
kit-key-turn = Повернуть
kit-key-back = Отпустить или положить обратно
kit-key-arrows = Туда, где светится; с Shift — куда угодно
kit-key-enter = Сделать
kit-key-zoom = Ближе, дальше, всё сразу
kit-key-list = Этот список
kit-key-press = Нажмите новую клавишу. Esc оставит всё как есть.
kit-key-taken = { $key } уже занята: { $does }.
kit-key-needed = { $key } на каждом поле занята своим делом.
kit-key-change = { $does }: { $key }. Сменить клавишу
kit-key-reset = Все клавиши как были
kit-sand =
    { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
       *[many] осталось { $seconds } секунд
    }

## Lessons

learn = Учиться
learn-title = Учимся: { $game }
learn-hint = Вы играете на настоящем поле, без соперников и часов. Уйти и вернуться можно в любой момент.
learn-guided = Партия с подсказками, около пяти минут
learn-short = Одна мысль, минута-две
learn-done = Пройдено
learn-go-on = Продолжить
first-title = { $game }: впервые?
first-hint = Партия с подсказками займёт минут пять: вы играете, а каждый шаг объясняется.
first-show = Покажите, как играть
first-know = Я умею
gentle-first = Первая игра будет лёгкой: { $how }.
gentle-coach = тренер подсказывает
gentle-bot = играет самый простой бот
gentle-sand = песок не сыплется
gentle-level = подземелье простое, из наших
gentle-usual = Обычная игра
lesson = Урок
lesson-step = { $page } из { $of }
lesson-next = Дальше
lesson-read-on = Сначала дочитайте: потом ваш ход.
lesson-show = Покажите
lesson-do = Сделать
lesson-leave = Уйти
lesson-other = Следующий урок
lesson-play = Настоящая игра
lesson-again = Начать заново
lesson-lost = Этот урок изменился с тех пор, как вы его начали.
