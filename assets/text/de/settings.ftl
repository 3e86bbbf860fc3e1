### Die Einstellungen: ein Name, und was sich ändert.

settings-percent = { $number } %
settings-folder = Partien, Einstellungen und Bilder (F12) liegen in <gold>{ $folder }</>.
    **F2** zeigt, was die Tasten tun.

## Anzeige

settings-group-display = Anzeige
settings-language = Sprache
    .note = wirkt sofort
    .system = Systemsprache ({ $language })
    .gone = { $code }: fehlt, daher Englisch
settings-interface = Oberfläche
    .note = wie groß alles ist
    .automatic = automatisch ({ $percent } %)
    .tip = Die Größe, die zu Fenster und Bildschirm passt. Sie ändert sich mit ihnen.
    .now = zurzeit { $used } %: { $chosen } % brauchen ein Fenster von { $width } × { $height }
    .needs = **{ $percent } %** brauchen ein Fenster von mindestens { $width } × { $height }.
settings-text = Schrift
    .note = Schriftgröße im Verhältnis zur Oberfläche
settings-colors = Farben
    .note = der Fraktionen
settings-palette = **{ $palette }**: { $note }
settings-palette-standard = Standard
    .note = Grün, Blau, Rot und Gelb; jede hat eine andere Helligkeit
settings-palette-red-green = Rot-Grün
    .note = wenn Rot und Grün für dich gleich aussehen
settings-palette-blue-yellow = Blau-Gelb
    .note = wenn Blau und Grün für dich gleich aussehen
settings-full-screen = Vollbild
    .note = oder drücke F11
settings-compatible = Einfache Grafik
    .note = schneller ohne Grafikkarte; gilt nach einem Neustart
# Eine Zeile der Chronik, um Schrift und Farben zu sehen.
settings-sample = { $side } Ein <gold>Tor</> öffnet sich in <gold>Westafrika</>; zwei <cream>Dunkle Junge</> stehen bereit.

## Spiel

settings-group-play = Spiel
settings-pace = Tempo der Bots
    .note = Pause zwischen Zügen der Bots
    .slow = langsam
    .normal = normal
    .fast = schnell
    .at-once = sofort
settings-thinking = Bedenkzeit
    .note = höchstens so viele Sekunden denkt ein Bot je Aktion
    .seconds = { NUMBER($seconds) }
settings-cores = { $number ->
        [one] 1 Kern
       *[other] { $number } Kerne
     }
    .tip = Mit mehr Kernen probiert der Meister von Cthulhu Wars in derselben Zeit mehr Züge aus.
        Jeder Kern braucht etwa 40 MB Speicher und einmal bis zu einer Sekunde, bis er bereit ist.
        Ein Kern bleibt für alles andere frei.
# The English has changed: settings-fast = Faster bots
#     .offer = Bots can think faster on this computer. Build the fast engine? It takes { $minutes ->
#         [one] about 1 minute
#        *[other] about { $minutes } minutes
#      } and runs in the background.
#     .building = The fast engine is being built in the background: { $percent }%. Closing the program stops it.
#     .built = The fast engine is ready. The program uses it from the next start on.
#     .failed = The fast engine could not be built; nothing has changed. { $file } says why.
settings-fast = Schnellere Bots
    .offer = Die Bots können auf diesem Computer schneller denken. Soll die schnelle Version erstellt werden? Das dauert { $minutes ->
        [one] etwa 1 Minute
       *[other] etwa { $minutes } Minuten
     } und läuft im Hintergrund.
    .building = Die schnelle Version wird im Hintergrund erstellt: { $percent } %. Wenn du das Programm schließt, wird abgebrochen.
    .built = Die schnelle Version ist fertig. Ab dem nächsten Start wird sie benutzt.
    .failed = Die schnelle Version konnte nicht erstellt werden; es bleibt alles, wie es war. Warum, steht in { $file }.
settings-fast-build = Erstellen
    .tip = Jetzt erstellen, während du spielst
settings-fast-stop = Abbrechen
settings-fast-later = Nicht jetzt
    .tip = In zwei Wochen wieder fragen; in den Einstellungen geht es jederzeit
settings-fast-never = Nie
    .tip = Nicht mehr fragen; in den Einstellungen geht es jederzeit
settings-motion = Bewegung
    .note = wie schnell etwas gleitet oder rollt
    .none = keine
    .times = { NUMBER($speed) }×
settings-moments =
    .tip = Was den ganzen Tisch füllt, wenn es geschieht: ein Erwachen, ein Kampf, ein Ritual. Weiter geht es mit jeder Taste.
    .all = alle Augenblicke
    .great = große Augenblicke
    .none = keine Augenblicke
settings-curtain = Vorhang
    .note = verdeckt den Tisch, bis die nächste Person sitzt
    .always = immer
    .needed = wenn nötig
    .never = nie
settings-reduced-motion = Wenig Bewegung
    .note = nichts pulsiert oder gleitet
settings-gates = Verlassene Tore
    .note = in neuen Partien besetzen
settings-end-turns = Züge beenden
    .note = automatisch, wenn nur noch „Fertig“ möglich ist
settings-trails = Spuren
    .note = zeigt, was andere seit deinem letzten Zug getan haben
settings-hints = Hinweise
    .note = eine Zeile zu allem Neuen; neu eingeschaltet: noch einmal
settings-first-cards = Erklärkarten
    .note = beim ersten Mal; neu eingeschaltet: alle noch einmal

## Klang

settings-group-sound = Klang
settings-effects = Geräusche
settings-music = Musik
settings-ambience = Stimmung
settings-volume-off = aus

## Hilfe am Tisch

settings-helps = Hilfe am Tisch
    .first-games = in ersten Partien
    .always = immer
    .never = nie
    .foot = Als erste Partien gelten deine ersten drei von jedem Spiel. Strg+G zeigt jederzeit deine Ziele. Hast du manche Bemerkungen des Mentors abgeschaltet, wähl oben noch einmal eine Einstellung für ihn, dann hörst du wieder alle.
settings-goals = Ziele
    .note = was du anstreben kannst und wie du es erreichst
settings-coach = Mentor
    .note = höchstens eine Bemerkung je Runde: was du übersiehst oder was in Gefahr ist

## Spiele und Bots anderer Autoren

settings-others = Von anderen Autoren
settings-others-warning = Diese Spiele und Bots wurden neben Mythos Table installiert und stammen von anderen Leuten. Jedes davon ist ein Programm: Erlaubst du es, kann es auf diesem Rechner alles tun, was du tun kannst. Erlaube es nur, wenn du seinem Autor vertraust.
settings-others-nothing = Von anderen Autoren ist nichts installiert.
settings-others-more = { $count ->
    [one] Ein weiteres ist installiert und hier nicht aufgeführt.
   *[other] { $count } weitere sind installiert und hier nicht aufgeführt.
 }
settings-others-forbidden = Bleibt, bis du das Programm beendest.
settings-others-games = Spiele
settings-others-bots = Bots
settings-others-from = Teil von { $package }
settings-others-gone = nicht mehr installiert
