# Las lecciones de Carreteras.

## La primera partida

roads-lesson-first = Tu primera partida
roads-lesson-first-theme = Dos constructores comparten una red de carreteras y ponen una carta cada vez. Tú eres uno de ellos.
roads-lesson-first-aim = El otro empezó y quiere que la red crezca. Tú ganas si la cierras: no puede quedar ningún extremo abierto.
roads-lesson-first-cards = Estas son tus cartas; nadie más las ve. Hay rectas, curvas, bifurcaciones, cruces y calles sin salida.
roads-lesson-first-join = Cada vez pones una carta de modo que las carreteras se unan. Pon esta curva a la derecha, con la carretera hacia abajo.
roads-lesson-first-turn-it = ¡Ese es el sitio! Gira la carta: la carretera debe ir hacia abajo.
roads-lesson-first-not-yet = Guarda las calles sin salida para luego. Ahora toca la curva.
roads-lesson-first-join-else = Eso también vale. Pero ahora pon la curva a la derecha, hacia abajo.
roads-lesson-first-ends = Cada extremo abierto lleva una marca: hay tres. Una calle sin salida cierra uno: ponla a la izquierda.
roads-lesson-first-other-end = ¡Esa es la carta! Cierra con ella el otro extremo.
roads-lesson-first-dead-end-else = Así el extremo sigue abierto. Usa una calle sin salida: cierra la carretera.
roads-lesson-first-beige = Ninguna carretera puede chocar con un lado beis, ni tuyo ni ajeno. En el sitio marcado encaja la curva: hacia la derecha y abajo.
roads-lesson-first-other-place = ¡Esa es la carta! Ponla en el otro sitio.
roads-lesson-first-beige-else = Eso también encaja. Pero ahora usa la curva.
roads-lesson-first-crossroads = Un cruce: ¡tres extremos nuevos de golpe! Pon la recta debajo de tu curva y dos carreteras llevarán a un mismo sitio.
roads-lesson-first-straight-else = Ahora toca la recta, debajo de tu curva.
roads-lesson-first-two-at-once = Abajo a la izquierda se encuentran dos carreteras. ¡Una curva cierra los dos extremos!
roads-lesson-first-leads-on = ¡Ese es el sitio! Pero esa carretera sigue: una curva cierra los dos extremos.
roads-lesson-first-two-else = Mira abajo a la izquierda, donde se encuentran dos carreteras. Ciérralas con una curva.
roads-lesson-first-two-left = Quedan dos extremos. Cierra el de debajo del cruce con una calle sin salida.
roads-lesson-first-last = Queda un extremo abierto. ¡Ya sabes qué hacer!
roads-lesson-first-last-else = Así sigue abierta. Una calle sin salida cierra la red.
roads-lesson-first-won = Cerrada: ¡ganas! Da igual quién ponga la última carta.
roads-lesson-first-other-ends = Si están puestas todas las cartas y queda una carretera abierta, gana quien empezó. Si al que le toca no puede poner ninguna, hay empate.
roads-lesson-first-tip = Un consejo: guarda las calles sin salida para los últimos huecos y cierra dos extremos con una carta.
roads-lesson-first-sizes = En una partida de verdad hay 24 cartas por jugador, o 12, o 40.

## Mantenla abierta

roads-lesson-open = Mantenla abierta
roads-lesson-open-aim = Esta vez empezaste tú, así que debe quedar una carretera abierta. Cuando estén puestas todas las cartas, ganas.
roads-lesson-open-branch = Solo hay un extremo abierto. Pon una bifurcación: una carretera a la derecha y otra hacia abajo.
roads-lesson-open-turn-it = Una bifurcación está bien. Gírala: una carretera a la derecha y otra hacia abajo.
roads-lesson-open-branch-else = Entonces una sola calle sin salida lo cerraría todo. Usa una bifurcación: abre dos extremos.
roads-lesson-open-again = Un extremo se cerró enseguida; queda otro. Otra bifurcación: a la derecha y hacia abajo.
roads-lesson-open-last = Tu última carta. Pon la curva con la carretera hacia la derecha.
roads-lesson-open-turn-right = Gírala: la carretera debe ir a la derecha.
roads-lesson-open-won = Están puestas todas las cartas y aún hay una carretera abierta. ¡Ganas!
roads-lesson-open-tip = Un consejo: guarda las bifurcaciones hasta que queden pocos extremos abiertos.

## El periódico

roads-lesson-newspaper = Sobre el periódico
roads-lesson-newspaper-field = El periódico es el campo y nada sale de él. Gana quien ponga la última carta.
roads-lesson-newspaper-corner = Su borde cuenta como beis. Arriba a la derecha solo encaja una curva: ponla.
roads-lesson-newspaper-corner-else = Primero la esquina de arriba a la derecha.
roads-lesson-newspaper-edge = Sigue por el borde. Pon la recta debajo de tu curva.
roads-lesson-newspaper-edge-else = Ahora la recta, debajo de tu curva de la derecha.
roads-lesson-newspaper-lock = Quizá al otro solo le queden curvas. Pon una curva abajo a la derecha: en el hueco de al lado no cabrá ninguna.
roads-lesson-newspaper-lock-else = Ahora la esquina de abajo a la derecha.
roads-lesson-newspaper-won = Quien no puede poner carta queda fuera. La última fue tuya: ¡ganas!
roads-lesson-newspaper-tip = Un consejo: deja huecos que solo llenen tus propias cartas.

## El montón

roads-lesson-heap = Del montón
roads-lesson-heap-draw = No se reparte nada: todas las cartas están en el montón. En cada turno te llega una a ciegas.
roads-lesson-heap-lay = Te ha salido una curva. Ponla a la derecha, con la carretera hacia la izquierda.
roads-lesson-heap-turn-left = ¡Ese es el sitio! Gírala: la carretera debe ir a la izquierda.
roads-lesson-heap-lay-else = Ahí también encaja. Pero esta vez ponla a la derecha.
roads-lesson-heap-kept = Luego te salió una recta. No encajaba en ningún sitio, te la quedaste y acabó tu turno.
roads-lesson-heap-close = Ahora te ha salido una curva. Puedes poner cualquiera de tus cartas: cierra el anillo.
roads-lesson-heap-won = Cerrada: la partida acaba al instante. Te queda una carta y al otro dos: gana quien tiene menos.
roads-lesson-heap-end = Si no, se sigue hasta que se acaba el montón y nadie puede poner. Si hay empate, cuentan las carreteras enlazadas.
roads-lesson-heap-tip = Un consejo: pon primero lo que encaja en pocos sitios y guarda lo que encaja en todas partes.

## Los carriles

roads-lesson-lanes = Dos y cuatro carriles
roads-lesson-lanes-widths = Ahora las carreteras tienen dos carriles o cuatro. Dos nunca enlazan con cuatro.
roads-lesson-lanes-four = El extremo de la derecha tiene cuatro carriles. Ciérralo con la calle sin salida de cuatro carriles.
roads-lesson-lanes-four-else = Eso también vale. Pero primero cierra el extremo de la derecha.
roads-lesson-lanes-two = Hacia abajo van dos carriles. Pon la curva de dos carriles, hacia la derecha.
roads-lesson-lanes-two-else = Gírala: la carretera debe ir a la derecha.
roads-lesson-lanes-won = Hay una carretera abierta, pero ninguna carta que queda encaja en sus dos carriles. Cuenta como cerrada: ¡ganas!
roads-lesson-lanes-tip = Un consejo: cuenta qué anchuras le pueden quedar al otro.
