### The card before the first question: who you are, how you win, what to do first. Short: each point has two lines or three.
### A game built on this one says the same ids with its own name in front where it differs.

wars-card-heading-win = How you win
wars-card-heading-units = What your units do
wars-card-heading-first = What to do first
wars-card-note = The list of goals highlights each step.
wars-card-turns = { $players ->
    [one] { $players } player · { $map }
   *[other] { $players } players · { $map }
 }

wars-card-win-doom = **Most Doom wins.** The game ends when anyone reaches **30**. Each gate you control gives you 1 a turn.
wars-card-win-spellbook = **Six spellbooks**: without them you can’t win. Each slot on your faction card names a requirement.
wars-card-win-ritual = **Rituals** score your gates a second time. They cost more as the game goes on.
wars-card-win-elder-sign = **Elder Signs** are secret Doom, 1 to 3 each.

wars-card-acolyte = **Cultists** build and keep gates, and give you 1 Power each a turn. They are weak: they can be captured.
wars-card-gate = **A gate** gives you 2 Power a turn while your Cultist keeps it. If the keeper leaves, anyone can take it.

## Great Cthulhu

wars-card-deep-one = **Monsters** guard and fight. Summon them at your gates: Deep One 1, Shoggoth 2, Starspawn 3.
wars-card-cthulhu = **Cthulhu** sleeps below { THE($start) }. Awaken him for 10 Power: six dice, an Elder Sign, a spellbook.
wars-card-great-cthulhu-step-1 = Move a Cultist to an ocean next to yours and build a gate there: **4 Power**.
wars-card-great-cthulhu-step-2 = Do the same in another ocean. Three ocean gates: your **first spellbook**.
wars-card-great-cthulhu-step-3 = The first Doom phase gives you a **second** spellbook. Summon a guard for each gate.
wars-card-great-cthulhu-step-4 = Save 10 Power and **awaken Cthulhu**: your third.

## Crawling Chaos

wars-card-nightgaunt = **Monsters** guard and fight. Summon them at your gates: Nightgaunt 1, Flying Polyp 2, Hunting Horror 3.
wars-card-flight = **You fly.** Each of your units, Cultists too, moves up to two areas for 1 Power.
wars-card-nyarlathotep = **Nyarlathotep** awakens at your gate for 10 Power, and grows with every spellbook.
wars-card-crawling-chaos-step-1 = Fly a Cultist to an area without a gate and build one: **4 Power**.
wars-card-crawling-chaos-step-2 = Spend the rest on a Monster: a **guard** for a gate whose keeper stands alone.
wars-card-crawling-chaos-step-3 = Next turn, pay 4 Power for your **first spellbook**, and later 6 for a second.
wars-card-crawling-chaos-step-4 = Fly a Monster to a lone Cultist and **capture** it: a spellbook, and perhaps its gate.

## Black Goat

wars-card-ghoul = **Monsters** spread and guard. Summon them at your gates: Ghoul 1, Fungi 2, Dark Young 3.
wars-card-shub-niggurath = **Shub-Niggurath** awakens at your gate for 8 Power and two Cultists. Her dice are your Cultists and gates.
wars-card-black-goat-step-1 = **Eliminate two Cultists**: it costs no Power, and earns your first spellbook at once.
wars-card-black-goat-step-2 = Take **The Red Sign** and summon a Dark Young: it can now keep gates, and can’t be captured.
wars-card-black-goat-step-3 = **Spread**: units in 4, 6 and 8 areas earn a spellbook each. One Cultist or Ghoul is enough for an area.
wars-card-black-goat-step-4 = Save 8 Power and **awaken Shub-Niggurath**.

## Yellow Sign

wars-card-undead = **Monsters** go with the King. Summon them at your gates: Undead 1, Byakhee 2.
wars-card-king-in-yellow = **The King in Yellow** awakens for 4 Power where you have a unit and no gate. He doesn’t fight: he **desecrates** the area he is in.
wars-card-hastur = **Hastur** awakens at your gate where the King stands, for 10 Power.
wars-card-yellow-sign-step-1 = **Give 3 Doom** to another player: it costs no Power, and earns your first spellbook.
wars-card-yellow-sign-step-2 = Move a Cultist out of { THE($start) }, then **awaken the King** there: your second spellbook.
wars-card-yellow-sign-step-3 = Each turn, **desecrate** where he stands: a free unit, and a spellbook for each of the three signs.
wars-card-yellow-sign-step-4 = Build gates behind him, and keep a guard at each.

## The others, a few words on each

wars-card-other-great-cthulhu = strikes hard and returns from the deep
wars-card-other-crawling-chaos = flies two areas and hunts lone Cultists
wars-card-other-black-goat = spreads everywhere
wars-card-other-yellow-sign = wanders and desecrates
