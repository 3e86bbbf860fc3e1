### Knöpfe und Wörter, die auf vielen Seiten stehen.

buttons-back = Zurück
buttons-cancel = Abbrechen
buttons-close = Schließen
    .tip = Schließen <third>Esc</>
buttons-delete = Löschen
buttons-rename = Umbenennen
buttons-search = Suchen

# In einem Dialog. $name ist, was umbenannt wird.
buttons-rename-asked = Ein neuer Name für **{ $name }**:

# Über einem Fehler.
error-page-game-begin = Diese Partie kann nicht beginnen
error-page-game-open = Diese Partie kann nicht geöffnet werden
error-page-files = Die Dateien können nicht gelesen werden
