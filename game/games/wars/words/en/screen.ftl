### What stands round the map: the bar on top, the strips, the draft, Elder Signs, and the end of the game.

# A faction’s sign and its name.
wars-screen-side = { $sign } { $side }

## The bar on top

wars-top-turn = Turn { $turn }
wars-top-phase-gather = Gather Power
wars-top-phase-first-player = First player
wars-top-phase-doom = Doom phase
wars-top-phase-action = Action phase
wars-top-order = Order
    .first = { $side } first
wars-top-order-clockwise = **Order of play**, clockwise around the table
wars-top-order-counterclockwise = **Order of play**, counterclockwise around the table
wars-top-order-alternating = **Order of play**, taking turns
wars-top-doom = Doom
    .tip = **Doom**
    .ends = { $doom } ends the game
    .ends-short = { $doom } ends
    .line = { $sign } { $side } **{ $doom }**
wars-top-ends = The game ends after a Doom phase in which anyone has { $doom } Doom or more.
wars-top-ritual = Ritual
    .tip = **Ritual of Annihilation**
    .next = The next Ritual costs **{ $cost } Power**. { $left ->
        [one] After { $left } more Ritual
       *[other] After { $left } more Rituals
     } the game ends by Instant Death.
    .last = The marker is on Instant Death: the game ends with this Doom phase.
    .costs = costs { $cost }
    .now = now costs { $cost }
    .death = Instant Death
    .death-tip = { ICON("doom") } <gold>Instant Death</>: the game ends with the Doom phase in which the marker gets here.
wars-top-ritual-cell = { ICON("power") } <gold>{ $cost } Power</>: { $after ->
    [0] the next Ritual
    [one] after { $after } more Ritual
   *[other] after { $after } more Rituals
 }
    .spent = { ICON("power") } <gold>{ $cost } Power</>: already performed
