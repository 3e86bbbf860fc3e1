### Was erklärt wird, wenn es jemandem zum ersten Mal geschieht: eine Zeile, oder mit .title eine Karte.

wars-firsts-gather = Macht für die neue Runde: 1 für jeden Kultisten, 2 für jedes kontrollierte Tor, 1 für jedes verlassene Tor. Niemand bekommt weniger als die Hälfte der höchsten Summe.
wars-firsts-doom-phase = Jedes Tor, das du kontrollierst, bringt **1 Verderben**. Dann darf jeder ein **Ritual** durchführen, das die Tore noch einmal zählen lässt. Bei **30 Verderben** endet die Partie, und gewinnen kann nur, wer sechs Zauberbücher hat.
    .title = Die Verderbensphase
wars-firsts-sign = Ein Älteres Zeichen ist geheimes Verderben, 1, 2 oder 3 wert. Nur du darfst nachsehen. Es zählt am Ende oder wenn du es aufdeckst.
# $line ist in wenigen Worten, was das Buch tut.
wars-firsts-enemy-book = { CAP_THE($enemy) } hat { QUOTED($book) }.
    { $line }
    Klick auf das Zauberbuch auf der Tafel { OF($enemy) }, um es jederzeit zu lesen. Das meiste Verderben gewinnt, aber nur mit sechs Zauberbüchern.
    .title = Das erste Zauberbuch eines Gegners
wars-firsts-battle-yours = Beide Seiten würfeln zugleich. Eine 6 ist eine Tötung, eine 4 oder 5 ein Schmerz. Welche Einheiten die Ergebnisse treffen, wählt ihr Besitzer.
wars-firsts-battle-theirs = { CAP_THE($enemy) } greift dich { IN($area) } an: **{ $theirs }** gegen **{ $yours }** von dir.
    Beide Seiten würfeln zugleich. Eine 6 ist eine Tötung, eine 4 oder 5 ein Schmerz. Du wählst, welche deiner Einheiten die Ergebnisse der Gegenseite treffen, und sie wählt, welche ihrer Einheiten deine treffen.
    .title = Du wirst angegriffen
wars-firsts-captured-yours = { CAP_THE($enemy) } hat einen Kultisten ohne Wache gefangen genommen. Stell zu jedem Hüter ein Monster.
wars-firsts-captured-theirs = Dein Gefangener bringt dir in der nächsten Machtphase 1 Macht und kehrt dann zu seinem Besitzer zurück.
wars-firsts-abandoned = Das Tor { IN($area) } hat keinen Hüter und damit keinen Besitzer. Jeder mit einem Kultisten dort kann es im eigenen Zug kostenlos besetzen.
wars-firsts-odd-deed = { CAP_THE($enemy) } hat „{ $ability }“ erfüllt und sich damit ein Zauberbuch verdient: Jede Fraktion hat eigene Bedingungen. Drücke **Warum?** an einer Zeile des Verlaufs, um den Grund zu lesen.
wars-firsts-odd-power = { CAP_THE($enemy) } kann das dank { QUOTED($ability) }. Drücke **Warum?** an einer Zeile des Verlaufs, um den Grund zu lesen.
