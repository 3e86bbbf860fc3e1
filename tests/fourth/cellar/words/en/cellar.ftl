-cellar-guest-1 = Guest 1
-cellar-guest-2 = Guest 2
-cellar-guest-3 = Guest 3
-cellar-guest-4 = Guest 4

## The table

cellar-game = Dice in the Cellar
    .line = Bid on all the dice, look under your own cup, call the bluff.
cellar-standing = Round { $round } · { $dice } dice · { $count ->
    [0] nobody has bid
   *[other] the bid is { $count } × { $face }
 }
cellar-round = Round { $round }
cellar-over = Over in round { $round }
cellar-why = Only one guest still has dice.
cellar-no-bid = Nobody has bid.
cellar-bid = { $who } bids { $count } ×
cellar-out = out
cellar-guests-out = Guests out
cellar-outlasted = guests outlasted
cellar-dice = Dice
    .note = How many dice everybody begins with.
cellar-dice-choice = { $dice } dice

## What is asked

cellar-ask-bid = bid higher, or call the last bid
cellar-option-bid = { $count } dice showing { $face }
cellar-option-call = Call the bid

## What happens

cellar-events-rolled = You roll { COMMA($dice) }.
cellar-events-bid = { $guest } bids **{ $count }** × **{ $face }**.
cellar-events-called = { $guest } calls { $other }’s bid.
cellar-events-shown = { $guest } shows { COMMA($dice) }.
cellar-events-lost = { $count ->
    [one] There is { $count } showing **{ $face }**: { $guest } loses a die.
   *[other] There are { $count } showing **{ $face }**: { $guest } loses a die.
 }
cellar-events-out = { $guest } is out.
cellar-events-ended = { $guest } is the last in the cellar

## The rules

cellar-rules-bids = A bid says how many of **all** dice show a face. Bid more dice, or as many of a higher face; at most two dice more than before.
    .title = Bids
cellar-rules-calls = Instead of bidding, call: all lift their cups. Whoever was wrong loses a die, and begins the next round. Who has none left is out; the last guest wins.
    .title = Calls

## Keys

keys-group-cellar = Bids
keys-cellar-bid = make the bid
keys-page-cellar = In the cellar
