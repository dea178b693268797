# The lessons of Roads. One idea a step, two short sentences at most, for a reader of ten.

## The guided game

roads-lesson-first = Your first game
roads-lesson-first-theme = Two builders share one road network and lay one card at a time. You are one of them.
roads-lesson-first-aim = The other builder began and wants the network to grow. You win if you close it: no road end may stay open.
roads-lesson-first-cards = These are your cards, and nobody else sees them. There are straights, turns, T-junctions, crossroads and dead ends.
roads-lesson-first-join = Each turn you lay one card, so that roads join. Lay this turn card on the right, so that its road leads down.
roads-lesson-first-turn-it = The right place! Turn the card: its road should lead down.
roads-lesson-first-not-yet = Keep your dead ends for later. Now the turn card is wanted.
roads-lesson-first-join-else = That is allowed, too. But now lay the turn card on the right, leading down.
roads-lesson-first-ends = Each open end has a mark: there are three. A dead end closes one: lay it on the left.
roads-lesson-first-other-end = The right card! Close the other end with it.
roads-lesson-first-dead-end-else = That leaves the end open. Take a dead end: it closes the road.
roads-lesson-first-beige = No road may run into a beige side, yours or theirs. At the lit place the turn card fits: it leads right and down.
roads-lesson-first-other-place = The right card! Lay it at the other place.
roads-lesson-first-beige-else = That fits, too. For now take the turn card.
roads-lesson-first-crossroads = Crossroads: three new ends at once! Lay the straight below your turn card, so that two roads lead to one place.
roads-lesson-first-straight-else = Now the straight is wanted, below your turn card.
roads-lesson-first-two-at-once = Two roads meet at the bottom left. One turn card closes both ends!
roads-lesson-first-leads-on = The right place! But that road leads on: a turn card closes both ends.
roads-lesson-first-two-else = Look at the bottom left, where two roads meet. Close them with a turn card.
roads-lesson-first-two-left = Two ends are left. Close the one below the crossroads with a dead end.
roads-lesson-first-last = One open end is left. You know what to do!
roads-lesson-first-last-else = That keeps it open. A dead end closes the network.
roads-lesson-first-won = Closed: you win! It does not matter who lays the last card.
roads-lesson-first-other-ends = If all cards are laid and a road is still open, whoever began wins. If the next player cannot lay any card, it is a draw.
roads-lesson-first-tip = A tip: keep dead ends for the last gaps, and let one card close two ends.
roads-lesson-first-sizes = A real game has 24 cards a player, or 12, or 40.

## Keep it open

roads-lesson-open = Keep it open
roads-lesson-open-aim = This time you began, so you want a road to stay open. When all cards are laid, you win.
roads-lesson-open-branch = Only one end is open. Lay a T-junction: one road to the right, one down.
roads-lesson-open-turn-it = A junction is right. Turn it: one road to the right, one down.
roads-lesson-open-branch-else = Then a single dead end would close it all. Take a junction: it opens two ends.
roads-lesson-open-again = One end was closed at once, one is left. Branch again: to the right and down.
roads-lesson-open-last = Your last card. Lay the turn card so that its road leads right.
roads-lesson-open-turn-right = Turn it: its road should lead right.
roads-lesson-open-won = All cards are laid, and a road is still open. You win!
roads-lesson-open-tip = A tip: keep your junctions until only a few ends are open.

## The newspaper

roads-lesson-newspaper = On the newspaper
roads-lesson-newspaper-field = The newspaper is the field, and nothing leaves it. Whoever lays the last card wins.
roads-lesson-newspaper-corner = Its border counts as beige. At the top right only a turn card fits: lay it.
roads-lesson-newspaper-corner-else = First the corner at the top right.
roads-lesson-newspaper-edge = Go on along the edge. Lay the straight below your turn card.
roads-lesson-newspaper-edge-else = Now the straight, below your turn card on the right.
roads-lesson-newspaper-lock = Perhaps the other player has only turn cards left. Lay a turn card at the bottom right: the gap beside it then fits no turn card.
roads-lesson-newspaper-lock-else = Now the corner at the bottom right.
roads-lesson-newspaper-won = Whoever cannot lay a card is out. You laid the last one: you win!
roads-lesson-newspaper-tip = A tip: leave gaps that only your own cards can fill.

## The heap

roads-lesson-heap = From the heap
roads-lesson-heap-draw = Nobody is dealt anything: all cards lie in the heap. Each turn you get one, unseen.
roads-lesson-heap-lay = You drew a turn card. Lay it on the right, so that its road leads left.
roads-lesson-heap-turn-left = The right place! Turn it: its road should lead left.
roads-lesson-heap-lay-else = It fits there, too. But this time lay it on the right.
roads-lesson-heap-kept = Then you drew a straight. It fits nowhere, so you kept it and your turn was over.
roads-lesson-heap-close = Now you drew a turn card. Any card you hold may be laid: close the ring.
roads-lesson-heap-won = Closed: the game ends at once. You have one card left, the other player two: the fewest wins.
roads-lesson-heap-end = Otherwise it goes on until the heap is gone and nobody can lay. If both have as many, the most roads joined wins.
roads-lesson-heap-tip = A tip: lay first what fits in few places, and keep what fits anywhere.

## Lanes

roads-lesson-lanes = Two and four lanes
roads-lesson-lanes-widths = Roads now have two lanes or four. Two never join four.
roads-lesson-lanes-four = The end on the right has four lanes. Close it with the four-lane dead end.
roads-lesson-lanes-four-else = That is allowed, too. But first close the end on the right.
roads-lesson-lanes-two = Two lanes lead down. Lay the two-lane turn, leading right.
roads-lesson-lanes-two-else = Turn it: its road should lead right.
roads-lesson-lanes-won = A road is open, but no card left fits its two lanes. That counts as closed: you win!
roads-lesson-lanes-tip = A tip: count which widths the others can still have.
