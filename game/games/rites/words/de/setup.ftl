### Was am Aufbau einer Partie falsch ist, gesagt hinter dem Namen des falschen Schlüssels: siehe assets/text/de/setup.ftl.

rites-setup-players = Rites of Cthulhu ist für 2 bis 6 Kultisten
rites-setup-input = Rites of Cthulhu verwendet das nicht
rites-setup-rite = es gibt keinen Ritus „{ $rite }“, nur { COMMA($known) }
rites-setup-single = du spielst einen einzelnen Ritus
rites-setup-step = step ist eines von { COMMA($known) }
rites-setup-key = nichts heißt „{ $part }“
rites-setup-no-rite = nennt keinen Ritus
rites-setup-broken = das verstößt gegen eine Regel des Spiels ({ $rule })

## Was nicht zusammenpasst

rites-setup-new-rite = bei diesem Schritt beginnt ein neuer Ritus
rites-setup-not-chosen = bei diesem Schritt ist noch kein Ritus gewählt
rites-setup-unused = der Ritus „{ $rite }“ verwendet das nicht
rites-setup-no-turn = vor dem Ritus ist niemand am Zug
rites-setup-only = gespielt wird nur der Ritus „{ $rite }“
rites-setup-rite-used = der Ritus, der gespielt wird, ist schon verbraucht
rites-setup-over = die Partie ist vorbei
rites-setup-too-few = { $number ->
    [one] lässt keinen Ritus übrig, aber { $number } steht noch aus
   *[other] lässt zu wenige Riten übrig: { $number } stehen noch aus
 }
rites-setup-count = nicht die Nummer des Ritus, der auf die beendeten folgt
rites-setup-running = nur der Resonator und der Speckstein wirken bis zum Ende eines Ritus
rites-setup-not-lying = nennt ein Artefakt, das weder im Stapel der Begehrten noch vor einem Kultisten liegt
rites-setup-not-appeared = nennt ein Artefakt, das in diesem Ritus nicht erschienen ist
rites-setup-not-held = nennt eine Karte, die der Kultist nicht auf der Hand hat
rites-setup-no-card = nennt eine Stelle, an der keine Karte liegt

## Einzelne Riten

rites-setup-ridge = nicht eine bis vier Zahlen in Folge ohne eine 0, die niedrigste zuerst
rites-setup-slope = ein Hang steht an einer Zahl, die nicht auf dem Grat liegt
rites-setup-gate = seine Karten wurden nicht im Uhrzeigersinn gelegt, eine von jedem Kultisten
rites-setup-gate-turn = an diesem Tor ist ein anderer Kultist an der Reihe
rites-setup-prizes = nur gelbe Karten sind Beute
rites-setup-prizes-aside = in out_of_the_aeons sind gelbe Karten Beute
rites-setup-aside = in out_of_the_aeons werden die Karten beiseitegelegt, die niemand hat
rites-setup-leads = in out_of_the_aeons ist nur der Kultist am Zug, der die Durchgänge anführt
rites-setup-walls = es gibt acht Wände, die eroberten mitgezählt
rites-setup-graves = es gibt { $count } Gräber, die geplünderten mitgezählt
rites-setup-ghouls = keine Liste der Ghule an jedem der { $count } Gräber
rites-setup-two-ghouls = zwei Ghule graben sofort: An einem Grab liegt höchstens einer
rites-setup-looted-ghoul = ein Ghul steht an einem geplünderten Grab
rites-setup-tree = ein Baum ist eine bis vier verschiedene Zahlen aus vier in Folge
rites-setup-tree-gap = ein Baum hat eine Lücke
