### Die Worte der Rätsel: Titel, Zeile in der Liste, Aufgabe, Hinweis, Lösung, Falle, das beste Ergebnis und warum es das ist.
# Kurz halten: Titel bis 60 Zeichen, .short bis 80, alles andere bis 500.

## Bevor er zubeißt

duel-puzzle-before-it-bites = Bevor er zubeißt
    .short = zwei Tore unter Verfall
    .aim = Errichte **zwei weitere Tore**. Du bist der Große Cthulhu und hast **11 Macht**; die Schwarze Ziege hat keine, also macht der Verfall jeden deiner Züge teurer. Behalte so viel Macht, wie du kannst.
    .hint = Zähle die Züge: Der erste kostet nichts zusätzlich, der nächste 1, dann 2. Wer steht schon, wo ein Tor entstehen kann?
    .solution = Errichte sofort in Boston ein Tor. Schick im nächsten Zug einen Kultisten nach Salem und errichte dort im dritten noch eines: mit Verfall 10 Macht.
    .trap = Wenn du rekrutierst oder dich zweimal bewegst, holt dich der Verfall ein.
    .best = 1 Macht übrig
    .why = Zwei Tore kosten je 3 Macht, ein Schritt 1, und drei Züge Verfall noch 0, 1 und 2: 10 Macht; und mit weniger Zügen gibt es keinen zweiten Bauplatz.

## Drei Verderben fehlen

duel-puzzle-three-doom = Drei Verderben fehlen
    .short = drei Verderben, kein Würfel
    .aim = Erreiche in dieser Aktionsphase **30 Verderben, ohne zu würfeln**. Du bist der Große Cthulhu, stehst bei 27 und hast **8 Macht**.
    .hint = Im Duell bringt dir jede gegnerische Einheit, die du tötest, eliminierst oder gefangen nimmst, ihren Verderbenswert. Welche deiner Aktionen brauchen keinen Kampf?
    .solution = Nutze zweimal „Träume“ und nimm einmal jemanden gefangen, in beliebiger Reihenfolge: Drei Kultisten sind drei Verderben, für 5 Macht und 3 weitere, die der Verfall nimmt.
    .trap = In Kämpfen wird gewürfelt, und eine vierte Aktion kannst du nicht bezahlen.
    .best = Genau 30 Verderben
    .why = Drei Aktionen kosten 2, 2 und 1 Macht, und der Verfall nimmt dazwischen 1 und 2: 8 Macht.

## Das letzte Ritual

duel-puzzle-last-ritual = Das letzte Ritual
    .short = gewinne in dieser Verderbensphase
    .aim = Gewinne das Duell **in dieser Verderbensphase**. Du bist die Schwarze Ziege und entscheidest zuerst; der Große Cthulhu entscheidet nach dir.
    .hint = Das Ritual beendet die Partie. Reicht dein Verderben, wenn auch der Große Cthulhu eines durchführt?
    .solution = Führe das Ritual für 10 durch und nutze „Blutopfer“: Du liegst zwei Verderben vorn, selbst wenn der Große Cthulhu mit einem Ritual antwortet.
    .trap = Opferst du vorher einen Hüter, bringt das Ritual weniger.
    .best = Mindestens 2 Verderben Vorsprung
