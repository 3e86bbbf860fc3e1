### Eine eigene Partie: die Plätze, die Einstellungen des Tisches und ein Satz dazu, was beginnt.

custom-game = Das Spiel
custom-seats = Plätze
custom-order = Spieler, im Uhrzeigersinn um den Tisch
custom-shuffle = Plätze mischen
custom-random-factions = Zufällige Fraktionen
custom-begin = Spiel starten
custom-remembered = Das Programm merkt sich deine Wahl.
custom-even = Chancen ausgleichen
    .tip = Gibt der schwächeren Fraktion eine Vorgabe. Du kannst sie oben ändern.

## Der Satz; $sides sind Namen von Fraktionen

custom-person = **{ $name }** ({ $sides })
custom-person-random = **{ $name }** (<second>eine zufällige Fraktion</>)
custom-bot = { $sides }
custom-bot-random = <second>eine zufällige Fraktion</>
custom-named = **{ $name }**
custom-nobody = Jemand
custom-against = { $first } gegen { $others }.
custom-map = Karte: { $map }.
custom-edition = Regeln: { $edition }.
custom-drafts = Alle wählen reihum je zwei Fraktionen.
custom-handicap = Vorgabe für { THE_ACC($who) }: { $handicap }.

## Ein Platz

custom-seat-kind = Wer hier sitzt
    .person = Person
    .bot = Bot
custom-seat-name = Name
custom-seat-level = Stärke
custom-seat-faction = Fraktion
custom-seat-handicap = Vorgabe
custom-seat-here = an dieser Tastatur
custom-seat-drafted = reihum gewählt
custom-seat-draft = zwei Fraktionen, zu Beginn reihum gewählt
custom-seat-random = Zufall
    .note = eine der übrigen Fraktionen
    .pair = zwei zufällige Fraktionen
custom-seat-both = { $sides }
custom-seat-pair = **{ $faction }**: { $text }
custom-seat-up = Einen Platz nach oben rücken.
    .last = Auf den letzten Platz rücken.
custom-seat-this = dieser Platz

## Eine Vorgabe

custom-handicap-none = keine
    .tip = Zusätzliche Macht nach dem ersten Sammeln und zusätzliches Verderben von Anfang an.
custom-handicap-head = Vorgabe: { $name }
    .text = Die Vorgabe gleicht die Chancen aus. Alle sehen sie, und sie wird mit der Partie gespeichert.
    .clear = Keine
    .give = Geben
    .power = Macht, einmal, nach dem ersten Sammeln
    .doom = Verderben von Anfang an
    .least = Niemand kann mit weniger als 4 Macht beginnen, der Hälfte dessen, was alle sammeln.

## Regelvarianten

custom-variants = Regelvarianten
    .text = Zeig auf eine Zeile, um mehr zu lesen.
    .standard = Standard
    .keep = Behalten
    .tip = Was das Regelbuch offenlässt, und wie es meist gespielt wird.
    .usual = Standard
    .changed = <gold>{ $count } geändert</>

## Die Einstellungen des Tisches: ein Name und eine Bemerkung daneben

custom-table = Der Tisch
    .again = wie beim letzten Mal
custom-editions = Ausgabe
custom-factions = Fraktionen
    .note = zwei je Spieler
    .draft = reihum
    .given = gewählt
custom-gates = Tore
    .note = verlassene Tore werden für dich besetzt
custom-undo = Zurücknehmen
    .free = Frei
    .strict = Streng
    .ironman = Ironman
custom-undo-free = bis zu jeder Entscheidung
custom-undo-strict = nie hinter Würfe, Geheimnisse oder Züge anderer zurück
custom-undo-ironman = streng, und nur ein Spielstand
custom-random-seats = Zufällige Plätze
    .note = ausgelost, wenn du beginnst
custom-pace = Tempo der Bots
custom-seed = Startzahl
    .note = die gleiche Zahl gibt die gleichen Würfe
    .random = wird für dich gewählt
