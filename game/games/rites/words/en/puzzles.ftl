### The puzzles’ own words: title, line in the list, aim, hint, solution, trap, the best result and why it is.
# Keep them short: titles up to 60 letters, .short up to 80, everything else up to 500.

## Out on a limb

rites-puzzle-tree-out = Out on a limb
    .short = empty your hand, the Tree
    .aim = **Empty your hand** this turn. It is the rite of the Tree on the Hill, and you have five cards.
    .hint = Only a double play lets you go on. Which card can wait until the others have made room for it?
    .solution = Play blue 6 on blue 5 and green 3 on green 4; both are doubles. Then yellow 10 on yellow 9, yellow 11, and gray 8.
    .trap = Gray 8 on yellow 9 is not a double play: your turn ends.
    .best = Out in one turn

## Over the edge

rites-puzzle-mountain-out = Over the edge
    .short = empty your hand, the Mountains
    .aim = **Empty your hand** this turn. It is the rite of the Mountains of Madness; the next card of the pile is a **gray 7**.
    .hint = A cliff gives you one more card. Build it so that all others find a place on its slope.
    .solution = Play yellow 4 on the ridge. Make a cliff of blue 0 and green 13, and draw the 7. Then yellow 12 on the 13, gray 11 on the 12, and gray 7 on the ridge.
    .trap = With 12 or 11 on top of the cliff, one card finds no place.
    .best = Out in one turn

## Two gates left

rites-puzzle-two-gates-left = Two gates left
    .short = an overthrow with three cards
    .aim = **Win by overthrow** with your last three cards, whatever the others play. It is the rite of Cthulhu Rises, and you open the gate. The sooner, the better.
    .hint = Two of the three can summon Cthulhu, and the player who closes that gate captures him. Which opening leaves the others no choice?
    .solution = Open with green 13: the second player has to follow with green, Cthulhu appears, and your card captures him. Then open with blue 13 and close the next gate.
    .trap = Blue 13 first also wins, but takes all three cards. After the gray 4 the others can stop you.
    .best = One card left over
