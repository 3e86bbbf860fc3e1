### Was eine neue Partie der Riten sein kann: Varianten, wie es geht, erste Partien.

## Was das Regelbuch offenlässt

rites-variant-rite = Riten
    .text = Eine ganze Partie hat sechs Riten; mit vier Kultisten sind es vier, mit fünf fünf. Oder spiel zur Übung einen einzelnen Ritus.
    .usual = wie üblich
    .all-rites = alle sechs
rites-variant-tree-window = Bäume auf dem Hügel wachsen
    .text = Nur an den Enden der Reihe oder überall, solange die vier Zahlen noch zu vollenden sind.
    .no = an ihren Enden
    .yes = innerhalb von vier Zahlen
rites-variant-shared-redraw = Nachziehen in Dunwich
    .text = Wann die Kultisten in „Das Grauen von Dunwich“ wieder auf fünf Karten nachziehen: jeder am Ende des eigenen Zuges oder alle nach jedem Zug.
    .no = nach dem eigenen Zug
    .yes = nach jedem Zug

## Wie es geht

rites-about = Jeder Ritus ist ein eigenes Spiel: Tore schließen, Bäume wachsen lassen, Wände erobern, Berge besteigen, um Karten bieten, Gräber ausrauben. Der Sieger nimmt das **Begehrte Artefakt**. Wer nach dem letzten Ritus die meisten Artefaktpunkte hat, gewinnt.

## Erste Partien

rites-first-place = Vier Kultisten
    .note = du und drei andere, jeder für sich
rites-first-length = ein Ritus
rites-first-settled = Keine Varianten
    .note = die üblichen Regeln
rites-first-four-rites = Vier kleine Spiele an einem Abend.
    .name = Eine Partie aus vier Riten
    .length = vier Riten, jeder ein kleines Kartenspiel
    .text = Jeder Ritus ist ein kleines Kartenspiel mit eigenen Regeln, die zu Beginn erklärt werden. Gewinnst du einen Ritus, nimmst du sein Artefakt, und Artefakte bringen Punkte. Die meisten haben eine Kraft, die du in späteren Riten nutzen kannst.
    .wins = die meisten Artefaktpunkte nach dem letzten Ritus
rites-first-the-tree-on-the-hill = Vier Zahlen in Folge.
    .wins = werde zuerst alle Karten los
rites-first-at-the-mountains-of-madness = Ein Grat und darunter Hänge.
    .wins = werde zuerst alle Karten los
rites-first-out-of-the-aeons = Geheim bieten.
    .wins = erbeute die meisten Punkte in gelben Karten
rites-first-cthulhu-rises = Farbe bedienen; Grün ist Trumpf.
    .wins = fange Cthulhu und schließ danach ein Tor
rites-first-the-dunwich-horror = Paare bringen Wände zu Fall.
    .wins = erobere die meisten Punkte in Wänden
rites-first-the-hound = Graben, dazukommen, bluffen.
    .wins = hol die meisten Punkte aus Gräbern
