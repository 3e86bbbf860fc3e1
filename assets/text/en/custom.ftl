### A custom game: seats, the table's options, and one sentence on what begins.

custom-game = The game
custom-seats = Seats
custom-order = players, clockwise around the table
custom-shuffle = Shuffle seats
custom-random-factions = Random factions
custom-begin = Start game
custom-remembered = Your choices are remembered.
custom-even = Even the odds
    .tip = Gives the weaker faction a handicap. You can change it above.

## The sentence; $sides are names of factions

custom-person = **{ $name }** with { THE($sides) }
custom-person-random = **{ $name }** with <second>a random faction</>
custom-bot = { $sides }
custom-bot-random = <second>a random faction</>
custom-named = **{ $name }**
custom-nobody = Someone
custom-against = { $first } against { $others }.
custom-map = Map: { $map }.
custom-edition = Rules: { $edition }.
custom-drafts = Everyone drafts two factions.
custom-handicap = Handicap for { THE($who) }: { $handicap }.

## A seat

custom-seat-kind = Who sits here
    .person = Person
    .bot = Bot
custom-seat-name = Name
custom-seat-level = Strength
custom-seat-faction = Faction
custom-seat-handicap = Handicap
custom-seat-here = at this keyboard
custom-seat-drafted = drafted
custom-seat-draft = two factions, drafted when the game begins
custom-seat-random = Random
    .note = one of the remaining factions
    .pair = two random factions
custom-seat-both = { $sides }
custom-seat-pair = **{ $faction }**: { $text }
custom-seat-up = Move up one seat.
    .last = Move to the last seat.
custom-seat-this = this seat

## A handicap

custom-handicap-none = none
    .tip = Extra Power after the first Gather, and extra Doom from the start.
custom-handicap-head = Handicap for { $name }
    .text = Evens the odds. Everyone can see it, and it is saved with the game.
    .clear = None
    .give = Give
    .power = Power, once, after the first Gather
    .doom = Doom from the start
    .least = No one can begin with less than 4 Power, half of what everyone gathers.

## Rule variants

custom-variants = Rule variants
    .text = Point at a line to read more.
    .standard = Standard
    .keep = Keep
    .tip = What the rulebook leaves open, and how it is usually played.
    .usual = standard
    .changed = <gold>{ $count } changed</>

## The table's options: a name, and a note beside it

custom-table = The table
    .again = as last time
custom-editions = Edition
custom-factions = Factions
    .note = two for each player
    .draft = drafted
    .given = chosen
custom-gates = Gates
    .note = your Cultists take abandoned gates automatically
custom-undo = Undo
    .free = Free
    .strict = Strict
    .ironman = Ironman
custom-undo-free = back to any decision
custom-undo-strict = never past dice, secrets or others’ choices
custom-undo-ironman = strict, and only one save
custom-random-seats = Random seats
    .note = drawn when you begin
custom-pace = Bot speed
custom-seed = Seed
    .note = the same seed gives the same dice
    .random = chosen for you
