### What a new game of Cthulhu Wars can be: variants, how few play it, first games.

## What the rulebook leaves open

wars-variant-direction = Direction of play
    .text = With three or more players, the first player chooses the direction of play at the start of every turn. Or play always goes clockwise, and there is no choice.
    .chosen = chosen every turn
    .clockwise = always clockwise

## How a game for two goes

wars-about-2-draft = Each of you leads **two factions** on the map for four. One of you picks a faction, the other picks two, and the first takes one more. In every round you act once with each of your factions, in either order. All four factions are enemies, but the Doom of your two counts together.
wars-about-2-given = Each of you leads **two factions** on the map for four. In every round you act once with each of your factions, in either order. All four factions are enemies, but the Doom of your two counts together.

## First games

wars-first-place = Three-player Earth
    .note = 13 areas, close quarters
wars-first-length = six or seven turns
wars-first-settled = Fixed direction of play
    .note = one less question each turn
wars-first-great-cthulhu = Rise, strike, and sink again.
    .wins = gates early, then battles, with few Elder Signs
wars-first-black-goat = Be everywhere at once.
    .wins = many areas, many gates, and the Power they give
wars-first-crawling-chaos = Fly over every border.
    .wins = mobility and tricks first, then hunt Great Old Ones
wars-first-yellow-sign = Ruin land after land.
    .wins = Desecration everywhere, then Hastur’s revenge
# A handicap of 4 Power or more.
handicap-of-crawling-chaos = With 12 Power, Crawling Chaos meets its first requirement before anyone acts.
