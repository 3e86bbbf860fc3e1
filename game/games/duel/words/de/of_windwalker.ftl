### Der Windläufer im Duell, wo etwas anderes zu sagen ist als in Cthulhu Wars.

duel-card-windwalker-step-1 = **Errichte ein zweites Tor** neben deinem, solange Züge noch billig sind: 4 Macht.
duel-card-windwalker-step-2 = Keine guten Züge mehr? **Winterschlaf**: Du behältst deine Macht, und für deinen Gegner steigt der Verfall.
duel-card-windwalker-step-3 = **Erwecke Rhan Tegoth** für 6 Macht an einer deiner Glyphen. Mit 1 Macht rettet ihn „Ewigkeit“ einmal je Kampf.
duel-card-windwalker-step-4 = Ein Gnoph-Keh bringt deinem Gegner nur 3, auch wenn er dich 1 gekostet hat: Kämpfe mit ihnen.
duel-first-windwalker = Schlafen und mit dem Sturm erwachen.
    .text = Der Winterschlaf bewahrt deine Macht und macht jeden Zug deines Gegners teurer. Kehr als Startspieler mit der Macht zweier Runden zurück, erwecke Rhan Tegoth, und lass Ithaqua mit dem Verderben des Gegners wachsen.
    .wins = eine reiche Runde nach einer armen des Gegners
