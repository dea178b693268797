# Rascacielos, en palabras. Los campos y su sentido están descritos en en.ftl.

skyscraper-name = Rascacielos
skyscraper-tagline = Construye carta a carta, trepa piso a piso y que no te tiemble la mano.

## Variantes

skyscraper-option-hands = Manos
skyscraper-option-hands-hint = Cada carta y cada obrero se coloca a mano, y la gravedad es de verdad.
skyscraper-option-hands-forgiving = Indulgentes
skyscraper-option-hands-forgiving-hint = Un leve temblor se suaviza; la carta que se suelta vuelve a su jugador.
skyscraper-option-hands-real = Reales
skyscraper-option-hands-real-hint = La mano tal cual. Una carta fuera de su sitio y todo se viene abajo.
skyscraper-option-hands-calm = Tranquilas
skyscraper-option-hands-calm-hint = Ni temblor ni caídas: solo se rechaza lo que no se sostendría.

## Cartas

skyscraper-card-upright = carta de pie
skyscraper-card-flat = carta tumbada
skyscraper-card-any = carta lisa
skyscraper-card-foundation = cimientos
skyscraper-card-prop = soporte de pie
skyscraper-card-slab = soporte tumbado

## Qué hacer

skyscraper-prompt-act =
    { $left ->
        [one] Queda una acción: envía un obrero, construye o mueve.
       *[other] Quedan { $left } acciones: envía un obrero, construye o mueve.
    }
skyscraper-prompt-build = Elige un sitio para la carta y luego cómo va girada.
skyscraper-prompt-put = Uno de tus obreros se ha caído. Vuelve a ponerlo en cualquier piso o en la cuadrilla.
skyscraper-prompt-wait = { $player } está en ello.
skyscraper-prompt-settle = Contén la respiración…
skyscraper-prompt-over = El edificio queda como queda.

## Jugadas en palabras, como en un botón, y títulos para varias

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Enviar un obrero aquí
skyscraper-action-pick = Tomar la carta { $number }: { skyscraper-ui-card }
skyscraper-action-pick-here = Tomar esta carta
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Construir: { skyscraper-plan-place }; vigas: { $beams }
skyscraper-action-build-here = Construir aquí
skyscraper-action-move = Obrero { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Mover aquí al obrero { $worker }
skyscraper-action-shift = Obrero { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Mover aquí gratis al obrero { $worker }
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Volver a ponerlo aquí
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = Empieza { $player }.
skyscraper-action-deal = Se reparten las cartas.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Enviar un obrero
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Construir
skyscraper-moves-move = Mover un obrero
skyscraper-moves-shift = Mover un obrero gratis
skyscraper-moves-return = Devolver
skyscraper-aloud-of = { $player }: { $what }

## Por qué no

skyscraper-refuse-put-first = Primero se vuelven a poner los obreros caídos.
skyscraper-refuse-nobody-fell = No se ha caído ninguno de tus obreros.
skyscraper-refuse-another-first = Antes se vuelve a poner otro obrero.
skyscraper-refuse-no-open-place = No hay ningún sitio abierto donde ponerse.
skyscraper-refuse-card-in-hand = Tienes una carta en la mano: construye con ella o déjala antes.
skyscraper-refuse-can-act = Aún puedes hacer algo: un turno son tres acciones.
skyscraper-refuse-no-crew = Toda tu cuadrilla está ya en la obra.
skyscraper-refuse-not-at-the-foot = Un obrero se envía a un sitio abierto pegado a una carta de cimientos.
skyscraper-refuse-not-held = No tienes esa carta.
skyscraper-refuse-already-picked = Ya tienes esa carta en la mano.
skyscraper-refuse-too-many-picks = En este turno has probado { $most } cartas: ya basta.
skyscraper-refuse-nothing-picked = Primero toma una carta.
skyscraper-refuse-no-builder = No tienes en la obra a nadie que pueda construir.
skyscraper-refuse-no-place = Esta carta no cabe en ningún sitio cerca de tus obreros.
skyscraper-refuse-no-builder-near = Ninguno de tus obreros está sobre una carta a la que se uniría, ni al lado.
skyscraper-refuse-stance-upright = Esta carta va de pie, con la flecha hacia arriba.
skyscraper-refuse-stance-flat = Esta carta va tumbada.
skyscraper-refuse-stance-any = La carta no tiene esas vigas, la gires como la gires.
skyscraper-refuse-touches-ground = Solo las cartas de cimientos y los soportes pueden tocar el suelo.
skyscraper-refuse-must-touch-ground = Un soporte va en el suelo.
skyscraper-refuse-not-on-a-foot = Un soporte tumbado va con un borde al pie de una pared.
skyscraper-refuse-in-the-way = Otra carta estorba.
skyscraper-refuse-no-joint = Ahí no hay a qué unirla: una línea entera sobre una línea entera.
skyscraper-refuse-hangs = El edificio crece hacia arriba: una carta no puede solo colgar.
skyscraper-refuse-no-beams-meet = Ninguna de sus vigas se encontraría con otra.
skyscraper-refuse-overloaded = Una unión cargaría con { $moment }, y aguanta { $most }.
skyscraper-refuse-buckles = Tan alta, la torre cedería por su propio peso.
skyscraper-refuse-not-your-worker = Ese obrero no es tuyo.
skyscraper-refuse-in-the-crew = Ese obrero sigue en la cuadrilla.
skyscraper-refuse-shut-in = Ese obrero está encerrado por todos lados.
skyscraper-refuse-not-one-floor = Una acción lleva un piso arriba o abajo, o a otra carta del mismo piso.
skyscraper-refuse-shifted-before = Ese obrero ya se ha movido gratis en este turno.
skyscraper-refuse-not-its-card = Sin gastar acción, un obrero solo se mueve por su propia carta.
skyscraper-refuse-calm-hand = En el juego tranquilo las manos no tiemblan.
skyscraper-refuse-hold = Ahí no hay carta que sujetar.
skyscraper-refuse-hand-long = El recorrido de la mano es demasiado largo para anotarlo.
skyscraper-refuse-hand-garbled = El recorrido de la mano no se puede leer.
skyscraper-refuse-hand-short = Demasiada prisa: colocar lleva al menos { $least } ms.
skyscraper-refuse-hand-rate = El recorrido de la mano tiene huecos: hace falta un punto cada { $least } a { $most } ms.
skyscraper-refuse-hand-time = Demasiado lento: hay que colocar en { $most } ms.
skyscraper-refuse-hand-far = La mano está a más de { $most } mm del sitio.
skyscraper-refuse-hand-tilt = La inclinación pasa de { $most }°.
skyscraper-refuse-hand-near = La mano debe venir desde al menos { $least } mm.
skyscraper-refuse-hand-fast = Demasiado rápido: como mucho { $most } mm por segundo.
skyscraper-refuse-hand-twirl = Gira demasiado rápido: como mucho { $most }° por segundo.

## Cómo se gana

skyscraper-purpose-points = Más puntos cuando alguien pone su última carta; que nada caiga. Tú: { $mine }, mejor rival: { $others }, cartas: { $cards }
skyscraper-purpose-points-watched = Gana quien tenga más puntos cuando alguien ponga su última carta. En cabeza: { $most }

## El final

skyscraper-over-finished = La última carta está puesta.
skyscraper-over-collapse = El edificio se ha venido abajo.
skyscraper-over-stalled = Tres rondas sin una carta: la obra se cierra.
skyscraper-over-alone = Solo queda un jugador.
skyscraper-over-nobody = No queda nadie.

## Lo que pasa

skyscraper-event-began =
    { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $player }.
    }
skyscraper-event-dealt = Tus cartas están repartidas.
skyscraper-event-held = Tomas una carta.
skyscraper-event-laid = Dejas la carta.
skyscraper-event-sent =
    { $you ->
        [yes] Envías un obrero a la obra.
       *[no] { $player } envía un obrero a la obra.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Tu obrero se mueve un poco.
               *[no] Un obrero de { $player } se mueve un poco.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Tu obrero se mueve un poco.
                       *[no] Un obrero de { $player } se mueve un poco.
                    }
               *[other]
                    { $you ->
                        [yes] Tu obrero va al piso { $floor }.
                       *[no] Un obrero de { $player } va al piso { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Colocas una carta.
       *[no] { $player } coloca una carta.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes] { $points } para { $player }: todo el turno vale el doble, porque sube más alto que nunca.
       *[no] { $points } para { $player }.
    }
skyscraper-event-shaken = Todo se ha quedado quieto.
skyscraper-event-undid = La gravedad no supo decir cómo acabaría: como si no se hubiera intentado.
skyscraper-event-slipped =
    { $you ->
        [yes] La carta no se ha unido{ $mm ->
            [0] {""}
           *[other] {" "}(a { $mm } mm de su sitio)
        }: vuelve a tu mano.
       *[no] La carta no se ha unido{ $mm ->
            [0] {""}
           *[other] {" "}(a { $mm } mm de su sitio)
        }: { $player } la recupera.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm desviada.
skyscraper-missed =
    { $why ->
        [fast] Aún se movía al soltarla.
        [shaky] La mano temblaba.
       *[aside] Se soltó al lado de su sitio.
    }
skyscraper-event-came = Una carta se ha soltado y vuelve a { $player }.
skyscraper-event-fell = Se cae un obrero de { $player }.
skyscraper-event-tipped = Un obrero de { $player } queda derribado.
skyscraper-event-fined =
    { $points ->
        [one] Un punto menos para { $player }.
       *[other] { $points } puntos menos para { $player }.
    }
skyscraper-event-returned = Un obrero de { $player } vuelve a su puesto.
skyscraper-event-rejoined = Un obrero de { $player } vuelve a la cuadrilla.
skyscraper-event-stepped = Un obrero de { $player } se aparta.
skyscraper-event-trapped = Un obrero de { $player } queda encerrado y se pierde.
skyscraper-event-out =
    { $you ->
        [yes] Quedas fuera.
       *[no] { $player } queda fuera.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Lo dejas ahí.
       *[no] { $player } lo deja ahí.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Te toca.
       *[no] Le toca a { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Todo se viene abajo, y era tu turno.
       *[no] Todo se viene abajo en el turno de { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Tu última carta: 5 puntos.
       *[no] La última carta de { $player }: 5 puntos.
    }
skyscraper-event-left =
    { $cards ->
        [one] A { $player } le queda una carta: un punto menos.
       *[other] A { $player } le quedan { $cards } cartas: otros tantos puntos menos.
    }
skyscraper-event-topped = { $player } tiene más obreros que nadie en el piso { $floor }: 5 puntos.
skyscraper-event-over = La partida ha terminado.

## Pistas

skyscraper-hint-send = Con más obreros en la obra se llega a más sitios donde construir.
skyscraper-hint-pick = De tus cartas, esta es la que encuentra mejor sitio.
skyscraper-hint-build =
    { $points ->
        [0] Ahora no da nada, pero queda una carta menos.
        [one] Un punto, y una carta menos.
       *[other] { $points } puntos, y una carta menos.
    }
skyscraper-hint-double = Es la carta más alta de todas: todo el turno cuenta doble.
skyscraper-hint-reach = La mejor carta a tu alcance da entonces puntos: { $points }.
skyscraper-hint-move = Desde el piso { $floor } se construye mejor, y al final conviene estar ahí.
skyscraper-hint-shift = No cuesta acción, y desde ahí se llega a mejores sitios.
skyscraper-hint-pass = En este turno ya no queda nada que hacer.
skyscraper-hint-put-back = Ahora vale más otra cosa.
skyscraper-hint-return = Tan arriba vuelve enseguida al trabajo, y cuenta al final.
skyscraper-hint-to-crew = Desde la cuadrilla se le puede enviar adonde haga falta.

## La obra

skyscraper-ui-site = La obra
skyscraper-ui-hand = Tus cartas
skyscraper-ui-deeds = Lo que puedes hacer
skyscraper-ui-line-left = izquierda
skyscraper-ui-line-right = derecha
skyscraper-ui-line-bottom = abajo
skyscraper-ui-line-top = arriba
skyscraper-ui-line-mid-v = centro, vertical
skyscraper-ui-line-mid-h = centro, horizontal
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } con obrero; vigas: { $beams }
       *[no] { $kind }; vigas: { $beams }
    }
skyscraper-ui-no-place = ahora no hay sitio para ella
skyscraper-ui-stand =
    { $height ->
        [0] en el suelo, { $x } a la derecha, { $y } al fondo
       *[other] a la altura { $height }, { $x } a la derecha, { $y } al fondo
    }
skyscraper-ui-step-send = Enviar un obrero: { $where }
skyscraper-ui-step-move = Mover: { $where }
skyscraper-ui-step-shift = Mover gratis: { $where }
skyscraper-ui-step-return = Volver a poner: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] obrero de { $player }, encerrado, { $where }
        [lying] obrero de { $player }, tendido, { $where }
       *[standing] obrero de { $player }, { $where }
    }
skyscraper-ui-choose = Toma una carta, envía un obrero o elige uno de tus obreros.
skyscraper-ui-choose-place = Elige un sitio para la carta.
skyscraper-ui-turn-or-set = Gírala y luego colócala.
skyscraper-ui-set-it = ¿Colocarla ahí?
skyscraper-ui-choose-foot = ¿En qué sitio al pie del edificio?
skyscraper-ui-choose-stand = ¿Adónde? Los sitios azules no cuestan acción.
skyscraper-ui-put = Se te ha caído un obrero. Ponlo donde quieras o en la cuadrilla.
skyscraper-ui-put-back = Dejar la carta
skyscraper-ui-turn = Girar { $n }/{ $of }
skyscraper-ui-set = Colocar
skyscraper-ui-hold =
    { $held ->
        [yes] Sujeta
       *[no] Sujetar una carta
    }
skyscraper-ui-hint-pick = El entrenador tomaría esta: { $card }.
skyscraper-ui-hint-send = El entrenador enviaría un obrero.
skyscraper-ui-hint-move = El entrenador movería un obrero: { $where }.
skyscraper-ui-send = Enviar un obrero ({ $crew })
skyscraper-ui-pass = Acabar el turno
skyscraper-ui-to-crew = A la cuadrilla
skyscraper-ui-note =
    { $points ->
        [one] { $points } punto, cuadrilla { $crew }
       *[other] { $points } puntos, cuadrilla { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Queda una acción
       *[other] Quedan { $left } acciones
    }
skyscraper-ui-lens = Carga
skyscraper-ui-plan = Plano
skyscraper-ui-film = Verlo otra vez
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Este navegador no puede mostrar la obra en tres dimensiones.
skyscraper-ui-height = Altura en cartas: { $height }
skyscraper-ui-cards-built = Cartas en pie: { $cards }
skyscraper-ui-floors = Pisos: { $floors }
skyscraper-key-hold = Sujetar una carta en pie
skyscraper-key-view = El plano o de nuevo el edificio
skyscraper-key-up = En el plano: una capa más arriba
skyscraper-key-down = En el plano: una capa más abajo

## El plano: la obra desde arriba, capa por capa

skyscraper-plan-title = Plano de la obra
skyscraper-plan-place =
    { $what ->
        [floor] carta de suelo, columna { $x }, fila { $y }, altura { $z }
        [east] pared hacia el este, columna { $x }, fila { $y }, altura { $z }
       *[north] pared hacia el norte, columna { $x }, fila { $y }, altura { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
skyscraper-plan-cell = columna { $x }, fila { $y }, altura { $z }
skyscraper-plan-ground = Suelo
skyscraper-plan-height =
    { $floors ->
        [none] Altura { $z }
       *[other] Altura { $z }, piso { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, vigas: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] Obrero de { $player }, encerrado: { $where }
        [lying] Obrero de { $player }, tendido: { $where }
       *[standing] Obrero de { $player }: { $where }
    }
skyscraper-plan-crew = en la cuadrilla
skyscraper-plan-layer = Plano: { $where }. Las flechas van de sitio en sitio, Intro elige y coloca, R gira, Re Pág y Av Pág cambian la altura.
skyscraper-plan-layers = Altura mostrada
skyscraper-plan-up = Una capa más arriba
skyscraper-plan-down = Una capa más abajo
skyscraper-plan-spots =
    { $count ->
        [one] Un sitio aquí
       *[other] { $count } sitios aquí
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Intro la coloca, R la gira.
skyscraper-plan-turn = Girar la carta: { $card }
skyscraper-plan-lens = La unión más cargada soporta { $strain } de { $most }.
skyscraper-plan-lens-easy = Aguanta sin esfuerzo.
skyscraper-plan-lens-busy = Aún le queda algo de fuerza.
skyscraper-plan-lens-near = ¡Está a punto de ceder!
skyscraper-plan-joint = Entre { $first } y { $second }.
skyscraper-plan-foreseen = Construyendo así, la unión más cargada soportaría { $strain } de { $most }.
skyscraper-plan-shuts-own = Esto encerraría a uno de tus obreros: se perdería.
skyscraper-plan-shuts = Esto encerraría a un obrero de { $player }.

## El pulso

skyscraper-steady-title = Buen pulso
skyscraper-steady-ask-shake = Para la aguja en el centro: cuanto más justo, menos te tiembla la mano.
skyscraper-steady-ask-speed = Otra vez: así de suave sueltas.
skyscraper-steady-odds = De 100 veces, algo cae: { $still } con las dos pulsaciones en el centro, { $good } cerca, { $shaky } algo desviadas, { $wild } muy lejos.
skyscraper-steady-press = ¡Ahora!
skyscraper-steady-slow = Más despacio, con palabras y tonos
skyscraper-steady-cancel = Todavía no
skyscraper-steady-result =
    { $grade ->
        [still] { $round } de { $of }: en pleno centro.
        [good] { $round } de { $of }: cerca del centro.
        [shaky] { $round } de { $of }: algo desviado, temblará.
       *[wild] { $round } de { $of }: muy desviado.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] centro
        [1] un pelo a la derecha
        [2] a la derecha
        [3] muy a la derecha
        [-1] un pelo a la izquierda
        [-2] a la izquierda
       *[other] muy a la izquierda
    }

## Cómo está y cómo acabó

skyscraper-facts-title = Obreros en cada piso
skyscraper-facts-floor = Piso
skyscraper-facts-crew = Cuadrilla
skyscraper-facts-points = Puntos
skyscraper-facts-top = Los 5 puntos del piso { $floor } serían para { $player }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Nadie construye desde hace una ronda; con { $most } se acaba.
       *[other] Nadie construye desde hace { $rounds } rondas; con { $most } se acaba.
    }
skyscraper-finale-stands = El edificio. Cartas: { $cards }; altura en cartas: { $height }.
skyscraper-finale-down = El edificio se ha venido abajo.
skyscraper-finale-top = Más obreros en el piso { $floor }: { $player }.
skyscraper-finale-culprit = Era el turno de { $player }.

## Figures

skyscraper-figure-foundation = Tres cartas forman los cimientos: una H.
skyscraper-figure-six-places = Una carta se une por seis líneas: cuatro bordes y dos medianas.
skyscraper-figure-at-the-foot = Un obrero nuevo se pone junto a una carta de cimientos.
skyscraper-figure-not-at-the-foot = Aquí no: no toca ninguna carta de cimientos.
skyscraper-figure-support = Un soporte propio puede apoyarse en el suelo.
skyscraper-figure-on-the-ground = Una carta de edificio no puede tocar el suelo.
skyscraper-figure-two-builds = Dos acciones: primero un suelo, luego una pared encima.
skyscraper-figure-beams-meet = Una viga de la carta nueva encuentra otra: un punto.
skyscraper-figure-no-beams-meet = Aquí ninguna viga encuentra otra: no vale.
skyscraper-figure-half-storey = Un suelo a media carta de altura: más bajo no puede ser.
skyscraper-figure-hangs = Una carta no puede colgar solo de arriba: el edificio crece.
skyscraper-figure-one-floor-up = Una acción sube a un obrero un piso.
skyscraper-figure-two-floors-up = No dos pisos de una vez.
skyscraper-figure-no-bridge = Sin suelo entre las torres nadie cruza aquí arriba.
skyscraper-figure-either-tower = Desde el suelo puede subir a cualquiera de las torres.
skyscraper-figure-bridge = Un suelo entre ellas es un puente.
skyscraper-figure-shut-in = La cuarta pared encierra al obrero: está perdido.

## Puzzles

skyscraper-puzzle-points = Te queda una acción en este turno. Llega con ella a { $points } puntos.
skyscraper-puzzle-points-missed = El turno ha terminado. Tus puntos: { $scored }

## El final, por partes

skyscraper-account-beams = Vigas que se unieron
skyscraper-account-workers = Obreros en las cartas
skyscraper-account-climbed = Turnos hacia arriba, doble
skyscraper-account-fines = Caídas: multas
skyscraper-account-finished = Última carta puesta
skyscraper-account-left = Cartas sobrantes
skyscraper-account-topped = Más obreros arriba
skyscraper-account-else = Perdido con lo caído

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = escalador
skyscraper-bot-climber-hint = Construye hacia arriba: cuanto más alto, mejor.
skyscraper-bot-settler = colono
skyscraper-bot-settler-hint = Construye a lo ancho y bajo antes que alto.
skyscraper-bot-foreman = capataz
skyscraper-bot-foreman-hint = Tiene a sus obreros siempre en marcha.
