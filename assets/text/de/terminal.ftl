### Das Spiel im Terminal: play --text. Was getippt wird (u, q, seat, person, ask …), bleibt in jeder Sprache, wie es ist.

terminal-help = eine Zahl antwortet; ? zeigt alles, was du tippen kannst; u nimmt zurück, q beendet
terminal-begin = Startzahl { NUMBER($seed, useGrouping: "false") }. { CAP($help) }.
terminal-unknown = „{ $said }“ gibt es hier nicht: { CAP($help) }.
terminal-list = Eine Zahl beantwortet die Frage. Außerdem kannst du tippen:
terminal-or = { $name } oder { $other }
terminal-prompt-go-on = Weiter mit Eingabe >

# Hinter einer Frage; und die Wörter, die ja und nein bedeuten.
terminal-yes-no = { $question } (j/n)
terminal-yes = j ja y
terminal-no = n nein
terminal-type-yes-no = Tippe j oder n.

## Was getippt werden kann: .takes ist, was folgen darf

terminal-command-help = diese Liste; mit einer Zahl: was diese Wahl tut
    .takes = [N]
terminal-command-blocked = was du nicht wählen kannst, und warum
terminal-command-again = noch einmal die Frage: wer was wählen muss
terminal-command-table = wie weit die Partie ist
terminal-command-log = die letzten Zeilen des Verlaufs (20)
    .takes = [N]
terminal-command-undo = deine letzte Wahl zurücknehmen
terminal-command-redo = die zurückgenommene Wahl wiederholen
terminal-command-dice = von hier an neue Würfe
terminal-command-save = speichern
    .takes = [DATEI]
terminal-command-load = einen anderen Spielstand öffnen
    .takes = DATEI
terminal-command-seats = wer was spielt
terminal-command-seat = einen Platz einem Bot oder einer Person geben
    .takes = N person|BOT
terminal-command-quit = verlassen; die Partie bleibt erhalten und wird gespeichert, wenn du eine Datei genannt hast

## Der Tisch

terminal-over = Die Partie ist vorbei.
terminal-won = { $count ->
    [0] Niemand gewinnt.
    [one] { $winners } gewinnt.
   *[other] { $winners } gewinnen.
 }
terminal-hand-over = Gib die Tastatur an { $player } ({ $played }). { $why }
terminal-nothing-blocked = Du kannst hier alles wählen.
terminal-no-choice = Eine Wahl { $number } gibt es nicht.
terminal-declines = Damit lehnst du ab oder beendest diese Wahl.
terminal-as-it-says = Diese Wahl tut, was da steht.
terminal-no-advice = Es gibt nichts zu raten.
terminal-no-bot-yet = Noch hat kein Bot etwas gewählt.
terminal-end-turn = Den Zug trotzdem beenden? ja, nein oder never (nicht wieder fragen) >
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen.
terminal-nothing-to-redo = Es gibt nichts zu wiederholen.
terminal-not-done = Das ging nicht: { CAP($why) }.
terminal-new-dice = Von hier an fallen die Würfel anders.

## Plätze und Bots

terminal-seat = Platz { $seat }: { $player }, { $played }, { $bot }
    .person = Platz { $seat }: { $player }, { $played }, Person
terminal-seat-which = Welcher Platz, und wer? Zum Beispiel: seat 2 adept oder seat 2 person.
terminal-not-changed = Nicht geändert: { CAP($why) }.
terminal-stranger = Diese Partie will den Bot { $bot } ausführen: ein Programm, das hier alles tun kann, was du tun kannst.
terminal-stranger-run = Ausführen?
terminal-stranger-instead = An seiner Stelle spielt der Bot { $bot }.

## Dateien

terminal-saved = In { $file } gespeichert.
terminal-not-saved = Nicht gespeichert: { CAP($why) }
terminal-not-saved-there = Nicht gespeichert: { $file } gibt es schon, und die Datei bleibt, wie sie ist.
terminal-not-saved-ironman = Nicht gespeichert: Eine Ironman-Partie hat nur einen Spielstand, und den führt das Programm.
terminal-save-where = Nenne eine Datei zum Speichern: save DATEI.
terminal-replace = { $file } gibt es schon. Ersetzen?
terminal-load-what = Nenne die Datei eines Spielstands: load DATEI.
terminal-loaded = Geladen. t zeigt den Tisch.
terminal-not-loaded = Nicht geladen: { CAP($why) }
terminal-leave = { $why } Trotzdem verlassen?

error-terminal-other-game = das ist eine Partie { $game }: Verlass diese hier mit q und öffne jene mit play --text --open.
error-terminal-zero = Ein Dateiname kann U+0000 nicht enthalten.
error-terminal-name = { $file } kann kein Dateiname sein: { CAP($why) }.
error-terminal-folder = { $file } ist ein Ordner: Nenne eine Datei darin.
error-terminal-is-folder = { $file } ist ein Ordner
error-terminal-no-folder = es gibt keinen Ordner { $folder }
error-terminal-not-writable = { $file } kann nicht geschrieben werden
error-terminal-exists = { $file } gibt es schon. Nenne eine andere Datei, oder ergänze --overwrite, um sie zu ersetzen.

## Sich hinsetzen: play --text

terminal-kept = Die Partie bleibt erhalten: play --text setzt sie fort.
terminal-left-save = { $name } von { $players } ist nicht zu Ende ({ $moment }; verlassen { $date }).
terminal-left = Die letzte Partie von { $players } ist nicht zu Ende ({ $moment }; verlassen { $date }).
terminal-left-campaign = Sie gehört zu { $campaign }.
terminal-go-on = { $told } Fortsetzen?
terminal-moment = Runde { $turn }
    .phase = Runde { $turn }, { $phase }
error-terminal-nothing-left = es gibt keine unbeendete Partie
error-terminal-people = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
 }, aber die Partie hat { $seats } Plätze
error-terminal-bots = { $bots ->
    [one] { $bots } Bot genannt
   *[other] { $bots } Bots genannt
 }, aber { $seats ->
    [one] { $seats } Platz bleibt
   *[other] { $seats } Plätze bleiben
 } für Bots
