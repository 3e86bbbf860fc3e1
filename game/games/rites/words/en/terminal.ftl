### The table in lines, and what the terminal adds for Rites of Cthulhu.

## The table

rites-lines-cultist = { $cultist } ({ $name })
rites-lines-rite = Rite { $number } of { $rites }: { $rite }. Grand Cultist: { $grand }.
rites-lines-no-rite = no rite chosen yet
rites-lines-coveted = Coveted: { COMMA($artifacts) }. { $left ->
    [one] { $left } artifact to come.
   *[other] { $left } artifacts to come.
 }
rites-lines-privilege = First turn and privilege: { $cultist }.
rites-lines-hand = { $cultist }: hand { COMMA($cards) }.
rites-lines-captured = Captured: { COMMA($cards) }.
rites-lines-artifacts = Artifacts: { COMMA($artifacts) }.
rites-lines-pile = Draw pile: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }; discarded: { COMMA($discarded) }.
rites-lines-none = none
rites-lines-nobody = no one
rites-lines-hidden = { $cards } hidden
rites-lines-artifact = { $artifact } { $points }
    .spent = { $artifact } { $points } (spent)
# What lies at a place: tree 1, wall 3, the ridge
rites-lines-place = { $place }: { COMMA($cards) }
rites-lines-gate = Gate { $number }:
rites-lines-eligible = Eligible: { COMMA($cultists) }.
rites-lines-cthulhu = { $where ->
    [center] Cthulhu is in the center.
    [away] Cthulhu is not on the table.
   *[before] { $cultist } has captured Cthulhu.
 }
rites-lines-tree = Tree { $number }
rites-lines-wall = Wall { $number }
rites-lines-grave = Grave { $number }
rites-lines-taken = taken
rites-lines-open = { $card }, face up
rites-lines-ghoul = { $card } of { $cultist }
rites-lines-prize = Bid for: { $prize }; { $left ->
    [one] { $left } yellow card to come.
   *[other] { $left } yellow cards to come.
 }
    .none = No prize yet; { $left ->
        [one] { $left } yellow card to come.
       *[other] { $left } yellow cards to come.
     }

## The end

rites-lines-winners = { $count ->
    [0] No one wins.
    [one] { $cultists } wins.
   *[other] { $cultists } share the victory.
 }
rites-lines-ended = { $rite }: { $cultist } ({ $reason })
rites-lines-points = { $cultist }: { $points ->
    [one] { $points } point,
   *[other] { $points } points,
 } { $artifacts ->
    [one] { $artifacts } artifact
   *[other] { $artifacts } artifacts
 }

## Commands; after each what it does.

rites-terminal-table = the table: hands, pile, cards on it, artifacts
rites-terminal-play = ask for a power-play before the next turn: b0 b13
    .takes = [CARDS]
rites-terminal-withdraw = withdraw that power-play
rites-terminal-look = what an artifact or a rite does
    .takes = NAME
rites-terminal-rules = search the rules
    .takes = WORDS
rites-terminal-power-play = { $play }: { $cards }
rites-terminal-name-cards = Name the cards, for example: play b0 b13.
rites-terminal-none-held = You hold no power-play.
rites-terminal-not-done = You cannot use this power-play now.
rites-terminal-not-asked = You have not asked for a power-play.
rites-terminal-unknown = No artifact or rite has that name.
rites-terminal-no-rule = No rule matches. For example: rules knock
