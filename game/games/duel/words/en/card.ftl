### The card before the first question of a Duel, where it says something else than that of Cthulhu Wars.

duel-card-win-doom = **Most Doom wins.** The game ends with the turn in which anyone reaches **30**. You don’t need spellbooks to win.
duel-card-win-kill = **Kill or capture enemy units.** Each scores its cost: a Cultist 1, Great Old Ones up to 10.
duel-card-win-ritual = **Rituals** score 1 Doom for each gate, and an Elder Sign for each Great Old One. Gates alone score nothing.
duel-card-win-power = **Decay.** When one of you is out of Power, every turn costs the other more. Take expensive actions early.

duel-card-gate = **A gate** gives you 2 Power a turn. Places with the same **portal** sign are one area, with one gate.

duel-card-great-cthulhu-step-1 = Move a Cultist to a water area next to yours and build a gate there: **4 Power**.
duel-card-great-cthulhu-step-2 = Do the same in another water area. Three water gates: your **first spellbook**.
duel-card-great-cthulhu-step-3 = Summon a Deep One or a Shoggoth beside each keeper that an enemy Monster could reach.
duel-card-great-cthulhu-step-4 = Save 10 Power, **awaken Cthulhu**, and fight where you have more dice.
duel-card-yellow-sign-step-1 = **Give 3 Doom** to your opponent only if you can win it back: it earns a spellbook at once.
duel-card-yellow-sign-step-2 = Move a Cultist out of { THE($start) }, then **awaken the King** there: another spellbook.
duel-card-yellow-sign-step-3 = **Desecrate** where he stands: free units, and a spellbook for each of the three signs.
