### What stands round the map: the bar on top, the strips, the draft, Elder Signs, and the end of the game.

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
     } the marker reaches Instant Death, and the game ends.
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

## The draft

wars-draft = Draft
    .head = The draft
    .taken = { CAP_THE($side) } { IS($side) } taken.
    .taken-by = taken by { $person }
    .read = Read a card
    .read-tip = Shows the whole card of the selected faction
    .title = Title screen
    .title-tip = Your game is saved; you can continue it later.
wars-draft-choosing = **{ $person }** is choosing …
wars-draft-take-first = **{ $person }**, choose the first faction.
wars-draft-take-two = **{ $person }**, choose two factions, one after the other.
wars-draft-take-second = **{ $person }**, choose your second faction.
wars-draft-take-last = **{ $person }**, choose your second faction.
wars-draft-order-one = { $person } chooses one
wars-draft-order-two = { $person } chooses two
wars-draft-order-last = { $person } takes one more

## Elder Signs

wars-signs = Elder Signs
    .whose = Whose Elder Signs? Only that player should look.
    .of = { $person }’s Elder Signs
    .curtain = A private look at Elder Signs.
    .mark = Select the ones to reveal.
    .all = All
    .none = None
    .refused = These Elder Signs cannot be revealed
    .tip = An Elder Sign worth **{ $value } Doom**
wars-signs-holds = { $signs ->
    [0] { $person } has no hidden Elder Signs.
    [one] { $person } has { $signs } hidden Elder Sign, worth { $doom } Doom.
   *[other] { $person } has { $signs } hidden Elder Signs, worth { $doom } Doom in all.
 }
    .revealed = Already revealed: { $revealed }.
wars-signs-moments = { $thing }: at any time
wars-signs-reveal = { $signs ->
    [0] Reveal
   *[other] Reveal { $signs }: +{ $doom } Doom
 }

## The end

wars-end-page-result = Result
wars-end-page-course = Charts
    .short = Charts
wars-end-page-dice = Dice
wars-end-page-deeds = Statistics
wars-end-page-turning = Turning points

wars-end-rematch = The same table with new dice
wars-end-opening = Revealing the last Elder Signs
wars-end-side = { $person } · handicap { $handicap }
wars-end-column-books = Spellbooks
    .short = Books
wars-end-column-before = Without signs
    .short = Doom
wars-end-column-signs = Elder Signs revealed
    .short = Signs
wars-end-column-total = Total
    .short = Total
wars-end-signs = { $signs ->
    [0] none
   *[other] { $signs } worth { $doom }
 }
    .closed = { $signs } worth { $doom }, { $closed } hidden

wars-end-chart-all = All
wars-end-chart-doom = Doom
    .short = Doom
    .limit = { $doom } ends the game
wars-end-chart-power = Power after the Gather phase
    .short = Power
wars-end-chart-gates = Gates
    .short = Gates
wars-end-chart-books = Spellbooks
    .short = Spellbooks

wars-end-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }, { $battles ->
    [one] { $battles } battle
   *[other] { $battles } battles
 }
    .note = How often each face was rolled in battles. Dashed: the average of fair dice. A 6 is a Kill, a 4 or 5 is a Pain.
wars-end-dice-column-dice = Dice
wars-end-dice-column-kills = Kills (expected)
wars-end-dice-column-pains = Pains (expected)
wars-end-dice-column-luck = Luck

wars-end-deed-begun = Battles started
    .short = started
wars-end-deed-defended = Battles defended
    .short = defended
wars-end-deed-killed = Enemy units killed
    .short = killed
wars-end-deed-lost = Units lost
    .short = lost
wars-end-deed-captured = Cultists captured
    .short = captured
wars-end-deed-taken = Cultists lost to capture
    .short = taken
wars-end-deed-gates = Gates built
    .short = gates
wars-end-deed-rituals = Rituals
    .short = Rituals
wars-end-deed-signs = Elder Signs
    .short = Signs

wars-end-turning-chance = { $person }’s chance of winning, as a strong player would estimate it
wars-end-turning-match = the match
wars-end-turning-look = Look at the table at this moment

## Buttons

wars-screen-rules = Every rule, unit and spellbook
wars-screen-signs = Look at your Elder Signs in private, and reveal them
    .moments = Here at any time, even on another player’s turn: **{ COMMA($things) }**
wars-screen-menu = Save, load, settings, seats

# In the theater: what onlookers see of a game that is not over.
wars-screen-hidden = **Elder Signs** still hidden from the others
# Who sat at a seat of a recorded game: $sides are factions.
wars-screen-seat = { $sides }, { $person }
    .nobody = { $sides }
