### Was um die Karte herum steht: die Leiste oben, die Streifen, die Wahl, Ältere Zeichen und das Ende der Partie.

# Das Zeichen einer Fraktion und ihr Name.
wars-screen-side = { $sign } { $side }
