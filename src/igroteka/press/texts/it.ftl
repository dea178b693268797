print-players =
    { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
print-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
print-rules = Come si gioca
print-deck = Nella scatola
print-making = Stampare, incollare, tagliare
print-measure = questa linea misura 50 mm

print-step-size = Stampa al 100 % («dimensioni effettive», non «adatta alla pagina»). Misura la linea qui sotto: deve essere di 50 mm.
print-step-duplex = Stampa fronte-retro, capovolgendo sul lato lungo, e guarda il primo foglio in controluce: i segni devono coincidere.
print-step-glue = La carta spessa va bene così. Quella sottile si incolla su cartoncino e si asciuga sotto un libro pesante. Se la stampante stampa solo su un lato, incolla fronti e dorsi, segno su segno.
print-step-cut = Taglia da segno a segno con taglierino e riga: prima tutte le strisce, poi le carte.
print-step-single = Stampa su un solo lato, meglio su carta spessa da 160 a 200 g.
print-step-score = Prima di piegare, ripassa le linee tratteggiate con una penna a sfera scarica e una riga: la piega verrà netta e dritta.

print-front = fronti
print-back = dorsi
print-sheet = foglio { $number } di { $total }

print-roads-right = La strada prosegue.
print-roads-nowhere = Una strada contro il beige non porta da nessuna parte.
print-roads-lanes = Due corsie non si uniscono mai a quattro.

print-field = Gli angoli del campo
print-field-note = Il campo misura { $width } × { $height } carte, cioè { $across } × { $down } mm. Ritaglia i quattro angoli e mettili dove finisce il campo, oppure piega un giornale a questa misura. Le carte stanno dentro la linea gialla; da una tacca all’altra c’è una carta.

print-players-between = { $low }–{ $high } giocatori
print-card-size = carte { $width } × { $height } mm
print-board-size = tabellone { $width } × { $height } cm
print-cards-title = Carte

print-board = Tabellone
print-board-note = Il tabellone misura { $across } × { $down } mm e occupa { $sheets } fogli. Taglia ogni foglio ai segni. Le strisce tratteggiate restano: mettici la colla e appoggia il foglio successivo fino al loro bordo, prima fila per fila, poi una fila all’altra. Alla fine, se vuoi, incolla tutto sul cartone.
print-tile = fila { $row }, colonna { $column }
print-dice = dadi

print-clockwork-pieces = Personaggi e dadi
print-clockwork-pieces-note = Taglia lungo le linee continue e piega lungo quelle tratteggiate. Piega ogni personaggio a metà, incolla i due lati e apri i piedini verso l’esterno. Piega il dado e incolla le linguette all’interno. Vanno bene anche dadi comuni.
print-clockwork-characters = personaggi

print-die = dado
print-urfin-parts-count = { $count } pezzi da piegare
print-urfin-parts = Torri e muri
print-urfin-parts-note = Taglia lungo le linee continue, piega lungo quelle tratteggiate e incolla le linguette all’interno. Le basi a otto e a quattro lati diventano tubi, i tetti piramidi e tetti a due falde, i muri scatoline allungate. Il tetto sta sulla base come un cappello. Metti tutto in un sacchetto: le forme si riconoscono al tatto, i colori no.
print-urfin-soldiers = soldati
print-urfin-soldiers-title = Soldati di legno
print-urfin-soldiers-note = Piega ogni soldato a metà, incolla i due lati e apri i piedini verso l’esterno. La faccia imbronciata guarda avanti; chi viene colpito, giralo dalla parte del sorriso e mandalo a casa.
print-urfin-aid = Chi spara dove
print-urfin-aid-note = Una torre copre ciò che coprono la sua base e il suo tetto. Il tetto 3 ha due lati verticali che sparano e due spioventi che non sparano; giralo come vuoi quando lo posi. I muri non sparano.
