### Windwalker in the Duel, where it says something else than in Cthulhu Wars.

duel-card-windwalker-step-1 = **Build a second gate** next to yours while every turn is still cheap: 4 Power.
duel-card-windwalker-step-2 = Out of good moves? **Hibernate**: you keep your Power, and Decay rises for your opponent.
duel-card-windwalker-step-3 = **Awaken Rhan Tegoth** at either glyph for 6 Power. With 1 Power left, Eternal saves him once per battle.
duel-card-windwalker-step-4 = Gnoph-Keh score only 3 for your opponent, even if you paid 1: fight with them.
duel-first-windwalker = Sleep, and wake with the storm.
    .text = Hibernate keeps your Power and makes each of your opponent’s turns more expensive. Return as first player with two turns’ worth of Power, awaken Rhan Tegoth, and let Ithaqua grow with the enemy’s Doom.
    .wins = a rich turn after your opponent’s poor one
