### Cthulhu Wars in a terminal (play --text): the table, cards, Elder Signs and standing orders in lines of text.

## Turn and tracks

wars-text-turn = Turn { $turn }, { $phase }. { $map }.
    .edition = Turn { $turn }, { $phase }. { $map }; { $edition }.
wars-text-order =
    .alternating = Order: { COMMA($sides) }.
    .clockwise = Order, clockwise: { COMMA($sides) }.
    .counterclockwise = Order, counterclockwise: { COMMA($sides) }.
wars-text-first = { $side } (first)
wars-text-acting = { $side } (acting)
wars-text-first-and-acting = { $side } (first, acting)
wars-text-doom = Doom (30 ends the game): { COMMA($sides) }.
wars-text-side-number = { $side } { $number }
wars-text-ritual = Ritual track: { $track } Instant Death; a Ritual costs { $cost }.
    .ended = Ritual track: { $track } Instant Death; the track has ended.
wars-text-decay = Decay is at { $number }: a turn to act costs that much before anything else.
wars-text-over = The game is over: { $why }

## Factions

wars-text-side-figures = Power { $power }, Doom { $doom }, gates { $gates }
wars-text-side-signs = Elder Signs { $signs }
wars-text-side-captives = captives { $count }
wars-text-side = { $side } ({ $player }, seat { $seat })
    .nobody = { $side } (seat { $seat })
wars-text-side-handicap = { $side }, began with { $handicap }
wars-text-player-bot = { $player }, { $bot }
wars-text-signs-hidden = Hidden Elder Signs: { $count }
    .known = Hidden Elder Signs: { $count } ({ $signs })
wars-text-signs-revealed = Elder Signs revealed: { $signs }
wars-text-abilities = Abilities: { COMMA($names) }
wars-text-books = Spellbooks: { COMMA($names) }
    .none = Spellbooks: none
wars-text-books-left = Spellbooks not yet earned: { COMMA($names) }
    .none = Spellbooks not yet earned: none
wars-text-books-used = Used up: { COMMA($names) }
wars-text-requirements = Requirements:
wars-text-progress = { $requirement } ({ $have } of { $need })
wars-text-pieces = Units:
wars-text-captives = Captives: { COMMA($pieces) }
wars-text-piece-of = { A($units) } { OF($side) }
wars-text-kind = cost { $cost }, combat { $combat }, on the map { $map }, in the pool { $pool }
    .formula = cost { $cost }, special combat, on the map { $map }, in the pool { $pool }

## Areas

wars-text-unit-side = { $unit } ({ $side })
wars-text-nobody = no one
wars-text-area = { $area }{ $marks }: { $pieces }
wars-text-gate = gate { OF($side) }, kept by its { $keeper }
    .abandoned = abandoned gate
wars-text-desecrated = desecrated
wars-text-borders = { $ocean ->
    [yes] Ocean
   *[no] Land
 }; borders on { COMMA($areas) }
    .sign = { $ocean ->
        [yes] Ocean
       *[no] Land
     }, sign: { $sign }; borders on { COMMA($areas) }

## Battles

wars-text-no-battle = There is no battle.
wars-text-battle = Battle { IN($area) }, step: { $step }.
wars-text-battle-used = Used: { COMMA($abilities) }.
    .none = Used: nothing so far.
wars-text-battle-side = { $side } (attacker): { $fighters }
    .defender = { $side } (defender): { $fighters }
wars-text-battle-rolled = rolled { $faces }: Kills { $kills }, Pains { $pains }
wars-text-battle-dice = { $dice ->
    [one] { $dice } die. Kills { $kills }. Pains { $pains }
   *[other] { $dice } dice. Kills { $kills }. Pains { $pains }
 }
wars-text-battle-due = still to assign: Kills { $kills }, Pains { $pains }
wars-text-chance = { $count }: { $chance }%
    .more = { $count } or more: { $chance }%
wars-text-fighter = { $unit } ({ COMMA($notes) })
wars-text-fighter-hidden = hidden
wars-text-fighter-gone = gone
wars-text-fighter-away = retreated
wars-text-fighter-kill = Killed
wars-text-fighter-pain = Pained
wars-text-fighter-saved = unharmed
wars-text-fighter-tough = takes two Kills
wars-text-odds = { $area }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } against { $other } { OF($enemy) }.
wars-text-odds-expected = On average you lose { NUMBER($lost, minimumFractionDigits: 2) } and kill { NUMBER($killed, minimumFractionDigits: 2) }; { NUMBER($retreat, minimumFractionDigits: 2) } of your units and { NUMBER($flee, minimumFractionDigits: 2) } of their units retreat.
wars-text-odds-kills = Your Kills: { $mine }. Theirs: { $theirs }.
wars-text-nobody-to-fight = There is no one you can fight.

## The end

wars-text-won = No one has six spellbooks: humanity survives. Doom: { COMMA($standing) }.
    .alone = { CAP_THE($winner) } win{ S($winner) }. Doom: { COMMA($standing) }.
    .together = { CAP_THE($winners) } win. Doom: { COMMA($standing) }.
    .shared = { CAP_THE($winners) } share the victory. Doom: { COMMA($standing) }.
wars-text-result = { $side }: { $doom } Doom, { $books } of 6 spellbooks
    .signs = { $side }: { $doom } Doom, { $books } of 6 spellbooks; { $opened } Doom from Elder Signs revealed at the end ({ $signs })
wars-text-result-both = { $player }: { $doom } Doom in all
wars-text-dice = Dice rolled in battles (1 2 3 4 5 6), then Kills and Pains, with the expected numbers in parentheses:
wars-text-luck = Kills { $kills } ({ NUMBER($kills_due, minimumFractionDigits: 1) }), Pains { $pains } ({ NUMBER($pains_due, minimumFractionDigits: 1) }): { $luck }
wars-text-deeds = Statistics:
wars-text-deeds-of = attacks { $attacks }, defenses { $defenses }, killed { $killed }, lost { $lost }, captured { $captured }, taken { $taken }, gates built { $gates }, Rituals { $rituals }, Elder Signs { $signs }
wars-text-by-turn = (by turn)
wars-text-chart-doom = Doom
wars-text-chart-power = Power after the Gather phase
wars-text-chart-gates = Gates
wars-text-chart-books = Spellbooks

## Cards and rules

wars-text-look-what = Look at what? A unit, a spellbook, an ability, a requirement, an area or a term.
wars-text-no-card = No card is called “{ $said }”. Try: rules { $said }
wars-text-which = Which one? { COMMA($names) }
wars-text-card = { $name }: { $kind }
    .cost = { $name }: { $kind }, cost { $cost }
    .cost-note = { $name }: { $kind }, cost { $cost } ({ $note })
wars-text-card-now = Now: { $text }
wars-text-card-progress = { $have } of { $need }
wars-text-search-what = Search for what? For example: rules retreat
wars-text-search-nothing = The rules say nothing about “{ $said }”.
wars-text-search-more = … and { $count } more; add a word to narrow the search.
wars-text-power-left = { $power } Power left
wars-text-costs = ({ $power } Power)
wars-text-burns = (you lose { $power } Power)
wars-text-blocked = { $name }: { $why }
wars-text-piece = A unit { OF($side) }.

## Commands: .takes is what may follow

wars-text-command-hint = what a strong player would do here, and why
wars-text-command-why = why the last bot moved as it did, or the Nth from last
    .takes = [N]
wars-text-command-table = the table at a glance
wars-text-command-tracks = turn, order, Doom and Ritual track
wars-text-command-board = a faction’s card, or all of them
    .takes = [FACTION]
wars-text-command-map = one area or all: units, gates, borders
    .takes = [AREA]
wars-text-command-battle = the current battle
wars-text-command-odds = the exact odds of the battles you could start
    .takes = [AREA]
wars-text-command-news = what mattered since your last choice
wars-text-command-look = the card of a unit, spellbook, area, term …
    .takes = NAME
wars-text-command-rules = search the rules
    .takes = WORDS
wars-text-command-signs = your Elder Signs, or those of another player at this keyboard
    .takes = [FACTION]
wars-text-command-reveal = reveal Elder Signs: all, or these
    .takes = [VALUES] [of FACTION]
wars-text-command-orders = your standing orders
wars-text-command-order = give a standing order; gates: on|off
    .takes = NAME ask|matters|never
wars-text-command-statistics = the game in numbers

wars-text-no-faction = No faction in this game is called “{ $said }”.
wars-text-no-area = “{ $said }” is not the name of an area, or fits more than one.
wars-text-no-news = Nothing important.
wars-text-own-signs = Elder Signs: { COMMA($signs) }; worth { $doom } Doom in all.
    .none = Elder Signs: none.
# What can be done at any moment: typed as “r” and this number.
wars-text-moment = r { $number }: { $does }. { $note }
wars-text-passed-over = Type one of these, or press Enter to let the others go on >
wars-text-signs-whose = Name one of your own factions, or that of another player at this keyboard.
wars-text-signs-alone = Only { $player } should look now. Press Enter to continue >
wars-text-not-revealed = You cannot reveal these Elder Signs now. You hold { COMMA($signs) }.
    .none = You hold no Elder Signs.
wars-text-gates-order = gates: { $on ->
    [yes] on
   *[no] off
 } (takes abandoned gates for you)
wars-text-no-order = No order given: { $why }.
wars-text-order-how = say which order and how, for example: order devolve never
