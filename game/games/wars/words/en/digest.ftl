### What mattered since your last choice: a few words a line, told when you are asked again. $area is where it happened.

wars-digest-lost = You lost { A($units) } to { $side } · { $area }
wars-digest-great-lost = { $owner } lost { A($units) } to { $side } · { $area }
wars-digest-taken = { $owner } lost { A($units) } to { $side } · { $area }
wars-digest-gate-open = Your gate { IN($area) } has **no keeper**: you can take it back
wars-digest-gate-lost = You lost the gate · { $area }
wars-digest-gate-lost-to = You lost the gate to { $side } · { $area }
wars-digest-attacked = { $side } attacked you without effect · { $area }
wars-digest-fought = { $side } fought { $enemy } · { $area }
wars-digest-awakened = { $side } awakened { THE($unit) } · { $area }
wars-digest-ritual = { $gains ->
    [0] { $side } performed a Ritual for { $cost } Power
   *[other] { $side } performed a Ritual for { $cost } Power: **{ $gains }**
 }
wars-digest-lead-shared = { $sides } lead with **{ $doom } Doom**
wars-digest-lead-yours = You lead by { $ahead } with **{ $doom } Doom**
wars-digest-lead = { $side } leads by { $ahead } with **{ $doom } Doom**
wars-digest-books = { $side } has { $books }, { $have } of { $all }
wars-digest-books-all = { $side } has { $books }, **all { $all }** spellbooks
wars-digest-gate-built = { $side } built a gate · { $area }
wars-digest-gate-taken = { $side } took the gate · { $area }
wars-digest-signs = { $side } revealed Elder Signs: **{ $doom } Doom**
wars-digest-nearly = { $side }: { $requirement }, **1 to go**
wars-digest-nearly-yours = { $requirement }: **1 to go**
wars-digest-desecrated = Desecrated · { $area }
wars-digest-passed = { $sides ->
    [one] { $sides } has passed
   *[other] { $sides } have passed
 }
wars-digest-rests = { $side } rests until the next turn: { $ability }
