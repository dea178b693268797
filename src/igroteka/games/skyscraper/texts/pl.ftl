# Wieżowiec w słowach. Pola i ich znaczenie opisuje en.ftl.

skyscraper-name = Wieżowiec
skyscraper-tagline = Buduj karta po karcie, wspinaj się piętro po piętrze i miej pewną rękę.

## Warianty

skyscraper-option-hands = Ręce
skyscraper-option-hands-hint = Każdą kartę i każdego robotnika stawia się ręką, a grawitacja jest prawdziwa.
skyscraper-option-hands-forgiving = Wyrozumiałe
skyscraper-option-hands-forgiving-hint = Lekkie drżenie jest wygładzane; karta, która odpadnie, wraca do swojego gracza.
skyscraper-option-hands-real = Prawdziwe
skyscraper-option-hands-real-hint = Ręka taka, jaka jest. Karta nie na miejscu to zawalenie.
skyscraper-option-hands-calm = Spokojne
skyscraper-option-hands-calm-hint = Bez drżenia i upadków: odrzucane jest tylko to, co by nie ustało.

## Karty

skyscraper-card-upright = karta stojąca
skyscraper-card-flat = karta leżąca
skyscraper-card-any = karta zwykła
skyscraper-card-foundation = fundament
skyscraper-card-prop = podpora stojąca
skyscraper-card-slab = podpora leżąca

## Co robić

skyscraper-prompt-act =
    { $left ->
        [one] Została jedna akcja: wyślij robotnika, buduj albo przestaw.
        [few] Zostały { $left } akcje: wyślij robotnika, buduj albo przestaw.
       *[many] Zostało { $left } akcji: wyślij robotnika, buduj albo przestaw.
    }
skyscraper-prompt-build = Wybierz miejsce dla karty, a potem jej obrót.
skyscraper-prompt-put = Spadł twój robotnik. Odstaw go na dowolne piętro albo do brygady.
skyscraper-prompt-wait = { $player } pracuje.
skyscraper-prompt-settle = Wstrzymaj oddech…
skyscraper-prompt-over = Budynek stoi, jak stoi.

## Ruchy słowami, jak na przycisku, i nagłówki dla kilku

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Wyślij robotnika tutaj
skyscraper-action-pick = Weź kartę { $number }: { skyscraper-ui-card }
skyscraper-action-pick-here = Weź tę kartę
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Buduj: { skyscraper-plan-place }; belki: { $beams }
skyscraper-action-build-here = Buduj tutaj
skyscraper-action-move = Robotnik { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Przestaw robotnika { $worker } tutaj
skyscraper-action-shift = Robotnik { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Przesuń robotnika { $worker } tutaj, bez akcji
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Odstaw tutaj
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = Zaczyna { $player }.
skyscraper-action-deal = Rozdajemy karty.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Wyślij robotnika
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Buduj
skyscraper-moves-move = Przestaw robotnika
skyscraper-moves-shift = Przesuń robotnika, bez akcji
skyscraper-moves-return = Odstaw z powrotem
skyscraper-aloud-of = { $player }: { $what }

## Dlaczego nie

skyscraper-refuse-put-first = Najpierw odstawia się robotników, którzy spadli.
skyscraper-refuse-nobody-fell = Żaden z twoich robotników nie spadł.
skyscraper-refuse-another-first = Najpierw odstawia się innego robotnika.
skyscraper-refuse-no-open-place = Nie ma otwartego miejsca, żeby stanąć.
skyscraper-refuse-card-in-hand = Masz kartę w ręce: buduj albo najpierw ją odłóż.
skyscraper-refuse-can-act = Możesz jeszcze coś zrobić: tura to trzy akcje.
skyscraper-refuse-no-crew = Cała twoja brygada jest już na placu.
skyscraper-refuse-not-at-the-foot = Robotnika wysyła się na otwarte miejsce tuż przy karcie fundamentu.
skyscraper-refuse-not-held = Nie masz tej karty.
skyscraper-refuse-already-picked = Tę kartę już trzymasz.
skyscraper-refuse-too-many-picks = W tej turze karty próbowano już { $most } razy: wystarczy.
skyscraper-refuse-nothing-picked = Najpierw weź kartę do ręki.
skyscraper-refuse-no-builder = Nie masz na placu nikogo, kto mógłby budować.
skyscraper-refuse-no-place = Ta karta nie mieści się nigdzie przy twoich robotnikach.
skyscraper-refuse-no-builder-near = Żaden z twoich robotników nie stoi na karcie, z którą by się połączyła, ani obok niej.
skyscraper-refuse-stance-upright = Ta karta stoi, strzałką do góry.
skyscraper-refuse-stance-flat = Ta karta leży płasko.
skyscraper-refuse-stance-any = Karta nie ma takich belek, jakkolwiek ją obrócić.
skyscraper-refuse-touches-ground = Ziemi mogą dotykać tylko karty fundamentu i podpory.
skyscraper-refuse-must-touch-ground = Podpora stoi na ziemi.
skyscraper-refuse-not-on-a-foot = Podpora leżąca przylega krawędzią do stóp ściany.
skyscraper-refuse-in-the-way = Przeszkadza inna karta.
skyscraper-refuse-no-joint = Nie ma tam z czym jej połączyć: cała linia na całą linię.
skyscraper-refuse-hangs = Budynek rośnie w górę: karta nie może tylko zwisać.
skyscraper-refuse-no-beams-meet = Żadna z jej belek nie spotkałaby innej.
skyscraper-refuse-overloaded = Złącze niosłoby { $moment }, a wytrzymuje { $most }.
skyscraper-refuse-buckles = Tak wysoka budowla ugięłaby się pod własnym ciężarem.
skyscraper-refuse-not-your-worker = To nie twój robotnik.
skyscraper-refuse-in-the-crew = Ten robotnik jest jeszcze w brygadzie.
skyscraper-refuse-shut-in = Ten robotnik jest zamknięty ze wszystkich stron.
skyscraper-refuse-not-one-floor = Jedna akcja prowadzi piętro wyżej lub niżej albo na inną kartę tego samego piętra.
skyscraper-refuse-shifted-before = Ten robotnik już się w tej turze przesunął.
skyscraper-refuse-not-its-card = Bez akcji robotnik chodzi tylko po własnej karcie.
skyscraper-refuse-calm-hand = W spokojnej grze ręce nie drżą.
skyscraper-refuse-hold = Nie ma takiej karty do przytrzymania.
skyscraper-refuse-hand-long = Droga ręki jest zbyt długa, żeby ją zapisać.
skyscraper-refuse-hand-garbled = Drogi ręki nie da się odczytać.
skyscraper-refuse-hand-short = Za szybko: stawianie trwa co najmniej { $least } ms.
skyscraper-refuse-hand-rate = Droga ręki ma luki: punkt potrzebny jest co { $least }–{ $most } ms.
skyscraper-refuse-hand-time = Za wolno: trzeba postawić w { $most } ms.
skyscraper-refuse-hand-far = Ręka jest dalej niż { $most } mm od miejsca.
skyscraper-refuse-hand-tilt = Przechył większy niż { $most }°.
skyscraper-refuse-hand-near = Ręka musi nadejść z co najmniej { $least } mm.
skyscraper-refuse-hand-fast = Za szybko: najwyżej { $most } mm na sekundę.
skyscraper-refuse-hand-twirl = Za szybki obrót: najwyżej { $most }° na sekundę.

## Jak wygrać

skyscraper-purpose-points = Najwięcej punktów, gdy stanie czyjaś ostatnia karta; nic nie strąć. Ty: { $mine }, najlepszy inny: { $others }, karty: { $cards }
skyscraper-purpose-points-watched = Wygrywa, kto ma najwięcej punktów, gdy stanie czyjaś ostatnia karta. Najlepszy wynik: { $most }

## Koniec

skyscraper-over-finished = Ostatnia karta zbudowana.
skyscraper-over-collapse = Budynek się zawalił.
skyscraper-over-stalled = Trzy rundy bez karty: budowa zamknięta.
skyscraper-over-alone = Został tylko jeden gracz.
skyscraper-over-nobody = Nikt nie został.

## Co się dzieje

skyscraper-event-began =
    { $you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $player }.
    }
skyscraper-event-dealt = Twoje karty są rozdane.
skyscraper-event-held = Bierzesz kartę do ręki.
skyscraper-event-laid = Odkładasz kartę.
skyscraper-event-sent =
    { $you ->
        [yes] Wysyłasz robotnika na plac.
       *[no] { $player } wysyła robotnika na plac.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Twój robotnik trochę się przesuwa.
               *[no] { $player }: robotnik trochę się przesuwa.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Twój robotnik trochę się przesuwa.
                       *[no] { $player }: robotnik trochę się przesuwa.
                    }
               *[other]
                    { $you ->
                        [yes] Twój robotnik idzie na piętro { $floor }.
                       *[no] { $player }: robotnik idzie na piętro { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Budujesz kartę.
       *[no] { $player } buduje kartę.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes]
            { $points ->
                [one] { $player }: { $points } punkt, cała tura podwójnie, bo wyżej jeszcze nic nie sięgało.
                [few] { $player }: { $points } punkty, cała tura podwójnie, bo wyżej jeszcze nic nie sięgało.
               *[many] { $player }: { $points } punktów, cała tura podwójnie, bo wyżej jeszcze nic nie sięgało.
            }
       *[no]
            { $points ->
                [one] { $player }: { $points } punkt.
                [few] { $player }: { $points } punkty.
               *[many] { $player }: { $points } punktów.
            }
    }
skyscraper-event-shaken = Wszystko się uspokoiło.
skyscraper-event-undid = Grawitacja nie umiała powiedzieć, jak by się to skończyło: jakby nikt nie próbował.
skyscraper-event-slipped =
    { $you ->
        [yes] Karta się nie połączyła{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm obok)
        }: znów masz ją w ręce.
       *[no] Karta się nie połączyła{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm obok)
        }: { $player } bierze ją z powrotem.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm obok.
skyscraper-missed =
    { $why ->
        [fast] Przy puszczaniu była jeszcze w ruchu.
        [shaky] Ręka drżała.
       *[aside] Puszczono ją obok jej miejsca.
    }
skyscraper-event-came = Karta odpadła, { $player } bierze ją z powrotem.
skyscraper-event-fell = { $player }: robotnik spada.
skyscraper-event-tipped = { $player }: robotnik się przewraca.
skyscraper-event-fined =
    { $points ->
        [one] { $player } traci { $points } punkt.
        [few] { $player } traci { $points } punkty.
       *[many] { $player } traci { $points } punktów.
    }
skyscraper-event-returned = { $player }: robotnik znów stoi.
skyscraper-event-rejoined = { $player }: robotnik wraca do brygady.
skyscraper-event-stepped = { $player }: robotnik odsuwa się na bok.
skyscraper-event-trapped = { $player }: robotnik zamknięty ze wszystkich stron i stracony.
skyscraper-event-out =
    { $you ->
        [yes] Odpadasz.
       *[no] { $player } odpada.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Na tym poprzestajesz.
       *[no] { $player } na tym poprzestaje.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Twoja tura.
       *[no] Teraz gra { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Wszystko się wali, a to była twoja tura.
       *[no] Wszystko się wali, a gra { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Twoja ostatnia karta: 5 punktów.
       *[no] { $player } buduje ostatnią kartę: 5 punktów.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player }: została { $cards } karta, tyle samo punktów mniej.
        [few] { $player }: zostały { $cards } karty, tyle samo punktów mniej.
       *[many] { $player }: zostało { $cards } kart, tyle samo punktów mniej.
    }
skyscraper-event-topped = { $player } ma najwięcej robotników na piętrze { $floor }: 5 punktów.
skyscraper-event-over = Gra skończona.

## Podpowiedzi

skyscraper-hint-send = Im więcej robotników na placu, tym więcej miejsc do budowania.
skyscraper-hint-pick = Z twoich kart ta ma najlepsze miejsce.
skyscraper-hint-build =
    { $points ->
        [0] Teraz nic nie daje, ale zostaje o kartę mniej.
        [one] { $points } punkt i o kartę mniej.
        [few] { $points } punkty i o kartę mniej.
       *[many] { $points } punktów i o kartę mniej.
    }
skyscraper-hint-double = To najwyższa karta ze wszystkich: cała tura liczy się podwójnie.
skyscraper-hint-reach = Najlepsza karta w zasięgu da wtedy punktów: { $points }.
skyscraper-hint-move = Z piętra { $floor } lepiej się buduje, a na koniec dobrze tam być.
skyscraper-hint-shift = To nie kosztuje akcji, a stamtąd sięga się do lepszych miejsc.
skyscraper-hint-pass = W tej turze nie ma już nic do zrobienia.
skyscraper-hint-put-back = Teraz co innego jest więcej warte.
skyscraper-hint-return = Tak wysoko od razu wraca do pracy i liczy się na koniec.
skyscraper-hint-to-crew = Z brygady można go wysłać tam, gdzie jest potrzebny.

## Plac budowy

skyscraper-ui-site = Plac budowy
skyscraper-ui-hand = Twoje karty
skyscraper-ui-deeds = Co możesz zrobić
skyscraper-ui-line-left = z lewej
skyscraper-ui-line-right = z prawej
skyscraper-ui-line-bottom = u dołu
skyscraper-ui-line-top = u góry
skyscraper-ui-line-mid-v = środkiem, pionowo
skyscraper-ui-line-mid-h = środkiem, poziomo
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } z robotnikiem; belki: { $beams }
       *[no] { $kind }; belki: { $beams }
    }
skyscraper-ui-no-place = teraz nie ma dla niej miejsca
skyscraper-ui-stand =
    { $height ->
        [0] na ziemi, w prawo { $x }, w głąb { $y }
       *[other] na wysokości { $height }, w prawo { $x }, w głąb { $y }
    }
skyscraper-ui-step-send = Wyślij robotnika: { $where }
skyscraper-ui-step-move = Przestaw: { $where }
skyscraper-ui-step-shift = Przesuń, bez akcji: { $where }
skyscraper-ui-step-return = Odstaw: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] { $player }: robotnik zamknięty ze wszystkich stron, { $where }
        [lying] { $player }: robotnik leży, { $where }
       *[standing] { $player }: robotnik, { $where }
    }
skyscraper-ui-choose = Weź kartę, wyślij robotnika albo wybierz któregoś ze swoich robotników.
skyscraper-ui-choose-place = Wybierz miejsce dla karty.
skyscraper-ui-turn-or-set = Obróć i postaw.
skyscraper-ui-set-it = Postawić tutaj?
skyscraper-ui-choose-foot = Gdzie u stóp budynku?
skyscraper-ui-choose-stand = Dokąd? Niebieskie miejsca nie kosztują akcji.
skyscraper-ui-put = Spadł twój robotnik. Odstaw go, gdzie chcesz, albo do brygady.
skyscraper-ui-put-back = Odłóż
skyscraper-ui-turn = Obróć { $n }/{ $of }
skyscraper-ui-set = Postaw
skyscraper-ui-hold =
    { $held ->
        [yes] Przytrzymana
       *[no] Przytrzymaj kartę
    }
skyscraper-ui-hint-pick = Trener wziąłby tę: { $card }.
skyscraper-ui-hint-send = Trener wysłałby robotnika.
skyscraper-ui-hint-move = Trener przestawiłby robotnika: { $where }.
skyscraper-ui-send = Wyślij robotnika ({ $crew })
skyscraper-ui-pass = Zakończ turę
skyscraper-ui-to-crew = Do brygady
skyscraper-ui-note =
    { $points ->
        [one] { $points } punkt, brygada { $crew }
        [few] { $points } punkty, brygada { $crew }
       *[many] { $points } punktów, brygada { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Została jedna akcja
        [few] Zostały { $left } akcje
       *[many] Zostało { $left } akcji
    }
skyscraper-ui-lens = Obciążenie
skyscraper-ui-plan = Plan
skyscraper-ui-film = Zobacz jeszcze raz
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Ta przeglądarka nie umie pokazać placu w trzech wymiarach.
skyscraper-ui-height = Wysokość w kartach: { $height }
skyscraper-ui-cards-built = Stojące karty: { $cards }
skyscraper-ui-floors = Piętra: { $floors }
skyscraper-key-hold = Przytrzymać stojącą kartę
skyscraper-key-view = Plan albo znów budynek
skyscraper-key-up = Na planie: warstwa wyżej
skyscraper-key-down = Na planie: warstwa niżej

## Plan: plac z góry, warstwa po warstwie

skyscraper-plan-title = Plan placu
skyscraper-plan-place =
    { $what ->
        [floor] karta podłogi, kolumna { $x }, rząd { $y }, wysokość { $z }
        [east] ściana na wschód, kolumna { $x }, rząd { $y }, wysokość { $z }
       *[north] ściana na północ, kolumna { $x }, rząd { $y }, wysokość { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
skyscraper-plan-cell = kolumna { $x }, rząd { $y }, wysokość { $z }
skyscraper-plan-ground = Ziemia
skyscraper-plan-height =
    { $floors ->
        [none] Wysokość { $z }
       *[other] Wysokość { $z }, piętro { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, belki: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] { $player }, robotnik zamknięty ze wszystkich stron: { $where }
        [lying] { $player }, robotnik leży: { $where }
       *[standing] { $player }, robotnik: { $where }
    }
skyscraper-plan-crew = w brygadzie
skyscraper-plan-layer = Plan: { $where }. Strzałki przechodzą z miejsca na miejsce, Enter wybiera i stawia, R obraca, Page Up i Page Down zmieniają wysokość.
skyscraper-plan-layers = Pokazana wysokość
skyscraper-plan-up = Warstwa wyżej
skyscraper-plan-down = Warstwa niżej
skyscraper-plan-spots =
    { $count ->
        [one] Tu jest { $count } miejsce
        [few] Tu są { $count } miejsca
       *[many] Tu jest { $count } miejsc
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter stawia, R obraca.
skyscraper-plan-turn = Obróć kartę: { $card }
skyscraper-plan-lens = Najbardziej obciążone złącze niesie { $strain } z { $most }.
skyscraper-plan-lens-easy = Trzyma bez trudu.
skyscraper-plan-lens-busy = Ma jeszcze trochę zapasu.
skyscraper-plan-lens-near = Zaraz puści!
skyscraper-plan-joint = Między: { $first } i { $second }.
skyscraper-plan-foreseen = Po tym najbardziej obciążone złącze niosłoby { $strain } z { $most }.
skyscraper-plan-shuts-own = To zamknęłoby twojego robotnika: byłby stracony.
skyscraper-plan-shuts = To zamknęłoby robotnika gracza { $player }.

## Pewna ręka

skyscraper-steady-title = Pewna ręka
skyscraper-steady-ask-shake = Zatrzymaj wskazówkę na środku: im bliżej, tym mniej drży ręka.
skyscraper-steady-ask-speed = Jeszcze raz: to powie, jak łagodnie puszczasz.
skyscraper-steady-odds = Na 100 razy coś spada: { $still } przy obu naciśnięciach w środek, { $good } tuż obok, { $shaky } trochę obok, { $wild } daleko.
skyscraper-steady-press = Teraz!
skyscraper-steady-slow = Wolniej, słowami i dźwiękami
skyscraper-steady-cancel = Jeszcze nie
skyscraper-steady-result =
    { $grade ->
        [still] { $round } z { $of }: w sam środek.
        [good] { $round } z { $of }: blisko środka.
        [shaky] { $round } z { $of }: trochę obok, będzie drżało.
       *[wild] { $round } z { $of }: daleko obok.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] środek
        [1] tuż na prawo
        [2] na prawo
        [3] daleko na prawo
        [-1] tuż na lewo
        [-2] na lewo
       *[other] daleko na lewo
    }

## Jak stoi i jak się skończyło

skyscraper-facts-title = Robotnicy na piętrach
skyscraper-facts-floor = Piętro
skyscraper-facts-crew = Brygada
skyscraper-facts-points = Punkty
skyscraper-facts-top = 5 punktów za piętro { $floor } miałby teraz gracz { $player }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Od { $rounds } rundy nikt nie buduje; po { $most } koniec gry.
       *[many] Od { $rounds } rund nikt nie buduje; po { $most } koniec gry.
    }
skyscraper-finale-stands = Budynek: karty: { $cards }, wysokość w kartach: { $height }.
skyscraper-finale-down = Budynek się zawalił.
skyscraper-finale-top = Najwięcej robotników na piętrze { $floor }: { $player }.
skyscraper-finale-culprit = Czyja była tura: { $player }.

## Figures

skyscraper-figure-foundation = Trzy karty tworzą fundament: literę H.
skyscraper-figure-six-places = Kartę łączy się wzdłuż sześciu linii: czterech krawędzi i dwóch środkowych.
skyscraper-figure-at-the-foot = Nowy robotnik staje tuż przy karcie fundamentu.
skyscraper-figure-not-at-the-foot = Tu nie: nie dotyka żadnej karty fundamentu.
skyscraper-figure-support = Własna podpora może stać na ziemi.
skyscraper-figure-on-the-ground = Karta budynku nie może dotykać ziemi.
skyscraper-figure-two-builds = Dwie akcje: najpierw podłoga, potem ściana na niej.
skyscraper-figure-beams-meet = Belka nowej karty spotyka belkę stojącej: świeci i daje punkt.
skyscraper-figure-no-beams-meet = Żadna belka nie spotyka innej: nie wolno.
skyscraper-figure-half-storey = Podłoga na pół karty wysokości: niżej się nie da.
skyscraper-figure-hangs = Karta nie może wisieć tylko od góry: budynek rośnie w górę.
skyscraper-figure-one-floor-up = Jedna akcja prowadzi robotnika piętro wyżej.
skyscraper-figure-two-floors-up = Nie dwa piętra naraz.
skyscraper-figure-no-bridge = Bez podłogi między wieżami nikt tu nie przejdzie.
skyscraper-figure-either-tower = Z ziemi może wejść na każdą z wież.
skyscraper-figure-bridge = Podłoga między nimi jest mostem.
skyscraper-figure-shut-in = Czwarta ściana zamyka robotnika: jest stracony.

## Puzzles

skyscraper-puzzle-points = W tej turze została ci jedna akcja. Dojdź nią do { $points } punktów.
skyscraper-puzzle-points-missed = Tura się skończyła. Twoje punkty: { $scored }

## Koniec po kawałku

skyscraper-account-beams = Zetknięte belki
skyscraper-account-workers = Robotnicy na kartach
skyscraper-account-climbed = Tury w górę, podwójnie
skyscraper-account-fines = Upadki: kary
skyscraper-account-finished = Ostatnia karta
skyscraper-account-left = Karty w ręce
skyscraper-account-topped = Najwięcej robotników na górze
skyscraper-account-else = Stracone z tym, co spadło

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = wspinacz
skyscraper-bot-climber-hint = Buduje w górę: im wyżej, tym lepiej.
skyscraper-bot-settler = osadnik
skyscraper-bot-settler-hint = Woli budować szeroko i nisko niż wysoko.
skyscraper-bot-foreman = brygadzista
skyscraper-bot-foreman-hint = Nie daje swoim robotnikom stać w miejscu.
