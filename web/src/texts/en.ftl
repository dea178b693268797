# The site, in words: everything that is not a game's own.
# $player is a name; $you is "yes" when the reader is meant, else "no".

site-name = Igroteka
site-tagline = Table games for friends, family and one more round.
skip-to-main = Skip to main content
go-home = To the lobby
loading = One moment…
close = Close
copy = Copy
copied = Copied
copy-by-hand = Select the text and copy it yourself.
no = No
more = More
retry = Try again

## Settings

settings = Settings
settings-language = Language
settings-theme = Light
theme-auto = Follow device
theme-light = Day
theme-dark = Night
settings-sound = Sound
settings-speed = Motion
settings-vibration = Vibration
settings-notices = Tell me when it is my turn
settings-notices-hint = Your browser will ask for permission.
settings-notices-blocked = Your browser does not let this page notify you. You can change that in its settings.
settings-notices-far = This works even when no page is open: this server sends push messages.
settings-notices-near = Only while a page of this site is open: this server sends no push messages.
settings-captions = Sounds in words
settings-captions-hint = What you hear is also written, in brief.
sound-turn = your turn
sound-lay = something is laid
sound-refused = refused
sound-chat = a message
sound-over = the game is over
sound-thud = a thud
sound-creak = a creak
sound-steps = steps
sound-ding = a bright tone
sound-gong = a deep alarm
sound-tick = ticking
sound-touch = a touch
sound-tune = a short tune
switch-on = On
switch-off = Off

## Help

help = Help at the table
help-purist = Purist
help-purist-hint = Only what a real table shows.
help-normal = Normal
help-normal-hint = Lights up where you can play.
help-coach = Coach
help-coach-hint = Counts the cards and gives hints with reasons.

help-asked = { $player } would like more help for everybody: { $level }.
help-agree = Agreed
help-waiting = More help comes when everybody at the table agrees.

## Bots

bot-named = Bot ({ $level })
level-learner = learner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = master
level-beats = Beats the level below ({ $below }) in { $won } of 100 games.
level-wins = By itself it wins { $won } of 100 games with the usual settings.
level-unmeasured = How strong it is has not been measured.
level-alone = Measured without a character.
level-slips = { $slips } of 100 moves are slips: it plays any move at all.
level-steady = Never slips.
level-memory-perfect = Remembers all it has seen.
level-memory-last = Remembers the last { $keep } things it saw.
level-memory-fading = Each turn it forgets { $lost } of 100 things it saw.
level-accuracy = By touch it is right { $accuracy } times in 100.
level-tremor = Its hand trembles by up to { $mm } mm.
level-at-once = Moves in a blink.
level-time = Thinks for up to { $seconds } s a move.

## The lobby

lobby-title = What shall we play?
lobby-play = Play
lobby-start-hint = Against the computer: one press, and the cards are dealt.
lobby-start-together-hint = With the computer on your side: one press, and you play as a team.
lobby-friends = With friends
lobby-friends-hint = The table is set, and you get a link and a QR code to send.
lobby-more = Options
lobby-ways = On this page
lobby-game = The box
lobby-seats = Who plays
lobby-seats-range = { $least } to { $most } players.
lobby-options = How we play
pace = Time for a turn
pace-none = No clock
pace-minutes = { $count } min
pace-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
pace-hint = When the time is up, a bot makes the move. While nobody is here the clock stands still.
pace-days-hint = For friends who look in now and then. When the time is up, a bot makes the move; the clock goes on while nobody is here.
pace-sand = not while sand runs
lobby-your-name = Your name
name-change = Change my name
name-title = What shall the others call you?
name-hint = It stands at your seat and beside what you say. You can change it at any time.
name-keep = That is me
lobby-create = Sit down and play
lobby-creating = Setting the table…
lobby-no-games = The shelf is empty: the server knows no games.
lobby-own-value = Your own
lobby-own-value-for = Your own: { $option }
lobby-own-value-bad = That does not fit. The form is { $form }.
lobby-file-for = A file: { $option }
lobby-not-with =
    { $players ->
        [one] Not for one player.
       *[other] Not for { $players } players.
    }
lobby-clash = These do not go together: { $why }
lobby-refused = That was refused: { $why }
lobby-file-large = The file is too large: at most { $kilobytes } kB.
puzzles = Puzzles
puzzles-title = { $game } puzzles
puzzles-hint = Positions to solve on the real board. Any way that reaches the goal is right.
puzzles-grade-1 = Easy
puzzles-grade-2 = Medium
puzzles-grade-3 = Hard
puzzles-daily = Puzzle of the day: { $game }
puzzles-right = Solved!
puzzles-wrong = Not this way.
puzzles-no-way = From here no way leads to the goal. Take it back.
puzzles-too-far = You have left the way I know. Take it back, then I can show it.
puzzles-back = Take back
puzzles-share = Share
puzzles-solved = { $solved } of { $all } solved
puzzles-number = Puzzle { $number }
puzzles-done = solved
puzzles-next = Next puzzle
puzzles-again = Try again
# On the lid of a box: what the rulebook says, or what we measured.
box-age = age { $age }+
box-minutes = { $least }–{ $most } min
box-minutes-about = about { $least }–{ $most } min
box-minutes-measured = about { $least }–{ $most } min (our estimate)
players-exactly = { $players } players
players-count =
    { $least ->
        [one] { $most ->
            [one] 1 player
           *[other] 1–{ $most } players
        }
       *[other] { $most ->
            [one] 1 player
           *[other] { $least }–{ $most } players
        }
    }

seat-who = Who sits at seat { $number }
seat-kind-me = On this device
seat-kind-friend = A friend by link
seat-kind-bot = The computer
seat-name = Name at seat { $number }
seat-bot = Bot at seat { $number }
seat-character = Character of the bot at seat { $number }
character-plain = no special character
seat-add = Add a seat
seat-remove = Remove seat { $number }

mine-title = My tables
open-title = Open tables
open-none = Nobody is waiting for a partner right now. Set a table with friends and open it to anyone.
open-filter = Which game
open-all = All games
open-free =
    { $free ->
        [one] One free seat
       *[other] { $free } free seats
    }
open-join = Sit down
open-watch = Watch
open-anyone = Open to anyone here
open-anyone-hint = It stands in the lobby until the free seats are taken.
mine-empty = No tables yet. Start one: it will wait for you here.
mine-known = The server is not there. This is how things stood { $ago }.
mine-your-turn = Your turn
mine-waiting = Waiting for the others
mine-closed = Closed
mine-won = You won
mine-open = Go on
mine-replay = Watch again
mine-forget = Take off my list
mine-forget-sure = Take this table off your list? If you have no other copy of its link, you cannot come back to your seat.

rules = Rules
rules-read = Read the rules

## The table

table-title = { $game } – { $site }
table-your-turn-title = ● Your turn – { $game }
table-board = The board
table-side = Players, log and chat
table-opening = Laying out the board…
table-watching = You are watching.
table-turn-of = It is the turn of { $player }.
table-turn-several = To move: { $players }.
table-purpose = What wins:
table-chance = The dice are rolling…
table-closed = This table is closed.
closed-damaged = From here on the record of this game is damaged. What came before can be read and watched again, but nobody can play on.
closed-rules = This game was begun under older rules, and under the present ones it would have gone differently. It can be read and watched again, but not played on.
closed-again = New table with the same people
table-more-moves = Skip the animation

line-connecting = Connecting…
line-again = The line is down. Trying again in { $seconds } s.
line-now = Connect now
line-back = Back at the table.
line-busy = Your move is on its way…
line-waits = Your move is kept. It goes out when the line is back.
line-silent = Nothing is heard from the server…
line-here = waiting
turn-late = Your time is up: a bot makes this move.
table-bot-for-you = A bot is playing for you.
turn-left = { $time } left for this turn
turn-days = { $days } d { $hours } h

players = Players
player-you = you
player-here = at the table
player-away = away
player-bot = bot
player-thinking = thinking…
player-turn = to move
player-resigned = resigned
player-won = winner
player-nameless = Player { $number }
player-watcher = A watcher
players-watching =
    { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }

log = Log
log-empty = Nothing has happened yet.
log-rule = The rule for this
log-takeback = A move was taken back.
log-forgiven = { $player }: the line was down. { $seconds } s of sand are given back.
log-overdue = { $player }: time is up. A bot makes this move.
log-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $player } resigned.
    }
log-bot =
    { $you ->
        [yes] A bot plays on for you.
       *[no] A bot plays on for { $player }.
    }
log-person =
    { $you ->
        [yes] You play in person again.
       *[no] { $player } plays in person again.
    }
log-came =
    { $you ->
        [yes] You are at the table.
       *[no] { $player } has come to the table.
    }
log-left =
    { $you ->
        [yes] You left the table.
       *[no] { $player } has left the table.
    }

chat = Chat
chat-empty = Say hello.
chat-watcher = { $name } (watching)
chat-write = Write to the table
chat-send = Send
chat-phrases = Say it in one press
chat-new =
    { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-good-move = Nice move!
phrase-thanks = Thank you!
phrase-oops = Oops…
phrase-hurry = Your turn!
phrase-wait = One moment, please.
phrase-good-game = Good game!
phrase-rematch = Another round?

menu = Menu
menu-takeback = Ask to take my move back
menu-hint = Give me a hint
menu-resign = Resign
menu-hand-over = Let a bot play for me
menu-take-seat = Take over again
menu-replace = Let a bot play for { $player }
menu-invite = Invite
menu-watch-link = Link for watchers
menu-export = Save the game as a file
menu-leave = Leave the table
moves-all = All moves
moves-none = There is nothing for you to do now.
moves-other = Other moves
moves-of = { $heading } ({ $count })
plain-moves = Your moves
plain-table = On the table
plain-number = Number of a move, then Enter
plain-play = Play
menu-plain = Plain board: everything in words
menu-picture = The board as a picture
log-deed = { $player }: { $deed }

takeback-asked = { $player } asks to take the last move back.
takeback-waiting = You asked to take your move back. The others are thinking it over.
takeback-allow = All right
takeback-refuse = No, it stands
takeback-refused = { $player } does not agree: the move stands.

resign-sure = Do you really want to resign?
resign-warning = The game is over for you, and this cannot be undone.
resign-yes = Yes, I resign
resign-no = Play on
bot-choose = Which bot sits down?
bot-sit = Sit down

hint-title = A hint
hint-do = Play it
hint-mark = The hint: { $words }. Press to play it.
hint-none = I see nothing better than what you see yourself.
hint-asking = Let me see…

invite-title = Invite
invite-text = Send this link to whoever is to sit at this seat. It is the key to the seat: give it to nobody else.
invite-seat = Link for { $player }
invite-qr = QR code: point a phone’s camera at it.
invite-waiting = Waiting for { $player }. Send the link:
invite-share = Share
invite-other-device = This address works only on this device. To play with others at home, start the server with --lan.
invite-none = Nobody is missing: every seat is taken.
watch-text = Whoever has this link sees the table, but no hands.

pass-title = Pass the device to { $player }
pass-text = The cards are hidden until { $player } looks.
pass-show = I am { $player }, show my cards

refused-title = That is not allowed
refused-clause = Rule { $clause }
refused-stale = That came too late: the game has moved on.
refuse-not-your-turn = It is not your turn.
refuse-game-over = The game is over.
refuse-not-a-players-move = That is not for a player to do.

## The end

over-win =
    { $you ->
        [yes] You won!
       *[no] { $player } won!
    }
over-win-shared = The win is shared: { $players }.
over-draw = A draw!
over-won-together = Won together!
over-lost-together = Lost this time.
over-resigned = The others resigned.
over-scores = Points
over-rematch = Another round
over-rematch-hint = One new table for all who sat here.
round-wanted = { $player } wants another round.
round-ready = The next table is set.
round-join = Join
round-watch = Go along and watch
round-seats = Seats of the next round
round-rotate = Move up one
round-same = As they were
evening =
    { $rounds ->
        [one] This evening: one round
       *[other] This evening: { $rounds } rounds
    }
evening-together = won { $won } : { $lost } lost
over-replay = Watch again
over-look = Look at the board
over-lesson = A lesson that would have helped:
over-account = How it came about
over-sum = Sum
over-easier = Easier: { $level }
over-harder = Harder: { $level }
over-won-by = Won by { $won } of { $games } bots
over-lost-to = It lost { $won } of { $games } games to the one you met
over-won-against = It won { $won } of { $games } games against the one you met
over-fair = Were the cards dealt fairly?
over-fair-text = Before the first card the server fixed its shuffling by this seal. Now the secret is open: whoever saves the game as a file can check every shuffle.
over-fair-seal = Seal
over-fair-secret = Secret
over-fair-check = The check, on the command line
over-clause = By rule { $clause }

## Replay

replay-title = { $game }: watching again
replay-first = To the beginning
replay-back = One step back
replay-forth = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step { $step } of { $last }
replay-pace = Pace
replay-pace-slow = Slow
replay-pace-normal = Normal
replay-pace-quick = Quick
replay-seat = Seen by
replay-watcher = A watcher
replay-play-on = Play on from here
replay-play-on-hint = A new table begins at this step, with new dice.
replay-not-over = This game is still being played. It can be watched again when it is over.
replay-moments = Key moments
replay-to-table = To the table
replay-share = Show this moment
replay-share-hint = Whoever opens this link sees the game at this step, can look around and play on.
replay-text = Save the position as text
review-open = Where was it decided?
review-begin = Show me
review-making = The game is being looked at again…
review-failed = That did not work just now.
review-again = Try again
review-chance = Chance to win: { $player }
review-together = Our chance to win
review-moment = { $player }: { $what }, { $before } % → { $after } %
review-slip = a slip
review-error = an error
review-blunder = a blunder
review-fell = it fell
review-lucky = good luck
review-unlucky = bad luck
review-played = Played: { $move }
review-better = Better: { $move }
review-quiet = No single moment decided it.
review-account = What moved the chances, in %
review-luck = Luck
review-skill = Own choices
review-hand = The hand
review-others = The others
review-save = Save this review as a file
review-note = Judged by what each player could know at that moment. All columns add up to the whole way from the first chance to the last.

## Rules

rules-of = { $game }: the rules
rules-in-english = These rules are not translated yet: here they are in English.
rules-contents = Contents
help-title = How to play { $game }
help-open = How to play
help-short = In short
help-rules = All the rules
help-page = Open as a page
figure-right = Picture: this is allowed
figure-wrong = Picture: this is not allowed

## Trouble

lost-title = There is nothing here
lost-text = This address leads nowhere. Maybe a letter got lost on the way.
no-key-title = The key is missing
no-key-text = A seat is held by its whole link, and this one came without its end. Ask for the link again.
away-title = The server does not answer
away-text = Maybe it is having a rest, or the network is gone. Nothing is lost: your tables are kept.
away-here = No line to the server. What you opened before can be read; tables go on when it is back.
trouble-bad-message = The server did not understand that.
trouble-too-large = That is too long.
trouble-too-fast = Not so fast, please.
trouble-busy = The house is busy just now. Ask again in a moment.
trouble-no-such-table = There is no such table.
trouble-wrong-token = This link does not fit any seat here.
trouble-foreign-origin = This page comes from a foreign address and may not play here.
trouble-not-allowed = You cannot do that now.
trouble-no-free-seat = The last free seat has just been taken.
trouble-bad-option = The game cannot be set up that way.
trouble-not-found = That was not found.
trouble-closed = This table is closed: it can be read, but not played on.
trouble-damaged = What is kept of this table is damaged and cannot be shown. Other tables are not affected.
trouble-disk = The server cannot write to its disk just now. What was played is safe; try again in a while.
trouble-database = The house is waiting for its database. What was played is safe; it goes on by itself.
trouble-internal = Something broke on the server. Nothing of your game is lost.

## Board kit

kit-zoom-in = Zoom in
kit-zoom-out = Zoom out
kit-zoom-fit = Show everything
kit-board-keys = Arrow keys move the view, plus and minus zoom, 0 shows everything.
kit-beyond = Places out of sight { $side ->
    [left] to the left
    [right] to the right
    [top] above
   *[bottom] below
 }: { $count }
kit-keys = Keys
kit-key-turn = Turn it
kit-key-back = Let go, or put it back
kit-key-arrows = Go where it glows; with Shift anywhere
kit-key-enter = Do it
kit-key-zoom = Nearer, farther, everything
kit-key-list = This list
kit-key-press = Press the new key. Esc leaves it as it is.
kit-key-taken = { $key } is taken: { $does }.
kit-key-needed = { $key } has work of its own on every board.
kit-key-change = { $does }: { $key }. Change the key
kit-key-reset = All keys as they were
kit-sand =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Lessons

learn = Learn
learn-title = Learn { $game }
learn-hint = You play on the real board, alone and without a clock. Leave when you like and come back.
learn-guided = Guided game, about five minutes
learn-short = One idea, a minute or two
learn-done = Done
learn-go-on = Go on
first-title = New to { $game }?
first-hint = A guided game takes about five minutes: you play, and each step says why.
first-show = Show me how
first-know = I know it
gentle-first = Your first game is a gentle one: { $how }.
gentle-coach = a coach gives hints
gentle-bot = the easiest bot plays
gentle-sand = no sand runs
gentle-level = the dungeon is an easy one of ours
gentle-usual = The usual game
lesson = Lesson
lesson-step = { $page } of { $of }
lesson-next = Next
lesson-read-on = Read on first: then it is your move.
lesson-show = Show me
lesson-do = Do it
lesson-leave = Leave
lesson-other = Next lesson
lesson-play = A real game
lesson-again = Start again
lesson-lost = This lesson was changed since you began it.
