# Urfin, in woorden. De velden en hun betekenis staan in en.ftl.

urfin-name = Urfin
urfin-tagline = Zoek op de tast torens in de zak, bouw ze voor het zand op is en red samen de Smaragden Stad.

## Onderdelen

urfin-kind-base1 = sokkel 1
urfin-kind-base2 = sokkel 2
urfin-kind-roof1 = dak 1
urfin-kind-roof2 = dak 2
urfin-kind-roof3 = dak 3
urfin-kind-wall = muur

urfin-colour-green = groen
urfin-colour-light = lichtgroen
urfin-colour-yellow = geel

# De naam van het onderdeel $part, voor andere berichten.
urfin-part =
    { $part ->
        [0] groene sokkel 1
        [1] lichtgroene sokkel 1
        [2] gele sokkel 1
        [3] groene sokkel 2
        [4] lichtgroene sokkel 2
        [5] gele sokkel 2
        [6] groen dak 1
        [7] lichtgroen dak 1
        [8] geel dak 1
        [9] groen dak 2
        [10] lichtgroen dak 2
        [11] geel dak 2
        [12] groen dak 3
        [13] lichtgroen dak 3
        [14] geel dak 3
        [15] groene muur
        [16] lichtgroene muur
        [17] gele muur
       *[other] een onderdeel
    }

# Wat iemand zoekt, in $at.
urfin-aim =
    { $at ->
        [base] een sokkel
        [roof] een dak
       *[wall] een muur
    }

## Instellingen

urfin-option-game = Spel
urfin-option-game-basic = Gewoon
urfin-option-game-basic-hint = Elke soldaat loopt drie vakken per ronde.
urfin-option-game-adult = Volwassen
urfin-option-game-adult-hint = Dobbelstenen zetten de soldaten in beweging, daken 3 doen mee en kleuren raken verboden.
urfin-option-bag = Zak
urfin-option-bag-touch = Op de tast
urfin-option-bag-touch-hint = Bevoel elk onderdeel met een vingertop, en pak het of laat het los.
urfin-option-bag-blind = Blind
urfin-option-bag-blind-hint = Wat je het eerst tegenkomt, is wat je trekt.
urfin-option-sand = Zandloper
urfin-option-sand-hint = Voor trekken en bouwen samen.
urfin-option-sand-60 = 60 seconden
urfin-option-sand-30 = 30 seconden
urfin-option-sand-90 = 90 seconden
urfin-option-sand-120 = 2 minuten
urfin-option-sand-180 = 3 minuten
urfin-option-sand-off = Geen zand
urfin-option-sand-off-hint = Alle tijd van de wereld.
urfin-option-signposts = Soldaten beginnen
urfin-option-signposts-hint = Alleen in het gewone spel.
urfin-option-signposts-12 = 12 vakken van het paleis
urfin-option-signposts-15 = 15 vakken van het paleis
urfin-option-signposts-18 = 18 vakken van het paleis
urfin-option-steady_hands = Handen
urfin-option-steady_hands-on = Vast
urfin-option-steady_hands-on-hint = Er valt niets om.
urfin-option-steady_hands-off = Echt
urfin-option-steady_hands-off-hint = Een onderdeel dat je te ver van het midden van zijn vak loslaat, valt, en kan een toren meenemen.
urfin-option-slow_breaking = Slopen
urfin-option-slow_breaking-off = Slopen en doorlopen
urfin-option-slow_breaking-off-hint = Wie ertegenaan gebotst is, sloopt het zonder een stap te verliezen.
urfin-option-slow_breaking-on = Slopen, meer niet
urfin-option-slow_breaking-on-hint = Slopen kost altijd de hele mars.
urfin-option-trial = Een proeftoren
urfin-option-trial-off = Nee
urfin-option-trial-on = Ja
urfin-option-trial-on-hint = Vóór de eerste ronde, zonder zand en zonder soldaten.
urfin-option-map = Kaart
urfin-option-map-emerald = De Smaragden Stad
urfin-option-map-emerald-hint = Tien wegen, zes bruggen.
urfin-option-map-meadow = De weide
urfin-option-map-meadow-hint = Een kleinere kaart voor een snel spel.
urfin-option-puzzle = Puzzel
urfin-option-puzzle-off = Geen

## Wat er gevraagd wordt

urfin-prompt-ready =
    { $soldiers ->
        [one] Ronde { $turn }. Er is nog één soldaat onderweg. Spreek af wie wat zoekt, en begin.
       *[other] Ronde { $turn }. Er zijn { $soldiers } soldaten onderweg. Spreek af wie wat zoekt, en begin.
    }
urfin-prompt-trial = Probeer het uit: spreek af wie wat zoekt, trek onderdelen en bouw één toren. Er loopt nog niemand.
urfin-prompt-wait-ready = Wachten tot iedereen zover is. Nog niet zover: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Steek je hand in de zak en pak één onderdeel.
       *[other] Steek je hand in de zak en pak { $due } onderdelen.
    }
urfin-prompt-grope = Je hand tast rond in de zak.
urfin-prompt-feel =
    { $left ->
        [one] Bevoel het onderdeel. Pak het, of laat het los en zoek een ander. Je moet er nog één pakken.
       *[other] Bevoel het onderdeel. Pak het, of laat het los en zoek een ander. Je moet er nog { $left } pakken.
    }
urfin-prompt-wait-draw = Je hand is eruit. Het bouwen begint als alle handen eruit zijn.
urfin-prompt-build =
    { $left ->
        [0] Er ligt niets meer open. Zeg dat je klaar bent.
        [one] Bouwen! Er ligt één onderdeel open.
       *[other] Bouwen! Er liggen { $left } onderdelen open.
    }
urfin-prompt-place = Waar komt het: { urfin-part }?
urfin-prompt-wait-build = Je bent klaar. Nog aan het bouwen: { $missing }.
urfin-prompt-march = Er wordt gedobbeld voor de soldaat van weg { $road }.
urfin-prompt-over = Het spel is afgelopen.

## Zetten in woorden, als op een knop, en koppen voor meerdere

urfin-action-aim = Zoek { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
urfin-action-touch = Betast het onderdeel: { urfin-ui-cell }
urfin-action-touch-here = Betast het onderdeel hier
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Laat los en zoek een ander
urfin-action-grab = Pak om te bouwen: { urfin-part }
urfin-action-put-back = Leg terug: { urfin-part }
urfin-action-put = Plaats, { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Plaats hier
urfin-action-put-turned = Plaats, { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Plaats hier, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = Een hand in de zak vindt een onderdeel.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Betast het onderdeel
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Plaatsen
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Waarom niet

urfin-refuse-not-now =
    { $stage ->
        [ready] Nu niet: eerst moet iedereen zover zijn.
        [draw] Nu niet: er wordt getrokken.
        [build] Nu niet: er wordt gebouwd.
       *[march] Nu niet: de soldaten marcheren.
    }
urfin-refuse-ready-already = Je hebt al gezegd dat je zover bent.
urfin-refuse-same-aim = Dat zoek je al: { urfin-aim }.
urfin-refuse-many-aims = Je bent deze ronde { $most } keer van gedachten veranderd; zo is het genoeg.
urfin-refuse-hand-out = Je hand is deze ronde al in de zak geweest. Een tweede poging is er niet.
urfin-refuse-nothing-due = Deze ronde hoef je niets te trekken.
urfin-refuse-groping = Je hand heeft nog geen onderdeel gevonden.
urfin-refuse-reached = Je hand zit al in de zak.
urfin-refuse-not-in-bag = Steek eerst je hand in de zak.
urfin-refuse-no-spot = Een onderdeel bevoel je op een raster van { $side } bij { $side } plekjes.
urfin-refuse-felt = Dat plekje heb je al gevoeld.
urfin-refuse-many-lets = Je hebt { $most } onderdelen losgelaten; pak dit.
urfin-refuse-done-already = Je hebt al gezegd dat je klaar bent.
urfin-refuse-nothing-grabbed = Pak eerst een van de open onderdelen.
urfin-refuse-no-part = Dat onderdeel bestaat niet.
urfin-refuse-hand-full = Je hebt al een onderdeel vast: { urfin-part }.
urfin-refuse-not-open = Dat ligt niet open: { urfin-part }.
urfin-refuse-grabbed = Iemand was sneller: { urfin-part }.
urfin-refuse-many-grabs = Je hebt deze ronde { $most } keer iets gepakt; laat de rest aan de anderen.
urfin-refuse-no-cell = Dat vak is er niet op de kaart.
urfin-refuse-palace = In het paleis wordt nooit gebouwd.
urfin-refuse-river = In de rivier wordt niet gebouwd.
urfin-refuse-soldier = Daar staat de soldaat van weg { $road }.
urfin-refuse-wall-there = Daar staat een muur.
urfin-refuse-tower-there = Daar staat een toren.
urfin-refuse-base-there = Daar ligt een sokkel; die wacht op een dak.
urfin-refuse-no-base = Een dak past alleen op een sokkel.
urfin-refuse-city = Geen toren in de stad voordat een soldaat een brug over is.
urfin-refuse-axis = Een dak 3 schiet twee kanten op: kies noord en zuid, of oost en west.
urfin-refuse-no-axis = Alleen een dak 3 kun je draaien.

## Wat wint

urfin-purpose-home = Stuur alle soldaten naar huis, laat er geen in het paleis. Soldaten: { $soldiers }, stappen tot het paleis: { $steps }
urfin-purpose-puzzle = Stuur alle soldaten op tijd naar huis. Soldaten: { $soldiers }, ronde { $turn } van { $turns }

## Hoe het afliep

urfin-over-won = Er is geen soldaat meer over: de Smaragden Stad is gered.
urfin-over-held = Zestig rondes en niemand in het paleis: de Smaragden Stad heeft standgehouden.
urfin-over-lost = Een houten soldaat is in het paleis: Urfin heerst over de Smaragden Stad.
urfin-over-resigned = Het team heeft opgegeven: Urfin heerst over de Smaragden Stad.
urfin-over-solved = Opgelost: er is geen soldaat meer over.
urfin-over-unsolved = Niet opgelost: er zijn nog soldaten over. Probeer het nog eens!

## Wat er gebeurt

urfin-event-began =
    { $turn ->
        [0] Een proeftoren, voordat het spel begint.
       *[other] { $left ->
            [one] Ronde { $turn }. Er is één soldaat onderweg.
           *[other] Ronde { $turn }. Er zijn { $left } soldaten onderweg.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] Jij zoekt { urfin-aim }.
       *[no] { $player } zoekt { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] Jij bent zover.
       *[no] { $player } is zover.
    }
urfin-event-turned =
    { $seconds ->
        [0] Handen in de zak!
        [one] De zandloper is omgedraaid: { $seconds } seconde. Handen in de zak!
       *[other] De zandloper is omgedraaid: { $seconds } seconden. Handen in de zak!
    }
urfin-event-reached =
    { $you ->
        [yes] Je hand zit in de zak.
       *[no] { $player } tast in de zak.
    }
urfin-event-met =
    { $you ->
        [yes] Je hand vindt een onderdeel.
       *[no] { $player } heeft iets gevonden.
    }
# Voor de anderen is $x -1.
urfin-event-touched =
    { $you ->
        [yes] Hoogte { $height }.
       *[no] { $player } bevoelt een onderdeel.
    }
urfin-event-kept =
    { $you ->
        [yes] Je houdt het: { $taken } van { $due }.
       *[no] { $player } houdt een onderdeel: { $taken } van { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] Je laat het los.
       *[no] { $player } laat een onderdeel los.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Je hand is eruit, en leeg.
            [one] Je hand is eruit, met één onderdeel.
           *[other] Je hand is eruit, met { $parts } onderdelen.
        }
       *[no] { $parts ->
            [0] { $player } trekt een lege hand terug.
            [one] { $player } heeft één onderdeel uit de zak.
           *[other] { $player } heeft { $parts } onderdelen uit de zak.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] Jij hebt: { urfin-part }.
       *[no] { $player } heeft: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] Met één onderdeel mag niet meer gebouwd worden; het gaat uit het spel.
       *[other] Met { $parts } onderdelen mag niet meer gebouwd worden; ze gaan uit het spel.
    }
urfin-event-building =
    { $parts ->
        [0] Alle handen zijn eruit. Er is niets om mee te bouwen.
        [one] Alle handen zijn eruit: bouwen! Er ligt één onderdeel open.
       *[other] Alle handen zijn eruit: bouwen! Er liggen { $parts } onderdelen open.
    }
urfin-event-grabbed =
    { $you ->
        [yes] Je pakt: { urfin-part }.
       *[no] { $player } pakt: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] Je legt terug: { urfin-part }.
       *[no] { $player } legt terug: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] Je plaatst, kolom { $column }, rij { $row }: { urfin-part }.
       *[no] { $player } plaatst, kolom { $column }, rij { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] Je hebt een toren afgebouwd!
       *[no] { $player } heeft een toren afgebouwd!
    }
urfin-event-toppled =
    { $parts ->
        [one] Het valt om! Eén onderdeel gaat terug in de zak.
       *[other] Het valt om! { $parts } onderdelen gaan terug in de zak.
    }
urfin-event-finished =
    { $you ->
        [yes] Je bent klaar.
       *[no] { $player } is klaar.
    }
urfin-event-sand = Het zand is op!
urfin-event-returned =
    { $parts ->
        [one] Eén onderdeel is niet gebouwd en gaat terug in de zak.
       *[other] { $parts } onderdelen zijn niet gebouwd en gaan terug in de zak.
    }
urfin-event-tried = De proeftoren gaat van het veld. Nu begint het spel.
urfin-event-thrown = De soldaat van weg { $road }: { $pips }.
urfin-event-walked = De soldaat van weg { $road } loopt door.
urfin-event-bumped = De soldaat van weg { $road } stoot zijn hoofd en blijft staan om na te denken.
urfin-event-broke =
    { $stands ->
        [yes] De soldaat van weg { $road } blijft staan en sloopt wat in de weg staat.
       *[no] De soldaat van weg { $road } sloopt wat in de weg staat.
    }
urfin-event-tore = De soldaat van weg { $road } loopt een toren omver.
urfin-event-crossed = De soldaat van weg { $road } is over de brug! Vanaf de volgende ronde mogen er torens in de stad staan.
urfin-event-limited =
    { $limit ->
        [1] De soldaat van weg { $road } is bij de rivier: lichtgroen mag niet meer gebouwd worden.
       *[2] De soldaat van weg { $road } is in de stad: alleen groen mag nog gebouwd worden.
    }
urfin-event-shot = De soldaat van weg { $road } is geraakt, wordt aardig en gaat naar huis.
urfin-event-entered = De soldaat van weg { $road } is in het paleis!
urfin-event-over = Het spel is afgelopen.

## Tips

urfin-hint-aim =
    { $at ->
        [base] Het team heeft nog een sokkel nodig.
        [roof] Het team heeft nog een dak nodig.
       *[wall] Voor de torens wordt gezorgd: een muur komt van pas.
    }
urfin-hint-ready = Alles is afgesproken.
urfin-hint-home =
    { $count ->
        [1] Soldaat { $soldiers } gaat naar huis.
       *[other] De soldaten { $soldiers } gaan naar huis.
    }
urfin-hint-holds-up =
    { $count ->
        [1] Het houdt soldaat { $soldiers } op.
       *[other] Het houdt de soldaten { $soldiers } op.
    }
urfin-hint-harder =
    { $count ->
        [1] Soldaat { $soldiers } komt er minder vaak door.
       *[other] De soldaten { $soldiers } komen er minder vaak door.
    }
urfin-hint-watch = Nu komt er geen soldaat langs, maar de toren bewaakt de wegen.
urfin-hint-roof = Daarna komt erop: { urfin-part }.
urfin-hint-first = Dit komt eerst: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] Je voelt naar een sokkel.
        [roof] Je voelt naar een dak.
       *[wall] Je voelt naar een muur.
    }
urfin-hint-touch =
    { $at ->
        [base] Tot nu toe is het in { $percent } van de 100 gevallen een sokkel.
        [roof] Tot nu toe is het in { $percent } van de 100 gevallen een dak.
       *[wall] Tot nu toe is het in { $percent } van de 100 gevallen een muur.
    }
urfin-hint-take =
    { $at ->
        [base] Het is een sokkel, in { $percent } van de 100 gevallen.
        [roof] Het is een dak, in { $percent } van de 100 gevallen.
       *[wall] Het is een muur, in { $percent } van de 100 gevallen.
    }
urfin-hint-let-go =
    { $at ->
        [base] Een sokkel is het maar in { $percent } van de 100 gevallen.
        [roof] Een dak is het maar in { $percent } van de 100 gevallen.
       *[wall] Een muur is het maar in { $percent } van de 100 gevallen.
    }
urfin-hint-part = Dit komt van pas: { urfin-part }.
urfin-hint-put-back = Er is nu geen goede plek voor.
urfin-hint-done =
    { $parts ->
        [0] Alles is gebouwd.
       *[other] Wat over is, houdt niemand tegen: terug in de zak ermee ({ $parts }).
    }

# de zak

urfin-ui-bag-title = Je hand zit in de zak
urfin-ui-bag-title-of = Hand { $number } van { $of } zit in de zak
urfin-ui-bag-due = { $taken } van { $due } gepakt.
urfin-ui-bag-trial = Een proef: deze onderdelen gaan terug.
urfin-ui-bag-felt = Een houten onderdeel onder je vingertop
urfin-ui-bag-keys = Met de pijltjestoetsen beweeg je je vingertop en voel je. Enter zegt nog eens wat hier is.
urfin-ui-bag-stroke = Strijk met een vinger over het vilt
urfin-ui-bag-edge = De rand van de zak.
urfin-ui-bag-met = Onderdeel { $number } onder je vingers.
urfin-ui-bag-take = Pakken
urfin-ui-bag-let-go = Loslaten (nog { $left })
urfin-ui-bag-guide = Wat zou het zijn? Het kan gedraaid liggen.
urfin-ui-bag-taken = Gepakt, zoals je het voelde:
urfin-ui-bag-agreed = Wie zoekt wat
urfin-ui-bag-hand =
    { $state ->
        [waiting] de hand wacht
        [in] de hand zit in de zak
        [out] de hand is eruit
       *[none] deze ronde geen hand
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Kolom { $column }, rij { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Hier is niets
        [low] Laag
        [middling] Halfhoog
        [high] Hoog
       *[top] Heel hoog
    }
urfin-ui-felt-flat = { $height }, vlak.
urfin-ui-felt-slope = { $height }, loopt af { $slope }.
urfin-ui-felt-steep = { $height }, loopt steil af { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] naar rechts
        [down-right] naar de hoek rechtsonder
        [down] naar de onderrand
        [down-left] naar de hoek linksonder
        [left] naar links
        [up-left] naar de hoek linksboven
        [up] naar de bovenrand
       *[up-right] naar de hoek rechtsboven
    }
urfin-ui-shape =
    { $kind ->
        [0] Sokkel 1
        [1] Sokkel 2
        [2] Dak 1
        [3] Dak 2
        [4] Dak 3
       *[5] Muur
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Sokkel 1: breed en plat, met acht hoeken en een opstaande rand.
        [1] Sokkel 2: een plat kruis met een opstaande rand; in de hoeken is niets.
        [2] Dak 1: een piramide, laag aan alle vier de kanten, hoog in het midden.
        [3] Dak 2: een ster met acht punten, hoog in het midden.
        [4] Dak 3: een nok van rand tot rand, die maar naar twee kanten afloopt.
       *[5] Muur: een balk met kantelen dwars door het midden, aan weerszijden niets.
    }

# het bord

urfin-ui-map = Het land rond de Smaragden Stad
urfin-ui-team = Het team
urfin-ui-tray = Open onderdelen
# Letters op een klein stuk: hoogstens twee tekens, het cijfer blijft.
urfin-ui-mark =
    { $kind ->
        [base-1] S1
        [base-2] S2
        [roof-1] D1
        [roof-2] D2
        [roof-3] D3
       *[wall] M
    }
urfin-ui-part-mine = { $part }, in jouw hand
urfin-ui-part-held = { $part }, in de hand van { $player }
urfin-ui-tower = toren van { $base } en { $roof }
urfin-ui-bare = { $base } zonder dak
urfin-ui-axis =
    { $axis ->
        [ns] kijkt naar noord en zuid
       *[ew] kijkt naar oost en west
    }
urfin-ui-soldier = soldaat { $road }
urfin-ui-soldier-bumped = soldaat { $road }, hoofd gestoten
urfin-ui-cell = kolom { $column }, rij { $row }
urfin-ui-ground =
    { $ground ->
        [land] land
        [bridge] brug
        [city] stad
        [river] rivier
       *[palace] paleis
    }
# Eén weg, of meer die samen lopen: "3" of "3, 4".
urfin-ui-road = weg { $roads }

# wat de handen kunnen doen
urfin-ui-do-pick = Kies een onderdeel en dan een vak, of sleep het erheen.
urfin-ui-do-place = Kies het vak waar het moet staan.
urfin-ui-do-roof = Kies de sokkel waar het op moet.
urfin-ui-do-roof-3 = Kies een sokkel; draai het dak met R of met de knop.
urfin-ui-do-base-first = Er wacht geen sokkel op een dak. Zet eerst een sokkel neer.
urfin-ui-do-nowhere = Er is nu geen plek voor.
urfin-ui-do-confirm = Kies het nog eens om het daar te zetten.
urfin-ui-do-done = Alles is gebouwd. Zeg dat je klaar bent.
urfin-ui-put = Hier zetten
urfin-ui-elsewhere = Ergens anders
urfin-ui-turn-roof =
    { $axis ->
        [ns] Draai het dak; nu kijkt het naar noord en zuid
       *[ew] Draai het dak; nu kijkt het naar oost en west
    }
urfin-ui-done = Ik ben klaar
urfin-ui-ready = Draai de zandloper om
urfin-ui-ready-calm = Ik ben zover
urfin-ui-reach = Tast in de zak

# wat iemand zoekt
urfin-ui-wishes = Wat zoek jij?
urfin-ui-wish =
    { $at ->
        [base] Een sokkel
        [roof] Een dak
       *[wall] Een muur
    }
urfin-ui-wishes-left =
    { $left ->
        [0] Je hebt het deze ronde vaak genoeg gezegd.
        [one] Je kunt nog één keer van gedachten veranderen.
       *[other] Je kunt nog { $left } keer van gedachten veranderen.
    }
urfin-ui-goes =
    { $at ->
        [base] Ik zoek een sokkel!
        [roof] Ik zoek een dak!
       *[wall] Ik zoek een muur!
    }
urfin-ui-hand-ready = zover
urfin-ui-hand-waiting = gaat zo tasten
urfin-ui-hand-in = hand in de zak: { $taken } van { $due }
urfin-ui-hand-out = hand is eruit
urfin-ui-hand-building = bouwt
urfin-ui-hand-done = klaar

# hoe het ervoor staat
urfin-ui-turn =
    { $turn ->
        [0] Proeftoren
       *[other] Ronde { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Proeftoren
       *[other] Ronde { $turn } van hoogstens { $last }
    }
urfin-ui-left = Soldaten over: { $soldiers }
urfin-ui-in-bag = Onderdelen in de zak: { $parts }
urfin-ui-out = Onderdelen uit het spel: { $parts }
urfin-ui-standing = Wat er staat: torens { $towers }, muren { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Elk onderdeel mag gebouwd worden.
        [1] Geen lichtgroen meer.
       *[2] Vanaf nu alleen groen.
    }
urfin-ui-city-open = Er mogen torens in de stad staan.
urfin-ui-city-shut = Nog geen torens in de stad.
urfin-ui-soldiers = Soldaat
urfin-ui-to-palace = Vakken tot het paleis
urfin-ui-gone = aardig geworden
urfin-ui-throws = De dobbelstenen van deze mars
urfin-ui-threw = Soldaat { $road } gooit { $pips }

# wat je vooraf ziet; $roads zijn soldaten, met kansen in het spel voor groten: "3, 7 (50 %)"
urfin-ui-foreseen = Bestrijkt { $cells } vakken, raakt deze ronde niemand.
urfin-ui-foreseen-hits = Bestrijkt { $cells } vakken. Raakt deze ronde: { $roads }.

# wat er gebeurt
urfin-ui-build = Bouwen!
urfin-ui-recap = Wat er gebeurde
urfin-ui-recap-returned = Terug in de zak: { $parts }
urfin-ui-recap-banned = Uit het spel: { $parts }
urfin-ui-recap-toppled = Omgevallen: { $parts }
urfin-ui-recap-broke = Soldaat { $road } sloopt: { $parts }
urfin-ui-next-turn = Volgende ronde:
urfin-ui-coming = Onderdelen van de volgende ronde: { $parts }
urfin-ui-won = De Smaragden Stad is veilig!
urfin-ui-lost = De Smaragden Stad is gevallen
urfin-ui-look = Bekijk de kaart

## Waarom een kaart niet kan

urfin-map-cell = vak { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] land
        [river] rivier
        [bridge] een brug
        [city] stad
       *[palace] het paleis
    }
urfin-map-before =
    { $before ->
        [land] land
        [river] rivier
        [bridge] een brug
        [city] stad
       *[palace] het paleis
    }
urfin-map-long = de kaart is langer dan { $kilobytes } kB
urfin-map-name-twice = regel { $line }: de kaart heeft al een naam
urfin-map-no-name = de regel `name …` ontbreekt
urfin-map-name = regel { $line }: een naam heeft hooguit { $most } zichtbare tekens
urfin-map-no-grid = er zijn geen vakken getekend
urfin-map-rows = regel { $line }: meer dan { $most } rijen
urfin-map-torn = regel { $line }: de rijen vakken staan niet allemaal bij elkaar
urfin-map-wide = regel { $line }: een rij van { $cells } vakken, hooguit { $most }
urfin-map-sign = regel { $line }, { urfin-map-cell }: { $sign } is geen van { $known }
urfin-map-row = regel { $line }: een rij van { $cells } vakken, de eerste heeft er { $width }
urfin-map-roads = regel { $line }: meer dan { $most } wegen
urfin-map-road-form = regel { $line }: een weg schrijf je zo: `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = regel { $line }: weg { $road }, maar hier hoort weg { $due }
urfin-map-road-off = regel { $line }: weg { $road } gaat van de kaart af, { urfin-map-cell }
urfin-map-road-long = regel { $line }: weg { $road } is langer dan de kaart vakken heeft
urfin-map-step = regel { $line }: weg { $road }: { $step } is geen stap; N, E, S of W, dan hoe vaak
urfin-map-edge = regel { $line }, { urfin-map-cell }: { urfin-map-ground } aan de rand van de kaart
urfin-map-beside = regel { $line }, { urfin-map-cell }: vlak naast elkaar: { urfin-map-before } en { urfin-map-ground }
urfin-map-no-palace = de kaart heeft geen paleis
urfin-map-palaces = regel { $line }, { urfin-map-cell }: een tweede paleis
urfin-map-bridges = { $bridges } bruggen in plaats van { $least } tot { $most }
urfin-map-start = regel { $line }: weg { $road } begint niet aan de rand: { urfin-map-cell }
urfin-map-twice = regel { $line }: weg { $road } komt twee keer op dezelfde plek: { urfin-map-cell }
urfin-map-strays = regel { $line }: weg { $road }: eerst { urfin-map-before }, dan { urfin-map-ground }, dat kan niet; { urfin-map-cell }
urfin-map-begins = regel { $line }: weg { $road } begint niet op het land: { urfin-map-ground }, { urfin-map-cell }
urfin-map-ends = regel { $line }: weg { $road } eindigt niet in het paleis: { urfin-map-cell }
urfin-map-short = regel { $line }: weg { $road } heeft { $cells } vakken land voor de brug; nodig zijn { $zone } in zone 1 en { $shore } aan de oever
urfin-map-near = regel { $line }: weg { $road } is { $steps } stappen lang, de verre wegwijzer staat { $away } stappen voor het paleis
urfin-map-no-roads = de kaart heeft geen wegen
urfin-map-clockwise = regel { $line }: weg { $road }, { urfin-map-cell }, volgt niet met de klok mee op weg { $other }
urfin-map-parts = regel { $line }: weg { $road } komt weg { $other } tegen en gaat er weer vanaf: { urfin-map-cell }
urfin-map-signpost = regel { $line }: weg { $road }, wegwijzer { $away }: { urfin-map-cell } ligt niet buiten de rivier
urfin-map-signposts = regel { $line }: weg { $road }, wegwijzer { $away }: { urfin-map-cell } is al van weg { $other }
urfin-map-idle = regel { $line }, { urfin-map-cell }: over deze brug gaat geen weg
urfin-map-unknown = geen kaart { $name }; er is { $known }

## Figures

urfin-figure-base-1 = Sokkel 1 raakt de acht vakken eromheen.
urfin-figure-base-2 = Sokkel 2 raakt de vier vakken ernaast.
urfin-figure-roof-1 = Dak 1 raakt ook de vier vakken precies twee verder.
urfin-figure-roof-2 = Dak 2 raakt daarbij nog de vier schuine.
urfin-figure-roof-3 = Dak 3 schiet twee ver, maar alleen vanaf zijn rechte kanten.
urfin-figure-roof-3-turned = Gedraaid schiet het de andere kant op.
urfin-figure-tower = Eerst een sokkel, dan een dak erop: een toren.
urfin-figure-no-base = Een dak staat alleen op een sokkel.
urfin-figure-shared-cell = Een muur en een toren delen nooit een vak.
urfin-figure-on-a-soldier = Waar een soldaat staat, wordt niet gebouwd.
urfin-figure-on-the-road = Op een weg mag je bouwen: de soldaat moet het slopen.
urfin-figure-tower-in-the-city = Geen toren in de stad tot een soldaat een brug over is.
urfin-figure-wall-in-the-city = Een muur mag er vanaf het begin staan.
urfin-figure-in-the-palace = In het paleis wordt niets gebouwd.
urfin-figure-in-the-river = In de rivier wordt niets gebouwd.
urfin-figure-shot = Eén soldaat eindigt waar de toren schiet en is geraakt; de andere niet.
urfin-figure-bump = Heeft hij nog stappen, dan botst hij tegen de muur en stopt.
urfin-figure-break = Bij zijn volgende mars sloopt hij de muur en loopt hij drie vakken.
urfin-figure-stand = Hij kwam hier zonder botsing: nu sloopt hij alleen de muur.
urfin-figure-signposts = In het begin staat bij elke wegwijzer een soldaat.

## Puzzles

urfin-puzzle-saved = Bouw zo dat elke soldaat op tijd naar huis wordt gestuurd.
urfin-puzzle-saved-missed = Soldaten nog onderweg: { $soldiers }

## Het einde, ontleed

urfin-account-friends = Soldaten die nu lachen: { $count }
urfin-account-marching = Soldaten nog onderweg: { $count }
urfin-account-built = Torens en muren gebouwd: { $count }
urfin-account-stands = Staat nog: { $count }
urfin-account-fell = Door soldaten gesloopt: { $count }
urfin-account-entered = Het paleis in over weg { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = verkenner
urfin-bot-scout-hint = Wacht de soldaten ver buiten op de wegen op.
urfin-bot-guard = wachter
urfin-bot-guard-hint = Bouwt dicht bij het paleis.
