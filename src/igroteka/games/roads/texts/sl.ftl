# Ceste z besedami. Polja so razložena v en.ftl.

roads-name = Ceste
roads-tagline = Polagaj cesto k cesti: širi omrežje ali pa ga zapri.

## Karte

roads-face-S = ravna cesta
roads-face-C = ovinek
roads-face-T = razcep
roads-face-X = križišče
roads-face-D = slepa ulica
roads-face-S2 = dvopasovna ravna cesta
roads-face-S4 = štiripasovna ravna cesta
roads-face-C2 = dvopasovni ovinek
roads-face-C4 = štiripasovni ovinek
roads-face-T2 = dvopasovni razcep
roads-face-T4 = štiripasovni razcep
roads-face-X2 = dvopasovno križišče
roads-face-X4 = štiripasovno križišče
roads-face-D2 = dvopasovna slepa ulica
roads-face-D4 = štiripasovna slepa ulica
roads-face-X24 = križišče dveh pasov s štirimi
roads-face-T42 = štirje pasovi, odcep z dvema
roads-face-T24 = dva pasova, odcep s štirimi

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

## Nastavitve

roads-option-variant = Različica
roads-option-variant-hint = Tri igre z istimi kartami.
roads-option-variant-duel = Dvoboj
roads-option-variant-duel-hint = Za dva: ena stran širi omrežje, druga ga zapira.
roads-option-variant-newspaper = Časopis
roads-option-variant-newspaper-hint = Na omejenem polju: zmaga, kdor položi zadnjo karto.
roads-option-variant-heap = Kup
roads-option-variant-heap-hint = Vleci na slepo, polagaj, kar gre: zmaga, komur ostane najmanj kart.
roads-option-cards = Kart na igralca
roads-option-cards-hint = Pri Časopisu število določa polje.
roads-option-cards-24 = 24
roads-option-cards-24-hint = Običajna igra.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Dolga igra.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Hitra igra.
roads-option-lanes = Pasovi
roads-option-lanes-off = Ena širina
roads-option-lanes-off-hint = Vsaka cesta se poveže z vsako.
roads-option-lanes-on = Dva in štirje pasovi
roads-option-lanes-on-hint = Težje: dva pasova se nikoli ne povežeta s štirimi.
roads-option-field = Polje
roads-option-field-hint = Samo pri Časopisu. Svoja velikost, širina × višina: od 3x3 do 20x20.
roads-option-field-page = Stran, 6 × 8
roads-option-field-page-hint = Ravno prav za dva ali tri.
roads-option-field-spread = Dvojna stran, 12 × 8
roads-option-field-spread-hint = Prostor za štiri in več.
roads-option-border = Rob
roads-option-border-hint = Samo pri Časopisu: kakšen je rob polja.
roads-option-border-beige = Bež
roads-option-border-beige-hint = Nobena cesta ne sme peljati s polja.
roads-option-border-open = Odprt
roads-option-border-open-hint = Ceste smejo peljati s polja, dokler znotraj še katera pelje naprej.

## Kaj je treba narediti

roads-prompt-open = Ti začneš: položi katero koli karto.
roads-prompt-extend = Na potezi si. Položi karto in ohrani omrežje odprto.
roads-prompt-close = Na potezi si. Položi karto in poskusi zapreti omrežje.
roads-prompt-lay = Na potezi si. Položi karto tako, da se cesta poveže.
roads-prompt-wait = Karto zdaj položi { $player }.
roads-prompt-out = Zate je igre konec. Poglejmo, kdo položi zadnjo karto.
roads-prompt-chance =
    { $stage ->
        [lots] Žrebamo: kdo začne?
        [deal] Delimo karte.
       *[draw] S kupa vlečemo karto.
    }
roads-prompt-over = Igre je konec.

## Poteze z besedami, kot na gumbu, in naslovi za več potez

roads-action-lay = Položi: { roads-face } na ({ $x }, { $y }); ceste: { $sides }
roads-action-lay-lanes = Položi: { roads-face } na ({ $x }, { $y }); štirje pasovi: { $wide }; dva: { $narrow }
roads-action-lay-here = Položi sem: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Žreb je odločil: začne { $player }.
roads-action-deal = Delimo karte.
roads-action-draw = S kupa vlečemo karto.
roads-moves-lay = Položi karto
roads-aloud-of = { $player }: { $what }

## Zakaj ne

roads-side =
    { $side ->
        [0] zgoraj
        [1] desno
        [2] spodaj
       *[3] levo
    }

roads-refuse-not-held = Te karte nimaš.
roads-refuse-turn = Tako obrnjena je karta enaka kot manj obrnjena. Obrni jo manj.
roads-refuse-taken = Tam že leži karta.
roads-refuse-outside = To je zunaj polja.
roads-refuse-opening = Prva karta leži na sredini mize.
roads-refuse-not-beside = Položi jo ob karto, ki že leži.
roads-refuse-no-road = Tam se ne poveže nobena cesta. Vsaj ena se mora.
roads-refuse-into-beige = Cesta bi trčila v bež stran ({ roads-side }).
roads-refuse-cuts-road = Tja pripelje cesta ({ roads-side }), tvoja karta pa je tam bež.
roads-refuse-border = Cesta bi peljala s polja ({ roads-side }).
roads-refuse-lanes = Pasovi se ne ujemajo: { $has } in { $want } ({ roads-side }).
roads-refuse-runs-out = Na polju ne bi ostala nobena odprta cesta.

## Kako zmagati

roads-purpose-duel = Eden drži omrežje odprto, drugi ga zapira. Odprti konci: { $ends }
roads-purpose-extend = Ohrani omrežje odprto do zadnje karte. Odprti konci: { $ends }, preostale karte: { $left }
roads-purpose-close = Zapri omrežje. Odprti konci: { $ends }
roads-purpose-last = Položi čisto zadnjo karto. Še v igri: { $players }, tvoje karte: { $cards }
roads-purpose-last-watched = Zmaga, kdor položi zadnjo karto. Še v igri: { $players }
roads-purpose-heap = Na koncu imej najmanj kart. Ti: { $cards }, najmanj pri drugih: { $others }
roads-purpose-heap-watched = Zmaga, komur ostane najmanj kart. Na kupu: { $heap }

## Kako se je končalo

roads-over-closed = Omrežje je zaprto: zmaga, kdor je igral drugi.
roads-over-nothing-fits = Nobena preostala karta ne gre več nikamor in to šteje kot zaprto omrežje: zmaga, kdor je igral drugi.
roads-over-all-laid = Vse karte so položene, omrežje pa je še odprto: zmaga, kdor je začel.
roads-over-no-move = Omrežje je odprto, a kdor je na potezi, ne more položiti karte: neodločeno.
roads-over-laid-last = Nihče drug ne more več položiti karte: zmaga, kdor je položil zadnjo.
roads-over-heap-stuck = Nihče ne more več položiti karte: zmaga, komur jih je ostalo najmanj.
roads-over-heap-all-laid = Vse karte so položene: zmaga, kdor je povezal največ cest.
roads-over-heap-closed = Omrežje je zaprto: zmaga, komur je ostalo najmanj kart.

## Kaj se dogaja

roads-event-lots =
    { $you ->
        [yes] Žreb je izbral tebe: ti začneš.
       *[no] Žreb je odločil: začne { $player }.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Dobiš { $size } karto.
            [two] Dobiš { $size } karti.
            [few] Dobiš { $size } karte.
           *[other] Dobiš { $size } kart.
        }
       *[no] { $size ->
            [one] { $player } dobi { $size } karto.
            [two] { $player } dobi { $size } karti.
            [few] { $player } dobi { $size } karte.
           *[other] { $player } dobi { $size } kart.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Potegneš karto: { roads-face }. Na kupu ostane: { $heap_left }.
       *[no] { $player } potegne karto. Na kupu ostane: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Položiš karto: { roads-face } ({ $x }, { $y }). Povezanih cest: { $joined }.
       *[no] { $player } položi karto: { roads-face } ({ $x }, { $y }). Povezanih cest: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Nobena tvoja karta ne gre. Obdržiš jih.
       *[no] { $player } ne more položiti karte in vse obdrži.
    }
roads-event-out =
    { $you ->
        [yes] Ne moreš položiti karte: izpadeš.
       *[no] { $player } ne more položiti karte in izpade.
    }
roads-event-closed = Omrežje je zaprto: nobene odprte ceste ni več.
roads-event-over = Igre je konec.

## Na zaslonu

roads-ui-table = Cestno omrežje
roads-ui-hand = Tvoje karte
roads-ui-hand-empty = Nimaš kart.
roads-ui-card =
    { $count ->
        [one] { roads-face }, { $count } karta
        [two] { roads-face }, { $count } karti
        [few] { roads-face }, { $count } karte
       *[other] { roads-face }, { $count } kart
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, { $count } karta; zdaj ne gre nikamor
        [two] { roads-face }, { $count } karti; zdaj ne gre nikamor
        [few] { roads-face }, { $count } karte; zdaj ne gre nikamor
       *[other] { roads-face }, { $count } kart; zdaj ne gre nikamor
    }
roads-ui-place =
    { $ways ->
        [1] Gre na ({ $x }, { $y })
        [one] Gre na ({ $x }, { $y }), na { $ways } način
        [two] Gre na ({ $x }, { $y }), na { $ways } načina
        [few] Gre na ({ $x }, { $y }), na { $ways } načine
       *[other] Gre na ({ $x }, { $y }), na { $ways } načinov
    }
roads-ui-try = Poskusi na ({ $x }, { $y })
roads-ui-here = { roads-face } na ({ $x }, { $y }). Ceste: { $sides }.
roads-ui-lies = { roads-face } na ({ $x }, { $y }). Ceste: { $sides }. Čigava karta: { $player }.
roads-ui-turn = Obrni
roads-ui-lay = Položi sem
roads-ui-back = Vzemi nazaj
roads-ui-do-pick = Izberi karto.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: zdaj ne gre nikamor. Izberi drugo karto.
        [one] { roads-face }: gre na { $places } mesto.
        [two] { roads-face }: gre na { $places } mesti.
        [few] { roads-face }: gre na { $places } mesta.
       *[other] { roads-face }: gre na { $places } mest.
    }
roads-ui-do-try = { roads-face }: izberi mesto zanjo.
roads-ui-do-lay = Položim sem?
roads-ui-do-turn = Izberi karto še enkrat, da se obrne.
roads-ui-ends =
    { $ends ->
        [0] Ni odprtih cest
        [one] { $ends } odprta cesta
        [two] { $ends } odprti cesti
        [few] { $ends } odprte ceste
       *[other] { $ends } odprtih cest
    }
roads-ui-marks = Pokaži, kdo je kaj položil
roads-ui-unseen = Še nevidene
roads-ui-heap = Kup
roads-ui-aside = Ob strani, zakrite
roads-ui-left = Preostale karte
roads-ui-joined = Povezane ceste
roads-ui-out = zunaj igre
roads-ui-task-extend = ohranja omrežje odprto
roads-ui-task-close = zapira omrežje
roads-ui-revealed = Kaj so drugi še imeli
roads-ui-masthead = Cestni glasnik

## Namigi: zakaj je poteza dobra

roads-hint-wins = Ta poteza takoj zmaga.
roads-hint-draws = Konča se neodločeno in več se ne da doseči.
roads-hint-safe = V naslednji potezi omrežja ni mogoče zapreti.
roads-hint-hole = Ostane vrzel, v katero ne gre nobena karta več: omrežja ni več mogoče zapreti.
roads-hint-closes =
    { $of ->
        [one] Zapre edini odprti konec ceste. Odprti ostanejo: { $left }.
       *[other] Zapre { $closed } od { $of } odprtih koncev cest. Odprti ostanejo: { $left }.
    }
roads-hint-opens = Odprti konci cest: { $left } namesto { $of }.
roads-hint-keep-branches = Razcepe in križišča prihraniš za pozneje.
roads-hint-keep-dead-ends = Slepe ulice prihraniš za zadnje vrzeli.
roads-hint-own-gaps =
    { $gaps ->
        [one] V { $gaps } vrzel gredo le tvoje karte.
       *[other] V { $gaps } vrzeli gredo le tvoje karte.
    }
roads-hint-room =
    { $gaps ->
        [one] V { $gaps } vrzel bo še šla tvoja karta.
        [two] V { $gaps } vrzeli bo še šla tvoja karta.
        [few] V { $gaps } vrzeli bo še šla tvoja karta.
       *[other] V { $gaps } vrzeli bo še šla tvoja karta.
    }
roads-hint-knocks-out = Nihče drug nima karte, ki bi kam šla.

## Figures

roads-figure-joins = Cesta teče naprej s karte na karto.
roads-figure-apart = Poleg karte, a nobena cesta se ne poveže.
roads-figure-into-beige = Nova cesta se zaleti v bež stran.
roads-figure-cut-off = Bež stran nove karte prekine cesto.
roads-figure-beige-to-beige = Bež ob bež je v redu: zgoraj se cesta poveže.
roads-figure-closed = Noben konec ceste ni več odprt: zmaga drugi igralec.
roads-figure-still-open = Zadnja karta pusti ceste odprte: zmaga prvi igralec.
roads-figure-inside = Na časopisu karta leži kjer koli, kamor se prilega.
roads-figure-outside = Nobena karta ne leži zunaj časopisa.
roads-figure-over-the-edge = Cesta bi šla čez rob časopisa: ta velja za bež.
roads-figure-lanes-meet = Štirje pasovi se povežejo s štirimi; navzdol gresta dva.
roads-figure-lanes-apart = Dva pasova se ne smeta povezati s štirimi.

## Puzzles

roads-puzzle-closed = Zapri omrežje, kar koli položi drugi. Tvoje karte: { $moves }
roads-puzzle-closed-missed = Ni zaprto. Odprti konci cest: { $ends }
roads-puzzle-last = Položi čisto zadnjo karto, kar koli položi drugi. Tvoje karte: { $moves }
roads-puzzle-last-missed = Zadnja karta ni bila tvoja.

## Konec po delih

roads-account-laid = Položene karte: { $count }
roads-account-left = Preostale karte: { $count }
roads-account-joined = Povezane ceste: { $count }
roads-account-ends = Odprti konci cest: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = razvejevalec
roads-bot-brancher-hint = Najprej polaga razcepe in križišča, da se ceste kmalu razidejo.
roads-bot-hoarder = hrček
roads-bot-hoarder-hint = Razcepe in križišča prihrani, najprej polaga navadne ceste in slepe ulice.
