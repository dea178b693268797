# The lessons of Clockwork.

clockwork-lesson-else = Eso también vale. Pero esta lección pide otra cosa: «Muéstramelo» la enseña.

## The guided game

clockwork-lesson-first = Tu primera partida
clockwork-lesson-first-theme = Una ciudad flotante retiene a los mejores mecánicos del mundo. Quieres volar antes que los demás.
clockwork-lesson-first-choose = Elige quién eres.
clockwork-lesson-first-aim = Para escapar necesitas tres cosas: una máquina voladora, un decodificador y combustible.
clockwork-lesson-first-sets = Una máquina tiene cuatro piezas. Tienes tres de una máquina voladora y tres de un decodificador.
clockwork-lesson-first-walk = Dos dados dicen cuánto andas; tú decides hacia dónde. Ve al Depósito de Calderas: un depósito da una carta.
clockwork-lesson-first-discard = Has tomado una carta, y siete es el máximo. Descarta la chatarra: no sirve para ninguna máquina.
clockwork-lesson-first-discard-else = Eso te puede hacer falta. De la chatarra puedes prescindir.
clockwork-lesson-first-lay = Todos la han visto; ahora queda boca abajo. Ponla en el sitio marcado.
clockwork-lesson-first-remember = El otro acaba de mostrar y dejar una pieza de tu decodificador. ¡Recuerda dónde está!
clockwork-lesson-first-back = En las Torres puedes buscar en los descartes. Vuelve allí.
clockwork-lesson-first-seek = Muestra una carta de la máquina que buscas: el búho, tu decodificador.
clockwork-lesson-first-seek-any = ¡Bien, un búho! Esta vez muestra la esfera.
clockwork-lesson-first-seek-else = Muestra una pieza del búho: su última pieza está ahí fuera.
clockwork-lesson-first-turn-up = Señala ahora la última carta que dejó el otro.
clockwork-lesson-first-turn-up-else = Esa es tu chatarra. La pieza del búho es la otra carta.
clockwork-lesson-first-laid = Encaja: el decodificador está completo ante ti. Con menos de siete cartas no hay que descartar.
clockwork-lesson-first-straight = Con dobles vas directo a cualquier depósito; con un 7 o un 11, también. Ve al Depósito de Cadenas.
clockwork-lesson-first-fuel = ¡La máquina voladora está completa! Ahora combustible: ve hasta el otro, al Depósito de Engranajes.
clockwork-lesson-first-demand = En vez de tomar una carta puedes exigirla. El combustible se pide sin mostrar nada: exígelo.
clockwork-lesson-first-demand-take = Podrías tomar una carta. Pero el otro tiene combustible: ¡exígelo!
clockwork-lesson-first-demand-else = Te falta combustible. Exige eso.
clockwork-lesson-first-won = Máquina voladora, decodificador y combustible: ¡has escapado y ganas!
clockwork-lesson-first-fields = Si acabas en una casilla normal donde no hay nadie, termina el turno. Empieza quien saca la tirada más alta.
clockwork-lesson-first-tip = Un consejo: fíjate en cada descarte. Quien recuerda dónde está algo lo encuentra en las Torres.

## Challenges

clockwork-lesson-challenge = Un reto
clockwork-lesson-challenge-where = El otro está en el Depósito de Engranajes. En un sitio caben dos como mucho.
clockwork-lesson-challenge-walk = Ve allí: quien encuentra a otro puede exigirle una carta.
clockwork-lesson-challenge-show = Muestra solo al otro una carta de la máquina que quieres: una pieza de la garza.
clockwork-lesson-challenge-take = Podrías tomar una carta. Pero aquí exigimos una.
clockwork-lesson-challenge-show-else = Muestra una pieza de la garza: solo le falta una.
clockwork-lesson-challenge-return = Funcionó, y la garza queda expuesta al momento. Tenías siete cartas, así que devuelves una: la chatarra.
clockwork-lesson-challenge-return-else = Puedes devolver cualquiera. La chatarra es lo que menos necesitas.
clockwork-lesson-challenge-again = Con 7, 11 o dobles puedes exigir otra vez a quien esté contigo. Muestra la esfera del búho.
clockwork-lesson-challenge-give = El otro no tenía esa carta y ahora te exige una a ti. La tienes: dásela.
clockwork-lesson-challenge-scrap = Quien tiene la carta puede dar chatarra en su lugar; sale del juego y no se devuelve nada.
clockwork-lesson-challenge-secret = Las cartas expuestas no se pueden exigir. Los demás solo saben que unas cartas cambiaron de mano.
clockwork-lesson-challenge-tip = Un consejo: lo que te exigen te dice qué construye el otro.

## Searching

clockwork-lesson-towers = Buscar
clockwork-lesson-towers-aim = Hay tres descartes alrededor del tablero. Has olvidado dos.
clockwork-lesson-towers-walk = Ve a las Torres para buscar.
clockwork-lesson-towers-seek = Buscas el motor de la garza. Muestra las alas de la garza.
clockwork-lesson-towers-rest = No es obligatorio buscar. Pero aquí lo hacemos.
clockwork-lesson-towers-wrong = Mira qué cuesta un error: señala la carta de la izquierda.
clockwork-lesson-towers-not-that = ¡Esa es la buena, qué suerte! Por una vez elige la mala, la de la izquierda.
clockwork-lesson-towers-away = Tuviste que tomarla, y las alas quedan en su sitio. Antes de buscar otra vez hay que irse.
clockwork-lesson-towers-again = Vuelve a las Torres.
clockwork-lesson-towers-fuel = El combustible y el generador se buscan sin mostrar nada. Busca combustible.
clockwork-lesson-towers-find = Señala la tercera carta, la de la derecha.
clockwork-lesson-towers-done = ¡Encontrado! Lo acertado es tuyo; solo descartas si tienes más de siete.
clockwork-lesson-towers-tip = Un consejo: busca solo sobre seguro. Un error cuesta la carta mostrada.

## The airship

clockwork-lesson-airship = La nave voladora
clockwork-lesson-airship-aim = Hay otro modo de ganar: la nave voladora de seis piezas junto con el generador de energía.
clockwork-lesson-airship-double = Sacaste dobles en un depósito. Puedes quedarte y tomar otra carta: hazlo.
clockwork-lesson-airship-discard = ¡Una pieza de la nave! Descarta una pieza del búho.
clockwork-lesson-airship-either = Vale cualquiera. Esta vez, la esfera.
clockwork-lesson-airship-lay = Ponla en el sitio marcado.
clockwork-lesson-airship-eleven = ¡Un 11! Ve directo al Depósito de Engranajes: la última pieza está arriba.
clockwork-lesson-airship-won = Seis piezas y el generador: la nave te lleva lejos. ¡Ganas!
clockwork-lesson-airship-tip = Un consejo: muchas piezas de una máquina dicen a los demás qué no darte.

## When all scrapyards are empty

clockwork-lesson-end = Las últimas cartas
clockwork-lesson-end-empty = Todos los depósitos están vacíos. Ahora todos vuelven a las Torres y se quedan allí.
clockwork-lesson-end-home = Cada movimiento debe acercarte. Ve a las Torres.
clockwork-lesson-end-odd = La tirada fue impar, así que puedes buscar. Muestra las alas de la garza.
clockwork-lesson-end-rest = Puedes dejarlo. Pero la cola de la garza está ahí fuera.
clockwork-lesson-end-find = Señala la segunda carta por la izquierda.
clockwork-lesson-end-ask = ¡Un 11! En las Torres, con 7, 11 o dobles puedes exigir una carta a cualquiera que esté allí. Exige combustible.
clockwork-lesson-end-won = Era lo único que te faltaba. ¡Has escapado!
clockwork-lesson-end-draw = Una tirada par sin dobles pierde el turno. Tras cien rondas sin máquina nueva hay empate.
clockwork-lesson-end-tip = Un consejo: recuerda lo que se descartó al principio; al final decide.
