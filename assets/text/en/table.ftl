### At the table: the curtain, other authors’ bots, the bots’ turns, looking back, buttons, cards and hints.

## The curtain between two people at one keyboard

table-curtain = Hand over to { $name }
    .note = It is your turn. What only you may see is behind this curtain.
    .on = Continue

## Bots by other authors; $bots are their names

table-admit = { $bots ->
    [one] Run another author’s bot?
   *[other] Run other authors’ bots?
 }
    .note = { $bots ->
        [one] This game wants to run { COMMA($bots) } from your computer’s Python. Such a bot is a program: it can do anything you can do here. Run it only if you trust its author.
       *[other] This game wants to run { COMMA($bots) } from your computer’s Python. Such bots are programs: they can do anything you can do here. Run them only if you trust their authors.
     }
    .otherwise = Otherwise an Adept plays instead, and the saved game stays as it is.
    .run = { $bots ->
        [one] Run it
       *[other] Run them
     }
    .adept = Play with an Adept
