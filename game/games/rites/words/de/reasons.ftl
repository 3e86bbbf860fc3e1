### Warum etwas nicht wählbar ist; .short steht unter einer Taste, höchstens 24 Zeichen.

rites-reason-fits-no-tree = die { $card } passt an keinen Baum, der jetzt wachsen darf
    .short = passt an keinen Baum
rites-reason-drawn-only = nur die eben gezogene Karte darf gespielt werden
    .short = nur die gezogene Karte
rites-reason-no-book-first = ein verbotenes Buch kann nicht das Ältere Zeichen sein
    .short = kein verbotenes Buch
rites-reason-fits-no-slope = die { $card } hat keine Nachbarzahl auf dem Grat oder den Hängen
    .short = passt nirgends
rites-reason-grave-looted = Grab { $place } ist geplündert
    .short = geplündert
rites-reason-own-ghoul-there = an Grab { $place } steht schon dein Ghul, oder zwei andere
    .short = kein Platz für den Ghul
