# Las lecciones de Rascacielos. Una idea por paso, dos frases cortas como mucho, para diez años.

## Respuestas que sirven en muchos sitios

skyscraper-lesson-take = Primero la carta iluminada: toma esa.
skyscraper-lesson-hold = No sueltes esta carta: ahora toca colocarla.
skyscraper-lesson-place = También podría ir ahí. Esta vez colócala en el sitio iluminado.
skyscraper-lesson-turn = El sitio es bueno, pero así se encuentran menos vigas. Pulsa «Girar» hasta el número más alto.
skyscraper-lesson-go = Ahora no. Lleva a tu obrero al sitio iluminado.

## La partida guiada

skyscraper-lesson-first = Tu primera partida
skyscraper-lesson-first-theme = Dos cuadrillas construyen un mismo rascacielos de cartas y trepan por él. Una es la tuya.
skyscraper-lesson-first-goal = Gana quien tenga más puntos. Los dan las vigas que se encuentran y, al final, la última carta y el piso más alto.
skyscraper-lesson-first-turn = Un turno son tres acciones: enviar un obrero, colocar una carta o mover un obrero. Los cascos las cuentan.
skyscraper-lesson-first-send = Sin un obrero en la obra nadie construye. Envía uno al sitio iluminado: ahí toca dos paredes.
skyscraper-lesson-first-send-else = Desde ahí alcanzaría menos cartas. Envíalo al sitio iluminado, en el rincón.
skyscraper-lesson-first-card = Las barras grises son vigas de acero. Un obrero visto desde arriba o desde abajo: la carta va tumbada. Tómala.
skyscraper-lesson-first-set = Pulsa el sitio iluminado: la carta enseña cómo quedaría. Luego pulsa «Colocar».
skyscraper-lesson-first-points = Se encuentran cinco pares de vigas: 5 puntos. El obrero de la carta da 1 más.
skyscraper-lesson-first-climb = Queda una acción: sube a tu obrero un piso. Púlsalo y luego pulsa el sitio iluminado.
skyscraper-lesson-first-theirs = La otra cuadrilla ha enviado dos obreros, y uno está arriba junto al tuyo. Ahora te toca otra vez.
skyscraper-lesson-first-wall = En esta carta el obrero se ve de lado: va de pie. Tómala.
skyscraper-lesson-first-high = Colócala sobre el piso. Será más alta que todas las demás, así que todo tu turno cuenta el doble.
skyscraper-lesson-first-roof = El piso siguiente va encima de la pared. Toma esta carta y colócala.
skyscraper-lesson-first-up = Ahora tu obrero sube otra vez, al piso 2.
skyscraper-lesson-first-them = Han construido una pared. Pero tu obrero sigue siendo el más alto.
skyscraper-lesson-first-last = Te queda una carta. Quien coloca su última carta acaba la partida al momento: tómala.
skyscraper-lesson-first-any = Es lisa: puede ir de pie o tumbada. Elige tú el sitio: «Colocar» dice cuántos puntos da.
skyscraper-lesson-first-over = Tu última carta da 5 puntos. La otra cuadrilla pierde 1 por cada carta que le queda.
skyscraper-lesson-first-top = Y 5 más, porque tienes más obreros en el piso más alto. ¡Has ganado!
skyscraper-lesson-first-real = En una partida de verdad entre dos, cada cual tiene 15 cartas y nadie ve las de los demás.
skyscraper-lesson-first-tip = Un consejo: antes de colocar tu última carta, mira quién está más alto.

## Qué se une con qué

skyscraper-lesson-joints = Qué se une con qué
skyscraper-lesson-joints-line = Las cartas se unen en ángulo recto. Un borde entero de una va sobre un borde o sobre la línea media de la otra.
skyscraper-lesson-joints-near = Una carta nueva se une a la carta donde está tu obrero o a una de al lado. Aquí es esta pared.
skyscraper-lesson-joints-pale = Esta carta está pálida: ahora mismo no cabe en ningún sitio cerca de tu obrero.
skyscraper-lesson-joints-flat = Toma la carta tumbada. Puede sobresalir desde lo alto de la pared: colócala ahí.
skyscraper-lesson-joints-ground = Solo los cimientos y tus dos soportes pueden tocar el suelo. Toma el soporte de pie.
skyscraper-lesson-joints-under = Colócalo debajo de la carta que sobresale. La sostiene, y sus vigas también dan puntos.
skyscraper-lesson-joints-upright = Ahora la carta pálida tiene sitio: de pie, con la flecha hacia arriba. Tómala y colócala donde quieras.
skyscraper-lesson-joints-never = Ninguna carta puede solo colgar ni sobresalir tanto que se rompa una unión. Esos sitios no se iluminan.
skyscraper-lesson-joints-tip = Un consejo: busca dónde las vigas de tu carta continúan otras. Al menos una debe encontrarse con otra.

## Los puntos

skyscraper-lesson-points = Puntos por las vigas
skyscraper-lesson-points-pair = Un punto por cada dos vigas que se encuentran: las dos a lo largo de la unión, o las dos llegan a ella en un mismo punto.
skyscraper-lesson-points-take = Toma esta carta.
skyscraper-lesson-points-two = Pulsa el sitio iluminado. «Girar» enseña qué más podría dar; luego colócala para que dé 2.
skyscraper-lesson-points-worker = La carta siguiente lleva un obrero, y eso es 1 punto más. Tómala.
skyscraper-lesson-points-double = Será la carta más alta de todas. Entonces todos los puntos de este turno cuentan el doble, también los de antes: colócala.
skyscraper-lesson-points-third = La tercera carta también contará el doble. Tómala y colócala donde se encuentren muchas vigas.
skyscraper-lesson-points-all = Las tres cartas han contado el doble. No importa cuál de ellas fuera la más alta.
skyscraper-lesson-points-tip = Un consejo: construye hacia arriba en un turno en que coloques tres cartas.

## Pisos y obreros

skyscraper-lesson-climb = Pisos y obreros
skyscraper-lesson-climb-floor = El suelo es el piso 0. Las cartas tumbadas a una misma altura son un piso: aquí el piso 1, y encima el piso 2.
skyscraper-lesson-climb-up = Con una acción un obrero sube o baja un piso por una pared. Pulsa el tuyo y luego el sitio iluminado.
skyscraper-lesson-climb-free = En su propia carta un obrero se mueve sin gastar acción: esos sitios son azules. Pruébalo.
skyscraper-lesson-climb-top = Un piso más es una acción más: sube al piso 2.
skyscraper-lesson-climb-room = Un obrero de la otra cuadrilla sigue abajo, en el cuarto. Solo un lado está abierto.
skyscraper-lesson-climb-take = ¡Ciérralo! Toma esta carta.
skyscraper-lesson-climb-shut = Colócala en el lado abierto.
skyscraper-lesson-climb-lost = Encerrado por todos lados, el obrero se pierde: no se mueve, no construye y al final no cuenta.
skyscraper-lesson-climb-warn = Antes de que encierres a un obrero tuyo, la pantalla te avisa.
skyscraper-lesson-climb-tip = Un consejo: sal de un cuarto mientras tenga salida.

## El pulso firme

skyscraper-lesson-falls = El pulso firme
skyscraper-lesson-falls-real = Hasta ahora tus manos eran tranquilas. Con manos indulgentes o reales la gravedad es de verdad: lo que tiembla puede caer.
skyscraper-lesson-falls-take = Toma esta carta.
skyscraper-lesson-falls-set = Arrástrala despacio al sitio iluminado. O pulsa el sitio y «Colocar», y para la aguja en el centro dos veces.
skyscraper-lesson-falls-fell = A la otra cuadrilla le tembló la mano y tu obrero se cayó. Le cuesta 5 puntos: paga quien tiene el turno.
skyscraper-lesson-falls-back = Puedes volver a poner a tu obrero en cualquier piso. Ponlo en el sitio iluminado.
skyscraper-lesson-falls-back-else = Puedes hacerlo. Pero ahí arriba vuelve enseguida al trabajo: ponlo en el sitio iluminado.
skyscraper-lesson-falls-off = Luego se soltó una carta. Volvió a su jugador, y eso costó otros 5 puntos.
skyscraper-lesson-falls-ground = Si una carta cae al suelo, o se suelta con manos reales, todo se acaba: pierde quien tiene el turno.
skyscraper-lesson-falls-hold = Tu otra mano puede sujetar una carta ya puesta. Toma esta carta para ver cómo.
skyscraper-lesson-falls-again = Pulsa el sitio iluminado y, si quieres, «Sujetar una carta». Luego colócala.
skyscraper-lesson-falls-stood = Todo sigue en pie. Si tiras a un obrero tuyo, también te cuesta 5 puntos.
skyscraper-lesson-falls-tip = Un consejo: ve despacio y sujeta la carta que tiene que aguantar la nueva.

## La última carta

skyscraper-lesson-end = La última carta
skyscraper-lesson-end-last = Tu última carta acabaría la partida al momento: 5 puntos para ti. Los otros tienen cuatro cartas: 4 puntos menos para ellos.
skyscraper-lesson-end-five = Otros 5 puntos van a quien tenga más obreros en el piso más alto. Ahí estáis empatados.
skyscraper-lesson-end-equal = Entonces decide el piso de abajo. Ahí tienen un obrero, y tú ninguno.
skyscraper-lesson-end-one = Así que no construyas todavía. Sube a tu obrero desde el suelo, primero al piso 1.
skyscraper-lesson-end-early = Ahora la otra cuadrilla se llevaría los 5 puntos del piso más alto. Sube antes a tu obrero.
skyscraper-lesson-end-two = Y sigue hasta el piso 2: entonces tendrás dos contra uno.
skyscraper-lesson-end-now = Ahora toma tu última carta y colócala donde quieras.
skyscraper-lesson-end-count = 5 puntos por la última carta, 5 por el piso más alto. Gana quien tiene más puntos: ¡tú!
skyscraper-lesson-end-three = Si nadie construye en tres rondas, la partida también acaba: nadie recibe los 5 de la última carta.
skyscraper-lesson-end-tip = Un consejo: cuenta cuántas cartas han colocado los demás. Llega arriba a tiempo.
