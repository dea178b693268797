# La città meccanica, a parole. I campi sono spiegati in en.ftl.

clockwork-name = La città meccanica
clockwork-tagline = Raccogli i pezzi, ricorda gli scarti e vola via dalla città fluttuante.

## Carte

clockwork-kind-flying = macchina volante
clockwork-kind-code = decodificatore
clockwork-kind-airship = dirigibile
clockwork-kind-fuel = fornitore di carburante
clockwork-kind-power = automa motore
clockwork-kind-scrap = rottami di metallo

clockwork-set-dragonfly = Libellula
clockwork-set-heron = Airone
clockwork-set-beetle = Scarabeo
clockwork-set-bat = Pipistrello
clockwork-set-swallow = Rondine
clockwork-set-moth = Falena
clockwork-set-owl = Gufo
clockwork-set-sphinx = Sfinge
clockwork-set-spider = Ragno
clockwork-set-magpie = Gazza
clockwork-set-airship = Dirigibile
clockwork-set-fuel = Fornitore di carburante
clockwork-set-power = Automa motore
clockwork-set-scrap = Rottami di metallo

clockwork-card-dragonfly-wings = Libellula (ali)
clockwork-card-dragonfly-hull = Libellula (scafo)
clockwork-card-dragonfly-engine = Libellula (motore)
clockwork-card-dragonfly-tail = Libellula (coda)
clockwork-card-heron-wings = Airone (ali)
clockwork-card-heron-hull = Airone (scafo)
clockwork-card-heron-engine = Airone (motore)
clockwork-card-heron-tail = Airone (coda)
clockwork-card-beetle-wings = Scarabeo (ali)
clockwork-card-beetle-hull = Scarabeo (scafo)
clockwork-card-beetle-engine = Scarabeo (motore)
clockwork-card-beetle-tail = Scarabeo (coda)
clockwork-card-bat-wings = Pipistrello (ali)
clockwork-card-bat-hull = Pipistrello (scafo)
clockwork-card-bat-engine = Pipistrello (motore)
clockwork-card-bat-tail = Pipistrello (coda)
clockwork-card-swallow-wings = Rondine (ali)
clockwork-card-swallow-hull = Rondine (scafo)
clockwork-card-swallow-engine = Rondine (motore)
clockwork-card-swallow-tail = Rondine (coda)
clockwork-card-moth-wings = Falena (ali)
clockwork-card-moth-hull = Falena (scafo)
clockwork-card-moth-engine = Falena (motore)
clockwork-card-moth-tail = Falena (coda)
clockwork-card-owl-dial = Gufo (quadrante)
clockwork-card-owl-keys = Gufo (tasti)
clockwork-card-owl-reel = Gufo (bobina)
clockwork-card-owl-lamp = Gufo (lampada)
clockwork-card-sphinx-dial = Sfinge (quadrante)
clockwork-card-sphinx-keys = Sfinge (tasti)
clockwork-card-sphinx-reel = Sfinge (bobina)
clockwork-card-sphinx-lamp = Sfinge (lampada)
clockwork-card-spider-dial = Ragno (quadrante)
clockwork-card-spider-keys = Ragno (tasti)
clockwork-card-spider-reel = Ragno (bobina)
clockwork-card-spider-lamp = Ragno (lampada)
clockwork-card-magpie-dial = Gazza (quadrante)
clockwork-card-magpie-keys = Gazza (tasti)
clockwork-card-magpie-reel = Gazza (bobina)
clockwork-card-magpie-lamp = Gazza (lampada)
clockwork-card-airship-balloon = Dirigibile (pallone)
clockwork-card-airship-gondola = Dirigibile (navicella)
clockwork-card-airship-boiler = Dirigibile (caldaia)
clockwork-card-airship-propeller = Dirigibile (elica)
clockwork-card-airship-rudder = Dirigibile (timone)
clockwork-card-airship-anchor = Dirigibile (ancora)
clockwork-card-fuel = Fornitore di carburante
clockwork-card-power = Automa motore
clockwork-card-scrap = Rottami di metallo

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
       *[other] una carta
    }

clockwork-character-1 = Ada l’orologiaia
clockwork-character-2 = Bruno il fuochista
clockwork-character-3 = Cora la pilota
clockwork-character-4 = Dario il fabbro
clockwork-character-5 = Edda l’inventrice
clockwork-character-6 = Felice il lampionaio

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = le Torri
clockwork-yard-boiler = Discarica delle Caldaie
clockwork-yard-spring = Discarica delle Molle
clockwork-yard-cog = Discarica degli Ingranaggi
clockwork-yard-chain = Discarica delle Catene
clockwork-yard-lamp = Discarica delle Lampade
clockwork-yard-bell = Discarica delle Campane
clockwork-track = una casella del percorso

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

## Impostazioni

clockwork-option-edition = Edizione
clockwork-option-edition-hint = Le regole stampate cambiano un po’ da una lingua all’altra.
clockwork-option-edition-en = Inglese
clockwork-option-edition-nl = Olandese
clockwork-option-edition-de = Tedesca
clockwork-option-edition-es = Spagnola
clockwork-option-edition-fr = Francese
clockwork-option-edition-hu = Ungherese
clockwork-option-edition-pl = Polacca
clockwork-option-edition-cs = Ceca
clockwork-option-edition-sl = Slovena
clockwork-option-edition-uk = Ucraina
clockwork-option-edition-ru = Russa
clockwork-option-edition-it = Italiana
clockwork-option-entry_scrapyard = Entrare in una discarica
clockwork-option-entry_scrapyard-edition = Come nell’edizione
clockwork-option-entry_scrapyard-or_more = Con il numero esatto o più alto
clockwork-option-entry_scrapyard-exact = Solo con il numero esatto
clockwork-option-entry_towers = Entrare nelle Torri
clockwork-option-entry_towers-edition = Come nell’edizione
clockwork-option-entry_towers-or_more = Con il numero esatto o più alto
clockwork-option-entry_towers-exact = Solo con il numero esatto
clockwork-option-special_throw = Un 7, un 11 o un doppio
clockwork-option-special_throw-edition = Come nell’edizione
clockwork-option-special_throw-instead = Al posto del movimento
clockwork-option-special_throw-instead_from_scrapyard = Al posto del movimento, da una discarica
clockwork-option-special_throw-instead_from_scrapyard-hint = Dritto alle Torri da qualsiasi punto.
clockwork-option-special_throw-after = Dopo il movimento, in più
clockwork-option-special_throw-after-hint = Se in quel turno hai preso una carta da una discarica.
clockwork-option-scrap_given = I rottami dati per una carta
clockwork-option-scrap_given-edition = Come nell’edizione
clockwork-option-scrap_given-out = Escono dal gioco
clockwork-option-scrap_given-table = Vanno negli scarti
clockwork-option-end_special = 7, 11 o doppio alla fine
clockwork-option-end_special-edition = Come nell’edizione
clockwork-option-end_special-either = Cercare o pretendere
clockwork-option-end_special-both = Cercare e pretendere
clockwork-option-low_hand = Con meno di sette carte
clockwork-option-low_hand-edition = Come nell’edizione
clockwork-option-low_hand-keep = Non si scarta
clockwork-option-low_hand-may_discard = Si può scartare
clockwork-option-wrong_pick = Dopo un errore
clockwork-option-wrong_pick-edition = Come nell’edizione
clockwork-option-wrong_pick-in_place = La carta mostrata va al suo posto
clockwork-option-wrong_pick-anywhere = La carta mostrata va dove vuoi
clockwork-option-yard_challenge = Sfidare in una discarica
clockwork-option-yard_challenge-edition = Come nell’edizione
clockwork-option-yard_challenge-any_arrival = Comunque tu arrivi
clockwork-option-yard_challenge-exact_throw = Solo con il numero esatto
clockwork-option-counter = Pretendere a tua volta
clockwork-option-counter-edition = Come nell’edizione
clockwork-option-counter-no_card = Se non hai quella carta
clockwork-option-counter-no_scrap_either = Se non hai nemmeno rottami
clockwork-option-start_throw = Lancio per cominciare
clockwork-option-start_throw-edition = Come nell’edizione
clockwork-option-start_throw-two_dice = Due dadi
clockwork-option-start_throw-one_die = Un dado
clockwork-option-reversals = Tornare indietro nel movimento
clockwork-option-reversals-edition = Come nell’edizione
clockwork-option-reversals-0 = Mai
clockwork-option-reversals-1 = Una volta

## Che cosa fare

clockwork-prompt-choose = Scegli il tuo personaggio.
clockwork-prompt-chosen = Gli altri stanno ancora scegliendo.
clockwork-prompt-deal = Si distribuiscono le carte.
clockwork-prompt-start =
    { $dice ->
        [1] Un dado per ciascuno decide chi comincia.
       *[2] Due dadi per ciascuno decidono chi comincia.
    }
clockwork-prompt-throw = Rotolano i dadi per { $player }.
clockwork-prompt-move = Hai fatto { $steps }. Dove vai?
clockwork-prompt-special = Hai fatto { $steps }: cammina, o usa il lancio speciale.
clockwork-prompt-arrive = Prendi una carta o lancia una sfida.
clockwork-prompt-meet = Incontri qualcuno: lancia una sfida o lascia stare.
clockwork-prompt-extra = Una cosa in più: vai dritto in un posto, oppure resta e agisci. O lascia stare.
clockwork-prompt-search = Mostra una carta della serie che cerchi, o nomina il carburante o l’automa motore.
clockwork-prompt-demand = Puoi pretendere una carta da qualcuno che è alle Torri.
clockwork-prompt-search-or-demand = Cerca negli scarti o pretendi una carta.
clockwork-prompt-point = Cerchi: { clockwork-set }. Indica uno scarto.
clockwork-prompt-swap = Sbagliato: { clockwork-card }. Quale carta metti al suo posto?
clockwork-prompt-give = { $player } ti mostra: { clockwork-card }. Dai una carta di quella serie, o dei rottami.
clockwork-prompt-give-named = { $player } ti chiede: { clockwork-set }. Danne una, o dei rottami.
clockwork-prompt-return = Dai a { $player } una carta in cambio.
clockwork-prompt-counter = Non avevi niente da dare. Puoi pretendere una carta da { $player }.
clockwork-prompt-discard = Scegli una carta da scartare.
clockwork-prompt-may-discard = Puoi scartare una carta, o tenerle tutte.
clockwork-prompt-lay = Mettila coperta accanto al tabellone: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } sceglie dove andare.
        [arrive] { $player } sceglie: una carta o una sfida.
        [extra] { $player } può fare ancora una cosa.
        [towers] { $player } è alle Torri.
        [point] { $player } cerca negli scarti.
        [swap] { $player } sceglie quale carta mettere giù.
        [give] { $player } deve rispondere alla sfida.
        [return] { $player } sceglie quale carta dare in cambio.
        [counter] { $player } non aveva niente, e ora può pretendere.
        [discard] { $player } sceglie che cosa scartare.
        [lay] { $player } mette giù uno scarto. Ricorda dove!
       *[other] { $player } ci pensa.
    }
clockwork-prompt-over = La partita è finita.

## Le mosse in parole, come su un pulsante, e i titoli di più mosse

clockwork-action-choose = Gioca come { clockwork-character }
clockwork-action-walk = Vai qui: { $place }
clockwork-action-straight = Vai dritto qui: { $place }
clockwork-action-take = Prendi una carta
clockwork-action-discard = Scarta: { clockwork-card }
clockwork-action-lay = Mettila qui: { $place }
clockwork-action-lay-here = Mettila qui
clockwork-action-keep = Tieni tutte le carte
clockwork-action-rest = Fermati qui
clockwork-action-seek = Mostra e cerca la serie: { clockwork-card }
clockwork-action-seek-named = Cerca senza mostrare carte: { clockwork-card }
clockwork-action-point = Gira lo scarto: { $place }
clockwork-action-point-here = Gira questo scarto
clockwork-action-swap = Metti giù: { clockwork-card }
clockwork-action-demand = Sfida { $player } e mostra: { clockwork-card }
clockwork-action-demand-named = Sfida { $player } e chiedi: { clockwork-card }
clockwork-action-give = Dai: { clockwork-card }
clockwork-action-return = Dai in cambio: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Personaggi
clockwork-moves-walk = Vai
clockwork-moves-straight = Vai dritto
clockwork-moves-discard = Scarta una carta
clockwork-moves-lay = Metti lo scarto sul tavolo
clockwork-moves-seek = Cerca negli scarti
clockwork-moves-point = Gira uno scarto
clockwork-moves-swap = Metti giù una carta
clockwork-moves-demand = Sfida
clockwork-moves-give = Dai una carta
clockwork-moves-return = Dai una carta in cambio
clockwork-aloud-of = { $player }: { $what }

## Perché no

clockwork-refuse-not-now =
    { $stage ->
        [choose] Prima scegli il tuo personaggio.
        [move] Prima muovi il tuo personaggio.
        [point] Prima indica uno scarto.
        [swap] Prima scegli la carta da mettere giù.
        [give] Prima dai una carta.
        [return] Prima dai una carta in cambio.
        [discard] Prima scegli che cosa scartare.
        [lay] Prima metti lo scarto sul tavolo.
       *[other] Non adesso.
    }
clockwork-refuse-no-character = Questo personaggio non esiste.
clockwork-refuse-character-taken = C’è già chi l’ha scelto: { clockwork-character }.
clockwork-refuse-no-field = Questa casella non esiste.
clockwork-refuse-out-of-reach = Con { $steps } non ci arrivi.
clockwork-refuse-not-exact = Lì si arriva solo con il numero esatto, e hai fatto { $steps }.
clockwork-refuse-full = Lì ci sono già due personaggi.
clockwork-refuse-not-nearer = Le discariche sono vuote: devi avvicinarti alle Torri.
clockwork-refuse-straight-where = Dritto si va solo a una discarica o alle Torri.
clockwork-refuse-throw-not-special = Ci vuole un 7, un 11 o un doppio.
clockwork-refuse-already-there = Ci sei già: { clockwork-field }.
clockwork-refuse-only-towers = Da qui il lancio speciale porta solo alle Torri.
clockwork-refuse-extra-first = In questa edizione il lancio speciale viene dopo un turno normale.
clockwork-refuse-stay-on-track = Puoi restare e sfidare solo in una discarica.
clockwork-refuse-no-yard = Non sei in una discarica.
clockwork-refuse-pile-empty = Qui non ci sono più carte: { clockwork-field }.
clockwork-refuse-no-opponent = Pretendi la carta da qualcun altro.
clockwork-refuse-not-met = Non hai incontrato { $player }.
clockwork-refuse-demand-at-towers = Alle Torri non ci sono sfide finché le discariche non sono vuote.
clockwork-refuse-no-demand-now = Adesso non puoi pretendere niente.
clockwork-refuse-not-back = { $player } non è ancora alle Torri.
clockwork-refuse-counter-other = Puoi pretendere una carta solo da chi ti ha sfidato.
clockwork-refuse-scrap = I rottami non si mostrano e non si cercano.
clockwork-refuse-not-held = Non hai quella carta.
clockwork-refuse-not-asked = Ti chiedono: { clockwork-set }. Solo una carta così, o dei rottami.
clockwork-refuse-no-search-now = Adesso non puoi cercare.
clockwork-refuse-no-discards = Non ci sono scarti sul tavolo.
clockwork-refuse-no-place = Questo posto non c’è sul tavolo.
clockwork-refuse-place-taken = Lì c’è già una carta.
clockwork-refuse-place-empty = Lì non c’è nessuna carta.
clockwork-refuse-keep = Hai più di sette carte: scartane una.
clockwork-refuse-rest-in-yard = Prendi una carta o lancia una sfida.
clockwork-refuse-rest = Non puoi finire così.

## Come si vince

clockwork-purpose-escape = Esponi macchina volante, decodificatore e carburante, o dirigibile e automa motore. Esposti: { $laid } di 3
clockwork-purpose-escape-watched = Vincono macchina volante, decodificatore e carburante, o il dirigibile con il suo automa motore

## Com’è finita

clockwork-over-machines = Macchina volante, decodificatore e carburante: la città resta indietro.
clockwork-over-airship = Il dirigibile con il suo automa motore: la città resta indietro.
clockwork-over-quiet = Cento giri senza una macchina: la città si tiene tutti. Pareggio.
clockwork-over-late = Trecento giri: la città si tiene tutti. Pareggio.

## Che cosa succede

clockwork-event-chosen =
    { $you ->
        [yes] Sei { clockwork-character }.
       *[no] { $player } è { clockwork-character }.
    }
clockwork-event-boxed = Stavolta alcune serie restano nella scatola. Carburante: { $fuel }, rottami: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Ricevi { $size } carta.
           *[other] Ricevi { $size } carte.
        }
       *[no] { $size ->
            [one] { $player } riceve { $size } carta.
           *[other] { $player } riceve { $size } carte.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Il tuo lancio è il più alto: cominci tu.
       *[no] Il lancio più alto: comincia { $player }.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Fai { $one } e { $two }.
       *[no] { $player } fa { $one } e { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Vai dritto qui: { clockwork-to }.
           *[no] Arrivi qui: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } va dritto qui: { clockwork-to }.
           *[no] { $player } arriva qui: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Nessuna via è libera: resti dove sei.
       *[no] Nessuna via è libera: { $player } resta sul posto.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Prendi una carta. Ne restano: { $left }.
           *[other] Prendi una carta: { clockwork-card }. Ne restano: { $left }.
        }
       *[no] { $player } prende una carta. Ne restano: { $left }.
    }
clockwork-event-bare = Qui non c’è più niente da prendere.
clockwork-event-kept =
    { $you ->
        [yes] Tieni le tue carte.
       *[no] { $player } tiene le sue carte.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Scarti una carta.
           *[other] Scarti: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } scarta una carta.
           *[other] { $player } scarta: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] La metti giù coperta.
       *[no] { $player } la mette giù coperta.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } sfida { $other } e mostra in segreto: { clockwork-card }.
       *[no] { $card ->
            [0] { $player } sfida { $other }.
           *[other] { $player } sfida { $other } e chiede: { clockwork-card }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } dà una carta a { $other }.
       *[other] { $player } dà a { $other }: { clockwork-card }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } dà in cambio una carta a { $other }.
       *[other] { $player } dà in cambio a { $other }: { clockwork-card }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } dà dei rottami a { $other }. Escono dal gioco.
       *[no] { $player } dà dei rottami a { $other }.
    }
clockwork-event-nothing = { $player } non ha niente per { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } mostra una carta e ne cerca la serie.
           *[other] { $player } mostra una carta e ne cerca la serie: { clockwork-card }.
        }
       *[no] { $player } cerca: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } gira una carta e la prende. Trovata!
           *[other] { $player } gira e prende: { clockwork-card }. Trovata!
        }
       *[no] { $card ->
            [0] { $player } gira una carta e deve prenderla. Sbagliato.
           *[other] { $player } gira e deve prendere: { clockwork-card }. Sbagliato.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } mette un’altra carta al suo posto.
       *[other] { $player } mette al suo posto: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Completi ed esponi: { clockwork-set }.
       *[no] { $player } completa ed espone: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Ti fermi qui.
       *[no] { $player } si ferma qui.
    }
clockwork-event-lost =
    { $you ->
        [yes] Questo lancio non ti dà niente: perdi il turno.
       *[no] Questo lancio non dà niente: { $player } perde il turno.
    }
clockwork-event-emptied = Le discariche sono vuote. Tutti alle Torri!
clockwork-event-over = La partita è finita.

## Sullo schermo

clockwork-ui-city = La città fluttuante
clockwork-ui-table = Gli scarti accanto al tabellone
clockwork-ui-see-city = Guarda la città
clockwork-ui-see-table = Guarda gli scarti
clockwork-ui-hand = Le tue carte
clockwork-ui-hand-empty = Non hai carte.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, ne hai { $count }
    }
clockwork-ui-dice = Dadi: { $one } e { $two }
clockwork-ui-pile = { clockwork-field }, carte rimaste: { $count }
clockwork-ui-plank = casella { $number }: { $from } – { $end }
clockwork-ui-place = riga { $row }, colonna { $column }
clockwork-ui-place-card = Uno scarto, riga { $row }, colonna { $column }
clockwork-ui-place-seen = Riga { $row }, colonna { $column }: { clockwork-card }
clockwork-ui-actions = Che cosa posso fare?

## I verbi, quando sono più d’uno

clockwork-ui-verb-seek = Cerca negli scarti
clockwork-ui-verb-demand = Sfida { $player }
clockwork-ui-other-verb = Qualcos’altro
clockwork-ui-without-card = O senza mostrare carte:

## Una riga: che cosa fanno ora le mani

clockwork-ui-hint-choose = Scegli chi sei.
clockwork-ui-hint-walk = Scegli una casella che brilla.
clockwork-ui-hint-special = Scegli una casella che brilla. Fulmine: dritti là.
clockwork-ui-hint-verb = Scegli che cosa fare.
clockwork-ui-hint-seek = Scegli la carta da mostrare a tutti.
clockwork-ui-hint-demand = Scegli la carta da mostrare in segreto a { $player }.
clockwork-ui-hint-give = Scegli la carta da dare.
clockwork-ui-hint-return = Scegli la carta da dare in cambio.
clockwork-ui-hint-discard = Scegli la carta da scartare.
clockwork-ui-hint-swap = Scegli la carta da mettere giù.
clockwork-ui-hint-again = Sceglila di nuovo, o scegli il pulsante.
clockwork-ui-hint-point = Scegli uno scarto. Che cos’era?
clockwork-ui-hint-lay = Scegli un posto libero.
clockwork-ui-no-use = Adesso non ti serve nessuna carta della mano.
clockwork-ui-not-here = Qui adesso non c’è niente da fare.

## Che cosa si vede

clockwork-ui-secret-shown = { $player } ti mostra in segreto
clockwork-ui-secret-asked = { $player } ti chiede
# Read again with the English, and right.
clockwork-ui-secret-mine = La tua richiesta a { $player }
clockwork-ui-secret-third = Tra { $player } e { $other }: un segreto.
clockwork-ui-open-sought = Si cerca
clockwork-ui-open-found = Scoperta
clockwork-ui-open-shown = Scarto
clockwork-ui-put-back = Scegline un’altra
clockwork-ui-machine = { clockwork-set }, serie completa
clockwork-ui-ending = Le discariche sono vuote: tutti alle Torri!
clockwork-ui-start-of = Comincia { $player }
clockwork-ui-seen = Vista prima che si coprisse
clockwork-ui-opened = È tutto scoperto.
clockwork-ui-revealed = Che cosa avevano ancora gli altri

## Il pannello di lato

clockwork-ui-cards = Carte
clockwork-ui-machines = Macchine
clockwork-ui-in-box = Rimaste nella scatola: { $sets }
clockwork-ui-scrapped = Rottami fuori dal gioco: { $count }
clockwork-ui-round = Giro { $round }
clockwork-ui-piles = Carte nelle discariche: { $count }
clockwork-ui-collecting = Che cosa raccogli
clockwork-ui-collected = { $held } di { $of }, manca: { $missing }
clockwork-ui-known = L’allenatore ricorda
clockwork-ui-known-held = { $players }: { clockwork-card }

## Perché una mossa è buona

clockwork-hint-wins = Vince subito la partita.
clockwork-hint-spare =
    { $missing ->
        [0] { clockwork-set } è ciò che ti serve meno.
       *[other] { clockwork-set } è ciò che ti serve meno. Carte mancanti: { $missing }.
    }
clockwork-hint-double = Ne hai { $count }, e una basta.
clockwork-hint-scrap = I rottami di metallo non fanno parte di nessuna serie.
clockwork-hint-rest = { $player } non ha quasi certamente ciò che ti serve: { clockwork-set }, { $percent } su 100. Una sfida a vuoto svela solo le tue carte.
clockwork-hint-nothing = Nessuna delle carte mostrate lì ti aiuta.
clockwork-hint-keep = Tutte le tue carte possono ancora servire: { $cards }.
clockwork-hint-alike = Giocano tutti allo stesso modo: prendi chi ti piace.
clockwork-hint-anywhere = Un posto vale l’altro; ricorda solo quale.
clockwork-hint-draw = Su { $pool } carte che nessuno ha ancora mostrato, { $useful } ti aiuterebbero.
clockwork-hint-towers = Alle Torri, tra gli scarti, c’è { clockwork-card }.
clockwork-hint-search = Cerchi { clockwork-card }, che si trova lì.
clockwork-hint-found =
    { $missing ->
        [0] È { clockwork-card }: così la serie { clockwork-set } è completa.
       *[other] È { clockwork-card }. Poi a { clockwork-set } mancano: { $missing }.
    }
clockwork-hint-wrong-pick = Un errore voluto: ottieni comunque { clockwork-card } e lasci una carta di cui puoi fare a meno.
clockwork-hint-demand = { $player } ha una carta di { clockwork-set }: { $percent } su 100.
clockwork-hint-meet = Lì incontri { $player }: ha una carta di { clockwork-set }, { $percent } su 100.
clockwork-hint-on-the-way = Da lì il prossimo lancio porta a una discarica o alle Torri: { $percent } su 100.
clockwork-hint-home = Alle Torri puoi cercare.
clockwork-hint-shield = Rottami al suo posto: la tua carta resta a te.

## Figures

clockwork-figure-walk = Un cinque: cinque caselle avanti.
clockwork-figure-turn-back = Non due caselle con un cinque: nessuno si ferma prima né torna.
clockwork-figure-enter = Un cinque basta per tre caselle: si entra nella discarica.
clockwork-figure-straight = Un sette, un undici o un doppio porta dritto a qualsiasi discarica.
clockwork-figure-full = Ce ne sono già due: un terzo no.
clockwork-figure-demand = Dove due si incontrano, uno può pretendere una carta.
clockwork-figure-machines = Un decodificatore, una macchina volante e carburante: fuga.
clockwork-figure-airship = Oppure le sei parti del dirigibile con l’automa motore.

## Puzzles

clockwork-puzzle-machine = Completa un’altra macchina in questo turno, qualunque cosa l’altro abbia in mano e ti dia.
clockwork-puzzle-machine-missed = Il turno è finito. Macchine davanti a te: { $laid } su { $machines }
clockwork-puzzle-escaped = Fuggi in questo turno, qualunque cosa l’altro abbia in mano e ti dia.
clockwork-puzzle-escaped-missed = Il turno è finito, e sei ancora in città.

## La fine, a pezzi

clockwork-account-set = { $set }: serie completa
clockwork-account-no-set = Niente di completo
clockwork-account-demanded = Carte vinte con le sfide: { $count }
clockwork-account-remembered = Carte trovate a memoria: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = brigante
clockwork-bot-bandit-hint = Ama incontrare gli altri e pretende i loro pezzi.
clockwork-bot-rummager = frugatore
clockwork-bot-rummager-hint = Appena può va alle Torri a cercare fra gli scarti.
