# The lessons of Prison. One idea a step, two short sentences at most, for a reader of ten.

prison-lesson-else = That can be done, too. But look where it glows: this page is about that.
prison-lesson-pass = You still have action points, and what is left over is lost. Use them first.
prison-lesson-stop = Not yet: there are squares left to walk. Go on to the end of the dotted line.
prison-lesson-way = That leads somewhere else. Follow the dotted line.

## The guided game

prison-lesson-first = Your first game
prison-lesson-first-theme = The Arch-Mage has locked you up in a dungeon of eight rooms. Lead your people to the line at the far end.
prison-lesson-first-aim = Five points win. Each of yours who gets out is a point, and so is each enemy you strike down.
prison-lesson-first-naga = Four of your eight begin; the others lie in a bag. Fast ones do well: take the Naga, she walks six squares.
prison-lesson-first-wizard = Now the Wizard. He floats over pits and over enemies.
prison-lesson-first-backstabber = Take the Backstabber. She opens portcullises, the doors made of bars.
prison-lesson-first-cleric = And the Cleric: he heals the wounded.
prison-lesson-first-in-turn = A good choice! But one after the other: first the one that glows.
prison-lesson-first-scream = Her scream pushes enemies away, but none are here yet. Start with the one that glows.
prison-lesson-first-slow = Too slow for a start: this one will turn up in a room on the way. Take the one that glows.
prison-lesson-first-short = To keep this game short, six rooms are open and you already have three points.
prison-lesson-first-card = Each turn you play a card: its number is your action points. The first time they go in order, so play the 2.
prison-lesson-first-open = The first deed of a game is to open a room at your line, for 1 point. Open the one that glows.
prison-lesson-first-open-else = That one would do as well. This time open the room that glows, in front of your Naga.
prison-lesson-first-tokens = Three tokens came out of the bag, and dice said where to. Your Colossus is here, and two prisoners, who play for the dungeon.
prison-lesson-first-attack = One point left. Your Colossus stands beside Jen, a prisoner: attack her.
prison-lesson-first-attack-walk = A walk would cost your last point, and Jen would strike next. Attack her with the Colossus.
prison-lesson-first-attack-open = A new room brings new prisoners. First do what is shown.
prison-lesson-first-fight = You have strength 5 and a card; Jen has 2 and a card nobody knows. Play +4: that wins whatever she gets.
prison-lesson-first-fight-much = That wins, too, but the card is then gone for the whole game. +4 is enough: 9 against 8 at most.
prison-lesson-first-fight-little = That may be too little: Jen can get 2 + 6 = 8. With +4 you have 9.
prison-lesson-first-wounded = Jen has lost and is wounded: she does nothing more. If she loses once more, she is struck down.
prison-lesson-first-prisoner = Then Ed, the other prisoner, did the first goal on his card that he could: he left by your line. A point for the dungeon!
prison-lesson-first-three = Your turn again. Play the 3.
prison-lesson-first-again = The wounded have strength 0. Attack Jen again.
prison-lesson-first-again-stay = If the Colossus walks away, it cannot reach her. Attack her: she lies right beside it.
prison-lesson-first-again-walk = You will walk in a moment. First the Colossus: Jen is a point within reach.
prison-lesson-first-sure = Play +2: 5 + 2 = 7, and Jen, wounded, has 6 at most.
prison-lesson-first-sure-little = 5 and that card may only make a tie, or less: a +6 is among their cards. +2 makes it sure.
prison-lesson-first-sure-much = That wins, but it is wasted: +2 is enough, and what you play is gone.
prison-lesson-first-walk = Struck down: a point! Now choose the Naga and the end of the dotted line. She even goes through arrow slits.
prison-lesson-first-walk-naga = The others would need many more turns. The Naga is the fastest: walk with her.
prison-lesson-first-on = Once more: six squares for 1 point.
prison-lesson-first-four = Your points are used up, so the turn is over. No prisoner is left to act: play the 4.
prison-lesson-first-far = Walls, slits, closed rooms and shut portcullises stop the others, but here the Naga gets through. On!
prison-lesson-first-out = Only four squares to the far line. Whoever enters it is out.
prison-lesson-first-won = That is the fifth point: you have won!
prison-lesson-first-lost = You lose if the dungeon has five points first, if none of yours is left, or after sixty turns.
prison-lesson-first-tip = A tip: let the fast ones run while the strong ones fight. Every prisoner in your way may be a point.

## Rooms that turn

prison-lesson-rooms = Rooms that turn
prison-lesson-rooms-aim = The far line is near, but there are walls in front of the Colossus. Rooms can be turned, though!
prison-lesson-rooms-gear = Each room has a gear. Walk the Colossus onto this one: two squares.
prison-lesson-rooms-colossus = The Wizard is far from any gear. Move the Colossus.
prison-lesson-rooms-jump = A jump costs a card, and you have few of them. Here you can do without.
prison-lesson-rooms-turn = From a gear you turn the room by a quarter, the way its arrow points, with everything in it. Turn it!
prison-lesson-rooms-twin-too = That is the twin of this room; it may be turned from here, too. But now turn the room you stand in.
prison-lesson-rooms-first-turn = On foot it is a long way round. Stay on the gear and turn the room.
prison-lesson-rooms-out = The Colossus has turned with the room, and nothing is in front of it any more. Walk out!
prison-lesson-rooms-enough = It is turned the right way now: two free squares to the line. Walk out with the Colossus.
prison-lesson-rooms-done = Out, and a point for you.
prison-lesson-rooms-twin = Two rooms of one number are twins: a gear turns both. The Mekanork turns them either way, the others only as the arrow says.
prison-lesson-rooms-tip = A tip: a turn can open your way and shut the prisoners’ way at the same time.

## Fights

prison-lesson-fights = Fights
prison-lesson-fights-strong = Mangdu is a Colossus with strength 5. Nobody here can beat him alone, but together you can.
prison-lesson-fights-beside = Whoever stands beside an enemy fights along. Bring the Cleric to his other side.
prison-lesson-fights-stay = The Backstabber is in the right place. The Cleric is the one who must walk.
prison-lesson-fights-alone = Alone she has 2 against 5. Bring the Cleric first, then attack.
prison-lesson-fights-walk-else = Mangdu stays where he is, and the Cleric is far away. Walk with the Cleric.
prison-lesson-fights-attack = Attack him! Backstabber 2, Cleric 2, and 2 more because she has a friend in the fight: 6 in all.
prison-lesson-fights-attack-else = Whoever leaves does not fight along, and the other is alone. Stay, and attack Mangdu.
prison-lesson-fights-card = You choose your card, then theirs is turned up. Try +3: 6 + 3 = 9.
prison-lesson-fights-card-much = Such cards are rare. First try whether +3 will do.
prison-lesson-fights-card-little = With that you would have 8 or less, and he has 5 and a card. Take +3.
prison-lesson-fights-tie = 9 against 9, a tie: nothing happens, but both cards are gone. Attack once more.
prison-lesson-fights-five = Now +5: that makes 11. He has 5 + 6 = 11 at most, so you cannot lose.
prison-lesson-fights-six = +6 would surely win, but +5 cannot lose either. Keep the +6 for later.
prison-lesson-fights-five-else = He may turn up +6 and have 11. With +5 you have as many.
prison-lesson-fights-wounded = All who lose are wounded. This turn he cannot be attacked again; the next lost fight strikes him down.
prison-lesson-fights-mark = Their +1 shows the mark of your level: a reinforcement came, into an open room. At harder levels more cards call one.
prison-lesson-fights-tip = A tip: your +0 always comes back to your hand. Play it when the fight is not worth a card.

## Things and the wounded

prison-lesson-things = Things and the wounded
prison-lesson-things-aim = Your Mekanork lies wounded in a cell, behind bars and pits. The Cleric can help.
prison-lesson-things-key = Walk onto the key and pick it up: in a move that is free. Everybody carries one thing. Then stop there.
prison-lesson-things-onto = The key lies on the next square. Walk there, pick it up, and stop.
prison-lesson-things-key-first = Without the key you cannot open the bars. Walk onto it and pick it up.
prison-lesson-things-keep = Keep the key: you will need it for the bars.
prison-lesson-things-jump = Whoever stops on a pit falls to their death. With a jump card you leap two squares: jump over the pit, into the cell.
prison-lesson-things-over = You may jump there, too. But your friend lies beyond the pit: jump into the cell.
prison-lesson-things-on-foot = On foot you don’t get into the cell: pits and bars are in the way. Jump over the pit.
prison-lesson-things-heal = For 1 point a Cleric heals a wounded friend beside him. Heal the Mekanork.
prison-lesson-things-bars-next = The bars come next. First help the one who lies there.
prison-lesson-things-heal-else = If he goes away, the Mekanork stays wounded. Heal him: he lies right beside the Cleric.
prison-lesson-things-bars = Whoever carries the key opens or shuts a portcullis beside them, for 1 point. Open it!
prison-lesson-things-bars-else = That leaves the Mekanork behind bars. Open the portcullis with the key.
prison-lesson-things-healed = The way out is open. Whoever was healed does nothing more this turn, but then it can walk again.
prison-lesson-things-others = The Backstabber needs no key, and the Colossus breaks bars for good. A rope bridges a pit.
prison-lesson-things-tip = A tip: only three jumps a game, so use them where they save a whole move. A wounded friend can also be carried.

## What prisoners do

prison-lesson-prisoners = What prisoners do
prison-lesson-prisoners-goals = Sister Thimble is a prisoner. Her card, up here, has six goals: each turn she does the first that she can achieve.
prison-lesson-prisoners-exit = Nobody to heal, no room to open, no friend: so she wants out by your line. She needs 1 action point and has 4.
prison-lesson-prisoners-bar = She cannot pass an unwounded enemy. Bar the only way with the Colossus: two squares along your line.
prison-lesson-prisoners-then-out = Then she walks out, and the dungeon has four points. Bar her way with the Colossus.
prison-lesson-prisoners-bar-else = That does not stop her. Put the Colossus where the dotted line ends.
prison-lesson-prisoners-fight = Her way out is barred, so she tries the next goals: a fight! You 5, she 2: play +4, that is sure.
prison-lesson-prisoners-fight-else = She can get 2 + 6 = 8. Only +4 is more than that: 5 + 4 = 9.
prison-lesson-prisoners-card = She is wounded and will not act. It is your turn: play any card you like.
prison-lesson-prisoners-strike = Strike her down: attack.
prison-lesson-prisoners-strike-else = She lies right before the Colossus and is worth a point. Attack her.
prison-lesson-prisoners-sure = +2 is enough: 7 against 6 at most.
prison-lesson-prisoners-won = The fifth point: won!
prison-lesson-prisoners-main = If a prisoner can achieve no goal, it comes as near as it can to its main goal, the purple one. Between equal ways a die decides.
prison-lesson-prisoners-tip = A tip: look at their cards before you end your turn. Then you know what each of them will do.
