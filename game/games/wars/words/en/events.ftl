### The chronicle: what happened, as an onlooker is told; .doer is told to who did it, .victim to whom it was done.

## Actions

wars-events-captured = { $side } captures { A($unit) } { OF($owner) } { IN($area) }.
    .doer = You capture { A($unit) } { OF($owner) } { IN($area) }.
    .victim = { $side } captures { YOUR($unit) } { IN($area) }.

# $moves are one .part for each area that units go to.
wars-events-moved = { $side } moves { COMMA($moves) }.
    .doer = You move { COMMA($moves) }.
    .part = { A($units) } { TO($area) }
wars-events-flown = { $side } flies { COMMA($moves) }.
    .doer = You fly { COMMA($moves) }.
wars-events-retreat = Retreat: { COMMA($moves) }.
