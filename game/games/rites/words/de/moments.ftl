### Auftritte: ein paar Worte über dem ganzen Fenster, wenn etwas Großes geschieht.

rites-moments-power-play = Machtspiel
    .line = { $name } · { $play }
rites-moments-won = Der Ritus ist gewonnen · { $name }
rites-moments-cthulhu = Cthulhu erhebt sich
rites-moments-summoned = Beschworen · { $name }
rites-moments-points = { $points ->
    [one] { $points } Artefaktpunkt
   *[other] { $points } Artefaktpunkte
 }
