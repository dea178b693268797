# Hodinové město, slovy. Pole a jejich význam popisuje en.ftl.

clockwork-name = Hodinové město
clockwork-tagline = Posbírej díly, pamatuj si odhozené karty a uleť z plovoucího města.

## Karty

clockwork-kind-flying = létající stroj
clockwork-kind-code = lamač kódů
clockwork-kind-airship = vzducholoď
clockwork-kind-fuel = dodavatel paliva
clockwork-kind-power = pohonný stroj
clockwork-kind-scrap = staré železo

clockwork-set-dragonfly = Vážka
clockwork-set-heron = Volavka
clockwork-set-beetle = Brouk
clockwork-set-bat = Netopýr
clockwork-set-swallow = Vlaštovka
clockwork-set-moth = Můra
clockwork-set-owl = Sova
clockwork-set-sphinx = Sfinga
clockwork-set-spider = Pavouk
clockwork-set-magpie = Straka
clockwork-set-airship = Vzducholoď
clockwork-set-fuel = Dodavatel paliva
clockwork-set-power = Pohonný stroj
clockwork-set-scrap = Staré železo

clockwork-card-dragonfly-wings = Vážka (křídla)
clockwork-card-dragonfly-hull = Vážka (trup)
clockwork-card-dragonfly-engine = Vážka (motor)
clockwork-card-dragonfly-tail = Vážka (ocas)
clockwork-card-heron-wings = Volavka (křídla)
clockwork-card-heron-hull = Volavka (trup)
clockwork-card-heron-engine = Volavka (motor)
clockwork-card-heron-tail = Volavka (ocas)
clockwork-card-beetle-wings = Brouk (křídla)
clockwork-card-beetle-hull = Brouk (trup)
clockwork-card-beetle-engine = Brouk (motor)
clockwork-card-beetle-tail = Brouk (ocas)
clockwork-card-bat-wings = Netopýr (křídla)
clockwork-card-bat-hull = Netopýr (trup)
clockwork-card-bat-engine = Netopýr (motor)
clockwork-card-bat-tail = Netopýr (ocas)
clockwork-card-swallow-wings = Vlaštovka (křídla)
clockwork-card-swallow-hull = Vlaštovka (trup)
clockwork-card-swallow-engine = Vlaštovka (motor)
clockwork-card-swallow-tail = Vlaštovka (ocas)
clockwork-card-moth-wings = Můra (křídla)
clockwork-card-moth-hull = Můra (trup)
clockwork-card-moth-engine = Můra (motor)
clockwork-card-moth-tail = Můra (ocas)
clockwork-card-owl-dial = Sova (ciferník)
clockwork-card-owl-keys = Sova (klávesy)
clockwork-card-owl-reel = Sova (cívka)
clockwork-card-owl-lamp = Sova (lampa)
clockwork-card-sphinx-dial = Sfinga (ciferník)
clockwork-card-sphinx-keys = Sfinga (klávesy)
clockwork-card-sphinx-reel = Sfinga (cívka)
clockwork-card-sphinx-lamp = Sfinga (lampa)
clockwork-card-spider-dial = Pavouk (ciferník)
clockwork-card-spider-keys = Pavouk (klávesy)
clockwork-card-spider-reel = Pavouk (cívka)
clockwork-card-spider-lamp = Pavouk (lampa)
clockwork-card-magpie-dial = Straka (ciferník)
clockwork-card-magpie-keys = Straka (klávesy)
clockwork-card-magpie-reel = Straka (cívka)
clockwork-card-magpie-lamp = Straka (lampa)
clockwork-card-airship-balloon = Vzducholoď (balon)
clockwork-card-airship-gondola = Vzducholoď (gondola)
clockwork-card-airship-boiler = Vzducholoď (kotel)
clockwork-card-airship-propeller = Vzducholoď (vrtule)
clockwork-card-airship-rudder = Vzducholoď (kormidlo)
clockwork-card-airship-anchor = Vzducholoď (kotva)
clockwork-card-fuel = Dodavatel paliva
clockwork-card-power = Pohonný stroj
clockwork-card-scrap = Staré železo

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
       *[other] karta
    }

clockwork-character-1 = hodinářka Ada
clockwork-character-2 = topič Bruno
clockwork-character-3 = pilotka Kora
clockwork-character-4 = zámečník Dario
clockwork-character-5 = vynálezkyně Edda
clockwork-character-6 = lampář Felix

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = Věže
clockwork-yard-boiler = Vrakoviště kotlů
clockwork-yard-spring = Vrakoviště pružin
clockwork-yard-cog = Vrakoviště koleček
clockwork-yard-chain = Vrakoviště řetězů
clockwork-yard-lamp = Vrakoviště lamp
clockwork-yard-bell = Vrakoviště zvonů
clockwork-track = pole na cestě

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

## Nastavení

clockwork-option-edition = Vydání
clockwork-option-edition-hint = Tištěná pravidla se v různých jazycích trochu liší.
clockwork-option-edition-en = Anglické
clockwork-option-edition-nl = Nizozemské
clockwork-option-edition-de = Německé
clockwork-option-edition-es = Španělské
clockwork-option-edition-fr = Francouzské
clockwork-option-edition-hu = Maďarské
clockwork-option-edition-pl = Polské
clockwork-option-edition-cs = České
clockwork-option-edition-sl = Slovinské
clockwork-option-edition-uk = Ukrajinské
clockwork-option-edition-ru = Ruské
clockwork-option-edition-it = Italské
clockwork-option-entry_scrapyard = Vstup na vrakoviště
clockwork-option-entry_scrapyard-edition = Jako ve vydání
clockwork-option-entry_scrapyard-or_more = Přesným hodem nebo vyšším
clockwork-option-entry_scrapyard-exact = Jen přesným hodem
clockwork-option-entry_towers = Vstup do Věží
clockwork-option-entry_towers-edition = Jako ve vydání
clockwork-option-entry_towers-or_more = Přesným hodem nebo vyšším
clockwork-option-entry_towers-exact = Jen přesným hodem
clockwork-option-special_throw = Hod 7, 11 nebo dvě stejná čísla
clockwork-option-special_throw-edition = Jako ve vydání
clockwork-option-special_throw-instead = Místo pohybu
clockwork-option-special_throw-instead_from_scrapyard = Místo pohybu, z vrakoviště
clockwork-option-special_throw-instead_from_scrapyard-hint = Rovnou do Věží to jde odkudkoli.
clockwork-option-special_throw-after = Po pohybu, jako přídavek
clockwork-option-special_throw-after-hint = Jen v tahu, kdy si bereš kartu z vrakoviště.
clockwork-option-scrap_given = Staré železo místo karty
clockwork-option-scrap_given-edition = Jako ve vydání
clockwork-option-scrap_given-out = Vypadne ze hry
clockwork-option-scrap_given-table = Jde k odhozeným kartám
clockwork-option-end_special = 7, 11 nebo dvě stejná čísla na konci
clockwork-option-end_special-edition = Jako ve vydání
clockwork-option-end_special-either = Hledání, nebo výzva
clockwork-option-end_special-both = Hledání i výzva
clockwork-option-low_hand = S méně než sedmi kartami
clockwork-option-low_hand-edition = Jako ve vydání
clockwork-option-low_hand-keep = Neodhazuješ
clockwork-option-low_hand-may_discard = Můžeš odhodit
clockwork-option-wrong_pick = Po omylu
clockwork-option-wrong_pick-edition = Jako ve vydání
clockwork-option-wrong_pick-in_place = Ukázaná karta přijde na prázdné místo
clockwork-option-wrong_pick-anywhere = Ukázaná karta přijde kamkoli
clockwork-option-yard_challenge = Výzva na vrakovišti
clockwork-option-yard_challenge-edition = Jako ve vydání
clockwork-option-yard_challenge-any_arrival = Ať přijdeš jakkoli
clockwork-option-yard_challenge-exact_throw = Jen přesným hodem
clockwork-option-counter = Žádost na oplátku
clockwork-option-counter-edition = Jako ve vydání
clockwork-option-counter-no_card = Když takovou kartu nemáš
clockwork-option-counter-no_scrap_either = Když nemáš ani staré železo
clockwork-option-start_throw = Hod o začátek
clockwork-option-start_throw-edition = Jako ve vydání
clockwork-option-start_throw-two_dice = Dvě kostky
clockwork-option-start_throw-one_die = Jedna kostka
clockwork-option-reversals = Otočit se během tahu
clockwork-option-reversals-edition = Jako ve vydání
clockwork-option-reversals-0 = Nikdy
clockwork-option-reversals-1 = Jednou

## Co je třeba udělat

clockwork-prompt-choose = Vyber si postavu.
clockwork-prompt-chosen = Ostatní ještě vybírají.
clockwork-prompt-deal = Karty se rozdávají.
clockwork-prompt-start =
    { $dice ->
        [1] Každý hodí jednou kostkou: nejvyšší hod začíná.
       *[2] Každý hodí dvěma kostkami: nejvyšší hod začíná.
    }
clockwork-prompt-throw = Kostky se kutálí. Na tahu je { $player }.
clockwork-prompt-move = Padlo { $steps }. Kam půjdeš?
clockwork-prompt-special = Padlo { $steps }: jdi po cestě, nebo využij zvláštní hod.
clockwork-prompt-arrive = Vezmi si kartu, nebo někoho vyzvi.
clockwork-prompt-meet = Někoho potkáváš: vyzvi ho, nebo to nech být.
clockwork-prompt-extra = Něco navíc: jdi rovnou na některé místo, nebo zůstaň a jednej. Nebo to nech být.
clockwork-prompt-search = Ukaž kartu sady, kterou hledáš, nebo pojmenuj palivo či pohonný stroj.
clockwork-prompt-demand = Můžeš žádat kartu od někoho, kdo je u Věží.
clockwork-prompt-search-or-demand = Hledej mezi odhozenými, nebo žádej kartu.
clockwork-prompt-point = Hledáš: { clockwork-set }. Ukaž na odhozenou kartu.
clockwork-prompt-swap = Vedle: { clockwork-card }. Kterou kartu položíš na její místo?
clockwork-prompt-give = { $player } ti ukazuje: { clockwork-card }. Dej kartu z té sady, nebo staré železo.
clockwork-prompt-give-named = { $player } žádá: { clockwork-set }. Dej takovou kartu, nebo staré železo.
clockwork-prompt-return = Dej kartu na oplátku. Komu: { $player }.
clockwork-prompt-counter = Nebylo co dát. Teď můžeš žádat kartu na oplátku. Od koho: { $player }.
clockwork-prompt-discard = Vyber kartu, kterou odhodíš.
clockwork-prompt-may-discard = Můžeš odhodit kartu, nebo si všechny nechat.
clockwork-prompt-lay = Polož ji lícem dolů vedle herního plánu: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } vybírá, kam jít.
        [arrive] { $player } vybírá: karta, nebo výzva.
        [extra] { $player } může udělat ještě jednu věc.
        [towers] { $player } je u Věží.
        [point] { $player } hledá mezi odhozenými kartami.
        [swap] { $player } vybírá kartu na prázdné místo.
        [give] { $player } odpovídá na výzvu.
        [return] { $player } vybírá, co dát na oplátku.
        [counter] { $player } může žádat kartu na oplátku.
        [discard] { $player } vybírá, co odhodit.
        [lay] { $player } pokládá odhozenou kartu. Pamatuj si kam!
       *[other] { $player } přemýšlí.
    }
clockwork-prompt-over = Hra skončila.

## Tahy slovy, jako na tlačítku, a nadpisy pro více tahů

clockwork-action-choose = Hrát za postavu: { clockwork-character }
clockwork-action-walk = Jít sem: { $place }
clockwork-action-straight = Jít rovnou sem: { $place }
clockwork-action-take = Vzít kartu
clockwork-action-discard = Odhodit: { clockwork-card }
clockwork-action-lay = Položit sem: { $place }
clockwork-action-lay-here = Položit sem
clockwork-action-keep = Nechat si všechny karty
clockwork-action-rest = Nechat to být
clockwork-action-seek = Ukázat a hledat sadu: { clockwork-card }
clockwork-action-seek-named = Hledat bez ukázání karty: { clockwork-card }
clockwork-action-point = Otočit kartu: { $place }
clockwork-action-point-here = Otočit tuto kartu
clockwork-action-swap = Položit: { clockwork-card }
clockwork-action-demand = Výzva ({ $player }), ukázat: { clockwork-card }
clockwork-action-demand-named = Výzva ({ $player }), žádat: { clockwork-card }
clockwork-action-give = Dát: { clockwork-card }
clockwork-action-return = Dát na oplátku: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Postavy
clockwork-moves-walk = Jít
clockwork-moves-straight = Jít rovnou
clockwork-moves-discard = Odhodit kartu
clockwork-moves-lay = Položit kartu na stůl
clockwork-moves-seek = Hledat mezi odhozenými
clockwork-moves-point = Otočit kartu
clockwork-moves-swap = Položit kartu
clockwork-moves-demand = Výzva
clockwork-moves-give = Dát kartu
clockwork-moves-return = Dát kartu na oplátku
clockwork-aloud-of = { $player }: { $what }

## Proč ne

clockwork-refuse-not-now =
    { $stage ->
        [choose] Nejdřív si vyber postavu.
        [move] Nejdřív táhni svou postavou.
        [point] Nejdřív ukaž na odhozenou kartu.
        [swap] Nejdřív vyber kartu na prázdné místo.
        [give] Nejdřív dej kartu.
        [return] Nejdřív dej kartu na oplátku.
        [discard] Nejdřív vyber, co odhodíš.
        [lay] Nejdřív polož odhozenou kartu na stůl.
       *[other] Teď ne.
    }
clockwork-refuse-no-character = Taková postava není.
clockwork-refuse-character-taken = Už je zabraná: { clockwork-character }.
clockwork-refuse-no-field = Takové pole není.
clockwork-refuse-out-of-reach = S hodem { $steps } se tam nedostaneš.
clockwork-refuse-not-exact = Tam vede jen přesný hod, a padlo { $steps }.
clockwork-refuse-full = Stojí tam už dvě postavy.
clockwork-refuse-not-nearer = Vrakoviště jsou prázdná: musíš blíž k Věžím.
clockwork-refuse-straight-where = Rovnou se jde jen na vrakoviště, nebo do Věží.
clockwork-refuse-throw-not-special = Na to je potřeba 7, 11 nebo dvě stejná čísla.
clockwork-refuse-already-there = Tam už jsi: { clockwork-field }.
clockwork-refuse-only-towers = Odtud vede zvláštní hod jen do Věží.
clockwork-refuse-extra-first = V tomto vydání přichází zvláštní hod až po obyčejném tahu.
clockwork-refuse-stay-on-track = Zůstat a vyzvat jde jen na vrakovišti.
clockwork-refuse-no-yard = Nejsi na vrakovišti.
clockwork-refuse-pile-empty = Žádná karta tu nezbyla: { clockwork-field }.
clockwork-refuse-no-opponent = Kartu žádej od někoho jiného.
clockwork-refuse-not-met = Na výzvu je potřeba setkání: { $player } tu není.
clockwork-refuse-demand-at-towers = Dokud nejsou vrakoviště prázdná, u Věží se nevyzývá.
clockwork-refuse-no-demand-now = Teď není co žádat.
clockwork-refuse-not-back = { $player } ještě není zpátky u Věží.
clockwork-refuse-counter-other = Žádat můžeš jen od toho, kdo tě vyzval.
clockwork-refuse-scrap = Staré železo nejde ukázat ani hledat.
clockwork-refuse-not-held = Takovou kartu nemáš.
clockwork-refuse-not-asked = Žádá se: { clockwork-set }. Jen taková karta, nebo staré železo.
clockwork-refuse-no-search-now = Teď nemůžeš hledat.
clockwork-refuse-no-discards = Na stole neleží žádná odhozená karta.
clockwork-refuse-no-place = Takové místo na stole není.
clockwork-refuse-place-taken = Tam už karta leží.
clockwork-refuse-place-empty = Tam žádná karta neleží.
clockwork-refuse-keep = Máš víc než sedm karet: jednu odhoď.
clockwork-refuse-rest-in-yard = Vezmi si kartu, nebo někoho vyzvi.
clockwork-refuse-rest = U toho to nechat nemůžeš.

## Jak vyhrát

clockwork-purpose-escape = Vylož létající stroj, lamač kódů a palivo – nebo vzducholoď s pohonným strojem. Vyloženo: { $laid } ze 3
clockwork-purpose-escape-watched = Vyhrává létající stroj, lamač kódů a palivo – nebo vzducholoď s pohonným strojem

## Jak to dopadlo

clockwork-over-machines = Létající stroj, lamač kódů a palivo: město zůstává za zády.
clockwork-over-airship = Vzducholoď s pohonným strojem: město zůstává za zády.
clockwork-over-quiet = Sto kol bez jediného stroje: město si nechává všechny. Remíza.
clockwork-over-late = Tři sta kol: město si nechává všechny. Remíza.

## Co se děje

clockwork-event-chosen =
    { $you ->
        [yes] Tvoje postava: { clockwork-character }.
       *[no] { $player }: { clockwork-character }.
    }
clockwork-event-boxed = Některé sady tentokrát zůstanou v krabici. Palivo: { $fuel }, staré železo: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Dostáváš { $size } kartu.
            [few] Dostáváš { $size } karty.
            [many] Dostáváš { $size } karty.
           *[other] Dostáváš { $size } karet.
        }
       *[no] { $size ->
            [one] { $player } dostává { $size } kartu.
            [few] { $player } dostává { $size } karty.
            [many] { $player } dostává { $size } karty.
           *[other] { $player } dostává { $size } karet.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Tvůj hod je nejvyšší: začínáš.
       *[no] Nejvyšší hod: začíná { $player }.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Házíš { $one } a { $two }.
       *[no] { $player } hází { $one } a { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Jdeš rovnou sem: { clockwork-to }.
           *[no] Jdeš sem: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } jde rovnou sem: { clockwork-to }.
           *[no] { $player } jde sem: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Žádná cesta není volná: zůstáváš.
       *[no] Žádná cesta není volná: { $player } zůstává.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Bereš kartu. Zbývá tu: { $left }.
           *[other] Bereš kartu: { clockwork-card }. Zbývá tu: { $left }.
        }
       *[no] { $player } bere kartu. Zbývá tu: { $left }.
    }
clockwork-event-bare = Tady už není co vzít.
clockwork-event-kept =
    { $you ->
        [yes] Necháváš si své karty.
       *[no] { $player } si nechává karty.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Odhazuješ kartu.
           *[other] Odhazuješ: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } odhazuje kartu.
           *[other] { $player } odhazuje: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Pokládáš ji lícem dolů.
       *[no] { $player } ji pokládá lícem dolů.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } vyzývá a tajně ukazuje: { clockwork-card }. Koho: { $other }.
       *[no] { $card ->
            [0] { $player } vyzývá. Koho: { $other }.
           *[other] { $player } vyzývá a žádá: { clockwork-card }. Koho: { $other }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } dává kartu. Komu: { $other }.
       *[other] { $player } dává: { clockwork-card }. Komu: { $other }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } dává kartu na oplátku. Komu: { $other }.
       *[other] { $player } dává na oplátku: { clockwork-card }. Komu: { $other }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } dává staré železo. Komu: { $other }. Železo vypadne ze hry.
       *[no] { $player } dává staré železo. Komu: { $other }.
    }
clockwork-event-nothing = { $player } nemá co dát. Komu: { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } ukazuje kartu a hledá její sadu.
           *[other] { $player } ukazuje kartu a hledá její sadu: { clockwork-card }.
        }
       *[no] { $player } hledá: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } otáčí kartu a bere si ji. Nalezeno!
           *[other] { $player } otáčí a bere: { clockwork-card }. Nalezeno!
        }
       *[no] { $card ->
            [0] { $player } otáčí kartu a musí si ji vzít. Vedle.
           *[other] { $player } otáčí a musí vzít: { clockwork-card }. Vedle.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } pokládá na její místo jinou kartu.
       *[other] { $player } pokládá na její místo: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Vykládáš: { clockwork-set }.
       *[no] { $player } vykládá: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Necháváš to být.
       *[no] { $player } to nechává být.
    }
clockwork-event-lost =
    { $you ->
        [yes] Tenhle hod ti nic nedá: tah propadá.
       *[no] Tenhle hod nic nedá: { $player } přichází o tah.
    }
clockwork-event-emptied = Vrakoviště jsou prázdná. Všichni zpátky do Věží!
clockwork-event-over = Hra skončila.

## Na obrazovce

clockwork-ui-city = Plovoucí město
clockwork-ui-table = Odhozené karty vedle herního plánu
clockwork-ui-see-city = Podívat se na město
clockwork-ui-see-table = Podívat se na odhozené karty
clockwork-ui-hand = Tvoje karty
clockwork-ui-hand-empty = Nemáš žádné karty.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, kusů: { $count }
    }
clockwork-ui-dice = Padlo: { $one } a { $two }
clockwork-ui-pile = { clockwork-field }, zbývá karet: { $count }
clockwork-ui-plank = pole { $number }: { $from } – { $end }
clockwork-ui-place = řada { $row }, sloupec { $column }
clockwork-ui-place-card = Odhozená karta, řada { $row }, sloupec { $column }
clockwork-ui-place-seen = Řada { $row }, sloupec { $column }: { clockwork-card }
clockwork-ui-actions = Co můžu udělat?

## Činnosti, když je jich víc

clockwork-ui-verb-seek = Hledat mezi odhozenými
clockwork-ui-verb-demand = Vyzvat: { $player }
clockwork-ui-other-verb = Něco jiného
clockwork-ui-without-card = Nebo bez ukázání karty:

## Jeden řádek: co teď dělají ruce

clockwork-ui-hint-choose = Vyber, kým budeš.
clockwork-ui-hint-walk = Vyber svítící pole.
clockwork-ui-hint-special = Vyber svítící pole. Blesk: rovnou tam.
clockwork-ui-hint-verb = Vyber, co uděláš.
clockwork-ui-hint-seek = Vyber kartu, kterou uvidí všichni.
clockwork-ui-hint-demand = Vyber kartu, kterou tajně uvidí { $player }.
clockwork-ui-hint-give = Vyber kartu, kterou dáš.
clockwork-ui-hint-return = Vyber kartu, kterou dáš na oplátku.
clockwork-ui-hint-discard = Vyber kartu, kterou odhodíš.
clockwork-ui-hint-swap = Vyber kartu, kterou položíš.
clockwork-ui-hint-again = Vyber ji znovu, nebo tlačítko.
clockwork-ui-hint-point = Vyber odhozenou kartu. Co to bylo?
clockwork-ui-hint-lay = Vyber volné místo.
clockwork-ui-no-use = Teď žádnou kartu z ruky nepotřebuješ.
clockwork-ui-not-here = Tady teď není co dělat.

## Co leží odkryté

clockwork-ui-secret-shown = { $player } ti tajně ukazuje
clockwork-ui-secret-asked = { $player } tě žádá o
# Read again with the English, and right.
clockwork-ui-secret-mine = Tvoje výzva: { $player }
clockwork-ui-secret-third = { $player } a { $other }: mají tajemství.
clockwork-ui-open-sought = Hledá se
clockwork-ui-open-found = Otočeno
clockwork-ui-open-shown = Odhozeno
clockwork-ui-put-back = Vybrat jinou
clockwork-ui-machine = { clockwork-set }, kompletní sada
clockwork-ui-ending = Vrakoviště jsou prázdná: zpátky do Věží!
clockwork-ui-start-of = Začíná { $player }
clockwork-ui-seen = Tuhle kartu už bylo vidět
clockwork-ui-opened = Všechno je odkryté.
clockwork-ui-revealed = Co ještě měli ostatní

## Boční panel

clockwork-ui-cards = Karty
clockwork-ui-machines = Stroje
clockwork-ui-in-box = Zůstalo v krabici: { $sets }
clockwork-ui-scrapped = Staré železo mimo hru: { $count }
clockwork-ui-round = Kolo { $round }
clockwork-ui-piles = Karty na vrakovištích: { $count }
clockwork-ui-collecting = Co sbíráš
clockwork-ui-collected = { $held } z { $of }, chybí: { $missing }
clockwork-ui-known = Trenér si pamatuje
clockwork-ui-known-held = { $players }: { clockwork-card }

## Proč je tah dobrý

clockwork-hint-wins = Hned tím vyhraješ.
clockwork-hint-spare =
    { $missing ->
        [0] Nejméně potřebuješ: { clockwork-set }.
       *[other] Nejméně potřebuješ: { clockwork-set }. Chybějící karty: { $missing }.
    }
clockwork-hint-double = Máš ji { $count }krát a jedna stačí.
clockwork-hint-scrap = Staré železo nepatří do žádné sady.
clockwork-hint-rest = { $player } sotva má, co potřebuješ: { clockwork-set }, { $percent } ze 100. Marná výzva tě jen prozradí.
clockwork-hint-nothing = Žádná z ukázaných karet ti nepomůže.
clockwork-hint-keep = Každá tvoje karta se ještě může hodit: { $cards }.
clockwork-hint-alike = Všichni hrají stejně: vezmi, kdo se ti líbí.
clockwork-hint-anywhere = Každé místo je stejně dobré; jen si ho zapamatuj.
clockwork-hint-draw = Z { $pool } karet, které ještě nikdo neukázal, by ti pomohlo { $useful }.
clockwork-hint-towers = U Věží mezi odhozenými leží { clockwork-card }.
clockwork-hint-search = Hledáš: { clockwork-card }. Leží tam.
clockwork-hint-found =
    { $missing ->
        [0] Je to { clockwork-card }: sada { clockwork-set } je celá.
       *[other] Je to { clockwork-card }. V sadě { clockwork-set } pak ještě chybí: { $missing }.
    }
clockwork-hint-wrong-pick = Schválně vedle: stejně dostaneš { clockwork-card } a odložíš kartu, bez které se obejdeš.
clockwork-hint-demand = { $player } má kartu ze sady { clockwork-set }: { $percent } ze 100.
clockwork-hint-meet = Tam potkáš: { $player }. Má kartu ze sady { clockwork-set }: { $percent } ze 100.
clockwork-hint-on-the-way = Odtamtud další hod dovede na vrakoviště nebo k Věžím: { $percent } ze 100.
clockwork-hint-home = U Věží můžeš hledat.
clockwork-hint-shield = Místo ní staré železo: karta ti zůstane.

## Figures

clockwork-figure-walk = Padlo pět: o pět polí dál.
clockwork-figure-turn-back = Ne dvě pole s pětkou: nikdo nezastaví dřív ani se neobrátí.
clockwork-figure-enter = Pětka na tři pole stačí: vstup na vrakoviště.
clockwork-figure-straight = Sedm, jedenáct nebo dvě stejná čísla: rovnou na vrakoviště.
clockwork-figure-full = Stojí tam už dva: třetí nesmí.
clockwork-figure-demand = Kde se dva potkají, smí jeden žádat kartu.
clockwork-figure-machines = Lamač kódů, létající stroj a dodavatel paliva: útěk.
clockwork-figure-airship = Nebo všech šest dílů vzducholodi s pohonným strojem.

## Puzzles

clockwork-puzzle-machine = Dokonči v tomto tahu ještě jeden stroj, ať druhý má a dá cokoli.
clockwork-puzzle-machine-missed = Tah skončil. Stroje před tebou: { $laid } z { $machines }
clockwork-puzzle-escaped = Uteč v tomto tahu, ať druhý má a dá cokoli.
clockwork-puzzle-escaped-missed = Tah skončil a ty jsi stále ve městě.

## Konec po částech

clockwork-account-set = { $set }: hotovo
clockwork-account-no-set = Nic hotového
clockwork-account-demanded = Karty získané výzvou: { $count }
clockwork-account-remembered = Karty nalezené po paměti: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = loupežník
clockwork-bot-bandit-hint = Rád potkává ostatní a žádá jejich díly.
clockwork-bot-rummager = slídil
clockwork-bot-rummager-hint = Kdykoli může, jde k Věžím hledat mezi odhozenými kartami.
