# A Felhőkarcoló leckéi. Lépésenként egy gondolat, legfeljebb két rövid mondat, tízéveseknek.

## Több helyre illő válaszok

skyscraper-lesson-take = Előbb a kivilágított lapot: azt vedd el.
skyscraper-lesson-hold = Tartsd a kezedben ezt a lapot: most ezt kell megépíteni.
skyscraper-lesson-place = Ott is állhatna. Ezúttal tedd a kivilágított helyre.
skyscraper-lesson-turn = A hely jó, de így kevesebb gerenda találkozik. Nyomd a „Fordítás” gombot, amíg a szám a legnagyobb nem lesz.
skyscraper-lesson-go = Most ne. Vidd a munkásodat a kivilágított helyre.

## A vezetett játszma

skyscraper-lesson-first = Az első játszmád
skyscraper-lesson-first-theme = Két brigád épít lapokból egyetlen felhőkarcolót, és mászik fel rá. Az egyik a tiéd.
skyscraper-lesson-first-goal = A legtöbb pont nyer. A találkozó acélgerendák pontot adnak, a végén pedig az utolsó lap és a legmagasabb szint is.
skyscraper-lesson-first-turn = Egy kör három akció: munkást küldesz, lapot építesz vagy munkást helyezel át. A sisakok számolják.
skyscraper-lesson-first-send = Munkás nélkül senki sem épít. Küldj egyet a kivilágított helyre: ott két falat is érint.
skyscraper-lesson-first-send-else = Onnan kevesebb lapot érne el. Küldd a kivilágított helyre, a sarokba.
skyscraper-lesson-first-card = A szürke csíkok acélgerendák. Ha a munkás felülről vagy alulról látszik, a lap fekszik: vedd el.
skyscraper-lesson-first-set = Nyomj a kivilágított helyre: a lap megmutatja, hogyan feküdne ott. Aztán nyomd meg: „Leteszem”.
skyscraper-lesson-first-points = Öt gerendapár találkozik: 5 pont. A lapon lévő munkás még 1-et ad.
skyscraper-lesson-first-climb = Maradt egy akció: vidd a munkásodat egy szinttel feljebb. Nyomj rá, aztán a kivilágított helyre.
skyscraper-lesson-first-theirs = A másik brigád két munkást küldött, és az egyik már fent van a tiéd mellett. Most megint te jössz.
skyscraper-lesson-first-wall = Ezen a lapon a munkás oldalról látszik: a lap áll. Vedd el.
skyscraper-lesson-first-high = Tedd a szintre. Magasabb lesz minden eddigi lapnál, ezért az egész köröd duplán számít!
skyscraper-lesson-first-roof = A falra kerül a következő szint. Vedd el ezt a lapot, és tedd le.
skyscraper-lesson-first-up = Most a munkásod megint feljebb megy, a 2. szintre.
skyscraper-lesson-first-them = Ők egy falat építettek. De még mindig a te munkásod áll a legmagasabban.
skyscraper-lesson-first-last = Egy lapod maradt. Aki az utolsó lapját megépíti, azonnal véget vet a játéknak: vedd el.
skyscraper-lesson-first-any = Sima lap: állhat is, fekhet is. Válassz helyet magadnak: a „Leteszem” gomb mondja, hány pontot ad.
skyscraper-lesson-first-over = Az utolsó lapod 5 pontot ad. A másik brigád minden megmaradt lapjáért 1-et veszít.
skyscraper-lesson-first-top = És még 5-öt, mert a legmagasabb szinten neked van a legtöbb munkásod. Nyertél!
skyscraper-lesson-first-real = Igazi játszmában ketten 15-15 lappal játszanak, és senki sem látja a másikét.
skyscraper-lesson-first-tip = Tanács: mielőtt az utolsó lapodat megépíted, nézd meg, ki áll a legmagasabban.

## Mi mihez illik

skyscraper-lesson-joints = Mi mihez illik
skyscraper-lesson-joints-line = A lapok derékszögben illeszkednek. Az egyik egész éle a másik élén vagy középvonalán fekszik.
skyscraper-lesson-joints-near = Az új lap ahhoz a laphoz illik, amelyen a munkásod áll, vagy egy mellettihez. Itt ez a fal az.
skyscraper-lesson-joints-pale = Ez a lap halvány: most sehová sem illik a munkásod közelében.
skyscraper-lesson-joints-flat = Vedd el a fekvő lapot. A fal tetejéről kinyúlhat: tedd oda.
skyscraper-lesson-joints-ground = A földet csak az alap és a két támaszod érintheti. Vedd el az álló támaszt.
skyscraper-lesson-joints-under = Tedd a kinyúló lap alá. Megtartja, és a gerendái is pontot adnak.
skyscraper-lesson-joints-upright = Most már van helye a halvány lapnak: állva, nyíllal felfelé. Vedd el, és tedd, ahová szeretnéd.
skyscraper-lesson-joints-never = Egy lap sem lóghat csak úgy, és nem nyúlhat ki annyira, hogy az illesztés eltörjön. Az ilyen hely nem világít.
skyscraper-lesson-joints-tip = Tanács: keress helyet, ahol a lapod gerendái másokat folytatnak. Legalább egynek találkoznia kell egy másikkal.

## Pontok

skyscraper-lesson-points = Pont a gerendákért
skyscraper-lesson-points-pair = Egy pont minden két találkozó gerendáért: mindkettő az illesztés mentén fut, vagy mindkettő ugyanott ér hozzá.
skyscraper-lesson-points-take = Vedd el ezt a lapot.
skyscraper-lesson-points-two = Nyomj a kivilágított helyre. A „Fordítás” megmutatja, mit adna másképp; aztán tedd le úgy, hogy 2-t adjon.
skyscraper-lesson-points-worker = A következő lapon munkás van, ez 1 ponttal több. Vedd el.
skyscraper-lesson-points-double = Ez lesz a legmagasabb lap. Akkor a kör minden pontja duplán számít, a korábbi is: tedd le.
skyscraper-lesson-points-third = A harmadik lap is duplán számít. Vedd el, és tedd oda, ahol sok gerenda találkozik.
skyscraper-lesson-points-all = Mindhárom lap duplán számított. Mindegy, melyikük volt a legmagasabb.
skyscraper-lesson-points-tip = Tanács: abban a körben építs felfelé, amelyikben három lapot építesz.

## Szintek és munkások

skyscraper-lesson-climb = Szintek és munkások
skyscraper-lesson-climb-floor = A föld a 0. szint. Az egy magasságban fekvő lapok egy szintet adnak: itt az 1., felette a 2. szint.
skyscraper-lesson-climb-up = Egy akcióval a munkás egy fal mentén egy szintet megy fel vagy le. Nyomj a tiédre, aztán a kivilágított helyre.
skyscraper-lesson-climb-free = A saját lapján a munkás akció nélkül mozog: az ilyen helyek kékek. Próbáld ki.
skyscraper-lesson-climb-top = Még egy szint még egy akció: fel a 2. szintre.
skyscraper-lesson-climb-room = A másik brigád egy munkása még lent van a szobában. Csak az egyik oldal nyitott.
skyscraper-lesson-climb-take = Zárd be! Vedd el ezt a lapot.
skyscraper-lesson-climb-shut = Tedd a nyitott oldalra.
skyscraper-lesson-climb-lost = A minden oldalról bezárt munkás elveszett: nem mozog, nem épít, és a végén nem számít.
skyscraper-lesson-climb-warn = Mielőtt a saját munkásodat zárnád be, a képernyő figyelmeztet.
skyscraper-lesson-climb-tip = Tanács: hagyd el a szobát, amíg van belőle kiút.

## Biztos kéz

skyscraper-lesson-falls = Biztos kéz
skyscraper-lesson-falls-real = Eddig nyugodt volt a kezed. Elnéző vagy valódi kézzel a gravitáció is valódi: ami remeg, leeshet.
skyscraper-lesson-falls-take = Vedd el ezt a lapot.
skyscraper-lesson-falls-set = Húzd lassan a kivilágított helyre. Vagy nyomj a helyre, majd: „Leteszem”, és kétszer állítsd meg a mutatót középen.
skyscraper-lesson-falls-fell = A másik brigád keze megremegett, és a munkásod leesett. Ez nekik 5 pontba kerül: az fizet, aki soron van.
skyscraper-lesson-falls-back = A munkásodat bármelyik szintre visszateheted. Tedd a kivilágított helyre.
skyscraper-lesson-falls-back-else = Ezt is lehet. De ott fent rögtön újra dolgozik: tedd a kivilágított helyre.
skyscraper-lesson-falls-off = Aztán levált egy lap. Visszakerült a játékosához, és ez újabb 5 pontba került.
skyscraper-lesson-falls-ground = Ha egy lap a földre esik, vagy valódi kézzel leválik, mindennek vége: aki soron van, vesztett.
skyscraper-lesson-falls-hold = A másik kezed megtarthat egy álló lapot. Vedd el ezt a lapot, és nézd meg, hogyan.
skyscraper-lesson-falls-again = Nyomj a kivilágított helyre, aztán, ha akarod: „Lap tartása”. Aztán tedd le.
skyscraper-lesson-falls-stood = Minden áll. Ha a saját munkásodat lököd le, az is 5 pontba kerül.
skyscraper-lesson-falls-tip = Tanács: ne siess, és azt a lapot tartsd, amelyik az újat viszi majd.

## Az utolsó lap

skyscraper-lesson-end = Az utolsó lap
skyscraper-lesson-end-last = Az utolsó lapod azonnal véget vetne a játéknak: neked 5 pont. A többieknek négy lapjuk van: nekik 4 ponttal kevesebb.
skyscraper-lesson-end-five = Még 5 pontot kap, akinek a legmagasabb szinten a legtöbb munkása van. Ott egyenlők vagytok.
skyscraper-lesson-end-equal = Ilyenkor az alatta lévő szint dönt. Ott nekik egy munkásuk van, neked egy sem.
skyscraper-lesson-end-one = Ezért még ne építs. Vidd fel a munkásodat a földről, előbb az 1. szintre.
skyscraper-lesson-end-early = Most a másik brigád kapná az 5 pontot a legmagasabb szintért. Előbb vidd fel a munkásodat.
skyscraper-lesson-end-two = És tovább a 2. szintre: ott aztán ketten lesztek egy ellen.
skyscraper-lesson-end-now = Most vedd el az utolsó lapodat, és tedd, ahová szeretnéd.
skyscraper-lesson-end-count = 5 pont az utolsó lapért, 5 a legmagasabb szintért. A legtöbb pont nyer: te nyertél!
skyscraper-lesson-end-three = Ha három fordulón át senki sem épít, a játék akkor is véget ér: az utolsó lap 5 pontját senki sem kapja.
skyscraper-lesson-end-tip = Tanács: számold, hány lapot építettek a többiek. Légy fent időben.
