# Spletna stran z besedami: vse, kar ne pripada eni igri. Polja so razložena v en.ftl.

site-name = Igroteka
site-tagline = Namizne igre za prijatelje, družino in še eno partijo.
skip-to-main = Skoči na vsebino
go-home = Na začetek
loading = Samo trenutek …
close = Zapri
copy = Kopiraj
copied = Kopirano
copy-by-hand = Označi besedilo in ga kopiraj ročno.
no = Ne
more = Več
retry = Poskusi znova

## Nastavitve

settings = Nastavitve
settings-language = Jezik
settings-theme = Svetloba
theme-auto = Kot naprava
theme-light = Dan
theme-dark = Noč
settings-sound = Zvok
settings-speed = Animacija
settings-vibration = Vibriranje
settings-notices = Povej mi, ko pridem na vrsto
settings-notices-hint = Brskalnik te bo vprašal za dovoljenje.
settings-notices-blocked = Brskalnik tej strani ne dovoli obvestil. To lahko spremeniš v njegovih nastavitvah.
settings-notices-far = Tudi ko ni odprta nobena stran: ta strežnik pošilja potisna sporočila.
settings-notices-near = Le dokler je stran odprta: ta strežnik ne pošilja potisnih sporočil.
settings-captions = Zvoki z besedami
settings-captions-hint = Kar se sliši, je na kratko tudi zapisano.
sound-turn = na vrsti si
sound-lay = nekaj je položeno
sound-refused = zavrnjeno
sound-chat = sporočilo
sound-over = igre je konec
sound-thud = zamolkel udarec
sound-creak = škripanje
sound-steps = koraki
sound-ding = jasen zvok
sound-gong = globok alarm
sound-tick = tiktakanje
sound-touch = dotik
sound-tune = kratka melodija
switch-on = Vklop
switch-off = Izklop

## Pomoč

help = Pomoč pri mizi
help-purist = Brez pomoči
help-purist-hint = Samo to, kar se vidi na pravi mizi.
help-normal = Običajna
help-normal-hint = Osvetli, kam lahko igraš.
help-coach = Trener
help-coach-hint = Šteje karte in svetuje z razlago.

help-asked = { $player } želi več pomoči za vse: { $level }.
help-agree = Velja
help-waiting = Pomoči bo več, ko se strinja vsa miza.

## Boti

bot-named = Bot ({ $level })
level-learner = učenec
level-easy = lahek
level-medium = srednji
level-hard = težek
level-master = mojster
level-beats = Stopnjo pod sabo ({ $below }) premaga v { $won } od 100 iger.
level-wins = Sam zmaga v { $won } od 100 iger z običajnimi nastavitvami.
level-unmeasured = Njegove moči še niso izmerili.
level-alone = Izmerjeno brez posebnega značaja.
level-slips = { $slips } od 100 potez je spodrsljajev: katera koli poteza.
level-steady = Nikoli mu ne spodrsne.
level-memory-perfect = Zapomni si vse, kar je videl.
level-memory-last = Zapomni si zadnje videne stvari: { $keep }.
level-memory-fading = Z vsako potezo pozabi { $lost } od 100 videnih stvari.
level-accuracy = Na otip ima prav { $accuracy }-krat od 100.
level-tremor = Roka se mu trese do { $mm } mm.
level-at-once = Misli le hip.
level-time = Misli do { $seconds } s na potezo.

## Začetek

lobby-title = Kaj bomo igrali?
lobby-play = Igraj
lobby-start-hint = Proti računalniku: en pritisk in igra se začne.
lobby-start-together-hint = Skupaj z računalnikom: en pritisk in sta ekipa.
lobby-friends = S prijatelji
lobby-friends-hint = Miza je pripravljena, ti pa dobiš povezavo in kodo QR.
lobby-more = Možnosti
lobby-ways = Na tej strani
lobby-game = Škatla
lobby-seats = Kdo igra
lobby-seats-range = Število igralcev: od { $least } do { $most }.
lobby-options = Kako igramo
pace = Čas za potezo
pace-none = Brez ure
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } dan
        [two] { $count } dneva
        [few] { $count } dnevi
       *[other] { $count } dni
    }
pace-hint = Ko se čas izteče, potezo naredi bot. Dokler ni nikogo, ura stoji.
pace-days-hint = Za prijatelje, ki kdaj pokukajo. Ko se čas izteče, potezo naredi bot; ura teče tudi brez vas.
pace-sand = ne, kjer teče pesek
lobby-your-name = Tvoje ime
name-change = Spremeni moje ime
name-title = Kako naj te kličejo drugi?
name-hint = Stoji pri tvojem mestu in ob tem, kar poveš. Kadar koli ga lahko spremeniš.
name-keep = To sem jaz
lobby-create = Sedi in igraj
lobby-creating = Pripravljamo mizo …
lobby-no-games = Polica je prazna: strežnik ne pozna nobene igre.
lobby-own-value = Po svoje
lobby-own-value-for = Po svoje: { $option }
lobby-own-value-bad = To ne gre. Mora biti takole: { $form }.
lobby-file-for = Datoteka: { $option }
lobby-not-with =
    { $players ->
        [one] Ni za { $players } igralca.
        [two] Ni za { $players } igralca.
        [few] Ni za { $players } igralce.
       *[other] Ni za { $players } igralcev.
    }
lobby-clash = To ne gre skupaj: { $why }
lobby-refused = Ni sprejeto: { $why }
lobby-file-large = Datoteka je prevelika: največ { $kilobytes } kB.
puzzles = Uganke
puzzles-title = Uganke: { $game }
puzzles-hint = Položaji za reševanje na pravi plošči. Prava je vsaka pot, ki vodi do cilja.
puzzles-grade-1 = Lahke
puzzles-grade-2 = Srednje
puzzles-grade-3 = Težke
puzzles-daily = Uganka dneva: { $game }
puzzles-right = Rešeno!
puzzles-wrong = Tako ne gre.
puzzles-no-way = Od tod nobena pot ne vodi do cilja. Vzemi potezo nazaj.
puzzles-too-far = To ni več pot, ki jo poznam. Vzemi potezo nazaj in ti jo pokažem.
puzzles-back = Nazaj
puzzles-share = Deli
puzzles-solved = Rešeno: { $solved } od { $all }
puzzles-number = Uganka { $number }
puzzles-done = rešena
puzzles-next = Naslednja uganka
puzzles-again = Poskusi znova
# On the lid of a box: what the rulebook says, or what we measured.
box-age = od { $age }. leta
box-minutes = { $least }–{ $most } min
box-minutes-about = približno { $least }–{ $most } min
box-minutes-measured = približno { $least }–{ $most } min (naša ocena)
players-exactly =
    { $players ->
        [two] { $players } igralca
        [few] { $players } igralci
       *[other] { $players } igralcev
    }
players-count =
    { $least ->
        [1] { $most ->
            [one] { $most } igralec
            [two] 1–{ $most } igralca
            [few] 1–{ $most } igralci
           *[other] 1–{ $most } igralcev
        }
       *[other] { $most ->
            [one] { $least }–{ $most } igralec
            [two] { $least }–{ $most } igralca
            [few] { $least }–{ $most } igralci
           *[other] { $least }–{ $most } igralcev
        }
    }

seat-who = Kdo sedi na mestu { $number }
seat-kind-me = Na tej napravi
seat-kind-friend = Nekdo prek povezave
seat-kind-bot = Računalnik
seat-name = Ime na mestu { $number }
seat-bot = Bot na mestu { $number }
seat-character = Značaj bota na mestu { $number }
character-plain = brez posebnega značaja
seat-add = Dodaj mesto
seat-remove = Odstrani mesto { $number }

mine-title = Moje mize
open-title = Odprte mize
open-none = Zdaj nihče ne čaka na soigralca. Pripravi mizo s prijatelji in jo odpri vsem.
open-filter = Katera igra
open-all = Vse igre
open-free =
    { $free ->
        [one] { $free } prosto mesto
        [two] { $free } prosti mesti
        [few] { $free } prosta mesta
       *[other] { $free } prostih mest
    }
open-join = Sedi
open-watch = Glej
open-anyone = Odprta vsem tukaj
open-anyone-hint = Vidna je na začetni strani, dokler so prosta mesta.
mine-empty = Miz še ni. Začni igro: tu te bo čakala.
mine-known = Strežnika ni. Tako je bilo { $ago }.
mine-your-turn = Na potezi si
mine-waiting = Čakamo na druge
mine-closed = Zaprta
mine-won = Tvoja zmaga
mine-open = Nadaljuj
mine-replay = Poglej znova
mine-forget = Odstrani s seznama
mine-forget-sure = Odstranim to mizo s tvojega seznama? Če povezave nimaš nikjer drugje, vrnitve na tvoje mesto ne bo več.

rules = Pravila
rules-read = Preberi pravila

## Miza

table-title = { $game } – { $site }
table-your-turn-title = ● Na potezi si – { $game }
table-board = Igralna plošča
table-side = Igralci, potek in klepet
table-opening = Razporejamo igralno ploščo …
table-watching = Gledaš igro.
table-turn-of = Na potezi: { $player }.
table-turn-several = Na potezi: { $players }.
table-purpose = Kako zmagati:
table-chance = Kocke se kotalijo …
table-closed = Ta miza je zaprta.
closed-damaged = Od tu naprej je zapis te igre poškodovan. Kar je bilo prej, je mogoče brati in znova pogledati, igrati naprej pa ne more nihče.
closed-rules = Ta igra se je začela po starejših pravilih, po sedanjih bi potekala drugače. Lahko jo beremo in znova pogledamo, ne pa nadaljujemo.
closed-again = Nova miza z istimi ljudmi
table-more-moves = Preskoči animacijo

line-connecting = Povezujemo …
line-again = Povezava je prekinjena. Nov poskus čez { $seconds } s.
line-now = Poveži zdaj
line-back = Spet za mizo.
line-busy = Tvoja poteza je na poti …
line-waits = Tvoja poteza je shranjena. Poslana bo, ko se povezava vrne.
line-silent = Od strežnika ni glasu …
line-here = čaka
turn-late = Tvoj čas se je iztekel: to potezo naredi bot.
table-bot-for-you = Zdaj namesto tebe igra bot.
turn-left = Za to potezo ostane { $time }
turn-days = { $days } d { $hours } h

players = Igralci
player-you = ti
player-here = za mizo
player-away = ni za mizo
player-bot = bot
player-thinking = razmišlja …
player-turn = na potezi
player-resigned = se preda
player-won = zmaga
player-nameless = Igralec { $number }
player-watcher = Občinstvo
players-watching =
    { $count ->
        [one] Gleda { $count } oseba.
        [two] Gledata { $count } osebi.
        [few] Gledajo { $count } osebe.
       *[other] Gleda { $count } oseb.
    }

log = Potek
log-empty = Nič se še ni zgodilo.
log-rule = Pravilo o tem
log-takeback = Poteza je bila vzeta nazaj.
log-forgiven = { $player }: povezava je bila prekinjena. Vrne se { $seconds } s peska.
log-overdue = { $player }: čas se je iztekel. To potezo naredi bot.
log-resigned =
    { $you ->
        [yes] Predaš se.
       *[no] { $player } se preda.
    }
log-bot =
    { $you ->
        [yes] Namesto tebe igra bot.
       *[no] Naprej igra bot. Mesto: { $player }.
    }
log-person =
    { $you ->
        [yes] Spet igraš brez bota.
       *[no] { $player } spet igra brez bota.
    }
log-came =
    { $you ->
        [yes] Za mizo si.
       *[no] { $player } sede za mizo.
    }
log-left =
    { $you ->
        [yes] Vstaneš od mize.
       *[no] { $player } vstane od mize.
    }

chat = Klepet
chat-empty = Pozdravi druge.
chat-watcher = { $name } (gleda)
chat-write = Piši mizi
chat-send = Pošlji
chat-phrases = Povej z enim pritiskom
chat-new =
    { $count ->
        [one] { $count } novo sporočilo
        [two] { $count } novi sporočili
        [few] { $count } nova sporočila
       *[other] { $count } novih sporočil
    }
phrase-hello = Živjo!
phrase-good-luck = Srečno!
phrase-good-move = Lepa poteza!
phrase-thanks = Hvala!
phrase-oops = Ups …
phrase-hurry = Na potezi si!
phrase-wait = Samo trenutek, prosim.
phrase-good-game = Dobra igra!
phrase-rematch = Še eno partijo?

menu = Meni
menu-takeback = Prosi za vrnitev poteze
menu-hint = Svetuj mi
menu-resign = Predaj se
menu-hand-over = Naj namesto mene igra bot
menu-take-seat = Spet igram brez bota
menu-replace = Naj na tem mestu igra bot: { $player }
menu-invite = Povabi
menu-watch-link = Povezava za gledanje
menu-export = Shrani igro v datoteko
menu-leave = Vstani od mize
moves-all = Vse poteze
moves-none = Zdaj nimaš kaj storiti.
moves-other = Druge poteze
moves-of = { $heading } ({ $count })
plain-moves = Tvoje poteze
plain-table = Na mizi
plain-number = Številka poteze, nato Enter
plain-play = Igraj
menu-plain = Preprosta plošča: vse z besedami
menu-picture = Plošča kot slika
log-deed = { $player }: { $deed }

takeback-asked = { $player } prosi za vrnitev zadnje poteze.
takeback-waiting = Prosiš za vrnitev svoje poteze. Drugi še razmišljajo.
takeback-allow = Pa naj bo
takeback-refuse = Ne, velja
takeback-refused = { $player } se ne strinja: poteza velja.

resign-sure = Se res želiš predati?
resign-warning = Igre bo zate konec in tega ni mogoče razveljaviti.
resign-yes = Da, predam se
resign-no = Igram naprej
bot-choose = Kateri bot naj sede?
bot-sit = Naj sede

hint-title = Namig
hint-do = Odigraj
hint-mark = Namig: { $words }. Pritisni in odigraj ga.
hint-none = Ne vidim nič boljšega od tega, kar že vidiš.
hint-asking = Da vidimo …

invite-title = Povabi
invite-text = Pošlji to povezavo osebi, ki naj sede sem. To je ključ do mesta: ne daj ga nikomur drugemu.
invite-seat = Povezava: { $player }
invite-qr = Koda QR: usmeri vanjo kamero telefona.
invite-waiting = Za mizo še manjka: { $player }. Pošlji povezavo:
invite-share = Deli
invite-other-device = Ta naslov deluje samo na tej napravi. Za igro z drugimi doma zaženi strežnik z --lan.
invite-none = Nihče ne manjka: vsa mesta so zasedena.
watch-text = Kdor ima to povezavo, vidi mizo, ne pa kart v rokah.

pass-title = Podaj napravo naprej: { $player }
pass-text = Karte so skrite, dokler ne pogleda { $player }.
pass-show = { $player } sem jaz, pokaži moje karte

refused-title = Tako ne gre
refused-clause = Pravilo { $clause }
refused-stale = Prepozno: igra je že naprej.
refuse-not-your-turn = Nisi na potezi.
refuse-game-over = Igre je konec.
refuse-not-a-players-move = Tega ne naredi igralec.

## Konec

over-win =
    { $you ->
        [yes] Zmaga je tvoja!
       *[no] Zmaga { $player }!
    }
over-win-shared = Skupna zmaga: { $players }.
over-draw = Neodločeno!
over-won-together = Skupna zmaga!
over-lost-together = Tokrat izgubljeno.
over-resigned = Drugi so se predali.
over-scores = Točke
over-rematch = Še ena partija
over-rematch-hint = Ena nova miza za vse, ki so sedeli tu.
round-wanted = { $player } želi še eno partijo.
round-ready = Naslednja miza je pripravljena.
round-join = Pridruži se
round-watch = Glej naprej
round-seats = Mesta v naslednji partiji
round-rotate = Za enega naprej
round-same = Kot prej
evening =
    { $rounds ->
        [one] Nocoj: { $rounds } partija
        [two] Nocoj: { $rounds } partiji
        [few] Nocoj: { $rounds } partije
       *[other] Nocoj: { $rounds } partij
    }
evening-together = dobljeno { $won } : { $lost } izgubljeno
over-replay = Poglej znova
over-look = Oglej si ploščo
over-lesson = Lekcija, ki bi pomagala:
over-account = Kako je do tega prišlo
over-sum = Vsota
over-easier = Lažje: { $level }
over-harder = Težje: { $level }
over-won-by = Zmagalo { $won } od { $games } botov
over-lost-to = Izgubil { $won } od { $games } iger proti tvojemu tekmecu
over-won-against = Dobil { $won } od { $games } iger proti tvojemu tekmecu
over-fair = Je bilo mešanje pošteno?
over-fair-text = Pred prvo karto je strežnik s tem pečatom določil, kako bo mešal. Zdaj je skrivnost odprta: kdor igro shrani v datoteko, lahko preveri vsako mešanje.
over-fair-seal = Pečat
over-fair-secret = Skrivnost
over-fair-check = Preverjanje v ukazni vrstici
over-clause = Po pravilu { $clause }

## Ponovni ogled

replay-title = { $game }: ponovni ogled
replay-first = Na začetek
replay-back = Korak nazaj
replay-forth = Korak naprej
replay-last = Na konec
replay-play = Predvajaj
replay-pause = Premor
replay-step = Korak { $step } od { $last }
replay-pace = Hitrost
replay-pace-slow = Počasi
replay-pace-normal = Običajno
replay-pace-quick = Hitro
replay-seat = S čigavimi očmi
replay-watcher = Občinstvo
replay-play-on = Igraj naprej od tu
replay-play-on-hint = Pri tem koraku se začne nova miza, z novim naključjem.
replay-not-over = Ta igra še teče. Znova si jo bo mogoče ogledati, ko se konča.
replay-moments = Ključni trenutki
replay-to-table = Za mizo
replay-share = Pokaži ta trenutek
replay-share-hint = Kdor odpre to povezavo, vidi igro pri tem koraku, jo lahko pregleda in igra naprej.
replay-text = Shrani postavitev kot besedilo
review-open = Kje se je odločilo?
review-begin = Pokaži mi
review-making = Igra se znova pregleduje …
review-failed = Zdaj ni uspelo.
review-again = Poskusi znova
review-chance = Možnost za zmago: { $player }
review-together = Naša možnost za zmago
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = spodrsljaj
review-error = napaka
review-blunder = huda napaka
review-fell = padlo je
review-lucky = sreča
review-unlucky = smola
review-played = Odigrano: { $move }
review-better = Bolje: { $move }
review-quiet = Noben trenutek ni odločil sam.
review-account = Kaj je premikalo možnosti, v %
review-luck = Sreča
review-skill = Lastne izbire
review-hand = Roka
review-others = Drugi
review-save = Shrani ta pregled v datoteko
review-note = Presojeno po tem, kar je vsak takrat lahko vedel. Vsi stolpci skupaj dajo vso pot od prve možnosti do zadnje.

## Pravila

rules-of = { $game }: pravila
rules-in-english = Ta pravila še niso prevedena: tu so v angleščini.
rules-contents = Vsebina
help-title = { $game }: kako se igra
help-open = Kako se igra
help-short = Na kratko
help-rules = Vsa pravila
help-page = Odpri kot stran
figure-right = Slika: tako je dovoljeno
figure-wrong = Slika: tako ni dovoljeno

## Težave

lost-title = Tu ni ničesar
lost-text = Ta naslov ne pelje nikamor. Morda se je na poti izgubila črka.
no-key-title = Manjka ključ
no-key-text = Mesto odpre le cela povezava, tej pa manjka konec. Prosi zanjo še enkrat.
away-title = Strežnik se ne odziva
away-text = Morda počiva ali pa ni omrežja. Nič ni izgubljeno: tvoje mize so shranjene.
away-here = Ni povezave s strežnikom. Kar je bilo že odprto, lahko bereš; mize se nadaljujejo, ko se vrne.
trouble-bad-message = Strežnik tega ni razumel.
trouble-too-large = To je predolgo.
trouble-too-fast = Ne tako hitro, prosim.
trouble-busy = Zdaj je veliko dela. Vprašaj čez trenutek znova.
trouble-no-such-table = Te mize ni.
trouble-wrong-token = Ta povezava tu ne sodi k nobenemu mestu.
trouble-foreign-origin = Ta stran prihaja s tujega naslova in tu ne sme igrati.
trouble-not-allowed = Tega zdaj ni mogoče storiti.
trouble-no-free-seat = Zadnje prosto mesto je pravkar zasedeno.
trouble-bad-option = Tako igre ni mogoče pripraviti.
trouble-not-found = Tega ni mogoče najti.
trouble-closed = Ta miza je zaprta: lahko si jo ogledamo, ne pa igramo naprej.
trouble-damaged = Kar je shranjeno o tej mizi, je poškodovano in ga ni mogoče pokazati. Drugih miz se to ne tiče.
trouble-disk = Strežnik zdaj ne more pisati na disk. Odigrano je na varnem; poskusi čez nekaj časa.
trouble-database = Strežnik čaka na svojo podatkovno bazo. Odigrano je na varnem; igra se bo nadaljevala sama.
trouble-internal = Na strežniku se je nekaj pokvarilo. Iz tvoje igre ni nič izgubljeno.

## Orodje za ploščo

kit-zoom-in = Bliže
kit-zoom-out = Dlje
kit-zoom-fit = Pokaži vse
kit-board-keys = Puščice premikajo pogled, plus in minus ga približata in oddaljita, 0 pokaže vse.
kit-beyond = Mesta zunaj pogleda { $side ->
    [left] levo
    [right] desno
    [top] zgoraj
   *[bottom] spodaj
 }: { $count }
kit-keys = Tipke
kit-key-turn = Obrni
kit-key-back = Spusti ali vrni
kit-key-arrows = Tja, kjer žari; s Shiftom povsod
kit-key-enter = Naredi
kit-key-zoom = Bliže, dlje, vse
kit-key-list = Ta seznam
kit-key-press = Pritisni novo tipko. Esc pusti vse, kot je.
kit-key-taken = { $key } je že zasedena: { $does }.
kit-key-needed = { $key } ima na vsaki plošči svoje delo.
kit-key-change = { $does }: { $key }. Zamenjaj tipko
kit-key-reset = Vse tipke, kot so bile
kit-sand =
    { $seconds ->
        [one] še { $seconds } sekunda
        [two] še { $seconds } sekundi
        [few] še { $seconds } sekunde
       *[other] še { $seconds } sekund
    }

## Lessons

learn = Učenje
learn-title = { $game }: učenje
learn-hint = Igraš na pravi plošči, brez tekmecev in ure. Odidi, kadar želiš, in se vrni.
learn-guided = Vodena igra, približno pet minut
learn-short = Ena misel, minuta ali dve
learn-done = Opravljeno
learn-go-on = Nadaljuj
first-title = { $game } prvič?
first-hint = Vodena igra traja približno pet minut: ti igraš, vsak korak pa je razložen.
first-show = Pokaži mi
first-know = To znam
gentle-first = Prva igra je prizanesljiva: { $how }.
gentle-coach = trener svetuje
gentle-bot = igra najlažji bot
gentle-sand = pesek ne teče
gentle-level = podzemlje je lahko, naše izdelave
gentle-usual = Običajna igra
lesson = Lekcija
lesson-step = { $page } od { $of }
lesson-next = Naprej
lesson-read-on = Najprej beri naprej: potem si na potezi.
lesson-show = Pokaži mi
lesson-do = Naredi to
lesson-leave = Odidi
lesson-other = Naslednja lekcija
lesson-play = Prava igra
lesson-again = Začni znova
lesson-lost = Ta lekcija se je spremenila, odkar se je začela.
