### Was der Mentor in Cthulhu Wars und im Duell bemerkt: ein Satz oder zwei; .why ist die Regel dahinter, ein Satz.
### $unit ist eine Einheit, mit ihrem Besitzer, wo sie nicht dir gehört; $enemy ist eine Fraktion.

wars-coach-ending = { CAP_THE($enemy) } kann die Partie in der nächsten Verderbensphase beenden und gewinnen. Nimm { HE_DAT($enemy) } jetzt ein Tor ab oder zieh mit einem Ritual vorbei.
    .why = Die Partie endet, wenn jemand 30 Verderben hat. Verdeckte Ältere Zeichen zählen, sobald sie aufgedeckt sind.
wars-coach-ending-duel = { CAP_THE($enemy) } hat genug Verderben, um die Partie mit diesem Zug zu beenden und zu gewinnen. Töte gegnerische Einheiten oder zieh mit einem Ritual vorbei.

wars-coach-winning = Du kannst in der nächsten Verderbensphase gewinnen: Behalte alle deine Tore.
    .why = Jedes Tor bringt 1 Verderben, und ein Ritual lässt sie noch einmal zählen, dazu ein Älteres Zeichen für jeden Großen Alten.
wars-coach-winning-ritual = Du kannst in der nächsten Verderbensphase gewinnen: Behalte alle deine Tore und { $cost } Macht für ein Ritual.
    .why = Ein Ritual bringt 1 Verderben für jedes Tor, dazu ein Älteres Zeichen für jeden Großen Alten.

wars-coach-reveal = Deck jetzt deine Älteren Zeichen auf: Das beendet die Partie, und du gewinnst.
    .why = Ältere Zeichen darfst du jederzeit aufdecken: Jedes bringt dir so viel Verderben, wie es wert ist.

wars-coach-great = { CAP_THE($enemy) } kann { IN($area) } mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
 } gegen { THE_ACC($unit) } antreten. Zieh ab oder hol Hilfe.
    .why = Eine 6 tötet, eine 4 oder 5 vertreibt; mit wenigen Einheiten daneben ist ein Großer Alter bald getroffen.
wars-coach-great-submerge = { CAP_THE($enemy) } kann { IN($area) } mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
 } gegen { THE_ACC($unit) } antreten. Zieh ab, tauch ab oder hol Hilfe.

wars-coach-captor = { CAP_THE($unit) } kann im nächsten Zug deinen Hüter { IN($area) } gefangen nehmen. Beschwöre dort eine Wache oder vertreib den Angreifer.
    .why = Vor Monstern ist ein Kultist nur neben einem Monster oder Großen Alten der eigenen Fraktion sicher.
wars-coach-lone-keeper = Dein Hüter { IN($area) } hat keine Wache. { CAP_THE($unit) } { IN($origin) } ist einen Schritt entfernt und kann ihn gefangen nehmen.
    .why = Vor Monstern ist ein Kultist nur neben einem Monster oder Großen Alten der eigenen Fraktion sicher.

wars-coach-claim = Das Tor { IN($area) } hat keinen Hüter, und du hast dort einen Kultisten. Besetze es: Das kostet nichts.
    .why = Ein Tor ohne Hüter bringt in der Machtphase allen 1 Macht; eines, das du kontrollierst, bringt dir 2.
wars-coach-free-gate = Ein verlassenes Tor { IN($area) } ist einen Schritt entfernt: ein Tor für 1 Macht.
    .why = Der Weg dorthin kostet 1 Macht, das Besetzen nichts. Ein neues Tor kostet 3.
wars-coach-prey = { CAP_IN($area) } kannst du einen Kultisten { OF($enemy) } gefangen nehmen: ohne Würfel, und vielleicht wird sein Tor deins.
    .why = Einen Kultisten ohne Monster oder Großen Alten daneben kannst du für 1 Macht gefangen nehmen; in der Machtphase bringt er dir noch 1.

# Eine Aktion, die eine Bedingung erfüllt; $book ist der Name der Bedingung.
wars-coach-need = Eine Aktion, die keine Macht kostet, bringt ein Zauberbuch: { $book }.
    .why = Jede erfüllte Bedingung bringt ein Zauberbuch deiner Wahl.
wars-coach-need-gates = Noch ein Tor bringt ein Zauberbuch, und dein Kultist kann es für 3 Macht errichten.
wars-coach-need-areas = Eine Einheit in noch einem Gebiet bringt ein Zauberbuch: Schick eine hinaus.
wars-coach-need-areas-more = Einheiten in noch { $number ->
    [one] { $number } Gebiet
   *[other] { $number } Gebieten
 } bringen ein Zauberbuch: Eine Aktion „Bewegen“ kann sie alle losschicken, für je 1 Macht.
wars-coach-need-pay = Eine Aktion und { $number } Macht bringen ein Zauberbuch: { $book }.

wars-coach-awaken = Du kannst jetzt für { $cost } Macht { THE_ACC($unit) } erwecken.
    .why = Ein Großer Alter kämpft mit vielen Würfeln und ist in jedem Ritual ein Älteres Zeichen wert; das erste Erwecken bringt ein Zauberbuch.
wars-coach-spending = Gibst du das aus, muss { THE($unit) } bis zur nächsten Runde warten.
    .why = { CAP_THE_ACC($unit) } zu erwecken, kostet { $cost } Macht, und die hast du jetzt.

wars-coach-ritual = Ein Ritual für { $cost } Macht bringt dir { $gates } Verderben und { $signs ->
    [one] { $signs } Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
 }. Das ist ein guter Preis.
    .why = Ein Ritual bringt 1 Verderben für jedes deiner Tore, dazu ein Älteres Zeichen für jeden Großen Alten; das nächste kostet mehr.
wars-coach-ritual-plain = Ein Ritual für { $cost } Macht bringt dir { $gates } Verderben. Das ist ein guter Preis.
wars-coach-instant-death = Dieses Ritual beendet die Partie, und du liegst nicht vorn. Verzichte, wenn du { THE_ACC($enemy) } vorher nicht überholen kannst.
    .why = Erreicht der Marker das Ende der Ritualleiste, endet die Partie mit dieser Verderbensphase.

wars-coach-few-books = Ohne sechs Zauberbücher kannst du nicht gewinnen. Am nächsten liegt: { $book }.
    .why = Gewinnen kann nur, wer alle sechs Zauberbücher hat, wie viel Verderben die anderen auch haben.
wars-coach-few-books-counted = Ohne sechs Zauberbücher kannst du nicht gewinnen. Am nächsten liegt: { $book }, { $have } von { $need }.
wars-coach-doom-no-books = Du hast genug Verderben, aber nur { $number ->
    [one] { $number } Zauberbuch
   *[other] { $number } Zauberbücher
 }. Setz alles daran: { $book }.
    .why = Gewinnen kann nur, wer alle sechs Zauberbücher hat, wie viel Verderben die anderen auch haben.
wars-coach-sixth-book = { CAP_THE_DAT($enemy) } fehlt nur noch ein Zauberbuch: { $book }. Verhindere es, wenn du kannst.
    .why = Mit sechs Zauberbüchern gewinnt, wer am Ende das meiste Verderben hat.

wars-coach-passing = Passt du, verlierst du { $power } Macht. Noch möglich: **{ $action }**.
    .why = Du kannst Macht nicht für die nächste Runde sparen: Was du beim Passen noch hast, ist verloren.
wars-coach-passing-rests = Passt du, verlierst du { $power } Macht. Mit **{ $action }** behältst du sie für die nächste Runde.
    .why = Beides beendet deine Züge in dieser Aktionsphase, aber was du beim Passen noch hast, ist verloren.
wars-coach-last-power = Du hast noch 1 Macht, und mitnehmen kannst du sie nicht: Rekrutiere einen Kultisten, bevor du passt.
    .why = Du kannst Macht nicht für die nächste Runde sparen.
wars-coach-last-power-move = Du hast noch 1 Macht, und mitnehmen kannst du sie nicht: Bewege einen Kultisten, bevor du passt.
wars-coach-recruit = { $number ->
    [one] { $number } Kultist wartet in deinem Vorrat. Er kostet 1 Macht und bringt jede Runde 1.
   *[other] { $number } Kultisten warten in deinem Vorrat. Jeder kostet 1 Macht und bringt jede Runde 1.
 }
    .why = Jeder Kultist auf der Karte bringt in der Machtphase 1 Macht; Rekrutieren macht sich also sofort bezahlt.
wars-coach-captives = { $number ->
    [one] Dein Gefangener bringt dir in der nächsten Machtphase { $number } Macht. Du musst nichts dafür tun.
   *[other] Deine { $number } Gefangenen bringen dir in der nächsten Machtphase { $number } Macht. Du musst nichts dafür tun.
 }
    .why = In der Machtphase bringt jeder Gefangene dem, der ihn hält, 1 Macht und kehrt in den Vorrat seines Besitzers zurück.
wars-coach-decay = Der Verfall kostet dich im nächsten Zug { $cost } Macht. Führe deine teure Aktion jetzt aus.
    .why = Solange dein Gegner keine Macht hat, kostet jeder deiner Züge 1 Macht mehr als der vorige, noch bevor du handelst.

wars-coach-odds = { CAP_IN($area) } stehen die Aussichten gegen dich: Mit etwa { $lose } % verlierst du { THE_ACC($unit) }, mit { $kill } % tötest du etwas. Gibt es einen besseren Zug?
    .why = Jede 6 tötet. Zuerst gibst du deine billigsten Einheiten her, aber es sind nicht genug.
wars-coach-last-guard = Siegst du { IN($area) }, steht der Hüter { OF($enemy) } allein: jetzt ein Kampf, dann eine Gefangennahme.
    .why = Ist die letzte Wache fort, kann ein Kultist gefangen genommen werden, und sein Tor ist verlassen.
