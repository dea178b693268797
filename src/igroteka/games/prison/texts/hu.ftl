# A börtön szavakban. A neveket sosem ragozzuk: a mondat köréjük épül. A változókról lásd az en.ftl fájlt.

prison-name = A börtön
prison-tagline = Vezesd át nyolc emberedet egy forgó kazamatán, olyan rabok ellenében, akiknek mind megvan a maguk terve.

## Lehetőségek

prison-option-game = Játék
prison-option-game-solo = Egyedül
prison-option-game-solo-hint = Te a kazamata rabjai ellen, akik a lapjaik szerint cselekszenek.
prison-option-game-duel = Párbaj
prison-option-game-duel-hint = Két játékos, mindkettőnek ugyanaz a nyolc alakja, rejtett felállás.
prison-option-level = Szint
prison-option-level-hint = Mennyi erősítést hívnak a lapok.
prison-option-level-pink = Rózsaszín
prison-option-level-pink-hint = A legkönnyebb: kevés erősítés jön.
prison-option-level-yellow = Sárga
prison-option-level-yellow-hint = Könnyű.
prison-option-level-green = Zöld
prison-option-level-green-hint = Közepes.
prison-option-level-blue = Kék
prison-option-level-blue-hint = Igényes.
prison-option-level-red = Piros
prison-option-level-red-hint = Nehéz.
prison-option-level-black = Fekete
prison-option-level-black-hint = A legnehezebb: szinte minden lap hív valakit.
prison-option-sight = A Főmágus tekintete
prison-option-sight-off = Nem
prison-option-sight-off-hint = A termek csak akkor nyílnak ki, ha valaki felfedi őket.
prison-option-sight-on = Igen
prison-option-sight-on-hint = A szemes lapok maguktól nyitnak termeket.

## Mit hogy hívnak

prison-class-backstabber = Orgyilkos
prison-class-banshee = Lidérc
prison-class-cleric = Gyógyító
prison-class-colossus = Kolosszus
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telepata
prison-class-wizard = Varázsló

prison-object-rope = Kötél
prison-object-key = Kulcs
prison-object-fireball = Tűzgolyópálca
prison-object-bow = Íj
prison-object-spear = Kihúzható lándzsa
prison-object-shield = Nagy pajzs
prison-object-wounded = Sebesült

prison-goal-combat = Harc
prison-goal-reveal = Terem felfedése
prison-goal-exit = Kijárat
prison-goal-regroup = Gyülekezés
prison-goal-take = Tárgy felvétele
prison-goal-rotate = Terem forgatása
prison-goal-break = Rácsok törése
prison-goal-open = Rácsok nyitása
prison-goal-heal = Gyógyítás
prison-goal-push = Lökés

prison-side-yellow = Sárga
prison-side-blue = Kék
prison-side-np = Nem-Játékos

## Amit kérdezünk

prison-prompt-starters = Válaszd ki a négy alakot, aki a vonalad pontjain kezd.
prison-prompt-hide = Rakd ki a korongjaidat lefordítva: válassz egyet és hozzá egy zárt termet.
prison-prompt-put = Válaszd ki az új terem mezőjét, ahová ez a korong kerül.
prison-prompt-card = Játssz ki egy akciólapot: a száma annyi akciópont.
prison-prompt-act =
    { $ap ->
        [one] Cselekedj: { $ap } akciópont maradt.
       *[other] Cselekedj: { $ap } akciópont maradt.
    }
prison-prompt-move = Menj mezőről mezőre, vegyél fel vagy tegyél le, aztán állj meg.
prison-prompt-choose = Hatos: válaszd ki, hová kerüljön a korong a sorában vagy oszlopában.
prison-prompt-fight = Válassz harclapot.
prison-prompt-name = A Telepatád gondolatot olvas: válaszd ki a lapot, amelyet a másik fél kijátszik.
prison-prompt-wait = A rabok lépnek.
prison-prompt-over = A játék véget ért.

## Miért nem

prison-refuse-first-starters = Most nem: előbb válaszd ki a négy kezdőt.
prison-refuse-first-hide = Most nem: előbb rakd ki minden korongodat lefordítva a termekre.
prison-refuse-first-put = Most nem: előbb tedd a korongot az új terem egy mezőjére.
prison-refuse-first-card = Most nem: előbb játssz ki egy akciólapot.
prison-refuse-first-act = Most nem: senki sem megy és senki sem harcol; válassz akciót.
prison-refuse-first-move = Most nem: előbb fejezd be a megkezdett mozgást.
prison-refuse-first-choose = Most nem: előbb válaszd ki, hová kerül a korong.
prison-refuse-first-name = Most nem: előbb válaszd ki a lapot, amelyet a másik fél kijátszik.
prison-refuse-first-fight = Most nem: előbb válassz harclapot.
prison-refuse-nobody = Nincs ilyen alak a játékban.
prison-refuse-not-yours = Ez az alak nem a tiéd, vagy nincs a kazamatában.
prison-refuse-wounded = A sebesültek nem cselekedhetnek.
prison-refuse-healed = Akit ebben a körben gyógyítottak, az már nem tesz benne semmit.
prison-refuse-ap =
    { $needed ->
        [one] Ez { $needed } akciópontba kerül; neked { $left } van.
       *[other] Ez { $needed } akciópontba kerül; neked { $left } van.
    }
prison-refuse-first-reveal = A játék legelső akciója a vonalad előtti két terem egyikét fedi fel.
prison-refuse-picked = Ez az alak már ki van választva, vagy nincs ilyen.
prison-refuse-no-card = Nincs ilyen lapod: { $value }.
prison-refuse-ascending = Elsőre az akciólapok sorban jönnek: most a { $value } következik.
prison-refuse-weakest = E Telepata előtt a leggyengébb harclapodat kell kijátszanod, a +0 nem számít.
prison-refuse-not-shown = Ezt a lapot nem fordították fel: +{ $value }.
prison-refuse-not-valid = Oda nem kerülhet a korong: válassz biztonságos, üres mezőt.
prison-refuse-open-already = Ott nincs zárt terem.
prison-refuse-not-beside-room = Onnan nem lehet felfedni a termet: állj mellé, akadály nélkül a te oldaladon.
prison-refuse-no-gear = Csak forgatóműről: ez a terem vagy a felfedett párja forgatható.
prison-refuse-one-quarter = Egy terem egyszerre negyedet fordul.
prison-refuse-against-arrow = A nyíllal szemben csak Mekanork forgat termet.
prison-refuse-gear-locked = E pár forgatóművén Bádogos Al áll: csak Mekanorkok forgathatják.
prison-refuse-no-enemy = Csak a kazamatában lévő ellenség támadható.
prison-refuse-hurt-already = Akit ebben a körben megsebesítettek, az benne nem támadható újra.
prison-refuse-out-of-reach = Ezzel a támadással az az ellenség nem érhető el.
prison-refuse-no-jumps = Nincs több ugráslapod.
prison-refuse-no-landing = Két mezőt lehet ugrani, egyenesen vagy sarkosan, olyan mezőre, ahol meg lehet állni.
prison-refuse-no-cleric = Csak Gyógyító gyógyít.
prison-refuse-no-wounded = Közvetlenül mellette nincs sebesülted.
prison-refuse-end-crowded = Egy mezőn legfeljebb két korong fér el: egy ép alak, és egy tárgy vagy saját sebesült.
prison-refuse-no-key = A rács az Orgyilkosé, vagy azé, akinél kulcs van.
prison-refuse-no-portcullis = Azon az oldalon nincs rács.
prison-refuse-gate-barred = Ott Kapus Gorm áll: ez a rács úgy marad, ahogy van.
prison-refuse-no-colossus = Rácsot csak Kolosszus tör.
prison-refuse-no-wand = A tűzgolyóhoz pálcás Varázsló kell.
prison-refuse-nobody-in-line = Abban az irányban nincs kit eltalálni.
prison-refuse-no-banshee = Csak Lidérc sikolt.
prison-refuse-no-sight = A Lidérc nem látja azt az alakot egyenes vonalban.
prison-refuse-no-room-behind = Mögötte nincs szabad mező, ahová lökni lehetne.
prison-refuse-tired = Elfogytak a mozgáspontok: állj meg itt.
prison-refuse-no-side = Négy irány van: észak, kelet, dél és nyugat.
prison-refuse-no-end = Onnan a mozgás sehol sem érhetne véget.
prison-refuse-walled = Fal, zárt rács, lőrés vagy felfedetlen terem van az útban.
prison-refuse-enemy = Ép ellenség áll az útban.
prison-refuse-pit = Verem van az útban, és nincs kötél.
prison-refuse-end-occupied = Más mezőjén nem lehet megállni.
prison-refuse-end-pit = Vermen kötél nélkül nem lehet megállni.
prison-refuse-nothing-here = Itt nincs mit felvenni.
prison-refuse-empty-hands = Nincs mit letenni vagy átadni.
prison-refuse-no-friend = Ezen a mezőn nincs társ, akinek át lehetne adni.
prison-refuse-handled = Minden mezőn csak egyszer cserélhet gazdát valami.
prison-refuse-not-to-hide = Ez a korong nem azok közül való, amelyeket még ki kell raknod.
prison-refuse-no-room = Nincs ilyen terem.
prison-refuse-room-full =
    { $most ->
        [one] Egy termen legfeljebb { $most } korong lehet.
       *[other] Egy termen legfeljebb { $most } korong lehet.
    }
prison-refuse-not-free = A korong az új terem egy biztonságos, üres mezőjére kerül.
prison-refuse-step-by-step = Amíg senki sem játszott 4-est, egy lap csak eggyel lehet nagyobb az eddigi legnagyobbnál: most legfeljebb { $value }.
prison-refuse-no-such-card = Ilyen lap nem nevezhető meg: +{ $value }. Nevezz meg egyet +1 és +6 között.
prison-refuse-named = A Telepata a te +{ $value } lapodat nevezte meg: ki kell játszanod.

## Hogyan ért véget

prison-over-won = Győztél: a kazamata mögötted van.
prison-over-lost = Vesztettél: a kazamata megtartja a rabjait.
prison-over-five = Öt pont: a párbaj eldőlt.
prison-over-nobody = Az egyik félnek senkije sem maradt: a párbaj eldőlt.
prison-over-turns = Elfogytak a körök: a több pont győz.
prison-over-draw = Döntetlen: senki sem vezet.

## Mi történik

prison-event-picked = A startvonalra, { $square }, áll: { $figure }.
prison-event-first =
    { $side ->
        [0] A sorsolás szerint Sárga kezd.
       *[1] A sorsolás szerint Kék kezd.
    }
prison-event-stood =
    { $side ->
        [0] Egy sárga korong lefordítva áll a vonalon.
       *[1] Egy kék korong lefordítva áll a vonalon.
    }
prison-event-hid = Lefordítva egy teremre: { $number }.
prison-event-covered =
    { $side ->
        [0] Egy sárga korong lefordítva fekszik egy termen.
       *[1] Egy kék korong lefordítva fekszik egy termen.
    }
prison-event-uncovered = A kezdőket felfordítják.
prison-event-found =
    { $side ->
        [0] A teremben: { $number }. A mezőt Sárga választja.
       *[1] A teremben: { $number }. A mezőt Kék választja.
    }
prison-event-named =
    { $side ->
        [0] Sárga Telepatája ezt nevezi meg: +{ $value }.
       *[1] Kék Telepatája ezt nevezi meg: +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Sárga harclapja lefordítva fekszik.
       *[1] Kék harclapja lefordítva fekszik.
    }
prison-event-dealt = A zsákba kerülnek: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Sárga kijátszik egy lapot: { $value } akciópont.
           *[other] Sárga kijátszik egy lapot: { $value } akciópont.
        }
       *[1] { $value ->
            [one] Kék kijátszik egy lapot: { $value } akciópont.
           *[other] Kék kijátszik egy lapot: { $value } akciópont.
        }
    }
prison-event-walked = { $figure } megy: { $start } – { $end }.
prison-event-jumped = { $figure } ugrik: { $start } – { $end }.
prison-event-took = { $figure } felvesz valamit: { $thing }.
prison-event-dropped = { $figure } letesz valamit: { $thing }.
prison-event-gave = { $figure } átadja, amit visz; most nála van: { $to }.
prison-event-opened =
    { $by ->
        [-1] Egy terem magától kinyílik.
       *[other] { $by } felfed egy termet.
    }
prison-event-drew = A zsákból: { $number }.
prison-event-diced = A teleportkockák: sor { $red }, oszlop { $white }.
prison-event-placed = { $number } ide kerül: { $square }.
prison-event-vanished = Két hatos: { $number } kiesik a játékból.
prison-event-rotated =
    { $quarters ->
        [1] { $by } negyedet fordít egy termen az óramutató járása szerint.
        [2] { $by } felet fordít egy termen.
       *[3] { $by } negyedet fordít egy termen az óramutató járásával szemben.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } és { $target } harca: lapok { $cards }, összesen { $totals }. Döntetlen: nem történik semmi.
        [0] { $attacker } és { $target } harca: lapok { $cards }, összesen { $totals }. Sárga győz.
       *[1] { $attacker } és { $target } harca: lapok { $cards }, összesen { $totals }. Kék győz.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } íjjal lő. Célpont: { $target }.
        [spear] { $attacker } lándzsával döf. Célpont: { $target }. A harcban: { $fighters }.
       *[close] { $attacker } támad. Célpont: { $target }. A harcban: { $fighters }.
    }
prison-event-wounded = { $figure } megsebesül.
prison-event-died = { $figure } meghal.
prison-event-fell = { $figure } verembe zuhan.
prison-event-lost = Veremben vész el: { $thing }.
prison-event-broke = { $figure } végleg átjárót tör.
prison-event-gated =
    { $open ->
        [yes] { $figure } kinyit egy rácsot.
       *[no] { $figure } becsuk egy rácsot.
    }
prison-event-healed = { $figure } gyógyít. Újra talpon: { $target }.
prison-event-pushed = { $figure } sikolt, és { $target } elrepül: { $start } – { $end }.
prison-event-burnt = { $figure } tűzgolyót lő: { $target } elég.
prison-event-left = { $figure } elhagyja a kazamatát.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } pont Sárgának ({ $clause }).
           *[other] { $points } pont Sárgának ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } pont Kéknek ({ $clause }).
           *[other] { $points } pont Kéknek ({ $clause }).
        }
    }
prison-event-arrived = Erősítés jön: { $figure }.
prison-event-looked = A Főmágus egy zárt teremre néz.
prison-event-turned = A Nem-Játékos felfordítja: { $values }.
prison-event-rowed =
    { $row ->
        [0] A Nem-Játékos köre: még nincs itt senki.
       *[other] A Nem-Játékos köre, ebben a sorrendben: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Sárga köre véget ért.
       *[1] Kék köre véget ért.
    }
prison-event-over =
    { $winner ->
        [-1] A játék véget ért, { $points }: döntetlen.
        [0] A játék véget ért, { $points }: Sárga győzött.
       *[1] A játék véget ért, { $points }: Kék győzött.
    }
prison-event-activated = { $figure } végignézi a lapja céljait.
prison-event-rested = { $figure } végzett.
prison-event-tied = A kocka { $ties } egyforma út közül választ.
prison-event-thought = { $figure } dönt: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] A forgatókocka: egy negyed, az óramutató járása szerint.
        [2] A forgatókocka: két negyed, az óramutató járása szerint.
        [3] A forgatókocka: három negyed, az óramutató járása szerint.
        [-1] A forgatókocka: egy negyed, az óramutató járásával szemben.
        [-2] A forgatókocka: két negyed, az óramutató járásával szemben.
       *[-3] A forgatókocka: három negyed, az óramutató járásával szemben.
    }

## Tanácsok

prison-hint-move = Innen a túlsó vonalig nagyjából { $ap } AP: egy megszerezhető pont.
prison-hint-step = Onnan a túlsó vonalig nagyjából { $ap } AP.
prison-hint-out = Ez a lépés kivezet, és aki kint van, az egy pont.
prison-hint-fight = Ez a lap az esetek { $wins } %-ában nyer és { $loses } %-ában veszít.
prison-hint-reveal = Zárt termen senki sem jut át, és benne talán társak várnak.
prison-hint-turn = Így fordítva a terem oda vezet, ahová akarod, vagy kizárja a többieket.
prison-hint-attack = Az esélyek melletted szólnak: egy sebesült ellenség fél pont.
prison-hint-jump = Az ugrás megspórolja a kerülőt.
prison-hint-heal = Meggyógyítva a következő körben újra járhat és harcolhat.
prison-hint-portcullis = A rács valakinek az útjában van.
prison-hint-break = E rács nélkül az út végleg szabad.
prison-hint-fire = Az első abban a vonalban eltűnik, és ez egy pont.
prison-hint-scream = Ahová lököd, ott rosszabbul áll.
prison-hint-pass = Semmi más nem javít a helyzeten.
prison-hint-pick-up = Ez hasznos lesz.
prison-hint-drop = A kéz másra kell.
prison-hint-give = Más jobban hasznát veszi.
prison-hint-stop = Jó mező a megálláshoz.
prison-hint-pick = Jó vele kezdeni: a gyorsak futnak, a lassúak talán útközben kerülnek elő.
prison-hint-card = A most látható legjobb körhöz ennyi akciópont kell.
prison-hint-name = Ezek közül a leggyengébb a legjobb neked.
prison-hint-choose = Ott használ neked a legtöbbet, vagy árt a legkevesebbet.

## A rabok és tulajdonságaik

prison-npc-curious-lissandra = Kíváncsi Lissandra
prison-npc-jen = Jen
prison-npc-magpie-nika = Szarka Nika
prison-npc-lockpick-rada = Álkulcs Rada
prison-npc-rick-wave = Hullám Rick
prison-npc-wailing-marta = Sirató Márta
prison-npc-siren-ulla = Szirén Ulla
prison-npc-thunder-gleb = Mennydörgő Gleb
prison-npc-father-kind = Jóságos Atya
prison-npc-father-junk = Lomtáras Atya
prison-npc-sister-thimble = Gyűszű Nővér
prison-npc-brother-lantern = Lámpás Testvér
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Kapus Gorm
prison-npc-tinker-al = Bádogos Al
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Visszás Bram
prison-npc-serpico = Serpico
prison-npc-slissken = Kígyó Slissken
prison-npc-silent-ashka = Csendes Aska
prison-npc-stubborn-coil = Makacs Gyűrű
prison-npc-weakling-ed = Gyenge Ed
prison-npc-xant = Xant
prison-npc-foggy-bertram = Ködös Bertram
prison-npc-doubting-toma = Kételkedő Toma
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Szórakozott Odo
prison-npc-lady-frost = Dér Úrnő

prison-trait-alarm-bell = Ha egy aktiválásban a második termét fedi fel, azonnal jön egy erősítés.
prison-trait-lone-knife = A társas harcért járó +2 akkor is jár neki, ha egy az egy ellen támad.
prison-trait-pickpocket = Ha üres kézzel fejezi be a mozgását, egy mellette álló ép ellenségtől, ha semmi sincs köztük, elveszi a listáján legelöl álló tárgyat.
prison-trait-own-key = Bármely cél felé menet 1-1 AP-ért nyitja a rácsokat, mintha kulcs volna nála.
prison-trait-breaker-push = Ha közvetlenül a célpontja mögött rács, fal vagy lőrés van, a lökése végleg áttöri; a célpont átrepül rajta és megsebesül.
prison-trait-cheap-push = A lökése 2 helyett 1 AP-ba kerül.
prison-trait-pull = A sikolya nem ellöki a célpontot, hanem egy mezővel egyenesen maga felé húzza.
prison-trait-long-push = A lökése 3 AP, és a célpont egyenesen repül, amíg fal, rács, lőrés vagy alak meg nem állítja, vagy kötél nélküli verem el nem nyeli.
prison-trait-quick-recovery = Akit meggyógyít, annak lapja újra egyenesen áll, és ebben a fordulóban még sorra kerülhet.
prison-trait-picks-on-weak = Csak olyan ellenséget támad, akinek saját ereje kisebb az övénél; aki még beszállna a harcba, nem számít.
prison-trait-heal-at-sight = Minden sebesült társát meggyógyítja, akit lát, akkor is, ha nem mellette fekszik.
prison-trait-alms = A játékban minden harmadik gyógyítása 1 pont az NJ-nek.
prison-trait-breaker-points = A játékban minden harmadik rács, amelyet betör, 1 pont az NJ-nek.
prison-trait-crowd-fury = Csoportos harcban az NJ minden ellenséges harcosért az első után 1-et hozzáad.
prison-trait-long-stride = 1 AP-ért 2 helyett akár 3 mezőt megy.
prison-trait-bars-the-gate = Amíg ép, a játékos nem nyithat és nem zárhat rácsot az ő mezőjének szélén.
prison-trait-gear-lock = Amíg forgatóművön áll, azt a terempárt csak Mekanorkok forgathatják, bármelyik félé, és a többi NJK „terem forgatása” célja nem számol a forgatóműveivel.
prison-trait-double-turn = Forgatáskor előbb arra a teremre dob, amelyben áll, majd, ha maradt AP, még egyszer a párjára, mindig a dobott irányban.
prison-trait-born-on-gear = Kocka nélkül a terme forgatóművén jelenik meg, vagy kockával, ha ott korong fekszik.
prison-trait-gear-and-reverse = Kocka nélkül a terme forgatóművén jelenik meg, vagy kockával, ha ott korong fekszik, és minden termet a nyilával szemben forgat.
prison-trait-errands = Amíg sebesültet visz, az 1. célja, hogy átadja egy ép baráti Gyógyítónak; amíg a tűzgolyópálcát viszi, hogy átadja egy ép baráti Varázslónak.
prison-trait-lays-out-loot = Ha termet fed fel, a tárgyak kocka nélkül azokra az érvényes mezőkre kerülnek, amelyeket a maradék AP-jával leghamarabb elér, vagy ha egyet sem ér el, a legközelebbiekre.
prison-trait-slips-past = Átmehet ép ellenségeken, de ott sosem állhat meg.
prison-trait-acts-wounded = Sebesülten is sorra kerül, egyetlen célja a Gyülekezés 3, és a listája élén a Gyógyítók állnak.
prison-trait-weakest-card = Közelharcban egy az egy ellen a játékosnak a legalacsonyabb harclapját kell kijátszania; a +0 nem számít, kivéve, ha csak az van.
prison-trait-two-cards = Közelharcban egy az egy ellen az NJ két harclapot fordít fel, a nagyobbat játssza ki, és mindkettőt eldobja.
prison-trait-blind-card = Közelharcban egy az egy ellen a játékos harclapját vakon húzzák a kezéből.
prison-trait-second-thought = Közelharcban egy az egy ellen, ha az NJ lapja veszítene, azt eldobják, és egyszer a következőt játsszák ki helyette.
prison-trait-feared-fire = Akit tűzgolyóval öl meg, az 1 helyett 2 pont az NJ-nek.
prison-trait-any-shield = Bármilyen tárgyat visz, az neki nagy pajzsnak is számít.
prison-trait-wanders = Mielőtt a céljait megnézi, egyszer dobnak a termére a teleportkockákkal; ha hatos nélkül érvényes mezőt mutatnak, oda kerül.
prison-trait-chill = A játékos alakja, ha mellette kezdi a mozgását, amíg ő ép és semmi sincs köztük, 2 mozgásponttal kevesebbet kap, de legalább 1-et.
