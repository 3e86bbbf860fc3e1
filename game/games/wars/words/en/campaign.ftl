### Goals of campaigns, and what is counted in leagues

wars-campaign-points = Doom
wars-goal-turns = End the game by turn { $number }
wars-goal-doom = Have { $number } Doom at the end
wars-goal-books = { $number ->
    [one] Have { $number } spellbook
   *[other] Have { $number } spellbooks
 }
wars-goal-gates = { $number ->
    [one] Control { $number } gate at the end
   *[other] Control { $number } gates at the end
 }
wars-goal-kills = { $number ->
    [one] Kill { $number } enemy unit
   *[other] Kill { $number } enemy units
 }
wars-goal-captures = { $number ->
    [one] Capture { $number } Cultist
   *[other] Capture { $number } Cultists
 }
wars-goal-rituals = { $number ->
    [one] Perform { $number } Ritual of Annihilation
   *[other] Perform { $number } Rituals of Annihilation
 }
wars-goal-awaken = Awaken { $what }
    .any = Awaken a Great Old One
wars-goal-unlost = Lose no Great Old One to an enemy
