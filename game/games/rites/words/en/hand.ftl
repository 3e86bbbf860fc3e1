### The menu at a card of the hand: what can be done with it.

rites-hand-rank = { $cult }, { $rank }
rites-hand-nothing = There is nothing you can do with it now.

# With what other cards of the hand; $sums is what the pair is worth.
rites-hand-with = with { $cards }
    .pair = with { $cards }. { $sums }

# An offer, and what the card counts as with The Camera Obscura.
rites-hand-as = { $offer }, counting as { $rank }

## Cthulhu Rises, Out of the Aeons

rites-hand-gate = Play it on the gate
rites-hand-bid = Bid it

## The Tree on the Hill, At the Mountains of Madness

rites-hand-tree = Play it on tree { $number }
    .plants = Plant tree { $number } with it
    .double = A double play: you must play another card.
    .completes = The fourth of the tree: you must play another card.
rites-hand-ridge = Play it on the ridge
rites-hand-above = Play it on the slope above { $rank }
rites-hand-beneath = Play it on the slope below { $rank }
rites-hand-cliff = Build a cliff with it
    .note = Next you choose the card on top of it, and the slope.

## The Dunwich Horror

rites-hand-reveal-wilbur = Turn up a wall of Wilbur Whateley
rites-hand-reveal-horror = Turn up a wall of The Dunwich Horror
rites-hand-capture = Capture wall { $number }
rites-hand-knock = Knock with this pair
rites-hand-forego = Skip: discard the pair
    .one = Skip: discard it

## The Hound

rites-hand-ghoul = Place it at grave { $number }
rites-hand-present = Present it face down
