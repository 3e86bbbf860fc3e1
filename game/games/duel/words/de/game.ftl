duel-game = Duell
    .title = Cthulhu Wars: Duell
    .line = Ein kleiner Plan, kein Waffenstillstand.
