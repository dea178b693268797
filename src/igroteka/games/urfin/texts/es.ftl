# Urfin, en palabras. Los campos se explican en en.ftl.

urfin-name = Urfin
urfin-tagline = Buscad torres a tientas en la bolsa, construidlas antes de que se acabe la arena y salvad la Ciudad Esmeralda.

## Piezas

urfin-kind-base1 = base 1
urfin-kind-base2 = base 2
urfin-kind-roof1 = tejado 1
urfin-kind-roof2 = tejado 2
urfin-kind-roof3 = tejado 3
urfin-kind-wall = muro

urfin-colour-green = verde
urfin-colour-light = verde claro
urfin-colour-yellow = amarillo

# El nombre de la pieza $part, para otros mensajes.
urfin-part =
    { $part ->
        [0] base 1 verde
        [1] base 1 verde claro
        [2] base 1 amarilla
        [3] base 2 verde
        [4] base 2 verde claro
        [5] base 2 amarilla
        [6] tejado 1 verde
        [7] tejado 1 verde claro
        [8] tejado 1 amarillo
        [9] tejado 2 verde
        [10] tejado 2 verde claro
        [11] tejado 2 amarillo
        [12] tejado 3 verde
        [13] tejado 3 verde claro
        [14] tejado 3 amarillo
        [15] muro verde
        [16] muro verde claro
        [17] muro amarillo
       *[other] una pieza
    }

# Lo que busca alguien, en $at.
urfin-aim =
    { $at ->
        [base] una base
        [roof] un tejado
       *[wall] un muro
    }

## Opciones

urfin-option-game = Juego
urfin-option-game-basic = Básico
urfin-option-game-basic-hint = Cada soldado avanza tres casillas por ronda.
urfin-option-game-adult = Para mayores
urfin-option-game-adult-hint = Los dados mueven a los soldados, entran los tejados 3 y se van prohibiendo colores.
urfin-option-bag = Bolsa
urfin-option-bag-touch = Al tacto
urfin-option-bag-touch-hint = Palpa cada pieza con la yema del dedo y luego tómala o suéltala.
urfin-option-bag-blind = A ciegas
urfin-option-bag-blind-hint = La primera pieza que encuentres es la que sacas.
urfin-option-sand = Reloj de arena
urfin-option-sand-hint = Para sacar y construir, todo junto.
urfin-option-sand-60 = 60 segundos
urfin-option-sand-30 = 30 segundos
urfin-option-sand-90 = 90 segundos
urfin-option-sand-120 = 2 minutos
urfin-option-sand-180 = 3 minutos
urfin-option-sand-off = Sin arena
urfin-option-sand-off-hint = Todo el tiempo del mundo.
urfin-option-signposts = Los soldados empiezan
urfin-option-signposts-hint = Solo en el juego básico.
urfin-option-signposts-12 = A 12 casillas del palacio
urfin-option-signposts-15 = A 15 casillas del palacio
urfin-option-signposts-18 = A 18 casillas del palacio
urfin-option-steady_hands = Manos
urfin-option-steady_hands-on = Firmes
urfin-option-steady_hands-on-hint = Nada se cae.
urfin-option-steady_hands-off = De verdad
urfin-option-steady_hands-off-hint = Una pieza soltada demasiado lejos del centro de su casilla se cae, y puede llevarse una torre.
urfin-option-slow_breaking = Derribos
urfin-option-slow_breaking-off = Derribar y seguir
urfin-option-slow_breaking-off-hint = Quien ya ha chocado con el obstáculo lo derriba sin perder pasos.
urfin-option-slow_breaking-on = Derribar y nada más
urfin-option-slow_breaking-on-hint = Derribar cuesta siempre el movimiento entero.
urfin-option-trial = Una torre de prueba
urfin-option-trial-off = No
urfin-option-trial-on = Sí
urfin-option-trial-on-hint = Antes de la primera ronda, sin arena y sin soldados.
urfin-option-map = Mapa
urfin-option-map-emerald = La Ciudad Esmeralda
urfin-option-map-emerald-hint = Diez caminos, seis puentes.
urfin-option-map-meadow = El prado
urfin-option-map-meadow-hint = Un mapa más pequeño para una partida rápida.
urfin-option-puzzle = Enigma
urfin-option-puzzle-off = Ninguno

## Lo que se pide

urfin-prompt-ready =
    { $soldiers ->
        [one] Ronda { $turn }. Hay un soldado en camino. Acordad quién busca qué y empezad.
       *[other] Ronda { $turn }. Hay { $soldiers } soldados en camino. Acordad quién busca qué y empezad.
    }
urfin-prompt-trial = Para probar: acordad quién busca qué, sacad piezas y construid una torre. Todavía no marcha nadie.
urfin-prompt-wait-ready = A la espera de que todos digan que sí. Faltan: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Mete la mano en la bolsa y toma una pieza.
       *[other] Mete la mano en la bolsa y toma { $due } piezas.
    }
urfin-prompt-grope = Tu mano tantea en la bolsa.
urfin-prompt-feel =
    { $left ->
        [one] Palpa la pieza. Tómala, o suéltala y busca otra. Te falta una pieza.
       *[other] Palpa la pieza. Tómala, o suéltala y busca otra. Te faltan { $left } piezas.
    }
urfin-prompt-wait-draw = Tu mano ya está fuera. Se construye cuando lo estén todas.
urfin-prompt-build =
    { $left ->
        [0] No queda ninguna pieza a la vista. Di que has terminado.
        [one] ¡A construir! Hay una pieza a la vista.
       *[other] ¡A construir! Hay { $left } piezas a la vista.
    }
urfin-prompt-place = ¿Dónde va: { urfin-part }?
urfin-prompt-wait-build = Has terminado. Siguen construyendo: { $missing }.
urfin-prompt-march = Se lanza el dado por el soldado del camino { $road }.
urfin-prompt-over = La partida ha terminado.

## Jugadas en palabras, como en un botón, y títulos para varias

urfin-action-aim = Buscar { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Palpar la pieza: { urfin-ui-cell }
urfin-action-touch-here = Palpar la pieza aquí
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Soltarla y buscar otra
urfin-action-grab = Tomar para construir: { urfin-part }
urfin-action-put-back = Devolver: { urfin-part }
urfin-action-put = Colocar, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Colocar aquí
urfin-action-put-turned = Colocar, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Colocar aquí, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Una mano en la bolsa encuentra una pieza.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Palpar la pieza
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Colocar
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Por qué no

urfin-refuse-not-now =
    { $stage ->
        [ready] Ahora no: primero, que todos digan que sí.
        [draw] Ahora no: se están sacando piezas.
        [build] Ahora no: se está construyendo.
       *[march] Ahora no: los soldados están en marcha.
    }
urfin-refuse-ready-already = Ya has dicho que se puede empezar.
urfin-refuse-same-aim = Ya buscas { urfin-aim }.
urfin-refuse-many-aims = En esta ronda has cambiado de idea { $most } veces; ya basta.
urfin-refuse-hand-out = Tu mano ya ha estado en la bolsa en esta ronda. No hay segundo intento.
urfin-refuse-nothing-due = En esta ronda no te toca sacar nada.
urfin-refuse-groping = Tu mano aún no ha encontrado ninguna pieza.
urfin-refuse-reached = Tu mano ya está en la bolsa.
urfin-refuse-not-in-bag = Primero mete la mano en la bolsa.
urfin-refuse-no-spot = Una pieza se palpa en una cuadrícula de { $side } por { $side } puntos.
urfin-refuse-felt = Ese punto ya lo has palpado.
urfin-refuse-many-lets = Has soltado { $most } piezas; quédate con esta.
urfin-refuse-done-already = Ya has dicho que has terminado.
urfin-refuse-nothing-grabbed = Primero toma una de las piezas a la vista.
urfin-refuse-no-part = Esa pieza no existe.
urfin-refuse-hand-full = Ya tienes una pieza en la mano: { urfin-part }.
urfin-refuse-not-open = Esa pieza no está a la vista: { urfin-part }.
urfin-refuse-grabbed = Alguien se te ha adelantado: { urfin-part }.
urfin-refuse-many-grabs = En esta ronda has tomado piezas { $most } veces; deja el resto a los demás.
urfin-refuse-no-cell = Esa casilla no está en el mapa.
urfin-refuse-palace = En el palacio no se construye nunca.
urfin-refuse-river = En el río no se construye.
urfin-refuse-soldier = Ahí está el soldado del camino { $road }.
urfin-refuse-wall-there = Ahí hay un muro.
urfin-refuse-tower-there = Ahí hay una torre.
urfin-refuse-base-there = Ahí hay una base que espera un tejado.
urfin-refuse-no-base = Un tejado solo va sobre una base.
urfin-refuse-city = Nada de torres en la ciudad hasta que un soldado cruce un puente.
urfin-refuse-axis = Un tejado 3 dispara hacia dos lados: elige norte y sur, o este y oeste.
urfin-refuse-no-axis = Solo se gira un tejado 3.

## Cómo se gana

urfin-purpose-home = Mandad a casa a todos los soldados, ninguno al palacio. Soldados: { $soldiers }, pasos al palacio: { $steps }
urfin-purpose-puzzle = Mandad a casa a todos los soldados a tiempo. Soldados: { $soldiers }, ronda { $turn } de { $turns }

## Cómo terminó

urfin-over-won = No queda ningún soldado: la Ciudad Esmeralda está a salvo.
urfin-over-held = Sesenta rondas y nadie en el palacio: la Ciudad Esmeralda ha resistido.
urfin-over-lost = Un soldado de madera está en el palacio: Urfin reina en la Ciudad Esmeralda.
urfin-over-resigned = El equipo se ha rendido: Urfin reina en la Ciudad Esmeralda.
urfin-over-solved = Resuelto: no queda ni un soldado.
urfin-over-unsolved = Sin resolver: quedan soldados. ¡Prueba otra vez!

## Lo que pasa

urfin-event-began =
    { $turn ->
        [0] Una torre de prueba, antes de que empiece la partida.
       *[other] { $left ->
            [one] Ronda { $turn }. Hay un soldado en camino.
           *[other] Ronda { $turn }. Hay { $left } soldados en camino.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Buscas { urfin-aim }.
       *[no] { $player } busca { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Por ti se puede empezar.
       *[no] Por { $player } se puede empezar.
    }
urfin-event-turned =
    { $seconds ->
        [0] ¡Manos a la bolsa!
        [one] Corre la arena: { $seconds } segundo. ¡Manos a la bolsa!
       *[other] Corre la arena: { $seconds } segundos. ¡Manos a la bolsa!
    }
urfin-event-reached =
    { $you ->
        [yes] Tu mano está en la bolsa.
       *[no] { $player } mete la mano en la bolsa.
    }
urfin-event-met =
    { $you ->
        [yes] Tu mano encuentra una pieza.
       *[no] { $player } ha encontrado algo.
    }
# Para los demás, $x es -1.
urfin-event-touched =
    { $you ->
        [yes] Altura { $height }.
       *[no] { $player } palpa una pieza.
    }
urfin-event-kept =
    { $you ->
        [yes] Te la quedas: { $taken } de { $due }.
       *[no] { $player } se queda una pieza: { $taken } de { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] La sueltas.
       *[no] { $player } suelta una pieza.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Sacas la mano, vacía.
            [one] Sacas la mano con una pieza.
           *[other] Sacas la mano con { $parts } piezas.
        }
       *[no] { $parts ->
            [0] { $player } saca la mano, vacía.
            [one] { $player } saca la mano con una pieza.
           *[other] { $player } saca la mano con { $parts } piezas.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Tienes: { urfin-part }.
       *[no] { $player } tiene: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Hay una pieza con la que ya no se puede construir: sale del juego.
       *[other] Hay { $parts } piezas con las que ya no se puede construir: salen del juego.
    }
urfin-event-building =
    { $parts ->
        [0] Todas las manos están fuera. No hay con qué construir.
        [one] Todas las manos están fuera: ¡a construir! Hay una pieza a la vista.
       *[other] Todas las manos están fuera: ¡a construir! Hay { $parts } piezas a la vista.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Tomas: { urfin-part }.
       *[no] { $player } toma: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Devuelves: { urfin-part }.
       *[no] { $player } devuelve: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Colocas, columna { $column }, fila { $row }: { urfin-part }.
       *[no] { $player } coloca, columna { $column }, fila { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] ¡Has terminado una torre!
       *[no] ¡{ $player } ha terminado una torre!
    }
urfin-event-toppled =
    { $parts ->
        [one] ¡Se cae! Una pieza vuelve a la bolsa.
       *[other] ¡Se cae! Vuelven a la bolsa { $parts } piezas.
    }
urfin-event-finished =
    { $you ->
        [yes] Has terminado.
       *[no] { $player } ha terminado.
    }
urfin-event-sand = ¡Se acabó la arena!
urfin-event-returned =
    { $parts ->
        [one] Una pieza sin construir vuelve a la bolsa.
       *[other] { $parts } piezas sin construir vuelven a la bolsa.
    }
urfin-event-tried = La torre de prueba se retira del campo. Ahora empieza la partida.
urfin-event-thrown = El soldado del camino { $road }: { $pips }.
urfin-event-walked = El soldado del camino { $road } avanza.
urfin-event-bumped = El soldado del camino { $road } se da un golpe en la cabeza y se para a pensar.
urfin-event-broke =
    { $stands ->
        [yes] El soldado del camino { $road } se queda quieto y derriba lo que le cierra el paso.
       *[no] El soldado del camino { $road } derriba lo que le cierra el paso.
    }
urfin-event-tore = El soldado del camino { $road } arrasa una torre al pasar.
urfin-event-crossed = ¡El soldado del camino { $road } ha cruzado el puente! Desde la próxima ronda puede haber torres en la ciudad.
urfin-event-limited =
    { $limit ->
        [1] El soldado del camino { $road } está cerca del río: ya no se construye nada verde claro.
       *[2] El soldado del camino { $road } está en la ciudad: ya solo se construye en verde.
    }
urfin-event-shot = Han dado al soldado del camino { $road }: se vuelve bueno y se va a casa.
urfin-event-entered = ¡El soldado del camino { $road } está en el palacio!
urfin-event-over = La partida ha terminado.

## Pistas

urfin-hint-aim =
    { $at ->
        [base] Al equipo aún le falta una base.
        [roof] Al equipo aún le falta un tejado.
       *[wall] De las torres ya se ocupan otros: vendría bien un muro.
    }
urfin-hint-ready = Todo está acordado.
urfin-hint-home =
    { $count ->
        [1] El soldado { $soldiers } se va a casa.
       *[other] Los soldados { $soldiers } se van a casa.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Retrasa al soldado { $soldiers }.
       *[other] Retrasa a los soldados { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] El soldado { $soldiers } pasará menos veces.
       *[other] Los soldados { $soldiers } pasarán menos veces.
    }
urfin-hint-watch = Ahora no pasa ningún soldado, pero la torre vigila los caminos.
urfin-hint-roof = Luego va encima: { urfin-part }.
urfin-hint-first = Esto va primero: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Busca una base a tientas.
        [roof] Busca un tejado a tientas.
       *[wall] Busca un muro a tientas.
    }
urfin-hint-touch =
    { $at ->
        [base] Por ahora es una base: { $percent } de 100.
        [roof] Por ahora es un tejado: { $percent } de 100.
       *[wall] Por ahora es un muro: { $percent } de 100.
    }
urfin-hint-take =
    { $at ->
        [base] Es una base: { $percent } de 100.
        [roof] Es un tejado: { $percent } de 100.
       *[wall] Es un muro: { $percent } de 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] Difícil que sea una base: { $percent } de 100.
        [roof] Difícil que sea un tejado: { $percent } de 100.
       *[wall] Difícil que sea un muro: { $percent } de 100.
    }
urfin-hint-part = Puede servir: { urfin-part }.
urfin-hint-put-back = Ahora no hay un buen sitio para ella.
urfin-hint-done =
    { $parts ->
        [0] Todo está construido.
       *[other] Lo que queda no detendría a nadie: a la bolsa con ello ({ $parts }).
    }

# la bolsa

urfin-ui-bag-title = Tu mano está en la bolsa
urfin-ui-bag-title-of = La mano { $number } de { $of } está en la bolsa
urfin-ui-bag-due = Piezas tomadas: { $taken } de { $due }.
urfin-ui-bag-trial = Una prueba: estas piezas vuelven.
urfin-ui-bag-felt = Una pieza de madera bajo la yema de tu dedo
urfin-ui-bag-keys = Las flechas mueven el dedo y palpan. Intro repite lo que hay aquí.
urfin-ui-bag-stroke = Pasa un dedo por el fieltro
urfin-ui-bag-edge = El borde de la bolsa.
urfin-ui-bag-met = La pieza { $number } bajo tus dedos.
urfin-ui-bag-take = Tomarla
urfin-ui-bag-let-go = Soltarla (quedan { $left })
urfin-ui-bag-guide = ¿Qué puede ser? A lo mejor está girada.
urfin-ui-bag-taken = Lo que has tomado, tal como lo has palpado:
urfin-ui-bag-agreed = Quién busca qué
urfin-ui-bag-hand =
    { $state ->
        [waiting] la mano espera
        [in] la mano está en la bolsa
        [out] la mano está fuera
       *[none] sin mano en esta ronda
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Columna { $column }, fila { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Aquí no hay nada
        [low] Bajo
        [middling] Mediano
        [high] Alto
       *[top] Muy alto
    }
urfin-ui-felt-flat = { $height }, plano.
urfin-ui-felt-slope = { $height }, baja { $slope }.
urfin-ui-felt-steep = { $height }, baja en picado { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] hacia la derecha
        [down-right] hacia la esquina inferior derecha
        [down] hacia el borde inferior
        [down-left] hacia la esquina inferior izquierda
        [left] hacia la izquierda
        [up-left] hacia la esquina superior izquierda
        [up] hacia el borde superior
       *[up-right] hacia la esquina superior derecha
    }
urfin-ui-shape =
    { $kind ->
        [0] Base 1
        [1] Base 2
        [2] Tejado 1
        [3] Tejado 2
        [4] Tejado 3
       *[5] Muro
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Base 1: ancha y plana, con ocho esquinas y el borde alzado.
        [1] Base 2: una cruz plana con el borde alzado; nada en las esquinas.
        [2] Tejado 1: una pirámide, baja por los cuatro lados y alta en el centro.
        [3] Tejado 2: una estrella de ocho puntas, alta en el centro.
        [4] Tejado 3: un caballete de borde a borde que solo baja hacia dos lados.
       *[5] Muro: una barra con almenas que cruza por el centro, nada a los lados.
    }

# el tablero

urfin-ui-map = La tierra que rodea la Ciudad Esmeralda
urfin-ui-team = El equipo
urfin-ui-tray = Piezas a la vista
# Letras en una pieza pequeña: dos signos como mucho, el número se queda.
urfin-ui-mark =
    { $kind ->
        [base-1] B1
        [base-2] B2
        [roof-1] T1
        [roof-2] T2
        [roof-3] T3
       *[wall] M
    }
urfin-ui-part-mine = { $part }, en tu mano
urfin-ui-part-held = { $part }, en la mano de { $player }
urfin-ui-tower = torre de { $base } y { $roof }
urfin-ui-bare = { $base } sin tejado
urfin-ui-axis =
    { $axis ->
        [ns] mira al norte y al sur
       *[ew] mira al este y al oeste
    }
urfin-ui-soldier = soldado { $road }
urfin-ui-soldier-bumped = soldado { $road }, con un golpe en la cabeza
urfin-ui-cell = columna { $column }, fila { $row }
urfin-ui-ground =
    { $ground ->
        [land] tierra
        [bridge] puente
        [city] ciudad
        [river] río
       *[palace] palacio
    }
# Un camino, o varios que van juntos: "3" o "3, 4".
urfin-ui-road = camino { $roads }

# lo que pueden hacer las manos
urfin-ui-do-pick = Elige una pieza y luego una casilla, o arrástrala hasta allí.
urfin-ui-do-place = Elige la casilla donde debe ir.
urfin-ui-do-roof = Elige la base que debe coronar.
urfin-ui-do-roof-3 = Elige una base; gira el tejado con R o con el botón.
urfin-ui-do-base-first = Ninguna base espera un tejado. Coloca primero una base.
urfin-ui-do-nowhere = Ahora no hay sitio para ella.
urfin-ui-do-confirm = Elígela otra vez para ponerla ahí.
urfin-ui-do-done = Todo está construido. Di que has terminado.
urfin-ui-put = Ponerla aquí
urfin-ui-elsewhere = En otro sitio
urfin-ui-turn-roof =
    { $axis ->
        [ns] Girar el tejado; ahora mira al norte y al sur
       *[ew] Girar el tejado; ahora mira al este y al oeste
    }
urfin-ui-done = He terminado
urfin-ui-ready = Dar la vuelta al reloj
urfin-ui-ready-calm = Por mí, adelante
urfin-ui-reach = Meter la mano en la bolsa

# lo que busca alguien
urfin-ui-wishes = ¿Qué buscas?
urfin-ui-wish =
    { $at ->
        [base] Una base
        [roof] Un tejado
       *[wall] Un muro
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Ya lo has dicho bastantes veces en esta ronda.
        [one] Puedes cambiar de idea una vez más.
       *[other] Puedes cambiar de idea { $left } veces más.
    }
urfin-ui-goes =
    { $at ->
        [base] ¡Busco una base!
        [roof] ¡Busco un tejado!
       *[wall] ¡Busco un muro!
    }
urfin-ui-hand-ready = adelante
urfin-ui-hand-waiting = a punto de meter la mano
urfin-ui-hand-in = mano en la bolsa: { $taken } de { $due }
urfin-ui-hand-out = mano fuera
urfin-ui-hand-building = construye
urfin-ui-hand-done = ha terminado

# cómo va
urfin-ui-turn =
    { $turn ->
        [0] Torre de prueba
       *[other] Ronda { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Torre de prueba
       *[other] Ronda { $turn } de { $last } como mucho
    }
urfin-ui-left = Soldados que quedan: { $soldiers }
urfin-ui-in-bag = Piezas en la bolsa: { $parts }
urfin-ui-out = Piezas fuera del juego: { $parts }
urfin-ui-standing = En pie: torres { $towers }, muros { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Se puede construir cualquier pieza.
        [1] Ya no se usa el verde claro.
       *[2] Desde ahora, solo verde.
    }
urfin-ui-city-open = Puede haber torres en la ciudad.
urfin-ui-city-shut = Todavía sin torres en la ciudad.
urfin-ui-soldiers = Soldado
urfin-ui-to-palace = Casillas hasta el palacio
urfin-ui-gone = ya es bueno
urfin-ui-throws = Los dados de esta marcha
urfin-ui-threw = El soldado { $road } saca { $pips }

# lo que se prevé; $roads son soldados, con probabilidades en el juego para mayores: "3, 7 (50 %)"
urfin-ui-foreseen = Cubre { $cells } casillas; en esta ronda no alcanza a nadie.
urfin-ui-foreseen-hits = Cubre { $cells } casillas. Alcanza en esta ronda: { $roads }.

# lo que pasa
urfin-ui-build = ¡A construir!
urfin-ui-recap = Lo que ha pasado
urfin-ui-recap-returned = De vuelta a la bolsa: { $parts }
urfin-ui-recap-banned = Fuera del juego: { $parts }
urfin-ui-recap-toppled = Se ha caído: { $parts }
urfin-ui-recap-broke = El soldado { $road } derriba: { $parts }
urfin-ui-next-turn = Próxima ronda:
urfin-ui-coming = Piezas de la próxima ronda: { $parts }
urfin-ui-won = ¡La Ciudad Esmeralda está a salvo!
urfin-ui-lost = La Ciudad Esmeralda ha caído
urfin-ui-look = Mirar el mapa

## Por qué no vale un mapa

urfin-map-cell = casilla { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] tierra
        [river] río
        [bridge] un puente
        [city] ciudad
       *[palace] el palacio
    }
urfin-map-before =
    { $before ->
        [land] tierra
        [river] río
        [bridge] un puente
        [city] ciudad
       *[palace] el palacio
    }
urfin-map-long = el mapa ocupa más de { $kilobytes } kB
urfin-map-name-twice = línea { $line }: el mapa ya tiene nombre
urfin-map-no-name = falta la línea `name …`
urfin-map-name = línea { $line }: un nombre tiene hasta { $most } signos visibles
urfin-map-no-grid = no hay casillas dibujadas
urfin-map-rows = línea { $line }: más de { $most } filas
urfin-map-torn = línea { $line }: las filas de casillas no están todas juntas
urfin-map-wide = línea { $line }: una fila de { $cells } casillas, como mucho { $most }
urfin-map-sign = línea { $line }, { urfin-map-cell }: { $sign } no es ninguno de { $known }
urfin-map-row = línea { $line }: una fila de { $cells } casillas, la primera tiene { $width }
urfin-map-roads = línea { $line }: más de { $most } caminos
urfin-map-road-form = línea { $line }: un camino se escribe así: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = línea { $line }: el camino { $road }, pero aquí toca el camino { $due }
urfin-map-road-off = línea { $line }: el camino { $road } se sale del mapa, { urfin-map-cell }
urfin-map-road-long = línea { $line }: el camino { $road } es más largo que las casillas del mapa
urfin-map-step = línea { $line }: camino { $road }: { $step } no es un paso; N, E, S o W y cuántas veces
urfin-map-edge = línea { $line }, { urfin-map-cell }: { urfin-map-ground } en el borde del mapa
urfin-map-beside = línea { $line }, { urfin-map-cell }: están pegados: { urfin-map-before } y { urfin-map-ground }
urfin-map-no-palace = el mapa no tiene palacio
urfin-map-palaces = línea { $line }, { urfin-map-cell }: un segundo palacio
urfin-map-bridges = { $bridges } puentes, y deben ser de { $least } a { $most }
urfin-map-start = línea { $line }: el camino { $road } no empieza en el borde: { urfin-map-cell }
urfin-map-twice = línea { $line }: el camino { $road } pasa dos veces por el mismo sitio: { urfin-map-cell }
urfin-map-strays = línea { $line }: camino { $road }: primero { urfin-map-before }, luego { urfin-map-ground }, así no puede ser; { urfin-map-cell }
urfin-map-begins = línea { $line }: el camino { $road } no empieza en tierra: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = línea { $line }: el camino { $road } no acaba en el palacio: { urfin-map-cell }
urfin-map-short = línea { $line }: el camino { $road } tiene { $cells } casillas de tierra antes del puente; hacen falta { $zone } en la zona 1 y { $shore } en la orilla
urfin-map-near = línea { $line }: el camino { $road } tiene { $steps } pasos, y el poste lejano está a { $away } del palacio
urfin-map-no-roads = el mapa no tiene caminos
urfin-map-clockwise = línea { $line }: el camino { $road }, { urfin-map-cell }, no sigue al camino { $other } en el sentido del reloj
urfin-map-parts = línea { $line }: el camino { $road } se junta con el camino { $other } y vuelve a separarse: { urfin-map-cell }
urfin-map-signpost = línea { $line }: camino { $road }, poste { $away }: { urfin-map-cell } no está fuera del río
urfin-map-signposts = línea { $line }: camino { $road }, poste { $away }: { urfin-map-cell } ya es del camino { $other }
urfin-map-idle = línea { $line }, { urfin-map-cell }: por este puente no pasa ningún camino
urfin-map-unknown = no hay mapa { $name }; hay { $known }

## Figures

urfin-figure-base-1 = La base 1 alcanza las ocho casillas de alrededor.
urfin-figure-base-2 = La base 2 alcanza las cuatro casillas contiguas.
urfin-figure-roof-1 = El tejado 1 añade las cuatro casillas a dos exactas.
urfin-figure-roof-2 = El tejado 2 añade además las cuatro en diagonal.
urfin-figure-roof-3 = El tejado 3 dispara a dos solo por sus lados rectos.
urfin-figure-roof-3-turned = Girado, dispara hacia los otros lados.
urfin-figure-tower = Primero una base y encima un tejado: una torre.
urfin-figure-no-base = Un tejado solo va sobre una base.
urfin-figure-shared-cell = Un muro y una torre nunca comparten casilla.
urfin-figure-on-a-soldier = No se construye donde hay un soldado.
urfin-figure-on-the-road = En el camino se puede construir: el soldado tendrá que derribar lo que haya.
urfin-figure-tower-in-the-city = Ninguna torre en la ciudad hasta que un soldado cruce un puente.
urfin-figure-wall-in-the-city = Un muro puede estar ahí desde el principio.
urfin-figure-in-the-palace = En el palacio no se construye nada.
urfin-figure-in-the-river = En el río no se construye nada.
urfin-figure-shot = Un soldado acaba donde dispara la torre y es alcanzado; el otro no.
urfin-figure-bump = Con pasos de sobra, choca con el muro y se para.
urfin-figure-break = En su siguiente movimiento derriba el muro y avanza sus tres casillas.
urfin-figure-stand = Llegó aquí sin chocar: ahora solo derriba el muro.
urfin-figure-signposts = Al empezar hay un soldado en cada poste.

## Puzzles

urfin-puzzle-saved = Construye de modo que todos los soldados vuelvan a casa a tiempo.
urfin-puzzle-saved-missed = Soldados aún en marcha: { $soldiers }

## El final, por partes

urfin-account-friends = Soldados que ahora sonríen: { $count }
urfin-account-marching = Soldados aún en marcha: { $count }
urfin-account-built = Torres y muros levantados: { $count }
urfin-account-stands = Aún en pie: { $count }
urfin-account-fell = Derribados por soldados: { $count }
urfin-account-entered = Al palacio por el camino { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = vigía
urfin-bot-scout-hint = Espera a los soldados lejos, en los caminos.
urfin-bot-guard = guardián
urfin-bot-guard-hint = Construye cerca del palacio.
