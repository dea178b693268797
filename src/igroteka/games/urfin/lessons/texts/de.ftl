# Die Lektionen von Urfin.

## Antworten für mehrere Stellen

urfin-lesson-base-first = Ein Dach kommt nur auf einen Sockel. Nimm zuerst den Sockel.
urfin-lesson-no-roof = Ein Sockel ohne Dach schießt nicht und kommt zurück in den Beutel. Setz das Dach darauf.
urfin-lesson-not-done = Noch nicht: Was nicht gebaut ist, kommt zurück in den Beutel. Bau zuerst den Turm.
urfin-lesson-hold = Behalt es in der Hand. Es gehört auf das leuchtende Feld.
urfin-lesson-feel-first = Du weißt noch nicht, was es ist. Fühl zuerst: Drück auf den dunklen Filz.

## Die erste Partie

urfin-lesson-first = Deine erste Partie
urfin-lesson-first-theme = Urfins Holzsoldaten marschieren auf die Smaragdenstadt zu. Du verteidigst sie zusammen mit einem Freund.
urfin-lesson-first-goal = Schickt alle Soldaten heim, bevor einer den Palast betritt. Ist einer drin, habt ihr beide verloren.
urfin-lesson-first-round = Eine Runde hat vier Schritte: Ihr zieht Teile, ihr baut, die Soldaten gehen, die Türme schießen.
urfin-lesson-first-agree = Ein Turm ist ein Sockel mit Dach. Dein Freund sucht ein Dach, also sag, dass du einen Sockel suchst.
urfin-lesson-first-agree-roof = Ein Dach sucht schon dein Freund, und zwei Dächer sind kein Turm. Wähl den Sockel.
urfin-lesson-first-agree-wall = Eine Mauer hält Soldaten auf, schickt aber keinen heim. Für den Turm brauchst du einen Sockel: Wähl ihn.
urfin-lesson-first-agree-else = Sag deinem Freund zuerst, was du suchst: einen Sockel.
urfin-lesson-first-agree-kept = Ihr habt es abgemacht: Du suchst einen Sockel. Bleib vorerst dabei.
urfin-lesson-first-sand = Sonst läuft jetzt der Sand, fürs Ziehen und Bauen. Hier hast du alle Zeit: Sag, dass du bereit bist.
urfin-lesson-first-reach = Jede Runde zieht ihr vier Teile: zwei dein Freund, zwei du, in einem Griff. Greif in den Beutel.
urfin-lesson-first-feel = Niemand schaut in den Beutel. Drück auf den dunklen Filz und streich darüber: Wo etwas ist, leuchtet es.
urfin-lesson-first-long = Ein langer Balken, links und rechts nichts: eine Mauer. Du suchst einen Sockel, also lass sie los.
urfin-lesson-first-long-take = Dann hättest du eine Mauer und keinen Sockel. Lass sie los: Du triffst auf ein anderes Teil.
urfin-lesson-first-round-base = Streich auch über dieses: breit, rund und oben eben. Das ist ein Sockel: Nimm ihn.
urfin-lesson-first-round-base-go = Das ist der Sockel, den du suchst. Wer weiß, wann wieder einer kommt: Nimm ihn.
urfin-lesson-first-wall = Noch ein Teil, und wieder eine Mauer. Du wirst sie brauchen: Nimm sie.
urfin-lesson-first-wall-go = Den Sockel hast du, und eine Mauer hilft dir. Nimm sie: Loslassen kostet Zeit.
urfin-lesson-first-open = Alle Hände sind draußen, die Teile liegen offen. Jeder von euch darf mit allen bauen.
urfin-lesson-first-base = Zuerst der Sockel. Nimm den runden, Sockel 1.
urfin-lesson-first-base-two = Dieser Sockel trifft nur vier Felder. Der runde trifft acht: Nimm den.
urfin-lesson-first-base-wall = Die Mauer kommt später. Zuerst der Turm: Nimm den runden Sockel.
urfin-lesson-first-eight = Er trifft alle acht Felder ringsum. Stell ihn dorthin, wo zwei Soldaten vorbeikommen: auf das leuchtende Feld.
urfin-lesson-first-eight-else = Von dort träfe er nicht beide. In drei Schritten stehen sie nah am leuchtenden Feld: Stell ihn dorthin.
urfin-lesson-first-roof = Erst mit Dach schießt er. Nimm das Dach und setz es auf deinen Sockel.
urfin-lesson-first-roof-else = Jetzt das Dach: Ohne Dach ist der Sockel kein Turm.
urfin-lesson-first-stop = Eine Mauer schießt nicht: Sie hält Soldaten auf. Nimm die Mauer.
urfin-lesson-first-stop-done = Von der anderen Seite kommen noch zwei. Stell zuerst die Mauer gegen sie auf.
urfin-lesson-first-stop-base = Ein Sockel allein hilft nicht: Es gibt kein Dach mehr. Nimm die Mauer.
urfin-lesson-first-road = Hier laufen zwei Straßen zusammen. Stell die Mauer auf das leuchtende Feld der Straße.
urfin-lesson-first-road-one = Dort würde einer sie zerschlagen und der andere weitergehen. Ein Feld weiter hält sie beide auf.
urfin-lesson-first-road-else = Dort hält sie nicht beide auf. Stell sie auf das leuchtende Feld, hinter der Stelle, wo die Straßen sich treffen.
urfin-lesson-first-done = Das übrige Teil kommt zurück in den Beutel. Sag, dass du fertig bist: Dann geht jeder Soldat drei Felder.
urfin-lesson-first-done-else = Was du gebaut hast, reicht diesmal. Sag, dass du fertig bist.
urfin-lesson-first-home = Zuerst gingen alle Soldaten, dann schoss dein Turm: Zwei waren neben ihm und gingen heim.
urfin-lesson-first-again = Zwei sind noch da, und sie treffen sich an deiner Mauer. Sag, dass du bereit bist.
urfin-lesson-first-reach-roof = Diesmal sucht dein Freund einen Sockel, also such ein Dach. Greif in den Beutel.
urfin-lesson-first-slopes = In der Mitte hoch, nach allen Seiten abfallend: ein Dach. Streich darüber, wenn du magst, dann nimm es.
urfin-lesson-first-slopes-go = Das ist das Dach, das du suchst. Nimm es: Dein Freund hat den Sockel.
urfin-lesson-first-spare = Noch ein Dach. Du hast, was du brauchst: Nimm es, und deine Hand ist draußen.
urfin-lesson-first-spare-go = Was jetzt kommt, ist egal. Nimm es: Loslassen kostet nur Zeit.
urfin-lesson-first-cross = Dein Freund hat zwei Sockel 2 gefunden. Nimm einen davon.
urfin-lesson-first-four = Er trifft nur die vier Felder neben sich. Beide Soldaten stoßen an die Mauer: Stell ihn neben sie.
urfin-lesson-first-four-else = Er trifft nur, was direkt neben ihm steht. Sie halten genau vor der Mauer: Das leuchtende Feld ist daneben.
urfin-lesson-first-top = Und ein Dach darauf. Ein Dach trifft einige Felder, die zwei entfernt sind.
urfin-lesson-first-march = Sag, dass du fertig bist, und schau auf die Mauer.
urfin-lesson-first-won = Beide stießen an die Mauer, und dein Turm schickte sie heim. Kein Soldat ist übrig: gewonnen!
urfin-lesson-first-real = Eine richtige Partie hat bis zu zehn Soldaten und eine Minute Sand für jede Runde.
urfin-lesson-first-tip = Ein Tipp: Zähl vom Soldaten drei Felder weiter. Bau dort, wo er stehen wird, nicht, wo er jetzt steht.

## Fühlen im Beutel

urfin-lesson-bag = Im Beutel
urfin-lesson-bag-parts = Im Beutel sind Sockel, Dächer und Mauern, zusammen 30 Teile. Man findet sie nur durch Fühlen.
urfin-lesson-bag-alone = Du spielst allein, also hast du zwei Hände: zwei Teile für jede. Fang an und greif hinein.
urfin-lesson-bag-corner = Drück in eine Ecke des Filzes: Ist da Holz?
urfin-lesson-bag-cross = Nichts! Sockel 1 ist rund, Sockel 2 hat leere Ecken wie ein Kreuz. Vergleich die Bilder.
urfin-lesson-bag-take = Fühl, so lange du magst. Es ist ein Kreuz, ein Sockel 2: Nimm ihn.
urfin-lesson-bag-take-go = Ein Sockel ist ein halber Turm. Nimm ihn.
urfin-lesson-bag-middle = Ein anderes Teil. Drück genau in seine Mitte.
urfin-lesson-bag-roof = Eine Spitze! Was in der Mitte am höchsten ist, ist ein Dach. Nimm es.
urfin-lesson-bag-roof-go = Einen Sockel hast du schon; mit diesem Dach wird er ein Turm. Nimm es.
urfin-lesson-bag-once = Diese Hand ist draußen und darf diese Runde nicht zurück. Greif mit der anderen hinein.
urfin-lesson-bag-wall = Streich darüber: ein Balken mit Zinnen, links und rechts nichts. Eine Mauer: Lass sie diesmal los.
urfin-lesson-bag-wall-take = Eine Mauer ist nützlich, aber sieh, was Loslassen bewirkt: Lass sie los.
urfin-lesson-bag-guess = In einem Griff darfst du zwölf Teile loslassen. Finde nun heraus, was das ist, und nimm es.
urfin-lesson-bag-guess-go = Fühl den Rand: Er ist rund, und innen ist es eben. Das ist ein Sockel 1: Nimm ihn.
urfin-lesson-bag-last = Und das letzte: Was ist es? Finde es heraus und nimm es.
urfin-lesson-bag-last-go = Die Mitte ist hoch, die Ecken fehlen: ein Dach 2. Nimm es.
urfin-lesson-bag-out = Erst jetzt sehen es alle: zwei Sockel und zwei Dächer. Das gibt zwei Türme!
urfin-lesson-bag-tip = Ein Tipp: Mitte und eine Ecke genügen oft. Fühl nicht zu lange, der Sand läuft.

## Was Türme treffen

urfin-lesson-fire = Was Türme treffen
urfin-lesson-fire-after = Türme schießen, nachdem die Soldaten gegangen sind. Schau also bei jedem drei Felder voraus.
urfin-lesson-fire-between = Oben werden zwei Soldaten anhalten. Nimm Sockel 2: Er trifft die vier Felder neben sich. Stell ihn zwischen sie.
urfin-lesson-fire-base-one = Der träfe auch. Aber Sockel 1 brauchst du für den zweiten Turm: Nimm Sockel 2.
urfin-lesson-fire-between-else = Von dort erreicht er den linken nicht. Stell ihn auf das leuchtende Feld, direkt neben die Stelle, wo der hält.
urfin-lesson-fire-roof-one = Dach 1 trifft vier Felder, genau zwei entfernt, geradeaus. So trifft es den anderen: Setz es auf.
urfin-lesson-fire-roof-two-later = Dach 2 kann mehr. Heb es für den zweiten Turm auf, dort brauchst du es.
urfin-lesson-fire-roof-now = Der Sockel wartet auf sein Dach. Nimm das Dach.
urfin-lesson-fire-below = Jetzt die zwei links unten. Sie bleiben weiter voneinander entfernt stehen.
urfin-lesson-fire-eight = Sockel 1 trifft alle acht Felder ringsum. Stell ihn unter die Straße, auf das leuchtende Feld.
urfin-lesson-fire-eight-else = Von dort erwischst du nicht beide. Auf dem leuchtenden Feld trifft der Sockel den einen, das Dach den anderen.
urfin-lesson-fire-roof-two = Dach 2 trifft acht Felder, zwei entfernt: geradeaus und schräg. Setz es auf.
urfin-lesson-fire-watch = Nichts hält einen Schuss auf: keine Mauer, kein Fluss, kein Turm. Sag, dass du fertig bist, und schau zu.
urfin-lesson-fire-won = Vier Soldaten mit zwei Türmen! Jeden traf ein Sockel oder ein Dach.
urfin-lesson-fire-tip = Ein Tipp: Beweg ein Teil über die Karte, bevor du es hinstellst. Die Karte zeigt, was es treffen wird.

## Mauern

urfin-lesson-walls = Mauern bringen Zeit
urfin-lesson-walls-no-roof = Zwei Sockel, zwei Mauern, kein Dach: Das wird kein Turm. Aber Mauern helfen.
urfin-lesson-walls-flees = Dieser Soldat steht in Reichweite deines Turms. Aber erst geht er, und dann ist er weg.
urfin-lesson-walls-before = Stell die grüne Mauer direkt vor seine Füße: Dann muss er sie zerschlagen und geht gar nicht.
urfin-lesson-walls-before-else = So bleibt er nicht in Reichweite des Turms. Stell die Mauer auf das nächste Feld seiner Straße.
urfin-lesson-walls-green = Jede Mauer täte es. Nimm die grüne, solange du die Wahl hast.
urfin-lesson-walls-base = Ohne Dach kommen die Sockel zurück in den Beutel. Jetzt zählen die Mauern.
urfin-lesson-walls-not-done = Noch nicht: Beide Mauern können noch helfen. Stell sie zuerst auf.
urfin-lesson-walls-further = Jetzt der Soldat oben. Stell die andere Mauer zwei Felder vor ihn.
urfin-lesson-walls-further-else = Sieh, was eine Mauer bewirkt, die nicht direkt vor ihm steht: Stell sie auf das leuchtende Feld.
urfin-lesson-walls-done = Mauer und Turm teilen sich nie ein Feld. Sag, dass du fertig bist.
urfin-lesson-walls-stood = Der erste stand da und zerschlug die Mauer, und der Turm traf ihn. Die Mauer ist wieder im Beutel.
urfin-lesson-walls-bumped = Dieser ging einen Schritt und stieß sich den Kopf. Nun zerschlägt er die Mauer und geht trotzdem drei Felder.
urfin-lesson-walls-blind = In dieser Lektion ziehst du, ohne zu fühlen. Fang an und greif mit beiden Händen hinein.
urfin-lesson-walls-three = Durch die Mauer und drei Felder weiter: Er hält unter der Ecke. Stell Sockel 1 auf das leuchtende Feld.
urfin-lesson-walls-wide = Sockel 2 träfe nur vier Felder. Nimm Sockel 1: Er trifft alle acht ringsum.
urfin-lesson-walls-three-else = Von dort erreicht der Sockel ihn nicht. Zähl drei Felder von dort, wo er jetzt steht.
urfin-lesson-walls-roof = Setz eines der Dächer darauf.
urfin-lesson-walls-go = Sag, dass du fertig bist.
urfin-lesson-walls-won = Erwischt! Eine Mauer schickt niemanden heim: Sie gibt nur deinen Türmen Zeit.
urfin-lesson-walls-tip = Ein Tipp: Am besten steht eine Mauer dort, wo ein Soldat in Reichweite eines Turms halten muss.

## In der Stadt

urfin-lesson-city = Im letzten Moment
urfin-lesson-city-three = Dieser Soldat ist in der Stadt. Nach drei weiteren Schritten ist er im Palast, und alles ist verloren.
urfin-lesson-city-late = Erst gehen die Soldaten, dann schießen die Türme. Ein Turm allein kommt zu spät: Etwas muss im Weg stehen.
urfin-lesson-city-wall = Nimm die Mauer und stell sie direkt vor den Soldaten.
urfin-lesson-city-wall-first = Der Turm schießt erst nach dem Marsch, und dann ist alles verloren. Zuerst die Mauer.
urfin-lesson-city-next-cell = Auch dort hielte sie ihn auf, aber einen Schritt näher am Palast. Steht sie direkt vor seinen Füßen, kann er gar nicht gehen.
urfin-lesson-city-wall-else = Dort hält sie ihn nicht auf. Stell die Mauer auf das nächste Feld seiner Straße.
urfin-lesson-city-lost = Dann betritt er den Palast, und du hast verloren. Stell ihm die Mauer in den Weg.
urfin-lesson-city-open = Mauern dürfen immer in der Stadt stehen. Türme jetzt auch, denn ein Soldat ist über eine Brücke.
urfin-lesson-city-tower = Während er die Mauer zerschlägt, kann ein Turm ihn treffen. Stell einen Sockel neben den Soldaten.
urfin-lesson-city-tower-else = Von dort trifft er vielleicht nicht. Stell ihn direkt neben den Soldaten, auf das leuchtende Feld.
urfin-lesson-city-breaks = Jetzt zerschlüge er die Mauer, und dann käme er in den Palast. Bau einen Turm neben ihn.
urfin-lesson-city-roof = Und das Dach.
urfin-lesson-city-done = Sag, dass du fertig bist.
urfin-lesson-city-enough = Dieser Turm reicht, und ein zweites Dach gibt es nicht. Sag, dass du fertig bist.
urfin-lesson-city-won = Er stand still, der Turm schoss, und kein Soldat ist übrig. Die Stadt ist gerettet!
urfin-lesson-city-never = Im Palast, im Fluss und wo ein Soldat steht, wird nie gebaut. Auf Brücken baut man wie auf Straßen.
urfin-lesson-city-tip = Ein Tipp: Behalt den Soldaten im Auge, der dem Palast am nächsten ist. Einer genügt zum Verlieren.

## Das Spiel für Große

urfin-lesson-adult = Für Große
urfin-lesson-adult-dice = Hier sagt ein Würfel, wie weit jeder Soldat geht. Er wird geworfen, wenn du gebaut hast.
urfin-lesson-adult-wall = Jetzt halten nur Mauern Soldaten auf. Stell die Mauer auf die Straße von Soldat 6.
urfin-lesson-adult-wall-else = Zuerst die Mauer: Nichts anderes hält hier einen Soldaten auf.
urfin-lesson-adult-road-else = Dort hält sie Soldat 6 nicht auf. Stell sie auf das leuchtende Feld seiner Straße.
urfin-lesson-adult-base = Rechts kommt Soldat 2. Stell einen Sockel auf das leuchtende Feld.
urfin-lesson-adult-base-else = Von dort erreicht das Dach seine Straße nicht. Stell ihn auf das leuchtende Feld.
urfin-lesson-adult-roof = Auch die sechs Dächer 3 sind im Beutel. Nimm deines.
urfin-lesson-adult-roof-one = Dieses Dach täte es auch. Aber hier lernst du Dach 3: Nimm das.
urfin-lesson-adult-turn = Ein Dach 3 schießt nur nach zwei Seiten, zwei Felder weit. Dreh es nach Osten und Westen und setz es auf.
urfin-lesson-adult-turn-else = So schießt es nach Norden und Süden, an der Straße vorbei. Dreh es: nach Osten und Westen.
urfin-lesson-adult-throw = Sag, dass du fertig bist. Nun entscheiden die Würfel.
urfin-lesson-adult-throw-else = Aus dem Rest wird kein besserer Turm. Sag, dass du fertig bist.
urfin-lesson-adult-torn = Soldat 2 ist getroffen. Soldat 1 ging mitten durch deinen alten Turm: Türme halten hier niemanden auf.
urfin-lesson-adult-zone = Er ist nun nah an der Brücke. Ab jetzt baut man nichts Hellgrünes, und ist einer in der Stadt, nur noch Grünes.
urfin-lesson-adult-draw = Du ziehst fünf Teile in der Runde. Fang an und greif mit beiden Händen hinein: Hier zieht man blind.
urfin-lesson-adult-out = Eines war hellgrün! Damit darf nicht mehr gebaut werden, also kommt es aus dem Spiel.
urfin-lesson-adult-start = Die Soldaten beginnen am Rand der Karte, mit je einem Wurf vor der ersten Runde.
urfin-lesson-adult-tip = Ein Tipp: Halt sie früh mit Mauern auf. Solange sie weit weg sind, darf man mit allen Farben bauen.
