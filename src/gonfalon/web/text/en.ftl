### The page's own words. Everything about a game comes from the game.

## Every page

brand = Gonfalon
skip-main = Skip to the content
language = Language
language-en = English
language-fr = Français
theme-auto = Light or dark: as your system
theme-light = Light
theme-dark = Dark
account = Your account
account-of = { $name }: your account
all-games = All games
rules = Rules
undo = Undo
close = Close
cancel = Back
save = Save
name = Name
password = Password
no-connection = The server did not answer. Your move was not sent; try again in a moment.
error-title = Something went wrong
error-lost = There is nothing here

## Front page

front-title = Gonfalon
front-tagline = Heavy strategy games in your browser. The rules are enforced, and explained when you ask.
front-games = Games
front-no-games = No game is installed on this server.
front-players = { $least } to { $most } players
play-now = Play now against bots
play-now-busy = Setting up the table…
play-now-note = No account needed. You play as a guest and can choose a name later.
open-table = Open a table
my-tables = My tables
table-leave = Leave { $name }: your seat becomes free
table-leave-sure = Leave for good?
table-left = You have left the table. Your seat is free for others, or for a bot.
table-hide = Hide { $name } from this list
tables-hidden = { $count ->
    [one] Show the hidden table
   *[other] Show { $count } hidden tables
}
open-tables = Open tables
open-tables-none = Nobody is waiting for players. Open a table and send the link to friends.
table-over = Finished
table-your-turn = Your turn
table-running = Under way
table-join = Free seat
table-watch = To watch
import-record = Load a record
import-note = Look through a game that was saved as a file, or go on with it.
colophon = Gonfalon is free software.
colophon-rules = Every rule has a number; every refusal names it.

## Learning

contents = Contents
learn = How to play
learn-of = How to play { $game }
first-game = Your first game
answers = Answers to your offer
coach = Coach
coach-call = Coach me here
coach-good = Good here:
coach-thinking = The coach is looking at the board…
coach-free = You may do something else at any time; the coach goes along.
coach-dismiss = Send the coach away
coach-ended = The lesson is over
coach-early = The game ended before the lesson did: that happens, and the results tell what decided it. Begin a first game anew whenever you like.
coach-hint = Go on by yourself: the button “Hint” always knows something, and each thing explains itself under the mouse or under a finger held on it.

## Setting up a table

setup-title = { $game }: set up a table
setup-seats = Players
setup-size = Number of players
setup-players = { $count } players
setup-levels-note = Bots: a squire beats a novice in about three games of four, a knight a squire, and a master a knight. A grandmaster takes up to three seconds for a move. All of them know only what their seat may see.
setup-seats-note = Several people at this screen? Choose “Here, at this screen”. Where players have secrets, a curtain falls between turns so that nobody sees another’s.
setup-more = More options, rarely changed
setup-options = Variants
setup-table = Table
setup-name = Name of the table
setup-name-hint = Golden Horn
setup-public = List it among the open tables
setup-public-note = Anybody who visits this server may then find it and watch. Seats for friends stay theirs.
setup-public-must = A seat for anybody is listed, so that somebody can find it; others may watch.
setup-start = Start the game
seat-kind = Who plays seat { $seat }
seat-level = Strength of the bot in seat { $seat }
seat-name = Name of the player in seat { $seat }
seat-me = Me
seat-bot = A bot
seat-here = Here, at this screen
seat-person = A friend, by link
seat-open = Anybody
seat-person-note = You get a link to send.
seat-open-note = The seat stays free until somebody takes it.
seat-free = free seat
name-here = Name

## Account

account-guest = You play as a guest called { $name }. An account keeps your name and your tables on every device.
account-known = You are signed in as { $name }.
your-name = How others see you
sign-in = Sign in
sign-in-words = If you already have an account on this server.
sign-out = Sign out
register = Register
register-words = A name and a password of at least eight characters; nothing else is asked.

## At the table

skip-options = Skip to your options
skip-board = Skip to the board
skip-text = Go to the text version
board = Board
board-label = Board of { $name }. Enter goes to the first thing you can choose; arrows move about.
board-tools = Tools of the board
unrolling = Unrolling the map…
side = Prompt, players and log
sheet = Raise or lower the panel
panels = Panels
panel-play = Play
players = Players
log = Log
chat = Chat
menu = Settings and more
standing = Players and points
many-places = { $count } places: choose on the map
many-amounts = { $count } amounts as buttons
confirm-ends = Ask again before I pass or end something
confirm-again = Sure? (c)
key-confirm = confirm what waits for a second word
places = Parts of the board
key-places = Next part of a large board
tool-closer = Zoom in
tool-farther = Zoom out
tool-fit = Show the whole board
tool-hide-pieces = Hide the pieces to see the map
tool-why-mode = Why not? Then click anything
why-mode-on = Why not? Click or tap anything on the board and learn which rule stands against it.
undo-tip = Take back your last move (u). Never past a die or another player’s move.
undo-with-bots = Take back your last move (u), and what bots have done since.
undo-not-bots = Your last move stands: dice, a draw, something it showed or a bot’s move came with it. To go back further all the same, press ◁ (key [) and choose “Go back here”; dice are then thrown anew.
undo-not-people = Your last move stands: dice, a draw, something it showed or another player’s move came with it. To go back further, press ◁ (key [) and ask everybody.
rules-tip = Open the rules (r)
sound = Sounds
motion = Pieces glide
notify = Tell me when it is my turn
notify-refused = Your browser does not allow notifications from this page.
text-door = Text version
keyboard = Keyboard
key-number = choose the option with that number; of two digits, one after the other
key-board = go to the board
key-arrows = move the map, or go from one thing to the next
key-name-enter = Enter
key-enter = choose what has the focus; if it cannot be chosen, ask why
key-zoom = zoom in and out
key-replay = one step back or forward in the game
away = The server is away. The page comes back by itself; nothing is lost.

your-turn = Your turn
turn-of = { $name } to play
title-your-turn = (!) Your turn · { $title }
notice-title = { $game }: your turn
waiting-for-name = Waiting for { $name }
watching = You are watching.
watching-full = All seats are taken: you are watching.
seat-awaited = Waiting for somebody to sit down as { $name }
thinking = { $name } is thinking…
is-thinking = thinking…
to-play = to play
game-ended = The game is over
you = you
bot-of-level = bot, { $level }
offline = away
points = Points
points-of = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
sit-here = Sit down here
sit-as = Sit down here: { $name }
seat-clear = Free the seat
seat-clear-sure = Free the seat?
seat-kept = A bot keeps your seat
seat-kept-words = You were away for a while, so a bot plays for you. You can go on whenever you like.
take-back = Take my seat back: { $name }
invited-by = { $name } invites you to { $game }
invited-to = You are invited to { $game }
invited-words = { $count ->
    [one] One seat is free. Sit down, and you are in the game; no account is needed.
   *[other] Choose one of the free seats. Sit down, and you are in the game; no account is needed.
}
bot-sits = Let a bot play
invite-words = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
} Send this link to whoever should take it.
share-table = A table of { $game }: look on, or sit down if you are invited.
share-result = { $count ->
    [one] { $winners } has won.
   *[other] { $winners } have won.
} { $scores }
purse = What you have
invite-copy = Copy the invitation
invite-local = The link works on this computer alone. For friends on the same network, start with make play ARGS=--lan
invite-lan = The link works for everybody on your network: { $lan }
link-copied = Link copied: { $link }

series-together = Equal picks in one step
series-whole = That is all. Confirm, or change it.
series-give = { $count ->
    [0] Confirm
    [one] Confirm this pick
   *[other] Confirm these { $count } picks
}
series-less = One less: { $name }
series-more = One more: { $name }
number-less = Less
number-more = More
number-give = Confirm this number
number-range = From { $low } to { $high }
chosen-so-far = Chosen so far:
choose-one = Which of these?
why-not = Why not?
not-now = Not now
nothing-else = Nothing else is possible; you are asked so that the others learn nothing.
why-allowed = You may do this now: { $options }.

since-you-looked = { $count ->
    [one] One thing happened since your last move
   *[other] { $count } things happened since your last move
}
to-news = What is new
log-empty = Nothing has happened yet.
chat-empty = Nobody has said anything yet.
chat-closed = Those who play write here.
chat-field = Say something to the table
chat-to-whom = To whom
chat-to-all = To everybody
chat-to = To { $name } alone
chat-private = privately to { $to }
send = Send

rules-of = Rules of { $game }
rules-words = Every rule has a number. Prompts, tips and refusals in the game point here.
rules-search = Search the rules
rules-found = { $count ->
    [0] Nothing found. Try fewer words, only the beginning of one, or the number of a rule, such as { $example }.
    [one] One passage found
   *[other] { $count } passages found, the closest first
}
rules-aim = The aim
rules-fold = Fold all chapters
rules-unfold = Open all chapters
rules-all = Show all the rules

replay = Replay
replay-range = Moment of the game
replay-first = Back to the beginning of the turn
replay-back = One step back
replay-next = One step forward
replay-last = On to the next turn
replay-share = Copy a link to this moment
replay-place = Move { $version } of { $last }
looking-back = Looking back
looking-at = The board as it stood after move { $version } of { $last }.
back-to-game = Back to the game
acts-title = Standing orders and announcements
acts-choose = What you do without being asked
acts-do = Do it
acts-end = Ask me again
rewind-propose = Ask everybody to go back here
rewind-propose-tip = If all agree, the game goes on from this move; all that came after it is undone.
rewind-alone = Go back here
rewind-alone-tip = The game goes on from this move; all that came after it is undone.
rewind-proposed = { $name } would like to go back to move { $version }.
rewind-missing = Still to agree: { $names }
agree = Agree
refuse = Refuse
withdraw = Withdraw

curtain-label = Between two players
curtain-title = { $name }, it is your turn
curtain-words = Hand the screen to { $name }. Everybody else looks away.
curtain-ready = I am { $name }: show my view

results = Results
end-you = You have won
end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
rematch = Play again
to-rematch = To the rematch
watch-replay = Watch it again
see-board = See the board
export-record = Save the record
record-later = When the game is over: the record tells what every player held in secret.
score-label = Points by source
score-source = Source
score-total = Total
chart-title = Points over time
chart-label = Points over time of { $names }; the table above has the final numbers.
dice-title = Dice
dice-of-sides = Dice with { $sides } sides
dice-label = How often each face came up: { $counts }
dice-note = { $count ->
    [one] One die was thrown; the dotted line is the average.
   *[other] { $count } dice were thrown; the dotted line is what fair dice give on average.
}

## Clocks

clock = Clock
clock-kind = How long people may think
clock-none = As long as they like
clock-move = Minutes per move
clock-game = Minutes for the whole game
clock-day = Days per move
clock-minutes = Minutes
clock-supply = Minutes per player
clock-increment = Seconds added after each move
clock-days = Days
clock-out = When time is up
clock-out-default = The rules answer for them
clock-out-bot = A bot plays: { $level }
clock-nights = Nights do not count (22:00 to 8:00, where you are)
clock-weekends = Weekends do not count
clock-none-note = Nobody minds the time.
clock-note = The clocks run once every seat is taken. A whole turn is one move, however many choices it takes. Players can agree on a pause, and whoever was late can always play on.
time-left = Time left:
time-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
time-hours = { $hours } h { $minutes } min
clock-until = until { $moment }
clock-outs = { $count ->
    [one] time was up once
   *[other] time was up { $count } times
}
clock-stands = This clock does not run now.
clock-rests = The clocks rest: these hours do not count.
clock-rule-move = { $time } for each move.
clock-rule-game = { $time } for the whole game, and { $increment } s after each move.
clock-rule-default = When time is up, the rules answer.
clock-rule-bot = When time is up, a bot plays on.
pause-propose = Propose a pause
pause-proposed = A pause is proposed: { $names }.
paused = The clocks stand still.
pause-end = Let them run again

## Being told

notices = Notifications
notices-more = Other ways to be told: e-mail, a webhook
notices-settings = How I am told
notices-words = When it is your turn and you are not looking at the table, Gonfalon can tell you: which game, which table, and what you are asked. Every message has a link that ends it.
notice-at = { $game }, { $table }: your turn
notice-stop = No more of these messages:
ask-notify = Shall this page tell you when it is your turn?
ask-notify-yes = Yes, tell me
ask-notify-no = No, thanks
way-push = This browser
way-mail = E-mail
way-webhook = Webhook
push-switch = Tell me in this browser, also when no page is open
push-words = Your browser asks once for permission. The message goes through the service of its maker, encrypted.
push-cannot = This browser, or this address without https, does not support it.
push-failed = Your browser’s push service did not answer. The page still tells you while it is open.
push-browsers = { $count ->
    [one] One browser of yours is told.
   *[other] { $count } browsers of yours are told.
}
mail-address = Your address
mail-words = You get a letter with a link to confirm the address. Leave it empty for no mail.
mail-unconfirmed = Not confirmed yet: follow the link in the letter we sent. Save again to get another one.
webhook-address = An address that takes JSON
webhook-words = For Discord, Matrix, Slack or a program of your own. The message says what you are asked: in a channel that others read, they read it too.
way-failing = This failed ten times in a row and is left alone. Save it again to try once more.
try-it = Try it
try-title = Gonfalon: a trial
try-text = This is how you will be told that it is your turn.
try-sent = Sent: { $ways }
try-none = Nothing was sent: set up a way first, or look whether the address is right.
confirm-title = Gonfalon: confirm your address
confirm-text = Somebody, probably you, would like to be told by mail when it is their turn in a game. Follow this link to agree:
said-confirmed = Your address is confirmed. You will be told by mail when it is your turn.
said-stopped-mail = You will get no more mail.
said-stopped-webhook = The webhook is called no more.
said-stopped-push = None of your browsers is told any more.

## Lobby, history, ratings

lobby = Lobby
lobby-door = To the lobby: all tables, finished games, rankings
lobby-words = Tables that are listed on this server: sit down, watch, or look through finished games.
lobby-game = Game
lobby-state = Tables
lobby-clock = Pace
lobby-any = All
lobby-open = With a free seat
lobby-running = Under way
lobby-finished = Finished
pace-none = No clock
pace-live = In one sitting
pace-days = Over days
lobby-none = No such table now.
lobby-show = Show
lobby-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
lobby-waits = begins when full
lobby-friends = Only my friends’ tables
lobby-friends-how = You add friends on their pages: open one from a ranking or a table.
friend-on = Add to my friends
friend-off = Remove from my friends
friend-words = The lobby can show your friends’ tables. Nobody is told whom you add.
ranking-of = Ranking: { $game }
ranking-words = Of people with an account. Bots are fixed points: up to the master, each level wins about three games in four against the one below. A new rating begins low and rises as it becomes certain.
ranking-rating = Rating
ranking-games = Games
provisional = still uncertain
history = Finished games
history-mine = My finished games
history-none = No finished game yet.
ratings = Ratings
place-of = Place { $place } of { $of }
won = won
bot-mark = bot
private-mark = only you see this
setup-waits = Begin only when every seat is taken
waits-until-full = The game begins when every seat is taken
listing-on = Make it public
listing-off = Take it from the lists

## While you were away

away-title = While you were away
away-words = { $count } things happened since { $when }.
away-before = Before the first turn
away-replay = Watch from there
event-back = To the event before
event-next = To the next event

## Hints

hint = Hint
hint-tip = Ask a bot what it would do (i). Nothing is played unless you say so.
key-hint = ask a bot for a hint
hint-thinking = A bot is looking at your choices…
hint-now = The bot would play the first line: then it gives you a win chance of { $chance }.
hint-alike = The bot thinks all of these equally good: win chance { $chance }.
hint-chance = win chance
hint-then = then
hint-show = Show this move on the board; nothing is played yet.
hint-play = Play this
hint-others = Hints are only given where all others are bots. Other people play at this table, or may still sit down.
hint-wait = That was a lot of hints in a short time. Try again in a moment.
hint-failed = No hint came this time. Try again in a moment.

## Analysis

analysis = Analysis
analysis-of = { $game }: the game in hindsight
to-table = To the table
analysis-first = The bots are estimating the win chances…
analysis-thinking = The bots are going through every decision once more. The list below grows meanwhile.
analysis-progress = How far the bots have got
analysis-partly = The bots got as far as move { $done } of { $of }. They go on when you open this page again.
analysis-failed = There is no analysis yet. { $why }
analysis-away = The server did not answer. The page tries again by itself.
curve-title = Win chances
curve-words = What a bot would have said about each player’s chances after every action. Point at the curve, or move the slider, to read it.
curve-label = Win chances of { $names } over the game; the slider and the table below have the numbers.
curve-range = Moment of the game
curve-table = The same as a table
curve-moment = Moment
moment-place = Move { $version } · { $stage }
moment-before = Move { $version }, before the first turn
look-there = See it on the board
turns-title = Turning points
turns-none = The chances never changed much at once.
told-more = { $count ->
    [one] One line more
   *[other] { $count } lines more
}
otherwise-title = Where a bot would have played otherwise
otherwise-words = Decisions where a bot, knowing only what the player knew, finds clearly better chances in something else. Beside each name: how often that player and the bot agreed.
otherwise-whose = Whose decisions
otherwise-all = Everybody
otherwise-weighty = Weightiest first
otherwise-more = Show all { $count }
otherwise-none = A bot would have done the same, or nearly.
otherwise-played = played
otherwise-better = bot

## Text version

to-board = To the board
text-news = Something has happened: read the page again.
text-now = Now
text-look-again = Look again
text-position = Position
colon = :

# about this edition
about = About this edition
about-intro = The rules follow the rulebook. Where the printed data come from:
about-own = Gonfalon’s own data are in use.
about-replaced = What is marked “{ $mark }” was replaced by the file { $file } (seal { $seal }).
about-replace = Do you own the game? Print our data with { $print }, correct them, and start with { $start }.
about-count = { $count } entries

## Errors: what the page says for the kinds and reasons of gonfalon.server.errors

error-refused = The server cannot do this. Load the page again and try once more.
error-unreachable = The server did not answer. Try again in a moment.
error-server = Something went wrong on the server. Nothing was changed.
error-storage = The server’s database does not answer. Nothing was changed and nothing is lost; try again in a while.
error-busy = This took too long to think about. Nothing was changed; try again in a moment.
error-too_many = { $retry_after ->
    [one] Too many requests in a short time. Try again in a second.
   *[other] Too many requests in a short time. Try again in { $retry_after } seconds.
}
error-too_large = This is more than the server accepts at once.
error-bad_input = The server did not understand what was sent. Load the page again and try once more.
error-method_not_allowed = This address cannot be used like this.
error-not_found = There is no such page or table. The link may be incomplete.
error-not_signed_in = Your session has ended. Load the page again.
error-wrong_password = No account has this name and this password.
error-forbidden = This was not sent from a page of this server, or your session has ended. Load the page again and try once more.
error-not_your_seat = This seat is not yours.
error-not_playing = Only those who play at this table may do this.
error-not_invited = This seat is kept for somebody with an invitation. Ask whoever opened the table for the link.
error-stale = The game had moved on. Here is how it stands now.
error-not_now = This is not possible now: something at the table has changed. Look again.
error-secretive = The record tells what every player held in secret. You can save it when the game is over.
error-not_full = The game begins when every seat is taken.
error-not_over = The game is still under way. This becomes possible when it is over.
error-seat_taken = Somebody else has taken this seat.
error-not_away = A bot may take this seat once its player has been away for { $seconds } seconds.
error-bad_name = A name has 1 to { $most } characters, none of them invisible.
error-bad_address = This address cannot be used. A webhook begins with https:// and leads to a public address.
error-name_taken = The name { $name } is taken. Choose another one.
error-has_account = You have an account, and it keeps its name. Sign out first.
error-bad_password = A password has { $least } to { $most } characters.
error-illegal = The rules do not allow this now ({ $rule }).
error-not_your_decision = You have nothing to decide now.
error-over = The game is over.
error-nothing_to_undo = There is nothing to take back: a die, a draw, something shown or another player’s move lies in between.
error-unknown_game = This game is not installed on this server.
error-bad_seats = This game is not played with that many players.
error-bad_option = This game has no such variant. Load the page again and choose once more.
error-other_content = { $file ->
    [own] This game was begun with Gonfalon’s own data, but this server uses a data file in their place. Whoever runs the server can start it without that file.
   *[other] This game was begun with the data file { $file }, which this server does not use. Whoever runs the server can start it with that file.
}
error-other_rules = This game was recorded under other rules than those in use here. Open it with the version of Gonfalon that recorded it.
error-damaged_record = This file is not a record of Gonfalon, or it was altered or cut short. Save the record once more at its table, and load the new file.
error-damaged_table = What is stored of this table is damaged, or belongs to other rules than those in use here. Other tables are not harmed; whoever runs the server finds the reason in its log.
error-too_many_tables = You have opened { $most } tables that are not finished. Finish some of them first.
error-seated_already = You play a seat at this table already.
