### Die Karte, mit der ein Ritus beginnt: wie er gespielt wird, in vier Schritten mit je einem Bild. rites-opening-RITUS ist die
### Zeile neben seinem Namen, .hand, wozu eine Hand taugt; -1 bis -4 sind die Schritte. Kurz: Köpfe unter 24 Zeichen.

rites-opening = Ritus { $number } beginnt
    .alone = Der Ritus beginnt
    .your-hand = Deine Hand
    .begin = Den Ritus beginnen
    .back = Zurück zum Ritus
    .lesson = Lektion
    .rules = Alle Regeln
    .in-words = In Worten
    .no-lessons = Die Lektionen können nicht gelesen werden
rites-opening-at-stake = Auf dem Spiel: { $artifacts }.
rites-opening-artifact = **{ $artifact }**, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }

## Cthulhu erhebt sich

rites-opening-cthulhu-rises = Stiche mit Trumpf: Ruf ihn, fang ihn und schließ das Tor hinter dir
    .hand = Hohe Karten jeder Farbe schließen früh Tore; eine grüne beschwört dann Cthulhu.
rites-opening-cthulhu-rises-1 = Die erste Karte eines Tors bestimmt die Farbe. Bediene, wenn du kannst; sonst spiel irgendetwas. Die **höchste** Karte dieser Farbe **schließt** das Tor und öffnet das nächste.
    .head = Farbe bedienen
rites-opening-cthulhu-rises-2 = Liegt Grün im Tor, schließt es das **höchste Grün**: Eine grüne 2 sticht eine blaue 13. Das erste Tor darf nicht mit Grün **geöffnet** werden.
    .head = Grün sticht alles
rites-opening-cthulhu-rises-3 = Hast du ein Tor **geöffnet**, bist du berechtigt: Eine grüne Karte von dir beschwört **Cthulhu** aus jeder Hand in die Mitte. Schließ dieses Tor, um ihn zu fangen.
    .head = Cthulhu beschwören
rites-opening-cthulhu-rises-4 = Öffne ein Tor, fang Cthulhu, schließ ein späteres Tor: Ein **Umsturz** gewinnt sofort. Gelingt er niemandem, gewinnt, wer Cthulhu hat, wenn die Karten ausgehen.
    .head = Den Ritus gewinnen

## Der Baum auf dem Hügel

rites-opening-the-tree-on-the-hill = Bäume aus vier Zahlen: Lass sie an beiden Enden wachsen und spiel weiter
    .hand = Benachbarte Zahlen einer Farbe sind am wertvollsten: Jede ist ein Doppelzug.
rites-opening-the-tree-on-the-hill-1 = Ein Baum ist eine Reihe von bis zu **vier Zahlen** in Folge. Leg die nächste Zahl an eines der Enden; die Farbe ist dabei egal.
    .head = Bäume wachsen lassen
rites-opening-the-tree-on-the-hill-2 = Passt eine deiner Karten an einen wachsenden Baum, **musst** du eine spielen. Passt keine, **zieh** eine und spiel sie, wenn sie passt. Wächst kein Baum, pflanzt du einen.
    .head = Was du tun musst
rites-opening-the-tree-on-the-hill-3 = Eine Karte neben einer **ihrer eigenen Farbe** oder die **vierte** eines Baums ist ein Doppelzug: Spiel noch eine Karte. Damit darfst du auch pflanzen.
    .head = Noch einmal spielen
rites-opening-the-tree-on-the-hill-4 = Spiel deine **letzte Karte**, und du gewinnst. Wird die letzte Karte des Stapels gezogen, gewinnt, wer die **wenigsten Karten** hat.
    .head = Den Ritus gewinnen

## Das Grauen von Dunwich

rites-opening-the-dunwich-horror = Paare als Summe oder Differenz: Deck die Wände auf und erobere sie
    .hand = Such zwei Paare zugleich: eines im Wert von 7 oder 6 und eines im Wert der Wand.
rites-opening-the-dunwich-horror-1 = Zwei Karten sind ein Paar. Es ist ihre **Summe** oder ihre **Differenz** wert, wie du willst.
    .head = Ein Paar bilden
rites-opening-the-dunwich-horror-2 = Ein Paar im Wert von **7** deckt eine Wand **Wilburs** auf, ein Paar im Wert von **6** eine Wand **des Grauens**.
    .head = Eine Wand aufdecken
rites-opening-the-dunwich-horror-3 = Erobere sie mit einem **zweiten Paar** im Wert ihrer Zahl. Hast du keines, **klopfe**: Die anderen dürfen sie erobern; sind es mehrere, entscheidet der Großkultist.
    .head = Die Wand erobern
rites-opening-the-dunwich-horror-4 = Sind alle acht Wände erobert, gewinnt, wer die **meisten Punkte** in Wänden hat. Passt nichts, verzichte auf deinen Zug: Leg zwei Karten ab und zieh zwei.
    .head = Den Ritus gewinnen

## Berge des Wahnsinns

rites-opening-at-the-mountains-of-madness = ein Grat aus vier Zahlen, und Hänge, die um je eins steigen und fallen
    .hand = Eine 0 ist eine Brücke: Mit ihr kommt eine Zahl dorthin, wo sonst nichts passt.
rites-opening-at-the-mountains-of-madness-1 = Die erste Karte ist das **Ältere Zeichen**. Von ihr wächst der Grat auf **vier Zahlen** in Folge, ohne 0. Was an den Grat passt, muss dorthin.
    .head = Grat wachsen lassen
rites-opening-at-the-mountains-of-madness-2 = Über und unter jeder Karte des Grats geht ein **Hang** weiter, jede Karte **um eins höher oder niedriger** als die vorige.
    .head = Den Hängen folgen
rites-opening-at-the-mountains-of-madness-3 = Eine **0** und eine Karte, die nicht an den Grat passt, sind eine Klippe: Leg beide an einen Hang, die 0 zuunterst. Dann **zieh** eine Karte.
    .head = Eine Klippe bauen
rites-opening-at-the-mountains-of-madness-4 = Spiel **alles, was du kannst**, mindestens eine Karte; passt nichts, zieh eine. Die erste **leere** Hand gewinnt. Ist der Stapel leer, gewinnt, wer die wenigsten Karten hat.
    .head = Den Ritus gewinnen

## Aus Äonen

rites-opening-out-of-the-aeons = geheime Gebote auf gelbe Karten: Das höchste gewinnt, außer bei Gleichstand
    .hand = Jede Karte bietet nur einmal: Heb die hohen für die hohe Beute auf.
rites-opening-out-of-the-aeons-1 = Die vierzehn **gelben Karten** sind die Beute; jede ist ihre Zahl wert. Einmal im Ritus darf der Großkultist eine für die nächste ablegen.
    .head = Beute wird aufgedeckt
rites-opening-out-of-the-aeons-2 = Alle bieten **eine Karte**, und alle werden gleichzeitig gezeigt. Farben zählen nicht, und jede gebotene Karte wird abgelegt.
    .head = Geheim bieten
rites-opening-out-of-the-aeons-3 = Das höchste Gebot nimmt die Beute. Bei Gleichstand bekommt sie **niemand**, und sie wird abgelegt.
    .head = Das höchste nimmt sie
rites-opening-out-of-the-aeons-4 = Wer die **meisten Punkte** hat, gewinnt. **Das Buch Azathoth**, die gelbe 0, verdoppelt die beste andere Beute seines Besitzers.
    .head = Den Ritus gewinnen

## Der Hund

rites-opening-the-hound = Ghule an den Gräbern, verdeckte Handlanger und ein Bluff
    .hand = Zwei Karten einer Farbe sind stark: ein Ghul und sein Handlanger.
rites-opening-the-hound-1 = Leg eine Karte als **Ghul** an ein Grab, zieh eine Karte und **sieh** in das Grab. Dann lass den Ghul dort oder versetze ihn einmal.
    .head = Einen Ghul legen
rites-opening-the-hound-2 = Zwei Ghule an einem Grab graben es auf. Beide Kultisten dürfen verdeckt einen **Handlanger** neben ihren Ghul legen.
    .head = Graben
rites-opening-the-hound-3 = **Zeig** einen Handlanger von der Farbe deines Ghuls, um seine Zahl dazuzuzählen; eine 0 verdoppelt die andere Karte. **Verdeckt** ist er ein Bluff und kommt auf die Hand zurück, außer wenn beide verdeckt bleiben.
    .head = Zeigen oder bluffen
rites-opening-the-hound-4 = Die **höhere Summe** plündert das Grab, bei Gleichstand der höhere Ghul. Sind alle Gräber geplündert, gewinnt, wer die **meisten Punkte** hat.
    .head = Den Ritus gewinnen

## Ein, zwei Wörter unter einer Karte eines Bildes: nicht breiter als die Karte

rites-opening-note-leads = öffnet
rites-opening-note-closes = schließt
rites-opening-note-calls-him = beschwört
rites-opening-note-green-11 = grüne 11
rites-opening-note-open = öffnen
rites-opening-note-capture = fangen
rites-opening-note-close = schließen
rites-opening-note-tree = Baum
rites-opening-note-must = muss hin
rites-opening-note-same-color = eigene Farbe
rites-opening-note-last-card = letzte Karte
rites-opening-note-wall = eine Wand
rites-opening-note-captured = erobert
rites-opening-note-ridge = Grat
rites-opening-note-up-one = eins höher
rites-opening-note-on-top = obenauf
rites-opening-note-prize = die Beute
rites-opening-note-equal = gleich
rites-opening-note-ghoul = Ghul
rites-opening-note-grave = Grab
rites-opening-note-yours = deiner
rites-opening-note-theirs = ihrer
rites-opening-note-looted = geplündert
