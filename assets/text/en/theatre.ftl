### The theater: a game watched from its beginning, sharing it, and the list of replays.

## The player’s buttons

theatre-first = To the beginning
theatre-leap-back = Previous highlight
theatre-step-back = One step back
theatre-play = Play
theatre-pause = Pause
theatre-step = One step forward
theatre-leap = Next highlight
theatre-last = To the end
theatre-speed =
    .tip = Playback speed
theatre-view =
    .tip = Next view
    .open = **Everything revealed**: every player’s secrets
    .onlooker = **Onlooker**: what everyone at the table could see
    .seat = **{ $side }**: only what this player knew
theatre-at = choice { $number } of { $count }
theatre-moment = Choice { $number }
theatre-highlights = Highlights
# $kind says what kind of highlight it is: “Battles”.
theatre-next-kind = Show the next one: { $kind }

## Buttons of the bar on top

theatre-go-on = Play on
    .tip = Start a game of your own from this moment
theatre-share = Share
    .tip = Write this game into one file for others to watch
theatre-rules = Rules
    .tip = The rules
theatre-leave = Leave
    .tip = Leave the theater

## Loading

theatre-loading = Loading the replay …
theatre-loaded = { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 }
error-theatre-watch = This game cannot be watched
error-theatre-replay = This replay cannot be watched

## Secrets of a game that is not over; $hidden says what they are

theatre-secrets = See what is hidden?
    .note = This game is not over. This view shows { $hidden }.
    .hidden = **what is hidden** from others
    .yes = Show

## A game of your own from a moment on

theatre-over = The game is over at this moment. Go back to an earlier one to play on from it.
error-theatre-go-on = This game cannot be continued from here
theatre-from = Who plays from { $moment }
    .choice = choice { $number }
theatre-seat = Seat { $number }
theatre-sides = { $sides }
theatre-from-here = From here on
theatre-dice = Dice and Elder Signs
    .note = whether the same choices lead to the same results
    .fallen = As they fell
    .anew = New
theatre-own = A game of your own
    .note = the game you are watching stays as it is
    .begin = Start game
theatre-history = The new game keeps all moves up to here: you can look back at them and undo them.

## Sharing

theatre-file = Share this game
    .note = A name for the file. Anyone who has it can watch the whole game.
    .going = A name for the file. Anyone who has it can watch the whole game **and see every secret of a game that is still being played**.
    .write = Write
    .written = Saved as { $path }
error-theatre-share = This game cannot be shared

## Replays

theatre-take-in = Import a file
    .tip = Or drop the file on this window
    .heading = Import a replay
    .asked = Where is the file? Type or paste its path. You can also **drop it on this window**.
    .yes = Import
theatre-replay-delete = Delete this replay?
    .note = **{ $name }** will be deleted from the disk.
theatre-taken-in = { $file } has been checked and imported.
theatre-looking = Looking for replays …
theatre-none = No replays yet.
    .how = Share a game from its end, from the list of saved games or from the theater; or drop a file here.
theatre-kept = Saved in { $folder }
theatre-replay = { $game } · { $over ->
    [yes] over in turn { $turn }
   *[no] up to turn { $turn }
 } · { $choices ->
    [one] { $choices } choice
   *[other] { $choices } choices
 }
error-theatre-take-in = This file cannot be imported
error-theatre-delete = This file cannot be deleted
