print-players =
    { $seats ->
        [one] { $seats } igralec
        [two] { $seats } igralca
        [few] { $seats } igralci
       *[other] { $seats } igralcev
    }
print-cards =
    { $cards ->
        [one] { $cards } karta
        [two] { $cards } karti
        [few] { $cards } karte
       *[other] { $cards } kart
    }
print-rules = Kako se igra
print-deck = V škatli
print-making = Natisni, nalepi, nareži
print-measure = ta črta je dolga 50 mm

print-step-size = Natisni v merilu 100 % (»dejanska velikost«, ne »prilagodi strani«). Izmeri črto spodaj: meriti mora 50 mm.
print-step-duplex = Natisni obojestransko, obrnjeno po dolgem robu, in prvi list poglej proti svetlobi: oznake se morajo ujemati.
print-step-glue = Debel papir je dober tak, kot je. Tankega nalepi na karton in ga posuši pod težko knjigo. Če tiskalnik tiska samo na eno stran, zlepi sprednje in hrbtne strani, oznako na oznako.
print-step-cut = Reži z nožem ob ravnilu od oznake do oznake: najprej vse trakove, nato karte.
print-step-single = Tiskaj samo enostransko, najbolje na debel papir, 160–200 g.
print-step-score = Pred zgibanjem s praznim kemičnim svinčnikom ob ravnilu potegni po črtkanih črtah: pregib bo oster in raven.

print-front = sprednje strani
print-back = hrbtne strani
print-sheet = pola { $number } od { $total }

print-roads-right = Cesta se nadaljuje.
print-roads-nowhere = Cesta v bež ne pelje nikamor.
print-roads-lanes = Dva pasova se nikoli ne spojita s štirimi.

print-field = Vogali polja
print-field-note = Polje meri { $width } × { $height } kart, torej { $across } × { $down } mm. Izreži štiri vogale in jih položi tja, kjer se polje konča, ali prepogni časopis na to velikost. Karte ležijo znotraj rumene črte; od črtice do črtice je ena karta.

print-players-between = { $low }–{ $high } igralci
print-card-size = karte { $width } × { $height } mm
print-board-size = plošča { $width } × { $height } cm
print-cards-title = Karte

print-board = Igralna plošča
print-board-note = Plošča meri { $across } × { $down } mm, število listov: { $sheets }. Vsak list obreži ob oznakah. Šrafirani trakovi ostanejo: namaži jih z lepilom in nanje položi naslednji list do njihovega roba, najprej vrsto za vrsto, nato vrste eno k drugi. Nazadnje lahko vse nalepiš na karton.
print-tile = vrsta { $row }, stolpec { $column }
print-dice = kocke

print-clockwork-pieces = Liki in kocke
print-clockwork-pieces-note = Reži po polnih črtah, prepogibaj po črtkanih. Lik prepogni na sredini, zlepi obe strani in nogici upogni navzven. Kocko zloži in zavihke prilepi znotraj. Dobre so tudi navadne kocke.
print-clockwork-characters = liki

print-die = kocka
print-urfin-parts-count = delov za zgibanje: { $count }
print-urfin-parts = Stolpi in zidovi
print-urfin-parts-note = Reži po polnih črtah, prepogibaj po črtkanih, zavihke prilepi znotraj. Podstavki z osmimi in s štirimi stranicami postanejo cevi, strehe piramide in dvokapnice, zidovi dolge škatlice. Streha sedi na podstavku kot klobuk. Vse daj v vrečko: obliko začutijo prsti, barve ne.
print-urfin-soldiers = vojaki
print-urfin-soldiers-title = Leseni vojaki
print-urfin-soldiers-note = Vojaka prepogni na sredini, zlepi obe strani in nogici upogni navzven. Kisli obraz gleda naprej; zadetega obrni na nasmejano stran in naj gre domov.
print-urfin-aid = Kdo kam strelja
print-urfin-aid-note = Stolp pokriva, kar pokrivata njegov podstavek in njegova streha. Streha 3 ima dve navpični stranici, ki streljata, in dve poševni, ki ne; ob postavitvi jo obrni, kakor želiš. Zidovi ne streljajo.
