### The menu over the table, saving, and leaving.

# $standing says how far the game is: “Turn 4, Doom phase”.
menu-ironman = { $standing } · Ironman

menu-go-on = Continue
menu-result = Show the result
menu-save = Save as …
    .tip = Save the game under a name. It is also saved automatically.
    .ironman = An Ironman game has only one save, and it is kept for you.
menu-load = Load a game
    .tip = This game is saved: you can continue it later.
menu-seats = Seats and orders
    .tip = Hand seats to bots, and choose which questions to skip
# .bar stands below the button’s icon; a soft hyphen in it is where it may be parted.
menu-undo = Undo
    .bar = Undo
    .tip = Take back your last choice
menu-redo = Redo
    .bar = Redo
    .tip = Do again what you took back
menu-dice = New dice from here
    .tip = After an undo, the dice fall as before. This rolls new ones.
    .early = First undo something. The dice then fall as before, unless you roll new ones here.
menu-watch = Watch
    .tip = Watch this game from the beginning in the theater
menu-share = Share
    .tip = Write this game into one file for others to watch
menu-rules = Rules
menu-card = Your card
    .tip = Who you are, how you win, and what to do first
menu-lessons = Learn to play
    .tip = Short lessons. Afterward you return to this game.
menu-settings = Settings
menu-report = Report a problem
    .tip = Write this game and the latest errors into one file
menu-quit = Quit to title
    .tip = The game is saved: you can continue it another day.
menu-campaign = Back to the campaign

## Saving under a name

menu-name = Save as
    .note = A name for this game:
    .save = Save
    .ironman = An Ironman game has only one save, and it is kept for you.
    .closed = The game cannot be saved: nothing can be written to the data folder.
menu-replace = Replace it?
    .note = There is already a game called **{ $name }**.
    .yes = Replace

## Leaving a game that the disk has not taken; $problem is a sentence that says why

menu-unkept = This game is not saved
    .note = { $problem } If you leave now, you lose the moves that are not on disk. Free some disk space, restore the folder, or stay at the table.
    .leave = Leave anyway
    .stay = Stay

## New dice

menu-dice-done = From here on, new dice are rolled.
    .ironman = In an Ironman game the dice stay as they fell.
