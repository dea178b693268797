# The lessons of Clockwork. One idea a step, two short sentences at most, for a reader of ten.

clockwork-lesson-else = That is allowed, too. But this lesson wants something else: “Show me” shows it.

## The guided game

clockwork-lesson-first = Your first game
clockwork-lesson-first-theme = A floating city holds the world’s best engineers. You want to fly away before the others do.
clockwork-lesson-first-choose = Choose who you are.
clockwork-lesson-first-aim = To escape you need three things: a flying machine, a code breaker and fuel.
clockwork-lesson-first-sets = A machine has four parts. You hold three of a flying machine and three of a code breaker.
clockwork-lesson-first-walk = Two dice say how far you walk, any way you like. Walk to the Boiler Yard: a scrapyard gives you a card.
clockwork-lesson-first-discard = You took a card, and seven is the most you may hold. Discard the scrap metal: it is part of no machine.
clockwork-lesson-first-discard-else = You may need that. Scrap metal is what you can do without.
clockwork-lesson-first-lay = Everybody has seen it; now it lies face down. Put it at the lit place.
clockwork-lesson-first-remember = Your opponent has just shown and laid down a part of your code breaker. Remember where it lies!
clockwork-lesson-first-back = At the Towers you may search the discards. Walk back there.
clockwork-lesson-first-seek = Show a card of the machine you seek: the owl, your code breaker.
clockwork-lesson-first-seek-any = Right, an owl! This time show the dial.
clockwork-lesson-first-seek-else = Show a part of the owl: that is the machine whose last part lies out there.
clockwork-lesson-first-turn-up = Now point at the discard that your opponent laid down last.
clockwork-lesson-first-turn-up-else = That is your own scrap metal. The owl’s last part is the other card.
clockwork-lesson-first-laid = It fits: the code breaker is complete and lies before you. With fewer than seven cards you need not discard.
clockwork-lesson-first-straight = A double lets you go straight to any scrapyard; so does a 7 or an 11. Go to the Chain Yard.
clockwork-lesson-first-fuel = The flying machine is complete! Now fuel: walk to your opponent in the Cog Yard.
clockwork-lesson-first-demand = You may demand a card instead of taking one. Fuel is asked for without showing anything: demand fuel.
clockwork-lesson-first-demand-take = You could take a card. But your opponent has fuel: demand it!
clockwork-lesson-first-demand-else = Fuel is what you lack. Demand that.
clockwork-lesson-first-won = A flying machine, a code breaker, fuel: you have escaped and won!
clockwork-lesson-first-fields = If a walk ends on a plain field where nobody stands, the turn is over. The highest throw begins the game.
clockwork-lesson-first-tip = A tip: watch every discard. Whoever remembers where things lie finds them at the Towers.

## Challenges

clockwork-lesson-challenge = A challenge
clockwork-lesson-challenge-where = Your opponent stands in the Cog Yard. At most two may stand in one place.
clockwork-lesson-challenge-walk = Walk there: who meets an opponent may demand a card.
clockwork-lesson-challenge-show = Show a card of the machine you want, to your opponent alone: a part of the heron.
clockwork-lesson-challenge-take = You could take a card. But here we demand one.
clockwork-lesson-challenge-show-else = Show a part of the heron: only one part of it is missing.
clockwork-lesson-challenge-return = It worked, and the heron is laid at once. You held seven cards, so you give one back: the scrap metal.
clockwork-lesson-challenge-return-else = You may give any card back. The scrap metal is what you need least.
clockwork-lesson-challenge-again = A 7, an 11 or a double lets you demand once more from whoever stands with you. Show the owl’s dial.
clockwork-lesson-challenge-give = Your opponent had no such card, and now may demand one from you. You have it, so give it.
clockwork-lesson-challenge-scrap = Whoever has the card may give scrap metal instead; it then leaves the game, and nothing is given back.
clockwork-lesson-challenge-secret = Cards that lie open cannot be demanded. The others learn only that cards went from hand to hand.
clockwork-lesson-challenge-tip = A tip: what is demanded of you tells you what your opponent is building.

## Searching

clockwork-lesson-towers = Searching
clockwork-lesson-towers-aim = Three discards lie around the board. You have forgotten two of them.
clockwork-lesson-towers-walk = Walk to the Towers to search.
clockwork-lesson-towers-seek = You seek the heron’s engine. Show the heron’s wings.
clockwork-lesson-towers-rest = You need not search. But here we do.
clockwork-lesson-towers-wrong = See what a wrong pick does: point at the card on the left.
clockwork-lesson-towers-not-that = That is the right one, lucky you! For once pick the wrong one, the card on the left.
clockwork-lesson-towers-away = You had to take it, and the wings lie in its place, face down. You must leave before you can search again.
clockwork-lesson-towers-again = Come back to the Towers.
clockwork-lesson-towers-fuel = Fuel and power are sought without showing a card. Seek fuel.
clockwork-lesson-towers-find = Point at the third card, the one on the right.
clockwork-lesson-towers-done = Found! A right pick is yours; you discard only if you hold more than seven.
clockwork-lesson-towers-tip = A tip: search only when you are sure. A wrong pick costs the card you showed.

## The airship

clockwork-lesson-airship = The airship
clockwork-lesson-airship-aim = There is another way to win: the airship with its six parts, together with the power machine.
clockwork-lesson-airship-double = You threw a double in a scrapyard. You may stay and take another card: do that.
clockwork-lesson-airship-discard = A part of the airship! Discard a part of the owl.
clockwork-lesson-airship-either = Either will do. This time take the dial.
clockwork-lesson-airship-lay = Put it at the lit place.
clockwork-lesson-airship-eleven = An 11! Go straight to the Cog Yard: the last part lies on top there.
clockwork-lesson-airship-won = Six parts and the power machine: the airship carries you away. You win!
clockwork-lesson-airship-tip = A tip: many parts of one machine tell the others what to keep from you.

## When all scrapyards are empty

clockwork-lesson-end = The last cards
clockwork-lesson-end-empty = All scrapyards are empty. Now everybody goes back to the Towers and stays there.
clockwork-lesson-end-home = Each move must bring you nearer. Walk to the Towers.
clockwork-lesson-end-odd = Your throw was odd, so you may search. Show the heron’s wings.
clockwork-lesson-end-rest = You may leave it. But the heron’s tail lies out there.
clockwork-lesson-end-find = Point at the second card from the left.
clockwork-lesson-end-ask = An 11! At the Towers a 7, an 11 or a double lets you demand from anyone there. Demand fuel.
clockwork-lesson-end-won = That was the last thing you lacked. You have escaped!
clockwork-lesson-end-draw = An even throw that is no double loses the turn. After a hundred rounds without a new machine it is a draw.
clockwork-lesson-end-tip = A tip: remember what was discarded early; at the end it decides.
