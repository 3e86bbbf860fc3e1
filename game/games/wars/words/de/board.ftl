### Die Tafel einer Fraktion und die Streifen links, ihre kurze Fassung.

## Die Tafel

wars-board = Fraktionstafel
    .close = Schließen
wars-board-pieces = Einheiten
    .cost = Kosten
    .combat = Stärke
    .map = Karte
    .pool = Vorrat
wars-board-abilities = Fähigkeiten
wars-board-captives = Gefangene
wars-board-facts = Außerdem im Spiel
wars-board-revealed = Aufgedeckte Ältere Zeichen
wars-board-books = Zauberbücher
    .earned = { $earned } von 6 verdient
wars-board-used = verbraucht
wars-board-owed = Zauberbuch verdient
    .note = Du wählst es nach dieser Aktion.

# Wer sie spielt; $person oder eines der beiden folgenden steht vor dem Platz in der Zugreihenfolge.
wars-board-person = { $person } · { ORDINAL($place) } in der Zugreihenfolge
    .here = { $person }, an dieser Tastatur
    .bot = { $person }, Bot: { $bot }
wars-board-power = Macht
wars-board-doom = Verderben
wars-board-signs = Ältere Zeichen, verdeckt
    .short = Ältere Zeichen
    .none = keine Älteren Zeichen

wars-board-captive = { $sign } { CAP_A($unit) } { OF($side) }, 1 Macht wert
wars-board-progress = { $have } von { $need }

## Die Streifen

wars-strip-used = Dieses Zauberbuch ist verbraucht; es zählt weiter zu den sechs.
wars-strip-book-open = **Ein Zauberbuch, das noch gewählt wird**
wars-strip-opens = <third>Klick: Tafel der Fraktion öffnen</>
wars-strip-bot = Bot · { $bot }
    .named = { $person } · { $bot }
wars-strip-here = { $person } · du
wars-strip-deciding = wählt
wars-strip-next = als Nächstes
wars-strip-first = Startspieler
wars-strip-rests = ruht
    .why = { QUOTED($ability) }: in dieser Aktionsphase nicht mehr am Zug, und die Macht bleibt für die nächste Runde
wars-strip-numbers = { ICON("power") } **{ $power }** Macht   { ICON("doom") } **{ $doom }** Verderben
wars-strip-holds = { $signs ->
    [one] { $signs } Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
 } verdeckt, { $books } von 6 Zauberbüchern, { $gates ->
    [one] { $gates } Tor
   *[other] { $gates } Tore
 }
wars-strip-handicap = Vorgabe: { $handicap }
wars-strip-pool = Vorrat
wars-strip-held = Gefangen

wars-strip-requirement = <second>Zauberbuch für:</> { $requirement }
    .progress = <gold>{ $have } von { $need }</>
wars-strip-unit = <gold>{ $pool } im Vorrat, { $map } auf der Karte</>
    .captive = { $sign } <gold>{ $count ->
        [one] { $count } Gefangener
       *[other] { $count } Gefangene
     } { OF($side) }</>
wars-strip-signs = { $signs ->
    [one] **{ $signs } Älteres Zeichen** verdeckt
   *[other] **{ $signs } Ältere Zeichen** verdeckt
 }
    .worth = <gold>Wert { $values }</>
wars-strip-power = { ICON("power") } **{ $power } Macht** zum Ausgeben
    .kept = { ICON("power") } **{ $power } Macht** für die nächste Runde
wars-strip-doom = { ICON("doom") } **{ $doom } Verderben**; die Partie endet bei 30 oder mehr

## Was im Spiel und keine Einheit auf der Karte ist; .units zählt die einer Art, in einer Aufzählung von Orten

wars-fact-submerged = Abgetaucht: { COMMA($units) }
    .units = { $count } abgetaucht
