# Strona w słowach: wszystko, co nie należy do żadnej gry. Pola są opisane w en.ftl.

site-name = Igroteka
site-tagline = Gry planszowe dla przyjaciół, rodziny i na jeszcze jedną partyjkę.
skip-to-main = Przejdź do treści
go-home = Na stronę główną
loading = Chwileczkę…
close = Zamknij
copy = Kopiuj
copied = Skopiowano
copy-by-hand = Zaznacz tekst i skopiuj go ręcznie.
no = Nie
more = Więcej
retry = Spróbuj jeszcze raz

## Ustawienia

settings = Ustawienia
settings-language = Język
settings-theme = Światło
theme-auto = Jak w systemie
theme-light = Dzień
theme-dark = Noc
settings-sound = Dźwięk
settings-speed = Animacje
settings-vibration = Wibracje
settings-notices = Daj znać, gdy przyjdzie moja kolej
settings-notices-hint = Przeglądarka zapyta o zgodę.
settings-notices-blocked = Przeglądarka nie pozwala tej stronie cię powiadamiać. Możesz to zmienić w jej ustawieniach.
settings-notices-far = Także gdy żadna strona nie jest otwarta: ten serwer wysyła wiadomości push.
settings-notices-near = Tylko póki strona jest otwarta: ten serwer nie wysyła wiadomości push.
settings-captions = Dźwięki słowami
settings-captions-hint = Co słychać, jest też krótko zapisane.
sound-turn = twoja kolej
sound-lay = coś położono
sound-refused = odrzucone
sound-chat = wiadomość
sound-over = koniec gry
sound-thud = głuche uderzenie
sound-creak = skrzypnięcie
sound-steps = kroki
sound-ding = jasny dźwięk
sound-gong = głęboki alarm
sound-tick = tykanie
sound-touch = dotknięcie
sound-tune = krótka melodia
switch-on = Wł.
switch-off = Wył.

## Pomoc

help = Pomoc przy stole
help-purist = Bez pomocy
help-purist-hint = Tylko to, co widać przy prawdziwym stole.
help-normal = Zwykła
help-normal-hint = Podświetla, gdzie możesz zagrać.
help-coach = Trener
help-coach-hint = Liczy karty i podpowiada, mówiąc dlaczego.

help-asked = { $player } prosi o więcej pomocy dla wszystkich: { $level }.
help-agree = Zgoda
help-waiting = Pomocy przybędzie, gdy zgodzi się cały stół.

## Boty

bot-named = Bot ({ $level })
level-learner = uczeń
level-easy = łatwy
level-medium = średni
level-hard = trudny
level-master = mistrz
level-beats = Pokonuje poziom niżej ({ $below }) w { $won } na 100 gier.
level-wins = Sam wygrywa { $won } na 100 gier przy zwykłych ustawieniach.
level-unmeasured = Jego siły jeszcze nie zmierzono.
level-alone = Zmierzono bez szczególnego charakteru.
level-slips = { $slips } na 100 ruchów to potknięcia: byle jaki ruch.
level-steady = Nigdy się nie potyka.
level-memory-perfect = Pamięta wszystko, co widział.
level-memory-last = Pamięta ostatnie rzeczy, które widział: { $keep }.
level-memory-fading = Co turę zapomina { $lost } na 100 widzianych rzeczy.
level-accuracy = Dotykiem trafia { $accuracy } razy na 100.
level-tremor = Ręka drży mu do { $mm } mm.
level-at-once = Myśli przez mgnienie oka.
level-time = Myśli do { $seconds } s nad ruchem.

## Strona główna

lobby-title = W co gramy?
lobby-play = Graj
lobby-start-hint = Przeciw komputerowi: jedno naciśnięcie i gramy.
lobby-start-together-hint = Razem z komputerem: jedno naciśnięcie i jesteście drużyną.
lobby-friends = Z przyjaciółmi
lobby-friends-hint = Stół gotowy, a ty dostajesz link i kod QR do wysłania.
lobby-more = Opcje
lobby-ways = Na tej stronie
lobby-game = Pudełko
lobby-seats = Kto gra
lobby-seats-range = Liczba graczy: od { $least } do { $most }.
lobby-options = Jak gramy
pace = Czas na ruch
pace-none = Bez zegara
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } dzień
       *[other] { $count } dni
    }
pace-hint = Gdy czas minie, ruch robi bot. Dopóki nikogo nie ma, zegar stoi.
pace-days-hint = Dla przyjaciół, którzy zaglądają od czasu do czasu. Gdy czas minie, ruch robi bot; zegar idzie także bez was.
pace-sand = nie, gdy sypie się piasek
lobby-your-name = Twoje imię
name-change = Zmień moje imię
name-title = Jak mają cię nazywać inni?
name-hint = Imię widać przy twoim miejscu i obok tego, co mówisz. Możesz je zmienić w każdej chwili.
name-keep = To ja
lobby-create = Siadaj i graj
lobby-creating = Szykujemy stół…
lobby-no-games = Półka jest pusta: serwer nie zna żadnej gry.
lobby-own-value = Po swojemu
lobby-own-value-for = Po swojemu: { $option }
lobby-own-value-bad = To nie pasuje. Ma być tak: { $form }.
lobby-file-for = Plik: { $option }
lobby-not-with =
    { $players ->
        [one] Nie dla jednego gracza.
        [few] Nie dla { $players } graczy.
        [many] Nie dla { $players } graczy.
       *[other] Nie dla { $players } gracza.
    }
lobby-clash = To do siebie nie pasuje: { $why }
lobby-refused = Odrzucono: { $why }
lobby-file-large = Plik jest za duży: najwyżej { $kilobytes } kB.
puzzles = Zagadki
puzzles-title = Zagadki: { $game }
puzzles-hint = Pozycje do rozwiązania na prawdziwej planszy. Dobra jest każda droga, która prowadzi do celu.
puzzles-grade-1 = Łatwe
puzzles-grade-2 = Średnie
puzzles-grade-3 = Trudne
puzzles-daily = Zagadka dnia: { $game }
puzzles-right = Rozwiązane!
puzzles-wrong = Nie tędy.
puzzles-no-way = Stąd żadna droga nie prowadzi do celu. Cofnij ruch.
puzzles-too-far = To już nie droga, którą znam. Cofnij ruch, a ją pokażę.
puzzles-back = Cofnij
puzzles-share = Udostępnij
puzzles-solved = Rozwiązane: { $solved } z { $all }
puzzles-number = Zagadka { $number }
puzzles-done = rozwiązana
puzzles-next = Następna zagadka
puzzles-again = Spróbuj jeszcze raz
# On the lid of a box: what the rulebook says, or what we measured.
box-age = od { $age } lat
box-minutes = { $least }–{ $most } min
box-minutes-about = około { $least }–{ $most } min
box-minutes-measured = około { $least }–{ $most } min (nasz szacunek)
players-exactly =
    { $players ->
        [few] { $players } gracze
       *[other] { $players } graczy
    }
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 gracz
           *[other] 1–{ $most } graczy
        }
       *[other] { $most ->
            [one] 1 gracz
           *[other] { $least }–{ $most } graczy
        }
    }

seat-who = Kto siedzi na miejscu { $number }
seat-kind-me = Przy tym urządzeniu
seat-kind-friend = Ktoś przez link
seat-kind-bot = Komputer
seat-name = Imię na miejscu { $number }
seat-bot = Bot na miejscu { $number }
seat-character = Charakter bota na miejscu { $number }
character-plain = bez szczególnego charakteru
seat-add = Dodaj miejsce
seat-remove = Usuń miejsce { $number }

mine-title = Moje stoły
open-title = Otwarte stoły
open-none = Nikt teraz nie czeka na partnera. Przygotuj stół z przyjaciółmi i otwórz go dla wszystkich.
open-filter = Która gra
open-all = Wszystkie gry
open-free =
    { $free ->
        [one] { $free } wolne miejsce
        [few] { $free } wolne miejsca
       *[other] { $free } wolnych miejsc
    }
open-join = Usiądź
open-watch = Oglądaj
open-anyone = Otwarty dla wszystkich tutaj
open-anyone-hint = Widać go na stronie głównej, póki są wolne miejsca.
mine-empty = Nie ma jeszcze stołów. Zacznij grę: będzie tu na ciebie czekać.
mine-known = Serwera nie ma. Tak było { $ago }.
mine-your-turn = Twoja kolej
mine-waiting = Czekamy na pozostałych
mine-closed = Zamknięty
mine-won = Twoja wygrana
mine-open = Graj dalej
mine-replay = Obejrzyj jeszcze raz
mine-forget = Usuń z mojej listy
mine-forget-sure = Usunąć ten stół z twojej listy? Jeśli nie masz linku nigdzie indziej, nie wrócisz już na swoje miejsce.

rules = Zasady
rules-read = Przeczytaj zasady

## Stół

table-title = { $game } – { $site }
table-your-turn-title = ● Twoja kolej – { $game }
table-board = Plansza
table-side = Gracze, przebieg gry i rozmowa
table-opening = Rozkładamy planszę…
table-watching = Oglądasz grę.
table-turn-of = Teraz gra { $player }.
table-turn-several = Teraz grają: { $players }.
table-purpose = Jak wygrać:
table-chance = Kości się toczą…
table-closed = Ten stół jest zamknięty.
closed-damaged = Od tego miejsca zapis tej gry jest uszkodzony. To, co było wcześniej, można czytać i obejrzeć ponownie, ale nikt nie może grać dalej.
closed-rules = Tę grę zaczęto według starszych zasad, a według obecnych potoczyłaby się inaczej. Można ją czytać i obejrzeć ponownie, ale nie kontynuować.
closed-again = Nowy stół dla tych samych osób
table-more-moves = Pomiń animację

line-connecting = Łączymy…
line-again = Nie ma połączenia. Kolejna próba za { $seconds } s.
line-now = Połącz teraz
line-back = Znów przy stole.
line-busy = Twój ruch jest w drodze…
line-waits = Twój ruch jest zachowany. Pójdzie, gdy wróci połączenie.
line-silent = Serwer milczy…
line-here = czeka
turn-late = Twój czas minął: ten ruch robi bot.
table-bot-for-you = Teraz gra za ciebie bot.
turn-left = Na ten ruch zostało { $time }
turn-days = { $days } d { $hours } godz.

players = Gracze
player-you = ty
player-here = przy stole
player-away = poza stołem
player-bot = bot
player-thinking = myśli…
player-turn = teraz gra
player-resigned = poddaje się
player-won = wygrywa
player-nameless = Gracz { $number }
player-watcher = Widz
players-watching =
    { $count ->
        [one] Ogląda { $count } osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }

log = Przebieg gry
log-empty = Nic się jeszcze nie wydarzyło.
log-rule = Zasada, która o tym mówi
log-takeback = Ruch został cofnięty.
log-forgiven = { $player }: połączenie było zerwane. Wraca { $seconds } s piasku.
log-overdue = { $player }: czas minął. Ten ruch robi bot.
log-resigned =
    { $you ->
        [yes] Poddajesz się.
       *[no] { $player } poddaje się.
    }
log-bot =
    { $you ->
        [yes] Dalej gra za ciebie bot.
       *[no] Dalej gra bot. Miejsce: { $player }.
    }
log-person =
    { $you ->
        [yes] Znów grasz bez bota.
       *[no] { $player } znów gra bez bota.
    }
log-came =
    { $you ->
        [yes] Siedzisz przy stole.
       *[no] { $player } siada do stołu.
    }
log-left =
    { $you ->
        [yes] Odchodzisz od stołu.
       *[no] { $player } odchodzi od stołu.
    }

chat = Rozmowa
chat-empty = Przywitaj się.
chat-watcher = { $name } (ogląda)
chat-write = Napisz do stołu
chat-send = Wyślij
chat-phrases = Powiedz jednym naciśnięciem
chat-new =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
        [many] { $count } nowych wiadomości
       *[other] { $count } nowej wiadomości
    }
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-good-move = Ładny ruch!
phrase-thanks = Dzięki!
phrase-oops = Ojej…
phrase-hurry = Twoja kolej!
phrase-wait = Chwileczkę, proszę.
phrase-good-game = Dobra gra!
phrase-rematch = Jeszcze jedna partia?

menu = Menu
menu-takeback = Poproś o cofnięcie ruchu
menu-hint = Podpowiedz mi
menu-resign = Poddaj się
menu-hand-over = Niech bot gra za mnie
menu-take-seat = Znów gram bez bota
menu-replace = Niech bot gra na miejscu: { $player }
menu-invite = Zaproś
menu-watch-link = Link dla widzów
menu-export = Zapisz grę w pliku
menu-leave = Odejdź od stołu
moves-all = Wszystkie ruchy
moves-none = Teraz nic nie musisz robić.
moves-other = Inne ruchy
moves-of = { $heading } ({ $count })
plain-moves = Twoje ruchy
plain-table = Na stole
plain-number = Numer ruchu, potem Enter
plain-play = Zagraj
menu-plain = Prosta plansza: wszystko słowami
menu-picture = Plansza jako obraz
log-deed = { $player }: { $deed }

takeback-asked = { $player } prosi o cofnięcie ostatniego ruchu.
takeback-waiting = Twoja prośba o cofnięcie ruchu czeka. Pozostali się zastanawiają.
takeback-allow = Niech będzie
takeback-refuse = Nie, zostaje
takeback-refused = { $player } się nie zgadza: ruch zostaje.

resign-sure = Na pewno chcesz się poddać?
resign-warning = Gra się dla ciebie skończy i nie da się tego cofnąć.
resign-yes = Tak, poddaję się
resign-no = Gram dalej
bot-choose = Który bot siada do stołu?
bot-sit = Niech siada

hint-title = Podpowiedź
hint-do = Zagraj tak
hint-mark = Podpowiedź: { $words }. Naciśnij, aby ją zagrać.
hint-none = Nie widzę nic lepszego niż to, co już widzisz.
hint-asking = Zobaczmy…

invite-title = Zaproś
invite-text = Wyślij ten link osobie, która ma tu usiąść. To klucz do miejsca: nie dawaj go nikomu innemu.
invite-seat = Link: { $player }
invite-qr = Kod QR: skieruj na niego aparat telefonu.
invite-waiting = Nie ma jeszcze przy stole: { $player }. Wyślij link:
invite-share = Udostępnij
invite-other-device = Ten adres działa tylko na tym urządzeniu. Aby grać w domu z innymi, uruchom serwer z --lan.
invite-none = Nikogo nie brakuje: wszystkie miejsca są zajęte.
watch-text = Kto ma ten link, widzi stół, ale nie karty w ręce.

pass-title = Podaj urządzenie dalej: { $player }
pass-text = Karty są zakryte, dopóki nie spojrzy { $player }.
pass-show = { $player } to ja, pokaż moje karty

refused-title = Tak nie wolno
refused-clause = Zasada { $clause }
refused-stale = Za późno: gra poszła już dalej.
refuse-not-your-turn = To nie twoja kolej.
refuse-game-over = Gra się skończyła.
refuse-not-a-players-move = To nie jest ruch dla gracza.

## Koniec

over-win =
    { $you ->
        [yes] Wygrywasz!
       *[no] Wygrywa { $player }!
    }
over-win-shared = Wspólna wygrana: { $players }.
over-draw = Remis!
over-won-together = Wspólna wygrana!
over-lost-together = Tym razem przegrana.
over-resigned = Pozostali się poddali.
over-scores = Punkty
over-rematch = Jeszcze jedna partia
over-rematch-hint = Jeden nowy stół dla wszystkich, którzy tu siedzieli.
round-wanted = { $player } chce zagrać jeszcze raz.
round-ready = Następny stół jest gotowy.
round-join = Dołącz
round-watch = Oglądaj dalej
round-seats = Miejsca w następnej partii
round-rotate = O jedno dalej
round-same = Jak były
evening =
    { $rounds ->
        [one] Tego wieczoru: { $rounds } partia
        [few] Tego wieczoru: { $rounds } partie
       *[other] Tego wieczoru: { $rounds } partii
    }
evening-together = wygrane { $won } : { $lost } przegrane
over-replay = Obejrzyj jeszcze raz
over-look = Obejrzyj planszę
over-lesson = Lekcja, która by pomogła:
over-account = Jak do tego doszło
over-sum = Suma
over-easier = Łatwiej: { $level }
over-harder = Trudniej: { $level }
over-won-by = Wygrało { $won } z { $games } botów
over-lost-to = Przegrał { $won } z { $games } gier z twoim rywalem
over-won-against = Wygrał { $won } z { $games } gier z twoim rywalem
over-fair = Czy tasowanie było uczciwe?
over-fair-text = Przed pierwszą kartą serwer ustalił tasowanie i zamknął je tą pieczęcią. Teraz sekret jest jawny: kto zapisze grę w pliku, może sprawdzić każde tasowanie.
over-fair-seal = Pieczęć
over-fair-secret = Sekret
over-fair-check = Sprawdzenie w wierszu poleceń
over-clause = Według zasady { $clause }

## Oglądanie

replay-title = { $game }: oglądamy jeszcze raz
replay-first = Na początek
replay-back = Krok wstecz
replay-forth = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-step = Krok { $step } z { $last }
replay-pace = Tempo
replay-pace-slow = Wolne
replay-pace-normal = Zwykłe
replay-pace-quick = Szybkie
replay-seat = Czyimi oczami
replay-watcher = Widz
replay-play-on = Graj dalej od tego miejsca
replay-play-on-hint = Od tego kroku zaczyna się nowy stół, z nowym losem.
replay-not-over = Ta gra jeszcze trwa. Będzie można ją obejrzeć, gdy się skończy.
replay-moments = Kluczowe chwile
replay-to-table = Do stołu
replay-share = Pokaż tę chwilę
replay-share-hint = Kto otworzy ten link, zobaczy grę w tym kroku, może ją obejrzeć i grać dalej.
replay-text = Zapisz pozycję jako tekst
review-open = Gdzie to się rozstrzygnęło?
review-begin = Pokaż
review-making = Gra jest oglądana jeszcze raz…
review-failed = Teraz się nie udało.
review-again = Spróbuj ponownie
review-chance = Szansa na wygraną: { $player }
review-together = Nasza szansa na wygraną
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = niedokładność
review-error = błąd
review-blunder = gruby błąd
review-fell = spadło
review-lucky = szczęście
review-unlucky = pech
review-played = Zagrano: { $move }
review-better = Lepiej: { $move }
review-quiet = Żadna chwila sama tego nie rozstrzygnęła.
review-account = Co zmieniało szanse, w %
review-luck = Szczęście
review-skill = Własne wybory
review-hand = Ręka
review-others = Inni
review-save = Zapisz tę analizę w pliku
review-note = Oceniane według tego, co każdy mógł wtedy wiedzieć. Wszystkie kolumny składają się razem na całą drogę od pierwszej szansy do ostatniej.

## Zasady

rules-of = { $game }: zasady
rules-in-english = Te zasady nie są jeszcze przetłumaczone: oto one po angielsku.
rules-contents = Spis treści
help-title = { $game }: jak grać
help-open = Jak grać
help-short = W skrócie
help-rules = Wszystkie zasady
help-page = Otwórz jako stronę
figure-right = Rysunek: tak wolno
figure-wrong = Rysunek: tak nie wolno

## Kłopoty

lost-title = Tu nic nie ma
lost-text = Ten adres prowadzi donikąd. Może po drodze zgubiła się jakaś litera.
no-key-title = Brakuje klucza
no-key-text = Miejsce otwiera tylko cały link, a ten przyszedł bez końcówki. Poproś o niego jeszcze raz.
away-title = Serwer nie odpowiada
away-text = Może odpoczywa albo nie ma sieci. Nic nie przepadło: twoje stoły są bezpieczne.
away-here = Nie ma połączenia z serwerem. Można czytać to, co było już otwarte; stoły ruszą dalej, gdy wróci.
trouble-bad-message = Serwer tego nie zrozumiał.
trouble-too-large = To za długie.
trouble-too-fast = Nie tak szybko, proszę.
trouble-busy = Teraz jest tłoczno. Zapytaj za chwilę jeszcze raz.
trouble-no-such-table = Nie ma takiego stołu.
trouble-wrong-token = Ten link nie pasuje tu do żadnego miejsca.
trouble-foreign-origin = Ta strona pochodzi z obcego adresu i nie może tu grać.
trouble-not-allowed = Teraz nie można tego zrobić.
trouble-no-free-seat = Ostatnie wolne miejsce właśnie zajęto.
trouble-bad-option = Tak nie da się rozłożyć gry.
trouble-not-found = Nie znaleziono.
trouble-closed = Ten stół jest zamknięty: można go przejrzeć, ale nie grać dalej.
trouble-damaged = To, co zachowało się z tego stołu, jest uszkodzone i nie da się tego pokazać. Innych stołów to nie dotyczy.
trouble-disk = Serwer nie może teraz zapisywać na dysku. To, co zagrano, jest bezpieczne; spróbuj za jakiś czas.
trouble-database = Serwer czeka na swoją bazę danych. To, co zagrano, jest bezpieczne; gra ruszy dalej sama.
trouble-internal = Coś się zepsuło na serwerze. Z twojej gry nic nie przepadło.

## Narzędzia planszy

kit-zoom-in = Bliżej
kit-zoom-out = Dalej
kit-zoom-fit = Pokaż wszystko
kit-board-keys = Strzałki przesuwają widok, plus i minus zmieniają powiększenie, 0 pokazuje wszystko.
kit-beyond = Miejsca poza widokiem { $side ->
    [left] po lewej
    [right] po prawej
    [top] u góry
   *[bottom] u dołu
 }: { $count }
kit-keys = Klawisze
kit-key-turn = Obrócić
kit-key-back = Puścić albo odłożyć
kit-key-arrows = Tam, gdzie świeci; z Shiftem wszędzie
kit-key-enter = Zrobić to
kit-key-zoom = Bliżej, dalej, wszystko
kit-key-list = Ta lista
kit-key-press = Naciśnij nowy klawisz. Esc zostawia wszystko bez zmian.
kit-key-taken = { $key } jest już zajęty: { $does }.
kit-key-needed = { $key } ma na każdej planszy swoje własne zadanie.
kit-key-change = { $does }: { $key }. Zmień klawisz
kit-key-reset = Wszystkie klawisze jak dawniej
kit-sand =
    { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekundy
    }

## Lessons

learn = Nauka
learn-title = { $game }: nauka
learn-hint = Grasz na prawdziwej planszy, bez pośpiechu i zegara. Odejdź, kiedy chcesz, i wróć.
learn-guided = Gra z przewodnikiem, około pięciu minut
learn-short = Jedna myśl, minuta lub dwie
learn-done = Zrobione
learn-go-on = Dalej
first-title = { $game } pierwszy raz?
first-hint = Gra z przewodnikiem trwa około pięciu minut: ty grasz, a każdy krok jest wyjaśniony.
first-show = Pokaż, jak grać
first-know = Znam to
gentle-first = Pierwsza gra jest łagodna: { $how }.
gentle-coach = trener podpowiada
gentle-bot = gra najłatwiejszy bot
gentle-sand = piasek się nie sypie
gentle-level = podziemia są łatwe, naszego pomysłu
gentle-usual = Zwykła gra
lesson = Lekcja
lesson-step = { $page } z { $of }
lesson-next = Dalej
lesson-read-on = Najpierw czytaj dalej: potem twój ruch.
lesson-show = Pokaż
lesson-do = Zrób to
lesson-leave = Wyjdź
lesson-other = Następna lekcja
lesson-play = Prawdziwa gra
lesson-again = Zacznij od nowa
lesson-lost = Ta lekcja zmieniła się, odkąd ją zaczęto.
