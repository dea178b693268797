# Wolkenkrabber in woorden. De velden en hun betekenis staan in en.ftl.

skyscraper-name = Wolkenkrabber
skyscraper-tagline = Bouw kaart voor kaart, klim verdieping na verdieping, en hou je hand stil.

## Varianten

skyscraper-option-hands = Handen
skyscraper-option-hands-hint = Elke kaart en elke bouwvakker wordt met de hand neergezet, en de zwaartekracht is echt.
skyscraper-option-hands-forgiving = Mild
skyscraper-option-hands-forgiving-hint = Een lichte trilling wordt gladgestreken; een kaart die loslaat, gaat terug naar zijn speler.
skyscraper-option-hands-real = Echt
skyscraper-option-hands-real-hint = De hand zoals hij is. Eén kaart van zijn plek en alles stort in.
skyscraper-option-hands-calm = Kalm
skyscraper-option-hands-calm-hint = Geen trilling, geen val: alleen wat niet kan staan, wordt geweigerd.

## Kaarten

skyscraper-card-upright = staande kaart
skyscraper-card-flat = liggende kaart
skyscraper-card-any = gewone kaart
skyscraper-card-foundation = fundering
skyscraper-card-prop = staande steun
skyscraper-card-slab = liggende steun

## Wat te doen

skyscraper-prompt-act =
    { $left ->
        [one] Nog één actie: stuur een bouwvakker, bouw of verplaats.
       *[other] Nog { $left } acties: stuur een bouwvakker, bouw of verplaats.
    }
skyscraper-prompt-build = Kies een plek voor de kaart en dan hoe hij gedraaid is.
skyscraper-prompt-put = Een van je bouwvakkers is gevallen. Zet hem terug op een verdieping naar keuze, of in de ploeg.
skyscraper-prompt-wait = { $player } is aan het werk.
skyscraper-prompt-settle = Hou je adem in…
skyscraper-prompt-over = Het gebouw staat zoals het staat.

## Zetten in woorden, als op een knop, en koppen voor meerdere

skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Bouwvakker hierheen sturen
skyscraper-action-pick = Neem kaart { $number } in de hand: { skyscraper-ui-card }
skyscraper-action-pick-here = Neem deze kaart
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Bouw: { skyscraper-plan-place }; balken: { $beams }
skyscraper-action-build-here = Bouw hier
skyscraper-action-move = Bouwvakker { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Bouwvakker { $worker } hierheen verplaatsen
skyscraper-action-shift = Bouwvakker { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Bouwvakker { $worker } hierheen opschuiven, gratis
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Hier terugzetten
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = { $player } begint.
skyscraper-action-deal = De kaarten worden gedeeld.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Stuur een bouwvakker
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Bouwen
skyscraper-moves-move = Verplaats een bouwvakker
skyscraper-moves-shift = Verschuif een bouwvakker, gratis
skyscraper-moves-return = Zet terug
skyscraper-aloud-of = { $player }: { $what }

## Waarom niet

skyscraper-refuse-put-first = Eerst worden de gevallen bouwvakkers teruggezet.
skyscraper-refuse-nobody-fell = Geen van je bouwvakkers is gevallen.
skyscraper-refuse-another-first = Eerst wordt een andere bouwvakker teruggezet.
skyscraper-refuse-no-open-place = Er is geen open plek om te staan.
skyscraper-refuse-card-in-hand = Je hebt een kaart in de hand: bouw ermee of leg hem eerst terug.
skyscraper-refuse-can-act = Je kunt nog iets doen: een beurt is drie acties.
skyscraper-refuse-no-crew = Je hele ploeg is al op de bouwplaats.
skyscraper-refuse-not-at-the-foot = Een bouwvakker komt op een open plek vlak tegen een funderingskaart.
skyscraper-refuse-not-held = Die kaart heb je niet.
skyscraper-refuse-already-picked = Die kaart heb je al in de hand.
skyscraper-refuse-too-many-picks = Je hebt deze beurt { $most } kaarten geprobeerd: zo is het genoeg.
skyscraper-refuse-nothing-picked = Neem eerst een kaart in de hand.
skyscraper-refuse-no-builder = Je hebt niemand op de bouwplaats die kan bouwen.
skyscraper-refuse-no-place = Deze kaart past nergens in de buurt van je bouwvakkers.
skyscraper-refuse-no-builder-near = Geen van je bouwvakkers staat op of naast een kaart waar deze aan zou komen.
skyscraper-refuse-stance-upright = Deze kaart staat rechtop, pijl omhoog.
skyscraper-refuse-stance-flat = Deze kaart ligt plat.
skyscraper-refuse-stance-any = Zulke balken heeft de kaart niet, hoe je hem ook draait.
skyscraper-refuse-touches-ground = Alleen funderingskaarten en steunen mogen de grond raken.
skyscraper-refuse-must-touch-ground = Een steun staat op de grond.
skyscraper-refuse-not-on-a-foot = Een liggende steun ligt met een rand aan de voet van een muur.
skyscraper-refuse-in-the-way = Er zit een andere kaart in de weg.
skyscraper-refuse-no-joint = Daar is niets om hem mee te verbinden: een hele lijn moet op een hele lijn.
skyscraper-refuse-hangs = Het gebouw groeit omhoog: een kaart mag niet alleen maar hangen.
skyscraper-refuse-no-beams-meet = Geen van zijn balken zou een andere ontmoeten.
skyscraper-refuse-overloaded = Een verbinding zou { $moment } moeten dragen en houdt maar { $most }.
skyscraper-refuse-buckles = Zo hoog zou de toren onder zijn eigen gewicht knikken.
skyscraper-refuse-not-your-worker = Die bouwvakker is niet van jou.
skyscraper-refuse-in-the-crew = Die bouwvakker is nog in de ploeg.
skyscraper-refuse-shut-in = Die bouwvakker is aan alle kanten ingesloten.
skyscraper-refuse-not-one-floor = Eén actie gaat een verdieping hoger of lager, of naar een andere kaart van dezelfde verdieping.
skyscraper-refuse-shifted-before = Die bouwvakker is deze beurt al opgeschoven.
skyscraper-refuse-not-its-card = Zonder actie loopt een bouwvakker alleen over zijn eigen kaart.
skyscraper-refuse-calm-hand = In het kalme spel trillen handen niet.
skyscraper-refuse-hold = Er is niet zo’n kaart om vast te houden.
skyscraper-refuse-hand-long = De weg van de hand is te lang om op te nemen.
skyscraper-refuse-hand-garbled = De weg van de hand is niet te lezen.
skyscraper-refuse-hand-short = Te haastig: neerzetten duurt minstens { $least } ms.
skyscraper-refuse-hand-rate = De weg van de hand heeft gaten: elke { $least } tot { $most } ms is een punt nodig.
skyscraper-refuse-hand-time = Te langzaam: het moet binnen { $most } ms staan.
skyscraper-refuse-hand-far = De hand is meer dan { $most } mm van de plek.
skyscraper-refuse-hand-tilt = Meer dan { $most }° gekanteld.
skyscraper-refuse-hand-near = De hand moet van minstens { $least } mm ver komen.
skyscraper-refuse-hand-fast = Te snel: hoogstens { $most } mm per seconde.
skyscraper-refuse-hand-twirl = Te snel gedraaid: hoogstens { $most }° per seconde.

## Wat wint

skyscraper-purpose-points = De meeste punten bij iemands laatste kaart; laat niets vallen. Jij: { $mine }, beste ander: { $others }, kaarten: { $cards }
skyscraper-purpose-points-watched = De meeste punten winnen als iemands laatste kaart staat. Voorop: { $most }

## Het einde

skyscraper-over-finished = De laatste kaart is gebouwd.
skyscraper-over-collapse = Het gebouw is ingestort.
skyscraper-over-stalled = Drie rondes zonder een kaart: de bouwplaats gaat dicht.
skyscraper-over-alone = Er is nog maar één speler over.
skyscraper-over-nobody = Er is niemand meer over.

## Wat er gebeurt

skyscraper-event-began =
    { $you ->
        [yes] Jij begint.
       *[no] { $player } begint.
    }
skyscraper-event-dealt = Je kaarten zijn gedeeld.
skyscraper-event-held = Je neemt een kaart in de hand.
skyscraper-event-laid = Je legt de kaart terug.
skyscraper-event-sent =
    { $you ->
        [yes] Je stuurt een bouwvakker naar de bouwplaats.
       *[no] { $player } stuurt een bouwvakker naar de bouwplaats.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Je bouwvakker schuift een stukje op.
               *[no] Een bouwvakker van { $player } schuift een stukje op.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Je bouwvakker schuift een stukje op.
                       *[no] Een bouwvakker van { $player } schuift een stukje op.
                    }
               *[other]
                    { $you ->
                        [yes] Je bouwvakker gaat naar verdieping { $floor }.
                       *[no] Een bouwvakker van { $player } gaat naar verdieping { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] Je bouwt een kaart.
       *[no] { $player } bouwt een kaart.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes] { $points } voor { $player }: de hele beurt telt dubbel, want zo hoog is er nog niet gebouwd.
       *[no] { $points } voor { $player }.
    }
skyscraper-event-shaken = Alles is tot rust gekomen.
skyscraper-event-undid = De zwaartekracht wist niet hoe het zou aflopen: de poging telt niet.
skyscraper-event-slipped =
    { $you ->
        [yes] De kaart zat niet vast{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm ernaast)
        }: je hebt hem weer in de hand.
       *[no] De kaart zat niet vast{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm ernaast)
        }: { $player } neemt hem terug.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm ernaast.
skyscraper-missed =
    { $why ->
        [fast] Hij bewoog nog bij het loslaten.
        [shaky] De hand trilde.
       *[aside] Hij werd naast zijn plek losgelaten.
    }
skyscraper-event-came = Een kaart heeft losgelaten en gaat terug naar { $player }.
skyscraper-event-fell = Een bouwvakker van { $player } valt.
skyscraper-event-tipped = Een bouwvakker van { $player } wordt omvergestoten.
skyscraper-event-fined =
    { $points ->
        [one] Een punt minder voor { $player }.
       *[other] { $points } punten minder voor { $player }.
    }
skyscraper-event-returned = Een bouwvakker van { $player } wordt teruggezet.
skyscraper-event-rejoined = Een bouwvakker van { $player } is terug in de ploeg.
skyscraper-event-stepped = Een bouwvakker van { $player } stapt opzij.
skyscraper-event-trapped = Een bouwvakker van { $player } is ingesloten en verloren.
skyscraper-event-out =
    { $you ->
        [yes] Je ligt eruit.
       *[no] { $player } ligt eruit.
    }
skyscraper-event-passed =
    { $you ->
        [yes] Je laat het hierbij.
       *[no] { $player } laat het hierbij.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Jij bent aan de beurt.
       *[no] { $player } is aan de beurt.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] Alles stort in, en het was jouw beurt.
       *[no] Alles stort in, in de beurt van { $player }.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Je laatste kaart: 5 punten.
       *[no] De laatste kaart van { $player }: 5 punten.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player } heeft nog een kaart: een punt minder.
       *[other] { $player } heeft nog { $cards } kaarten: evenveel punten minder.
    }
skyscraper-event-topped = { $player } heeft de meeste bouwvakkers op verdieping { $floor }: 5 punten.
skyscraper-event-over = Het spel is afgelopen.

## Hints

skyscraper-hint-send = Meer bouwvakkers op de bouwplaats komen bij meer plekken om te bouwen.
skyscraper-hint-pick = Van je kaarten vindt deze de beste plek.
skyscraper-hint-build =
    { $points ->
        [0] Het levert nu niets op, maar er is een kaart minder over.
        [one] Een punt, en een kaart minder.
       *[other] { $points } punten, en een kaart minder.
    }
skyscraper-hint-double = Het is de hoogste kaart van allemaal: de hele beurt telt dubbel.
skyscraper-hint-reach = De beste kaart binnen bereik levert dan op: { $points }.
skyscraper-hint-move = Vanaf verdieping { $floor } bouw je beter, en aan het eind sta je daar goed.
skyscraper-hint-shift = Het kost geen actie, en daarvandaan zijn betere plekken bereikbaar.
skyscraper-hint-pass = In deze beurt is er niets meer te doen.
skyscraper-hint-put-back = Iets anders is nu meer waard.
skyscraper-hint-return = Zo hoog is hij meteen weer aan het werk en telt hij aan het eind.
skyscraper-hint-to-crew = Vanuit de ploeg kan hij heen waar hij nodig is.

## De bouwplaats

skyscraper-ui-site = De bouwplaats
skyscraper-ui-hand = Je kaarten
skyscraper-ui-deeds = Wat je kunt doen
skyscraper-ui-line-left = links
skyscraper-ui-line-right = rechts
skyscraper-ui-line-bottom = onder
skyscraper-ui-line-top = boven
skyscraper-ui-line-mid-v = midden, rechtop
skyscraper-ui-line-mid-h = midden, liggend
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } met een bouwvakker; balken: { $beams }
       *[no] { $kind }; balken: { $beams }
    }
skyscraper-ui-no-place = er is nu geen plek voor
skyscraper-ui-stand =
    { $height ->
        [0] op de grond, { $x } naar rechts, { $y } naar achteren
       *[other] op hoogte { $height }, { $x } naar rechts, { $y } naar achteren
    }
skyscraper-ui-step-send = Bouwvakker sturen: { $where }
skyscraper-ui-step-move = Verplaatsen: { $where }
skyscraper-ui-step-shift = Opschuiven, gratis: { $where }
skyscraper-ui-step-return = Terugzetten: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] bouwvakker van { $player }, ingesloten, { $where }
        [lying] bouwvakker van { $player }, ligt, { $where }
       *[standing] bouwvakker van { $player }, { $where }
    }
skyscraper-ui-choose = Neem een kaart, stuur een bouwvakker of kies een van je bouwvakkers.
skyscraper-ui-choose-place = Kies een plek voor de kaart.
skyscraper-ui-turn-or-set = Draai hem en zet hem neer.
skyscraper-ui-set-it = Daar neerzetten?
skyscraper-ui-choose-foot = Waar aan de voet van het gebouw?
skyscraper-ui-choose-stand = Waarheen? Blauwe plekken kosten geen actie.
skyscraper-ui-put = Een van je bouwvakkers is gevallen. Zet hem terug waar je wilt, of in de ploeg.
skyscraper-ui-put-back = Terugleggen
skyscraper-ui-turn = Draaien { $n }/{ $of }
skyscraper-ui-set = Neerzetten
skyscraper-ui-hold =
    { $held ->
        [yes] Vastgehouden
       *[no] Kaart vasthouden
    }
skyscraper-ui-hint-pick = De coach zou deze nemen: { $card }.
skyscraper-ui-hint-send = De coach zou een bouwvakker sturen.
skyscraper-ui-hint-move = De coach zou een bouwvakker verplaatsen: { $where }.
skyscraper-ui-send = Bouwvakker sturen ({ $crew })
skyscraper-ui-pass = Beurt beëindigen
skyscraper-ui-to-crew = Naar de ploeg
skyscraper-ui-note =
    { $points ->
        [one] { $points } punt, ploeg { $crew }
       *[other] { $points } punten, ploeg { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] Nog één actie
       *[other] Nog { $left } acties
    }
skyscraper-ui-lens = Belasting
skyscraper-ui-plan = Plattegrond
skyscraper-ui-film = Nog eens bekijken
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = Deze browser kan de bouwplaats niet in drie dimensies tonen.
skyscraper-ui-height = Hoogte in kaarten: { $height }
skyscraper-ui-cards-built = Kaarten die staan: { $cards }
skyscraper-ui-floors = Verdiepingen: { $floors }
skyscraper-key-hold = Een staande kaart vasthouden
skyscraper-key-view = De plattegrond of weer het gebouw
skyscraper-key-up = Op de plattegrond: een laag omhoog
skyscraper-key-down = Op de plattegrond: een laag omlaag

## De plattegrond: de bouwplaats van boven, laag voor laag

skyscraper-plan-title = Plattegrond van de bouwplaats
skyscraper-plan-place =
    { $what ->
        [floor] vloerkaart, kolom { $x }, rij { $y }, hoogte { $z }
        [east] muur naar het oosten, kolom { $x }, rij { $y }, hoogte { $z }
       *[north] muur naar het noorden, kolom { $x }, rij { $y }, hoogte { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] één punt
       *[other] { $points } punten
    }
skyscraper-plan-cell = kolom { $x }, rij { $y }, hoogte { $z }
skyscraper-plan-ground = Grond
skyscraper-plan-height =
    { $floors ->
        [none] Hoogte { $z }
       *[other] Hoogte { $z }, verdieping { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, balken: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] Bouwvakker van { $player }, ingesloten: { $where }
        [lying] Bouwvakker van { $player }, ligt: { $where }
       *[standing] Bouwvakker van { $player }: { $where }
    }
skyscraper-plan-crew = in de ploeg
skyscraper-plan-layer = Plattegrond: { $where }. Pijltjes gaan van plek naar plek, Enter kiest en zet neer, R draait, Page Up en Page Down veranderen de hoogte.
skyscraper-plan-layers = Getoonde hoogte
skyscraper-plan-up = Een laag hoger
skyscraper-plan-down = Een laag lager
skyscraper-plan-spots =
    { $count ->
        [one] Eén plek hier
       *[other] { $count } plekken hier
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter zet hem neer, R draait hem.
skyscraper-plan-turn = Draai de kaart: { $card }
skyscraper-plan-lens = De zwaarst belaste verbinding draagt { $strain } van { $most }.
skyscraper-plan-lens-easy = Die houdt het met gemak.
skyscraper-plan-lens-busy = Die heeft nog wat kracht over.
skyscraper-plan-lens-near = Die begeeft het bijna!
skyscraper-plan-joint = Tussen { $first } en { $second }.
skyscraper-plan-foreseen = Zo gebouwd zou de zwaarst belaste verbinding { $strain } van { $most } dragen.
skyscraper-plan-shuts-own = Dit zou een van je bouwvakkers insluiten: hij zou verloren zijn.
skyscraper-plan-shuts = Dit zou een bouwvakker van { $player } insluiten.

## De vaste hand

skyscraper-steady-title = Vaste hand
skyscraper-steady-ask-shake = Stop de naald in het midden: hoe preciezer, hoe minder je hand trilt.
skyscraper-steady-ask-speed = Nog eens: zo zacht laat je los.
skyscraper-steady-odds = Zo vaak van de 100 keer valt er iets: twee keer precies in het midden { $still }, vlakbij { $good }, iets ernaast { $shaky }, ver ernaast { $wild }.
skyscraper-steady-press = Nu!
skyscraper-steady-slow = Langzamer, met woorden en tonen
skyscraper-steady-cancel = Nog niet
skyscraper-steady-result =
    { $grade ->
        [still] { $round } van { $of }: precies in het midden.
        [good] { $round } van { $of }: dicht bij het midden.
        [shaky] { $round } van { $of }: iets ernaast, dat gaat trillen.
       *[wild] { $round } van { $of }: ver ernaast.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] midden
        [1] net rechts ervan
        [2] rechts
        [3] ver rechts
        [-1] net links ervan
        [-2] links
       *[other] ver links
    }

## Hoe het staat, en hoe het afliep

skyscraper-facts-title = Bouwvakkers per verdieping
skyscraper-facts-floor = Verdieping
skyscraper-facts-crew = Ploeg
skyscraper-facts-points = Punten
skyscraper-facts-top = { $player } zou de 5 punten van verdieping { $floor } krijgen.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Al een ronde heeft niemand gebouwd; na { $most } is het uit.
       *[other] Al { $rounds } rondes heeft niemand gebouwd; na { $most } is het uit.
    }
skyscraper-finale-stands = Het gebouw: { $cards } kaarten, hoogte in kaarten { $height }.
skyscraper-finale-down = Het gebouw is ingestort.
skyscraper-finale-top = De meeste bouwvakkers op verdieping { $floor }: { $player }.
skyscraper-finale-culprit = { $player } was aan de beurt.

## Figures

skyscraper-figure-foundation = Drie kaarten vormen de fundering: een H.
skyscraper-figure-six-places = Een kaart verbind je langs zes lijnen: vier randen en twee middellijnen.
skyscraper-figure-at-the-foot = Een nieuwe bouwvakker staat vlak naast een funderingskaart.
skyscraper-figure-not-at-the-foot = Hier niet: hij raakt geen funderingskaart.
skyscraper-figure-support = Een eigen steun mag op de grond staan.
skyscraper-figure-on-the-ground = Een bouwkaart mag de grond niet raken.
skyscraper-figure-two-builds = Twee acties: eerst een vloer, dan een muur erop.
skyscraper-figure-beams-meet = Een balk van de nieuwe kaart ontmoet er een die al staat: een punt.
skyscraper-figure-no-beams-meet = Hier ontmoet geen balk een andere: dat mag niet.
skyscraper-figure-half-storey = Een vloer op halve kaarthoogte: lager kan niet.
skyscraper-figure-hangs = Een kaart mag niet alleen van boven hangen: het gebouw groeit omhoog.
skyscraper-figure-one-floor-up = Met één actie gaat een bouwvakker één verdieping omhoog.
skyscraper-figure-two-floors-up = Niet twee verdiepingen tegelijk.
skyscraper-figure-no-bridge = Zonder vloer tussen de torens steekt hier niemand over.
skyscraper-figure-either-tower = Vanaf de grond mag hij elk van de torens op.
skyscraper-figure-bridge = Een vloer ertussen is een brug.
skyscraper-figure-shut-in = De vierde muur sluit de bouwvakker in: hij is verloren.

## Puzzles

skyscraper-puzzle-points = Je beurt heeft nog één actie. Kom daarmee op { $points } punten.
skyscraper-puzzle-points-missed = De beurt is voorbij. Jouw punten: { $scored }

## Het einde, ontleed

skyscraper-account-beams = Balken die elkaar ontmoetten
skyscraper-account-workers = Bouwvakkers op kaarten
skyscraper-account-climbed = Beurten omhoog, dubbel
skyscraper-account-fines = Gevallen: aftrek
skyscraper-account-finished = Laatste kaart gebouwd
skyscraper-account-left = Kaarten over
skyscraper-account-topped = Meeste bouwvakkers bovenaan
skyscraper-account-else = Verloren met wat viel

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = klimmer
skyscraper-bot-climber-hint = Bouwt omhoog: hoe hoger, hoe beter.
skyscraper-bot-settler = kolonist
skyscraper-bot-settler-hint = Bouwt liever breed en laag dan hoog.
skyscraper-bot-foreman = voorman
skyscraper-bot-foreman-hint = Houdt zijn bouwvakkers in beweging.
