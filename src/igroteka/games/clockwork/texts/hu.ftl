# Óramű, szavakban. A mezők leírása az en.ftl fájlban van.

clockwork-name = Óramű
clockwork-tagline = Gyűjtsd össze az alkatrészeket, jegyezd meg az eldobott kártyákat, és repülj el a lebegő városból.

## Kártyák

clockwork-kind-flying = repülő szerkezet
clockwork-kind-code = kódfejtő
clockwork-kind-airship = léghajó
clockwork-kind-fuel = üzemanyagrobot
clockwork-kind-power = erőgép
clockwork-kind-scrap = ócskavas

clockwork-set-dragonfly = Szitakötő
clockwork-set-heron = Gém
clockwork-set-beetle = Bogár
clockwork-set-bat = Denevér
clockwork-set-swallow = Fecske
clockwork-set-moth = Éjjeli lepke
clockwork-set-owl = Bagoly
clockwork-set-sphinx = Szfinx
clockwork-set-spider = Pók
clockwork-set-magpie = Szarka
clockwork-set-airship = Léghajó
clockwork-set-fuel = Üzemanyagrobot
clockwork-set-power = Erőgép
clockwork-set-scrap = Ócskavas

clockwork-card-dragonfly-wings = Szitakötő (szárny)
clockwork-card-dragonfly-hull = Szitakötő (törzs)
clockwork-card-dragonfly-engine = Szitakötő (motor)
clockwork-card-dragonfly-tail = Szitakötő (farok)
clockwork-card-heron-wings = Gém (szárny)
clockwork-card-heron-hull = Gém (törzs)
clockwork-card-heron-engine = Gém (motor)
clockwork-card-heron-tail = Gém (farok)
clockwork-card-beetle-wings = Bogár (szárny)
clockwork-card-beetle-hull = Bogár (törzs)
clockwork-card-beetle-engine = Bogár (motor)
clockwork-card-beetle-tail = Bogár (farok)
clockwork-card-bat-wings = Denevér (szárny)
clockwork-card-bat-hull = Denevér (törzs)
clockwork-card-bat-engine = Denevér (motor)
clockwork-card-bat-tail = Denevér (farok)
clockwork-card-swallow-wings = Fecske (szárny)
clockwork-card-swallow-hull = Fecske (törzs)
clockwork-card-swallow-engine = Fecske (motor)
clockwork-card-swallow-tail = Fecske (farok)
clockwork-card-moth-wings = Éjjeli lepke (szárny)
clockwork-card-moth-hull = Éjjeli lepke (törzs)
clockwork-card-moth-engine = Éjjeli lepke (motor)
clockwork-card-moth-tail = Éjjeli lepke (farok)
clockwork-card-owl-dial = Bagoly (számlap)
clockwork-card-owl-keys = Bagoly (billentyűk)
clockwork-card-owl-reel = Bagoly (tekercs)
clockwork-card-owl-lamp = Bagoly (lámpa)
clockwork-card-sphinx-dial = Szfinx (számlap)
clockwork-card-sphinx-keys = Szfinx (billentyűk)
clockwork-card-sphinx-reel = Szfinx (tekercs)
clockwork-card-sphinx-lamp = Szfinx (lámpa)
clockwork-card-spider-dial = Pók (számlap)
clockwork-card-spider-keys = Pók (billentyűk)
clockwork-card-spider-reel = Pók (tekercs)
clockwork-card-spider-lamp = Pók (lámpa)
clockwork-card-magpie-dial = Szarka (számlap)
clockwork-card-magpie-keys = Szarka (billentyűk)
clockwork-card-magpie-reel = Szarka (tekercs)
clockwork-card-magpie-lamp = Szarka (lámpa)
clockwork-card-airship-balloon = Léghajó (ballon)
clockwork-card-airship-gondola = Léghajó (gondola)
clockwork-card-airship-boiler = Léghajó (kazán)
clockwork-card-airship-propeller = Léghajó (légcsavar)
clockwork-card-airship-rudder = Léghajó (kormány)
clockwork-card-airship-anchor = Léghajó (horgony)
clockwork-card-fuel = Üzemanyagrobot
clockwork-card-power = Erőgép
clockwork-card-scrap = Ócskavas

clockwork-set =
    { $set ->
        [0] { clockwork-set-dragonfly }
        [1] { clockwork-set-heron }
        [2] { clockwork-set-beetle }
        [3] { clockwork-set-bat }
        [4] { clockwork-set-swallow }
        [5] { clockwork-set-moth }
        [6] { clockwork-set-owl }
        [7] { clockwork-set-sphinx }
        [8] { clockwork-set-spider }
        [9] { clockwork-set-magpie }
        [10] { clockwork-set-airship }
        [11] { clockwork-set-fuel }
        [12] { clockwork-set-power }
       *[13] { clockwork-set-scrap }
    }

clockwork-card =
    { $card ->
        [1] { clockwork-card-dragonfly-wings }
        [2] { clockwork-card-dragonfly-hull }
        [3] { clockwork-card-dragonfly-engine }
        [4] { clockwork-card-dragonfly-tail }
        [5] { clockwork-card-heron-wings }
        [6] { clockwork-card-heron-hull }
        [7] { clockwork-card-heron-engine }
        [8] { clockwork-card-heron-tail }
        [9] { clockwork-card-beetle-wings }
        [10] { clockwork-card-beetle-hull }
        [11] { clockwork-card-beetle-engine }
        [12] { clockwork-card-beetle-tail }
        [13] { clockwork-card-bat-wings }
        [14] { clockwork-card-bat-hull }
        [15] { clockwork-card-bat-engine }
        [16] { clockwork-card-bat-tail }
        [17] { clockwork-card-swallow-wings }
        [18] { clockwork-card-swallow-hull }
        [19] { clockwork-card-swallow-engine }
        [20] { clockwork-card-swallow-tail }
        [21] { clockwork-card-moth-wings }
        [22] { clockwork-card-moth-hull }
        [23] { clockwork-card-moth-engine }
        [24] { clockwork-card-moth-tail }
        [25] { clockwork-card-owl-dial }
        [26] { clockwork-card-owl-keys }
        [27] { clockwork-card-owl-reel }
        [28] { clockwork-card-owl-lamp }
        [29] { clockwork-card-sphinx-dial }
        [30] { clockwork-card-sphinx-keys }
        [31] { clockwork-card-sphinx-reel }
        [32] { clockwork-card-sphinx-lamp }
        [33] { clockwork-card-spider-dial }
        [34] { clockwork-card-spider-keys }
        [35] { clockwork-card-spider-reel }
        [36] { clockwork-card-spider-lamp }
        [37] { clockwork-card-magpie-dial }
        [38] { clockwork-card-magpie-keys }
        [39] { clockwork-card-magpie-reel }
        [40] { clockwork-card-magpie-lamp }
        [41] { clockwork-card-airship-balloon }
        [42] { clockwork-card-airship-gondola }
        [43] { clockwork-card-airship-boiler }
        [44] { clockwork-card-airship-propeller }
        [45] { clockwork-card-airship-rudder }
        [46] { clockwork-card-airship-anchor }
        [47] { clockwork-card-fuel }
        [48] { clockwork-card-power }
        [49] { clockwork-card-scrap }
       *[other] egy kártya
    }

clockwork-character-1 = Ada, az órás
clockwork-character-2 = Brúnó, a fűtő
clockwork-character-3 = Kóra, a pilóta
clockwork-character-4 = Dárió, a lakatos
clockwork-character-5 = Edda, a feltaláló
clockwork-character-6 = Félix, a lámpagyújtó

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = Tornyok
clockwork-yard-boiler = Kazántelep
clockwork-yard-spring = Rugótelep
clockwork-yard-cog = Fogaskeréktelep
clockwork-yard-chain = Lánctelep
clockwork-yard-lamp = Lámpatelep
clockwork-yard-bell = Harangtelep
clockwork-track = egy mező a pályán

clockwork-field =
    { $field ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

clockwork-to =
    { $to ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

## Beállítások

clockwork-option-edition = Kiadás
clockwork-option-edition-hint = A nyomtatott szabályok nyelvenként kicsit eltérnek.
clockwork-option-edition-en = Angol
clockwork-option-edition-nl = Holland
clockwork-option-edition-de = Német
clockwork-option-edition-es = Spanyol
clockwork-option-edition-fr = Francia
clockwork-option-edition-hu = Magyar
clockwork-option-edition-pl = Lengyel
clockwork-option-edition-cs = Cseh
clockwork-option-edition-sl = Szlovén
clockwork-option-edition-uk = Ukrán
clockwork-option-edition-ru = Orosz
clockwork-option-edition-it = Olasz
clockwork-option-entry_scrapyard = Belépés az ócskavastelepre
clockwork-option-entry_scrapyard-edition = Ahogy a kiadásban
clockwork-option-entry_scrapyard-or_more = Pontos vagy nagyobb dobással
clockwork-option-entry_scrapyard-exact = Csak pontos dobással
clockwork-option-entry_towers = Belépés a Tornyokba
clockwork-option-entry_towers-edition = Ahogy a kiadásban
clockwork-option-entry_towers-or_more = Pontos vagy nagyobb dobással
clockwork-option-entry_towers-exact = Csak pontos dobással
clockwork-option-special_throw = 7, 11 vagy dupla dobás
clockwork-option-special_throw-edition = Ahogy a kiadásban
clockwork-option-special_throw-instead = Lépés helyett
clockwork-option-special_throw-instead_from_scrapyard = Lépés helyett, ócskavastelepről
clockwork-option-special_throw-instead_from_scrapyard-hint = Egyenesen a Tornyokba bárhonnan lehet.
clockwork-option-special_throw-after = Lépés után, ráadásként
clockwork-option-special_throw-after-hint = Ha abban a körben kártyát vettél el egy ócskavastelepről.
clockwork-option-scrap_given = A kártya helyett adott ócskavas
clockwork-option-scrap_given-edition = Ahogy a kiadásban
clockwork-option-scrap_given-out = Kikerül a játékból
clockwork-option-scrap_given-table = Az eldobottak közé kerül
clockwork-option-end_special = 7, 11 vagy dupla a végén
clockwork-option-end_special-edition = Ahogy a kiadásban
clockwork-option-end_special-either = Keresés vagy kérés
clockwork-option-end_special-both = Keresés és kérés
clockwork-option-low_hand = Hétnél kevesebb kártyával
clockwork-option-low_hand-edition = Ahogy a kiadásban
clockwork-option-low_hand-keep = Nem dobsz el
clockwork-option-low_hand-may_discard = Eldobhatsz egyet
clockwork-option-wrong_pick = Rossz tipp után
clockwork-option-wrong_pick-edition = Ahogy a kiadásban
clockwork-option-wrong_pick-in_place = A megmutatott kártya az üres helyre kerül
clockwork-option-wrong_pick-anywhere = A megmutatott kártya bárhová kerülhet
clockwork-option-yard_challenge = Kihívás az ócskavastelepen
clockwork-option-yard_challenge-edition = Ahogy a kiadásban
clockwork-option-yard_challenge-any_arrival = Akárhogy érkezel
clockwork-option-yard_challenge-exact_throw = Csak pontos dobással
clockwork-option-counter = Visszakérés
clockwork-option-counter-edition = Ahogy a kiadásban
clockwork-option-counter-no_card = Ha nincs olyan kártyád
clockwork-option-counter-no_scrap_either = Ha ócskavasad sincs
clockwork-option-start_throw = Dobás a kezdésért
clockwork-option-start_throw-edition = Ahogy a kiadásban
clockwork-option-start_throw-two_dice = Két kocka
clockwork-option-start_throw-one_die = Egy kocka
clockwork-option-reversals = Visszafordulás lépés közben
clockwork-option-reversals-edition = Ahogy a kiadásban
clockwork-option-reversals-0 = Soha
clockwork-option-reversals-1 = Egyszer

## Mi a teendő

clockwork-prompt-choose = Válassz magadnak figurát.
clockwork-prompt-chosen = A többiek még választanak.
clockwork-prompt-deal = Osztjuk a kártyákat.
clockwork-prompt-start =
    { $dice ->
        [1] Mindenki egy kockával dob: a legnagyobb dobás kezd.
       *[2] Mindenki két kockával dob: a legnagyobb dobás kezd.
    }
clockwork-prompt-throw = Gurulnak a kockák. Most jön: { $player }.
clockwork-prompt-move = A dobásod: { $steps }. Hová mész?
clockwork-prompt-special = A dobásod: { $steps }. Lépj, vagy használd a különleges dobást.
clockwork-prompt-arrive = Végy el egy kártyát, vagy hívj ki valakit.
clockwork-prompt-meet = Találkozol valakivel: hívd ki, vagy hagyd.
clockwork-prompt-extra = Egy ráadás: menj egyenesen valahová, vagy maradj és cselekedj. Vagy hagyd ki.
clockwork-prompt-search = Mutass egy kártyát a keresett készletből, vagy nevezd meg az üzemanyagot vagy az erőgépet.
clockwork-prompt-demand = Kérhetsz egy kártyát valakitől a Tornyoknál.
clockwork-prompt-search-or-demand = Keress az eldobottak közt, vagy kérj egy kártyát.
clockwork-prompt-point = Ezt keresed: { clockwork-set }. Mutass rá egy eldobott kártyára.
clockwork-prompt-swap = Nem ez az: { clockwork-card }. Melyik kártyát teszed a helyére?
clockwork-prompt-give = { $player } ezt mutatja: { clockwork-card }. Adj egy kártyát ebből a készletből, vagy ócskavasat.
clockwork-prompt-give-named = { $player } ezt kéri: { clockwork-set }. Adj egyet, vagy adj ócskavasat.
clockwork-prompt-return = Adj cserébe egy kártyát. Neki: { $player }.
clockwork-prompt-counter = Nem volt mit adnod. Most te kérhetsz egy kártyát. Tőle: { $player }.
clockwork-prompt-discard = Válassz egy kártyát, amit eldobsz.
clockwork-prompt-may-discard = Eldobhatsz egy kártyát, vagy megtarthatod mindet.
clockwork-prompt-lay = Tedd lefordítva a tábla mellé: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } választ, hová menjen.
        [arrive] { $player } választ: kártya vagy kihívás.
        [extra] { $player } még egy dolgot tehet.
        [towers] { $player } a Tornyoknál van.
        [point] { $player } az eldobottak közt keres.
        [swap] { $player } kártyát választ az üres helyre.
        [give] { $player } válaszol a kihívásra.
        [return] { $player } választ, mit adjon cserébe.
        [counter] { $player } most visszakérhet.
        [discard] { $player } választ, mit dobjon el.
        [lay] { $player } leteszi az eldobott kártyát. Jegyezd meg, hová!
       *[other] { $player } gondolkodik.
    }
clockwork-prompt-over = A játék véget ért.

## A lépések szóban, mint egy gombon, és több lépés címe

clockwork-action-choose = Ezzel játszom: { clockwork-character }
clockwork-action-walk = Ide lépek: { $place }
clockwork-action-straight = Egyenesen ide megyek: { $place }
clockwork-action-take = Elveszek egy kártyát
clockwork-action-discard = Eldobom: { clockwork-card }
clockwork-action-lay = Ide teszem: { $place }
clockwork-action-lay-here = Ide teszem
clockwork-action-keep = Minden kártyát megtartok
clockwork-action-rest = Ennyiben hagyom
clockwork-action-seek = Megmutatom, és a készletét keresem: { clockwork-card }
clockwork-action-seek-named = Kártya mutatása nélkül keresem: { clockwork-card }
clockwork-action-point = Felfordítom: { $place }
clockwork-action-point-here = Ezt fordítom fel
clockwork-action-swap = Leteszem: { clockwork-card }
clockwork-action-demand = Kihívás ({ $player }), megmutatom: { clockwork-card }
clockwork-action-demand-named = Kihívás ({ $player }), ezt kérem: { clockwork-card }
clockwork-action-give = Odaadom: { clockwork-card }
clockwork-action-return = Cserébe adom: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Figurák
clockwork-moves-walk = Lépés
clockwork-moves-straight = Egyenesen oda
clockwork-moves-discard = Kártya eldobása
clockwork-moves-lay = A kártya helye az asztalon
clockwork-moves-seek = Keresés az eldobottak közt
clockwork-moves-point = Kártya felfordítása
clockwork-moves-swap = Kártya letevése
clockwork-moves-demand = Kihívás
clockwork-moves-give = Kártya átadása
clockwork-moves-return = Kártya cserébe
clockwork-aloud-of = { $player }: { $what }

## Miért nem

clockwork-refuse-not-now =
    { $stage ->
        [choose] Előbb válassz figurát.
        [move] Előbb lépj a figuráddal.
        [point] Előbb mutass rá egy eldobott kártyára.
        [swap] Előbb válassz kártyát az üres helyre.
        [give] Előbb adj egy kártyát.
        [return] Előbb adj cserébe egy kártyát.
        [discard] Előbb válaszd ki, mit dobsz el.
        [lay] Előbb tedd az asztalra az eldobott kártyát.
       *[other] Most nem.
    }
clockwork-refuse-no-character = Ilyen figura nincs.
clockwork-refuse-character-taken = Már foglalt: { clockwork-character }.
clockwork-refuse-no-field = Ilyen mező nincs.
clockwork-refuse-out-of-reach = Ezzel a dobással oda nem jutsz: { $steps }.
clockwork-refuse-not-exact = Oda csak pontos dobás visz, a tiéd pedig: { $steps }.
clockwork-refuse-full = Ott már ketten állnak.
clockwork-refuse-not-nearer = Üresek az ócskavastelepek: közelebb kell jutnod a Tornyokhoz.
clockwork-refuse-straight-where = Egyenesen csak ócskavastelepre vagy a Tornyokba mehetsz.
clockwork-refuse-throw-not-special = Ehhez 7, 11 vagy dupla kell.
clockwork-refuse-already-there = Már ott vagy: { clockwork-field }.
clockwork-refuse-only-towers = Innen a különleges dobás csak a Tornyokba visz.
clockwork-refuse-extra-first = Ebben a kiadásban a különleges dobás a rendes lépés után jön.
clockwork-refuse-stay-on-track = Maradni és kihívni csak ócskavastelepen lehet.
clockwork-refuse-no-yard = Nem ócskavastelepen vagy.
clockwork-refuse-pile-empty = Itt már nincs kártya: { clockwork-field }.
clockwork-refuse-no-opponent = Mástól kell kérned.
clockwork-refuse-not-met = Nem találkoztatok: te és { $player }.
clockwork-refuse-demand-at-towers = A Tornyoknál nincs kihívás, amíg ki nem ürülnek az ócskavastelepek.
clockwork-refuse-no-demand-now = Most nem kérhetsz semmit.
clockwork-refuse-not-back = { $player } még nem ért vissza a Tornyokhoz.
clockwork-refuse-counter-other = Csak attól kérhetsz, aki kihívott téged.
clockwork-refuse-scrap = Ócskavasat se mutatni, se keresni nem lehet.
clockwork-refuse-not-held = Ilyen kártyád nincs.
clockwork-refuse-not-asked = Ezt kérik: { clockwork-set }. Csak ilyen kártyát adhatsz, vagy ócskavasat.
clockwork-refuse-no-search-now = Most nem kereshetsz.
clockwork-refuse-no-discards = Nincs eldobott kártya az asztalon.
clockwork-refuse-no-place = Ilyen hely nincs az asztalon.
clockwork-refuse-place-taken = Ott már van egy kártya.
clockwork-refuse-place-empty = Ott nincs kártya.
clockwork-refuse-keep = Hétnél több kártyád van: egyet dobj el.
clockwork-refuse-rest-in-yard = Végy el egy kártyát, vagy hívj ki valakit.
clockwork-refuse-rest = Ennyiben nem hagyhatod.

## Mivel lehet nyerni

clockwork-purpose-escape = Rakj le repülő szerkezetet, kódfejtőt és üzemanyagot – vagy a léghajót az erőgéppel. Megvan: { $laid } / 3
clockwork-purpose-escape-watched = Repülő szerkezet, kódfejtő és üzemanyag nyer – vagy a léghajó az erőgéppel

## Hogyan ért véget

clockwork-over-machines = Repülő szerkezet, kódfejtő és üzemanyag: sikerült a szökés a városból.
clockwork-over-airship = A léghajó az erőgéppel: sikerült a szökés a városból.
clockwork-over-quiet = Száz kör egyetlen gép nélkül: a város mindenkit megtart. Döntetlen.
clockwork-over-late = Háromszáz kör: a város mindenkit megtart. Döntetlen.

## Mi történik

clockwork-event-chosen =
    { $you ->
        [yes] A figurád: { clockwork-character }.
       *[no] { $player } figurája: { clockwork-character }.
    }
clockwork-event-boxed = Néhány készlet most a dobozban marad. Üzemanyag: { $fuel }, ócskavas: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size } kártyát kapsz.
       *[no] { $player } { $size } kártyát kap.
    }
clockwork-event-started =
    { $you ->
        [yes] A te dobásod a legnagyobb: te kezdesz.
       *[no] A legnagyobb dobás: { $player } kezd.
    }
clockwork-event-thrown =
    { $you ->
        [yes] A dobásod: { $one } és { $two }.
       *[no] { $player } dobása: { $one } és { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Egyenesen ide mész: { clockwork-to }.
           *[no] Ide lépsz: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } egyenesen ide megy: { clockwork-to }.
           *[no] { $player } ide lép: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Nincs szabad út: maradsz.
       *[no] Nincs szabad út: { $player } marad.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Elveszel egy kártyát. Maradt: { $left }.
           *[other] Elveszel egy kártyát: { clockwork-card }. Maradt: { $left }.
        }
       *[no] { $player } elvesz egy kártyát. Maradt: { $left }.
    }
clockwork-event-bare = Itt már nincs mit elvenni.
clockwork-event-kept =
    { $you ->
        [yes] Megtartod a kártyáidat.
       *[no] { $player } megtartja a kártyáit.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Eldobsz egy kártyát.
           *[other] Eldobod: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } eldob egy kártyát.
           *[other] { $player } eldobja: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Lefordítva leteszed.
       *[no] { $player } lefordítva leteszi.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } kihívást intéz, és titokban mutatja: { clockwork-card }. Neki: { $other }.
       *[no] { $card ->
            [0] { $player } kihívást intéz. Neki: { $other }.
           *[other] { $player } kihívást intéz, és ezt kéri: { clockwork-card }. Tőle: { $other }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } kártyát ad. Neki: { $other }.
       *[other] { $player } ezt adja: { clockwork-card }. Neki: { $other }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } cserébe kártyát ad. Neki: { $other }.
       *[other] { $player } cserébe ezt adja: { clockwork-card }. Neki: { $other }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } ócskavasat ad. Neki: { $other }. Az ócskavas kikerül a játékból.
       *[no] { $player } ócskavasat ad. Neki: { $other }.
    }
clockwork-event-nothing = { $player } nem tud mit adni. Aki kérte: { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } kártyát mutat, és a készletét keresi.
           *[other] { $player } kártyát mutat, és a készletét keresi: { clockwork-card }.
        }
       *[no] { $player } ezt keresi: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } felfordít egy kártyát, és elviszi. Megvan!
           *[other] { $player } felfordítja és elviszi: { clockwork-card }. Megvan!
        }
       *[no] { $card ->
            [0] { $player } felfordít egy kártyát, és el kell vinnie. Nem ez az.
           *[other] { $player } felfordítja, és el kell vinnie: { clockwork-card }. Nem ez az.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } másik kártyát tesz a helyére.
       *[other] { $player } ezt teszi a helyére: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Kirakod: { clockwork-set }.
       *[no] { $player } kirakja: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Ennyiben hagyod.
       *[no] { $player } ennyiben hagyja.
    }
clockwork-event-lost =
    { $you ->
        [yes] Ez a dobás semmit sem ad neked: kimaradsz.
       *[no] Ez a dobás semmit sem ad: { $player } kimarad.
    }
clockwork-event-emptied = Üresek az ócskavastelepek. Mindenki vissza a Tornyokhoz!
clockwork-event-over = A játék véget ért.

## A képernyőn

clockwork-ui-city = A lebegő város
clockwork-ui-table = Az eldobott kártyák a tábla mellett
clockwork-ui-see-city = Nézd a várost
clockwork-ui-see-table = Nézd az eldobott kártyákat
clockwork-ui-hand = A kártyáid
clockwork-ui-hand-empty = Nincs kártyád.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, { $count } darab
    }
clockwork-ui-dice = Dobás: { $one } és { $two }
clockwork-ui-pile = { clockwork-field }, maradt kártyák: { $count }
clockwork-ui-plank = { $number }. mező: { $from } – { $end }
clockwork-ui-place = { $row }. sor, { $column }. oszlop
clockwork-ui-place-card = Eldobott kártya, { $row }. sor, { $column }. oszlop
clockwork-ui-place-seen = { $row }. sor, { $column }. oszlop: { clockwork-card }
clockwork-ui-actions = Mit tehetek?

## A cselekvések, ha több is van

clockwork-ui-verb-seek = Keresés az eldobottak közt
clockwork-ui-verb-demand = Kihívás: { $player }
clockwork-ui-other-verb = Valami más
clockwork-ui-without-card = Vagy kártya mutatása nélkül:

## Egy sor: mit tegyen most a kéz

clockwork-ui-hint-choose = Válaszd ki, ki leszel.
clockwork-ui-hint-walk = Válassz egy világító mezőt.
clockwork-ui-hint-special = Válassz egy világító mezőt. Villám: egyenesen oda.
clockwork-ui-hint-verb = Válaszd ki, mit teszel.
clockwork-ui-hint-seek = Válaszd a kártyát, amit mindenkinek megmutatsz.
clockwork-ui-hint-demand = Válaszd a kártyát, amit titokban láthat: { $player }.
clockwork-ui-hint-give = Válaszd a kártyát, amit odaadsz.
clockwork-ui-hint-return = Válaszd a kártyát, amit cserébe adsz.
clockwork-ui-hint-discard = Válaszd a kártyát, amit eldobsz.
clockwork-ui-hint-swap = Válaszd a kártyát, amit leteszel.
clockwork-ui-hint-again = Válaszd még egyszer, vagy a gombot.
clockwork-ui-hint-point = Válassz egy eldobott kártyát. Mi is volt az?
clockwork-ui-hint-lay = Válassz egy szabad helyet.
clockwork-ui-no-use = Most nincs szükség a kezedben lévő kártyákra.
clockwork-ui-not-here = Itt most nincs mit tenni.

## Ami nyíltan látszik

clockwork-ui-secret-shown = { $player } titokban ezt mutatja
clockwork-ui-secret-asked = { $player } ezt kéri tőled
# Read again with the English, and right.
clockwork-ui-secret-mine = Kihívtad: { $player }
clockwork-ui-secret-third = { $player } és { $other }: titok köztük.
clockwork-ui-open-sought = Keresett
clockwork-ui-open-found = Felfordítva
clockwork-ui-open-shown = Eldobva
clockwork-ui-put-back = Másikat választok
clockwork-ui-machine = { clockwork-set }, teljes készlet
clockwork-ui-ending = Üresek az ócskavastelepek: vissza a Tornyokhoz!
clockwork-ui-start-of = { $player } kezd
clockwork-ui-seen = Láttad, mielőtt lefordult
clockwork-ui-opened = Minden fel van fordítva.
clockwork-ui-revealed = Ami a többieknél maradt

## Az oldalsó panel

clockwork-ui-cards = Kártyák
clockwork-ui-machines = Gépek
clockwork-ui-in-box = A dobozban maradt: { $sets }
clockwork-ui-scrapped = Ócskavas játékon kívül: { $count }
clockwork-ui-round = { $round }. kör
clockwork-ui-piles = Kártyák az ócskavastelepeken: { $count }
clockwork-ui-collecting = Amit gyűjtesz
clockwork-ui-collected = { $held } / { $of }, hiányzik: { $missing }
clockwork-ui-known = Az edző emlékszik
clockwork-ui-known-held = { $players }: { clockwork-card }

## Miért jó egy lépés

clockwork-hint-wins = Azonnal megnyeri a játékot.
clockwork-hint-spare =
    { $missing ->
        [0] Erre van a legkevésbé szükséged: { clockwork-set }.
       *[other] Erre van a legkevésbé szükséged: { clockwork-set }. Hiányzó kártyák: { $missing }.
    }
clockwork-hint-double = { $count } van belőle, és egy elég.
clockwork-hint-scrap = Az ócskavas egyik készletbe sem tartozik.
clockwork-hint-rest = Aligha van nála, ami kell ({ $player }): { clockwork-set }, 100-ból { $percent }. A hiábavaló kihívás csak elárul.
clockwork-hint-nothing = Az ott megmutatott kártyák egyike sem segít.
clockwork-hint-keep = Minden kártyádra szükség lehet még: { $cards }.
clockwork-hint-alike = Mind egyformán játszik: válaszd, aki tetszik.
clockwork-hint-anywhere = Mindegyik hely egyformán jó; csak jegyezd meg, melyik.
clockwork-hint-draw = A { $pool } még nem mutatott kártya közül { $useful } segítene neked.
clockwork-hint-towers = A Tornyoknál az eldobott kártyák közt fekszik: { clockwork-card }.
clockwork-hint-search = Ezt keresed, és ott fekszik: { clockwork-card }.
clockwork-hint-found =
    { $missing ->
        [0] Ez az: { clockwork-card }. Ezzel teljes a készlet: { clockwork-set }.
       *[other] Ez az: { clockwork-card }. A készletből ({ clockwork-set }) utána még hiányzik: { $missing }.
    }
clockwork-hint-wrong-pick = Szándékos tévedés: így is megkapod ezt: { clockwork-card }, és egy nélkülözhető kártyát teszel le.
clockwork-hint-demand = { $player } kezében van ilyen kártya: { clockwork-set }. Esély: 100-ból { $percent }.
clockwork-hint-meet = Ott találkozol vele: { $player }. Van ilyen kártyája: { clockwork-set }, 100-ból { $percent }.
clockwork-hint-on-the-way = Onnan a következő dobás ócskavastelepre vagy a Tornyokhoz visz: 100-ból { $percent }.
clockwork-hint-home = A Tornyoknál kereshetsz.
clockwork-hint-shield = Inkább ócskavas: a kártyád nálad marad.

## Figures

clockwork-figure-walk = Ötöt dobott: öt mezőt megy.
clockwork-figure-turn-back = Ötössel nem két mező: nincs korábbi megállás, sem visszafordulás.
clockwork-figure-enter = Az ötös három mezőre bőven elég: be az ócskavastelepre.
clockwork-figure-straight = Hetes, tizenegyes vagy dupla egyenest bármely telepre visz.
clockwork-figure-full = Már ketten állnak ott: harmadik nem mehet.
clockwork-figure-demand = Ahol ketten találkoznak, az egyik kártyát kérhet.
clockwork-figure-machines = Kódfejtő, repülő szerkezet és üzemanyagrobot: megszökött.
clockwork-figure-airship = Vagy a léghajó mind a hat része az erőgéppel.

## Puzzles

clockwork-puzzle-machine = Fejezz be még egy gépet ebben a körben, bármi van is a másiknál és bármit ad.
clockwork-puzzle-machine-missed = A köröd véget ért. Gépek előtted: { $laid } / { $machines }
clockwork-puzzle-escaped = Szökj meg ebben a körben, bármi van is a másiknál és bármit ad.
clockwork-puzzle-escaped-missed = A köröd véget ért, és még a városban vagy.

## A vég, részletesen

clockwork-account-set = { $set }: kész
clockwork-account-no-set = Semmi sem kész
clockwork-account-demanded = Kihívással nyert kártyák: { $count }
clockwork-account-remembered = Emlékezetből talált kártyák: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = rabló
clockwork-bot-bandit-hint = Szeret összefutni a többiekkel, és követeli az alkatrészeiket.
clockwork-bot-rummager = kutakodó
clockwork-bot-rummager-hint = Amikor csak teheti, a Tornyokhoz megy, és az eldobott kártyák közt keres.
