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

## Roads, until the game itself speaks this language

roads-name = Ceste
roads-tagline = Polagaj karte cest rob ob rob: mrežo širi ali jo skleni.
roads-option-variant-duel = Dvoboj
roads-option-variant-newspaper = Časopis
roads-option-variant-heap = Kup
roads-option-lanes-off = Ena širina
roads-option-lanes-on = Dva in štirje pasovi
roads-face-S = ravna cesta
roads-face-C = ovinek
roads-face-T = odcep
roads-face-X = križišče
roads-face-D = slepa ulica
roads-face-S2 = dvopasovna ravna cesta
roads-face-S4 = štiripasovna ravna cesta
roads-face-C2 = dvopasovni ovinek
roads-face-C4 = štiripasovni ovinek
roads-face-T2 = dvopasovni odcep
roads-face-T4 = štiripasovni odcep
roads-face-X2 = dvopasovno križišče
roads-face-X4 = štiripasovno križišče
roads-face-D2 = dvopasovna slepa ulica
roads-face-D4 = štiripasovna slepa ulica
roads-face-X24 = križanje dveh in štirih pasov
roads-face-T42 = štiripasovna z dvopasovnim odcepom
roads-face-T24 = dvopasovna s štiripasovnim odcepom
