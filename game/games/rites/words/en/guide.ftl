### What helps a newcomer: the card before the first question, and the list of goals. Short: a point has two lines or three.

## The card

rites-guide-tagline = Small card games around one table.
rites-guide-note = “The rite in short” explains how each rite is played.
rites-guide-length = { $rites ->
    [one] one rite
   *[other] { $rites } rites
 } · { $players ->
    [one] { $players } cultist
   *[other] { $players } cultists
 }
rites-guide-win = How you win
rites-guide-win-1 = **Artifacts** are worth points. The winner of a rite takes its Coveted Artifact. The most points at the end win.
rites-guide-win-2 = **The Grand Cultist** chooses the next rite and plays first. After each rite the title passes to the left.
rites-guide-win-3 = **A rite can fail**: then no one gets its artifact.
rites-guide-cards = Your cards
rites-guide-cards-1 = A card has a **cult**, its color, and an **elder sign**, its number from 0 to 13.
rites-guide-cards-2 = **Zeros** are forbidden books: they are special in every rite.
rites-guide-cards-3 = **Power-plays**: 0 + 1 of one cult adds an artifact, 0 + 13 ends the rite and makes you Grand Cultist, all three steal an artifact.
rites-guide-first = What to do first
rites-guide-first-1 = If you choose the rite, choose the one your **hand** suits. You have seen no other cards.
rites-guide-first-2 = Read **the rite in short**. Cards you can play are bright; point at one to see what it does.
rites-guide-first-3 = Look at the **artifact**: its power already works in this rite.
rites-guide-first-4 = Keep a 0 with its 1 or 13: a **power-play** can turn a lost rite around.

## Goals; .how says what to do about each

rites-aim-win = To win
rites-aim-rite = This rite
rites-aim-turn = Your hand
rites-aim-points = Artifact points: { $mine }
    .none = no one has any yet
    .leads = you lead
    .tied = level with { $name }
    .behind = { $name } leads with { $points }
    .how = Win rites: each one gives its winner the Coveted Artifact. The most points after the last rite win.
rites-aim-rites = Rites begun
    .how = After the last rite the points are counted.
rites-aim-coveted = { $count ->
    [one] Win { $artifact }
   *[other] Win { $count } artifacts
 }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
rites-aim-choose = Choose a rite
    .how = The Grand Cultist chooses a rite that has not been performed yet. Choose the one your cards suit.
rites-aim-wait = { $name } chooses the next rite
    .how = The Grand Cultist has seen only their own hand. The highlighted tablets are still to be performed.
rites-aim-power-play = A power-play in your hand
    .how = You may ask for it at any time: it happens before the next turn. Press Power-play.
rites-aim-cthulhu-rises = Overthrow, or hold Cthulhu at the end
    .how = Open a gate to be eligible, capture Cthulhu, then close any later gate. Follow the color of the first card; green beats all.
rites-aim-the-tree-on-the-hill = Empty your hand
    .note = { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
     }
    .how = Play cards at either end of a tree. A card next to one of its own cult lets you play again.
rites-aim-the-dunwich-horror = Capture the highest walls
    .note = { $won ->
        [one] { $won } point so far
       *[other] { $won } points so far
     }
    .how = Two cards whose sum or difference is 7 or 6 turn up a wall; two more worth its number capture it.
rites-aim-at-the-mountains-of-madness = Empty your hand
    .note = { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
     }
    .how = Four numbers in a row make the ridge; slopes grow from it, one number up or down. Play all you can.
rites-aim-out-of-the-aeons = Win the yellow cards
    .note = { $won ->
        [one] { $won } point so far
       *[other] { $won } points so far
     }
    .how = Everyone bids a card in secret. The highest bid takes the yellow card; if it is tied, no one gets it.
rites-aim-the-hound = Loot the richest graves
    .note = { $won ->
        [one] { $won } point so far
       *[other] { $won } points so far
     }
    .how = Place a ghoul at a grave and peek. Two ghouls dig, and the higher total takes the card.
