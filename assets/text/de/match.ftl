### Was eine Partie von sich sagt, wo niemand einen Namen genannt hat

match-nameless = Namenlos
match-untitled = Ohne Titel
match-bot-other = Ein Bot anderer Autoren: { $bot }.
