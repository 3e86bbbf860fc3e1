### The lessons’ own words: a title with what is learnt, and each step with what is said to answers.
# Keep them short: titles up to 60 letters, .short up to 40, everything else up to 500.

## Cards and artifacts

rites-lesson-0-first = Cards and artifacts
    .short = Cards and artifacts
    .learns-1 = what wins a game of Rites
    .learns-2 = what the Grand Cultist decides
    .learns-3 = what a power-play is
    .end = Win rites, take **artifacts**, count their points.
    .after = Six rites, six small games. Each has its own lesson: begin with any of them.
rites-lesson-0-first-step-1 = Rites of Cthulhu is six small card games in a row. If you win a rite, you take its **artifact**. The most artifact points win the game.
    .title = Know what wins
rites-lesson-0-first-step-2 = This is your hand. A card has a **cult**, its color, and an **elder sign** from 0 to 13. Zeros are forbidden books, special in every rite.
    .title = Read your cards
rites-lesson-0-first-step-3 = You’re the **Grand Cultist**: you choose the rite, and no one has seen your hand. Choose **The Tree on the Hill**.
    .title = Choose the rite
    .why = Choose the rite your cards are good for: that’s half the victory.
    .could-1 = Any rite would do. This lesson continues with the Tree; the other rites have their own lessons.
rites-lesson-0-first-step-4 = An artifact was turned up: **The Silver Key**, 7 points for the winner. It also has a power; leave it unused for now.
    .title = Look at the artifact
    .could-1 = Using its power would take cards you need. Leave it unused this time.
rites-lesson-0-first-step-5 = You play first. Plant **yellow 10**, and your turn ends.
    .title = Plant a card
    .why = The Tree is won by the first player with no cards left. The lesson on the Tree shows how.
    .could-1 = You will, in a moment. Plant a card first.
    .could-2 = Keep green 0 and green 1 together: you need both soon.
    .could-3 = That works just as well.
rites-lesson-0-first-step-6 = The others have played. Now look: **green 0** and **green 1**, of one cult. Together they **excavate** a second artifact.
    .title = Find your power-play
rites-lesson-0-first-step-7 = Open **Power-plays** and choose **Excavate**. You discard both cards, draw two new ones, and the rite is worth more.
    .title = Excavate
    .leads = The winner of this rite now takes both artifacts.
    .could-1 = This step is about the power-play. Open **Power-plays**.
rites-lesson-0-first-step-8 = There are two more: **0 and 13** of one cult end the rite and make you Grand Cultist; **0, 1 and 13** steal an artifact at once.
    .title = Know the other two

## Cthulhu Rises

rites-lesson-1-cthulhu = Cthulhu Rises
    .short = Cthulhu Rises
    .learns-1 = to follow the color, and to trump with green
    .learns-2 = to become eligible and to summon Cthulhu
    .learns-3 = to win by overthrow
    .end = Open a gate, capture Cthulhu, close a **later** gate.
    .after = Without an overthrow, the player who has Cthulhu when all cards are played wins the rite.
rites-lesson-1-cthulhu-step-1 = Here a trick is called a **gate**. Barnabas opened with **gray 4**, so you must follow with gray: 8 or 3.
    .title = See how it was opened
rites-lesson-1-cthulhu-step-2 = The highest gray closes the gate, unless someone without gray plays green. Win it: play **gray 8**.
    .title = Close the gate
    .why = Green beats every color, but only if you can’t follow.
    .could-1 = 3 doesn’t beat the 4. Win this gate: you want to open the next.
rites-lesson-1-cthulhu-step-3 = You closed the gate, so you may force a card on someone. Not now: press **On no one**. You open the next gate.
    .title = Keep your cards
    .could-1 = Your cards are just right. Choose **On no one**.
rites-lesson-1-cthulhu-step-4 = Opening a gate makes you **eligible**. Open with **green 12**: an eligible player’s green card summons Cthulhu, green 11, out of any hand.
    .title = Summon Cthulhu
    .could-1 = Blue 13 is strong, but it doesn’t summon Cthulhu. Keep it for the next gate.
    .could-2 = Only green summons Cthulhu. Open with **green 12**.
rites-lesson-1-cthulhu-step-5 = Cthulhu had to leave Lavinia’s hand. Everyone followed with green, your 12 was the highest, and you **captured** him.
    .title = See who has him
rites-lesson-1-cthulhu-step-6 = Close any **later** gate, and you win the rite at once. Keep your cards, then open with **blue 13**: no blue beats it.
    .title = Overthrow
    .why = Only a green card from someone without blue could stop you, and both others hold blue.
    .could-1 = A higher card or a green would take the gate. Open with **blue 13**.
    .could-2 = Your cards are just right. Choose **On no one**.
rites-lesson-1-cthulhu-step-7 = **Overthrow**: the rite is over and its artifact is yours. The Silver Key is worth 7 points.
    .title = Take the artifact

## The Tree on the Hill

rites-lesson-2-tree = The Tree on the Hill
    .short = The Tree on the Hill
    .learns-1 = to extend trees at both ends
    .learns-2 = to make double plays
    .learns-3 = to empty your hand
    .end = Three cards in one turn, and your hand is **empty**.
    .after = Keep consecutive cards of one cult together: each pair can become a double play.
rites-lesson-2-tree-step-1 = A tree is four numbers in a row. A card fits at either **end**: 2 or 5 on the first tree, 8 or 10 on the second. Any color fits.
    .title = Look at the trees
rites-lesson-2-tree-step-2 = The first player with **no cards left** wins the rite. You hold three, and usually you may play only one a turn.
    .title = Know how to win
    .why = If nothing fits, you draw a card instead, which takes you further from winning.
rites-lesson-2-tree-step-3 = Play **yellow 8** on the second tree. It lies next to a card of its own cult, the yellow 9: a **double play**, and you go on.
    .title = Make a double play
    .could-1 = That ends your turn: no green card lies next to it. Play the doubles first.
    .could-2 = Also a double play: blue 4 lies next to it. Fine!
rites-lesson-2-tree-step-4 = A double play must be followed by another card. **Blue 5** lies next to blue 4 on the first tree: double again.
    .title = Double again
    .could-1 = That isn’t a double play, so your turn would end with blue 5 still in hand.
    .could-2 = A new tree isn’t a double play. Put it next to blue 4.
rites-lesson-2-tree-step-5 = Last card: **green 10** on the second tree, next to the 9. It isn’t a double play, but you have no cards left to play.
    .title = Empty your hand
rites-lesson-2-tree-step-6 = Your hand is **empty**: you win the rite, and with it The Silver Key, 7 points.
    .title = Take the artifact

## The Dunwich Horror

rites-lesson-3-dunwich = The Dunwich Horror
    .short = The Dunwich Horror
    .learns-1 = to make pairs by sum or difference
    .learns-2 = to turn up a wall and capture it
    .learns-3 = when to knock
    .end = 12 points with four cards.
    .after = The rite ends when all eight walls are gone. The most points in walls win it.
rites-lesson-3-dunwich-step-1 = Two farmhouses of four walls each: **Wilbur** is 7, the **Horror** is 6. A pair of your cards worth 7 or 6 turns up a wall there.
    .title = Look at the farmhouses
rites-lesson-3-dunwich-step-2 = A pair is worth its **sum** or its **difference**. Gray 10 and gray 3 differ by 7: play them and turn up one of Wilbur’s walls.
    .title = Turn up a wall
    .why = Five cards make ten pairs, and each pair has two numbers. Look for both before you discard cards.
    .could-1 = No need to discard: you hold a pair worth 7.
    .could-2 = Keep the 4: with the 8 it makes a good second pair.
    .could-3 = Keep the 8: with the 4 it makes a good second pair.
    .could-4 = Any of the four would do. This lesson continues with the first.
rites-lesson-3-dunwich-step-3 = A **12**! A second pair worth 12 captures it now: **8 and 4**. Captured walls are your points.
    .title = Capture it
    .why = The number on a wall is its value: high walls are worth a good pair.
    .could-1 = If you knock, the others can try. Take the 12 points yourself.
rites-lesson-3-dunwich-step-4 = Without a second pair you **knock**: anyone with the right pair may take the wall. If two can, the Grand Cultist chooses between them.
    .title = Know the knock
    .why = Turn up a wall only if you can take it, or if you think no one can.
rites-lesson-3-dunwich-step-5 = You have five cards again; each of the others discarded two this turn. On a later turn, instead of turning up a wall, you may capture one that lies open.
    .title = Go on from here

## At the Mountains of Madness

rites-lesson-4-mountains = At the Mountains of Madness
    .short = The Mountains of Madness
    .learns-1 = to build the ridge and its slopes
    .learns-2 = to use a cliff
    .learns-3 = to go out
    .end = Six cards in a single turn.
    .after = After a cliff you always draw a card, so it is rarely your last play.
rites-lesson-4-mountains-step-1 = The ridge is four numbers in a row; 4 and 5 lie there. If a card fits on the **ridge**, it must go there. If you run out of cards, you win.
    .title = Look at the ridge
rites-lesson-4-mountains-step-2 = Play **yellow 6**, then **blue 7**. You may play as many cards as you can in a turn.
    .title = Finish the ridge
    .could-1 = Keep the forbidden book until nothing else fits.
    .could-2 = Don’t stop yet: blue 7 fits on the ridge too.
rites-lesson-4-mountains-step-3 = The ridge is full. **Slopes** grow above and below each of its cards, one number up or down. Put **yellow 8** next to the 7.
    .title = Climb a slope
    .could-1 = The 8 fits without a cliff.
    .could-2 = Don’t stop: the 8 fits next to the 7, above or below it.
rites-lesson-4-mountains-step-4 = 12 fits nowhere. A **cliff** is a forbidden book and any card on it: **gray 0** with **12**, on any slope. Then you draw a card.
    .title = Build a cliff
    .why = A cliff is the way out for a card that fits nowhere else.
    .could-1 = You’d stop with two cards left. The cliff costs you nothing.
rites-lesson-4-mountains-step-5 = You drew **gray 11**. It goes on the 12 that you have just played, and your hand is **empty**.
    .title = Go out
    .could-1 = You’d stop with one card left. 11 fits on the 12, and you win.
rites-lesson-4-mountains-step-6 = You win the rite and The Silver Key, 7 points.
    .title = Take the artifact

## Out of the Aeons

rites-lesson-5-aeons = Out of the Aeons
    .short = Out of the Aeons
    .learns-1 = to bid in secret
    .learns-2 = what ties and the book do
    .learns-3 = to use the one discard well
    .end = 10 doubled is **20**.
    .after = You draw no new cards here: every bid is gone for good. Spend high cards where the points are.
rites-lesson-5-aeons-step-1 = Yellow cards are turned up one by one, and everyone bids a card in secret. The highest bid takes it. Yellow numbers are points.
    .title = Look at the prize
rites-lesson-5-aeons-step-2 = Only **2** points. As Grand Cultist you may **discard** one prize in this rite. Don’t waste that on a 2: press **Let everyone bid**.
    .title = Let everyone bid
    .could-1 = Save it for a high card that you can’t win yourself.
rites-lesson-5-aeons-step-3 = Bid low on low prizes: your **1**.
    .title = Bid low
    .why = You have four bids and draw no new cards. If you spend the 13 on 2 points, you’ll miss it later.
    .could-1 = You’d win 2 points with your best card.
    .could-2 = Even your 4 may be worth more later. Bid the 1.
rites-lesson-5-aeons-step-4 = Now a **10**: let everyone bid, and bid **9**. If the two highest bids are equal, **no one** gets the card; a 13 may meet another.
    .title = Win the ten
    .could-1 = 10 points are worth a bid.
    .could-2 = 13 would win, but you’d miss it for what comes next. Try the **9**.
    .could-3 = 4 is hardly enough for 10 points. Try the **9**.
rites-lesson-5-aeons-step-5 = 9 against 2 and 5: the **10** is yours. Now the book is turned up, **yellow 0**. If you take it, it doubles your best card.
    .title = See what you have
rites-lesson-5-aeons-step-6 = To you the book is worth **10** more points. Let everyone bid, and now bid **13**.
    .title = Take the book
    .leads = Your 10 counts twice: 20 points, more than anyone else has.
    .could-1 = No one gains more from it than you.
    .could-2 = This is what you kept the 13 for.

## The Hound

rites-lesson-6-hound = The Hound
    .short = The Hound
    .learns-1 = to place ghouls and to peek
    .learns-2 = to help a ghoul with a henchman
    .learns-3 = to recognize a bluff
    .end = 21 to 17: the **13** is yours.
    .after = A henchman of another cult is a bluff. If both bluff, both cards are lost.
rites-lesson-6-hound-step-1 = Four graves, each with a hidden card worth its number. A grave opens when **ghouls** of two players stand at it.
    .title = Look at the graves
rites-lesson-6-hound-step-2 = As Grand Cultist you may **peek** at one grave first. Look under the first: only you will see it.
    .title = Peek
    .could-1 = Don’t skip it: knowing one of four graves is worth a lot.
    .could-2 = Any of them would do. This lesson continues with the first.
rites-lesson-6-hound-step-3 = A **13**, the best card there is. Lavinia’s gray 8 waits there. Place your **green 12** beside it.
    .title = Place a ghoul
    .could-1 = A 0 only doubles its henchman. Keep it for later.
    .could-2 = The 13 lies in the first grave.
    .could-3 = Against Lavinia’s 8 you want your best ghoul: **green 12**.
rites-lesson-6-hound-step-4 = After placing you may walk on to another grave, once. Not from a 13: **stay**, and the two of you dig.
    .title = Stay and dig
    .could-1 = Don’t walk away: this grave is worth 13.
rites-lesson-6-hound-step-5 = Both of you may play a **henchman** face down. It counts only if it has the cult of its ghoul: play **green 9**.
    .title = Play a henchman
    .could-1 = Only green helps a green ghoul. Any other card is a bluff: it returns to your hand.
    .could-2 = 12 alone may not be enough. Play **green 9**.
rites-lesson-6-hound-step-6 = Now **show** it or keep it face down. Face down, it counts for nothing but returns to your hand. 12 and 9 make 21: **show**.
    .title = Show it
    .could-1 = That would save the card, but you’d lose 12 to 17.
rites-lesson-6-hound-step-7 = 21 against 8 and 9, **17**: the 13 is yours. Ghouls and shown henchmen are spent.
    .title = Take what you dug up
