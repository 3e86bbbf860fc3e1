### Das Menü an einer Handkarte: was man mit ihr tun kann.

rites-hand-rank = { $cult }, { $rank }
rites-hand-nothing = Mit dieser Karte kannst du gerade nichts tun.

rites-hand-with = dazu: { $cards }
    .pair = dazu: { $cards }. { $sums }

rites-hand-as = { $offer }, als { $rank }

## Cthulhu Rises, Out of the Aeons

rites-hand-gate = Ans Tor legen
rites-hand-bid = Bieten

## The Tree on the Hill, At the Mountains of Madness

rites-hand-tree = An Baum { $number } legen
    .plants = Baum { $number } damit pflanzen
    .double = Ein Doppelzug: Du musst noch eine Karte spielen.
    .completes = Die vierte Karte des Baums: Du musst noch eine Karte spielen.
rites-hand-ridge = An den Grat legen
rites-hand-above = An den Hang über { $rank } legen
rites-hand-beneath = An den Hang unter { $rank } legen
rites-hand-cliff = Zu einer Klippe machen
    .note = Mit einer anderen Karte obenauf; diese Karte und den Hang wählst du als Nächstes.

## The Dunwich Horror

rites-hand-reveal-wilbur = Eine Wand von Wilbur Whateley aufdecken
rites-hand-reveal-horror = Eine Wand des Grauens aufdecken
rites-hand-capture = Wand { $number } erobern
rites-hand-knock = Mit diesem Paar klopfen
rites-hand-forego = Verzichten: das Paar ablegen
    .one = Verzichten: sie ablegen

## The Hound

rites-hand-ghoul = An Grab { $number } legen
rites-hand-present = Verdeckt vorlegen
