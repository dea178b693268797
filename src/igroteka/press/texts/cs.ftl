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
print-step-single = Tiskni jen po jedné straně, nejlépe na silný papír 160–200 g.
print-step-score = Než začneš ohýbat, přejeď přerušované čáry prázdnou propiskou podle pravítka: ohyb bude ostrý a rovný.

print-front = líce
print-back = ruby
print-sheet = arch { $number } z { $total }

print-roads-right = Silnice pokračuje.
print-roads-nowhere = Silnice do béžové nevede nikam.
print-roads-lanes = Dva pruhy nikdy nenavazují na čtyři.

print-field = Rohy pole
print-field-note = Pole má { $width } × { $height } karet, tedy { $across } × { $down } mm. Vystřihni čtyři rohy a polož je tam, kde pole končí, nebo slož noviny na tento rozměr. Karty leží uvnitř žluté čáry; od rysky k rysce je jedna karta.

print-players-between = { $low }–{ $high } hráči
print-card-size = karty { $width } × { $height } mm
print-board-size = plán { $width } × { $height } cm
print-cards-title = Karty

print-board = Herní plán
print-board-note = Plán měří { $across } × { $down } mm, počet listů: { $sheets }. Každý list ořízni podle značek. Šrafované pruhy zůstávají: natři je lepidlem a přilož další list až k jejich okraji, nejdřív řadu po řadě, potom řady k sobě. Hotový plán můžeš nalepit na karton.
print-tile = řada { $row }, sloupec { $column }
print-dice = kostky

print-clockwork-pieces = Postavy a kostky
print-clockwork-pieces-note = Stříhej podle plných čar, ohýbej podle přerušovaných. Postavu přelož uprostřed, obě strany slep a nožky ohni ven. Kostku slož a chlopně přilep dovnitř. Poslouží i obyčejné kostky.
print-clockwork-characters = postavy

print-die = kostka
print-urfin-parts-count = dílů ke složení: { $count }
print-urfin-parts = Věže a hradby
print-urfin-parts-note = Stříhej podle plných čar, ohýbej podle přerušovaných, chlopně lep dovnitř. Základny s osmi a se čtyřmi stěnami se stočí do trubky, ze střech budou jehlany a sedlová střecha, z hradeb dlouhé krabičky. Střecha sedí na základně jako klobouk. Dej všechno do pytlíku: tvar se pozná hmatem, barva ne.
print-urfin-soldiers = vojáci
print-urfin-soldiers-title = Dřevění vojáci
print-urfin-soldiers-note = Vojáka přelož uprostřed, obě strany slep a nožky ohni ven. Zamračená tvář se dívá dopředu; zasaženého otoč na usměvavou stranu a pusť ho domů.
print-urfin-aid = Kdo kam střílí
print-urfin-aid-note = Věž kryje to, co kryje její základna a její střecha. Střecha 3 má dvě kolmé stěny, které střílejí, a dva šikmé sklony, které ne; postav ji, jak chceš. Hradby nestřílejí.
