### Was am Aufbau einer Partie falsch ist, gesagt hinter dem Namen des falschen Schlüssels: siehe assets/text/de/setup.ftl.

wars-setup-players = Cthulhu Wars ist für { OR($players) } Spieler
wars-setup-seats = { $seats ->
    [one] { $seats } Platz hat Fraktionen
   *[other] { $seats } Plätze haben Fraktionen
 }, aber die Zahl der Spieler ist { $players }
wars-setup-edition = es gibt keine Ausgabe „{ $edition }“, nur { COMMA($known) }
wars-setup-map = es gibt keine Karte „{ $map }“, nur { COMMA($known) }
wars-setup-map-players = { $map } ist für { OR($players) } Spieler

## Fraktionen

wars-setup-faction = es gibt keine Fraktion „{ $faction }“, nur { COMMA($known) }
wars-setup-faction-twice = eine Fraktion ist zweimal genannt
wars-setup-factions-two = zwei Spieler haben je zwei Fraktionen
wars-setup-factions = nenne für jeden Platz eine Fraktion oder für zwei Plätze je zwei
wars-setup-no-start = { $faction } hat auf { $map } kein Startgebiet
wars-setup-not-playing = „{ $faction }“ spielt in dieser Partie nicht mit
wars-setup-drafted = die Partie hat andere Fraktionen
wars-setup-no-draft = bei einem Aufbau wird nicht reihum gewählt: Nenne die zwei Fraktionen jedes Platzes
wars-setup-draft-few = nenne mindestens { $count } Fraktionen zur Auswahl
wars-setup-draft-given = in einer Partie mit festen Fraktionen wird nicht reihum gewählt

## Vorgaben

wars-setup-handicap = keine Tabelle mit einer Vorgabe für jede Fraktion
wars-setup-handicap-of = keine Tabelle mit power und doom für { $faction }
wars-setup-handicap-key = { $faction } hat „{ $what }“, aber eine Vorgabe besteht aus power und doom
wars-setup-handicap-number = { $what } von { $faction } ist keine ganze Zahl von { $low } bis { $high }
wars-setup-handicap-twice = ein Aufbau sagt schon, wie viel Macht und Verderben jeder hat

## Eine Stellung

wars-setup-key = kein Teil einer Stellung
wars-setup-area = es gibt kein Gebiet „{ $area }“ auf { $map }
wars-setup-unit = es gibt keine Einheit „{ $unit }“
wars-setup-not-its-unit = { $faction } hat keine Einheit „{ $unit }“
wars-setup-too-many-units = so viele { $unit } hat { $faction } nicht
wars-setup-submerged = nur Einheiten von { $able } können abgetaucht sein
wars-setup-own-captive = eine Fraktion kann nicht die eigenen Kultisten gefangen halten
wars-setup-captives = nur Kultisten können gefangen sein
wars-setup-markers = es gibt nur 12 Entweihungsmarker
wars-setup-requirements = die Zahl der erfüllten Bedingungen von { $faction } passt nicht zur Zahl der Zauberbücher, die noch ausstehenden mitgezählt
wars-setup-gate-nobody = { $keeper } hat niemanden in { $area }, der das Tor hütet
wars-setup-gate-keeper = { $keeper } kann das Tor in { $area } nicht hüten
wars-setup-signs = es gibt nur { $ones } Ältere Zeichen vom Wert 1, { $twos } vom Wert 2 und { $threes } vom Wert 3

## Ein Kampf, und wer am Zug ist

wars-setup-battle-key = { $part } fehlt
wars-setup-battle-sides = ein Kampf hat zwei verschiedene Seiten
wars-setup-battle-pair = { $part } ist kein Paar
wars-setup-battle-begun = begun ist keine Liste von Fähigkeiten
wars-setup-under-way = ein Aufbau beginnt zwischen den Aktionen einer laufenden Partie
wars-setup-slot-phase = Züge gibt es nur in der Aktionsphase
wars-setup-slot-power = { $faction } hat keine Macht und würde übersprungen
wars-setup-slot-stack = der Stapel sagt schon, wer am Zug ist
