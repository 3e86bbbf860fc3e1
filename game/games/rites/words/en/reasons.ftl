### Why something cannot be chosen; .short is for under a button, 24 characters at most.

rites-reason-fits-no-tree = { $card } fits no tree you may grow now
    .short = fits no tree
rites-reason-drawn-only = you may play only the card you have just drawn
    .short = only the drawn card
rites-reason-no-book-first = a forbidden book cannot be the Elder Sign
    .short = no forbidden book
rites-reason-fits-no-slope = { $card } has no adjacent number on the ridge or the slopes
    .short = fits nowhere
rites-reason-grave-looted = grave { $place } is looted
    .short = looted
rites-reason-own-ghoul-there = grave { $place } already has your ghoul, or two others
    .short = no room for your ghoul
