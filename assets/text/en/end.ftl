### The end of a game: ways on, and what they do. .short is for where there is little room.

end-table = Look at the table
    .short = Table
end-review = Review the game
    .short = Review
    .tip = Line by line
end-watch = Watch
    .tip = Watch the whole game in the theater, with everything revealed
end-share = Share
    .tip = Write the game into one file for others to watch
end-picture = Picture
    .tip = Save a picture of this page
end-save = Save
end-rematch = Rematch
end-new = New game
end-campaign = To the campaign
    .short = Campaign
end-title = Title screen
    .short = Title
end-reached = Goals reached
# $goals are the names of the goals reached with this game.
end-goals = { COMMA($goals) }
error-end-rematch = The rematch cannot start
