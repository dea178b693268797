print-players = { $seats } játékos
print-cards = { $cards } kártya
print-rules = Így játsszuk
print-deck = A dobozban
print-making = Nyomtatás, ragasztás, vágás
print-measure = ez a vonal 50 mm hosszú

print-step-size = Nyomtass 100%-os méretben („tényleges méret”, nem „oldalhoz igazítás”). Mérd meg a lenti vonalat: 50 mm legyen.
print-step-duplex = Nyomtass kétoldalasan, a hosszú él mentén fordítva, és tartsd az első lapot a fény felé: a jelek fedjék egymást.
print-step-glue = A vastag papír úgy jó, ahogy van. A vékonyat ragaszd kartonra, és nehéz könyv alatt szárítsd. Ha a nyomtató csak egy oldalra nyomtat, ragaszd össze az elő- és hátlapokat, jelet jelre.
print-step-cut = Késsel és vonalzóval vágj jeltől jelig: előbb az összes csíkot, aztán a kártyákat.
print-step-single = Csak az egyik oldalra nyomtass, lehetőleg vastag, 160–200 g-os papírra.
print-step-score = Hajtás előtt húzd végig a szaggatott vonalakat üres golyóstollal, vonalzó mellett: így éles és egyenes lesz a hajtás.

print-front = előlapok
print-back = hátlapok
print-sheet = { $number }. ív, összesen { $total }


print-field = A pálya sarkai
print-field-note = A pálya { $width } × { $height } kártya, vagyis { $across } × { $down } mm. Vágd ki a négy sarkot, és tedd oda, ahol a pálya véget ér, vagy hajts egy újságot erre a méretre. A kártyák a sárga vonalon belül fekszenek; két jel között egy kártya fér el.

print-players-between = { $low }–{ $high } játékos
print-card-size = kártya: { $width } × { $height } mm
print-board-size = tábla: { $width } × { $height } cm
print-cards-title = Kártyák

print-board = Tábla
print-board-note = A tábla { $across } × { $down } mm, { $sheets } lapon. Vágd körbe a lapokat a jeleknél. A vonalkázott csíkok maradjanak meg: kend be őket ragasztóval, és fektesd rájuk a következő lapot a csík széléig, először soronként, aztán a sorokat egymáshoz. A végén az egészet kartonra is ragaszthatod.
print-tile = { $row }. sor, { $column }. oszlop
print-dice = dobókocka

print-clockwork-pieces = Figurák és dobókockák
print-clockwork-pieces-note = A folytonos vonalak mentén vágj, a szaggatottak mentén hajts. A figurát középen hajtsd félbe, ragaszd össze a két oldalát, és a talpakat hajtsd kifelé. A kockát hajtogasd össze, és a füleket belül ragaszd meg. Közönséges dobókocka is jó.
print-clockwork-characters = figura
print-clockwork-character-cards = figurakártya
print-clockwork-towers = A Tornyok
print-clockwork-towers-note = A folytonos vonalak mentén vágj, a szaggatottak mentén hajts. A hosszú füllel zárd össze a falakat, aztán a keskenyekkel a tetőt. Az alsó füleket hajtsd befelé, és ragaszd a három tornyot a lapra, a magasat középre. A tábla közepén állnak.

print-die = dobókocka
print-urfin-parts-count = { $count } hajtogatható elem
print-urfin-parts = Tornyok és falak
print-urfin-parts-note = A folytonos vonalak mentén vágj, a szaggatottak mentén hajts, a füleket belül ragaszd meg. A nyolc- és a négyoldalú alapból cső lesz, a tetőkből gúla és nyeregtető, a falakból hosszúkás doboz. A tető úgy ül az alapon, mint egy kalap. Tedd mindet egy zsákba: a formát ki lehet tapintani, a színt nem.
print-urfin-soldiers = katona
print-urfin-soldiers-title = Fakatonák
print-urfin-soldiers-note = Hajtsd félbe a katonát, ragaszd össze a két oldalát, és a talpakat hajtsd kifelé. A mogorva arc néz előre; akit találat ér, azt fordítsd a mosolygós felére, és hazamehet.
print-urfin-aid = Ki hová lő
print-urfin-aid-note = A torony azt fedi, amit az alapja és a teteje fed. A 3-as tető két függőleges oldala lő, a két lejtője nem; lerakáskor úgy fordítod, ahogy akarod. A falak nem lőnek.

print-aid = Egy pillantásra
print-prison-room-size = termek { $side } × { $side } mm
print-prison-token-size = korongok { $side } × { $side } mm
print-prison-rooms = Termek
print-prison-tokens = Korongok és jelzők
print-prison-prisoners = Rabok
print-prison-pieces = Kezdővonalak és kockák
print-prison-pieces-note = Vágd ki a vonalakat, és tegyél egyet-egyet a kazamata két rövid végéhez. A kockákat hajtsd össze, a füleket belül ragaszd meg: a piros a sort adja, a fehér az oszlopot, a harmadik termet forgat. A rácsra tett jelző azt mutatja, hogy nyitva van, a hátoldala azt, hogy végleg betört. A megfordított korong sebesült.
print-prison-lines = Kezdővonalak
print-prison-lines-note = Vágd ki a vonalakat, és tegyél egyet-egyet a kazamata két rövid végéhez. A rácsra tett jelző azt mutatja, hogy nyitva van, a hátoldala azt, hogy végleg betört. A megfordított korong sebesült. Amíg a korongok rejtve vannak, helyettük a rácsos hátú cédulákat tedd le.
print-prison-aid-note = Osztályok sebességgel / erővel, tárgyak, mennyi akciópontba kerül egy akció, és szintenként a lapok, amelyek erősítést hoznak.
print-prison-duel-aid-note = Osztályok sebességgel / erővel, tárgyak, és hogy mennyi akciópontba kerül egy akció.
print-prison-box-rooms = terem
print-prison-box-yellow-characters = sárga alak
print-prison-box-yellow-objects = sárga tárgy
print-prison-box-yellow-cards = sárga lap
print-prison-box-blue-characters = kék alak
print-prison-box-blue-objects = kék tárgy
print-prison-box-blue-cards = kék lap
print-prison-box-np-characters = rab, mindegyikhez korong és kártya
print-prison-box-np-objects = lila tárgy
print-prison-box-np-cards = a kazamata harclapja
print-prison-box-room-cards = teremkártya
print-prison-box-sight-cards = a Tekintet lapja

print-skyscraper-connectors = Összekötők
print-skyscraper-workers = Munkások
print-skyscraper-workers-note = Vágj a folytonos, hajts a szaggatott vonalak mentén. Hajtsd félbe a munkást, ragaszd össze a két oldalát, a talpakat hajtsd kifelé. Egy színből öt a brigád; a zászlós a pontokat jelzi.
print-skyscraper-joining = A lapok összeillesztése
print-skyscraper-joining-note = A lapok mérete { $side } × { $side } mm. Kb. 0,5 mm-es kartont használj, és a rövid bevágások olyan szélesek legyenek, amilyen vastag a karton. Ahol élek találkoznak, tolj egy keresztet mindegyik bevágásába. Ahol egy él egy lap közepéhez ér, dugj át egy pálcát az ottani résen, és told rá az élt. Két összekötő jobban tart, mint egy.
print-skyscraper-track = Pontsáv
print-skyscraper-track-note = Mindenki 0-ról indul. Aki −40-re jut, kiesik.
print-skyscraper-box-building = építőlap
print-skyscraper-box-foundation = alapozólap
print-skyscraper-box-supports = támasz, álló és fekvő
print-skyscraper-box-connectors = összekötő
print-skyscraper-box-workers = munkás
print-skyscraper-box-track = pontsáv
