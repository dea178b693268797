# The lessons of Clockwork.

clockwork-lesson-else = C’est permis aussi. Mais cette leçon veut autre chose : « Montre-moi » le montre.

## The guided game

clockwork-lesson-first = Ta première partie
clockwork-lesson-first-theme = Une cité flottante retient les meilleurs ingénieurs du monde. Tu veux t’envoler avant les autres.
clockwork-lesson-first-choose = Choisis qui tu es.
clockwork-lesson-first-aim = Pour fuir, il te faut trois choses : une machine volante, une machine à déchiffrer et du carburant.
clockwork-lesson-first-sets = Une machine a quatre pièces. Tu en as trois d’une machine volante et trois d’une machine à déchiffrer.
clockwork-lesson-first-walk = Deux dés disent de combien tu avances ; tu choisis où. Va à la Casse des Chaudières : une casse donne une carte.
clockwork-lesson-first-discard = Tu as pris une carte, et sept est le maximum. Défausse la ferraille : elle ne sert à aucune machine.
clockwork-lesson-first-discard-else = Cela peut te servir. La ferraille, tu peux t’en passer.
clockwork-lesson-first-lay = Tout le monde l’a vue ; maintenant elle est face cachée. Pose-la à la place marquée.
clockwork-lesson-first-remember = L’autre vient de montrer et de poser une pièce de ta machine à déchiffrer. Retiens où elle est !
clockwork-lesson-first-back = Aux Tours, tu peux fouiller la défausse. Retournes-y.
clockwork-lesson-first-seek = Montre une carte de la machine que tu cherches : le hibou, ta machine à déchiffrer.
clockwork-lesson-first-seek-any = Bien, un hibou ! Cette fois, montre le cadran.
clockwork-lesson-first-seek-else = Montre une pièce du hibou : sa dernière pièce est là-bas.
clockwork-lesson-first-turn-up = Désigne maintenant la carte que l’autre a posée en dernier.
clockwork-lesson-first-turn-up-else = C’est ta ferraille. La pièce du hibou est l’autre carte.
clockwork-lesson-first-laid = Elle convient : la machine est complète devant toi. Avec moins de sept cartes, on ne défausse pas.
clockwork-lesson-first-straight = Un double t’emmène directement à n’importe quelle casse, un 7 ou un 11 aussi. Va à la Casse des Chaînes.
clockwork-lesson-first-fuel = La machine volante est complète ! Du carburant, maintenant : rejoins l’autre à la Casse des Rouages.
clockwork-lesson-first-demand = Au lieu de prendre une carte, tu peux en exiger une. Le carburant s’exige sans rien montrer : exige-le.
clockwork-lesson-first-demand-take = Tu pourrais prendre une carte. Mais l’autre a du carburant : exige-le !
clockwork-lesson-first-demand-else = Il te manque du carburant. Exige cela.
clockwork-lesson-first-won = Machine volante, machine à déchiffrer, carburant : l’évasion est réussie, tu gagnes !
clockwork-lesson-first-fields = Si tu finis sur une case ordinaire où il n’y a personne, ton tour est fini. Le plus haut lancer commence la partie.
clockwork-lesson-first-tip = Un conseil : regarde chaque défausse. Qui se souvient où sont les pièces les trouve aux Tours.

## Challenges

clockwork-lesson-challenge = Un défi
clockwork-lesson-challenge-where = L’autre est à la Casse des Rouages. Au même endroit, on est deux au plus.
clockwork-lesson-challenge-walk = Vas-y : qui rencontre un adversaire peut exiger une carte.
clockwork-lesson-challenge-show = Montre à l’autre, et à personne d’autre, une carte de la machine que tu veux : une pièce du héron.
clockwork-lesson-challenge-take = Tu pourrais prendre une carte. Mais ici, on en exige une.
clockwork-lesson-challenge-show-else = Montre une pièce du héron : il n’en manque qu’une.
clockwork-lesson-challenge-return = Réussi, le héron est posé aussitôt. Tu avais sept cartes, alors tu en rends une : la ferraille.
clockwork-lesson-challenge-return-else = Tu peux rendre n’importe laquelle. La ferraille te sert le moins.
clockwork-lesson-challenge-again = Avec un 7, un 11 ou un double, tu peux encore exiger une carte de qui est avec toi. Montre le cadran du hibou.
clockwork-lesson-challenge-give = L’autre n’avait pas cette carte et en exige une de toi. Tu l’as : donne-la.
clockwork-lesson-challenge-scrap = Qui a la carte peut donner de la ferraille à la place ; elle quitte le jeu, et on ne rend rien.
clockwork-lesson-challenge-secret = Les cartes posées ne s’exigent pas. Les autres savent seulement que des cartes ont changé de main.
clockwork-lesson-challenge-tip = Un conseil : ce qu’on exige de toi dit ce que l’autre construit.

## Searching

clockwork-lesson-towers = Fouiller
clockwork-lesson-towers-aim = Trois cartes défaussées entourent le plateau. Tu en as oublié deux.
clockwork-lesson-towers-walk = Va aux Tours pour fouiller.
clockwork-lesson-towers-seek = Tu cherches le moteur du héron. Montre les ailes du héron.
clockwork-lesson-towers-rest = Fouiller n’est pas obligatoire. Mais ici, on le fait.
clockwork-lesson-towers-wrong = Vois ce que coûte une erreur : désigne la carte de gauche.
clockwork-lesson-towers-not-that = C’est la bonne, quelle chance ! Pour une fois, prends la mauvaise, à gauche.
clockwork-lesson-towers-away = Tu as dû la prendre, et les ailes sont à sa place. Il faut partir avant de fouiller encore.
clockwork-lesson-towers-again = Reviens aux Tours.
clockwork-lesson-towers-fuel = Le carburant et l’énergie se cherchent sans rien montrer. Cherche du carburant.
clockwork-lesson-towers-find = Désigne la troisième carte, celle de droite.
clockwork-lesson-towers-done = Trouvé ! Une bonne carte est à toi ; on ne défausse qu’avec plus de sept.
clockwork-lesson-towers-tip = Un conseil : fouille seulement à coup sûr. Une erreur coûte la carte montrée.

## The airship

clockwork-lesson-airship = Le dirigeable
clockwork-lesson-airship-aim = On peut gagner autrement : avec le dirigeable de six pièces et l’alimentation en énergie.
clockwork-lesson-airship-double = Un double dans une casse. Tu peux rester et prendre encore une carte : fais-le.
clockwork-lesson-airship-discard = Une pièce du dirigeable ! Défausse une pièce du hibou.
clockwork-lesson-airship-either = L’une ou l’autre convient. Cette fois, prends le cadran.
clockwork-lesson-airship-lay = Pose-la à la place marquée.
clockwork-lesson-airship-eleven = Un 11 ! Va directement à la Casse des Rouages : la dernière pièce est sur la pile.
clockwork-lesson-airship-won = Six pièces et l’énergie : le dirigeable t’emporte. Tu gagnes !
clockwork-lesson-airship-tip = Un conseil : beaucoup de pièces d’une machine disent aux autres quoi te refuser.

## When all scrapyards are empty

clockwork-lesson-end = Les dernières cartes
clockwork-lesson-end-empty = Toutes les casses sont vides. Tout le monde retourne aux Tours et y reste.
clockwork-lesson-end-home = Chaque coup doit te rapprocher. Va aux Tours.
clockwork-lesson-end-odd = Ton lancer était impair, tu peux donc fouiller. Montre les ailes du héron.
clockwork-lesson-end-rest = Tu peux en rester là. Mais la queue du héron est là-bas.
clockwork-lesson-end-find = Désigne la deuxième carte à partir de la gauche.
clockwork-lesson-end-ask = Un 11 ! Aux Tours, un 7, un 11 ou un double permet d’exiger une carte de qui s’y trouve. Exige du carburant.
clockwork-lesson-end-won = C’était la dernière chose qui manquait. L’évasion est réussie !
clockwork-lesson-end-draw = Un lancer pair sans double fait perdre le tour. Après cent tours de table sans nouvelle machine, c’est un match nul.
clockwork-lesson-end-tip = Un conseil : retiens ce qui a été défaussé au début ; à la fin, c’est décisif.
