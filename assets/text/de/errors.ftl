### Was mit Dateien, Ordnern und Namen schiefging: was geschehen ist, was erhalten bleibt, was zu tun ist

## Warum sich der Datenträger weigert: steht hinter einem Doppelpunkt oder in Klammern.

error-why-full = der Datenträger ist voll
error-why-denied = Zugriff verweigert
error-why-read-only = der Datenträger ist schreibgeschützt
error-why-missing = es gibt nichts mit diesem Namen
error-why-folder = es ist ein Ordner
error-why-exists = an der Stelle liegt eine Datei
error-why-not-a-file = es ist keine Datei
error-why-name = der Name ist zu lang
error-why-broken = der Datenträger meldet einen Fehler
error-why-busy = ein anderes Programm benutzt die Datei
error-why-locked = die Datei kann nicht gesperrt werden
error-why-long = die Partie ist zu lang geworden

## Beliebige Dateien

error-files-unreadable = { $file } kann nicht gelesen werden: { CAP($why) }.
error-files-large = { $file } ist zu groß zum Öffnen.
error-files-empty = { $file } ist leer.
error-files-damaged = { $file } ist beschädigt und kann nicht geöffnet werden.
# Hinter „… lässt sich nicht öffnen:“
error-files-contents = ungültiger Inhalt
error-files-newer = { $file } stammt von einer neueren Version von Mythos Table. Aktualisiere das Programm, um die Datei zu öffnen.
error-files-rules = { $file } benutzt Regeln einer neueren Version von Mythos Table. Aktualisiere das Programm, um die Datei zu öffnen.
error-files-unwritten = { $file } kann nicht geschrieben werden: { CAP($why) }.
error-files-undeleted = { $file } kann nicht gelöscht werden: { CAP($why) }.

## Der Datenordner. Die ersten drei sind Halbsätze: Sie stehen auch hinter einem Doppelpunkt.

error-folder-taken = der Ordner { $folder } wird gerade von einem anderen Mythos Table benutzt
error-folder-unwritten = in den Ordner { $folder } kann nichts geschrieben werden ({ $why })
error-folder-closed = der Datenordner ist geschlossen
error-folder-problem = { CAP($reason) }. Du kannst spielen, aber keine Partie speichern.
error-folder-gone = Der Ordner { $folder } wurde entfernt oder ersetzt, während das Programm lief. Er ist neu angelegt, aber was darin war, ist vielleicht verloren.
error-folder-gone-data = Der Datenordner { $folder } wurde entfernt oder ersetzt, während das Programm lief. Er ist neu angelegt, aber was darin war, ist vielleicht verloren.
error-folder-aside-file = { $name } in { $folder } war keine Datei und heißt jetzt { $kept }.
error-folder-aside-folder = { $name } in { $folder } war kein Ordner und heißt jetzt { $kept }.
error-folder-stuck-file = { $name } in { $folder } ist keine Datei und kann nicht umbenannt werden ({ $why }). Verschieb es: Mythos Table braucht dort eine Datei dieses Namens.
error-folder-stuck-folder = { $name } in { $folder } ist kein Ordner und kann nicht umbenannt werden ({ $why }). Verschieb es: Mythos Table braucht dort einen Ordner dieses Namens.
error-folder-more = { $count ->
    [one] Aus demselben Grund wurde in { $folder } noch etwas umbenannt.
   *[other] Aus demselben Grund wurden in { $folder } noch { $count } Dinge umbenannt.
 }

## Namen und anderer getippter Text. $what sagt, was der Text ist: „Dieser Name“, „Der Name von Spieler 2“.

error-typed-name = Dieser Name
error-typed-player = Der Name von Spieler { $place }
error-typed-empty = { $what } ist leer: Gib mindestens einen Buchstaben ein.
error-typed-character = { $what } enthält ein Zeichen, das sich nicht zeigen lässt ({ $code }). Lass es weg.
error-typed-accents = { $what } hat zu viele Akzente auf einem Buchstaben. Das Programm kann höchstens { $most } zeigen.
error-typed-marks = { $what } darf keine doppelten Sterne, doppelten Unterstriche und keine Wörter in spitzen oder geschweiften Klammern enthalten: Damit wird Text gestaltet.
error-typed-long = { $what } ist zu lang: Höchstens { $most } Zeichen haben Platz.

## Zurücknehmen

error-undo-history = Es gibt nichts zurückzunehmen.
error-undo-people = Das Zurücknehmen ist in dieser Partie streng, und seither hat eine andere Person gewählt.
error-undo-reveal = Das Zurücknehmen ist in dieser Partie streng, und seither wurden Ältere Zeichen aufgedeckt.
error-undo-dice = Das Zurücknehmen ist in dieser Partie streng, und seither wurde gewürfelt oder ein Älteres Zeichen gezogen.
error-undo-secret = Das Zurücknehmen ist in dieser Partie streng, und seither hat jemand ein Geheimnis gesehen.

## Lange Partien, und Würfel, die jemand vorgeschrieben hat

error-game-lost-long = Diese Partie ist sehr lang geworden. Zurücknehmen und Aufzeichnung reichen von nun an nur bis hierher; die Partie selbst ist vollständig.
error-game-lost-scripted = Die Würfel dieser Partie waren vorgeschrieben. Von hier an wird gewürfelt, und Zurücknehmen und Aufzeichnung reichen nur bis hierher.
error-game-lost-elsewhere = Das Programm kann den Verlauf dieser Partie nicht nachspielen: Ihre Züge führen zu einer anderen Stellung. Zurücknehmen und Aufzeichnung reichen von nun an nur bis hierher.
error-game-lost-begins = Das Programm kann den Verlauf dieser Partie nicht nachspielen: Sie beginnt mit einer anderen Stellung. Zurücknehmen und Aufzeichnung reichen von nun an nur bis hierher.
error-game-lost-refused = Das Programm kann den Verlauf dieser Partie nicht nachspielen: Einer ihrer Züge verstößt gegen die Regeln. Zurücknehmen und Aufzeichnung reichen von nun an nur bis hierher.
error-game-none = Es gibt kein Spiel „{ $game }“, nur { COMMA($known) }.
error-game-bot-none = Es gibt keinen Bot „{ $bot }“, nur { COMMA($known) }.
error-game-setup = Diese Partie kann nicht gespielt werden: { $problem }.
error-game-entry = dies kann nicht im Verlauf festgehalten werden: { $problem }
error-game-seat = ein Platz braucht die Kennung eines Bots und einen Namen
error-game-refused = Das kannst du nicht mehr wählen.
error-game-longer = Diese Partie ist sehr lang geworden. Um Plätze oder Würfel zu ändern, verlass sie und öffne sie wieder.
error-game-ironman-dice = In einer Ironman-Partie bleiben die Würfel, wie sie sind.
error-game-no-bot = Der Bot von { $name } ist nicht verfügbar ({ $problem }). Diesen Platz spielt jetzt eine Person.
error-game-bot-mistake = Dem Bot { $bot } ist ein Fehler unterlaufen ({ $problem }); dieses eine Mal hat er zufällig gewählt.
error-game-others = Ein Spiel eines anderen Autors kann nicht gespielt werden: { $problem }.
error-game-others-raised = { $game } scheiterte mit { $problem }
error-game-others-left-out = Spiele anderer Autoren sind vorerst abgeschaltet, denn mit ihnen konnte das Programm nicht starten.
error-game-counted = Diese Partie bleibt in der Chronik, bis ihre Kampagne sie gezählt hat.

## Einstellungen, Berichte, Szenarien

error-settings-unread = Die Einstellungen können nicht gelesen werden: { CAP($why) }. Es gelten die üblichen.
error-settings-damaged = Die Einstellungen waren beschädigt und wurden zurückgesetzt.
error-settings-damaged-kept = Die Einstellungen waren beschädigt und wurden zurückgesetzt. Die alte Datei bleibt als { $file } erhalten.
error-settings-unkept = Die Einstellungen können nicht gespeichert werden: { CAP($why) }.
error-settings-long = sie sind zu lang geworden
error-report-private = Dieser Bericht enthält die Partie, wie sie gespeichert ist: mit den Namen der Spieler und allem, was in ihr verdeckt ist.
error-report-unwritten = Der Bericht kann nicht nach { $folder } geschrieben werden: { CAP($why) }.
error-scenario-invalid = { $file } ist kein spielbares Szenario: { $problem }.

## What is wrong inside a file that somebody has written

error-document-line = { $problem } (Zeile { $line })
error-document-deep = Listen und Tabellen sind zu tief verschachtelt; verwende höchstens { $most } Ebenen
error-document-parts = ein Schlüssel hat zu viele Teile; verwende weniger als { $most }
error-document-digits = eine Zahl hat zu viele Ziffern; mach sie kleiner
error-document-utf8 = der Text ist kein UTF-8; speichere die Datei als UTF-8
error-document-cut = die Datei endet zu früh; schließe, was noch offen ist
error-document-json = hier ist das JSON nicht lesbar; prüfe Anführungszeichen, Kommas und Klammern
error-document-toml = hier ist das TOML nicht lesbar; prüfe Anführungszeichen, Kommas und Klammern
error-document-toml-twice = hier ist etwas ein zweites Mal angegeben; entferne eines von beiden
error-document-toml-quote = ein Text ist nicht geschlossen; setze ein Anführungszeichen an sein Ende
error-document-toml-backslash = ein umgekehrter Schrägstrich in einem Text hat hier keine Bedeutung; schreibe zwei davon
error-document-toml-value = das ist kein Wert; setze Texte in Anführungszeichen
error-document-toml-equals = hier müssen ein Schlüssel, = und ein Wert stehen
error-document-missing = das Feld „{ $field }“ fehlt; ergänze es
error-document-unknown = das Feld „{ $field }“ gibt es hier nicht; berichtige seinen Namen oder entferne es
error-document-type = „{ $field }“ muss { OR($wanted) } sein, ist aber { $found }
    .whole = die Datei muss { OR($wanted) } enthalten, enthält aber { $found }
error-document-type-int = eine ganze Zahl
error-document-type-float = eine Zahl
error-document-type-bool = true oder false
error-document-type-str = ein Text in Anführungszeichen
error-document-type-array = eine Liste
error-document-type-object = eine Tabelle
error-document-type-null = leer
error-document-type-other = etwas anderes
error-document-choice = { $known ->
    [0] „{ $field }“ kann nicht „{ $value }“ sein; gib einen anderen Wert an
    [1] „{ $field }“ kann nicht „{ $value }“ sein, sondern nur { $known }
   *[other] „{ $field }“ kann nicht „{ $value }“ sein, sondern nur { OR($known) }
 }
error-document-least = „{ $field }“ muss { $number } oder mehr sein
error-document-most = „{ $field }“ muss { $number } oder weniger sein
error-document-letters-least = „{ $field }“ darf nicht leer sein
error-document-letters-most = „{ $field }“ ist zu lang; verwende höchstens { $number } Zeichen
error-document-entries-least = „{ $field }“ braucht mehr Einträge, mindestens { $number }
error-document-entries-most = „{ $field }“ hat zu viele Einträge; verwende höchstens { $number }
error-document-id = „{ $field }“ darf nur aus Kleinbuchstaben, Ziffern und Unterstrichen bestehen, höchstens 40
error-document-value = „{ $field }“ ist nicht gültig; berichtige es

## Aufzeichnungen

error-replays-foreign = { $file } ist keine Aufzeichnung von Mythos Table.
error-replays-long = Diese Partie ist zu lang, um sie in einer Datei weiterzugeben.
error-replays-altered = { $file } endet anders als die Partie: Jemand hat die Datei geändert.
error-replays-unplayable = { $file } kannst du nicht ansehen. { $problem }
error-replays-unkept = Die Aufzeichnung kann nicht gespeichert werden. { $problem }
error-replays-unwritten = Die Aufzeichnung kann nicht geschrieben werden: { CAP($why) }.
error-replays-elsewhere = Diese Datei gehört nicht zu deinen Aufzeichnungen.
error-replays-start = Diese Partie kann nicht beginnen: { $problem }.
error-replays-move = Zug { $number } verstößt gegen die Regeln: { $problem }.
error-replays-invalid = Zug { $number } ist ungültig.

## Das Protokoll: was eine Partie war, bis das Programm unangekündigt endete

error-journals-foreign = { $file } ist kein vollständiges Protokoll von Mythos Table.
error-journals-rules = Das Protokoll sagt nicht, welche Version der Regeln es benutzt.
error-recovery-without-last = Mythos Table ist beim Start zweimal unerwartet beendet worden. Es ist ohne deine letzte Partie gestartet, in einem Fenster üblicher Größe. Diese Partie ist sicher: Du findest sie unter „Laden“.
error-recovery-kept = Die Züge deiner letzten Partie sind in { $file } aufbewahrt.
error-recovery-untouched = { $file } kann nicht benutzt werden: { CAP($why) }.
error-recovery-newer = Die Datei blieb unverändert. Die Partie geht beim letzten automatischen Spielstand weiter.
error-recovery-stuck = { $file } kann weder benutzt noch umbenannt werden: { CAP($why) }.
error-recovery-unplayed = Die Züge seit dem letzten automatischen Spielstand konnten nicht wiederhergestellt werden ({ $reason }). Die Partie geht bei diesem Spielstand weiter, und die Züge sind in { $file } aufbewahrt.
error-recovery-twice = beim Lesen endete das Programm zweimal
error-recovery-beginning = ihr Anfang ist beschädigt
error-recovery-invalid = sie sind ungültig
error-recovery-whole = Das Protokoll deiner letzten Partie war beschädigt, aber nichts ist verloren. Die beschädigte Datei bleibt als { $file } erhalten.
error-recovery-missing = { $count ->
    [one] Das Protokoll deiner letzten Partie ist beschädigt, und deine letzte Wahl fehlt. Die Partie geht davor weiter. Die beschädigte Datei bleibt als { $file } erhalten.
   *[other] Das Protokoll deiner letzten Partie ist beschädigt, und die letzten { $count } Entscheidungen und Rücknahmen fehlen. Die Partie geht davor weiter. Die beschädigte Datei bleibt als { $file } erhalten.
 }
error-recovery-autosave = Die Entscheidungen seit dem letzten automatischen Spielstand konnten nicht wiederhergestellt werden. Die Partie geht bei diesem Spielstand weiter.
error-recovery-restart = Du kannst diese Partie hier nicht wieder öffnen. Starte Mythos Table neu, um sie fortzusetzen.

## Eine laufende Partie aufbewahren

error-kept-not = Die Partie geht weiter, aber deine Züge werden nicht gespeichert: { CAP($why) }.
error-kept-again = Das Schreiben geht wieder. Deine Züge werden gespeichert.
error-kept-anew = Diese Partie ist darin gespeichert, mit allen Zügen.
error-kept-autosave = Der automatische Spielstand kann nicht geschrieben werden: { CAP($why) }.
error-kept-no-autosave = Von dieser Runde gibt es keinen automatischen Spielstand. { $problem }
error-kept-other = Etwas konnte nicht geschrieben werden: { $problem }.

## Sprache eines Befehls

error-language-known = { $code } ({ $language })
error-language-unknown = Unbekannte Sprache { $code }. Verfügbar: { $known }.
