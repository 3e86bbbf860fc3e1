### Der Windläufer: alles, was es nur von dieser Fraktion zu sagen gibt.

## Namen

-faction-windwalker = Windläufer
    .gender = m
    .genitive = Windläufers
-unit-wendigo = Wendigo
    .gender = m
    .genitive = Wendigos
    .plural = Wendigos
    .plural-weak = Wendigos
    .plural-dative = Wendigos
-unit-gnoph-keh = Gnoph-Keh
    .gender = m
    .genitive = Gnoph-Keh
    .plural = Gnoph-Keh
    .plural-weak = Gnoph-Keh
    .plural-dative = Gnoph-Keh
-unit-rhan-tegoth = Rhan Tegoth
    .also = Rhan Tegoths
    .sex = m
    .plural = Rhan Tegoth
    .plural-weak = Rhan Tegoth
    .plural-dative = Rhan Tegoth
-unit-ithaqua = Ithaqua
    .also = Ithaquas
    .sex = m
    .plural = Ithaqua
    .plural-weak = Ithaqua
    .plural-dative = Ithaqua
-ability-hibernate = Winterschlaf
    .gender = m
    .genitive = Winterschlafs
-ability-eternal = Ewigkeit
    .gender = f
-ability-ferox = Ferox
-book-arctic-wind = Polarwind
    .gender = m
    .genitive = Polarwinds
-book-berserkergang = Berserkergang
    .gender = m
    .genitive = Berserkergangs
-book-cannibalism = Kannibalismus
    .gender = m
    .genitive = Kannibalismus
-book-herald = Herold der Äußeren Götter
    .short = Herold
    .gender = m
    .genitive = Herolds der Äußeren Götter
    .also = Herold
-book-howl = Geheul
    .gender = n
    .genitive = Geheuls
-book-ice-age = Eiszeit
    .gender = f
-requirement-ww-first = Startspieler sein
-requirement-ww-far-gate = Tor an der anderen Glyphe
-requirement-ww-six-books = Gegner mit sechs Büchern
-requirement-ww-any-time = Wann du willst
-requirement-ww-rhan-tegoth = Rhan Tegoth erwecken
-requirement-ww-ithaqua = Ithaqua erwecken
-action-hibernate = Winterschlaf
    .short = Winter- schlaf
-action-ice-age = Eiszeit

## Was es darüber zu sagen gibt

things-faction-windwalker =
    .tagline = Komm aus der Polarnacht, schlag zu und schlaf, bis die Welt sich verausgabt hat.
    .hint = Deine Großen Alten sind billig, und Macht, die du nicht brauchst, kann warten: Geh in den Winterschlaf, und du beginnst die nächste Runde mit mehr als alle anderen. Du hast wenige Tore, also bewache sie gut, und hol dir dein Verderben mit Ritualen.
    .short = Die Kälte, die wartet
things-unit-wendigo = Mit „Geheul“ treibt er eine gegnerische Einheit aus einem Kampf. Mit „Kannibalismus“ erscheint er, wo Gegner getötet wurden.
    .source = Fraktionstafel
things-unit-gnoph-keh = Er kostet so viel Macht, wie Gnoph-Keh in deinem Vorrat sind: 4 der erste, dann 3, 2 und 1. Jeder, den du verlierst, macht den nächsten wieder teurer. Mit „Berserkergang“ reißt er Gegner mit sich.
    .source = Fraktionstafel
things-unit-rhan-tegoth = Erwacht in einem der Gebiete mit deiner Glyphe, im Nordpolarmeer oder in der Antarktis. Ein Tor braucht er nicht.
    .source = Fraktionstafel
things-unit-ithaqua = Erwacht, wo deine Glyphe und ein Tor sind, egal wessen, sobald Rhan Tegoth einmal erweckt wurde. Das Tor verlässt die Karte, sein Hüter bleibt. Ithaquas Kampfstärke ist das halbe Verderben des Gegners, aufgerundet; verdeckte Ältere Zeichen zählen nicht.
    .source = Fraktionstafel
things-ability-hibernate = Du erhältst 1 Macht für jeden gegnerischen Großen Alten im Spiel, aber nicht mehr, als du hast. In dieser Aktionsphase bist du nicht mehr am Zug, und du behältst deine Macht: Was du in der Machtphase sammelst, kommt dazu. Bis dahin kannst du mit ihr alles bezahlen, was keine Aktion ist.
    .source = Fraktionstafel
things-ability-eternal = Erleidet Rhan Tegoth eine Tötung oder einen Schmerz, darfst du 1 Macht zahlen, und es geschieht nichts. In einem Kampf kann ihn nur ein Ergebnis treffen.
    .source = Fraktionstafel
things-ability-ferox = Ist Ithaqua im Spiel, können gegnerische Monster und Grauen deine Kultisten nicht gefangen nehmen. Große Alte können es weiterhin.
    .source = Fraktionstafel
things-book-arctic-wind = Bewegt sich Ithaqua in einer Bewegungsaktion, gehen beliebige deiner Einheiten aus dem Gebiet, das er verlässt, kostenlos mit ihm in dasselbe Gebiet. Wie immer bewegt sich jede nur einmal in der Aktion.
    .short = Deine Einheiten ziehen kostenlos mit Ithaqua
    .source = Karte
things-book-berserkergang = Für jeden deiner Gnoph-Keh, der eine Tötung erleidet, muss der Gegner eines seiner Monster oder einen Kultisten im Kampf eliminieren. Er wählt, wen. Das sind keine Tötungen.
    .short = Jeder getötete Gnoph-Keh reißt einen Gegner mit
    .source = Karte
things-book-cannibalism = Nach jedem Kampf, in dem eine gegnerische Einheit getötet wurde, auch zwischen anderen, darfst du einen Wendigo oder einen Akolythen aus deinem Vorrat in dessen Gebiet stellen. Ein Akolyth besetzt dabei kein Tor.
    .short = Eine Einheit erscheint, wo ein Gegner starb
    .source = Karte
things-book-herald = Ein Ritual kostet dich 5 Macht, was der Marker auch sagt. Der Marker rückt weiter wie immer.
    .short = Ein Ritual kostet dich 5 Macht
    .source = Karte
things-book-howl = Einmal in jedem Kampf mit einem Wendigo muss der Gegner eine seiner Einheiten, gleich welche, aus dem Kampf in ein benachbartes Gebiet bringen. Er wählt, welche und wohin. Das ist kein Schmerz, und deine Einheiten dürfen dort stehen.
    .short = Der Gegner nimmt eine Einheit aus dem Kampf
    .source = Karte
things-book-ice-age = Leg deinen Eiszeit-Marker in ein beliebiges Gebiet oder versetz ihn. Jede gegnerische Aktion, die dort endet, kostet 1 Macht mehr, wie viele Einheiten sie auch bringt. Kann ein Gegner das nicht zahlen, kann er die Aktion dort nicht ausführen.
    .short = Gegnerische Aktionen in einem Gebiet kosten 1 mehr
    .source = Karte
things-requirement-ww-first = Werde in einer Startspielerphase Startspieler. In der ersten Runde bist du es nie.
    .source = Fraktionstafel
things-requirement-ww-far-gate = In dem Gebiet mit deiner Glyphe, in dem du nicht begonnen hast, steht ein Tor, egal wessen.
    .source = Fraktionstafel
things-requirement-ww-six-books = Eine andere Fraktion hat alle sechs Zauberbücher. In der Späteren Ausgabe zu zweit und im Duell darfst du stattdessen Ithaqua eliminieren.
    .source = Fraktionstafel
things-requirement-ww-any-time = Wann immer du willst, auch wenn andere am Zug sind. Für jeden Gegner mit sechs Zauberbüchern erhältst du auch 1 Älteres Zeichen, höchstens 3. Wählst du nie, bekommst du es am Ende der Partie.
    .source = Fraktionstafel
things-requirement-ww-rhan-tegoth = Erwecke Rhan Tegoth zum ersten Mal.
    .source = Fraktionstafel
things-requirement-ww-ithaqua = Erwecke Ithaqua zum ersten Mal.
    .source = Fraktionstafel
things-action-hibernate = Du erhältst 1 Macht für jeden gegnerischen Großen Alten im Spiel, höchstens so viel, wie du hast. In dieser Aktionsphase bist du nicht mehr am Zug und behältst deine Macht für die nächste Runde.
    .source = Fraktionstafel
things-action-ice-age = Für 1 Macht kommt dein Eiszeit-Marker in ein beliebiges Gebiet. Gegnerische Aktionen, die dort enden, kosten 1 Macht mehr.
    .source = Karte

## Die Karte vor der ersten Frage

wars-card-wendigo = **Monster** bewachen und kämpfen. Beschwöre sie an deinen Toren: Wendigo 1; Gnoph-Keh 4, dann 3, 2 und 1.
wars-card-hibernate = **Winterschlaf** beendet deine Züge, und du behältst deine Macht. In die nächste Runde gehst du reicher als die anderen.
wars-card-rhan-tegoth = **Rhan Tegoth** erwacht für 6 Macht an einem der Pole. Er braucht kein Tor.
wars-card-ithaqua = **Ithaqua** tritt für 6 Macht an die Stelle eines Tors an einem Pol. Seine Würfel sind das halbe Verderben des Gegners.
wars-card-windwalker-step-1 = Bewege einen Kultisten in ein Nachbargebiet und errichte dort ein Tor: **4 Macht**.
wars-card-windwalker-step-2 = Vom Rest beschwörst du einen Wendigo als Wache, oder du gehst in den **Winterschlaf** und behältst ihn.
wars-card-windwalker-step-3 = **Erwecke** in der nächsten Runde **Rhan Tegoth** für 6 Macht: dein erstes Zauberbuch.
wars-card-windwalker-step-4 = Schick einen Kultisten zum **anderen Pol** und errichte ein Tor: dein zweites. Später erwacht dort Ithaqua.
wars-card-other-windwalker = schläft, während andere ausgeben, und erwacht stärker

wars-first-windwalker = Schlafen und mit dem Sturm erwachen.
    .wins = Macht, die für die rechte Runde aufgehoben wird, und Rituale zum festen Preis

## Ziele

wars-goals-ww-first = ab der zweiten Runde
    .how = Geh in den Winterschlaf, solange du noch Macht hast: Was du sammelst, kommt dazu, und wer am meisten Macht hat, beginnt.
wars-goals-ww-far-gate = am Pol, an dem du nicht begonnen hast
    .how = Bring einen Kultisten zum anderen Pol und errichte ein Tor. Auch das Tor eines Gegners dort zählt.
wars-goals-ww-six-books = wird automatisch erfüllt
    .how = Du bekommst es, sobald ein Gegner sechs Zauberbücher hat.
wars-goals-ww-any-time = wann du willst
    .how = Drücke hinter deinen Aktionen „Zauberbuch jetzt nehmen“, oder sonst immer „Zeichen“. Jeder Gegner mit sechs Zauberbüchern bringt ein Älteres Zeichen dazu; warten kann sich lohnen.
wars-goals-ww-rhan-tegoth = 6 Macht, an einem der Pole
    .how = Spar 6 Macht und drücke „Erwecken“.
wars-goals-ww-ithaqua = 6 Macht und ein Tor an einem Pol
    .how = Erwecke zuerst Rhan Tegoth. Dann spar 6 Macht und drücke „Erwecken“, solange an einem der Pole ein Tor steht, auch ein gegnerisches.

wars-need-first-player = Nötig: die meiste Macht in einer Startspielerphase.
wars-need-far-gate = Nötig: ein Tor an der anderen Glyphe, egal wessen.
wars-need-six-books = Nötig: noch **{ $books ->
    [one] { $books } Zauberbuch
   *[other] { $books } Zauberbücher
 }** des Gegners, der schon die meisten hat.
wars-need-any-time = { $signs ->
    [0] Du kannst es jederzeit nehmen; noch hat kein Gegner sechs Zauberbücher.
    [one] Du kannst es jederzeit nehmen, jetzt mit **{ $signs } Älteren Zeichen**.
   *[other] Du kannst es jederzeit nehmen, jetzt mit **{ $signs } Älteren Zeichen**.
 }

## Fragen

wars-ask-hibernate = Winterschlaf, bevor der Verfall deine Macht nimmt?
    .hint = { $power } Macht
wars-ask-hibernate-yes = Winterschlaf
wars-ask-hibernate-no = Nein, Macht verfällt
wars-ask-ice-age-area = Wohin kommt die Eiszeit?
    .hint = gegnerische Aktionen dort kosten 1 Macht mehr
wars-ask-arctic-wind = Wer geht mit Ithaqua?
    .hint = { FROM($area) }, kostenlos
wars-ask-arctic-wind-done = Niemand sonst
wars-ask-howl-unit = Welche Einheit flieht vor dem Geheul?
    .hint = vor dem Wurf
wars-ask-howl-area = Wohin flieht { THE($unit) }?
    .hint = { FROM($area) }
wars-ask-berserkergang-unit = Welche Einheit reißen die Gnoph-Keh mit?
    .hint = noch { $number }
wars-ask-cannibalism = Welche Einheit kommt zum Fressen?
    .hint = { IN($area) }, kostenlos
wars-ask-cannibalism-done = Keine
wars-ask-eternal = 1 Macht zahlen, damit Rhan Tegoth nichts geschieht?
    .hint = Ewigkeit
wars-ask-eternal-yes = Ja, zahlen
wars-ask-eternal-no = Nein

wars-hint-hibernate = Der Verfall nähme dir alle Macht, die du noch hast. Gehst du in den Winterschlaf, behältst du sie für die nächste Runde, bist aber in dieser Phase nicht mehr am Zug.
wars-hint-ice-age-area = Jede gegnerische Aktion, die in diesem Gebiet endet, kostet 1 Macht mehr. Du kannst den Marker später versetzen.
wars-hint-arctic-wind = Deine Einheiten in dem Gebiet, das Ithaqua verlässt, dürfen kostenlos mit, wenn sie sich in dieser Aktion noch nicht bewegt haben.
wars-hint-howl-unit = Ein Wendigo heult: Du nimmst eine deiner Einheiten aus dem Kampf und wählst, welche.
wars-hint-howl-area = Deine Einheit verlässt den Kampf in ein benachbartes Gebiet. Sie erleidet dabei keinen Schmerz.
wars-hint-berserkergang-unit = Für jeden Gnoph-Keh, der eine Tötung erleidet, verlierst du ein Monster oder einen Kultisten im Kampf und wählst, wen.
wars-hint-cannibalism = In diesem Kampf wurde eine gegnerische Einheit getötet, deshalb darfst du eine Einheit aus deinem Vorrat dorthin stellen.
wars-hint-eternal = Zahlst du 1 Macht, hat das Ergebnis auf Rhan Tegoth keine Wirkung, und in diesem Kampf trifft ihn kein weiteres.

wars-why-howl-unit = Vor dem Wurf { IN($area) } heult ein Wendigo: Eine deiner Einheiten flieht, und du wählst, welche.
    .short = Geheul: { $sign } { $side }
wars-why-howl-area = Deine Einheit flieht { IN($area) } vor einem Geheul, und du wählst, wohin.
    .short = Geheul: { $sign } { $side }
wars-why-berserkergang-unit = Gnoph-Keh reißen { IN($area) } deine Einheiten mit sich, und du wählst, wen.
    .short = Berserkergang: { $sign } { $side }

wars-tips-ice-age-area = Eiszeit { TO($area) } bringen
wars-tips-howl-area = { CAP_THE($unit) } flieht { TO($area) }

wars-reason-no-glyph-gate = { THE($unit) } braucht ein Tor an einer deiner Glyphen
    .short = kein Tor an der Glyphe
wars-reason-no-forerunner = { THE($unit) } kann nirgends erwachen
    .short = kann nirgends erwachen

# Was jederzeit getan werden kann: der Knopf, und was er bedeutet.
wars-option-ww-any-time = Zauberbuch jetzt nehmen
    .note = Du erhältst sofort ein Zauberbuch und für jeden Gegner mit sechs Zauberbüchern 1 Älteres Zeichen, höchstens 3.
wars-option-ww-give-ithaqua = Ithaqua aufgeben
    .note = Du eliminierst Ithaqua und erhältst sofort ein Zauberbuch.

## Die Chronik

wars-events-power-hibernate = { CAP_THE($side) } erhält im Winterschlaf **{ $amount } Macht**.
    .doer = Du erhältst im Winterschlaf **{ $amount } Macht**.
wars-events-hibernate = { $amount ->
    [0] { CAP_THE($side) } geht in den Winterschlaf.
   *[other] { CAP_THE($side) } geht in den Winterschlaf und erhält **{ $amount } Macht**.
 }
    .doer = { $amount ->
        [0] Du gehst in den Winterschlaf.
       *[other] Du gehst in den Winterschlaf und erhältst **{ $amount } Macht**.
     }
wars-events-ice-age = { CAP_THE($side) } bringt die Eiszeit { TO($area) }.
    .doer = Du bringst die Eiszeit { TO($area) }.
wars-events-any-time = { $signs ->
    [0] { CAP_THE($side) } wählt diesen Augenblick für ein Zauberbuch.
    [one] { CAP_THE($side) } wählt diesen Augenblick für ein Zauberbuch und **{ $signs } Älteres Zeichen**.
   *[other] { CAP_THE($side) } wählt diesen Augenblick für ein Zauberbuch und **{ $signs } Ältere Zeichen**.
 }
    .doer = { $signs ->
        [0] Du wählst diesen Augenblick für ein Zauberbuch.
        [one] Du wählst diesen Augenblick für ein Zauberbuch und **{ $signs } Älteres Zeichen**.
       *[other] Du wählst diesen Augenblick für ein Zauberbuch und **{ $signs } Ältere Zeichen**.
     }
wars-events-give-ithaqua = { CAP_THE($side) } gibt { THE_ACC($units) } für ein Zauberbuch auf.
    .doer = Du gibst { THE_ACC($units) } für ein Zauberbuch auf.
wars-events-howl = Geheul treibt { A_ACC($unit) } { OF($owner) } { TO($area) }.
    .victim = Geheul treibt { YOUR_ACC($unit) } { TO($area) }.
wars-events-eternal = Rhan Tegoth ist ewig: Für 1 Macht hat das Ergebnis keine Wirkung.
wars-events-berserkergang = Gnoph-Keh reißen { A_ACC($unit) } { OF($owner) } mit sich.
    .victim = Gnoph-Keh reißen { YOUR_ACC($unit) } mit sich.
wars-events-cannibalism = { CAP_A($unit) } kommt { IN($area) } zum Fressen.
wars-battle-fate-berserkergang = mitgerissen
wars-events-ordered-howl = kein Geheul
wars-events-ordered-eternal = keine Macht für Ewigkeit
wars-events-ordered-cannibalism = niemand kommt zum Fressen

## Daueraufträge

wars-orders-howl =
    .note = Vor dem Wurf kann ein Wendigo den Gegner zwingen, eine Einheit aus dem Kampf zu nehmen. Nie: Er heult nicht.
wars-orders-eternal =
    .note = Trifft Rhan Tegoth in einem Kampf ein Ergebnis, kannst du 1 Macht zahlen, damit es keine Wirkung hat. Nie: Du zahlst nicht.
wars-orders-cannibalism =
    .note = Nach jedem Kampf, in dem eine gegnerische Einheit getötet wurde, kannst du einen Wendigo oder Akolythen dorthin stellen. Nie: Du stellst keinen.

## Rat

wars-advice-ww-first = mehr Macht zu Beginn der nächsten Runde
    .worse = weniger Macht zu Beginn der nächsten Runde
wars-advice-ww-kept = hebt Macht für die nächste Runde auf
    .worse = hebt weniger Macht für die nächste Runde auf
wars-advice-ww-asleep = mehr Macht für diese Runde
    .worse = aufgesparte Macht, die erst nächste Runde nützt
wars-advice-ww-far-gate = näher an einem Tor am anderen Pol
    .worse = weiter weg von einem Tor am anderen Pol
wars-advice-ww-six-books = ein Gegner näher an sechs Zauberbüchern
    .worse = kein Gegner näher an sechs Zauberbüchern
wars-advice-ww-any-time = spart ein Zauberbuch für den rechten Augenblick auf
    .worse = vergibt den rechten Augenblick für ein Zauberbuch
wars-advice-ww-rhan-tegoth = kann Rhan Tegoth eher erwecken
    .worse = erweckt Rhan Tegoth später
wars-advice-ww-ithaqua = kann Ithaqua eher erwecken
    .worse = erweckt Ithaqua später

## Eine Lektion

wars-lesson-11-hibernate = Windläufer: Erst schlafen, dann zuschlagen
    .short = Winterschlaf
    .learns-1 = Macht für die nächste Runde aufzuheben
    .learns-2 = damit Startspieler zu werden
    .end = Du hast deine Macht behalten und warst zuerst am Zug. **Andere geben aus, du wartest.**
    .after = Rhan Tegoth braucht kein Tor: Spar 6 Macht und erwecke ihn an einem der Pole.
wars-lesson-11-hibernate-step-1 = Du bist der Windläufer und hast **3 Macht**, aber nichts mehr, was sie wert wäre. Zwei gegnerische Große Alte sind im Spiel: Cthulhu und der König in Gelb.
    .title = Nichts zu kaufen
wars-lesson-11-hibernate-step-2 = Drücke **Winterschlaf**. Du erhältst 1 Macht für jeden gegnerischen Großen Alten und bist in dieser Phase nicht mehr am Zug.
    .title = Geh schlafen
    .why = Deine Macht bleibt: Was du in der Machtphase sammelst, kommt dazu.
    .could-1 = Aufgehobene Macht ist jetzt mehr wert. Drücke **Winterschlaf**.
    .could-2 = Du könntest passen, aber dann ist deine Macht verloren. Im Winterschlaf behältst du sie.
wars-lesson-11-hibernate-step-3 = 5 behalten und 5 gesammelt: die meiste Macht von allen. Du bist **Startspieler**, und das ist eine deiner Bedingungen. Nimm **Herold der Äußeren Götter**.
    .title = Startspieler
    .why = Damit kostet dich jedes Ritual bis zum Ende der Partie 5 Macht.
    .could-1 = Auch das kannst du nehmen. Nimm in dieser Lektion **Herold der Äußeren Götter**.
wars-lesson-11-hibernate-step-4 = In der Verderbensphase könntest du jetzt für 5 Macht ein Ritual durchführen. Behalte diesmal deine **10 Macht**: Drücke **Kein Ritual**.
    .title = Noch kein Ritual
    .could-1 = Das brächte 1 Verderben, aber dann könntest du in dieser Runde niemanden erwecken.
wars-lesson-11-hibernate-step-5 = Du bist zuerst am Zug. Drücke **Erwecken** und wähle das **Nordpolarmeer**: Rhan Tegoth erwacht für 6 Macht an einem der Pole, und er braucht kein Tor.
    .title = Erwecke Rhan Tegoth
    .why = Das bringt ein zweites Zauberbuch, und ein Großer Alter steht, wo dein zweites Tor hinsoll.
    .could-1 = Später. Erwecke zuerst Rhan Tegoth: Drücke **Erwecken**.
    .could-2 = Du könntest weiterschlafen, aber jetzt hast du, wofür du gespart hast.
    .could-3 = Dort hast du schon ein Tor. Lass ihn den anderen Pol halten.
wars-lesson-11-hibernate-step-6 = Zwei Bedingungen an einem Morgen erfüllt. Ein Tor im **Nordpolarmeer** wird die dritte, und dort kann Ithaqua erwachen.
    .title = Ein reicher Morgen

## Klarstellungen

wars-rules-r77 = Macht, die der Windläufer im Winterschlaf erhält, weckt ihn nicht: Er handelt erst in der nächsten Runde wieder. Bis dahin kann er mit seiner Macht alles bezahlen, was keine Aktion ist, etwa „Ewigkeit“ oder einen Anteil an „Tausend Gestalten“, und er kann sie verlieren. Im Duell gilt er als ohne Macht: Jeder seiner Züge rückt den Verfall weiter. Wo der Verfall ihm alles nähme, darf er stattdessen in den Winterschlaf gehen.
    .title = Winterschlaf
    .source = Klarstellung R77; Fraktionstafel
wars-rules-r78 = „Eiszeit“ verteuert eine Aktion einmal, wie viele Einheiten dort auch enden: Bewegen, Kämpfen (auch als freie Aktion), Errichten, Rekrutieren, Beschwören, Erwecken, Gefangennehmen und jede eigene Aktion, die in dem Gebiet endet, etwa „Träume“, „Entweihen“, „Avatar“ (an beiden Enden) oder Auftauchen. Sie verteuert nicht Abtauchen, Passen, Besetzen und Verlassen von Toren, Zahlungen und alles außerhalb der Aktionsphase.
    .title = Was die Eiszeit verteuert
    .source = Klarstellung R78; Zauberbuch
wars-rules-r79 = Eine Einheit, die „Geheul“ vertreibt, ist aus dem Kampf und kann dort nichts mehr tun; was sie schon bewirkt hat, bleibt. War sie die letzte, ist ihre Seite vor dem Wurf ausgelöscht. Es ist kein Rückzug: „Wahnsinn“ gilt nicht, „Vorbote“ bringt nichts ein, und wo sie hingeht, dürfen Einheiten des Windläufers stehen.
    .title = Geheul
    .source = Klarstellung R79; Zauberbuch
wars-rules-r80 = Ein Ergebnis, das „Ewigkeit“ aufhebt, ist verbraucht, und Rhan Tegoth trifft in diesem Kampf kein weiteres. „Vorbote“ bringt trotzdem etwas dafür ein, aber für Bedingungen ist es keine Tötung. Wurde „Wann du willst“ nicht genutzt, ist die Bedingung am Ende der Partie erfüllt, mit den Älteren Zeichen, die dann fällig sind. Zu zweit nach den späteren Regeln und im Duell darf der Windläufer zwischen Aktionen Ithaqua eliminieren, statt auf sechs Zauberbücher eines Gegners zu warten.
    .title = Ewigkeit und zwei Bedingungen
    .source = Klarstellung R80; Fraktionstafel

## Wofür es ein Zauberbuch gab: „für …“, im Akkusativ, in einer Zeile des Verlaufs

wars-earned-ww-first = den Platz des Startspielers
wars-earned-ww-far-gate = ein Tor an der anderen Glyphe
wars-earned-ww-six-books = einen Gegner mit sechs Zauberbüchern
wars-earned-ww-any-time = den selbst gewählten Augenblick
wars-earned-ww-rhan-tegoth = das Erwecken Rhan Tegoths
wars-earned-ww-ithaqua = das Erwecken Ithaquas
wars-rules-r97 = „Eiszeit“ verteuert „Monster fangen“ wie jede andere Gefangennahme. Steht Tsathoggua im Gebiet der Eiszeit, kostet es dort 2 Macht, ein Monster gefangen zu nehmen.
    .title = Eiszeit und Monster fangen
    .source = Klarstellung R97; Klarstellung R78; Zauberbücher
