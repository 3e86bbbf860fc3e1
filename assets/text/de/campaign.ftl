### Kampagnen: Ligen und Geschichten, ihre Seiten, Ziele, Beistand, und was damit schiefgehen kann

## Die Liste der Kampagnen

campaign-league-card = Dieselben Leute und Bots spielen eine Reihe von Partien, in einem Spiel oder mehreren. Die Tabelle entscheidet.
    .players = 2 bis 6 Spieler
campaign-empty = Du hast noch keine Kampagne begonnen.
campaign-looking = Suche nach Kampagnen …
campaign-in-play = Im Gange
    .note = { $going } im Gange · { $over } beendet
campaign-open = Fortsetzen
    .over = Sehen, wie es ausging
campaign-start = Beginnen
campaign-delete = Diese Kampagne löschen?
    .text = Du kannst **{ $name }** nicht zurückholen. Ihre Partien bleiben bei deinen gespeicherten Partien.
campaign-line-open = { $line } · eine Partie ist offen
campaign-people-league = Liga · { COMMA($people) }
campaign-people-league-ironman = Liga · { COMMA($people) } · Ironman
campaign-people-story = Geschichte · { COMMA($people) }
campaign-people-story-ironman = Geschichte · { COMMA($people) } · Ironman
campaign-book = { $chapters } Kapitel · 1 oder 2 Spieler
campaign-book-own = { $chapters } Kapitel · 1 oder 2 Spieler · { $file }
campaign-book-wrong = nicht spielbar

# Wie weit eine Kampagne ist. $leaders sind die auf dem ersten Platz.
campaign-line-game = Partie { $number } von { $length }
campaign-line-leads = { $leaders ->
    [1] Partie { $number } von { $length } · { $leaders } führt
    [2] Partie { $number } von { $length } · { $leaders } führen
   *[other] Partie { $number } von { $length } · mehrere führen
 }
campaign-line-over = { $leaders ->
    [1] Gespielte Partien: { $count } · { $leaders } hat gewonnen
    [2] Gespielte Partien: { $count } · { $leaders } teilen sich den ersten Platz
   *[other] Gespielte Partien: { $count } · mehrere teilen sich den ersten Platz
 }
campaign-line-chapter = Kapitel { $number } von { $count }: { $title }
campaign-line-ended = Die Geschichte ist zu Ende: { $title }

# Wo eine Kampagne weitergeht, auf der Titelseite und als Name eines Spielstands.
campaign-at-game = { $campaign }, Partie { $number }
campaign-at-chapter = { $campaign }, Kapitel { $number }
campaign-at-title = { $campaign }, { $title }

## Eine neue Liga

campaign-who = Wer spielt
campaign-players = Spieler
campaign-one = Allein
campaign-two = Zu zweit
campaign-name = Name
    .league = Name der Liga
    .usual = Unsere Liga
campaign-person = Person
campaign-bot = Bot
campaign-seat-note = ein Bot kann einspringen
campaign-what = Was ihr spielt
    .note = klick auf ein Spiel, um es öfter zu spielen
campaign-length = Zahl der Partien
campaign-factions = Fraktionen
campaign-edition = Ausgabe
campaign-ironman = Ironman
    .league = ein Spielstand, strenges Zurücknehmen
    .story = ein Spielstand und kein Zurücknehmen, auch nicht mit Beistand
campaign-method-rotate = Wechselnd
    .note = alle spielen jede Fraktion der Reihe nach
    .short = Fraktionen wechseln
campaign-method-draft = Gewählt
    .note = wer in der Tabelle hinten liegt, wählt zuerst
    .short = Fraktionen werden gewählt
campaign-method-chance = Ausgelost
    .note = die Fraktionen werden ausgelost
    .short = Fraktionen werden ausgelost
campaign-mix = { $count ->
    [0] nicht gespielt
    [1] einmal je Durchgang
   *[other] { $count }-mal je Durchgang
 }
campaign-mix-exactly = für { $players } Spieler
campaign-mix-between = für { $least } bis { $most } Spieler

# Was gleich beginnt. $games ist eine Liste von campaign-league-part.
campaign-league-one = { $count ->
    [one] { $names } spielen **eine Partie**: { $game }.
   *[other] { $names } spielen **{ $count } Partien**: { $game }.
 }
campaign-league-several = { $names } spielen **{ $count } Partien**: { $games }.
campaign-league-part = { $count }-mal { $game }
campaign-how = Jedes Kapitel ist eine Partie mit einem Ziel und einem Zusatzziel. Erreichst du sie, bekommst du Beistand. Jeden Beistand kannst du einmal nutzen. Verfehlst du sie, werden deine Gegner stärker. Was gewürfelt oder gezogen ist, kannst du nicht zurücknehmen, und kein Kapitel kannst du wiederholen.

## Eine Liga

campaign-standing = Tabelle
    .note = { $count } von { $length } Partien gespielt
    .ironman = { $count } von { $length } Partien gespielt · Ironman
campaign-wins = gewonnen
campaign-shared = geteilt
campaign-margin = Abstand
# Was zählt, in dieser Reihenfolge. $points ist eine Liste dessen, was gezählt wird: „Verderben“ oder „Verderben in Cthulhu Wars“.
campaign-ties = Es zählen zuerst die allein gewonnenen Partien, dann geteilte Siege, dann der Abstand ({ $points }: dein Ergebnis minus das des besten Gegners, über alle Partien), dann die Plätze in den letzten Partien.
campaign-ties-points = { $points } in { $game }
campaign-points = Punkte
campaign-unplayed = Noch ist keine Partie gespielt.
campaign-played = Gespielte Partien
campaign-result-won = { $names ->
    [1] **{ $names }** <second>gewann · { COMMA($points) } { $unit }</>
   *[other] **{ $names }** <second>gewannen · { COMMA($points) } { $unit }</>
 }
campaign-result-nobody = **Niemand** <second>gewann · { COMMA($points) } { $unit }</>
campaign-result-points = { $name } { $points }
campaign-next = Nächste Partie
    .line = Partie { $number } von { $length }
    .then = Partie { $number } von { $length }, danach { $game }
campaign-play-game = Partie { $number } spielen
    .open = Partie { $number } fortsetzen
campaign-all-chosen = Alle haben gewählt.
campaign-chooses = **{ $name }** wählt eine Fraktion
campaign-choose-again = Neu wählen
campaign-seat-with = { $player }<second>:</> { $factions }
campaign-seat-chooses = { $player } <gold>wählt</>
campaign-seat-waits = { $player } <second>wartet</>
campaign-winner = { $names ->
    [1] gewinnt die Liga
   *[other] teilen sich den ersten Platz
 }
campaign-winner-told = { $wins ->
    [one] { $wins } Partie allein gewonnen, { $shared } geteilt, Abstand { $margin }
   *[other] { $wins } Partien allein gewonnen, { $shared } geteilt, Abstand { $margin }
 }
# Namen hintereinander, und für sich.
campaign-names = { $names }
campaign-names-ironman = { $names } · Ironman

## Eine Geschichte

campaign-chapters = Kapitel
campaign-chapter = Kapitel { $number }
    .game = Kapitel { $number } · { $game }
    .position = Kapitel { $number } · { $game } · eine vorbereitete Stellung
    .play = Dieses Kapitel spielen
    .open = Dieses Kapitel fortsetzen
    .skipped = übersprungen
campaign-turn-page = Umblättern
campaign-ending = Das Ende
campaign-ends = Die Geschichte endet
campaign-tally = Zusammen
campaign-tally-triumph = { $count ->
    [one] **{ $count }** Triumph
   *[other] **{ $count }** Triumphe
 }
campaign-tally-victory = { $count ->
    [one] **{ $count }** Sieg
   *[other] **{ $count }** Siege
 }
campaign-tally-defeat = { $count ->
    [one] **{ $count }** Niederlage
   *[other] **{ $count }** Niederlagen
 }
campaign-triumph = Triumph
campaign-victory = Sieg
campaign-defeat = Niederlage
campaign-follows = Danach
campaign-table = Am Tisch
# Ein Gegner, der hier zum ersten Mal auftritt.
campaign-enemy = <second>**{ $name }**: { $text }</>
campaign-aim = Ziel
campaign-feat = Zusatzziel
campaign-purpose-game = Partie { $number } von { $length }.
campaign-purpose-aim = Ziel: { $goals }.
campaign-purpose-feat = Zusatzziel: { $goals }.
campaign-handicap = Vorgabe: { $given }.
campaign-handicap-of = { $name } { $given }
campaign-free-undo = Zurücknehmen ist in diesem Kapitel frei.

# Ein Bot am Platz der zweiten Person.

## Beistand, und was auf ein Kapitel folgt

campaign-aids = Beistand
    .text = <second>Jeden Beistand kannst du einmal nutzen. Wähle, was du jetzt nutzen willst.</>
campaign-aid-from = Aus **{ $origin }**. Einmal nutzbar.
campaign-aid-power = für dich { $amount } Macht mehr zu Beginn
campaign-aid-doom = für dich { $amount } Verderben mehr zu Beginn
campaign-aid-foe-power = für jeden Gegner { $amount } Macht weniger
campaign-aid-undo = freies Zurücknehmen für ein ganzes Kapitel
campaign-aid-no-power = In diesem Kapitel gibt es weder Macht noch Verderben.
campaign-aid-strict = In einer Ironman-Partie bleibt das Zurücknehmen streng.
campaign-tidings-aid = { ICON("elder_sign") } Du hast **{ $name }**: { $effect }.
campaign-tidings-stronger = { ICON("warning") } **{ $enemy }**: { COMMA($changes) }.
campaign-tidings-weaker = { ICON("check") } **{ $enemy }**: { COMMA($changes) }.
campaign-change-power-stronger = von nun an { $amount } Macht mehr
campaign-change-power-weaker = von nun an { $amount } Macht weniger
campaign-change-doom-stronger = von nun an { $amount } Verderben mehr
campaign-change-doom-weaker = von nun an { $amount } Verderben weniger
campaign-change-level-stronger = spielt von nun an besser
campaign-change-level-weaker = spielt von nun an schlechter

## Ziele für jedes Spiel

campaign-goal-win = Gewinne, allein oder mit anderen
campaign-goal-win-alone = Gewinne allein
campaign-goal-place = Erreiche mindestens Platz { $number }
campaign-goal-margin = { $number ->
    [one] Lieg mindestens { $number } Punkt vorn
   *[other] Lieg mindestens { $number } Punkte vorn
 }

## Was schiefgehen kann

error-campaign-list = Die Kampagnen können nicht gelesen werden
error-campaign-open = Diese Kampagne kann nicht geöffnet werden
error-campaign-renamed = Diese Kampagne kann nicht umbenannt werden
error-campaign-deleted = Diese Kampagne kann nicht gelöscht werden
error-campaign-league = Die Liga kann nicht beginnen
error-campaign-story = Die Geschichte kann nicht beginnen
error-campaign-game = Die Partie kann nicht beginnen
error-campaign-settle = Die beendete Partie kann nicht gewertet werden
error-campaign-backup = Eine Sicherung wurde geöffnet
error-campaign-backup-told = Die Datei von { $name } ist beschädigt. Stattdessen wurde ihre Sicherung geöffnet, die einen Schritt älter ist.
error-campaign-unknown = Diese Kampagne gibt es nicht.
error-campaign-unkept = { $name } kann nicht gespeichert werden: { $problem }.
error-campaign-invalid = Diese Kampagne kann nicht gespeichert werden: { $problem }.
error-campaign-long = Diese Kampagne ist zu lang geworden, um sie noch zu speichern.
error-campaign-foreign = { $file } ist beschädigt oder keine Kampagne von Mythos Table.
error-campaign-unplayable = { $file } enthält eine Partie, die sich nicht spielen lässt: { $problem }.
error-campaign-must = { $problem } Eine Kampagne muss immer gespeichert werden; darum wurde nichts geändert.
error-campaign-people = Eine Geschichte ist für eine Person oder zwei. Jede braucht einen eigenen Namen.
error-campaign-over = Diese Kampagne ist beendet. Es gibt keine Partie mehr zu spielen.
error-campaign-none = In dieser Kampagne ist keine Partie im Gange.
error-campaign-next = Die nächste Partie kann nicht gespielt werden: { $problem }.
error-campaign-count = Die beendete Partie kann nicht gewertet werden: { $problem }
error-campaign-play = Die Partie kann nicht gespielt werden: { $problem }.
error-campaign-aid-used = Ein Teil dieses Beistands ist schon genutzt.
error-campaign-league-name = Der Name der Liga
error-campaign-league-names = Jeder Spieler braucht einen eigenen Namen, damit die Tabelle sie unterscheiden kann.
error-campaign-league-edition = Eine Ausgabe namens { $edition } gibt es nicht.
error-campaign-league-players = { $game } ist nicht für { $count } Spieler.
error-campaign-book-foreign = { $file } ist keine Kampagne: Die Datei enthält eigene Stellungen oder ist keine Tabelle.
error-campaign-book-invalid = { $file } ist keine spielbare Kampagne: { $problem }.
error-campaign-book-unplayable = { $file } kann nicht gespielt werden: { $problem }.
error-league-taken = { $faction } ist schon vergeben oder keine Fraktion.

# Was in der Datei einer Kampagne nicht stimmt, für alle, die eine schreiben; Namen von Feldern und Regeln bleiben, wie sie in der Datei stehen.
error-story-chapter = Kapitel { $chapter }: { $problem }
error-story-ending = Ende { $ending }: { $problem }
error-story-twice-chapter = zwei Kapitel heißen { $name }
error-story-twice-ending = zwei Enden heißen { $name }
error-story-twice-enemy = zwei Gegner heißen { $name }
error-story-twice-relic = zwei Reliquien sind das Artefakt { $name }
error-story-no-artifact = es gibt kein Artefakt „{ $artifact }“, nur { COMMA($known) }
error-story-no-chapter = es gibt kein Kapitel { $chapter }
error-story-no-enemy = es gibt keinen Gegner { $enemy }
error-story-no-mark = kein Kapitel hinterlässt das Merkmal { $mark }
error-story-no-position = es gibt keine vorbereitete Stellung namens { $name }
error-story-no-power = in einer Partie { $game } hat niemand Macht oder Verderben
error-story-no-relics = eine Partie { $game } bringt keine Reliquien
error-story-no-rite = { $known ->
    [0] es gibt keinen Ritus „{ $rite }“; eine Partie { $game } hat keine
   *[other] es gibt keinen Ritus „{ $rite }“; eine Partie { $game } hat { COMMA($known) }
 }
error-story-next = { $outcome } führt zu { $next }, was kein späteres Kapitel ist
error-story-last-ending = das letzte Ende darf keine Bedingungen haben, damit es immer eines gibt
error-story-first-seat = genau ein Platz muss für die erste Person sein
error-story-second-seat = höchstens ein Platz darf für die zweite Person sein
error-story-enemy-seat = der Platz eines Gegners muss ihn nennen, und kein anderer darf es
error-story-faction = jeder Platz dieses Kapitels braucht eine Fraktion
    .none = die Plätze dieses Kapitels dürfen keine Fraktionen nennen
error-story-position = die vorbereitete Stellung { $position } ist für ein anderes Spiel oder eine andere Zahl von Plätzen
error-story-position-map = eine vorbereitete Stellung sagt schon selbst, für welche Karte und Ausgabe sie ist
error-story-position-name = „{ $name }“ taugt nicht als Name einer vorbereiteten Stellung: nur Kleinbuchstaben, Ziffern und Bindestriche
error-story-needs = { $rule } braucht { $field }
error-story-has-no = { $rule } darf kein { $field } haben
error-story-changes-nothing = { $rule } braucht power, doom oder level
error-goal-game = das Ziel { $goal } ist nicht für eine Partie { $game }
error-goal-none = es gibt kein Ziel „{ $goal }“, nur { COMMA($known) }
error-goal-number = das Ziel { $goal } braucht eine Zahl
    .none = das Ziel { $goal } darf keine Zahl haben
error-goal-what = { $known ->
    [0] das Ziel { $goal } kann „{ $what }“ nicht nennen; es nennt nichts
   *[other] das Ziel { $goal } kann „{ $what }“ nicht nennen, nur { COMMA($known) }
 }
