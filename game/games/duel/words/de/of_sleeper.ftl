### Der Schläfer im Duell, wo etwas anderes zu sagen ist als in Cthulhu Wars.

duel-card-sleeper-step-1 = Bewege einen Kultisten aus { THE_DAT($start) } hinaus und **errichte ein zweites Tor**: 4 Macht.
duel-card-sleeper-step-2 = **Nimm deinem Gegner 1 Macht** für 3: dein erstes Zauberbuch, und der Verfall kommt für beide früher.
duel-card-sleeper-step-3 = Beschwöre **Formlose Bruten**: Je mehr es sind, desto mehr Würfel wirft jede. Eine bringt deinem Gegner 3.
duel-card-sleeper-step-4 = Ist Tsathoggua im Spiel, lass deinen Gegner zuerst Macht ausgeben: **Lethargie** kostet nichts als den Verfall.
duel-first-sleeper = Warten, bis der andere müde ist.
    .text = Tsathoggua kämpft mit der Macht, die deinem Gegner bleibt, und wartet mit „Lethargie“, bis sie ausgegeben ist. „Kraftknoten“ bringt die Beute vor dem Angriff fort, und ein Tor kann schlafen, wo niemand hinkommt.
    .wins = Geduld, viele Formlose Bruten und wenige Verluste
