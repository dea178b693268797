# The lessons of Prison.

prison-lesson-else = Ezt is lehet. De nézd, mi világít: ez az oldal arról szól.
prison-lesson-pass = Van még akciópontod, és ami megmarad, elvész. Előbb használd fel.
prison-lesson-stop = Még ne: maradt mező. Menj végig a pontozott vonalon.
prison-lesson-way = Arra máshová jutsz. Kövesd a pontozott vonalat.

## The guided game

prison-lesson-first = Az első játszmád
prison-lesson-first-theme = A Főmágus bezárt egy nyolctermes kazamatába. Vezesd az embereidet a túlsó vonalhoz.
prison-lesson-first-aim = Öt pont győz. Pont jár minden alakodért, aki kijut, és minden legyőzött ellenségért.
prison-lesson-first-naga = Nyolc alakodból négy kezd, a többi a zsákban van. Jók a gyorsak: vedd a Nagát, hat mezőt megy.
prison-lesson-first-wizard = Most a Varázsló. Vermek és ellenségek fölött is átlebeg.
prison-lesson-first-backstabber = Vedd az Orgyilkost. Ő nyitja a rácsokat.
prison-lesson-first-cleric = És a Gyógyítót: meggyógyítja a sebesülteket.
prison-lesson-first-in-turn = Jó választás! De sorban: előbb az, aki világít.
prison-lesson-first-scream = A sikolya ellöki az ellenséget, de az még nincs itt. Kezdd azzal, aki világít.
prison-lesson-first-slow = Kezdésnek túl lassú: útközben egy teremben úgyis előkerül. Vedd azt, aki világít.
prison-lesson-first-short = Hogy rövid legyen, hat terem nyitva van, és már van három pontod.
prison-lesson-first-card = Minden körben kijátszol egy lapot: a száma annyi akciópont. Először sorban mennek, tehát játszd ki a 2-est.
prison-lesson-first-open = A játék legelső tette: nyiss ki egy termet a vonaladnál, 1 pontért. Azt nyisd, amelyik világít.
prison-lesson-first-open-else = Az is jó volna. Most azt a termet nyisd, amelyik világít, a Nagád előtt.
prison-lesson-first-tokens = Három korong jött a zsákból, kockák mondták meg, hová: a Kolosszusod és két rab. A rabok a kazamatának játszanak.
prison-lesson-first-attack = Egy pont maradt. A Kolosszusod az egyik rab, Jen mellett áll: támadd meg.
prison-lesson-first-attack-walk = A lépés elvinné az utolsó pontod, és Jen ütne. Támadd meg a Kolosszussal.
prison-lesson-first-attack-open = Új terem új rabokat hoz. Előbb tedd meg, amit a jel mutat.
prison-lesson-first-fight = Neked 5 az erőd és van egy lapod; Jené 2, és a lapját senki sem ismeri. Játssz +4-et: az mindenképp nyer.
prison-lesson-first-fight-much = Az is nyer, de a lap az egész játékra elvész. Elég a +4: 9 a legfeljebb 8 ellen.
prison-lesson-first-fight-little = Ez kevés lehet: Jennek 2 + 6 = 8 is lehet. +4-gyel 9-ed van.
prison-lesson-first-wounded = Jen vesztett és megsebesült: többé nem tesz semmit. Ha még egyszer veszít, kiesik.
prison-lesson-first-prisoner = Aztán Ed, a másik rab, megtette a lapján az első célt, ami sikerült: kiment a vonaladon. Pont a kazamatának!
prison-lesson-first-three = Megint te jössz. Játszd ki a 3-ast.
prison-lesson-first-again = A sebesült ereje 0. Támadd meg Jent újra.
prison-lesson-first-again-stay = Ha a Kolosszus elmegy, nem éri el. Támadj: ott fekszik mellette.
prison-lesson-first-again-walk = Mindjárt megyünk. Előbb a Kolosszus: Jen egy pont, karnyújtásnyira.
prison-lesson-first-sure = Játssz +2-t: 5 + 2 = 7, a sebesültnek pedig legfeljebb 6-ja van.
prison-lesson-first-sure-little = Ez talán csak döntetlen, vagy rosszabb: nekik van egy +6-uk. A +2 biztos.
prison-lesson-first-sure-much = Ez nyer, de kár érte: elég a +2, és amit kijátszol, elvész.
prison-lesson-first-walk = Legyőzve: egy pont! Válaszd a Nagát és a pontozott vonal végét. Ő a lőréseken is átmegy.
prison-lesson-first-walk-naga = A többieknek sokkal több kör kellene. A Naga a leggyorsabb: vele menj.
prison-lesson-first-on = Még egyszer: hat mező 1 pontért.
prison-lesson-first-four = A pontjaid elfogytak, a körnek vége. Nincs több rab: játszd ki a 4-est.
prison-lesson-first-far = Falak, lőrések, zárt termek és rácsok megállítják a többieket, de itt a Naga átjut. Tovább!
prison-lesson-first-out = Csak négy mező a túlsó vonalig. Aki rálép, kint van.
prison-lesson-first-won = Ez az ötödik pont: nyertél!
prison-lesson-first-lost = Veszítesz, ha a kazamatának előbb lesz öt pontja, ha senkid sem marad, vagy hatvan kör után.
prison-lesson-first-tip = Tanács: a gyorsak fussanak, az erősek harcoljanak. Minden utadban álló rab egy pont lehet.

## Rooms that turn

prison-lesson-rooms = Forgó termek
prison-lesson-rooms-aim = A túlsó vonal közel van, de a Kolosszus előtt falak állnak. A termeket viszont el lehet forgatni!
prison-lesson-rooms-gear = Minden teremben van forgatómű. Lépj rá erre a Kolosszussal: két mező.
prison-lesson-rooms-colossus = A Varázsló messze van minden forgatóműtől. A Kolosszussal lépj.
prison-lesson-rooms-jump = Az ugrás egy lapba kerül, és kevés van. Itt nem kell.
prison-lesson-rooms-turn = A forgatóműről negyedet fordítasz a termen, ahogy a nyila mutatja, mindennel, ami benne van. Fordítsd el!
prison-lesson-rooms-twin-too = Az ennek a teremnek az ikre; innen az is elfordítható. De most azt fordítsd, amelyikben állsz.
prison-lesson-rooms-first-turn = Gyalog nagy a kerülő. Maradj a forgatóművön, és fordítsd el a termet.
prison-lesson-rooms-out = A Kolosszus elfordult a teremmel, és már semmi sincs előtte. Menj ki!
prison-lesson-rooms-enough = Most jól fekszik: két szabad mező a vonalig. Menj ki a Kolosszussal.
prison-lesson-rooms-done = Kint van, és ez egy pont neked.
prison-lesson-rooms-twin = Két azonos számú terem ikerpár: a forgatómű mindkettőt fordítja. A Mekanork bármerre, a többiek csak a nyíl szerint.
prison-lesson-rooms-tip = Tanács: egy fordítás megnyithatja a te utadat, és elzárhatja a rabokét.

## Fights

prison-lesson-fights = Harcok
prison-lesson-fights-strong = Mangdu Kolosszus, az ereje 5. Egyedül itt senki sem győzi le, együtt igen.
prison-lesson-fights-beside = Aki az ellenség mellett áll, szintén harcol. Vidd a Gyógyítót a másik oldalára.
prison-lesson-fights-stay = Az Orgyilkos jó helyen áll. A Gyógyítónak kell mennie.
prison-lesson-fights-alone = Egyedül 2-je van 5 ellen. Előbb hozd a Gyógyítót, aztán támadj.
prison-lesson-fights-walk-else = Mangdu nem megy sehová, a Gyógyító pedig messze van. A Gyógyítóval menj.
prison-lesson-fights-attack = Támadd meg! Orgyilkos 2, Gyógyító 2, és még 2, mert társsal harcol: összesen 6.
prison-lesson-fights-attack-else = Aki elmegy, nem harcol, és a másik egyedül marad. Maradj, és támadd meg Mangdut.
prison-lesson-fights-card = Te választasz lapot, aztán felfordul az övék. Próbáld a +3-at: 6 + 3 = 9.
prison-lesson-fights-card-much = Ilyen lapból kevés van. Előbb próbáld meg, elég-e a +3.
prison-lesson-fights-card-little = Így legfeljebb 8-ad lenne, neki pedig 5 és egy lap. Vedd a +3-at.
prison-lesson-fights-tie = 9 a 9 ellen, döntetlen: nem történik semmi, de mindkét lap elveszett. Támadj újra.
prison-lesson-fights-five = Most +5: az 11. Neki legfeljebb 5 + 6 = 11, tehát nem veszíthetsz.
prison-lesson-fights-six = A +6 biztosan nyer, de +5-tel sem veszíthetsz. Tartsd meg a +6-ot.
prison-lesson-fights-five-else = Felfordulhat neki +6, az 11. +5-tel neked is annyi van.
prison-lesson-fights-wounded = Minden vesztes megsebesül. Ebben a körben nem támadható újra; a következő vesztett harc kiejti.
prison-lesson-fights-mark = A +1-esükön ott a szinted jele: erősítés jött egy nyitott terembe. Nehezebb szinten több lap hív.
prison-lesson-fights-tip = Tanács: a +0-d mindig visszatér a kezedbe. Játszd ki, ha a harc nem ér meg egy lapot.

## Things and the wounded

prison-lesson-things = Tárgyak és sebesültek
prison-lesson-things-aim = A Mekanorkod sebesülten fekszik egy cellában, rács és vermek mögött. A Gyógyító segíthet.
prison-lesson-things-key = Lépj a kulcsra, és vedd fel: lépés közben ingyen van. Mindenki egy tárgyat visz. Aztán állj meg ott.
prison-lesson-things-onto = A kulcs a szomszéd mezőn van. Menj oda, vedd fel, és állj meg.
prison-lesson-things-key-first = Kulcs nélkül nem nyílik a rács. Lépj rá, és vedd fel.
prison-lesson-things-keep = Tartsd meg a kulcsot: kell a rácshoz.
prison-lesson-things-jump = Aki vermen áll meg, meghal. Ugráslappal két mezőt ugrasz: ugorj át a vermen, a cellába.
prison-lesson-things-over = Oda is lehet ugrani. De a társad a vermen túl fekszik: a cellába ugorj.
prison-lesson-things-on-foot = Gyalog nem jutsz a cellába: vermek és rácsok vannak útban. Ugorj át a vermen.
prison-lesson-things-heal = 1 pontért a Gyógyító meggyógyít egy mellette lévő sebesült társat. Gyógyítsd meg a Mekanorkot.
prison-lesson-things-bars-next = A rács később jön. Előbb segíts azon, aki ott fekszik.
prison-lesson-things-heal-else = Ha elmegy, a Mekanork sebesült marad. Gyógyítsd: ott fekszik mellette.
prison-lesson-things-bars = Akinél a kulcs van, 1 pontért kinyitja vagy bezárja a mellette lévő rácsot. Nyisd ki!
prison-lesson-things-bars-else = Így a Mekanork rács mögött marad. Nyisd ki a rácsot a kulccsal.
prison-lesson-things-healed = Szabad az út kifelé. Akit meggyógyítottak, ebben a körben már nem tesz semmit, de utána újra járhat.
prison-lesson-things-others = Az Orgyilkosnak nem kell kulcs, a Kolosszus pedig végleg betöri a rácsot. A kötél áthidalja a vermet.
prison-lesson-things-tip = Tanács: egy játékban csak három ugrás van, ott ugorj, ahol sok utat spórol. A sebesült társat vinni is lehet.

## What prisoners do

prison-lesson-prisoners = Mit tesznek a rabok
prison-lesson-prisoners-goals = Gyűszű Nővér rab. A lapján, itt fent, hat cél van: minden körben az elsőt teszi, ami sikerül neki.
prison-lesson-prisoners-exit = Nincs kit gyógyítani, nincs mit nyitni, nincs társ: ki akar menni a vonaladon. 1 akciópont kell neki, és 4 van.
prison-lesson-prisoners-bar = Ép ellenségen nem jut át. Zárd el az egyetlen utat a Kolosszussal: két mező a vonaladon.
prison-lesson-prisoners-then-out = Akkor kimegy, és a kazamatának négy pontja lesz. Zárd el az útját a Kolosszussal.
prison-lesson-prisoners-bar-else = Ez nem állítja meg. Állítsd a Kolosszust oda, ahol a pontozott vonal véget ér.
prison-lesson-prisoners-fight = A kijárat zárva, hát a következő célokat próbálja: harc! Te 5, ő 2: játssz +4-et, az biztos.
prison-lesson-prisoners-fight-else = Neki 2 + 6 = 8 is lehet. Ennél csak a +4 több: 5 + 4 = 9.
prison-lesson-prisoners-card = Megsebesült, és nem tesz semmit. Te jössz: játssz ki egy tetszőleges lapot.
prison-lesson-prisoners-strike = Győzd le: támadj.
prison-lesson-prisoners-strike-else = Ott fekszik a Kolosszus előtt, és egy pontot ér. Támadd meg.
prison-lesson-prisoners-sure = Elég a +2: 7 a legfeljebb 6 ellen.
prison-lesson-prisoners-won = Az ötödik pont: győzelem!
prison-lesson-prisoners-main = Ha egy rabnak egy cél sem sikerül, a fő célja, a lila felé közelít, amennyire tud. Egyenlő utak között kocka dönt.
prison-lesson-prisoners-tip = Tanács: nézd meg a lapjaikat, mielőtt befejezed a köröd. Akkor tudod, ki mit fog tenni.
