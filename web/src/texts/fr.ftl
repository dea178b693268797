# Le site en mots : tout ce qui n’appartient pas à un jeu. Les champs sont expliqués dans en.ftl.

site-name = Igroteka
site-tagline = Des jeux de société pour les amis, la famille et encore une partie.
skip-to-main = Aller au contenu
go-home = Retour à l’accueil
loading = Un instant…
close = Fermer
copy = Copier
copied = Copié
copy-by-hand = Sélectionne le texte et copie-le toi-même.
no = Non
more = Plus
retry = Réessayer

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Lumière
theme-auto = Comme l’appareil
theme-light = Jour
theme-dark = Nuit
settings-sound = Son
settings-speed = Mouvement
settings-vibration = Vibration
settings-notices = Préviens-moi quand c’est mon tour
settings-notices-hint = Ton navigateur te demandera la permission.
settings-notices-blocked = Ton navigateur interdit à cette page de te prévenir. Tu peux changer cela dans ses réglages.
settings-notices-far = Même sans page ouverte : ce serveur envoie des messages push.
settings-notices-near = Seulement tant qu’une page est ouverte : ce serveur n’envoie pas de messages push.
settings-captions = Les sons en mots
settings-captions-hint = Ce qui s’entend s’écrit aussi, en bref.
sound-turn = à toi
sound-lay = quelque chose est posé
sound-refused = refusé
sound-chat = un message
sound-over = la partie est finie
sound-thud = un choc sourd
sound-creak = un craquement
sound-steps = des pas
sound-ding = un son clair
sound-gong = une alarme grave
sound-tick = tic-tac
sound-touch = un contact
sound-tune = une courte mélodie
switch-on = Oui
switch-off = Non

## Aide

help = Aide à la table
help-purist = Sans aide
help-purist-hint = Seulement ce qu’on voit à une vraie table.
help-normal = Normale
help-normal-hint = Éclaire les endroits où tu peux jouer.
help-coach = Coach
help-coach-hint = Compte les cartes et donne des conseils en expliquant pourquoi.

help-asked = { $player } aimerait plus d’aide pour tout le monde : { $level }.
help-agree = D’accord
help-waiting = L’aide arrivera quand toute la table sera d’accord.

## Bots

bot-named = Bot ({ $level })
level-learner = apprenti
level-easy = facile
level-medium = moyen
level-hard = difficile
level-master = maître
level-beats = Bat le niveau inférieur ({ $below }) dans { $won } parties sur 100.
level-wins = À lui seul, il gagne { $won } parties sur 100 avec les réglages habituels.
level-unmeasured = Sa force n’a pas encore été mesurée.
level-alone = Mesuré sans caractère particulier.
level-slips = { $slips } coups sur 100 sont des étourderies : n’importe quel coup.
level-steady = Jamais étourdi.
level-memory-perfect = Se souvient de tout ce qu’il a vu.
level-memory-last = Se souvient des { $keep } dernières choses vues.
level-memory-fading = Oublie à chaque tour { $lost } choses vues sur 100.
level-accuracy = Au toucher, il a raison { $accuracy } fois sur 100.
level-tremor = Sa main tremble jusqu’à { $mm } mm.
level-at-once = Réfléchit un instant.
level-time = Réfléchit jusqu’à { $seconds } s par coup.

## Accueil

lobby-title = À quoi on joue ?
lobby-play = Jouer
lobby-start-hint = Contre l’ordinateur : un geste, et la partie commence.
lobby-start-together-hint = Avec l’ordinateur : un geste, et vous faites équipe.
lobby-friends = Entre amis
lobby-friends-hint = La table est prête, avec un lien et un code QR à envoyer.
lobby-more = Options
lobby-ways = Sur cette page
lobby-game = La boîte
lobby-seats = Qui joue
lobby-seats-range = De { $least } à { $most } joueurs.
lobby-options = Comment on joue
pace = Temps par tour
pace-none = Sans pendule
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
pace-hint = Quand le temps est écoulé, un bot joue le coup. Tant que personne n’est là, la pendule est arrêtée.
pace-days-hint = Pour des amis qui passent de temps en temps. Quand le temps est écoulé, un bot joue le coup ; la pendule continue quand personne n’est là.
pace-sand = pas là où le sable coule
lobby-your-name = Ton nom
name-change = Changer mon nom
name-title = Comment les autres vont-ils t’appeler ?
name-hint = Il s’affiche sur ta place et à côté de ce que tu dis. Tu peux le changer à tout moment.
name-keep = C’est moi
lobby-create = À table, on joue
lobby-creating = On s’installe…
lobby-no-games = L’étagère est vide : le serveur ne connaît aucun jeu.
lobby-own-value = Ton choix
lobby-own-value-for = Ton choix : { $option }
lobby-own-value-bad = Ça ne va pas. Il faut écrire comme ceci : { $form }.
lobby-file-for = Un fichier : { $option }
lobby-not-with =
    { $players ->
        [one] Pas pour { $players } joueur.
       *[other] Pas pour { $players } joueurs.
    }
lobby-clash = Ça ne va pas ensemble : { $why }
lobby-refused = Refusé : { $why }
lobby-file-large = Le fichier est trop gros : { $kilobytes } ko au plus.
puzzles = Énigmes
puzzles-title = Énigmes : { $game }
puzzles-hint = Des positions à résoudre sur le vrai plateau. Tout chemin qui mène au but est bon.
puzzles-grade-1 = Facile
puzzles-grade-2 = Moyen
puzzles-grade-3 = Difficile
puzzles-daily = Énigme du jour : { $game }
puzzles-right = Résolue !
puzzles-wrong = Pas comme ça.
puzzles-no-way = D’ici, aucun chemin ne mène au but. Reprends ton coup.
puzzles-too-far = Tu as quitté le chemin que je connais. Reprends ton coup et je te le montre.
puzzles-back = Reprendre
puzzles-share = Partager
puzzles-solved = { $solved } sur { $all } résolues
puzzles-number = Énigme { $number }
puzzles-done = résolue
puzzles-next = Énigme suivante
puzzles-again = Réessayer
# On the lid of a box: what the rulebook says, or what we measured.
box-age = dès { $age } ans
box-minutes = { $least } à { $most } min
box-minutes-about = environ { $least } à { $most } min
box-minutes-measured = environ { $least } à { $most } min (notre estimation)
players-exactly = { $players } joueurs
players-count =
    { $least ->
        [1] { $most ->
            [1] 1 joueur
           *[other] 1 à { $most } joueurs
        }
       *[other] { $most ->
            [1] 1 joueur
           *[other] { $least } à { $most } joueurs
        }
    }

seat-who = Qui s’assoit à la place { $number }
seat-kind-me = Sur cet appareil
seat-kind-friend = Un ami, par un lien
seat-kind-bot = L’ordinateur
seat-name = Nom à la place { $number }
seat-bot = Bot à la place { $number }
seat-character = Caractère du bot à la place { $number }
character-plain = sans caractère particulier
seat-add = Ajouter une place
seat-remove = Enlever la place { $number }

mine-title = Mes tables
open-title = Tables ouvertes
open-none = Personne n’attend de partenaire. Prépare une table entre amis et ouvre-la à tous.
open-filter = Quel jeu
open-all = Tous les jeux
open-free =
    { $free ->
        [one] { $free } place libre
       *[other] { $free } places libres
    }
open-join = S’asseoir
open-watch = Regarder
open-anyone = Ouverte à tous ici
open-anyone-hint = Elle reste à l’accueil tant qu’il y a des places libres.
mine-empty = Pas encore de table. Commence une partie : elle t’attendra ici.
mine-known = Le serveur n’est pas là. Voici où l’on en était { $ago }.
mine-your-turn = À toi de jouer
mine-waiting = On attend les autres
mine-closed = Fermée
mine-won = Gagnée
mine-open = Continuer
mine-replay = Revoir
mine-forget = Retirer de ma liste
mine-forget-sure = Retirer cette table de ta liste ? Si tu n’as gardé le lien nulle part, tu ne pourras plus revenir à ta place.

rules = Règles
rules-read = Lire les règles

## La table

table-title = { $game } – { $site }
table-your-turn-title = ● À toi de jouer – { $game }
table-board = Le plateau
table-side = Joueurs, déroulement et discussion
table-opening = On installe le plateau…
table-watching = Tu regardes la partie.
table-turn-of = C’est à { $player } de jouer.
table-turn-several = À jouer : { $players }.
table-purpose = Pour gagner :
table-chance = Les dés roulent…
table-closed = Cette table est fermée.
closed-damaged = À partir d’ici, l’enregistrement de cette partie est abîmé. Ce qui précède peut être lu et revu, mais personne ne peut continuer.
closed-rules = Cette partie a commencé avec d’anciennes règles ; avec celles d’aujourd’hui elle se serait passée autrement. On peut la lire et la revoir, mais pas la continuer.
closed-again = Nouvelle table avec les mêmes personnes
table-more-moves = Passer l’animation

line-connecting = Connexion…
line-again = La connexion est coupée. Nouvel essai dans { $seconds } s.
line-now = Se connecter maintenant
line-back = De retour à la table.
line-busy = Ton coup est en route…
line-waits = Ton coup est gardé. Il partira dès que la connexion reviendra.
line-silent = Le serveur ne donne pas signe de vie…
line-here = en attente
turn-late = Ton temps est écoulé : un bot joue ce coup.
table-bot-for-you = Un bot joue à ta place.
turn-left = Encore { $time } pour ce tour
turn-days = { $days } j { $hours } h

players = Joueurs
player-you = toi
player-here = à table
player-away = pas là
player-bot = bot
player-thinking = réfléchit…
player-turn = joue
player-resigned = abandonne
player-won = gagne
player-nameless = Joueur { $number }
player-watcher = Le public
players-watching =
    { $count ->
        [one] { $count } personne regarde.
       *[other] { $count } personnes regardent.
    }

log = Déroulement
log-empty = Il ne s’est encore rien passé.
log-rule = La règle correspondante
log-takeback = Un coup a été repris.
log-forgiven = { $player } : la connexion était coupée. { $seconds } s de sable sont rendues.
log-overdue = { $player } : le temps est écoulé. Un bot joue ce coup.
log-resigned =
    { $you ->
        [yes] Tu as abandonné.
       *[no] { $player } a abandonné.
    }
log-bot =
    { $you ->
        [yes] Un bot joue à ta place.
       *[no] Un bot joue à la place de { $player }.
    }
log-person =
    { $you ->
        [yes] Tu joues de nouveau toi-même.
       *[no] { $player } joue de nouveau sans bot.
    }
log-came =
    { $you ->
        [yes] Tu es à la table.
       *[no] { $player } a rejoint la table.
    }
log-left =
    { $you ->
        [yes] Tu as quitté la table.
       *[no] { $player } a quitté la table.
    }

chat = Discussion
chat-empty = Dis bonjour.
chat-watcher = { $name } (regarde)
chat-write = Écrire à la table
chat-send = Envoyer
chat-phrases = En un geste
chat-new =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-good-move = Joli coup !
phrase-thanks = Merci !
phrase-oops = Oups…
phrase-hurry = À toi de jouer !
phrase-wait = Un instant, s’il te plaît.
phrase-good-game = Belle partie !
phrase-rematch = On en refait une ?

menu = Menu
menu-takeback = Demander à reprendre mon coup
menu-hint = Donne-moi un conseil
menu-resign = Abandonner
menu-hand-over = Laisser un bot jouer pour moi
menu-take-seat = Jouer moi-même
menu-replace = Laisser un bot jouer pour { $player }
menu-invite = Inviter
menu-watch-link = Lien pour regarder
menu-export = Enregistrer la partie dans un fichier
menu-leave = Quitter la table
moves-all = Tous les coups
moves-none = Tu n’as rien à faire maintenant.
moves-other = Autres coups
moves-of = { $heading } ({ $count })
plain-moves = Tes coups
plain-table = Sur la table
plain-number = Numéro d’un coup, puis Entrée
plain-play = Jouer
menu-plain = Plateau simple : tout en mots
menu-picture = Le plateau en image
log-deed = { $player } : { $deed }

takeback-asked = { $player } voudrait reprendre le dernier coup.
takeback-waiting = Tu voudrais reprendre ton coup. Les autres y réfléchissent.
takeback-allow = Allez, d’accord
takeback-refuse = Non, on le garde
takeback-refused = { $player } n’est pas d’accord : le coup reste.

resign-sure = Tu veux vraiment abandonner ?
resign-warning = La partie sera finie pour toi, sans retour possible.
resign-yes = Oui, j’abandonne
resign-no = Continuer à jouer
bot-choose = Quel bot s’assoit ?
bot-sit = S’asseoir

hint-title = Un conseil
hint-do = Le jouer
hint-mark = Le conseil : { $words }. Appuie pour le jouer.
hint-none = Je ne vois rien de mieux que ce que tu vois toi-même.
hint-asking = Voyons voir…

invite-title = Inviter
invite-text = Envoie ce lien à la personne qui doit s’asseoir ici. C’est la clé de la place : ne la donne à personne d’autre.
invite-seat = Lien pour { $player }
invite-qr = Code QR : vise-le avec l’appareil photo d’un téléphone.
invite-waiting = On attend { $player }. Envoie le lien :
invite-share = Partager
invite-other-device = Cette adresse ne marche que sur cet appareil. Pour jouer avec d’autres à la maison, lance le serveur avec --lan.
invite-none = Tout le monde est là : toutes les places sont prises.
watch-text = Avec ce lien, on voit la table, mais pas les cartes en main.

pass-title = Passe l’appareil à { $player }
pass-text = Les cartes restent cachées jusqu’à ce que { $player } regarde.
pass-show = C’est moi, { $player } : montre mes cartes

refused-title = Ce n’est pas permis
refused-clause = Règle { $clause }
refused-stale = Trop tard : la partie a déjà avancé.
refuse-not-your-turn = Ce n’est pas ton tour.
refuse-game-over = La partie est finie.
refuse-not-a-players-move = Ce n’est pas aux joueurs de faire cela.

## La fin

over-win =
    { $you ->
        [yes] Tu as gagné !
       *[no] { $player } a gagné !
    }
over-win-shared = Victoire partagée : { $players }.
over-draw = Match nul !
over-won-together = Gagné ensemble !
over-lost-together = Perdu pour cette fois.
over-resigned = Les autres ont abandonné.
over-scores = Points
over-rematch = Encore une partie
over-rematch-hint = Une nouvelle table pour tous ceux qui étaient ici.
round-wanted = { $player } veut une autre partie.
round-ready = La prochaine table est prête.
round-join = Rejoindre
round-watch = Continuer à regarder
round-seats = Places de la prochaine partie
round-rotate = Décaler d’une place
round-same = Comme avant
evening =
    { $rounds ->
        [one] Ce soir : { $rounds } partie
       *[other] Ce soir : { $rounds } parties
    }
evening-together = gagnées { $won } : { $lost } perdues
over-replay = Revoir
over-look = Regarder le plateau
over-lesson = Une leçon qui aurait aidé :
over-account = Comment c’est arrivé
over-sum = Total
over-easier = Plus facile : { $level }
over-harder = Plus difficile : { $level }
over-won-by = Gagné par { $won } bots sur { $games }
over-lost-to = Il a perdu { $won } parties sur { $games } contre ton rival
over-won-against = Il a gagné { $won } parties sur { $games } contre ton rival
over-fair = Le mélange était-il honnête ?
over-fair-text = Avant la première carte, le serveur a fixé son mélange avec ce sceau. Le secret est maintenant dévoilé : avec la partie enregistrée dans un fichier, on peut vérifier chaque mélange.
over-fair-seal = Sceau
over-fair-secret = Secret
over-fair-check = La vérification, en ligne de commande
over-clause = D’après la règle { $clause }

## Revoir

replay-title = { $game } : on revoit la partie
replay-first = Au début
replay-back = Une étape en arrière
replay-forth = Une étape en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-step = Étape { $step } sur { $last }
replay-pace = Vitesse
replay-pace-slow = Lente
replay-pace-normal = Normale
replay-pace-quick = Rapide
replay-seat = Vu par
replay-watcher = Le public
replay-play-on = Reprendre la partie ici
replay-play-on-hint = Une nouvelle table commence à cette étape, avec un nouveau hasard.
replay-not-over = Cette partie n’est pas finie. On pourra la revoir à la fin.
replay-moments = Moments clés
replay-to-table = À la table
replay-share = Montrer ce moment
replay-share-hint = Qui ouvre ce lien voit la partie à cette étape, peut la parcourir et continuer à jouer.
replay-text = Enregistrer la position en texte
review-open = Où la partie s’est-elle décidée ?
review-begin = Montre-moi
review-making = On revoit la partie…
review-failed = Cela n’a pas marché cette fois.
review-again = Réessayer
review-chance = Chances de gagner : { $player }
review-together = Nos chances de gagner
review-moment = { $player } : { $what }, { $before } % → { $after } %
review-slip = une imprécision
review-error = une erreur
review-blunder = une grosse erreur
review-fell = c’est tombé
review-lucky = de la chance
review-unlucky = de la malchance
review-played = Joué : { $move }
review-better = Mieux : { $move }
review-quiet = Aucun moment n’a tout décidé à lui seul.
review-account = Ce qui a changé les chances, en %
review-luck = Hasard
review-skill = Ses propres choix
review-hand = La main
review-others = Les autres
review-save = Enregistrer cette analyse dans un fichier
review-note = Jugé d’après ce que chacun pouvait savoir à cet instant. Toutes les colonnes additionnées donnent le chemin entier, de la première chance à la dernière.

## Règles

rules-of = { $game } : les règles
rules-in-english = Ces règles ne sont pas encore traduites : les voici en anglais.
rules-contents = Sommaire
help-title = { $game } : comment jouer
help-open = Comment jouer
help-short = En bref
help-rules = Toutes les règles
help-page = Ouvrir dans une page à part
figure-right = Image : c’est permis
figure-wrong = Image : ce n’est pas permis

## Ennuis

lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en chemin.
no-key-title = Il manque la clé
no-key-text = Une place tient à son lien entier, et celui-ci est arrivé sans la fin. Demande qu’on te le renvoie.
away-title = Le serveur ne répond pas
away-text = Il se repose peut-être, ou le réseau est coupé. Rien n’est perdu : tes tables sont gardées.
away-here = Pas de liaison avec le serveur. Ce que tu avais déjà ouvert reste lisible ; les tables continuent à son retour.
trouble-bad-message = Le serveur n’a pas compris.
trouble-too-large = C’est trop long.
trouble-too-fast = Pas si vite, s’il te plaît.
trouble-busy = Il y a beaucoup à faire en ce moment. Redemande dans un instant.
trouble-no-such-table = Cette table n’existe pas.
trouble-wrong-token = Ce lien ne correspond à aucune place ici.
trouble-foreign-origin = Cette page vient d’une autre adresse et ne peut pas jouer ici.
trouble-not-allowed = Ce n’est pas possible maintenant.
trouble-no-free-seat = La dernière place libre vient d’être prise.
trouble-bad-option = On ne peut pas préparer le jeu ainsi.
trouble-not-found = Introuvable.
trouble-closed = Cette table est fermée : on peut la lire, mais plus y jouer.
trouble-damaged = Ce qui est gardé de cette table est abîmé et ne peut pas être montré. Les autres tables n’en souffrent pas.
trouble-disk = Le serveur ne peut pas écrire sur son disque pour le moment. Ce qui est joué est gardé ; réessaie plus tard.
trouble-database = Le serveur attend sa base de données. Ce qui est joué est gardé ; la partie reprendra toute seule.
trouble-internal = Quelque chose s’est cassé sur le serveur. Rien de ta partie n’est perdu.

## Outils du plateau

kit-zoom-in = Plus près
kit-zoom-out = Plus loin
kit-zoom-fit = Tout montrer
kit-board-keys = Les flèches déplacent la vue, plus et moins changent le zoom, 0 montre tout.
kit-beyond = Places hors de vue { $side ->
    [left] à gauche
    [right] à droite
    [top] en haut
   *[bottom] en bas
 } : { $count }
kit-keys = Touches
kit-key-turn = Tourner
kit-key-back = Lâcher ou remettre
kit-key-arrows = Aller là où ça brille ; avec Maj, partout
kit-key-enter = Le faire
kit-key-zoom = Plus près, plus loin, tout
kit-key-list = Cette liste
kit-key-press = Appuie sur la nouvelle touche. Échap laisse tout en l’état.
kit-key-taken = { $key } est déjà prise : { $does }.
kit-key-needed = { $key } a son propre rôle sur chaque plateau.
kit-key-change = { $does } : { $key }. Changer la touche
kit-key-reset = Toutes les touches comme avant
kit-sand =
    { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }

## Lessons

learn = Apprendre
learn-title = Apprendre { $game }
learn-hint = Tu joues sur le vrai plateau, en solo et sans pendule. Pars quand tu veux, et reviens.
learn-guided = Partie guidée, environ cinq minutes
learn-short = Une idée, une ou deux minutes
learn-done = Terminée
learn-go-on = Continuer
first-title = { $game } pour la première fois ?
first-hint = Une partie guidée dure environ cinq minutes : tu joues, et chaque étape est expliquée.
first-show = Montre-moi
first-know = Je connais
gentle-first = Ta première partie sera douce : { $how }.
gentle-coach = un coach donne des conseils
gentle-bot = le bot le plus facile joue
gentle-sand = le sablier ne coule pas
gentle-level = le donjon est facile, de notre cru
gentle-usual = La partie habituelle
lesson = Leçon
lesson-step = { $page } sur { $of }
lesson-next = Suite
lesson-read-on = Lis d’abord la suite : ensuite, ce sera à toi.
lesson-show = Montre-moi
lesson-do = Fais-le
lesson-leave = Partir
lesson-other = Leçon suivante
lesson-play = Une vraie partie
lesson-again = Recommencer
lesson-lost = Cette leçon a changé depuis que tu l’as commencée.
