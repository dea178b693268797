# Les leçons de Gratte-ciel. Une idée par étape, deux phrases courtes au plus, pour dix ans.

## Des réponses qui vont à plusieurs endroits

skyscraper-lesson-take = D’abord la carte éclairée : prends celle-là.
skyscraper-lesson-hold = Garde cette carte en main : c’est elle qu’on pose maintenant.
skyscraper-lesson-place = Elle pourrait aussi aller là. Cette fois, pose-la sur la place éclairée.
skyscraper-lesson-turn = La place est bonne, mais ainsi moins de poutres se rencontrent. Appuie sur « Tourner » jusqu’au plus grand nombre.
skyscraper-lesson-go = Pas maintenant. Amène ton ouvrier sur la place éclairée.

## La partie guidée

skyscraper-lesson-first = Ta première partie
skyscraper-lesson-first-theme = Deux équipes bâtissent un même gratte-ciel en cartes, et y grimpent. L’une d’elles est la tienne.
skyscraper-lesson-first-goal = Le plus de points gagne. Les poutres qui se rencontrent en donnent ; à la fin, la dernière carte et l’étage le plus haut aussi.
skyscraper-lesson-first-turn = Un tour, c’est trois actions : envoyer un ouvrier, poser une carte ou déplacer un ouvrier. Les casques les comptent.
skyscraper-lesson-first-send = Sans ouvrier sur le chantier, on ne bâtit pas. Envoies-en un sur la place éclairée : il y touche deux murs.
skyscraper-lesson-first-send-else = De là, il atteindrait moins de cartes. Envoie-le sur la place éclairée, dans le coin.
skyscraper-lesson-first-card = Les barres grises sont des poutres. Un ouvrier vu d’en haut ou d’en bas : la carte se pose à plat. Prends-la.
skyscraper-lesson-first-set = Appuie sur la place éclairée : on y voit comment la carte serait posée. Puis appuie sur « Poser ».
skyscraper-lesson-first-points = Cinq paires de poutres se rencontrent : 5 points. L’ouvrier sur la carte en donne 1 de plus.
skyscraper-lesson-first-climb = Il reste une action : monte ton ouvrier d’un étage. Appuie sur lui, puis sur la place éclairée.
skyscraper-lesson-first-theirs = L’autre équipe a envoyé deux ouvriers, et l’un est en haut près du tien. C’est de nouveau ton tour.
skyscraper-lesson-first-wall = Sur cette carte, on voit l’ouvrier de côté : elle se dresse. Prends-la.
skyscraper-lesson-first-high = Pose-la sur l’étage. Elle sera plus haute que toutes les autres, alors tout ton tour compte double !
skyscraper-lesson-first-roof = L’étage suivant va sur le mur. Prends cette carte et pose-la.
skyscraper-lesson-first-up = Maintenant ton ouvrier monte encore, à l’étage 2.
skyscraper-lesson-first-them = Ils ont bâti un mur. Mais ton ouvrier est toujours le plus haut.
skyscraper-lesson-first-last = Il te reste une carte. Qui pose sa dernière carte finit la partie aussitôt : prends-la.
skyscraper-lesson-first-any = Elle est simple : debout ou à plat, comme tu veux. Choisis la place toi-même : « Poser » dit combien de points elle donne.
skyscraper-lesson-first-over = Ta dernière carte donne 5 points. L’autre équipe en perd 1 par carte qui lui reste.
skyscraper-lesson-first-top = Et 5 de plus, car tu as le plus d’ouvriers à l’étage le plus haut. Tu gagnes !
skyscraper-lesson-first-real = Dans une vraie partie à deux, chacun a 15 cartes, et personne ne voit celles des autres.
skyscraper-lesson-first-tip = Un conseil : avant de poser ta dernière carte, regarde qui est le plus haut.

## Ce qui se joint

skyscraper-lesson-joints = Ce qui se joint
skyscraper-lesson-joints-line = Les cartes se joignent à angle droit. Un bord entier de l’une est sur un bord ou sur la ligne du milieu de l’autre.
skyscraper-lesson-joints-near = Une nouvelle carte se joint à celle où se tient ton ouvrier, ou à une voisine. Ici, c’est ce mur.
skyscraper-lesson-joints-pale = Cette carte est pâle : pour l’instant, elle ne va nulle part près de ton ouvrier.
skyscraper-lesson-joints-flat = Prends la carte à plat. Elle peut dépasser du haut du mur : pose-la là.
skyscraper-lesson-joints-ground = Seuls la fondation et tes deux appuis peuvent toucher le sol. Prends l’appui debout.
skyscraper-lesson-joints-under = Pose-le sous la carte qui dépasse. Il la soutient, et ses poutres aussi donnent des points.
skyscraper-lesson-joints-upright = Maintenant la carte pâle a une place : debout, flèche en haut. Prends-la et pose-la où tu veux.
skyscraper-lesson-joints-never = Une carte ne peut pas seulement pendre, ni dépasser au point qu’un joint casse. Ces places-là ne s’éclairent pas.
skyscraper-lesson-joints-tip = Un conseil : cherche où les poutres de ta carte en prolongent d’autres. Une au moins doit en rencontrer une autre.

## Les points

skyscraper-lesson-points = Les points des poutres
skyscraper-lesson-points-pair = Un point pour deux poutres qui se rencontrent : toutes deux le long du joint, ou toutes deux au même point du joint.
skyscraper-lesson-points-take = Prends cette carte.
skyscraper-lesson-points-two = Appuie sur la place éclairée. « Tourner » montre ce qu’elle donnerait sinon ; puis pose-la pour qu’elle donne 2.
skyscraper-lesson-points-worker = La carte suivante montre un ouvrier : 1 point de plus. Prends-la.
skyscraper-lesson-points-double = Elle sera la plus haute de toutes. Alors tous les points de ce tour comptent double, même ceux d’avant : pose-la.
skyscraper-lesson-points-third = La troisième carte comptera double aussi. Prends-la, et pose-la là où beaucoup de poutres se rencontrent.
skyscraper-lesson-points-all = Les trois cartes ont compté double. Peu importe laquelle était la plus haute.
skyscraper-lesson-points-tip = Un conseil : bâtis vers le haut dans un tour où tu poses trois cartes.

## Étages et ouvriers

skyscraper-lesson-climb = Étages et ouvriers
skyscraper-lesson-climb-floor = Le sol est l’étage 0. Les cartes à plat d’une même hauteur font un étage : voici l’étage 1, et au-dessus l’étage 2.
skyscraper-lesson-climb-up = Une action fait monter ou descendre un ouvrier d’un étage, le long d’un mur. Appuie sur le tien, puis sur la place éclairée.
skyscraper-lesson-climb-free = Sur sa carte, un ouvrier bouge sans dépenser d’action : ces places sont bleues. Essaie.
skyscraper-lesson-climb-top = Un étage de plus, c’est une action de plus : monte à l’étage 2.
skyscraper-lesson-climb-room = Un ouvrier de l’autre équipe est encore dans la pièce en dessous. Un seul côté est ouvert.
skyscraper-lesson-climb-take = Ferme-le ! Prends cette carte.
skyscraper-lesson-climb-shut = Pose-la du côté ouvert.
skyscraper-lesson-climb-lost = Enfermé de tous côtés, l’ouvrier est perdu : il ne bouge plus, ne bâtit plus et ne compte pas à la fin.
skyscraper-lesson-climb-warn = Avant que tu enfermes un de tes ouvriers, l’écran te prévient.
skyscraper-lesson-climb-tip = Un conseil : quitte une pièce tant qu’elle a une sortie.

## La main sûre

skyscraper-lesson-falls = La main sûre
skyscraper-lesson-falls-real = Jusqu’ici tes mains étaient calmes. Avec des mains indulgentes ou vraies, la pesanteur est vraie : ce qui tremble peut tomber.
skyscraper-lesson-falls-take = Prends cette carte.
skyscraper-lesson-falls-set = Glisse-la lentement vers la place éclairée. Ou appuie sur la place et « Poser », et arrête l’aiguille deux fois au milieu.
skyscraper-lesson-falls-fell = La main de l’autre équipe a tremblé, et ton ouvrier est tombé. Cela lui coûte 5 points : qui joue paie.
skyscraper-lesson-falls-back = Tu peux remettre ton ouvrier à n’importe quel étage. Mets-le sur la place éclairée.
skyscraper-lesson-falls-back-else = Tu le peux. Mais là-haut il est tout de suite au travail : mets-le sur la place éclairée.
skyscraper-lesson-falls-off = Puis une carte s’est détachée. Son joueur l’a reprise, et cela a encore coûté 5 points.
skyscraper-lesson-falls-ground = Si une carte tombe au sol, ou se détache avec des mains vraies, tout est fini : celui dont c’est le tour a perdu.
skyscraper-lesson-falls-hold = Ton autre main peut tenir une carte qui est en place. Prends cette carte pour voir comment.
skyscraper-lesson-falls-again = Appuie sur la place éclairée, puis sur « Tenir une carte » si tu veux. Puis pose-la.
skyscraper-lesson-falls-stood = Tout tient. Un ouvrier à toi que tu fais tomber coûte aussi 5 points.
skyscraper-lesson-falls-tip = Un conseil : va lentement, et tiens la carte qui doit porter la nouvelle.

## La dernière carte

skyscraper-lesson-end = La dernière carte
skyscraper-lesson-end-last = Ta dernière carte finirait la partie aussitôt : 5 points pour toi. Les autres ont quatre cartes : 4 points de moins pour eux.
skyscraper-lesson-end-five = 5 points de plus vont à qui a le plus d’ouvriers à l’étage le plus haut. Là, vous êtes à égalité.
skyscraper-lesson-end-equal = Alors l’étage en dessous décide. Ils y ont un ouvrier, et toi aucun.
skyscraper-lesson-end-one = Ne la pose donc pas encore. Monte ton ouvrier qui est au sol, d’abord à l’étage 1.
skyscraper-lesson-end-early = Maintenant, l’autre équipe aurait les 5 points de l’étage le plus haut. Monte d’abord ton ouvrier.
skyscraper-lesson-end-two = Et encore, à l’étage 2 : tu y en auras deux contre un.
skyscraper-lesson-end-now = Maintenant prends ta dernière carte, et pose-la où tu veux.
skyscraper-lesson-end-count = 5 points pour la dernière carte, 5 pour l’étage le plus haut. Le plus de points gagne : c’est toi !
skyscraper-lesson-end-three = Si personne ne bâtit pendant trois tours de table, la partie finit aussi : personne n’a les 5 de la dernière carte.
skyscraper-lesson-end-tip = Un conseil : compte combien de cartes les autres ont posées. Sois en haut à temps.
