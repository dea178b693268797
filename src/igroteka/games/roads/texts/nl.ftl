# Wegen, in woorden. De velden staan uitgelegd in en.ftl.

roads-name = Wegen
roads-tagline = Leg wegkaarten kant aan kant: laat het netwerk groeien, of sluit het.

## Kaarten

roads-face-S = rechte weg
roads-face-C = bocht
roads-face-T = T-splitsing
roads-face-X = kruispunt
roads-face-D = doodlopende weg
roads-face-S2 = rechte weg, twee stroken
roads-face-S4 = rechte weg, vier stroken
roads-face-C2 = bocht, twee stroken
roads-face-C4 = bocht, vier stroken
roads-face-T2 = T-splitsing, twee stroken
roads-face-T4 = T-splitsing, vier stroken
roads-face-X2 = kruispunt, twee stroken
roads-face-X4 = kruispunt, vier stroken
roads-face-D2 = doodlopende weg, twee stroken
roads-face-D4 = doodlopende weg, vier stroken
roads-face-X24 = kruispunt van twee stroken en vier
roads-face-T42 = vier stroken, zijweg met twee
roads-face-T24 = twee stroken, zijweg met vier

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

## Instellingen

roads-option-variant = Variant
roads-option-variant-hint = Drie spellen met dezelfde kaarten.
roads-option-variant-duel = Duel
roads-option-variant-duel-hint = Voor twee: de een laat het netwerk groeien, de ander sluit het.
roads-option-variant-newspaper = Krant
roads-option-variant-newspaper-hint = Op een begrensd veld: wie de laatste kaart legt, wint.
roads-option-variant-heap = Stapel
roads-option-variant-heap-hint = Trek blind en leg wat je kunt: wie de minste kaarten overhoudt, wint.
roads-option-cards = Kaarten per speler
roads-option-cards-hint = Bij de Krant bepaalt het veld hoeveel.
roads-option-cards-24 = 24
roads-option-cards-24-hint = Het gewone spel.
roads-option-cards-40 = 40
roads-option-cards-40-hint = Een lang spel.
roads-option-cards-12 = 12
roads-option-cards-12-hint = Een snel spel.
roads-option-lanes = Rijstroken
roads-option-lanes-off = Eén breedte
roads-option-lanes-off-hint = Elke weg sluit aan op elke andere.
roads-option-lanes-on = Twee en vier stroken
roads-option-lanes-on-hint = Moeilijker: twee stroken sluiten nooit aan op vier.
roads-option-field = Veld
roads-option-field-hint = Alleen bij de Krant. Eigen maat, breedte × hoogte: 3x3 tot 20x20.
roads-option-field-page = Pagina, 6 × 8
roads-option-field-page-hint = Goed voor twee of drie.
roads-option-field-spread = Dubbele pagina, 12 × 8
roads-option-field-spread-hint = Ruimte voor vier en meer.
roads-option-border = Rand
roads-option-border-hint = Alleen bij de Krant: wat de rand van het veld is.
roads-option-border-beige = Beige
roads-option-border-beige-hint = Geen weg mag het veld uit lopen.
roads-option-border-open = Open
roads-option-border-open-hint = Wegen mogen het veld uit, zolang er binnen nog één verdergaat.

## Wat je moet doen

roads-prompt-open = Jij begint: leg een kaart naar keuze.
roads-prompt-extend = Jij bent aan de beurt. Leg een kaart en houd het netwerk open.
roads-prompt-close = Jij bent aan de beurt. Leg een kaart en probeer het netwerk te sluiten.
roads-prompt-lay = Jij bent aan de beurt. Leg een kaart zo dat de weg aansluit.
roads-prompt-wait = { $player } gaat een kaart leggen.
roads-prompt-out = Je ligt eruit. Kijk wie de laatste kaart legt.
roads-prompt-chance =
    { $stage ->
        [lots] Er wordt geloot: wie begint?
        [deal] De kaarten worden gedeeld.
       *[draw] Er wordt een kaart van de stapel getrokken.
    }
roads-prompt-over = Het spel is afgelopen.

## Zetten in woorden, als op een knop, en koppen voor meerdere

roads-action-lay = Leg: { roads-face } op ({ $x }, { $y }); wegen: { $sides }
roads-action-lay-lanes = Leg: { roads-face } op ({ $x }, { $y }); vier rijstroken: { $wide }; twee: { $narrow }
roads-action-lay-here = Leg hier: { roads-face }
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = Het lot is gevallen: { $player } begint.
roads-action-deal = De kaarten worden gedeeld.
roads-action-draw = Er wordt een kaart van de stapel getrokken.
roads-moves-lay = Leg een kaart
roads-aloud-of = { $player }: { $what }

## Waarom niet

roads-side =
    { $side ->
        [0] boven
        [1] rechts
        [2] onder
       *[3] links
    }

roads-refuse-not-held = Die kaart heb je niet.
roads-refuse-turn = Verder gedraaid ziet de kaart er weer hetzelfde uit. Draai hem minder ver.
roads-refuse-taken = Daar ligt al een kaart.
roads-refuse-outside = Dat is buiten het veld.
roads-refuse-opening = De eerste kaart ligt in het midden van de tafel.
roads-refuse-not-beside = Leg hem naast een kaart die er al ligt.
roads-refuse-no-road = Daar sluit geen weg aan. Minstens één moet aansluiten.
roads-refuse-into-beige = De weg zou tegen een beige kant lopen ({ roads-side }).
roads-refuse-cuts-road = Daar komt een weg aan ({ roads-side }), en jouw kaart is daar beige.
roads-refuse-border = De weg zou het veld uit lopen ({ roads-side }).
roads-refuse-lanes = { $has } stroken sluiten niet aan op { $want } ({ roads-side }).
roads-refuse-runs-out = Dan blijft er in het veld geen open weg over.

## Wat wint

roads-purpose-duel = De een houdt het netwerk open, de ander sluit het. Open einden: { $ends }
roads-purpose-extend = Houd het netwerk open tot de laatste kaart. Open einden: { $ends }, kaarten over: { $left }
roads-purpose-close = Sluit het netwerk. Open einden: { $ends }
roads-purpose-last = Leg de allerlaatste kaart. Nog in het spel: { $players }, jouw kaarten: { $cards }
roads-purpose-last-watched = Wie de laatste kaart legt, wint. Nog in het spel: { $players }
roads-purpose-heap = Houd aan het eind de minste kaarten over. Jij: { $cards }, minste van de anderen: { $others }
roads-purpose-heap-watched = Wie de minste kaarten over heeft, wint. Op de stapel: { $heap }

## Hoe het afliep

roads-over-closed = Het netwerk is gesloten: wie als tweede speelde, wint.
roads-over-nothing-fits = Geen enkele kaart past nog, en dat telt als gesloten: wie als tweede speelde, wint.
roads-over-all-laid = Alle kaarten liggen en het netwerk is nog open: wie begon, wint.
roads-over-no-move = Het netwerk is open, maar wie aan de beurt is, kan geen kaart leggen: gelijkspel.
roads-over-laid-last = Niemand anders kan nog leggen: wie de laatste kaart legde, wint.
roads-over-heap-stuck = Niemand kan nog leggen: wie de minste kaarten over heeft, wint.
roads-over-heap-all-laid = Alle kaarten liggen: wie de meeste wegen aansloot, wint.
roads-over-heap-closed = Het netwerk is gesloten: wie de minste kaarten over heeft, wint.

## Wat er gebeurt

roads-event-lots =
    { $you ->
        [yes] Het lot valt op jou: jij begint.
       *[no] Het lot is gevallen: { $player } begint.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] Je krijgt één kaart.
           *[other] Je krijgt { $size } kaarten.
        }
       *[no] { $size ->
            [one] { $player } krijgt één kaart.
           *[other] { $player } krijgt { $size } kaarten.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] Je trekt een kaart: { roads-face }. Nog op de stapel: { $heap_left }.
       *[no] { $player } trekt een kaart. Nog op de stapel: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] Je legt een kaart: { roads-face } ({ $x }, { $y }). Aangesloten wegen: { $joined }.
       *[no] { $player } legt een kaart: { roads-face } ({ $x }, { $y }). Aangesloten wegen: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] Geen van je kaarten past. Je houdt ze.
       *[no] { $player } kan niet leggen en houdt alle kaarten.
    }
roads-event-out =
    { $you ->
        [yes] Je kunt niet leggen: je ligt eruit.
       *[no] { $player } kan niet leggen en ligt eruit.
    }
roads-event-closed = Het netwerk is gesloten: er is geen open einde meer.
roads-event-over = Het spel is afgelopen.

## Op het scherm

roads-ui-table = Het wegennetwerk
roads-ui-hand = Je kaarten
roads-ui-hand-empty = Je hebt geen kaarten.
roads-ui-card =
    { $count ->
        [one] { roads-face }, één kaart
       *[other] { roads-face }, { $count } kaarten
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, één kaart; past nu nergens
       *[other] { roads-face }, { $count } kaarten; past nu nergens
    }
roads-ui-place =
    { $ways ->
        [one] Past op ({ $x }, { $y })
       *[other] Past op ({ $x }, { $y }), op { $ways } manieren
    }
roads-ui-try = Probeer op ({ $x }, { $y })
roads-ui-here = { roads-face } op ({ $x }, { $y }). Wegen: { $sides }.
roads-ui-lies = { roads-face } op ({ $x }, { $y }). Wegen: { $sides }. Gelegd door { $player }.
roads-ui-turn = Draaien
roads-ui-lay = Hier leggen
roads-ui-back = Terugnemen
roads-ui-do-pick = Kies een kaart.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: past nu nergens. Kies een andere kaart.
        [one] { roads-face }: past op één plek.
       *[other] { roads-face }: past op { $places } plekken.
    }
roads-ui-do-try = { roads-face }: kies er een plek voor.
roads-ui-do-lay = Hier leggen?
roads-ui-do-turn = Kies de kaart nog eens om hem te draaien.
roads-ui-ends =
    { $ends ->
        [0] Geen open einden
        [one] Eén open einde
       *[other] Open einden: { $ends }
    }
roads-ui-marks = Laat zien wie wat heeft gelegd
roads-ui-unseen = Nog niet gezien
roads-ui-heap = Stapel
roads-ui-aside = Opzij, ongezien
roads-ui-left = Kaarten over
roads-ui-joined = Wegen aangesloten
roads-ui-out = ligt eruit
roads-ui-task-extend = houdt het netwerk open
roads-ui-task-close = sluit het netwerk
roads-ui-revealed = Wat de anderen nog hadden
roads-ui-masthead = De Wegbode

## Tips: waarom een zet goed is

roads-hint-wins = Hiermee win je meteen.
roads-hint-draws = Het wordt gelijkspel, en meer zit er niet in.
roads-hint-safe = De volgende beurt kan het netwerk niet dicht.
roads-hint-hole = Er blijft een gat dat geen enkele kaart kan vullen: het netwerk kan niet meer dicht.
roads-hint-closes =
    { $of ->
        [one] De kaart sluit het enige open wegeinde. Open blijven: { $left }.
       *[other] De kaart sluit { $closed } van { $of } open wegeinden. Open blijven: { $left }.
    }
roads-hint-opens = Open wegeinden: { $left } in plaats van { $of }.
roads-hint-keep-branches = Je bewaart je splitsingen voor als je ze nodig hebt.
roads-hint-keep-dead-ends = Je bewaart je doodlopende wegen voor de laatste gaten.
roads-hint-own-gaps =
    { $gaps ->
        [one] In één gat passen alleen jouw kaarten.
       *[other] In { $gaps } gaten passen alleen jouw kaarten.
    }
roads-hint-room =
    { $gaps ->
        [one] In één gat past straks nog een kaart van jou.
       *[other] In { $gaps } gaten past straks nog een kaart van jou.
    }
roads-hint-knocks-out = Niemand anders heeft nog een kaart die ergens past.

## Figures

roads-figure-joins = De weg loopt door van kaart naar kaart.
roads-figure-apart = Naast een kaart, maar geen weg sluit aan.
roads-figure-into-beige = De nieuwe weg loopt dood op een beige kant.
roads-figure-cut-off = De beige kant van de nieuwe kaart snijdt een weg af.
roads-figure-beige-to-beige = Beige tegen beige mag: boven sluit een weg aan.
roads-figure-closed = Geen enkel einde is nog open: de tweede speler wint.
roads-figure-still-open = De laatste kaart laat wegen open: de eerste speler wint.
roads-figure-inside = Binnen de krant mag een kaart overal liggen waar hij past.
roads-figure-outside = Geen kaart ligt buiten de krant.
roads-figure-over-the-edge = De weg zou van de krant lopen: de rand geldt als beige.
roads-figure-lanes-meet = Vier stroken sluiten op vier aan; onder splitsen er twee af.
roads-figure-lanes-apart = Twee stroken mogen niet op vier aansluiten.

## Puzzles

roads-puzzle-closed = Sluit het netwerk, wat de ander ook legt. Jouw zetten daarvoor: { $moves }
roads-puzzle-closed-missed = Het is niet gesloten. Open wegeinden: { $ends }
roads-puzzle-last = Leg de allerlaatste kaart, wat de ander ook legt. Jouw zetten: { $moves }
roads-puzzle-last-missed = De laatste kaart was niet van jou.

## Het einde, ontleed

roads-account-laid = Kaarten gelegd: { $count }
roads-account-left = Kaarten over: { $count }
roads-account-joined = Wegen aangesloten: { $count }
roads-account-ends = Nog open wegeinden: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = vertakker
roads-bot-brancher-hint = Legt zijn splitsingen eerst, zodat de wegen zich vroeg delen.
roads-bot-hoarder = hamsteraar
roads-bot-hoarder-hint = Bewaart zijn splitsingen en legt eerst gewone en doodlopende wegen.
