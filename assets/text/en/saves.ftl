### Saved games: their names, and what is wrong with one

# A save that nobody has named: “Great Cthulhu · Turn 4”.
saves-unnamed = { $player } · { $where }

# Who finished a seat that somebody else began.
saves-finished-by-bot = { $name } (finished by { $bot })
saves-finished-by-person = { $name } (finished by a person)

error-saves-alike = There are too many saves called { $name }. Choose another name.
error-saves-taken = There is already a save called { $name }. Choose another name.
error-saves-copies = There are too many copies of { $file }. Delete one first.
error-saves-ironman-copy = An Ironman game has only one save and cannot be copied.
error-saves-ironman-only = An Ironman game can be continued only from its one save.
error-saves-newer = A newer version of Mythos Table has saved this game. Its autosaves have not been changed. Update the program to save over them.
error-saves-foreign = { $file } is not a saved game of Mythos Table.
error-saves-old = { $file } was made by an old version of Mythos Table and cannot be converted.
error-saves-newer-file = { $file } was made by a newer version of Mythos Table and has not been changed.
error-saves-unopened = { $file } cannot be opened: { $problem }.
error-saves-backup = { $file } is damaged. Its backup, one save older, has been opened instead.
error-saves-no-backup = The old version of { $file } cannot be kept as a backup: { $why }.
error-saves-long = This game has become too long to be saved.
error-saves-no-folder = This game cannot be saved: the data folder cannot be written to.
error-saves-ironman-one = An Ironman game has only one save. The program keeps it for you.
error-saves-unsaved = { $name } has not been saved. { $problem }
error-saves-shipped = { $file } came with the program and cannot be changed.

# A notice on the table.
saves-saved = Saved as { $name }.
saves-scenario = Scenario: { $name }
