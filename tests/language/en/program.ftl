### The program's own words

## Settings

settings-interface = Interface
    .note = size of everything, in percent
    .automatic = automatic ({ $percent } %)
settings-end-turns = End finished turns
    .note = a turn in which you can only press Done ends by itself
settings-curtain = Handing over
    .note = hide the table until the next person sits down
    .always = always
    .needed = when needed
    .never = never

## The title

title-load = Load
    .line = { $count ->
    [0] nothing saved yet
    [one] 1 saved game
   *[other] { $count } saved games
 }
title-version = version { $version } · F11 full screen · F1 rules

## What went wrong

error-save-damaged = { $file } is damaged or is not a saved game. Nothing was changed. Choose another save.
error-newer = { $file } was saved by a newer version of the program. Update the program to open it.

## Other

seat-wins = { $players ->
    [one] { $players } wins with { $doom } Doom.
   *[other] { $players } share the victory with { $doom } Doom.
 }
day-game = Game of the day, { DAY($date) }
place = { ORDINAL($place) } place
advice-better = { ICON("doom") } { $points } points of Doom better
choose-one = Choose { OR($names) }.
