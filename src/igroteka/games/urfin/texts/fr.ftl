# Urfin, en mots. Les champs sont expliqués dans en.ftl.

urfin-name = Urfin
urfin-tagline = Cherchez des tours à tâtons dans le sac, bâtissez avant la fin du sable et sauvez ensemble la Cité d’Émeraude.

## Pièces

urfin-kind-base1 = base 1
urfin-kind-base2 = base 2
urfin-kind-roof1 = toit 1
urfin-kind-roof2 = toit 2
urfin-kind-roof3 = toit 3
urfin-kind-wall = mur

urfin-colour-green = vert
urfin-colour-light = vert clair
urfin-colour-yellow = jaune

# Le nom de la pièce $part, pour d’autres messages.
urfin-part =
    { $part ->
        [0] base 1 verte
        [1] base 1 vert clair
        [2] base 1 jaune
        [3] base 2 verte
        [4] base 2 vert clair
        [5] base 2 jaune
        [6] toit 1 vert
        [7] toit 1 vert clair
        [8] toit 1 jaune
        [9] toit 2 vert
        [10] toit 2 vert clair
        [11] toit 2 jaune
        [12] toit 3 vert
        [13] toit 3 vert clair
        [14] toit 3 jaune
        [15] mur vert
        [16] mur vert clair
        [17] mur jaune
       *[other] une pièce
    }

# Ce que quelqu’un cherche, dans $at.
urfin-aim =
    { $at ->
        [base] une base
        [roof] un toit
       *[wall] un mur
    }

## Options

urfin-option-game = Jeu
urfin-option-game-basic = De base
urfin-option-game-basic-hint = Chaque soldat avance de trois cases par manche.
urfin-option-game-adult = Pour les grands
urfin-option-game-adult-hint = Les soldats avancent aux dés, les toits 3 entrent en jeu, et des couleurs deviennent interdites.
urfin-option-bag = Sac
urfin-option-bag-touch = Au toucher
urfin-option-bag-touch-hint = Tâte chaque pièce du bout du doigt, puis prends-la ou lâche-la.
urfin-option-bag-blind = À l’aveugle
urfin-option-bag-blind-hint = La première pièce rencontrée est la pièce piochée.
urfin-option-sand = Sablier
urfin-option-sand-hint = Pour piocher et bâtir, tout compris.
urfin-option-sand-60 = 60 secondes
urfin-option-sand-30 = 30 secondes
urfin-option-sand-90 = 90 secondes
urfin-option-sand-120 = 2 minutes
urfin-option-sand-180 = 3 minutes
urfin-option-sand-off = Sans sable
urfin-option-sand-off-hint = Tout le temps qu’il faut.
urfin-option-signposts = Les soldats partent
urfin-option-signposts-hint = Seulement dans le jeu de base.
urfin-option-signposts-12 = À 12 cases du palais
urfin-option-signposts-15 = À 15 cases du palais
urfin-option-signposts-18 = À 18 cases du palais
urfin-option-steady_hands = Mains
urfin-option-steady_hands-on = Sûres
urfin-option-steady_hands-on-hint = Rien ne tombe.
urfin-option-steady_hands-off = Vraies
urfin-option-steady_hands-off-hint = Une pièce lâchée trop loin du milieu de sa case tombe, et peut emporter une tour.
urfin-option-slow_breaking = Démolition
urfin-option-slow_breaking-off = Démolir et continuer
urfin-option-slow_breaking-off-hint = Qui s’est cogné à l’obstacle le démolit sans perdre un pas.
urfin-option-slow_breaking-on = Démolir, c’est tout
urfin-option-slow_breaking-on-hint = Démolir prend toujours tout le déplacement.
urfin-option-trial = Une tour d’essai
urfin-option-trial-off = Non
urfin-option-trial-on = Oui
urfin-option-trial-on-hint = Avant la première manche, sans sable et sans soldats.
urfin-option-map = Carte
urfin-option-map-emerald = La Cité d’Émeraude
urfin-option-map-emerald-hint = Dix routes, six ponts.
urfin-option-map-meadow = La prairie
urfin-option-map-meadow-hint = Une carte plus petite, pour une partie rapide.
urfin-option-puzzle = Énigme
urfin-option-puzzle-off = Aucune

## Ce qui est demandé

urfin-prompt-ready =
    { $soldiers ->
        [one] Manche { $turn }. Un soldat est en marche. Décidez qui cherche quoi, puis commencez.
       *[other] Manche { $turn }. { $soldiers } soldats sont en marche. Décidez qui cherche quoi, puis commencez.
    }
urfin-prompt-trial = Pour essayer : décidez qui cherche quoi, piochez et bâtissez une tour. Personne ne marche encore.
urfin-prompt-wait-ready = On attend l’accord de tout le monde. Il en manque : { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Plonge la main dans le sac et prends une pièce.
       *[other] Plonge la main dans le sac et prends { $due } pièces.
    }
urfin-prompt-grope = Ta main tâtonne dans le sac.
urfin-prompt-feel =
    { $left ->
        [one] Tâte la pièce. Prends-la, ou lâche-la et cherches-en une autre. Il te manque une pièce.
       *[other] Tâte la pièce. Prends-la, ou lâche-la et cherches-en une autre. Il te manque { $left } pièces.
    }
urfin-prompt-wait-draw = Ta main est sortie. On bâtit quand toutes le sont.
urfin-prompt-build =
    { $left ->
        [0] Aucune pièce n’est sur la table. Dis que tu as fini.
        [one] Bâtissez ! Une pièce est sur la table.
       *[other] Bâtissez ! { $left } pièces sont sur la table.
    }
urfin-prompt-place = Où va cette pièce : { urfin-part } ?
urfin-prompt-wait-build = Tu as fini. Bâtissent encore : { $missing }.
urfin-prompt-march = On lance le dé pour le soldat de la route { $road }.
urfin-prompt-over = La partie est finie.

## Les coups en mots, comme sur un bouton, et les titres de plusieurs

urfin-action-aim = Chercher { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Tâter la pièce : { urfin-ui-cell }
urfin-action-touch-here = Tâter la pièce ici
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = La lâcher et en chercher une autre
urfin-action-grab = Prendre pour bâtir : { urfin-part }
urfin-action-put-back = Reposer : { urfin-part }
urfin-action-put = Poser, { urfin-ui-cell } : { urfin-part }
urfin-action-put-here = Poser ici
urfin-action-put-turned = Poser, { urfin-ui-cell } : { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Poser ici, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Une main dans le sac trouve une pièce.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Tâter la pièce
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Poser
urfin-aloud-of = { $player } : { $what }
urfin-aloud-at = { $where } : { $what }

## Pourquoi non

urfin-refuse-not-now =
    { $stage ->
        [ready] Pas maintenant : il faut d’abord l’accord de tout le monde.
        [draw] Pas maintenant : on pioche des pièces.
        [build] Pas maintenant : on bâtit.
       *[march] Pas maintenant : les soldats sont en marche.
    }
urfin-refuse-ready-already = Tu as déjà donné ton accord.
urfin-refuse-same-aim = Tu cherches déjà { urfin-aim }.
urfin-refuse-many-aims = Tu as changé d’avis { $most } fois pendant cette manche ; ça suffit.
urfin-refuse-hand-out = Ta main est déjà passée dans le sac pendant cette manche. Pas de deuxième essai.
urfin-refuse-nothing-due = Tu n’as rien à piocher pendant cette manche.
urfin-refuse-groping = Ta main n’a pas encore rencontré de pièce.
urfin-refuse-reached = Ta main est déjà dans le sac.
urfin-refuse-not-in-bag = Plonge d’abord la main dans le sac.
urfin-refuse-no-spot = Une pièce se tâte sur une grille de { $side } points sur { $side }.
urfin-refuse-felt = Tu as déjà tâté ce point.
urfin-refuse-many-lets = Tu as lâché { $most } pièces ; prends celle-ci.
urfin-refuse-done-already = Tu as déjà dit que tu avais fini.
urfin-refuse-nothing-grabbed = Prends d’abord une des pièces sur la table.
urfin-refuse-no-part = Cette pièce n’existe pas.
urfin-refuse-hand-full = Tu tiens déjà une pièce : { urfin-part }.
urfin-refuse-not-open = Cette pièce n’est pas sur la table : { urfin-part }.
urfin-refuse-grabbed = Quelqu’un est allé plus vite : { urfin-part }.
urfin-refuse-many-grabs = Tu as pris des pièces { $most } fois pendant cette manche ; laisse le reste aux autres.
urfin-refuse-no-cell = Cette case n’est pas sur la carte.
urfin-refuse-palace = On ne bâtit jamais dans le palais.
urfin-refuse-river = On ne bâtit pas dans la rivière.
urfin-refuse-soldier = Le soldat de la route { $road } s’y trouve.
urfin-refuse-wall-there = Il y a déjà un mur.
urfin-refuse-tower-there = Il y a déjà une tour.
urfin-refuse-base-there = Il y a là une base qui attend un toit.
urfin-refuse-no-base = Un toit ne se pose que sur une base.
urfin-refuse-city = Pas de tour dans la ville avant qu’un soldat ait passé un pont.
urfin-refuse-axis = Un toit 3 tire de deux côtés : choisis nord et sud, ou est et ouest.
urfin-refuse-no-axis = Seul un toit 3 se tourne.

## Ce qui gagne

urfin-purpose-home = Renvoyez tous les soldats, aucun dans le palais. Soldats : { $soldiers }, pas jusqu’au palais : { $steps }
urfin-purpose-puzzle = Renvoyez tous les soldats à temps. Soldats : { $soldiers }, manche { $turn } sur { $turns }

## La fin

urfin-over-won = Il ne reste aucun soldat : la Cité d’Émeraude est sauvée.
urfin-over-held = Soixante manches, et personne dans le palais : la Cité d’Émeraude a tenu.
urfin-over-lost = Un soldat de bois est dans le palais : Urfin règne sur la Cité d’Émeraude.
urfin-over-resigned = L’équipe a abandonné : Urfin règne sur la Cité d’Émeraude.
urfin-over-solved = Résolu : il ne reste pas un soldat.
urfin-over-unsolved = Pas résolu : il reste des soldats. Essaie encore !

## Ce qui se passe

urfin-event-began =
    { $turn ->
        [0] Une tour d’essai, avant que la partie commence.
       *[other] { $left ->
            [one] Manche { $turn }. Un soldat est en marche.
           *[other] Manche { $turn }. { $left } soldats sont en marche.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Tu cherches { urfin-aim }.
       *[no] { $player } cherche { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] C’est bon pour toi.
       *[no] C’est bon pour { $player }.
    }
urfin-event-turned =
    { $seconds ->
        [0] Les mains dans le sac !
        [one] Le sablier est retourné : { $seconds } seconde. Les mains dans le sac !
       *[other] Le sablier est retourné : { $seconds } secondes. Les mains dans le sac !
    }
urfin-event-reached =
    { $you ->
        [yes] Ta main est dans le sac.
       *[no] { $player } plonge la main dans le sac.
    }
urfin-event-met =
    { $you ->
        [yes] Ta main rencontre une pièce.
       *[no] { $player } a trouvé quelque chose.
    }
# Pour les autres, $x vaut -1.
urfin-event-touched =
    { $you ->
        [yes] Hauteur { $height }.
       *[no] { $player } tâte une pièce.
    }
urfin-event-kept =
    { $you ->
        [yes] Tu la gardes : { $taken } sur { $due }.
       *[no] { $player } garde une pièce : { $taken } sur { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Tu la lâches.
       *[no] { $player } lâche une pièce.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Ta main ressort, vide.
            [one] Ta main ressort, avec une pièce.
           *[other] Ta main ressort, avec { $parts } pièces.
        }
       *[no] { $parts ->
            [0] La main de { $player } ressort, vide.
            [one] La main de { $player } ressort, avec une pièce.
           *[other] La main de { $player } ressort, avec { $parts } pièces.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Tu as : { urfin-part }.
       *[no] { $player } a : { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Une pièce ne peut plus servir à bâtir et quitte le jeu.
       *[other] { $parts } pièces ne peuvent plus servir à bâtir et quittent le jeu.
    }
urfin-event-building =
    { $parts ->
        [0] Toutes les mains sont sorties. Il n’y a rien à bâtir.
        [one] Toutes les mains sont sorties : bâtissez ! Une pièce est sur la table.
       *[other] Toutes les mains sont sorties : bâtissez ! { $parts } pièces sont sur la table.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Tu prends : { urfin-part }.
       *[no] { $player } prend : { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Tu reposes : { urfin-part }.
       *[no] { $player } repose : { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Tu poses, colonne { $column }, rangée { $row } : { urfin-part }.
       *[no] { $player } pose, colonne { $column }, rangée { $row } : { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Tu as achevé une tour !
       *[no] { $player } a achevé une tour !
    }
urfin-event-toppled =
    { $parts ->
        [one] Patatras ! Une pièce retourne dans le sac.
       *[other] Patatras ! { $parts } pièces retournent dans le sac.
    }
urfin-event-finished =
    { $you ->
        [yes] Tu as fini.
       *[no] { $player } a fini.
    }
urfin-event-sand = Le sable est écoulé !
urfin-event-returned =
    { $parts ->
        [one] Une pièce n’a pas servi et retourne dans le sac.
       *[other] { $parts } pièces n’ont pas servi et retournent dans le sac.
    }
urfin-event-tried = La tour d’essai est retirée du terrain. La partie commence.
urfin-event-thrown = Le soldat de la route { $road } : { $pips }.
urfin-event-walked = Le soldat de la route { $road } avance.
urfin-event-bumped = Le soldat de la route { $road } se cogne la tête et s’arrête pour réfléchir.
urfin-event-broke =
    { $stands ->
        [yes] Le soldat de la route { $road } reste sur place et démolit ce qui lui barre le chemin.
       *[no] Le soldat de la route { $road } démolit ce qui lui barre le chemin.
    }
urfin-event-tore = Le soldat de la route { $road } renverse une tour au passage.
urfin-event-crossed = Le soldat de la route { $road } a passé le pont ! Dès la prochaine manche, on peut bâtir des tours dans la ville.
urfin-event-limited =
    { $limit ->
        [1] Le soldat de la route { $road } approche de la rivière : on ne bâtit plus rien en vert clair.
       *[2] Le soldat de la route { $road } est dans la ville : on ne bâtit plus qu’en vert.
    }
urfin-event-shot = Le soldat de la route { $road } est touché, devient gentil et rentre chez lui.
urfin-event-entered = Le soldat de la route { $road } est dans le palais !
urfin-event-over = La partie est finie.

## Conseils

urfin-hint-aim =
    { $at ->
        [base] Il manque encore une base à l’équipe.
        [roof] Il manque encore un toit à l’équipe.
       *[wall] On s’occupe déjà des tours : un mur serait utile.
    }
urfin-hint-ready = Tout est décidé.
urfin-hint-home =
    { $count ->
        [1] Le soldat { $soldiers } rentre chez lui.
       *[other] Les soldats { $soldiers } rentrent chez eux.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Cela retarde le soldat { $soldiers }.
       *[other] Cela retarde les soldats { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Le soldat { $soldiers } passe moins souvent.
       *[other] Les soldats { $soldiers } passent moins souvent.
    }
urfin-hint-watch = Aucun soldat ne passe maintenant, mais la tour surveille les routes.
urfin-hint-roof = Ensuite, par-dessus : { urfin-part }.
urfin-hint-first = D’abord : { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Tu cherches une base à tâtons.
        [roof] Tu cherches un toit à tâtons.
       *[wall] Tu cherches un mur à tâtons.
    }
urfin-hint-touch =
    { $at ->
        [base] Pour l’instant, c’est une base : { $percent } sur 100.
        [roof] Pour l’instant, c’est un toit : { $percent } sur 100.
       *[wall] Pour l’instant, c’est un mur : { $percent } sur 100.
    }
urfin-hint-take =
    { $at ->
        [base] C’est une base : { $percent } sur 100.
        [roof] C’est un toit : { $percent } sur 100.
       *[wall] C’est un mur : { $percent } sur 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] Ce n’est sans doute pas une base : { $percent } sur 100.
        [roof] Ce n’est sans doute pas un toit : { $percent } sur 100.
       *[wall] Ce n’est sans doute pas un mur : { $percent } sur 100.
    }
urfin-hint-part = Cela peut servir : { urfin-part }.
urfin-hint-put-back = Il n’y a pas de bonne place pour elle en ce moment.
urfin-hint-done =
    { $parts ->
        [0] Tout est bâti.
       *[other] Le reste n’arrêterait personne : au sac ({ $parts }).
    }

# le sac

urfin-ui-bag-title = Ta main est dans le sac
urfin-ui-bag-title-of = La main { $number } sur { $of } est dans le sac
urfin-ui-bag-due = Pièces prises : { $taken } sur { $due }.
urfin-ui-bag-trial = C’est un essai : ces pièces repartent dans le sac.
urfin-ui-bag-felt = Une pièce de bois sous le bout de ton doigt
urfin-ui-bag-keys = Les flèches déplacent le doigt et tâtent. Entrée redit ce qu’il y a ici.
urfin-ui-bag-stroke = Passe un doigt sur le feutre
urfin-ui-bag-edge = Le bord du sac.
urfin-ui-bag-met = La pièce { $number } sous tes doigts.
urfin-ui-bag-take = La prendre
urfin-ui-bag-let-go = La lâcher (encore { $left })
urfin-ui-bag-guide = Qu’est-ce donc ? C’est peut-être tourné.
urfin-ui-bag-taken = Déjà pris, tel que tu l’as senti :
urfin-ui-bag-agreed = Qui cherche quoi
urfin-ui-bag-hand =
    { $state ->
        [waiting] la main attend
        [in] la main est dans le sac
        [out] la main est sortie
       *[none] pas de main pendant cette manche
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Colonne { $column }, rangée { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Rien ici
        [low] Bas
        [middling] Moyen
        [high] Haut
       *[top] Très haut
    }
urfin-ui-felt-flat = { $height }, plat.
urfin-ui-felt-slope = { $height }, descend { $slope }.
urfin-ui-felt-steep = { $height }, descend raide { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] vers la droite
        [down-right] vers le coin inférieur droit
        [down] vers le bord inférieur
        [down-left] vers le coin inférieur gauche
        [left] vers la gauche
        [up-left] vers le coin supérieur gauche
        [up] vers le bord supérieur
       *[up-right] vers le coin supérieur droit
    }
urfin-ui-shape =
    { $kind ->
        [0] Base 1
        [1] Base 2
        [2] Toit 1
        [3] Toit 2
        [4] Toit 3
       *[5] Mur
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Base 1 : large et plate, avec huit coins et un rebord.
        [1] Base 2 : une croix plate avec un rebord ; rien dans les coins.
        [2] Toit 1 : une pyramide, basse des quatre côtés, haute au milieu.
        [3] Toit 2 : une étoile à huit branches, haute au milieu.
        [4] Toit 3 : une arête d’un bord à l’autre, qui ne descend que de deux côtés.
       *[5] Mur : une barre crénelée en travers du milieu, rien de part et d’autre.
    }

# le plateau

urfin-ui-map = Le pays autour de la Cité d’Émeraude
urfin-ui-team = L’équipe
urfin-ui-tray = Pièces sur la table
# Des lettres sur une petite pièce : deux signes au plus, le chiffre reste.
urfin-ui-mark =
    { $kind ->
        [base-1] B1
        [base-2] B2
        [roof-1] T1
        [roof-2] T2
        [roof-3] T3
       *[wall] M
    }
urfin-ui-part-mine = { $part }, dans ta main
urfin-ui-part-held = { $part }, dans la main de { $player }
urfin-ui-tower = tour : { $base } et { $roof }
urfin-ui-bare = { $base } sans toit
urfin-ui-axis =
    { $axis ->
        [ns] regarde au nord et au sud
       *[ew] regarde à l’est et à l’ouest
    }
urfin-ui-soldier = soldat { $road }
urfin-ui-soldier-bumped = soldat { $road }, avec une bosse
urfin-ui-cell = colonne { $column }, rangée { $row }
urfin-ui-ground =
    { $ground ->
        [land] terre
        [bridge] pont
        [city] ville
        [river] rivière
       *[palace] palais
    }
# Une route, ou plusieurs qui vont ensemble : "3" ou "3, 4".
urfin-ui-road = route { $roads }

# ce que les mains peuvent faire
urfin-ui-do-pick = Choisis une pièce, puis une case ; ou fais-la glisser jusque-là.
urfin-ui-do-place = Choisis la case où la poser.
urfin-ui-do-roof = Choisis la base qu’il doit coiffer.
urfin-ui-do-roof-3 = Choisis une base ; tourne le toit avec R ou avec le bouton.
urfin-ui-do-base-first = Aucune base n’attend de toit. Pose d’abord une base.
urfin-ui-do-nowhere = Il n’y a pas de place pour elle en ce moment.
urfin-ui-do-confirm = Choisis encore pour la poser là.
urfin-ui-do-done = Tout est bâti. Dis que tu as fini.
urfin-ui-put = Poser ici
urfin-ui-elsewhere = Ailleurs
urfin-ui-turn-roof =
    { $axis ->
        [ns] Tourner le toit ; il regarde au nord et au sud
       *[ew] Tourner le toit ; il regarde à l’est et à l’ouest
    }
urfin-ui-done = J’ai fini
urfin-ui-ready = Retourner le sablier
urfin-ui-ready-calm = C’est bon pour moi
urfin-ui-reach = Plonger la main dans le sac

# ce que quelqu’un cherche
urfin-ui-wishes = Que cherches-tu ?
urfin-ui-wish =
    { $at ->
        [base] Une base
        [roof] Un toit
       *[wall] Un mur
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Tu l’as dit assez souvent pendant cette manche.
        [one] Tu peux changer d’avis encore une fois.
       *[other] Tu peux changer d’avis encore { $left } fois.
    }
urfin-ui-goes =
    { $at ->
        [base] Je cherche une base !
        [roof] Je cherche un toit !
       *[wall] Je cherche un mur !
    }
urfin-ui-hand-ready = c’est bon
urfin-ui-hand-waiting = va plonger la main
urfin-ui-hand-in = main dans le sac : { $taken } sur { $due }
urfin-ui-hand-out = main sortie
urfin-ui-hand-building = bâtit
urfin-ui-hand-done = a fini

# où l’on en est
urfin-ui-turn =
    { $turn ->
        [0] Tour d’essai
       *[other] Manche { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Tour d’essai
       *[other] Manche { $turn } sur { $last } au plus
    }
urfin-ui-left = Soldats restants : { $soldiers }
urfin-ui-in-bag = Pièces dans le sac : { $parts }
urfin-ui-out = Pièces hors jeu : { $parts }
urfin-ui-standing = Debout : tours { $towers }, murs { $walls }
urfin-ui-limit =
    { $limit ->
        [0] On peut bâtir avec toutes les pièces.
        [1] Plus de vert clair.
       *[2] Désormais, du vert seulement.
    }
urfin-ui-city-open = On peut bâtir des tours dans la ville.
urfin-ui-city-shut = Pas encore de tours dans la ville.
urfin-ui-soldiers = Soldat
urfin-ui-to-palace = Cases jusqu’au palais
urfin-ui-gone = devenu gentil
urfin-ui-throws = Les dés de cette marche
urfin-ui-threw = Le soldat { $road } fait { $pips }

# ce qu’on prévoit ; $roads sont des soldats, avec leurs chances dans le jeu des grands : "3, 7 (50 %)"
urfin-ui-foreseen = Couvre { $cells } cases, ne touche personne pendant cette manche.
urfin-ui-foreseen-hits = Couvre { $cells } cases. Touche pendant cette manche : { $roads }.

# ce qui se passe
urfin-ui-build = Bâtissez !
urfin-ui-recap = Ce qui s’est passé
urfin-ui-recap-returned = De retour dans le sac : { $parts }
urfin-ui-recap-banned = Hors jeu : { $parts }
urfin-ui-recap-toppled = Tombé : { $parts }
urfin-ui-recap-broke = Le soldat { $road } démolit : { $parts }
urfin-ui-next-turn = Manche suivante :
urfin-ui-coming = Pièces de la manche suivante : { $parts }
urfin-ui-won = La Cité d’Émeraude est sauvée !
urfin-ui-lost = La Cité d’Émeraude est tombée
urfin-ui-look = Regarder la carte

## Pourquoi une carte est refusée

urfin-map-cell = case { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] terre
        [river] rivière
        [bridge] un pont
        [city] ville
       *[palace] le palais
    }
urfin-map-before =
    { $before ->
        [land] terre
        [river] rivière
        [bridge] un pont
        [city] ville
       *[palace] le palais
    }
urfin-map-long = la carte dépasse { $kilobytes } ko
urfin-map-name-twice = ligne { $line } : la carte a déjà un nom
urfin-map-no-name = il manque la ligne `name …`
urfin-map-name = ligne { $line } : un nom a au plus { $most } signes visibles
urfin-map-no-grid = aucune case n’est dessinée
urfin-map-rows = ligne { $line } : plus de { $most } rangées
urfin-map-torn = ligne { $line } : les rangées de cases ne sont pas toutes ensemble
urfin-map-wide = ligne { $line } : une rangée de { $cells } cases, au plus { $most }
urfin-map-sign = ligne { $line }, { urfin-map-cell } : { $sign } n’est pas un des signes { $known }
urfin-map-row = ligne { $line } : une rangée de { $cells } cases, la première en a { $width }
urfin-map-roads = ligne { $line } : plus de { $most } routes
urfin-map-road-form = ligne { $line } : une route s’écrit ainsi : `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = ligne { $line } : la route { $road } là où l’on attend la route { $due }
urfin-map-road-off = ligne { $line } : la route { $road } sort de la carte, { urfin-map-cell }
urfin-map-road-long = ligne { $line } : la route { $road } est plus longue que la carte n’a de cases
urfin-map-step = ligne { $line } : route { $road } : { $step } n’est pas un pas ; N, E, S ou W, puis combien
urfin-map-edge = ligne { $line }, { urfin-map-cell } : { urfin-map-ground } au bord de la carte
urfin-map-beside = ligne { $line }, { urfin-map-cell } : l’un contre l’autre : { urfin-map-before } et { urfin-map-ground }
urfin-map-no-palace = la carte n’a pas de palais
urfin-map-palaces = ligne { $line }, { urfin-map-cell } : un second palais
urfin-map-bridges = { $bridges } ponts au lieu de { $least } à { $most }
urfin-map-start = ligne { $line } : la route { $road } ne commence pas au bord : { urfin-map-cell }
urfin-map-twice = ligne { $line } : la route { $road } passe deux fois au même endroit : { urfin-map-cell }
urfin-map-strays = ligne { $line } : route { $road } : d’abord { urfin-map-before }, puis { urfin-map-ground }, c’est impossible ; { urfin-map-cell }
urfin-map-begins = ligne { $line } : la route { $road } ne commence pas sur terre : { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = ligne { $line } : la route { $road } ne finit pas au palais : { urfin-map-cell }
urfin-map-short = ligne { $line } : la route { $road } a { $cells } cases de terre avant son pont ; il en faut { $zone } en zone 1 et { $shore } sur la rive
urfin-map-near = ligne { $line } : la route { $road } compte { $steps } pas, et le poteau lointain est à { $away } du palais
urfin-map-no-roads = la carte n’a pas de routes
urfin-map-clockwise = ligne { $line } : la route { $road }, { urfin-map-cell }, ne suit pas la route { $other } dans le sens des aiguilles d’une montre
urfin-map-parts = ligne { $line } : la route { $road } rejoint la route { $other } puis la quitte : { urfin-map-cell }
urfin-map-signpost = ligne { $line } : route { $road }, poteau { $away } : { urfin-map-cell } n’est pas hors de la rivière
urfin-map-signposts = ligne { $line } : route { $road }, poteau { $away } : { urfin-map-cell } est déjà à la route { $other }
urfin-map-idle = ligne { $line }, { urfin-map-cell } : aucune route ne passe ce pont
urfin-map-unknown = pas de carte { $name } ; il y a { $known }

## Figures

urfin-figure-base-1 = La base 1 touche les huit cases autour.
urfin-figure-base-2 = La base 2 touche les quatre cases voisines.
urfin-figure-roof-1 = Le toit 1 ajoute les quatre cases à deux exactement.
urfin-figure-roof-2 = Le toit 2 ajoute aussi les quatre en diagonale.
urfin-figure-roof-3 = Le toit 3 tire à deux cases, par ses côtés droits seulement.
urfin-figure-roof-3-turned = Tourné, il tire dans l’autre sens.
urfin-figure-tower = D’abord une base, puis un toit dessus : une tour.
urfin-figure-no-base = Un toit ne se pose que sur une base.
urfin-figure-shared-cell = Un mur et une tour ne partagent jamais une case.
urfin-figure-on-a-soldier = On ne bâtit pas là où se tient un soldat.
urfin-figure-on-the-road = On peut bâtir sur la route : le soldat devra démolir ce qui s’y trouve.
urfin-figure-tower-in-the-city = Pas de tour en ville avant qu’un soldat ait passé un pont.
urfin-figure-wall-in-the-city = Un mur peut s’y dresser dès le début.
urfin-figure-in-the-palace = On ne bâtit rien dans le palais.
urfin-figure-in-the-river = On ne bâtit rien dans la rivière.
urfin-figure-shot = Un soldat s’arrête là où tire la tour et est touché ; l’autre non.
urfin-figure-bump = Avec des pas de reste, il se cogne au mur et s’arrête.
urfin-figure-break = À son prochain déplacement, il démolit le mur et avance de trois cases.
urfin-figure-stand = Il est arrivé sans se cogner : il ne fait que démolir le mur.
urfin-figure-signposts = Au début, un soldat se tient à chaque poteau.

## Puzzles

urfin-puzzle-saved = Bâtis de sorte que chaque soldat soit renvoyé chez lui à temps.
urfin-puzzle-saved-missed = Soldats encore en marche : { $soldiers }

## La fin, en détail

urfin-account-friends = Soldats qui sourient : { $count }
urfin-account-marching = Soldats encore en marche : { $count }
urfin-account-built = Tours et murs élevés : { $count }
urfin-account-stands = Encore debout : { $count }
urfin-account-fell = Démolis par les soldats : { $count }
urfin-account-entered = Dans le palais par la route { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = éclaireur
urfin-bot-scout-hint = Attend les soldats loin sur les routes.
urfin-bot-guard = gardien
urfin-bot-guard-hint = Bâtit près du palais.
