### What artifacts, rites, power-plays and cards do, as their cards and the rules say it.

## Artifacts

rites-artifact-camera-obscura = Once per rite, a card with a number from 1 to 12 that you play, bid or present counts as 1 higher or lower. It never counts as 0, and Cthulhu cannot be changed.
rites-artifact-jade-amulet = Once per rite, the cards of your power-play may come from different cults.
rites-artifact-shining-trapezohedron = Once per rite, at the start of your turn, look at the hand of another cultist.
rites-artifact-brain-cylinder = Once per rite, at the start of your turn, take a random card from another cultist’s hand and give them any card in return.
rites-artifact-black-stone = Before the rite, the next artifact joins the Coveted pile without taking effect.
rites-artifact-powder-of-ibn-ghazi = Before the rite, you may look at up to two hidden cards: walls, graves, or the top of a pile.
rites-artifact-scroll-of-tyog = The cultist with the fewest artifact points has the first turn and the privilege in this rite.
rites-artifact-silver-key = Before the rite, you may put up to two cards under the draw pile, and draw as many.
rites-artifact-tillinghast-resonator = All hands lie open until the end of the rite.
rites-artifact-zanns-viol = All hands are shuffled together and dealt out again, each as large as before.
rites-artifact-innsmouth-tiara = Everyone passes one card to the left, all at once.
rites-artifact-coffin-shaped-clock = Everyone passes their whole hand to the right.
rites-artifact-star-shaped-soapstone = Until the end of the rite, no one may make a power-play.

## Rites; rites-summary-RITE-1 and so on are the rite in short.

rites-rite-cthulhu-rises = Everyone plays one card on a gate, and green beats all. Open a gate, capture Cthulhu and close a later gate, or have him when the cards run out.
rites-summary-cthulhu-rises-1 = Everyone plays **one card on the gate**, clockwise. The cult of the first card dominates: if you have a card of it, you must follow.
rites-summary-cthulhu-rises-2 = **Green beats all**. If there is no green, the highest card of the dominant cult closes the gate. The player who closes it opens the next.
rites-summary-cthulhu-rises-3 = You may not open the first gate with green, and no one may play Cthulhu on it.
rites-summary-cthulhu-rises-4 = Once you have opened a gate you are **eligible**; until then your cards are turned askew. From then on your green cards **summon Cthulhu** into the gate.
rites-summary-cthulhu-rises-5 = If you are eligible and close the gate while Cthulhu is in it, you **capture** him. When you close a gate, you may force a card on another cultist; they give you one in return before they look at it.
rites-summary-cthulhu-rises-6 = **Overthrow**: open a gate, capture Cthulhu, close a later gate. If no one does, the player who has him when all cards are played wins.
rites-rite-the-tree-on-the-hill = Grow trees of four numbers in a row. If you play a card next to one of its own cult, or the fourth of a tree, you must play another. The first player with no cards left wins.
rites-summary-the-tree-on-the-hill-1 = A tree grows to **four numbers in a row**; cults do not matter for what fits.
rites-summary-the-tree-on-the-hill-2 = If one of your cards **fits a growing tree** you must play one. While a tree is growing you may not plant.
rites-summary-the-tree-on-the-hill-3 = If nothing fits, **draw one card**; you may play it if it fits.
rites-summary-the-tree-on-the-hill-4 = **A double play**: your card is next in number to one of its own cult on that tree, or is the tree’s fourth. Then you must play another card, and may plant with it.
rites-summary-the-tree-on-the-hill-5 = The first player with **no cards left wins**. When the last card of the pile is drawn, the fewest cards win.
rites-rite-the-dunwich-horror = Pairs worth 7 or 6 by sum or difference turn up the twins’ walls; pairs worth a wall capture it. The most points in walls win.
rites-summary-the-dunwich-horror-1 = Two cards are a **pair**: it is worth their sum or their difference, as you like.
rites-summary-the-dunwich-horror-2 = A pair worth **7 turns up a wall of Wilbur**, one worth **6 a wall of the Horror**. Capture it with a second pair worth its number, or **knock**.
rites-summary-the-dunwich-horror-3 = When you knock, the others say in secret whether they want to capture the wall with a pair. If one does, they capture it; if several do, the Grand Cultist decides. If the Grand Cultist is one of them, the others vote.
rites-summary-the-dunwich-horror-4 = Instead of turning up a wall, you may **capture one that lies face up**, or **skip**: discard two cards.
rites-summary-the-dunwich-horror-5 = You **draw up to five at the end of your own turn**: if you capture by knocking, you are two cards short until then.
rites-summary-the-dunwich-horror-6 = When all eight walls are captured, the **most points in walls** win.
rites-rite-at-the-mountains-of-madness = Four numbers in a row make the ridge. On the slopes above and below it, each card is one higher or lower than the last. The first player with no cards left wins.
rites-summary-at-the-mountains-of-madness-1 = The first card is the **Elder Sign**. The **ridge** grows from it to four numbers in a row, without a 0.
rites-summary-at-the-mountains-of-madness-2 = A card that can go on the ridge may not go on a slope.
rites-summary-at-the-mountains-of-madness-3 = **Slopes** grow above and below each card of the ridge, each card **one higher or lower** than the one before.
rites-summary-at-the-mountains-of-madness-4 = A **cliff** is a 0 with any other card that cannot go on the ridge. Put both on a slope, the 0 underneath, then draw a card.
rites-summary-at-the-mountains-of-madness-5 = Play as many cards as you like, but at least one if you can; if you cannot, **draw one**.
rites-summary-at-the-mountains-of-madness-6 = The first player with **no cards left wins**. When the last card of the pile is drawn, the fewest cards win.
rites-rite-out-of-the-aeons = Fourteen yellow cards are turned up one by one. Everyone bids a card in secret, and the highest bid captures the prize. The most points win.
rites-summary-out-of-the-aeons-1 = The fourteen **yellow cards** are the prizes; all other cards are dealt out.
rites-summary-out-of-the-aeons-2 = The Grand Cultist turns up each prize, and **once per rite** may discard one and turn up the next.
rites-summary-out-of-the-aeons-3 = Everyone **bids one card in secret**; all are shown at once. The highest takes the prize; cults do not matter.
rites-summary-out-of-the-aeons-4 = If the highest bids are **equal**, the prize is discarded. All bid cards are discarded in any case.
rites-summary-out-of-the-aeons-5 = **The Book of Azathoth** doubles its owner’s best other prize. The most points win.
rites-rite-the-hound = Two ghouls dig up a grave together, and their owners may cheat each other with henchmen. The most points in graves win.
rites-summary-the-hound-1 = Place a card of your hand as a **ghoul** at a grave, draw another, and **peek** at the grave. Then leave the ghoul there, or move it once.
rites-summary-the-hound-2 = Two ghouls at a grave **dig**: it is turned up, and both owners may play a **henchman** face down.
rites-summary-the-hound-3 = Then each may **show** it, if it is of the ghoul’s cult, or keep it face down: a bluff. **Ghoul and shown henchman** are the total; a 0 doubles the other card.
rites-summary-the-hound-4 = The **higher total loots** the grave, on a tie the higher ghoul. Ghouls and shown henchmen are discarded.
rites-summary-the-hound-5 = A henchman kept face down returns to your hand. If **both** were kept face down, both are discarded.
rites-summary-the-hound-6 = When all graves are looted, the **most points** win.

## Power-plays

rites-power-play-become = The rite fails at once, without a winner, and its Coveted pile leaves the game. You are the Grand Cultist and begin the next rite. In the last rite the game ends.
rites-power-play-excavate = Discard both cards and draw two. Another artifact joins the Coveted pile and takes effect at once.
rites-power-play-steal = Discard the three cards and draw three. Take a Coveted Artifact; another one replaces it and takes effect at once.

## Cards of the four cults; $cult is one of them.

rites-entity-zero = A forbidden book of the { $cult }. With the 1 of its cult it adds an artifact to the rite, with the 13 it ends the rite, and with both it steals an artifact. In each rite it plays a special part.
rites-entity-one = With the forbidden book of its cult, the 0, it adds a second artifact to the rite; with the 0 and the 13 it steals one.
rites-entity-thirteen = The highest of its cult. With the forbidden book, the 0, it ends the rite and makes you Grand Cultist; with the 0 and the 1 it steals an artifact.
rites-entity-cthulhu = He who waits. In Cthulhu Rises, an eligible cultist’s green card summons him out of any hand. An eligible cultist who closes that gate captures him.
rites-entity-other = One of the thirteen that the { $cult } calls upon, not counting its forbidden book.

## The facts on a card: a name, and what stands beside it. $of is the cult of an entity.

rites-fact-elder-sign = Elder sign
rites-fact-color = Color
rites-fact-points = Points
rites-fact-when = When
    .before = before the rite
    .during = during the rite
rites-fact-who = Who
    .everyone = everyone
    .one = each cultist may invoke it
rites-fact-kind-entity = Entity
    .of = Entity · { $of }
rites-fact-kind-artifact = Artifact
rites-fact-kind-rite = Rite
rites-fact-rulebook = Rulebook

## Pages of the rules that list things

rites-pages-cards = Rites · The cards
rites-pages-rites = Rites · The six rites
rites-pages-artifacts = Rites · The thirteen artifacts
# A name from above and what stands beside it, in the rules.
rites-pages-fact = { $fact }: { $value }
