### The card table on the window.

## The bar on top, the banner, and the column at the side

rites-bar-game = Rites of Cthulhu · { $rite }
rites-bar-rite = Rite { $number } of { $rites }
rites-bar-choosing = Choosing a rite
rites-bar-grand = Grand Cultist: { $name }
rites-bar-save = Save
    .tip = Save under a name <third>Ctrl S</>
rites-bar-rules = Rules
    .tip = Every rite, power-play and artifact <third>F1</>
rites-bar-menu = Menu
    .tip = Save, load, settings, seats <third>Esc</>
rites-bar-log = Log
    .tip = What has happened in this match <third>L</>
rites-bar-summary = Rite
    .tip = The rite in short <third>R</>
rites-bar-all = Every rite, power-play and artifact
rites-theatre-hidden = **cards** that no one else knows

rites-banner-over = The game is over.
rites-banner-secret = Everyone is choosing in secret …
    .hint = revealed when everyone has chosen
rites-banner-thinking = is thinking …
rites-banner-asked = is choosing …
rites-banner-question = { $name }, { $question }

rites-log = Log
rites-time = Rite { $number }, { $rite }

## The buttons

rites-actions-more = More …
rites-actions-summary = The rite in short
rites-actions-log = Log
rites-actions-power = Power-play
    .held = You hold the cards of a power-play.
    .none = You hold no power-play: a 0 with the 13, the 1, or both, all of one cult.
rites-actions-wanted = Power-play requested
    .tip = Your power-play happens before the next turn. Press to withdraw it.

## Power-plays

rites-powers = Power-plays
rites-powers-whose = Whose power-play?
    .text = You may ask for a power-play at any time, even on another player’s turn. Choose your name. No one else should look.
rites-powers-when = All cards must be of one cult. Your power-play happens when the next turn begins; no one learns of it earlier.
    .now = All cards must be of one cult. Your power-play happens at once.
rites-powers-none = You do not hold its cards.
rites-powers-impossible = This power-play is not possible
rites-powers-noted = Your power-play will happen when the next turn begins.
rites-powers-withdrawn = Your power-play is withdrawn.
rites-cancel = Cancel
rites-curtain-cultist = Cultist
    .grand = Grand Cultist
rites-curtain-secret = Everyone chooses in secret, one after another. Nothing is revealed until all have chosen.

## A cultist’s plate and sheet

rites-plate-artifacts = { $count ->
    [one] artifact
   *[other] artifacts
 }
rites-plate-small = { $hand } in hand · { $number } · { $points ->
    [one] { $points } pt
   *[other] { $points } pts
 }
    .short = { $hand } · { $number } · { $points ->
        [one] { $points } pt
       *[other] { $points } pts
     }
rites-plate-name = **{ $name }**
    .grand = **{ $name }** is the Grand Cultist
rites-plate-hand = { $cards ->
    [one] { $cards } card in hand
   *[other] { $cards } cards in hand
 }
    .seen = { $cards ->
        [one] { $cards } card in hand: { COMMA($seen) }
       *[other] { $cards } cards in hand: { COMMA($seen) }
     }
rites-plate-card = { $card } ({ $color } { $rank })
rites-plate-worth = Artifacts worth **{ $points }**:
rites-plate-artifact = { $artifact } **{ $points }**
    .spent = { $artifact } **{ $points }** <third>(both invocations used)</>
rites-plate-you = you
rites-plate-here = at the table
rites-plate-points = artifacts worth { $points }
    .none = no artifact yet

rites-sheet-close = Close <third>Esc</>
rites-sheet-title = Cultist
rites-sheet-artifacts = Artifacts, worth { $points }
    .none = No artifact yet
rites-sheet-captured = Captured in this rite
rites-sheet-spent = used up
    .fresh = usable from the next rite
    .once = one more use

## The middle of the table

rites-place-pile = **Draw pile**
    { $left ->
        [one] { $left } card left.
       *[other] { $left } cards left.
    }
    .caption = draw pile · { $left }
rites-place-coveted = { $count ->
    [one] Coveted Artifact
   *[other] Coveted Artifacts
 }
rites-place-worth = **{ $name }**, worth { $points }
rites-place-when = { $when ->
    [before] before the rite
   *[during] during the rite
 }
rites-place-all = every cultist must obey it
    .may = every cultist may invoke it in this rite
rites-place-timing = <second>{ $when } · { $whose }</>
rites-place-seen = You have seen { $card }, worth { $rank }.
    .watched = Face down: { $card }, worth { $rank }.
rites-place-won = Performed: { $name } won.
    .nobody = Performed: no one won.
rites-tips-many = { $ways ->
    [one] { $ways } way to go on.
   *[other] { $ways } ways to go on.
 }

## Painted on cards

rites-face-book = Forbidden Book
rites-face-timing = { $when ->
    [before] before the rite
   *[during] during the rite
 } · { $whose ->
    [all] all cultists
   *[one] one cultist
 }

## The end

rites-end-page-result = Result
rites-end-page-course = Rite by rite
rites-end-page-deeds = Statistics
rites-end-note = Each cultist’s artifact points after each rite, beside the artifacts they took.
rites-end-anew = The same cultists, new cards
rites-end-rites = The rites
rites-end-no-rite = no rite won
rites-end-look = Look at the cards
rites-end-how = { $name }: { $reason }
    .nobody = No one: { $reason }
rites-end-name = **{ $name }**: { $rites }
rites-end-unplayed = <third>Played before this history begins</>
rites-end-chosen = **{ $rite }**
    .by = **{ $rite }**, chosen by { $name }
rites-end-brought = It brought { $artifacts }
rites-end-stole = { $name } stole { $artifact }
rites-end-back = <third>Click to see the table before the last card</>
rites-end-rematch = Rematch
    .asked = A new game for { $names }?
    .begin = Start game

# Columns of the page of deeds; .short where there is little room.
rites-deeds-rites = Rites won
    .short = Rites
rites-deeds-artifacts = Artifacts
    .short = Owned
rites-deeds-invoked = Artifacts invoked
    .short = Invoked
rites-deeds-stolen = Artifacts stolen
    .short = Stolen
rites-deeds-power = Power-plays
    .short = Power
rites-deeds-captures = Walls, prizes, graves
    .short = Taken
rites-deeds-knocks = Knocks
    .short = Knocks
rites-deeds-bluffs = Psych-outs
    .short = Psych

# Who has won the game, and why.
rites-won = { $count ->
    [0] No one wins
    [one] { $names } wins
   *[other] { $names } share the victory
 }
rites-won-rite = { $rite }: { $reason }.
rites-won-shared = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in artifacts each, as many artifacts, and the highest ones are equal.
rites-won-next = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in artifacts; next { $count ->
    [one] is { $names } with { $less }.
   *[other] are { $names } with { $less } each.
 }
rites-won-tied = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in artifacts. { $names } have as many points, but fewer artifacts or a lower highest one.
rites-won-more = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in artifacts. { $name } has as many points but fewer artifacts, { $less } against { $more }.
rites-won-higher = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } in artifacts. { $name } has as many points but a lower highest artifact, { $less } against { $more }.

## How the rite before went, on the card of the next one and as a notice.

rites-ended-won = **{ $name }** won { $rite }, and took { $artifacts }.
    .nothing = **{ $name }** won { $rite }.
    .nobody = No one won { $rite }. Its artifacts are out of the game.
rites-ended-artifact = **{ $artifact }** ({ $points ->
    [one] { $points } point
   *[other] { $points } points
 })

## What marks a match’s timeline

rites-marks-rite = Rites
rites-marks-artifact = Artifacts won
rites-marks-power-play = Power-plays
rites-marks-knock = Knocks
rites-marks-bluff = Psych-outs

## How far a game is: in menus, in lists of saves and along a replay (rites-time is in a line of its own there)

rites-standing = Rite { $number } of { $rites } · { $rite }
    .alone = { $rite }
rites-standing-choosing = choosing a rite
rites-time-rite = Rite { $number }: { $rite }
rites-time-before = Before rite { $number }
rites-time-over = { $rites ->
    [one] Over after { $rites } rite
   *[other] Over after { $rites } rites
 }

## What others have done to your hand, told as it happens

rites-notice-taken = { $name } takes { $card } from your hand.
rites-notice-given = { $name } gives you { $card }.
rites-notice-forced = { $name } forces { $card } on you and gets { $back }.
rites-notice-hand = { $artifact }: you now hold { $cards }.
