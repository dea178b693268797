# The lessons of Prison.

prison-lesson-else = C’est possible aussi. Mais regarde ce qui brille : c’est de cela qu’il s’agit ici.
prison-lesson-pass = Il te reste des points d’action, et ce qui reste est perdu. Utilise-les d’abord.
prison-lesson-stop = Pas encore : il reste des cases. Va jusqu’au bout des pointillés.
prison-lesson-way = Cela mène ailleurs. Suis les pointillés.

## The guided game

prison-lesson-first = Ta première partie
prison-lesson-first-theme = L’Archimage te retient dans un donjon de huit salles. Mène les tiens à la ligne de l’autre bout.
prison-lesson-first-aim = Il faut cinq points pour gagner. Chacun des tiens qui sort vaut un point, chaque ennemi abattu aussi.
prison-lesson-first-naga = Quatre de tes huit commencent, les autres sont dans le sac. Les rapides sont bons : prends la Naga, elle fait six cases.
prison-lesson-first-wizard = Maintenant le Magicien. Il flotte au-dessus des fosses et des ennemis.
prison-lesson-first-backstabber = Prends l’Assassine. Elle ouvre les herses, ces portes à barreaux.
prison-lesson-first-cleric = Et le Clerc : il soigne les blessés.
prison-lesson-first-in-turn = Bon choix ! Mais chacun son tour : d’abord le personnage qui brille.
prison-lesson-first-scream = Son cri repousse les ennemis, mais il n’y en a pas encore. Commence par le personnage qui brille.
prison-lesson-first-slow = Trop lent pour le début : on le retrouvera dans une salle. Prends le personnage qui brille.
prison-lesson-first-short = Pour que la partie soit courte, six salles sont ouvertes et tu as déjà trois points.
prison-lesson-first-card = À chaque tour tu joues une carte : son chiffre donne tes points d’action. La première fois, c’est dans l’ordre : joue le 2.
prison-lesson-first-open = La toute première action : ouvrir une salle devant ta ligne, pour 1 point. Ouvre celle qui brille.
prison-lesson-first-open-else = Celle-là irait aussi. Cette fois, ouvre la salle qui brille, devant ta Naga.
prison-lesson-first-tokens = Trois jetons sont sortis du sac, et des dés ont dit où : ton Colosse et deux prisonniers, qui jouent pour le donjon.
prison-lesson-first-attack = Encore un point. Ton Colosse est à côté de Jen, une prisonnière : attaque-la.
prison-lesson-first-attack-walk = Marcher coûterait ton dernier point, et Jen frapperait. Attaque-la avec le Colosse.
prison-lesson-first-attack-open = Une nouvelle salle amène de nouveaux prisonniers. Fais d’abord ce qui est montré.
prison-lesson-first-fight = Tu as force 5 et une carte ; Jen a 2 et une carte inconnue. Joue +4 : tu gagnes à coup sûr.
prison-lesson-first-fight-much = Cela gagne aussi, mais la carte est perdue pour toute la partie. +4 suffit : 9 contre 8 au plus.
prison-lesson-first-fight-little = C’est peut-être trop peu : Jen peut avoir 2 + 6 = 8. Avec +4, tu as 9.
prison-lesson-first-wounded = Jen a perdu, elle est blessée : elle ne fait plus rien. Si elle perd encore, elle est abattue.
prison-lesson-first-prisoner = Puis Ed, l’autre prisonnier, a fait le premier but de sa carte qu’il pouvait : sortir par ta ligne. Un point pour le donjon !
prison-lesson-first-three = À toi de nouveau. Joue le 3.
prison-lesson-first-again = Une blessée a force 0. Attaque encore Jen.
prison-lesson-first-again-stay = Si le Colosse s’éloigne, il ne l’atteint plus. Attaque : elle est juste à côté de lui.
prison-lesson-first-again-walk = On marchera bientôt. D’abord le Colosse : Jen est un point à portée de main.
prison-lesson-first-sure = Joue +2 : 5 + 2 = 7, et une blessée a 6 au plus.
prison-lesson-first-sure-little = Ce serait peut-être une égalité, ou pire : ils ont une carte +6. +2 est sûr.
prison-lesson-first-sure-much = Cela gagne, mais c’est du gâchis : +2 suffit, et ce qu’on joue est perdu.
prison-lesson-first-walk = Abattue : un point ! Choisis la Naga, puis le bout des pointillés. Elle passe même par les meurtrières.
prison-lesson-first-walk-naga = Les autres mettraient bien plus de tours. La Naga est la plus rapide : marche avec elle.
prison-lesson-first-on = Encore : six cases pour 1 point.
prison-lesson-first-four = Tes points sont dépensés, le tour est fini. Il n’y a plus de prisonnier : joue le 4.
prison-lesson-first-far = Murs, meurtrières, salles fermées et herses baissées arrêtent les autres, mais ici la Naga passe. Continue !
prison-lesson-first-out = Plus que quatre cases jusqu’à la ligne d’en face. Qui y entre est sorti.
prison-lesson-first-won = C’est le cinquième point : tu as gagné !
prison-lesson-first-lost = Tu perds si le donjon a cinq points avant toi, si tu n’as plus personne, ou après soixante tours.
prison-lesson-first-tip = Un conseil : laisse courir les rapides et combattre les forts. Chaque prisonnier sur ton chemin peut être un point.

## Rooms that turn

prison-lesson-rooms = Des salles qui tournent
prison-lesson-rooms-aim = La ligne d’en face est proche, mais des murs barrent le Colosse. Or les salles peuvent tourner !
prison-lesson-rooms-gear = Chaque salle a un mécanisme. Mène le Colosse sur celui-ci : deux cases.
prison-lesson-rooms-colossus = Le Magicien est loin de tout mécanisme. Déplace le Colosse.
prison-lesson-rooms-jump = Un saut coûte une carte, et tu en as peu. Ici, on s’en passe.
prison-lesson-rooms-turn = D’un mécanisme, tu tournes la salle d’un quart, dans le sens de sa flèche, avec tout ce qu’elle contient. Tourne-la !
prison-lesson-rooms-twin-too = C’est la jumelle de cette salle ; on peut aussi la tourner d’ici. Mais tourne maintenant celle où tu es.
prison-lesson-rooms-first-turn = À pied, le détour est long. Reste sur le mécanisme et tourne la salle.
prison-lesson-rooms-out = Le Colosse a tourné avec la salle, et plus rien n’est devant lui. Sors !
prison-lesson-rooms-enough = Elle est bien placée : deux cases libres jusqu’à la ligne. Sors avec le Colosse.
prison-lesson-rooms-done = Dehors, et un point pour toi.
prison-lesson-rooms-twin = Deux salles du même numéro sont jumelles : un mécanisme tourne les deux. Le Mékanork dans les deux sens, les autres selon la flèche.
prison-lesson-rooms-tip = Un conseil : tourner une salle peut ouvrir ton chemin et fermer celui des prisonniers.

## Fights

prison-lesson-fights = Les combats
prison-lesson-fights-strong = Mangdu est un Colosse de force 5. Seul, personne ici ne le bat ; ensemble, si.
prison-lesson-fights-beside = Qui est à côté d’un ennemi combat aussi. Amène le Clerc de l’autre côté.
prison-lesson-fights-stay = L’Assassine est bien placée. C’est au Clerc de marcher.
prison-lesson-fights-alone = Seule, elle a 2 contre 5. Amène d’abord le Clerc, puis attaque.
prison-lesson-fights-walk-else = Mangdu ne bouge pas, et le Clerc est loin. Marche avec le Clerc.
prison-lesson-fights-attack = Attaque-le ! Assassine 2, Clerc 2, et 2 de plus car elle combat avec un ami : 6 en tout.
prison-lesson-fights-attack-else = Qui s’en va ne combat plus, et l’autre reste seul. Reste, et attaque Mangdu.
prison-lesson-fights-card = Tu choisis ta carte, puis la leur est retournée. Essaie +3 : 6 + 3 = 9.
prison-lesson-fights-card-much = Ces cartes sont rares. Essaie d’abord si +3 suffit.
prison-lesson-fights-card-little = Ainsi tu aurais 8 au plus, et il a 5 et une carte. Prends +3.
prison-lesson-fights-tie = 9 contre 9, égalité : rien ne se passe, mais les deux cartes sont perdues. Attaque encore.
prison-lesson-fights-five = Maintenant +5 : cela fait 11. Il a 5 + 6 = 11 au plus, tu ne peux pas perdre.
prison-lesson-fights-six = +6 gagne à coup sûr, mais avec +5 tu ne peux pas perdre non plus. Garde le +6.
prison-lesson-fights-five-else = Il peut retourner +6 et avoir 11. Avec +5, tu en as autant.
prison-lesson-fights-wounded = Tous les perdants sont blessés. Ce tour-ci, on ne peut plus l’attaquer ; le prochain combat perdu l’abat.
prison-lesson-fights-mark = Leur +1 porte le signe de ton niveau : un renfort est venu, dans une salle ouverte. Aux niveaux durs, plus de cartes en appellent.
prison-lesson-fights-tip = Un conseil : ton +0 revient toujours en main. Joue-le quand le combat ne vaut pas une carte.

## Things and the wounded

prison-lesson-things = Objets et blessés
prison-lesson-things-aim = Ton Mékanork est blessé dans une cellule, derrière des barreaux et des fosses. Le Clerc peut l’aider.
prison-lesson-things-key = Va sur la clé et ramasse-la : en marchant, c’est gratuit. Chacun porte un objet. Puis arrête-toi là.
prison-lesson-things-onto = La clé est sur la case voisine. Vas-y, ramasse-la et arrête-toi.
prison-lesson-things-key-first = Sans la clé, tu n’ouvres pas la herse. Va dessus et ramasse-la.
prison-lesson-things-keep = Garde la clé : il la faut pour la herse.
prison-lesson-things-jump = Qui s’arrête sur une fosse y meurt. Une carte saut fait franchir deux cases : saute par-dessus la fosse, dans la cellule.
prison-lesson-things-over = On peut aussi sauter là. Mais ton ami est derrière la fosse : saute dans la cellule.
prison-lesson-things-on-foot = À pied, on n’entre pas dans la cellule : fosses et barreaux gênent. Saute par-dessus la fosse.
prison-lesson-things-heal = Pour 1 point, un Clerc soigne un ami blessé à côté de lui. Soigne le Mékanork.
prison-lesson-things-bars-next = La herse vient après. Aide d’abord celui qui est à terre.
prison-lesson-things-heal-else = S’il s’en va, le Mékanork reste blessé. Soigne-le : il est juste à côté.
prison-lesson-things-bars = Qui porte la clé ouvre ou ferme une herse à côté de lui, pour 1 point. Ouvre-la !
prison-lesson-things-bars-else = Le Mékanork resterait derrière les barreaux. Ouvre la herse avec la clé.
prison-lesson-things-healed = La sortie est libre. Qui vient d’être soigné ne fait plus rien ce tour-ci, mais pourra marcher ensuite.
prison-lesson-things-others = L’Assassine n’a pas besoin de clé, et le Colosse brise les herses pour toujours. Avec une corde, on franchit une fosse.
prison-lesson-things-tip = Un conseil : trois sauts par partie, garde-les pour gagner du chemin. Un ami blessé peut aussi être porté.

## What prisoners do

prison-lesson-prisoners = Ce que font les prisonniers
prison-lesson-prisoners-goals = Sœur Dé-à-Coudre est prisonnière. Sa carte, là-haut, a six buts : à chaque tour, elle fait le premier qu’elle peut atteindre.
prison-lesson-prisoners-exit = Personne à soigner, rien à ouvrir, pas d’ami : elle veut sortir par ta ligne. Il lui faut 1 point d’action, elle en a 4.
prison-lesson-prisoners-bar = Elle ne passe pas un ennemi indemne. Barre le seul chemin avec le Colosse : deux cases le long de ta ligne.
prison-lesson-prisoners-then-out = Alors elle sort, et le donjon a quatre points. Barre-lui le chemin avec le Colosse.
prison-lesson-prisoners-bar-else = Cela ne l’arrête pas. Mets le Colosse au bout des pointillés.
prison-lesson-prisoners-fight = La sortie est barrée, elle essaie les buts suivants : un combat ! Toi 5, elle 2 : joue +4, c’est sûr.
prison-lesson-prisoners-fight-else = Elle peut avoir 2 + 6 = 8. Seul +4 fait mieux : 5 + 4 = 9.
prison-lesson-prisoners-card = Elle est blessée et ne fera rien. À toi : joue la carte que tu veux.
prison-lesson-prisoners-strike = Abats-la : attaque.
prison-lesson-prisoners-strike-else = Elle est juste devant le Colosse et vaut un point. Attaque-la.
prison-lesson-prisoners-sure = +2 suffit : 7 contre 6 au plus.
prison-lesson-prisoners-won = Le cinquième point : gagné !
prison-lesson-prisoners-main = Un prisonnier qui ne peut atteindre aucun but s’approche de son but principal, le violet. Entre chemins égaux, un dé décide.
prison-lesson-prisoners-tip = Un conseil : regarde leurs cartes avant de finir ton tour. Tu sauras ce que chacun va faire.
