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
-requirement-ww-far-gate = A gate at your other glyph
-requirement-ww-six-books = An enemy with six books
-requirement-ww-any-time = At a moment of your choice
-requirement-ww-rhan-tegoth = Awaken Rhan Tegoth
-requirement-ww-ithaqua = Awaken Ithaqua
-action-hibernate = Hibernate
    .short = Hiber- nate
-action-ice-age = Ice Age

## What there is to say of them

things-faction-windwalker =
    .tagline = Come out of the polar night, strike, and sleep until the world has spent itself.
    .hint = Your Great Old Ones are cheap, and Power you do not need can wait: hibernate, and you begin the next turn with more than anyone else. You have few gates, so guard them well, and let Rituals bring the Doom.
    .short = The cold that waits
things-unit-wendigo = With Howl, it drives an enemy unit out of a battle. With Cannibalism, it appears where enemies have been killed.
    .source = Faction card
things-unit-gnoph-keh = It costs as much Power as there are Gnoph-Keh in your pool: 4 for the first, then 3, 2 and 1. Each one you lose makes the next dearer again. With Berserkergang, it drags enemies down with it.
    .source = Faction card
things-unit-rhan-tegoth = Awakens in either area with your glyph, the Arctic Ocean or Antarctica. No gate is needed.
    .source = Faction card
things-unit-ithaqua = Awakens in an area with your glyph and a gate, no matter whose, once Rhan Tegoth has been awakened. The gate leaves the map; its keeper stays. His combat is half the opponent’s Doom, rounded up; hidden Elder Signs do not count.
    .source = Faction card
things-ability-hibernate = You gain 1 Power for each enemy Great Old One in play, but not more than you have. You have no more turns in this Action phase, and you keep your Power: in the Gather phase you add what you gather to it. Meanwhile you can pay with it for anything that is not an action.
    .source = Faction card
things-ability-eternal = If Rhan Tegoth takes a Kill or a Pain, you may pay 1 Power, and it has no effect. He can take only one result in a battle.
    .source = Faction card
things-ability-ferox = With Ithaqua in play, enemy Monsters and Terrors cannot capture your Cultists. Great Old Ones still can.
    .source = Faction card
things-book-arctic-wind = When Ithaqua moves in a Move action, any of your units in the area he leaves go with him to the same area at no cost. They can move only once in the action, as always.
    .short = Your units go with Ithaqua, free
    .source = Card
things-book-berserkergang = For each of your Gnoph-Keh that takes a Kill, the enemy must eliminate one of their Monsters or Cultists in the battle. They choose which. These are eliminations, not Kills.
    .short = Each Gnoph-Keh killed takes an enemy along
    .source = Card
things-book-cannibalism = After any battle in which an enemy unit was Killed, even between others, you may place a Wendigo or an Acolyte from your pool in its area. An Acolyte does not take a gate by arriving.
    .short = A unit appears where an enemy was killed
    .source = Card
things-book-herald = A Ritual costs you 5 Power, whatever the marker says. The marker moves on as always.
    .short = A Ritual costs you 5 Power
    .source = Card
things-book-howl = Once in each battle with a Wendigo, the enemy must take one of their units, of any kind, out of the battle to an adjacent area. They choose which and where. It is not a Pain, and your units may be there.
    .short = The enemy takes one unit out of the battle
    .source = Card
things-book-ice-age = Place your Ice Age token in any area, or move it. Each enemy action that ends there costs 1 Power more, however many units it brings. If an enemy cannot pay that, they cannot take the action there.
    .short = Enemy actions in one area cost 1 Power more
    .source = Card
things-requirement-ww-first = Become first player in a First player phase. On the first turn you never are.
    .source = Faction card
things-requirement-ww-far-gate = A gate stands in the area with your glyph where you did not begin, no matter whose it is.
    .source = Faction card
things-requirement-ww-six-books = Another faction has earned all six spellbooks. In the later edition with two players, and in the Duel, you may eliminate Ithaqua instead.
    .source = Faction card
things-requirement-ww-any-time = At any moment you like, even on another player’s turn. You also gain 1 Elder Sign for each enemy with six spellbooks, up to 3. If you never choose, you get it as the game ends.
    .source = Faction card
things-requirement-ww-rhan-tegoth = Awaken Rhan Tegoth for the first time.
    .source = Faction card
things-requirement-ww-ithaqua = Awaken Ithaqua for the first time.
    .source = Faction card
things-action-hibernate = Gain 1 Power for each enemy Great Old One in play, up to what you have. You have no more turns in this Action phase, and you keep your Power for the next turn.
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
wars-card-windwalker-step-4 = Send a Cultist to the **other pole** and build a gate: your second. Later Ithaqua rises there.
wars-card-other-windwalker = sleeps while others spend, and wakes stronger

wars-first-windwalker = Sleep, and wake with the storm.
    .wins = Power kept for the right turn, and Rituals at a fixed price

## Goals

wars-goals-ww-first = from the second turn on
    .how = Hibernate while you still have Power: what you gather is added to it, and whoever has most Power goes first.
wars-goals-ww-far-gate = at the pole where you did not begin
    .how = Bring a Cultist to the other pole and build a gate. An enemy’s gate there counts too.
wars-goals-ww-six-books = comes of itself
    .how = You earn it as soon as any enemy has six spellbooks.
wars-goals-ww-any-time = whenever you like
    .how = Press Take a spellbook now, behind your actions, or Signs at any other time. Each enemy with six spellbooks adds an Elder Sign, so waiting can pay.
wars-goals-ww-rhan-tegoth = 6 Power, at either pole
    .how = Save 6 Power and press Awaken.
wars-goals-ww-ithaqua = 6 Power and a gate at a pole
    .how = Awaken Rhan Tegoth first. Then save 6 Power and press Awaken while there is a gate at one of the poles, even an enemy’s.

wars-need-first-player = Needs most Power in a First player phase.
wars-need-far-gate = Needs a gate of any faction at the other glyph.
wars-need-six-books = Needs **{ $books ->
    [one] { $books } more spellbook
   *[other] { $books } more spellbooks
 }** of the enemy closest to six.
wars-need-any-time = { $signs ->
    [0] Can be taken at any moment; no enemy has six spellbooks yet.
    [one] Can be taken at any moment, now with **{ $signs } Elder Sign**.
   *[other] Can be taken at any moment, now with **{ $signs } Elder Signs**.
 }

## Questions

wars-ask-hibernate = hibernate before Decay takes your Power?
    .hint = { $power } Power
wars-ask-hibernate-yes = Hibernate
wars-ask-hibernate-no = No, lose it
wars-ask-ice-age-area = where does the Ice Age come?
    .hint = enemy actions there cost 1 Power more
wars-ask-arctic-wind = who goes with Ithaqua?
    .hint = { FROM($area) }, free
wars-ask-arctic-wind-done = Nobody else
wars-ask-howl-unit = which unit flees from the Howl?
    .hint = before the roll
wars-ask-howl-area = where does { THE($unit) } flee?
    .hint = { FROM($area) }
wars-ask-berserkergang-unit = which unit do the Gnoph-Keh drag down?
    .hint = { $number } to lose
wars-ask-cannibalism = which unit comes to feed?
    .hint = { IN($area) }, free
wars-ask-cannibalism-done = None
wars-ask-eternal = pay 1 Power, so that nothing happens to Rhan Tegoth?
    .hint = Eternal
wars-ask-eternal-yes = Yes, pay
wars-ask-eternal-no = No

wars-hint-hibernate = Decay would take all the Power you have left. If you hibernate, you keep it for the next turn, but you have no more turns in this phase.
wars-hint-ice-age-area = Each enemy action that ends in the area you choose costs 1 Power more. You can move the token later.
wars-hint-arctic-wind = Your units in the area Ithaqua leaves may go with him at no cost, unless they have already moved in this action.
wars-hint-howl-unit = A Wendigo howls: you take one of your units out of the battle, and you choose which.
wars-hint-howl-area = Your unit leaves the battle for an adjacent area. It is not Pained.
wars-hint-berserkergang-unit = For each Gnoph-Keh that takes a Kill you lose a Monster or Cultist in the battle, and you choose which.
wars-hint-cannibalism = An enemy unit was killed in this battle, so you may place one unit from your pool there.
wars-hint-eternal = A result on Rhan Tegoth has no effect if you pay 1 Power, and he can take no other in this battle.

wars-why-howl-unit = A Wendigo howls before the roll { IN($area) }: one of your units flees, and you choose which.
    .short = Howl of { $sign } { $side }
wars-why-howl-area = Your unit flees from a Howl { IN($area) }, and you choose where it goes.
    .short = Howl of { $sign } { $side }
wars-why-berserkergang-unit = Gnoph-Keh drag your units down with them { IN($area) }, and you choose which.
    .short = Berserkergang of { $sign } { $side }

wars-tips-ice-age-area = Bring the Ice Age { TO($area) }
wars-tips-howl-area = { CAP_THE($unit) } flees { TO($area) }

wars-reason-no-glyph-gate = { THE($unit) } needs a gate at one of your glyphs
    .short = no gate at your glyph
wars-reason-no-forerunner = { THE($unit) } has nowhere to awaken
    .short = nowhere to awaken

# What can be done at any moment, as a button and what it means.
wars-option-ww-any-time = Take a spellbook now
    .note = You earn a spellbook at once, and 1 Elder Sign for each enemy with six spellbooks, up to 3.
wars-option-ww-give-ithaqua = Give up Ithaqua
    .note = You eliminate Ithaqua and earn a spellbook at once.

## The chronicle

wars-events-power-hibernate = { $side } gains **{ $amount } Power** in hibernation.
    .doer = You gain **{ $amount } Power** in hibernation.
wars-events-hibernate = { $amount ->
    [0] { $side } hibernates.
   *[other] { $side } hibernates and gains **{ $amount } Power**.
 }
    .doer = { $amount ->
        [0] You hibernate.
       *[other] You hibernate and gain **{ $amount } Power**.
     }
wars-events-ice-age = { $side } brings the Ice Age { TO($area) }.
    .doer = You bring the Ice Age { TO($area) }.
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
wars-events-give-ithaqua = { $side } gives up { THE($units) } to earn a spellbook.
    .doer = You give up { THE($units) } to earn a spellbook.
wars-events-howl = A Howl drives { A($unit) } { OF($owner) } { TO($area) }.
    .victim = A Howl drives { YOUR($unit) } { TO($area) }.
wars-events-eternal = Rhan Tegoth is Eternal: for 1 Power the result has no effect.
wars-events-berserkergang = Gnoph-Keh drag down { A($unit) } { OF($owner) }.
    .victim = Gnoph-Keh drag down { YOUR($unit) }.
wars-events-cannibalism = { CAP_A($unit) } comes to feed { IN($area) }.
wars-battle-fate-berserkergang = dragged down
wars-events-ordered-howl = no Howl
wars-events-ordered-eternal = no Power for Eternal
wars-events-ordered-cannibalism = nobody comes to feed

## Standing orders

wars-orders-howl =
    .note = Before the roll, a Wendigo may make the enemy take a unit out of the battle. Never: it does not howl.
wars-orders-eternal =
    .note = If Rhan Tegoth takes a result in a battle, you may pay 1 Power so that it has no effect. Never: you do not pay.
wars-orders-cannibalism =
    .note = After any battle in which an enemy unit was Killed, you may place a Wendigo or an Acolyte there. Never: you place none.

## Advice

wars-advice-ww-first = more Power at the start of the next turn
    .worse = less Power at the start of the next turn
wars-advice-ww-kept = keeps Power for the next turn
    .worse = keeps less Power for the next turn
wars-advice-ww-asleep = Power that sleeps
    .worse = cannot spend the Power before next turn
wars-advice-ww-far-gate = closer to a gate at the other pole
    .worse = farther from a gate at the other pole
wars-advice-ww-six-books = an enemy closer to six spellbooks
    .worse = no enemy closer to six spellbooks
wars-advice-ww-any-time = keeps a spellbook for the right moment
    .worse = gives up the right moment for a spellbook
wars-advice-ww-rhan-tegoth = can awaken Rhan Tegoth sooner
    .worse = awakens Rhan Tegoth later
wars-advice-ww-ithaqua = can awaken Ithaqua sooner
    .worse = awakens Ithaqua later

## A lesson

wars-lesson-11-hibernate = Windwalker: sleep, and begin
    .short = Hibernate
    .learns-1 = to keep Power for the next turn
    .learns-2 = to become first player by it
    .end = You kept your Power, and went first. **Others spend; you wait.**
    .after = Rhan Tegoth needs no gate: save 6 Power and awaken him at either pole.
wars-lesson-11-hibernate-step-1 = You are Windwalker, with **3 Power** and nothing left that is worth it. Two enemy Great Old Ones are in play: Cthulhu and the King in Yellow.
    .title = Nothing to buy
wars-lesson-11-hibernate-step-2 = Press **Hibernate**. You gain 1 Power for each enemy Great Old One, and have no more turns in this phase.
    .title = Go to sleep
    .why = Your Power stays: in the Gather phase you add what you gather to it.
    .could-1 = You could, but Power you keep is worth more now. Press **Hibernate**.
    .could-2 = You could pass, but then your Power is lost. Hibernate keeps it.
wars-lesson-11-hibernate-step-3 = 5 kept and 5 gathered: most Power of all. You are **first player**, and that is one of your requirements. Take **Herald of the Outer Gods**.
    .title = First player
    .why = With it every Ritual costs you 5 Power, to the end of the game.
    .could-1 = You could take that one. For this lesson take **Herald of the Outer Gods**.
wars-lesson-11-hibernate-step-4 = In the Doom phase you could perform a Ritual for 5 Power now. This time keep your **10 Power**: press **No Ritual**.
    .title = Not yet a Ritual
    .could-1 = You could, and it would bring 1 Doom. But then you could not awaken anyone this turn.
wars-lesson-11-hibernate-step-5 = You have the first action. Press **Awaken** and choose the **Arctic Ocean**: Rhan Tegoth awakens at either pole for 6 Power, and he needs no gate.
    .title = Awaken Rhan Tegoth
    .why = It earns a second spellbook, and a Great Old One stands where your second gate is to be.
    .could-1 = You could, but first awaken Rhan Tegoth: press **Awaken**.
    .could-2 = You could sleep on, but now you have what you were saving for.
    .could-3 = You could, but you have a gate there already. Let him hold the other pole.
wars-lesson-11-hibernate-step-6 = Two requirements are met in one morning. A gate at the **Arctic Ocean** will be the third, and Ithaqua can rise there.
    .title = A rich morning

## Rulings

wars-rules-r77 = Power that comes to a hibernating Windwalker does not wake it: it acts again in the next turn. Until then it can pay with its Power for whatever is no action, such as Eternal or a share of The Thousand Forms, and can lose it. In the Duel it is as if it were out of Power: each of its turns moves Decay. Where Decay would take all it has, it may hibernate instead.
    .title = Hibernate
    .source = Ruling R77; faction card
wars-rules-r78 = The Ice Age taxes an action once, however many units end there: a Move, a Battle (an unlimited one too), building, recruiting, summoning, awakening, capturing, and every unique action that ends in the area, such as Dreams, Desecrate, Avatar (either end) or emerging. It does not tax submerging, passing, taking or leaving gates, payments, or anything outside the Action phase.
    .title = What the Ice Age taxes
    .source = Ruling R78; spellbook
wars-rules-r79 = A unit that a Howl drives away is out of the battle with all it could still do there; what it has begun stays. If it was the last one, its side is wiped out before the roll. It is no retreat: Madness has no say, Harbinger pays nothing, and Windwalker’s units may be where it goes.
    .title = Howl
    .source = Ruling R79; spellbook
wars-rules-r80 = A result canceled by Eternal is used up, and Rhan Tegoth can take no other in that battle. Harbinger pays for it all the same, but it is no Kill for requirements. The requirement “At a moment of your choice” comes as the game ends if it has not been taken, with the Elder Signs then due. With two players by the later rules, and in the Duel, Windwalker may give up Ithaqua between actions instead of waiting for an enemy’s six spellbooks.
    .title = Eternal, and two requirements
    .source = Ruling R80; faction card
wars-rules-r97 = The Ice Age taxes Capture Monster as it taxes any other capture. If Tsathoggua stands in the Ice Age area, capturing a Monster there costs 2 Power.
    .title = The Ice Age and Capture Monster
    .source = Ruling R97; ruling R78; spellbooks
