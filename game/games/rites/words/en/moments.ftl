### Moments: a few words over the whole window when something great happens.

rites-moments-power-play = Power-play
    .line = { $name } · { $play }
rites-moments-won = The rite is won · { $name }
rites-moments-cthulhu = Cthulhu Rises
rites-moments-summoned = Summoned · { $name }
rites-moments-points = { $points ->
    [one] { $points } artifact point
   *[other] { $points } artifact points
 }
