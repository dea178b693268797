print-players =
    { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    }
print-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
print-rules = Cómo se juega
print-deck = En la caja
print-making = Imprimir, pegar, cortar
print-measure = esta línea mide 50 mm

print-step-size = Imprime al 100 % («tamaño real», no «ajustar a la página»). Mide la línea de abajo: debe tener 50 mm.
print-step-duplex = Imprime a doble cara, girando por el borde largo, y mira la primera hoja al trasluz: las marcas deben coincidir.
print-step-glue = El papel grueso sirve tal cual. El fino se pega sobre cartulina y se seca bajo un libro pesado. Si tu impresora solo imprime por una cara, pega caras y dorsos, marca con marca.
print-step-cut = Corta de marca a marca con cúter y regla: primero todas las tiras, luego las cartas.
print-step-single = Imprime solo por una cara, mejor en papel grueso de 160 a 200 g.
print-step-score = Antes de doblar, repasa las líneas discontinuas con un bolígrafo sin tinta y una regla: el pliegue saldrá recto y limpio.

print-front = caras
print-back = dorsos
print-sheet = hoja { $number } de { $total }


print-field = Las esquinas del campo
print-field-note = El campo tiene { $width } × { $height } cartas, es decir, { $across } × { $down } mm. Recorta las cuatro esquinas y ponlas donde termina el campo, o dobla un periódico a esa medida. Las cartas van dentro de la línea amarilla; de una marca a otra cabe una carta.

print-players-between = { $low }–{ $high } jugadores
print-card-size = cartas de { $width } × { $height } mm
print-board-size = tablero de { $width } × { $height } cm
print-cards-title = Cartas

print-board = Tablero
print-board-note = El tablero mide { $across } × { $down } mm y ocupa { $sheets } hojas. Corta cada hoja por las marcas. Las tiras rayadas se quedan: ponles pegamento y coloca la hoja siguiente hasta su borde, primero fila por fila y después fila con fila. Luego, si quieres, pégalo todo sobre cartón.
print-tile = fila { $row }, columna { $column }
print-dice = dados

print-clockwork-pieces = Personajes y dados
print-clockwork-pieces-note = Corta por las líneas continuas y dobla por las discontinuas. Dobla cada personaje por la mitad, pega las dos caras y abre los pies hacia fuera. Dobla el dado y pega las pestañas por dentro. También sirven dados corrientes.
print-clockwork-characters = personajes
print-clockwork-character-cards = cartas de personaje
print-clockwork-towers = Las Torres
print-clockwork-towers-note = Corta por las líneas continuas y dobla por las discontinuas. Cierra las paredes con la pestaña larga y luego el tejado con las estrechas. Dobla hacia dentro las pestañas de abajo y pega las tres torres en la base, la alta en el centro. Van en el centro del tablero.

print-die = dado
print-urfin-parts-count = { $count } piezas para plegar
print-urfin-parts = Torres y muros
print-urfin-parts-note = Corta por las líneas continuas, dobla por las discontinuas y pega las pestañas por dentro. Las bases de ocho y de cuatro lados forman tubos; los tejados, pirámides y tejados a dos aguas; los muros, cajitas alargadas. El tejado se pone sobre la base como un sombrero. Mételo todo en una bolsa: las formas se distinguen al tacto, los colores no.
print-urfin-soldiers = soldados
print-urfin-soldiers-title = Soldados de madera
print-urfin-soldiers-note = Dobla cada soldado por la mitad, pega las dos caras y abre los pies hacia fuera. La cara de mal humor mira al frente; al que reciba un disparo, gíralo hacia la sonrisa y que se vaya a casa.
print-urfin-aid = Quién dispara adónde
print-urfin-aid-note = Una torre cubre lo que cubren su base y su tejado. El tejado 3 tiene dos lados rectos que disparan y dos inclinados que no; gíralo como quieras al colocarlo. Los muros no disparan.

print-aid = De un vistazo
print-prison-room-size = salas { $side } × { $side } mm
print-prison-token-size = fichas { $side } × { $side } mm
print-prison-rooms = Salas
print-prison-tokens = Fichas y marcadores
print-prison-prisoners = Presos
print-prison-pieces = Líneas de salida y dados
print-prison-pieces-note = Recorta las líneas y pon una en cada extremo corto de la mazmorra. Pliega los dados y pega las pestañas por dentro: el rojo es para la fila, el blanco para la columna, el tercero gira salas. Un marcador sobre un rastrillo indica que está abierto; su otra cara, que está roto para siempre. Una ficha dada la vuelta está herida.
print-prison-lines = Líneas de salida
print-prison-lines-note = Recorta las líneas y pon una en cada extremo corto de la mazmorra. Un marcador sobre un rastrillo indica que está abierto; su otra cara, que está roto para siempre. Una ficha dada la vuelta está herida. Mientras las fichas estén ocultas, pon en su lugar los papeles con la reja al dorso.
print-prison-aid-note = Clases con velocidad / fuerza, objetos, cuántos puntos de acción cuesta cada acción y, para cada nivel, las cartas que traen refuerzos.
print-prison-duel-aid-note = Clases con velocidad / fuerza, objetos y cuántos puntos de acción cuesta cada acción.
print-prison-box-rooms = salas
print-prison-box-yellow-characters = personajes amarillos
print-prison-box-yellow-objects = objetos amarillos
print-prison-box-yellow-cards = cartas amarillas
print-prison-box-blue-characters = personajes azules
print-prison-box-blue-objects = objetos azules
print-prison-box-blue-cards = cartas azules
print-prison-box-np-characters = presos, una ficha y una carta cada uno
print-prison-box-np-objects = objetos morados
print-prison-box-np-cards = cartas de combate de la mazmorra
print-prison-box-room-cards = cartas de sala
print-prison-box-sight-cards = cartas de la Mirada

print-skyscraper-connectors = Conectores
print-skyscraper-workers = Obreros
print-skyscraper-workers-note = Corta por las líneas continuas y pliega por las discontinuas. Pliega cada obrero por la mitad, pega las dos caras y dobla los pies hacia fuera. Cinco de un color son la cuadrilla; el de la bandera marca los puntos.
print-skyscraper-joining = Cómo unir las cartas
print-skyscraper-joining-note = Las cartas miden { $side } × { $side } mm. Usa cartón de unos 0,5 mm y haz las ranuras cortas tan anchas como su grosor. Donde se juntan bordes, mete una cruz en las ranuras de todos. Donde un borde toca el centro de una carta, pasa una barra por la ranura que hay allí y encaja el borde en la barra. Dos conectores sujetan mejor que uno.
print-skyscraper-track = Marcador de puntos
print-skyscraper-track-note = Todos empiezan en 0. Quien llega a −40 queda fuera.
print-skyscraper-box-building = cartas de construcción
print-skyscraper-box-foundation = cartas de cimientos
print-skyscraper-box-supports = soportes, de pie y tumbados
print-skyscraper-box-connectors = conectores
print-skyscraper-box-workers = obreros
print-skyscraper-box-track = marcador de puntos
