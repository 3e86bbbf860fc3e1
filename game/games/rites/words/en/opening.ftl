### The card that opens with a rite: how it is played, in four steps with a picture each. rites-opening-RITE is the line
### beside its name, .hand what a hand is good for; -1 to -4 are the steps. Short: heads under 24 letters, steps under 200.

rites-opening = Rite { $number } opens
    .alone = The rite opens
    .your-hand = Your hand
    .begin = Begin the rite
    .back = Back to the rite
    .lesson = Lesson
    .rules = All the rules
    .in-words = In words
    .no-lessons = Lessons cannot be read
rites-opening-at-stake = At stake: { $artifacts }.
rites-opening-artifact = **{ $artifact }**, { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Cthulhu Rises

rites-opening-cthulhu-rises = tricks with a trump: call him, capture him, and close the way behind you
    .hand = High cards of any color close gates early; a green one then summons Cthulhu.
rites-opening-cthulhu-rises-1 = The first card of a gate sets the color. Follow it if you can; otherwise play anything. The **highest** card of that color **closes** the gate and opens the next.
    .head = Follow the color
rites-opening-cthulhu-rises-2 = If any green card lies in the gate, the **highest green** closes it: a green 2 beats a blue 13. The first gate may not be **opened** with green.
    .head = Green beats all
rites-opening-cthulhu-rises-3 = Once you have **opened** a gate, you are eligible: your green cards summon **Cthulhu** out of any hand into the center. Close that gate to capture him.
    .head = Summon Cthulhu
rites-opening-cthulhu-rises-4 = Open a gate, capture Cthulhu, close a later gate: an **overthrow** wins at once. If no one does it, the cultist who has Cthulhu when the cards run out wins.
    .head = Win the rite

## The Tree on the Hill

rites-opening-the-tree-on-the-hill = trees of four numbers: grow them at both ends, and play again
    .hand = Neighboring numbers of one color are worth most: each is a double play.
rites-opening-the-tree-on-the-hill-1 = A tree is a row of up to **four numbers** in order. Play the next number at either end; colors do not matter for what fits.
    .head = Grow a tree
rites-opening-the-tree-on-the-hill-2 = If one of your cards fits a growing tree, you **must** play one. If none fits, **draw** a card, and play it if it fits. If no tree is growing, you plant one.
    .head = What you must do
rites-opening-the-tree-on-the-hill-3 = A card next in number to one of **its own color** on that tree, or the **fourth** of a tree, is a double play: play another card. You may plant with it.
    .head = Play again
rites-opening-the-tree-on-the-hill-4 = Play your **last card** and you win. When the last card of the pile is drawn, the **fewest cards** win.
    .head = Win the rite

## The Dunwich Horror

rites-opening-the-dunwich-horror = pairs that add up or differ: turn up the walls, and capture them
    .hand = Look for two pairs at once: one worth 7 or 6, and one worth the wall.
rites-opening-the-dunwich-horror-1 = Two cards are a pair. They are worth their **sum** or their **difference**, as you like.
    .head = Make a pair
rites-opening-the-dunwich-horror-2 = A pair worth **7** turns up a wall of **Wilbur**, a pair worth **6** a wall of **the Horror**.
    .head = Turn up a wall
rites-opening-the-dunwich-horror-3 = Capture it with a **second pair** worth its number. If you have none, **knock**: the others may capture it. If several want to, the Grand Cultist decides.
    .head = Capture it
rites-opening-the-dunwich-horror-4 = When all eight walls are captured, the **most points** in walls win. If nothing fits, skip your turn: discard two cards and draw two.
    .head = Win the rite

## At the Mountains of Madness

rites-opening-at-the-mountains-of-madness = a ridge of four numbers, and slopes that go up and down by one
    .hand = A 0 is a bridge: with it you can play a number that fits nowhere else.
rites-opening-at-the-mountains-of-madness-1 = The first card is the **Elder Sign**. The ridge grows from it to **four numbers** in a row, without a 0. What fits the ridge must go there.
    .head = Grow the ridge
rites-opening-at-the-mountains-of-madness-2 = Above and below each card of the ridge grows a **slope**, each card **one higher or lower** than the one before.
    .head = Follow the slopes
rites-opening-at-the-mountains-of-madness-3 = A **0** and any card that cannot go on the ridge are a cliff: put both on one slope, the 0 underneath. Then **draw** a card.
    .head = Build a cliff
rites-opening-at-the-mountains-of-madness-4 = Play **all you can**, at least one card; if nothing fits, draw one. The first hand that is **empty** wins. When the pile is used up, the fewest cards win.
    .head = Win the rite

## Out of the Aeons

rites-opening-out-of-the-aeons = secret bids for yellow cards: the highest wins, unless it is tied
    .hand = Each card bids only once: keep the high ones for the high prizes.
rites-opening-out-of-the-aeons-1 = The fourteen **yellow cards** are the prizes, each worth its number. Once per rite, the Grand Cultist may discard one and turn up the next.
    .head = A prize is turned up
rites-opening-out-of-the-aeons-2 = Everyone bids **one card**, and all are shown at once. Colors do not matter, and every card that was bid is discarded.
    .head = Bid in secret
rites-opening-out-of-the-aeons-3 = The highest bid takes the prize. If the highest bids are tied, **no one** gets it, and the prize is discarded.
    .head = The highest takes it
rites-opening-out-of-the-aeons-4 = The **most points** win. **The Book of Azathoth**, the yellow 0, doubles the best other prize of its owner.
    .head = Win the rite

## The Hound

rites-opening-the-hound = ghouls at the graves, henchmen face down, and a bluff
    .hand = Two cards of one color are strong: a ghoul and its henchman.
rites-opening-the-hound-1 = Place a card as a **ghoul** at a grave, draw a card, and **peek** at the grave. Then leave the ghoul, or move it once.
    .head = Place a ghoul
rites-opening-the-hound-2 = Two ghouls at a grave dig it up. Both cultists may play a **henchman** face down beside their ghoul.
    .head = Dig
rites-opening-the-hound-3 = **Show** a henchman of your ghoul’s color to add its number; a 0 doubles the other card. Kept **face down** it is a bluff, and returns to your hand unless both were kept down.
    .head = Show or bluff
rites-opening-the-hound-4 = The **higher total** loots the grave, on a tie the higher ghoul. When all graves are looted, the **most points** win.
    .head = Win the rite

## A word or two below a card of a picture: no wider than the card

rites-opening-note-leads = opens
rites-opening-note-closes = closes
rites-opening-note-calls-him = summons
rites-opening-note-green-11 = green 11
rites-opening-note-open = open
rites-opening-note-capture = capture
rites-opening-note-close = close
rites-opening-note-tree = tree
rites-opening-note-must = must
rites-opening-note-same-color = same color
rites-opening-note-last-card = your last card
rites-opening-note-wall = a wall
rites-opening-note-captured = captured
rites-opening-note-ridge = ridge
rites-opening-note-up-one = up one
rites-opening-note-on-top = on top
rites-opening-note-prize = the prize
rites-opening-note-equal = equal
rites-opening-note-ghoul = ghoul
rites-opening-note-grave = grave
rites-opening-note-yours = yours
rites-opening-note-theirs = theirs
rites-opening-note-looted = looted
