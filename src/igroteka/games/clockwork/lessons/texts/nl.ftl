# The lessons of Clockwork.

clockwork-lesson-else = Dat mag ook. Maar deze les wil iets anders: ‘Laat zien’ laat het zien.

## The guided game

clockwork-lesson-first = Je eerste spel
clockwork-lesson-first-theme = Een zwevende stad houdt de beste uitvinders van de wereld vast. Jij wilt wegvliegen vóór de anderen.
clockwork-lesson-first-choose = Kies wie je bent.
clockwork-lesson-first-aim = Om te ontsnappen heb je drie dingen nodig: een vliegende machine, een codekraker en brandstof.
clockwork-lesson-first-sets = Een machine heeft vier onderdelen. Je hebt er drie van een vliegende machine en drie van een codekraker.
clockwork-lesson-first-walk = Twee dobbelstenen zeggen hoe ver je loopt, jij kiest waarheen. Loop naar de Ketelhoop: een schroothoop geeft een kaart.
clockwork-lesson-first-discard = Je hebt een kaart gepakt, maar meer dan zeven mag niet. Leg het oud ijzer af: het hoort bij geen machine.
clockwork-lesson-first-discard-else = Dat kun je nog nodig hebben. Oud ijzer kun je missen.
clockwork-lesson-first-lay = Iedereen heeft de kaart gezien, nu komt hij gedekt te liggen. Leg hem op de plek die oplicht.
clockwork-lesson-first-remember = De ander heeft net een onderdeel van jouw codekraker getoond en afgelegd. Onthoud waar het ligt!
clockwork-lesson-first-back = Bij de Torens mag je bij de aflegkaarten zoeken. Loop daarheen terug.
clockwork-lesson-first-seek = Laat een kaart zien van de machine die je zoekt: de uil, je codekraker.
clockwork-lesson-first-seek-any = Goed, een uil! Laat deze keer de wijzerplaat zien.
clockwork-lesson-first-seek-else = Laat een onderdeel van de uil zien: het laatste deel daarvan ligt daar.
clockwork-lesson-first-turn-up = Wijs nu de kaart aan die de ander het laatst heeft afgelegd.
clockwork-lesson-first-turn-up-else = Dat is je eigen oud ijzer. Het deel van de uil is de andere kaart.
clockwork-lesson-first-laid = Het past: de codekraker is klaar en ligt voor je. Met minder dan zeven kaarten hoef je niets af te leggen.
clockwork-lesson-first-straight = Een dubbele worp brengt je rechtstreeks naar elke schroothoop, een 7 of 11 ook. Ga naar de Kettinghoop.
clockwork-lesson-first-fuel = De vliegende machine is klaar! Nu brandstof: loop naar de ander op de Tandradhoop.
clockwork-lesson-first-demand = In plaats van een kaart te pakken mag je er een eisen. Brandstof eis je zonder iets te tonen: eis brandstof.
clockwork-lesson-first-demand-take = Je zou een kaart kunnen pakken. Maar de ander heeft brandstof: eis die!
clockwork-lesson-first-demand-else = Brandstof is wat je mist. Eis die.
clockwork-lesson-first-won = Vliegende machine, codekraker, brandstof: je bent ontsnapt en hebt gewonnen!
clockwork-lesson-first-fields = Eindigt je loop op een gewoon veld waar niemand staat, dan is je beurt voorbij. Wie het hoogst gooit, begint het spel.
clockwork-lesson-first-tip = Een tip: let op elke aflegkaart. Wie weet waar iets ligt, vindt het bij de Torens.

## Challenges

clockwork-lesson-challenge = Een uitdaging
clockwork-lesson-challenge-where = De ander staat op de Tandradhoop. Er staan er hooguit twee op één plek.
clockwork-lesson-challenge-walk = Loop erheen: wie een ander tegenkomt, mag een kaart eisen.
clockwork-lesson-challenge-show = Laat alleen de ander een kaart zien van de machine die je wilt: een deel van de reiger.
clockwork-lesson-challenge-take = Je zou een kaart kunnen pakken. Maar hier eisen we er een.
clockwork-lesson-challenge-show-else = Laat een deel van de reiger zien: daarvan ontbreekt er nog maar één.
clockwork-lesson-challenge-return = Gelukt, de reiger ligt meteen open. Je had zeven kaarten, dus geef je er een terug: het oud ijzer.
clockwork-lesson-challenge-return-else = Je mag elke kaart teruggeven. Oud ijzer heb je het minst nodig.
clockwork-lesson-challenge-again = Met 7, 11 of dubbel mag je nog eens eisen van wie bij je staat. Laat de wijzerplaat van de uil zien.
clockwork-lesson-challenge-give = De ander had zo’n kaart niet en eist nu van jou. Je hebt hem, dus geef hem.
clockwork-lesson-challenge-scrap = Wie de kaart heeft, mag oud ijzer geven; dat is dan uit het spel, en je geeft niets terug.
clockwork-lesson-challenge-secret = Kaarten die openliggen, kun je niet eisen. De anderen horen alleen dat er kaarten van eigenaar wisselden.
clockwork-lesson-challenge-tip = Een tip: wat van jou geëist wordt, verraadt wat de ander bouwt.

## Searching

clockwork-lesson-towers = Zoeken
clockwork-lesson-towers-aim = Drie aflegkaarten liggen rond het bord. Twee daarvan ben je vergeten.
clockwork-lesson-towers-walk = Loop naar de Torens om te zoeken.
clockwork-lesson-towers-seek = Je zoekt de motor van de reiger. Laat de vleugels van de reiger zien.
clockwork-lesson-towers-rest = Je hoeft niet te zoeken. Maar hier doen we het.
clockwork-lesson-towers-wrong = Kijk wat een misser kost: wijs de linkerkaart aan.
clockwork-lesson-towers-not-that = Dat is de goede, wat een geluk! Kies toch eens de verkeerde, de linker.
clockwork-lesson-towers-away = Je moest hem nemen, en de vleugels liggen op die plek. Eerst weggaan, dan mag je weer zoeken.
clockwork-lesson-towers-again = Kom terug naar de Torens.
clockwork-lesson-towers-fuel = Brandstof en de krachtmachine zoek je zonder iets te tonen. Zoek brandstof.
clockwork-lesson-towers-find = Wijs de derde kaart aan, de rechter.
clockwork-lesson-towers-done = Gevonden! Wat goed is, is van jou; afleggen doe je alleen met meer dan zeven.
clockwork-lesson-towers-tip = Een tip: zoek alleen als je het zeker weet. Een misser kost de getoonde kaart.

## The airship

clockwork-lesson-airship = Het luchtschip
clockwork-lesson-airship-aim = Je kunt ook anders winnen: met het luchtschip van zes delen samen met de krachtmachine.
clockwork-lesson-airship-double = Je gooide dubbel op een schroothoop. Je mag blijven en nog een kaart pakken: doe dat.
clockwork-lesson-airship-discard = Een deel van het luchtschip! Leg een deel van de uil af.
clockwork-lesson-airship-either = Allebei goed. Neem deze keer de wijzerplaat.
clockwork-lesson-airship-lay = Leg hem op de plek die oplicht.
clockwork-lesson-airship-eleven = Een 11! Ga rechtstreeks naar de Tandradhoop: daar ligt het laatste deel bovenop.
clockwork-lesson-airship-won = Zes delen en de krachtmachine: het luchtschip draagt je weg. Je wint!
clockwork-lesson-airship-tip = Een tip: veel delen van één machine verraden de anderen wat ze je niet moeten geven.

## When all scrapyards are empty

clockwork-lesson-end = De laatste kaarten
clockwork-lesson-end-empty = Alle schroothopen zijn leeg. Nu gaat iedereen terug naar de Torens en blijft daar.
clockwork-lesson-end-home = Elke zet moet je dichterbij brengen. Loop naar de Torens.
clockwork-lesson-end-odd = Je worp was oneven, dus je mag zoeken. Laat de vleugels van de reiger zien.
clockwork-lesson-end-rest = Je mag het laten. Maar de staart van de reiger ligt daar.
clockwork-lesson-end-find = Wijs de tweede kaart van links aan.
clockwork-lesson-end-ask = Een 11! Bij de Torens mag je met 7, 11 of dubbel van iedereen daar eisen. Eis brandstof.
clockwork-lesson-end-won = Dat was het laatste wat je miste. Je bent ontsnapt!
clockwork-lesson-end-draw = Een even worp zonder dubbel kost je beurt. Na honderd rondes zonder nieuwe machine is het gelijkspel.
clockwork-lesson-end-tip = Een tip: onthoud wat er vroeg is afgelegd; aan het eind beslist het.
