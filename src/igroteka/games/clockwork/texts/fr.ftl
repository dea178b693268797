# La Cité des Automates, en mots. Les champs sont expliqués dans en.ftl.

clockwork-name = La Cité des Automates
clockwork-tagline = Réunis les pièces, retiens la défausse et envole-toi loin de la cité flottante.

## Cartes

clockwork-kind-flying = machine volante
clockwork-kind-code = machine à déchiffrer
clockwork-kind-airship = dirigeable
clockwork-kind-fuel = fournisseur de carburant
clockwork-kind-power = alimentation en énergie
clockwork-kind-scrap = ferraille

clockwork-set-dragonfly = Libellule
clockwork-set-heron = Héron
clockwork-set-beetle = Scarabée
clockwork-set-bat = Chauve-souris
clockwork-set-swallow = Hirondelle
clockwork-set-moth = Phalène
clockwork-set-owl = Hibou
clockwork-set-sphinx = Sphinx
clockwork-set-spider = Araignée
clockwork-set-magpie = Pie
clockwork-set-airship = Dirigeable
clockwork-set-fuel = Fournisseur de carburant
clockwork-set-power = Alimentation en énergie
clockwork-set-scrap = Ferraille

clockwork-card-dragonfly-wings = Libellule (ailes)
clockwork-card-dragonfly-hull = Libellule (coque)
clockwork-card-dragonfly-engine = Libellule (moteur)
clockwork-card-dragonfly-tail = Libellule (queue)
clockwork-card-heron-wings = Héron (ailes)
clockwork-card-heron-hull = Héron (coque)
clockwork-card-heron-engine = Héron (moteur)
clockwork-card-heron-tail = Héron (queue)
clockwork-card-beetle-wings = Scarabée (ailes)
clockwork-card-beetle-hull = Scarabée (coque)
clockwork-card-beetle-engine = Scarabée (moteur)
clockwork-card-beetle-tail = Scarabée (queue)
clockwork-card-bat-wings = Chauve-souris (ailes)
clockwork-card-bat-hull = Chauve-souris (coque)
clockwork-card-bat-engine = Chauve-souris (moteur)
clockwork-card-bat-tail = Chauve-souris (queue)
clockwork-card-swallow-wings = Hirondelle (ailes)
clockwork-card-swallow-hull = Hirondelle (coque)
clockwork-card-swallow-engine = Hirondelle (moteur)
clockwork-card-swallow-tail = Hirondelle (queue)
clockwork-card-moth-wings = Phalène (ailes)
clockwork-card-moth-hull = Phalène (coque)
clockwork-card-moth-engine = Phalène (moteur)
clockwork-card-moth-tail = Phalène (queue)
clockwork-card-owl-dial = Hibou (cadran)
clockwork-card-owl-keys = Hibou (touches)
clockwork-card-owl-reel = Hibou (bobine)
clockwork-card-owl-lamp = Hibou (lampe)
clockwork-card-sphinx-dial = Sphinx (cadran)
clockwork-card-sphinx-keys = Sphinx (touches)
clockwork-card-sphinx-reel = Sphinx (bobine)
clockwork-card-sphinx-lamp = Sphinx (lampe)
clockwork-card-spider-dial = Araignée (cadran)
clockwork-card-spider-keys = Araignée (touches)
clockwork-card-spider-reel = Araignée (bobine)
clockwork-card-spider-lamp = Araignée (lampe)
clockwork-card-magpie-dial = Pie (cadran)
clockwork-card-magpie-keys = Pie (touches)
clockwork-card-magpie-reel = Pie (bobine)
clockwork-card-magpie-lamp = Pie (lampe)
clockwork-card-airship-balloon = Dirigeable (ballon)
clockwork-card-airship-gondola = Dirigeable (nacelle)
clockwork-card-airship-boiler = Dirigeable (chaudière)
clockwork-card-airship-propeller = Dirigeable (hélice)
clockwork-card-airship-rudder = Dirigeable (gouvernail)
clockwork-card-airship-anchor = Dirigeable (ancre)
clockwork-card-fuel = Fournisseur de carburant
clockwork-card-power = Alimentation en énergie
clockwork-card-scrap = Ferraille

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
       *[other] une carte
    }

clockwork-character-1 = Ada l’horlogère
clockwork-character-2 = Bruno le chaudronnier
clockwork-character-3 = Cora la pilote
clockwork-character-4 = Dario le serrurier
clockwork-character-5 = Edda l’inventrice
clockwork-character-6 = Félix l’allumeur de réverbères

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = les Tours
clockwork-yard-boiler = Casse des Chaudières
clockwork-yard-spring = Casse des Ressorts
clockwork-yard-cog = Casse des Rouages
clockwork-yard-chain = Casse des Chaînes
clockwork-yard-lamp = Casse des Lampes
clockwork-yard-bell = Casse des Cloches
clockwork-track = une case de la piste

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

## Réglages

clockwork-option-edition = Édition
clockwork-option-edition-hint = Les règles imprimées changent un peu d’une langue à l’autre.
clockwork-option-edition-en = Anglaise
clockwork-option-edition-nl = Néerlandaise
clockwork-option-edition-de = Allemande
clockwork-option-edition-es = Espagnole
clockwork-option-edition-fr = Française
clockwork-option-edition-hu = Hongroise
clockwork-option-edition-pl = Polonaise
clockwork-option-edition-cs = Tchèque
clockwork-option-edition-sl = Slovène
clockwork-option-edition-uk = Ukrainienne
clockwork-option-edition-ru = Russe
clockwork-option-edition-it = Italienne
clockwork-option-entry_scrapyard = Entrer dans une casse
clockwork-option-entry_scrapyard-edition = Comme dans l’édition
clockwork-option-entry_scrapyard-or_more = Avec le compte exact ou plus
clockwork-option-entry_scrapyard-exact = Avec le compte exact seulement
clockwork-option-entry_towers = Entrer dans les Tours
clockwork-option-entry_towers-edition = Comme dans l’édition
clockwork-option-entry_towers-or_more = Avec le compte exact ou plus
clockwork-option-entry_towers-exact = Avec le compte exact seulement
clockwork-option-special_throw = Un 7, un 11 ou un double
clockwork-option-special_throw-edition = Comme dans l’édition
clockwork-option-special_throw-instead = À la place du déplacement
clockwork-option-special_throw-instead_from_scrapyard = À la place du déplacement, depuis une casse
clockwork-option-special_throw-instead_from_scrapyard-hint = Directement aux Tours, d’où que tu sois.
clockwork-option-special_throw-after = Après le déplacement, en bonus
clockwork-option-special_throw-after-hint = Si tu as pris une carte dans une casse à ce tour.
clockwork-option-scrap_given = La ferraille donnée pour une carte
clockwork-option-scrap_given-edition = Comme dans l’édition
clockwork-option-scrap_given-out = Sort du jeu
clockwork-option-scrap_given-table = Va à la défausse
clockwork-option-end_special = 7, 11 ou double à la fin
clockwork-option-end_special-edition = Comme dans l’édition
clockwork-option-end_special-either = Chercher ou exiger
clockwork-option-end_special-both = Chercher et exiger
clockwork-option-low_hand = Avec moins de sept cartes
clockwork-option-low_hand-edition = Comme dans l’édition
clockwork-option-low_hand-keep = On ne défausse pas
clockwork-option-low_hand-may_discard = On peut défausser
clockwork-option-wrong_pick = Après une erreur
clockwork-option-wrong_pick-edition = Comme dans l’édition
clockwork-option-wrong_pick-in_place = La carte montrée prend la place libre
clockwork-option-wrong_pick-anywhere = La carte montrée se défausse n’importe où
clockwork-option-yard_challenge = Défier dans une casse
clockwork-option-yard_challenge-edition = Comme dans l’édition
clockwork-option-yard_challenge-any_arrival = Peu importe comment tu arrives
clockwork-option-yard_challenge-exact_throw = Avec le compte exact seulement
clockwork-option-counter = Exiger en retour
clockwork-option-counter-edition = Comme dans l’édition
clockwork-option-counter-no_card = Si tu n’as pas la carte
clockwork-option-counter-no_scrap_either = Si tu n’as pas de ferraille non plus
clockwork-option-start_throw = Le lancer pour commencer
clockwork-option-start_throw-edition = Comme dans l’édition
clockwork-option-start_throw-two_dice = Deux dés
clockwork-option-start_throw-one_die = Un dé
clockwork-option-reversals = Faire demi-tour en route
clockwork-option-reversals-edition = Comme dans l’édition
clockwork-option-reversals-0 = Jamais
clockwork-option-reversals-1 = Une fois

## Ce qu’il faut faire

clockwork-prompt-choose = Choisis ton personnage.
clockwork-prompt-chosen = Les autres choisissent encore.
clockwork-prompt-deal = On distribue les cartes.
clockwork-prompt-start =
    { $dice ->
        [1] Un dé pour chacun décide qui commence.
       *[2] Deux dés pour chacun décident qui commence.
    }
clockwork-prompt-throw = Les dés roulent pour { $player }.
clockwork-prompt-move = Tu as fait { $steps }. Où vas-tu ?
clockwork-prompt-special = Tu as fait { $steps } : avance, ou profite du lancer spécial.
clockwork-prompt-arrive = Prends une carte ou lance un défi.
clockwork-prompt-meet = Tu rencontres quelqu’un : lance un défi ou passe.
clockwork-prompt-extra = Un bonus : va directement quelque part, ou reste et agis. Ou laisse tomber.
clockwork-prompt-search = Montre une carte de la série que tu cherches, ou nomme le carburant ou l’énergie.
clockwork-prompt-demand = Tu peux exiger une carte de quelqu’un qui est aux Tours.
clockwork-prompt-search-or-demand = Fouille la défausse ou exige une carte.
clockwork-prompt-point = Tu cherches : { clockwork-set }. Désigne une carte de la défausse.
clockwork-prompt-swap = Raté : { clockwork-card }. Quelle carte poses-tu à la place ?
clockwork-prompt-give = { $player } te montre : { clockwork-card }. Donne une carte de cette série, ou de la ferraille.
clockwork-prompt-give-named = { $player } te demande : { clockwork-set }. Donnes-en une, ou de la ferraille.
clockwork-prompt-return = Donne une carte à { $player } en échange.
clockwork-prompt-counter = Tu n’avais rien à donner. Tu peux exiger une carte de { $player }.
clockwork-prompt-discard = Choisis une carte à défausser.
clockwork-prompt-may-discard = Tu peux défausser une carte, ou tout garder.
clockwork-prompt-lay = Pose-la face cachée à côté du plateau : { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } choisit où aller.
        [arrive] { $player } choisit : une carte ou un défi.
        [extra] { $player } peut faire encore une chose.
        [towers] { $player } est aux Tours.
        [point] { $player } fouille la défausse.
        [swap] { $player } choisit une carte à poser.
        [give] { $player } doit répondre au défi.
        [return] { $player } choisit une carte à rendre.
        [counter] { $player } n’avait rien, et peut exiger à son tour.
        [discard] { $player } choisit une carte à défausser.
        [lay] { $player } pose une carte défaussée. Retiens où !
       *[other] { $player } réfléchit.
    }
clockwork-prompt-over = La partie est finie.

## Les coups en mots, comme sur un bouton, et les titres de plusieurs

clockwork-action-choose = Jouer { clockwork-character }
clockwork-action-walk = Aller ici : { $place }
clockwork-action-straight = Aller directement : { $place }
clockwork-action-take = Prendre une carte
clockwork-action-discard = Défausser : { clockwork-card }
clockwork-action-lay = La poser ici : { $place }
clockwork-action-lay-here = La poser ici
clockwork-action-keep = Garder toutes les cartes
clockwork-action-rest = En rester là
clockwork-action-seek = Montrer et chercher la série : { clockwork-card }
clockwork-action-seek-named = Chercher sans montrer de carte : { clockwork-card }
clockwork-action-point = Retourner la carte : { $place }
clockwork-action-point-here = Retourner cette carte
clockwork-action-swap = Poser : { clockwork-card }
clockwork-action-demand = Défier { $player } et montrer : { clockwork-card }
clockwork-action-demand-named = Défier { $player } et demander : { clockwork-card }
clockwork-action-give = Donner : { clockwork-card }
clockwork-action-return = Rendre : { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Personnages
clockwork-moves-walk = Aller
clockwork-moves-straight = Trajet direct
clockwork-moves-discard = Défausser une carte
clockwork-moves-lay = Poser la carte sur la table
clockwork-moves-seek = Fouiller la défausse
clockwork-moves-point = Retourner une carte
clockwork-moves-swap = Poser une carte
clockwork-moves-demand = Défier
clockwork-moves-give = Donner une carte
clockwork-moves-return = Rendre une carte
clockwork-aloud-of = { $player } : { $what }

## Pourquoi pas

clockwork-refuse-not-now =
    { $stage ->
        [choose] Choisis d’abord ton personnage.
        [move] Déplace d’abord ton personnage.
        [point] Désigne d’abord une carte de la défausse.
        [swap] Choisis d’abord la carte à poser.
        [give] Donne d’abord une carte.
        [return] Rends d’abord une carte.
        [discard] Choisis d’abord la carte à défausser.
        [lay] Pose d’abord la carte défaussée sur la table.
       *[other] Pas maintenant.
    }
clockwork-refuse-no-character = Ce personnage n’existe pas.
clockwork-refuse-character-taken = Déjà choisi : { clockwork-character }.
clockwork-refuse-no-field = Cette case n’existe pas.
clockwork-refuse-out-of-reach = Avec { $steps }, tu ne peux pas y aller.
clockwork-refuse-not-exact = Il faut le compte exact pour y aller, et tu as fait { $steps }.
clockwork-refuse-full = Il y a déjà deux personnages ici.
clockwork-refuse-not-nearer = Les casses sont vides : rapproche-toi des Tours.
clockwork-refuse-straight-where = On ne va directement que vers une casse ou vers les Tours.
clockwork-refuse-throw-not-special = Il te faut un 7, un 11 ou un double.
clockwork-refuse-already-there = Tu y es déjà : { clockwork-field }.
clockwork-refuse-only-towers = D’ici, le lancer spécial ne mène qu’aux Tours.
clockwork-refuse-extra-first = Dans cette édition, le lancer spécial vient après un tour normal.
clockwork-refuse-stay-on-track = On ne peut rester et défier que dans une casse.
clockwork-refuse-no-yard = Tu n’es pas dans une casse.
clockwork-refuse-pile-empty = Il n’y a plus de cartes ici : { clockwork-field }.
clockwork-refuse-no-opponent = Exige une carte de quelqu’un d’autre.
clockwork-refuse-not-met = Tu n’as pas rencontré { $player }.
clockwork-refuse-demand-at-towers = Pas de défi aux Tours tant que les casses ne sont pas vides.
clockwork-refuse-no-demand-now = Il n’y a rien à exiger maintenant.
clockwork-refuse-not-back = { $player } n’est pas encore de retour aux Tours.
clockwork-refuse-counter-other = Tu ne peux exiger une carte que de la personne qui t’a lancé le défi.
clockwork-refuse-scrap = La ferraille ne se montre pas et ne se cherche pas.
clockwork-refuse-not-held = Tu n’as pas cette carte.
clockwork-refuse-not-asked = On te demande : { clockwork-set }. Donne une de ces cartes, ou de la ferraille.
clockwork-refuse-no-search-now = Tu ne peux pas chercher maintenant.
clockwork-refuse-no-discards = La défausse est vide.
clockwork-refuse-no-place = Cette place n’existe pas sur la table.
clockwork-refuse-place-taken = Il y a déjà une carte ici.
clockwork-refuse-place-empty = Il n’y a pas de carte ici.
clockwork-refuse-keep = Tu as plus de sept cartes : défausses-en une.
clockwork-refuse-rest-in-yard = Prends une carte ou lance un défi.
clockwork-refuse-rest = Tu ne peux pas en rester là.

## Ce qui gagne

clockwork-purpose-escape = Pose machine volante, machine à déchiffrer et carburant – ou le dirigeable et son énergie. Posé : { $laid } sur 3
clockwork-purpose-escape-watched = Machine volante, machine à déchiffrer et carburant – ou le dirigeable et son alimentation

## Comment ça s’est fini

clockwork-over-machines = Une machine volante, une machine à déchiffrer et du carburant : adieu, la cité !
clockwork-over-airship = Le dirigeable et son alimentation en énergie : adieu, la cité !
clockwork-over-quiet = Cent tours de table sans une machine : la cité garde tout le monde. Match nul.
clockwork-over-late = Trois cents tours de table : la cité garde tout le monde. Match nul.

## Ce qui se passe

clockwork-event-chosen =
    { $you ->
        [yes] Tu joues { clockwork-character }.
       *[no] { $player } joue { clockwork-character }.
    }
clockwork-event-boxed = Cette fois, des séries restent dans la boîte. Carburant : { $fuel }, ferraille : { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Tu reçois { $size } carte.
           *[other] Tu reçois { $size } cartes.
        }
       *[no] { $size ->
            [one] { $player } reçoit { $size } carte.
           *[other] { $player } reçoit { $size } cartes.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Ton lancer est le plus haut : tu commences.
       *[no] Le plus haut lancer : { $player } commence.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Tu fais { $one } et { $two }.
       *[no] { $player } fait { $one } et { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Tu vas directement ici : { clockwork-to }.
           *[no] Tu vas ici : { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } va directement ici : { clockwork-to }.
           *[no] { $player } va ici : { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Aucun chemin n’est libre : tu restes sur place.
       *[no] Aucun chemin n’est libre : { $player } reste sur place.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Tu prends une carte. Reste ici : { $left }.
           *[other] Tu prends une carte : { clockwork-card }. Reste ici : { $left }.
        }
       *[no] { $player } prend une carte. Reste ici : { $left }.
    }
clockwork-event-bare = Il n’y a plus rien à prendre ici.
clockwork-event-kept =
    { $you ->
        [yes] Tu gardes tes cartes.
       *[no] { $player } garde ses cartes.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Tu défausses une carte.
           *[other] Tu défausses : { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } défausse une carte.
           *[other] { $player } défausse : { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Tu la poses face cachée.
       *[no] { $player } la pose face cachée.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } défie { $other } et montre en secret : { clockwork-card }.
       *[no] { $card ->
            [0] { $player } défie { $other }.
           *[other] { $player } défie { $other } et demande : { clockwork-card }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } donne une carte à { $other }.
       *[other] { $player } donne à { $other } : { clockwork-card }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } rend une carte à { $other }.
       *[other] { $player } rend à { $other } : { clockwork-card }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } donne de la ferraille à { $other }. Elle sort du jeu.
       *[no] { $player } donne de la ferraille à { $other }.
    }
clockwork-event-nothing = { $player } n’a rien pour { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } montre une carte et cherche sa série.
           *[other] { $player } montre une carte et cherche sa série : { clockwork-card }.
        }
       *[no] { $player } cherche : { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } retourne une carte et la prend. Trouvé !
           *[other] { $player } retourne et prend : { clockwork-card }. Trouvé !
        }
       *[no] { $card ->
            [0] { $player } retourne une carte et doit la prendre. Raté.
           *[other] { $player } retourne et doit prendre : { clockwork-card }. Raté.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } pose une autre carte à la place.
       *[other] { $player } pose à la place : { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Tu étales : { clockwork-set }.
       *[no] { $player } étale : { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Tu en restes là.
       *[no] { $player } en reste là.
    }
clockwork-event-lost =
    { $you ->
        [yes] Ce lancer ne te donne rien : tu passes ton tour.
       *[no] Ce lancer ne donne rien : { $player } passe son tour.
    }
clockwork-event-emptied = Les casses sont vides. Tout le monde aux Tours !
clockwork-event-over = La partie est finie.

## À l’écran

clockwork-ui-city = La cité flottante
clockwork-ui-table = La défausse à côté du plateau
clockwork-ui-see-city = Regarder la cité
clockwork-ui-see-table = Regarder la défausse
clockwork-ui-hand = Tes cartes
clockwork-ui-hand-empty = Tu n’as pas de cartes.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, tu en as { $count }
    }
clockwork-ui-dice = Dés : { $one } et { $two }
clockwork-ui-pile = { clockwork-field }, cartes restantes : { $count }
clockwork-ui-plank = case { $number } : { $from } – { $end }
clockwork-ui-place = rangée { $row }, colonne { $column }
clockwork-ui-place-card = Une carte défaussée, rangée { $row }, colonne { $column }
clockwork-ui-place-seen = Rangée { $row }, colonne { $column } : { clockwork-card }
clockwork-ui-actions = Que puis-je faire ?

## Les verbes, quand il y en a plusieurs

clockwork-ui-verb-seek = Fouiller la défausse
clockwork-ui-verb-demand = Défier { $player }
clockwork-ui-other-verb = Autre chose
clockwork-ui-without-card = Ou sans montrer de carte :

## Une ligne : ce que font les mains

clockwork-ui-hint-choose = Choisis qui tu es.
clockwork-ui-hint-walk = Choisis une case éclairée.
clockwork-ui-hint-special = Choisis une case éclairée. Éclair : trajet direct.
clockwork-ui-hint-verb = Choisis quoi faire.
clockwork-ui-hint-seek = Choisis la carte à montrer à tous.
clockwork-ui-hint-demand = Choisis la carte à montrer en secret à { $player }.
clockwork-ui-hint-give = Choisis la carte à donner.
clockwork-ui-hint-return = Choisis la carte à rendre.
clockwork-ui-hint-discard = Choisis la carte à défausser.
clockwork-ui-hint-swap = Choisis la carte à poser.
clockwork-ui-hint-again = Choisis-la encore, ou le bouton.
clockwork-ui-hint-point = Choisis une carte de la défausse. C’était quoi, déjà ?
clockwork-ui-hint-lay = Choisis une place libre.
clockwork-ui-no-use = Pas besoin de tes cartes pour l’instant.
clockwork-ui-not-here = Rien à faire ici pour l’instant.

## Ce qui est visible

clockwork-ui-secret-shown = { $player } te montre en secret
clockwork-ui-secret-asked = { $player } te demande
# Read again with the English, and right.
clockwork-ui-secret-mine = Ton défi à { $player }
clockwork-ui-secret-third = Entre { $player } et { $other } : un secret.
clockwork-ui-open-sought = On cherche
clockwork-ui-open-found = Carte retournée
clockwork-ui-open-shown = Carte défaussée
clockwork-ui-put-back = En choisir une autre
clockwork-ui-machine = { clockwork-set }, au complet
clockwork-ui-ending = Les casses sont vides : tout le monde aux Tours !
clockwork-ui-start-of = { $player } commence
clockwork-ui-seen = Vue avant d’être cachée
clockwork-ui-opened = Tout est retourné.
clockwork-ui-revealed = Ce que les autres avaient encore

## Le panneau latéral

clockwork-ui-cards = Cartes
clockwork-ui-machines = Machines
clockwork-ui-in-box = Restées dans la boîte : { $sets }
clockwork-ui-scrapped = Ferraille sortie du jeu : { $count }
clockwork-ui-round = Tour { $round }
clockwork-ui-piles = Cartes dans les casses : { $count }
clockwork-ui-collecting = Ce que tu réunis
clockwork-ui-collected = { $held } sur { $of }, il manque : { $missing }
clockwork-ui-known = Le coach se souvient
clockwork-ui-known-held = { $players } : { clockwork-card }

## Pourquoi un coup est bon

clockwork-hint-wins = Ce coup gagne la partie aussitôt.
clockwork-hint-spare =
    { $missing ->
        [0] { clockwork-set } est ce dont tu as le moins besoin.
       *[other] { clockwork-set } est ce dont tu as le moins besoin. Cartes manquantes : { $missing }.
    }
clockwork-hint-double = Tu l’as en { $count } exemplaires, et un seul suffit.
clockwork-hint-scrap = La ferraille ne fait partie d’aucune série.
clockwork-hint-rest = { $player } n’a guère ce qu’il te faut : { clockwork-set }, { $percent } % de chances. Un défi pour rien montre ton jeu.
clockwork-hint-nothing = Aucune des cartes montrées là ne t’aide.
clockwork-hint-keep = Toutes tes cartes peuvent encore servir : { $cards }.
clockwork-hint-alike = Ils jouent tous pareil : prends qui te plaît.
clockwork-hint-anywhere = Toutes les places se valent ; retiens seulement laquelle.
clockwork-hint-draw = Sur { $pool } cartes que personne n’a encore montrées, { $useful } t’aideraient.
clockwork-hint-towers = Aux Tours, parmi les cartes défaussées, il y a { clockwork-card }.
clockwork-hint-search = Tu cherches { clockwork-card }, qui s’y trouve.
clockwork-hint-found =
    { $missing ->
        [0] C’est { clockwork-card } : la série { clockwork-set } est alors complète.
       *[other] C’est { clockwork-card }. Il manque ensuite à { clockwork-set } : { $missing }.
    }
clockwork-hint-wrong-pick = Une erreur voulue : tu obtiens quand même { clockwork-card } et tu poses une carte dont tu peux te passer.
clockwork-hint-demand = { $player } a une carte de { clockwork-set } : { $percent } % de chances.
clockwork-hint-meet = Là, tu rencontres { $player } : une carte de { clockwork-set }, { $percent } % de chances.
clockwork-hint-on-the-way = De là, le prochain lancer mène à une casse ou aux Tours : { $percent } % de chances.
clockwork-hint-home = Aux Tours, tu peux chercher.
clockwork-hint-shield = De la ferraille à la place : ta carte te reste.

## Figures

clockwork-figure-walk = Un cinq : cinq cases.
clockwork-figure-turn-back = Pas deux cases avec un cinq : ni arrêt, ni demi-tour.
clockwork-figure-enter = Un cinq suffit pour trois cases : on entre dans la casse.
clockwork-figure-straight = Un sept, un onze ou un double mène droit à toute casse.
clockwork-figure-full = Ils sont déjà deux : pas de troisième.
clockwork-figure-demand = Là où deux se rencontrent, l’un peut exiger une carte.
clockwork-figure-machines = Une machine à déchiffrer, une machine volante et du carburant : évadé.
clockwork-figure-airship = Ou les six parties du dirigeable avec l’alimentation en énergie.

## Puzzles

clockwork-puzzle-machine = Termine une machine de plus pendant ce tour, quoi que l’autre ait en main et te donne.
clockwork-puzzle-machine-missed = Le tour est fini. Machines devant toi : { $laid } sur { $machines }
clockwork-puzzle-escaped = Évade-toi pendant ce tour, quoi que l’autre ait en main et te donne.
clockwork-puzzle-escaped-missed = Le tour est fini, et tu es encore dans la cité.

## La fin, en détail

clockwork-account-set = { $set } : au complet
clockwork-account-no-set = Rien de complet
clockwork-account-demanded = Cartes gagnées par défi : { $count }
clockwork-account-remembered = Cartes retrouvées de mémoire : { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = brigand
clockwork-bot-bandit-hint = Aime croiser les autres et réclame leurs pièces.
clockwork-bot-rummager = fouineur
clockwork-bot-rummager-hint = Va aux Tours fouiller la défausse dès qu’il le peut.
