### Die Spalte rechts: der Verlauf, und was seit deiner letzten Wahl geschah.

wars-log = Verlauf
    .find = Den Verlauf durchsuchen
    .words = Suchen
    .found = { $found } von { $all }
wars-log-since = Seit deiner letzten Wahl
    .turn = In dieser Runde
    .short = Inzwischen
    .nothing = Nichts Wichtiges
wars-log-acts = { CAP_THE($side) } ist am Zug und hat noch { $power } Macht.
wars-log-decides = { CAP_THE($side) } entscheidet.
