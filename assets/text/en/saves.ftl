### Saved games: their names, and what is wrong with one

# A save that nobody has named: "Great Cthulhu, turn 4".
saves-unnamed = { $player }, { $where }

# Who finished a seat that somebody else began.
saves-finished-by-bot = { $name } (finished by { $bot })
saves-finished-by-person = { $name } (finished by a person)

error-saves-alike = There are too many saves called { $name }.
error-saves-taken = There is already a save called { $name }.
error-saves-copies = There are too many copies of { $file }.
error-saves-ironman-copy = An Ironman game has only one save and cannot be copied.
error-saves-ironman-only = An Ironman game continues from its one save only.
error-saves-newer = A newer version of Mythos Table has saved this game. Its autosaves stay as they are.
