# Nebotičnik z besedami. Polja in njihov pomen opisuje en.ftl.

skyscraper-name = Nebotičnik
skyscraper-tagline = Gradi karto za karto, plezaj nadstropje za nadstropjem in imej mirno roko.

## Možnosti

skyscraper-option-hands = Roke
skyscraper-option-hands-hint = Vsaka karta in vsak delavec se postavi z roko, težnost pa je prava.
skyscraper-option-hands-forgiving = Prizanesljive
skyscraper-option-hands-forgiving-hint = Rahlo tresenje se zgladi; karta, ki odpade, se vrne k svojemu igralcu.
skyscraper-option-hands-real = Prave
skyscraper-option-hands-real-hint = Roka, kakršna je. Ena karta s svojega mesta in vse se podre.
skyscraper-option-hands-calm = Mirne
skyscraper-option-hands-calm-hint = Brez tresenja in padcev: zavrne se le, kar ne bi stalo.

## Karte

skyscraper-card-upright = stoječa karta
skyscraper-card-flat = ležeča karta
skyscraper-card-any = navadna karta
skyscraper-card-foundation = temelj
skyscraper-card-prop = stoječa opora
skyscraper-card-slab = ležeča opora

## Kaj storiti

skyscraper-prompt-act =
    { $left ->
        [one] Še { $left } akcija: pošlji delavca, gradi ali premakni.
        [two] Še { $left } akciji: pošlji delavca, gradi ali premakni.
        [few] Še { $left } akcije: pošlji delavca, gradi ali premakni.
       *[other] Še { $left } akcij: pošlji delavca, gradi ali premakni.
    }
skyscraper-prompt-build = Izberi mesto za karto, potem kako je obrnjena.
skyscraper-prompt-put = Tvoj delavec je padel. Vrni ga v katero koli nadstropje ali v ekipo.
skyscraper-prompt-wait = { $player } je na delu.
skyscraper-prompt-settle = Zadrži dih …
skyscraper-prompt-over = Stavba stoji, kakor stoji.

## Poteze z besedami, kot na gumbu, in naslovi za več potez

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Pošlji delavca sem
skyscraper-action-pick = Vzemi karto { $number }: { skyscraper-ui-card }
skyscraper-action-pick-here = Vzemi to karto
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Gradi: { skyscraper-plan-place }; nosilci: { $beams }
skyscraper-action-build-here = Gradi tukaj
skyscraper-action-move = Delavec { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Premakni delavca { $worker } sem
skyscraper-action-shift = Delavec { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Delavec { $worker } prestopi sem, brez akcije
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Vrni sem
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = Začne { $player }.
skyscraper-action-deal = Delimo karte.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Pošlji delavca
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Gradi
skyscraper-moves-move = Premakni delavca
skyscraper-moves-shift = Prestopi, brez akcije
skyscraper-moves-return = Vrni nazaj
skyscraper-aloud-of = { $player }: { $what }

## Zakaj ne

skyscraper-refuse-put-first = Najprej se vrnejo padli delavci.
skyscraper-refuse-nobody-fell = Nobeden od tvojih delavcev ni padel.
skyscraper-refuse-another-first = Najprej se vrne drug delavec.
skyscraper-refuse-no-open-place = Ni odprtega mesta, kjer bi stal.
skyscraper-refuse-card-in-hand = V roki imaš karto: gradi z njo ali jo najprej vrni.
skyscraper-refuse-can-act = Nekaj še lahko storiš: poteza so tri akcije.
skyscraper-refuse-no-crew = Vsa tvoja ekipa je že na gradbišču.
skyscraper-refuse-not-at-the-foot = Delavca pošlješ na odprto mesto tik ob karti temelja.
skyscraper-refuse-not-held = Te karte nimaš.
skyscraper-refuse-already-picked = To karto že imaš v roki.
skyscraper-refuse-too-many-picks = V tej potezi so bile karte v roki že { $most }-krat: dovolj bo.
skyscraper-refuse-nothing-picked = Najprej vzemi karto v roko.
skyscraper-refuse-no-builder = Na gradbišču nimaš nikogar, ki bi lahko gradil.
skyscraper-refuse-no-place = Ta karta ne gre nikamor blizu tvojih delavcev.
skyscraper-refuse-no-builder-near = Nobeden od tvojih delavcev ne stoji na karti, s katero bi se spojila, ne ob njej.
skyscraper-refuse-stance-upright = Ta karta stoji, s puščico navzgor.
skyscraper-refuse-stance-flat = Ta karta leži plosko.
skyscraper-refuse-stance-any = Takih nosilcev karta nima, kakor koli jo obrneš.
skyscraper-refuse-touches-ground = Tal se smejo dotikati le karte temelja in opore.
skyscraper-refuse-must-touch-ground = Opora stoji na tleh.
skyscraper-refuse-not-on-a-foot = Ležeča opora se z robom prilega vznožju stene.
skyscraper-refuse-in-the-way = Na poti je druga karta.
skyscraper-refuse-no-joint = Tam je ni s čim spojiti: cela črta na celo črto.
skyscraper-refuse-hangs = Stavba raste navzgor: karta ne sme samo viseti.
skyscraper-refuse-no-beams-meet = Nobeden od njenih nosilcev se ne bi srečal z drugim.
skyscraper-refuse-overloaded = Spoj bi nosil { $moment }, zdrži pa { $most }.
skyscraper-refuse-buckles = Tako visoka stavba bi se upognila pod lastno težo.
skyscraper-refuse-not-your-worker = Ta delavec ni tvoj.
skyscraper-refuse-in-the-crew = Ta delavec je še v ekipi.
skyscraper-refuse-shut-in = Ta delavec je zaprt z vseh strani.
skyscraper-refuse-not-one-floor = Ena akcija vodi nadstropje više ali niže ali na drugo karto istega nadstropja.
skyscraper-refuse-shifted-before = Ta delavec se je v tej potezi že prestopil.
skyscraper-refuse-not-its-card = Brez akcije se delavec giblje le po svoji karti.
skyscraper-refuse-calm-hand = V mirni igri se roke ne tresejo.
skyscraper-refuse-hold = Take karte, da bi jo držal, ni.
skyscraper-refuse-hand-long = Pot roke je predolga za zapis.
skyscraper-refuse-hand-garbled = Poti roke ni mogoče prebrati.
skyscraper-refuse-hand-short = Prehitro: za postavljanje je treba vsaj { $least } ms.
skyscraper-refuse-hand-rate = Pot roke ima vrzeli: točka je potrebna vsakih { $least } do { $most } ms.
skyscraper-refuse-hand-time = Prepočasi: postaviti je treba v { $most } ms.
skyscraper-refuse-hand-far = Roka je več kot { $most } mm od mesta.
skyscraper-refuse-hand-tilt = Nagib je večji od { $most }°.
skyscraper-refuse-hand-near = Roka mora priti z razdalje vsaj { $least } mm.
skyscraper-refuse-hand-fast = Prehitro: največ { $most } mm na sekundo.
skyscraper-refuse-hand-twirl = Prehiter obrat: največ { $most }° na sekundo.

## Kako zmagati

skyscraper-purpose-points = Največ točk, ko stoji zadnja karta kogar koli; nič naj ne pade. Ti: { $mine }, najboljši drug: { $others }, karte: { $cards }
skyscraper-purpose-points-watched = Zmaga, kdor ima največ točk, ko stoji zadnja karta kogar koli. V vodstvu: { $most }

## Konec

skyscraper-over-finished = Zadnja karta je zgrajena.
skyscraper-over-collapse = Stavba se je podrla.
skyscraper-over-stalled = Trije krogi brez karte: gradbišče se zapre.
skyscraper-over-alone = Ostal je samo en igralec.
skyscraper-over-nobody = Nihče ni ostal.

## Kaj se dogaja

skyscraper-event-began =
    { $you ->
        [yes] Začneš ti.
       *[no] Začne { $player }.
    }
skyscraper-event-dealt = Tvoje karte so razdeljene.
skyscraper-event-held = Vzameš karto v roko.
skyscraper-event-laid = Vrneš karto.
skyscraper-event-sent =
    { $you ->
        [yes] Pošlješ delavca na gradbišče.
       *[no] { $player } pošlje delavca na gradbišče.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Tvoj delavec se malo prestopi.
               *[no] { $player }: delavec se malo prestopi.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Tvoj delavec se malo prestopi.
                       *[no] { $player }: delavec se malo prestopi.
                    }
               *[other]
                    { $you ->
                        [yes] Tvoj delavec gre v nadstropje { $floor }.
                       *[no] { $player }: delavec gre v nadstropje { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Zgradiš karto.
       *[no] { $player } zgradi karto.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes]
            { $points ->
                [one] { $player }: { $points } točka, cela poteza dvojno, saj više še nič ni segalo.
                [two] { $player }: { $points } točki, cela poteza dvojno, saj više še nič ni segalo.
                [few] { $player }: { $points } točke, cela poteza dvojno, saj više še nič ni segalo.
               *[other] { $player }: { $points } točk, cela poteza dvojno, saj više še nič ni segalo.
            }
       *[no]
            { $points ->
                [one] { $player }: { $points } točka.
                [two] { $player }: { $points } točki.
                [few] { $player }: { $points } točke.
               *[other] { $player }: { $points } točk.
            }
    }
skyscraper-event-shaken = Vse se je umirilo.
skyscraper-event-undid = Težnost ni znala povedati, kako bi se končalo: kot da ni nihče poskusil.
skyscraper-event-slipped =
    { $you ->
        [yes] Karta se ni spojila{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm mimo)
        }: spet jo imaš v roki.
       *[no] Karta se ni spojila{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm mimo)
        }: { $player } jo vzame nazaj.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm stran.
skyscraper-missed =
    { $why ->
        [fast] Ob izpustu se je še premikala.
        [shaky] Roka se je tresla.
       *[aside] Izpuščena je bila ob svojem mestu.
    }
skyscraper-event-came = Karta je odpadla, { $player } jo vzame nazaj.
skyscraper-event-fell = { $player }: delavec pade.
skyscraper-event-tipped = { $player }: delavec se prevrne.
skyscraper-event-fined =
    { $points ->
        [one] { $player } izgubi { $points } točko.
        [two] { $player } izgubi { $points } točki.
        [few] { $player } izgubi { $points } točke.
       *[other] { $player } izgubi { $points } točk.
    }
skyscraper-event-returned = { $player }: delavec je spet na mestu.
skyscraper-event-rejoined = { $player }: delavec je spet v ekipi.
skyscraper-event-stepped = { $player }: delavec stopi vstran.
skyscraper-event-trapped = { $player }: delavec je zaprt z vseh strani in izgubljen.
skyscraper-event-out =
    { $you ->
        [yes] Izpadeš.
       *[no] { $player } izpade.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Pustiš, kot je.
       *[no] { $player } pusti, kot je.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Na potezi si.
       *[no] Na potezi je { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Vse se podre, in bila je tvoja poteza.
       *[no] Vse se podre, na potezi pa je { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Tvoja zadnja karta: 5 točk.
       *[no] { $player } zgradi zadnjo karto: 5 točk.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player }: ostala je { $cards } karta, prav toliko točk manj.
        [two] { $player }: ostali sta { $cards } karti, prav toliko točk manj.
        [few] { $player }: ostale so { $cards } karte, prav toliko točk manj.
       *[other] { $player }: ostalo je { $cards } kart, prav toliko točk manj.
    }
skyscraper-event-topped = { $player } ima največ delavcev v nadstropju { $floor }: 5 točk.
skyscraper-event-over = Igra je končana.

## Namigi

skyscraper-hint-send = Več delavcev na gradbišču doseže več mest za gradnjo.
skyscraper-hint-pick = Od tvojih kart ima ta najboljše mesto.
skyscraper-hint-build =
    { $points ->
        [0] Zdaj ne prinese nič, a ostane karta manj.
        [one] { $points } točka in karta manj.
        [two] { $points } točki in karta manj.
        [few] { $points } točke in karta manj.
       *[other] { $points } točk in karta manj.
    }
skyscraper-hint-double = To je najvišja karta od vseh: cela poteza šteje dvojno.
skyscraper-hint-reach = Najboljša karta na dosegu potem prinese točk: { $points }.
skyscraper-hint-move = Iz nadstropja { $floor } se bolje gradi, in na koncu je dobro biti tam.
skyscraper-hint-shift = Ne stane akcije, od tam pa so dosegljiva boljša mesta.
skyscraper-hint-pass = V tej potezi ni več kaj storiti.
skyscraper-hint-put-back = Zdaj je več vredno nekaj drugega.
skyscraper-hint-return = Tako visoko je takoj spet na delu in na koncu šteje.
skyscraper-hint-to-crew = Iz ekipe ga lahko pošlješ, kjer je potreben.

## Gradbišče

skyscraper-ui-site = Gradbišče
skyscraper-ui-hand = Tvoje karte
skyscraper-ui-deeds = Kaj lahko storiš
skyscraper-ui-line-left = levo
skyscraper-ui-line-right = desno
skyscraper-ui-line-bottom = spodaj
skyscraper-ui-line-top = zgoraj
skyscraper-ui-line-mid-v = po sredi, navpično
skyscraper-ui-line-mid-h = po sredi, vodoravno
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } z delavcem; nosilci: { $beams }
       *[no] { $kind }; nosilci: { $beams }
    }
skyscraper-ui-no-place = zdaj zanjo ni mesta
skyscraper-ui-stand =
    { $height ->
        [0] na tleh, desno { $x }, v globino { $y }
       *[other] na višini { $height }, desno { $x }, v globino { $y }
    }
skyscraper-ui-step-send = Pošlji delavca: { $where }
skyscraper-ui-step-move = Premakni: { $where }
skyscraper-ui-step-shift = Prestopi, brez akcije: { $where }
skyscraper-ui-step-return = Vrni: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] { $player }: delavec, zaprt z vseh strani, { $where }
        [lying] { $player }: delavec, leži, { $where }
       *[standing] { $player }: delavec, { $where }
    }
skyscraper-ui-choose = Vzemi karto, pošlji delavca ali izberi enega od svojih delavcev.
skyscraper-ui-choose-place = Izberi mesto za karto.
skyscraper-ui-turn-or-set = Obrni jo, potem postavi.
skyscraper-ui-set-it = Postaviti sem?
skyscraper-ui-choose-foot = Kje ob vznožju stavbe?
skyscraper-ui-choose-stand = Kam? Modra mesta ne stanejo akcije.
skyscraper-ui-put = Tvoj delavec je padel. Vrni ga, kamor hočeš, ali v ekipo.
skyscraper-ui-put-back = Vrni karto
skyscraper-ui-turn = Obrni { $n }/{ $of }
skyscraper-ui-set = Postavi
skyscraper-ui-hold =
    { $held ->
        [yes] Pridržana
       *[no] Pridrži karto
    }
skyscraper-ui-hint-pick = Trener bi vzel to: { $card }.
skyscraper-ui-hint-send = Trener bi poslal delavca.
skyscraper-ui-hint-move = Trener bi premaknil delavca: { $where }.
skyscraper-ui-send = Pošlji delavca ({ $crew })
skyscraper-ui-pass = Končaj potezo
skyscraper-ui-to-crew = V ekipo
skyscraper-ui-note =
    { $points ->
        [one] { $points } točka, ekipa { $crew }
        [two] { $points } točki, ekipa { $crew }
        [few] { $points } točke, ekipa { $crew }
       *[other] { $points } točk, ekipa { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Še { $left } akcija
        [two] Še { $left } akciji
        [few] Še { $left } akcije
       *[other] Še { $left } akcij
    }
skyscraper-ui-lens = Obremenitev
skyscraper-ui-plan = Načrt
skyscraper-ui-film = Poglej še enkrat
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Ta brskalnik ne zna pokazati gradbišča v treh razsežnostih.
skyscraper-ui-height = Višina v kartah: { $height }
skyscraper-ui-cards-built = Stoječih kart: { $cards }
skyscraper-ui-floors = Nadstropij: { $floors }
skyscraper-key-hold = Pridrži stoječo karto
skyscraper-key-view = Načrt ali spet stavba
skyscraper-key-up = Na načrtu: plast više
skyscraper-key-down = Na načrtu: plast niže

## Načrt: gradbišče od zgoraj, plast za plastjo

skyscraper-plan-title = Načrt gradbišča
skyscraper-plan-place =
    { $what ->
        [floor] talna karta, stolpec { $x }, vrsta { $y }, višina { $z }
        [east] stena proti vzhodu, stolpec { $x }, vrsta { $y }, višina { $z }
       *[north] stena proti severu, stolpec { $x }, vrsta { $y }, višina { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
skyscraper-plan-cell = stolpec { $x }, vrsta { $y }, višina { $z }
skyscraper-plan-ground = Tla
skyscraper-plan-height =
    { $floors ->
        [none] Višina { $z }
       *[other] Višina { $z }, nadstropje { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, nosilci: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] { $player }, delavec, zaprt z vseh strani: { $where }
        [lying] { $player }, delavec leži: { $where }
       *[standing] { $player }, delavec: { $where }
    }
skyscraper-plan-crew = v ekipi
skyscraper-plan-layer = Načrt: { $where }. Puščice gredo z mesta na mesto, Enter izbere in postavi, R obrne, Page Up in Page Down spremenita višino.
skyscraper-plan-layers = Prikazana višina
skyscraper-plan-up = Plast više
skyscraper-plan-down = Plast niže
skyscraper-plan-spots =
    { $count ->
        [one] Tu je { $count } mesto
        [two] Tu sta { $count } mesti
        [few] Tu so { $count } mesta
       *[other] Tu je { $count } mest
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter jo postavi, R jo obrne.
skyscraper-plan-turn = Obrni karto: { $card }
skyscraper-plan-lens = Najbolj obremenjeni spoj nosi { $strain } od { $most }.
skyscraper-plan-lens-easy = Zlahka drži.
skyscraper-plan-lens-busy = Nekaj moči še ima.
skyscraper-plan-lens-near = Vsak hip bo popustil!
skyscraper-plan-joint = Med: { $first } in { $second }.
skyscraper-plan-foreseen = Tako bi najbolj obremenjeni spoj nosil { $strain } od { $most }.
skyscraper-plan-shuts-own = To bi zaprlo tvojega delavca: izgubljen bi bil.
skyscraper-plan-shuts = To bi zaprlo delavca: { $player }.

## Mirna roka

skyscraper-steady-title = Mirna roka
skyscraper-steady-ask-shake = Ustavi kazalec na sredini: bolj ko je natančno, manj se trese roka.
skyscraper-steady-ask-speed = Še enkrat: zdaj šteje, kako nežno spustiš.
skyscraper-steady-odds = Od 100 poskusov kaj pade: { $still } pri obeh pritiskih v sredino, { $good } tik ob njej, { $shaky } malo stran, { $wild } daleč.
skyscraper-steady-press = Zdaj!
skyscraper-steady-slow = Počasneje, z besedami in toni
skyscraper-steady-cancel = Še ne
skyscraper-steady-result =
    { $grade ->
        [still] { $round } od { $of }: točno v sredino.
        [good] { $round } od { $of }: blizu sredine.
        [shaky] { $round } od { $of }: malo mimo, treslo se bo.
       *[wild] { $round } od { $of }: daleč mimo.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] sredina
        [1] tik desno
        [2] desno
        [3] daleč desno
        [-1] tik levo
        [-2] levo
       *[other] daleč levo
    }

## Kako stoji in kako se je končalo

skyscraper-facts-title = Delavci po nadstropjih
skyscraper-facts-floor = Nadstropje
skyscraper-facts-crew = Ekipa
skyscraper-facts-points = Točke
skyscraper-facts-top = 5 točk za nadstropje { $floor } bi zdaj dobil igralec { $player }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Že { $rounds } krog nihče ne gradi; po { $most } je konec.
        [two] Že { $rounds } kroga nihče ne gradi; po { $most } je konec.
        [few] Že { $rounds } kroge nihče ne gradi; po { $most } je konec.
       *[other] Že { $rounds } krogov nihče ne gradi; po { $most } je konec.
    }
skyscraper-finale-stands = Stavba: kart { $cards }, višina v kartah { $height }.
skyscraper-finale-down = Stavba se je podrla.
skyscraper-finale-top = Največ delavcev v nadstropju { $floor }: { $player }.
skyscraper-finale-culprit = Na potezi je bil igralec { $player }.

## Figures

skyscraper-figure-foundation = Tri karte so temelj: črka H.
skyscraper-figure-six-places = Karta se spaja po šestih črtah: štirje robovi in dve srednjici.
skyscraper-figure-at-the-foot = Nov delavec stoji tik ob karti temelja.
skyscraper-figure-not-at-the-foot = Tukaj ne: ne dotika se nobene karte temelja.
skyscraper-figure-support = Lastna opora sme stati na tleh.
skyscraper-figure-on-the-ground = Gradbena karta se ne sme dotikati tal.
skyscraper-figure-two-builds = Dve akciji: najprej tla, nato stena na njih.
skyscraper-figure-beams-meet = Nosilec nove karte sreča stoječega: zasveti in da točko.
skyscraper-figure-no-beams-meet = Noben nosilec ne sreča drugega: ni dovoljeno.
skyscraper-figure-half-storey = Tla na pol karte visoko: niže ne gre.
skyscraper-figure-hangs = Karta ne sme viseti samo od zgoraj: stavba raste navzgor.
skyscraper-figure-one-floor-up = Ena akcija popelje delavca nadstropje više.
skyscraper-figure-two-floors-up = Ne dveh nadstropij naenkrat.
skyscraper-figure-no-bridge = Brez tal med stolpoma tu zgoraj nihče ne prečka.
skyscraper-figure-either-tower = S tal sme na katerega koli od stolpov.
skyscraper-figure-bridge = Tla med njima so most.
skyscraper-figure-shut-in = Četrta stena zapre delavca: izgubljen je.

## Puzzles

skyscraper-puzzle-points = V potezi ti ostane ena akcija. Z njo pridi do { $points } točk.
skyscraper-puzzle-points-missed = Poteza je končana. Tvoje točke: { $scored }

## Konec po delih

skyscraper-account-beams = Stičoči se nosilci
skyscraper-account-workers = Delavci na kartah
skyscraper-account-climbed = Poteze navzgor, dvojno
skyscraper-account-fines = Padci: kazni
skyscraper-account-finished = Zadnja karta
skyscraper-account-left = Preostale karte
skyscraper-account-topped = Največ delavcev na vrhu
skyscraper-account-else = Izgubljeno s padcem

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = plezalec
skyscraper-bot-climber-hint = Gradi navzgor: višje ko je, bolje je.
skyscraper-bot-settler = naseljenec
skyscraper-bot-settler-hint = Raje gradi široko in nizko kot visoko.
skyscraper-bot-foreman = delovodja
skyscraper-bot-foreman-hint = Ne pusti, da bi njegovi delavci stali na mestu.
