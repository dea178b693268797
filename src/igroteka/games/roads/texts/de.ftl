# Straßen, in Worten. Die Felder und ihre Bedeutung stehen in en.ftl.

roads-name = Straßen
roads-tagline = Leg Straßenkarten Kante an Kante: Bau das Netz aus oder schließ es.

## Karten

roads-face-S = Gerade
roads-face-C = Kurve
roads-face-T = Einmündung
roads-face-X = Kreuzung
roads-face-D = Sackgasse
roads-face-S2 = zweispurige Gerade
roads-face-S4 = vierspurige Gerade
roads-face-C2 = zweispurige Kurve
roads-face-C4 = vierspurige Kurve
roads-face-T2 = zweispurige Einmündung
roads-face-T4 = vierspurige Einmündung
roads-face-X2 = zweispurige Kreuzung
roads-face-X4 = vierspurige Kreuzung
roads-face-D2 = zweispurige Sackgasse
roads-face-D4 = vierspurige Sackgasse
roads-face-X24 = Kreuzung von zwei und vier Spuren
roads-face-T42 = vier Spuren, zweispurige Einmündung
roads-face-T24 = zwei Spuren, vierspurige Einmündung

roads-face =
    { $face ->
        [S] { roads-face-S }
        [C] { roads-face-C }
        [T] { roads-face-T }
        [X] { roads-face-X }
        [D] { roads-face-D }
        [S2] { roads-face-S2 }
        [S4] { roads-face-S4 }
        [C2] { roads-face-C2 }
        [C4] { roads-face-C4 }
        [T2] { roads-face-T2 }
        [T4] { roads-face-T4 }
        [X2] { roads-face-X2 }
        [X4] { roads-face-X4 }
        [D2] { roads-face-D2 }
        [D4] { roads-face-D4 }
        [X24] { roads-face-X24 }
        [T42] { roads-face-T42 }
        [T24] { roads-face-T24 }
       *[other] { $face }
    }

## Einstellungen

roads-option-variant = Variante
roads-option-variant-hint = Drei Spiele mit denselben Karten.
roads-option-variant-duel = Duell
roads-option-variant-duel-hint = Zu zweit: Eine Seite baut das Netz aus, die andere schließt es.
roads-option-variant-newspaper = Zeitung
roads-option-variant-newspaper-hint = Auf begrenztem Feld: Wer die letzte Karte legt, gewinnt.
roads-option-variant-heap = Haufen
roads-option-variant-heap-hint = Blind ziehen, legen, was passt: Wer am wenigsten übrig behält, gewinnt.
roads-option-cards = Karten pro Kopf
roads-option-cards-hint = Bei der Zeitung bestimmt das Feld die Zahl.
roads-option-cards-24 = 24
roads-option-cards-24-hint = Das übliche Spiel.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Ein langes Spiel.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Ein schnelles Spiel.
roads-option-lanes = Spuren
roads-option-lanes-off = Eine Breite
roads-option-lanes-off-hint = Jede Straße passt an jede.
roads-option-lanes-on = Zwei und vier Spuren
roads-option-lanes-on-hint = Schwerer: Zwei Spuren passen nie an vier.
roads-option-field = Feld
roads-option-field-hint = Nur bei der Zeitung. Eigene Größe, Breite × Höhe: 3x3 bis 20x20.
roads-option-field-page = Seite, 6 × 8
roads-option-field-page-hint = Gut für zwei oder drei.
roads-option-field-spread = Doppelseite, 12 × 8
roads-option-field-spread-hint = Platz für vier und mehr.
roads-option-border = Rand
roads-option-border-hint = Nur bei der Zeitung: was der Rand des Feldes bedeutet.
roads-option-border-beige = Beige
roads-option-border-beige-hint = Keine Straße darf aus dem Feld führen.
roads-option-border-open = Offen
roads-option-border-open-hint = Straßen dürfen hinausführen, solange drinnen noch eine weitergeht.

## Was zu tun ist

roads-prompt-open = Du beginnst: Leg eine beliebige Karte.
roads-prompt-extend = Du bist dran. Leg eine Karte und halte das Netz offen.
roads-prompt-close = Du bist dran. Leg eine Karte und versuch, das Netz zu schließen.
roads-prompt-lay = Du bist dran. Leg eine Karte so, dass ihre Straße anschließt.
roads-prompt-wait = { $player } legt jetzt eine Karte.
roads-prompt-out = Du bist ausgeschieden. Mal sehen, wer die letzte Karte legt.
roads-prompt-chance =
    { $stage ->
        [lots] Das Los entscheidet: Wer beginnt?
        [deal] Die Karten werden ausgeteilt.
       *[draw] Eine Karte wird vom Haufen gezogen.
    }
roads-prompt-over = Das Spiel ist zu Ende.

## Züge in Worten, wie auf einem Knopf, und Überschriften für mehrere

roads-action-lay = { roads-face } bei ({ $x }, { $y }) legen; Straßen: { $sides }
roads-action-lay-lanes = { roads-face } bei ({ $x }, { $y }) legen; vier Spuren: { $wide }; zwei: { $narrow }
roads-action-lay-here = { roads-face } hierher legen
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Das Los ist gefallen: { $player } beginnt.
roads-action-deal = Die Karten werden ausgeteilt.
roads-action-draw = Eine Karte wird vom Haufen gezogen.
roads-moves-lay = Eine Karte legen
roads-aloud-of = { $player }: { $what }

## Warum nicht

roads-side =
    { $side ->
        [0] oben
        [1] rechts
        [2] unten
       *[3] links
    }

roads-refuse-not-held = Diese Karte hast du nicht.
roads-refuse-turn = Weitergedreht sieht die Karte wieder genauso aus. Dreh sie weniger weit.
roads-refuse-taken = Dort liegt schon eine Karte.
roads-refuse-outside = Das liegt außerhalb des Feldes.
roads-refuse-opening = Die erste Karte liegt in der Mitte des Tisches.
roads-refuse-not-beside = Leg sie neben eine Karte, die schon liegt.
roads-refuse-no-road = Dort schließt keine Straße an. Mindestens eine muss.
roads-refuse-into-beige = Die Straße würde gegen eine beige Seite laufen ({ roads-side }).
roads-refuse-cuts-road = Dort kommt eine Straße an ({ roads-side }), und deine Karte ist da beige.
roads-refuse-border = Die Straße würde aus dem Feld führen ({ roads-side }).
roads-refuse-lanes = { $has } Spuren passen nicht an { $want } ({ roads-side }).
roads-refuse-runs-out = Dann bliebe keine offene Straße im Feld.

## Was gewinnt

roads-purpose-duel = Eine Seite hält das Netz offen, die andere schließt es. Offene Enden: { $ends }
roads-purpose-extend = Halte das Netz bis zur letzten Karte offen. Offene Enden: { $ends }, Karten übrig: { $left }
roads-purpose-close = Schließ das Netz. Offene Enden: { $ends }
roads-purpose-last = Leg die allerletzte Karte. Noch dabei: { $players }, deine Karten: { $cards }
roads-purpose-last-watched = Wer die letzte Karte legt, gewinnt. Noch dabei: { $players }
roads-purpose-heap = Hab am Ende die wenigsten Karten. Du: { $cards }, die wenigsten der anderen: { $others }
roads-purpose-heap-watched = Wer die wenigsten Karten übrig hat, gewinnt. Im Haufen: { $heap }

## Wie es ausging

roads-over-closed = Das Netz ist geschlossen: Wer als Zweites dran war, gewinnt.
roads-over-nothing-fits = Keine übrige Karte passt mehr, und das gilt als geschlossen: Wer als Zweites dran war, gewinnt.
roads-over-all-laid = Alle Karten liegen und das Netz ist noch offen: Wer begonnen hat, gewinnt.
roads-over-no-move = Das Netz ist offen, aber wer dran wäre, kann keine Karte legen: unentschieden.
roads-over-laid-last = Sonst kann niemand mehr legen: Wer die letzte Karte gelegt hat, gewinnt.
roads-over-heap-stuck = Niemand kann mehr legen: Wer die wenigsten Karten übrig hat, gewinnt.
roads-over-heap-all-laid = Alle Karten liegen: Wer die meisten Straßen verbunden hat, gewinnt.
roads-over-heap-closed = Das Netz ist geschlossen: Wer die wenigsten Karten übrig hat, gewinnt.

## Was geschieht

roads-event-lots =
    { $you ->
        [yes] Das Los fällt auf dich: Du beginnst.
       *[no] Das Los ist gefallen: { $player } beginnt.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Du bekommst eine Karte.
           *[other] Du bekommst { $size } Karten.
        }
       *[no] { $size ->
            [one] { $player } bekommt eine Karte.
           *[other] { $player } bekommt { $size } Karten.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Du ziehst eine Karte: { roads-face }. Noch im Haufen: { $heap_left }.
       *[no] { $player } zieht eine Karte. Noch im Haufen: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Du legst eine Karte: { roads-face } ({ $x }, { $y }). Verbundene Straßen: { $joined }.
       *[no] { $player } legt eine Karte: { roads-face } ({ $x }, { $y }). Verbundene Straßen: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Keine deiner Karten passt. Du behältst sie.
       *[no] { $player } kann nicht legen und behält alle Karten.
    }
roads-event-out =
    { $you ->
        [yes] Du kannst nicht legen und scheidest aus.
       *[no] { $player } kann nicht legen und scheidet aus.
    }
roads-event-closed = Das Netz ist geschlossen: Kein Straßenende ist mehr offen.
roads-event-over = Das Spiel ist zu Ende.

## Auf dem Bildschirm

roads-ui-table = Das Straßennetz
roads-ui-hand = Deine Karten
roads-ui-hand-empty = Du hast keine Karten.
roads-ui-card =
    { $count ->
        [one] { roads-face }, eine Karte
       *[other] { roads-face }, { $count } Karten
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, eine Karte; passt gerade nirgends
       *[other] { roads-face }, { $count } Karten; passt gerade nirgends
    }
roads-ui-place =
    { $ways ->
        [one] Passt bei ({ $x }, { $y })
       *[other] Passt bei ({ $x }, { $y }), auf { $ways } Arten
    }
roads-ui-try = Bei ({ $x }, { $y }) versuchen
roads-ui-here = { roads-face } bei ({ $x }, { $y }). Straßen: { $sides }.
roads-ui-lies = { roads-face } bei ({ $x }, { $y }). Straßen: { $sides }. Gelegt von { $player }.
roads-ui-turn = Drehen
roads-ui-lay = Hier legen
roads-ui-back = Zurücknehmen
roads-ui-do-pick = Wähl eine Karte.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: passt gerade nirgends. Wähl eine andere.
        [one] { roads-face }: passt an einer Stelle.
       *[other] { roads-face }: passt an { $places } Stellen.
    }
roads-ui-do-try = { roads-face }: Wähl einen Platz dafür.
roads-ui-do-lay = Hier legen?
roads-ui-do-turn = Wähl die Karte noch einmal, um sie zu drehen.
roads-ui-ends =
    { $ends ->
        [0] Keine offenen Straßenenden
        [one] Ein offenes Straßenende
       *[other] Offene Straßenenden: { $ends }
    }
roads-ui-marks = Zeigen, wer was gelegt hat
roads-ui-unseen = Noch nicht gesehen
roads-ui-heap = Haufen
roads-ui-aside = Beiseite, ungesehen
roads-ui-left = Karten übrig
roads-ui-joined = Straßen verbunden
roads-ui-out = ausgeschieden
roads-ui-task-extend = hält das Netz offen
roads-ui-task-close = schließt das Netz
roads-ui-revealed = Was die anderen noch hatten
roads-ui-masthead = Der Straßenbote

## Tipps: warum ein Zug gut ist

roads-hint-wins = Damit ist das Spiel sofort gewonnen.
roads-hint-draws = Es endet unentschieden, und mehr ist nicht zu holen.
roads-hint-safe = Das Netz lässt sich im nächsten Zug nicht schließen.
roads-hint-hole = Es bleibt eine Lücke, die keine übrige Karte füllt: Das Netz ist nicht mehr zu schließen.
roads-hint-closes =
    { $of ->
        [one] Die Karte schließt das einzige offene Straßenende. Offen bleiben: { $left }.
       *[other] Die Karte schließt { $closed } von { $of } offenen Straßenenden. Offen bleiben: { $left }.
    }
roads-hint-opens = Offene Straßenenden: { $left } statt { $of }.
roads-hint-keep-branches = Du sparst deine Einmündungen und Kreuzungen für später auf.
roads-hint-keep-dead-ends = Du sparst deine Sackgassen für die letzten Lücken auf.
roads-hint-own-gaps =
    { $gaps ->
        [one] Eine Lücke passt nur zu deinen Karten.
       *[other] { $gaps } Lücken passen nur zu deinen Karten.
    }
roads-hint-room =
    { $gaps ->
        [one] In eine Lücke passt danach noch eine deiner Karten.
       *[other] In { $gaps } Lücken passt danach noch eine deiner Karten.
    }
roads-hint-knocks-out = Sonst hat niemand eine Karte, die irgendwo passt.

## Figures

roads-figure-joins = Die Straße läuft von Karte zu Karte weiter.
roads-figure-apart = Neben einer Karte, aber keine Straße schließt an.
roads-figure-into-beige = Die neue Straße läuft gegen eine beige Seite.
roads-figure-cut-off = Die beige Seite der neuen Karte schneidet eine Straße ab.
roads-figure-beige-to-beige = Beige an Beige ist erlaubt: Oben schließt eine Straße an.
roads-figure-closed = Kein Straßenende ist mehr offen: Wer als Zweites dran war, gewinnt.
roads-figure-still-open = Die letzte Karte lässt Straßen offen: Wer begann, gewinnt.
roads-figure-inside = Innerhalb der Zeitung darf eine Karte überall liegen, wo sie passt.
roads-figure-outside = Keine Karte liegt außerhalb der Zeitung.
roads-figure-over-the-edge = Die Straße würde die Zeitung verlassen: Ihr Rand gilt als beige.
roads-figure-lanes-meet = Vier Spuren treffen vier; unten zweigen zwei ab.
roads-figure-lanes-apart = Zwei Spuren dürfen nicht an vier anschließen.

## Puzzles

roads-puzzle-closed = Schließ das Netz, egal, was dein Gegner legt. Deine Züge dafür: { $moves }
roads-puzzle-closed-missed = Es ist nicht geschlossen. Offene Straßenenden: { $ends }
roads-puzzle-last = Leg die allerletzte Karte, egal, was dein Gegner legt. Deine Züge dafür: { $moves }
roads-puzzle-last-missed = Die letzte Karte war nicht deine.

## Das Ende, zerlegt

roads-account-laid = Karten gelegt: { $count }
roads-account-left = Karten übrig: { $count }
roads-account-joined = Straßen verbunden: { $count }
roads-account-ends = Noch offene Straßenenden: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = Verzweiger
roads-bot-brancher-hint = Legt Einmündungen und Kreuzungen zuerst, damit sich die Straßen früh teilen.
roads-bot-hoarder = Hamsterer
roads-bot-hoarder-hint = Spart Einmündungen und Kreuzungen auf und legt zuerst einfache Straßen und Sackgassen.
