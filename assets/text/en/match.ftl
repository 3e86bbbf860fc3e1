### What a match says of itself where nobody has given a name

match-nameless = Nameless
match-untitled = Untitled
match-bot-other = A bot by another author: { $bot }.
# A bot’s temperament and what it likes: “Hunter. Captures Cultists …”
match-temperament = { $temperament }. { $likes }
match-bot-temperament = { $bot } · { $temperament }
