# Der Kerker in Worten. Namen werden nie gebeugt: die Sätze stehen um sie herum. Zu den Variablen siehe en.ftl.

prison-name = Der Kerker
prison-tagline = Führ deine acht durch einen Kerker, der sich dreht, vorbei an Gefangenen, die alle eigene Pläne haben.
prison-source = Unsere Quelle ist das Regelheft des Solospiels. Es nennt 17 der 32 Gefangenen und 14 ihrer 192 Ziele mit Aktionspunkten; alles Übrige auf den Karten ist unsere Rekonstruktion und so gekennzeichnet.

## Möglichkeiten

prison-option-game = Spiel
prison-option-game-solo = Allein
prison-option-game-solo-hint = Du gegen die Gefangenen des Kerkers, die nach ihren Karten handeln.
prison-option-game-duel = Duell
prison-option-game-duel-hint = Zwei Spieler, jeder mit denselben acht Figuren, verdeckter Aufbau.
prison-option-level = Kerker
prison-option-level-hint = Wie oft die Karten Verstärkung rufen.
prison-option-level-white = Weiß
prison-option-level-white-hint = Von uns, für den Anfang: zwei Gefangene, und niemand wird gerufen.
prison-option-level-pink = Rosa
prison-option-level-pink-hint = Am leichtesten im Regelheft: Verstärkung kommt selten.
prison-option-level-yellow = Gelb
prison-option-level-yellow-hint = Leicht.
prison-option-level-green = Grün
prison-option-level-green-hint = Mittel.
prison-option-level-blue = Blau
prison-option-level-blue-hint = Fordernd.
prison-option-level-red = Rot
prison-option-level-red-hint = Schwer.
prison-option-level-black = Schwarz
prison-option-level-black-hint = Am schwersten: Fast jede Karte ruft jemanden.
prison-option-sight = Blick des Erzmagiers
prison-option-sight-off = Nein
prison-option-sight-off-hint = Räume gehen nur auf, wenn jemand sie öffnet.
prison-option-sight-on = Ja
prison-option-sight-on-hint = Karten mit dem Auge öffnen Räume von selbst.

## Wie was heißt

prison-class-backstabber = Meuchlerin
prison-class-banshee = Banshee
prison-class-cleric = Kleriker
prison-class-colossus = Koloss
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telepath
prison-class-wizard = Zauberer

prison-object-rope = Seil
prison-object-key = Schlüssel
prison-object-fireball = Feuerballstab
prison-object-bow = Bogen
prison-object-spear = Teleskopspeer
prison-object-shield = Großer Schild
prison-object-wounded = Verwundeter

prison-goal-combat = Kampf
prison-goal-reveal = Raum aufdecken
prison-goal-exit = Ausgang
prison-goal-regroup = Sammeln
prison-goal-take = Gegenstand nehmen
prison-goal-rotate = Raum drehen
prison-goal-break = Fallgitter zerbrechen
prison-goal-open = Fallgitter öffnen
prison-goal-heal = Heilen
prison-goal-push = Stoßen

prison-side-yellow = Gelb
prison-side-blue = Blau
prison-side-np = Kerker

## Was gefragt wird

prison-prompt-starters = Wähl die vier Figuren, die auf den Punkten deiner Linie beginnen.
prison-prompt-hide = Leg deine Plättchen verdeckt aus: Wähl eines und dazu einen geschlossenen Raum.
prison-prompt-put = Wähl das Feld des neuen Raums, auf das dieses Plättchen kommt.
prison-prompt-card = Spiel eine Aktionskarte: Ihre Zahl sind deine Aktionspunkte.
prison-prompt-act =
    { $ap ->
        [one] Du bist dran: noch { $ap } Aktionspunkt.
       *[other] Du bist dran: noch { $ap } Aktionspunkte.
    }
prison-prompt-move = Geh Feld für Feld weiter, nimm etwas auf oder leg es ab, dann halt an.
prison-prompt-choose = Eine Sechs: Wähl, wohin das Plättchen in seiner Reihe oder Spalte kommt.
prison-prompt-fight = Wähl deine Kampfkarte.
prison-prompt-name = Dein Telepath liest Gedanken: Wähl die Karte, die die andere Seite spielt.
prison-prompt-opens = Ein Raum geht auf: Sieh, was herauskommt.
prison-prompt-turns = Die Kampfkarten werden aufgedeckt.
prison-prompt-chance = Der Zufall entscheidet.
prison-prompt-wait = Die andere Seite ist am Zug.
prison-prompt-over = Das Spiel ist zu Ende.

## Züge in Worten, wie auf einem Knopf, und Überschriften für mehrere

prison-way =
    { $side ->
        [0] Norden
        [1] Osten
        [2] Süden
       *[3] Westen
    }
prison-action-pick = Beginnt auf der Linie: { $figure }
prison-action-hide = Verdeckt legen, { $room }: { $token }
prison-action-put = Auf { $square } setzen: { $token }
prison-action-play-card = Karte spielen: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: Schritt nach { prison-way }
prison-action-pick-up = { prison-board-pick-up }: { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure }: { prison-board-verb-reveal } – { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure }: { prison-board-turn-clockwise }
       *[3] { $figure }: { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure }: { prison-board-verb-jump } – { $square }
prison-action-heal = { $figure }: { prison-board-verb-heal } – { $target }
prison-action-portcullis = { $figure }: { prison-board-verb-gate } – { prison-way }
prison-action-break = { $figure }: { prison-board-verb-break } – { prison-way }
prison-action-fire = { $figure }: { prison-board-verb-fire } – { prison-way }
prison-action-scream = { $figure }: { prison-board-verb-scream } – { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = Die andere Seite spielt +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Aufgedeckt: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Ein Würfel wählt unter gleichen Wegen: { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where }: { $what }

## Warum nicht

prison-refuse-first-starters = Nicht jetzt: Wähl zuerst die vier, die beginnen.
prison-refuse-first-hide = Nicht jetzt: Leg zuerst alle deine Plättchen verdeckt auf die Räume.
prison-refuse-first-put = Nicht jetzt: Stell zuerst das Plättchen auf ein Feld des neuen Raums.
prison-refuse-first-card = Nicht jetzt: Spiel zuerst eine Aktionskarte.
prison-refuse-first-act = Nicht jetzt: Niemand geht und niemand kämpft; wähl eine Aktion.
prison-refuse-first-move = Nicht jetzt: Beende zuerst die angefangene Bewegung.
prison-refuse-first-choose = Nicht jetzt: Wähl zuerst, wohin das Plättchen kommt.
prison-refuse-first-name = Nicht jetzt: Wähl zuerst die Karte, die die andere Seite spielt.
prison-refuse-first-fight = Nicht jetzt: Wähl zuerst deine Kampfkarte.
prison-refuse-nobody = So eine Figur ist nicht im Spiel.
prison-refuse-not-yours = Diese Figur gehört nicht dir oder ist nicht im Kerker.
prison-refuse-wounded = Verwundete können nicht handeln.
prison-refuse-healed = Wer in diesem Zug geheilt wurde, tut in ihm nichts mehr.
prison-refuse-ap =
    { $needed ->
        [one] Das kostet { $needed } Aktionspunkt; du hast { $left }.
       *[other] Das kostet { $needed } Aktionspunkte; du hast { $left }.
    }
prison-refuse-first-reveal = Die allererste Aktion des Spiels deckt einen der beiden Räume vor deiner Linie auf.
prison-refuse-picked = Diese Figur ist schon gewählt, oder es gibt sie nicht.
prison-refuse-no-card = Diese Karte hast du nicht: { $value }.
prison-refuse-ascending = In der ersten Runde kommen die Aktionskarten der Reihe nach: jetzt die { $value }.
prison-refuse-weakest = Gegen diesen Telepathen musst du deine schwächste Kampfkarte spielen, die +0 nicht gerechnet.
prison-refuse-not-shown = Diese Karte wurde nicht aufgedeckt: +{ $value }.
prison-refuse-not-valid = Dorthin kann das Plättchen nicht: Wähl ein sicheres, leeres Feld.
prison-refuse-open-already = Dort ist kein geschlossener Raum.
prison-refuse-not-beside-room = Von dort deckt niemand den Raum auf: Stell dich daneben, ohne Hindernis auf deiner Seite.
prison-refuse-no-gear = Nur von einem Drehwerk aus: Dieser Raum oder sein aufgedeckter Zwilling lässt sich drehen.
prison-refuse-one-quarter = Ein Raum dreht sich jeweils um ein Viertel.
prison-refuse-against-arrow = Gegen den Pfeil dreht nur ein Mekanork.
prison-refuse-gear-locked = Auf einem Drehwerk dieses Paars steht Kesselflicker Al: Nur Mekanorks drehen es.
prison-refuse-no-enemy = Angreifen kann man nur Feinde im Kerker.
prison-refuse-hurt-already = Wer in diesem Zug verwundet wurde, kann in ihm nicht noch einmal angegriffen werden.
prison-refuse-out-of-reach = Mit diesem Angriff ist der Feind nicht zu erreichen.
prison-refuse-no-jumps = Du hast keine Sprungkarte mehr.
prison-refuse-no-landing = Man springt zwei Felder weit, gerade oder über Eck, auf ein Feld, das einen trägt.
prison-refuse-no-cleric = Nur ein Kleriker heilt.
prison-refuse-no-wounded = Gleich daneben liegt keiner deiner Verwundeten.
prison-refuse-end-crowded = Ein Feld fasst höchstens zwei Plättchen: eine unverletzte Figur und dazu einen Gegenstand oder einen eigenen Verwundeten.
prison-refuse-no-key = Fallgitter bedient die Meuchlerin oder wer einen Schlüssel trägt.
prison-refuse-no-portcullis = Auf dieser Seite ist kein Fallgitter.
prison-refuse-gate-barred = Dort steht Torwächter Gorm: Dieses Fallgitter bleibt, wie es ist.
prison-refuse-no-colossus = Nur ein Koloss zerbricht Fallgitter.
prison-refuse-no-wand = Für den Feuerball braucht es einen Zauberer mit dem Stab.
prison-refuse-nobody-in-line = In dieser Richtung ist niemand zu treffen.
prison-refuse-no-banshee = Nur eine Banshee schreit.
prison-refuse-no-sight = Die Banshee sieht diese Figur nicht in gerader Linie.
prison-refuse-no-room-behind = Dahinter ist kein freies Feld zum Hinstoßen.
prison-refuse-tired = Keine Bewegungspunkte mehr: Halt hier an.
prison-refuse-no-side = Es gibt vier Richtungen: Norden, Osten, Süden und Westen.
prison-refuse-no-end = Von dort aus könnte die Bewegung nirgends enden.
prison-refuse-walled = Eine Mauer, ein geschlossenes Fallgitter, eine Schießscharte oder ein verdeckter Raum ist im Weg.
prison-refuse-enemy = Ein unverletzter Feind steht im Weg.
prison-refuse-pit = Eine Grube ist im Weg, und es gibt kein Seil.
prison-refuse-end-occupied = Auf dem Feld eines anderen kann man nicht anhalten.
prison-refuse-end-pit = Auf einer Grube ohne Seil kann man nicht anhalten.
prison-refuse-nothing-here = Hier gibt es nichts aufzuheben.
prison-refuse-empty-hands = Es gibt nichts abzulegen oder zu übergeben.
prison-refuse-no-friend = Auf diesem Feld ist kein Freund, dem man etwas geben könnte.
prison-refuse-handled = Auf jedem Feld wechselt nur einmal etwas den Besitzer.
prison-refuse-not-to-hide = Dieses Plättchen gehört nicht zu denen, die du noch auslegen musst.
prison-refuse-no-room = Diesen Raum gibt es nicht.
prison-refuse-room-full =
    { $most ->
        [one] Auf einem Raum liegt höchstens { $most } Plättchen.
       *[other] Auf einem Raum liegen höchstens { $most } Plättchen.
    }
prison-refuse-not-free = Das Plättchen kommt auf ein sicheres, leeres Feld des neuen Raums.
prison-refuse-step-by-step = Bis jemand eine 4 gespielt hat, darf eine Karte nur um eins höher sein als die höchste bisher: jetzt höchstens { $value }.
prison-refuse-no-such-card = So eine Karte kann man nicht nennen: +{ $value }. Nenn eine von +1 bis +6.
prison-refuse-named = Der Telepath hat deine +{ $value } genannt: Du musst sie spielen.

## Was gewinnt

prison-purpose-five = Hol zuerst fünf Punkte: Führ deine Leute drüben hinaus oder strecke Feinde nieder. Du { $mine } : { $theirs }
prison-purpose-five-watched = Zuerst fünf Punkte: die Eigenen hinausführen oder Feinde niederstrecken. { $mine } : { $theirs }

## Wie es ausging

prison-over-won = Du hast gewonnen: Der Kerker liegt hinter dir.
prison-over-lost = Du hast verloren: Der Kerker behält seine Gefangenen.
prison-over-late = Sechzig Züge und keine fünf Punkte: Der Kerker behält seine Gefangenen.
prison-over-five = Fünf Punkte: Das Duell ist entschieden.
prison-over-nobody = Eine Seite hat niemanden mehr: Das Duell ist entschieden.
prison-over-turns = Die Züge sind aufgebraucht: Der höhere Punktestand gewinnt.
prison-over-draw = Unentschieden: Keine Seite liegt vorn.

## Was geschieht

prison-event-picked = Auf der Startlinie steht { $figure }, { $square }.
prison-event-first =
    { $side ->
        [0] Das Los sagt: Gelb beginnt.
       *[1] Das Los sagt: Blau beginnt.
    }
prison-event-stood =
    { $side ->
        [0] Ein gelbes Plättchen steht verdeckt auf der Linie.
       *[1] Ein blaues Plättchen steht verdeckt auf der Linie.
    }
prison-event-hid = Verdeckt auf einen Raum gelegt: { $number }.
prison-event-covered =
    { $side ->
        [0] Ein gelbes Plättchen liegt verdeckt auf einem Raum.
       *[1] Ein blaues Plättchen liegt verdeckt auf einem Raum.
    }
prison-event-uncovered = Die Startfiguren werden aufgedeckt.
prison-event-found =
    { $side ->
        [0] Im Raum liegt: { $number }. Gelb wählt das Feld.
       *[1] Im Raum liegt: { $number }. Blau wählt das Feld.
    }
prison-event-named =
    { $side ->
        [0] Der Telepath von Gelb nennt +{ $value }.
       *[1] Der Telepath von Blau nennt +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Die Kampfkarte von Gelb liegt verdeckt.
       *[1] Die Kampfkarte von Blau liegt verdeckt.
    }
prison-event-dealt = In den Beutel kommen: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Gelb spielt eine Karte: { $value } Aktionspunkt.
           *[other] Gelb spielt eine Karte: { $value } Aktionspunkte.
        }
       *[1] { $value ->
            [one] Blau spielt eine Karte: { $value } Aktionspunkt.
           *[other] Blau spielt eine Karte: { $value } Aktionspunkte.
        }
    }
prison-event-walked = { $figure } geht: { $start } – { $end }.
prison-event-jumped = { $figure } springt: { $start } – { $end }.
prison-event-took = { $figure } nimmt: { $thing }.
prison-event-dropped = { $figure } legt ab: { $thing }.
prison-event-gave = { $figure } übergibt etwas; nun hat es { $to }.
prison-event-opened =
    { $by ->
        [-1] Ein Raum öffnet sich von selbst.
       *[other] { $by } deckt einen Raum auf.
    }
prison-event-drew = Aus dem Beutel: { $number }.
prison-event-diced = Die Teleportwürfel: Reihe { $red }, Spalte { $white }.
prison-event-placed = { $number } kommt auf { $square }.
prison-event-vanished = Zwei Sechsen: { $number } ist aus dem Spiel.
prison-event-rotated =
    { $quarters ->
        [1] { $by } dreht einen Raum um ein Viertel im Uhrzeigersinn.
        [2] { $by } dreht einen Raum um die Hälfte.
       *[3] { $by } dreht einen Raum um ein Viertel gegen den Uhrzeigersinn.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } gegen { $target }: Karten { $cards }, zusammen { $totals }. Unentschieden: Nichts geschieht.
        [0] { $attacker } gegen { $target }: Karten { $cards }, zusammen { $totals }. Gelb gewinnt.
        [2] { $attacker } gegen { $target }: Karten { $cards }, zusammen { $totals }. Der Kerker gewinnt den Kampf.
       *[1] { $attacker } gegen { $target }: Karten { $cards }, zusammen { $totals }. Blau gewinnt.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } schießt auf { $target }.
        [spear] { $attacker } stößt mit dem Speer zu. Ziel: { $target }. Im Kampf: { $fighters }.
       *[close] { $attacker } greift an. Ziel: { $target }. Im Kampf: { $fighters }.
    }
prison-event-wounded = { $figure } ist verwundet.
prison-event-died = { $figure } ist tot.
prison-event-fell = { $figure } stürzt in eine Grube.
prison-event-lost = { $thing } geht in einer Grube verloren.
prison-event-broke = { $figure } schlägt für immer einen Durchgang.
prison-event-gated =
    { $open ->
        [yes] { $figure } öffnet ein Fallgitter.
       *[no] { $figure } schließt ein Fallgitter.
    }
prison-event-healed = { $figure } heilt { $target }.
prison-event-pushed = { $figure } schreit: { $target } wird gestoßen, { $start } – { $end }.
prison-event-burnt = { $figure } feuert den Stab ab: { $target } verbrennt.
prison-event-left = { $figure } verlässt den Kerker.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } Punkt für Gelb ({ $clause }).
           *[other] { $points } Punkte für Gelb ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } Punkt für den Kerker ({ $clause }).
           *[other] { $points } Punkte für den Kerker ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } Punkt für Blau ({ $clause }).
           *[other] { $points } Punkte für Blau ({ $clause }).
        }
    }
prison-event-arrived = Verstärkung kommt: { $figure }.
prison-event-looked = Der Erzmagier blickt auf einen geschlossenen Raum.
prison-event-turned = Der Kerker deckt auf: { $values }.
prison-event-rowed =
    { $row ->
        [0] Die Runde des Kerkers: Noch ist niemand da.
       *[other] Die Runde des Kerkers, der Reihe nach: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Der Zug von Gelb ist zu Ende.
        [2] Der Zug des Kerkers ist zu Ende.
       *[1] Der Zug von Blau ist zu Ende.
    }
prison-event-over =
    { $winner ->
        [-1] Das Spiel ist zu Ende, { $points }: unentschieden.
        [0] Das Spiel ist zu Ende, { $points }: Gelb hat gewonnen.
        [2] Das Spiel ist zu Ende, { $points }: Der Kerker hat gewonnen.
       *[1] Das Spiel ist zu Ende, { $points }: Blau hat gewonnen.
    }
prison-event-activated = { $figure } sieht die Ziele der Karte durch.
prison-event-rested = { $figure } ist fertig.
prison-event-tied = Ein Würfel wählt unter { $ties } gleichen Wegen.
prison-event-thought = { $figure } entscheidet: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] Der Drehwürfel: ein Viertel im Uhrzeigersinn.
        [2] Der Drehwürfel: zwei Viertel im Uhrzeigersinn.
        [3] Der Drehwürfel: drei Viertel im Uhrzeigersinn.
        [-1] Der Drehwürfel: ein Viertel gegen den Uhrzeigersinn.
        [-2] Der Drehwürfel: zwei Viertel gegen den Uhrzeigersinn.
       *[-3] Der Drehwürfel: drei Viertel gegen den Uhrzeigersinn.
    }

## Hinweise

prison-hint-step = Die Linie drüben rückt näher: etwa { $ap } AP statt { $from }.
prison-hint-out = Dieser Schritt führt hinaus, und wer draußen ist, bringt einen Punkt.
prison-hint-strike = Dieser Schlag braucht keine Karte: Er sitzt.
prison-hint-opens = { $who } hat es dann etwa { $ap } AP bis zur Linie drüben statt { $from }.
prison-hint-beside = Von dort ist erreichbar: { $who }.
prison-hint-fight = Diese Karte gewinnt in { $wins } % der Fälle und verliert in { $loses } %.
prison-hint-reveal = Durch einen geschlossenen Raum kommt niemand. Freunde, die drinnen warten können: { $hidden }.
prison-hint-turn = So gedreht führt der Raum dorthin, wo du hinwillst, oder sperrt die anderen aus.
prison-hint-attack = Mit +{ $value } gewinnst du in { $wins } % der Fälle und verlierst in { $loses } %. Ein verwundeter Feind ist ein halber Punkt.
prison-hint-jump = Der Sprung erspart den Umweg.
prison-hint-heal = Kann nächsten Zug wieder gehen und kämpfen: { $who }.
prison-hint-portcullis = Das Fallgitter steht jemandem im Weg.
prison-hint-break = Ohne dieses Fallgitter ist der Weg für immer frei.
prison-hint-fire = Wer in dieser Linie vorn steht, ist weg, und das ist ein Punkt.
prison-hint-scream = Dorthin gestoßen, ist die Figur schlechter dran.
prison-hint-pass = Nichts anderes würde die Lage verbessern.
prison-hint-pick-up = Das wird nützlich sein: { $what }.
prison-hint-drop = Die Hände werden für etwas anderes gebraucht.
prison-hint-give = Der andere kann es besser brauchen.
prison-hint-stop = Ein gutes Feld zum Anhalten.
prison-hint-pick = Damit fängt man gut an: Geschwindigkeit { $speed }, Stärke { $strength }.
prison-hint-hide = In diesem Raum nützt es dir am meisten oder dem anderen am wenigsten.
prison-hint-put = Auf diesem Feld nützt es dir am meisten oder dem anderen am wenigsten.
prison-hint-card = Der beste Zug, der jetzt zu sehen ist, braucht so viele Aktionspunkte.
prison-hint-name = Die schwächste davon ist für dich die beste.
prison-hint-choose = Dort nützt es dir am meisten oder schadet am wenigsten.

## Die Gefangenen und ihre Eigenheiten

prison-npc-curious-lissandra = Neugierige Lissandra
prison-npc-jen = Jen
prison-npc-magpie-nika = Elster Nika
prison-npc-lockpick-rada = Dietrich-Rada
prison-npc-rick-wave = Rick-Welle
prison-npc-wailing-marta = Klage-Marta
prison-npc-siren-ulla = Sirene Ulla
prison-npc-thunder-gleb = Donner-Gleb
prison-npc-father-kind = Vater Güte
prison-npc-father-junk = Vater Plunder
prison-npc-sister-thimble = Schwester Fingerhut
prison-npc-brother-lantern = Bruder Laterne
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Torwächter Gorm
prison-npc-tinker-al = Kesselflicker Al
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Widerborst Bram
prison-npc-serpico = Serpico
prison-npc-slissken = Schlange Slissken
prison-npc-silent-ashka = Stille Aschka
prison-npc-stubborn-coil = Sture Windung
prison-npc-weakling-ed = Schwächling Ed
prison-npc-xant = Xant
prison-npc-foggy-bertram = Nebel-Bertram
prison-npc-doubting-toma = Zweifler Toma
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Zerstreuter Odo
prison-npc-lady-frost = Lady Frost

prison-trait-alarm-bell = Deckt sie in einer Aktivierung ihren zweiten Raum auf, kommt sofort eine Verstärkung.
prison-trait-lone-knife = Ihre +2 für den Kampf in Gesellschaft gelten auch, wenn sie eins gegen eins angreift.
prison-trait-pickpocket = Endet ihre Bewegung mit leeren Händen, nimmt sie einem unverletzten Feind daneben, wenn nichts dazwischen ist, den Gegenstand, der auf ihrer Liste am höchsten steht.
prison-trait-own-key = Auf dem Weg zu jedem Ziel öffnet sie Fallgitter für je 1 AP, als trüge sie einen Schlüssel.
prison-trait-breaker-push = Steht gleich hinter seinem Opfer ein Fallgitter, eine Mauer oder eine Schießscharte, zerbricht sein Stoß sie für immer; das Opfer fliegt hindurch und ist verwundet.
prison-trait-shakes-loose = Wen sie stößt, der lässt seine Last auf dem Feld fallen, das er verlässt.
prison-trait-pull = Ihr Schrei stößt sein Opfer nicht weg, sondern zieht es ein Feld gerade zu ihr heran.
prison-trait-long-push = Sein Stoß schickt das Opfer geradeaus, bis Mauer, Fallgitter, Schießscharte oder Figur es aufhält oder eine Grube ohne Seil es verschluckt.
prison-trait-quick-recovery = Wen er heilt, dessen Karte wird wieder aufgerichtet und kann in dieser Runde noch an die Reihe kommen.
prison-trait-picks-on-weak = Er greift nur Feinde an, deren eigene Stärke kleiner ist als seine; wer sonst noch mitkämpfen würde, zählt nicht.
prison-trait-heal-at-sight = Sie heilt jeden verwundeten Freund in ihrer Sichtlinie, auch wenn er nicht daneben liegt.
prison-trait-alms = Jede dritte Heilung, die er im Spiel vollbringt, ist 1 Punkt für den Kerker.
prison-trait-breaker-points = Jedes dritte Fallgitter, das er im Spiel zerbricht, ist 1 Punkt für den Kerker.
prison-trait-crowd-fury = Im Gruppenkampf zählt der Kerker 1 für jeden feindlichen Kämpfer nach dem ersten dazu.
prison-trait-long-stride = Er geht für 1 AP bis zu 3 Felder statt 2.
prison-trait-bars-the-gate = Solange er unverletzt ist, kann der Spieler am Rand seines Feldes kein Fallgitter öffnen oder schließen.
prison-trait-gear-lock = Solange er auf einem Drehwerk steht, drehen nur Mekanorks beider Seiten dieses Raumpaar, und das Ziel „Raum drehen“ anderer Gefangener übergeht dessen Drehwerke.
prison-trait-double-turn = Beim Drehen würfelt er erst für den Raum, in dem er steht, und dann, wenn noch AP da sind, für den Zwilling, jedes Mal in der gewürfelten Richtung.
prison-trait-born-on-gear = Er erscheint ohne Würfel auf dem Drehwerk seines Raums oder, wenn dort ein Plättchen liegt, mit Würfeln.
prison-trait-gear-and-reverse = Er erscheint ohne Würfel auf dem Drehwerk seines Raums oder, wenn dort ein Plättchen liegt, mit Würfeln, und dreht jeden Raum gegen dessen Pfeil.
prison-trait-errands = Trägt er einen Verwundeten, ist sein Ziel 1, ihn einem unverletzten befreundeten Kleriker zu bringen; trägt er den Feuerballstab, einem unverletzten befreundeten Zauberer.
prison-trait-lays-out-loot = Deckt er einen Raum auf, kommen dessen Gegenstände ohne Würfel auf die gültigen Felder, die er mit seinen übrigen AP am schnellsten erreicht, oder, wenn er keines erreicht, auf die nächstgelegenen.
prison-trait-slips-past = Sie darf durch unverletzte Feinde hindurchgehen, aber dort nicht anhalten.
prison-trait-acts-wounded = Auch verwundet kommt er an die Reihe, mit dem einzigen Ziel Sammeln 3 und den Klerikern ganz oben auf der Liste.
prison-trait-weakest-card = Im Nahkampf eins gegen eins muss der Spieler seine niedrigste Kampfkarte spielen, +0 nicht gerechnet, außer sie ist die einzige.
prison-trait-two-cards = Im Nahkampf eins gegen eins deckt der Kerker zwei Kampfkarten auf, spielt die höhere und legt beide ab.
prison-trait-blind-card = Im Nahkampf eins gegen eins wird die Kampfkarte des Spielers blind aus der Hand gezogen.
prison-trait-second-thought = Würde die Karte des Kerkers im Nahkampf eins gegen eins verlieren, wird sie abgelegt und einmal die nächste gespielt.
prison-trait-feared-fire = Ein Feind, den er mit dem Feuerball tötet, ist 2 Punkte für den Kerker statt 1.
prison-trait-any-shield = Jeder Gegenstand, den er trägt, zählt für ihn zugleich als großer Schild.
prison-trait-wanders = Bevor er seine Ziele prüft, werden einmal die Teleportwürfel für seinen Raum geworfen; nennen sie ohne Sechs ein gültiges Feld, kommt er dorthin.
prison-trait-chill = Beginnt eine Figur des Spielers ihre Bewegung neben ihr, solange sie unverletzt ist und nichts dazwischen steht, hat sie dafür 2 Bewegungspunkte weniger, mindestens aber 1.

## Um das Brett: Karten, Kämpfe, Stand

prison-ui-somebody = jemand
prison-ui-sided =
    { $side ->
        [0] { $name } (Gelb)
       *[1] { $name } (Blau)
    }
prison-ui-room = Raum { $place }

# Die Reihe der Gefangenen
prison-ui-npcs = Gefangene im Kerker
prison-ui-no-npcs = Noch ist kein Gefangener im Kerker.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = ist am Zug
prison-ui-standing-next = kommt als Nächstes
prison-ui-standing-upright = kommt diese Runde noch
prison-ui-standing-turned = war schon dran
prison-ui-standing-waiting = wartet auf seine Runde
prison-ui-next = als Nächstes
prison-ui-build = Geschwindigkeit { $speed }, Stärke { $strength }
prison-ui-stands = Auf { $square }
prison-ui-is-wounded = Verwundet
prison-ui-carries = Trägt: { $what }
prison-ui-known = steht im Regelheft des Solospiels
prison-ui-ours = unsere Rekonstruktion
prison-ui-card-known = Das Regelheft des Solospiels nennt diesen Gefangenen.
prison-ui-card-ours = Dieser Gefangene ist von uns.
prison-ui-goals = Ziele, vom ersten an
prison-ui-main = Hauptziel
prison-ui-ap = { $ap } AP
prison-ui-classes = Klassen, von oben
prison-ui-objects = Gegenstände, von oben
prison-ui-why = Warum dieser Zug?
prison-ui-no-decision = Im Verlauf steht keine Entscheidung.

# Karten
prison-ui-hand = Deine Karten
prison-ui-actions = Aktionskarten
prison-ui-card-now = jetzt spielbar
prison-ui-card-later = nicht jetzt
prison-ui-card-played = gespielt
prison-ui-ap-left =
    { $ap ->
        [one] Noch { $ap } Aktionspunkt
       *[other] Noch { $ap } Aktionspunkte
    }
prison-ui-jumps =
    { $jumps ->
        [one] Noch { $jumps } Sprung
       *[other] Noch { $jumps } Sprünge
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } Kampfkarte
       *[other] { $cards } Kampfkarten
    }
prison-ui-decks = Kampfkarten
prison-ui-own-fights = Deine Hand
prison-ui-own-spent = Von dir gespielt
prison-ui-np-fights = Stapel des Kerkers
prison-ui-np-spent = Seine Ablage
prison-ui-other-fights = Hand der anderen Seite
prison-ui-other-spent = Von der anderen Seite gespielt
prison-ui-icons = Der Edelstein deiner Stufe auf einer Karte bringt Verstärkung. Deine +0 kommt zurück auf die Hand.
prison-ui-face-action =
    { $value ->
        [one] { $value } Aktion
       *[other] { $value } Aktionen
    }
prison-ui-face-jump = Sprung
prison-ui-face-fight = Kampfkarte +{ $value }
prison-ui-face-np = Seine Kampfkarte +{ $value }
prison-ui-calls = bringt Verstärkung auf Stufe { $level }
prison-ui-eye = das Auge öffnet einen Raum

# Ein Kampf
prison-ui-fight-close = { $attacker } greift an: { $target }
prison-ui-fight-bow = { $attacker } schießt auf { $target }
prison-ui-fight-spear = { $attacker } stößt mit dem Speer: { $target }
# $side: 0 ist Gelb, 1 Blau, 2 der Kerker des Spiels allein.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Gelb greift an
           *[defence] Gelb verteidigt
        }
        [1] { $role ->
            [attack] Blau greift an
           *[defence] Blau verteidigt
        }
       *[2] { $role ->
            [attack] Der Kerker greift an
           *[defence] Der Kerker verteidigt
        }
    }
prison-ui-brings = Stärke { $strength }, Zuschlag { $bonus }
prison-ui-total = Summe: { $total }
prison-ui-choose-card = Wähl deine Kampfkarte
prison-ui-pick-theirs = Dein Telepath sieht drei Karten: Welche muss gespielt werden?
prison-ui-name-theirs = Dein Telepath nennt die Karte, die der andere spielen muss
prison-ui-named = Der Telepath nennt +{ $value }: Wer sie hat, spielt sie.
prison-ui-wait-card = Deine Karte liegt verdeckt. Die andere Seite wählt.
prison-ui-cards-turn = Die Karten werden aufgedeckt…
prison-ui-fight-result =
    { $winner ->
        [-1] Unentschieden: Nichts geschieht
        [0] Gelb gewinnt den Kampf
        [1] Blau gewinnt den Kampf
       *[2] Der Kerker gewinnt den Kampf
    }
prison-ui-fold = Aufs Brett schauen
prison-ui-unfold = Zurück zum Kampf

# Wie es steht
prison-ui-points = { $points } von { $most } Punkten
prison-ui-turn = Zug { $turn } von { $most }
prison-ui-level = Kerker: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] { $cards } Verstärkung kann noch kommen
       *[other] { $cards } Verstärkungen können noch kommen
    }
prison-ui-sight-on = Der Erzmagier schaut zu
prison-ui-sight-off = Ohne den Blick des Erzmagiers
prison-ui-closed-rooms =
    { $rooms ->
        [0] Alle Räume sind offen
        [one] { $rooms } Raum ist geschlossen
       *[other] { $rooms } Räume sind geschlossen
    }
prison-ui-is-closed = geschlossen
prison-ui-is-open = offen
prison-ui-bag = Im Beutel
prison-ui-bag-empty = Der Beutel ist leer.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Das war schwer: Versuch es in einem leichteren Kerker.
prison-ui-advice-higher = Das war leicht: Versuch es in einem schwereren Kerker.
prison-ui-advice-same = Bleib beim nächsten Mal auf dieser Stufe.

## Warum ein Gefangener tut, was er tut

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: braucht { $needed } AP, hat { $ap } → ja
prison-trace-dear = { $rank }. { $goal }: braucht { $needed } AP, hat { $ap } → nein
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: kein Raum ist geschlossen → entfällt
        [break] { $rank }. { $goal }: kein Fallgitter ist übrig → entfällt
        [open] { $rank }. { $goal }: kein Fallgitter ist zu → entfällt
        [heal] { $rank }. { $goal }: kein Freund ist verwundet → entfällt
        [combat] { $rank }. { $goal }: kein Feind ist da → entfällt
        [push] { $rank }. { $goal }: kein Feind ist da → entfällt
        [rotate] { $rank }. { $goal }: kein Drehwerk ist da → entfällt
        [regroup] { $rank }. { $goal }: kein Freund ist da → entfällt
       *[take] { $rank }. { $goal }: nichts Begehrtes ist da → entfällt
    }
prison-trace-no-way = { $rank }. { $goal }: kein Weg führt hin, mit { $ap } AP → nein
prison-trace-beside = { $rank }. { $goal }: steht schon neben jemandem dieser Klasse → nein
prison-trace-load = { $rank }. { $goal }: nichts Besseres als das Getragene → nein
prison-trace-hurt = { $rank }. { $goal }: in diesem Zug verwundet, nicht noch einmal angreifbar → nein
prison-trace-strong = { $rank }. { $goal }: niemand ist schwächer → nein
prison-trace-locked = { $rank }. { $goal }: dieses Drehwerk ist gesperrt → nein
prison-trace-again = Etwas wurde genommen: noch einmal von vorn, mit { $ap } AP.
prison-trace-on = Es geht weiter mit dem Ziel { $goal }: noch { $ap } AP.
prison-trace-goal = Also: { $goal }, für { $needed } von { $ap } AP.
prison-trace-near = Nicht zu erreichen, also so nah wie möglich: { $goal }, für { $needed } von { $ap } AP.
prison-trace-to-go = Noch zu gehen: vorher { $before } AP, { $from } Felder; nachher { $after } AP, { $to } Felder.
prison-trace-straight = Noch zu gehen in Reihen und Spalten: vorher { $from }, nachher { $to }.
prison-trace-as-if-b = Gerechnet, als stünde dort niemand.
prison-trace-as-if-c = Gerechnet, als stünde dort niemand und die Fallgitter wären offen.
prison-trace-as-if-d = Gerechnet, als stünde dort niemand und geschlossene Räume, Fallgitter und Schießscharten wären offen.
prison-trace-others = Auch in Reichweite: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } für { $needed } AP
       *[other] { $about }, Nummer { $rank } der Liste, für { $needed } AP
    }
prison-trace-rest = Mehr geschieht nicht.
prison-trace-by-list =
    { $rank ->
        [0] Ein Kleriker kommt vor allen: das Höchste, was zu bekommen ist.
       *[other] Nummer { $rank } der Liste: das Höchste, was zu bekommen ist.
    }
prison-trace-by-ap = Der Weg, der am wenigsten AP kostet.
prison-trace-by-squares = Gleich viele AP: der Weg mit den wenigsten Feldern.
prison-trace-by-die =
    { $ties ->
        [2] Zwei gleiche Wege: Der Würfel entscheidet.
       *[other] { $ties } gleiche Wege: Der Würfel entscheidet.
    }

## Auf dem Brett

prison-board-map = Der Kerker
prison-board-deeds = Was diese Figur tun kann
prison-board-you = Du
prison-board-dungeon = Kerker
prison-board-points = { $name }: { $points } von { $most } Punkten

# Zwei Buchstaben für das Zeichen einer Figur.
prison-board-mark-backstabber = Mc
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Kl
prison-board-mark-colossus = Ko
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = Za

prison-board-power-backstabber = Öffnet und schließt Fallgitter; +2 im Gruppenkampf neben einem Freund.
prison-board-power-banshee = Ihr Schrei stößt jeden, den sie sieht, ein Feld weg.
prison-board-power-cleric = Heilt einen verwundeten Freund daneben.
prison-board-power-colossus = Zerbricht Fallgitter für immer.
prison-board-power-mekanork = Dreht auf einem Drehwerk jeden Raum des Paars in jede Richtung.
prison-board-power-naga = Geht durch Schießscharten.
prison-board-power-telepath = Sagt im Kampf eins gegen eins, welche Karte der Feind spielt.
prison-board-power-wizard = Schwebt über Gruben und Feinde; nur er benutzt den Stab.

prison-board-starters =
    { $left ->
        [one] Wähl noch { $left } Figur für die Startlinie
       *[other] Wähl { $left } Figuren für die Startlinie
    }
prison-board-suggest = Ein guter Anfang: { $who }.
prison-board-take =
    { $count ->
        [one] Diese Figur nehmen
       *[other] Diese { $count } nehmen
    }
prison-board-lay = Verdeckt auszulegende Plättchen

# Namen der Felder für alle, die zuhören: was dort ist.
prison-board-of-yellow = { $name }, gelb
prison-board-of-blue = { $name }, blau
prison-board-of-dungeon = { $name }, Gefangener
prison-board-wounded = verwundet
prison-board-line-yellow = gelbe Linie
prison-board-line-blue = blaue Linie
prison-board-closed = geschlossener Raum
prison-board-closed-room = Geschlossener Raum { $place }
prison-board-pit = Grube
prison-board-gear = Drehwerk
prison-board-gate-shut = geschlossenes Fallgitter
prison-board-gate-open = offenes Fallgitter
prison-board-gate-broken = zerbrochenes Fallgitter
prison-board-walk-here =
    { $ap ->
        [0] Hierher gehen.
        [one] Hierher gehen für { $ap } Aktionspunkt.
       *[other] Hierher gehen für { $ap } Aktionspunkte.
    }
prison-board-do-move = Gehen.
prison-board-do-reveal = Diesen Raum aufdecken.
prison-board-do-hide = Das Plättchen verdeckt hierher legen.
prison-board-do-turn = Diesen Raum drehen.
prison-board-do-attack = Angreifen.
prison-board-do-jump = Hierher springen.
prison-board-do-heal = Heilen.
prison-board-do-gate = Das Fallgitter öffnen oder schließen.
prison-board-do-break = Das Fallgitter zerbrechen.
prison-board-do-fire = Mit dem Stab verbrennen.
prison-board-do-scream = Mit einem Schrei wegstoßen.
prison-board-turn-clockwise = Raum { $room } im Uhrzeigersinn drehen
prison-board-turn-counter = Raum { $room } gegen den Uhrzeigersinn drehen

prison-board-verb-move = Gehen
prison-board-verb-reveal = Raum aufdecken
prison-board-verb-turn = Raum drehen
prison-board-verb-attack = Angreifen
prison-board-verb-jump = Springen
prison-board-verb-heal = Heilen
prison-board-verb-gate = Fallgitter
prison-board-verb-break = Zerbrechen
prison-board-verb-fire = Feuer
prison-board-verb-scream = Schreien
prison-board-pick-up = Aufheben
prison-board-pick-up-wounded = Den Verwundeten aufheben
prison-board-drop = Ablegen: { $what }
prison-board-give = Tauschen mit: { $to }
prison-board-stop = Hier anhalten
prison-board-pass = Zug beenden
prison-board-hurry = Vorspulen

prison-board-first = Decke einen der zwei Räume vor deiner Linie auf: Wähl ihn.
prison-board-select = Wähl eine deiner Figuren oder beende den Zug.
prison-board-selected = { $name }: Wähl, wohin es geht oder wen es trifft, oder wähl eine Aktion.
prison-board-where = { $deed }: Wähl, was leuchtet.
prison-board-moving =
    { $points ->
        [0] { $name } kann nicht weiter: Halt hier an.
        [one] { $name } geht: noch { $points } Feld.
       *[other] { $name } geht: noch { $points } Felder.
    }
prison-board-choose = Eine Sechs! Du wählst das Feld für: { $name }.
prison-board-put = Wähl das Feld für: { $name }.
prison-board-hide = Wähl ein Plättchen und wähl dann einen geschlossenen Raum.
prison-board-no-way = Mit deinen Aktionspunkten führt kein Weg dorthin.
prison-board-dice = Würfel: Reihe { $red }, Spalte { $white }
prison-board-spin = Drehwürfel: { $quarters }

prison-key-drop = Unterwegs: ablegen
prison-key-give = Unterwegs: tauschen

## Figures

prison-figure-wall = Mauern halten alle auf.
prison-figure-bars = Ein geschlossenes Fallgitter ebenso.
prison-figure-slit = Niemand geht durch eine Schießscharte.
prison-figure-naga-slit = Die Naga aber schon.
prison-figure-open-bars = Die Meuchlerin öffnet und schließt Fallgitter.
prison-figure-break-bars = Der Koloss zerbricht sie für immer.
prison-figure-jump-pit = Ein Sprung geht zwei Felder geradeaus, auch über eine Grube.
prison-figure-jump-corner = Oder um die Ecke.
prison-figure-jump-wall = Nicht durch eine Mauer.
prison-figure-pit = Ohne Seil betritt niemand eine Grube.
prison-figure-turn = Vom Drehwerk dreht man den Raum um ein Viertel, dem Pfeil nach.
prison-figure-turn-back = Nur der Mekanork dreht ihn gegen den Pfeil.
prison-figure-sight = In gerader Linie nichts dazwischen: Er ist in Sicht.
prison-figure-no-sight = Ein geschlossenes Gitter nimmt die Sicht.
prison-figure-slit-shot = Vom Feld an der Scharte sieht und schießt man hindurch.
prison-figure-reveal = Wer neben einem geschlossenen Raum steht, darf ihn öffnen.
prison-figure-no-reveal = Nicht mit einer Mauer dazwischen.
prison-figure-ed-fights = Eds erste Ziele gehen nicht; den Kleriker erreicht er, also kämpft er.
prison-figure-ed-walks = Kein Ziel passt in seine fünf Punkte: Er geht mit ihnen zum Ausgang hin.
prison-figure-ed-bars = Eingesperrt geht er so nah heran, wie er kann: ans Gitter.
prison-figure-hur-ban = Hur-Ban kämpft mit dem Ersten seiner Liste, dann dem Nächsten, und geht weiter.
prison-figure-lissandra = Lissandra öffnet den nächsten Raum, nimmt unterwegs den Bogen und öffnet noch einen.
prison-figure-teleport = Was in den Raum kommt, landet auf dem Feld, das die zwei Würfel nennen.
prison-figure-al = Al geht zum obersten Freund seiner Liste und nimmt unterwegs den Speer.
prison-figure-serpico = Serpico trägt den verwundeten Xant zum Kleriker, nimmt den Stab und geht hinaus.
prison-figure-artos = Artos zerbricht zwei Fallgitter und geht zum dritten.
prison-figure-ley-vite = Ein Punkt zum Drehwerk; der Würfel sagt drei, er dreht mit den zwei übrigen.
prison-figure-maldon = Maldon geht durch Serpico und nimmt den Stab: Bei ihm steht er höher.
prison-figure-set-up = Acht geschlossene Räume, vier lang und zwei breit, zwischen den Linien.

## Rätsel

prison-puzzle-points = Bring deinen Punktestand mit den übrigen Aktionspunkten auf { $points }, egal, welche Karte kommt.
prison-puzzle-points-missed = Der Zug ist vorbei. Deine Punkte: { $scored } von { $points }
prison-puzzle-safe = Überstehe den Zug des Kerkers: Keiner deiner Leute wird getroffen, und er bekommt keinen Punkt.
prison-puzzle-safe-missed = Der Kerker hat zugeschlagen. Deine Verwundeten: { $hurt }, seine Punkte: { $theirs }

## Das Ende, zerlegt

prison-account-out = { $name } kam hinaus
prison-account-struck = Besiegt: { $name }
prison-account-fell = In eine Grube: { $name }
prison-account-their-out = Der Kerker: { $name } kam hinaus
prison-account-their-struck = Der Kerker: { $name } besiegt
prison-account-their-fell = Der Kerker: in der Grube, { $name }
prison-account-their-trait = Der Kerker: { $name }, durch eine Eigenheit

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = Raufbold
prison-bot-brawler-hint = Kämpft lieber, als außen herum zu gehen.
prison-bot-explorer = Entdecker
prison-bot-explorer-hint = Öffnet und dreht mehr Räume als andere.
