### Vorbereitete Stellungen, die mitgeliefert werden (saves/*.scenario.json): wie sie heißen, und was in ihnen vorgeht

wars-scenario-battle-in-the-south-atlantic = Schlacht im Südatlantik
    .text = Runde 5 einer Partie zu viert. Cthulhu ist neben Nyarlathotep aufgetaucht, alle Großen Alten sind erwacht, und der Große Cthulhu ist am Zug.
wars-scenario-the-king-in-asia = Der König in Asien
    .text = Runde 4 einer Partie zu dritt. Hastur und der König in Gelb halten Asien, Auge in Auge mit Cthulhu, und die Schwarze Ziege führt mit 6 Verderben Vorsprung. Der Große Cthulhu ist Letzter, hat aber die meiste Macht und ist am Zug.
wars-scenario-the-last-rites = Die letzten Weihen
    .text = Runde 7 einer Partie zu dritt. Von 30 Verderben ist niemand weit entfernt, alle verbergen Ältere Zeichen, und nur das Kriechende Chaos hat alle sechs Zauberbücher. Die Schwarze Ziege ist am Zug.
