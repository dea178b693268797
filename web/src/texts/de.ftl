# Die Seite, in Worten: alles, was nicht zu einem Spiel gehört. Die Felder stehen in en.ftl.

site-name = Igroteka
site-tagline = Brettspiele für Freunde, Familie und noch eine Runde.
skip-to-main = Direkt zum Inhalt
go-home = Zur Startseite
loading = Einen Moment…
close = Schließen
copy = Kopieren
copied = Kopiert
copy-by-hand = Markier den Text und kopier ihn selbst.
no = Nein
more = Mehr
retry = Noch einmal versuchen

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Nacht
settings-sound = Ton
settings-speed = Bewegung
settings-vibration = Vibration
settings-notices = Sag mir, wenn ich dran bin
settings-notices-hint = Dein Browser fragt dich um Erlaubnis.
settings-notices-blocked = Dein Browser lässt diese Seite nichts melden. Das kannst du in seinen Einstellungen ändern.
settings-notices-far = Auch wenn keine Seite offen ist: Dieser Server verschickt Push-Nachrichten.
settings-notices-near = Nur solange eine Seite offen ist: Dieser Server verschickt keine Push-Nachrichten.
settings-captions = Töne in Worten
settings-captions-hint = Was zu hören ist, steht auch kurz da.
sound-turn = du bist dran
sound-lay = etwas wird gelegt
sound-refused = abgelehnt
sound-chat = eine Nachricht
sound-over = das Spiel ist aus
sound-thud = ein dumpfer Schlag
sound-creak = ein Knarren
sound-steps = Schritte
sound-ding = ein heller Ton
sound-gong = ein tiefer Alarm
sound-tick = Ticken
sound-touch = eine Berührung
sound-tune = eine kurze Tonfolge
switch-on = An
switch-off = Aus

## Hilfe

help = Hilfe am Tisch
help-purist = Pur
help-purist-hint = Nur, was man am echten Tisch sieht.
help-normal = Normal
help-normal-hint = Lässt aufleuchten, wo du spielen kannst.
help-coach = Trainer
help-coach-hint = Zählt die Karten mit und gibt Tipps mit Begründung.

help-asked = { $player } wünscht sich mehr Hilfe für alle: { $level }.
help-agree = Einverstanden
help-waiting = Mehr Hilfe kommt, wenn alle am Tisch einverstanden sind.

## Bots

bot-named = Bot ({ $level })
level-learner = Anfänger
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-master = Meister
level-beats = Schlägt die Stufe darunter ({ $below }) in { $won } von 100 Spielen.
level-wins = Gewinnt allein { $won } von 100 Spielen mit den üblichen Einstellungen.
level-unmeasured = Wie stark er ist, wurde noch nicht gemessen.
level-alone = Gemessen ohne besonderen Charakter.
level-slips = { $slips } von 100 Zügen sind Patzer: Da zieht er aufs Geratewohl.
level-steady = Patzt nie.
level-memory-perfect = Merkt sich alles, was er gesehen hat.
level-memory-last = Merkt sich die letzten { $keep } Dinge, die er sah.
level-memory-fading = Vergisst mit jedem Zug { $lost } von 100 gesehenen Dingen.
level-accuracy = Ertastet es in { $accuracy } von 100 Fällen richtig.
level-tremor = Seine Hand zittert um bis zu { $mm } mm.
level-at-once = Denkt einen Augenblick.
level-time = Denkt bis zu { $seconds } s je Zug.

## Startseite

lobby-title = Was spielen wir?
lobby-play = Spielen
lobby-start-hint = Gegen den Computer: ein Druck, und es geht los.
lobby-start-together-hint = Mit dem Computer: ein Druck, und ihr seid ein Team.
lobby-friends = Mit Freunden
lobby-friends-hint = Der Tisch ist gedeckt, und du bekommst Link und QR-Code zum Verschicken.
lobby-more = Optionen
lobby-ways = Auf dieser Seite
lobby-game = Die Schachtel
lobby-seats = Wer spielt mit
lobby-seats-range = { $least } bis { $most } Spieler.
lobby-options = Wie wir spielen
pace = Zeit für einen Zug
pace-none = Keine Uhr
pace-minutes = { $count } Min.
pace-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
pace-hint = Ist die Zeit um, macht ein Bot den Zug. Solange niemand da ist, steht die Uhr.
pace-days-hint = Für Freunde, die ab und zu hereinschauen. Ist die Zeit um, macht ein Bot den Zug; die Uhr geht auch weiter, wenn niemand da ist.
pace-sand = nicht, wo Sand läuft
lobby-your-name = Dein Name
name-change = Meinen Namen ändern
name-title = Wie sollen die anderen dich nennen?
name-hint = Er steht an deinem Platz und neben dem, was du sagst. Du kannst ihn jederzeit ändern.
name-keep = Das bin ich
lobby-create = Hinsetzen und spielen
lobby-creating = Der Tisch wird gedeckt…
lobby-no-games = Das Regal ist leer: Der Server kennt keine Spiele.
lobby-own-value = Eigener Wert
lobby-own-value-for = Eigener Wert: { $option }
lobby-own-value-bad = Das passt nicht. So muss es aussehen: { $form }.
lobby-file-for = Eine Datei: { $option }
lobby-not-with =
    { $players ->
        [one] Nicht für einen Spieler.
       *[other] Nicht für { $players } Spieler.
    }
lobby-clash = Das geht nicht zusammen: { $why }
lobby-refused = Das wurde abgelehnt: { $why }
lobby-file-large = Die Datei ist zu groß: höchstens { $kilobytes } kB.
puzzles = Rätsel
puzzles-title = Rätsel: { $game }
puzzles-hint = Stellungen zum Lösen auf dem echten Brett. Jeder Weg, der ans Ziel führt, ist richtig.
puzzles-grade-1 = Leicht
puzzles-grade-2 = Mittel
puzzles-grade-3 = Schwer
puzzles-daily = Rätsel des Tages: { $game }
puzzles-right = Gelöst!
puzzles-wrong = So geht es nicht.
puzzles-no-way = Von hier führt kein Weg ans Ziel. Nimm den Zug zurück.
puzzles-too-far = Du hast den Weg verlassen, den ich kenne. Nimm den Zug zurück, dann zeige ich dir den Weg.
puzzles-back = Zurück
puzzles-share = Teilen
puzzles-solved = { $solved } von { $all } gelöst
puzzles-number = Rätsel { $number }
puzzles-done = gelöst
puzzles-next = Nächstes Rätsel
puzzles-again = Noch einmal versuchen
# On the lid of a box: what the rulebook says, or what we measured.
box-age = ab { $age } Jahren
box-minutes = { $least }–{ $most } Min.
box-minutes-about = etwa { $least }–{ $most } Min.
box-minutes-measured = etwa { $least }–{ $most } Min. (geschätzt)
players-exactly = { $players } Spieler
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 Spieler
           *[other] 1–{ $most } Spieler
        }
       *[other] { $most ->
            [one] 1 Spieler
           *[other] { $least }–{ $most } Spieler
        }
    }

seat-who = Wer sitzt auf Platz { $number }
seat-kind-me = An diesem Gerät
seat-kind-friend = Jemand per Link
seat-kind-bot = Der Computer
seat-name = Name auf Platz { $number }
seat-bot = Bot auf Platz { $number }
seat-character = Charakter des Bots auf Platz { $number }
character-plain = ohne besonderen Charakter
seat-add = Platz hinzufügen
seat-remove = Platz { $number } wegnehmen

mine-title = Meine Tische
open-title = Offene Tische
open-none = Gerade wartet niemand auf Mitspieler. Deck einen Tisch „Mit Freunden“ und öffne ihn für alle.
open-filter = Welches Spiel
open-all = Alle Spiele
open-free =
    { $free ->
        [one] Ein freier Platz
       *[other] { $free } freie Plätze
    }
open-join = Hinsetzen
open-watch = Zuschauen
open-anyone = Offen für alle hier
open-anyone-hint = Er steht auf der Startseite, bis die freien Plätze besetzt sind.
mine-empty = Noch keine Tische. Fang einen an: Er wartet dann hier auf dich.
mine-known = Der Server ist nicht da. So stand es { $ago }.
mine-your-turn = Du bist dran
mine-waiting = Die anderen sind dran
mine-closed = Geschlossen
mine-won = Gewonnen
mine-open = Weiterspielen
mine-replay = Noch einmal ansehen
mine-forget = Von meiner Liste nehmen
mine-forget-sure = Diesen Tisch von deiner Liste nehmen? Wenn du den Link sonst nirgends hast, kommst du nicht mehr an deinen Platz.

rules = Regeln
rules-read = Regeln lesen

## Der Tisch

table-title = { $game } – { $site }
table-your-turn-title = ● Du bist dran – { $game }
table-board = Das Brett
table-side = Spieler, Verlauf und Chat
table-opening = Das Brett wird aufgebaut…
table-watching = Du schaust zu.
table-turn-of = { $player } ist dran.
table-turn-several = Am Zug: { $players }.
table-purpose = So gewinnt man:
table-chance = Die Würfel rollen…
table-closed = Dieser Tisch ist geschlossen.
closed-damaged = Ab hier ist die Aufzeichnung dieses Spiels beschädigt. Was davor war, kann man lesen und noch einmal ansehen, aber niemand kann weiterspielen.
closed-rules = Dieses Spiel wurde nach älteren Regeln begonnen und wäre nach den heutigen anders verlaufen. Man kann es lesen und noch einmal ansehen, aber nicht weiterspielen.
closed-again = Neuer Tisch mit denselben Leuten
table-more-moves = Animation überspringen

line-connecting = Verbinden…
line-again = Die Verbindung ist weg. Neuer Versuch in { $seconds } s.
line-now = Jetzt verbinden
line-back = Wieder am Tisch.
line-busy = Dein Zug ist unterwegs…
line-waits = Dein Zug ist aufgehoben. Er geht hinaus, sobald die Verbindung wieder da ist.
line-silent = Vom Server ist nichts zu hören…
line-here = wartet
turn-late = Deine Zeit ist um: Diesen Zug macht ein Bot.
table-bot-for-you = Ein Bot spielt für dich.
turn-left = Noch { $time } für diesen Zug
turn-days = { $days } T { $hours } Std

players = Spieler
player-you = du
player-here = am Tisch
player-away = nicht da
player-bot = Bot
player-thinking = denkt nach…
player-turn = ist dran
player-resigned = hat aufgegeben
player-won = gewinnt
player-nameless = Spieler { $number }
player-watcher = Zuschauer
players-watching =
    { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Personen schauen zu.
    }

log = Verlauf
log-empty = Noch ist nichts passiert.
log-rule = Die Regel dazu
log-takeback = Ein Zug wurde zurückgenommen.
log-forgiven = { $player }: Die Verbindung war weg. { $seconds } s Sand werden zurückgegeben.
log-overdue = { $player }: Die Zeit ist um. Diesen Zug macht ein Bot.
log-resigned =
    { $you ->
        [yes] Du hast aufgegeben.
       *[no] { $player } hat aufgegeben.
    }
log-bot =
    { $you ->
        [yes] Ein Bot spielt für dich weiter.
       *[no] Ein Bot spielt für { $player } weiter.
    }
log-person =
    { $you ->
        [yes] Du spielst wieder selbst.
       *[no] { $player } spielt wieder selbst.
    }
log-came =
    { $you ->
        [yes] Du sitzt am Tisch.
       *[no] { $player } sitzt jetzt am Tisch.
    }
log-left =
    { $you ->
        [yes] Du hast den Tisch verlassen.
       *[no] { $player } hat den Tisch verlassen.
    }

chat = Chat
chat-empty = Sag Hallo.
chat-watcher = { $name } (schaut zu)
chat-write = Schreib an den Tisch
chat-send = Senden
chat-phrases = Mit einem Druck gesagt
chat-new =
    { $count ->
        [one] Eine neue Nachricht
       *[other] { $count } neue Nachrichten
    }
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-good-move = Schöner Zug!
phrase-thanks = Danke!
phrase-oops = Hoppla…
phrase-hurry = Du bist dran!
phrase-wait = Einen Moment, bitte.
phrase-good-game = Gutes Spiel!
phrase-rematch = Noch eine Runde?

menu = Menü
menu-takeback = Darf ich meinen Zug zurücknehmen?
menu-hint = Gib mir einen Tipp
menu-resign = Aufgeben
menu-hand-over = Einen Bot für mich spielen lassen
menu-take-seat = Wieder selbst spielen
menu-replace = Einen Bot für { $player } spielen lassen
menu-invite = Einladen
menu-watch-link = Link zum Zuschauen
menu-export = Spiel als Datei speichern
menu-leave = Tisch verlassen
moves-all = Alle Züge
moves-none = Gerade hast du nichts zu tun.
moves-other = Andere Züge
moves-of = { $heading } ({ $count })
plain-moves = Deine Züge
plain-table = Auf dem Tisch
plain-number = Nummer eines Zuges, dann Enter
plain-play = Spielen
menu-plain = Einfaches Brett: alles in Worten
menu-picture = Das Brett als Bild
log-deed = { $player }: { $deed }

takeback-asked = { $player } möchte den letzten Zug zurücknehmen.
takeback-waiting = Du möchtest deinen Zug zurücknehmen. Die anderen überlegen noch.
takeback-allow = Na gut
takeback-refuse = Nein, es bleibt dabei
takeback-refused = { $player } ist dagegen: Der Zug bleibt.

resign-sure = Willst du wirklich aufgeben?
resign-warning = Das Spiel ist dann für dich zu Ende, und das lässt sich nicht rückgängig machen.
resign-yes = Ja, ich gebe auf
resign-no = Weiterspielen
bot-choose = Welcher Bot setzt sich hin?
bot-sit = Hinsetzen

hint-title = Ein Tipp
hint-do = So spielen
hint-mark = Der Tipp: { $words }. Drücken, um ihn zu spielen.
hint-none = Ich sehe nichts Besseres als das, was du selbst siehst.
hint-asking = Lass mal sehen…

invite-title = Einladen
invite-text = Schick diesen Link an die Person, die hier sitzen soll. Er ist der Schlüssel zum Platz: Gib ihn sonst niemandem.
invite-seat = Link für { $player }
invite-qr = QR-Code: Halt die Kamera eines Handys darauf.
invite-waiting = Wir warten auf { $player }. Schick den Link:
invite-share = Teilen
invite-other-device = Diese Adresse geht nur auf diesem Gerät. Um zu Hause mit anderen zu spielen, starte den Server mit --lan.
invite-none = Alle sind da: Kein Platz ist frei.
watch-text = Wer diesen Link hat, sieht den Tisch, aber nicht, was jemand auf der Hand hat.

pass-title = Gib das Gerät weiter an { $player }
pass-text = Die Karten bleiben verdeckt, bis { $player } hinschaut.
pass-show = Ich bin { $player }, zeig meine Karten

refused-title = Das geht nicht
refused-clause = Regel { $clause }
refused-stale = Das kam zu spät: Das Spiel ist schon weiter.
refuse-not-your-turn = Du bist nicht dran.
refuse-game-over = Das Spiel ist zu Ende.
refuse-not-a-players-move = Diesen Zug macht kein Spieler.

## Das Ende

over-win =
    { $you ->
        [yes] Du hast gewonnen!
       *[no] { $player } hat gewonnen!
    }
over-win-shared = Geteilter Sieg: { $players }.
over-draw = Unentschieden!
over-won-together = Gemeinsam gewonnen!
over-lost-together = Diesmal verloren.
over-resigned = Die anderen haben aufgegeben.
over-scores = Punkte
over-rematch = Noch eine Runde
over-rematch-hint = Ein neuer Tisch für alle, die hier saßen.
round-wanted = { $player } möchte noch eine Runde.
round-ready = Der nächste Tisch ist gedeckt.
round-join = Mitspielen
round-watch = Weiter zuschauen
round-seats = Plätze der nächsten Runde
round-rotate = Einen weiter
round-same = Wie bisher
evening =
    { $rounds ->
        [one] Heute Abend: eine Runde
       *[other] Heute Abend: { $rounds } Runden
    }
evening-together = gewonnen { $won } : { $lost } verloren
over-replay = Noch einmal ansehen
over-look = Das Brett ansehen
over-lesson = Eine Lektion, die geholfen hätte:
over-account = Wie es dazu kam
over-sum = Summe
over-easier = Leichter: { $level }
over-harder = Schwerer: { $level }
over-won-by = Sieg für { $won } von { $games } Bots
over-lost-to = Verlor { $won } von { $games } Spielen gegen deinen Gegner
over-won-against = Gewann { $won } von { $games } Spielen gegen deinen Gegner
over-fair = Ging es beim Mischen fair zu?
over-fair-text = Vor der ersten Karte hat der Server sein Mischen mit diesem Siegel festgelegt. Jetzt liegt das Geheimnis offen: Wer das Spiel als Datei speichert, kann jedes Mischen nachprüfen.
over-fair-seal = Siegel
over-fair-secret = Geheimnis
over-fair-check = Die Prüfung, auf der Kommandozeile
over-clause = Nach Regel { $clause }

## Noch einmal ansehen

replay-title = { $game }: noch einmal ansehen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt vor
replay-last = Zum Ende
replay-play = Abspielen
replay-pause = Pause
replay-step = Schritt { $step } von { $last }
replay-pace = Tempo
replay-pace-slow = Langsam
replay-pace-normal = Normal
replay-pace-quick = Schnell
replay-seat = Gesehen von
replay-watcher = Zuschauer
replay-play-on = Von hier weiterspielen
replay-play-on-hint = Bei diesem Schritt beginnt ein neuer Tisch, mit neuem Zufall.
replay-not-over = Dieses Spiel läuft noch. Wenn es zu Ende ist, kannst du es noch einmal ansehen.
replay-moments = Entscheidende Momente
replay-to-table = Zum Tisch
replay-share = Diesen Moment zeigen
replay-share-hint = Wer diesen Link öffnet, sieht das Spiel bei diesem Schritt, kann sich umsehen und weiterspielen.
replay-text = Stellung als Text speichern
review-open = Wo fiel die Entscheidung?
review-begin = Zeig es mir
review-making = Das Spiel wird noch einmal angesehen…
review-failed = Das hat gerade nicht geklappt.
review-again = Noch einmal versuchen
review-chance = Gewinnchance: { $player }
review-together = Unsere Gewinnchance
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = ungenau
review-error = ein Fehler
review-blunder = ein grober Fehler
review-fell = ein Sturz
review-lucky = Glück
review-unlucky = Pech
review-played = Gespielt: { $move }
review-better = Besser: { $move }
review-quiet = Kein einzelner Moment hat es entschieden.
review-account = Was die Chancen bewegt hat, in %
review-luck = Glück
review-skill = Eigene Wahl
review-hand = Die Hand
review-others = Die anderen
review-save = Diesen Rückblick als Datei speichern
review-note = Beurteilt nach dem, was jeder in dem Moment wissen konnte. Alle Spalten ergeben zusammen den ganzen Weg von der ersten Chance bis zur letzten.

## Regeln

rules-of = { $game }: die Regeln
rules-in-english = Diese Regeln sind noch nicht übersetzt: Hier stehen sie auf Englisch.
rules-contents = Inhalt
help-title = { $game }: So geht’s
help-open = So geht’s
help-short = Kurz gefasst
help-rules = Alle Regeln
help-page = Als Seite öffnen
figure-right = Bild: So ist es erlaubt
figure-wrong = Bild: So ist es nicht erlaubt

## Ärger

lost-title = Hier ist nichts
lost-text = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
no-key-title = Der Schlüssel fehlt
no-key-text = Zu einem Platz gehört der ganze Link, und diesem fehlt das Ende. Lass ihn dir noch einmal schicken.
away-title = Der Server antwortet nicht
away-text = Vielleicht ruht er sich aus, oder das Netz ist weg. Nichts ist verloren: Deine Tische sind aufgehoben.
away-here = Keine Verbindung zum Server. Was du schon geöffnet hattest, kannst du lesen; an den Tischen geht es weiter, wenn er wieder da ist.
trouble-bad-message = Das hat der Server nicht verstanden.
trouble-too-large = Das ist zu lang.
trouble-too-fast = Nicht so schnell, bitte.
trouble-busy = Gerade ist viel los. Frag gleich noch einmal.
trouble-no-such-table = Diesen Tisch gibt es nicht.
trouble-wrong-token = Dieser Link passt hier zu keinem Platz.
trouble-foreign-origin = Diese Seite kommt von einer fremden Adresse und darf hier nicht mitspielen.
trouble-not-allowed = Das geht gerade nicht.
trouble-no-free-seat = Der letzte freie Platz ist gerade besetzt worden.
trouble-bad-option = So lässt sich das Spiel nicht aufbauen.
trouble-not-found = Das ist nicht zu finden.
trouble-closed = Dieser Tisch ist geschlossen: Man kann ihn lesen, aber nicht weiterspielen.
trouble-damaged = Was von diesem Tisch aufbewahrt ist, ist beschädigt und lässt sich nicht zeigen. Andere Tische sind davon nicht betroffen.
trouble-disk = Der Server kann gerade nicht auf seine Festplatte schreiben. Was gespielt ist, ist sicher; versuch es später noch einmal.
trouble-database = Der Server wartet auf seine Datenbank. Was gespielt ist, ist sicher; es geht von selbst weiter.
trouble-internal = Auf dem Server ist etwas kaputtgegangen. Von deinem Spiel ist nichts verloren.

## Werkzeug fürs Spielfeld

kit-zoom-in = Näher heran
kit-zoom-out = Weiter weg
kit-zoom-fit = Alles zeigen
kit-board-keys = Pfeiltasten bewegen den Ausschnitt, Plus und Minus zoomen, 0 zeigt alles.
kit-beyond = Plätze außerhalb des Bilds { $side ->
    [left] links
    [right] rechts
    [top] oben
   *[bottom] unten
 }: { $count }
kit-keys = Tasten
kit-key-turn = Drehen
kit-key-back = Loslassen oder zurücklegen
kit-key-arrows = Dorthin, wo es leuchtet; mit Umschalt überallhin
kit-key-enter = Ausführen
kit-key-zoom = Näher, weiter weg, alles
kit-key-list = Diese Liste
kit-key-press = Drück die neue Taste. Esc lässt alles, wie es ist.
kit-key-taken = { $key } ist schon vergeben: { $does }.
kit-key-needed = { $key } hat auf jedem Brett eine eigene Aufgabe.
kit-key-change = { $does }: { $key }. Taste ändern
kit-key-reset = Alle Tasten wie zuvor
kit-sand =
    { $seconds ->
        [one] noch { $seconds } Sekunde
       *[other] noch { $seconds } Sekunden
    }

## Lessons

learn = Lernen
learn-title = { $game } lernen
learn-hint = Du spielst auf dem echten Brett, allein und ohne Uhr. Geh, wann du willst, und komm wieder.
learn-guided = Geführte Partie, etwa fünf Minuten
learn-short = Ein Gedanke, 1–2 Minuten
learn-done = Geschafft
learn-go-on = Weiter
first-title = { $game } zum ersten Mal?
first-hint = Eine geführte Partie dauert etwa fünf Minuten: Du spielst, und jeder Schritt wird erklärt.
first-show = Zeig mir, wie es geht
first-know = Ich kann es
gentle-first = Dein erstes Spiel ist ein leichtes: { $how }.
gentle-coach = ein Trainer gibt Tipps
gentle-bot = der leichteste Bot spielt
gentle-sand = keine Sanduhr läuft
gentle-level = der Kerker ist ein leichter von uns
gentle-usual = Das übliche Spiel
lesson = Lektion
lesson-step = { $page } von { $of }
lesson-next = Weiter
lesson-read-on = Lies erst weiter: Dann bist du dran.
lesson-show = Zeig es mir
lesson-do = Mach es
lesson-leave = Gehen
lesson-other = Nächste Lektion
lesson-play = Eine richtige Partie
lesson-again = Neu beginnen
lesson-lost = Diese Lektion wurde geändert, seit du sie begonnen hast.
