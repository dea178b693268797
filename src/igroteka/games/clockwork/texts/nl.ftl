# Uurwerk, in woorden. De velden en hun betekenis staan in en.ftl.

clockwork-name = Uurwerk
clockwork-tagline = Verzamel de onderdelen, onthoud de aflegkaarten en vlieg weg uit de zwevende stad.

## Kaarten

clockwork-kind-flying = vliegende machine
clockwork-kind-code = codekraker
clockwork-kind-airship = luchtschip
clockwork-kind-fuel = brandstof
clockwork-kind-power = krachtmachine
clockwork-kind-scrap = oud ijzer

clockwork-set-dragonfly = Libel
clockwork-set-heron = Reiger
clockwork-set-beetle = Kever
clockwork-set-bat = Vleermuis
clockwork-set-swallow = Zwaluw
clockwork-set-moth = Nachtvlinder
clockwork-set-owl = Uil
clockwork-set-sphinx = Sfinx
clockwork-set-spider = Spin
clockwork-set-magpie = Ekster
clockwork-set-airship = Luchtschip
clockwork-set-fuel = Brandstof
clockwork-set-power = Krachtmachine
clockwork-set-scrap = Oud ijzer

clockwork-card-dragonfly-wings = Libel (vleugels)
clockwork-card-dragonfly-hull = Libel (romp)
clockwork-card-dragonfly-engine = Libel (motor)
clockwork-card-dragonfly-tail = Libel (staart)
clockwork-card-heron-wings = Reiger (vleugels)
clockwork-card-heron-hull = Reiger (romp)
clockwork-card-heron-engine = Reiger (motor)
clockwork-card-heron-tail = Reiger (staart)
clockwork-card-beetle-wings = Kever (vleugels)
clockwork-card-beetle-hull = Kever (romp)
clockwork-card-beetle-engine = Kever (motor)
clockwork-card-beetle-tail = Kever (staart)
clockwork-card-bat-wings = Vleermuis (vleugels)
clockwork-card-bat-hull = Vleermuis (romp)
clockwork-card-bat-engine = Vleermuis (motor)
clockwork-card-bat-tail = Vleermuis (staart)
clockwork-card-swallow-wings = Zwaluw (vleugels)
clockwork-card-swallow-hull = Zwaluw (romp)
clockwork-card-swallow-engine = Zwaluw (motor)
clockwork-card-swallow-tail = Zwaluw (staart)
clockwork-card-moth-wings = Nachtvlinder (vleugels)
clockwork-card-moth-hull = Nachtvlinder (romp)
clockwork-card-moth-engine = Nachtvlinder (motor)
clockwork-card-moth-tail = Nachtvlinder (staart)
clockwork-card-owl-dial = Uil (wijzerplaat)
clockwork-card-owl-keys = Uil (toetsen)
clockwork-card-owl-reel = Uil (spoel)
clockwork-card-owl-lamp = Uil (lamp)
clockwork-card-sphinx-dial = Sfinx (wijzerplaat)
clockwork-card-sphinx-keys = Sfinx (toetsen)
clockwork-card-sphinx-reel = Sfinx (spoel)
clockwork-card-sphinx-lamp = Sfinx (lamp)
clockwork-card-spider-dial = Spin (wijzerplaat)
clockwork-card-spider-keys = Spin (toetsen)
clockwork-card-spider-reel = Spin (spoel)
clockwork-card-spider-lamp = Spin (lamp)
clockwork-card-magpie-dial = Ekster (wijzerplaat)
clockwork-card-magpie-keys = Ekster (toetsen)
clockwork-card-magpie-reel = Ekster (spoel)
clockwork-card-magpie-lamp = Ekster (lamp)
clockwork-card-airship-balloon = Luchtschip (ballon)
clockwork-card-airship-gondola = Luchtschip (gondel)
clockwork-card-airship-boiler = Luchtschip (ketel)
clockwork-card-airship-propeller = Luchtschip (propeller)
clockwork-card-airship-rudder = Luchtschip (roer)
clockwork-card-airship-anchor = Luchtschip (anker)
clockwork-card-fuel = Brandstof
clockwork-card-power = Krachtmachine
clockwork-card-scrap = Oud ijzer

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
       *[other] een kaart
    }

clockwork-character-1 = Ada de klokkenmaakster
clockwork-character-2 = Bruno de stoker
clockwork-character-3 = Cora de pilote
clockwork-character-4 = Dario de slotenmaker
clockwork-character-5 = Edda de uitvindster
clockwork-character-6 = Felix de lantaarnopsteker

clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = de Torens
clockwork-yard-boiler = Ketelhoop
clockwork-yard-spring = Verenhoop
clockwork-yard-cog = Tandradhoop
clockwork-yard-chain = Kettinghoop
clockwork-yard-lamp = Lampenhoop
clockwork-yard-bell = Bellenhoop
clockwork-track = een veld van de route

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

## Instellingen

clockwork-option-edition = Uitgave
clockwork-option-edition-hint = De gedrukte regels verschillen een beetje per taal.
clockwork-option-edition-en = Engels
clockwork-option-edition-nl = Nederlands
clockwork-option-edition-de = Duits
clockwork-option-edition-es = Spaans
clockwork-option-edition-fr = Frans
clockwork-option-edition-hu = Hongaars
clockwork-option-edition-pl = Pools
clockwork-option-edition-cs = Tsjechisch
clockwork-option-edition-sl = Sloveens
clockwork-option-edition-uk = Oekraïens
clockwork-option-edition-ru = Russisch
clockwork-option-edition-it = Italiaans
clockwork-option-entry_scrapyard = Een schroothoop op
clockwork-option-entry_scrapyard-edition = Zoals in de uitgave
clockwork-option-entry_scrapyard-or_more = Met de juiste worp of hoger
clockwork-option-entry_scrapyard-exact = Alleen met de juiste worp
clockwork-option-entry_towers = De Torens in
clockwork-option-entry_towers-edition = Zoals in de uitgave
clockwork-option-entry_towers-or_more = Met de juiste worp of hoger
clockwork-option-entry_towers-exact = Alleen met de juiste worp
clockwork-option-special_throw = Een worp van 7, 11 of dubbel
clockwork-option-special_throw-edition = Zoals in de uitgave
clockwork-option-special_throw-instead = In plaats van lopen
clockwork-option-special_throw-instead_from_scrapyard = In plaats van lopen, vanaf een schroothoop
clockwork-option-special_throw-instead_from_scrapyard-hint = Rechtstreeks naar de Torens kan overal vandaan.
clockwork-option-special_throw-after = Na het lopen, als extraatje
clockwork-option-special_throw-after-hint = Als je die beurt een kaart van een schroothoop hebt gepakt.
clockwork-option-scrap_given = Oud ijzer in plaats van een kaart
clockwork-option-scrap_given-edition = Zoals in de uitgave
clockwork-option-scrap_given-out = Gaat uit het spel
clockwork-option-scrap_given-table = Gaat naar de aflegkaarten
clockwork-option-end_special = 7, 11 of dubbel aan het eind
clockwork-option-end_special-edition = Zoals in de uitgave
clockwork-option-end_special-either = Zoeken of eisen
clockwork-option-end_special-both = Zoeken en eisen
clockwork-option-low_hand = Met minder dan zeven kaarten
clockwork-option-low_hand-edition = Zoals in de uitgave
clockwork-option-low_hand-keep = Je legt niets af
clockwork-option-low_hand-may_discard = Je mag afleggen
clockwork-option-wrong_pick = Na een misser
clockwork-option-wrong_pick-edition = Zoals in de uitgave
clockwork-option-wrong_pick-in_place = De getoonde kaart komt op de lege plek
clockwork-option-wrong_pick-anywhere = De getoonde kaart komt waar je wilt
clockwork-option-yard_challenge = Uitdagen op een schroothoop
clockwork-option-yard_challenge-edition = Zoals in de uitgave
clockwork-option-yard_challenge-any_arrival = Hoe je ook aankomt
clockwork-option-yard_challenge-exact_throw = Alleen met de juiste worp
clockwork-option-counter = Tegeneis
clockwork-option-counter-edition = Zoals in de uitgave
clockwork-option-counter-no_card = Als je zo’n kaart niet hebt
clockwork-option-counter-no_scrap_either = Als je ook geen oud ijzer hebt
clockwork-option-start_throw = Gooien wie begint
clockwork-option-start_throw-edition = Zoals in de uitgave
clockwork-option-start_throw-two_dice = Twee dobbelstenen
clockwork-option-start_throw-one_die = Eén dobbelsteen
clockwork-option-reversals = Omkeren onderweg
clockwork-option-reversals-edition = Zoals in de uitgave
clockwork-option-reversals-0 = Nooit
clockwork-option-reversals-1 = Eén keer

## Wat je moet doen

clockwork-prompt-choose = Kies je karakter.
clockwork-prompt-chosen = De anderen kiezen nog.
clockwork-prompt-deal = De kaarten worden gedeeld.
clockwork-prompt-start =
    { $dice ->
        [1] Eén dobbelsteen voor ieder bepaalt wie begint.
       *[2] Twee dobbelstenen voor ieder bepalen wie begint.
    }
clockwork-prompt-throw = De dobbelstenen rollen voor { $player }.
clockwork-prompt-move = Je gooide { $steps }. Waar ga je heen?
clockwork-prompt-special = Je gooide { $steps }: loop, of gebruik de bijzondere worp.
clockwork-prompt-arrive = Pak een kaart of daag iemand uit.
clockwork-prompt-meet = Je komt iemand tegen: daag uit of laat het.
clockwork-prompt-extra = Een extraatje: ga rechtstreeks ergens heen, of blijf en doe iets. Of laat het erbij.
clockwork-prompt-search = Laat een kaart zien van de set die je zoekt, of noem brandstof of de krachtmachine.
clockwork-prompt-demand = Je mag een kaart eisen van iemand bij de Torens.
clockwork-prompt-search-or-demand = Zoek bij de aflegkaarten of eis een kaart.
clockwork-prompt-point = Je zoekt: { clockwork-set }. Wijs een aflegkaart aan.
clockwork-prompt-swap = Mis: { clockwork-card }. Welke kaart leg je op de lege plek?
clockwork-prompt-give = { $player } laat je zien: { clockwork-card }. Geef een kaart van die set, of oud ijzer.
clockwork-prompt-give-named = { $player } vraagt om: { clockwork-set }. Geef er een, of oud ijzer.
clockwork-prompt-return = Geef { $player } een kaart terug.
clockwork-prompt-counter = Je had niets te geven. Nu mag jij een kaart eisen van { $player }.
clockwork-prompt-discard = Kies een kaart om af te leggen.
clockwork-prompt-may-discard = Je mag een kaart afleggen, of ze allemaal houden.
clockwork-prompt-lay = Leg deze kaart gedekt naast het bord: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } kiest waar het heen gaat.
        [arrive] { $player } kiest: een kaart of een uitdaging.
        [extra] { $player } mag nog één ding doen.
        [towers] { $player } is bij de Torens.
        [point] { $player } zoekt bij de aflegkaarten.
        [swap] { $player } kiest een kaart voor de lege plek.
        [give] { $player } is uitgedaagd en moet een kaart geven.
        [return] { $player } kiest een kaart om terug te geven.
        [counter] { $player } had niets en mag nu zelf eisen.
        [discard] { $player } kiest een kaart om af te leggen.
        [lay] { $player } legt een aflegkaart neer. Onthoud waar!
       *[other] { $player } denkt na.
    }
clockwork-prompt-over = Het spel is afgelopen.

## Zetten in woorden, als op een knop, en koppen voor meerdere

clockwork-action-choose = Speel als { clockwork-character }
clockwork-action-walk = Loop naar: { $place }
clockwork-action-straight = Ga rechtstreeks naar: { $place }
clockwork-action-take = Pak een kaart
clockwork-action-discard = Leg af: { clockwork-card }
clockwork-action-lay = Leg hem hier: { $place }
clockwork-action-lay-here = Leg hem hier
clockwork-action-keep = Houd alle kaarten
clockwork-action-rest = Laat het hierbij
clockwork-action-seek = Laat zien en zoek die set: { clockwork-card }
clockwork-action-seek-named = Zoek zonder een kaart te laten zien: { clockwork-card }
clockwork-action-point = Draai de aflegkaart om: { $place }
clockwork-action-point-here = Draai deze kaart om
clockwork-action-swap = Leg neer: { clockwork-card }
clockwork-action-demand = Daag { $player } uit en laat zien: { clockwork-card }
clockwork-action-demand-named = Daag { $player } uit en vraag om: { clockwork-card }
clockwork-action-give = Geef: { clockwork-card }
clockwork-action-return = Geef terug: { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Karakters
clockwork-moves-walk = Lopen
clockwork-moves-straight = Rechtstreeks
clockwork-moves-discard = Leg een kaart af
clockwork-moves-lay = Leg de kaart op tafel
clockwork-moves-seek = Zoek bij de aflegkaarten
clockwork-moves-point = Draai een aflegkaart om
clockwork-moves-swap = Leg een kaart neer
clockwork-moves-demand = Daag uit
clockwork-moves-give = Geef een kaart
clockwork-moves-return = Geef een kaart terug
clockwork-aloud-of = { $player }: { $what }

## Waarom niet

clockwork-refuse-not-now =
    { $stage ->
        [choose] Kies eerst je karakter.
        [move] Verplaats eerst je karakter.
        [point] Wijs eerst een aflegkaart aan.
        [swap] Kies eerst de kaart voor de lege plek.
        [give] Geef eerst een kaart.
        [return] Geef eerst een kaart terug.
        [discard] Kies eerst wat je aflegt.
        [lay] Leg eerst de aflegkaart op tafel.
       *[other] Nu niet.
    }
clockwork-refuse-no-character = Dat karakter bestaat niet.
clockwork-refuse-character-taken = Al gekozen: { clockwork-character }.
clockwork-refuse-no-field = Dat veld bestaat niet.
clockwork-refuse-out-of-reach = Met { $steps } kom je daar niet.
clockwork-refuse-not-exact = Daar kom je alleen met de juiste worp, en je gooide { $steps }.
clockwork-refuse-full = Daar staan er al twee.
clockwork-refuse-not-nearer = De schroothopen zijn leeg: je moet dichter bij de Torens komen.
clockwork-refuse-straight-where = Rechtstreeks kan alleen naar een schroothoop of naar de Torens.
clockwork-refuse-throw-not-special = Daar heb je 7, 11 of dubbel voor nodig.
clockwork-refuse-already-there = Je bent er al: { clockwork-field }.
clockwork-refuse-only-towers = Van hier leidt een bijzondere worp alleen naar de Torens.
clockwork-refuse-extra-first = In deze uitgave komt de bijzondere worp na een gewone beurt.
clockwork-refuse-stay-on-track = Blijven en uitdagen kan alleen op een schroothoop.
clockwork-refuse-no-yard = Je bent niet op een schroothoop.
clockwork-refuse-pile-empty = Hier ligt geen kaart meer: { clockwork-field }.
clockwork-refuse-no-opponent = Eis een kaart van een tegenspeler.
clockwork-refuse-not-met = Je bent { $player } niet tegengekomen.
clockwork-refuse-demand-at-towers = Bij de Torens daag je pas uit als de schroothopen leeg zijn.
clockwork-refuse-no-demand-now = Er valt nu niets te eisen.
clockwork-refuse-not-back = { $player } is nog niet terug bij de Torens.
clockwork-refuse-counter-other = Je mag alleen eisen van wie jou uitdaagde.
clockwork-refuse-scrap = Oud ijzer kun je niet laten zien en niet zoeken.
clockwork-refuse-not-held = Die kaart heb je niet.
clockwork-refuse-not-asked = Gevraagd: { clockwork-set }. Alleen zo’n kaart, of oud ijzer.
clockwork-refuse-no-search-now = Je mag nu niet zoeken.
clockwork-refuse-no-discards = Er ligt geen aflegkaart op tafel.
clockwork-refuse-no-place = Die plek is er niet op tafel.
clockwork-refuse-place-taken = Daar ligt al een kaart.
clockwork-refuse-place-empty = Daar ligt geen kaart.
clockwork-refuse-keep = Je hebt meer dan zeven kaarten: leg er een af.
clockwork-refuse-rest-in-yard = Pak een kaart of daag iemand uit.
clockwork-refuse-rest = Je kunt het hier niet bij laten.

## Wat wint

clockwork-purpose-escape = Leg vliegende machine, codekraker en brandstof – of het luchtschip met zijn krachtmachine. Gelegd: { $laid } van 3
clockwork-purpose-escape-watched = Een vliegende machine, een codekraker en brandstof winnen – of het luchtschip met zijn krachtmachine

## Hoe het afliep

clockwork-over-machines = Een vliegende machine, een codekraker en brandstof: de stad blijft achter.
clockwork-over-airship = Het luchtschip met zijn krachtmachine: de stad blijft achter.
clockwork-over-quiet = Honderd rondes zonder machine: de stad houdt iedereen. Gelijkspel.
clockwork-over-late = Driehonderd rondes: de stad houdt iedereen. Gelijkspel.

## Wat er gebeurt

clockwork-event-chosen =
    { $you ->
        [yes] Jij bent { clockwork-character }.
       *[no] { $player } is { clockwork-character }.
    }
clockwork-event-boxed = Sommige sets blijven deze keer in de doos. Brandstof: { $fuel }, oud ijzer: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Je krijgt { $size } kaart.
           *[other] Je krijgt { $size } kaarten.
        }
       *[no] { $size ->
            [one] { $player } krijgt { $size } kaart.
           *[other] { $player } krijgt { $size } kaarten.
        }
    }
clockwork-event-started =
    { $you ->
        [yes] Jij gooide het hoogst: jij begint.
       *[no] De hoogste worp: { $player } begint.
    }
clockwork-event-thrown =
    { $you ->
        [yes] Je gooit { $one } en { $two }.
       *[no] { $player } gooit { $one } en { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] Je gaat rechtstreeks hierheen: { clockwork-to }.
           *[no] Je loopt hierheen: { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } gaat rechtstreeks hierheen: { clockwork-to }.
           *[no] { $player } loopt hierheen: { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] Geen weg is vrij: je blijft staan.
       *[no] Geen weg is vrij: { $player } blijft staan.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] Je pakt een kaart. Nog over hier: { $left }.
           *[other] Je pakt een kaart: { clockwork-card }. Nog over hier: { $left }.
        }
       *[no] { $player } pakt een kaart. Nog over hier: { $left }.
    }
clockwork-event-bare = Hier valt niets meer te pakken.
clockwork-event-kept =
    { $you ->
        [yes] Je houdt je kaarten.
       *[no] { $player } houdt alle kaarten.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] Je legt een kaart af.
           *[other] Je legt af: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } legt een kaart af.
           *[other] { $player } legt af: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] Je legt hem gedekt neer.
       *[no] { $player } legt hem gedekt neer.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } daagt { $other } uit en laat stiekem zien: { clockwork-card }.
       *[no] { $card ->
            [0] { $player } daagt { $other } uit.
           *[other] { $player } daagt { $other } uit en vraagt om: { clockwork-card }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } geeft { $other } een kaart.
       *[other] { $player } geeft { $other }: { clockwork-card }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } geeft { $other } een kaart terug.
       *[other] { $player } geeft { $other } terug: { clockwork-card }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } geeft { $other } oud ijzer. Dat gaat uit het spel.
       *[no] { $player } geeft { $other } oud ijzer.
    }
clockwork-event-nothing = { $player } heeft niets voor { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } laat een kaart zien en zoekt die set.
           *[other] { $player } laat een kaart zien en zoekt die set: { clockwork-card }.
        }
       *[no] { $player } zoekt: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } draait een kaart om en pakt die. Gevonden!
           *[other] { $player } draait om en pakt: { clockwork-card }. Gevonden!
        }
       *[no] { $card ->
            [0] { $player } draait een kaart om en moet die pakken. Mis.
           *[other] { $player } draait om en moet pakken: { clockwork-card }. Mis.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } legt een andere kaart op de lege plek.
       *[other] { $player } legt op de lege plek: { clockwork-card }.
    }
clockwork-event-completed =
    { $you ->
        [yes] Je legt open neer: { clockwork-set }.
       *[no] { $player } legt open neer: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] Je laat het hierbij.
       *[no] { $player } laat het hierbij.
    }
clockwork-event-lost =
    { $you ->
        [yes] Deze worp levert je niets op: je beurt vervalt.
       *[no] Deze worp levert { $player } niets op: de beurt vervalt.
    }
clockwork-event-emptied = De schroothopen zijn leeg. Iedereen terug naar de Torens!
clockwork-event-over = Het spel is afgelopen.

## Op het scherm

clockwork-ui-city = De zwevende stad
clockwork-ui-table = De aflegkaarten naast het bord
clockwork-ui-see-city = Kijk naar de stad
clockwork-ui-see-table = Kijk naar de aflegkaarten
clockwork-ui-hand = Je kaarten
clockwork-ui-hand-empty = Je hebt geen kaarten.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, { $count } stuks
    }
clockwork-ui-dice = Gegooid: { $one } en { $two }
clockwork-ui-pile = { clockwork-field }, kaarten over: { $count }
clockwork-ui-plank = veld { $number }: { $from } – { $end }
clockwork-ui-place = rij { $row }, kolom { $column }
clockwork-ui-place-card = Een aflegkaart, rij { $row }, kolom { $column }
clockwork-ui-place-seen = Rij { $row }, kolom { $column }: { clockwork-card }
clockwork-ui-actions = Wat kan ik doen?

## De werkwoorden, als er meer zijn

clockwork-ui-verb-seek = Zoek bij de aflegkaarten
clockwork-ui-verb-demand = Daag { $player } uit
clockwork-ui-other-verb = Iets anders
clockwork-ui-without-card = Of zonder een kaart te laten zien:

## Eén regel: wat je handen nu doen

clockwork-ui-hint-choose = Kies wie je bent.
clockwork-ui-hint-walk = Kies een veld dat oplicht.
clockwork-ui-hint-special = Kies een veld dat oplicht. Bliksem: er meteen heen.
clockwork-ui-hint-verb = Kies wat je doet.
clockwork-ui-hint-seek = Kies de kaart die iedereen mag zien.
clockwork-ui-hint-demand = Kies de kaart die alleen { $player } mag zien.
clockwork-ui-hint-give = Kies de kaart die je geeft.
clockwork-ui-hint-return = Kies de kaart die je teruggeeft.
clockwork-ui-hint-discard = Kies de kaart die je aflegt.
clockwork-ui-hint-swap = Kies de kaart die je neerlegt.
clockwork-ui-hint-again = Kies hem nog eens, of de knop.
clockwork-ui-hint-point = Kies een aflegkaart. Welke was het ook weer?
clockwork-ui-hint-lay = Kies een vrije plek.
clockwork-ui-no-use = Je hebt nu geen kaart uit je hand nodig.
clockwork-ui-not-here = Hier is nu niets te doen.

## Wat open ligt

clockwork-ui-secret-shown = { $player } laat je stiekem zien
clockwork-ui-secret-asked = { $player } vraagt je om
# Read again with the English, and right.
clockwork-ui-secret-mine = Jouw vraag aan { $player }
clockwork-ui-secret-third = Tussen { $player } en { $other }: een geheim.
clockwork-ui-open-sought = Gezocht
clockwork-ui-open-found = Omgedraaid
clockwork-ui-open-shown = Afgelegd
clockwork-ui-put-back = Kies een andere
clockwork-ui-machine = { clockwork-set }, compleet
clockwork-ui-ending = De schroothopen zijn leeg: terug naar de Torens!
clockwork-ui-start-of = { $player } begint
clockwork-ui-seen = Gezien bij het afleggen
clockwork-ui-opened = Alles ligt open.
clockwork-ui-revealed = Wat de anderen nog hadden

## Het zijpaneel

clockwork-ui-cards = Kaarten
clockwork-ui-machines = Machines
clockwork-ui-in-box = In de doos gebleven: { $sets }
clockwork-ui-scrapped = Oud ijzer uit het spel: { $count }
clockwork-ui-round = Ronde { $round }
clockwork-ui-piles = Kaarten op de schroothopen: { $count }
clockwork-ui-collecting = Wat je verzamelt
clockwork-ui-collected = { $held } van { $of }, nog nodig: { $missing }
clockwork-ui-known = De coach onthoudt
clockwork-ui-known-held = { $players }: { clockwork-card }

## Waarom een zet goed is

clockwork-hint-wins = Hiermee win je meteen.
clockwork-hint-spare =
    { $missing ->
        [0] { clockwork-set } heb je het minst nodig.
       *[other] { clockwork-set } heb je het minst nodig. Er ontbreken nog kaarten: { $missing }.
    }
clockwork-hint-double = Je hebt er { $count } van, en één is genoeg.
clockwork-hint-scrap = Oud ijzer hoort bij geen enkele set.
clockwork-hint-rest = { $player } heeft nauwelijks wat je zoekt: { clockwork-set } maar in { $percent } van de 100 gevallen. Tevergeefs vragen verraadt alleen je kaarten.
clockwork-hint-nothing = Geen kaart die daar te zien was, helpt je.
clockwork-hint-keep = Al je kaarten kunnen nog nodig zijn: { $cards }.
clockwork-hint-alike = Ze spelen allemaal hetzelfde: kies wie je leuk vindt.
clockwork-hint-anywhere = Elke plek is even goed; onthoud alleen welke.
clockwork-hint-draw = Van de { $pool } kaarten die nog niemand liet zien, helpen er { $useful } jou.
clockwork-hint-towers = Bij de Torens ligt tussen de afgelegde kaarten { clockwork-card }.
clockwork-hint-search = Het gaat om { clockwork-card }; die ligt daar.
clockwork-hint-found =
    { $missing ->
        [0] Het is { clockwork-card }: daarmee is { clockwork-set } compleet.
       *[other] Het is { clockwork-card }. Voor { clockwork-set } ontbreken dan nog: { $missing }.
    }
clockwork-hint-wrong-pick = Met opzet fout: je krijgt toch { clockwork-card } en legt een kaart neer die je kunt missen.
clockwork-hint-demand = { $player } heeft in { $percent } van de 100 gevallen een kaart van { clockwork-set }.
clockwork-hint-meet = Daar ontmoet je { $player }, die in { $percent } van de 100 gevallen een kaart van { clockwork-set } heeft.
clockwork-hint-on-the-way = Vandaar brengt de volgende worp je in { $percent } van de 100 gevallen naar een schroothoop of de Torens.
clockwork-hint-home = Bij de Torens kun je zoeken.
clockwork-hint-shield = Oud ijzer in plaats daarvan: je kaart blijft bij jou.

## Figures

clockwork-figure-walk = Vijf gegooid: vijf velden verder.
clockwork-figure-turn-back = Niet twee velden met een vijf: niemand stopt eerder of keert om.
clockwork-figure-enter = Een vijf is genoeg voor drie velden: de schroothoop in.
clockwork-figure-straight = Met zeven, elf of dubbel ga je rechtstreeks naar elke schroothoop.
clockwork-figure-full = Daar staan er al twee: een derde mag er niet bij.
clockwork-figure-demand = Waar twee elkaar treffen, mag je van de ander een kaart eisen.
clockwork-figure-machines = Een codekraker, een vliegende machine en brandstof: ontsnapt.
clockwork-figure-airship = Of alle zes delen van het luchtschip met de krachtmachine.

## Puzzles

clockwork-puzzle-machine = Maak in deze beurt nog een machine af, wat de ander ook heeft en geeft.
clockwork-puzzle-machine-missed = De beurt is voorbij. Machines voor je: { $laid } van { $machines }
clockwork-puzzle-escaped = Ontsnap in deze beurt, wat de ander ook heeft en geeft.
clockwork-puzzle-escaped-missed = De beurt is voorbij, en je bent nog in de stad.

## Het einde, ontleed

clockwork-account-set = { $set }: compleet
clockwork-account-no-set = Niets compleet
clockwork-account-demanded = Kaarten door uitdagen: { $count }
clockwork-account-remembered = Kaarten uit het geheugen: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = rover
clockwork-bot-bandit-hint = Komt de anderen graag tegen en eist hun onderdelen.
clockwork-bot-rummager = snuffelaar
clockwork-bot-rummager-hint = Gaat naar de Torens om in de afgelegde kaarten te zoeken, zo vaak het kan.
