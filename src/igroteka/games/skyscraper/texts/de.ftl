# Wolkenkratzer in Worten. Die Felder und ihre Bedeutung stehen in en.ftl.

skyscraper-name = Wolkenkratzer
skyscraper-tagline = Baue Karte um Karte, klettere Stockwerk um Stockwerk, und halte die Hand ruhig.

## Varianten

skyscraper-option-hands = Hände
skyscraper-option-hands-hint = Jede Karte und jeder Arbeiter wird von Hand gesetzt, und die Schwerkraft ist echt.
skyscraper-option-hands-forgiving = Nachsichtig
skyscraper-option-hands-forgiving-hint = Leichtes Zittern wird geglättet; eine Karte, die sich löst, geht an ihren Spieler zurück.
skyscraper-option-hands-real = Echt
skyscraper-option-hands-real-hint = Die Hand, wie sie ist. Eine verrutschte Karte, und alles stürzt ein.
skyscraper-option-hands-calm = Ruhig
skyscraper-option-hands-calm-hint = Kein Zittern, kein Fallen: Abgelehnt wird nur, was nicht stehen könnte.

## Karten

skyscraper-card-upright = stehende Karte
skyscraper-card-flat = liegende Karte
skyscraper-card-any = schlichte Karte
skyscraper-card-foundation = Fundament
skyscraper-card-prop = stehende Stütze
skyscraper-card-slab = liegende Stütze

## Was zu tun ist

skyscraper-prompt-act =
    { $left ->
        [one] Noch eine Aktion: Arbeiter schicken, bauen oder versetzen.
       *[other] Noch { $left } Aktionen: Arbeiter schicken, bauen oder versetzen.
    }
skyscraper-prompt-build = Wähl einen Platz für die Karte, dann ihre Drehung.
skyscraper-prompt-put = Einer deiner Arbeiter ist gefallen. Stell ihn auf ein beliebiges Stockwerk oder nimm ihn in den Trupp.
skyscraper-prompt-wait = { $player } ist am Werk.
skyscraper-prompt-settle = Luft anhalten…
skyscraper-prompt-over = Das Gebäude steht, wie es steht.

## Züge in Worten, wie auf einem Knopf, und Überschriften für mehrere

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Arbeiter hierher schicken
skyscraper-action-pick = Karte { $number } in die Hand nehmen: { skyscraper-ui-card }
skyscraper-action-pick-here = Diese Karte nehmen
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Bauen: { skyscraper-plan-place }; Träger: { $beams }
skyscraper-action-build-here = Hier bauen
skyscraper-action-move = Arbeiter { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Arbeiter { $worker } hierher versetzen
skyscraper-action-shift = Arbeiter { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Arbeiter { $worker } hierher rücken, ohne Aktion
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Hierher zurückstellen
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = { $player } beginnt.
skyscraper-action-deal = Die Karten werden ausgeteilt.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Einen Arbeiter schicken
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Bauen
skyscraper-moves-move = Einen Arbeiter versetzen
skyscraper-moves-shift = Arbeiter rücken, ohne Aktion
skyscraper-moves-return = Zurückstellen
skyscraper-aloud-of = { $player }: { $what }

## Warum nicht

skyscraper-refuse-put-first = Erst werden die gefallenen Arbeiter zurückgestellt.
skyscraper-refuse-nobody-fell = Keiner deiner Arbeiter ist gefallen.
skyscraper-refuse-another-first = Erst wird ein anderer Arbeiter zurückgestellt.
skyscraper-refuse-no-open-place = Es gibt keinen offenen Platz zum Stehen.
skyscraper-refuse-card-in-hand = Du hast eine Karte in der Hand: Verbau sie oder leg sie erst zurück.
skyscraper-refuse-can-act = Du kannst noch etwas tun: Ein Zug hat drei Aktionen.
skyscraper-refuse-no-crew = Dein ganzer Trupp ist schon auf der Baustelle.
skyscraper-refuse-not-at-the-foot = Ein Arbeiter kommt auf einen offenen Platz dicht an einer Fundamentkarte.
skyscraper-refuse-not-held = Diese Karte hast du nicht.
skyscraper-refuse-already-picked = Diese Karte hast du schon in der Hand.
skyscraper-refuse-too-many-picks = Du hast in diesem Zug { $most } Karten probiert: Das genügt.
skyscraper-refuse-nothing-picked = Nimm erst eine Karte in die Hand.
skyscraper-refuse-no-builder = Du hast niemanden auf der Baustelle, der bauen könnte.
skyscraper-refuse-no-place = Diese Karte passt nirgends in der Nähe deiner Arbeiter.
skyscraper-refuse-no-builder-near = Keiner deiner Arbeiter steht auf oder neben einer Karte, an die sie käme.
skyscraper-refuse-stance-upright = Diese Karte steht, Pfeil nach oben.
skyscraper-refuse-stance-flat = Diese Karte liegt flach.
skyscraper-refuse-stance-any = Solche Träger hat die Karte nicht, wie man sie auch dreht.
skyscraper-refuse-touches-ground = Nur Fundamentkarten und Stützen dürfen den Boden berühren.
skyscraper-refuse-must-touch-ground = Eine Stütze steht auf dem Boden.
skyscraper-refuse-not-on-a-foot = Eine liegende Stütze liegt mit einer Kante am Fuß einer Wand.
skyscraper-refuse-in-the-way = Eine andere Karte ist im Weg.
skyscraper-refuse-no-joint = Dort schließt sie an nichts an: Eine ganze Linie muss eine ganze treffen.
skyscraper-refuse-hangs = Das Gebäude wächst nach oben: Eine Karte darf nicht nur herabhängen.
skyscraper-refuse-no-beams-meet = Keiner ihrer Träger träfe einen anderen.
skyscraper-refuse-overloaded = Eine Fuge müsste { $moment } tragen und hält nur { $most }.
skyscraper-refuse-buckles = So hoch würde der Bau unter seinem eigenen Gewicht einknicken.
skyscraper-refuse-not-your-worker = Dieser Arbeiter gehört dir nicht.
skyscraper-refuse-in-the-crew = Dieser Arbeiter ist noch im Trupp.
skyscraper-refuse-shut-in = Dieser Arbeiter ist ringsum eingeschlossen.
skyscraper-refuse-not-one-floor = Eine Aktion führt ein Stockwerk hinauf oder hinab oder auf eine andere Karte desselben Stockwerks.
skyscraper-refuse-shifted-before = Dieser Arbeiter ist in diesem Zug schon gerückt.
skyscraper-refuse-not-its-card = Ohne Aktion geht ein Arbeiter nur auf seiner eigenen Karte umher.
skyscraper-refuse-calm-hand = Im ruhigen Spiel zittern keine Hände.
skyscraper-refuse-hold = Eine solche Karte zum Festhalten gibt es nicht.
skyscraper-refuse-hand-long = Der Weg der Hand ist zu lang zum Aufzeichnen.
skyscraper-refuse-hand-garbled = Der Weg der Hand ist nicht lesbar.
skyscraper-refuse-hand-short = Zu hastig: Das Setzen braucht mindestens { $least } ms.
skyscraper-refuse-hand-rate = Der Weg der Hand hat Lücken: Alle { $least } bis { $most } ms braucht es einen Punkt.
skyscraper-refuse-hand-time = Zu langsam: Nach { $most } ms muss es gesetzt sein.
skyscraper-refuse-hand-far = Die Hand ist mehr als { $most } mm vom Platz entfernt.
skyscraper-refuse-hand-tilt = Mehr als { $most }° gekippt.
skyscraper-refuse-hand-near = Die Hand muss aus mindestens { $least } mm Entfernung kommen.
skyscraper-refuse-hand-fast = Zu schnell: höchstens { $most } mm in der Sekunde.
skyscraper-refuse-hand-twirl = Zu schnell gedreht: höchstens { $most }° in der Sekunde.

## Was gewinnt

skyscraper-purpose-points = Sammle Punkte, bis jemand seine letzte Karte baut; lass nichts fallen. Du: { $mine }, Beste sonst: { $others }, Karten: { $cards }
skyscraper-purpose-points-watched = Die meisten Punkte gewinnen, sobald jemand seine letzte Karte baut. Vorn: { $most }

## Das Ende

skyscraper-over-finished = Die letzte Karte ist verbaut.
skyscraper-over-collapse = Das Gebäude ist eingestürzt.
skyscraper-over-stalled = Drei Runden ohne eine Karte: Die Baustelle schließt.
skyscraper-over-alone = Nur einer ist übrig.
skyscraper-over-nobody = Niemand ist übrig.

## Was geschieht

skyscraper-event-began =
    { $you ->
        [yes] Du beginnst.
       *[no] { $player } beginnt.
    }
skyscraper-event-dealt = Deine Karten sind ausgeteilt.
skyscraper-event-held = Du nimmst eine Karte in die Hand.
skyscraper-event-laid = Du legst die Karte zurück.
skyscraper-event-sent =
    { $you ->
        [yes] Du schickst einen Arbeiter auf die Baustelle.
       *[no] { $player } schickt einen Arbeiter auf die Baustelle.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Dein Arbeiter rückt ein Stück.
               *[no] Ein Arbeiter von { $player } rückt ein Stück.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Dein Arbeiter rückt ein Stück.
                       *[no] Ein Arbeiter von { $player } rückt ein Stück.
                    }
               *[other]
                    { $you ->
                        [yes] Dein Arbeiter geht auf Stockwerk { $floor }.
                       *[no] Ein Arbeiter von { $player } geht auf Stockwerk { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Du baust eine Karte an.
       *[no] { $player } baut eine Karte an.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes] { $points } für { $player }: Der ganze Zug zählt doppelt, denn so hoch wurde noch nie gebaut.
       *[no] { $points } für { $player }.
    }
skyscraper-event-shaken = Alles ist zur Ruhe gekommen.
skyscraper-event-undid = Die Schwerkraft wusste keine Antwort: Der Versuch zählt nicht.
skyscraper-event-slipped =
    { $you ->
        [yes] Die Karte hat sich nicht verbunden{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm daneben)
        }: Du hast sie wieder in der Hand.
       *[no] Die Karte hat sich nicht verbunden{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm daneben)
        }: { $player } nimmt sie zurück.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm daneben.
skyscraper-missed =
    { $why ->
        [fast] Sie war beim Loslassen noch in Bewegung.
        [shaky] Die Hand hat gezittert.
       *[aside] Sie wurde neben ihrem Platz losgelassen.
    }
skyscraper-event-came = Eine Karte hat sich gelöst und geht an { $player } zurück.
skyscraper-event-fell = Ein Arbeiter von { $player } fällt.
skyscraper-event-tipped = Ein Arbeiter von { $player } wird umgestoßen.
skyscraper-event-fined =
    { $points ->
        [one] Ein Punkt weniger für { $player }.
       *[other] { $points } Punkte weniger für { $player }.
    }
skyscraper-event-returned = Ein Arbeiter von { $player } steht wieder.
skyscraper-event-rejoined = Ein Arbeiter von { $player } ist wieder im Trupp.
skyscraper-event-stepped = Ein Arbeiter von { $player } tritt zur Seite.
skyscraper-event-trapped = Ein Arbeiter von { $player } ist eingeschlossen und verloren.
skyscraper-event-out =
    { $you ->
        [yes] Du bist ausgeschieden.
       *[no] { $player } ist ausgeschieden.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Du belässt es dabei.
       *[no] { $player } belässt es dabei.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $player } ist am Zug.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Alles stürzt ein, und es war dein Zug.
       *[no] Alles stürzt ein, im Zug von { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Deine letzte Karte: 5 Punkte.
       *[no] Die letzte Karte von { $player }: 5 Punkte.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player } hat noch eine Karte: ein Punkt weniger.
       *[other] { $player } hat noch { $cards } Karten: ebenso viele Punkte weniger.
    }
skyscraper-event-topped = { $player } hat die meisten Arbeiter auf Stockwerk { $floor }: 5 Punkte.
skyscraper-event-over = Das Spiel ist zu Ende.

## Tipps

skyscraper-hint-send = Mehr Arbeiter auf der Baustelle erreichen mehr Bauplätze.
skyscraper-hint-pick = Von deinen Karten findet diese den besten Platz.
skyscraper-hint-build =
    { $points ->
        [0] Das bringt jetzt nichts, aber du hast eine Karte weniger.
        [one] Ein Punkt, und eine Karte weniger.
       *[other] { $points } Punkte, und eine Karte weniger.
    }
skyscraper-hint-double = Es ist die höchste Karte von allen: Der ganze Zug zählt doppelt.
skyscraper-hint-reach = Die beste Karte in Reichweite bringt dann Punkte: { $points }.
skyscraper-hint-move = Von Stockwerk { $floor } baut es sich besser, und am Ende steht man dort gut.
skyscraper-hint-shift = Das kostet keine Aktion, und von dort sind bessere Plätze in Reichweite.
skyscraper-hint-pass = In diesem Zug ist nichts mehr zu tun.
skyscraper-hint-put-back = Etwas anderes ist jetzt mehr wert.
skyscraper-hint-return = So hoch oben ist er gleich wieder am Werk und zählt am Ende.
skyscraper-hint-to-crew = Aus dem Trupp kann er dorthin, wo er gebraucht wird.

## Die Baustelle

skyscraper-ui-site = Die Baustelle
skyscraper-ui-hand = Deine Karten
skyscraper-ui-deeds = Was du tun kannst
skyscraper-ui-line-left = links
skyscraper-ui-line-right = rechts
skyscraper-ui-line-bottom = unten
skyscraper-ui-line-top = oben
skyscraper-ui-line-mid-v = Mitte, senkrecht
skyscraper-ui-line-mid-h = Mitte, waagerecht
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } mit Arbeiter; Träger: { $beams }
       *[no] { $kind }; Träger: { $beams }
    }
skyscraper-ui-no-place = zurzeit kein Platz dafür
skyscraper-ui-stand =
    { $height ->
        [0] am Boden, { $x } nach rechts, { $y } nach hinten
       *[other] auf Höhe { $height }, { $x } nach rechts, { $y } nach hinten
    }
skyscraper-ui-step-send = Arbeiter schicken: { $where }
skyscraper-ui-step-move = Versetzen: { $where }
skyscraper-ui-step-shift = Rücken, ohne Aktion: { $where }
skyscraper-ui-step-return = Zurückstellen: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] Arbeiter von { $player }, eingeschlossen, { $where }
        [lying] Arbeiter von { $player }, liegt, { $where }
       *[standing] Arbeiter von { $player }, { $where }
    }
skyscraper-ui-choose = Nimm eine Karte, schick einen Arbeiter oder wähl einen deiner Arbeiter.
skyscraper-ui-choose-place = Wähl einen Platz für die Karte.
skyscraper-ui-turn-or-set = Drehen, dann setzen.
skyscraper-ui-set-it = Hierhin setzen?
skyscraper-ui-choose-foot = Wo am Fuß des Gebäudes?
skyscraper-ui-choose-stand = Wohin? Blaue Plätze kosten keine Aktion.
skyscraper-ui-put = Einer deiner Arbeiter ist gefallen. Stell ihn hin, wo du willst, oder nimm ihn in den Trupp.
skyscraper-ui-put-back = Zurücklegen
skyscraper-ui-turn = Drehen { $n }/{ $of }
skyscraper-ui-set = Setzen
skyscraper-ui-hold =
    { $held ->
        [yes] Wird gehalten
       *[no] Karte festhalten
    }
skyscraper-ui-hint-pick = Der Trainer nähme diese: { $card }.
skyscraper-ui-hint-send = Der Trainer würde einen Arbeiter schicken.
skyscraper-ui-hint-move = Der Trainer würde einen Arbeiter versetzen: { $where }.
skyscraper-ui-send = Arbeiter schicken ({ $crew })
skyscraper-ui-pass = Zug beenden
skyscraper-ui-to-crew = In den Trupp
skyscraper-ui-note =
    { $points ->
        [one] { $points } Punkt, Trupp { $crew }
       *[other] { $points } Punkte, Trupp { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Noch eine Aktion
       *[other] Noch { $left } Aktionen
    }
skyscraper-ui-lens = Belastung
skyscraper-ui-plan = Plan
skyscraper-ui-film = Noch einmal ansehen
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Dieser Browser kann die Baustelle nicht räumlich zeigen.
skyscraper-ui-height = Höhe in Karten: { $height }
skyscraper-ui-cards-built = Stehende Karten: { $cards }
skyscraper-ui-floors = Stockwerke: { $floors }
skyscraper-key-hold = Eine stehende Karte festhalten
skyscraper-key-view = Der Plan oder wieder der Bau
skyscraper-key-up = Im Plan: eine Schicht höher
skyscraper-key-down = Im Plan: eine Schicht tiefer

## Der Plan: die Baustelle von oben, Schicht für Schicht

skyscraper-plan-title = Plan der Baustelle
skyscraper-plan-place =
    { $what ->
        [floor] Bodenkarte, Spalte { $x }, Reihe { $y }, Höhe { $z }
        [east] Wand nach Osten, Spalte { $x }, Reihe { $y }, Höhe { $z }
       *[north] Wand nach Norden, Spalte { $x }, Reihe { $y }, Höhe { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
skyscraper-plan-cell = Spalte { $x }, Reihe { $y }, Höhe { $z }
skyscraper-plan-ground = Boden
skyscraper-plan-height =
    { $floors ->
        [none] Höhe { $z }
       *[other] Höhe { $z }, Stockwerk { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, Träger: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] Arbeiter von { $player }, eingeschlossen: { $where }
        [lying] Arbeiter von { $player }, liegt: { $where }
       *[standing] Arbeiter von { $player }: { $where }
    }
skyscraper-plan-crew = im Trupp
skyscraper-plan-layer = Plan: { $where }. Pfeile gehen von Platz zu Platz, Enter wählt und setzt, R dreht, Bild auf und Bild ab wechseln die Höhe.
skyscraper-plan-layers = Gezeigte Höhe
skyscraper-plan-up = Eine Schicht höher
skyscraper-plan-down = Eine Schicht tiefer
skyscraper-plan-spots =
    { $count ->
        [one] Ein Platz hier
       *[other] { $count } Plätze hier
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter setzt, R dreht.
skyscraper-plan-turn = Karte drehen: { $card }
skyscraper-plan-lens = Die am stärksten belastete Fuge trägt { $strain } von { $most }.
skyscraper-plan-lens-easy = Sie hält mühelos.
skyscraper-plan-lens-busy = Sie hat noch etwas Kraft.
skyscraper-plan-lens-near = Gleich gibt sie nach!
skyscraper-plan-joint = Zwischen { $first } und { $second }.
skyscraper-plan-foreseen = So gebaut trüge die am stärksten belastete Fuge { $strain } von { $most }.
skyscraper-plan-shuts-own = Das würde einen deiner Arbeiter einschließen: Er wäre verloren.
skyscraper-plan-shuts = Das würde einen Arbeiter von { $player } einschließen.

## Die ruhige Hand

skyscraper-steady-title = Ruhige Hand
skyscraper-steady-ask-shake = Halt den Zeiger in der Mitte an: Je genauer, desto weniger zittert die Hand.
skyscraper-steady-ask-speed = Noch einmal: So sanft lässt du los.
skyscraper-steady-odds = So oft von 100 Malen fällt etwas: zweimal genau in der Mitte { $still }, knapp daneben { $good }, etwas daneben { $shaky }, weit daneben { $wild }.
skyscraper-steady-press = Jetzt!
skyscraper-steady-slow = Langsamer, mit Worten und Tönen
skyscraper-steady-cancel = Noch nicht
skyscraper-steady-result =
    { $grade ->
        [still] { $round } von { $of }: genau die Mitte.
        [good] { $round } von { $of }: nah an der Mitte.
        [shaky] { $round } von { $of }: etwas daneben, das wird zittern.
       *[wild] { $round } von { $of }: weit daneben.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] Mitte
        [1] knapp rechts davon
        [2] rechts
        [3] weit rechts
        [-1] knapp links davon
        [-2] links
       *[other] weit links
    }

## Wie es steht, und wie es ausging

skyscraper-facts-title = Arbeiter auf jedem Stockwerk
skyscraper-facts-floor = Stockwerk
skyscraper-facts-crew = Trupp
skyscraper-facts-points = Punkte
skyscraper-facts-top = { $player } bekäme die 5 Punkte für Stockwerk { $floor }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Seit einer Runde hat niemand gebaut; nach { $most } ist Schluss.
       *[other] Seit { $rounds } Runden hat niemand gebaut; nach { $most } ist Schluss.
    }
skyscraper-finale-stands = Das Gebäude: { $cards } Karten, Höhe in Karten { $height }.
skyscraper-finale-down = Das Gebäude ist eingestürzt.
skyscraper-finale-top = Die meisten Arbeiter auf Stockwerk { $floor }: { $player }.
skyscraper-finale-culprit = { $player } war am Zug.

## Figures

skyscraper-figure-foundation = Drei Karten bilden das Fundament: ein H.
skyscraper-figure-six-places = Eine Karte wird an sechs Linien verbunden: vier Kanten, zwei Mittellinien.
skyscraper-figure-at-the-foot = Ein neuer Arbeiter steht direkt an einer Fundamentkarte.
skyscraper-figure-not-at-the-foot = Nicht hier: Er berührt keine Fundamentkarte.
skyscraper-figure-support = Eine eigene Stütze darf auf dem Boden stehen.
skyscraper-figure-on-the-ground = Eine Baukarte darf den Boden nicht berühren.
skyscraper-figure-two-builds = Zwei Aktionen: erst ein Stockwerk, dann eine Wand darauf.
skyscraper-figure-beams-meet = Ein Träger der neuen Karte trifft einen, der schon steht: ein Punkt.
skyscraper-figure-no-beams-meet = Hier trifft kein Träger auf einen anderen: nicht erlaubt.
skyscraper-figure-half-storey = Ein Stockwerk in halber Kartenhöhe: Tiefer geht es nicht.
skyscraper-figure-hangs = Eine Karte darf nicht nur herabhängen: Das Gebäude wächst nach oben.
skyscraper-figure-one-floor-up = Eine Aktion bringt einen Arbeiter ein Stockwerk hinauf.
skyscraper-figure-two-floors-up = Nicht zwei Stockwerke auf einmal.
skyscraper-figure-no-bridge = Ohne Stockwerk zwischen den Türmen geht hier oben niemand hinüber.
skyscraper-figure-either-tower = Vom Boden aus darf er auf jeden der Türme.
skyscraper-figure-bridge = Ein Stockwerk dazwischen ist eine Brücke.
skyscraper-figure-shut-in = Die vierte Wand schließt den Arbeiter ein: Er ist verloren.

## Puzzles

skyscraper-puzzle-points = Dein Zug hat noch eine Aktion. Komm mit ihr auf { $points } Punkte.
skyscraper-puzzle-points-missed = Der Zug ist vorbei. Deine Punkte: { $scored }

## Das Ende, zerlegt

skyscraper-account-beams = Träger, die sich trafen
skyscraper-account-workers = Arbeiter auf Karten
skyscraper-account-climbed = Züge nach oben, doppelt
skyscraper-account-fines = Gestürzt: Abzüge
skyscraper-account-finished = Letzte Karte verbaut
skyscraper-account-left = Karten übrig
skyscraper-account-topped = Die meisten Arbeiter oben
skyscraper-account-else = Mit Gefallenem verloren

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = Kletterer
skyscraper-bot-climber-hint = Baut nach oben: je höher, desto besser.
skyscraper-bot-settler = Siedler
skyscraper-bot-settler-hint = Baut lieber breit und niedrig als hoch.
skyscraper-bot-foreman = Vorarbeiter
skyscraper-bot-foreman-hint = Hält seine Arbeiter in Bewegung.
