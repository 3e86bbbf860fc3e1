### Spielstände: wie sie heißen, und was mit einem nicht stimmt

# Ein Spielstand, dem niemand einen Namen gab: „Großer Cthulhu, Runde 4“.
saves-unnamed = { $player }, { $where }

# Wer einen Platz zu Ende gespielt hat, den jemand anders begonnen hatte.
saves-finished-by-bot = { $name } (beendet von { $bot })
saves-finished-by-person = { $name } (beendet von einer Person)

error-saves-alike = Es gibt zu viele Spielstände namens { $name }.
error-saves-taken = Es gibt schon einen Spielstand namens { $name }.
error-saves-copies = Es gibt zu viele Kopien von { $file }.
error-saves-ironman-copy = Eine Ironman-Partie hat nur einen Spielstand und lässt sich nicht kopieren.
error-saves-ironman-only = Eine Ironman-Partie geht nur von ihrem einzigen Spielstand aus weiter.
error-saves-newer = Eine neuere Version von Mythos Table hat diese Partie gespeichert. Ihre automatischen Spielstände bleiben, wie sie sind.
