# De kerker in woorden. Namen worden nooit verbogen: de zinnen staan eromheen. Over de variabelen: zie en.ftl.

prison-name = De kerker
prison-tagline = Leid je acht door een kerker die draait, tegen gevangenen die allemaal hun eigen plan hebben.
prison-source = Onze bron is het soloregelboek. Het noemt 17 van de 32 gevangenen en 14 van hun 192 doelen met actiepunten; de rest van hun kaarten is onze reconstructie, en dat staat erop.

## Keuzes

prison-option-game = Spel
prison-option-game-solo = Alleen
prison-option-game-solo-hint = Jij tegen de gevangenen van de kerker, die naar hun kaarten handelen.
prison-option-game-duel = Duel
prison-option-game-duel-hint = Twee spelers, elk dezelfde acht figuren, verborgen opstelling.
prison-option-level = Kerker
prison-option-level-hint = Hoeveel versterkingen de kaarten roepen.
prison-option-level-white = Wit
prison-option-level-white-hint = Van ons, om te beginnen: twee gevangenen, en er wordt niemand geroepen.
prison-option-level-pink = Roze
prison-option-level-pink-hint = Het makkelijkst van het regelboek: er komt weinig versterking.
prison-option-level-yellow = Geel
prison-option-level-yellow-hint = Makkelijk.
prison-option-level-green = Groen
prison-option-level-green-hint = Gemiddeld.
prison-option-level-blue = Blauw
prison-option-level-blue-hint = Pittig.
prison-option-level-red = Rood
prison-option-level-red-hint = Moeilijk.
prison-option-level-black = Zwart
prison-option-level-black-hint = Het moeilijkst: bijna elke kaart roept iemand.
prison-option-sight = Blik van de Aartsmagiër
prison-option-sight-off = Nee
prison-option-sight-off-hint = Kamers gaan alleen open als iemand ze opent.
prison-option-sight-on = Ja
prison-option-sight-on-hint = Kaarten met het oog openen kamers vanzelf.

## Hoe alles heet

prison-class-backstabber = Sluipmoordenares
prison-class-banshee = Banshee
prison-class-cleric = Genezer
prison-class-colossus = Kolos
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telepaat
prison-class-wizard = Tovenaar

prison-object-rope = Touw
prison-object-key = Sleutel
prison-object-fireball = Vuurbalstaf
prison-object-bow = Boog
prison-object-spear = Telescoopspeer
prison-object-shield = Groot schild
prison-object-wounded = Gewonde

prison-goal-combat = Gevecht
prison-goal-reveal = Kamer openen
prison-goal-exit = Uitgang
prison-goal-regroup = Hergroeperen
prison-goal-take = Voorwerp pakken
prison-goal-rotate = Kamer draaien
prison-goal-break = Hekken breken
prison-goal-open = Hekken openen
prison-goal-heal = Genezen
prison-goal-push = Duwen

prison-side-yellow = Geel
prison-side-blue = Blauw
prison-side-np = Kerker

## Wat er gevraagd wordt

prison-prompt-starters = Kies de vier figuren die op de stippen van je lijn beginnen.
prison-prompt-hide = Leg je fiches gedekt uit: kies er een en een gesloten kamer ervoor.
prison-prompt-put = Kies het vak van de nieuwe kamer waar dit fiche komt.
prison-prompt-card = Speel een actiekaart: het getal zijn je actiepunten.
prison-prompt-act =
    { $ap ->
        [one] Jij bent aan zet: nog { $ap } actiepunt.
       *[other] Jij bent aan zet: nog { $ap } actiepunten.
    }
prison-prompt-move = Ga vak voor vak, pak op of leg neer, en stop dan.
prison-prompt-choose = Een zes: kies waar het fiche in zijn rij of kolom komt.
prison-prompt-fight = Kies je gevechtskaart.
prison-prompt-name = Je Telepaat leest gedachten: kies de kaart die de andere kant speelt.
prison-prompt-opens = Er gaat een kamer open: kijk wat eruit komt.
prison-prompt-turns = De gevechtskaarten worden omgedraaid.
prison-prompt-chance = Het toeval beslist.
prison-prompt-wait = De andere kant is aan zet.
prison-prompt-over = Het spel is afgelopen.

## Zetten in woorden, als op een knop, en koppen voor meerdere

prison-way =
    { $side ->
        [0] noord
        [1] oost
        [2] zuid
       *[3] west
    }
prison-action-pick = Begint op de lijn: { $figure }
prison-action-hide = Leg gedekt, { $room }: { $token }
prison-action-put = Zet op { $square }: { $token }
prison-action-play-card = Speel een kaart: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: stap naar { prison-way }
prison-action-pick-up = { prison-board-pick-up }: { $what }
prison-action-drop = { prison-board-drop }
prison-action-give = { prison-board-give }
prison-action-stop = { prison-board-stop }
prison-action-reveal = { $figure }: { prison-board-verb-reveal } – { $room }
prison-action-turn =
    { $quarters ->
        [1] { $figure }: { prison-board-turn-clockwise }
       *[3] { $figure }: { prison-board-turn-counter }
    }
prison-action-attack =
    { $how ->
        [bow] { prison-ui-fight-bow }
        [spear] { prison-ui-fight-spear }
       *[close] { prison-ui-fight-close }
    }
prison-action-jump = { $figure }: { prison-board-verb-jump } – { $square }
prison-action-heal = { $figure }: { prison-board-verb-heal } – { $target }
prison-action-portcullis = { $figure }: { prison-board-verb-gate } – { prison-way }
prison-action-break = { $figure }: { prison-board-verb-break } – { prison-way }
prison-action-fire = { $figure }: { prison-board-verb-fire } – { prison-way }
prison-action-scream = { $figure }: { prison-board-verb-scream } – { $target }
prison-action-pass = { prison-board-pass }
prison-action-fight-card = { prison-ui-face-fight }
prison-action-name = De andere kant speelt +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Geopend: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = Een dobbelsteen kiest uit gelijke wegen: { $choice }.
prison-action-rotation = { prison-event-spun }
prison-action-wander = { prison-event-diced }
prison-action-activate = { prison-event-activated }
prison-action-go = { prison-event-thought }
prison-action-rest = { prison-event-rested }
prison-moves-pick = { prison-prompt-starters }
prison-moves-hide = { prison-prompt-hide }
prison-moves-put = { prison-prompt-put }
prison-moves-play-card = { prison-ui-actions }
prison-moves-begin = { prison-board-verb-move }
prison-moves-step = { prison-board-verb-move }
prison-moves-reveal = { prison-board-verb-reveal }
prison-moves-turn = { prison-board-verb-turn }
prison-moves-attack = { prison-board-verb-attack }
prison-moves-jump = { prison-board-verb-jump }
prison-moves-heal = { prison-board-verb-heal }
prison-moves-portcullis = { prison-board-verb-gate }
prison-moves-break = { prison-board-verb-break }
prison-moves-fire = { prison-board-verb-fire }
prison-moves-scream = { prison-board-verb-scream }
prison-moves-fight-card = { prison-ui-choose-card }
prison-moves-name = { prison-ui-name-theirs }
prison-moves-choose = { prison-prompt-choose }
prison-aloud-at = { $where }: { $what }

## Waarom niet

prison-refuse-first-starters = Niet nu: kies eerst de vier die beginnen.
prison-refuse-first-hide = Niet nu: leg eerst al je fiches gedekt op de kamers.
prison-refuse-first-put = Niet nu: zet eerst het fiche op een vak van de nieuwe kamer.
prison-refuse-first-card = Niet nu: speel eerst een actiekaart.
prison-refuse-first-act = Niet nu: niemand loopt en niemand vecht; kies een actie.
prison-refuse-first-move = Niet nu: maak eerst de begonnen beweging af.
prison-refuse-first-choose = Niet nu: kies eerst waar het fiche komt.
prison-refuse-first-name = Niet nu: kies eerst de kaart die de andere kant speelt.
prison-refuse-first-fight = Niet nu: kies eerst je gevechtskaart.
prison-refuse-nobody = Zo’n figuur is er niet in het spel.
prison-refuse-not-yours = Die figuur is niet van jou of is niet in de kerker.
prison-refuse-wounded = Gewonden kunnen niets doen.
prison-refuse-healed = Wie deze beurt genezen is, doet niets meer.
prison-refuse-ap =
    { $needed ->
        [one] Dat kost { $needed } actiepunt; je hebt er { $left }.
       *[other] Dat kost { $needed } actiepunten; je hebt er { $left }.
    }
prison-refuse-first-reveal = De allereerste actie van het spel opent een van de twee kamers voor je lijn.
prison-refuse-picked = Die figuur is al gekozen, of bestaat niet.
prison-refuse-no-card = Die kaart heb je niet: { $value }.
prison-refuse-ascending = De eerste keer gaan de actiekaarten op volgorde: nu { $value }.
prison-refuse-weakest = Tegenover deze Telepaat moet je je zwakste gevechtskaart spelen, +0 niet meegerekend.
prison-refuse-not-shown = Die kaart is niet omgedraaid: +{ $value }.
prison-refuse-not-valid = Daar kan het fiche niet heen: kies een veilig en leeg vak.
prison-refuse-open-already = Daar is geen gesloten kamer.
prison-refuse-not-beside-room = Vandaar opent niemand die kamer: ga ernaast staan, met niets aan jouw kant ertussen.
prison-refuse-no-gear = Alleen vanaf een draaiwerk kun je deze kamer of haar geopende tweeling draaien.
prison-refuse-one-quarter = Een kamer draait een kwart per keer.
prison-refuse-against-arrow = Alleen een Mekanork draait een kamer tegen haar pijl in.
prison-refuse-gear-locked = Ketellapper Al staat op een draaiwerk van dit paar: alleen Mekanorks draaien het.
prison-refuse-no-enemy = Je kunt alleen een vijand in de kerker aanvallen.
prison-refuse-hurt-already = Wie deze beurt gewond is geraakt, kan niet nog eens worden aangevallen.
prison-refuse-out-of-reach = Die vijand is buiten bereik van deze aanval.
prison-refuse-no-jumps = Je hebt geen sprongkaart meer.
prison-refuse-no-landing = Je springt twee vakken, recht of om de hoek, naar een vak waar je kunt staan.
prison-refuse-no-cleric = Alleen een Genezer geneest.
prison-refuse-no-wounded = Er ligt geen gewonde van jou vlak naast.
prison-refuse-end-crowded = Op een vak passen hoogstens twee fiches: een gezonde figuur, en een voorwerp of een eigen gewonde.
prison-refuse-no-key = Valhekken zijn voor de Sluipmoordenares, of voor wie een sleutel draagt.
prison-refuse-no-portcullis = Aan die kant is geen valhek.
prison-refuse-gate-barred = Daar staat Poortwachter Gorm: dit valhek blijft zoals het is.
prison-refuse-no-colossus = Alleen een Kolos breekt valhekken.
prison-refuse-no-wand = Voor de vuurbal is een Tovenaar met de staf nodig.
prison-refuse-nobody-in-line = In die richting is niemand te raken.
prison-refuse-no-banshee = Alleen een Banshee gilt.
prison-refuse-no-sight = De Banshee ziet die figuur niet in een rechte lijn.
prison-refuse-no-room-behind = Erachter is geen vrij vak om naartoe te duwen.
prison-refuse-tired = De bewegingspunten zijn op: stop hier.
prison-refuse-no-side = Er zijn vier kanten: noord, oost, zuid en west.
prison-refuse-no-end = Vandaar zou de beweging nergens kunnen eindigen.
prison-refuse-walled = Een muur, een gesloten valhek, een schietgat of een dichte kamer staat in de weg.
prison-refuse-enemy = Een gezonde vijand staat in de weg.
prison-refuse-pit = Er is een kuil in de weg, en geen touw.
prison-refuse-end-occupied = Je kunt niet stoppen op het vak van een ander.
prison-refuse-end-pit = Je kunt niet stoppen op een kuil zonder touw.
prison-refuse-nothing-here = Hier valt niets op te pakken.
prison-refuse-empty-hands = Er is niets om neer te leggen of door te geven.
prison-refuse-no-friend = Op dit vak is geen vriend om het aan te geven.
prison-refuse-handled = Op elk vak wisselen dingen maar één keer van eigenaar.
prison-refuse-not-to-hide = Dat fiche hoort niet bij wat je nog moet uitleggen.
prison-refuse-no-room = Zo’n kamer is er niet.
prison-refuse-room-full =
    { $most ->
        [one] Op een kamer ligt hoogstens { $most } fiche.
       *[other] Op een kamer liggen hoogstens { $most } fiches.
    }
prison-refuse-not-free = Het fiche komt op een veilig en leeg vak van de nieuwe kamer.
prison-refuse-step-by-step = Tot iemand een 4 heeft gespeeld, mag een kaart maar één hoger zijn dan de hoogste tot nu toe: nu hoogstens { $value }.
prison-refuse-no-such-card = Die kaart kun je niet noemen: +{ $value }. Noem er een van +1 tot +6.
prison-refuse-named = De Telepaat heeft je +{ $value } genoemd: je moet hem spelen.

## Wat wint

prison-purpose-five = Als eerste vijf punten: leid je mensen aan de overkant naar buiten of versla vijanden. Jij { $mine } : { $theirs }
prison-purpose-five-watched = Als eerste vijf punten: de eigen mensen naar buiten leiden of vijanden verslaan. { $mine } : { $theirs }

## Hoe het afliep

prison-over-won = Je hebt gewonnen: de kerker ligt achter je.
prison-over-lost = Je hebt verloren: de kerker houdt zijn gevangenen.
prison-over-late = Zestig beurten en geen vijf punten: de kerker houdt zijn gevangenen.
prison-over-five = Vijf punten: het duel is beslist.
prison-over-nobody = Eén kant heeft niemand meer: het duel is beslist.
prison-over-turns = De beurten zijn op: de hoogste score wint.
prison-over-draw = Gelijkspel: niemand staat voor.

## Wat er gebeurt

prison-event-picked = Op de startlijn, { $square }: { $figure }.
prison-event-first =
    { $side ->
        [0] Het lot zegt: Geel begint.
       *[1] Het lot zegt: Blauw begint.
    }
prison-event-stood =
    { $side ->
        [0] Een geel fiche staat gedekt op de lijn.
       *[1] Een blauw fiche staat gedekt op de lijn.
    }
prison-event-hid = Gedekt op een kamer: { $number }.
prison-event-covered =
    { $side ->
        [0] Een geel fiche ligt gedekt op een kamer.
       *[1] Een blauw fiche ligt gedekt op een kamer.
    }
prison-event-uncovered = Wie begint, wordt omgedraaid.
prison-event-found =
    { $side ->
        [0] In de kamer: { $number }. Geel kiest het vak.
       *[1] In de kamer: { $number }. Blauw kiest het vak.
    }
prison-event-named =
    { $side ->
        [0] De Telepaat van Geel noemt +{ $value }.
       *[1] De Telepaat van Blauw noemt +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] De gevechtskaart van Geel ligt gedekt.
       *[1] De gevechtskaart van Blauw ligt gedekt.
    }
prison-event-dealt = In de zak gaan: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Geel speelt een kaart: { $value } actiepunt.
           *[other] Geel speelt een kaart: { $value } actiepunten.
        }
       *[1] { $value ->
            [one] Blauw speelt een kaart: { $value } actiepunt.
           *[other] Blauw speelt een kaart: { $value } actiepunten.
        }
    }
prison-event-walked = { $figure } loopt: { $start } – { $end }.
prison-event-jumped = { $figure } springt: { $start } – { $end }.
prison-event-took = { $figure } pakt: { $thing }.
prison-event-dropped = { $figure } legt neer: { $thing }.
prison-event-gave = { $figure } geeft iets door; nu heeft { $to } het.
prison-event-opened =
    { $by ->
        [-1] Een kamer gaat vanzelf open.
       *[other] { $by } opent een kamer.
    }
prison-event-drew = Uit de zak: { $number }.
prison-event-diced = De teleportdobbelstenen: rij { $red }, kolom { $white }.
prison-event-placed = { $number } komt op { $square }.
prison-event-vanished = Dubbel zes: { $number } is uit het spel.
prison-event-rotated =
    { $quarters ->
        [1] { $by } draait een kamer een kwart met de klok mee.
        [2] { $by } draait een kamer een halve slag.
       *[3] { $by } draait een kamer een kwart tegen de klok in.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } tegen { $target }: kaarten { $cards }, samen { $totals }. Gelijk: er gebeurt niets.
        [0] { $attacker } tegen { $target }: kaarten { $cards }, samen { $totals }. Geel wint.
        [2] { $attacker } tegen { $target }: kaarten { $cards }, samen { $totals }. De kerker wint het gevecht.
       *[1] { $attacker } tegen { $target }: kaarten { $cards }, samen { $totals }. Blauw wint.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } schiet op { $target }.
        [spear] { $attacker } steekt met de speer naar { $target }. In het gevecht: { $fighters }.
       *[close] { $attacker } valt { $target } aan. In het gevecht: { $fighters }.
    }
prison-event-wounded = { $figure } raakt gewond.
prison-event-died = { $figure } is dood.
prison-event-fell = { $figure } valt in een kuil.
prison-event-lost = Verloren in een kuil: { $thing }.
prison-event-broke = { $figure } breekt voorgoed een doorgang.
prison-event-gated =
    { $open ->
        [yes] { $figure } opent een valhek.
       *[no] { $figure } sluit een valhek.
    }
prison-event-healed = { $figure } geneest { $target }.
prison-event-pushed = { $figure } gilt: { $target } wordt weggeduwd, { $start } – { $end }.
prison-event-burnt = { $figure } vuurt de staf af: { $target } verbrandt.
prison-event-left = { $figure } verlaat de kerker.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } punt voor Geel ({ $clause }).
           *[other] { $points } punten voor Geel ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } punt voor de kerker ({ $clause }).
           *[other] { $points } punten voor de kerker ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } punt voor Blauw ({ $clause }).
           *[other] { $points } punten voor Blauw ({ $clause }).
        }
    }
prison-event-arrived = Er komt versterking: { $figure }.
prison-event-looked = De Aartsmagiër kijkt naar een gesloten kamer.
prison-event-turned = De kerker draait om: { $values }.
prison-event-rowed =
    { $row ->
        [0] De ronde van de kerker: er is nog niemand.
       *[other] De ronde van de kerker, in deze volgorde: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] De beurt van Geel is voorbij.
        [2] De beurt van de kerker is voorbij.
       *[1] De beurt van Blauw is voorbij.
    }
prison-event-over =
    { $winner ->
        [-1] Het spel is afgelopen, { $points }: gelijkspel.
        [0] Het spel is afgelopen, { $points }: Geel heeft gewonnen.
        [2] Het spel is afgelopen, { $points }: de kerker heeft gewonnen.
       *[1] Het spel is afgelopen, { $points }: Blauw heeft gewonnen.
    }
prison-event-activated = { $figure } bekijkt de doelen op de kaart.
prison-event-rested = { $figure } is klaar.
prison-event-tied = Een dobbelsteen kiest uit { $ties } gelijke wegen.
prison-event-thought = { $figure } besluit: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] De draaidobbelsteen: één kwart, met de klok mee.
        [2] De draaidobbelsteen: twee kwart, met de klok mee.
        [3] De draaidobbelsteen: drie kwart, met de klok mee.
        [-1] De draaidobbelsteen: één kwart, tegen de klok in.
        [-2] De draaidobbelsteen: twee kwart, tegen de klok in.
       *[-3] De draaidobbelsteen: drie kwart, tegen de klok in.
    }

## Tips

prison-hint-step = De lijn aan de overkant komt dichterbij: zo’n { $ap } AP in plaats van { $from }.
prison-hint-out = Deze stap leidt naar buiten, en een figuur buiten is een punt.
prison-hint-strike = Voor deze klap is geen kaart nodig: hij is raak.
prison-hint-opens = { $who } is dan zo’n { $ap } AP van de lijn aan de overkant in plaats van { $from }.
prison-hint-beside = Vandaar is { $who } binnen bereik.
prison-hint-fight = Deze kaart wint in { $wins } % van de gevallen en verliest in { $loses } %.
prison-hint-reveal = Door een gesloten kamer komt niemand. Vrienden die binnen kunnen wachten: { $hidden }.
prison-hint-turn = Zo gedraaid leidt de kamer waar je heen wilt, of sluit ze de anderen buiten.
prison-hint-attack = Met +{ $value } win je { $wins } % van de keren en verlies je { $loses } %. Een gewonde vijand is een half punt.
prison-hint-jump = De sprong bespaart de omweg.
prison-hint-heal = { $who } kan volgende beurt weer lopen en vechten.
prison-hint-portcullis = Het valhek staat iemand in de weg.
prison-hint-break = Zonder dit valhek is de weg voorgoed vrij.
prison-hint-fire = De eerste op die lijn is weg, en dat is een punt.
prison-hint-scream = Daarheen geduwd is de ander slechter af.
prison-hint-pass = Niets anders maakt het beter.
prison-hint-pick-up = Dit komt van pas: { $what }.
prison-hint-drop = De handen zijn voor iets anders nodig.
prison-hint-give = De ander doet er meer mee.
prison-hint-stop = Een goed vak om te stoppen.
prison-hint-pick = Goed om mee te beginnen: snelheid { $speed }, kracht { $strength }.
prison-hint-hide = In die kamer heb jij er het meest aan, of de ander het minst.
prison-hint-put = Op dit vak heb jij er het meest aan, of de ander het minst.
prison-hint-card = De beste beurt die nu te zien is, vraagt zoveel actiepunten.
prison-hint-name = De zwakste hiervan is voor jou de beste.
prison-hint-choose = Daar heb je er het meest aan, of het minst last van.

## De gevangenen en hun eigenschappen

prison-npc-curious-lissandra = Nieuwsgierige Lissandra
prison-npc-jen = Jen
prison-npc-magpie-nika = Ekster Nika
prison-npc-lockpick-rada = Rada Loper
prison-npc-rick-wave = Rick-Golf
prison-npc-wailing-marta = Klaagster Marta
prison-npc-siren-ulla = Sirene Ulla
prison-npc-thunder-gleb = Donderende Gleb
prison-npc-father-kind = Vader Goedhart
prison-npc-father-junk = Vader Rommel
prison-npc-sister-thimble = Zuster Vingerhoed
prison-npc-brother-lantern = Broeder Lantaarn
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Poortwachter Gorm
prison-npc-tinker-al = Ketellapper Al
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Dwarse Bram
prison-npc-serpico = Serpico
prison-npc-slissken = Slissken de Slang
prison-npc-silent-ashka = Stille Asjka
prison-npc-stubborn-coil = Koppige Kronkel
prison-npc-weakling-ed = Slappe Ed
prison-npc-xant = Xant
prison-npc-foggy-bertram = Mistige Bertram
prison-npc-doubting-toma = Twijfelende Toma
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Verstrooide Odo
prison-npc-lady-frost = Vrouwe Vorst

prison-trait-alarm-bell = Opent ze in één activering haar tweede kamer, dan komt er meteen een versterking.
prison-trait-lone-knife = Haar +2 voor vechten in gezelschap geldt ook als ze één tegen één aanvalt.
prison-trait-pickpocket = Eindigt ze een beweging met lege handen, dan pakt ze een gezonde vijand naast haar, met niets ertussen, het voorwerp af dat het hoogst op haar lijst staat.
prison-trait-own-key = Op weg naar elk doel opent ze valhekken voor 1 AP per stuk, alsof ze een sleutel droeg.
prison-trait-breaker-push = Staat er vlak achter zijn doelwit een valhek, muur of schietgat, dan breekt zijn duw dat voorgoed; het doelwit vliegt erdoor en raakt gewond.
prison-trait-shakes-loose = Wie ze duwt, laat zijn last vallen op het vak dat hij verlaat.
prison-trait-pull = Haar gil duwt het doelwit niet weg, maar trekt het één vak recht naar haar toe.
prison-trait-long-push = Zijn duw stuurt het doelwit rechtdoor tot een muur, valhek, schietgat of figuur het stopt of een kuil zonder touw het opslokt.
prison-trait-quick-recovery = De kaart van wie hij geneest komt weer rechtop en kan deze ronde nog aan de beurt komen.
prison-trait-picks-on-weak = Hij valt alleen een vijand aan wiens eigen kracht lager is dan de zijne; wie zich in het gevecht zou mengen telt niet.
prison-trait-heal-at-sight = Ze geneest elke gewonde vriend in haar gezichtslijn, ook als die niet naast haar ligt.
prison-trait-alms = Elke derde genezing die hij in het spel verricht, is 1 punt voor de kerker.
prison-trait-breaker-points = Elk derde valhek dat hij in het spel breekt, is 1 punt voor de kerker.
prison-trait-crowd-fury = In een groepsgevecht telt de kerker 1 bij voor elke vijandelijke vechter na de eerste.
prison-trait-long-stride = Hij loopt tot 3 vakken voor 1 AP in plaats van 2.
prison-trait-bars-the-gate = Zolang hij niet gewond is, kan de speler geen valhek aan de rand van zijn vak openen of sluiten.
prison-trait-gear-lock = Zolang hij op een draaiwerk staat, draaien alleen Mekanorks, van welke kant ook, dat paar kamers, en het doel ‘kamer draaien’ van andere gevangenen slaat die draaiwerken over.
prison-trait-double-turn = Bij het draaien gooit hij eerst voor de kamer waarin hij staat en dan, als er AP over zijn, nog eens voor haar tweeling, telkens in de gegooide richting.
prison-trait-born-on-gear = Hij verschijnt zonder dobbelstenen op het draaiwerk van zijn kamer, of met dobbelstenen als daar een fiche ligt.
prison-trait-gear-and-reverse = Hij verschijnt zonder dobbelstenen op het draaiwerk van zijn kamer, of met dobbelstenen als daar een fiche ligt, en elke kamer die hij draait gaat tegen haar pijl in.
prison-trait-errands = Zolang hij een gewonde draagt, is zijn doel 1 die bij een gezonde bevriende Genezer te brengen; zolang hij de vuurbalstaf draagt, die bij een gezonde bevriende Tovenaar te brengen.
prison-trait-lays-out-loot = Opent hij een kamer, dan komen de voorwerpen zonder dobbelstenen op de geldige vakken die hij met zijn resterende AP het eerst bereikt, of, als hij er geen bereikt, op de dichtstbijzijnde.
prison-trait-slips-past = Ze mag door gezonde vijanden heen lopen, maar daar nooit stoppen.
prison-trait-acts-wounded = Ook gewond komt hij aan de beurt, met als enig doel Hergroeperen 3 en de Genezers boven aan de lijst.
prison-trait-weakest-card = In een gevecht van dichtbij één tegen één moet de speler zijn laagste gevechtskaart spelen, +0 niet meegerekend, tenzij het de enige is.
prison-trait-two-cards = In een gevecht van dichtbij één tegen één draait de kerker twee gevechtskaarten om, speelt de hoogste en legt beide af.
prison-trait-blind-card = In een gevecht van dichtbij één tegen één wordt de gevechtskaart van de speler blind uit de hand getrokken.
prison-trait-second-thought = Zou de kaart van de kerker in een gevecht van dichtbij één tegen één verliezen, dan wordt die afgelegd en één keer de volgende gespeeld.
prison-trait-feared-fire = Een vijand die hij met de vuurbal doodt, is 2 punten voor de kerker in plaats van 1.
prison-trait-any-shield = Elk voorwerp dat hij draagt, telt voor hem ook als groot schild.
prison-trait-wanders = Voordat zijn doelen worden bekeken, worden één keer de teleportdobbelstenen voor zijn kamer gegooid; noemen ze zonder zes een geldig vak, dan wordt hij daarheen verplaatst.
prison-trait-chill = Een figuur van de speler die een beweging naast haar begint, zolang ze niet gewond is en er niets tussen staat, heeft 2 bewegingspunten minder, maar minstens 1.

## Rond het bord: kaarten, gevechten, stand

prison-ui-somebody = iemand
prison-ui-sided =
    { $side ->
        [0] { $name } (geel)
       *[1] { $name } (blauw)
    }
prison-ui-room = kamer { $place }

# De rij gevangenen
prison-ui-npcs = Gevangenen in de kerker
prison-ui-no-npcs = Er is nog geen gevangene in de kerker.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = is aan zet
prison-ui-standing-next = is zo aan de beurt
prison-ui-standing-upright = komt deze ronde nog
prison-ui-standing-turned = is geweest
prison-ui-standing-waiting = wacht op de volgende ronde
prison-ui-next = hierna
prison-ui-build = Snelheid { $speed }, kracht { $strength }
prison-ui-stands = Op { $square }
prison-ui-is-wounded = Gewond
prison-ui-carries = Draagt: { $what }
prison-ui-known = staat in het soloregelboek
prison-ui-ours = onze reconstructie
prison-ui-card-known = Het soloregelboek noemt deze gevangene.
prison-ui-card-ours = Deze gevangene is van ons.
prison-ui-goals = Doelen, vanaf het eerste
prison-ui-main = hoofddoel
prison-ui-ap = { $ap } AP
prison-ui-classes = Klassen, vanaf de hoogste
prison-ui-objects = Voorwerpen, vanaf het hoogste
prison-ui-why = Waarom deze zet?
prison-ui-no-decision = In het verloop staat geen beslissing.

# Kaarten
prison-ui-hand = Je kaarten
prison-ui-actions = Actiekaarten
prison-ui-card-now = nu te spelen
prison-ui-card-later = niet nu
prison-ui-card-played = gespeeld
prison-ui-ap-left =
    { $ap ->
        [one] Nog { $ap } actiepunt
       *[other] Nog { $ap } actiepunten
    }
prison-ui-jumps =
    { $jumps ->
        [one] Nog { $jumps } sprong
       *[other] Nog { $jumps } sprongen
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } gevechtskaart
       *[other] { $cards } gevechtskaarten
    }
prison-ui-decks = Gevechtskaarten
prison-ui-own-fights = Je hand
prison-ui-own-spent = Door jou gespeeld
prison-ui-np-fights = De stapel van de kerker
prison-ui-np-spent = Zijn aflegstapel
prison-ui-other-fights = De hand van de andere kant
prison-ui-other-spent = Door de andere kant gespeeld
prison-ui-icons = De edelsteen van je niveau op een kaart brengt versterking. Je +0 komt terug in je hand.
prison-ui-face-action =
    { $value ->
        [one] { $value } actie
       *[other] { $value } acties
    }
prison-ui-face-jump = Sprong
prison-ui-face-fight = Gevechtskaart +{ $value }
prison-ui-face-np = Zijn gevechtskaart +{ $value }
prison-ui-calls = brengt versterking op niveau { $level }
prison-ui-eye = het oog opent een kamer

# Een gevecht
prison-ui-fight-close = { $attacker } valt { $target } aan
prison-ui-fight-bow = { $attacker } schiet op { $target }
prison-ui-fight-spear = { $attacker } steekt met de speer naar { $target }
# $side: 0 is geel, 1 blauw, 2 de kerker van het spel alleen.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Geel valt aan
           *[defence] Geel verdedigt
        }
        [1] { $role ->
            [attack] Blauw valt aan
           *[defence] Blauw verdedigt
        }
       *[2] { $role ->
            [attack] De kerker valt aan
           *[defence] De kerker verdedigt
        }
    }
prison-ui-brings = Kracht { $strength }, bonus { $bonus }
prison-ui-total = Som: { $total }
prison-ui-choose-card = Kies je gevechtskaart
prison-ui-pick-theirs = Je Telepaat ziet drie kaarten: welke moet worden gespeeld?
prison-ui-name-theirs = Je Telepaat noemt de kaart die de ander moet spelen
prison-ui-named = De Telepaat noemt +{ $value }: wie hem heeft, speelt hem.
prison-ui-wait-card = Je kaart ligt gedekt. De andere kant kiest.
prison-ui-cards-turn = De kaarten worden omgedraaid…
prison-ui-fight-result =
    { $winner ->
        [-1] Gelijk: er gebeurt niets
        [0] Geel wint het gevecht
        [1] Blauw wint het gevecht
       *[2] De kerker wint het gevecht
    }
prison-ui-fold = Naar het bord kijken
prison-ui-unfold = Terug naar het gevecht

# Hoe het staat
prison-ui-points = { $points } van { $most } punten
prison-ui-turn = Beurt { $turn } van { $most }
prison-ui-level = Kerker: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] Er kan nog { $cards } versterking komen
       *[other] Er kunnen nog { $cards } versterkingen komen
    }
prison-ui-sight-on = De Aartsmagiër kijkt toe
prison-ui-sight-off = Zonder de Blik van de Aartsmagiër
prison-ui-closed-rooms =
    { $rooms ->
        [0] Alle kamers zijn open
        [one] { $rooms } kamer is dicht
       *[other] { $rooms } kamers zijn dicht
    }
prison-ui-is-closed = dicht
prison-ui-is-open = open
prison-ui-bag = In de zak
prison-ui-bag-empty = De zak is leeg.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = Dat was zwaar: probeer een lichtere kerker.
prison-ui-advice-higher = Dat was makkelijk: probeer een zwaardere kerker.
prison-ui-advice-same = Blijf de volgende keer op dit niveau.

## Waarom een gevangene doet wat hij doet

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: { $needed } AP nodig, heeft er { $ap } → ja
prison-trace-dear = { $rank }. { $goal }: { $needed } AP nodig, heeft er { $ap } → nee
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: geen kamer is dicht → vervalt
        [break] { $rank }. { $goal }: er is geen valhek over → vervalt
        [open] { $rank }. { $goal }: geen valhek is dicht → vervalt
        [heal] { $rank }. { $goal }: geen vriend is gewond → vervalt
        [combat] { $rank }. { $goal }: er is geen vijand → vervalt
        [push] { $rank }. { $goal }: er is geen vijand → vervalt
        [rotate] { $rank }. { $goal }: er is geen draaiwerk → vervalt
        [regroup] { $rank }. { $goal }: er is geen vriend → vervalt
       *[take] { $rank }. { $goal }: er is niets van zijn gading → vervalt
    }
prison-trace-no-way = { $rank }. { $goal }: geen weg leidt erheen, met { $ap } AP → nee
prison-trace-beside = { $rank }. { $goal }: staat al naast iemand van die klasse → nee
prison-trace-load = { $rank }. { $goal }: niets beters dan wat gedragen wordt → nee
prison-trace-hurt = { $rank }. { $goal }: deze beurt gewond, niet nog eens aan te vallen → nee
prison-trace-strong = { $rank }. { $goal }: niemand is zwakker → nee
prison-trace-locked = { $rank }. { $goal }: dat draaiwerk zit vast → nee
prison-trace-again = Er is iets gepakt: opnieuw van voren af, met nog { $ap } AP.
prison-trace-on = Hetzelfde doel gaat door, { $goal }: nog { $ap } AP.
prison-trace-goal = Dus: { $goal }, voor { $needed } van { $ap } AP.
prison-trace-near = Buiten bereik, dus zo dicht mogelijk erbij: { $goal }, voor { $needed } van { $ap } AP.
prison-trace-to-go = Nog te gaan: eerst { $before } AP, { $from } vakken; nu { $after } AP, { $to } vakken.
prison-trace-straight = Nog te gaan in rijen en kolommen: eerst { $from }, nu { $to }.
prison-trace-as-if-b = Gerekend alsof daar niemand stond.
prison-trace-as-if-c = Gerekend alsof daar niemand stond en de valhekken open waren.
prison-trace-as-if-d = Gerekend alsof daar niemand stond en dichte kamers, valhekken en schietgaten open waren.
prison-trace-others = Ook binnen bereik: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } voor { $needed } AP
       *[other] { $about }, nummer { $rank } op de lijst, voor { $needed } AP
    }
prison-trace-rest = Verder gebeurt er niets.
prison-trace-by-list =
    { $rank ->
        [0] Een Genezer gaat voor allen: het hoogste binnen bereik.
       *[other] Nummer { $rank } op de lijst: het hoogste binnen bereik.
    }
prison-trace-by-ap = De weg die de minste AP kost.
prison-trace-by-squares = Evenveel AP: de weg met de minste vakken.
prison-trace-by-die =
    { $ties ->
        [2] Twee gelijke wegen: de dobbelsteen beslist.
       *[other] { $ties } gelijke wegen: de dobbelsteen beslist.
    }

## Op het bord

prison-board-map = De kerker
prison-board-deeds = Wat deze figuur kan doen
prison-board-you = Jij
prison-board-dungeon = Kerker
prison-board-points = { $name }: { $points } van { $most } punten

# Twee letters voor het teken van een figuur.
prison-board-mark-backstabber = Sl
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Ge
prison-board-mark-colossus = Ko
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = To

prison-board-power-backstabber = Opent en sluit valhekken; +2 in een groepsgevecht naast een vriend.
prison-board-power-banshee = Haar gil duwt iedereen die ze ziet één vak weg.
prison-board-power-cleric = Geneest een gewonde vriend ernaast.
prison-board-power-colossus = Breekt valhekken voorgoed.
prison-board-power-mekanork = Draait op een draaiwerk beide kamers van het paar in beide richtingen.
prison-board-power-naga = Loopt door schietgaten.
prison-board-power-telepath = Zegt één tegen één welke kaart de vijand speelt.
prison-board-power-wizard = Zweeft over kuilen en vijanden; alleen hij gebruikt de staf.

prison-board-starters =
    { $left ->
        [one] Kies nog { $left } figuur voor de startlijn
       *[other] Kies { $left } figuren voor de startlijn
    }
prison-board-suggest = Een goed begin: { $who }.
prison-board-take =
    { $count ->
        [one] Deze nemen
       *[other] Deze { $count } nemen
    }
prison-board-lay = Gedekt uit te leggen fiches

# Namen van vakken voor wie luistert: wat er is.
prison-board-of-yellow = { $name }, geel
prison-board-of-blue = { $name }, blauw
prison-board-of-dungeon = { $name }, gevangene
prison-board-wounded = gewond
prison-board-line-yellow = gele lijn
prison-board-line-blue = blauwe lijn
prison-board-closed = dichte kamer
prison-board-closed-room = Dichte kamer { $place }
prison-board-pit = kuil
prison-board-gear = draaiwerk
prison-board-gate-shut = gesloten valhek
prison-board-gate-open = open valhek
prison-board-gate-broken = gebroken valhek
prison-board-walk-here =
    { $ap ->
        [0] Loop hierheen.
        [one] Loop hierheen voor { $ap } actiepunt.
       *[other] Loop hierheen voor { $ap } actiepunten.
    }
prison-board-do-move = Lopen.
prison-board-do-reveal = Deze kamer openen.
prison-board-do-hide = Het fiche hier gedekt neerleggen.
prison-board-do-turn = Deze kamer draaien.
prison-board-do-attack = Aanvallen.
prison-board-do-jump = Hierheen springen.
prison-board-do-heal = Genezen.
prison-board-do-gate = Het valhek openen of sluiten.
prison-board-do-break = Het valhek breken.
prison-board-do-fire = Verbranden met de staf.
prison-board-do-scream = Wegduwen met een gil.
prison-board-turn-clockwise = Kamer { $room } met de klok mee draaien
prison-board-turn-counter = Kamer { $room } tegen de klok in draaien

prison-board-verb-move = Lopen
prison-board-verb-reveal = Kamer openen
prison-board-verb-turn = Kamer draaien
prison-board-verb-attack = Aanvallen
prison-board-verb-jump = Springen
prison-board-verb-heal = Genezen
prison-board-verb-gate = Valhek
prison-board-verb-break = Breken
prison-board-verb-fire = Vuur
prison-board-verb-scream = Gillen
prison-board-pick-up = Oppakken
prison-board-pick-up-wounded = De gewonde oppakken
prison-board-drop = Neerleggen: { $what }
prison-board-give = Ruilen met: { $to }
prison-board-stop = Hier stoppen
prison-board-pass = Beurt beëindigen
prison-board-hurry = Vooruitspoelen

prison-board-first = Open een van de twee kamers voor je lijn: kies hem.
prison-board-select = Kies een van je figuren, of beëindig je beurt.
prison-board-selected = { $name }: kies waarheen of wie je raakt, of kies een actie.
prison-board-where = { $deed }: kies wat oplicht.
prison-board-moving =
    { $points ->
        [0] { $name } kan niet verder: stop hier.
        [one] { $name } loopt: nog { $points } vak.
       *[other] { $name } loopt: nog { $points } vakken.
    }
prison-board-choose = Een zes! Jij kiest het vak voor: { $name }.
prison-board-put = Kies het vak voor: { $name }.
prison-board-hide = Kies een fiche en kies dan een dichte kamer.
prison-board-no-way = Met je actiepunten kom je daar niet.
prison-board-dice = Dobbelstenen: rij { $red }, kolom { $white }
prison-board-spin = Draaidobbelsteen: { $quarters }

prison-key-drop = Onderweg: neerleggen
prison-key-give = Onderweg: ruilen

## Figures

prison-figure-wall = Muren houden iedereen tegen.
prison-figure-bars = Een gesloten valhek ook.
prison-figure-slit = Niemand loopt door een schietgat.
prison-figure-naga-slit = Maar de Naga wel.
prison-figure-open-bars = De Sluipmoordenares opent en sluit valhekken.
prison-figure-break-bars = De Kolos breekt ze voorgoed.
prison-figure-jump-pit = Een sprong gaat twee vakken rechtuit, ook over een kuil.
prison-figure-jump-corner = Of om een hoek.
prison-figure-jump-wall = Niet door een muur.
prison-figure-pit = Zonder touw stapt niemand op een kuil.
prison-figure-turn = Vanaf het draaiwerk draait een kamer een kwart, zoals de pijl wijst.
prison-figure-turn-back = Alleen de Mekanork draait tegen de pijl in.
prison-figure-sight = Niets ertussen in rechte lijn: hij is in zicht.
prison-figure-no-sight = Een gesloten hek houdt zicht tegen.
prison-figure-slit-shot = Vanaf het vak bij het schietgat zie en schiet je erdoor.
prison-figure-reveal = Wie naast een dichte kamer staat, mag die openen.
prison-figure-no-reveal = Niet met een muur ertussen.
prison-figure-ed-fights = Eds eerste doelen lukken niet; de Genezer bereikt hij, dus vecht hij.
prison-figure-ed-walks = Geen doel past in zijn vijf punten: hij loopt ermee richting uitgang.
prison-figure-ed-bars = Opgesloten gaat hij zo dichtbij als hij kan: naar het hek.
prison-figure-hur-ban = Hur-Ban vecht met de eerste van zijn lijst, dan de volgende, en loopt door.
prison-figure-lissandra = Lissandra opent de dichtstbijzijnde kamer, pakt onderweg de boog en opent er nog een.
prison-figure-teleport = Wat in de kamer komt, belandt op het vak dat de twee dobbelstenen aanwijzen.
prison-figure-al = Al loopt naar de hoogste vriend op zijn lijst en pakt onderweg de speer.
prison-figure-serpico = Serpico brengt de gewonde Xant naar de Genezer, pakt de staf en gaat weg.
prison-figure-artos = Artos breekt twee valhekken en loopt naar het derde.
prison-figure-ley-vite = Eén punt naar het draaiwerk; de dobbelsteen zegt drie, hij draait met de twee die over zijn.
prison-figure-maldon = Maldon loopt door Serpico heen en pakt de staf: bij hem staat die hoger.
prison-figure-set-up = Acht dichte kamers, vier lang en twee breed, tussen de twee lijnen.

## Puzzels

prison-puzzle-points = Breng je score op { $points } met de actiepunten die over zijn, welke kaart er ook komt.
prison-puzzle-points-missed = De beurt is voorbij. Jouw punten: { $scored } van { $points }
prison-puzzle-safe = Overleef de beurt van de kerker: geen van je figuren wordt geraakt, en hij krijgt geen punt.
prison-puzzle-safe-missed = De kerker heeft toegeslagen. Jouw gewonden: { $hurt }, zijn punten: { $theirs }

## Het einde, ontleed

prison-account-out = { $name } kwam naar buiten
prison-account-struck = Verslagen: { $name }
prison-account-fell = In een kuil: { $name }
prison-account-their-out = De kerker: { $name } kwam naar buiten
prison-account-their-struck = De kerker: jouw { $name } viel
prison-account-their-fell = De kerker: in een kuil, { $name }
prison-account-their-trait = De kerker: { $name }, door een eigenschap

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = vechtjas
prison-bot-brawler-hint = Vecht liever dan dat hij omloopt.
prison-bot-explorer = verkenner
prison-bot-explorer-hint = Opent en draait meer kamers dan anderen.
