### Was erklärt wird, wenn es zum ersten Mal geschieht: eine Hinweiszeile, oder mit Titel eine Karte.

rites-firsts-game = Ein Spiel aus sechs kleinen Kartenspielen, den **Riten**. { $number ->
        [one] In dieser Partie wird **{ $number } Ritus** gespielt, den der Großkultist wählt.
       *[other] In dieser Partie werden **{ $number } Riten** gespielt, und jeden wählt der Großkultist.
    } Gewinnst du einen Ritus, nimmst du sein Artefakt. Am Ende gewinnen die **meisten Artefaktpunkte**. Beginnt ein Ritus zum ersten Mal, zeigt dir eine Karte, wie er gespielt wird.
    .title = Rites of Cthulhu
rites-firsts-artifact = Auf dem Spiel: { $artifact }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }. Seine Kraft: „{ $power }“ { $whose ->
    [all] Sie gilt jetzt für alle; in einem späteren Ritus darf der Besitzer sie noch einmal nutzen.
   *[one] In diesem Ritus darf sie jeder einmal nutzen; in einem späteren nur noch der Besitzer, einmal.
 }
rites-firsts-power-play = Du hast die Karten eines **Machtspiels**: 0 + 1 eines Kults bringen ein weiteres Artefakt, 0 + 13 beenden den Ritus und machen dich zum Großkultisten, alle drei stehlen ein Artefakt. Du darfst auf einen besseren Augenblick warten.
rites-firsts-knock = { $side } hat die Wand nicht erobert und klopft. Hast du ein Paar im Wert ihrer Zahl, antworte auf das Klopfen; tun es mehrere, entscheidet der Großkultist.
rites-firsts-failed = Niemand gewinnt diesen Ritus: Seine Artefakte verlassen das Spiel, und der Titel des Großkultisten geht nach links.
rites-firsts-tied = Die höchsten Gebote sind gleich: Niemand bekommt die Beute, und alle Gebote werden abgelegt.
