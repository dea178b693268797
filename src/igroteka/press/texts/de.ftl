print-players =
    { $seats ->
        [one] { $seats } Person
       *[other] { $seats } Personen
    }
print-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
print-rules = So wird gespielt
print-deck = In der Schachtel
print-making = Drucken, kleben, schneiden
print-measure = diese Linie ist 50 mm lang

print-step-size = In Originalgröße drucken (100 %, nicht „an Seite anpassen“). Die Linie unten nachmessen: Sie soll 50 mm lang sein.
print-step-duplex = Beidseitig drucken, an der langen Kante gewendet. Das erste Blatt gegen das Licht halten: Die Marken sollen sich decken.
print-step-glue = Dickes Papier taugt so, wie es ist. Dünnes auf Karton kleben und unter einem schweren Buch trocknen lassen. Druckt der Drucker nur einseitig: Vorder- und Rückseiten zusammenkleben, Marke auf Marke.
print-step-cut = Mit Messer und Lineal von Marke zu Marke schneiden: erst alle Streifen, dann die Karten.
print-step-single = Nur einseitig drucken, am besten auf dickem Papier mit 160 bis 200 g.
print-step-score = Vor dem Falten mit einer leeren Kugelschreibermine und einem Lineal über die gestrichelten Linien fahren: Dann werden die Kanten scharf und gerade.

print-front = Vorderseiten
print-back = Rückseiten
print-sheet = Bogen { $number } von { $total }


print-field = Die Ecken des Feldes
print-field-note = Das Feld ist { $width } × { $height } Karten groß, also { $across } × { $down } mm. Die vier Ecken ausschneiden und dorthin legen, wo das Feld endet, oder eine Zeitung auf dieses Maß falten. Die Karten liegen innerhalb der gelben Linie; von Strich zu Strich ist es eine Karte.

print-players-between = { $low }–{ $high } Personen
print-card-size = Karten { $width } × { $height } mm
print-board-size = Plan { $width } × { $height } cm
print-cards-title = Karten

print-board = Spielplan
print-board-note = Der Plan misst { $across } × { $down } mm und besteht aus { $sheets } Blättern. Jedes Blatt an den Marken zuschneiden. Die schraffierten Streifen bleiben dran: Klebstoff darauf und das nächste Blatt bis an ihre Kante legen, erst Reihe für Reihe, dann Reihe an Reihe. Danach nach Wunsch alles auf Karton kleben.
print-tile = Reihe { $row }, Spalte { $column }
print-dice = Würfel

print-clockwork-pieces = Figuren und Würfel
print-clockwork-pieces-note = An den durchgezogenen Linien schneiden, an den gestrichelten falten. Eine Figur in der Mitte falten, die beiden Seiten zusammenkleben und die Füße nach außen biegen. Den Würfel falten und die Laschen innen ankleben. Gewöhnliche Würfel gehen auch.
print-clockwork-characters = Figuren
print-clockwork-character-cards = Figurenkarten
print-clockwork-towers = Die Türme
print-clockwork-towers-note = An den durchgezogenen Linien schneiden, an den gestrichelten falten. Die Wände mit der langen Lasche schließen, dann das Dach mit den schmalen. Die Laschen am Fuß nach innen biegen und die drei Türme auf die Platte kleben, den hohen in die Mitte. Sie stehen in der Mitte des Spielplans.

print-die = Würfel
print-urfin-parts-count = { $count } Teile zum Falten
print-urfin-parts = Türme und Mauern
print-urfin-parts-note = An den durchgezogenen Linien schneiden, an den gestrichelten falten, die Laschen innen ankleben. Sockel mit acht und mit vier Seiten werden Röhren, Dächer werden Pyramiden und Giebel, Mauern lange Kästchen. Ein Dach sitzt auf seinem Sockel wie ein Hut. Alles in einen Beutel legen: Formen kann man ertasten, Farben nicht.
print-urfin-soldiers = Soldaten
print-urfin-soldiers-title = Holzsoldaten
print-urfin-soldiers-note = Jeden Soldaten in der Mitte falten, beide Seiten zusammenkleben und die Füße nach außen biegen. Das mürrische Gesicht schaut nach vorn; wer getroffen ist, wird zum lächelnden umgedreht und geht nach Hause.
print-urfin-aid = Wer wohin schießt
print-urfin-aid-note = Ein Turm deckt, was sein Sockel und was sein Dach deckt. Dach 3 hat zwei senkrechte Seiten, die schießen, und zwei Schrägen, die es nicht tun; dreh es beim Setzen, wie du willst. Mauern schießen nicht.

print-aid = Auf einen Blick
print-prison-room-size = Räume { $side } × { $side } mm
print-prison-token-size = Plättchen { $side } × { $side } mm
print-prison-rooms = Räume
print-prison-tokens = Plättchen und Marker
print-prison-prisoners = Gefangene
print-prison-pieces = Startlinien und Würfel
print-prison-pieces-note = Die Linien ausschneiden und je eine an jedes kurze Ende des Kerkers legen. Die Würfel falten und die Laschen innen ankleben: Der rote gilt für die Reihe, der weiße für die Spalte, der dritte dreht Räume. Ein Marker auf einem Fallgitter heißt, dass es offen ist, seine andere Seite, dass es für immer zerbrochen ist. Wer umgedreht liegt, ist verwundet.
print-prison-lines = Startlinien
print-prison-lines-note = Die Linien ausschneiden und je eine an jedes kurze Ende des Kerkers legen. Ein Marker auf einem Fallgitter heißt, dass es offen ist, seine andere Seite, dass es für immer zerbrochen ist. Wer umgedreht liegt, ist verwundet. Solange Plättchen verdeckt sind, liegen statt ihrer die Zettel mit dem Gitter auf der Rückseite.
print-prison-aid-note = Klassen mit Geschwindigkeit / Stärke, Gegenstände, was eine Aktion an Aktionspunkten kostet, und für jede Stufe die Karten, die Verstärkung bringen.
print-prison-duel-aid-note = Klassen mit Geschwindigkeit / Stärke, Gegenstände und was eine Aktion an Aktionspunkten kostet.
print-prison-box-rooms = Räume
print-prison-box-yellow-characters = gelbe Figuren
print-prison-box-yellow-objects = gelbe Gegenstände
print-prison-box-yellow-cards = gelbe Karten
print-prison-box-blue-characters = blaue Figuren
print-prison-box-blue-objects = blaue Gegenstände
print-prison-box-blue-cards = blaue Karten
print-prison-box-np-characters = Gefangene, je Plättchen und Karte
print-prison-box-np-objects = violette Gegenstände
print-prison-box-np-cards = Kampfkarten des Kerkers
print-prison-box-room-cards = Raumkarten
print-prison-box-sight-cards = Karten des Blicks

print-skyscraper-connectors = Verbinder
print-skyscraper-workers = Arbeiter
print-skyscraper-workers-note = An den durchgezogenen Linien schneiden, an den gestrichelten falten. Jeden Arbeiter in der Mitte falten, beide Seiten zusammenkleben und die Füße nach außen biegen. Fünf einer Farbe sind der Trupp; der mit der Fahne zeigt die Punkte an.
print-skyscraper-joining = Karten zusammenstecken
print-skyscraper-joining-note = Die Karten sind { $side } × { $side } mm groß. Karton von etwa 0,5 mm nehmen und die kurzen Schlitze so breit schneiden, wie er dick ist. Wo Kanten sich treffen, kommt ein Kreuz in die Schlitze aller. Wo eine Kante die Mitte einer Karte trifft, kommt eine Leiste durch den Schlitz dort, und die Kante wird darauf gesteckt. Zwei Verbinder halten besser als einer.
print-skyscraper-track = Punkteleiste
print-skyscraper-track-note = Alle beginnen bei 0. Wer auf −40 kommt, scheidet aus.
print-skyscraper-box-building = Baukarten
print-skyscraper-box-foundation = Fundamentkarten
print-skyscraper-box-supports = Stützen, stehende und liegende
print-skyscraper-box-connectors = Verbinder
print-skyscraper-box-workers = Arbeiter
print-skyscraper-box-track = Punkteleiste
