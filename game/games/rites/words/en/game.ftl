rites-game = Rites of Cthulhu
    .line = Six short card games in a row.
