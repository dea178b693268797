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


print-field = De hoeken van het veld
print-field-note = Het veld is { $width } × { $height } kaarten groot, dus { $across } × { $down } mm. Knip de vier hoeken uit en leg ze waar het veld ophoudt, of vouw een krant op die maat. De kaarten liggen binnen de gele lijn; van streepje tot streepje is één kaart.

print-players-between = { $low }–{ $high } spelers
print-card-size = kaarten { $width } × { $height } mm
print-board-size = bord { $width } × { $height } cm
print-cards-title = Kaarten

print-board = Spelbord
print-board-note = Het bord is { $across } × { $down } mm, op { $sheets } vellen. Snijd elk vel langs de tekens af. De gearceerde stroken blijven zitten: doe er lijm op en leg het volgende vel tot aan hun rand, eerst rij voor rij, dan rij aan rij. Plak daarna alles op karton, als je wilt.
print-tile = rij { $row }, kolom { $column }
print-dice = dobbelstenen

print-clockwork-pieces = Karakters en dobbelstenen
print-clockwork-pieces-note = Knip langs de doorlopende lijnen en vouw langs de streepjeslijnen. Vouw een karakter in het midden, plak de twee kanten op elkaar en buig de voetjes naar buiten. Vouw de dobbelsteen tot een kubus en plak de lipjes aan de binnenkant. Gewone dobbelstenen mogen ook.
print-clockwork-characters = karakters
print-clockwork-character-cards = karakterkaarten
print-clockwork-towers = De Torens
print-clockwork-towers-note = Knip langs de doorlopende lijnen en vouw langs de streepjeslijnen. Plak de muren dicht met de lange lip en daarna het dak met de smalle. Buig de lipjes onderaan naar binnen en plak de drie torens op de plaat, de hoge in het midden. Ze staan midden op het bord.

print-die = dobbelsteen
print-urfin-parts-count = { $count } onderdelen om te vouwen
print-urfin-parts = Torens en muren
print-urfin-parts-note = Knip langs de doorlopende lijnen, vouw langs de streepjeslijnen en plak de lipjes aan de binnenkant. Sokkels met acht en met vier kanten worden kokers, daken worden piramides en zadeldaken, muren lange doosjes. Een dak zit op zijn sokkel als een hoed. Doe alles in een zak: vormen voel je, kleuren niet.
print-urfin-soldiers = soldaten
print-urfin-soldiers-title = Houten soldaten
print-urfin-soldiers-note = Vouw elke soldaat in het midden, plak beide kanten op elkaar en buig de voetjes naar buiten. Het norse gezicht kijkt vooruit; wie geraakt is, draai je om naar de lach en gaat naar huis.
print-urfin-aid = Wie schiet waarheen
print-urfin-aid-note = Een toren bestrijkt wat zijn sokkel en wat zijn dak bestrijkt. Dak 3 heeft twee rechte kanten die schieten en twee schuine die dat niet doen; draai het bij het plaatsen zoals je wilt. Muren schieten niet.

print-aid = In één oogopslag
print-prison-room-size = kamers { $side } × { $side } mm
print-prison-token-size = fiches { $side } × { $side } mm
print-prison-rooms = Kamers
print-prison-tokens = Fiches en markeringen
print-prison-prisoners = Gevangenen
print-prison-pieces = Startlijnen en dobbelstenen
print-prison-pieces-note = Knip de lijnen uit en leg er een aan elk kort einde van de kerker. Vouw de dobbelstenen en plak de lipjes aan de binnenkant: de rode is voor de rij, de witte voor de kolom, de derde draait kamers. Een markering op een valhek betekent dat het open is, de andere kant dat het voorgoed kapot is. Wie omgedraaid ligt, is gewond.
print-prison-lines = Startlijnen
print-prison-lines-note = Knip de lijnen uit en leg er een aan elk kort einde van de kerker. Een markering op een valhek betekent dat het open is, de andere kant dat het voorgoed kapot is. Wie omgedraaid ligt, is gewond. Zolang fiches verborgen zijn, liggen in hun plaats de briefjes met het hek op de achterkant.
print-prison-aid-note = Klassen met snelheid / kracht, voorwerpen, wat een actie aan actiepunten kost, en per niveau de kaarten die versterking brengen.
print-prison-duel-aid-note = Klassen met snelheid / kracht, voorwerpen en wat een actie aan actiepunten kost.
print-prison-box-rooms = kamers
print-prison-box-yellow-characters = gele figuren
print-prison-box-yellow-objects = gele voorwerpen
print-prison-box-yellow-cards = gele kaarten
print-prison-box-blue-characters = blauwe figuren
print-prison-box-blue-objects = blauwe voorwerpen
print-prison-box-blue-cards = blauwe kaarten
print-prison-box-np-characters = gevangenen, elk een fiche en een kaart
print-prison-box-np-objects = paarse voorwerpen
print-prison-box-np-cards = gevechtskaarten van de kerker
print-prison-box-room-cards = kamerkaarten
print-prison-box-sight-cards = kaarten van de Blik

print-skyscraper-connectors = Verbinders
print-skyscraper-workers = Bouwvakkers
print-skyscraper-workers-note = Knip langs de doorlopende lijnen, vouw langs de streepjeslijnen. Vouw elke bouwvakker in het midden, plak beide kanten op elkaar en buig de voetjes naar buiten. Vijf van een kleur zijn de ploeg; die met de vlag houdt de score bij.
print-skyscraper-joining = Kaarten in elkaar zetten
print-skyscraper-joining-note = De kaarten zijn { $side } × { $side } mm. Neem karton van ongeveer 0,5 mm en snijd de korte sleuven zo breed als het dik is. Waar randen elkaar raken, steek je een kruis in de sleuven van allemaal. Waar een rand het midden van een kaart raakt, gaat een staafje door de sleuf daar en schuif je de rand erop. Twee verbinders houden beter dan één.
print-skyscraper-track = Scorebaan
print-skyscraper-track-note = Iedereen begint op 0. Wie op −40 komt, ligt eruit.
print-skyscraper-box-building = bouwkaarten
print-skyscraper-box-foundation = funderingskaarten
print-skyscraper-box-supports = steunen, staand en liggend
print-skyscraper-box-connectors = verbinders
print-skyscraper-box-workers = bouwvakkers
print-skyscraper-box-track = scorebaan
