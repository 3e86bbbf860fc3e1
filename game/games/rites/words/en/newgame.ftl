### What a new game of Rites can be: variants, how it goes, first games.

## What the rulebook leaves open

rites-variant-rite = Rites
    .text = A whole game has six rites; with four cultists it has four, with five it has five. Or perform a single rite, for practice.
    .usual = usual number
    .all-rites = all six
rites-variant-tree-window = Trees on the Hill grow
    .text = Only at either end of the row, or anywhere, as long as the four numbers can still be completed.
    .no = at their ends
    .yes = within four numbers
rites-variant-shared-redraw = Dunwich hands refill
    .text = When you draw back up to five cards in The Dunwich Horror: only at the end of your own turn, or after every turn.
    .no = after your own turn
    .yes = after every turn

## How it goes

rites-about = Each rite is a game of its own: gates to close, trees to grow, walls to capture, mountains to climb, cards to bid for, graves to rob. The winner takes the **Coveted Artifact**. After the last rite, the most points in artifacts win.

## First games

rites-first-place = Four cultists
    .note = you and three others, everyone for themselves
rites-first-length = one rite
rites-first-settled = No variants
    .note = the rules as usual
rites-first-four-rites = Four small games in one evening.
    .name = A game of four rites
    .length = four rites, each a small card game
    .text = Each rite is a small card game with its own rules, explained when it begins. The winner of a rite takes its artifact, and artifacts are points. Most artifacts have a power you can use in later rites.
    .wins = the most points in artifacts after the last rite
rites-first-the-tree-on-the-hill = Four numbers in a row.
    .wins = be the first to play your whole hand
rites-first-at-the-mountains-of-madness = A ridge, and slopes below.
    .wins = be the first to play your whole hand
rites-first-out-of-the-aeons = Bid in secret.
    .wins = capture the most points in yellow cards
rites-first-cthulhu-rises = Follow suit; green is trump.
    .wins = capture Cthulhu and close a gate after it
rites-first-the-dunwich-horror = Pairs bring down walls.
    .wins = capture the most points in walls
rites-first-the-hound = Dig, join, and bluff.
    .wins = win the most points in graves
