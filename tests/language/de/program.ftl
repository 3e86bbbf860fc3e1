### Die Worte des Programms

## Einstellungen

settings-interface = Oberfläche
    .note = Größe von allem, in Prozent
    .automatic = automatisch ({ $percent } %)
settings-end-turns = Fertige Züge beenden
    .note = ein Zug, in dem nur noch Fertig möglich ist, endet von selbst
settings-curtain = Platzwechsel
    .note = den Tisch verdecken, bis die nächste Person sitzt
    .always = immer
    .needed = bei Bedarf
    .never = nie

## Titel

title-load = Laden
    .line = { $count ->
    [0] noch nichts gespeichert
    [one] 1 Spielstand
   *[other] { $count } Spielstände
 }
title-version = Version { $version } · F11 Vollbild · F1 Regeln

## Was schiefging

error-save-damaged = { $file } ist beschädigt oder kein Spielstand. Nichts wurde verändert. Wähle einen anderen.
error-newer = { $file } stammt von einer neueren Version des Programms. Aktualisiere das Programm, um ihn zu öffnen.

## Anderes

seat-wins = { $players ->
    [one] { $players } gewinnt mit { $doom } Verderben.
   *[other] { $players } teilen sich den Sieg mit { $doom } Verderben.
 }
day-game = Spiel des Tages, { DAY($date) }
place = { ORDINAL($place) } Platz
advice-better = { ICON("doom") } um { $points } Punkte Verderben besser
choose-one = Wähle { OR($names) }.
