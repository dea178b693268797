# The lessons of Clockwork.

clockwork-lesson-else = Так тоже можно. Но в этом уроке нужно другое: «Покажите» покажет.

## The guided game

clockwork-lesson-first = Ваша первая партия
clockwork-lesson-first-theme = Парящий город держит лучших инженеров мира. Вы хотите улететь раньше других.
clockwork-lesson-first-choose = Выберите, кем вы будете.
clockwork-lesson-first-aim = Чтобы спастись, нужны три вещи: летающая машина, преобразователь кода и топливо.
clockwork-lesson-first-sets = В машине четыре детали. У вас по три от летающей машины и от преобразователя.
clockwork-lesson-first-walk = Два кубика говорят, сколько идти, а куда — решаете вы. Идите на Котельную свалку: там дают карту.
clockwork-lesson-first-discard = Вы взяли карту, а держать можно не больше семи. Сбросьте металлолом: он ни к чему не подходит.
clockwork-lesson-first-discard-else = Это может пригодиться. Обойтись можно без металлолома.
clockwork-lesson-first-lay = Её видели все, а теперь она ляжет рубашкой вверх. Положите её на отмеченное место.
clockwork-lesson-first-remember = Соперник только что показал и положил деталь вашего преобразователя. Запомните, где она лежит!
clockwork-lesson-first-back = В Замке можно искать в сбросе. Вернитесь туда.
clockwork-lesson-first-seek = Покажите карту той машины, которую ищете: совы, вашего преобразователя.
clockwork-lesson-first-seek-any = Верно, сова! Но на этот раз покажите циферблат.
clockwork-lesson-first-seek-else = Покажите деталь совы: именно её последняя деталь лежит в сбросе.
clockwork-lesson-first-turn-up = Теперь укажите на карту, которую соперник положил последней.
clockwork-lesson-first-turn-up-else = Это ваш металлолом. Деталь совы — другая карта.
clockwork-lesson-first-laid = Подошла: преобразователь собран и лежит перед вами. Пока карт меньше семи, сбрасывать не надо.
clockwork-lesson-first-straight = Дубль позволяет попасть сразу на любую свалку; 7 и 11 — тоже. Отправляйтесь на Цепную свалку.
clockwork-lesson-first-fuel = Летающая машина собрана! Осталось топливо: идите к сопернику на Зубчатую свалку.
clockwork-lesson-first-demand = Вместо того чтобы брать карту, её можно потребовать. Топливо просят, ничего не показывая: потребуйте его.
clockwork-lesson-first-demand-take = Карту взять можно. Но у соперника есть топливо: потребуйте его!
clockwork-lesson-first-demand-else = Не хватает топлива. Его и потребуйте.
clockwork-lesson-first-won = Летающая машина, преобразователь и топливо: вы улетели и выиграли!
clockwork-lesson-first-fields = Если путь кончился на простой клетке, где никого нет, ход окончен. Начинает тот, у кого больший бросок.
clockwork-lesson-first-tip = Совет: следите за каждым сбросом. Кто помнит, что где лежит, найдёт это в Замке.

## Challenges

clockwork-lesson-challenge = Вызов
clockwork-lesson-challenge-where = Соперник стоит на Зубчатой свалке. Больше двух на одном месте не стоят.
clockwork-lesson-challenge-walk = Идите туда: кто встретил соперника, может потребовать карту.
clockwork-lesson-challenge-show = Покажите одному сопернику карту машины, которую собираете: деталь цапли.
clockwork-lesson-challenge-take = Карту взять можно. Но сейчас мы её требуем.
clockwork-lesson-challenge-show-else = Покажите деталь цапли: ей не хватает всего одной.
clockwork-lesson-challenge-return = Получилось, и цапля сразу собрана. У вас было семь карт, поэтому одну отдают обратно: металлолом.
clockwork-lesson-challenge-return-else = Отдать можно любую. Металлолом нужен вам меньше всего.
clockwork-lesson-challenge-again = 7, 11 или дубль позволяют снова требовать у того, кто стоит рядом. Покажите циферблат совы.
clockwork-lesson-challenge-give = У соперника такой карты не было, и теперь он требует у вас. Она у вас есть — отдайте.
clockwork-lesson-challenge-scrap = Вместо карты её владелец может отдать металлолом; он выходит из игры, и обратно ничего не дают.
clockwork-lesson-challenge-secret = Открытые карты требовать нельзя. Остальные узнают лишь, что карты перешли из рук в руки.
clockwork-lesson-challenge-tip = Совет: по тому, чего от вас требуют, видно, что строит соперник.

## Searching

clockwork-lesson-towers = Поиск
clockwork-lesson-towers-aim = Вокруг поля лежат три карты сброса. Две из них вы забыли.
clockwork-lesson-towers-walk = Идите в Замок, чтобы искать.
clockwork-lesson-towers-seek = Вы ищете двигатель цапли. Покажите крылья цапли.
clockwork-lesson-towers-rest = Искать не обязательно. Но сейчас мы ищем.
clockwork-lesson-towers-wrong = Посмотрим, что будет при ошибке: укажите на левую карту.
clockwork-lesson-towers-not-that = Это и есть нужная, вам везёт! Но на этот раз ошибитесь: укажите на левую.
clockwork-lesson-towers-away = Её пришлось взять, а крылья легли на её место. Чтобы искать снова, надо уйти и вернуться.
clockwork-lesson-towers-again = Вернитесь в Замок.
clockwork-lesson-towers-fuel = Топливо и механоида энергии ищут, не показывая карты. Ищите топливо.
clockwork-lesson-towers-find = Укажите на третью карту, правую.
clockwork-lesson-towers-done = Нашли! Верная карта ваша, а сбрасывают, только если карт больше семи.
clockwork-lesson-towers-tip = Совет: ищите, когда уверены. Ошибка стоит показанной карты.

## The airship

clockwork-lesson-airship = Воздушный корабль
clockwork-lesson-airship-aim = Есть и другой путь к победе: воздушный корабль из шести деталей вместе с механоидом энергии.
clockwork-lesson-airship-double = Вы выбросили дубль на свалке. Можно остаться и взять ещё карту: возьмите.
clockwork-lesson-airship-discard = Деталь корабля! Сбросьте деталь совы.
clockwork-lesson-airship-either = Подойдёт любая. На этот раз возьмите циферблат.
clockwork-lesson-airship-lay = Положите её на отмеченное место.
clockwork-lesson-airship-eleven = 11! Сразу на Зубчатую свалку: последняя деталь лежит там сверху.
clockwork-lesson-airship-won = Шесть деталей и механоид энергии: корабль уносит вас. Победа!
clockwork-lesson-airship-tip = Совет: много деталей одной машины подскажут другим, чего вам не давать.

## When all scrapyards are empty

clockwork-lesson-end = Последние карты
clockwork-lesson-end-empty = Все свалки пусты. Теперь все возвращаются в Замок и там остаются.
clockwork-lesson-end-home = Каждый ход должен приближать к Замку. Идите туда.
clockwork-lesson-end-odd = Бросок нечётный, значит, можно искать. Покажите крылья цапли.
clockwork-lesson-end-rest = Можно и не искать. Но хвост цапли лежит в сбросе.
clockwork-lesson-end-find = Укажите на вторую карту слева.
clockwork-lesson-end-ask = 11! В Замке 7, 11 или дубль позволяют требовать у любого, кто там. Потребуйте топливо.
clockwork-lesson-end-won = Этого только и не хватало. Вы улетели!
clockwork-lesson-end-draw = Чётный бросок без дубля — пропуск хода. Сто кругов без новой машины — ничья.
clockwork-lesson-end-tip = Совет: помните, что сбросили в начале, — в конце это решает.
