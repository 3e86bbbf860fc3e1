### Die Seite „Neues Spiel“: eine erste Partie, ein eigener Tisch, Szenarien. Mehr sagen die Spiele in ihrem eigenen newgame.ftl.

newgame-size = { $players } Spieler
newgame-size-two = { $first } oder { $last } Spieler
newgame-size-range = { $first } bis { $last } Spieler
newgame-minutes = { $minutes } Min.

newgame-level-1 = leicht
newgame-level-2 = mittel
newgame-level-3 = schwer

# Wie stark eine Stufe der Bots gegen so viele andere gemessen wurde.
newgame-strength = Gewinnt { $share } % der Partien gegen { A_ACC($rivals) }; ausgeglichen wären { $even } % ({ $games } Partien).

## Eine erste Partie; .again für alle, die schon eine Partie beendet haben

newgame-first-head = Neu hier? Dann spiel das
    .again = Eine Partie zum Lernen
newgame-first-title = Deine erste Partie
    .again = Erste Partie
newgame-first-wins = So gewinnst du
newgame-first-play = Erste Partie spielen
newgame-first-other = Andere Fraktion wählen
    .plain = Andere erste Partie wählen
newgame-first-lessons = Zuerst Lektionen
newgame-first-bots = { CAP_A($bots) }
    .note = { $count ->
        [1] spielt zurückhaltend und macht Fehler
       *[other] sie spielen zurückhaltend und machen Fehler
     }
newgame-first-minutes = Etwa { $minutes } Minuten
newgame-first-coach = Mit Mentor
    .note = höchstens eine Bemerkung je Runde

## Ein eigener Tisch

newgame-table-head = Eigenen Tisch aufbauen
    .again = Dein Tisch
newgame-table-text = Wähle Spieler, Fraktionen, Karte und Regelvarianten. Das Programm merkt sich deine Wahl.
    .plain = Wähle Spieler, die Stärke der Bots und Regelvarianten. Das Programm merkt sich deine Wahl.
newgame-table-editions = Die **Erste** und die **Spätere Ausgabe** unterscheiden sich in etwa einem Dutzend kleiner Regeln. Weißt du nicht, welche du willst, nimm die Erste.
newgame-table-custom = Eigene Partie
newgame-table-last = Wie beim letzten Mal
    .told = Letztes Mal: { $table }

## Szenarien, das Spiel des Tages, Rätsel

newgame-scenarios = Szenarien
    .play = Spielen
    .cancel = Jetzt nicht
newgame-scenario = { $game }, Runde { $turn } · du bist { THE($sides) }
    .plain = { $game } · Runde { $turn }
error-newgame-scenario = Dieses Szenario kann nicht geöffnet werden
newgame-day = Spiel des Tages
    .text = { $game }: { $table }. Heute für alle derselbe Aufbau und dieselben Würfel.
newgame-puzzles = Rätsel
    .name = Stellungen mit je einer Aufgabe
    .text = Eine oder zwei Runden. Sterne zeigen, wie nah du dem besten bekannten Ergebnis gekommen bist.
