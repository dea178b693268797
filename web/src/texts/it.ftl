# Il sito, a parole: tutto ciò che non è di un gioco. I campi sono spiegati in en.ftl.

site-name = Igroteka
site-tagline = Giochi da tavolo per gli amici, la famiglia e ancora una partita.
skip-to-main = Vai al contenuto
go-home = Alla pagina iniziale
loading = Un attimo…
close = Chiudi
copy = Copia
copied = Copiato
copy-by-hand = Seleziona il testo e copialo a mano.
no = No
more = Altro
retry = Riprova

## Impostazioni

settings = Impostazioni
settings-language = Lingua
settings-theme = Luce
theme-auto = Come il dispositivo
theme-light = Giorno
theme-dark = Notte
settings-sound = Suono
settings-speed = Movimento
settings-vibration = Vibrazione
settings-notices = Avvisami quando tocca a me
settings-notices-hint = Il browser ti chiederà il permesso.
settings-notices-blocked = Il tuo browser non permette a questa pagina di avvisarti. Puoi cambiarlo nelle sue impostazioni.
settings-notices-far = Anche senza pagine aperte: questo server invia messaggi push.
settings-notices-near = Solo finché una pagina è aperta: questo server non invia messaggi push.
settings-captions = Suoni in parole
settings-captions-hint = Ciò che si sente è anche scritto, in breve.
sound-turn = tocca a te
sound-lay = si posa qualcosa
sound-refused = rifiutato
sound-chat = un messaggio
sound-over = la partita è finita
sound-thud = un tonfo
sound-creak = uno scricchiolio
sound-steps = passi
sound-ding = un suono chiaro
sound-gong = un allarme grave
sound-tick = ticchettio
sound-touch = un tocco
sound-tune = una breve melodia
switch-on = Sì
switch-off = No

## Aiuto

help = Aiuto al tavolo
help-purist = Senza aiuto
help-purist-hint = Solo quello che si vede a un tavolo vero.
help-normal = Normale
help-normal-hint = Illumina dove puoi giocare.
help-coach = Con allenatore
help-coach-hint = Conta le carte e dà consigli spiegando il perché.

help-asked = { $player } vorrebbe più aiuto per tutto il tavolo: { $level }.
help-agree = D’accordo
help-waiting = L’aiuto arriva quando tutto il tavolo è d’accordo.

## Bot

bot-named = Bot ({ $level })
level-learner = principiante
level-easy = facile
level-medium = medio
level-hard = difficile
level-master = maestro
level-beats = Batte il livello inferiore ({ $below }) in { $won } partite su 100.
level-wins = Da solo vince { $won } partite su 100 con le impostazioni normali.
level-unmeasured = La sua forza non è ancora stata misurata.
level-alone = Misurato senza un carattere particolare.
level-slips = { $slips } mosse su 100 sono sviste: una mossa qualsiasi.
level-steady = Non ha mai sviste.
level-memory-perfect = Ricorda tutto ciò che ha visto.
level-memory-last = Ricorda le ultime { $keep } cose viste.
level-memory-fading = A ogni turno dimentica { $lost } cose viste su 100.
level-accuracy = Al tatto indovina { $accuracy } volte su 100.
level-tremor = La mano gli trema fino a { $mm } mm.
level-at-once = Pensa un attimo.
level-time = Pensa fino a { $seconds } s per mossa.

## Pagina iniziale

lobby-title = A cosa giochiamo?
lobby-play = Gioca
lobby-start-hint = Contro il computer: un gesto e si comincia.
lobby-start-together-hint = Insieme al computer: un gesto e siete una squadra.
lobby-friends = Con amici
lobby-friends-hint = Il tavolo è pronto, con un link e un codice QR da mandare.
lobby-more = Opzioni
lobby-ways = In questa pagina
lobby-game = La scatola
lobby-seats = Chi gioca
lobby-seats-range = Da { $least } a { $most } giocatori.
lobby-options = Come giochiamo
pace = Tempo per turno
pace-none = Senza orologio
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
pace-hint = Quando il tempo scade, la mossa la fa un bot. Finché non c’è nessuno, l’orologio sta fermo.
pace-days-hint = Per amici che passano ogni tanto. Quando il tempo scade, la mossa la fa un bot; l’orologio va avanti anche senza di voi.
pace-sand = non dove scorre la sabbia
lobby-your-name = Il tuo nome
name-change = Cambia il mio nome
name-title = Come ti chiameranno gli altri?
name-hint = Compare sul tuo posto e accanto a ciò che dici. Puoi cambiarlo in ogni momento.
name-keep = Sono io
lobby-create = Siediti e gioca
lobby-creating = Prepariamo il tavolo…
lobby-no-games = Lo scaffale è vuoto: il server non conosce nessun gioco.
lobby-own-value = A piacere
lobby-own-value-for = A piacere: { $option }
lobby-own-value-bad = Così non va. Si scrive così: { $form }.
lobby-file-for = Un file: { $option }
lobby-not-with =
    { $players ->
        [one] Non per un giocatore.
       *[other] Non per { $players } giocatori.
    }
lobby-clash = Queste scelte non vanno insieme: { $why }
lobby-refused = Non è stato accettato: { $why }
lobby-file-large = Il file è troppo grande: al massimo { $kilobytes } kB.
puzzles = Rompicapi
puzzles-title = Rompicapi: { $game }
puzzles-hint = Posizioni da risolvere sul tabellone vero. Va bene ogni strada che porta alla meta.
puzzles-grade-1 = Facili
puzzles-grade-2 = Medi
puzzles-grade-3 = Difficili
puzzles-daily = Rompicapo del giorno: { $game }
puzzles-right = Risolto!
puzzles-wrong = Così no.
puzzles-no-way = Da qui nessuna strada porta alla meta. Annulla la mossa.
puzzles-too-far = Hai lasciato la strada che conosco. Annulla la mossa e te la mostro.
puzzles-back = Annulla
puzzles-share = Condividi
puzzles-solved = { $solved } di { $all } risolti
puzzles-number = Rompicapo { $number }
puzzles-done = risolto
puzzles-next = Prossimo rompicapo
puzzles-again = Riprova
# On the lid of a box: what the rulebook says, or what we measured.
box-age = dai { $age } anni
box-minutes = { $least }–{ $most } min
box-minutes-about = circa { $least }–{ $most } min
box-minutes-measured = circa { $least }–{ $most } min (stima nostra)
players-exactly = { $players } giocatori
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 giocatore
           *[other] 1–{ $most } giocatori
        }
       *[other] { $most ->
            [one] 1 giocatore
           *[other] { $least }–{ $most } giocatori
        }
    }

seat-who = Chi siede al posto { $number }
seat-kind-me = Su questo dispositivo
seat-kind-friend = Qualcuno con un link
seat-kind-bot = Il computer
seat-name = Nome al posto { $number }
seat-bot = Bot al posto { $number }
seat-character = Carattere del bot al posto { $number }
character-plain = nessun carattere particolare
seat-add = Aggiungi un posto
seat-remove = Togli il posto { $number }

mine-title = I miei tavoli
open-title = Tavoli aperti
open-none = Nessuno aspetta compagni adesso. Prepara un tavolo con amici e aprilo a tutti.
open-filter = Quale gioco
open-all = Tutti i giochi
open-free =
    { $free ->
        [one] Un posto libero
       *[other] { $free } posti liberi
    }
open-join = Siediti
open-watch = Guarda
open-anyone = Aperto a tutti qui
open-anyone-hint = Sta nella pagina iniziale finché ci sono posti liberi.
mine-empty = Ancora nessun tavolo. Comincia una partita: ti aspetterà qui.
mine-known = Il server non c’è. Così stava { $ago }.
mine-your-turn = Tocca a te
mine-waiting = Tocca agli altri
mine-closed = Chiuso
mine-won = Vinta
mine-open = Continua
mine-replay = Rivedi
mine-forget = Togli dalla mia lista
mine-forget-sure = Togliere questo tavolo dalla tua lista? Se non hai il link da un’altra parte, non potrai tornare al tuo posto.

rules = Regole
rules-read = Leggi le regole

## Il tavolo

table-title = { $game } – { $site }
table-your-turn-title = ● Tocca a te – { $game }
table-board = Il tabellone
table-side = Giocatori, diario e chat
table-opening = Prepariamo il tabellone…
table-watching = Stai guardando la partita.
table-turn-of = Tocca a { $player }.
table-turn-several = Tocca a: { $players }.
table-purpose = Come si vince:
table-chance = I dadi rotolano…
table-closed = Questo tavolo è chiuso.
closed-damaged = Da qui in poi la registrazione di questa partita è danneggiata. Ciò che viene prima si può leggere e rivedere, ma nessuno può continuare a giocare.
closed-rules = Questa partita è cominciata con regole precedenti e con quelle attuali sarebbe andata diversamente. Si può leggere e rivedere, ma non continuare.
closed-again = Nuovo tavolo con le stesse persone
table-more-moves = Salta l’animazione

line-connecting = Connessione…
line-again = La linea è caduta. Nuovo tentativo tra { $seconds } s.
line-now = Connetti ora
line-back = Di nuovo al tavolo.
line-busy = La tua mossa è in viaggio…
line-waits = La tua mossa è al sicuro. Parte appena torna la linea.
line-silent = Il server tace…
line-here = in attesa
turn-late = Il tuo tempo è scaduto: questa mossa la fa un bot.
table-bot-for-you = Un bot gioca al posto tuo.
turn-left = Ancora { $time } per questo turno
turn-days = { $days } g { $hours } h

players = Giocatori
player-you = tu
player-here = al tavolo
player-away = assente
player-bot = bot
player-thinking = ci pensa…
player-turn = di turno
player-resigned = abbandona
player-won = vince
player-nameless = Giocatore { $number }
player-watcher = Il pubblico
players-watching =
    { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }

log = Diario
log-empty = Non è ancora successo niente.
log-rule = La regola corrispondente
log-takeback = Una mossa è stata ritirata.
log-forgiven = { $player }: la linea era caduta. Tornano { $seconds } s di sabbia.
log-overdue = { $player }: tempo scaduto. Questa mossa la fa un bot.
log-resigned =
    { $you ->
        [yes] Hai abbandonato.
       *[no] { $player } ha abbandonato.
    }
log-bot =
    { $you ->
        [yes] Un bot continua al posto tuo.
       *[no] Un bot continua al posto di { $player }.
    }
log-person =
    { $you ->
        [yes] Giochi di nuovo senza bot.
       *[no] { $player } gioca di nuovo senza bot.
    }
log-came =
    { $you ->
        [yes] Sei al tavolo.
       *[no] { $player } ha preso posto al tavolo.
    }
log-left =
    { $you ->
        [yes] Hai lasciato il tavolo.
       *[no] { $player } ha lasciato il tavolo.
    }

chat = Chat
chat-empty = Di’ ciao.
chat-watcher = { $name } (guarda)
chat-write = Scrivi al tavolo
chat-send = Invia
chat-phrases = Dillo con un gesto
chat-new =
    { $count ->
        [one] Un nuovo messaggio
       *[other] { $count } nuovi messaggi
    }
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna!
phrase-good-move = Bella mossa!
phrase-thanks = Grazie!
phrase-oops = Ops…
phrase-hurry = Tocca a te!
phrase-wait = Un attimo, per favore.
phrase-good-game = Bella partita!
phrase-rematch = Un’altra partita?

menu = Menu
menu-takeback = Chiedi di ritirare la mia mossa
menu-hint = Dammi un consiglio
menu-resign = Abbandona
menu-hand-over = Fai giocare un bot per me
menu-take-seat = Torno a giocare io
menu-replace = Fai giocare un bot per { $player }
menu-invite = Invita
menu-watch-link = Link per chi guarda
menu-export = Salva la partita in un file
menu-leave = Lascia il tavolo
moves-all = Tutte le mosse
moves-none = Ora non devi fare nulla.
moves-other = Altre mosse
moves-of = { $heading } ({ $count })
plain-moves = Le tue mosse
plain-table = Sul tavolo
plain-number = Numero di una mossa, poi Invio
plain-play = Gioca
menu-plain = Tabellone semplice: tutto a parole
menu-picture = Il tabellone come immagine
log-deed = { $player }: { $deed }

takeback-asked = { $player } chiede di ritirare l’ultima mossa.
takeback-waiting = Hai chiesto di ritirare la tua mossa. Gli altri ci pensano.
takeback-allow = E va bene
takeback-refuse = No, resta così
takeback-refused = { $player } non è d’accordo: la mossa resta.

resign-sure = Vuoi davvero abbandonare?
resign-warning = Per te la partita finisce, e non si torna indietro.
resign-yes = Sì, abbandono
resign-no = Continua a giocare
bot-choose = Quale bot si siede?
bot-sit = Fallo sedere

hint-title = Un consiglio
hint-do = Giocala
hint-mark = Il consiglio: { $words }. Premi per giocarla.
hint-none = Non vedo niente di meglio di quello che vedi già tu.
hint-asking = Vediamo…

invite-title = Invita
invite-text = Manda questo link a chi deve sedersi a questo posto. È la chiave del posto: non darla a nessun altro.
invite-seat = Link per { $player }
invite-qr = Codice QR: inquadralo con la fotocamera di un telefono.
invite-waiting = Manca { $player }. Manda il link:
invite-share = Condividi
invite-other-device = Questo indirizzo funziona solo su questo dispositivo. Per giocare con altri in casa, avvia il server con --lan.
invite-none = Non manca nessuno: tutti i posti sono occupati.
watch-text = Con questo link si vede il tavolo, ma non le carte in mano.

pass-title = Passa il dispositivo a { $player }
pass-text = Le carte restano nascoste finché { $player } non guarda.
pass-show = Eccomi, { $player }: mostrami le mie carte

refused-title = Così non si può
refused-clause = Regola { $clause }
refused-stale = Troppo tardi: la partita è già andata avanti.
refuse-not-your-turn = Non tocca a te.
refuse-game-over = La partita è finita.
refuse-not-a-players-move = Questa mossa non spetta ai giocatori.

## La fine

over-win =
    { $you ->
        [yes] Hai vinto!
       *[no] Ha vinto { $player }!
    }
over-win-shared = Vittoria condivisa: { $players }.
over-draw = Pareggio!
over-won-together = Vittoria di tutti!
over-lost-together = Stavolta è andata male.
over-resigned = Gli altri hanno abbandonato.
over-scores = Punti
over-rematch = Un’altra partita
over-rematch-hint = Un nuovo tavolo per tutti quelli che erano qui.
round-wanted = { $player } vuole un’altra partita.
round-ready = Il prossimo tavolo è pronto.
round-join = Unisciti
round-watch = Continua a guardare
round-seats = Posti della prossima partita
round-rotate = Uno più avanti
round-same = Come prima
evening =
    { $rounds ->
        [one] Stasera: una partita
       *[other] Stasera: { $rounds } partite
    }
evening-together = vinte { $won } : { $lost } perse
over-replay = Rivedi
over-look = Guarda il tabellone
over-lesson = Una lezione che sarebbe servita:
over-account = Come ci si è arrivati
over-sum = Somma
over-easier = Più facile: { $level }
over-harder = Più difficile: { $level }
over-won-by = Vinto da { $won } bot su { $games }
over-lost-to = Ha perso { $won } partite su { $games } contro il tuo rivale
over-won-against = Ha vinto { $won } partite su { $games } contro il tuo rivale
over-fair = Le carte sono state mescolate onestamente?
over-fair-text = Prima della prima carta il server ha fissato con questo sigillo come avrebbe mescolato. Ora il segreto è svelato: chi salva la partita in un file può controllare ogni mescolata.
over-fair-seal = Sigillo
over-fair-secret = Segreto
over-fair-check = Il controllo, da riga di comando
over-clause = Secondo la regola { $clause }

## Rivedere

replay-title = { $game }: rivediamo la partita
replay-first = All’inizio
replay-back = Un passo indietro
replay-forth = Un passo avanti
replay-last = Alla fine
replay-play = Riproduci
replay-pause = Pausa
replay-step = Passo { $step } di { $last }
replay-pace = Ritmo
replay-pace-slow = Lento
replay-pace-normal = Normale
replay-pace-quick = Veloce
replay-seat = Con gli occhi di
replay-watcher = Il pubblico
replay-play-on = Continua a giocare da qui
replay-play-on-hint = Da questo passo comincia un nuovo tavolo, con dadi nuovi.
replay-not-over = Questa partita è ancora in corso. Si potrà rivedere quando sarà finita.
replay-moments = Momenti chiave
replay-to-table = Al tavolo
replay-share = Mostra questo momento
replay-share-hint = Chi apre questo link vede la partita a questo passo, può guardarsi intorno e continuare a giocare.
replay-text = Salva la posizione come testo
review-open = Dove si è deciso?
review-begin = Mostramelo
review-making = Rivediamo la partita…
review-failed = Adesso non ha funzionato.
review-again = Riprova
review-chance = Probabilità di vincere: { $player }
review-together = La nostra probabilità di vincere
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = un’imprecisione
review-error = un errore
review-blunder = un grave errore
review-fell = è caduto
review-lucky = fortuna
review-unlucky = sfortuna
review-played = Giocato: { $move }
review-better = Meglio: { $move }
review-quiet = Nessun momento ha deciso da solo.
review-account = Che cosa ha mosso le probabilità, in %
review-luck = Fortuna
review-skill = Scelte proprie
review-hand = La mano
review-others = Gli altri
review-save = Salva questa analisi in un file
review-note = Giudicato da ciò che ognuno poteva sapere in quel momento. Tutte le colonne insieme danno tutta la strada dalla prima probabilità all’ultima.

## Regole

rules-of = { $game }: le regole
rules-in-english = Queste regole non sono ancora tradotte: eccole in inglese.
rules-contents = Indice
help-title = { $game }: come si gioca
help-open = Come si gioca
help-short = In breve
help-rules = Tutte le regole
help-page = Apri come pagina
figure-right = Figura: così si può
figure-wrong = Figura: così non si può

## Guai

lost-title = Qui non c’è niente
lost-text = Questo indirizzo non porta da nessuna parte. Forse si è persa una lettera per strada.
no-key-title = Manca la chiave
no-key-text = Un posto vuole il suo link intero, e questo è arrivato senza la fine. Fattelo mandare di nuovo.
away-title = Il server non risponde
away-text = Forse si sta riposando, o la rete è caduta. Niente è perso: i tuoi tavoli sono al sicuro.
away-here = Nessun collegamento al server. Quello che avevi già aperto si può leggere; i tavoli vanno avanti quando torna.
trouble-bad-message = Il server non ha capito.
trouble-too-large = È troppo lungo.
trouble-too-fast = Non così in fretta, per favore.
trouble-busy = In questo momento c’è molto da fare. Riprova tra un attimo.
trouble-no-such-table = Questo tavolo non esiste.
trouble-wrong-token = Questo link non apre nessun posto qui.
trouble-foreign-origin = Questa pagina viene da un altro indirizzo e non può giocare qui.
trouble-not-allowed = Ora non si può.
trouble-no-free-seat = L’ultimo posto libero è appena stato preso.
trouble-bad-option = Il gioco non si può preparare così.
trouble-not-found = Non si trova.
trouble-closed = Questo tavolo è chiuso: si può leggere, ma non continuare a giocare.
trouble-damaged = Ciò che è conservato di questo tavolo è danneggiato e non si può mostrare. Gli altri tavoli non ne risentono.
trouble-disk = Il server ora non può scrivere sul suo disco. Quello che è stato giocato è al sicuro; riprova tra poco.
trouble-database = Il server aspetta il suo database. Quello che è stato giocato è al sicuro; la partita riprenderà da sola.
trouble-internal = Qualcosa si è rotto sul server. Della tua partita non si è perso niente.

## Attrezzi del tabellone

kit-zoom-in = Avvicina
kit-zoom-out = Allontana
kit-zoom-fit = Mostra tutto
kit-board-keys = Le frecce spostano la vista, più e meno cambiano lo zoom, 0 mostra tutto.
kit-beyond = Posti fuori dalla vista { $side ->
    [left] a sinistra
    [right] a destra
    [top] in alto
   *[bottom] in basso
 }: { $count }
kit-keys = Tasti
kit-key-turn = Gira
kit-key-back = Lascia o rimetti a posto
kit-key-arrows = Dove brilla; con Maiusc ovunque
kit-key-enter = Fallo
kit-key-zoom = Più vicino, più lontano, tutto
kit-key-list = Questo elenco
kit-key-press = Premi il nuovo tasto. Esc lascia tutto com’è.
kit-key-taken = { $key } è già occupato: { $does }.
kit-key-needed = { $key } ha un compito suo su ogni tabellone.
kit-key-change = { $does }: { $key }. Cambia tasto
kit-key-reset = Tutti i tasti come prima
kit-sand =
    { $seconds ->
        [one] resta { $seconds } secondo
       *[other] restano { $seconds } secondi
    }

## Lessons

learn = Impara
learn-title = Impara { $game }
learn-hint = Giochi sul tabellone vero, senza avversari e senza orologio. Esci quando vuoi e torna.
learn-guided = Partita guidata, circa cinque minuti
learn-short = Un’idea, un paio di minuti
learn-done = Fatta
learn-go-on = Continua
first-title = { $game } per la prima volta?
first-hint = Una partita guidata dura circa cinque minuti: tu giochi e ogni passo è spiegato.
first-show = Mostrami come
first-know = Lo conosco
gentle-first = Una prima partita facile: { $how }.
gentle-coach = un allenatore dà consigli
gentle-bot = gioca il bot più facile
gentle-sand = la sabbia non scorre
gentle-level = il sotterraneo è facile, fatto da noi
gentle-usual = La partita normale
lesson = Lezione
lesson-step = { $page } di { $of }
lesson-next = Avanti
lesson-read-on = Prima leggi il resto: poi tocca a te.
lesson-show = Mostrami
lesson-do = Fallo
lesson-leave = Esci
lesson-other = Un’altra lezione
lesson-play = Una vera partita
lesson-again = Ricomincia
lesson-lost = Questa lezione è cambiata da quando l’hai cominciata.
