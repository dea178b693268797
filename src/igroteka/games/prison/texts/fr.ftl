# La Prison, en mots. Les noms ne s’accordent jamais : les phrases les entourent. Pour les variables, voir en.ftl.

prison-name = La Prison
prison-tagline = Mène tes huit héros à travers un donjon qui tourne, face à des prisonniers qui ont tous leur plan.
prison-source = Notre source est le livret du jeu en solo. Il nomme 17 des 32 prisonniers et donne 14 de leurs 192 buts avec leurs points d’action ; le reste de leurs cartes est notre reconstitution, et c’est marqué.

## Choix

prison-option-game = Jeu
prison-option-game-solo = Solo
prison-option-game-solo-hint = Toi contre les prisonniers du donjon, qui agissent selon leurs cartes.
prison-option-game-duel = Duel
prison-option-game-duel-hint = Deux joueurs, les mêmes huit personnages chacun, mise en place cachée.
prison-option-level = Donjon
prison-option-level-hint = Combien de renforts les cartes appellent.
prison-option-level-white = Blanc
prison-option-level-white-hint = De notre cru, pour commencer : deux prisonniers, et personne n’est appelé.
prison-option-level-pink = Rose
prison-option-level-pink-hint = Le plus facile du livret : peu de renforts.
prison-option-level-yellow = Jaune
prison-option-level-yellow-hint = Facile.
prison-option-level-green = Vert
prison-option-level-green-hint = Moyen.
prison-option-level-blue = Bleu
prison-option-level-blue-hint = Exigeant.
prison-option-level-red = Rouge
prison-option-level-red-hint = Difficile.
prison-option-level-black = Noir
prison-option-level-black-hint = Le plus difficile : presque chaque carte appelle quelqu’un.
prison-option-sight = Regard de l’Archimage
prison-option-sight-off = Non
prison-option-sight-off-hint = Les salles ne s’ouvrent que si quelqu’un les révèle.
prison-option-sight-on = Oui
prison-option-sight-on-hint = Les cartes à l’œil ouvrent des salles d’elles-mêmes.

## Comment cela s’appelle

prison-class-backstabber = Assassine
prison-class-banshee = Banshee
prison-class-cleric = Clerc
prison-class-colossus = Colosse
prison-class-mekanork = Mékanork
prison-class-naga = Naga
prison-class-telepath = Télépathe
prison-class-wizard = Magicien

prison-object-rope = Corde
prison-object-key = Clé
prison-object-fireball = Bâton de boule de feu
prison-object-bow = Arc
prison-object-spear = Lance télescopique
prison-object-shield = Grand bouclier
prison-object-wounded = Blessé

prison-goal-combat = Combat
prison-goal-reveal = Révéler une salle
prison-goal-exit = Sortie
prison-goal-regroup = Regroupement
prison-goal-take = Prendre un objet
prison-goal-rotate = Tourner une salle
prison-goal-break = Briser des herses
prison-goal-open = Ouvrir des herses
prison-goal-heal = Soigner
prison-goal-push = Repousser

prison-side-yellow = Jaune
prison-side-blue = Bleu
prison-side-np = Donjon

## Ce qui est demandé

prison-prompt-starters = Choisis les quatre personnages qui commencent sur les points de ta ligne.
prison-prompt-hide = Pose tes jetons face cachée : choisis-en un et une salle fermée.
prison-prompt-put = Choisis la case de la nouvelle salle où va ce jeton.
prison-prompt-card = Joue une carte action : son chiffre donne tes points d’action.
prison-prompt-act =
    { $ap ->
        [one] Agis : il reste { $ap } point d’action.
       *[other] Agis : il reste { $ap } points d’action.
    }
prison-prompt-move = Avance case par case, ramasse ou pose, puis arrête-toi.
prison-prompt-choose = Un six : choisis où va le jeton dans sa rangée ou sa colonne.
prison-prompt-fight = Choisis ta carte combat.
prison-prompt-name = Ton Télépathe lit les pensées : choisis la carte que joue l’adversaire.
prison-prompt-opens = Une salle s’ouvre : regarde ce qui en sort.
prison-prompt-turns = Les cartes combat sont retournées.
prison-prompt-chance = Le hasard décide.
prison-prompt-wait = C’est à l’autre camp de jouer.
prison-prompt-over = La partie est finie.

## Les coups en mots, comme sur un bouton, et les titres de plusieurs

prison-way =
    { $side ->
        [0] nord
        [1] est
        [2] sud
       *[3] ouest
    }
prison-action-pick = Commence sur la ligne : { $figure }
prison-action-hide = Poser face cachée, { $room } : { $token }
prison-action-put = Poser en { $square } : { $token }
prison-action-play-card = Jouer une carte : { prison-ui-face-action }
prison-action-begin = { $figure } : { prison-board-verb-move }
prison-deed-walk = { $figure } : { prison-board-verb-move } – { $square }
prison-action-step = { $figure } : un pas, { prison-way }
prison-action-pick-up = { prison-board-pick-up } : { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure } : { prison-board-verb-reveal } – { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure } : { prison-board-turn-clockwise }
       *[3] { $figure } : { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure } : { prison-board-verb-jump } – { $square }
prison-action-heal = { $figure } : { prison-board-verb-heal } – { $target }
prison-action-portcullis = { $figure } : { prison-board-verb-gate } – { prison-way }
prison-action-break = { $figure } : { prison-board-verb-break } – { prison-way }
prison-action-fire = { $figure } : { prison-board-verb-fire } – { prison-way }
prison-action-scream = { $figure } : { prison-board-verb-scream } – { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = L’autre camp joue +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Révélée : { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Un dé choisit parmi des chemins égaux : { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where } : { $what }

## Pourquoi pas

prison-refuse-first-starters = Pas maintenant : choisis d’abord les quatre qui commencent.
prison-refuse-first-hide = Pas maintenant : pose d’abord tous tes jetons face cachée sur les salles.
prison-refuse-first-put = Pas maintenant : pose d’abord le jeton sur une case de la nouvelle salle.
prison-refuse-first-card = Pas maintenant : joue d’abord une carte action.
prison-refuse-first-act = Pas maintenant : personne ne se déplace ni ne combat ; choisis une action.
prison-refuse-first-move = Pas maintenant : finis d’abord le déplacement commencé.
prison-refuse-first-choose = Pas maintenant : choisis d’abord où va le jeton.
prison-refuse-first-name = Pas maintenant : choisis d’abord la carte que joue l’adversaire.
prison-refuse-first-fight = Pas maintenant : choisis d’abord ta carte combat.
prison-refuse-nobody = Ce personnage n’est pas en jeu.
prison-refuse-not-yours = Ce personnage n’est pas à toi, ou n’est pas dans le donjon.
prison-refuse-wounded = Les blessés ne peuvent pas agir.
prison-refuse-healed = Qui a été soigné ne fait plus rien ce tour-ci.
prison-refuse-ap =
    { $needed ->
        [one] Cela coûte { $needed } point d’action ; tu en as { $left }.
       *[other] Cela coûte { $needed } points d’action ; tu en as { $left }.
    }
prison-refuse-first-reveal = La toute première action de la partie révèle l’une des deux salles devant ta ligne.
prison-refuse-picked = Ce personnage est déjà choisi, ou il n’existe pas.
prison-refuse-no-card = Tu n’as pas cette carte : { $value }.
prison-refuse-ascending = La première fois, les cartes action se jouent dans l’ordre : maintenant le { $value }.
prison-refuse-weakest = Face à ce Télépathe, tu dois jouer ta carte combat la plus faible, +0 non compris.
prison-refuse-not-shown = Cette carte n’a pas été retournée : +{ $value }.
prison-refuse-not-valid = Le jeton ne peut pas aller là : choisis une case sûre et vide.
prison-refuse-open-already = Il n’y a pas de salle fermée à cet endroit.
prison-refuse-not-beside-room = De là, on ne révèle pas cette salle : il faut être à côté, sans obstacle de son côté.
prison-refuse-no-gear = Seulement depuis un mécanisme : on tourne cette salle ou sa jumelle révélée.
prison-refuse-one-quarter = Une salle tourne d’un quart à la fois.
prison-refuse-against-arrow = Seul un Mékanork tourne une salle contre sa flèche.
prison-refuse-gear-locked = Al le Rétameur est sur un mécanisme de cette paire : seuls les Mékanorks la tournent.
prison-refuse-no-enemy = On n’attaque qu’un ennemi présent dans le donjon.
prison-refuse-hurt-already = Qui vient d’être blessé ne peut plus être attaqué ce tour-ci.
prison-refuse-out-of-reach = Cet ennemi est hors de portée de cette attaque.
prison-refuse-no-jumps = Tu n’as plus de carte saut.
prison-refuse-no-landing = On saute de deux cases, tout droit ou en coin, sur une case où l’on peut tenir.
prison-refuse-no-cleric = Seul un Clerc soigne.
prison-refuse-no-wounded = Aucun de tes blessés n’est juste à côté.
prison-refuse-end-crowded = Une case porte deux jetons au plus : un personnage indemne, avec un objet ou un ami blessé.
prison-refuse-no-key = Les herses sont pour l’Assassine, ou pour qui porte une clé.
prison-refuse-no-portcullis = Il n’y a pas de herse de ce côté.
prison-refuse-gate-barred = Gorm le Portier est là : cette herse reste comme elle est.
prison-refuse-no-colossus = Seul un Colosse brise les herses.
prison-refuse-no-wand = Pour la boule de feu, il faut un Magicien, bâton en main.
prison-refuse-nobody-in-line = Il n’y a personne à toucher dans cette direction.
prison-refuse-no-banshee = Seule une Banshee crie.
prison-refuse-no-sight = La Banshee ne voit pas ce personnage en ligne droite.
prison-refuse-no-room-behind = Il n’y a pas de case libre derrière pour le repousser.
prison-refuse-tired = Plus de points de mouvement : arrête-toi ici.
prison-refuse-no-side = Il y a quatre directions : nord, est, sud et ouest.
prison-refuse-no-end = De là, le déplacement ne pourrait finir nulle part.
prison-refuse-walled = Un mur, une herse fermée, une meurtrière ou une salle non révélée barre le chemin.
prison-refuse-enemy = Un ennemi indemne barre le chemin.
prison-refuse-pit = Il y a une fosse sur le chemin, et pas de corde.
prison-refuse-end-occupied = On ne s’arrête pas sur la case d’un autre.
prison-refuse-end-pit = On ne s’arrête pas sur une fosse sans corde.
prison-refuse-nothing-here = Il n’y a rien à ramasser ici.
prison-refuse-empty-hands = Il n’y a rien à poser ni à donner.
prison-refuse-no-friend = Il n’y a pas d’ami sur cette case à qui donner.
prison-refuse-handled = Sur chaque case, un seul échange est permis.
prison-refuse-not-to-hide = Ce jeton n’est pas de ceux qu’il te reste à poser.
prison-refuse-no-room = Cette salle n’existe pas.
prison-refuse-room-full =
    { $most ->
        [one] Une salle porte au plus { $most } jeton.
       *[other] Une salle porte au plus { $most } jetons.
    }
prison-refuse-not-free = Le jeton va sur une case sûre et vide de la nouvelle salle.
prison-refuse-step-by-step = Tant que personne n’a joué de 4, une carte ne dépasse la plus haute que d’un : maintenant { $value } au plus.
prison-refuse-no-such-card = On ne peut pas nommer cette carte : +{ $value }. Nommes-en une de +1 à +6.
prison-refuse-named = Le Télépathe a nommé ton +{ $value } : il faut le jouer.

## Ce qui gagne

prison-purpose-five = Premier à cinq points : fais sortir les tiens en face ou abats des ennemis. Toi { $mine } : { $theirs }
prison-purpose-five-watched = Premier à cinq points : faire sortir les siens ou abattre des ennemis. { $mine } : { $theirs }

## Comment cela a fini

prison-over-won = Tu as gagné : le donjon est derrière toi.
prison-over-lost = Tu as perdu : le donjon garde ses prisonniers.
prison-over-late = Soixante tours, et pas cinq points : le donjon garde ses prisonniers.
prison-over-five = Cinq points : le duel est joué.
prison-over-nobody = Un camp n’a plus personne : le duel est joué.
prison-over-turns = Les tours sont épuisés : le plus haut score l’emporte.
prison-over-draw = Égalité : aucun camp n’est devant.

## Ce qui se passe

prison-event-picked = Sur la ligne de départ, { $square } : { $figure }.
prison-event-first =
    { $side ->
        [0] Tirage au sort : Jaune commence.
       *[1] Tirage au sort : Bleu commence.
    }
prison-event-stood =
    { $side ->
        [0] Un jeton jaune est sur la ligne, face cachée.
       *[1] Un jeton bleu est sur la ligne, face cachée.
    }
prison-event-hid = Face cachée sur une salle : { $number }.
prison-event-covered =
    { $side ->
        [0] Un jeton jaune est posé face cachée sur une salle.
       *[1] Un jeton bleu est posé face cachée sur une salle.
    }
prison-event-uncovered = Ceux qui commencent sont retournés.
prison-event-found =
    { $side ->
        [0] Dans la salle : { $number }. Jaune choisit la case.
       *[1] Dans la salle : { $number }. Bleu choisit la case.
    }
prison-event-named =
    { $side ->
        [0] Le Télépathe de Jaune nomme +{ $value }.
       *[1] Le Télépathe de Bleu nomme +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] La carte combat de Jaune est posée face cachée.
       *[1] La carte combat de Bleu est posée face cachée.
    }
prison-event-dealt = Vont dans le sac : { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Jaune joue une carte : { $value } point d’action.
           *[other] Jaune joue une carte : { $value } points d’action.
        }
       *[1] { $value ->
            [one] Bleu joue une carte : { $value } point d’action.
           *[other] Bleu joue une carte : { $value } points d’action.
        }
    }
prison-event-walked = { $figure } marche : { $start } – { $end }.
prison-event-jumped = { $figure } saute : { $start } – { $end }.
prison-event-took = { $figure } prend : { $thing }.
prison-event-dropped = { $figure } pose : { $thing }.
prison-event-gave = { $figure } passe sa charge à { $to }.
prison-event-opened =
    { $by ->
        [-1] Une salle s’ouvre d’elle-même.
       *[other] { $by } révèle une salle.
    }
prison-event-drew = Du sac sort : { $number }.
prison-event-diced = Les dés de téléportation : rangée { $red }, colonne { $white }.
prison-event-placed = { $number } arrive en { $square }.
prison-event-vanished = Double six : { $number } sort du jeu.
prison-event-rotated =
    { $quarters ->
        [1] { $by } tourne une salle d’un quart dans le sens horaire.
        [2] { $by } tourne une salle d’un demi-tour.
       *[3] { $by } tourne une salle d’un quart dans le sens antihoraire.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } contre { $target } : cartes { $cards }, en tout { $totals }. Égalité : il ne se passe rien.
        [0] { $attacker } contre { $target } : cartes { $cards }, en tout { $totals }. Jaune gagne.
        [2] { $attacker } contre { $target } : cartes { $cards }, en tout { $totals }. Le donjon gagne le combat.
       *[1] { $attacker } contre { $target } : cartes { $cards }, en tout { $totals }. Bleu gagne.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } tire à l’arc sur { $target }.
        [spear] { $attacker } frappe de sa lance { $target }. Au combat : { $fighters }.
       *[close] { $attacker } attaque { $target }. Au combat : { $fighters }.
    }
prison-event-wounded = { $figure } reçoit une blessure.
prison-event-died = { $figure } meurt.
prison-event-fell = { $figure } tombe dans une fosse.
prison-event-lost = Perte dans une fosse : { $thing }.
prison-event-broke = { $figure } perce un passage pour de bon.
prison-event-gated =
    { $open ->
        [yes] { $figure } ouvre une herse.
       *[no] { $figure } ferme une herse.
    }
prison-event-healed = { $figure } soigne { $target }.
prison-event-pushed = { $figure } crie et repousse { $target } : { $start } – { $end }.
prison-event-burnt = { $figure } lance la boule de feu : { $target } brûle.
prison-event-left = { $figure } quitte le donjon.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } point pour Jaune ({ $clause }).
           *[other] { $points } points pour Jaune ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } point pour le donjon ({ $clause }).
           *[other] { $points } points pour le donjon ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } point pour Bleu ({ $clause }).
           *[other] { $points } points pour Bleu ({ $clause }).
        }
    }
prison-event-arrived = Un renfort arrive : { $figure }.
prison-event-looked = L’Archimage regarde une salle fermée.
prison-event-turned = Le donjon retourne : { $values }.
prison-event-rowed =
    { $row ->
        [0] Le tour du donjon : il n’y a encore personne.
       *[other] Le tour du donjon, dans cet ordre : { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Le tour de Jaune est fini.
        [2] Le tour du donjon est fini.
       *[1] Le tour de Bleu est fini.
    }
prison-event-over =
    { $winner ->
        [-1] La partie est finie, { $points } : égalité.
        [0] La partie est finie, { $points } : Jaune a gagné.
        [2] La partie est finie, { $points } : le donjon a gagné.
       *[1] La partie est finie, { $points } : Bleu a gagné.
    }
prison-event-activated = { $figure } regarde les buts de sa carte.
prison-event-rested = { $figure } a fini.
prison-event-tied = Un dé choisit entre { $ties } chemins égaux.
prison-event-thought = { $figure } décide : { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Le dé de rotation : un quart, sens horaire.
        [2] Le dé de rotation : deux quarts, sens horaire.
        [3] Le dé de rotation : trois quarts, sens horaire.
        [-1] Le dé de rotation : un quart, sens antihoraire.
        [-2] Le dé de rotation : deux quarts, sens antihoraire.
       *[-3] Le dé de rotation : trois quarts, sens antihoraire.
    }

## Conseils

prison-hint-step = La ligne d’en face se rapproche : environ { $ap } PA au lieu de { $from }.
prison-hint-out = Ce pas mène dehors, et un personnage dehors est un point.
prison-hint-strike = Ce coup n’a pas besoin de carte : il est sûr.
prison-hint-opens = { $who } est alors à environ { $ap } PA de la ligne d’en face au lieu de { $from }.
prison-hint-beside = De là, à portée : { $who }.
prison-hint-fight = Cette carte gagne dans { $wins } % des cas et perd dans { $loses } %.
prison-hint-reveal = Personne ne traverse une salle fermée. Amis qui peuvent attendre dedans : { $hidden }.
prison-hint-turn = Ainsi tournée, la salle mène où tu veux, ou barre la route aux autres.
prison-hint-attack = Avec +{ $value }, tu gagnes { $wins } % du temps et tu perds { $loses } %. Un ennemi blessé vaut un demi-point.
prison-hint-jump = Le saut évite le détour.
prison-hint-heal = { $who } pourra marcher et se battre au prochain tour.
prison-hint-portcullis = Cette herse gêne quelqu’un.
prison-hint-break = Sans cette herse, la voie est libre pour de bon.
prison-hint-fire = Le premier sur cette ligne disparaît, et c’est un point.
prison-hint-scream = Repoussé là-bas, il est moins bien placé.
prison-hint-pass = Rien d’autre n’améliorerait la situation.
prison-hint-pick-up = Cela servira : { $what }.
prison-hint-drop = Il faut les mains libres pour autre chose.
prison-hint-give = L’autre s’en servira mieux.
prison-hint-stop = Une bonne case où s’arrêter.
prison-hint-pick = Un bon choix pour commencer : vitesse { $speed }, force { $strength }.
prison-hint-hide = Dans cette salle, c’est le plus utile pour toi, ou le moins pour l’autre.
prison-hint-put = Sur cette case, c’est le plus utile pour toi, ou le moins pour l’autre.
prison-hint-card = Le meilleur tour en vue demande ce nombre de points d’action.
prison-hint-name = La plus faible d’entre elles t’arrange le mieux.
prison-hint-choose = Là, cela te sert le plus, ou te nuit le moins.

## Les prisonniers et leurs particularités

prison-npc-curious-lissandra = Lissandra la Curieuse
prison-npc-jen = Jen
prison-npc-magpie-nika = Nika la Pie
prison-npc-lockpick-rada = Rada le Crochet
prison-npc-rick-wave = Rick-la-Vague
prison-npc-wailing-marta = Marta la Pleureuse
prison-npc-siren-ulla = Ulla la Sirène
prison-npc-thunder-gleb = Gleb le Tonnerre
prison-npc-father-kind = Père Bonté
prison-npc-father-junk = Père Bric-à-Brac
prison-npc-sister-thimble = Sœur Dé-à-Coudre
prison-npc-brother-lantern = Frère Lanterne
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Gorm le Portier
prison-npc-tinker-al = Al le Rétameur
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Bram à Rebours
prison-npc-serpico = Serpico
prison-npc-slissken = Slissken le Serpent
prison-npc-silent-ashka = Ashka la Silencieuse
prison-npc-stubborn-coil = Spire l’Entêté
prison-npc-weakling-ed = Ed le Gringalet
prison-npc-xant = Xant
prison-npc-foggy-bertram = Bertram le Brumeux
prison-npc-doubting-toma = Toma l’Incrédule
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Odo le Distrait
prison-npc-lady-frost = Dame Givre

prison-trait-alarm-bell = Quand elle révèle sa deuxième salle en une activation, un renfort arrive aussitôt.
prison-trait-lone-knife = Son +2 de combat de groupe vaut aussi quand elle attaque à un contre un.
prison-trait-pickpocket = Les mains vides à la fin d’un déplacement, elle prend à un ennemi indemne à côté d’elle, sans obstacle entre eux, l’objet le plus haut de sa liste.
prison-trait-own-key = Sur le chemin de tout but, elle ouvre les herses pour 1 PA chacune, comme si elle portait une clé.
prison-trait-breaker-push = Si une herse, un mur ou une meurtrière se trouve juste derrière sa cible, sa poussée la brise pour de bon ; la cible passe à travers et est blessée.
prison-trait-shakes-loose = Celui qu’elle repousse laisse tomber ce qu’il porte sur la case qu’il quitte.
prison-trait-pull = Son cri ne repousse pas la cible : il l’attire d’une case, tout droit vers elle.
prison-trait-long-push = Sa poussée envoie la cible tout droit jusqu’à ce qu’un mur, une herse, une meurtrière ou un personnage l’arrête ou qu’une fosse sans corde l’engloutisse.
prison-trait-quick-recovery = La carte du prisonnier qu’il soigne est redressée, et ce prisonnier peut encore être activé cette manche.
prison-trait-picks-on-weak = Il n’attaque qu’un ennemi dont la force propre est inférieure à la sienne, sans compter ceux qui se joindraient au combat.
prison-trait-heal-at-sight = Elle soigne tout ami blessé dans sa ligne de vue, même s’il n’est pas à côté.
prison-trait-alms = Un soin sur trois qu’il donne dans la partie vaut 1 point au donjon.
prison-trait-breaker-points = Une herse sur trois qu’il brise dans la partie vaut 1 point au donjon.
prison-trait-crowd-fury = Dans un combat de groupe, le donjon ajoute 1 pour chaque combattant ennemi après le premier.
prison-trait-long-stride = Il avance de 3 cases pour 1 PA au lieu de 2.
prison-trait-bars-the-gate = Tant qu’il n’est pas blessé, le joueur ne peut ni ouvrir ni fermer une herse au bord de sa case.
prison-trait-gear-lock = Tant qu’il est sur un mécanisme, seuls les Mékanorks, de l’un ou l’autre camp, tournent cette paire de salles, et le but « tourner une salle » des autres prisonniers ignore ses mécanismes.
prison-trait-double-turn = En mode rotation, il lance le dé d’abord pour sa salle puis, s’il reste des PA, une fois encore pour la jumelle, chaque fois dans le sens indiqué.
prison-trait-born-on-gear = Il apparaît sans dés sur le mécanisme de sa salle, ou aux dés si un jeton s’y trouve.
prison-trait-gear-and-reverse = Il apparaît sans dés sur le mécanisme de sa salle, ou aux dés si un jeton s’y trouve, et toute salle qu’il tourne va contre sa flèche.
prison-trait-errands = Tant qu’il porte un blessé, son but 1 est de le remettre à un Clerc ami indemne ; tant qu’il porte le bâton de boule de feu, de le remettre à un Magicien ami indemne.
prison-trait-lays-out-loot = Quand il révèle une salle, les objets vont, sans dés, sur les cases valables qu’il atteint le plus tôt avec ses PA restants ou, s’il n’en atteint aucune, sur les plus proches.
prison-trait-slips-past = Elle peut traverser les ennemis indemnes, mais jamais s’arrêter sur leur case.
prison-trait-acts-wounded = Même blessé, il est activé, avec pour seul but Regroupement 3 et les Clercs en tête de sa liste.
prison-trait-weakest-card = Au corps à corps à un contre un, le joueur doit jouer sa carte combat la plus basse, +0 non compris sauf si c’est la seule.
prison-trait-two-cards = Au corps à corps à un contre un, le donjon retourne deux cartes combat, joue la plus haute et défausse les deux.
prison-trait-blind-card = Au corps à corps à un contre un, la carte combat du joueur est tirée au hasard de sa main.
prison-trait-second-thought = Au corps à corps à un contre un, si la carte du donjon devait perdre, elle est défaussée et la suivante est jouée à sa place, une seule fois.
prison-trait-feared-fire = Un ennemi qu’il tue d’une boule de feu vaut 2 points au donjon au lieu de 1.
prison-trait-any-shield = Tout objet qu’il porte compte aussi pour lui comme un grand bouclier.
prison-trait-wanders = Avant l’examen de ses buts, on lance une fois les dés de téléportation pour sa salle ; s’ils désignent, sans aucun six, une case valable, il y est déplacé.
prison-trait-chill = Un personnage du joueur qui commence un déplacement à côté d’elle, sans obstacle et tant qu’elle n’est pas blessée, a 2 points de mouvement de moins, mais au moins 1.

## Autour du plateau : cartes, combats, score

prison-ui-somebody = quelqu’un
prison-ui-sided =
    { $side ->
        [0] { $name } (jaune)
       *[1] { $name } (bleu)
    }
prison-ui-room = salle { $place }

# La rangée des prisonniers
prison-ui-npcs = Prisonniers dans le donjon
prison-ui-no-npcs = Il n’y a encore aucun prisonnier dans le donjon.
prison-ui-npc = { $name }, { $class } : { $standing }
prison-ui-standing-acting = agit maintenant
prison-ui-standing-next = vient ensuite
prison-ui-standing-upright = agira cette manche
prison-ui-standing-turned = a déjà agi
prison-ui-standing-waiting = attend son tour
prison-ui-next = ensuite
prison-ui-build = Vitesse { $speed }, force { $strength }
prison-ui-stands = En { $square }
prison-ui-is-wounded = Blessure
prison-ui-carries = Porte : { $what }
prison-ui-known = dit par le livret solo
prison-ui-ours = notre reconstitution
prison-ui-card-known = Le livret solo nomme ce prisonnier.
prison-ui-card-ours = Ce prisonnier est de nous.
prison-ui-goals = Buts, depuis le premier
prison-ui-main = but principal
prison-ui-ap = { $ap } PA
prison-ui-classes = Classes, depuis la plus haute
prison-ui-objects = Objets, depuis le plus haut
prison-ui-why = Pourquoi ce choix ?
prison-ui-no-decision = Le déroulement ne montre aucune décision.

# Cartes
prison-ui-hand = Tes cartes
prison-ui-actions = Cartes action
prison-ui-card-now = jouable maintenant
prison-ui-card-later = pas maintenant
prison-ui-card-played = jouée
prison-ui-ap-left =
    { $ap ->
        [one] Encore { $ap } point d’action
       *[other] Encore { $ap } points d’action
    }
prison-ui-jumps =
    { $jumps ->
        [one] Encore { $jumps } saut
       *[other] Encore { $jumps } sauts
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } carte combat
       *[other] { $cards } cartes combat
    }
prison-ui-decks = Cartes combat
prison-ui-own-fights = Ta main
prison-ui-own-spent = Jouées par toi
prison-ui-np-fights = La pioche du donjon
prison-ui-np-spent = Sa défausse
prison-ui-other-fights = La main d’en face
prison-ui-other-spent = Jouées par l’autre camp
prison-ui-icons = La gemme de ton niveau sur une carte amène un renfort. Ton +0 revient en main.
prison-ui-face-action =
    { $value ->
        [one] { $value } action
       *[other] { $value } actions
    }
prison-ui-face-jump = Saut
prison-ui-face-fight = Carte combat +{ $value }
prison-ui-face-np = Sa carte combat +{ $value }
prison-ui-calls = amène un renfort au niveau { $level }
prison-ui-eye = l’œil ouvre une salle

# Un combat
prison-ui-fight-close = { $attacker } attaque { $target }
prison-ui-fight-bow = { $attacker } tire sur { $target }
prison-ui-fight-spear = { $attacker } frappe de sa lance { $target }
# $side : 0 est jaune, 1 bleu, 2 le donjon du jeu en solo.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Jaune attaque
           *[defence] Jaune se défend
        }
        [1] { $role ->
            [attack] Bleu attaque
           *[defence] Bleu se défend
        }
       *[2] { $role ->
            [attack] Le donjon attaque
           *[defence] Le donjon se défend
        }
    }
prison-ui-brings = Force { $strength }, bonus { $bonus }
prison-ui-total = Somme : { $total }
prison-ui-choose-card = Choisis ta carte combat
prison-ui-pick-theirs = Ton Télépathe voit trois cartes : laquelle doit être jouée ?
prison-ui-name-theirs = Ton Télépathe nomme la carte que l’autre doit jouer
prison-ui-named = Le Télépathe nomme +{ $value } : qui l’a la joue.
prison-ui-wait-card = Ta carte est posée face cachée. L’autre camp choisit.
prison-ui-cards-turn = On retourne les cartes…
prison-ui-fight-result =
    { $winner ->
        [-1] Égalité : il ne se passe rien
        [0] Jaune gagne le combat
        [1] Bleu gagne le combat
       *[2] Le donjon gagne le combat
    }
prison-ui-fold = Voir le plateau
prison-ui-unfold = Retour au combat

# Où l’on en est
prison-ui-points = { $points } points sur { $most }
prison-ui-turn = Tour { $turn } sur { $most }
prison-ui-level = Donjon : { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] { $cards } renfort peut encore venir
       *[other] { $cards } renforts peuvent encore venir
    }
prison-ui-sight-on = L’Archimage observe
prison-ui-sight-off = Sans le Regard de l’Archimage
prison-ui-closed-rooms =
    { $rooms ->
        [0] Toutes les salles sont ouvertes
        [one] { $rooms } salle est fermée
       *[other] { $rooms } salles sont fermées
    }
prison-ui-is-closed = fermée
prison-ui-is-open = ouverte
prison-ui-bag = Dans le sac
prison-ui-bag-empty = Le sac est vide.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = C’était dur : essaie un donjon plus facile.
prison-ui-advice-higher = C’était facile : essaie un donjon plus difficile.
prison-ui-advice-same = La prochaine fois, reste à ce niveau.

## Pourquoi un prisonnier agit ainsi

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal } : { $needed } PA requis, il en a { $ap } → oui
prison-trace-dear = { $rank }. { $goal } : { $needed } PA requis, il en a { $ap } → non
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal } : aucune salle n’est fermée → passé
        [break] { $rank }. { $goal } : il ne reste aucune herse → passé
        [open] { $rank }. { $goal } : aucune herse n’est fermée → passé
        [heal] { $rank }. { $goal } : aucun ami n’est blessé → passé
        [combat] { $rank }. { $goal } : aucun ennemi n’est là → passé
        [push] { $rank }. { $goal } : aucun ennemi n’est là → passé
        [rotate] { $rank }. { $goal } : aucun mécanisme n’est là → passé
        [regroup] { $rank }. { $goal } : aucun ami n’est là → passé
       *[take] { $rank }. { $goal } : rien de convoité n’est là → passé
    }
prison-trace-no-way = { $rank }. { $goal } : aucun chemin n’y mène, avec { $ap } PA → non
prison-trace-beside = { $rank }. { $goal } : déjà à côté d’un ami de cette classe → non
prison-trace-load = { $rank }. { $goal } : rien de mieux que ce qui est porté → non
prison-trace-hurt = { $rank }. { $goal } : blessure de ce tour, pas de nouvelle attaque → non
prison-trace-strong = { $rank }. { $goal } : personne de plus faible → non
prison-trace-locked = { $rank }. { $goal } : ce mécanisme est bloqué → non
prison-trace-again = Un objet est pris : tout depuis le début, avec { $ap } PA restants.
prison-trace-on = Le même but continue, { $goal } : encore { $ap } PA.
prison-trace-goal = Donc : { $goal }, pour { $needed } PA sur { $ap }.
prison-trace-near = Hors d’atteinte : au plus près de { $goal }, pour { $needed } PA sur { $ap }.
prison-trace-to-go = Reste à faire : avant { $before } PA, { $from } cases ; après { $after } PA, { $to } cases.
prison-trace-straight = Reste à faire en rangées et colonnes : avant { $from }, après { $to }.
prison-trace-as-if-b = Compté comme si personne n’était là.
prison-trace-as-if-c = Compté comme si personne n’était là et que les herses étaient ouvertes.
prison-trace-as-if-d = Compté comme si personne n’était là et que salles fermées, herses et meurtrières étaient ouvertes.
prison-trace-others = Aussi à portée : { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } pour { $needed } PA
       *[other] { $about }, numéro { $rank } de la liste, pour { $needed } PA
    }
prison-trace-rest = Plus rien à faire.
prison-trace-by-list =
    { $rank ->
        [0] Un Clerc passe avant tous : le plus haut à portée.
       *[other] Numéro { $rank } de la liste : le plus haut à portée.
    }
prison-trace-by-ap = Le chemin qui coûte le moins de PA.
prison-trace-by-squares = PA égaux : le chemin qui a le moins de cases.
prison-trace-by-die =
    { $ties ->
        [2] Deux chemins égaux : le dé décide.
       *[other] { $ties } chemins égaux : le dé décide.
    }

## Sur le plateau

prison-board-map = Le donjon
prison-board-deeds = Ce que ce personnage peut faire
prison-board-you = Toi
prison-board-dungeon = Donjon
prison-board-points = { $name } : { $points } points sur { $most }

# Deux lettres pour l’insigne d’un personnage.
prison-board-mark-backstabber = As
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Cl
prison-board-mark-colossus = Co
prison-board-mark-mekanork = Mé
prison-board-mark-naga = Na
prison-board-mark-telepath = Té
prison-board-mark-wizard = Ma

prison-board-power-backstabber = Ouvre et ferme les herses ; +2 en combat de groupe avec un ami.
prison-board-power-banshee = Son cri repousse d’une case quiconque est en vue.
prison-board-power-cleric = Soigne un ami blessé à côté.
prison-board-power-colossus = Brise les herses pour de bon.
prison-board-power-mekanork = Sur un mécanisme, tourne l’une ou l’autre salle de la paire dans les deux sens.
prison-board-power-naga = Passe par les meurtrières.
prison-board-power-telepath = À un contre un, dit quelle carte joue l’ennemi.
prison-board-power-wizard = Flotte au-dessus des fosses et des ennemis ; lui seul se sert du bâton.

prison-board-starters =
    { $left ->
        [one] Choisis encore { $left } personnage pour la ligne
       *[other] Choisis { $left } personnages pour la ligne
    }
prison-board-suggest = Un bon départ : { $who }.
prison-board-take =
    { $count ->
        [one] Prendre celui-ci
       *[other] Prendre ces { $count }
    }
prison-board-lay = Jetons à poser face cachée

# Les cases pour qui écoute : ce qui s’y trouve.
prison-board-of-yellow = { $name }, jaune
prison-board-of-blue = { $name }, bleu
prison-board-of-dungeon = { $name }, prisonnier
prison-board-wounded = blessure
prison-board-line-yellow = ligne jaune
prison-board-line-blue = ligne bleue
prison-board-closed = salle fermée
prison-board-closed-room = Salle fermée { $place }
prison-board-pit = fosse
prison-board-gear = mécanisme
prison-board-gate-shut = herse fermée
prison-board-gate-open = herse ouverte
prison-board-gate-broken = herse brisée
prison-board-walk-here =
    { $ap ->
        [0] Marcher ici.
        [one] Marcher ici pour { $ap } point d’action.
       *[other] Marcher ici pour { $ap } points d’action.
    }
prison-board-do-move = Marcher.
prison-board-do-reveal = Révéler cette salle.
prison-board-do-hide = Poser le jeton ici, face cachée.
prison-board-do-turn = Tourner cette salle.
prison-board-do-attack = Attaquer.
prison-board-do-jump = Sauter ici.
prison-board-do-heal = Soigner.
prison-board-do-gate = Ouvrir ou fermer la herse.
prison-board-do-break = Briser la herse.
prison-board-do-fire = Brûler avec le bâton.
prison-board-do-scream = Repousser d’un cri.
prison-board-turn-clockwise = Tourner la salle { $room } dans le sens horaire
prison-board-turn-counter = Tourner la salle { $room } dans le sens antihoraire

prison-board-verb-move = Marcher
prison-board-verb-reveal = Révéler une salle
prison-board-verb-turn = Tourner une salle
prison-board-verb-attack = Attaquer
prison-board-verb-jump = Sauter
prison-board-verb-heal = Soigner
prison-board-verb-gate = Herse
prison-board-verb-break = Briser
prison-board-verb-fire = Feu
prison-board-verb-scream = Crier
prison-board-pick-up = Ramasser
prison-board-pick-up-wounded = Ramasser le blessé
prison-board-drop = Poser : { $what }
prison-board-give = Échanger avec : { $to }
prison-board-stop = S’arrêter ici
prison-board-pass = Finir le tour
prison-board-hurry = Avance rapide

prison-board-first = Révèle l’une des deux salles devant ta ligne : choisis-la.
prison-board-select = Choisis l’un de tes personnages, ou finis le tour.
prison-board-selected = { $name } : choisis où aller ou qui frapper, ou une action.
prison-board-where = { $deed } : choisis ce qui brille.
prison-board-moving =
    { $points ->
        [0] { $name } ne peut aller plus loin : arrête-toi ici.
        [one] { $name } marche : encore { $points } case.
       *[other] { $name } marche : encore { $points } cases.
    }
prison-board-choose = Un six ! Tu choisis la case pour : { $name }.
prison-board-put = Choisis la case pour : { $name }.
prison-board-hide = Choisis un jeton, puis choisis une salle fermée.
prison-board-no-way = Aucun chemin n’y mène avec tes points d’action.
prison-board-dice = Dés : rangée { $red }, colonne { $white }
prison-board-spin = Dé de rotation : { $quarters }

prison-key-drop = En chemin : poser
prison-key-give = En chemin : échanger

## Figures

prison-figure-wall = Les murs arrêtent tout le monde.
prison-figure-bars = Une herse fermée aussi.
prison-figure-slit = Personne ne passe par une meurtrière.
prison-figure-naga-slit = Mais la Naga, oui.
prison-figure-open-bars = L’Assassine ouvre et ferme les herses.
prison-figure-break-bars = Le Colosse les brise pour de bon.
prison-figure-jump-pit = Un saut va deux cases tout droit, même par-dessus une fosse.
prison-figure-jump-corner = Ou en tournant le coin.
prison-figure-jump-wall = Pas à travers un mur.
prison-figure-pit = Sans corde, on ne marche pas sur une fosse.
prison-figure-turn = Depuis son mécanisme, la salle tourne d’un quart, dans le sens de la flèche.
prison-figure-turn-back = Seul le Mékanork la tourne contre la flèche.
prison-figure-sight = Rien entre eux en ligne droite : il est en vue.
prison-figure-no-sight = Une herse fermée coupe la vue.
prison-figure-slit-shot = De la case à côté de la meurtrière, on voit et on tire.
prison-figure-reveal = Qui se tient près d’une salle fermée peut l’ouvrir.
prison-figure-no-reveal = Pas avec un mur entre les deux.
prison-figure-ed-fights = Les premiers buts d’Ed échouent ; il atteint le Clerc et se bat.
prison-figure-ed-walks = Aucun but ne tient en cinq points : il marche vers la sortie.
prison-figure-ed-bars = Enfermé, il va le plus près possible : à la herse.
prison-figure-hur-ban = Hur-Ban combat le premier de sa liste, puis le suivant, et continue.
prison-figure-lissandra = Lissandra ouvre la salle la plus proche, prend l’arc, puis ouvre la suivante.
prison-figure-teleport = Ce qui arrive dans la salle va sur la case que disent deux dés.
prison-figure-al = Al rejoint le premier ami de sa liste et prend la lance en chemin.
prison-figure-serpico = Serpico porte Xant blessé au Clerc, prend le bâton et sort.
prison-figure-artos = Artos brise deux herses et va vers la troisième.
prison-figure-ley-vite = Un point jusqu’au mécanisme ; le dé dit trois, il tourne avec les deux qui restent.
prison-figure-maldon = Maldon passe à travers Serpico et prend le bâton : il le place plus haut.
prison-figure-set-up = Huit salles fermées, quatre de long et deux de large, entre les lignes.

## Problèmes

prison-puzzle-points = Porte ton score à { $points } avec les points d’action restants, quelle que soit la carte.
prison-puzzle-points-missed = Le tour est fini. Tes points : { $scored } sur { $points }
prison-puzzle-safe = Survis au tour du donjon : aucun des tiens n’est touché, et il ne marque pas.
prison-puzzle-safe-missed = Le donjon a frappé. Tes blessés : { $hurt }, ses points : { $theirs }

## La fin, en détail

prison-account-out = Dehors : { $name }
prison-account-struck = Abattu : { $name }
prison-account-fell = Dans une fosse : { $name }
prison-account-their-out = Le donjon : { $name } dehors
prison-account-their-struck = Le donjon : perte de { $name }
prison-account-their-fell = Le donjon : dans la fosse, { $name }
prison-account-their-trait = Le donjon : { $name }, par son trait

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = bagarreur
prison-bot-brawler-hint = Préfère se battre que faire un détour.
prison-bot-explorer = explorateur
prison-bot-explorer-hint = Ouvre et tourne plus de salles que les autres.
