### Cthulhu Wars

## Names

-faction-great-cthulhu = Great Cthulhu
    .article = none
-faction-black-goat = Black Goat
    .article = none
-faction-yellow-sign = Yellow Sign
    .article = none
-area-europe = Europe
    .article = none
-area-antarctica = Antarctica
    .article = none
-area-indian-ocean = Indian Ocean
-area-south-pacific = South Pacific
-unit-acolyte = Acolyte
    .article = an
    .plural = Acolytes
-unit-ghoul = Ghoul
    .plural = Ghouls
-unit-dark-young = Dark Young
    .plural = Dark Young
-unit-king-in-yellow = King in Yellow
    .article = the
-unit-cthulhu = Cthulhu
    .article = none
-book-devolve = Devolve

## The chronicle: what happened, told to onlookers; .doer to who did it, .victim to whom it was done

# $side captures $unit, which belongs to $owner.
wars-captured = { $side } captures { A($unit) } { OF($owner) } { IN($area) }.
    .doer = You capture { A($unit) } { OF($owner) } { IN($area) }.
    .victim = { $side } captures { YOUR($unit) } { IN($area) }.
wars-battle = { $side } attacks { $enemy } { IN($area) }.
    .doer = You attack { $enemy } { IN($area) }.
    .victim = { $side } attacks you { IN($area) }.
wars-moved = { $side } moves { A($units) } { TO($area) }.
    .doer = You move { A($units) } { TO($area) }.
wars-gate-built = { $side } builds a gate { IN($area) } for { $cost } Power.
    .doer = You build a gate { IN($area) } for { $cost } Power.
wars-awaken = { $side } awakens { THE($unit) } { IN($area) }.
    .doer = You awaken { THE($unit) } { IN($area) }.
wars-awaken-given = { $side } gives up { A($given) } and awakens { THE($unit) } { IN($area) }.
    .doer = You give up { A($given) } and awaken { THE($unit) } { IN($area) }.
wars-no-ritual = { $sides ->
    [one] { $sides } performs no Ritual.
   *[other] { $sides } perform no Ritual.
 }
    .doer = You perform no Ritual.
wars-sign = { $side } gains **{ $signs ->
    [one] { $signs } Elder Sign
   *[other] { $signs } Elder Signs
 }**.
    .doer = You gain **{ $signs ->
    [one] { $signs } Elder Sign
   *[other] { $signs } Elder Signs
 }**.
wars-rolled = { $side } rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } and loses { A($units) }.

## Questions

wars-ask-where = where does { THE($unit) } go?
wars-ask-retreat = { CAP_IN($area) }, the defeated must retreat. Where does { THE($unit) } go?
wars-ask-book = which spellbook do you take?
    .hint = a requirement is met
wars-ask-kills = assign { $kills ->
    [one] { $kills } Kill
   *[other] { $kills } Kills
 }
wars-option-unit = { $unit } { IN($area) }

## Reasons

wars-reason-power = needs { $cost } Power, you have { $power }
    .short = needs { $cost } Power
wars-reason-gate = there is a gate { IN($area) } already
    .short = has a gate
