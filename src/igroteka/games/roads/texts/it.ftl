# Strade, a parole. I campi sono spiegati in en.ftl.

roads-name = Strade
roads-tagline = Posa le carte bordo contro bordo: allunga la rete o chiudila.

## Carte

roads-face-S = rettilineo
roads-face-C = curva
roads-face-T = bivio
roads-face-X = incrocio
roads-face-D = vicolo cieco
roads-face-S2 = rettilineo a due corsie
roads-face-S4 = rettilineo a quattro corsie
roads-face-C2 = curva a due corsie
roads-face-C4 = curva a quattro corsie
roads-face-T2 = bivio a due corsie
roads-face-T4 = bivio a quattro corsie
roads-face-X2 = incrocio a due corsie
roads-face-X4 = incrocio a quattro corsie
roads-face-D2 = vicolo cieco a due corsie
roads-face-D4 = vicolo cieco a quattro corsie
roads-face-X24 = incrocio di due corsie con quattro
roads-face-T42 = quattro corsie, bivio a due
roads-face-T24 = due corsie, bivio a quattro

roads-face =
    { $face ->
        [S] { roads-face-S }
        [C] { roads-face-C }
        [T] { roads-face-T }
        [X] { roads-face-X }
        [D] { roads-face-D }
        [S2] { roads-face-S2 }
        [S4] { roads-face-S4 }
        [C2] { roads-face-C2 }
        [C4] { roads-face-C4 }
        [T2] { roads-face-T2 }
        [T4] { roads-face-T4 }
        [X2] { roads-face-X2 }
        [X4] { roads-face-X4 }
        [D2] { roads-face-D2 }
        [D4] { roads-face-D4 }
        [X24] { roads-face-X24 }
        [T42] { roads-face-T42 }
        [T24] { roads-face-T24 }
       *[other] { $face }
    }

## Impostazioni

roads-option-variant = Variante
roads-option-variant-hint = Tre giochi con le stesse carte.
roads-option-variant-duel = Duello
roads-option-variant-duel-hint = In due: una parte allunga la rete, l’altra la chiude.
roads-option-variant-newspaper = Giornale
roads-option-variant-newspaper-hint = Su un campo limitato: vince chi posa l’ultima carta.
roads-option-variant-heap = Mucchio
roads-option-variant-heap-hint = Pesca alla cieca, posa quello che puoi: vince chi resta con meno carte.
roads-option-cards = Carte a testa
roads-option-cards-hint = Nel Giornale il numero lo decide il campo.
roads-option-cards-24 = 24
roads-option-cards-24-hint = La partita di sempre.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Una partita lunga.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Una partita veloce.
roads-option-lanes = Corsie
roads-option-lanes-off = Una sola larghezza
roads-option-lanes-off-hint = Ogni strada si collega a ogni altra.
roads-option-lanes-on = Due e quattro corsie
roads-option-lanes-on-hint = Più difficile: due corsie non si collegano mai a quattro.
roads-option-field = Campo
roads-option-field-hint = Solo nel Giornale. Misura a piacere, larghezza × altezza: da 3x3 a 20x20.
roads-option-field-page = Pagina, 6 × 8
roads-option-field-page-hint = Va bene in due o tre.
roads-option-field-spread = Doppia pagina, 12 × 8
roads-option-field-spread-hint = Spazio per quattro e più.
roads-option-border = Bordo
roads-option-border-hint = Solo nel Giornale: che cosa vale il bordo del campo.
roads-option-border-beige = Beige
roads-option-border-beige-hint = Nessuna strada può uscire dal campo.
roads-option-border-open = Aperto
roads-option-border-open-hint = Le strade possono uscire, finché dentro ne prosegue un’altra.

## Che cosa fare

roads-prompt-open = Cominci tu: posa la carta che vuoi.
roads-prompt-extend = Tocca a te. Posa una carta e tieni aperta la rete.
roads-prompt-close = Tocca a te. Posa una carta e prova a chiudere la rete.
roads-prompt-lay = Tocca a te. Posa una carta in modo che la strada si colleghi.
roads-prompt-wait = Tocca a { $player } posare una carta.
roads-prompt-out = Sei fuori. Vediamo chi posa l’ultima carta.
roads-prompt-chance =
    { $stage ->
        [lots] Si tira a sorte: chi comincia?
        [deal] Si distribuiscono le carte.
       *[draw] Si pesca una carta dal mucchio.
    }
roads-prompt-over = La partita è finita.

## Le mosse in parole, come su un pulsante, e i titoli di più mosse

roads-action-lay = Posa: { roads-face } in ({ $x }, { $y }); strade: { $sides }
roads-action-lay-lanes = Posa: { roads-face } in ({ $x }, { $y }); quattro corsie: { $wide }; due: { $narrow }
roads-action-lay-here = Posa qui: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = La sorte ha deciso: comincia { $player }.
roads-action-deal = Si distribuiscono le carte.
roads-action-draw = Si pesca una carta dal mucchio.
roads-moves-lay = Posa una carta
roads-aloud-of = { $player }: { $what }

## Perché no

roads-side =
    { $side ->
        [0] in alto
        [1] a destra
        [2] in basso
       *[3] a sinistra
    }

roads-refuse-not-held = Non hai quella carta.
roads-refuse-turn = Girandola meno, la carta è già uguale. Girala meno.
roads-refuse-taken = Lì c’è già una carta.
roads-refuse-outside = Lì è fuori dal campo.
roads-refuse-opening = La prima carta va in mezzo al tavolo.
roads-refuse-not-beside = Posala accanto a una carta già sul tavolo.
roads-refuse-no-road = Lì non si collega nessuna strada. Ce ne vuole almeno una.
roads-refuse-into-beige = La strada finirebbe contro un lato beige ({ roads-side }).
roads-refuse-cuts-road = Lì arriva una strada ({ roads-side }), e da quel lato la tua carta è beige.
roads-refuse-border = La strada uscirebbe dal campo ({ roads-side }).
roads-refuse-lanes = { $has } corsie non si collegano a { $want } ({ roads-side }).
roads-refuse-runs-out = Non resterebbe nessuna strada aperta dentro il campo.

## Come si vince

roads-purpose-duel = Uno tiene aperta la rete, l’altro la chiude. Capi aperti: { $ends }
roads-purpose-extend = Tieni aperta la rete fino all’ultima carta. Capi aperti: { $ends }, carte rimaste: { $left }
roads-purpose-close = Chiudi la rete. Capi aperti: { $ends }
roads-purpose-last = Posa l’ultima carta di tutte. Ancora in gioco: { $players }, le tue carte: { $cards }
roads-purpose-last-watched = Vince chi posa l’ultima carta. Ancora in gioco: { $players }
roads-purpose-heap = Resta alla fine con meno carte di tutti. Tu: { $cards }, il migliore degli altri: { $others }
roads-purpose-heap-watched = Vince chi resta con meno carte. Nel mucchio: { $heap }

## Com’è finita

roads-over-closed = La rete è chiusa: vince chi giocava per secondo.
roads-over-nothing-fits = Nessuna carta rimasta va più da nessuna parte, e vale come rete chiusa: vince chi giocava per secondo.
roads-over-all-laid = Tutte le carte sono posate e la rete è ancora aperta: vince chi ha cominciato.
roads-over-no-move = La rete è aperta, ma chi è di turno non può posare nessuna carta: pareggio.
roads-over-laid-last = Nessun altro può posare: vince chi ha posato l’ultima carta.
roads-over-heap-stuck = Nessuno può più posare: vince chi resta con meno carte.
roads-over-heap-all-laid = Tutte le carte sono posate: vince chi ha collegato più strade.
roads-over-heap-closed = La rete è chiusa: vince chi resta con meno carte.

## Che cosa succede

roads-event-lots =
    { $you ->
        [yes] La sorte ha scelto te: cominci tu.
       *[no] La sorte ha deciso: comincia { $player }.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Ricevi una carta.
           *[other] Ricevi { $size } carte.
        }
       *[no] { $size ->
            [one] { $player } riceve una carta.
           *[other] { $player } riceve { $size } carte.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Peschi una carta: { roads-face }. Ancora nel mucchio: { $heap_left }.
       *[no] { $player } pesca una carta. Ancora nel mucchio: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Posi una carta: { roads-face } ({ $x }, { $y }). Strade collegate: { $joined }.
       *[no] { $player } posa una carta: { roads-face } ({ $x }, { $y }). Strade collegate: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Nessuna delle tue carte va bene. Le tieni.
       *[no] { $player } non può posare e tiene tutte le sue carte.
    }
roads-event-out =
    { $you ->
        [yes] Non puoi posare: sei fuori.
       *[no] { $player } non può posare ed è fuori.
    }
roads-event-closed = La rete è chiusa: non c’è più nessuna strada aperta.
roads-event-over = La partita è finita.

## Sullo schermo

roads-ui-table = La rete di strade
roads-ui-hand = Le tue carte
roads-ui-hand-empty = Non hai carte.
roads-ui-card =
    { $count ->
        [one] { roads-face }, una carta
       *[other] { roads-face }, { $count } carte
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, una carta; per ora non va da nessuna parte
       *[other] { roads-face }, { $count } carte; per ora non va da nessuna parte
    }
roads-ui-place =
    { $ways ->
        [one] Va bene in ({ $x }, { $y })
       *[other] Va bene in ({ $x }, { $y }), in { $ways } modi
    }
roads-ui-try = Prova in ({ $x }, { $y })
roads-ui-here = { roads-face } in ({ $x }, { $y }). Strade: { $sides }.
roads-ui-lies = { roads-face } in ({ $x }, { $y }). Strade: { $sides }. Carta di { $player }.
roads-ui-turn = Gira
roads-ui-lay = Posa qui
roads-ui-back = Rimetti via
roads-ui-do-pick = Scegli una carta.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: per ora non va da nessuna parte. Scegli un’altra carta.
        [one] { roads-face }: va bene in un posto.
       *[other] { roads-face }: va bene in { $places } posti.
    }
roads-ui-do-try = { roads-face }: scegli dove metterla.
roads-ui-do-lay = La posi qui?
roads-ui-do-turn = Scegli di nuovo la carta per girarla.
roads-ui-ends =
    { $ends ->
        [0] Nessun capo aperto
        [one] Un capo aperto
       *[other] Capi aperti: { $ends }
    }
roads-ui-marks = Mostra chi ha posato cosa
roads-ui-unseen = Non ancora viste
roads-ui-heap = Mucchio
roads-ui-aside = Da parte, coperte
roads-ui-left = Carte rimaste
roads-ui-joined = Strade collegate
roads-ui-out = fuori
roads-ui-task-extend = tiene aperta la rete
roads-ui-task-close = chiude la rete
roads-ui-revealed = Che cosa avevano ancora gli altri
roads-ui-masthead = Il Corriere della Strada

## Consigli: perché una mossa è buona

roads-hint-wins = Vince subito la partita.
roads-hint-draws = Finisce in pareggio, e di meglio non c’è.
roads-hint-safe = Al prossimo turno la rete non si può chiudere.
roads-hint-hole = Resta un buco che nessuna carta può riempire: la rete non si può più chiudere.
roads-hint-closes =
    { $of ->
        [1] Chiude l’unico capo aperto. Restano aperti: { $left }.
       *[other]
            { $closed ->
                [one] Chiude un capo aperto su { $of }. Restano aperti: { $left }.
               *[other] Chiude { $closed } capi aperti su { $of }. Restano aperti: { $left }.
            }
    }
roads-hint-opens = Capi aperti: { $left } invece di { $of }.
roads-hint-keep-branches = Tieni bivi e incroci per quando servono.
roads-hint-keep-dead-ends = Tieni i vicoli ciechi per gli ultimi buchi.
roads-hint-own-gaps =
    { $gaps ->
        [one] Un buco va bene solo per le tue carte.
       *[other] { $gaps } buchi vanno bene solo per le tue carte.
    }
roads-hint-room =
    { $gaps ->
        [one] In un buco ci starà ancora una tua carta.
       *[other] In { $gaps } buchi ci starà ancora una tua carta.
    }
roads-hint-knocks-out = Nessun altro ha una carta che vada bene da qualche parte.

## Figures

roads-figure-joins = La strada prosegue da una carta all’altra.
roads-figure-apart = Accanto a una carta, ma nessuna strada si collega.
roads-figure-into-beige = La nuova strada finisce contro un lato beige.
roads-figure-cut-off = Il lato beige della nuova carta tronca una strada.
roads-figure-beige-to-beige = Beige contro beige va bene: in alto una strada si collega.
roads-figure-closed = Nessuna strada è più aperta: vince il secondo giocatore.
roads-figure-still-open = L’ultima carta lascia strade aperte: vince il primo.
roads-figure-inside = Dentro il giornale una carta sta ovunque combaci.
roads-figure-outside = Nessuna carta sta fuori dal giornale.
roads-figure-over-the-edge = La strada uscirebbe dal giornale: il bordo vale come beige.
roads-figure-lanes-meet = Quattro corsie incontrano quattro corsie; sotto ne partono due.
roads-figure-lanes-apart = Due corsie non si collegano mai a quattro.

## Puzzles

roads-puzzle-closed = Chiudi la rete, qualunque carta posi l’altro. Carte tue: { $moves }
roads-puzzle-closed-missed = Non è chiusa. Capi aperti: { $ends }
roads-puzzle-last = Posa l’ultima carta di tutte, qualunque cosa posi l’altro. Carte tue: { $moves }
roads-puzzle-last-missed = L’ultima carta non era tua.

## La fine, a pezzi

roads-account-laid = Carte posate: { $count }
roads-account-left = Carte rimaste: { $count }
roads-account-joined = Strade collegate: { $count }
roads-account-ends = Capi ancora aperti: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = ramificatore
roads-bot-brancher-hint = Posa prima bivi e incroci, perché le strade si dividano presto.
roads-bot-hoarder = formica
roads-bot-hoarder-hint = Tiene bivi e incroci per dopo e posa prima strade semplici e vicoli ciechi.
