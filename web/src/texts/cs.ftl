# Stránky slovy: všechno, co nepatří jedné hře. Pole jsou vysvětlena v en.ftl.

site-name = Igroteka
site-tagline = Deskové hry pro přátele, pro rodinu a na ještě jednu partii.
skip-to-main = Přejít k obsahu
go-home = Na úvod
loading = Okamžik…
close = Zavřít
copy = Kopírovat
copied = Zkopírováno
copy-by-hand = Označ text a zkopíruj ho ručně.
no = Ne
more = Více
retry = Zkusit znovu

## Nastavení

settings = Nastavení
settings-language = Jazyk
settings-theme = Světlo
theme-auto = Podle zařízení
theme-light = Den
theme-dark = Noc
settings-sound = Zvuk
settings-speed = Animace
settings-vibration = Vibrace
settings-notices = Dej vědět, až budu na tahu
settings-notices-hint = Prohlížeč si řekne o povolení.
settings-notices-blocked = Prohlížeč téhle stránce nedovolí dát ti vědět. Můžeš to změnit v jeho nastavení.
settings-notices-far = I když není otevřená žádná stránka: tento server posílá push zprávy.
settings-notices-near = Jen dokud je stránka otevřená: tento server push zprávy neposílá.
settings-captions = Zvuky slovy
settings-captions-hint = Co je slyšet, je i krátce napsáno.
sound-turn = jsi na tahu
sound-lay = něco se pokládá
sound-refused = nelze
sound-chat = zpráva
sound-over = konec hry
sound-thud = tupá rána
sound-creak = zaskřípání
sound-steps = kroky
sound-ding = jasný tón
sound-gong = hluboký poplach
sound-tick = tikání
sound-touch = dotek
sound-tune = krátká melodie
switch-on = Zap.
switch-off = Vyp.

## Nápověda

help = Pomoc u stolu
help-purist = Bez pomoci
help-purist-hint = Jen to, co je vidět u skutečného stolu.
help-normal = Běžná
help-normal-hint = Rozsvítí místa, kam můžeš hrát.
help-coach = Trenér
help-coach-hint = Počítá karty a radí i s důvody.

help-asked = { $player } si přeje víc pomoci pro všechny: { $level }.
help-agree = Souhlas
help-waiting = Pomoci přibude, až bude souhlasit celý stůl.

## Boti

bot-named = Bot ({ $level })
level-learner = učeň
level-easy = lehký
level-medium = střední
level-hard = těžký
level-master = mistr
level-beats = Porazí nižší úroveň ({ $below }) v { $won } hrách ze 100.
level-wins = Sám vyhraje { $won } her ze 100 při obvyklém nastavení.
level-unmeasured = Jeho sílu zatím nikdo nezměřil.
level-alone = Měřeno bez zvláštní povahy.
level-slips = { $slips } ze 100 tahů jsou přehmaty: jakýkoli tah.
level-steady = Nikdy se nepřehmátne.
level-memory-perfect = Pamatuje si vše, co viděl.
level-memory-last = Pamatuje si poslední viděné věci: { $keep }.
level-memory-fading = S každým tahem zapomene { $lost } ze 100 viděných věcí.
level-accuracy = Po hmatu se trefí v { $accuracy } případech ze 100.
level-tremor = Ruka se mu třese až o { $mm } mm.
level-at-once = Přemýšlí okamžik.
level-time = Přemýšlí až { $seconds } s na tah.

## Úvod

lobby-title = Co si zahrajeme?
lobby-play = Hrát
lobby-start-hint = Proti počítači: jedno stisknutí a hraje se.
lobby-start-together-hint = S počítačem: jedno stisknutí a jste jeden tým.
lobby-friends = S přáteli
lobby-friends-hint = Stůl je připravený a dostaneš odkaz a QR kód k poslání.
lobby-more = Možnosti
lobby-ways = Na této stránce
lobby-game = Krabice
lobby-seats = Kdo hraje
lobby-seats-range = Počet hráčů: { $least } až { $most }.
lobby-options = Jak hrajeme
pace = Čas na tah
pace-none = Bez hodin
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } den
        [few] { $count } dny
       *[other] { $count } dní
    }
pace-hint = Když čas vyprší, tah udělá bot. Dokud tu nikdo není, hodiny stojí.
pace-days-hint = Pro přátele, kteří se občas zastaví. Když čas vyprší, tah udělá bot; hodiny jdou, i když tu nikdo není.
pace-sand = ne tam, kde se sype písek
lobby-your-name = Tvoje jméno
name-change = Změnit moje jméno
name-title = Jak ti mají ostatní říkat?
name-hint = Stojí u tvého místa a vedle toho, co říkáš. Můžeš ho kdykoli změnit.
name-keep = To jsem já
lobby-create = Sednout a hrát
lobby-creating = Chystáme stůl…
lobby-no-games = Police je prázdná: server nezná žádnou hru.
lobby-own-value = Po svém
lobby-own-value-for = Po svém: { $option }
lobby-own-value-bad = To se nehodí. Má to být takhle: { $form }.
lobby-file-for = Soubor: { $option }
lobby-not-with =
    { $players ->
        [one] Ne pro jednoho hráče.
        [few] Ne pro { $players } hráče.
        [many] Ne pro { $players } hráče.
       *[other] Ne pro { $players } hráčů.
    }
lobby-clash = Tohle nejde dohromady: { $why }
lobby-refused = Nebylo přijato: { $why }
lobby-file-large = Soubor je příliš velký: nejvýše { $kilobytes } kB.
puzzles = Hlavolamy
puzzles-title = Hlavolamy: { $game }
puzzles-hint = Pozice k řešení na opravdovém plánu. Správná je každá cesta, která vede k cíli.
puzzles-grade-1 = Lehké
puzzles-grade-2 = Střední
puzzles-grade-3 = Těžké
puzzles-daily = Hlavolam dne: { $game }
puzzles-right = Vyřešeno!
puzzles-wrong = Takhle ne.
puzzles-no-way = Odsud k cíli žádná cesta nevede. Vrať tah.
puzzles-too-far = Tohle už není cesta, kterou znám. Vrať tah a ukážu ji.
puzzles-back = Vrátit
puzzles-share = Sdílet
puzzles-solved = Vyřešeno { $solved } z { $all }
puzzles-number = Hlavolam { $number }
puzzles-done = vyřešeno
puzzles-next = Další hlavolam
puzzles-again = Zkusit znovu
# On the lid of a box: what the rulebook says, or what we measured.
box-age = od { $age } let
box-minutes = { $least }–{ $most } min
box-minutes-about = asi { $least }–{ $most } min
box-minutes-measured = asi { $least }–{ $most } min (náš odhad)
players-exactly =
    { $players ->
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 hráč
            [few] 1–{ $most } hráči
           *[other] 1–{ $most } hráčů
        }
       *[other] { $most ->
            [one] 1 hráč
            [few] { $least }–{ $most } hráči
           *[other] { $least }–{ $most } hráčů
        }
    }

seat-who = Kdo sedí na místě { $number }
seat-kind-me = U tohoto zařízení
seat-kind-friend = Někdo přes odkaz
seat-kind-bot = Počítač
seat-name = Jméno na místě { $number }
seat-bot = Bot na místě { $number }
seat-character = Povaha bota na místě { $number }
character-plain = bez zvláštní povahy
seat-add = Přidat místo
seat-remove = Odebrat místo { $number }

mine-title = Moje stoly
open-title = Otevřené stoly
open-none = Teď nikdo nečeká na spoluhráče. Připrav stůl s přáteli a otevři ho všem.
open-filter = Která hra
open-all = Všechny hry
open-free =
    { $free ->
        [one] { $free } volné místo
        [few] { $free } volná místa
       *[other] { $free } volných míst
    }
open-join = Sednout si
open-watch = Dívat se
open-anyone = Otevřený všem tady
open-anyone-hint = Je vidět na úvodní stránce, dokud jsou volná místa.
mine-empty = Zatím žádné stoly. Začni hru: bude tu na tebe čekat.
mine-known = Server tu není. Takhle to bylo { $ago }.
mine-your-turn = Jsi na tahu
mine-waiting = Čekáme na ostatní
mine-closed = Zavřený
mine-won = Tvoje výhra
mine-open = Pokračovat
mine-replay = Podívat se znovu
mine-forget = Odebrat ze seznamu
mine-forget-sure = Odebrat tenhle stůl ze seznamu? Pokud odkaz nemáš nikde jinde, na své místo už se nevrátíš.

rules = Pravidla
rules-read = Přečíst pravidla

## Stůl

table-title = { $game } – { $site }
table-your-turn-title = ● Jsi na tahu – { $game }
table-board = Herní plán
table-side = Hráči, průběh a povídání
table-opening = Rozkládáme herní plán…
table-watching = Díváš se na hru.
table-turn-of = Na tahu je { $player }.
table-turn-several = Na tahu: { $players }.
table-purpose = Jak vyhrát:
table-chance = Kostky se kutálejí…
table-closed = Tento stůl je zavřený.
closed-damaged = Od tohoto místa je záznam hry poškozený. Co bylo předtím, lze číst a znovu přehrát, ale nikdo nemůže hrát dál.
closed-rules = Tato hra začala podle starších pravidel a podle dnešních by probíhala jinak. Lze ji číst a znovu přehrát, ale ne dohrát.
closed-again = Nový stůl se stejnými lidmi
table-more-moves = Přeskočit animaci

line-connecting = Připojujeme…
line-again = Spojení vypadlo. Další pokus za { $seconds } s.
line-now = Připojit hned
line-back = Zpátky u stolu.
line-busy = Tvůj tah je na cestě…
line-waits = Tvůj tah je uschován. Odešle se, až se spojení vrátí.
line-silent = Server mlčí…
line-here = čeká
turn-late = Tvůj čas vypršel: tento tah udělá bot.
table-bot-for-you = Teď za tebe hraje bot.
turn-left = Na tento tah zbývá { $time }
turn-days = { $days } d { $hours } h

players = Hráči
player-you = ty
player-here = u stolu
player-away = není u stolu
player-bot = bot
player-thinking = přemýšlí…
player-turn = na tahu
player-resigned = vzdává se
player-won = vyhrává
player-nameless = Hráč { $number }
player-watcher = Divák
players-watching =
    { $count ->
        [one] Dívá se { $count } člověk.
        [few] Dívají se { $count } lidé.
        [many] Dívá se { $count } člověka.
       *[other] Dívá se { $count } lidí.
    }

log = Průběh
log-empty = Zatím se nic nestalo.
log-rule = Pravidlo k tomu
log-takeback = Tah byl vzat zpět.
log-forgiven = { $player }: spojení vypadlo. Vrací se { $seconds } s písku.
log-overdue = { $player }: čas vypršel. Tento tah udělá bot.
log-resigned =
    { $you ->
        [yes] Vzdáváš se.
       *[no] { $player } se vzdává.
    }
log-bot =
    { $you ->
        [yes] Dál za tebe hraje bot.
       *[no] Dál hraje bot. Místo: { $player }.
    }
log-person =
    { $you ->
        [yes] Zase hraješ bez bota.
       *[no] { $player } zase hraje bez bota.
    }
log-came =
    { $you ->
        [yes] Sedíš u stolu.
       *[no] { $player } usedá ke stolu.
    }
log-left =
    { $you ->
        [yes] Odcházíš od stolu.
       *[no] { $player } odchází od stolu.
    }

chat = Povídání
chat-empty = Pozdrav ostatní.
chat-watcher = { $name } (přihlíží)
chat-write = Napiš ke stolu
chat-send = Poslat
chat-phrases = Řekni to jedním stisknutím
chat-new =
    { $count ->
        [one] { $count } nová zpráva
        [few] { $count } nové zprávy
        [many] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-good-move = Pěkný tah!
phrase-thanks = Díky!
phrase-oops = Jejda…
phrase-hurry = Jsi na tahu!
phrase-wait = Okamžik, prosím.
phrase-good-game = Dobrá hra!
phrase-rematch = Ještě jednu?

menu = Nabídka
menu-takeback = Poprosit o vrácení tahu
menu-hint = Poraď mi
menu-resign = Vzdát se
menu-hand-over = Ať za mě hraje bot
menu-take-seat = Zase hrát bez bota
menu-replace = Ať na tomhle místě hraje bot: { $player }
menu-invite = Pozvat
menu-watch-link = Odkaz pro diváky
menu-export = Uložit hru do souboru
menu-leave = Odejít od stolu
moves-all = Všechny tahy
moves-none = Teď nemáš co dělat.
moves-other = Jiné tahy
moves-of = { $heading } ({ $count })
plain-moves = Tvoje tahy
plain-table = Na stole
plain-number = Číslo tahu, pak Enter
plain-play = Zahrát
menu-plain = Jednoduchý plán: vše slovy
menu-picture = Plán jako obrázek
log-deed = { $player }: { $deed }

takeback-asked = { $player } prosí o vrácení posledního tahu.
takeback-waiting = Prosíš o vrácení tahu. Ostatní přemýšlejí.
takeback-allow = Tak dobře
takeback-refuse = Ne, platí
takeback-refused = { $player } nesouhlasí: tah platí.

resign-sure = Opravdu se chceš vzdát?
resign-warning = Hra pro tebe skončí a nedá se to vrátit.
resign-yes = Ano, vzdávám se
resign-no = Hrát dál
bot-choose = Který bot si sedne?
bot-sit = Ať si sedne

hint-title = Rada
hint-do = Zahrát
hint-mark = Rada: { $words }. Stiskni a zahraje se.
hint-none = Nevidím nic lepšího, než co už vidíš.
hint-asking = Podíváme se…

invite-title = Pozvat
invite-text = Pošli tenhle odkaz tomu, kdo si sem má sednout. Je to klíč k místu: nikomu jinému ho nedávej.
invite-seat = Odkaz: { $player }
invite-qr = QR kód: namiř na něj fotoaparát telefonu.
invite-waiting = U stolu ještě chybí: { $player }. Pošli odkaz:
invite-share = Sdílet
invite-other-device = Tahle adresa funguje jen na tomto zařízení. Chceš-li hrát doma s ostatními, spusť server s --lan.
invite-none = Nikdo nechybí: všechna místa jsou obsazená.
watch-text = Kdo má tenhle odkaz, vidí stůl, ale ne karty v ruce.

pass-title = Předej zařízení: { $player }
pass-text = Karty jsou skryté, dokud se nepodívá { $player }.
pass-show = { $player } jsem já, ukaž mi karty

refused-title = Tak to nejde
refused-clause = Pravidlo { $clause }
refused-stale = Pozdě: hra už je dál.
refuse-not-your-turn = Nejsi na tahu.
refuse-game-over = Hra skončila.
refuse-not-a-players-move = Tohle nedělá hráč.

## Konec

over-win =
    { $you ->
        [yes] Vyhráváš!
       *[no] Vyhrává { $player }!
    }
over-win-shared = Společná výhra: { $players }.
over-draw = Remíza!
over-won-together = Společná výhra!
over-lost-together = Tentokrát prohra.
over-resigned = Ostatní se vzdali.
over-scores = Body
over-rematch = Ještě jednu
over-rematch-hint = Jeden nový stůl pro všechny, kdo tu seděli.
round-wanted = { $player } chce další partii.
round-ready = Další stůl je připravený.
round-join = Přidat se
round-watch = Dívat se dál
round-seats = Místa v další partii
round-rotate = O jedno dál
round-same = Jako předtím
evening =
    { $rounds ->
        [one] Dnes večer: { $rounds } partie
        [few] Dnes večer: { $rounds } partie
       *[other] Dnes večer: { $rounds } partií
    }
evening-together = vyhráno { $won } : { $lost } prohráno
over-replay = Podívat se znovu
over-look = Prohlédnout si herní plán
over-lesson = Lekce, která by pomohla:
over-account = Jak k tomu došlo
over-sum = Součet
over-easier = Lehčí: { $level }
over-harder = Těžší: { $level }
over-won-by = Vyhrálo { $won } z { $games } botů
over-lost-to = Prohrál { $won } z { $games } her s tvým soupeřem
over-won-against = Vyhrál { $won } z { $games } her s tvým soupeřem
over-fair = Míchalo se poctivě?
over-fair-text = Před první kartou server touhle pečetí stvrdil, jak bude míchat. Teď je tajemství venku: kdo si hru uloží do souboru, může každé míchání ověřit.
over-fair-seal = Pečeť
over-fair-secret = Tajemství
over-fair-check = Ověření v příkazové řádce
over-clause = Podle pravidla { $clause }

## Znovu

replay-title = { $game }: díváme se znovu
replay-first = Na začátek
replay-back = O krok zpět
replay-forth = O krok dál
replay-last = Na konec
replay-play = Přehrát
replay-pause = Pauza
replay-step = Krok { $step } z { $last }
replay-pace = Tempo
replay-pace-slow = Pomalé
replay-pace-normal = Běžné
replay-pace-quick = Rychlé
replay-seat = Číma očima
replay-watcher = Divák
replay-play-on = Hrát odtud dál
replay-play-on-hint = Od tohoto kroku začne nový stůl, s novou náhodou.
replay-not-over = Tahle hra se ještě hraje. Podívat se na ni půjde, až skončí.
replay-moments = Klíčové okamžiky
replay-to-table = Ke stolu
replay-share = Ukázat tuto chvíli
replay-share-hint = Kdo otevře tento odkaz, uvidí hru v tomto kroku, může si ji prohlédnout a hrát dál.
replay-text = Uložit pozici jako text
review-open = Kde se rozhodlo?
review-begin = Ukaž mi to
review-making = Hra se prohlíží znovu…
review-failed = Teď se to nepovedlo.
review-again = Zkusit znovu
review-chance = Šance na výhru: { $player }
review-together = Naše šance na výhru
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = nepřesnost
review-error = chyba
review-blunder = hrubá chyba
review-fell = spadlo to
review-lucky = štěstí
review-unlucky = smůla
review-played = Zahráno: { $move }
review-better = Lépe: { $move }
review-quiet = Žádná chvíle nerozhodla sama.
review-account = Co hýbalo šancemi, v %
review-luck = Štěstí
review-skill = Vlastní volba
review-hand = Ruka
review-others = Ostatní
review-save = Uložit tento rozbor do souboru
review-note = Posuzuje se podle toho, co mohl každý v té chvíli vědět. Všechny sloupce dají dohromady celou cestu od první šance k poslední.

## Pravidla

rules-of = { $game }: pravidla
rules-in-english = Tahle pravidla ještě nejsou přeložená: tady jsou anglicky.
rules-contents = Obsah
help-title = { $game }: jak se hraje
help-open = Jak se hraje
help-short = Ve zkratce
help-rules = Všechna pravidla
help-page = Otevřít jako stránku
figure-right = Obrázek: takto se smí
figure-wrong = Obrázek: takto se nesmí

## Potíže

lost-title = Tady nic není
lost-text = Tahle adresa nikam nevede. Možná se cestou ztratilo písmenko.
no-key-title = Chybí klíč
no-key-text = Místo odemkne jen celý odkaz a tomuhle chybí konec. Popros o něj ještě jednou.
away-title = Server neodpovídá
away-text = Možná odpočívá, nebo vypadla síť. Nic se neztratilo: tvoje stoly jsou v bezpečí.
away-here = Není spojení se serverem. Co už bylo otevřeno, lze číst; u stolů se pokračuje, až se vrátí.
trouble-bad-message = Tomu server nerozuměl.
trouble-too-large = Je to moc dlouhé.
trouble-too-fast = Ne tak rychle, prosím.
trouble-busy = Teď je tu plno práce. Zeptej se za chvilku znovu.
trouble-no-such-table = Takový stůl není.
trouble-wrong-token = Tenhle odkaz tu nepatří k žádnému místu.
trouble-foreign-origin = Tahle stránka je z cizí adresy a nesmí tu hrát.
trouble-not-allowed = To teď nejde.
trouble-no-free-seat = Poslední volné místo je právě obsazené.
trouble-bad-option = Takhle se hra připravit nedá.
trouble-not-found = To se nenašlo.
trouble-closed = Tento stůl je zavřený: lze si ho prohlédnout, ale ne hrát dál.
trouble-damaged = Co je z tohoto stolu uloženo, je poškozené a nelze to ukázat. Jiných stolů se to netýká.
trouble-disk = Server teď nemůže zapisovat na disk. Co se odehrálo, je v bezpečí; zkus to za chvíli.
trouble-database = Server čeká na svou databázi. Co se odehrálo, je v bezpečí; hra půjde dál sama.
trouble-internal = Na serveru se něco rozbilo. Z tvé hry se nic neztratilo.

## Nářadí pro herní plán

kit-zoom-in = Blíž
kit-zoom-out = Dál
kit-zoom-fit = Ukázat všechno
kit-board-keys = Šipky posouvají pohled, plus a minus ho přibližují a oddalují, 0 ukáže všechno.
kit-beyond = Místa mimo pohled { $side ->
    [left] vlevo
    [right] vpravo
    [top] nahoře
   *[bottom] dole
 }: { $count }
kit-keys = Klávesy
kit-key-turn = Otočit
kit-key-back = Pustit nebo vrátit
kit-key-arrows = Tam, kde září; se Shiftem všude
kit-key-enter = Udělat to
kit-key-zoom = Blíž, dál, všechno
kit-key-list = Tento seznam
kit-key-press = Stiskni novou klávesu. Esc nechá vše, jak je.
kit-key-taken = { $key } je už obsazená: { $does }.
kit-key-needed = { $key } má na každém plánu vlastní úkol.
kit-key-change = { $does }: { $key }. Změnit klávesu
kit-key-reset = Všechny klávesy jako dřív
kit-sand =
    { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
        [many] zbývá { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }

## Lessons

learn = Učit se
learn-title = { $game }: učíme se
learn-hint = Hraješ na opravdovém plánu, bez soupeřů a hodin. Odejdi, kdy chceš, a vrať se.
learn-guided = Hra s průvodcem, asi pět minut
learn-short = Jedna myšlenka, minuta či dvě
learn-done = Hotovo
learn-go-on = Pokračovat
first-title = { $game } poprvé?
first-hint = Hra s průvodcem trvá asi pět minut: ty hraješ a každý krok se vysvětlí.
first-show = Ukaž mi to
first-know = Umím to
gentle-first = První hra je mírná: { $how }.
gentle-coach = trenér radí
gentle-bot = hraje nejlehčí bot
gentle-sand = písek se nesype
gentle-level = podzemí je lehké, z naší dílny
gentle-usual = Obvyklá hra
lesson = Lekce
lesson-step = { $page } z { $of }
lesson-next = Dál
lesson-read-on = Nejdřív čti dál: pak jsi na tahu.
lesson-show = Ukaž mi to
lesson-do = Udělej to
lesson-leave = Odejít
lesson-other = Další lekce
lesson-play = Opravdová hra
lesson-again = Začít znovu
lesson-lost = Tato lekce se od tvého začátku změnila.
