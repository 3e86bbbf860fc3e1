### Was eine Partie von sich sagt, wo niemand einen Namen genannt hat

match-nameless = Namenlos
match-untitled = Ohne Titel
match-bot-other = Ein Bot anderer Autoren: { $bot }.
# A bot’s temperament and what it likes: “Hunter. Captures Cultists …”
match-temperament = { $temperament }. { $likes }
match-bot-temperament = { $bot } · { $temperament }
