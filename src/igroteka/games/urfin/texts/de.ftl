# Urfin, in Worten. Die Felder und ihre Bedeutung stehen in en.ftl.

urfin-name = Urfin Juice
urfin-tagline = Ertastet Türme im Beutel, baut sie, solange der Sand rinnt, und rettet gemeinsam die Smaragdenstadt.

## Teile

urfin-kind-base1 = Sockel 1
urfin-kind-base2 = Sockel 2
urfin-kind-roof1 = Dach 1
urfin-kind-roof2 = Dach 2
urfin-kind-roof3 = Dach 3
urfin-kind-wall = Mauer

urfin-colour-green = grün
urfin-colour-light = hellgrün
urfin-colour-yellow = gelb

# Der Name des Teils $part, für andere Meldungen.
urfin-part =
    { $part ->
        [0] grüner Sockel 1
        [1] hellgrüner Sockel 1
        [2] gelber Sockel 1
        [3] grüner Sockel 2
        [4] hellgrüner Sockel 2
        [5] gelber Sockel 2
        [6] grünes Dach 1
        [7] hellgrünes Dach 1
        [8] gelbes Dach 1
        [9] grünes Dach 2
        [10] hellgrünes Dach 2
        [11] gelbes Dach 2
        [12] grünes Dach 3
        [13] hellgrünes Dach 3
        [14] gelbes Dach 3
        [15] grüne Mauer
        [16] hellgrüne Mauer
        [17] gelbe Mauer
       *[other] ein Teil
    }

# Was jemand sucht, in $at.
urfin-aim =
    { $at ->
        [base] einen Sockel
        [roof] ein Dach
       *[wall] eine Mauer
    }

## Einstellungen

urfin-option-game = Spiel
urfin-option-game-basic = Grundspiel
urfin-option-game-basic-hint = Jeder Soldat geht drei Felder pro Runde.
urfin-option-game-adult = Für Große
urfin-option-game-adult-hint = Die Soldaten gehen nach Würfeln, Dächer 3 sind dabei, und Farben werden verboten.
urfin-option-bag = Beutel
urfin-option-bag-touch = Ertasten
urfin-option-bag-touch-hint = Ertaste jedes Teil mit der Fingerspitze, dann nimm es oder lass es los.
urfin-option-bag-blind = Blind
urfin-option-bag-blind-hint = Gezogen wird, was dir zuerst in die Hand kommt.
urfin-option-sand = Sanduhr
urfin-option-sand-hint = Für Ziehen und Bauen zusammen.
urfin-option-sand-60 = 60 Sekunden
urfin-option-sand-30 = 30 Sekunden
urfin-option-sand-90 = 90 Sekunden
urfin-option-sand-120 = 2 Minuten
urfin-option-sand-180 = 3 Minuten
urfin-option-sand-off = Ohne Sand
urfin-option-sand-off-hint = Alle Zeit der Welt.
urfin-option-signposts = Die Soldaten beginnen
urfin-option-signposts-hint = Nur im Grundspiel.
urfin-option-signposts-12 = 12 Felder vor dem Palast
urfin-option-signposts-15 = 15 Felder vor dem Palast
urfin-option-signposts-18 = 18 Felder vor dem Palast
urfin-option-steady_hands = Hände
urfin-option-steady_hands-on = Ruhig
urfin-option-steady_hands-on-hint = Nichts fällt um.
urfin-option-steady_hands-off = Echt
urfin-option-steady_hands-off-hint = Ein Teil, das zu weit neben der Feldmitte losgelassen wird, fällt und reißt vielleicht einen Turm mit.
urfin-option-slow_breaking = Zerschlagen
urfin-option-slow_breaking-off = Zerschlagen und weitergehen
urfin-option-slow_breaking-off-hint = Wer sich daran gestoßen hat, zerschlägt es, ohne einen Schritt zu verlieren.
urfin-option-slow_breaking-on = Zerschlagen, sonst nichts
urfin-option-slow_breaking-on-hint = Das Zerschlagen kostet immer den ganzen Zug.
urfin-option-trial = Ein Probeturm
urfin-option-trial-off = Nein
urfin-option-trial-on = Ja
urfin-option-trial-on-hint = Vor der ersten Runde, ohne Sand und ohne Soldaten.
urfin-option-map = Karte
urfin-option-map-emerald = Die Smaragdenstadt
urfin-option-map-emerald-hint = Zehn Straßen, sechs Brücken.
urfin-option-map-meadow = Die Wiese
urfin-option-map-meadow-hint = Eine kleinere Karte für ein schnelles Spiel.
urfin-option-puzzle = Rätsel
urfin-option-puzzle-off = Keins

## Was gefragt wird

urfin-prompt-ready =
    { $soldiers ->
        [one] Runde { $turn }. Ein Soldat ist unterwegs. Sprecht ab, wer was sucht, und fangt an.
       *[other] Runde { $turn }. { $soldiers } Soldaten sind unterwegs. Sprecht ab, wer was sucht, und fangt an.
    }
urfin-prompt-trial = Probiert es aus: Sprecht ab, wer was sucht, zieht und baut einen Turm. Noch marschiert niemand.
urfin-prompt-wait-ready = Warten, bis alle bereit sind. Es fehlen noch: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Steck die Hand in den Beutel und nimm ein Teil.
       *[other] Steck die Hand in den Beutel und nimm { $due } Teile.
    }
urfin-prompt-grope = Deine Hand tastet im Beutel umher.
urfin-prompt-feel =
    { $left ->
        [one] Ertaste das Teil. Nimm es oder lass es los und such ein anderes. Ein Teil fehlt dir noch.
       *[other] Ertaste das Teil. Nimm es oder lass es los und such ein anderes. { $left } Teile fehlen dir noch.
    }
urfin-prompt-wait-draw = Deine Hand ist draußen. Gebaut wird, wenn alle Hände draußen sind.
urfin-prompt-build =
    { $left ->
        [0] Kein Teil liegt mehr offen. Sag, dass du fertig bist.
        [one] Baut! Ein Teil liegt offen.
       *[other] Baut! { $left } Teile liegen offen.
    }
urfin-prompt-place = Wohin damit: { urfin-part }?
urfin-prompt-wait-build = Du bist fertig. Es bauen noch: { $missing }.
urfin-prompt-march = Für den Soldaten von Straße { $road } wird gewürfelt.
urfin-prompt-over = Das Spiel ist zu Ende.

## Züge in Worten, wie auf einem Knopf, und Überschriften für mehrere

urfin-action-aim = Ich suche { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Das Teil betasten: { urfin-ui-cell }
urfin-action-touch-here = Das Teil hier betasten
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Loslassen und ein anderes suchen
urfin-action-grab = Zum Bauen nehmen: { urfin-part }
urfin-action-put-back = Zurücklegen: { urfin-part }
urfin-action-put = Bauen, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Hier bauen
urfin-action-put-turned = Bauen, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Hier bauen, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Eine Hand im Beutel findet ein Teil.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Das Teil betasten
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Bauen
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Warum nicht

urfin-refuse-not-now =
    { $stage ->
        [ready] Jetzt nicht: Erst müssen alle bereit sein.
        [draw] Jetzt nicht: Es wird gezogen.
        [build] Jetzt nicht: Es wird gebaut.
       *[march] Jetzt nicht: Die Soldaten marschieren.
    }
urfin-refuse-ready-already = Du hast schon gesagt, dass du bereit bist.
urfin-refuse-same-aim = Du suchst schon { urfin-aim }.
urfin-refuse-many-aims = Du hast es dir in dieser Runde { $most }-mal anders überlegt; das reicht.
urfin-refuse-hand-out = Deine Hand war in dieser Runde schon im Beutel. Einen zweiten Versuch gibt es nicht.
urfin-refuse-nothing-due = In dieser Runde hast du nichts zu ziehen.
urfin-refuse-groping = Deine Hand hat noch kein Teil gefunden.
urfin-refuse-reached = Deine Hand ist schon im Beutel.
urfin-refuse-not-in-bag = Steck zuerst die Hand in den Beutel.
urfin-refuse-no-spot = Ein Teil wird auf einem Gitter von { $side } mal { $side } Stellen ertastet.
urfin-refuse-felt = Diese Stelle hast du schon befühlt.
urfin-refuse-many-lets = Du hast { $most } Teile losgelassen; nimm dieses.
urfin-refuse-done-already = Du hast schon gesagt, dass du fertig bist.
urfin-refuse-nothing-grabbed = Nimm zuerst eins der offenen Teile.
urfin-refuse-no-part = Dieses Teil gibt es nicht.
urfin-refuse-hand-full = Du hältst schon ein Teil: { urfin-part }.
urfin-refuse-not-open = Das liegt nicht offen: { urfin-part }.
urfin-refuse-grabbed = Jemand war schneller: { urfin-part }.
urfin-refuse-many-grabs = Du hast in dieser Runde { $most }-mal zugegriffen; lass den Rest den anderen.
urfin-refuse-no-cell = Dieses Feld gibt es auf der Karte nicht.
urfin-refuse-palace = Im Palast wird nie gebaut.
urfin-refuse-river = Im Fluss wird nicht gebaut.
urfin-refuse-soldier = Dort steht der Soldat von Straße { $road }.
urfin-refuse-wall-there = Dort steht eine Mauer.
urfin-refuse-tower-there = Dort steht ein Turm.
urfin-refuse-base-there = Dort liegt ein Sockel; er wartet auf ein Dach.
urfin-refuse-no-base = Ein Dach kommt nur auf einen Sockel.
urfin-refuse-city = Kein Turm in der Stadt, bevor ein Soldat über eine Brücke ist.
urfin-refuse-axis = Ein Dach 3 schießt nach zwei Seiten: Wähl Norden und Süden oder Osten und Westen.
urfin-refuse-no-axis = Nur ein Dach 3 lässt sich drehen.

## Was gewinnt

urfin-purpose-home = Schickt alle Soldaten heim, lasst keinen in den Palast. Soldaten: { $soldiers }, Schritte bis zum Palast: { $steps }
urfin-purpose-puzzle = Schickt alle Soldaten rechtzeitig heim. Soldaten: { $soldiers }, Runde { $turn } von { $turns }

## Wie es ausging

urfin-over-won = Kein Soldat ist mehr übrig: Die Smaragdenstadt ist gerettet.
urfin-over-held = Sechzig Runden, und niemand im Palast: Die Smaragdenstadt hat standgehalten.
urfin-over-lost = Ein Holzsoldat ist im Palast: Urfin herrscht über die Smaragdenstadt.
urfin-over-resigned = Das Team hat aufgegeben: Urfin herrscht über die Smaragdenstadt.
urfin-over-solved = Gelöst: Kein einziger Soldat ist übrig.
urfin-over-unsolved = Nicht gelöst: Es sind noch Soldaten übrig. Versucht es noch einmal!

## Was geschieht

urfin-event-began =
    { $turn ->
        [0] Ein Probeturm, bevor das Spiel beginnt.
       *[other] { $left ->
            [one] Runde { $turn }. Ein Soldat ist unterwegs.
           *[other] Runde { $turn }. { $left } Soldaten sind unterwegs.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Du suchst { urfin-aim }.
       *[no] { $player } sucht { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Du bist bereit.
       *[no] { $player } ist bereit.
    }
urfin-event-turned =
    { $seconds ->
        [0] Hände in den Beutel!
        [one] Die Sanduhr ist umgedreht: { $seconds } Sekunde. Hände in den Beutel!
       *[other] Die Sanduhr ist umgedreht: { $seconds } Sekunden. Hände in den Beutel!
    }
urfin-event-reached =
    { $you ->
        [yes] Deine Hand ist im Beutel.
       *[no] { $player } greift in den Beutel.
    }
urfin-event-met =
    { $you ->
        [yes] Deine Hand findet ein Teil.
       *[no] { $player } hat etwas gefunden.
    }
# Für die anderen ist $x gleich -1.
urfin-event-touched =
    { $you ->
        [yes] Höhe { $height }.
       *[no] { $player } betastet ein Teil.
    }
urfin-event-kept =
    { $you ->
        [yes] Du behältst es: { $taken } von { $due }.
       *[no] { $player } behält ein Teil: { $taken } von { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Du lässt es los.
       *[no] { $player } lässt ein Teil los.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Deine Hand ist draußen, und leer.
            [one] Deine Hand ist draußen, mit einem Teil.
           *[other] Deine Hand ist draußen, mit { $parts } Teilen.
        }
       *[no] { $parts ->
            [0] { $player } zieht die Hand heraus, sie ist leer.
            [one] { $player } zieht die Hand heraus, mit einem Teil.
           *[other] { $player } zieht die Hand heraus, mit { $parts } Teilen.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Du hast: { urfin-part }.
       *[no] { $player } hat: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Ein Teil darf nicht mehr verbaut werden und kommt aus dem Spiel.
       *[other] { $parts } Teile dürfen nicht mehr verbaut werden und kommen aus dem Spiel.
    }
urfin-event-building =
    { $parts ->
        [0] Alle Hände sind draußen. Zu bauen gibt es nichts.
        [one] Alle Hände sind draußen: Baut! Ein Teil liegt offen.
       *[other] Alle Hände sind draußen: Baut! { $parts } Teile liegen offen.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Du nimmst: { urfin-part }.
       *[no] { $player } nimmt: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Du legst zurück: { urfin-part }.
       *[no] { $player } legt zurück: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Du baust, Spalte { $column }, Reihe { $row }: { urfin-part }.
       *[no] { $player } baut, Spalte { $column }, Reihe { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Du hast einen Turm fertig gebaut!
       *[no] { $player } hat einen Turm fertig gebaut!
    }
urfin-event-toppled =
    { $parts ->
        [one] Umgefallen! Ein Teil kommt zurück in den Beutel.
       *[other] Umgefallen! { $parts } Teile kommen zurück in den Beutel.
    }
urfin-event-finished =
    { $you ->
        [yes] Du bist fertig.
       *[no] { $player } ist fertig.
    }
urfin-event-sand = Der Sand ist durchgelaufen!
urfin-event-returned =
    { $parts ->
        [one] Ein Teil wurde nicht verbaut und kommt zurück in den Beutel.
       *[other] { $parts } Teile wurden nicht verbaut und kommen zurück in den Beutel.
    }
urfin-event-tried = Der Probeturm kommt vom Feld. Jetzt beginnt das Spiel.
urfin-event-thrown = Der Soldat von Straße { $road }: { $pips }.
urfin-event-walked = Der Soldat von Straße { $road } geht weiter.
urfin-event-bumped = Der Soldat von Straße { $road } stößt sich den Kopf und bleibt stehen, um nachzudenken.
urfin-event-broke =
    { $stands ->
        [yes] Der Soldat von Straße { $road } bleibt stehen und zerschlägt, was im Weg steht.
       *[no] Der Soldat von Straße { $road } zerschlägt, was im Weg steht.
    }
urfin-event-tore = Der Soldat von Straße { $road } reißt im Vorbeigehen einen Turm ein.
urfin-event-crossed = Der Soldat von Straße { $road } ist über die Brücke! Ab der nächsten Runde dürfen Türme in der Stadt stehen.
urfin-event-limited =
    { $limit ->
        [1] Der Soldat von Straße { $road } ist nah am Fluss: Hellgrünes darf nicht mehr gebaut werden.
       *[2] Der Soldat von Straße { $road } ist in der Stadt: Nur Grünes darf noch gebaut werden.
    }
urfin-event-shot = Der Soldat von Straße { $road } ist getroffen, wird gutmütig und geht nach Hause.
urfin-event-entered = Der Soldat von Straße { $road } ist im Palast!
urfin-event-over = Das Spiel ist zu Ende.

## Tipps

urfin-hint-aim =
    { $at ->
        [base] Dem Team fehlt noch ein Sockel.
        [roof] Dem Team fehlt noch ein Dach.
       *[wall] Für die Türme ist gesorgt: Eine Mauer käme gelegen.
    }
urfin-hint-ready = Alles ist abgesprochen.
urfin-hint-home =
    { $count ->
        [1] Soldat { $soldiers } geht heim.
       *[other] Die Soldaten { $soldiers } gehen heim.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Es hält Soldat { $soldiers } auf.
       *[other] Es hält die Soldaten { $soldiers } auf.
    }
urfin-hint-harder =
    { $count ->
        [1] Soldat { $soldiers } kommt seltener durch.
       *[other] Die Soldaten { $soldiers } kommen seltener durch.
    }
urfin-hint-watch = Jetzt kommt kein Soldat vorbei, doch der Turm bewacht die Straßen.
urfin-hint-roof = Dann kommt darauf: { urfin-part }.
urfin-hint-first = Das kommt zuerst: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Ertaste einen Sockel.
        [roof] Ertaste ein Dach.
       *[wall] Ertaste eine Mauer.
    }
urfin-hint-touch =
    { $at ->
        [base] Bisher ist es in { $percent } von 100 Fällen ein Sockel.
        [roof] Bisher ist es in { $percent } von 100 Fällen ein Dach.
       *[wall] Bisher ist es in { $percent } von 100 Fällen eine Mauer.
    }
urfin-hint-take =
    { $at ->
        [base] Es ist ein Sockel, in { $percent } von 100 Fällen.
        [roof] Es ist ein Dach, in { $percent } von 100 Fällen.
       *[wall] Es ist eine Mauer, in { $percent } von 100 Fällen.
    }
urfin-hint-let-go =
    { $at ->
        [base] Ein Sockel ist es nur in { $percent } von 100 Fällen.
        [roof] Ein Dach ist es nur in { $percent } von 100 Fällen.
       *[wall] Eine Mauer ist es nur in { $percent } von 100 Fällen.
    }
urfin-hint-part = Das lässt sich brauchen: { urfin-part }.
urfin-hint-put-back = Dafür gibt es jetzt keinen guten Platz.
urfin-hint-done =
    { $parts ->
        [0] Alles ist gebaut.
       *[other] Der Rest hält niemanden auf: zurück in den Beutel damit ({ $parts }).
    }

# der Beutel

urfin-ui-bag-title = Deine Hand ist im Beutel
urfin-ui-bag-title-of = Hand { $number } von { $of } ist im Beutel
urfin-ui-bag-due = { $taken } von { $due } genommen.
urfin-ui-bag-trial = Eine Probe: Diese Teile kommen zurück.
urfin-ui-bag-felt = Ein Holzteil unter deiner Fingerspitze
urfin-ui-bag-keys = Die Pfeiltasten bewegen die Fingerspitze und tasten. Enter sagt noch einmal, was hier ist.
urfin-ui-bag-stroke = Streich mit dem Finger über den Filz
urfin-ui-bag-edge = Der Rand des Beutels.
urfin-ui-bag-met = Teil { $number } unter deinen Fingern.
urfin-ui-bag-take = Nehmen
urfin-ui-bag-let-go = Loslassen (noch { $left })
urfin-ui-bag-guide = Was könnte es sein? Es kann gedreht liegen.
urfin-ui-bag-taken = Genommen, wie du es ertastet hast:
urfin-ui-bag-agreed = Wer sucht was
urfin-ui-bag-hand =
    { $state ->
        [waiting] die Hand wartet
        [in] die Hand ist im Beutel
        [out] die Hand ist draußen
       *[none] diese Runde keine Hand
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Spalte { $column }, Reihe { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Hier ist nichts
        [low] Niedrig
        [middling] Halbhoch
        [high] Hoch
       *[top] Sehr hoch
    }
urfin-ui-felt-flat = { $height }, eben.
urfin-ui-felt-slope = { $height }, fällt { $slope } ab.
urfin-ui-felt-steep = { $height }, fällt steil { $slope } ab.
urfin-ui-felt-way =
    { $way ->
        [right] nach rechts
        [down-right] zur Ecke rechts unten
        [down] zum unteren Rand
        [down-left] zur Ecke links unten
        [left] nach links
        [up-left] zur Ecke links oben
        [up] zum oberen Rand
       *[up-right] zur Ecke rechts oben
    }
urfin-ui-shape =
    { $kind ->
        [0] Sockel 1
        [1] Sockel 2
        [2] Dach 1
        [3] Dach 2
        [4] Dach 3
       *[5] Mauer
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Sockel 1: breit und flach, mit acht Ecken und erhöhtem Rand.
        [1] Sockel 2: ein flaches Kreuz mit erhöhtem Rand; in den Ecken ist nichts.
        [2] Dach 1: eine Pyramide, an allen vier Seiten niedrig, in der Mitte hoch.
        [3] Dach 2: ein Stern mit acht Zacken, in der Mitte hoch.
        [4] Dach 3: ein First von Rand zu Rand, der nur nach zwei Seiten abfällt.
       *[5] Mauer: ein Balken mit Zinnen quer durch die Mitte, daneben nichts.
    }

# der Spielplan

urfin-ui-map = Das Land um die Smaragdenstadt
urfin-ui-team = Das Team
urfin-ui-tray = Offene Teile
# Buchstaben auf einem kleinen Stück: höchstens zwei Zeichen, die Zahl bleibt.
urfin-ui-mark =
    { $kind ->
        [base-1] S1
        [base-2] S2
        [roof-1] D1
        [roof-2] D2
        [roof-3] D3
       *[wall] M
    }
urfin-ui-part-mine = { $part }, in deiner Hand
urfin-ui-part-held = { $part }, in der Hand von { $player }
urfin-ui-tower = Turm: { $base } und { $roof }
urfin-ui-bare = { $base } ohne Dach
urfin-ui-axis =
    { $axis ->
        [ns] blickt nach Norden und Süden
       *[ew] blickt nach Osten und Westen
    }
urfin-ui-soldier = Soldat { $road }
urfin-ui-soldier-bumped = Soldat { $road }, Kopf gestoßen
urfin-ui-cell = Spalte { $column }, Reihe { $row }
urfin-ui-ground =
    { $ground ->
        [land] Land
        [bridge] Brücke
        [city] Stadt
        [river] Fluss
       *[palace] Palast
    }
# Eine Straße oder mehrere, die zusammen laufen: "3" oder "3, 4".
urfin-ui-road = Straße { $roads }

# was die Hände tun können
urfin-ui-do-pick = Wähl ein Teil, dann ein Feld; oder zieh es dorthin.
urfin-ui-do-place = Wähl das Feld, auf dem es stehen soll.
urfin-ui-do-roof = Wähl den Sockel, auf den es soll.
urfin-ui-do-roof-3 = Wähl einen Sockel; dreh das Dach mit R oder mit dem Knopf.
urfin-ui-do-base-first = Kein Sockel wartet auf ein Dach. Setz zuerst einen Sockel.
urfin-ui-do-nowhere = Dafür gibt es jetzt keinen Platz.
urfin-ui-do-confirm = Wähl es noch einmal, um es dorthin zu setzen.
urfin-ui-do-done = Alles ist gebaut. Sag, dass du fertig bist.
urfin-ui-put = Hierhin setzen
urfin-ui-elsewhere = Woandershin
urfin-ui-turn-roof =
    { $axis ->
        [ns] Dach drehen; jetzt blickt es nach Norden und Süden
       *[ew] Dach drehen; jetzt blickt es nach Osten und Westen
    }
urfin-ui-done = Ich bin fertig
urfin-ui-ready = Sanduhr umdrehen
urfin-ui-ready-calm = Ich bin bereit
urfin-ui-reach = In den Beutel greifen

# was jemand sucht
urfin-ui-wishes = Was suchst du?
urfin-ui-wish =
    { $at ->
        [base] Einen Sockel
        [roof] Ein Dach
       *[wall] Eine Mauer
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Du hast es in dieser Runde oft genug gesagt.
        [one] Du kannst es dir noch einmal anders überlegen.
       *[other] Du kannst es dir noch { $left }-mal anders überlegen.
    }
urfin-ui-goes =
    { $at ->
        [base] Ich suche einen Sockel!
        [roof] Ich suche ein Dach!
       *[wall] Ich suche eine Mauer!
    }
urfin-ui-hand-ready = bereit
urfin-ui-hand-waiting = greift gleich hinein
urfin-ui-hand-in = Hand im Beutel: { $taken } von { $due }
urfin-ui-hand-out = Hand ist draußen
urfin-ui-hand-building = baut
urfin-ui-hand-done = fertig

# wie es steht
urfin-ui-turn =
    { $turn ->
        [0] Probeturm
       *[other] Runde { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Probeturm
       *[other] Runde { $turn } von höchstens { $last }
    }
urfin-ui-left = Soldaten übrig: { $soldiers }
urfin-ui-in-bag = Teile im Beutel: { $parts }
urfin-ui-out = Teile aus dem Spiel: { $parts }
urfin-ui-standing = Es stehen: Türme { $towers }, Mauern { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Jedes Teil darf gebaut werden.
        [1] Kein Hellgrün mehr.
       *[2] Von jetzt an nur noch Grün.
    }
urfin-ui-city-open = In der Stadt dürfen Türme stehen.
urfin-ui-city-shut = Noch keine Türme in der Stadt.
urfin-ui-soldiers = Soldat
urfin-ui-to-palace = Felder bis zum Palast
urfin-ui-gone = gutmütig geworden
urfin-ui-throws = Die Würfe dieses Marsches
urfin-ui-threw = Soldat { $road } würfelt { $pips }

# was vorauszusehen ist; $roads sind Soldaten, im Spiel für Große mit Chancen: "3, 7 (50 %)"
urfin-ui-foreseen = Deckt { $cells } Felder ab, trifft in dieser Runde niemanden.
urfin-ui-foreseen-hits = Deckt { $cells } Felder ab. Trifft in dieser Runde: { $roads }.

# was geschieht
urfin-ui-build = Baut!
urfin-ui-recap = Was geschehen ist
urfin-ui-recap-returned = Zurück in den Beutel: { $parts }
urfin-ui-recap-banned = Aus dem Spiel: { $parts }
urfin-ui-recap-toppled = Umgefallen: { $parts }
urfin-ui-recap-broke = Soldat { $road } zerschlägt: { $parts }
urfin-ui-next-turn = Nächste Runde:
urfin-ui-coming = Teile der nächsten Runde: { $parts }
urfin-ui-won = Die Smaragdenstadt ist gerettet!
urfin-ui-lost = Die Smaragdenstadt ist gefallen
urfin-ui-look = Die Karte ansehen

## Warum eine Karte nicht geht

urfin-map-cell = Feld { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] Land
        [river] Fluss
        [bridge] eine Brücke
        [city] Stadt
       *[palace] der Palast
    }
urfin-map-before =
    { $before ->
        [land] Land
        [river] Fluss
        [bridge] eine Brücke
        [city] Stadt
       *[palace] der Palast
    }
urfin-map-long = die Karte ist länger als { $kilobytes } kB
urfin-map-name-twice = Zeile { $line }: die Karte hat schon einen Namen
urfin-map-no-name = die Zeile `name …` fehlt
urfin-map-name = Zeile { $line }: ein Name hat bis zu { $most } druckbare Zeichen
urfin-map-no-grid = es sind keine Felder gezeichnet
urfin-map-rows = Zeile { $line }: mehr als { $most } Reihen
urfin-map-torn = Zeile { $line }: die Reihen der Felder stehen nicht alle beieinander
urfin-map-wide = Zeile { $line }: eine Reihe von { $cells } Feldern, höchstens { $most }
urfin-map-sign = Zeile { $line }, { urfin-map-cell }: { $sign } ist keines von { $known }
urfin-map-row = Zeile { $line }: eine Reihe von { $cells } Feldern, die erste hat { $width }
urfin-map-roads = Zeile { $line }: mehr als { $most } Straßen
urfin-map-road-form = Zeile { $line }: eine Straße schreibt man so: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = Zeile { $line }: Straße { $road }, hier kommt aber Straße { $due }
urfin-map-road-off = Zeile { $line }: Straße { $road } verlässt die Karte, { urfin-map-cell }
urfin-map-road-long = Zeile { $line }: Straße { $road } ist länger, als die Karte Felder hat
urfin-map-step = Zeile { $line }: Straße { $road }: { $step } ist kein Schritt; N, E, S oder W, dann wie oft
urfin-map-edge = Zeile { $line }, { urfin-map-cell }: { urfin-map-ground } am Rand der Karte
urfin-map-beside = Zeile { $line }, { urfin-map-cell }: gleich nebeneinander: { urfin-map-before } und { urfin-map-ground }
urfin-map-no-palace = die Karte hat keinen Palast
urfin-map-palaces = Zeile { $line }, { urfin-map-cell }: ein zweiter Palast
urfin-map-bridges = { $bridges } Brücken statt { $least } bis { $most }
urfin-map-start = Zeile { $line }: Straße { $road } beginnt nicht am Rand: { urfin-map-cell }
urfin-map-twice = Zeile { $line }: Straße { $road } kommt zweimal zum selben Ort: { urfin-map-cell }
urfin-map-strays = Zeile { $line }: Straße { $road }: erst { urfin-map-before }, dann { urfin-map-ground }, das geht nicht; { urfin-map-cell }
urfin-map-begins = Zeile { $line }: Straße { $road } beginnt nicht an Land: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = Zeile { $line }: Straße { $road } endet nicht im Palast: { urfin-map-cell }
urfin-map-short = Zeile { $line }: Straße { $road } hat { $cells } Landfelder vor der Brücke; nötig sind { $zone } in Zone 1 und { $shore } am Ufer
urfin-map-near = Zeile { $line }: Straße { $road } ist { $steps } Schritte lang, der ferne Wegweiser steht { $away } vor dem Palast
urfin-map-no-roads = die Karte hat keine Straßen
urfin-map-clockwise = Zeile { $line }: Straße { $road }, { urfin-map-cell }, folgt nicht im Uhrzeigersinn auf Straße { $other }
urfin-map-parts = Zeile { $line }: Straße { $road } trifft Straße { $other } und verlässt sie wieder: { urfin-map-cell }
urfin-map-signpost = Zeile { $line }: Straße { $road }, Wegweiser { $away }: { urfin-map-cell } liegt nicht außerhalb des Flusses
urfin-map-signposts = Zeile { $line }: Straße { $road }, Wegweiser { $away }: { urfin-map-cell } hat schon Straße { $other }
urfin-map-idle = Zeile { $line }, { urfin-map-cell }: über diese Brücke führt keine Straße
urfin-map-unknown = keine Karte { $name }; es gibt { $known }

## Figures

urfin-figure-base-1 = Sockel 1 trifft die acht Felder ringsum.
urfin-figure-base-2 = Sockel 2 trifft die vier Felder daneben.
urfin-figure-roof-1 = Dach 1 trifft dazu die vier Felder, die genau zwei entfernt sind.
urfin-figure-roof-2 = Dach 2 trifft dazu noch die vier schräg.
urfin-figure-roof-3 = Dach 3 schießt zwei weit, nur von seinen senkrechten Seiten.
urfin-figure-roof-3-turned = Gedreht schießt es in die andere Richtung.
urfin-figure-tower = Erst ein Sockel, dann ein Dach darauf: ein Turm.
urfin-figure-no-base = Ein Dach steht nur auf einem Sockel.
urfin-figure-shared-cell = Mauer und Turm teilen sich nie ein Feld.
urfin-figure-on-a-soldier = Wo ein Soldat steht, wird nicht gebaut.
urfin-figure-on-the-road = Auf der Straße darf gebaut werden: Der Soldat muss es zerschlagen.
urfin-figure-tower-in-the-city = Kein Turm in der Stadt, bis ein Soldat eine Brücke überquert hat.
urfin-figure-wall-in-the-city = Eine Mauer darf dort von Anfang an stehen.
urfin-figure-in-the-palace = Im Palast wird nichts gebaut.
urfin-figure-in-the-river = Im Fluss wird nichts gebaut.
urfin-figure-shot = Ein Soldat endet, wo der Turm hinschießt, und wird getroffen; der andere nicht.
urfin-figure-bump = Hat er noch Schritte, stößt er an die Mauer und bleibt stehen.
urfin-figure-break = Im nächsten Zug zerschlägt er die Mauer und geht seine drei Felder.
urfin-figure-stand = Er kam ohne Stoß hierher: Jetzt zerschlägt er nur die Mauer.
urfin-figure-signposts = Am Anfang steht an jedem Wegweiser ein Soldat.

## Puzzles

urfin-puzzle-saved = Bau so, dass jeder Soldat rechtzeitig heimgeschickt wird.
urfin-puzzle-saved-missed = Soldaten noch unterwegs: { $soldiers }

## Das Ende, zerlegt

urfin-account-friends = Soldaten, die jetzt lächeln: { $count }
urfin-account-marching = Soldaten noch unterwegs: { $count }
urfin-account-built = Türme und Mauern gebaut: { $count }
urfin-account-stands = Davon steht noch: { $count }
urfin-account-fell = Von Soldaten zerschlagen: { $count }
urfin-account-entered = In den Palast auf Straße { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = Späher
urfin-bot-scout-hint = Stellt die Soldaten weit draußen auf den Straßen.
urfin-bot-guard = Wächter
urfin-bot-guard-hint = Baut nahe am Palast.
