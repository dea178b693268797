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
print-clockwork-character-cards = carte dei personaggi
print-clockwork-towers = Le Torri
print-clockwork-towers-note = Taglia lungo le linee continue e piega lungo quelle tratteggiate. Chiudi i muri con la linguetta lunga, poi il tetto con quelle strette. Piega verso l’interno le linguette in basso e incolla le tre torri sulla base, quella alta in mezzo. Stanno al centro del tabellone.

print-die = dado
print-urfin-parts-count = { $count } pezzi da piegare
print-urfin-parts = Torri e muri
print-urfin-parts-note = Taglia lungo le linee continue, piega lungo quelle tratteggiate e incolla le linguette all’interno. Le basi a otto e a quattro lati diventano tubi, i tetti piramidi e tetti a due falde, i muri scatoline allungate. Il tetto sta sulla base come un cappello. Metti tutto in un sacchetto: le forme si riconoscono al tatto, i colori no.
print-urfin-soldiers = soldati
print-urfin-soldiers-title = Soldati di legno
print-urfin-soldiers-note = Piega ogni soldato a metà, incolla i due lati e apri i piedini verso l’esterno. La faccia imbronciata guarda avanti; chi viene colpito, giralo dalla parte del sorriso e mandalo a casa.
print-urfin-aid = Chi spara dove
print-urfin-aid-note = Una torre copre ciò che coprono la sua base e il suo tetto. Il tetto 3 ha due lati verticali che sparano e due spioventi che non sparano; giralo come vuoi quando lo posi. I muri non sparano.

print-aid = A colpo d’occhio
print-prison-room-size = stanze { $side } × { $side } mm
print-prison-token-size = segnalini { $side } × { $side } mm
print-prison-rooms = Stanze
print-prison-tokens = Segnalini e contrassegni
print-prison-prisoners = Prigionieri
print-prison-pieces = Linee di partenza e dadi
print-prison-pieces-note = Ritaglia le linee e mettine una a ciascun capo corto del sotterraneo. Piega i dadi e incolla le linguette all’interno: il rosso è per la riga, il bianco per la colonna, il terzo gira le stanze. Un contrassegno su una saracinesca dice che è aperta, l’altro lato che è rotta per sempre. Un segnalino capovolto è ferito.
print-prison-lines = Linee di partenza
print-prison-lines-note = Ritaglia le linee e mettine una a ciascun capo corto del sotterraneo. Un contrassegno su una saracinesca dice che è aperta, l’altro lato che è rotta per sempre. Un segnalino capovolto è ferito. Finché i segnalini sono nascosti, metti al loro posto i foglietti con le sbarre sul retro.
print-prison-aid-note = Classi con velocità / forza, oggetti, quanti punti azione costa un’azione e, per ogni livello, le carte che portano rinforzi.
print-prison-duel-aid-note = Classi con velocità / forza, oggetti e quanti punti azione costa un’azione.
print-prison-box-rooms = stanze
print-prison-box-yellow-characters = personaggi gialli
print-prison-box-yellow-objects = oggetti gialli
print-prison-box-yellow-cards = carte gialle
print-prison-box-blue-characters = personaggi blu
print-prison-box-blue-objects = oggetti blu
print-prison-box-blue-cards = carte blu
print-prison-box-np-characters = prigionieri, un segnalino e una carta ciascuno
print-prison-box-np-objects = oggetti viola
print-prison-box-np-cards = carte combattimento del sotterraneo
print-prison-box-room-cards = carte delle stanze
print-prison-box-sight-cards = carte dello Sguardo

print-skyscraper-connectors = Connettori
print-skyscraper-workers = Operai
print-skyscraper-workers-note = Taglia lungo le linee continue, piega lungo quelle tratteggiate. Piega ogni operaio a metà, incolla i due lati e apri i piedi verso l’esterno. Cinque di un colore sono la squadra; quello con la bandiera segna i punti.
print-skyscraper-joining = Come unire le carte
print-skyscraper-joining-note = Le carte misurano { $side } × { $side } mm. Usa cartoncino di circa 0,5 mm e fai le fessure corte larghe quanto è spesso. Dove i bordi si incontrano, infila una croce nelle fessure di tutti. Dove un bordo tocca il centro di una carta, fai passare una barretta nella fessura e infilaci il bordo. Due connettori tengono meglio di uno.
print-skyscraper-track = Segnapunti
print-skyscraper-track-note = Tutti partono da 0. Chi arriva a −40 è fuori.
print-skyscraper-box-building = carte edificio
print-skyscraper-box-foundation = carte fondamenta
print-skyscraper-box-supports = sostegni, in piedi e di piatto
print-skyscraper-box-connectors = connettori
print-skyscraper-box-workers = operai
print-skyscraper-box-track = segnapunti
