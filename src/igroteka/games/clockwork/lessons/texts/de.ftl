# The lessons of Clockwork.

clockwork-lesson-else = Auch das ist erlaubt. Diese Lektion will aber etwas anderes: „Zeig es mir“ zeigt es.

## The guided game

clockwork-lesson-first = Deine erste Partie
clockwork-lesson-first-theme = Eine schwebende Stadt hält die besten Köpfe der Welt fest. Du willst vor den anderen davonfliegen.
clockwork-lesson-first-choose = Wähl, wer du bist.
clockwork-lesson-first-aim = Zur Flucht brauchst du drei Dinge: eine Flugmaschine, einen Codeknacker und Treibstoff.
clockwork-lesson-first-sets = Eine Maschine hat vier Teile. Du hast drei einer Flugmaschine und drei eines Codeknackers.
clockwork-lesson-first-walk = Zwei Würfel sagen, wie weit du gehst; wohin, entscheidest du. Geh zum Kesselplatz: Ein Schrottplatz gibt eine Karte.
clockwork-lesson-first-discard = Du hast eine Karte genommen, aber mehr als sieben darfst du nicht haben. Leg den Schrott ab: Er gehört zu keiner Maschine.
clockwork-lesson-first-discard-else = Das kannst du noch brauchen. Auf Schrott kannst du verzichten.
clockwork-lesson-first-lay = Alle haben sie gesehen, jetzt liegt sie verdeckt. Leg sie auf den leuchtenden Platz.
clockwork-lesson-first-remember = Dein Gegner hat gerade ein Teil deines Codeknackers gezeigt und abgelegt. Merk dir, wo es liegt!
clockwork-lesson-first-back = Bei den Türmen darfst du in der Ablage suchen. Geh dorthin zurück.
clockwork-lesson-first-seek = Zeig eine Karte der Maschine, die du suchst: der Eule, deines Codeknackers.
clockwork-lesson-first-seek-any = Richtig, eine Eule! Zeig diesmal das Zifferblatt.
clockwork-lesson-first-seek-else = Zeig ein Teil der Eule: Ihr letztes Teil liegt dort draußen.
clockwork-lesson-first-turn-up = Zeig jetzt auf die Karte, die dein Gegner zuletzt abgelegt hat.
clockwork-lesson-first-turn-up-else = Das ist dein Schrott. Das Teil der Eule ist die andere Karte.
clockwork-lesson-first-laid = Es passt: Der Codeknacker ist fertig und liegt vor dir. Mit weniger als sieben Karten musst du nichts ablegen.
clockwork-lesson-first-straight = Ein Pasch bringt dich direkt zu jedem Schrottplatz, eine 7 oder 11 auch. Geh zum Kettenplatz.
clockwork-lesson-first-fuel = Die Flugmaschine ist fertig! Jetzt Treibstoff: Geh zu deinem Gegner auf den Zahnradplatz.
clockwork-lesson-first-demand = Statt eine Karte zu nehmen, darfst du eine fordern. Treibstoff fordert man, ohne etwas zu zeigen: Fordere ihn.
clockwork-lesson-first-demand-take = Du könntest eine Karte nehmen. Aber dein Gegner hat Treibstoff: Fordere ihn!
clockwork-lesson-first-demand-else = Dir fehlt Treibstoff. Fordere den.
clockwork-lesson-first-won = Flugmaschine, Codeknacker, Treibstoff: Du bist entkommen und hast gewonnen!
clockwork-lesson-first-fields = Endet ein Weg auf einem Feld, auf dem sonst niemand steht, ist der Zug vorbei. Das Spiel beginnt, wer am höchsten würfelt.
clockwork-lesson-first-tip = Ein Tipp: Achte auf jede abgelegte Karte. Wer weiß, was wo liegt, findet es bei den Türmen.

## Challenges

clockwork-lesson-challenge = Herausfordern
clockwork-lesson-challenge-where = Dein Gegner steht auf dem Zahnradplatz. Auf einem Platz stehen höchstens zwei.
clockwork-lesson-challenge-walk = Geh dorthin: Wer jemanden trifft, darf eine Karte fordern.
clockwork-lesson-challenge-show = Zeig nur deinem Gegner eine Karte der Maschine, die du willst: ein Teil des Reihers.
clockwork-lesson-challenge-take = Du könntest eine Karte nehmen. Aber hier fordern wir eine.
clockwork-lesson-challenge-show-else = Zeig ein Teil des Reihers: Ihm fehlt nur noch eins.
clockwork-lesson-challenge-return = Geklappt, der Reiher liegt sofort aus. Du hattest sieben Karten, also gibst du eine zurück: den Schrott.
clockwork-lesson-challenge-return-else = Du darfst jede zurückgeben. Schrott brauchst du am wenigsten.
clockwork-lesson-challenge-again = Mit 7, 11 oder einem Pasch darfst du noch einmal von dem fordern, der bei dir steht. Zeig das Zifferblatt der Eule.
clockwork-lesson-challenge-give = Dein Gegner hatte keine solche Karte und fordert nun eine von dir. Du hast sie, also gib sie.
clockwork-lesson-challenge-scrap = Wer die Karte hat, darf stattdessen Schrott geben; er ist dann aus dem Spiel, und nichts geht zurück.
clockwork-lesson-challenge-secret = Offen ausliegende Karten kann niemand fordern. Die anderen erfahren nur, dass Karten gewandert sind.
clockwork-lesson-challenge-tip = Ein Tipp: Was von dir gefordert wird, verrät, was die anderen bauen.

## Searching

clockwork-lesson-towers = Suchen
clockwork-lesson-towers-aim = Drei abgelegte Karten liegen um den Spielplan. Zwei davon hast du vergessen.
clockwork-lesson-towers-walk = Geh zu den Türmen, um zu suchen.
clockwork-lesson-towers-seek = Du suchst den Motor des Reihers. Zeig die Flügel des Reihers.
clockwork-lesson-towers-rest = Du musst nicht suchen. Aber hier tun wir es.
clockwork-lesson-towers-wrong = Sieh, was ein Fehlgriff kostet: Zeig auf die linke Karte.
clockwork-lesson-towers-not-that = Das ist die richtige, Glück gehabt! Nimm ausnahmsweise die falsche, die linke.
clockwork-lesson-towers-away = Du musstest sie nehmen, und die Flügel liegen an ihrem Platz. Erst geh weg, dann kannst du wieder suchen.
clockwork-lesson-towers-again = Komm zu den Türmen zurück.
clockwork-lesson-towers-fuel = Treibstoff und Energiemaschine sucht man, ohne etwas zu zeigen. Such Treibstoff.
clockwork-lesson-towers-find = Zeig auf die dritte Karte, die rechte.
clockwork-lesson-towers-done = Gefunden! Sie gehört dir; ablegen musst du nur, wenn du mehr als sieben hast.
clockwork-lesson-towers-tip = Ein Tipp: Such nur, wenn du sicher bist. Ein Fehlgriff kostet die gezeigte Karte.

## The airship

clockwork-lesson-airship = Das Luftschiff
clockwork-lesson-airship-aim = Es gibt noch einen Weg zum Sieg: das Luftschiff mit sechs Teilen zusammen mit der Energiemaschine.
clockwork-lesson-airship-double = Ein Pasch auf einem Schrottplatz. Du darfst bleiben und noch eine Karte nehmen: Tu das.
clockwork-lesson-airship-discard = Ein Teil des Luftschiffs! Leg ein Teil der Eule ab.
clockwork-lesson-airship-either = Beide gehen. Nimm diesmal das Zifferblatt.
clockwork-lesson-airship-lay = Leg sie auf den leuchtenden Platz.
clockwork-lesson-airship-eleven = Eine 11! Geh direkt zum Zahnradplatz: Dort liegt das letzte Teil obenauf.
clockwork-lesson-airship-won = Sechs Teile und die Energiemaschine: Das Luftschiff trägt dich fort. Du gewinnst!
clockwork-lesson-airship-tip = Ein Tipp: Viele Teile einer Maschine verraten den anderen, was sie dir nicht geben sollten.

## When all scrapyards are empty

clockwork-lesson-end = Die letzten Karten
clockwork-lesson-end-empty = Alle Schrottplätze sind leer. Nun gehen alle zu den Türmen zurück und bleiben dort.
clockwork-lesson-end-home = Jeder Zug muss dich näher heranbringen. Geh zu den Türmen.
clockwork-lesson-end-odd = Der Wurf war ungerade, also darfst du suchen. Zeig die Flügel des Reihers.
clockwork-lesson-end-rest = Du darfst es lassen. Aber der Schwanz des Reihers liegt dort draußen.
clockwork-lesson-end-find = Zeig auf die zweite Karte von links.
clockwork-lesson-end-ask = Eine 11! Mit 7, 11 oder Pasch darfst du bei den Türmen von jedem fordern, der dort ist. Fordere Treibstoff.
clockwork-lesson-end-won = Das war das Letzte, was fehlte. Du bist entkommen!
clockwork-lesson-end-draw = Bei einem geraden Wurf ohne Pasch verfällt der Zug. Nach hundert Runden ohne neue Maschine endet es unentschieden.
clockwork-lesson-end-tip = Ein Tipp: Merk dir, was früh abgelegt wurde; am Ende entscheidet es.
