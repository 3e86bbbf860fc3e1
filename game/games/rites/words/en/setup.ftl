### What is wrong with the set-up of a match, told behind the name of the key that is wrong: see assets/text/en/setup.ftl.

rites-setup-players = Rites of Cthulhu is for 2 to 6 cultists
rites-setup-input = Rites of Cthulhu does not use this
rites-setup-rite = unknown rite “{ $rite }”. Available: { COMMA($known) }
rites-setup-single = you play a single rite
rites-setup-step = step must be one of: { COMMA($known) }
rites-setup-key = unknown key “{ $part }”
rites-setup-no-rite = names no rite
rites-setup-broken = this breaks a rule of the game ({ $rule })

## What does not fit together

rites-setup-new-rite = a new rite begins at this step
rites-setup-not-chosen = no rite has been chosen at this step
rites-setup-unused = { $rite } does not use this
rites-setup-no-turn = no one has a turn before the rite
rites-setup-only = only { $rite } is performed
rites-setup-rite-used = the rite that is performed has been used already
rites-setup-over = the game is over
rites-setup-too-few = { $number ->
    [one] leaves no rite: { $number } more must be played
   *[other] leaves too few rites: { $number } more must be played
 }
rites-setup-count = not the number of the rite after those that are over
rites-setup-running = only the resonator and the soapstone act until the end of a rite
rites-setup-not-lying = names an artifact that is neither in the Coveted pile nor in front of a cultist
rites-setup-not-appeared = names an artifact that has not been turned up in this rite
rites-setup-not-held = names a card that the cultist does not hold
rites-setup-no-card = names a place where no card lies

## Single rites

rites-setup-ridge = not one to four numbers in a row without a 0, the lowest first
rites-setup-slope = a slope stands at a number that is not on the ridge
rites-setup-gate = its cards were not played clockwise, one by each cultist
rites-setup-gate-turn = another cultist is next at this gate
rites-setup-prizes = only yellow cards are prizes
rites-setup-prizes-aside = yellow cards are prizes in out_of_the_aeons
rites-setup-aside = in out_of_the_aeons the cards that no one has are set aside
rites-setup-leads = in out_of_the_aeons only the cultist who leads the rounds has a turn
rites-setup-walls = there are eight walls, including captured ones
rites-setup-graves = there are { $count } graves, including those that were looted
rites-setup-ghouls = not a list of the ghouls at each of the { $count } graves
rites-setup-two-ghouls = two ghouls dig at once: a grave has at most one
rites-setup-looted-ghoul = there is a ghoul at a looted grave
rites-setup-tree = a tree is one to four different numbers out of four in a row
rites-setup-tree-gap = a tree has a gap
