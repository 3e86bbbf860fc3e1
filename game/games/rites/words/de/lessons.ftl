### Die Worte der Lektionen: ein Titel mit dem, was man lernt, und jeder Schritt mit dem, was auf Antworten gesagt wird.
# Kurz halten: Titel bis 60 Zeichen, .short bis 40, alles andere bis 500.

## Karten und Artefakte

rites-lesson-0-first = Karten und Artefakte
    .short = Karten und Artefakte
    .learns-1 = womit du eine Partie der Riten gewinnst
    .learns-2 = was der Großkultist entscheidet
    .learns-3 = was ein Machtspiel ist
    .end = Gewinne Riten, nimm **Artefakte**, zähle ihre Punkte.
    .after = Sechs Riten, sechs kleine Spiele. Jeder hat eine eigene Lektion: Beginne, mit welcher du willst.
rites-lesson-0-first-step-1 = Rites of Cthulhu sind sechs kleine Kartenspiele hintereinander. Gewinnst du einen Ritus, nimmst du sein **Artefakt**. Die meisten Artefaktpunkte gewinnen die Partie.
    .title = Worum es geht
rites-lesson-0-first-step-2 = Das ist deine Hand. Eine Karte hat einen **Kult**, ihre Farbe, und einen **Rang** von 0 bis 13. Nullen sind verbotene Bücher, in jedem Ritus etwas Besonderes.
    .title = Lies deine Karten
rites-lesson-0-first-step-3 = Du bist der **Großkultist**: Du wählst den Ritus, und niemand hat deine Hand gesehen. Wähle **Der Baum auf dem Hügel**.
    .title = Wähle den Ritus
    .why = Wähle, wozu deine Karten taugen: Das ist der halbe Sieg.
    .could-1 = Du könntest jeden Ritus wählen. Diese Lektion geht mit dem Baum weiter; die anderen haben eigene Lektionen.
rites-lesson-0-first-step-4 = Ein Artefakt wurde aufgedeckt: **Der Silberne Schlüssel**, 7 Punkte für den Sieger. Er hat auch eine Kraft; lass sie vorerst ungenutzt.
    .title = Sieh das Artefakt an
    .could-1 = Du könntest seine Kraft nutzen, aber das kostet dich Karten, die du brauchst. Verzichte diesmal darauf.
rites-lesson-0-first-step-5 = Du beginnst. Pflanze die **gelbe 10**, und dein Zug endet.
    .title = Pflanze eine Karte
    .why = Den Baum gewinnt, wer zuerst keine Karten mehr hat. Wie, zeigt die Lektion über den Baum.
    .could-1 = Das kommt gleich. Pflanze erst eine Karte.
    .could-2 = Lass die grüne 0 und die grüne 1 zusammen: Du brauchst bald beide.
    .could-3 = Das geht genauso gut.
rites-lesson-0-first-step-6 = Die anderen haben gespielt. Sieh dir deine Hand an: die **grüne 0** und die **grüne 1**, beide von einem Kult. Zusammen **graben** sie ein zweites Artefakt **aus**.
    .title = Finde dein Machtspiel
rites-lesson-0-first-step-7 = Öffne **Machtspiele** und wähle **Neues Artefakt ausgraben**. Du legst beide Karten ab, ziehst zwei neue, und der Ritus ist mehr wert.
    .title = Ausgraben
    .leads = Wer diesen Ritus jetzt gewinnt, nimmt beide Artefakte.
    .could-1 = Du könntest weiterspielen, aber hier geht es um das Machtspiel. Öffne **Machtspiele**.
rites-lesson-0-first-step-8 = Es gibt noch zwei: **0 und 13** eines Kults beenden den Ritus und machen dich zum Großkultisten; **0, 1 und 13** stehlen sofort ein Artefakt.
    .title = Die beiden anderen Machtspiele

## Cthulhu erhebt sich

rites-lesson-1-cthulhu = Cthulhu erhebt sich
    .short = Cthulhu erhebt sich
    .learns-1 = die Farbe zu bedienen und mit Grün zu stechen
    .learns-2 = berechtigt zu werden und Cthulhu zu beschwören
    .learns-3 = durch Umsturz zu gewinnen
    .end = Öffne ein Tor, fange Cthulhu, schließ ein **späteres** Tor.
    .after = Ohne Umsturz gewinnt den Ritus, wer Cthulhu hat, wenn alle Karten gespielt sind.
rites-lesson-1-cthulhu-step-1 = Ein Stich heißt hier **Tor**. Barnabas hat mit der **grauen 4** geöffnet, also musst du Grau bedienen: 8 oder 3.
    .title = Sieh, womit geöffnet wurde
rites-lesson-1-cthulhu-step-2 = Das höchste Grau schließt das Tor, es sei denn, jemand ohne Grau spielt Grün. Gewinne es: Spiel die **graue 8**.
    .title = Schließ das Tor
    .why = Grün sticht jede Farbe, aber nur, wenn du nicht bedienen kannst.
    .could-1 = Die 3 schlägt die 4 nicht. Gewinne dieses Tor: Du willst das nächste öffnen.
rites-lesson-1-cthulhu-step-3 = Du hast das Tor geschlossen und darfst jemandem eine Karte aufzwingen. Jetzt nicht: Drücke **Niemandem**. Du öffnest das nächste Tor.
    .title = Behalte deine Karten
    .could-1 = Deine Karten sind genau richtig. Wähle **Niemandem**.
rites-lesson-1-cthulhu-step-4 = Öffnest du ein Tor, wirst du **berechtigt**. Öffne mit der **grünen 12**: Die grüne Karte eines Berechtigten beschwört Cthulhu, die grüne 11, aus jeder Hand.
    .title = Beschwöre Cthulhu
    .could-1 = Die blaue 13 ist stark, aber sie beschwört Cthulhu nicht. Heb sie für das nächste Tor auf.
    .could-2 = Nur Grün beschwört Cthulhu. Öffne mit der **grünen 12**.
rites-lesson-1-cthulhu-step-5 = Cthulhu musste Lavinias Hand verlassen. Alle haben Grün bedient, deine 12 war die höchste, und du hast ihn **gefangen**.
    .title = Sieh, wer ihn hat
rites-lesson-1-cthulhu-step-6 = Schließ irgendein **späteres** Tor, und du gewinnst den Ritus sofort. Behalte deine Karten, dann öffne mit der **blauen 13**: Kein Blau schlägt sie.
    .title = Umsturz
    .why = Nur eine grüne Karte von jemandem ohne Blau könnte dich aufhalten, und beide anderen haben Blau.
    .could-1 = Eine höhere oder eine grüne Karte würde das Tor schließen. Öffne mit der **blauen 13**.
    .could-2 = Deine Karten sind genau richtig. Wähle **Niemandem**.
rites-lesson-1-cthulhu-step-7 = **Umsturz**: Der Ritus ist vorbei, und sein Artefakt gehört dir. Der Silberne Schlüssel ist 7 Punkte wert.
    .title = Nimm das Artefakt

## Der Baum auf dem Hügel

rites-lesson-2-tree = Der Baum auf dem Hügel
    .short = Der Baum auf dem Hügel
    .learns-1 = Bäume an beiden Enden wachsen zu lassen
    .learns-2 = Doppelzüge zu machen
    .learns-3 = deine Hand zu leeren
    .end = Drei Karten in einem Zug, und deine Hand ist **leer**.
    .after = Halte aufeinanderfolgende Karten eines Kults zusammen: Aus je zweien kann ein Doppelzug werden.
rites-lesson-2-tree-step-1 = Ein Baum besteht aus vier Zahlen in Folge. Eine Karte passt an jedes **Ende**: 2 oder 5 an den ersten Baum, 8 oder 10 an den zweiten. Jede Farbe passt.
    .title = Sieh die Bäume an
rites-lesson-2-tree-step-2 = Hast du zuerst **keine Karten mehr**, gewinnst du den Ritus. Du hast drei, und gewöhnlich darfst du je Zug nur eine spielen.
    .title = Merk dir, wie du gewinnst
    .why = Passt nichts, ziehst du stattdessen eine Karte und bist weiter vom Sieg entfernt.
rites-lesson-2-tree-step-3 = Spiel die **gelbe 8** an den zweiten Baum. Sie liegt neben einer Karte ihres eigenen Kults, der gelben 9: ein **Doppelzug**, und du spielst weiter.
    .title = Mach einen Doppelzug
    .could-1 = Damit ist dein Zug zu Ende: Keine grüne Karte liegt daneben. Spiel zuerst die Doppelzüge.
    .could-2 = Auch ein Doppelzug: Daneben liegt die blaue 4. Gut!
rites-lesson-2-tree-step-4 = Auf einen Doppelzug muss noch eine Karte folgen. Die **blaue 5** kommt am ersten Baum neben die blaue 4: wieder ein Doppelzug.
    .title = Noch ein Doppelzug
    .could-1 = Das ist kein Doppelzug: Dein Zug wäre zu Ende, und die blaue 5 bliebe in deiner Hand.
    .could-2 = Du könntest sie als neuen Baum pflanzen, aber das ist kein Doppelzug. Leg sie neben die blaue 4.
rites-lesson-2-tree-step-5 = Die letzte Karte: die **grüne 10** an den zweiten Baum, neben die 9. Diesmal kein Doppelzug, aber du hast auch nichts mehr zu spielen.
    .title = Leere deine Hand
rites-lesson-2-tree-step-6 = Deine Hand ist **leer**: Du gewinnst den Ritus und damit den Silbernen Schlüssel, 7 Punkte.
    .title = Nimm das Artefakt

## Das Grauen von Dunwich

rites-lesson-3-dunwich = Das Grauen von Dunwich
    .short = Das Grauen von Dunwich
    .learns-1 = Paare aus Summe oder Differenz zu bilden
    .learns-2 = eine Wand aufzudecken und zu erobern
    .learns-3 = wann du klopfst
    .end = 12 Punkte mit vier Karten.
    .after = Der Ritus endet, wenn alle acht Wände fort sind. Wer die meisten Punkte in Wänden hat, gewinnt ihn.
rites-lesson-3-dunwich-step-1 = Zwei Bauernhäuser mit je vier Wänden: **Wilbur** hat die 7, das **Grauen** die 6. Ein Paar deiner Karten im Wert von 7 oder 6 deckt dort eine Wand auf.
    .title = Sieh die Bauernhäuser an
rites-lesson-3-dunwich-step-2 = Bei einem Paar zählt die **Summe** oder die **Differenz**. Die graue 10 und die graue 3 unterscheiden sich um 7: Spiel sie und deck eine von Wilburs Wänden auf.
    .title = Deck eine Wand auf
    .why = Fünf Karten ergeben zehn Paare, und jedes Paar hat zwei Zahlen. Such nach beiden, bevor du Karten ablegst.
    .could-1 = Du könntest zwei Karten ablegen, aber du hast ein Paar im Wert von 7.
    .could-2 = Behalte die 4: Mit der 8 ist sie ein gutes zweites Paar.
    .could-3 = Behalte die 8: Mit der 4 ist sie ein gutes zweites Paar.
    .could-4 = Du könntest jede der vier aufdecken. Diese Lektion geht mit der ersten weiter.
rites-lesson-3-dunwich-step-3 = Eine **12**! Ein zweites Paar im Wert von 12 erobert sie jetzt: **8 und 4**. Eroberte Wände sind deine Punkte.
    .title = Erobere sie
    .why = Die Zahl auf einer Wand ist ihr Wert: Hohe Wände sind ein gutes Paar wert.
    .could-1 = Du könntest klopfen und es die anderen versuchen lassen, aber die 12 Punkte kannst du selbst nehmen.
rites-lesson-3-dunwich-step-4 = Ohne zweites Paar **klopfst** du: Wer das richtige Paar hat, darf die Wand nehmen. Können es zwei, wählt der Großkultist zwischen ihnen.
    .title = Lern das Klopfen kennen
    .why = Deck eine Wand nur auf, wenn du sie nehmen kannst oder glaubst, dass es niemand kann.
rites-lesson-3-dunwich-step-5 = Du hast wieder fünf Karten; die anderen haben in dieser Runde zwei abgelegt. In späteren Zügen darfst du statt aufzudecken eine Wand erobern, die offen liegt.
    .title = So geht es weiter

## Berge des Wahnsinns

rites-lesson-4-mountains = Berge des Wahnsinns
    .short = Berge des Wahnsinns
    .learns-1 = den Grat und seine Hänge zu bauen
    .learns-2 = eine Klippe zu nutzen
    .learns-3 = alle Karten loszuwerden
    .end = Sechs Karten in einem einzigen Zug.
    .after = Nach einer Klippe ziehst du immer eine Karte; sie ist also selten das Letzte, was du spielst.
rites-lesson-4-mountains-step-1 = Der Grat besteht aus vier Zahlen in Folge; 4 und 5 liegen schon. Was an den **Grat** passt, muss dorthin. Hast du keine Karten mehr, gewinnst du.
    .title = Sieh den Grat an
rites-lesson-4-mountains-step-2 = Spiel die **gelbe 6**, dann die **blaue 7**. Du darfst in einem Zug so viele Karten spielen, wie du kannst.
    .title = Vollende den Grat
    .could-1 = Du könntest eine Klippe bauen, aber heb das verbotene Buch auf, bis nichts anderes passt.
    .could-2 = Du könntest aufhören, aber auch die blaue 7 passt an den Grat.
rites-lesson-4-mountains-step-3 = Der Grat ist voll. **Hänge** wachsen über und unter jeder seiner Karten, um eine Zahl hinauf oder hinab. Leg die **gelbe 8** an die 7.
    .title = Steig einen Hang hinauf
    .could-1 = Du könntest eine Klippe bauen, aber die 8 passt auch ohne.
    .could-2 = Du könntest aufhören, aber die 8 passt an die 7, darüber oder darunter.
rites-lesson-4-mountains-step-4 = Die 12 passt nirgends. Eine **Klippe** ist ein verbotenes Buch und eine beliebige Karte darauf: die **graue 0** und die **12**, an einem beliebigen Hang. Dann ziehst du eine Karte.
    .title = Baue eine Klippe
    .why = Eine Klippe ist der Ausweg für eine Karte, die sonst nirgends passt.
    .could-1 = Du könntest hier mit zwei Karten aufhören. Die Klippe kostet dich nichts.
rites-lesson-4-mountains-step-5 = Du hast die **graue 11** gezogen. Sie kommt auf die 12, die du eben gelegt hast, und deine Hand ist **leer**.
    .title = Spiel die letzte Karte
    .could-1 = Du könntest mit einer Karte aufhören, aber die 11 passt auf die 12, und du gewinnst.
rites-lesson-4-mountains-step-6 = Du gewinnst den Ritus und den Silbernen Schlüssel, 7 Punkte.
    .title = Nimm das Artefakt

## Aus Äonen

rites-lesson-5-aeons = Aus Äonen
    .short = Aus Äonen
    .learns-1 = geheim zu bieten
    .learns-2 = was Gleichstand und das Buch bewirken
    .learns-3 = die eine Beute klug abzulegen
    .end = 10, verdoppelt, sind **20**.
    .after = Du ziehst hier keine neuen Karten: Jedes Gebot ist für immer fort. Gib hohe Karten aus, wo die Punkte sind.
rites-lesson-5-aeons-step-1 = Gelbe Karten kommen eine nach der anderen, und alle bieten geheim eine Karte. Das höchste Gebot nimmt sie. Gelbe Zahlen sind Punkte.
    .title = Sieh die Beute an
rites-lesson-5-aeons-step-2 = Nur **2** Punkte. Als Großkultist darfst du in diesem Ritus eine Beute **ablegen**. Verschwende das nicht an eine 2: Drücke **Bieten lassen**.
    .title = Lass alle bieten
    .could-1 = Heb es für eine hohe Karte auf, die du selbst nicht gewinnen kannst.
rites-lesson-5-aeons-step-3 = Biete niedrig auf niedrige Beute: deine **1**.
    .title = Biete niedrig
    .why = Du hast vier Gebote und keine neuen Karten. Gibst du die 13 für 2 Punkte aus, fehlt sie dir später.
    .could-1 = Damit gäbst du deine beste Karte für 2 Punkte her.
    .could-2 = Auch deine 4 kann später mehr wert sein. Biete die 1.
rites-lesson-5-aeons-step-4 = Nun eine **10**: Lass alle bieten und biete **9**. Sind die zwei höchsten Gebote gleich, bekommt die Karte **niemand**; eine 13 könnte auf eine andere treffen.
    .title = Gewinne die Zehn
    .could-1 = 10 Punkte sind ein Gebot wert.
    .could-2 = Die 13 würde gewinnen, aber sie fehlt dir dann für das, was kommt. Versuch die **9**.
    .could-3 = Die 4 reicht kaum für 10 Punkte. Versuch die **9**.
rites-lesson-5-aeons-step-5 = 9 gegen 2 und 5: Die **10** gehört dir. Nun kommt das Buch, die **gelbe 0**. Nimmst du es, verdoppelt es deine beste Karte.
    .title = Sieh, was du hast
rites-lesson-5-aeons-step-6 = Für dich ist das Buch **10** Punkte mehr wert. Lass alle bieten und biete jetzt **13**.
    .title = Nimm das Buch
    .leads = Deine 10 zählt doppelt: 20 Punkte, mehr als jeder andere hat.
    .could-1 = Niemandem bringt es mehr als dir.
    .could-2 = Dafür hast du die 13 aufgehoben.

## Der Hund

rites-lesson-6-hound = Der Hund
    .short = Der Hund
    .learns-1 = Ghule zu legen und in Gräber zu sehen
    .learns-2 = einem Ghul mit einem Handlanger zu helfen
    .learns-3 = einen Bluff zu erkennen
    .end = 21 zu 17: Die **13** gehört dir.
    .after = Ein Handlanger eines anderen Kults ist ein Bluff. Bluffen beide, sind beide Karten verloren.
rites-lesson-6-hound-step-1 = Vier Gräber, jedes mit einer verdeckten Karte, die ihre Zahl wert ist. Ein Grab öffnet sich, wenn **Ghule** zweier Spieler daran stehen.
    .title = Sieh die Gräber an
rites-lesson-6-hound-step-2 = Als Großkultist darfst du zuerst in ein Grab **sehen**. Sieh in das erste: Was darin liegt, siehst nur du.
    .title = Sieh hinein
    .could-1 = Du könntest verzichten, aber ein Grab von vieren zu kennen ist viel wert.
    .could-2 = Du könntest in jedes sehen. Diese Lektion geht mit dem ersten weiter.
rites-lesson-6-hound-step-3 = Eine **13**, die beste Karte, die es gibt. Lavinias graue 8 wartet dort. Leg deine **grüne 12** dazu.
    .title = Leg einen Ghul
    .could-1 = Eine 0 verdoppelt nur ihren Handlanger. Heb sie für später auf.
    .could-2 = Die 13 liegt im ersten Grab.
    .could-3 = Gegen Lavinias 8 willst du deinen besten Ghul: die **grüne 12**.
rites-lesson-6-hound-step-4 = Jetzt darfst du einmal zu einem anderen Grab weiterziehen. Von einer 13 gehst du nicht weg: **Bleib**, und ihr beide grabt.
    .title = Bleib und grabe
    .could-1 = Du könntest fortgehen, aber dieses Grab ist 13 wert.
rites-lesson-6-hound-step-5 = Ihr beide dürft verdeckt einen **Handlanger** legen. Er zählt nur, wenn er denselben Kult hat wie sein Ghul: Leg die **grüne 9**.
    .title = Leg einen Handlanger
    .could-1 = Nur Grün hilft einem grünen Ghul. Jede andere Karte ist ein Bluff: Sie kommt auf deine Hand zurück.
    .could-2 = 12 allein reicht vielleicht nicht. Leg die **grüne 9**.
rites-lesson-6-hound-step-6 = Nun **zeig** ihn oder lass ihn verdeckt. Verdeckt zählt er nichts, kommt aber zu dir zurück. 12 und 9 sind 21: **Zeigen**.
    .title = Zeig ihn
    .could-1 = Du könntest ihn verdeckt lassen und die Karte sparen, aber dann verlierst du 12 zu 17.
rites-lesson-6-hound-step-7 = 21 gegen 8 und 9, also **17**: Die 13 gehört dir. Ghule und gezeigte Handlanger sind verbraucht.
    .title = Nimm, was du ausgegraben hast
