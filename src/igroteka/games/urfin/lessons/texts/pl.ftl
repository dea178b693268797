# Lekcje „Urfina”.

## Odpowiedzi na różne sytuacje

urfin-lesson-base-first = Dach kładzie się tylko na podstawie. Najpierw weź podstawę.
urfin-lesson-no-roof = Podstawa bez dachu nie strzela i wraca do worka. Połóż na niej dach.
urfin-lesson-not-done = Jeszcze nie: co nie jest zbudowane, wraca do worka. Najpierw zbuduj wieżę.
urfin-lesson-hold = Zatrzymaj to w ręce. Jego miejsce to podświetlone pole.
urfin-lesson-feel-first = Jeszcze nie wiesz, co to jest. Najpierw pomacaj: naciśnij ciemne sukno.

## Pierwsza gra

urfin-lesson-first = Twoja pierwsza gra
urfin-lesson-first-theme = Drewniani żołnierze Urfina maszerują na Szmaragdowe Miasto. Bronisz go razem z przyjacielem.
urfin-lesson-first-goal = Odeślijcie wszystkich żołnierzy, zanim któryś wejdzie do pałacu. Wejdzie jeden i oboje przegrywacie.
urfin-lesson-first-round = Tura ma cztery kroki: ciągniecie części, budujecie, żołnierze idą, wieże strzelają.
urfin-lesson-first-agree = Wieża to podstawa z dachem. Przyjaciel szuka dachu, więc powiedz, że szukasz podstawy.
urfin-lesson-first-agree-roof = Dachu szuka już przyjaciel, a dwa dachy to nie wieża. Wybierz podstawę.
urfin-lesson-first-agree-wall = Mur zatrzymuje żołnierzy, ale nikogo nie odeśle. Do wieży trzeba podstawy: wybierz ją.
urfin-lesson-first-agree-else = Najpierw powiedz przyjacielowi, czego szukasz: podstawy.
urfin-lesson-first-agree-kept = Już ustalone: szukasz podstawy. Na razie tak zostaw.
urfin-lesson-first-sand = W prawdziwej grze sypie się teraz piasek, na ciągnięcie i budowę. Tu masz czas: powiedz, że można zaczynać.
urfin-lesson-first-reach = Co turę cztery części: dwie przyjaciel, dwie ty, za jednym razem. Włóż rękę do worka.
urfin-lesson-first-feel = Nikt nie zagląda do worka. Naciśnij ciemne sukno i pogładź je: świeci tam, gdzie coś jest.
urfin-lesson-first-long = Długa belka, a po bokach nic: to mur. Szukasz podstawy, więc go puść.
urfin-lesson-first-long-take = Wtedy masz mur, a podstawy nie. Puść go: trafisz na inną część.
urfin-lesson-first-round-base = Pogładź i tę: szeroka, okrągła, z wierzchu płaska. To podstawa: weź ją.
urfin-lesson-first-round-base-go = To podstawa, której szukasz. Kto wie, kiedy trafisz na następną: weź ją.
urfin-lesson-first-wall = Jeszcze jedna część i znów mur. Przyda się: weź go.
urfin-lesson-first-wall-go = Podstawę już masz, a mur pomoże. Weź go: puszczanie kosztuje czas.
urfin-lesson-first-open = Wszystkie ręce są już wyjęte, części leżą odkryte. Każde z was może budować z dowolnych.
urfin-lesson-first-base = Najpierw podstawa. Weź okrągłą, podstawę 1.
urfin-lesson-first-base-two = Ta podstawa trafia tylko cztery pola. Okrągła trafia osiem: weź ją.
urfin-lesson-first-base-wall = Mur potem. Najpierw wieża: weź okrągłą podstawę.
urfin-lesson-first-eight = Trafia wszystkie osiem pól dookoła. Postaw ją tam, gdzie przejdą dwaj żołnierze: na podświetlonym polu.
urfin-lesson-first-eight-else = Stamtąd nie trafi obu. Za trzy kroki staną tuż obok podświetlonego pola: postaw ją tam.
urfin-lesson-first-roof = Strzela dopiero z dachem. Weź dach i połóż go na swojej podstawie.
urfin-lesson-first-roof-else = Teraz dach: bez niego podstawa to nie wieża.
urfin-lesson-first-stop = Mur nie strzela: zatrzymuje żołnierzy. Weź mur.
urfin-lesson-first-stop-done = Z drugiej strony idą jeszcze dwaj. Najpierw postaw przeciw nim mur.
urfin-lesson-first-stop-base = Sama podstawa nie pomoże: nie ma już dachów. Weź mur.
urfin-lesson-first-road = Tu łączą się dwie drogi. Postaw mur na podświetlonym polu drogi.
urfin-lesson-first-road-one = Tam jeden by go zburzył, a drugi poszedł dalej. O pole dalej mur zatrzyma obu.
urfin-lesson-first-road-else = Tam nie zatrzyma obu. Postaw go na podświetlonym polu, gdzie drogi już się połączyły.
urfin-lesson-first-done = Zbędna część wraca do worka. Powiedz, że to wszystko, a każdy żołnierz przejdzie trzy pola.
urfin-lesson-first-done-else = To, co stoi, na razie wystarczy. Powiedz, że to wszystko.
urfin-lesson-first-home = Najpierw wszyscy żołnierze przeszli, potem wieża strzeliła: dwaj byli obok i poszli do domu.
urfin-lesson-first-again = Zostali dwaj i spotkają się przy twoim murze. Powiedz, że można zaczynać.
urfin-lesson-first-reach-roof = Teraz przyjaciel szuka podstawy, więc ty szukaj dachu. Ręka do worka.
urfin-lesson-first-slopes = Wysoko w środku i opada na wszystkie strony: to dach. Pogładź, jeśli chcesz, i weź go.
urfin-lesson-first-slopes-go = To dach, którego szukasz. Weź go: przyjaciel ma podstawę.
urfin-lesson-first-spare = Jeszcze jeden dach. Masz, czego trzeba: weź go, a ręka wyjdzie z worka.
urfin-lesson-first-spare-go = Teraz to już wszystko jedno. Weź: puszczanie tylko zabiera czas.
urfin-lesson-first-cross = Przyjaciel znalazł dwie podstawy 2. Weź jedną z nich.
urfin-lesson-first-four = Trafia tylko cztery pola obok. Obaj żołnierze uderzą w mur: postaw ją obok nich.
urfin-lesson-first-four-else = Trafia tylko to, co stoi tuż obok. Staną przed murem, a podświetlone pole jest tuż przy nich.
urfin-lesson-first-top = I dach na wierzch. Dach trafia niektóre pola odległe o dwa.
urfin-lesson-first-march = Powiedz, że to wszystko, i patrz na mur.
urfin-lesson-first-won = Obaj uderzyli w mur, a wieża odesłała ich do domu. Nie ma już żołnierzy: wygrana!
urfin-lesson-first-real = W prawdziwej grze jest do dziesięciu żołnierzy i minuta piasku na każdą turę.
urfin-lesson-first-tip = Rada: odlicz od żołnierza trzy pola. Buduj tam, gdzie stanie, a nie tam, gdzie stoi.

## Macanie w worku

urfin-lesson-bag = W worku
urfin-lesson-bag-parts = W worku są podstawy, dachy i mury, razem 30 części. Szuka się ich tylko dotykiem.
urfin-lesson-bag-alone = Grasz w pojedynkę, więc masz dwie ręce, po dwie części na każdą. Zacznij i włóż rękę do worka.
urfin-lesson-bag-corner = Naciśnij w rogu sukna: czy jest tam drewno?
urfin-lesson-bag-cross = Nic! Podstawa 1 jest okrągła, podstawa 2 ma puste rogi jak krzyż. Porównaj obrazki.
urfin-lesson-bag-take = Macaj, ile chcesz. To krzyż, podstawa 2: weź ją.
urfin-lesson-bag-take-go = Podstawa to pół wieży. Weź ją.
urfin-lesson-bag-middle = Inna część. Naciśnij w samym jej środku.
urfin-lesson-bag-roof = Czubek! Co jest najwyższe w środku, to dach. Weź go.
urfin-lesson-bag-roof-go = Podstawę już masz, z tym dachem będzie wieża. Weź go.
urfin-lesson-bag-once = Ta ręka jest wyjęta i w tej turze do worka nie wraca. Włóż drugą.
urfin-lesson-bag-wall = Pogładź: belka z zębami, a po bokach nic. To mur: tym razem go puść.
urfin-lesson-bag-wall-take = Mur się przydaje, ale zobacz, co daje puszczenie: puść go.
urfin-lesson-bag-guess = Za jednym razem można puścić dwanaście części. Teraz odgadnij, co to, i weź.
urfin-lesson-bag-guess-go = Pomacaj brzeg: jest okrągły, a w środku płasko. To podstawa 1: weź ją.
urfin-lesson-bag-last = I ostatnia: co to jest? Odgadnij i weź.
urfin-lesson-bag-last-go = Środek wysoki, rogi wycięte: dach 2. Weź go.
urfin-lesson-bag-out = Dopiero teraz widzą je wszyscy: dwie podstawy i dwa dachy. To dwie wieże!
urfin-lesson-bag-tip = Rada: często wystarczy środek i jeden róg. Nie macaj długo, piasek się sypie.

## Co trafiają wieże

urfin-lesson-fire = Co trafiają wieże
urfin-lesson-fire-after = Wieże strzelają, gdy żołnierze już przeszli. Patrz więc trzy pola przed każdego z nich.
urfin-lesson-fire-between = U góry staną dwaj. Weź podstawę 2: trafia cztery pola obok. Postaw ją między nimi.
urfin-lesson-fire-base-one = Też by trafiła. Ale podstawa 1 przyda się do drugiej wieży: weź podstawę 2.
urfin-lesson-fire-between-else = Stamtąd nie sięgnie lewego. Postaw ją na podświetlonym polu, tuż obok miejsca, gdzie stanie.
urfin-lesson-fire-roof-one = Dach 1 trafia cztery pola dokładnie o dwa dalej, na wprost. Tak trafi drugiego: połóż go.
urfin-lesson-fire-roof-two-later = Dach 2 potrafi więcej. Zostaw go do drugiej wieży, tam jest potrzebny.
urfin-lesson-fire-roof-now = Podstawa czeka na dach. Weź dach.
urfin-lesson-fire-below = Teraz dwaj w lewym dolnym rogu. Staną dalej od siebie.
urfin-lesson-fire-eight = Podstawa 1 trafia wszystkie osiem pól dookoła. Postaw ją pod drogą, na podświetlonym polu.
urfin-lesson-fire-eight-else = Stamtąd nie dosięgniesz obu. Na podświetlonym polu jednego trafi podstawa, drugiego dach.
urfin-lesson-fire-roof-two = Dach 2 trafia osiem pól o dwa dalej: na wprost i na ukos. Połóż go.
urfin-lesson-fire-watch = Nic nie zatrzyma strzału: ani mur, ani rzeka, ani wieża. Powiedz, że to wszystko, i patrz.
urfin-lesson-fire-won = Czterech żołnierzy dwiema wieżami! Każdego trafiła podstawa albo dach.
urfin-lesson-fire-tip = Rada: przesuń część nad mapą, zanim ją postawisz. Mapa pokaże, co trafi.

## Mury

urfin-lesson-walls = Mury dają czas
urfin-lesson-walls-no-roof = Dwie podstawy, dwa mury, żadnego dachu: wieży z tego nie będzie. Ale mury pomogą.
urfin-lesson-walls-flees = Ten żołnierz stoi w zasięgu twojej wieży. Ale najpierw pójdzie i już go nie ma.
urfin-lesson-walls-before = Postaw zielony mur tuż przed nim: wtedy musi go burzyć i nie zrobi ani kroku.
urfin-lesson-walls-before-else = Tak nie zostanie w zasięgu wieży. Postaw mur na najbliższym polu jego drogi.
urfin-lesson-walls-green = Każdy mur byłby dobry. Weź zielony, póki masz wybór.
urfin-lesson-walls-base = Bez dachu podstawy wrócą do worka. Teraz liczą się mury.
urfin-lesson-walls-not-done = Jeszcze nie: oba mury mogą pomóc. Najpierw je postaw.
urfin-lesson-walls-further = Teraz żołnierz u góry. Postaw drugi mur dwa pola przed nim.
urfin-lesson-walls-further-else = Zobacz, co robi mur, który nie stoi tuż przed nim: postaw go na podświetlonym polu.
urfin-lesson-walls-done = Mur i wieża nigdy nie stoją na jednym polu. Powiedz, że to wszystko.
urfin-lesson-walls-stood = Pierwszy stał i burzył mur, a wieża go trafiła. Mur jest znów w worku.
urfin-lesson-walls-bumped = Ten zrobił krok i uderzył się w głowę. Teraz zburzy mur i mimo to przejdzie trzy pola.
urfin-lesson-walls-blind = W tej lekcji ciągnie się bez macania. Zacznij i włóż obie ręce do worka.
urfin-lesson-walls-three = Przez mur i trzy pola dalej: stanie pod zakrętem. Postaw podstawę 1 na podświetlonym polu.
urfin-lesson-walls-wide = Podstawa 2 trafia tylko cztery pola. Weź podstawę 1: trafia wszystkie osiem dookoła.
urfin-lesson-walls-three-else = Stamtąd podstawa nie sięgnie. Odlicz trzy pola od miejsca, gdzie teraz stoi.
urfin-lesson-walls-roof = Połóż na niej któryś z dachów.
urfin-lesson-walls-go = Powiedz, że to wszystko.
urfin-lesson-walls-won = Trafiony! Mur nikogo nie odeśle: daje tylko czas wieżom.
urfin-lesson-walls-tip = Rada: mur najlepiej stoi tam, gdzie żołnierz musi stanąć w zasięgu wieży.

## W mieście

urfin-lesson-city = W ostatniej chwili
urfin-lesson-city-three = Ten żołnierz jest w mieście. Jeszcze trzy kroki i jest w pałacu, a wtedy wszystko stracone.
urfin-lesson-city-late = Najpierw idą żołnierze, potem strzelają wieże. Sama wieża się spóźni: coś musi stanąć mu na drodze.
urfin-lesson-city-wall = Weź mur i postaw go tuż przed żołnierzem.
urfin-lesson-city-wall-first = Wieża strzela dopiero po marszu, a wtedy wszystko stracone. Najpierw mur.
urfin-lesson-city-next-cell = Tam też by stanął, ale o krok bliżej pałacu. Tuż przed nim mur nie da mu zrobić kroku.
urfin-lesson-city-wall-else = Tam go nie zatrzyma. Postaw mur na następnym polu jego drogi.
urfin-lesson-city-lost = Wtedy wejdzie do pałacu i przegrasz. Postaw mu mur na drodze.
urfin-lesson-city-open = Mury mogą stać w mieście zawsze. Teraz wieże też, bo żołnierz przeszedł most.
urfin-lesson-city-tower = Gdy burzy mur, wieża może go trafić. Postaw podstawę obok żołnierza.
urfin-lesson-city-tower-else = Stamtąd może nie trafić. Postaw ją tuż obok żołnierza, na podświetlonym polu.
urfin-lesson-city-breaks = Teraz zburzyłby mur, a potem wszedł do pałacu. Zbuduj obok niego wieżę.
urfin-lesson-city-roof = I dach.
urfin-lesson-city-done = Powiedz, że to wszystko.
urfin-lesson-city-enough = Ta wieża wystarczy, a drugiego dachu nie ma. Powiedz, że to wszystko.
urfin-lesson-city-won = Stał w miejscu, wieża strzeliła i nie ma już żołnierzy. Miasto ocalone!
urfin-lesson-city-never = Nigdy nie buduje się w pałacu, w rzece ani tam, gdzie stoi żołnierz. Na mostach buduje się jak na drogach.
urfin-lesson-city-tip = Rada: pilnuj żołnierza, który jest najbliżej pałacu. Do przegranej wystarczy jeden.

## Gra dla dorosłych

urfin-lesson-adult = Dla dorosłych
urfin-lesson-adult-dice = Tu kość mówi, ile przejdzie każdy żołnierz. Rzuca się nią, gdy już zbudujesz.
urfin-lesson-adult-wall = Teraz żołnierzy zatrzymują tylko mury. Postaw mur na drodze żołnierza 6.
urfin-lesson-adult-wall-else = Najpierw mur: nic innego nie zatrzyma tu żołnierza.
urfin-lesson-adult-road-else = Tam nie zatrzyma żołnierza 6. Postaw go na podświetlonym polu jego drogi.
urfin-lesson-adult-base = Z prawej idzie żołnierz 2. Postaw podstawę na podświetlonym polu.
urfin-lesson-adult-base-else = Stamtąd dach nie sięgnie jego drogi. Postaw ją na podświetlonym polu.
urfin-lesson-adult-roof = W worku jest też sześć dachów 3. Weź swój.
urfin-lesson-adult-roof-one = Ten dach też by się nadał. Ale tu poznajesz dach 3: weź go.
urfin-lesson-adult-turn = Dach 3 strzela tylko w dwie strony, na dwa pola. Obróć go na wschód i zachód i połóż.
urfin-lesson-adult-turn-else = Tak strzela na północ i południe, obok drogi. Obróć go: na wschód i zachód.
urfin-lesson-adult-throw = Powiedz, że to wszystko. Teraz decydują kości.
urfin-lesson-adult-throw-else = Z reszty nie będzie lepszej wieży. Powiedz, że to wszystko.
urfin-lesson-adult-torn = Żołnierz 2 został trafiony. Żołnierz 1 przeszedł przez starą wieżę: wieże nikogo tu nie zatrzymują.
urfin-lesson-adult-zone = Jest już blisko mostu. Odtąd nie buduje się z jasnozielonych, a gdy któryś wejdzie do miasta, tylko z zielonych.
urfin-lesson-adult-draw = Co turę ciągniesz pięć części. Zacznij i włóż obie ręce: tu ciągnie się w ciemno.
urfin-lesson-adult-out = Jedna była jasnozielona! Nie wolno już z niej budować, więc wypada z gry.
urfin-lesson-adult-start = Żołnierze zaczynają na brzegu mapy, a przed pierwszą turą rzuca się za każdego raz.
urfin-lesson-adult-tip = Rada: wcześnie zatrzymuj ich murami. Póki są daleko, wolno budować z każdego koloru.
