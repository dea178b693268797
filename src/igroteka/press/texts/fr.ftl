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

print-roads-right = La route continue.
print-roads-nowhere = Une route contre le beige ne mène nulle part.
print-roads-lanes = Deux voies ne rejoignent jamais quatre voies.

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

print-die = dé
print-urfin-parts-count = { $count } pièces à plier
print-urfin-parts = Tours et murs
print-urfin-parts-note = Coupe le long des traits pleins, plie le long des pointillés, colle les languettes à l’intérieur. Les bases à huit et à quatre côtés deviennent des tubes, les toits des pyramides et des pignons, les murs de longues boîtes. Un toit se pose sur sa base comme un chapeau. Mets le tout dans un sac : les formes se reconnaissent au toucher, pas les couleurs.
print-urfin-soldiers = soldats
print-urfin-soldiers-title = Soldats de bois
print-urfin-soldiers-note = Plie chaque soldat au milieu, colle les deux faces et écarte les pieds vers l’extérieur. Le visage renfrogné regarde devant ; celui qui est touché, tourne-le du côté du sourire et laisse-le rentrer chez lui.
print-urfin-aid = Qui tire où
print-urfin-aid-note = Une tour couvre ce que couvrent sa base et son toit. Le toit 3 a deux côtés droits qui tirent et deux pentes qui ne tirent pas ; tourne-le comme tu veux en le posant. Les murs ne tirent pas.
