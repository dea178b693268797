# Urfin, in words.
# Events have their own fields, and besides: $player is the name of the seat the event speaks of,
# $you is "yes" when that seat is the reader's, else "no". A flag such as $stands is "yes" or "no".
# A list such as $parts is given as the number of things in it. $road is the number of a road, and so
# of its soldier. $part is a part's number, $at is base, roof or wall.
# Prompts and refusals have their details.

urfin-name = Urfin
urfin-tagline = Feel for towers in the bag, build before the sand runs out, and save the Emerald City together.

## Parts

urfin-kind-base1 = base 1
urfin-kind-base2 = base 2
urfin-kind-roof1 = roof 1
urfin-kind-roof2 = roof 2
urfin-kind-roof3 = roof 3
urfin-kind-wall = wall

urfin-colour-green = green
urfin-colour-light = light green
urfin-colour-yellow = yellow

# The name of the part in $part, for use inside other messages.
urfin-part =
    { $part ->
        [0] green base 1
        [1] light green base 1
        [2] yellow base 1
        [3] green base 2
        [4] light green base 2
        [5] yellow base 2
        [6] green roof 1
        [7] light green roof 1
        [8] yellow roof 1
        [9] green roof 2
        [10] light green roof 2
        [11] yellow roof 2
        [12] green roof 3
        [13] light green roof 3
        [14] yellow roof 3
        [15] green wall
        [16] light green wall
        [17] yellow wall
       *[other] a part
    }

# What somebody goes for, in $at.
urfin-aim =
    { $at ->
        [base] a base
        [roof] a roof
       *[wall] a wall
    }

## Options

urfin-option-game = Game
urfin-option-game-basic = Basic
urfin-option-game-basic-hint = Every soldier walks three cells a turn.
urfin-option-game-adult = Grown-up
urfin-option-game-adult-hint = Dice move the soldiers, roof 3s join in, and colours get forbidden.
urfin-option-bag = Bag
urfin-option-bag-touch = By touch
urfin-option-bag-touch-hint = Feel each part with a fingertip, then take it or let it go.
urfin-option-bag-blind = Blind
urfin-option-bag-blind-hint = The first part met is the part drawn.
urfin-option-sand = Sand glass
urfin-option-sand-hint = For drawing and building together.
urfin-option-sand-60 = 60 seconds
urfin-option-sand-30 = 30 seconds
urfin-option-sand-90 = 90 seconds
urfin-option-sand-120 = 2 minutes
urfin-option-sand-180 = 3 minutes
urfin-option-sand-off = No sand
urfin-option-sand-off-hint = All the time in the world.
urfin-option-signposts = Soldiers start
urfin-option-signposts-hint = Only in the basic game.
urfin-option-signposts-12 = 12 cells from the palace
urfin-option-signposts-15 = 15 cells from the palace
urfin-option-signposts-18 = 18 cells from the palace
urfin-option-steady_hands = Hands
urfin-option-steady_hands-on = Steady
urfin-option-steady_hands-on-hint = Nothing topples.
urfin-option-steady_hands-off = Real
urfin-option-steady_hands-off-hint = A part let go too far off the middle of its cell falls, and may take a tower with it.
urfin-option-slow_breaking = Breaking
urfin-option-slow_breaking-off = Break and walk on
urfin-option-slow_breaking-off-hint = Whoever has bumped into it breaks it without losing a step.
urfin-option-slow_breaking-on = Break, nothing else
urfin-option-slow_breaking-on-hint = Breaking always takes the whole move.
urfin-option-trial = A tower to try
urfin-option-trial-off = No
urfin-option-trial-on = Yes
urfin-option-trial-on-hint = Before the first turn, without sand and without soldiers.
urfin-option-map = Map
urfin-option-map-emerald = The Emerald City
urfin-option-map-emerald-hint = Ten roads, six bridges.
urfin-option-map-meadow = The meadow
urfin-option-map-meadow-hint = A smaller map for a quick game.
urfin-option-puzzle = Puzzle
urfin-option-puzzle-off = None

## What is asked

urfin-prompt-ready =
    { $soldiers ->
        [one] Turn { $turn }. One soldier is on its way. Agree who goes for what, then begin.
       *[other] Turn { $turn }. { $soldiers } soldiers are on their way. Agree who goes for what, then begin.
    }
urfin-prompt-trial = Try it out: agree who goes for what, draw, and build one tower. Nobody marches yet.
urfin-prompt-wait-ready = Waiting until everybody is ready. Still missing: { $missing }.
urfin-prompt-reach =
    { $due ->
        [one] Put your hand into the bag and take one part.
       *[other] Put your hand into the bag and take { $due } parts.
    }
urfin-prompt-grope = Your hand feels around in the bag.
urfin-prompt-feel =
    { $left ->
        [one] Feel the part. Take it, or let it go and meet another. One part is still due.
       *[other] Feel the part. Take it, or let it go and meet another. { $left } parts are still due.
    }
urfin-prompt-wait-draw = Your hand is out of the bag. Building begins when every hand is.
urfin-prompt-build =
    { $left ->
        [0] No part lies open. Say that you are done.
        [one] Build! One part lies open.
       *[other] Build! { $left } parts lie open.
    }
urfin-prompt-place = Where does it go: { urfin-part }?
urfin-prompt-wait-build = You are done. Still building: { $missing }.
urfin-prompt-march = A die is thrown for the soldier of road { $road }.
urfin-prompt-over = The game is over.

## Moves in words, as on a button; and the headings of several of a kind

urfin-action-aim = Go for { urfin-aim }
urfin-action-ready = { urfin-ui-ready }
urfin-action-reach = { urfin-ui-reach }
# With "-here": the same where the place itself is lit.
urfin-action-touch = Feel the part: { urfin-ui-cell }
urfin-action-touch-here = Feel the part here
urfin-action-take = { urfin-ui-bag-take }
urfin-action-let-go = Let it go and meet another
urfin-action-grab = Take to build: { urfin-part }
urfin-action-put-back = Put back: { urfin-part }
urfin-action-put = Put it on { urfin-ui-cell }: { urfin-part }
urfin-action-put-here = Put it here
urfin-action-put-turned = Put it on { urfin-ui-cell }: { urfin-part }, { urfin-ui-axis }
urfin-action-put-turned-here = Put it here, { urfin-ui-axis }
urfin-action-done = { urfin-ui-done }
urfin-action-meet = A hand in the bag meets a part.
urfin-action-throw = { urfin-event-thrown }
urfin-action-sand-out = { urfin-event-sand }
urfin-moves-aim = { urfin-ui-wishes }
urfin-moves-touch = Feel the part
urfin-moves-grab = { urfin-ui-tray }
urfin-moves-put = Put it down
urfin-aloud-of = { $player }: { $what }
urfin-aloud-at = { $where }: { $what }

## Why not

urfin-refuse-not-now =
    { $stage ->
        [ready] Not now: first everybody gets ready.
        [draw] Not now: parts are being drawn.
        [build] Not now: towers are being built.
       *[march] Not now: the soldiers are marching.
    }
urfin-refuse-ready-already = You have said that you are ready.
urfin-refuse-same-aim = You go for that already: { urfin-aim }.
urfin-refuse-many-aims = You have changed your mind { $most } times this turn; that is enough.
urfin-refuse-hand-out = Your hand has been in the bag this turn. There is no second try.
urfin-refuse-nothing-due = This turn there is nothing for you to draw.
urfin-refuse-groping = Your hand has not met a part yet.
urfin-refuse-reached = Your hand is in the bag already.
urfin-refuse-not-in-bag = First put your hand into the bag.
urfin-refuse-no-spot = A part is felt on a grid of { $side } by { $side } spots.
urfin-refuse-felt = You have felt that spot already.
urfin-refuse-many-lets = You have let { $most } parts go; take this one.
urfin-refuse-done-already = You have said that you are done.
urfin-refuse-nothing-grabbed = First grab one of the open parts.
urfin-refuse-no-part = There is no such part.
urfin-refuse-hand-full = You hold a part already: { urfin-part }.
urfin-refuse-not-open = That part does not lie open: { urfin-part }.
urfin-refuse-grabbed = Somebody was quicker: { urfin-part }.
urfin-refuse-many-grabs = You have grabbed { $most } times this turn; leave the rest to the others.
urfin-refuse-no-cell = There is no such cell on the map.
urfin-refuse-palace = Nothing is ever built in the palace.
urfin-refuse-river = Nothing is built in the river.
urfin-refuse-soldier = The soldier of road { $road } stands there.
urfin-refuse-wall-there = A wall stands there.
urfin-refuse-tower-there = A tower stands there.
urfin-refuse-base-there = A base lies there; it waits for a roof.
urfin-refuse-no-base = A roof goes only onto a base.
urfin-refuse-city = No tower in the city before a soldier has crossed a bridge.
urfin-refuse-axis = A roof 3 shoots two ways: choose north and south, or east and west.
urfin-refuse-no-axis = Only a roof 3 is turned.

## What wins

urfin-purpose-home = Send every soldier home; let none into the palace. Soldiers: { $soldiers }, steps to the palace: { $steps }
urfin-purpose-puzzle = Send every soldier home in time. Soldiers: { $soldiers }, turn { $turn } of { $turns }

## How it ended

urfin-over-won = No soldier is left: the Emerald City is saved.
urfin-over-held = Sixty turns, and nobody in the palace: the Emerald City has held.
urfin-over-lost = A wooden soldier is in the palace: Urfin rules the Emerald City.
urfin-over-resigned = The team has given up: Urfin rules the Emerald City.
urfin-over-solved = Solved: not one soldier is left.
urfin-over-unsolved = Not solved: soldiers are left. Try again!

## What happens

urfin-event-began =
    { $turn ->
        [0] A tower to try, before the game begins.
       *[other] { $left ->
            [one] Turn { $turn }. One soldier is on its way.
           *[other] Turn { $turn }. { $left } soldiers are on their way.
        }
    }
urfin-event-intends =
    { $you ->
        [yes] You go for { urfin-aim }.
       *[no] { $player } goes for { urfin-aim }.
    }
urfin-event-readied =
    { $you ->
        [yes] You are ready.
       *[no] { $player } is ready.
    }
urfin-event-turned =
    { $seconds ->
        [0] Hands into the bag!
        [one] The glass is turned: { $seconds } second. Hands into the bag!
       *[other] The glass is turned: { $seconds } seconds. Hands into the bag!
    }
urfin-event-reached =
    { $you ->
        [yes] Your hand is in the bag.
       *[no] { $player } reaches into the bag.
    }
urfin-event-met =
    { $you ->
        [yes] Your hand meets a part.
       *[no] { $player } has found something.
    }
# To the others $x is -1.
urfin-event-touched =
    { $you ->
        [yes] Height { $height }.
       *[no] { $player } is feeling a part.
    }
urfin-event-kept =
    { $you ->
        [yes] You keep it: { $taken } of { $due }.
       *[no] { $player } keeps a part: { $taken } of { $due }.
    }
urfin-event-loosed =
    { $you ->
        [yes] You let it go.
       *[no] { $player } lets a part go.
    }
urfin-event-shown =
    { $you ->
        [yes] { $parts ->
            [0] Your hand is out of the bag, and empty.
            [one] Your hand is out of the bag, with one part.
           *[other] Your hand is out of the bag, with { $parts } parts.
        }
       *[no] { $parts ->
            [0] { $player }’s hand is out of the bag, and empty.
            [one] { $player }’s hand is out of the bag, with one part.
           *[other] { $player }’s hand is out of the bag, with { $parts } parts.
        }
    }
urfin-event-drew =
    { $you ->
        [yes] You have: { urfin-part }.
       *[no] { $player } has: { urfin-part }.
    }
urfin-event-banned =
    { $parts ->
        [one] One part may no longer be built with and leaves the game.
       *[other] { $parts } parts may no longer be built with and leave the game.
    }
urfin-event-building =
    { $parts ->
        [0] All hands are out. There is nothing to build with.
        [one] All hands are out: build! One part lies open.
       *[other] All hands are out: build! { $parts } parts lie open.
    }
urfin-event-grabbed =
    { $you ->
        [yes] You grab: { urfin-part }.
       *[no] { $player } grabs: { urfin-part }.
    }
urfin-event-freed =
    { $you ->
        [yes] You put back: { urfin-part }.
       *[no] { $player } puts back: { urfin-part }.
    }
urfin-event-placed =
    { $you ->
        [yes] You place, column { $column }, row { $row }: { urfin-part }.
       *[no] { $player } places, column { $column }, row { $row }: { urfin-part }.
    }
urfin-event-raised =
    { $you ->
        [yes] You have finished a tower!
       *[no] { $player } has finished a tower!
    }
urfin-event-toppled =
    { $parts ->
        [one] It falls! One part goes back into the bag.
       *[other] It falls! { $parts } parts go back into the bag.
    }
urfin-event-finished =
    { $you ->
        [yes] You are done.
       *[no] { $player } is done.
    }
urfin-event-sand = The sand has run out!
urfin-event-returned =
    { $parts ->
        [one] One part was not built and goes back into the bag.
       *[other] { $parts } parts were not built and go back into the bag.
    }
urfin-event-tried = The tower you tried is taken off the field. Now the game begins.
urfin-event-thrown = The soldier of road { $road }: { $pips }.
urfin-event-walked = The soldier of road { $road } walks on.
urfin-event-bumped = The soldier of road { $road } bumps its head and stops to think.
urfin-event-broke =
    { $stands ->
        [yes] The soldier of road { $road } stands and breaks what is in its way.
       *[no] The soldier of road { $road } breaks what is in its way.
    }
urfin-event-tore = The soldier of road { $road } tears down a tower in passing.
urfin-event-crossed = The soldier of road { $road } is over the bridge! From the next turn on, towers may stand in the city.
urfin-event-limited =
    { $limit ->
        [1] The soldier of road { $road } is near the river: nothing light green may be built any more.
       *[2] The soldier of road { $road } is in the city: only green may be built any more.
    }
urfin-event-shot = The soldier of road { $road } is hit, becomes kind, and goes home.
urfin-event-entered = The soldier of road { $road } is in the palace!
urfin-event-over = The game is over.

## Hints

urfin-hint-aim =
    { $at ->
        [base] The team still lacks a base.
        [roof] The team still lacks a roof.
       *[wall] The towers are seen to: a wall would help.
    }
urfin-hint-ready = Everything is agreed.
urfin-hint-home =
    { $count ->
        [1] Soldier { $soldiers } goes home.
       *[other] Soldiers { $soldiers } go home.
    }
urfin-hint-holds-up =
    { $count ->
        [1] It holds up soldier { $soldiers }.
       *[other] It holds up soldiers { $soldiers }.
    }
urfin-hint-harder =
    { $count ->
        [1] Soldier { $soldiers } gets through less often.
       *[other] Soldiers { $soldiers } get through less often.
    }
urfin-hint-watch = No soldier comes by now, but the tower watches the roads.
urfin-hint-roof = Then { urfin-part } goes onto it.
urfin-hint-first = This comes first: { urfin-part }.
urfin-hint-reach =
    { $at ->
        [base] You feel for a base.
        [roof] You feel for a roof.
       *[wall] You feel for a wall.
    }
urfin-hint-touch =
    { $at ->
        [base] So far it feels like a base: { $percent } in 100.
        [roof] So far it feels like a roof: { $percent } in 100.
       *[wall] So far it feels like a wall: { $percent } in 100.
    }
urfin-hint-take =
    { $at ->
        [base] It should be a base: { $percent } in 100.
        [roof] It should be a roof: { $percent } in 100.
       *[wall] It should be a wall: { $percent } in 100.
    }
urfin-hint-let-go =
    { $at ->
        [base] It is hardly likely to be a base: { $percent } in 100.
        [roof] It is hardly likely to be a roof: { $percent } in 100.
       *[wall] It is hardly likely to be a wall: { $percent } in 100.
    }
urfin-hint-part = There is a use for it: { urfin-part }.
urfin-hint-put-back = There is no good place for it now.
urfin-hint-done =
    { $parts ->
        [0] Everything is built.
       *[other] What is left would stop nobody: back into the bag with it ({ $parts }).
    }

# the bag

urfin-ui-bag-title = Your hand is in the bag
urfin-ui-bag-title-of = Hand { $number } of { $of } is in the bag
urfin-ui-bag-due = { $taken } of { $due } taken.
urfin-ui-bag-trial = A trial: these parts go back.
urfin-ui-bag-felt = A wooden part under your fingertip
urfin-ui-bag-keys = Arrow keys move the fingertip and feel. Enter says once more what is here.
urfin-ui-bag-stroke = Stroke the cloth with a finger
urfin-ui-bag-edge = The edge of the bag.
urfin-ui-bag-met = Part { $number } under your fingers.
urfin-ui-bag-take = Take it
urfin-ui-bag-let-go = Let go ({ $left } left)
urfin-ui-bag-guide = What might it be? It may lie turned.
urfin-ui-bag-taken = Taken, as you felt it:
urfin-ui-bag-agreed = Who goes for what
urfin-ui-bag-hand =
    { $state ->
        [waiting] the hand waits
        [in] the hand is in the bag
        [out] the hand is out of the bag
       *[none] no hand this turn
    }
urfin-ui-felt-said = { $felt } { $spot }
urfin-ui-felt-spot = Column { $column }, row { $row }.
urfin-ui-felt-height =
    { $height ->
        [nothing] Nothing here
        [low] Low
        [middling] Middling
        [high] High
       *[top] Very high
    }
urfin-ui-felt-flat = { $height }, level.
urfin-ui-felt-slope = { $height }, falling { $slope }.
urfin-ui-felt-steep = { $height }, falling steeply { $slope }.
urfin-ui-felt-way =
    { $way ->
        [right] to the right
        [down-right] to the lower right
        [down] towards the lower edge
        [down-left] to the lower left
        [left] to the left
        [up-left] to the upper left
        [up] towards the upper edge
       *[up-right] to the upper right
    }
urfin-ui-shape =
    { $kind ->
        [0] Base 1
        [1] Base 2
        [2] Roof 1
        [3] Roof 2
        [4] Roof 3
       *[5] Wall
    }
urfin-ui-shape-about =
    { $kind ->
        [0] Base 1: broad and flat, with eight corners and a raised rim.
        [1] Base 2: a flat cross with a raised rim; nothing in its corners.
        [2] Roof 1: a pyramid, low on all four sides, high in the middle.
        [3] Roof 2: a star with eight points, high in the middle.
        [4] Roof 3: a ridge from edge to edge, falling to two sides only.
       *[5] Wall: a bar across the middle with battlements, nothing on either side.
    }

# the board

urfin-ui-map = The land around the Emerald City
urfin-ui-team = The team
urfin-ui-tray = Open parts
# Letters on a small piece: two signs at most, the number stays.
urfin-ui-mark =
    { $kind ->
        [base-1] B1
        [base-2] B2
        [roof-1] R1
        [roof-2] R2
        [roof-3] R3
       *[wall] W
    }
urfin-ui-part-mine = { $part }, in your hand
urfin-ui-part-held = { $part }, held by { $player }
urfin-ui-tower = tower of { $base } and { $roof }
urfin-ui-bare = { $base } without a roof
urfin-ui-axis =
    { $axis ->
        [ns] looking north and south
       *[ew] looking east and west
    }
urfin-ui-soldier = soldier { $road }
urfin-ui-soldier-bumped = soldier { $road }, head bumped
urfin-ui-cell = column { $column }, row { $row }
urfin-ui-ground =
    { $ground ->
        [land] land
        [bridge] bridge
        [city] city
        [river] river
       *[palace] palace
    }
# One road, or several that run together: "3" or "3, 4".
urfin-ui-road = road { $roads }

# what the hands can do
urfin-ui-do-pick = Choose a part, then a cell; or drag it there.
urfin-ui-do-place = Choose the cell it should stand on.
urfin-ui-do-roof = Choose the base it should crown.
urfin-ui-do-roof-3 = Choose a base; turn the roof with R or the button.
urfin-ui-do-base-first = No base waits for a roof. Put down a base first.
urfin-ui-do-nowhere = There is no place for it now.
urfin-ui-do-confirm = Choose it again to put it there.
urfin-ui-do-done = Everything is built. Say that you are done.
urfin-ui-put = Put it here
urfin-ui-elsewhere = Somewhere else
urfin-ui-turn-roof =
    { $axis ->
        [ns] Turn the roof; now it looks north and south
       *[ew] Turn the roof; now it looks east and west
    }
urfin-ui-done = I am done
urfin-ui-ready = Turn the glass
urfin-ui-ready-calm = I am ready
urfin-ui-reach = Reach into the bag

# what somebody goes for
urfin-ui-wishes = What will you go for?
urfin-ui-wish =
    { $at ->
        [base] A base
        [roof] A roof
       *[wall] A wall
    }
urfin-ui-wishes-left =
    { $left ->
        [0] You have said it often enough this turn.
        [one] You can change your mind once more.
       *[other] You can change your mind { $left } more times.
    }
urfin-ui-goes =
    { $at ->
        [base] I’ll go for a base!
        [roof] I’ll go for a roof!
       *[wall] I’ll go for a wall!
    }
urfin-ui-hand-ready = ready
urfin-ui-hand-waiting = about to reach in
urfin-ui-hand-in = hand in the bag: { $taken } of { $due }
urfin-ui-hand-out = has drawn
urfin-ui-hand-building = building
urfin-ui-hand-done = done

# how it stands
urfin-ui-turn =
    { $turn ->
        [0] Trial tower
       *[other] Turn { $turn }
    }
urfin-ui-turn-of =
    { $turn ->
        [0] Trial tower
       *[other] Turn { $turn } of { $last } at most
    }
urfin-ui-left = Soldiers left: { $soldiers }
urfin-ui-in-bag = Parts in the bag: { $parts }
urfin-ui-out = Parts out of the game: { $parts }
urfin-ui-standing = Standing: towers { $towers }, walls { $walls }
urfin-ui-limit =
    { $limit ->
        [0] Any part may be built.
        [1] No light green any more.
       *[2] Green only from now on.
    }
urfin-ui-city-open = Towers may stand in the city.
urfin-ui-city-shut = No towers in the city yet.
urfin-ui-soldiers = Soldier
urfin-ui-to-palace = Cells to the palace
urfin-ui-gone = now kind
urfin-ui-throws = The dice of this march
urfin-ui-threw = Soldier { $road } throws { $pips }

# what is foreseen; $roads are soldiers, with odds in the adult game: "3, 7 (50 %)"
urfin-ui-foreseen = Covers { $cells } cells, hits nobody this turn.
urfin-ui-foreseen-hits = Covers { $cells } cells. Hit this turn: { $roads }.

# what happens
urfin-ui-build = Build!
urfin-ui-recap = What happened
urfin-ui-recap-returned = Back into the bag: { $parts }
urfin-ui-recap-banned = Out of the game: { $parts }
urfin-ui-recap-toppled = Toppled: { $parts }
urfin-ui-recap-broke = Soldier { $road } breaks: { $parts }
urfin-ui-next-turn = Next turn:
urfin-ui-coming = Parts of the next turn: { $parts }
urfin-ui-won = The Emerald City is safe!
urfin-ui-lost = The Emerald City has fallen
urfin-ui-look = Look at the map

## Why a map is refused

urfin-map-cell = cell { $x },{ $y }
urfin-map-ground =
    { $here ->
        [land] land
        [river] river
        [bridge] a bridge
        [city] city
       *[palace] the palace
    }
urfin-map-before =
    { $before ->
        [land] land
        [river] river
        [bridge] a bridge
        [city] city
       *[palace] the palace
    }
urfin-map-long = the map is longer than { $kilobytes } kB
urfin-map-name-twice = line { $line }: the map has a name already
urfin-map-no-name = no line `name …`
urfin-map-name = line { $line }: a name is up to { $most } printable characters
urfin-map-no-grid = no grid is drawn
urfin-map-rows = line { $line }: more than { $most } rows
urfin-map-torn = line { $line }: the rows of the grid are not all together
urfin-map-wide = line { $line }: a row of { $cells } cells, at most { $most }
urfin-map-sign = line { $line }, { urfin-map-cell }: { $sign } is not one of { $known }
urfin-map-row = line { $line }: a row of { $cells } cells, the first has { $width }
urfin-map-roads = line { $line }: more than { $most } roads
urfin-map-road-form = line { $line }: a road is written `road 1 from 15,0: S2 W2 …`
urfin-map-road-number = line { $line }: road { $road } where road { $due } is due
urfin-map-road-off = line { $line }: road { $road } leaves the map at { urfin-map-cell }
urfin-map-road-long = line { $line }: road { $road } is longer than the map has cells
urfin-map-step = line { $line }: road { $road }: { $step } is no step; N, E, S or W, then how many
urfin-map-edge = line { $line }, { urfin-map-cell }: { urfin-map-ground } at the edge of the map
urfin-map-beside = line { $line }, { urfin-map-cell }: { urfin-map-before } right beside { urfin-map-ground }
urfin-map-no-palace = the map has no palace
urfin-map-palaces = line { $line }, { urfin-map-cell }: a second palace
urfin-map-bridges = { $bridges } bridges, not { $least } to { $most }
urfin-map-start = line { $line }: road { $road } does not begin at the edge but at { urfin-map-cell }
urfin-map-twice = line { $line }: road { $road } comes twice to { urfin-map-cell }
urfin-map-strays = line { $line }: road { $road } comes from { urfin-map-before } to { urfin-map-ground } at { urfin-map-cell }
urfin-map-begins = line { $line }: road { $road } comes to { urfin-map-ground } at { urfin-map-cell }
urfin-map-ends = line { $line }: road { $road } ends at { urfin-map-cell }, not in the palace
urfin-map-short = line { $line }: road { $road } has { $cells } land cells before its bridge; { $zone } in zone 1 and { $shore } on the shore
urfin-map-near = line { $line }: road { $road } is { $steps } steps long, the far signpost { $away } back
urfin-map-no-roads = the map has no roads
urfin-map-clockwise = line { $line }: road { $road } at { urfin-map-cell } is not clockwise after road { $other }
urfin-map-parts = line { $line }: road { $road } meets road { $other } at { urfin-map-cell } and leaves it again
urfin-map-signpost = line { $line }: road { $road }, signpost { $away }: { urfin-map-cell } is not outside the river
urfin-map-signposts = line { $line }: road { $road }, signpost { $away }: { urfin-map-cell } is that of road { $other } too
urfin-map-idle = line { $line }, { urfin-map-cell }: no road comes over this bridge
urfin-map-unknown = no map { $name }; there is { $known }

## Figures

urfin-figure-base-1 = Base 1 hits the eight cells around it.
urfin-figure-base-2 = Base 2 hits the four cells beside it.
urfin-figure-roof-1 = Roof 1 adds the four cells exactly two away.
urfin-figure-roof-2 = Roof 2 adds the four diagonal ones as well.
urfin-figure-roof-3 = Roof 3 shoots two away on its upright sides only.
urfin-figure-roof-3-turned = Turned, it shoots the other way.
urfin-figure-tower = A base first, then a roof on it: a tower.
urfin-figure-no-base = A roof stands only on a base.
urfin-figure-shared-cell = A wall and a tower never share a cell.
urfin-figure-on-a-soldier = Nothing is built where a soldier stands.
urfin-figure-on-the-road = A road may be built on: the soldier will have to break it.
urfin-figure-tower-in-the-city = No tower in the city until a soldier has crossed a bridge.
urfin-figure-wall-in-the-city = A wall may stand there from the start.
urfin-figure-in-the-palace = Nothing is built in the palace.
urfin-figure-in-the-river = Nothing is built in the river.
urfin-figure-shot = One soldier ends where the tower shoots and is hit; the other is not.
urfin-figure-bump = With steps left it bumps into the wall and stops.
urfin-figure-break = On its next move it breaks the wall and walks its three cells.
urfin-figure-stand = It came here last move without a bump: now it only breaks the wall.
urfin-figure-signposts = At the start one soldier stands on each signpost.

## Puzzles

urfin-puzzle-saved = Build so that every soldier is sent home in time.
urfin-puzzle-saved-missed = Soldiers still marching: { $soldiers }

## The end, taken apart

urfin-account-friends = Soldiers who smile now: { $count }
urfin-account-marching = Soldiers still marching: { $count }
urfin-account-built = Towers and walls raised: { $count }
urfin-account-stands = Still standing: { $count }
urfin-account-fell = Broken by soldiers: { $count }
urfin-account-entered = Into the palace by road { $count }

# Ways to play of the bots: a word, and a line about it.
urfin-bot-scout = scout
urfin-bot-scout-hint = Meets the soldiers far out on the roads.
urfin-bot-guard = guard
urfin-bot-guard-hint = Builds close to the palace.
