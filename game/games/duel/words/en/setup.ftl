### What is wrong with the set-up of a Duel, told behind the name of the key that is wrong: see assets/text/en/setup.ftl.

duel-setup-players = the Duel is for 2 players
duel-setup-editions = the Duel has no editions
duel-setup-map = the Duel is played on { $map }
duel-setup-factions = a Duel is between two factions, one for each player
duel-setup-first-player = Great Cthulhu is always first player
duel-setup-never-first = { $faction } is never first player at the start
duel-setup-starts = not a table with an area for each faction
duel-setup-same-start = both factions start in the same area
duel-setup-start-chosen = { $faction } chooses its start area when the game begins
