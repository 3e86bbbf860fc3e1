### What is explained when it first happens to a player: a line, or with a .title a card.

wars-firsts-gather = You gain Power for the new turn: 1 for each Cultist, 2 for each gate you control, 1 for each abandoned gate. No one has less than half of the highest total.
wars-firsts-doom-phase = Each gate you control scores **1 Doom**. Then each player may perform one **Ritual**, which scores their gates again. At **30 Doom** the game ends, and only a player with six spellbooks can win it.
    .title = The Doom phase
wars-firsts-sign = An Elder Sign is secret Doom, worth 1, 2 or 3. Only you can look at it. It counts when you reveal it, or at the end.
# $line is what the book does, in a few words.
wars-firsts-enemy-book = { CAP_THE($enemy) } { HAS($enemy) } { $book }.
    { $line }
    Click the spellbook on the card { OF($enemy) } to read it at any time. The most Doom wins, but only with six spellbooks.
    .title = An enemy’s first spellbook
wars-firsts-battle-yours = Both sides roll at once. A 6 is a Kill, a 4 or 5 a Pain. Each side chooses which of its own units take the results.
wars-firsts-battle-theirs = { CAP_THE($enemy) } attack{ S($enemy) } you { IN($area) }: **{ $theirs }** against your **{ $yours }**.
    Both sides roll at once. A 6 is a Kill, a 4 or 5 a Pain. You choose which of your units take their results, and they choose which of their units take yours.
    .title = You are attacked
wars-firsts-captured-yours = { CAP_THE($enemy) } { HAS($enemy) } captured an unguarded Cultist. Keep a Monster beside each keeper.
wars-firsts-captured-theirs = Your captive gives you 1 Power in the next Gather phase, then returns to its owner.
wars-firsts-abandoned = The gate { IN($area) } has no keeper, so no one controls it. Any player with a Cultist there can take it on their own turn, for free.
wars-firsts-odd-deed = { CAP_THE($enemy) } { HAS($enemy) } met the requirement “{ $ability }” and earn{ S($enemy) } a spellbook: each faction has its own six. Press **Why?** on any line of the log for the reason.
wars-firsts-odd-power = { CAP_THE($enemy) } can do this because of { CALLED($ability) }. Press **Why?** on any line of the log for the reason.
