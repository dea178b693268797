# Die Lektionen von „Straßen“.

## Die erste Partie

roads-lesson-first = Deine erste Partie
roads-lesson-first-theme = Zwei bauen an einem Straßennetz und legen abwechselnd eine Karte. Einer davon bist du.
roads-lesson-first-aim = Dein Gegner hat begonnen und will, dass das Netz wächst. Du gewinnst, wenn du es schließt: Kein Straßenende darf offen bleiben.
roads-lesson-first-cards = Das sind deine Karten, sonst sieht sie niemand. Es gibt Geraden, Kurven, Einmündungen, Kreuzungen und Sackgassen.
roads-lesson-first-join = Du legst jedes Mal eine Karte so, dass Straßen sich verbinden. Leg diese Kurve rechts an, sodass die Straße nach unten führt.
roads-lesson-first-turn-it = Der richtige Platz! Dreh die Karte: Die Straße soll nach unten führen.
roads-lesson-first-not-yet = Heb dir die Sackgassen für später auf. Jetzt ist die Kurve dran.
roads-lesson-first-join-else = Auch das ist erlaubt. Leg jetzt aber die Kurve rechts an, nach unten.
roads-lesson-first-ends = Jedes offene Ende ist markiert: Es sind drei. Eine Sackgasse schließt eins – leg sie links an.
roads-lesson-first-other-end = Die richtige Karte! Schließ damit das andere Ende.
roads-lesson-first-dead-end-else = So bleibt das Ende offen. Nimm eine Sackgasse: Sie schließt die Straße.
roads-lesson-first-beige = Keine Straße darf gegen eine beige Seite laufen, ob eigene oder fremde. Am leuchtenden Platz passt die Kurve: nach rechts und unten.
roads-lesson-first-other-place = Die richtige Karte! Leg sie an den anderen Platz.
roads-lesson-first-beige-else = Auch das passt. Nimm jetzt aber die Kurve.
roads-lesson-first-crossroads = Eine Kreuzung: gleich drei neue Enden! Leg die Gerade unter deine Kurve, dann führen zwei Straßen an einen Platz.
roads-lesson-first-straight-else = Jetzt ist die Gerade dran, unter deiner Kurve.
roads-lesson-first-two-at-once = Unten links treffen sich zwei Straßen. Eine Kurve schließt beide Enden!
roads-lesson-first-leads-on = Der richtige Platz! Aber diese Straße führt weiter: Eine Kurve schließt beide Enden.
roads-lesson-first-two-else = Sieh nach unten links, wo sich zwei Straßen treffen. Schließ sie mit einer Kurve.
roads-lesson-first-two-left = Zwei Enden sind übrig. Schließ das unter der Kreuzung mit einer Sackgasse.
roads-lesson-first-last = Ein offenes Ende ist übrig. Du weißt, was zu tun ist!
roads-lesson-first-last-else = So bleibt es offen. Eine Sackgasse schließt das Netz.
roads-lesson-first-won = Geschlossen: Du gewinnst! Wer die letzte Karte legt, ist egal.
roads-lesson-first-other-ends = Liegen alle Karten und eine Straße ist noch offen, gewinnt, wer begonnen hat. Kann der Nächste keine Karte legen, ist es unentschieden.
roads-lesson-first-tip = Ein Tipp: Heb Sackgassen für die letzten Lücken auf und schließ mit einer Karte zwei Enden.
roads-lesson-first-sizes = In einer richtigen Partie hat jeder 24 Karten, oder 12, oder 40.

## Offen halten

roads-lesson-open = Offen halten
roads-lesson-open-aim = Diesmal hast du begonnen, also soll eine Straße offen bleiben. Wenn alle Karten liegen, gewinnst du.
roads-lesson-open-branch = Nur ein Ende ist offen. Leg eine Einmündung: eine Straße nach rechts, eine nach unten.
roads-lesson-open-turn-it = Eine Einmündung ist richtig. Dreh sie: eine Straße nach rechts, eine nach unten.
roads-lesson-open-branch-else = Dann würde eine einzige Sackgasse alles schließen. Nimm eine Einmündung: Sie öffnet zwei Enden.
roads-lesson-open-again = Ein Ende wurde gleich geschlossen, eins ist übrig. Noch eine Einmündung: nach rechts und unten.
roads-lesson-open-last = Deine letzte Karte. Leg die Kurve so, dass die Straße nach rechts führt.
roads-lesson-open-turn-right = Dreh sie: Die Straße soll nach rechts führen.
roads-lesson-open-won = Alle Karten liegen, und eine Straße ist noch offen. Du gewinnst!
roads-lesson-open-tip = Ein Tipp: Heb dir Einmündungen auf, bis nur noch wenige Enden offen sind.

## Die Zeitung

roads-lesson-newspaper = Auf der Zeitung
roads-lesson-newspaper-field = Die Zeitung ist das Feld, und nichts ragt hinaus. Wer die letzte Karte legt, gewinnt.
roads-lesson-newspaper-corner = Ihr Rand zählt als beige. Oben rechts passt nur eine Kurve: Leg sie.
roads-lesson-newspaper-corner-else = Zuerst die Ecke oben rechts.
roads-lesson-newspaper-edge = Weiter am Rand entlang. Leg die Gerade unter deine Kurve.
roads-lesson-newspaper-edge-else = Jetzt die Gerade, rechts unter deine Kurve.
roads-lesson-newspaper-lock = Vielleicht hat dein Gegner nur noch Kurven. Leg eine Kurve unten rechts hin: In die Lücke daneben passt dann keine.
roads-lesson-newspaper-lock-else = Jetzt die Ecke unten rechts.
roads-lesson-newspaper-won = Wer keine Karte legen kann, ist raus. Die letzte war deine: Du gewinnst!
roads-lesson-newspaper-tip = Ein Tipp: Lass Lücken, in die nur deine eigenen Karten passen.

## Der Haufen

roads-lesson-heap = Vom Haufen
roads-lesson-heap-draw = Niemand bekommt etwas ausgeteilt: Alle Karten liegen im Haufen. In jedem Zug ziehst du blind eine.
roads-lesson-heap-lay = Du hast eine Kurve gezogen. Leg sie rechts an, sodass die Straße nach links führt.
roads-lesson-heap-turn-left = Der richtige Platz! Dreh sie: Die Straße soll nach links führen.
roads-lesson-heap-lay-else = Auch dort passt sie. Leg sie diesmal aber rechts an.
roads-lesson-heap-kept = Dann hast du eine Gerade gezogen. Sie passte nirgends, du hast sie behalten, und dein Zug war vorbei.
roads-lesson-heap-close = Jetzt ist es eine Kurve. Du darfst jede deiner Karten legen: Schließ den Ring.
roads-lesson-heap-won = Geschlossen: Das Spiel ist sofort aus. Du hast noch eine Karte, dein Gegner zwei – wer weniger hat, gewinnt.
roads-lesson-heap-end = Sonst geht es weiter, bis der Haufen weg ist und niemand mehr legen kann. Bei Gleichstand zählen die meisten verbundenen Straßen.
roads-lesson-heap-tip = Ein Tipp: Leg zuerst, was selten passt, und behalte, was überall passt.

## Spuren

roads-lesson-lanes = Zwei und vier Spuren
roads-lesson-lanes-widths = Die Straßen haben jetzt zwei oder vier Spuren. Zwei treffen nie auf vier.
roads-lesson-lanes-four = Das Ende rechts hat vier Spuren. Schließ es mit der vierspurigen Sackgasse.
roads-lesson-lanes-four-else = Auch das ist erlaubt. Schließ aber zuerst das Ende rechts.
roads-lesson-lanes-two = Nach unten führen zwei Spuren. Leg die zweispurige Kurve, nach rechts.
roads-lesson-lanes-two-else = Dreh sie: Die Straße soll nach rechts führen.
roads-lesson-lanes-won = Eine Straße ist offen, aber keine übrige Karte passt an ihre zwei Spuren. Das zählt als geschlossen: Du gewinnst!
roads-lesson-lanes-tip = Ein Tipp: Zähl mit, welche Breiten die anderen noch haben können.
