### Die Chronik: was geschah, wie es Zuschauern erzählt wird; .doer hört, wer es tat, .victim, wem es geschah.
### -hidden ist für alle, die die Karte nicht sehen dürfen.

# Eine Karte mit Farbe und Rang; mit der Camera obscura zählt sie als anderer Rang.
rites-card = { E($color) } { $rank } ({ $card })
rites-card-counting = { E($color) } { $rank } ({ $card }, zählt als { $counts })
rites-card-hidden = eine Karte
rites-nobody = niemand

## Vor einem Ritus

rites-events-lot = { $side } zieht die { $card } beim Losen um den Titel des Großkultisten.
    .doer = Du ziehst die { $card } beim Losen um den Titel des Großkultisten.
rites-events-grand-cultist = { $side } ist Großkultist.
    .doer = Du bist Großkultist.
rites-events-rite-begins = Ritus { $number }
rites-events-dealt = { $side } hat { $cards }.
    .doer = Du hast { $cards }.
rites-events-rite = { $side } wählt { THE_ACC($rite) }.
    .doer = Du wählst { THE_ACC($rite) }.
rites-events-excavated = { CAP_THE($artifact) } wird aufgedeckt und kommt zu den Begehrten Artefakten.
rites-events-added = { CAP_THE($artifact) } kommt zu den Begehrten Artefakten, ohne zu wirken.
rites-events-invoked = { $side } nutzt { THE_ACC($artifact) }.
    .doer = Du nutzt { THE_ACC($artifact) }.
# $power ist der Text des Artefakts.
rites-events-happened = { CAP_THE($artifact) } wirkt. { $power }
rites-events-privilege = { $side } hat den ersten Zug und das Vorrecht.
    .doer = Du hast den ersten Zug und das Vorrecht.

## Karten

rites-events-looked = { $side } sieht sich die Hand von { $other } an: { $cards }.
    .doer = Du siehst dir die Hand von { $other } an: { $cards }.
    .victim = { $side } sieht sich deine Hand an: { $cards }.
rites-events-looked-hidden = { $side } sieht sich die Hand von { $other } an.
rites-events-gave = { $side } gibt { $other } die { $card }.
    .doer = Du gibst { $other } die { $card }.
    .victim = { $side } gibt dir die { $card }.
rites-events-gave-hidden = { $side } gibt { $other } eine Karte.
rites-events-buried = { $side } legt die { $card } unter den Stapel.
    .doer = Du legst die { $card } unter den Stapel.
rites-events-buried-hidden = { $side } legt eine Karte unter den Stapel.
rites-events-peeked = { $side } sieht die { $card }.
    .doer = Du siehst die { $card }.
rites-events-peeked-hidden = { $side } sieht sich eine verdeckte Karte an.
rites-events-drew = { $side } zieht die { $card }.
    .doer = Du ziehst die { $card }.
rites-events-drew-hidden = { $side } zieht eine Karte.
rites-events-handed-in = { $side } gibt { $cards } ab und zieht neu.
    .doer = Du gibst { $cards } ab und ziehst neu.
rites-events-reshuffled = Der Ablagestapel wird gemischt: { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
 } zum Ziehen.

## Machtspiele und Artefakte

rites-events-requested = { $side } sagt für den nächsten Zug ein Machtspiel an: { $cards }.
    .doer = Du sagst für den nächsten Zug ein Machtspiel an: { $cards }.
rites-events-requested-withdrawn = { $side } nimmt das Machtspiel zurück.
    .doer = Du nimmst dein Machtspiel zurück.
rites-events-power-play = { $side } macht ein Machtspiel, „{ $play }“: { $cards }.
    .doer = Du machst ein Machtspiel, „{ $play }“: { $cards }.
rites-events-stole = { $side } stiehlt { THE_ACC($artifact) }.
    .doer = Du stiehlst { THE_ACC($artifact) }.
rites-events-rite-over = { $side } gewinnt { THE_ACC($rite) }: { CAP($reason) }.
    .doer = Du gewinnst { THE_ACC($rite) }: { CAP($reason) }.
rites-events-rite-over-nobody = Niemand gewinnt { THE_ACC($rite) }: { CAP($reason) }.
rites-events-captured = { $side } nimmt { THE_ACC($artifact) }.
    .doer = Du nimmst { THE_ACC($artifact) }.
rites-events-traded = { $side } tauscht { THE_ACC($artifact) } gegen { THE_ACC($other) }.
    .doer = Du tauschst { THE_ACC($artifact) } gegen { THE_ACC($other) }.
rites-events-ended = Der letzte Ritus ist vorbei
rites-events-won = { $points ->
    [one] { $sides } gewinnt mit **{ $points } Punkt**.
   *[other] { $sides } gewinnt mit **{ $points } Punkten**.
 }
rites-events-won-ahead = { $points ->
    [one] { $sides } gewinnt mit **{ $points } Punkt** vor { $others }.
   *[other] { $sides } gewinnt mit **{ $points } Punkten** vor { $others }.
 }
rites-events-won-shared = { $points ->
    [one] { $sides } teilen sich mit je **{ $points } Punkt** den Sieg.
   *[other] { $sides } teilen sich mit je **{ $points } Punkten** den Sieg.
 }
rites-events-score = { $side } mit { $points }

## Wie ein Ritus oder die Partie endete; steht hinter einem Doppelpunkt oder einem Namen.

rites-end-emptied = eine Hand ist leer
rites-end-fewest = der Nachziehstapel ist aufgebraucht, und wer die wenigsten Karten hat, gewinnt
rites-end-overthrow = der Umsturz ist gelungen
rites-end-cthulhu = alle Karten sind gespielt, und Cthulhu liegt beim Sieger
rites-end-no-cthulhu = niemand hat Cthulhu
rites-end-all-captured = alle Wände sind erobert
rites-end-all-bid = es ist nichts mehr zu bieten
rites-end-all-looted = alle Gräber sind geplündert
rites-end-guard = seit sechzig Zügen ging nichts voran
rites-end-failed = der Ritus ist gescheitert
rites-end-scored = die Artefakte sind gezählt

## Cthulhu erhebt sich

rites-events-played = { $side } spielt die { $card }.
    .doer = Du spielst die { $card }.
rites-events-summoned = { $side } beschwört Cthulhu in die Mitte, weg von { $other }.
    .doer = Du beschwörst Cthulhu in die Mitte, weg von { $other }.
    .victim = { $side } beschwört Cthulhu in die Mitte, weg von dir.
rites-events-summoned-own = { $side } beschwört Cthulhu in die Mitte.
    .doer = Du beschwörst Cthulhu in die Mitte.
rites-events-summons-failed = { $side } beschwört Cthulhu, aber niemand hat ihn.
    .doer = Du beschwörst Cthulhu, aber niemand hat ihn.
rites-events-closed = { $side } schließt das Tor.
    .doer = Du schließt das Tor.
rites-events-cthulhu-captured = { $side } fängt Cthulhu.
    .doer = Du fängst Cthulhu.
rites-events-exchanged = { $side } zwingt { $other } die { $card } auf und bekommt die { $back }.
    .doer = Du zwingst { $other } die { $card } auf und bekommst die { $back }.
    .victim = { $side } zwingt dir die { $card } auf und bekommt die { $back }.
rites-events-exchanged-hidden = { $side } zwingt { $other } eine Karte auf und bekommt eine zurück.

## Der Baum auf dem Hügel

rites-events-planted = { $side } pflanzt Baum { $place }: die { $card }.
    .doer = Du pflanzt Baum { $place }: die { $card }.
rites-events-grew = { $side } spielt die { $card } an Baum { $place }.
    .doer = Du spielst die { $card } an Baum { $place }.
rites-events-grew-double = { $side } spielt die { $card } an Baum { $place }, ein Doppelzug.
    .doer = Du spielst die { $card } an Baum { $place }, ein Doppelzug.

## Berge des Wahnsinns

rites-events-ridge = { $side } legt die { $card } an den Grat.
    .doer = Du legst die { $card } an den Grat.
# $on ist rites-pile.on
rites-events-slope = { $side } spielt die { $card } { $on }.
    .doer = Du spielst die { $card } { $on }.
rites-events-cliff = { $side } legt eine Klippe { $on }: die { $book } und die { $card }.
    .doer = Du legst eine Klippe { $on }: die { $book } und die { $card }.

# Der Grat oder ein Hang der Berge; .on ist, wohin eine Karte gespielt wird, .label beginnt eine Zeile.
rites-pile = { $half ->
    [ridge] Grat
    [above] Hang über { $rank }
   *[beneath] Hang unter { $rank }
 }
    .on = { $half ->
        [ridge] an den Grat
        [above] an den Hang über { $rank }
       *[beneath] an den Hang unter { $rank }
     }
    .label = { $half ->
        [ridge] Grat
        [above] Hang über { $rank }
       *[beneath] Hang unter { $rank }
     }

## Das Grauen von Dunwich

rites-events-pair = { $side } spielt die { $card } und die { $other }.
    .doer = Du spielst die { $card } und die { $other }.
rites-events-wall-revealed = { $side } deckt Wand { $place } auf: die { $card }.
    .doer = Du deckst Wand { $place } auf: die { $card }.
rites-events-wall-captured = { $side } erobert die { $card }.
    .doer = Du eroberst die { $card }.
rites-events-knocked = { $side } klopft für die { $card }.
    .doer = Du klopfst für die { $card }.
rites-events-answered-knock = { $side } antwortet auf das Klopfen.
    .doer = Du antwortest auf das Klopfen.
rites-events-wall-stays = Niemand erobert die { $card }; die Wand bleibt offen liegen.
rites-events-voted = { $side } stimmt für { $other }.
    .doer = Du stimmst für { $other }.
    .victim = { $side } stimmt für dich.
rites-events-dispute-won = Der Streitfall geht an { $side }.
    .doer = Der Streitfall geht an dich.
rites-events-forewent = { $side } verzichtet auf den Zug und legt { $cards } ab.
    .doer = Du verzichtest auf deinen Zug und legst { $cards } ab.
rites-events-forewent-empty = { $side } verzichtet auf den Zug.
    .doer = Du verzichtest auf deinen Zug.

## Aus Äonen

rites-events-prize = { $side } deckt die { $card } auf.
    .doer = Du deckst die { $card } auf.
rites-events-prize-discarded = { $side } nutzt das Vorrecht und legt die { $card } ab.
    .doer = Du nutzt dein Vorrecht und legst die { $card } ab.
rites-events-bid = { $side } bietet die { $card }.
    .doer = Du bietest die { $card }.
rites-events-prize-captured = { $side } erbeutet die { $card }.
    .doer = Du erbeutest die { $card }.
rites-events-prize-tied = Die höchsten Gebote sind gleich: Die { $card } wird abgelegt.

## Der Hund

rites-events-ghoul = { $side } legt die { $card } an Grab { $place }.
    .doer = Du legst die { $card } an Grab { $place }.
rites-events-ghoul-moved = { $side } versetzt den Ghul an Grab { $place }.
    .doer = Du versetzt deinen Ghul an Grab { $place }.
rites-events-ghoul-stays = { $side } lässt den Ghul an Grab { $place }.
    .doer = Du lässt deinen Ghul an Grab { $place }.
rites-events-ghoul-passed = { $side } passt: Für den Ghul ist kein Grab frei.
    .doer = Du passt: Für deinen Ghul ist kein Grab frei.
rites-events-grave-dug = { $side } und { $other } graben Grab { $place } auf: die { $card }.
    .doer = Du und { $other } grabt Grab { $place } auf: die { $card }.
    .victim = { $side } und du grabt Grab { $place } auf: die { $card }.
rites-events-presented = { $side } legt einen Handlanger vor.
    .doer = Du legst einen Handlanger vor.
rites-events-not-presented = { $side } legt keinen Handlanger vor.
    .doer = Du legst keinen Handlanger vor.
rites-events-henchman = { $side } zeigt die { $card }.
    .doer = Du zeigst die { $card }.
rites-events-psyched-out = { $side } lässt den Handlanger verdeckt.
    .doer = Du lässt deinen Handlanger verdeckt.
rites-events-dummy-lost = { $side } verliert die { $card }, denn beide ließen ihren Handlanger verdeckt.
    .doer = Du verlierst die { $card }, denn ihr habt beide euren Handlanger verdeckt gelassen.
rites-events-looted = { $side } plündert die { $card }, { $first } gegen { $second }.
    .doer = Du plünderst die { $card }, { $first } gegen { $second }.
rites-events-grave-stays = Summen und Ghule sind gleich: Die { $card } bleibt offen in Grab { $place } liegen.
