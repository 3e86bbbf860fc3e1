### What is explained when it first happens to a player of the Duel: a line, or with a .title a card.

duel-firsts-portals = Places with the same portal sign are **one area**: it can hold only one gate, it is adjacent to the neighbors of both places, and crossing costs nothing. Point at one place, and both light up.
    .title = Lovecraft Country and its portals
duel-firsts-gather = You gain Power for the new turn: 1 for each Cultist, 2 for each gate you control, 1 for each abandoned gate. You have at least half as much as your opponent.
duel-firsts-decay = Decay: while one of you is out of Power, the other must pay before each turn: { $cost } Power now, and 1 more each time.
duel-firsts-loss = If the enemy kills, eliminates or captures one of your units, they score its value: { $doom } Doom for this one.
duel-firsts-doom-phase = Gates alone score nothing here. **Rituals** score them, and every unit your opponent **loses** to you gives you Doom. At **30 Doom** the game ends.
    .title = The Doom phase of a Duel
duel-firsts-close = You don’t need six spellbooks in a Duel: at 30 Doom the game ends with this turn or phase, and the most Doom wins.
duel-firsts-enemy-book = { $enemy } has { $book }.
    { $line }
    Click the spellbook on the card of { $enemy } to read it at any time. You don’t need spellbooks to win a Duel.
    .title = Your opponent’s first spellbook
