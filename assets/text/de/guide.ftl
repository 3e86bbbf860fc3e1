### Was Neulingen hilft: die Karte vor der ersten Frage, die Liste der Ziele, der Mentor.

## Die Karte vor der ersten Frage

guide-card-you-are = Du bist
guide-card-first-game = Erste Partie
guide-card-begin = Beginnen
guide-card-lessons = Erst die Lektionen
guide-card-coach = Ein **Mentor** sagt höchstens einmal je Runde etwas. Hier kannst du ihn abschalten.
guide-card-again = Du findest diese Karte jederzeit im Menü.
guide-card-close = Zurück zum Tisch
guide-card-none = Hier gibt es keine Karte zu zeigen.
guide-card-rival = **{ $side }** · { $told }

## Die Liste der Ziele

guide-goals = Ziele
    .none = Gerade gibt es keine Ziele.
guide-goals-how = Wie?
    .tip = Wie du das erreichst: Der Weg dorthin leuchtet auf
guide-goals-less = Weniger
    .tip = Wieder ausblenden
guide-goals-of = { $have } von { $need }
guide-goals-card = Karte öffnen

## Was der Mentor sagt

guide-coach-show = Zeigen
    .tip = Aufleuchten lassen, worum es geht
guide-coach-hide = Ausblenden
guide-coach-why = Warum
    .tip = Die Regel dahinter
guide-coach-quiet = Nicht mehr davon
    .tip = Keine Bemerkungen dieser Art mehr, in keiner Partie
guide-coach-card = Karte öffnen
guide-coach-page = Regeln öffnen
