### Die Liste der Spielstände.

load-replays = Aufzeichnungen
    .tip = Partien, die du oder andere weitergegeben haben
load-delete = { $count ->
    [0] Löschen
    [one] Löschen
   *[other] { $count } löschen
 }
load-duplicate = { $count ->
    [0] Kopieren
    [one] Kopieren
   *[other] { $count } kopieren
 }
load-share = Weitergeben
    .tip = Die Partie in eine Datei schreiben, damit andere sie ansehen können
load-watch = Ansehen
    .tip = Von Anfang an, im Kino
load-open = Öffnen

load-sort-newest = Neueste
load-sort-name = Name
load-sort-turn = Runde
load-kind-all = Alle
load-kind-named = Benannte
load-kind-kept = Automatische
load-looking = Suche nach Spielständen …
load-none = Noch keine Spielstände.
load-no-match = Keine Treffer.

## Die Zeilen

load-turn = Runde { $turn }
load-over = In Runde { $turn } beendet
load-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
load-saves = { $count ->
    [one] { $count } Spielstand
   *[other] { $count } Spielstände
 }
load-damaged = Nicht zu öffnen
load-shipped = Lag dem Programm bei
load-autosave = automatisch
load-ironman = Ironman

## Unter der Liste: „12 Spielstände aus 5 Partien · 4,2 MB belegt (3,1 MB automatisch) · 2 markiert“

load-note-count = { $saves ->
    [one] { $saves } Spielstand
   *[other] { $saves } Spielstände
 } aus { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }
load-note-size = { $size } belegt
load-note-autosaves = { $size } belegt ({ $autosaves } automatisch)
load-note-late = Daten in der Zukunft: Die Uhr wurde verstellt
load-note-marked = { $count } markiert

## Löschen

load-delete-asked = { $count ->
    [one] Diese Partie löschen?
   *[other] { $count } Partien löschen?
 }
load-doomed = Zurückholen kannst du das nicht: { $names }.
load-doomed-name = **{ $name }**
load-doomed-more = { $count } weitere
load-doomed-campaign = **{ $campaign }** ist mitten in dieser Partie und müsste sie noch einmal von vorn spielen.

error-load-rename = Diese Partie kann nicht umbenannt werden
error-load-copy = Diese Partie kann nicht kopiert werden
error-load-delete = Diese Partie kann nicht gelöscht werden
