### Der erste Bildschirm.

title-motto = Wenn die Sterne richtig stehen · ist der Tisch gedeckt
title-subtitle = Drei Spiele des Mythos an einem Tisch
title-unofficial = Inoffiziell: von Fans gemacht, mit den Verlagen dieser Spiele weder verbunden noch von ihnen gebilligt.
title-own-work = Alle Texte und Zeichnungen sind von uns oder frei lizenziert. Unter „Mitwirkende“ stehen alle Namen.
title-version = Version { $version } · F11 Vollbild · F1 Regeln

# Überschriften über dem, was schiefging, bevor das Programm begann, und inzwischen.
title-before = Bevor du beginnst
title-again = Bevor du weiterspielst

## Einträge; .again ist die Zeile, sobald du schon gespielt hast

title-continue = Fortsetzen
title-lessons = Spielen lernen
    .line = kurze Lektionen, dann eine erste Partie mit Mentor
    .again = Lektionen zu jedem Spiel
title-new-game = Neues Spiel
    .line = erste oder eigene Partie
    .again = wie zuletzt oder neu
title-day = Spiel des Tages
    .line = für alle gleich
title-campaign = Kampagnen
    .line = Ligen und Geschichten
    .played = { $count ->
        [one] 1 Kampagne beendet
       *[other] { $count } Kampagnen beendet
     }
title-puzzles = Rätsel
    .line = ein Ziel, zwei Runden
title-load = Laden
    .line = { $count ->
        [0] noch nichts gespeichert
        [one] 1 Spielstand
       *[other] { $count } Spielstände
     }
title-chronicle = Chronik
    .line = { $count ->
        [0] noch keine Partie
        [one] 1 Partie, mit Statistik
       *[other] { $count } Partien, mit Statistik
     }
title-rules = Regeln
    .line = Regeln und Karten
title-profile = Profil
    .line = Ziele und Bestwerte
title-settings = Einstellungen
title-credits = Mitwirkende
title-quit = Beenden

# Ein Spielstand einer Kampagne: „Wenn die Sterne richtig stehen · Cthulhu Wars“.
title-of-campaign = { $campaign } · { $game }
