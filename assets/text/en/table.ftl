### At the table: the curtain, other authors’ bots, the bots’ turns, looking back, buttons, cards and hints.

## The curtain between two people at one keyboard

table-curtain = Hand over to { $name }
    .note = It is your turn. Behind this curtain is what only you may see.
    .on = Continue

## Bots by other authors; $bots are their names

table-admit = { $bots ->
    [one] Run another author’s bot?
   *[other] Run other authors’ bots?
 }
    .note = { $bots ->
        [one] This game wants to run { COMMA($bots) } from your computer’s Python. Such a bot is a program: it can do anything you can do here. Run it only if you trust its author.
       *[other] This game wants to run { COMMA($bots) } from your computer’s Python. Such bots are programs: they can do anything you can do here. Run them only if you trust their authors.
     }
    .otherwise = Otherwise an Apprentice plays instead, and the saved game stays as it is.
    .run = { $bots ->
        [one] Run it
       *[other] Run them
     }
    .adept = Play with an Apprentice

## The bots’ turns: how fast, pause, step, skip

table-pace =
    .tip = How long each bot move is shown
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-at-once = Instant
table-pause = Pause
    .tip = Pause the bots after this move
table-resume = Resume
    .tip = Let the bots play on
table-step = Step
    .tip = Show the next event, then pause again
table-skip = To my turn
    .tip = Let the bots play on without showing each move
table-skip-end = To the end
    .tip = Play to the end without showing each move
table-thinking = is thinking …
    .time = How much of its thinking time the bot has used
table-waiting = paused: press P to resume
    .chance = press P to resume
table-skipping = skipping ahead …

table-rolling = The dice are rolling …

## Looking back

table-past = As it was
    .when = As it was:
    .now = now
    .ago = { $answers ->
        [one] { $answers } choice ago
       *[other] { $answers } choices ago
     }
    .present = This is how things stand now.
table-past-earlier = Earlier
table-past-later = Later
table-past-undo = Undo to here
table-past-back = Back to now
# $shares says of each player how many of these moves are theirs: “3 by Ada”.
table-past-asked = Undo to here?
    .note = { $answers ->
        [one] This takes back **{ $answers } choice**: { COMMA($shares) }. Redo brings it back.
       *[other] This takes back **{ $answers } choices**: { COMMA($shares) }. Redo brings them back, one by one.
     }
    .share = { $answers } by { $name }
    .yes = Undo
    .paused = The bots are paused. Resume when you are ready, or redo what you took back.

## Buttons of the bar on top

table-bar-rules = Rules
table-bar-signs = Signs
table-bar-menu = Menu
table-ironman = **Ironman**: one save, strict undo, and the dice stay as they fell.

## Beside the table: the chronicle, panels, advice, hints

table-why = Why?
table-fold = Collapse
table-unfold = Expand
table-advice = What would a strong player do?
    .do = Do it
    .look = Show it
    .turn = It is not your turn.
    .nothing = There is no move to explain yet.
table-hint-close = Hide this hint

## What happens for the first time, and the aim of a chapter

table-first = For the first time
    .on = Continue
    .switch = Show a card when something new happens
table-aim = Your goals in this chapter
# One goal of the chapter: what kind it is, and what it asks.
table-aim-goal = **{ $head }**  { $goals }.
