### The map: buttons, trays of pieces, and what rises from it.

wars-map-nearer = Zoom in
    .keys = + or the wheel
wars-map-whole = The whole map
wars-map-pieces = { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
 }
wars-map-gain = +{ $doom } Doom
