# A börtön szavakban. A neveket sosem ragozzuk: a mondat köréjük épül. A változókról lásd az en.ftl fájlt.

prison-name = A börtön
prison-tagline = Vezesd át nyolc emberedet egy forgó kazamatán, olyan rabok ellenében, akiknek mind megvan a maguk terve.
prison-source = Forrásunk az egyszemélyes szabálykönyv. A 32 rabból 17-et nevez meg, és 192 céljukból 14-et mond el akciópontokkal; a kártyák többi része a mi rekonstrukciónk, és jelölve van.

## Lehetőségek

prison-option-game = Játék
prison-option-game-solo = Egyedül
prison-option-game-solo-hint = Te a kazamata rabjai ellen, akik a lapjaik szerint cselekszenek.
prison-option-game-duel = Párbaj
prison-option-game-duel-hint = Két játékos, mindkettőnek ugyanaz a nyolc alakja, rejtett felállás.
prison-option-level = Kazamata
prison-option-level-hint = Mennyi erősítést hívnak a lapok.
prison-option-level-white = Fehér
prison-option-level-white-hint = A miénk, kezdetnek: két rab, és senkit sem hívnak.
prison-option-level-pink = Rózsaszín
prison-option-level-pink-hint = A szabálykönyv legkönnyebbje: kevés erősítés jön.
prison-option-level-yellow = Sárga
prison-option-level-yellow-hint = Könnyű.
prison-option-level-green = Zöld
prison-option-level-green-hint = Közepes.
prison-option-level-blue = Kék
prison-option-level-blue-hint = Keményebb.
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
prison-side-np = Kazamata

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
prison-prompt-opens = Kinyílik egy terem: nézd, mi jön ki belőle.
prison-prompt-turns = Felfordulnak a harclapok.
prison-prompt-chance = A véletlen dönt.
prison-prompt-wait = A másik fél lép.
prison-prompt-over = A játék véget ért.

## A lépések szóban, mint egy gombon, és több lépés címe

prison-way =
    { $side ->
        [0] észak
        [1] kelet
        [2] dél
       *[3] nyugat
    }
prison-action-pick = A vonalon kezd: { $figure }
prison-action-hide = Lefordítva, { $room }: { $token }
prison-action-put = Ide teszem, { $square }: { $token }
prison-action-play-card = Lap kijátszása: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: egy lépés, { prison-way }
prison-action-pick-up = { prison-board-pick-up }: { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure }: { prison-board-verb-reveal } – { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure }: { prison-board-turn-clockwise }
       *[3] { $figure }: { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure }: { prison-board-verb-jump } – { $square }
prison-action-heal = { $figure }: { prison-board-verb-heal } – { $target }
prison-action-portcullis = { $figure }: { prison-board-verb-gate } – { prison-way }
prison-action-break = { $figure }: { prison-board-verb-break } – { prison-way }
prison-action-fire = { $figure }: { prison-board-verb-fire } – { prison-way }
prison-action-scream = { $figure }: { prison-board-verb-scream } – { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = A másik fél lapja: +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Felfedve: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Kocka választ az egyforma utak közül: { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where }: { $what }

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
prison-refuse-ascending = Elsőre az akciólapok sorban jönnek: most ez következik: { $value }.
prison-refuse-weakest = Ezzel a Telepatával szemben a leggyengébb harclapodat kell kijátszanod, a +0 nem számít.
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

## Mivel lehet nyerni

prison-purpose-five = Elsőként öt pont: vidd ki a tieidet a túloldalon, vagy győzd le az ellenséget. Te { $mine } : { $theirs }
prison-purpose-five-watched = Elsőként öt pont: kivinni a sajátokat vagy legyőzni az ellenséget. { $mine } : { $theirs }

## Hogyan ért véget

prison-over-won = Győztél: a kazamata mögötted van.
prison-over-lost = Vesztettél: a kazamata megtartja a rabjait.
prison-over-late = Hatvan kör, és nincs öt pont: a kazamata megtartja a rabjait.
prison-over-five = Öt pont: a párbaj eldőlt.
prison-over-nobody = Az egyik félnek senkije sem maradt: a párbaj eldőlt.
prison-over-turns = Elfogytak a körök: a több pont győz.
prison-over-draw = Döntetlen: senki sem vezet.

## Mi történik

prison-event-picked = A kezdővonalra, { $square }, áll: { $figure }.
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
        [2] { $attacker } és { $target } harca: lapok { $cards }, összesen { $totals }. A kazamata nyeri a harcot.
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
        [2] { $points ->
            [one] { $points } pont a kazamatának ({ $clause }).
           *[other] { $points } pont a kazamatának ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } pont Kéknek ({ $clause }).
           *[other] { $points } pont Kéknek ({ $clause }).
        }
    }
prison-event-arrived = Erősítés jön: { $figure }.
prison-event-looked = A Főmágus egy zárt teremre néz.
prison-event-turned = A kazamata felfordítja: { $values }.
prison-event-rowed =
    { $row ->
        [0] A kazamata köre: még nincs itt senki.
       *[other] A kazamata köre, ebben a sorrendben: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Sárga köre véget ért.
        [2] A kazamata köre véget ért.
       *[1] Kék köre véget ért.
    }
prison-event-over =
    { $winner ->
        [-1] A játék véget ért, { $points }: döntetlen.
        [0] A játék véget ért, { $points }: Sárga győzött.
        [2] A játék véget ért, { $points }: a kazamata győzött.
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

prison-hint-step = Közelebb a túlsó vonal: nagyjából { $ap } AP { $from } helyett.
prison-hint-out = Ez a lépés kivezet, és aki kint van, az egy pont.
prison-hint-strike = Ehhez az ütéshez nem kell lap: biztos.
prison-hint-opens = { $who }: a túlsó vonalig így nagyjából { $ap } AP { $from } helyett.
prison-hint-beside = Onnan elérhető: { $who }.
prison-hint-fight = Ez a lap az esetek { $wins } %-ában nyer és { $loses } %-ában veszít.
prison-hint-reveal = Zárt termen senki sem jut át. Társak, akik bent várhatnak: { $hidden }.
prison-hint-turn = Így fordítva a terem oda vezet, ahová akarod, vagy kizárja a többieket.
prison-hint-attack = A +{ $value } lappal { $wins } % a győzelem, { $loses } % a vereség. Egy sebesült ellenség fél pont.
prison-hint-jump = Az ugrás megspórolja a kerülőt.
prison-hint-heal = A következő körben újra járhat és harcolhat: { $who }.
prison-hint-portcullis = A rács valakinek az útjában van.
prison-hint-break = E rács nélkül az út végleg szabad.
prison-hint-fire = Az első abban a vonalban eltűnik, és ez egy pont.
prison-hint-scream = Ahová lököd, ott rosszabbul áll.
prison-hint-pass = Semmi más nem javít a helyzeten.
prison-hint-pick-up = Ez hasznos lesz: { $what }.
prison-hint-drop = A kéz másra kell.
prison-hint-give = Más jobban hasznát veszi.
prison-hint-stop = Jó mező a megálláshoz.
prison-hint-pick = Jó kezdésnek: sebesség { $speed }, erő { $strength }.
prison-hint-hide = Abban a teremben hasznos neked a leginkább, vagy az ellenfélnek a legkevésbé.
prison-hint-put = Ezen a mezőn hasznos neked a leginkább, vagy az ellenfélnek a legkevésbé.
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
prison-npc-contrary-bram = Dacos Bram
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
prison-trait-shakes-loose = Akit meglök, az elejti a terhét azon a mezőn, amelyet elhagy.
prison-trait-pull = A sikolya nem ellöki a célpontot, hanem egy mezővel egyenesen maga felé húzza.
prison-trait-long-push = A lökésétől a célpont egyenesen repül, amíg fal, rács, lőrés vagy alak meg nem állítja, vagy kötél nélküli verem el nem nyeli.
prison-trait-quick-recovery = Akit meggyógyít, annak lapja újra egyenesen áll, és ebben a fordulóban még sorra kerülhet.
prison-trait-picks-on-weak = Csak olyan ellenséget támad, akinek saját ereje kisebb az övénél; aki még beszállna a harcba, nem számít.
prison-trait-heal-at-sight = Minden sebesült társát meggyógyítja, akit lát, akkor is, ha nem mellette fekszik.
prison-trait-alms = A játékban minden harmadik gyógyítása 1 pont a kazamatának.
prison-trait-breaker-points = A játékban minden harmadik rács, amelyet betör, 1 pont a kazamatának.
prison-trait-crowd-fury = Csoportos harcban a kazamata az első után minden ellenséges harcosért 1-et hozzáad.
prison-trait-long-stride = 1 AP-ért 2 helyett akár 3 mezőt megy.
prison-trait-bars-the-gate = Amíg ép, a játékos nem nyithat és nem zárhat rácsot az ő mezőjének szélén.
prison-trait-gear-lock = Amíg forgatóművön áll, azt a terempárt csak Mekanorkok forgathatják, bármelyik félé, és a többi rab „terem forgatása” célja nem számol a forgatóműveivel.
prison-trait-double-turn = Forgatáskor előbb arra a teremre dob, amelyben áll, majd, ha maradt AP, még egyszer a párjára, mindig a dobott irányban.
prison-trait-born-on-gear = Kocka nélkül a terme forgatóművén jelenik meg, vagy kockával, ha ott korong fekszik.
prison-trait-gear-and-reverse = Kocka nélkül a terme forgatóművén jelenik meg, vagy kockával, ha ott korong fekszik, és minden termet a nyilával szemben forgat.
prison-trait-errands = Amíg sebesültet visz, az 1. célja, hogy átadja egy ép baráti Gyógyítónak; amíg a tűzgolyópálcát viszi, hogy átadja egy ép baráti Varázslónak.
prison-trait-lays-out-loot = Ha termet fed fel, a tárgyak kocka nélkül azokra az érvényes mezőkre kerülnek, amelyeket a maradék AP-jával leghamarabb elér, vagy ha egyet sem ér el, a legközelebbiekre.
prison-trait-slips-past = Átmehet ép ellenségeken, de ott sosem állhat meg.
prison-trait-acts-wounded = Sebesülten is sorra kerül, egyetlen célja a Gyülekezés 3, és a listája élén a Gyógyítók állnak.
prison-trait-weakest-card = Közelharcban egy az egy ellen a játékosnak a legalacsonyabb harclapját kell kijátszania; a +0 nem számít, kivéve, ha csak az van.
prison-trait-two-cards = Közelharcban egy az egy ellen a kazamata két harclapot fordít fel, a nagyobbat játssza ki, és mindkettőt eldobja.
prison-trait-blind-card = Közelharcban egy az egy ellen a játékos harclapját vakon húzzák a kezéből.
prison-trait-second-thought = Közelharcban egy az egy ellen, ha a kazamata lapja veszítene, azt eldobják, és egyszer a következőt játsszák ki helyette.
prison-trait-feared-fire = Akit tűzgolyóval öl meg, az 1 helyett 2 pont a kazamatának.
prison-trait-any-shield = Bármilyen tárgyat visz, az neki nagy pajzsnak is számít.
prison-trait-wanders = Mielőtt a céljait megnézi, egyszer dobnak a termére a teleportkockákkal; ha hatos nélkül érvényes mezőt mutatnak, oda kerül.
prison-trait-chill = A játékos alakja, ha mellette kezdi a mozgását, amíg ő ép és semmi sincs köztük, 2 mozgásponttal kevesebbet kap, de legalább 1-et.

## A tábla körül: lapok, harcok, állás

prison-ui-somebody = valaki
prison-ui-sided =
    { $side ->
        [0] { $name } (sárga)
       *[1] { $name } (kék)
    }
prison-ui-room = { $place }. terem

# A rabok sora
prison-ui-npcs = Rabok a kazamatában
prison-ui-no-npcs = Még nincs rab a kazamatában.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = most cselekszik
prison-ui-standing-next = ő következik
prison-ui-standing-upright = ebben a fordulóban még sorra kerül
prison-ui-standing-turned = már sorra került
prison-ui-standing-waiting = a következő fordulóra vár
prison-ui-next = aztán
prison-ui-build = Sebesség { $speed }, erő { $strength }
prison-ui-stands = Itt áll: { $square }
prison-ui-is-wounded = Sebesült
prison-ui-carries = Nála van: { $what }
prison-ui-known = az egyszemélyes szabálykönyvből
prison-ui-ours = a mi rekonstrukciónk
prison-ui-card-known = Ezt a rabot az egyszemélyes szabálykönyv nevezi meg.
prison-ui-card-ours = Ezt a rabot mi találtuk ki.
prison-ui-goals = Célok, az elsőtől
prison-ui-main = fő cél
prison-ui-ap = { $ap } AP
prison-ui-classes = Osztályok, a legfelsőtől
prison-ui-objects = Tárgyak, a legfelsőtől
prison-ui-why = Miért ezt tette?
prison-ui-no-decision = Az események között nincs döntése.

# Lapok
prison-ui-hand = A lapjaid
prison-ui-actions = Akciólapok
prison-ui-card-now = most kijátszható
prison-ui-card-later = most nem
prison-ui-card-played = kijátszva
prison-ui-ap-left =
    { $ap ->
        [one] Még { $ap } akciópont
       *[other] Még { $ap } akciópont
    }
prison-ui-jumps =
    { $jumps ->
        [one] Még { $jumps } ugrás
       *[other] Még { $jumps } ugrás
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } harclap
       *[other] { $cards } harclap
    }
prison-ui-decks = Harclapok
prison-ui-own-fights = A kezed
prison-ui-own-spent = Általad kijátszott
prison-ui-np-fights = A kazamata paklija
prison-ui-np-spent = Az ő dobott lapjai
prison-ui-other-fights = A másik fél keze
prison-ui-other-spent = A másik fél által kijátszott
prison-ui-icons = A szinted drágaköve egy lapon erősítést hoz. A +0 lapod visszatér a kezedbe.
prison-ui-face-action =
    { $value ->
        [one] { $value } akció
       *[other] { $value } akció
    }
prison-ui-face-jump = Ugrás
prison-ui-face-fight = Harclap +{ $value }
prison-ui-face-np = Az ő harclapja +{ $value }
prison-ui-calls = erősítést hoz ezen a szinten: { $level }
prison-ui-eye = a szem kinyit egy termet

# Egy harc
prison-ui-fight-close = { $attacker } támad: { $target }
prison-ui-fight-bow = { $attacker } lő: { $target }
prison-ui-fight-spear = { $attacker } lándzsával döf: { $target }
# $side: 0 a sárga, 1 a kék, 2 az egyedüli játék kazamatája.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Sárga támad
           *[defence] Sárga védekezik
        }
        [1] { $role ->
            [attack] Kék támad
           *[defence] Kék védekezik
        }
       *[2] { $role ->
            [attack] A kazamata támad
           *[defence] A kazamata védekezik
        }
    }
prison-ui-brings = Erő { $strength }, bónusz { $bonus }
prison-ui-total = Összeg: { $total }
prison-ui-choose-card = Válassz harclapot
prison-ui-pick-theirs = A Telepatád három lapot lát: melyiket kelljen kijátszani?
prison-ui-name-theirs = A Telepatád megnevezi a lapot, amelyet a másiknak ki kell játszania
prison-ui-named = A Telepata ezt nevezi meg: +{ $value }. Akinél van, kijátssza.
prison-ui-wait-card = A lapod lefordítva fekszik. A másik fél választ.
prison-ui-cards-turn = Felfordulnak a lapok…
prison-ui-fight-result =
    { $winner ->
        [-1] Döntetlen: nem történik semmi
        [0] Sárga nyeri a harcot
        [1] Kék nyeri a harcot
       *[2] A kazamata nyeri a harcot
    }
prison-ui-fold = Nézd meg a táblát
prison-ui-unfold = Vissza a harchoz

# Hogy állunk
prison-ui-points = { $points } pont, kell { $most }
prison-ui-turn = { $turn }. kör, legfeljebb { $most }
prison-ui-level = Kazamata: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Még { $cards } erősítés jöhet
       *[other] Még { $cards } erősítés jöhet
    }
prison-ui-sight-on = A Főmágus figyel
prison-ui-sight-off = A Főmágus tekintete nélkül
prison-ui-closed-rooms =
    { $rooms ->
        [0] Minden terem nyitva van
        [one] { $rooms } terem zárva van
       *[other] { $rooms } terem zárva van
    }
prison-ui-is-closed = zárva
prison-ui-is-open = nyitva
prison-ui-bag = A zsákban
prison-ui-bag-empty = A zsák üres.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Ez nehéz volt: próbálj egy könnyebb kazamatát.
prison-ui-advice-higher = Ez könnyű volt: próbálj egy nehezebb kazamatát.
prison-ui-advice-same = Legközelebb maradj ezen a szinten.

## Miért teszi a rab, amit tesz

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: { $needed } AP kell, van { $ap } → igen
prison-trace-dear = { $rank }. { $goal }: { $needed } AP kell, van { $ap } → nem
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: nincs zárt terem → kimarad
        [break] { $rank }. { $goal }: nem maradt rács → kimarad
        [open] { $rank }. { $goal }: nincs zárt rács → kimarad
        [heal] { $rank }. { $goal }: nincs sebesült társ → kimarad
        [combat] { $rank }. { $goal }: nincs ellenség → kimarad
        [push] { $rank }. { $goal }: nincs ellenség → kimarad
        [rotate] { $rank }. { $goal }: nincs forgatómű → kimarad
        [regroup] { $rank }. { $goal }: nincs társ → kimarad
       *[take] { $rank }. { $goal }: nincs semmi, amit akarna → kimarad
    }
prison-trace-no-way = { $rank }. { $goal }: nem vezet oda út, van { $ap } AP → nem
prison-trace-beside = { $rank }. { $goal }: már ilyen osztály mellett áll → nem
prison-trace-load = { $rank }. { $goal }: nincs jobb annál, amit visz → nem
prison-trace-hurt = { $rank }. { $goal }: ebben a körben sebesült, újra nem támadható → nem
prison-trace-strong = { $rank }. { $goal }: senki sem gyengébb → nem
prison-trace-locked = { $rank }. { $goal }: az a forgatómű le van zárva → nem
prison-trace-again = Valamit felvett: újra az elejéről, maradt { $ap } AP.
prison-trace-on = Folytatja a célját, { $goal }: maradt { $ap } AP.
prison-trace-goal = Tehát: { $goal }, ára { $needed } ({ $ap } AP-ból).
prison-trace-near = Nem érhető el: a lehető legközelebb, { $goal }, ára { $needed } ({ $ap } AP-ból).
prison-trace-to-go = Hátravan: előbb { $before } AP, { $from } mező; utána { $after } AP, { $to } mező.
prison-trace-straight = Hátravan sorokban és oszlopokban: előbb { $from }, utána { $to }.
prison-trace-as-if-b = Úgy számolva, mintha ott senki sem állna.
prison-trace-as-if-c = Úgy számolva, mintha ott senki sem állna, és a rácsok nyitva volnának.
prison-trace-as-if-d = Úgy számolva, mintha ott senki sem állna, és a zárt termek, rácsok és lőrések nyitva volnának.
prison-trace-others = Ez is elérhető: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about }, { $needed } AP
       *[other] { $about }, { $rank }. a listáján, { $needed } AP
    }
prison-trace-rest = Nem tesz többet.
prison-trace-by-list =
    { $rank ->
        [0] A Gyógyító mindenki előtt áll: a legfelső elérhető.
       *[other] A lista { $rank }. helyén áll: a legfelső elérhető.
    }
prison-trace-by-ap = A legkevesebb AP-ba kerülő út.
prison-trace-by-squares = Egyforma AP: a legkevesebb mezőből álló út.
prison-trace-by-die =
    { $ties ->
        [2] Két egyforma út: a kocka dönt.
       *[other] { $ties } egyforma út: a kocka dönt.
    }

## A táblán

prison-board-map = A kazamata
prison-board-deeds = Amit ez az alak tehet
prison-board-you = Te
prison-board-dungeon = Kazamata
prison-board-points = { $name }: { $points } pont, kell { $most }

# Két betű az alak jelvényére.
prison-board-mark-backstabber = Or
prison-board-mark-banshee = Li
prison-board-mark-cleric = Gy
prison-board-mark-colossus = Ko
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = Va

prison-board-power-backstabber = Rácsot nyit és zár; +2 csoportos harcban társ mellett.
prison-board-power-banshee = A sikolya egy mezővel ellöki, akit csak lát.
prison-board-power-cleric = Meggyógyít egy mellette lévő sebesült társat.
prison-board-power-colossus = Végleg betöri a rácsokat.
prison-board-power-mekanork = Forgatóművön a pár bármelyik termét bármelyik irányba forgatja.
prison-board-power-naga = Átjár a lőréseken.
prison-board-power-telepath = Egy az egy ellen megmondja, melyik lapot játssza az ellenség.
prison-board-power-wizard = Vermek és ellenségek fölött lebeg; csak ő használja a pálcát.

prison-board-starters =
    { $left ->
        [one] Válassz még { $left } alakot a vonalra
       *[other] Válassz { $left } alakot a vonalra
    }
prison-board-suggest = Jó kezdés: { $who }.
prison-board-take =
    { $count ->
        [one] Őt választom
       *[other] Ezt a { $count } alakot
    }
prison-board-lay = Lefordítva kirakandó korongok

# A mezők nevei annak, aki hallgatja: mi van ott.
prison-board-of-yellow = { $name }, sárga
prison-board-of-blue = { $name }, kék
prison-board-of-dungeon = { $name }, rab
prison-board-wounded = sebesült
prison-board-line-yellow = sárga vonal
prison-board-line-blue = kék vonal
prison-board-closed = zárt terem
prison-board-closed-room = { $place }. zárt terem
prison-board-pit = verem
prison-board-gear = forgatómű
prison-board-gate-shut = zárt rács
prison-board-gate-open = nyitott rács
prison-board-gate-broken = betört rács
prison-board-walk-here =
    { $ap ->
        [0] Menj ide.
        [one] Menj ide { $ap } akciópontért.
       *[other] Menj ide { $ap } akciópontért.
    }
prison-board-do-move = Menj.
prison-board-do-reveal = Fedd fel ezt a termet.
prison-board-do-hide = Tedd ide a korongot lefordítva.
prison-board-do-turn = Forgasd el ezt a termet.
prison-board-do-attack = Támadj.
prison-board-do-jump = Ugorj ide.
prison-board-do-heal = Gyógyíts.
prison-board-do-gate = Nyisd vagy zárd a rácsot.
prison-board-do-break = Törd be a rácsot.
prison-board-do-fire = Égesd el a pálcával.
prison-board-do-scream = Lökd el sikollyal.
prison-board-turn-clockwise = A(z) { $room } terem forgatása az óramutató járása szerint
prison-board-turn-counter = A(z) { $room } terem forgatása az óramutató járásával szemben

prison-board-verb-move = Menj
prison-board-verb-reveal = Fedj fel termet
prison-board-verb-turn = Forgass termet
prison-board-verb-attack = Támadás
prison-board-verb-jump = Ugrás
prison-board-verb-heal = Gyógyítás
prison-board-verb-gate = Rács
prison-board-verb-break = Törés
prison-board-verb-fire = Tűz
prison-board-verb-scream = Sikoly
prison-board-pick-up = Vedd fel
prison-board-pick-up-wounded = Vedd fel a sebesültet
prison-board-drop = Tedd le: { $what }
prison-board-give = Csere: { $to }
prison-board-stop = Állj meg itt
prison-board-pass = Kör vége
prison-board-hurry = Előretekerés

prison-board-first = Fedd fel a vonalad előtti két terem egyikét: válaszd ki.
prison-board-select = Válaszd egyik alakodat, vagy fejezd be a kört.
prison-board-selected = { $name }: válaszd ki, hová menjen vagy kit üssön, vagy válassz tettet.
prison-board-where = { $deed }: válaszd, ami világít.
prison-board-moving =
    { $points ->
        [0] { $name } nem mehet tovább: állj meg itt.
        [one] { $name } megy: még { $points } mező.
       *[other] { $name } megy: még { $points } mező.
    }
prison-board-choose = Hatos! Te választasz mezőt neki: { $name }.
prison-board-put = Válassz mezőt neki: { $name }.
prison-board-hide = Válassz korongot, aztán válassz egy zárt termet.
prison-board-no-way = Az akciópontjaiddal nem vezet oda út.
prison-board-dice = Kockák: sor { $red }, oszlop { $white }
prison-board-spin = Forgatókocka: { $quarters }

prison-key-drop = Útközben: letesz
prison-key-give = Útközben: cserél

## Figures

prison-figure-wall = A fal mindenkit megállít.
prison-figure-bars = A zárt rács is.
prison-figure-slit = Lőrésen senki sem megy át.
prison-figure-naga-slit = A Naga viszont igen.
prison-figure-open-bars = Az Orgyilkos nyitja és zárja a rácsokat.
prison-figure-break-bars = A Kolosszus végleg betöri őket.
prison-figure-jump-pit = Az ugrás két mező egyenesen, verem fölött is.
prison-figure-jump-corner = Vagy sarkon fordulva.
prison-figure-jump-wall = Falon át nem.
prison-figure-pit = Kötél nélkül senki nem léphet veremre.
prison-figure-turn = A forgatóműről a terem negyedet fordul, a nyíl felé.
prison-figure-turn-back = A nyíllal szemben csak a Mekanork fordítja.
prison-figure-sight = Egyenes vonalban semmi sincs köztük: látja.
prison-figure-no-sight = A zárt rács eltakarja a kilátást.
prison-figure-slit-shot = A lőrés melletti mezőről át lehet látni és lőni.
prison-figure-reveal = Aki zárt terem mellett áll, kinyithatja.
prison-figure-no-reveal = Ha fal van közte, nem.
prison-figure-ed-fights = Ed első céljai nem mennek; a Gyógyítót eléri, hát harcol.
prison-figure-ed-walks = Öt pontból egyik cél sem jön ki: a kijárat felé megy.
prison-figure-ed-bars = Bezárva a lehető legközelebb megy: a rácshoz.
prison-figure-hur-ban = Hur-Ban a lista elsőjével harcol, majd a következővel, és továbbmegy.
prison-figure-lissandra = Lissandra kinyitja a legközelebbi termet, útközben íjat vesz fel, majd nyitja a következőt.
prison-figure-teleport = Ami a terembe kerül, oda jut, ahová a két kocka mondja.
prison-figure-al = Al a listája első társához megy, útközben felveszi a lándzsát.
prison-figure-serpico = Serpico a sebesült Xantot a Gyógyítóhoz viszi, elveszi a pálcát, és kimegy.
prison-figure-artos = Artos két rácsot betör, és a harmadikhoz megy.
prison-figure-ley-vite = Egy pont a forgatóműig; a kocka hármat mond, kettővel fordít.
prison-figure-maldon = Maldon áthalad Serpicón és elveszi a pálcát: nála előrébb áll.
prison-figure-set-up = Nyolc zárt terem, hosszában négy, széltében kettő, a két vonal között.

## Feladványok

prison-puzzle-points = Legyen a pontszámod { $points } a maradék akciópontokkal, bármilyen lap fordul is fel.
prison-puzzle-points-missed = Vége a körnek. Pontjaid: { $scored } / { $points }
prison-puzzle-safe = Éld túl a kazamata körét: senki sem sebesül meg, és nem szerez pontot.
prison-puzzle-safe-missed = A kazamata lecsapott. Sebesültjeid: { $hurt }, pontjai: { $theirs }

## A vég, részletesen

prison-account-out = { $name } kijutott
prison-account-struck = Legyőzve: { $name }
prison-account-fell = Verembe esett: { $name }
prison-account-their-out = A kazamata: { $name } kijutott
prison-account-their-struck = A kazamata: elesett { $name }
prison-account-their-fell = A kazamata: verembe esett { $name }
prison-account-their-trait = A kazamata: { $name }, tulajdonságáért

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = verekedős
prison-bot-brawler-hint = Inkább harcol, mint hogy kerüljön.
prison-bot-explorer = felfedező
prison-bot-explorer-hint = Több termet nyit ki és forgat el, mint mások.
