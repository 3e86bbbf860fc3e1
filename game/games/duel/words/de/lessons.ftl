### Die Worte der Lektionen: ein Titel mit dem, was man lernt, und jeder Schritt mit dem, was auf Antworten gesagt wird.
# Kurz halten: Titel bis 60 Zeichen, .short bis 40, alles andere bis 500.

## Lovecraft Country

duel-lesson-1-board = Lovecraft Country
    .short = Portale
    .learns-1 = zwei Orte als ein Gebiet zu sehen
    .learns-2 = sofort ein zweites Tor zu errichten
    .learns-3 = was Tore hier bringen und was nicht
    .end = Zwei Tore: **4 Macht** je Runde, und Verderben nur durch Rituale.
    .after = Als Nächstes: warum Warten teuer wird.
duel-lesson-1-board-step-1 = Sechs Orte dieser Karte sind paarweise durch **Portale** verbunden: gleiches Zeichen, gleiches Gebiet. Deine Kultisten stehen am Jersey-Riff **und** am Charles River.
    .title = Finde die Portale
duel-lesson-1-board-step-2 = Du grenzt also an alles, was um beide Orte liegt. **Bewege** einen Kultisten in das Gebiet **Loblolly-Bucht / Mystic River**, dann drücke **Fertig**.
    .title = Geh durch das Gebiet
    .why = Zwei Küsten in einem Schritt: Portale machen das Meer zur schnellsten Straße.
    .could-1 = Dieser hütet dein Tor. Wähle einen anderen.
    .could-2 = Auch dort könntest du ein Tor errichten. Diese Lektion geht im Gebiet **Loblolly-Bucht / Mystic River** weiter.
    .could-3 = Passen verschwendet 5 Macht. Das reicht für ein zweites Tor.
    .could-4 = Dann reicht die Macht in dieser Runde nicht für ein zweites Tor.
duel-lesson-1-board-step-3 = Dein Gegner hat keine Macht; dieser Zug hat dich also 1 für den **Verfall** gekostet. Du hast noch 3, gerade genug: **Tor errichten**.
    .title = Errichte ein zweites Tor
    .why = Ein Kultist, der ein Tor errichtet, tritt automatisch hinein und hütet es.
    .could-1 = Du brauchst alle 3 Macht für das Tor.
    .could-2 = Für 3 Macht bekommst du ein Tor. Errichte es zuerst.
duel-lesson-1-board-step-4 = Ein verbundenes Gebiet fasst **ein** Tor; am Mystic River kann also niemand sonst eines errichten. Deine Tore haben eben **4 Macht** gebracht.
    .title = Sieh beide Hälften
    .why = Jedes Tor kostet dich so viel wie in Cthulhu Wars und bringt ebenso viel Macht.
duel-lesson-1-board-step-5 = Im Duell bringen Tore allein **kein Verderben**. Sie zählen, wenn du ein **Ritual** durchführst: 5 Macht für zwei Tore. Tu es.
    .title = Führe ein Ritual durch
    .why = Früh ist ein Ritual billig, und jedes Ritual macht das nächste teurer.
    .could-1 = Du könntest die Macht sparen, aber dann bringen deine Tore in dieser Runde nichts. Führe das **Ritual** durch.
    .could-2 = Auch gut: Deine erste Verderbensphase erfüllt eine Bedingung und bringt ein Zauberbuch.

## Verfall

duel-lesson-2-decay = Verfall
    .short = Verfall
    .learns-1 = was der Verfall kostet und wann er wächst
    .learns-2 = in der richtigen Reihenfolge auszugeben
    .end = Der Verfall nahm **3** deiner 9 Macht, und die letzte 1 ging verloren.
    .after = Jede Runde beginnt der Verfall wieder bei 0. Sieh zu, dass deine Macht mit der deines Gegners ausgeht, oder tu zuerst, was teuer ist.
duel-lesson-2-decay-step-1 = Dein Gegner hat keine Macht mehr. Von nun an kostet jeder deiner Züge mehr als der vorige: **Verfall**. Für diesen steht er bei 0.
    .title = Sieh dir den Verfall an
    .why = Zu zweit hat immer einer noch Macht übrig. Der Verfall sorgt dafür, dass sie immer weniger wert ist.
duel-lesson-2-decay-step-2 = Tu etwas Großes, solange es billig ist: **Errichte ein Tor** in **Boston**, 3 Macht.
    .title = Tu das Große zuerst
    .could-1 = Kleine Aktionen leiden am meisten unter dem Verfall. Tu das Teure zuerst.
    .could-2 = Passen verschwendet 9 Macht. Drei Züge sind ihren Preis noch wert.
duel-lesson-2-decay-step-3 = Der Verfall stieg auf **1**, und du hast ihn vorweg bezahlt: 9 − 3 − 1 lässt dir **5**. **Rekrutiere** in **Boston** einen Kultisten.
    .title = Rekrutiere einen Kultisten
    .why = 1 Macht für den Kultisten, 1 für den Verfall: Kleines kostet jetzt doppelt.
    .could-1 = Passen verschwendet, was übrig ist. Ein Kultist mehr ist jede Runde 1 Macht.
    .could-2 = Ein Kultist bringt schon in der nächsten Machtphase seinen Preis wieder ein. **Rekrutiere** zuerst.
duel-lesson-2-decay-step-4 = Der Verfall steht jetzt bei **2**: Von 4 Macht hast du 2 bezahlt. **Beschwöre** mit den anderen 2 in **Boston** ein **Tiefes Wesen**.
    .title = Beschwöre eine Wache
    .could-1 = Passen verschwendet 2 Macht. Eine Wache für Boston kostet 1.
    .could-2 = Dein neues Tor hat keine Wache. **Beschwöre** eine.
duel-lesson-2-decay-step-5 = Der Verfall wäre **3** gewesen. Deine letzte Macht reichte dafür nicht und ging verloren, und eine neue Runde hat begonnen.
    .title = Sieh, wie es endet
    .leads = Tu das Große früh, und heb nichts für später auf.

## Verderben für Verluste

duel-lesson-3-losses = Verderben für Verluste
    .short = Verderben für Verluste
    .learns-1 = Verderben für gegnerische Verluste zu bekommen
    .learns-2 = was ein Kampf wert ist
    .learns-3 = ohne sechs Zauberbücher zu gewinnen
    .end = **6 Verderben** aus einem Kampf, für 1 Macht.
    .after = Hat jemand 30 Verderben, endet die Partie nach diesem Zug. Das meiste Verderben gewinnt: Zauberbücher brauchst du nicht.
duel-lesson-3-losses-step-1 = Im Duell bringt dir jede gegnerische Einheit, die du tötest, eliminierst oder gefangen nimmst, so viel Verderben, wie sie **kostet**: Dunkles Junges 3, Pilz 2, Ghul 1.
    .title = Zähle die Beute
    .why = Tore allein bringen hier nichts; das meiste Verderben kommt also aus Ritualen und von gegnerischen Verlusten.
duel-lesson-3-losses-step-2 = In **Salem** stehen gegnerische Einheiten im Wert von 6 Verderben, und bei ihnen Cthulhu und ein Tiefes Wesen. Kämpfe: Drücke **Kämpfen**, 1 Macht.
    .title = Beginne einen Kampf
    .why = Du wirfst sieben Würfel gegen drei, und bevor einer fällt, hat Cthulhu Hunger.
    .could-1 = Du könntest gehen, aber vor dir stehen 6 Verderben.
    .could-2 = 6 Verderben für 1 Macht sind das bessere Geschäft. Drücke **Kämpfen**.
    .could-3 = 6 Verderben für 1 Macht kommen nicht jede Runde.
duel-lesson-3-losses-step-3 = Cthulhu kämpft hier, also darfst du **Verschlingen** nutzen: Der Gegner verliert eine Einheit seiner Wahl, bevor gewürfelt wird.
    .title = Verschlingen
    .why = Die Schwarze Ziege wird ihre billigste Einheit hergeben. Verderben bringt dir auch die.
    .could-1 = Du könntest es lassen, aber „Verschlingen“ kostet nichts und bringt Verderben.
duel-lesson-3-losses-step-4 = Verschlungen wurde der Ghul: **1 Verderben**. Deine sieben Würfel brachten zwei Tötungen, Pilz und Dunkles Junges: noch **5**. Aus 8 sind **14** geworden.
    .title = Zähle zusammen
duel-lesson-3-losses-step-5 = Dasselbe zählt gegen dich: Cthulhu ist der Schwarzen Ziege **7** wert, ein gefangener Kultist **1**. Führe keine Kämpfe, die du verlieren könntest.
    .title = Bedenke dein Risiko
    .why = Vor jedem Kampf zeigt der Tisch, was auf beiden Seiten auf dem Spiel steht.
