### Was eine neue Partie Cthulhu Wars sein kann: Varianten, wie wenige es spielen, erste Partien.

## Was das Regelbuch offenlässt

wars-variant-direction = Spielrichtung
    .text = Ab drei Personen wählt der Startspieler zu Beginn jeder Runde die Spielrichtung. Oder es geht immer im Uhrzeigersinn, und niemand wird gefragt.
    .chosen = jede Runde gewählt
    .clockwise = immer im Uhrzeigersinn

## Wie eine Partie zu zweit geht

wars-about-2-draft = Jeder von euch führt **zwei Fraktionen** auf der Karte für vier. Einer wählt eine Fraktion, der andere zwei, dann nimmt der erste noch eine. In jedem Umlauf handelst du einmal mit jeder deiner Fraktionen, in beliebiger Folge. Alle vier Fraktionen sind Gegner, aber das Verderben deiner beiden zählt zusammen.
wars-about-2-given = Jeder von euch führt **zwei Fraktionen** auf der Karte für vier. In jedem Umlauf handelst du einmal mit jeder deiner Fraktionen, in beliebiger Folge. Alle vier Fraktionen sind Gegner, aber das Verderben deiner beiden zählt zusammen.

## Erste Partien

wars-first-place = Erde für drei
    .note = 13 Gebiete, alle dicht beieinander
wars-first-length = sechs oder sieben Runden
wars-first-settled = Feste Spielrichtung
    .note = in jeder Runde eine Frage weniger
wars-first-great-cthulhu = Steigen, schlagen, sinken.
    .wins = früh Tore, dann Kämpfe; wenige Ältere Zeichen
wars-first-black-goat = Überall zugleich sein.
    .wins = viele Gebiete, viele Tore und die Macht, die sie bringen
wars-first-crawling-chaos = Über jede Grenze fliegen.
    .wins = erst Beweglichkeit und Tricks, dann die Jagd auf Große Alte
wars-first-yellow-sign = Land um Land verheeren.
    .wins = überall Entweihung, dann Hasturs Rache
# Eine Vorgabe von 4 Macht oder mehr.
handicap-of-crawling-chaos = Mit 12 Macht erfüllt das Kriechende Chaos seine erste Bedingung, bevor jemand handelt.
