# Mehanomesto, z besedami. Polja in njihov pomen so opisani v en.ftl.

clockwork-name = Mehanomesto
clockwork-tagline = Zberi dele, zapomni si odložene karte in odleti iz lebdečega mesta.

## Karte

clockwork-kind-flying = letalna naprava
clockwork-kind-code = dešifrirna naprava
clockwork-kind-airship = zrakoplov
clockwork-kind-fuel = gorivo
clockwork-kind-power = pogon
clockwork-kind-scrap = odpadna kovina

clockwork-set-dragonfly = Kačji pastir
clockwork-set-heron = Čaplja
clockwork-set-beetle = Hrošč
clockwork-set-bat = Netopir
clockwork-set-swallow = Lastovka
clockwork-set-moth = Vešča
clockwork-set-owl = Sova
clockwork-set-sphinx = Sfinga
clockwork-set-spider = Pajek
clockwork-set-magpie = Sraka
clockwork-set-airship = Zrakoplov
clockwork-set-fuel = Gorivo
clockwork-set-power = Pogon
clockwork-set-scrap = Odpadna kovina

clockwork-card-dragonfly-wings = Kačji pastir (krila)
clockwork-card-dragonfly-hull = Kačji pastir (trup)
clockwork-card-dragonfly-engine = Kačji pastir (motor)
clockwork-card-dragonfly-tail = Kačji pastir (rep)
clockwork-card-heron-wings = Čaplja (krila)
clockwork-card-heron-hull = Čaplja (trup)
clockwork-card-heron-engine = Čaplja (motor)
clockwork-card-heron-tail = Čaplja (rep)
clockwork-card-beetle-wings = Hrošč (krila)
clockwork-card-beetle-hull = Hrošč (trup)
clockwork-card-beetle-engine = Hrošč (motor)
clockwork-card-beetle-tail = Hrošč (rep)
clockwork-card-bat-wings = Netopir (krila)
clockwork-card-bat-hull = Netopir (trup)
clockwork-card-bat-engine = Netopir (motor)
clockwork-card-bat-tail = Netopir (rep)
clockwork-card-swallow-wings = Lastovka (krila)
clockwork-card-swallow-hull = Lastovka (trup)
clockwork-card-swallow-engine = Lastovka (motor)
clockwork-card-swallow-tail = Lastovka (rep)
clockwork-card-moth-wings = Vešča (krila)
clockwork-card-moth-hull = Vešča (trup)
clockwork-card-moth-engine = Vešča (motor)
clockwork-card-moth-tail = Vešča (rep)
clockwork-card-owl-dial = Sova (številčnica)
clockwork-card-owl-keys = Sova (tipke)
clockwork-card-owl-reel = Sova (kolut)
clockwork-card-owl-lamp = Sova (svetilka)
clockwork-card-sphinx-dial = Sfinga (številčnica)
clockwork-card-sphinx-keys = Sfinga (tipke)
clockwork-card-sphinx-reel = Sfinga (kolut)
clockwork-card-sphinx-lamp = Sfinga (svetilka)
clockwork-card-spider-dial = Pajek (številčnica)
clockwork-card-spider-keys = Pajek (tipke)
clockwork-card-spider-reel = Pajek (kolut)
clockwork-card-spider-lamp = Pajek (svetilka)
clockwork-card-magpie-dial = Sraka (številčnica)
clockwork-card-magpie-keys = Sraka (tipke)
clockwork-card-magpie-reel = Sraka (kolut)
clockwork-card-magpie-lamp = Sraka (svetilka)
clockwork-card-airship-balloon = Zrakoplov (balon)
clockwork-card-airship-gondola = Zrakoplov (gondola)
clockwork-card-airship-boiler = Zrakoplov (kotel)
clockwork-card-airship-propeller = Zrakoplov (propeler)
clockwork-card-airship-rudder = Zrakoplov (krmilo)
clockwork-card-airship-anchor = Zrakoplov (sidro)
clockwork-card-fuel = Gorivo
clockwork-card-power = Pogon
clockwork-card-scrap = Odpadna kovina

clockwork-set =
    { $set ->
        [0] { clockwork-set-dragonfly }
        [1] { clockwork-set-heron }
        [2] { clockwork-set-beetle }
        [3] { clockwork-set-bat }
        [4] { clockwork-set-swallow }
        [5] { clockwork-set-moth }
        [6] { clockwork-set-owl }
        [7] { clockwork-set-sphinx }
        [8] { clockwork-set-spider }
        [9] { clockwork-set-magpie }
        [10] { clockwork-set-airship }
        [11] { clockwork-set-fuel }
        [12] { clockwork-set-power }
       *[13] { clockwork-set-scrap }
    }

clockwork-card =
    { $card ->
        [1] { clockwork-card-dragonfly-wings }
        [2] { clockwork-card-dragonfly-hull }
        [3] { clockwork-card-dragonfly-engine }
        [4] { clockwork-card-dragonfly-tail }
        [5] { clockwork-card-heron-wings }
        [6] { clockwork-card-heron-hull }
        [7] { clockwork-card-heron-engine }
        [8] { clockwork-card-heron-tail }
        [9] { clockwork-card-beetle-wings }
        [10] { clockwork-card-beetle-hull }
        [11] { clockwork-card-beetle-engine }
        [12] { clockwork-card-beetle-tail }
        [13] { clockwork-card-bat-wings }
        [14] { clockwork-card-bat-hull }
        [15] { clockwork-card-bat-engine }
        [16] { clockwork-card-bat-tail }
        [17] { clockwork-card-swallow-wings }
        [18] { clockwork-card-swallow-hull }
        [19] { clockwork-card-swallow-engine }
        [20] { clockwork-card-swallow-tail }
        [21] { clockwork-card-moth-wings }
        [22] { clockwork-card-moth-hull }
        [23] { clockwork-card-moth-engine }
        [24] { clockwork-card-moth-tail }
        [25] { clockwork-card-owl-dial }
        [26] { clockwork-card-owl-keys }
        [27] { clockwork-card-owl-reel }
        [28] { clockwork-card-owl-lamp }
        [29] { clockwork-card-sphinx-dial }
        [30] { clockwork-card-sphinx-keys }
        [31] { clockwork-card-sphinx-reel }
        [32] { clockwork-card-sphinx-lamp }
        [33] { clockwork-card-spider-dial }
        [34] { clockwork-card-spider-keys }
        [35] { clockwork-card-spider-reel }
        [36] { clockwork-card-spider-lamp }
        [37] { clockwork-card-magpie-dial }
        [38] { clockwork-card-magpie-keys }
        [39] { clockwork-card-magpie-reel }
        [40] { clockwork-card-magpie-lamp }
        [41] { clockwork-card-airship-balloon }
        [42] { clockwork-card-airship-gondola }
        [43] { clockwork-card-airship-boiler }
        [44] { clockwork-card-airship-propeller }
        [45] { clockwork-card-airship-rudder }
        [46] { clockwork-card-airship-anchor }
        [47] { clockwork-card-fuel }
        [48] { clockwork-card-power }
        [49] { clockwork-card-scrap }
       *[other] karta
    }

clockwork-character-1 = urarka Ada
clockwork-character-2 = kurjač Bruno
clockwork-character-3 = pilotka Kora
clockwork-character-4 = ključavničar Dario
clockwork-character-5 = izumiteljica Edda
clockwork-character-6 = prižigalec svetilk Feliks

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = Stolpi
clockwork-yard-boiler = Odpad kotlov
clockwork-yard-spring = Odpad vzmeti
clockwork-yard-cog = Odpad zobnikov
clockwork-yard-chain = Odpad verig
clockwork-yard-lamp = Odpad svetilk
clockwork-yard-bell = Odpad zvonov
clockwork-track = polje na progi

clockwork-field =
    { $field ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

clockwork-to =
    { $to ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

## Nastavitve

clockwork-option-edition = Izdaja
clockwork-option-edition-hint = Natisnjena pravila se od jezika do jezika malo razlikujejo.
clockwork-option-edition-en = Angleška
clockwork-option-edition-nl = Nizozemska
clockwork-option-edition-de = Nemška
clockwork-option-edition-es = Španska
clockwork-option-edition-fr = Francoska
clockwork-option-edition-hu = Madžarska
clockwork-option-edition-pl = Poljska
clockwork-option-edition-cs = Češka
clockwork-option-edition-sl = Slovenska
clockwork-option-edition-uk = Ukrajinska
clockwork-option-edition-ru = Ruska
clockwork-option-edition-it = Italijanska
clockwork-option-entry_scrapyard = Vstop na odpad
clockwork-option-entry_scrapyard-edition = Kot v izdaji
clockwork-option-entry_scrapyard-or_more = S točnim metom ali večjim
clockwork-option-entry_scrapyard-exact = Samo s točnim metom
clockwork-option-entry_towers = Vstop v Stolpe
clockwork-option-entry_towers-edition = Kot v izdaji
clockwork-option-entry_towers-or_more = S točnim metom ali večjim
clockwork-option-entry_towers-exact = Samo s točnim metom
clockwork-option-special_throw = Met 7, 11 ali dve enaki
clockwork-option-special_throw-edition = Kot v izdaji
clockwork-option-special_throw-instead = Namesto premika
clockwork-option-special_throw-instead_from_scrapyard = Namesto premika, z odpada
clockwork-option-special_throw-instead_from_scrapyard-hint = Naravnost v Stolpe lahko greš od koder koli.
clockwork-option-special_throw-after = Po premiku, kot dodatek
clockwork-option-special_throw-after-hint = Samo v potezi, ko vzameš karto z odpada.
clockwork-option-scrap_given = Odpadna kovina namesto karte
clockwork-option-scrap_given-edition = Kot v izdaji
clockwork-option-scrap_given-out = Gre iz igre
clockwork-option-scrap_given-table = Gre med odložene karte
clockwork-option-end_special = 7, 11 ali dve enaki na koncu
clockwork-option-end_special-edition = Kot v izdaji
clockwork-option-end_special-either = Iskanje ali zahteva
clockwork-option-end_special-both = Iskanje in zahteva
clockwork-option-low_hand = Z manj kot sedmimi kartami
clockwork-option-low_hand-edition = Kot v izdaji
clockwork-option-low_hand-keep = Ne odlagaš
clockwork-option-low_hand-may_discard = Lahko odložiš
clockwork-option-wrong_pick = Po zgrešenem poskusu
clockwork-option-wrong_pick-edition = Kot v izdaji
clockwork-option-wrong_pick-in_place = Pokazana karta gre na prazno mesto
clockwork-option-wrong_pick-anywhere = Pokazana karta gre kamor koli
clockwork-option-yard_challenge = Izziv na odpadu
clockwork-option-yard_challenge-edition = Kot v izdaji
clockwork-option-yard_challenge-any_arrival = Kakor koli prideš
clockwork-option-yard_challenge-exact_throw = Samo s točnim metom
clockwork-option-counter = Zahteva v odgovor
clockwork-option-counter-edition = Kot v izdaji
clockwork-option-counter-no_card = Če nimaš take karte
clockwork-option-counter-no_scrap_either = Če nimaš niti odpadne kovine
clockwork-option-start_throw = Met za začetek
clockwork-option-start_throw-edition = Kot v izdaji
clockwork-option-start_throw-two_dice = Dve kocki
clockwork-option-start_throw-one_die = Ena kocka
clockwork-option-reversals = Obračanje med potezo
clockwork-option-reversals-edition = Kot v izdaji
clockwork-option-reversals-0 = Nikoli
clockwork-option-reversals-1 = Enkrat

## Kaj je treba storiti

clockwork-prompt-choose = Izberi si lik.
clockwork-prompt-chosen = Drugi še izbirajo.
clockwork-prompt-deal = Karte se delijo.
clockwork-prompt-start =
    { $dice ->
        [1] Vsak vrže eno kocko: najvišji met začne.
       *[2] Vsak vrže dve kocki: najvišji met začne.
    }
clockwork-prompt-throw = Kocki se kotalita. Na vrsti: { $player }.
clockwork-prompt-move = Tvoj met je { $steps }. Kam greš?
clockwork-prompt-special = Tvoj met je { $steps }: pojdi po progi ali uporabi posebni met.
clockwork-prompt-arrive = Vzemi karto ali koga izzovi.
clockwork-prompt-meet = Nekoga srečaš: izzovi ga ali pusti.
clockwork-prompt-extra = Še nekaj: pojdi naravnost kam ali ostani in kaj stori. Lahko pa to pustiš.
clockwork-prompt-search = Pokaži karto kompleta, ki ga iščeš, ali reci »gorivo« ali »pogon«.
clockwork-prompt-demand = Lahko zahtevaš karto od koga, ki je pri Stolpih.
clockwork-prompt-search-or-demand = Išči med odloženimi ali zahtevaj karto.
clockwork-prompt-point = Iščeš: { clockwork-set }. Pokaži na odloženo karto.
clockwork-prompt-swap = Ni prava: { clockwork-card }. Katero karto daš na njeno mesto?
clockwork-prompt-give = { $player } ti kaže: { clockwork-card }. Daj karto iz tega kompleta ali odpadno kovino.
clockwork-prompt-give-named = { $player } prosi za: { clockwork-set }. Daj tako karto ali odpadno kovino.
clockwork-prompt-return = Daj karto v zameno. Komu: { $player }.
clockwork-prompt-counter = Ni bilo česa dati. Zdaj lahko ti zahtevaš karto. Od koga: { $player }.
clockwork-prompt-discard = Izberi karto, ki jo odložiš.
clockwork-prompt-may-discard = Lahko odložiš karto ali obdržiš vse.
clockwork-prompt-lay = Položi jo zakrito poleg igralne plošče: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } izbira, kam iti.
        [arrive] { $player } izbira: karta ali izziv.
        [extra] { $player } lahko stori še nekaj.
        [towers] { $player } je pri Stolpih.
        [point] { $player } išče med odloženimi kartami.
        [swap] { $player } izbira karto za prazno mesto.
        [give] { $player } odgovarja na izziv.
        [return] { $player } izbira, kaj dati v zameno.
        [counter] { $player } lahko zahteva karto v odgovor.
        [discard] { $player } izbira, kaj odložiti.
        [lay] { $player } odlaga karto na mizo. Zapomni si, kam!
       *[other] { $player } razmišlja.
    }
clockwork-prompt-over = Igra je končana.

## Poteze z besedami, kot na gumbu, in naslovi za več potez

clockwork-action-choose = Izberi: { clockwork-character }
clockwork-action-walk = Pojdi sem: { $place }
clockwork-action-straight = Pojdi naravnost sem: { $place }
clockwork-action-take = Vzemi karto
clockwork-action-discard = Odloži: { clockwork-card }
clockwork-action-lay = Položi sem: { $place }
clockwork-action-lay-here = Položi sem
clockwork-action-keep = Obdrži vse karte
clockwork-action-rest = Pusti, kot je
clockwork-action-seek = Pokaži in išči komplet: { clockwork-card }
clockwork-action-seek-named = Išči brez kazanja karte: { clockwork-card }
clockwork-action-point = Obrni karto: { $place }
clockwork-action-point-here = Obrni to karto
clockwork-action-swap = Položi: { clockwork-card }
clockwork-action-demand = Izziv ({ $player }), pokaži: { clockwork-card }
clockwork-action-demand-named = Izziv ({ $player }), zahtevaj: { clockwork-card }
clockwork-action-give = Daj: { clockwork-card }
clockwork-action-return = Daj v zameno: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Liki
clockwork-moves-walk = Pojdi
clockwork-moves-straight = Pojdi naravnost
clockwork-moves-discard = Odloži karto
clockwork-moves-lay = Položi karto na mizo
clockwork-moves-seek = Išči med odloženimi
clockwork-moves-point = Obrni karto
clockwork-moves-swap = Položi karto
clockwork-moves-demand = Izziv
clockwork-moves-give = Daj karto
clockwork-moves-return = Daj karto v zameno
clockwork-aloud-of = { $player }: { $what }

## Zakaj ne

clockwork-refuse-not-now =
    { $stage ->
        [choose] Najprej si izberi lik.
        [move] Najprej premakni svoj lik.
        [point] Najprej pokaži na odloženo karto.
        [swap] Najprej izberi karto za prazno mesto.
        [give] Najprej daj karto.
        [return] Najprej daj karto v zameno.
        [discard] Najprej izberi, kaj odložiš.
        [lay] Najprej položi odloženo karto na mizo.
       *[other] Zdaj ne.
    }
clockwork-refuse-no-character = Takega lika ni.
clockwork-refuse-character-taken = Že oddano: { clockwork-character }.
clockwork-refuse-no-field = Takega polja ni.
clockwork-refuse-out-of-reach = Z metom { $steps } ne prideš tja.
clockwork-refuse-not-exact = Tja vodi samo točen met, tvoj pa je { $steps }.
clockwork-refuse-full = Tam že stojita dva lika.
clockwork-refuse-not-nearer = Odpadi so prazni: priti moraš bliže Stolpom.
clockwork-refuse-straight-where = Naravnost greš lahko samo na odpad ali v Stolpe.
clockwork-refuse-throw-not-special = Za to potrebuješ 7, 11 ali dve enaki.
clockwork-refuse-already-there = Tam si že: { clockwork-field }.
clockwork-refuse-only-towers = Od tod posebni met vodi samo v Stolpe.
clockwork-refuse-extra-first = V tej izdaji pride posebni met na vrsto po navadni potezi.
clockwork-refuse-stay-on-track = Ostati in izzvati se da samo na odpadu.
clockwork-refuse-no-yard = Nisi na odpadu.
clockwork-refuse-pile-empty = Tu ni več kart: { clockwork-field }.
clockwork-refuse-no-opponent = Karto zahtevaj od koga drugega.
clockwork-refuse-not-met = Za izziv je treba srečanje: { $player } ni tu.
clockwork-refuse-demand-at-towers = Pri Stolpih ni izzivov, dokler odpadi niso prazni.
clockwork-refuse-no-demand-now = Zdaj ne moreš ničesar zahtevati.
clockwork-refuse-not-back = { $player } še ni pri Stolpih.
clockwork-refuse-counter-other = Zahtevaš lahko samo od tistega, ki te izziva.
clockwork-refuse-scrap = Odpadne kovine ni mogoče ne pokazati ne iskati.
clockwork-refuse-not-held = Te karte nimaš.
clockwork-refuse-not-asked = Zahteva: { clockwork-set }. Samo taka karta ali odpadna kovina.
clockwork-refuse-no-search-now = Zdaj ne moreš iskati.
clockwork-refuse-no-discards = Na mizi ni odloženih kart.
clockwork-refuse-no-place = Takega mesta na mizi ni.
clockwork-refuse-place-taken = Tam že leži karta.
clockwork-refuse-place-empty = Tam ni karte.
clockwork-refuse-keep = Imaš več kot sedem kart: eno odloži.
clockwork-refuse-rest-in-yard = Vzemi karto ali koga izzovi.
clockwork-refuse-rest = Pri tem ne more ostati.

## Kako zmagati

clockwork-purpose-escape = Položi letalno napravo, dešifrirno napravo in gorivo – ali zrakoplov s pogonom. Položeno: { $laid } od 3
clockwork-purpose-escape-watched = Zmagajo letalna naprava, dešifrirna naprava in gorivo – ali zrakoplov s pogonom

## Kako se je končalo

clockwork-over-machines = Letalna naprava, dešifrirna naprava in gorivo: mesto ostane zadaj.
clockwork-over-airship = Zrakoplov s pogonom: mesto ostane zadaj.
clockwork-over-quiet = Sto krogov brez ene same naprave: mesto obdrži vse. Neodločeno.
clockwork-over-late = Tristo krogov: mesto obdrži vse. Neodločeno.

## Kaj se dogaja

clockwork-event-chosen =
    { $you ->
        [yes] Tvoj lik: { clockwork-character }.
       *[no] { $player }: { clockwork-character }.
    }
clockwork-event-boxed = Nekaj kompletov tokrat ostane v škatli. Gorivo: { $fuel }, odpadna kovina: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Dobiš { $size } karto.
            [two] Dobiš { $size } karti.
            [few] Dobiš { $size } karte.
           *[other] Dobiš { $size } kart.
        }
       *[no] { $size ->
            [one] { $player } dobi { $size } karto.
            [two] { $player } dobi { $size } karti.
            [few] { $player } dobi { $size } karte.
           *[other] { $player } dobi { $size } kart.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Tvoj met je najvišji: začneš ti.
       *[no] Najvišji met: začne { $player }.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Vržeš { $one } in { $two }.
       *[no] { $player } vrže { $one } in { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Greš naravnost sem: { clockwork-to }.
           *[no] Greš sem: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } gre naravnost sem: { clockwork-to }.
           *[no] { $player } gre sem: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Nobena pot ni prosta: ostaneš.
       *[no] Nobena pot ni prosta: { $player } ostane.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Vzameš karto. Tu ostane še: { $left }.
           *[other] Vzameš karto: { clockwork-card }. Tu ostane še: { $left }.
        }
       *[no] { $player } vzame karto. Tu ostane še: { $left }.
    }
clockwork-event-bare = Tu ni več česa vzeti.
clockwork-event-kept =
    { $you ->
        [yes] Obdržiš svoje karte.
       *[no] { $player } obdrži karte.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Odložiš karto.
           *[other] Odložiš: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } odloži karto.
           *[other] { $player } odloži: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Položiš jo zakrito.
       *[no] { $player } jo položi zakrito.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } izziva in skrivaj pokaže: { clockwork-card }. Komu: { $other }.
       *[no] { $card ->
            [0] { $player } izziva. Koga: { $other }.
           *[other] { $player } izziva in zahteva: { clockwork-card }. Od koga: { $other }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } da karto. Komu: { $other }.
       *[other] { $player } da: { clockwork-card }. Komu: { $other }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } da karto v zameno. Komu: { $other }.
       *[other] { $player } da v zameno: { clockwork-card }. Komu: { $other }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } da odpadno kovino. Komu: { $other }. Kovina gre iz igre.
       *[no] { $player } da odpadno kovino. Komu: { $other }.
    }
clockwork-event-nothing = { $player } nima česa dati. Komu: { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } pokaže karto in išče njen komplet.
           *[other] { $player } pokaže karto in išče njen komplet: { clockwork-card }.
        }
       *[no] { $player } išče: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } obrne karto in jo vzame. Najdeno!
           *[other] { $player } obrne in vzame: { clockwork-card }. Najdeno!
        }
       *[no] { $card ->
            [0] { $player } obrne karto in jo mora vzeti. Ni prava.
           *[other] { $player } obrne in mora vzeti: { clockwork-card }. Ni prava.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } da na njeno mesto drugo karto.
       *[other] { $player } da na njeno mesto: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Položiš na mizo: { clockwork-set }.
       *[no] { $player } položi na mizo: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Pustiš, kot je.
       *[no] { $player } pusti, kot je.
    }
clockwork-event-lost =
    { $you ->
        [yes] Ta met ti nič ne prinese: ostaneš brez poteze.
       *[no] Ta met nič ne prinese: { $player } ostane brez poteze.
    }
clockwork-event-emptied = Odpadi so prazni. Vsi nazaj v Stolpe!
clockwork-event-over = Igra je končana.

## Na zaslonu

clockwork-ui-city = Lebdeče mesto
clockwork-ui-table = Odložene karte poleg plošče
clockwork-ui-see-city = Poglej mesto
clockwork-ui-see-table = Poglej odložene karte
clockwork-ui-hand = Tvoje karte
clockwork-ui-hand-empty = Nimaš kart.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, kosov: { $count }
    }
clockwork-ui-dice = Met: { $one } in { $two }
clockwork-ui-pile = { clockwork-field }, še kart: { $count }
clockwork-ui-plank = polje { $number }: { $from } – { $end }
clockwork-ui-place = vrsta { $row }, stolpec { $column }
clockwork-ui-place-card = Odložena karta, vrsta { $row }, stolpec { $column }
clockwork-ui-place-seen = Vrsta { $row }, stolpec { $column }: { clockwork-card }
clockwork-ui-actions = Kaj lahko storim?

## Dejanja, kadar jih je več

clockwork-ui-verb-seek = Išči med odloženimi
clockwork-ui-verb-demand = Izziv: { $player }
clockwork-ui-other-verb = Kaj drugega
clockwork-ui-without-card = Ali brez kazanja karte:

## Ena vrstica: kaj zdaj storijo roke

clockwork-ui-hint-choose = Izberi, kdo boš.
clockwork-ui-hint-walk = Izberi svetleče polje.
clockwork-ui-hint-special = Izberi svetleče polje. Strela: naravnost tja.
clockwork-ui-hint-verb = Izberi svoje dejanje.
clockwork-ui-hint-seek = Izberi karto, ki jo pokažeš vsem.
clockwork-ui-hint-demand = Izberi karto, ki jo skrivaj vidi { $player }.
clockwork-ui-hint-give = Izberi karto, ki jo daš.
clockwork-ui-hint-return = Izberi karto, ki jo daš v zameno.
clockwork-ui-hint-discard = Izberi karto, ki jo odložiš.
clockwork-ui-hint-swap = Izberi karto, ki jo položiš.
clockwork-ui-hint-again = Izberi jo še enkrat ali pritisni gumb.
clockwork-ui-hint-point = Izberi odloženo karto. Kaj je že bilo tam?
clockwork-ui-hint-lay = Izberi prosto mesto.
clockwork-ui-no-use = Zdaj ne potrebuješ nobene karte iz roke.
clockwork-ui-not-here = Tu zdaj ni kaj početi.

## Kaj leži odkrito

clockwork-ui-secret-shown = { $player } ti skrivaj kaže
clockwork-ui-secret-asked = { $player } te prosi za
# Read again with the English, and right.
clockwork-ui-secret-mine = Tvoj izziv: { $player }
clockwork-ui-secret-third = { $player } in { $other }: njuna skrivnost.
clockwork-ui-open-sought = Iskano
clockwork-ui-open-found = Obrnjeno
clockwork-ui-open-shown = Odloženo
clockwork-ui-put-back = Izberi drugo
clockwork-ui-machine = { clockwork-set }, cel komplet
clockwork-ui-ending = Odpadi so prazni: nazaj v Stolpe!
clockwork-ui-start-of = Začne { $player }
clockwork-ui-seen = Videno, preden je bilo zakrito
clockwork-ui-opened = Vse je odkrito.
clockwork-ui-revealed = Kaj so drugi še imeli

## Stranska plošča

clockwork-ui-cards = Karte
clockwork-ui-machines = Naprave
clockwork-ui-in-box = Ostalo v škatli: { $sets }
clockwork-ui-scrapped = Odpadna kovina zunaj igre: { $count }
clockwork-ui-round = Krog { $round }
clockwork-ui-piles = Karte na odpadih: { $count }
clockwork-ui-collecting = Kaj zbiraš
clockwork-ui-collected = { $held } od { $of }, manjka: { $missing }
clockwork-ui-known = Trener si zapomni
clockwork-ui-known-held = { $players }: { clockwork-card }

## Zakaj je poteza dobra

clockwork-hint-wins = S tem takoj zmagaš.
clockwork-hint-spare =
    { $missing ->
        [0] Najmanj potrebuješ: { clockwork-set }.
       *[other] Najmanj potrebuješ: { clockwork-set }. Manjkajoče karte: { $missing }.
    }
clockwork-hint-double = Imaš jih { $count }, ena pa je dovolj.
clockwork-hint-scrap = Odpadna kovina ne sodi v noben komplet.
clockwork-hint-rest = { $player } najbrž nima, kar iščeš: { clockwork-set }, { $percent } od 100. Zaman izzvati te le izda.
clockwork-hint-nothing = Nobena od tam pokazanih kart ti ne pomaga.
clockwork-hint-keep = Vsaka tvoja karta lahko še koristi: { $cards }.
clockwork-hint-alike = Vsi igrajo enako: vzemi, kdor ti je všeč.
clockwork-hint-anywhere = Vsako mesto je enako dobro; le zapomni si ga.
clockwork-hint-draw = Od { $pool } kart, ki jih še nihče ni pokazal, bi ti jih pomagalo { $useful }.
clockwork-hint-towers = Pri Stolpih med odloženimi leži { clockwork-card }.
clockwork-hint-search = Iščeš: { clockwork-card }. Tam leži.
clockwork-hint-found =
    { $missing ->
        [0] To je { clockwork-card }: komplet { clockwork-set } je popoln.
       *[other] To je { clockwork-card }. V kompletu { clockwork-set } potem še manjka: { $missing }.
    }
clockwork-hint-wrong-pick = Namerno narobe: vseeno dobiš { clockwork-card }, odložiš pa karto, ki jo lahko pogrešiš.
clockwork-hint-demand = { $player } ima karto iz kompleta { clockwork-set }: { $percent } od 100.
clockwork-hint-meet = Tam srečaš: { $player }. Ima karto iz kompleta { clockwork-set }: { $percent } od 100.
clockwork-hint-on-the-way = Od tam naslednji met pelje na odpad ali k Stolpom: { $percent } od 100.
clockwork-hint-home = Pri Stolpih lahko iščeš.
clockwork-hint-shield = Namesto nje odpadna kovina: karta ostane tebi.

## Figures

clockwork-figure-walk = Met pet: pet polj naprej.
clockwork-figure-turn-back = Ne dveh polj s petico: nihče ne obstane prej in ne obrne.
clockwork-figure-enter = Petica zadošča za tri polja: vstop na odpad.
clockwork-figure-straight = Sedem, enajst ali dve enaki: naravnost na odpad.
clockwork-figure-full = Tam sta že dva: tretji ne sme.
clockwork-figure-demand = Kjer se srečata dva, sme eden zahtevati karto.
clockwork-figure-machines = Dešifrirna naprava, letalna naprava in gorivo: pobeg.
clockwork-figure-airship = Ali vseh šest delov zrakoplova s pogonom.

## Puzzles

clockwork-puzzle-machine = Dokončaj v tej potezi še eno napravo, kar koli drugi ima in da.
clockwork-puzzle-machine-missed = Poteza je končana. Naprave pred tabo: { $laid } od { $machines }
clockwork-puzzle-escaped = Pobegni v tej potezi, kar koli drugi ima in da.
clockwork-puzzle-escaped-missed = Poteza je končana, ti pa si še v mestu.

## Konec po delih

clockwork-account-set = { $set }: dokončano
clockwork-account-no-set = Nič dokončanega
clockwork-account-demanded = Karte, dobljene z izzivom: { $count }
clockwork-account-remembered = Karte, najdene po spominu: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = razbojnik
clockwork-bot-bandit-hint = Rad sreča druge in zahteva njihove dele.
clockwork-bot-rummager = brskalec
clockwork-bot-rummager-hint = Kadar le more, gre k Stolpom iskat med odloženimi kartami.
