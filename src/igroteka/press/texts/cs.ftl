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
