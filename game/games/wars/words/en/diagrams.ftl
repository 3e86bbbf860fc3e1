### The diagrams beside the rules: captions below pictures.

wars-diagram-gather = Everyone gains Power
wars-diagram-first-player = The player with the most Power chooses the order
wars-diagram-doom = Doom for gates, then Rituals
wars-diagram-action = One action each, round after round
wars-diagram-power-cultist = each of your Cultists on the map
wars-diagram-power-gate = each gate you control
wars-diagram-power-abandoned = each abandoned gate, for everyone
wars-diagram-power-captive = each captive, who goes back to its owner’s pool
wars-diagram-doom-gate = each gate you control
wars-diagram-doom-ritual = Doom for your gates once more, and an Elder Sign for each Great Old One in play
wars-diagram-ritual-track = The marker shows what the next Ritual costs. At the skull the game ends.
wars-diagram-gate-build = A Cultist and 3 Power build a gate
wars-diagram-gate-keeper = Its keeper controls it
wars-diagram-gate-abandoned = Without a keeper it is abandoned
wars-diagram-gate-taken = Then any Cultist there can take it
wars-diagram-capture-can = A Monster captures a Cultist that no one protects
wars-diagram-capture-protected = A Monster of its own protects it; against a Great Old One only a Great Old One does
wars-diagram-capture-prison = In the next Gather phase the captive gives Power
wars-diagram-battle-dice = As many dice as the side’s combat adds up to
wars-diagram-battle-kill = A 6: one enemy unit is Killed
wars-diagram-battle-pain = 4 or 5: one enemy unit must retreat
wars-diagram-battle-miss = 1 to 3: nothing happens
