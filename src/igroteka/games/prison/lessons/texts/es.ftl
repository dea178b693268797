# The lessons of Prison.

prison-lesson-else = También se puede. Pero mira lo que brilla: de eso trata esta página.
prison-lesson-pass = Aún tienes puntos de acción, y lo que sobra se pierde. Úsalos primero.
prison-lesson-stop = Todavía no: quedan casillas. Sigue hasta el final de la línea de puntos.
prison-lesson-way = Por ahí vas a otro sitio. Sigue la línea de puntos.

## The guided game

prison-lesson-first = Tu primera partida
prison-lesson-first-theme = El Archimago te ha encerrado en una mazmorra de ocho salas. Lleva a los tuyos a la línea del otro extremo.
prison-lesson-first-aim = Con cinco puntos se gana. Cada uno de los tuyos que sale es un punto, y cada enemigo abatido también.
prison-lesson-first-naga = Empiezan cuatro de tus ocho; los demás están en la bolsa. Los rápidos van bien: toma la Naga, anda seis casillas.
prison-lesson-first-wizard = Ahora el Mago. Flota sobre los fosos y los enemigos.
prison-lesson-first-backstabber = Toma la Asesina. Abre los rastrillos, las puertas de barrotes.
prison-lesson-first-cleric = Y el Clérigo: cura a los heridos.
prison-lesson-first-in-turn = ¡Buena elección! Pero por orden: primero quien brilla.
prison-lesson-first-scream = Su grito empuja a los enemigos, pero aún no hay ninguno. Empieza por quien brilla.
prison-lesson-first-slow = Muy lento para empezar: aparecerá en una sala por el camino. Toma a quien brilla.
prison-lesson-first-short = Para que sea corta, seis salas están abiertas y ya tienes tres puntos.
prison-lesson-first-card = Cada turno juegas una carta: su número son tus puntos de acción. La primera vez van en orden, así que juega el 2.
prison-lesson-first-open = Lo primero de la partida es abrir una sala de tu línea, por 1 punto. Abre la que brilla.
prison-lesson-first-open-else = Esa también valdría. Esta vez abre la sala que brilla, delante de tu Naga.
prison-lesson-first-tokens = Tres fichas salieron de la bolsa y los dados dijeron adónde: tu Coloso y dos presos, que juegan para la mazmorra.
prison-lesson-first-attack = Queda un punto. Tu Coloso está junto a Jen, una presa: atácala.
prison-lesson-first-attack-walk = Andar costaría tu último punto, y Jen golpearía. Atácala con el Coloso.
prison-lesson-first-attack-open = Una sala nueva trae presos nuevos. Haz primero lo que se muestra.
prison-lesson-first-fight = Tú tienes fuerza 5 y una carta; Jen, 2 y una carta que nadie conoce. Juega +4: ganas pase lo que pase.
prison-lesson-first-fight-much = También gana, pero la carta se pierde para toda la partida. Basta +4: 9 contra 8 como mucho.
prison-lesson-first-fight-little = Puede ser poco: Jen puede llegar a 2 + 6 = 8. Con +4 tienes 9.
prison-lesson-first-wounded = Jen ha perdido y tiene una herida: ya no hace nada. Si pierde otra vez, queda eliminada.
prison-lesson-first-prisoner = Luego Ed, el otro preso, hizo el primer objetivo de su carta que pudo: salir por tu línea. ¡Un punto para la mazmorra!
prison-lesson-first-three = Te toca otra vez. Juega el 3.
prison-lesson-first-again = Quien está herido tiene fuerza 0. Ataca a Jen otra vez.
prison-lesson-first-again-stay = Si el Coloso se va, no la alcanza. Ataca: está justo a su lado.
prison-lesson-first-again-walk = Enseguida andarás. Primero el Coloso: Jen es un punto al alcance de la mano.
prison-lesson-first-sure = Juega +2: 5 + 2 = 7, y quien está herido tiene 6 como mucho.
prison-lesson-first-sure-little = Podría ser solo un empate, o menos: ellos tienen un +6. Con +2 es seguro.
prison-lesson-first-sure-much = Gana, pero es un derroche: basta +2, y lo que juegas se pierde.
prison-lesson-first-walk = Eliminada: ¡un punto! Elige la Naga y el final de la línea de puntos. Hasta cruza las saeteras.
prison-lesson-first-walk-naga = Los demás tardarían muchos más turnos. La Naga es la más rápida: anda con ella.
prison-lesson-first-on = Otra vez: seis casillas por 1 punto.
prison-lesson-first-four = Has gastado tus puntos y el turno acaba. No quedan presos: juega el 4.
prison-lesson-first-far = Muros, saeteras, salas y rastrillos cerrados detienen a los demás, pero aquí la Naga pasa. ¡Adelante!
prison-lesson-first-out = Solo cuatro casillas hasta la línea de enfrente. Quien entra en ella está fuera.
prison-lesson-first-won = Es el quinto punto: ¡has ganado!
prison-lesson-first-lost = Pierdes si la mazmorra llega antes a cinco puntos, si no te queda nadie, o tras sesenta turnos.
prison-lesson-first-tip = Un consejo: que los rápidos corran y los fuertes luchen. Cada preso en tu camino puede ser un punto.

## Rooms that turn

prison-lesson-rooms = Salas que giran
prison-lesson-rooms-aim = La línea de enfrente está cerca, pero hay muros ante el Coloso. ¡Las salas se pueden girar!
prison-lesson-rooms-gear = Cada sala tiene un mecanismo. Lleva el Coloso a este: dos casillas.
prison-lesson-rooms-colossus = El Mago está lejos de los mecanismos. Mueve el Coloso.
prison-lesson-rooms-jump = Un salto cuesta una carta, y tienes pocas. Aquí no hace falta.
prison-lesson-rooms-turn = Desde un mecanismo giras la sala un cuarto, hacia donde apunta su flecha, con todo lo que hay en ella. ¡Gírala!
prison-lesson-rooms-twin-too = Esa es la gemela de esta sala; también se gira desde aquí. Pero ahora gira la sala donde estás.
prison-lesson-rooms-first-turn = A pie el rodeo es largo. Quédate en el mecanismo y gira la sala.
prison-lesson-rooms-out = El Coloso ha girado con la sala y ya no hay nada delante. ¡Sal!
prison-lesson-rooms-enough = Ya está bien puesta: dos casillas libres hasta la línea. Sal con el Coloso.
prison-lesson-rooms-done = Fuera, y un punto para ti.
prison-lesson-rooms-twin = Dos salas de un mismo número son gemelas: un mecanismo gira ambas. El Mekanork en los dos sentidos, los demás solo según la flecha.
prison-lesson-rooms-tip = Un consejo: un giro puede abrir tu camino y cerrar el de los presos.

## Fights

prison-lesson-fights = Combates
prison-lesson-fights-strong = Mangdu es un Coloso con fuerza 5. Nadie aquí puede con él a solas, pero juntos sí.
prison-lesson-fights-beside = Quien está junto a un enemigo también lucha. Lleva el Clérigo al otro lado.
prison-lesson-fights-stay = La Asesina está en su sitio. Quien debe andar es el Clérigo.
prison-lesson-fights-alone = Sola tiene 2 contra 5. Trae primero al Clérigo y luego ataca.
prison-lesson-fights-walk-else = Mangdu no se mueve, y el Clérigo está lejos. Anda con el Clérigo.
prison-lesson-fights-attack = ¡Atácalo! Asesina 2, Clérigo 2, y 2 más porque lucha junto a un amigo: 6 en total.
prison-lesson-fights-attack-else = Quien se va no lucha, y el otro se queda solo. Quédate y ataca a Mangdu.
prison-lesson-fights-card = Tú eliges tu carta y luego se descubre la suya. Prueba +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Esas cartas son escasas. Prueba primero si basta +3.
prison-lesson-fights-card-little = Así tendrías 8 como mucho, y él tiene 5 y una carta. Toma +3.
prison-lesson-fights-tie = 9 contra 9, empate: no pasa nada, pero las dos cartas se pierden. Ataca otra vez.
prison-lesson-fights-five = Ahora +5: son 11. Él tiene 5 + 6 = 11 como mucho; no puedes perder.
prison-lesson-fights-six = +6 gana seguro, pero con +5 tampoco puedes perder. Guarda el +6.
prison-lesson-fights-five-else = Puede descubrir +6 y tener 11. Con +5 tienes lo mismo.
prison-lesson-fights-wounded = Todos los que pierden quedan heridos. Este turno ya no se le puede atacar; la próxima derrota lo elimina.
prison-lesson-fights-mark = Su +1 lleva el signo de tu nivel: llegó un refuerzo a una sala abierta. En niveles difíciles llaman más cartas.
prison-lesson-fights-tip = Un consejo: tu +0 siempre vuelve a la mano. Juégalo cuando el combate no valga una carta.

## Things and the wounded

prison-lesson-things = Objetos y heridos
prison-lesson-things-aim = Tu Mekanork yace herido en una celda, tras barrotes y fosos. El Clérigo puede ayudar.
prison-lesson-things-key = Ve a la llave y recógela: al andar es gratis. Cada uno lleva una sola cosa. Luego párate ahí.
prison-lesson-things-onto = La llave está en la casilla de al lado. Ve, recógela y párate.
prison-lesson-things-key-first = Sin la llave no abres el rastrillo. Ve a ella y recógela.
prison-lesson-things-keep = Guarda la llave: la necesitas para el rastrillo.
prison-lesson-things-jump = Quien se para en un foso muere. Con una carta de salto se saltan dos casillas: salta el foso y entra en la celda.
prison-lesson-things-over = También se puede saltar ahí. Pero tu amigo está tras el foso: salta a la celda.
prison-lesson-things-on-foot = A pie no se entra en la celda: fosos y barrotes estorban. Salta el foso.
prison-lesson-things-heal = Por 1 punto un Clérigo cura a un amigo herido a su lado. Cura al Mekanork.
prison-lesson-things-bars-next = El rastrillo viene después. Ayuda primero al herido.
prison-lesson-things-heal-else = Si se va, el Mekanork sigue herido. Cúralo: está justo al lado.
prison-lesson-things-bars = Quien lleva la llave abre o cierra un rastrillo a su lado, por 1 punto. ¡Ábrelo!
prison-lesson-things-bars-else = Así el Mekanork sigue tras los barrotes. Abre el rastrillo con la llave.
prison-lesson-things-healed = La salida está libre. Quien ha sido curado no hace nada más este turno, pero después podrá andar.
prison-lesson-things-others = La Asesina no necesita llave, y el Coloso rompe los rastrillos para siempre. Una cuerda salva un foso.
prison-lesson-things-tip = Un consejo: solo hay tres saltos por partida; salta donde ahorre camino. A un amigo herido también se le puede llevar.

## What prisoners do

prison-lesson-prisoners = Qué hacen los presos
prison-lesson-prisoners-goals = Hermana Dedal es una presa. Su carta, aquí arriba, tiene seis objetivos: cada turno hace el primero que puede lograr.
prison-lesson-prisoners-exit = Nadie a quien curar, nada que abrir, ningún amigo: quiere salir por tu línea. Necesita 1 punto de acción y tiene 4.
prison-lesson-prisoners-bar = No puede pasar a un enemigo ileso. Cierra el único camino con el Coloso: dos casillas por tu línea.
prison-lesson-prisoners-then-out = Entonces sale, y la mazmorra tiene cuatro puntos. Ciérrale el paso con el Coloso.
prison-lesson-prisoners-bar-else = Eso no la detiene. Pon el Coloso donde acaba la línea de puntos.
prison-lesson-prisoners-fight = La salida está cerrada, así que prueba los objetivos siguientes: ¡combate! Tú 5, ella 2: juega +4, es seguro.
prison-lesson-prisoners-fight-else = Ella puede llegar a 2 + 6 = 8. Solo +4 es más: 5 + 4 = 9.
prison-lesson-prisoners-card = Está herida y no hará nada. Te toca: juega la carta que quieras.
prison-lesson-prisoners-strike = Elimínala: ataca.
prison-lesson-prisoners-strike-else = Está justo delante del Coloso y vale un punto. Atácala.
prison-lesson-prisoners-sure = Basta +2: 7 contra 6 como mucho.
prison-lesson-prisoners-won = El quinto punto: ¡ganaste!
prison-lesson-prisoners-main = Si un preso no puede lograr ningún objetivo, se acerca cuanto puede al principal, el morado. Entre caminos iguales decide un dado.
prison-lesson-prisoners-tip = Un consejo: mira sus cartas antes de acabar tu turno. Así sabes qué hará cada uno.
