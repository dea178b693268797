# Roads, in words.
# Events have their own fields, and besides: $player is the name of the seat the event speaks of
# (of the starter where lots are drawn), $you is "yes" when that seat is the reader's, else "no".
# Prompts and refusals have their details; $player is the name of the seat in `seat`.
# $side is where a card meets its neighbour: 0 north, 1 east, 2 south, 3 west.

roads-name = Roads
roads-tagline = Lay road cards edge to edge: stretch the network, or close it.

## Cards

roads-face-S = straight
roads-face-C = turn
roads-face-T = T-junction
roads-face-X = crossroads
roads-face-D = dead end
roads-face-S2 = two-lane straight
roads-face-S4 = four-lane straight
roads-face-C2 = two-lane turn
roads-face-C4 = four-lane turn
roads-face-T2 = two-lane T-junction
roads-face-T4 = four-lane T-junction
roads-face-X2 = two-lane crossroads
roads-face-X4 = four-lane crossroads
roads-face-D2 = two-lane dead end
roads-face-D4 = four-lane dead end
roads-face-X24 = crossing of two lanes and four
roads-face-T42 = four-lane road, two-lane side road
roads-face-T24 = two-lane road, four-lane side road

# The name of the card in $face, for use inside other messages.
roads-face =
    { $face ->
        [S] { roads-face-S }
        [C] { roads-face-C }
        [T] { roads-face-T }
        [X] { roads-face-X }
        [D] { roads-face-D }
        [S2] { roads-face-S2 }
        [S4] { roads-face-S4 }
        [C2] { roads-face-C2 }
        [C4] { roads-face-C4 }
        [T2] { roads-face-T2 }
        [T4] { roads-face-T4 }
        [X2] { roads-face-X2 }
        [X4] { roads-face-X4 }
        [D2] { roads-face-D2 }
        [D4] { roads-face-D4 }
        [X24] { roads-face-X24 }
        [T42] { roads-face-T42 }
        [T24] { roads-face-T24 }
       *[other] { $face }
    }

## Options

roads-option-variant = Variant
roads-option-variant-hint = Three games with the same cards.
roads-option-variant-duel = Duel
roads-option-variant-duel-hint = For two: one stretches the network, the other closes it.
roads-option-variant-newspaper = Newspaper
roads-option-variant-newspaper-hint = On a bounded field: whoever lays the last card wins.
roads-option-variant-heap = Heap
roads-option-variant-heap-hint = Draw blindly, lay what you can: the fewest cards left wins.
roads-option-cards = Cards each
roads-option-cards-hint = On the newspaper the field sets the number.
roads-option-cards-24 = 24
roads-option-cards-24-hint = The usual game.
roads-option-cards-40 = 40
roads-option-cards-40-hint = A long game.
roads-option-cards-12 = 12
roads-option-cards-12-hint = A quick game.
roads-option-lanes = Lanes
roads-option-lanes-off = One width
roads-option-lanes-off-hint = Every road joins every other.
roads-option-lanes-on = Two and four lanes
roads-option-lanes-on-hint = Harder: two lanes never join four.
roads-option-field = Field
roads-option-field-hint = Only on the newspaper. Your own size, width × height: 3x3 to 20x20.
roads-option-field-page = Page, 6 × 8
roads-option-field-page-hint = Good for two or three.
roads-option-field-spread = Spread, 12 × 8
roads-option-field-spread-hint = Room for four and more.
roads-option-border = Border
roads-option-border-hint = Only on the newspaper: what the edge of the field is.
roads-option-border-beige = Beige
roads-option-border-beige-hint = No road may run off the field.
roads-option-border-open = Open
roads-option-border-open-hint = Roads may run off, as long as one still leads on inside.

## What is asked

roads-prompt-open = You begin: lay any card.
roads-prompt-extend = Your turn. Lay a card and keep the network open.
roads-prompt-close = Your turn. Lay a card; try to close the network.
roads-prompt-lay = Your turn. Lay a card so that its road joins.
roads-prompt-wait = { $player } is to lay a card.
roads-prompt-out = You are out. See who lays the last card.
roads-prompt-chance =
    { $stage ->
        [lots] Lots are drawn: who begins?
        [deal] The cards are dealt.
       *[draw] A card is drawn from the heap.
    }
roads-prompt-over = The game is over.

## Moves in words, as on a button; and the headings of several of a kind

roads-action-lay = Lay the { roads-face } at ({ $x }, { $y }); roads: { $sides }
roads-action-lay-lanes = Lay the { roads-face } at ({ $x }, { $y }); four lanes: { $wide }; two lanes: { $narrow }
# The same where the place is lit, and the card shown as it would lie.
roads-action-lay-here = Lay the { roads-face } here
roads-action-lay-lanes-here = { roads-action-lay-here }
roads-action-draw-lots = The lot falls to { $player }, who begins.
roads-action-deal = The cards are dealt.
roads-action-draw = A card is drawn from the heap.
roads-moves-lay = Lay a card
roads-aloud-of = { $player }: { $what }

## Why not

# The side in $side, for use inside other messages.
roads-side =
    { $side ->
        [0] top
        [1] right
        [2] bottom
       *[3] left
    }

roads-refuse-not-held = You don’t hold that card.
roads-refuse-turn = Turned that far, the card looks the same as turned less. Turn it less.
roads-refuse-taken = A card already lies there.
roads-refuse-outside = That is outside the field.
roads-refuse-opening = The first card lies in the middle of the table.
roads-refuse-not-beside = Lay it beside a card that already lies there.
roads-refuse-no-road = No road joins there. At least one must.
roads-refuse-into-beige = The road would run into a beige side ({ roads-side }).
roads-refuse-cuts-road = A road comes in from the { roads-side }, and your card is beige there.
roads-refuse-border = The road would run off the field ({ roads-side }).
roads-refuse-lanes = { $has } lanes can’t join { $want } ({ roads-side }).
roads-refuse-runs-out = That would leave no open road inside the field.

## What wins

roads-purpose-duel = One keeps the network open, the other closes it. Open ends: { $ends }
roads-purpose-extend = Keep the network open to the last card. Open ends: { $ends }, cards left: { $left }
roads-purpose-close = Close the network. Open ends: { $ends }
roads-purpose-last = Lay the last card of all. Players still in: { $players }, your cards: { $cards }
roads-purpose-last-watched = Whoever lays the last card wins. Players still in: { $players }
roads-purpose-heap = Have the fewest cards left at the end. You: { $cards }, fewest of the others: { $others }
roads-purpose-heap-watched = The fewest cards left wins. In the heap: { $heap }

## How it ended

roads-over-closed = The network is closed: the player who went second wins.
roads-over-nothing-fits = No card left fits anywhere, and that counts as closed: the player who went second wins.
roads-over-all-laid = Every card is laid and the network still open: the player who began wins.
roads-over-no-move = The network is open, but the next player can’t lay a card: a draw.
roads-over-laid-last = Nobody else can lay a card: whoever laid the last one wins.
roads-over-heap-stuck = Nobody can lay any more: the fewest cards left wins.
roads-over-heap-all-laid = Every card is laid: whoever joined the most roads wins.
roads-over-heap-closed = The network is closed: the fewest cards left wins.

## What happens

roads-event-lots =
    { $you ->
        [yes] The lot falls to you: you begin.
       *[no] The lot falls to { $player }, who begins.
    }
roads-event-dealt =
    { $you ->
        [yes] { $size ->
            [one] You are dealt one card.
           *[other] You are dealt { $size } cards.
        }
       *[no] { $size ->
            [one] { $player } is dealt one card.
           *[other] { $player } is dealt { $size } cards.
        }
    }
roads-event-drawn =
    { $you ->
        [yes] You draw a card: { roads-face }. Left in the heap: { $heap_left }.
       *[no] { $player } draws a card. Left in the heap: { $heap_left }.
    }
roads-event-laid =
    { $you ->
        [yes] You lay a card: { roads-face } ({ $x }, { $y }). Roads joined: { $joined }.
       *[no] { $player } lays a card: { roads-face } ({ $x }, { $y }). Roads joined: { $joined }.
    }
roads-event-kept =
    { $you ->
        [yes] None of your cards fits. You keep them.
       *[no] { $player } can’t lay a card and keeps them all.
    }
roads-event-out =
    { $you ->
        [yes] You can’t lay a card: you are out.
       *[no] { $player } can’t lay a card and is out.
    }
roads-event-closed = The network is closed: no open road end is left.
roads-event-over = The game is over.

## On the screen

# $sides is a list of sides such as "top, right"; $x and $y are a place of the table.
roads-ui-table = The road network
roads-ui-hand = Your cards
roads-ui-hand-empty = You hold no cards.
roads-ui-card =
    { $count ->
        [one] { roads-face }, one card
       *[other] { roads-face }, { $count } cards
    }
roads-ui-card-nowhere =
    { $count ->
        [one] { roads-face }, one card; fits nowhere now
       *[other] { roads-face }, { $count } cards; fits nowhere now
    }
# A place where the picked card fits; $ways counts the turns in which it does.
roads-ui-place =
    { $ways ->
        [one] Fits at ({ $x }, { $y })
       *[other] Fits at ({ $x }, { $y }), { $ways } ways
    }
# A place where nobody says whether the card fits.
roads-ui-try = Try at ({ $x }, { $y })
# The picked card shown at a place, not laid yet.
roads-ui-here = { roads-face } at ({ $x }, { $y }). Roads: { $sides }.
# A card that lies on the table.
roads-ui-lies = { roads-face } at ({ $x }, { $y }). Roads: { $sides }. Laid by { $player }.
roads-ui-turn = Turn
roads-ui-lay = Lay here
roads-ui-back = Put back
roads-ui-do-pick = Pick a card.
roads-ui-do-place =
    { $places ->
        [0] { roads-face }: fits nowhere now. Pick another card.
        [one] { roads-face }: fits in one place.
       *[other] { roads-face }: fits in { $places } places.
    }
roads-ui-do-try = { roads-face }: choose a place for it.
roads-ui-do-lay = Lay it here?
roads-ui-do-turn = Choose the card again to turn it.
roads-ui-ends =
    { $ends ->
        [0] No open road ends
        [one] One open road end
       *[other] Open road ends: { $ends }
    }
roads-ui-marks = Show who laid what
roads-ui-unseen = Not seen yet
roads-ui-heap = Heap
roads-ui-aside = Aside, unseen
roads-ui-left = Cards left
roads-ui-joined = Roads joined
roads-ui-out = out
roads-ui-task-extend = keeps the network open
roads-ui-task-close = closes the network
roads-ui-revealed = What the others still held
# The name of the newspaper that the field is drawn on.
roads-ui-masthead = The Road Courier

## Hints: why a move is good

roads-hint-wins = It wins the game at once.
roads-hint-draws = It ends the game in a draw, which is the best to be had.
roads-hint-safe = The network can’t be closed on the next turn.
roads-hint-hole = It leaves a gap that no card left can fill: the network can’t be closed any more.
roads-hint-closes =
    { $of ->
        [one] It closes the only open road end. Left open: { $left }.
       *[other] It closes { $closed } of { $of } open road ends. Left open: { $left }.
    }
roads-hint-opens = Open road ends: { $left } instead of { $of }.
roads-hint-keep-branches = You keep your junctions for when you need them.
roads-hint-keep-dead-ends = You keep your dead ends for the last gaps.
roads-hint-own-gaps =
    { $gaps ->
        [one] One gap fits your cards only.
       *[other] { $gaps } gaps fit your cards only.
    }
roads-hint-room =
    { $gaps ->
        [one] One gap will still take a card of yours.
       *[other] { $gaps } gaps will still take a card of yours.
    }
roads-hint-knocks-out = Nobody else has a card that fits anywhere.

## Figures

roads-figure-joins = The road runs on from card to card.
roads-figure-apart = Beside a card, but no road joins.
roads-figure-into-beige = The new road runs into a beige side.
roads-figure-cut-off = The new card’s beige side cuts a road off.
roads-figure-beige-to-beige = Beige against beige is fine: a road joins above.
roads-figure-closed = No road end is open any more: the second player wins.
roads-figure-still-open = The last card leaves roads open: the first player wins.
roads-figure-inside = Inside the newspaper a card may lie anywhere it fits.
roads-figure-outside = No card lies outside the newspaper.
roads-figure-over-the-edge = The road would leave the newspaper: its edge counts as beige.
roads-figure-lanes-meet = Four lanes join four; two lanes branch off below.
roads-figure-lanes-apart = Two lanes may not join four.

## Puzzles

roads-puzzle-closed = Close the network, whatever the other player lays. You may lay { $moves } cards.
roads-puzzle-closed-missed = It is not closed. Open road ends: { $ends }
roads-puzzle-last = Lay the last card of all, whatever the other player lays. You may lay { $moves } cards.
roads-puzzle-last-missed = The last card was not yours.

## The end, taken apart

roads-account-laid = Cards laid: { $count }
roads-account-left = Cards left: { $count }
roads-account-joined = Roads joined: { $count }
roads-account-ends = Road ends still open: { $count }

# Ways to play of the bots: a word, and a line about it.
roads-bot-brancher = brancher
roads-bot-brancher-hint = Lays its junctions first, so that the roads soon fork.
roads-bot-hoarder = hoarder
roads-bot-hoarder-hint = Keeps its junctions for later and lays plain roads and dead ends first.
