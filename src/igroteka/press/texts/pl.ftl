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
print-step-single = Drukuj tylko jednostronnie, najlepiej na grubym papierze 160–200 g.
print-step-score = Przed zginaniem przejedź po liniach przerywanych pustym długopisem przy linijce: zagięcie będzie ostre i proste.

print-front = awersy
print-back = rewersy
print-sheet = arkusz { $number } z { $total }

print-roads-right = Droga biegnie dalej.
print-roads-nowhere = Droga w beż prowadzi donikąd.
print-roads-lanes = Dwa pasy nigdy nie łączą się z czterema.

print-field = Narożniki pola
print-field-note = Pole ma { $width } × { $height } kart, czyli { $across } × { $down } mm. Wytnij cztery narożniki i połóż je tam, gdzie pole się kończy, albo złóż gazetę do tego rozmiaru. Karty leżą wewnątrz żółtej linii; od kreski do kreski mieści się jedna karta.

print-players-between = { $low }–{ $high } graczy
print-card-size = karty { $width } × { $height } mm
print-board-size = plansza { $width } × { $height } cm
print-cards-title = Karty

print-board = Plansza
print-board-note = Plansza ma { $across } × { $down } mm, liczba arkuszy: { $sheets }. Każdy arkusz przytnij do znaczników. Zakreskowane paski zostają: posmaruj je klejem i połóż następny arkusz do ich krawędzi, najpierw rząd po rzędzie, potem rzędy do siebie. Na koniec całość można nakleić na tekturę.
print-tile = rząd { $row }, kolumna { $column }
print-dice = kostki

print-clockwork-pieces = Postacie i kostki
print-clockwork-pieces-note = Tnij wzdłuż linii ciągłych, zaginaj wzdłuż przerywanych. Postać złóż na pół, sklej obie strony i odegnij stopki na zewnątrz. Kostkę złóż i wklej skrzydełka do środka. Zwykłe kostki też się nadają.
print-clockwork-characters = postacie

print-die = kostka
print-urfin-parts-count = części do złożenia: { $count }
print-urfin-parts = Wieże i mury
print-urfin-parts-note = Tnij wzdłuż linii ciągłych, zaginaj wzdłuż przerywanych, skrzydełka wklejaj do środka. Podstawy o ośmiu i o czterech bokach to rurki, dachy to piramidy i dachy dwuspadowe, mury to długie pudełka. Dach siedzi na podstawie jak kapelusz. Włóż wszystko do worka: kształty da się wyczuć, kolorów nie.
print-urfin-soldiers = żołnierze
print-urfin-soldiers-title = Drewniani żołnierze
print-urfin-soldiers-note = Złóż żołnierza na pół, sklej obie strony i odegnij stopki na zewnątrz. Skwaszona mina patrzy do przodu; kto został trafiony, tego odwróć uśmiechem i niech wraca do domu.
print-urfin-aid = Kto dokąd strzela
print-urfin-aid-note = Wieża obejmuje to, co jej podstawa i jej dach. Dach 3 ma dwa pionowe boki, które strzelają, i dwa skosy, które nie strzelają; ustaw go, jak chcesz. Mury nie strzelają.
