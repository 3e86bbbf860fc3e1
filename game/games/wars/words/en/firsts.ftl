### What is explained when it first happens to a player: a line, or with a .title a card.

wars-firsts-gather = You get Power for the new turn: 1 for each Cultist, 2 for each gate you control, 1 for each abandoned gate. Nobody has less than half of the highest.
wars-firsts-doom-phase = Every gate you control scores **1 Doom**. Then each player may perform one **Ritual**, which scores the gates again. At **30 Doom** the game ends, and only a player with six spellbooks can win it.
    .title = The Doom phase
wars-firsts-sign = An Elder Sign is secret Doom, worth 1, 2 or 3. Only you can look. It counts at the end, or when you reveal it.
# $line is what the book does, in a few words.
wars-firsts-enemy-book = { $enemy } has { $book }.
    { $line }
    Click the book on the strip of { $enemy } to read it at any time. Six books and the most Doom win.
    .title = A rival’s first spellbook
wars-firsts-battle-yours = Both sides roll at once. A 6 is a Kill, a 4 or 5 a Pain. The owner chooses which units take the results.
wars-firsts-battle-theirs = { $enemy } attacks you { IN($area) }: **{ $theirs }** against your **{ $yours }**.
    Both sides roll at once. A 6 is a Kill, a 4 or 5 a Pain. You choose which of your units take their results, and they choose which of theirs take yours.
    .title = You are attacked
wars-firsts-captured-yours = { $enemy } captured an unguarded Cultist. Keep a Monster beside your keepers.
wars-firsts-captured-theirs = Your captive pays you 1 Power at the next Gather Power, then goes home.
wars-firsts-abandoned = The gate { IN($area) } has no keeper, so it has no owner. Any Cultist there can take it on its own turn, for free.
wars-firsts-odd-deed = { $enemy } met “{ $ability }” to earn a spellbook: each faction has its own requirements. Press **Why?** on any line of the chronicle for the reason.
wars-firsts-odd-power = { $enemy } can do this because of { $ability }. Press **Why?** on any line of the chronicle for the reason.
