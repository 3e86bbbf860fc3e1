### Am Tisch: der Vorhang, Bots anderer Autoren, die Züge der Bots, der Blick zurück, Knöpfe, Karten und Hinweise.

table-curtain = Übergib an { $name }
    .note = Du bist am Zug. Was nur du sehen darfst, liegt hinter diesem Vorhang.
    .on = Weiter

table-admit = { $bots ->
    [one] Den Bot eines anderen Autors starten?
   *[other] Bots anderer Autoren starten?
 }
    .note = { $bots ->
        [one] Diese Partie will { COMMA($bots) } mit dem Python deines Rechners starten. So ein Bot ist ein Programm: er kann hier alles tun, was du tun kannst. Starte ihn nur, wenn du seinem Autor vertraust.
       *[other] Diese Partie will { COMMA($bots) } mit dem Python deines Rechners starten. Solche Bots sind Programme: sie können hier alles tun, was du tun kannst. Starte sie nur, wenn du ihren Autoren vertraust.
     }
    .otherwise = Sonst spielt ein Adept, und der Spielstand bleibt, wie er ist.
    .run = { $bots ->
        [one] Ihn starten
       *[other] Sie starten
     }
    .adept = Mit einem Adepten spielen
