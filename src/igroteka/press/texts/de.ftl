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

print-roads-right = Die Straße geht weiter.
print-roads-nowhere = Eine Straße ins Beige führt ins Nichts.
print-roads-lanes = Zwei Spuren passen nie an vier.

print-field = Die Ecken des Feldes
print-field-note = Das Feld ist { $width } × { $height } Karten groß, also { $across } × { $down } mm. Die vier Ecken ausschneiden und dorthin legen, wo das Feld endet, oder eine Zeitung auf dieses Maß falten. Die Karten liegen innerhalb der gelben Linie; von Strich zu Strich ist es eine Karte.

print-players-between = { $low }–{ $high } Personen
print-card-size = Karten { $width } × { $height } mm
print-board-size = Plan { $width } × { $height } cm
print-cards-title = Karten

print-board = Spielplan
print-board-note = Der Plan misst { $across } × { $down } mm und liegt auf { $sheets } Blättern. Schneide jedes Blatt an den Marken zu. Die schraffierten Streifen bleiben dran: Klebstoff darauf und das nächste Blatt bis an ihre Kante legen, erst Reihe für Reihe, dann Reihe an Reihe. Danach alles auf Karton kleben, wenn du magst.
print-tile = Reihe { $row }, Spalte { $column }
print-dice = Würfel

print-clockwork-pieces = Figuren und Würfel
print-clockwork-pieces-note = An den durchgezogenen Linien schneiden, an den gestrichelten falten. Eine Figur in der Mitte falten, die beiden Seiten zusammenkleben und die Füße nach außen biegen. Den Würfel falten und die Laschen innen ankleben. Gewöhnliche Würfel gehen auch.
print-clockwork-characters = Figuren

print-die = Würfel
print-urfin-parts-count = { $count } Teile zum Falten
print-urfin-parts = Türme und Mauern
print-urfin-parts-note = An den durchgezogenen Linien schneiden, an den gestrichelten falten, die Laschen innen ankleben. Sockel mit acht und mit vier Seiten werden Röhren, Dächer werden Pyramiden und Giebel, Mauern lange Kästchen. Ein Dach sitzt auf seinem Sockel wie ein Hut. Leg alles in einen Beutel: Formen kann man ertasten, Farben nicht.
print-urfin-soldiers = Soldaten
print-urfin-soldiers-title = Holzsoldaten
print-urfin-soldiers-note = Jeden Soldaten in der Mitte falten, beide Seiten zusammenkleben und die Füße nach außen biegen. Das saure Gesicht schaut nach vorn; wer getroffen ist, wird zum lächelnden umgedreht und geht nach Hause.
print-urfin-aid = Wer wohin schießt
print-urfin-aid-note = Ein Turm deckt, was sein Sockel und was sein Dach deckt. Dach 3 hat zwei senkrechte Seiten, die schießen, und zwei Schrägen, die es nicht tun; dreh es beim Setzen, wie du willst. Mauern schießen nicht.
