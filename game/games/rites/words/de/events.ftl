### Die Chronik: was geschah, wie es Zuschauern erzählt wird; .doer hört, wer es tat, .victim, wem es geschah.
### -hidden ist für alle, die die Karte nicht sehen dürfen.

# Eine Karte mit Farbe und Rang; mit der Camera obscura zählt sie als anderer Rang.
rites-card = { $card } ({ $color } { $rank })
rites-card-counting = { $card } ({ $color } { $rank }, zählt als { $counts })
rites-card-hidden = eine Karte
rites-nobody = niemand

## Vor einem Ritus

rites-events-lot = { $side } zieht { $card } beim Losen um den Titel des Großkultisten.
    .doer = Du ziehst { $card } beim Losen um den Titel des Großkultisten.
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
rites-events-gave = { $side } gibt { $other } { $card }.
    .doer = Du gibst { $other } { $card }.
    .victim = { $side } gibt dir { $card }.
rites-events-gave-hidden = { $side } gibt { $other } eine Karte.
rites-events-buried = { $side } legt { $card } unter den Stapel.
    .doer = Du legst { $card } unter den Stapel.
rites-events-buried-hidden = { $side } legt eine Karte unter den Stapel.
rites-events-peeked = { $side } sieht { $card }.
    .doer = Du siehst { $card }.
rites-events-peeked-hidden = { $side } sieht sich eine verdeckte Karte an.
rites-events-drew = { $side } zieht { $card }.
    .doer = Du ziehst { $card }.
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

rites-events-played = { $side } spielt { $card }.
    .doer = Du spielst { $card }.
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
rites-events-exchanged = { $side } zwingt { $other } { $card } auf und bekommt { $back }.
    .doer = Du zwingst { $other } { $card } auf und bekommst { $back }.
    .victim = { $side } zwingt dir { $card } auf und bekommt { $back }.
rites-events-exchanged-hidden = { $side } zwingt { $other } eine Karte auf und bekommt eine zurück.

## Der Baum auf dem Hügel

rites-events-planted = { $side } pflanzt Baum { $place }: { $card }.
    .doer = Du pflanzt Baum { $place }: { $card }.
rites-events-grew = { $side } spielt { $card } an Baum { $place }.
    .doer = Du spielst { $card } an Baum { $place }.
rites-events-grew-double = { $side } spielt { $card } an Baum { $place }, ein Doppelzug.
    .doer = Du spielst { $card } an Baum { $place }, ein Doppelzug.

## Berge des Wahnsinns

rites-events-ridge = { $side } legt { $card } an den Grat.
    .doer = Du legst { $card } an den Grat.
# $on ist rites-pile.on
rites-events-slope = { $side } spielt { $card } { $on }.
    .doer = Du spielst { $card } { $on }.
rites-events-cliff = { $side } baut eine Klippe { $on }: { $book } und { $card }.
    .doer = Du baust eine Klippe { $on }: { $book } und { $card }.

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

rites-events-pair = { $side } spielt { $card } und { $other }.
    .doer = Du spielst { $card } und { $other }.
rites-events-wall-revealed = { $side } deckt Wand { $place } auf: { $card }.
    .doer = Du deckst Wand { $place } auf: { $card }.
rites-events-wall-captured = { $side } erobert { $card }.
    .doer = Du eroberst { $card }.
rites-events-knocked = { $side } klopft für { $card }.
    .doer = Du klopfst für { $card }.
rites-events-answered-knock = { $side } antwortet auf das Klopfen.
    .doer = Du antwortest auf das Klopfen.
rites-events-wall-stays = Niemand erobert { $card }; die Wand bleibt offen liegen.
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

rites-events-prize = { $side } deckt { $card } auf.
    .doer = Du deckst { $card } auf.
rites-events-prize-discarded = { $side } nutzt das Vorrecht und legt { $card } ab.
    .doer = Du nutzt dein Vorrecht und legst { $card } ab.
rites-events-bid = { $side } bietet { $card }.
    .doer = Du bietest { $card }.
rites-events-prize-captured = { $side } erbeutet { $card }.
    .doer = Du erbeutest { $card }.
rites-events-prize-tied = Die höchsten Gebote sind gleich: { $card } wird abgelegt.

## Der Hund

rites-events-ghoul = { $side } legt { $card } an Grab { $place }.
    .doer = Du legst { $card } an Grab { $place }.
rites-events-ghoul-moved = { $side } versetzt den Ghul an Grab { $place }.
    .doer = Du versetzt deinen Ghul an Grab { $place }.
rites-events-ghoul-stays = { $side } lässt den Ghul an Grab { $place }.
    .doer = Du lässt deinen Ghul an Grab { $place }.
rites-events-ghoul-passed = { $side } passt: Für den Ghul ist kein Grab frei.
    .doer = Du passt: Für deinen Ghul ist kein Grab frei.
rites-events-grave-dug = { $side } und { $other } graben Grab { $place } auf: { $card }.
    .doer = Du und { $other } grabt Grab { $place } auf: { $card }.
    .victim = { $side } und du grabt Grab { $place } auf: { $card }.
rites-events-presented = { $side } legt einen Handlanger vor.
    .doer = Du legst einen Handlanger vor.
rites-events-not-presented = { $side } legt keinen Handlanger vor.
    .doer = Du legst keinen Handlanger vor.
rites-events-henchman = { $side } zeigt { $card }.
    .doer = Du zeigst { $card }.
rites-events-psyched-out = { $side } lässt den Handlanger verdeckt.
    .doer = Du lässt deinen Handlanger verdeckt.
rites-events-dummy-lost = { $side } verliert { $card }, denn beide ließen ihren Handlanger verdeckt.
    .doer = Du verlierst { $card }, denn ihr habt beide euren Handlanger verdeckt gelassen.
rites-events-looted = { $side } plündert { $card }, { $first } gegen { $second }.
    .doer = Du plünderst { $card }, { $first } gegen { $second }.
rites-events-grave-stays = Summen und Ghule sind gleich: { $card } bleibt offen in Grab { $place } liegen.
