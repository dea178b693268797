# Lekcje Wieżowca. Jedna myśl na krok, najwyżej dwa krótkie zdania, dla dziesięciolatka.

## Odpowiedzi, które pasują w wielu miejscach

skyscraper-lesson-take = Najpierw podświetlona karta: weź tę.
skyscraper-lesson-hold = Zatrzymaj tę kartę w ręce: teraz buduje się właśnie ją.
skyscraper-lesson-place = Tam też mogłaby stać. Tym razem postaw ją na podświetlonym miejscu.
skyscraper-lesson-turn = Miejsce jest dobre, ale tak spotyka się mniej belek. Naciskaj „Obróć”, aż liczba będzie największa.
skyscraper-lesson-go = Nie teraz. Zaprowadź swojego robotnika na podświetlone miejsce.

## Gra z przewodnikiem

skyscraper-lesson-first = Twoja pierwsza gra
skyscraper-lesson-first-theme = Dwie brygady budują jeden wieżowiec z kart i wspinają się na niego. Jedna z nich jest twoja.
skyscraper-lesson-first-goal = Wygrywa, kto ma najwięcej punktów. Dają je stalowe belki, które się spotykają, a na końcu ostatnia karta i najwyższe piętro.
skyscraper-lesson-first-turn = Tura to trzy akcje: wysłać robotnika, zbudować kartę albo przestawić robotnika. Liczą je kaski.
skyscraper-lesson-first-send = Bez robotnika na budowie nikt nie buduje. Wyślij jednego na podświetlone miejsce: tam dotyka dwóch ścian.
skyscraper-lesson-first-send-else = Stamtąd sięgałby do mniejszej liczby kart. Wyślij go na podświetlone miejsce, w kąt.
skyscraper-lesson-first-card = Szare paski to stalowe belki. Robotnik widziany z góry albo z dołu: karta leży. Weź ją.
skyscraper-lesson-first-set = Naciśnij podświetlone miejsce: karta pokaże, jak by tam leżała. Potem naciśnij „Postaw”.
skyscraper-lesson-first-points = Spotkało się pięć par belek: 5 punktów. Za robotnika na karcie jest jeszcze 1.
skyscraper-lesson-first-climb = Została jedna akcja: zabierz robotnika piętro wyżej. Naciśnij jego, potem podświetlone miejsce.
skyscraper-lesson-first-theirs = Druga brygada wysłała dwóch robotników i jeden jest już na górze obok twojego. Teraz znowu twoja kolej.
skyscraper-lesson-first-wall = Na tej karcie robotnika widać z boku: karta stoi. Weź ją.
skyscraper-lesson-first-high = Postaw ją na piętrze. Będzie wyższa niż wszystkie dotąd, więc cała twoja tura liczy się podwójnie!
skyscraper-lesson-first-roof = Na ścianie kładzie się następne piętro. Weź tę kartę i postaw ją.
skyscraper-lesson-first-up = Teraz twój robotnik idzie dalej w górę, na piętro 2.
skyscraper-lesson-first-them = Zbudowali ścianę. Ale najwyżej wciąż stoi twój robotnik.
skyscraper-lesson-first-last = Została ci jedna karta. Kto zbuduje swoją ostatnią, od razu kończy grę: weź ją.
skyscraper-lesson-first-any = Jest zwykła, więc może stać albo leżeć. Wybierz miejsce po swojemu: „Postaw” mówi, ile da punktów.
skyscraper-lesson-first-over = Twoja ostatnia karta daje 5 punktów. Druga brygada traci 1 za każdą kartę, która jej została.
skyscraper-lesson-first-top = I jeszcze 5, bo masz najwięcej robotników na najwyższym piętrze. Wygrywasz!
skyscraper-lesson-first-real = W prawdziwej grze we dwoje każdy ma 15 kart i nikt nie widzi cudzych.
skyscraper-lesson-first-tip = Rada: zanim zbudujesz ostatnią kartę, zobacz, kto stoi najwyżej.

## Co się z czym łączy

skyscraper-lesson-joints = Co się z czym łączy
skyscraper-lesson-joints-line = Karty łączą się pod kątem prostym. Cała krawędź jednej leży na krawędzi albo na środkowej linii drugiej.
skyscraper-lesson-joints-near = Nowa karta łączy się z kartą, na której stoi twój robotnik, albo z sąsiednią. Tutaj to ta ściana.
skyscraper-lesson-joints-pale = Ta karta jest blada: teraz nie pasuje nigdzie w pobliżu twojego robotnika.
skyscraper-lesson-joints-flat = Weź leżącą kartę. Może wystawać z góry ściany: postaw ją tam.
skyscraper-lesson-joints-ground = Ziemi mogą dotykać tylko fundament i twoje dwie podpory. Weź stojącą podporę.
skyscraper-lesson-joints-under = Postaw ją pod kartą, która wystaje. Podtrzymuje ją, a jej belki też dają punkty.
skyscraper-lesson-joints-upright = Teraz blada karta ma miejsce: stoi, strzałką do góry. Weź ją i postaw, gdzie chcesz.
skyscraper-lesson-joints-never = Karta nie może tylko zwisać ani wystawać tak daleko, że złącze pęknie. Takie miejsca się nie świecą.
skyscraper-lesson-joints-tip = Rada: szukaj miejsc, gdzie belki twojej karty przedłużają inne. Choć jedna musi spotkać inną.

## Punkty

skyscraper-lesson-points = Punkty za belki
skyscraper-lesson-points-pair = Punkt za każde dwie belki, które się spotkają: obie biegną wzdłuż złącza albo obie dochodzą do niego w jednym punkcie.
skyscraper-lesson-points-take = Weź tę kartę.
skyscraper-lesson-points-two = Naciśnij podświetlone miejsce. „Obróć” pokaże, co dałaby inaczej; potem postaw ją tak, żeby dała 2.
skyscraper-lesson-points-worker = Na następnej karcie jest robotnik, a to 1 punkt więcej. Weź ją.
skyscraper-lesson-points-double = Będzie najwyższa ze wszystkich. Wtedy wszystkie punkty tej tury liczą się podwójnie, te wcześniejsze też: postaw ją.
skyscraper-lesson-points-third = Trzecia karta też policzy się podwójnie. Weź ją i postaw tam, gdzie spotka się dużo belek.
skyscraper-lesson-points-all = Wszystkie trzy karty policzyły się podwójnie. Nieważne, która z nich była najwyższa.
skyscraper-lesson-points-tip = Rada: buduj w górę w tej turze, w której budujesz trzy karty.

## Piętra i robotnicy

skyscraper-lesson-climb = Piętra i robotnicy
skyscraper-lesson-climb-floor = Ziemia to piętro 0. Leżące karty na jednej wysokości to jedno piętro: tu piętro 1, a nad nim piętro 2.
skyscraper-lesson-climb-up = Jedną akcją robotnik idzie po ścianie piętro w górę albo w dół. Naciśnij swojego, potem podświetlone miejsce.
skyscraper-lesson-climb-free = Po swojej karcie robotnik chodzi bez akcji: takie miejsca są niebieskie. Spróbuj.
skyscraper-lesson-climb-top = Jeszcze jedno piętro to jeszcze jedna akcja: w górę na piętro 2.
skyscraper-lesson-climb-room = Robotnik drugiej brygady jest jeszcze na dole w pokoju. Otwarta jest tylko jedna strona.
skyscraper-lesson-climb-take = Zamknij ją! Weź tę kartę.
skyscraper-lesson-climb-shut = Postaw ją po otwartej stronie.
skyscraper-lesson-climb-lost = Zamknięty ze wszystkich stron robotnik jest stracony: nie chodzi, nie buduje i na końcu się nie liczy.
skyscraper-lesson-climb-warn = Zanim zamkniesz własnego robotnika, ekran cię ostrzeże.
skyscraper-lesson-climb-tip = Rada: wychodź z pokoju, póki jest z niego wyjście.

## Pewna ręka

skyscraper-lesson-falls = Pewna ręka
skyscraper-lesson-falls-real = Dotąd ręce były spokojne. Gdy są wyrozumiałe albo prawdziwe, grawitacja jest prawdziwa: co się chwieje, może spaść.
skyscraper-lesson-falls-take = Weź tę kartę.
skyscraper-lesson-falls-set = Przeciągnij ją powoli na podświetlone miejsce. Albo naciśnij miejsce i „Postaw”, i dwa razy zatrzymaj wskazówkę na środku.
skyscraper-lesson-falls-fell = Drugiej brygadzie zadrżała ręka i twój robotnik spadł. Kosztuje ją to 5 punktów: płaci ten, czyja tura.
skyscraper-lesson-falls-back = Możesz odstawić robotnika na dowolne piętro. Postaw go na podświetlonym miejscu.
skyscraper-lesson-falls-back-else = Możesz tak zrobić. Ale na górze od razu wraca do pracy: postaw go na podświetlonym miejscu.
skyscraper-lesson-falls-off = Potem odpadła karta. Wróciła do swojego gracza i kosztowało to kolejne 5 punktów.
skyscraper-lesson-falls-ground = Jeśli karta spadnie na ziemię albo odpadnie przy prawdziwych rękach, to koniec: przegrał ten, czyja tura.
skyscraper-lesson-falls-hold = Druga ręka może przytrzymać jedną stojącą kartę. Weź tę kartę, a zobaczysz jak.
skyscraper-lesson-falls-again = Naciśnij podświetlone miejsce, potem „Przytrzymaj kartę”, jeśli chcesz. Potem ją postaw.
skyscraper-lesson-falls-stood = Wszystko stoi. Jeśli strącisz własnego robotnika, też kosztuje to 5 punktów.
skyscraper-lesson-falls-tip = Rada: nie spiesz się i przytrzymaj kartę, która ma dźwigać nową.

## Ostatnia karta

skyscraper-lesson-end = Ostatnia karta
skyscraper-lesson-end-last = Twoja ostatnia karta od razu skończyłaby grę: 5 punktów dla ciebie. Tamci mają cztery karty: 4 punkty mniej dla nich.
skyscraper-lesson-end-five = Jeszcze 5 punktów dostaje ten, kto ma najwięcej robotników na najwyższym piętrze. Tam jest remis.
skyscraper-lesson-end-equal = Wtedy rozstrzyga piętro niżej. Tam oni mają jednego robotnika, a ty żadnego.
skyscraper-lesson-end-one = Więc jeszcze nie buduj. Zabierz robotnika z ziemi na górę, najpierw na piętro 1.
skyscraper-lesson-end-early = Teraz 5 punktów za najwyższe piętro dostałaby druga brygada. Najpierw zabierz robotnika na górę.
skyscraper-lesson-end-two = I dalej na piętro 2: wtedy masz tam dwóch przeciw jednemu.
skyscraper-lesson-end-now = Teraz weź ostatnią kartę i postaw ją, gdzie chcesz.
skyscraper-lesson-end-count = 5 punktów za ostatnią kartę, 5 za najwyższe piętro. Wygrywa, kto ma najwięcej punktów: ty!
skyscraper-lesson-end-three = Jeśli przez trzy rundy nikt nie buduje, gra też się kończy: 5 punktów za ostatnią kartę nie dostaje nikt.
skyscraper-lesson-end-tip = Rada: licz, ile kart zbudowali inni. Bądź na górze na czas.
