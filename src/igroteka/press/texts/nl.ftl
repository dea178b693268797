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

print-front = voorkanten
print-back = achterkanten
print-sheet = vel { $number } van { $total }

print-roads-right = De weg loopt door.
print-roads-nowhere = Een weg die op beige stuit, leidt nergens heen.
print-roads-lanes = Twee rijstroken sluiten nooit aan op vier.

print-field = De hoeken van het veld
print-field-note = Het veld is { $width } × { $height } kaarten groot, dus { $across } × { $down } mm. Knip de vier hoeken uit en leg ze waar het veld ophoudt, of vouw een krant op die maat. De kaarten liggen binnen de gele lijn; van streepje tot streepje is één kaart.
