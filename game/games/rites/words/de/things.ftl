### Was Artefakte, Riten, Machtspiele und Karten tun, wie es auf ihnen und in den Regeln steht.

## Artefakte

rites-artifact-camera-obscura = Einmal im Ritus zählt eine Karte von 1 bis 12, die du spielst, bietest oder vorlegst, um 1 höher oder niedriger. Als 0 zählt sie nie, und Cthulhu kannst du nicht ändern.
rites-artifact-jade-amulet = Einmal im Ritus dürfen die Karten deines Machtspiels aus verschiedenen Kulten stammen.
rites-artifact-shining-trapezohedron = Einmal im Ritus, zu Beginn deines Zuges: Sieh dir die Hand eines anderen Kultisten an.
rites-artifact-brain-cylinder = Einmal im Ritus, zu Beginn deines Zuges: Nimm eine zufällige Karte aus einer anderen Hand und gib dafür eine beliebige zurück.
rites-artifact-black-stone = Vor dem Ritus kommt das nächste Artefakt zu den Begehrten Artefakten, ohne zu wirken.
rites-artifact-powder-of-ibn-ghazi = Vor dem Ritus: Sieh dir bis zu zwei verdeckte Karten an (Wände, Gräber oder die oberste eines Stapels).
rites-artifact-scroll-of-tyog = Der Kultist mit den wenigsten Artefaktpunkten hat in diesem Ritus den ersten Zug und das Vorrecht.
rites-artifact-silver-key = Vor dem Ritus: Leg bis zu zwei Karten unter den Nachziehstapel und zieh ebenso viele.
rites-artifact-tillinghast-resonator = Bis zum Ende des Ritus liegen alle Hände offen.
rites-artifact-zanns-viol = Alle Hände werden zusammengemischt und neu ausgeteilt, jede so groß wie zuvor.
rites-artifact-innsmouth-tiara = Alle geben gleichzeitig eine Karte nach links weiter.
rites-artifact-coffin-shaped-clock = Alle geben ihre ganze Hand nach rechts weiter.
rites-artifact-star-shaped-soapstone = Bis zum Ende des Ritus darf niemand ein Machtspiel machen.

## Riten; rites-summary-RITUS-1 und so weiter sind der Ritus in Kürze.

rites-rite-cthulhu-rises = Alle legen eine Karte an ein Tor, und Grün sticht alles. Öffne ein Tor, fange Cthulhu und schließ ein späteres – oder hab ihn, wenn die Karten ausgehen.
rites-summary-cthulhu-rises-1 = Alle legen im Uhrzeigersinn **eine Karte an das Tor**. Der Kult der ersten Karte herrscht: Hast du eine Karte davon, musst du bedienen.
rites-summary-cthulhu-rises-2 = **Grün sticht alles**; sonst schließt die höchste Karte des herrschenden Kults das Tor. Wer es schließt, öffnet das nächste.
rites-summary-cthulhu-rises-3 = Das erste Tor darfst du nicht mit Grün öffnen, und niemand darf Cthulhu daran spielen.
rites-summary-cthulhu-rises-4 = Hast du ein Tor geöffnet, bist du **berechtigt**; bis dahin liegen deine Karten schräg. Von da an **beschwören** deine grünen Karten **Cthulhu** in das Tor.
rites-summary-cthulhu-rises-5 = Bist du berechtigt und schließt das Tor, in dem Cthulhu liegt, **fängst** du ihn. Schließt du ein Tor, darfst du jemandem eine Karte aufzwingen; bevor sie angesehen wird, bekommst du eine zurück.
rites-summary-cthulhu-rises-6 = **Umsturz**: Öffne ein Tor, fange Cthulhu, schließ ein späteres Tor. Sonst gewinnt, wer Cthulhu hat, wenn alle Karten gespielt sind.
rites-rite-the-tree-on-the-hill = Lass Bäume aus vier aufeinanderfolgenden Zahlen wachsen. Auf eine Karte neben einer ihres eigenen Kults und auf die vierte eines Baums muss eine weitere folgen. Wer zuerst keine Karten mehr hat, gewinnt.
rites-summary-the-tree-on-the-hill-1 = Ein Baum wächst bis zu **vier aufeinanderfolgenden Zahlen**; ob etwas passt, hängt nicht vom Kult ab.
rites-summary-the-tree-on-the-hill-2 = **Passt eine deiner Karten an einen wachsenden Baum**, musst du eine spielen. Solange ein Baum wächst, darfst du nicht pflanzen.
rites-summary-the-tree-on-the-hill-3 = Passt nichts, **zieh eine Karte**; passt sie, darfst du sie spielen.
rites-summary-the-tree-on-the-hill-4 = **Ein Doppelzug**: Deine Karte liegt der Zahl nach neben einer ihres eigenen Kults in diesem Baum, oder sie ist seine vierte. Dann musst du noch eine Karte spielen und darfst damit pflanzen.
rites-summary-the-tree-on-the-hill-5 = Wer zuerst **keine Karten mehr hat, gewinnt**. Wird die letzte Karte des Stapels gezogen, gewinnt, wer die wenigsten Karten hat.
rites-rite-the-dunwich-horror = Paare mit Summe oder Differenz 7 oder 6 decken die Wände um die Zwillinge auf, Paare im Wert einer Wand erobern sie. Wer die meisten Punkte in Wänden hat, gewinnt.
rites-summary-the-dunwich-horror-1 = Zwei Karten sind ein **Paar**: Sein Wert ist ihre Summe oder ihre Differenz, wie du willst.
rites-summary-the-dunwich-horror-2 = Ein Paar im Wert von **7 deckt eine Wand Wilburs auf**, eines im Wert von **6 eine Wand des Grauens**. Erobere sie mit einem zweiten Paar im Wert ihrer Zahl, oder **klopfe**.
rites-summary-the-dunwich-horror-3 = Klopfst du, sagen die anderen geheim, ob sie die Wand mit einem Paar erobern wollen. Will es nur einer, nimmt er sie; wollen es mehrere, entscheidet der Großkultist oder, ist er selbst dabei, die Abstimmung der übrigen.
rites-summary-the-dunwich-horror-4 = Statt eine Wand aufzudecken, darfst du **eine offen liegende erobern** oder **verzichten**: Leg zwei Karten ab.
rites-summary-the-dunwich-horror-5 = Du **ziehst am Ende deines eigenen Zuges auf fünf nach**: Eroberst du durch Klopfen, fehlen dir bis dahin zwei Karten.
rites-summary-the-dunwich-horror-6 = Sind alle acht Wände erobert, gewinnt, wer die **meisten Punkte in Wänden** hat.
rites-rite-at-the-mountains-of-madness = Vier Zahlen in Folge sind der Grat. An den Hängen darüber und darunter ist jede Karte um eins höher oder niedriger als die vorige. Wer zuerst keine Karten mehr hat, gewinnt.
rites-summary-at-the-mountains-of-madness-1 = Die erste Karte ist das **Ältere Zeichen**. Von ihr wächst der **Grat** auf vier aufeinanderfolgende Zahlen, ohne 0.
rites-summary-at-the-mountains-of-madness-2 = Eine Karte, die an den Grat passt, darf nicht an einen Hang.
rites-summary-at-the-mountains-of-madness-3 = Über und unter jeder Karte des Grats gehen **Hänge** weiter, jede Karte **um eins höher oder niedriger** als die vorige.
rites-summary-at-the-mountains-of-madness-4 = Eine **Klippe** ist eine 0 mit einer beliebigen anderen Karte, die nicht an den Grat passt. Leg beide an einen Hang, die 0 zuunterst, dann zieh eine Karte.
rites-summary-at-the-mountains-of-madness-5 = Spiel so viele Karten, wie du willst, aber mindestens eine, wenn du kannst; sonst **zieh eine**.
rites-summary-at-the-mountains-of-madness-6 = Wer zuerst **keine Karten mehr hat, gewinnt**. Wird die letzte Karte des Stapels gezogen, gewinnt, wer die wenigsten Karten hat.
rites-rite-out-of-the-aeons = Vierzehn gelbe Karten kommen eine nach der anderen. Alle bieten geheim eine Karte, und die höchste nimmt die Beute. Wer die meisten Punkte hat, gewinnt.
rites-summary-out-of-the-aeons-1 = Die vierzehn **gelben Karten** sind die Beute; alle anderen werden ausgeteilt.
rites-summary-out-of-the-aeons-2 = Der Großkultist deckt eine Beutekarte auf und darf sie **einmal im Ritus** für die nächste ablegen.
rites-summary-out-of-the-aeons-3 = Alle **bieten geheim eine Karte**; alle werden gleichzeitig gezeigt. Die höchste nimmt die Beute; Kulte zählen nicht.
rites-summary-out-of-the-aeons-4 = Sind die höchsten Gebote **gleich**, wird die Beute abgelegt. Gebotene Karten werden in jedem Fall abgelegt.
rites-summary-out-of-the-aeons-5 = **Das Buch Azathoth** verdoppelt die beste andere Beute seines Besitzers. Wer die meisten Punkte hat, gewinnt.
rites-rite-the-hound = Zwei Ghule graben ein Grab auf, und ihre Besitzer dürfen Handlanger schicken, um einander zu überlisten. Wer die meisten Punkte in Gräbern hat, gewinnt.
rites-summary-the-hound-1 = Leg eine Handkarte als **Ghul** an ein Grab, zieh eine andere und **sieh hinein**. Dann lass den Ghul dort oder versetze ihn einmal.
rites-summary-the-hound-2 = Zwei Ghule an einem Grab **graben**: Es wird aufgedeckt, und beide dürfen verdeckt einen **Handlanger** legen.
rites-summary-the-hound-3 = Dann darf jeder ihn **zeigen**, wenn er vom Kult des Ghuls ist, oder verdeckt lassen: ein Bluff. **Ghul und gezeigter Handlanger** sind die Summe; eine 0 verdoppelt die andere Karte.
rites-summary-the-hound-4 = Die **höhere Summe plündert** das Grab, bei Gleichstand der höhere Ghul. Ghule und gezeigte Handlanger werden abgelegt.
rites-summary-the-hound-5 = Ein verdeckt gelassener Handlanger kommt auf die Hand zurück. Bleiben **beide** verdeckt, werden beide abgelegt.
rites-summary-the-hound-6 = Sind alle Gräber geplündert, gewinnt, wer die **meisten Punkte** hat.

## Machtspiele

rites-power-play-become = Der Ritus scheitert sofort, ohne Sieger, und seine Begehrten Artefakte verlassen das Spiel. Du bist Großkultist und beginnst den nächsten Ritus. Im letzten Ritus endet die Partie.
rites-power-play-excavate = Leg beide Karten ab und zieh zwei. Ein weiteres Artefakt kommt zu den Begehrten und wirkt sofort.
rites-power-play-steal = Leg die drei Karten ab und zieh drei. Nimm ein Begehrtes Artefakt; ein anderes tritt an seine Stelle und wirkt sofort.

## Karten der vier Kulte; $cult ist einer davon.

rites-entity-zero = Ein verbotenes Buch { OF($cult) }. Mit der 1 seines Kults bringt es dem Ritus ein Artefakt mehr, mit der 13 beendet es den Ritus, mit beiden stiehlt es ein Artefakt. Jeder Ritus hat seine eigene Verwendung dafür.
rites-entity-one = Mit dem verbotenen Buch ihres Kults, der 0, bringt sie dem Ritus ein zweites Artefakt; mit der 0 und der 13 stiehlt sie eines.
rites-entity-thirteen = Die höchste ihres Kults. Mit dem verbotenen Buch, der 0, beendet sie den Ritus und macht dich zum Großkultisten; mit der 0 und der 1 stiehlt sie ein Artefakt.
rites-entity-cthulhu = Er, der wartet. In „Cthulhu erhebt sich“ beschwört ihn die grüne Karte eines berechtigten Kultisten aus jeder Hand. Schließt ein berechtigter Kultist dieses Tor, fängt er ihn.
rites-entity-other = Eine der dreizehn Wesenheiten { OF($cult) }, das verbotene Buch nicht mitgezählt.

## Die Angaben auf einer Karte: ein Name und was daneben steht. $of ist der Kult einer Wesenheit.

rites-fact-elder-sign = Rang
rites-fact-color = Farbe
rites-fact-points = Punkte
rites-fact-when = Wann
    .before = vor dem Ritus
    .during = im Ritus
rites-fact-who = Wer
    .everyone = alle
    .one = jeder darf es nutzen
rites-fact-kind-entity = Wesenheit
    .of = Wesenheit · { $of }
rites-fact-kind-artifact = Artefakt
rites-fact-kind-rite = Ritus
rites-fact-rulebook = Regelbuch

## Seiten der Regeln, die etwas auflisten

rites-pages-cards = Riten · Die Karten
rites-pages-rites = Riten · Die sechs Riten
rites-pages-artifacts = Riten · Die dreizehn Artefakte
# Ein Name von oben und was daneben steht, in den Regeln.
rites-pages-fact = { $fact }: { $value }
