# Grattacielo, a parole. I campi e il loro senso sono descritti in en.ftl.

skyscraper-name = Grattacielo
skyscraper-tagline = Costruisci carta su carta, sali piano dopo piano e tieni ferma la mano.

## Varianti

skyscraper-option-hands = Mani
skyscraper-option-hands-hint = Ogni carta e ogni operaio si posa a mano, e la gravità è vera.
skyscraper-option-hands-forgiving = Indulgenti
skyscraper-option-hands-forgiving-hint = Un lieve tremore viene smorzato; la carta che si stacca torna al suo giocatore.
skyscraper-option-hands-real = Vere
skyscraper-option-hands-real-hint = La mano così com’è. Una carta fuori posto e crolla tutto.
skyscraper-option-hands-calm = Calme
skyscraper-option-hands-calm-hint = Né tremore né cadute: si rifiuta solo ciò che non starebbe in piedi.

## Carte

skyscraper-card-upright = carta in piedi
skyscraper-card-flat = carta di piatto
skyscraper-card-any = carta semplice
skyscraper-card-foundation = fondamenta
skyscraper-card-prop = sostegno in piedi
skyscraper-card-slab = sostegno di piatto

## Che cosa fare

skyscraper-prompt-act =
    { $left ->
        [one] Resta un’azione: manda un operaio, costruisci o sposta.
       *[other] Restano { $left } azioni: manda un operaio, costruisci o sposta.
    }
skyscraper-prompt-build = Scegli un posto per la carta, poi come girarla.
skyscraper-prompt-put = Un tuo operaio è caduto. Rimettilo su un piano qualsiasi o nella squadra.
skyscraper-prompt-wait = { $player } è al lavoro.
skyscraper-prompt-settle = Trattieni il fiato…
skyscraper-prompt-over = L’edificio resta com’è.

## Le mosse in parole, come su un pulsante, e i titoli di più mosse

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Manda un operaio qui
skyscraper-action-pick = Prendi la carta { $number }: { skyscraper-ui-card }
skyscraper-action-pick-here = Prendi questa carta
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Costruisci: { skyscraper-plan-place }; travi: { $beams }
skyscraper-action-build-here = Costruisci qui
skyscraper-action-move = Operaio { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Sposta qui l’operaio { $worker }
skyscraper-action-shift = Operaio { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Scosta qui l’operaio { $worker }, gratis
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Rimettilo qui
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = Comincia { $player }.
skyscraper-action-deal = Si distribuiscono le carte.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Manda un operaio
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Costruisci
skyscraper-moves-move = Sposta un operaio
skyscraper-moves-shift = Scosta un operaio, gratis
skyscraper-moves-return = Rimetti
skyscraper-aloud-of = { $player }: { $what }

## Perché no

skyscraper-refuse-put-first = Prima si rimettono a posto gli operai caduti.
skyscraper-refuse-nobody-fell = Nessuno dei tuoi operai è caduto.
skyscraper-refuse-another-first = Prima si rimette a posto un altro operaio.
skyscraper-refuse-no-open-place = Non c’è un posto aperto dove stare.
skyscraper-refuse-card-in-hand = Hai una carta in mano: costruisci con quella o prima rimettila via.
skyscraper-refuse-can-act = Puoi ancora fare qualcosa: un turno è di tre azioni.
skyscraper-refuse-no-crew = Tutta la tua squadra è già nel cantiere.
skyscraper-refuse-not-at-the-foot = Un operaio si manda in un posto aperto proprio contro una carta fondamenta.
skyscraper-refuse-not-held = Non hai quella carta.
skyscraper-refuse-already-picked = Quella carta l’hai già in mano.
skyscraper-refuse-too-many-picks = In questo turno hai provato { $most } carte: può bastare.
skyscraper-refuse-nothing-picked = Prima prendi in mano una carta.
skyscraper-refuse-no-builder = Nel cantiere non hai nessuno che possa costruire.
skyscraper-refuse-no-place = Questa carta non va da nessuna parte vicino ai tuoi operai.
skyscraper-refuse-no-builder-near = Nessuno dei tuoi operai sta su una carta a cui si unirebbe, né accanto.
skyscraper-refuse-stance-upright = Questa carta sta in piedi, freccia in alto.
skyscraper-refuse-stance-flat = Questa carta sta di piatto.
skyscraper-refuse-stance-any = La carta non ha travi così, comunque la si giri.
skyscraper-refuse-touches-ground = Solo le carte fondamenta e i sostegni possono toccare terra.
skyscraper-refuse-must-touch-ground = Un sostegno sta a terra.
skyscraper-refuse-not-on-a-foot = Un sostegno di piatto sta con un bordo ai piedi di una parete.
skyscraper-refuse-in-the-way = C’è di mezzo un’altra carta.
skyscraper-refuse-no-joint = Lì non c’è nulla a cui unirla: una linea intera su una linea intera.
skyscraper-refuse-hangs = L’edificio cresce verso l’alto: una carta non può soltanto pendere.
skyscraper-refuse-no-beams-meet = Nessuna delle sue travi ne incontrerebbe un’altra.
skyscraper-refuse-overloaded = Un giunto porterebbe { $moment }, e regge { $most }.
skyscraper-refuse-buckles = Così alta, la torre cederebbe sotto il proprio peso.
skyscraper-refuse-not-your-worker = Quell’operaio non è tuo.
skyscraper-refuse-in-the-crew = Quell’operaio è ancora nella squadra.
skyscraper-refuse-shut-in = Quell’operaio è chiuso da ogni lato.
skyscraper-refuse-not-one-floor = Un’azione porta un piano su o giù, o su un’altra carta dello stesso piano.
skyscraper-refuse-shifted-before = Quell’operaio in questo turno si è già scostato.
skyscraper-refuse-not-its-card = Senza spendere azioni un operaio si muove solo sulla sua carta.
skyscraper-refuse-calm-hand = Nel gioco calmo le mani non tremano.
skyscraper-refuse-hold = Lì non c’è una carta da tenere.
skyscraper-refuse-hand-long = Il percorso della mano è troppo lungo da annotare.
skyscraper-refuse-hand-garbled = Il percorso della mano non si può leggere.
skyscraper-refuse-hand-short = Troppa fretta: per posare ci vogliono almeno { $least } ms.
skyscraper-refuse-hand-rate = Il percorso della mano ha dei vuoti: serve un punto ogni { $least }–{ $most } ms.
skyscraper-refuse-hand-time = Troppo lento: bisogna posare entro { $most } ms.
skyscraper-refuse-hand-far = La mano è a più di { $most } mm dal posto.
skyscraper-refuse-hand-tilt = L’inclinazione supera { $most }°.
skyscraper-refuse-hand-near = La mano deve venire da almeno { $least } mm.
skyscraper-refuse-hand-fast = Troppo veloce: al massimo { $most } mm al secondo.
skyscraper-refuse-hand-twirl = Gira troppo in fretta: al massimo { $most }° al secondo.

## Come si vince

skyscraper-purpose-points = Più punti quando qualcuno posa l’ultima carta; niente cadute. Tu: { $mine }, miglior rivale: { $others }, carte: { $cards }
skyscraper-purpose-points-watched = Vince chi ha più punti quando qualcuno posa l’ultima carta. In testa: { $most }

## La fine

skyscraper-over-finished = L’ultima carta è posata.
skyscraper-over-collapse = L’edificio è crollato.
skyscraper-over-stalled = Tre giri senza una carta: il cantiere chiude.
skyscraper-over-alone = È rimasto un solo giocatore.
skyscraper-over-nobody = Non è rimasto nessuno.

## Che cosa succede

skyscraper-event-began =
    { $you ->
        [yes] Cominci tu.
       *[no] Comincia { $player }.
    }
skyscraper-event-dealt = Le tue carte sono distribuite.
skyscraper-event-held = Prendi in mano una carta.
skyscraper-event-laid = Rimetti via la carta.
skyscraper-event-sent =
    { $you ->
        [yes] Mandi un operaio nel cantiere.
       *[no] { $player } manda un operaio nel cantiere.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Il tuo operaio si scosta un po’.
               *[no] Un operaio di { $player } si scosta un po’.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Il tuo operaio si scosta un po’.
                       *[no] Un operaio di { $player } si scosta un po’.
                    }
               *[other]
                    { $you ->
                        [yes] Il tuo operaio va al piano { $floor }.
                       *[no] Un operaio di { $player } va al piano { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Posi una carta.
       *[no] { $player } posa una carta.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes] { $points } per { $player }: tutto il turno vale doppio, perché sale più in alto che mai.
       *[no] { $points } per { $player }.
    }
skyscraper-event-shaken = Tutto si è fermato.
skyscraper-event-undid = La gravità non ha saputo dire come sarebbe finita: come se non si fosse provato.
skyscraper-event-slipped =
    { $you ->
        [yes] La carta non si è unita{ $mm ->
            [0] {""}
           *[other] {" "}(a { $mm } mm dal suo posto)
        }: è di nuovo nella tua mano.
       *[no] La carta non si è unita{ $mm ->
            [0] {""}
           *[other] {" "}(a { $mm } mm dal suo posto)
        }: { $player } la riprende.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = Fuori di { $mm } mm.
skyscraper-missed =
    { $why ->
        [fast] Si muoveva ancora quando è stata lasciata.
        [shaky] La mano tremava.
       *[aside] È stata lasciata accanto al suo posto.
    }
skyscraper-event-came = Una carta si è staccata e torna a { $player }.
skyscraper-event-fell = Cade un operaio di { $player }.
skyscraper-event-tipped = Un operaio di { $player } è travolto.
skyscraper-event-fined =
    { $points ->
        [one] Un punto in meno per { $player }.
       *[other] { $points } punti in meno per { $player }.
    }
skyscraper-event-returned = Un operaio di { $player } è rimesso a posto.
skyscraper-event-rejoined = Un operaio di { $player } torna nella squadra.
skyscraper-event-stepped = Un operaio di { $player } si fa da parte.
skyscraper-event-trapped = Un operaio di { $player } è chiuso dentro, e perso.
skyscraper-event-out =
    { $you ->
        [yes] Sei fuori.
       *[no] { $player } è fuori.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Ti fermi qui.
       *[no] { $player } si ferma qui.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Tocca a te.
       *[no] Tocca a { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Crolla tutto, ed era il tuo turno.
       *[no] Crolla tutto nel turno di { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] La tua ultima carta: 5 punti.
       *[no] L’ultima carta di { $player }: 5 punti.
    }
skyscraper-event-left =
    { $cards ->
        [one] A { $player } resta una carta: un punto in meno.
       *[other] A { $player } restano { $cards } carte: altrettanti punti in meno.
    }
skyscraper-event-topped = { $player } ha più operai di tutti al piano { $floor }: 5 punti.
skyscraper-event-over = La partita è finita.

## Consigli

skyscraper-hint-send = Più operai nel cantiere arrivano a più posti dove costruire.
skyscraper-hint-pick = Fra le tue carte è questa a trovare il posto migliore.
skyscraper-hint-build =
    { $points ->
        [0] Ora non porta nulla, ma resta una carta in meno.
        [one] Un punto, e una carta in meno.
       *[other] { $points } punti, e una carta in meno.
    }
skyscraper-hint-double = È la carta più alta di tutte: tutto il turno vale doppio.
skyscraper-hint-reach = La carta migliore a portata dà allora punti: { $points }.
skyscraper-hint-move = Dal piano { $floor } si costruisce meglio, e alla fine conviene esserci.
skyscraper-hint-shift = Non costa azioni, e da lì si arriva a posti migliori.
skyscraper-hint-pass = In questo turno non resta nulla da fare.
skyscraper-hint-put-back = Adesso vale di più qualcos’altro.
skyscraper-hint-return = Così in alto torna subito al lavoro, e alla fine conta.
skyscraper-hint-to-crew = Dalla squadra lo si può mandare dove serve.

## Il cantiere

skyscraper-ui-site = Il cantiere
skyscraper-ui-hand = Le tue carte
skyscraper-ui-deeds = Che cosa puoi fare
skyscraper-ui-line-left = sinistra
skyscraper-ui-line-right = destra
skyscraper-ui-line-bottom = basso
skyscraper-ui-line-top = alto
skyscraper-ui-line-mid-v = mezzo, verticale
skyscraper-ui-line-mid-h = mezzo, orizzontale
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } con operaio; travi: { $beams }
       *[no] { $kind }; travi: { $beams }
    }
skyscraper-ui-no-place = per ora non ha posto
skyscraper-ui-stand =
    { $height ->
        [0] a terra, { $x } a destra, { $y } in fondo
       *[other] all’altezza { $height }, { $x } a destra, { $y } in fondo
    }
skyscraper-ui-step-send = Manda un operaio: { $where }
skyscraper-ui-step-move = Sposta: { $where }
skyscraper-ui-step-shift = Scosta, gratis: { $where }
skyscraper-ui-step-return = Rimetti: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] operaio di { $player }, chiuso dentro, { $where }
        [lying] operaio di { $player }, disteso, { $where }
       *[standing] operaio di { $player }, { $where }
    }
skyscraper-ui-choose = Prendi una carta, manda un operaio o scegli uno dei tuoi operai.
skyscraper-ui-choose-place = Scegli un posto per la carta.
skyscraper-ui-turn-or-set = Girala, poi posala.
skyscraper-ui-set-it = La posi lì?
skyscraper-ui-choose-foot = Dove, ai piedi dell’edificio?
skyscraper-ui-choose-stand = Dove? I posti blu non costano azioni.
skyscraper-ui-put = Un tuo operaio è caduto. Rimettilo dove vuoi o nella squadra.
skyscraper-ui-put-back = Rimetti via
skyscraper-ui-turn = Gira { $n }/{ $of }
skyscraper-ui-set = Posa
skyscraper-ui-hold =
    { $held ->
        [yes] Tenuta ferma
       *[no] Tieni una carta
    }
skyscraper-ui-hint-pick = L’allenatore prenderebbe questa: { $card }.
skyscraper-ui-hint-send = L’allenatore manderebbe un operaio.
skyscraper-ui-hint-move = L’allenatore sposterebbe un operaio: { $where }.
skyscraper-ui-send = Manda un operaio ({ $crew })
skyscraper-ui-pass = Fine del turno
skyscraper-ui-to-crew = Nella squadra
skyscraper-ui-note =
    { $points ->
        [one] { $points } punto, squadra { $crew }
       *[other] { $points } punti, squadra { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Resta un’azione
       *[other] Restano { $left } azioni
    }
skyscraper-ui-lens = Carico
skyscraper-ui-plan = Pianta
skyscraper-ui-film = Rivedi la scena
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Questo browser non può mostrare il cantiere in tre dimensioni.
skyscraper-ui-height = Altezza in carte: { $height }
skyscraper-ui-cards-built = Carte in opera: { $cards }
skyscraper-ui-floors = Piani: { $floors }
skyscraper-key-hold = Tieni ferma una carta posata
skyscraper-key-view = La pianta o di nuovo l’edificio
skyscraper-key-up = Sulla pianta: uno strato più su
skyscraper-key-down = Sulla pianta: uno strato più giù

## La pianta: il cantiere dall’alto, strato per strato

skyscraper-plan-title = Pianta del cantiere
skyscraper-plan-place =
    { $what ->
        [floor] carta pavimento, colonna { $x }, riga { $y }, altezza { $z }
        [east] parete verso est, colonna { $x }, riga { $y }, altezza { $z }
       *[north] parete verso nord, colonna { $x }, riga { $y }, altezza { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
skyscraper-plan-cell = colonna { $x }, riga { $y }, altezza { $z }
skyscraper-plan-ground = Terra
skyscraper-plan-height =
    { $floors ->
        [none] Altezza { $z }
       *[other] Altezza { $z }, piano { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, travi: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] Operaio di { $player }, chiuso dentro: { $where }
        [lying] Operaio di { $player }, disteso: { $where }
       *[standing] Operaio di { $player }: { $where }
    }
skyscraper-plan-crew = nella squadra
skyscraper-plan-layer = Pianta: { $where }. Le frecce vanno di posto in posto, Invio sceglie e posa, R gira, Pag su e Pag giù cambiano l’altezza.
skyscraper-plan-layers = Altezza mostrata
skyscraper-plan-up = Uno strato più su
skyscraper-plan-down = Uno strato più giù
skyscraper-plan-spots =
    { $count ->
        [one] Un posto qui
       *[other] { $count } posti qui
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Invio la posa, R la gira.
skyscraper-plan-turn = Gira la carta: { $card }
skyscraper-plan-lens = Il giunto più carico porta { $strain } su { $most }.
skyscraper-plan-lens-easy = Regge senza fatica.
skyscraper-plan-lens-busy = Gli resta un po’ di forza.
skyscraper-plan-lens-near = Sta per cedere!
skyscraper-plan-joint = Fra { $first } e { $second }.
skyscraper-plan-foreseen = Costruendo così, il giunto più carico porterebbe { $strain } su { $most }.
skyscraper-plan-shuts-own = Questo chiuderebbe dentro un tuo operaio: sarebbe perso.
skyscraper-plan-shuts = Questo chiuderebbe dentro un operaio di { $player }.

## La mano ferma

skyscraper-steady-title = Mano ferma
skyscraper-steady-ask-shake = Ferma la lancetta nel mezzo: più sei preciso, meno trema la mano.
skyscraper-steady-ask-speed = Ancora: con questa dolcezza lasci andare.
skyscraper-steady-odds = Su 100 volte qualcosa cade: { $still } con tutte e due le pressioni al centro, { $good } vicino, { $shaky } un po’ fuori, { $wild } lontano.
skyscraper-steady-press = Ora!
skyscraper-steady-slow = Più piano, con parole e suoni
skyscraper-steady-cancel = Non ancora
skyscraper-steady-result =
    { $grade ->
        [still] { $round } di { $of }: proprio nel mezzo.
        [good] { $round } di { $of }: vicino al mezzo.
        [shaky] { $round } di { $of }: un po’ fuori, tremerà.
       *[wild] { $round } di { $of }: molto fuori.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] mezzo
        [1] appena a destra
        [2] a destra
        [3] molto a destra
        [-1] appena a sinistra
        [-2] a sinistra
       *[other] molto a sinistra
    }

## Come sta, e com’è finita

skyscraper-facts-title = Operai su ogni piano
skyscraper-facts-floor = Piano
skyscraper-facts-crew = Squadra
skyscraper-facts-points = Punti
skyscraper-facts-top = I 5 punti del piano { $floor } andrebbero a { $player }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Nessuno costruisce da un giro; dopo { $most } si chiude.
       *[other] Nessuno costruisce da { $rounds } giri; dopo { $most } si chiude.
    }
skyscraper-finale-stands = L’edificio. Carte: { $cards }; altezza in carte: { $height }.
skyscraper-finale-down = L’edificio è crollato.
skyscraper-finale-top = Più operai al piano { $floor }: { $player }.
skyscraper-finale-culprit = Era il turno di { $player }.

## Figures

skyscraper-figure-foundation = Tre carte formano le fondamenta: una H.
skyscraper-figure-six-places = Una carta si unisce lungo sei linee: quattro bordi e due mediane.
skyscraper-figure-at-the-foot = Un nuovo operaio sta accanto a una carta delle fondamenta.
skyscraper-figure-not-at-the-foot = Qui no: non tocca nessuna carta delle fondamenta.
skyscraper-figure-support = Un proprio sostegno può poggiare a terra.
skyscraper-figure-on-the-ground = Una carta edificio non può toccare terra.
skyscraper-figure-two-builds = Due azioni: prima un pavimento, poi una parete sopra.
skyscraper-figure-beams-meet = Una trave della nuova carta ne incontra una: un punto.
skyscraper-figure-no-beams-meet = Qui nessuna trave ne incontra un’altra: vietato.
skyscraper-figure-half-storey = Un pavimento a mezza carta d’altezza: più basso non si può.
skyscraper-figure-hangs = Una carta non pende solo dall’alto: l’edificio sale.
skyscraper-figure-one-floor-up = Un’azione porta un operaio su di un piano.
skyscraper-figure-two-floors-up = Non due piani in una volta.
skyscraper-figure-no-bridge = Senza pavimento fra le torri quassù non si passa.
skyscraper-figure-either-tower = Da terra può salire su una torre o sull’altra.
skyscraper-figure-bridge = Un pavimento fra loro è un ponte.
skyscraper-figure-shut-in = La quarta parete rinchiude l’operaio: è perso.

## Puzzles

skyscraper-puzzle-points = Ti resta un’azione in questo turno. Arriva con quella a { $points } punti.
skyscraper-puzzle-points-missed = Il turno è finito. I tuoi punti: { $scored }

## La fine, a pezzi

skyscraper-account-beams = Travi che si incontrano
skyscraper-account-workers = Operai sulle carte
skyscraper-account-climbed = Turni in salita, doppi
skyscraper-account-fines = Cadute: multe
skyscraper-account-finished = Ultima carta posata
skyscraper-account-left = Carte rimaste
skyscraper-account-topped = Più operai in cima
skyscraper-account-else = Perso con ciò che è caduto

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = scalatore
skyscraper-bot-climber-hint = Costruisce in alto: più su, meglio è.
skyscraper-bot-settler = colono
skyscraper-bot-settler-hint = Costruisce largo e basso piuttosto che alto.
skyscraper-bot-foreman = caposquadra
skyscraper-bot-foreman-hint = Tiene i suoi operai sempre in movimento.
