### Was um die Karte herum steht: die Leiste oben, die Streifen, die Wahl, Ältere Zeichen und das Ende der Partie.

# Das Zeichen einer Fraktion und ihr Name.
wars-screen-side = { $sign } { $side }

## Die Leiste oben

wars-top-turn = Runde { $turn }
wars-top-phase-gather = Macht sammeln
wars-top-phase-first-player = Startspieler
wars-top-phase-doom = Verderbensphase
wars-top-phase-action = Aktionsphase
wars-top-order = Reihenfolge
    .first = { $side } beginnt
wars-top-order-clockwise = **Zugreihenfolge**, im Uhrzeigersinn um den Tisch
wars-top-order-counterclockwise = **Zugreihenfolge**, gegen den Uhrzeigersinn um den Tisch
wars-top-order-alternating = **Zugreihenfolge**, abwechselnd
wars-top-doom = Verderben
    .tip = **Verderben**
    .ends = { $doom } beendet die Partie
    .ends-short = Ende bei { $doom }
    .line = { $sign } { $side } **{ $doom }**
wars-top-ends = Die Partie endet nach einer Verderbensphase, in der jemand { $doom } Verderben oder mehr hat.
wars-top-ritual = Ritual
    .tip = **Ritual der Auslöschung**
    .next = Das nächste Ritual kostet **{ $cost } Macht**. { $left ->
        [one] Nach { $left } weiteren Ritual
       *[other] Nach { $left } weiteren Ritualen
     } endet die Partie durch den Jähen Tod.
    .last = Der Marker steht auf Jäher Tod: Die Partie endet mit dieser Verderbensphase.
    .costs = kostet { $cost }
    .now = kostet jetzt { $cost }
    .death = Jäher Tod
    .death-tip = { ICON("doom") } <gold>Jäher Tod</>: Die Partie endet mit der Verderbensphase, in der der Marker hierher kommt.
wars-top-ritual-cell = { ICON("power") } <gold>{ $cost } Macht</>: { $after ->
    [0] das nächste Ritual
    [one] nach { $after } weiteren Ritual
   *[other] nach { $after } weiteren Ritualen
 }
    .spent = { ICON("power") } <gold>{ $cost } Macht</>: schon durchgeführt
