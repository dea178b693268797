# Gratte-ciel, en mots. Les champs et leur sens sont décrits dans en.ftl.

skyscraper-name = Gratte-ciel
skyscraper-tagline = Bâtis carte après carte, grimpe étage après étage, et garde la main sûre.

## Variantes

skyscraper-option-hands = Mains
skyscraper-option-hands-hint = Chaque carte et chaque ouvrier se pose à la main, et la pesanteur est vraie.
skyscraper-option-hands-forgiving = Indulgentes
skyscraper-option-hands-forgiving-hint = Un léger tremblement est lissé ; une carte qui se détache revient à son joueur.
skyscraper-option-hands-real = Vraies
skyscraper-option-hands-real-hint = La main telle qu’elle est. Une carte hors de sa place, et tout s’écroule.
skyscraper-option-hands-calm = Calmes
skyscraper-option-hands-calm-hint = Ni tremblement ni chute : seul ce qui ne tiendrait pas est refusé.

## Cartes

skyscraper-card-upright = carte debout
skyscraper-card-flat = carte à plat
skyscraper-card-any = carte simple
skyscraper-card-foundation = fondation
skyscraper-card-prop = appui debout
skyscraper-card-slab = appui à plat

## Que faire

skyscraper-prompt-act =
    { $left ->
        [one] Encore { $left } action : envoie un ouvrier, bâtis ou déplace.
       *[other] Encore { $left } actions : envoie un ouvrier, bâtis ou déplace.
    }
skyscraper-prompt-build = Choisis une place pour la carte, puis son orientation.
skyscraper-prompt-put = Un de tes ouvriers est tombé. Remets-le à n’importe quel étage, ou dans l’équipe.
skyscraper-prompt-wait = { $player } est à l’œuvre.
skyscraper-prompt-settle = Retiens ton souffle…
skyscraper-prompt-over = Le bâtiment reste tel qu’il est.

## Les coups en mots, comme sur un bouton, et les titres de plusieurs

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Envoyer un ouvrier ici
skyscraper-action-pick = Prendre la carte { $number } : { skyscraper-ui-card }
skyscraper-action-pick-here = Prendre cette carte
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Bâtir : { skyscraper-plan-place } ; poutres : { $beams }
skyscraper-action-build-here = Bâtir ici
skyscraper-action-move = Ouvrier { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Déplacer l’ouvrier { $worker } ici
skyscraper-action-shift = Ouvrier { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Décaler l’ouvrier { $worker } ici, gratuit
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Le remettre ici
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = { $player } commence.
skyscraper-action-deal = On distribue les cartes.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Envoyer un ouvrier
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Bâtir
skyscraper-moves-move = Déplacer un ouvrier
skyscraper-moves-shift = Décaler un ouvrier, gratuit
skyscraper-moves-return = Remettre
skyscraper-aloud-of = { $player } : { $what }

## Pourquoi non

skyscraper-refuse-put-first = D’abord, on remet en place les ouvriers tombés.
skyscraper-refuse-nobody-fell = Aucun de tes ouvriers n’est tombé.
skyscraper-refuse-another-first = Un autre ouvrier est remis en place d’abord.
skyscraper-refuse-no-open-place = Il n’y a aucune place ouverte où se tenir.
skyscraper-refuse-card-in-hand = Tu as une carte en main : pose-la, ou range-la d’abord.
skyscraper-refuse-can-act = Tu peux encore agir : un tour compte trois actions.
skyscraper-refuse-no-crew = Toute ton équipe est déjà sur le chantier.
skyscraper-refuse-not-at-the-foot = Un ouvrier s’envoie sur une place ouverte, tout contre une carte de fondation.
skyscraper-refuse-not-held = Tu n’as pas cette carte.
skyscraper-refuse-already-picked = Tu as déjà cette carte en main.
skyscraper-refuse-too-many-picks = Tu as essayé { $most } cartes ce tour-ci : cela suffit.
skyscraper-refuse-nothing-picked = Prends d’abord une carte en main.
skyscraper-refuse-no-builder = Tu n’as personne sur le chantier qui puisse bâtir.
skyscraper-refuse-no-place = Cette carte ne va nulle part près de tes ouvriers.
skyscraper-refuse-no-builder-near = Aucun de tes ouvriers n’est sur une carte qu’elle joindrait, ni à côté.
skyscraper-refuse-stance-upright = Cette carte se dresse, flèche en haut.
skyscraper-refuse-stance-flat = Cette carte se pose à plat.
skyscraper-refuse-stance-any = La carte n’a pas de telles poutres, dans aucun sens.
skyscraper-refuse-touches-ground = Seules les cartes de fondation et les appuis peuvent toucher le sol.
skyscraper-refuse-must-touch-ground = Un appui se pose au sol.
skyscraper-refuse-not-on-a-foot = Un appui à plat se pose avec un bord au pied d’un mur.
skyscraper-refuse-in-the-way = Une autre carte gêne.
skyscraper-refuse-no-joint = Rien à quoi la joindre : il faut une ligne entière sur une ligne entière.
skyscraper-refuse-hangs = Le bâtiment pousse vers le haut : une carte ne peut pas seulement pendre d’en haut.
skyscraper-refuse-no-beams-meet = Aucune de ses poutres n’en rencontrerait une autre.
skyscraper-refuse-overloaded = Un joint porterait { $moment }, et ne supporte que { $most }.
skyscraper-refuse-buckles = Si haut, la tour plierait sous son propre poids.
skyscraper-refuse-not-your-worker = Cet ouvrier n’est pas à toi.
skyscraper-refuse-in-the-crew = Cet ouvrier est encore dans l’équipe.
skyscraper-refuse-shut-in = Cet ouvrier est enfermé de tous côtés.
skyscraper-refuse-not-one-floor = Une action mène un étage plus haut ou plus bas, ou sur une autre carte du même étage.
skyscraper-refuse-shifted-before = Cet ouvrier s’est déjà décalé ce tour-ci.
skyscraper-refuse-not-its-card = Sans action, un ouvrier ne se déplace que sur sa propre carte.
skyscraper-refuse-calm-hand = Dans le jeu calme, les mains ne tremblent pas.
skyscraper-refuse-hold = Il n’y a pas là de carte à tenir.
skyscraper-refuse-hand-long = Le trajet de la main est trop long pour être noté.
skyscraper-refuse-hand-garbled = Le trajet de la main est illisible.
skyscraper-refuse-hand-short = Trop pressé : poser prend au moins { $least } ms.
skyscraper-refuse-hand-rate = Le trajet de la main a des trous : il faut un point toutes les { $least } à { $most } ms.
skyscraper-refuse-hand-time = Trop lent : il faut poser en { $most } ms.
skyscraper-refuse-hand-far = La main est à plus de { $most } mm de la place.
skyscraper-refuse-hand-tilt = L’inclinaison dépasse { $most }°.
skyscraper-refuse-hand-near = La main doit venir d’au moins { $least } mm.
skyscraper-refuse-hand-fast = Trop vite : { $most } mm par seconde au plus.
skyscraper-refuse-hand-twirl = Rotation trop rapide : { $most }° par seconde au plus.

## Ce qui gagne

skyscraper-purpose-points = Aie le plus de points à la dernière carte ; ne fais rien tomber. Toi : { $mine }, meilleur rival : { $others }, cartes : { $cards }
skyscraper-purpose-points-watched = Le plus de points gagne quand une dernière carte est posée. En tête : { $most }

## La fin

skyscraper-over-finished = La dernière carte est posée.
skyscraper-over-collapse = Le bâtiment s’est écroulé.
skyscraper-over-stalled = Trois tours de table sans une carte : le chantier ferme.
skyscraper-over-alone = Il ne reste qu’un joueur.
skyscraper-over-nobody = Il ne reste personne.

## Ce qui se passe

skyscraper-event-began =
    { $you ->
        [yes] Tu commences.
       *[no] { $player } commence.
    }
skyscraper-event-dealt = Tes cartes sont distribuées.
skyscraper-event-held = Tu prends une carte en main.
skyscraper-event-laid = Tu ranges la carte.
skyscraper-event-sent =
    { $you ->
        [yes] Tu envoies un ouvrier sur le chantier.
       *[no] { $player } envoie un ouvrier sur le chantier.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Ton ouvrier se décale un peu.
               *[no] { $player } : un ouvrier se décale un peu.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Ton ouvrier se décale un peu.
                       *[no] { $player } : un ouvrier se décale un peu.
                    }
               *[other]
                    { $you ->
                        [yes] Ton ouvrier va à l’étage { $floor }.
                       *[no] { $player } : un ouvrier va à l’étage { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Tu poses une carte.
       *[no] { $player } pose une carte.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes] { $points } pour { $player } : tout le tour compte double, car il monte plus haut que jamais.
       *[no] { $points } pour { $player }.
    }
skyscraper-event-shaken = Tout s’est immobilisé.
skyscraper-event-undid = La pesanteur n’a pas su trancher : c’est comme si rien n’avait été tenté.
skyscraper-event-slipped =
    { $you ->
        [yes] La carte ne s’est pas jointe{ $mm ->
            [0] {""}
           *[other] {" "}(à { $mm } mm de sa place)
        } : la revoilà dans ta main.
       *[no] La carte ne s’est pas jointe{ $mm ->
            [0] {""}
           *[other] {" "}(à { $mm } mm de sa place)
        } : { $player } la reprend.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm à côté.
skyscraper-missed =
    { $why ->
        [fast] Elle bougeait encore quand on l’a lâchée.
        [shaky] La main tremblait.
       *[aside] Elle a été lâchée à côté de sa place.
    }
skyscraper-event-came = Une carte s’est détachée, { $player } la reprend.
skyscraper-event-fell = { $player } : un ouvrier tombe.
skyscraper-event-tipped = { $player } : un ouvrier est renversé.
skyscraper-event-fined =
    { $points ->
        [one] { $points } point de moins pour { $player }.
       *[other] { $points } points de moins pour { $player }.
    }
skyscraper-event-returned = { $player } : un ouvrier est remis en place.
skyscraper-event-rejoined = { $player } : un ouvrier rejoint l’équipe.
skyscraper-event-stepped = { $player } : un ouvrier fait un pas de côté.
skyscraper-event-trapped = { $player } : un ouvrier est enfermé, et perdu.
skyscraper-event-out =
    { $you ->
        [yes] Te voilà hors jeu.
       *[no] { $player } est hors jeu.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Tu en restes là.
       *[no] { $player } en reste là.
    }
skyscraper-event-turned =
    { $you ->
        [yes] À toi de jouer.
       *[no] Au tour de { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Tout s’écroule, et c’était ton tour.
       *[no] Tout s’écroule pendant le tour de { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Ta dernière carte : 5 points.
       *[no] { $player } pose sa dernière carte : 5 points.
    }
skyscraper-event-left =
    { $cards ->
        [one] Il reste une carte à { $player } : un point de moins.
       *[other] Il reste { $cards } cartes à { $player } : autant de points de moins.
    }
skyscraper-event-topped = { $player } a le plus d’ouvriers à l’étage { $floor } : 5 points.
skyscraper-event-over = La partie est finie.

## Conseils

skyscraper-hint-send = Plus d’ouvriers sur le chantier, c’est plus de places où bâtir.
skyscraper-hint-pick = Parmi tes cartes, c’est celle qui trouve la meilleure place.
skyscraper-hint-build =
    { $points ->
        [0] Cela ne rapporte rien, mais c’est une carte de moins.
        [one] Un point, et une carte de moins.
       *[other] { $points } points, et une carte de moins.
    }
skyscraper-hint-double = C’est la carte la plus haute de toutes : tout le tour compte double.
skyscraper-hint-reach = La meilleure carte à portée rapporte alors : { $points }.
skyscraper-hint-move = De l’étage { $floor } on bâtit mieux, et il fait bon y être à la fin.
skyscraper-hint-shift = Cela ne coûte pas d’action, et de là on atteint de meilleures places.
skyscraper-hint-pass = Il n’y a plus rien à faire à ce tour.
skyscraper-hint-put-back = Autre chose vaut mieux maintenant.
skyscraper-hint-return = Si haut, il se remet tout de suite au travail et compte à la fin.
skyscraper-hint-to-crew = De l’équipe, on peut l’envoyer là où il manque.

## Le chantier

skyscraper-ui-site = Le chantier
skyscraper-ui-hand = Tes cartes
skyscraper-ui-deeds = Ce que tu peux faire
skyscraper-ui-line-left = à gauche
skyscraper-ui-line-right = à droite
skyscraper-ui-line-bottom = en bas
skyscraper-ui-line-top = en haut
skyscraper-ui-line-mid-v = au milieu, verticale
skyscraper-ui-line-mid-h = au milieu, horizontale
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } avec un ouvrier ; poutres : { $beams }
       *[no] { $kind } ; poutres : { $beams }
    }
skyscraper-ui-no-place = pas de place pour elle en ce moment
skyscraper-ui-stand =
    { $height ->
        [0] au sol, { $x } à droite, { $y } au fond
       *[other] à la hauteur { $height }, { $x } à droite, { $y } au fond
    }
skyscraper-ui-step-send = Envoyer un ouvrier : { $where }
skyscraper-ui-step-move = Déplacer : { $where }
skyscraper-ui-step-shift = Décaler, gratuit : { $where }
skyscraper-ui-step-return = Remettre : { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] ouvrier de { $player }, enfermé, { $where }
        [lying] ouvrier de { $player }, couché, { $where }
       *[standing] ouvrier de { $player }, { $where }
    }
skyscraper-ui-choose = Prends une carte, envoie un ouvrier, ou choisis un de tes ouvriers.
skyscraper-ui-choose-place = Choisis une place pour la carte.
skyscraper-ui-turn-or-set = Tourne-la, puis pose-la.
skyscraper-ui-set-it = La poser ici ?
skyscraper-ui-choose-foot = Où, au pied du bâtiment ?
skyscraper-ui-choose-stand = Où aller ? Les places bleues ne coûtent pas d’action.
skyscraper-ui-put = Un de tes ouvriers est tombé. Remets-le où tu veux, ou dans l’équipe.
skyscraper-ui-put-back = Ranger
skyscraper-ui-turn = Tourner { $n }/{ $of }
skyscraper-ui-set = Poser
skyscraper-ui-hold =
    { $held ->
        [yes] Carte tenue
       *[no] Tenir une carte
    }
skyscraper-ui-hint-pick = Le coach prendrait celle-ci : { $card }.
skyscraper-ui-hint-send = Le coach enverrait un ouvrier.
skyscraper-ui-hint-move = Le coach déplacerait un ouvrier : { $where }.
skyscraper-ui-send = Envoyer un ouvrier ({ $crew })
skyscraper-ui-pass = Finir le tour
skyscraper-ui-to-crew = Dans l’équipe
skyscraper-ui-note =
    { $points ->
        [one] { $points } point, équipe { $crew }
       *[other] { $points } points, équipe { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Encore { $left } action
       *[other] Encore { $left } actions
    }
skyscraper-ui-lens = Charge
skyscraper-ui-plan = Plan
skyscraper-ui-film = Revoir la scène
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Ce navigateur ne peut pas montrer le chantier en trois dimensions.
skyscraper-ui-height = Hauteur en cartes : { $height }
skyscraper-ui-cards-built = Cartes debout : { $cards }
skyscraper-ui-floors = Étages : { $floors }
skyscraper-key-hold = Tenir immobile une carte posée
skyscraper-key-view = Le plan, ou de nouveau le bâtiment
skyscraper-key-up = Sur le plan : une couche plus haut
skyscraper-key-down = Sur le plan : une couche plus bas

## Le plan : le chantier vu d’en haut, couche par couche

skyscraper-plan-title = Plan du chantier
skyscraper-plan-place =
    { $what ->
        [floor] carte de sol, colonne { $x }, rangée { $y }, hauteur { $z }
        [east] mur face à l’est, colonne { $x }, rangée { $y }, hauteur { $z }
       *[north] mur face au nord, colonne { $x }, rangée { $y }, hauteur { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
skyscraper-plan-cell = colonne { $x }, rangée { $y }, hauteur { $z }
skyscraper-plan-ground = Sol
skyscraper-plan-height =
    { $floors ->
        [none] Hauteur { $z }
       *[other] Hauteur { $z }, étage { $floors }
    }
skyscraper-plan-standing = { $kind } : { $where }, poutres : { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] Ouvrier de { $player }, enfermé : { $where }
        [lying] Ouvrier de { $player }, couché : { $where }
       *[standing] Ouvrier de { $player } : { $where }
    }
skyscraper-plan-crew = dans l’équipe
skyscraper-plan-layer = Plan : { $where }. Les flèches vont de place en place, Entrée choisit et pose, R tourne, Page préc. et Page suiv. changent la hauteur.
skyscraper-plan-layers = Hauteur montrée
skyscraper-plan-up = Une couche plus haut
skyscraper-plan-down = Une couche plus bas
skyscraper-plan-spots =
    { $count ->
        [one] { $count } place ici
       *[other] { $count } places ici
    }
skyscraper-plan-chosen = { $where } : { $card }, { $points }. Entrée la pose, R la tourne.
skyscraper-plan-turn = Tourner la carte : { $card }
skyscraper-plan-lens = Le joint le plus chargé porte { $strain } sur { $most }.
skyscraper-plan-lens-easy = Il tient sans peine.
skyscraper-plan-lens-busy = Il lui reste un peu de force.
skyscraper-plan-lens-near = Il est près de céder !
skyscraper-plan-joint = Entre { $first } et { $second }.
skyscraper-plan-foreseen = Ainsi bâti, le joint le plus chargé porterait { $strain } sur { $most }.
skyscraper-plan-shuts-own = Cela enfermerait un de tes ouvriers : il serait perdu.
skyscraper-plan-shuts = Cela enfermerait un ouvrier de { $player }.

## La main sûre

skyscraper-steady-title = Main sûre
skyscraper-steady-ask-shake = Arrête l’aiguille au milieu : plus c’est juste, moins ta main tremble.
skyscraper-steady-ask-speed = Encore : c’est la douceur avec laquelle tu lâches.
skyscraper-steady-odds = Sur 100 fois, quelque chose tombe : { $still } avec deux appuis au centre, { $good } tout près, { $shaky } un peu à côté, { $wild } très loin.
skyscraper-steady-press = Maintenant !
skyscraper-steady-slow = Plus lent, avec des mots et des sons
skyscraper-steady-cancel = Pas encore
skyscraper-steady-result =
    { $grade ->
        [still] { $round } sur { $of } : en plein milieu.
        [good] { $round } sur { $of } : près du milieu.
        [shaky] { $round } sur { $of } : un peu à côté, ça va trembler.
       *[wild] { $round } sur { $of } : loin du milieu.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] milieu
        [1] juste à droite
        [2] à droite
        [3] tout à droite
        [-1] juste à gauche
        [-2] à gauche
       *[other] tout à gauche
    }

## Où on en est, et comment cela a fini

skyscraper-facts-title = Ouvriers à chaque étage
skyscraper-facts-floor = Étage
skyscraper-facts-crew = Équipe
skyscraper-facts-points = Points
skyscraper-facts-top = { $player } aurait les 5 points de l’étage { $floor }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Personne n’a bâti depuis un tour de table ; après { $most }, c’est fini.
       *[other] Personne n’a bâti depuis { $rounds } tours de table ; après { $most }, c’est fini.
    }
skyscraper-finale-stands = Le bâtiment. Cartes : { $cards } ; hauteur en cartes : { $height }.
skyscraper-finale-down = Le bâtiment s’est écroulé.
skyscraper-finale-top = Le plus d’ouvriers à l’étage { $floor } : { $player }.
skyscraper-finale-culprit = C’était le tour de { $player }.

## Figures

skyscraper-figure-foundation = Trois cartes forment la fondation : un H.
skyscraper-figure-six-places = Une carte se joint par six lignes : quatre bords et deux médianes.
skyscraper-figure-at-the-foot = Un nouvel ouvrier se place tout contre une carte de fondation.
skyscraper-figure-not-at-the-foot = Pas ici : il ne touche aucune carte de fondation.
skyscraper-figure-support = Un appui à soi peut se poser au sol.
skyscraper-figure-on-the-ground = Une carte de construction ne touche pas le sol.
skyscraper-figure-two-builds = Deux actions : d’abord un sol, puis un mur dessus.
skyscraper-figure-beams-meet = Une poutre de la nouvelle carte en rencontre une autre : un point.
skyscraper-figure-no-beams-meet = Ici aucune poutre n’en rencontre une autre : interdit.
skyscraper-figure-half-storey = Un sol à mi-hauteur de carte : pas plus bas.
skyscraper-figure-hangs = Une carte ne peut pas seulement pendre d’en haut : le bâtiment monte.
skyscraper-figure-one-floor-up = Une action monte un ouvrier d’un étage.
skyscraper-figure-two-floors-up = Pas deux étages d’un coup.
skyscraper-figure-no-bridge = Sans sol entre les tours, personne ne traverse ici.
skyscraper-figure-either-tower = Du sol, il peut monter dans l’une ou l’autre tour.
skyscraper-figure-bridge = Un sol entre elles sert de pont.
skyscraper-figure-shut-in = Le quatrième mur enferme l’ouvrier : il est perdu.

## Puzzles

skyscraper-puzzle-points = Il te reste une action dans ce tour. Sers-t’en pour arriver à { $points } points.
skyscraper-puzzle-points-missed = Le tour est fini. Tes points : { $scored }

## La fin, en détail

skyscraper-account-beams = Poutres reliées
skyscraper-account-workers = Ouvriers des cartes
skyscraper-account-climbed = Tours qui montent, doublés
skyscraper-account-fines = Chutes : pénalités
skyscraper-account-finished = Dernière carte posée
skyscraper-account-left = Cartes restantes
skyscraper-account-topped = Le plus d’ouvriers en haut
skyscraper-account-else = Perdu dans les chutes

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = grimpeur
skyscraper-bot-climber-hint = Bâtit vers le haut : plus c’est haut, mieux c’est.
skyscraper-bot-settler = sédentaire
skyscraper-bot-settler-hint = Bâtit large et bas plutôt que haut.
skyscraper-bot-foreman = contremaître
skyscraper-bot-foreman-hint = Fait toujours bouger ses ouvriers.
