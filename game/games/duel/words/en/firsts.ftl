### What is explained when it first happens to a player of the Duel: a line, or with a .title a card.

duel-firsts-portals = Places with the same portal sign are **one area**: it has at most one gate, crossing costs nothing, and it is adjacent to the neighbors of both places. Point at one and both light up.
    .title = Lovecraft Country and its portals
duel-firsts-gather = You get Power for the new turn: 1 for each Cultist, 2 for each gate you control, 1 for each abandoned gate. You have at least half of your rival’s.
duel-firsts-decay = Decay: while one of you is out of Power, each turn costs the other { $cost } Power before doing anything, and 1 more every time.
duel-firsts-loss = A unit destroyed by the enemy scores for them: this one { $doom } Doom.
duel-firsts-doom-phase = Gates alone score nothing here. **Rituals** score them, and every unit your rival **loses** gives you Doom. At **30 Doom** the game ends.
    .title = The Doom phase of a Duel
duel-firsts-close = You do not need six books in the Duel: at 30 Doom the game ends with this turn or phase, and the most Doom wins.
duel-firsts-enemy-book = { $enemy } has { $book }.
    { $line }
    Click the book on the strip of { $enemy } to read it at any time. You do not need six books to win a Duel.
    .title = Your rival’s first spellbook
