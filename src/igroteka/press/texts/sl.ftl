print-players =
    { $seats ->
        [one] { $seats } igralec
        [two] { $seats } igralca
        [few] { $seats } igralci
       *[other] { $seats } igralcev
    }
print-cards =
    { $cards ->
        [one] { $cards } karta
        [two] { $cards } karti
        [few] { $cards } karte
       *[other] { $cards } kart
    }
print-rules = Kako se igra
print-deck = V škatli
print-making = Natisni, nalepi, nareži
print-measure = ta črta je dolga 50 mm

print-step-size = Natisni v merilu 100 % (»dejanska velikost«, ne »prilagodi strani«). Izmeri črto spodaj: meriti mora 50 mm.
print-step-duplex = Natisni obojestransko, obrnjeno po dolgem robu, in prvi list poglej proti svetlobi: oznake se morajo ujemati.
print-step-glue = Debel papir je dober tak, kot je. Tankega nalepi na karton in ga posuši pod težko knjigo. Če tiskalnik tiska samo na eno stran, zlepi sprednje in hrbtne strani, oznako na oznako.
print-step-cut = Reži z nožem ob ravnilu od oznake do oznake: najprej vse trakove, nato karte.

print-front = sprednje strani
print-back = hrbtne strani
print-sheet = pola { $number } od { $total }

print-roads-right = Cesta se nadaljuje.
print-roads-nowhere = Cesta v bež ne pelje nikamor.
print-roads-lanes = Dva pasova se nikoli ne spojita s štirimi.

print-field = Vogali polja
print-field-note = Polje meri { $width } × { $height } kart, torej { $across } × { $down } mm. Izreži štiri vogale in jih položi tja, kjer se polje konča, ali prepogni časopis na to velikost. Karte ležijo znotraj rumene črte; od črtice do črtice je ena karta.
