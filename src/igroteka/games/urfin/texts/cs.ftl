# Urfin slovy. Pole a jejich význam popisuje en.ftl.

urfin-name = Urfin
urfin-tagline = Nahmatejte věže v pytli, postavte je, než se přesype písek, a společně zachraňte Smaragdové město.

## Díly

urfin-kind-base1 = základna 1
urfin-kind-base2 = základna 2
urfin-kind-roof1 = střecha 1
urfin-kind-roof2 = střecha 2
urfin-kind-roof3 = střecha 3
urfin-kind-wall = hradba

urfin-colour-green = zelená
urfin-colour-light = světle zelená
urfin-colour-yellow = žlutá

urfin-part =
    { $part ->
        [0] zelená základna 1
        [1] světle zelená základna 1
        [2] žlutá základna 1
        [3] zelená základna 2
        [4] světle zelená základna 2
        [5] žlutá základna 2
        [6] zelená střecha 1
        [7] světle zelená střecha 1
        [8] žlutá střecha 1
        [9] zelená střecha 2
        [10] světle zelená střecha 2
        [11] žlutá střecha 2
        [12] zelená střecha 3
        [13] světle zelená střecha 3
        [14] žlutá střecha 3
        [15] zelená hradba
        [16] světle zelená hradba
        [17] žlutá hradba
       *[other] díl
    }

urfin-aim =
    { $at ->
        [base] základnu
        [roof] střechu
       *[wall] hradbu
    }

## Volby

urfin-option-game = Hra
urfin-option-game-basic = Základní
urfin-option-game-basic-hint = Každý voják ujde za kolo tři políčka.
urfin-option-game-adult = Pro dospělé
urfin-option-game-adult-hint = Kroky vojáků určuje kostka, přibudou střechy 3 a některé barvy jsou časem zakázané.
urfin-option-bag = Pytel
urfin-option-bag-touch = Hmatem
urfin-option-bag-touch-hint = Ohmatej díl špičkou prstu a pak si ho vezmi, nebo ho pusť.
urfin-option-bag-blind = Naslepo
urfin-option-bag-blind-hint = Táhneš první díl, na který narazíš.
urfin-option-sand = Přesýpací hodiny
urfin-option-sand-hint = Na tahání a stavění dohromady.
urfin-option-sand-60 = 60 sekund
urfin-option-sand-30 = 30 sekund
urfin-option-sand-90 = 90 sekund
urfin-option-sand-120 = 2 minuty
urfin-option-sand-180 = 3 minuty
urfin-option-sand-off = Bez písku
urfin-option-sand-off-hint = Není kam spěchat.
urfin-option-signposts = Vojáci začínají
urfin-option-signposts-hint = Jen v základní hře.
urfin-option-signposts-12 = 12 políček od paláce
urfin-option-signposts-15 = 15 políček od paláce
urfin-option-signposts-18 = 18 políček od paláce
urfin-option-steady_hands = Ruce
urfin-option-steady_hands-on = Klidné
urfin-option-steady_hands-on-hint = Nic se nezřítí.
urfin-option-steady_hands-off = Skutečné
urfin-option-steady_hands-off-hint = Díl puštěný daleko od středu políčka spadne a může strhnout věž.
urfin-option-slow_breaking = Bourání
urfin-option-slow_breaking-off = Zboří a jde dál
urfin-option-slow_breaking-off-hint = Kdo do překážky narazil, zboří ji beze ztráty kroku.
urfin-option-slow_breaking-on = Jen bourá
urfin-option-slow_breaking-on-hint = Bourání vždy zabere celý tah.
urfin-option-trial = Zkušební věž
urfin-option-trial-off = Ne
urfin-option-trial-on = Ano
urfin-option-trial-on-hint = Před prvním kolem, bez písku a bez vojáků.
urfin-option-map = Mapa
urfin-option-map-emerald = Smaragdové město
urfin-option-map-emerald-hint = Deset cest, šest mostů.
urfin-option-map-meadow = Louka
urfin-option-map-meadow-hint = Menší mapa pro rychlou hru.
urfin-option-puzzle = Hlavolam
urfin-option-puzzle-off = Žádný

## Na co se ptáme

urfin-prompt-ready =
    { $soldiers ->
        [one] Kolo { $turn }. Na cestě je { $soldiers } voják. Domluvte se, kdo co hledá, a začněte.
        [few] Kolo { $turn }. Na cestě jsou { $soldiers } vojáci. Domluvte se, kdo co hledá, a začněte.
       *[other] Kolo { $turn }. Na cestě je { $soldiers } vojáků. Domluvte se, kdo co hledá, a začněte.
    }
urfin-prompt-trial = Na zkoušku: domluvte se, kdo co hledá, tahejte a postavte jednu věž. Zatím nikdo nepochoduje.
urfin-prompt-wait-ready = Čekáme, až budou všichni připraveni. Ještě chybí: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Strč ruku do pytle a vezmi { $due } díl.
        [few] Strč ruku do pytle a vezmi { $due } díly.
       *[other] Strč ruku do pytle a vezmi { $due } dílů.
    }
urfin-prompt-grope = Tvá ruka šátrá v pytli.
urfin-prompt-feel =
    { $left ->
        [one] Ohmatej díl. Vezmi si ho, nebo ho pusť a najdi jiný. Zbývá vzít { $left } díl.
        [few] Ohmatej díl. Vezmi si ho, nebo ho pusť a najdi jiný. Zbývá vzít { $left } díly.
       *[other] Ohmatej díl. Vezmi si ho, nebo ho pusť a najdi jiný. Zbývá vzít { $left } dílů.
    }
urfin-prompt-wait-draw = Tvá ruka už je venku. Stavět se začne, až budou venku všechny.
urfin-prompt-build =
    { $left ->
        [0] Žádné díly nejsou odkryté. Stiskni „Mám hotovo“.
        [one] Stav! Odkrytý je { $left } díl.
        [few] Stav! Odkryté jsou { $left } díly.
       *[other] Stav! Odkrytých je { $left } dílů.
    }
urfin-prompt-place = Kam to přijde: { urfin-part }?
urfin-prompt-wait-build = Máš hotovo. Ještě staví: { $missing }.
urfin-prompt-march = Hází se kostkou za vojáka z cesty { $road }.
urfin-prompt-over = Hra skončila.

## Tahy slovy, jako na tlačítku, a nadpisy pro více tahů

urfin-action-aim = Hledat { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Ohmatat díl: { urfin-ui-cell }
urfin-action-touch-here = Ohmatat díl tady
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Pustit a hledat jiný
urfin-action-grab = Vzít na stavbu: { urfin-part }
urfin-action-put-back = Vrátit: { urfin-part }
urfin-action-put = Postavit, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Postavit sem
urfin-action-put-turned = Postavit, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Postavit sem, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Ruka v pytli našla díl.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Ohmatat díl
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Postavit
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Proč ne

urfin-refuse-not-now =
    { $stage ->
        [ready] Teď ne: nejdřív se všichni chystají.
        [draw] Teď ne: tahají se díly.
        [build] Teď ne: staví se věže.
       *[march] Teď ne: vojáci pochodují.
    }
urfin-refuse-ready-already = Už čekáš jen na ostatní.
urfin-refuse-same-aim = Už hledáš { urfin-aim }.
urfin-refuse-many-aims = Změn názoru už bylo v tomto kole dost: { $most }.
urfin-refuse-hand-out = Tvá ruka už v tomto kole v pytli byla. Druhý pokus není.
urfin-refuse-nothing-due = V tomto kole nic netaháš.
urfin-refuse-groping = Tvá ruka ještě na žádný díl nenarazila.
urfin-refuse-reached = Tvá ruka už v pytli je.
urfin-refuse-not-in-bag = Nejdřív strč ruku do pytle.
urfin-refuse-no-spot = Díl se ohmatává na síti { $side } krát { $side } bodů.
urfin-refuse-felt = Tady už je ohmatáno.
urfin-refuse-many-lets = Puštěných dílů je už { $most }; vezmi si tenhle.
urfin-refuse-done-already = Už máš hotovo.
urfin-refuse-nothing-grabbed = Nejdřív vezmi do ruky některý odkrytý díl.
urfin-refuse-no-part = Takový díl není.
urfin-refuse-hand-full = Už držíš díl: { urfin-part }.
urfin-refuse-not-open = Tento díl odkrytý neleží: { urfin-part }.
urfin-refuse-grabbed = Někdo byl rychlejší: { urfin-part }.
urfin-refuse-many-grabs = V tomto kole už máš { $most } uchopení; zbytek nech ostatním.
urfin-refuse-no-cell = Takové políčko na mapě není.
urfin-refuse-palace = V paláci se nikdy nestaví.
urfin-refuse-river = V řece se nestaví.
urfin-refuse-soldier = Stojí tam voják z cesty { $road }.
urfin-refuse-wall-there = Stojí tam hradba.
urfin-refuse-tower-there = Stojí tam věž.
urfin-refuse-base-there = Leží tam základna; čeká na střechu.
urfin-refuse-no-base = Střecha patří jen na základnu.
urfin-refuse-city = Ve městě žádná věž, dokud voják nepřejde most.
urfin-refuse-axis = Střecha 3 střílí na dvě strany: vyber sever a jih, nebo východ a západ.
urfin-refuse-no-axis = Otáčí se jen střecha 3.

## Jak vyhrát

urfin-purpose-home = Pošlete všechny vojáky domů, žádného nepusťte do paláce. Vojáci: { $soldiers }, kroků do paláce: { $steps }
urfin-purpose-puzzle = Pošlete všechny vojáky včas domů. Vojáci: { $soldiers }, kolo { $turn } z { $turns }

## Jak to skončilo

urfin-over-won = Nezbyl žádný voják: Smaragdové město je zachráněno.
urfin-over-held = Šedesát kol a v paláci nikdo: Smaragdové město vydrželo.
urfin-over-lost = Dřevěný voják je v paláci: Smaragdovému městu vládne Urfin.
urfin-over-resigned = Tým se vzdal: Smaragdovému městu vládne Urfin.
urfin-over-solved = Vyřešeno: nezbyl ani jeden voják.
urfin-over-unsolved = Nevyřešeno: vojáci zbyli. Zkus to znovu!

## Co se děje

urfin-event-began =
    { $turn ->
        [0] Zkušební věž, než začne hra.
       *[other] { $left ->
            [one] Kolo { $turn }. Na cestě je { $left } voják.
            [few] Kolo { $turn }. Na cestě jsou { $left } vojáci.
           *[other] Kolo { $turn }. Na cestě je { $left } vojáků.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Hledáš { urfin-aim }.
       *[no] { $player } hledá { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Za tebe můžeme začít.
       *[no] { $player } může začít.
    }
urfin-event-turned =
    { $seconds ->
        [0] Ruce do pytle!
        [one] Hodiny jsou otočené: { $seconds } sekunda. Ruce do pytle!
        [few] Hodiny jsou otočené: { $seconds } sekundy. Ruce do pytle!
       *[other] Hodiny jsou otočené: { $seconds } sekund. Ruce do pytle!
    }
urfin-event-reached =
    { $you ->
        [yes] Tvá ruka je v pytli.
       *[no] { $player } sahá do pytle.
    }
urfin-event-met =
    { $you ->
        [yes] Tvá ruka naráží na díl.
       *[no] { $player } něco nachází.
    }
urfin-event-touched =
    { $you ->
        [yes] Výška { $height }.
       *[no] { $player } ohmatává díl.
    }
urfin-event-kept =
    { $you ->
        [yes] Bereš si ho: { $taken } z { $due }.
       *[no] { $player } si bere díl: { $taken } z { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Pouštíš ho.
       *[no] { $player } pouští díl.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Tvá ruka je venku a prázdná.
            [one] Tvá ruka je venku a v ní { $parts } díl.
            [few] Tvá ruka je venku a v ní { $parts } díly.
           *[other] Tvá ruka je venku a v ní { $parts } dílů.
        }
       *[no] { $parts ->
            [0] { $player } vytahuje prázdnou ruku.
            [one] { $player } vytahuje ruku a v ní { $parts } díl.
            [few] { $player } vytahuje ruku a v ní { $parts } díly.
           *[other] { $player } vytahuje ruku a v ní { $parts } dílů.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Máš: { urfin-part }.
       *[no] { $player } má: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Z { $parts } dílu se už stavět nesmí, odchází ze hry.
       *[other] Z { $parts } dílů se už stavět nesmí, odcházejí ze hry.
    }
urfin-event-building =
    { $parts ->
        [0] Všechny ruce jsou venku. Není z čeho stavět.
        [one] Všechny ruce jsou venku: stavte! Odkrytý je { $parts } díl.
        [few] Všechny ruce jsou venku: stavte! Odkryté jsou { $parts } díly.
       *[other] Všechny ruce jsou venku: stavte! Odkrytých je { $parts } dílů.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Bereš do ruky: { urfin-part }.
       *[no] { $player } bere do ruky: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Vracíš: { urfin-part }.
       *[no] { $player } vrací: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Stavíš, sloupec { $column }, řada { $row }: { urfin-part }.
       *[no] { $player } staví, sloupec { $column }, řada { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Dokončuješ věž!
       *[no] { $player } dokončuje věž!
    }
urfin-event-toppled =
    { $parts ->
        [one] Padá to! Do pytle se vrací { $parts } díl.
        [few] Padá to! Do pytle se vracejí { $parts } díly.
       *[other] Padá to! Do pytle se vrací { $parts } dílů.
    }
urfin-event-finished =
    { $you ->
        [yes] Máš hotovo.
       *[no] { $player } má hotovo.
    }
urfin-event-sand = Písek se přesypal!
urfin-event-returned =
    { $parts ->
        [one] { $parts } díl zůstal nepoužitý a vrací se do pytle.
        [few] { $parts } díly zůstaly nepoužité a vracejí se do pytle.
       *[other] { $parts } dílů zůstalo nepoužitých a vrací se do pytle.
    }
urfin-event-tried = Zkušební věž mizí z mapy. Teď začíná hra.
urfin-event-thrown = Voják z cesty { $road }: { $pips }.
urfin-event-walked = Voják z cesty { $road } jde dál.
urfin-event-bumped = Voják z cesty { $road } se praštil do hlavy a zastavil se, aby popřemýšlel.
urfin-event-broke =
    { $stands ->
        [yes] Voják z cesty { $road } stojí a boří překážku.
       *[no] Voják z cesty { $road } boří překážku.
    }
urfin-event-tore = Voják z cesty { $road } cestou strhl věž.
urfin-event-crossed = Voják z cesty { $road } přešel most! Od příštího kola smějí věže stát i ve městě.
urfin-event-limited =
    { $limit ->
        [1] Voják z cesty { $road } je u řeky: ze světle zelených dílů se už stavět nesmí.
       *[2] Voják z cesty { $road } je ve městě: stavět se smí už jen ze zelených.
    }
urfin-event-shot = Voják z cesty { $road } je zasažen, zjihne a jde domů.
urfin-event-entered = Voják z cesty { $road } je v paláci!
urfin-event-over = Hra skončila.

## Rady

urfin-hint-aim =
    { $at ->
        [base] Týmu ještě chybí základna.
        [roof] Týmu ještě chybí střecha.
       *[wall] O věže je postaráno: hodila by se hradba.
    }
urfin-hint-ready = Všechno je domluveno.
urfin-hint-home =
    { $count ->
        [1] Voják { $soldiers } jde domů.
       *[other] Vojáci { $soldiers } jdou domů.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Zdrží vojáka { $soldiers }.
       *[other] Zdrží vojáky { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Voják { $soldiers } projde méně často.
       *[other] Vojáci { $soldiers } projdou méně často.
    }
urfin-hint-watch = Teď tudy nikdo nejde, ale věž hlídá cesty.
urfin-hint-roof = Potom nahoru: { urfin-part }.
urfin-hint-first = Nejdřív: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Hmatem hledáš základnu.
        [roof] Hmatem hledáš střechu.
       *[wall] Hmatem hledáš hradbu.
    }
urfin-hint-touch =
    { $at ->
        [base] Zatím je to základna: { $percent } ze 100.
        [roof] Zatím je to střecha: { $percent } ze 100.
       *[wall] Zatím je to hradba: { $percent } ze 100.
    }
urfin-hint-take =
    { $at ->
        [base] Je to základna: { $percent } ze 100.
        [roof] Je to střecha: { $percent } ze 100.
       *[wall] Je to hradba: { $percent } ze 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] Základna to sotva bude: { $percent } ze 100.
        [roof] Střecha to sotva bude: { $percent } ze 100.
       *[wall] Hradba to sotva bude: { $percent } ze 100.
    }
urfin-hint-part = Bude se hodit: { urfin-part }.
urfin-hint-put-back = Teď pro něj není dobré místo.
urfin-hint-done =
    { $parts ->
        [0] Všechno je postavené.
       *[other] Zbytek nikoho nezastaví: zpátky s ním do pytle ({ $parts }).
    }

# the bag

urfin-ui-bag-title = Tvá ruka je v pytli
urfin-ui-bag-title-of = V pytli je ruka { $number } z { $of }
urfin-ui-bag-due = Vzato { $taken } z { $due }.
urfin-ui-bag-trial = Na zkoušku: tyto díly se vrátí.
urfin-ui-bag-felt = Dřevěný díl pod špičkou prstu
urfin-ui-bag-keys = Šipky posouvají špičku prstu a ohmatávají. Enter znovu řekne, co tu je.
urfin-ui-bag-stroke = Přejeď prstem po plsti
urfin-ui-bag-edge = Okraj pytle.
urfin-ui-bag-met = Díl { $number } pod prsty.
urfin-ui-bag-take = Beru
urfin-ui-bag-let-go = Pouštím (ještě { $left })
urfin-ui-bag-guide = Co to může být? Může ležet otočené.
urfin-ui-bag-taken = Vzato, jak to bylo na dotek:
urfin-ui-bag-agreed = Kdo co hledá
urfin-ui-bag-hand =
    { $state ->
        [waiting] ruka čeká
        [in] ruka je v pytli
        [out] ruka je venku
       *[none] toto kolo bez ruky
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Sloupec { $column }, řada { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Tady nic není
        [low] Nízko
        [middling] Středně vysoko
        [high] Vysoko
       *[top] Velmi vysoko
    }
urfin-ui-felt-flat = { $height }, rovně.
urfin-ui-felt-slope = { $height }, klesá { $slope }.
urfin-ui-felt-steep = { $height }, prudce klesá { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] doprava
        [down-right] doprava dolů
        [down] k dolnímu okraji
        [down-left] doleva dolů
        [left] doleva
        [up-left] doleva nahoru
        [up] k hornímu okraji
       *[up-right] doprava nahoru
    }
urfin-ui-shape =
    { $kind ->
        [0] Základna 1
        [1] Základna 2
        [2] Střecha 1
        [3] Střecha 2
        [4] Střecha 3
       *[5] Hradba
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Základna 1: široká a plochá, s osmi rohy a zvednutým okrajem.
        [1] Základna 2: plochý kříž se zvednutým okrajem; v rozích nic.
        [2] Střecha 1: jehlan, na všech čtyřech stranách nízký, uprostřed vysoký.
        [3] Střecha 2: hvězda s osmi cípy, uprostřed vysoká.
        [4] Střecha 3: hřeben od okraje k okraji, klesá jen na dvě strany.
       *[5] Hradba: trám přes střed s cimbuřím, po stranách nic.
    }

# the board

urfin-ui-map = Kraj kolem Smaragdového města
urfin-ui-team = Tým
urfin-ui-tray = Odkryté díly
# Písmena na malém dílu: nejvýš dva znaky, číslo zůstává.
urfin-ui-mark =
    { $kind ->
        [base-1] Z1
        [base-2] Z2
        [roof-1] S1
        [roof-2] S2
        [roof-3] S3
       *[wall] H
    }
urfin-ui-part-mine = { $part }, ve tvé ruce
urfin-ui-part-held = { $part }, drží { $player }
urfin-ui-tower = věž: { $base } a { $roof }
urfin-ui-bare = { $base } bez střechy
urfin-ui-axis =
    { $axis ->
        [ns] hledí na sever a na jih
       *[ew] hledí na východ a na západ
    }
urfin-ui-soldier = voják { $road }
urfin-ui-soldier-bumped = voják { $road }, s boulí na hlavě
urfin-ui-cell = sloupec { $column }, řada { $row }
urfin-ui-ground =
    { $ground ->
        [land] země
        [bridge] most
        [city] město
        [river] řeka
       *[palace] palác
    }
urfin-ui-road = cesta { $roads }

# what the hands can do
urfin-ui-do-pick = Vyber díl, pak políčko; nebo ho tam přetáhni.
urfin-ui-do-place = Vyber políčko, kde má stát.
urfin-ui-do-roof = Vyber základnu, kterou má zakrýt.
urfin-ui-do-roof-3 = Vyber základnu; střechu otáčí R nebo tlačítko.
urfin-ui-do-base-first = Žádná základna nečeká na střechu. Nejdřív polož základnu.
urfin-ui-do-nowhere = Teď pro něj není místo.
urfin-ui-do-confirm = Vyber znovu a postavíš ho sem.
urfin-ui-do-done = Všechno stojí. Stiskni „Mám hotovo“.
urfin-ui-put = Postavit sem
urfin-ui-elsewhere = Jinam
urfin-ui-turn-roof =
    { $axis ->
        [ns] Otočit střechu; teď hledí na sever a na jih
       *[ew] Otočit střechu; teď hledí na východ a na západ
    }
urfin-ui-done = Mám hotovo
urfin-ui-ready = Otočit hodiny
urfin-ui-ready-calm = Můžeme začít
urfin-ui-reach = Ruku do pytle

# what somebody goes for
urfin-ui-wishes = Co hledáš?
urfin-ui-wish =
    { $at ->
        [base] Základnu
        [roof] Střechu
       *[wall] Hradbu
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Pro toto kolo už změn stačilo.
        [one] Rozmyslet si to můžeš ještě jednou.
       *[other] Rozmyslet si to můžeš ještě { $left }krát.
    }
urfin-ui-goes =
    { $at ->
        [base] Hledám základnu!
        [roof] Hledám střechu!
       *[wall] Hledám hradbu!
    }
urfin-ui-hand-ready = může začít
urfin-ui-hand-waiting = chystá se sáhnout
urfin-ui-hand-in = ruka v pytli: { $taken } z { $due }
urfin-ui-hand-out = ruka je venku
urfin-ui-hand-building = staví
urfin-ui-hand-done = hotovo

# how it stands
urfin-ui-turn =
    { $turn ->
        [0] Zkušební věž
       *[other] Kolo { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Zkušební věž
       *[other] Kolo { $turn } z nejvýš { $last }
    }
urfin-ui-left = Zbývá vojáků: { $soldiers }
urfin-ui-in-bag = Dílů v pytli: { $parts }
urfin-ui-out = Dílů mimo hru: { $parts }
urfin-ui-standing = Stojí: věže { $towers }, hradby { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Stavět se smí z čehokoli.
        [1] Už nic světle zeleného.
       *[2] Odteď jen zelené.
    }
urfin-ui-city-open = Věže smějí stát ve městě.
urfin-ui-city-shut = Ve městě zatím žádné věže.
urfin-ui-soldiers = Voják
urfin-ui-to-palace = Políček k paláci
urfin-ui-gone = zjihl
urfin-ui-throws = Hody tohoto pochodu
urfin-ui-threw = Voják { $road } hází { $pips }

# what is foreseen; $roads are soldiers, with odds in the adult game: "3, 7 (50 %)"
urfin-ui-foreseen = Políček v dosahu: { $cells }; v tomto kole nikoho nezasáhne.
urfin-ui-foreseen-hits = Políček v dosahu: { $cells }. V tomto kole zasáhne: { $roads }.

# what happens
urfin-ui-build = Stavte!
urfin-ui-recap = Co se stalo
urfin-ui-recap-returned = Zpět do pytle: { $parts }
urfin-ui-recap-banned = Ven ze hry: { $parts }
urfin-ui-recap-toppled = Zřícené: { $parts }
urfin-ui-recap-broke = Voják { $road } boří: { $parts }
urfin-ui-next-turn = Příští kolo:
urfin-ui-coming = Díly příštího kola: { $parts }
urfin-ui-won = Smaragdové město je v bezpečí!
urfin-ui-lost = Smaragdové město padlo
urfin-ui-look = Podívat se na mapu

## Proč mapa nejde

urfin-map-cell = políčko { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] země
        [river] řeka
        [bridge] most
        [city] město
       *[palace] palác
    }
urfin-map-before =
    { $before ->
        [land] země
        [river] řeka
        [bridge] most
        [city] město
       *[palace] palác
    }
urfin-map-long = mapa je delší než { $kilobytes } kB
urfin-map-name-twice = řádek { $line }: mapa už má jméno
urfin-map-no-name = chybí řádek `name …`
urfin-map-name = řádek { $line }: jméno má nejvýš { $most } viditelných znaků
urfin-map-no-grid = nejsou nakreslena žádná políčka
urfin-map-rows = řádek { $line }: řad je víc než { $most }
urfin-map-torn = řádek { $line }: řady políček nejsou pohromadě
urfin-map-wide = řádek { $line }: políček v řadě: { $cells }, nejvýš { $most }
urfin-map-sign = řádek { $line }, { urfin-map-cell }: { $sign } není žádný ze znaků { $known }
urfin-map-row = řádek { $line }: políček v řadě: { $cells }, v první: { $width }
urfin-map-roads = řádek { $line }: cest je víc než { $most }
urfin-map-road-form = řádek { $line }: cesta se píše takto: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = řádek { $line }: cesta { $road }, ale na řadě je cesta { $due }
urfin-map-road-off = řádek { $line }: cesta { $road } vede mimo mapu, { urfin-map-cell }
urfin-map-road-long = řádek { $line }: cesta { $road } je delší, než má mapa políček
urfin-map-step = řádek { $line }: cesta { $road }: { $step } není krok; N, E, S nebo W a pak kolikrát
urfin-map-edge = řádek { $line }, { urfin-map-cell }: { urfin-map-ground } na okraji mapy
urfin-map-beside = řádek { $line }, { urfin-map-cell }: hned vedle sebe: { urfin-map-before } a { urfin-map-ground }
urfin-map-no-palace = na mapě není palác
urfin-map-palaces = řádek { $line }, { urfin-map-cell }: druhý palác
urfin-map-bridges = mostů: { $bridges }, má jich být { $least } až { $most }
urfin-map-start = řádek { $line }: cesta { $road } nezačíná na okraji: { urfin-map-cell }
urfin-map-twice = řádek { $line }: cesta { $road } přichází dvakrát na stejné místo: { urfin-map-cell }
urfin-map-strays = řádek { $line }: cesta { $road }: nejdřív { urfin-map-before }, potom { urfin-map-ground }, to nejde; { urfin-map-cell }
urfin-map-begins = řádek { $line }: cesta { $road } nezačíná na zemi: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = řádek { $line }: cesta { $road } nekončí v paláci: { urfin-map-cell }
urfin-map-short = řádek { $line }: cesta { $road }: políček země před mostem: { $cells }; je třeba { $zone } v zóně 1 a { $shore } na břehu
urfin-map-near = řádek { $line }: cesta { $road }: kroků: { $steps }, vzdálený rozcestník stojí { $away } kroků před palácem
urfin-map-no-roads = na mapě nejsou cesty
urfin-map-clockwise = řádek { $line }: cesta { $road }, { urfin-map-cell }: nenásleduje po směru hodinových ručiček za cestou { $other }
urfin-map-parts = řádek { $line }: cesta { $road } se potká s cestou { $other } a zase ji opustí: { urfin-map-cell }
urfin-map-signpost = řádek { $line }: cesta { $road }, rozcestník { $away }: { urfin-map-cell } neleží vně řeky
urfin-map-signposts = řádek { $line }: cesta { $road }, rozcestník { $away }: { urfin-map-cell } už patří cestě { $other }
urfin-map-idle = řádek { $line }, { urfin-map-cell }: přes tento most nevede žádná cesta
urfin-map-unknown = mapa { $name } není; je { $known }

## Figures

urfin-figure-base-1 = Základna 1 zasahuje osm políček kolem sebe.
urfin-figure-base-2 = Základna 2 zasahuje čtyři sousední políčka.
urfin-figure-roof-1 = Střecha 1 přidá čtyři políčka přesně o dvě dál.
urfin-figure-roof-2 = Střecha 2 přidá i čtyři úhlopříčně.
urfin-figure-roof-3 = Střecha 3 střílí na dvě políčka jen ze svislých stran.
urfin-figure-roof-3-turned = Otočená střílí na druhou stranu.
urfin-figure-tower = Nejdřív základna, na ni střecha: věž.
urfin-figure-no-base = Střecha stojí jen na základně.
urfin-figure-shared-cell = Hradba a věž nikdy nestojí na jednom políčku.
urfin-figure-on-a-soldier = Kde stojí voják, tam se nestaví.
urfin-figure-on-the-road = Na cestě se stavět smí: voják to musí zbořit.
urfin-figure-tower-in-the-city = Ve městě žádná věž, dokud voják nepřejde most.
urfin-figure-wall-in-the-city = Hradba tam smí stát od začátku.
urfin-figure-in-the-palace = V paláci se nestaví nic.
urfin-figure-in-the-river = V řece se nestaví nic.
urfin-figure-shot = Jeden voják skončí, kam věž střílí, a je zasažen; druhý ne.
urfin-figure-bump = Má ještě kroky, ale narazí do hradby a stojí.
urfin-figure-break = V dalším tahu hradbu zboří a jde svá tři políčka.
urfin-figure-stand = Došel sem bez nárazu: teď jen boří hradbu.
urfin-figure-signposts = Na začátku stojí u každého rozcestníku voják.

## Puzzles

urfin-puzzle-saved = Postav to tak, aby byl každý voják včas poslán domů.
urfin-puzzle-saved-missed = Vojáci stále na pochodu: { $soldiers }

## Konec po částech

urfin-account-friends = Vojáci, kteří se už smějí: { $count }
urfin-account-marching = Vojáci stále na pochodu: { $count }
urfin-account-built = Postavené věže a hradby: { $count }
urfin-account-stands = Stále stojí: { $count }
urfin-account-fell = Zbořeno vojáky: { $count }
urfin-account-entered = Do paláce po cestě { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = zvěd
urfin-bot-scout-hint = Čeká na vojáky daleko na cestách.
urfin-bot-guard = strážce
urfin-bot-guard-hint = Staví blízko paláce.
