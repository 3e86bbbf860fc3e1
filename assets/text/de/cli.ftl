### Die Befehlszeile: mythos-table --help. Was getippt wird (--data-dir, true, id@4 …), bleibt in jeder Sprache, wie es ist.

cli-program = Tischspiele des Mythos. Ohne Befehl öffnet sich das Fenster.
cli-usage = Aufruf:
cli-positional = Argumente
cli-options = Optionen
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-data-dir = Ordner für Spielstände und Einstellungen (sonst MYTHOS_TABLE_DATA)
cli-lang = Sprache mit ihrem Kürzel, etwa en (sonst die der Einstellungen oder des Systems); Befehle für Entwickler sind englisch
cli-window = Größe des Fensters
cli-load = diesen Spielstand gleich öffnen
cli-allow = für diesen Lauf ein Spiel anderer Autoren erlauben: sein Name oder package.module:attribute

## Womit eine Partie beginnt

cli-game = welches Spiel ({ $games })
cli-players = Zahl der Plätze
cli-map = Kennung der Karte
cli-edition = first oder later
cli-factions = Fraktionen nach Plätzen im Uhrzeigersinn, durch Kommas getrennt; zwei für einen Platz: a+b. In einem Wettkampf wechseln sich mehr Fraktionen als Plätze ab; all: alle, die es gibt
cli-seed = Startzahl für Würfel und Karten
cli-option = eine Option des Spiels, etwa rite=the_hound oder tree_window=true

## Die Befehle

cli-bots = die Bots: wie sie spielen und wie stark sie sind
cli-replay = eine gespeicherte Partie noch einmal spielen und vergleichen
cli-play = spielen: mit --text im Terminal, sonst im Fenster
cli-play-text = im Terminal
cli-play-people = Zahl der Plätze, auf denen Menschen sitzen (die ersten)
cli-play-bots = Bots für die übrigen Plätze, oder einen für alle (newcomer, oder der schwächste, den es gibt)
cli-play-cores = auf wie vielen Prozessorkernen der Meister denken darf, höchstens allen bis auf einen (sonst gelten die Einstellungen)
cli-play-save = auch hier speichern, wenn die Partie endet oder du sie verlässt
cli-play-overwrite = die Datei von --save ersetzen, falls es sie gibt
cli-play-open = diesen Spielstand fortsetzen
cli-play-continue = die letzte Partie fortsetzen
cli-play-new = ohne Rückfrage eine neue Partie beginnen
cli-lessons = die Lektionen und Rätsel
cli-lessons-file = Dateien mit Lektionen und Rätseln, die stattdessen genommen werden
cli-lessons-check = jede mit ihren eigenen Antworten bis zum Ende spielen
cli-lessons-json = wie lang jede ist und was nicht stimmt, als JSON

## replay und lessons

cli-replay-same = { $file }: { $entries ->
    [one] { $entries } Eintrag wurde noch einmal gespielt und führte zur selben Stellung.
   *[other] { $entries } Einträge wurden noch einmal gespielt und führten zur selben Stellung.
 }
cli-replay-rule = Vor Eintrag { $entry } verstößt die Stellung gegen eine Regel: { $rule }.
cli-replay-rule-end = Am Ende verstößt die Stellung gegen eine Regel: { $rule }.
cli-replay-illegal = Eintrag { $entry } ({ $answer }) kann nicht gespielt werden: { $problem }.
cli-replay-position = Die noch einmal gespielte Partie endet in einer anderen Stellung als die gespeicherte.
cli-replay-seats = Die Plätze sind nicht die gespeicherten.
cli-lesson = { $lesson }, { $minutes } min
cli-puzzle = { $puzzle }, Rätsel der Schwierigkeit { $difficulty }
cli-lessons-checked = { $lessons ->
    [one] { $lessons } Lektion
   *[other] { $lessons } Lektionen
 } durchgespielt, { $puzzles ->
    [one] { $puzzles } Rätsel
   *[other] { $puzzles } Rätsel
 } gelöst, { $problems ->
    [0] keine Fehler
    [one] { $problems } Fehler
   *[other] { $problems } Fehler
 }.

## Was nicht verstanden wird

cli-argument = Argument { $argument }: { $problem }
cli-unknown = unbekannte Argumente: { $given }
cli-required = diese Argumente fehlen: { $arguments }
cli-excluded = nicht zusammen mit { $argument }
cli-expected = hier fehlt ein Wert
cli-ambiguous = { $given } könnte { $options } heißen
cli-choice = „{ $given }“ ist unbekannt. Verfügbar: { $known }
cli-no-number = „{ $text }“ ist keine ganze Zahl von { $least } bis { $most }
cli-no-time = „{ $text }“ ist keine Zeit von { $least } bis { $most } Sekunden
cli-no-size = „{ $text }“ ist keine Größe wie 1280x720
cli-no-option = „{ $text }“ ist nicht NAME=WERT
error-cli-broken = Mythos Table läuft nicht ohne { $file }. Die Datei { $why ->
    [missing] fehlt
   *[damaged] ist beschädigt
 }. { $remedy ->
    [checkout] Dieser Befehl stellt sie wieder her: { $command }
    [packed] Entpacke das Programm noch einmal.
   *[installed] Installiere das Programm noch einmal.
 }
error-cli-window = Das Programm kann kein Fenster öffnen: { $problem }. Installiere das Programm noch einmal oder unter Debian und Ubuntu, was SDL braucht: { $command }
error-cli-no-screen = Ohne Bildschirm spielst du mit: { $command }
