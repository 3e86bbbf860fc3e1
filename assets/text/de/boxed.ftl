### Der Tisch eines Spiels, das im Fenster keine Karte und keine eigenen Spielkarten hat.

boxed-save = Speichern
boxed-rules = Regeln
boxed-menu = Menü
boxed-asked = Du: { $question }
boxed-log = Verlauf
boxed-result = Ergebnis
boxed-won = { $names ->
    [1] { $names } gewinnt.
   *[other] { $names } gewinnen.
 }
boxed-nobody = Niemand gewinnt.
boxed-score = { $name }: { $score }
boxed-again = Dieselben Spieler, eine neue Partie

## Diagramme

boxed-chart-turn = Runde { $turn }
boxed-chart-value = { $sign } { $name }: **{ $value }**
boxed-chart-head = { $title }, Runde { $turn }
