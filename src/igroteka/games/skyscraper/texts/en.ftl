# Skyscraper, in words.
# Events have their own fields, and besides: $player is the name of the seat the event speaks of,
# $you is "yes" when that seat is the reader's, else "no". A flag such as $doubled is "yes" or "no".
# Prompts and refusals have their details; $player is the name of the seat in `seat`.

skyscraper-name = Skyscraper
skyscraper-tagline = Build it card by card, climb it floor by floor, and keep your hand steady.

## Options

skyscraper-option-hands = Hands
skyscraper-option-hands-hint = Every card and every worker is set down by hand, and gravity is real.
skyscraper-option-hands-forgiving = Forgiving
skyscraper-option-hands-forgiving-hint = A little tremor is smoothed out; a card that comes off goes back to its player.
skyscraper-option-hands-real = Real
skyscraper-option-hands-real-hint = The hand as it is. A card out of place brings it all down.
skyscraper-option-hands-calm = Calm
skyscraper-option-hands-calm-hint = No tremor and no falls: only what could not stand is refused.

## Cards

skyscraper-card-upright = upright card
skyscraper-card-flat = flat card
skyscraper-card-any = plain card
skyscraper-card-foundation = foundation
skyscraper-card-prop = upright support
skyscraper-card-slab = flat support

## Prompts

skyscraper-prompt-act =
    { $left ->
        [one] One action left: send a worker, build, or move.
       *[other] { $left } actions left: send a worker, build, or move.
    }
skyscraper-prompt-build = Choose a place for the card, then how it is turned.
skyscraper-prompt-put = One of your workers fell. Put it back on any floor, or into the crew.
skyscraper-prompt-wait = { $player } is at work.
skyscraper-prompt-settle = Hold your breath…
skyscraper-prompt-over = The building stands as it stands.

## Moves in words, as on a button; and the headings of several of a kind

# With "-here": the same where the thing itself is lit.
skyscraper-action-send = { skyscraper-ui-step-send }
skyscraper-action-send-here = Send a worker here
skyscraper-action-pick = Take card { $number } in hand: { skyscraper-ui-card }
skyscraper-action-pick-here = Take this card
skyscraper-action-put-back = { skyscraper-ui-put-back }
skyscraper-action-build = Build: { skyscraper-plan-place }; beams: { $beams }
skyscraper-action-build-here = Build it here
skyscraper-action-move = Worker { $worker }. { skyscraper-ui-step-move }
skyscraper-action-move-here = Move worker { $worker } here
skyscraper-action-shift = Worker { $worker }. { skyscraper-ui-step-shift }
skyscraper-action-shift-here = Shift worker { $worker } here, free
skyscraper-action-pass = { skyscraper-ui-pass }
skyscraper-action-return = { skyscraper-ui-step-return }
skyscraper-action-return-here = Put it back here
skyscraper-action-to-crew = { skyscraper-ui-to-crew }
skyscraper-action-lot = { $player } begins.
skyscraper-action-deal = The cards are dealt.
skyscraper-action-settle = { skyscraper-event-shaken }
skyscraper-action-undone = { skyscraper-event-undid }
skyscraper-moves-send = Send a worker
skyscraper-moves-pick = { skyscraper-ui-hand }
skyscraper-moves-build = Build
skyscraper-moves-move = Move a worker
skyscraper-moves-shift = Shift a worker, free
skyscraper-moves-return = Put it back
skyscraper-aloud-of = { $player }: { $what }

## Why not

skyscraper-refuse-put-first = First the fallen workers are put back.
skyscraper-refuse-nobody-fell = None of your workers has fallen.
skyscraper-refuse-another-first = Another worker is put back first.
skyscraper-refuse-no-open-place = There is no open place to stand.
skyscraper-refuse-card-in-hand = You have a card in hand: build with it, or put it back first.
skyscraper-refuse-can-act = You can still act: a turn is three actions.
skyscraper-refuse-no-crew = Your whole crew is on the site.
skyscraper-refuse-not-at-the-foot = A worker is sent to an open place right at a foundation card.
skyscraper-refuse-not-held = You don’t hold that card.
skyscraper-refuse-already-picked = That card is in your hand already.
skyscraper-refuse-too-many-picks = You have tried { $most } cards this turn: that will do.
skyscraper-refuse-nothing-picked = Take a card in hand first.
skyscraper-refuse-no-builder = You have nobody on the site who could build.
skyscraper-refuse-no-place = This card fits nowhere near your workers.
skyscraper-refuse-no-builder-near = None of your workers stands on or beside a card it would join.
skyscraper-refuse-stance-upright = This card stands upright, its arrow pointing up.
skyscraper-refuse-stance-flat = This card lies flat.
skyscraper-refuse-stance-any = The card has no such beams, whichever way it is turned.
skyscraper-refuse-touches-ground = Only foundation cards and supports may touch the ground.
skyscraper-refuse-must-touch-ground = A support stands on the ground.
skyscraper-refuse-not-on-a-foot = A flat support lies with an edge at the foot of a wall.
skyscraper-refuse-in-the-way = Another card is in the way.
skyscraper-refuse-no-joint = Nothing is there to join it to: a whole line must meet a whole line.
skyscraper-refuse-hangs = The building grows up: a card may not hang from above only.
skyscraper-refuse-no-beams-meet = None of its beams would meet another.
skyscraper-refuse-overloaded = A joint would carry { $moment }, and holds { $most }.
skyscraper-refuse-buckles = That high, it would buckle under its own weight.
skyscraper-refuse-not-your-worker = That worker is not yours.
skyscraper-refuse-in-the-crew = That worker is still in the crew.
skyscraper-refuse-shut-in = That worker is shut in on all sides.
skyscraper-refuse-not-one-floor = One action leads one floor up or down, or to another card of the same floor.
skyscraper-refuse-shifted-before = That worker has shifted once this turn.
skyscraper-refuse-not-its-card = A worker moves for free on its own card only.
skyscraper-refuse-calm-hand = In the calm game hands don’t tremble.
skyscraper-refuse-hold = There is no such card to hold.
skyscraper-refuse-hand-long = The hand’s path is too long to be recorded.
skyscraper-refuse-hand-garbled = The hand’s path cannot be read.
skyscraper-refuse-hand-short = Too hasty: setting down takes at least { $least } ms.
skyscraper-refuse-hand-rate = The hand’s path has gaps: a point every { $least } to { $most } ms is needed.
skyscraper-refuse-hand-time = Too slow: it must be down within { $most } ms.
skyscraper-refuse-hand-far = The hand is more than { $most } mm away from the place.
skyscraper-refuse-hand-tilt = It is held tilted by more than { $most }°.
skyscraper-refuse-hand-near = The hand must come from at least { $least } mm away.
skyscraper-refuse-hand-fast = Too fast: at most { $most } mm a second.
skyscraper-refuse-hand-twirl = It is turned too fast: at most { $most }° a second.

## What wins

skyscraper-purpose-points = Most points when somebody’s last card stands; let nothing fall. You: { $mine }, best other: { $others }, cards: { $cards }
skyscraper-purpose-points-watched = Most points wins once somebody’s last card stands. Ahead: { $most }

## The end

skyscraper-over-finished = The last card is built.
skyscraper-over-collapse = The building has come down.
skyscraper-over-stalled = Three rounds without a card: the site is closed.
skyscraper-over-alone = Only one is left.
skyscraper-over-nobody = Nobody is left.

## What happens

skyscraper-event-began =
    { $you ->
        [yes] You begin.
       *[no] { $player } begins.
    }
skyscraper-event-dealt = Your cards are dealt.
skyscraper-event-held = You take a card in hand.
skyscraper-event-laid = You put the card back.
skyscraper-event-sent =
    { $you ->
        [yes] You send a worker to the site.
       *[no] { $player } sends a worker to the site.
    }
skyscraper-event-moved =
    { $free ->
        [yes]
            { $you ->
                [yes] Your worker shifts a little.
               *[no] { $player }’s worker shifts a little.
            }
       *[no]
            { $floor ->
                [-1]
                    { $you ->
                        [yes] Your worker shifts a little.
                       *[no] { $player }’s worker shifts a little.
                    }
               *[other]
                    { $you ->
                        [yes] Your worker goes to floor { $floor }.
                       *[no] { $player }’s worker goes to floor { $floor }.
                    }
            }
    }
skyscraper-event-built =
    { $you ->
        [yes] You build a card.
       *[no] { $player } builds a card.
    }
skyscraper-event-scored =
    { $doubled ->
        [yes] { $points } for { $player }: the whole turn counts twice, for it climbs higher than ever.
       *[no] { $points } for { $player }.
    }
skyscraper-event-shaken = Everything has come to rest.
skyscraper-event-undid = Gravity could not say how it would end: it is as if it had not been tried.
skyscraper-event-slipped =
    { $you ->
        [yes] The card did not join{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm off)
        }: it is back in your hand.
       *[no] The card did not join{ $mm ->
            [0] {""}
           *[other] {" "}({ $mm } mm off)
        }: { $player } takes it back.
    }{" "}{ skyscraper-missed }
skyscraper-ui-off = { $mm } mm off.
skyscraper-missed =
    { $why ->
        [fast] It was still moving when it was let go.
        [shaky] The hand was shaking.
       *[aside] It was let go beside its place.
    }
skyscraper-event-came = A card has come off and goes back to { $player }.
skyscraper-event-fell = A worker of { $player } falls.
skyscraper-event-tipped = A worker of { $player } is knocked over.
skyscraper-event-fined = { $points } points less for { $player }.
skyscraper-event-returned = A worker of { $player } is put back.
skyscraper-event-rejoined = A worker of { $player } is back in the crew.
skyscraper-event-stepped = A worker of { $player } steps aside.
skyscraper-event-trapped = A worker of { $player } is shut in, and lost.
skyscraper-event-out =
    { $you ->
        [yes] You are out.
       *[no] { $player } is out.
    }
skyscraper-event-passed =
    { $you ->
        [yes] You leave it at that.
       *[no] { $player } leaves it at that.
    }
skyscraper-event-turned =
    { $you ->
        [yes] Your turn.
       *[no] It is { $player }’s turn.
    }
skyscraper-event-collapsed =
    { $you ->
        [yes] It comes down, and it was your turn.
       *[no] It comes down in { $player }’s turn.
    }
skyscraper-event-finished =
    { $you ->
        [yes] Your last card: 5 points.
       *[no] { $player }’s last card: 5 points.
    }
skyscraper-event-left =
    { $cards ->
        [one] { $player } has a card left: a point less.
       *[other] { $player } has { $cards } cards left: as many points less.
    }
skyscraper-event-topped = { $player } has the most workers on floor { $floor }: 5 points.
skyscraper-event-over = The game is over.

## Hints

skyscraper-hint-send = More workers on the site reach more places to build.
skyscraper-hint-pick = Of your cards this one finds the best place.
skyscraper-hint-build =
    { $points ->
        [0] It brings nothing now, but one card fewer is left.
        [one] A point, and one card fewer.
       *[other] { $points } points, and one card fewer.
    }
skyscraper-hint-double = It is the highest card of all: the whole turn counts double.
skyscraper-hint-reach = The best card within reach then brings: { $points }.
skyscraper-hint-move = Floor { $floor } is a better place to build from, and to be at the end.
skyscraper-hint-shift = It costs no action, and better places are in reach from there.
skyscraper-hint-pass = There is nothing left to do this turn.
skyscraper-hint-put-back = Something else is worth more now.
skyscraper-hint-return = That high up it is back at work at once, and counts at the end.
skyscraper-hint-to-crew = From the crew it can be sent wherever it is needed.

## The board

skyscraper-ui-site = The site
skyscraper-ui-hand = Your cards
skyscraper-ui-deeds = What you can do
skyscraper-ui-line-left = left
skyscraper-ui-line-right = right
skyscraper-ui-line-bottom = bottom
skyscraper-ui-line-top = top
skyscraper-ui-line-mid-v = middle, upright
skyscraper-ui-line-mid-h = middle, level
skyscraper-ui-card =
    { $worker ->
        [yes] { $kind } with a worker; beams: { $beams }
       *[no] { $kind }; beams: { $beams }
    }
skyscraper-ui-no-place = no place for it now
skyscraper-ui-stand =
    { $height ->
        [0] on the ground, { $x } across, { $y } deep
       *[other] at height { $height }, { $x } across, { $y } deep
    }
skyscraper-ui-step-send = Send a worker: { $where }
skyscraper-ui-step-move = Move: { $where }
skyscraper-ui-step-shift = Shift, free: { $where }
skyscraper-ui-step-return = Put it back: { $where }
skyscraper-ui-worker =
    { $state ->
        [lost] { $player }’s worker, shut in, { $where }
        [lying] { $player }’s worker, lying, { $where }
       *[standing] { $player }’s worker, { $where }
    }
skyscraper-ui-choose = Take a card, send a worker, or choose one of your workers.
skyscraper-ui-choose-place = Choose a place for the card.
skyscraper-ui-turn-or-set = Turn it, then set it.
skyscraper-ui-set-it = Set it there?
skyscraper-ui-choose-foot = Where at the foot of the building?
skyscraper-ui-choose-stand = Where to? Blue places cost no action.
skyscraper-ui-put = A worker of yours fell. Put it back where you like, or into the crew.
skyscraper-ui-put-back = Put back
skyscraper-ui-turn = Turn { $n }/{ $of }
skyscraper-ui-set = Set it
skyscraper-ui-hold =
    { $held ->
        [yes] Held still
       *[no] Hold a card
    }
skyscraper-ui-hint-pick = The coach would take this: { $card }.
skyscraper-ui-hint-send = The coach would send a worker.
skyscraper-ui-hint-move = The coach would move a worker: { $where }.
skyscraper-ui-send = Send a worker ({ $crew })
skyscraper-ui-pass = End the turn
skyscraper-ui-to-crew = Into the crew
skyscraper-ui-note =
    { $points ->
        [one] { $points } point, crew { $crew }
       *[other] { $points } points, crew { $crew }
    }
skyscraper-ui-left =
    { $left ->
        [one] One action left
       *[other] { $left } actions left
    }
skyscraper-ui-lens = Strain
skyscraper-ui-plan = Plan
skyscraper-ui-film = See it again
skyscraper-ui-3d = 3D
skyscraper-ui-no-webgl = This browser cannot show the site in three dimensions.
skyscraper-ui-height = Height in cards: { $height }
skyscraper-ui-cards-built = Cards standing: { $cards }
skyscraper-ui-floors = Floors: { $floors }
skyscraper-key-hold = Hold a standing card still
skyscraper-key-view = The plan, or the building again
skyscraper-key-up = On the plan: a layer up
skyscraper-key-down = On the plan: a layer down

## The plan: the site from above, layer by layer

## $what is "floor", "east" or "north"; $x, $y and $z count half cards; $floors is "none" where no floor lies

skyscraper-plan-title = Plan of the site
skyscraper-plan-place =
    { $what ->
        [floor] floor card, column { $x }, row { $y }, height { $z }
        [east] wall facing east, column { $x }, row { $y }, height { $z }
       *[north] wall facing north, column { $x }, row { $y }, height { $z }
    }
skyscraper-plan-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
skyscraper-plan-cell = column { $x }, row { $y }, height { $z }
skyscraper-plan-ground = Ground
skyscraper-plan-height =
    { $floors ->
        [none] Height { $z }
       *[other] Height { $z }, floor { $floors }
    }
skyscraper-plan-standing = { $kind }: { $where }, beams: { $beams }
skyscraper-plan-worker =
    { $how ->
        [lost] Worker of { $player }, shut in: { $where }
        [lying] Worker of { $player }, lying: { $where }
       *[standing] Worker of { $player }: { $where }
    }
skyscraper-plan-crew = in the crew
skyscraper-plan-layer = Plan: { $where }. Arrows go from place to place, Enter chooses and sets, R turns, Page Up and Page Down change the height.
skyscraper-plan-layers = Height shown
skyscraper-plan-up = One layer up
skyscraper-plan-down = One layer down
skyscraper-plan-spots =
    { $count ->
        [one] One place here
       *[other] { $count } places here
    }
skyscraper-plan-chosen = { $where }: { $card }, { $points }. Enter sets it, R turns it.
skyscraper-plan-turn = Turn the card: { $card }
skyscraper-plan-lens = The heaviest joint carries { $strain } of { $most }.
skyscraper-plan-lens-easy = It holds with ease.
skyscraper-plan-lens-busy = It has some strength left.
skyscraper-plan-lens-near = It is close to giving way!
skyscraper-plan-joint = Between { $first } and { $second }.
skyscraper-plan-foreseen = Built like this, the heaviest joint would carry { $strain } of { $most }.
skyscraper-plan-shuts-own = This would shut in a worker of yours: it would be lost.
skyscraper-plan-shuts = This would shut in a worker of { $player }.

## The steadiness game: $grade is "still", "good", "shaky" or "wild"; $zone goes from -3 (left) to 3 (right)

skyscraper-steady-title = Steady hand
skyscraper-steady-ask-shake = Stop the needle in the middle: the less it is off, the less your hand shakes.
skyscraper-steady-ask-speed = Again: this is how gently you let go.
skyscraper-steady-odds = Something falls this often in 100: { $still } with both presses dead centre, { $good } close to it, { $shaky } a little off, { $wild } far off.
skyscraper-steady-press = Now!
skyscraper-steady-slow = Slower, with words and tones
skyscraper-steady-cancel = Not yet
skyscraper-steady-result =
    { $grade ->
        [still] { $round } of { $of }: dead centre.
        [good] { $round } of { $of }: close to the middle.
        [shaky] { $round } of { $of }: a little off, it will shake.
       *[wild] { $round } of { $of }: far off.
    }
skyscraper-steady-zone =
    { $zone ->
        [0] middle
        [1] just right of it
        [2] right
        [3] far right
        [-1] just left of it
        [-2] left
       *[other] far left
    }

## How it stands, and how it ended

skyscraper-facts-title = Workers on each floor
skyscraper-facts-floor = Floor
skyscraper-facts-crew = Crew
skyscraper-facts-points = Points
skyscraper-facts-top = { $player } would have the 5 points of floor { $floor }.
skyscraper-facts-quiet =
    { $rounds ->
        [one] Nobody has built for a round; after { $most } it is over.
       *[other] Nobody has built for { $rounds } rounds; after { $most } it is over.
    }
skyscraper-finale-stands = The building: { $cards } cards, height in cards { $height }.
skyscraper-finale-down = The building has come down.
skyscraper-finale-top = Most workers on floor { $floor }: { $player }.
skyscraper-finale-culprit = It was { $player }’s turn.

## Figures

skyscraper-figure-foundation = Three cards make the foundation: an H.
skyscraper-figure-six-places = A card can be joined along six lines: four edges and two medians.
skyscraper-figure-at-the-foot = A new worker stands right beside a foundation card.
skyscraper-figure-not-at-the-foot = Not here: it touches no foundation card.
skyscraper-figure-support = A support of one’s own may stand on the ground.
skyscraper-figure-on-the-ground = A building card may not touch the ground.
skyscraper-figure-two-builds = Two actions: first a floor, then a wall on it.
skyscraper-figure-beams-meet = A beam of the new card meets one that stands: lit, one point.
skyscraper-figure-no-beams-meet = No beam meets another here: not allowed.
skyscraper-figure-half-storey = A floor at half a card’s height is as low as it goes.
skyscraper-figure-hangs = A card may not hang only from above: the building grows up.
skyscraper-figure-one-floor-up = One action takes a worker one floor up.
skyscraper-figure-two-floors-up = Not two floors at once.
skyscraper-figure-no-bridge = Without a floor between the towers nobody crosses up here.
skyscraper-figure-either-tower = From the ground it may go up either tower.
skyscraper-figure-bridge = A floor between them is a bridge.
skyscraper-figure-shut-in = The fourth wall shuts the worker in: it is lost to its player.

## Puzzles

skyscraper-puzzle-points = One action is left in your turn. Reach { $points } points with it.
skyscraper-puzzle-points-missed = The turn is over. Your points: { $scored }

## The end, taken apart

skyscraper-account-beams = Beams that met
skyscraper-account-workers = Workers on cards
skyscraper-account-climbed = Turns that climbed, twice
skyscraper-account-fines = Fallen: fines
skyscraper-account-finished = Last card built
skyscraper-account-left = Cards left
skyscraper-account-topped = Most workers at the top
skyscraper-account-else = Lost with what fell

# Ways to play of the bots: a word, and a line about it.
skyscraper-bot-climber = climber
skyscraper-bot-climber-hint = Builds upwards: the higher, the better.
skyscraper-bot-settler = settler
skyscraper-bot-settler-hint = Builds wide and low rather than high.
skyscraper-bot-foreman = foreman
skyscraper-bot-foreman-hint = Keeps its workers on the move.
