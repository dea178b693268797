# The lessons of Urfin. One idea a step, two short sentences at most, for a reader of ten.

## Answers that fit in many places

urfin-lesson-base-first = A roof goes only onto a base. Take the base first.
urfin-lesson-no-roof = A base without a roof does not shoot and goes back into the bag. Put the roof on it.
urfin-lesson-not-done = Not yet: what is not built goes back into the bag. Build the tower first.
urfin-lesson-hold = Keep it in your hand. It belongs on the lit cell.
urfin-lesson-feel-first = You do not know yet what it is. Feel it first: press on the dark cloth.

## The guided game

urfin-lesson-first = Your first game
urfin-lesson-first-theme = Urfin’s wooden soldiers march on the Emerald City. You and a friend defend it together.
urfin-lesson-first-goal = Send every soldier home before one steps into the palace. One inside, and you have both lost.
urfin-lesson-first-round = A turn has four steps: you draw parts, you build, the soldiers walk, the towers shoot.
urfin-lesson-first-agree = A tower is a base with a roof on it. Your friend is looking for a roof, so say that you are looking for a base.
urfin-lesson-first-agree-roof = Your friend is looking for a roof already, and two roofs are no tower. Choose the base.
urfin-lesson-first-agree-wall = A wall stops soldiers but sends none home. For a tower you need a base: choose that.
urfin-lesson-first-agree-else = First tell your friend what you are looking for: a base.
urfin-lesson-first-agree-kept = You have agreed on it: you are looking for a base. Keep to that for now.
urfin-lesson-first-sand = In a real game the sand runs now, for drawing and building. Here you have all the time: say that you are ready.
urfin-lesson-first-reach = Each turn you draw four parts: your friend two and you two, each in one reach. Put your hand into the bag.
urfin-lesson-first-feel = Nobody looks into the bag. Press on the dark cloth and stroke it: it glows where something is.
urfin-lesson-first-long = A long bar with nothing on either side: that is a wall. You are looking for a base, so let it go.
urfin-lesson-first-long-take = Then you would have a wall and no base. Let it go: you will meet another part.
urfin-lesson-first-round-base = Stroke this one, too: wide, round and level on top. That is a base: take it.
urfin-lesson-first-round-base-go = This is the base you are looking for. Who knows when you will meet one again: take it.
urfin-lesson-first-wall = One more part, and it is a wall again. You will need one: take it.
urfin-lesson-first-wall-go = You have your base, and a wall will help you. Take it: letting go costs time.
urfin-lesson-first-open = All hands are out, and the parts lie open. Each of you may build with any of them.
urfin-lesson-first-base = First the base. Take the round one, base 1.
urfin-lesson-first-base-two = That base hits only four cells. The round one hits eight: take that.
urfin-lesson-first-base-wall = The wall comes later. First the tower: take the round base.
urfin-lesson-first-eight = It hits all eight cells around it. Put it where two soldiers will come past: on the lit cell.
urfin-lesson-first-eight-else = From there it would not hit both. In three steps they stand close to the lit cell: put it there.
urfin-lesson-first-roof = Only with a roof does it shoot. Take the roof and put it on your base.
urfin-lesson-first-roof-else = Now the roof: without it the base is no tower.
urfin-lesson-first-stop = A wall does not shoot: it stops soldiers. Take the wall.
urfin-lesson-first-stop-done = Two more soldiers come from the other side. First put up the wall against them.
urfin-lesson-first-stop-base = A base alone does not help: there is no roof left. Take the wall.
urfin-lesson-first-road = Two roads join here. Put the wall on the lit cell of the road.
urfin-lesson-first-road-one = One of them would break it there, and the other walk on. One cell further on it stops both.
urfin-lesson-first-road-else = There it would not stop both of them. Put it on the lit cell, after their roads have joined.
urfin-lesson-first-done = The part that is left goes back into the bag. Say that you are done, and each soldier walks three cells.
urfin-lesson-first-done-else = What you have built is enough this time. Say that you are done.
urfin-lesson-first-home = First all soldiers walked, then your tower shot: two were beside it and went home.
urfin-lesson-first-again = Two are left, and they will meet at your wall. Say that you are ready.
urfin-lesson-first-reach-roof = Your friend is looking for a base this time, so look for a roof. Reach into the bag.
urfin-lesson-first-slopes = High in the middle, falling to all sides: that is a roof. Stroke it if you like, then take it.
urfin-lesson-first-slopes-go = This is the roof you are looking for. Take it: your friend has the base.
urfin-lesson-first-spare = Another roof. You have what you need, so take it, and your hand is out.
urfin-lesson-first-spare-go = It does not matter what comes now. Take it: letting go only costs time.
urfin-lesson-first-cross = Your friend found two base 2s. Take one of them.
urfin-lesson-first-four = It hits only the four cells beside it. Both soldiers will bump into the wall: put it beside them.
urfin-lesson-first-four-else = It hits only what stands right beside it. They stop just before the wall: the lit cell is beside that.
urfin-lesson-first-top = And a roof on it. A roof hits some cells that are two away.
urfin-lesson-first-march = Say that you are done, and watch the wall.
urfin-lesson-first-won = Both bumped into the wall, and your tower sent them home. No soldier is left: you win!
urfin-lesson-first-real = A real game has up to ten soldiers, and a minute of sand for each turn.
urfin-lesson-first-tip = A tip: count three cells ahead of a soldier. Build where it will stand, not where it stands now.

## Feeling in the bag

urfin-lesson-bag = In the bag
urfin-lesson-bag-parts = In the bag are bases, roofs and walls, 30 parts in all. You find them by touch alone.
urfin-lesson-bag-alone = You play alone, so you have two hands: two parts for each. Begin, and reach in.
urfin-lesson-bag-corner = Press in a corner of the cloth: is there any wood?
urfin-lesson-bag-cross = Nothing! A base 1 is round, a base 2 has empty corners like a cross. Compare the pictures.
urfin-lesson-bag-take = Stroke as much as you like. It is a cross, a base 2: take it.
urfin-lesson-bag-take-go = A base is half a tower. Take it.
urfin-lesson-bag-middle = Another part. Press right in the middle of it.
urfin-lesson-bag-roof = A point! What is highest in the middle is a roof. Take it.
urfin-lesson-bag-roof-go = You have a base already; with this roof it is a tower. Take it.
urfin-lesson-bag-once = That hand is out and may not go back this turn. Reach in with the other one.
urfin-lesson-bag-wall = Stroke it: a bar with teeth, and nothing on either side. That is a wall: let it go this time.
urfin-lesson-bag-wall-take = A wall is useful, but see what letting go does: let it go.
urfin-lesson-bag-guess = You may let go of twelve parts in one reach. Now find out what this is, then take it.
urfin-lesson-bag-guess-go = Feel its edge: it is round, and level inside. That is a base 1: take it.
urfin-lesson-bag-last = And the last one: what is it? Find out, then take it.
urfin-lesson-bag-last-go = Its middle is high, its corners are cut out: a roof 2. Take it.
urfin-lesson-bag-out = Only now does everybody see them: two bases and two roofs. That makes two towers!
urfin-lesson-bag-tip = A tip: the middle and one corner are often enough. Do not feel for long, the sand is running.

## What towers hit

urfin-lesson-fire = What towers hit
urfin-lesson-fire-after = Towers shoot after the soldiers have walked. So look three cells ahead of each soldier.
urfin-lesson-fire-between = Two soldiers will stop at the top. Take base 2: it hits the four cells beside it. Put it between them.
urfin-lesson-fire-base-one = That would hit, too. But you need base 1 for the second tower: take base 2.
urfin-lesson-fire-between-else = From there it does not reach the one on the left. Put it on the lit cell, right beside where it will stop.
urfin-lesson-fire-roof-one = Roof 1 hits four cells exactly two away, straight ahead. So it hits the other soldier: put it on.
urfin-lesson-fire-roof-two-later = Roof 2 can do more. Keep it for the second tower, there you need it.
urfin-lesson-fire-roof-now = The base waits for its roof. Take the roof.
urfin-lesson-fire-below = Now the two at the bottom left. They will stop further apart.
urfin-lesson-fire-eight = Base 1 hits all eight cells around it. Put it below the road, on the lit cell.
urfin-lesson-fire-eight-else = From there you do not get both. On the lit cell the base hits one, the roof the other.
urfin-lesson-fire-roof-two = Roof 2 hits eight cells two away: straight ahead and diagonally. Put it on.
urfin-lesson-fire-watch = Nothing stops a shot: no wall, no river, no tower. Say that you are done and watch.
urfin-lesson-fire-won = Four soldiers with two towers! Each was hit by a base or by a roof.
urfin-lesson-fire-tip = A tip: move a part over the map before you put it down. The map shows what it will hit.

## Walls

urfin-lesson-walls = Walls gain time
urfin-lesson-walls-no-roof = Two bases, two walls, no roof: no tower comes of that. But walls help.
urfin-lesson-walls-flees = This soldier stands in reach of your tower. But it walks first, and then it is gone.
urfin-lesson-walls-before = Put the green wall right before its feet: then it has to break it and does not walk at all.
urfin-lesson-walls-before-else = That does not hold it in reach of the tower. Put the wall on the very next cell of its road.
urfin-lesson-walls-green = Either wall would do. Take the green one, as long as you have the choice.
urfin-lesson-walls-base = Without a roof the bases go back into the bag. The walls are what counts now.
urfin-lesson-walls-not-done = Not yet: both walls can still help. Put them up first.
urfin-lesson-walls-further = Now the soldier at the top. Put the other wall two cells ahead of it.
urfin-lesson-walls-further-else = See what a wall does that is not right before it: put it on the lit cell.
urfin-lesson-walls-done = A wall and a tower never share a cell. Say that you are done.
urfin-lesson-walls-stood = The first one stood there and broke the wall, and the tower shot it. The wall is back in the bag.
urfin-lesson-walls-bumped = This one took a step and bumped its head. Next it breaks the wall and still walks three cells.
urfin-lesson-walls-blind = In this lesson you draw without feeling. Begin, and reach in with both hands.
urfin-lesson-walls-three = Through the wall and three cells on: it will stop below the corner. Put base 1 on the lit cell.
urfin-lesson-walls-wide = Base 2 would hit only four cells. Take base 1: it hits all eight around it.
urfin-lesson-walls-three-else = From there the base does not reach it. Count three cells from where it stands now.
urfin-lesson-walls-roof = Put one of the roofs on it.
urfin-lesson-walls-go = Say that you are done.
urfin-lesson-walls-won = Caught! A wall never sends anybody home: it only gives your towers time.
urfin-lesson-walls-tip = A tip: a wall is best where a soldier has to stop in reach of a tower.

## In the city

urfin-lesson-city = The last moment
urfin-lesson-city-three = This soldier is in the city. After three more steps it is in the palace, and all is lost.
urfin-lesson-city-late = Soldiers walk first, then towers shoot. So a tower alone comes too late: something must stand in its way.
urfin-lesson-city-wall = Take the wall and put it right before the soldier.
urfin-lesson-city-wall-first = The tower shoots only after the march, and by then all is lost. First the wall.
urfin-lesson-city-next-cell = That would stop it, too, one step nearer to the palace. Right before its feet it cannot walk at all.
urfin-lesson-city-wall-else = There it does not stop it. Put the wall on the next cell of its road.
urfin-lesson-city-lost = Then it steps into the palace and you have lost. Put the wall in its way.
urfin-lesson-city-open = Walls may always stand in the city. Towers may, too, now that a soldier has crossed a bridge.
urfin-lesson-city-tower = While it breaks the wall, a tower can shoot it. Put a base beside the soldier.
urfin-lesson-city-tower-else = From there it might not hit. Put it right beside the soldier, on the lit cell.
urfin-lesson-city-breaks = It would break the wall now and reach the palace next. Build a tower beside it.
urfin-lesson-city-roof = And the roof.
urfin-lesson-city-done = Say that you are done.
urfin-lesson-city-enough = This tower is enough, and there is no second roof. Say that you are done.
urfin-lesson-city-won = It stood still, the tower shot, and no soldier is left. The city is saved!
urfin-lesson-city-never = Nothing is ever built in the palace, in the river or where a soldier stands. Bridges are built on like roads.
urfin-lesson-city-tip = A tip: keep an eye on the soldier that is nearest to the palace. One is enough to lose.

## The grown-up game

urfin-lesson-adult = The grown-up game
urfin-lesson-adult-dice = Here a die says how far each soldier walks. It is thrown when you have built.
urfin-lesson-adult-wall = Only walls stop soldiers now. Put the wall on the road of soldier 6.
urfin-lesson-adult-wall-else = First the wall: nothing else stops a soldier here.
urfin-lesson-adult-road-else = There it does not stop soldier 6. Put it on the lit cell of its road.
urfin-lesson-adult-base = Soldier 2 comes up on the right. Put a base on the lit cell.
urfin-lesson-adult-base-else = From there the roof will not reach its road. Put it on the lit cell.
urfin-lesson-adult-roof = The six roof 3s are in the bag, too. Take yours.
urfin-lesson-adult-roof-one = That roof would do, too. But here you learn roof 3: take that.
urfin-lesson-adult-turn = A roof 3 shoots two ways only, two cells far. Turn it east and west, then put it on.
urfin-lesson-adult-turn-else = Like this it shoots north and south, past the road. Turn it: east and west.
urfin-lesson-adult-throw = Say that you are done. Now the dice decide.
urfin-lesson-adult-throw-else = The parts that are left make no better tower. Say that you are done.
urfin-lesson-adult-torn = Soldier 2 was hit. Soldier 1 walked right through your old tower: towers are torn down and stop nobody.
urfin-lesson-adult-zone = It is near the bridge now. From here on nothing light green is built, and once one is in the city, only green.
urfin-lesson-adult-draw = You draw five parts a turn. Begin, and reach in: here the bag is blind.
urfin-lesson-adult-out = A light green one! It may no longer be built with, so it leaves the game.
urfin-lesson-adult-start = The soldiers start at the edge of the map, with one throw each before the first turn.
urfin-lesson-adult-tip = A tip: hold them back early with walls. As long as they are far away, every colour may be built with.
