print-players =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
       *[other] { $seats } graczy
    }
print-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
print-rules = Jak grać
print-deck = W pudełku
print-making = Drukuj, klej, tnij
print-measure = ta linia ma 50 mm

print-step-size = Drukuj w skali 100 % („rozmiar rzeczywisty”, nie „dopasuj do strony”). Zmierz linię poniżej: powinna mieć 50 mm.
print-step-duplex = Drukuj dwustronnie, z odwróceniem wzdłuż długiej krawędzi, i obejrzyj pierwszy arkusz pod światło: znaczniki powinny się pokryć.
print-step-glue = Gruby papier nadaje się od razu. Cienki naklej na karton i wysusz pod ciężką książką. Jeśli drukarka drukuje tylko jednostronnie, sklej awersy z rewersami, znacznik do znacznika.
print-step-cut = Tnij nożykiem przy linijce od znacznika do znacznika: najpierw wszystkie paski, potem karty.

print-front = awersy
print-back = rewersy
print-sheet = arkusz { $number } z { $total }

print-roads-right = Droga biegnie dalej.
print-roads-nowhere = Droga w beż prowadzi donikąd.
print-roads-lanes = Dwa pasy nigdy nie łączą się z czterema.

print-field = Narożniki pola
print-field-note = Pole ma { $width } × { $height } kart, czyli { $across } × { $down } mm. Wytnij cztery narożniki i połóż je tam, gdzie pole się kończy, albo złóż gazetę do tego rozmiaru. Karty leżą wewnątrz żółtej linii; od kreski do kreski mieści się jedna karta.

## Roads, until the game itself speaks this language

roads-name = Drogi
roads-tagline = Kładź karty dróg brzeg do brzegu: rozbudowuj sieć albo ją zamknij.
roads-option-variant-duel = Pojedynek
roads-option-variant-newspaper = Gazeta
roads-option-variant-heap = Stos
roads-option-lanes-off = Jedna szerokość
roads-option-lanes-on = Dwa i cztery pasy
roads-face-S = prosta
roads-face-C = zakręt
roads-face-T = rozwidlenie
roads-face-X = skrzyżowanie
roads-face-D = ślepa ulica
roads-face-S2 = dwupasmowa prosta
roads-face-S4 = czteropasmowa prosta
roads-face-C2 = dwupasmowy zakręt
roads-face-C4 = czteropasmowy zakręt
roads-face-T2 = dwupasmowe rozwidlenie
roads-face-T4 = czteropasmowe rozwidlenie
roads-face-X2 = dwupasmowe skrzyżowanie
roads-face-X4 = czteropasmowe skrzyżowanie
roads-face-D2 = dwupasmowa ślepa ulica
roads-face-D4 = czteropasmowa ślepa ulica
roads-face-X24 = skrzyżowanie dwóch pasów z czterema
roads-face-T42 = cztery pasy, boczna dwupasmowa
roads-face-T24 = dwa pasy, boczna czteropasmowa
