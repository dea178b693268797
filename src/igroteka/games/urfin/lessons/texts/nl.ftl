# De lessen van Urfin.

## Antwoorden voor meer plekken

urfin-lesson-base-first = Een dak past alleen op een sokkel. Pak eerst de sokkel.
urfin-lesson-no-roof = Een sokkel zonder dak schiet niet en gaat terug in de zak. Zet het dak erop.
urfin-lesson-not-done = Nog niet: wat niet gebouwd is, gaat terug in de zak. Bouw eerst de toren.
urfin-lesson-hold = Houd het in je hand. Het hoort op het verlichte vak.
urfin-lesson-feel-first = Je weet nog niet wat het is. Voel eerst: druk op het donkere vilt.

## Het eerste spel

urfin-lesson-first = Je eerste spel
urfin-lesson-first-theme = De houten soldaten van Urfin trekken op naar de Smaragden Stad. Jij en een vriend verdedigen die samen.
urfin-lesson-first-goal = Stuur alle soldaten naar huis voordat er een het paleis in stapt. Eén erin, en jullie hebben allebei verloren.
urfin-lesson-first-round = Een ronde heeft vier stappen: jullie pakken onderdelen, jullie bouwen, de soldaten lopen, de torens schieten.
urfin-lesson-first-agree = Een toren is een sokkel met een dak erop. Je vriend zoekt een dak, dus zeg dat jij een sokkel zoekt.
urfin-lesson-first-agree-roof = Je vriend zoekt al een dak, en twee daken zijn geen toren. Kies de sokkel.
urfin-lesson-first-agree-wall = Een muur houdt soldaten tegen maar stuurt niemand naar huis. Voor een toren heb je een sokkel nodig: kies die.
urfin-lesson-first-agree-else = Zeg je vriend eerst wat je zoekt: een sokkel.
urfin-lesson-first-agree-kept = Jullie hebben het afgesproken: jij zoekt een sokkel. Houd je daar nu aan.
urfin-lesson-first-sand = In een echt spel loopt nu het zand, voor pakken en bouwen. Hier heb je alle tijd: zeg dat je zover bent.
urfin-lesson-first-reach = Elke ronde pakken jullie vier onderdelen: twee je vriend, twee jij, in één greep. Tast in de zak.
urfin-lesson-first-feel = Niemand kijkt in de zak. Druk op het donkere vilt en strijk erover: waar iets is, licht het op.
urfin-lesson-first-long = Een lange balk met niets ernaast: dat is een muur. Je zoekt een sokkel, dus laat hem los.
urfin-lesson-first-long-take = Dan heb je een muur en geen sokkel. Laat hem los: je komt een ander onderdeel tegen.
urfin-lesson-first-round-base = Strijk ook hierover: breed, rond en vlak van boven. Dat is een sokkel: pak hem.
urfin-lesson-first-round-base-go = Dit is de sokkel die je zoekt. Wie weet wanneer er weer een komt: pak hem.
urfin-lesson-first-wall = Nog één onderdeel, en weer een muur. Je zult hem nodig hebben: pak hem.
urfin-lesson-first-wall-go = Je sokkel heb je, en een muur helpt je. Pak hem: loslaten kost tijd.
urfin-lesson-first-open = Alle handen zijn eruit en de onderdelen liggen open. Ieder van jullie mag met alles bouwen.
urfin-lesson-first-base = Eerst de sokkel. Pak de ronde, sokkel 1.
urfin-lesson-first-base-two = Die sokkel raakt maar vier vakken. De ronde raakt er acht: pak die.
urfin-lesson-first-base-wall = De muur komt later. Eerst de toren: pak de ronde sokkel.
urfin-lesson-first-eight = Hij raakt alle acht vakken eromheen. Zet hem waar twee soldaten langskomen: op het verlichte vak.
urfin-lesson-first-eight-else = Vandaar raakt hij ze niet allebei. Na drie stappen staan ze vlak bij het verlichte vak: zet hem daar.
urfin-lesson-first-roof = Pas met een dak schiet hij. Pak het dak en zet het op je sokkel.
urfin-lesson-first-roof-else = Nu het dak: zonder dak is de sokkel geen toren.
urfin-lesson-first-stop = Een muur schiet niet: hij houdt soldaten tegen. Pak de muur.
urfin-lesson-first-stop-done = Van de andere kant komen er nog twee. Zet eerst de muur tegen hen neer.
urfin-lesson-first-stop-base = Een sokkel alleen helpt niet: er is geen dak meer. Pak de muur.
urfin-lesson-first-road = Hier komen twee wegen samen. Zet de muur op het verlichte vak van de weg.
urfin-lesson-first-road-one = Daar zou de een hem slopen en de ander doorlopen. Eén vak verder houdt hij ze allebei tegen.
urfin-lesson-first-road-else = Daar houdt hij ze niet allebei tegen. Zet hem op het verlichte vak, waar de wegen al samen zijn.
urfin-lesson-first-done = Het onderdeel dat over is, gaat terug in de zak. Zeg dat je klaar bent, dan loopt elke soldaat drie vakken.
urfin-lesson-first-done-else = Wat je gebouwd hebt is nu genoeg. Zeg dat je klaar bent.
urfin-lesson-first-home = Eerst liepen alle soldaten, toen schoot je toren: twee stonden ernaast en gingen naar huis.
urfin-lesson-first-again = Er zijn er nog twee, en ze komen elkaar bij jouw muur tegen. Zeg dat je zover bent.
urfin-lesson-first-reach-roof = Nu zoekt je vriend een sokkel, dus zoek jij een dak. Tast in de zak.
urfin-lesson-first-slopes = Hoog in het midden, aflopend naar alle kanten: dat is een dak. Strijk erover als je wilt en pak het dan.
urfin-lesson-first-slopes-go = Dit is het dak dat je zoekt. Pak het: je vriend heeft de sokkel.
urfin-lesson-first-spare = Nog een dak. Je hebt wat je nodig hebt: pak het, en je hand is eruit.
urfin-lesson-first-spare-go = Wat er nu komt maakt niet uit. Pak het: loslaten kost alleen tijd.
urfin-lesson-first-cross = Je vriend heeft twee sokkels 2 gevonden. Pak er een van.
urfin-lesson-first-four = Hij raakt alleen de vier vakken ernaast. Beide soldaten lopen tegen de muur: zet hem naast hen.
urfin-lesson-first-four-else = Hij raakt alleen wat er vlak naast staat. Ze stoppen net voor de muur: het verlichte vak ligt daarnaast.
urfin-lesson-first-top = En een dak erop. Een dak raakt een paar vakken op twee vakken afstand.
urfin-lesson-first-march = Zeg dat je klaar bent en kijk naar de muur.
urfin-lesson-first-won = Ze liepen allebei tegen de muur, en je toren stuurde ze naar huis. Geen soldaat meer over: gewonnen!
urfin-lesson-first-real = Een echt spel heeft tot tien soldaten, en een minuut zand voor elke ronde.
urfin-lesson-first-tip = Een tip: tel drie vakken vooruit vanaf een soldaat. Bouw waar hij komt te staan, niet waar hij nu staat.

## Voelen in de zak

urfin-lesson-bag = In de zak
urfin-lesson-bag-parts = In de zak zitten sokkels, daken en muren, samen 30 onderdelen. Je vindt ze alleen op de tast.
urfin-lesson-bag-alone = Je speelt alleen, dus je hebt twee handen: twee onderdelen voor elke hand. Begin, en tast in de zak.
urfin-lesson-bag-corner = Druk in een hoek van het vilt: is daar hout?
urfin-lesson-bag-cross = Niets! Sokkel 1 is rond, sokkel 2 heeft lege hoeken, als een kruis. Vergelijk de plaatjes.
urfin-lesson-bag-take = Voel zoveel je wilt. Het is een kruis, een sokkel 2: pak hem.
urfin-lesson-bag-take-go = Een sokkel is een halve toren. Pak hem.
urfin-lesson-bag-middle = Een ander onderdeel. Druk precies in het midden.
urfin-lesson-bag-roof = Een punt! Wat in het midden het hoogst is, is een dak. Pak het.
urfin-lesson-bag-roof-go = Een sokkel heb je al; met dit dak wordt het een toren. Pak het.
urfin-lesson-bag-once = Die hand is eruit en mag deze ronde niet terug. Tast met de andere in de zak.
urfin-lesson-bag-wall = Strijk erover: een balk met tanden en niets ernaast. Dat is een muur: laat hem deze keer los.
urfin-lesson-bag-wall-take = Een muur is nuttig, maar kijk wat loslaten doet: laat hem los.
urfin-lesson-bag-guess = Je mag in één greep twaalf onderdelen loslaten. Zoek nu uit wat dit is en pak het.
urfin-lesson-bag-guess-go = Voel de rand: die is rond, en binnenin is het vlak. Dat is een sokkel 1: pak hem.
urfin-lesson-bag-last = En het laatste: wat is het? Zoek het uit en pak het.
urfin-lesson-bag-last-go = Het midden is hoog, de hoeken zijn eruit: een dak 2. Pak het.
urfin-lesson-bag-out = Nu pas ziet iedereen ze: twee sokkels en twee daken. Dat worden twee torens!
urfin-lesson-bag-tip = Een tip: het midden en één hoek zijn vaak genoeg. Voel niet te lang, het zand loopt.

## Wat torens raken

urfin-lesson-fire = Wat torens raken
urfin-lesson-fire-after = Torens schieten nadat de soldaten gelopen hebben. Kijk dus bij elke soldaat drie vakken vooruit.
urfin-lesson-fire-between = Bovenaan stoppen twee soldaten. Pak sokkel 2: hij raakt de vier vakken ernaast. Zet hem tussen hen in.
urfin-lesson-fire-base-one = Die zou ook raken. Maar sokkel 1 heb je nodig voor de tweede toren: pak sokkel 2.
urfin-lesson-fire-between-else = Vandaar raakt hij de linker niet. Zet hem op het verlichte vak, vlak naast waar die stopt.
urfin-lesson-fire-roof-one = Dak 1 raakt vier vakken precies twee verder, recht vooruit. Zo raakt het de andere soldaat: zet het erop.
urfin-lesson-fire-roof-two-later = Dak 2 kan meer. Bewaar het voor de tweede toren, daar heb je het nodig.
urfin-lesson-fire-roof-now = De sokkel wacht op zijn dak. Pak het dak.
urfin-lesson-fire-below = Nu de twee linksonder. Zij stoppen verder uit elkaar.
urfin-lesson-fire-eight = Sokkel 1 raakt alle acht vakken eromheen. Zet hem onder de weg, op het verlichte vak.
urfin-lesson-fire-eight-else = Vandaar raak je ze niet allebei. Op het verlichte vak raakt de sokkel de een en het dak de ander.
urfin-lesson-fire-roof-two = Dak 2 raakt acht vakken twee verder: recht en schuin. Zet het erop.
urfin-lesson-fire-watch = Niets houdt een schot tegen: geen muur, geen rivier, geen toren. Zeg dat je klaar bent en kijk.
urfin-lesson-fire-won = Vier soldaten met twee torens! Elke soldaat werd geraakt door een sokkel of een dak.
urfin-lesson-fire-tip = Een tip: beweeg een onderdeel over de kaart voordat je het neerzet. De kaart laat zien wat het zal raken.

## Muren

urfin-lesson-walls = Muren geven tijd
urfin-lesson-walls-no-roof = Twee sokkels, twee muren, geen dak: daar komt geen toren van. Maar muren helpen.
urfin-lesson-walls-flees = Deze soldaat staat binnen bereik van je toren. Maar hij loopt eerst, en dan is hij weg.
urfin-lesson-walls-before = Zet de groene muur vlak voor zijn voeten: dan moet hij hem slopen en loopt hij helemaal niet.
urfin-lesson-walls-before-else = Zo blijft hij niet binnen bereik van de toren. Zet de muur op het eerstvolgende vak van zijn weg.
urfin-lesson-walls-green = Elke muur is goed. Pak de groene, zolang je kunt kiezen.
urfin-lesson-walls-base = Zonder dak gaan de sokkels terug in de zak. Nu gaat het om de muren.
urfin-lesson-walls-not-done = Nog niet: beide muren kunnen nog helpen. Zet ze eerst neer.
urfin-lesson-walls-further = Nu de soldaat bovenaan. Zet de andere muur twee vakken voor hem.
urfin-lesson-walls-further-else = Kijk wat een muur doet die niet vlak voor hem staat: zet hem op het verlichte vak.
urfin-lesson-walls-done = Een muur en een toren delen nooit een vak. Zeg dat je klaar bent.
urfin-lesson-walls-stood = De eerste stond stil en sloopte de muur, en de toren raakte hem. De muur is terug in de zak.
urfin-lesson-walls-bumped = Deze deed een stap en stootte zijn hoofd. Straks sloopt hij de muur en loopt toch drie vakken.
urfin-lesson-walls-blind = In deze les pak je zonder te voelen. Begin, en tast met beide handen in de zak.
urfin-lesson-walls-three = Door de muur en drie vakken verder: hij stopt onder de bocht. Zet sokkel 1 op het verlichte vak.
urfin-lesson-walls-wide = Sokkel 2 raakt maar vier vakken. Pak sokkel 1: die raakt alle acht eromheen.
urfin-lesson-walls-three-else = Vandaar raakt de sokkel hem niet. Tel drie vakken vanaf waar hij nu staat.
urfin-lesson-walls-roof = Zet een van de daken erop.
urfin-lesson-walls-go = Zeg dat je klaar bent.
urfin-lesson-walls-won = Te pakken! Een muur stuurt niemand naar huis: hij geeft alleen je torens tijd.
urfin-lesson-walls-tip = Een tip: een muur staat het best waar een soldaat moet stoppen binnen bereik van een toren.

## In de stad

urfin-lesson-city = Op het laatste moment
urfin-lesson-city-three = Deze soldaat is in de stad. Na nog drie stappen is hij in het paleis en is alles verloren.
urfin-lesson-city-late = Soldaten lopen eerst, dan schieten de torens. Een toren alleen komt te laat: er moet iets in de weg staan.
urfin-lesson-city-wall = Pak de muur en zet hem vlak voor de soldaat.
urfin-lesson-city-wall-first = De toren schiet pas na de mars, en dan is alles verloren. Eerst de muur.
urfin-lesson-city-next-cell = Daar houdt die hem ook tegen, maar een stap dichter bij het paleis. Staat de muur vlak voor zijn voeten, dan loopt hij helemaal niet.
urfin-lesson-city-wall-else = Daar houdt hij hem niet tegen. Zet de muur op het volgende vak van zijn weg.
urfin-lesson-city-lost = Dan stapt hij het paleis in en heb je verloren. Zet de muur in de weg.
urfin-lesson-city-open = Muren mogen altijd in de stad staan. Torens nu ook, want er is een soldaat een brug over.
urfin-lesson-city-tower = Terwijl hij de muur sloopt, kan een toren hem raken. Zet een sokkel naast de soldaat.
urfin-lesson-city-tower-else = Vandaar raakt hij misschien niet. Zet hem vlak naast de soldaat, op het verlichte vak.
urfin-lesson-city-breaks = Nu zou hij de muur slopen en daarna in het paleis komen. Bouw een toren naast hem.
urfin-lesson-city-roof = En het dak.
urfin-lesson-city-done = Zeg dat je klaar bent.
urfin-lesson-city-enough = Deze toren is genoeg, en een tweede dak is er niet. Zeg dat je klaar bent.
urfin-lesson-city-won = Hij stond stil, de toren schoot, en geen soldaat is over. De stad is gered!
urfin-lesson-city-never = In het paleis, in de rivier en waar een soldaat staat wordt nooit gebouwd. Op bruggen bouw je als op wegen.
urfin-lesson-city-tip = Een tip: let op de soldaat die het dichtst bij het paleis is. Eén is genoeg om te verliezen.

## Het spel voor groten

urfin-lesson-adult = Volwassen
urfin-lesson-adult-dice = Hier zegt een dobbelsteen hoe ver elke soldaat loopt. Er wordt gegooid als je gebouwd hebt.
urfin-lesson-adult-wall = Alleen muren houden nu soldaten tegen. Zet de muur op de weg van soldaat 6.
urfin-lesson-adult-wall-else = Eerst de muur: niets anders houdt hier een soldaat tegen.
urfin-lesson-adult-road-else = Daar houdt hij soldaat 6 niet tegen. Zet hem op het verlichte vak van zijn weg.
urfin-lesson-adult-base = Rechts komt soldaat 2. Zet een sokkel op het verlichte vak.
urfin-lesson-adult-base-else = Vandaar komt het dak niet tot zijn weg. Zet hem op het verlichte vak.
urfin-lesson-adult-roof = De zes daken 3 zitten ook in de zak. Pak het jouwe.
urfin-lesson-adult-roof-one = Dat dak kan ook. Maar hier leer je dak 3: pak dat.
urfin-lesson-adult-turn = Een dak 3 schiet maar naar twee kanten, twee vakken ver. Draai het naar oost en west en zet het erop.
urfin-lesson-adult-turn-else = Zo schiet het naar noord en zuid, langs de weg. Draai het: naar oost en west.
urfin-lesson-adult-throw = Zeg dat je klaar bent. Nu beslissen de dobbelstenen.
urfin-lesson-adult-throw-else = Van wat over is komt geen betere toren. Zeg dat je klaar bent.
urfin-lesson-adult-torn = Soldaat 2 is geraakt. Soldaat 1 liep dwars door je oude toren: torens houden hier niemand tegen.
urfin-lesson-adult-zone = Hij is nu dicht bij de brug. Vanaf nu bouw je niets lichtgroens, en is er een in de stad, dan alleen groen.
urfin-lesson-adult-draw = Je pakt vijf onderdelen per ronde. Begin, en tast met beide handen: hier pak je blind.
urfin-lesson-adult-out = Een ervan was lichtgroen! Daarmee mag je niet meer bouwen, dus het gaat uit het spel.
urfin-lesson-adult-start = De soldaten beginnen aan de rand van de kaart, met elk één worp voor de eerste ronde.
urfin-lesson-adult-tip = Een tip: houd ze vroeg tegen met muren. Zolang ze ver weg zijn, mag je met elke kleur bouwen.
