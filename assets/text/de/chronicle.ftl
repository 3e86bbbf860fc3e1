### Die Chronik: beendete Partien, was man von ihnen weiß, und was mit ihren Dateien nicht stimmen kann

chronicle-tab-games = Partien
chronicle-tab-persons = Spieler
chronicle-tab-bots = Bots
chronicle-tab-factions = Fraktionen
chronicle-tab-maps = Karten
chronicle-reading = Die Chronik wird durchgesehen …
chronicle-no-match = Nichts gefunden.
chronicle-none = Noch ist keine Partie zu Ende gespielt. Jede beendete Partie steht dann hier.
chronicle-nothing = Noch gibt es nichts zu zeigen.
chronicle-unreadable = Nicht lesbar

# Wie viele Partien es gibt; das steht nebeneinander.
chronicle-kept = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
 }
    .some = { $count ->
    [one] { $shown } von { $count } Partie
   *[other] { $shown } von { $count } Partien
 }
    .size = { $size } auf der Festplatte
    .unread = { $count } nicht lesbar
    .marked = { $count } markiert

## Was gesucht wird

chronicle-every-game = Alle Spiele
chronicle-every-map = Alle Karten
chronicle-every-faction = Alle Fraktionen
chronicle-every-person = Alle Personen
chronicle-every-bot = Alle Bots
chronicle-every-campaign = Alle Kampagnen
chronicle-every-result = Jedes Ergebnis
    .tip = Das Ergebnis der Person oder Fraktion, die du daneben gewählt hast; sonst das irgendeiner Person.
chronicle-result-won = Gewonnen
chronicle-result-alone = Allein gewonnen
chronicle-result-shared = Geteilt
chronicle-result-lost = Verloren
chronicle-result-nobody = Niemand gewann

## Knöpfe und Fragen

chronicle-watch = Ansehen
    .tip = Diese Partie Zug für Zug ansehen
chronicle-delete-some = { $count } löschen
chronicle-delete = { $count ->
    [one] Diese Partie löschen?
   *[other] { $count } Partien löschen?
 }
    .lost = { $count ->
    [one] Ihr Ergebnis und ihre Züge sind dann für immer fort, und sie zählt nicht mehr in der Statistik.
   *[other] Ihre Ergebnisse und ihre Züge sind dann für immer fort, und sie zählen nicht mehr in der Statistik.
 }
chronicle-more = { $count } weitere
chronicle-export = Exportieren
    .tip = Diese Partien in eine Datei schreiben
    .heading = Partien exportieren
    .count = { $count ->
    [one] **{ $count } Partie**, wie sie hier steht.
   *[other] **{ $count } Partien**, wie sie hier stehen.
 }
    .about-table = **Tabelle**: eine Zeile für jede Fraktion jeder Partie, für jede Tabellenkalkulation (CSV).
    .about-everything = **Alles**: jede Einzelheit, auch das Verderben Runde für Runde (JSON).
    .table = Tabelle
    .everything = Alles
    .done = Die Partien sind exportiert
    .file = Sie stehen in dieser Datei:

## Eine Partie

# Wie sie endete. $names ist eine Liste.
chronicle-ended-won = { $names ->
    [1] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
 }
chronicle-ended-nobody = Niemand hat gewonnen
chronicle-ended-humanity = Die Menschheit hat überlebt
chronicle-length-turns = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
 }
chronicle-length-rites = { $count ->
    [one] { $count } Ritus
   *[other] { $count } Riten
 }
# Eine Partie von anderen kann etwas anderes zählen.
chronicle-length-other = { $count } { $what }
chronicle-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
 }
chronicle-set-up = von einer vorbereiteten Stellung aus
chronicle-seed = Startzahl { $seed }
chronicle-doom-ends = Mit 30 endet die Partie
chronicle-doom-mean = Verderben im Schnitt

## Spalten

chronicle-column-doom = Verderben
chronicle-column-books = Bücher
chronicle-column-kills = Tötungen
chronicle-column-lost = Verluste
chronicle-column-dice = Würfel
chronicle-column-points = Punkte
chronicle-column-played = Gespielt
chronicle-column-won = Gewonnen
chronicle-column-best = Meiste Siege
chronicle-column-shared = Geteilt
chronicle-column-turns = Runden

## Was man von einer Person, einem Bot, einer Fraktion oder einer Karte weiß

chronicle-percent = { $number } %
chronicle-mean = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
chronicle-mean-turns = { $number } Runden
chronicle-mean-rites = { $number } Riten
chronicle-told-played = { $count ->
    [one] **Einmal** gespielt.
   *[other] **{ $count }-mal** gespielt.
 }
chronicle-told-won = { $count ->
    [one] **Einmal** gespielt, davon **{ $won }** gewonnen: **{ $share } %**; ausgeglichen wären { $even } %.
   *[other] **{ $count }-mal** gespielt, davon **{ $won }** gewonnen: **{ $share } %**; ausgeglichen wären { $even } %.
 }
chronicle-told-shared = { $count ->
    [one] **{ $count }** der Siege war geteilt.
   *[other] **{ $count }** der Siege waren geteilt.
 }
chronicle-told-map-shared = { $count ->
    [one] **{ $count }** Partie endete mit einem geteilten Sieg.
   *[other] **{ $count }** Partien endeten mit einem geteilten Sieg.
 }
chronicle-told-map-nobody = { $count ->
    [one] **{ $count }** Partie gewann niemand.
   *[other] **{ $count }** Partien gewann niemand.
 }
# $lengths ist eine Liste aus chronicle-mean-turns und chronicle-mean-rites.
chronicle-told-length = { $count ->
    [one] Eine Partie dauert im Schnitt { OR($lengths) } und { $count } Entscheidung.
   *[other] Eine Partie dauert im Schnitt { OR($lengths) } und { $count } Entscheidungen.
 }
chronicle-told-decisions = { $count ->
    [one] Eine Partie dauert im Schnitt { $count } Entscheidung.
   *[other] Eine Partie dauert im Schnitt { $count } Entscheidungen.
 }
chronicle-told-deeds = Je Partie beginnt eine Fraktion im Schnitt { $attacks } Kämpfe, tötet { $kills } gegnerische Einheiten und verliert { $lost } eigene.
chronicle-dice = { $count ->
    [one] { $count } Würfel in Kämpfen
   *[other] { $count } Würfel in Kämpfen
 }

## Was schiefgehen kann

error-chronicle-export = Die Partien wurden nicht exportiert
error-chronicle-delete = Nicht alles wurde gelöscht
error-chronicle-unwritten = Diese Partie konnte nicht in die Chronik aufgenommen werden: { CAP($why) }.
error-chronicle-not-added = Diese Partie wurde nicht in die Chronik aufgenommen. { $problem }
error-chronicle-not-removed = Aus der Chronik wurde nichts entfernt. { $problem }
error-chronicle-undeleted = { $file } kann nicht aus der Chronik entfernt werden: { CAP($why) }.
error-chronicle-long = Diese Partie ist zu lang für die Chronik.
error-chronicle-foreign = { $file } ist beschädigt oder keine Partie von Mythos Table.
error-chronicle-other = { $file } enthält eine andere Partie, als der Name der Datei sagt.
error-chronicle-gone = Diese Partie steht nicht mehr in der Chronik.
error-chronicle-rules = Diese Partie wurde nach neueren Regeln gespielt. Ihr Ergebnis bleibt erhalten. Aktualisiere Mythos Table, um ihre Züge zu sehen.
error-chronicle-unplayable = { $file } kann nicht abgespielt werden: { $problem }.
error-chronicle-folder = Die Partien können nicht in { $folder } geschrieben werden: { CAP($why) }.
