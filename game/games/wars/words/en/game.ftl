wars-game = Cthulhu Wars
    .line = Armies, gates, a race to 30 Doom.
