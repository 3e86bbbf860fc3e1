### Die Karte: Tasten, Ablagen für Figuren, und was von ihr aufsteigt.

wars-map-nearer = Vergrößern
    .keys = + oder das Mausrad
wars-map-whole = Die ganze Karte
wars-map-pieces = { $pieces ->
    [one] { $pieces } Figur
   *[other] { $pieces } Figuren
 }
wars-map-gain = +{ $doom } Verderben
