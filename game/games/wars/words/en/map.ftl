### The map: buttons, trays of pieces, and what rises from it.

wars-map-nearer = Zoom in
    .keys = + or the wheel
wars-map-whole = Show the whole map
wars-map-pieces = { $pieces ->
    [one] { $pieces } unit
   *[other] { $pieces } units
 }
wars-map-gain = +{ $doom } Doom
