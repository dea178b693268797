# The lessons of Clockwork.

clockwork-lesson-else = Tak też wolno. Ale ta lekcja chce czegoś innego: „Pokaż” to pokaże.

## The guided game

clockwork-lesson-first = Twoja pierwsza gra
clockwork-lesson-first-theme = Latające miasto więzi najlepszych inżynierów świata. Chcesz odlecieć przed innymi.
clockwork-lesson-first-choose = Wybierz, kim jesteś.
clockwork-lesson-first-aim = Do ucieczki trzeba trzech rzeczy: latającej maszyny, łamacza szyfrów i paliwa.
clockwork-lesson-first-sets = Maszyna ma cztery części. Masz trzy od latającej maszyny i trzy od łamacza szyfrów.
clockwork-lesson-first-walk = Dwie kości mówią, jak daleko idziesz, a kierunek wybierasz ty. Idź na Złomowisko Kotłów: złomowisko daje kartę.
clockwork-lesson-first-discard = Doszła karta, a można mieć najwyżej siedem. Odrzuć złom: nie należy do żadnej maszyny.
clockwork-lesson-first-discard-else = To może się przydać. Bez złomu się obejdziesz.
clockwork-lesson-first-lay = Wszyscy ją widzieli, teraz leży zakryta. Połóż ją w podświetlonym miejscu.
clockwork-lesson-first-remember = Przeciwnik właśnie pokazał i odłożył część twojego łamacza szyfrów. Zapamiętaj, gdzie leży!
clockwork-lesson-first-back = Przy Wieżach można szukać wśród odrzuconych kart. Wróć tam.
clockwork-lesson-first-seek = Pokaż kartę maszyny, której szukasz: sowy, twojego łamacza.
clockwork-lesson-first-seek-any = Dobrze, sowa! Tym razem pokaż tarczę.
clockwork-lesson-first-seek-else = Pokaż część sowy: jej ostatnia część leży wśród odrzuconych.
clockwork-lesson-first-turn-up = Teraz wskaż kartę, którą przeciwnik odłożył ostatnio.
clockwork-lesson-first-turn-up-else = To twój złom. Część sowy to druga karta.
clockwork-lesson-first-laid = Pasuje: łamacz szyfrów jest gotowy i leży przed tobą. Przy mniej niż siedmiu kartach nic się nie odrzuca.
clockwork-lesson-first-straight = Dublet pozwala iść prosto na dowolne złomowisko; 7 i 11 też. Idź na Złomowisko Łańcuchów.
clockwork-lesson-first-fuel = Latająca maszyna jest gotowa! Teraz paliwo: idź do przeciwnika na Złomowisko Zębatek.
clockwork-lesson-first-demand = Zamiast brać kartę, można jej zażądać. O paliwo prosi się bez pokazywania: zażądaj paliwa.
clockwork-lesson-first-demand-take = Można wziąć kartę. Ale przeciwnik ma paliwo: zażądaj go!
clockwork-lesson-first-demand-else = Brakuje ci paliwa. Zażądaj właśnie jego.
clockwork-lesson-first-won = Latająca maszyna, łamacz szyfrów i paliwo: udało ci się uciec, wygrywasz!
clockwork-lesson-first-fields = Jeśli ruch kończy się na zwykłym polu, gdzie nikogo nie ma, tura się kończy. Grę zaczyna najwyższy rzut.
clockwork-lesson-first-tip = Rada: patrz na każdą odrzuconą kartę. Kto pamięta, gdzie co leży, znajdzie to przy Wieżach.

## Challenges

clockwork-lesson-challenge = Wyzwanie
clockwork-lesson-challenge-where = Przeciwnik stoi na Złomowisku Zębatek. W jednym miejscu mieszczą się najwyżej dwie osoby.
clockwork-lesson-challenge-walk = Idź tam: kto spotka przeciwnika, może zażądać karty.
clockwork-lesson-challenge-show = Pokaż tylko przeciwnikowi kartę maszyny, którą chcesz mieć: część czapli.
clockwork-lesson-challenge-take = Można wziąć kartę. Ale tutaj żądamy.
clockwork-lesson-challenge-show-else = Pokaż część czapli: brakuje jej tylko jednej.
clockwork-lesson-challenge-return = Udało się, czapla od razu leży. Było siedem kart, więc jedną oddajesz: złom.
clockwork-lesson-challenge-return-else = Możesz oddać dowolną. Złom jest najmniej potrzebny.
clockwork-lesson-challenge-again = 7, 11 lub dublet: można znów żądać od tego, kto stoi obok. Pokaż tarczę sowy.
clockwork-lesson-challenge-give = Przeciwnik nie miał takiej karty i teraz żąda od ciebie. Masz ją, więc daj.
clockwork-lesson-challenge-scrap = Kto ma kartę, może dać złom zamiast niej; złom wypada z gry i nic się nie oddaje.
clockwork-lesson-challenge-secret = Wyłożonych kart nie można żądać. Inni wiedzą tylko, że karty przeszły z rąk do rąk.
clockwork-lesson-challenge-tip = Rada: to, czego od ciebie żądają, zdradza, co buduje przeciwnik.

## Searching

clockwork-lesson-towers = Szukanie
clockwork-lesson-towers-aim = Wokół planszy leżą trzy odrzucone karty. Dwóch już nie pamiętasz.
clockwork-lesson-towers-walk = Idź do Wież, żeby szukać.
clockwork-lesson-towers-seek = Szukasz silnika czapli. Pokaż skrzydła czapli.
clockwork-lesson-towers-rest = Nie trzeba szukać. Ale tu szukamy.
clockwork-lesson-towers-wrong = Zobacz, ile kosztuje pomyłka: wskaż lewą kartę.
clockwork-lesson-towers-not-that = To właśnie ta dobra, co za szczęście! Tym razem wybierz złą, lewą.
clockwork-lesson-towers-away = Trzeba było ją wziąć, a skrzydła leżą na jej miejscu. Najpierw odejdź, potem można szukać znowu.
clockwork-lesson-towers-again = Wróć do Wież.
clockwork-lesson-towers-fuel = Paliwa i maszyny mocy szuka się bez pokazywania. Szukaj paliwa.
clockwork-lesson-towers-find = Wskaż trzecią kartę, prawą.
clockwork-lesson-towers-done = Jest! Trafiona karta jest twoja; odrzuca się tylko powyżej siedmiu.
clockwork-lesson-towers-tip = Rada: szukaj tylko na pewno. Pomyłka kosztuje pokazaną kartę.

## The airship

clockwork-lesson-airship = Sterowiec
clockwork-lesson-airship-aim = Można wygrać inaczej: sterowcem z sześciu części razem z maszyną mocy.
clockwork-lesson-airship-double = Dublet na złomowisku. Można zostać i wziąć jeszcze kartę: zrób to.
clockwork-lesson-airship-discard = Część sterowca! Odrzuć część sowy.
clockwork-lesson-airship-either = Każda będzie dobra. Tym razem weź tarczę.
clockwork-lesson-airship-lay = Połóż ją w podświetlonym miejscu.
clockwork-lesson-airship-eleven = 11! Prosto na Złomowisko Zębatek: ostatnia część leży tam na wierzchu.
clockwork-lesson-airship-won = Sześć części i maszyna mocy: sterowiec cię unosi. Wygrywasz!
clockwork-lesson-airship-tip = Rada: wiele części jednej maszyny podpowiada innym, czego ci nie dawać.

## When all scrapyards are empty

clockwork-lesson-end = Ostatnie karty
clockwork-lesson-end-empty = Wszystkie złomowiska są puste. Teraz wszyscy wracają do Wież i tam zostają.
clockwork-lesson-end-home = Każdy ruch musi przybliżać. Idź do Wież.
clockwork-lesson-end-odd = Rzut był nieparzysty, więc można szukać. Pokaż skrzydła czapli.
clockwork-lesson-end-rest = Można to zostawić. Ale ogon czapli tam leży.
clockwork-lesson-end-find = Wskaż drugą kartę od lewej.
clockwork-lesson-end-ask = 11! Przy Wieżach 7, 11 lub dublet pozwala żądać od każdego, kto tam jest. Zażądaj paliwa.
clockwork-lesson-end-won = Tylko tego brakowało. Udało ci się uciec!
clockwork-lesson-end-draw = Rzut parzysty bez dubletu to strata tury. Sto rund bez nowej maszyny to remis.
clockwork-lesson-end-tip = Rada: pamiętaj, co odrzucono na początku; na końcu to rozstrzyga.
