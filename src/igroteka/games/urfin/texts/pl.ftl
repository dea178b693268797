# Urfin, słowami. Pola i ich znaczenie są opisane w en.ftl.

urfin-name = Urfin
urfin-tagline = Wymacajcie wieże w worku, zbudujcie je, nim przesypie się piasek, i razem ocalcie Szmaragdowe Miasto.

## Części

urfin-kind-base1 = podstawa 1
urfin-kind-base2 = podstawa 2
urfin-kind-roof1 = dach 1
urfin-kind-roof2 = dach 2
urfin-kind-roof3 = dach 3
urfin-kind-wall = mur

urfin-colour-green = zielony
urfin-colour-light = jasnozielony
urfin-colour-yellow = żółty

urfin-part =
    { $part ->
        [0] zielona podstawa 1
        [1] jasnozielona podstawa 1
        [2] żółta podstawa 1
        [3] zielona podstawa 2
        [4] jasnozielona podstawa 2
        [5] żółta podstawa 2
        [6] zielony dach 1
        [7] jasnozielony dach 1
        [8] żółty dach 1
        [9] zielony dach 2
        [10] jasnozielony dach 2
        [11] żółty dach 2
        [12] zielony dach 3
        [13] jasnozielony dach 3
        [14] żółty dach 3
        [15] zielony mur
        [16] jasnozielony mur
        [17] żółty mur
       *[other] część
    }

urfin-aim =
    { $at ->
        [base] podstawy
        [roof] dachu
       *[wall] muru
    }

## Opcje

urfin-option-game = Gra
urfin-option-game-basic = Podstawowa
urfin-option-game-basic-hint = Każdy żołnierz idzie w turze trzy pola.
urfin-option-game-adult = Dla dorosłych
urfin-option-game-adult-hint = O krokach żołnierzy decyduje kość, dochodzą dachy 3, a niektóre kolory z czasem są zakazane.
urfin-option-bag = Worek
urfin-option-bag-touch = Dotykiem
urfin-option-bag-touch-hint = Obmacaj część czubkiem palca, a potem ją weź albo puść.
urfin-option-bag-blind = W ciemno
urfin-option-bag-blind-hint = Wyciągasz pierwszą część, na którą trafi ręka.
urfin-option-sand = Klepsydra
urfin-option-sand-hint = Na ciągnięcie i budowanie razem.
urfin-option-sand-60 = 60 sekund
urfin-option-sand-30 = 30 sekund
urfin-option-sand-90 = 90 sekund
urfin-option-sand-120 = 2 minuty
urfin-option-sand-180 = 3 minuty
urfin-option-sand-off = Bez piasku
urfin-option-sand-off-hint = Czasu jest pod dostatkiem.
urfin-option-signposts = Żołnierze zaczynają
urfin-option-signposts-hint = Tylko w grze podstawowej.
urfin-option-signposts-12 = 12 pól od pałacu
urfin-option-signposts-15 = 15 pól od pałacu
urfin-option-signposts-18 = 18 pól od pałacu
urfin-option-steady_hands = Ręce
urfin-option-steady_hands-on = Pewne
urfin-option-steady_hands-on-hint = Nic się nie przewraca.
urfin-option-steady_hands-off = Prawdziwe
urfin-option-steady_hands-off-hint = Część puszczona za daleko od środka pola spada i może pociągnąć za sobą wieżę.
urfin-option-slow_breaking = Burzenie
urfin-option-slow_breaking-off = Burzy i idzie dalej
urfin-option-slow_breaking-off-hint = Kto na coś wpadł, burzy to bez straty kroku.
urfin-option-slow_breaking-on = Tylko burzy
urfin-option-slow_breaking-on-hint = Burzenie zawsze zajmuje cały ruch.
urfin-option-trial = Próbna wieża
urfin-option-trial-off = Nie
urfin-option-trial-on = Tak
urfin-option-trial-on-hint = Przed pierwszą turą, bez piasku i bez żołnierzy.
urfin-option-map = Mapa
urfin-option-map-emerald = Szmaragdowe Miasto
urfin-option-map-emerald-hint = Dziesięć dróg, sześć mostów.
urfin-option-map-meadow = Łąka
urfin-option-map-meadow-hint = Mniejsza mapa na szybką grę.
urfin-option-puzzle = Zagadka
urfin-option-puzzle-off = Brak

## O co pytamy

urfin-prompt-ready =
    { $soldiers ->
        [one] Tura { $turn }. W drodze jest { $soldiers } żołnierz. Umówcie się, kto czego szuka, i zaczynajcie.
        [few] Tura { $turn }. W drodze są { $soldiers } żołnierze. Umówcie się, kto czego szuka, i zaczynajcie.
       *[many] Tura { $turn }. W drodze jest { $soldiers } żołnierzy. Umówcie się, kto czego szuka, i zaczynajcie.
    }
urfin-prompt-trial = Na próbę: umówcie się, kto czego szuka, ciągnijcie i zbudujcie jedną wieżę. Jeszcze nikt nie maszeruje.
urfin-prompt-wait-ready = Czekamy, aż wszyscy będą gotowi. Brakuje jeszcze: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Włóż rękę do worka i weź { $due } część.
        [few] Włóż rękę do worka i weź { $due } części.
       *[many] Włóż rękę do worka i weź { $due } części.
    }
urfin-prompt-grope = Twoja ręka szuka w worku.
urfin-prompt-feel =
    { $left ->
        [one] Obmacaj część. Weź ją albo puść i znajdź inną. Do wzięcia została { $left } część.
        [few] Obmacaj część. Weź ją albo puść i znajdź inną. Do wzięcia zostały { $left } części.
       *[many] Obmacaj część. Weź ją albo puść i znajdź inną. Do wzięcia zostało { $left } części.
    }
urfin-prompt-wait-draw = Twoja ręka już nie jest w worku. Budujecie, gdy wszyscy wyjmą ręce.
urfin-prompt-build =
    { $left ->
        [0] Nie ma odkrytych części. Naciśnij „To wszystko”.
        [one] Buduj! Odkryta jest { $left } część.
        [few] Buduj! Odkryte są { $left } części.
       *[many] Buduj! Odkrytych jest { $left } części.
    }
urfin-prompt-place = Gdzie to postawić: { urfin-part }?
urfin-prompt-wait-build = To już wszystko z twojej strony. Jeszcze budują: { $missing }.
urfin-prompt-march = Rzucamy kością za żołnierza z drogi { $road }.
urfin-prompt-over = Gra skończona.

## Ruchy słowami, jak na przycisku, i nagłówki dla kilku

urfin-action-aim = Szukaj { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Dotknij części: { urfin-ui-cell }
urfin-action-touch-here = Dotknij części tutaj
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Puść i poszukaj innej
urfin-action-grab = Weź do budowy: { urfin-part }
urfin-action-put-back = Odłóż: { urfin-part }
urfin-action-put = Postaw, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Postaw tutaj
urfin-action-put-turned = Postaw, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Postaw tutaj, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Ręka w worku trafia na część.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Dotknij części
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Postaw
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Dlaczego nie

urfin-refuse-not-now =
    { $stage ->
        [ready] Nie teraz: najpierw wszyscy się szykują.
        [draw] Nie teraz: trwa ciągnięcie części.
        [build] Nie teraz: trwa budowa.
       *[march] Nie teraz: maszerują żołnierze.
    }
urfin-refuse-ready-already = Gotowość jest już zgłoszona.
urfin-refuse-same-aim = Już szukasz { urfin-aim }.
urfin-refuse-many-aims = W tej turze zmian zdania było już { $most }; wystarczy.
urfin-refuse-hand-out = Twoja ręka była już w tej turze w worku. Drugiej próby nie ma.
urfin-refuse-nothing-due = W tej turze nic nie ciągniesz.
urfin-refuse-groping = Twoja ręka nie natrafiła jeszcze na część.
urfin-refuse-reached = Twoja ręka jest już w worku.
urfin-refuse-not-in-bag = Najpierw włóż rękę do worka.
urfin-refuse-no-spot = Część obmacuje się na siatce { $side } na { $side } punktów.
urfin-refuse-felt = To miejsce jest już obmacane.
urfin-refuse-many-lets = Puszczonych części jest już { $most }; weź tę.
urfin-refuse-done-already = Koniec budowy jest już zgłoszony.
urfin-refuse-nothing-grabbed = Najpierw chwyć jedną z odkrytych części.
urfin-refuse-no-part = Nie ma takiej części.
urfin-refuse-hand-full = Masz już w ręce: { urfin-part }.
urfin-refuse-not-open = Ta część nie leży odkryta: { urfin-part }.
urfin-refuse-grabbed = Ktoś był szybszy: { urfin-part }.
urfin-refuse-many-grabs = Chwytów w tej turze było już { $most }; resztę zostaw innym.
urfin-refuse-no-cell = Takiego pola nie ma na mapie.
urfin-refuse-palace = W pałacu nigdy się nie buduje.
urfin-refuse-river = W rzece się nie buduje.
urfin-refuse-soldier = Stoi tam żołnierz z drogi { $road }.
urfin-refuse-wall-there = Stoi tam mur.
urfin-refuse-tower-there = Stoi tam wieża.
urfin-refuse-base-there = Leży tam podstawa i czeka na dach.
urfin-refuse-no-base = Dach kładzie się tylko na podstawie.
urfin-refuse-city = Żadnych wież w mieście, dopóki żołnierz nie przejdzie mostu.
urfin-refuse-axis = Dach 3 strzela w dwie strony: wybierz północ i południe albo wschód i zachód.
urfin-refuse-no-axis = Obraca się tylko dach 3.

## Jak wygrać

urfin-purpose-home = Odeślijcie wszystkich żołnierzy, żadnego nie wpuśćcie do pałacu. Żołnierze: { $soldiers }, kroki do pałacu: { $steps }
urfin-purpose-puzzle = Odeślijcie wszystkich żołnierzy na czas. Żołnierze: { $soldiers }, tura { $turn } z { $turns }

## Jak się skończyło

urfin-over-won = Nie został żaden żołnierz: Szmaragdowe Miasto ocalone.
urfin-over-held = Sześćdziesiąt tur i nikogo w pałacu: Szmaragdowe Miasto wytrwało.
urfin-over-lost = Drewniany żołnierz jest w pałacu: w Szmaragdowym Mieście rządzi Urfin.
urfin-over-resigned = Drużyna się poddała: w Szmaragdowym Mieście rządzi Urfin.
urfin-over-solved = Zagadka rozwiązana: nie został ani jeden żołnierz.
urfin-over-unsolved = Zagadka nierozwiązana: zostali żołnierze. Spróbuj jeszcze raz!

## Co się dzieje

urfin-event-began =
    { $turn ->
        [0] Próbna wieża, zanim zacznie się gra.
       *[other] { $left ->
            [one] Tura { $turn }. W drodze jest { $left } żołnierz.
            [few] Tura { $turn }. W drodze są { $left } żołnierze.
           *[many] Tura { $turn }. W drodze jest { $left } żołnierzy.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Szukasz { urfin-aim }.
       *[no] { $player } szuka { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Z twojej strony wszystko gotowe.
       *[no] W gotowości: { $player }.
    }
urfin-event-turned =
    { $seconds ->
        [0] Ręce do worka!
        [one] Klepsydra odwrócona: { $seconds } sekunda. Ręce do worka!
        [few] Klepsydra odwrócona: { $seconds } sekundy. Ręce do worka!
       *[many] Klepsydra odwrócona: { $seconds } sekund. Ręce do worka!
    }
urfin-event-reached =
    { $you ->
        [yes] Twoja ręka jest w worku.
       *[no] { $player } sięga do worka.
    }
urfin-event-met =
    { $you ->
        [yes] Twoja ręka natrafia na część.
       *[no] { $player } coś znajduje.
    }
urfin-event-touched =
    { $you ->
        [yes] Wysokość { $height }.
       *[no] { $player } obmacuje część.
    }
urfin-event-kept =
    { $you ->
        [yes] Bierzesz ją: { $taken } z { $due }.
       *[no] { $player } bierze część: { $taken } z { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Puszczasz ją.
       *[no] { $player } puszcza część.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Wyjmujesz pustą rękę.
            [one] Wyjmujesz rękę, a w niej { $parts } część.
            [few] Wyjmujesz rękę, a w niej { $parts } części.
           *[many] Wyjmujesz rękę, a w niej { $parts } części.
        }
       *[no] { $parts ->
            [0] { $player } wyjmuje pustą rękę.
            [one] { $player } wyjmuje rękę, a w niej { $parts } część.
            [few] { $player } wyjmuje rękę, a w niej { $parts } części.
           *[many] { $player } wyjmuje rękę, a w niej { $parts } części.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Masz: { urfin-part }.
       *[no] { $player } ma: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Z { $parts } części nie wolno już budować: wypada z gry.
       *[many] Z { $parts } części nie wolno już budować: wypadają z gry.
    }
urfin-event-building =
    { $parts ->
        [0] Wszystkie ręce wyjęte. Nie ma z czego budować.
        [one] Wszystkie ręce wyjęte: budujcie! Odkryta jest { $parts } część.
        [few] Wszystkie ręce wyjęte: budujcie! Odkryte są { $parts } części.
       *[many] Wszystkie ręce wyjęte: budujcie! Odkrytych jest { $parts } części.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Chwytasz: { urfin-part }.
       *[no] { $player } chwyta: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Odkładasz: { urfin-part }.
       *[no] { $player } odkłada: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Stawiasz, kolumna { $column }, rząd { $row }: { urfin-part }.
       *[no] { $player } stawia, kolumna { $column }, rząd { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Kończysz wieżę!
       *[no] { $player } kończy wieżę!
    }
urfin-event-toppled =
    { $parts ->
        [one] Wali się! Do worka wraca { $parts } część.
        [few] Wali się! Do worka wracają { $parts } części.
       *[many] Wali się! Do worka wraca { $parts } części.
    }
urfin-event-finished =
    { $you ->
        [yes] Z twojej strony to wszystko.
       *[no] { $player } kończy budowę.
    }
urfin-event-sand = Piasek się przesypał!
urfin-event-returned =
    { $parts ->
        [one] { $parts } część nie została użyta i wraca do worka.
        [few] { $parts } części nie zostały użyte i wracają do worka.
       *[many] { $parts } części nie zostało użytych i wraca do worka.
    }
urfin-event-tried = Próbna wieża znika z mapy. Teraz zaczyna się gra.
urfin-event-thrown = Żołnierz z drogi { $road }: { $pips }.
urfin-event-walked = Żołnierz z drogi { $road } idzie dalej.
urfin-event-bumped = Żołnierz z drogi { $road } uderza się w głowę i staje, żeby pomyśleć.
urfin-event-broke =
    { $stands ->
        [yes] Żołnierz z drogi { $road } stoi i burzy przeszkodę.
       *[no] Żołnierz z drogi { $road } burzy przeszkodę.
    }
urfin-event-tore = Żołnierz z drogi { $road } po drodze burzy wieżę.
urfin-event-crossed = Żołnierz z drogi { $road } przeszedł most! Od następnej tury wieże mogą stać w mieście.
urfin-event-limited =
    { $limit ->
        [1] Żołnierz z drogi { $road } jest nad rzeką: z jasnozielonych części nie wolno już budować.
       *[2] Żołnierz z drogi { $road } jest w mieście: wolno budować już tylko z zielonych.
    }
urfin-event-shot = Żołnierz z drogi { $road } zostaje trafiony, łagodnieje i idzie do domu.
urfin-event-entered = Żołnierz z drogi { $road } jest w pałacu!
urfin-event-over = Gra skończona.

## Podpowiedzi

urfin-hint-aim =
    { $at ->
        [base] Drużynie brakuje podstawy.
        [roof] Drużynie brakuje dachu.
       *[wall] Wieżami ktoś się już zajmuje: przyda się mur.
    }
urfin-hint-ready = Wszystko umówione.
urfin-hint-home =
    { $count ->
        [1] Żołnierz { $soldiers } wraca do domu.
       *[other] Żołnierze { $soldiers } wracają do domu.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Przytrzyma żołnierza { $soldiers }.
       *[other] Przytrzyma żołnierzy { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Żołnierz { $soldiers } przejdzie rzadziej.
       *[other] Żołnierze { $soldiers } przejdą rzadziej.
    }
urfin-hint-watch = Teraz nikt tędy nie idzie, ale wieża pilnuje dróg.
urfin-hint-roof = Potem na wierzch: { urfin-part }.
urfin-hint-first = Najpierw: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Szukasz po omacku podstawy.
        [roof] Szukasz po omacku dachu.
       *[wall] Szukasz po omacku muru.
    }
urfin-hint-touch =
    { $at ->
        [base] Na razie to podstawa: { $percent } na 100.
        [roof] Na razie to dach: { $percent } na 100.
       *[wall] Na razie to mur: { $percent } na 100.
    }
urfin-hint-take =
    { $at ->
        [base] To podstawa: { $percent } na 100.
        [roof] To dach: { $percent } na 100.
       *[wall] To mur: { $percent } na 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] To raczej nie podstawa: { $percent } na 100.
        [roof] To raczej nie dach: { $percent } na 100.
       *[wall] To raczej nie mur: { $percent } na 100.
    }
urfin-hint-part = To się przyda: { urfin-part }.
urfin-hint-put-back = Teraz nie ma dla tego dobrego miejsca.
urfin-hint-done =
    { $parts ->
        [0] Wszystko zbudowane.
       *[other] Reszta nikogo nie zatrzyma: niech wraca do worka ({ $parts }).
    }

# the bag

urfin-ui-bag-title = Twoja ręka jest w worku
urfin-ui-bag-title-of = W worku jest ręka { $number } z { $of }
urfin-ui-bag-due = Wzięte: { $taken } z { $due }.
urfin-ui-bag-trial = To próba: te części wrócą.
urfin-ui-bag-felt = Drewniana część pod czubkiem palca
urfin-ui-bag-keys = Strzałki przesuwają czubek palca i obmacują. Enter powtarza, co tu jest.
urfin-ui-bag-stroke = Pogładź sukno palcem
urfin-ui-bag-edge = Brzeg worka.
urfin-ui-bag-met = Część { $number } pod palcami.
urfin-ui-bag-take = Biorę
urfin-ui-bag-let-go = Puszczam (jeszcze { $left })
urfin-ui-bag-guide = Co to może być? Może leżeć obrócone.
urfin-ui-bag-taken = Wzięte, takie w dotyku:
urfin-ui-bag-agreed = Kto czego szuka
urfin-ui-bag-hand =
    { $state ->
        [waiting] ręka czeka
        [in] ręka jest w worku
        [out] ręka wyjęta
       *[none] w tej turze bez ręki
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Kolumna { $column }, rząd { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Tu nic nie ma
        [low] Nisko
        [middling] Średnio
        [high] Wysoko
       *[top] Bardzo wysoko
    }
urfin-ui-felt-flat = { $height }, równo.
urfin-ui-felt-slope = { $height }, opada { $slope }.
urfin-ui-felt-steep = { $height }, stromo opada { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] w prawo
        [down-right] w prawo w dół
        [down] ku dolnej krawędzi
        [down-left] w lewo w dół
        [left] w lewo
        [up-left] w lewo w górę
        [up] ku górnej krawędzi
       *[up-right] w prawo w górę
    }
urfin-ui-shape =
    { $kind ->
        [0] Podstawa 1
        [1] Podstawa 2
        [2] Dach 1
        [3] Dach 2
        [4] Dach 3
       *[5] Mur
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Podstawa 1: szeroka i płaska, o ośmiu rogach, z podniesionym brzegiem.
        [1] Podstawa 2: płaski krzyż z podniesionym brzegiem; w rogach nic.
        [2] Dach 1: piramida, z czterech stron niska, pośrodku wysoka.
        [3] Dach 2: gwiazda o ośmiu ramionach, wysoka pośrodku.
        [4] Dach 3: grzbiet od krawędzi do krawędzi, opada tylko na dwie strony.
       *[5] Mur: belka przez środek z blankami, po bokach nic.
    }

# the board

urfin-ui-map = Kraina wokół Szmaragdowego Miasta
urfin-ui-team = Drużyna
urfin-ui-tray = Odkryte części
# Litery na małej części: najwyżej dwa znaki, liczba zostaje.
urfin-ui-mark =
    { $kind ->
        [base-1] P1
        [base-2] P2
        [roof-1] D1
        [roof-2] D2
        [roof-3] D3
       *[wall] M
    }
urfin-ui-part-mine = { $part }, w twojej ręce
urfin-ui-part-held = { $part }, w ręce: { $player }
urfin-ui-tower = wieża: { $base } i { $roof }
urfin-ui-bare = { $base } bez dachu
urfin-ui-axis =
    { $axis ->
        [ns] zwrócony na północ i południe
       *[ew] zwrócony na wschód i zachód
    }
urfin-ui-soldier = żołnierz { $road }
urfin-ui-soldier-bumped = żołnierz { $road }, z guzem na głowie
urfin-ui-cell = kolumna { $column }, rząd { $row }
urfin-ui-ground =
    { $ground ->
        [land] ląd
        [bridge] most
        [city] miasto
        [river] rzeka
       *[palace] pałac
    }
urfin-ui-road = droga { $roads }

# what the hands can do
urfin-ui-do-pick = Wybierz część, potem pole; albo ją tam przeciągnij.
urfin-ui-do-place = Wybierz pole, na którym ma stanąć.
urfin-ui-do-roof = Wybierz podstawę, którą ma nakryć.
urfin-ui-do-roof-3 = Wybierz podstawę; dach obraca R albo przycisk.
urfin-ui-do-base-first = Żadna podstawa nie czeka na dach. Najpierw postaw podstawę.
urfin-ui-do-nowhere = Teraz nie ma na to miejsca.
urfin-ui-do-confirm = Wybierz jeszcze raz, żeby tu postawić.
urfin-ui-do-done = Wszystko zbudowane. Naciśnij „To wszystko”.
urfin-ui-put = Postaw tutaj
urfin-ui-elsewhere = Gdzie indziej
urfin-ui-turn-roof =
    { $axis ->
        [ns] Obróć dach; teraz patrzy na północ i południe
       *[ew] Obróć dach; teraz patrzy na wschód i zachód
    }
urfin-ui-done = To wszystko
urfin-ui-ready = Odwróć klepsydrę
urfin-ui-ready-calm = Można zaczynać
urfin-ui-reach = Ręka do worka

# what somebody goes for
urfin-ui-wishes = Czego szukasz?
urfin-ui-wish =
    { $at ->
        [base] Podstawa
        [roof] Dach
       *[wall] Mur
    }
urfin-ui-wishes-left =
    { $left ->
        [0] W tej turze dość już zmian zdania.
        [one] Możesz zmienić zdanie jeszcze { $left } raz.
        [few] Możesz zmienić zdanie jeszcze { $left } razy.
       *[many] Możesz zmienić zdanie jeszcze { $left } razy.
    }
urfin-ui-goes =
    { $at ->
        [base] Szukam podstawy!
        [roof] Szukam dachu!
       *[wall] Szukam muru!
    }
urfin-ui-hand-ready = w gotowości
urfin-ui-hand-waiting = zaraz sięgnie
urfin-ui-hand-in = ręka w worku: { $taken } z { $due }
urfin-ui-hand-out = ręka wyjęta
urfin-ui-hand-building = buduje
urfin-ui-hand-done = koniec budowy

# how it stands
urfin-ui-turn =
    { $turn ->
        [0] Próbna wieża
       *[other] Tura { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Próbna wieża
       *[other] Tura { $turn } z najwyżej { $last }
    }
urfin-ui-left = Zostało żołnierzy: { $soldiers }
urfin-ui-in-bag = Części w worku: { $parts }
urfin-ui-out = Części poza grą: { $parts }
urfin-ui-standing = Stoją: wieże { $towers }, mury { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Wolno budować ze wszystkich części.
        [1] Już nic jasnozielonego.
       *[2] Odtąd tylko zielone.
    }
urfin-ui-city-open = Wieże mogą stać w mieście.
urfin-ui-city-shut = W mieście jeszcze żadnych wież.
urfin-ui-soldiers = Żołnierz
urfin-ui-to-palace = Pól do pałacu
urfin-ui-gone = złagodniał
urfin-ui-throws = Rzuty tego marszu
urfin-ui-threw = Żołnierz { $road } rzuca { $pips }

# what is foreseen; $roads are soldiers, with odds in the adult game: "3, 7 (50 %)"
urfin-ui-foreseen = Obejmuje pól: { $cells }; w tej turze nikogo nie trafi.
urfin-ui-foreseen-hits = Obejmuje pól: { $cells }. W tej turze trafi: { $roads }.

# what happens
urfin-ui-build = Budujcie!
urfin-ui-recap = Co się stało
urfin-ui-recap-returned = Z powrotem do worka: { $parts }
urfin-ui-recap-banned = Wypada z gry: { $parts }
urfin-ui-recap-toppled = Przewrócone: { $parts }
urfin-ui-recap-broke = Żołnierz { $road } burzy: { $parts }
urfin-ui-next-turn = Następna tura:
urfin-ui-coming = Części następnej tury: { $parts }
urfin-ui-won = Szmaragdowe Miasto ocalone!
urfin-ui-lost = Szmaragdowe Miasto padło
urfin-ui-look = Spójrz na mapę

## Dlaczego mapa się nie nadaje

urfin-map-cell = pole { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] ląd
        [river] rzeka
        [bridge] most
        [city] miasto
       *[palace] pałac
    }
urfin-map-before =
    { $before ->
        [land] ląd
        [river] rzeka
        [bridge] most
        [city] miasto
       *[palace] pałac
    }
urfin-map-long = mapa jest dłuższa niż { $kilobytes } kB
urfin-map-name-twice = wiersz { $line }: mapa ma już nazwę
urfin-map-no-name = brak wiersza `name …`
urfin-map-name = wiersz { $line }: nazwa ma do { $most } widocznych znaków
urfin-map-no-grid = nie narysowano pól
urfin-map-rows = wiersz { $line }: więcej rzędów niż { $most }
urfin-map-torn = wiersz { $line }: rzędy pól nie stoją razem
urfin-map-wide = wiersz { $line }: pól w rzędzie: { $cells }, najwyżej { $most }
urfin-map-sign = wiersz { $line }, { urfin-map-cell }: { $sign } nie jest jednym ze znaków { $known }
urfin-map-row = wiersz { $line }: pól w rzędzie: { $cells }, a w pierwszym: { $width }
urfin-map-roads = wiersz { $line }: więcej dróg niż { $most }
urfin-map-road-form = wiersz { $line }: drogę zapisuje się tak: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = wiersz { $line }: droga { $road }, a powinna być droga { $due }
urfin-map-road-off = wiersz { $line }: droga { $road } schodzi z mapy, { urfin-map-cell }
urfin-map-road-long = wiersz { $line }: droga { $road } jest dłuższa, niż mapa ma pól
urfin-map-step = wiersz { $line }: droga { $road }: { $step } to nie krok; N, E, S albo W, potem ile razy
urfin-map-edge = wiersz { $line }, { urfin-map-cell }: { urfin-map-ground } na brzegu mapy
urfin-map-beside = wiersz { $line }, { urfin-map-cell }: tuż obok siebie: { urfin-map-before } i { urfin-map-ground }
urfin-map-no-palace = na mapie nie ma pałacu
urfin-map-palaces = wiersz { $line }, { urfin-map-cell }: drugi pałac
urfin-map-bridges = mostów: { $bridges }, a ma być od { $least } do { $most }
urfin-map-start = wiersz { $line }: droga { $road } nie zaczyna się na brzegu: { urfin-map-cell }
urfin-map-twice = wiersz { $line }: droga { $road } dwa razy trafia w to samo miejsce: { urfin-map-cell }
urfin-map-strays = wiersz { $line }: droga { $road }: najpierw { urfin-map-before }, potem { urfin-map-ground }, tak nie można; { urfin-map-cell }
urfin-map-begins = wiersz { $line }: droga { $road } nie zaczyna się na lądzie: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = wiersz { $line }: droga { $road } nie kończy się w pałacu: { urfin-map-cell }
urfin-map-short = wiersz { $line }: droga { $road }: pól lądu przed mostem: { $cells }; trzeba { $zone } w strefie 1 i { $shore } na brzegu
urfin-map-near = wiersz { $line }: droga { $road }: kroków: { $steps }, a daleki drogowskaz stoi { $away } kroków od pałacu
urfin-map-no-roads = na mapie nie ma dróg
urfin-map-clockwise = wiersz { $line }: droga { $road }, { urfin-map-cell }: nie jest następna po drodze { $other } zgodnie z ruchem wskazówek zegara
urfin-map-parts = wiersz { $line }: droga { $road } spotyka drogę { $other } i znów ją opuszcza: { urfin-map-cell }
urfin-map-signpost = wiersz { $line }: droga { $road }, drogowskaz { $away }: { urfin-map-cell } nie leży poza rzeką
urfin-map-signposts = wiersz { $line }: droga { $road }, drogowskaz { $away }: { urfin-map-cell } ma już droga { $other }
urfin-map-idle = wiersz { $line }, { urfin-map-cell }: przez ten most nie biegnie żadna droga
urfin-map-unknown = nie ma mapy { $name }; jest { $known }

## Figures

urfin-figure-base-1 = Podstawa 1 trafia osiem pól wokół siebie.
urfin-figure-base-2 = Podstawa 2 trafia cztery pola obok siebie.
urfin-figure-roof-1 = Dach 1 dodaje cztery pola dokładnie dwa dalej.
urfin-figure-roof-2 = Dach 2 dodaje też cztery na ukos.
urfin-figure-roof-3 = Dach 3 strzela na dwa pola tylko z pionowych boków.
urfin-figure-roof-3-turned = Obrócony strzela w drugą stronę.
urfin-figure-tower = Najpierw podstawa, na niej dach: wieża.
urfin-figure-no-base = Dach stoi tylko na podstawie.
urfin-figure-shared-cell = Mur i wieża nigdy nie stoją na jednym polu.
urfin-figure-on-a-soldier = Tam, gdzie stoi żołnierz, nie wolno budować.
urfin-figure-on-the-road = Na drodze wolno budować: żołnierz musi to zburzyć.
urfin-figure-tower-in-the-city = Żadnej wieży w mieście, póki żołnierz nie przejdzie mostu.
urfin-figure-wall-in-the-city = Mur może tam stać od początku.
urfin-figure-in-the-palace = W pałacu nic się nie buduje.
urfin-figure-in-the-river = W rzece nic się nie buduje.
urfin-figure-shot = Jeden żołnierz kończy tam, gdzie strzela wieża, i obrywa; drugi nie.
urfin-figure-bump = Ma jeszcze kroki, ale wpada na mur i staje.
urfin-figure-break = W następnym ruchu burzy mur i idzie trzy pola.
urfin-figure-stand = Doszedł tu bez zderzenia: teraz tylko burzy mur.
urfin-figure-signposts = Na początku przy każdym drogowskazie stoi żołnierz.

## Puzzles

urfin-puzzle-saved = Zbuduj tak, by każdy żołnierz na czas wrócił do domu.
urfin-puzzle-saved-missed = Żołnierze wciąż w marszu: { $soldiers }

## Koniec po kawałku

urfin-account-friends = Uśmiechnięci żołnierze: { $count }
urfin-account-marching = Żołnierze wciąż w drodze: { $count }
urfin-account-built = Postawione wieże i mury: { $count }
urfin-account-stands = Nadal stoi: { $count }
urfin-account-fell = Zburzone przez żołnierzy: { $count }
urfin-account-entered = Do pałacu drogą { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = zwiadowca
urfin-bot-scout-hint = Czeka na żołnierzy daleko na drogach.
urfin-bot-guard = strażnik
urfin-bot-guard-hint = Buduje blisko pałacu.
