### Die Karte vor der ersten Frage eines Duells, wo sie etwas anderes sagt als die von Cthulhu Wars.

duel-card-win-doom = **Das meiste Verderben gewinnt.** Die Partie endet mit dem Zug, in dem jemand **30** hat. Zauberbücher brauchst du dafür nicht.
duel-card-win-kill = **Töte gegnerische Einheiten oder nimm sie gefangen.** Jede bringt, was sie kostet: ein Kultist 1, Große Alte bis zu 10.
duel-card-win-ritual = **Rituale** bringen 1 Verderben für jedes Tor und ein Älteres Zeichen für jeden Großen Alten. Tore allein bringen nichts.
duel-card-win-power = **Verfall.** Hat einer von euch keine Macht mehr, kostet jeder Zug den anderen mehr. Führe teure Aktionen früh aus.

duel-card-gate = **Ein Tor** bringt pro Runde 2 Macht. Orte mit demselben **Portalzeichen** sind ein Gebiet mit einem Tor.

duel-card-great-cthulhu-step-1 = Schick einen Kultisten in ein Nachbargewässer und errichte dort ein Tor: **4 Macht**.
duel-card-great-cthulhu-step-2 = Tu dasselbe in einem weiteren Gewässer. Drei Tore im Wasser: dein **erstes Zauberbuch**.
duel-card-great-cthulhu-step-3 = Beschwöre neben jedem Hüter, den ein gegnerisches Monster erreichen könnte, ein Tiefes Wesen oder einen Shoggothen.
duel-card-great-cthulhu-step-4 = Spare 10 Macht an, **erwecke Cthulhu** und kämpfe, wo du mehr Würfel hast.
duel-card-yellow-sign-step-1 = **Schenke** deinem Gegner **3 Verderben** nur, wenn du sie zurückholen kannst: Das bringt sofort ein Zauberbuch.
duel-card-yellow-sign-step-2 = Schick einen Kultisten { FROM($start) } fort, dann **erwecke dort den König**: noch ein Buch.
duel-card-yellow-sign-step-3 = **Entweihe**, wo er steht: kostenlose Einheiten und ein Buch für jedes der drei Zeichen.
