### The first screen.

title-motto = When the stars are right · the table is set
title-subtitle = Three games of the Mythos, one table
title-unofficial = Unofficial: made by fans, not affiliated with or endorsed by the publishers of these games.
title-own-work = All words and drawings are our own or freely licensed. The credits name everyone.
title-version = Version { $version } · F11 full screen · F1 rules

# Headings over what went wrong before the program began, and meanwhile.
title-before = Before you begin
title-again = Before you continue

## Entries; .again is the line once you have played

title-continue = Continue
title-lessons = Learn to play
    .line = short lessons, then a coached first game
    .again = lessons for each game
title-new-game = New game
    .line = first or custom game
    .again = same again, or new
title-day = Game of the day
    .line = the same for all
title-campaign = Campaigns
    .line = leagues and stories
    .played = { $count ->
        [one] 1 campaign finished
       *[other] { $count } campaigns finished
     }
title-puzzles = Puzzles
    .line = one goal, two turns
title-load = Load
    .line = { $count ->
        [0] no saved games yet
        [one] 1 saved game
       *[other] { $count } saved games
     }
title-chronicle = Chronicle
    .line = { $count ->
        [0] no games yet
        [one] 1 game, with statistics
       *[other] { $count } games, with statistics
     }
title-rules = Rules
    .line = rules, units, cards
title-profile = Profile
    .line = goals and records
title-settings = Settings
title-credits = Credits
title-quit = Quit

# A saved game of a campaign: "The Stars Align · Cthulhu Wars".
title-of-campaign = { $campaign } · { $game }
