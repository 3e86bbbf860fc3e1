duel-game = Duel
    .title = Cthulhu Wars: Duel
    .line = One small map, no truce.
