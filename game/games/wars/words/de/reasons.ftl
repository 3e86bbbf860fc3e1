### Warum sich etwas nicht wählen lässt: ausgefüllt höchstens 70 Zeichen; .short steht unter einem Knopf, höchstens 24.

wars-reason-power = kostet { $cost } Macht, du hast { $power }
    .short = kostet { $cost } Macht
wars-reason-already-there = schon { IN($area) }
    .short = schon dort
wars-reason-too-far = { THE($area) } ist außer Reichweite
    .short = außer Reichweite
