### Das Urvolk: seine Namen, Texte, Fragen und Taten.

## Namen

-faction-ancients = Urvolk
    .gender = n
    .genitive = Urvolks
-unit-un-man = Unmensch
    .gender = m
    .oblique = Unmenschen
    .genitive = Unmenschen
    .plural = Unmenschen
    .plural-weak = Unmenschen
    .plural-dative = Unmenschen
-unit-reanimated = Wiederbelebter
    .gender = m
    .weak = Wiederbelebte
    .oblique = Wiederbelebten
    .genitive = Wiederbelebten
    .plural = Wiederbelebte
    .plural-weak = Wiederbelebten
    .plural-dative = Wiederbelebten
-unit-yothan = Yothan
    .gender = m
    .genitive = Yothans
    .plural = Yothans
    .plural-weak = Yothans
    .plural-dative = Yothans
-ability-dematerialization = Entstofflichung
    .gender = f
-ability-cathedral = Kathedrale
    .gender = f
    .plural = Kathedralen
    .plural-weak = Kathedralen
    .plural-dative = Kathedralen
    .also = Kathedralen
-book-brainless = Hirnlos
-book-consecration = Weihe
    .gender = f
-book-extinction = Aussterben
    .gender = n
    .genitive = Aussterbens
-book-festival = Freudenfest
    .gender = n
    .genitive = Freudenfests
-book-unholy-ground = Unheiliger Boden
    .gender = m
    .weak = Unheilige Boden
    .oblique = Unheiligen Boden
    .genitive = Unheiligen Bodens
-book-worship-services = Gottesdienst
    .gender = m
    .genitive = Gottesdiensts
-requirement-an-crescent = Kathedrale an einer Sichel
-requirement-an-chevron = Kathedrale an einem Winkel
    .short = Kathedrale: Winkel
-requirement-an-claw = Kathedrale an einer Kralle
-requirement-an-no-sign = Kathedrale ohne Zeichen
-requirement-an-cheapest = Billige Monster schenken
    .short = Billige Monster
-requirement-an-dearest = Teure Monster schenken
    .short = Teure Monster
-action-cathedral = Kathedrale
    .short = Kathe- drale
-action-dematerialization = Entstofflichen
    .short = Entstoff- lichen
-action-an-cheapest = Billige Gaben
-action-an-dearest = Teure Gaben
-term-terror = Grauen
    .gender = n
    .genitive = Grauens
    .plural = Grauen
    .plural-weak = Grauen
    .plural-dative = Grauen

## Was über sie zu sagen ist

things-faction-ancients =
    .tagline = Unter jedem Himmel Kathedralen errichten und die Toten die Arbeit tun lassen.
    .hint = Du hast keinen Großen Alten zu erwecken. Du errichtest für jedes Zeichen eine Kathedrale, schenkst deinen Gegnern Monster und kaufst billig Yothans, die mehr Würfel werfen als die meisten Götter. Einmal in jeder Runde verschwindet ein ganzes Heer von dir und erscheint anderswo.
    .short = Die Erbauer der Kathedralen

things-unit-un-man = Er wirft keine Würfel, nimmt aber gefangen und hält Wache wie jedes Monster. Mit „Freudenfest“ kostet er nichts.
    .source = Fraktionstafel
things-unit-reanimated = Ein starkes Monster für seinen Preis. Mit „Hirnlos“ kostet es 1 Macht, handelt aber nicht, wo es allein ist.
    .source = Fraktionstafel
things-unit-yothan = Ein Grauen mit 7 Würfeln. Es wird beschworen, nimmt gefangen und hält Wache wie ein Monster, ist aber weder ein Monster noch ein Großer Alter: Fähigkeiten, die diese nennen, treffen es nicht. Mit „Aussterben“ kostet es 3 Macht.
    .source = Fraktionstafel

things-ability-dematerialization = Einmal in jeder Verderbensphase darfst du beliebig viele deiner Einheiten aus einem Gebiet in ein beliebiges anderes versetzen. Erste Ausgabe: nach allen Ritualen. Spätere Ausgabe: wenn du mit dem Ritual an der Reihe bist, davor oder danach.
    .source = Fraktionstafel
things-ability-cathedral = Errichte mit einer Aktion eine Kathedrale in einem Gebiet mit einem deiner Kultisten. Sie kostet 1 Macht, oder 3, wenn ein benachbartes Gebiet eine Kathedrale hat. Du kannst je eine haben in einem Gebiet mit einer Sichel, mit einem Winkel, mit einer Kralle und ohne Zeichen; Meere und die Antarktis haben keines. Ein Tor darf im selben Gebiet stehen. Eine Kathedrale ist ein Bauwerk und keine Einheit: Sie gehört immer dir, niemand kontrolliert sie, und niemand kann sie angreifen.
    .source = Fraktionstafel

things-book-brainless = Deine Wiederbelebten kosten 1 Macht. Sie können nur ziehen, gefangen nehmen oder einen Kampf ansagen, wenn zu Beginn der Aktion in ihrem Gebiet eine andere deiner Einheiten steht, die kein Wiederbelebter ist. Alles andere dürfen sie.
    .short = Wiederbelebte kosten 1, handeln nur in Begleitung
    .source = Karte
things-book-consecration = Dein Ritual bringt 1 Älteres Zeichen mehr, wenn du eine bis drei Kathedralen auf der Karte hast, und 2 mehr, wenn es alle vier sind.
    .short = Mehr Ältere Zeichen im Ritual für Kathedralen
    .source = Karte
things-book-extinction = Deine Yothans kosten 3 Macht. Ein Yothan, der getötet oder eliminiert wird, verlässt die Partie für immer.
    .short = Yothans kosten 3, sterben aber für immer
    .source = Karte
things-book-festival = Deine Unmenschen kosten nichts. Jedes Mal, wenn du einen beschwörst, erhält ein Gegner deiner Wahl 1 Macht.
    .short = Unmenschen kosten nichts, geben aber einem Gegner Macht
    .source = Karte
things-book-unholy-ground = In einem Kampf in einem Gebiet mit einer Kathedrale darfst du, sobald alle Tötungen verteilt sind, eine beliebige deiner Kathedralen entfernen. Der Gegner muss dann einen seiner Großen Alten im Kampf eliminieren, welchen, wählt er; ein schon getöteter zählt nicht. Du darfst es wiederholen, solange das Gebiet seine Kathedrale noch hat. Eine entfernte Kathedrale darfst du neu errichten.
    .short = Eine Kathedrale für einen Großen Alten
    .source = Karte
things-book-worship-services = In der Machtphase erhältst du 1 Macht für jede deiner Kathedralen in einem Gebiet mit einem gegnerischen Tor. Auch dieser Gegner erhält 1 Macht.
    .short = Macht für Kathedralen an gegnerischen Toren
    .source = Karte

things-requirement-an-crescent = Du hast eine Kathedrale in einem Gebiet mit der Sichel.
    .source = Fraktionstafel
things-requirement-an-chevron = Du hast eine Kathedrale in einem Gebiet mit dem Winkel.
    .source = Fraktionstafel
things-requirement-an-claw = Du hast eine Kathedrale in einem Gebiet mit der Kralle.
    .source = Fraktionstafel
things-requirement-an-no-sign = Du hast eine Kathedrale in einem Gebiet ohne Zeichen, etwa in einem Meer oder in der Antarktis.
    .source = Fraktionstafel
things-requirement-an-cheapest = Mit einer Aktion, die keine Macht kostet, stellt jeder Gegner das billigste Monster seines Vorrats an ein Tor, das er kontrolliert. Er zahlt dafür nichts.
    .source = Fraktionstafel
things-requirement-an-dearest = Mit einer Aktion, die keine Macht kostet, stellt jeder Gegner das teuerste Monster seines Vorrats an ein Tor, das er kontrolliert. Er zahlt dafür nichts.
    .source = Fraktionstafel

things-action-cathedral = Errichte eine Kathedrale, wo ein Kultist von dir steht: für 1 Macht, oder 3, wenn ein benachbartes Gebiet eine hat. Eine für jedes Zeichen und eine, wo keines ist.
    .source = Fraktionstafel
things-action-dematerialization = Versetze beliebig viele deiner Einheiten aus einem Gebiet in ein beliebiges anderes, einmal in jeder Verderbensphase.
    .source = Fraktionstafel
things-action-an-cheapest = Mit deiner Aktion stellt jeder Gegner sein billigstes Monster an ein Tor, das er kontrolliert. Das kostet keine Macht und bringt ein Zauberbuch.
    .source = Fraktionstafel
things-action-an-dearest = Mit deiner Aktion stellt jeder Gegner sein teuerstes Monster an ein Tor, das er kontrolliert. Das kostet keine Macht und bringt ein Zauberbuch.
    .source = Fraktionstafel

things-term-terror = Eine Art von Einheit zwischen Monstern und Großen Alten. Du beschwörst sie an einem Tor, das du kontrollierst. Sie nimmt gefangen und hält Wache wie ein Monster, aber keine Fähigkeit, die Monster oder Große Alte nennt, trifft sie. Nur das Urvolk hat welche.
    .note = Weder Monster noch Großer Alter; nimmt gefangen und hält Wache wie ein Monster.
    .forms = Grauen; Grauens
    .source = Fraktionstafel

wars-fact-cathedrals = Kathedralen auf der Karte: { $count } von 4

## Fragen

wars-ask-cathedral-area = Wo errichtest du die Kathedrale?
    .hint = 1 Macht, oder 3 neben einer anderen Kathedrale
wars-ask-doom-event-dematerialization = Einheiten eines Gebiets in ein beliebiges anderes versetzen?
    .hint = { $name }
wars-ask-dematerialize-from = Welches Gebiet verlassen deine Einheiten?
    .hint = so viele Einheiten eines Gebiets, wie du willst
wars-ask-dematerialize-area = Wo erscheinen deine Einheiten { FROM($area) }?
    .hint = in einem beliebigen anderen Gebiet
wars-ask-dematerialize-unit = Wer erscheint { IN($area) }?
    .hint = so viele du willst
wars-ask-dematerialize-unit-done = Niemand mehr
wars-ask-festival-side = Welcher Gegner erhält 1 Macht?
    .hint = Freudenfest
wars-ask-monster-gift-unit = Welches Monster stellst du auf?
    .hint = kostenlos
wars-ask-monster-gift-area = Wo erscheint { THE($unit) }?
    .hint = an einem deiner Tore
wars-ask-unholy-ground = Für einen Großen Alten eine Kathedrale aufgeben?
    .hint = Unheiliger Boden { IN($area) }
wars-ask-unholy-ground-done = Nein, behalten
wars-ask-unholy-ground-unit = Welchen Großen Alten eliminierst du?
    .hint = Unheiliger Boden { IN($area) }

wars-hint-cathedral-area = Eine Kathedrale bringt ein Zauberbuch, wenn du sie zum ersten Mal für ihr Zeichen errichtest. Sie bleibt dein, auch wenn alle deine Einheiten fortgehen.
wars-hint-dematerialize-from = Einmal in jeder Verderbensphase können Einheiten eines Gebiets überallhin. Ein Hüter, der geht, verlässt sein Tor.
wars-hint-dematerialize-area = Alle, die gehen, erscheinen im selben Gebiet, wo immer es liegt.
wars-hint-dematerialize-unit = Wähle eine Einheit nach der anderen. Die übrigen bleiben, wo sie sind.
wars-hint-festival-side = Unmenschen kosten dich nichts, aber jeder bringt einem Gegner 1 Macht. Am wenigsten schadet es bei jemandem, der weit hinten liegt.
wars-hint-monster-gift-unit = Das Urvolk lässt jeden Gegner ein Monster aufstellen. Zwei von deinen kosten gleich viel, also wählst du.
wars-hint-monster-gift-area = Das Urvolk lässt dich dieses Monster kostenlos an eines deiner Tore stellen.
wars-hint-unholy-ground = Deine Kathedrale hier trifft einen Großen Alten: Du verlierst eine Kathedrale, der Gegner einen Großen Alten.
wars-hint-unholy-ground-unit = Das Urvolk hat eine Kathedrale aufgegeben: Du verlierst einen Großen Alten, und du wählst, welchen. Du kannst ihn wieder erwecken.

wars-why-monster-gift-unit = { CAP_THE($side) } lässt jeden Gegner ein Monster aufstellen, und du wählst, welches.
    .short = { $sign } Geschenk { OF($side) }
wars-why-monster-gift-area = { CAP_THE($side) } lässt jeden Gegner ein Monster aufstellen, und du wählst, wo.
    .short = { $sign } Geschenk { OF($side) }
wars-why-unholy-ground-unit = { CAP_THE($side) } gibt { IN($area) } eine Kathedrale auf: Du verlierst einen Großen Alten, und du wählst, welchen.
    .short = { $sign } Unheiliger Boden { OF($side) }

wars-tips-cathedral-area = Kathedrale { IN($area) } errichten
wars-tips-dematerialize-from = Einheiten { FROM($area) } nehmen
wars-tips-dematerialize-area = Die Einheiten erscheinen { IN($area) }
wars-tips-monster-gift-area = Das Monster erscheint { IN($area) }
wars-tips-unholy-ground = Die Kathedrale { IN($area) } entfernen

## Gründe

wars-reason-kinds-built = alle vier Kathedralen stehen
    .short = alle stehen
wars-reason-has-cathedral = { IN($area) } steht schon eine Kathedrale
    .short = hat eine Kathedrale
wars-reason-kind-built = für das Zeichen { IN($area) } steht schon eine Kathedrale in einem anderen Gebiet
    .short = Zeichen hat eine
wars-reason-unsigned-built = ein anderes Gebiet ohne Zeichen hat schon eine Kathedrale
    .short = ohne Zeichen steht eine
wars-reason-no-cathedral-site = keiner deiner Kultisten ist in einem Gebiet, dessen Zeichen noch eine Kathedrale braucht
    .short = kein Kultist am Ort

## Taten

wars-events-cathedral = { $cost ->
    [1] { CAP_THE($side) } errichtet { IN($area) } eine **Kathedrale**.
   *[other] { CAP_THE($side) } errichtet { IN($area) } für { $cost } Macht eine **Kathedrale**.
 }
    .doer = { $cost ->
        [1] Du errichtest { IN($area) } eine **Kathedrale**.
       *[other] Du errichtest { IN($area) } für { $cost } Macht eine **Kathedrale**.
     }
wars-events-cathedral-built = { CAP_IN($area) } steht jetzt eine Kathedrale.
wars-events-cathedral-removed = Die Kathedrale { IN($area) } ist fort.
wars-events-dematerialization = { CAP_THE($side) } entstofflicht { $moves }.
    .doer = Du entstofflichst { $moves }.
wars-events-an-gift = { CAP_THE($side) } lässt jeden Gegner ein Monster aufstellen: { $places }.
    .doer = Du lässt jeden Gegner ein Monster aufstellen: { $places }.
wars-events-unholy-ground = Der Unheilige Boden holt { THE_ACC($unit) }.
wars-events-power-festival = { CAP_THE($side) } erhält **{ $amount } Macht** durch das Freudenfest des Urvolks.
    .doer = Du erhältst **{ $amount } Macht** durch das Freudenfest des Urvolks.
wars-events-power-worship-services = { CAP_THE($side) } erhält **{ $amount } Macht** durch den Gottesdienst.
    .doer = Du erhältst **{ $amount } Macht** durch den Gottesdienst.
wars-events-sign-consecration = { $signs ->
    [one] { CAP_THE($side) } erhält durch die Weihe **{ $signs } Älteres Zeichen**.
   *[other] { CAP_THE($side) } erhält durch die Weihe **{ $signs } Ältere Zeichen**.
 }
    .doer = { $signs ->
        [one] Du erhältst durch die Weihe **{ $signs } Älteres Zeichen**.
       *[other] Du erhältst durch die Weihe **{ $signs } Ältere Zeichen**.
     }
wars-events-ordered-unholy-ground = kein Unheiliger Boden
wars-events-ordered-dematerialization = keine Entstofflichung
wars-battle-fate-unholy-ground = an den Unheiligen Boden verloren

## Ziele, Dauerbefehle, Rat

wars-goals-an-crescent = 1 Macht, dein Kultist in einem Gebiet mit der Sichel
    .how = Schick einen Kultisten in ein leuchtendes Gebiet und drücke „Kathedrale“. Neben einer anderen Kathedrale kostet sie 3 Macht.
wars-goals-an-chevron = 1 Macht, dein Kultist in einem Gebiet mit dem Winkel
    .how = Schick einen Kultisten in ein leuchtendes Gebiet und drücke „Kathedrale“. Neben einer anderen Kathedrale kostet sie 3 Macht.
wars-goals-an-claw = 1 Macht, dein Kultist in einem Gebiet mit der Kralle
    .how = Schick einen Kultisten in ein leuchtendes Gebiet und drücke „Kathedrale“. Neben einer anderen Kathedrale kostet sie 3 Macht.
wars-goals-an-no-sign = 1 Macht, dein Kultist auf See oder in der Antarktis
    .how = Schick einen Kultisten in ein leuchtendes Gebiet und drücke „Kathedrale“. Neben einer anderen Kathedrale kostet sie 3 Macht.
wars-goals-an-cheapest = eine ganze Aktion, keine Macht
    .how = Drücke „Billige Gaben“. Am wenigsten schadet es, solange deine Gegner wenige Tore haben.
wars-goals-an-dearest = eine ganze Aktion, keine Macht
    .how = Drücke „Teure Gaben“. Am wenigsten schadet es, wenn ihre besten Monster schon auf der Karte sind.

wars-need-cathedral = Nötig: ein Kultist in einem Gebiet mit diesem Zeichen und { $power } Macht.
wars-need-cathedral-none = Nötig: ein Kultist in einem Gebiet ohne Zeichen und { $power } Macht.
wars-need-an-gift = Nötig: eine Aktion, keine Macht.

wars-orders-unholy-ground =
    .note = In einem Kampf bei deiner Kathedrale kannst du eine Kathedrale aufgeben, um einen Großen Alten zu eliminieren. Nie: Du behältst deine Kathedralen.
wars-orders-dematerialization =
    .note = In jeder Verderbensphase können Einheiten eines Gebiets überallhin. Nie: Sie bleiben.

wars-advice-an-crescent = eher eine Kathedrale an einer Sichel
    .worse = später eine Kathedrale an einer Sichel
wars-advice-an-chevron = eher eine Kathedrale an einem Winkel
    .worse = später eine Kathedrale an einem Winkel
wars-advice-an-claw = eher eine Kathedrale an einer Kralle
    .worse = später eine Kathedrale an einer Kralle
wars-advice-an-no-sign = eher eine Kathedrale ohne Zeichen
    .worse = später eine Kathedrale ohne Zeichen
wars-advice-an-worship = mehr Kathedralen an gegnerischen Toren
    .worse = weniger Kathedralen an gegnerischen Toren
wars-advice-an-rites = mehr Ältere Zeichen für Kathedralen
    .worse = weniger Ältere Zeichen für Kathedralen
wars-advice-an-extinct = erhält sich seine Yothans
    .worse = kann einen Yothan für immer verlieren

## Die Karte am Anfang, neue Partie

wars-card-reanimated = **Monster** bewachen deine Tore und Kathedralen. Beschwöre sie an deinen Toren: Unmensch 3, Wiederbelebter 4.
wars-card-cathedral = **Eine Kathedrale** kostet 1 Macht, wo dein Kultist steht: eine für jedes Zeichen und eine, wo keines ist.
wars-card-yothan = **Yothans** ersetzen dir einen Großen Alten: 6 Macht an deinem Tor und 7 Würfel.
wars-card-ancients-step-1 = Errichte eine **Kathedrale**, wo du beginnst: 1 Macht, und dein erstes Zauberbuch.
wars-card-ancients-step-2 = **Schenke billige Monster**, solange deine Gegner nur je ein Tor haben: keine Macht, das zweite Buch.
wars-card-ancients-step-3 = Schick Kultisten zu den anderen Zeichen: je eine **Kathedrale**, nicht nebeneinander, und jedes Mal ein Buch.
wars-card-ancients-step-4 = Mit **Aussterben** kostet ein Yothan 3 Macht: einer an jedes Tor.
wars-card-other-ancients = errichtet Kathedralen

wars-first-ancients = Bauen für Götter, die niemals kommen.
    .wins = vier Kathedralen und Rituale mit zwei Älteren Zeichen mehr

## Die Lektion

wars-lesson-13-ancients = Das Urvolk
    .short = Das Urvolk
    .learns-1 = Kathedralen zu errichten
    .learns-2 = Gegnern Monster zu schenken und dabei zu gewinnen
    .learns-3 = was ein Grauen ist
    .end = **Zwei Zauberbücher und ein Yothan** für 4 Macht: Das Urvolk braucht keinen Großen Alten.
    .after = Drei Zeichen fehlen noch, und die teuren Monster. Halte Kathedralen auseinander: Neben einer anderen kosten sie 3 Macht.
wars-lesson-13-ancients-step-1 = Du führst das **Urvolk**. Es hat keinen Großen Alten. Stattdessen errichtet es **Kathedralen**, eine für jedes Zeichen und eine, wo keines ist, und jede erste bringt ein Zauberbuch.
    .title = Sieh dich um
wars-lesson-13-ancients-step-2 = Drücke **Kathedrale** und wähle **Südamerika**, das eine Sichel hat. Sie kostet 1 Macht.
    .title = Errichte eine Kathedrale
    .why = Ein Tor kostet 3 Macht. Eine Kathedrale kostet 1, niemand kann sie nehmen, und die erste unter jedem Zeichen bringt ein Zauberbuch.
    .could-1 = Die Antarktis hat kein Zeichen, und auch das bringt ein Zauberbuch. Beginne aber an deinem Tor.
    .could-2 = Gute Idee, und es kostet nichts. Das kommt als Nächstes.
    .could-3 = Ein Zauberbuch für 1 Macht ist der bessere Anfang. Drücke **Kathedrale**.
    .could-4 = 5 Macht wären verschwendet.
wars-lesson-13-ancients-step-3 = Wähle **Aussterben**: Deine Yothans kosten jetzt 3 Macht statt 6, aber ein getöteter verlässt die Partie.
    .title = Nimm Aussterben
    .could-1 = Nur „Aussterben“ macht Yothans billig.
wars-lesson-13-ancients-step-4 = Drücke **Billige Gaben**. Jeder Gegner stellt sein billigstes Monster an eines seiner Tore, und du bekommst ein Zauberbuch.
    .title = Verschenke Monster
    .why = Es kostet keine Macht. Je weniger Tore deine Gegner haben, desto weniger Monster bekommen sie.
    .could-1 = Dann kämen ihre besten Monster. Warte, bis diese ohnehin auf der Karte sind.
    .could-2 = Dieses Zauberbuch kostet überhaupt keine Macht. Nimm es zuerst.
    .could-3 = 4 Macht wären verschwendet.
wars-lesson-13-ancients-step-5 = Wähle ein Zauberbuch: **Weihe** oder ein anderes.
    .title = Nimm ein Zauberbuch
wars-lesson-13-ancients-step-6 = Drücke **Beschwören** und wähle den **Yothan**. Er ist ein **Grauen**: Er nimmt gefangen und hält Wache wie ein Monster, aber Fähigkeiten, die Monster oder Große Alte nennen, treffen ihn nicht.
    .title = Beschwöre einen Yothan
    .could-1 = Ein Yothan wirft sieben Würfel und kostet jetzt weniger als sie.
    .could-2 = An deinem Tor stehen Einheiten von Cthulhu. Beschwöre jemanden, der ihnen gewachsen ist.
    .could-3 = 4 Macht wären verschwendet.
wars-lesson-13-ancients-step-7 = Du hast noch **1 Macht** und sieben Würfel. **Kämpfe** in Südamerika gegen den **Großen Cthulhu**.
    .title = Sieben Würfel
    .could-1 = Erst ist hier ein Kampf zu gewinnen.
    .could-2 = Sieben Würfel gegen einen sind gut 1 Macht wert.
wars-lesson-13-ancients-step-8 = In deinem Ritual bringt die **Weihe** ein **Älteres Zeichen** für deine Kathedralen, und zwei, sobald du alle vier hast.
    .title = Sieh voraus
    .why = Ohne Großen Alten kommen deine Älteren Zeichen daher.

## Klarstellungen

wars-rules-r81 = Wenn das Urvolk jeden Gegner ein Monster aufstellen lässt, geht es in Zugreihenfolge ab dem Startspieler. Welches das billigste oder teuerste ist, entscheiden die Kosten des Beschwörens in diesem Augenblick; bei gleichen Kosten wählt der Besitzer. Grauen sind keine Monster. Ein Gegner, der nirgends beschwören kann oder kein Monster im Vorrat hat, stellt nichts auf, und die Bedingung ist trotzdem erfüllt. Eine andere Fraktion derselben Person ist hier kein Gegner, auch nicht für „Freudenfest“.
    .title = Das Urvolk: geschenkte Monster
    .source = Klarstellung R81; Karte; eigene Regel
wars-rules-r82 = „Unheiliger Boden“ kommt, wenn alle Tötungen verteilt sind, vor den Schmerzen. Mit einer weiteren Kathedrale darfst du es wiederholen, solange das Gebiet noch eine hat. Ein schon getöteter Großer Alter kann nicht der sein, der verloren geht. Es ist keine Tötung: Der „Gesandte“ hilft nicht, „Vorbote“ bringt nichts ein, und der Besitzer wählt selbst, auch gegen „Rache“. Eine entfernte Kathedrale darf in einem Gebiet ihres Zeichens neu errichtet werden.
    .title = Das Urvolk: Unheiliger Boden
    .source = Klarstellung R82; Karte; eigene Regel
wars-rules-r83 = Ob Wiederbelebte Begleitung haben, zählt zu Beginn der Aktion. Eine Einheit, die erst in der Aktion zu ihnen kommt, kommt zu spät, und sie dürfen noch ziehen, wenn ihre Begleitung schon fort ist. Verteidigen, Wache halten, sich zurückziehen und entstofflicht werden können sie ohne.
    .title = Das Urvolk: Hirnlos
    .source = Klarstellung R83; Karte; eigene Regel
wars-rules-r84 = An einer Kathedrale als solcher kannst du weder rekrutieren noch beschwören. Mit „Gottesdienst“ bringt dir eine Kathedrale 1 Macht, gleich wie viele Gegner in ihrem Gebiet Tore haben, und jedem von ihnen 1. Wo eine Regel von jeder Fraktion einen Großen Alten verlangt, wird das Urvolk übergangen.
    .title = Das Urvolk: Kathedralen
    .source = Klarstellung R84; Karte; eigene Regel
wars-rules-r85 = Das Urvolk gibt es im Duell nicht. Das Regelbuch gibt ihm kein Startgebiet, und eine Partie, in der Verluste zählen, passt nicht zu einer Fraktion, die keinen Großen Alten zu verlieren hat und deren Kathedralen niemand angreifen kann.
    .title = Duell: kein Urvolk
    .source = Klarstellung R85; eigene Regel

## Wofür es ein Zauberbuch gab: „für …“, im Akkusativ, in einer Zeile des Verlaufs

wars-earned-an-crescent = eine Kathedrale an einer Sichel
wars-earned-an-chevron = eine Kathedrale an einem Winkel
wars-earned-an-claw = eine Kathedrale an einer Kralle
wars-earned-an-no-sign = eine Kathedrale in einem Gebiet ohne Zeichen
wars-earned-an-cheapest = billige Monster für jeden Gegner
wars-earned-an-dearest = teure Monster für jeden Gegner
