# The lessons of Skyscraper. One idea a step, two short sentences at most, for a reader of ten.

## Answers that fit in many places

skyscraper-lesson-take = First the lit card: take that one.
skyscraper-lesson-hold = Keep this card in your hand: it is to be built now.
skyscraper-lesson-place = It could stand there, too. This time set it on the lit place.
skyscraper-lesson-turn = The place is right, but turned like this fewer beams meet. Press “Turn” until the number is highest.
skyscraper-lesson-go = Not now. Take your worker to the lit place.

## The guided game

skyscraper-lesson-first = Your first game
skyscraper-lesson-first-theme = Two crews build one skyscraper out of cards, and climb it. One of them is yours.
skyscraper-lesson-first-goal = Most points wins. Steel beams that meet bring points; at the end so do your last card and standing highest.
skyscraper-lesson-first-turn = A turn is three actions: send a worker, build a card or move a worker. The helmets count them.
skyscraper-lesson-first-send = Nobody builds without a worker on the site. Send one to the lit place: there it touches two walls.
skyscraper-lesson-first-send-else = From there it would reach fewer cards. Send it to the lit place, into the corner.
skyscraper-lesson-first-card = The grey bars are steel beams. A worker seen from above or below means that the card lies flat: take it.
skyscraper-lesson-first-set = Press the lit place: the card shows how it would lie there. Then press “Set it”.
skyscraper-lesson-first-points = Five pairs of beams meet: 5 points. The worker on the card is 1 more.
skyscraper-lesson-first-climb = One action is left: take your worker one floor up. Press it, then the lit place.
skyscraper-lesson-first-theirs = The other crew has sent two workers, and one is up beside yours. Now it is your turn again.
skyscraper-lesson-first-wall = On this card the worker is seen from the side: it stands upright. Take it.
skyscraper-lesson-first-high = Set it on the floor. It will be higher than every card so far, so your whole turn counts double!
skyscraper-lesson-first-roof = The next floor goes on top of the wall. Take this card and set it.
skyscraper-lesson-first-up = Now your worker goes up again, to floor 2.
skyscraper-lesson-first-them = They have built a wall. But your worker still stands highest.
skyscraper-lesson-first-last = You have one card left. Whoever builds their last card ends the game at once: take it.
skyscraper-lesson-first-any = It is plain, so it may stand or lie. Choose a place yourself: “Set it” says how many points it brings.
skyscraper-lesson-first-over = Your last card brings 5 points. The other crew loses 1 for each card it still holds.
skyscraper-lesson-first-top = And 5 more, because you have the most workers on the highest floor. You win!
skyscraper-lesson-first-real = In a real game with two players each has 15 cards, and nobody sees the others’.
skyscraper-lesson-first-tip = A tip: before you build your last card, look who stands highest.

## What joins what

skyscraper-lesson-joints = What joins what
skyscraper-lesson-joints-line = Cards join at right angles. A whole edge of one lies on an edge or on the middle line of the other.
skyscraper-lesson-joints-near = A new card joins the card your worker stands on, or one beside it. Here that is this wall.
skyscraper-lesson-joints-pale = This card is pale: just now it fits nowhere near your worker.
skyscraper-lesson-joints-flat = Take the flat card. It may reach out from the top of the wall: set it there.
skyscraper-lesson-joints-ground = Only the foundation and your two supports may touch the ground. Take the upright support.
skyscraper-lesson-joints-under = Set it under the card that reaches out. It holds it up, and its beams bring points, too.
skyscraper-lesson-joints-upright = Now the pale card has a place: upright, its arrow up. Take it and set it where you like.
skyscraper-lesson-joints-never = No card may hang from above only, or reach out so far that a joint breaks. Such places do not light up.
skyscraper-lesson-joints-tip = A tip: look for places where the beams of your card go on from others. One beam at least has to meet another.

## Points

skyscraper-lesson-points = Points for beams
skyscraper-lesson-points-pair = A point for every two beams that meet: both along the joint, or both coming to it at one point.
skyscraper-lesson-points-take = Take this card.
skyscraper-lesson-points-two = Press the lit place. “Turn” shows what else it could bring; then set it so that it brings 2.
skyscraper-lesson-points-worker = The next card shows a worker, and that is 1 point more. Take it.
skyscraper-lesson-points-double = It will be the highest card of all. Then all points of this turn count double, also those from before: set it.
skyscraper-lesson-points-third = The third card will count double, too. Take it, and set it where many beams meet.
skyscraper-lesson-points-all = All three cards have counted double. It does not matter which of them was the highest.
skyscraper-lesson-points-tip = A tip: build on top in a turn in which you build three cards.

## Floors and workers

skyscraper-lesson-climb = Floors and workers
skyscraper-lesson-climb-floor = The ground is floor 0. Floor cards at one height are one floor: here is floor 1, and above it floor 2.
skyscraper-lesson-climb-up = One action takes a worker one floor up or down, along a wall. Press yours, then the lit place.
skyscraper-lesson-climb-free = On its own card a worker moves for free: such places are blue. Try it.
skyscraper-lesson-climb-top = One more floor is one more action: up to floor 2.
skyscraper-lesson-climb-room = A worker of the other crew is still in the room below. Only one side of it is open.
skyscraper-lesson-climb-take = Close it! Take this card.
skyscraper-lesson-climb-shut = Set it on the open side.
skyscraper-lesson-climb-lost = Shut in on all sides, the worker is lost: it cannot move or build, and does not count at the end.
skyscraper-lesson-climb-warn = Before you shut in a worker of your own, the screen warns you.
skyscraper-lesson-climb-tip = A tip: leave a room while it still has a way out.

## A steady hand

skyscraper-lesson-falls = A steady hand
skyscraper-lesson-falls-real = So far your hands were calm. With forgiving and real hands gravity is real: what shakes may fall.
skyscraper-lesson-falls-take = Take this card.
skyscraper-lesson-falls-set = Drag it slowly to the lit place. Or press the place and “Set it”, and stop the needle in the middle twice.
skyscraper-lesson-falls-fell = The other crew’s hand shook, and your worker fell. That costs them 5 points: whoever’s turn it is pays.
skyscraper-lesson-falls-back = You may put your worker back on any floor. Put it on the lit place.
skyscraper-lesson-falls-back-else = You may do that. But up there it is at work again at once: put it on the lit place.
skyscraper-lesson-falls-off = Then a card came off. It went back to its player, and that cost 5 points again.
skyscraper-lesson-falls-ground = If a card falls to the ground, or comes off with real hands, all is over: whoever’s turn it is has lost.
skyscraper-lesson-falls-hold = Your other hand can hold one standing card still. Take this card to see how.
skyscraper-lesson-falls-again = Press the lit place, then “Hold a card” if you like. Then set it.
skyscraper-lesson-falls-stood = It all stands. A worker of your own that you knock down costs 5 points as well.
skyscraper-lesson-falls-tip = A tip: go slowly, and hold the card that has to carry the new one.

## The last card

skyscraper-lesson-end = The last card
skyscraper-lesson-end-last = Your last card would end the game at once: 5 points for you. The others hold four cards: 4 points less for them.
skyscraper-lesson-end-five = 5 more points go to whoever has the most workers on the highest floor. There you are equal.
skyscraper-lesson-end-equal = Then the floor below decides. There they have one worker, and you have none.
skyscraper-lesson-end-one = So do not build yet. Take your worker up from the ground, first to floor 1.
skyscraper-lesson-end-early = Now the other crew would get the 5 points for the highest floor. First take your worker up.
skyscraper-lesson-end-two = And on to floor 2: then you have two there against one.
skyscraper-lesson-end-now = Now take your last card, and set it where you like.
skyscraper-lesson-end-count = 5 points for the last card, 5 for the highest floor. Most points wins: you have won!
skyscraper-lesson-end-three = If nobody builds for three rounds, the game ends as well: nobody gets the 5 for the last card.
skyscraper-lesson-end-tip = A tip: keep count of the cards the others have built. Be high up in time.
