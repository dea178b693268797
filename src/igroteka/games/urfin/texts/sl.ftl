# Urfin z besedami. Polja in njihov pomen opisuje en.ftl.

urfin-name = Urfin
urfin-tagline = Otipajte stolpe v vreči, zgradite jih, preden se izteče pesek, in skupaj rešite Smaragdno mesto.

## Deli

urfin-kind-base1 = podstavek 1
urfin-kind-base2 = podstavek 2
urfin-kind-roof1 = streha 1
urfin-kind-roof2 = streha 2
urfin-kind-roof3 = streha 3
urfin-kind-wall = zid

urfin-colour-green = zelena
urfin-colour-light = svetlo zelena
urfin-colour-yellow = rumena

urfin-part =
    { $part ->
        [0] zeleni podstavek 1
        [1] svetlo zeleni podstavek 1
        [2] rumeni podstavek 1
        [3] zeleni podstavek 2
        [4] svetlo zeleni podstavek 2
        [5] rumeni podstavek 2
        [6] zelena streha 1
        [7] svetlo zelena streha 1
        [8] rumena streha 1
        [9] zelena streha 2
        [10] svetlo zelena streha 2
        [11] rumena streha 2
        [12] zelena streha 3
        [13] svetlo zelena streha 3
        [14] rumena streha 3
        [15] zeleni zid
        [16] svetlo zeleni zid
        [17] rumeni zid
       *[other] del
    }

urfin-aim =
    { $at ->
        [base] podstavek
        [roof] streho
       *[wall] zid
    }

## Možnosti

urfin-option-game = Igra
urfin-option-game-basic = Osnovna
urfin-option-game-basic-hint = Vsak vojak gre v krogu tri polja naprej.
urfin-option-game-adult = Za odrasle
urfin-option-game-adult-hint = Vojake premika kocka, pridružijo se strehe 3, nekatere barve pa so sčasoma prepovedane.
urfin-option-bag = Vreča
urfin-option-bag-touch = S tipanjem
urfin-option-bag-touch-hint = Del otipaj s konico prsta, potem ga vzemi ali izpusti.
urfin-option-bag-blind = Na slepo
urfin-option-bag-blind-hint = Izvlečeš prvi del, na katerega naletiš.
urfin-option-sand = Peščena ura
urfin-option-sand-hint = Za vlečenje in gradnjo skupaj.
urfin-option-sand-60 = 60 sekund
urfin-option-sand-30 = 30 sekund
urfin-option-sand-90 = 90 sekund
urfin-option-sand-120 = 2 minuti
urfin-option-sand-180 = 3 minute
urfin-option-sand-off = Brez peska
urfin-option-sand-off-hint = Nič se ne mudi.
urfin-option-signposts = Vojaki začnejo
urfin-option-signposts-hint = Samo v osnovni igri.
urfin-option-signposts-12 = 12 polj od palače
urfin-option-signposts-15 = 15 polj od palače
urfin-option-signposts-18 = 18 polj od palače
urfin-option-steady_hands = Roke
urfin-option-steady_hands-on = Mirne
urfin-option-steady_hands-on-hint = Nič se ne podre.
urfin-option-steady_hands-off = Prave
urfin-option-steady_hands-off-hint = Del, ki ga spustiš predaleč od sredine polja, pade in lahko podre stolp.
urfin-option-slow_breaking = Podiranje
urfin-option-slow_breaking-off = Podre in gre dalje
urfin-option-slow_breaking-off-hint = Kdor se je zaletel, podre oviro brez izgube koraka.
urfin-option-slow_breaking-on = Samo podre
urfin-option-slow_breaking-on-hint = Podiranje vedno vzame ves premik.
urfin-option-trial = Poskusni stolp
urfin-option-trial-off = Ne
urfin-option-trial-on = Da
urfin-option-trial-on-hint = Pred prvim krogom, brez peska in brez vojakov.
urfin-option-map = Zemljevid
urfin-option-map-emerald = Smaragdno mesto
urfin-option-map-emerald-hint = Deset cest, šest mostov.
urfin-option-map-meadow = Travnik
urfin-option-map-meadow-hint = Manjši zemljevid za hitro igro.
urfin-option-puzzle = Uganka
urfin-option-puzzle-off = Brez

## Kaj vprašamo

urfin-prompt-ready =
    { $soldiers ->
        [one] Krog { $turn }. Na poti je { $soldiers } vojak. Dogovorite se, kdo kaj išče, in začnite.
        [two] Krog { $turn }. Na poti sta { $soldiers } vojaka. Dogovorite se, kdo kaj išče, in začnite.
        [few] Krog { $turn }. Na poti so { $soldiers } vojaki. Dogovorite se, kdo kaj išče, in začnite.
       *[other] Krog { $turn }. Na poti je { $soldiers } vojakov. Dogovorite se, kdo kaj išče, in začnite.
    }
urfin-prompt-trial = Za poskus: dogovorite se, kdo kaj išče, vlecite in zgradite en stolp. Nihče še ne koraka.
urfin-prompt-wait-ready = Čakamo, da bodo vsi pripravljeni. Manjka jih še: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Sezi v vrečo in vzemi { $due } del.
        [two] Sezi v vrečo in vzemi { $due } dela.
        [few] Sezi v vrečo in vzemi { $due } dele.
       *[other] Sezi v vrečo in vzemi { $due } delov.
    }
urfin-prompt-grope = Tvoja roka tipa po vreči.
urfin-prompt-feel =
    { $left ->
        [one] Otipaj del. Vzemi ga ali ga izpusti in poišči drugega. Vzeti moraš še { $left } del.
        [two] Otipaj del. Vzemi ga ali ga izpusti in poišči drugega. Vzeti moraš še { $left } dela.
        [few] Otipaj del. Vzemi ga ali ga izpusti in poišči drugega. Vzeti moraš še { $left } dele.
       *[other] Otipaj del. Vzemi ga ali ga izpusti in poišči drugega. Vzeti moraš še { $left } delov.
    }
urfin-prompt-wait-draw = Tvoja roka je zunaj. Gradnja se začne, ko bodo zunaj vse.
urfin-prompt-build =
    { $left ->
        [0] Noben del ni odprt. Pritisni »To je vse«.
        [one] Gradi! Odprt je { $left } del.
        [two] Gradi! Odprta sta { $left } dela.
        [few] Gradi! Odprti so { $left } deli.
       *[other] Gradi! Odprtih je { $left } delov.
    }
urfin-prompt-place = Kam s tem: { urfin-part }?
urfin-prompt-wait-build = Tvoja gradnja je končana. Še gradijo: { $missing }.
urfin-prompt-march = Mečemo kocko za vojaka s ceste { $road }.
urfin-prompt-over = Igre je konec.

## Poteze z besedami, kot na gumbu, in naslovi za več potez

urfin-action-aim = Išči { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Potipaj del: { urfin-ui-cell }
urfin-action-touch-here = Potipaj del tukaj
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Izpusti in poišči drugega
urfin-action-grab = Vzemi za gradnjo: { urfin-part }
urfin-action-put-back = Vrni: { urfin-part }
urfin-action-put = Postavi, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Postavi sem
urfin-action-put-turned = Postavi, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Postavi sem, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Roka v vreči najde del.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Potipaj del
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Postavi
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Zakaj ne

urfin-refuse-not-now =
    { $stage ->
        [ready] Ne zdaj: najprej se vsi pripravijo.
        [draw] Ne zdaj: vlečejo se deli.
        [build] Ne zdaj: gradijo se stolpi.
       *[march] Ne zdaj: vojaki korakajo.
    }
urfin-refuse-ready-already = Že čakaš samo še na druge.
urfin-refuse-same-aim = To že iščeš: { urfin-aim }.
urfin-refuse-many-aims = Sprememb je bilo v tem krogu že { $most }; to je dovolj.
urfin-refuse-hand-out = Tvoja roka je bila v tem krogu že v vreči. Drugega poskusa ni.
urfin-refuse-nothing-due = V tem krogu ne vlečeš ničesar.
urfin-refuse-groping = Tvoja roka še ni naletela na noben del.
urfin-refuse-reached = Tvoja roka je že v vreči.
urfin-refuse-not-in-bag = Najprej sezi v vrečo.
urfin-refuse-no-spot = Del se tipa na mreži { $side } krat { $side } točk.
urfin-refuse-felt = To mesto je že otipano.
urfin-refuse-many-lets = Izpuščenih delov je že { $most }; vzemi tega.
urfin-refuse-done-already = Tvoja gradnja je že končana.
urfin-refuse-nothing-grabbed = Najprej zgrabi enega od odprtih delov.
urfin-refuse-no-part = Takega dela ni.
urfin-refuse-hand-full = V roki že držiš: { urfin-part }.
urfin-refuse-not-open = Ta del ni odprt: { urfin-part }.
urfin-refuse-grabbed = Nekdo te je prehitel: { urfin-part }.
urfin-refuse-many-grabs = Prijemov je bilo v tem krogu že { $most }; ostalo prepusti drugim.
urfin-refuse-no-cell = Takega polja na zemljevidu ni.
urfin-refuse-palace = V palači se nikoli ne gradi.
urfin-refuse-river = V reki se ne gradi.
urfin-refuse-soldier = Tam stoji vojak s ceste { $road }.
urfin-refuse-wall-there = Tam stoji zid.
urfin-refuse-tower-there = Tam stoji stolp.
urfin-refuse-base-there = Tam leži podstavek in čaka na streho.
urfin-refuse-no-base = Streha gre samo na podstavek.
urfin-refuse-city = V mestu se stolpi ne gradijo, dokler vojak ne prečka mostu.
urfin-refuse-axis = Streha 3 strelja na dve strani: izberi sever in jug ali vzhod in zahod.
urfin-refuse-no-axis = Obrača se samo streha 3.

## Kako zmagati

urfin-purpose-home = Pošljite vse vojake domov, nobenega v palačo. Vojaki: { $soldiers }, koraki do palače: { $steps }
urfin-purpose-puzzle = Pošljite vse vojake pravočasno domov. Vojaki: { $soldiers }, krog { $turn } od { $turns }

## Kako se je končalo

urfin-over-won = Ni več vojakov: Smaragdno mesto je rešeno.
urfin-over-held = Šestdeset krogov in nikogar v palači: Smaragdno mesto je vzdržalo.
urfin-over-lost = Leseni vojak je v palači: Smaragdnemu mestu vlada Urfin.
urfin-over-resigned = Ekipa se je predala: Smaragdnemu mestu vlada Urfin.
urfin-over-solved = Rešeno: ni ostal niti en vojak.
urfin-over-unsolved = Ni rešeno: vojaki so ostali. Poskusi znova!

## Kaj se dogaja

urfin-event-began =
    { $turn ->
        [0] Poskusni stolp, preden se igra začne.
       *[other] { $left ->
            [one] Krog { $turn }. Na poti je { $left } vojak.
            [two] Krog { $turn }. Na poti sta { $left } vojaka.
            [few] Krog { $turn }. Na poti so { $left } vojaki.
           *[other] Krog { $turn }. Na poti je { $left } vojakov.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Iščeš { urfin-aim }.
       *[no] { $player } išče { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Nared si.
       *[no] { $player } je nared.
    }
urfin-event-turned =
    { $seconds ->
        [0] Roke v vrečo!
        [one] Ura je obrnjena: { $seconds } sekunda. Roke v vrečo!
        [two] Ura je obrnjena: { $seconds } sekundi. Roke v vrečo!
        [few] Ura je obrnjena: { $seconds } sekunde. Roke v vrečo!
       *[other] Ura je obrnjena: { $seconds } sekund. Roke v vrečo!
    }
urfin-event-reached =
    { $you ->
        [yes] Tvoja roka je v vreči.
       *[no] { $player } seže v vrečo.
    }
urfin-event-met =
    { $you ->
        [yes] Tvoja roka naleti na del.
       *[no] { $player } nekaj najde.
    }
urfin-event-touched =
    { $you ->
        [yes] Višina { $height }.
       *[no] { $player } tipa del.
    }
urfin-event-kept =
    { $you ->
        [yes] Vzameš ga: { $taken } od { $due }.
       *[no] { $player } vzame del: { $taken } od { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Izpustiš ga.
       *[no] { $player } izpusti del.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Tvoja roka je zunaj in prazna.
            [one] Tvoja roka je zunaj, v njej je { $parts } del.
            [two] Tvoja roka je zunaj, v njej sta { $parts } dela.
            [few] Tvoja roka je zunaj, v njej so { $parts } deli.
           *[other] Tvoja roka je zunaj, v njej je { $parts } delov.
        }
       *[no] { $parts ->
            [0] { $player } izvleče prazno roko.
            [one] { $player } izvleče roko, v njej je { $parts } del.
            [two] { $player } izvleče roko, v njej sta { $parts } dela.
            [few] { $player } izvleče roko, v njej so { $parts } deli.
           *[other] { $player } izvleče roko, v njej je { $parts } delov.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Imaš: { urfin-part }.
       *[no] { $player } ima: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Z { $parts } delom se ne sme več graditi; gre iz igre.
        [two] Z { $parts } deloma se ne sme več graditi; gresta iz igre.
        [few] S { $parts } deli se ne sme več graditi; gredo iz igre.
       *[other] S { $parts } deli se ne sme več graditi; gredo iz igre.
    }
urfin-event-building =
    { $parts ->
        [0] Vse roke so zunaj. Ni s čim graditi.
        [one] Vse roke so zunaj: gradite! Odprt je { $parts } del.
        [two] Vse roke so zunaj: gradite! Odprta sta { $parts } dela.
        [few] Vse roke so zunaj: gradite! Odprti so { $parts } deli.
       *[other] Vse roke so zunaj: gradite! Odprtih je { $parts } delov.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Zgrabiš: { urfin-part }.
       *[no] { $player } zgrabi: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Odložiš: { urfin-part }.
       *[no] { $player } odloži: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Postaviš, stolpec { $column }, vrsta { $row }: { urfin-part }.
       *[no] { $player } postavi, stolpec { $column }, vrsta { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Dokončaš stolp!
       *[no] { $player } dokonča stolp!
    }
urfin-event-toppled =
    { $parts ->
        [one] Pada! V vrečo se vrne { $parts } del.
        [two] Pada! V vrečo se vrneta { $parts } dela.
        [few] Pada! V vrečo se vrnejo { $parts } deli.
       *[other] Pada! V vrečo se vrne { $parts } delov.
    }
urfin-event-finished =
    { $you ->
        [yes] Končaš gradnjo.
       *[no] { $player } konča gradnjo.
    }
urfin-event-sand = Pesek se je iztekel!
urfin-event-returned =
    { $parts ->
        [one] { $parts } del ni bil postavljen in se vrne v vrečo.
        [two] { $parts } dela nista bila postavljena in se vrneta v vrečo.
        [few] { $parts } deli niso bili postavljeni in se vrnejo v vrečo.
       *[other] { $parts } delov ni bilo postavljenih in se vrne v vrečo.
    }
urfin-event-tried = Poskusni stolp izgine z zemljevida. Zdaj se začne igra.
urfin-event-thrown = Vojak s ceste { $road }: { $pips }.
urfin-event-walked = Vojak s ceste { $road } gre naprej.
urfin-event-bumped = Vojak s ceste { $road } se udari v glavo in se ustavi, da premisli.
urfin-event-broke =
    { $stands ->
        [yes] Vojak s ceste { $road } stoji in podira oviro.
       *[no] Vojak s ceste { $road } podre oviro.
    }
urfin-event-tore = Vojak s ceste { $road } mimogrede podre stolp.
urfin-event-crossed = Vojak s ceste { $road } je čez most! Od naslednjega kroga smejo stolpi stati v mestu.
urfin-event-limited =
    { $limit ->
        [1] Vojak s ceste { $road } je pri reki: s svetlo zelenimi deli se ne sme več graditi.
       *[2] Vojak s ceste { $road } je v mestu: graditi se sme samo še z zelenimi.
    }
urfin-event-shot = Vojak s ceste { $road } je zadet, postane prijazen in gre domov.
urfin-event-entered = Vojak s ceste { $road } je v palači!
urfin-event-over = Igre je konec.

## Namigi

urfin-hint-aim =
    { $at ->
        [base] Ekipi še manjka podstavek.
        [roof] Ekipi še manjka streha.
       *[wall] Za stolpe je poskrbljeno: prav bi prišel zid.
    }
urfin-hint-ready = Vse je dogovorjeno.
urfin-hint-home =
    { $count ->
        [1] Vojak { $soldiers } gre domov.
       *[other] Domov gredo vojaki { $soldiers }.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Zadrži vojaka { $soldiers }.
       *[other] Zadrži vojake { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Vojak { $soldiers } se redkeje prebije.
       *[other] Vojaki { $soldiers } se redkeje prebijejo.
    }
urfin-hint-watch = Zdaj tod ne gre nihče, a stolp pazi na ceste.
urfin-hint-roof = Potem nanj: { urfin-part }.
urfin-hint-first = Najprej: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Tipaje iščeš podstavek.
        [roof] Tipaje iščeš streho.
       *[wall] Tipaje iščeš zid.
    }
urfin-hint-touch =
    { $at ->
        [base] Doslej je to podstavek: { $percent } od 100.
        [roof] Doslej je to streha: { $percent } od 100.
       *[wall] Doslej je to zid: { $percent } od 100.
    }
urfin-hint-take =
    { $at ->
        [base] To je podstavek: { $percent } od 100.
        [roof] To je streha: { $percent } od 100.
       *[wall] To je zid: { $percent } od 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] To najbrž ni podstavek: { $percent } od 100.
        [roof] To najbrž ni streha: { $percent } od 100.
       *[wall] To najbrž ni zid: { $percent } od 100.
    }
urfin-hint-part = Prav pride: { urfin-part }.
urfin-hint-put-back = Zdaj zanj ni dobrega mesta.
urfin-hint-done =
    { $parts ->
        [0] Vse je zgrajeno.
       *[other] Kar je ostalo, ne ustavi nikogar: nazaj v vrečo ({ $parts }).
    }

# the bag

urfin-ui-bag-title = Tvoja roka je v vreči
urfin-ui-bag-title-of = V vreči je roka { $number } od { $of }
urfin-ui-bag-due = Vzeto: { $taken } od { $due }.
urfin-ui-bag-trial = Za poskus: ti deli gredo nazaj.
urfin-ui-bag-felt = Lesen del pod konico prsta
urfin-ui-bag-keys = Puščice premikajo konico prsta in tipajo. Enter še enkrat pove, kaj je tu.
urfin-ui-bag-stroke = S prstom podrsaj po filcu
urfin-ui-bag-edge = Rob vreče.
urfin-ui-bag-met = Del { $number } pod prsti.
urfin-ui-bag-take = Vzamem
urfin-ui-bag-let-go = Izpustim (še { $left })
urfin-ui-bag-guide = Kaj bi to lahko bilo? Morda je zasukano.
urfin-ui-bag-taken = Vzeto, kot je bilo otipano:
urfin-ui-bag-agreed = Kdo kaj išče
urfin-ui-bag-hand =
    { $state ->
        [waiting] roka čaka
        [in] roka je v vreči
        [out] roka je zunaj
       *[none] ta krog brez roke
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Stolpec { $column }, vrsta { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Tu ni ničesar
        [low] Nizko
        [middling] Srednje visoko
        [high] Visoko
       *[top] Zelo visoko
    }
urfin-ui-felt-flat = { $height }, ravno.
urfin-ui-felt-slope = { $height }, pada { $slope }.
urfin-ui-felt-steep = { $height }, strmo pada { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] v desno
        [down-right] v desno navzdol
        [down] proti spodnjemu robu
        [down-left] v levo navzdol
        [left] v levo
        [up-left] v levo navzgor
        [up] proti zgornjemu robu
       *[up-right] v desno navzgor
    }
urfin-ui-shape =
    { $kind ->
        [0] Podstavek 1
        [1] Podstavek 2
        [2] Streha 1
        [3] Streha 2
        [4] Streha 3
       *[5] Zid
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Podstavek 1: širok in raven, z osmimi vogali in dvignjenim robom.
        [1] Podstavek 2: raven križ z dvignjenim robom; v vogalih ni ničesar.
        [2] Streha 1: piramida, nizka na vseh štirih straneh, visoka na sredini.
        [3] Streha 2: zvezda z osmimi kraki, visoka na sredini.
        [4] Streha 3: sleme od roba do roba, pada samo na dve strani.
       *[5] Zid: bruno čez sredino z nazobčanim vrhom, ob straneh ni ničesar.
    }

# the board

urfin-ui-map = Dežela okoli Smaragdnega mesta
urfin-ui-team = Ekipa
urfin-ui-tray = Odprti deli
# Črki na majhnem delu: največ dva znaka, številka ostane.
urfin-ui-mark =
    { $kind ->
        [base-1] P1
        [base-2] P2
        [roof-1] S1
        [roof-2] S2
        [roof-3] S3
       *[wall] Z
    }
urfin-ui-part-mine = { $part }, v tvoji roki
urfin-ui-part-held = { $part }, drži { $player }
urfin-ui-tower = stolp: { $base } in { $roof }
urfin-ui-bare = { $base } brez strehe
urfin-ui-axis =
    { $axis ->
        [ns] gleda na sever in jug
       *[ew] gleda na vzhod in zahod
    }
urfin-ui-soldier = vojak { $road }
urfin-ui-soldier-bumped = vojak { $road }, z buško na glavi
urfin-ui-cell = stolpec { $column }, vrsta { $row }
urfin-ui-ground =
    { $ground ->
        [land] kopno
        [bridge] most
        [city] mesto
        [river] reka
       *[palace] palača
    }
urfin-ui-road = cesta { $roads }

# what the hands can do
urfin-ui-do-pick = Izberi del, nato polje; ali ga povleci tja.
urfin-ui-do-place = Izberi polje, na katerem naj stoji.
urfin-ui-do-roof = Izberi podstavek, ki naj ga pokrije.
urfin-ui-do-roof-3 = Izberi podstavek; streho obrne R ali gumb.
urfin-ui-do-base-first = Noben podstavek ne čaka na streho. Najprej postavi podstavek.
urfin-ui-do-nowhere = Zdaj zanj ni mesta.
urfin-ui-do-confirm = Izberi še enkrat in ga postavi sem.
urfin-ui-do-done = Vse je zgrajeno. Pritisni »To je vse«.
urfin-ui-put = Postavi sem
urfin-ui-elsewhere = Drugam
urfin-ui-turn-roof =
    { $axis ->
        [ns] Obrni streho; zdaj gleda na sever in jug
       *[ew] Obrni streho; zdaj gleda na vzhod in zahod
    }
urfin-ui-done = To je vse
urfin-ui-ready = Obrni uro
urfin-ui-ready-calm = Lahko začnemo
urfin-ui-reach = Sezi v vrečo

# what somebody goes for
urfin-ui-wishes = Kaj iščeš?
urfin-ui-wish =
    { $at ->
        [base] Podstavek
        [roof] Streho
       *[wall] Zid
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Za ta krog je sprememb dovolj.
        [one] Premisliš si lahko še enkrat.
       *[other] Premisliš si lahko še { $left }-krat.
    }
urfin-ui-goes =
    { $at ->
        [base] Iščem podstavek!
        [roof] Iščem streho!
       *[wall] Iščem zid!
    }
urfin-ui-hand-ready = nared
urfin-ui-hand-waiting = roka nad vrečo
urfin-ui-hand-in = roka v vreči: { $taken } od { $due }
urfin-ui-hand-out = roka je zunaj
urfin-ui-hand-building = gradi
urfin-ui-hand-done = gradnja končana

# how it stands
urfin-ui-turn =
    { $turn ->
        [0] Poskusni stolp
       *[other] Krog { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Poskusni stolp
       *[other] Krog { $turn } od največ { $last }
    }
urfin-ui-left = Ostalo vojakov: { $soldiers }
urfin-ui-in-bag = Delov v vreči: { $parts }
urfin-ui-out = Delov zunaj igre: { $parts }
urfin-ui-standing = Stojijo: stolpi { $towers }, zidovi { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Graditi se sme s čimer koli.
        [1] Nič več svetlo zelenega.
       *[2] Odslej samo zeleno.
    }
urfin-ui-city-open = Stolpi smejo stati v mestu.
urfin-ui-city-shut = V mestu stolpi še niso dovoljeni.
urfin-ui-soldiers = Vojak
urfin-ui-to-palace = Polj do palače
urfin-ui-gone = zdaj prijazen
urfin-ui-throws = Meti tega pohoda
urfin-ui-threw = Vojak { $road } vrže { $pips }

# what is foreseen; $roads are soldiers, with odds in the adult game: "3, 7 (50 %)"
urfin-ui-foreseen = Polj v dosegu: { $cells }; v tem krogu ne zadene nikogar.
urfin-ui-foreseen-hits = Polj v dosegu: { $cells }. V tem krogu zadene: { $roads }.

# what happens
urfin-ui-build = Gradite!
urfin-ui-recap = Kaj se je zgodilo
urfin-ui-recap-returned = Nazaj v vrečo: { $parts }
urfin-ui-recap-banned = Ven iz igre: { $parts }
urfin-ui-recap-toppled = Podrto: { $parts }
urfin-ui-recap-broke = Vojak { $road } podre: { $parts }
urfin-ui-next-turn = Naslednji krog:
urfin-ui-coming = Deli naslednjega kroga: { $parts }
urfin-ui-won = Smaragdno mesto je na varnem!
urfin-ui-lost = Smaragdno mesto je padlo
urfin-ui-look = Poglej zemljevid

## Zakaj zemljevid ni dober

urfin-map-cell = polje { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] kopno
        [river] reka
        [bridge] most
        [city] mesto
       *[palace] palača
    }
urfin-map-before =
    { $before ->
        [land] kopno
        [river] reka
        [bridge] most
        [city] mesto
       *[palace] palača
    }
urfin-map-long = zemljevid je daljši od { $kilobytes } kB
urfin-map-name-twice = vrstica { $line }: zemljevid že ima ime
urfin-map-no-name = manjka vrstica `name …`
urfin-map-name = vrstica { $line }: ime ima največ { $most } vidnih znakov
urfin-map-no-grid = polja niso narisana
urfin-map-rows = vrstica { $line }: vrst je več kot { $most }
urfin-map-torn = vrstica { $line }: vrste polj niso skupaj
urfin-map-wide = vrstica { $line }: polj v vrsti: { $cells }, največ { $most }
urfin-map-sign = vrstica { $line }, { urfin-map-cell }: { $sign } ni eden od znakov { $known }
urfin-map-row = vrstica { $line }: polj v vrsti: { $cells }, v prvi: { $width }
urfin-map-roads = vrstica { $line }: cest je več kot { $most }
urfin-map-road-form = vrstica { $line }: cesta se zapiše takole: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = vrstica { $line }: cesta { $road }, na vrsti pa je cesta { $due }
urfin-map-road-off = vrstica { $line }: cesta { $road } gre z zemljevida, { urfin-map-cell }
urfin-map-road-long = vrstica { $line }: cesta { $road } je daljša, kot ima zemljevid polj
urfin-map-step = vrstica { $line }: cesta { $road }: { $step } ni korak; N, E, S ali W, nato kolikokrat
urfin-map-edge = vrstica { $line }, { urfin-map-cell }: { urfin-map-ground } na robu zemljevida
urfin-map-beside = vrstica { $line }, { urfin-map-cell }: tik drug ob drugem: { urfin-map-before } in { urfin-map-ground }
urfin-map-no-palace = na zemljevidu ni palače
urfin-map-palaces = vrstica { $line }, { urfin-map-cell }: druga palača
urfin-map-bridges = mostov: { $bridges }, biti jih mora od { $least } do { $most }
urfin-map-start = vrstica { $line }: cesta { $road } se ne začne na robu: { urfin-map-cell }
urfin-map-twice = vrstica { $line }: cesta { $road } pride dvakrat na isto mesto: { urfin-map-cell }
urfin-map-strays = vrstica { $line }: cesta { $road }: najprej { urfin-map-before }, potem { urfin-map-ground }, to ne gre; { urfin-map-cell }
urfin-map-begins = vrstica { $line }: cesta { $road } se ne začne na kopnem: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = vrstica { $line }: cesta { $road } se ne konča v palači: { urfin-map-cell }
urfin-map-short = vrstica { $line }: cesta { $road }: polj kopnega pred mostom: { $cells }; potrebnih je { $zone } v območju 1 in { $shore } na bregu
urfin-map-near = vrstica { $line }: cesta { $road }: korakov: { $steps }, daljni kažipot stoji { $away } korakov pred palačo
urfin-map-no-roads = na zemljevidu ni cest
urfin-map-clockwise = vrstica { $line }: cesta { $road }, { urfin-map-cell }: ne sledi cesti { $other } v smeri urinega kazalca
urfin-map-parts = vrstica { $line }: cesta { $road } sreča cesto { $other } in jo spet zapusti: { urfin-map-cell }
urfin-map-signpost = vrstica { $line }: cesta { $road }, kažipot { $away }: { urfin-map-cell } ni zunaj reke
urfin-map-signposts = vrstica { $line }: cesta { $road }, kažipot { $away }: { urfin-map-cell } že pripada cesti { $other }
urfin-map-idle = vrstica { $line }, { urfin-map-cell }: čez ta most ne pelje nobena cesta
urfin-map-unknown = zemljevida { $name } ni; so { $known }

## Figures

urfin-figure-base-1 = Podstavek 1 zadene osem polj okoli sebe.
urfin-figure-base-2 = Podstavek 2 zadene štiri sosednja polja.
urfin-figure-roof-1 = Streha 1 doda štiri polja, natanko dve stran.
urfin-figure-roof-2 = Streha 2 doda še štiri po diagonali.
urfin-figure-roof-3 = Streha 3 strelja dve polji daleč le na pokončnih straneh.
urfin-figure-roof-3-turned = Obrnjena strelja v drugo smer.
urfin-figure-tower = Najprej podstavek, nanj streha: stolp.
urfin-figure-no-base = Streha stoji samo na podstavku.
urfin-figure-shared-cell = Zid in stolp nikoli ne stojita na istem polju.
urfin-figure-on-a-soldier = Kjer stoji vojak, se ne gradi.
urfin-figure-on-the-road = Na cesti se sme graditi: vojak bo moral to podreti.
urfin-figure-tower-in-the-city = V mestu ni stolpa, dokler vojak ne prečka mostu.
urfin-figure-wall-in-the-city = Zid sme tam stati od začetka.
urfin-figure-in-the-palace = V palači se nič ne gradi.
urfin-figure-in-the-river = V reki se nič ne gradi.
urfin-figure-shot = Eden vojak konča, kamor strelja stolp, in je zadet; drugi ne.
urfin-figure-bump = Ima še korake, a se zaleti v zid in obstane.
urfin-figure-break = V naslednjem premiku podre zid in gre svoja tri polja.
urfin-figure-stand = Sem je prišel brez trka: zdaj samo podre zid.
urfin-figure-signposts = Na začetku stoji pri vsakem kažipotu vojak.

## Puzzles

urfin-puzzle-saved = Zgradi tako, da bo vsak vojak pravočasno poslan domov.
urfin-puzzle-saved-missed = Vojaki še na pohodu: { $soldiers }

## Konec po delih

urfin-account-friends = Vojaki, ki se zdaj smehljajo: { $count }
urfin-account-marching = Vojaki še na poti: { $count }
urfin-account-built = Zgrajeni stolpi in zidovi: { $count }
urfin-account-stands = Še stoji: { $count }
urfin-account-fell = Podrli vojaki: { $count }
urfin-account-entered = V palačo po cesti { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = izvidnik
urfin-bot-scout-hint = Vojake pričaka daleč na cestah.
urfin-bot-guard = stražar
urfin-bot-guard-hint = Gradi blizu palače.
