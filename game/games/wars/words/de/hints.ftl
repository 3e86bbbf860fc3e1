### Eine Zeile, wenn eine Art Frage zum ersten Mal kommt: was sie bedeutet, nicht was du tun sollst.
### wars-hint-ART-theirs ist die Zeile, wenn du über gegnerische Einheiten entscheidest.

## Aufbau und Züge

wars-hint-draft = Jeder von euch spielt zwei Fraktionen: Der erste wählt eine, der zweite zwei, und der erste nimmt noch eine.
wars-hint-start-area = Deine sechs Akolythen und dein erstes Tor kommen in das Gebiet deiner Wahl. Die Fraktionen mit festem Startgebiet stehen schon auf der Karte.
wars-hint-slot-side = Deine beiden Fraktionen handeln vor dem anderen Spieler, in der Reihenfolge, die du willst.
wars-hint-before-first-player = Du kannst deine Macht jetzt ändern oder jederzeit später, aber nur einmal in der Partie. Tust du es jetzt, wirst du vielleicht Startspieler.
wars-hint-first-player = { $way ->
    [two] Der Startspieler handelt in dieser Runde zuerst und entscheidet zuerst über Rituale. Danach seid ihr abwechselnd am Zug.
    [settled] Der Startspieler handelt in dieser Runde zuerst. Die anderen folgen im Uhrzeigersinn.
   *[chosen] Der Startspieler wählt auch die Spielrichtung. Die anderen folgen reihum.
 }
wars-hint-direction = Gespielt wird reihum. Wer direkt vor und nach dir handelt, kann wichtiger sein als die Frage, wer beginnt.
wars-hint-action = Pro Zug machst du eine Aktion und bezahlst sie mit Macht, bis niemand mehr welche hat. Klick auf eine deiner Einheiten, um zu sehen, was sie kann.
wars-hint-second-action = Diese Fähigkeit erlaubt dir noch eine Aktion anderer Art, zu den üblichen Kosten.
wars-hint-book = Jede erfüllte Bedingung bringt dir ein Zauberbuch deiner Wahl. Zum Sieg brauchst du alle sechs. Zeig auf eins, um es zu lesen.
wars-hint-ritual = Zahl die Kosten, und deine Tore zählen noch einmal, dazu ein Älteres Zeichen für jeden deiner Großen Alten. Das nächste Ritual ist teurer.
wars-hint-doom-order = Das alles kommt in dieser Verderbensphase, in der Reihenfolge, die du wählst. Worauf du verzichten darfst, kannst du zum Schluss lassen.
wars-hint-doom-event = Das kannst du in jeder Verderbensphase einmal tun.
wars-hint-reveal = Ältere Zeichen bringen ihr Verderben, wenn du sie aufdeckst, spätestens am Ende der Partie. Bis dahin kennst nur du ihren Wert.

## Aktionen

wars-hint-move-unit = Jede Einheit, die du bewegst, kostet 1 Macht und geht in ein leuchtendes Gebiet. Eine Aktion kann mehrere Einheiten bewegen.
wars-hint-move-area = Leuchtende Gebiete sind erreichbar. Zeig auf eins, um zu sehen, wen du dort triffst.
wars-hint-battle-area = Zeig auf ein Gebiet, um die Aussichten zu sehen, bevor du wählst. Du greifst mit allem an, was du dort hast.
wars-hint-battle-enemy = Ein Kampf findet zwischen zwei Fraktionen statt: Die anderen im Gebiet bleiben außen vor.
wars-hint-gate-area = Ein Tor braucht einen Kultisten als Hüter. Es bringt Macht und Verderben, solange er dort bleibt.
wars-hint-gate-keeper = Der Hüter kontrolliert das Tor. Wird er gefangen genommen oder geht er, kann jeder das Tor besetzen, der dort einen Kultisten hat.
wars-hint-control-area = Steht einer deiner Kultisten an einem Tor ohne Hüter, kannst du es kostenlos besetzen.
wars-hint-abandon-area = Verlässt du ein Tor, kann jeder es besetzen, der dort einen Kultisten hat.
wars-hint-recruit-area = Ein neuer Akolyth erscheint bei einer deiner Einheiten, oder in einem beliebigen Gebiet, wenn du keine auf der Karte hast.
wars-hint-summon-unit = Monster kommen durch deine Tore. Du bezahlst jedes einzelne.
wars-hint-summon-area = Monster erscheinen nur an einem Tor, das du kontrollierst.
wars-hint-awaken-unit = Ein Großer Alter verändert die Partie. Jeder hat eigene Bedingungen und eigene Kosten.
wars-hint-awaken-area = Dieser Große Alte kann nur in den leuchtenden Gebieten erwachen.
wars-hint-awaken-cultist = Shub-Niggurath zu erwecken, kostet zwei Kultisten. Sie kehren in deinen Vorrat zurück.
wars-hint-capture-area = Mit einem Monster nimmst du gefangen, wo der Gegner weder Monster noch Großen Alten hat, mit einem Großen Alten, wo er keinen Großen Alten hat.
wars-hint-capture-side = Gefangen nehmen kannst du nur bei einem Gegner, dessen Kultisten dort ohne Wache stehen.
wars-hint-capture-unit = Du wählst, welcher deiner Kultisten gefangen genommen wird. In der nächsten Machtphase bringt er dem Gegner 1 Macht und kehrt zu dir zurück.

## Kämpfe

wars-hint-pre-battle = Setz deine Fähigkeiten vor dem Kampf jetzt ein, jede einmal pro Kampf, oder geh weiter zum Wurf.
wars-hint-assign-kill = Jede 6 ist eine Tötung. Wähle, welche deiner Einheiten sie nimmt: Gib die auf, die du am ehesten entbehren kannst.
wars-hint-assign-kill-theirs = Jede 6 ist eine Tötung. Durch „Rache“ entscheidest du für den Gegner: Wähle die Einheit, die ihm am meisten fehlt.
wars-hint-assign-pain = Jede 4 oder 5 ist ein Schmerz. Wähle, welche deiner Einheiten ihn nimmt: Sie muss sich zurückziehen.
wars-hint-assign-pain-theirs = Jede 4 oder 5 ist ein Schmerz. Durch „Rache“ entscheidest du für den Gegner: Wähle, welche seiner Einheiten sich zurückzieht.
wars-hint-retreat-area = Deine gepeinigte Einheit geht in ein benachbartes Gebiet ohne Einheiten des Gegners aus diesem Kampf.
wars-hint-retreat-area-theirs = Hier entscheidest du für den Gegner: Schick seine gepeinigte Einheit dorthin, wo sie am wenigsten schadet.
wars-hint-no-room = Deine Einheiten haben keinen Ausweg: Du verlierst eine, und die anderen bleiben.

## Großer Cthulhu

wars-hint-devour-unit = Du kämpfst gegen Cthulhu: Vor dem Wurf verlierst du eine Einheit, und du wählst, welche.
wars-hint-absorb-shoggoth = Vor dem Wurf kann sich ein Shoggothe eigene Monster und Kultisten einverleiben, um stärker zu werden.
wars-hint-absorb-unit = Für jede einverleibte Einheit würfelt dieser Shoggothe in diesem Kampf mit 3 Würfeln mehr.
wars-hint-devolve = Nach jeder Aktion dürfen deine Akolythen zu Tiefen Wesen werden, solange der Vorrat reicht. Daueranweisungen (F9) ersparen die Frage.
wars-hint-dreams-area = „Träume“ ersetzt einen gegnerischen Akolythen durch deinen. Hütete er ein Tor, kannst du es sofort besetzen.
wars-hint-dreams-side = Hat der gewählte Gegner dort mehrere Akolythen, wählt er, welchen er verliert.
wars-hint-dreams-unit = Du wählst, welchen deiner Akolythen du verlierst. Hütet er ein Tor, ist es verlassen.
wars-hint-submerge-unit = Einheiten, die mit Cthulhu abtauchen, sind von der Karte und sicher; später tauchen sie mit ihm auf.
wars-hint-emerge-area = Cthulhu kann in jedem Gebiet auftauchen, mit allen Einheiten, die mit ihm abgetaucht sind.

## Kriechendes Chaos

wars-hint-abduct-unit = Ein Dunkeldürrer opfert sich und reißt eine deiner Einheiten mit: Du wählst, welche.
wars-hint-invisibility = Eine verborgene Einheit kämpft in diesem Kampf nicht, und kein Ergebnis trifft sie. Du darfst eine eigene oder gegnerische verbergen.
wars-hint-seek-and-destroy = Deine Hetzenden Schrecken dürfen von überall kostenlos in deine Kämpfe kommen.
wars-hint-emissary = Nimmt kein gegnerischer Großer Alter teil, darf eine Tötung an Nyarlathotep zum Schmerz werden.
wars-hint-madness = Mit „Wahnsinn“ bestimmst du, welche Seite sich zuerst zurückzieht und wohin alle gepeinigten Einheiten gehen, auch in fremden Kämpfen.
wars-hint-harbinger = Wird ein gegnerischer Großer Alter im Kampf mit Nyarlathotep getötet oder gepeinigt, erhältst du Macht oder Ältere Zeichen.
wars-hint-pledge = Einigt euch, wie ihr zahlt, sonst kommt es für euch alle schlimmer. Zusagen sind offen, und du darfst deine einmal ändern.

## Schwarze Ziege

wars-hint-sacrifice-unit = Zwei Kultisten zu opfern, erfüllt eine Bedingung: Das Zauberbuch behältst du für immer.
wars-hint-blood-sacrifice-unit = In jeder Verderbensphase darfst du einen Kultisten gegen ein Älteres Zeichen tauschen. Er kehrt in deinen Vorrat zurück, und du kannst ihn neu rekrutieren.
wars-hint-avatar-area = Shub-Niggurath tauscht den Platz mit einem beliebigen Monster oder Kultisten dort, egal wem es gehört. Hat die Einheit ein Tor gehütet, ist es nun verlassen.
wars-hint-avatar-side = Der Besitzer wählt, welche seiner Einheiten mit Shub-Niggurath den Platz tauscht.
wars-hint-avatar-unit = Die gewählte Einheit geht dorthin, wo Shub-Niggurath stand, und sie kommt hierher.
wars-hint-ghroth-share = Die anderen konnten sich nicht einigen; du verteilst die Verluste unter ihnen.
wars-hint-ghroth-unit = Du wählst, welche deiner Kultisten du verlierst. Geht ein Hüter, ist sein Tor verlassen.
wars-hint-ghroth-gift-side = „Ghroth“ ist misslungen; du darfst einen Akolythen einer beliebigen Fraktion aus deren Vorrat einsetzen.
wars-hint-ghroth-gift-area = Der Akolyth erscheint in dem Gebiet, das du wählst.
wars-hint-necrophagy = Deine Ghule dürfen zu jedem Kampf kommen, auch zu fremden. Jeder bringt beiden Seiten 1 Schmerz mehr.

## Gelbes Zeichen

wars-hint-desecrate-unit = Nach dem Entweihen stellst du kostenlos eine Einheit auf: Nimm die, die du dort am meisten brauchst.
wars-hint-gift-side = Einem Gegner 3 Verderben zu schenken, erfüllt eine Bedingung. Am wenigsten schadet es bei jemandem, der weit hinten liegt.
wars-hint-he-who-area = Hastur kann in jedes andere Gebiet mit einem Kultisten gehen, egal wem er gehört. Danach darfst du eine zweite Aktion ausführen.
wars-hint-scream-area = Der König geht in ein benachbartes Gebiet, und deine Untoten dürfen mitgehen.
wars-hint-scream-unit = Untote, die mit dem König gehen, kosten nichts.
wars-hint-shriek-area = Alle deine Byakhee dürfen von überall in ein Gebiet fliegen.
wars-hint-shriek-unit = Wähle nacheinander die Byakhee, die fliegen.
wars-hint-zingaya-area = Stehen deine Untoten bei einem gegnerischen Akolythen, können sie ihn in einen weiteren Untoten verwandeln.
wars-hint-zingaya-side = Der gewählte Gegner bestimmt, welcher seiner Akolythen verwandelt wird.
wars-hint-zingaya-unit = Du wählst, welchen deiner Akolythen du verlierst. Hütet er ein Tor, ist es verlassen.
wars-hint-vengeance = Mit Hastur im Kampf verteilst du die Tötungen und Schmerzen des Gegners.
