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

print-step-size = Tiskni ve velikosti 100 % („skutečná velikost“, ne „přizpůsobit stránce“). Změř čáru dole: má mít 50 mm.
print-step-duplex = Tiskni oboustranně, s překlopením podél dlouhého okraje, a první list si prohlédni proti světlu: značky se mají krýt.
print-step-glue = Silný papír poslouží tak, jak je. Tenký nalep na karton a nech uschnout pod těžkou knihou. Pokud tiskárna tiskne jen po jedné straně, slep líce a ruby značkou na značku.
print-step-cut = Řež nožem podle pravítka od značky ke značce: nejdřív všechny pruhy, pak karty.

print-front = líce
print-back = ruby
print-sheet = arch { $number } z { $total }

print-roads-right = Silnice pokračuje.
print-roads-nowhere = Silnice do béžové nevede nikam.
print-roads-lanes = Dva pruhy nikdy nenavazují na čtyři.

print-field = Rohy pole
print-field-note = Pole má { $width } × { $height } karet, tedy { $across } × { $down } mm. Vystřihni čtyři rohy a polož je tam, kde pole končí, nebo slož noviny na tento rozměr. Karty leží uvnitř žluté čáry; od rysky k rysce je jedna karta.
