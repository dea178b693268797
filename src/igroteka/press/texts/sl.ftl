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
print-step-duplex = Natisni obojestransko, obrnjeno po dolgem robu, in prvo polo poglej proti svetlobi: oznake se morajo ujemati.
print-step-glue = Debel papir je dober tak, kot je. Tankega nalepi na karton in ga posuši pod težko knjigo. Če tiskalnik tiska samo na eno stran, zlepi sprednje in hrbtne strani, oznako na oznako.
print-step-cut = Reži z nožem ob ravnilu od oznake do oznake: najprej vse trakove, nato karte.
print-step-single = Tiskaj samo enostransko, najbolje na debel papir, 160–200 g.
print-step-score = Pred zgibanjem s praznim kemičnim svinčnikom ob ravnilu potegni po črtkanih črtah: pregib bo oster in raven.

print-front = sprednje strani
print-back = hrbtne strani
print-sheet = pola { $number } od { $total }


print-field = Vogali polja
print-field-note = Polje meri { $width } × { $height } kart, torej { $across } × { $down } mm. Izreži štiri vogale in jih položi tja, kjer se polje konča, ali prepogni časopis na to velikost. Karte ležijo znotraj rumene črte; od črtice do črtice je ena karta.

print-players-between = { $low }–{ $high } igralci
print-card-size = karte { $width } × { $height } mm
print-board-size = plošča { $width } × { $height } cm
print-cards-title = Karte

print-board = Igralna plošča
print-board-note = Plošča meri { $across } × { $down } mm, število pol: { $sheets }. Vsako polo obreži ob oznakah. Šrafirani trakovi ostanejo: namaži jih z lepilom in nanje položi naslednjo polo do njihovega roba, najprej vrsto za vrsto, nato vrste eno k drugi. Nazadnje lahko vse nalepiš na karton.
print-tile = vrsta { $row }, stolpec { $column }
print-dice = kocke

print-clockwork-pieces = Liki in kocke
print-clockwork-pieces-note = Reži po polnih črtah, prepogibaj po črtkanih. Lik prepogni na sredini, zlepi obe strani in nogici upogni navzven. Kocko zloži in zavihke prilepi znotraj. Dobre so tudi navadne kocke.
print-clockwork-characters = liki
print-clockwork-character-cards = karte likov
print-clockwork-towers = Stolpi
print-clockwork-towers-note = Reži po polnih črtah, prepogibaj po črtkanih. Stene zapri z dolgim zavihkom, nato streho z ozkimi. Spodnje zavihke upogni navznoter in vse tri stolpe prilepi na ploščo, visokega na sredino. Stojijo na sredini igralne plošče.

print-die = kocka
print-urfin-parts-count = delov za zgibanje: { $count }
print-urfin-parts = Stolpi in zidovi
print-urfin-parts-note = Reži po polnih črtah, prepogibaj po črtkanih, zavihke prilepi znotraj. Podstavki z osmimi in s štirimi stranicami postanejo cevi, strehe piramide in dvokapnice, zidovi dolge škatlice. Streha sedi na podstavku kot klobuk. Vse daj v vrečo: obliko začutijo prsti, barve ne.
print-urfin-soldiers = vojaki
print-urfin-soldiers-title = Leseni vojaki
print-urfin-soldiers-note = Vojaka prepogni na sredini, zlepi obe strani in nogici upogni navzven. Kisli obraz gleda naprej; zadetega obrni na nasmejano stran in naj gre domov.
print-urfin-aid = Kdo kam strelja
print-urfin-aid-note = Stolp pokriva, kar pokrivata njegov podstavek in njegova streha. Streha 3 ima dve navpični stranici, ki streljata, in dve poševni, ki ne; ob postavitvi jo obrni, kakor želiš. Zidovi ne streljajo.

print-aid = Na kratko
print-prison-room-size = sobe { $side } × { $side } mm
print-prison-token-size = žetoni { $side } × { $side } mm
print-prison-rooms = Sobe
print-prison-tokens = Žetoni in oznake
print-prison-prisoners = Jetniki
print-prison-pieces = Začetni črti in kocke
print-prison-pieces-note = Izreži črti in položi po eno na vsak krajši konec podzemlja. Kocke zloži in zavihke prilepi znotraj: rdeča je za vrsto, bela za stolpec, tretja vrti sobe. Oznaka na rešetki pomeni, da je odprta, druga stran, da je za vedno razbita. Obrnjen žeton je ranjen.
print-prison-lines = Začetni črti
print-prison-lines-note = Izreži črti in položi po eno na vsak krajši konec podzemlja. Oznaka na rešetki pomeni, da je odprta, druga stran, da je za vedno razbita. Obrnjen žeton je ranjen. Dokler so žetoni skriti, namesto njih položi lističe z rešetko na hrbtu.
print-prison-aid-note = Razredi s hitrostjo / močjo, predmeti, koliko akcijskih točk stane akcija, in za vsako stopnjo karte, ki pripeljejo okrepitve.
print-prison-duel-aid-note = Razredi s hitrostjo / močjo, predmeti in koliko akcijskih točk stane akcija.
print-prison-box-rooms = sobe
print-prison-box-yellow-characters = rumeni liki
print-prison-box-yellow-objects = rumeni predmeti
print-prison-box-yellow-cards = rumene karte
print-prison-box-blue-characters = modri liki
print-prison-box-blue-objects = modri predmeti
print-prison-box-blue-cards = modre karte
print-prison-box-np-characters = jetniki, vsak z žetonom in karto
print-prison-box-np-objects = vijolični predmeti
print-prison-box-np-cards = bojne karte podzemlja
print-prison-box-room-cards = karte sob
print-prison-box-sight-cards = karte Pogleda

print-skyscraper-connectors = Spojniki
print-skyscraper-workers = Delavci
print-skyscraper-workers-note = Reži po polnih črtah, prepogibaj po črtkanih. Delavca prepogni na sredini, zlepi obe strani in nogici upogni navzven. Pet iste barve je ekipa; tisti z zastavico kaže točke.
print-skyscraper-joining = Spajanje kart
print-skyscraper-joining-note = Karte merijo { $side } × { $side } mm. Vzemi karton debeline okoli 0,5 mm in kratke zareze izreži tako široke, kot je debel. Kjer se stikajo robovi, potisni križ v zareze vseh. Kjer se rob dotika sredine karte, vtakni letvico skozi tamkajšnjo režo in rob natakni nanjo. Dva spojnika držita bolje kot eden.
print-skyscraper-track = Točkovnik
print-skyscraper-track-note = Vsi začnejo pri 0. Kdor pade na −40, izpade.
print-skyscraper-box-building = gradbene karte
print-skyscraper-box-foundation = karte temelja
print-skyscraper-box-supports = opore, stoječe in ležeče
print-skyscraper-box-connectors = spojniki
print-skyscraper-box-workers = delavci
print-skyscraper-box-track = točkovnik
