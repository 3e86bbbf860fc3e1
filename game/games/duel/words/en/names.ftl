### Names of things in the Duel that Cthulhu Wars has not.

## Areas

-area-merrimac-river = Merrimac River
-area-gardner-reservoir = Gardner Reservoir
-area-martins-cove = Martin’s Cove
    .article = none
-area-devils-reef-miskatonic-river = Devil’s Reef / Miskatonic River
    .article = none
-area-loblolly-cove-mystic-river = Loblolly Cove / Mystic River
    .article = none
-area-jersey-reef-charles-river = Jersey Reef / Charles River
    .article = none
-area-innsmouth = Innsmouth
    .article = none
-area-rockport = Rockport
    .article = none
-area-arkham = Arkham
    .article = none
-area-salem = Salem
    .article = none
-area-boston = Boston
    .article = none
-area-dunwich = Dunwich
    .article = none

## Places within areas

-place-devils-reef = Devil’s Reef
    .article = none
-place-miskatonic-river = Miskatonic River
    .article = none
-place-loblolly-cove = Loblolly Cove
    .article = none
-place-mystic-river = Mystic River
    .article = none
-place-jersey-reef = Jersey Reef
    .article = none
-place-charles-river = Charles River
    .article = none

## Maps

-map-lovecraft-country = Lovecraft Country
