### Der Tisch in Zeilen, und was das Terminal bei Rites of Cthulhu dazu sagt.

## Der Tisch

rites-lines-cultist = { $cultist } ({ $name })
rites-lines-rite = Ritus { $number } von { $rites }: { TITLE($rite) }. Großkultist: { $grand }.
rites-lines-no-rite = noch kein Ritus gewählt
rites-lines-coveted = Begehrt: { COMMA($artifacts) }. { $left ->
    [one] Noch { $left } Artefakt kommt.
   *[other] Noch { $left } Artefakte kommen.
 }
rites-lines-privilege = Erster Zug und Vorrecht: { $cultist }.
rites-lines-hand = { $cultist }: Hand { COMMA($cards) }.
rites-lines-captured = Erobert: { COMMA($cards) }.
rites-lines-artifacts = Artefakte: { COMMA($artifacts) }.
rites-lines-pile = Nachziehstapel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
 }; abgelegt: { COMMA($discarded) }.
rites-lines-none = nichts
rites-lines-nobody = niemand
rites-lines-hidden = { $cards } verdeckt
rites-lines-artifact = { $artifact } { $points }
    .spent = { $artifact } { $points } (verbraucht)
# Was an einer Stelle liegt: Baum 1, Wand 3, der Grat
rites-lines-place = { $place }: { COMMA($cards) }
rites-lines-gate = Tor { $number }:
rites-lines-eligible = Berechtigt: { COMMA($cultists) }.
rites-lines-cthulhu = { $where ->
    [center] Cthulhu liegt in der Mitte.
    [away] Cthulhu liegt nicht auf dem Tisch.
   *[before] Cthulhu liegt vor { $cultist }.
 }
rites-lines-tree = Baum { $number }
rites-lines-wall = Wand { $number }
rites-lines-grave = Grab { $number }
rites-lines-taken = fort
rites-lines-open = { $card }, offen
rites-lines-ghoul = { $card } von { $cultist }
rites-lines-prize = Geboten wird um: { $prize }; { $left ->
    [one] noch { $left } gelbe Karte kommt.
   *[other] noch { $left } gelbe Karten kommen.
 }
    .none = Noch keine Beute; { $left ->
        [one] noch { $left } gelbe Karte kommt.
       *[other] noch { $left } gelbe Karten kommen.
     }

## Das Ende

rites-lines-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $cultists } gewinnt.
   *[other] { $cultists } teilen sich den Sieg.
 }
rites-lines-ended = { TITLE($rite) }: { $cultist } ({ $reason })
rites-lines-points = { $cultist }: { $points ->
    [one] { $points } Punkt,
   *[other] { $points } Punkte,
 } { $artifacts ->
    [one] { $artifacts } Artefakt
   *[other] { $artifacts } Artefakte
 }

## Befehle; dahinter, was jeder tut.

rites-terminal-table = der Tisch: Hände, Stapel, was darauf liegt, Artefakte
rites-terminal-play = ein Machtspiel für den nächsten Zug ansagen: b0 b13
    .takes = [KARTEN]
rites-terminal-withdraw = diese Ansage zurücknehmen
rites-terminal-look = was ein Artefakt oder ein Ritus tut
    .takes = NAME
rites-terminal-rules = die Regeln durchsuchen
    .takes = WÖRTER
rites-terminal-power-play = { $play }: { $cards }
rites-terminal-name-cards = Nenne die Karten, zum Beispiel: play b0 b13.
rites-terminal-none-held = Du hast kein Machtspiel auf der Hand.
rites-terminal-not-done = Dieses Machtspiel kannst du jetzt nicht ansagen.
rites-terminal-not-asked = Du hast kein Machtspiel angesagt.
rites-terminal-unknown = Kein Artefakt und kein Ritus heißt so.
rites-terminal-no-rule = Keine Regel passt. Zum Beispiel: rules klopfen
