rites-game = Rites of Cthulhu
    .line = Sechs kurze Kartenspiele in Folge.
