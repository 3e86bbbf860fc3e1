### The lessons’ own words: a title with what is learnt, and each step with what is said to answers.
# Keep them short: titles up to 60 letters, .short up to 40, everything else up to 500.

## Lovecraft Country

duel-lesson-1-board = Lovecraft Country
    .short = Portals
    .learns-1 = to see two places as one area
    .learns-2 = to build a second gate at once
    .learns-3 = what gates give in a Duel, and what they don’t
    .end = Two gates: **4 Power** a turn, and Doom only from Rituals.
    .after = Next: why waiting gets expensive.
duel-lesson-1-board-step-1 = Six places on this map are joined in pairs by **portals**: same sign, same area. Your Cultists are in Jersey Reef **and** in Charles River.
    .title = Find the portals
duel-lesson-1-board-step-2 = So you are adjacent to every area around both places. **Move** a Cultist to **Loblolly Cove / Mystic River**, then press **Done**.
    .title = Move through the area
    .why = Two coasts in one step: with portals the sea is the fastest road.
    .could-1 = That one keeps your gate. Choose another.
    .could-2 = You could build there too. This lesson goes on in **Loblolly Cove / Mystic River**.
    .could-3 = Passing wastes 5 Power. That’s enough for a second gate.
    .could-4 = Then you couldn’t afford a second gate this turn.
duel-lesson-1-board-step-3 = Your opponent has no Power, so this turn has cost you 1 for **Decay**. You have 3 left, just enough: **Build gate**.
    .title = Build a second gate
    .why = A Cultist who builds a gate steps inside automatically and keeps it.
    .could-1 = You need all 3 Power for the gate.
    .could-2 = 3 Power buys a gate. Build first.
duel-lesson-1-board-step-4 = A joined area holds **one** gate, so no one else can build at Mystic River. Your gates have just given you **4 Power**.
    .title = See both halves
    .why = A gate costs as much as in Cthulhu Wars, and gives as much Power.
duel-lesson-1-board-step-5 = In a Duel gates alone score **no Doom**. They count when you perform a **Ritual**: 5 Power for two gates. Do it.
    .title = Perform a Ritual
    .why = An early Ritual is cheap, and every Ritual makes the next one cost more.
    .could-1 = If you save the Power, your gates score nothing this turn. Perform the **Ritual**.
    .could-2 = That works too: your first Doom phase meets a requirement and earns a spellbook.

## Decay

duel-lesson-2-decay = Decay
    .short = Decay
    .learns-1 = what Decay costs, and when it grows
    .learns-2 = to spend in the right order
    .end = Decay took **3** of your 9 Power, and you lost the last 1.
    .after = Decay starts at 0 again every turn. Run out of Power when your opponent does, or take expensive actions first.
duel-lesson-2-decay-step-1 = Your opponent has no Power left. From now on each of your turns costs more than the one before: **Decay**. For this one it stands at 0.
    .title = Look at Decay
    .why = One of you nearly always has Power left over. Decay makes it worth less and less.
duel-lesson-2-decay-step-2 = Do something big while it is cheap: **build a gate** in **Boston** for 3 Power.
    .title = Do the big thing first
    .could-1 = Small actions suffer most from Decay. Do the expensive one first.
    .could-2 = Passing wastes 9 Power. Three more turns are worth their price.
duel-lesson-2-decay-step-3 = Decay rose to **1**, and you paid it before acting: 9 − 3 − 1 leaves **5**. **Recruit** a Cultist in **Boston**.
    .title = Recruit a Cultist
    .why = 1 Power for the Cultist, 1 for Decay: small actions cost twice as much now.
    .could-1 = Passing wastes what’s left. One more Cultist is 1 Power every turn.
    .could-2 = A Cultist earns its price back in the next Gather phase. **Recruit** first.
duel-lesson-2-decay-step-4 = Decay is **2** now: you paid 2 of your 4 Power. With the other 2, **summon** a **Deep One** in **Boston**.
    .title = Summon a guard
    .could-1 = Passing wastes 2 Power. A guard for Boston costs 1.
    .could-2 = Your new gate has no guard. **Summon** one.
duel-lesson-2-decay-step-5 = Decay would have been **3**. Your last Power couldn’t pay for it and was lost, and a new turn has begun.
    .title = See how it ends
    .leads = Take your big actions early, and save nothing for later.

## Doom for losses

duel-lesson-3-losses = Doom for losses
    .short = Doom for losses
    .learns-1 = to score for the units an enemy loses
    .learns-2 = what a battle is worth
    .learns-3 = how to win without six spellbooks
    .end = **6 Doom** from one battle, for 1 Power.
    .after = If anyone reaches 30 Doom, the game ends after this turn. The most Doom wins: you need no spellbooks.
duel-lesson-3-losses-step-1 = In the Duel you score Doom when you kill, eliminate or capture an enemy unit: as much as the unit **costs**. Dark Young 3, Fungi 2, Ghoul 1.
    .title = Count the prizes
    .why = Gates alone score no Doom here, so most of your Doom comes from Rituals and from the units your enemy loses.
duel-lesson-3-losses-step-2 = Enemy units worth 6 Doom stand in **Salem**, and so do Cthulhu and a Deep One. Fight: press **Battle**, 1 Power.
    .title = Begin a battle
    .why = You roll seven dice against three, and before any die is rolled, Cthulhu is hungry.
    .could-1 = Don’t leave: 6 Doom are right in front of you.
    .could-2 = 6 Doom for 1 Power is the better deal. Press **Battle**.
    .could-3 = You won’t get 6 Doom for 1 Power every turn.
duel-lesson-3-losses-step-3 = Cthulhu fights here, so you may use **Devour**: the enemy loses a unit of their choice before any dice are rolled.
    .title = Devour
    .why = Black Goat will lose her cheapest unit. You still score for it.
    .could-1 = Don’t skip it: Devour costs nothing and scores Doom.
duel-lesson-3-losses-step-4 = They gave the Ghoul to Devour: **1 Doom**. Your seven dice rolled two Kills, Fungi and Dark Young: **5** more. 8 has become **14**.
    .title = Add it up
duel-lesson-3-losses-step-5 = The same counts against you: Cthulhu is worth **7** to Black Goat, a captured Cultist **1**. Avoid battles you may lose.
    .title = Know what you risk
    .why = Before every battle the table shows what is at stake on both sides.
