### The chronicle: what happened, as an onlooker is told; .doer is told to who did it, .victim to whom it was done.
### -hidden is for those who may not see the card.

# A card with its color and rank; with The Camera Obscura it counts as another rank.
rites-card = { $card } ({ $color } { $rank })
rites-card-counting = { $card } ({ $color } { $rank }, counting as { $counts })
rites-card-hidden = a card
rites-nobody = no one

## Before a rite

rites-events-lot = { $side } draws { $card } to decide who is the Grand Cultist.
    .doer = You draw { $card } to decide who is the Grand Cultist.
rites-events-grand-cultist = { $side } is the Grand Cultist.
    .doer = You are the Grand Cultist.
rites-events-rite-begins = Rite { $number }
rites-events-dealt = { $side } holds { $cards }.
    .doer = You hold { $cards }.
rites-events-rite = { $side } chooses { $rite }.
    .doer = You choose { $rite }.
rites-events-excavated = { $artifact } is turned up and joins the Coveted pile.
rites-events-added = { $artifact } joins the Coveted pile without taking effect.
rites-events-invoked = { $side } invokes { $artifact }.
    .doer = You invoke { $artifact }.
# $power is the text of the artifact.
rites-events-happened = { $artifact } takes effect. { $power }
rites-events-privilege = { $side } has the first turn and the privilege.
    .doer = You have the first turn and the privilege.

## Cards

rites-events-looked = { $side } looks at the hand of { $other }: { $cards }.
    .doer = You look at the hand of { $other }: { $cards }.
    .victim = { $side } looks at your hand: { $cards }.
rites-events-looked-hidden = { $side } looks at the hand of { $other }.
rites-events-gave = { $side } gives { $other } { $card }.
    .doer = You give { $other } { $card }.
    .victim = { $side } gives you { $card }.
rites-events-gave-hidden = { $side } gives { $other } a card.
rites-events-buried = { $side } puts { $card } under the pile.
    .doer = You put { $card } under the pile.
rites-events-buried-hidden = { $side } puts a card under the pile.
rites-events-peeked = { $side } sees { $card }.
    .doer = You see { $card }.
rites-events-peeked-hidden = { $side } looks at a hidden card.
rites-events-drew = { $side } draws { $card }.
    .doer = You draw { $card }.
rites-events-drew-hidden = { $side } draws a card.
rites-events-handed-in = { $side } hands in { $cards } and draws again.
    .doer = You hand in { $cards } and draw again.
rites-events-reshuffled = The discard pile is shuffled: { $number ->
    [one] { $number } card to draw.
   *[other] { $number } cards to draw.
 }

## Power-plays and artifacts

rites-events-requested = { $side } will make a power-play with { $cards } before the next turn.
    .doer = You will make a power-play with { $cards } before the next turn.
rites-events-requested-withdrawn = { $side } withdraws their power-play.
    .doer = You withdraw your power-play.
rites-events-power-play = { $side } makes a power-play, { $play }: { $cards }.
    .doer = You make a power-play, { $play }: { $cards }.
rites-events-stole = { $side } steals { $artifact }.
    .doer = You steal { $artifact }.
rites-events-rite-over = { $side } wins { $rite }: { $reason }.
    .doer = You win { $rite }: { $reason }.
rites-events-rite-over-nobody = No one wins { $rite }: { $reason }.
rites-events-captured = { $side } takes { $artifact }.
    .doer = You take { $artifact }.
rites-events-traded = { $side } trades { $artifact } for { $other }.
    .doer = You trade { $artifact } for { $other }.
rites-events-ended = The last rite is over
# Told below it, with what the artifacts are worth.
rites-events-won = { $points ->
    [one] { $sides } wins with **{ $points } point**.
   *[other] { $sides } wins with **{ $points } points**.
 }
rites-events-won-ahead = { $points ->
    [one] { $sides } wins with **{ $points } point**, ahead of { $others }.
   *[other] { $sides } wins with **{ $points } points**, ahead of { $others }.
 }
rites-events-won-shared = { $points ->
    [one] { $sides } share the victory with **{ $points } point** each.
   *[other] { $sides } share the victory with **{ $points } points** each.
 }
rites-events-score = { $side } with { $points }

## How a rite or the game ended; stands behind a colon or a name.

rites-end-emptied = a hand is empty
rites-end-fewest = the draw pile is used up, and the fewest cards win
rites-end-overthrow = an overthrow
rites-end-cthulhu = all cards are played, and the winner has Cthulhu
rites-end-no-cthulhu = no one has Cthulhu
rites-end-all-captured = all walls are captured
rites-end-all-bid = the bidding is over
rites-end-all-looted = all graves are looted
rites-end-guard = sixty turns have passed without progress
rites-end-failed = the rite has failed
rites-end-scored = the artifacts are counted

## Cthulhu Rises

rites-events-played = { $side } plays { $card }.
    .doer = You play { $card }.
rites-events-summoned = { $side } summons Cthulhu into the center, away from { $other }.
    .doer = You summon Cthulhu into the center, away from { $other }.
    .victim = { $side } summons Cthulhu into the center, away from you.
rites-events-summoned-own = { $side } summons Cthulhu into the center.
    .doer = You summon Cthulhu into the center.
rites-events-summons-failed = { $side } summons Cthulhu, but no one holds him.
    .doer = You summon Cthulhu, but no one holds him.
rites-events-closed = { $side } closes the gate.
    .doer = You close the gate.
rites-events-cthulhu-captured = { $side } captures Cthulhu.
    .doer = You capture Cthulhu.
rites-events-exchanged = { $side } forces { $card } on { $other } and gets { $back }.
    .doer = You force { $card } on { $other } and get { $back }.
    .victim = { $side } forces { $card } on you and gets { $back }.
rites-events-exchanged-hidden = { $side } forces a card on { $other } and gets one back.

## The Tree on the Hill

rites-events-planted = { $side } plants tree { $place } with { $card }.
    .doer = You plant tree { $place } with { $card }.
rites-events-grew = { $side } plays { $card } on tree { $place }.
    .doer = You play { $card } on tree { $place }.
rites-events-grew-double = { $side } plays { $card } on tree { $place }, a double play.
    .doer = You play { $card } on tree { $place }, a double play.

## At the Mountains of Madness

rites-events-ridge = { $side } adds { $card } to the ridge.
    .doer = You add { $card } to the ridge.
# $on is rites-pile.on
rites-events-slope = { $side } plays { $card } { $on }.
    .doer = You play { $card } { $on }.
rites-events-cliff = { $side } builds a cliff { $on }: { $book } and { $card }.
    .doer = You build a cliff { $on }: { $book } and { $card }.

# The ridge, or a slope of the mountains; .on is where a card is played, .label begins a line.
rites-pile = { $half ->
    [ridge] the ridge
    [above] the slope above { $rank }
   *[beneath] the slope below { $rank }
 }
    .on = { $half ->
        [ridge] on the ridge
        [above] on the slope above { $rank }
       *[beneath] on the slope below { $rank }
     }
    .label = { $half ->
        [ridge] Ridge
        [above] Slope above { $rank }
       *[beneath] Slope below { $rank }
     }

## The Dunwich Horror

rites-events-pair = { $side } plays { $card } and { $other }.
    .doer = You play { $card } and { $other }.
rites-events-wall-revealed = { $side } turns up wall { $place }: { $card }.
    .doer = You turn up wall { $place }: { $card }.
rites-events-wall-captured = { $side } captures { $card }.
    .doer = You capture { $card }.
rites-events-knocked = { $side } knocks for { $card }.
    .doer = You knock for { $card }.
rites-events-answered-knock = { $side } answers the knock.
    .doer = You answer the knock.
rites-events-wall-stays = No one captures { $card }; it stays face up.
rites-events-voted = { $side } votes for { $other }.
    .doer = You vote for { $other }.
    .victim = { $side } votes for you.
rites-events-dispute-won = { $side } wins the dispute.
    .doer = You win the dispute.
rites-events-forewent = { $side } skips their turn and discards { $cards }.
    .doer = You skip your turn and discard { $cards }.
rites-events-forewent-empty = { $side } skips their turn.
    .doer = You skip your turn.

## Out of the Aeons

rites-events-prize = { $side } turns up { $card }.
    .doer = You turn up { $card }.
rites-events-prize-discarded = { $side } uses the privilege and discards { $card }.
    .doer = You use your privilege and discard { $card }.
rites-events-bid = { $side } bids { $card }.
    .doer = You bid { $card }.
rites-events-prize-captured = { $side } captures { $card }.
    .doer = You capture { $card }.
rites-events-prize-tied = The highest bids are equal: { $card } is discarded.

## The Hound

rites-events-ghoul = { $side } places { $card } at grave { $place }.
    .doer = You place { $card } at grave { $place }.
rites-events-ghoul-moved = { $side } moves their ghoul to grave { $place }.
    .doer = You move your ghoul to grave { $place }.
rites-events-ghoul-stays = { $side } leaves their ghoul at grave { $place }.
    .doer = You leave your ghoul at grave { $place }.
rites-events-ghoul-passed = { $side } passes: no grave takes their ghoul.
    .doer = You pass: no grave takes your ghoul.
rites-events-grave-dug = { $side } and { $other } dig up grave { $place }: { $card }.
    .doer = You and { $other } dig up grave { $place }: { $card }.
    .victim = { $side } and you dig up grave { $place }: { $card }.
rites-events-presented = { $side } presents a henchman.
    .doer = You present a henchman.
rites-events-not-presented = { $side } presents no henchman.
    .doer = You present no henchman.
rites-events-henchman = { $side } shows { $card }.
    .doer = You show { $card }.
rites-events-psyched-out = { $side } keeps their henchman face down.
    .doer = You keep your henchman face down.
rites-events-dummy-lost = { $side } loses { $card }, since both kept their henchmen face down.
    .doer = You lose { $card }, since you both kept your henchmen face down.
rites-events-looted = { $side } loots { $card }, { $first } against { $second }.
    .doer = You loot { $card }, { $first } against { $second }.
rites-events-grave-stays = The totals and the ghouls are equal: { $card } stays in grave { $place }, face up.
