# Zegarowe Miasto, słowami. Pola i ich znaczenie są opisane w en.ftl.

clockwork-name = Zegarowe Miasto
clockwork-tagline = Zbierz części, zapamiętuj odrzucone karty i odleć z latającego miasta.

## Karty

clockwork-kind-flying = latająca maszyna
clockwork-kind-code = łamacz szyfrów
clockwork-kind-airship = sterowiec
clockwork-kind-fuel = dostawca paliwa
clockwork-kind-power = maszyna mocy
clockwork-kind-scrap = złom

clockwork-set-dragonfly = Ważka
clockwork-set-heron = Czapla
clockwork-set-beetle = Żuk
clockwork-set-bat = Nietoperz
clockwork-set-swallow = Jaskółka
clockwork-set-moth = Ćma
clockwork-set-owl = Sowa
clockwork-set-sphinx = Sfinks
clockwork-set-spider = Pająk
clockwork-set-magpie = Sroka
clockwork-set-airship = Sterowiec
clockwork-set-fuel = Dostawca paliwa
clockwork-set-power = Maszyna mocy
clockwork-set-scrap = Złom

clockwork-card-dragonfly-wings = Ważka (skrzydła)
clockwork-card-dragonfly-hull = Ważka (kadłub)
clockwork-card-dragonfly-engine = Ważka (silnik)
clockwork-card-dragonfly-tail = Ważka (ogon)
clockwork-card-heron-wings = Czapla (skrzydła)
clockwork-card-heron-hull = Czapla (kadłub)
clockwork-card-heron-engine = Czapla (silnik)
clockwork-card-heron-tail = Czapla (ogon)
clockwork-card-beetle-wings = Żuk (skrzydła)
clockwork-card-beetle-hull = Żuk (kadłub)
clockwork-card-beetle-engine = Żuk (silnik)
clockwork-card-beetle-tail = Żuk (ogon)
clockwork-card-bat-wings = Nietoperz (skrzydła)
clockwork-card-bat-hull = Nietoperz (kadłub)
clockwork-card-bat-engine = Nietoperz (silnik)
clockwork-card-bat-tail = Nietoperz (ogon)
clockwork-card-swallow-wings = Jaskółka (skrzydła)
clockwork-card-swallow-hull = Jaskółka (kadłub)
clockwork-card-swallow-engine = Jaskółka (silnik)
clockwork-card-swallow-tail = Jaskółka (ogon)
clockwork-card-moth-wings = Ćma (skrzydła)
clockwork-card-moth-hull = Ćma (kadłub)
clockwork-card-moth-engine = Ćma (silnik)
clockwork-card-moth-tail = Ćma (ogon)
clockwork-card-owl-dial = Sowa (tarcza)
clockwork-card-owl-keys = Sowa (klawisze)
clockwork-card-owl-reel = Sowa (szpula)
clockwork-card-owl-lamp = Sowa (lampa)
clockwork-card-sphinx-dial = Sfinks (tarcza)
clockwork-card-sphinx-keys = Sfinks (klawisze)
clockwork-card-sphinx-reel = Sfinks (szpula)
clockwork-card-sphinx-lamp = Sfinks (lampa)
clockwork-card-spider-dial = Pająk (tarcza)
clockwork-card-spider-keys = Pająk (klawisze)
clockwork-card-spider-reel = Pająk (szpula)
clockwork-card-spider-lamp = Pająk (lampa)
clockwork-card-magpie-dial = Sroka (tarcza)
clockwork-card-magpie-keys = Sroka (klawisze)
clockwork-card-magpie-reel = Sroka (szpula)
clockwork-card-magpie-lamp = Sroka (lampa)
clockwork-card-airship-balloon = Sterowiec (balon)
clockwork-card-airship-gondola = Sterowiec (gondola)
clockwork-card-airship-boiler = Sterowiec (kocioł)
clockwork-card-airship-propeller = Sterowiec (śmigło)
clockwork-card-airship-rudder = Sterowiec (ster)
clockwork-card-airship-anchor = Sterowiec (kotwica)
clockwork-card-fuel = Dostawca paliwa
clockwork-card-power = Maszyna mocy
clockwork-card-scrap = Złom

clockwork-set =
    { $set ->
        [0] { clockwork-set-dragonfly }
        [1] { clockwork-set-heron }
        [2] { clockwork-set-beetle }
        [3] { clockwork-set-bat }
        [4] { clockwork-set-swallow }
        [5] { clockwork-set-moth }
        [6] { clockwork-set-owl }
        [7] { clockwork-set-sphinx }
        [8] { clockwork-set-spider }
        [9] { clockwork-set-magpie }
        [10] { clockwork-set-airship }
        [11] { clockwork-set-fuel }
        [12] { clockwork-set-power }
       *[13] { clockwork-set-scrap }
    }

clockwork-card =
    { $card ->
        [1] { clockwork-card-dragonfly-wings }
        [2] { clockwork-card-dragonfly-hull }
        [3] { clockwork-card-dragonfly-engine }
        [4] { clockwork-card-dragonfly-tail }
        [5] { clockwork-card-heron-wings }
        [6] { clockwork-card-heron-hull }
        [7] { clockwork-card-heron-engine }
        [8] { clockwork-card-heron-tail }
        [9] { clockwork-card-beetle-wings }
        [10] { clockwork-card-beetle-hull }
        [11] { clockwork-card-beetle-engine }
        [12] { clockwork-card-beetle-tail }
        [13] { clockwork-card-bat-wings }
        [14] { clockwork-card-bat-hull }
        [15] { clockwork-card-bat-engine }
        [16] { clockwork-card-bat-tail }
        [17] { clockwork-card-swallow-wings }
        [18] { clockwork-card-swallow-hull }
        [19] { clockwork-card-swallow-engine }
        [20] { clockwork-card-swallow-tail }
        [21] { clockwork-card-moth-wings }
        [22] { clockwork-card-moth-hull }
        [23] { clockwork-card-moth-engine }
        [24] { clockwork-card-moth-tail }
        [25] { clockwork-card-owl-dial }
        [26] { clockwork-card-owl-keys }
        [27] { clockwork-card-owl-reel }
        [28] { clockwork-card-owl-lamp }
        [29] { clockwork-card-sphinx-dial }
        [30] { clockwork-card-sphinx-keys }
        [31] { clockwork-card-sphinx-reel }
        [32] { clockwork-card-sphinx-lamp }
        [33] { clockwork-card-spider-dial }
        [34] { clockwork-card-spider-keys }
        [35] { clockwork-card-spider-reel }
        [36] { clockwork-card-spider-lamp }
        [37] { clockwork-card-magpie-dial }
        [38] { clockwork-card-magpie-keys }
        [39] { clockwork-card-magpie-reel }
        [40] { clockwork-card-magpie-lamp }
        [41] { clockwork-card-airship-balloon }
        [42] { clockwork-card-airship-gondola }
        [43] { clockwork-card-airship-boiler }
        [44] { clockwork-card-airship-propeller }
        [45] { clockwork-card-airship-rudder }
        [46] { clockwork-card-airship-anchor }
        [47] { clockwork-card-fuel }
        [48] { clockwork-card-power }
        [49] { clockwork-card-scrap }
       *[other] karta
    }

clockwork-character-1 = zegarmistrzyni Ada
clockwork-character-2 = palacz Bruno
clockwork-character-3 = pilotka Kora
clockwork-character-4 = ślusarz Dario
clockwork-character-5 = wynalazczyni Edda
clockwork-character-6 = latarnik Feliks

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = Wieże
clockwork-yard-boiler = Złomowisko Kotłów
clockwork-yard-spring = Złomowisko Sprężyn
clockwork-yard-cog = Złomowisko Zębatek
clockwork-yard-chain = Złomowisko Łańcuchów
clockwork-yard-lamp = Złomowisko Lamp
clockwork-yard-bell = Złomowisko Dzwonów
clockwork-track = pole na torze

clockwork-field =
    { $field ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

clockwork-to =
    { $to ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

## Ustawienia

clockwork-option-edition = Wydanie
clockwork-option-edition-hint = Drukowane zasady różnią się trochę w każdym języku.
clockwork-option-edition-en = Angielskie
clockwork-option-edition-nl = Niderlandzkie
clockwork-option-edition-de = Niemieckie
clockwork-option-edition-es = Hiszpańskie
clockwork-option-edition-fr = Francuskie
clockwork-option-edition-hu = Węgierskie
clockwork-option-edition-pl = Polskie
clockwork-option-edition-cs = Czeskie
clockwork-option-edition-sl = Słoweńskie
clockwork-option-edition-uk = Ukraińskie
clockwork-option-edition-ru = Rosyjskie
clockwork-option-edition-it = Włoskie
clockwork-option-entry_scrapyard = Wejście na złomowisko
clockwork-option-entry_scrapyard-edition = Jak w wydaniu
clockwork-option-entry_scrapyard-or_more = Dokładnym rzutem lub większym
clockwork-option-entry_scrapyard-exact = Tylko dokładnym rzutem
clockwork-option-entry_towers = Wejście do Wież
clockwork-option-entry_towers-edition = Jak w wydaniu
clockwork-option-entry_towers-or_more = Dokładnym rzutem lub większym
clockwork-option-entry_towers-exact = Tylko dokładnym rzutem
clockwork-option-special_throw = Rzut 7, 11 lub dublet
clockwork-option-special_throw-edition = Jak w wydaniu
clockwork-option-special_throw-instead = Zamiast ruchu
clockwork-option-special_throw-instead_from_scrapyard = Zamiast ruchu, ze złomowiska
clockwork-option-special_throw-instead_from_scrapyard-hint = Prosto do Wież można z każdego miejsca.
clockwork-option-special_throw-after = Po ruchu, jako dodatek
clockwork-option-special_throw-after-hint = Jeśli w tej turze wzięto kartę ze złomowiska.
clockwork-option-scrap_given = Złom oddany za kartę
clockwork-option-scrap_given-edition = Jak w wydaniu
clockwork-option-scrap_given-out = Wypada z gry
clockwork-option-scrap_given-table = Trafia do odrzuconych
clockwork-option-end_special = 7, 11 lub dublet pod koniec
clockwork-option-end_special-edition = Jak w wydaniu
clockwork-option-end_special-either = Szukanie albo żądanie
clockwork-option-end_special-both = Szukanie i żądanie
clockwork-option-low_hand = Mniej niż siedem kart
clockwork-option-low_hand-edition = Jak w wydaniu
clockwork-option-low_hand-keep = Nie odrzucasz
clockwork-option-low_hand-may_discard = Możesz odrzucić
clockwork-option-wrong_pick = Po pomyłce
clockwork-option-wrong_pick-edition = Jak w wydaniu
clockwork-option-wrong_pick-in_place = Pokazana karta trafia na puste miejsce
clockwork-option-wrong_pick-anywhere = Pokazana karta trafia gdziekolwiek
clockwork-option-yard_challenge = Wyzwanie na złomowisku
clockwork-option-yard_challenge-edition = Jak w wydaniu
clockwork-option-yard_challenge-any_arrival = Bez względu na to, jak tam trafisz
clockwork-option-yard_challenge-exact_throw = Tylko dokładnym rzutem
clockwork-option-counter = Żądanie w odpowiedzi
clockwork-option-counter-edition = Jak w wydaniu
clockwork-option-counter-no_card = Jeśli nie masz takiej karty
clockwork-option-counter-no_scrap_either = Jeśli nie masz też złomu
clockwork-option-start_throw = Rzut o pierwszeństwo
clockwork-option-start_throw-edition = Jak w wydaniu
clockwork-option-start_throw-two_dice = Dwie kości
clockwork-option-start_throw-one_die = Jedna kość
clockwork-option-reversals = Zawracanie w czasie ruchu
clockwork-option-reversals-edition = Jak w wydaniu
clockwork-option-reversals-0 = Nigdy
clockwork-option-reversals-1 = Raz

## Co trzeba zrobić

clockwork-prompt-choose = Wybierz swoją postać.
clockwork-prompt-chosen = Pozostali jeszcze wybierają.
clockwork-prompt-deal = Rozdajemy karty.
clockwork-prompt-start =
    { $dice ->
        [1] Każdy rzuca jedną kością: najwyższy rzut zaczyna.
       *[2] Każdy rzuca dwiema kośćmi: najwyższy rzut zaczyna.
    }
clockwork-prompt-throw = Kości w ruchu. Rzuca { $player }.
clockwork-prompt-move = Wypadło { $steps }. Dokąd idziesz?
clockwork-prompt-special = Wypadło { $steps }: idź po torze albo użyj specjalnego rzutu.
clockwork-prompt-arrive = Weź kartę albo rzuć wyzwanie.
clockwork-prompt-meet = Spotykasz kogoś: rzuć wyzwanie albo odpuść.
clockwork-prompt-extra = Jeszcze jedno: idź prosto w wybrane miejsce albo zostań i działaj. Możesz też odpuścić.
clockwork-prompt-search = Pokaż kartę zestawu, którego szukasz, albo wymień paliwo lub maszynę mocy.
clockwork-prompt-demand = Możesz zażądać karty od kogoś, kto jest przy Wieżach.
clockwork-prompt-search-or-demand = Szukaj wśród odrzuconych albo zażądaj karty.
clockwork-prompt-point = Szukasz: { clockwork-set }. Wskaż odrzuconą kartę.
clockwork-prompt-swap = Pudło: { clockwork-card }. Którą kartę kładziesz na jej miejsce?
clockwork-prompt-give = { $player } pokazuje ci: { clockwork-card }. Oddaj kartę z tego zestawu albo złom.
clockwork-prompt-give-named = { $player } prosi o: { clockwork-set }. Oddaj taką kartę albo złom.
clockwork-prompt-return = Oddaj kartę w zamian. Dla kogo: { $player }.
clockwork-prompt-counter = Nie było czego oddać. Możesz zażądać karty w odpowiedzi. Od kogo: { $player }.
clockwork-prompt-discard = Wybierz kartę do odrzucenia.
clockwork-prompt-may-discard = Możesz odrzucić kartę albo zachować wszystkie.
clockwork-prompt-lay = Połóż zakrytą obok planszy: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } wybiera, dokąd iść.
        [arrive] { $player } wybiera: karta czy wyzwanie.
        [extra] { $player } może zrobić jeszcze jedno.
        [towers] { $player } jest przy Wieżach.
        [point] { $player } szuka wśród odrzuconych.
        [swap] { $player } wybiera kartę na puste miejsce.
        [give] { $player } odpowiada na wyzwanie.
        [return] { $player } wybiera, co oddać w zamian.
        [counter] { $player } może zażądać karty w odpowiedzi.
        [discard] { $player } wybiera kartę do odrzucenia.
        [lay] { $player } kładzie odrzuconą kartę. Zapamiętaj gdzie!
       *[other] { $player } myśli.
    }
clockwork-prompt-over = Gra się skończyła.

## Ruchy słowami, jak na przycisku, i nagłówki dla kilku

clockwork-action-choose = Wybierz: { clockwork-character }
clockwork-action-walk = Idź: { $place }
clockwork-action-straight = Idź prosto: { $place }
clockwork-action-take = Weź kartę
clockwork-action-discard = Odrzuć: { clockwork-card }
clockwork-action-lay = Połóż tutaj: { $place }
clockwork-action-lay-here = Połóż tutaj
clockwork-action-keep = Zachowaj wszystkie karty
clockwork-action-rest = Na tym skończ
clockwork-action-seek = Pokaż i szukaj zestawu: { clockwork-card }
clockwork-action-seek-named = Szukaj bez pokazywania karty: { clockwork-card }
clockwork-action-point = Odkryj kartę: { $place }
clockwork-action-point-here = Odkryj tę kartę
clockwork-action-swap = Połóż: { clockwork-card }
clockwork-action-demand = Wyzwanie ({ $player }), pokaż: { clockwork-card }
clockwork-action-demand-named = Wyzwanie ({ $player }), poproś o: { clockwork-card }
clockwork-action-give = Oddaj: { clockwork-card }
clockwork-action-return = Oddaj w zamian: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Postacie
clockwork-moves-walk = Idź
clockwork-moves-straight = Idź prosto
clockwork-moves-discard = Odrzuć kartę
clockwork-moves-lay = Połóż kartę na stole
clockwork-moves-seek = Szukaj wśród odrzuconych
clockwork-moves-point = Odkryj kartę
clockwork-moves-swap = Połóż kartę
clockwork-moves-demand = Wyzwanie
clockwork-moves-give = Oddaj kartę
clockwork-moves-return = Oddaj kartę w zamian
clockwork-aloud-of = { $player }: { $what }

## Dlaczego nie

clockwork-refuse-not-now =
    { $stage ->
        [choose] Najpierw wybierz postać.
        [move] Najpierw rusz swoją postać.
        [point] Najpierw wskaż odrzuconą kartę.
        [swap] Najpierw wybierz kartę na puste miejsce.
        [give] Najpierw oddaj kartę.
        [return] Najpierw oddaj kartę w zamian.
        [discard] Najpierw wybierz kartę do odrzucenia.
        [lay] Najpierw połóż odrzuconą kartę na stole.
       *[other] Nie teraz.
    }
clockwork-refuse-no-character = Nie ma takiej postaci.
clockwork-refuse-character-taken = Już zajęte: { clockwork-character }.
clockwork-refuse-no-field = Nie ma takiego pola.
clockwork-refuse-out-of-reach = Rzutem { $steps } tam nie dojdziesz.
clockwork-refuse-not-exact = Tam prowadzi tylko dokładny rzut, a wypadło { $steps }.
clockwork-refuse-full = Stoją tam już dwie postacie.
clockwork-refuse-not-nearer = Złomowiska są puste: trzeba zbliżyć się do Wież.
clockwork-refuse-straight-where = Prosto można tylko na złomowisko albo do Wież.
clockwork-refuse-throw-not-special = Do tego trzeba 7, 11 albo dubletu.
clockwork-refuse-already-there = Już tu jesteś: { clockwork-field }.
clockwork-refuse-only-towers = Stąd specjalny rzut prowadzi tylko do Wież.
clockwork-refuse-extra-first = W tym wydaniu specjalny rzut działa po zwykłej turze.
clockwork-refuse-stay-on-track = Zostać i rzucić wyzwanie można tylko na złomowisku.
clockwork-refuse-no-yard = Nie jesteś na złomowisku.
clockwork-refuse-pile-empty = Nie ma tu już kart: { clockwork-field }.
clockwork-refuse-no-opponent = Karty można żądać tylko od kogoś innego.
clockwork-refuse-not-met = { $player } nie stoi na twoim polu.
clockwork-refuse-demand-at-towers = Przy Wieżach nie ma wyzwań, póki złomowiska nie są puste.
clockwork-refuse-no-demand-now = Teraz nie można niczego żądać.
clockwork-refuse-not-back = { $player } nie jest jeszcze przy Wieżach.
clockwork-refuse-counter-other = Żądać możesz tylko od tego, kto rzucił ci wyzwanie.
clockwork-refuse-scrap = Złomu nie można ani pokazać, ani szukać.
clockwork-refuse-not-held = Nie masz tej karty.
clockwork-refuse-not-asked = Prośba dotyczy: { clockwork-set }. Tylko taka karta albo złom.
clockwork-refuse-no-search-now = Teraz nie można szukać.
clockwork-refuse-no-discards = Na stole nie ma odrzuconych kart.
clockwork-refuse-no-place = Nie ma takiego miejsca na stole.
clockwork-refuse-place-taken = Tu już leży karta.
clockwork-refuse-place-empty = Tu nie leży żadna karta.
clockwork-refuse-keep = Masz więcej niż siedem kart: odrzuć jedną.
clockwork-refuse-rest-in-yard = Weź kartę albo rzuć wyzwanie.
clockwork-refuse-rest = Na tym nie możesz skończyć.

## Jak wygrać

clockwork-purpose-escape = Wyłóż latającą maszynę, łamacz szyfrów i paliwo – albo sterowiec z maszyną mocy. Wyłożone: { $laid } z 3
clockwork-purpose-escape-watched = Wygrywa latająca maszyna, łamacz szyfrów i paliwo – albo sterowiec z maszyną mocy

## Jak się skończyło

clockwork-over-machines = Latająca maszyna, łamacz szyfrów i paliwo: miasto zostaje w tyle.
clockwork-over-airship = Sterowiec z maszyną mocy: miasto zostaje w tyle.
clockwork-over-quiet = Sto rund bez żadnej maszyny: miasto nikogo nie wypuszcza. Remis.
clockwork-over-late = Trzysta rund: miasto nikogo nie wypuszcza. Remis.

## Co się dzieje

clockwork-event-chosen =
    { $you ->
        [yes] Twoja postać: { clockwork-character }.
       *[no] { $player }: { clockwork-character }.
    }
clockwork-event-boxed = Tym razem część zestawów zostaje w pudełku. Paliwo: { $fuel }, złom: { $scrap }.
clockwork-event-dealt =
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
clockwork-event-started =
    { $you ->
        [yes] Twój rzut jest najwyższy: zaczynasz.
       *[no] Najwyższy rzut: zaczyna { $player }.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Rzucasz: { $one } i { $two }.
       *[no] { $player } rzuca: { $one } i { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Idziesz prosto tutaj: { clockwork-to }.
           *[no] Idziesz tutaj: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } idzie prosto tutaj: { clockwork-to }.
           *[no] { $player } idzie tutaj: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Żadna droga nie jest wolna: zostajesz.
       *[no] Żadna droga nie jest wolna: { $player } zostaje.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Bierzesz kartę. Zostało tu: { $left }.
           *[other] Bierzesz kartę: { clockwork-card }. Zostało tu: { $left }.
        }
       *[no] { $player } bierze kartę. Zostało tu: { $left }.
    }
clockwork-event-bare = Nie ma tu już nic do wzięcia.
clockwork-event-kept =
    { $you ->
        [yes] Zachowujesz swoje karty.
       *[no] { $player } zachowuje karty.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Odrzucasz kartę.
           *[other] Odrzucasz: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } odrzuca kartę.
           *[other] { $player } odrzuca: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Kładziesz ją zakrytą.
       *[no] { $player } kładzie ją zakrytą.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } rzuca wyzwanie i potajemnie pokazuje: { clockwork-card }. Komu: { $other }.
       *[no] { $card ->
            [0] { $player } rzuca wyzwanie. Komu: { $other }.
           *[other] { $player } rzuca wyzwanie i prosi o: { clockwork-card }. Kogo: { $other }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } oddaje kartę. Komu: { $other }.
       *[other] { $player } oddaje: { clockwork-card }. Komu: { $other }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } oddaje kartę w zamian. Komu: { $other }.
       *[other] { $player } oddaje w zamian: { clockwork-card }. Komu: { $other }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } oddaje złom. Komu: { $other }. Złom wypada z gry.
       *[no] { $player } oddaje złom. Komu: { $other }.
    }
clockwork-event-nothing = { $player } nie ma takiej karty. Dla kogo: { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } pokazuje kartę i szuka jej zestawu.
           *[other] { $player } pokazuje kartę i szuka jej zestawu: { clockwork-card }.
        }
       *[no] { $player } szuka: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } odkrywa kartę i ją zabiera. Trafienie!
           *[other] { $player } odkrywa i zabiera: { clockwork-card }. Trafienie!
        }
       *[no] { $card ->
            [0] { $player } odkrywa kartę i musi ją zabrać. Pudło.
           *[other] { $player } odkrywa i musi zabrać: { clockwork-card }. Pudło.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } kładzie na jej miejsce inną kartę.
       *[other] { $player } kładzie na jej miejsce: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Wykładasz: { clockwork-set }.
       *[no] { $player } wykłada: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Na tym kończysz.
       *[no] { $player } na tym kończy.
    }
clockwork-event-lost =
    { $you ->
        [yes] Ten rzut nic ci nie daje: tracisz kolejkę.
       *[no] Ten rzut nic nie daje: { $player } traci kolejkę.
    }
clockwork-event-emptied = Złomowiska są puste. Wszyscy do Wież!
clockwork-event-over = Gra się skończyła.

## Na ekranie

clockwork-ui-city = Latające miasto
clockwork-ui-table = Odrzucone karty obok planszy
clockwork-ui-see-city = Popatrz na miasto
clockwork-ui-see-table = Popatrz na odrzucone karty
clockwork-ui-hand = Twoje karty
clockwork-ui-hand-empty = Nie masz kart.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, sztuk: { $count }
    }
clockwork-ui-dice = Wypadło: { $one } i { $two }
clockwork-ui-pile = { clockwork-field }, zostało kart: { $count }
clockwork-ui-plank = pole { $number }: { $from } – { $end }
clockwork-ui-place = rząd { $row }, kolumna { $column }
clockwork-ui-place-card = Odrzucona karta, rząd { $row }, kolumna { $column }
clockwork-ui-place-seen = Rząd { $row }, kolumna { $column }: { clockwork-card }
clockwork-ui-actions = Co mogę zrobić?

## Czynności, gdy jest ich kilka

clockwork-ui-verb-seek = Szukaj wśród odrzuconych
clockwork-ui-verb-demand = Rzuć wyzwanie: { $player }
clockwork-ui-other-verb = Coś innego
clockwork-ui-without-card = Albo bez pokazywania karty:

## Jedna linijka: co teraz robią ręce

clockwork-ui-hint-choose = Wybierz, kim jesteś.
clockwork-ui-hint-walk = Wybierz świecące pole.
clockwork-ui-hint-special = Wybierz świecące pole. Błyskawica: prosto tam.
clockwork-ui-hint-verb = Wybierz, co robisz.
clockwork-ui-hint-seek = Wybierz kartę, którą zobaczą wszyscy.
clockwork-ui-hint-demand = Wybierz kartę, którą potajemnie zobaczy { $player }.
clockwork-ui-hint-give = Wybierz kartę, którą oddajesz.
clockwork-ui-hint-return = Wybierz kartę, którą oddajesz w zamian.
clockwork-ui-hint-discard = Wybierz kartę, którą odrzucasz.
clockwork-ui-hint-swap = Wybierz kartę, którą kładziesz.
clockwork-ui-hint-again = Wybierz ją jeszcze raz albo przycisk.
clockwork-ui-hint-point = Wybierz odrzuconą kartę. Co to było?
clockwork-ui-hint-lay = Wybierz wolne miejsce.
clockwork-ui-no-use = Teraz karty z ręki nie są potrzebne.
clockwork-ui-not-here = Tu teraz nie ma nic do zrobienia.

## Co leży odkryte

clockwork-ui-secret-shown = { $player } potajemnie pokazuje ci
clockwork-ui-secret-asked = { $player } prosi cię o
# Read again with the English, and right.
clockwork-ui-secret-mine = Twoje wyzwanie: { $player }
clockwork-ui-secret-third = { $player } i { $other }: ich tajemnica.
clockwork-ui-open-sought = Szukane
clockwork-ui-open-found = Odkryte
clockwork-ui-open-shown = Odrzucone
clockwork-ui-put-back = Wybierz inną
clockwork-ui-machine = { clockwork-set }, komplet
clockwork-ui-ending = Złomowiska są puste: wracamy do Wież!
clockwork-ui-start-of = Zaczyna { $player }
clockwork-ui-seen = Widziana przed zakryciem
clockwork-ui-opened = Wszystko jest odkryte.
clockwork-ui-revealed = Co jeszcze mieli pozostali

## Panel z boku

clockwork-ui-cards = Karty
clockwork-ui-machines = Maszyny
clockwork-ui-in-box = Zostało w pudełku: { $sets }
clockwork-ui-scrapped = Złom poza grą: { $count }
clockwork-ui-round = Runda { $round }
clockwork-ui-piles = Karty na złomowiskach: { $count }
clockwork-ui-collecting = Co zbierasz
clockwork-ui-collected = { $held } z { $of }, brakuje: { $missing }
clockwork-ui-known = Trener pamięta
clockwork-ui-known-held = { $players }: { clockwork-card }

## Dlaczego ruch jest dobry

clockwork-hint-wins = To od razu wygrywa grę.
clockwork-hint-spare =
    { $missing ->
        [0] { clockwork-set } to zestaw, którego najmniej potrzebujesz.
       *[other] { clockwork-set } to zestaw, którego najmniej potrzebujesz. Brakuje kart: { $missing }.
    }
clockwork-hint-double = Masz takich { $count }, a wystarczy jedna.
clockwork-hint-scrap = Złom nie należy do żadnego zestawu.
clockwork-hint-rest = { $player } raczej nie ma tego, czego szukasz: { clockwork-set }, { $percent } na 100. Daremne wyzwanie tylko cię zdradzi.
clockwork-hint-nothing = Żadna z pokazanych tam kart ci nie pomoże.
clockwork-hint-keep = Każda z twoich kart może się przydać: { $cards }.
clockwork-hint-alike = Wszyscy grają tak samo: weź, kogo chcesz.
clockwork-hint-anywhere = Każde miejsce jest równie dobre; tylko je zapamiętaj.
clockwork-hint-draw = Z { $pool } kart, których nikt jeszcze nie pokazał, pomogłoby ci { $useful }.
clockwork-hint-towers = Przy Wieżach wśród odrzuconych leży { clockwork-card }.
clockwork-hint-search = Szukasz: { clockwork-card }. Leży tam.
clockwork-hint-found =
    { $missing ->
        [0] To { clockwork-card }: zestaw { clockwork-set } jest kompletny.
       *[other] To { clockwork-card }. W zestawie { clockwork-set } brakuje potem: { $missing }.
    }
clockwork-hint-wrong-pick = Umyślna pomyłka: i tak dostajesz { clockwork-card }, a kładziesz kartę, bez której się obejdziesz.
clockwork-hint-demand = { $player } ma kartę z zestawu { clockwork-set }: { $percent } na 100.
clockwork-hint-meet = Tam spotkasz: { $player }. Ma kartę z zestawu { clockwork-set }: { $percent } na 100.
clockwork-hint-on-the-way = Stamtąd następny rzut zaprowadzi na złomowisko albo do Wież: { $percent } na 100.
clockwork-hint-home = Przy Wieżach możesz szukać.
clockwork-hint-shield = Złom zamiast niej: karta zostaje u ciebie.

## Figures

clockwork-figure-walk = Wyrzucono pięć: pięć pól dalej.
clockwork-figure-turn-back = Nie dwa pola przy piątce: nikt nie staje wcześniej ani nie zawraca.
clockwork-figure-enter = Piątka starczy na trzy pola: wejście na złomowisko.
clockwork-figure-straight = Siódemka, jedenastka lub dublet prowadzi prosto na złomowisko.
clockwork-figure-full = Stoją tam już dwie osoby: trzecia nie może.
clockwork-figure-demand = Gdzie dwoje się spotka, jedno może zażądać karty.
clockwork-figure-machines = Łamacz szyfrów, latająca maszyna i dostawca paliwa: ucieczka.
clockwork-figure-airship = Albo wszystkie sześć części sterowca z maszyną mocy.

## Puzzles

clockwork-puzzle-machine = Ukończ w tej turze jeszcze jedną maszynę, cokolwiek druga strona ma i da.
clockwork-puzzle-machine-missed = Tura się skończyła. Maszyny przed tobą: { $laid } z { $machines }
clockwork-puzzle-escaped = Ucieknij w tej turze, cokolwiek druga strona ma i da.
clockwork-puzzle-escaped-missed = Tura się skończyła, a ty wciąż jesteś w mieście.

## Koniec po kawałku

clockwork-account-set = { $set }: gotowe
clockwork-account-no-set = Nic gotowego
clockwork-account-demanded = Karty zdobyte wyzwaniem: { $count }
clockwork-account-remembered = Karty znalezione z pamięci: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = rozbójnik
clockwork-bot-bandit-hint = Lubi spotykać innych i żąda ich części.
clockwork-bot-rummager = szperacz
clockwork-bot-rummager-hint = Kiedy tylko może, idzie do Wież szukać wśród odrzuconych kart.
