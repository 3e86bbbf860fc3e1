### The page of new games: a first game, a table of your own, scenarios. Games say more in their own newgame.ftl.

newgame-size = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
newgame-size-two = { $first } or { $last } players
newgame-size-range = { $first } to { $last } players
newgame-minutes = { $minutes } min

newgame-level-1 = easy
newgame-level-2 = medium
newgame-level-3 = hard

# How strong a level of bots was measured to be, against so many others.
newgame-strength = Wins { $share }% of games against { A($rivals) }; { $even }% would be even ({ $games } games).

## A first game; .again for those who have finished a game

newgame-first-head = New here? Play this
    .again = A game to learn by
newgame-first-title = Your first game
    .again = First game
newgame-first-wins = How to win
newgame-first-play = Play first game
newgame-first-other = Choose another faction
    .plain = Choose another first game
newgame-first-lessons = Lessons first
newgame-first-bots = { CAP_A($bots) }
    .note = { $count ->
        [1] plays gently and makes mistakes
       *[other] they play gently and make mistakes
     }
newgame-first-minutes = About { $minutes } minutes
newgame-first-coach = Coach on
    .note = at most one remark a turn

## A table of your own

newgame-table-head = Set up your own table
    .again = Your table
newgame-table-text = Choose players, factions, map and rule variants. Your choices are remembered.
    .plain = Choose players, the strength of the bots and rule variants. Your choices are remembered.
newgame-table-editions = The **first** and **later editions** differ in about a dozen small rules. If you don’t know which to play, choose the first.
newgame-table-custom = Custom game
newgame-table-last = Same as last time
    .told = Last time: { $table }

## Scenarios, the game of the day, puzzles

newgame-scenarios = Scenarios
    .play = Play
    .cancel = Not now
newgame-scenario = { $game }, turn { $turn } · you are { THE($sides) }
    .plain = { $game } · turn { $turn }
error-newgame-scenario = This scenario cannot be opened
newgame-day = Game of the day
    .text = { $game }: { $table }. The same set-up and dice for everyone today.
newgame-puzzles = Puzzles
    .name = Positions with one goal each
    .text = One or two turns. Stars show how close you came to the best known result.
