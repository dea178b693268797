# Felhőkarcoló szavakban. A mezőket és jelentésüket az en.ftl írja le.

skyscraper-name = Felhőkarcoló
skyscraper-tagline = Építs lapról lapra, mássz szintről szintre, és maradjon biztos a kezed.

## Beállítások

skyscraper-option-hands = Kéz
skyscraper-option-hands-hint = Minden lapot és minden munkást kézzel tesztek a helyére, és a gravitáció valódi.
skyscraper-option-hands-forgiving = Elnéző
skyscraper-option-hands-forgiving-hint = Az enyhe remegést elsimítja; a leváló lap visszakerül a játékosához.
skyscraper-option-hands-real = Valódi
skyscraper-option-hands-real-hint = A kéz úgy, ahogy van. Egy elmozdult lap, és minden leomlik.
skyscraper-option-hands-calm = Nyugodt
skyscraper-option-hands-calm-hint = Se remegés, se esés: csak az nem mehet, ami nem állna meg.

## Lapok

skyscraper-card-upright = álló lap
skyscraper-card-flat = fekvő lap
skyscraper-card-any = sima lap
skyscraper-card-foundation = alap
skyscraper-card-prop = álló támasz
skyscraper-card-slab = fekvő támasz

## Teendők

skyscraper-prompt-act =
    { $left ->
        [one] Még egy akció: küldj munkást, építs vagy helyezz át.
       *[other] Még { $left } akció: küldj munkást, építs vagy helyezz át.
    }
skyscraper-prompt-build = Válassz helyet a lapnak, aztán azt, hogyan forduljon.
skyscraper-prompt-put = Leesett egy munkásod. Tedd vissza bármelyik szintre vagy a brigádba.
skyscraper-prompt-wait = { $player } dolgozik.
skyscraper-prompt-settle = Lélegzet-visszafojtva…
skyscraper-prompt-over = Az épület áll, ahogy áll.

## A lépések szóban, mint egy gombon, és több lépés címe

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Munkást küldök ide
skyscraper-action-pick = { $number }. lap kézbe: { skyscraper-ui-card }
skyscraper-action-pick-here = Ezt a lapot kézbe
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Építés: { skyscraper-plan-place }; gerendák: { $beams }
skyscraper-action-build-here = Ide építek
skyscraper-action-move = { $worker }. munkás. { skyscraper-ui-step-move }
skyscraper-action-move-here = { $worker }. munkás: áthelyezem ide
skyscraper-action-shift = { $worker }. munkás. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = { $worker }. munkás: odébb lép ide, ingyen
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Visszateszem ide
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = { $player } kezd.
skyscraper-action-deal = Osztjuk a lapokat.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Munkás küldése
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Építés
skyscraper-moves-move = Munkás áthelyezése
skyscraper-moves-shift = Munkás odébb, ingyen
skyscraper-moves-return = Visszatétel
skyscraper-aloud-of = { $player }: { $what }

## Miért nem

skyscraper-refuse-put-first = Előbb a leesett munkások kerülnek vissza.
skyscraper-refuse-nobody-fell = Egyik munkásod sem esett le.
skyscraper-refuse-another-first = Előbb egy másik munkás kerül vissza.
skyscraper-refuse-no-open-place = Nincs nyitott hely, ahol megállhatna.
skyscraper-refuse-card-in-hand = Lap van a kezedben: építs vele, vagy előbb tedd vissza.
skyscraper-refuse-can-act = Még tehetsz valamit: egy kör három akció.
skyscraper-refuse-no-crew = Az egész brigádod az építkezésen van már.
skyscraper-refuse-not-at-the-foot = Munkást nyitott helyre küldesz, közvetlenül egy alapozólap mellé.
skyscraper-refuse-not-held = Nincs ilyen lapod.
skyscraper-refuse-already-picked = Ez a lap már a kezedben van.
skyscraper-refuse-too-many-picks = Ebben a körben már { $most } lapot próbáltál: ennyi elég.
skyscraper-refuse-nothing-picked = Előbb végy kézbe egy lapot.
skyscraper-refuse-no-builder = Nincs az építkezésen munkásod, aki építhetne.
skyscraper-refuse-no-place = Ez a lap sehová sem fér a munkásaid közelében.
skyscraper-refuse-no-builder-near = Egyik munkásod sem áll olyan lapon vagy olyan mellett, amelyhez illeszkedne.
skyscraper-refuse-stance-upright = Ez a lap áll, nyíllal felfelé.
skyscraper-refuse-stance-flat = Ez a lap fekszik.
skyscraper-refuse-stance-any = Ilyen gerendák nincsenek a lapon, akárhogy forgatod.
skyscraper-refuse-touches-ground = A földet csak alapozólap és támasz érintheti.
skyscraper-refuse-must-touch-ground = A támasz a földön áll.
skyscraper-refuse-not-on-a-foot = A fekvő támasz egyik éle egy fal tövéhez simul.
skyscraper-refuse-in-the-way = Egy másik lap útban van.
skyscraper-refuse-no-joint = Nincs ott mihez illeszteni: egész vonal egész vonalra kerül.
skyscraper-refuse-hangs = Az épület felfelé nő: egy lap nem lóghat csak úgy.
skyscraper-refuse-no-beams-meet = Egyik gerendája sem találkozna másikkal.
skyscraper-refuse-overloaded = Egy illesztés terhe { $moment } volna, és csak ennyit bír: { $most }.
skyscraper-refuse-buckles = Ilyen magasan a torony megroggyanna a saját súlya alatt.
skyscraper-refuse-not-your-worker = Ez nem a te munkásod.
skyscraper-refuse-in-the-crew = Ez a munkás még a brigádban van.
skyscraper-refuse-shut-in = Ez a munkás minden oldalról be van zárva.
skyscraper-refuse-not-one-floor = Egy akció egy szinttel feljebb vagy lejjebb visz, vagy ugyanannak a szintnek egy másik lapjára.
skyscraper-refuse-shifted-before = Ez a munkás ebben a körben már odébb lépett.
skyscraper-refuse-not-its-card = Akció nélkül a munkás csak a saját lapján mozog.
skyscraper-refuse-calm-hand = A nyugodt játékban nem remeg a kéz.
skyscraper-refuse-hold = Nincs ilyen lap, amelyet tartani lehetne.
skyscraper-refuse-hand-long = A kéz útja túl hosszú, nem jegyezhető fel.
skyscraper-refuse-hand-garbled = A kéz útja olvashatatlan.
skyscraper-refuse-hand-short = Túl sietős: a letétel legalább { $least } ms.
skyscraper-refuse-hand-rate = A kéz útja hézagos: { $least }–{ $most } ms-onként kell egy pont.
skyscraper-refuse-hand-time = Túl lassú: { $most } ms alatt le kell tenni.
skyscraper-refuse-hand-far = A kéz több mint { $most } mm-re van a helytől.
skyscraper-refuse-hand-tilt = A dőlés nagyobb, mint { $most }°.
skyscraper-refuse-hand-near = A kéznek legalább { $least } mm-ről kell jönnie.
skyscraper-refuse-hand-fast = Túl gyors: legfeljebb { $most } mm másodpercenként.
skyscraper-refuse-hand-twirl = Túl gyorsan fordul: legfeljebb { $most }° másodpercenként.

## Mivel lehet nyerni

skyscraper-purpose-points = A legtöbb pont, mikor valaki utolsó lapja is áll; semmi se dőljön le. Te: { $mine }, legjobb más: { $others }, lapok: { $cards }
skyscraper-purpose-points-watched = A legtöbb pont nyer, mikor valakinek az utolsó lapja is áll. Az élen: { $most }

## A vége

skyscraper-over-finished = Az utolsó lap is a helyére került.
skyscraper-over-collapse = Az épület leomlott.
skyscraper-over-stalled = Három forduló egyetlen lap nélkül: az építkezés bezár.
skyscraper-over-alone = Csak egy játékos maradt.
skyscraper-over-nobody = Senki sem maradt.

## Mi történik

skyscraper-event-began =
    { $you ->
        [yes] Te kezdesz.
       *[no] { $player } kezd.
    }
skyscraper-event-dealt = Megkaptad a lapjaidat.
skyscraper-event-held = Kézbe veszel egy lapot.
skyscraper-event-laid = Visszateszed a lapot.
skyscraper-event-sent =
    { $you ->
        [yes] Munkást küldesz az építkezésre.
       *[no] { $player } munkást küld az építkezésre.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] A munkásod kicsit odébb lép.
               *[no] { $player } munkása kicsit odébb lép.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] A munkásod kicsit odébb lép.
                       *[no] { $player } munkása kicsit odébb lép.
                    }
               *[other]
                    { $you ->
                        [yes] A munkásod átmegy ide: { $floor }. szint.
                       *[no] { $player } munkása átmegy ide: { $floor }. szint.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Beépítesz egy lapot.
       *[no] { $player } beépít egy lapot.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes] { $player }: { $points } pont, az egész kör duplán számít, mert ilyen magasra még semmi sem ért.
       *[no] { $player }: { $points } pont.
    }
skyscraper-event-shaken = Minden megnyugodott.
skyscraper-event-undid = A gravitáció nem tudta megmondani, mi lenne a vége: mintha meg sem próbálták volna.
skyscraper-event-slipped =
    { $you ->
        [yes] A lap nem illeszkedett{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm-rel mellette)
        }: újra a kezedben van.
       *[no] A lap nem illeszkedett{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm-rel mellette)
        }: { $player } visszaveszi.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm-rel mellette.
skyscraper-missed =
    { $why ->
        [fast] Elengedéskor még mozgott.
        [shaky] A kéz remegett.
       *[aside] A helye mellett engedték el.
    }
skyscraper-event-came = Levált egy lap, { $player } visszaveszi.
skyscraper-event-fell = { $player } egyik munkása leesik.
skyscraper-event-tipped = { $player } egyik munkása feldől.
skyscraper-event-fined = { $player }: { $points } pont levonás.
skyscraper-event-returned = { $player } egyik munkása újra a helyén van.
skyscraper-event-rejoined = { $player } egyik munkása újra a brigádban van.
skyscraper-event-stepped = { $player } egyik munkása félrelép.
skyscraper-event-trapped = { $player } egyik munkása bezárult és elveszett.
skyscraper-event-out =
    { $you ->
        [yes] Kiestél.
       *[no] { $player } kiesett.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Ennyiben hagyod.
       *[no] { $player } ennyiben hagyja.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Te jössz.
       *[no] { $player } jön.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Minden leomlik, és a te köröd volt.
       *[no] Minden leomlik, { $player } körében.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Az utolsó lapod: 5 pont.
       *[no] { $player } utolsó lapja: 5 pont.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player }: egy lap maradt, egy pont levonás.
       *[other] { $player }: { $cards } lap maradt, ugyanannyi pont levonás.
    }
skyscraper-event-topped = A legtöbb munkás itt, { $floor }. szint: { $player }, 5 pont.
skyscraper-event-over = A játék véget ért.

## Tippek

skyscraper-hint-send = Több munkás az építkezésen több építési helyet ér el.
skyscraper-hint-pick = A lapjaid közül ennek van a legjobb helye.
skyscraper-hint-build =
    { $points ->
        [0] Most nem hoz semmit, de egy lappal kevesebb marad.
        [one] Egy pont, és egy lappal kevesebb.
       *[other] { $points } pont, és egy lappal kevesebb.
    }
skyscraper-hint-double = Ez a legmagasabb lap: az egész kör duplán számít.
skyscraper-hint-reach = Az elérhető legjobb lap akkor ennyi pontot hoz: { $points }.
skyscraper-hint-move = Innen jobb építeni, és a végén is jó itt lenni: { $floor }. szint.
skyscraper-hint-shift = Nem kerül akcióba, és onnan jobb helyek érhetők el.
skyscraper-hint-pass = Ebben a körben már nincs mit tenni.
skyscraper-hint-put-back = Most valami más többet ér.
skyscraper-hint-return = Olyan magasan rögtön újra munkába áll, és a végén is számít.
skyscraper-hint-to-crew = A brigádból oda küldhető, ahol szükség van rá.

## Az építkezés

skyscraper-ui-site = Az építkezés
skyscraper-ui-hand = A lapjaid
skyscraper-ui-deeds = Mit tehetsz
skyscraper-ui-line-left = bal
skyscraper-ui-line-right = jobb
skyscraper-ui-line-bottom = alsó
skyscraper-ui-line-top = felső
skyscraper-ui-line-mid-v = középső, függőleges
skyscraper-ui-line-mid-h = középső, vízszintes
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } munkással; gerendák: { $beams }
       *[no] { $kind }; gerendák: { $beams }
    }
skyscraper-ui-no-place = most nincs számára hely
skyscraper-ui-stand =
    { $height ->
        [0] a földön, jobbra { $x }, hátra { $y }
       *[other] magasság { $height }, jobbra { $x }, hátra { $y }
    }
skyscraper-ui-step-send = Munkást küldök: { $where }
skyscraper-ui-step-move = Áthelyezem: { $where }
skyscraper-ui-step-shift = Odébb lép, ingyen: { $where }
skyscraper-ui-step-return = Visszateszem: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] { $player } munkása, bezárva, { $where }
        [lying] { $player } munkása, fekszik, { $where }
       *[standing] { $player } munkása, { $where }
    }
skyscraper-ui-choose = Végy egy lapot, küldj munkást, vagy válaszd egyik munkásodat.
skyscraper-ui-choose-place = Válassz helyet a lapnak.
skyscraper-ui-turn-or-set = Fordítsd el, aztán tedd le.
skyscraper-ui-set-it = Ide kerüljön?
skyscraper-ui-choose-foot = Hol az épület tövében?
skyscraper-ui-choose-stand = Hová? A kék helyek nem kerülnek akcióba.
skyscraper-ui-put = Leesett egy munkásod. Tedd vissza, ahová akarod, vagy a brigádba.
skyscraper-ui-put-back = Visszateszem
skyscraper-ui-turn = Fordítás { $n }/{ $of }
skyscraper-ui-set = Leteszem
skyscraper-ui-hold =
    { $held ->
        [yes] Tartva
       *[no] Lap tartása
    }
skyscraper-ui-hint-pick = Az edző ezt venné: { $card }.
skyscraper-ui-hint-send = Az edző munkást küldene.
skyscraper-ui-hint-move = Az edző áthelyezne egy munkást: { $where }.
skyscraper-ui-send = Munkást küldök ({ $crew })
skyscraper-ui-pass = Kör vége
skyscraper-ui-to-crew = A brigádba
skyscraper-ui-note = { $points } pont, brigád { $crew }
skyscraper-ui-left =
    { $left ->
        [one] Még egy akció
       *[other] Még { $left } akció
    }
skyscraper-ui-lens = Terhelés
skyscraper-ui-plan = Alaprajz
skyscraper-ui-film = Nézd meg újra
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Ez a böngésző nem tudja három dimenzióban mutatni az építkezést.
skyscraper-ui-height = Magasság: { $height } lap
skyscraper-ui-cards-built = Álló lapok: { $cards }
skyscraper-ui-floors = Szintek: { $floors }
skyscraper-key-hold = Egy álló lap mozdulatlan tartása
skyscraper-key-view = Az alaprajz vagy újra az épület
skyscraper-key-up = Az alaprajzon: egy réteggel feljebb
skyscraper-key-down = Az alaprajzon: egy réteggel lejjebb

## Az alaprajz: az építkezés felülről, rétegenként

skyscraper-plan-title = Az építkezés alaprajza
skyscraper-plan-place =
    { $what ->
        [floor] padlólap, { $x }. oszlop, { $y }. sor, magasság { $z }
        [east] keletre néző fal, { $x }. oszlop, { $y }. sor, magasság { $z }
       *[north] északra néző fal, { $x }. oszlop, { $y }. sor, magasság { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] egy pont
       *[other] { $points } pont
    }
skyscraper-plan-cell = { $x }. oszlop, { $y }. sor, magasság { $z }
skyscraper-plan-ground = Föld
skyscraper-plan-height =
    { $floors ->
        [none] Magasság { $z }
       *[other] Magasság { $z }, szint { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, gerendák: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] { $player } munkása, bezárva: { $where }
        [lying] { $player } munkása, fekszik: { $where }
       *[standing] { $player } munkása: { $where }
    }
skyscraper-plan-crew = a brigádban
skyscraper-plan-layer = Alaprajz: { $where }. A nyilak helyről helyre lépnek, az Enter választ és letesz, az R fordít, a Page Up és a Page Down a magasságot váltja.
skyscraper-plan-layers = Mutatott magasság
skyscraper-plan-up = Egy réteggel feljebb
skyscraper-plan-down = Egy réteggel lejjebb
skyscraper-plan-spots =
    { $count ->
        [one] Egy hely van itt
       *[other] { $count } hely van itt
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Az Enter leteszi, az R fordítja.
skyscraper-plan-turn = A lap fordítása: { $card }
skyscraper-plan-lens = A legterheltebb illesztés terhe { $strain }, a határ { $most }.
skyscraper-plan-lens-easy = Könnyedén tartja.
skyscraper-plan-lens-busy = Van még benne erő.
skyscraper-plan-lens-near = Mindjárt enged!
skyscraper-plan-joint = E kettő között: { $first } és { $second }.
skyscraper-plan-foreseen = Így építve a legterheltebb illesztés terhe { $strain } volna, a határ { $most }.
skyscraper-plan-shuts-own = Ez bezárná az egyik munkásodat: elveszne.
skyscraper-plan-shuts = Ez bezárná { $player } egyik munkását.

## A biztos kéz

skyscraper-steady-title = Biztos kéz
skyscraper-steady-ask-shake = Állítsd meg a mutatót középen: minél pontosabb, annál kevésbé remeg a kezed.
skyscraper-steady-ask-speed = Újra: ettől függ, milyen finoman engeded el.
skyscraper-steady-odds = 100-ból ennyiszer esik le valami: { $still }, ha mindkét nyomás középen van, { $good } közel, { $shaky } kissé mellette, { $wild } messze.
skyscraper-steady-press = Most!
skyscraper-steady-slow = Lassabban, szavakkal és hangokkal
skyscraper-steady-cancel = Még nem
skyscraper-steady-result =
    { $grade ->
        [still] { $round }/{ $of }: pontosan középen.
        [good] { $round }/{ $of }: közel a közepéhez.
        [shaky] { $round }/{ $of }: kicsit mellé, remegni fog.
       *[wild] { $round }/{ $of }: messze mellé.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] közép
        [1] épp jobbra tőle
        [2] jobbra
        [3] messze jobbra
        [-1] épp balra tőle
        [-2] balra
       *[other] messze balra
    }

## Hogyan áll, és hogyan ért véget

skyscraper-facts-title = Munkások szintenként
skyscraper-facts-floor = Szint
skyscraper-facts-crew = Brigád
skyscraper-facts-points = Pont
skyscraper-facts-top = { $floor }. szint: az 5 pontot most { $player } kapná.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Egy fordulója nem épített senki; { $most } után vége.
       *[other] { $rounds } fordulója nem épített senki; { $most } után vége.
    }
skyscraper-finale-stands = Az épület: { $cards } lap, { $height } lap magas.
skyscraper-finale-down = Az épület leomlott.
skyscraper-finale-top = A legtöbb munkás itt, { $floor }. szint: { $player }.
skyscraper-finale-culprit = { $player } köre volt.

## Figures

skyscraper-figure-foundation = Három lap az alap: egy H.
skyscraper-figure-six-places = Egy lap hat vonal mentén csatlakozhat: négy él és két középvonal.
skyscraper-figure-at-the-foot = Az új munkás közvetlenül egy alapozólap mellé áll.
skyscraper-figure-not-at-the-foot = Ide nem: nem ér hozzá alapozólaphoz.
skyscraper-figure-support = Saját támasz állhat a földön.
skyscraper-figure-on-the-ground = Építőlap nem érhet a földhöz.
skyscraper-figure-two-builds = Két akció: előbb padló, aztán fal rajta.
skyscraper-figure-beams-meet = Az új lap gerendája találkozik egy állóval: világít, egy pont.
skyscraper-figure-no-beams-meet = Itt egyetlen gerenda sem találkozik: nem szabad.
skyscraper-figure-half-storey = Padló fél lap magasan: lejjebb nem lehet.
skyscraper-figure-hangs = Lap nem lóghat csak felülről: az épület felfelé nő.
skyscraper-figure-one-floor-up = Egy akcióval a munkás egy szintet megy feljebb.
skyscraper-figure-two-floors-up = Kettőt egyszerre nem.
skyscraper-figure-no-bridge = Padló nélkül itt fent senki nem jut át a tornyok közt.
skyscraper-figure-either-tower = A földről bármelyik toronyba felmehet.
skyscraper-figure-bridge = A köztük lévő padló híd.
skyscraper-figure-shut-in = A negyedik fal bezárja a munkást: elveszett.

## Puzzles

skyscraper-puzzle-points = Egy akciód maradt ebben a körben. Érj el vele { $points } pontot.
skyscraper-puzzle-points-missed = A köröd véget ért. Pontjaid: { $scored }

## A vég, részletesen

skyscraper-account-beams = Összeérő gerendák
skyscraper-account-workers = Munkások a lapokon
skyscraper-account-climbed = Emelkedő körök, duplán
skyscraper-account-fines = Lezuhant: levonás
skyscraper-account-finished = Utolsó lap
skyscraper-account-left = Megmaradt lapok
skyscraper-account-topped = Legtöbb munkás a csúcson
skyscraper-account-else = Elveszett a leomlottal

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = mászó
skyscraper-bot-climber-hint = Felfelé épít: minél magasabbra, annál jobb.
skyscraper-bot-settler = telepes
skyscraper-bot-settler-hint = Inkább szélesre és alacsonyra épít, mint magasra.
skyscraper-bot-foreman = művezető
skyscraper-bot-foreman-hint = Mozgásban tartja a munkásait.
