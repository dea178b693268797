# Urfin szavakban. A mezőket és jelentésüket az en.ftl írja le.

urfin-name = Urfin
urfin-tagline = Tapogassátok ki a tornyokat a zsákban, építsétek fel őket, mielőtt lepereg a homok, és együtt mentsétek meg Smaragdvárost.

## Darabok

urfin-kind-base1 = 1-es alap
urfin-kind-base2 = 2-es alap
urfin-kind-roof1 = 1-es tető
urfin-kind-roof2 = 2-es tető
urfin-kind-roof3 = 3-as tető
urfin-kind-wall = fal

urfin-colour-green = zöld
urfin-colour-light = világoszöld
urfin-colour-yellow = sárga

urfin-part =
    { $part ->
        [0] zöld 1-es alap
        [1] világoszöld 1-es alap
        [2] sárga 1-es alap
        [3] zöld 2-es alap
        [4] világoszöld 2-es alap
        [5] sárga 2-es alap
        [6] zöld 1-es tető
        [7] világoszöld 1-es tető
        [8] sárga 1-es tető
        [9] zöld 2-es tető
        [10] világoszöld 2-es tető
        [11] sárga 2-es tető
        [12] zöld 3-as tető
        [13] világoszöld 3-as tető
        [14] sárga 3-as tető
        [15] zöld fal
        [16] világoszöld fal
        [17] sárga fal
       *[other] egy darab
    }

urfin-aim =
    { $at ->
        [base] alapot
        [roof] tetőt
       *[wall] falat
    }

## Beállítások

urfin-option-game = Játék
urfin-option-game-basic = Alapjáték
urfin-option-game-basic-hint = Minden katona három mezőt lép egy fordulóban.
urfin-option-game-adult = Felnőtteknek
urfin-option-game-adult-hint = A katonákat kocka mozgatja, jönnek a 3-as tetők, és idővel egyes színek tilosak.
urfin-option-bag = Zsák
urfin-option-bag-touch = Tapintással
urfin-option-bag-touch-hint = Tapogasd végig a darabot az ujjbegyeddel, aztán vedd el, vagy engedd el.
urfin-option-bag-blind = Vakon
urfin-option-bag-blind-hint = Amelyik darab először kézbe akad, azt húzod.
urfin-option-sand = Homokóra
urfin-option-sand-hint = Húzásra és építésre együtt.
urfin-option-sand-60 = 60 másodperc
urfin-option-sand-30 = 30 másodperc
urfin-option-sand-90 = 90 másodperc
urfin-option-sand-120 = 2 perc
urfin-option-sand-180 = 3 perc
urfin-option-sand-off = Homok nélkül
urfin-option-sand-off-hint = Ráértek.
urfin-option-signposts = A katonák indulnak
urfin-option-signposts-hint = Csak az alapjátékban.
urfin-option-signposts-12 = 12 mezőre a palotától
urfin-option-signposts-15 = 15 mezőre a palotától
urfin-option-signposts-18 = 18 mezőre a palotától
urfin-option-steady_hands = Kezek
urfin-option-steady_hands-on = Biztosak
urfin-option-steady_hands-on-hint = Semmi sem borul fel.
urfin-option-steady_hands-off = Igaziak
urfin-option-steady_hands-off-hint = A mezője közepétől túl messze elengedett darab leesik, és tornyot is ledönthet.
urfin-option-slow_breaking = Rombolás
urfin-option-slow_breaking-off = Rombol és továbbmegy
urfin-option-slow_breaking-off-hint = Aki nekiment, lépésveszteség nélkül rombolja le.
urfin-option-slow_breaking-on = Csak rombol
urfin-option-slow_breaking-on-hint = A rombolás mindig az egész mozgást elviszi.
urfin-option-trial = Próbatorony
urfin-option-trial-off = Nem
urfin-option-trial-on = Igen
urfin-option-trial-on-hint = Az első forduló előtt, homok és katonák nélkül.
urfin-option-map = Térkép
urfin-option-map-emerald = Smaragdváros
urfin-option-map-emerald-hint = Tíz út, hat híd.
urfin-option-map-meadow = A rét
urfin-option-map-meadow-hint = Kisebb térkép gyors játékhoz.
urfin-option-puzzle = Feladvány
urfin-option-puzzle-off = Nincs

## Mit kérdezünk

urfin-prompt-ready = { $turn }. forduló. { $soldiers } katona van úton. Egyezzetek meg, ki mit keres, és kezdjétek el.
urfin-prompt-trial = Próbaképp: egyezzetek meg, ki mit keres, húzzatok, és építsetek egy tornyot. Még senki sem menetel.
urfin-prompt-wait-ready = Várunk, míg mindenki készen áll. Még hiányzik: { $missing }.
urfin-prompt-reach = Nyúlj a zsákba, és végy ki { $due } darabot.
urfin-prompt-grope = A kezed kotorászik a zsákban.
urfin-prompt-feel = Tapogasd végig a darabot. Vedd el, vagy engedd el, és keress másikat. Még { $left } darab jár.
urfin-prompt-wait-draw = A kezed már kint van. Az építés akkor kezdődik, ha minden kéz kint van.
urfin-prompt-build =
    { $left ->
        [0] Nincs kint darab. Nyomd meg: „Kész vagyok”.
       *[other] Építs! { $left } darab van kint.
    }
urfin-prompt-place = Hová kerüljön: { urfin-part }?
urfin-prompt-wait-build = Kész vagy. Még építenek: { $missing }.
urfin-prompt-march =
    Dobunk { $road ->
        [1] az
        [5] az
       *[other] a
    } { $road }. út katonájának.
urfin-prompt-over = A játéknak vége.

## A lépések szóban, mint egy gombon, és több lépés címe

urfin-action-aim = Keresek: { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Megtapintom: { urfin-ui-cell }
urfin-action-touch-here = Itt tapintom meg
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Elengedem, másikat keresek
urfin-action-grab = Elveszem építeni: { urfin-part }
urfin-action-put-back = Visszateszem: { urfin-part }
urfin-action-put = Leteszem, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Ide teszem
urfin-action-put-turned = Leteszem, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Ide teszem, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Egy kéz a zsákban rátalál egy darabra.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Tapintás
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Letevés
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Miért nem

urfin-refuse-not-now =
    { $stage ->
        [ready] Most nem: előbb mindenki felkészül.
        [draw] Most nem: éppen húzunk.
        [build] Most nem: éppen építünk.
       *[march] Most nem: menetelnek a katonák.
    }
urfin-refuse-ready-already = Már mondtad, hogy készen állsz.
urfin-refuse-same-aim = Már most is { urfin-aim } keresel.
urfin-refuse-many-aims = Ebben a fordulóban már { $most } alkalommal gondoltad meg magad; elég volt.
urfin-refuse-hand-out = A kezed ebben a fordulóban már járt a zsákban. Nincs második próba.
urfin-refuse-nothing-due = Ebben a fordulóban nincs mit húznod.
urfin-refuse-groping = A kezedbe még nem akadt darab.
urfin-refuse-reached = A kezed már a zsákban van.
urfin-refuse-not-in-bag = Előbb nyúlj a zsákba.
urfin-refuse-no-spot = A darabot { $side }-szer { $side } ponton lehet kitapintani.
urfin-refuse-felt = Ezt a pontot már kitapintottad.
urfin-refuse-many-lets = Már { $most } darabot elengedtél; ezt vedd el.
urfin-refuse-done-already = Már mondtad, hogy kész vagy.
urfin-refuse-nothing-grabbed = Előbb fogj meg egyet a kint lévő darabok közül.
urfin-refuse-no-part = Ilyen darab nincs.
urfin-refuse-hand-full = Már fogsz egy darabot: { urfin-part }.
urfin-refuse-not-open = Ez a darab nincs kint: { urfin-part }.
urfin-refuse-grabbed = Valaki gyorsabb volt: { urfin-part }.
urfin-refuse-many-grabs = Ebben a fordulóban már { $most } alkalommal nyúltál darabért; a többit hagyd másokra.
urfin-refuse-no-cell = Ilyen mező nincs a térképen.
urfin-refuse-palace = A palotában sosem építünk.
urfin-refuse-river = A folyóban nem építünk.
urfin-refuse-soldier =
    Ott áll { $road ->
        [1] az
        [5] az
       *[other] a
    } { $road }. út katonája.
urfin-refuse-wall-there = Ott fal áll.
urfin-refuse-tower-there = Ott torony áll.
urfin-refuse-base-there = Ott alap fekszik, tetőre vár.
urfin-refuse-no-base = Tető csak alapra kerülhet.
urfin-refuse-city = A városban nem állhat torony, amíg egy katona át nem kel egy hídon.
urfin-refuse-axis = A 3-as tető két irányba lő: válaszd az északot és a délt, vagy a keletet és a nyugatot.
urfin-refuse-no-axis = Csak a 3-as tetőt fordítjuk.

## Mivel lehet nyerni

urfin-purpose-home = Küldjetek haza minden katonát, egy se jusson a palotába. Katonák: { $soldiers }, lépés a palotáig: { $steps }
urfin-purpose-puzzle = Küldjetek haza minden katonát időben. Katonák: { $soldiers }, forduló: { $turn } / { $turns }

## Hogyan ért véget

urfin-over-won = Nem maradt katona: Smaragdváros megmenekült.
urfin-over-held = Hatvan forduló, és senki a palotában: Smaragdváros kitartott.
urfin-over-lost = Fakatona a palotában: Smaragdvárosban Urfin uralkodik.
urfin-over-resigned = A csapat feladta: Smaragdvárosban Urfin uralkodik.
urfin-over-solved = Megoldva: egyetlen katona sem maradt.
urfin-over-unsolved = Nincs megoldva: maradtak katonák. Próbáld újra!

## Mi történik

urfin-event-began =
    { $turn ->
        [0] Próbatorony, mielőtt a játék elkezdődik.
       *[other] { $turn }. forduló. { $left } katona van úton.
    }
urfin-event-intends =
    { $you ->
        [yes] Most { urfin-aim } keresel.
       *[no] { $player } { urfin-aim } keres.
    }
urfin-event-readied =
    { $you ->
        [yes] Készen állsz.
       *[no] { $player } készen áll.
    }
urfin-event-turned =
    { $seconds ->
        [0] Kezeket a zsákba!
       *[other] Megfordult a homokóra: { $seconds } másodperc. Kezeket a zsákba!
    }
urfin-event-reached =
    { $you ->
        [yes] A kezed a zsákban van.
       *[no] { $player } a zsákba nyúl.
    }
urfin-event-met =
    { $you ->
        [yes] Darab akad a kezedbe.
       *[no] { $player } talál valamit.
    }
urfin-event-touched =
    { $you ->
        [yes] Magasság: { $height }.
       *[no] { $player } tapogat egy darabot.
    }
urfin-event-kept =
    { $you ->
        [yes] Elveszed: { $taken } / { $due }.
       *[no] { $player } elvesz egy darabot: { $taken } / { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Elengeded.
       *[no] { $player } elenged egy darabot.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] A kezed kint van, üres.
           *[other] A kezed kint van, benne { $parts } darab.
        }
       *[no] { $parts ->
            [0] { $player } üres kezet húz ki.
           *[other] { $player } kihúzza a kezét, benne { $parts } darab.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Nálad van: { urfin-part }.
       *[no] { $player } húzta: { urfin-part }.
    }
urfin-event-banned = { $parts } darabbal már nem szabad építeni: kikerül a játékból.
urfin-event-building =
    { $parts ->
        [0] Minden kéz kint van. Nincs miből építeni.
       *[other] Minden kéz kint van: építsetek! { $parts } darab van kint.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Megfogod: { urfin-part }.
       *[no] { $player } megfogja: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Visszateszed: { urfin-part }.
       *[no] { $player } visszateszi: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Leteszed, { $column }. oszlop, { $row }. sor: { urfin-part }.
       *[no] { $player } leteszi, { $column }. oszlop, { $row }. sor: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Befejeztél egy tornyot!
       *[no] { $player } befejezett egy tornyot!
    }
urfin-event-toppled = Ledőlt! { $parts } darab visszakerül a zsákba.
urfin-event-finished =
    { $you ->
        [yes] Kész vagy.
       *[no] { $player } elkészült.
    }
urfin-event-sand = Lepergett a homok!
urfin-event-returned = { $parts } darab nem épült be, és visszakerül a zsákba.
urfin-event-tried = A próbatorony lekerül a tábláról. Most kezdődik a játék.
urfin-event-thrown =
    { $road ->
        [1] Az
        [5] Az
       *[other] A
    } { $road }. út katonája: { $pips }.
urfin-event-walked =
    { $road ->
        [1] Az
        [5] Az
       *[other] A
    } { $road }. út katonája továbbmegy.
urfin-event-bumped =
    { $road ->
        [1] Az
        [5] Az
       *[other] A
    } { $road }. út katonája beveri a fejét, és megáll gondolkodni.
urfin-event-broke =
    { $stands ->
        [yes] { $road ->
                [1] Az
                [5] Az
               *[other] A
            } { $road }. út katonája áll, és lerombolja, ami előtte van.
       *[no] { $road ->
                [1] Az
                [5] Az
               *[other] A
            } { $road }. út katonája lerombolja, ami előtte van.
    }
urfin-event-tore =
    { $road ->
        [1] Az
        [5] Az
       *[other] A
    } { $road }. út katonája menet közben ledönt egy tornyot.
urfin-event-crossed =
    { $road ->
        [1] Az
        [5] Az
       *[other] A
    } { $road }. út katonája átkelt a hídon! A következő fordulótól a városban is állhat torony.
urfin-event-limited =
    { $limit ->
        [1] { $road ->
                [1] Az
                [5] Az
               *[other] A
            } { $road }. út katonája a folyónál van: világoszöldet már nem szabad építeni.
       *[2] { $road ->
                [1] Az
                [5] Az
               *[other] A
            } { $road }. út katonája a városban van: már csak zöldet szabad építeni.
    }
urfin-event-shot =
    { $road ->
        [1] Az
        [5] Az
       *[other] A
    } { $road }. út katonáját eltalálták: megszelídül, és hazamegy.
urfin-event-entered =
    { $road ->
        [1] Az
        [5] Az
       *[other] A
    } { $road }. út katonája a palotában van!
urfin-event-over = A játéknak vége.

## Tanácsok

urfin-hint-aim =
    { $at ->
        [base] A csapatnak még hiányzik egy alap.
        [roof] A csapatnak még hiányzik egy tető.
       *[wall] A tornyokról már gondoskodtatok: jól jönne egy fal.
    }
urfin-hint-ready = Mindenben megegyeztetek.
urfin-hint-home =
    { $count ->
        [1] Hazamegy ez a katona: { $soldiers }.
       *[other] Hazamennek ezek a katonák: { $soldiers }.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Feltartja ezt a katonát: { $soldiers }.
       *[other] Feltartja ezeket a katonákat: { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Ritkábban jut át ez a katona: { $soldiers }.
       *[other] Ritkábban jutnak át ezek a katonák: { $soldiers }.
    }
urfin-hint-watch = Most egy katona sem jön arra, de a torony vigyázza az utakat.
urfin-hint-roof = Utána rá kerül: { urfin-part }.
urfin-hint-first = Ez jön előbb: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Egy alapot tapogatsz ki.
        [roof] Egy tetőt tapogatsz ki.
       *[wall] Egy falat tapogatsz ki.
    }
urfin-hint-touch =
    { $at ->
        [base] Eddig alap: 100-ból { $percent }.
        [roof] Eddig tető: 100-ból { $percent }.
       *[wall] Eddig fal: 100-ból { $percent }.
    }
urfin-hint-take =
    { $at ->
        [base] Ez alap: 100-ból { $percent }.
        [roof] Ez tető: 100-ból { $percent }.
       *[wall] Ez fal: 100-ból { $percent }.
    }
urfin-hint-let-go =
    { $at ->
        [base] Aligha alap: 100-ból { $percent }.
        [roof] Aligha tető: 100-ból { $percent }.
       *[wall] Aligha fal: 100-ból { $percent }.
    }
urfin-hint-part = Hasznát veszitek: { urfin-part }.
urfin-hint-put-back = Most nincs jó hely neki.
urfin-hint-done =
    { $parts ->
        [0] Minden áll.
       *[other] Ami maradt, senkit sem állít meg: vissza vele a zsákba ({ $parts }).
    }

# the bag

urfin-ui-bag-title = A kezed a zsákban van
urfin-ui-bag-title-of = A zsákban: { $number }. kéz ({ $of } közül)
urfin-ui-bag-due = Elvéve: { $taken } / { $due }.
urfin-ui-bag-trial = Próba: ezek a darabok visszakerülnek.
urfin-ui-bag-felt = Fadarab az ujjbegyed alatt
urfin-ui-bag-keys = A nyilak mozgatják az ujjbegyet, és tapintanak. Az Enter újra elmondja, mi van itt.
urfin-ui-bag-stroke = Simítsd végig a filcet az ujjaddal
urfin-ui-bag-edge = A zsák széle.
urfin-ui-bag-met = { $number }. darab az ujjaid alatt.
urfin-ui-bag-take = Elveszem
urfin-ui-bag-let-go = Elengedem (még { $left })
urfin-ui-bag-guide = Mi lehet ez? Elfordítva is feküdhet.
urfin-ui-bag-taken = Elvéve, ahogy kitapintottad:
urfin-ui-bag-agreed = Ki mit keres
urfin-ui-bag-hand =
    { $state ->
        [waiting] a kéz vár
        [in] a kéz a zsákban
        [out] a kéz kint van
       *[none] most nincs kéz
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = { $column }. oszlop, { $row }. sor.
urfin-ui-felt-height =
    { $height ->
        [nothing] Itt nincs semmi
        [low] Alacsony
        [middling] Közepes
        [high] Magas
       *[top] Nagyon magas
    }
urfin-ui-felt-flat = { $height }, sík.
urfin-ui-felt-slope = { $height }, { $slope } lejt.
urfin-ui-felt-steep = { $height }, { $slope } meredeken lejt.
urfin-ui-felt-way =
    { $way ->
        [right] jobbra
        [down-right] jobbra lefelé
        [down] az alsó szél felé
        [down-left] balra lefelé
        [left] balra
        [up-left] balra felfelé
        [up] a felső szél felé
       *[up-right] jobbra felfelé
    }
urfin-ui-shape =
    { $kind ->
        [0] 1-es alap
        [1] 2-es alap
        [2] 1-es tető
        [3] 2-es tető
        [4] 3-as tető
       *[5] Fal
    }
urfin-ui-shape-about =
    { $kind ->
        [0] 1-es alap: széles és lapos, nyolc sarokkal és megemelt peremmel.
        [1] 2-es alap: lapos kereszt megemelt peremmel; a sarkaiban semmi.
        [2] 1-es tető: gúla, mind a négy oldalán alacsony, középen magas.
        [3] 2-es tető: nyolcágú csillag, középen magas.
        [4] 3-as tető: gerinc széltől szélig, csak két oldalra lejt.
       *[5] Fal: középen átfutó gerenda pártázattal, két oldalán semmi.
    }

# the board

urfin-ui-map = A Smaragdváros körüli vidék
urfin-ui-team = A csapat
urfin-ui-tray = Kint lévő darabok
# Betűk a kis darabon: legfeljebb két jel, a szám marad.
urfin-ui-mark =
    { $kind ->
        [base-1] A1
        [base-2] A2
        [roof-1] T1
        [roof-2] T2
        [roof-3] T3
       *[wall] F
    }
urfin-ui-part-mine = { $part }, a kezedben
urfin-ui-part-held = { $part }, nála: { $player }
urfin-ui-tower = torony: { $base } és { $roof }
urfin-ui-bare = { $base } tető nélkül
urfin-ui-axis =
    { $axis ->
        [ns] északra és délre néz
       *[ew] keletre és nyugatra néz
    }
urfin-ui-soldier = { $road }. katona
urfin-ui-soldier-bumped = { $road }. katona, beverte a fejét
urfin-ui-cell = { $column }. oszlop, { $row }. sor
urfin-ui-ground =
    { $ground ->
        [land] föld
        [bridge] híd
        [city] város
        [river] folyó
       *[palace] palota
    }
urfin-ui-road = út: { $roads }

# what the hands can do
urfin-ui-do-pick = Válassz egy darabot, aztán egy mezőt; vagy húzd oda.
urfin-ui-do-place = Válaszd a mezőt, ahová kerüljön.
urfin-ui-do-roof = Válaszd az alapot, amelyet befedjen.
urfin-ui-do-roof-3 = Válassz egy alapot; a tetőt az R vagy a gomb fordítja.
urfin-ui-do-base-first = Egy alap sem vár tetőre. Előbb tégy le egy alapot.
urfin-ui-do-nowhere = Most nincs hely neki.
urfin-ui-do-confirm = Válaszd újra, és odakerül.
urfin-ui-do-done = Minden felépült. Nyomd meg: „Kész vagyok”.
urfin-ui-put = Ide teszem
urfin-ui-elsewhere = Máshová
urfin-ui-turn-roof =
    { $axis ->
        [ns] Tető fordítása; most északra és délre néz
       *[ew] Tető fordítása; most keletre és nyugatra néz
    }
urfin-ui-done = Kész vagyok
urfin-ui-ready = Homokórát fordítok
urfin-ui-ready-calm = Készen állok
urfin-ui-reach = Benyúlok a zsákba

# what somebody goes for
urfin-ui-wishes = Mit keresel?
urfin-ui-wish =
    { $at ->
        [base] Alapot
        [roof] Tetőt
       *[wall] Falat
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Ebben a fordulóban elégszer meggondoltad magad.
       *[other] Még { $left } alkalommal meggondolhatod magad.
    }
urfin-ui-goes =
    { $at ->
        [base] Alapot keresek!
        [roof] Tetőt keresek!
       *[wall] Falat keresek!
    }
urfin-ui-hand-ready = készen áll
urfin-ui-hand-waiting = mindjárt benyúl
urfin-ui-hand-in = keze a zsákban: { $taken } / { $due }
urfin-ui-hand-out = keze kint van
urfin-ui-hand-building = épít
urfin-ui-hand-done = kész

# how it stands
urfin-ui-turn =
    { $turn ->
        [0] Próbatorony
       *[other] { $turn }. forduló
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Próbatorony
       *[other] { $turn }. forduló (legfeljebb { $last })
    }
urfin-ui-left = Hátralévő katonák: { $soldiers }
urfin-ui-in-bag = Darabok a zsákban: { $parts }
urfin-ui-out = Játékon kívüli darabok: { $parts }
urfin-ui-standing = Áll: torony { $towers }, fal { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Bármiből szabad építeni.
        [1] Világoszöld többé nem.
       *[2] Mostantól csak zöld.
    }
urfin-ui-city-open = A városban állhat torony.
urfin-ui-city-shut = A városban még nem állhat torony.
urfin-ui-soldiers = Katona
urfin-ui-to-palace = Mező a palotáig
urfin-ui-gone = megszelídült
urfin-ui-throws = E menet dobásai
urfin-ui-threw = { $road }. katona dobása: { $pips }

# what is foreseen; $roads are soldiers, with odds in the adult game: "3, 7 (50 %)"
urfin-ui-foreseen = { $cells } mezőt fed le, ebben a fordulóban senkit sem talál el.
urfin-ui-foreseen-hits = { $cells } mezőt fed le. Ebben a fordulóban eltalálja: { $roads }.

# what happens
urfin-ui-build = Építsetek!
urfin-ui-recap = Mi történt
urfin-ui-recap-returned = Vissza a zsákba: { $parts }
urfin-ui-recap-banned = Ki a játékból: { $parts }
urfin-ui-recap-toppled = Ledőlt: { $parts }
urfin-ui-recap-broke = { $road }. katona lerombolja: { $parts }
urfin-ui-next-turn = Következő forduló:
urfin-ui-coming = A következő forduló darabjai: { $parts }
urfin-ui-won = Smaragdváros biztonságban van!
urfin-ui-lost = Smaragdváros elesett
urfin-ui-look = Nézd meg a térképet

## Miért nem jó egy térkép

urfin-map-cell = mező { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] szárazföld
        [river] folyó
        [bridge] híd
        [city] város
       *[palace] palota
    }
urfin-map-before =
    { $before ->
        [land] szárazföld
        [river] folyó
        [bridge] híd
        [city] város
       *[palace] palota
    }
urfin-map-long = a térkép hosszabb, mint { $kilobytes } kB
urfin-map-name-twice = sor { $line }: a térképnek már van neve
urfin-map-no-name = hiányzik a `name …` sor
urfin-map-name = sor { $line }: a név legfeljebb { $most } látható jel
urfin-map-no-grid = nincsenek mezők rajzolva
urfin-map-rows = sor { $line }: több mint { $most } mezősor
urfin-map-torn = sor { $line }: a mezősorok nem egymás után állnak
urfin-map-wide = sor { $line }: { $cells } mező egy sorban, legfeljebb { $most } lehet
urfin-map-sign = sor { $line }, { urfin-map-cell }: { $sign } nincs a jelek között: { $known }
urfin-map-row = sor { $line }: { $cells } mező egy sorban, az elsőben { $width } van
urfin-map-roads = sor { $line }: több mint { $most } út
urfin-map-road-form = sor { $line }: egy utat így kell írni: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = sor { $line }: út { $road }, pedig itt a(z) { $due }. út következik
urfin-map-road-off = sor { $line }: út { $road } lemegy a térképről, { urfin-map-cell }
urfin-map-road-long = sor { $line }: út { $road } hosszabb, mint ahány mező a térképen van
urfin-map-step = sor { $line }: út { $road }: { $step } nem lépés; N, E, S vagy W, aztán hányszor
urfin-map-edge = sor { $line }, { urfin-map-cell }: { urfin-map-ground } a térkép szélén
urfin-map-beside = sor { $line }, { urfin-map-cell }: egymás mellett áll: { urfin-map-before } és { urfin-map-ground }
urfin-map-no-palace = a térképen nincs palota
urfin-map-palaces = sor { $line }, { urfin-map-cell }: második palota
urfin-map-bridges = { $bridges } híd van, { $least }–{ $most } kell
urfin-map-start = sor { $line }: út { $road } nem a térkép szélén kezdődik: { urfin-map-cell }
urfin-map-twice = sor { $line }: út { $road } kétszer megy ugyanoda: { urfin-map-cell }
urfin-map-strays = sor { $line }: út { $road }: előbb { urfin-map-before }, aztán { urfin-map-ground }, így nem lehet; { urfin-map-cell }
urfin-map-begins = sor { $line }: út { $road } nem szárazföldön kezdődik: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = sor { $line }: út { $road } nem a palotában ér véget: { urfin-map-cell }
urfin-map-short = sor { $line }: út { $road }: { $cells } szárazföldi mező van a híd előtt; { $zone } kell az 1. zónában és { $shore } a parton
urfin-map-near = sor { $line }: út { $road }: { $steps } lépés hosszú, a távoli útjelző { $away } lépésre van a palotától
urfin-map-no-roads = a térképen nincsenek utak
urfin-map-clockwise = sor { $line }: út { $road }, { urfin-map-cell }: nem az óramutató járása szerint következik a(z) { $other }. út után
urfin-map-parts = sor { $line }: út { $road } találkozik a(z) { $other }. úttal, aztán elválik tőle: { urfin-map-cell }
urfin-map-signpost = sor { $line }: út { $road }, útjelző { $away }: { urfin-map-cell } nem a folyón kívül van
urfin-map-signposts = sor { $line }: út { $road }, útjelző { $away }: { urfin-map-cell } már a(z) { $other }. úté
urfin-map-idle = sor { $line }, { urfin-map-cell }: ezen a hídon nem megy át út
urfin-map-unknown = nincs { $name } térkép; van: { $known }

## Figures

urfin-figure-base-1 = Az 1-es alap a körülötte lévő nyolc mezőt éri.
urfin-figure-base-2 = A 2-es alap a mellette lévő négy mezőt éri.
urfin-figure-roof-1 = Az 1-es tető a pontosan kettőre lévő négy mezőt is éri.
urfin-figure-roof-2 = A 2-es tető az átlós négyet is éri.
urfin-figure-roof-3 = A 3-as tető csak a függőleges oldalain lő, kettőre.
urfin-figure-roof-3-turned = Elfordítva a másik irányba lő.
urfin-figure-tower = Előbb alap, aztán rá tető: ez a torony.
urfin-figure-no-base = Tető csak alapra kerülhet.
urfin-figure-shared-cell = Fal és torony sosem áll egy mezőn.
urfin-figure-on-a-soldier = Ahol katona áll, oda nem lehet építeni.
urfin-figure-on-the-road = Az útra szabad építeni: a katonának le kell rombolnia.
urfin-figure-tower-in-the-city = Nincs torony a városban, míg egy katona át nem ért egy hídon.
urfin-figure-wall-in-the-city = Fal kezdettől állhat ott.
urfin-figure-in-the-palace = A palotában nem lehet építeni.
urfin-figure-in-the-river = A folyóban nem lehet építeni.
urfin-figure-shot = Az egyik katona a torony lőmezőjén áll meg, őt eléri; a másikat nem.
urfin-figure-bump = Maradt lépése, de a falnak ütközik és megáll.
urfin-figure-break = Következő mozgásakor lerombolja a falat, és megy három mezőt.
urfin-figure-stand = Ütközés nélkül ért ide: most csak a falat rombolja.
urfin-figure-signposts = Kezdéskor minden útjelzőnél egy katona áll.

## Puzzles

urfin-puzzle-saved = Építs úgy, hogy minden katona időben hazamenjen.
urfin-puzzle-saved-missed = Még menetelő katonák: { $soldiers }

## A vég, részletesen

urfin-account-friends = Megszelídült katonák: { $count }
urfin-account-marching = Még menetelő katonák: { $count }
urfin-account-built = Felhúzott tornyok és falak: { $count }
urfin-account-stands = Még áll: { $count }
urfin-account-fell = A katonák lerombolták: { $count }
urfin-account-entered = A palotába a(z) { $count }. úton

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = felderítő
urfin-bot-scout-hint = Messze kint, az utakon várja a katonákat.
urfin-bot-guard = őr
urfin-bot-guard-hint = A palota közelében épít.
