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
print-step-duplex = Tiskni oboustranně, s překlopením podél dlouhého okraje, a první arch si prohlédni proti světlu: značky se mají krýt.
print-step-glue = Silný papír poslouží tak, jak je. Tenký nalep na karton a nech uschnout pod těžkou knihou. Pokud tiskárna tiskne jen po jedné straně, slep líce a ruby značkou na značku.
print-step-cut = Řež nožem podle pravítka od značky ke značce: nejdřív všechny pruhy, pak karty.
print-step-single = Tiskni jen po jedné straně, nejlépe na silný papír 160–200 g.
print-step-score = Než začneš ohýbat, přejeď přerušované čáry prázdnou propiskou podle pravítka: ohyb bude ostrý a rovný.

print-front = líce
print-back = ruby
print-sheet = arch { $number } z { $total }


print-field = Rohy pole
print-field-note = Pole má { $width } × { $height } karet, tedy { $across } × { $down } mm. Vystřihni čtyři rohy a polož je tam, kde pole končí, nebo slož noviny na tento rozměr. Karty leží uvnitř žluté čáry; od rysky k rysce je jedna karta.

print-players-between = { $low }–{ $high } hráči
print-card-size = karty { $width } × { $height } mm
print-board-size = plán { $width } × { $height } cm
print-cards-title = Karty

print-board = Herní plán
print-board-note = Plán měří { $across } × { $down } mm, počet archů: { $sheets }. Každý arch ořízni podle značek. Šrafované pruhy zůstávají: natři je lepidlem a přilož další arch až k jejich okraji, nejdřív řadu po řadě, potom řady k sobě. Hotový plán můžeš nalepit na karton.
print-tile = řada { $row }, sloupec { $column }
print-dice = kostky

print-clockwork-pieces = Postavy a kostky
print-clockwork-pieces-note = Stříhej podle plných čar, ohýbej podle přerušovaných. Postavu přelož uprostřed, obě strany slep a nožky ohni ven. Kostku slož a chlopně přilep dovnitř. Poslouží i obyčejné kostky.
print-clockwork-characters = postavy
print-clockwork-character-cards = karty postav
print-clockwork-towers = Věže
print-clockwork-towers-note = Stříhej podle plných čar, ohýbej podle přerušovaných. Stěny slep dlouhou chlopní, potom střechu úzkými. Spodní chlopně ohni dovnitř a všechny tři věže přilep na podložku, vysokou doprostřed. Stojí uprostřed herního plánu.

print-die = kostka
print-urfin-parts-count = dílů ke složení: { $count }
print-urfin-parts = Věže a hradby
print-urfin-parts-note = Stříhej podle plných čar, ohýbej podle přerušovaných, chlopně lep dovnitř. Základny s osmi a se čtyřmi stěnami se stočí do trubky, ze střech budou jehlany a sedlová střecha, z hradeb dlouhé krabičky. Střecha sedí na základně jako klobouk. Dej všechno do pytle: tvar se pozná hmatem, barva ne.
print-urfin-soldiers = vojáci
print-urfin-soldiers-title = Dřevění vojáci
print-urfin-soldiers-note = Vojáka přelož uprostřed, obě strany slep a nožky ohni ven. Zamračená tvář se dívá dopředu; zasaženého otoč na usměvavou stranu a pusť ho domů.
print-urfin-aid = Kdo kam střílí
print-urfin-aid-note = Věž dosáhne tam, kam její základna a její střecha. Střecha 3 má dvě svislé stěny, které střílejí, a dva šikmé sklony, které ne; postav ji, jak chceš. Hradby nestřílejí.

print-aid = Stručný přehled
print-prison-room-size = místnosti { $side } × { $side } mm
print-prison-token-size = žetony { $side } × { $side } mm
print-prison-rooms = Místnosti
print-prison-tokens = Žetony a značky
print-prison-prisoners = Vězni
print-prison-pieces = Startovní čáry a kostky
print-prison-pieces-note = Vystřihni čáry a polož po jedné na každý krátký konec podzemí. Kostky slož a chlopně přilep dovnitř: červená určuje řadu, bílá sloupec, třetí otáčí místnosti. Značka na mříži znamená, že je otevřená, její druhá strana, že je nadobro rozbitá. Obrácený žeton je raněný.
print-prison-lines = Startovní čáry
print-prison-lines-note = Vystřihni čáry a polož po jedné na každý krátký konec podzemí. Značka na mříži znamená, že je otevřená, její druhá strana, že je nadobro rozbitá. Obrácený žeton je raněný. Dokud jsou žetony skryté, pokládej místo nich lístky s mříží na rubu.
print-prison-aid-note = Třídy s rychlostí / silou, předměty, kolik akčních bodů stojí akce, a u každé obtížnosti karty, které přivolávají posily.
print-prison-duel-aid-note = Třídy s rychlostí / silou, předměty a kolik akčních bodů stojí akce.
print-prison-box-rooms = místnosti
print-prison-box-yellow-characters = žluté postavy
print-prison-box-yellow-objects = žluté předměty
print-prison-box-yellow-cards = žluté karty
print-prison-box-blue-characters = modré postavy
print-prison-box-blue-objects = modré předměty
print-prison-box-blue-cards = modré karty
print-prison-box-np-characters = vězni, každý má žeton a kartu
print-prison-box-np-objects = fialové předměty
print-prison-box-np-cards = bojové karty podzemí
print-prison-box-room-cards = karty místností
print-prison-box-sight-cards = karty Zraku

print-skyscraper-connectors = Spojky
print-skyscraper-workers = Dělníci
print-skyscraper-workers-note = Stříhej podle plných čar, ohýbej podle přerušovaných. Dělníka přelož uprostřed, obě strany slep a nožky ohni ven. Pět jedné barvy je parta; ten s praporkem ukazuje body.
print-skyscraper-joining = Spojování karet
print-skyscraper-joining-note = Karty mají { $side } × { $side } mm. Použij karton asi 0,5 mm a krátké zářezy vystřihni tak široké, jak je silný. Kde se potkávají hrany, zasuň kříž do zářezů všech. Kde se hrana dotýká středu karty, prostrč lištu tamním otvorem a hranu na ni nasuň. Dvě spojky drží lépe než jedna.
print-skyscraper-track = Stupnice bodů
print-skyscraper-track-note = Všichni začínají na 0. Kdo klesne na −40, vypadává.
print-skyscraper-box-building = stavební karty
print-skyscraper-box-foundation = karty základů
print-skyscraper-box-supports = podpěry, stojící a ležící
print-skyscraper-box-connectors = spojky
print-skyscraper-box-workers = dělníci
print-skyscraper-box-track = stupnice bodů
