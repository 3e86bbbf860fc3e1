### Was man mit einer Einheit oder in einem Gebiet tun kann: das Menü an der Einheit, Angriffe, und was die Karte auf Wunsch zeigt.

## Das Menü an einer Einheit: was auf dem Knopf einer Aktion steht, und was sie hier bewirkt

wars-hand-move =
    .note = { $areas ->
        [one] { $areas } Gebiet in Reichweite
       *[other] { $areas } Gebiete in Reichweite
     }
wars-hand-battle = { CAP_THE_ACC($enemy) } angreifen
    .note = { $mine ->
        [one] { $mine } Einheit
       *[other] deine { $mine } Einheiten
     } gegen { $theirs }
wars-hand-capture = Kultisten { OF($enemy) } gefangen nehmen
    .note = ohne Würfel; der Besitzer wählt den Kultisten
wars-hand-summon = { ACC($unit) } beschwören
    .note = kommt hier durch dein Tor
wars-hand-awaken = { CAP_THE_ACC($unit) } erwecken
    .note = erwacht hier
wars-hand-build-gate =
    .note = dein Kultist wird sein Hüter
wars-hand-recruit =
    .note = ein Akolyth erscheint hier
wars-hand-control-gate =
    .note = dein Kultist tritt auf das Tor
wars-hand-abandon-gate =
    .note = dann kann jeder das Tor besetzen

wars-hand-menu-dice = { $dice ->
    [one] { $dice } Würfel im Kampf
   *[other] { $dice } Würfel im Kampf
 }
wars-hand-menu-nothing = Hier kannst du gerade nichts tun.
wars-hand-menu-card = Karte
wars-hand-menu-who = wer herkommt
wars-hand-menu-tip = Klicken zeigt, was sie tun kann; Ziehen bewegt sie

## Was ein Ritual einbringt, wenn es jetzt durchgeführt wird

wars-hand-ritual = { $signs ->
    [0] { $doom } Verderben
    [one] { $doom } Verderben, { $signs } Älteres Zeichen
   *[other] { $doom } Verderben, { $signs } Ältere Zeichen
 }

## Die Aussichten eines Angriffs

wars-hand-attack-note = { $sign } { $mine } : { $theirs }
wars-hand-attack-line = { $sign } **{ $enemy }** { IN($area) }: { $mine ->
    [one] { $mine } Würfel
   *[other] { $mine } Würfel
 } gegen { $theirs }. Mindestens 1 Tötung: { $kill }, eigener Verlust: { $lose }.
wars-hand-attack-more = Und { $number } weitere.
wars-hand-attack-dice = { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfel
 }
wars-hand-attack-against = gegen { $dice }
wars-hand-attack-kill = mind. 1 Tötung
wars-hand-attack-lose = eigener Verlust
wars-hand-attack-click = Klick: angreifen

## Wer in ein Gebiet kommen kann, wohin eine Einheit gehen kann

wars-hand-reach = Wer kommen kann
    .point = Zeig auf ein Gebiet oder eine Einheit auf der Karte.
    .area = wer hierher kommen kann
    .piece = wohin sie gehen kann
    .enemies = Gegner
    .yours = Eigene
    .goes = In Reichweite
    .since = Seit deinem letzten Zug
    .stays = Spuren bleiben, bis dein Zug endet.
    .from = { FROM($area) }
    .here = steht hier
    .nobody = niemand in Reichweite
    .poor = keine Macht mehr
    .stuck = Sie kann nirgendwohin.

wars-hand-threat-capture = kann { BESIDE($enemies) } Gefangene machen
    .victim = kann deinen Kultisten gefangen nehmen
wars-hand-threat-attack = kann { THE_ACC($enemies) } angreifen
    .victim = kann dich angreifen

## Was die anderen seit dem letzten Zug getan haben, auf der Karte

wars-hand-trail-moved = { CAP_A($units) } { TO($area) }
wars-hand-trail-placed = { CAP_A($units) } { IN($area) }
wars-hand-trail-battle = Ein Kampf { IN($area) }
wars-hand-trail-gate = Ein Tor { IN($area) }
wars-hand-trail-captured = { CAP_A($units) } gefangen { IN($area) }

## Knöpfe an der Karte

wars-hand-button-reach = Wer hierher kommen kann: zeig auf eine Stelle
wars-hand-button-area-signs = Zeichen der Gebiete
wars-hand-button-trails = Spuren dessen, was andere seit deinem letzten Zug getan haben
