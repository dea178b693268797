# El sitio, en palabras: todo lo que no es de un juego. Los campos se explican en en.ftl.

site-name = Igroteka
site-tagline = Juegos de mesa para amigos, para la familia y para una partida más.
skip-to-main = Ir al contenido
go-home = Al inicio
loading = Un momento…
close = Cerrar
copy = Copiar
copied = Copiado
copy-by-hand = Selecciona el texto y cópialo a mano.
no = No
more = Más
retry = Probar otra vez

## Ajustes

settings = Ajustes
settings-language = Idioma
settings-theme = Luz
theme-auto = Como el dispositivo
theme-light = Día
theme-dark = Noche
settings-sound = Sonido
settings-speed = Movimiento
settings-vibration = Vibración
settings-notices = Avísame cuando me toque
settings-notices-hint = Tu navegador te pedirá permiso.
settings-notices-blocked = Tu navegador no deja que esta página te avise. Puedes cambiarlo en sus ajustes.
settings-notices-far = También sin ninguna página abierta: este servidor envía mensajes push.
settings-notices-near = Solo mientras haya una página abierta: este servidor no envía mensajes push.
settings-captions = Sonidos en palabras
settings-captions-hint = Lo que suena también se escribe, en breve.
sound-turn = tu turno
sound-lay = se coloca algo
sound-refused = rechazado
sound-chat = un mensaje
sound-over = la partida ha terminado
sound-thud = un golpe sordo
sound-creak = un crujido
sound-steps = pasos
sound-ding = un tono claro
sound-gong = una alarma grave
sound-tick = tictac
sound-touch = un roce
sound-tune = una breve melodía
switch-on = Sí
switch-off = No

## Ayuda

help = Ayuda en la mesa
help-purist = Sin ayuda
help-purist-hint = Solo lo que se ve en una mesa de verdad.
help-normal = Normal
help-normal-hint = Ilumina dónde puedes jugar.
help-coach = Con entrenador
help-coach-hint = Cuenta las cartas y da pistas con su porqué.

help-asked = { $player } quiere más ayuda para toda la mesa: { $level }.
help-agree = De acuerdo
help-waiting = Habrá más ayuda cuando toda la mesa esté de acuerdo.

## Bots

bot-named = Bot ({ $level })
level-learner = aprendiz
level-easy = fácil
level-medium = medio
level-hard = difícil
level-master = maestro
level-beats = Gana al nivel inferior ({ $below }) en { $won } de cada 100 partidas.
level-wins = Por sí solo gana { $won } de cada 100 partidas con los ajustes normales.
level-unmeasured = Aún no se ha medido su fuerza.
level-alone = Medido sin carácter especial.
level-slips = { $slips } de cada 100 jugadas son despistes: cualquier jugada.
level-steady = Nunca se despista.
level-memory-perfect = Recuerda todo lo que ha visto.
level-memory-last = Recuerda las últimas { $keep } cosas que vio.
level-memory-fading = Con cada turno olvida { $lost } de cada 100 cosas vistas.
level-accuracy = Al tacto acierta { $accuracy } de cada 100 veces.
level-tremor = Le tiembla la mano hasta { $mm } mm.
level-at-once = Piensa un instante.
level-time = Piensa hasta { $seconds } s por jugada.

## Inicio

lobby-title = ¿A qué jugamos?
lobby-play = Jugar
lobby-start-hint = Contra el ordenador: una pulsación y empieza la partida.
lobby-start-together-hint = Junto al ordenador: una pulsación y sois un equipo.
lobby-friends = Con amigos
lobby-friends-hint = La mesa está puesta y tienes un enlace y un código QR para enviar.
lobby-more = Opciones
lobby-ways = En esta página
lobby-game = La caja
lobby-seats = Quién juega
lobby-seats-range = De { $least } a { $most } jugadores.
lobby-options = Cómo jugamos
pace = Tiempo por turno
pace-none = Sin reloj
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }
pace-hint = Cuando se acaba el tiempo, un bot hace la jugada. Mientras no hay nadie, el reloj se para.
pace-days-hint = Para amigos que pasan de vez en cuando. Cuando se acaba el tiempo, un bot hace la jugada; el reloj sigue aunque no haya nadie.
pace-sand = no donde corre la arena
lobby-your-name = Tu nombre
name-change = Cambiar mi nombre
name-title = ¿Cómo te llamarán los demás?
name-hint = Aparece en tu sitio y junto a lo que dices. Puedes cambiarlo cuando quieras.
name-keep = Soy yo
lobby-create = A la mesa, a jugar
lobby-creating = Poniendo la mesa…
lobby-no-games = La estantería está vacía: el servidor no conoce ningún juego.
lobby-own-value = A tu gusto
lobby-own-value-for = A tu gusto: { $option }
lobby-own-value-bad = Así no vale. Tiene que ser así: { $form }.
lobby-file-for = Un archivo: { $option }
lobby-not-with =
    { $players ->
        [one] No es para un jugador.
       *[other] No es para { $players } jugadores.
    }
lobby-clash = Esto no encaja: { $why }
lobby-refused = No se aceptó: { $why }
lobby-file-large = El archivo es demasiado grande: como máximo { $kilobytes } kB.
puzzles = Enigmas
puzzles-title = Enigmas: { $game }
puzzles-hint = Posiciones para resolver en el tablero de verdad. Vale cualquier camino que llegue a la meta.
puzzles-grade-1 = Fáciles
puzzles-grade-2 = Medios
puzzles-grade-3 = Difíciles
puzzles-daily = Enigma del día: { $game }
puzzles-right = ¡Resuelto!
puzzles-wrong = Así no.
puzzles-no-way = Desde aquí ningún camino lleva a la meta. Deshaz la jugada.
puzzles-too-far = Te has salido del camino que conozco. Deshazlo y te lo enseño.
puzzles-back = Deshacer
puzzles-share = Compartir
puzzles-solved = { $solved } de { $all } resueltos
puzzles-number = Enigma { $number }
puzzles-done = resuelto
puzzles-next = Siguiente enigma
puzzles-again = Intentarlo otra vez
# On the lid of a box: what the rulebook says, or what we measured.
box-age = desde { $age } años
box-minutes = { $least }–{ $most } min
box-minutes-about = unos { $least }–{ $most } min
box-minutes-measured = unos { $least }–{ $most } min (lo calculamos nosotros)
players-exactly = { $players } jugadores
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 jugador
           *[other] 1–{ $most } jugadores
        }
       *[other] { $most ->
            [one] 1 jugador
           *[other] { $least }–{ $most } jugadores
        }
    }

seat-who = Quién se sienta en el sitio { $number }
seat-kind-me = En este dispositivo
seat-kind-friend = Alguien con un enlace
seat-kind-bot = El ordenador
seat-name = Nombre en el sitio { $number }
seat-bot = Bot en el sitio { $number }
seat-character = Carácter del bot en el sitio { $number }
character-plain = sin carácter especial
seat-add = Añadir un sitio
seat-remove = Quitar el sitio { $number }

mine-title = Mis mesas
open-title = Mesas abiertas
open-none = Ahora nadie espera compañía. Pon una mesa con amigos y ábrela a todos.
open-filter = Qué juego
open-all = Todos los juegos
open-free =
    { $free ->
        [one] Un sitio libre
       *[other] { $free } sitios libres
    }
open-join = Sentarse
open-watch = Mirar
open-anyone = Abierta a todos aquí
open-anyone-hint = Está en la entrada hasta que se ocupen los sitios libres.
mine-empty = Aún no hay mesas. Empieza una: te esperará aquí.
mine-known = El servidor no está. Así estaba { $ago }.
mine-your-turn = Te toca
mine-waiting = Les toca a los demás
mine-closed = Cerrada
mine-won = Ganada
mine-open = Seguir
mine-replay = Volver a verla
mine-forget = Quitar de mi lista
mine-forget-sure = ¿Quitar esta mesa de tu lista? Si no tienes el enlace en otro lugar, no podrás volver a tu sitio.

rules = Reglas
rules-read = Leer las reglas

## La mesa

table-title = { $game } – { $site }
table-your-turn-title = ● Te toca – { $game }
table-board = El tablero
table-side = Jugadores, diario y charla
table-opening = Preparando el tablero…
table-watching = Estás mirando la partida.
table-turn-of = Le toca a { $player }.
table-turn-several = Les toca a: { $players }.
table-purpose = Cómo se gana:
table-chance = Los dados ruedan…
table-closed = Esta mesa está cerrada.
closed-damaged = A partir de aquí el registro de esta partida está dañado. Lo anterior se puede leer y volver a ver, pero nadie puede seguir jugando.
closed-rules = Esta partida empezó con reglas anteriores, y con las actuales habría ido de otra manera. Se puede leer y volver a ver, pero no continuar.
closed-again = Mesa nueva con las mismas personas
table-more-moves = Saltar la animación

line-connecting = Conectando…
line-again = Se ha cortado la conexión. Otro intento en { $seconds } s.
line-now = Conectar ahora
line-back = Otra vez en la mesa.
line-busy = Tu jugada está en camino…
line-waits = Tu jugada está guardada. Saldrá cuando vuelva la conexión.
line-silent = No se oye nada del servidor…
line-here = en espera
turn-late = Se te acabó el tiempo: esta jugada la hace un bot.
table-bot-for-you = Un bot juega por ti.
turn-left = Quedan { $time } para este turno
turn-days = { $days } d { $hours } h

players = Jugadores
player-you = tú
player-here = en la mesa
player-away = ausente
player-bot = bot
player-thinking = pensando…
player-turn = le toca
player-resigned = abandona
player-won = gana
player-nameless = Jugador { $number }
player-watcher = El público
players-watching =
    { $count ->
        [one] Mira una persona.
       *[other] Miran { $count } personas.
    }

log = Diario
log-empty = Aún no ha pasado nada.
log-rule = La regla correspondiente
log-takeback = Se ha deshecho una jugada.
log-forgiven = { $player }: se cortó la conexión. Se devuelven { $seconds } s de arena.
log-overdue = { $player }: se acabó el tiempo. Esta jugada la hace un bot.
log-resigned =
    { $you ->
        [yes] Has abandonado.
       *[no] { $player } ha abandonado.
    }
log-bot =
    { $you ->
        [yes] Un bot sigue jugando por ti.
       *[no] Un bot sigue jugando por { $player }.
    }
log-person =
    { $you ->
        [yes] Vuelves a jugar sin bot.
       *[no] { $player } vuelve a jugar sin bot.
    }
log-came =
    { $you ->
        [yes] Estás en la mesa.
       *[no] { $player } ha llegado a la mesa.
    }
log-left =
    { $you ->
        [yes] Has dejado la mesa.
       *[no] { $player } ha dejado la mesa.
    }

chat = Charla
chat-empty = Saluda a la mesa.
chat-watcher = { $name } (mira)
chat-write = Escribe a la mesa
chat-send = Enviar
chat-phrases = Dilo con una pulsación
chat-new =
    { $count ->
        [one] Un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
phrase-hello = ¡Hola!
phrase-good-luck = ¡Suerte!
phrase-good-move = ¡Buena jugada!
phrase-thanks = ¡Gracias!
phrase-oops = Uy…
phrase-hurry = ¡Te toca!
phrase-wait = Un momento, por favor.
phrase-good-game = ¡Buena partida!
phrase-rematch = ¿Otra partida?

menu = Menú
menu-takeback = Pedir deshacer mi jugada
menu-hint = Dame una pista
menu-resign = Abandonar
menu-hand-over = Que un bot juegue por mí
menu-take-seat = Volver a jugar sin bot
menu-replace = Que un bot juegue por { $player }
menu-invite = Invitar
menu-watch-link = Enlace para mirar
menu-export = Guardar la partida en un archivo
menu-leave = Dejar la mesa
moves-all = Todas las jugadas
moves-none = Ahora no te toca hacer nada.
moves-other = Otras jugadas
moves-of = { $heading } ({ $count })
plain-moves = Tus jugadas
plain-table = En la mesa
plain-number = Número de una jugada e Intro
plain-play = Jugar
menu-plain = Tablero sencillo: todo en palabras
menu-picture = El tablero en imagen
log-deed = { $player }: { $deed }

takeback-asked = { $player } quiere deshacer la última jugada.
takeback-waiting = Has pedido deshacer tu jugada. Los demás se lo están pensando.
takeback-allow = Venga, vale
takeback-refuse = No, se queda
takeback-refused = { $player } dice que no: la jugada se queda.

resign-sure = ¿Seguro que quieres abandonar?
resign-warning = La partida terminará para ti y no se puede deshacer.
resign-yes = Sí, abandono
resign-no = Seguir jugando
bot-choose = ¿Qué bot se sienta?
bot-sit = Que se siente

hint-title = Una pista
hint-do = Jugarla
hint-mark = La pista: { $words }. Pulsa para jugarla.
hint-none = No veo nada mejor que lo que ya ves tú.
hint-asking = A ver…

invite-title = Invitar
invite-text = Envía este enlace a la persona que vaya a sentarse aquí. Es la llave del sitio: no se la des a nadie más.
invite-seat = Enlace para { $player }
invite-qr = Código QR: enfócalo con la cámara de un móvil.
invite-waiting = Falta { $player }. Envía el enlace:
invite-share = Compartir
invite-other-device = Esta dirección solo funciona en este dispositivo. Para jugar con más gente en casa, arranca el servidor con --lan.
invite-none = No falta nadie: todos los sitios están ocupados.
watch-text = Con este enlace se ve la mesa, pero no las cartas de cada mano.

pass-title = Pásale el dispositivo a { $player }
pass-text = Las cartas quedan ocultas hasta que { $player } mire.
pass-show = Soy { $player }, enséñame mis cartas

refused-title = Eso no vale
refused-clause = Regla { $clause }
refused-stale = Demasiado tarde: la partida ya ha avanzado.
refuse-not-your-turn = No te toca.
refuse-game-over = La partida ha terminado.
refuse-not-a-players-move = Eso no lo hacen los jugadores.

## El final

over-win =
    { $you ->
        [yes] ¡Has ganado!
       *[no] ¡Ha ganado { $player }!
    }
over-win-shared = Victoria compartida: { $players }.
over-draw = ¡Empate!
over-won-together = ¡Victoria de todos!
over-lost-together = Esta vez no pudo ser.
over-resigned = Los demás han abandonado.
over-scores = Puntos
over-rematch = Otra partida
over-rematch-hint = Una mesa nueva para todos los de esta.
round-wanted = { $player } quiere otra partida.
round-ready = La próxima mesa está puesta.
round-join = Unirse
round-watch = Seguir mirando
round-seats = Sitios de la próxima partida
round-rotate = Avanzar uno
round-same = Como estaban
evening =
    { $rounds ->
        [one] Esta noche: una partida
       *[other] Esta noche: { $rounds } partidas
    }
evening-together = ganadas { $won } : { $lost } perdidas
over-replay = Volver a verla
over-look = Mirar el tablero
over-lesson = Una lección que habría ayudado:
over-account = Cómo se llegó a esto
over-sum = Suma
over-easier = Más fácil: { $level }
over-harder = Más difícil: { $level }
over-won-by = Ganaron { $won } de { $games } bots
over-lost-to = Perdió { $won } de { $games } partidas contra tu rival
over-won-against = Ganó { $won } de { $games } partidas a tu rival
over-fair = ¿Se barajó con justicia?
over-fair-text = Antes de la primera carta, el servidor fijó su manera de barajar con este sello. Ahora el secreto está a la vista: quien guarde la partida en un archivo puede comprobar cada barajada.
over-fair-seal = Sello
over-fair-secret = Secreto
over-fair-check = La comprobación, en la línea de comandos
over-clause = Según la regla { $clause }

## Volver a ver

replay-title = { $game }: volver a ver la partida
replay-first = Al principio
replay-back = Un paso atrás
replay-forth = Un paso adelante
replay-last = Al final
replay-play = Reproducir
replay-pause = Pausa
replay-step = Paso { $step } de { $last }
replay-pace = Ritmo
replay-pace-slow = Lento
replay-pace-normal = Normal
replay-pace-quick = Rápido
replay-seat = Visto por
replay-watcher = El público
replay-play-on = Seguir jugando desde aquí
replay-play-on-hint = En este paso empieza una mesa nueva, con nuevo azar.
replay-not-over = Esta partida aún se está jugando. Podrás volver a verla cuando termine.
replay-moments = Momentos clave
replay-to-table = A la mesa
replay-share = Mostrar este momento
replay-share-hint = Quien abra este enlace verá la partida en este paso, podrá mirarla y seguir jugando.
replay-text = Guardar la posición como texto
review-open = ¿Dónde se decidió?
review-begin = Enséñamelo
review-making = Se está repasando la partida…
review-failed = Ahora no ha funcionado.
review-again = Intentar otra vez
review-chance = Posibilidad de ganar: { $player }
review-together = Nuestra posibilidad de ganar
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = un descuido
review-error = un error
review-blunder = un error grave
review-fell = se cayó
review-lucky = buena suerte
review-unlucky = mala suerte
review-played = Jugado: { $move }
review-better = Mejor: { $move }
review-quiet = Ningún momento lo decidió por sí solo.
review-account = Qué movió las posibilidades, en %
review-luck = Suerte
review-skill = Decisiones propias
review-hand = La mano
review-others = Los demás
review-save = Guardar este repaso en un archivo
review-note = Se juzga por lo que cada uno podía saber en ese momento. Todas las columnas suman el camino entero desde la primera posibilidad hasta la última.

## Reglas

rules-of = { $game }: las reglas
rules-in-english = Estas reglas aún no están traducidas: aquí las tienes en inglés.
rules-contents = Contenido
help-title = { $game }: cómo se juega
help-open = Cómo se juega
help-short = En resumen
help-rules = Todas las reglas
help-page = Abrir como página
figure-right = Imagen: esto se puede
figure-wrong = Imagen: esto no se puede

## Problemas

lost-title = Aquí no hay nada
lost-text = Esta dirección no lleva a ninguna parte. Quizá se perdió una letra por el camino.
no-key-title = Falta la llave
no-key-text = Para un sitio hace falta el enlace entero, y este ha llegado sin el final. Pide que te lo envíen otra vez.
away-title = El servidor no contesta
away-text = Quizá esté descansando o se haya ido la red. No se ha perdido nada: tus mesas siguen guardadas.
away-here = Sin conexión con el servidor. Puedes leer lo que ya habías abierto; las mesas siguen cuando vuelva.
trouble-bad-message = El servidor no lo ha entendido.
trouble-too-large = Es demasiado largo.
trouble-too-fast = No tan deprisa, por favor.
trouble-busy = Ahora hay mucho trabajo. Vuelve a pedirlo en un momento.
trouble-no-such-table = Esa mesa no existe.
trouble-wrong-token = Este enlace no es de ningún sitio de esta mesa.
trouble-foreign-origin = Esta página viene de otra dirección y no puede jugar aquí.
trouble-not-allowed = Ahora no puedes hacer eso.
trouble-no-free-seat = Acaban de ocupar el último sitio libre.
trouble-bad-option = El juego no se puede preparar así.
trouble-not-found = No se ha encontrado.
trouble-closed = Esta mesa está cerrada: se puede leer, pero no seguir jugando.
trouble-damaged = Lo guardado de esta mesa está dañado y no se puede mostrar. Las demás mesas no se ven afectadas.
trouble-disk = El servidor no puede escribir ahora en su disco. Lo jugado está a salvo; inténtalo dentro de un rato.
trouble-database = El servidor espera a su base de datos. Lo jugado está a salvo; la partida seguirá sola.
trouble-internal = Algo se ha roto en el servidor. No se ha perdido nada de tu partida.

## Herramientas del tablero

kit-zoom-in = Acercar
kit-zoom-out = Alejar
kit-zoom-fit = Verlo todo
kit-board-keys = Las flechas mueven la vista, más y menos cambian el zoom, 0 lo muestra todo.
kit-beyond = Lugares fuera de la vista { $side ->
    [left] a la izquierda
    [right] a la derecha
    [top] arriba
   *[bottom] abajo
 }: { $count }
kit-keys = Teclas
kit-key-turn = Girar
kit-key-back = Soltar o devolver
kit-key-arrows = Ir adonde brilla; con Mayús a todas partes
kit-key-enter = Hacerlo
kit-key-zoom = Más cerca, más lejos, todo
kit-key-list = Esta lista
kit-key-press = Pulsa la tecla nueva. Esc lo deja como está.
kit-key-taken = { $key } ya está ocupada: { $does }.
kit-key-needed = { $key } ya tiene su propia tarea en cada tablero.
kit-key-change = { $does }: { $key }. Cambiar la tecla
kit-key-reset = Todas las teclas como estaban
kit-sand =
    { $seconds ->
        [one] queda { $seconds } segundo
       *[other] quedan { $seconds } segundos
    }

## Lessons

learn = Aprender
learn-title = Aprender { $game }
learn-hint = Juegas en el tablero de verdad, a solas y sin reloj. Vete cuando quieras y vuelve.
learn-guided = Partida guiada, unos cinco minutos
learn-short = Una idea, un par de minutos
learn-done = Hecha
learn-go-on = Seguir
first-title = ¿Primera vez con { $game }?
first-hint = Una partida guiada dura unos cinco minutos: tú juegas y cada paso se explica.
first-show = Enséñame
first-know = Ya sé jugar
gentle-first = Tu primera partida será suave: { $how }.
gentle-coach = un entrenador da pistas
gentle-bot = juega el bot más fácil
gentle-sand = no corre la arena
gentle-level = la mazmorra es fácil, hecha por nosotros
gentle-usual = La partida normal
lesson = Lección
lesson-step = { $page } de { $of }
lesson-next = Siguiente
lesson-read-on = Sigue leyendo primero: después te toca a ti.
lesson-show = Muéstramelo
lesson-do = Hazlo
lesson-leave = Salir
lesson-other = Otra lección
lesson-play = Una partida de verdad
lesson-again = Empezar de nuevo
lesson-lost = Esta lección ha cambiado desde que la empezaste.
