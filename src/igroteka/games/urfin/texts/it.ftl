# Urfin, a parole. I campi sono spiegati in en.ftl.

urfin-name = Urfin
urfin-tagline = Cercate le torri a tentoni nel sacchetto, costruite finché scende la sabbia e salvate la Città di Smeraldo.

## Pezzi

urfin-kind-base1 = base 1
urfin-kind-base2 = base 2
urfin-kind-roof1 = tetto 1
urfin-kind-roof2 = tetto 2
urfin-kind-roof3 = tetto 3
urfin-kind-wall = muro

urfin-colour-green = verde
urfin-colour-light = verde chiaro
urfin-colour-yellow = giallo

# Il nome del pezzo $part, per altri messaggi.
urfin-part =
    { $part ->
        [0] base 1 verde
        [1] base 1 verde chiaro
        [2] base 1 gialla
        [3] base 2 verde
        [4] base 2 verde chiaro
        [5] base 2 gialla
        [6] tetto 1 verde
        [7] tetto 1 verde chiaro
        [8] tetto 1 giallo
        [9] tetto 2 verde
        [10] tetto 2 verde chiaro
        [11] tetto 2 giallo
        [12] tetto 3 verde
        [13] tetto 3 verde chiaro
        [14] tetto 3 giallo
        [15] muro verde
        [16] muro verde chiaro
        [17] muro giallo
       *[other] un pezzo
    }

# Che cosa cerca qualcuno, in $at.
urfin-aim =
    { $at ->
        [base] una base
        [roof] un tetto
       *[wall] un muro
    }

## Opzioni

urfin-option-game = Gioco
urfin-option-game-basic = Base
urfin-option-game-basic-hint = Ogni soldato avanza di tre caselle per turno.
urfin-option-game-adult = Per i grandi
urfin-option-game-adult-hint = I soldati si muovono con i dadi, entrano i tetti 3 e certi colori vengono vietati.
urfin-option-bag = Sacchetto
urfin-option-bag-touch = Al tatto
urfin-option-bag-touch-hint = Tasta ogni pezzo con la punta di un dito, poi prendilo o lascialo andare.
urfin-option-bag-blind = Alla cieca
urfin-option-bag-blind-hint = Il primo pezzo che trovi è quello che peschi.
urfin-option-sand = Clessidra
urfin-option-sand-hint = Per pescare e costruire insieme.
urfin-option-sand-60 = 60 secondi
urfin-option-sand-30 = 30 secondi
urfin-option-sand-90 = 90 secondi
urfin-option-sand-120 = 2 minuti
urfin-option-sand-180 = 3 minuti
urfin-option-sand-off = Senza sabbia
urfin-option-sand-off-hint = Tutto il tempo del mondo.
urfin-option-signposts = I soldati partono
urfin-option-signposts-hint = Solo nel gioco base.
urfin-option-signposts-12 = A 12 caselle dal palazzo
urfin-option-signposts-15 = A 15 caselle dal palazzo
urfin-option-signposts-18 = A 18 caselle dal palazzo
urfin-option-steady_hands = Mani
urfin-option-steady_hands-on = Ferme
urfin-option-steady_hands-on-hint = Non cade niente.
urfin-option-steady_hands-off = Vere
urfin-option-steady_hands-off-hint = Un pezzo lasciato troppo lontano dal centro della sua casella cade, e può portarsi via una torre.
urfin-option-slow_breaking = Demolizione
urfin-option-slow_breaking-off = Demolire e proseguire
urfin-option-slow_breaking-off-hint = Chi ha già sbattuto contro l’ostacolo lo demolisce senza perdere un passo.
urfin-option-slow_breaking-on = Demolire e basta
urfin-option-slow_breaking-on-hint = Demolire richiede sempre l’intera mossa.
urfin-option-trial = Una torre di prova
urfin-option-trial-off = No
urfin-option-trial-on = Sì
urfin-option-trial-on-hint = Prima del primo turno, senza sabbia e senza soldati.
urfin-option-map = Mappa
urfin-option-map-emerald = La Città di Smeraldo
urfin-option-map-emerald-hint = Dieci strade, sei ponti.
urfin-option-map-meadow = Il prato
urfin-option-map-meadow-hint = Una mappa più piccola per una partita veloce.
urfin-option-puzzle = Rompicapo
urfin-option-puzzle-off = Nessuno

## Che cosa si chiede

urfin-prompt-ready =
    { $soldiers ->
        [one] Turno { $turn }. C’è un soldato in marcia. Accordatevi su chi cerca che cosa, poi cominciate.
       *[other] Turno { $turn }. Ci sono { $soldiers } soldati in marcia. Accordatevi su chi cerca che cosa, poi cominciate.
    }
urfin-prompt-trial = Per provare: accordatevi su chi cerca che cosa, pescate e costruite una torre. Ancora non marcia nessuno.
urfin-prompt-wait-ready = Si aspetta che tutti diano il via. Ne mancano: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Infila la mano nel sacchetto e prendi un pezzo.
       *[other] Infila la mano nel sacchetto e prendi { $due } pezzi.
    }
urfin-prompt-grope = La tua mano fruga nel sacchetto.
urfin-prompt-feel =
    { $left ->
        [one] Tasta il pezzo. Prendilo, o lascialo andare e cercane un altro. Ti manca un pezzo.
       *[other] Tasta il pezzo. Prendilo, o lascialo andare e cercane un altro. Ti mancano { $left } pezzi.
    }
urfin-prompt-wait-draw = La tua mano è fuori. Si costruisce quando lo sono tutte.
urfin-prompt-build =
    { $left ->
        [0] Non ci sono pezzi scoperti. Di’ che hai finito.
        [one] Costruite! C’è un pezzo scoperto.
       *[other] Costruite! Ci sono { $left } pezzi scoperti.
    }
urfin-prompt-place = Dove va: { urfin-part }?
urfin-prompt-wait-build = Hai finito. Costruiscono ancora: { $missing }.
urfin-prompt-march = Si lancia il dado per il soldato della strada { $road }.
urfin-prompt-over = La partita è finita.

## Le mosse in parole, come su un pulsante, e i titoli di più mosse

urfin-action-aim = Cerca { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Tasta il pezzo: { urfin-ui-cell }
urfin-action-touch-here = Tasta il pezzo qui
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Lascialo e cercane un altro
urfin-action-grab = Prendi per costruire: { urfin-part }
urfin-action-put-back = Rimetti: { urfin-part }
urfin-action-put = Metti, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Metti qui
urfin-action-put-turned = Metti, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Metti qui, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Una mano nel sacchetto trova un pezzo.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Tasta il pezzo
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Metti giù
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Perché no

urfin-refuse-not-now =
    { $stage ->
        [ready] Non adesso: prima tutti devono dare il via.
        [draw] Non adesso: si sta pescando.
        [build] Non adesso: si sta costruendo.
       *[march] Non adesso: i soldati marciano.
    }
urfin-refuse-ready-already = Hai già dato il via.
urfin-refuse-same-aim = Stai già cercando { urfin-aim }.
urfin-refuse-many-aims = In questo turno hai cambiato idea { $most } volte; adesso basta.
urfin-refuse-hand-out = In questo turno la tua mano è già stata nel sacchetto. Non c’è un secondo tentativo.
urfin-refuse-nothing-due = In questo turno non devi pescare niente.
urfin-refuse-groping = La tua mano non ha ancora trovato un pezzo.
urfin-refuse-reached = La tua mano è già nel sacchetto.
urfin-refuse-not-in-bag = Prima infila la mano nel sacchetto.
urfin-refuse-no-spot = Un pezzo si tasta su una griglia di { $side } per { $side } punti.
urfin-refuse-felt = Quel punto l’hai già tastato.
urfin-refuse-many-lets = Hai lasciato andare { $most } pezzi; prendi questo.
urfin-refuse-done-already = Hai già detto che hai finito.
urfin-refuse-nothing-grabbed = Prima prendi uno dei pezzi scoperti.
urfin-refuse-no-part = Questo pezzo non esiste.
urfin-refuse-hand-full = Hai già un pezzo in mano: { urfin-part }.
urfin-refuse-not-open = Questo pezzo non è tra quelli scoperti: { urfin-part }.
urfin-refuse-grabbed = Qualcuno ha fatto prima: { urfin-part }.
urfin-refuse-many-grabs = In questo turno hai preso pezzi { $most } volte; lascia il resto agli altri.
urfin-refuse-no-cell = Questa casella non è sulla mappa.
urfin-refuse-palace = Nel palazzo non si costruisce mai.
urfin-refuse-river = Nel fiume non si costruisce.
urfin-refuse-soldier = Lì c’è il soldato della strada { $road }.
urfin-refuse-wall-there = Lì c’è un muro.
urfin-refuse-tower-there = Lì c’è una torre.
urfin-refuse-base-there = Lì c’è una base che aspetta un tetto.
urfin-refuse-no-base = Un tetto va solo su una base.
urfin-refuse-city = Niente torri in città finché un soldato non ha passato un ponte.
urfin-refuse-axis = Un tetto 3 spara da due lati: scegli nord e sud, oppure est e ovest.
urfin-refuse-no-axis = Si gira solo un tetto 3.

## Come si vince

urfin-purpose-home = Rimandate a casa tutti i soldati, nessuno nel palazzo. Soldati: { $soldiers }, passi dal palazzo: { $steps }
urfin-purpose-puzzle = Rimandate a casa tutti i soldati in tempo. Soldati: { $soldiers }, turno { $turn } di { $turns }

## Com’è finita

urfin-over-won = Non resta nessun soldato: la Città di Smeraldo è salva.
urfin-over-held = Sessanta turni e nessuno nel palazzo: la Città di Smeraldo ha resistito.
urfin-over-lost = Un soldato di legno è nel palazzo: Urfin regna sulla Città di Smeraldo.
urfin-over-resigned = La squadra si è arresa: Urfin regna sulla Città di Smeraldo.
urfin-over-solved = Risolto: non resta neanche un soldato.
urfin-over-unsolved = Non risolto: restano dei soldati. Riprova!

## Che cosa succede

urfin-event-began =
    { $turn ->
        [0] Una torre di prova, prima che cominci la partita.
       *[other] { $left ->
            [one] Turno { $turn }. C’è un soldato in marcia.
           *[other] Turno { $turn }. Ci sono { $left } soldati in marcia.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Cerchi { urfin-aim }.
       *[no] { $player } cerca { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Per te si può cominciare.
       *[no] Per { $player } si può cominciare.
    }
urfin-event-turned =
    { $seconds ->
        [0] Mani nel sacchetto!
        [one] La clessidra è girata: { $seconds } secondo. Mani nel sacchetto!
       *[other] La clessidra è girata: { $seconds } secondi. Mani nel sacchetto!
    }
urfin-event-reached =
    { $you ->
        [yes] La tua mano è nel sacchetto.
       *[no] { $player } infila la mano nel sacchetto.
    }
urfin-event-met =
    { $you ->
        [yes] La tua mano trova un pezzo.
       *[no] { $player } ha trovato qualcosa.
    }
# Per gli altri $x è -1.
urfin-event-touched =
    { $you ->
        [yes] Altezza { $height }.
       *[no] { $player } tasta un pezzo.
    }
urfin-event-kept =
    { $you ->
        [yes] Lo tieni: { $taken } di { $due }.
       *[no] { $player } tiene un pezzo: { $taken } di { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Lo lasci andare.
       *[no] { $player } lascia andare un pezzo.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] La tua mano è fuori, vuota.
            [one] La tua mano è fuori, con un pezzo.
           *[other] La tua mano è fuori, con { $parts } pezzi.
        }
       *[no] { $parts ->
            [0] La mano di { $player } è fuori, vuota.
            [one] La mano di { $player } è fuori, con un pezzo.
           *[other] La mano di { $player } è fuori, con { $parts } pezzi.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Hai: { urfin-part }.
       *[no] { $player } ha: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Con un pezzo non si può più costruire: esce dal gioco.
       *[other] Con { $parts } pezzi non si può più costruire: escono dal gioco.
    }
urfin-event-building =
    { $parts ->
        [0] Tutte le mani sono fuori. Non c’è niente con cui costruire.
        [one] Tutte le mani sono fuori: costruite! C’è un pezzo scoperto.
       *[other] Tutte le mani sono fuori: costruite! Ci sono { $parts } pezzi scoperti.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Prendi: { urfin-part }.
       *[no] { $player } prende: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Rimetti giù: { urfin-part }.
       *[no] { $player } rimette giù: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Metti, colonna { $column }, riga { $row }: { urfin-part }.
       *[no] { $player } mette, colonna { $column }, riga { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Hai completato una torre!
       *[no] { $player } ha completato una torre!
    }
urfin-event-toppled =
    { $parts ->
        [one] Crolla! Un pezzo torna nel sacchetto.
       *[other] Crolla! Tornano nel sacchetto { $parts } pezzi.
    }
urfin-event-finished =
    { $you ->
        [yes] Hai finito.
       *[no] { $player } ha finito.
    }
urfin-event-sand = La sabbia è finita!
urfin-event-returned =
    { $parts ->
        [one] Un pezzo non è stato usato e torna nel sacchetto.
       *[other] { $parts } pezzi non sono stati usati e tornano nel sacchetto.
    }
urfin-event-tried = La torre di prova viene tolta dal campo. Ora comincia la partita.
urfin-event-thrown = Il soldato della strada { $road }: { $pips }.
urfin-event-walked = Il soldato della strada { $road } avanza.
urfin-event-bumped = Il soldato della strada { $road } batte la testa e si ferma a pensare.
urfin-event-broke =
    { $stands ->
        [yes] Il soldato della strada { $road } sta fermo e demolisce quello che gli sbarra il passo.
       *[no] Il soldato della strada { $road } demolisce quello che gli sbarra il passo.
    }
urfin-event-tore = Il soldato della strada { $road } abbatte una torre passando.
urfin-event-crossed = Il soldato della strada { $road } ha passato il ponte! Dal prossimo turno le torri possono stare in città.
urfin-event-limited =
    { $limit ->
        [1] Il soldato della strada { $road } è vicino al fiume: non si costruisce più niente di verde chiaro.
       *[2] Il soldato della strada { $road } è in città: ormai si costruisce solo in verde.
    }
urfin-event-shot = Il soldato della strada { $road } è colpito, diventa buono e va a casa.
urfin-event-entered = Il soldato della strada { $road } è nel palazzo!
urfin-event-over = La partita è finita.

## Consigli

urfin-hint-aim =
    { $at ->
        [base] Alla squadra manca ancora una base.
        [roof] Alla squadra manca ancora un tetto.
       *[wall] Alle torri pensano già gli altri: farebbe comodo un muro.
    }
urfin-hint-ready = L’accordo è fatto.
urfin-hint-home =
    { $count ->
        [1] Il soldato { $soldiers } torna a casa.
       *[other] I soldati { $soldiers } tornano a casa.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Trattiene il soldato { $soldiers }.
       *[other] Trattiene i soldati { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Il soldato { $soldiers } passa meno spesso.
       *[other] I soldati { $soldiers } passano meno spesso.
    }
urfin-hint-watch = Ora non passa nessun soldato, ma la torre sorveglia le strade.
urfin-hint-roof = Poi sopra: { urfin-part }.
urfin-hint-first = Prima viene: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Cerchi a tastoni una base.
        [roof] Cerchi a tastoni un tetto.
       *[wall] Cerchi a tastoni un muro.
    }
urfin-hint-touch =
    { $at ->
        [base] Finora è una base: { $percent } su 100.
        [roof] Finora è un tetto: { $percent } su 100.
       *[wall] Finora è un muro: { $percent } su 100.
    }
urfin-hint-take =
    { $at ->
        [base] È una base: { $percent } su 100.
        [roof] È un tetto: { $percent } su 100.
       *[wall] È un muro: { $percent } su 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] Difficile che sia una base: { $percent } su 100.
        [roof] Difficile che sia un tetto: { $percent } su 100.
       *[wall] Difficile che sia un muro: { $percent } su 100.
    }
urfin-hint-part = Può servire: { urfin-part }.
urfin-hint-put-back = Adesso non c’è un buon posto per questo pezzo.
urfin-hint-done =
    { $parts ->
        [0] Tutto è costruito.
       *[other] Il resto non fermerebbe nessuno: di nuovo nel sacchetto ({ $parts }).
    }

# il sacchetto

urfin-ui-bag-title = La tua mano è nel sacchetto
urfin-ui-bag-title-of = La mano { $number } di { $of } è nel sacchetto
urfin-ui-bag-due = Pezzi presi: { $taken } di { $due }.
urfin-ui-bag-trial = Una prova: questi pezzi tornano nel sacchetto.
urfin-ui-bag-felt = Un pezzo di legno sotto la punta del tuo dito
urfin-ui-bag-keys = Le frecce muovono il dito e tastano. Invio ripete che cosa c’è qui.
urfin-ui-bag-stroke = Passa un dito sul feltro
urfin-ui-bag-edge = Il bordo del sacchetto.
urfin-ui-bag-met = Il pezzo { $number } sotto le tue dita.
urfin-ui-bag-take = Prendilo
urfin-ui-bag-let-go = Lascialo andare (ancora { $left })
urfin-ui-bag-guide = Che cosa può essere? Forse è girato.
urfin-ui-bag-taken = Preso, così come l’hai sentito:
urfin-ui-bag-agreed = Chi cerca che cosa
urfin-ui-bag-hand =
    { $state ->
        [waiting] la mano aspetta
        [in] la mano è nel sacchetto
        [out] la mano è fuori
       *[none] niente mano in questo turno
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Colonna { $column }, riga { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Qui niente
        [low] Basso
        [middling] Medio
        [high] Alto
       *[top] Molto alto
    }
urfin-ui-felt-flat = { $height }, piano.
urfin-ui-felt-slope = { $height }, scende { $slope }.
urfin-ui-felt-steep = { $height }, scende ripido { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] verso destra
        [down-right] verso l’angolo in basso a destra
        [down] verso il bordo inferiore
        [down-left] verso l’angolo in basso a sinistra
        [left] verso sinistra
        [up-left] verso l’angolo in alto a sinistra
        [up] verso il bordo superiore
       *[up-right] verso l’angolo in alto a destra
    }
urfin-ui-shape =
    { $kind ->
        [0] Base 1
        [1] Base 2
        [2] Tetto 1
        [3] Tetto 2
        [4] Tetto 3
       *[5] Muro
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Base 1: larga e piatta, con otto angoli e il bordo rialzato.
        [1] Base 2: una croce piatta con il bordo rialzato; negli angoli niente.
        [2] Tetto 1: una piramide, bassa sui quattro lati, alta nel mezzo.
        [3] Tetto 2: una stella a otto punte, alta nel mezzo.
        [4] Tetto 3: un colmo da un bordo all’altro, che scende solo da due lati.
       *[5] Muro: una sbarra merlata attraverso il mezzo, niente ai due lati.
    }

# il tabellone

urfin-ui-map = La terra intorno alla Città di Smeraldo
urfin-ui-team = La squadra
urfin-ui-tray = Pezzi scoperti
# Lettere su un pezzo piccolo: due segni al massimo, il numero resta.
urfin-ui-mark =
    { $kind ->
        [base-1] B1
        [base-2] B2
        [roof-1] T1
        [roof-2] T2
        [roof-3] T3
       *[wall] M
    }
urfin-ui-part-mine = { $part }, nella tua mano
urfin-ui-part-held = { $part }, in mano a { $player }
urfin-ui-tower = torre: { $base } e { $roof }
urfin-ui-bare = { $base } senza tetto
urfin-ui-axis =
    { $axis ->
        [ns] guarda a nord e a sud
       *[ew] guarda a est e a ovest
    }
urfin-ui-soldier = soldato { $road }
urfin-ui-soldier-bumped = soldato { $road }, ha battuto la testa
urfin-ui-cell = colonna { $column }, riga { $row }
urfin-ui-ground =
    { $ground ->
        [land] terra
        [bridge] ponte
        [city] città
        [river] fiume
       *[palace] palazzo
    }
# Una strada, o più strade che vanno insieme: "3" o "3, 4".
urfin-ui-road = strada { $roads }

# che cosa possono fare le mani
urfin-ui-do-pick = Scegli un pezzo e poi una casella, o trascinalo lì.
urfin-ui-do-place = Scegli la casella dove deve stare.
urfin-ui-do-roof = Scegli la base che deve coprire.
urfin-ui-do-roof-3 = Scegli una base; gira il tetto con R o con il pulsante.
urfin-ui-do-base-first = Nessuna base aspetta un tetto. Metti prima una base.
urfin-ui-do-nowhere = Adesso non c’è posto per questo pezzo.
urfin-ui-do-confirm = Scegli di nuovo per metterlo lì.
urfin-ui-do-done = È tutto costruito. Di’ che hai finito.
urfin-ui-put = Mettilo qui
urfin-ui-elsewhere = Da un’altra parte
urfin-ui-turn-roof =
    { $axis ->
        [ns] Gira il tetto; ora guarda a nord e a sud
       *[ew] Gira il tetto; ora guarda a est e a ovest
    }
urfin-ui-done = Ho finito
urfin-ui-ready = Gira la clessidra
urfin-ui-ready-calm = Per me si può cominciare
urfin-ui-reach = Infila la mano nel sacchetto

# che cosa cerca qualcuno
urfin-ui-wishes = Che cosa cerchi?
urfin-ui-wish =
    { $at ->
        [base] Una base
        [roof] Un tetto
       *[wall] Un muro
    }
urfin-ui-wishes-left =
    { $left ->
        [0] In questo turno l’hai detto abbastanza volte.
        [one] Puoi cambiare idea ancora una volta.
       *[other] Puoi cambiare idea ancora { $left } volte.
    }
urfin-ui-goes =
    { $at ->
        [base] Cerco una base!
        [roof] Cerco un tetto!
       *[wall] Cerco un muro!
    }
urfin-ui-hand-ready = via libera
urfin-ui-hand-waiting = sta per infilare la mano
urfin-ui-hand-in = mano nel sacchetto: { $taken } di { $due }
urfin-ui-hand-out = mano fuori
urfin-ui-hand-building = costruisce
urfin-ui-hand-done = ha finito

# come stanno le cose
urfin-ui-turn =
    { $turn ->
        [0] Torre di prova
       *[other] Turno { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Torre di prova
       *[other] Turno { $turn } di { $last } al massimo
    }
urfin-ui-left = Soldati rimasti: { $soldiers }
urfin-ui-in-bag = Pezzi nel sacchetto: { $parts }
urfin-ui-out = Pezzi fuori dal gioco: { $parts }
urfin-ui-standing = In piedi: torri { $towers }, muri { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Si può costruire con qualsiasi pezzo.
        [1] Niente più verde chiaro.
       *[2] D’ora in poi solo verde.
    }
urfin-ui-city-open = Le torri possono stare in città.
urfin-ui-city-shut = Ancora niente torri in città.
urfin-ui-soldiers = Soldato
urfin-ui-to-palace = Caselle fino al palazzo
urfin-ui-gone = diventato buono
urfin-ui-throws = I dadi di questa marcia
urfin-ui-threw = Il soldato { $road } fa { $pips }

# che cosa si prevede; $roads sono soldati, con le probabilità nel gioco dei grandi: "3, 7 (50 %)"
urfin-ui-foreseen = Copre { $cells } caselle, in questo turno non colpisce nessuno.
urfin-ui-foreseen-hits = Copre { $cells } caselle. Colpisce in questo turno: { $roads }.

# che cosa succede
urfin-ui-build = Costruite!
urfin-ui-recap = Che cosa è successo
urfin-ui-recap-returned = Di nuovo nel sacchetto: { $parts }
urfin-ui-recap-banned = Fuori dal gioco: { $parts }
urfin-ui-recap-toppled = Caduto: { $parts }
urfin-ui-recap-broke = Il soldato { $road } demolisce: { $parts }
urfin-ui-next-turn = Prossimo turno:
urfin-ui-coming = Pezzi del prossimo turno: { $parts }
urfin-ui-won = La Città di Smeraldo è salva!
urfin-ui-lost = La Città di Smeraldo è caduta
urfin-ui-look = Guarda la mappa

## Perché una mappa non va

urfin-map-cell = casella { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] terra
        [river] fiume
        [bridge] un ponte
        [city] città
       *[palace] il palazzo
    }
urfin-map-before =
    { $before ->
        [land] terra
        [river] fiume
        [bridge] un ponte
        [city] città
       *[palace] il palazzo
    }
urfin-map-long = la mappa supera { $kilobytes } kB
urfin-map-name-twice = riga { $line }: la mappa ha già un nome
urfin-map-no-name = manca la riga `name …`
urfin-map-name = riga { $line }: un nome ha al massimo { $most } segni visibili
urfin-map-no-grid = non è disegnata nessuna casella
urfin-map-rows = riga { $line }: più di { $most } file
urfin-map-torn = riga { $line }: le file di caselle non sono tutte insieme
urfin-map-wide = riga { $line }: una fila di { $cells } caselle, al massimo { $most }
urfin-map-sign = riga { $line }, { urfin-map-cell }: { $sign } non è uno dei segni { $known }
urfin-map-row = riga { $line }: una fila di { $cells } caselle, la prima ne ha { $width }
urfin-map-roads = riga { $line }: più di { $most } strade
urfin-map-road-form = riga { $line }: una strada si scrive così: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = riga { $line }: la strada { $road }, ma qui tocca alla strada { $due }
urfin-map-road-off = riga { $line }: la strada { $road } esce dalla mappa, { urfin-map-cell }
urfin-map-road-long = riga { $line }: la strada { $road } è più lunga delle caselle della mappa
urfin-map-step = riga { $line }: strada { $road }: { $step } non è un passo; N, E, S o W, poi quante volte
urfin-map-edge = riga { $line }, { urfin-map-cell }: { urfin-map-ground } al bordo della mappa
urfin-map-beside = riga { $line }, { urfin-map-cell }: uno accanto all’altro: { urfin-map-before } e { urfin-map-ground }
urfin-map-no-palace = la mappa non ha un palazzo
urfin-map-palaces = riga { $line }, { urfin-map-cell }: un secondo palazzo
urfin-map-bridges = { $bridges } ponti invece di { $least }–{ $most }
urfin-map-start = riga { $line }: la strada { $road } non comincia al bordo: { urfin-map-cell }
urfin-map-twice = riga { $line }: la strada { $road } passa due volte dallo stesso punto: { urfin-map-cell }
urfin-map-strays = riga { $line }: strada { $road }: prima { urfin-map-before }, poi { urfin-map-ground }, non si può; { urfin-map-cell }
urfin-map-begins = riga { $line }: la strada { $road } non comincia sulla terra: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = riga { $line }: la strada { $road } non finisce nel palazzo: { urfin-map-cell }
urfin-map-short = riga { $line }: la strada { $road } ha { $cells } caselle di terra prima del ponte; ne servono { $zone } nella zona 1 e { $shore } sulla riva
urfin-map-near = riga { $line }: la strada { $road } è lunga { $steps } passi, il cartello lontano sta a { $away } dal palazzo
urfin-map-no-roads = la mappa non ha strade
urfin-map-clockwise = riga { $line }: la strada { $road }, { urfin-map-cell }, non segue la strada { $other } in senso orario
urfin-map-parts = riga { $line }: la strada { $road } incontra la strada { $other } e poi la lascia: { urfin-map-cell }
urfin-map-signpost = riga { $line }: strada { $road }, cartello { $away }: { urfin-map-cell } non è fuori dal fiume
urfin-map-signposts = riga { $line }: strada { $road }, cartello { $away }: { urfin-map-cell } è già della strada { $other }
urfin-map-idle = riga { $line }, { urfin-map-cell }: su questo ponte non passa nessuna strada
urfin-map-unknown = non c’è la mappa { $name }; c’è { $known }

## Figures

urfin-figure-base-1 = La base 1 colpisce le otto caselle intorno.
urfin-figure-base-2 = La base 2 colpisce le quattro caselle accanto.
urfin-figure-roof-1 = Il tetto 1 aggiunge le quattro caselle a due esatte.
urfin-figure-roof-2 = Il tetto 2 aggiunge anche le quattro in diagonale.
urfin-figure-roof-3 = Il tetto 3 spara a due caselle solo dai lati dritti.
urfin-figure-roof-3-turned = Girato, spara dall’altra parte.
urfin-figure-tower = Prima una base, poi un tetto sopra: una torre.
urfin-figure-no-base = Un tetto sta solo su una base.
urfin-figure-shared-cell = Un muro e una torre non stanno mai nella stessa casella.
urfin-figure-on-a-soldier = Dove sta un soldato non si costruisce.
urfin-figure-on-the-road = Sulla strada si può costruire: il soldato dovrà demolire.
urfin-figure-tower-in-the-city = Nessuna torre in città finché un soldato non passa un ponte.
urfin-figure-wall-in-the-city = Un muro può starci fin dall’inizio.
urfin-figure-in-the-palace = Nel palazzo non si costruisce nulla.
urfin-figure-in-the-river = Nel fiume non si costruisce nulla.
urfin-figure-shot = Un soldato finisce dove la torre spara ed è colpito; l’altro no.
urfin-figure-bump = Se gli restano passi, urta il muro e si ferma.
urfin-figure-break = Alla mossa dopo demolisce il muro e fa le sue tre caselle.
urfin-figure-stand = È arrivato senza urtare: ora demolisce soltanto il muro.
urfin-figure-signposts = All’inizio a ogni cartello sta un soldato.

## Puzzles

urfin-puzzle-saved = Costruisci in modo che ogni soldato sia mandato a casa in tempo.
urfin-puzzle-saved-missed = Soldati ancora in marcia: { $soldiers }

## La fine, a pezzi

urfin-account-friends = Soldati che ora sorridono: { $count }
urfin-account-marching = Soldati ancora in marcia: { $count }
urfin-account-built = Torri e muri costruiti: { $count }
urfin-account-stands = Ancora in piedi: { $count }
urfin-account-fell = Demoliti dai soldati: { $count }
urfin-account-entered = Nel palazzo dalla strada { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = vedetta
urfin-bot-scout-hint = Aspetta i soldati lontano, sulle strade.
urfin-bot-guard = guardia
urfin-bot-guard-hint = Costruisce vicino al palazzo.
