### All about Sleeper: its names, what they do, what it asks and what is told of it.

## Names

-faction-sleeper = Sleeper
    .article = none
-unit-wizard = Wizard
    .plural = Wizards
-unit-serpent-man = Serpent Man
    .plural = Serpent Men
-unit-formless-spawn = Formless Spawn
    .plural = Formless Spawn
-unit-tsathoggua = Tsathoggua
    .article = none
    .plural = Tsathoggua
-ability-death-from-below = Death from Below
-ability-lethargy = Lethargy
-book-ancient-sorcery = Ancient Sorcery
-book-burrow = Burrow
-book-capture-monster = Capture Monster
-book-cursed-slumber = Cursed Slumber
-book-demand-sacrifice = Demand Sacrifice
-book-energy-nexus = Energy Nexus
-requirement-sl-give-3 = Give 3 Power
-requirement-sl-give-all = Give everyone 1 Power
-requirement-sl-take-all = Take 1 Power from all
    .short = Everyone’s Power
-requirement-sl-dice = Roll 6 dice
-requirement-sl-ritual = Perform a Ritual
-requirement-sl-awaken = Awaken Tsathoggua
-action-lethargy = Lethargy
-action-ancient-sorcery = Sorcery
-action-capture-monster = Take Monster
-action-cursed-slumber = Cursed Slumber
-action-rouse = Wake the gate
-action-sl-give-3 = Give 3 Power
-action-sl-give-all = Give 1 each
-action-sl-take-all = Take 1 each

## What they are

things-faction-sleeper =
    .tagline = Lie in wait, borrow what others can do, and wake when they have spent their Power.
    .hint = You have time: with Tsathoggua in play you can wait while the others act, and he fights with the Power your enemy has left. Formless Spawn are strong in numbers, wherever they stand. Serpent Men borrow an enemy’s ability, and one of your gates can sleep where no one can reach it.
    .short = Patient and borrowing
things-unit-wizard = With Energy Nexus, you may take an action before any battle in its area. It is the first Monster Death from Below places.
    .source = Faction card
things-unit-serpent-man = With Ancient Sorcery, it goes onto an enemy’s faction card and borrows that faction’s ability.
    .source = Faction card
things-unit-formless-spawn = The combat of each is the number of Formless Spawn on the map, plus 1 while Tsathoggua is on the map. Tsathoggua awakens beside one.
    .source = Faction card
things-unit-tsathoggua = Awakens in an area with a Formless Spawn; no gate is needed. His combat is the Power your enemy in the battle has at the roll, at least 2.
    .source = Faction card
things-ability-death-from-below = Once per Doom phase, a Monster of the lowest cost in your pool appears, free, in any area with one of your units. If you have no units on the map, no Monster appears. First edition: after all Rituals. Later edition: on your own turn to perform a Ritual, before or after it.
    .source = Faction card
things-ability-lethargy = With Tsathoggua in play, you may do nothing as your action. You must have Power to take a turn at all, and at least one other faction must still be able to act.
    .source = Faction card
things-book-ancient-sorcery = Move a Serpent Man from the map onto the card of an enemy that has none yet. You have that faction’s unique ability until the end of the next Doom phase; the enemy keeps it too. In that phase each such Serpent Man returns to any area, and you gain 1 Power for each. If the ability names a Great Old One, it also applies to Tsathoggua.
    .short = Borrow an enemy’s ability
    .source = Card
things-book-burrow = If you spend 2 Power or more on moving in one Move action, you get 1 Power back. A tax on the move counts as spent; units that move free do not.
    .short = Moving costs 1 less from the second unit on
    .source = Card
things-book-capture-monster = Tsathoggua captures an enemy Monster in his area, the way Cultists are captured. Only a Great Old One of its own faction there protects it. Its owner chooses the Monster. It returns to its owner’s pool in the next Gather phase and gives you 1 Power.
    .short = Tsathoggua captures Monsters
    .source = Card
things-book-cursed-slumber = A gate you control leaves the map for your card, with its keeper. It still gives Power and Doom, and no enemy can touch it, but it is not a gate on the map: it counts nowhere, and you cannot summon or recruit there. Later, for another action, both return to any area without a gate. Only one gate can sleep at a time.
    .short = A gate sleeps out of reach
    .source = Card
things-book-demand-sacrifice = With Tsathoggua in play, in the battle or not, your enemy must choose before the roll: you gain 1 Elder Sign, or all their Kills on your units in this battle are Pains. Once per battle. Eliminations are not affected.
    .short = An Elder Sign, or no Kills
    .source = Card
things-book-energy-nexus = When a battle is declared in an area with one of your Wizards, even a battle between other factions, you may take one action that starts in that area, at its usual cost, before the battle begins. In a battle you declared yourself, the action cannot be a second battle there. You need Power for it, and it cannot be an unlimited action. If one of the two sides has left the area by then, there is no battle.
    .short = Act before any battle where a Wizard is
    .source = Card
things-requirement-sl-give-3 = As an action, pay 3 Power; another faction of your choice gains 3 Power.
    .source = Faction card
things-requirement-sl-give-all = As an action, pay 3 Power; every other faction gains 1 Power.
    .source = Faction card
things-requirement-sl-take-all = As an action, pay 3 Power; every other faction loses 1 Power if it has any.
    .source = Faction card
things-requirement-sl-dice = Roll six dice or more at once in a battle, attacking or defending.
    .source = Faction card
things-requirement-sl-ritual = Perform a Ritual of Annihilation.
    .source = Faction card
things-requirement-sl-awaken = Awaken Tsathoggua for the first time.
    .source = Faction card
things-action-lethargy = With Tsathoggua in play: do nothing as your action. It costs no Power.
    .source = Faction card
things-action-ancient-sorcery = For 1 Power, a Serpent Man goes onto an enemy’s card, and you borrow that faction’s ability.
    .source = Card
things-action-capture-monster = For 1 Power, Tsathoggua captures an enemy Monster in his area. Its owner chooses which.
    .source = Card
things-action-cursed-slumber = For 1 Power, a gate you control and its keeper leave the map and sleep on your card.
    .source = Card
things-action-rouse = For 1 Power, the sleeping gate and its keeper return to any area without a gate.
    .source = Card
things-action-sl-give-3 = As your action, pay 3 Power and give another faction 3 Power to earn a spellbook.
    .source = Faction card
things-action-sl-give-all = As your action, pay 3 Power and give every other faction 1 Power to earn a spellbook.
    .source = Faction card
things-action-sl-take-all = As your action, pay 3 Power and take 1 Power from every other faction to earn a spellbook.
    .source = Faction card

wars-fact-slumber = A gate sleeps on its card, kept by { A($units) }
    .bare = A gate sleeps on its card, without a keeper
    .units = { $count } asleep on its card
wars-fact-sorcery = { CAP_A($units) } on the card { OF($side) }: { $thing } until the end of the Doom phase
    .units = { $count } on the card { OF($side) }
wars-fact-borrowed = { $thing } { OF($side) } until the end of the Doom phase
wars-fact-on-cards = Still on the cards of enemies: { COMMA($units) }
    .units = { $count } still on the cards of enemies

## Questions

wars-ask-sl-gift-side = who gains 3 Power?
wars-ask-sorcery-unit = which Serpent Man leaves the map?
wars-ask-sorcery-side = whose ability do you borrow?
    .hint = { THE($unit) } goes onto its card
wars-ask-ritual-ancient-sorcery = Serpent Men home
wars-ask-doom-order-ancient-sorcery = Serpent Men home
wars-answers-ritual-ancient-sorcery = each returns to any area, and you gain 1 Power
wars-answers-ritual-death-from-below = the cheapest Monster in your pool appears, free
wars-ask-serpent-area = where does a Serpent Man return?
    .hint = { $left ->
        [one] and you gain 1 Power
       *[other] and you gain 1 Power; { $left } are away
     }
wars-ask-death-area = where does { THE($unit) } appear?
    .hint = Death from Below
wars-ask-monster-side = whose Monster do you capture { IN($area) }?
wars-ask-monster-unit = which Monster do you lose to { THE($by) }?
    .hint = { IN($area) }
wars-ask-slumber-area = which gate falls asleep?
wars-ask-rouse-area = where does the gate wake up?
wars-ask-demand-sacrifice = which sacrifice do you choose?
    .hint = before the roll
wars-ask-energy-nexus = what do you do before the battle { IN($area) }?
    .hint = Energy Nexus · { $attacker } against { $defender }
wars-ask-energy-nexus-done = Nothing
wars-option-sacrifice-sign = Sleeper gains an Elder Sign
wars-option-sacrifice-kills = Your Kills are Pains

wars-hint-sl-gift-side = The faction you choose can use this Power at once. Choose the one that can do you least harm.
wars-hint-sorcery-unit = The Serpent Man is off the map and safe until the next Doom phase. Then it returns to any area and gives you 1 Power.
wars-hint-sorcery-side = You have the faction’s ability until the end of the next Doom phase. The faction keeps it too.
wars-hint-serpent-area = It may return to any area of the map, and you gain 1 Power.
wars-hint-death-area = The cheapest Monster in your pool appears, free, in an area with one of your units.
wars-hint-monster-side = If the enemy you choose has several Monsters there, they choose which one to lose.
wars-hint-monster-unit = You choose which of your Monsters is captured. It returns to your pool in the next Gather phase.
wars-hint-slumber-area = The gate and its keeper leave the map and still give you Power and Doom. No one can take them while they sleep.
wars-hint-rouse-area = The gate and its keeper can return to any area without a gate.
wars-hint-demand-sacrifice = Either Sleeper gains an Elder Sign, or all your Kills on its units in this battle are Pains.
wars-hint-energy-nexus = A Wizard stands where a battle has been declared: you may take one action that starts there before it begins.

wars-why-monster-unit = Tsathoggua captures one of your Monsters { IN($area) }, and you choose which.
    .short = { $sign } { $side } captures
wars-why-demand-sacrifice = Tsathoggua demands a sacrifice before the roll { IN($area) }: an Elder Sign for { $sign } { $side }, or your Kills.
    .short = { $sign } { $side } demands a sacrifice
wars-why-energy-nexus = A battle has been declared { IN($area) }, where your Wizard is: you may act first.
    .short = a battle { IN($area) }

wars-tips-slumber-area = Put the gate to sleep { IN($area) }
wars-tips-rouse-area = Wake the gate { IN($area) }
wars-tips-death-area = Appear { IN($area) }
wars-tips-serpent-area = Return { TO($area) }

## Why something cannot be chosen

wars-reason-no-formless-spawn = { THE($unit) } awakens only beside a Formless Spawn
    .short = needs Formless Spawn
wars-reason-nobody-acts = no one else can act anymore
    .short = others are done
wars-reason-no-serpent-man = no Serpent Man is on the map
    .short = no Serpent Man
wars-reason-no-card = you have no ability left to borrow
    .short = nothing to borrow
wars-reason-no-monster = no enemy Monster to capture is with { THE($unit) }
    .short = no Monster there
wars-reason-gate-asleep = one of your gates is already asleep
    .short = one is asleep
wars-reason-no-gate-asleep = none of your gates is asleep
    .short = none is asleep
wars-reason-not-lent = no Serpent Man is on the card { OF($side) }
    .short = not borrowed
wars-reason-not-in-area = it cannot start { IN($area) }
    .short = not in this area

## What has happened

wars-events-power-ancient-sorcery = { $side } gains **{ $amount } Power** for a Serpent Man.
    .doer = You gain **{ $amount } Power** for a Serpent Man.
wars-events-power-burrow = { $side } gets **{ $amount } Power** back from Burrow.
    .doer = You get **{ $amount } Power** back from Burrow.
wars-events-lethargy = { $side } waits in Lethargy.
    .doer = You wait in Lethargy.
wars-events-sorcery = { $side } sends { A($unit) } onto the card { OF($card) }.
    .doer = You send { A($unit) } onto the card { OF($card) }.
wars-events-serpents-home = { $side } calls its Serpent Men home: { $places }.
    .doer = You call your Serpent Men home: { $places }.
wars-events-death-from-below = { CAP_A($unit) } of { $side } appears from below { IN($area) }.
    .doer = { CAP_YOUR($unit) } appears from below { IN($area) }.
wars-events-gate-slept = { $side } puts its gate { IN($area) } to sleep.
    .doer = You put your gate { IN($area) } to sleep.
wars-events-gate-woke = { $side } wakes its gate { IN($area) }.
    .doer = You wake your gate { IN($area) }.
wars-events-monster-captured = Tsathoggua captures { A($unit) } { OF($owner) } { IN($area) }.
    .doer = Tsathoggua captures { A($unit) } { OF($owner) } { IN($area) }.
    .victim = Tsathoggua captures { YOUR($unit) } { IN($area) }.
wars-events-sl-give-3 = { $side } pays { $paid } Power, and { THE($receiver) } gain{ S($receiver) } **{ $amount } Power**.
    .doer = You pay { $paid } Power, and { THE($receiver) } gain{ S($receiver) } **{ $amount } Power**.
    .victim = { $side } pays { $paid } Power, and you gain **{ $amount } Power**.
wars-events-sl-give-all = { $side } pays { $paid } Power, and the others gain: { $shares }.
    .doer = You pay { $paid } Power, and the others gain: { $shares }.
wars-events-sl-take-all = { $side } pays { $paid } Power, and the others lose: { $shares }.
    .doer = You pay { $paid } Power, and the others lose: { $shares }.
wars-events-sl-take-nothing = { $side } pays { $paid } Power, and no one has any to lose.
    .doer = You pay { $paid } Power, and no one has any to lose.
wars-events-energy-nexus = { $side } acts before the battle.
    .doer = You act before the battle.
wars-events-demand-sacrifice = Tsathoggua demands a sacrifice.
wars-events-sign-demand-sacrifice = { $signs ->
    [one] { $side } gains **{ $signs } Elder Sign** as a sacrifice.
   *[other] { $side } gains **{ $signs } Elder Signs** as a sacrifice.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign** as a sacrifice.
       *[other] You gain **{ $signs } Elder Signs** as a sacrifice.
     }
wars-events-softened = All Kills on units of { $side } are Pains in this battle.
    .doer = All Kills on your units are Pains in this battle.
wars-events-ordered-energy-nexus = no action before the battle

## Goals

wars-goals-sl-give-3 = costs an action and 3 Power
    .how = Pay when the faction that gains the Power can’t use it against you, and you have nothing better to do.
wars-goals-sl-give-all = costs an action and 3 Power
    .how = Pay early in a phase, or when the others are out of Power anyway: each of them gains only 1.
wars-goals-sl-take-all = costs an action and 3 Power
    .how = Pay early, while everyone has Power to lose.
wars-goals-sl-dice = Formless Spawn in numbers, or Tsathoggua against a rich enemy
    .how = Three Formless Spawn together roll nine dice; two and Tsathoggua roll six. Attack with them in a highlighted area.
wars-goals-sl-ritual = Power for a Ritual in the Doom phase
    .how = Keep enough Power for a Ritual. The Power that returning Serpent Men give you can pay for it too.
wars-goals-sl-awaken = 8 Power, beside a Formless Spawn
    .how = Summon a Formless Spawn, save 8 Power, and press Awaken.
wars-need-sl-dice = Your best attack rolls { $dice } of 6 dice now.
wars-need-sl-ritual = { $power ->
    [0] You have the Power for a Ritual.
    [one] You need { $power } more Power for a Ritual.
   *[other] You need { $power } more Power for a Ritual.
 }

wars-orders-demand-sacrifice =
    .note = Before a battle with Tsathoggua in play, you may demand a sacrifice. Never: you do not demand one.
wars-orders-energy-nexus =
    .note = Before any battle in an area with one of your Wizards, you may take an action. Never: you do not take one.

## Cards and New game

wars-card-serpent-man = **Monsters** guard and fight. Summon them at your gates: Wizard 1, Serpent Man 2, Formless Spawn 3.
wars-card-formless-spawn = **Formless Spawn** grow stronger with each one on the map: three of them roll nine dice.
wars-card-tsathoggua = **Tsathoggua** awakens beside a Formless Spawn for 8 Power. His dice are the Power your enemy has left.
wars-card-sleeper-step-1 = Move a Cultist out of { THE($start) } and **build a gate**: 4 Power.
wars-card-sleeper-step-2 = **Take 1 Power from all** for 3 Power: your first spellbook, while the others still have Power to lose.
wars-card-sleeper-step-3 = Next turn, summon a **Formless Spawn** and save Power for Tsathoggua.
wars-card-sleeper-step-4 = With Tsathoggua in play, **wait** with Lethargy until the others are out of Power, then act alone.
wars-card-other-sleeper = waits, borrows, and hides a gate
wars-first-sleeper = Wait until they tire.
    .wins = spellbooks for Power early, then patience and Formless Spawn
handicap-of-sleeper = More Power at the start buys a spellbook or two at once.

## Reasons of the bots

wars-advice-sl-awaken = can awaken Tsathoggua sooner
    .worse = awakens Tsathoggua later
wars-advice-sl-dice = closer to six dice in a battle
    .worse = farther from six dice in a battle
wars-advice-sl-ritual = saves Power for a Ritual
    .worse = has less Power for a Ritual
wars-advice-sl-asleep = a gate asleep and out of reach
    .worse = no gate asleep
wars-advice-sl-lent = borrows another ability
    .worse = borrows one ability fewer
wars-advice-sl-crowd = more Formless Spawn together
    .worse = fewer Formless Spawn together
wars-advice-sl-nexus = a Wizard at a gate
    .worse = no Wizard at a gate

## A lesson

wars-lesson-14-sorcery = Sleeper: what others can do
    .short = Ancient Sorcery
    .learns-1 = to borrow the ability of another faction
    .learns-2 = when your Serpent Men return
    .end = You **flew** with one of Sleeper’s Cultists, and built a gate two areas away.
    .after = In the next Doom phase the Serpent Man returns to any area you like, and gives you 1 Power.
wars-lesson-14-sorcery-step-1 = You’re Sleeper, with **5 Power**. Your neighbors have no Power left. Crawling Chaos, in **Asia**, can do something you can’t: it flies.
    .title = What others can do
wars-lesson-14-sorcery-step-2 = Press **Sorcery** and choose **Crawling Chaos**. Your Serpent Man goes onto its card for 1 Power.
    .title = Borrow Flight
    .why = Until the end of the next Doom phase you have its ability too. Crawling Chaos keeps it.
    .could-1 = First borrow the ability that makes the rest easier.
    .could-2 = Cthulhu’s ability helps only to awaken Tsathoggua. Choose **Crawling Chaos**.
    .could-3 = Your Power would be gone. Press **Sorcery**.
wars-lesson-14-sorcery-step-3 = Press **Move**, choose the Acolyte beside your keeper, and fly to **Africa**. Then press **Done**.
    .title = Fly
    .why = Each of your units now moves up to two areas for 1 Power, over anything in between.
    .could-1 = There’s a better place for a gate. Press **Move** and fly to **Africa**.
wars-lesson-14-sorcery-step-4 = **Africa** has no gate, and no one else is there. Press **Build gate**: 3 Power.
    .title = Build there
    .could-1 = A second gate is worth more than anything else now. Press **Build gate**.
wars-lesson-14-sorcery-step-5 = Your card shows what you have **borrowed**. Later, with **Tsathoggua** in play, you can also wait with **Lethargy** until the others have spent their Power.
    .title = Patience

## Rulings

wars-rules-r86 = Serpent Men return on your turn to perform a Ritual, before or after it, as you like; the Power they bring can pay for it. In the first edition they return after all Rituals. Their return is not optional. The borrowed ability lasts until the phase ends. Each card can hold one Serpent Man; it is in play, but neither on the map nor in the pool, and no one can affect it. You borrow only the faction’s unique ability, never a spellbook or a Great Old One’s ability. Death from Below places nothing while you have no unit on the map.
    .title = Ancient Sorcery and Death from Below
    .source = Ruling R86; faction card
wars-rules-r87 = For Lethargy you need Power, as for any action, and another faction must still be able to act; otherwise the Action phase would never end. The 3 Power that Sleeper gives must go to a faction of another person. Factions lose only Power they have.
    .title = Lethargy and gifts of Power
    .source = Ruling R87; faction card
wars-rules-r88 = Burrow returns 1 Power once for each Move action on which Sleeper spent 2 or more, including any tax. Capture Monster takes only Monsters; a Great Old One of the victim in the area protects them, other Monsters do not. A captured Dark Young leaves its gate abandoned.
    .title = Burrow and Capture Monster
    .source = Ruling R88; card
wars-rules-r89 = In either edition, a sleeping gate and its keeper give 3 Power in the Gather phase, 1 Doom in the Doom phase and 1 in a Ritual, but they do not count as on the map for any purpose. If Ghroth takes Cultists, Sleeper may lose the sleeping keeper, but no one can demand it; the gate then gives nothing, and is abandoned when it returns.
    .title = A gate that sleeps
    .source = Ruling R89; card
wars-rules-r90 = Demand Sacrifice is used in Sleeper’s own part of the pre-battle, at most once per battle; Tsathoggua does not have to be in the battle. The enemy chooses at once, before the roll. Kills that become Pains are Pains for every purpose; units that are eliminated are not saved.
    .title = Demand Sacrifice
    .source = Ruling R90; card
wars-rules-r91 = Energy Nexus works in any battle in an area with a Wizard, once it has been declared and paid for. The action must start there. It cannot be an unlimited action, a Pass, Lethargy, a payment for a spellbook, or the return of a gate. You get what it earns at once, since the battle has not begun. If a side then has no unit there, no battle takes place, but it counts as declared. A battle started this way is finished before the first one goes on; the limit of one battle in an area belongs to each faction’s own turn.
    .title = Energy Nexus
    .source = Ruling R91; card

## What a spellbook was earned for: “for …”, in a line of the log

wars-earned-sl-give-3 = giving 3 Power
wars-earned-sl-give-all = giving everyone 1 Power
wars-earned-sl-take-all = taking 1 Power from everyone
wars-earned-sl-dice = rolling six dice
wars-earned-sl-ritual = performing a Ritual
wars-earned-sl-awaken = awakening Tsathoggua
wars-rules-r93 = Death from Below always happens. The card does not say “may”, so you cannot decline it; you choose only the area. If several kinds of Monster were equally cheap, you would choose the Monster, too.
    .title = Death from Below always happens
    .source = Ruling R93; faction card
wars-rules-r94 = Before a battle that Sleeper has declared, Energy Nexus allows any action that starts in the area except a second battle of Sleeper’s there. The card gives one more action, but does not lift the limit of one battle in each area on your turn. Before a battle that another player has declared, Sleeper may start a battle there.
    .title = Energy Nexus and a second battle
    .source = Ruling R94; rulings R12, R91; card
wars-rules-r95 = If a faction has several special events in a Doom phase, its owner chooses the order. Sleeper’s Serpent Men may come home before or after Death from Below. Events that must happen can be chosen first; those that are optional can still be declined at the end.
    .title = The order of special events
    .source = Ruling R95; Rulebook V; our rule
