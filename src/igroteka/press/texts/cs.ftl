print-players =
    { $seats ->
        [one] { $seats } hráč
        [few] { $seats } hráči
       *[other] { $seats } hráčů
    }
print-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }
print-rules = Jak se hraje
print-deck = V krabici
print-making = Vytisknout, nalepit, nařezat
print-measure = tato čára měří 50 mm

print-step-size = Tiskněte ve velikosti 100 % („skutečná velikost“, ne „přizpůsobit stránce“). Změřte čáru dole: má mít 50 mm.
print-step-duplex = Tiskněte oboustranně, s překlopením podél dlouhého okraje, a první list si prohlédněte proti světlu: značky se mají krýt.
print-step-glue = Silný papír poslouží tak, jak je. Tenký nalepte na karton a nechte uschnout pod těžkou knihou. Pokud tiskárna tiskne jen po jedné straně, slepte líce a ruby značkou na značku.
print-step-cut = Řežte nožem podle pravítka od značky ke značce: nejdřív všechny pruhy, pak karty.

print-front = líce
print-back = ruby
print-sheet = arch { $number } z { $total }

print-roads-right = Silnice pokračuje.
print-roads-nowhere = Silnice do béžové nevede nikam.
print-roads-lanes = Dva pruhy nikdy nenavazují na čtyři.

print-field = Rohy pole
print-field-note = Pole má { $width } × { $height } karet, tedy { $across } × { $down } mm. Vystřihněte čtyři rohy a položte je tam, kde pole končí, nebo složte noviny na tento rozměr. Karty leží uvnitř žluté čáry; od rysky k rysce je jedna karta.

## Roads, until the game itself speaks this language

roads-name = Silnice
roads-tagline = Pokládejte karty silnic hranou k hraně: síť rozšiřujte, nebo uzavřete.
roads-option-variant-duel = Souboj
roads-option-variant-newspaper = Noviny
roads-option-variant-heap = Hromádka
roads-option-lanes-off = Jedna šířka
roads-option-lanes-on = Dva a čtyři pruhy
roads-face-S = rovná
roads-face-C = zatáčka
roads-face-T = odbočka
roads-face-X = křižovatka
roads-face-D = slepá ulice
roads-face-S2 = dvoupruhová rovná
roads-face-S4 = čtyřpruhová rovná
roads-face-C2 = dvoupruhová zatáčka
roads-face-C4 = čtyřpruhová zatáčka
roads-face-T2 = dvoupruhová odbočka
roads-face-T4 = čtyřpruhová odbočka
roads-face-X2 = dvoupruhová křižovatka
roads-face-X4 = čtyřpruhová křižovatka
roads-face-D2 = dvoupruhová slepá ulice
roads-face-D4 = čtyřpruhová slepá ulice
roads-face-X24 = křížení dvou a čtyř pruhů
roads-face-T42 = čtyřpruhová s dvoupruhovou odbočkou
roads-face-T24 = dvoupruhová s čtyřpruhovou odbočkou
