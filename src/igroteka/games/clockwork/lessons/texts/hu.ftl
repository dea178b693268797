# The lessons of Clockwork.

clockwork-lesson-else = Ez is szabad. De ez a lecke mást kér: a „Mutasd meg” megmutatja.

## The guided game

clockwork-lesson-first = Az első játszmád
clockwork-lesson-first-theme = Egy lebegő város fogva tartja a világ legjobb mérnökeit. Te a többiek előtt akarsz elrepülni.
clockwork-lesson-first-choose = Válaszd ki, ki vagy.
clockwork-lesson-first-aim = A szökéshez három dolog kell: egy repülő szerkezet, egy kódfejtő és üzemanyag.
clockwork-lesson-first-sets = Egy gépnek négy alkatrésze van. Három megvan egy repülő szerkezetből, három egy kódfejtőből.
clockwork-lesson-first-walk = Két kocka mondja, mennyit lépsz, az irány a tiéd. Menj a Kazántelepre: az ócskavastelep kártyát ad.
clockwork-lesson-first-discard = Húztál egy kártyát, de hét a legtöbb. Dobd el az ócskavasat: egyik géphez sem tartozik.
clockwork-lesson-first-discard-else = Arra még szükséged lehet. Az ócskavas nélkülözhető.
clockwork-lesson-first-lay = Mindenki látta, most lefordítva fekszik. Rakd a világító helyre.
clockwork-lesson-first-remember = A másik épp megmutatta és lerakta a kódfejtőd egyik alkatrészét. Jegyezd meg, hol van!
clockwork-lesson-first-back = A Tornyoknál kereshetsz az eldobott kártyák közt. Menj vissza oda.
clockwork-lesson-first-seek = Mutass egy kártyát abból a gépből, amelyet keresel: a bagolyból, a kódfejtődből.
clockwork-lesson-first-seek-any = Jó, bagoly! Ezúttal a számlapot mutasd.
clockwork-lesson-first-seek-else = A bagoly egyik alkatrészét mutasd: annak az utolsó darabja fekszik ott.
clockwork-lesson-first-turn-up = Most mutass arra a kártyára, amelyet a másik utoljára rakott le.
clockwork-lesson-first-turn-up-else = Az a te ócskavasad. A bagoly alkatrésze a másik kártya.
clockwork-lesson-first-laid = Illik: a kódfejtő kész, és előtted fekszik. Hétnél kevesebb kártyával nem kell eldobni.
clockwork-lesson-first-straight = A dupla bármelyik telepre egyenesen elvisz, a 7 és a 11 is. Menj a Lánctelepre.
clockwork-lesson-first-fuel = A repülő szerkezet kész! Most üzemanyag: menj a másikhoz a Fogaskeréktelepre.
clockwork-lesson-first-demand = Húzás helyett kérhetsz is egy kártyát. Üzemanyagot mutatás nélkül lehet kérni: kérd el.
clockwork-lesson-first-demand-take = Húzhatnál egy kártyát. De a másiknál van üzemanyag: kérd el!
clockwork-lesson-first-demand-else = Az üzemanyag hiányzik. Azt kérd.
clockwork-lesson-first-won = Repülő szerkezet, kódfejtő, üzemanyag: megszöktél és nyertél!
clockwork-lesson-first-fields = Ha egy sima mezőn állsz meg, ahol nincs senki, a köröd véget ér. A legnagyobb dobás kezdi a játékot.
clockwork-lesson-first-tip = Tanács: figyelj minden eldobott kártyára. Aki tudja, hol mi van, a Tornyoknál megtalálja.

## Challenges

clockwork-lesson-challenge = Kihívás
clockwork-lesson-challenge-where = A másik a Fogaskeréktelepen áll. Egy helyen legfeljebb ketten állhatnak.
clockwork-lesson-challenge-walk = Menj oda: aki ellenfelet talál, kártyát kérhet.
clockwork-lesson-challenge-show = Csak a másiknak mutass egy kártyát a kívánt gépből: a gém egyik alkatrészét.
clockwork-lesson-challenge-take = Húzhatnál egy kártyát. De itt kérünk egyet.
clockwork-lesson-challenge-show-else = A gém egyik alkatrészét mutasd: már csak egy hiányzik.
clockwork-lesson-challenge-return = Sikerült, a gém rögtön lekerül. Hét kártyád volt, ezért egyet visszaadsz: az ócskavasat.
clockwork-lesson-challenge-return-else = Bármelyiket visszaadhatod. Az ócskavas kell a legkevésbé.
clockwork-lesson-challenge-again = A 7, a 11 vagy a dupla: újra kérhetsz attól, aki veled áll. Mutasd a bagoly számlapját.
clockwork-lesson-challenge-give = A másiknak nem volt ilyen kártyája, és most ő kér tőled. Megvan neked: add oda.
clockwork-lesson-challenge-scrap = Akinél megvan a kártya, ócskavasat is adhat; az kikerül a játékból, és vissza semmi sem jár.
clockwork-lesson-challenge-secret = A kirakott kártyákat nem lehet elkérni. A többiek csak annyit tudnak, hogy kártyák cseréltek gazdát.
clockwork-lesson-challenge-tip = Tanács: amit tőled kérnek, elárulja, mit épít a másik.

## Searching

clockwork-lesson-towers = Keresés
clockwork-lesson-towers-aim = Három eldobott kártya fekszik a tábla körül. Kettőt már elfelejtettél.
clockwork-lesson-towers-walk = Menj a Tornyokhoz keresni.
clockwork-lesson-towers-seek = A gém motorját keresed. Mutasd a gém szárnyát.
clockwork-lesson-towers-rest = Nem kell keresni. De itt keresünk.
clockwork-lesson-towers-wrong = Lásd, mibe kerül a tévedés: mutass a bal oldali kártyára.
clockwork-lesson-towers-not-that = Az a jó, szerencséd van! Most az egyszer a rosszat válaszd, a bal oldalit.
clockwork-lesson-towers-away = El kellett venned, és a szárny a helyén fekszik. Előbb el kell menned, csak aztán kereshetsz újra.
clockwork-lesson-towers-again = Gyere vissza a Tornyokhoz.
clockwork-lesson-towers-fuel = Üzemanyagot és erőgépet mutatás nélkül lehet keresni. Keress üzemanyagot.
clockwork-lesson-towers-find = Mutass a harmadik kártyára, a jobb oldalira.
clockwork-lesson-towers-done = Megvan! A jó találat a tiéd; eldobni csak hétnél több kártyával kell.
clockwork-lesson-towers-tip = Tanács: csak akkor keress, ha biztos vagy. A tévedés a mutatott kártyába kerül.

## The airship

clockwork-lesson-airship = A léghajó
clockwork-lesson-airship-aim = Másképp is lehet nyerni: a hatrészes léghajóval és az erőgéppel együtt.
clockwork-lesson-airship-double = Duplát dobtál egy telepen. Maradhatsz, és húzhatsz még egy kártyát: tedd meg.
clockwork-lesson-airship-discard = A léghajó egyik része! Dobj el egyet a bagolyból.
clockwork-lesson-airship-either = Bármelyik jó. Ezúttal a számlapot.
clockwork-lesson-airship-lay = Rakd a világító helyre.
clockwork-lesson-airship-eleven = 11! Menj egyenesen a Fogaskeréktelepre: ott felül van az utolsó rész.
clockwork-lesson-airship-won = Hat rész és az erőgép: a léghajó elvisz. Nyertél!
clockwork-lesson-airship-tip = Tanács: egy gép sok alkatrésze elárulja a többieknek, mit ne adjanak neked.

## When all scrapyards are empty

clockwork-lesson-end = Az utolsó kártyák
clockwork-lesson-end-empty = Minden telep üres. Most mindenki visszamegy a Tornyokhoz, és ott marad.
clockwork-lesson-end-home = Minden lépésnek közelebb kell vinnie. Menj a Tornyokhoz.
clockwork-lesson-end-odd = A dobás páratlan volt, tehát kereshetsz. Mutasd a gém szárnyát.
clockwork-lesson-end-rest = Kihagyhatod. De a gém farka ott fekszik.
clockwork-lesson-end-find = Mutass balról a második kártyára.
clockwork-lesson-end-ask = 11! A Tornyoknál 7, 11 vagy dupla: bárkitől kérhetsz, aki ott van. Kérj üzemanyagot.
clockwork-lesson-end-won = Ez volt az utolsó, ami hiányzott. Megszöktél!
clockwork-lesson-end-draw = Páros dobás dupla nélkül: elvész a kör. Száz kör új gép nélkül döntetlen.
clockwork-lesson-end-tip = Tanács: emlékezz, mit dobtak el korán; a végén az dönt.
