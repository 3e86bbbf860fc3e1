### What went wrong with files, folders and names: what has happened, what is kept, what to do

## Why the disk refuses: these stand behind a colon or in brackets.

error-why-full = the disk is full
error-why-denied = permission denied
error-why-read-only = the disk is read-only
error-why-missing = it does not exist
error-why-folder = it is a folder
error-why-exists = a file is in its place
error-why-not-a-file = it is not a file
error-why-name = the name is too long
error-why-broken = the disk reports an error
error-why-busy = another program is using it
error-why-locked = it cannot be locked
error-why-long = the game has become too long

## Any file

error-files-unreadable = { $file } cannot be read: { $why }.
error-files-large = { $file } is too large to be opened.
error-files-empty = { $file } is empty.
error-files-damaged = { $file } is damaged and cannot be opened.
# Behind “… cannot be opened:”
error-files-contents = its contents are not valid
error-files-newer = { $file } was made by a newer version of Mythos Table. Update the program to open it.
error-files-rules = { $file } uses rules of a newer version of Mythos Table. Update the program to open it.
error-files-unwritten = { $file } cannot be written: { $why }.
error-files-undeleted = { $file } cannot be deleted: { $why }.

## The data folder. The first three are clauses: they follow a colon too.

error-folder-taken = another copy of Mythos Table is using the folder { $folder }
error-folder-unwritten = the folder { $folder } cannot be written to ({ $why })
error-folder-closed = the data folder is closed
error-folder-problem = { CAP($reason) }. You can play, but games cannot be saved.
error-folder-gone = The folder { $folder } was removed or replaced while the program was running. It has been created again, but what was in it may be lost.
error-folder-gone-data = The data folder { $folder } was removed or replaced while the program was running. It has been created again, but what was in it may be lost.
error-folder-aside-file = { $name } in { $folder } was not a file. It has been renamed to { $kept }.
error-folder-aside-folder = { $name } in { $folder } was not a folder. It has been renamed to { $kept }.
error-folder-stuck-file = { $name } in { $folder } is not a file and cannot be renamed ({ $why }). Move it elsewhere: Mythos Table needs a file of that name.
error-folder-stuck-folder = { $name } in { $folder } is not a folder and cannot be renamed ({ $why }). Move it elsewhere: Mythos Table needs a folder of that name.
error-folder-more = { $count ->
    [one] One more item in { $folder } has been renamed for the same reason.
   *[other] { $count } more items in { $folder } have been renamed for the same reason.
 }

## Names and other text somebody types. $what is what the text is: "This name", "The name of player 2".

error-typed-name = This name
error-typed-player = The name of player { $place }
error-typed-empty = { $what } is empty: type at least one letter.
error-typed-character = { $what } contains a character that cannot be shown ({ $code }). Leave it out.
error-typed-accents = { $what } has too many accents on one letter. At most { $most } can be shown.
error-typed-marks = { $what } cannot contain double asterisks, double underscores, or words in angle brackets or braces: they are formatting.
error-typed-long = { $what } is too long: at most { $most } characters fit.

## Undo

error-undo-history = There is nothing to undo.
error-undo-people = Undo is strict in this game, and another person has made a choice since.
error-undo-reveal = Undo is strict in this game, and Elder Signs have been revealed since.
error-undo-dice = Undo is strict in this game, and dice have been rolled or Elder Signs drawn since.
error-undo-secret = Undo is strict in this game, and a player has seen a secret since.

## Long games, and dice that somebody wrote down

error-game-lost-long = This game has become very long. From now on, undo and replay start at this point. The game itself is complete.
error-game-lost-scripted = The dice of this game were set in advance. From now on they are rolled, and undo and replay start at this point.
error-game-lost-elsewhere = The history of this game cannot be replayed: its moves lead to another position. From now on, undo and replay start at this point.
error-game-lost-begins = The history of this game cannot be replayed: it begins at another position. From now on, undo and replay start at this point.
error-game-lost-refused = The history of this game cannot be replayed: one of its moves is against the rules. From now on, undo and replay start at this point.
error-game-none = Unknown game “{ $game }”. Available: { COMMA($known) }.
error-game-bot-none = Unknown bot “{ $bot }”. Available: { COMMA($known) }.
error-game-setup = This game cannot be played: { $problem }.
error-game-entry = this cannot be recorded in the history: { $problem }
error-game-seat = a seat needs the id of a bot and a name
error-game-refused = You can no longer choose that.
error-game-longer = This game has become very long. To change seats or dice, leave it and open it again.
error-game-ironman-dice = In an Ironman game the dice stay as they fell.
error-game-no-bot = The bot for { $name } is not available ({ $problem }). A person plays this seat now.
error-game-bot-mistake = The bot { $bot } made an error ({ $problem }) and chose at random this once.
error-game-others = A game by another author cannot be played: { $problem }.
error-game-others-raised = { $game } failed with { $problem }
error-game-others-left-out = Games by other authors are switched off for now, because the program could not start with them.
error-game-counted = This game must stay in the chronicle until its campaign has counted it.

## Settings, reports, scenarios

error-settings-unread = The settings cannot be read: { $why }. The default settings are used.
error-settings-damaged = The settings were damaged and have been reset.
error-settings-damaged-kept = The settings were damaged and have been reset. The old file is kept as { $file }.
error-settings-unkept = The settings cannot be saved: { $why }.
error-settings-long = they are too long
error-report-private = This report contains your saved game, with the players’ names and everything hidden in the game.
error-report-unwritten = The report cannot be written to { $folder }: { $why }.
error-scenario-invalid = { $file } is not a scenario that can be played: { $problem }.

## What is wrong inside a file that somebody has written

# $problem is one of the messages below, or what a rule says of a set-up.
error-document-line = { $problem } (line { $line })
error-document-deep = lists and tables are nested too deeply; use at most { $most } levels
error-document-parts = a key has too many parts; use fewer than { $most }
error-document-digits = a number has too many digits; make it smaller
error-document-utf8 = the text is not UTF-8; save the file as UTF-8
error-document-cut = the file ends too early; close what is still open
error-document-json = JSON cannot be read here; check the quotation marks, commas and brackets
error-document-toml = TOML cannot be read here; check the quotation marks, commas and brackets
error-document-toml-twice = something is given a second time here; remove one of the two
error-document-toml-quote = a text is not closed; put a quotation mark at its end
error-document-toml-backslash = a backslash in a text has no meaning here; write two of them
error-document-toml-value = this is not a value; put texts in quotation marks
error-document-toml-equals = a key, = and a value are needed here
# $field is the name of a field as it stands in the file.
error-document-missing = the field “{ $field }” is missing; add it
error-document-unknown = there is no field “{ $field }” here; correct its name or remove it
error-document-type = “{ $field }” must be { OR($wanted) }, but is { $found }
    .whole = the file must hold { OR($wanted) }, but holds { $found }
error-document-type-int = a whole number
error-document-type-float = a number
error-document-type-bool = true or false
error-document-type-str = a text in quotation marks
error-document-type-array = a list
error-document-type-object = a table
error-document-type-null = empty
error-document-type-other = something else
error-document-choice = { $known ->
    [0] “{ $field }” cannot be “{ $value }”; give it another value
    [1] “{ $field }” cannot be “{ $value }”; it must be { $known }
   *[other] “{ $field }” cannot be “{ $value }”; it must be { OR($known) }
 }
error-document-least = “{ $field }” must be { $number } or more
error-document-most = “{ $field }” must be { $number } or less
error-document-letters-least = “{ $field }” must not be empty
error-document-letters-most = “{ $field }” is too long; use at most { $number } characters
error-document-entries-least = “{ $field }” needs more entries, at least { $number }
error-document-entries-most = “{ $field }” has too many entries; use at most { $number }
error-document-id = “{ $field }” must consist of small letters, digits and underscores, at most 40 of them
error-document-value = “{ $field }” is not valid; correct it

## Replays

error-replays-foreign = { $file } is not a replay of Mythos Table.
error-replays-long = This game is too long to be shared in one file.
error-replays-altered = { $file } does not end the way the game did: the file has been changed.
error-replays-unplayable = { $file } cannot be watched. { $problem }
error-replays-unkept = The replay cannot be saved. { $problem }
error-replays-unwritten = The replay cannot be written: { $why }.
error-replays-elsewhere = This file is not one of your replays.
error-replays-start = This game cannot start: { $problem }.
error-replays-move = Move { $number } breaks the rules: { $problem }.
error-replays-invalid = Move { $number } is not valid.

## The journal: what a game was until the program ended without notice

error-journals-foreign = { $file } is not a complete journal of Mythos Table.
error-journals-rules = The journal does not say which version of the rules it uses.
error-recovery-without-last = Mythos Table closed unexpectedly twice while starting. It has started without your last game, in a window of the usual size. That game is safe: you can find it under Load.
error-recovery-kept = The moves of your last game are kept in { $file }.
error-recovery-untouched = { $file } cannot be used: { $why }.
error-recovery-newer = It has not been changed. The game continues from its last autosave.
error-recovery-stuck = { $file } can be neither used nor renamed: { $why }.
error-recovery-unplayed = The moves since the last autosave could not be restored ({ $reason }). The game continues from that autosave, and the moves are kept in { $file }.
error-recovery-twice = Mythos Table closed twice while reading them
error-recovery-beginning = their beginning is damaged
error-recovery-invalid = they are not valid
error-recovery-whole = The journal of your last game was damaged, but nothing is lost. The damaged file is kept as { $file }.
error-recovery-missing = { $count ->
    [one] The journal of your last game is damaged and your last choice is missing. The game continues from before it. The damaged file is kept as { $file }.
   *[other] The journal of your last game is damaged and the last { $count } choices and undos are missing. The game continues from before them. The damaged file is kept as { $file }.
 }
error-recovery-autosave = The choices since the last autosave could not be restored. The game continues from that autosave.
error-recovery-restart = This game cannot be reopened here. Restart Mythos Table to continue it.

## Keeping a game that is going on

error-kept-not = The game continues, but your moves are not being saved: { $why }.
error-kept-again = The disk can be written to again. Your moves are being saved.
error-kept-anew = This game has been saved there, with all its moves.
error-kept-autosave = The autosave cannot be written: { $why }.
error-kept-no-autosave = There is no autosave of this turn. { $problem }
error-kept-other = Something could not be written: { $problem }.

## Language of a command

error-language-known = { $code } ({ $language })
error-language-unknown = Unknown language { $code }. Available: { $known }.
