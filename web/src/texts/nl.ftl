# De site in woorden: alles wat niet bij één spel hoort. De velden staan uitgelegd in en.ftl.

site-name = Igroteka
site-tagline = Bordspellen voor vrienden, familie en nog één rondje.
skip-to-main = Naar de inhoud
go-home = Naar de lobby
loading = Momentje…
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Selecteer de tekst en kopieer hem zelf.
no = Nee
more = Meer
retry = Nog eens proberen

## Instellingen

settings = Instellingen
settings-language = Taal
settings-theme = Licht
theme-auto = Zoals het apparaat
theme-light = Dag
theme-dark = Nacht
settings-sound = Geluid
settings-speed = Beweging
settings-vibration = Trillen
settings-notices = Zeg het als ik aan de beurt ben
settings-notices-hint = Je browser vraagt om toestemming.
settings-notices-blocked = Je browser laat deze pagina niets melden. Dat kun je in zijn instellingen veranderen.
settings-notices-far = Ook als er geen pagina open is: deze server stuurt pushberichten.
settings-notices-near = Alleen zolang er een pagina open is: deze server stuurt geen pushberichten.
settings-captions = Geluiden in woorden
settings-captions-hint = Wat te horen is, staat er ook kort.
sound-turn = jouw beurt
sound-lay = er wordt iets gelegd
sound-refused = geweigerd
sound-chat = een bericht
sound-over = het spel is afgelopen
sound-thud = een doffe klap
sound-creak = gekraak
sound-steps = stappen
sound-ding = een heldere toon
sound-gong = een diep alarm
sound-tick = getik
sound-touch = een aanraking
sound-tune = een kort wijsje
switch-on = Aan
switch-off = Uit

## Hulp

help = Hulp aan tafel
help-purist = Puur
help-purist-hint = Alleen wat je aan een echte tafel ziet.
help-normal = Gewoon
help-normal-hint = Laat oplichten waar je kunt spelen.
help-coach = Coach
help-coach-hint = Telt de kaarten mee en geeft tips met uitleg.

help-asked = { $player } wil graag meer hulp voor iedereen: { $level }.
help-agree = Akkoord
help-waiting = Er komt meer hulp als iedereen aan tafel akkoord is.

## Bots

bot-named = Bot ({ $level })
level-learner = beginner
level-easy = makkelijk
level-medium = gemiddeld
level-hard = moeilijk
level-master = meester
level-beats = Verslaat het niveau eronder ({ $below }) in { $won } van de 100 spellen.
level-wins = Wint alleen { $won } van de 100 spellen met de gewone instellingen.
level-unmeasured = Hoe sterk hij is, is nog niet gemeten.
level-alone = Gemeten zonder bijzonder karakter.
level-slips = { $slips } van de 100 zetten zijn missers: zomaar een zet.
level-steady = Vergist zich nooit.
level-memory-perfect = Onthoudt alles wat hij zag.
level-memory-last = Onthoudt de laatste { $keep } dingen die hij zag.
level-memory-fading = Vergeet met elke beurt { $lost } van de 100 geziene dingen.
level-accuracy = Heeft het op de tast { $accuracy } van de 100 keer goed.
level-tremor = Zijn hand trilt tot { $mm } mm.
level-at-once = Denkt een oogwenk na.
level-time = Denkt tot { $seconds } s per zet na.

## Het begin

lobby-title = Wat gaan we spelen?
lobby-play = Spelen
lobby-start-hint = Tegen de computer: één tik en het spel begint.
lobby-start-together-hint = Samen met de computer: één tik en jullie zijn een team.
lobby-friends = Met vrienden
lobby-friends-hint = De tafel is gedekt en je krijgt een link en een QR-code om te sturen.
lobby-more = Opties
lobby-ways = Op deze pagina
lobby-game = De doos
lobby-seats = Wie speelt mee
lobby-seats-range = { $least } tot { $most } spelers.
lobby-options = Hoe we spelen
pace = Tijd per beurt
pace-none = Geen klok
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    }
pace-hint = Is de tijd om, dan doet een bot de zet. Zolang er niemand is, staat de klok stil.
pace-days-hint = Voor vrienden die af en toe langskomen. Is de tijd om, dan doet een bot de zet; de klok loopt ook als er niemand is.
pace-sand = niet waar zand loopt
lobby-your-name = Je naam
name-change = Mijn naam wijzigen
name-title = Hoe zullen de anderen je noemen?
name-hint = Hij staat bij je plaats en naast wat je zegt. Je kunt hem altijd veranderen.
name-keep = Dat ben ik
lobby-create = Ga zitten en speel
lobby-creating = De tafel wordt gedekt…
lobby-no-games = De plank is leeg: de server kent geen spellen.
lobby-own-value = Eigen keuze
lobby-own-value-for = Eigen keuze: { $option }
lobby-own-value-bad = Dat past niet. Zo hoort het: { $form }.
lobby-file-for = Een bestand: { $option }
lobby-not-with =
    { $players ->
        [one] Niet voor één speler.
       *[other] Niet voor { $players } spelers.
    }
lobby-clash = Dit gaat niet samen: { $why }
lobby-refused = Dat werd geweigerd: { $why }
lobby-file-large = Het bestand is te groot: hoogstens { $kilobytes } kB.
puzzles = Puzzels
puzzles-title = Puzzels: { $game }
puzzles-hint = Stellingen om op te lossen op het echte bord. Elke weg naar het doel is goed.
puzzles-grade-1 = Makkelijk
puzzles-grade-2 = Gemiddeld
puzzles-grade-3 = Moeilijk
puzzles-daily = Puzzel van de dag: { $game }
puzzles-right = Opgelost!
puzzles-wrong = Zo lukt het niet.
puzzles-no-way = Vanaf hier leidt geen weg naar het doel. Neem de zet terug.
puzzles-too-far = Je bent van de weg af die ik ken. Neem de zet terug, dan laat ik de weg zien.
puzzles-back = Terug
puzzles-share = Delen
puzzles-solved = { $solved } van { $all } opgelost
puzzles-number = Puzzel { $number }
puzzles-done = opgelost
puzzles-next = Volgende puzzel
puzzles-again = Nog eens proberen
# On the lid of a box: what the rulebook says, or what we measured.
box-age = vanaf { $age } jaar
box-minutes = { $least }–{ $most } min.
box-minutes-about = ongeveer { $least }–{ $most } min.
box-minutes-measured = ongeveer { $least }–{ $most } min. (onze schatting)
players-exactly = { $players } spelers
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 speler
           *[other] 1–{ $most } spelers
        }
       *[other] { $most ->
            [one] 1 speler
           *[other] { $least }–{ $most } spelers
        }
    }

seat-who = Wie zit er op plaats { $number }
seat-kind-me = Op dit apparaat
seat-kind-friend = Iemand met een link
seat-kind-bot = De computer
seat-name = Naam op plaats { $number }
seat-bot = Bot op plaats { $number }
seat-character = Karakter van de bot op plaats { $number }
character-plain = geen bijzonder karakter
seat-add = Plaats toevoegen
seat-remove = Plaats { $number } weghalen

mine-title = Mijn tafels
open-title = Open tafels
open-none = Er wacht nu niemand op medespelers. Dek een tafel ‘Met vrienden’ en zet hem open voor iedereen.
open-filter = Welk spel
open-all = Alle spellen
open-free =
    { $free ->
        [one] Eén vrije plaats
       *[other] { $free } vrije plaatsen
    }
open-join = Ga zitten
open-watch = Kijken
open-anyone = Open voor iedereen hier
open-anyone-hint = Hij staat in de lobby tot de vrije plaatsen bezet zijn.
mine-empty = Nog geen tafels. Begin er een: hij wacht hier op je.
mine-known = De server is er niet. Zo stond het { $ago }.
mine-your-turn = Jij bent aan de beurt
mine-waiting = Wachten op de anderen
mine-closed = Gesloten
mine-won = Gewonnen
mine-open = Verderspelen
mine-replay = Terugkijken
mine-forget = Van mijn lijst halen
mine-forget-sure = Deze tafel van je lijst halen? Als je de link nergens anders hebt, kun je niet meer terug naar je plaats.

rules = Regels
rules-read = Regels lezen

## De tafel

table-title = { $game } – { $site }
table-your-turn-title = ● Jij bent aan de beurt – { $game }
table-board = Het bord
table-side = Spelers, verloop en chat
table-opening = Het bord wordt klaargelegd…
table-watching = Je kijkt mee.
table-turn-of = { $player } is aan de beurt.
table-turn-several = Aan de beurt: { $players }.
table-purpose = Zo win je:
table-chance = De dobbelstenen rollen…
table-closed = Deze tafel is gesloten.
closed-damaged = Vanaf hier is het verslag van dit spel beschadigd. Wat eraan voorafging is te lezen en terug te zien, maar niemand kan verderspelen.
closed-rules = Dit spel is met oudere regels begonnen en zou met de huidige anders gelopen zijn. Je kunt het lezen en terugzien, maar niet verderspelen.
closed-again = Nieuwe tafel met dezelfde mensen
table-more-moves = Animatie overslaan

line-connecting = Verbinden…
line-again = De verbinding is weg. Nieuwe poging over { $seconds } s.
line-now = Nu verbinden
line-back = Weer aan tafel.
line-busy = Je zet is onderweg…
line-waits = Je zet is bewaard. Hij gaat weg zodra de verbinding terug is.
line-silent = Van de server is niets te horen…
line-here = wacht
turn-late = Je tijd is om: een bot doet deze zet.
table-bot-for-you = Een bot speelt voor jou.
turn-left = Nog { $time } voor deze beurt
turn-days = { $days } d { $hours } u

players = Spelers
player-you = jij
player-here = aan tafel
player-away = weg
player-bot = bot
player-thinking = denkt na…
player-turn = aan de beurt
player-resigned = geeft op
player-won = wint
player-nameless = Speler { $number }
player-watcher = Een kijker
players-watching =
    { $count ->
        [one] Er kijkt één persoon mee.
       *[other] Er kijken { $count } mensen mee.
    }

log = Verloop
log-empty = Er is nog niets gebeurd.
log-rule = De regel hierover
log-takeback = Er is een zet teruggenomen.
log-forgiven = { $player }: de verbinding was weg. { $seconds } s zand komt terug.
log-overdue = { $player }: de tijd is om. Een bot doet deze zet.
log-resigned =
    { $you ->
        [yes] Je hebt opgegeven.
       *[no] { $player } heeft opgegeven.
    }
log-bot =
    { $you ->
        [yes] Een bot speelt voor je verder.
       *[no] Een bot speelt verder voor { $player }.
    }
log-person =
    { $you ->
        [yes] Je speelt weer zelf.
       *[no] { $player } speelt weer zelf.
    }
log-came =
    { $you ->
        [yes] Je zit aan tafel.
       *[no] { $player } zit nu aan tafel.
    }
log-left =
    { $you ->
        [yes] Je bent van tafel gegaan.
       *[no] { $player } is van tafel gegaan.
    }

chat = Chat
chat-empty = Zeg eens hallo.
chat-watcher = { $name } (kijkt toe)
chat-write = Schrijf aan de tafel
chat-send = Versturen
chat-phrases = Zeg het met één tik
chat-new =
    { $count ->
        [one] Eén nieuw bericht
       *[other] { $count } nieuwe berichten
    }
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-good-move = Mooie zet!
phrase-thanks = Dank je!
phrase-oops = Oeps…
phrase-hurry = Jij bent aan de beurt!
phrase-wait = Momentje, alsjeblieft.
phrase-good-game = Goed gespeeld!
phrase-rematch = Nog een rondje?

menu = Menu
menu-takeback = Mag ik mijn zet terugnemen?
menu-hint = Geef me een tip
menu-resign = Opgeven
menu-hand-over = Laat een bot voor mij spelen
menu-take-seat = Weer zelf spelen
menu-replace = Laat een bot spelen voor { $player }
menu-invite = Uitnodigen
menu-watch-link = Link om mee te kijken
menu-export = Spel opslaan als bestand
menu-leave = Van tafel gaan
moves-all = Alle zetten
moves-none = Je hoeft nu niets te doen.
moves-other = Andere zetten
moves-of = { $heading } ({ $count })
plain-moves = Jouw zetten
plain-table = Op tafel
plain-number = Nummer van een zet, dan Enter
plain-play = Speel
menu-plain = Eenvoudig bord: alles in woorden
menu-picture = Het bord als plaatje
log-deed = { $player }: { $deed }

takeback-asked = { $player } wil de laatste zet terugnemen.
takeback-waiting = Je wilt je zet terugnemen. De anderen denken erover na.
takeback-allow = Vooruit dan
takeback-refuse = Nee, hij blijft staan
takeback-refused = { $player } is het er niet mee eens: de zet blijft staan.

resign-sure = Wil je echt opgeven?
resign-warning = Het spel is dan voor jou voorbij, en dat kan niet ongedaan worden gemaakt.
resign-yes = Ja, ik geef op
resign-no = Verderspelen
bot-choose = Welke bot komt erbij zitten?
bot-sit = Ga zitten

hint-title = Een tip
hint-do = Zo spelen
hint-mark = De tip: { $words }. Druk om hem te spelen.
hint-none = Ik zie niets beters dan wat je zelf al ziet.
hint-asking = Even kijken…

invite-title = Uitnodigen
invite-text = Stuur deze link naar wie op deze plaats komt zitten. Het is de sleutel van de plaats: geef hem aan niemand anders.
invite-seat = Link voor { $player }
invite-qr = QR-code: richt de camera van een telefoon erop.
invite-waiting = We wachten op { $player }. Stuur de link:
invite-share = Delen
invite-other-device = Dit adres werkt alleen op dit apparaat. Wil je thuis met anderen spelen, start dan de server met --lan.
invite-none = Iedereen is er: alle plaatsen zijn bezet.
watch-text = Wie deze link heeft, ziet de tafel, maar niet wat iemand in de hand heeft.

pass-title = Geef het apparaat aan { $player }
pass-text = De kaarten blijven verborgen tot { $player } kijkt.
pass-show = Ik ben { $player }, laat mijn kaarten zien

refused-title = Dat mag niet
refused-clause = Regel { $clause }
refused-stale = Dat kwam te laat: het spel is al verder.
refuse-not-your-turn = Je bent niet aan de beurt.
refuse-game-over = Het spel is afgelopen.
refuse-not-a-players-move = Dat is geen zet voor een speler.

## Het einde

over-win =
    { $you ->
        [yes] Je hebt gewonnen!
       *[no] { $player } heeft gewonnen!
    }
over-win-shared = Gedeelde winst: { $players }.
over-draw = Gelijkspel!
over-won-together = Samen gewonnen!
over-lost-together = Deze keer verloren.
over-resigned = De anderen hebben opgegeven.
over-scores = Punten
over-rematch = Nog een rondje
over-rematch-hint = Eén nieuwe tafel voor allen die hier zaten.
round-wanted = { $player } wil nog een ronde.
round-ready = De volgende tafel is gedekt.
round-join = Doe mee
round-watch = Verderkijken
round-seats = Plaatsen in de volgende ronde
round-rotate = Eén opschuiven
round-same = Zoals nu
evening =
    { $rounds ->
        [one] Vanavond: één ronde
       *[other] Vanavond: { $rounds } rondes
    }
evening-together = gewonnen { $won } : { $lost } verloren
over-replay = Terugkijken
over-look = Het bord bekijken
over-lesson = Een les die had geholpen:
over-account = Hoe het zo kwam
over-sum = Som
over-easier = Makkelijker: { $level }
over-harder = Moeilijker: { $level }
over-won-by = Gewonnen door { $won } van { $games } bots
over-lost-to = Verloor { $won } van { $games } spellen tegen jouw tegenstander
over-won-against = Won { $won } van { $games } spellen tegen jouw tegenstander
over-fair = Is er eerlijk geschud?
over-fair-text = Vóór de eerste kaart heeft de server met dit zegel vastgelegd hoe hij schudt. Nu ligt het geheim open: wie het spel als bestand opslaat, kan elke keer schudden narekenen.
over-fair-seal = Zegel
over-fair-secret = Geheim
over-fair-check = De controle, op de opdrachtregel
over-clause = Volgens regel { $clause }

## Terugkijken

replay-title = { $game }: terugkijken
replay-first = Naar het begin
replay-back = Eén stap terug
replay-forth = Eén stap vooruit
replay-last = Naar het einde
replay-play = Afspelen
replay-pause = Pauze
replay-step = Stap { $step } van { $last }
replay-pace = Tempo
replay-pace-slow = Langzaam
replay-pace-normal = Gewoon
replay-pace-quick = Snel
replay-seat = Gezien door
replay-watcher = Een kijker
replay-play-on = Vanaf hier verderspelen
replay-play-on-hint = Bij deze stap begint een nieuwe tafel, met nieuwe dobbelstenen.
replay-not-over = Dit spel is nog bezig. Als het afgelopen is, kun je het terugkijken.
replay-moments = Beslissende momenten
replay-to-table = Naar de tafel
replay-share = Dit moment laten zien
replay-share-hint = Wie deze link opent, ziet het spel bij deze stap, kan rondkijken en verderspelen.
replay-text = Stelling als tekst opslaan
review-open = Waar werd het beslist?
review-begin = Laat zien
review-making = Het spel wordt nog eens bekeken…
review-failed = Dat lukte nu niet.
review-again = Opnieuw proberen
review-chance = Kans om te winnen: { $player }
review-together = Onze kans om te winnen
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = een slordigheid
review-error = een fout
review-blunder = een blunder
review-fell = er viel iets
review-lucky = geluk
review-unlucky = pech
review-played = Gespeeld: { $move }
review-better = Beter: { $move }
review-quiet = Geen enkel moment gaf de doorslag.
review-account = Wat de kansen veranderde, in %
review-luck = Geluk
review-skill = Eigen keuzes
review-hand = De hand
review-others = De anderen
review-save = Deze terugblik opslaan als bestand
review-note = Beoordeeld naar wat ieder op dat moment kon weten. Alle kolommen vormen samen de hele weg van de eerste kans naar de laatste.

## Regels

rules-of = { $game }: de regels
rules-in-english = Deze regels zijn nog niet vertaald: hier staan ze in het Engels.
rules-contents = Inhoud
help-title = Zo speel je { $game }
help-open = Zo speel je
help-short = In het kort
help-rules = Alle regels
help-page = Als pagina openen
figure-right = Plaatje: zo mag het
figure-wrong = Plaatje: zo mag het niet

## Pech

lost-title = Hier is niets
lost-text = Dit adres leidt nergens heen. Misschien is er onderweg een letter kwijtgeraakt.
no-key-title = De sleutel ontbreekt
no-key-text = Bij een plaats hoort de hele link, en van deze ontbreekt het eind. Vraag of je hem nog eens krijgt.
away-title = De server antwoordt niet
away-text = Misschien rust hij even uit, of het netwerk is weg. Er is niets verloren: je tafels zijn bewaard.
away-here = Geen verbinding met de server. Wat je al had geopend kun je lezen; de tafels gaan verder als hij terug is.
trouble-bad-message = Dat heeft de server niet begrepen.
trouble-too-large = Dat is te lang.
trouble-too-fast = Niet zo snel, alsjeblieft.
trouble-busy = Het is nu even druk. Vraag het zo nog eens.
trouble-no-such-table = Die tafel bestaat niet.
trouble-wrong-token = Deze link past hier op geen enkele plaats.
trouble-foreign-origin = Deze pagina komt van een vreemd adres en mag hier niet meespelen.
trouble-not-allowed = Dat kan nu niet.
trouble-no-free-seat = De laatste vrije plaats is net bezet.
trouble-bad-option = Zo kan het spel niet worden klaargezet.
trouble-not-found = Dat is niet gevonden.
trouble-closed = Deze tafel is gesloten: je kunt hem lezen, maar niet verderspelen.
trouble-damaged = Wat van deze tafel bewaard is, is beschadigd en kan niet getoond worden. Andere tafels hebben er geen last van.
trouble-disk = De server kan nu niet op zijn schijf schrijven. Wat gespeeld is, is veilig; probeer het straks weer.
trouble-database = De server wacht op zijn database. Wat gespeeld is, is veilig; het gaat vanzelf verder.
trouble-internal = Er is iets stukgegaan op de server. Van je spel is niets verloren.

## Gereedschap voor het bord

kit-zoom-in = Dichterbij
kit-zoom-out = Verder weg
kit-zoom-fit = Alles laten zien
kit-board-keys = Met de pijltjes schuif je het beeld, plus en min zoomen, 0 laat alles zien.
kit-beyond = Plekken buiten beeld { $side ->
    [left] links
    [right] rechts
    [top] boven
   *[bottom] onder
 }: { $count }
kit-keys = Toetsen
kit-key-turn = Draaien
kit-key-back = Loslaten of terugleggen
kit-key-arrows = Naar waar het oplicht; met Shift overal heen
kit-key-enter = Uitvoeren
kit-key-zoom = Dichterbij, verder weg, alles
kit-key-list = Deze lijst
kit-key-press = Druk op de nieuwe toets. Esc laat alles zoals het is.
kit-key-taken = { $key } is al bezet: { $does }.
kit-key-needed = { $key } heeft op elk bord een eigen taak.
kit-key-change = { $does }: { $key }. Toets wijzigen
kit-key-reset = Alle toetsen zoals ze waren
kit-sand =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }

## Lessons

learn = Leren
learn-title = { $game } leren
learn-hint = Je speelt op het echte bord, alleen en zonder klok. Ga weg wanneer je wilt en kom terug.
learn-guided = Spel met uitleg, ongeveer vijf minuten
learn-short = Eén idee, een paar minuten
learn-done = Klaar
learn-go-on = Verder
first-title = Nieuw bij { $game }?
first-hint = Een spel met uitleg duurt ongeveer vijf minuten: jij speelt, en elke stap wordt uitgelegd.
first-show = Laat zien hoe het gaat
first-know = Ik ken het
gentle-first = Je eerste spel is een rustig spel: { $how }.
gentle-coach = een coach geeft tips
gentle-bot = de makkelijkste bot speelt mee
gentle-sand = er loopt geen zand
gentle-level = de kerker is een makkelijke van ons
gentle-usual = Het gewone spel
lesson = Les
lesson-step = { $page } van { $of }
lesson-next = Volgende
lesson-read-on = Lees eerst verder: dan ben jij aan zet.
lesson-show = Laat zien
lesson-do = Doe het
lesson-leave = Weggaan
lesson-other = Volgende les
lesson-play = Een echt spel
lesson-again = Opnieuw beginnen
lesson-lost = Deze les is veranderd sinds je begon.
