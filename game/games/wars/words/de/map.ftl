### Die Karte: Tasten, Ablagen für Einheiten, und was von ihr aufsteigt.

wars-map-nearer = Vergrößern
    .keys = + oder das Mausrad
wars-map-whole = Die ganze Karte
wars-map-pieces = { $pieces ->
    [one] { $pieces } Einheit
   *[other] { $pieces } Einheiten
 }
wars-map-gain = +{ $doom } Verderben
