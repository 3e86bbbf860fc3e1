### Um die Rätsel herum: die Liste und die Tafel neben dem Tisch. Die Worte der Rätsel selbst liegen bei jedem Spiel.

## Die Liste

puzzles-count = { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
 }
puzzles-stars = { $now } von { $all ->
    [one] { $all } Stern
   *[other] { $all } Sternen
 }
puzzles-looking = Suche nach Rätseln …
puzzles-none = Es gibt keine Rätsel.
puzzles-own = Eigene Rätsel gehören in den Ordner { $folder }.
error-puzzles-files = { $count ->
    [one] Eine Datei kann nicht gespielt werden:
   *[other] { $count } Dateien können nicht gespielt werden:
 }
error-puzzles-read = Die Rätsel können nicht gelesen werden

puzzles-best = Bestes Ergebnis
    .told = **{ $result }.** { $proof }
    .searched = Jeder mögliche Verlauf wurde durchsucht.
puzzles-yours = Dein bestes Ergebnis
    .never = Noch nicht versucht
    .open = Noch nicht gelöst, { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuche
     }
    .solved = Gelöst, { $tries ->
        [one] { $tries } Versuch
       *[other] { $tries } Versuche
     }

puzzles-star = Sterne
puzzles-star-1 = gelöst
puzzles-star-2 = ohne Hinweis und ohne Zurücknehmen
puzzles-star-3 = mit dem besten bekannten Ergebnis

puzzles-play = Spielen
puzzles-hint = Hinweis
puzzles-solution = Lösung
puzzles-watch = Ansehen
puzzles-taken = Ein Hinweis kostet im nächsten Versuch einen Stern.
puzzles-lessons = Lektionen

## Neben dem Tisch

puzzles-left = noch { $left }
puzzles-over = Von vorn
puzzles-give-up = Aufgeben und zeigen
puzzles-leave = Alle Rätsel
puzzles-next = Nächstes: { $title }
puzzles-again = Noch einmal
puzzles-try = Neuer Versuch
puzzles-solved = Gelöst
puzzles-better = Es gibt ein besseres Ergebnis: { $best }.
puzzles-helped = Ohne Hinweis und Zurücknehmen bekommst du mehr Sterne.
puzzles-lost = Diesmal nicht
    .text = Du kannst die Aufgabe nicht mehr lösen. Versuch es noch einmal, oder nimm deine letzten Entscheidungen zurück.
puzzles-showing = Die Lösung
puzzles-shown = So geht es
puzzles-trap = Die Falle
