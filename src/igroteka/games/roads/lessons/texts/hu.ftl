# Az Utak leckéi.

## Az első játszma

roads-lesson-first = Az első játszmád
roads-lesson-first-theme = Ketten építenek egy úthálózatot, egyszerre egy kártyát raknak le. Az egyikük te vagy.
roads-lesson-first-aim = A másik kezdett, és azt akarja, hogy a hálózat nőjön. Te akkor nyersz, ha lezárod: egyetlen útvég sem maradhat nyitva.
roads-lesson-first-cards = Ezek a te kártyáid, más nem látja őket. Van egyenes, kanyar, elágazás, kereszteződés és zsákutca.
roads-lesson-first-join = Mindig egy kártyát raksz le úgy, hogy utak találkozzanak. Rakd ezt a kanyart jobbra úgy, hogy az út lefelé vezessen.
roads-lesson-first-turn-it = Jó hely! Fordítsd el a kártyát: az út lefelé vezessen.
roads-lesson-first-not-yet = A zsákutcákat tartsd meg későbbre. Most a kanyar kell.
roads-lesson-first-join-else = Ez is szabad. De most rakd a kanyart jobbra, lefelé.
roads-lesson-first-ends = Minden nyitott véget jel mutat: három van. Egy zsákutca lezár egyet: rakd balra.
roads-lesson-first-other-end = Jó kártya! Zárd le vele a másik véget.
roads-lesson-first-dead-end-else = Így a vég nyitva marad. Vegyél zsákutcát: az lezárja az utat.
roads-lesson-first-beige = Út nem futhat bézs oldalnak, se a tiéd, se a másiké. A világító helyre a kanyar illik: jobbra és lefelé.
roads-lesson-first-other-place = Jó kártya! Rakd a másik helyre.
roads-lesson-first-beige-else = Ez is illik. De most a kanyart vedd.
roads-lesson-first-crossroads = Kereszteződés: egyszerre három új vég! Rakd az egyenest a kanyarod alá, és két út vezet egy helyre.
roads-lesson-first-straight-else = Most az egyenes kell, a kanyarod alá.
roads-lesson-first-two-at-once = Bal alul két út találkozik. Egy kanyar mindkét véget lezárja!
roads-lesson-first-leads-on = Jó hely! De az az út továbbvezet: egy kanyar zárja le mindkettőt.
roads-lesson-first-two-else = Nézd a bal alsó sarkot, ahol két út találkozik. Zárd le őket egy kanyarral.
roads-lesson-first-two-left = Két vég maradt. A kereszteződés alattit zárd le zsákutcával.
roads-lesson-first-last = Egy nyitott vég maradt. Tudod, mit kell tenned!
roads-lesson-first-last-else = Így nyitva marad. A hálózatot egy zsákutca zárja le.
roads-lesson-first-won = Lezárult: nyertél! Mindegy, ki rakja az utolsó kártyát.
roads-lesson-first-other-ends = Ha minden kártya lent van, és egy út még nyitva, a kezdő nyer. Ha a soron lévő egy kártyát sem tud lerakni, döntetlen.
roads-lesson-first-tip = Tanács: tartsd meg a zsákutcákat az utolsó résekre, és zárj le két véget egy kártyával.
roads-lesson-first-sizes = Igazi játszmában 24 kártya jut egy játékosra, vagy 12, vagy 40.

## Tartsd nyitva

roads-lesson-open = Tartsd nyitva
roads-lesson-open-aim = Most te kezdtél, tehát egy útnak nyitva kell maradnia. Ha minden kártya lent van, nyersz.
roads-lesson-open-branch = Csak egy vég nyitott. Rakj le elágazást: egy út jobbra, egy lefelé.
roads-lesson-open-turn-it = Az elágazás jó. Fordítsd el: egy út jobbra, egy lefelé.
roads-lesson-open-branch-else = Akkor egyetlen zsákutca mindent lezárna. Vegyél elágazást: két véget nyit.
roads-lesson-open-again = Az egyik véget rögtön lezárták, egy maradt. Ágaztass újra: jobbra és lefelé.
roads-lesson-open-last = Az utolsó kártyád. Rakd a kanyart úgy, hogy az út jobbra vezessen.
roads-lesson-open-turn-right = Fordítsd el: az út jobbra vezessen.
roads-lesson-open-won = Minden kártya lent van, és egy út még nyitva. Nyertél!
roads-lesson-open-tip = Tanács: tartsd meg az elágazásokat, amíg csak kevés vég marad nyitva.

## Az újság

roads-lesson-newspaper = Az újságon
roads-lesson-newspaper-field = Az újság a pálya, és semmi sem lóg ki róla. Az nyer, aki az utolsó kártyát lerakja.
roads-lesson-newspaper-corner = A széle bézsnek számít. A jobb felső sarokba csak kanyar illik: rakd le.
roads-lesson-newspaper-corner-else = Előbb a jobb felső sarok.
roads-lesson-newspaper-edge = Tovább a szélén. Rakd az egyenest a kanyarod alá.
roads-lesson-newspaper-edge-else = Most az egyenes, jobb oldalt a kanyarod alá.
roads-lesson-newspaper-lock = A másiknak talán már csak kanyarjai vannak. Rakj kanyart a jobb alsó sarokba: a mellette lévő résbe kanyar nem illik.
roads-lesson-newspaper-lock-else = Most a jobb alsó sarok.
roads-lesson-newspaper-won = Aki nem tud lerakni, kiesik. Az utolsó kártya a tiéd volt: nyertél!
roads-lesson-newspaper-tip = Tanács: hagyj olyan réseket, amelyekbe csak a te kártyáid illenek.

## A kupac

roads-lesson-heap = A kupacból
roads-lesson-heap-draw = Senki sem kap kártyát: mind a kupacban van. Minden körben egyet húzol vakon.
roads-lesson-heap-lay = Kanyart húztál. Rakd jobbra úgy, hogy az út balra vezessen.
roads-lesson-heap-turn-left = Jó hely! Fordítsd el: az út balra vezessen.
roads-lesson-heap-lay-else = Oda is illik. De most rakd jobbra.
roads-lesson-heap-kept = Azután egyenest húztál. Sehová sem illett, megtartottad, és a köröd véget ért.
roads-lesson-heap-close = Most kanyart húztál. Bármelyik kártyádat lerakhatod: zárd be a gyűrűt.
roads-lesson-heap-won = Lezárult: a játék azonnal véget ér. Neked egy kártyád maradt, a másiknak kettő: akinek kevesebb van, nyer.
roads-lesson-heap-end = Különben addig megy, amíg a kupac elfogy, és senki sem tud lerakni. Ha egyenlő, a több összekötött út számít.
roads-lesson-heap-tip = Tanács: előbb azt rakd le, ami kevés helyre illik, és tartsd meg, ami mindenhová.

## Sávok

roads-lesson-lanes = Két és négy sáv
roads-lesson-lanes-widths = Az utaknak most két vagy négy sávjuk van. A kettő sosem csatlakozik a négyhez.
roads-lesson-lanes-four = A jobb oldali végnek négy sávja van. Zárd le a négysávos zsákutcával.
roads-lesson-lanes-four-else = Ez is szabad. De előbb a jobb oldali véget zárd le.
roads-lesson-lanes-two = Lefelé két sáv vezet. Rakd le a kétsávos kanyart, jobbra.
roads-lesson-lanes-two-else = Fordítsd el: az út jobbra vezessen.
roads-lesson-lanes-won = Egy út nyitva van, de a két sávjára egy megmaradt kártya sem illik. Ez lezártnak számít: nyertél!
roads-lesson-lanes-tip = Tanács: számold, milyen szélességek lehetnek még a másiknál.
