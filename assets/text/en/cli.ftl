### The command line: mythos-table --help. What is typed (--data-dir, true, id@4 …) stays as it is in every language.

cli-program = Tabletop games of the Mythos. Without a command the window opens.
cli-usage = usage:
cli-positional = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-data-dir = folder for saved games and settings (otherwise MYTHOS_TABLE_DATA)
cli-lang = language by its code, such as de (otherwise that of the settings or the system); developers’ commands are in English
cli-window = size of the window
cli-load = open this saved game at once
cli-allow = allow a game by another author this time: its name, or package.module:attribute

## What a match begins with

cli-game = which game ({ $games })
cli-players = number of seats
cli-map = id of the map
cli-edition = first or later
cli-factions = factions by seat, clockwise, separated by commas; two for one seat: a+b. In a contest, more than there are seats take turns; all: every faction
cli-seed = seed for dice and cards
cli-option = an option of the game, such as rite=the_hound or tree_window=true

## The commands

cli-bots = list the bots: how they play and how strong they are
cli-replay = replay a saved game and compare
cli-play = play: in the terminal with --text, otherwise in the window
cli-play-text = in the terminal
cli-play-people = number of seats played by people (the first ones)
cli-play-bots = bots for the other seats, or one for all of them (newcomer, or the gentlest there is)
cli-play-cores = how many processor cores the Master may use to think, all but one at most (otherwise those of the settings)
cli-play-save = also save here when the game ends or you leave it
cli-play-overwrite = replace the file of --save if it exists
cli-play-open = continue this saved game
cli-play-continue = continue the last game
cli-play-new = begin a new game without asking
cli-lessons = list the lessons and puzzles
cli-lessons-file = files of lessons and puzzles to use instead
cli-lessons-check = play each one to its end with its own answers
cli-lessons-json = how long each one is and what is wrong, as JSON

## replay and lessons

cli-replay-same = { $file }: { $entries ->
    [one] { $entries } entry was
   *[other] { $entries } entries were
 } played again and led to the same position.
cli-replay-rule = Before entry { $entry } the position breaks a rule: { $rule }.
cli-replay-rule-end = At the end the position breaks a rule: { $rule }.
cli-replay-illegal = Entry { $entry } ({ $answer }) cannot be played: { $problem }.
cli-replay-position = The replayed game ends in another position than the saved one.
cli-replay-seats = The seats differ from the saved ones.
cli-lesson = { $lesson }, { $minutes } min
cli-puzzle = { $puzzle }, puzzle of difficulty { $difficulty }
cli-lessons-checked = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
 } played through, { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
 } solved, { $problems ->
    [0] no problems
    [one] { $problems } problem
   *[other] { $problems } problems
 }.

## What is not understood

cli-argument = argument { $argument }: { $problem }
cli-unknown = unknown arguments: { $given }
cli-required = these arguments are required: { $arguments }
cli-excluded = not together with { $argument }
cli-expected = it needs a value
cli-ambiguous = { $given } could mean { $options }
cli-choice = “{ $given }” is unknown. Available: { $known }
cli-no-number = “{ $text }” is not a whole number from { $least } to { $most }
cli-no-time = “{ $text }” is not a time from { $least } to { $most } seconds
cli-no-size = “{ $text }” is not a size such as 1280x720
cli-no-option = “{ $text }” is not NAME=VALUE
error-cli-broken = Mythos Table cannot run without { $file }, which is { $why ->
    [missing] missing
   *[damaged] damaged
 }. To get it back, { $remedy ->
    [checkout] run: { $command }
    [packed] unpack the program again.
   *[installed] install the program again.
 }
error-cli-window = The window cannot be opened: { $problem }. Install the program again, or on Debian and Ubuntu what SDL needs: { $command }
error-cli-no-screen = Without a screen you can play with: { $command }
