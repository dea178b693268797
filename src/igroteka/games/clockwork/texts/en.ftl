# Clockwork, in words.
# Events have their own fields, and besides: $player is the name of the seat the event speaks of,
# $you is "yes" when that seat is the reader's, else "no"; $other is the name of the other seat.
# A flag such as $right is "yes" or "no". A $card of 0 is one the reader does not see.
# Prompts and refusals have their details; $player is the name of the seat in `seat`.

clockwork-name = Clockwork
clockwork-tagline = Collect the parts, remember the discards, and fly away from the floating city.

## Cards

clockwork-kind-flying = flying machine
clockwork-kind-code = code breaker
clockwork-kind-airship = airship
clockwork-kind-fuel = fuel supplier
clockwork-kind-power = power machine
clockwork-kind-scrap = scrap metal

clockwork-set-dragonfly = Dragonfly
clockwork-set-heron = Heron
clockwork-set-beetle = Beetle
clockwork-set-bat = Bat
clockwork-set-swallow = Swallow
clockwork-set-moth = Moth
clockwork-set-owl = Owl
clockwork-set-sphinx = Sphinx
clockwork-set-spider = Spider
clockwork-set-magpie = Magpie
clockwork-set-airship = Airship
clockwork-set-fuel = Fuel supplier
clockwork-set-power = Power machine
clockwork-set-scrap = Scrap metal

clockwork-card-dragonfly-wings = Dragonfly: wings
clockwork-card-dragonfly-hull = Dragonfly: hull
clockwork-card-dragonfly-engine = Dragonfly: engine
clockwork-card-dragonfly-tail = Dragonfly: tail
clockwork-card-heron-wings = Heron: wings
clockwork-card-heron-hull = Heron: hull
clockwork-card-heron-engine = Heron: engine
clockwork-card-heron-tail = Heron: tail
clockwork-card-beetle-wings = Beetle: wings
clockwork-card-beetle-hull = Beetle: hull
clockwork-card-beetle-engine = Beetle: engine
clockwork-card-beetle-tail = Beetle: tail
clockwork-card-bat-wings = Bat: wings
clockwork-card-bat-hull = Bat: hull
clockwork-card-bat-engine = Bat: engine
clockwork-card-bat-tail = Bat: tail
clockwork-card-swallow-wings = Swallow: wings
clockwork-card-swallow-hull = Swallow: hull
clockwork-card-swallow-engine = Swallow: engine
clockwork-card-swallow-tail = Swallow: tail
clockwork-card-moth-wings = Moth: wings
clockwork-card-moth-hull = Moth: hull
clockwork-card-moth-engine = Moth: engine
clockwork-card-moth-tail = Moth: tail
clockwork-card-owl-dial = Owl: dial
clockwork-card-owl-keys = Owl: keys
clockwork-card-owl-reel = Owl: reel
clockwork-card-owl-lamp = Owl: lamp
clockwork-card-sphinx-dial = Sphinx: dial
clockwork-card-sphinx-keys = Sphinx: keys
clockwork-card-sphinx-reel = Sphinx: reel
clockwork-card-sphinx-lamp = Sphinx: lamp
clockwork-card-spider-dial = Spider: dial
clockwork-card-spider-keys = Spider: keys
clockwork-card-spider-reel = Spider: reel
clockwork-card-spider-lamp = Spider: lamp
clockwork-card-magpie-dial = Magpie: dial
clockwork-card-magpie-keys = Magpie: keys
clockwork-card-magpie-reel = Magpie: reel
clockwork-card-magpie-lamp = Magpie: lamp
clockwork-card-airship-balloon = Airship: balloon
clockwork-card-airship-gondola = Airship: gondola
clockwork-card-airship-boiler = Airship: boiler
clockwork-card-airship-propeller = Airship: propeller
clockwork-card-airship-rudder = Airship: rudder
clockwork-card-airship-anchor = Airship: anchor
clockwork-card-fuel = Fuel supplier
clockwork-card-power = Power machine
clockwork-card-scrap = Scrap metal

# The name of the set in $set.
clockwork-set =
    { $set ->
        [0] { clockwork-set-dragonfly }
        [1] { clockwork-set-heron }
        [2] { clockwork-set-beetle }
        [3] { clockwork-set-bat }
        [4] { clockwork-set-swallow }
        [5] { clockwork-set-moth }
        [6] { clockwork-set-owl }
        [7] { clockwork-set-sphinx }
        [8] { clockwork-set-spider }
        [9] { clockwork-set-magpie }
        [10] { clockwork-set-airship }
        [11] { clockwork-set-fuel }
        [12] { clockwork-set-power }
       *[13] { clockwork-set-scrap }
    }

# The name of the card in $card, for use inside other messages.
clockwork-card =
    { $card ->
        [1] { clockwork-card-dragonfly-wings }
        [2] { clockwork-card-dragonfly-hull }
        [3] { clockwork-card-dragonfly-engine }
        [4] { clockwork-card-dragonfly-tail }
        [5] { clockwork-card-heron-wings }
        [6] { clockwork-card-heron-hull }
        [7] { clockwork-card-heron-engine }
        [8] { clockwork-card-heron-tail }
        [9] { clockwork-card-beetle-wings }
        [10] { clockwork-card-beetle-hull }
        [11] { clockwork-card-beetle-engine }
        [12] { clockwork-card-beetle-tail }
        [13] { clockwork-card-bat-wings }
        [14] { clockwork-card-bat-hull }
        [15] { clockwork-card-bat-engine }
        [16] { clockwork-card-bat-tail }
        [17] { clockwork-card-swallow-wings }
        [18] { clockwork-card-swallow-hull }
        [19] { clockwork-card-swallow-engine }
        [20] { clockwork-card-swallow-tail }
        [21] { clockwork-card-moth-wings }
        [22] { clockwork-card-moth-hull }
        [23] { clockwork-card-moth-engine }
        [24] { clockwork-card-moth-tail }
        [25] { clockwork-card-owl-dial }
        [26] { clockwork-card-owl-keys }
        [27] { clockwork-card-owl-reel }
        [28] { clockwork-card-owl-lamp }
        [29] { clockwork-card-sphinx-dial }
        [30] { clockwork-card-sphinx-keys }
        [31] { clockwork-card-sphinx-reel }
        [32] { clockwork-card-sphinx-lamp }
        [33] { clockwork-card-spider-dial }
        [34] { clockwork-card-spider-keys }
        [35] { clockwork-card-spider-reel }
        [36] { clockwork-card-spider-lamp }
        [37] { clockwork-card-magpie-dial }
        [38] { clockwork-card-magpie-keys }
        [39] { clockwork-card-magpie-reel }
        [40] { clockwork-card-magpie-lamp }
        [41] { clockwork-card-airship-balloon }
        [42] { clockwork-card-airship-gondola }
        [43] { clockwork-card-airship-boiler }
        [44] { clockwork-card-airship-propeller }
        [45] { clockwork-card-airship-rudder }
        [46] { clockwork-card-airship-anchor }
        [47] { clockwork-card-fuel }
        [48] { clockwork-card-power }
        [49] { clockwork-card-scrap }
       *[other] a card
    }

clockwork-character-1 = Ada the clockmaker
clockwork-character-2 = Bruno the boilerman
clockwork-character-3 = Cora the pilot
clockwork-character-4 = Dario the locksmith
clockwork-character-5 = Edda the inventor
clockwork-character-6 = Felix the lamplighter

# The character in $character.
clockwork-character =
    { $character ->
        [1] { clockwork-character-1 }
        [2] { clockwork-character-2 }
        [3] { clockwork-character-3 }
        [4] { clockwork-character-4 }
        [5] { clockwork-character-5 }
       *[6] { clockwork-character-6 }
    }

clockwork-towers = the Towers
clockwork-yard-boiler = Boiler Yard
clockwork-yard-spring = Spring Yard
clockwork-yard-cog = Cog Yard
clockwork-yard-chain = Chain Yard
clockwork-yard-lamp = Lamp Yard
clockwork-yard-bell = Bell Yard
clockwork-track = a field of the track

# The place in $field.
clockwork-field =
    { $field ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

# The place in $to.
clockwork-to =
    { $to ->
        [0] { clockwork-towers }
        [1] { clockwork-yard-boiler }
        [2] { clockwork-yard-spring }
        [3] { clockwork-yard-cog }
        [4] { clockwork-yard-chain }
        [5] { clockwork-yard-lamp }
        [6] { clockwork-yard-bell }
       *[other] { clockwork-track }
    }

## Options

clockwork-option-edition = Edition
clockwork-option-edition-hint = The printed rules differ a little from language to language.
clockwork-option-edition-en = English
clockwork-option-edition-nl = Dutch
clockwork-option-edition-de = German
clockwork-option-edition-es = Spanish
clockwork-option-edition-fr = French
clockwork-option-edition-hu = Hungarian
clockwork-option-edition-pl = Polish
clockwork-option-edition-cs = Czech
clockwork-option-edition-sl = Slovenian
clockwork-option-edition-uk = Ukrainian
clockwork-option-edition-ru = Russian
clockwork-option-edition-it = Italian
clockwork-option-entry_scrapyard = Entering a scrapyard
clockwork-option-entry_scrapyard-edition = As in the edition
clockwork-option-entry_scrapyard-or_more = By exact count or more
clockwork-option-entry_scrapyard-exact = By exact count only
clockwork-option-entry_towers = Entering the Towers
clockwork-option-entry_towers-edition = As in the edition
clockwork-option-entry_towers-or_more = By exact count or more
clockwork-option-entry_towers-exact = By exact count only
clockwork-option-special_throw = A throw of 7, 11 or a double
clockwork-option-special_throw-edition = As in the edition
clockwork-option-special_throw-instead = Instead of the move
clockwork-option-special_throw-instead_from_scrapyard = Instead of the move, from a scrapyard
clockwork-option-special_throw-instead_from_scrapyard-hint = Straight to the Towers from anywhere.
clockwork-option-special_throw-after = After the move, as an extra
clockwork-option-special_throw-after-hint = If the turn took a card from a scrapyard.
clockwork-option-scrap_given = Scrap given for a card
clockwork-option-scrap_given-edition = As in the edition
clockwork-option-scrap_given-out = Leaves the game
clockwork-option-scrap_given-table = Goes to the discards
clockwork-option-end_special = 7, 11 or a double at the end
clockwork-option-end_special-edition = As in the edition
clockwork-option-end_special-either = A search or a demand
clockwork-option-end_special-both = A search and a demand
clockwork-option-low_hand = With fewer than seven cards
clockwork-option-low_hand-edition = As in the edition
clockwork-option-low_hand-keep = You don’t discard
clockwork-option-low_hand-may_discard = You may discard
clockwork-option-wrong_pick = After a wrong pick
clockwork-option-wrong_pick-edition = As in the edition
clockwork-option-wrong_pick-in_place = The card shown takes its place
clockwork-option-wrong_pick-anywhere = The card shown is discarded anywhere
clockwork-option-yard_challenge = Challenge in a scrapyard
clockwork-option-yard_challenge-edition = As in the edition
clockwork-option-yard_challenge-any_arrival = However you arrive
clockwork-option-yard_challenge-exact_throw = Only by exact count
clockwork-option-counter = Demanding in return
clockwork-option-counter-edition = As in the edition
clockwork-option-counter-no_card = If you have no such card
clockwork-option-counter-no_scrap_either = If you have no scrap either
clockwork-option-start_throw = Throw for the start
clockwork-option-start_throw-edition = As in the edition
clockwork-option-start_throw-two_dice = Two dice
clockwork-option-start_throw-one_die = One die
clockwork-option-reversals = Turning back in a move
clockwork-option-reversals-edition = As in the edition
clockwork-option-reversals-0 = Never
clockwork-option-reversals-1 = Once

## What is asked

clockwork-prompt-choose = Choose your character.
clockwork-prompt-chosen = The others are still choosing.
clockwork-prompt-deal = The cards are dealt.
clockwork-prompt-start =
    { $dice ->
        [1] One die for each decides who begins.
       *[2] Two dice for each decide who begins.
    }
clockwork-prompt-throw = The dice roll for { $player }.
clockwork-prompt-move = You threw { $steps }. Choose where to go.
clockwork-prompt-special = You threw { $steps }: walk, or use the special throw.
clockwork-prompt-arrive = Take a card or challenge.
clockwork-prompt-meet = You meet somebody: challenge, or leave it.
clockwork-prompt-extra = One extra: go straight to a place, or stay and act. Or leave it.
clockwork-prompt-search = Show a card of the set you seek, or name fuel or power.
clockwork-prompt-demand = You may demand a card from an opponent at the Towers.
clockwork-prompt-search-or-demand = Search the discards or demand a card.
clockwork-prompt-point = You seek: { clockwork-set }. Point at a discard.
clockwork-prompt-swap = Wrong: { clockwork-card }. Choose a card to put down in its place.
clockwork-prompt-give = { $player } shows you: { clockwork-card }. Give a card of that set, or scrap.
clockwork-prompt-give-named = { $player } asks for: { clockwork-set }. Give one, or scrap.
clockwork-prompt-return = Give { $player } a card in return.
clockwork-prompt-counter = You had nothing to give. You may demand a card from { $player }.
clockwork-prompt-discard = Choose a card to discard.
clockwork-prompt-may-discard = You may discard a card, or keep them all.
clockwork-prompt-lay = Lay it face down beside the board: { clockwork-card }.
clockwork-prompt-wait =
    { $stage ->
        [move] { $player } is choosing where to go.
        [arrive] { $player } is choosing: a card or a challenge.
        [extra] { $player } may do one thing more.
        [towers] { $player } is at the Towers.
        [point] { $player } is looking for a discard.
        [swap] { $player } is choosing a card to put down.
        [give] { $player } is challenged and must give a card.
        [return] { $player } is choosing a card to give back.
        [counter] { $player } had nothing, and may demand in return.
        [discard] { $player } is choosing a discard.
        [lay] { $player } is laying a discard on the table. Remember where!
       *[other] { $player } is thinking.
    }
clockwork-prompt-over = The game is over.

## Moves in words, as on a button; and the headings of several of a kind

clockwork-action-choose = Play as { clockwork-character }
clockwork-action-walk = Walk to { $place }
clockwork-action-straight = Go straight to { $place }
clockwork-action-take = Take a card
clockwork-action-discard = Discard { clockwork-card }
# With "-here": the same where the place itself is lit.
clockwork-action-lay = Lay it here: { $place }
clockwork-action-lay-here = Lay it here
clockwork-action-keep = Keep all cards
clockwork-action-rest = Leave it at that
clockwork-action-seek = Show { clockwork-card } and seek its set
clockwork-action-seek-named = Seek { clockwork-card } without showing a card
clockwork-action-point = Turn up the discard at { $place }
clockwork-action-point-here = Turn up this discard
clockwork-action-swap = Put down { clockwork-card }
clockwork-action-demand = Challenge { $player }: show { clockwork-card }
clockwork-action-demand-named = Challenge { $player }: ask for { clockwork-card }
clockwork-action-give = Give { clockwork-card }
clockwork-action-return = Give back { clockwork-card }
clockwork-action-throw = { clockwork-ui-dice }
clockwork-action-deal = { clockwork-prompt-deal }
clockwork-action-throw-for-start = { clockwork-prompt-start }
clockwork-moves-choose = Characters
clockwork-moves-walk = Walk
clockwork-moves-straight = Go straight there
clockwork-moves-discard = Discard a card
clockwork-moves-lay = Lay the discard on the table
clockwork-moves-seek = Search the discards
clockwork-moves-point = Turn up a discard
clockwork-moves-swap = Put a card down
clockwork-moves-demand = Challenge
clockwork-moves-give = Give a card
clockwork-moves-return = Give a card back
clockwork-aloud-of = { $player }: { $what }

## Why not

clockwork-refuse-not-now =
    { $stage ->
        [choose] First choose your character.
        [move] First move your character.
        [point] First point at a discard.
        [swap] First choose the card that goes down.
        [give] First give a card.
        [return] First give a card back.
        [discard] First choose your discard.
        [lay] First lay the discard on the table.
       *[other] Not now.
    }
clockwork-refuse-no-character = There is no such character.
clockwork-refuse-character-taken = Taken already: { clockwork-character }.
clockwork-refuse-no-field = There is no such field.
clockwork-refuse-out-of-reach = You can’t get there with { $steps }.
clockwork-refuse-not-exact = Only an exact count leads there, and you threw { $steps }.
clockwork-refuse-full = Two characters stand there already.
clockwork-refuse-not-nearer = The scrapyards are empty: you must come nearer to the Towers.
clockwork-refuse-straight-where = Straight leads only to a scrapyard or the Towers.
clockwork-refuse-throw-not-special = That takes a 7, an 11 or a double.
clockwork-refuse-already-there = You are there already: { clockwork-field }.
clockwork-refuse-only-towers = From here a special throw leads only to the Towers.
clockwork-refuse-extra-first = In this edition the special throw comes after an ordinary turn.
clockwork-refuse-stay-on-track = You can stay and challenge only in a scrapyard.
clockwork-refuse-no-yard = You are in no scrapyard.
clockwork-refuse-pile-empty = No card is left here: { clockwork-field }.
clockwork-refuse-no-opponent = Demand from an opponent.
clockwork-refuse-not-met = You have not met { $player }.
clockwork-refuse-demand-at-towers = There are no challenges at the Towers before the scrapyards are empty.
clockwork-refuse-no-demand-now = Now there is nothing to demand.
clockwork-refuse-not-back = { $player } is not back at the Towers yet.
clockwork-refuse-counter-other = You may demand only from the one who challenged you.
clockwork-refuse-scrap = Scrap can be neither shown nor sought.
clockwork-refuse-not-held = You don’t hold that card.
clockwork-refuse-not-asked = Asked for: { clockwork-set }. Only such a card, or scrap.
clockwork-refuse-no-search-now = You may not search now.
clockwork-refuse-no-discards = No discard lies on the table.
clockwork-refuse-no-place = There is no such place on the table.
clockwork-refuse-place-taken = A card lies there already.
clockwork-refuse-place-empty = No card lies there.
clockwork-refuse-keep = You hold more than seven cards: discard one.
clockwork-refuse-rest-in-yard = Take a card or challenge.
clockwork-refuse-rest = You may not leave it at that.

## What wins

clockwork-purpose-escape = Lay a flying machine, a code breaker and fuel – or the airship with its power machine. Laid: { $laid } of 3
clockwork-purpose-escape-watched = A flying machine, a code breaker and fuel win – or the airship with its power machine

## How it ended

clockwork-over-machines = A flying machine, a code breaker and fuel: the city is left behind.
clockwork-over-airship = The airship with its power machine: the city is left behind.
clockwork-over-quiet = A hundred rounds without a machine: the city keeps everybody. A draw.
clockwork-over-late = Three hundred rounds: the city keeps everybody. A draw.

## What happens

clockwork-event-chosen =
    { $you ->
        [yes] You are { clockwork-character }.
       *[no] { $player } is { clockwork-character }.
    }
clockwork-event-boxed = Some sets stay in the box this time. Fuel: { $fuel }, scrap: { $scrap }.
clockwork-event-dealt =
    { $you ->
        [yes] You are dealt { $size } cards.
       *[no] { $player } is dealt { $size } cards.
    }
clockwork-event-started =
    { $you ->
        [yes] The highest throw is yours: you begin.
       *[no] { $player } has the highest throw and begins.
    }
clockwork-event-thrown =
    { $you ->
        [yes] You throw { $one } and { $two }.
       *[no] { $player } throws { $one } and { $two }.
    }
clockwork-event-moved =
    { $you ->
        [yes] { $straight ->
            [yes] You go straight to { clockwork-to }.
           *[no] You walk to { clockwork-to }.
        }
       *[no] { $straight ->
            [yes] { $player } goes straight to { clockwork-to }.
           *[no] { $player } walks to { clockwork-to }.
        }
    }
clockwork-event-stuck =
    { $you ->
        [yes] No way is open: you stay.
       *[no] No way is open: { $player } stays.
    }
clockwork-event-took =
    { $you ->
        [yes] { $card ->
            [0] You take a card. Left there: { $left }.
           *[other] You take a card: { clockwork-card }. Left there: { $left }.
        }
       *[no] { $player } takes a card. Left there: { $left }.
    }
clockwork-event-bare = Nothing is left to take here.
clockwork-event-kept =
    { $you ->
        [yes] You keep your cards.
       *[no] { $player } keeps the cards.
    }
clockwork-event-discarded =
    { $you ->
        [yes] { $card ->
            [0] You discard a card.
           *[other] You discard: { clockwork-card }.
        }
       *[no] { $card ->
            [0] { $player } discards a card.
           *[other] { $player } discards: { clockwork-card }.
        }
    }
clockwork-event-laid =
    { $you ->
        [yes] You lay it face down.
       *[no] { $player } lays it face down.
    }
clockwork-event-demanded =
    { $shown ->
        [yes] { $player } challenges { $other } and shows in secret: { clockwork-card }.
       *[no] { $card ->
            [0] { $player } challenges { $other }.
           *[other] { $player } challenges { $other } and asks for: { clockwork-card }.
        }
    }
clockwork-event-gave =
    { $card ->
        [0] { $player } gives { $other } a card.
       *[other] { $player } gives { $other }: { clockwork-card }.
    }
clockwork-event-returned =
    { $card ->
        [0] { $player } gives { $other } a card back.
       *[other] { $player } gives back to { $other }: { clockwork-card }.
    }
clockwork-event-scrapped =
    { $out ->
        [yes] { $player } gives { $other } scrap metal instead. It leaves the game.
       *[no] { $player } gives { $other } scrap metal instead.
    }
clockwork-event-nothing = { $player } has nothing for { $other }.
clockwork-event-sought =
    { $shown ->
        [yes] { $card ->
            [0] { $player } shows a card and seeks its set.
           *[other] { $player } shows { clockwork-card } and seeks its set.
        }
       *[no] { $player } seeks: { clockwork-card }.
    }
clockwork-event-turned =
    { $right ->
        [yes] { $card ->
            [0] { $player } turns up a card and takes it: found!
           *[other] { $player } turns up { clockwork-card } and takes it: found!
        }
       *[no] { $card ->
            [0] { $player } turns up a card and must take it: wrong.
           *[other] { $player } turns up { clockwork-card } and must take it: wrong.
        }
    }
clockwork-event-swapped =
    { $card ->
        [0] { $player } puts a card down in its place.
       *[other] { $player } puts { clockwork-card } down in its place.
    }
clockwork-event-completed =
    { $you ->
        [yes] You lay down: { clockwork-set }.
       *[no] { $player } lays down: { clockwork-set }.
    }
clockwork-event-rested =
    { $you ->
        [yes] You leave it at that.
       *[no] { $player } leaves it at that.
    }
clockwork-event-lost =
    { $you ->
        [yes] That throw gives you nothing: the turn is lost.
       *[no] That throw gives { $player } nothing: the turn is lost.
    }
clockwork-event-emptied = The scrapyards are empty. Everybody back to the Towers!
clockwork-event-over = The game is over.

## On the screen

clockwork-ui-city = The floating city
clockwork-ui-table = The discards beside the board
clockwork-ui-see-city = Look at the city
clockwork-ui-see-table = Look at the discards
clockwork-ui-hand = Your cards
clockwork-ui-hand-empty = You hold no cards.
# A card of the hand with its count in $count.
clockwork-ui-card =
    { $count ->
        [1] { clockwork-card }
       *[other] { clockwork-card }, { $count } of them
    }
clockwork-ui-dice = Thrown: { $one } and { $two }
clockwork-ui-pile = { clockwork-field }, cards left: { $count }
clockwork-ui-plank = field { $number } between { $from } and { $end }
clockwork-ui-place = row { $row }, column { $column }
clockwork-ui-place-card = A discard, row { $row }, column { $column }
clockwork-ui-place-seen = Row { $row }, column { $column }: { clockwork-card }
clockwork-ui-actions = What can I do?

## The verbs, when there are several

clockwork-ui-verb-seek = Search the discards
clockwork-ui-verb-demand = Challenge { $player }
clockwork-ui-other-verb = Something else
clockwork-ui-without-card = Or without showing a card:

## One line: what the hands do next

clockwork-ui-hint-choose = Choose who you are.
clockwork-ui-hint-walk = Choose a glowing field.
clockwork-ui-hint-special = Choose a glowing field. Lightning: straight there.
clockwork-ui-hint-verb = Choose what to do.
clockwork-ui-hint-seek = Choose the card to show to all.
clockwork-ui-hint-demand = Choose the card to show { $player } in secret.
clockwork-ui-hint-give = Choose the card to give.
clockwork-ui-hint-return = Choose the card to give back.
clockwork-ui-hint-discard = Choose the card to discard.
clockwork-ui-hint-swap = Choose the card to put down.
clockwork-ui-hint-again = Choose it again, or the button.
clockwork-ui-hint-point = Choose a discard. What was it?
clockwork-ui-hint-lay = Choose a free place.
clockwork-ui-no-use = No card of your hand is needed now.
clockwork-ui-not-here = Nothing to do here now.

## What lies open

clockwork-ui-secret-shown = { $player } shows you in secret
clockwork-ui-secret-asked = { $player } asks you for
clockwork-ui-secret-mine = Your challenge to { $player }
clockwork-ui-secret-third = Between { $player } and { $other }: a secret.
clockwork-ui-open-sought = Sought
clockwork-ui-open-found = Turned up
clockwork-ui-open-shown = Discard
clockwork-ui-put-back = Choose another
clockwork-ui-machine = { clockwork-set }, complete
clockwork-ui-ending = The scrapyards are empty: back to the Towers!
clockwork-ui-start-of = { $player } begins
clockwork-ui-seen = Seen face down
clockwork-ui-opened = Everything is turned up.
clockwork-ui-revealed = What the others still held

## The side panel

clockwork-ui-cards = Cards
clockwork-ui-machines = Machines
clockwork-ui-in-box = Left in the box: { $sets }
clockwork-ui-scrapped = Scrap out of the game: { $count }
clockwork-ui-round = Round { $round }
clockwork-ui-piles = Cards in the scrapyards: { $count }
clockwork-ui-collecting = What you collect
clockwork-ui-collected = { $held } of { $of }, lacking part { $missing }
clockwork-ui-known = The coach remembers
clockwork-ui-known-held = { $players }: { clockwork-card }

## Why a move is good

clockwork-hint-wins = It wins the game at once.
clockwork-hint-spare =
    { $missing ->
        [0] { clockwork-set } is what you need least.
       *[other] { clockwork-set } is what you need least. Cards it still lacks: { $missing }.
    }
clockwork-hint-double = You have it { $count } times, and one is enough.
clockwork-hint-scrap = Scrap belongs to no set.
clockwork-hint-rest = { $player } is unlikely to have what you need: { clockwork-set }, { $percent } in 100. A challenge in vain shows your cards.
clockwork-hint-nothing = No card that was shown face up there would help you.
clockwork-hint-keep = Every one of your cards may still be needed: { $cards }.
clockwork-hint-alike = They all play alike: take the one you like.
clockwork-hint-anywhere = One place is as good as another; only remember which.
clockwork-hint-draw = Of { $pool } cards nobody has shown yet, { $useful } would help you.
clockwork-hint-towers = Among the discards at the Towers lies { clockwork-card }.
clockwork-hint-search = You are after { clockwork-card }, which lies there.
clockwork-hint-found =
    { $missing ->
        [0] It is { clockwork-card }: with it the set { clockwork-set } is complete.
       *[other] It is { clockwork-card }. After that { clockwork-set } still lacks: { $missing }.
    }
clockwork-hint-wrong-pick = A wrong pick on purpose: you get { clockwork-card } all the same, and put down a card you can spare.
clockwork-hint-demand = Chance that { $player } has a card of { clockwork-set }: { $percent } in 100.
clockwork-hint-meet = There you meet { $player }. Chance of a card of { clockwork-set }: { $percent } in 100.
clockwork-hint-on-the-way = From there the next throw leads to a scrapyard or the Towers { $percent } times in 100.
clockwork-hint-home = At the Towers you can search.
clockwork-hint-shield = Scrap instead: your card stays with you.

## Figures

clockwork-figure-walk = A throw of five: five fields on.
clockwork-figure-turn-back = Not two fields with a five: nobody stops early or turns back.
clockwork-figure-enter = A five is more than enough for three fields: he enters the scrapyard.
clockwork-figure-straight = A seven, an eleven or a double goes straight to any scrapyard.
clockwork-figure-full = Two stand there already: a third may not.
clockwork-figure-demand = Where two meet, one may demand a card of the other.
clockwork-figure-machines = A code breaker, a flying machine and fuel: escaped.
clockwork-figure-airship = Or all six parts of the airship with the power machine.

## Puzzles

clockwork-puzzle-machine = Complete one more machine in this turn, whatever your opponent holds and gives.
clockwork-puzzle-machine-missed = The turn is over. Machines before you: { $laid } of { $machines }
clockwork-puzzle-escaped = Escape in this turn, whatever your opponent holds and gives.
clockwork-puzzle-escaped-missed = The turn is over, and you are still in the city.

## The end, taken apart

clockwork-account-set = { $set }: complete
clockwork-account-no-set = Nothing completed
clockwork-account-demanded = Cards won by challenges: { $count }
clockwork-account-remembered = Cards found from memory: { $count }

# Ways to play of the bots: a word, and a line about it.
clockwork-bot-bandit = bandit
clockwork-bot-bandit-hint = Likes to meet the others and demands their parts.
clockwork-bot-rummager = rummager
clockwork-bot-rummager-hint = Goes to the Towers to search the discards whenever it can.
