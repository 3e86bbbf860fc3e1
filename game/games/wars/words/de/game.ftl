wars-game = Cthulhu Wars
    .line = Heere, Tore und ein Wettlauf zu 30 Verderben.
