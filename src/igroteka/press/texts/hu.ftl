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

print-front = előlapok
print-back = hátlapok
print-sheet = { $number }. ív, összesen { $total }

print-roads-right = Az út folytatódik.
print-roads-nowhere = A bézsbe futó út sehová sem vezet.
print-roads-lanes = Két sáv sosem csatlakozik négyhez.

print-field = A pálya sarkai
print-field-note = A pálya { $width } × { $height } kártya, vagyis { $across } × { $down } mm. Vágd ki a négy sarkot, és tedd oda, ahol a pálya véget ér, vagy hajts egy újságot erre a méretre. A kártyák a sárga vonalon belül fekszenek; két jel között egy kártya fér el.
