### Spielstände: wie sie heißen, und was mit einem nicht stimmt

# Ein Spielstand, dem niemand einen Namen gab: „Großer Cthulhu · Runde 4“.
saves-unnamed = { $player } · { $where }

# Wer einen Platz zu Ende gespielt hat, den jemand anders begonnen hatte.
saves-finished-by-bot = { $name } (beendet von { $bot })
saves-finished-by-person = { $name } (beendet von einer Person)

error-saves-alike = Es gibt zu viele Spielstände namens { $name }. Nimm einen anderen Namen.
error-saves-taken = Es gibt schon einen Spielstand namens { $name }. Nimm einen anderen Namen.
error-saves-copies = Es gibt zu viele Kopien von { $file }. Lösche zuerst eine.
error-saves-ironman-copy = Eine Ironman-Partie hat nur einen Spielstand und kann nicht kopiert werden.
error-saves-ironman-only = Eine Ironman-Partie kannst du nur von ihrem einzigen Spielstand aus fortsetzen.
error-saves-newer = Eine neuere Version von Mythos Table hat diese Partie gespeichert. Ihre automatischen Spielstände bleiben, wie sie sind. Aktualisiere das Programm, um sie zu überschreiben.
error-saves-foreign = { $file } ist kein Spielstand von Mythos Table.
error-saves-old = { $file } stammt von einer alten Version von Mythos Table und ist nicht mehr umzuwandeln.
error-saves-newer-file = { $file } stammt von einer neueren Version von Mythos Table und blieb unverändert.
error-saves-unopened = { $file } kann nicht geöffnet werden: { $problem }.
error-saves-backup = { $file } ist beschädigt. Stattdessen wurde ihre Sicherung geöffnet, die einen Spielstand älter ist.
error-saves-no-backup = Die alte Fassung von { $file } kann nicht als Sicherung aufbewahrt werden: { CAP($why) }.
error-saves-long = Diese Partie ist zu lang geworden, um sie noch zu speichern.
error-saves-no-folder = Du kannst diese Partie nicht speichern: In den Datenordner kann nichts geschrieben werden.
error-saves-ironman-one = Eine Ironman-Partie hat nur einen Spielstand. Das Programm führt ihn für dich.
error-saves-unsaved = { $name } wurde nicht gespeichert. { $problem }
error-saves-shipped = { $file } lag dem Programm bei und darf nicht geändert werden.

# Eine Meldung am Tisch.
saves-saved = Gespeichert als { $name }.
saves-scenario = Szenario: { $name }

