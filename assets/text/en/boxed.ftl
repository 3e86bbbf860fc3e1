### The table of a game that has no map and no cards of its own on the window.

boxed-save = Save
boxed-rules = Rules
boxed-menu = Menu
boxed-asked = You: { $question }.
boxed-log = Log
boxed-result = Result
boxed-won = { $names ->
    [1] { $names } wins.
   *[other] { $names } win.
 }
boxed-nobody = No one wins.
boxed-score = { $name }: { $score }
boxed-again = The same players, a new game

## Charts

boxed-chart-turn = Turn { $turn }
boxed-chart-value = { $sign } { $name }: **{ $value }**
boxed-chart-head = { $title }, turn { $turn }
