### The settings: a name, and a note on what changes.

settings-percent = { $number }%
settings-folder = Games, settings and screenshots (F12) are stored in <gold>{ $folder }</>.
    **F2** shows what the keys do.

## Display

settings-group-display = Display
settings-language = Language
    .note = takes effect immediately
    .system = system language ({ $language })
    .gone = { $code }: not found, English is used
settings-interface = Interface
    .note = size of everything
    .automatic = automatic ({ $percent }%)
    .tip = The size that fits the window and the screen. It changes with them.
    .now = { $used }% for now: { $chosen }% needs a window of { $width } × { $height }
    .needs = **{ $percent }%** needs a window of { $width } × { $height } or larger.
settings-text = Text
    .note = text size, relative to the interface
settings-colors = Colors
    .note = for the factions
settings-palette = **{ $palette }**: { $note }
settings-palette-standard = Standard
    .note = green, blue, red and yellow; each has a different brightness
settings-palette-red-green = Red-green
    .note = if red and green look alike to you
settings-palette-blue-yellow = Blue-yellow
    .note = if blue and green look alike to you
settings-full-screen = Full screen
    .note = or press F11
settings-compatible = Compatible drawing
    .note = faster without a graphics card; takes effect after a restart
# A line of the chronicle, to see text and colors by.
settings-sample = { $side } A <gold>gate</> opens in <gold>West Africa</>; two <cream>Dark Young</> stand by.

## Play

settings-group-play = Play
settings-pace = Bot speed
    .note = pause between bot moves
    .slow = slow
    .normal = normal
    .fast = fast
    .at-once = instant
settings-thinking = Bot thinking time
    .note = most seconds a bot thinks about an action
    .seconds = { NUMBER($seconds) }
settings-cores = { $number ->
        [one] 1 core
       *[other] { $number } cores
     }
    .tip = With more cores the Master of Cthulhu Wars tries more moves in the same time.
        Each core takes about 40 MB of memory and up to a second to get ready, once.
        One core is left for everything else.
settings-fast = Faster bots
    .offer = Bots can think faster on this computer. Build the fast engine? It takes { $minutes ->
        [one] about 1 minute
       *[other] about { $minutes } minutes
     } and runs in the background.
    .building = The fast engine is being built in the background: { $percent }%. Closing the program stops it.
    .built = The fast engine is ready. The program uses it from the next start.
    .failed = The fast engine could not be built; nothing has changed. { $file } says why.
settings-fast-build = Build
    .tip = Build it now, while you play
settings-fast-stop = Stop
settings-fast-later = Not now
    .tip = Ask again in two weeks; you can build it in the settings at any time
settings-fast-never = Never
    .tip = Don’t ask again; you can build it in the settings at any time
settings-motion = Animations
    .note = how fast pieces glide and dice tumble
    .none = none
    .times = { NUMBER($speed) }×
settings-moments =
    .tip = What is shown over the whole table when it happens: an awakening, a battle, a ritual. Press any key to continue.
    .all = all moments
    .great = great moments
    .none = no moments
settings-curtain = Curtain
    .note = hides the table until the next player sits down
    .always = always
    .needed = when needed
    .never = never
settings-reduced-motion = Reduced motion
    .note = nothing pulses or glides
settings-gates = Abandoned gates
    .note = taken automatically in new games
settings-end-turns = End finished turns
    .note = if you can only press Done, your turn ends automatically
settings-trails = Trails
    .note = the map shows what others have done since your last turn
settings-hints = Hints
    .note = a line about each new thing; turn on again to see all
settings-first-cards = First-time cards
    .note = a card for each important new thing; turn on again to see all

## Sound

settings-group-sound = Sound
settings-effects = Effects
settings-music = Music
settings-ambience = Ambience
settings-volume-off = off

## Help at the table

settings-helps = Help at the table
    .first-games = in first games
    .always = always
    .never = never
    .foot = Your first three games of each kind count as first games. Ctrl+G shows your goals at any time. If you have silenced some of the coach’s remarks, choose an option for the coach again to hear them all.
settings-goals = Goals
    .note = what to aim for, and how to get there
settings-coach = Coach
    .note = at most one remark a turn about what you miss or what is in danger

## Games and bots by other authors

settings-others = By other authors
settings-others-warning = These games and bots were installed beside Mythos Table and come from other people. Each of them is a program: once you allow it, it can do anything you can do on this computer. Allow it only if you trust its author.
settings-others-nothing = Nothing by other authors is installed.
settings-others-more = { $count ->
    [one] One more is installed and not listed here.
   *[other] { $count } more are installed and not listed here.
 }
settings-others-forbidden = It stays until you close the program.
settings-others-games = Games
settings-others-bots = Bots
settings-others-from = part of { $package }
settings-others-gone = no longer installed
