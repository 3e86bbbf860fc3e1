### What is explained when it first happens: a line of hints, or with a title a card.

rites-firsts-game = A game of six small card games, the **rites**. { $number ->
        [one] **{ $number } rite** is performed in this game, chosen by the Grand Cultist.
       *[other] **{ $number } rites** are performed in this game, and the Grand Cultist chooses each of them.
    } The winner of a rite takes its artifact. The **most artifact points** win. When a rite opens for the first time, a card shows you how it is played.
    .title = Rites of Cthulhu
rites-firsts-artifact = { $artifact } is at stake, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
 }. Its power: “{ $power }” { $whose ->
    [all] It applies to all cultists; in a later rite, its owner may invoke it once more.
   *[one] In this rite, each cultist may invoke it once; in a later rite, only its owner may, once.
 }
rites-firsts-power-play = You hold the cards of a **power-play**: 0 + 1 of one cult adds an artifact, 0 + 13 ends the rite and makes you Grand Cultist, all three steal an artifact. You may wait for a better moment.
rites-firsts-knock = { $side } did not capture the wall, and knocks. If you hold a pair worth its number, answer the knock; if several cultists do, the Grand Cultist decides.
rites-firsts-failed = No one wins this rite: its artifacts leave the game, and the title of Grand Cultist passes to the left.
rites-firsts-tied = The highest bids are tied: no one gets the prize, and all bids are discarded.
