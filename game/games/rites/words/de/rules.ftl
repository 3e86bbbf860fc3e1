### Die Seiten der Regeln: Titel von Kapiteln, und Einträge mit Titel und Quelle. Ihre Reihenfolge steht in
### game/games/rites/words/chapters.py. **Fett** steht ein Begriff, wo er erklärt wird; Namen von Dingen werden Verweise.
rites-rules-page = Riten · { $title }

# Was jemand in die Suche tippt, und nach einem Doppelpunkt die Wörter dieser Regeln, die gemeint sind: Paare mit
# Strichpunkt dazwischen, ein Wort vor dem Doppelpunkt. Alles andere wird gesucht, wie es dasteht.
rites-rules-also = Elder: Rang Ränge; Zeichen: Rang Ränge Zeichen; Zahl: Rang Ränge Zahl; Wert: Rang Wert; Farbe: Kult Farbe; Null: verbotene verbotenes Null; Ritual: Ritus Riten; Stich: Ritus

## Das Spiel

rites-rules-game = Das Spiel
rites-rules-aim = Kultisten führen eine Reihe kurzer Spiele durch, die **Riten**, und der Sieger jedes Ritus nimmt das Artefakt, um das es ging. Nach dem letzten Ritus zählen alle die Ränge ihrer Artefakte zusammen; die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr Artefakte, dann das höchste einzelne; ist auch das gleich, wird der Sieg geteilt.
    .title = Das Ziel
    .source = Gewinnen; Klarstellung O4
rites-rules-count = Zwei, drei und sechs Kultisten führen alle sechs Riten durch, vier vier und fünf fünf davon. Der Tisch kann vereinbaren, in jedem Fall alle sechs zu spielen. Kein Ritus wird zweimal durchgeführt.
    .title = Wie viele Riten
    .source = Riten durchführen
rites-rules-cards = Es gibt 56 Wesenheiten in vier **Kulten**: grün, blau, gelb und grau. Jeder Kult hat die **Ränge** 0 bis 13. Eine Karte mit einer 0 ist ein **verbotenes Buch**.
    .title = Die Wesenheiten
    .source = Wesenheiten
rites-rules-title = Zu Beginn ziehen alle eine Karte, und der höchste Rang ist der erste **Großkultist**; bei Gleichstand wird noch einmal gezogen. Nach jedem Ritus geht der Titel nach links, also im Uhrzeigersinn.
    .title = Der Großkultist
    .source = Aufbau; Klarstellung O1
rites-rules-course = Alle Karten werden gemischt und jedem fünf ausgeteilt. Der Großkultist sieht seine eigene Hand an und wählt einen Ritus, der noch nicht gespielt wurde. Der Ritus wird ausgelegt, dann wird das oberste Artefakt aufgedeckt: das **Begehrte Artefakt**. Kräfte, die vor dem Ritus wirken, werden ausgeführt, zuerst die des Begehrten Artefakts, dann die früherer Artefakte, die ihre Besitzer noch einmal anrufen wollen. Der Ritus wird durchgeführt, und der Sieger nimmt alle Begehrten Artefakte.
    .title = Der Ablauf eines Ritus
    .source = Riten durchführen; Klarstellung O2
rites-rules-nobody = Scheitert ein Ritus oder endet er ohne Sieger, verlassen seine Begehrten Artefakte das Spiel, und er gilt als durchgeführt. Könnten mehrere ihn gewinnen, entscheidet seine eigene Regel für Gleichstand; danach gewinnt der Erste von ihnen im Uhrzeigersinn ab dem Großkultisten.
    .title = Ein Ritus ohne Sieger
    .source = Machtspiele; Klarstellungen O3, O5
rites-rules-seen = Offen sind die übrigen Riten, die Begehrten Artefakte, eroberte Artefakte und ob sie verbraucht sind, die Zahl der Karten in Händen und Stapeln und alles Gespielte und Abgelegte. Hände und was jemand angesehen hat, kennt nur er allein. Das Programm merkt sich für dich, was du gesehen hast.
    .title = Was alle sehen
    .source = Klarstellung

## Artefakte

rites-rules-artifacts = Artefakte
rites-rules-artifact-points = Es gibt dreizehn Artefakte im Wert von 3 bis 10 Punkten. Jedes hat eine Kraft. Eine für **alle Kultisten** gilt für alle; eine für **einen Kultisten** darf in dem Ritus, in dem sie aufgedeckt wird, jeder einmal nutzen.
    .title = Punkte und Kräfte
    .source = Artefakte
rites-rules-artifact-again = Wer ein Artefakt erobert hat, darf es in einem späteren Ritus noch einmal anrufen, ohne Punkte dafür zu verlieren. Kräfte vor dem Ritus werden genutzt, wenn das neue Begehrte Artefakt gewirkt hat, Besitzer für Besitzer ab dem Großkultisten; die anderen in ihrem eigenen Augenblick. Ein Ritus, der scheitert, gibt die Anrufung nicht zurück.
    .title = Die zweite Anrufung
    .source = Artefakte; Klarstellungen A1, A2
rites-rules-artifact-midway = Ein Artefakt, das ein Machtspiel aufdeckt, wirkt sofort, bevor der unterbrochene Zug weitergeht.
    .title = Mittendrin aufgedeckt
    .source = Machtspiele; Klarstellung A4

## Machtspiele

rites-rules-power-plays = Machtspiele
rites-rules-power-become = Zeig eine 0 und eine 13 eines Kults. Der Ritus scheitert sofort: Alle Hände werden abgegeben, die Begehrten Artefakte verlassen das Spiel. Du bist Großkultist und beginnst den nächsten Ritus. Im letzten Ritus endet damit die Partie.
    .title = Großkultist werden
    .source = Machtspiele
rites-rules-power-excavate = Zeig eine 0 und eine 1 eines Kults, leg sie ab und zieh zwei Karten. Das nächste Artefakt kommt zu den Begehrten und wirkt. Ist kein Artefakt mehr da, geht es nicht.
    .title = Neues Artefakt ausgraben
    .source = Machtspiele; Klarstellung P6
rites-rules-power-steal = Zeig eine 0, eine 1 und eine 13 eines Kults, leg sie ab und zieh drei Karten. Nimm ein Begehrtes Artefakt deiner Wahl; das nächste Artefakt tritt an seine Stelle und wirkt.
    .title = Begehrtes Artefakt stehlen
    .source = Machtspiele
rites-rules-power-when = Während ein Ritus läuft, zu Beginn deines eigenen Zuges, oder jederzeit auf Ansage: Dann wird es vor dem nächsten Zug ausgeführt, und vorher erfährt niemand davon. In „Cthulhu erhebt sich“ ist jede Karte ein solcher Zug, in „Aus Äonen“ jede Bietrunde. Sagen mehrere eines an, kommen sie im Uhrzeigersinn ab dem Kultisten, der als Nächster dran ist. Deine Ansage darfst du zurücknehmen.
    .title = Wann
    .source = Machtspiele; Klarstellung P1
rites-rules-power-aeons = Dort werden die Karten eines Machtspiels nicht ersetzt, da alle Karten ausgeteilt sind. Die letzten Runden setzt du aus.
    .title = In „Aus Äonen“
    .source = Machtspiele

## Cthulhu erhebt sich

rites-rules-cthulhu-rises = Cthulhu erhebt sich
rites-rules-cthulhu-gate = Wer ein **Tor** öffnet, legt eine beliebige Karte; ihr Kult herrscht. Die anderen legen im Uhrzeigersinn eine Karte dieses Kults, wenn sie eine haben, sonst irgendeine. Die höchste grüne Karte **schließt** das Tor, ohne Grün die höchste des herrschenden Kults. Wer gelegt hat, zieht gleich wieder auf fünf Karten nach. Wer geschlossen hat, öffnet das nächste Tor.
    .title = Tore
    .source = Cthulhu erhebt sich, Spielablauf
rites-rules-cthulhu-first = Der Großkultist öffnet es, und zwar nicht mit Grün, es sei denn, er hat nichts anderes. Cthulhu kann nicht daran gespielt werden, und niemand wird beschworen.
    .title = Das erste Tor
    .source = Cthulhu erhebt sich; Klarstellung C2
rites-rules-cthulhu-summon = Wer in diesem Ritus ein Tor geöffnet hat, ist **berechtigt**. Eine grüne Karte eines berechtigten Kultisten beschwört Cthulhu, die grüne 11: Aus jeder Hand, oder von dem, der ihn gefangen hat, kommt er in die Mitte des Tors. Im Stapel ist er unerreichbar, ebenso unter den Karten, die ungesehen beiseitegelegt sind (zwei bei 3 oder 6 Kultisten, eine bei 5). Verlässt er deine Hand, ziehst du eine Karte nach.
    .title = Beschwören
    .source = Cthulhu beschwören und fangen; Klarstellung C3
rites-rules-cthulhu-capture = Ist Cthulhu in der Mitte oder wurde er an das Tor gespielt, fängt ihn ein Berechtigter, der das Tor schließt. Schließt ein anderer, bleibt er für das nächste Tor in der Mitte.
    .title = Fangen
    .source = Cthulhu beschwören und fangen; Klarstellungen C4, C5
rites-rules-cthulhu-force = Wer geschlossen hat, darf eine Karte verdeckt vor einen anderen Kultisten legen, und dieser muss ungesehen eine Karte dafür geben.
    .title = Lohn des Schließens
    .source = Ein Tor schließen; Klarstellung C6
rites-rules-cthulhu-win = Wer ein Tor geöffnet, dann Cthulhu gefangen, dann ein späteres Tor geschlossen hat, dem ist ein **Umsturz** gelungen, und er gewinnt sofort; eine Karte der Begehrten Artefakte darf er gegen ein beliebiges Artefakt des Stapels tauschen. Dass Cthulhu dazwischen fortgerufen wurde, schadet nicht, es sei denn, ein anderer hat ihn gefangen. Sind alle Karten gespielt, gewinnt, wer Cthulhu hat; hat ihn niemand, gewinnt niemand.
    .title = Umsturz und Ende
    .source = Sieg; Klarstellungen C7, C8

## Der Baum auf dem Hügel

rites-rules-tree = Der Baum auf dem Hügel
rites-rules-tree-grow = Ein **Baum** hat vier Karten mit vier aufeinanderfolgenden Zahlen beliebiger Kulte. Eine Karte passt an einen wachsenden Baum, wenn sie eins unter seiner niedrigsten oder eins über seiner höchsten Zahl liegt. In der Variante, in der Bäume innerhalb von vier Zahlen wachsen, passt jede fehlende Zahl, solange vier in Folge möglich bleiben.
    .title = Bäume
    .source = Der Baum auf dem Hügel, Spielablauf; Klarstellung T1
rites-rules-tree-turn = Passt eine deiner Karten an einen wachsenden Baum, musst du eine spielen. Wächst kein Baum, pflanzt du einen mit einer beliebigen Karte. Passt nichts, zieh eine Karte; diese darfst du sofort spielen.
    .title = Ein Zug
    .source = Der Baum auf dem Hügel, Spielablauf
rites-rules-tree-double = Eine Karte, die im Baum neben einer ihres eigenen Kults liegt oder die den Baum vollendet, ist ein **Doppelzug**: Du musst noch eine Karte spielen, an einen beliebigen wachsenden Baum, an den sie passt, oder um einen neuen zu pflanzen. Auch das kann wieder ein Doppelzug sein.
    .title = Doppelzug
    .source = Der Baum auf dem Hügel, Spielablauf; Klarstellung T2
rites-rules-tree-win = Wer zuerst ohne Karten ist, gewinnt. Wird die letzte Karte des Stapels gezogen, wird dieser Zug beendet, und die wenigsten Karten gewinnen, dann die niedrigere Summe der Ränge.
    .title = Das Ende
    .source = Sieg; Klarstellung T3

## Das Grauen von Dunwich

rites-rules-dunwich = Das Grauen von Dunwich
rites-rules-dunwich-pairs = Wilbur Whateley, 7, und das Grauen von Dunwich, 6, sind jeweils von vier verdeckten **Wänden** umgeben. Hast du einen der Zwillinge auf der Hand, gib ihn ab und zieh eine andere Karte. Ein **Paar** sind zwei Karten deiner Hand; es ist ihre Summe oder ihre Differenz wert. Kulte zählen nicht.
    .title = Paare und Wände
    .source = Das Grauen von Dunwich, Spielablauf
rites-rules-dunwich-turn = In deinem Zug tust du eins davon. **Aufdecken**: Leg ein Paar im Wert der Zahl eines Zwillings ab und deck eine seiner Wände auf; dann erobere sie mit einem zweiten Paar im Wert ihrer Zahl, oder **klopfe**. **Erobern**: Leg ein Paar im Wert einer früher aufgedeckten Wand ab und nimm sie. **Verzichten**: Leg zwei Karten ab. Am Ende deines Zuges ziehst du auf fünf nach. Die anderen warten bis zum Ende ihres eigenen, es sei denn, für diese Partie füllt sich jede Hand nach jedem Zug.
    .title = Ein Zug
    .source = Das Grauen von Dunwich, Spielablauf; Klarstellungen D1, D5
rites-rules-dunwich-knock = Klopft, wer die Wand aufgedeckt hat, sagen alle anderen geheim, ob auch sie klopfen und mit welchem Paar. Einer allein erobert. Unter mehreren wählt der Großkultist; ist er selbst dabei, stimmen die übrigen ab. Wer nicht gewinnt, behält sein Paar. Wer gewinnt, spielt bis zum Ende seines nächsten eigenen Zuges ohne diese zwei Karten weiter.
    .title = Klopfen
    .source = Vorrecht des Großkultisten; Klarstellungen D3, D4, D5
rites-rules-dunwich-win = Sind alle acht Wände erobert, gewinnen die meisten Punkte in Wänden, dann die höchste einzelne Wand. Auch sechzig Züge in Folge ohne Aufdecken oder Erobern beenden den Ritus.
    .title = Das Ende
    .source = Sieg; Klarstellung D9

## Berge des Wahnsinns

rites-rules-mountains = Berge des Wahnsinns
rites-rules-mountains-ridge = Die erste Karte des Großkultisten ist das **Ältere Zeichen**, jede außer einem verbotenen Buch. Von ihr wächst der **Grat** an beiden Enden auf vier aufeinanderfolgende Zahlen. Eine Karte, die an den Grat passt, darf nirgendwo anders hin.
    .title = Der Grat
    .source = Den Grat anlegen
rites-rules-mountains-slopes = Über und unter jeder Karte des Grats ist Platz für einen **Hang**. Eine Karte kommt an einen Hang, wenn sie um eins höher oder niedriger ist als die Karte, die sie bedeckt; ein Hang darf umkehren. Zwischen 13 und 0 gibt es keinen Schritt.
    .title = Hänge
    .source = Die Hänge anlegen; Klarstellung M2
rites-rules-mountains-cliffs = Ein verbotenes Buch mit einer beliebigen anderen Karte, die nicht an den Grat passt, ist eine **Klippe**: Beide kommen an einen beliebigen Hang, die andere Karte obenauf. Dann zieh eine Karte und spiel weiter.
    .title = Klippen
    .source = Klippen anlegen; Klarstellungen M4, M5
rites-rules-mountains-turn = Spiel so viele Karten, wie du willst, mindestens eine, wenn du kannst; eine Klippe musst du nie bauen. Spielst du keine, zieh eine; passt sie, darfst du sie spielen und weitermachen. Wer zuerst ohne Karten ist, gewinnt; geht der Stapel aus, gewinnen nach diesem Zug die wenigsten Karten, dann die niedrigere Summe.
    .title = Ein Zug und das Ende
    .source = Spielablauf; Klarstellungen M6, M7

## Aus Äonen

rites-rules-aeons = Aus Äonen
rites-rules-aeons-bid = Die vierzehn gelben Karten sind ein eigener Stapel; die anderen werden gleichmäßig ausgeteilt, und was übrig ist, kommt ungesehen beiseite. Der Großkultist deckt eine gelbe Karte auf, alle bieten geheim eine Karte, und die höchste erbeutet sie. Sind die höchsten Gebote gleich, bekommt sie niemand. Alle Gebote werden abgelegt.
    .title = Gebote
    .source = Aus Äonen, Spielablauf; Klarstellung E2
rites-rules-aeons-privilege = Einmal im Ritus darf der Großkultist eine eben aufgedeckte gelbe Karte ablegen; an ihre Stelle kommt die nächste.
    .title = Das Vorrecht
    .source = Vorrecht des Großkultisten; Klarstellung E1
rites-rules-aeons-win = Sind die gelben Karten oder die Hände aufgebraucht, gewinnen die meisten Punkte. Das Buch Azathoth, 0, verdoppelt die höchste andere Karte seines Besitzers. Bei Gleichstand entscheidet die höchste einzelne Karte.
    .title = Das Ende
    .source = Sieg; Klarstellung E4

## Der Hund

rites-rules-hound = Der Hund
rites-rules-hound-ghouls = Es gibt ein verdecktes **Grab** mehr als Kultisten. Leg in deinem Zug eine Karte, deinen **Ghul**, an ein Grab mit weniger als zwei Ghulen und keinem von dir, zieh eine Karte und sieh in das Grab. Dann darfst du den Ghul einmal an ein anderes Grab versetzen, ohne hineinzusehen. Vor dem ersten Zug darf der Großkultist in ein Grab sehen.
    .title = Ghule
    .source = Der Hund, Spielablauf
rites-rules-hound-dig = Zwei Ghule an einem Grab graben es auf. Beide Besitzer dürfen verdeckt eine Karte legen, einen **Handlanger**. Dann zeigt ihn jeder, wenn er vom Kult des Ghuls ist, oder lässt ihn verdeckt. Ghul und gezeigter Handlanger werden zusammengezählt; eine 0 verdoppelt die andere Karte. Die höhere Summe plündert das Grab, dann der höhere Ghul; ist alles gleich, bleibt es, offen.
    .title = Graben
    .source = Ein Grab aufgraben; Klarstellung H2
rites-rules-hound-psych = Ein verdeckt gelassener Handlanger kommt auf die Hand zurück, ein gezeigter wird abgelegt. Lassen beide ihren verdeckt, werden beide Karten abgelegt.
    .title = Bluffen
    .source = Den Partner bluffen; Klarstellungen H3, H4
rites-rules-hound-win = Sind alle Gräber geplündert, gewinnen die meisten Punkte, dann die höchste einzelne Karte. Auch sechzig Züge ohne Plünderung beenden den Ritus.
    .title = Das Ende
    .source = Sieg; Klarstellung H8
