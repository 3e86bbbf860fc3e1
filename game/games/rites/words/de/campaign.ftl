### Ziele von Kampagnen, und was in Ligen gezählt wird

rites-campaign-points = Punkte
rites-goal-won = { $number ->
    [one] Gewinne { $number } Ritus
   *[other] Gewinne { $number } Riten
 }
rites-goal-points = { $number ->
    [one] Besitze Artefakte im Wert von { $number } Punkt
   *[other] Besitze Artefakte im Wert von { $number } Punkten
 }
rites-goal-artifacts = { $number ->
    [one] Besitze am Ende { $number } Artefakt
   *[other] Besitze am Ende { $number } Artefakte
 }
rites-goal-artifact = Besitze am Ende { THE_ACC($what) }
    .any = Besitze am Ende ein Artefakt
