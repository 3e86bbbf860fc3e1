### The pages of the rules: titles of chapters, and entries with their title and source. Their order is in
### game/games/rites/words/chapters.py. What is **bold** is a term where it is explained; names of things become links.

# The title of a page of the rules
rites-rules-page = Rites · { $title }

# What somebody may type in the search, and behind a colon the words of these rules that are meant: a pair, semicolon, the
# next pair. One word before the colon; what is missing here is sought as it is typed.
rites-rules-also = rank: elder; number: elder; suit: cult color; zero: forbidden; trick: gate

## The game

rites-rules-game = The game
rites-rules-aim = You perform a series of short card games, the **rites**. If you win a rite, you take its artifact. After the last rite, add up the points of your artifacts: the most points win. If points are tied, more artifacts win, then the highest single artifact; if players are still tied, they share the victory.
    .title = The aim
    .source = Winning the Game; ruling O4
rites-rules-count = Two, three and six cultists perform all six rites; four perform four rites and five perform five. You may agree to perform all six in any case. No rite is performed twice.
    .title = How many rites
    .source = Performing Rites
rites-rules-cards = There are 56 entities in four **cults**: green, blue, yellow and gray. Each cult has the **elder signs** 0 to 13. A card with a 0 is a **forbidden book**.
    .title = The entities
    .source = The Entities Deck
rites-rules-title = When the game begins, everyone draws a card, and the highest elder sign becomes the first **Grand Cultist**. If players are tied, they draw again. After each rite the title passes to the left, which is clockwise.
    .title = The Grand Cultist
    .source = Game Setup; ruling O1
rites-rules-course = Shuffle all cards and deal five to each player. The Grand Cultist looks at their own hand and chooses a rite that has not been performed yet. Lay out the rite, then turn up the top artifact: the **Coveted Artifact**. Powers that work before the rite now take effect: first that of the new artifact, then those of captured artifacts whose owners invoke them again. Perform the rite. The winner takes the whole Coveted pile.
    .title = The course of a rite
    .source = Performing Rites; ruling O2
rites-rules-nobody = If a rite fails or ends without a winner, its Coveted pile leaves the game, and the rite counts as performed. If several players are tied for a rite, its own tiebreaker decides. If they are still tied, the first of them clockwise from the Grand Cultist wins.
    .title = A rite without a winner
    .source = Power-Plays; rulings O3, O5
rites-rules-seen = Everyone can see which rites are left, the Coveted pile, captured artifacts and whether they are spent, how many cards are in each hand and pile, and every card that was played or discarded. Only you know your hand and what you have peeked at. The program remembers for you what you have seen.
    .title = What everyone sees
    .source = Ruling

## Artifacts

rites-rules-artifacts = Artifacts
rites-rules-artifact-points = There are thirteen artifacts, worth 3 to 10 points. Each has a power. If it is for **all cultists**, everyone must obey it. If it is for a **single cultist**, each cultist may invoke it once, in the rite in which it is turned up.
    .title = Points and powers
    .source = The Artifacts Deck
rites-rules-artifact-again = If you have captured an artifact, you may invoke it once more in a later rite; you keep its points. A power that works before the rite is invoked after the new Coveted Artifact has taken effect, owner by owner, clockwise from the Grand Cultist. Any other power is invoked when it applies. If the rite fails, the invocation is still spent.
    .title = The second invocation
    .source = The Artifacts Deck; rulings A1, A2
rites-rules-artifact-midway = An artifact that a power-play turns up takes effect at once, before the interrupted turn continues.
    .title = Turned up during a rite
    .source = Power-Plays; ruling A4

## Power-plays

rites-rules-power-plays = Power-plays
rites-rules-power-become = Show a 0 and a 13 of one cult. The rite fails at once: all hands are returned, and the Coveted pile leaves the game. You are the Grand Cultist and begin the next rite. In the last rite this ends the game.
    .title = Become the Grand Cultist
    .source = Power-Plays
rites-rules-power-excavate = Show and discard a 0 and a 1 of one cult, and draw two cards. The next artifact joins the Coveted pile and takes effect. You cannot do this when no artifact is left.
    .title = Excavate a New Artifact
    .source = Power-Plays; ruling P6
rites-rules-power-steal = Show and discard a 0, a 1 and a 13 of one cult, and draw three cards. Take a Coveted Artifact of your choice; the next artifact takes its place and takes effect.
    .title = Steal a Coveted Artifact
    .source = Power-Plays
rites-rules-power-when = During a rite, you may make a power-play at the start of your own turn. You may also ask for one at any time: it then happens before the next turn, and no one learns of it earlier. For this, each card played in Cthulhu Rises counts as a turn, and each round of bids in Out of the Aeons. If several players ask, the first clockwise from the cultist about to act goes first. Until it happens, you may withdraw it.
    .title = When
    .source = Power-Plays; ruling P1
rites-rules-power-aeons = In Out of the Aeons you do not replace the cards of a power-play, since all cards have been dealt. You have fewer cards and sit out the last rounds.
    .title = In Out of the Aeons
    .source = Power-Plays

## Cthulhu Rises

rites-rules-cthulhu-rises = Cthulhu Rises
rites-rules-cthulhu-gate = If you open a **gate**, play any card; its cult is dominant. The others follow clockwise: if you have a card of that cult you must play one, otherwise play any card. The highest green card **closes** the gate; without green, the highest card of the dominant cult closes it. Draw back up to five cards right after you play yours. The player who closes the gate opens the next.
    .title = Gates
    .source = Cthulhu Rises, The Play
rites-rules-cthulhu-first = The Grand Cultist opens the first gate. They may not open it with green, unless they have nothing else. No one may play Cthulhu on the first gate, and he cannot be summoned to it.
    .title = The first gate
    .source = Cthulhu Rises; ruling C2
rites-rules-cthulhu-summon = A player who has opened a gate in this rite is **eligible**. When an eligible cultist plays a green card, it summons Cthulhu, green 11: he goes to the center of the gate, out of any hand, or from the player who has captured him. He cannot be summoned out of the draw pile, or from among the cards removed unseen (two with 3 or 6 cultists, one with 5). If he leaves your hand, draw a card.
    .title = Summoning
    .source = Summoning and Capturing Cthulhu; ruling C3
rites-rules-cthulhu-capture = If Cthulhu is in the center or was played on the gate, and you close the gate while you are eligible, you capture him. If anyone else closes it, he stays in the center for the next gate.
    .title = Capturing
    .source = Summoning and Capturing Cthulhu; rulings C4, C5
rites-rules-cthulhu-force = When you close a gate, you may force a card from your hand, face down, on another cultist. They must give you a card in return before they look at yours.
    .title = The reward for closing
    .source = Closing a Gate; ruling C6
rites-rules-cthulhu-win = If you open a gate, then capture Cthulhu, then close a later gate, you perform an **overthrow** and win at once. You may then trade one card of the Coveted pile for any artifact still in the artifact pile. It does not matter if Cthulhu is summoned away from you in between, unless someone else captures him. If there is no overthrow before all cards are played, the player who has captured Cthulhu wins; if no one has captured him, no one wins.
    .title = Overthrow and end
    .source = The Win; rulings C7, C8

## The Tree on the Hill

rites-rules-tree = The Tree on the Hill
rites-rules-tree-grow = A **tree** has four cards with four numbers in a row, of any cult. A card fits a growing tree if it is one below its lowest number or one above its highest. With the variant in which trees grow within four numbers, any missing number fits as long as four in a row remain possible.
    .title = Trees
    .source = Tree on the Hill, The Play; ruling T1
rites-rules-tree-turn = If one of your cards fits a growing tree, you must play one. If no tree is growing, plant one with any card. If nothing fits, draw a card; you may play that card at once.
    .title = A turn
    .source = Tree on the Hill, The Play
rites-rules-tree-double = If your card is next in number to one of its own cult in the tree, or completes the tree, it is a **double play**: you must play another card, on any growing tree it fits or to plant a new one. That card may be a double play again.
    .title = Double play
    .source = Tree on the Hill, The Play; ruling T2
rites-rules-tree-win = The first player with no cards left wins. When the last card of the pile is drawn, finish that turn: the player with the fewest cards wins, then the one with the lowest sum of elder signs.
    .title = The end
    .source = The Win; ruling T3

## The Dunwich Horror

rites-rules-dunwich = The Dunwich Horror
rites-rules-dunwich-pairs = Wilbur Whateley, 7, and The Dunwich Horror, 6, are each surrounded by four hidden **walls**. If you are dealt one of the twins, hand it in and draw another card. A **pair** is two cards from your hand, worth their sum or their difference. Cults do not matter.
    .title = Pairs and walls
    .source = Dunwich Horror, The Play
rites-rules-dunwich-turn = On your turn, do one of these. **Reveal**: discard a pair worth a twin’s number and turn up one of its walls; then capture it with a second pair worth its number, or **knock**. **Capture**: discard a pair worth the number of a wall that was turned up earlier, and capture it. **Skip**: discard two cards. At the end of your turn, draw back up to five. The others wait until the end of their own turns, unless the game was set up to refill every hand after every turn.
    .title = A turn
    .source = Dunwich Horror, The Play; rulings D1, D5
rites-rules-dunwich-knock = When you reveal a wall and knock, all others say in secret whether they knock too, and with which pair. If only one player knocks, they capture the wall. If several knock, the Grand Cultist chooses one of them. If the Grand Cultist is one of them, the cultists who are not involved vote. If you are not chosen, you keep your pair. If you capture the wall, you are two cards short until the end of your own next turn.
    .title = Knocking
    .source = Privilege of the Grand Cultist; rulings D3, D4, D5
rites-rules-dunwich-win = When all eight walls are captured, the most points in walls win, then the highest single wall. The rite also ends after sixty turns in a row without a reveal or capture.
    .title = The end
    .source = The Win; ruling D9

## At the Mountains of Madness

rites-rules-mountains = At the Mountains of Madness
rites-rules-mountains-ridge = The Grand Cultist’s first card is the **Elder Sign**: any card but a forbidden book. The **ridge** grows from it at both ends to four numbers in a row. If a card can go on the ridge, it may go nowhere else.
    .title = The ridge
    .source = Creating the Ridge
rites-rules-mountains-slopes = There is room for a **slope** above and below each card of the ridge. A card goes on a slope if it is one higher or one lower than the card it covers; a slope may turn back. 13 and 0 are not adjacent.
    .title = Slopes
    .source = Creating the Slopes; ruling M2
rites-rules-mountains-cliffs = A forbidden book and any other card that cannot go on the ridge make a **cliff**: put both on any slope, the book underneath. Then draw a card and continue your turn.
    .title = Cliffs
    .source = Creating Cliffs; rulings M4, M5
rites-rules-mountains-turn = Play as many cards as you like, but at least one if you can; you never have to build a cliff. If you play none, draw one; if it fits, you may play it and continue. The first player with no cards left wins. If the pile runs out, finish that turn: the player with the fewest cards wins, then the one with the lowest sum.
    .title = A turn and the end
    .source = The Play; rulings M6, M7

## Out of the Aeons

rites-rules-aeons = Out of the Aeons
rites-rules-aeons-bid = The fourteen yellow cards are a pile of their own; the other cards are dealt out evenly, and any left over are set aside unseen. The Grand Cultist turns up a yellow card, everyone bids a card in secret, and the highest bid captures it. If the highest bids are tied, no one captures it. All bid cards are discarded.
    .title = Bids
    .source = Out of the Aeons, The Play; ruling E2
rites-rules-aeons-privilege = Once per rite, the Grand Cultist may discard a yellow card that has just been turned up. The next one takes its place.
    .title = The privilege
    .source = Privilege of the Grand Cultist; ruling E1
rites-rules-aeons-win = When the yellow cards or the hands are used up, the most points win. The Book of Azathoth, 0, doubles its owner’s highest other card. If points are tied, the highest single card wins.
    .title = The end
    .source = The Win; ruling E4

## The Hound

rites-rules-hound = The Hound
rites-rules-hound-ghouls = There is one more hidden **grave** than there are cultists. On your turn, place a card, your **ghoul**, at a grave that has fewer than two ghouls and none of your own. Draw a card and peek at the grave. Then you may move the ghoul once to another grave, without peeking there. Before the first turn the Grand Cultist may peek at one grave.
    .title = Ghouls
    .source = The Hound, The Play
rites-rules-hound-dig = Two ghouls at a grave dig it up: turn up its card. Both owners may play a card face down, a **henchman**. Then each of them shows it, if it is of the ghoul’s cult, or keeps it face down. Add up ghoul and shown henchman; a 0 doubles the other card. The higher total loots the grave; on a tie, the higher ghoul does. If the ghouls are equal too, the grave stays, face up.
    .title = Digging
    .source = Digging a Grave; ruling H2
rites-rules-hound-psych = A henchman kept face down goes back to its owner’s hand; one that was shown is discarded. If both are kept face down, both are discarded.
    .title = Psyching out
    .source = Psyching Out Your Digging Partner; rulings H3, H4
rites-rules-hound-win = When all graves are looted, the most points win, then the highest single card. The rite also ends after sixty turns in a row without a looting.
    .title = The end
    .source = The Win; ruling H8
