# What the press says. Card names and options come from the game's own texts.

print-players =
    { $seats ->
        [one] { $seats } player
       *[other] { $seats } players
    }
print-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
print-rules = How to play
print-deck = In the box
print-making = Print, glue, cut
print-measure = this line is 50 mm long

print-step-size = Print at 100 % (“actual size”, not “fit to page”). Measure the line below: it should be 50 mm.
print-step-duplex = Print on both sides, flipped on the long edge, and hold the first sheet against the light: the marks should meet.
print-step-glue = Thick paper can be used as it is. Thin paper is glued on card, and dries flat under a heavy book. If your printer only does one side, glue faces and backs together, marks on marks.
print-step-cut = Cut from mark to mark with a knife and a ruler: first all strips, then the cards.
print-step-single = Print on one side only, best on thick paper of 160 to 200 g.
print-step-score = Before you fold, run an empty ballpoint pen along the dashed lines with a ruler: they will bend sharp and straight.

print-front = faces
print-back = backs
print-sheet = sheet { $number } of { $total }

print-roads-right = The road runs on.
print-roads-nowhere = A road into beige leads nowhere.
print-roads-lanes = Two lanes never join four.

print-field = Corners of the field
print-field-note = The field is { $width } × { $height } cards, that is { $across } × { $down } mm. Cut out the four corners and lay them where the field ends, or fold a newspaper to that size. The cards lie inside the yellow line, and each tick is one card.

print-players-between = { $low }–{ $high } players
print-card-size = cards { $width } × { $height } mm
print-board-size = board { $width } × { $height } cm
print-cards-title = Cards

print-board = Board
print-board-note = The board is { $across } × { $down } mm, on { $sheets } sheets. Cut each sheet along the marks. The hatched strips stay on: put glue on them and lay the next sheet up to their edge, row by row, then row to row. Afterwards glue it all on card, if you like.
print-tile = row { $row }, column { $column }
print-dice = dice

print-clockwork-pieces = Characters and dice
print-clockwork-pieces-note = Cut along the solid lines and fold along the dashed ones. Fold a character in the middle, glue its two sides together and bend the feet outwards. Fold a die into a cube and glue its tabs inside. Your own dice will do as well.
print-clockwork-characters = characters

print-die = die
print-urfin-parts-count = { $count } parts to fold
print-urfin-parts = Towers and walls
print-urfin-parts-note = Cut along the solid lines, fold along the dashed ones, glue the tabs inside. Bases with eight sides and with four become tubes, roofs become pyramids and gables, walls long boxes. A roof sits on its base like a hat. Put all of them into a bag: shapes are told apart by touch, colours are not.
print-urfin-soldiers = soldiers
print-urfin-soldiers-title = Wooden soldiers
print-urfin-soldiers-note = Fold each soldier in the middle, glue both sides together and bend the feet outwards. The sour face looks ahead; whoever is hit is turned to the smiling one and goes home.
print-urfin-aid = Who shoots where
print-urfin-aid-note = A tower covers what its base covers and what its roof covers. Roof 3 has two upright sides that shoot and two slopes that do not; turn it as you like when you place it. Walls do not shoot.
