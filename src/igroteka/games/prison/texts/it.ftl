# La prigione, in parole. I nomi non si declinano mai: le frasi girano loro intorno. Per le variabili si veda en.ftl.

prison-name = La prigione
prison-tagline = Guida i tuoi otto attraverso un sotterraneo che gira, contro prigionieri che hanno tutti un loro piano.
prison-source = La nostra fonte è il regolamento del solitario. Nomina 17 dei 32 prigionieri e dice 14 dei loro 192 obiettivi con i punti azione; il resto delle loro carte è nostra ricostruzione, ed è segnato.

## Scelte

prison-option-game = Gioco
prison-option-game-solo = In solitario
prison-option-game-solo-hint = Tu contro i prigionieri del sotterraneo, che agiscono secondo le loro carte.
prison-option-game-duel = Duello
prison-option-game-duel-hint = Due giocatori, gli stessi otto personaggi a testa, preparazione nascosta.
prison-option-level = Sotterraneo
prison-option-level-hint = Quanti rinforzi chiamano le carte.
prison-option-level-white = Bianco
prison-option-level-white-hint = Nostro, per cominciare: due prigionieri, e nessuno viene chiamato.
prison-option-level-pink = Rosa
prison-option-level-pink-hint = Il più facile del regolamento: arrivano pochi rinforzi.
prison-option-level-yellow = Giallo
prison-option-level-yellow-hint = Facile.
prison-option-level-green = Verde
prison-option-level-green-hint = Medio.
prison-option-level-blue = Blu
prison-option-level-blue-hint = Impegnativo.
prison-option-level-red = Rosso
prison-option-level-red-hint = Difficile.
prison-option-level-black = Nero
prison-option-level-black-hint = Il più difficile: quasi ogni carta chiama qualcuno.
prison-option-sight = Sguardo dell’Arcimago
prison-option-sight-off = No
prison-option-sight-off-hint = Le stanze si aprono solo se qualcuno le rivela.
prison-option-sight-on = Sì
prison-option-sight-on-hint = Le carte con l’occhio aprono stanze da sole.

## Come si chiamano le cose

prison-class-backstabber = Assassina
prison-class-banshee = Banshee
prison-class-cleric = Chierico
prison-class-colossus = Colosso
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telepate
prison-class-wizard = Mago

prison-object-rope = Corda
prison-object-key = Chiave
prison-object-fireball = Bacchetta della palla di fuoco
prison-object-bow = Arco
prison-object-spear = Lancia telescopica
prison-object-shield = Scudo grande
prison-object-wounded = Ferito

prison-goal-combat = Combattere
prison-goal-reveal = Rivelare una stanza
prison-goal-exit = Uscita
prison-goal-regroup = Raggrupparsi
prison-goal-take = Prendere un oggetto
prison-goal-rotate = Girare una stanza
prison-goal-break = Rompere saracinesche
prison-goal-open = Aprire saracinesche
prison-goal-heal = Curare
prison-goal-push = Spingere

prison-side-yellow = Giallo
prison-side-blue = Blu
prison-side-np = Sotterraneo

## Che cosa si chiede

prison-prompt-starters = Scegli i quattro personaggi che iniziano sui punti della tua linea.
prison-prompt-hide = Disponi i tuoi segnalini coperti: scegline uno e una stanza chiusa per lui.
prison-prompt-put = Scegli la casella della nuova stanza su cui va questo segnalino.
prison-prompt-card = Gioca una carta azione: il suo numero sono i tuoi punti azione.
prison-prompt-act =
    { $ap ->
        [one] Agisci: resta { $ap } punto azione.
       *[other] Agisci: restano { $ap } punti azione.
    }
prison-prompt-move = Avanza casella per casella, raccogli o posa, poi fermati.
prison-prompt-choose = Un sei: scegli dove va il segnalino nella sua riga o colonna.
prison-prompt-fight = Scegli la tua carta combattimento.
prison-prompt-name = Il tuo Telepate legge nei pensieri: scegli la carta che gioca l’avversario.
prison-prompt-opens = Si apre una stanza: guarda che cosa ne esce.
prison-prompt-turns = Si scoprono le carte combattimento.
prison-prompt-chance = Decide il caso.
prison-prompt-wait = Tocca all’altra parte.
prison-prompt-over = La partita è finita.

## Le mosse in parole, come su un pulsante, e i titoli di più mosse

prison-way =
    { $side ->
        [0] nord
        [1] est
        [2] sud
       *[3] ovest
    }
prison-action-pick = Comincia sulla linea: { $figure }
prison-action-hide = Metti coperto, { $room }: { $token }
prison-action-put = Metti su { $square }: { $token }
prison-action-play-card = Gioca una carta: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: passo a { prison-way }
prison-action-pick-up = { prison-board-pick-up }: { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure }: { prison-board-verb-reveal } – { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure }: { prison-board-turn-clockwise }
       *[3] { $figure }: { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure }: { prison-board-verb-jump } – { $square }
prison-action-heal = { $figure }: { prison-board-verb-heal } – { $target }
prison-action-portcullis = { $figure }: { prison-board-verb-gate } – { prison-way }
prison-action-break = { $figure }: { prison-board-verb-break } – { prison-way }
prison-action-fire = { $figure }: { prison-board-verb-fire } – { prison-way }
prison-action-scream = { $figure }: { prison-board-verb-scream } – { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = L’altra parte gioca +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Rivelata: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Un dado sceglie tra vie uguali: { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where }: { $what }

## Perché no

prison-refuse-first-starters = Non ora: prima scegli i quattro che iniziano.
prison-refuse-first-hide = Non ora: prima disponi coperti sulle stanze tutti i tuoi segnalini.
prison-refuse-first-put = Non ora: prima metti il segnalino su una casella della nuova stanza.
prison-refuse-first-card = Non ora: prima gioca una carta azione.
prison-refuse-first-act = Non ora: nessuno si muove e nessuno combatte; scegli un’azione.
prison-refuse-first-move = Non ora: prima finisci il movimento in corso.
prison-refuse-first-choose = Non ora: prima scegli dove va il segnalino.
prison-refuse-first-name = Non ora: prima scegli la carta che gioca l’avversario.
prison-refuse-first-fight = Non ora: prima scegli la tua carta combattimento.
prison-refuse-nobody = Quel personaggio non è in gioco.
prison-refuse-not-yours = Quel personaggio non è tuo, o non è nel sotterraneo.
prison-refuse-wounded = I feriti non possono agire.
prison-refuse-healed = Chi è stato curato in questo turno non fa più nulla.
prison-refuse-ap =
    { $needed ->
        [one] Costa { $needed } punto azione; ne hai { $left }.
       *[other] Costa { $needed } punti azione; ne hai { $left }.
    }
prison-refuse-first-reveal = La primissima azione della partita rivela una delle due stanze davanti alla tua linea.
prison-refuse-picked = Quel personaggio è già scelto, o non esiste.
prison-refuse-no-card = Non hai quella carta: { $value }.
prison-refuse-ascending = La prima volta le carte azione vanno in ordine: ora tocca al { $value }.
prison-refuse-weakest = Davanti a questo Telepate devi giocare la tua carta combattimento più debole, +0 escluso.
prison-refuse-not-shown = Quella carta non è stata scoperta: +{ $value }.
prison-refuse-not-valid = Il segnalino non può andare lì: scegli una casella sicura e vuota.
prison-refuse-open-already = Lì non c’è una stanza chiusa.
prison-refuse-not-beside-room = Da lì la stanza non si rivela: bisogna esserle accanto, senza ostacoli dal proprio lato.
prison-refuse-no-gear = Solo da un meccanismo: si gira quella stanza o la sua gemella rivelata.
prison-refuse-one-quarter = Una stanza gira di un quarto alla volta.
prison-refuse-against-arrow = Solo un Mekanork gira una stanza contro la freccia.
prison-refuse-gear-locked = Al lo Stagnino è su un meccanismo di questa coppia: la girano solo i Mekanork.
prison-refuse-no-enemy = Si attacca solo un nemico che è nel sotterraneo.
prison-refuse-hurt-already = Chi è stato ferito in questo turno non può essere attaccato di nuovo.
prison-refuse-out-of-reach = Quel nemico è fuori dalla portata di questo attacco.
prison-refuse-no-jumps = Non hai più carte salto.
prison-refuse-no-landing = Si saltano due caselle, dritto o ad angolo, fino a una casella dove si può stare.
prison-refuse-no-cleric = Solo un Chierico cura.
prison-refuse-no-wounded = Non c’è un tuo ferito proprio accanto.
prison-refuse-end-crowded = Una casella tiene al massimo due segnalini: un personaggio illeso, e un oggetto o un amico ferito.
prison-refuse-no-key = Le saracinesche sono per l’Assassina, o per chi porta una chiave.
prison-refuse-no-portcullis = Da quel lato non c’è una saracinesca.
prison-refuse-gate-barred = Lì sta Gorm il Portinaio: questa saracinesca resta com’è.
prison-refuse-no-colossus = Solo un Colosso rompe le saracinesche.
prison-refuse-no-wand = Per la palla di fuoco serve un Mago con la bacchetta in mano.
prison-refuse-nobody-in-line = In quella direzione non c’è nessuno da colpire.
prison-refuse-no-banshee = Solo una Banshee urla.
prison-refuse-no-sight = La Banshee non vede quel personaggio in linea retta.
prison-refuse-no-room-behind = Dietro non c’è una casella libera verso cui spingere.
prison-refuse-tired = Non restano punti movimento: fermati qui.
prison-refuse-no-side = Le direzioni sono quattro: nord, est, sud e ovest.
prison-refuse-no-end = Da lì il movimento non potrebbe finire da nessuna parte.
prison-refuse-walled = Un muro, una saracinesca chiusa, una feritoia o una stanza non rivelata sbarra la strada.
prison-refuse-enemy = Un nemico illeso sbarra la strada.
prison-refuse-pit = C’è una fossa sulla strada, e nessuna corda.
prison-refuse-end-occupied = Non ci si ferma sulla casella di un altro.
prison-refuse-end-pit = Non ci si ferma su una fossa senza corda.
prison-refuse-nothing-here = Qui non c’è nulla da raccogliere.
prison-refuse-empty-hands = Non c’è nulla da posare o da consegnare.
prison-refuse-no-friend = Su questa casella non c’è un amico a cui darlo.
prison-refuse-handled = Su ogni casella le cose passano di mano una volta sola.
prison-refuse-not-to-hide = Quel segnalino non è fra quelli che devi ancora disporre.
prison-refuse-no-room = Quella stanza non esiste.
prison-refuse-room-full =
    { $most ->
        [one] Su una stanza sta al massimo { $most } segnalino.
       *[other] Su una stanza stanno al massimo { $most } segnalini.
    }
prison-refuse-not-free = Il segnalino va su una casella sicura e vuota della nuova stanza.
prison-refuse-step-by-step = Finché nessuno ha giocato un 4, una carta supera la più alta solo di uno: ora { $value } al massimo.
prison-refuse-no-such-card = Quella carta non si può nominare: +{ $value }. Nominane una da +1 a +6.
prison-refuse-named = Il Telepate ha nominato il tuo +{ $value }: devi giocarlo.

## Come si vince

prison-purpose-five = Primo a cinque punti: porta fuori i tuoi dall’altro lato o abbatti nemici. Tu { $mine } : { $theirs }
prison-purpose-five-watched = Primi a cinque punti: portare fuori i propri o abbattere nemici. { $mine } : { $theirs }

## Com’è finita

prison-over-won = Hai vinto: il sotterraneo è alle tue spalle.
prison-over-lost = Hai perso: il sotterraneo si tiene i suoi prigionieri.
prison-over-late = Sessanta turni e non cinque punti: il sotterraneo si tiene i suoi prigionieri.
prison-over-five = Cinque punti: il duello è deciso.
prison-over-nobody = A una parte non resta nessuno: il duello è deciso.
prison-over-turns = I turni sono finiti: vince il punteggio più alto.
prison-over-draw = Pareggio: nessuna parte è in vantaggio.

## Che cosa succede

prison-event-picked = Sulla linea di partenza, { $square }: { $figure }.
prison-event-first =
    { $side ->
        [0] La sorte dice: inizia Giallo.
       *[1] La sorte dice: inizia Blu.
    }
prison-event-stood =
    { $side ->
        [0] Un segnalino giallo sta coperto sulla linea.
       *[1] Un segnalino blu sta coperto sulla linea.
    }
prison-event-hid = Coperto su una stanza: { $number }.
prison-event-covered =
    { $side ->
        [0] Un segnalino giallo sta coperto su una stanza.
       *[1] Un segnalino blu sta coperto su una stanza.
    }
prison-event-uncovered = Chi inizia viene scoperto.
prison-event-found =
    { $side ->
        [0] Nella stanza: { $number }. Giallo sceglie la casella.
       *[1] Nella stanza: { $number }. Blu sceglie la casella.
    }
prison-event-named =
    { $side ->
        [0] Il Telepate di Giallo nomina +{ $value }.
       *[1] Il Telepate di Blu nomina +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] La carta combattimento di Giallo è coperta sul tavolo.
       *[1] La carta combattimento di Blu è coperta sul tavolo.
    }
prison-event-dealt = Vanno nel sacchetto: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Giallo gioca una carta: { $value } punto azione.
           *[other] Giallo gioca una carta: { $value } punti azione.
        }
       *[1] { $value ->
            [one] Blu gioca una carta: { $value } punto azione.
           *[other] Blu gioca una carta: { $value } punti azione.
        }
    }
prison-event-walked = { $figure } cammina: { $start } – { $end }.
prison-event-jumped = { $figure } salta: { $start } – { $end }.
prison-event-took = { $figure } prende: { $thing }.
prison-event-dropped = { $figure } posa: { $thing }.
prison-event-gave = { $figure } consegna ciò che porta; ora lo ha { $to }.
prison-event-opened =
    { $by ->
        [-1] Una stanza si apre da sola.
       *[other] { $by } rivela una stanza.
    }
prison-event-drew = Dal sacchetto esce: { $number }.
prison-event-diced = I dadi del teletrasporto: riga { $red }, colonna { $white }.
prison-event-placed = { $number } arriva in { $square }.
prison-event-vanished = Doppio sei: { $number } esce dal gioco.
prison-event-rotated =
    { $quarters ->
        [1] { $by } gira una stanza di un quarto in senso orario.
        [2] { $by } gira una stanza di mezzo giro.
       *[3] { $by } gira una stanza di un quarto in senso antiorario.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } contro { $target }: carte { $cards }, in tutto { $totals }. Pareggio: non succede nulla.
        [0] { $attacker } contro { $target }: carte { $cards }, in tutto { $totals }. Vince Giallo.
        [2] { $attacker } contro { $target }: carte { $cards }, in tutto { $totals }. Il sotterraneo vince lo scontro.
       *[1] { $attacker } contro { $target }: carte { $cards }, in tutto { $totals }. Vince Blu.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } tira con l’arco. Bersaglio: { $target }.
        [spear] { $attacker } colpisce di lancia. Bersaglio: { $target }. Nella lotta: { $fighters }.
       *[close] { $attacker } attacca. Bersaglio: { $target }. Nella lotta: { $fighters }.
    }
prison-event-wounded = { $figure } subisce una ferita.
prison-event-died = { $figure } muore.
prison-event-fell = { $figure } cade in una fossa.
prison-event-lost = Va perso in una fossa: { $thing }.
prison-event-broke = { $figure } sfonda un passaggio per sempre.
prison-event-gated =
    { $open ->
        [yes] { $figure } apre una saracinesca.
       *[no] { $figure } chiude una saracinesca.
    }
prison-event-healed = { $figure } cura { $target }.
prison-event-pushed = { $figure } urla e { $target } vola via: { $start } – { $end }.
prison-event-burnt = { $figure } lancia la palla di fuoco: { $target } brucia.
prison-event-left = { $figure } lascia il sotterraneo.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } punto a Giallo ({ $clause }).
           *[other] { $points } punti a Giallo ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } punto al sotterraneo ({ $clause }).
           *[other] { $points } punti al sotterraneo ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } punto a Blu ({ $clause }).
           *[other] { $points } punti a Blu ({ $clause }).
        }
    }
prison-event-arrived = Arriva un rinforzo: { $figure }.
prison-event-looked = L’Arcimago guarda una stanza chiusa.
prison-event-turned = Il sotterraneo scopre: { $values }.
prison-event-rowed =
    { $row ->
        [0] Il giro del sotterraneo: non c’è ancora nessuno.
       *[other] Il giro del sotterraneo, in quest’ordine: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Il turno di Giallo è finito.
        [2] Il turno del sotterraneo è finito.
       *[1] Il turno di Blu è finito.
    }
prison-event-over =
    { $winner ->
        [-1] La partita è finita, { $points }: pareggio.
        [0] La partita è finita, { $points }: ha vinto Giallo.
        [2] La partita è finita, { $points }: ha vinto il sotterraneo.
       *[1] La partita è finita, { $points }: ha vinto Blu.
    }
prison-event-activated = { $figure } guarda gli obiettivi della sua carta.
prison-event-rested = { $figure } ha finito.
prison-event-tied = Un dado sceglie fra { $ties } vie uguali.
prison-event-thought = { $figure } decide: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Il dado di rotazione: un quarto, senso orario.
        [2] Il dado di rotazione: due quarti, senso orario.
        [3] Il dado di rotazione: tre quarti, senso orario.
        [-1] Il dado di rotazione: un quarto, senso antiorario.
        [-2] Il dado di rotazione: due quarti, senso antiorario.
       *[-3] Il dado di rotazione: tre quarti, senso antiorario.
    }

## Consigli

prison-hint-step = La linea opposta si avvicina: circa { $ap } PA invece di { $from }.
prison-hint-out = Questo passo porta fuori, e un personaggio fuori è un punto.
prison-hint-strike = Per questo colpo non serve una carta: è sicuro.
prison-hint-opens = { $who } è allora a circa { $ap } PA dalla linea opposta invece di { $from }.
prison-hint-beside = Da lì è a portata: { $who }.
prison-hint-fight = Questa carta vince nel { $wins } % dei casi e perde nel { $loses } %.
prison-hint-reveal = Nessuno attraversa una stanza chiusa. Amici che possono aspettare dentro: { $hidden }.
prison-hint-turn = Girata così, la stanza porta dove vuoi o chiude fuori gli altri.
prison-hint-attack = Con +{ $value } vinci il { $wins } % delle volte e perdi il { $loses } %. Un nemico ferito è mezzo punto.
prison-hint-jump = Il salto risparmia il giro.
prison-hint-heal = { $who } potrà camminare e combattere al prossimo turno.
prison-hint-portcullis = La saracinesca è d’intralcio a qualcuno.
prison-hint-break = Senza questa saracinesca la via è aperta per sempre.
prison-hint-fire = Il primo su quella linea sparisce, ed è un punto.
prison-hint-scream = Spinto là, sta peggio.
prison-hint-pass = Nient’altro migliora le cose.
prison-hint-pick-up = Questo servirà: { $what }.
prison-hint-drop = Le mani servono per altro.
prison-hint-give = L’altro ne farà miglior uso.
prison-hint-stop = Una buona casella per fermarsi.
prison-hint-pick = Buono per cominciare: velocità { $speed }, forza { $strength }.
prison-hint-hide = In quella stanza serve di più a te, o di meno all’altro.
prison-hint-put = Su questa casella serve di più a te, o di meno all’altro.
prison-hint-card = Il miglior turno che si vede ora chiede questi punti azione.
prison-hint-name = La più debole di queste è la migliore per te.
prison-hint-choose = Lì ti giova di più, o ti nuoce di meno.

## I prigionieri e le loro doti

prison-npc-curious-lissandra = Lissandra la Curiosa
prison-npc-jen = Jen
prison-npc-magpie-nika = Nika la Gazza
prison-npc-lockpick-rada = Rada Grimaldello
prison-npc-rick-wave = Rick-Onda
prison-npc-wailing-marta = Marta la Piagnona
prison-npc-siren-ulla = Ulla la Sirena
prison-npc-thunder-gleb = Gleb il Tuono
prison-npc-father-kind = Padre Bontà
prison-npc-father-junk = Padre Ciarpame
prison-npc-sister-thimble = Suor Ditale
prison-npc-brother-lantern = Fra Lanterna
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Gorm il Portinaio
prison-npc-tinker-al = Al lo Stagnino
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Bram il Bastian Contrario
prison-npc-serpico = Serpico
prison-npc-slissken = Slissken la Serpe
prison-npc-silent-ashka = Ashka la Silenziosa
prison-npc-stubborn-coil = Spira il Testardo
prison-npc-weakling-ed = Ed il Mingherlino
prison-npc-xant = Xant
prison-npc-foggy-bertram = Bertram il Nebbioso
prison-npc-doubting-toma = Toma l’Incredulo
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Odo lo Svagato
prison-npc-lady-frost = Dama Brina

prison-trait-alarm-bell = Quando rivela la seconda stanza in un’attivazione, arriva subito un rinforzo.
prison-trait-lone-knife = Il suo +2 nello scontro di gruppo vale anche quando attacca uno contro uno.
prison-trait-pickpocket = Se finisce un movimento a mani vuote, prende a un nemico illeso accanto, senza nulla in mezzo, l’oggetto più alto nella sua lista.
prison-trait-own-key = Sulla via di qualunque obiettivo apre le saracinesche per 1 PA l’una, come se portasse una chiave.
prison-trait-breaker-push = Se proprio dietro il suo bersaglio c’è una saracinesca, un muro o una feritoia, la sua spinta li rompe per sempre; il bersaglio ci passa attraverso e resta ferito.
prison-trait-shakes-loose = Chi viene spinto da lei lascia cadere ciò che porta sulla casella che abbandona.
prison-trait-pull = Il suo urlo non allontana il bersaglio: lo attira di una casella, dritto verso di lei.
prison-trait-long-push = La sua spinta manda il bersaglio dritto finché lo ferma un muro, una saracinesca, una feritoia o un personaggio, o lo inghiotte una fossa senza corda.
prison-trait-quick-recovery = La carta del prigioniero che cura torna dritta, e quel prigioniero può ancora essere attivato in questo giro.
prison-trait-picks-on-weak = Attacca solo un nemico la cui forza propria è minore della sua, senza contare chi si unirebbe allo scontro.
prison-trait-heal-at-sight = Cura qualunque amico ferito nella sua linea di vista, anche se non è accanto.
prison-trait-alms = Ogni terza cura che fa nella partita è 1 punto per il sotterraneo.
prison-trait-breaker-points = Ogni terza saracinesca che rompe nella partita è 1 punto per il sotterraneo.
prison-trait-crowd-fury = In uno scontro di gruppo il sotterraneo aggiunge 1 per ogni combattente nemico oltre il primo.
prison-trait-long-stride = Per 1 PA percorre fino a 3 caselle invece di 2.
prison-trait-bars-the-gate = Finché non è ferito, il giocatore non può né aprire né chiudere una saracinesca sul bordo della sua casella.
prison-trait-gear-lock = Finché sta su un meccanismo, solo i Mekanork, di qualunque parte, girano quella coppia di stanze, e l’obiettivo «girare una stanza» degli altri prigionieri ne ignora i meccanismi.
prison-trait-double-turn = In modo rotazione tira prima per la stanza in cui sta e poi, se restano PA, ancora una volta per la gemella, ogni volta nel verso uscito.
prison-trait-born-on-gear = Appare senza dadi sul meccanismo della sua stanza, o con i dadi se lì c’è un segnalino.
prison-trait-gear-and-reverse = Appare senza dadi sul meccanismo della sua stanza, o con i dadi se lì c’è un segnalino, e ogni stanza che gira va contro la freccia.
prison-trait-errands = Finché porta un ferito, il suo obiettivo 1 è consegnarlo a un Chierico amico illeso; finché porta la bacchetta della palla di fuoco, consegnarla a un Mago amico illeso.
prison-trait-lays-out-loot = Quando rivela una stanza, gli oggetti vanno senza dadi sulle caselle valide che raggiunge prima con i PA rimasti o, se non ne raggiunge, sulle più vicine.
prison-trait-slips-past = Può passare attraverso i nemici illesi, ma mai fermarsi sulla loro casella.
prison-trait-acts-wounded = Anche ferito viene attivato, con il solo obiettivo Raggrupparsi 3 e i Chierici in testa alla lista.
prison-trait-weakest-card = Nel corpo a corpo uno contro uno il giocatore deve giocare la carta combattimento più bassa, +0 escluso a meno che sia l’unica.
prison-trait-two-cards = Nel corpo a corpo uno contro uno il sotterraneo scopre due carte combattimento, gioca la più alta e le scarta entrambe.
prison-trait-blind-card = Nel corpo a corpo uno contro uno la carta combattimento del giocatore è pescata a caso dalla mano.
prison-trait-second-thought = Nel corpo a corpo uno contro uno, se la carta del sotterraneo dovesse perdere, viene scartata e si gioca la successiva, una volta sola.
prison-trait-feared-fire = Un nemico che uccide con la palla di fuoco vale 2 punti per il sotterraneo invece di 1.
prison-trait-any-shield = Qualunque oggetto porti gli vale anche da scudo grande.
prison-trait-wanders = Prima di guardare i suoi obiettivi si tirano una volta i dadi del teletrasporto per la sua stanza; se indicano, senza alcun sei, una casella valida, viene spostato lì.
prison-trait-chill = Un personaggio del giocatore che inizia un movimento accanto a lei, senza nulla in mezzo e finché lei non è ferita, ha 2 punti movimento in meno, ma almeno 1.

## Intorno al tabellone: carte, scontri, punteggio

prison-ui-somebody = qualcuno
prison-ui-sided =
    { $side ->
        [0] { $name } (giallo)
       *[1] { $name } (blu)
    }
prison-ui-room = stanza { $place }

# La fila dei prigionieri
prison-ui-npcs = Prigionieri nel sotterraneo
prison-ui-no-npcs = Nel sotterraneo non c’è ancora nessun prigioniero.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = agisce ora
prison-ui-standing-next = tocca fra poco
prison-ui-standing-upright = agirà in questo giro
prison-ui-standing-turned = ha già agito
prison-ui-standing-waiting = aspetta il suo giro
prison-ui-next = poi
prison-ui-build = Velocità { $speed }, forza { $strength }
prison-ui-stands = In { $square }
prison-ui-is-wounded = Con ferita
prison-ui-carries = Porta: { $what }
prison-ui-known = lo dice il regolamento del solitario
prison-ui-ours = nostra ricostruzione
prison-ui-card-known = Il regolamento del solitario nomina questo prigioniero.
prison-ui-card-ours = Questo prigioniero è nostro.
prison-ui-goals = Obiettivi, dal primo
prison-ui-main = obiettivo principale
prison-ui-ap = { $ap } PA
prison-ui-classes = Classi, dalla più alta
prison-ui-objects = Oggetti, dal più alto
prison-ui-why = Perché ha fatto così?
prison-ui-no-decision = Nel diario non c’è nessuna sua decisione.

# Carte
prison-ui-hand = Le tue carte
prison-ui-actions = Carte azione
prison-ui-card-now = giocabile ora
prison-ui-card-later = non ora
prison-ui-card-played = giocata
prison-ui-ap-left =
    { $ap ->
        [one] Resta { $ap } punto azione
       *[other] Restano { $ap } punti azione
    }
prison-ui-jumps =
    { $jumps ->
        [one] Resta { $jumps } salto
       *[other] Restano { $jumps } salti
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } carta combattimento
       *[other] { $cards } carte combattimento
    }
prison-ui-decks = Carte combattimento
prison-ui-own-fights = La tua mano
prison-ui-own-spent = Giocate da te
prison-ui-np-fights = Il mazzo del sotterraneo
prison-ui-np-spent = I suoi scarti
prison-ui-other-fights = La mano dell’altra parte
prison-ui-other-spent = Giocate dall’altra parte
prison-ui-icons = La gemma del tuo livello su una carta porta un rinforzo. Il tuo +0 torna in mano.
prison-ui-face-action =
    { $value ->
        [one] { $value } azione
       *[other] { $value } azioni
    }
prison-ui-face-jump = Salto
prison-ui-face-fight = Carta combattimento +{ $value }
prison-ui-face-np = La sua carta combattimento +{ $value }
prison-ui-calls = porta un rinforzo al livello { $level }
prison-ui-eye = l’occhio apre una stanza

# Uno scontro
prison-ui-fight-close = { $attacker } attacca { $target }
prison-ui-fight-bow = { $attacker } tira a { $target }
prison-ui-fight-spear = { $attacker } colpisce di lancia { $target }
# $side: 0 è giallo, 1 blu, 2 il sotterraneo del gioco in solitario.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Giallo attacca
           *[defence] Giallo si difende
        }
        [1] { $role ->
            [attack] Blu attacca
           *[defence] Blu si difende
        }
       *[2] { $role ->
            [attack] Il sotterraneo attacca
           *[defence] Il sotterraneo si difende
        }
    }
prison-ui-brings = Forza { $strength }, bonus { $bonus }
prison-ui-total = Somma: { $total }
prison-ui-choose-card = Scegli la tua carta combattimento
prison-ui-pick-theirs = Il tuo Telepate vede tre carte: quale va giocata?
prison-ui-name-theirs = Il tuo Telepate nomina la carta che l’altro deve giocare
prison-ui-named = Il Telepate nomina +{ $value }: chi ce l’ha la gioca.
prison-ui-wait-card = La tua carta è coperta. Sceglie l’altra parte.
prison-ui-cards-turn = Si scoprono le carte…
prison-ui-fight-result =
    { $winner ->
        [-1] Pareggio: non succede nulla
        [0] Giallo vince lo scontro
        [1] Blu vince lo scontro
       *[2] Il sotterraneo vince lo scontro
    }
prison-ui-fold = Guarda il tabellone
prison-ui-unfold = Torna allo scontro

# Come va
prison-ui-points = { $points } punti su { $most }
prison-ui-turn = Turno { $turn } di { $most }
prison-ui-level = Sotterraneo: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Può ancora arrivare { $cards } rinforzo
       *[other] Possono ancora arrivare { $cards } rinforzi
    }
prison-ui-sight-on = L’Arcimago osserva
prison-ui-sight-off = Senza lo Sguardo dell’Arcimago
prison-ui-closed-rooms =
    { $rooms ->
        [0] Tutte le stanze sono aperte
        [one] { $rooms } stanza è chiusa
       *[other] { $rooms } stanze sono chiuse
    }
prison-ui-is-closed = chiusa
prison-ui-is-open = aperta
prison-ui-bag = Nel sacchetto
prison-ui-bag-empty = Il sacchetto è vuoto.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = È stata dura: prova un sotterraneo più facile.
prison-ui-advice-higher = È stata facile: prova un sotterraneo più difficile.
prison-ui-advice-same = La prossima volta resta a questo livello.

## Perché un prigioniero fa quel che fa

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: servono { $needed } PA, ne ha { $ap } → sì
prison-trace-dear = { $rank }. { $goal }: servono { $needed } PA, ne ha { $ap } → no
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: nessuna stanza è chiusa → saltato
        [break] { $rank }. { $goal }: non restano saracinesche → saltato
        [open] { $rank }. { $goal }: nessuna saracinesca è chiusa → saltato
        [heal] { $rank }. { $goal }: nessun amico è ferito → saltato
        [combat] { $rank }. { $goal }: non ci sono nemici → saltato
        [push] { $rank }. { $goal }: non ci sono nemici → saltato
        [rotate] { $rank }. { $goal }: non c’è un meccanismo → saltato
        [regroup] { $rank }. { $goal }: non ci sono amici → saltato
       *[take] { $rank }. { $goal }: non c’è nulla che voglia → saltato
    }
prison-trace-no-way = { $rank }. { $goal }: nessuna via ci porta, con { $ap } PA → no
prison-trace-beside = { $rank }. { $goal }: è già accanto a un amico di quella classe → no
prison-trace-load = { $rank }. { $goal }: nulla di meglio di ciò che porta → no
prison-trace-hurt = { $rank }. { $goal }: ferita di questo turno, non si attacca di nuovo → no
prison-trace-strong = { $rank }. { $goal }: nessuno più debole → no
prison-trace-locked = { $rank }. { $goal }: quel meccanismo è bloccato → no
prison-trace-again = Ha preso qualcosa: di nuovo da capo, con { $ap } PA.
prison-trace-on = Continua con il suo obiettivo, { $goal }: restano { $ap } PA.
prison-trace-goal = Dunque: { $goal }, per { $needed } PA su { $ap }.
prison-trace-near = Fuori portata: il più vicino possibile a { $goal }, per { $needed } PA su { $ap }.
prison-trace-to-go = Da fare: prima { $before } PA, { $from } caselle; dopo { $after } PA, { $to } caselle.
prison-trace-straight = Da fare in righe e colonne: prima { $from }, dopo { $to }.
prison-trace-as-if-b = Contato come se lì non ci fosse nessuno.
prison-trace-as-if-c = Contato come se lì non ci fosse nessuno e le saracinesche fossero aperte.
prison-trace-as-if-d = Contato come se lì non ci fosse nessuno e stanze chiuse, saracinesche e feritoie fossero aperte.
prison-trace-others = Anche a portata: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } per { $needed } PA
       *[other] { $about }, numero { $rank } della lista, per { $needed } PA
    }
prison-trace-rest = Non fa altro.
prison-trace-by-list =
    { $rank ->
        [0] Un Chierico viene prima di tutti: il più alto a portata.
       *[other] Numero { $rank } della lista: il più alto a portata.
    }
prison-trace-by-ap = La via che costa meno PA.
prison-trace-by-squares = PA uguali: la via con meno caselle.
prison-trace-by-die =
    { $ties ->
        [2] Due vie uguali: decide il dado.
       *[other] { $ties } vie uguali: decide il dado.
    }

## Sul tabellone

prison-board-map = Il sotterraneo
prison-board-deeds = Che cosa può fare questo personaggio
prison-board-you = Tu
prison-board-dungeon = Sotterraneo
prison-board-points = { $name }: { $points } punti su { $most }

# Due lettere per il distintivo di un personaggio.
prison-board-mark-backstabber = As
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Ch
prison-board-mark-colossus = Co
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = Ma

prison-board-power-backstabber = Apre e chiude saracinesche; +2 in uno scontro di gruppo accanto a un amico.
prison-board-power-banshee = Il suo urlo spinge via di una casella chiunque sia in vista.
prison-board-power-cleric = Cura un amico ferito accanto.
prison-board-power-colossus = Rompe le saracinesche per sempre.
prison-board-power-mekanork = Su un meccanismo gira l’una o l’altra stanza della coppia in ogni verso.
prison-board-power-naga = Passa per le feritoie.
prison-board-power-telepath = Uno contro uno, dice quale carta gioca il nemico.
prison-board-power-wizard = Fluttua su fosse e nemici; solo lui usa la bacchetta.

prison-board-starters =
    { $left ->
        [one] Scegli ancora { $left } personaggio per la linea
       *[other] Scegli { $left } personaggi per la linea
    }
prison-board-suggest = Un buon inizio: { $who }.
prison-board-take =
    { $count ->
        [one] Prendi questo
       *[other] Prendi questi { $count }
    }
prison-board-lay = Segnalini da disporre coperti

# Le caselle per chi ascolta: che cosa c’è.
prison-board-of-yellow = { $name }, giallo
prison-board-of-blue = { $name }, blu
prison-board-of-dungeon = { $name }, prigioniero
prison-board-wounded = con ferita
prison-board-line-yellow = linea gialla
prison-board-line-blue = linea blu
prison-board-closed = stanza chiusa
prison-board-closed-room = Stanza chiusa { $place }
prison-board-pit = fossa
prison-board-gear = meccanismo
prison-board-gate-shut = saracinesca chiusa
prison-board-gate-open = saracinesca aperta
prison-board-gate-broken = saracinesca rotta
prison-board-walk-here =
    { $ap ->
        [0] Cammina fin qui.
        [one] Cammina fin qui per { $ap } punto azione.
       *[other] Cammina fin qui per { $ap } punti azione.
    }
prison-board-do-move = Cammina.
prison-board-do-reveal = Rivela questa stanza.
prison-board-do-hide = Metti qui il segnalino, coperto.
prison-board-do-turn = Gira questa stanza.
prison-board-do-attack = Attacca.
prison-board-do-jump = Salta qui.
prison-board-do-heal = Cura.
prison-board-do-gate = Apri o chiudi la saracinesca.
prison-board-do-break = Rompi la saracinesca.
prison-board-do-fire = Brucia con la bacchetta.
prison-board-do-scream = Spingi via con un urlo.
prison-board-turn-clockwise = Gira la stanza { $room } in senso orario
prison-board-turn-counter = Gira la stanza { $room } in senso antiorario

prison-board-verb-move = Cammina
prison-board-verb-reveal = Rivela una stanza
prison-board-verb-turn = Gira una stanza
prison-board-verb-attack = Attacca
prison-board-verb-jump = Salta
prison-board-verb-heal = Cura
prison-board-verb-gate = Saracinesca
prison-board-verb-break = Rompi
prison-board-verb-fire = Fuoco
prison-board-verb-scream = Urla
prison-board-pick-up = Raccogli
prison-board-pick-up-wounded = Raccogli il ferito
prison-board-drop = Posa: { $what }
prison-board-give = Scambia con: { $to }
prison-board-stop = Fermati qui
prison-board-pass = Fine turno
prison-board-hurry = Avanti veloce

prison-board-first = Rivela una delle due stanze davanti alla tua linea: sceglila.
prison-board-select = Scegli uno dei tuoi personaggi, o finisci il turno.
prison-board-selected = { $name }: scegli dove andare o chi colpire, o un’azione.
prison-board-where = { $deed }: scegli ciò che brilla.
prison-board-moving =
    { $points ->
        [0] { $name } non può proseguire: fermati qui.
        [one] { $name } cammina: ancora { $points } casella.
       *[other] { $name } cammina: ancora { $points } caselle.
    }
prison-board-choose = Un sei! Scegli tu la casella per: { $name }.
prison-board-put = Scegli la casella per: { $name }.
prison-board-hide = Scegli un segnalino, poi scegli una stanza chiusa.
prison-board-no-way = Con i tuoi punti azione nessuna via porta lì.
prison-board-dice = Dadi: riga { $red }, colonna { $white }
prison-board-spin = Dado di rotazione: { $quarters }

prison-key-drop = Per strada: posa
prison-key-give = Per strada: scambia

## Figures

prison-figure-wall = I muri fermano tutti.
prison-figure-bars = Anche una saracinesca chiusa.
prison-figure-slit = Nessuno passa da una feritoia.
prison-figure-naga-slit = Ma la Naga sì.
prison-figure-open-bars = L’Assassina apre e chiude le saracinesche.
prison-figure-break-bars = Il Colosso le rompe per sempre.
prison-figure-jump-pit = Un salto va due caselle dritto, anche sopra una fossa.
prison-figure-jump-corner = Oppure ad angolo.
prison-figure-jump-wall = Non attraverso un muro.
prison-figure-pit = Senza corda nessuno va su una fossa.
prison-figure-turn = Dal suo meccanismo la stanza gira di un quarto, secondo la freccia.
prison-figure-turn-back = Contro la freccia la gira solo il Mekanork.
prison-figure-sight = Niente fra loro in linea retta: è in vista.
prison-figure-no-sight = Una saracinesca chiusa blocca la vista.
prison-figure-slit-shot = Dalla casella accanto alla feritoia si vede e si tira.
prison-figure-reveal = Chi sta accanto a una stanza chiusa può aprirla.
prison-figure-no-reveal = Non con un muro in mezzo.
prison-figure-ed-fights = I primi obiettivi di Ed falliscono; raggiunge il Chierico e combatte.
prison-figure-ed-walks = Nessun obiettivo sta in cinque punti: cammina verso l’uscita.
prison-figure-ed-bars = Rinchiuso, va più vicino che può: alla saracinesca.
prison-figure-hur-ban = Hur-Ban combatte il primo della lista, poi il seguente, e prosegue.
prison-figure-lissandra = Lissandra apre la stanza più vicina, prende l’arco, poi apre la prossima.
prison-figure-teleport = Ciò che arriva nella stanza va dove dicono due dadi.
prison-figure-al = Al va dal primo amico della lista e prende la lancia strada facendo.
prison-figure-serpico = Serpico porta Xant ferito dal Chierico, prende la bacchetta ed esce.
prison-figure-artos = Artos rompe due saracinesche e va verso la terza.
prison-figure-ley-vite = Un punto fino al meccanismo; il dado dice tre, gira con i due rimasti.
prison-figure-maldon = Maldon passa attraverso Serpico e prende la bacchetta: per lui vale di più.
prison-figure-set-up = Otto stanze chiuse, quattro per due, fra le due linee.

## Problemi

prison-puzzle-points = Porta il punteggio a { $points } con i punti azione rimasti, qualunque carta esca.
prison-puzzle-points-missed = Il turno è finito. I tuoi punti: { $scored } su { $points }
prison-puzzle-safe = Supera il turno del sotterraneo: nessuno dei tuoi è ferito, e non segna punti.
prison-puzzle-safe-missed = Il sotterraneo ha colpito. I tuoi feriti: { $hurt }, i suoi punti: { $theirs }

## La fine, a pezzi

prison-account-out = { $name } è fuori
prison-account-struck = Abbattuto: { $name }
prison-account-fell = In una fossa: { $name }
prison-account-their-out = Il sotterraneo: { $name } è fuori
prison-account-their-struck = Il sotterraneo: perso { $name }
prison-account-their-fell = Il sotterraneo: nella fossa, { $name }
prison-account-their-trait = Il sotterraneo: { $name }, per un tratto

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = attaccabrighe
prison-bot-brawler-hint = Preferisce combattere che girare al largo.
prison-bot-explorer = esploratore
prison-bot-explorer-hint = Apre e gira più stanze degli altri.
