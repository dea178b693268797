# Utak, szavakban. A mezők leírása az en.ftl-ben van.

roads-name = Utak
roads-tagline = Rakd egymás mellé az útkártyákat: növeld a hálózatot, vagy zárd le.

## Kártyák

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

roads-face =
    { $face ->
        [S] { roads-face-S }
        [C] { roads-face-C }
        [T] { roads-face-T }
        [X] { roads-face-X }
        [D] { roads-face-D }
        [S2] { roads-face-S2 }
        [S4] { roads-face-S4 }
        [C2] { roads-face-C2 }
        [C4] { roads-face-C4 }
        [T2] { roads-face-T2 }
        [T4] { roads-face-T4 }
        [X2] { roads-face-X2 }
        [X4] { roads-face-X4 }
        [D2] { roads-face-D2 }
        [D4] { roads-face-D4 }
        [X24] { roads-face-X24 }
        [T42] { roads-face-T42 }
        [T24] { roads-face-T24 }
       *[other] { $face }
    }

## Beállítások

roads-option-variant = Változat
roads-option-variant-hint = Három játék ugyanazokkal a kártyákkal.
roads-option-variant-duel = Párbaj
roads-option-variant-duel-hint = Kettesben: egyikőtök növeli a hálózatot, a másik lezárja.
roads-option-variant-newspaper = Újság
roads-option-variant-newspaper-hint = Behatárolt pályán: aki az utolsó kártyát lerakja, az nyer.
roads-option-variant-heap = Kupac
roads-option-variant-heap-hint = Húzz vakon, rakd le, amit tudsz: akinek a legkevesebb kártyája marad, az nyer.
roads-option-cards = Kártyák fejenként
roads-option-cards-hint = Az Újságnál a pálya szabja meg a számukat.
roads-option-cards-24 = 24
roads-option-cards-24-hint = A szokásos játék.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Hosszú játék.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Gyors játék.
roads-option-lanes = Sávok
roads-option-lanes-off = Egyféle szélesség
roads-option-lanes-off-hint = Minden út minden úthoz csatlakozik.
roads-option-lanes-on = Két és négy sáv
roads-option-lanes-on-hint = Nehezebb: két sáv sosem csatlakozik négyhez.
roads-option-field = Pálya
roads-option-field-hint = Csak az Újságnál. Saját méret, szélesség × magasság: 3x3-tól 20x20-ig.
roads-option-field-page = Oldal, 6 × 8
roads-option-field-page-hint = Kettő-három játékosnak jó.
roads-option-field-spread = Dupla oldal, 12 × 8
roads-option-field-spread-hint = Négyen és többen is elfértek.
roads-option-border = Szegély
roads-option-border-hint = Csak az Újságnál: milyen a pálya széle.
roads-option-border-beige = Bézs
roads-option-border-beige-hint = Egy út sem futhat ki a pályáról.
roads-option-border-open = Nyitott
roads-option-border-open-hint = Az utak kifuthatnak, amíg belül is visz tovább egy.

## Mi a teendő

roads-prompt-open = Te kezdesz: rakj le egy tetszőleges kártyát.
roads-prompt-extend = Te jössz. Rakj le egy kártyát, és tartsd nyitva a hálózatot.
roads-prompt-close = Te jössz. Rakj le egy kártyát, és próbáld lezárni a hálózatot.
roads-prompt-lay = Te jössz. Rakj le egy kártyát úgy, hogy csatlakozzon az útja.
roads-prompt-wait = Most { $player } rak le egy kártyát.
roads-prompt-out = Kiestél. Lássuk, ki rakja le az utolsó kártyát.
roads-prompt-chance =
    { $stage ->
        [lots] Sorsolunk: ki kezd?
        [deal] Osztjuk a kártyákat.
       *[draw] Valaki kártyát húz a kupacból.
    }
roads-prompt-over = A játék véget ért.

## A lépések szóban, mint egy gombon, és több lépés címe

roads-action-lay = Lerakom: { roads-face } itt: ({ $x }, { $y }); utak: { $sides }
roads-action-lay-lanes = Lerakom: { roads-face } itt: ({ $x }, { $y }); négy sáv: { $wide }; két sáv: { $narrow }
roads-action-lay-here = Lerakom ide: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = A sors döntött: { $player } kezd.
roads-action-deal = Osztjuk a kártyákat.
roads-action-draw = Valaki kártyát húz a kupacból.
roads-moves-lay = Kártya lerakása
roads-aloud-of = { $player }: { $what }

## Miért nem

roads-side =
    { $side ->
        [0] fent
        [1] jobbra
        [2] lent
       *[3] balra
    }

roads-refuse-not-held = Ilyen kártyád nincs.
roads-refuse-turn = Ennyire elforgatva a kártya ugyanolyan, mint kevésbé elforgatva. Forgasd kevesebbet.
roads-refuse-taken = Ott már van egy kártya.
roads-refuse-outside = Az a pályán kívül van.
roads-refuse-opening = Az első kártya az asztal közepére kerül.
roads-refuse-not-beside = Rakd egy már lerakott kártya mellé.
roads-refuse-no-road = Ott egy út sem csatlakozik. Legalább egynek kell.
roads-refuse-into-beige = Az út bézs oldalnak futna ({ roads-side }).
roads-refuse-cuts-road = Út érkezik oda ({ roads-side }), és a kártyád ott bézs.
roads-refuse-border = Az út kifutna a pályáról ({ roads-side }).
roads-refuse-lanes = { $has } sáv nem csatlakozik ennyihez: { $want } ({ roads-side }).
roads-refuse-runs-out = Nem maradna nyitott út a pályán.

## Mivel lehet nyerni

roads-purpose-duel = Az egyik nyitva tartja a hálózatot, a másik lezárja. Nyitott végek: { $ends }
roads-purpose-extend = Tartsd nyitva a hálózatot az utolsó kártyáig. Nyitott végek: { $ends }, hátralévő kártyák: { $left }
roads-purpose-close = Zárd le a hálózatot. Nyitott végek: { $ends }
roads-purpose-last = Te rakd le a legutolsó kártyát. Még játékban: { $players }, kártyáid: { $cards }
roads-purpose-last-watched = Az nyer, aki az utolsó kártyát lerakja. Még játékban: { $players }
roads-purpose-heap = A végén neked maradjon a legkevesebb kártyád. Te: { $cards }, a többiek legjobbja: { $others }
roads-purpose-heap-watched = Az nyer, akinek a legkevesebb kártyája marad. A kupacban: { $heap }

## Hogyan végződött

roads-over-closed = A hálózat lezárult: az nyer, aki másodikként lépett.
roads-over-nothing-fits = A maradék kártyák közül egy sem illik már sehová, és ez lezárt hálózatnak számít: az nyer, aki másodikként lépett.
roads-over-all-laid = Minden kártya lent van, és a hálózat még nyitott: az nyer, aki kezdett.
roads-over-no-move = A hálózat nyitott, de a soron következő nem tud kártyát lerakni: döntetlen.
roads-over-laid-last = Más már nem tud lerakni: az nyer, aki az utolsó kártyát lerakta.
roads-over-heap-stuck = Már senki sem tud lerakni: az nyer, akinek a legkevesebb kártyája maradt.
roads-over-heap-all-laid = Minden kártya lent van: az nyer, aki a legtöbb utat kötötte össze.
roads-over-heap-closed = A hálózat lezárult: az nyer, akinek a legkevesebb kártyája maradt.

## Mi történik

roads-event-lots =
    { $you ->
        [yes] Rád esett a sors: te kezdesz.
       *[no] A sors döntött: { $player } kezd.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Egy kártyát kapsz.
           *[other] { $size } kártyát kapsz.
        }
       *[no] { $size ->
            [one] { $player } egy kártyát kap.
           *[other] { $player } { $size } kártyát kap.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Kártyát húzol: { roads-face }. A kupacban maradt: { $heap_left }.
       *[no] { $player } kártyát húz. A kupacban maradt: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Leraksz egy kártyát: { roads-face } ({ $x }, { $y }). Összekötött utak: { $joined }.
       *[no] { $player } lerak egy kártyát: { roads-face } ({ $x }, { $y }). Összekötött utak: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Egyik kártyád sem illik. Megtartod őket.
       *[no] { $player } nem tud lerakni, és megtartja minden kártyáját.
    }
roads-event-out =
    { $you ->
        [yes] Nem tudsz lerakni: kiesel.
       *[no] { $player } nem tud lerakni, és kiesik.
    }
roads-event-closed = A hálózat lezárult: nem maradt nyitott út.
roads-event-over = A játék véget ért.

## A képernyőn

roads-ui-table = Az úthálózat
roads-ui-hand = A kártyáid
roads-ui-hand-empty = Nincs kártyád.
roads-ui-card =
    { $count ->
        [one] { roads-face }, egy kártya
       *[other] { roads-face }, { $count } kártya
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, egy kártya; most sehová sem illik
       *[other] { roads-face }, { $count } kártya; most sehová sem illik
    }
roads-ui-place =
    { $ways ->
        [one] Ide illik: ({ $x }, { $y })
       *[other] Ide illik: ({ $x }, { $y }), { $ways } módon
    }
roads-ui-try = Próba itt: ({ $x }, { $y })
roads-ui-here = { roads-face } itt: ({ $x }, { $y }). Utak: { $sides }.
roads-ui-lies = { roads-face } itt: ({ $x }, { $y }). Utak: { $sides }. Lerakta: { $player }.
roads-ui-turn = Forgatás
roads-ui-lay = Lerakom ide
roads-ui-back = Visszaveszem
roads-ui-do-pick = Válassz egy kártyát.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: most sehová sem illik. Válassz másik kártyát.
        [one] { roads-face }: egy helyre illik.
       *[other] { roads-face }: { $places } helyre illik.
    }
roads-ui-do-try = { roads-face }: válassz neki helyet.
roads-ui-do-lay = Lerakod ide?
roads-ui-do-turn = Válaszd újra a kártyát, és elfordul.
roads-ui-ends =
    { $ends ->
        [0] Nincs nyitott út
        [one] Egy nyitott út
       *[other] Nyitott utak: { $ends }
    }
roads-ui-marks = Mutasd, ki mit rakott le
roads-ui-unseen = Még nem látott
roads-ui-heap = Kupac
roads-ui-aside = Félretéve, rejtve
roads-ui-left = Maradt kártyák
roads-ui-joined = Összekötött utak
roads-ui-out = kiesett
roads-ui-task-extend = nyitva tartja a hálózatot
roads-ui-task-close = lezárja a hálózatot
roads-ui-revealed = Ami a többieknél maradt
roads-ui-masthead = Országúti Hírmondó

## Tippek: miért jó egy lépés

roads-hint-wins = Ezzel azonnal megnyered a játékot.
roads-hint-draws = Döntetlen lesz, és ennél több nincs benne.
roads-hint-safe = A következő körben nem lehet lezárni a hálózatot.
roads-hint-hole = Marad egy rés, amelybe egy kártya sem illik már: a hálózatot nem lehet többé lezárni.
roads-hint-closes =
    { $of ->
        [one] Lezárja az egyetlen nyitott útvéget. Nyitva marad: { $left }.
       *[other] Lezár { $closed } nyitott útvéget a { $of } közül. Nyitva marad: { $left }.
    }
roads-hint-opens = Nyitott útvégek: { $left } ehelyett: { $of }.
roads-hint-keep-branches = Az elágazásaidat megtartod későbbre.
roads-hint-keep-dead-ends = A zsákutcáidat megtartod az utolsó résekre.
roads-hint-own-gaps =
    { $gaps ->
        [one] Egy résbe csak a te kártyáid illenek.
       *[other] { $gaps } résbe csak a te kártyáid illenek.
    }
roads-hint-room =
    { $gaps ->
        [one] Egy résbe még befér egy kártyád.
       *[other] { $gaps } résbe még befér egy kártyád.
    }
roads-hint-knocks-out = Senki másnak nincs olyan kártyája, amely bárhová illene.

## Figures

roads-figure-joins = Az út kártyáról kártyára folytatódik.
roads-figure-apart = Kártya mellett van, de egyetlen út sem csatlakozik.
roads-figure-into-beige = Az új út bézs oldalba fut.
roads-figure-cut-off = Az új kártya bézs oldala elvág egy utat.
roads-figure-beige-to-beige = Bézs a bézs mellett rendben van: fent csatlakozik egy út.
roads-figure-closed = Nincs több nyitott útvég: a második játékos nyer.
roads-figure-still-open = Az utolsó kártya után nyitva marad út: a kezdő nyer.
roads-figure-inside = Az újságon belül a kártya bárhová kerülhet, ahová illik.
roads-figure-outside = Kártya nem kerülhet az újságon kívülre.
roads-figure-over-the-edge = Az út kifutna az újságról: a széle bézsnek számít.
roads-figure-lanes-meet = Négy sáv négyhez csatlakozik; lent kettő ágazik el.
roads-figure-lanes-apart = Két sáv nem csatlakozhat négyhez.

## Puzzles

roads-puzzle-closed = Zárd le a hálózatot, bármit rak le a másik. Saját kártyáid hozzá: { $moves }
roads-puzzle-closed-missed = Nincs lezárva. Nyitott útvégek: { $ends }
roads-puzzle-last = Rakd le a legutolsó kártyát, bármit rak le a másik. Saját kártyáid: { $moves }
roads-puzzle-last-missed = Az utolsó kártya nem a tiéd volt.

## A vég, részletesen

roads-account-laid = Lerakott kártyák: { $count }
roads-account-left = Megmaradt kártyák: { $count }
roads-account-joined = Összekötött utak: { $count }
roads-account-ends = Nyitva maradt útvégek: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = ágaztató
roads-bot-brancher-hint = Előbb az elágazásait rakja le, hogy az utak hamar szétváljanak.
roads-bot-hoarder = gyűjtögető
roads-bot-hoarder-hint = Későbbre tartja az elágazásait, előbb egyszerű utakat és zsákutcákat rak le.
