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
print-step-duplex = Print on both sides, flipped on the long edge, and hold the first sheet up to the light: the marks should meet.
print-step-glue = Thick paper can be used as it is. Glue thin paper onto card, and let it dry flat under a heavy book. If your printer only does one side, glue faces and backs together, marks on marks.
print-step-cut = Cut from mark to mark with a knife and a ruler: first all strips, then the cards.
print-step-single = Print on one side only, best on thick paper of 160 to 200 g.
print-step-score = Before you fold, run an empty ballpoint pen along the dashed lines with a ruler: they will bend sharp and straight.

print-front = faces
print-back = backs
print-sheet = sheet { $number } of { $total }


print-field = Corners of the field
print-field-note = The field is { $width } × { $height } cards, that is { $across } × { $down } mm. Cut out the four corners and lay them where the field ends, or fold a newspaper to that size. The cards lie inside the yellow line, and each tick is one card.

print-players-between = { $low }–{ $high } players
print-card-size = cards { $width } × { $height } mm
print-board-size = board { $width } × { $height } cm
print-cards-title = Cards

print-board = Board
print-board-note = The board is { $across } × { $down } mm, on { $sheets } sheets. Cut each sheet along the marks. The hatched strips stay on: put glue on them and lay the next sheet up to their edge, row by row, then row to row. Afterwards glue it all onto card, if you like.
print-tile = row { $row }, column { $column }
print-dice = dice

print-clockwork-pieces = Characters and dice
print-clockwork-pieces-note = Cut along the solid lines and fold along the dashed ones. Fold a character in the middle, glue its two sides together and bend the feet outwards. Fold a die into a cube and glue its tabs inside. Your own dice will do as well.
print-clockwork-characters = characters
print-clockwork-character-cards = character cards
print-clockwork-towers = The Towers
print-clockwork-towers-note = Cut along the solid lines and fold along the dashed ones. Glue the long tab to close the walls, then the narrow tabs under the roof. Bend the tabs at the foot inwards and glue the three towers onto the plate, the tall one in the middle. They stand in the middle of the board.

print-die = die
print-urfin-parts-count = { $count } parts to fold
print-urfin-parts = Towers and walls
print-urfin-parts-note = Cut along the solid lines, fold along the dashed ones, glue the tabs inside. Bases with eight sides and with four become tubes, roofs become pyramids and gables, walls long boxes. A roof sits on its base like a hat. Put all of them into a bag: shapes are told apart by touch, colours are not.
print-urfin-soldiers = soldiers
print-urfin-soldiers-title = Wooden soldiers
print-urfin-soldiers-note = Fold each soldier in the middle, glue both sides together and bend the feet outwards. The sour face looks ahead; whoever is hit is turned to the smiling one and goes home.
print-urfin-aid = Who shoots where
print-urfin-aid-note = A tower covers what its base covers and what its roof covers. Roof 3 has two upright sides that shoot and two slopes that do not; turn it as you like when you place it. Walls do not shoot.

print-aid = At a glance
print-prison-room-size = rooms { $side } × { $side } mm
print-prison-token-size = tokens { $side } × { $side } mm
print-prison-rooms = Rooms
print-prison-tokens = Tokens and markers
print-prison-prisoners = Prisoners
print-prison-pieces = Starting lines and dice
print-prison-pieces-note = Cut out the lines and lay one at each short end of the dungeon. Fold the dice into cubes and glue their tabs inside: the red one is for the row, the white one for the column, the third turns rooms. A marker on a portcullis says that it is open, its other side that it is broken for good. A token turned over is wounded.
print-prison-lines = Starting lines
print-prison-lines-note = Cut out the lines and lay one at each short end of the dungeon. A marker on a portcullis says that it is open, its other side that it is broken for good. A token turned over is wounded. While tokens are hidden, lay their slips with the bars on the back instead.
print-prison-aid-note = Classes with speed / strength, objects, what an action costs in action points, and at each level the cards that bring a reinforcement.
print-prison-duel-aid-note = Classes with speed / strength, objects, and what an action costs in action points.
print-prison-box-rooms = rooms
print-prison-box-yellow-characters = yellow characters
print-prison-box-yellow-objects = yellow objects
print-prison-box-yellow-cards = yellow cards
print-prison-box-blue-characters = blue characters
print-prison-box-blue-objects = blue objects
print-prison-box-blue-cards = blue cards
print-prison-box-np-characters = prisoners, a token and a card each
print-prison-box-np-objects = purple objects
print-prison-box-np-cards = combat cards of the dungeon
print-prison-box-room-cards = room cards
print-prison-box-sight-cards = cards of the Sight

print-skyscraper-connectors = Connectors
print-skyscraper-workers = Workers
print-skyscraper-workers-note = Cut along the solid lines and fold along the dashed ones. Fold a worker in the middle, glue both sides together and bend the feet outwards. Five of a colour are the crew; the one with the flag marks the score.
print-skyscraper-joining = Putting cards together
print-skyscraper-joining-note = The cards are { $side } × { $side } mm. Use card of about 0.5 mm, and cut the short slits as wide as it is thick. Where edges meet, push a cross into the slits of all of them. Where an edge meets the middle of a card, put a bar through the slot there and push the edge onto the bar. Two connectors hold a joint better than one.
print-skyscraper-track = Score track
print-skyscraper-track-note = Everybody’s marker begins at 0. Whoever comes to −40 is out.
print-skyscraper-box-building = building cards
print-skyscraper-box-foundation = foundation cards
print-skyscraper-box-supports = supports, upright and flat
print-skyscraper-box-connectors = connectors
print-skyscraper-box-workers = workers
print-skyscraper-box-track = score track
