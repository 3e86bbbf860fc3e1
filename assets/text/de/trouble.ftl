### Wenn das Programm selbst versagt hat.

trouble-told = Das Programm ist auf einen unerwarteten Fehler gestoßen:
trouble-no-game = Es lief keine Partie. Ein Bericht hilft uns, den Fehler zu beheben.
trouble-kept = Nichts ist verloren: Jede Wahl ist gespeichert. Mach weiter, und der Tisch öffnet sich wieder bei der letzten Entscheidung. Ein Bericht hilft uns, den Fehler zu beheben.
trouble-not-kept = Deine Partie ist nicht gespeichert, aber nicht verloren. Mach weiter, und der Tisch öffnet sich wieder bei der letzten Entscheidung. Ein Bericht hilft uns, den Fehler zu beheben.
trouble-close = Programm beenden
trouble-report = Bericht schreiben
trouble-go-on = Weitermachen
trouble-title = Zum Titel
trouble-writing = Der Bericht wird geschrieben …
trouble-opening = Der Tisch wird wieder geöffnet …
error-trouble-open = Du kannst die Partie hier nicht wieder öffnen. Starte Mythos Table neu, um sie fortzusetzen.

# Während die Partie weitergeht, und am Ende.
error-trouble-background = Im Hintergrund ist etwas schiefgegangen, aber die Partie geht weiter. Umschalt+F12 schreibt einen Bericht, der uns hilft, den Fehler zu beheben.
error-trouble-end = Mythos Table muss nach mehreren Fehlern hintereinander beendet werden ({ $error }).
error-trouble-end-no-game = Es lief keine Partie.
error-trouble-end-kept = Deine Partie ist gespeichert: Starte das Programm neu und wähle „Fortsetzen“.
error-trouble-end-lost = Deine Partie konnte nicht gespeichert werden.
trouble-report-kept = Der Bericht ist als { $file } gespeichert

## Bilder des Fensters

trouble-picture-kept = Das Bild ist als { $file } gespeichert
error-trouble-picture = Das Bild konnte nicht in { $folder } gespeichert werden: { $reason }.
error-trouble-picture-file = die Datei konnte nicht geschrieben werden
error-trouble-picture-many = zu viele Bilder in einer Sekunde

## Kein Fenster

error-window-pygame = Mythos Table braucht pygame-ce, installiert ist aber das ältere pygame { $version }. Deinstalliere beide (pip uninstall pygame pygame-ce), dann installiere nur pygame-ce.
error-window-none = Das Programm kann kein Fenster öffnen: { $problem }.
error-window-display = Das Programm kann kein Fenster öffnen: Es gibt keinen Bildschirm (DISPLAY ist nicht gesetzt).
trouble-lacking = Einige Bilder oder Klänge fehlen oder sind beschädigt. Das Spiel kommt ohne sie aus; der Befehl „doctor“ nennt sie.
