### The six rites: what choosing a card would do, what lies on the table, and how everyone stands.

## How a cultist stands: beside a number, or by itself at the end (.left).

rites-tally-none = nothing yet
    .left = nothing captured
rites-tally-points = { $points ->
    [one] point
   *[other] points
 } · { $captured ->
    [one] { $captured } card
   *[other] { $captured } cards
 }
rites-tally-wall = { $points ->
    [one] point
   *[other] points
 } · { $captured ->
    [one] { $captured } wall
   *[other] { $captured } walls
 }
    .none = no wall yet
rites-tally-grave = { $points ->
    [one] point
   *[other] points
 } · { $captured ->
    [one] { $captured } grave
   *[other] { $captured } graves
 }
    .none = no grave yet
rites-tally-left = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } · { $captured ->
    [one] { $captured } card
   *[other] { $captured } cards
 }
    .wall = { $points ->
        [one] { $points } point
       *[other] { $points } points
     } · { $captured ->
        [one] { $captured } wall
       *[other] { $captured } walls
     }
    .grave = { $points ->
        [one] { $points } point
       *[other] { $points } points
     } · { $captured ->
        [one] { $captured } grave
       *[other] { $captured } graves
     }
rites-tally-cards = { $cards ->
    [1] last card
   *[other] to play
 }
    .left = { $cards ->
        [0] no card left
        [1] one card left
       *[other] { $cards } cards left
     }
rites-tally-cthulhu = has Cthulhu
    .without = no Cthulhu
    .no-gate = no gate yet
    .no-gate-left = no gate
rites-step-opened = opened
rites-step-cthulhu = Cthulhu
rites-step-close = close

## How far a rite is

rites-progress-gate = Gate { $gate }
rites-progress-trees = { $trees ->
    [one] { $trees } tree
   *[other] { $trees } trees
 }, { $grown } grown
rites-progress-walls = { $done } of { $count } walls captured
rites-progress-graves = { $done } of { $count } graves looted
rites-progress-prizes = { $prizes ->
    [one] { $prizes } prize left
   *[other] { $prizes } prizes left
 }

## What choosing a card would do: Cthulhu Rises

rites-tells-opens = You open the gate with the { $cult }.
rites-tells-you-close = **You close the gate.**
rites-tells-closes = **{ $name } closes the gate** with { $card }.
rites-tells-takes-cthulhu = <gold>Cthulhu goes with it.</>
rites-tells-leaves-cthulhu = Cthulhu stays in the center.
rites-tells-you-lead = **You lead** until someone beats your card.
rites-tells-beaten = { $name } leads with { $card }, { $rank }.
rites-tells-summons = <gold>This summons Cthulhu, wherever he is.</>

## The Tree on the Hill, At the Mountains of Madness

rites-tells-plants = Plants tree { $number }.
rites-tells-grows = Grows tree { $number }.
rites-tells-double = Grows tree { $number }: **a double play**, you must play another card.
rites-tells-completes = **Completes tree { $number }**, a double play: you must play another card.
rites-tells-ridge = Adds { $rank } to the ridge.
rites-tells-above = On the slope above { $rank }.
rites-tells-beneath = On the slope below { $rank }.

## The Dunwich Horror

rites-tells-pair = { $one } and { $other }: sum **{ $sum }**, difference **{ $difference }**.
rites-tells-reveal-wilbur = Turns up a wall of Wilbur Whateley.
rites-tells-reveal-horror = Turns up a wall of The Dunwich Horror.
rites-tells-captures = **Captures the wall.**
rites-tells-forego = Discards { $one } and { $other } for nothing.

## The Hound, Out of the Aeons

rites-tells-joins = Joins { $name } at grave { $number }: **you two dig** after you have peeked, unless you move on.
rites-tells-alone = Stands alone at grave { $number }. You peek at the grave.
rites-tells-bluff = Your ghoul is of the { $cult }, so you can’t show this card. **A bluff.**
rites-tells-can-show = **You can show it: { $own } and { $mine } make { $total }.**
rites-tells-reaches = { $name } reaches { $most } at most.
rites-tells-bid = Bids **{ $rank }** for a card worth { $prize }.

## On the table: Cthulhu Rises

rites-gate-yours = your card
rites-gate-laid = **{ $card }**
    played by { $name }
rites-gate-askew = <second>askew: its owner has opened no gate yet</>
rites-gate-leads = <second>highest so far: it would close the gate</>
rites-gate-opened = opened the gate
    .not = has opened no gate yet
rites-gate-center = **Cthulhu** is in the center.
    If you are eligible and close the gate, you capture him.
    .empty = Here is Cthulhu’s place when he is summoned.
rites-gate-before = with { $name }
    .you = with you
    .none = not on the table
rites-gate-no-green = You may not open the first gate with green.
    .short = Not on the first gate.
rites-gate-no-cthulhu = No one may play Cthulhu on the first gate.
rites-gate-follow = You hold { $color }, the color of this gate, and must play it.

## The Tree on the Hill

rites-tree-plant = You can plant another tree here.
rites-tree-grown = **Tree { $number }** is grown.
    .short = grown
rites-tree-grows = **Tree { $number }**
    Grows with { OR($ranks) }.
    .short = grows with { OR($ranks) }
rites-tree-ranks = { OR($ranks) }
rites-tree-none = These cards fit no tree you may grow now.

## The Dunwich Horror

rites-dunwich-house = **Farmhouse of { $twin }**
    A pair with the sum or difference { $rank } turns up a wall.
rites-dunwich-down = <second>{ $walls ->
        [0] No wall is face down.
        [one] { $walls } of its walls is face down.
       *[other] { $walls } of its walls are face down.
    }</>
    .done = <second>All its walls have been captured.</>
rites-dunwich-wall = Wall { $number }
    .caption = wall { $number }
    .now = turned up now
    .captured = **Wall { $number }**
        captured
    .open = **Wall { $number }: { $card }**
        A pair with the sum or difference { $rank } captures it.
rites-dunwich-unseen = No one has turned it up yet.
rites-dunwich-wilbur = WILBUR
rites-dunwich-horror = THE HORROR

## At the Mountains of Madness

rites-mountain-first = The ridge begins here, with any card but a forbidden book.
    .caption = the ridge
rites-mountain-ridge = **The ridge**
    Takes { OR($ranks) }.
    .full = **The ridge**
        The ridge is complete.
rites-mountain-slope = **{ $half ->
        [above] Slope above { $rank }
       *[beneath] Slope below { $rank }
    }**{ $cards ->
        [0] {""}
        [one] , { $cards } card
       *[other] , { $cards } cards
    }
    Takes { OR($ranks) }, or a cliff.
rites-mountain-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
 }
rites-mountain-no-slope = No adjacent number is on the ridge or the slopes.
rites-mountain-no-book = A forbidden book cannot be the Elder Sign.

## Out of the Aeons

rites-aeons-to-come = **Cards of the Brotherhood still to come**
    { COMMA($cards) }
    .none = No more cards to come.
    .caption = to come · { $left }
rites-aeons-aside = **Set aside**
    No one holds these cards, and no one has seen them.
    .caption = set aside · { $cards }
rites-aeons-next = The next card is turned up here.
rites-aeons-prize = **{ $card }**
    worth { $rank }
    .book = **{ $card }**
        doubles its owner’s best other card
rites-aeons-bids = Bids of { $name }
    .none = { $name } has no card to bid.
    .caption = your bid
    .yours = Your bid: **{ $card }**, { $rank }. It is revealed when all bids are in.
    .theirs = Bid of { $name }: **{ $card }**, { $rank }. It is revealed when all bids are in.
    .here = The bid of { $name } goes here.

## The Hound

rites-hound-ghoul = **{ $card }**, ghoul of { $name }
    It can be helped by henchmen of the { $cult }.
rites-hound-grave = Grave { $number }
    .looted = **Grave { $number }**
        looted
    .open = **Grave { $number }**
        { $card }, worth { $rank }
rites-hound-unseen = No one has dug here yet.
rites-hound-others = The others have not, as far as you know.
rites-hound-laid = { $name } has played a card.
rites-hound-henchman = Your henchman: **{ $card }**, { $rank }. No one else has seen it.
    .theirs = Henchman of { $name }: **{ $card }**, { $rank }. No one else has seen it.
rites-hound-bluff = Not of your ghoul’s cult: you can play it but never show it. A bluff.
rites-dig = Dig at grave { $number }
    .short = Grave { $number }
    .worth = worth { $rank }
    .turn = Turn
    .lay = Play
    .show = Show
    .loot = Loot
    .higher = The higher total loots.
    .bluff = Show a card of your ghoul’s cult, or keep another face down: a bluff.

## Painted words

rites-mark-summoned = SUMMONED
rites-mark-leads = leads
rites-mark-looted = looted
rites-mark-captured = captured
