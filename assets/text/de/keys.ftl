### Was jede Taste tut, wo und wann, wie es die Seite der Tasten zeigt.

## Wählen

keys-group-choosing = Wählen
keys-number = die Antwort mit dieser Zahl; Eingabe, wenn noch eine Ziffer folgen könnte
keys-letter = der leuchtende Ort oder die leuchtende Einheit mit diesem Schild; der erste Druck zeigt die Schilder
keys-done = fertig, niemand, nein: was beendet oder ablehnt
keys-pass = passen; fragt vorher nach
keys-escape = einen Schritt zurück in der Aktion, wie ein Rechtsklick; sonst das Menü
keys-undo = zurücknehmen bis zu deiner letzten Wahl
keys-redo = wiederholen
keys-card = die Karte dessen, worauf du zeigst; auch mit Mittelklick oder langem Drücken
keys-tab = zum nächsten Knopf, zu Karte, Tafel oder Verlauf; Umschalt kehrt um
keys-arrows = von einer leuchtenden Einheit oder einem Gebiet zum nächsten; sonst zum Nachbarn
keys-zoom = die Karte vergrößern, verkleinern, ganz zeigen
keys-tray = auf der Karte: die Einheiten eines Gebiets nebeneinanderlegen; Esc legt sie zurück
keys-enter = wählen, was markiert ist; bei Einheit oder Gebiet: was du damit tun kannst
keys-pages = weitere Antworten, wenn es mehrere Seiten gibt; im Verlauf: blättern

## Am Tisch

keys-group-table = Am Tisch
keys-skip = während Bots spielen: weiter bis zu deiner nächsten Wahl; sonst wie Eingabe
keys-pause = während Bots spielen: anhalten oder weiter
keys-step = während Bots spielen: ein einzelner Schritt
keys-signs = deine Älteren Zeichen ansehen und aufdecken, gleich wer am Zug ist
keys-boards = die Fraktionstafeln
keys-seats = Plätze und Daueranweisungen; einen Platz einem Bot geben oder zurücknehmen
keys-menu = das Menü
keys-save = unter einem Namen speichern

## Hilfe und Rückblick

keys-group-help = Hilfe und Rückblick
keys-hint = ein Hinweis zu dieser Wahl; noch einmal schließt ihn
keys-advice = was ein starker Spieler täte und warum; Eingabe tut es, Esc schließt es
keys-why = warum der letzte Bot so gezogen ist; im Rückblick: warum dieser Zug
keys-goals = deine Ziele: ein- oder ausklappen
keys-coach-show = was der Mentor meint, leuchtet auf
keys-coach-why = die Regel hinter der Bemerkung des Mentors
keys-coach-quiet = solche Bemerkungen nicht mehr
keys-reach = wer das gezeigte Gebiet erreicht oder wohin die Einheit kommt
keys-area-signs = die Zeichen der Gebiete: Kralle, Sichel, Winkel
keys-trails = Spuren dessen, was andere seit deinem letzten Zug getan haben
keys-find = im Verlauf suchen; Eingabe blickt auf die Zeile zurück
keys-past = im Rückblick: vorige oder nächste Zeile; U nimmt bis dorthin zurück, Esc kehrt zurück ins Jetzt

## Am Kartentisch

keys-group-card-table = Am Kartentisch
keys-card-number = die Handkarte an dieser Stelle; der erste Druck zeigt die Zahlen
keys-card-menu = eine Handkarte: spielen, oder zeigen, was du damit tun kannst; langes Drücken zeigt es immer
keys-power-play = deine Machtspiele, gleich wer am Zug ist
keys-summary = der Ritus in Kürze
keys-card-hint = ein Hinweis zu dieser Wahl; noch einmal schließt ihn
keys-log = in kleinen Fenstern: der Verlauf
keys-card-advice = was ein starker Spieler täte und warum; Eingabe tut es, Esc schließt es
keys-card-why = warum der letzte Bot so gespielt hat; im Rückblick: warum das getan wurde
keys-card-goals = deine Ziele: ein- oder ausklappen
keys-card-coach = der Mentor: zeigen, warum, solche Bemerkungen nicht mehr
keys-card-past = im Rückblick: vorige oder nächste Zeile; U nimmt bis dorthin zurück, Esc kehrt zurück ins Jetzt

## Überall

keys-group-everywhere = Überall
keys-rules = die Regeln
keys-keys = diese Liste
keys-full-screen = Vollbild
keys-picture = ein Bild des Fensters im Datenordner speichern
keys-report = einen Fehlerbericht speichern, mit der Partie darin

## In Menüs und Listen

keys-group-menus = In Menüs und Listen
keys-menu-step = zum nächsten Knopf
keys-menu-press = den Knopf drücken oder seine Liste öffnen
keys-menu-change = die markierte Auswahl ändern
keys-menu-scroll = blättern, wie das Mausrad
keys-menu-back = zurück
keys-title-letter = auf dem Titel: die Buchstaben neben den Einträgen
keys-saves = bei Spielständen: umbenennen, kopieren, löschen
keys-watch = bei Spielständen: ansehen, weitergeben, Aufzeichnungen
keys-search = suchen, in den Regeln, bei Spielständen und in der Chronik
keys-finished = in der Chronik: eine Seite wählen oder die Partien exportieren

## Im Kino

keys-group-theatre = Im Kino
keys-play = abspielen, anhalten
keys-frame = einen Schritt zurück, einen Schritt vor
keys-leap = voriger oder nächster Höhepunkt; auch mit Umschalt und Pfeil
keys-turns = vorige oder nächste Runde
keys-ends = zum Anfang, zum Ende
keys-speed = Tempo
keys-view = nächste Ansicht: alles aufgedeckt, Zuschauer, jeder Platz
keys-go-on = eine eigene Partie von hier an
keys-share = die Partie zum Weitergeben in eine Datei schreiben

## In Lektionen und Rätseln

keys-group-learning = In Lektionen und Rätseln
keys-along = den Pfad der Lektionen entlang; auf und ab: eine andere Reihe oder ein anderes Rätsel
keys-begin = die gewählte Lektion beginnen, das gewählte Rätsel spielen
keys-continue = in einer Lektion: weiter, wenn nichts gefragt ist; am Ende: die nächste
keys-show = in einer Lektion: einen Weg durch den Schritt zeigen
keys-lesson-undo = deine letzte Wahl zurücknehmen; im Rätsel kostet das einen Stern
keys-puzzle-hint = der Hinweis eines Rätsels; er kostet einen Stern
keys-puzzle-over = nach einem Rätsel: das nächste; war es verloren: noch einmal
keys-lesson-menu = in einer Lektion: von vorn oder verlassen; im Rätsel: zurück zur Liste
keys-link = auf einer Karte oder in den Regeln: zum nächsten Verweis; Eingabe folgt ihm

## Seiten

keys-page-table = Am Tisch
keys-page-cards = Am Kartentisch
keys-page-replays = Aufzeichnungen
keys-page-lessons = Lektionen
keys-page-menus = Menüs und Listen

## Was auf den Tasten steht, und zwischen ihnen

keys-cap-arrows = Pfeile
keys-cap-ctrl = Strg
keys-cap-del = Entf
keys-cap-delete = Entf
keys-cap-end = Ende
keys-cap-enter = Eingabe
keys-cap-esc = Esc
keys-cap-home = Pos 1
keys-cap-letters = Buchstaben
keys-cap-or = oder
keys-cap-page-down = Bild ab
keys-cap-page-up = Bild auf
keys-cap-shift = Umschalt
keys-cap-space = Leertaste
keys-cap-tab = Tab
