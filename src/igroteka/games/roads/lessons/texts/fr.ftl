# Les leçons de Routes.

## La première partie

roads-lesson-first = Ta première partie
roads-lesson-first-theme = Deux bâtisseurs partagent un réseau de routes et posent une carte à la fois. Tu es l’un d’eux.
roads-lesson-first-aim = L’autre a commencé et veut que le réseau grandisse. Tu gagnes si tu le fermes : aucun bout de route ne doit rester ouvert.
roads-lesson-first-cards = Voici tes cartes, personne d’autre ne les voit. Il y a des lignes droites, des virages, des embranchements, des carrefours et des impasses.
roads-lesson-first-join = Chaque fois, tu poses une carte pour que des routes se rejoignent. Pose ce virage à droite, la route vers le bas.
roads-lesson-first-turn-it = C’est la bonne place ! Tourne la carte : la route doit aller vers le bas.
roads-lesson-first-not-yet = Garde tes impasses pour plus tard. Maintenant, c’est le virage.
roads-lesson-first-join-else = C’est permis aussi. Mais pose maintenant le virage à droite, vers le bas.
roads-lesson-first-ends = Chaque bout ouvert porte une marque : il y en a trois. Une impasse en ferme un : pose-la à gauche.
roads-lesson-first-other-end = C’est la bonne carte ! Ferme l’autre bout avec elle.
roads-lesson-first-dead-end-else = Le bout reste ouvert ainsi. Prends une impasse : elle ferme la route.
roads-lesson-first-beige = Aucune route ne doit buter sur un côté beige, ni la tienne ni celle de l’autre. À la place marquée, le virage convient : vers la droite et le bas.
roads-lesson-first-other-place = C’est la bonne carte ! Pose-la à l’autre place.
roads-lesson-first-beige-else = Cela convient aussi. Mais prends maintenant le virage.
roads-lesson-first-crossroads = Un carrefour : trois nouveaux bouts d’un coup ! Pose la ligne droite sous ton virage, et deux routes mèneront à une même place.
roads-lesson-first-straight-else = Maintenant, c’est la ligne droite, sous ton virage.
roads-lesson-first-two-at-once = En bas à gauche, deux routes se rencontrent. Un seul virage ferme les deux bouts !
roads-lesson-first-leads-on = C’est la bonne place ! Mais cette route continue : un virage ferme les deux bouts.
roads-lesson-first-two-else = Regarde en bas à gauche, où deux routes se rencontrent. Ferme-les avec un virage.
roads-lesson-first-two-left = Il reste deux bouts. Ferme celui sous le carrefour avec une impasse.
roads-lesson-first-last = Il reste un bout ouvert. Tu sais quoi faire !
roads-lesson-first-last-else = Cela le laisse ouvert. Une impasse ferme le réseau.
roads-lesson-first-won = Fermé : tu gagnes ! Peu importe qui pose la dernière carte.
roads-lesson-first-other-ends = Si toutes les cartes sont posées et qu’une route est ouverte, qui a commencé gagne. Si le joueur suivant ne peut rien poser, c’est un match nul.
roads-lesson-first-tip = Un conseil : garde les impasses pour les derniers trous et ferme deux bouts avec une carte.
roads-lesson-first-sizes = Une vraie partie a 24 cartes par joueur, ou 12, ou 40.

## Garde-le ouvert

roads-lesson-open = Garde-le ouvert
roads-lesson-open-aim = Cette fois tu as commencé : une route doit rester ouverte. Quand toutes les cartes sont posées, tu gagnes.
roads-lesson-open-branch = Un seul bout est ouvert. Pose un embranchement : une route à droite, une vers le bas.
roads-lesson-open-turn-it = Un embranchement, c’est bien cela. Tourne-le : une route à droite, une vers le bas.
roads-lesson-open-branch-else = Une seule impasse fermerait alors tout. Prends un embranchement : il ouvre deux bouts.
roads-lesson-open-again = Un bout a été fermé aussitôt, il en reste un. Encore un embranchement : à droite et vers le bas.
roads-lesson-open-last = Ta dernière carte. Pose le virage avec la route vers la droite.
roads-lesson-open-turn-right = Tourne-le : la route doit aller à droite.
roads-lesson-open-won = Toutes les cartes sont posées et une route est encore ouverte. Tu gagnes !
roads-lesson-open-tip = Un conseil : garde tes embranchements tant que plusieurs bouts sont ouverts.

## Le journal

roads-lesson-newspaper = Sur le journal
roads-lesson-newspaper-field = Le journal est le terrain, et rien n’en sort. Qui pose la dernière carte gagne.
roads-lesson-newspaper-corner = Son bord compte comme beige. En haut à droite, seul un virage convient : pose-le.
roads-lesson-newspaper-corner-else = D’abord le coin en haut à droite.
roads-lesson-newspaper-edge = Continue le long du bord. Pose la ligne droite sous ton virage.
roads-lesson-newspaper-edge-else = Maintenant la ligne droite, sous ton virage à droite.
roads-lesson-newspaper-lock = L’autre n’a peut-être plus que des virages. Pose un virage en bas à droite : aucun virage n’ira dans le trou d’à côté.
roads-lesson-newspaper-lock-else = Maintenant le coin en bas à droite.
roads-lesson-newspaper-won = Qui ne peut rien poser est éliminé. La dernière carte était la tienne : tu gagnes !
roads-lesson-newspaper-tip = Un conseil : laisse des trous que seules tes cartes remplissent.

## Le tas

roads-lesson-heap = Avec le tas
roads-lesson-heap-draw = On ne distribue rien : toutes les cartes sont dans le tas. À chaque tour, tu en reçois une à l’aveugle.
roads-lesson-heap-lay = Tu as pioché un virage. Pose-le à droite, la route vers la gauche.
roads-lesson-heap-turn-left = C’est la bonne place ! Tourne-le : la route doit aller à gauche.
roads-lesson-heap-lay-else = Il convient là aussi. Mais cette fois, pose-le à droite.
roads-lesson-heap-kept = Puis tu as pioché une ligne droite. Elle n’allait nulle part : tu l’as gardée, et ton tour était fini.
roads-lesson-heap-close = Maintenant, c’est un virage. Tu peux poser n’importe laquelle de tes cartes : ferme l’anneau.
roads-lesson-heap-won = Fermé : la partie s’arrête aussitôt. Il te reste une carte, à l’autre deux : qui en a le moins gagne.
roads-lesson-heap-end = Sinon on continue jusqu’à ce que le tas soit vide et que personne ne puisse poser. À égalité, ce sont les routes raccordées qui comptent.
roads-lesson-heap-tip = Un conseil : pose d’abord ce qui va à peu de places et garde ce qui va partout.

## Les voies

roads-lesson-lanes = Deux et quatre voies
roads-lesson-lanes-widths = Les routes ont maintenant deux voies ou quatre. Deux ne rejoignent jamais quatre.
roads-lesson-lanes-four = Le bout à droite a quatre voies. Ferme-le avec l’impasse à quatre voies.
roads-lesson-lanes-four-else = C’est permis aussi. Mais ferme d’abord le bout à droite.
roads-lesson-lanes-two = Deux voies vont vers le bas. Pose le virage à deux voies, vers la droite.
roads-lesson-lanes-two-else = Tourne-le : la route doit aller à droite.
roads-lesson-lanes-won = Une route est ouverte, mais aucune carte restante ne convient à ses deux voies. Cela compte comme fermé : tu gagnes !
roads-lesson-lanes-tip = Un conseil : compte les largeurs que l’autre peut encore avoir.
