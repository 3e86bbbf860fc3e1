### Opener of the Way in the Duel, where it says something else than in Cthulhu Wars.

duel-card-opener-of-the-way-step-1 = Start where free areas are close, and **build a second gate** at once.
duel-card-opener-of-the-way-step-2 = Move units to **two enemy gates**: your first spellbook.
duel-card-opener-of-the-way-step-3 = Summon a **Spawn of Yog-Sothoth**, then awaken Yog-Sothoth in its place. He always rolls **4 dice**.
duel-card-opener-of-the-way-step-4 = Fight with Monsters: an Abomination scores only 3 for your enemy, Yog-Sothoth 6.
duel-first-opener-of-the-way = Fill the country with gates.
    .text = Carry gates away from their guards, and turn units that have fought into stronger ones: a replaced unit scores nothing for your enemy. Yog-Sothoth is one of your gates and costs only 6 Power.
    .wins = gates that others have built, and Rituals with double Doom
