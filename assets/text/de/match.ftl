### Was eine Partie von sich sagt, wo niemand einen Namen genannt hat

match-player = Spieler { $number }
match-nameless = Namenlos
match-untitled = Ohne Titel
match-bot-other = Ein Bot von anderen: { $bot }.
