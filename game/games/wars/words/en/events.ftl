### The chronicle: what happened, as an onlooker is told; .doer is told to who did it, .victim to whom it was done.
### A line may be several of these sentences, one after the other.

## Headings

wars-events-phase-gather = Turn { $turn } · Gather Power
wars-events-phase-doom = Turn { $turn } · Doom
wars-events-phase-action = Turn { $turn } · Action
wars-events-round = Round { $round }
wars-events-ended = The game ends: { $end }

## Gather Power, first player, Doom

wars-events-handicap = { $side } begins with a handicap: **{ $given }**.
    .doer = You begin with a handicap: **{ $given }**.

# $parts are what the Power comes from, each a .part below.
wars-events-gathered = { $side } gathers **{ $total } Power**: { COMMA($parts) }.
    .doer = You gather **{ $total } Power**: { COMMA($parts) }.
wars-events-gathered-nothing = { $side } gathers no Power.
    .doer = You gather no Power.
wars-events-gathered-cultists = { $number ->
    [one] { $number } Cultist
   *[other] { $number } Cultists
 }
wars-events-gathered-gates = { $number ->
    [one] { $number } gate
   *[other] { $number } gates
 }
wars-events-gathered-abandoned = { $number ->
    [one] { $number } abandoned gate
   *[other] { $number } abandoned gates
 }
wars-events-gathered-captives = { $number ->
    [one] { $number } captive
   *[other] { $number } captives
 }
wars-events-gathered-minimum = { $number } to reach the minimum
wars-events-gathered-handicap = { $number } as a handicap
wars-events-gathered-bonus = { $number } from { $ability }

wars-events-returned = { $side } returns { A($unit) } { OF($owner) } to the pool.
    .doer = You return { A($unit) } { OF($owner) } to the pool.
    .victim = { $side } returns { YOUR($unit) } to your pool.

wars-events-power = { $side } gains **{ $amount } Power**.
    .doer = You gain **{ $amount } Power**.
wars-events-power-passion = { $side } gains **{ $amount } Power** from Passion.
    .doer = You gain **{ $amount } Power** from Passion.
wars-events-power-harbinger = { $side } gains **{ $amount } Power** from Harbinger.
    .doer = You gain **{ $amount } Power** from Harbinger.
wars-events-power-bg-share = { $side } gains **{ $amount } Power** for sharing an area with every enemy.
    .doer = You gain **{ $amount } Power** for sharing an area with every enemy.

wars-events-first-player = { $side } is first player.
    .doer = You are first player.
wars-events-clockwise = Play goes clockwise.
wars-events-counterclockwise = Play goes counterclockwise.
wars-events-drafted = Player { $seat } takes { $side }.
    .doer = You take { $side }.
wars-events-set-up = { $side } sets up { IN($area) }.
    .doer = You set up { IN($area) }.

wars-events-decay = Decay advances to **{ $number }**: the next turn costs that much Power.
wars-events-decay-paid = { $side } pays **{ $amount } Power** for Decay.
    .doer = You pay **{ $amount } Power** for Decay.
wars-events-decayed = { $side } cannot pay for Decay and loses the last **{ $amount } Power**.
    .doer = You cannot pay for Decay and lose your last **{ $amount } Power**.

wars-events-doom = { $side } gains **{ $amount } Doom**.
    .doer = You gain **{ $amount } Doom**.
wars-events-doom-loss = { $side } gains **{ $amount } Doom** for enemy losses.
    .doer = You gain **{ $amount } Doom** for enemy losses.
wars-events-doom-spared = { $side } gains **{ $amount } Doom** for an enemy unit that survived a Kill.
    .doer = You gain **{ $amount } Doom** for an enemy unit that survived a Kill.

# $shares are sides with a number each.
wars-events-doom-gates = Doom for gates: { COMMA($shares) }.
wars-events-share = { $side } { $number }

wars-events-ritual = { $side } performs a Ritual for { $cost } Power: **{ $gains }**.
    .doer = You perform a Ritual for { $cost } Power: **{ $gains }**.
wars-events-ritual-nothing = { $side } performs a Ritual for { $cost } Power, but controls no gate.
    .doer = You perform a Ritual for { $cost } Power, but control no gate.
# Why it matters: nobody has another turn after this.
wars-events-instant-death = The Ritual marker is at **Instant Death**: the game ends with this Doom phase.
wars-events-doom-gained = { $number } Doom
wars-events-signs-gained = { $number ->
    [one] { $number } Elder Sign
   *[other] { $number } Elder Signs
 }
wars-events-declined = { $sides ->
    [one] { $sides } performs no Ritual.
   *[other] { $sides } perform no Ritual.
 }
    .doer = You perform no Ritual.

# What standing orders have answered, told to their owner alone; $answers are in small letters.
wars-events-ordered = <third>__Answered for you: { COMMA($answers) }.__</>
wars-events-ordered-other = declined
wars-events-ordered-ritual = no Ritual
wars-events-ordered-doom-event = nothing more in this Doom phase
wars-events-ordered-reveal = your Elder Signs stay hidden
wars-events-ordered-devolve = no Devolve
wars-events-ordered-pre-battle = no pre-battle ability
wars-events-ordered-emissary = no Emissary
wars-events-ordered-vengeance = no Vengeance
wars-events-ordered-madness = no Madness
wars-events-ordered-necrophagy = no Ghouls sent

wars-events-sign = { $signs ->
    [one] { $side } gains **{ $signs } Elder Sign**.
   *[other] { $side } gains **{ $signs } Elder Signs**.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign**.
       *[other] You gain **{ $signs } Elder Signs**.
     }
wars-events-sign-harbinger = { $signs ->
    [one] { $side } gains **{ $signs } Elder Sign** from Harbinger.
   *[other] { $side } gains **{ $signs } Elder Signs** from Harbinger.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign** from Harbinger.
       *[other] You gain **{ $signs } Elder Signs** from Harbinger.
     }
wars-events-sign-third-eye = { $signs ->
    [one] { $side } gains **{ $signs } Elder Sign** from The Third Eye.
   *[other] { $side } gains **{ $signs } Elder Signs** from The Third Eye.
 }
    .doer = { $signs ->
        [one] You gain **{ $signs } Elder Sign** from The Third Eye.
       *[other] You gain **{ $signs } Elder Signs** from The Third Eye.
     }
# Only those who may know it are told the values.
wars-events-drawn = { $values ->
    [one] { $side } draws an Elder Sign worth **{ $values } Doom**.
   *[other] { $side } draws Elder Signs worth **{ $values } Doom**.
 }
    .doer = { $values ->
        [one] You draw an Elder Sign worth **{ $values } Doom**.
       *[other] You draw Elder Signs worth **{ $values } Doom**.
     }
wars-events-revealed = { $values ->
    [one] { $side } reveals an Elder Sign: **{ $total } Doom**.
   *[other] { $side } reveals { $number } Elder Signs ({ COMMA($values) }): **{ $total } Doom**.
 }
    .doer = { $values ->
        [one] You reveal an Elder Sign: **{ $total } Doom**.
       *[other] You reveal { $number } Elder Signs ({ COMMA($values) }): **{ $total } Doom**.
     }

## Requirements and spellbooks

wars-events-requirement = { $side } earns a spellbook: { COMMA($requirements) }.
    .doer = You earn a spellbook: { COMMA($requirements) }.
wars-events-requirement-taken = { $side } earns { $books }: { COMMA($requirements) }.
    .doer = You earn { $books }: { COMMA($requirements) }.
wars-events-book = { $side } takes { $books }.
    .doer = You take { $books }.
# Why it matters: nobody wins without all six.
wars-events-sixth-book = { $side } has all six spellbooks and can win now.
    .doer = You have all six spellbooks and can win now.

## Common actions

wars-events-captured = { $side } captures { A($unit) } { OF($owner) } { IN($area) }.
    .doer = You capture { A($unit) } { OF($owner) } { IN($area) }.
    .victim = { $side } captures { YOUR($unit) } { IN($area) }.

# $moves are one .part for each area that units go to.
wars-events-moved = { $side } moves { COMMA($moves) }.
    .doer = You move { COMMA($moves) }.
    .part = { A($units) } { TO($area) }
wars-events-flown = { $side } flies { COMMA($moves) }.
    .doer = You fly { COMMA($moves) }.
wars-events-retreat = Retreat: { COMMA($moves) }.

wars-events-gate-built = { $side } builds a gate { IN($area) } for 3 Power.
    .doer = You build a gate { IN($area) } for 3 Power.
wars-events-gate-built-plain = { $side } builds a gate { IN($area) }.
    .doer = You build a gate { IN($area) }.
wars-events-gate-taken = { $side } takes the gate { IN($area) }.
    .doer = You take the gate { IN($area) }.
wars-events-gate-taken-by = { $side } takes the gate { IN($area) } with { A($unit) }.
    .doer = You take the gate { IN($area) } with { A($unit) }.
wars-events-gate-left = { $side } leaves the gate { IN($area) }.
    .doer = You leave the gate { IN($area) }.
# An ability takes a gate and its keeper along.
wars-events-gate-carried = The gate goes { FROM($origin) } { TO($area) }.
wars-events-gate-removed = The gate { IN($area) } is gone.
# Gates that are left in the course of something else; .victim is told to who kept them.
wars-events-gates-abandoned = { $areas ->
    [one] The gate in { THE($areas) } is abandoned.
   *[other] The gates in { THE($areas) } are abandoned.
 }
    .doer = { $areas ->
        [one] Your gate in { THE($areas) } is abandoned.
       *[other] Your gates in { THE($areas) } are abandoned.
     }
    .victim = { $areas ->
        [one] You lose the gate in { THE($areas) }.
       *[other] You lose the gates in { THE($areas) }.
     }

wars-events-recruited = { $side } recruits { A($unit) } { IN($area) }.
    .doer = You recruit { A($unit) } { IN($area) }.
# $places are one .part for each area.
wars-events-summoned = { $cost ->
    [0] { $side } summons { COMMA($places) }.
   *[other] { $side } summons { COMMA($places) } for { $cost } Power.
 }
    .doer = { $cost ->
        [0] You summon { COMMA($places) }.
       *[other] You summon { COMMA($places) } for { $cost } Power.
     }
    .part = { A($units) } { IN($area) }
wars-events-awakened = { $cost ->
    [0] { $side } awakens { THE($unit) } { IN($area) }.
   *[other] { $side } awakens { THE($unit) } { IN($area) } for { $cost } Power.
 }
    .doer = { $cost ->
        [0] You awaken { THE($unit) } { IN($area) }.
       *[other] You awaken { THE($unit) } { IN($area) } for { $cost } Power.
     }
wars-events-awakened-given = { $cost ->
    [0] { $side } gives up { A($given) } and awakens { THE($unit) } { IN($area) }.
   *[other] { $side } gives up { A($given) } and awakens { THE($unit) } { IN($area) } for { $cost } Power.
 }
    .doer = { $cost ->
        [0] You give up { A($given) } and awaken { THE($unit) } { IN($area) }.
       *[other] You give up { A($given) } and awaken { THE($unit) } { IN($area) } for { $cost } Power.
     }
wars-events-appeared = { CAP_A($unit) } { OF($owner) } appears { IN($area) }.
    .doer = { CAP_YOUR($unit) } appears { IN($area) }.
# Another unit takes its place; it is not lost.
wars-events-withdrawn = { CAP_A($unit) } { OF($owner) } returns to the pool { FROM($area) }.
    .doer = { CAP_YOUR($unit) } returns to the pool { FROM($area) }.
# A spellbook of its owner lets it die only once.
wars-events-out = { CAP_A($unit) } { OF($owner) } leaves the game for good.
    .doer = { CAP_YOUR($unit) } leaves the game for good.
wars-events-passed = { $power ->
    [0] { $side } passes.
   *[other] { $side } passes and gives up { $power } Power.
 }
    .doer = { $power ->
        [0] You pass.
       *[other] You pass and give up { $power } Power.
     }

## Other actions

# $units are what goes with it; there may be none.
wars-events-submerged = { $units ->
    [0] { CAP_THE($unit) } submerges { IN($area) }.
   *[other] { CAP_THE($unit) } submerges { IN($area) } with { A($units) }.
 }
wars-events-emerged = { $units ->
    [0] { CAP_THE($unit) } emerges { IN($area) }.
   *[other] { CAP_THE($unit) } emerges { IN($area) } with { A($units) }.
 }
wars-events-dreams = { $side } sends Dreams { TO($area) } and replaces { A($unit) } { OF($owner) }.
    .doer = You send Dreams { TO($area) } and replace { A($unit) } { OF($owner) }.
    .victim = { $side } sends Dreams { TO($area) } and replaces { YOUR($unit) }.
wars-events-devolve = { $number ->
    [1] { $side } devolves { A($units) } into a Deep One in { THE($areas) }.
   *[other] { $side } devolves { A($units) } into Deep Ones in { THE($areas) }.
 }
    .doer = { $number ->
        [1] You devolve { A($units) } into a Deep One in { THE($areas) }.
       *[other] You devolve { A($units) } into Deep Ones in { THE($areas) }.
     }
wars-events-zingaya = { $side } uses Zingaya { IN($area) }: { A($unit) } { OF($owner) } becomes an **Undead**.
    .doer = You use Zingaya { IN($area) }: { A($unit) } { OF($owner) } becomes your **Undead**.
    .victim = { $side } uses Zingaya { IN($area) }: { YOUR($unit) } becomes an **Undead**.
wars-events-cc-pay = { $side } pays { $paid } Power to earn spellbooks.
    .doer = You pay { $paid } Power to earn spellbooks.
wars-events-given-up = { $side } gives up { A($units) }.
    .doer = You give up { A($units) }.
wars-events-blood-sacrifice = { $side } sacrifices { A($units) } in { THE($areas) } for 1 Elder Sign.
    .doer = You sacrifice { A($units) } in { THE($areas) } for 1 Elder Sign.
wars-events-ys-gift = { $side } gives { $amount } Doom to { $receiver }.
    .doer = You give { $amount } Doom to { $receiver }.
    .victim = { $side } gives you { $amount } Doom.

wars-events-desecrated = { $side } desecrates { THE($area) }: rolled { $roll }, needed { $needed } or less.
    .doer = You desecrate { THE($area) }: rolled { $roll }, needed { $needed } or less.
wars-events-desecrated-not = { $side } fails to desecrate { THE($area) }: rolled { $roll }, needed { $needed } or less.
    .doer = You fail to desecrate { THE($area) }: rolled { $roll }, needed { $needed } or less.
wars-events-desecrated-alone = { CAP_THE($area) } is desecrated.
wars-events-comes = { CAP_A($unit) } appears.

wars-events-thousand-forms = { $side } uses The Thousand Forms and rolls { $roll }.
    .doer = You use The Thousand Forms and roll { $roll }.
wars-events-thousand-forms-refused = The others do not agree: { $side } gains **{ $amount } Power**.
    .doer = The others do not agree: you gain **{ $amount } Power**.
wars-events-thousand-forms-agreed = The others pay **{ $amount } Power**: { COMMA($shares) }.

wars-events-ghroth = { $side } calls Ghroth: rolled { $roll }, needed { $needed } or less.
    .doer = You call Ghroth: rolled { $roll }, needed { $needed } or less.
wars-events-ghroth-failed = { $side } calls Ghroth without success: rolled { $roll }, needed { $needed } or less.
    .doer = You call Ghroth without success: rolled { $roll }, needed { $needed } or less.
wars-events-ghroth-refused = The others do not agree.
# $losses are one .part for each side and area.
wars-events-ghroth-lost = Lost: { COMMA($losses) }.
    .part = { A($units) } { OF($owner) } { IN($area) }
wars-events-ghroth-lost-yours = { YOUR($units) } { IN($area) }

wars-events-rolled-for = { $side } rolls { $roll }, needing { $needed } or less.
    .doer = You roll { $roll }, needing { $needed } or less.
wars-events-rolled-for-plain = { $side } rolls { $roll }.
    .doer = You roll { $roll }.
wars-events-pledged = { $side } pledges { $number }.
    .doer = You pledge { $number }.

wars-events-avatar = { $side } uses Avatar: { THE($unit) } { IN($origin) } changes places with { A($second) } { OF($owner) } { IN($area) }.
    .doer = You use Avatar: { THE($unit) } { IN($origin) } changes places with { A($second) } { OF($owner) } { IN($area) }.
    .victim = { $side } uses Avatar: { THE($unit) } { IN($origin) } changes places with { YOUR($second) } { IN($area) }.
wars-events-he-who = { $side } sends Hastur { TO($area) }.
    .doer = You send Hastur { TO($area) }.
wars-events-screaming-dead = { $units ->
    [0] { $side } moves the King in Yellow { TO($area) }.
   *[other] { $side } moves the King in Yellow { TO($area) } with { A($units) }.
 }
    .doer = { $units ->
        [0] You move the King in Yellow { TO($area) }.
       *[other] You move the King in Yellow { TO($area) } with { A($units) }.
     }
wars-events-shriek = { $side } gathers { A($units) } { IN($area) }.
    .doer = You gather { A($units) } { IN($area) }.

## Battles

wars-events-battle = { $side } attacks { $enemy } { IN($area) }.
    .doer = You attack { $enemy } { IN($area) }.
    .victim = { $side } attacks you { IN($area) }.
# After something that came before it, such as an action or another battle.
wars-events-battle-resumed = The battle of { $side } against { $enemy } { IN($area) } goes on.
    .doer = Your battle against { $enemy } { IN($area) } goes on.
    .victim = The battle of { $side } against you { IN($area) } goes on.
# $results are the two below, as far as there are any.
wars-events-rolled = { $side } rolls { $results }.
    .doer = You roll { $results }.
wars-events-rolled-kills = { $number ->
    [one] { $number } Kill
   *[other] { $number } Kills
 }
wars-events-rolled-pains = { $number ->
    [one] { $number } Pain
   *[other] { $number } Pains
 }
wars-events-missed = { $side } misses.
    .doer = You miss.
wars-events-rerolled = { $side } rolls again and now has { $results }.
    .doer = You roll again and now have { $results }.
wars-events-rerolled-missed = { $side } rolls again and still misses.
    .doer = You roll again and still miss.
wars-events-missed-both = Both sides miss.
wars-events-wiped-out = { $sides ->
    [one] { $sides } has no units left in the battle.
   *[other] { $sides } have no units left in the battle.
 }
    .victim = You have no units left in the battle.

wars-events-ability = { $side } uses { $ability }.
    .doer = You use { $ability }.
wars-events-emissary = Nyarlathotep turns the Kill into a Pain.
wars-events-madness = { $side } chooses where all Pained units retreat.
    .doer = You choose where all Pained units retreat.
wars-events-vengeance = { $side } chooses which enemy units take the Kills and Pains.
    .doer = You choose which enemy units take the Kills and Pains.
wars-events-devour = Cthulhu devours { A($unit) } { OF($owner) }.
    .victim = Cthulhu devours { YOUR($unit) }.
wars-events-absorb = A Shoggoth absorbs { A($unit) }: 3 more dice.
    .doer = Your Shoggoth absorbs { A($unit) }: 3 more dice.
wars-events-abduct = A Nightgaunt is lost and drags { A($unit) } { OF($owner) } away.
    .victim = A Nightgaunt is lost and drags { YOUR($unit) } away.
wars-events-abduct-alone = A Nightgaunt is lost.
wars-events-hidden = A Flying Polyp hides { A($unit) } { OF($owner) } from the battle.
    .victim = A Flying Polyp hides { YOUR($unit) } from the battle.
wars-events-seek-and-destroy = { CAP_A($unit) } joins the battle { FROM($origin) }.
wars-events-necrophagy = { $ghouls ->
    [one] { CAP_A($units) } comes to feed: each side suffers { $ghouls } more Pain.
   *[other] { CAP_A($units) } come to feed: each side suffers { $ghouls } more Pains.
 }

# $losses are the shares below, one for each side that loses units.
wars-events-killed = Killed: { COMMA($losses) }.
wars-events-units-lost = { A($units) } { OF($owner) }
    .victim = { YOUR($units) }
wars-events-great-lost = { THE($unit) }
wars-events-lost = { $owner } loses { A($unit) } { IN($area) }.
    .victim = You lose { A($unit) } { IN($area) }.
wars-events-surrounded = { $side } has units with nowhere to retreat.
    .victim = You have units with nowhere to retreat.
wars-events-surrounded-lost = { $side } has nowhere to retreat and loses { A($unit) }.
    .victim = You have nowhere to retreat and lose { A($unit) }.
