print-players = { $seats } játékos
print-cards = { $cards } kártya
print-rules = Így játsszuk
print-deck = A dobozban
print-making = Nyomtatás, ragasztás, vágás
print-measure = ez a vonal 50 mm hosszú

print-step-size = Nyomtassunk 100 %-os méretben („tényleges méret”, nem „oldalhoz igazítás”). Mérjük meg a lenti vonalat: 50 mm legyen.
print-step-duplex = Nyomtassunk kétoldalasan, a hosszú él mentén fordítva, és tartsuk az első lapot a fény felé: a jelek fedjék egymást.
print-step-glue = A vastag papír úgy jó, ahogy van. A vékonyat ragasszuk kartonra, és nehéz könyv alatt szárítsuk. Ha a nyomtató csak egy oldalra nyomtat, ragasszuk össze az elő- és hátlapokat, jelet jelre.
print-step-cut = Késsel és vonalzóval vágjunk jeltől jelig: előbb az összes csíkot, aztán a kártyákat.

print-front = előlapok
print-back = hátlapok
print-sheet = { $number }. ív, összesen { $total }

print-roads-right = Az út folytatódik.
print-roads-nowhere = A bézsbe futó út sehová sem vezet.
print-roads-lanes = Két sáv sosem csatlakozik négyhez.

print-field = A pálya sarkai
print-field-note = A pálya { $width } × { $height } kártya, vagyis { $across } × { $down } mm. Vágjuk ki a négy sarkot, és tegyük oda, ahol a pálya véget ér, vagy hajtsunk egy újságot erre a méretre. A kártyák a sárga vonalon belül fekszenek; két jel között egy kártya fér el.

## Roads, until the game itself speaks this language

roads-name = Utak
roads-tagline = Illesszük az útkártyákat él az élhez: nyújtsuk a hálózatot, vagy zárjuk le.
roads-option-variant-duel = Párbaj
roads-option-variant-newspaper = Újság
roads-option-variant-heap = Halom
roads-option-lanes-off = Egyféle szélesség
roads-option-lanes-on = Két és négy sáv
roads-face-S = egyenes
roads-face-C = kanyar
roads-face-T = elágazás
roads-face-X = kereszteződés
roads-face-D = zsákutca
roads-face-S2 = kétsávos egyenes
roads-face-S4 = négysávos egyenes
roads-face-C2 = kétsávos kanyar
roads-face-C4 = négysávos kanyar
roads-face-T2 = kétsávos elágazás
roads-face-T4 = négysávos elágazás
roads-face-X2 = kétsávos kereszteződés
roads-face-X4 = négysávos kereszteződés
roads-face-D2 = kétsávos zsákutca
roads-face-D4 = négysávos zsákutca
roads-face-X24 = két és négy sáv kereszteződése
roads-face-T42 = négysávos út kétsávos mellékúttal
roads-face-T24 = kétsávos út négysávos mellékúttal
