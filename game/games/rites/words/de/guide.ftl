### Was Neulingen hilft: die Karte vor der ersten Frage und die Liste der Ziele. Kurz: ein Punkt hat zwei oder drei Zeilen.

## Die Karte

rites-guide-tagline = Kleine Kartenspiele an einem Tisch.
rites-guide-note = „Der Ritus in Kürze“ erklärt, wie jeder Ritus gespielt wird.
rites-guide-length = { $rites ->
    [one] ein Ritus
   *[other] { $rites } Riten
 } · { $players ->
    [one] { $players } Kultist
   *[other] { $players } Kultisten
 }
rites-guide-win = So gewinnst du
rites-guide-win-1 = **Artefakte** bringen Punkte. Gewinnst du einen Ritus, nimmst du das Begehrte Artefakt. Am Ende gewinnen die meisten Punkte.
rites-guide-win-2 = **Der Großkultist** wählt den nächsten Ritus und spielt zuerst. Nach jedem Ritus geht der Titel nach links.
rites-guide-win-3 = **Ein Ritus kann scheitern**: Dann bekommt niemand sein Artefakt.
rites-guide-cards = Deine Karten
rites-guide-cards-1 = Eine Karte hat einen **Kult**, ihre Farbe, und einen **Rang**, ihre Zahl von 0 bis 13.
rites-guide-cards-2 = **Nullen** sind verbotene Bücher: in jedem Ritus etwas Besonderes.
rites-guide-cards-3 = **Machtspiele**: 0 + 1 eines Kults bringen ein weiteres Artefakt, 0 + 13 beenden den Ritus und machen dich zum Großkultisten, alle drei stehlen ein Artefakt.
rites-guide-first = Was du zuerst tust
rites-guide-first-1 = Wählst du den Ritus, nimm den, zu dem deine **Hand** passt. Andere Karten hast du nicht gesehen.
rites-guide-first-2 = Lies **den Ritus in Kürze**. Spielbare Karten sind hell; zeig auf eine, um zu sehen, was sie bewirkt.
rites-guide-first-3 = Sieh dir das **Artefakt** an: Seine Kraft wirkt schon in diesem Ritus.
rites-guide-first-4 = Behalte eine 0 mit ihrer 1 oder 13: Ein **Machtspiel** kann einen verlorenen Ritus wenden.

## Ziele; .how sagt, was dafür zu tun ist

rites-aim-win = Zum Sieg
rites-aim-rite = Dieser Ritus
rites-aim-turn = Deine Hand
rites-aim-points = Artefaktpunkte: { $mine }
    .none = noch hat niemand welche
    .leads = du führst
    .tied = gleichauf mit { $name }
    .behind = { $name } führt mit { $points }
    .how = Gewinne Riten: Jeder bringt sein Begehrtes Artefakt. Nach dem letzten Ritus gewinnen die meisten Punkte.
rites-aim-rites = Begonnene Riten
    .how = Nach dem letzten Ritus werden die Punkte gezählt.
rites-aim-coveted = { $count ->
    [one] { CAP_THE_ACC($artifact) }
   *[other] { $count } Artefakte
 } gewinnen: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
rites-aim-choose = Wähle einen Ritus
    .how = Der Großkultist wählt einen Ritus, der noch nicht gespielt wurde. Wähle den, zu dem deine Karten passen.
rites-aim-wait = { $name } wählt den nächsten Ritus
    .how = Der Großkultist hat nur seine eigene Hand gesehen. Die leuchtenden Tafeln sind noch zu spielen.
rites-aim-power-play = Ein Machtspiel auf deiner Hand
    .how = Du kannst es jederzeit ansagen: Es geschieht vor dem nächsten Zug. Drücke „Machtspiel“.
rites-aim-cthulhu-rises = Umsturz – oder am Ende Cthulhu haben
    .how = Öffne ein Tor, um berechtigt zu sein, fange Cthulhu, dann schließ irgendein späteres Tor. Bediene die angespielte Farbe; Grün sticht alles.
rites-aim-the-tree-on-the-hill = Leere deine Hand
    .note = { $left ->
        [one] noch { $left } Karte
       *[other] noch { $left } Karten
     }
    .how = Leg Karten an ein Ende eines Baums. Eine Karte neben einer ihres eigenen Kults lässt dich noch einmal spielen.
rites-aim-the-dunwich-horror = Erobere die höchsten Wände
    .note = { $won ->
        [one] bisher { $won } Punkt
       *[other] bisher { $won } Punkte
     }
    .how = Zwei Karten mit Summe oder Differenz 7 oder 6 decken eine Wand auf; zwei weitere im Wert ihrer Zahl erobern sie.
rites-aim-at-the-mountains-of-madness = Leere deine Hand
    .note = { $left ->
        [one] noch { $left } Karte
       *[other] noch { $left } Karten
     }
    .how = Vier Zahlen in Folge bilden den Grat; von ihm gehen Hänge aus, um je eins hinauf oder hinab. Spiel alles, was du kannst.
rites-aim-out-of-the-aeons = Gewinne die gelben Karten
    .note = { $won ->
        [one] bisher { $won } Punkt
       *[other] bisher { $won } Punkte
     }
    .how = Alle bieten geheim eine Karte. Das höchste Gebot nimmt die gelbe Karte; bei Gleichstand bekommt sie niemand.
rites-aim-the-hound = Plündere die reichsten Gräber
    .note = { $won ->
        [one] bisher { $won } Punkt
       *[other] bisher { $won } Punkte
     }
    .how = Leg einen Ghul an ein Grab und sieh hinein. Zwei Ghule graben, und die höhere Summe nimmt die Karte.
