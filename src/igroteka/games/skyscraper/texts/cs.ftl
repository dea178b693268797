# Mrakodrap slovy. Pole a jejich význam popisuje en.ftl.

skyscraper-name = Mrakodrap
skyscraper-tagline = Stav kartu po kartě, lez patro po patře a měj pevnou ruku.

## Varianty

skyscraper-option-hands = Ruce
skyscraper-option-hands-hint = Každá karta i každý dělník se staví rukou a tíže je skutečná.
skyscraper-option-hands-forgiving = Shovívavé
skyscraper-option-hands-forgiving-hint = Lehké chvění se vyhladí; karta, která odpadne, se vrátí svému hráči.
skyscraper-option-hands-real = Skutečné
skyscraper-option-hands-real-hint = Ruka, jaká je. Karta mimo své místo a všechno se zřítí.
skyscraper-option-hands-calm = Klidné
skyscraper-option-hands-calm-hint = Žádné chvění, žádné pády: odmítne se jen to, co by nestálo.

## Karty

skyscraper-card-upright = stojící karta
skyscraper-card-flat = ležící karta
skyscraper-card-any = prostá karta
skyscraper-card-foundation = základy
skyscraper-card-prop = stojící podpěra
skyscraper-card-slab = ležící podpěra

## Co dělat

skyscraper-prompt-act =
    { $left ->
        [one] Zbývá jedna akce: pošli dělníka, stav, nebo přemísti.
        [few] Zbývají { $left } akce: pošli dělníka, stav, nebo přemísti.
       *[other] Zbývá { $left } akcí: pošli dělníka, stav, nebo přemísti.
    }
skyscraper-prompt-build = Vyber pro kartu místo a pak, jak ji otočit.
skyscraper-prompt-put = Tvůj dělník spadl. Vrať ho na kterékoli patro, nebo do party.
skyscraper-prompt-wait = { $player } pracuje.
skyscraper-prompt-settle = Zadrž dech…
skyscraper-prompt-over = Budova stojí, jak stojí.

## Tahy slovy, jako na tlačítku, a nadpisy pro více tahů

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Poslat dělníka sem
skyscraper-action-pick = Vzít kartu { $number }: { skyscraper-ui-card }
skyscraper-action-pick-here = Vzít tuto kartu
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Stavět: { skyscraper-plan-place }; nosníky: { $beams }
skyscraper-action-build-here = Stavět sem
skyscraper-action-move = Dělník { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Přemístit dělníka { $worker } sem
skyscraper-action-shift = Dělník { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Posunout dělníka { $worker } sem, bez akce
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Vrátit sem
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = Začíná { $player }.
skyscraper-action-deal = Rozdávají se karty.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Poslat dělníka
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Stavět
skyscraper-moves-move = Přemístit dělníka
skyscraper-moves-shift = Posunout dělníka, bez akce
skyscraper-moves-return = Vrátit zpět
skyscraper-aloud-of = { $player }: { $what }

## Proč ne

skyscraper-refuse-put-first = Nejdřív se vracejí spadlí dělníci.
skyscraper-refuse-nobody-fell = Žádný z tvých dělníků nespadl.
skyscraper-refuse-another-first = Nejdřív se vrací jiný dělník.
skyscraper-refuse-no-open-place = Není otevřené místo, kde by stál.
skyscraper-refuse-card-in-hand = Máš v ruce kartu: postav ji, nebo ji nejdřív vrať.
skyscraper-refuse-can-act = Ještě můžeš něco udělat: tah jsou tři akce.
skyscraper-refuse-no-crew = Celá tvá parta už je na staveništi.
skyscraper-refuse-not-at-the-foot = Dělník se posílá na otevřené místo těsně ke kartě základů.
skyscraper-refuse-not-held = Takovou kartu nemáš.
skyscraper-refuse-already-picked = Tuhle kartu už v ruce máš.
skyscraper-refuse-too-many-picks = V tomto tahu se karty zkoušely už { $most }krát: to stačí.
skyscraper-refuse-nothing-picked = Nejdřív vezmi kartu do ruky.
skyscraper-refuse-no-builder = Na staveništi nemáš nikoho, kdo by mohl stavět.
skyscraper-refuse-no-place = U tvých dělníků se tahle karta nikam nevejde.
skyscraper-refuse-no-builder-near = Žádný z tvých dělníků nestojí na kartě, ke které by se připojila, ani vedle ní.
skyscraper-refuse-stance-upright = Tahle karta stojí, šipkou nahoru.
skyscraper-refuse-stance-flat = Tahle karta leží naplocho.
skyscraper-refuse-stance-any = Takové nosníky karta nemá, ať ji otočíš jakkoli.
skyscraper-refuse-touches-ground = Země se smějí dotýkat jen karty základů a podpěry.
skyscraper-refuse-must-touch-ground = Podpěra stojí na zemi.
skyscraper-refuse-not-on-a-foot = Ležící podpěra přiléhá hranou k patě stěny.
skyscraper-refuse-in-the-way = Překáží jiná karta.
skyscraper-refuse-no-joint = Není tam k čemu ji připojit: celá čára na celou čáru.
skyscraper-refuse-hangs = Budova roste nahoru: karta nesmí jen viset.
skyscraper-refuse-no-beams-meet = Žádný z jejích nosníků by se s jiným nesetkal.
skyscraper-refuse-overloaded = Spoj by nesl { $moment } a vydrží { $most }.
skyscraper-refuse-buckles = Tak vysoká stavba by se prohnula vlastní vahou.
skyscraper-refuse-not-your-worker = To není tvůj dělník.
skyscraper-refuse-in-the-crew = Tento dělník je ještě v partě.
skyscraper-refuse-shut-in = Tento dělník je zavřený ze všech stran.
skyscraper-refuse-not-one-floor = Jedna akce vede o patro výš nebo níž, nebo na jinou kartu téhož patra.
skyscraper-refuse-shifted-before = Tento dělník se v tomto tahu už posunul.
skyscraper-refuse-not-its-card = Bez akce chodí dělník jen po své vlastní kartě.
skyscraper-refuse-calm-hand = V klidné hře se ruce nechvějí.
skyscraper-refuse-hold = Taková karta k přidržení tu není.
skyscraper-refuse-hand-long = Dráha ruky je na zapsání příliš dlouhá.
skyscraper-refuse-hand-garbled = Dráha ruky se nedá přečíst.
skyscraper-refuse-hand-short = Příliš spěšně: položení trvá aspoň { $least } ms.
skyscraper-refuse-hand-rate = Dráha ruky má mezery: bod je třeba každých { $least } až { $most } ms.
skyscraper-refuse-hand-time = Příliš pomalu: postavit se musí do { $most } ms.
skyscraper-refuse-hand-far = Ruka je dál než { $most } mm od místa.
skyscraper-refuse-hand-tilt = Náklon větší než { $most }°.
skyscraper-refuse-hand-near = Ruka musí přijít aspoň z { $least } mm.
skyscraper-refuse-hand-fast = Příliš rychle: nejvýš { $most } mm za vteřinu.
skyscraper-refuse-hand-twirl = Příliš rychlé otočení: nejvýš { $most }° za vteřinu.

## Jak vyhrát

skyscraper-purpose-points = Nejvíc bodů, až bude stát něčí poslední karta; nic neshoď. Ty: { $mine }, nejlepší jiný: { $others }, karty: { $cards }
skyscraper-purpose-points-watched = Vyhrává, kdo má nejvíc bodů, až bude stát něčí poslední karta. Vede: { $most }

## Konec

skyscraper-over-finished = Poslední karta je postavena.
skyscraper-over-collapse = Budova se zřítila.
skyscraper-over-stalled = Tři kola bez jediné karty: stavba se zavírá.
skyscraper-over-alone = Zbyl jen jeden hráč.
skyscraper-over-nobody = Nezbyl nikdo.

## Co se děje

skyscraper-event-began =
    { $you ->
        [yes] Začínáš.
       *[no] Začíná { $player }.
    }
skyscraper-event-dealt = Tvé karty jsou rozdány.
skyscraper-event-held = Bereš kartu do ruky.
skyscraper-event-laid = Vracíš kartu.
skyscraper-event-sent =
    { $you ->
        [yes] Posíláš dělníka na staveniště.
       *[no] { $player } posílá dělníka na staveniště.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Tvůj dělník se trochu posune.
               *[no] { $player }: dělník se trochu posune.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Tvůj dělník se trochu posune.
                       *[no] { $player }: dělník se trochu posune.
                    }
               *[other]
                    { $you ->
                        [yes] Tvůj dělník jde na patro { $floor }.
                       *[no] { $player }: dělník jde na patro { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Stavíš kartu.
       *[no] { $player } staví kartu.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes]
            { $points ->
                [one] { $player }: { $points } bod, celý tah dvojnásobně, výš zatím nic nesahalo.
                [few] { $player }: { $points } body, celý tah dvojnásobně, výš zatím nic nesahalo.
               *[other] { $player }: { $points } bodů, celý tah dvojnásobně, výš zatím nic nesahalo.
            }
       *[no]
            { $points ->
                [one] { $player }: { $points } bod.
                [few] { $player }: { $points } body.
               *[other] { $player }: { $points } bodů.
            }
    }
skyscraper-event-shaken = Všechno se uklidnilo.
skyscraper-event-undid = Tíže nedokázala říct, jak by to skončilo: jako by se to nezkoušelo.
skyscraper-event-slipped =
    { $you ->
        [yes] Karta se nepřipojila{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm vedle)
        }: máš ji zase v ruce.
       *[no] Karta se nepřipojila{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm vedle)
        }: { $player } si ji bere zpět.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = O { $mm } mm vedle.
skyscraper-missed =
    { $why ->
        [fast] Při puštění se ještě pohybovala.
        [shaky] Ruka se třásla.
       *[aside] Byla puštěna vedle svého místa.
    }
skyscraper-event-came = Karta odpadla, { $player } si ji bere zpět.
skyscraper-event-fell = { $player }: dělník padá.
skyscraper-event-tipped = { $player }: dělník se převrátil.
skyscraper-event-fined =
    { $points ->
        [one] { $player } ztrácí { $points } bod.
        [few] { $player } ztrácí { $points } body.
       *[other] { $player } ztrácí { $points } bodů.
    }
skyscraper-event-returned = { $player }: dělník je zpátky na místě.
skyscraper-event-rejoined = { $player }: dělník je zpátky v partě.
skyscraper-event-stepped = { $player }: dělník ustupuje stranou.
skyscraper-event-trapped = { $player }: dělník je zavřený ze všech stran a ztracený.
skyscraper-event-out =
    { $you ->
        [yes] Vypadáváš.
       *[no] { $player } vypadává.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Necháváš to tak.
       *[no] { $player } to nechává tak.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Jsi na tahu.
       *[no] Na tahu je { $player }.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Všechno se řítí, a byl to tvůj tah.
       *[no] Všechno se řítí, a na tahu je { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Tvá poslední karta: 5 bodů.
       *[no] { $player } staví poslední kartu: 5 bodů.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player }: zbývá { $cards } karta, stejně tolik bodů dolů.
        [few] { $player }: zbývají { $cards } karty, stejně tolik bodů dolů.
       *[other] { $player }: zbývá { $cards } karet, stejně tolik bodů dolů.
    }
skyscraper-event-topped = { $player } má nejvíc dělníků na patře { $floor }: 5 bodů.
skyscraper-event-over = Hra skončila.

## Rady

skyscraper-hint-send = Víc dělníků na staveništi dosáhne na víc míst ke stavbě.
skyscraper-hint-pick = Z tvých karet má tahle nejlepší místo.
skyscraper-hint-build =
    { $points ->
        [0] Teď nic nepřinese, ale zbude o kartu méně.
        [one] { $points } bod a o kartu méně.
        [few] { $points } body a o kartu méně.
       *[other] { $points } bodů a o kartu méně.
    }
skyscraper-hint-double = Je to nejvyšší karta ze všech: celý tah se počítá dvojnásob.
skyscraper-hint-reach = Nejlepší karta na dosah pak přinese bodů: { $points }.
skyscraper-hint-move = Z patra { $floor } se líp staví a na konci je dobré být tam.
skyscraper-hint-shift = Nestojí to akci a odtud se dosáhne na lepší místa.
skyscraper-hint-pass = V tomto tahu už není co dělat.
skyscraper-hint-put-back = Teď má větší cenu něco jiného.
skyscraper-hint-return = Tak vysoko je hned zase v práci a na konci se počítá.
skyscraper-hint-to-crew = Z party ho lze poslat tam, kde je ho třeba.

## Staveniště

skyscraper-ui-site = Staveniště
skyscraper-ui-hand = Tvé karty
skyscraper-ui-deeds = Co můžeš udělat
skyscraper-ui-line-left = vlevo
skyscraper-ui-line-right = vpravo
skyscraper-ui-line-bottom = dole
skyscraper-ui-line-top = nahoře
skyscraper-ui-line-mid-v = středem, svisle
skyscraper-ui-line-mid-h = středem, vodorovně
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } s dělníkem; nosníky: { $beams }
       *[no] { $kind }; nosníky: { $beams }
    }
skyscraper-ui-no-place = teď pro ni není místo
skyscraper-ui-stand =
    { $height ->
        [0] na zemi, vpravo { $x }, dozadu { $y }
       *[other] ve výšce { $height }, vpravo { $x }, dozadu { $y }
    }
skyscraper-ui-step-send = Poslat dělníka: { $where }
skyscraper-ui-step-move = Přemístit: { $where }
skyscraper-ui-step-shift = Posunout, bez akce: { $where }
skyscraper-ui-step-return = Vrátit: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] { $player }: dělník, zavřený ze všech stran, { $where }
        [lying] { $player }: dělník, leží, { $where }
       *[standing] { $player }: dělník, { $where }
    }
skyscraper-ui-choose = Vezmi kartu, pošli dělníka, nebo vyber některého svého dělníka.
skyscraper-ui-choose-place = Vyber pro kartu místo.
skyscraper-ui-turn-or-set = Otoč ji a postav.
skyscraper-ui-set-it = Postavit sem?
skyscraper-ui-choose-foot = Kde u paty budovy?
skyscraper-ui-choose-stand = Kam? Modrá místa nestojí akci.
skyscraper-ui-put = Tvůj dělník spadl. Vrať ho, kam chceš, nebo do party.
skyscraper-ui-put-back = Vrátit kartu
skyscraper-ui-turn = Otočit { $n }/{ $of }
skyscraper-ui-set = Postavit
skyscraper-ui-hold =
    { $held ->
        [yes] Přidržená
       *[no] Přidržet kartu
    }
skyscraper-ui-hint-pick = Trenér by vzal tuhle: { $card }.
skyscraper-ui-hint-send = Trenér by poslal dělníka.
skyscraper-ui-hint-move = Trenér by přemístil dělníka: { $where }.
skyscraper-ui-send = Poslat dělníka ({ $crew })
skyscraper-ui-pass = Ukončit tah
skyscraper-ui-to-crew = Do party
skyscraper-ui-note =
    { $points ->
        [one] { $points } bod, parta { $crew }
        [few] { $points } body, parta { $crew }
       *[other] { $points } bodů, parta { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Zbývá jedna akce
        [few] Zbývají { $left } akce
       *[other] Zbývá { $left } akcí
    }
skyscraper-ui-lens = Zatížení
skyscraper-ui-plan = Plán
skyscraper-ui-film = Podívat se znovu
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Tento prohlížeč neumí ukázat staveniště ve třech rozměrech.
skyscraper-ui-height = Výška v kartách: { $height }
skyscraper-ui-cards-built = Stojících karet: { $cards }
skyscraper-ui-floors = Pater: { $floors }
skyscraper-key-hold = Přidržet stojící kartu
skyscraper-key-view = Plán nebo zase stavba
skyscraper-key-up = Na plánu: o vrstvu výš
skyscraper-key-down = Na plánu: o vrstvu níž

## Plán: staveniště shora, vrstvu po vrstvě

skyscraper-plan-title = Plán staveniště
skyscraper-plan-place =
    { $what ->
        [floor] podlahová karta, sloupec { $x }, řada { $y }, výška { $z }
        [east] stěna k východu, sloupec { $x }, řada { $y }, výška { $z }
       *[north] stěna k severu, sloupec { $x }, řada { $y }, výška { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
skyscraper-plan-cell = sloupec { $x }, řada { $y }, výška { $z }
skyscraper-plan-ground = Země
skyscraper-plan-height =
    { $floors ->
        [none] Výška { $z }
       *[other] Výška { $z }, patro { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, nosníky: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] { $player }, dělník zavřený ze všech stran: { $where }
        [lying] { $player }, dělník leží: { $where }
       *[standing] { $player }, dělník: { $where }
    }
skyscraper-plan-crew = v partě
skyscraper-plan-layer = Plán: { $where }. Šipky jdou z místa na místo, Enter vybere a postaví, R otočí, Page Up a Page Down mění výšku.
skyscraper-plan-layers = Zobrazená výška
skyscraper-plan-up = O vrstvu výš
skyscraper-plan-down = O vrstvu níž
skyscraper-plan-spots =
    { $count ->
        [one] Tady je { $count } místo
        [few] Tady jsou { $count } místa
       *[other] Tady je { $count } míst
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter postaví, R otočí.
skyscraper-plan-turn = Otočit kartu: { $card }
skyscraper-plan-lens = Nejzatíženější spoj nese { $strain } z { $most }.
skyscraper-plan-lens-easy = Drží snadno.
skyscraper-plan-lens-busy = Ještě má trochu síly.
skyscraper-plan-lens-near = Už skoro povoluje!
skyscraper-plan-joint = Mezi: { $first } a { $second }.
skyscraper-plan-foreseen = Takhle by nejzatíženější spoj nesl { $strain } z { $most }.
skyscraper-plan-shuts-own = Tím by se zavřel tvůj dělník: byl by ztracený.
skyscraper-plan-shuts = Tím by se zavřel dělník: { $player }.

## Pevná ruka

skyscraper-steady-title = Pevná ruka
skyscraper-steady-ask-shake = Zastav ručičku uprostřed: čím přesněji, tím méně se ruka chvěje.
skyscraper-steady-ask-speed = Znovu: teď jde o to, jak jemně pustíš.
skyscraper-steady-odds = Ze 100 pokusů něco spadne: { $still } při obou stiscích přesně ve středu, { $good } těsně vedle, { $shaky } trochu vedle, { $wild } daleko.
skyscraper-steady-press = Teď!
skyscraper-steady-slow = Pomaleji, slovy a tóny
skyscraper-steady-cancel = Ještě ne
skyscraper-steady-result =
    { $grade ->
        [still] { $round } z { $of }: přesně střed.
        [good] { $round } z { $of }: blízko středu.
        [shaky] { $round } z { $of }: trochu vedle, bude se chvět.
       *[wild] { $round } z { $of }: daleko vedle.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] střed
        [1] těsně vpravo
        [2] vpravo
        [3] daleko vpravo
        [-1] těsně vlevo
        [-2] vlevo
       *[other] daleko vlevo
    }

## Jak to stojí a jak to skončilo

skyscraper-facts-title = Dělníci na patrech
skyscraper-facts-floor = Patro
skyscraper-facts-crew = Parta
skyscraper-facts-points = Body
skyscraper-facts-top = 5 bodů za patro { $floor } by teď měl hráč { $player }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Už { $rounds } kolo nikdo nestaví; po { $most } je konec.
        [few] Už { $rounds } kola nikdo nestaví; po { $most } je konec.
       *[other] Už { $rounds } kol nikdo nestaví; po { $most } je konec.
    }
skyscraper-finale-stands = Budova: karet { $cards }, výška v kartách { $height }.
skyscraper-finale-down = Budova se zřítila.
skyscraper-finale-top = Nejvíc dělníků na patře { $floor }: { $player }.
skyscraper-finale-culprit = Na tahu byl hráč { $player }.

## Figures

skyscraper-figure-foundation = Tři karty tvoří základy: písmeno H.
skyscraper-figure-six-places = Karta se spojuje podél šesti čar: čtyř hran a dvou středních.
skyscraper-figure-at-the-foot = Nový dělník stojí hned u karty základů.
skyscraper-figure-not-at-the-foot = Sem ne: nedotýká se žádné karty základů.
skyscraper-figure-support = Vlastní podpěra smí stát na zemi.
skyscraper-figure-on-the-ground = Stavební karta se nesmí dotýkat země.
skyscraper-figure-two-builds = Dvě akce: nejdřív podlaha, pak na ní stěna.
skyscraper-figure-beams-meet = Nosník nové karty se setká se stojícím: svítí a dává bod.
skyscraper-figure-no-beams-meet = Žádný nosník se tu nesetká s jiným: nesmí se.
skyscraper-figure-half-storey = Podlaha v půli výšky karty: níž to nejde.
skyscraper-figure-hangs = Karta nesmí jen viset shora: budova roste vzhůru.
skyscraper-figure-one-floor-up = Jedna akce dovede dělníka o patro výš.
skyscraper-figure-two-floors-up = Ne dvě patra najednou.
skyscraper-figure-no-bridge = Bez podlahy mezi věžemi tu nahoře nikdo nepřejde.
skyscraper-figure-either-tower = Ze země smí na kteroukoli věž.
skyscraper-figure-bridge = Podlaha mezi nimi je most.
skyscraper-figure-shut-in = Čtvrtá stěna dělníka uzavře: je ztracen.

## Puzzles

skyscraper-puzzle-points = V tahu ti zbývá jedna akce. Dostaň se s ní na { $points } bodů.
skyscraper-puzzle-points-missed = Tah skončil. Tvoje body: { $scored }

## Konec po částech

skyscraper-account-beams = Spojené nosníky
skyscraper-account-workers = Dělníci na kartách
skyscraper-account-climbed = Tahy vzhůru, dvojnásob
skyscraper-account-fines = Pády: pokuty
skyscraper-account-finished = Poslední karta
skyscraper-account-left = Zbylé karty
skyscraper-account-topped = Nejvíc dělníků nahoře
skyscraper-account-else = Ztraceno s pádem

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = lezec
skyscraper-bot-climber-hint = Staví nahoru: čím výš, tím líp.
skyscraper-bot-settler = osadník
skyscraper-bot-settler-hint = Staví raději do šířky a nízko než vysoko.
skyscraper-bot-foreman = předák
skyscraper-bot-foreman-hint = Nenechá své dělníky stát na místě.
