# Drogi w słowach. Pola są opisane w en.ftl.

roads-name = Drogi
roads-tagline = Dokładaj drogę do drogi: rozbudowuj sieć albo ją zamknij.

## Karty

roads-face-S = prosta
roads-face-C = zakręt
roads-face-T = rozwidlenie
roads-face-X = skrzyżowanie
roads-face-D = ślepa droga
roads-face-S2 = prosta dwupasowa
roads-face-S4 = prosta czteropasowa
roads-face-C2 = zakręt dwupasowy
roads-face-C4 = zakręt czteropasowy
roads-face-T2 = rozwidlenie dwupasowe
roads-face-T4 = rozwidlenie czteropasowe
roads-face-X2 = skrzyżowanie dwupasowe
roads-face-X4 = skrzyżowanie czteropasowe
roads-face-D2 = ślepa droga dwupasowa
roads-face-D4 = ślepa droga czteropasowa
roads-face-X24 = skrzyżowanie dwóch pasów z czterema
roads-face-T42 = cztery pasy, zjazd na dwa
roads-face-T24 = dwa pasy, zjazd na cztery

roads-face =
    { $face ->
        [S] { roads-face-S }
        [C] { roads-face-C }
        [T] { roads-face-T }
        [X] { roads-face-X }
        [D] { roads-face-D }
        [S2] { roads-face-S2 }
        [S4] { roads-face-S4 }
        [C2] { roads-face-C2 }
        [C4] { roads-face-C4 }
        [T2] { roads-face-T2 }
        [T4] { roads-face-T4 }
        [X2] { roads-face-X2 }
        [X4] { roads-face-X4 }
        [D2] { roads-face-D2 }
        [D4] { roads-face-D4 }
        [X24] { roads-face-X24 }
        [T42] { roads-face-T42 }
        [T24] { roads-face-T24 }
       *[other] { $face }
    }

## Ustawienia

roads-option-variant = Wariant
roads-option-variant-hint = Trzy gry tymi samymi kartami.
roads-option-variant-duel = Pojedynek
roads-option-variant-duel-hint = Na dwie osoby: jedna rozbudowuje sieć, druga ją zamyka.
roads-option-variant-newspaper = Gazeta
roads-option-variant-newspaper-hint = Na ograniczonym polu: wygrywa, kto położy ostatnią kartę.
roads-option-variant-heap = Kupka
roads-option-variant-heap-hint = Ciągnij w ciemno, kładź, co się da: wygrywa, komu zostanie najmniej kart.
roads-option-cards = Kart na gracza
roads-option-cards-hint = W „Gazecie” ich liczbę wyznacza pole.
roads-option-cards-24 = 24
roads-option-cards-24-hint = Zwykła gra.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Długa gra.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Szybka gra.
roads-option-lanes = Pasy
roads-option-lanes-off = Jedna szerokość
roads-option-lanes-off-hint = Każda droga łączy się z każdą.
roads-option-lanes-on = Dwa i cztery pasy
roads-option-lanes-on-hint = Trudniej: dwa pasy nigdy nie łączą się z czterema.
roads-option-field = Pole
roads-option-field-hint = Tylko w „Gazecie”. Własny rozmiar, szerokość × wysokość: od 3x3 do 20x20.
roads-option-field-page = Strona, 6 × 8
roads-option-field-page-hint = W sam raz na dwie lub trzy osoby.
roads-option-field-spread = Rozkładówka, 12 × 8
roads-option-field-spread-hint = Miejsce dla czterech osób i więcej.
roads-option-border = Brzeg
roads-option-border-hint = Tylko w „Gazecie”: jaki jest brzeg pola.
roads-option-border-beige = Beżowy
roads-option-border-beige-hint = Żadna droga nie może wyjść poza pole.
roads-option-border-open = Otwarty
roads-option-border-open-hint = Drogi mogą wyjść poza pole, byle w środku jakaś prowadziła dalej.

## Co robić

roads-prompt-open = Zaczynasz: połóż dowolną kartę.
roads-prompt-extend = Twoja kolej. Połóż kartę i nie daj zamknąć sieci.
roads-prompt-close = Twoja kolej. Połóż kartę; spróbuj zamknąć sieć.
roads-prompt-lay = Twoja kolej. Połóż kartę tak, żeby droga się łączyła.
roads-prompt-wait = Teraz kartę kładzie { $player }.
roads-prompt-out = Odpadasz z gry. Zobacz, kto położy ostatnią kartę.
roads-prompt-chance =
    { $stage ->
        [lots] Losowanie: kto zaczyna?
        [deal] Rozdajemy karty.
       *[draw] Ciągniemy kartę z kupki.
    }
roads-prompt-over = Gra się skończyła.

## Ruchy słowami, jak na przycisku, i nagłówki dla kilku

roads-action-lay = Połóż: { roads-face } ({ $x }, { $y }); drogi: { $sides }
roads-action-lay-lanes = Połóż: { roads-face } ({ $x }, { $y }); cztery pasy: { $wide }; dwa: { $narrow }
roads-action-lay-here = Połóż tutaj: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Los padł. Zaczyna { $player }.
roads-action-deal = Rozdajemy karty.
roads-action-draw = Ciągniemy kartę z kupki.
roads-moves-lay = Połóż kartę
roads-aloud-of = { $player }: { $what }

## Dlaczego nie

roads-side =
    { $side ->
        [0] u góry
        [1] po prawej
        [2] u dołu
       *[3] po lewej
    }

roads-refuse-not-held = Nie masz tej karty.
roads-refuse-turn = Po takim obrocie karta wygląda tak samo jak po mniejszym. Obróć ją mniej.
roads-refuse-taken = Tu już leży karta.
roads-refuse-outside = To poza polem.
roads-refuse-opening = Pierwsza karta leży na środku stołu.
roads-refuse-not-beside = Połóż ją obok karty, która już leży.
roads-refuse-no-road = Tu nie łączy się żadna droga. Choć jedna musi.
roads-refuse-into-beige = Droga wpadłaby w beżowy bok ({ roads-side }).
roads-refuse-cuts-road = Dochodzi tu droga ({ roads-side }), a twoja karta jest tam beżowa.
roads-refuse-border = Droga wyszłaby poza pole ({ roads-side }).
roads-refuse-lanes = Pasy się nie łączą: { $has } i { $want } ({ roads-side }).
roads-refuse-runs-out = Na polu nie zostałaby żadna otwarta droga.

## Jak wygrać

roads-purpose-duel = Jedna strona trzyma sieć otwartą, druga ją zamyka. Otwarte końce: { $ends }
roads-purpose-extend = Utrzymaj sieć otwartą do ostatniej karty. Otwarte końce: { $ends }, zostało kart: { $left }
roads-purpose-close = Zamknij sieć. Otwarte końce: { $ends }
roads-purpose-last = Połóż ostatnią kartę ze wszystkich. Nadal w grze: { $players }, twoje karty: { $cards }
roads-purpose-last-watched = Wygrywa ten, kto położy ostatnią kartę. Nadal w grze: { $players }
roads-purpose-heap = Na końcu miej najmniej kart. Ty: { $cards }, najmniej u innych: { $others }
roads-purpose-heap-watched = Wygrywa ten, komu zostanie najmniej kart. Na kupce: { $heap }

## Jak się skończyło

roads-over-closed = Sieć jest zamknięta: wygrywa ten, kto nie zaczynał.
roads-over-nothing-fits = Żadna z pozostałych kart już nigdzie nie pasuje, a to liczy się jak zamknięta sieć: wygrywa ten, kto nie zaczynał.
roads-over-all-laid = Wszystkie karty leżą, a sieć jest wciąż otwarta: wygrywa ten, kto zaczynał.
roads-over-no-move = Sieć jest otwarta, ale ten, czyja kolej, nie ma jak położyć karty: remis.
roads-over-laid-last = Nikt inny nie może już położyć karty: wygrywa ten, kto położył ostatnią.
roads-over-heap-stuck = Nikt nie może już położyć karty: wygrywa ten, komu zostało ich najmniej.
roads-over-heap-all-laid = Wszystkie karty leżą: wygrywa ten, kto połączył najwięcej dróg.
roads-over-heap-closed = Sieć jest zamknięta: wygrywa ten, komu zostało najmniej kart.

## Co się dzieje

roads-event-lots =
    { $you ->
        [yes] Los padł na ciebie: zaczynasz.
       *[no] Los padł. Zaczyna { $player }.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Dostajesz { $size } kartę.
            [few] Dostajesz { $size } karty.
            [many] Dostajesz { $size } kart.
           *[other] Dostajesz { $size } karty.
        }
       *[no] { $size ->
            [one] { $player } dostaje { $size } kartę.
            [few] { $player } dostaje { $size } karty.
            [many] { $player } dostaje { $size } kart.
           *[other] { $player } dostaje { $size } karty.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Ciągniesz kartę: { roads-face }. Zostało na kupce: { $heap_left }.
       *[no] { $player } ciągnie kartę. Zostało na kupce: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Kładziesz kartę: { roads-face } ({ $x }, { $y }). Połączone drogi: { $joined }.
       *[no] { $player } kładzie kartę: { roads-face } ({ $x }, { $y }). Połączone drogi: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Żadna z twoich kart nie pasuje. Zostają u ciebie.
       *[no] { $player } nie może położyć karty i zachowuje wszystkie.
    }
roads-event-out =
    { $you ->
        [yes] Nie możesz położyć karty: odpadasz.
       *[no] { $player } nie może położyć karty i odpada.
    }
roads-event-closed = Sieć jest zamknięta: nie ma już żadnej otwartej drogi.
roads-event-over = Gra się skończyła.

## Na ekranie

roads-ui-table = Sieć dróg
roads-ui-hand = Twoje karty
roads-ui-hand-empty = Nie masz kart.
roads-ui-card =
    { $count ->
        [one] { roads-face }, { $count } karta
        [few] { roads-face }, { $count } karty
        [many] { roads-face }, { $count } kart
       *[other] { roads-face }, { $count } karty
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, { $count } karta; teraz nigdzie nie pasuje
        [few] { roads-face }, { $count } karty; teraz nigdzie nie pasuje
        [many] { roads-face }, { $count } kart; teraz nigdzie nie pasuje
       *[other] { roads-face }, { $count } karty; teraz nigdzie nie pasuje
    }
roads-ui-place =
    { $ways ->
        [one] Pasuje: ({ $x }, { $y })
        [few] Pasuje: ({ $x }, { $y }), na { $ways } sposoby
        [many] Pasuje: ({ $x }, { $y }), na { $ways } sposobów
       *[other] Pasuje: ({ $x }, { $y }), na { $ways } sposobu
    }
roads-ui-try = Spróbuj: ({ $x }, { $y })
roads-ui-here = { roads-face } ({ $x }, { $y }). Drogi: { $sides }.
roads-ui-lies = { roads-face } ({ $x }, { $y }). Drogi: { $sides }. Czyja karta: { $player }.
roads-ui-turn = Obróć
roads-ui-lay = Połóż tutaj
roads-ui-back = Odłóż
roads-ui-do-pick = Wybierz kartę.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: teraz nigdzie nie pasuje. Wybierz inną kartę.
        [one] { roads-face }: pasuje w { $places } miejscu.
        [few] { roads-face }: pasuje w { $places } miejscach.
        [many] { roads-face }: pasuje w { $places } miejscach.
       *[other] { roads-face }: pasuje w { $places } miejsca.
    }
roads-ui-do-try = { roads-face }: wybierz miejsce.
roads-ui-do-lay = Kładziemy tutaj?
roads-ui-do-turn = Wybierz kartę jeszcze raz, żeby ją obrócić.
roads-ui-ends =
    { $ends ->
        [0] Brak otwartych dróg
        [one] { $ends } otwarta droga
        [few] { $ends } otwarte drogi
        [many] { $ends } otwartych dróg
       *[other] { $ends } otwartej drogi
    }
roads-ui-marks = Pokaż, kto co położył
roads-ui-unseen = Jeszcze niewidziane
roads-ui-heap = Kupka
roads-ui-aside = Na boku, zakryte
roads-ui-left = Zostało kart
roads-ui-joined = Połączone drogi
roads-ui-out = poza grą
roads-ui-task-extend = trzyma sieć otwartą
roads-ui-task-close = zamyka sieć
roads-ui-revealed = Co jeszcze mieli pozostali
roads-ui-masthead = Kurier Drogowy

## Podpowiedzi: czemu ruch jest dobry

roads-hint-wins = Ten ruch od razu wygrywa.
roads-hint-draws = Ten ruch kończy grę remisem, a lepiej się nie da.
roads-hint-safe = W następnym ruchu nie da się zamknąć sieci.
roads-hint-hole = Zostanie luka, do której nie pasuje już żadna karta: sieci nie da się zamknąć.
roads-hint-closes =
    { $of ->
        [one] Zamyka jedyny otwarty koniec drogi. Otwarte zostaną: { $left }.
       *[other] Zamyka { $closed } z { $of } otwartych końców dróg. Otwarte zostaną: { $left }.
    }
roads-hint-opens = Otwarte końce dróg: { $left } zamiast { $of }.
roads-hint-keep-branches = Zachowujesz rozwidlenia i skrzyżowania na później.
roads-hint-keep-dead-ends = Zachowujesz ślepe drogi na ostatnie luki.
roads-hint-own-gaps =
    { $gaps ->
        [one] { $gaps } luka pasuje tylko do twoich kart.
        [few] { $gaps } luki pasują tylko do twoich kart.
        [many] { $gaps } luk pasuje tylko do twoich kart.
       *[other] { $gaps } luki pasuje tylko do twoich kart.
    }
roads-hint-room =
    { $gaps ->
        [one] { $gaps } luka przyjmie jeszcze twoją kartę.
        [few] { $gaps } luki przyjmą jeszcze twoją kartę.
        [many] { $gaps } luk przyjmie jeszcze twoją kartę.
       *[other] { $gaps } luki przyjmie jeszcze twoją kartę.
    }
roads-hint-knocks-out = Nikt inny nie ma karty, która gdzieś pasuje.

## Figures

roads-figure-joins = Droga biegnie dalej z karty na kartę.
roads-figure-apart = Obok karty, ale żadna droga się nie łączy.
roads-figure-into-beige = Nowa droga trafia w beżowy bok.
roads-figure-cut-off = Beżowy bok nowej karty urywa drogę.
roads-figure-beige-to-beige = Beż przy beżu jest w porządku: u góry łączy się droga.
roads-figure-closed = Żaden koniec drogi nie jest otwarty: wygrywa drugi gracz.
roads-figure-still-open = Ostatnia karta zostawia drogi otwarte: wygrywa pierwszy gracz.
roads-figure-inside = Na gazecie karta może leżeć wszędzie, gdzie pasuje.
roads-figure-outside = Żadna karta nie leży poza gazetą.
roads-figure-over-the-edge = Droga wyszłaby poza gazetę: jej brzeg liczy się jako beżowy.
roads-figure-lanes-meet = Cztery pasy łączą się z czterema; w dół odchodzą dwa.
roads-figure-lanes-apart = Dwa pasy nie mogą łączyć się z czterema.

## Puzzles

roads-puzzle-closed = Zamknij sieć, cokolwiek położy druga strona. Twoje karty: { $moves }
roads-puzzle-closed-missed = Sieć nie jest zamknięta. Otwarte końce dróg: { $ends }
roads-puzzle-last = Połóż ostatnią kartę ze wszystkich, cokolwiek położy druga strona. Twoje karty: { $moves }
roads-puzzle-last-missed = Ostatnia karta nie była twoja.

## Koniec po kawałku

roads-account-laid = Wyłożone karty: { $count }
roads-account-left = Karty w ręce: { $count }
roads-account-joined = Połączone drogi: { $count }
roads-account-ends = Otwarte końce dróg: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = rozgałęziacz
roads-bot-brancher-hint = Najpierw kładzie rozwidlenia i skrzyżowania, żeby drogi szybko się rozeszły.
roads-bot-hoarder = chomik
roads-bot-hoarder-hint = Zachowuje rozwidlenia i skrzyżowania na później, a najpierw kładzie zwykłe i ślepe drogi.
