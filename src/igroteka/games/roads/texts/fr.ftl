# Routes, en mots. Les champs sont expliqués dans en.ftl.

roads-name = Routes
roads-tagline = Pose tes cartes bord à bord : étends le réseau ou ferme-le.

## Cartes

roads-face-S = ligne droite
roads-face-C = virage
roads-face-T = embranchement
roads-face-X = carrefour
roads-face-D = impasse
roads-face-S2 = ligne droite à deux voies
roads-face-S4 = ligne droite à quatre voies
roads-face-C2 = virage à deux voies
roads-face-C4 = virage à quatre voies
roads-face-T2 = embranchement à deux voies
roads-face-T4 = embranchement à quatre voies
roads-face-X2 = carrefour à deux voies
roads-face-X4 = carrefour à quatre voies
roads-face-D2 = impasse à deux voies
roads-face-D4 = impasse à quatre voies
roads-face-X24 = carrefour de deux voies et de quatre
roads-face-T42 = quatre voies, embranchement à deux
roads-face-T24 = deux voies, embranchement à quatre

roads-face =
    { $face ->
        [S] { roads-face-S }
        [C] { roads-face-C }
        [T] { roads-face-T }
        [X] { roads-face-X }
        [D] { roads-face-D }
        [S2] { roads-face-S2 }
        [S4] { roads-face-S4 }
        [C2] { roads-face-C2 }
        [C4] { roads-face-C4 }
        [T2] { roads-face-T2 }
        [T4] { roads-face-T4 }
        [X2] { roads-face-X2 }
        [X4] { roads-face-X4 }
        [D2] { roads-face-D2 }
        [D4] { roads-face-D4 }
        [X24] { roads-face-X24 }
        [T42] { roads-face-T42 }
        [T24] { roads-face-T24 }
       *[other] { $face }
    }

## Réglages

roads-option-variant = Variante
roads-option-variant-hint = Trois jeux avec les mêmes cartes.
roads-option-variant-duel = Duel
roads-option-variant-duel-hint = À deux : l’un étend le réseau, l’autre le ferme.
roads-option-variant-newspaper = Journal
roads-option-variant-newspaper-hint = Sur un terrain limité : qui pose la dernière carte gagne.
roads-option-variant-heap = Tas
roads-option-variant-heap-hint = Pioche à l’aveugle, pose ce que tu peux : qui garde le moins de cartes gagne.
roads-option-cards = Cartes par joueur
roads-option-cards-hint = Pour le Journal, c’est le terrain qui fixe le nombre.
roads-option-cards-24 = 24
roads-option-cards-24-hint = La partie habituelle.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Une longue partie.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Une partie rapide.
roads-option-lanes = Voies
roads-option-lanes-off = Une seule largeur
roads-option-lanes-off-hint = Toutes les routes se raccordent.
roads-option-lanes-on = Deux et quatre voies
roads-option-lanes-on-hint = Plus dur : deux voies ne se raccordent jamais à quatre.
roads-option-field = Terrain
roads-option-field-hint = Seulement pour le Journal. Ta propre taille, largeur × hauteur : de 3x3 à 20x20.
roads-option-field-page = Page, 6 × 8
roads-option-field-page-hint = Bien à deux ou trois.
roads-option-field-spread = Double page, 12 × 8
roads-option-field-spread-hint = De la place pour quatre et plus.
roads-option-border = Bord
roads-option-border-hint = Seulement pour le Journal : ce que vaut le bord du terrain.
roads-option-border-beige = Beige
roads-option-border-beige-hint = Aucune route ne peut sortir du terrain.
roads-option-border-open = Ouvert
roads-option-border-open-hint = Les routes peuvent sortir, tant qu’une autre continue à l’intérieur.

## Ce qu’il faut faire

roads-prompt-open = Tu commences : pose la carte que tu veux.
roads-prompt-extend = À toi. Pose une carte et garde le réseau ouvert.
roads-prompt-close = À toi. Pose une carte ; essaie de fermer le réseau.
roads-prompt-lay = À toi. Pose une carte dont la route se raccorde.
roads-prompt-wait = C’est à { $player } de poser une carte.
roads-prompt-out = Pour toi, c’est fini. Voyons qui pose la dernière carte.
roads-prompt-chance =
    { $stage ->
        [lots] Tirage au sort : qui commence ?
        [deal] On distribue les cartes.
       *[draw] On pioche une carte dans le tas.
    }
roads-prompt-over = La partie est finie.

## Les coups en mots, comme sur un bouton, et les titres de plusieurs

roads-action-lay = Poser : { roads-face } en ({ $x }, { $y }) ; routes : { $sides }
roads-action-lay-lanes = Poser : { roads-face } en ({ $x }, { $y }) ; quatre voies : { $wide } ; deux : { $narrow }
roads-action-lay-here = Poser ici : { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Tirage au sort : { $player } commence.
roads-action-deal = On distribue les cartes.
roads-action-draw = On pioche une carte dans le tas.
roads-moves-lay = Poser une carte
roads-aloud-of = { $player } : { $what }

## Pourquoi pas

roads-side =
    { $side ->
        [0] en haut
        [1] à droite
        [2] en bas
       *[3] à gauche
    }

roads-refuse-not-held = Tu n’as pas cette carte.
roads-refuse-turn = Tournée moins loin, la carte a déjà le même aspect. Tourne-la moins.
roads-refuse-taken = Il y a déjà une carte ici.
roads-refuse-outside = C’est hors du terrain.
roads-refuse-opening = La première carte se pose au milieu de la table.
roads-refuse-not-beside = Pose-la à côté d’une carte déjà posée.
roads-refuse-no-road = Aucune route ne se raccorde ici. Il en faut au moins une.
roads-refuse-into-beige = La route buterait sur un côté beige ({ roads-side }).
roads-refuse-cuts-road = Une route arrive là ({ roads-side }), et ta carte y est beige.
roads-refuse-border = La route sortirait du terrain ({ roads-side }).
roads-refuse-lanes = { $has } voies ne se raccordent pas à { $want } ({ roads-side }).
roads-refuse-runs-out = Il ne resterait plus de route ouverte sur le terrain.

## Ce qui gagne

roads-purpose-duel = L’un garde le réseau ouvert, l’autre le ferme. Bouts ouverts : { $ends }
roads-purpose-extend = Garde le réseau ouvert jusqu’à la dernière carte. Bouts ouverts : { $ends }, cartes restantes : { $left }
roads-purpose-close = Ferme le réseau. Bouts ouverts : { $ends }
roads-purpose-last = Pose la toute dernière carte. Encore en jeu : { $players }, tes cartes : { $cards }
roads-purpose-last-watched = Qui pose la dernière carte gagne. Encore en jeu : { $players }
roads-purpose-heap = Garde le moins de cartes à la fin. Toi : { $cards }, le moins chez les autres : { $others }
roads-purpose-heap-watched = Qui garde le moins de cartes gagne. Dans le tas : { $heap }

## Comment ça s’est fini

roads-over-closed = Le réseau est fermé : qui a joué en second gagne.
roads-over-nothing-fits = Plus aucune carte ne peut se poser, et cela compte comme un réseau fermé : qui a joué en second gagne.
roads-over-all-laid = Toutes les cartes sont posées et le réseau est encore ouvert : qui a commencé gagne.
roads-over-no-move = Le réseau est ouvert, mais la personne dont c’est le tour ne peut rien poser : match nul.
roads-over-laid-last = Plus personne ne peut poser : qui a posé la dernière carte gagne.
roads-over-heap-stuck = Plus personne ne peut poser : qui garde le moins de cartes gagne.
roads-over-heap-all-laid = Toutes les cartes sont posées : qui a raccordé le plus de routes gagne.
roads-over-heap-closed = Le réseau est fermé : qui garde le moins de cartes gagne.

## Ce qui se passe

roads-event-lots =
    { $you ->
        [yes] Tirage au sort : tu commences.
       *[no] Tirage au sort : { $player } commence.
    }
roads-event-dealt =
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
roads-event-drawn =
    { $you ->
        [yes] Tu pioches une carte : { roads-face }. Reste dans le tas : { $heap_left }.
       *[no] { $player } pioche une carte. Reste dans le tas : { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Tu poses une carte : { roads-face } ({ $x }, { $y }). Routes raccordées : { $joined }.
       *[no] { $player } pose une carte : { roads-face } ({ $x }, { $y }). Routes raccordées : { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Aucune de tes cartes ne convient. Tu les gardes.
       *[no] { $player } ne peut rien poser et garde toutes ses cartes.
    }
roads-event-out =
    { $you ->
        [yes] Tu ne peux rien poser : c’est fini pour toi.
       *[no] { $player } ne peut rien poser et sort du jeu.
    }
roads-event-closed = Le réseau est fermé : plus aucun bout de route n’est ouvert.
roads-event-over = La partie est finie.

## À l’écran

roads-ui-table = Le réseau de routes
roads-ui-hand = Tes cartes
roads-ui-hand-empty = Tu n’as plus de cartes.
roads-ui-card =
    { $count ->
        [one] { roads-face }, { $count } carte
       *[other] { roads-face }, { $count } cartes
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, { $count } carte ; ne se pose nulle part pour l’instant
       *[other] { roads-face }, { $count } cartes ; ne se pose nulle part pour l’instant
    }
roads-ui-place =
    { $ways ->
        [one] Se pose en ({ $x }, { $y })
       *[other] Se pose en ({ $x }, { $y }), de { $ways } façons
    }
roads-ui-try = Essayer en ({ $x }, { $y })
roads-ui-here = { roads-face } en ({ $x }, { $y }). Routes : { $sides }.
roads-ui-lies = { roads-face } en ({ $x }, { $y }). Routes : { $sides }. Carte de { $player }.
roads-ui-turn = Tourner
roads-ui-lay = Poser ici
roads-ui-back = Reprendre
roads-ui-do-pick = Choisis une carte.
roads-ui-do-place =
    { $places ->
        [0] { roads-face } : ne se pose nulle part pour l’instant. Choisis une autre carte.
        [one] { roads-face } : se pose à { $places } endroit.
       *[other] { roads-face } : se pose à { $places } endroits.
    }
roads-ui-do-try = { roads-face } : choisis-lui un endroit.
roads-ui-do-lay = On la pose ici ?
roads-ui-do-turn = Choisis encore la carte pour la tourner.
roads-ui-ends =
    { $ends ->
        [0] Aucun bout de route ouvert
        [one] { $ends } bout de route ouvert
       *[other] Bouts de route ouverts : { $ends }
    }
roads-ui-marks = Montrer qui a posé quoi
roads-ui-unseen = Pas encore vues
roads-ui-heap = Tas
roads-ui-aside = De côté, cachées
roads-ui-left = Cartes restantes
roads-ui-joined = Routes raccordées
roads-ui-out = hors jeu
roads-ui-task-extend = garde le réseau ouvert
roads-ui-task-close = ferme le réseau
roads-ui-revealed = Ce que les autres avaient encore
roads-ui-masthead = Le Courrier des Routes

## Conseils : pourquoi un coup est bon

roads-hint-wins = Ce coup gagne tout de suite.
roads-hint-draws = Ce coup mène au match nul, et on ne peut pas faire mieux.
roads-hint-safe = Le réseau ne peut pas être fermé au prochain tour.
roads-hint-hole = Il reste un trou qu’aucune carte ne peut combler : le réseau ne peut plus être fermé.
roads-hint-closes =
    { $of ->
        [1] La carte ferme la seule route ouverte. Restent ouvertes : { $left }.
       *[other]
            { $closed ->
                [one] La carte ferme { $closed } route ouverte sur { $of }. Restent ouvertes : { $left }.
               *[other] La carte ferme { $closed } routes ouvertes sur { $of }. Restent ouvertes : { $left }.
            }
    }
roads-hint-opens = Routes ouvertes : { $left } au lieu de { $of }.
roads-hint-keep-branches = Tu gardes tes embranchements et tes carrefours pour le bon moment.
roads-hint-keep-dead-ends = Tu gardes tes impasses pour les derniers trous.
roads-hint-own-gaps =
    { $gaps ->
        [one] { $gaps } trou ne convient qu’à tes cartes.
       *[other] { $gaps } trous ne conviennent qu’à tes cartes.
    }
roads-hint-room =
    { $gaps ->
        [one] { $gaps } trou pourra encore accueillir une de tes cartes.
       *[other] { $gaps } trous pourront encore accueillir une de tes cartes.
    }
roads-hint-knocks-out = Personne d’autre n’a une carte qui convienne quelque part.

## Figures

roads-figure-joins = La route continue d’une carte à l’autre.
roads-figure-apart = À côté d’une carte, mais aucune route ne se raccorde.
roads-figure-into-beige = La nouvelle route bute sur un côté beige.
roads-figure-cut-off = Le côté beige de la nouvelle carte coupe une route.
roads-figure-beige-to-beige = Beige contre beige, c’est permis : une route se raccorde en haut.
roads-figure-closed = Plus aucune route ouverte : le second joueur gagne.
roads-figure-still-open = La dernière carte laisse des routes ouvertes : le premier gagne.
roads-figure-inside = Dans le journal, une carte se pose partout où elle convient.
roads-figure-outside = Aucune carte ne se pose hors du journal.
roads-figure-over-the-edge = La route sortirait du journal : son bord compte comme beige.
roads-figure-lanes-meet = Quatre voies rejoignent quatre voies ; deux partent vers le bas.
roads-figure-lanes-apart = Deux voies ne rejoignent jamais quatre voies.

## Puzzles

roads-puzzle-closed = Ferme le réseau, quoi que pose l’autre. Cartes à toi : { $moves }
roads-puzzle-closed-missed = Il n’est pas fermé. Bouts de route ouverts : { $ends }
roads-puzzle-last = Pose la toute dernière carte, quoi que pose l’autre. Cartes à toi : { $moves }
roads-puzzle-last-missed = La dernière carte n’était pas la tienne.

## La fin, en détail

roads-account-laid = Cartes posées : { $count }
roads-account-left = Cartes restantes : { $count }
roads-account-joined = Routes raccordées : { $count }
roads-account-ends = Bouts de route ouverts : { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = ramificateur
roads-bot-brancher-hint = Pose d’abord ses embranchements et ses carrefours, pour que les routes se divisent tôt.
roads-bot-hoarder = écureuil
roads-bot-hoarder-hint = Garde ses embranchements et ses carrefours, pose d’abord de simples routes et des impasses.
