### The list of saved games.

load-replays = Replays
    .tip = Games that you or others have shared
load-delete = { $count ->
    [0] Delete
    [one] Delete
   *[other] Delete { $count }
 }
load-duplicate = { $count ->
    [0] Duplicate
    [one] Duplicate
   *[other] Duplicate { $count }
 }
load-share = Share
    .tip = Write the game into one file for others to watch
load-watch = Watch
    .tip = From the beginning, in the theater
load-open = Open

load-sort-newest = Newest
load-sort-name = Name
load-sort-turn = Turn
load-kind-all = All
load-kind-named = Named
load-kind-kept = Autosaves
load-looking = Looking for saved games …
load-none = No saved games yet.
load-no-match = No matches.

## The rows

load-turn = Turn { $turn }
load-over = Over in turn { $turn }
load-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
load-saves = { $count ->
    [one] { $count } save
   *[other] { $count } saves
 }
load-damaged = Cannot be opened
load-shipped = Came with the program
load-autosave = autosave
load-ironman = Ironman

## Under the list: "12 saves of 5 games · 4.2 MB on disk (3.1 MB autosaves) · 2 marked"

load-note-count = { $saves ->
    [one] { $saves } save
   *[other] { $saves } saves
 } of { $games ->
    [one] { $games } game
   *[other] { $games } games
 }
load-note-size = { $size } on disk
load-note-autosaves = { $size } on disk ({ $autosaves } autosaves)
load-note-late = dates in the future: the clock was changed
load-note-marked = { $count } marked

## Deleting

load-delete-asked = { $count ->
    [one] Delete this game?
   *[other] Delete { $count } games?
 }
load-doomed = You cannot get { $names } back.
load-doomed-name = **{ $name }**
load-doomed-more = { $count } more
load-doomed-campaign = **{ $campaign }** is in the middle of this game and would have to play it again from the start.

error-load-rename = This game cannot be renamed
error-load-copy = This game cannot be copied
error-load-delete = This game cannot be deleted
