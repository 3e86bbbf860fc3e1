### Woher Verderben und Macht kamen. $number ist, wie viel, $gain und $gains sind die Teile darunter.

wars-doom-from = Woher: { COMMA($gains) }
    .last = Zuletzt: { $gain }, Runde { $turn }
wars-doom-from-start = { $number } von Anfang an
wars-doom-from-handicap = { $number } als Vorgabe
wars-doom-from-gates = { $number } für Tore
wars-doom-from-ritual = { $number } durch Rituale
wars-doom-from-sign = { $number } durch Ältere Zeichen
wars-doom-from-eliminated = { $number } für gegnerische Verluste
wars-doom-from-captured = { $number } für Gefangennahmen
wars-doom-from-returned = { $number } für zurückgegebene Gefangene
wars-doom-from-spared = { $number } für gegnerische Einheiten, die eine Tötung überlebten
wars-doom-from-ys-gift = { $number } als Geschenk des Gelben Zeichens
wars-doom-from-ability = { $number } durch { QUOTED($ability) }
wars-power-from-start = { $number } von Anfang an
wars-power-from-gather = { $number } gesammelt
wars-power-from-minimum = { $number } bis zur Mindestmacht
wars-power-from-handicap = { $number } als Vorgabe
wars-power-from-decay = { $number } für den Verfall
wars-power-from-sl-give-3 = { $number } vom Schläfer
wars-power-from-sl-give-all = { $number } vom Schläfer
wars-power-from-sl-take-all = { $number } genommen vom Schläfer
wars-power-from-ability = { $number } durch { QUOTED($ability) }
