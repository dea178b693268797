# The lessons of Prison.

prison-lesson-else = Tak też można. Ale spójrz, co świeci: o tym jest ta strona.
prison-lesson-pass = Masz jeszcze punkty akcji, a reszta przepada. Najpierw je wykorzystaj.
prison-lesson-stop = Jeszcze nie: zostały pola. Idź do końca kropkowanej linii.
prison-lesson-way = Tędy dojdziesz gdzie indziej. Idź po kropkowanej linii.

## The guided game

prison-lesson-first = Twoja pierwsza gra
prison-lesson-first-theme = Arcymag zamknął cię w podziemiach z ośmiu komnat. Wyprowadź swoich do linii na drugim końcu.
prison-lesson-first-aim = Wygrywa, kto pierwszy ma pięć punktów. Punkt daje każdy twój, kto wyjdzie, i każdy powalony wróg.
prison-lesson-first-naga = Zaczyna czworo z twojej ósemki, reszta jest w worku. Szybcy się przydają: weź Nagę, przechodzi sześć pól.
prison-lesson-first-wizard = Teraz Czarodziej. Unosi się nad dołami i wrogami.
prison-lesson-first-backstabber = Weź Skrytobójczynię. Otwiera kraty.
prison-lesson-first-cleric = I Kleryka: leczy rannych.
prison-lesson-first-in-turn = Dobry wybór! Ale po kolei: najpierw ta postać, która świeci.
prison-lesson-first-scream = Jej krzyk odpycha wrogów, ale jeszcze ich nie ma. Zacznij od postaci, która świeci.
prison-lesson-first-slow = Na początek za wolno: ta postać znajdzie się w komnacie po drodze. Weź tę, która świeci.
prison-lesson-first-short = Żeby było krótko, sześć komnat jest otwartych, a ty masz już trzy punkty.
prison-lesson-first-card = W każdej turze grasz kartę: jej liczba to twoje punkty akcji. Za pierwszym razem idą po kolei, więc zagraj 2.
prison-lesson-first-open = Najpierw w grze otwiera się komnatę przy swojej linii, za 1 punkt. Otwórz tę, która świeci.
prison-lesson-first-open-else = Ta też by się nadała. Tym razem otwórz komnatę, która świeci, przed twoją Nagą.
prison-lesson-first-tokens = Z worka wyszły trzy żetony, a kości powiedziały, gdzie staną: twój Kolos i dwoje więźniów, którzy grają dla podziemi.
prison-lesson-first-attack = Został jeden punkt. Twój Kolos stoi obok więźniarki Jen: zaatakuj ją.
prison-lesson-first-attack-walk = Ruch zabrałby ostatni punkt i Jen by uderzyła. Zaatakuj ją Kolosem.
prison-lesson-first-attack-open = Nowa komnata to nowi więźniowie. Najpierw zrób to, co pokazano.
prison-lesson-first-fight = Ty masz siłę 5 i kartę; Jen 2 i kartę, której nikt nie zna. Zagraj +4: wygrasz, cokolwiek wyjdzie.
prison-lesson-first-fight-much = To też wygrywa, ale karta przepada na całą grę. Wystarczy +4: 9 przeciw najwyżej 8.
prison-lesson-first-fight-little = To może być za mało: Jen może mieć 2 + 6 = 8. Z +4 masz 9.
prison-lesson-first-wounded = Jen przegrała i jest ranna: nic już nie robi. Jeśli przegra jeszcze raz, będzie powalona.
prison-lesson-first-prisoner = Potem Ed, drugi więzień, zrobił pierwszy cel ze swojej karty, jaki mógł: wyszedł przez twoją linię. Punkt dla podziemi!
prison-lesson-first-three = Znowu twoja tura. Zagraj 3.
prison-lesson-first-again = Ranni mają siłę 0. Zaatakuj Jen jeszcze raz.
prison-lesson-first-again-stay = Jeśli Kolos odejdzie, nie dosięgnie jej. Atakuj: leży tuż obok.
prison-lesson-first-again-walk = Zaraz pójdziemy. Najpierw Kolos: Jen to punkt w zasięgu ręki.
prison-lesson-first-sure = Zagraj +2: 5 + 2 = 7, a ranna ma najwyżej 6.
prison-lesson-first-sure-little = Może być tylko remis albo gorzej: oni mają +6. Z +2 to pewne.
prison-lesson-first-sure-much = To wygrywa, ale szkoda karty: wystarczy +2, a zagrane przepada.
prison-lesson-first-walk = Powalona: punkt! Teraz wybierz Nagę i koniec kropkowanej linii. Ona przechodzi nawet przez strzelnice.
prison-lesson-first-walk-naga = Inni potrzebowaliby dużo więcej tur. Naga jest najszybsza: idź nią.
prison-lesson-first-on = Jeszcze raz: sześć pól za 1 punkt.
prison-lesson-first-four = Punkty się skończyły, tura też. Nie ma już więźniów: zagraj 4.
prison-lesson-first-far = Mury, strzelnice, zamknięte komnaty i kraty zatrzymują innych, ale tu Naga przejdzie. Dalej!
prison-lesson-first-out = Do dalszej linii tylko cztery pola. Kto na nią wejdzie, jest na zewnątrz.
prison-lesson-first-won = To piąty punkt: wygrana!
prison-lesson-first-lost = Przegrywasz, jeśli podziemia pierwsze mają pięć punktów, jeśli nikt ci nie został albo po sześćdziesięciu turach.
prison-lesson-first-tip = Rada: niech szybcy biegną, a silni walczą. Każdy więzień na drodze może być punktem.

## Rooms that turn

prison-lesson-rooms = Komnaty, które się obracają
prison-lesson-rooms-aim = Dalsza linia jest blisko, ale przed Kolosem stoją mury. Komnaty można jednak obracać!
prison-lesson-rooms-gear = Każda komnata ma mechanizm. Wejdź Kolosem na ten: dwa pola.
prison-lesson-rooms-colossus = Czarodziej jest daleko od mechanizmów. Rusz Kolosem.
prison-lesson-rooms-jump = Skok kosztuje kartę, a masz ich mało. Tu obejdzie się bez niego.
prison-lesson-rooms-turn = Z mechanizmu obracasz komnatę o ćwiartkę, tak jak wskazuje jej strzałka, ze wszystkim, co w niej jest. Obróć ją!
prison-lesson-rooms-twin-too = To bliźniaczka tej komnaty; ją też można stąd obrócić. Ale teraz obróć tę, w której stoisz.
prison-lesson-rooms-first-turn = Pieszo to długa droga naokoło. Zostań na mechanizmie i obróć komnatę.
prison-lesson-rooms-out = Kolos obrócił się z komnatą i nic już nie stoi mu na drodze. Wyjdź!
prison-lesson-rooms-enough = Teraz leży dobrze: dwa wolne pola do linii. Wyjdź Kolosem.
prison-lesson-rooms-done = Na zewnątrz, i punkt dla ciebie.
prison-lesson-rooms-twin = Dwie komnaty o jednym numerze to bliźniaczki: mechanizm obraca obie. Mekanork w obie strony, inni tylko według strzałki.
prison-lesson-rooms-tip = Rada: jeden obrót może otworzyć drogę tobie, a zamknąć więźniom.

## Fights

prison-lesson-fights = Walki
prison-lesson-fights-strong = Mangdu to Kolos o sile 5. W pojedynkę nikt go tu nie pokona, razem tak.
prison-lesson-fights-beside = Kto stoi obok wroga, też walczy. Ustaw Kleryka po jego drugiej stronie.
prison-lesson-fights-stay = Skrytobójczyni stoi dobrze. Iść musi Kleryk.
prison-lesson-fights-alone = Sama ma 2 przeciw 5. Najpierw przyprowadź Kleryka, potem atakuj.
prison-lesson-fights-walk-else = Mangdu nie ucieknie, a Kleryk jest daleko. Idź Klerykiem.
prison-lesson-fights-attack = Atakuj! Skrytobójczyni 2, Kleryk 2 i jeszcze 2, bo walczy z przyjacielem: razem 6.
prison-lesson-fights-attack-else = Kto odejdzie, nie walczy, a drugi zostaje sam. Zostań i zaatakuj Mangdu.
prison-lesson-fights-card = Wybierasz kartę, potem odkrywa się ich karta. Spróbuj +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Takich kart jest mało. Najpierw spróbuj, czy wystarczy +3.
prison-lesson-fights-card-little = Tak masz najwyżej 8, a on ma 5 i kartę. Weź +3.
prison-lesson-fights-tie = 9 do 9, remis: nic się nie dzieje, ale obie karty przepadły. Zaatakuj jeszcze raz.
prison-lesson-fights-five = Teraz +5: to 11. On ma najwyżej 5 + 6 = 11, więc nie możesz przegrać.
prison-lesson-fights-six = +6 wygrywa na pewno, ale z +5 też nie przegrasz. Zachowaj +6.
prison-lesson-fights-five-else = On może odkryć +6 i mieć 11. Z +5 masz tyle samo.
prison-lesson-fights-wounded = Wszyscy przegrani są ranni. W tej turze nie można go znów zaatakować; następna przegrana go powali.
prison-lesson-fights-mark = Ich +1 ma znak twojego poziomu: do otwartej komnaty przyszły posiłki. Na trudnych poziomach wzywa je więcej kart.
prison-lesson-fights-tip = Rada: twoje +0 zawsze wraca na rękę. Graj je, gdy walka nie jest warta karty.

## Things and the wounded

prison-lesson-things = Rzeczy i ranni
prison-lesson-things-aim = Twój Mekanork leży ranny w celi, za kratami i dołami. Kleryk może pomóc.
prison-lesson-things-key = Wejdź na klucz i podnieś go: w ruchu to nic nie kosztuje. Każdy niesie jedną rzecz. Potem tam stań.
prison-lesson-things-onto = Klucz leży na sąsiednim polu. Podejdź, podnieś go i stań.
prison-lesson-things-key-first = Bez klucza nie otworzysz kraty. Wejdź na niego i podnieś go.
prison-lesson-things-keep = Zatrzymaj klucz: przyda się do kraty.
prison-lesson-things-jump = Kto stanie na dole, ginie. Karta skoku przenosi o dwa pola: przeskocz dół, do celi.
prison-lesson-things-over = Tam też można skoczyć. Ale przyjaciel leży za dołem: skocz do celi.
prison-lesson-things-on-foot = Pieszo do celi nie wejdziesz: przeszkadzają doły i kraty. Przeskocz dół.
prison-lesson-things-heal = Za 1 punkt Kleryk leczy rannego przyjaciela obok siebie. Ulecz Mekanorka.
prison-lesson-things-bars-next = Krata będzie potem. Najpierw pomóż temu, kto leży.
prison-lesson-things-heal-else = Jeśli odejdzie, Mekanork zostanie ranny. Lecz: leży tuż obok.
prison-lesson-things-bars = Kto niesie klucz, otwiera lub zamyka kratę obok siebie za 1 punkt. Otwórz ją!
prison-lesson-things-bars-else = Tak Mekanork zostanie za kratą. Otwórz ją kluczem.
prison-lesson-things-healed = Droga jest wolna. Uleczony nic już nie robi w tej turze, ale potem znów może chodzić.
prison-lesson-things-others = Skrytobójczyni nie potrzebuje klucza, a Kolos wyłamuje kraty na dobre. Lina to most nad dołem.
prison-lesson-things-tip = Rada: są tylko trzy skoki na grę, skacz tam, gdzie skracają drogę. Rannego przyjaciela można też nieść.

## What prisoners do

prison-lesson-prisoners = Co robią więźniowie
prison-lesson-prisoners-goals = Siostra Naparstek jest więźniem. Jej karta u góry ma sześć celów: co turę robi pierwszy, jaki może osiągnąć.
prison-lesson-prisoners-exit = Nikogo do leczenia, nic do otwarcia, żadnego przyjaciela: chce wyjść przez twoją linię. Trzeba 1 punktu akcji, ma 4.
prison-lesson-prisoners-bar = Obok zdrowego wroga nie przejdzie. Zastaw jedyną drogę Kolosem: dwa pola wzdłuż twojej linii.
prison-lesson-prisoners-then-out = Wtedy wyjdzie i podziemia będą mieć cztery punkty. Zastaw jej drogę Kolosem.
prison-lesson-prisoners-bar-else = To jej nie zatrzyma. Postaw Kolosa tam, gdzie kończy się kropkowana linia.
prison-lesson-prisoners-fight = Wyjście zastawione, więc próbuje następnych celów: walka! Ty 5, ona 2: zagraj +4, to pewne.
prison-lesson-prisoners-fight-else = Ona może mieć 2 + 6 = 8. Więcej daje tylko +4: 5 + 4 = 9.
prison-lesson-prisoners-card = Jest ranna i nic nie zrobi. Twoja tura: zagraj dowolną kartę.
prison-lesson-prisoners-strike = Powal ją: atakuj.
prison-lesson-prisoners-strike-else = Leży tuż przed Kolosem i jest warta punkt. Zaatakuj ją.
prison-lesson-prisoners-sure = Wystarczy +2: 7 przeciw najwyżej 6.
prison-lesson-prisoners-won = Piąty punkt: wygrana!
prison-lesson-prisoners-main = Więzień, który nie może osiągnąć żadnego celu, zbliża się, jak może, do głównego, fioletowego. Między równymi drogami decyduje kość.
prison-lesson-prisoners-tip = Rada: obejrzyj ich karty, zanim zakończysz turę. Wtedy wiesz, co każdy zrobi.
