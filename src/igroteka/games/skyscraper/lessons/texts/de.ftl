# Die Lektionen von Wolkenkratzer. Ein Gedanke je Schritt, höchstens zwei kurze Sätze, für Zehnjährige.

## Antworten, die an vielen Stellen passen

skyscraper-lesson-take = Zuerst die leuchtende Karte: Nimm diese.
skyscraper-lesson-hold = Behalte diese Karte in der Hand: Sie wird jetzt gebaut.
skyscraper-lesson-place = Dort könnte sie auch stehen. Setz sie diesmal auf den leuchtenden Platz.
skyscraper-lesson-turn = Der Platz stimmt, aber so gedreht treffen sich weniger Träger. Drück „Drehen“, bis die Zahl am höchsten ist.
skyscraper-lesson-go = Jetzt nicht. Bring deinen Arbeiter auf den leuchtenden Platz.

## Die geführte Partie

skyscraper-lesson-first = Deine erste Partie
skyscraper-lesson-first-theme = Zwei Trupps bauen einen Wolkenkratzer aus Karten und klettern hinauf. Einer davon ist deiner.
skyscraper-lesson-first-goal = Die meisten Punkte gewinnen. Stahlträger, die sich treffen, bringen Punkte; am Ende auch die letzte Karte und der höchste Platz.
skyscraper-lesson-first-turn = Ein Zug hat drei Aktionen: einen Arbeiter schicken, eine Karte bauen oder einen Arbeiter bewegen. Die Helme zählen sie.
skyscraper-lesson-first-send = Ohne Arbeiter auf der Baustelle baut niemand. Schick einen auf den leuchtenden Platz: Dort berührt er zwei Wände.
skyscraper-lesson-first-send-else = Von dort erreicht er weniger Karten. Schick ihn auf den leuchtenden Platz, in die Ecke.
skyscraper-lesson-first-card = Die grauen Balken sind Stahlträger. Sieht man den Arbeiter von oben oder unten, liegt die Karte: Nimm sie.
skyscraper-lesson-first-set = Drück auf den leuchtenden Platz: Die Karte zeigt, wie sie dort läge. Dann drück „Setzen“.
skyscraper-lesson-first-points = Fünf Paare von Trägern treffen sich: 5 Punkte. Der Arbeiter auf der Karte bringt noch 1.
skyscraper-lesson-first-climb = Eine Aktion ist übrig: Bring deinen Arbeiter ein Stockwerk höher. Drück auf ihn, dann auf den leuchtenden Platz.
skyscraper-lesson-first-theirs = Der andere Trupp hat zwei Arbeiter geschickt, und einer steht oben neben deinem. Jetzt bist wieder du dran.
skyscraper-lesson-first-wall = Auf dieser Karte sieht man den Arbeiter von der Seite: Sie steht aufrecht. Nimm sie.
skyscraper-lesson-first-high = Setz sie auf das Stockwerk. Sie wird höher als alle Karten bisher, darum zählt dein ganzer Zug doppelt!
skyscraper-lesson-first-roof = Auf die Wand kommt das nächste Stockwerk. Nimm diese Karte und setz sie.
skyscraper-lesson-first-up = Jetzt klettert dein Arbeiter weiter, auf Stockwerk 2.
skyscraper-lesson-first-them = Die anderen haben eine Wand gebaut. Aber dein Arbeiter steht immer noch am höchsten.
skyscraper-lesson-first-last = Du hast noch eine Karte. Wer seine letzte Karte baut, beendet das Spiel sofort: Nimm sie.
skyscraper-lesson-first-any = Sie ist schlicht, also darf sie stehen oder liegen. Such selbst einen Platz aus: „Setzen“ sagt, wie viele Punkte er bringt.
skyscraper-lesson-first-over = Deine letzte Karte bringt 5 Punkte. Der andere Trupp verliert 1 für jede Karte, die er noch hat.
skyscraper-lesson-first-top = Und noch 5, denn du hast die meisten Arbeiter auf dem höchsten Stockwerk. Du gewinnst!
skyscraper-lesson-first-real = In einer richtigen Partie zu zweit hat jeder 15 Karten, und niemand sieht die der anderen.
skyscraper-lesson-first-tip = Ein Tipp: Bevor du deine letzte Karte baust, schau, wer am höchsten steht.

## Was sich fügt

skyscraper-lesson-joints = Verbindungen
skyscraper-lesson-joints-line = Karten werden im rechten Winkel verbunden. Eine ganze Kante der einen liegt auf einer Kante oder der Mittellinie der anderen.
skyscraper-lesson-joints-near = Eine neue Karte schließt an die an, auf der dein Arbeiter steht, oder an eine daneben. Hier ist das diese Wand.
skyscraper-lesson-joints-pale = Diese Karte ist blass: Gerade passt sie nirgends in der Nähe deines Arbeiters.
skyscraper-lesson-joints-flat = Nimm die liegende Karte. Sie darf oben von der Wand hinausragen: Setz sie dorthin.
skyscraper-lesson-joints-ground = Nur das Fundament und deine zwei Stützen dürfen den Boden berühren. Nimm die stehende Stütze.
skyscraper-lesson-joints-under = Setz sie unter die Karte, die hinausragt. Sie hält sie, und auch ihre Träger bringen Punkte.
skyscraper-lesson-joints-upright = Jetzt hat die blasse Karte einen Platz: stehend, Pfeil nach oben. Nimm sie und setz sie, wohin du willst.
skyscraper-lesson-joints-never = Keine Karte darf nur herabhängen oder so weit hinausragen, dass eine Fuge bricht. Solche Plätze leuchten nicht.
skyscraper-lesson-joints-tip = Ein Tipp: Such Plätze, an denen die Träger deiner Karte andere fortsetzen. Mindestens einer muss einen anderen treffen.

## Punkte

skyscraper-lesson-points = Punkte für Träger
skyscraper-lesson-points-pair = Ein Punkt für je zwei Träger, die sich treffen: beide entlang der Fuge, oder beide stoßen am selben Punkt auf sie.
skyscraper-lesson-points-take = Nimm diese Karte.
skyscraper-lesson-points-two = Drück auf den leuchtenden Platz. „Drehen“ zeigt, was sie sonst brächte; dann setz sie so, dass sie 2 bringt.
skyscraper-lesson-points-worker = Die nächste Karte zeigt einen Arbeiter, das ist 1 Punkt mehr. Nimm sie.
skyscraper-lesson-points-double = Sie wird die höchste Karte von allen. Dann zählen alle Punkte dieses Zugs doppelt, auch die von vorhin: Setz sie.
skyscraper-lesson-points-third = Auch die dritte Karte zählt doppelt. Nimm sie und setz sie dorthin, wo sich viele Träger treffen.
skyscraper-lesson-points-all = Alle drei Karten haben doppelt gezählt. Es ist egal, welche davon die höchste war.
skyscraper-lesson-points-tip = Ein Tipp: Bau dann in die Höhe, wenn du im selben Zug drei Karten baust.

## Stockwerke und Arbeiter

skyscraper-lesson-climb = Stockwerke und Arbeiter
skyscraper-lesson-climb-floor = Der Boden ist Stockwerk 0. Liegende Karten in einer Höhe sind ein Stockwerk: hier Stockwerk 1, darüber Stockwerk 2.
skyscraper-lesson-climb-up = Eine Aktion bringt einen Arbeiter an einer Wand ein Stockwerk hinauf oder hinab. Drück auf deinen, dann auf den leuchtenden Platz.
skyscraper-lesson-climb-free = Auf seiner Karte geht ein Arbeiter, ohne dass es eine Aktion kostet: Solche Plätze sind blau. Probier es.
skyscraper-lesson-climb-top = Noch ein Stockwerk ist noch eine Aktion: hinauf auf Stockwerk 2.
skyscraper-lesson-climb-room = Ein Arbeiter des anderen Trupps ist noch im Raum darunter. Nur eine Seite ist offen.
skyscraper-lesson-climb-take = Mach sie zu! Nimm diese Karte.
skyscraper-lesson-climb-shut = Setz sie auf die offene Seite.
skyscraper-lesson-climb-lost = Ringsum eingeschlossen ist der Arbeiter verloren: Er kann nicht gehen, nicht bauen und zählt am Ende nicht.
skyscraper-lesson-climb-warn = Bevor du einen eigenen Arbeiter einschließt, warnt dich der Bildschirm.
skyscraper-lesson-climb-tip = Ein Tipp: Verlass einen Raum, solange er einen Ausgang hat.

## Die ruhige Hand

skyscraper-lesson-falls = Die ruhige Hand
skyscraper-lesson-falls-real = Bisher waren deine Hände „ruhig“. Sind sie „nachsichtig“ oder „echt“, ist die Schwerkraft echt: Was wackelt, kann fallen.
skyscraper-lesson-falls-take = Nimm diese Karte.
skyscraper-lesson-falls-set = Zieh sie langsam auf den leuchtenden Platz. Oder drück auf den Platz und „Setzen“, und halte den Zeiger zweimal in der Mitte an.
skyscraper-lesson-falls-fell = Die Hand des anderen Trupps hat gezittert, und dein Arbeiter fiel. Das kostet ihn 5 Punkte: Wer am Zug ist, zahlt.
skyscraper-lesson-falls-back = Du darfst deinen Arbeiter auf ein beliebiges Stockwerk zurückstellen. Stell ihn auf den leuchtenden Platz.
skyscraper-lesson-falls-back-else = Das darfst du. Aber dort oben ist er gleich wieder bei der Arbeit: Stell ihn auf den leuchtenden Platz.
skyscraper-lesson-falls-off = Dann hat sich eine Karte gelöst. Sie ging an ihren Spieler zurück, und das kostete noch einmal 5 Punkte.
skyscraper-lesson-falls-ground = Fällt eine Karte zu Boden, oder löst sie sich bei echten Händen, ist alles aus: Wer am Zug ist, hat verloren.
skyscraper-lesson-falls-hold = Deine andere Hand kann eine stehende Karte festhalten. Nimm diese Karte, dann siehst du, wie.
skyscraper-lesson-falls-again = Drück auf den leuchtenden Platz, dann „Karte festhalten“, wenn du magst. Dann setz sie.
skyscraper-lesson-falls-stood = Alles steht. Wirfst du einen eigenen Arbeiter herunter, kostet das auch 5 Punkte.
skyscraper-lesson-falls-tip = Ein Tipp: Mach langsam, und halte die Karte fest, die die neue tragen muss.

## Die letzte Karte

skyscraper-lesson-end = Die letzte Karte
skyscraper-lesson-end-last = Deine letzte Karte würde das Spiel sofort beenden: 5 Punkte für dich. Die anderen haben vier Karten: 4 Punkte weniger für sie.
skyscraper-lesson-end-five = 5 weitere Punkte bekommt, wer die meisten Arbeiter auf dem höchsten Stockwerk hat. Dort steht es gleich.
skyscraper-lesson-end-equal = Dann entscheidet das Stockwerk darunter. Dort haben die anderen einen Arbeiter und du keinen.
skyscraper-lesson-end-one = Also bau noch nicht. Hol deinen Arbeiter vom Boden herauf, zuerst auf Stockwerk 1.
skyscraper-lesson-end-early = Jetzt bekäme der andere Trupp die 5 Punkte für das höchste Stockwerk. Bring zuerst deinen Arbeiter hinauf.
skyscraper-lesson-end-two = Und weiter auf Stockwerk 2: Dann seid ihr dort zwei gegen einen.
skyscraper-lesson-end-now = Nimm jetzt deine letzte Karte und setz sie, wohin du willst.
skyscraper-lesson-end-count = 5 Punkte für die letzte Karte, 5 für das höchste Stockwerk. Die meisten Punkte gewinnen: Du hast gewonnen!
skyscraper-lesson-end-three = Baut drei Runden lang niemand, ist das Spiel auch zu Ende: Die 5 für die letzte Karte bekommt dann keiner.
skyscraper-lesson-end-tip = Ein Tipp: Zähl mit, wie viele Karten die anderen gebaut haben. Sei rechtzeitig oben.
