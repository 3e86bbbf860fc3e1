### The Ancients: their names, texts, questions and deeds.

## Names

-faction-ancients = Ancients
    .agrees = plural
    .article = the
    .also = The Ancients
-unit-un-man = Un-Man
    .article = an
    .plural = Un-Men
    .also = Un-Men
-unit-reanimated = Reanimated
    .plural = Reanimated
-unit-yothan = Yothan
    .plural = Yothans
-ability-dematerialization = Dematerialization
-ability-cathedral = Cathedral
    .plural = Cathedrals
    .also = Cathedrals
-book-brainless = Brainless
-book-consecration = Consecration
-book-extinction = Extinction
-book-festival = Festival
-book-unholy-ground = Unholy Ground
-book-worship-services = Worship Services
-requirement-an-crescent = Cathedral at a crescent
-requirement-an-chevron = Cathedral at a chevron
-requirement-an-claw = Cathedral at a claw
-requirement-an-no-sign = Cathedral at no sign
-requirement-an-cheapest = Give cheap Monsters
-requirement-an-dearest = Give costly Monsters
-action-cathedral = Cathedral
-action-dematerialization = Dematerialize
-action-an-cheapest = Cheap gifts
-action-an-dearest = Costly gifts
-term-terror = Terror
    .plural = Terrors

## What there is to say of them

things-faction-ancients =
    .tagline = Raise Cathedrals under every sky and let the dead do the work.
    .hint = You have no Great Old One to awaken. You raise a Cathedral for each sign, give your enemies Monsters, and buy Yothans cheaply, who roll more dice than most gods. Once a turn, one of your armies can vanish and appear elsewhere.
    .short = The builders of Cathedrals

things-unit-un-man = It rolls no dice, but it captures and guards like any Monster. With Festival it costs nothing.
    .source = Faction card
things-unit-reanimated = A strong Monster for its price. With Brainless it costs 1 Power, but cannot act on its own.
    .source = Faction card
things-unit-yothan = A Terror with 7 dice. It is summoned, captures and guards as a Monster does, but it is neither a Monster nor a Great Old One: abilities that name those do not affect it. With Extinction it costs 3 Power.
    .source = Faction card

things-ability-dematerialization = Once per Doom phase you may move any of your units from one area to any one other area. First edition: after all Rituals. Later edition: on your own turn to perform a Ritual, before or after it.
    .source = Faction card
things-ability-cathedral = As an action, build a Cathedral in an area with one of your Cultists. It costs 1 Power, or 3 if an adjacent area has a Cathedral. You may have one in an area with a crescent, one with a chevron, one with a claw and one with no sign; oceans and Antarctica have no sign. A gate may share its area. A Cathedral is a building, not a unit: it is always yours, and no one can control or attack it.
    .source = Faction card

things-book-brainless = Your Reanimated cost 1 Power. They can move, capture or declare a battle only if one of your units other than Reanimated is in their area when the action begins. They may do anything else.
    .short = Reanimated cost 1, but need company to act
    .source = Card
things-book-consecration = Your Ritual gives you 1 more Elder Sign if you have one to three Cathedrals on the map, and 2 more if you have all four.
    .short = More Elder Signs in a Ritual for Cathedrals
    .source = Card
things-book-extinction = Your Yothans cost 3 Power. A Yothan that is Killed or eliminated leaves the game for good.
    .short = Yothans cost 3, but die for good
    .source = Card
things-book-festival = Your Un-Men cost nothing. Whenever you summon one, an enemy of your choice gains 1 Power.
    .short = Un-Men are free, but give an enemy Power
    .source = Card
things-book-unholy-ground = In a battle in an area with a Cathedral, once all Kills are assigned, you may remove any one of your Cathedrals. The enemy must then eliminate one of their Great Old Ones in the battle and chooses which; a Great Old One that is already Killed does not count. You may do so again as long as the area still has its Cathedral. You may build a removed Cathedral again.
    .short = Remove a Cathedral to eliminate a Great Old One
    .source = Card
things-book-worship-services = In the Gather phase you gain 1 Power for each of your Cathedrals in an area with an enemy gate. That enemy also gains 1 Power.
    .short = Power for Cathedrals at enemy gates
    .source = Card

things-requirement-an-crescent = Have a Cathedral in an area with the crescent sign.
    .source = Faction card
things-requirement-an-chevron = Have a Cathedral in an area with the chevron sign.
    .source = Faction card
things-requirement-an-claw = Have a Cathedral in an area with the claw sign.
    .source = Faction card
things-requirement-an-no-sign = Have a Cathedral in an area with no sign, such as an ocean or Antarctica.
    .source = Faction card
things-requirement-an-cheapest = As an action that costs no Power: every enemy places the cheapest Monster in their pool, free, at a gate they control.
    .source = Faction card
things-requirement-an-dearest = As an action that costs no Power: every enemy places the most expensive Monster in their pool, free, at a gate they control.
    .source = Faction card

things-action-cathedral = Build a Cathedral where one of your Cultists is: 1 Power, or 3 if an adjacent area has a Cathedral. You may have one for each sign, and one in an area with no sign.
    .source = Faction card
things-action-dematerialization = Move any of your units from one area to any one other area, once per Doom phase.
    .source = Faction card
things-action-an-cheapest = As your action, every enemy places their cheapest Monster at a gate they control. This costs no Power and earns a spellbook.
    .source = Faction card
things-action-an-dearest = As your action, every enemy places their most expensive Monster at a gate they control. This costs no Power and earns a spellbook.
    .source = Faction card

things-term-terror = A kind of unit between Monsters and Great Old Ones. You summon it at a gate you control. It captures and guards as a Monster does, but abilities that name Monsters or Great Old Ones do not affect it. Only the Ancients have Terrors.
    .note = Neither Monster nor Great Old One; captures and guards like a Monster.
    .forms = Terror; Terrors
    .source = Faction card

wars-fact-cathedrals = Cathedrals on the map: { $count } of 4

## Questions

wars-ask-cathedral-area = where do you build the Cathedral?
    .hint = 1 Power, or 3 beside another Cathedral
wars-ask-doom-event-dematerialization = move units from one area to any other?
    .hint = { $name }
wars-ask-dematerialize-from = which area do your units leave?
    .hint = as many units of one area as you like
wars-ask-dematerialize-area = where do your units { FROM($area) } appear?
    .hint = any other area
wars-ask-dematerialize-unit = which unit appears { IN($area) }?
    .hint = as many as you like
wars-ask-dematerialize-unit-done = No more
wars-ask-festival-side = which enemy gains 1 Power?
    .hint = Festival
wars-ask-monster-gift-unit = which Monster do you place?
    .hint = free
wars-ask-monster-gift-area = where does { THE($unit) } appear?
    .hint = at one of your gates
wars-ask-unholy-ground = remove a Cathedral to eliminate a Great Old One?
    .hint = Unholy Ground { IN($area) }
wars-ask-unholy-ground-done = No, keep them
wars-ask-unholy-ground-unit = which Great Old One do you eliminate?
    .hint = Unholy Ground { IN($area) }

wars-hint-cathedral-area = A Cathedral earns a spellbook the first time you build one for its sign. It stays yours even if all your units leave.
wars-hint-dematerialize-from = Once per Doom phase, units of one area can go anywhere. If a keeper goes, its gate is abandoned.
wars-hint-dematerialize-area = All of them appear in the same area. It can be anywhere.
wars-hint-dematerialize-unit = Choose one unit after another. The rest stay where they are.
wars-hint-festival-side = Un-Men cost you nothing, but each one gives an enemy 1 Power. Choose one who is far behind.
wars-hint-monster-gift-unit = The Ancients let every enemy place a Monster. Two of your Monsters cost the same, so you choose.
wars-hint-monster-gift-area = The Ancients let you place this Monster free at one of your gates.
wars-hint-unholy-ground = Your Cathedral here lets you strike at a Great Old One: you lose a Cathedral, they lose a Great Old One.
wars-hint-unholy-ground-unit = The Ancients have removed a Cathedral: you lose a Great Old One, and you choose which. You can awaken it again.

wars-why-monster-gift-unit = { CAP_THE($side) } let every enemy place a Monster, and you choose which.
    .short = A gift of { $sign } { THE($side) }
wars-why-monster-gift-area = { CAP_THE($side) } let every enemy place a Monster, and you choose where.
    .short = A gift of { $sign } { THE($side) }
wars-why-unholy-ground-unit = { CAP_THE($side) } remove a Cathedral { IN($area) }: you lose a Great Old One, and you choose which.
    .short = Unholy Ground of { $sign } { THE($side) }

wars-tips-cathedral-area = Build a Cathedral { IN($area) }
wars-tips-dematerialize-from = Take units { FROM($area) }
wars-tips-dematerialize-area = Units appear { IN($area) }
wars-tips-monster-gift-area = The Monster appears { IN($area) }
wars-tips-unholy-ground = Remove the Cathedral { IN($area) }

## Reasons

wars-reason-kinds-built = all four Cathedrals are on the map
    .short = all are built
wars-reason-has-cathedral = there is already a Cathedral { IN($area) }
    .short = has a Cathedral
wars-reason-kind-built = another area with the sign of { THE($area) } has a Cathedral
    .short = this sign has one
wars-reason-unsigned-built = another area without a sign has a Cathedral
    .short = this kind has one
wars-reason-no-cathedral-site = none of your Cultists is in an area whose sign still needs a Cathedral
    .short = no Cultist in place

## Deeds

wars-events-cathedral = { $cost ->
    [1] { CAP_THE($side) } build a **Cathedral** { IN($area) }.
   *[other] { CAP_THE($side) } build a **Cathedral** { IN($area) } for { $cost } Power.
 }
    .doer = { $cost ->
        [1] You build a **Cathedral** { IN($area) }.
       *[other] You build a **Cathedral** { IN($area) } for { $cost } Power.
     }
wars-events-cathedral-built = A Cathedral now stands { IN($area) }.
wars-events-cathedral-removed = The Cathedral { IN($area) } is gone.
wars-events-dematerialization = { CAP_THE($side) } dematerialize{ S($side) } { $moves }.
    .doer = You dematerialize { $moves }.
wars-events-an-gift = { CAP_THE($side) } let every enemy place a Monster: { $places }.
    .doer = You let every enemy place a Monster: { $places }.
wars-events-unholy-ground = Unholy Ground takes { THE($unit) }.
wars-events-power-festival = { CAP_THE($side) } gain{ S($side) } **{ $amount } Power** from the Ancients’ Festival.
    .doer = You gain **{ $amount } Power** from the Ancients’ Festival.
wars-events-power-worship-services = { CAP_THE($side) } gain{ S($side) } **{ $amount } Power** from Worship Services.
    .doer = You gain **{ $amount } Power** from Worship Services.
wars-events-sign-consecration = { $signs ->
    [one] { CAP_THE($side) } gain{ S($side) } **{ $signs } Elder Sign** from Consecration.
   *[other] { CAP_THE($side) } gain{ S($side) } **{ $signs } Elder Signs** from Consecration.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign** from Consecration.
       *[other] You gain **{ $signs } Elder Signs** from Consecration.
     }
wars-events-ordered-unholy-ground = no Unholy Ground
wars-events-ordered-dematerialization = no Dematerialization
wars-battle-fate-unholy-ground = lost to Unholy Ground

## Goals, orders, advice

wars-goals-an-crescent = 1 Power, your Cultist in an area with the crescent sign
    .how = Move a Cultist to a highlighted area and press Cathedral. Beside another Cathedral it costs 3 Power.
wars-goals-an-chevron = 1 Power, your Cultist in an area with the chevron sign
    .how = Move a Cultist to a highlighted area and press Cathedral. Beside another Cathedral it costs 3 Power.
wars-goals-an-claw = 1 Power, your Cultist in an area with the claw sign
    .how = Move a Cultist to a highlighted area and press Cathedral. Beside another Cathedral it costs 3 Power.
wars-goals-an-no-sign = 1 Power, your Cultist at sea or in Antarctica
    .how = Move a Cultist to a highlighted area and press Cathedral. Beside another Cathedral it costs 3 Power.
wars-goals-an-cheapest = costs an action, but no Power
    .how = Press Cheap gifts. It does the least harm while your enemies have few gates.
wars-goals-an-dearest = costs an action, but no Power
    .how = Press Costly gifts. It does the least harm once their best Monsters are on the map already.

wars-need-cathedral = Needs a Cultist in an area with this sign, and { $power } Power.
wars-need-cathedral-none = Needs a Cultist in an area with no sign, and { $power } Power.
wars-need-an-gift = Needs one action, and no Power.

wars-orders-unholy-ground =
    .note = In a battle beside your Cathedral, you may remove a Cathedral to eliminate a Great Old One. Never: you keep your Cathedrals.
wars-orders-dematerialization =
    .note = In each Doom phase, units of one area may go anywhere. Never: they stay.

wars-advice-an-crescent = a Cathedral at a crescent sooner
    .worse = a Cathedral at a crescent later
wars-advice-an-chevron = a Cathedral at a chevron sooner
    .worse = a Cathedral at a chevron later
wars-advice-an-claw = a Cathedral at a claw sooner
    .worse = a Cathedral at a claw later
wars-advice-an-no-sign = a Cathedral at no sign sooner
    .worse = a Cathedral at no sign later
wars-advice-an-worship = more Cathedrals beside enemy gates
    .worse = fewer Cathedrals beside enemy gates
wars-advice-an-rites = more Elder Signs from Cathedrals
    .worse = fewer Elder Signs from Cathedrals
wars-advice-an-extinct = keeps its Yothans in the game
    .worse = may lose a Yothan for good

## The card at the beginning, New game

wars-card-reanimated = **Monsters** guard your gates and Cathedrals. Summon them at your gates: Un-Man 3, Reanimated 4.
wars-card-cathedral = **A Cathedral** costs 1 Power where your Cultist is: one for each sign, and one where there is no sign.
wars-card-yothan = **Yothans** take the place of a Great Old One: 6 Power at your gate, and 7 dice.
wars-card-ancients-step-1 = Build a **Cathedral** where you start: 1 Power, and your first spellbook.
wars-card-ancients-step-2 = **Give cheap Monsters** while your enemies have one gate each: no Power, a second spellbook.
wars-card-ancients-step-3 = Send Cultists to the other signs: a **Cathedral** for each, not beside one another, and a spellbook each time.
wars-card-ancients-step-4 = With **Extinction** a Yothan costs 3 Power: put one at each gate.
wars-card-other-ancients = raises Cathedrals

wars-first-ancients = Build for gods who never come.
    .wins = four Cathedrals, and Rituals that give two extra Elder Signs

## The lesson

wars-lesson-13-ancients = The Ancients
    .short = The Ancients
    .learns-1 = to build Cathedrals
    .learns-2 = to profit from giving your enemies Monsters
    .learns-3 = what a Terror is
    .end = **Two spellbooks and a Yothan** for 4 Power: the Ancients need no Great Old One.
    .after = Three signs are left, and so are the expensive Monsters. Keep Cathedrals apart: beside another one they cost 3 Power.
wars-lesson-13-ancients-step-1 = You lead the **Ancients**. They have no Great Old One. Instead they build **Cathedrals**: one for each sign, and one where there is no sign. Each one earns a spellbook the first time.
    .title = Read the board
wars-lesson-13-ancients-step-2 = Press **Cathedral** and choose **South America**, which has a crescent. It costs 1 Power.
    .title = Build a Cathedral
    .why = A gate costs 3 Power. A Cathedral costs 1, no one can take it, and the first under each sign earns a spellbook.
    .could-1 = Antarctica has no sign, which earns a spellbook too. But start at your gate.
    .could-2 = Good idea, and it costs nothing. That comes next.
    .could-3 = A spellbook for 1 Power is the better start. Press **Cathedral**.
    .could-4 = That would waste 5 Power.
wars-lesson-13-ancients-step-3 = Choose **Extinction**: your Yothans now cost 3 Power instead of 6, but one that is Killed leaves the game.
    .title = Take Extinction
    .could-1 = Only Extinction makes Yothans cheap.
wars-lesson-13-ancients-step-4 = Press **Cheap gifts**. Every enemy places their cheapest Monster at one of their gates, and you earn a spellbook.
    .title = Give Monsters away
    .why = It costs no Power. The fewer gates your enemies have, the fewer Monsters it gives them.
    .could-1 = Their best Monsters would appear. Wait until those are on the map anyway.
    .could-2 = This spellbook costs no Power at all. Take it first.
    .could-3 = That would waste 4 Power.
wars-lesson-13-ancients-step-5 = Choose a spellbook: **Consecration** or any other.
    .title = Take a spellbook
wars-lesson-13-ancients-step-6 = Press **Summon** and choose the **Yothan**. It is a **Terror**: it captures and guards as a Monster does, but abilities that name Monsters or Great Old Ones don’t affect it.
    .title = Summon a Yothan
    .could-1 = A Yothan rolls seven dice and now costs less than they do.
    .could-2 = Cthulhu’s units are at your gate. Summon something to face them.
    .could-3 = That would waste 4 Power.
wars-lesson-13-ancients-step-7 = You have **1 Power** left, and seven dice. **Battle** Great Cthulhu in South America.
    .title = Seven dice
    .could-1 = There’s a battle to be won first.
    .could-2 = Seven dice against one are well worth 1 Power.
wars-lesson-13-ancients-step-8 = In your Ritual, **Consecration** gives an **Elder Sign** for your Cathedrals, and two once you have all four.
    .title = Know what’s coming
    .why = You have no Great Old One, so this is where your Elder Signs come from.

## Rulings

wars-rules-r81 = When the Ancients let every enemy place a Monster, enemies do so in turn order from the first player. The current cost to summon decides which Monster is cheapest or most expensive; if several cost the same, their owner chooses. Terrors are not Monsters. Enemies who have nowhere to summon, or no Monster in their pool, place nothing; the requirement is still met. Your own second faction does not count as an enemy here or for Festival.
    .title = The Ancients: gifts of Monsters
    .source = Ruling R81; card; our rule
wars-rules-r82 = Unholy Ground is used when all Kills are assigned, before Pains. You may use it again with another Cathedral as long as the area still has one. A Great Old One that is already Killed cannot be chosen. This is not a Kill: Emissary does not help, Harbinger gives nothing, and the owner still chooses, even with Vengeance. A removed Cathedral may be built again in an area of its sign.
    .title = The Ancients: Unholy Ground
    .source = Ruling R82; card; our rule
wars-rules-r83 = Reanimated need company only at the moment the action begins. A unit that joins them in the same Move is too late, and they may still move after their company has left. They defend, guard, retreat and dematerialize without company.
    .title = The Ancients: Brainless
    .source = Ruling R83; card; our rule
wars-rules-r84 = A Cathedral by itself does not let you recruit or summon. With Worship Services, a Cathedral gives you 1 Power no matter how many enemies have gates in its area, and each of those enemies gains 1. Rules about each faction’s Great Old One skip the Ancients.
    .title = The Ancients: Cathedrals
    .source = Ruling R84; card; our rule
wars-rules-r85 = The Ancients are not in the Duel. Its rulebook gives them no start area, and a game scored by losses does not suit a faction with no Great Old One to lose and with Cathedrals that no one can attack.
    .title = Duel: no Ancients
    .source = Ruling R85; our rule

## What a spellbook was earned for: “for …”, in a line of the log

wars-earned-an-crescent = a Cathedral at a crescent
wars-earned-an-chevron = a Cathedral at a chevron
wars-earned-an-claw = a Cathedral at a claw
wars-earned-an-no-sign = a Cathedral in an area with no sign
wars-earned-an-cheapest = giving every enemy a cheap Monster
wars-earned-an-dearest = giving every enemy an expensive Monster
