# The lessons of Prison.

prison-lesson-else = Dat kan ook. Maar kijk naar wat oplicht: daar gaat deze bladzijde over.
prison-lesson-pass = Je hebt nog actiepunten, en wat overblijft gaat verloren. Gebruik ze eerst.
prison-lesson-stop = Nog niet: er zijn vakken over. Loop door tot het eind van de stippellijn.
prison-lesson-way = Zo kom je ergens anders uit. Volg de stippellijn.

## The guided game

prison-lesson-first = Je eerste spel
prison-lesson-first-theme = De Aartsmagiër heeft je opgesloten in een kerker van acht kamers. Breng je mensen naar de lijn aan de overkant.
prison-lesson-first-aim = Vijf punten winnen. Elk van je figuren die buiten komt is een punt, en iedere vijand die je uitschakelt ook.
prison-lesson-first-naga = Vier van je acht beginnen, de rest zit in de zak. Snelle zijn goed: neem de Naga, zij loopt zes vakken.
prison-lesson-first-wizard = Nu de Tovenaar. Hij zweeft over kuilen en over vijanden.
prison-lesson-first-backstabber = Neem de Sluipmoordenares. Zij opent valhekken, de deuren van spijlen.
prison-lesson-first-cleric = En de Genezer: hij geneest gewonden.
prison-lesson-first-in-turn = Goede keus! Maar een voor een: eerst wie oplicht.
prison-lesson-first-scream = Haar gil duwt vijanden weg, maar die zijn er nog niet. Begin met wie oplicht.
prison-lesson-first-slow = Te langzaam voor het begin: die duikt onderweg op in een kamer. Neem wie oplicht.
prison-lesson-first-short = Om het kort te houden zijn zes kamers open en heb je al drie punten.
prison-lesson-first-card = Elke beurt speel je een kaart: het getal zijn je actiepunten. De eerste keer gaat het op volgorde, dus speel de 2.
prison-lesson-first-open = Eerst open je altijd een kamer aan je lijn, voor 1 punt. Open de kamer die oplicht.
prison-lesson-first-open-else = Die had ook gekund. Open nu de kamer die oplicht, voor je Naga.
prison-lesson-first-tokens = Drie fiches kwamen uit de zak, dobbelstenen zeiden waarheen: je Kolos en twee gevangenen. Die spelen voor de kerker.
prison-lesson-first-attack = Nog één punt. Je Kolos staat naast Jen, een gevangene: val haar aan.
prison-lesson-first-attack-walk = Lopen kost je laatste punt, en dan slaat Jen toe. Val haar aan met de Kolos.
prison-lesson-first-attack-open = Een nieuwe kamer brengt nieuwe gevangenen. Doe eerst wat getoond wordt.
prison-lesson-first-fight = Jij hebt kracht 5 en een kaart; Jen heeft 2 en een kaart die niemand kent. Speel +4: dat wint altijd.
prison-lesson-first-fight-much = Dat wint ook, maar de kaart is dan het hele spel weg. +4 is genoeg: 9 tegen hoogstens 8.
prison-lesson-first-fight-little = Dat kan te weinig zijn: Jen kan 2 + 6 = 8 halen. Met +4 heb je 9.
prison-lesson-first-wounded = Jen heeft verloren en is gewond: ze doet niets meer. Verliest ze nog eens, dan is ze uitgeschakeld.
prison-lesson-first-prisoner = Toen deed Ed, de andere gevangene, het eerste doel van zijn kaart dat hem lukte: over jouw lijn naar buiten. Een punt voor de kerker!
prison-lesson-first-three = Jij weer. Speel de 3.
prison-lesson-first-again = Wie gewond is heeft kracht 0. Val Jen nog eens aan.
prison-lesson-first-again-stay = Loopt de Kolos weg, dan kan hij niet meer bij haar. Val aan: ze ligt vlak naast hem.
prison-lesson-first-again-walk = Lopen doe je zo. Eerst de Kolos: Jen is een punt voor het grijpen.
prison-lesson-first-sure = Speel +2: 5 + 2 = 7, en wie gewond is heeft hoogstens 6.
prison-lesson-first-sure-little = Dat wordt misschien maar gelijk, of minder: zij hebben een +6. Met +2 is het zeker.
prison-lesson-first-sure-much = Dat wint, maar het is zonde: +2 is genoeg, en wat je speelt is weg.
prison-lesson-first-walk = Uitgeschakeld: een punt! Kies nu de Naga en het eind van de stippellijn. Zij komt zelfs door schietgaten.
prison-lesson-first-walk-naga = De anderen hebben veel meer beurten nodig. De Naga is het snelst: loop met haar.
prison-lesson-first-on = Nog eens: zes vakken voor 1 punt.
prison-lesson-first-four = Je punten zijn op, dus je beurt is voorbij. Er is geen gevangene meer: speel de 4.
prison-lesson-first-far = Muren, schietgaten, dichte kamers en valhekken houden anderen tegen, maar hier komt de Naga door. Verder!
prison-lesson-first-out = Nog maar vier vakken tot de lijn aan de overkant. Wie erop stapt is buiten.
prison-lesson-first-won = Dat is het vijfde punt: je hebt gewonnen!
prison-lesson-first-lost = Je verliest als de kerker eerst vijf punten heeft, als je geen figuur meer over hebt, of na zestig beurten.
prison-lesson-first-tip = Een tip: laat de snelle rennen en de sterke vechten. Elke gevangene op je weg kan een punt zijn.

## Rooms that turn

prison-lesson-rooms = Kamers die draaien
prison-lesson-rooms-aim = De lijn aan de overkant is dichtbij, maar voor de Kolos staan muren. Kamers kunnen wel draaien!
prison-lesson-rooms-gear = Elke kamer heeft een draaiwerk. Loop met de Kolos naar dit: twee vakken.
prison-lesson-rooms-colossus = De Tovenaar is ver van elk draaiwerk. Loop met de Kolos.
prison-lesson-rooms-jump = Een sprong kost een kaart, en je hebt er weinig. Hier kan het zonder.
prison-lesson-rooms-turn = Vanaf een draaiwerk draai je de kamer een kwart, zoals de pijl wijst, met alles erin. Draai!
prison-lesson-rooms-twin-too = Dat is de tweeling van deze kamer; die kun je van hier ook draaien. Maar draai nu de kamer waar je staat.
prison-lesson-rooms-first-turn = Te voet is het een lange omweg. Blijf op het draaiwerk en draai de kamer.
prison-lesson-rooms-out = De Kolos is meegedraaid, en er staat niets meer voor hem. Loop naar buiten!
prison-lesson-rooms-enough = Zo ligt hij goed: twee vrije vakken tot de lijn. Loop met de Kolos naar buiten.
prison-lesson-rooms-done = Buiten, en een punt voor jou.
prison-lesson-rooms-twin = Twee kamers met hetzelfde nummer zijn een tweeling: een draaiwerk draait beide. De Mekanork beide kanten op, de rest alleen met de pijl mee.
prison-lesson-rooms-tip = Een tip: één draai kan jouw weg openen en die van de gevangenen sluiten.

## Fights

prison-lesson-fights = Gevechten
prison-lesson-fights-strong = Mangdu is een Kolos met kracht 5. Alleen kan niemand hem hier aan, samen wel.
prison-lesson-fights-beside = Wie naast een vijand staat vecht mee. Breng de Genezer naar zijn andere kant.
prison-lesson-fights-stay = De Sluipmoordenares staat goed. De Genezer moet lopen.
prison-lesson-fights-alone = Alleen heeft zij 2 tegen 5. Breng eerst de Genezer, val dan aan.
prison-lesson-fights-walk-else = Mangdu blijft waar hij is, en de Genezer is ver weg. Loop met de Genezer.
prison-lesson-fights-attack = Val hem aan! Sluipmoordenares 2, Genezer 2, en nog 2 omdat ze samen met een vriend vecht: 6 in totaal.
prison-lesson-fights-attack-else = Wie weggaat vecht niet mee, en de ander staat alleen. Blijf, en val Mangdu aan.
prison-lesson-fights-card = Jij kiest je kaart, dan wordt die van hen omgedraaid. Probeer +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Zulke kaarten zijn schaars. Probeer eerst of +3 genoeg is.
prison-lesson-fights-card-little = Zo heb je hoogstens 8, en hij heeft 5 en een kaart. Neem +3.
prison-lesson-fights-tie = 9 tegen 9, gelijk: er gebeurt niets, maar beide kaarten zijn weg. Val nog eens aan.
prison-lesson-fights-five = Nu +5: dat is 11. Hij heeft hoogstens 5 + 6 = 11, dus je kunt niet verliezen.
prison-lesson-fights-six = +6 wint zeker, maar met +5 kun je ook niet verliezen. Bewaar de +6.
prison-lesson-fights-five-else = Hij kan +6 omdraaien en 11 hebben. Met +5 heb jij evenveel.
prison-lesson-fights-wounded = Alle verliezers zijn gewond. Deze beurt mag hij niet nog eens aangevallen worden; verliest hij nog eens, dan is hij uitgeschakeld.
prison-lesson-fights-mark = Hun +1 heeft het teken van je niveau: er kwam versterking in een open kamer. Op hogere niveaus roepen meer kaarten.
prison-lesson-fights-tip = Een tip: je +0 komt altijd terug in je hand. Speel hem als het gevecht geen kaart waard is.

## Things and the wounded

prison-lesson-things = Voorwerpen en gewonden
prison-lesson-things-aim = Je Mekanork ligt gewond in een cel, achter tralies en kuilen. De Genezer kan helpen.
prison-lesson-things-key = Loop naar de sleutel en pak hem op: onderweg is dat gratis. Ieder draagt één ding. Stop daar dan.
prison-lesson-things-onto = De sleutel ligt op het volgende vak. Loop erheen, pak hem op en stop.
prison-lesson-things-key-first = Zonder sleutel krijg je het hek niet open. Loop erheen en pak hem op.
prison-lesson-things-keep = Houd de sleutel: je hebt hem nodig voor het hek.
prison-lesson-things-jump = Wie op een kuil stopt, valt erin en sterft. Met een sprongkaart spring je twee vakken: over de kuil, de cel in.
prison-lesson-things-over = Daar kun je ook heen springen. Maar je vriend ligt achter de kuil: spring de cel in.
prison-lesson-things-on-foot = Te voet kom je de cel niet in: kuilen en tralies zitten in de weg. Spring over de kuil.
prison-lesson-things-heal = Voor 1 punt geneest een Genezer een gewonde vriend naast zich. Genees de Mekanork.
prison-lesson-things-bars-next = Het hek komt straks. Help eerst wie daar ligt.
prison-lesson-things-heal-else = Als hij weggaat blijft de Mekanork gewond. Genees: hij ligt er vlak naast.
prison-lesson-things-bars = Wie de sleutel draagt opent of sluit een valhek naast zich, voor 1 punt. Open het!
prison-lesson-things-bars-else = Zo blijft de Mekanork achter tralies. Open het valhek met de sleutel.
prison-lesson-things-healed = De weg is vrij. Wie genezen is doet deze beurt niets meer, maar kan daarna weer lopen.
prison-lesson-things-others = De Sluipmoordenares heeft geen sleutel nodig, en de Kolos breekt hekken voorgoed. Een touw is een brug over een kuil.
prison-lesson-things-tip = Een tip: je hebt drie sprongen per spel, spring waar het veel lopen scheelt. Een gewonde vriend kun je ook dragen.

## What prisoners do

prison-lesson-prisoners = Wat gevangenen doen
prison-lesson-prisoners-goals = Zuster Vingerhoed is een gevangene. Haar kaart hierboven heeft zes doelen: elke beurt doet ze het eerste dat lukt.
prison-lesson-prisoners-exit = Niemand te genezen, geen kamer te openen, geen vriend: ze wil over jouw lijn naar buiten. Dat kost 1 actiepunt en ze heeft er 4.
prison-lesson-prisoners-bar = Langs een gezonde vijand kan ze niet. Versper de enige weg met de Kolos: twee vakken langs je lijn.
prison-lesson-prisoners-then-out = Dan loopt ze naar buiten en heeft de kerker vier punten. Versper haar weg met de Kolos.
prison-lesson-prisoners-bar-else = Dat houdt haar niet tegen. Zet de Kolos waar de stippellijn eindigt.
prison-lesson-prisoners-fight = De uitgang is versperd, dus probeert ze de volgende doelen: een gevecht! Jij 5, zij 2: speel +4, dat is zeker.
prison-lesson-prisoners-fight-else = Zij kan 2 + 6 = 8 halen. Alleen +4 is meer: 5 + 4 = 9.
prison-lesson-prisoners-card = Ze is gewond en doet niets. Jouw beurt: speel een kaart naar keuze.
prison-lesson-prisoners-strike = Schakel haar uit: val aan.
prison-lesson-prisoners-strike-else = Ze ligt vlak voor de Kolos en is een punt waard. Val haar aan.
prison-lesson-prisoners-sure = +2 is genoeg: 7 tegen hoogstens 6.
prison-lesson-prisoners-won = Het vijfde punt: gewonnen!
prison-lesson-prisoners-main = Lukt een gevangene geen enkel doel, dan gaat hij zo dicht mogelijk naar zijn hoofddoel, het paarse. Bij gelijke wegen beslist een dobbelsteen.
prison-lesson-prisoners-tip = Een tip: bekijk hun kaarten voor je je beurt beëindigt. Dan weet je wat ieder gaat doen.
