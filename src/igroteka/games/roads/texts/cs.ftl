# Silnice slovy. Pole jsou vysvětlena v en.ftl.

roads-name = Silnice
roads-tagline = Přikládej silnici k silnici: rozšiřuj síť, nebo ji uzavři.

## Karty

roads-face-S = rovinka
roads-face-C = zatáčka
roads-face-T = rozcestí
roads-face-X = křižovatka
roads-face-D = slepá ulice
roads-face-S2 = dvoupruhová rovinka
roads-face-S4 = čtyřpruhová rovinka
roads-face-C2 = dvoupruhová zatáčka
roads-face-C4 = čtyřpruhová zatáčka
roads-face-T2 = dvoupruhové rozcestí
roads-face-T4 = čtyřpruhové rozcestí
roads-face-X2 = dvoupruhová křižovatka
roads-face-X4 = čtyřpruhová křižovatka
roads-face-D2 = dvoupruhová slepá ulice
roads-face-D4 = čtyřpruhová slepá ulice
roads-face-X24 = křižovatka dvou pruhů se čtyřmi
roads-face-T42 = čtyři pruhy, odbočka se dvěma
roads-face-T24 = dva pruhy, odbočka se čtyřmi

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

## Nastavení

roads-option-variant = Varianta
roads-option-variant-hint = Tři hry se stejnými kartami.
roads-option-variant-duel = Souboj
roads-option-variant-duel-hint = Pro dva: jedna strana síť rozšiřuje, druhá ji uzavírá.
roads-option-variant-newspaper = Noviny
roads-option-variant-newspaper-hint = Na omezeném poli: vyhrává, kdo položí poslední kartu.
roads-option-variant-heap = Hromádka
roads-option-variant-heap-hint = Táhni naslepo, pokládej, co jde: vyhrává, komu zbude nejmíň karet.
roads-option-cards = Karet na hráče
roads-option-cards-hint = V Novinách jejich počet určuje pole.
roads-option-cards-24 = 24
roads-option-cards-24-hint = Obvyklá hra.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Dlouhá hra.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Rychlá hra.
roads-option-lanes = Pruhy
roads-option-lanes-off = Jedna šířka
roads-option-lanes-off-hint = Každá silnice navazuje na každou.
roads-option-lanes-on = Dva a čtyři pruhy
roads-option-lanes-on-hint = Těžší: dva pruhy nikdy nenavazují na čtyři.
roads-option-field = Pole
roads-option-field-hint = Jen v Novinách. Vlastní rozměr, šířka × výška: 3x3 až 20x20.
roads-option-field-page = Stránka, 6 × 8
roads-option-field-page-hint = Akorát pro dva nebo tři.
roads-option-field-spread = Dvoustrana, 12 × 8
roads-option-field-spread-hint = Místo pro čtyři a víc.
roads-option-border = Okraj
roads-option-border-hint = Jen v Novinách: jaký je okraj pole.
roads-option-border-beige = Béžový
roads-option-border-beige-hint = Žádná silnice nesmí vést ven z pole.
roads-option-border-open = Otevřený
roads-option-border-open-hint = Silnice smějí vést ven, pokud uvnitř ještě nějaká pokračuje.

## Co je na řadě

roads-prompt-open = Začínáš: polož kteroukoli kartu.
roads-prompt-extend = Jsi na tahu. Polož kartu a udrž síť otevřenou.
roads-prompt-close = Jsi na tahu. Polož kartu a zkus síť uzavřít.
roads-prompt-lay = Jsi na tahu. Polož kartu tak, aby silnice navázala.
roads-prompt-wait = Kartu teď pokládá { $player }.
roads-prompt-out = Jsi ze hry venku. Uvidíme, kdo položí poslední kartu.
roads-prompt-chance =
    { $stage ->
        [lots] Losuje se: kdo začne?
        [deal] Rozdávají se karty.
       *[draw] Z hromádky se táhne karta.
    }
roads-prompt-over = Hra skončila.

## Tahy slovy, jako na tlačítku, a nadpisy pro více tahů

roads-action-lay = Položit: { roads-face } ({ $x }, { $y }); silnice: { $sides }
roads-action-lay-lanes = Položit: { roads-face } ({ $x }, { $y }); čtyři pruhy: { $wide }; dva: { $narrow }
roads-action-lay-here = Položit sem: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Los padl. Začíná { $player }.
roads-action-deal = Rozdávají se karty.
roads-action-draw = Z hromádky se táhne karta.
roads-moves-lay = Položit kartu
roads-aloud-of = { $player }: { $what }

## Proč ne

roads-side =
    { $side ->
        [0] nahoře
        [1] vpravo
        [2] dole
       *[3] vlevo
    }

roads-refuse-not-held = Takovou kartu nemáš.
roads-refuse-turn = Po takovém otočení vypadá karta stejně jako po menším. Otoč ji míň.
roads-refuse-taken = Tam už karta leží.
roads-refuse-outside = To je mimo pole.
roads-refuse-opening = První karta leží uprostřed stolu.
roads-refuse-not-beside = Polož ji vedle karty, která už leží.
roads-refuse-no-road = Tam nenavazuje žádná silnice. Aspoň jedna musí.
roads-refuse-into-beige = Silnice by narazila na béžovou stranu ({ roads-side }).
roads-refuse-cuts-road = Přichází tam silnice ({ roads-side }) a tvoje karta je tam béžová.
roads-refuse-border = Silnice by vedla ven z pole ({ roads-side }).
roads-refuse-lanes = Pruhy nenavazují: { $has } a { $want } ({ roads-side }).
roads-refuse-runs-out = V poli by nezbyla žádná otevřená silnice.

## Jak vyhrát

roads-purpose-duel = Jeden drží síť otevřenou, druhý ji uzavírá. Otevřené konce: { $ends }
roads-purpose-extend = Udrž síť otevřenou do poslední karty. Otevřené konce: { $ends }, zbývá karet: { $left }
roads-purpose-close = Uzavři síť. Otevřené konce: { $ends }
roads-purpose-last = Polož úplně poslední kartu. Ještě ve hře: { $players }, tvoje karty: { $cards }
roads-purpose-last-watched = Vyhrává ten, kdo položí poslední kartu. Ještě ve hře: { $players }
roads-purpose-heap = Měj na konci nejméně karet. Ty: { $cards }, nejméně u ostatních: { $others }
roads-purpose-heap-watched = Vyhrává ten, komu zbude nejméně karet. Na hromádce: { $heap }

## Jak to skončilo

roads-over-closed = Síť je uzavřená: vyhrává ten, kdo hrál jako druhý.
roads-over-nothing-fits = Žádná ze zbylých karet už nikam nepasuje, a to se počítá jako uzavřená síť: vyhrává ten, kdo hrál jako druhý.
roads-over-all-laid = Všechny karty leží a síť je pořád otevřená: vyhrává ten, kdo začínal.
roads-over-no-move = Síť je otevřená, ale kdo je na tahu, nemá co položit: remíza.
roads-over-laid-last = Nikdo jiný už nemůže položit kartu: vyhrává ten, kdo položil poslední.
roads-over-heap-stuck = Nikdo už nemůže položit kartu: vyhrává ten, komu jich zbylo nejmíň.
roads-over-heap-all-laid = Všechny karty leží: vyhrává ten, kdo napojil nejvíc silnic.
roads-over-heap-closed = Síť je uzavřená: vyhrává ten, komu zbylo nejmíň karet.

## Co se děje

roads-event-lots =
    { $you ->
        [yes] Los padl na tebe: začínáš.
       *[no] Los padl. Začíná { $player }.
    }
roads-event-dealt =
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
roads-event-drawn =
    { $you ->
        [yes] Táhneš kartu: { roads-face }. Na hromádce zbývá: { $heap_left }.
       *[no] { $player } táhne kartu. Na hromádce zbývá: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Pokládáš kartu: { roads-face } ({ $x }, { $y }). Napojených silnic: { $joined }.
       *[no] { $player } pokládá kartu: { roads-face } ({ $x }, { $y }). Napojených silnic: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Žádná z tvých karet nepasuje. Necháváš si je.
       *[no] { $player } nemůže položit kartu a všechny si nechává.
    }
roads-event-out =
    { $you ->
        [yes] Nemůžeš položit kartu: vypadáváš.
       *[no] { $player } nemůže položit kartu a vypadává.
    }
roads-event-closed = Síť je uzavřená: nezbyla žádná otevřená silnice.
roads-event-over = Hra skončila.

## Na obrazovce

roads-ui-table = Silniční síť
roads-ui-hand = Tvoje karty
roads-ui-hand-empty = Nemáš žádné karty.
roads-ui-card =
    { $count ->
        [one] { roads-face }, { $count } karta
        [few] { roads-face }, { $count } karty
        [many] { roads-face }, { $count } karty
       *[other] { roads-face }, { $count } karet
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, { $count } karta; teď nikam nepasuje
        [few] { roads-face }, { $count } karty; teď nikam nepasuje
        [many] { roads-face }, { $count } karty; teď nikam nepasuje
       *[other] { roads-face }, { $count } karet; teď nikam nepasuje
    }
roads-ui-place =
    { $ways ->
        [one] Pasuje: ({ $x }, { $y })
        [few] Pasuje: ({ $x }, { $y }), { $ways } způsoby
        [many] Pasuje: ({ $x }, { $y }), { $ways } způsobu
       *[other] Pasuje: ({ $x }, { $y }), { $ways } způsobů
    }
roads-ui-try = Zkusit: ({ $x }, { $y })
roads-ui-here = { roads-face } ({ $x }, { $y }). Silnice: { $sides }.
roads-ui-lies = { roads-face } ({ $x }, { $y }). Silnice: { $sides }. Čí karta: { $player }.
roads-ui-turn = Otočit
roads-ui-lay = Položit sem
roads-ui-back = Vrátit
roads-ui-do-pick = Vyber kartu.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: teď nikam nepasuje. Vyber jinou kartu.
        [one] { roads-face }: pasuje na { $places } místo.
        [few] { roads-face }: pasuje na { $places } místa.
        [many] { roads-face }: pasuje na { $places } místa.
       *[other] { roads-face }: pasuje na { $places } míst.
    }
roads-ui-do-try = { roads-face }: vyber místo.
roads-ui-do-lay = Položit sem?
roads-ui-do-turn = Vyber kartu znovu a otočí se.
roads-ui-ends =
    { $ends ->
        [0] Žádná otevřená silnice
        [one] { $ends } otevřená silnice
        [few] { $ends } otevřené silnice
        [many] { $ends } otevřené silnice
       *[other] { $ends } otevřených silnic
    }
roads-ui-marks = Ukázat, kdo co položil
roads-ui-unseen = Ještě neviděné
roads-ui-heap = Hromádka
roads-ui-aside = Stranou, skryté
roads-ui-left = Zbývá karet
roads-ui-joined = Napojených silnic
roads-ui-out = mimo hru
roads-ui-task-extend = drží síť otevřenou
roads-ui-task-close = uzavírá síť
roads-ui-revealed = Co ještě měli ostatní
roads-ui-masthead = Silniční kurýr

## Rady: proč je tah dobrý

roads-hint-wins = Tenhle tah hned vyhrává.
roads-hint-draws = Tenhle tah končí remízou a líp to nejde.
roads-hint-safe = Příštím tahem síť nepůjde uzavřít.
roads-hint-hole = Zůstane mezera, kam už nepasuje žádná karta: síť se nedá uzavřít.
roads-hint-closes =
    { $of ->
        [one] Uzavře jediný otevřený konec silnice. Otevřené zůstanou: { $left }.
       *[other] Uzavře { $closed } z { $of } otevřených konců silnic. Otevřené zůstanou: { $left }.
    }
roads-hint-opens = Otevřené konce silnic: { $left } místo { $of }.
roads-hint-keep-branches = Rozcestí a křižovatky si necháváš na později.
roads-hint-keep-dead-ends = Slepé ulice si necháváš na poslední mezery.
roads-hint-own-gaps =
    { $gaps ->
        [one] { $gaps } mezera sedí jen tvým kartám.
        [few] { $gaps } mezery sedí jen tvým kartám.
        [many] { $gaps } mezery sedí jen tvým kartám.
       *[other] { $gaps } mezer sedí jen tvým kartám.
    }
roads-hint-room =
    { $gaps ->
        [one] Do { $gaps } mezery se ještě vejde tvoje karta.
        [few] Do { $gaps } mezer se ještě vejde tvoje karta.
        [many] Do { $gaps } mezery se ještě vejde tvoje karta.
       *[other] Do { $gaps } mezer se ještě vejde tvoje karta.
    }
roads-hint-knocks-out = Nikdo jiný nemá kartu, která by někam pasovala.

## Figures

roads-figure-joins = Silnice pokračuje z karty na kartu.
roads-figure-apart = Vedle karty, ale žádná silnice nenavazuje.
roads-figure-into-beige = Nová silnice naráží do béžové strany.
roads-figure-cut-off = Béžová strana nové karty utíná silnici.
roads-figure-beige-to-beige = Béžová k béžové smí: nahoře silnice navazuje.
roads-figure-closed = Žádný konec silnice už není otevřený: vyhrává druhý hráč.
roads-figure-still-open = Poslední karta nechala silnice otevřené: vyhrává první hráč.
roads-figure-inside = Uvnitř novin může karta ležet kdekoli, kam se hodí.
roads-figure-outside = Žádná karta neleží mimo noviny.
roads-figure-over-the-edge = Silnice by vedla mimo noviny: jejich okraj platí za béžový.
roads-figure-lanes-meet = Čtyři pruhy navazují na čtyři; dolů odbočují dva.
roads-figure-lanes-apart = Dva pruhy nesmějí navazovat na čtyři.

## Puzzles

roads-puzzle-closed = Uzavři síť, ať druhý položí cokoli. Tvých karet: { $moves }
roads-puzzle-closed-missed = Není uzavřená. Otevřené konce silnic: { $ends }
roads-puzzle-last = Polož úplně poslední kartu, ať druhý položí cokoli. Tvých karet: { $moves }
roads-puzzle-last-missed = Poslední karta nebyla tvoje.

## Konec po částech

roads-account-laid = Položené karty: { $count }
roads-account-left = Zbylé karty: { $count }
roads-account-joined = Napojené silnice: { $count }
roads-account-ends = Otevřené konce silnic: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = rozvětvovač
roads-bot-brancher-hint = Nejdřív pokládá rozcestí a křižovatky, aby se silnice brzy rozdělily.
roads-bot-hoarder = křeček
roads-bot-hoarder-hint = Rozcestí a křižovatky si nechává na později a nejdřív pokládá obyčejné silnice a slepé ulice.
