# Az Urfin leckéi.

## Válaszok több helyzetre

urfin-lesson-base-first = Tető csak alapra kerülhet. Először az alapot vedd el.
urfin-lesson-no-roof = A tető nélküli alap nem lő, és visszakerül a zsákba. Tedd rá a tetőt.
urfin-lesson-not-done = Még ne: ami nem épült meg, visszakerül a zsákba. Először építsd meg a tornyot.
urfin-lesson-hold = Tartsd a kezedben. A megvilágított mezőn van a helye.
urfin-lesson-feel-first = Még nem tudod, mi ez. Először tapogasd meg: nyomd meg a sötét filcet.

## Az első játszma

urfin-lesson-first = Az első játszmád
urfin-lesson-first-theme = Urfin fakatonái Smaragdváros ellen vonulnak. Egy barátoddal együtt véditek.
urfin-lesson-first-goal = Küldjetek haza minden katonát, mielőtt egy is belép a palotába. Ha egy bejut, mindketten vesztettetek.
urfin-lesson-first-round = Egy forduló négy lépés: darabokat húztok, építetek, a katonák mennek, a tornyok lőnek.
urfin-lesson-first-agree = A torony egy alap, rajta tetővel. A barátod tetőt keres, ezért mondd, hogy te alapot keresel.
urfin-lesson-first-agree-roof = Tetőt már a barátod keres, és két tető nem torony. Válaszd az alapot.
urfin-lesson-first-agree-wall = A fal megállítja a katonákat, de egyet sem küld haza. Toronyhoz alap kell: azt válaszd.
urfin-lesson-first-agree-else = Előbb mondd meg a barátodnak, mit keresel: alapot.
urfin-lesson-first-agree-kept = Megegyeztetek: te alapot keresel. Most maradj ennél.
urfin-lesson-first-sand = Az igazi játékban most pereg a homok, húzásra és építésre. Itt ráérsz: mondd, hogy készen állsz.
urfin-lesson-first-reach = Fordulónként négy darab: kettő a barátodé, kettő a tiéd, egyetlen benyúlással. Nyúlj a zsákba.
urfin-lesson-first-feel = A zsákba senki sem néz bele. Nyomd meg a sötét filcet, és simíts végig rajta: ahol van valami, ott fénylik.
urfin-lesson-first-long = Hosszú rúd, kétoldalt semmi: ez fal. Alapot keresel, ezért engedd el.
urfin-lesson-first-long-take = Akkor falad volna, alapod nem. Engedd el: másik darabra akadsz.
urfin-lesson-first-round-base = Simíts végig ezen is: széles, kerek, felül sima. Ez alap: vedd el.
urfin-lesson-first-round-base-go = Ez az alap, amit keresel. Ki tudja, mikor jön másik: vedd el.
urfin-lesson-first-wall = Még egy darab, és megint fal. Szükséged lesz rá: vedd el.
urfin-lesson-first-wall-go = Alapod már van, a fal pedig segít. Vedd el: az elengedés időbe kerül.
urfin-lesson-first-open = Minden kéz kint van, a darabok láthatók. Bármelyikőtök bármelyikből építhet.
urfin-lesson-first-base = Először az alap. Vedd el a kereket, az 1-es alapot.
urfin-lesson-first-base-two = Az az alap csak négy mezőt talál el. A kerek nyolcat: azt vedd el.
urfin-lesson-first-base-wall = A fal később jön. Először a torony: vedd el a kerek alapot.
urfin-lesson-first-eight = Mind a nyolc mezőt eltalálja maga körül. Tedd oda, ahol két katona megy el: a megvilágított mezőre.
urfin-lesson-first-eight-else = Onnan nem találná el mindkettőt. Három lépés múlva a megvilágított mező mellett állnak: tedd oda.
urfin-lesson-first-roof = Csak tetővel lő. Vedd el a tetőt, és tedd az alapodra.
urfin-lesson-first-roof-else = Most a tető: nélküle az alap nem torony.
urfin-lesson-first-stop = A fal nem lő: megállítja a katonákat. Vedd el a falat.
urfin-lesson-first-stop-done = A másik oldalról még ketten jönnek. Előbb állíts falat eléjük.
urfin-lesson-first-stop-base = Az alap magában nem segít: nincs több tető. Vedd el a falat.
urfin-lesson-first-road = Itt két út találkozik. Tedd a falat az út megvilágított mezőjére.
urfin-lesson-first-road-one = Ott az egyik lerombolná, a másik továbbmenne. Egy mezővel arrébb mindkettőt megállítja.
urfin-lesson-first-road-else = Ott nem állítja meg mindkettőt. Tedd a megvilágított mezőre, ahol az utak már találkoztak.
urfin-lesson-first-done = A maradék darab visszakerül a zsákba. Mondd, hogy kész vagy, és minden katona három mezőt megy.
urfin-lesson-first-done-else = Amit építettél, most elég. Mondd, hogy kész vagy.
urfin-lesson-first-home = Először minden katona ment, aztán lőtt a tornyod: ketten álltak mellette, és hazamentek.
urfin-lesson-first-again = Ketten maradtak, és a falnál fognak találkozni. Mondd, hogy készen állsz.
urfin-lesson-first-reach-roof = Most a barátod keres alapot, ezért te keress tetőt. Nyúlj a zsákba.
urfin-lesson-first-slopes = Középen magas, minden irányba lejt: ez tető. Simíts végig rajta, ha akarsz, aztán vedd el.
urfin-lesson-first-slopes-go = Ez a tető, amit keresel. Vedd el: az alap a barátodnál van.
urfin-lesson-first-spare = Még egy tető. Megvan, ami kell: vedd el, és a kezed kint van.
urfin-lesson-first-spare-go = Most már mindegy, mi jön. Vedd el: az elengedés csak időbe kerül.
urfin-lesson-first-cross = A barátod két 2-es alapot talált. Vedd el az egyiket.
urfin-lesson-first-four = Csak a mellette lévő négy mezőt találja el. Mindkét katona a falnak ütközik: tedd melléjük.
urfin-lesson-first-four-else = Csak azt találja el, ami közvetlenül mellette áll. A fal előtt állnak meg: a megvilágított mező ott van mellettük.
urfin-lesson-first-top = És rá egy tető. A tető néhány két mezőre lévő mezőt talál el.
urfin-lesson-first-march = Mondd, hogy kész vagy, és figyeld a falat.
urfin-lesson-first-won = Mindkettő a falnak ütközött, és a tornyod hazaküldte őket. Nincs több katona: győztetek!
urfin-lesson-first-real = Az igazi játékban akár tíz katona van, és fordulónként egy perc homok.
urfin-lesson-first-tip = Tanács: számolj a katona elé három mezőt. Oda építs, ahol állni fog, ne oda, ahol most áll.

## Tapogatás a zsákban

urfin-lesson-bag = A zsákban
urfin-lesson-bag-parts = A zsákban alapok, tetők és falak vannak, összesen 30 darab. Csak tapintással lehet megtalálni őket.
urfin-lesson-bag-alone = Egyedül játszol, ezért két kezed van, kezenként két darabbal. Kezdd el, és nyúlj be.
urfin-lesson-bag-corner = Nyomd meg a filc egyik sarkát: van ott fa?
urfin-lesson-bag-cross = Semmi! Az 1-es alap kerek, a 2-es alap sarkai üresek, mint a keresztnek. Hasonlítsd össze a képeket.
urfin-lesson-bag-take = Tapogasd, ameddig akarod. Ez kereszt, 2-es alap: vedd el.
urfin-lesson-bag-take-go = Egy alap fél torony. Vedd el.
urfin-lesson-bag-middle = Másik darab. Nyomd meg pontosan a közepét.
urfin-lesson-bag-roof = Hegyes! Ami középen a legmagasabb, az tető. Vedd el.
urfin-lesson-bag-roof-go = Alapod már van, ezzel a tetővel torony lesz. Vedd el.
urfin-lesson-bag-once = Ez a kéz kint van, és ebben a fordulóban nem mehet vissza. Nyúlj be a másikkal.
urfin-lesson-bag-wall = Simíts végig rajta: fogazott rúd, kétoldalt semmi. Ez fal: most engedd el.
urfin-lesson-bag-wall-take = A fal hasznos, de nézd meg, mit tesz az elengedés: engedd el.
urfin-lesson-bag-guess = Egy benyúlással tizenkét darabot engedhetsz el. Most derítsd ki, mi ez, aztán vedd el.
urfin-lesson-bag-guess-go = Tapogasd meg a szélét: kerek, belül pedig sima. Ez 1-es alap: vedd el.
urfin-lesson-bag-last = És az utolsó: mi ez? Derítsd ki, aztán vedd el.
urfin-lesson-bag-last-go = A közepe magas, a sarkai hiányoznak: 2-es tető. Vedd el.
urfin-lesson-bag-out = Csak most látja mindenki: két alap és két tető. Ez két torony!
urfin-lesson-bag-tip = Tanács: a közepe és egy sarka gyakran elég. Ne tapogasd sokáig, pereg a homok.

## Mit találnak el a tornyok

urfin-lesson-fire = Mit találnak el a tornyok
urfin-lesson-fire-after = A tornyok azután lőnek, hogy a katonák mentek. Nézz hát minden katona elé három mezőt.
urfin-lesson-fire-between = Fent két katona fog megállni. Vedd el a 2-es alapot: a mellette lévő négy mezőt találja el. Tedd közéjük.
urfin-lesson-fire-base-one = Az is eltalálná. De az 1-es alap a második toronyhoz kell: vedd el a 2-eset.
urfin-lesson-fire-between-else = Onnan nem éri el a bal oldalit. Tedd a megvilágított mezőre, közvetlenül amellé, ahol megáll.
urfin-lesson-fire-roof-one = Az 1-es tető négy mezőt talál el, pontosan kettővel arrébb, egyenesen. Így a másikat éri: tedd rá.
urfin-lesson-fire-roof-two-later = A 2-es tető többet tud. Tartsd meg a második toronyhoz, ott kell.
urfin-lesson-fire-roof-now = Az alap a tetejére vár. Vedd el a tetőt.
urfin-lesson-fire-below = Most a bal alsó kettő. Ők messzebb állnak meg egymástól.
urfin-lesson-fire-eight = Az 1-es alap mind a nyolc mezőt eltalálja maga körül. Tedd az út alá, a megvilágított mezőre.
urfin-lesson-fire-eight-else = Onnan nem éred el mindkettőt. A megvilágított mezőn az egyiket az alap, a másikat a tető találja el.
urfin-lesson-fire-roof-two = A 2-es tető nyolc mezőt talál el kettővel arrébb: egyenesen és átlósan. Tedd rá.
urfin-lesson-fire-watch = A lövést semmi sem állítja meg: se fal, se folyó, se torony. Mondd, hogy kész vagy, és nézd.
urfin-lesson-fire-won = Négy katona két toronnyal! Mindegyiket alap vagy tető találta el.
urfin-lesson-fire-tip = Tanács: mozgasd a darabot a térkép fölött, mielőtt leteszed. A térkép megmutatja, mit fog eltalálni.

## Falak

urfin-lesson-walls = A fal időt ad
urfin-lesson-walls-no-roof = Két alap, két fal, tető egy sem: torony nem lesz belőle. De a falak segítenek.
urfin-lesson-walls-flees = Ez a katona a tornyod hatókörében áll. De előbb megy, és akkor már túl van rajta.
urfin-lesson-walls-before = Tedd a zöld falat közvetlenül a lába elé: akkor rombolnia kell, és egyet sem lép.
urfin-lesson-walls-before-else = Így nem marad a torony hatókörében. Tedd a falat az útja legközelebbi mezőjére.
urfin-lesson-walls-green = Bármelyik fal jó volna. Vedd el a zöldet, amíg választhatsz.
urfin-lesson-walls-base = Tető nélkül az alapok visszakerülnek a zsákba. Most a falak számítanak.
urfin-lesson-walls-not-done = Még ne: mindkét fal segíthet. Előbb állítsd fel őket.
urfin-lesson-walls-further = Most a fenti katona. Tedd a másik falat két mezővel elé.
urfin-lesson-walls-further-else = Nézd meg, mit tesz egy fal, amely nincs közvetlenül előtte: tedd a megvilágított mezőre.
urfin-lesson-walls-done = Fal és torony sosem áll egy mezőn. Mondd, hogy kész vagy.
urfin-lesson-walls-stood = Az első állt és rombolta a falat, a torony pedig eltalálta. A fal újra a zsákban van.
urfin-lesson-walls-bumped = Ez lépett egyet, és beverte a fejét. Most lerombolja a falat, és így is megy három mezőt.
urfin-lesson-walls-blind = Ebben a leckében tapogatás nélkül húzol. Kezdd el, és nyúlj be mindkét kezeddel.
urfin-lesson-walls-three = A falon át és három mezővel tovább: a sarok alatt áll meg. Tedd az 1-es alapot a megvilágított mezőre.
urfin-lesson-walls-wide = A 2-es alap csak négy mezőt talál el. Vedd el az 1-est: mind a nyolcat eltalálja maga körül.
urfin-lesson-walls-three-else = Onnan az alap nem éri el. Számolj három mezőt onnan, ahol most áll.
urfin-lesson-walls-roof = Tedd rá az egyik tetőt.
urfin-lesson-walls-go = Mondd, hogy kész vagy.
urfin-lesson-walls-won = Megvan! A fal senkit sem küld haza: csak időt ad a tornyoknak.
urfin-lesson-walls-tip = Tanács: a fal ott a legjobb, ahol a katonának egy torony hatókörében kell megállnia.

## A városban

urfin-lesson-city = Az utolsó pillanat
urfin-lesson-city-three = Ez a katona a városban van. Még három lépés, és a palotában lesz: akkor minden elveszett.
urfin-lesson-city-late = Előbb a katonák mennek, aztán lőnek a tornyok. A torony magában elkésik: valaminek az útjában kell állnia.
urfin-lesson-city-wall = Vedd el a falat, és tedd közvetlenül a katona elé.
urfin-lesson-city-wall-first = A torony csak a menet után lő, és akkor már minden elveszett. Előbb a fal.
urfin-lesson-city-next-cell = Ott is megállna, de egy lépéssel közelebb a palotához. Közvetlenül előtte egyet sem tud lépni.
urfin-lesson-city-wall-else = Ott nem állítja meg. Tedd a falat az útja következő mezőjére.
urfin-lesson-city-lost = Akkor belép a palotába, és vesztettél. Tedd a falat az útjába.
urfin-lesson-city-open = Fal mindig állhat a városban. Most már torony is, mert egy katona átkelt egy hídon.
urfin-lesson-city-tower = Amíg a falat rombolja, egy torony eltalálhatja. Tegyél egy alapot a katona mellé.
urfin-lesson-city-tower-else = Onnan talán nem találja el. Tedd közvetlenül a katona mellé, a megvilágított mezőre.
urfin-lesson-city-breaks = Most lerombolná a falat, aztán bejutna a palotába. Építs mellé tornyot.
urfin-lesson-city-roof = És a tetőt.
urfin-lesson-city-done = Mondd, hogy kész vagy.
urfin-lesson-city-enough = Ez a torony elég, és nincs másik tető. Mondd, hogy kész vagy.
urfin-lesson-city-won = Egy helyben állt, a torony lőtt, és nincs több katona. A város megmenekült!
urfin-lesson-city-never = A palotában, a folyóban és ahol katona áll, sosem építünk. Hídra úgy lehet építeni, mint útra.
urfin-lesson-city-tip = Tanács: figyeld azt a katonát, aki a legközelebb van a palotához. Egy is elég a vereséghez.

## A felnőttek játéka

urfin-lesson-adult = Felnőtteknek
urfin-lesson-adult-dice = Itt kocka mondja meg, mennyit megy egy katona. Akkor dobunk, amikor már építettél.
urfin-lesson-adult-wall = Most csak a fal állít meg katonát. Tedd a falat a 6-os katona útjára.
urfin-lesson-adult-wall-else = Előbb a fal: más itt nem állít meg katonát.
urfin-lesson-adult-road-else = Ott nem állítja meg a 6-os katonát. Tedd az útja megvilágított mezőjére.
urfin-lesson-adult-base = Jobbról jön a 2-es katona. Tegyél egy alapot a megvilágított mezőre.
urfin-lesson-adult-base-else = Onnan a tető nem éri el az útját. Tedd a megvilágított mezőre.
urfin-lesson-adult-roof = A hat 3-as tető is a zsákban van. Vedd el a tiédet.
urfin-lesson-adult-roof-one = Az a tető is jó volna. De itt a 3-as tetőt tanulod: azt vedd el.
urfin-lesson-adult-turn = A 3-as tető csak két irányba lő, két mezőre. Fordítsd keletre és nyugatra, aztán tedd rá.
urfin-lesson-adult-turn-else = Így északra és délre lő, az út mellé. Fordítsd el: keletre és nyugatra.
urfin-lesson-adult-throw = Mondd, hogy kész vagy. Most a kockák döntenek.
urfin-lesson-adult-throw-else = A maradékból nem lesz jobb torony. Mondd, hogy kész vagy.
urfin-lesson-adult-torn = A 2-es katonát eltalálta. Az 1-es átment a régi tornyodon: a torony itt senkit sem állít meg.
urfin-lesson-adult-zone = Már közel van a hídhoz. Mostantól világoszölddel nem építünk, és ha valaki a városban van, csak zölddel.
urfin-lesson-adult-draw = Fordulónként öt darabot húzol. Kezdd el, és nyúlj be mindkét kezeddel: itt vakon húzunk.
urfin-lesson-adult-out = Az egyik világoszöld volt! Építeni már nem lehet vele, ezért kikerül a játékból.
urfin-lesson-adult-start = A katonák a térkép szélén kezdenek, és az első forduló előtt mindegyikért egyszer dobunk.
urfin-lesson-adult-tip = Tanács: korán tartsd fel őket falakkal. Amíg messze vannak, minden színnel lehet építeni.
