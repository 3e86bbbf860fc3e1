### Das Menü über dem Tisch, Speichern und Verlassen.

menu-ironman = { $standing } · Ironman

menu-go-on = Weiterspielen
menu-result = Ergebnis zeigen
menu-save = Speichern als …
    .tip = Speichert die Partie unter einem Namen. Automatisch gespeichert wird sie ohnehin.
    .ironman = Eine Ironman-Partie hat nur einen Spielstand, und das Programm führt ihn für dich.
menu-load = Partie laden
    .tip = Diese Partie ist gespeichert: Du kannst sie später fortsetzen.
menu-seats = Plätze und Anweisungen
    .tip = Plätze an Bots übergeben und wählen, welche Fragen entfallen
# .bar steht unter dem Bild des Knopfs; an einem weichen Trennstrich darf es geteilt werden.
menu-undo = Zurücknehmen
    .bar = Zurück­nehmen
    .tip = Deine letzte Wahl zurücknehmen
menu-redo = Wiederholen
    .bar = Wieder­holen
    .tip = Wiederholen, was du zurückgenommen hast
menu-dice = Neue Würfel von hier an
    .tip = Nach dem Zurücknehmen fallen die Würfel wie zuvor. Hier würfelst du neu.
    .early = Nimm erst etwas zurück. Danach fallen die Würfel wie zuvor, wenn du hier nicht neu würfelst.
menu-watch = Ansehen
    .tip = Diese Partie von Anfang an im Kino ansehen
menu-share = Weitergeben
    .tip = Diese Partie in eine Datei schreiben, damit andere sie ansehen können
menu-rules = Regeln
menu-card = Deine Karte
    .tip = Wer du bist, wie du gewinnst und was du zuerst tust
menu-lessons = Spielen lernen
    .tip = Kurze Lektionen; danach kommst du zu dieser Partie zurück.
menu-settings = Einstellungen
menu-report = Problem melden
    .tip = Diese Partie und die letzten Fehler in eine Datei schreiben
menu-quit = Zum Titel
    .tip = Die Partie ist gespeichert: Du kannst sie an einem anderen Tag fortsetzen.
menu-campaign = Zurück zur Kampagne

menu-name = Speichern als
    .note = Ein Name für diese Partie:
    .save = Speichern
    .ironman = Eine Ironman-Partie hat nur einen Spielstand, und das Programm führt ihn für dich.
    .closed = Du kannst die Partie nicht speichern: In den Datenordner kann nichts geschrieben werden.
menu-replace = Ersetzen?
    .note = Es gibt schon eine Partie namens **{ $name }**.
    .yes = Ersetzen

menu-unkept = Diese Partie ist nicht gespeichert
    .note = { $problem } Gehst du jetzt, sind die Züge verloren, die noch nicht gespeichert sind. Schaffe Platz, stell den Ordner wieder her oder bleib am Tisch.
    .leave = Trotzdem gehen
    .stay = Bleiben

menu-dice-done = Von hier an wird neu gewürfelt.
    .ironman = In einer Ironman-Partie bleiben die Würfel, wie sie gefallen sind.
