### Das Kino: eine Partie von Anfang an ansehen, sie weitergeben, und die Liste der Aufzeichnungen.

theatre-first = Zum Anfang
theatre-leap-back = Voriger Höhepunkt
theatre-step-back = Einen Schritt zurück
theatre-play = Abspielen
theatre-pause = Pause
theatre-step = Einen Schritt vor
theatre-leap = Nächster Höhepunkt
theatre-last = Zum Ende
theatre-speed =
    .tip = Tempo
theatre-view =
    .tip = Nächste Ansicht
    .open = **Alles aufgedeckt**: die Geheimnisse jeder Seite
    .onlooker = **Zuschauer**: was alle am Tisch sehen konnten
    .seat = **{ $side }**: nur was diese Seite wusste
theatre-at = Entscheidung { $number } von { $count }
theatre-moment = Entscheidung { $number }
theatre-highlights = Höhepunkte
theatre-next-kind = Den nächsten zeigen: { $kind }

theatre-go-on = Spielen
    .tip = Von hier an selbst weiterspielen
theatre-share = Teilen
    .tip = Diese Partie in eine Datei schreiben, damit andere sie ansehen können
theatre-rules = Regeln
    .tip = Die Regeln
theatre-leave = Gehen
    .tip = Das Kino verlassen

theatre-loading = Die Aufzeichnung wird geladen …
theatre-loaded = { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
 }
error-theatre-watch = Diese Partie kannst du nicht ansehen
error-theatre-replay = Diese Aufzeichnung kannst du nicht ansehen

theatre-secrets = Verdecktes ansehen?
    .note = Diese Partie ist noch nicht zu Ende. Diese Ansicht zeigt { $hidden }.
    .hidden = **alles**, was vor anderen verdeckt ist
    .yes = Zeigen

theatre-over = Hier ist die Partie schon zu Ende. Geh weiter zurück, um von dort weiterzuspielen.
error-theatre-go-on = Diese Partie kannst du von hier nicht fortsetzen
theatre-from = Wer von hier an spielt: { $moment }
    .choice = Entscheidung { $number }
theatre-seat = Platz { $number }
theatre-sides = { $sides }
theatre-from-here = Von hier an
theatre-dice = Würfel und Ältere Zeichen
    .note = ob dieselben Entscheidungen wieder dasselbe bringen
    .fallen = Wie gefallen
    .anew = Neu
theatre-own = Eine eigene Partie
    .note = die Partie, der du zusiehst, bleibt, wie sie ist
    .begin = Spiel starten
theatre-history = Alle Züge bis hier gehören zur neuen Partie: Du kannst auf sie zurückblicken und sie zurücknehmen.

theatre-file = Diese Partie weitergeben
    .note = Ein Name für die Datei. Alle, die sie haben, können die ganze Partie ansehen.
    .going = Ein Name für die Datei. Alle, die sie haben, können die ganze Partie ansehen **und jedes Geheimnis einer Partie, die noch gespielt wird**.
    .write = Schreiben
    .written = Gespeichert als { $path }
error-theatre-share = Diese Partie kannst du nicht weitergeben

theatre-take-in = Datei einlesen
    .tip = Oder zieh die Datei auf dieses Fenster
    .heading = Aufzeichnung einlesen
    .asked = Wo ist die Datei? Tippe ihren Pfad oder füge ihn ein. Du kannst sie auch **auf dieses Fenster ziehen**.
    .yes = Einlesen
theatre-replay-delete = Diese Aufzeichnung löschen?
    .note = **{ $name }** wird von der Festplatte gelöscht.
theatre-taken-in = { $file } wurde geprüft und eingelesen.
theatre-looking = Aufzeichnungen werden gesucht …
theatre-none = Noch keine Aufzeichnungen.
    .how = Gib eine Partie an ihrem Ende weiter, aus der Liste der Spielstände oder aus dem Kino; oder zieh eine Datei hierher.
theatre-kept = Gespeichert in { $folder }
theatre-replay = { $game } · { $over ->
    [yes] zu Ende in Runde { $turn }
   *[no] bis Runde { $turn }
 } · { $choices ->
    [one] { $choices } Entscheidung
   *[other] { $choices } Entscheidungen
 }
error-theatre-take-in = Diese Datei kann nicht eingelesen werden
error-theatre-delete = Diese Datei kann nicht gelöscht werden
