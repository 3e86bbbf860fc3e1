### The chronicle: finished games, what is known of them, and what can go wrong with their files

chronicle-tab-games = Games
chronicle-tab-persons = Players
chronicle-tab-bots = Bots
chronicle-tab-factions = Factions
chronicle-tab-maps = Maps
chronicle-reading = Looking through the chronicle …
chronicle-no-match = No matches.
chronicle-none = No game has been finished yet. Each finished game is listed here.
chronicle-nothing = Nothing to show yet.
chronicle-unreadable = Cannot be read

# How many games there are; these stand beside one another.
chronicle-kept = { $count ->
    [one] { $count } game
   *[other] { $count } games
 }
    .some = { $count ->
    [one] { $shown } of { $count } game
   *[other] { $shown } of { $count } games
 }
    .size = { $size } on disk
    .unread = { $count } cannot be read
    .marked = { $count } marked

## What is looked for

chronicle-every-game = All games
chronicle-every-map = All maps
chronicle-every-faction = All factions
chronicle-every-person = Everyone
chronicle-every-bot = All bots
chronicle-every-campaign = All campaigns
chronicle-every-result = Any result
    .tip = The result of the player or faction you have chosen here. If you have not chosen one, of any person.
chronicle-result-won = Won
chronicle-result-alone = Won alone
chronicle-result-shared = Shared
chronicle-result-lost = Lost
chronicle-result-nobody = No one won

## Buttons and questions

chronicle-watch = Watch
    .tip = Replay this game move by move
chronicle-delete-some = Delete { $count }
chronicle-delete = { $count ->
    [one] Delete this game?
   *[other] Delete { $count } games?
 }
    .lost = { $count ->
    [one] Its result and its moves are lost for good, and it no longer counts in the statistics.
   *[other] Their results and their moves are lost for good, and they no longer count in the statistics.
 }
chronicle-more = { $count } more
chronicle-export = Export
    .tip = Write these games to a file
    .heading = Export games
    .count = { $count ->
    [one] **{ $count } game** as shown here.
   *[other] **{ $count } games** as shown here.
 }
    .about-table = **Table**: a line for each faction of each game, for any spreadsheet (CSV).
    .about-everything = **Everything**: all details, with Doom turn by turn (JSON).
    .table = Table
    .everything = Everything
    .done = The games have been exported
    .file = They are in this file:

## A game

# How it ended. $names is a list.
chronicle-ended-won = { $names ->
    [1] { $names } won
   *[other] { $names } share the victory
 }
chronicle-ended-nobody = No one won
chronicle-ended-humanity = Humanity survived
chronicle-length-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
 }
chronicle-length-rites = { $count ->
    [one] { $count } rite
   *[other] { $count } rites
 }
# A game of other authors may count something else.
chronicle-length-other = { $count } { $what }
chronicle-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
 }
chronicle-set-up = from a prepared position
chronicle-seed = seed { $seed }
chronicle-doom-ends = 30 ends the game
chronicle-doom-mean = Average Doom

## Columns

chronicle-column-doom = Doom
chronicle-column-books = Books
chronicle-column-kills = Kills
chronicle-column-lost = Lost
chronicle-column-dice = Dice
chronicle-column-points = Points
chronicle-column-played = Played
chronicle-column-won = Won
chronicle-column-best = Wins most
chronicle-column-shared = Shared
chronicle-column-turns = Turns

## What is known of a player, a bot, a faction or a map

chronicle-percent = { $number }%
chronicle-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
chronicle-mean-turns = { $number } turns
chronicle-mean-rites = { $number } rites
chronicle-told-played = { $count ->
    [one] Played **once**.
   *[other] Played **{ $count } times**.
 }
chronicle-told-won = { $count ->
    [one] Played **once** and won **{ $won }**: **{ $share }%**, where { $even }% would be even.
   *[other] Played **{ $count } times** and won **{ $won }**: **{ $share }%**, where { $even }% would be even.
 }
chronicle-told-shared = { $count ->
    [one] **{ $count }** of the wins was shared.
   *[other] **{ $count }** of the wins were shared.
 }
chronicle-told-map-shared = { $count ->
    [one] **{ $count }** game ended in a shared victory.
   *[other] **{ $count }** games ended in a shared victory.
 }
chronicle-told-map-nobody = { $count ->
    [one] **{ $count }** game had no winner.
   *[other] **{ $count }** games had no winner.
 }
# $lengths is a list of chronicle-mean-turns and chronicle-mean-rites.
chronicle-told-length = { $count ->
    [one] On average a game takes { OR($lengths) } and { $count } decision.
   *[other] On average a game takes { OR($lengths) } and { $count } decisions.
 }
chronicle-told-decisions = { $count ->
    [one] On average a game takes { $count } decision.
   *[other] On average a game takes { $count } decisions.
 }
chronicle-told-deeds = Average for each faction: { $attacks } battles started, { $kills } enemies killed, { $lost } units lost.
chronicle-dice = { $count ->
    [one] { $count } die in battles
   *[other] { $count } dice in battles
 }

## What can go wrong

error-chronicle-export = The games have not been exported
error-chronicle-delete = Not everything has been deleted
error-chronicle-unwritten = This game could not be added to the chronicle: { $why }.
error-chronicle-not-added = This game has not been added to the chronicle. { $problem }
error-chronicle-not-removed = Nothing has been removed from the chronicle. { $problem }
error-chronicle-undeleted = { $file } cannot be removed from the chronicle: { $why }.
error-chronicle-long = This game is too long for the chronicle.
error-chronicle-foreign = { $file } is damaged, or is not a record of Mythos Table.
error-chronicle-other = { $file } does not contain the game its name says.
error-chronicle-gone = This game is no longer in the chronicle.
error-chronicle-rules = This game was played with newer rules. Its result is kept. Update Mythos Table to replay its moves.
error-chronicle-unplayable = { $file } cannot be replayed: { $problem }.
error-chronicle-folder = The games cannot be written to { $folder }: { $why }.
