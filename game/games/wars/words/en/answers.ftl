### How questions are answered: the bar with the choices, the banner, and small dialogs over the table.

## The bar with the choices

# Under the button: the Power that passing costs.
wars-answers-burns = lose { $power }
wars-answers-free = free
# On the card of a unit that is to be summoned.
wars-answers-price = { $cost ->
    [0] free
   *[other] { $cost } Power
 }
wars-answers-cost = { $cost ->
    [0] <gold>Free</>
   *[other] <gold>Costs **{ $cost } Power**</>
 }
    .pass = <gold>You lose **{ $cost } Power**</>
wars-answers-going-on = In progress: { $question }
wars-answers-aside = Finish the current action first, or press Esc to step back.
wars-answers-nothing-moved = nothing moved yet
wars-answers-later = Next choices
wars-answers-earlier = Previous choices
wars-answers-on-map = Choose on the map
wars-answers-listed = List all choices with their numbers
wars-answers-more = More: { $choices }
wars-answers-less = Fewer choices
wars-answers-undo = your last choice
    .tip = Takes back your last choice
wars-answers-moment = any time
    .tip = Not an action: you can do this at any time, even on another player’s turn. On another player’s turn, it is under **Signs**.
wars-answers-chance = no Power left: use { $thing } now?

## An area’s card

wars-answers-area-portal = __one area, shown in two places on the map__
wars-answers-area-gate = { ICON("gate") } { $sign } { CAP_THE($side) } control{ S($side) } a gate
wars-answers-area-units = { $sign } { COMMA($units) }
wars-answers-area-desecrated = { ICON("desecration") } Desecrated
wars-answers-area-token = { $icon } { $token }

## The banner

wars-answers-power = { $power } Power left
wars-answers-typed = { $typed } …: Enter chooses it
wars-answers-back = Esc: step back
wars-answers-thinking = is thinking …
wars-answers-asked = must choose …
wars-answers-over = The game is over.

## Before a turn ends, and before passing

wars-answers-reminder = Before you end your turn
    .quiet = Don’t ask again this game
    .end = End turn anyway
wars-answers-pass = Pass?
    .text = You lose your remaining **{ $power } Power** and take no more actions this phase, unless something gives you more Power.
    .yes = Pass

## Rematch

wars-answers-rematch = Rematch
    .cancel = Cancel
    .same = Same factions
    .passed-on = Rotate factions
    .same-who = **Same factions:** { COMMA($seats) }.
    .passed-on-who = **Rotate factions:** { COMMA($seats) }.
    .stays = Map, edition and handicaps stay the same. The dice are new.
# Who plays which factions in the rematch.
wars-answers-rematch-seat = { $person } plays { $factions }
    .draft = { $person } drafts two

# $gain is what a Ritual brings besides.
wars-answers-and-book = { $gain }, a spellbook
wars-answers-becomes = becomes { A($units) }
