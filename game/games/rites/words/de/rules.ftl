### Die Seiten der Regeln: Titel von Kapiteln, und Einträge mit Titel und Quelle. Ihre Reihenfolge steht in
### game/games/rites/words/chapters.py. **Fett** steht ein Begriff, wo er erklärt wird; Namen von Dingen werden Verweise.
rites-rules-page = Riten · { $title }

# Was jemand in die Suche tippt, und nach einem Doppelpunkt die Wörter dieser Regeln, die gemeint sind: Paare mit
# Strichpunkt dazwischen, ein Wort vor dem Doppelpunkt. Alles andere wird gesucht, wie es dasteht.
rites-rules-also = Elder: Rang Ränge; Zeichen: Rang Ränge Zeichen; Zahl: Rang Ränge Zahl; Wert: Rang Wert; Farbe: Kult Farbe; Null: verbotene verbotenes Null; Ritual: Ritus Riten; Stich: Tor

## Das Spiel

rites-rules-game = Das Spiel
rites-rules-aim = Ihr spielt eine Reihe kurzer Kartenspiele, die **Riten**. Gewinnst du einen Ritus, nimmst du sein Artefakt. Nach dem letzten Ritus zählt jeder die Ränge seiner Artefakte zusammen: Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Artefakte hat, dann, wer das höchste einzelne hat; ist auch das gleich, teilt ihr euch den Sieg.
    .title = Das Ziel
    .source = Gewinnen; Klarstellung O4
rites-rules-count = Zu zweit, zu dritt und zu sechst spielt ihr alle sechs Riten, zu viert vier und zu fünft fünf. Ihr könnt vereinbaren, in jedem Fall alle sechs zu spielen. Kein Ritus wird zweimal gespielt.
    .title = Wie viele Riten
    .source = Riten durchführen
rites-rules-cards = Es gibt 56 Wesenheiten in vier **Kulten**: grün, blau, gelb und grau. Jeder Kult hat die **Ränge** 0 bis 13. Eine Karte mit einer 0 ist ein **verbotenes Buch**.
    .title = Die Wesenheiten
    .source = Wesenheiten
rites-rules-title = Zu Beginn ziehen alle eine Karte: Wer den höchsten Rang zieht, wird der erste **Großkultist**. Bei Gleichstand wird noch einmal gezogen. Nach jedem Ritus geht der Titel nach links, also im Uhrzeigersinn.
    .title = Der Großkultist
    .source = Aufbau; Klarstellung O1
rites-rules-course = Mischt alle Karten und teilt jedem fünf aus. Der Großkultist sieht sich die eigene Hand an und wählt einen Ritus, der noch nicht gespielt wurde. Legt den Ritus aus und deckt das oberste Artefakt auf: Es ist das **Begehrte Artefakt**. Nun wirken die Kräfte, die vor dem Ritus gelten: erst die des neuen Artefakts, dann die der eroberten, die ihre Besitzer noch einmal nutzen. Spielt den Ritus. Wer ihn gewinnt, nimmt alle Begehrten Artefakte.
    .title = Der Ablauf eines Ritus
    .source = Riten durchführen; Klarstellung O2
rites-rules-nobody = Scheitert ein Ritus oder endet er ohne Sieger, verlassen seine Begehrten Artefakte das Spiel, und er gilt als gespielt. Haben mehrere gleich gut abgeschnitten, entscheidet die Regel, die der Ritus für Gleichstand hat. Steht es dann noch immer gleich, gewinnt der Erste von ihnen im Uhrzeigersinn ab dem Großkultisten.
    .title = Ein Ritus ohne Sieger
    .source = Machtspiele; Klarstellungen O3, O5
rites-rules-seen = Alle sehen, welche Riten noch übrig sind, die Begehrten Artefakte, die eroberten und ob sie verbraucht sind, wie viele Karten in jeder Hand und jedem Stapel sind und alles, was gespielt oder abgelegt wurde. Nur du kennst deine Hand und was du dir angesehen hast. Das Programm merkt sich für dich, was du gesehen hast.
    .title = Was alle sehen
    .source = Klarstellung

## Artefakte

rites-rules-artifacts = Artefakte
rites-rules-artifact-points = Es gibt dreizehn Artefakte im Wert von 3 bis 10 Punkten. Jedes hat eine Kraft. Gilt sie für **alle Kultisten**, müssen sich alle daran halten. Gilt sie für **einen Kultisten**, darf sie jeder einmal nutzen, und zwar in dem Ritus, in dem das Artefakt aufgedeckt wird.
    .title = Punkte und Kräfte
    .source = Artefakte
rites-rules-artifact-again = Hast du ein Artefakt erobert, darfst du es in einem späteren Ritus noch einmal nutzen; seine Punkte behältst du. Eine Kraft, die vor dem Ritus wirkt, nutzt ihr, nachdem das neue Begehrte Artefakt gewirkt hat: ein Besitzer nach dem anderen, im Uhrzeigersinn ab dem Großkultisten. Jede andere Kraft nutzt du in ihrem eigenen Augenblick. Auch wenn der Ritus scheitert, ist es damit verbraucht.
    .title = Noch einmal nutzen
    .source = Artefakte; Klarstellungen A1, A2
rites-rules-artifact-midway = Ein Artefakt, das ein Machtspiel aufdeckt, wirkt sofort, bevor der unterbrochene Zug weitergeht.
    .title = Mittendrin aufgedeckt
    .source = Machtspiele; Klarstellung A4

## Machtspiele

rites-rules-power-plays = Machtspiele
rites-rules-power-become = Zeig eine 0 und eine 13 eines Kults. Der Ritus scheitert sofort: Alle geben ihre Hand ab, und die Begehrten Artefakte verlassen das Spiel. Du bist Großkultist und beginnst den nächsten Ritus. Im letzten Ritus endet damit die Partie.
    .title = Großkultist werden
    .source = Machtspiele
rites-rules-power-excavate = Zeig eine 0 und eine 1 eines Kults, leg sie ab und zieh zwei Karten. Das nächste Artefakt kommt zu den Begehrten und wirkt. Ist kein Artefakt mehr da, geht es nicht.
    .title = Neues Artefakt ausgraben
    .source = Machtspiele; Klarstellung P6
rites-rules-power-steal = Zeig eine 0, eine 1 und eine 13 eines Kults, leg sie ab und zieh drei Karten. Nimm ein Begehrtes Artefakt deiner Wahl; das nächste Artefakt tritt an seine Stelle und wirkt.
    .title = Begehrtes Artefakt stehlen
    .source = Machtspiele
rites-rules-power-when = Während eines Ritus darfst du zu Beginn deines eigenen Zuges ein Machtspiel machen. Du darfst auch jederzeit eines ansagen: Dann geschieht es vor dem nächsten Zug, und vorher erfährt niemand davon. Dabei gilt in „Cthulhu erhebt sich“ jede gespielte Karte als ein Zug und in „Aus Äonen“ jede Bietrunde. Sagen mehrere eines an, geht es im Uhrzeigersinn, beginnend mit dem Kultisten, der als Nächster am Zug ist. Bis es geschieht, darfst du deine Ansage zurücknehmen.
    .title = Wann
    .source = Machtspiele; Klarstellung P1
rites-rules-power-aeons = In „Aus Äonen“ ersetzt du die Karten eines Machtspiels nicht, denn alle Karten sind ausgeteilt. Du hast dann weniger Karten und setzt in den letzten Bietrunden aus.
    .title = In „Aus Äonen“
    .source = Machtspiele

## Cthulhu erhebt sich

rites-rules-cthulhu-rises = Cthulhu erhebt sich
rites-rules-cthulhu-gate = Öffnest du ein **Tor**, leg eine beliebige Karte; ihr Kult herrscht. Die anderen folgen im Uhrzeigersinn: Hast du eine Karte dieses Kults, musst du eine legen, sonst irgendeine. Die höchste grüne Karte **schließt** das Tor; ohne Grün schließt es die höchste Karte des herrschenden Kults. Hast du gelegt, zieh gleich wieder auf fünf Karten nach. Schließt du das Tor, öffnest du das nächste.
    .title = Tore
    .source = Cthulhu erhebt sich, Spielablauf
rites-rules-cthulhu-first = Der Großkultist öffnet das erste Tor, und zwar nicht mit Grün, es sei denn, er hat nichts anderes. Niemand darf Cthulhu am ersten Tor spielen, und niemand kann ihn dort beschwören.
    .title = Das erste Tor
    .source = Cthulhu erhebt sich; Klarstellung C2
rites-rules-cthulhu-summon = Hast du in diesem Ritus ein Tor geöffnet, bist du **berechtigt**. Spielst du dann eine grüne Karte, beschwört sie Cthulhu, die grüne 11: Er kommt in die Mitte des Tors, aus jeder Hand und auch von dem, der ihn gefangen hat. Aus dem Nachziehstapel lässt er sich nicht beschwören, auch nicht aus den Karten, die ungesehen beiseitegelegt sind (zwei bei 3 oder 6 Kultisten, eine bei 5). Verlässt er deine Hand, zieh eine Karte nach.
    .title = Beschwören
    .source = Cthulhu beschwören und fangen; Klarstellung C3
rites-rules-cthulhu-capture = Liegt Cthulhu in der Mitte oder wurde er an das Tor gespielt und schließt du das Tor, fängst du ihn, wenn du berechtigt bist. Schließt es jemand anderes, bleibt er für das nächste Tor in der Mitte.
    .title = Fangen
    .source = Cthulhu beschwören und fangen; Klarstellungen C4, C5
rites-rules-cthulhu-force = Schließt du ein Tor, darfst du einem anderen Kultisten verdeckt eine Karte aus deiner Hand aufzwingen. Bevor er sie ansieht, muss er dir eine von seinen geben.
    .title = Lohn des Schließens
    .source = Ein Tor schließen; Klarstellung C6
rites-rules-cthulhu-win = Öffnest du ein Tor, fängst dann Cthulhu und schließt danach ein späteres Tor, gelingt dir ein **Umsturz**, und du gewinnst sofort. Du darfst dann eines der Begehrten Artefakte gegen ein beliebiges tauschen, das noch im Artefaktstapel liegt. Wird Cthulhu dir dazwischen fortbeschworen, schadet das nicht, solange ihn niemand anderes fängt. Gelingt bis zur letzten Karte kein Umsturz, gewinnt, wer Cthulhu gefangen hat; hat ihn niemand, gewinnt niemand.
    .title = Umsturz und Ende
    .source = Sieg; Klarstellungen C7, C8

## Der Baum auf dem Hügel

rites-rules-tree = Der Baum auf dem Hügel
rites-rules-tree-grow = Ein **Baum** besteht aus vier Karten mit vier Zahlen in Folge, von beliebigen Kulten. Eine Karte passt an einen wachsenden Baum, wenn sie um eins unter seiner niedrigsten oder um eins über seiner höchsten Zahl liegt. In der Variante, in der Bäume innerhalb von vier Zahlen wachsen, passt jede fehlende Zahl, solange vier in Folge möglich bleiben.
    .title = Bäume
    .source = Der Baum auf dem Hügel, Spielablauf; Klarstellung T1
rites-rules-tree-turn = Passt eine deiner Karten an einen wachsenden Baum, musst du eine spielen. Wächst kein Baum, pflanzt du einen mit einer beliebigen Karte. Passt nichts, zieh eine Karte; diese darfst du sofort spielen.
    .title = Ein Zug
    .source = Der Baum auf dem Hügel, Spielablauf
rites-rules-tree-double = Liegt deine Karte im Baum der Zahl nach neben einer ihres eigenen Kults oder vollendet sie den Baum, ist sie ein **Doppelzug**: Du musst noch eine Karte spielen, an einen wachsenden Baum, an den sie passt, oder um einen neuen zu pflanzen. Auch diese kann wieder ein Doppelzug sein.
    .title = Doppelzug
    .source = Der Baum auf dem Hügel, Spielablauf; Klarstellung T2
rites-rules-tree-win = Wer zuerst keine Karten mehr hat, gewinnt. Wird die letzte Karte des Stapels gezogen, endet der Ritus nach diesem Zug: Dann gewinnt, wer die wenigsten Karten hat, bei Gleichstand die niedrigste Summe der Ränge.
    .title = Das Ende
    .source = Sieg; Klarstellung T3

## Das Grauen von Dunwich

rites-rules-dunwich = Das Grauen von Dunwich
rites-rules-dunwich-pairs = Wilbur Whateley, 7, und das Grauen von Dunwich, 6, sind jeweils von vier verdeckten **Wänden** umgeben. Hast du einen der Zwillinge auf der Hand, gib ihn ab und zieh eine andere Karte. Ein **Paar** sind zwei Karten deiner Hand; es ist ihre Summe oder ihre Differenz wert. Kulte zählen nicht.
    .title = Paare und Wände
    .source = Das Grauen von Dunwich, Spielablauf
rites-rules-dunwich-turn = In deinem Zug tust du eines davon. **Aufdecken**: Leg ein Paar im Wert der Zahl eines Zwillings ab und deck eine seiner Wände auf; dann erobere sie mit einem zweiten Paar im Wert ihrer Zahl, oder **klopfe**. **Erobern**: Leg ein Paar im Wert einer früher aufgedeckten Wand ab und nimm sie. **Verzichten**: Leg zwei Karten ab. Am Ende deines Zuges zieh wieder auf fünf nach. Die anderen warten damit bis zum Ende ihres eigenen Zuges, es sei denn, in dieser Partie wird jede Hand nach jedem Zug aufgefüllt.
    .title = Ein Zug
    .source = Das Grauen von Dunwich, Spielablauf; Klarstellungen D1, D5
rites-rules-dunwich-knock = Deckst du eine Wand auf und klopfst, sagen alle anderen geheim, ob auch sie klopfen und mit welchem Paar. Klopft nur einer, erobert er die Wand. Klopfen mehrere, wählt der Großkultist einen von ihnen; ist er selbst dabei, stimmen die Unbeteiligten ab. Wirst du nicht gewählt, behältst du dein Paar. Eroberst du die Wand, fehlen dir bis zum Ende deines nächsten eigenen Zuges zwei Karten.
    .title = Klopfen
    .source = Vorrecht des Großkultisten; Klarstellungen D3, D4, D5
rites-rules-dunwich-win = Sind alle acht Wände erobert, gewinnt, wer die meisten Punkte in Wänden hat, bei Gleichstand, wer die höchste einzelne Wand hat. Der Ritus endet auch, wenn sechzig Züge lang niemand eine Wand aufdeckt oder erobert.
    .title = Das Ende
    .source = Sieg; Klarstellung D9

## Berge des Wahnsinns

rites-rules-mountains = Berge des Wahnsinns
rites-rules-mountains-ridge = Die erste Karte des Großkultisten ist das **Ältere Zeichen**: eine beliebige außer einem verbotenen Buch. Von ihr wächst der **Grat** an beiden Enden auf vier Zahlen in Folge. Passt eine Karte an den Grat, darf sie nirgendwo anders hin.
    .title = Der Grat
    .source = Den Grat anlegen
rites-rules-mountains-slopes = Über und unter jeder Karte des Grats ist Platz für einen **Hang**. Eine Karte kommt an einen Hang, wenn sie um eins höher oder niedriger ist als die Karte, die sie bedeckt; ein Hang darf auch wieder umkehren. 13 und 0 sind keine Nachbarn.
    .title = Hänge
    .source = Die Hänge anlegen; Klarstellung M2
rites-rules-mountains-cliffs = Ein verbotenes Buch und eine beliebige andere Karte, die nicht an den Grat passt, sind eine **Klippe**: Leg beide an einen beliebigen Hang, das Buch zuunterst. Dann zieh eine Karte und spiel weiter.
    .title = Klippen
    .source = Klippen anlegen; Klarstellungen M4, M5
rites-rules-mountains-turn = Spiel so viele Karten, wie du willst, aber mindestens eine, wenn du kannst; eine Klippe musst du nie bauen. Spielst du keine, zieh eine; passt sie, darfst du sie spielen und weitermachen. Wer zuerst keine Karten mehr hat, gewinnt. Geht der Stapel aus, endet der Ritus nach diesem Zug: Dann gewinnt, wer die wenigsten Karten hat, bei Gleichstand die niedrigste Summe.
    .title = Ein Zug und das Ende
    .source = Spielablauf; Klarstellungen M6, M7

## Aus Äonen

rites-rules-aeons = Aus Äonen
rites-rules-aeons-bid = Die vierzehn gelben Karten sind ein eigener Stapel. Teilt die anderen gleichmäßig aus und legt, was übrig bleibt, ungesehen beiseite. Der Großkultist deckt eine gelbe Karte auf, alle bieten geheim eine Karte, und das höchste Gebot erbeutet sie. Sind die höchsten Gebote gleich, bekommt sie niemand. Alle Gebote werden abgelegt.
    .title = Gebote
    .source = Aus Äonen, Spielablauf; Klarstellung E2
rites-rules-aeons-privilege = Einmal im Ritus darf der Großkultist eine eben aufgedeckte gelbe Karte ablegen; an ihre Stelle kommt die nächste.
    .title = Das Vorrecht
    .source = Vorrecht des Großkultisten; Klarstellung E1
rites-rules-aeons-win = Sind die gelben Karten oder die Hände aufgebraucht, gewinnt, wer die meisten Punkte hat. Das Buch Azathoth, die 0, verdoppelt die höchste andere Karte seines Besitzers. Bei Gleichstand entscheidet die höchste einzelne Karte.
    .title = Das Ende
    .source = Sieg; Klarstellung E4

## Der Hund

rites-rules-hound = Der Hund
rites-rules-hound-ghouls = Es gibt ein verdecktes **Grab** mehr als Kultisten. Leg in deinem Zug eine Karte, deinen **Ghul**, an ein Grab, an dem weniger als zwei Ghule liegen und keiner von dir. Zieh eine Karte und sieh in das Grab. Dann darfst du den Ghul einmal an ein anderes Grab versetzen, ohne dort hineinzusehen. Vor dem ersten Zug darf der Großkultist in ein Grab sehen.
    .title = Ghule
    .source = Der Hund, Spielablauf
rites-rules-hound-dig = Zwei Ghule an einem Grab graben es auf: Deckt seine Karte auf. Beide Besitzer dürfen verdeckt eine Karte legen, einen **Handlanger**. Dann zeigt ihn jeder, wenn er vom Kult des Ghuls ist, oder lässt ihn verdeckt. Zählt Ghul und gezeigten Handlanger zusammen; eine 0 verdoppelt die andere Karte. Die höhere Summe plündert das Grab, bei Gleichstand der höhere Ghul. Sind auch die Ghule gleich, bleibt das Grab offen liegen.
    .title = Graben
    .source = Ein Grab aufgraben; Klarstellung H2
rites-rules-hound-psych = Ein verdeckt gelassener Handlanger kommt auf die Hand zurück, ein gezeigter wird abgelegt. Lassen beide ihren verdeckt, werden beide Karten abgelegt.
    .title = Bluffen
    .source = Den Partner bluffen; Klarstellungen H3, H4
rites-rules-hound-win = Sind alle Gräber geplündert, gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer die höchste einzelne Karte hat. Der Ritus endet auch, wenn sechzig Züge lang niemand ein Grab plündert.
    .title = Das Ende
    .source = Sieg; Klarstellung H8
