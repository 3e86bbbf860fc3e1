### What a match says of itself where nobody has given a name

match-nameless = Nameless
match-untitled = Untitled
match-bot-other = A bot by another author: { $bot }.
