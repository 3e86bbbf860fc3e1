### What is said of an area or a piece on the map that is pointed at.

## What a click would do in an area, by the question that is open; $unit is the unit that goes

wars-tips-move-area = Move { THE($unit) } { TO($area) }
wars-tips-retreat-area = { CAP_THE($unit) } retreats { TO($area) }
wars-tips-summon-area = Summon { A($unit) } { IN($area) }
wars-tips-awaken-area = Awaken { THE($unit) } { IN($area) }
wars-tips-emerge-area = Emerge { IN($area) }
wars-tips-gate-area = Build a gate { IN($area) }
wars-tips-start-area = Set up { IN($area) }
wars-tips-control-area = Take the gate { IN($area) }
wars-tips-abandon-area = Leave the gate { IN($area) }
wars-tips-recruit-area = Recruit an Acolyte { IN($area) }
wars-tips-battle-area = Attack { IN($area) }
wars-tips-capture-area = Capture a Cultist { IN($area) }
wars-tips-dreams-area = Send Dreams { TO($area) }
wars-tips-zingaya-area = Use Zingaya { IN($area) }
wars-tips-avatar-area = Use Avatar { IN($area) }
wars-tips-shriek-area = Gather Byakhee { IN($area) }
wars-tips-scream-area = Move the King { TO($area) }

wars-tips-here = <gold>{ CAP($question) }</> here
wars-tips-question = <gold>{ CAP($question) }</>
wars-tips-not-now = <reason>Not now: { $why }.</>
wars-tips-vain = <reason>It cannot succeed now: { $why }.</>
wars-tips-price = { ICON("power") } Costs **{ $cost } Power** · { $left } left

## What can be done

wars-tips-do-choose = Click to choose
wars-tips-do-drag = Click or drag it
wars-tips-do-drop = Click, or drop it here, to move
wars-tips-card = I: show its card
wars-tips-do-place = Click a highlighted area, or drag the unit there

## Who is there

# Units of another side, its keeper of the gate, and the dice of a battle with them.
wars-tips-meets = { ICON("battle") } Meets { THE($side) } { $units ->
    [0] the keeper
   *[other] **{ A($units) }**
 }
    .keeper = { ICON("battle") } Meets { THE($side) } **{ A($units) }** and the keeper
    .battle = battle: **{ $mine ->
        [one] { $mine } die
       *[other] { $mine } dice
     } against { $theirs }**
wars-tips-joins = { $side } Joins { A($units) }
wars-tips-keeper = { ICON("gate") } Keeps the gate

## The gate there

wars-tips-gate-abandoned = { ICON("gate") } An abandoned gate
    .takes = { ICON("gate") } An abandoned gate it can take
wars-tips-gate-yours = { ICON("gate") } Your gate
wars-tips-gate-theirs = { ICON("gate") } { CAP_THE($side) } control{ S($side) } the gate until its keeper is gone
wars-tips-gate-left = { ICON("gate") } <reason>Leaves the gate { IN($area) } without its keeper</>
