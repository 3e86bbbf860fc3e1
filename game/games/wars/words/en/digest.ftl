### What mattered since your last choice: a few words a line, told when you are asked again. $area is where it happened.

wars-digest-lost = You lost { A($units) } to { THE($side) } · { $area }
wars-digest-great-lost = { CAP_THE($owner) } lost { A($units) } to { THE($side) } · { $area }
wars-digest-taken = { CAP_THE($owner) } lost { A($units) } to { THE($side) } · { $area }
wars-digest-gate-open = Your gate { IN($area) } has **no keeper**: you can take it back
wars-digest-gate-lost = You lost the gate · { $area }
wars-digest-gate-lost-to = You lost the gate to { THE($side) } · { $area }
wars-digest-attacked = { CAP_THE($side) } attacked you without effect · { $area }
wars-digest-fought = { CAP_THE($side) } fought { THE($enemy) } · { $area }
wars-digest-awakened = { CAP_THE($side) } awakened { THE($unit) } · { $area }
wars-digest-ritual = { $gains ->
    [0] { CAP_THE($side) } performed a Ritual for { $cost } Power
   *[other] { CAP_THE($side) } performed a Ritual for { $cost } Power: **{ $gains }**
 }
wars-digest-lead-shared = { CAP_THE($sides) } lead with **{ $doom } Doom**
wars-digest-lead-yours = You lead by { $ahead } with **{ $doom } Doom**
wars-digest-lead = { CAP_THE($side) } lead{ S($side) } by { $ahead } with **{ $doom } Doom**
wars-digest-books = { CAP_THE($side) } { HAS($side) } { $books }, { $have } of { $all }
wars-digest-books-all = { CAP_THE($side) } { HAS($side) } { $books }, **all { $all }** spellbooks
wars-digest-gate-built = { CAP_THE($side) } built a gate · { $area }
wars-digest-gate-taken = { CAP_THE($side) } took the gate · { $area }
wars-digest-signs = { CAP_THE($side) } revealed Elder Signs: **{ $doom } Doom**
wars-digest-nearly = { $side }: { $requirement }, **1 to go**
wars-digest-nearly-yours = { $requirement }: **1 to go**
wars-digest-desecrated = Desecrated · { $area }
wars-digest-passed = { $sides ->
    [one] { CAP_THE($sides) } { HAS($sides) } passed
   *[other] { CAP_THE($sides) } have passed
 }
wars-digest-rests = { CAP_THE($side) } rest{ S($side) } until the next turn: { $ability }
wars-digest-doom = You gained **{ $amount } Doom**: { COMMA($gains) }
wars-digest-doom-lost = You lost **{ $amount } Doom**: { COMMA($gains) }
wars-digest-power = You gained **{ $amount } Power**: { COMMA($gains) }
wars-digest-power-lost = You lost **{ $amount } Power**: { COMMA($gains) }
wars-digest-moved = Moved by others: { A($units) } · { $area }
wars-digest-retreated = You retreated with { A($units) } · { $area }
