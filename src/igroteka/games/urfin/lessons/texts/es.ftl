# Las lecciones de Urfin.

## Respuestas para varios momentos

urfin-lesson-base-first = Un tejado solo va sobre una base. Toma primero la base.
urfin-lesson-no-roof = Una base sin tejado no dispara y vuelve a la bolsa. Ponle el tejado.
urfin-lesson-not-done = Todavía no: lo que no se construye vuelve a la bolsa. Levanta primero la torre.
urfin-lesson-hold = No la sueltes. Su sitio es la casilla iluminada.
urfin-lesson-feel-first = Aún no sabes qué es. Pálpala primero: pulsa en el fieltro oscuro.

## La primera partida

urfin-lesson-first = Tu primera partida
urfin-lesson-first-theme = Los soldados de madera de Urfin marchan hacia la Ciudad Esmeralda. Tú y un amigo la defendéis juntos.
urfin-lesson-first-goal = Mandad a casa a todos los soldados antes de que uno entre en el palacio. Si entra uno, perdéis los dos.
urfin-lesson-first-round = Una ronda tiene cuatro pasos: sacáis piezas, construís, los soldados avanzan, las torres disparan.
urfin-lesson-first-agree = Una torre es una base con un tejado encima. Tu amigo busca un tejado, así que di que buscas una base.
urfin-lesson-first-agree-roof = Tu amigo ya busca un tejado, y dos tejados no son una torre. Elige la base.
urfin-lesson-first-agree-wall = Un muro para a los soldados, pero no manda a casa a ninguno. Para una torre necesitas una base: elígela.
urfin-lesson-first-agree-else = Primero dile a tu amigo qué buscas: una base.
urfin-lesson-first-agree-kept = Ya lo habéis acordado: tú buscas una base. De momento, sigue así.
urfin-lesson-first-sand = En una partida de verdad ahora corre la arena, para sacar y construir. Aquí no hay prisa: di que adelante.
urfin-lesson-first-reach = Cada ronda se sacan cuatro piezas: dos tu amigo y dos tú, de una sola vez. Mete la mano en la bolsa.
urfin-lesson-first-feel = Nadie mira en la bolsa. Pulsa en el fieltro oscuro y pasa el dedo: donde hay algo, brilla.
urfin-lesson-first-long = Una barra larga y nada a los lados: es un muro. Buscas una base, así que suéltalo.
urfin-lesson-first-long-take = Entonces tendrías un muro y ninguna base. Suéltalo: encontrarás otra pieza.
urfin-lesson-first-round-base = Palpa también esta: ancha, redonda y plana por arriba. Es una base: tómala.
urfin-lesson-first-round-base-go = Es la base que buscas. Quién sabe cuándo saldrá otra: tómala.
urfin-lesson-first-wall = Una pieza más, y otra vez un muro. Te hará falta: tómalo.
urfin-lesson-first-wall-go = Ya tienes la base, y un muro te ayudará. Tómalo: soltar cuesta tiempo.
urfin-lesson-first-open = Ya no hay manos en la bolsa y las piezas están a la vista. Cada uno puede construir con cualquiera.
urfin-lesson-first-base = Primero la base. Toma la redonda, la base 1.
urfin-lesson-first-base-two = Esa base solo alcanza cuatro casillas. La redonda alcanza ocho: toma esa.
urfin-lesson-first-base-wall = El muro, después. Primero la torre: toma la base redonda.
urfin-lesson-first-eight = Alcanza las ocho casillas de alrededor. Ponla donde pasarán dos soldados: en la casilla iluminada.
urfin-lesson-first-eight-else = Desde ahí no alcanza a los dos. En tres pasos estarán junto a la casilla iluminada: ponla ahí.
urfin-lesson-first-roof = Solo dispara con tejado. Toma el tejado y ponlo sobre tu base.
urfin-lesson-first-roof-else = Ahora el tejado: sin él, la base no es una torre.
urfin-lesson-first-stop = Un muro no dispara: para a los soldados. Toma el muro.
urfin-lesson-first-stop-done = Por el otro lado vienen dos más. Pon primero el muro contra ellos.
urfin-lesson-first-stop-base = Una base sola no ayuda: no quedan tejados. Toma el muro.
urfin-lesson-first-road = Aquí se juntan dos caminos. Pon el muro en la casilla iluminada del camino.
urfin-lesson-first-road-one = Ahí uno lo derribaría y el otro seguiría. Una casilla más allá para a los dos.
urfin-lesson-first-road-else = Ahí no para a los dos. Ponlo en la casilla iluminada, donde los caminos ya se han juntado.
urfin-lesson-first-done = La pieza que sobra vuelve a la bolsa. Di que has terminado y cada soldado avanzará tres casillas.
urfin-lesson-first-done-else = Con lo que has construido basta por ahora. Di que has terminado.
urfin-lesson-first-home = Primero avanzaron los soldados y luego disparó tu torre: dos estaban a su lado y se fueron a casa.
urfin-lesson-first-again = Quedan dos, y se encontrarán en tu muro. Di que adelante.
urfin-lesson-first-reach-roof = Esta vez tu amigo busca una base, así que busca tú un tejado. Mete la mano en la bolsa.
urfin-lesson-first-slopes = Alto en el centro y cae hacia todos los lados: es un tejado. Pálpalo si quieres y tómalo.
urfin-lesson-first-slopes-go = Es el tejado que buscas. Tómalo: tu amigo tiene la base.
urfin-lesson-first-spare = Otro tejado. Ya tienes lo que necesitas: tómalo y tu mano queda fuera.
urfin-lesson-first-spare-go = Ya no importa lo que salga. Tómalo: soltar solo cuesta tiempo.
urfin-lesson-first-cross = Tu amigo ha encontrado dos bases 2. Toma una de ellas.
urfin-lesson-first-four = Solo alcanza las cuatro casillas de al lado. Los dos soldados chocarán con el muro: ponla junto a ellos.
urfin-lesson-first-four-else = Solo alcanza lo que está justo al lado. Se pararán delante del muro: la casilla iluminada está al lado.
urfin-lesson-first-top = Y un tejado encima. Un tejado alcanza algunas casillas a dos de distancia.
urfin-lesson-first-march = Di que has terminado y mira el muro.
urfin-lesson-first-won = Los dos chocaron con el muro y tu torre los mandó a casa. No queda ningún soldado: ¡habéis ganado!
urfin-lesson-first-real = En una partida de verdad hay hasta diez soldados y un minuto de arena por ronda.
urfin-lesson-first-tip = Un consejo: cuenta tres casillas por delante del soldado. Construye donde estará, no donde está ahora.

## Tocar en la bolsa

urfin-lesson-bag = En la bolsa
urfin-lesson-bag-parts = En la bolsa hay bases, tejados y muros, 30 piezas en total. Se encuentran solo con el tacto.
urfin-lesson-bag-alone = Juegas a solas, así que tienes dos manos: dos piezas para cada una. Empieza y mete la mano.
urfin-lesson-bag-corner = Pulsa en una esquina del fieltro: ¿hay madera?
urfin-lesson-bag-cross = ¡Nada! La base 1 es redonda y la base 2 tiene las esquinas vacías, como una cruz. Compara los dibujos.
urfin-lesson-bag-take = Palpa todo lo que quieras. Es una cruz, una base 2: tómala.
urfin-lesson-bag-take-go = Una base es media torre. Tómala.
urfin-lesson-bag-middle = Otra pieza. Pulsa justo en el centro.
urfin-lesson-bag-roof = ¡Una punta! Lo que es más alto en el centro es un tejado. Tómalo.
urfin-lesson-bag-roof-go = Ya tienes una base; con este tejado será una torre. Tómalo.
urfin-lesson-bag-once = Esa mano ya está fuera y no vuelve a entrar en esta ronda. Mete la otra.
urfin-lesson-bag-wall = Pálpala: una barra con almenas y nada a los lados. Es un muro: esta vez suéltalo.
urfin-lesson-bag-wall-take = Un muro es útil, pero mira qué pasa al soltarlo: suéltalo.
urfin-lesson-bag-guess = De una vez puedes soltar doce piezas. Ahora averigua qué es esto y tómalo.
urfin-lesson-bag-guess-go = Palpa el borde: es redondo, y dentro es plano. Es una base 1: tómala.
urfin-lesson-bag-last = Y la última: ¿qué es? Averígualo y tómala.
urfin-lesson-bag-last-go = El centro es alto y faltan las esquinas: un tejado 2. Tómalo.
urfin-lesson-bag-out = Solo ahora las ven todos: dos bases y dos tejados. ¡Son dos torres!
urfin-lesson-bag-tip = Un consejo: a menudo bastan el centro y una esquina. No palpes mucho rato, la arena corre.

## Lo que alcanzan las torres

urfin-lesson-fire = Lo que alcanzan las torres
urfin-lesson-fire-after = Las torres disparan después de que avancen los soldados. Mira tres casillas por delante de cada uno.
urfin-lesson-fire-between = Arriba se pararán dos soldados. Toma la base 2: alcanza las cuatro casillas de al lado. Ponla entre ellos.
urfin-lesson-fire-base-one = Esa también acertaría. Pero necesitas la base 1 para la segunda torre: toma la base 2.
urfin-lesson-fire-between-else = Desde ahí no llega al de la izquierda. Ponla en la casilla iluminada, al lado de donde se parará.
urfin-lesson-fire-roof-one = El tejado 1 alcanza cuatro casillas justo a dos, en línea recta. Así da al otro soldado: ponlo.
urfin-lesson-fire-roof-two-later = El tejado 2 puede más. Guárdalo para la segunda torre, allí te hará falta.
urfin-lesson-fire-roof-now = La base espera su tejado. Toma el tejado.
urfin-lesson-fire-below = Ahora los dos de abajo a la izquierda. Se pararán más separados.
urfin-lesson-fire-eight = La base 1 alcanza las ocho casillas de alrededor. Ponla debajo del camino, en la casilla iluminada.
urfin-lesson-fire-eight-else = Desde ahí no alcanzas a los dos. En la casilla iluminada la base da a uno y el tejado al otro.
urfin-lesson-fire-roof-two = El tejado 2 alcanza ocho casillas a dos de distancia: rectas y en diagonal. Ponlo.
urfin-lesson-fire-watch = Nada para un disparo: ni muro, ni río, ni torre. Di que has terminado y mira.
urfin-lesson-fire-won = ¡Cuatro soldados con dos torres! A cada uno le dio una base o un tejado.
urfin-lesson-fire-tip = Un consejo: mueve la pieza sobre el mapa antes de ponerla. El mapa muestra lo que alcanzará.

## Muros

urfin-lesson-walls = Los muros dan tiempo
urfin-lesson-walls-no-roof = Dos bases, dos muros y ningún tejado: de ahí no sale una torre. Pero los muros ayudan.
urfin-lesson-walls-flees = Este soldado está al alcance de tu torre. Pero primero avanza, y entonces se escapa.
urfin-lesson-walls-before = Pon el muro verde justo ante sus pies: tendrá que derribarlo y no avanzará nada.
urfin-lesson-walls-before-else = Así no se queda al alcance de la torre. Pon el muro en la casilla siguiente de su camino.
urfin-lesson-walls-green = Vale cualquiera de los muros. Toma el verde, ya que puedes elegir.
urfin-lesson-walls-base = Sin tejado las bases vuelven a la bolsa. Ahora cuentan los muros.
urfin-lesson-walls-not-done = Todavía no: los dos muros aún pueden ayudar. Ponlos primero.
urfin-lesson-walls-further = Ahora el soldado de arriba. Pon el otro muro dos casillas por delante de él.
urfin-lesson-walls-further-else = Mira qué hace un muro que no está justo delante: ponlo en la casilla iluminada.
urfin-lesson-walls-done = Un muro y una torre nunca comparten casilla. Di que has terminado.
urfin-lesson-walls-stood = El primero se quedó quieto derribando el muro y la torre le dio. El muro está otra vez en la bolsa.
urfin-lesson-walls-bumped = Este dio un paso y se golpeó la cabeza. Luego derriba el muro y avanza igualmente tres casillas.
urfin-lesson-walls-blind = En esta lección sacas sin palpar. Empieza y mete las dos manos.
urfin-lesson-walls-three = A través del muro y tres casillas más: se parará bajo la esquina. Pon la base 1 en la casilla iluminada.
urfin-lesson-walls-wide = La base 2 solo alcanza cuatro casillas. Toma la base 1: alcanza las ocho de alrededor.
urfin-lesson-walls-three-else = Desde ahí la base no llega. Cuenta tres casillas desde donde está ahora.
urfin-lesson-walls-roof = Ponle uno de los tejados.
urfin-lesson-walls-go = Di que has terminado.
urfin-lesson-walls-won = ¡Alcanzado! Un muro no manda a nadie a casa: solo da tiempo a tus torres.
urfin-lesson-walls-tip = Un consejo: el mejor sitio para un muro es donde el soldado tenga que pararse al alcance de una torre.

## En la ciudad

urfin-lesson-city = En el último momento
urfin-lesson-city-three = Este soldado está en la ciudad. Con tres pasos más estará en el palacio y todo se habrá perdido.
urfin-lesson-city-late = Primero avanzan los soldados, luego disparan las torres. Una torre sola llega tarde: algo debe cerrarle el paso.
urfin-lesson-city-wall = Toma el muro y ponlo justo delante del soldado.
urfin-lesson-city-wall-first = La torre dispara después de la marcha, y entonces todo está perdido. Primero el muro.
urfin-lesson-city-next-cell = Ahí también se pararía, un paso más cerca del palacio. Justo ante sus pies no puede avanzar nada.
urfin-lesson-city-wall-else = Ahí no lo para. Pon el muro en la casilla siguiente de su camino.
urfin-lesson-city-lost = Entonces entra en el palacio y has perdido. Ponle el muro en el camino.
urfin-lesson-city-open = Los muros siempre pueden estar en la ciudad. Ahora las torres también: un soldado ya ha cruzado un puente.
urfin-lesson-city-tower = Mientras derriba el muro, una torre puede darle. Pon una base al lado del soldado.
urfin-lesson-city-tower-else = Desde ahí quizá no le dé. Ponla justo al lado del soldado, en la casilla iluminada.
urfin-lesson-city-breaks = Ahora derribaría el muro y después llegaría al palacio. Levanta una torre a su lado.
urfin-lesson-city-roof = Y el tejado.
urfin-lesson-city-done = Di que has terminado.
urfin-lesson-city-enough = Con esta torre basta, y no hay otro tejado. Di que has terminado.
urfin-lesson-city-won = Se quedó quieto, la torre disparó y no queda ningún soldado. ¡La ciudad está a salvo!
urfin-lesson-city-never = Nunca se construye en el palacio, en el río ni donde hay un soldado. En los puentes se construye como en los caminos.
urfin-lesson-city-tip = Un consejo: vigila al soldado que está más cerca del palacio. Basta uno para perder.

## El juego para mayores

urfin-lesson-adult = Para mayores
urfin-lesson-adult-dice = Aquí un dado dice cuánto avanza cada soldado. Se tira cuando ya has construido.
urfin-lesson-adult-wall = Ahora solo los muros paran a los soldados. Pon el muro en el camino del soldado 6.
urfin-lesson-adult-wall-else = Primero el muro: aquí nada más para a un soldado.
urfin-lesson-adult-road-else = Ahí no para al soldado 6. Ponlo en la casilla iluminada de su camino.
urfin-lesson-adult-base = Por la derecha viene el soldado 2. Pon una base en la casilla iluminada.
urfin-lesson-adult-base-else = Desde ahí el tejado no llega a su camino. Ponla en la casilla iluminada.
urfin-lesson-adult-roof = En la bolsa también están los seis tejados 3. Toma el tuyo.
urfin-lesson-adult-roof-one = Ese tejado también valdría. Pero aquí aprendes el tejado 3: tómalo.
urfin-lesson-adult-turn = Un tejado 3 dispara solo hacia dos lados, a dos casillas. Gíralo al este y al oeste y ponlo.
urfin-lesson-adult-turn-else = Así dispara al norte y al sur, lejos del camino. Gíralo: al este y al oeste.
urfin-lesson-adult-throw = Di que has terminado. Ahora deciden los dados.
urfin-lesson-adult-throw-else = Con lo que queda no sale una torre mejor. Di que has terminado.
urfin-lesson-adult-torn = Han dado al soldado 2. El soldado 1 atravesó tu vieja torre: aquí las torres no paran a nadie.
urfin-lesson-adult-zone = Ya está cerca del puente. Desde ahora no se construye nada verde claro; con uno en la ciudad, solo verde.
urfin-lesson-adult-draw = Sacas cinco piezas por ronda. Empieza y mete las dos manos: aquí se saca a ciegas.
urfin-lesson-adult-out = ¡Una era verde claro! Ya no se puede construir con ella, así que sale del juego.
urfin-lesson-adult-start = Los soldados empiezan en el borde del mapa, con una tirada cada uno antes de la primera ronda.
urfin-lesson-adult-tip = Un consejo: frénalos pronto con muros. Mientras estén lejos, se puede construir con todos los colores.
