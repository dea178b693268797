# De lessen van Wolkenkrabber. Eén idee per stap, hooguit twee korte zinnen, voor wie tien is.

## Antwoorden die op veel plekken passen

skyscraper-lesson-take = Eerst de verlichte kaart: pak die.
skyscraper-lesson-hold = Houd deze kaart in je hand: die wordt nu gebouwd.
skyscraper-lesson-place = Daar zou hij ook kunnen. Zet hem deze keer op de verlichte plek.
skyscraper-lesson-turn = De plek klopt, maar zo ontmoeten minder balken elkaar. Druk op ‘Draaien’ tot het getal het hoogst is.
skyscraper-lesson-go = Nu niet. Breng je bouwvakker naar de verlichte plek.

## Het begeleide spel

skyscraper-lesson-first = Je eerste spel
skyscraper-lesson-first-theme = Twee ploegen bouwen samen één wolkenkrabber van kaarten en klimmen erop. Eén ervan is van jou.
skyscraper-lesson-first-goal = De meeste punten winnen. Stalen balken die elkaar ontmoeten geven punten; op het eind ook je laatste kaart en wie het hoogst staat.
skyscraper-lesson-first-turn = Een beurt is drie acties: een bouwvakker sturen, een kaart bouwen of een bouwvakker verplaatsen. De helmen tellen ze.
skyscraper-lesson-first-send = Zonder bouwvakker op de bouwplaats bouwt niemand. Stuur er een naar de verlichte plek: daar raakt hij twee muren.
skyscraper-lesson-first-send-else = Vandaar bereikt hij minder kaarten. Stuur hem naar de verlichte plek, in de hoek.
skyscraper-lesson-first-card = De grijze strepen zijn stalen balken. Een bouwvakker van boven of van onder gezien: de kaart ligt plat. Pak hem.
skyscraper-lesson-first-set = Druk op de verlichte plek: de kaart laat zien hoe hij daar ligt. Druk dan op ‘Neerzetten’.
skyscraper-lesson-first-points = Vijf paren balken ontmoeten elkaar: 5 punten. De bouwvakker op de kaart is er nog 1.
skyscraper-lesson-first-climb = Er is nog één actie: breng je bouwvakker een verdieping omhoog. Druk op hem, dan op de verlichte plek.
skyscraper-lesson-first-theirs = De andere ploeg heeft twee bouwvakkers gestuurd, en één staat boven naast die van jou. Nu ben jij weer aan de beurt.
skyscraper-lesson-first-wall = Op deze kaart zie je de bouwvakker van opzij: de kaart staat rechtop. Pak hem.
skyscraper-lesson-first-high = Zet hem op de verdieping. Hij wordt hoger dan alle kaarten tot nu toe, dus telt je hele beurt dubbel!
skyscraper-lesson-first-roof = De volgende verdieping komt boven op de muur. Pak deze kaart en zet hem neer.
skyscraper-lesson-first-up = Nu gaat je bouwvakker weer omhoog, naar verdieping 2.
skyscraper-lesson-first-them = De anderen hebben een muur gebouwd. Maar jouw bouwvakker staat nog steeds het hoogst.
skyscraper-lesson-first-last = Je hebt nog één kaart. Wie zijn laatste kaart bouwt, maakt meteen een eind aan het spel: pak hem.
skyscraper-lesson-first-any = Deze kaart is gewoon, dus die mag staan of liggen. Kies zelf een plek: ‘Neerzetten’ zegt hoeveel punten die geeft.
skyscraper-lesson-first-over = Je laatste kaart geeft 5 punten. De andere ploeg verliest 1 voor elke kaart die ze nog heeft.
skyscraper-lesson-first-top = En nog 5, want jij hebt de meeste bouwvakkers op de hoogste verdieping. Je wint!
skyscraper-lesson-first-real = In een echt spel met twee heeft ieder 15 kaarten, en niemand ziet die van de ander.
skyscraper-lesson-first-tip = Een tip: kijk voor je je laatste kaart bouwt wie het hoogst staat.

## Wat past waaraan

skyscraper-lesson-joints = Wat past waaraan
skyscraper-lesson-joints-line = Kaarten worden haaks verbonden. Een hele rand van de ene ligt op een rand of op de middenlijn van de andere.
skyscraper-lesson-joints-near = Een nieuwe kaart komt aan de kaart waar je bouwvakker op staat, of aan een ernaast. Hier is dat deze muur.
skyscraper-lesson-joints-pale = Deze kaart is bleek: nu past hij nergens in de buurt van je bouwvakker.
skyscraper-lesson-joints-flat = Pak de liggende kaart. Die mag boven aan de muur uitsteken: zet hem daar.
skyscraper-lesson-joints-ground = Alleen de fundering en je twee steunen mogen de grond raken. Pak de staande steun.
skyscraper-lesson-joints-under = Zet hem onder de kaart die uitsteekt. Hij houdt die omhoog, en ook zijn balken geven punten.
skyscraper-lesson-joints-upright = Nu heeft de bleke kaart een plek: rechtop, pijl omhoog. Pak hem en zet hem waar je wilt.
skyscraper-lesson-joints-never = Een kaart mag niet alleen maar hangen, of zo ver uitsteken dat een verbinding breekt. Zulke plekken lichten niet op.
skyscraper-lesson-joints-tip = Een tip: zoek plekken waar de balken van je kaart andere voortzetten. Minstens één moet een andere ontmoeten.

## Punten

skyscraper-lesson-points = Punten voor balken
skyscraper-lesson-points-pair = Een punt voor elke twee balken die elkaar ontmoeten: allebei langs de verbinding, of allebei uitkomend op één punt ervan.
skyscraper-lesson-points-take = Pak deze kaart.
skyscraper-lesson-points-two = Druk op de verlichte plek. ‘Draaien’ laat zien wat hij anders zou geven; zet hem dan zo dat hij 2 geeft.
skyscraper-lesson-points-worker = Op de volgende kaart staat een bouwvakker, en dat is 1 punt meer. Pak hem.
skyscraper-lesson-points-double = Dit wordt de hoogste kaart van allemaal. Dan tellen alle punten van deze beurt dubbel, ook die van daarnet: zet hem neer.
skyscraper-lesson-points-third = Ook de derde kaart telt dubbel. Pak hem, en zet hem waar veel balken elkaar ontmoeten.
skyscraper-lesson-points-all = Alle drie de kaarten telden dubbel. Het maakt niet uit welke de hoogste was.
skyscraper-lesson-points-tip = Een tip: bouw omhoog in een beurt waarin je drie kaarten bouwt.

## Verdiepingen en bouwvakkers

skyscraper-lesson-climb = Verdiepingen en bouwvakkers
skyscraper-lesson-climb-floor = De grond is verdieping 0. Liggende kaarten op één hoogte zijn een verdieping: hier verdieping 1, daarboven verdieping 2.
skyscraper-lesson-climb-up = Met één actie gaat een bouwvakker langs een muur een verdieping omhoog of omlaag. Druk op die van jou, dan op de verlichte plek.
skyscraper-lesson-climb-free = Op zijn eigen kaart loopt een bouwvakker zonder dat het een actie kost: zulke plekken zijn blauw. Probeer het.
skyscraper-lesson-climb-top = Nog een verdieping is nog een actie: omhoog naar verdieping 2.
skyscraper-lesson-climb-room = Een bouwvakker van de andere ploeg is nog in de kamer eronder. Maar één kant is open.
skyscraper-lesson-climb-take = Maak die dicht! Pak deze kaart.
skyscraper-lesson-climb-shut = Zet hem aan de open kant.
skyscraper-lesson-climb-lost = Aan alle kanten ingesloten is de bouwvakker verloren: hij loopt niet, bouwt niet en telt op het eind niet mee.
skyscraper-lesson-climb-warn = Voor je een eigen bouwvakker insluit, waarschuwt het scherm je.
skyscraper-lesson-climb-tip = Een tip: ga een kamer uit zolang er een uitgang is.

## Een vaste hand

skyscraper-lesson-falls = Een vaste hand
skyscraper-lesson-falls-real = Tot nu toe waren je handen ‘kalm’. Zijn ze ‘mild’ of ‘echt’, dan is de zwaartekracht echt: wat wiebelt, kan vallen.
skyscraper-lesson-falls-take = Pak deze kaart.
skyscraper-lesson-falls-set = Sleep hem langzaam naar de verlichte plek. Of druk op de plek en ‘Neerzetten’, en stop de naald twee keer in het midden.
skyscraper-lesson-falls-fell = De hand van de andere ploeg trilde, en je bouwvakker viel. Dat kost hun 5 punten: wie aan de beurt is, betaalt.
skyscraper-lesson-falls-back = Je mag je bouwvakker op elke verdieping terugzetten. Zet hem op de verlichte plek.
skyscraper-lesson-falls-back-else = Dat mag. Maar daarboven is hij meteen weer aan het werk: zet hem op de verlichte plek.
skyscraper-lesson-falls-off = Toen liet een kaart los. Die ging terug naar zijn speler, en dat kostte nog eens 5 punten.
skyscraper-lesson-falls-ground = Valt een kaart op de grond, of laat er met echte handen een los, dan is alles voorbij: wie aan de beurt is, heeft verloren.
skyscraper-lesson-falls-hold = Je andere hand kan één kaart die al staat vasthouden. Pak deze kaart om te zien hoe.
skyscraper-lesson-falls-again = Druk op de verlichte plek, dan op ‘Kaart vasthouden’ als je wilt. Zet hem dan neer.
skyscraper-lesson-falls-stood = Alles staat. Stoot je een eigen bouwvakker naar beneden, dan kost dat ook 5 punten.
skyscraper-lesson-falls-tip = Een tip: doe het langzaam, en houd de kaart vast die de nieuwe moet dragen.

## De laatste kaart

skyscraper-lesson-end = De laatste kaart
skyscraper-lesson-end-last = Je laatste kaart zou het spel meteen beëindigen: 5 punten voor jou. De anderen hebben vier kaarten: 4 punten minder voor hen.
skyscraper-lesson-end-five = Nog 5 punten zijn voor wie de meeste bouwvakkers op de hoogste verdieping heeft. Daar staan jullie gelijk.
skyscraper-lesson-end-equal = Dan beslist de verdieping eronder. Daar hebben de anderen één bouwvakker, en jij geen.
skyscraper-lesson-end-one = Bouw dus nog niet. Haal je bouwvakker van de grond omhoog, eerst naar verdieping 1.
skyscraper-lesson-end-early = Nu zou de andere ploeg de 5 punten voor de hoogste verdieping krijgen. Breng eerst je bouwvakker omhoog.
skyscraper-lesson-end-two = En door naar verdieping 2: dan zijn jullie daar met twee tegen één.
skyscraper-lesson-end-now = Pak nu je laatste kaart, en zet hem waar je wilt.
skyscraper-lesson-end-count = 5 punten voor de laatste kaart, 5 voor de hoogste verdieping. De meeste punten winnen: jij hebt gewonnen!
skyscraper-lesson-end-three = Bouwt er drie rondes lang niemand, dan is het spel ook uit: de 5 voor de laatste kaart krijgt dan niemand.
skyscraper-lesson-end-tip = Een tip: tel mee hoeveel kaarten de anderen hebben gebouwd. Wees op tijd boven.
