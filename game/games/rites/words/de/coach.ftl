### Was der Mentor während eines Ritus bemerkt, und in .why die Regel dahinter.
### rites-coach-KIND-FORM ist eine Form der Bemerkung, etwa in einem anderen oder im letzten Ritus.

rites-coach-power-play = Deine { E($color) } { $first } und { $last } sind zusammen ein Machtspiel.
    .why = Ein Machtspiel kannst du jederzeit ansagen. Es geschieht vor dem nächsten Zug. Drücke „Machtspiel“.
rites-coach-power-play-excavate = Deine { E($color) } { $first } und { $last } sind ein Machtspiel: Damit geht es in diesem Ritus um ein Artefakt mehr.
rites-coach-power-play-become = Deine { E($color) } { $first } und { $last } sind ein Machtspiel: Damit endet dieser Ritus, und du wirst Großkultist.
rites-coach-power-play-steal = Deine { E($color) } 0, 1 und 13 sind ein Machtspiel: Damit stiehlst du sofort ein Begehrtes Artefakt.
rites-coach-suits = Deine Hand passt { TOWARD($rite) }.
    .why = Du wählst den Ritus und spielst zuerst, und niemand sonst hat deine Hand gesehen.
rites-coach-suits-cthulhu-rises = Deine Hand passt { TOWARD($rite) }: Deine grünen Karten stechen dort jede andere Farbe.
rites-coach-suits-the-tree-on-the-hill = Deine Hand passt { TOWARD($rite) }: Nachbarn einer Farbe lassen dich immer weiterspielen.
rites-coach-suits-the-dunwich-horror = Deine Hand passt { TOWARD($rite) }: Zwei Karten ergeben 7 oder 6, und mit zwei anderen eroberst du die Wand.
rites-coach-suits-at-the-mountains-of-madness = Deine Hand passt { TOWARD($rite) }: Deine Zahlen liegen dicht beieinander, du kannst sie in einem Zug spielen.
rites-coach-suits-the-hound = Deine Hand passt { TOWARD($rite) }: Zwei starke Karten einer Farbe sind ein Ghul und sein Handlanger.
rites-coach-last-rite = Das ist der letzte Ritus, und er bringt { $stake ->
    [one] { $stake } Punkt
   *[other] { $stake } Punkte
 }: Gewinnst du ihn, überholst du { $name }.
    .why = Die meisten Artefaktpunkte gewinnen. Mit einem Machtspiel bringst du ein Artefakt mehr in den Ritus (0 und 1) oder stiehlst sofort eines (0, 1 und 13).
rites-coach-last-rite-lead = Das ist der letzte Ritus. Du liegst um { $n } vorn, aber wenn { $name } ihn gewinnt, bist du überholt.
rites-coach-last-rite-more = Das ist der letzte Ritus, und { $stake ->
    [one] sein { $stake } Punkt bringt
   *[other] seine { $stake } Punkte bringen
 } dich nicht an { $name } vorbei: Du brauchst noch ein Artefakt.
rites-coach-artifact = In diesem Ritus kannst du { THE_ACC($artifact) } noch nutzen. { $power }
    .why = Eroberst du das Artefakt, darfst du es in einem späteren Ritus noch einmal nutzen. Seine Punkte behältst du.
rites-coach-artifact-last = Das ist der letzte Ritus: Nutze { THE_ACC($artifact) } jetzt. { $power }
rites-coach-nearly-out = { $name } hat nur noch eine Karte. Das kann dein letzter Zug sein.
    .why = Eine leere Hand gewinnt den Ritus sofort.
rites-coach-nearly-out-the-tree-on-the-hill = { $name } hat nur noch eine Karte. Lass wenige Zahlen übrig, die an einen Baum passen, oder spiel mit Doppelzügen weiter.
rites-coach-nearly-out-at-the-mountains-of-madness = { $name } hat nur noch eine Karte. Spiel jetzt alles, was du kannst.

## Cthulhu erhebt sich

rites-coach-overthrow = Du hast Cthulhu gefangen. Schließt du dieses Tor, gewinnst du den Ritus: Die leuchtenden Karten sind die höchsten.
    .why = Der Umsturz: Öffne ein Tor, fange Cthulhu und schließ irgendein späteres Tor.
rites-coach-overthrown = { $name } hat Cthulhu gefangen und gewinnt den Ritus mit diesem Tor. Die leuchtenden Karten sind höher.
    .why = Der Umsturz: Öffne ein Tor, fange Cthulhu und schließ irgendein späteres Tor.
rites-coach-eligible = Du hast noch kein Tor geöffnet und kannst Cthulhu nicht fangen. Schließ dieses mit einer leuchtenden Karte, dann öffnest du das nächste.
    .why = Cthulhu beschwören oder fangen kannst du nur, wenn du in diesem Ritus ein Tor geöffnet hast. Schließt du ein Tor, öffnest du das nächste.

## Der Baum auf dem Hügel

rites-coach-double = Die { $card } ist ein Doppelzug an Baum { $number }: Du spielst sofort noch eine Karte.
    .why = Grenzt deine Karte an eine Zahl ihrer eigenen Farbe oder ist sie die vierte des Baums, musst du noch eine spielen. Du darfst damit auch einen neuen Baum pflanzen.
rites-coach-double-completes = Die { $card } vollendet Baum { $number }: Du spielst sofort noch eine Karte.

## Das Grauen von Dunwich

rites-coach-open-wall = Wand { $number } liegt offen: Zwei deiner Karten ergeben zusammen ihre Zahl, die { $rank }.
    .why = Statt eine Wand aufzudecken, darfst du eine erobern, die schon offen liegt. Mehr als eine je Zug eroberst du nicht.
rites-coach-second-pair = Spiel die { $one } und die { $other }, um eine Wand aufzudecken: Mit deinen übrigen Karten kannst du { $n ->
    [one] { $n } Zahl
   *[other] { $n } Zahlen
 } bilden, um sie zu erobern.
    .why = Die aufgedeckte Wand eroberst du nur mit einem zweiten Paar, das ihre Zahl wert ist. Hast du keines, dürfen andere sie nehmen.
rites-coach-forego = Keines deiner Paare nützt dir jetzt. Leg die { $one } und die { $other } ab: Mit den übrigen kannst du { $n ->
    [one] { $n } Zahl
   *[other] { $n } Zahlen
 } bilden.
    .why = Nützt dir kein Paar, verzichte auf deinen Zug: Leg zwei Karten ab und zieh zwei.

## Berge des Wahnsinns

rites-coach-run = Du hast alle Zahlen von { $low } bis { $high }: Beginne den Grat mit einer davon, dann legst du die anderen daneben.
    .why = Der Grat nimmt vier Zahlen in Folge. Was daneben passt, kommt an einen Hang. Du darfst spielen, so viel du kannst.
rites-coach-cliff = Deine 0 kannst du als Klippe spielen, zusammen mit einer Karte, die nicht an den Grat passt. Behalte sie nicht als letzte.
    .why = Allein passt eine 0 nur auf eine 1. Als Klippe passt sie an jeden Hang. Nach einer Klippe ziehst du eine Karte.

## Aus Äonen

rites-coach-great-prize = Diese Beute bringt { $rank ->
    [one] { $rank } Punkt
   *[other] { $rank } Punkte
 }: Das ist eine hohe Karte wert. Deine höchste ist { $best }.
    .why = Das höchste Gebot nimmt die Beute. Bei Gleichstand bekommt sie niemand.
rites-coach-small-prize = Nur { $rank ->
    [one] { $rank } Punkt
   *[other] { $rank } Punkte
 }: Werde hier eine niedrige Karte los, etwa deine { $low }.
    .why = Jedes Gebot wird abgelegt, wer auch gewinnt. Gib niedrige Karten für Beute aus, die wenig wert ist.
rites-coach-azathoth = Das Buch Azathoth verdoppelt deine beste gelbe Karte: Derzeit sind das { $n ->
    [one] { $n } Punkt
   *[other] { $n } Punkte
 } mehr für dich.
    .why = Die gelbe 0 selbst ist nichts wert. Am Ende zählt die höchste gelbe Karte ihres Besitzers doppelt.
rites-coach-azathoth-nothing = Das Buch Azathoth verdoppelt die beste gelbe Karte seines Besitzers: Nimmst du es jetzt, zahlt es sich später aus.
rites-coach-pass-prize = Du darfst in diesem Ritus eine Beute ablegen. Diese ist { $rank } wert, und deine beste Karte ist nur { $best }.
    .why = Wer die Beute aufdeckt, darf einmal im Ritus eine davon ablegen. Die nächste tritt an ihre Stelle.

## Der Hund

rites-coach-known-grave = Du hast gesehen, was in Grab { $number } liegt: { $rank ->
    [one] { $rank } Punkt
   *[other] { $rank } Punkte
 }. Vielleicht weiß das sonst niemand.
    .why = Legst du einen Ghul an ein Grab, siehst du hinein. Zwei Ghule graben, und die höhere Summe nimmt die Karte.
rites-coach-known-grave-joins = Du hast gesehen, was in Grab { $number } liegt: { $rank ->
    [one] { $rank } Punkt
   *[other] { $rank } Punkte
 }. { $name } wartet dort: Mit zwei Ghulen grabt ihr sofort.
rites-coach-henchman = Die { $one } als Ghul und die { $other } als Handlanger ergeben { $total }. Spiel die erste und behalte die zweite.
    .why = Graben zwei Ghule, darfst du deinem mit einer Handkarte seiner Farbe helfen.
rites-coach-move-on = Grab { $number } bringt nur { $rank ->
    [one] { $rank } Punkt
   *[other] { $rank } Punkte
 }. Du darfst deinen Ghul an ein leuchtendes Grab versetzen, ohne dort hineinzusehen.
    .why = Hast du hineingesehen, darfst du deinen Ghul einmal versetzen. Die anderen sehen, ob er bleibt oder geht, und denken sich ihren Teil.
rites-coach-bluff = Du hast keine Karte von der Farbe deines Ghuls. Jede andere ist ein Bluff: { $name } sieht nur, dass eine daliegt.
    .why = Eine verdeckt gelassene Karte kommt auf deine Hand zurück. Lasst ihr beide eure verdeckt, werden beide abgelegt.

# Eine Karte, wie eine Bemerkung sie nennt: grüne 11.
rites-coach-card = { E($color) } { $rank }
