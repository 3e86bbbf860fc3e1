### Windwalker: everything that is said of this faction alone.

## Names

-faction-windwalker = Windwalker
    .article = none
-unit-wendigo = Wendigo
    .plural = Wendigos
-unit-gnoph-keh = Gnoph-Keh
    .plural = Gnoph-Keh
-unit-rhan-tegoth = Rhan Tegoth
    .article = none
    .plural = Rhan Tegoth
-unit-ithaqua = Ithaqua
    .article = none
    .plural = Ithaqua
-ability-hibernate = Hibernate
-ability-eternal = Eternal
-ability-ferox = Ferox
-book-arctic-wind = Arctic Wind
-book-berserkergang = Berserkergang
-book-cannibalism = Cannibalism
-book-herald = Herald of the Outer Gods
    .also = Herald
-book-howl = Howl
-book-ice-age = Ice Age
-requirement-ww-first = Be first player
-requirement-ww-far-gate = Gate at other start area
-requirement-ww-six-books = An enemy with six books
-requirement-ww-any-time = At a moment of your choice
    .short = When you choose
-requirement-ww-rhan-tegoth = Awaken Rhan Tegoth
-requirement-ww-ithaqua = Awaken Ithaqua
-action-hibernate = Hibernate
    .short = Hiber- nate
-action-ice-age = Ice Age

## What there is to say of them

things-faction-windwalker =
    .tagline = Come out of the polar night, strike, and sleep until the world has spent itself.
    .hint = Your Great Old Ones are cheap, and you can save Power for later: hibernate, and you start the next turn with more than anyone else. You have few gates, so guard them well, and score Doom with Rituals.
    .short = The cold that waits
things-unit-wendigo = With Howl, it drives an enemy unit out of a battle. With Cannibalism, it appears where enemies have been killed.
    .source = Faction card
things-unit-gnoph-keh = It costs as much Power as there are Gnoph-Keh in your pool: 4 for the first, then 3, 2 and 1. Each one you lose raises the price of the next. With Berserkergang, it drags enemies down with it.
    .source = Faction card
things-unit-rhan-tegoth = Awakens in either area with your glyph, the Arctic Ocean or Antarctica. No gate is needed.
    .source = Faction card
things-unit-ithaqua = Awakens in an area with your glyph and a gate, no matter whose, once Rhan Tegoth has been awakened. The gate leaves the map; its keeper stays. His combat is half the enemy’s Doom, rounded up; hidden Elder Signs do not count.
    .source = Faction card
things-ability-hibernate = You gain 1 Power for each enemy Great Old One in play, up to the Power you have. You have no more turns in this Action phase, and you keep your Power: what you gain in the Gather phase is added to it. Until then you can spend it on anything that is not an action.
    .source = Faction card
things-ability-eternal = If Rhan Tegoth takes a Kill or a Pain, you may pay 1 Power to cancel it. He can take only one result in each battle.
    .source = Faction card
things-ability-ferox = With Ithaqua in play, enemy Monsters and Terrors cannot capture your Cultists. Great Old Ones still can.
    .source = Faction card
things-book-arctic-wind = When Ithaqua moves in a Move action, any of your units in the area he leaves may go with him to the same area at no cost. As always, a unit can move only once in an action.
    .short = Your units go with Ithaqua, free
    .source = Card
things-book-berserkergang = For each of your Gnoph-Keh that takes a Kill, the enemy must eliminate one of their Monsters or Cultists in the battle. They choose which. These are eliminations, not Kills.
    .short = Each Gnoph-Keh killed takes an enemy along
    .source = Card
things-book-cannibalism = After any battle in which an enemy unit was Killed, even between other factions, you may place a Wendigo or an Acolyte from your pool in its area. An Acolyte does not take a gate when it appears.
    .short = A unit appears where an enemy was killed
    .source = Card
things-book-herald = A Ritual costs you 5 Power, no matter where the marker is. The marker still moves one step.
    .short = A Ritual costs you 5 Power
    .source = Card
things-book-howl = Once per battle with a Wendigo, the enemy must take one of their units, of any kind, out of the battle to an adjacent area. They choose which and where. It is not a Pain, and your units may be there.
    .short = The enemy takes one unit out of the battle
    .source = Card
things-book-ice-age = Place your Ice Age token in any area, or move it. Each enemy action that ends there costs 1 Power more, however many units it involves. An enemy who cannot pay that cannot take the action there.
    .short = Enemy actions in one area cost 1 Power more
    .source = Card
things-requirement-ww-first = Become first player in a First player phase. This cannot happen on the first turn.
    .source = Faction card
things-requirement-ww-far-gate = Have a gate, anyone’s, in the other area with your glyph: the one where you did not begin.
    .source = Faction card
things-requirement-ww-six-books = An enemy has all six spellbooks. In the later edition with two players, and in the Duel, you may eliminate Ithaqua instead.
    .source = Faction card
things-requirement-ww-any-time = Choose to meet it at any time, even on another player’s turn. You also gain 1 Elder Sign for each enemy with six spellbooks, up to 3. If you never choose, you meet it when the game ends.
    .source = Faction card
things-requirement-ww-rhan-tegoth = Awaken Rhan Tegoth for the first time.
    .source = Faction card
things-requirement-ww-ithaqua = Awaken Ithaqua for the first time.
    .source = Faction card
things-action-hibernate = Gain 1 Power for each enemy Great Old One in play, up to the Power you have. You have no more turns in this Action phase, and you keep your Power for the next turn.
    .source = Faction card
things-action-ice-age = For 1 Power, place your Ice Age token in any area, or move it there. Enemy actions that end there cost 1 Power more.
    .source = Card

## The card before the first question

wars-card-wendigo = **Monsters** guard and fight. Summon them at your gates: Wendigo 1; Gnoph-Keh 4, then 3, 2 and 1.
wars-card-hibernate = **Hibernate** ends your turn and keeps your Power. You start the next one richer than the others.
wars-card-rhan-tegoth = **Rhan Tegoth** awakens at either pole for 6 Power. He needs no gate.
wars-card-ithaqua = **Ithaqua** takes the place of a gate at a pole, for 6 Power. His dice are half the enemy’s Doom.
wars-card-windwalker-step-1 = Move a Cultist to an area next to yours and build a gate there: **4 Power**.
wars-card-windwalker-step-2 = Spend what is left on a Wendigo to guard a gate, or **hibernate** and keep it.
wars-card-windwalker-step-3 = Next turn, **awaken Rhan Tegoth** for 6 Power: your first spellbook.
wars-card-windwalker-step-4 = Send a Cultist to the **other pole** and build a gate: your second. Later, Ithaqua can awaken there.
wars-card-other-windwalker = sleeps while others spend, and wakes stronger

wars-first-windwalker = Sleep, and wake with the storm.
    .wins = Power kept for the right turn, and Rituals at a fixed price

## Goals

wars-goals-ww-first = from the second turn on
    .how = Hibernate while you still have Power: what you gather is added to it, and the player with the most Power goes first.
wars-goals-ww-far-gate = at the pole where you did not begin
    .how = Move a Cultist to the other pole and build a gate. An enemy’s gate there counts too.
wars-goals-ww-six-books = earned automatically
    .how = You meet it as soon as any enemy has six spellbooks.
wars-goals-ww-any-time = whenever you like
    .how = Press Take a spellbook now, after your actions, or under Signs on other turns. Each enemy with six spellbooks adds an Elder Sign, so it can be worth waiting.
wars-goals-ww-rhan-tegoth = 6 Power, at either pole
    .how = Save 6 Power and press Awaken.
wars-goals-ww-ithaqua = 6 Power and a gate at a pole
    .how = Awaken Rhan Tegoth first. Then save 6 Power and press Awaken while there is a gate at one of the poles, even an enemy’s.

wars-need-first-player = Needs the most Power in a First player phase.
wars-need-far-gate = Needs a gate of any faction at the other glyph.
wars-need-six-books = Needs **{ $books ->
    [one] { $books } more spellbook
   *[other] { $books } more spellbooks
 }** of the enemy closest to six.
wars-need-any-time = { $signs ->
    [0] Can be taken at any time; no enemy has six spellbooks yet.
    [one] Can be taken at any time, now with **{ $signs } Elder Sign**.
   *[other] Can be taken at any time, now with **{ $signs } Elder Signs**.
 }

## Questions

wars-ask-hibernate = hibernate before Decay takes your Power?
    .hint = { $power } Power
wars-ask-hibernate-yes = Hibernate
wars-ask-hibernate-no = No, lose it
wars-ask-ice-age-area = where does the Ice Age begin?
    .hint = enemy actions there cost 1 Power more
wars-ask-arctic-wind = who goes with Ithaqua?
    .hint = { FROM($area) }, free
wars-ask-arctic-wind-done = No one else
wars-ask-howl-unit = which unit flees from the Howl?
    .hint = before the roll
wars-ask-howl-area = where does { THE($unit) } flee?
    .hint = { FROM($area) }
wars-ask-berserkergang-unit = which unit do the Gnoph-Keh drag down?
    .hint = { $number } to lose
wars-ask-cannibalism = which unit appears to feed?
    .hint = { IN($area) }, free
wars-ask-cannibalism-done = None
wars-ask-eternal = pay 1 Power to cancel the result on Rhan Tegoth?
    .hint = Eternal
wars-ask-eternal-yes = Yes, pay
wars-ask-eternal-no = No

wars-hint-hibernate = Decay would take all the Power you have left. If you hibernate, you keep it for the next turn, but you have no more turns in this phase.
wars-hint-ice-age-area = Each enemy action that ends in the area you choose costs 1 Power more. You can move the token later.
wars-hint-arctic-wind = Your units in the area Ithaqua leaves may go with him at no cost, unless they have already moved in this action.
wars-hint-howl-unit = A Wendigo howls: one of your units must leave the battle, and you choose which.
wars-hint-howl-area = Your unit leaves the battle for an adjacent area. It isn’t Pained.
wars-hint-berserkergang-unit = For each Gnoph-Keh that takes a Kill, you eliminate one of your Monsters or Cultists in the battle. You choose which.
wars-hint-cannibalism = An enemy unit was killed in this battle, so you may place one unit from your pool there.
wars-hint-eternal = If you pay 1 Power, the result on Rhan Tegoth is canceled. He can take no other in this battle.

wars-why-howl-unit = A Wendigo howls before the roll { IN($area) }: one of your units flees, and you choose which.
    .short = Howl of { $sign } { $side }
wars-why-howl-area = Your unit flees from a Howl { IN($area) }, and you choose where it goes.
    .short = Howl of { $sign } { $side }
wars-why-berserkergang-unit = Gnoph-Keh drag your units down with them { IN($area) }, and you choose which.
    .short = Berserkergang of { $sign } { $side }

wars-tips-ice-age-area = Start the Ice Age { IN($area) }
wars-tips-howl-area = { CAP_THE($unit) } flees { TO($area) }

wars-reason-no-glyph-gate = { THE($unit) } needs a gate at one of your glyphs
    .short = no gate at your glyph
wars-reason-no-forerunner = { THE($unit) } has nowhere to awaken
    .short = nowhere to awaken

# What can be done at any moment, as a button and what it means.
wars-option-ww-any-time = Take a spellbook now
    .note = You earn a spellbook at once, and 1 Elder Sign for each enemy with six spellbooks, up to 3.
wars-option-ww-give-ithaqua = Eliminate Ithaqua
    .note = You eliminate Ithaqua and earn a spellbook at once.

## The chronicle

wars-events-power-hibernate = { $side } gains **{ $amount } Power** by hibernating.
    .doer = You gain **{ $amount } Power** by hibernating.
wars-events-hibernate = { $amount ->
    [0] { $side } hibernates.
   *[other] { $side } hibernates and gains **{ $amount } Power**.
 }
    .doer = { $amount ->
        [0] You hibernate.
       *[other] You hibernate and gain **{ $amount } Power**.
     }
wars-events-ice-age = { $side } starts the Ice Age { IN($area) }.
    .doer = You start the Ice Age { IN($area) }.
wars-events-any-time = { $signs ->
    [0] { $side } chooses this moment for a spellbook.
    [one] { $side } chooses this moment for a spellbook and **{ $signs } Elder Sign**.
   *[other] { $side } chooses this moment for a spellbook and **{ $signs } Elder Signs**.
 }
    .doer = { $signs ->
        [0] You choose this moment for a spellbook.
        [one] You choose this moment for a spellbook and **{ $signs } Elder Sign**.
       *[other] You choose this moment for a spellbook and **{ $signs } Elder Signs**.
     }
wars-events-give-ithaqua = { $side } eliminates { THE($units) } to earn a spellbook.
    .doer = You eliminate { THE($units) } to earn a spellbook.
wars-events-howl = A Howl drives { A($unit) } { OF($owner) } { TO($area) }.
    .victim = A Howl drives { YOUR($unit) } { TO($area) }.
wars-events-eternal = Rhan Tegoth is Eternal: 1 Power cancels the result.
wars-events-berserkergang = Gnoph-Keh drag down { A($unit) } { OF($owner) }.
    .victim = Gnoph-Keh drag down { YOUR($unit) }.
wars-events-cannibalism = { CAP_A($unit) } appears { IN($area) } to feed.
wars-battle-fate-berserkergang = dragged down
wars-events-ordered-howl = no Howl
wars-events-ordered-eternal = no Power for Eternal
wars-events-ordered-cannibalism = no one appears to feed

## Standing orders

wars-orders-howl =
    .note = Before the roll, a Wendigo may make an enemy unit leave the battle. Never: it does not howl.
wars-orders-eternal =
    .note = If Rhan Tegoth takes a result in a battle, you may pay 1 Power to cancel it. Never: you do not pay.
wars-orders-cannibalism =
    .note = After any battle in which an enemy unit was Killed, you may place a Wendigo or an Acolyte there. Never: you do not.

## Advice

wars-advice-ww-first = more Power at the start of the next turn
    .worse = less Power at the start of the next turn
wars-advice-ww-kept = keeps Power for the next turn
    .worse = keeps less Power for the next turn
wars-advice-ww-asleep = more Power to spend this turn
    .worse = Power saved, but not to be spent this turn
wars-advice-ww-far-gate = closer to a gate at the other pole
    .worse = farther from a gate at the other pole
wars-advice-ww-six-books = an enemy closer to six spellbooks
    .worse = no enemy closer to six spellbooks
wars-advice-ww-any-time = keeps a spellbook for the right moment
    .worse = misses the right moment for a spellbook
wars-advice-ww-rhan-tegoth = can awaken Rhan Tegoth sooner
    .worse = awakens Rhan Tegoth later
wars-advice-ww-ithaqua = can awaken Ithaqua sooner
    .worse = awakens Ithaqua later

## A lesson

wars-lesson-11-hibernate = Windwalker: sleep, then strike first
    .short = Hibernate
    .learns-1 = to keep Power for the next turn
    .learns-2 = to become first player that way
    .end = You kept your Power, and went first. **Others spend; you wait.**
    .after = Rhan Tegoth needs no gate: save 6 Power and awaken him at either pole.
wars-lesson-11-hibernate-step-1 = You are Windwalker, with **3 Power** and nothing left worth buying. Two enemy Great Old Ones are in play: Cthulhu and the King in Yellow.
    .title = Nothing to buy
wars-lesson-11-hibernate-step-2 = Press **Hibernate**. You gain 1 Power for each enemy Great Old One, and have no more turns in this phase.
    .title = Go to sleep
    .why = Your Power stays: in the Gather phase you add what you gather to it.
    .could-1 = Power you keep is worth more right now. Press **Hibernate**.
    .could-2 = If you pass, your Power is lost. Hibernate keeps it.
wars-lesson-11-hibernate-step-3 = 5 kept and 5 gathered: the most Power of all. You’re **first player**, and that is one of your requirements. Take **Herald of the Outer Gods**.
    .title = First player
    .why = From now on every Ritual costs you just 5 Power.
    .could-1 = That one is good too. For this lesson, take **Herald of the Outer Gods**.
wars-lesson-11-hibernate-step-4 = In the Doom phase you could perform a Ritual for 5 Power now. This time keep your **10 Power**: press **No Ritual**.
    .title = Not yet a Ritual
    .could-1 = It would give you 1 Doom, but then you couldn’t awaken anyone this turn.
wars-lesson-11-hibernate-step-5 = You have the first action. Press **Awaken** and choose the **Arctic Ocean**: Rhan Tegoth awakens at either pole for 6 Power, and he needs no gate.
    .title = Awaken Rhan Tegoth
    .why = It earns a second spellbook, and puts a Great Old One where you’ll want your second gate.
    .could-1 = Later. First awaken Rhan Tegoth: press **Awaken**.
    .could-2 = You’ve slept long enough: now you have the Power you were saving for.
    .could-3 = You already have a gate there. Let him hold the other pole.
wars-lesson-11-hibernate-step-6 = Two requirements are met in one morning. A gate in the **Arctic Ocean** will be the third, and Ithaqua can awaken there.
    .title = A rich morning

## Rulings

wars-rules-r77 = Windwalker does not wake up if it gains Power while it hibernates: it acts again on the next turn. Until then it can spend its Power only on things that are not actions, such as Eternal or a share of The Thousand Forms, and it can lose Power. In the Duel it counts as out of Power: each of its turns moves Decay. If Decay would take all its Power, it may hibernate instead.
    .title = Hibernate
    .source = Ruling R77; faction card
wars-rules-r78 = The Ice Age taxes an action once, however many units end there: a Move, a Battle (an unlimited one too), building, recruiting, summoning, awakening, capturing, and every unique action that ends in the area, such as Dreams, Desecrate, Avatar (either end) or emerging. It does not tax submerging, passing, taking or leaving gates, payments, or anything outside the Action phase.
    .title = What the Ice Age taxes
    .source = Ruling R78; spellbook
wars-rules-r79 = A unit that a Howl drives away is out of the battle and can do nothing more there; effects it has already had remain. If it was the last one, its side is wiped out before the roll. It is not a retreat: Madness does not apply, Harbinger gives nothing, and the unit may go where Windwalker has units.
    .title = Howl
    .source = Ruling R79; spellbook
wars-rules-r80 = A result canceled by Eternal is used up, and Rhan Tegoth can take no other in that battle. Harbinger still gives Power for it, but it is not a Kill for requirements. If “At a moment of your choice” has not been used, it is met when the game ends, with the Elder Signs due then. With two players by the later rules, and in the Duel, Windwalker may eliminate Ithaqua between actions instead of waiting for an enemy’s six spellbooks.
    .title = Eternal, and two requirements
    .source = Ruling R80; faction card

## What a spellbook was earned for: “for …”, in a line of the log

wars-earned-ww-first = becoming first player
wars-earned-ww-far-gate = a gate at the other glyph
wars-earned-ww-six-books = an enemy with six spellbooks
wars-earned-ww-any-time = choosing the moment
wars-earned-ww-rhan-tegoth = awakening Rhan Tegoth
wars-earned-ww-ithaqua = awakening Ithaqua
wars-rules-r97 = The Ice Age taxes Capture Monster as it taxes any other capture. If Tsathoggua stands in the Ice Age area, capturing a Monster there costs 2 Power.
    .title = The Ice Age and Capture Monster
    .source = Ruling R97; ruling R78; spellbooks
