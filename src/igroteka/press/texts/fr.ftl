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

print-step-size = Imprimez à 100 % (« taille réelle », et non « ajuster à la page »). Mesurez le trait ci-dessous : il doit faire 50 mm.
print-step-duplex = Imprimez en recto verso, retourné sur le bord long, puis regardez la première feuille à contre-jour : les repères doivent coïncider.
print-step-glue = Un papier épais s’utilise tel quel. Un papier fin se colle sur du carton et sèche sous un gros livre. Si votre imprimante n’imprime qu’un côté, collez faces et dos ensemble, repère contre repère.
print-step-cut = Coupez de repère à repère, au cutter et à la règle : d’abord toutes les bandes, puis les cartes.

print-front = faces
print-back = dos
print-sheet = feuille { $number } sur { $total }

print-roads-right = La route continue.
print-roads-nowhere = Une route contre le beige ne mène nulle part.
print-roads-lanes = Deux voies ne rejoignent jamais quatre voies.

print-field = Les coins du terrain
print-field-note = Le terrain fait { $width } × { $height } cartes, soit { $across } × { $down } mm. Découpez les quatre coins et posez-les là où le terrain s’arrête, ou pliez un journal à ces dimensions. Les cartes se posent à l’intérieur du trait jaune ; d’un repère à l’autre, il y a une carte.

## Roads, until the game itself speaks this language

roads-name = Routes
roads-tagline = Posez les cartes bord à bord : étendez le réseau ou fermez-le.
roads-option-variant-duel = Duel
roads-option-variant-newspaper = Journal
roads-option-variant-heap = Tas
roads-option-lanes-off = Une seule largeur
roads-option-lanes-on = Deux et quatre voies
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
roads-face-X24 = croisement de deux et quatre voies
roads-face-T42 = quatre voies, route latérale à deux
roads-face-T24 = deux voies, route latérale à quatre
