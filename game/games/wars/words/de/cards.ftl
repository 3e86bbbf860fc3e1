### Die Karten der Dinge: was jedes ist, seine Zahlen, und wo es steht.

## Was etwas ist, unter seinem Namen

wars-cards-kind-unit = { $kind } { OF($side) }
    .all = { $kind } jeder Fraktion
wars-cards-kind-faction = Fraktion
wars-cards-kind-book = Zauberbuch { OF($side) } · { $when }
wars-cards-kind-ability = Fähigkeit { OF($side) } · { $when }
wars-cards-kind-requirement = Bedingung { OF($side) }
wars-cards-kind-phase = Phase einer Runde
wars-cards-kind-sign = Goldzeichen
wars-cards-kind-edition = Ausgabe der Regeln
wars-cards-kind-term = Begriff
wars-cards-kind-action = Gewöhnliche Aktion
    .free = Freie Aktion
wars-cards-kind-area = Landgebiet
    .ocean = Meeresgebiet

## Seine Zahlen

wars-cards-cost = Kosten
    .each = je Einheit
    .later = { $cost } in der Späteren Ausgabe
    .once = einmal pro Runde
wars-cards-combat = Kampfstärke
    .own = nach eigener Regel
wars-cards-figures = Einheiten
    .each = Anzahl
wars-cards-borders = Grenzen
wars-cards-sign = Goldzeichen
    .none = keines
wars-cards-books = Zauberbücher

## Eine Einheit in einer Zeile, unter dem Text einer anderen Karte

wars-cards-unit = { $kind }, Kosten { $cost }, Kampfstärke { $combat }.
    .own = { $kind }, Kosten { $cost }, Kampfstärke nach eigener Regel.

wars-cards-borders-on = Grenzt an { THE_ACC($areas) }.
wars-cards-editions = Die Regeln zählen alles auf, worin sich die beiden Ausgaben unterscheiden.
wars-cards-source = Regelbuch I, II; Fraktionstafel
