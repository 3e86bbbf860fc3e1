### Opener of the Way: all its messages (docs/faction.md).

## Names

-faction-opener-of-the-way = Opener of the Way
    .article = none
    .short = Opener
-unit-mutant = Mutant
    .plural = Mutants
-unit-abomination = Abomination
    .article = an
    .plural = Abominations
-unit-spawn-of-yog-sothoth = Spawn of Yog-Sothoth
    .plural = Spawn of Yog-Sothoth
    .also = Spawn
-unit-yog-sothoth = Yog-Sothoth
    .article = none
    .plural = Yog-Sothoth
-ability-beyond-one = The Beyond One
    .called = the Beyond One
    .also = Beyond One
-ability-key-and-gate = The Key and the Gate
    .called = the Key and the Gate
    .also = Key and the Gate
-book-channel-power = Channel Power
-book-dragon-ascending = Dragon Ascending
-book-dragon-descending = Dragon Descending
-book-dread-curse = Dread Curse of Azathoth
    .also = Dread Curse
-book-million-favored-ones = The Million Favored Ones
    .also = Million Favored Ones
-book-they-break-through = They Break Through
-requirement-ow-gates-8 = 8 gates on the map
-requirement-ow-gates-12 = 10 or 12 gates on the map
    .short = 10 or 12 gates
-requirement-ow-areas = Visit 2 enemy gates
-requirement-ow-loss = Lose a unit in battle
-requirement-ow-great = Meet a Great Old One
-requirement-ow-awaken = Awaken Yog-Sothoth
-action-beyond-one = Beyond One
-action-dread-curse = Dread Curse

## Cards

things-when-any-moment = At any time, once
    .card = at any time, once
things-faction-opener-of-the-way =
    .tagline = Open gates everywhere, move them at will, and be the last gate yourself.
    .hint = You want the map full of gates, no matter whose: they earn you spellbooks. Your Monsters carry gates away, keepers and all, and grow stronger after each battle. Yog-Sothoth is cheap to awaken, counts as one of your gates, and grows with every enemy Great Old One.
    .short = The mover of gates
things-unit-mutant = With The Million Favored Ones, it may become an Abomination after a battle.
    .source = Faction card; Rulebook VI, VII
things-unit-abomination = With The Beyond One, it carries a gate anywhere. With The Million Favored Ones, it may become a Spawn of Yog-Sothoth after a battle.
    .source = Faction card; Rulebook VI, VII
things-unit-spawn-of-yog-sothoth = Yog-Sothoth awakens in its place. With The Beyond One, it carries a gate anywhere. With The Million Favored Ones, it may become all the Mutants in your pool after a battle.
    .source = Faction card; Rulebook VI, VII
things-unit-yog-sothoth = Awakens in place of a Spawn of Yog-Sothoth anywhere on the map; the Spawn returns to your pool. He needs no gate, because he is one. His combat is twice the number of enemy Great Old Ones in play when the dice are rolled; if only two factions play, it is always 4.
    .source = Faction card; Rulebook IX
things-ability-beyond-one = Choose one of your units of cost 3 or more in an area with a gate and no enemy Great Old One. The unit, the gate and its keeper, even an enemy’s, go together to any area without a gate. Everything else stays behind. The keeper stays on the gate and does not count as moved, so no one can take the gate on the way. Yog-Sothoth can carry a gate, but he himself cannot be carried as one.
    .source = Faction card
things-ability-key-and-gate = On the map, Yog-Sothoth is a gate you control: he gives 2 Power in the Gather phase, 1 Doom in the Doom phase and 1 Doom in your Ritual, and you may summon in his area. He needs no keeper, cannot be taken or abandoned, and may share an area with another gate.
    .source = Faction card
things-book-channel-power = When both sides have rolled, you may pay 1 Power to roll again all your dice that show neither a Kill nor a Pain. You may repeat this as long as you have Power and such dice.
    .short = Pay 1 Power to roll blank dice again
    .source = Spellbook
things-book-dragon-ascending = Once per game, at any time, even on another player’s turn or in a battle: your Power becomes equal to that of an enemy of your choice. On your turn it is after your actions; at other times it is under Signs. You keep the spellbook, turned over.
    .short = Once: your Power equals an enemy’s
    .source = Spellbook
things-book-dragon-descending = Once per game, when you perform a Ritual: your gates give double Doom in that Ritual. You gain Elder Signs as usual. You keep the spellbook, turned over.
    .short = Once: double Doom from gates in a Ritual
    .source = Spellbook
things-book-dread-curse = Choose an area with enemy units and roll a die for each Abomination and Spawn of Yog-Sothoth you have on the map. You divide the Kills and Pains among the enemies there, and each owner chooses which of their units take them, one result each. Killed units are eliminated. You choose an adjacent area for each Pained unit, no matter who is there. This is not a battle, so battle abilities do not apply.
    .short = Kills and Pains on the enemies in any area
    .source = Spellbook
things-book-million-favored-ones = After everything else in one of your battles, you may replace each of your units that took part, once: an Acolyte with a Mutant, a Mutant with an Abomination, an Abomination with a Spawn of Yog-Sothoth, and a Spawn with all the Mutants in your pool. Your pool must have the new units. The old ones return to it and are not lost.
    .short = Units that fought become stronger ones
    .source = Spellbook
things-book-they-break-through = You may also summon at gates that enemies control and at abandoned gates, even in areas without your units.
    .short = Summon at any gate
    .source = Spellbook
things-requirement-ow-gates-8 = Have 8 gates on the map at once, no matter whose. Abandoned gates and Yog-Sothoth count too.
    .source = Faction card; Rulebook VIII
things-requirement-ow-gates-12 = Have 12 gates on the map at once, no matter whose; 10 are enough with two or three players. Abandoned gates and Yog-Sothoth count too.
    .source = Faction card; Rulebook VIII
things-requirement-ow-areas = Have units in two areas with gates that enemies control, at the same time.
    .source = Faction card; Rulebook VIII
things-requirement-ow-loss = Lose a unit in a battle, whether Killed or eliminated.
    .source = Faction card; Rulebook VIII
things-requirement-ow-great = Have Yog-Sothoth in the same area as an enemy Great Old One.
    .source = Faction card; Rulebook VIII
things-requirement-ow-awaken = Awaken Yog-Sothoth for the first time.
    .source = Faction card; Rulebook VIII
things-action-beyond-one = For 1 Power, one of your units of cost 3 or more carries the gate in its area, with its keeper, to any area without a gate.
    .source = Faction card
things-action-dread-curse = For 2 Power, roll a die for each of your Abominations and Spawn of Yog-Sothoth against the enemies in one area.
    .source = Spellbook

## Questions

wars-ask-beyond-one-unit = which unit carries the gate in its area away?
    .hint = its keeper goes along
wars-ask-beyond-one-area = where does { THE($unit) } carry the gate?
    .hint = any area without a gate
wars-ask-curse-area = which area do you curse?
wars-ask-curse-kills = how many Kills do{ ES($side) } { THE($side) } take?
    .hint = { $number ->
        [one] { $number } is left { IN($area) }
       *[other] { $number } are left { IN($area) }
     }
wars-ask-curse-kills-share = { $number ->
    [one] { $number } Kill
   *[other] { $number } Kills
 }
wars-ask-curse-pains = how many Pains do{ ES($side) } { THE($side) } take?
    .hint = { $number ->
        [one] { $number } is left { IN($area) }
       *[other] { $number } are left { IN($area) }
     }
wars-ask-curse-pains-share = { $number ->
    [one] { $number } Pain
   *[other] { $number } Pains
 }
wars-ask-curse-kill = which of your units { IN($area) } is Killed?
    .hint = { $number ->
        [one] last one
       *[other] { $number } to choose
     }
wars-ask-curse-pain = which of your units { IN($area) } is Pained?
    .hint = { $number ->
        [one] last one
       *[other] { $number } to choose
     }
wars-ask-curse-flight = where do you send { THE($unit) }?
    .hint = { FROM($area) }
wars-ask-channel-power = roll your blank dice again?
    .hint = for 1 Power
wars-ask-channel-power-yes = Yes, pay 1 Power
wars-ask-channel-power-no = No, keep them
wars-ask-million-favored-ones = which unit becomes a stronger one?
    .hint = The Million Favored Ones
wars-ask-million-favored-ones-done = No more units

wars-hint-beyond-one-unit = A unit of cost 3 or more can carry the gate in its area to any area without one, along with its keeper.
wars-hint-beyond-one-area = Gate, keeper and carrier arrive together. The keeper still controls the gate.
wars-hint-curse-area = You roll a die for each of your Abominations and Spawn, wherever they are. The enemies there can’t strike back.
wars-hint-curse-kills = You divide the Kills among the enemies in the area; each of them chooses which of their units are Killed.
wars-hint-curse-pains = You divide the Pains among the enemies in the area; each of them chooses the units, and you choose where those go.
wars-hint-curse-kill = The Dread Curse isn’t a battle: one Kill is enough for any unit, and nothing saves it.
wars-hint-curse-pain = A Pained unit must leave. Opener of the Way chooses the area.
wars-hint-curse-flight = You may send it to any adjacent area, even to its enemies.
wars-hint-channel-power = Dice that show a Kill or a Pain stay as they are; all others are rolled again.
wars-hint-million-favored-ones = Each of your units that fought may become a stronger one from your pool. The old unit isn’t lost.

wars-why-curse-kill = The Dread Curse strikes { IN($area) }: you lose a unit there, and you choose which.
    .short = Dread Curse of { $sign } { $side }
wars-why-curse-pain = The Dread Curse strikes { IN($area) }: one of your units there must leave, and you choose which.
    .short = Dread Curse of { $sign } { $side }

wars-tips-beyond-one-area = Carry the gate { TO($area) }
wars-tips-curse-area = Curse { THE($area) }
wars-tips-curse-flight = Send it { TO($area) }

wars-reason-gates-everywhere = every area has a gate
    .short = no area without one
wars-reason-no-carrier = you have no unit of cost 3 or more that can carry a gate
    .short = no carrier at a gate
wars-reason-no-spawn = { CAP_THE($unit) } needs a Spawn of Yog-Sothoth on the map
    .short = no Spawn on the map
wars-reason-nobody-to-curse = no enemy unit is on the map
    .short = no one to curse
wars-reason-no-cursing = you have no Abomination and no Spawn of Yog-Sothoth on the map
    .short = no dice

# What can be done at any moment, as a button and what it means.
wars-option-dragon-ascending = Power { OF($side) }
    .note = Once: your Power becomes { $power }, as much as { THE($side) } { HAS($side) }.

## The chronicle

wars-events-beyond-one = { $side } carries the gate { FROM($origin) } { TO($area) } with { A($unit) }.
    .doer = You carry the gate { FROM($origin) } { TO($area) } with { YOUR($unit) }.
wars-events-beyond-one-keeper = { $side } carries the gate { FROM($origin) } { TO($area) } with { A($unit) }, and { A($keeper) } { OF($owner) } on it.
    .doer = You carry the gate { FROM($origin) } { TO($area) } with { YOUR($unit) }, and { A($keeper) } { OF($owner) } on it.
    .victim = { $side } carries the gate { FROM($origin) } { TO($area) } with { A($unit) }, and { YOUR($keeper) } on it.
wars-events-beyond-one-own = { $side } carries the gate { FROM($origin) } { TO($area) } with { A($unit) }, its keeper on it.
    .doer = You carry the gate { FROM($origin) } { TO($area) } with { YOUR($unit) }, your keeper on it.
wars-events-cursed = { $side } curses { THE($area) }: { $kills ->
    [one] { $kills } Kill
   *[other] { $kills } Kills
 }, { $pains ->
    [one] { $pains } Pain
   *[other] { $pains } Pains
 }.
    .doer = You curse { THE($area) }: { $kills ->
        [one] { $kills } Kill
       *[other] { $kills } Kills
     }, { $pains ->
        [one] { $pains } Pain
       *[other] { $pains } Pains
     }.
wars-events-cursed-lost = Eliminated: { A($units) }.
wars-events-favored = { $side } turns { A($units) } into { A($comers) }.
    .doer = You turn { A($units) } into { A($comers) }.
wars-events-dragon-ascending = { $side } uses Dragon Ascending.
    .doer = You use Dragon Ascending.
wars-events-dragon-descending = { $side } uses Dragon Descending: gates give double Doom in this Ritual.
    .doer = You use Dragon Descending: your gates give double Doom in this Ritual.
wars-events-power-dragon-ascending = { $side } gains **{ $amount } Power** from Dragon Ascending.
    .doer = You gain **{ $amount } Power** from Dragon Ascending.
wars-events-ordered-channel-power = no Channel Power
wars-events-ordered-million-favored-ones = no Million Favored Ones

## Goals, needs, orders

wars-goals-ow-gates-8 = eight gates on the map, anyone’s
    .how = Build gates, and let the others build theirs. Yog-Sothoth counts as one too.
wars-goals-ow-gates-12 = twelve gates on the map, anyone’s (ten with two or three players)
    .how = Build gates far away from each other, and leave those of your enemies alone. Yog-Sothoth counts as one too.
wars-goals-ow-areas = units at two enemy gates
    .how = Move a unit to each of two highlighted areas. They only have to be there.
wars-goals-ow-loss = lose one of your units in a battle
    .how = Attack where the enemy rolls dice, with a unit you can spare.
wars-goals-ow-great = Yog-Sothoth beside an enemy Great Old One
    .how = Awaken Yog-Sothoth and move him to a highlighted area. He rolls two dice for each enemy Great Old One.
wars-goals-ow-awaken = 6 Power, and a Spawn of Yog-Sothoth on the map
    .how = Summon a Spawn of Yog-Sothoth for 4 Power, save 6 more, and press Awaken.
wars-need-ow-gates = Needs **{ $gates } more { $gates ->
    [one] gate
   *[other] gates
 }** on the map.
wars-need-ow-areas = Needs units at **{ $more } more enemy { $more ->
    [one] gate
   *[other] gates
 }**.
wars-need-ow-great = Needs to share an area with an enemy Great Old One.
    .asleep = Needs { $unit } on the map, and an enemy Great Old One in his area.
wars-orders-channel-power =
    .note = After the roll, you may pay 1 Power to roll your blank dice again. Never: they stay.
wars-orders-dragon-ascending =
    .note = Asks before the first player is chosen whether you want to use Dragon Ascending. When it matters: only if an enemy has more Power than you. Never: you are not asked, but can still use it at any other time.
wars-orders-million-favored-ones =
    .note = After one of your battles, units that fought may become stronger ones. Never: they stay what they are.

## The card at the beginning

wars-card-mutant = **Monsters** guard and fight. Summon them at your gates: Mutant 2, Abomination 3, Spawn of Yog-Sothoth 4.
wars-card-beyond-one = **The Beyond One:** for 1 Power, an Abomination or a Spawn carries the gate in its area anywhere, with its keeper.
wars-card-yog-sothoth = **Yog-Sothoth** awakens in place of a Spawn for 6 Power. He **is a gate**: 2 Power and 1 Doom each turn.
wars-card-opener-of-the-way-step-1 = Choose a start with free land around it, and **build a second gate** at once.
wars-card-opener-of-the-way-step-2 = Move Cultists to **two enemy gates**: standing there earns your first spellbook.
wars-card-opener-of-the-way-step-3 = Summon a **Spawn of Yog-Sothoth**, then awaken Yog-Sothoth in its place.
wars-card-opener-of-the-way-step-4 = Let everyone build: **many gates on the map** earn two more spellbooks.
wars-card-other-opener-of-the-way = moves gates about and becomes one

## Advice and New game

wars-advice-ow-gates-8 = more gates on the map
    .worse = fewer gates on the map
wars-advice-ow-gates-12 = more gates on the map
    .worse = fewer gates on the map
wars-advice-ow-areas = units at enemy gates
    .worse = no units at enemy gates
wars-advice-ow-loss = a battle that may cost a unit
    .worse = no battle that may cost a unit
wars-advice-ow-great = Yog-Sothoth closer to a Great Old One
    .worse = Yog-Sothoth farther from a Great Old One
wars-advice-ow-awaken = can awaken Yog-Sothoth sooner
    .worse = awakens Yog-Sothoth later
wars-first-opener-of-the-way = Fill the world with gates.
    .wins = gates everywhere, then double Doom from them

## A lesson

wars-lesson-12-beyond-one = Opener of the Way: take a gate with you
    .short = The Beyond One
    .learns-1 = to carry a gate away, with its keeper
    .learns-2 = to leave its guards behind
    .end = You have taken a gate **out of the middle of an army**.
    .learns-3 = to awaken Yog-Sothoth, who is a gate himself
    .after = With The Key and the Gate he gives you Power and Doom like any gate, and no one can take him from you.
wars-lesson-12-beyond-one-step-1 = You’re Opener of the Way, with **8 Power**. Your Abomination stands at Yellow Sign’s gate in **Europe**, and two Undead guard its keeper.
    .title = A guarded gate
wars-lesson-12-beyond-one-step-2 = Press **Beyond One** and choose **Africa**, where your Acolyte waits. It costs 1 Power.
    .title = Carry it to Africa
    .why = Gate, keeper and Abomination go together; everything else stays behind, guards included.
    .could-1 = The Undead would still be there. Carry the gate away from them.
    .could-2 = That gate is already yours. Let the **Abomination** carry the one in Europe.
    .could-3 = You have no one there to take the gate. Your Acolyte is in **Africa**.
    .could-4 = There’s a gate for the taking. Carry it away first.
wars-lesson-12-beyond-one-step-3 = The keeper is alone now, and your Abomination is beside it. Press **Capture**.
    .title = Capture the keeper
    .could-1 = The keeper would still have the gate. Press **Capture**.
    .could-2 = It takes only 1 Power to capture the keeper.
wars-lesson-12-beyond-one-step-4 = The gate is abandoned, and your Acolyte stands beside it. Press **Take gate**.
    .title = Take the gate
    .could-1 = Not yet: the gate is yours for free. Take it first.
    .could-2 = That can wait. Take the gate first.
wars-lesson-12-beyond-one-step-5 = You have 6 Power left, and a **Spawn of Yog-Sothoth** in **North America**. Press **Awaken**.
    .title = Awaken Yog-Sothoth
    .why = The Spawn makes way for him. He needs no gate: he is one.
    .could-1 = You have just enough Power for Yog-Sothoth. Press **Awaken**.
    .could-2 = You’d lose 6 Power, exactly what Yog-Sothoth costs.
wars-lesson-12-beyond-one-step-6 = Awakening him meets a requirement: choose a spellbook. With **They Break Through** you summon at any gate.
    .title = Take a spellbook
wars-lesson-12-beyond-one-step-7 = Two gates and Yog-Sothoth: you control **three gates**. Look at your requirements: many gates on the map help you, no matter whose.
    .title = Count your gates

## Rulings

wars-rules-r73 = The Beyond One takes the unit, the gate (even an abandoned one) and its keeper, who keeps control all the way: no one can move, capture or eliminate them meanwhile. Any enemy Great Old One in the area prevents it, no matter whose gate it is. The printed cost of the unit counts. If Yog-Sothoth is the only gate in an area, there is no gate to carry away, but another may be carried to him.
    .title = The Beyond One
    .source = Ruling R73; faction card
wars-rules-r74 = Yog-Sothoth is a gate wherever gates are counted: for Power, Doom, Rituals and summoning, for gates on the map and in oceans, for Cthulhu’s awakening in the South Pacific, and in the way of the King in Yellow. He does not count as a gate you control for awakening. He is never abandoned or taken, and a gate may be built in his area. If two people play four factions, 10 gates are enough for the second requirement.
    .title = When Yog-Sothoth is a gate
    .source = Ruling R74; faction card
wars-rules-r75 = Dragon Ascending may also lower your Power, but not on your own turn, when you may still have to pay. You cannot use it while pledges are made or between the steps of your own action. If you use it while the first player is being chosen, check again who has the most Power.
    .title = Dragon Ascending
    .source = Ruling R75; spellbook
wars-rules-r76 = With the Dread Curse, all Kills and Pains are divided before anyone chooses units, as many as the units there can take, one each. Killed units leave at once; Pained units leave after everyone has chosen. Battle abilities have no effect, except that Passion still gives its Power. A unit that was lost in a battle counts as lost even if The Million Favored Ones bring it back; a unit they replace does not.
    .title = Dread Curse and Million Favored Ones
    .source = Ruling R76; spellbooks

## What a spellbook was earned for: “for …”, in a line of the log

wars-earned-ow-gates-8 = 8 gates on the map
wars-earned-ow-gates-12 = 10 or 12 gates on the map
wars-earned-ow-areas = standing at two enemy gates
wars-earned-ow-loss = losing a unit in battle
wars-earned-ow-great = meeting a Great Old One
wars-earned-ow-awaken = awakening Yog-Sothoth
wars-rules-r92 = If you can still use Dragon Ascending, you are asked between Gather Power and the choice of the first player. If you then have the most Power, you are first player. On the first turn you are not asked, because the set-up decides. You can also use it later, as always.
    .title = Dragon Ascending and the first player
    .source = Ruling R92; spellbook; our rule
