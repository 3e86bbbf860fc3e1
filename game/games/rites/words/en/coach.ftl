### What the coach remarks while a rite is performed: what there is to see, and in .why what the rule is.
### rites-coach-KIND-FORM is a form of the remark, as where another rite or the last rite is performed.

rites-coach-power-play = Your { $color } { $first } and { $last } make a power-play.
    .why = You may ask for a power-play at any time. It happens before the next turn. Press Power-play.
rites-coach-power-play-excavate = Your { $color } { $first } and { $last } make a power-play: it adds an artifact to what this rite is worth.
rites-coach-power-play-become = Your { $color } { $first } and { $last } make a power-play: it ends this rite and makes you Grand Cultist.
rites-coach-power-play-steal = Your { $color } 0, 1 and 13 make a power-play: it steals a Coveted Artifact at once.
rites-coach-suits = Your hand suits { $rite }.
    .why = You choose the rite and play first, and no one else has seen your hand.
rites-coach-suits-cthulhu-rises = Your hand suits { $rite }: your green cards beat every other color there.
rites-coach-suits-the-tree-on-the-hill = Your hand suits { $rite }: cards next to each other in one color let you keep playing.
rites-coach-suits-the-dunwich-horror = Your hand suits { $rite }: you can make 7 or 6 with two cards, and capture the wall with two others.
rites-coach-suits-at-the-mountains-of-madness = Your hand suits { $rite }: your numbers are close together, so you can play them in one turn.
rites-coach-suits-the-hound = Your hand suits { $rite }: two strong cards of one color are a ghoul and its henchman.
rites-coach-last-rite = This is the last rite, and it is worth { $stake }: if you win it, you pass { $name }.
    .why = The most artifact points win. A power-play can add an artifact to a rite (0 and 1), or steal one at once (0, 1 and 13).
rites-coach-last-rite-lead = This is the last rite. You lead by { $n }, but { $name } passes you if they win it.
rites-coach-last-rite-more = This is the last rite, and its { $stake ->
    [one] { $stake } point
   *[other] { $stake } points
 } won’t get you past { $name }: you need another artifact too.
rites-coach-artifact = You can still invoke { $artifact } in this rite. { $power }
    .why = If you capture the artifact, you may invoke it once more in a later rite. You keep its points.
rites-coach-artifact-last = This is the last rite, so invoke { $artifact } now. { $power }
rites-coach-nearly-out = { $name } has only one card left. This may be your last turn.
    .why = A player who has no cards left wins the rite at once.
rites-coach-nearly-out-the-tree-on-the-hill = { $name } has only one card left. Leave few numbers that fit a tree, or keep playing with double plays.
rites-coach-nearly-out-at-the-mountains-of-madness = { $name } has only one card left. Play every card you can now.

## Cthulhu Rises

rites-coach-overthrow = You have captured Cthulhu. Close this gate to win the rite: the highlighted cards are the highest.
    .why = The overthrow: open a gate, capture Cthulhu, and close any later gate.
rites-coach-overthrown = { $name } has captured Cthulhu, and wins the rite by closing this gate. The highlighted cards are higher.
    .why = The overthrow: open a gate, capture Cthulhu, and close any later gate.
rites-coach-eligible = You haven’t opened a gate yet, so you can’t capture Cthulhu. Close this gate with a highlighted card, and you open the next.
    .why = You can summon or capture Cthulhu only if you have opened a gate in this rite. If you close a gate, you open the next.

## The Tree on the Hill

rites-coach-double = The { $card } is a double play on tree { $number }: you play another card at once.
    .why = If your card is next in number to one of its own color, or is the tree’s fourth, you must play again. You may even plant a new tree.
rites-coach-double-completes = The { $card } completes tree { $number }: you play another card at once.

## The Dunwich Horror

rites-coach-open-wall = Wall { $number } is face up: two of your cards are worth its { $rank }.
    .why = Instead of turning up a wall, you may capture one that was turned up before. You can capture at most one wall a turn.
rites-coach-second-pair = Turn up a wall with the { $one } and the { $other }: with your other cards you can make { $n ->
    [one] { $n } number
   *[other] { $n } numbers
 } to capture it.
    .why = To capture the wall you turn up, you need a second pair worth its number. If you have none, others may take it.
rites-coach-forego = No pair in your hand is useful now. Discard the { $one } and the { $other }: with your other cards you can make { $n ->
    [one] { $n } number
   *[other] { $n } numbers
 }.
    .why = If you have no useful pair, skip your turn: discard two cards and draw two.

## At the Mountains of Madness

rites-coach-run = You hold all numbers from { $low } to { $high }: begin the ridge with one of them, and you can play the others beside it.
    .why = The ridge takes four numbers in a row. A card next to one of them goes on a slope. You may play as many cards as you can.
rites-coach-cliff = You can play your 0 as a cliff, together with a card that can’t go on the ridge. Don’t keep it as your last card.
    .why = Alone, a 0 fits only on a 1. As a cliff it goes on any slope. After a cliff you draw a card.

## Out of the Aeons

rites-coach-great-prize = This prize is worth { $rank ->
    [one] { $rank } point
   *[other] { $rank } points
 }. It deserves a high card. Your highest is { $best }.
    .why = The highest bid takes the prize. If the highest bids are tied, no one gets it.
rites-coach-small-prize = Only { $rank ->
    [one] { $rank } point
   *[other] { $rank } points
 }: get rid of a low card here, such as your { $low }.
    .why = Every bid is discarded, no matter who wins. Spend your low cards on prizes that are worth little.
rites-coach-azathoth = The Book of Azathoth doubles your best yellow card: { $n ->
    [one] { $n } point
   *[other] { $n } points
 } more for you as things stand.
    .why = The yellow 0 itself is worth nothing. At the end, its owner’s highest yellow card counts twice.
rites-coach-azathoth-nothing = The Book of Azathoth doubles its owner’s best yellow card: if you take it now, it will pay off later.
rites-coach-pass-prize = You may discard one prize in this rite. This one is worth { $rank }, and your best card is only { $best }.
    .why = If you turn up the prizes, you may discard one of them, once per rite. The next one takes its place.

## The Hound

rites-coach-known-grave = You have seen what is in grave { $number }: { $rank ->
    [one] { $rank } point
   *[other] { $rank } points
 }. No one else may know.
    .why = When you place a ghoul at a grave, you look into it. Two ghouls dig, and the higher total takes the card.
rites-coach-known-grave-joins = You have seen what is in grave { $number }: { $rank ->
    [one] { $rank } point
   *[other] { $rank } points
 }. { $name } waits there: with two ghouls you dig at once.
rites-coach-henchman = The { $one } as a ghoul and the { $other } as its henchman total { $total }. Play the first, and keep the second.
    .why = When two ghouls dig, you may help yours with one card of its color from your hand.
rites-coach-move-on = Grave { $number } holds only { $rank ->
    [one] { $rank } point
   *[other] { $rank } points
 }. You may move your ghoul to a highlighted grave, without looking there.
    .why = After you have looked, you may move your ghoul once. The others see whether it stays or leaves, and may draw their conclusions.
rites-coach-bluff = You hold no card of your ghoul’s color. Any other card is a bluff: { $name } sees only that you played a card.
    .why = A card kept face down returns to your hand. But if you both keep yours face down, both are discarded.

# A card as a remark names it: green 11.
rites-coach-card = { $color } { $rank }
