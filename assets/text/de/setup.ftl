### Was am Aufbau einer Partie falsch ist, gesagt hinter dem Namen der falschen Angabe oder des Schlüssels („players: …“).
### Klein und ohne Punkt am Ende: Andere Sätze gehen damit weiter. Was in Anführungszeichen oder in einer Liste steht, sind Kennungen wie in Dateien.

error-setup-number = keine ganze Zahl von { $low } bis { $high }
error-setup-numbers = keine Liste ganzer Zahlen von { $low } bis { $high }
error-setup-too-many-numbers = { $count } Zahlen, es passen aber nur { $most }
error-setup-seed = keine ganze Zahl von 0 bis 2^63 − 1
error-setup-table = keine Tabelle
error-setup-list = keine Liste mit höchstens { $most } Einträgen
error-setup-names = keine Liste von Namen
error-setup-flag = weder true noch false
error-setup-choice = „{ $value }“ ist nicht dabei: { COMMA($known) }
error-setup-input = keine Angabe einer Partie
error-setup-seats = { $named ->
    [one] { $named } Platz ist genannt
   *[other] { $named } Plätze sind genannt
 }, die Partie hat aber { $seats }
error-setup-game = es gibt kein Spiel „{ $game }“, nur { COMMA($known) }
    .not-allowed = es gibt kein Spiel „{ $game }“, nur { COMMA($known) }. { $package } hat eines, aber du hast es nicht erlaubt
error-setup-option = es gibt keine Option „{ $option }“
error-setup-version = nicht die Nummer einer Regelversion
error-setup-newer = neuer als dieses Programm, das die Regeln bis Version { $known } kennt

## Spiele und Bots anderer Autoren

error-others-shipped = das Spiel { $game } gehört zum Programm: Kein anderes darf so heißen
error-others-taken = es gibt schon ein anderes Spiel namens { $game }
error-others-parts = dem Spiel { $game } fehlt: { $parts }
error-others-no-game = „{ $place }“ ist kein Spiel: Es muss ein Game aus game.games.game sein
error-others-id = das Spiel in „{ $place }“ nennt sich „{ $id }“, und das ist keine Kennung
    .other = das Spiel in „{ $place }“ nennt sich „{ $id }“ statt { $name }
error-others-players = das Spiel { $game } sagt nicht, für wie viele Spieler es ist
error-others-fields = das Spiel { $game } hat Felder vom falschen Typ: { COMMA($fields) }
error-others-twice = „{ $name }“ wird mehrfach angeboten: von { COMMA($packages) }
error-others-place = „{ $place }“ nennt kein package.module:attribute
    .offered = „{ $name }“ von { $package } nennt kein package.module:attribute
error-others-load = „{ $place }“ kann nicht geladen werden: { CAP($why) }
error-others-unnamed = ein Paket ohne Namen
