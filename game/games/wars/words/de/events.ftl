### Die Chronik: was geschah, wie man es Zuschauern sagt; .doer dem, der es tat, .victim dem, dem es geschah.

## Aktionen

wars-events-captured = { CAP_THE($side) } nimmt { IN($area) } { A_ACC($unit) } { OF($owner) } gefangen.
    .doer = Du nimmst { IN($area) } { A_ACC($unit) } { OF($owner) } gefangen.
    .victim = { CAP_THE($side) } nimmt { IN($area) } { YOUR_ACC($unit) } gefangen.

# $moves sind je ein .part für jedes Gebiet, in das Einheiten ziehen.
wars-events-moved = { CAP_THE($side) } bewegt { COMMA($moves) }.
    .doer = Du bewegst { COMMA($moves) }.
    .part = { A_ACC($units) } { TO($area) }
wars-events-flown = { CAP_THE($side) } lässt { COMMA($moves) } fliegen.
    .doer = Du lässt { COMMA($moves) } fliegen.
wars-events-retreat = Der Rückzug führt { COMMA($moves) }.
