### A faction’s board, and the strips at the left that are its short form.

## The board

wars-board = Faction card
    .close = Close
wars-board-pieces = Units
    .cost = Cost
    .combat = Combat
    .map = Map
    .pool = Pool
wars-board-abilities = Abilities
wars-board-captives = Captives
wars-board-facts = Also in play
wars-board-revealed = Elder Signs revealed
wars-board-books = Spellbooks
    .earned = { $earned } of 6 earned
wars-board-used = used up
wars-board-owed = Spellbook earned
    .note = You choose it after this action.

# Who plays it; $person, or one of the two below, stands before its place in the order of play.
wars-board-person = { $person } · { ORDINAL($place) } in turn order
    .here = { $person }, at this keyboard
    .bot = { $person }, the { $bot } bot
wars-board-power = Power
wars-board-doom = Doom
wars-board-signs = Hidden Elder Signs
    .short = Elder Signs
    .none = no Elder Signs

wars-board-captive = { $sign } { CAP_A($unit) } { OF($side) }, worth 1 Power
wars-board-progress = { $have } of { $need }

## The strips

wars-strip-used = This spellbook is used up; it still counts as one of the six.
wars-strip-book-open = **A spellbook to be chosen**
wars-strip-opens = <third>Click: open the faction card</>
wars-strip-bot = Bot · { $bot }
    .named = { $person } · { $bot }
wars-strip-here = { $person } · you
wars-strip-deciding = choosing
wars-strip-next = acts next
wars-strip-first = first player
wars-strip-rests = done this phase
    .why = { $ability }: no more turns in this Action phase, and the Power is kept for the next turn
wars-strip-numbers = { ICON("power") } **{ $power }** Power   { ICON("doom") } **{ $doom }** Doom
wars-strip-holds = { $signs ->
    [one] { $signs } Elder Sign
   *[other] { $signs } Elder Signs
 } hidden, { $books } of 6 spellbooks, { $gates ->
    [one] { $gates } gate
   *[other] { $gates } gates
 }
wars-strip-handicap = Handicap: { $handicap }
wars-strip-pool = Pool
wars-strip-held = Held

wars-strip-requirement = <second>Spellbook for:</> { $requirement }
    .progress = <gold>{ $have } of { $need }</>
wars-strip-unit = <gold>{ $pool } in the pool, { $map } on the map</>
    .captive = { $sign } <gold>{ $count } captured from { THE($side) }</>
wars-strip-signs = { $signs ->
    [one] **{ $signs } hidden Elder Sign**
   *[other] **{ $signs } hidden Elder Signs**
 }
    .worth = <gold>Worth { $values }</>
wars-strip-power = { ICON("power") } **{ $power } Power** to spend
    .kept = { ICON("power") } **{ $power } Power** kept for the next turn
wars-strip-doom = { ICON("doom") } **{ $doom } Doom**; the game ends at 30 or more

## What is in play and no unit on the map; .units counts units of one kind, in a list of places

wars-fact-submerged = Submerged: { COMMA($units) }
    .units = { $count } submerged
