### Ziele von Kampagnen, und was in Ligen gezählt wird

rites-campaign-points = Ältere Zeichen
rites-goal-won = { $number ->
    [one] Gewinne { $number } Ritus
   *[other] Gewinne { $number } Riten
 }
rites-goal-points = Hab Artefakte im Wert von { $number } Älteren Zeichen
rites-goal-artifacts = { $number ->
    [one] Hab am Ende { $number } Artefakt
   *[other] Hab am Ende { $number } Artefakte
 }
rites-goal-artifact = Hab am Ende { THE_ACC($what) }
    .any = Hab am Ende ein Artefakt
