### What the coach of Cthulhu Wars and of the Duel remarks: one or two sentences; .why is the rule behind it, one sentence.
### $unit is a unit, with its owner where it is not yours; $enemy is a faction.

wars-coach-ending = { CAP_THE($enemy) } can end the game and win in the next Doom phase. Take a gate away now, or outscore them with a Ritual.
    .why = The game ends when anyone has 30 Doom. Hidden Elder Signs count once they are revealed.
wars-coach-ending-duel = { CAP_THE($enemy) } { HAS($enemy) } enough Doom to end the game and win this turn. Kill enemy units, or outscore them with a Ritual.

wars-coach-winning = You can win in the next Doom phase: keep all your gates.
    .why = Each gate scores 1 Doom, and a Ritual scores them again, with an Elder Sign for each Great Old One.
wars-coach-winning-ritual = You can win in the next Doom phase: keep all your gates, and have { $cost } Power for a Ritual.
    .why = A Ritual scores 1 Doom for each gate, with an Elder Sign for each Great Old One.

wars-coach-reveal = Reveal your Elder Signs now: that ends the game, and you win.
    .why = You may reveal Elder Signs at any time: each adds its value to your Doom.

wars-coach-great = { $dice ->
    [one] { CAP_THE($enemy) } can roll { $dice } die against { THE($unit) } { IN($area) }. Move away, or bring help.
   *[other] { CAP_THE($enemy) } can roll { $dice } dice against { THE($unit) } { IN($area) }. Move away, or bring help.
 }
    .why = A 6 kills, and a 4 or 5 drives a unit away. With few units beside it, a Great Old One soon takes a result itself.
wars-coach-great-submerge = { $dice ->
    [one] { CAP_THE($enemy) } can roll { $dice } die against { THE($unit) } { IN($area) }. Move away, submerge, or bring help.
   *[other] { CAP_THE($enemy) } can roll { $dice } dice against { THE($unit) } { IN($area) }. Move away, submerge, or bring help.
 }

wars-coach-captor = { CAP_THE($unit) } can capture your keeper { IN($area) } on its next turn. Summon a guard there, or drive it away.
    .why = A Cultist is safe from Monsters only beside a Monster or Great Old One of its own faction.
wars-coach-lone-keeper = Your keeper { IN($area) } has no guard. { CAP_THE($unit) } { IN($origin) } is one move away and can capture it.
    .why = A Cultist is safe from Monsters only beside a Monster or Great Old One of its own faction.

wars-coach-claim = The gate { IN($area) } has no keeper, and you have a Cultist there. Take the gate: it’s free.
    .why = A gate without a keeper gives every player 1 Power in the Gather phase; a gate you control gives you 2.
wars-coach-free-gate = An abandoned gate { IN($area) } is one step away: a gate for 1 Power.
    .why = Moving there costs 1 Power, and taking the gate is free. A new gate costs 3.
wars-coach-prey = You can capture a Cultist { OF($enemy) } { IN($area) }: no dice, and its gate may become yours.
    .why = For 1 Power you can capture a Cultist without a Monster or Great Old One beside it. It gives you 1 Power in the next Gather phase.

# One action that meets a requirement; $book is the requirement’s name.
wars-coach-need = An action that costs no Power earns a spellbook: { $book }.
    .why = Every requirement you meet earns one spellbook of your choice.
wars-coach-need-gates = One more gate earns a spellbook, and your Cultist can build it for 3 Power.
wars-coach-need-areas = A unit in one more area earns a spellbook: move one out.
wars-coach-need-areas-more = { $number ->
    [one] Units in { $number } more area earn a spellbook: one Move action can send them all, for 1 Power each.
   *[other] Units in { $number } more areas earn a spellbook: one Move action can send them all, for 1 Power each.
 }
wars-coach-need-pay = An action and { $number } Power earn a spellbook: { $book }.

wars-coach-awaken = You can awaken { THE($unit) } now for { $cost } Power.
    .why = A Great Old One fights with many dice and is worth an Elder Sign in every Ritual; the first awakening earns a spellbook.
wars-coach-spending = If you spend this, { THE($unit) } must wait until next turn.
    .why = Awakening { THE($unit) } costs { $cost } Power, which you have now.

wars-coach-ritual = { $signs ->
    [one] A Ritual for { $cost } Power gives you { $gates } Doom and { $signs } Elder Sign. That is a good price.
   *[other] A Ritual for { $cost } Power gives you { $gates } Doom and { $signs } Elder Signs. That is a good price.
 }
    .why = A Ritual scores 1 Doom for each of your gates, with an Elder Sign for each Great Old One; the next one costs more.
wars-coach-ritual-plain = A Ritual for { $cost } Power gives you { $gates } Doom. That is a good price.
wars-coach-instant-death = This Ritual ends the game, and you aren’t ahead. Decline, unless you can pass { THE($enemy) } first.
    .why = When the marker reaches the end of the Ritual track, the game ends with this Doom phase.

wars-coach-few-books = Without six spellbooks you can’t win. Closest: { $book }.
    .why = Only players with all six spellbooks can win, however much Doom the others have.
wars-coach-few-books-counted = Without six spellbooks you can’t win. Closest: { $book }, { $have } of { $need }.
wars-coach-doom-no-books = { $number ->
    [one] You have enough Doom, but only { $number } spellbook. Put everything into this: { $book }.
   *[other] You have enough Doom, but only { $number } spellbooks. Put everything into this: { $book }.
 }
    .why = Only players with all six spellbooks can win, however much Doom the others have.
wars-coach-sixth-book = { CAP_THE($enemy) } need{ S($enemy) } only one more spellbook: { $book }. Stop them if you can.
    .why = With six spellbooks, they win if they have the most Doom at the end.

wars-coach-passing = If you pass, you lose { $power } Power. You can still use **{ $action }**.
    .why = Power doesn’t carry over: what you have left when you pass is lost.
wars-coach-passing-rests = If you pass, you lose { $power } Power. **{ $action }** keeps it for the next turn.
    .why = Both end your turns in this Action phase, but what you have left when you pass is lost.
wars-coach-last-power = You have 1 Power left. It doesn’t carry over: recruit a Cultist before you pass.
    .why = Power doesn’t carry over to the next turn.
wars-coach-last-power-move = You have 1 Power left. It doesn’t carry over: move a Cultist before you pass.
wars-coach-recruit = { $number ->
    [one] { $number } Cultist waits in your pool. It costs 1 Power and gives you 1 every turn.
   *[other] { $number } Cultists wait in your pool. Each costs 1 Power and gives you 1 every turn.
 }
    .why = Every Cultist on the map gives you 1 Power in the Gather phase, so recruiting pays for itself at once.
wars-coach-captives = { $number ->
    [one] Your captive gives you { $number } Power in the next Gather phase. You don’t have to do anything.
   *[other] Your { $number } captives give you { $number } Power in the next Gather phase. You don’t have to do anything.
 }
    .why = In the Gather phase each captive gives its captor 1 Power and returns to its owner’s pool.
wars-coach-decay = Decay costs you { $cost } Power on your next turn. Take your expensive action now.
    .why = While your opponent is out of Power, each of your turns costs 1 Power more than the last before you can act.

wars-coach-odds = The odds are against you { IN($area) }: about { $lose }% to lose { THE($unit) }, { $kill }% to kill anything. Is there a better move?
    .why = Every 6 kills. You lose your cheapest units first, but you don’t have enough of them.
wars-coach-last-guard = Win { IN($area) }, and the keeper { OF($enemy) } stands alone: battle now, capture next.
    .why = Without its last guard, a Cultist can be captured, and its gate is abandoned.
