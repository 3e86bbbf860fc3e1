### Das Ende einer Partie: wie es weitergeht. .short steht, wo wenig Platz ist.

end-table = Tisch ansehen
    .short = Tisch
end-review = Partie durchgehen
    .short = Durchgehen
    .tip = Zeile für Zeile
end-watch = Ansehen
    .tip = Die ganze Partie im Kino ansehen, alles aufgedeckt
end-share = Weitergeben
    .tip = Die Partie in eine Datei schreiben, damit andere sie ansehen können
end-picture = Bild
    .tip = Ein Bild dieser Seite speichern
end-save = Speichern
end-rematch = Revanche
end-new = Neues Spiel
end-campaign = Zur Kampagne
    .short = Kampagne
end-title = Zum Titel
    .short = Titel
end-reached = Erreichte Ziele
end-goals = { COMMA($goals) }
error-end-rematch = Die Revanche kann nicht beginnen
