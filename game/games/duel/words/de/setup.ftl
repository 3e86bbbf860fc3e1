### Was am Aufbau eines Duells falsch ist, gesagt hinter dem Namen des falschen Schlüssels: siehe assets/text/de/setup.ftl.

duel-setup-players = das Duell ist für 2 Spieler
duel-setup-editions = das Duell hat keine Ausgaben
duel-setup-map = das Duell wird auf der Karte { $map } gespielt
duel-setup-factions = ein Duell hat zwei Fraktionen, eine je Spieler
duel-setup-first-player = der Große Cthulhu ist immer Startspieler
duel-setup-never-first = { $faction } ist am Anfang nie Startspieler
duel-setup-starts = keine Tabelle mit einem Gebiet für jede Fraktion
duel-setup-same-start = beide Fraktionen beginnen im selben Gebiet
duel-setup-start-chosen = { $faction } wählt das Startgebiet erst zu Beginn der Partie
