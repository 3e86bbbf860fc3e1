### What stands round the map: the bar on top, the strips, the draft, Elder Signs, and the end of the game.

# A faction’s sign and its name.
wars-screen-side = { $sign } { $side }
