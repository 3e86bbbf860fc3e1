### Was von einem Gebiet oder einer Einheit auf der Karte gesagt wird, auf die man zeigt.

## Was ein Klick in einem Gebiet täte, je nach der offenen Frage; $unit ist die Einheit, die geht

wars-tips-move-area = { CAP_THE_ACC($unit) } { TO($area) } bewegen
wars-tips-retreat-area = { CAP_THE($unit) } zieht sich { TO($area) } zurück
wars-tips-summon-area = { CAP_A_ACC($unit) } { IN($area) } beschwören
wars-tips-awaken-area = { CAP_THE_ACC($unit) } { IN($area) } erwecken
wars-tips-emerge-area = { CAP_IN($area) } auftauchen
wars-tips-gate-area = { CAP_IN($area) } ein Tor errichten
wars-tips-start-area = Start { IN($area) }
wars-tips-control-area = Das Tor { IN($area) } besetzen
wars-tips-abandon-area = Das Tor { IN($area) } verlassen
wars-tips-recruit-area = { CAP_IN($area) } einen Akolythen rekrutieren
wars-tips-battle-area = { CAP_IN($area) } angreifen
wars-tips-capture-area = { CAP_IN($area) } einen Kultisten gefangen nehmen
wars-tips-dreams-area = Träume { IN($area) }
wars-tips-zingaya-area = Zingaya { IN($area) }
wars-tips-avatar-area = Avatar { IN($area) }
wars-tips-shriek-area = Byakhee { TO($area) }
wars-tips-scream-area = Der König { TO($area) }

wars-tips-here = <gold>{ CAP($question) }</> · hier
wars-tips-question = <gold>{ CAP($question) }</>
wars-tips-not-now = <reason>Jetzt nicht: { $why }.</>
wars-tips-vain = <reason>Das kann jetzt nicht gelingen: { $why }.</>
wars-tips-price = { ICON("power") } Kostet **{ $cost } Macht** · { $left } übrig

## Was man tun kann

wars-tips-do-choose = Klicken wählt
wars-tips-do-drag = Klicken oder ziehen
wars-tips-do-drop = Klicken oder loslassen bewegt hierher
wars-tips-card = I: Karte zeigen
wars-tips-do-place = Klick auf ein leuchtendes Gebiet oder zieh die Einheit dorthin

## Wer dort ist

# Einheiten einer anderen Seite, ihr Hüter des Tors und die Würfel eines Kampfes mit ihnen.
wars-tips-meets = { ICON("battle") } Trifft { $side } { $units ->
    [0] den Hüter
   *[other] **{ A_ACC($units) }**
 }
    .keeper = { ICON("battle") } Trifft { $side } **{ A_ACC($units) }** und den Hüter
    .battle = Kampf: **{ $mine ->
        [one] { $mine } Würfel
       *[other] { $mine } Würfel
     } gegen { $theirs }**
wars-tips-joins = { $side } Kommt zu { A_DAT($units) }
wars-tips-keeper = { ICON("gate") } Hütet das Tor

## Das Tor dort

wars-tips-gate-abandoned = { ICON("gate") } Ein verlassenes Tor
    .takes = { ICON("gate") } Ein verlassenes Tor zum Besetzen
wars-tips-gate-yours = { ICON("gate") } Dein Tor
wars-tips-gate-theirs = { ICON("gate") } Das Tor bleibt bei { $side }, solange der Hüter steht
wars-tips-gate-left = { ICON("gate") } <reason>Das Tor { IN($area) } bleibt ohne Hüter zurück</>
