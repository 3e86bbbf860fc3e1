### Questions, in small letters since the banner puts the asked cultist’s name in front; .hint is at the banner’s right.
### rites-ask-KIND-VARIANT is a question in one of its variants, rites-ask-KIND-OPTION the label of an option in it,
### rites-option-OPTION its label in all others.

## Before and between rites

rites-ask-rite = choose the rite to perform
    .hint = you have seen only your own hand
rites-ask-offer = invoke { $artifact } now?
    .hint = everyone may invoke it, before the rite
rites-ask-offer-invoke = Invoke it
rites-ask-offer-no = No
rites-ask-second = invoke a captured artifact again?
    .hint = each one once per game
rites-ask-second-done = Done
rites-ask-pass-on = choose a card to pass to the left
    .hint = everyone passes at once
rites-ask-give-back = choose a card to give to { $other }
rites-ask-powder = choose a hidden card to look at
rites-ask-powder-done = Done looking
rites-ask-silver-key = choose a card to put under the pile
    .hint = up to two
rites-ask-silver-key-done = Done
rites-ask-steal = which artifact do you steal?
rites-ask-trade = trade one of these for any other artifact?
rites-ask-trade-no = Keep them
rites-ask-trade-for = which artifact do you take for { $artifact }?

## Cthulhu Rises

rites-ask-gate = choose a card for the gate
    .hint = { $cult } if you have it
rites-ask-gate-open = choose a card to open the gate
    .hint = gate { $gate }
rites-ask-force = force a card on another cultist?
    .hint = your reward for closing the gate
rites-ask-force-no = On no one
rites-ask-force-card = choose the card to force on { $other }
rites-ask-force-back = choose the card { $other } gets in return
    .hint = you have not seen the card you are given

## The Tree on the Hill

rites-ask-tree = choose a card to play
    .hint = on a growing tree if one fits
rites-ask-tree-more = choose another card: a double play
    .hint = a new number plants a tree
rites-ask-tree-drawn = play the card you have drawn?
    .hint = on a growing tree if one fits
rites-ask-tree-play = { $card } on tree { $place }
rites-ask-tree-draw = Draw a card
rites-ask-tree-done = Keep it

## At the Mountains of Madness

rites-ask-elder-sign = choose the Elder Sign, the first card of the ridge
rites-ask-mountain = choose a card to play
    .hint = on the ridge if it fits there
rites-ask-mountain-more = play more?
    .hint = on the ridge if it fits there
rites-ask-mountain-drawn = play the card you have drawn?
    .hint = on the ridge if it fits there
# $on is rites-pile.on
rites-ask-mountain-play = { $card } { $on }
rites-ask-mountain-cliff = A cliff with { $card }
rites-ask-mountain-draw = Draw a card
rites-ask-mountain-done = End turn
rites-ask-cliff-card = choose the card of the cliff
    .hint = { $card } goes underneath, this card on top
rites-ask-cliff-pile = choose the slope of the cliff
    .hint = { $card } on top

## The Dunwich Horror

rites-ask-dunwich = choose a pair: reveal, capture or skip
    .hint = Wilbur 7, the Horror 6
rites-ask-wall = which wall of { $twin } do you turn up?
rites-ask-wall-plot = Wall { $place }
rites-ask-uncovered = capture the wall?
    .hint = { $card }
rites-ask-uncovered-knock = Knock: let the others try
rites-ask-knock = knock to capture the wall?
    .hint = { $card } · everyone is asked, in secret
rites-ask-knock-no = Do not knock
rites-ask-dispute = which cultist who knocked captures the wall?
rites-ask-vote = which cultist who knocked captures the wall?
    .hint = in secret

## Out of the Aeons

rites-ask-before-prize = invoke an artifact before the next card?
rites-ask-before-prize-done = No
rites-ask-prize = discard this card? Once per rite
    .hint = { $card }
rites-ask-prize-keep = Let everyone bid
rites-ask-prize-discard = Discard it
rites-ask-bid = choose a card to bid
    .hint = for { $card }

## The Hound

rites-ask-first-peek = choose a grave to peek at
    .hint = the Grand Cultist’s privilege
rites-ask-first-peek-plot = Grave { $place }
rites-ask-first-peek-no = None
rites-ask-ghoul = choose a ghoul and its grave
rites-ask-ghoul-play = { $card } at grave { $place }
rites-ask-ghoul-pass = Pass: no grave takes your ghoul
rites-ask-move = move your ghoul to another grave?
    .hint = it stands at grave { $place }
rites-ask-move-plot = To grave { $place }
rites-ask-move-stay = Leave it
rites-ask-present = choose a henchman to present face down
    .hint = grave { $place }: { $card }
rites-ask-present-no = Present none
rites-ask-show = show the henchman or keep it face down?
    .hint = { $card }
rites-ask-show-show = Show it
rites-ask-show-keep-down = Keep it face down

## Labels of options

rites-option-play = { $card }
rites-option-card = { $card }
rites-option-side = { $side }
rites-option-plot = Card { $place }
# $pile is rites-pile
rites-option-pile = { $pile }
rites-option-artifact = { $artifact }
rites-option-rite = { $rite }
rites-option-invoke = { $artifact }
rites-option-invoke-shining-trapezohedron = Look at the hand of { $side }
rites-option-invoke-brain-cylinder = Take a card from { $side }, and give one back
rites-option-reveal = { $first } and { $second }: turn up a wall of { $twin }
rites-option-capture = { $first } and { $second }: capture wall { $place }
rites-option-knock = { $first } and { $second }
rites-option-forego = Skip: discard { $first } and { $second }
rites-option-forego-one = Skip: discard { $first }
rites-option-forego-none = Skip
rites-option-become = Power-play: become the Grand Cultist with { $first } and { $second }
rites-option-excavate = Power-play: excavate an artifact with { $first } and { $second }
rites-option-steal = Power-play: steal an artifact with { $first }, { $second } and { $third }
rites-option-draw = Draw
rites-option-cliff = Cliff
rites-option-keep = Keep
rites-option-discard = Discard
rites-option-stay = Stay
rites-option-show = Show
rites-option-keep-down = Keep face down
rites-option-pass = Pass
rites-option-done = Done
rites-option-no = No
