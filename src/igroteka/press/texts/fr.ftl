print-players =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
print-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
print-rules = Comment jouer
print-deck = Dans la boîte
print-making = Imprimer, coller, couper
print-measure = ce trait mesure 50 mm

print-step-size = Imprime à 100 % (« taille réelle », et non « ajuster à la page »). Mesure le trait ci-dessous : il doit faire 50 mm.
print-step-duplex = Imprime en recto verso, retourné sur le bord long, puis regarde la première feuille à contre-jour : les repères doivent coïncider.
print-step-glue = Un papier épais s’utilise tel quel. Un papier fin se colle sur du carton et sèche sous un gros livre. Si ton imprimante n’imprime qu’un côté, colle faces et dos ensemble, repère contre repère.
print-step-cut = Coupe de repère à repère, au cutter et à la règle : d’abord toutes les bandes, puis les cartes.
print-step-single = Imprime d’un seul côté, de préférence sur un papier épais de 160 à 200 g.
print-step-score = Avant de plier, passe un stylo à bille vide le long des pointillés avec une règle : le pli sera net et droit.

print-front = faces
print-back = dos
print-sheet = feuille { $number } sur { $total }


print-field = Les coins du terrain
print-field-note = Le terrain fait { $width } × { $height } cartes, soit { $across } × { $down } mm. Découpe les quatre coins et pose-les là où le terrain s’arrête, ou plie un journal à ces dimensions. Les cartes se posent à l’intérieur du trait jaune ; d’un repère à l’autre, il y a une carte.

print-players-between = { $low }–{ $high } joueurs
print-card-size = cartes de { $width } × { $height } mm
print-board-size = plateau de { $width } × { $height } cm
print-cards-title = Cartes

print-board = Plateau
print-board-note = Le plateau mesure { $across } × { $down } mm et tient sur { $sheets } feuilles. Coupe chaque feuille aux repères. Les bandes hachurées restent : encolle-les et pose la feuille suivante jusqu’à leur bord, d’abord rangée par rangée, puis les rangées entre elles. Colle ensuite le tout sur du carton, si tu veux.
print-tile = rangée { $row }, colonne { $column }
print-dice = dés

print-clockwork-pieces = Personnages et dés
print-clockwork-pieces-note = Coupe le long des traits pleins, plie le long des pointillés. Plie chaque personnage au milieu, colle les deux faces ensemble et écarte les pieds vers l’extérieur. Plie le dé et colle les languettes à l’intérieur. Des dés ordinaires conviennent aussi.
print-clockwork-characters = personnages
print-clockwork-character-cards = cartes de personnage
print-clockwork-towers = Les Tours
print-clockwork-towers-note = Coupe le long des traits pleins, plie le long des pointillés. Ferme les murs avec la longue languette, puis le toit avec les étroites. Plie les languettes du bas vers l’intérieur et colle les trois tours sur la plaque, la haute au milieu. Elles se dressent au centre du plateau.

print-die = dé
print-urfin-parts-count = { $count } pièces à plier
print-urfin-parts = Tours et murs
print-urfin-parts-note = Coupe le long des traits pleins, plie le long des pointillés, colle les languettes à l’intérieur. Les bases à huit et à quatre côtés deviennent des tubes, les toits des pyramides et des pignons, les murs de longues boîtes. Un toit se pose sur sa base comme un chapeau. Mets le tout dans un sac : les formes se reconnaissent au toucher, pas les couleurs.
print-urfin-soldiers = soldats
print-urfin-soldiers-title = Soldats de bois
print-urfin-soldiers-note = Plie chaque soldat au milieu, colle les deux faces et écarte les pieds vers l’extérieur. Le visage renfrogné regarde devant ; celui qui est touché, tourne-le du côté du sourire et laisse-le rentrer chez lui.
print-urfin-aid = Qui tire où
print-urfin-aid-note = Une tour couvre ce que couvrent sa base et son toit. Le toit 3 a deux côtés droits qui tirent et deux pentes qui ne tirent pas ; tourne-le comme tu veux en le posant. Les murs ne tirent pas.

print-aid = En un coup d’œil
print-prison-room-size = salles { $side } × { $side } mm
print-prison-token-size = jetons { $side } × { $side } mm
print-prison-rooms = Salles
print-prison-tokens = Jetons et marqueurs
print-prison-prisoners = Prisonniers
print-prison-pieces = Lignes de départ et dés
print-prison-pieces-note = Découpe les lignes et poses-en une à chaque bout court du donjon. Plie les dés et colle les languettes à l’intérieur : le rouge donne la rangée, le blanc la colonne, le troisième tourne les salles. Un marqueur sur une herse signale qu’elle est ouverte, son autre face qu’elle est brisée pour de bon. Un jeton retourné est blessé.
print-prison-lines = Lignes de départ
print-prison-lines-note = Découpe les lignes et poses-en une à chaque bout court du donjon. Un marqueur sur une herse signale qu’elle est ouverte, son autre face qu’elle est brisée pour de bon. Un jeton retourné est blessé. Tant que les jetons sont cachés, pose à leur place les billets à grille au dos.
print-prison-aid-note = Classes avec vitesse / force, objets, ce que coûte une action en points d’action et, à chaque niveau, les cartes qui amènent un renfort.
print-prison-duel-aid-note = Classes avec vitesse / force, objets et ce que coûte une action en points d’action.
print-prison-box-rooms = salles
print-prison-box-yellow-characters = personnages jaunes
print-prison-box-yellow-objects = objets jaunes
print-prison-box-yellow-cards = cartes jaunes
print-prison-box-blue-characters = personnages bleus
print-prison-box-blue-objects = objets bleus
print-prison-box-blue-cards = cartes bleues
print-prison-box-np-characters = prisonniers, un jeton et une carte chacun
print-prison-box-np-objects = objets violets
print-prison-box-np-cards = cartes combat du donjon
print-prison-box-room-cards = cartes de salle
print-prison-box-sight-cards = cartes du Regard

print-skyscraper-connectors = Connecteurs
print-skyscraper-workers = Ouvriers
print-skyscraper-workers-note = Coupe le long des traits pleins, plie le long des pointillés. Plie chaque ouvrier au milieu, colle les deux faces et écarte les pieds. Cinq d’une couleur forment l’équipe ; celui au drapeau marque les points.
print-skyscraper-joining = Assembler les cartes
print-skyscraper-joining-note = Les cartes mesurent { $side } × { $side } mm. Prends du carton d’environ 0,5 mm et fais les fentes courtes aussi larges qu’il est épais. Là où des bords se rejoignent, enfonce une croix dans les fentes de tous. Là où un bord rejoint le milieu d’une carte, passe une barrette dans sa fente et emboîte le bord dessus. Deux connecteurs tiennent mieux qu’un seul.
print-skyscraper-track = Piste de score
print-skyscraper-track-note = Tous commencent à 0. Qui arrive à −40 est éliminé.
print-skyscraper-box-building = cartes de construction
print-skyscraper-box-foundation = cartes de fondation
print-skyscraper-box-supports = appuis, debout et à plat
print-skyscraper-box-connectors = connecteurs
print-skyscraper-box-workers = ouvriers
print-skyscraper-box-track = piste de score
