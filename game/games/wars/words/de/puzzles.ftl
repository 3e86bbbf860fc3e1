### Die Worte der Rätsel: Titel, Zeile in der Liste, Aufgabe, Hinweis, Lösung, Falle, das beste Ergebnis und warum es das ist.
# Kurz halten: Titel bis 60 Zeichen, .short bis 80, alles andere bis 500.

## Drei für vier

wars-puzzle-three-for-four = Drei für vier
    .short = drei Tore mit 4 Macht
    .aim = Kontrolliere **drei Tore**, bevor dir die Macht ausgeht. Du bist der Große Cthulhu und hast **4 Macht**; sonst kann niemand handeln. Je mehr deiner Kultisten dann auf der Karte sind, desto besser.
    .hint = Ein Tor steht schon ohne Hüter da, und eines zu errichten kostet 3. Wer kann auf welchem Tor stehen?
    .solution = Errichte ein Tor in Australien, wo dein Kultist steht (3 Macht). Dann rekrutiere in der Antarktis neben dem Tiefen Wesen einen Kultisten (1 Macht) und besetze das verlassene Tor. Vier Kultisten sind auf der Karte. Den überzähligen aus dem Südpazifik hinzuschicken, geht auch, aber dann sind es nur drei.
    .trap = Ein Tiefes Wesen kann kein Tor hüten, und geht der Kultist aus Australien in die Antarktis, kann niemand eines errichten.
    .best = Vier Kultisten auf der Karte
    .why = Ein Tor kostet 3 Macht, und mit der vierten kannst du einen Kultisten rekrutieren.

## Niemand ist sicher

wars-puzzle-nobody-is-safe = Niemand ist sicher
    .short = zwei Gefangennahmen, so billig es geht
    .aim = Nimm **zwei Kultisten** gefangen, bevor dir die Macht ausgeht. Du bist der Große Cthulhu und hast **4 Macht**. Behalte davon so viel, wie du kannst.
    .hint = Ein Monster schützt Kultisten vor Monstern. Was nützt es gegen einen Großen Alten?
    .solution = Bewege Cthulhu nach Afrika und nimm dort zweimal jemanden gefangen: Ein Großer Alter greift beide Male am Ghul vorbei zu.
    .trap = Das Tiefe Wesen kann niemanden gefangen nehmen, wo ein gegnerisches Monster Wache hält, und zwei Jäger an zwei Orten brauchen alle vier Macht.
    .best = 1 Macht übrig
    .why = Ein Schritt und zwei Gefangennahmen kosten 3 Macht.

## Das dritte Meer

wars-puzzle-third-ocean = Das dritte Meer
    .short = ein Zauberbuch mit 4 Macht
    .aim = Verdiene dir **ein Zauberbuch**, bevor dir die Macht ausgeht. Du bist der Große Cthulhu und hast **4 Macht**. Behalte davon so viel, wie du kannst.
    .hint = Auch ein Tor, das jemand anders errichtet hat, zählt, wenn der Kultist daran zu deinem wird.
    .solution = Nutze „Träume“ im Nordatlantik (3 Macht): Der Hüter dort wird durch deinen eigenen Kultisten ersetzt, der das Tor besetzt. Das ist dein drittes Tor im Meer, und 1 Macht bleibt übrig.
    .trap = In ein drittes Meer zu gehen und dort ein Tor zu errichten, geht auch, kostet aber alle vier Macht.
    .best = 1 Macht übrig
    .why = „Träume“ kostet 3 Macht, und kein Weg zu einem dritten Tor im Meer kostet weniger.

## Hinab und wieder hinauf

wars-puzzle-down-and-up = Hinab und wieder hinauf
    .short = erreiche einen Hüter tief im Binnenland
    .aim = Nimm in Europa **den letzten Hüter des Gelben Zeichens** gefangen, bevor diese Aktionsphase endet. Du bist der Große Cthulhu und hast **4 Macht**. Behalte davon so viel, wie du kannst.
    .hint = Europa ist vom Südpazifik zu Land und zu Wasser weit. Gibt es einen Weg, der von überall gleich kurz ist?
    .solution = Tauch mit Cthulhu ab (1 Macht), tauch in Europa auf (1) und nimm den Hüter an den Untoten vorbei gefangen (1).
    .trap = Zu Fuß braucht Cthulhu drei Bewegungen bis Europa, und die Gefangennahme kostet die letzte Macht.
    .best = 1 Macht übrig
    .why = Abtauchen, auftauchen und gefangen nehmen kosten 3 Macht.

## Genau fünfzehn

wars-puzzle-fifteen = Genau fünfzehn
    .short = erwecke den König und Hastur
    .aim = Erwecke **den König in Gelb und Hastur**, bevor dir die Macht ausgeht. Du bist das Gelbe Zeichen und hast **16 Macht**. Behalte davon so viel, wie du kannst.
    .hint = Sieh, wo jeder erwachen darf: Der König braucht einen Ort ohne Tor, und Hastur braucht den König an einem deiner Tore.
    .solution = Erwecke den König im Nordpolarmeer, wo dein dritter Kultist wartet (4 Macht). Bewege ihn zum Tor in Europa (1) und erwecke dort Hastur (10).
    .trap = Der König darf nicht in einem Gebiet mit Tor erwachen, und jede weitere Aktion kostet die sechzehnte Macht.
    .best = 1 Macht übrig
    .why = 4 und 10 sind die beiden Preise, und der König braucht einen Schritt von einem Ort ohne Tor zu einem mit Tor.

## Zwei Bücher, ein Flug

wars-puzzle-two-books-one-flight = Zwei Bücher, ein Flug
    .short = zwei Zauberbücher mit 3 Macht
    .aim = Verdiene dir **zwei Zauberbücher**, bevor dir die Macht ausgeht. Du bist das Kriechende Chaos und hast **3 Macht**.
    .hint = Deine Einheiten fliegen: Für 1 Macht zieht eine Einheit bis zu zwei Gebiete weit. Welche zwei Bedingungen kannst du mit 3 Macht erfüllen?
    .solution = Mit einer Bewegung fliegt ein Akolyth von Asien zum verlassenen Tor in Europa und der Fliegende Polyp in die Antarktis. Europa ist dein drittes Tor. Dann nimm den einsamen Kultisten in der Antarktis gefangen.
    .trap = Gebiet für Gebiet bewegt, kommt der Polyp zu spät.
    .best = Keine Macht übrig
    .why = Zwei Flüge und eine Gefangennahme kosten 3 Macht.

## Überall

wars-puzzle-everywhere = Überall
    .short = zwei Zauberbücher mit 5 Macht
    .aim = Verdiene dir **die Zauberbücher für sechs und für acht Gebiete**, bevor dir die Macht ausgeht. Du bist die Schwarze Ziege und hast **5 Macht**.
    .hint = Fünf Schritte müssen zu deinen vier Gebieten vier neue bringen und keines leer zurücklassen: Eine deiner Einheiten muss einer anderen folgen.
    .solution = Bewege mit einer Aktion fünf Einheiten: den Pilz nach Europa, den Ghul ins Nordpolarmeer, einen Akolythen von Afrika in den Südatlantik, den Akolythen des Indischen Ozeans in die Antarktis und noch einen Akolythen von Afrika in den Indischen Ozean.
    .trap = Gehen alle nur von Afrika und Asien nach außen, gibt es in einem Schritt zu wenige neue Gebiete.
    .best = Mit 5 Macht gelöst
    .why = In vier weiteren Gebieten muss eine Einheit stehen, jeder Schritt kostet 1 Macht, und ein Gebiet muss verlassen und wieder gefüllt werden: fünf Schritte.

## Platztausch

wars-puzzle-change-places = Platztausch
    .short = triff beide Gegner, so billig es geht
    .aim = Teile gleichzeitig **Gebiete mit beiden Gegnern**. Du bist die Schwarze Ziege und hast **3 Macht**. Behalte davon so viel, wie du kannst.
    .hint = „Avatar“ tauscht den Platz mit einer Einheit, die der andere Spieler wählt. Sorge dafür, dass dir jede Wahl recht ist.
    .solution = Schick den Pilz in die Antarktis oder in den Südpazifik, wo der Große Cthulhu ist. Dann nutze „Avatar“ und wähle Nordamerika: Welche Einheit das Gelbe Zeichen auch gibt, Shub-Niggurath steht neben der anderen.
    .trap = Auch zu Fuß erreicht Shub-Niggurath Nordamerika, aber ihre zwei Schritte kosten alle übrige Macht.
    .best = 1 Macht übrig
    .why = Ein Schritt und „Avatar“ kosten 2 Macht.

## Rette Cthulhu

wars-puzzle-save-cthulhu = Rette Cthulhu
    .short = kein Kampf gegen ihn
    .aim = Halte **Cthulhu aus jedem Kampf heraus**, bis diese Aktionsphase endet. Du bist der Große Cthulhu und hast **2 Macht**; auch das Gelbe Zeichen hat 2, und „Schrei der Byakhee“ ruft seine Byakhee überallhin.
    .hint = Es gibt einen Ort, an dem niemand angegriffen werden kann.
    .solution = Tauch ab, allein oder mit Gefolge (1 Macht). Was das Gelbe Zeichen auch tut, bleib unten.
    .trap = Wohin Cthulhu auch geht, der „Schrei“ bringt für 1 Macht die Byakhee, und 1 weitere bezahlt den Kampf.
    .best = Kein Kampf
    .why = Unter dem Meer kann niemand angegriffen werden. Wo Cthulhu sonst auch ist, der „Schrei“ (1 Macht) bringt die Byakhee zu ihm, und 1 weitere bezahlt den Kampf.

## Das letzte Feld

wars-puzzle-last-cell = Das letzte Feld
    .short = gewinne in dieser Verderbensphase
    .aim = Gewinne **in dieser Verderbensphase**. Du bist die Schwarze Ziege und entscheidest zuerst; der Große Cthulhu gewinnt, wenn du ihn lässt.
    .hint = Die Ritualleiste ist fast zu Ende. Führst du nur ein Ritual durch, kann jemand gleichziehen. Was bringt noch ein Älteres Zeichen?
    .solution = Führe das Ritual für 10 durch, das den Jähen Tod bringt. Dann nutze auch „Blutopfer“: Was die anderen auch tun, du liegst vorn.
    .trap = Nach dem Ritual allein zieht der Große Cthulhu mit seinem eigenen gleich.
    .best = Mindestens 1 Verderben Vorsprung

## Das sechste Buch

wars-puzzle-sixth-book = Das sechste Buch
    .short = gewinne in dieser Verderbensphase
    .aim = Gewinne **in dieser Verderbensphase**. Du bist der Große Cthulhu mit vier Zauberbüchern und **7 Macht** und hast 24 Verderben, bevor deine Tore zählen.
    .hint = Zwei deiner Bedingungen betreffen Verderbensphasen, und eine kann die andere nach sich ziehen. Wie kommst du auf 30 Verderben?
    .solution = Führe das Ritual für 7 durch. Danach bringt dir die erste Verderbensphase das fünfte Zauberbuch und eine Verderbensphase mit fünf Zauberbüchern das sechste, jedes mit einem Älteren Zeichen. Deck alle deine Älteren Zeichen auf: 32 Verderben.
    .trap = Ohne das Ritual hast du alle sechs Zauberbücher, aber nicht genug Verderben.
    .best = 32 Verderben
