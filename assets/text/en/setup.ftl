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
error-setup-choice = “{ $value }” is not one of { COMMA($known) }
error-setup-input = not an input of a match
error-setup-seats = { $named ->
    [one] { $named } seat is named
   *[other] { $named } seats are named
 }, but the match has { $seats }
error-setup-game = there is no game “{ $game }”; there are { COMMA($known) }
    .not-allowed = there is no game “{ $game }”; there are { COMMA($known) }. { $package } has one, but you have not allowed it
error-setup-option = there is no option “{ $option }”
error-setup-version = not the number of a version of the rules
error-setup-newer = newer than this program, which knows the rules up to version { $known }
