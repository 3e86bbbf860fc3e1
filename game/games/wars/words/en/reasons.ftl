### Why something cannot be chosen: 70 characters at most when filled in; .short is for under a button, 24 at most.

wars-reason-power = needs { $cost } Power, you have { $power }
    .short = needs { $cost } Power
wars-reason-already-there = it already stands { IN($area) }
    .short = already there
wars-reason-too-far = { THE($area) } is out of reach
    .short = out of reach
