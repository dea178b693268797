print-players =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } gracze
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


print-field = Narożniki pola
print-field-note = Pole ma { $width } × { $height } kart, czyli { $across } × { $down } mm. Wytnij cztery narożniki i połóż je tam, gdzie pole się kończy, albo złóż gazetę do tego rozmiaru. Karty leżą wewnątrz żółtej linii; od kreski do kreski mieści się jedna karta.

print-players-between = { $low }–{ $high } graczy
print-card-size = karty { $width } × { $height } mm
print-board-size = plansza { $width } × { $height } cm
print-cards-title = Karty

print-board = Plansza
print-board-note = Plansza ma { $across } × { $down } mm, liczba arkuszy: { $sheets }. Każdy arkusz przytnij do znaczników. Zakreskowane paski zostają: posmaruj je klejem i połóż następny arkusz do ich krawędzi, najpierw rząd po rzędzie, potem rzędy do siebie. Na koniec całość można nakleić na tekturę.
print-tile = rząd { $row }, kolumna { $column }
print-dice = kości

print-clockwork-pieces = Postacie i kości
print-clockwork-pieces-note = Tnij wzdłuż linii ciągłych, zaginaj wzdłuż przerywanych. Postać złóż na pół, sklej obie strony i odegnij stopki na zewnątrz. Kość złóż i wklej skrzydełka do środka. Zwykłe kości też się nadają.
print-clockwork-characters = postacie
print-clockwork-character-cards = karty postaci
print-clockwork-towers = Wieże
print-clockwork-towers-note = Tnij wzdłuż linii ciągłych, zaginaj wzdłuż przerywanych. Sklej ściany długim skrzydełkiem, potem dach wąskimi. Dolne skrzydełka zagnij do środka i przyklej trzy wieże do podstawki, wysoką pośrodku. Wieże stoją na środku planszy.

print-die = kość
print-urfin-parts-count = części do złożenia: { $count }
print-urfin-parts = Wieże i mury
print-urfin-parts-note = Tnij wzdłuż linii ciągłych, zaginaj wzdłuż przerywanych, skrzydełka wklejaj do środka. Podstawy o ośmiu i o czterech bokach to rurki, dachy to piramidy i dachy dwuspadowe, mury to długie pudełka. Dach siedzi na podstawie jak kapelusz. Włóż wszystko do worka: kształty da się wyczuć, kolorów nie.
print-urfin-soldiers = żołnierze
print-urfin-soldiers-title = Drewniani żołnierze
print-urfin-soldiers-note = Złóż żołnierza na pół, sklej obie strony i odegnij stopki na zewnątrz. Skwaszona mina patrzy do przodu; kto został trafiony, tego odwróć uśmiechem do przodu i niech wraca do domu.
print-urfin-aid = Kto dokąd strzela
print-urfin-aid-note = Wieża obejmuje to, co jej podstawa i jej dach. Dach 3 ma dwa pionowe boki, które strzelają, i dwa skosy, które nie strzelają; ustaw go, jak chcesz. Mury nie strzelają.

print-aid = W skrócie
print-prison-room-size = komnaty { $side } × { $side } mm
print-prison-token-size = żetony { $side } × { $side } mm
print-prison-rooms = Komnaty
print-prison-tokens = Żetony i znaczniki
print-prison-prisoners = Więźniowie
print-prison-pieces = Linie startowe i kości
print-prison-pieces-note = Wytnij linie i połóż po jednej przy każdym krótkim końcu podziemi. Kości złóż i wklej skrzydełka do środka: czerwona wskazuje rząd, biała kolumnę, trzecia obraca komnaty. Znacznik na kracie znaczy, że jest otwarta, jego druga strona, że jest wyłamana na dobre. Odwrócony żeton jest ranny.
print-prison-lines = Linie startowe
print-prison-lines-note = Wytnij linie i połóż po jednej przy każdym krótkim końcu podziemi. Znacznik na kracie znaczy, że jest otwarta, jego druga strona, że jest wyłamana na dobre. Odwrócony żeton jest ranny. Dopóki żetony są ukryte, połóż zamiast nich karteczki z prętami na odwrocie.
print-prison-aid-note = Klasy z szybkością / siłą, przedmioty, ile punktów akcji kosztuje akcja, a dla każdego poziomu karty, które sprowadzają posiłki.
print-prison-duel-aid-note = Klasy z szybkością / siłą, przedmioty i ile punktów akcji kosztuje akcja.
print-prison-box-rooms = komnaty
print-prison-box-yellow-characters = żółte postacie
print-prison-box-yellow-objects = żółte przedmioty
print-prison-box-yellow-cards = żółte karty
print-prison-box-blue-characters = niebieskie postacie
print-prison-box-blue-objects = niebieskie przedmioty
print-prison-box-blue-cards = niebieskie karty
print-prison-box-np-characters = więźniowie, każdy z żetonem i kartą
print-prison-box-np-objects = fioletowe przedmioty
print-prison-box-np-cards = karty walki podziemi
print-prison-box-room-cards = karty komnat
print-prison-box-sight-cards = karty Spojrzenia

print-skyscraper-connectors = Łączniki
print-skyscraper-workers = Robotnicy
print-skyscraper-workers-note = Tnij wzdłuż linii ciągłych, zginaj wzdłuż przerywanych. Robotnika zegnij w połowie, sklej obie strony i odegnij stopy na zewnątrz. Pięciu w jednym kolorze to brygada; ten z chorągiewką pokazuje punkty.
print-skyscraper-joining = Łączenie kart
print-skyscraper-joining-note = Karty mają { $side } × { $side } mm. Weź karton około 0,5 mm i natnij krótkie szczeliny tak szerokie, jak jest gruby. Gdzie spotykają się krawędzie, wsuń krzyżak w szczeliny wszystkich. Gdzie krawędź styka się ze środkiem karty, przełóż listewkę przez szczelinę i nasuń na nią krawędź. Dwa łączniki trzymają lepiej niż jeden.
print-skyscraper-track = Tor punktów
print-skyscraper-track-note = Wszyscy zaczynają od 0. Kto spadnie do −40, odpada.
print-skyscraper-box-building = karty budynku
print-skyscraper-box-foundation = karty fundamentu
print-skyscraper-box-supports = podpory, stojące i leżące
print-skyscraper-box-connectors = łączniki
print-skyscraper-box-workers = robotnicy
print-skyscraper-box-track = tor punktów
