### Die Karte vor der ersten Frage: wer du bist, wie du gewinnst, was du zuerst tust. Kurz: Jeder Punkt hat zwei Zeilen oder drei.
### Ein Spiel, das auf diesem aufbaut, sagt die gleichen Kennungen mit seinem Namen davor, wo es etwas anderes sagt.

wars-card-heading-win = Wie du gewinnst
wars-card-heading-units = Was deine Einheiten tun
wars-card-heading-first = Was du zuerst tust
wars-card-note = In der Liste der Ziele leuchtet jeder Schritt auf.
wars-card-turns = { $players } Spieler · { $map }

wars-card-win-doom = **Das meiste Verderben gewinnt.** Die Partie endet, wenn jemand **30** erreicht. Jedes Tor, das du kontrollierst, bringt 1 pro Runde.
wars-card-win-spellbook = **Sechs Zauberbücher**, sonst kannst du gar nicht gewinnen. Jedes Feld deiner Tafel nennt eine Bedingung.
wars-card-win-ritual = **Rituale** lassen deine Tore ein zweites Mal zählen. Sie kosten im Lauf der Partie immer mehr.
wars-card-win-elder-sign = **Ältere Zeichen** sind geheimes Verderben, je 1 bis 3.

wars-card-acolyte = **Kultisten** errichten und hüten Tore und bringen pro Runde je 1 Macht. Sie sind schwach: Gegner können sie gefangen nehmen.
wars-card-gate = **Ein Tor** bringt dir 2 Macht pro Runde, solange dein Kultist es hütet. Geht der Hüter, kann jeder es besetzen.

## Großer Cthulhu

wars-card-deep-one = **Monster** halten Wache und kämpfen. Beschwöre sie an deinen Toren: Tiefes Wesen 1, Shoggothe 2, Sternenbrut 3.
wars-card-cthulhu = **Cthulhu** schläft tief { IN($start) }. Ihn zu erwecken, kostet 10 Macht: sechs Würfel, ein Älteres Zeichen, ein Zauberbuch.
wars-card-great-cthulhu-step-1 = Schick einen Kultisten in ein Nachbarmeer und errichte dort ein Tor: **4 Macht**.
wars-card-great-cthulhu-step-2 = Tu dasselbe in einem weiteren Meer. Drei Tore im Meer: dein **erstes Zauberbuch**.
wars-card-great-cthulhu-step-3 = Die erste Verderbensphase bringt ein **zweites** Buch. Beschwöre für jedes Tor eine Wache.
wars-card-great-cthulhu-step-4 = Spare 10 Macht an und **erwecke Cthulhu**: das dritte.

## Kriechendes Chaos

wars-card-nightgaunt = **Monster** halten Wache und kämpfen. Beschwöre sie an deinen Toren: Dunkeldürrer 1, Fliegender Polyp 2, Hetzender Schrecken 3.
wars-card-flight = **Du fliegst.** Jede deiner Einheiten, auch jeder Kultist, zieht für 1 Macht bis zu zwei Gebiete weit.
wars-card-nyarlathotep = **Nyarlathotep** erwacht für 10 Macht an deinem Tor und wächst mit jedem Zauberbuch.
wars-card-crawling-chaos-step-1 = Flieg mit einem Kultisten in ein Gebiet ohne Tor und errichte eines: **4 Macht**.
wars-card-crawling-chaos-step-2 = Gib den Rest für ein Monster aus: eine **Wache** für ein Tor, dessen Kultist allein steht.
wars-card-crawling-chaos-step-3 = Zahle nächste Runde 4 Macht für dein **erstes Zauberbuch**, ein andermal 6 für ein zweites.
wars-card-crawling-chaos-step-4 = Flieg mit einem Monster zu einem einsamen Kultisten und **nimm ihn gefangen**: ein Zauberbuch und vielleicht sein Tor.

## Schwarze Ziege

wars-card-ghoul = **Monster** breiten sich aus und halten Wache. Beschwöre sie an deinen Toren: Ghul 1, Pilz 2, Dunkles Junges 3.
wars-card-shub-niggurath = **Shub-Niggurath** erwacht für 8 Macht und zwei Kultisten an deinem Tor. Sie wirft je einen Würfel für deine Kultisten und Tore.
wars-card-black-goat-step-1 = **Opfere zwei Kultisten**: Das kostet keine Macht und bringt sofort dein erstes Zauberbuch.
wars-card-black-goat-step-2 = Nimm **Das Rote Zeichen** und beschwöre ein Dunkles Junges: Damit hüten Dunkle Junge Tore und können nicht gefangen genommen werden.
wars-card-black-goat-step-3 = **Breite dich aus**: Einheiten in 4, 6 und 8 Gebieten bringen je ein Zauberbuch. Für ein Gebiet genügt ein Kultist oder Ghul.
wars-card-black-goat-step-4 = Spare 8 Macht an und **erwecke Shub-Niggurath**.

## Gelbes Zeichen

wars-card-undead = **Monster** ziehen mit dem König. Beschwöre sie an deinen Toren: Untoter 1, Byakhee 2.
wars-card-king-in-yellow = **Der König in Gelb** erwacht für 4 Macht, wo du eine Einheit hast und kein Tor steht. Er kämpft nicht: Er **entweiht** das Gebiet, in dem er ist.
wars-card-hastur = **Hastur** erwacht für 10 Macht an deinem Tor, wo der König steht.
wars-card-yellow-sign-step-1 = **Schenke** einem Gegner **3 Verderben**: Das kostet keine Macht und bringt dein erstes Zauberbuch.
wars-card-yellow-sign-step-2 = Schick einen Kultisten { FROM($start) } fort, dann **erwecke dort den König**: das zweite Buch.
wars-card-yellow-sign-step-3 = **Entweihe** jede Runde, wo er steht: eine kostenlose Einheit und ein Buch für jedes der drei Zeichen.
wars-card-yellow-sign-step-4 = Errichte Tore hinter ihm und lass an jedem eine Wache.

## Die anderen, je ein paar Worte

wars-card-other-great-cthulhu = schlägt hart zu und kehrt aus der Tiefe zurück
wars-card-other-crawling-chaos = fliegt zwei Gebiete weit und jagt einsame Kultisten
wars-card-other-black-goat = breitet sich überall aus
wars-card-other-yellow-sign = wandert und entweiht
