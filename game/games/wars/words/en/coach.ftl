### What the coach of Cthulhu Wars and of the Duel remarks: one or two sentences; .why is the rule behind it, one sentence.
### $unit is a unit, with its owner where it is not yours; $enemy is a faction.

wars-coach-ending = { $enemy } can end the game and win in the next Doom phase. Take a gate away now, or outscore them with a Ritual.
    .why = The game ends when anyone has 30 Doom, hidden Elder Signs included once they are revealed.
wars-coach-ending-duel = { $enemy } has enough Doom to end the game and win with this turn. Destroy enemy units, or outscore them with a Ritual.

wars-coach-winning = You can win in the next Doom phase: keep all your gates.
    .why = Every gate scores 1 Doom, and a Ritual scores them again with an Elder Sign for each Great Old One.
wars-coach-winning-ritual = You can win in the next Doom phase: keep all your gates, and have { $cost } Power for a Ritual.
    .why = A Ritual scores 1 Doom for each gate, with an Elder Sign for each Great Old One.

wars-coach-reveal = Reveal your Elder Signs now: that ends the game, and you win.
    .why = Elder Signs may be revealed at any moment: each adds its value to your Doom.

wars-coach-great = { $dice ->
    [one] { $enemy } can roll { $dice } die against { THE($unit) } { IN($area) }. Move away, or bring help.
   *[other] { $enemy } can roll { $dice } dice against { THE($unit) } { IN($area) }. Move away, or bring help.
 }
    .why = A 6 kills and a 4 or 5 drives a unit away; with few units beside it, a Great Old One is soon hit.
wars-coach-great-submerge = { $dice ->
    [one] { $enemy } can roll { $dice } die against { THE($unit) } { IN($area) }. Move away, submerge, or bring help.
   *[other] { $enemy } can roll { $dice } dice against { THE($unit) } { IN($area) }. Move away, submerge, or bring help.
 }

wars-coach-captor = { CAP_THE($unit) } can capture your keeper { IN($area) } on its next turn. Summon a guard there, or drive it away.
    .why = A Cultist is safe from Monsters only beside a Monster or Great Old One of its own side.
wars-coach-lone-keeper = Your keeper { IN($area) } has no guard. { CAP_THE($unit) } { IN($origin) } is one move away and can capture it.
    .why = A Cultist is safe from Monsters only beside a Monster or Great Old One of its own side.

wars-coach-claim = The gate { IN($area) } has no keeper, and you have a Cultist there. Take it: this is free.
    .why = A gate without a keeper gives every player 1 Power at Gather Power; a gate you control gives you 2.
wars-coach-free-gate = An empty gate { IN($area) } is one step away: a gate for 1 Power.
    .why = Moving there costs 1 Power, and taking the gate is free. A new gate costs 3.
wars-coach-prey = You can capture a Cultist { OF($enemy) } { IN($area) }: no dice, and perhaps you gain its gate.
    .why = You can capture a Cultist without a Monster or Great Old One beside it for 1 Power; it pays you 1 more at Gather Power.

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
wars-coach-instant-death = This Ritual ends the game, and you are not ahead. Decline, unless you can pass { $enemy } first.
    .why = When the marker reaches the end of the Ritual track, the game ends with this Doom phase.

wars-coach-few-books = Without six spellbooks you cannot win. Closest: { $book }.
    .why = Only players with all six spellbooks can win, however much Doom the others have.
wars-coach-few-books-counted = Without six spellbooks you cannot win. Closest: { $book }, { $have } of { $need }.
wars-coach-doom-no-books = { $number ->
    [one] You have enough Doom, but only { $number } spellbook. Spend every turn on this: { $book }.
   *[other] You have enough Doom, but only { $number } spellbooks. Spend every turn on this: { $book }.
 }
    .why = Only players with all six spellbooks can win, however much Doom the others have.
wars-coach-sixth-book = { $enemy } needs only one more spellbook: { $book }. Stop them if you can.
    .why = With six spellbooks and the most Doom at 30, they win.

wars-coach-passing = If you pass, you lose { $power } Power. You can still use **{ $action }**.
    .why = You do not keep Power for the next turn: what you have left when you pass is lost.
wars-coach-last-power = You have 1 Power left: recruit a Cultist, or pass. It does not carry over.
    .why = You do not keep Power for the next turn.
wars-coach-last-power-move = You have 1 Power left: move a Cultist, or pass. It does not carry over.
wars-coach-recruit = { $number ->
    [one] { $number } Cultist waits in your pool. It costs 1 Power and pays 1 every turn.
   *[other] { $number } Cultists wait in your pool. Each costs 1 Power and pays 1 every turn.
 }
    .why = Every Cultist on the map gives you 1 Power at Gather Power, so recruiting pays for itself at once.
wars-coach-captives = { $number ->
    [one] Your captive pays you { $number } Power at Gather Power. There is nothing to do.
   *[other] Your { $number } captives pay you { $number } Power at Gather Power. There is nothing to do.
 }
    .why = At Gather Power each captive pays its captor 1 Power and goes home to its owner’s pool.
wars-coach-decay = Decay costs you { $cost } Power next turn. Take your expensive action now.
    .why = While your rival is out of Power, each of your turns costs one more than the last before you act.

wars-coach-odds = The odds are against you { IN($area) }: about { $lose } % to lose { THE($unit) }, { $kill } % to kill anything. Is there a better move?
    .why = Every die kills on a 6. You give up your cheapest units first, but there are not enough of them.
wars-coach-last-guard = Win { IN($area) }, and the keeper { OF($enemy) } stands alone: battle now, capture next.
    .why = Once its last guard is gone, a Cultist can be captured, and its gate is left empty.
