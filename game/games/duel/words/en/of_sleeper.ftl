### Sleeper in the Duel, where it says something else than in Cthulhu Wars.

duel-card-sleeper-step-1 = Move a Cultist out of { THE($start) } and **build a second gate**: 4 Power.
duel-card-sleeper-step-2 = **Take 1 Power** from your opponent for 3: your first spellbook, and Decay begins sooner for both.
duel-card-sleeper-step-3 = Summon **Formless Spawn**: the more there are, the more dice each rolls. One scores 3 for your enemy.
duel-card-sleeper-step-4 = With Tsathoggua in play, let your opponent spend Power first: **Lethargy** costs nothing but Decay.
duel-first-sleeper = Wait until your opponent tires.
    .text = Tsathoggua fights with the Power your opponent has left, and waits with Lethargy until it is spent. Energy Nexus takes your units out of reach before an attack, and a gate can sleep where no one can reach it.
    .wins = patience, Formless Spawn in numbers, and few losses
