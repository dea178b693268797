# La prisión, en palabras. Los nombres no se declinan: las frases los rodean. Sobre las variables, véase en.ftl.

prison-name = La prisión
prison-tagline = Guía a tus ocho por una mazmorra que gira, contra presos que tienen cada uno su propio plan.
prison-source = Nuestra fuente es el reglamento del juego en solitario. Nombra a 17 de los 32 presos y dice 14 de sus 192 objetivos con puntos de acción; lo demás de sus cartas es reconstrucción nuestra, y está marcado.

## Opciones

prison-option-game = Juego
prison-option-game-solo = En solitario
prison-option-game-solo-hint = Tú contra los presos de la mazmorra, que actúan según sus cartas.
prison-option-game-duel = Duelo
prison-option-game-duel-hint = Dos jugadores, los mismos ocho personajes cada uno, preparación oculta.
prison-option-level = Mazmorra
prison-option-level-hint = Cuántos refuerzos llaman las cartas.
prison-option-level-white = Blanco
prison-option-level-white-hint = Nuestro, para empezar: dos presos, y no se llama a nadie.
prison-option-level-pink = Rosa
prison-option-level-pink-hint = El más fácil del reglamento: llegan pocos refuerzos.
prison-option-level-yellow = Amarillo
prison-option-level-yellow-hint = Fácil.
prison-option-level-green = Verde
prison-option-level-green-hint = Intermedio.
prison-option-level-blue = Azul
prison-option-level-blue-hint = Exigente.
prison-option-level-red = Rojo
prison-option-level-red-hint = Difícil.
prison-option-level-black = Negro
prison-option-level-black-hint = El más difícil: casi cada carta llama a alguien.
prison-option-sight = Mirada del Archimago
prison-option-sight-off = No
prison-option-sight-off-hint = Las salas solo se abren si alguien las revela.
prison-option-sight-on = Sí
prison-option-sight-on-hint = Las cartas con el ojo abren salas por sí solas.

## Cómo se llama cada cosa

prison-class-backstabber = Asesina
prison-class-banshee = Banshee
prison-class-cleric = Clérigo
prison-class-colossus = Coloso
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telépata
prison-class-wizard = Mago

prison-object-rope = Cuerda
prison-object-key = Llave
prison-object-fireball = Vara de bola de fuego
prison-object-bow = Arco
prison-object-spear = Lanza telescópica
prison-object-shield = Escudo grande
prison-object-wounded = Herido

prison-goal-combat = Combate
prison-goal-reveal = Revelar una sala
prison-goal-exit = Salida
prison-goal-regroup = Reagruparse
prison-goal-take = Tomar un objeto
prison-goal-rotate = Girar una sala
prison-goal-break = Romper rastrillos
prison-goal-open = Abrir rastrillos
prison-goal-heal = Curar
prison-goal-push = Empujar

prison-side-yellow = Amarillo
prison-side-blue = Azul
prison-side-np = Mazmorra

## Qué se pide

prison-prompt-starters = Elige los cuatro personajes que empiezan en los puntos de tu línea.
prison-prompt-hide = Coloca tus fichas boca abajo: elige una y una sala cerrada para ella.
prison-prompt-put = Elige la casilla de la nueva sala a la que va esta ficha.
prison-prompt-card = Juega una carta de acción: su número son tus puntos de acción.
prison-prompt-act =
    { $ap ->
        [one] Actúa: queda { $ap } punto de acción.
       *[other] Actúa: quedan { $ap } puntos de acción.
    }
prison-prompt-move = Avanza casilla a casilla, toma o deja cosas y luego detente.
prison-prompt-choose = Un seis: elige adónde va la ficha en su fila o columna.
prison-prompt-fight = Elige tu carta de combate.
prison-prompt-name = Tu Telépata lee los pensamientos: elige la carta que juega el otro bando.
prison-prompt-opens = Se abre una sala: mira qué sale de ella.
prison-prompt-turns = Se descubren las cartas de combate.
prison-prompt-chance = Decide el azar.
prison-prompt-wait = Mueve el otro bando.
prison-prompt-over = La partida ha terminado.

## Jugadas en palabras, como en un botón, y títulos para varias

prison-way =
    { $side ->
        [0] norte
        [1] este
        [2] sur
       *[3] oeste
    }
prison-action-pick = Empieza en la línea: { $figure }
prison-action-hide = Poner boca abajo, { $room }: { $token }
prison-action-put = Poner en { $square }: { $token }
prison-action-play-card = Jugar carta: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: paso al { prison-way }
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
prison-action-name = El otro bando juega +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Revelada: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Un dado elige entre caminos iguales: { $choice }.
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

## Por qué no

prison-refuse-first-starters = Ahora no: elige antes a los cuatro que empiezan.
prison-refuse-first-hide = Ahora no: coloca antes todas tus fichas boca abajo en las salas.
prison-refuse-first-put = Ahora no: pon antes la ficha en una casilla de la nueva sala.
prison-refuse-first-card = Ahora no: juega antes una carta de acción.
prison-refuse-first-act = Ahora no: nadie se mueve ni combate; elige una acción.
prison-refuse-first-move = Ahora no: termina antes el movimiento empezado.
prison-refuse-first-choose = Ahora no: elige antes adónde va la ficha.
prison-refuse-first-name = Ahora no: elige antes la carta que juega el otro bando.
prison-refuse-first-fight = Ahora no: elige antes tu carta de combate.
prison-refuse-nobody = Ese personaje no está en juego.
prison-refuse-not-yours = Ese personaje no es tuyo o no está en la mazmorra.
prison-refuse-wounded = Los heridos no pueden actuar.
prison-refuse-healed = Quien ha sido curado no hace nada más este turno.
prison-refuse-ap =
    { $needed ->
        [one] Eso cuesta { $needed } punto de acción; tienes { $left }.
       *[other] Eso cuesta { $needed } puntos de acción; tienes { $left }.
    }
prison-refuse-first-reveal = La primera acción de la partida revela una de las dos salas ante tu línea.
prison-refuse-picked = Ese personaje ya está elegido o no existe.
prison-refuse-no-card = No tienes esa carta: { $value }.
prison-refuse-ascending = La primera vez las cartas de acción van en orden: ahora toca el { $value }.
prison-refuse-weakest = Ante este Telépata debes jugar tu carta de combate más baja, sin contar el +0.
prison-refuse-not-shown = Esa carta no se ha descubierto: +{ $value }.
prison-refuse-not-valid = La ficha no puede ir ahí: elige una casilla segura y vacía.
prison-refuse-open-already = Ahí no hay ninguna sala cerrada.
prison-refuse-not-beside-room = Desde ahí no se revela la sala: hay que estar al lado, sin obstáculo por tu lado.
prison-refuse-no-gear = Solo desde un mecanismo: se gira esa sala o su gemela revelada.
prison-refuse-one-quarter = Una sala gira un cuarto cada vez.
prison-refuse-against-arrow = Solo un Mekanork gira una sala contra su flecha.
prison-refuse-gear-locked = Al el Hojalatero está en un mecanismo de este par: solo los Mekanorks lo giran.
prison-refuse-no-enemy = Solo se ataca a un enemigo que esté en la mazmorra.
prison-refuse-hurt-already = A quien acaba de ser herido no se le puede volver a atacar este turno.
prison-refuse-out-of-reach = Ese enemigo queda fuera del alcance de este ataque.
prison-refuse-no-jumps = No te quedan cartas de salto.
prison-refuse-no-landing = Se saltan dos casillas, en recto o en ángulo, hasta una casilla en la que se pueda estar.
prison-refuse-no-cleric = Solo cura un Clérigo.
prison-refuse-no-wounded = No hay ningún herido tuyo justo al lado.
prison-refuse-end-crowded = En una casilla caben dos fichas: un personaje ileso, y un objeto o un amigo herido.
prison-refuse-no-key = Los rastrillos son para la Asesina o para quien lleve una llave.
prison-refuse-no-portcullis = En ese lado no hay rastrillo.
prison-refuse-gate-barred = Ahí está Gorm el Portero: este rastrillo se queda como está.
prison-refuse-no-colossus = Solo un Coloso rompe rastrillos.
prison-refuse-no-wand = La bola de fuego necesita un Mago con la vara en la mano.
prison-refuse-nobody-in-line = En esa dirección no hay nadie a quien dar.
prison-refuse-no-banshee = Solo grita una Banshee.
prison-refuse-no-sight = La Banshee no ve a ese personaje en línea recta.
prison-refuse-no-room-behind = Detrás no hay casilla libre adonde empujar.
prison-refuse-tired = No quedan puntos de movimiento: detente aquí.
prison-refuse-no-side = Hay cuatro direcciones: norte, este, sur y oeste.
prison-refuse-no-end = Desde ahí el movimiento no podría acabar en ninguna parte.
prison-refuse-walled = Hay un muro, un rastrillo cerrado, una saetera o una sala sin revelar en el camino.
prison-refuse-enemy = Un enemigo ileso cierra el paso.
prison-refuse-pit = Hay un foso en el camino, y ninguna cuerda.
prison-refuse-end-occupied = No se puede parar en la casilla de otro.
prison-refuse-end-pit = No se puede parar en un foso sin cuerda.
prison-refuse-nothing-here = Aquí no hay nada que tomar.
prison-refuse-empty-hands = No hay nada que dejar ni que entregar.
prison-refuse-no-friend = En esta casilla no hay ningún amigo a quien dárselo.
prison-refuse-handled = En cada casilla las cosas cambian de manos una sola vez.
prison-refuse-not-to-hide = Esa ficha no es de las que te quedan por colocar.
prison-refuse-no-room = Esa sala no existe.
prison-refuse-room-full =
    { $most ->
        [one] En una sala hay como mucho { $most } ficha.
       *[other] En una sala hay como mucho { $most } fichas.
    }
prison-refuse-not-free = La ficha va en una casilla segura y vacía de la nueva sala.
prison-refuse-step-by-step = Hasta que alguien juegue un 4, una carta solo supera en uno a la más alta: ahora { $value } como mucho.
prison-refuse-no-such-card = No se puede nombrar esa carta: +{ $value }. Nombra una de +1 a +6.
prison-refuse-named = El Telépata ha nombrado tu +{ $value }: tienes que jugarla.

## Cómo se gana

prison-purpose-five = Primero a cinco puntos: saca a los tuyos por el otro lado o abate enemigos. Tú { $mine } : { $theirs }
prison-purpose-five-watched = Primero a cinco puntos: sacar a los propios o abatir enemigos. { $mine } : { $theirs }

## Cómo acabó

prison-over-won = Has ganado: la mazmorra queda atrás.
prison-over-lost = Has perdido: la mazmorra se queda con sus presos.
prison-over-late = Sesenta turnos y no hay cinco puntos: la mazmorra se queda con sus presos.
prison-over-five = Cinco puntos: el duelo está decidido.
prison-over-nobody = A un bando no le queda nadie: el duelo está decidido.
prison-over-turns = Se acabaron los turnos: gana la puntuación más alta.
prison-over-draw = Empate: ningún bando va por delante.

## Qué pasa

prison-event-picked = En la línea de salida, { $square }: { $figure }.
prison-event-first =
    { $side ->
        [0] Por sorteo, empieza Amarillo.
       *[1] Por sorteo, empieza Azul.
    }
prison-event-stood =
    { $side ->
        [0] Una ficha amarilla está boca abajo en la línea.
       *[1] Una ficha azul está boca abajo en la línea.
    }
prison-event-hid = Boca abajo en una sala: { $number }.
prison-event-covered =
    { $side ->
        [0] Una ficha amarilla queda boca abajo en una sala.
       *[1] Una ficha azul queda boca abajo en una sala.
    }
prison-event-uncovered = Se descubre a los que empiezan.
prison-event-found =
    { $side ->
        [0] En la sala: { $number }. Amarillo elige la casilla.
       *[1] En la sala: { $number }. Azul elige la casilla.
    }
prison-event-named =
    { $side ->
        [0] El Telépata de Amarillo nombra +{ $value }.
       *[1] El Telépata de Azul nombra +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] La carta de combate de Amarillo está boca abajo.
       *[1] La carta de combate de Azul está boca abajo.
    }
prison-event-dealt = Van a la bolsa: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Amarillo juega una carta: { $value } punto de acción.
           *[other] Amarillo juega una carta: { $value } puntos de acción.
        }
       *[1] { $value ->
            [one] Azul juega una carta: { $value } punto de acción.
           *[other] Azul juega una carta: { $value } puntos de acción.
        }
    }
prison-event-walked = { $figure } camina: { $start } – { $end }.
prison-event-jumped = { $figure } salta: { $start } – { $end }.
prison-event-took = { $figure } toma: { $thing }.
prison-event-dropped = { $figure } deja: { $thing }.
prison-event-gave = { $figure } entrega su carga; ahora la tiene { $to }.
prison-event-opened =
    { $by ->
        [-1] Una sala se abre por sí sola.
       *[other] { $by } revela una sala.
    }
prison-event-drew = De la bolsa sale: { $number }.
prison-event-diced = Los dados de teletransporte: fila { $red }, columna { $white }.
prison-event-placed = { $number } llega a { $square }.
prison-event-vanished = Doble seis: { $number } sale del juego.
prison-event-rotated =
    { $quarters ->
        [1] { $by } gira una sala un cuarto en sentido horario.
        [2] { $by } gira una sala media vuelta.
       *[3] { $by } gira una sala un cuarto en sentido antihorario.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } contra { $target }: cartas { $cards }, en total { $totals }. Empate: no pasa nada.
        [0] { $attacker } contra { $target }: cartas { $cards }, en total { $totals }. Gana Amarillo.
        [2] { $attacker } contra { $target }: cartas { $cards }, en total { $totals }. La mazmorra gana el combate.
       *[1] { $attacker } contra { $target }: cartas { $cards }, en total { $totals }. Gana Azul.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } dispara con el arco. Blanco: { $target }.
        [spear] { $attacker } golpea con la lanza. Blanco: { $target }. En la lucha: { $fighters }.
       *[close] { $attacker } ataca. Blanco: { $target }. En la lucha: { $fighters }.
    }
prison-event-wounded = { $figure } sufre una herida.
prison-event-died = { $figure } muere.
prison-event-fell = { $figure } cae en un foso.
prison-event-lost = Se pierde en un foso: { $thing }.
prison-event-broke = { $figure } abre un paso para siempre.
prison-event-gated =
    { $open ->
        [yes] { $figure } abre un rastrillo.
       *[no] { $figure } cierra un rastrillo.
    }
prison-event-healed = { $figure } cura. De nuevo en pie: { $target }.
prison-event-pushed = { $figure } grita y { $target } sale despedido: { $start } – { $end }.
prison-event-burnt = { $figure } lanza la bola de fuego: { $target } arde.
prison-event-left = { $figure } sale de la mazmorra.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } punto para Amarillo ({ $clause }).
           *[other] { $points } puntos para Amarillo ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } punto para la mazmorra ({ $clause }).
           *[other] { $points } puntos para la mazmorra ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } punto para Azul ({ $clause }).
           *[other] { $points } puntos para Azul ({ $clause }).
        }
    }
prison-event-arrived = Llega un refuerzo: { $figure }.
prison-event-looked = El Archimago mira una sala cerrada.
prison-event-turned = La mazmorra descubre: { $values }.
prison-event-rowed =
    { $row ->
        [0] La ronda de la mazmorra: aún no hay nadie.
       *[other] La ronda de la mazmorra, en este orden: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] El turno de Amarillo ha terminado.
        [2] El turno de la mazmorra ha terminado.
       *[1] El turno de Azul ha terminado.
    }
prison-event-over =
    { $winner ->
        [-1] La partida ha terminado, { $points }: empate.
        [0] La partida ha terminado, { $points }: ha ganado Amarillo.
        [2] La partida ha terminado, { $points }: ha ganado la mazmorra.
       *[1] La partida ha terminado, { $points }: ha ganado Azul.
    }
prison-event-activated = { $figure } mira los objetivos de su carta.
prison-event-rested = { $figure } ha terminado.
prison-event-tied = Un dado elige entre { $ties } caminos iguales.
prison-event-thought = { $figure } decide: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] El dado de giro: un cuarto, sentido horario.
        [2] El dado de giro: dos cuartos, sentido horario.
        [3] El dado de giro: tres cuartos, sentido horario.
        [-1] El dado de giro: un cuarto, sentido antihorario.
        [-2] El dado de giro: dos cuartos, sentido antihorario.
       *[-3] El dado de giro: tres cuartos, sentido antihorario.
    }

## Consejos

prison-hint-step = La línea de enfrente queda más cerca: unos { $ap } PA en vez de { $from }.
prison-hint-out = Este paso lleva afuera, y un personaje fuera es un punto.
prison-hint-strike = Este golpe no necesita carta: es seguro.
prison-hint-opens = { $who } queda a unos { $ap } PA de la línea de enfrente en vez de { $from }.
prison-hint-beside = Desde allí alcanzas a: { $who }.
prison-hint-fight = Esta carta gana el { $wins } % de las veces y pierde el { $loses } %.
prison-hint-reveal = Nadie pasa por una sala cerrada. Amigos que pueden esperar dentro: { $hidden }.
prison-hint-turn = Girada así, la sala lleva adonde quieres o cierra el paso a los demás.
prison-hint-attack = Con +{ $value } ganas el { $wins } % de las veces y pierdes el { $loses } %. Un enemigo herido es medio punto.
prison-hint-jump = El salto ahorra el rodeo.
prison-hint-heal = { $who } podrá andar y luchar otra vez en el próximo turno.
prison-hint-portcullis = Este rastrillo estorba a alguien.
prison-hint-break = Sin este rastrillo el paso queda abierto para siempre.
prison-hint-fire = El primero de esa línea desaparece, y eso es un punto.
prison-hint-scream = Empujado hasta allí, queda peor.
prison-hint-pass = Ninguna otra cosa mejora la situación.
prison-hint-pick-up = Esto será útil: { $what }.
prison-hint-drop = Hacen falta las manos para otra cosa.
prison-hint-give = El otro le sacará más partido.
prison-hint-stop = Buena casilla para parar.
prison-hint-pick = Bueno para empezar: velocidad { $speed }, fuerza { $strength }.
prison-hint-hide = En esa sala es donde más te sirve, o donde menos le sirve al otro.
prison-hint-put = En esta casilla es donde más te sirve, o donde menos le sirve al otro.
prison-hint-card = El mejor turno que se ve ahora pide esos puntos de acción.
prison-hint-name = La más débil de estas es la mejor para ti.
prison-hint-choose = Ahí te sirve más, o te daña menos.

## Los presos y sus rasgos

prison-npc-curious-lissandra = Lissandra la Curiosa
prison-npc-jen = Jen
prison-npc-magpie-nika = Nika la Urraca
prison-npc-lockpick-rada = Rada la Ganzúa
prison-npc-rick-wave = Rick-Ola
prison-npc-wailing-marta = Marta la Plañidera
prison-npc-siren-ulla = Ulla la Sirena
prison-npc-thunder-gleb = Gleb el Trueno
prison-npc-father-kind = Padre Bondad
prison-npc-father-junk = Padre Trastos
prison-npc-sister-thimble = Hermana Dedal
prison-npc-brother-lantern = Hermano Farol
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Gorm el Portero
prison-npc-tinker-al = Al el Hojalatero
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Bram el Contrario
prison-npc-serpico = Serpico
prison-npc-slissken = Slissken la Serpiente
prison-npc-silent-ashka = Ashka la Silenciosa
prison-npc-stubborn-coil = Espiral el Terco
prison-npc-weakling-ed = Ed el Enclenque
prison-npc-xant = Xant
prison-npc-foggy-bertram = Bertram el Brumoso
prison-npc-doubting-toma = Toma el Incrédulo
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Odo el Distraído
prison-npc-lady-frost = Dama Escarcha

prison-trait-alarm-bell = Cuando revela su segunda sala en una activación, llega al momento un refuerzo.
prison-trait-lone-knife = Su +2 del combate en grupo vale también cuando ataca uno contra uno.
prison-trait-pickpocket = Si acaba un movimiento con las manos vacías, le quita a un enemigo ileso de al lado, sin nada entre ambos, el objeto que esté más alto en su lista.
prison-trait-own-key = De camino a cualquier objetivo abre rastrillos por 1 PA cada uno, como si llevara una llave.
prison-trait-breaker-push = Si justo detrás de su víctima hay un rastrillo, un muro o una saetera, su empujón lo rompe para siempre; la víctima lo atraviesa y queda herida.
prison-trait-shakes-loose = Quien recibe su empujón suelta lo que lleva en la casilla que deja.
prison-trait-pull = Su grito no aleja a la víctima: la atrae una casilla en línea recta hacia ella.
prison-trait-long-push = Su empujón lanza a la víctima en recto hasta que la detenga un muro, un rastrillo, una saetera o un personaje, o la trague un foso sin cuerda.
prison-trait-quick-recovery = La carta del preso al que cura se endereza, y ese preso aún puede activarse en esta ronda.
prison-trait-picks-on-weak = Solo ataca a un enemigo cuya propia fuerza sea menor que la suya, sin contar a los que se unirían al combate.
prison-trait-heal-at-sight = Cura a cualquier amigo herido en su línea de visión, aunque no esté al lado.
prison-trait-alms = Cada tercera curación que hace en la partida es 1 punto para la mazmorra.
prison-trait-breaker-points = Cada tercer rastrillo que rompe en la partida es 1 punto para la mazmorra.
prison-trait-crowd-fury = En un combate en grupo la mazmorra suma 1 por cada luchador enemigo después del primero.
prison-trait-long-stride = Avanza hasta 3 casillas por 1 PA en vez de 2.
prison-trait-bars-the-gate = Mientras no esté herido, el jugador no puede abrir ni cerrar un rastrillo en el borde de su casilla.
prison-trait-gear-lock = Mientras está en un mecanismo, solo los Mekanorks de cualquier bando giran ese par de salas, y el objetivo «girar una sala» de los demás presos pasa por alto sus mecanismos.
prison-trait-double-turn = En modo giro tira primero por su sala y luego, si le quedan PA, otra vez por la gemela, cada vez en el sentido que salga.
prison-trait-born-on-gear = Aparece sin dados en el mecanismo de su sala, o con dados si allí hay una ficha.
prison-trait-gear-and-reverse = Aparece sin dados en el mecanismo de su sala, o con dados si allí hay una ficha, y toda sala que gira va contra su flecha.
prison-trait-errands = Mientras lleva a un herido, su objetivo 1 es entregarlo a un Clérigo amigo ileso; mientras lleva la vara de bola de fuego, entregarla a un Mago amigo ileso.
prison-trait-lays-out-loot = Cuando revela una sala, los objetos van sin dados a las casillas válidas que antes alcance con los PA que le quedan o, si no alcanza ninguna, a las más cercanas.
prison-trait-slips-past = Puede pasar a través de enemigos ilesos, pero nunca parar en su casilla.
prison-trait-acts-wounded = Aun herido se activa, con el único objetivo Reagruparse 3 y los Clérigos a la cabeza de su lista.
prison-trait-weakest-card = En combate cuerpo a cuerpo uno contra uno el jugador debe jugar su carta de combate más baja, sin contar el +0 salvo que sea la única.
prison-trait-two-cards = En combate cuerpo a cuerpo uno contra uno la mazmorra descubre dos cartas de combate, juega la más alta y descarta las dos.
prison-trait-blind-card = En combate cuerpo a cuerpo uno contra uno la carta de combate del jugador se saca al azar de su mano.
prison-trait-second-thought = En combate cuerpo a cuerpo uno contra uno, si la carta de la mazmorra fuera a perder, se descarta y se juega la siguiente en su lugar, una sola vez.
prison-trait-feared-fire = Un enemigo al que mata con la bola de fuego vale 2 puntos para la mazmorra en vez de 1.
prison-trait-any-shield = Cualquier objeto que lleve le sirve además de escudo grande.
prison-trait-wanders = Antes de mirar sus objetivos se tiran una vez los dados de teletransporte por su sala; si señalan, sin ningún seis, una casilla válida, se le mueve allí.
prison-trait-chill = Un personaje del jugador que empieza un movimiento a su lado, sin nada entre ambos y mientras ella no esté herida, tiene 2 puntos de movimiento menos, pero al menos 1.

## Alrededor del tablero: cartas, combates, marcador

prison-ui-somebody = alguien
prison-ui-sided =
    { $side ->
        [0] { $name } (amarillo)
       *[1] { $name } (azul)
    }
prison-ui-room = sala { $place }

# La fila de presos
prison-ui-npcs = Presos en la mazmorra
prison-ui-no-npcs = Aún no hay presos en la mazmorra.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = actúa ahora
prison-ui-standing-next = va después
prison-ui-standing-upright = actuará en esta ronda
prison-ui-standing-turned = ya ha actuado
prison-ui-standing-waiting = espera su ronda
prison-ui-next = siguiente
prison-ui-build = Velocidad { $speed }, fuerza { $strength }
prison-ui-stands = En { $square }
prison-ui-is-wounded = Con herida
prison-ui-carries = Lleva: { $what }
prison-ui-known = lo dice el libro en solitario
prison-ui-ours = reconstrucción nuestra
prison-ui-card-known = El libro en solitario nombra a este preso.
prison-ui-card-ours = Este preso es nuestro.
prison-ui-goals = Objetivos, desde el primero
prison-ui-main = objetivo principal
prison-ui-ap = { $ap } PA
prison-ui-classes = Clases, desde la más alta
prison-ui-objects = Objetos, desde el más alto
prison-ui-why = ¿Por qué hizo eso?
prison-ui-no-decision = En el diario no hay ninguna decisión suya.

# Cartas
prison-ui-hand = Tus cartas
prison-ui-actions = Cartas de acción
prison-ui-card-now = se puede jugar ahora
prison-ui-card-later = ahora no
prison-ui-card-played = jugada
prison-ui-ap-left =
    { $ap ->
        [one] Queda { $ap } punto de acción
       *[other] Quedan { $ap } puntos de acción
    }
prison-ui-jumps =
    { $jumps ->
        [one] Queda { $jumps } salto
       *[other] Quedan { $jumps } saltos
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } carta de combate
       *[other] { $cards } cartas de combate
    }
prison-ui-decks = Cartas de combate
prison-ui-own-fights = Tu mano
prison-ui-own-spent = Gastadas por ti
prison-ui-np-fights = El mazo de la mazmorra
prison-ui-np-spent = Sus descartes
prison-ui-other-fights = La mano del otro bando
prison-ui-other-spent = Gastadas por el otro bando
prison-ui-icons = La gema de tu nivel en una carta trae un refuerzo. Tu +0 vuelve a tu mano.
prison-ui-face-action =
    { $value ->
        [one] { $value } acción
       *[other] { $value } acciones
    }
prison-ui-face-jump = Salto
prison-ui-face-fight = Carta de combate +{ $value }
prison-ui-face-np = Su carta de combate +{ $value }
prison-ui-calls = trae un refuerzo en el nivel { $level }
prison-ui-eye = el ojo abre una sala

# Un combate
prison-ui-fight-close = { $attacker } ataca: { $target }
prison-ui-fight-bow = { $attacker } dispara: { $target }
prison-ui-fight-spear = { $attacker } golpea con la lanza: { $target }
# $side: 0 es amarillo, 1 azul, 2 la mazmorra del juego en solitario.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Amarillo ataca
           *[defence] Amarillo se defiende
        }
        [1] { $role ->
            [attack] Azul ataca
           *[defence] Azul se defiende
        }
       *[2] { $role ->
            [attack] La mazmorra ataca
           *[defence] La mazmorra se defiende
        }
    }
prison-ui-brings = Fuerza { $strength }, bonificación { $bonus }
prison-ui-total = Suma: { $total }
prison-ui-choose-card = Elige tu carta de combate
prison-ui-pick-theirs = Tu Telépata ve tres cartas: ¿cuál debe jugarse?
prison-ui-name-theirs = Tu Telépata nombra la carta que el otro debe jugar
prison-ui-named = El Telépata nombra +{ $value }: quien la tenga la juega.
prison-ui-wait-card = Tu carta está boca abajo. Elige el otro bando.
prison-ui-cards-turn = Se descubren las cartas…
prison-ui-fight-result =
    { $winner ->
        [-1] Empate: no pasa nada
        [0] Amarillo gana el combate
        [1] Azul gana el combate
       *[2] La mazmorra gana el combate
    }
prison-ui-fold = Mirar el tablero
prison-ui-unfold = Volver al combate

# Cómo va
prison-ui-points = { $points } de { $most } puntos
prison-ui-turn = Turno { $turn } de { $most }
prison-ui-level = Mazmorra: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Aún puede venir { $cards } refuerzo
       *[other] Aún pueden venir { $cards } refuerzos
    }
prison-ui-sight-on = El Archimago observa
prison-ui-sight-off = Sin la Mirada del Archimago
prison-ui-closed-rooms =
    { $rooms ->
        [0] Todas las salas están abiertas
        [one] { $rooms } sala está cerrada
       *[other] { $rooms } salas están cerradas
    }
prison-ui-is-closed = cerrada
prison-ui-is-open = abierta
prison-ui-bag = En la bolsa
prison-ui-bag-empty = La bolsa está vacía.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Ha sido duro: prueba una mazmorra más fácil.
prison-ui-advice-higher = Ha sido fácil: prueba una mazmorra más difícil.
prison-ui-advice-same = La próxima vez sigue en este nivel.

## Por qué un preso hace lo que hace

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: necesita { $needed } PA, tiene { $ap } → sí
prison-trace-dear = { $rank }. { $goal }: necesita { $needed } PA, tiene { $ap } → no
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: no hay salas cerradas → se salta
        [break] { $rank }. { $goal }: no quedan rastrillos → se salta
        [open] { $rank }. { $goal }: no hay rastrillos cerrados → se salta
        [heal] { $rank }. { $goal }: no hay amigos heridos → se salta
        [combat] { $rank }. { $goal }: no hay enemigos → se salta
        [push] { $rank }. { $goal }: no hay enemigos → se salta
        [rotate] { $rank }. { $goal }: no hay mecanismo → se salta
        [regroup] { $rank }. { $goal }: no hay amigos → se salta
       *[take] { $rank }. { $goal }: no hay nada que quiera → se salta
    }
prison-trace-no-way = { $rank }. { $goal }: ningún camino lleva allí, con { $ap } PA → no
prison-trace-beside = { $rank }. { $goal }: ya está junto a un amigo de esa clase → no
prison-trace-load = { $rank }. { $goal }: nada mejor que lo que lleva → no
prison-trace-hurt = { $rank }. { $goal }: herida de este turno, no se ataca otra vez → no
prison-trace-strong = { $rank }. { $goal }: nadie más débil → no
prison-trace-locked = { $rank }. { $goal }: ese mecanismo está bloqueado → no
prison-trace-again = Ha tomado algo: desde el principio otra vez, con { $ap } PA.
prison-trace-on = Sigue con su objetivo, { $goal }: quedan { $ap } PA.
prison-trace-goal = Así pues: { $goal }, por { $needed } de { $ap } PA.
prison-trace-near = Fuera de alcance: lo más cerca posible de { $goal }, por { $needed } de { $ap } PA.
prison-trace-to-go = Por recorrer: antes { $before } PA, { $from } casillas; después { $after } PA, { $to } casillas.
prison-trace-straight = Por recorrer en filas y columnas: antes { $from }, después { $to }.
prison-trace-as-if-b = Contado como si allí no hubiera nadie.
prison-trace-as-if-c = Contado como si allí no hubiera nadie y los rastrillos estuvieran abiertos.
prison-trace-as-if-d = Contado como si allí no hubiera nadie y salas cerradas, rastrillos y saeteras estuvieran abiertos.
prison-trace-others = También a su alcance: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } por { $needed } PA
       *[other] { $about }, número { $rank } de su lista, por { $needed } PA
    }
prison-trace-rest = No hace nada más.
prison-trace-by-list =
    { $rank ->
        [0] Un Clérigo va antes que todos: lo más alto a su alcance.
       *[other] Número { $rank } de su lista: lo más alto a su alcance.
    }
prison-trace-by-ap = El camino que menos PA cuesta.
prison-trace-by-squares = PA iguales: el camino de menos casillas.
prison-trace-by-die =
    { $ties ->
        [2] Dos caminos iguales: decide el dado.
       *[other] { $ties } caminos iguales: decide el dado.
    }

## En el tablero

prison-board-map = La mazmorra
prison-board-deeds = Lo que puede hacer este personaje
prison-board-you = Tú
prison-board-dungeon = Mazmorra
prison-board-points = { $name }: { $points } de { $most } puntos

# Dos letras para la insignia de un personaje.
prison-board-mark-backstabber = As
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Cl
prison-board-mark-colossus = Co
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = Ma

prison-board-power-backstabber = Abre y cierra rastrillos; +2 en un combate en grupo junto a un amigo.
prison-board-power-banshee = Su grito empuja una casilla a quien esté a la vista.
prison-board-power-cleric = Cura a un amigo herido de al lado.
prison-board-power-colossus = Rompe rastrillos para siempre.
prison-board-power-mekanork = En un mecanismo, gira cualquiera de las dos salas en cualquier sentido.
prison-board-power-naga = Pasa por las saeteras.
prison-board-power-telepath = Uno contra uno, dice qué carta juega el enemigo.
prison-board-power-wizard = Flota sobre fosos y enemigos; el único que usa la vara.

prison-board-starters =
    { $left ->
        [one] Elige { $left } personaje más para la línea
       *[other] Elige { $left } personajes para la línea
    }
prison-board-suggest = Un buen comienzo: { $who }.
prison-board-take =
    { $count ->
        [one] Tomar este
       *[other] Tomar estos { $count }
    }
prison-board-lay = Fichas por colocar boca abajo

# Las casillas para quien escucha: qué hay en ellas.
prison-board-of-yellow = { $name }, amarillo
prison-board-of-blue = { $name }, azul
prison-board-of-dungeon = { $name }, preso
prison-board-wounded = con herida
prison-board-line-yellow = línea amarilla
prison-board-line-blue = línea azul
prison-board-closed = sala cerrada
prison-board-closed-room = Sala cerrada { $place }
prison-board-pit = foso
prison-board-gear = mecanismo
prison-board-gate-shut = rastrillo cerrado
prison-board-gate-open = rastrillo abierto
prison-board-gate-broken = rastrillo roto
prison-board-walk-here =
    { $ap ->
        [0] Caminar hasta aquí.
        [one] Caminar hasta aquí por { $ap } punto de acción.
       *[other] Caminar hasta aquí por { $ap } puntos de acción.
    }
prison-board-do-move = Caminar.
prison-board-do-reveal = Revelar esta sala.
prison-board-do-hide = Poner la ficha aquí, boca abajo.
prison-board-do-turn = Girar esta sala.
prison-board-do-attack = Atacar.
prison-board-do-jump = Saltar aquí.
prison-board-do-heal = Curar.
prison-board-do-gate = Abrir o cerrar el rastrillo.
prison-board-do-break = Romper el rastrillo.
prison-board-do-fire = Quemar con la vara.
prison-board-do-scream = Empujar con un grito.
prison-board-turn-clockwise = Girar la sala { $room } en sentido horario
prison-board-turn-counter = Girar la sala { $room } en sentido antihorario

prison-board-verb-move = Caminar
prison-board-verb-reveal = Revelar una sala
prison-board-verb-turn = Girar una sala
prison-board-verb-attack = Atacar
prison-board-verb-jump = Saltar
prison-board-verb-heal = Curar
prison-board-verb-gate = Rastrillo
prison-board-verb-break = Romper
prison-board-verb-fire = Fuego
prison-board-verb-scream = Gritar
prison-board-pick-up = Tomar
prison-board-pick-up-wounded = Tomar al herido
prison-board-drop = Dejar: { $what }
prison-board-give = Cambiar con: { $to }
prison-board-stop = Parar aquí
prison-board-pass = Acabar el turno
prison-board-hurry = Acelerar

prison-board-first = Revela una de las dos salas ante tu línea: elígela.
prison-board-select = Elige a uno de tus personajes o acaba el turno.
prison-board-selected = { $name }: elige adónde ir o a quién golpear, o una acción.
prison-board-where = { $deed }: elige lo que brilla.
prison-board-moving =
    { $points ->
        [0] { $name } no puede seguir: para aquí.
        [one] { $name } camina: queda { $points } casilla.
       *[other] { $name } camina: quedan { $points } casillas.
    }
prison-board-choose = ¡Un seis! Tú eliges la casilla para: { $name }.
prison-board-put = Elige la casilla para: { $name }.
prison-board-hide = Elige una ficha y elige una sala cerrada para ella.
prison-board-no-way = Con tus puntos de acción ningún camino lleva allí.
prison-board-dice = Dados: fila { $red }, columna { $white }
prison-board-spin = Dado de giro: { $quarters }

prison-key-drop = Por el camino: dejar
prison-key-give = Por el camino: cambiar

## Figures

prison-figure-wall = Los muros detienen a todos.
prison-figure-bars = También un rastrillo cerrado.
prison-figure-slit = Nadie pasa por una saetera.
prison-figure-naga-slit = Pero la Naga sí.
prison-figure-open-bars = La Asesina abre y cierra rastrillos.
prison-figure-break-bars = El Coloso los rompe para siempre.
prison-figure-jump-pit = Un salto va dos casillas en línea, también sobre un foso.
prison-figure-jump-corner = O doblando la esquina.
prison-figure-jump-wall = No a través de un muro.
prison-figure-pit = Sin cuerda nadie pisa un foso.
prison-figure-turn = Desde su mecanismo la sala gira un cuarto, según su flecha.
prison-figure-turn-back = Solo el Mekanork la gira contra la flecha.
prison-figure-sight = Nada entre ellos en línea recta: está a la vista.
prison-figure-no-sight = Un rastrillo cerrado corta la vista.
prison-figure-slit-shot = Desde la casilla junto a la saetera se ve y se dispara.
prison-figure-reveal = Quien está junto a una sala cerrada puede abrirla.
prison-figure-no-reveal = No con un muro en medio.
prison-figure-ed-fights = Los primeros objetivos de Ed fallan; alcanza al Clérigo y pelea.
prison-figure-ed-walks = Ningún objetivo cabe en sus cinco puntos: anda hacia la salida.
prison-figure-ed-bars = Encerrado, se acerca lo más que puede: al rastrillo.
prison-figure-hur-ban = Hur-Ban pelea con el primero de su lista, luego el siguiente, y sigue.
prison-figure-lissandra = Lissandra abre la sala más cercana, toma el arco al pasar y abre otra.
prison-figure-teleport = Lo que llega a la sala va a la casilla que dicen dos dados.
prison-figure-al = Al va hacia el primer amigo de su lista y toma la lanza al pasar.
prison-figure-serpico = Serpico lleva a Xant, herido, al Clérigo, toma la vara y sale.
prison-figure-artos = Artos rompe dos rastrillos y va hacia el tercero.
prison-figure-ley-vite = Un punto hasta el mecanismo; el dado dice tres, gira con los dos que quedan.
prison-figure-maldon = Maldon pasa por Serpico y toma la vara: la valora más.
prison-figure-set-up = Ocho salas cerradas, cuatro de largo y dos de ancho, entre las líneas.

## Problemas

prison-puzzle-points = Lleva tu marcador a { $points } con los puntos de acción que quedan, salga la carta que salga.
prison-puzzle-points-missed = El turno ha terminado. Tus puntos: { $scored } de { $points }
prison-puzzle-safe = Supera el turno de la mazmorra: nadie de los tuyos cae herido y ella no gana ningún punto.
prison-puzzle-safe-missed = La mazmorra ha golpeado. Tus heridos: { $hurt }, sus puntos: { $theirs }

## El final, por partes

prison-account-out = { $name } salió
prison-account-struck = Vencido: { $name }
prison-account-fell = A un foso: { $name }
prison-account-their-out = La mazmorra: { $name } salió
prison-account-their-struck = La mazmorra: cayó { $name }
prison-account-their-fell = La mazmorra: al foso, { $name }
prison-account-their-trait = La mazmorra: { $name }, por su rasgo

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = camorrista
prison-bot-brawler-hint = Prefiere pelear a dar un rodeo.
prison-bot-explorer = explorador
prison-bot-explorer-hint = Abre y gira más salas que los demás.
