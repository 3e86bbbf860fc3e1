### What is wrong with the set-up of a match, told behind the name of the input or key that is wrong ("players: …").
### Without a capital and a stop: other sentences go on with it. What is in quotes or listed are ids, as files have them.

error-setup-number = not a whole number from { $low } to { $high }
error-setup-numbers = not a list of whole numbers from { $low } to { $high }
error-setup-too-many-numbers = { $count } numbers, but no more than { $most } can be kept
error-setup-seed = not a whole number from 0 to 2^63 − 1
error-setup-table = not a table
error-setup-list = not a list of at most { $most } entries
error-setup-names = not a list of names
error-setup-flag = neither true nor false
error-setup-choice = “{ $value }” is not valid. Available: { COMMA($known) }
error-setup-input = not a setting of a game
error-setup-seats = { $named ->
    [one] { $named } seat is named
   *[other] { $named } seats are named
 }, but the game has { $seats }
error-setup-game = unknown game “{ $game }”. Available: { COMMA($known) }
    .not-allowed = unknown game “{ $game }”. Available: { COMMA($known) }. { $package } has one, but you have not allowed it
error-setup-option = unknown option “{ $option }”
error-setup-version = not the number of a version of the rules
error-setup-newer = newer than this program, which knows the rules up to version { $known }

## Games and bots of other authors

error-others-shipped = the game { $game } ships with the program: no other game can have that name
error-others-taken = there is another game called { $game }
error-others-parts = the game { $game } lacks { $parts }
error-others-no-game = “{ $place }” is not a game: it must be a Game of game.games.game
error-others-id = the game at “{ $place }” calls itself “{ $id }”, which is not an id
    .other = the game at “{ $place }” calls itself “{ $id }”, not { $name }
error-others-players = the game { $game } does not say how many players it is for
error-others-fields = the game { $game } has fields of the wrong type: { COMMA($fields) }
error-others-twice = “{ $name }” is offered more than once: by { COMMA($packages) }
error-others-place = “{ $place }” does not name a package.module:attribute
    .offered = “{ $name }” of { $package } does not name a package.module:attribute
error-others-load = “{ $place }” cannot be loaded: { $why }
error-others-unnamed = an unnamed distribution
