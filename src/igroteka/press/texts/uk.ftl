print-players =
    { $seats ->
        [one] { $seats } гравець
        [few] { $seats } гравці
       *[other] { $seats } гравців
    }
print-cards =
    { $cards ->
        [one] { $cards } картка
        [few] { $cards } картки
       *[other] { $cards } карток
    }
print-rules = Як грати
print-deck = У коробці
print-making = Надрукувати, склеїти, вирізати
print-measure = довжина цієї лінії 50 мм

print-step-size = Друкуйте в масштабі 100 % («фактичний розмір», а не «за розміром сторінки»). Виміряйте лінію внизу: має бути 50 мм.
print-step-duplex = Друкуйте з обох боків, перевертаючи по довгому краю, і гляньте на перший аркуш проти світла: мітки мають збігтися.
print-step-glue = Цупкий папір годиться відразу. Тонкий наклейте на картон і висушіть під важкою книжкою. Якщо принтер друкує лише з одного боку, склейте лицьові боки зі зворотами, мітка до мітки.
print-step-cut = Ріжте ножем під лінійку від мітки до мітки: спершу всі смуги, потім картки.

print-front = лицьові боки
print-back = звороти
print-sheet = аркуш { $number } з { $total }

print-roads-right = Дорога йде далі.
print-roads-nowhere = Дорога в бежеве веде в нікуди.
print-roads-lanes = Дві смуги ніколи не стикуються з чотирма.

print-field = Кутики поля
print-field-note = Поле — { $width } × { $height } карток, тобто { $across } × { $down } мм. Виріжте чотири кутики й покладіть їх там, де поле закінчується, або складіть газету до цього розміру. Картки лежать усередині жовтої лінії; від позначки до позначки — одна картка.

## Roads, until the game itself speaks this language

roads-name = Дороги
roads-tagline = Викладайте картки край до краю: розбудовуйте мережу або замикайте її.
roads-option-variant-duel = Дуель
roads-option-variant-newspaper = Газета
roads-option-variant-heap = Купка
roads-option-lanes-off = Одна ширина
roads-option-lanes-on = Дві та чотири смуги
roads-face-S = пряма
roads-face-C = поворот
roads-face-T = розвилка
roads-face-X = перехрестя
roads-face-D = глухий кут
roads-face-S2 = двосмугова пряма
roads-face-S4 = чотирисмугова пряма
roads-face-C2 = двосмуговий поворот
roads-face-C4 = чотирисмуговий поворот
roads-face-T2 = двосмугова розвилка
roads-face-T4 = чотирисмугова розвилка
roads-face-X2 = двосмугове перехрестя
roads-face-X4 = чотирисмугове перехрестя
roads-face-D2 = двосмуговий глухий кут
roads-face-D4 = чотирисмуговий глухий кут
roads-face-X24 = перехрестя двох смуг із чотирма
roads-face-T42 = чотири смуги, з’їзд на дві
roads-face-T24 = дві смуги, з’їзд на чотири
