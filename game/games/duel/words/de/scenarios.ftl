### Vorbereitete Stellungen, die mitgeliefert werden (saves/*.scenario.json): wie sie heißen, und was in ihnen vorgeht

duel-scenario-the-house-at-innsmouth = Das Haus in Innsmouth
    .text = Runde 3 eines Duells. Cthulhu ist zwischen den Riffen erwacht, und drei Tore dienen ihm. Das Kriechende Chaos hat sechs Akolythen in einer Stadt, 14 Macht, 9 Verderben und ist am Zug.
