# The lessons of Prison.

prison-lesson-else = Auch das geht. Schau aber dorthin, wo es leuchtet: Darum geht es auf dieser Seite.
prison-lesson-pass = Du hast noch Aktionspunkte, und was übrig bleibt, verfällt. Nutz sie erst.
prison-lesson-stop = Noch nicht: Es sind noch Felder übrig. Geh weiter bis ans Ende der gepunkteten Linie.
prison-lesson-way = Das führt woandershin. Folge der gepunkteten Linie.

## The guided game

prison-lesson-first = Deine erste Partie
prison-lesson-first-theme = Der Erzmagier hat dich in einen Kerker mit acht Räumen gesperrt. Führ deine Leute zur Linie am anderen Ende.
prison-lesson-first-aim = Fünf Punkte gewinnen. Jeder deiner Leute, der hinauskommt, ist ein Punkt, und jeder Feind, den du niederstreckst, auch.
prison-lesson-first-naga = Vier deiner acht beginnen, die anderen sind im Beutel. Gut sind schnelle: Nimm die Naga, sie geht sechs Felder weit.
prison-lesson-first-wizard = Jetzt den Zauberer. Er schwebt über Gruben und über Feinde.
prison-lesson-first-backstabber = Nimm die Meuchlerin. Sie öffnet Fallgitter, die Türen aus Stäben.
prison-lesson-first-cleric = Und den Kleriker: Er heilt Verwundete.
prison-lesson-first-in-turn = Eine gute Wahl! Aber der Reihe nach: erst die Figur, die leuchtet.
prison-lesson-first-scream = Ihr Schrei stößt Feinde weg, aber noch ist keiner da. Beginn mit der Figur, die leuchtet.
prison-lesson-first-slow = Zu langsam für den Anfang: Diese Figur taucht unterwegs in einem Raum auf. Nimm die, die leuchtet.
prison-lesson-first-short = Damit diese Partie kurz wird, sind sechs Räume offen, und du hast schon drei Punkte.
prison-lesson-first-card = In jedem Zug spielst du eine Karte: Ihre Zahl sind deine Aktionspunkte. Die erste Runde geht der Reihe nach: Spiel die 2.
prison-lesson-first-open = Als Erstes öffnet man einen Raum an der eigenen Linie, für 1 Punkt. Öffne den, der leuchtet.
prison-lesson-first-open-else = Der ginge genauso. Öffne diesmal den Raum, der leuchtet, vor deiner Naga.
prison-lesson-first-tokens = Drei Plättchen kamen aus dem Beutel, Würfel sagten, wohin: dein Koloss und zwei Gefangene. Die spielen für den Kerker.
prison-lesson-first-attack = Noch ein Punkt. Dein Koloss steht neben Jen, einer Gefangenen: Greif sie an.
prison-lesson-first-attack-walk = Gehen kostet deinen letzten Punkt, und dann schlägt Jen zu. Greif sie mit dem Koloss an.
prison-lesson-first-attack-open = Ein neuer Raum bringt neue Gefangene. Tu erst, was gezeigt wird.
prison-lesson-first-fight = Du hast Stärke 5 und eine Karte, Jen 2 und eine, die niemand kennt. Spiel +4: Das gewinnt auf jeden Fall.
prison-lesson-first-fight-much = Auch das gewinnt, aber die Karte ist dann für das ganze Spiel weg. +4 genügt: 9 gegen höchstens 8.
prison-lesson-first-fight-little = Das könnte zu wenig sein: Jen kommt auf bis zu 2 + 6 = 8. Mit +4 hast du 9.
prison-lesson-first-wounded = Jen hat verloren und ist verwundet: Sie tut nichts mehr. Verliert sie noch einmal, ist sie besiegt.
prison-lesson-first-prisoner = Dann tat Ed, der andere Gefangene, das erste Ziel seiner Karte, das er schaffte: Er ging über deine Linie hinaus. Ein Punkt für den Kerker!
prison-lesson-first-three = Du bist wieder dran. Spiel die 3.
prison-lesson-first-again = Wer verwundet ist, hat Stärke 0. Greif Jen noch einmal an.
prison-lesson-first-again-stay = Geht der Koloss weg, erreicht er sie nicht mehr. Greif an: Sie liegt gleich neben ihm.
prison-lesson-first-again-walk = Gleich wird gegangen. Erst der Koloss: Jen ist ein Punkt zum Greifen nah.
prison-lesson-first-sure = Spiel +2: 5 + 2 = 7, und wer verwundet ist, hat höchstens 6.
prison-lesson-first-sure-little = Das wäre vielleicht nur ein Gleichstand oder weniger: Unter ihren Karten ist eine +6. Mit +2 ist es sicher.
prison-lesson-first-sure-much = Das gewinnt, ist aber Verschwendung: +2 genügt, und was du spielst, ist weg.
prison-lesson-first-walk = Besiegt, ein Punkt! Wähl jetzt die Naga und dann das Ende der gepunkteten Linie. Sie kommt sogar durch Schießscharten.
prison-lesson-first-walk-naga = Die anderen bräuchten viel mehr Züge. Die Naga ist die Schnellste: Geh mit ihr.
prison-lesson-first-on = Noch einmal: sechs Felder für 1 Punkt.
prison-lesson-first-four = Deine Punkte sind verbraucht, der Zug ist vorbei. Kein Gefangener ist mehr da: Spiel die 4.
prison-lesson-first-far = Mauern, Scharten, geschlossene Räume und Fallgitter halten die anderen auf, aber hier kommt die Naga durch. Weiter!
prison-lesson-first-out = Nur vier Felder bis zur Linie drüben. Wer sie betritt, ist draußen.
prison-lesson-first-won = Das ist der fünfte Punkt: Du hast gewonnen!
prison-lesson-first-lost = Du verlierst, wenn der Kerker zuerst fünf Punkte hat, wenn keiner deiner Leute übrig ist oder nach sechzig Zügen.
prison-lesson-first-tip = Ein Tipp: Lass die Schnellen laufen und die Starken kämpfen. Jeder Gefangene im Weg kann ein Punkt sein.

## Rooms that turn

prison-lesson-rooms = Räume, die sich drehen
prison-lesson-rooms-aim = Die Linie drüben ist nah, aber vor dem Koloss stehen Mauern. Räume kann man aber drehen!
prison-lesson-rooms-gear = Jeder Raum hat ein Drehwerk. Geh mit dem Koloss auf dieses: zwei Felder.
prison-lesson-rooms-colossus = Der Zauberer ist weit von jedem Drehwerk. Beweg den Koloss.
prison-lesson-rooms-jump = Ein Sprung kostet eine Karte, und du hast nur wenige. Hier geht es ohne.
prison-lesson-rooms-turn = Von einem Drehwerk aus drehst du den Raum um ein Viertel, wie sein Pfeil zeigt, mit allem darin. Dreh ihn!
prison-lesson-rooms-twin-too = Das ist der Zwilling dieses Raums; auch ihn kann man von hier drehen. Dreh aber jetzt den, in dem du stehst.
prison-lesson-rooms-first-turn = Zu Fuß ist es ein weiter Umweg. Bleib auf dem Drehwerk und dreh den Raum.
prison-lesson-rooms-out = Der Koloss hat sich mitgedreht, und vor ihm ist nichts mehr. Geh hinaus!
prison-lesson-rooms-enough = Jetzt liegt er gut: zwei freie Felder bis zur Linie. Geh mit dem Koloss hinaus.
prison-lesson-rooms-done = Draußen, und ein Punkt für dich.
prison-lesson-rooms-twin = Zwei Räume mit derselben Nummer sind Zwillinge: Ein Drehwerk dreht beide. Der Mekanork dreht sie in jede Richtung, die anderen nur dem Pfeil nach.
prison-lesson-rooms-tip = Ein Tipp: Eine Drehung kann deinen Weg öffnen und zugleich den der Gefangenen versperren.

## Fights

prison-lesson-fights = Kämpfe
prison-lesson-fights-strong = Mangdu ist ein Koloss mit Stärke 5. Allein schlägt ihn hier keiner, zusammen schon.
prison-lesson-fights-beside = Wer neben einem Feind steht, kämpft mit. Bring den Kleriker auf seine andere Seite.
prison-lesson-fights-stay = Die Meuchlerin steht richtig. Gehen muss der Kleriker.
prison-lesson-fights-alone = Allein hat sie 2 gegen 5. Bring erst den Kleriker, dann greif an.
prison-lesson-fights-walk-else = Mangdu bleibt, wo er ist, und der Kleriker ist weit weg. Geh mit dem Kleriker.
prison-lesson-fights-attack = Greif ihn an! Meuchlerin 2, Kleriker 2 und noch 2, weil sie neben einem Freund kämpft: zusammen 6.
prison-lesson-fights-attack-else = Wer weggeht, kämpft nicht mit, und der andere ist allein. Bleib und greif Mangdu an.
prison-lesson-fights-card = Du wählst deine Karte, dann wird ihre aufgedeckt. Versuch +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Solche Karten sind selten. Versuch erst, ob +3 reicht.
prison-lesson-fights-card-little = Damit hättest du höchstens 8, und er hat 5 und eine Karte. Nimm +3.
prison-lesson-fights-tie = 9 gegen 9, ein Gleichstand: Nichts geschieht, aber beide Karten sind weg. Greif noch einmal an.
prison-lesson-fights-five = Jetzt +5: Das macht 11. Er hat höchstens 5 + 6 = 11, du kannst also nicht verlieren.
prison-lesson-fights-six = +6 gewinnt sicher, aber auch mit +5 kannst du nicht verlieren. Heb die +6 auf.
prison-lesson-fights-five-else = Er kann +6 aufdecken und hat dann 11. Mit +5 hast du ebenso viel.
prison-lesson-fights-wounded = Alle Verlierer sind verwundet. In diesem Zug kann er nicht noch einmal angegriffen werden; verliert er wieder, ist er besiegt.
prison-lesson-fights-mark = Ihre +1 trägt das Zeichen deiner Stufe: Eine Verstärkung kam in einen offenen Raum. Auf schweren Stufen rufen mehr Karten.
prison-lesson-fights-tip = Ein Tipp: Deine +0 kommt immer auf die Hand zurück. Spiel sie, wenn der Kampf keine Karte wert ist.

## Things and the wounded

prison-lesson-things = Dinge und Verwundete
prison-lesson-things-aim = Dein Mekanork liegt verwundet in einer Zelle, hinter Gittern und Gruben. Der Kleriker kann helfen.
prison-lesson-things-key = Geh auf den Schlüssel und heb ihn auf: Das kostet beim Gehen nichts. Jeder trägt ein Ding. Dann halt dort an.
prison-lesson-things-onto = Der Schlüssel liegt auf dem nächsten Feld. Geh hin, heb ihn auf und halt an.
prison-lesson-things-key-first = Ohne Schlüssel öffnest du das Gitter nicht. Geh auf ihn und heb ihn auf.
prison-lesson-things-keep = Behalt den Schlüssel: Du brauchst ihn für das Gitter.
prison-lesson-things-jump = Wer auf einer Grube anhält, stürzt zu Tode. Mit einer Sprungkarte springt man zwei Felder: über die Grube in die Zelle!
prison-lesson-things-over = Auch dorthin kann man springen. Aber dein Freund liegt hinter der Grube: Spring in die Zelle.
prison-lesson-things-on-foot = Zu Fuß kommst du nicht in die Zelle: Gruben und Gitter sind im Weg. Spring über die Grube.
prison-lesson-things-heal = Für 1 Punkt heilt ein Kleriker einen verwundeten Freund neben sich. Heile den Mekanork.
prison-lesson-things-bars-next = Das Gitter kommt danach. Hilf erst dem, der da liegt.
prison-lesson-things-heal-else = Geht er weg, bleibt der Mekanork verwundet. Heile ihn: Er liegt gleich daneben.
prison-lesson-things-bars = Wer den Schlüssel trägt, öffnet oder schließt ein Fallgitter neben sich, für 1 Punkt. Öffne es!
prison-lesson-things-bars-else = So bleibt der Mekanork hinter Gittern. Öffne das Fallgitter mit dem Schlüssel.
prison-lesson-things-healed = Der Weg hinaus ist frei. Wer geheilt wurde, tut in diesem Zug nichts mehr, kann aber dann wieder gehen.
prison-lesson-things-others = Die Meuchlerin braucht keinen Schlüssel, und der Koloss zerbricht Gitter für immer. Ein Seil überbrückt eine Grube.
prison-lesson-things-tip = Ein Tipp: Es gibt nur drei Sprünge im Spiel, also spring, wo es viel Weg spart. Verwundete Freunde kann man auch tragen.

## What prisoners do

prison-lesson-prisoners = Was Gefangene tun
prison-lesson-prisoners-goals = Schwester Fingerhut ist eine Gefangene. Auf ihrer Karte hier oben stehen sechs Ziele: Sie tut immer das erste, das sie schafft.
prison-lesson-prisoners-exit = Niemand zu heilen, kein Raum zu öffnen, kein Freund: Also will sie über deine Linie hinaus. Sie braucht 1 Aktionspunkt und hat 4.
prison-lesson-prisoners-bar = An einem unverletzten Feind kommt sie nicht vorbei. Versperr den einzigen Weg mit dem Koloss: zwei Felder auf deiner Linie.
prison-lesson-prisoners-then-out = Dann geht sie hinaus, und der Kerker hat vier Punkte. Versperr ihr mit dem Koloss den Weg.
prison-lesson-prisoners-bar-else = Das hält sie nicht auf. Stell den Koloss dorthin, wo die gepunktete Linie endet.
prison-lesson-prisoners-fight = Der Weg ist versperrt, also versucht sie die nächsten Ziele: ein Kampf! Du 5, sie 2: Spiel +4, das ist sicher.
prison-lesson-prisoners-fight-else = Sie kommt auf bis zu 2 + 6 = 8. Nur +4 ist mehr: 5 + 4 = 9.
prison-lesson-prisoners-card = Sie ist verwundet und tut nichts mehr. Du bist dran: Spiel eine beliebige Karte.
prison-lesson-prisoners-strike = Streck sie nieder: Greif an.
prison-lesson-prisoners-strike-else = Sie liegt gleich vor dem Koloss und ist einen Punkt wert. Greif sie an.
prison-lesson-prisoners-sure = +2 genügt: 7 gegen höchstens 6.
prison-lesson-prisoners-won = Der fünfte Punkt: gewonnen!
prison-lesson-prisoners-main = Schafft ein Gefangener kein Ziel, kommt er seinem Hauptziel, dem violetten, so nah er kann. Zwischen gleichen Wegen entscheidet ein Würfel.
prison-lesson-prisoners-tip = Ein Tipp: Sieh dir ihre Karten an, bevor du deinen Zug beendest. Dann weißt du, was jeder tun wird.
