### What there is to say of the areas and terms that only a Duel has.

## Areas

things-area-merrimac-river = The long river across the north, past Dunwich’s hills and Arkham to the sea at Innsmouth.
    .source = Duel rulebook, Game basics
things-area-gardner-reservoir = Still water over a blasted farm, between Cape Ann and the land; the bridge from Innsmouth to Rockport crosses here.
    .source = Duel rulebook, Game basics
things-area-martins-cove = The shore from Rockport down to the harbor of Boston.
    .source = Duel rulebook, Game basics
things-area-devils-reef-miskatonic-river = The reef off Innsmouth and the river by Arkham: two ends of a portal, and one area.
    .source = Duel rulebook, Game basics
things-area-loblolly-cove-mystic-river = The cove off Rockport and the river above Boston: two ends of a portal, and one area.
    .source = Duel rulebook, Game basics
things-area-jersey-reef-charles-river = The reef in the southeast and the river by Boston: two ends of a portal, and one area. Great Cthulhu begins and awakens here.
    .source = Duel rulebook, Game basics
things-area-innsmouth = A decayed harbor town with a bridge to Rockport. Crawling Chaos begins here in a Duel.
    .source = Duel rulebook, Game basics; R59
things-area-rockport = The rocky end of Cape Ann, cut off from the land by water.
    .source = Duel rulebook, Game basics
things-area-arkham = The old town inland, in the middle of everything: seven areas border on it.
    .source = Duel rulebook, Game basics
things-area-salem = The town between Arkham and Boston. Yellow Sign begins here in a Duel.
    .source = Duel rulebook, Game basics; R59
things-area-boston = The great city in the south, by the Charles and the Mystic.
    .source = Duel rulebook, Game basics
things-area-dunwich = Lonely hills in the northwest. Black Goat begins here in a Duel.
    .source = Our reconstruction; R59

## Maps

things-map-lovecraft-country = Twelve areas of old Massachusetts for a Duel. Three of them lie in two places each, joined by a portal.
