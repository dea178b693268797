# Prison, in words.
# Events have their own fields. Where a field is the number of a character, an object, a square or a list of them
# or of cards, the page puts words in its place: a name as on the token, "d7", "7 : 5", "+3, +0"; -1 stays -1.
# Names are never inflected: write round them. A flag is "yes" or "no". $side is 0 for yellow and 1 for blue.
# Prompts, refusals and hints have their details.

prison-name = Prison
prison-tagline = Lead your eight through a dungeon that turns, against prisoners who all have plans of their own.
prison-source = Our source is the solo rulebook. It names 17 of the 32 prisoners and tells 14 of their 192 goals with action points; the rest of their cards is our reconstruction, and marked so.

## Options

prison-option-game = Game
prison-option-game-solo = Solo
prison-option-game-solo-hint = You against the prisoners of the dungeon, who act by their cards.
prison-option-game-duel = Duel
prison-option-game-duel-hint = Two players, the same eight characters each, hidden set-up.
prison-option-level = Dungeon
prison-option-level-hint = How many reinforcements the cards call.
prison-option-level-white = White
prison-option-level-white-hint = Ours, to begin with: two prisoners, and nobody is called.
prison-option-level-pink = Pink
prison-option-level-pink-hint = The easiest in the rulebook: few reinforcements come.
prison-option-level-yellow = Yellow
prison-option-level-yellow-hint = Easy.
prison-option-level-green = Green
prison-option-level-green-hint = Middling.
prison-option-level-blue = Blue
prison-option-level-blue-hint = Demanding.
prison-option-level-red = Red
prison-option-level-red-hint = Hard.
prison-option-level-black = Black
prison-option-level-black-hint = The hardest: almost every card calls somebody.
prison-option-sight = Sight of the Arch-Mage
prison-option-sight-off = No
prison-option-sight-off-hint = Rooms open only when somebody opens them.
prison-option-sight-on = Yes
prison-option-sight-on-hint = Cards with the eye open rooms by themselves.

## What things are called

prison-class-backstabber = Backstabber
prison-class-banshee = Banshee
prison-class-cleric = Cleric
prison-class-colossus = Colossus
prison-class-mekanork = Mekanork
prison-class-naga = Naga
prison-class-telepath = Telepath
prison-class-wizard = Wizard

prison-object-rope = Rope
prison-object-key = Key
prison-object-fireball = Fireball wand
prison-object-bow = Bow
prison-object-spear = Telescoping spear
prison-object-shield = Large shield
prison-object-wounded = Wounded

prison-goal-combat = Combat
prison-goal-reveal = Reveal a room
prison-goal-exit = Exit
prison-goal-regroup = Regroup
prison-goal-take = Take an object
prison-goal-rotate = Rotate a room
prison-goal-break = Break portcullises
prison-goal-open = Open portcullises
prison-goal-heal = Heal
prison-goal-push = Push

prison-side-yellow = Yellow
prison-side-blue = Blue
prison-side-np = Dungeon

## What is asked

prison-prompt-starters = Choose the four characters who start on the dots of your line.
prison-prompt-hide = Lay your tokens face down: choose one and a closed room for it.
prison-prompt-put = Choose the square of the new room on which this token goes.
prison-prompt-card = Play an action card: its number is your action points.
prison-prompt-act =
    { $ap ->
        [one] Act: { $ap } action point is left.
       *[other] Act: { $ap } action points are left.
    }
prison-prompt-move = Go on square by square, pick up or put down, then stop.
prison-prompt-choose = A six: choose where the token goes in its row or column.
prison-prompt-fight = Choose your combat card.
prison-prompt-name = Your Telepath reads their thoughts: choose the card the other side plays.
prison-prompt-opens = A room opens: see what comes out of it.
prison-prompt-turns = The combat cards are turned up.
prison-prompt-chance = Chance decides.
prison-prompt-wait = The other side is on the move.
prison-prompt-over = The game is over.

## Moves in words, as on a button; and the headings of several of a kind

prison-way =
    { $side ->
        [0] north
        [1] east
        [2] south
       *[3] west
    }
prison-action-pick = Starts on the line: { $figure }
prison-action-hide = Lay face down, { $room }: { $token }
prison-action-put = Put on { $square }: { $token }
prison-action-play-card = Play a card: { prison-ui-face-action }
prison-action-begin = { $figure }: { prison-board-verb-move }
prison-deed-walk = { $figure }: { prison-board-verb-move } – { $square }
prison-action-step = { $figure }: step { prison-way }
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
prison-action-name = The other side plays +{ $value }
prison-action-choose = { prison-action-put }
prison-action-lot = { prison-event-first }
prison-action-deal = { prison-event-dealt }
prison-action-lay = Opened: { $room }.
prison-action-draw = { prison-event-drew }
prison-action-dice = { prison-event-diced }
prison-action-arrive = { prison-event-arrived }
prison-action-eye = { prison-event-looked }
prison-action-turn-up = { prison-event-turned }
prison-action-blind = { prison-ui-face-fight }
prison-action-order = { prison-event-rowed }
prison-action-tie = A die chooses one of the equal ways: { $choice }.
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

## Why not

prison-refuse-first-starters = Not now: first choose the four who start.
prison-refuse-first-hide = Not now: first lay all your tokens face down on the rooms.
prison-refuse-first-put = Not now: first put the token on a square of the new room.
prison-refuse-first-card = Not now: first play an action card.
prison-refuse-first-act = Not now: nobody is moving and nobody fights; choose an action.
prison-refuse-first-move = Not now: first finish the move under way.
prison-refuse-first-choose = Not now: first choose where the token goes.
prison-refuse-first-name = Not now: first choose the card the other side plays.
prison-refuse-first-fight = Not now: first choose your combat card.
prison-refuse-nobody = There is no such character in play.
prison-refuse-not-yours = That character is not yours, or not in the dungeon.
prison-refuse-wounded = The wounded cannot act.
prison-refuse-healed = Whoever was healed this turn does nothing more in it.
prison-refuse-ap =
    { $needed ->
        [one] That costs { $needed } action point; you have { $left }.
       *[other] That costs { $needed } action points; you have { $left }.
    }
prison-refuse-first-reveal = The very first action of the game reveals one of the two rooms in front of your line.
prison-refuse-picked = That character has been chosen already, or there is no such character.
prison-refuse-no-card = You do not hold that card: { $value }.
prison-refuse-ascending = The first time round the action cards go in order: now it is { $value }.
prison-refuse-weakest = Against this Telepath you must play your weakest combat card other than +0.
prison-refuse-not-shown = That card was not turned up: +{ $value }.
prison-refuse-not-valid = The token cannot go there: choose a safe and empty square.
prison-refuse-open-already = There is no closed room there.
prison-refuse-not-beside-room = No room is revealed from there: stand beside it, with nothing on your side of the edge.
prison-refuse-no-gear = Only from a gear: that room, or its revealed twin, can be turned.
prison-refuse-one-quarter = A room turns by one quarter at a time.
prison-refuse-against-arrow = Only a Mekanork turns a room against its arrow.
prison-refuse-gear-locked = Tinker Al stands on a gear of this pair: only Mekanorks turn it.
prison-refuse-no-enemy = Only an enemy in the dungeon can be attacked.
prison-refuse-hurt-already = Whoever was wounded this turn cannot be attacked again in it.
prison-refuse-out-of-reach = That enemy is out of reach of this attack.
prison-refuse-no-jumps = You have no jump card left.
prison-refuse-no-landing = A jump goes two squares, straight or round a corner, onto a square where you can land.
prison-refuse-no-cleric = Only a Cleric heals.
prison-refuse-no-wounded = No wounded friend lies right beside the Cleric.
prison-refuse-end-crowded = A square holds two tokens at most: one character on its feet, and one object or wounded friend.
prison-refuse-no-key = Portcullises are for the Backstabber, or for whoever carries a key.
prison-refuse-no-portcullis = There is no portcullis on that side.
prison-refuse-gate-barred = Gatekeeper Gorm stands there: this portcullis stays as it is.
prison-refuse-no-colossus = Only a Colossus breaks portcullises.
prison-refuse-no-wand = The fireball needs a Wizard with the wand in hand.
prison-refuse-nobody-in-line = There is nobody in that direction to be hit.
prison-refuse-no-banshee = Only a Banshee screams.
prison-refuse-no-sight = The Banshee does not see that character in a straight line.
prison-refuse-no-room-behind = There is no free square behind to push anybody to.
prison-refuse-tired = No movement points are left: stop here.
prison-refuse-no-side = There are four sides to go to: north, east, south and west.
prison-refuse-no-end = From there the move could not end anywhere.
prison-refuse-walled = A wall, a closed portcullis, an arrow slit or an unrevealed room is in the way.
prison-refuse-enemy = An enemy on its feet is in the way.
prison-refuse-pit = There is a pit in the way, and no rope.
prison-refuse-end-occupied = You cannot stop on another’s square.
prison-refuse-end-pit = You cannot stop on a pit without a rope.
prison-refuse-nothing-here = There is nothing here to pick up.
prison-refuse-empty-hands = There is nothing to put down or hand over.
prison-refuse-no-friend = There is no friend on this square to hand it to.
prison-refuse-handled = On each square things change hands only once.
prison-refuse-not-to-hide = That token is not one of those you still have to lay out.
prison-refuse-no-room = There is no such room.
prison-refuse-room-full =
    { $most ->
        [one] A room holds { $most } token at most.
       *[other] A room holds { $most } tokens at most.
    }
prison-refuse-not-free = The token goes on a safe and empty square of the new room.
prison-refuse-step-by-step = Until somebody has played a 4, a card may be only one higher than the highest so far: now { $value } at most.
prison-refuse-no-such-card = There is no such card to name: +{ $value }. Name one from +1 to +6.
prison-refuse-named = The Telepath has named your +{ $value }: you must play it.

## What wins

prison-purpose-five = First to five points: lead yours out on the far side, or strike enemies down. You { $mine } : { $theirs }
prison-purpose-five-watched = First to five points: lead your own out, or strike enemies down. { $mine } : { $theirs }

## How it ended

prison-over-won = You have won: the dungeon is behind you.
prison-over-lost = You have lost: the dungeon keeps its prisoners.
prison-over-late = Sixty turns, and not five points: the dungeon keeps its prisoners.
prison-over-five = Five points: the duel is decided.
prison-over-nobody = One side has nobody left: the duel is decided.
prison-over-turns = The turns have run out: the higher score wins.
prison-over-draw = A draw: neither side is ahead.

## What happens

prison-event-picked = { $figure } stands on the starting line, { $square }.
prison-event-first =
    { $side ->
        [0] By lot, Yellow begins.
       *[1] By lot, Blue begins.
    }
prison-event-stood =
    { $side ->
        [0] A yellow token stands face down on the line.
       *[1] A blue token stands face down on the line.
    }
prison-event-hid = Face down on a room: { $number }.
prison-event-covered =
    { $side ->
        [0] A yellow token lies face down on a room.
       *[1] A blue token lies face down on a room.
    }
prison-event-uncovered = The starters are turned up.
prison-event-found =
    { $side ->
        [0] In the room: { $number }. Yellow puts it on a square.
       *[1] In the room: { $number }. Blue puts it on a square.
    }
prison-event-named =
    { $side ->
        [0] Yellow’s Telepath names +{ $value }.
       *[1] Blue’s Telepath names +{ $value }.
    }
prison-event-readied =
    { $side ->
        [0] Yellow’s combat card lies face down.
       *[1] Blue’s combat card lies face down.
    }
prison-event-dealt = Into the bag go: { $npcs }.
prison-event-carded =
    { $side ->
        [0] { $value ->
            [one] Yellow plays a card: { $value } action point.
           *[other] Yellow plays a card: { $value } action points.
        }
       *[1] { $value ->
            [one] Blue plays a card: { $value } action point.
           *[other] Blue plays a card: { $value } action points.
        }
    }
prison-event-walked = { $figure } walks: { $start } – { $end }.
prison-event-jumped = { $figure } jumps: { $start } – { $end }.
prison-event-took = { $figure } takes: { $thing }.
prison-event-dropped = { $figure } puts down: { $thing }.
prison-event-gave = { $figure } hands something over: { $to } has it now.
prison-event-opened =
    { $by ->
        [-1] A room opens by itself.
       *[other] { $by } reveals a room.
    }
prison-event-drew = Out of the bag: { $number }.
prison-event-diced = The teleport dice: row { $red }, column { $white }.
prison-event-placed = { $number } is placed on { $square }.
prison-event-vanished = Double six: { $number } is out of the game.
prison-event-rotated =
    { $quarters ->
        [1] { $by } turns a room a quarter clockwise.
        [2] { $by } turns a room halfway round.
       *[3] { $by } turns a room a quarter anticlockwise.
    }
prison-event-fought =
    { $winner ->
        [-1] { $attacker } against { $target }: cards { $cards }, together { $totals }. A tie: nothing happens.
        [0] { $attacker } against { $target }: cards { $cards }, together { $totals }. Yellow wins.
        [2] { $attacker } against { $target }: cards { $cards }, together { $totals }. The dungeon wins the fight.
       *[1] { $attacker } against { $target }: cards { $cards }, together { $totals }. Blue wins.
    }
prison-event-challenged =
    { $how ->
        [bow] { $attacker } shoots at { $target }.
        [spear] { $attacker } strikes at { $target } with the spear. In the fight: { $fighters }.
       *[close] { $attacker } attacks { $target }. In the fight: { $fighters }.
    }
prison-event-wounded = { $figure } is wounded.
prison-event-died = { $figure } is dead.
prison-event-fell = { $figure } falls into a pit.
prison-event-lost = { $thing } is lost in a pit.
prison-event-broke = { $figure } breaks a way through, for good.
prison-event-gated =
    { $open ->
        [yes] { $figure } opens a portcullis.
       *[no] { $figure } closes a portcullis.
    }
prison-event-healed = { $figure } heals { $target }.
prison-event-pushed = { $figure } screams: { $target } is pushed, { $start } – { $end }.
prison-event-burnt = { $figure } fires the wand: { $target } burns.
prison-event-left = { $figure } leaves the dungeon.
prison-event-scored =
    { $side ->
        [0] { $points ->
            [one] { $points } point for Yellow ({ $clause }).
           *[other] { $points } points for Yellow ({ $clause }).
        }
        [2] { $points ->
            [one] { $points } point for the dungeon ({ $clause }).
           *[other] { $points } points for the dungeon ({ $clause }).
        }
       *[1] { $points ->
            [one] { $points } point for Blue ({ $clause }).
           *[other] { $points } points for Blue ({ $clause }).
        }
    }
prison-event-arrived = A reinforcement comes: { $figure }.
prison-event-looked = The Arch-Mage looks at a closed room.
prison-event-turned = The dungeon turns up: { $values }.
prison-event-rowed =
    { $row ->
        [0] The dungeon’s round: nobody is there yet.
       *[other] The dungeon’s round, in this order: { $row }.
    }
prison-event-ended =
    { $side ->
        [0] Yellow’s turn is over.
        [2] The dungeon’s turn is over.
       *[1] Blue’s turn is over.
    }
prison-event-over =
    { $winner ->
        [-1] The game is over, { $points }: a draw.
        [0] The game is over, { $points }: Yellow has won.
        [2] The game is over, { $points }: the dungeon has won.
       *[1] The game is over, { $points }: Blue has won.
    }
prison-event-activated = { $figure } looks at the goals of its card.
prison-event-rested = { $figure } is done.
prison-event-tied = A die chooses among { $ties } equal ways.
# Its reasons follow, a line each.
prison-event-thought = { $figure } decides: { $goal }.
prison-event-spun =
    { $quarters ->
        [1] The rotation die: one quarter, clockwise.
        [2] The rotation die: two quarters, clockwise.
        [3] The rotation die: three quarters, clockwise.
        [-1] The rotation die: one quarter, anticlockwise.
        [-2] The rotation die: two quarters, anticlockwise.
       *[-3] The rotation die: three quarters, anticlockwise.
    }

## Hints
# $ap is about how many action points it is to the far line; $wins and $loses are percentages.

prison-hint-step = It brings the far line nearer: about { $ap } AP instead of { $from }.
prison-hint-out = This step leads out, and a character that is out is a point.
prison-hint-strike = No card is needed for this blow: it is a sure one.
prison-hint-opens = { $who } is then about { $ap } AP from the far line instead of { $from }.
prison-hint-beside = From there { $who } is within reach.
prison-hint-fight = This card wins { $wins } % of the time and loses { $loses } %.
prison-hint-reveal = Nobody gets through a closed room. Friends who may wait inside: { $hidden }.
prison-hint-turn = Turned like this, the room leads where you want to go, or shuts out the others.
prison-hint-attack = With +{ $value } you win { $wins } % of the time and lose { $loses } %. A wounded enemy is half a point.
prison-hint-jump = The jump saves the way round.
prison-hint-heal = { $who } can walk and fight again next turn.
prison-hint-portcullis = The portcullis is in somebody’s way.
prison-hint-break = Without this portcullis the way is open for good.
prison-hint-fire = The first in that line is gone, and that is a point.
prison-hint-scream = Pushed there, it is worse off.
prison-hint-pass = Nothing else you can do improves matters.
prison-hint-pick-up = This will be of use: { $what }.
prison-hint-drop = Free hands are needed for something else.
prison-hint-give = The other will make better use of it.
prison-hint-stop = A good square to stop on.
prison-hint-pick = A good one to begin with: speed { $speed }, strength { $strength }.
prison-hint-hide = In that room it is of most use to you, or of least to the other.
prison-hint-put = On this square it is of most use to you, or of least to the other.
prison-hint-card = The best turn that can be seen now needs this many action points.
prison-hint-name = The weakest of these is the best for you.
prison-hint-choose = There it does you the most good, or the least harm.

## Prisoners and their traits

prison-npc-curious-lissandra = Curious Lissandra
prison-npc-jen = Jen
prison-npc-magpie-nika = Magpie Nika
prison-npc-lockpick-rada = Lockpick Rada
prison-npc-rick-wave = Rick-Wave
prison-npc-wailing-marta = Wailing Marta
prison-npc-siren-ulla = Siren Ulla
prison-npc-thunder-gleb = Thunder Gleb
prison-npc-father-kind = Father Kind
prison-npc-father-junk = Father Junk
prison-npc-sister-thimble = Sister Thimble
prison-npc-brother-lantern = Brother Lantern
prison-npc-artos = Artos
prison-npc-hur-ban = Hur-Ban
prison-npc-mangdu = Mangdu
prison-npc-gatekeeper-gorm = Gatekeeper Gorm
prison-npc-tinker-al = Tinker Al
prison-npc-yom = Yom
prison-npc-ley-vite = Ley-Vite
prison-npc-contrary-bram = Contrary Bram
prison-npc-serpico = Serpico
prison-npc-slissken = Slissken the Snake
prison-npc-silent-ashka = Silent Ashka
prison-npc-stubborn-coil = Stubborn Coil
prison-npc-weakling-ed = Weakling Ed
prison-npc-xant = Xant
prison-npc-foggy-bertram = Foggy Bertram
prison-npc-doubting-toma = Doubting Toma
prison-npc-maldon = Maldon
prison-npc-amestin = Amestin
prison-npc-absent-odo = Absent-minded Odo
prison-npc-lady-frost = Lady Frost

prison-trait-alarm-bell = When she reveals her second room in one activation, one reinforcement comes at once.
prison-trait-lone-knife = Her +2 for fighting in company also holds when she attacks one on one.
prison-trait-pickpocket = Empty-handed at the end of a move, she takes from an adjacent unwounded enemy, with nothing between, the object that stands highest on her list.
prison-trait-own-key = She opens portcullises on the way to any goal for 1 AP each, as if she carried a key.
prison-trait-breaker-push = If a portcullis, wall or slit stands right behind his target, his push breaks it for good and the target goes through and is wounded.
prison-trait-shakes-loose = Whoever she pushes drops what they carry on the square they leave.
prison-trait-pull = Her scream pulls its target one square straight towards her instead of pushing it away.
prison-trait-long-push = His push sends the target straight on until a wall, portcullis, slit or character stops it or a pit without a rope swallows it.
prison-trait-quick-recovery = A prisoner he heals is stood upright again and may still be activated this round.
prison-trait-picks-on-weak = He attacks only an enemy whose own strength is lower than his, counting nobody else who would join the fight.
prison-trait-heal-at-sight = She heals any wounded friend in her line of sight, adjacent or not.
prison-trait-alms = Every third healing he performs in the game is 1 point for the dungeon.
prison-trait-breaker-points = Every third portcullis he breaks in the game is 1 point for the dungeon.
prison-trait-crowd-fury = In a group fight the dungeon adds 1 for each enemy fighter beyond the first.
prison-trait-long-stride = He moves up to 3 squares for 1 AP instead of 2.
prison-trait-bars-the-gate = While he is unwounded the player can neither open nor close a portcullis on the edge of his square.
prison-trait-gear-lock = While he stands on a gear only Mekanorks, of either side, may turn that pair of rooms, and the rotate goal of other prisoners ignores its gears.
prison-trait-double-turn = In rotate mode he throws first for the room he stands in and then, with AP left, once more for its twin, each time in the direction thrown.
prison-trait-born-on-gear = He appears, without dice, on the gear of his room, or by dice if a token lies there.
prison-trait-gear-and-reverse = He appears, without dice, on the gear of his room, or by dice if a token lies there, and every room he turns goes against its arrow.
prison-trait-errands = While he carries a wounded friend his goal 1 is to hand it to an unwounded friendly Cleric, and while he carries the fireball to hand it to an unwounded friendly Wizard.
prison-trait-lays-out-loot = When he reveals a room its objects go, without dice, to the valid squares he can reach soonest with his AP left, or, if none can be reached, to those fewest squares away.
prison-trait-slips-past = She may move through unwounded enemies but never end there.
prison-trait-acts-wounded = Wounded, he is still activated, with the one goal regroup 3 and Clerics at the head of his list.
prison-trait-weakest-card = In close combat one on one the player must play the lowest combat card held, +0 not counted unless it is the only one.
prison-trait-two-cards = In close combat one on one the dungeon turns two combat cards, plays the higher and discards both.
prison-trait-blind-card = In close combat one on one the player’s combat card is drawn at random from the hand.
prison-trait-second-thought = In close combat one on one, if the dungeon’s card would lose the fight, it is discarded and the next one is played instead, once.
prison-trait-feared-fire = An enemy he kills with the fireball is 2 points for the dungeon instead of 1.
prison-trait-any-shield = Any object he carries also counts as a large shield for him.
prison-trait-wanders = Before his goals are checked the teleport dice are thrown once for his room, and if they name a valid square, no six among them, he is moved there.
prison-trait-chill = A player’s character that begins a move adjacent to her while she is unwounded, with nothing between, has 2 movement points less for it, but at least 1.

## Around the board: cards, fights, how it stands

prison-ui-somebody = somebody
prison-ui-sided =
    { $side ->
        [0] { $name } (yellow)
       *[1] { $name } (blue)
    }
prison-ui-room = room { $place }

# The row of prisoners
prison-ui-npcs = Prisoners in the dungeon
prison-ui-no-npcs = No prisoner is in the dungeon yet.
prison-ui-npc = { $name }, { $class }: { $standing }
prison-ui-standing-acting = acts now
prison-ui-standing-next = is next
prison-ui-standing-upright = will act this round
prison-ui-standing-turned = has acted
prison-ui-standing-waiting = waits for its round
prison-ui-next = next
prison-ui-build = Speed { $speed }, strength { $strength }
prison-ui-stands = On { $square }
prison-ui-is-wounded = Wounded
prison-ui-carries = Carries: { $what }
prison-ui-known = told by the solo rulebook
prison-ui-ours = our reconstruction
prison-ui-card-known = The solo rulebook names this prisoner.
prison-ui-card-ours = This prisoner is our own.
prison-ui-goals = Goals, from the first
prison-ui-main = main goal
prison-ui-ap = { $ap } AP
prison-ui-classes = Classes, from the highest
prison-ui-objects = Objects, from the highest
prison-ui-why = Why did it do that?
prison-ui-no-decision = The log shows no decision of this prisoner.

# Cards
prison-ui-hand = Your cards
prison-ui-actions = Action cards
prison-ui-card-now = can be played now
prison-ui-card-later = not now
prison-ui-card-played = played
prison-ui-ap-left =
    { $ap ->
        [one] { $ap } action point left
       *[other] { $ap } action points left
    }
prison-ui-jumps =
    { $jumps ->
        [one] { $jumps } jump left
       *[other] { $jumps } jumps left
    }
prison-ui-fights =
    { $cards ->
        [one] { $cards } combat card
       *[other] { $cards } combat cards
    }
prison-ui-decks = Combat cards
prison-ui-own-fights = Your hand
prison-ui-own-spent = Spent by you
prison-ui-np-fights = The dungeon’s deck
prison-ui-np-spent = Its discards
prison-ui-other-fights = The other side’s hand
prison-ui-other-spent = Spent by the other side
prison-ui-icons = The gem of your level on a card brings a reinforcement. Your +0 comes back to your hand.
prison-ui-face-action =
    { $value ->
        [one] { $value } action
       *[other] { $value } actions
    }
prison-ui-face-jump = Jump
prison-ui-face-fight = Combat card +{ $value }
prison-ui-face-np = Its combat card +{ $value }
prison-ui-calls = brings a reinforcement at level { $level }
prison-ui-eye = the eye opens a room

# A fight
prison-ui-fight-close = { $attacker } attacks { $target }
prison-ui-fight-bow = { $attacker } shoots at { $target }
prison-ui-fight-spear = { $attacker } strikes { $target } with the spear
# $side: 0 is yellow, 1 blue, 2 the dungeon of the solo game.
prison-ui-fight-side =
    { $side ->
        [0] { $role ->
            [attack] Yellow attacks
           *[defence] Yellow defends
        }
        [1] { $role ->
            [attack] Blue attacks
           *[defence] Blue defends
        }
       *[2] { $role ->
            [attack] The dungeon attacks
           *[defence] The dungeon defends
        }
    }
prison-ui-brings = Strength { $strength }, bonus { $bonus }
prison-ui-total = Sum: { $total }
prison-ui-choose-card = Choose your combat card
prison-ui-pick-theirs = Your Telepath sees three cards: which one must be played?
prison-ui-name-theirs = Your Telepath names the card the other must play
prison-ui-named = The Telepath names +{ $value }: whoever holds it plays it.
prison-ui-wait-card = Your card lies face down. The other side chooses.
prison-ui-cards-turn = The cards are turned…
prison-ui-fight-result =
    { $winner ->
        [-1] A tie: nothing happens
        [0] Yellow wins the fight
        [1] Blue wins the fight
       *[2] The dungeon wins the fight
    }
prison-ui-fold = Look at the board
prison-ui-unfold = Back to the fight

# How it stands
prison-ui-points = { $points } of { $most } points
prison-ui-turn = Turn { $turn } of { $most }
prison-ui-level = Dungeon: { $level }
prison-ui-reinforcements =
    { $cards ->
        [one] { $cards } reinforcement may still come
       *[other] { $cards } reinforcements may still come
    }
prison-ui-sight-on = The Arch-Mage is watching
prison-ui-sight-off = Without the Sight of the Arch-Mage
prison-ui-closed-rooms =
    { $rooms ->
        [0] All rooms are open
        [one] { $rooms } room is closed
       *[other] { $rooms } rooms are closed
    }
prison-ui-is-closed = closed
prison-ui-is-open = open
prison-ui-bag = In the bag
prison-ui-bag-empty = The bag is empty.
prison-ui-score = { $ours } : { $theirs }
prison-ui-advice-lower = That was hard: try an easier dungeon next.
prison-ui-advice-higher = That was easy: try a harder dungeon next.
prison-ui-advice-same = Stay at this level next time.

## Why a prisoner does what it does

prison-trace-about = { $goal } ({ $about })
prison-trace-chosen = { $rank }. { $goal }: { $needed } AP needed, has { $ap } → yes
prison-trace-dear = { $rank }. { $goal }: { $needed } AP needed, has { $ap } → no
prison-trace-void =
    { $kind ->
        [reveal] { $rank }. { $goal }: no room is closed → skipped
        [break] { $rank }. { $goal }: no portcullis is left → skipped
        [open] { $rank }. { $goal }: no portcullis is shut → skipped
        [heal] { $rank }. { $goal }: no friend is wounded → skipped
        [combat] { $rank }. { $goal }: no enemy is there → skipped
        [push] { $rank }. { $goal }: no enemy is there → skipped
        [rotate] { $rank }. { $goal }: no gear is there → skipped
        [regroup] { $rank }. { $goal }: no friend is there → skipped
       *[take] { $rank }. { $goal }: nothing it wants is there → skipped
    }
prison-trace-no-way = { $rank }. { $goal }: no way leads there, with { $ap } AP → no
prison-trace-beside = { $rank }. { $goal }: already stands beside one of that class → no
prison-trace-load = { $rank }. { $goal }: nothing better than what it carries → no
prison-trace-hurt = { $rank }. { $goal }: wounded this turn, not to be attacked again → no
prison-trace-strong = { $rank }. { $goal }: nobody weaker than itself → no
prison-trace-locked = { $rank }. { $goal }: that gear is locked → no
prison-trace-again = Something was taken: from the top again, with { $ap } AP left.
prison-trace-on = It goes on with its goal, { $goal }: { $ap } AP left.
prison-trace-goal = So: { $goal }, for { $needed } of { $ap } AP.
prison-trace-near = Out of reach: as near as it can to { $goal }, for { $needed } of { $ap } AP.
prison-trace-to-go = To go: { $before } AP, { $from } squares before; { $after } AP, { $to } squares after.
prison-trace-straight = To go in rows and columns: { $from } before, { $to } after.
prison-trace-as-if-b = Counted as if nobody stood there.
prison-trace-as-if-c = Counted as if nobody stood there and portcullises were open.
prison-trace-as-if-d = Counted as if nobody stood there and closed rooms, portcullises and slits were open.
prison-trace-others = Also within reach: { $others }
prison-trace-other =
    { $rank ->
        [0] { $about } for { $needed } AP
       *[other] { $about }, number { $rank } on its list, for { $needed } AP
    }
prison-trace-rest = It does nothing more.
prison-trace-by-list =
    { $rank ->
        [0] A Cleric comes before all others: the highest it can get.
       *[other] Number { $rank } on its list: the highest it can get.
    }
prison-trace-by-ap = The way that costs the fewest AP.
prison-trace-by-squares = Equal AP: the way of the fewest squares.
prison-trace-by-die =
    { $ties ->
        [2] Two equal ways: the die decides.
       *[other] { $ties } equal ways: the die decides.
    }

## On the board

prison-board-map = The dungeon
prison-board-deeds = What this character can do
prison-board-you = You
prison-board-dungeon = Dungeon
prison-board-points = { $name }: { $points } of { $most } points

# Two letters for the badge of a character.
prison-board-mark-backstabber = Bs
prison-board-mark-banshee = Bn
prison-board-mark-cleric = Cl
prison-board-mark-colossus = Co
prison-board-mark-mekanork = Me
prison-board-mark-naga = Na
prison-board-mark-telepath = Te
prison-board-mark-wizard = Wi

prison-board-power-backstabber = Opens and shuts portcullises; +2 in a group fight beside a friend.
prison-board-power-banshee = Her scream pushes anybody in sight one square away.
prison-board-power-cleric = Heals a wounded friend beside them.
prison-board-power-colossus = Breaks portcullises for good.
prison-board-power-mekanork = On a gear, turns either room of the pair either way.
prison-board-power-naga = Walks through arrow slits.
prison-board-power-telepath = One on one, says which card the enemy plays.
prison-board-power-wizard = Floats over pits and enemies; the only one to use the wand.

prison-board-starters =
    { $left ->
        [one] Choose one more to start on the line
       *[other] Choose { $left } to start on the line
    }
prison-board-suggest = A good start: { $who }.
prison-board-take =
    { $count ->
        [one] Take this one
       *[other] Take these { $count }
    }
prison-board-lay = Tokens to lay face down

# Names of squares, for those who listen: what is there.
prison-board-of-yellow = { $name }, yellow
prison-board-of-blue = { $name }, blue
prison-board-of-dungeon = { $name }, prisoner
prison-board-wounded = wounded
prison-board-line-yellow = yellow line
prison-board-line-blue = blue line
prison-board-closed = closed room
prison-board-closed-room = Closed room { $place }
prison-board-pit = pit
prison-board-gear = gear
prison-board-gate-shut = shut portcullis
prison-board-gate-open = open portcullis
prison-board-gate-broken = broken portcullis
prison-board-walk-here =
    { $ap ->
        [0] Walk here.
        [one] Walk here for { $ap } action point.
       *[other] Walk here for { $ap } action points.
    }
prison-board-do-move = Move.
prison-board-do-reveal = Open this room.
prison-board-do-hide = Lay the token here, face down.
prison-board-do-turn = Turn this room.
prison-board-do-attack = Attack.
prison-board-do-jump = Jump here.
prison-board-do-heal = Heal.
prison-board-do-gate = Open or shut the portcullis.
prison-board-do-break = Break the portcullis.
prison-board-do-fire = Burn with the wand.
prison-board-do-scream = Push away with a scream.
prison-board-turn-clockwise = Turn room { $room } clockwise
prison-board-turn-counter = Turn room { $room } anticlockwise

prison-board-verb-move = Move
prison-board-verb-reveal = Open a room
prison-board-verb-turn = Turn a room
prison-board-verb-attack = Attack
prison-board-verb-jump = Jump
prison-board-verb-heal = Heal
prison-board-verb-gate = Portcullis
prison-board-verb-break = Break
prison-board-verb-fire = Fire
prison-board-verb-scream = Scream
prison-board-pick-up = Pick up
prison-board-pick-up-wounded = Pick up the wounded
prison-board-drop = Drop: { $what }
prison-board-give = Swap with: { $to }
prison-board-stop = Stop here
prison-board-pass = End turn
prison-board-hurry = Skip ahead

prison-board-first = Open one of the two rooms in front of your line: choose it.
prison-board-select = Choose one of your characters, or end your turn.
prison-board-selected = { $name }: choose a place, or choose a deed.
prison-board-where = { $deed }: choose what glows.
prison-board-moving =
    { $points ->
        [0] { $name } cannot walk on: stop here.
        [one] { $name } walks: one square left.
       *[other] { $name } walks: { $points } squares left.
    }
prison-board-choose = A six! You choose the square for: { $name }.
prison-board-put = Choose the square for: { $name }.
prison-board-hide = Choose a token, then choose a closed room for it.
prison-board-no-way = There is no way there with the action points you have.
prison-board-dice = Dice: row { $red }, column { $white }
prison-board-spin = Rotation die: { $quarters }

prison-key-drop = On the way: drop it
prison-key-give = On the way: swap

## Figures

prison-figure-wall = Walls stop everybody.
prison-figure-bars = So does a closed portcullis.
prison-figure-slit = Nobody walks through an arrow slit.
prison-figure-naga-slit = But the Naga does.
prison-figure-open-bars = The Backstabber opens and shuts portcullises.
prison-figure-break-bars = The Colossus breaks them for good.
prison-figure-jump-pit = A jump goes two squares straight, over a pit too.
prison-figure-jump-corner = Or round a corner.
prison-figure-jump-wall = Not through a wall.
prison-figure-pit = Without a rope nobody may step onto a pit.
prison-figure-turn = From its gear a room turns a quarter, the way its arrow points.
prison-figure-turn-back = Only the Mekanork turns it against the arrow.
prison-figure-sight = Nothing between them in a straight line: he is in sight.
prison-figure-no-sight = Closed bars stop sight.
prison-figure-slit-shot = From the square beside a slit you see and shoot through it.
prison-figure-reveal = Whoever stands beside a closed room may open it.
prison-figure-no-reveal = Not with a wall in between.
prison-figure-ed-fights = Ed’s first goals fail; he can reach the Cleric, so he fights.
prison-figure-ed-walks = No goal fits his five points: he walks them towards the exit.
prison-figure-ed-bars = Shut in, he goes as near as he can: to the bars.
prison-figure-hur-ban = Hur-Ban fights the first on his list, then the next, then goes on.
prison-figure-lissandra = Lissandra opens the nearest room, takes the bow on the way, then opens the next.
prison-figure-teleport = What lies in an opened room goes to the square the two dice name.
prison-figure-al = Al walks to the highest friend on his list and takes the spear on the way.
prison-figure-serpico = Serpico carries the wounded Xant to the Cleric, takes the wand, and leaves.
prison-figure-artos = Artos breaks two portcullises, and walks to the third.
prison-figure-ley-vite = One point to the gear; the die says three, so he turns with the two left.
prison-figure-maldon = Maldon walks through Serpico and takes the wand: he ranks it higher.
prison-figure-set-up = Eight closed rooms, four long and two wide, between the two lines.

## Puzzles

prison-puzzle-points = Your score must reach { $points } with the action points left, whatever card is turned up.
prison-puzzle-points-missed = The turn is over. Your points: { $scored } of { $points }
prison-puzzle-safe = Get through the dungeon’s turn: none of yours is struck, and it scores no point.
prison-puzzle-safe-missed = The dungeon has struck. Your wounded: { $hurt }, its points: { $theirs }

## The end, taken apart

prison-account-out = { $name } got out
prison-account-struck = Struck down: { $name }
prison-account-fell = Into a pit: { $name }
prison-account-their-out = The dungeon: { $name } got out
prison-account-their-struck = The dungeon: your { $name } fell
prison-account-their-fell = The dungeon: into a pit, { $name }
prison-account-their-trait = The dungeon: { $name }, by a trait

# Ways to play of the bots: a word, and a line about it.
prison-bot-brawler = brawler
prison-bot-brawler-hint = Would rather fight than walk round.
prison-bot-explorer = explorer
prison-bot-explorer-hint = Opens and turns more rooms than others.
