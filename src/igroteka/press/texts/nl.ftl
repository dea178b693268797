print-players =
    { $seats ->
        [one] { $seats } speler
       *[other] { $seats } spelers
    }
print-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
print-rules = Zo speel je
print-deck = In de doos
print-making = Printen, plakken, snijden
print-measure = deze lijn is 50 mm lang

print-step-size = Print op 100 % (‘ware grootte’, niet ‘passend op pagina’). Meet de lijn hieronder na: die hoort 50 mm te zijn.
print-step-duplex = Print dubbelzijdig, omgeslagen langs de lange kant, en houd het eerste vel tegen het licht: de streepjes horen samen te vallen.
print-step-glue = Dik papier kan zo gebruikt worden. Plak dun papier op karton en laat het onder een zwaar boek drogen. Print je printer maar één kant, plak dan voor- en achterkanten op elkaar, streepje op streepje.
print-step-cut = Snijd met mes en liniaal van streepje tot streepje: eerst alle stroken, dan de kaarten.
print-step-single = Print alleen op één kant, het liefst op dik papier van 160 tot 200 g.
print-step-score = Trek voor het vouwen met een lege balpen en een liniaal over de streepjeslijnen: dan wordt de vouw scherp en recht.

print-front = voorkanten
print-back = achterkanten
print-sheet = vel { $number } van { $total }

print-roads-right = De weg loopt door.
print-roads-nowhere = Een weg die op beige stuit, leidt nergens heen.
print-roads-lanes = Twee rijstroken sluiten nooit aan op vier.

print-field = De hoeken van het veld
print-field-note = Het veld is { $width } × { $height } kaarten groot, dus { $across } × { $down } mm. Knip de vier hoeken uit en leg ze waar het veld ophoudt, of vouw een krant op die maat. De kaarten liggen binnen de gele lijn; van streepje tot streepje is één kaart.

print-players-between = { $low }–{ $high } spelers
print-card-size = kaarten { $width } × { $height } mm
print-board-size = bord { $width } × { $height } cm
print-cards-title = Kaarten

print-board = Speelbord
print-board-note = Het bord is { $across } × { $down } mm, op { $sheets } vellen. Snijd elk vel langs de tekens af. De gearceerde stroken blijven zitten: doe er lijm op en leg het volgende vel tot aan hun rand, eerst rij voor rij, dan rij aan rij. Plak daarna alles op karton, als je wilt.
print-tile = rij { $row }, kolom { $column }
print-dice = dobbelstenen

print-clockwork-pieces = Personages en dobbelstenen
print-clockwork-pieces-note = Knip langs de doorlopende lijnen en vouw langs de streepjeslijnen. Vouw een personage in het midden, plak de twee kanten op elkaar en buig de voetjes naar buiten. Vouw de dobbelsteen tot een kubus en plak de lipjes aan de binnenkant. Gewone dobbelstenen mogen ook.
print-clockwork-characters = personages

print-die = dobbelsteen
print-urfin-parts-count = { $count } delen om te vouwen
print-urfin-parts = Torens en muren
print-urfin-parts-note = Knip langs de doorlopende lijnen, vouw langs de streepjeslijnen en plak de lipjes aan de binnenkant. Sokkels met acht en met vier kanten worden kokers, daken worden piramides en zadeldaken, muren lange doosjes. Een dak zit op zijn sokkel als een hoed. Doe alles in een zak: vormen voel je, kleuren niet.
print-urfin-soldiers = soldaten
print-urfin-soldiers-title = Houten soldaten
print-urfin-soldiers-note = Vouw elke soldaat in het midden, plak beide kanten op elkaar en buig de voetjes naar buiten. Het zure gezicht kijkt vooruit; wie geraakt is, draai je om naar de lach en gaat naar huis.
print-urfin-aid = Wie schiet waarheen
print-urfin-aid-note = Een toren bestrijkt wat zijn sokkel en wat zijn dak bestrijkt. Dak 3 heeft twee rechte kanten die schieten en twee schuine die dat niet doen; draai het bij het plaatsen zoals je wilt. Muren schieten niet.
