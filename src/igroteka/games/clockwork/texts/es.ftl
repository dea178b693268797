# La ciudad de las máquinas, en palabras. Los campos se explican en en.ftl.

clockwork-name = La ciudad de las máquinas
clockwork-tagline = Reúne las piezas, recuerda los descartes y huye volando de la ciudad flotante.

## Cartas

clockwork-kind-flying = máquina voladora
clockwork-kind-code = decodificador
clockwork-kind-airship = nave voladora
clockwork-kind-fuel = suministro de combustible
clockwork-kind-power = generador de energía
clockwork-kind-scrap = chatarra

clockwork-set-dragonfly = Libélula
clockwork-set-heron = Garza
clockwork-set-beetle = Escarabajo
clockwork-set-bat = Murciélago
clockwork-set-swallow = Golondrina
clockwork-set-moth = Polilla
clockwork-set-owl = Búho
clockwork-set-sphinx = Esfinge
clockwork-set-spider = Araña
clockwork-set-magpie = Urraca
clockwork-set-airship = Nave voladora
clockwork-set-fuel = Suministro de combustible
clockwork-set-power = Generador de energía
clockwork-set-scrap = Chatarra

clockwork-card-dragonfly-wings = Libélula (alas)
clockwork-card-dragonfly-hull = Libélula (casco)
clockwork-card-dragonfly-engine = Libélula (motor)
clockwork-card-dragonfly-tail = Libélula (cola)
clockwork-card-heron-wings = Garza (alas)
clockwork-card-heron-hull = Garza (casco)
clockwork-card-heron-engine = Garza (motor)
clockwork-card-heron-tail = Garza (cola)
clockwork-card-beetle-wings = Escarabajo (alas)
clockwork-card-beetle-hull = Escarabajo (casco)
clockwork-card-beetle-engine = Escarabajo (motor)
clockwork-card-beetle-tail = Escarabajo (cola)
clockwork-card-bat-wings = Murciélago (alas)
clockwork-card-bat-hull = Murciélago (casco)
clockwork-card-bat-engine = Murciélago (motor)
clockwork-card-bat-tail = Murciélago (cola)
clockwork-card-swallow-wings = Golondrina (alas)
clockwork-card-swallow-hull = Golondrina (casco)
clockwork-card-swallow-engine = Golondrina (motor)
clockwork-card-swallow-tail = Golondrina (cola)
clockwork-card-moth-wings = Polilla (alas)
clockwork-card-moth-hull = Polilla (casco)
clockwork-card-moth-engine = Polilla (motor)
clockwork-card-moth-tail = Polilla (cola)
clockwork-card-owl-dial = Búho (esfera)
clockwork-card-owl-keys = Búho (teclas)
clockwork-card-owl-reel = Búho (bobina)
clockwork-card-owl-lamp = Búho (lámpara)
clockwork-card-sphinx-dial = Esfinge (esfera)
clockwork-card-sphinx-keys = Esfinge (teclas)
clockwork-card-sphinx-reel = Esfinge (bobina)
clockwork-card-sphinx-lamp = Esfinge (lámpara)
clockwork-card-spider-dial = Araña (esfera)
clockwork-card-spider-keys = Araña (teclas)
clockwork-card-spider-reel = Araña (bobina)
clockwork-card-spider-lamp = Araña (lámpara)
clockwork-card-magpie-dial = Urraca (esfera)
clockwork-card-magpie-keys = Urraca (teclas)
clockwork-card-magpie-reel = Urraca (bobina)
clockwork-card-magpie-lamp = Urraca (lámpara)
clockwork-card-airship-balloon = Nave voladora (globo)
clockwork-card-airship-gondola = Nave voladora (góndola)
clockwork-card-airship-boiler = Nave voladora (caldera)
clockwork-card-airship-propeller = Nave voladora (hélice)
clockwork-card-airship-rudder = Nave voladora (timón)
clockwork-card-airship-anchor = Nave voladora (ancla)
clockwork-card-fuel = Suministro de combustible
clockwork-card-power = Generador de energía
clockwork-card-scrap = Chatarra

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

clockwork-character-1 = Ada la relojera
clockwork-character-2 = Bruno el fogonero
clockwork-character-3 = Cora la aviadora
clockwork-character-4 = Darío el cerrajero
clockwork-character-5 = Edda la inventora
clockwork-character-6 = Félix el farolero

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = las Torres
clockwork-yard-boiler = Depósito de Calderas
clockwork-yard-spring = Depósito de Muelles
clockwork-yard-cog = Depósito de Engranajes
clockwork-yard-chain = Depósito de Cadenas
clockwork-yard-lamp = Depósito de Lámparas
clockwork-yard-bell = Depósito de Campanas
clockwork-track = una casilla del camino

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

## Ajustes

clockwork-option-edition = Edición
clockwork-option-edition-hint = Las reglas impresas cambian un poco de un idioma a otro.
clockwork-option-edition-en = Inglesa
clockwork-option-edition-nl = Neerlandesa
clockwork-option-edition-de = Alemana
clockwork-option-edition-es = Española
clockwork-option-edition-fr = Francesa
clockwork-option-edition-hu = Húngara
clockwork-option-edition-pl = Polaca
clockwork-option-edition-cs = Checa
clockwork-option-edition-sl = Eslovena
clockwork-option-edition-uk = Ucraniana
clockwork-option-edition-ru = Rusa
clockwork-option-edition-it = Italiana
clockwork-option-entry_scrapyard = Entrar en un depósito de chatarra
clockwork-option-entry_scrapyard-edition = Como en la edición
clockwork-option-entry_scrapyard-or_more = Con la tirada justa o mayor
clockwork-option-entry_scrapyard-exact = Solo con la tirada justa
clockwork-option-entry_towers = Entrar en las Torres
clockwork-option-entry_towers-edition = Como en la edición
clockwork-option-entry_towers-or_more = Con la tirada justa o mayor
clockwork-option-entry_towers-exact = Solo con la tirada justa
clockwork-option-special_throw = Un 7, un 11 o dobles
clockwork-option-special_throw-edition = Como en la edición
clockwork-option-special_throw-instead = En lugar de moverte
clockwork-option-special_throw-instead_from_scrapyard = En lugar de moverte, desde un depósito
clockwork-option-special_throw-instead_from_scrapyard-hint = Directo a las Torres desde cualquier sitio.
clockwork-option-special_throw-after = Después de moverte, como extra
clockwork-option-special_throw-after-hint = Si en ese turno has tomado una carta de un depósito.
clockwork-option-scrap_given = La chatarra entregada por una carta
clockwork-option-scrap_given-edition = Como en la edición
clockwork-option-scrap_given-out = Sale del juego
clockwork-option-scrap_given-table = Va a los descartes
clockwork-option-end_special = 7, 11 o dobles al final
clockwork-option-end_special-edition = Como en la edición
clockwork-option-end_special-either = Buscar o exigir
clockwork-option-end_special-both = Buscar y exigir
clockwork-option-low_hand = Con menos de siete cartas
clockwork-option-low_hand-edition = Como en la edición
clockwork-option-low_hand-keep = No descartas
clockwork-option-low_hand-may_discard = Puedes descartar
clockwork-option-wrong_pick = Después de un fallo
clockwork-option-wrong_pick-edition = Como en la edición
clockwork-option-wrong_pick-in_place = La carta mostrada ocupa su lugar
clockwork-option-wrong_pick-anywhere = La carta mostrada se descarta donde sea
clockwork-option-yard_challenge = Retar en un depósito
clockwork-option-yard_challenge-edition = Como en la edición
clockwork-option-yard_challenge-any_arrival = Llegues como llegues
clockwork-option-yard_challenge-exact_throw = Solo con la tirada justa
clockwork-option-counter = Exigir a cambio
clockwork-option-counter-edition = Como en la edición
clockwork-option-counter-no_card = Si no tienes esa carta
clockwork-option-counter-no_scrap_either = Si tampoco tienes chatarra
clockwork-option-start_throw = Tirada para empezar
clockwork-option-start_throw-edition = Como en la edición
clockwork-option-start_throw-two_dice = Dos dados
clockwork-option-start_throw-one_die = Un dado
clockwork-option-reversals = Darse la vuelta al moverse
clockwork-option-reversals-edition = Como en la edición
clockwork-option-reversals-0 = Nunca
clockwork-option-reversals-1 = Una vez

## Qué hay que hacer

clockwork-prompt-choose = Elige tu personaje.
clockwork-prompt-chosen = Los demás aún están eligiendo.
clockwork-prompt-deal = Se reparten las cartas.
clockwork-prompt-start =
    { $dice ->
        [1] Un dado para cada uno decide quién empieza.
       *[2] Dos dados para cada uno deciden quién empieza.
    }
clockwork-prompt-throw = Ruedan los dados para { $player }.
clockwork-prompt-move = Has sacado { $steps }. ¿Adónde vas?
clockwork-prompt-special = Has sacado { $steps }: camina o usa la tirada especial.
clockwork-prompt-arrive = Toma una carta o reta a alguien.
clockwork-prompt-meet = Te encuentras con alguien: lanza un reto o déjalo.
clockwork-prompt-extra = Un extra: ve directo a un lugar, o quédate y actúa. O déjalo.
clockwork-prompt-search = Muestra una carta de la serie que buscas, o nombra el combustible o la energía.
clockwork-prompt-demand = Puedes exigir una carta a alguien que esté en las Torres.
clockwork-prompt-search-or-demand = Busca en los descartes o exige una carta.
clockwork-prompt-point = Buscas: { clockwork-set }. Señala un descarte.
clockwork-prompt-swap = Fallo: { clockwork-card }. ¿Qué carta dejas en su lugar?
clockwork-prompt-give = { $player } te muestra: { clockwork-card }. Entrega una carta de esa serie, o chatarra.
clockwork-prompt-give-named = { $player } te pide: { clockwork-set }. Entrega una, o chatarra.
clockwork-prompt-return = Dale a { $player } una carta a cambio.
clockwork-prompt-counter = No tenías nada que dar. Puedes exigirle una carta a { $player }.
clockwork-prompt-discard = Elige una carta para descartar.
clockwork-prompt-may-discard = Puedes descartar una carta o quedártelas todas.
clockwork-prompt-lay = Déjala boca abajo junto al tablero: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } elige adónde ir.
        [arrive] { $player } elige: carta o reto.
        [extra] { $player } puede hacer una cosa más.
        [towers] { $player } está en las Torres.
        [point] { $player } busca en los descartes.
        [swap] { $player } elige qué carta dejar.
        [give] { $player } tiene que responder al reto.
        [return] { $player } elige qué carta dar a cambio.
        [counter] { $player } no tenía nada, y ahora puede exigir.
        [discard] { $player } elige un descarte.
        [lay] { $player } deja un descarte en la mesa. ¡Recuerda dónde!
       *[other] { $player } está pensando.
    }
clockwork-prompt-over = La partida ha terminado.

## Jugadas en palabras, como en un botón, y títulos para varias

clockwork-action-choose = Jugar como { clockwork-character }
clockwork-action-walk = Ir hasta: { $place }
clockwork-action-straight = Ir directo a: { $place }
clockwork-action-take = Tomar una carta
clockwork-action-discard = Descartar: { clockwork-card }
clockwork-action-lay = Dejarla aquí: { $place }
clockwork-action-lay-here = Dejarla aquí
clockwork-action-keep = Quedarme con todas
clockwork-action-rest = Dejarlo así
clockwork-action-seek = Mostrar y buscar su serie: { clockwork-card }
clockwork-action-seek-named = Buscar sin mostrar ninguna carta: { clockwork-card }
clockwork-action-point = Dar la vuelta al descarte: { $place }
clockwork-action-point-here = Dar la vuelta a este descarte
clockwork-action-swap = Dejar: { clockwork-card }
clockwork-action-demand = Retar a { $player } y mostrar: { clockwork-card }
clockwork-action-demand-named = Retar a { $player } y pedir: { clockwork-card }
clockwork-action-give = Entregar: { clockwork-card }
clockwork-action-return = Dar a cambio: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Personajes
clockwork-moves-walk = Ir
clockwork-moves-straight = Ir directo
clockwork-moves-discard = Descartar una carta
clockwork-moves-lay = Dejar el descarte en la mesa
clockwork-moves-seek = Buscar en los descartes
clockwork-moves-point = Dar la vuelta a un descarte
clockwork-moves-swap = Dejar una carta
clockwork-moves-demand = Retar
clockwork-moves-give = Entregar una carta
clockwork-moves-return = Dar una carta a cambio
clockwork-aloud-of = { $player }: { $what }

## Por qué no

clockwork-refuse-not-now =
    { $stage ->
        [choose] Primero elige tu personaje.
        [move] Primero mueve tu personaje.
        [point] Primero señala un descarte.
        [swap] Primero elige la carta que dejas.
        [give] Primero entrega una carta.
        [return] Primero da una carta a cambio.
        [discard] Primero elige tu descarte.
        [lay] Primero deja el descarte en la mesa.
       *[other] Ahora no.
    }
clockwork-refuse-no-character = Ese personaje no existe.
clockwork-refuse-character-taken = Ya está elegido: { clockwork-character }.
clockwork-refuse-no-field = Esa casilla no existe.
clockwork-refuse-out-of-reach = Con { $steps } no llegas ahí.
clockwork-refuse-not-exact = Ahí solo se llega con la tirada justa, y has sacado { $steps }.
clockwork-refuse-full = Ahí ya hay dos personajes.
clockwork-refuse-not-nearer = Los depósitos están vacíos: tienes que acercarte a las Torres.
clockwork-refuse-straight-where = Directo solo se va a un depósito o a las Torres.
clockwork-refuse-throw-not-special = Para eso hace falta un 7, un 11 o dobles.
clockwork-refuse-already-there = Ya estás ahí: { clockwork-field }.
clockwork-refuse-only-towers = Desde aquí la tirada especial solo lleva a las Torres.
clockwork-refuse-extra-first = En esta edición la tirada especial viene después de un turno normal.
clockwork-refuse-stay-on-track = Solo puedes quedarte y retar en un depósito.
clockwork-refuse-no-yard = No estás en ningún depósito.
clockwork-refuse-pile-empty = Aquí no quedan cartas: { clockwork-field }.
clockwork-refuse-no-opponent = Exige la carta a otra persona.
clockwork-refuse-not-met = No te has encontrado con { $player }.
clockwork-refuse-demand-at-towers = En las Torres no hay retos hasta que los depósitos estén vacíos.
clockwork-refuse-no-demand-now = Ahora no puedes exigir nada.
clockwork-refuse-not-back = { $player } aún no ha vuelto a las Torres.
clockwork-refuse-counter-other = Solo puedes exigirle una carta a quien te ha retado.
clockwork-refuse-scrap = La chatarra no se muestra ni se busca.
clockwork-refuse-not-held = No tienes esa carta.
clockwork-refuse-not-asked = Te piden: { clockwork-set }. Solo una carta así, o chatarra.
clockwork-refuse-no-search-now = Ahora no puedes buscar.
clockwork-refuse-no-discards = No hay ningún descarte en la mesa.
clockwork-refuse-no-place = Ese lugar no existe en la mesa.
clockwork-refuse-place-taken = Ahí ya hay una carta.
clockwork-refuse-place-empty = Ahí no hay ninguna carta.
clockwork-refuse-keep = Tienes más de siete cartas: descarta una.
clockwork-refuse-rest-in-yard = Toma una carta o reta a alguien.
clockwork-refuse-rest = No puedes dejarlo así.

## Cómo se gana

clockwork-purpose-escape = Coloca máquina voladora, decodificador y combustible, o nave voladora y generador. Hay: { $laid } de 3
clockwork-purpose-escape-watched = Ganan máquina voladora, decodificador y combustible, o la nave voladora con su generador

## Cómo terminó

clockwork-over-machines = Máquina voladora, decodificador y combustible: la ciudad queda atrás.
clockwork-over-airship = La nave voladora con su generador de energía: la ciudad queda atrás.
clockwork-over-quiet = Cien rondas sin una sola máquina: la ciudad se queda con todos. Empate.
clockwork-over-late = Trescientas rondas: la ciudad se queda con todos. Empate.

## Qué pasa

clockwork-event-chosen =
    { $you ->
        [yes] Eres { clockwork-character }.
       *[no] { $player } es { clockwork-character }.
    }
clockwork-event-boxed = Esta vez algunas series se quedan en la caja. Combustible: { $fuel }, chatarra: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Recibes { $size } carta.
           *[other] Recibes { $size } cartas.
        }
       *[no] { $size ->
            [one] { $player } recibe { $size } carta.
           *[other] { $player } recibe { $size } cartas.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Tu tirada es la más alta: empiezas tú.
       *[no] La tirada más alta: empieza { $player }.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Sacas { $one } y { $two }.
       *[no] { $player } saca { $one } y { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Vas directo aquí: { clockwork-to }.
           *[no] Vas hasta aquí: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } va directo aquí: { clockwork-to }.
           *[no] { $player } va hasta aquí: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] No hay camino libre: te quedas.
       *[no] No hay camino libre: { $player } se queda.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Tomas una carta. Quedan aquí: { $left }.
           *[other] Tomas una carta: { clockwork-card }. Quedan aquí: { $left }.
        }
       *[no] { $player } toma una carta. Quedan aquí: { $left }.
    }
clockwork-event-bare = Aquí no queda nada que tomar.
clockwork-event-kept =
    { $you ->
        [yes] Te quedas con tus cartas.
       *[no] { $player } se queda con sus cartas.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Descartas una carta.
           *[other] Descartas: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } descarta una carta.
           *[other] { $player } descarta: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] La dejas boca abajo.
       *[no] { $player } la deja boca abajo.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } reta a { $other } y muestra en secreto: { clockwork-card }.
       *[no] { $card ->
            [0] { $player } reta a { $other }.
           *[other] { $player } reta a { $other } y pide: { clockwork-card }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } le da una carta a { $other }.
       *[other] { $player } le da a { $other }: { clockwork-card }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } le da una carta a cambio a { $other }.
       *[other] { $player } le da a cambio a { $other }: { clockwork-card }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } le da chatarra a { $other }. La chatarra sale del juego.
       *[no] { $player } le da chatarra a { $other }.
    }
clockwork-event-nothing = { $player } no tiene nada para { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } muestra una carta y busca su serie.
           *[other] { $player } muestra una carta y busca su serie: { clockwork-card }.
        }
       *[no] { $player } busca: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } da la vuelta a una carta y se la lleva. ¡Acierto!
           *[other] { $player } da la vuelta y se lleva: { clockwork-card }. ¡Acierto!
        }
       *[no] { $card ->
            [0] { $player } da la vuelta a una carta y tiene que llevársela. Fallo.
           *[other] { $player } da la vuelta y tiene que llevarse: { clockwork-card }. Fallo.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } deja otra carta en su lugar.
       *[other] { $player } deja en su lugar: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Completas y muestras: { clockwork-set }.
       *[no] { $player } completa y muestra: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Lo dejas así.
       *[no] { $player } lo deja así.
    }
clockwork-event-lost =
    { $you ->
        [yes] Esa tirada no te da nada: pierdes el turno.
       *[no] Esa tirada no da nada: { $player } pierde el turno.
    }
clockwork-event-emptied = Los depósitos están vacíos. ¡Todos a las Torres!
clockwork-event-over = La partida ha terminado.

## En la pantalla

clockwork-ui-city = La ciudad flotante
clockwork-ui-table = Los descartes junto al tablero
clockwork-ui-see-city = Mirar la ciudad
clockwork-ui-see-table = Mirar los descartes
clockwork-ui-hand = Tus cartas
clockwork-ui-hand-empty = No tienes cartas.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, tienes { $count }
    }
clockwork-ui-dice = Dados: { $one } y { $two }
clockwork-ui-pile = { clockwork-field }, cartas que quedan: { $count }
clockwork-ui-plank = casilla { $number }: { $from } – { $end }
clockwork-ui-place = fila { $row }, columna { $column }
clockwork-ui-place-card = Un descarte, fila { $row }, columna { $column }
clockwork-ui-place-seen = Fila { $row }, columna { $column }: { clockwork-card }
clockwork-ui-actions = ¿Qué puedo hacer?

## Los verbos, cuando hay varios

clockwork-ui-verb-seek = Buscar en los descartes
clockwork-ui-verb-demand = Retar a { $player }
clockwork-ui-other-verb = Otra cosa
clockwork-ui-without-card = O sin mostrar ninguna carta:

## Una línea: qué hacen las manos ahora

clockwork-ui-hint-choose = Elige quién eres.
clockwork-ui-hint-walk = Elige una casilla que brille.
clockwork-ui-hint-special = Elige una casilla que brille. Rayo: directo allí.
clockwork-ui-hint-verb = Elige qué hacer.
clockwork-ui-hint-seek = Elige la carta que mostrarás a todos.
clockwork-ui-hint-demand = Elige la carta que mostrarás en secreto a { $player }.
clockwork-ui-hint-give = Elige la carta que entregas.
clockwork-ui-hint-return = Elige la carta que das a cambio.
clockwork-ui-hint-discard = Elige la carta que descartas.
clockwork-ui-hint-swap = Elige la carta que dejas.
clockwork-ui-hint-again = Elígela otra vez, o el botón.
clockwork-ui-hint-point = Elige un descarte. ¿Cuál era?
clockwork-ui-hint-lay = Elige un lugar libre.
clockwork-ui-no-use = Ahora no hace falta ninguna carta de tu mano.
clockwork-ui-not-here = Aquí no hay nada que hacer ahora.

## Lo que está a la vista

clockwork-ui-secret-shown = { $player } te muestra en secreto
clockwork-ui-secret-asked = { $player } te pide
# Read again with the English, and right.
clockwork-ui-secret-mine = Lo que pides a { $player }
clockwork-ui-secret-third = Entre { $player } y { $other }: un secreto.
clockwork-ui-open-sought = Se busca
clockwork-ui-open-found = Carta descubierta
clockwork-ui-open-shown = Descarte
clockwork-ui-put-back = Elegir otra
clockwork-ui-machine = { clockwork-set }, serie completa
clockwork-ui-ending = Los depósitos están vacíos: ¡de vuelta a las Torres!
clockwork-ui-start-of = Empieza { $player }
clockwork-ui-seen = La viste antes de darle la vuelta
clockwork-ui-opened = Todo está boca arriba.
clockwork-ui-revealed = Lo que aún tenían los demás

## El panel lateral

clockwork-ui-cards = Cartas
clockwork-ui-machines = Máquinas
clockwork-ui-in-box = Se quedan en la caja: { $sets }
clockwork-ui-scrapped = Chatarra fuera del juego: { $count }
clockwork-ui-round = Ronda { $round }
clockwork-ui-piles = Cartas en los depósitos: { $count }
clockwork-ui-collecting = Lo que reúnes
clockwork-ui-collected = { $held } de { $of }, falta: { $missing }
clockwork-ui-known = El entrenador recuerda
clockwork-ui-known-held = { $players }: { clockwork-card }

## Por qué una jugada es buena

clockwork-hint-wins = Gana la partida en el acto.
clockwork-hint-spare =
    { $missing ->
        [0] { clockwork-set } es lo que menos te hace falta.
       *[other] { clockwork-set } es lo que menos te hace falta. Cartas que faltan: { $missing }.
    }
clockwork-hint-double = La tienes { $count } veces, y con una basta.
clockwork-hint-scrap = La chatarra no forma parte de ninguna serie.
clockwork-hint-rest = { $player } apenas tiene lo que buscas: { clockwork-set }, { $percent } de cada 100. Un reto en vano solo enseña tus cartas.
clockwork-hint-nothing = Ninguna de las cartas enseñadas allí te ayuda.
clockwork-hint-keep = Todas tus cartas pueden hacer falta: { $cards }.
clockwork-hint-alike = Todos juegan igual: elige el que te guste.
clockwork-hint-anywhere = Cualquier sitio vale; solo recuerda cuál.
clockwork-hint-draw = De { $pool } cartas que nadie ha enseñado aún, { $useful } te ayudarían.
clockwork-hint-towers = En las Torres, entre los descartes, está { clockwork-card }.
clockwork-hint-search = Buscas { clockwork-card }, que está ahí.
clockwork-hint-found =
    { $missing ->
        [0] Es { clockwork-card }: con ella, la serie { clockwork-set } está completa.
       *[other] Es { clockwork-card }. Después, a { clockwork-set } le faltan: { $missing }.
    }
clockwork-hint-wrong-pick = Un error a propósito: te llevas { clockwork-card } igualmente y dejas una carta que te sobra.
clockwork-hint-demand = { $player } tiene una carta de { clockwork-set }: { $percent } de cada 100.
clockwork-hint-meet = Allí te encuentras con { $player }: tiene una carta de { clockwork-set }, { $percent } de cada 100.
clockwork-hint-on-the-way = Desde allí, la próxima tirada lleva a un depósito o a las Torres: { $percent } de cada 100.
clockwork-hint-home = En las Torres puedes buscar.
clockwork-hint-shield = Chatarra en su lugar: tu carta se queda contigo.

## Figures

clockwork-figure-walk = Sale un cinco: cinco casillas.
clockwork-figure-turn-back = No dos casillas con un cinco: nadie para antes ni se vuelve.
clockwork-figure-enter = Un cinco basta para tres casillas: entra en el depósito.
clockwork-figure-straight = Con un siete, un once o dobles vas directo a cualquier depósito.
clockwork-figure-full = Ya hay dos ahí: un tercero no puede.
clockwork-figure-demand = Donde dos se encuentran, uno puede pedir una carta.
clockwork-figure-machines = Un decodificador, una máquina voladora y combustible: libre.
clockwork-figure-airship = O las seis partes de la nave voladora con el generador de energía.

## Puzzles

clockwork-puzzle-machine = Completa otra máquina en este turno, tenga y dé lo que dé el otro.
clockwork-puzzle-machine-missed = El turno ha terminado. Máquinas ante ti: { $laid } de { $machines }
clockwork-puzzle-escaped = Escapa en este turno, tenga y dé lo que dé el otro.
clockwork-puzzle-escaped-missed = El turno ha terminado y sigues en la ciudad.

## El final, por partes

clockwork-account-set = { $set }: serie completa
clockwork-account-no-set = Nada completo
clockwork-account-demanded = Cartas ganadas con retos: { $count }
clockwork-account-remembered = Cartas halladas de memoria: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = bandido
clockwork-bot-bandit-hint = Le gusta encontrarse con los demás y exigirles sus piezas.
clockwork-bot-rummager = rebuscador
clockwork-bot-rummager-hint = Va a las Torres a buscar entre los descartes siempre que puede.
