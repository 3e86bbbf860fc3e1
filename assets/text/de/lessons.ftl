### Um die Lektionen herum: die Tafel neben dem Tisch und der Weg der Lektionen. Die Worte der Lektionen selbst liegen bei jedem Spiel.

## Neben dem Tisch

lessons-panel-lesson = Lektion { $number } von { $count }
lessons-panel-step = Schritt { $number } von { $count }
lessons-panel-why = Warum
lessons-panel-leads = Wohin es führt
lessons-panel-continue = Weiter
lessons-panel-show = Zeig es mir
lessons-panel-back = Zurück
lessons-panel-skip = Auslassen
lessons-panel-leave = Verlassen
    .tip = Dein Fortschritt bleibt erhalten.
lessons-panel-safe = Hier kann nichts schiefgehen: Zurücknehmen kostet nichts.
lessons-panel-done = Lektion geschafft
lessons-panel-next = Nächste: { $title }
lessons-panel-again = Noch einmal
lessons-panel-path = Alle Lektionen
lessons-panel-return = Lektion verlassen
lessons-panel-stay = Umsehen
lessons-panel-thinking = Die anderen spielen …
lessons-panel-play-on = Weiterspielen

# Was auf eine Antwort gesagt wird, die nicht weiterhilft.
lessons-reply-other = Das ist erlaubt, führt aber nicht ans Ziel. Sieh dir an, was leuchtet, oder drücke **Zeig es mir**.
lessons-reply-later = Das geht gerade nicht. Spiel weiter: In deinem nächsten Zug kommt es wieder. Oder lass den Schritt aus.
lessons-reply-stuck = Dieser Schritt kann nicht beendet werden: Die Antworten in der Datei der Lektion führen nicht zu seinem Ende. Versuche etwas Eigenes oder verlass die Lektion.
lessons-reply-shown = So geht es, zum Beispiel.

lessons-menu-go-on = Lektion fortsetzen
lessons-menu-again = Von vorn
lessons-menu-rules = Regeln
lessons-menu-settings = Einstellungen
lessons-menu-report = Problem melden
lessons-menu-leave = Alle Lektionen
lessons-menu-return = Lektion verlassen

lessons-table-save = Eine Lektion musst du nicht speichern: Dein Fortschritt wird automatisch gespeichert.
lessons-table-seats = In einer Lektion tun die anderen, was die Lektion braucht.

## Von Karten und Regeln aus

lessons-link = Lektion: { $title }

## Der Weg

lessons-puzzles = Rätsel
lessons-left = { $done } von { $count } Lektionen · noch etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
lessons-all-done = Alle { $count } Lektionen geschafft
lessons-done = geschafft
lessons-known = bekannt
lessons-at = Schritt { $step } von { $count }
lessons-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
lessons-of = { $game } · Lektion { $number }
lessons-learns = Das lernst du
lessons-steps = Schritte
lessons-begin = Lektion starten
lessons-continue = Weiter bei Schritt { $step }
lessons-again = Noch einmal spielen
lessons-over = Von vorn
lessons-mark = Kenne ich schon
lessons-unmark = Kenne ich nicht
lessons-any = Du kannst jederzeit jede Lektion spielen.
lessons-own = Eigene Lektionen gehören in den Ordner { $folder }.
lessons-none = Die Lektionen fehlen. Installiere das Programm neu, um sie zurückzubekommen.
lessons-looking = Suche nach Lektionen …

error-lessons-files = { $count ->
    [one] Eine Lektionsdatei kann nicht benutzt werden:
   *[other] { $count } Lektionsdateien können nicht benutzt werden:
 }
error-lessons-read = Die Lektionen können nicht gelesen werden
error-lessons-alike = { $file } hat die Kennung { $id }, die schon eine andere Datei hat.
error-lessons-twice = Auch eine andere Datei hat die Kennung { $id }.
error-lessons-newer = { $file } braucht eine neuere Version von Mythos Table. Aktualisiere das Programm, um sie zu spielen.
error-lessons-lesson = { $file } ist keine spielbare Lektion: { $why }.
error-lessons-puzzle = { $file } ist kein spielbares Rätsel: { $why }.

# Was in einer Lektion oder einem Rätsel nicht stimmt, für alle, die welche schreiben.
error-lessons-seat = es gibt keinen Platz { $seat }
error-lessons-text = ein Text enthält, was sich nicht zeigen lässt: { $text }
error-lessons-endless = nichts sagt, wann es gelöst ist
error-lessons-already-solved = es ist vor der ersten Antwort gelöst
error-lessons-already-lost = es ist vor der ersten Antwort verloren
error-lessons-choices = Schritt { $step } muss genau eine richtige Antwort haben
error-lessons-step = Schritt { $step } ({ $title }) endet mit seinen eigenen Antworten nicht
error-lessons-holds = nach Schritt { $step } ({ $title }) gilt etwas nicht, das gelten sollte
error-lessons-solution = die Lösung löst es nicht
error-lessons-solution-stops = die Lösung hört auf, bevor es gelöst ist
error-lessons-not-best = die Lösung hat das Ergebnis { $result }; das beste ist { $best }

# Wer an einem Platz sitzt, für den die Lektion niemanden nennt.
