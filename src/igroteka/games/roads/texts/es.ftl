# Carreteras, en palabras. Los campos se explican en en.ftl.

roads-name = Carreteras
roads-tagline = Coloca cartas borde con borde: alarga la red o ciérrala.

## Cartas

roads-face-S = recta
roads-face-C = curva
roads-face-T = bifurcación
roads-face-X = cruce
roads-face-D = calle sin salida
roads-face-S2 = recta de dos carriles
roads-face-S4 = recta de cuatro carriles
roads-face-C2 = curva de dos carriles
roads-face-C4 = curva de cuatro carriles
roads-face-T2 = bifurcación de dos carriles
roads-face-T4 = bifurcación de cuatro carriles
roads-face-X2 = cruce de dos carriles
roads-face-X4 = cruce de cuatro carriles
roads-face-D2 = calle sin salida de dos carriles
roads-face-D4 = calle sin salida de cuatro carriles
roads-face-X24 = cruce de dos carriles con cuatro
roads-face-T42 = cuatro carriles, desvío de dos
roads-face-T24 = dos carriles, desvío de cuatro

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

## Ajustes

roads-option-variant = Variante
roads-option-variant-hint = Tres juegos con las mismas cartas.
roads-option-variant-duel = Duelo
roads-option-variant-duel-hint = Para dos: un bando alarga la red y el otro la cierra.
roads-option-variant-newspaper = Periódico
roads-option-variant-newspaper-hint = En un campo con límites: gana quien coloca la última carta.
roads-option-variant-heap = Montón
roads-option-variant-heap-hint = Roba a ciegas, coloca lo que puedas: gana quien se quede con menos cartas.
roads-option-cards = Cartas por jugador
roads-option-cards-hint = En el Periódico, el número lo marca el campo.
roads-option-cards-24 = 24
roads-option-cards-24-hint = La partida de siempre.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Una partida larga.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Una partida rápida.
roads-option-lanes = Carriles
roads-option-lanes-off = Un solo ancho
roads-option-lanes-off-hint = Todas las carreteras enlazan entre sí.
roads-option-lanes-on = Dos y cuatro carriles
roads-option-lanes-on-hint = Más difícil: dos carriles nunca enlazan con cuatro.
roads-option-field = Campo
roads-option-field-hint = Solo en el Periódico. Tamaño a tu gusto, ancho × alto: de 3x3 a 20x20.
roads-option-field-page = Página, 6 × 8
roads-option-field-page-hint = Bien para dos o tres.
roads-option-field-spread = Doble página, 12 × 8
roads-option-field-spread-hint = Sitio para cuatro o más.
roads-option-border = Borde
roads-option-border-hint = Solo en el Periódico: qué pasa en el borde del campo.
roads-option-border-beige = Beis
roads-option-border-beige-hint = Ninguna carretera puede salir del campo.
roads-option-border-open = Abierto
roads-option-border-open-hint = Las carreteras pueden salir, mientras dentro siga otra.

## Qué hay que hacer

roads-prompt-open = Empiezas tú: coloca la carta que quieras.
roads-prompt-extend = Te toca. Coloca una carta y mantén abierta la red.
roads-prompt-close = Te toca. Coloca una carta e intenta cerrar la red.
roads-prompt-lay = Te toca. Coloca una carta cuya carretera enlace.
roads-prompt-wait = Le toca a { $player } colocar una carta.
roads-prompt-out = Estás fuera. A ver quién coloca la última carta.
roads-prompt-chance =
    { $stage ->
        [lots] Se echa a suertes: ¿quién empieza?
        [deal] Se reparten las cartas.
       *[draw] Se roba una carta del montón.
    }
roads-prompt-over = La partida ha terminado.

## Jugadas en palabras, como en un botón, y títulos para varias

roads-action-lay = Colocar: { roads-face } en ({ $x }, { $y }); carreteras: { $sides }
roads-action-lay-lanes = Colocar: { roads-face } en ({ $x }, { $y }); cuatro carriles: { $wide }; dos: { $narrow }
roads-action-lay-here = Colocar aquí: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = La suerte ha decidido: empieza { $player }.
roads-action-deal = Se reparten las cartas.
roads-action-draw = Se roba una carta del montón.
roads-moves-lay = Colocar una carta
roads-aloud-of = { $player }: { $what }

## Por qué no

roads-side =
    { $side ->
        [0] arriba
        [1] derecha
        [2] abajo
       *[3] izquierda
    }

roads-refuse-not-held = No tienes esa carta.
roads-refuse-turn = Con menos giro la carta queda igual. Gírala menos.
roads-refuse-taken = Ahí ya hay una carta.
roads-refuse-outside = Eso queda fuera del campo.
roads-refuse-opening = La primera carta va en el centro de la mesa.
roads-refuse-not-beside = Colócala junto a una carta que ya esté en la mesa.
roads-refuse-no-road = Ahí no enlaza ninguna carretera. Tiene que enlazar al menos una.
roads-refuse-into-beige = La carretera chocaría con un lado beis ({ roads-side }).
roads-refuse-cuts-road = Ahí llega una carretera ({ roads-side }), y tu carta es beis por ese lado.
roads-refuse-border = La carretera se saldría del campo ({ roads-side }).
roads-refuse-lanes = { $has } carriles no enlazan con { $want } ({ roads-side }).
roads-refuse-runs-out = No quedaría ninguna carretera abierta dentro del campo.

## Cómo se gana

roads-purpose-duel = Uno mantiene abierta la red, el otro la cierra. Extremos abiertos: { $ends }
roads-purpose-extend = Mantén abierta la red hasta la última carta. Extremos abiertos: { $ends }, cartas por poner: { $left }
roads-purpose-close = Cierra la red. Extremos abiertos: { $ends }
roads-purpose-last = Coloca la última carta de todas. Siguen en juego: { $players }, tus cartas: { $cards }
roads-purpose-last-watched = Gana quien coloca la última carta. Siguen en juego: { $players }
roads-purpose-heap = Acaba con menos cartas que nadie. Tú: { $cards }, el mejor de los demás: { $others }
roads-purpose-heap-watched = Gana quien se queda con menos cartas. En el montón: { $heap }

## Cómo terminó

roads-over-closed = La red está cerrada: gana quien jugaba en segundo lugar.
roads-over-nothing-fits = Ninguna carta de las que quedan encaja ya, y eso cuenta como red cerrada: gana quien jugaba en segundo lugar.
roads-over-all-laid = Todas las cartas están colocadas y la red sigue abierta: gana quien empezó.
roads-over-no-move = La red está abierta, pero quien tiene el turno no puede colocar ninguna carta: empate.
roads-over-laid-last = Nadie más puede colocar: gana quien puso la última carta.
roads-over-heap-stuck = Ya nadie puede colocar: gana quien se queda con menos cartas.
roads-over-heap-all-laid = Todas las cartas están colocadas: gana quien enlazó más carreteras.
roads-over-heap-closed = La red está cerrada: gana quien se queda con menos cartas.

## Qué pasa

roads-event-lots =
    { $you ->
        [yes] La suerte te toca a ti: empiezas tú.
       *[no] La suerte ha decidido: empieza { $player }.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Recibes una carta.
           *[other] Recibes { $size } cartas.
        }
       *[no] { $size ->
            [one] { $player } recibe una carta.
           *[other] { $player } recibe { $size } cartas.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Robas una carta: { roads-face }. Quedan en el montón: { $heap_left }.
       *[no] { $player } roba una carta. Quedan en el montón: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Colocas una carta: { roads-face } ({ $x }, { $y }). Carreteras enlazadas: { $joined }.
       *[no] { $player } coloca una carta: { roads-face } ({ $x }, { $y }). Carreteras enlazadas: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Ninguna de tus cartas encaja. Te las quedas.
       *[no] { $player } no puede colocar y se queda con todas sus cartas.
    }
roads-event-out =
    { $you ->
        [yes] No puedes colocar: quedas fuera.
       *[no] { $player } no puede colocar y queda fuera.
    }
roads-event-closed = La red está cerrada: no queda ningún extremo abierto.
roads-event-over = La partida ha terminado.

## En la pantalla

roads-ui-table = La red de carreteras
roads-ui-hand = Tus cartas
roads-ui-hand-empty = No tienes cartas.
roads-ui-card =
    { $count ->
        [one] { roads-face }, una carta
       *[other] { roads-face }, { $count } cartas
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, una carta; ahora no encaja en ningún lugar
       *[other] { roads-face }, { $count } cartas; ahora no encaja en ningún lugar
    }
roads-ui-place =
    { $ways ->
        [one] Encaja en ({ $x }, { $y })
       *[other] Encaja en ({ $x }, { $y }), de { $ways } maneras
    }
roads-ui-try = Probar en ({ $x }, { $y })
roads-ui-here = { roads-face } en ({ $x }, { $y }). Carreteras: { $sides }.
roads-ui-lies = { roads-face } en ({ $x }, { $y }). Carreteras: { $sides }. Carta de { $player }.
roads-ui-turn = Girar
roads-ui-lay = Colocar aquí
roads-ui-back = Devolver
roads-ui-do-pick = Elige una carta.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: ahora no encaja en ningún lugar. Elige otra carta.
        [one] { roads-face }: encaja en un lugar.
       *[other] { roads-face }: encaja en { $places } lugares.
    }
roads-ui-do-try = { roads-face }: elige dónde va.
roads-ui-do-lay = ¿La colocas aquí?
roads-ui-do-turn = Elige la carta otra vez para girarla.
roads-ui-ends =
    { $ends ->
        [0] Ningún extremo abierto
        [one] Un extremo abierto
       *[other] Extremos abiertos: { $ends }
    }
roads-ui-marks = Mostrar quién ha puesto qué
roads-ui-unseen = Aún sin ver
roads-ui-heap = Montón
roads-ui-aside = Apartadas, sin ver
roads-ui-left = Cartas restantes
roads-ui-joined = Carreteras enlazadas
roads-ui-out = fuera
roads-ui-task-extend = mantiene abierta la red
roads-ui-task-close = cierra la red
roads-ui-revealed = Lo que aún tenían los demás
roads-ui-masthead = El Correo de la Carretera

## Pistas: por qué una jugada es buena

roads-hint-wins = Gana la partida al momento.
roads-hint-draws = Termina en empate, y es lo mejor que hay.
roads-hint-safe = La red no se puede cerrar en el próximo turno.
roads-hint-hole = Deja un hueco que ninguna carta puede llenar: la red ya no se puede cerrar.
roads-hint-closes =
    { $of ->
        [one] Cierra el único extremo abierto. Quedan abiertos: { $left }.
       *[other] Cierra { $closed } de { $of } extremos abiertos. Quedan abiertos: { $left }.
    }
roads-hint-opens = Extremos abiertos: { $left } en vez de { $of }.
roads-hint-keep-branches = Te guardas los cruces y bifurcaciones para cuando hagan falta.
roads-hint-keep-dead-ends = Te guardas las calles sin salida para los últimos huecos.
roads-hint-own-gaps =
    { $gaps ->
        [one] En un hueco solo encajan tus cartas.
       *[other] En { $gaps } huecos solo encajan tus cartas.
    }
roads-hint-room =
    { $gaps ->
        [one] En un hueco aún cabrá una carta tuya.
       *[other] En { $gaps } huecos aún cabrá una carta tuya.
    }
roads-hint-knocks-out = Nadie más tiene una carta que encaje en algún sitio.

## Figures

roads-figure-joins = La carretera sigue de carta en carta.
roads-figure-apart = Junto a una carta, pero ninguna carretera enlaza.
roads-figure-into-beige = La carretera nueva choca con un lado beis.
roads-figure-cut-off = El lado beis de la carta nueva corta una carretera.
roads-figure-beige-to-beige = Beis contra beis vale: arriba enlaza una carretera.
roads-figure-closed = Ya no queda ningún extremo abierto: gana el segundo jugador.
roads-figure-still-open = La última carta deja carreteras abiertas: gana el primero.
roads-figure-inside = Dentro del periódico la carta puede ir donde encaje.
roads-figure-outside = Ninguna carta queda fuera del periódico.
roads-figure-over-the-edge = La carretera saldría del periódico: su borde cuenta como beis.
roads-figure-lanes-meet = Cuatro carriles con cuatro; abajo salen dos.
roads-figure-lanes-apart = Dos carriles nunca enlazan con cuatro.

## Puzzles

roads-puzzle-closed = Cierra la red, ponga lo que ponga el otro. Cartas tuyas: { $moves }
roads-puzzle-closed-missed = No está cerrada. Extremos abiertos: { $ends }
roads-puzzle-last = Pon la última carta de todas, ponga lo que ponga el otro. Cartas tuyas: { $moves }
roads-puzzle-last-missed = La última carta no fue tuya.

## El final, por partes

roads-account-laid = Cartas puestas: { $count }
roads-account-left = Cartas sin poner: { $count }
roads-account-joined = Carreteras enlazadas: { $count }
roads-account-ends = Extremos aún abiertos: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = ramificador
roads-bot-brancher-hint = Pone primero los cruces y bifurcaciones, para que la red se ramifique pronto.
roads-bot-hoarder = acaparador
roads-bot-hoarder-hint = Se guarda los cruces y bifurcaciones y pone primero rectas, curvas y calles sin salida.
