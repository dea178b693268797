# De lessen van Wegen.

## Het eerste spel

roads-lesson-first = Je eerste spel
roads-lesson-first-theme = Twee bouwers maken samen één wegennet en leggen om de beurt een kaart. Jij bent een van hen.
roads-lesson-first-aim = De ander is begonnen en wil dat het netwerk groeit. Jij wint als je het sluit: geen enkel wegeinde mag open blijven.
roads-lesson-first-cards = Dit zijn jouw kaarten, niemand anders ziet ze. Er zijn rechte wegen, bochten, splitsingen, kruispunten en doodlopende wegen.
roads-lesson-first-join = Je legt telkens één kaart, zo dat wegen aansluiten. Leg deze bocht rechts aan, met de weg naar beneden.
roads-lesson-first-turn-it = De goede plek! Draai de kaart: de weg moet naar beneden.
roads-lesson-first-not-yet = Bewaar je doodlopende wegen voor later. Nu is de bocht nodig.
roads-lesson-first-join-else = Dat mag ook. Maar leg nu de bocht rechts aan, naar beneden.
roads-lesson-first-ends = Elk open einde heeft een teken: het zijn er drie. Een doodlopende weg sluit er één: leg hem links.
roads-lesson-first-other-end = De goede kaart! Sluit er het andere einde mee.
roads-lesson-first-dead-end-else = Zo blijft het einde open. Neem een doodlopende weg: die sluit af.
roads-lesson-first-beige = Geen weg mag tegen een beige kant lopen, niet die van jou en niet die van de ander. Op de verlichte plek past de bocht: naar rechts en beneden.
roads-lesson-first-other-place = De goede kaart! Leg hem op de andere plek.
roads-lesson-first-beige-else = Dat past ook. Neem nu de bocht.
roads-lesson-first-crossroads = Een kruispunt: meteen drie nieuwe einden! Leg de rechte weg onder je bocht, dan leiden twee wegen naar één plek.
roads-lesson-first-straight-else = Nu is de rechte weg nodig, onder je bocht.
roads-lesson-first-two-at-once = Linksonder komen twee wegen samen. Eén bocht sluit beide einden!
roads-lesson-first-leads-on = De goede plek! Maar die weg gaat verder: een bocht sluit beide einden.
roads-lesson-first-two-else = Kijk linksonder, waar twee wegen samenkomen. Sluit ze met een bocht.
roads-lesson-first-two-left = Er zijn nog twee einden. Sluit dat onder het kruispunt met een doodlopende weg.
roads-lesson-first-last = Er is nog één open einde. Je weet wat je moet doen!
roads-lesson-first-last-else = Zo blijft het open. Een doodlopende weg sluit het netwerk.
roads-lesson-first-won = Gesloten: je wint! Het maakt niet uit wie de laatste kaart legt.
roads-lesson-first-other-ends = Liggen alle kaarten en is er nog een weg open, dan wint wie begon. Kan de volgende geen kaart leggen, dan is het gelijkspel.
roads-lesson-first-tip = Een tip: bewaar doodlopende wegen voor de laatste gaten en sluit twee einden met één kaart.
roads-lesson-first-sizes = In een echt spel heeft ieder 24 kaarten, of 12, of 40.

## Houd het open

roads-lesson-open = Houd het open
roads-lesson-open-aim = Nu ben jij begonnen, dus er moet een weg open blijven. Als alle kaarten liggen, win je.
roads-lesson-open-branch = Er is maar één einde open. Leg een T-splitsing: één weg naar rechts, één naar beneden.
roads-lesson-open-turn-it = Een splitsing is goed. Draai hem: één weg naar rechts, één naar beneden.
roads-lesson-open-branch-else = Dan sluit één doodlopende weg alles af. Neem een splitsing: die opent twee einden.
roads-lesson-open-again = Eén einde is meteen gesloten, één is er over. Splits nog eens: naar rechts en beneden.
roads-lesson-open-last = Je laatste kaart. Leg de bocht zo dat de weg naar rechts gaat.
roads-lesson-open-turn-right = Draai hem: de weg moet naar rechts.
roads-lesson-open-won = Alle kaarten liggen en er is nog een weg open. Je wint!
roads-lesson-open-tip = Een tip: bewaar je splitsingen tot er weinig einden open zijn.

## De krant

roads-lesson-newspaper = Op de krant
roads-lesson-newspaper-field = De krant is het veld, en niets steekt eruit. Wie de laatste kaart legt, wint.
roads-lesson-newspaper-corner = De rand telt als beige. Rechtsboven past alleen een bocht: leg hem.
roads-lesson-newspaper-corner-else = Eerst de hoek rechtsboven.
roads-lesson-newspaper-edge = Verder langs de rand. Leg de rechte weg onder je bocht.
roads-lesson-newspaper-edge-else = Nu de rechte weg, rechts onder je bocht.
roads-lesson-newspaper-lock = Misschien heeft de ander alleen nog bochten. Leg een bocht rechtsonder: in het gat ernaast past dan geen bocht.
roads-lesson-newspaper-lock-else = Nu de hoek rechtsonder.
roads-lesson-newspaper-won = Wie geen kaart kan leggen, ligt eruit. De laatste was van jou: je wint!
roads-lesson-newspaper-tip = Een tip: laat gaten waar alleen jouw kaarten in passen.

## De stapel

roads-lesson-heap = Van de stapel
roads-lesson-heap-draw = Niemand krijgt kaarten: ze liggen allemaal op de stapel. Elke beurt pak je er blind één.
roads-lesson-heap-lay = Je hebt een bocht gepakt. Leg hem rechts aan, met de weg naar links.
roads-lesson-heap-turn-left = De goede plek! Draai hem: de weg moet naar links.
roads-lesson-heap-lay-else = Daar past hij ook. Maar leg hem deze keer rechts.
roads-lesson-heap-kept = Toen pakte je een rechte weg. Die paste nergens: je hield hem, en je beurt was voorbij.
roads-lesson-heap-close = Nu heb je een bocht gepakt. Je mag elke kaart leggen die je hebt: sluit de ring.
roads-lesson-heap-won = Gesloten: het spel is meteen uit. Jij hebt nog één kaart, de ander twee: wie de minste heeft, wint.
roads-lesson-heap-end = Anders gaat het door tot de stapel op is en niemand meer kan leggen. Bij gelijke stand tellen de meeste aangesloten wegen.
roads-lesson-heap-tip = Een tip: leg eerst wat bijna nergens past, en bewaar wat overal past.

## Stroken

roads-lesson-lanes = Twee en vier stroken
roads-lesson-lanes-widths = De wegen hebben nu twee of vier stroken. Twee sluiten nooit aan op vier.
roads-lesson-lanes-four = Het einde rechts heeft vier stroken. Sluit het met de doodlopende weg van vier stroken.
roads-lesson-lanes-four-else = Dat mag ook. Maar sluit eerst het einde rechts.
roads-lesson-lanes-two = Naar beneden gaan twee stroken. Leg de bocht van twee stroken, naar rechts.
roads-lesson-lanes-two-else = Draai hem: de weg moet naar rechts.
roads-lesson-lanes-won = Er is een weg open, maar geen kaart die er nog is past op twee stroken. Dat telt als gesloten: je wint!
roads-lesson-lanes-tip = Een tip: tel mee welke breedtes de ander nog kan hebben.
