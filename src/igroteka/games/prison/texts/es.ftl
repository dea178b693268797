# La prisión, en palabras. Los nombres no se declinan: las frases los rodean. Sobre las variables, véase en.ftl.

prison-name = La prisión
prison-tagline = Guía a tus ocho por una mazmorra que gira, contra presos que tienen cada uno su propio plan.

## Opciones

prison-option-game = Juego
prison-option-game-solo = En solitario
prison-option-game-solo-hint = Tú contra los presos de la mazmorra, que actúan según sus cartas.
prison-option-game-duel = Duelo
prison-option-game-duel-hint = Dos jugadores, los mismos ocho personajes cada uno, preparación oculta.
prison-option-level = Nivel
prison-option-level-hint = Cuántos refuerzos llaman las cartas.
prison-option-level-pink = Rosa
prison-option-level-pink-hint = El más fácil: llegan pocos refuerzos.
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
prison-goal-take = Coger un objeto
prison-goal-rotate = Girar una sala
prison-goal-break = Romper rastrillos
prison-goal-open = Abrir rastrillos
prison-goal-heal = Curar
prison-goal-push = Empujar

prison-side-yellow = Amarillo
prison-side-blue = Azul
prison-side-np = No Jugador

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
prison-prompt-move = Avanza casilla a casilla, coge o deja cosas y luego detente.
prison-prompt-choose = Un seis: elige adónde va la ficha en su fila o columna.
prison-prompt-fight = Elige tu carta de combate.
prison-prompt-name = Tu Telépata lee los pensamientos: elige la carta que juega el otro bando.
prison-prompt-wait = Los presos se mueven.
prison-prompt-over = La partida ha terminado.

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
prison-refuse-nobody = No hay tal personaje en juego.
prison-refuse-not-yours = Ese personaje no es tuyo o no está en la mazmorra.
prison-refuse-wounded = Los heridos no pueden actuar.
prison-refuse-healed = Quien ha sido curado este turno no hace nada más en él.
prison-refuse-ap =
    { $needed ->
        [one] Eso cuesta { $needed } punto de acción; tienes { $left }.
       *[other] Eso cuesta { $needed } puntos de acción; tienes { $left }.
    }
prison-refuse-first-reveal = La primera acción de la partida revela una de las dos salas ante tu línea.
prison-refuse-picked = Ese personaje ya está elegido o no existe.
prison-refuse-no-card = No tienes esa carta: { $value }.
prison-refuse-ascending = La primera vez las cartas de acción van en orden: ahora toca { $value }.
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
prison-refuse-hurt-already = Quien ha sido herido este turno no puede ser atacado de nuevo en él.
prison-refuse-out-of-reach = Ese enemigo queda fuera del alcance de este ataque.
prison-refuse-no-jumps = No te quedan cartas de salto.
prison-refuse-no-landing = Se saltan dos casillas, en recto o en ángulo, hasta una casilla en la que se pueda estar.
prison-refuse-no-cleric = Solo cura un Clérigo.
prison-refuse-no-wounded = No hay ningún herido tuyo justo al lado.
prison-refuse-end-crowded = En una casilla caben dos fichas: un personaje sano, y un objeto o un amigo herido.
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
prison-refuse-enemy = Un enemigo sano cierra el paso.
prison-refuse-pit = Hay un foso en el camino, y ninguna cuerda.
prison-refuse-end-occupied = No se puede parar en la casilla de otro.
prison-refuse-end-pit = No se puede parar en un foso sin cuerda.
prison-refuse-nothing-here = Aquí no hay nada que coger.
prison-refuse-empty-hands = No hay nada que dejar ni que entregar.
prison-refuse-no-friend = En esta casilla no hay ningún amigo a quien dárselo.
prison-refuse-handled = En cada casilla las cosas cambian de manos una sola vez.
prison-refuse-not-to-hide = Esa ficha no es de las que te quedan por colocar.
prison-refuse-no-room = No hay tal sala.
prison-refuse-room-full =
    { $most ->
        [one] En una sala hay como mucho { $most } ficha.
       *[other] En una sala hay como mucho { $most } fichas.
    }
prison-refuse-not-free = La ficha va en una casilla segura y vacía de la nueva sala.
prison-refuse-step-by-step = Hasta que alguien juegue un 4, una carta solo supera en uno a la más alta: ahora { $value } como mucho.
prison-refuse-no-such-card = No se puede nombrar esa carta: +{ $value }. Nombra una de +1 a +6.
prison-refuse-named = El Telépata ha nombrado tu +{ $value }: tienes que jugarla.

## Cómo acabó

prison-over-won = Has ganado: la mazmorra queda atrás.
prison-over-lost = Has perdido: la mazmorra se queda con sus presos.
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
prison-event-took = { $figure } coge: { $thing }.
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
       *[1] { $points ->
            [one] { $points } punto para Azul ({ $clause }).
           *[other] { $points } puntos para Azul ({ $clause }).
        }
    }
prison-event-arrived = Llega un refuerzo: { $figure }.
prison-event-looked = El Archimago mira una sala cerrada.
prison-event-turned = El No Jugador descubre: { $values }.
prison-event-rowed =
    { $row ->
        [0] La ronda del No Jugador: aún no hay nadie.
       *[other] La ronda del No Jugador, en este orden: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] El turno de Amarillo ha terminado.
       *[1] El turno de Azul ha terminado.
    }
prison-event-over =
    { $winner ->
        [-1] La partida ha terminado, { $points }: empate.
        [0] La partida ha terminado, { $points }: ha ganado Amarillo.
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

prison-hint-move = Desde aquí, unos { $ap } PA hasta la línea de enfrente: un punto por ganar.
prison-hint-step = Desde ahí, unos { $ap } PA hasta la línea de enfrente.
prison-hint-out = Este paso lleva afuera, y un personaje fuera es un punto.
prison-hint-fight = Esta carta gana el { $wins } % de las veces y pierde el { $loses } %.
prison-hint-reveal = Nadie pasa por una sala cerrada, y dentro quizá esperan amigos.
prison-hint-turn = Girada así, la sala lleva adonde quieres o cierra el paso a los demás.
prison-hint-attack = Las probabilidades están de tu lado: un enemigo herido es medio punto.
prison-hint-jump = El salto ahorra el rodeo.
prison-hint-heal = Curado, podrá andar y luchar de nuevo el próximo turno.
prison-hint-portcullis = Este rastrillo estorba a alguien.
prison-hint-break = Sin este rastrillo el paso queda abierto para siempre.
prison-hint-fire = El primero de esa línea desaparece, y eso es un punto.
prison-hint-scream = Empujado hasta allí, queda peor.
prison-hint-pass = Ninguna otra cosa mejora la situación.
prison-hint-pick-up = Esto será útil.
prison-hint-drop = Hacen falta las manos para otra cosa.
prison-hint-give = El otro le sacará más partido.
prison-hint-stop = Buena casilla para parar.
prison-hint-pick = Buena elección para empezar: los rápidos corren, los lentos quizá salgan más adelante.
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
prison-npc-doubting-toma = Toma el Dudoso
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Odo el Distraído
prison-npc-lady-frost = Dama Escarcha

prison-trait-alarm-bell = Cuando revela su segunda sala en una activación, llega al momento un refuerzo.
prison-trait-lone-knife = Su +2 por luchar en compañía vale también cuando ataca uno contra uno.
prison-trait-pickpocket = Si acaba un movimiento con las manos vacías, le quita a un enemigo sano de al lado, sin nada entre ambos, el objeto que esté más alto en su lista.
prison-trait-own-key = De camino a cualquier objetivo abre rastrillos por 1 PA cada uno, como si llevara una llave.
prison-trait-breaker-push = Si justo detrás de su víctima hay un rastrillo, un muro o una saetera, su empujón lo rompe para siempre; la víctima lo atraviesa y queda herida.
prison-trait-cheap-push = Su empujón cuesta 1 PA en vez de 2.
prison-trait-pull = Su grito no aleja a la víctima: la atrae una casilla en línea recta hacia ella.
prison-trait-long-push = Su empujón cuesta 3 PA y lanza a la víctima en recto hasta que la detenga un muro, un rastrillo, una saetera o un personaje, o la trague un foso sin cuerda.
prison-trait-quick-recovery = La carta del PNJ al que cura se endereza, y ese PNJ aún puede activarse en esta ronda.
prison-trait-picks-on-weak = Solo ataca a un enemigo cuya propia fuerza sea menor que la suya, sin contar a los que se unirían al combate.
prison-trait-heal-at-sight = Cura a cualquier amigo herido en su línea de visión, aunque no esté al lado.
prison-trait-alms = Cada tercera curación que hace en la partida es 1 punto para el NJ.
prison-trait-breaker-points = Cada tercer rastrillo que rompe en la partida es 1 punto para el NJ.
prison-trait-crowd-fury = En un combate en grupo el NJ suma 1 por cada luchador enemigo después del primero.
prison-trait-long-stride = Avanza hasta 3 casillas por 1 PA en vez de 2.
prison-trait-bars-the-gate = Mientras no esté herido, el jugador no puede abrir ni cerrar un rastrillo en el borde de su casilla.
prison-trait-gear-lock = Mientras está en un mecanismo, solo los Mekanorks de cualquier bando giran ese par de salas, y el objetivo «girar una sala» de los demás PNJ pasa por alto sus mecanismos.
prison-trait-double-turn = En modo giro tira primero por su sala y luego, si le quedan PA, otra vez por la gemela, cada vez en el sentido que salga.
prison-trait-born-on-gear = Aparece sin dados en el mecanismo de su sala, o con dados si allí hay una ficha.
prison-trait-gear-and-reverse = Aparece sin dados en el mecanismo de su sala, o con dados si allí hay una ficha, y toda sala que gira va contra su flecha.
prison-trait-errands = Mientras lleva a un herido, su objetivo 1 es entregarlo a un Clérigo amigo sano; mientras lleva la vara de bola de fuego, entregarla a un Mago amigo sano.
prison-trait-lays-out-loot = Cuando revela una sala, los objetos van sin dados a las casillas válidas que antes alcance con los PA que le quedan o, si no alcanza ninguna, a las más cercanas.
prison-trait-slips-past = Puede pasar a través de enemigos sanos, pero nunca parar en su casilla.
prison-trait-acts-wounded = Aun herido se activa, con el único objetivo Reagruparse 3 y los Clérigos a la cabeza de su lista.
prison-trait-weakest-card = En combate cuerpo a cuerpo uno contra uno el jugador debe jugar su carta de combate más baja, sin contar el +0 salvo que sea la única.
prison-trait-two-cards = En combate cuerpo a cuerpo uno contra uno el NJ descubre dos cartas de combate, juega la más alta y descarta las dos.
prison-trait-blind-card = En combate cuerpo a cuerpo uno contra uno la carta de combate del jugador se saca al azar de su mano.
prison-trait-second-thought = En combate cuerpo a cuerpo uno contra uno, si la carta del NJ fuera a perder, se descarta y se juega la siguiente en su lugar, una sola vez.
prison-trait-feared-fire = Un enemigo al que mata con la bola de fuego vale 2 puntos para el NJ en vez de 1.
prison-trait-any-shield = Cualquier objeto que lleve le sirve además de escudo grande.
prison-trait-wanders = Antes de mirar sus objetivos se tiran una vez los dados de teletransporte por su sala; si señalan, sin ningún seis, una casilla válida, se le mueve allí.
prison-trait-chill = Un personaje del jugador que empieza un movimiento a su lado, sin nada entre ambos y mientras ella no esté herida, tiene 2 puntos de movimiento menos, pero al menos 1.
