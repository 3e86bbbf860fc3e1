### Goals of campaigns, and what is counted in leagues

rites-campaign-points = points
rites-goal-won = { $number ->
    [one] Win { $number } rite
   *[other] Win { $number } rites
 }
rites-goal-points = { $number ->
    [one] Hold artifacts worth { $number } point
   *[other] Hold artifacts worth { $number } points
 }
rites-goal-artifacts = { $number ->
    [one] Hold { $number } artifact at the end
   *[other] Hold { $number } artifacts at the end
 }
rites-goal-artifact = Hold { $what } at the end
    .any = Hold an artifact at the end
