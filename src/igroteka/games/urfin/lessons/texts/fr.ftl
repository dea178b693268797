# Les leçons d’Urfin.

## Réponses qui servent plusieurs fois

urfin-lesson-base-first = Un toit ne se pose que sur une base. Prends d’abord la base.
urfin-lesson-no-roof = Une base sans toit ne tire pas et retourne dans le sac. Pose le toit dessus.
urfin-lesson-not-done = Pas encore : ce qui n’est pas bâti retourne dans le sac. Bâtis d’abord la tour.
urfin-lesson-hold = Garde-la en main. Sa place est la case éclairée.
urfin-lesson-feel-first = Tu ne sais pas encore ce que c’est. Tâte d’abord : appuie sur le feutre sombre.

## La première partie

urfin-lesson-first = Ta première partie
urfin-lesson-first-theme = Les soldats de bois d’Urfin marchent sur la Cité d’Émeraude. Un ami et toi la défendez ensemble.
urfin-lesson-first-goal = Renvoyez tous les soldats avant qu’un seul entre dans le palais. S’il en entre un, vous avez perdu tous les deux.
urfin-lesson-first-round = Une manche a quatre étapes : vous piochez, vous bâtissez, les soldats avancent, les tours tirent.
urfin-lesson-first-agree = Une tour, c’est une base avec un toit. Ton ami cherche un toit, alors dis que tu cherches une base.
urfin-lesson-first-agree-roof = Ton ami cherche déjà un toit, et deux toits ne font pas une tour. Choisis la base.
urfin-lesson-first-agree-wall = Un mur arrête les soldats mais n’en renvoie aucun. Pour une tour il te faut une base : choisis-la.
urfin-lesson-first-agree-else = Dis d’abord à ton ami ce que tu cherches : une base.
urfin-lesson-first-agree-kept = C’est convenu : tu cherches une base. Tiens-t’en à cela pour l’instant.
urfin-lesson-first-sand = Dans une vraie partie le sable coule, pour piocher et bâtir. Ici tu as tout ton temps : dis que c’est bon.
urfin-lesson-first-reach = À chaque manche, quatre pièces : deux pour ton ami, deux pour toi, en une fois. Plonge la main dans le sac.
urfin-lesson-first-feel = Personne ne regarde dans le sac. Appuie sur le feutre sombre et passe le doigt dessus : ça brille là où il y a quelque chose.
urfin-lesson-first-long = Une longue barre, et rien de chaque côté : c’est un mur. Tu cherches une base, alors lâche-le.
urfin-lesson-first-long-take = Tu aurais alors un mur et pas de base. Lâche-le : tu trouveras une autre pièce.
urfin-lesson-first-round-base = Tâte aussi celle-ci : large, ronde et plate dessus. C’est une base : prends-la.
urfin-lesson-first-round-base-go = C’est la base que tu cherches. Qui sait quand il en viendra une autre : prends-la.
urfin-lesson-first-wall = Encore une pièce, et encore un mur. Il te servira : prends-le.
urfin-lesson-first-wall-go = Tu as ta base, et un mur t’aidera. Prends-le : lâcher coûte du temps.
urfin-lesson-first-open = Toutes les mains sont sorties et les pièces sont sur la table. Chacun peut bâtir avec n’importe laquelle.
urfin-lesson-first-base = D’abord la base. Prends la ronde, la base 1.
urfin-lesson-first-base-two = Cette base ne touche que quatre cases. La ronde en touche huit : prends celle-là.
urfin-lesson-first-base-wall = Le mur viendra après. D’abord la tour : prends la base ronde.
urfin-lesson-first-eight = Elle touche les huit cases autour d’elle. Pose-la là où deux soldats vont passer : sur la case éclairée.
urfin-lesson-first-eight-else = De là elle ne toucherait pas les deux. Dans trois pas ils seront près de la case éclairée : pose-la là.
urfin-lesson-first-roof = Elle ne tire qu’avec un toit. Prends le toit et pose-le sur ta base.
urfin-lesson-first-roof-else = Maintenant le toit : sans lui, la base n’est pas une tour.
urfin-lesson-first-stop = Un mur ne tire pas : il arrête les soldats. Prends le mur.
urfin-lesson-first-stop-done = Deux autres arrivent de l’autre côté. Dresse d’abord le mur contre eux.
urfin-lesson-first-stop-base = Une base seule n’aide pas : il n’y a plus de toit. Prends le mur.
urfin-lesson-first-road = Ici deux routes se rejoignent. Pose le mur sur la case éclairée de la route.
urfin-lesson-first-road-one = Là, l’un le démolirait et l’autre passerait. Une case plus loin, il arrête les deux.
urfin-lesson-first-road-else = Là, il n’arrête pas les deux. Pose-le sur la case éclairée, après l’endroit où les routes se rejoignent.
urfin-lesson-first-done = La pièce qui reste retourne dans le sac. Dis que tu as fini, et chaque soldat avance de trois cases.
urfin-lesson-first-done-else = Ce que tu as bâti suffit cette fois. Dis que tu as fini.
urfin-lesson-first-home = D’abord tous les soldats ont avancé, puis ta tour a tiré : deux étaient à côté et sont rentrés chez eux.
urfin-lesson-first-again = Il en reste deux, et ils se retrouveront à ton mur. Dis que c’est bon pour toi.
urfin-lesson-first-reach-roof = Cette fois ton ami cherche une base, alors cherche un toit. Plonge la main dans le sac.
urfin-lesson-first-slopes = Haut au milieu, en pente de tous les côtés : c’est un toit. Tâte-le si tu veux, puis prends-le.
urfin-lesson-first-slopes-go = C’est le toit que tu cherches. Prends-le : ton ami a la base.
urfin-lesson-first-spare = Encore un toit. Tu as ce qu’il te faut : prends-le, et ta main est sortie.
urfin-lesson-first-spare-go = Peu importe ce qui vient maintenant. Prends-le : lâcher ne fait que coûter du temps.
urfin-lesson-first-cross = Ton ami a trouvé deux bases 2. Prends-en une.
urfin-lesson-first-four = Elle ne touche que les quatre cases à côté. Les deux soldats vont se cogner au mur : pose-la à côté d’eux.
urfin-lesson-first-four-else = Elle ne touche que ce qui est juste à côté. Ils s’arrêteront devant le mur : la case éclairée est à côté.
urfin-lesson-first-top = Et un toit dessus. Un toit touche quelques cases à deux de distance.
urfin-lesson-first-march = Dis que tu as fini, et regarde le mur.
urfin-lesson-first-won = Les deux se sont cognés au mur et ta tour les a renvoyés. Plus aucun soldat : vous avez gagné !
urfin-lesson-first-real = Une vraie partie a jusqu’à dix soldats, et une minute de sable par manche.
urfin-lesson-first-tip = Un conseil : compte trois cases devant un soldat. Bâtis là où il sera, pas là où il est.

## Toucher dans le sac

urfin-lesson-bag = Dans le sac
urfin-lesson-bag-parts = Dans le sac il y a des bases, des toits et des murs, 30 pièces en tout. On les trouve seulement au toucher.
urfin-lesson-bag-alone = Tu joues en solo, tu as donc deux mains : deux pièces pour chacune. Commence et plonge la main.
urfin-lesson-bag-corner = Appuie dans un coin du feutre : y a-t-il du bois ?
urfin-lesson-bag-cross = Rien ! La base 1 est ronde, la base 2 a des coins vides comme une croix. Compare les dessins.
urfin-lesson-bag-take = Tâte autant que tu veux. C’est une croix, une base 2 : prends-la.
urfin-lesson-bag-take-go = Une base, c’est la moitié d’une tour. Prends-la.
urfin-lesson-bag-middle = Une autre pièce. Appuie juste en son milieu.
urfin-lesson-bag-roof = Une pointe ! Ce qui est le plus haut au milieu est un toit. Prends-le.
urfin-lesson-bag-roof-go = Tu as déjà une base ; avec ce toit, c’est une tour. Prends-le.
urfin-lesson-bag-once = Cette main est sortie et n’y retourne plus pendant cette manche. Plonge l’autre.
urfin-lesson-bag-wall = Tâte : une barre à créneaux, et rien de chaque côté. C’est un mur : cette fois, lâche-le.
urfin-lesson-bag-wall-take = Un mur est utile, mais vois ce qui se passe quand on lâche : lâche-le.
urfin-lesson-bag-guess = En une fois tu peux lâcher douze pièces. Trouve maintenant ce que c’est, puis prends-la.
urfin-lesson-bag-guess-go = Tâte le bord : il est rond, et l’intérieur est plat. C’est une base 1 : prends-la.
urfin-lesson-bag-last = Et la dernière : qu’est-ce que c’est ? Trouve, puis prends-la.
urfin-lesson-bag-last-go = Le milieu est haut, les coins manquent : un toit 2. Prends-le.
urfin-lesson-bag-out = C’est seulement maintenant que tous les voient : deux bases et deux toits. Cela fait deux tours !
urfin-lesson-bag-tip = Un conseil : le milieu et un coin suffisent souvent. Ne tâte pas trop longtemps, le sable coule.

## Ce que touchent les tours

urfin-lesson-fire = Ce que touchent les tours
urfin-lesson-fire-after = Les tours tirent après que les soldats ont avancé. Regarde donc trois cases devant chaque soldat.
urfin-lesson-fire-between = En haut, deux soldats vont s’arrêter. Prends la base 2 : elle touche les quatre cases à côté. Pose-la entre eux.
urfin-lesson-fire-base-one = Elle toucherait aussi. Mais la base 1 sert pour la deuxième tour : prends la base 2.
urfin-lesson-fire-between-else = De là elle n’atteint pas celui de gauche. Pose-la sur la case éclairée, juste à côté de son arrêt.
urfin-lesson-fire-roof-one = Le toit 1 touche quatre cases à deux exactement, tout droit. Il touche ainsi l’autre soldat : pose-le.
urfin-lesson-fire-roof-two-later = Le toit 2 peut davantage. Garde-le pour la deuxième tour : c’est là qu’il le faut.
urfin-lesson-fire-roof-now = La base attend son toit. Prends le toit.
urfin-lesson-fire-below = Maintenant les deux en bas à gauche. Ils s’arrêteront plus loin l’un de l’autre.
urfin-lesson-fire-eight = La base 1 touche les huit cases autour d’elle. Pose-la sous la route, sur la case éclairée.
urfin-lesson-fire-eight-else = De là tu n’auras pas les deux. Sur la case éclairée, la base touche l’un et le toit l’autre.
urfin-lesson-fire-roof-two = Le toit 2 touche huit cases à deux de distance : tout droit et en biais. Pose-le.
urfin-lesson-fire-watch = Rien n’arrête un tir : ni mur, ni rivière, ni tour. Dis que tu as fini et regarde.
urfin-lesson-fire-won = Quatre soldats avec deux tours ! Chacun a été touché par une base ou par un toit.
urfin-lesson-fire-tip = Un conseil : promène une pièce sur la carte avant de la poser. La carte montre ce qu’elle touchera.

## Les murs

urfin-lesson-walls = Les murs font gagner du temps
urfin-lesson-walls-no-roof = Deux bases, deux murs, pas de toit : cela ne fait pas de tour. Mais les murs aident.
urfin-lesson-walls-flees = Ce soldat est à portée de ta tour. Mais il avance d’abord, et le voilà parti.
urfin-lesson-walls-before = Pose le mur vert juste devant ses pieds : il doit alors le démolir et n’avance pas du tout.
urfin-lesson-walls-before-else = Ainsi il ne reste pas à portée de la tour. Pose le mur sur la toute prochaine case de sa route.
urfin-lesson-walls-green = Les deux murs conviennent. Prends le vert, tant que tu as le choix.
urfin-lesson-walls-base = Sans toit, les bases retournent dans le sac. Ce sont les murs qui comptent.
urfin-lesson-walls-not-done = Pas encore : les deux murs peuvent aider. Pose-les d’abord.
urfin-lesson-walls-further = Maintenant le soldat d’en haut. Pose l’autre mur deux cases devant lui.
urfin-lesson-walls-further-else = Vois ce que fait un mur qui n’est pas juste devant lui : pose-le sur la case éclairée.
urfin-lesson-walls-done = Un mur et une tour ne partagent jamais une case. Dis que tu as fini.
urfin-lesson-walls-stood = Le premier est resté à démolir le mur, et la tour l’a touché. Le mur est de retour dans le sac.
urfin-lesson-walls-bumped = Celui-ci a fait un pas et s’est cogné la tête. Ensuite il démolit le mur et avance quand même de trois cases.
urfin-lesson-walls-blind = Dans cette leçon on pioche sans tâter. Commence et plonge les deux mains.
urfin-lesson-walls-three = À travers le mur et trois cases plus loin : il s’arrêtera sous le coin. Pose la base 1 sur la case éclairée.
urfin-lesson-walls-wide = La base 2 ne touche que quatre cases. Prends la base 1 : elle touche les huit autour.
urfin-lesson-walls-three-else = De là la base ne l’atteint pas. Compte trois cases depuis l’endroit où il est.
urfin-lesson-walls-roof = Pose un des toits dessus.
urfin-lesson-walls-go = Dis que tu as fini.
urfin-lesson-walls-won = Touché ! Un mur ne renvoie personne : il donne seulement du temps à tes tours.
urfin-lesson-walls-tip = Un conseil : un mur est le mieux placé là où un soldat doit s’arrêter à portée d’une tour.

## Dans la ville

urfin-lesson-city = Au dernier moment
urfin-lesson-city-three = Ce soldat est dans la ville. Encore trois pas et il est dans le palais : tout est perdu.
urfin-lesson-city-late = Les soldats avancent d’abord, puis les tours tirent. Une tour seule arrive trop tard : il faut un obstacle.
urfin-lesson-city-wall = Prends le mur et pose-le juste devant le soldat.
urfin-lesson-city-wall-first = La tour ne tire qu’après la marche, et alors tout est perdu. D’abord le mur.
urfin-lesson-city-next-cell = Il s’arrêterait là aussi, un pas plus près du palais. Juste devant ses pieds, il n’avance pas du tout.
urfin-lesson-city-wall-else = Là, il ne l’arrête pas. Pose le mur sur la prochaine case de sa route.
urfin-lesson-city-lost = Alors il entre dans le palais et tu as perdu. Mets-lui le mur en travers du chemin.
urfin-lesson-city-open = Les murs sont toujours permis dans la ville. Les tours aussi maintenant, car un soldat a passé un pont.
urfin-lesson-city-tower = Pendant qu’il démolit le mur, une tour peut le toucher. Pose une base à côté du soldat.
urfin-lesson-city-tower-else = De là elle pourrait le manquer. Pose-la juste à côté du soldat, sur la case éclairée.
urfin-lesson-city-breaks = Il démolirait le mur, puis entrerait dans le palais. Bâtis une tour à côté de lui.
urfin-lesson-city-roof = Et le toit.
urfin-lesson-city-done = Dis que tu as fini.
urfin-lesson-city-enough = Cette tour suffit, et il n’y a pas d’autre toit. Dis que tu as fini.
urfin-lesson-city-won = Il est resté sur place, la tour a tiré, et il ne reste aucun soldat. La ville est sauvée !
urfin-lesson-city-never = On ne bâtit jamais dans le palais, dans la rivière ni là où se tient un soldat. Sur un pont, si, comme sur une route.
urfin-lesson-city-tip = Un conseil : surveille le soldat le plus proche du palais. Un seul suffit pour perdre.

## Le jeu pour les grands

urfin-lesson-adult = Pour les grands
urfin-lesson-adult-dice = Ici un dé dit de combien avance chaque soldat. On le lance quand tu as bâti.
urfin-lesson-adult-wall = Seuls les murs arrêtent maintenant les soldats. Pose le mur sur la route du soldat 6.
urfin-lesson-adult-wall-else = D’abord le mur : rien d’autre n’arrête un soldat ici.
urfin-lesson-adult-road-else = Là, il n’arrête pas le soldat 6. Pose-le sur la case éclairée de sa route.
urfin-lesson-adult-base = Le soldat 2 arrive à droite. Pose une base sur la case éclairée.
urfin-lesson-adult-base-else = De là le toit n’atteindra pas sa route. Pose-la sur la case éclairée.
urfin-lesson-adult-roof = Les six toits 3 sont aussi dans le sac. Prends le tien.
urfin-lesson-adult-roof-one = Ce toit irait aussi. Mais ici tu apprends le toit 3 : prends-le.
urfin-lesson-adult-turn = Un toit 3 ne tire que de deux côtés, à deux cases. Tourne-le à l’est et à l’ouest, puis pose-le.
urfin-lesson-adult-turn-else = Ainsi il tire au nord et au sud, à côté de la route. Tourne-le : à l’est et à l’ouest.
urfin-lesson-adult-throw = Dis que tu as fini. Maintenant les dés décident.
urfin-lesson-adult-throw-else = Ce qui reste ne fait pas de meilleure tour. Dis que tu as fini.
urfin-lesson-adult-torn = Le soldat 2 est touché. Le soldat 1 a traversé ta vieille tour : ici les tours n’arrêtent personne.
urfin-lesson-adult-zone = Il est près du pont. Désormais plus rien de vert clair, et dès qu’un soldat est en ville, du vert seulement.
urfin-lesson-adult-draw = On pioche cinq pièces par manche. Commence et plonge les deux mains : ici on pioche à l’aveugle.
urfin-lesson-adult-out = L’une était vert clair ! On ne peut plus bâtir avec, elle quitte donc le jeu.
urfin-lesson-adult-start = Les soldats partent du bord de la carte, avec un lancer chacun avant la première manche.
urfin-lesson-adult-tip = Un conseil : retiens-les tôt avec des murs. Tant qu’ils sont loin, on bâtit avec toutes les couleurs.
