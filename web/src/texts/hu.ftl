# Az oldal szavakban: minden, ami nem egy játék sajátja. A mezők leírása az en.ftl-ben van.

site-name = Igroteka
site-tagline = Társasjátékok barátoknak, családnak és még egy menetre.
skip-to-main = Ugrás a tartalomra
go-home = A kezdőlapra
loading = Egy pillanat…
close = Bezárás
copy = Másolás
copied = Kimásolva
copy-by-hand = Jelöld ki a szöveget, és másold ki kézzel.
no = Nem
more = Több
retry = Próbáld újra

## Beállítások

settings = Beállítások
settings-language = Nyelv
settings-theme = Fény
theme-auto = Ahogy az eszközön
theme-light = Nappal
theme-dark = Éjszaka
settings-sound = Hang
settings-speed = Animáció
settings-vibration = Rezgés
settings-notices = Szólj, ha én jövök
settings-notices-hint = A böngésződ engedélyt kér majd.
settings-notices-blocked = A böngésződ nem engedi, hogy ez az oldal szóljon neked. A böngésző beállításaiban átállíthatod.
settings-notices-far = Akkor is, ha nincs nyitva oldal: ez a szerver küld push-üzeneteket.
settings-notices-near = Csak amíg nyitva van egy oldal: ez a szerver nem küld push-üzeneteket.
settings-captions = Hangok szavakban
settings-captions-hint = Ami hallható, röviden le is van írva.
sound-turn = te jössz
sound-lay = valamit letesznek
sound-refused = nem lehet
sound-chat = üzenet
sound-over = vége a játéknak
sound-thud = tompa puffanás
sound-creak = nyikorgás
sound-steps = lépések
sound-ding = csengő hang
sound-gong = mély riasztás
sound-tick = ketyegés
sound-touch = érintés
sound-tune = rövid dallam
switch-on = Be
switch-off = Ki

## Segítség

help = Segítség az asztalnál
help-purist = Segítség nélkül
help-purist-hint = Csak az, ami egy igazi asztalon is látszik.
help-normal = Szokásos
help-normal-hint = Megvilágítja, hová léphetsz.
help-coach = Edző
help-coach-hint = Számolja a kártyákat, és tippet ad, indoklással.

help-asked = { $player } több segítséget szeretne mindenkinek: { $level }.
help-agree = Rendben
help-waiting = Akkor lesz több segítség, ha az egész asztal beleegyezik.

## Botok

bot-named = Bot ({ $level })
level-learner = tanuló
level-easy = könnyű
level-medium = közepes
level-hard = nehéz
level-master = mester
level-beats = Az alatta lévő szintet ({ $below }) 100-ból { $won } játékban megveri.
level-wins = Egymaga 100 játékból { $won } játékot nyer a szokásos beállításokkal.
level-unmeasured = Az erejét még nem mérték meg.
level-alone = Különösebb jellem nélkül mérve.
level-slips = 100 lépésből { $slips } melléfogás: bármilyen lépés.
level-steady = Sosem fog mellé.
level-memory-perfect = Mindenre emlékszik, amit látott.
level-memory-last = Az utolsó { $keep } dologra emlékszik, amit látott.
level-memory-fading = Minden körben 100 látott dologból { $lost } dolgot elfelejt.
level-accuracy = Tapintással 100-ból { $accuracy } esetben van igaza.
level-tremor = A keze legfeljebb { $mm } mm-t remeg.
level-at-once = Egy pillanatig gondolkodik.
level-time = Lépésenként legfeljebb { $seconds } mp-ig gondolkodik.

## Kezdőlap

lobby-title = Mit játsszunk?
lobby-play = Játék
lobby-start-hint = A számítógép ellen: egy mozdulat, és indul a játék.
lobby-start-together-hint = A számítógéppel együtt: egy mozdulat, és egy csapat vagytok.
lobby-friends = Barátokkal
lobby-friends-hint = Az asztal kész, és kapsz egy elküldhető linket és QR-kódot.
lobby-more = Opciók
lobby-ways = Ezen az oldalon
lobby-game = A doboz
lobby-seats = Kik játszanak
lobby-seats-range = Játékosok száma: { $least }–{ $most }.
lobby-options = Hogyan játsszunk
pace = Idő egy körre
pace-none = Nincs óra
pace-minutes = { $count } perc
pace-days = { $count } nap
pace-hint = Ha lejár az idő, egy bot lép. Amíg nincs itt senki, az óra áll.
pace-days-hint = Barátoknak, akik néha benéznek. Ha lejár az idő, egy bot lép; az óra akkor is jár, ha nincs itt senki.
pace-sand = nem, ahol homok pereg
lobby-your-name = A neved
name-change = Nevem módosítása
name-title = Hogyan szólítsanak a többiek?
name-hint = A helyednél és az üzeneteid mellett áll. Bármikor megváltoztathatod.
name-keep = Ez vagyok én
lobby-create = Ülj le és játssz
lobby-creating = Készül az asztal…
lobby-no-games = Üres a polc: a szerver egy játékot sem ismer.
lobby-own-value = Saját
lobby-own-value-for = Saját: { $option }
lobby-own-value-bad = Ez nem jó így. Ilyen legyen: { $form }.
lobby-file-for = Fájl: { $option }
lobby-not-with =
    { $players ->
        [one] Egy játékosnak nem jó.
       *[other] { $players } játékosnak nem jó.
    }
lobby-clash = Ez így nem fér össze: { $why }
lobby-refused = Nem fogadtuk el: { $why }
lobby-file-large = A fájl túl nagy: legfeljebb { $kilobytes } kB.
puzzles = Feladványok
puzzles-title = Feladványok: { $game }
puzzles-hint = Megoldandó állások az igazi táblán. Minden út jó, amely a célhoz vezet.
puzzles-grade-1 = Könnyű
puzzles-grade-2 = Közepes
puzzles-grade-3 = Nehéz
puzzles-daily = A nap feladványa: { $game }
puzzles-right = Megoldva!
puzzles-wrong = Így nem megy.
puzzles-no-way = Innen nem vezet út a célhoz. Vond vissza a lépést.
puzzles-too-far = Letértél az útról, amelyet ismerek. Vond vissza, és megmutatom.
puzzles-back = Visszavonás
puzzles-share = Megosztás
puzzles-solved = Megoldva: { $solved } / { $all }
puzzles-number = { $number }. feladvány
puzzles-done = megoldva
puzzles-next = Következő feladvány
puzzles-again = Újra megpróbálom
# On the lid of a box: what the rulebook says, or what we measured.
box-age = { $age } éves kortól
box-minutes = { $least }–{ $most } perc
box-minutes-about = kb. { $least }–{ $most } perc
box-minutes-measured = kb. { $least }–{ $most } perc (saját becslés)
players-exactly = { $players } játékos
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 játékos
           *[other] 1–{ $most } játékos
        }
       *[other] { $most ->
            [one] 1 játékos
           *[other] { $least }–{ $most } játékos
        }
    }

seat-who = { $number }. hely: ki ül itt
seat-kind-me = Ezen az eszközön
seat-kind-friend = Valaki linkkel
seat-kind-bot = A számítógép
seat-name = Név, { $number }. hely
seat-bot = Bot, { $number }. hely
seat-character = A bot jelleme a { $number }. helyen
character-plain = különösebb jellem nélkül
seat-add = Új hely
seat-remove = { $number }. hely elvétele

mine-title = Asztalaim
open-title = Nyitott asztalok
open-none = Most senki sem vár társra. Nyiss asztalt barátokkal, ahová bárki leülhet.
open-filter = Melyik játék
open-all = Minden játék
open-free = { $free } szabad hely
open-join = Leülök
open-watch = Nézem
open-anyone = Bárki leülhet
open-anyone-hint = A kezdőlapon látszik, amíg van szabad hely.
mine-empty = Még nincs asztalod. Kezdj egy játékot: itt fog várni rád.
mine-known = A szerver nem felel. Így állt { $ago }.
mine-your-turn = Te jössz
mine-waiting = A többiekre várunk
mine-closed = Zárva
mine-won = Győztél
mine-open = Folytatás
mine-replay = Visszanézés
mine-forget = Le a listámról
mine-forget-sure = Levegyük ezt az asztalt a listádról? Ha máshol nincs meg a linkje, nem tudsz visszatérni a helyedre.

rules = Szabályok
rules-read = A szabályok elolvasása

## Az asztal

table-title = { $game } – { $site }
table-your-turn-title = ● Te jössz – { $game }
table-board = A tábla
table-side = Játékosok, események és csevegés
table-opening = Kirakjuk a táblát…
table-watching = Nézed a játékot.
table-turn-of = { $player } jön.
table-turn-several = Most jönnek: { $players }.
table-purpose = Mivel lehet nyerni:
table-chance = Gurulnak a kockák…
table-closed = Ez az asztal zárva van.
closed-damaged = Innentől a játék feljegyzése sérült. Ami előtte volt, olvasható és visszanézhető, de továbbjátszani nem lehet.
closed-rules = Ez a játék régebbi szabályokkal kezdődött, és a mostaniakkal másként alakult volna. Olvasható és visszanézhető, de nem folytatható.
closed-again = Új asztal ugyanezeknek a játékosoknak
table-more-moves = Animáció átugrása

line-connecting = Kapcsolódás…
line-again = Megszakadt a kapcsolat. Új próba { $seconds } mp múlva.
line-now = Kapcsolódás most
line-back = Újra az asztalnál.
line-busy = Úton van a lépésed…
line-waits = A lépésed megvan. Elküldjük, amint visszatér a kapcsolat.
line-silent = Semmi hír a szervertől…
line-here = vár
turn-late = Lejárt az időd: ezt egy bot lépi meg.
table-bot-for-you = Most egy bot játszik helyetted.
turn-left = Még { $time } erre a körre
turn-days = { $days } n { $hours } ó

players = Játékosok
player-you = te
player-here = az asztalnál
player-away = nincs itt
player-bot = bot
player-thinking = gondolkodik…
player-turn = most jön
player-resigned = feladta
player-won = győztes
player-nameless = { $number }. játékos
player-watcher = Egy néző
players-watching =
    { $count ->
        [one] Egy néző figyel.
       *[other] { $count } néző figyel.
    }

log = Események
log-empty = Még nem történt semmi.
log-rule = A szabály erről
log-takeback = Egy lépést visszavettünk.
log-forgiven = { $player }: megszakadt a kapcsolat. { $seconds } mp homok visszajár.
log-overdue = { $player }: lejárt az idő. Ezt egy bot lépi meg.
log-resigned =
    { $you ->
        [yes] Feladtad.
       *[no] { $player } feladta.
    }
log-bot =
    { $you ->
        [yes] Egy bot játszik tovább helyetted.
       *[no] Egy bot játszik tovább { $player } helyett.
    }
log-person =
    { $you ->
        [yes] Újra te magad játszol.
       *[no] { $player } újra maga játszik.
    }
log-came =
    { $you ->
        [yes] Az asztalnál ülsz.
       *[no] { $player } leült az asztalhoz.
    }
log-left =
    { $you ->
        [yes] Felálltál az asztaltól.
       *[no] { $player } felállt az asztaltól.
    }

chat = Csevegés
chat-empty = Köszönj be!
chat-watcher = { $name } (néző)
chat-write = Írj az asztalnak
chat-send = Küldés
chat-phrases = Mondd egy mozdulattal
chat-new =
    { $count ->
        [one] Egy új üzenet
       *[other] { $count } új üzenet
    }
phrase-hello = Szia!
phrase-good-luck = Sok szerencsét!
phrase-good-move = Szép lépés!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá…
phrase-hurry = Te jössz!
phrase-wait = Egy pillanat!
phrase-good-game = Jó játék volt!
phrase-rematch = Még egy menet?

menu = Menü
menu-takeback = Visszavehetem a lépésem?
menu-hint = Adj egy tippet
menu-resign = Feladás
menu-hand-over = Játsszon helyettem egy bot
menu-take-seat = Újra én játszom
menu-replace = Játsszon egy bot { $player } helyett
menu-invite = Meghívás
menu-watch-link = Link a nézőknek
menu-export = A játék mentése fájlba
menu-leave = Felállok az asztaltól
moves-all = Minden lépés
moves-none = Most nincs teendőd.
moves-other = Más lépések
moves-of = { $heading } ({ $count })
plain-moves = A lépéseid
plain-table = Az asztalon
plain-number = Egy lépés száma, majd Enter
plain-play = Lépek
menu-plain = Egyszerű tábla: minden szavakkal
menu-picture = A tábla képként
log-deed = { $player }: { $deed }

takeback-asked = { $player } visszavenné az utolsó lépést.
takeback-waiting = Visszavennéd a lépésed. A többiek még gondolkodnak.
takeback-allow = Jól van, legyen
takeback-refuse = Nem, marad
takeback-refused = { $player } nem egyezik bele: a lépés marad.

resign-sure = Tényleg feladod?
resign-warning = A játék ezzel véget ér számodra, és nem lehet visszacsinálni.
resign-yes = Igen, feladom
resign-no = Játszom tovább
bot-choose = Melyik bot üljön le?
bot-sit = Üljön le

hint-title = Egy tipp
hint-do = Legyen így
hint-mark = A tipp: { $words }. Nyomd meg, és megtörténik.
hint-none = Nem látok jobbat annál, amit te is látsz.
hint-asking = Lássuk csak…

invite-title = Meghívás
invite-text = Küldd el ezt a linket annak, aki ide fog ülni. Ez a hely kulcsa: másnak ne add oda.
invite-seat = Link { $player } számára
invite-qr = QR-kód: irányítsd rá egy telefon kameráját.
invite-waiting = Még nincs itt { $player }. Küldd el a linket:
invite-share = Megosztás
invite-other-device = Ez a cím csak ezen az eszközön működik. Ha otthon másokkal játszanál, indítsd a szervert a --lan kapcsolóval.
invite-none = Mindenki itt van: nincs szabad hely.
watch-text = Akinél ez a link van, látja az asztalt, de a kézben lévő kártyákat nem.

pass-title = Add tovább az eszközt: { $player }
pass-text = A kártyák rejtve maradnak, amíg { $player } oda nem néz.
pass-show = Én vagyok { $player }, mutasd a kártyáimat

refused-title = Ezt nem lehet
refused-clause = Szabály: { $clause }
refused-stale = Elkésett: a játék már továbbment.
refuse-not-your-turn = Nem te jössz.
refuse-game-over = A játék véget ért.
refuse-not-a-players-move = Ez nem a játékosok dolga.

## A vége

over-win =
    { $you ->
        [yes] Győztél!
       *[no] { $player } győzött!
    }
over-win-shared = Közös győzelem: { $players }.
over-draw = Döntetlen!
over-won-together = Közös győzelem!
over-lost-together = Ezúttal vereség.
over-resigned = A többiek feladták.
over-scores = Pontok
over-rematch = Még egy menet
over-rematch-hint = Egy új asztal mindenkinek, aki itt ült.
round-wanted = { $player } még egy menetet szeretne.
round-ready = A következő asztal kész.
round-join = Csatlakozom
round-watch = Nézem tovább
round-seats = Helyek a következő menetben
round-rotate = Eggyel tovább
round-same = Ahogy voltak
evening = Ma este: { $rounds } menet
evening-together = megnyert { $won } : { $lost } elvesztett
over-replay = Visszanézés
over-look = A tábla megnézése
over-lesson = Egy lecke, amely segített volna:
over-account = Hogyan jött össze
over-sum = Összesen
over-easier = Könnyebb: { $level }
over-harder = Nehezebb: { $level }
over-won-by = { $games } botból { $won } nyert
over-lost-to = { $games } játékból { $won } vereség az ellenfeled ellen
over-won-against = { $games } játékból { $won } győzelem az ellenfeled ellen
over-fair = Becsületes volt a keverés?
over-fair-text = Az első kártya előtt a szerver ezzel a pecséttel rögzítette, hogyan fog keverni. A titok most már nyitott: aki fájlba menti a játékot, minden keverést ellenőrizhet.
over-fair-seal = Pecsét
over-fair-secret = Titok
over-fair-check = Az ellenőrzés parancssorban
over-clause = Szabály: { $clause }

## Visszanézés

replay-title = { $game }: visszanézés
replay-first = Az elejére
replay-back = Egy lépést vissza
replay-forth = Egy lépést előre
replay-last = A végére
replay-play = Lejátszás
replay-pause = Szünet
replay-step = Lépés: { $step } / { $last }
replay-pace = Tempó
replay-pace-slow = Lassú
replay-pace-normal = Szokásos
replay-pace-quick = Gyors
replay-seat = Kinek a szemével
replay-watcher = Egy néző
replay-play-on = Játék tovább innen
replay-play-on-hint = Ennél a lépésnél új asztal kezdődik, új szerencsével.
replay-not-over = Ez a játék még tart. Ha véget ér, vissza lehet nézni.
replay-moments = Kulcspillanatok
replay-to-table = Az asztalhoz
replay-share = E pillanat megmutatása
replay-share-hint = Aki megnyitja ezt a linket, ennél a lépésnél látja a játékot, körülnézhet és tovább játszhat.
replay-text = Az állás mentése szövegként
review-open = Hol dőlt el?
review-begin = Mutasd meg
review-making = A játszma újranézése folyik…
review-failed = Ez most nem sikerült.
review-again = Próbáld újra
review-chance = Nyerési esély: { $player }
review-together = A mi nyerési esélyünk
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = pontatlanság
review-error = hiba
review-blunder = súlyos hiba
review-fell = leesett
review-lucky = szerencse
review-unlucky = balszerencse
review-played = Lépés: { $move }
review-better = Jobb lett volna: { $move }
review-quiet = Egyetlen pillanat sem döntött egymaga.
review-account = Mi mozgatta az esélyeket, %-ban
review-luck = Szerencse
review-skill = Saját döntés
review-hand = A kéz
review-others = A többiek
review-save = Az elemzés mentése fájlba
review-note = Aszerint ítélve, amit ki-ki akkor tudhatott. Az oszlopok együtt adják ki az egész utat az első esélytől az utolsóig.

## Szabályok

rules-of = { $game }: a szabályok
rules-in-english = Ezek a szabályok még nincsenek lefordítva: itt vannak angolul.
rules-contents = Tartalom
help-title = { $game }: így kell játszani
help-open = Így kell játszani
help-short = Röviden
help-rules = Az összes szabály
help-page = Megnyitás külön oldalon
figure-right = Kép: így szabad
figure-wrong = Kép: így nem szabad

## Baj van

lost-title = Itt nincs semmi
lost-text = Ez a cím nem vezet sehová. Talán elveszett útközben egy betű.
no-key-title = Hiányzik a kulcs
no-key-text = Egy helyhez a teljes link kell, ennek pedig hiányzik a vége. Kérd el még egyszer.
away-title = A szerver nem válaszol
away-text = Talán pihen, vagy nincs hálózat. Semmi sem veszett el: az asztalaid megvannak.
away-here = Nincs kapcsolat a szerverrel. Amit már megnyitottál, olvasható; az asztalok folytatódnak, ha visszatér.
trouble-bad-message = Ezt a szerver nem értette.
trouble-too-large = Ez túl hosszú.
trouble-too-fast = Kicsit lassabban, kérlek.
trouble-busy = Most sok a dolog. Kérdezd meg kicsit később újra.
trouble-no-such-table = Nincs ilyen asztal.
trouble-wrong-token = Ez a link itt egyik helyhez sem illik.
trouble-foreign-origin = Ez az oldal idegen címről jött, és itt nem játszhat.
trouble-not-allowed = Ezt most nem lehet.
trouble-no-free-seat = Az utolsó szabad helyet épp most foglalták el.
trouble-bad-option = Így nem lehet összerakni a játékot.
trouble-not-found = Ez nincs meg.
trouble-closed = Ez az asztal zárva van: megnézhető, de nem játszható tovább.
trouble-damaged = Ami erről az asztalról megmaradt, sérült, és nem mutatható meg. A többi asztalt ez nem érinti.
trouble-disk = A szerver most nem tud a lemezére írni. Amit játszottatok, megvan; próbáld meg később.
trouble-database = A szerver az adatbázisára vár. Amit játszottatok, megvan; magától folytatódik.
trouble-internal = Valami elromlott a szerveren. A játékodból semmi sem veszett el.

## A tábla eszközei

kit-zoom-in = Közelebb
kit-zoom-out = Távolabb
kit-zoom-fit = Mutass mindent
kit-board-keys = A nyilak mozgatják a képet, a plusz és a mínusz nagyít és kicsinyít, a 0 mindent megmutat.
kit-beyond = Helyek a képen kívül { $side ->
    [left] balra
    [right] jobbra
    [top] fent
   *[bottom] lent
 }: { $count }
kit-keys = Billentyűk
kit-key-turn = Elfordítás
kit-key-back = Elengedés vagy visszatevés
kit-key-arrows = Oda, ahol világít; Shifttel bárhová
kit-key-enter = Megtenni
kit-key-zoom = Közelebb, távolabb, minden
kit-key-list = Ez a lista
kit-key-press = Nyomd meg az új billentyűt. Az Esc mindent úgy hagy, ahogy van.
kit-key-taken = A(z) { $key } már foglalt: { $does }.
kit-key-needed = A(z) { $key } billentyűnek minden táblán saját dolga van.
kit-key-change = { $does }: { $key }. Billentyű cseréje
kit-key-reset = Minden billentyű, ahogy volt
kit-sand =
    { $seconds ->
        [one] még { $seconds } másodperc
       *[other] még { $seconds } másodperc
    }

## Lessons

learn = Tanulás
learn-title = { $game }: tanulás
learn-hint = Az igazi táblán játszol, egyedül és óra nélkül. Bármikor elmehetsz és visszajöhetsz.
learn-guided = Vezetett játszma, körülbelül öt perc
learn-short = Egy gondolat, egy-két perc
learn-done = Kész
learn-go-on = Folytatás
first-title = { $game }: először?
first-hint = A vezetett játszma körülbelül öt perc: te játszol, és minden lépést megmagyarázunk.
first-show = Mutasd meg
first-know = Ismerem
gentle-first = Az első játék szelíd: { $how }.
gentle-coach = edző segít
gentle-bot = a legkönnyebb bot játszik
gentle-sand = nem pereg a homok
gentle-level = a kazamata könnyű, saját tervezésű
gentle-usual = A szokásos játék
lesson = Lecke
lesson-step = { $page } / { $of }
lesson-next = Tovább
lesson-read-on = Előbb olvass tovább: utána te jössz.
lesson-show = Mutasd meg
lesson-do = Tedd meg
lesson-leave = Kilépés
lesson-other = Következő lecke
lesson-play = Igazi játszma
lesson-again = Újrakezdés
lesson-lost = Ez a lecke megváltozott, mióta elkezdted.
