### The puzzles’ own words: title, line in the list, aim, hint, solution, trap, the best result and why it is.
# Keep them short: titles up to 60 letters, .short up to 80, everything else up to 500.

## Before it bites

duel-puzzle-before-it-bites = Before it bites
    .short = two gates under Decay
    .aim = Build **two more gates**. You are Great Cthulhu and have **11 Power**; Black Goat has none, so Decay makes each of your turns cost more. Keep as much Power as you can.
    .hint = Count the turns: the first costs nothing extra, the next 1, then 2. Who is already standing where a gate can be built?
    .solution = Build in Boston at once. On the next turn move a Cultist to Salem, and on the third build there: with Decay, 10 Power.
    .trap = If you recruit, or move twice, Decay overtakes you.
    .best = 1 Power left over
    .why = Two gates cost 3 Power each, one step costs 1, and Decay takes 0, 1 and 2 over three turns: 10 Power. With fewer turns you have no second place to build.

## Three Doom short

duel-puzzle-three-doom = Three Doom short
    .short = three Doom, no dice
    .aim = Reach **30 Doom** in this Action phase **without rolling a die**. You are Great Cthulhu, stand at 27, and have **8 Power**.
    .hint = In the Duel each enemy unit you kill, eliminate or capture scores its Doom value. Which of your actions need no battle?
    .solution = Use Dreams twice and capture once, in any order: three Cultists are three Doom, for 5 Power and 3 more that Decay takes.
    .trap = Battles roll dice, and you cannot pay for a fourth action.
    .best = Exactly 30 Doom
    .why = Three actions cost 2, 2 and 1 Power, and Decay takes 1 and 2 between them: 8 Power.

## The last ritual

duel-puzzle-last-ritual = The last ritual
    .short = win in this Doom phase
    .aim = Win the Duel **in this Doom phase**. You are Black Goat and decide first; Great Cthulhu decides after you.
    .hint = Your Ritual ends the game. Will your Doom be enough if Great Cthulhu performs one too?
    .solution = Perform the Ritual for 10 and use Blood Sacrifice: you are two Doom ahead even if Great Cthulhu answers with a Ritual.
    .trap = If you eliminate a keeper first, the Ritual scores less.
    .best = Ahead by at least 2 Doom
