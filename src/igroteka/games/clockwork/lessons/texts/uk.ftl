# The lessons of Clockwork.

clockwork-lesson-else = Так теж можна. Але в цьому уроці потрібно інше: «Покажи» покаже.

## The guided game

clockwork-lesson-first = Твоя перша гра
clockwork-lesson-first-theme = Летюче місто тримає найкращих інженерів світу. Ти хочеш полетіти раніше за інших.
clockwork-lesson-first-choose = Вибери, ким ти будеш.
clockwork-lesson-first-aim = Щоб утекти, потрібні три речі: літальний апарат, дешифратор і паливо.
clockwork-lesson-first-sets = У машини чотири деталі. У тебе по три від літального апарата й від дешифратора.
clockwork-lesson-first-walk = Два кубики кажуть, скільки йти, а куди — вирішуєш ти. Іди на Звалище котлів: звалище дає карту.
clockwork-lesson-first-discard = Тобі дісталася карта, а тримати можна не більше семи. Скинь брухт: він ні до чого не підходить.
clockwork-lesson-first-discard-else = Це ще може знадобитися. Без брухту можна обійтися.
clockwork-lesson-first-lay = Її бачили всі, а тепер вона лежатиме долілиць. Поклади її на позначене місце.
clockwork-lesson-first-remember = Суперник щойно показав і поклав деталь твого дешифратора. Запам’ятай, де вона лежить!
clockwork-lesson-first-back = У Вежах можна шукати серед скинутих карт. Повернися туди.
clockwork-lesson-first-seek = Покажи карту машини, яку шукаєш: сови, твого дешифратора.
clockwork-lesson-first-seek-any = Так, сова! Але цього разу покажи циферблат.
clockwork-lesson-first-seek-else = Покажи деталь сови: саме її остання деталь лежить там.
clockwork-lesson-first-turn-up = Тепер укажи на карту, яку суперник поклав останньою.
clockwork-lesson-first-turn-up-else = Це твій брухт. Деталь сови — інша карта.
clockwork-lesson-first-laid = Підійшла: дешифратор зібрано, він лежить перед тобою. Коли карт менше семи, скидати не треба.
clockwork-lesson-first-straight = Дубль веде прямо на будь-яке звалище; 7 і 11 — теж. Іди на Звалище ланцюгів.
clockwork-lesson-first-fuel = Літальний апарат зібрано! Тепер паливо: іди до суперника на Звалище шестерень.
clockwork-lesson-first-demand = Замість того щоб брати карту, її можна вимагати. Паливо просять, нічого не показуючи: вимагай його.
clockwork-lesson-first-demand-take = Карту взяти можна. Але в суперника є паливо: вимагай його!
clockwork-lesson-first-demand-else = Бракує палива. Його й вимагай.
clockwork-lesson-first-won = Літальний апарат, дешифратор і паливо: втеча вдалася, перемога!
clockwork-lesson-first-fields = Якщо шлях закінчився на клітинці, де нікого немає, хід скінчено. Починає той, у кого більший кидок.
clockwork-lesson-first-tip = Порада: стеж за кожною скинутою картою. Хто пам’ятає, де що лежить, знайде це у Вежах.

## Challenges

clockwork-lesson-challenge = Виклик
clockwork-lesson-challenge-where = Суперник стоїть на Звалищі шестерень. На одному місці стоять щонайбільше двоє.
clockwork-lesson-challenge-walk = Іди туди: хто зустрів суперника, може вимагати карту.
clockwork-lesson-challenge-show = Покажи лише суперникові карту машини, яку збираєш: деталь чаплі.
clockwork-lesson-challenge-take = Карту взяти можна. Але тут ми її вимагаємо.
clockwork-lesson-challenge-show-else = Покажи деталь чаплі: їй бракує лише однієї.
clockwork-lesson-challenge-return = Вийшло, і чаплю одразу зібрано. Було сім карт, тож одну віддаєш назад: брухт.
clockwork-lesson-challenge-return-else = Віддати можна будь-яку. Брухт потрібен найменше.
clockwork-lesson-challenge-again = 7, 11 або дубль: можна знову вимагати в того, хто стоїть поруч. Покажи циферблат сови.
clockwork-lesson-challenge-give = У суперника такої карти не було, і тепер він вимагає в тебе. Вона в тебе є — віддай.
clockwork-lesson-challenge-scrap = Хто має карту, може дати замість неї брухт; той виходить із гри, і назад нічого не дають.
clockwork-lesson-challenge-secret = Викладені карти вимагати не можна. Інші дізнаються лише, що карти перейшли з рук у руки.
clockwork-lesson-challenge-tip = Порада: з того, чого вимагають у тебе, видно, що будує суперник.

## Searching

clockwork-lesson-towers = Пошук
clockwork-lesson-towers-aim = Навколо поля лежать три скинуті карти. Двох ти вже не пам’ятаєш.
clockwork-lesson-towers-walk = Іди до Веж, щоб шукати.
clockwork-lesson-towers-seek = Ти шукаєш двигун чаплі. Покажи крила чаплі.
clockwork-lesson-towers-rest = Шукати не обов’язково. Але тут ми шукаємо.
clockwork-lesson-towers-wrong = Побачимо, чого коштує помилка: укажи на ліву карту.
clockwork-lesson-towers-not-that = Це і є потрібна, щастить! Але цього разу помились: укажи на ліву.
clockwork-lesson-towers-away = Її довелося взяти, а крила лягли на її місце. Щоб шукати знову, треба піти й повернутися.
clockwork-lesson-towers-again = Повернися до Веж.
clockwork-lesson-towers-fuel = Паливо й енергію шукають, нічого не показуючи. Шукай паливо.
clockwork-lesson-towers-find = Укажи на третю карту, праву.
clockwork-lesson-towers-done = Є! Правильна карта твоя, а скидають, лише коли їх більше семи.
clockwork-lesson-towers-tip = Порада: шукай, коли знаєш напевно. Помилка коштує показаної карти.

## The airship

clockwork-lesson-airship = Дирижабль
clockwork-lesson-airship-aim = Можна виграти й інакше: дирижаблем із шести деталей разом з енергетичною машиною.
clockwork-lesson-airship-double = Дубль на звалищі. Можна лишитися й узяти ще карту: візьми.
clockwork-lesson-airship-discard = Деталь дирижабля! Скинь деталь сови.
clockwork-lesson-airship-either = Годиться будь-яка. Цього разу візьми циферблат.
clockwork-lesson-airship-lay = Поклади його на позначене місце.
clockwork-lesson-airship-eleven = 11! Прямо на Звалище шестерень: остання деталь лежить там зверху.
clockwork-lesson-airship-won = Шість деталей і енергетична машина: дирижабль несе тебе. Перемога!
clockwork-lesson-airship-tip = Порада: багато деталей однієї машини підкажуть іншим, чого тобі не давати.

## When all scrapyards are empty

clockwork-lesson-end = Останні карти
clockwork-lesson-end-empty = Усі звалища порожні. Тепер усі повертаються до Веж і там лишаються.
clockwork-lesson-end-home = Кожен хід має наближати до Веж. Іди туди.
clockwork-lesson-end-odd = Кидок непарний, тож можна шукати. Покажи крила чаплі.
clockwork-lesson-end-rest = Можна й не шукати. Але хвіст чаплі лежить там.
clockwork-lesson-end-find = Укажи на другу карту зліва.
clockwork-lesson-end-ask = 11! У Вежах 7, 11 або дубль дають вимагати в будь-кого, хто там. Вимагай палива.
clockwork-lesson-end-won = Лише цього й бракувало. Втеча вдалася!
clockwork-lesson-end-draw = Парний кидок без дубля — хід утрачено. Сто кіл без нової машини — нічия.
clockwork-lesson-end-tip = Порада: пам’ятай, що скинули спочатку, — наприкінці це вирішує.
