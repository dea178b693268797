# Więzienie w słowach. Imion się nie odmienia: zdania układa się wokół nich. O zmiennych zob. en.ftl.

prison-name = Więzienie
prison-tagline = Przeprowadź swoją ósemkę przez podziemia, które się obracają, wbrew więźniom, z których każdy ma własny plan.
prison-source = Naszym źródłem są zasady gry solo. Wymieniają 17 z 32 więźniów i 14 z 192 ich celów z punktami akcji; reszta ich kart to nasza rekonstrukcja i tak jest oznaczona.

## Możliwości

prison-option-game = Gra
prison-option-game-solo = Solo
prison-option-game-solo-hint = Ty przeciw więźniom podziemi, którzy działają według swoich kart.
prison-option-game-duel = Pojedynek
prison-option-game-duel-hint = Dwoje graczy, te same osiem postaci każdy, ukryte rozstawienie.
prison-option-level = Poziom
prison-option-level-hint = Jak często karty wzywają posiłki.
prison-option-level-white = Biały
prison-option-level-white-hint = Nasz, na początek: dwóch więźniów i nikt nie jest wzywany.
prison-option-level-pink = Różowy
prison-option-level-pink-hint = Najłatwiejszy z instrukcji: posiłków przychodzi mało.
prison-option-level-yellow = Żółty
prison-option-level-yellow-hint = Łatwy.
prison-option-level-green = Zielony
prison-option-level-green-hint = Średni.
prison-option-level-blue = Niebieski
prison-option-level-blue-hint = Wymagający.
prison-option-level-red = Czerwony
prison-option-level-red-hint = Trudny.
prison-option-level-black = Czarny
prison-option-level-black-hint = Najtrudniejszy: prawie każda karta kogoś wzywa.
prison-option-sight = Spojrzenie Arcymaga
prison-option-sight-off = Nie
prison-option-sight-off-hint = Komnaty otwierają się tylko wtedy, gdy ktoś je odkryje.
prison-option-sight-on = Tak
prison-option-sight-on-hint = Karty z okiem same otwierają komnaty.

## Jak co się nazywa

prison-class-backstabber = Skrytobójczyni
prison-class-banshee = Banshee
prison-class-cleric = Kleryk
prison-class-colossus = Kolos
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telepata
prison-class-wizard = Czarodziej

prison-object-rope = Lina
prison-object-key = Klucz
prison-object-fireball = Różdżka kuli ognia
prison-object-bow = Łuk
prison-object-spear = Teleskopowa włócznia
prison-object-shield = Duża tarcza
prison-object-wounded = Ranny

prison-goal-combat = Walka
prison-goal-reveal = Odkryć komnatę
prison-goal-exit = Wyjście
prison-goal-regroup = Przegrupowanie
prison-goal-take = Wziąć przedmiot
prison-goal-rotate = Obrócić komnatę
prison-goal-break = Wyłamać kraty
prison-goal-open = Otworzyć kraty
prison-goal-heal = Leczenie
prison-goal-push = Pchnięcie

prison-side-yellow = Żółci
prison-side-blue = Niebiescy
prison-side-np = Podziemia

## O co się pyta

prison-prompt-starters = Wybierz cztery postaci, które zaczną na kropkach twojej linii.
prison-prompt-hide = Rozłóż żetony zakryte: wybierz żeton i zamkniętą komnatę dla niego.
prison-prompt-put = Wybierz pole nowej komnaty, na które trafi ten żeton.
prison-prompt-card = Zagraj kartę akcji: jej liczba to twoje punkty akcji.
prison-prompt-act =
    { $ap ->
        [one] Działaj: został { $ap } punkt akcji.
        [few] Działaj: zostały { $ap } punkty akcji.
       *[many] Działaj: zostało { $ap } punktów akcji.
    }
prison-prompt-move = Idź pole po polu, podnoś i odkładaj, potem się zatrzymaj.
prison-prompt-choose = Szóstka: wybierz, gdzie w swoim rzędzie lub kolumnie trafi żeton.
prison-prompt-fight = Wybierz kartę walki.
prison-prompt-name = Twój Telepata czyta w myślach: wybierz kartę, którą zagra przeciwnik.
prison-prompt-opens = Otwiera się komnata: zobacz, co z niej wyjdzie.
prison-prompt-turns = Karty walki zostają odkryte.
prison-prompt-chance = Decyduje los.
prison-prompt-wait = Ruch ma druga strona.
prison-prompt-over = Gra skończona.

## Ruchy słowami, jak na przycisku, i nagłówki dla kilku

prison-way =
    { $side ->
        [0] północ
        [1] wschód
        [2] południe
       *[3] zachód
    }
prison-action-pick = Zaczyna na linii: { $figure }
prison-action-hide = Połóż zakryty, { $room }: { $token }
prison-action-put = Postaw na { $square }: { $token }
prison-action-play-card = Zagraj kartę: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: krok na { prison-way }
prison-action-pick-up = { prison-board-pick-up }: { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure }: { prison-board-verb-reveal } – { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure }: { prison-board-turn-clockwise }
       *[3] { $figure }: { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure }: { prison-board-verb-jump } – { $square }
prison-action-heal = { $figure }: { prison-board-verb-heal } – { $target }
prison-action-portcullis = { $figure }: { prison-board-verb-gate } – { prison-way }
prison-action-break = { $figure }: { prison-board-verb-break } – { prison-way }
prison-action-fire = { $figure }: { prison-board-verb-fire } – { prison-way }
prison-action-scream = { $figure }: { prison-board-verb-scream } – { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = Druga strona zagrywa +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Odkryta: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Kość wybiera spośród równych dróg: { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where }: { $what }

## Dlaczego nie

prison-refuse-first-starters = Nie teraz: najpierw wybierz czwórkę, która zaczyna.
prison-refuse-first-hide = Nie teraz: najpierw rozłóż zakryte wszystkie swoje żetony na komnatach.
prison-refuse-first-put = Nie teraz: najpierw połóż żeton na polu nowej komnaty.
prison-refuse-first-card = Nie teraz: najpierw zagraj kartę akcji.
prison-refuse-first-act = Nie teraz: nikt nie idzie ani nie walczy; wybierz akcję.
prison-refuse-first-move = Nie teraz: najpierw dokończ zaczęty ruch.
prison-refuse-first-choose = Nie teraz: najpierw wybierz, gdzie trafi żeton.
prison-refuse-first-name = Nie teraz: najpierw wybierz kartę, którą zagra przeciwnik.
prison-refuse-first-fight = Nie teraz: najpierw wybierz kartę walki.
prison-refuse-nobody = Takiej postaci nie ma w grze.
prison-refuse-not-yours = Ta postać nie jest twoja albo nie ma jej w podziemiach.
prison-refuse-wounded = Ranni nie mogą działać.
prison-refuse-healed = Kto został w tej turze uleczony, nic więcej w niej nie robi.
prison-refuse-ap =
    { $needed ->
        [one] To kosztuje { $needed } punkt akcji; masz { $left }.
        [few] To kosztuje { $needed } punkty akcji; masz { $left }.
       *[many] To kosztuje { $needed } punktów akcji; masz { $left }.
    }
prison-refuse-first-reveal = Pierwsza akcja gry odkrywa jedną z dwóch komnat przed twoją linią.
prison-refuse-picked = Ta postać jest już wybrana albo takiej nie ma.
prison-refuse-no-card = Nie masz tej karty: { $value }.
prison-refuse-ascending = Za pierwszym razem karty akcji idą po kolei: teraz { $value }.
prison-refuse-weakest = Wobec tego Telepaty musisz zagrać najsłabszą kartę walki, nie licząc +0.
prison-refuse-not-shown = Tej karty nie odkryto: +{ $value }.
prison-refuse-not-valid = Tam żeton nie może trafić: wybierz bezpieczne, puste pole.
prison-refuse-open-already = Nie ma tam zamkniętej komnaty.
prison-refuse-not-beside-room = Stamtąd nie odkryjesz komnaty: stań obok, bez przeszkody po swojej stronie.
prison-refuse-no-gear = Tylko z mechanizmu: obraca się tę komnatę albo jej odkrytą bliźniaczkę.
prison-refuse-one-quarter = Komnata obraca się o ćwiartkę naraz.
prison-refuse-against-arrow = Przeciw strzałce obraca tylko Mekanork.
prison-refuse-gear-locked = Na mechanizmie tej pary stoi Blacharz Al: obracają ją tylko Mekanorki.
prison-refuse-no-enemy = Zaatakować można tylko wroga w podziemiach.
prison-refuse-hurt-already = Kogo w tej turze zraniono, tego nie można w niej zaatakować ponownie.
prison-refuse-out-of-reach = Ten atak nie sięga tego wroga.
prison-refuse-no-jumps = Nie masz już kart skoku.
prison-refuse-no-landing = Skacze się o dwa pola, prosto albo za róg, na pole, na którym da się stać.
prison-refuse-no-cleric = Leczy tylko Kleryk.
prison-refuse-no-wounded = Tuż obok nie ma twojego rannego.
prison-refuse-end-crowded = Na polu mieszczą się najwyżej dwa żetony: zdrowa postać oraz przedmiot albo własny ranny.
prison-refuse-no-key = Kraty są dla Skrytobójczyni albo dla tego, kto niesie klucz.
prison-refuse-no-portcullis = Po tej stronie nie ma kraty.
prison-refuse-gate-barred = Stoi tam Odźwierny Gorm: ta krata zostaje, jak jest.
prison-refuse-no-colossus = Kraty wyłamuje tylko Kolos.
prison-refuse-no-wand = Do kuli ognia trzeba Czarodzieja z różdżką w ręku.
prison-refuse-nobody-in-line = W tę stronę nie ma kogo trafić.
prison-refuse-no-banshee = Krzyczy tylko Banshee.
prison-refuse-no-sight = Banshee nie widzi tej postaci w linii prostej.
prison-refuse-no-room-behind = Za plecami nie ma wolnego pola, na które można pchnąć.
prison-refuse-tired = Nie ma już punktów ruchu: zatrzymaj się tutaj.
prison-refuse-no-side = Strony są cztery: północ, wschód, południe i zachód.
prison-refuse-no-end = Stamtąd ruch nie miałby gdzie się skończyć.
prison-refuse-walled = Drogę zagradza mur, zamknięta krata, strzelnica albo nieodkryta komnata.
prison-refuse-enemy = Drogę zagradza zdrowy wróg.
prison-refuse-pit = Na drodze jest dół, a liny nie ma.
prison-refuse-end-occupied = Nie można stanąć na cudzym polu.
prison-refuse-end-pit = Nie można stanąć na dole bez liny.
prison-refuse-nothing-here = Nie ma tu nic do podniesienia.
prison-refuse-empty-hands = Nie ma czego odłożyć ani przekazać.
prison-refuse-no-friend = Na tym polu nie ma sojusznika, któremu można coś przekazać.
prison-refuse-handled = Na każdym polu rzeczy zmieniają właściciela tylko raz.
prison-refuse-not-to-hide = Ten żeton nie należy do tych, które masz jeszcze rozłożyć.
prison-refuse-no-room = Takiej komnaty nie ma.
prison-refuse-room-full =
    { $most ->
        [one] Na komnacie leży najwyżej { $most } żeton.
        [few] Na komnacie leżą najwyżej { $most } żetony.
       *[many] Na komnacie leży najwyżej { $most } żetonów.
    }
prison-refuse-not-free = Żeton trafia na bezpieczne, puste pole nowej komnaty.
prison-refuse-step-by-step = Dopóki nikt nie zagrał 4, karta może być wyższa od najwyższej dotąd tylko o jeden: teraz najwyżej { $value }.
prison-refuse-no-such-card = Takiej karty nie można nazwać: +{ $value }. Nazwij jedną od +1 do +6.
prison-refuse-named = Telepata nazwał twoją +{ $value }: musisz ją zagrać.

## Jak wygrać

prison-purpose-five = Gra do pięciu punktów: wyprowadź swoich po drugiej stronie albo pokonuj wrogów. Ty { $mine } : { $theirs }
prison-purpose-five-watched = Gra do pięciu punktów: wyprowadzić swoich albo pokonać wrogów. { $mine } : { $theirs }

## Jak się skończyło

prison-over-won = Wygrana: podziemia już za tobą.
prison-over-lost = Przegrana: podziemia zatrzymują swoich więźniów.
prison-over-late = Sześćdziesiąt tur, a nie ma pięciu punktów: podziemia zatrzymują swoich więźniów.
prison-over-five = Pięć punktów: pojedynek rozstrzygnięty.
prison-over-nobody = Jednej stronie nikt nie został: pojedynek rozstrzygnięty.
prison-over-turns = Tury się skończyły: wygrywa wyższy wynik.
prison-over-draw = Remis: nikt nie prowadzi.

## Co się dzieje

prison-event-picked = Na linii startowej, { $square }, staje { $figure }.
prison-event-first =
    { $side ->
        [0] Losowo zaczynają Żółci.
       *[1] Losowo zaczynają Niebiescy.
    }
prison-event-stood =
    { $side ->
        [0] Na linii stoi zakryty żółty żeton.
       *[1] Na linii stoi zakryty niebieski żeton.
    }
prison-event-hid = Zakryte na komnatę: { $number }.
prison-event-covered =
    { $side ->
        [0] Na komnacie leży zakryty żółty żeton.
       *[1] Na komnacie leży zakryty niebieski żeton.
    }
prison-event-uncovered = Odkrywa się tych, którzy zaczynają.
prison-event-found =
    { $side ->
        [0] W komnacie: { $number }. Pole wybierają Żółci.
       *[1] W komnacie: { $number }. Pole wybierają Niebiescy.
    }
prison-event-named =
    { $side ->
        [0] Telepata Żółtych nazywa +{ $value }.
       *[1] Telepata Niebieskich nazywa +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Karta walki Żółtych leży zakryta.
       *[1] Karta walki Niebieskich leży zakryta.
    }
prison-event-dealt = Do worka trafiają: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Żółci grają kartę: { $value } punkt akcji.
            [few] Żółci grają kartę: { $value } punkty akcji.
           *[many] Żółci grają kartę: { $value } punktów akcji.
        }
       *[1] { $value ->
            [one] Niebiescy grają kartę: { $value } punkt akcji.
            [few] Niebiescy grają kartę: { $value } punkty akcji.
           *[many] Niebiescy grają kartę: { $value } punktów akcji.
        }
    }
prison-event-walked = { $figure } idzie: { $start } – { $end }.
prison-event-jumped = { $figure } skacze: { $start } – { $end }.
prison-event-took = { $figure } bierze: { $thing }.
prison-event-dropped = { $figure } odkłada: { $thing }.
prison-event-gave = { $figure } przekazuje to, co niesie; teraz ma to { $to }.
prison-event-opened =
    { $by ->
        [-1] Komnata otwiera się sama.
       *[other] { $by } odkrywa komnatę.
    }
prison-event-drew = Z worka: { $number }.
prison-event-diced = Kości teleportacji: rząd { $red }, kolumna { $white }.
prison-event-placed = { $number } trafia na { $square }.
prison-event-vanished = Dwie szóstki: { $number } wypada z gry.
prison-event-rotated =
    { $quarters ->
        [1] { $by } obraca komnatę o ćwiartkę w prawo.
        [2] { $by } obraca komnatę o połowę.
       *[3] { $by } obraca komnatę o ćwiartkę w lewo.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } kontra { $target }: karty { $cards }, razem { $totals }. Remis: nic się nie dzieje.
        [0] { $attacker } kontra { $target }: karty { $cards }, razem { $totals }. Wygrywają Żółci.
        [2] { $attacker } kontra { $target }: karty { $cards }, razem { $totals }. Walkę wygrywają podziemia.
       *[1] { $attacker } kontra { $target }: karty { $cards }, razem { $totals }. Wygrywają Niebiescy.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } strzela z łuku. Cel: { $target }.
        [spear] { $attacker } uderza włócznią. Cel: { $target }. W walce: { $fighters }.
       *[close] { $attacker } atakuje. Cel: { $target }. W walce: { $fighters }.
    }
prison-event-wounded = { $figure } odnosi ranę.
prison-event-died = { $figure } ginie.
prison-event-fell = { $figure } wpada do dołu.
prison-event-lost = W dole przepada: { $thing }.
prison-event-broke = { $figure } wyłamuje przejście na dobre.
prison-event-gated =
    { $open ->
        [yes] { $figure } otwiera kratę.
       *[no] { $figure } zamyka kratę.
    }
prison-event-healed = { $figure } leczy. Znów na nogach: { $target }.
prison-event-pushed = { $figure } krzyczy i { $target } odlatuje: { $start } – { $end }.
prison-event-burnt = { $figure } ciska kulę ognia: { $target } płonie.
prison-event-left = { $figure } wychodzi z podziemi.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } punkt dla Żółtych ({ $clause }).
            [few] { $points } punkty dla Żółtych ({ $clause }).
           *[many] { $points } punktów dla Żółtych ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } punkt dla podziemi ({ $clause }).
            [few] { $points } punkty dla podziemi ({ $clause }).
           *[many] { $points } punktów dla podziemi ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } punkt dla Niebieskich ({ $clause }).
            [few] { $points } punkty dla Niebieskich ({ $clause }).
           *[many] { $points } punktów dla Niebieskich ({ $clause }).
        }
    }
prison-event-arrived = Przybywają posiłki: { $figure }.
prison-event-looked = Arcymag patrzy na zamkniętą komnatę.
prison-event-turned = Podziemia odkrywają: { $values }.
prison-event-rowed =
    { $row ->
        [0] Runda podziemi: jeszcze nikogo nie ma.
       *[other] Runda podziemi, w tej kolejności: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Tura Żółtych skończona.
        [2] Tura podziemi skończona.
       *[1] Tura Niebieskich skończona.
    }
prison-event-over =
    { $winner ->
        [-1] Gra skończona, { $points }: remis.
        [0] Gra skończona, { $points }: wygrali Żółci.
        [2] Gra skończona, { $points }: wygrały podziemia.
       *[1] Gra skończona, { $points }: wygrali Niebiescy.
    }
prison-event-activated = { $figure } przegląda cele swojej karty.
prison-event-rested = { $figure } kończy.
prison-event-tied = Kość wybiera spośród równych dróg, jest ich { $ties }.
prison-event-thought = { $figure } postanawia: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Kość obrotu: jedna ćwiartka w prawo.
        [2] Kość obrotu: dwie ćwiartki w prawo.
        [3] Kość obrotu: trzy ćwiartki w prawo.
        [-1] Kość obrotu: jedna ćwiartka w lewo.
        [-2] Kość obrotu: dwie ćwiartki w lewo.
       *[-3] Kość obrotu: trzy ćwiartki w lewo.
    }

## Podpowiedzi

prison-hint-step = Do przeciwnej linii będzie około { $ap } PA zamiast { $from }.
prison-hint-out = Ten krok prowadzi na zewnątrz, a postać na zewnątrz to punkt.
prison-hint-strike = Ten cios nie wymaga karty: jest pewny.
prison-hint-opens = { $who }: do przeciwnej linii będzie około { $ap } PA zamiast { $from }.
prison-hint-beside = Stamtąd w zasięgu: { $who }.
prison-hint-fight = Ta karta wygrywa w { $wins } % przypadków i przegrywa w { $loses } %.
prison-hint-reveal = Przez zamkniętą komnatę nikt nie przejdzie. Przyjaciele, którzy mogą czekać w środku: { $hidden }.
prison-hint-turn = Tak obrócona komnata prowadzi, dokąd chcesz, albo odcina innych.
prison-hint-attack = Z +{ $value } wygrywasz w { $wins } % przypadków, przegrywasz w { $loses } %. Ranny wróg to pół punktu.
prison-hint-jump = Skok oszczędza obejście.
prison-hint-heal = W następnej turze znów może iść i walczyć: { $who }.
prison-hint-portcullis = Krata stoi komuś na drodze.
prison-hint-break = Bez tej kraty droga jest otwarta na dobre.
prison-hint-fire = Pierwszy na tej linii zniknie, a to punkt.
prison-hint-scream = Pchnięty tam stoi gorzej.
prison-hint-pass = Nic innego nie poprawi położenia.
prison-hint-pick-up = To się przyda: { $what }.
prison-hint-drop = Ręce są potrzebne do czego innego.
prison-hint-give = Komu innemu przyda się bardziej.
prison-hint-stop = Dobre pole, żeby stanąć.
prison-hint-pick = Dobry na początek: szybkość { $speed }, siła { $strength }.
prison-hint-hide = W tej komnacie daje najwięcej tobie albo najmniej przeciwnikowi.
prison-hint-put = Na tym polu daje najwięcej tobie albo najmniej przeciwnikowi.
prison-hint-card = Najlepsza tura, jaką teraz widać, wymaga tylu punktów akcji.
prison-hint-name = Najsłabsza z nich jest dla ciebie najlepsza.
prison-hint-choose = Tam daje ci najwięcej albo najmniej szkodzi.

## Więźniowie i ich cechy

prison-npc-curious-lissandra = Ciekawska Lissandra
prison-npc-jen = Jen
prison-npc-magpie-nika = Sroka Nika
prison-npc-lockpick-rada = Rada Wytrych
prison-npc-rick-wave = Rick-Fala
prison-npc-wailing-marta = Płaczka Marta
prison-npc-siren-ulla = Syrena Ulla
prison-npc-thunder-gleb = Gromowy Gleb
prison-npc-father-kind = Ojciec Dobroć
prison-npc-father-junk = Ojciec Rupieć
prison-npc-sister-thimble = Siostra Naparstek
prison-npc-brother-lantern = Brat Latarnia
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Odźwierny Gorm
prison-npc-tinker-al = Blacharz Al
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Przekorny Bram
prison-npc-serpico = Serpico
prison-npc-slissken = Wąż Slissken
prison-npc-silent-ashka = Cicha Aszka
prison-npc-stubborn-coil = Uparty Zwój
prison-npc-weakling-ed = Słabeusz Ed
prison-npc-xant = Xant
prison-npc-foggy-bertram = Mglisty Bertram
prison-npc-doubting-toma = Niewierny Toma
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Roztargniony Odo
prison-npc-lady-frost = Pani Szron

prison-trait-alarm-bell = Gdy w jednej aktywacji odkryje drugą komnatę, od razu przybywa jedna karta posiłków.
prison-trait-lone-knife = Jej +2 za walkę w towarzystwie działa też, gdy atakuje jeden na jednego.
prison-trait-pickpocket = Kończąc ruch z pustymi rękami, zabiera sąsiedniemu zdrowemu wrogowi, jeśli nic ich nie dzieli, przedmiot stojący najwyżej na jej liście.
prison-trait-own-key = W drodze do każdego celu otwiera kraty po 1 PA, jakby niosła klucz.
prison-trait-breaker-push = Jeśli tuż za jego ofiarą jest krata, mur albo strzelnica, jego pchnięcie wyłamuje przejście na dobre, a ofiara przelatuje na wylot i jest ranna.
prison-trait-shakes-loose = Kogo popchnie, ten upuszcza to, co niesie, na polu, które opuszcza.
prison-trait-pull = Jej krzyk nie odpycha ofiary, lecz przyciąga ją o jedno pole prosto ku niej.
prison-trait-long-push = Jego pchnięcie posyła ofiarę prosto, aż zatrzyma ją mur, krata, strzelnica lub postać albo pochłonie dół bez liny.
prison-trait-quick-recovery = Karta więźnia, którego uleczy, znów staje prosto i może jeszcze działać w tej rundzie.
prison-trait-picks-on-weak = Atakuje tylko wroga, którego własna siła jest mniejsza niż jego, nie licząc nikogo, kto by się włączył do walki.
prison-trait-heal-at-sight = Leczy każdego rannego sojusznika na linii wzroku, nawet jeśli nie leży obok.
prison-trait-alms = Co trzecie uleczenie, którego dokona w grze, to 1 punkt dla podziemi.
prison-trait-breaker-points = Co trzecia krata, którą wyłamie w grze, to 1 punkt dla podziemi.
prison-trait-crowd-fury = W walce grupowej podziemia dodają 1 za każdego wrogiego walczącego ponad pierwszego.
prison-trait-long-stride = Za 1 PA przechodzi do 3 pól zamiast 2.
prison-trait-bars-the-gate = Dopóki nie jest ranny, gracz nie może otworzyć ani zamknąć kraty na skraju jego pola.
prison-trait-gear-lock = Dopóki stoi na mechanizmie, tę parę komnat obracają tylko Mekanorki obu stron, a cel „obrócić komnatę” innych więźniów pomija jej mechanizmy.
prison-trait-double-turn = W trybie obrotu rzuca najpierw za komnatę, w której stoi, a potem, jeśli zostały PA, jeszcze raz za bliźniaczkę, za każdym razem w wyrzuconą stronę.
prison-trait-born-on-gear = Pojawia się bez kości na mechanizmie swojej komnaty, a jeśli leży tam żeton, według kości.
prison-trait-gear-and-reverse = Pojawia się bez kości na mechanizmie swojej komnaty, a jeśli leży tam żeton, według kości, i każdą komnatę obraca przeciw jej strzałce.
prison-trait-errands = Dopóki niesie rannego, jego celem 1 jest oddać go zdrowemu zaprzyjaźnionemu Klerykowi, a dopóki niesie różdżkę kuli ognia, oddać ją zdrowemu zaprzyjaźnionemu Czarodziejowi.
prison-trait-lays-out-loot = Gdy odkryje komnatę, jej przedmioty trafiają bez kości na dozwolone pola, do których najprędzej dojdzie za pozostałe PA, a jeśli do żadnego, na najbliższe.
prison-trait-slips-past = Może przechodzić przez zdrowych wrogów, ale nigdy tam stanąć.
prison-trait-acts-wounded = Nawet ranny działa, z jedynym celem Przegrupowanie 3 i Klerykami na czele listy.
prison-trait-weakest-card = W walce wręcz jeden na jednego gracz musi zagrać najniższą kartę walki, nie licząc +0, chyba że jest jedyna.
prison-trait-two-cards = W walce wręcz jeden na jednego podziemia odkrywają dwie karty walki, grają wyższą i odrzucają obie.
prison-trait-blind-card = W walce wręcz jeden na jednego kartę walki gracza ciągnie się z ręki na ślepo.
prison-trait-second-thought = W walce wręcz jeden na jednego, jeśli karta podziemi miałaby przegrać, odrzuca się ją i raz gra następną.
prison-trait-feared-fire = Wróg, którego zabije kulą ognia, to 2 punkty dla podziemi zamiast 1.
prison-trait-any-shield = Każdy przedmiot, który niesie, jest dla niego także dużą tarczą.
prison-trait-wanders = Zanim sprawdzi swoje cele, rzuca się raz kośćmi teleportacji za jego komnatę; jeśli bez szóstki wskażą dozwolone pole, trafia tam.
prison-trait-chill = Postać gracza, która zaczyna ruch obok niej, gdy ona nie jest ranna i nic ich nie dzieli, ma o 2 punkty ruchu mniej, ale co najmniej 1.

## Wokół planszy: karty, walki, wynik

prison-ui-somebody = ktoś
prison-ui-sided =
    { $side ->
        [0] { $name } (żółci)
       *[1] { $name } (niebiescy)
    }
prison-ui-room = komnata { $place }

# Rząd więźniów
prison-ui-npcs = Więźniowie w podziemiach
prison-ui-no-npcs = W podziemiach nie ma jeszcze więźniów.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = działa teraz
prison-ui-standing-next = następna karta
prison-ui-standing-upright = zadziała w tej rundzie
prison-ui-standing-turned = już po działaniu
prison-ui-standing-waiting = czeka na swoją rundę
prison-ui-next = potem
prison-ui-build = Szybkość { $speed }, siła { $strength }
prison-ui-stands = Na { $square }
prison-ui-is-wounded = Z raną
prison-ui-carries = Niesie: { $what }
prison-ui-known = z zasad gry solo
prison-ui-ours = nasza rekonstrukcja
prison-ui-card-known = Zasady gry solo wymieniają tego więźnia.
prison-ui-card-ours = Tego więźnia wymyśliliśmy my.
prison-ui-goals = Cele, od pierwszego
prison-ui-main = główny cel
prison-ui-ap = { $ap } PA
prison-ui-classes = Klasy, od najwyższej
prison-ui-objects = Przedmioty, od najwyższego
prison-ui-why = Dlaczego taki ruch?
prison-ui-no-decision = W przebiegu gry nie ma żadnej decyzji.

# Karty
prison-ui-hand = Twoje karty
prison-ui-actions = Karty akcji
prison-ui-card-now = można zagrać
prison-ui-card-later = nie teraz
prison-ui-card-played = zagrana
prison-ui-ap-left =
    { $ap ->
        [one] Został { $ap } punkt akcji
        [few] Zostały { $ap } punkty akcji
       *[many] Zostało { $ap } punktów akcji
    }
prison-ui-jumps =
    { $jumps ->
        [one] Został { $jumps } skok
        [few] Zostały { $jumps } skoki
       *[many] Zostało { $jumps } skoków
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } karta walki
        [few] { $cards } karty walki
       *[many] { $cards } kart walki
    }
prison-ui-decks = Karty walki
prison-ui-own-fights = Twoja ręka
prison-ui-own-spent = Zagrane przez ciebie
prison-ui-np-fights = Talia podziemi
prison-ui-np-spent = Ich odrzucone
prison-ui-other-fights = Ręka przeciwnika
prison-ui-other-spent = Zagrane przez przeciwnika
prison-ui-icons = Klejnot twojego poziomu na karcie sprowadza posiłki. Twoja +0 wraca na rękę.
prison-ui-face-action =
    { $value ->
        [one] { $value } akcja
        [few] { $value } akcje
       *[many] { $value } akcji
    }
prison-ui-face-jump = Skok
prison-ui-face-fight = Karta walki +{ $value }
prison-ui-face-np = Ich karta walki +{ $value }
prison-ui-calls = sprowadza posiłki na poziomie „{ $level }”
prison-ui-eye = oko otwiera komnatę

# Walka
prison-ui-fight-close = { $attacker } atakuje: { $target }
prison-ui-fight-bow = { $attacker } strzela: { $target }
prison-ui-fight-spear = { $attacker } uderza włócznią: { $target }
# $side: 0 to żółci, 1 niebiescy, 2 podziemia w grze solo.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Żółci atakują
           *[defence] Żółci się bronią
        }
        [1] { $role ->
            [attack] Niebiescy atakują
           *[defence] Niebiescy się bronią
        }
       *[2] { $role ->
            [attack] Podziemia atakują
           *[defence] Podziemia się bronią
        }
    }
prison-ui-brings = Siła { $strength }, premia { $bonus }
prison-ui-total = Suma: { $total }
prison-ui-choose-card = Wybierz kartę walki
prison-ui-pick-theirs = Twój Telepata widzi trzy karty: którą trzeba zagrać?
prison-ui-name-theirs = Twój Telepata nazywa kartę, którą przeciwnik musi zagrać
prison-ui-named = Telepata nazywa +{ $value }: kto ją ma, ten ją gra.
prison-ui-wait-card = Twoja karta leży zakryta. Wybiera przeciwnik.
prison-ui-cards-turn = Karty się odkrywają…
prison-ui-fight-result =
    { $winner ->
        [-1] Remis: nic się nie dzieje
        [0] Walkę wygrywają Żółci
        [1] Walkę wygrywają Niebiescy
       *[2] Walkę wygrywają podziemia
    }
prison-ui-fold = Spójrz na planszę
prison-ui-unfold = Wróć do walki

# Jak stoi gra
prison-ui-points = Punkty: { $points } z { $most }
prison-ui-turn = Tura { $turn } z { $most }
prison-ui-level = Poziom: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Posiłki: jeszcze { $cards } karta
        [few] Posiłki: jeszcze { $cards } karty
       *[many] Posiłki: jeszcze { $cards } kart
    }
prison-ui-sight-on = Arcymag patrzy
prison-ui-sight-off = Bez Spojrzenia Arcymaga
prison-ui-closed-rooms =
    { $rooms ->
        [0] Wszystkie komnaty są otwarte
        [one] Zamknięta jest { $rooms } komnata
        [few] Zamknięte są { $rooms } komnaty
       *[many] Zamkniętych jest { $rooms } komnat
    }
prison-ui-is-closed = zamknięta
prison-ui-is-open = otwarta
prison-ui-bag = W worku
prison-ui-bag-empty = Worek jest pusty.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Było ciężko: spróbuj łatwiejszych podziemi.
prison-ui-advice-higher = Było łatwo: spróbuj trudniejszych podziemi.
prison-ui-advice-same = Następnym razem zostań na tym poziomie.

## Dlaczego więzień robi to, co robi

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: potrzeba { $needed } PA, ma { $ap } → tak
prison-trace-dear = { $rank }. { $goal }: potrzeba { $needed } PA, ma { $ap } → nie
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: nie ma zamkniętych komnat → pominięte
        [break] { $rank }. { $goal }: nie ma już krat → pominięte
        [open] { $rank }. { $goal }: nie ma zamkniętych krat → pominięte
        [heal] { $rank }. { $goal }: nikt ze swoich nie jest ranny → pominięte
        [combat] { $rank }. { $goal }: nie ma wrogów → pominięte
        [push] { $rank }. { $goal }: nie ma wrogów → pominięte
        [rotate] { $rank }. { $goal }: nie ma mechanizmu → pominięte
        [regroup] { $rank }. { $goal }: nie ma swoich → pominięte
       *[take] { $rank }. { $goal }: nie ma nic pożądanego → pominięte
    }
prison-trace-no-way = { $rank }. { $goal }: żadna droga tam nie prowadzi, { $ap } PA → nie
prison-trace-beside = { $rank }. { $goal }: już stoi obok tej klasy → nie
prison-trace-load = { $rank }. { $goal }: nic lepszego niż to, co niesie → nie
prison-trace-hurt = { $rank }. { $goal }: rana z tej tury, drugi raz atakować nie można → nie
prison-trace-strong = { $rank }. { $goal }: nikt nie jest słabszy → nie
prison-trace-locked = { $rank }. { $goal }: ten mechanizm jest zablokowany → nie
prison-trace-again = Coś zabrane: jeszcze raz od początku, zostało { $ap } PA.
prison-trace-on = Ten sam cel trwa, { $goal }: zostało { $ap } PA.
prison-trace-goal = A więc: { $goal }, za { $needed } z { $ap } PA.
prison-trace-near = Poza zasięgiem: jak najbliżej celu „{ $goal }”, za { $needed } z { $ap } PA.
prison-trace-to-go = Do przejścia: przedtem { $before } PA, pól { $from }; potem { $after } PA, pól { $to }.
prison-trace-straight = Do przejścia w rzędach i kolumnach: przedtem { $from }, potem { $to }.
prison-trace-as-if-b = Licząc, jakby nikogo tam nie było.
prison-trace-as-if-c = Licząc, jakby nikogo tam nie było, a kraty były otwarte.
prison-trace-as-if-d = Licząc, jakby nikogo tam nie było, a zamknięte komnaty, kraty i strzelnice były otwarte.
prison-trace-others = Także w zasięgu: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } za { $needed } PA
       *[other] { $about }, numer { $rank } na liście, za { $needed } PA
    }
prison-trace-rest = Nic więcej nie robi.
prison-trace-by-list =
    { $rank ->
        [0] Kleryk jest przed wszystkimi: najwyższy w zasięgu.
       *[other] Numer { $rank } na liście: najwyższy w zasięgu.
    }
prison-trace-by-ap = Droga, która kosztuje najmniej PA.
prison-trace-by-squares = Tyle samo PA: droga o najmniejszej liczbie pól.
prison-trace-by-die =
    { $ties ->
        [2] Dwie równe drogi: rozstrzyga kość.
       *[other] Równych dróg: { $ties }. Rozstrzyga kość.
    }

## Na planszy

prison-board-map = Podziemia
prison-board-deeds = Co może ta postać
prison-board-you = Ty
prison-board-dungeon = Podziemia
prison-board-points = { $name }: punkty { $points } z { $most }

# Dwie litery na znaczek postaci.
prison-board-mark-backstabber = Sk
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Kl
prison-board-mark-colossus = Ko
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = Cz

prison-board-power-backstabber = Otwiera i zamyka kraty; +2 w walce grupowej obok swojego.
prison-board-power-banshee = Jej krzyk odpycha o pole każdego, kogo widzi.
prison-board-power-cleric = Leczy rannego swojego obok siebie.
prison-board-power-colossus = Wyłamuje kraty na dobre.
prison-board-power-mekanork = Na mechanizmie obraca każdą komnatę pary w każdą stronę.
prison-board-power-naga = Przechodzi przez strzelnice.
prison-board-power-telepath = Jeden na jednego mówi, którą kartę zagra wróg.
prison-board-power-wizard = Unosi się nad dołami i wrogami; tylko on używa różdżki.

prison-board-starters =
    { $left ->
        [one] Wybierz jeszcze { $left } postać na linię
        [few] Wybierz { $left } postaci na linię
       *[many] Wybierz { $left } postaci na linię
    }
prison-board-suggest = Dobry początek: { $who }.
prison-board-take =
    { $count ->
        [one] Weź tę postać
       *[other] Weź te { $count }
    }
prison-board-lay = Żetony do położenia zakrytych

# Nazwy pól dla słuchających: co tam jest.
prison-board-of-yellow = { $name }, żółci
prison-board-of-blue = { $name }, niebiescy
prison-board-of-dungeon = { $name }, więzień
prison-board-wounded = z raną
prison-board-line-yellow = żółta linia
prison-board-line-blue = niebieska linia
prison-board-closed = zamknięta komnata
prison-board-closed-room = Zamknięta komnata { $place }
prison-board-pit = dół
prison-board-gear = mechanizm
prison-board-gate-shut = zamknięta krata
prison-board-gate-open = otwarta krata
prison-board-gate-broken = wyłamana krata
prison-board-walk-here =
    { $ap ->
        [0] Iść tutaj.
        [one] Iść tutaj za { $ap } punkt akcji.
        [few] Iść tutaj za { $ap } punkty akcji.
       *[many] Iść tutaj za { $ap } punktów akcji.
    }
prison-board-do-move = Iść.
prison-board-do-reveal = Odkryć tę komnatę.
prison-board-do-hide = Położyć tu żeton zakryty.
prison-board-do-turn = Obrócić tę komnatę.
prison-board-do-attack = Atakować.
prison-board-do-jump = Skoczyć tutaj.
prison-board-do-heal = Uleczyć.
prison-board-do-gate = Otworzyć lub zamknąć kratę.
prison-board-do-break = Wyłamać kratę.
prison-board-do-fire = Spalić różdżką.
prison-board-do-scream = Odepchnąć krzykiem.
prison-board-turn-clockwise = Obrócić komnatę { $room } w prawo
prison-board-turn-counter = Obrócić komnatę { $room } w lewo

prison-board-verb-move = Iść
prison-board-verb-reveal = Odkryć komnatę
prison-board-verb-turn = Obrócić komnatę
prison-board-verb-attack = Atak
prison-board-verb-jump = Skok
prison-board-verb-heal = Leczyć
prison-board-verb-gate = Krata
prison-board-verb-break = Wyłamać
prison-board-verb-fire = Ogień
prison-board-verb-scream = Krzyk
prison-board-pick-up = Podnieść
prison-board-pick-up-wounded = Podnieść rannego
prison-board-drop = Odłożyć: { $what }
prison-board-give = Zamienić się: { $to }
prison-board-stop = Stanąć tutaj
prison-board-pass = Zakończyć turę
prison-board-hurry = Przewinąć

prison-board-first = Odkryj jedną z dwóch komnat przed swoją linią: wybierz ją.
prison-board-select = Wybierz swoją postać albo zakończ turę.
prison-board-selected = { $name }: wybierz, dokąd iść lub kogo uderzyć, albo czyn.
prison-board-where = { $deed }: wybierz to, co świeci.
prison-board-moving =
    { $points ->
        [0] { $name } dalej nie pójdzie: stań tutaj.
        [one] { $name } idzie: zostało { $points } pole.
        [few] { $name } idzie: zostały { $points } pola.
       *[many] { $name } idzie: zostało { $points } pól.
    }
prison-board-choose = Szóstka! Ty wybierasz pole, żeton: { $name }.
prison-board-put = Wybierz pole, żeton: { $name }.
prison-board-hide = Wybierz żeton, potem wybierz zamkniętą komnatę.
prison-board-no-way = Z tymi punktami akcji tam nie dojdziesz.
prison-board-dice = Kości: rząd { $red }, kolumna { $white }
prison-board-spin = Kość obrotu: { $quarters }

prison-key-drop = Po drodze: odłożyć
prison-key-give = Po drodze: zamienić się

## Figures

prison-figure-wall = Mury zatrzymują każdego.
prison-figure-bars = Zamknięta krata też.
prison-figure-slit = Nikt nie przechodzi przez strzelnicę.
prison-figure-naga-slit = Ale Naga tak.
prison-figure-open-bars = Skrytobójczyni otwiera i zamyka kraty.
prison-figure-break-bars = Kolos wyłamuje je na dobre.
prison-figure-jump-pit = Skok to dwa pola prosto, także nad dołem.
prison-figure-jump-corner = Albo za róg.
prison-figure-jump-wall = Nie przez mur.
prison-figure-pit = Bez liny nie wolno wejść na dół.
prison-figure-turn = Z mechanizmu komnata obraca się o ćwiartkę, zgodnie ze strzałką.
prison-figure-turn-back = Przeciw strzałce obraca ją tylko Mekanork.
prison-figure-sight = Nic między nimi w linii prostej: widzi go.
prison-figure-no-sight = Zamknięta krata zasłania widok.
prison-figure-slit-shot = Z pola tuż przy strzelnicy widać i strzela się przez nią.
prison-figure-reveal = Kto stoi przy zamkniętej komnacie, może ją odkryć.
prison-figure-no-reveal = Nie z murem pomiędzy.
prison-figure-ed-fights = Pierwsze cele Eda odpadają; sięga Kleryka, więc walczy.
prison-figure-ed-walks = Żaden cel nie mieści się w pięciu punktach: idzie ku wyjściu.
prison-figure-ed-bars = Zamknięty podchodzi jak najbliżej: do kraty.
prison-figure-hur-ban = Hur-Ban walczy z pierwszym z listy, potem z następnym i idzie dalej.
prison-figure-lissandra = Lissandra odkrywa najbliższą komnatę, po drodze bierze łuk i odkrywa następną.
prison-figure-teleport = Co trafia do komnaty, staje tam, gdzie mówią dwie kości.
prison-figure-al = Al idzie do pierwszego przyjaciela z listy i po drodze bierze włócznię.
prison-figure-serpico = Serpico niesie rannego Xanta do Kleryka, bierze różdżkę i wychodzi.
prison-figure-artos = Artos wyłamuje dwie kraty i idzie do trzeciej.
prison-figure-ley-vite = Punkt na dojście do mechanizmu; kość mówi trzy, więc obraca za dwa pozostałe.
prison-figure-maldon = Maldon przechodzi przez Serpica i bierze różdżkę: ceni ją wyżej.
prison-figure-set-up = Osiem zamkniętych komnat, cztery na dwa, między dwiema liniami.

## Zagadki

prison-puzzle-points = Doprowadź wynik do { $points } pozostałymi punktami akcji, jakakolwiek karta się odkryje.
prison-puzzle-points-missed = Koniec tury. Twoje punkty: { $scored } z { $points }
prison-puzzle-safe = Przetrwaj turę podziemi: nikt z twoich nie zostaje ranny, a one nie zdobywają punktu.
prison-puzzle-safe-missed = Podziemia uderzyły. Twoi ranni: { $hurt }, ich punkty: { $theirs }

## Koniec po kawałku

prison-account-out = { $name }: wyjście
prison-account-struck = Pokonano: { $name }
prison-account-fell = Do dołu: { $name }
prison-account-their-out = Podziemia – wyjście: { $name }
prison-account-their-struck = Podziemia – strata: { $name }
prison-account-their-fell = Podziemia – w dole: { $name }
prison-account-their-trait = Podziemia – cecha: { $name }

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = zabijaka
prison-bot-brawler-hint = Woli walczyć, niż iść naokoło.
prison-bot-explorer = odkrywca
prison-bot-explorer-hint = Otwiera i obraca więcej komnat niż inni.
