### The game in a terminal: play --text. What is typed (u, q, seat, person, ask …) stays as it is in every language.

terminal-help = a number answers; ? lists everything you can type; u undoes, q quits
terminal-begin = Seed { NUMBER($seed, useGrouping: "false") }. { CAP($help) }.
terminal-unknown = “{ $said }” is not understood: { $help }.
terminal-list = A number answers the question. You can also type:
terminal-or = { $name } or { $other }
terminal-prompt-go-on = Press Enter to continue >

# Behind a question; and the words that mean yes and no.
terminal-yes-no = { $question } (y/n)
terminal-yes = y yes
terminal-no = n no
terminal-type-yes-no = Type y or n.

## What can be typed: .takes is what may follow

terminal-command-help = this list; with a number: what that choice does
    .takes = [N]
terminal-command-blocked = what you cannot choose, and why
terminal-command-again = the question again: who must choose what
terminal-command-table = the table, and how far the game is
terminal-command-log = the last lines of the log (20)
    .takes = [N]
terminal-command-undo = undo your last choice
terminal-command-redo = redo what you took back
terminal-command-dice = roll new dice from here on
terminal-command-save = save the game
    .takes = [FILE]
terminal-command-load = open another saved game
    .takes = FILE
terminal-command-seats = who plays what
terminal-command-seat = give a seat to a bot or a person
    .takes = N person|BOT
terminal-command-quit = leave; you can continue later, and a file you have named is saved

## The table

terminal-over = The game is over.
terminal-won = { $count ->
    [0] No one wins.
    [one] { $winners } wins.
   *[other] { $winners } win.
 }
terminal-hand-over = Give the keyboard to { $player } ({ $played }). { $why }
terminal-nothing-blocked = You can choose everything here.
terminal-no-choice = There is no choice { $number }.
terminal-declines = It declines or ends this choice.
terminal-as-it-says = It does what it says.
terminal-no-advice = There is nothing to advise.
terminal-no-bot-yet = No bot has chosen anything yet.
terminal-end-turn = End the turn anyway? yes, no, or never (do not ask again) >
terminal-nothing-to-undo = There is nothing to undo.
terminal-nothing-to-redo = There is nothing to redo.
terminal-not-done = Not done: { $why }.
terminal-new-dice = The dice will fall differently from here on.

## Seats and bots

terminal-seat = Seat { $seat }: { $player }, { $played }, { $bot }
    .person = Seat { $seat }: { $player }, { $played }, person
terminal-seat-which = Which seat, and who? For example: seat 2 adept, or seat 2 person.
terminal-not-changed = Not changed: { $why }.
terminal-stranger = This game wants to run the bot { $bot }: a program that can do anything you can do here.
terminal-stranger-run = Run it?
terminal-stranger-instead = The bot { $bot } plays in its place.

## Files

terminal-saved = Saved in { $file }.
terminal-not-saved = Not saved: { $why }
terminal-not-saved-there = Not saved: { $file } exists already and stays as it is.
terminal-not-saved-ironman = Not saved: an Ironman game has only one save, and the program keeps it.
terminal-save-where = Name a file to save in: save FILE.
terminal-replace = { $file } exists already. Replace it?
terminal-load-what = Name a saved game: load FILE.
terminal-loaded = Loaded. t shows the table.
terminal-not-loaded = Not loaded: { $why }
terminal-leave = { $why } Leave anyway?

error-terminal-other-game = it is a game of { $game }: leave with q, then open it with play --text --open.
error-terminal-zero = A file name cannot contain U+0000.
error-terminal-name = { $file } cannot be the name of a file: { $why }.
error-terminal-folder = { $file } is a folder: name a file in it.
error-terminal-is-folder = { $file } is a folder
error-terminal-no-folder = there is no folder { $folder }
error-terminal-not-writable = { $file } cannot be written
error-terminal-exists = { $file } exists already. Name another file, or add --overwrite to replace it.

## Sitting down: play --text

terminal-kept = The game is saved: play --text continues it.
terminal-left-save = { $name } of { $players } is not over ({ $moment }; left { $date }).
terminal-left = The last game of { $players } is not over ({ $moment }; left { $date }).
terminal-left-campaign = It belongs to { $campaign }.
terminal-go-on = { $told } Continue it?
terminal-moment = turn { $turn }
    .phase = turn { $turn }, { $phase }
error-terminal-nothing-left = no game was left unfinished
error-terminal-people = { $people ->
    [one] { $people } person
   *[other] { $people } people
 }, but the game has { $seats } seats
error-terminal-bots = { $bots ->
    [one] { $bots } bot named
   *[other] { $bots } bots named
 }, but { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
 } left for bots
