### Alles über den Schläfer: seine Namen, was sie tun, was er fragt und was von ihm erzählt wird.

## Namen

-faction-sleeper = Schläfer
    .gender = m
    .genitive = Schläfers
-unit-wizard = Zauberer
    .gender = m
    .genitive = Zauberers
    .plural = Zauberer
    .plural-weak = Zauberer
    .plural-dative = Zauberern
-unit-serpent-man = Schlangenmensch
    .gender = m
    .oblique = Schlangenmenschen
    .genitive = Schlangenmenschen
    .plural = Schlangenmenschen
    .plural-weak = Schlangenmenschen
    .plural-dative = Schlangenmenschen
-unit-formless-spawn = Formlose Brut
    .gender = f
    .oblique = Formlosen Brut
    .plural = Formlose Bruten
    .plural-weak = Formlosen Bruten
    .plural-dative = Formlosen Bruten
-unit-tsathoggua = Tsathoggua
    .also = Tsathogguas
    .sex = m
    .plural = Tsathoggua
    .plural-weak = Tsathoggua
    .plural-dative = Tsathoggua
-ability-death-from-below = Tod aus der Tiefe
-ability-lethargy = Lethargie
-book-ancient-sorcery = Uralte Zauberei
-book-burrow = Wühlen
-book-capture-monster = Monster fangen
-book-cursed-slumber = Verfluchter Schlummer
-book-demand-sacrifice = Opfer fordern
-book-energy-nexus = Kraftknoten
-requirement-sl-give-3 = 3 Macht geben
-requirement-sl-give-all = Allen 1 Macht geben
-requirement-sl-take-all = Allen 1 Macht nehmen
-requirement-sl-dice = 6 Würfel werfen
-requirement-sl-ritual = Ein Ritual durchführen
-requirement-sl-awaken = Tsathoggua erwecken
-action-lethargy = Lethargie
    .short = Lethar- gie
-action-ancient-sorcery = Zauberei
-action-capture-monster = Monster fangen
-action-cursed-slumber = Schlummer
    .short = Schlum- mer
-action-rouse = Tor wecken
-action-sl-give-3 = 3 Macht geben
-action-sl-give-all = Allen 1 geben
-action-sl-take-all = Allen 1 nehmen

## Was sie sind

things-faction-sleeper =
    .tagline = Lauere, leihe dir, was andere können, und erwache, wenn sie ihre Macht verbraucht haben.
    .hint = Du hast Zeit: Ist Tsathoggua im Spiel, kannst du warten, während die anderen handeln, und er kämpft mit der Macht, die deinem Gegner bleibt. Formlose Bruten sind in der Menge stark, wo auch immer sie stehen. Schlangenmenschen leihen sich die Fähigkeit eines Gegners, und eines deiner Tore kann außer Reichweite schlafen.
    .short = Geduldig, mit Geliehenem
things-unit-wizard = Mit „Kraftknoten“ darfst du vor jedem Kampf in seinem Gebiet eine Aktion ausführen. „Tod aus der Tiefe“ bringt ihn als Ersten.
    .source = Fraktionstafel
things-unit-serpent-man = Mit „Uralte Zauberei“ geht er auf die Fraktionstafel eines Gegners und leiht sich dessen Fähigkeit.
    .source = Fraktionstafel
things-unit-formless-spawn = Die Kampfstärke einer jeden ist die Zahl der Formlosen Bruten auf der Karte, dazu 1, solange Tsathoggua auf der Karte ist. Neben einer von ihnen erwacht Tsathoggua.
    .source = Fraktionstafel
things-unit-tsathoggua = Erwacht in einem Gebiet mit einer Formlosen Brut; ein Tor braucht es nicht. Seine Kampfstärke ist die Macht, die dein Gegner im Kampf beim Wurf hat, mindestens 2.
    .source = Fraktionstafel
things-ability-death-from-below = Einmal in jeder Verderbensphase kommt ein Monster der niedrigsten Kosten aus deinem Vorrat kostenlos in ein Gebiet mit einer deiner Einheiten. Hast du keine Einheit auf der Karte, kommt keines. Erste Ausgabe: nach allen Ritualen. Spätere Ausgabe: wenn du mit deinem Ritual am Zug bist, davor oder danach.
    .source = Fraktionstafel
things-ability-lethargy = Ist Tsathoggua im Spiel, darf deine Aktion darin bestehen, nichts zu tun. Du brauchst Macht, um überhaupt am Zug zu sein, und mindestens eine andere Fraktion, die noch handeln kann.
    .source = Fraktionstafel
things-book-ancient-sorcery = Ein Schlangenmensch geht von der Karte auf die Tafel eines Gegners, bei dem noch keiner ist, und du hast dessen besondere Fähigkeit bis zum Ende der nächsten Verderbensphase; der Gegner behält sie. In dieser Phase kommt jeder Schlangenmensch, der fort ist, in ein beliebiges Gebiet zurück und bringt dir 1 Macht. Wo die Fähigkeit einen Großen Alten nennt, meint sie auch Tsathoggua.
    .short = Leih dir die Fähigkeit eines Gegners
    .source = Karte
things-book-burrow = Hast du in einer Bewegungsaktion mindestens 2 Macht für Bewegungen ausgegeben, kommt 1 Macht zurück. Ein Aufschlag auf die Bewegung zählt mit, Einheiten, die sich kostenlos bewegen, nicht.
    .short = Ab der zweiten Einheit kostet Bewegen 1 weniger
    .source = Karte
things-book-capture-monster = Tsathoggua nimmt ein gegnerisches Monster in seinem Gebiet gefangen, wie sonst Kultisten gefangen genommen werden. Nur ein Großer Alter seiner eigenen Fraktion schützt es dort. Sein Besitzer wählt das Monster, und es kehrt in der nächsten Machtphase in dessen Vorrat zurück und bringt dir 1 Macht.
    .short = Tsathoggua nimmt Monster gefangen
    .source = Karte
things-book-cursed-slumber = Ein Tor, das du kontrollierst, verlässt mit seinem Hüter die Karte und kommt auf deine Tafel. Es bringt weiter Macht und Verderben, und kein Gegner kommt heran, aber auf der Karte ist es kein Tor: Es zählt nirgends mit, und du kannst dort weder beschwören noch rekrutieren. Später kommen beide für eine weitere Aktion in ein beliebiges Gebiet ohne Tor. Es kann nur ein Tor zugleich schlafen.
    .short = Ein Tor schläft außer Reichweite
    .source = Karte
things-book-demand-sacrifice = Ist Tsathoggua im Spiel, im Kampf oder nicht, muss dein Gegner vor dem Wurf wählen: Du erhältst 1 Älteres Zeichen, oder alle seine Tötungen gegen deine Einheiten sind in diesem Kampf Schmerzen. Einmal in einem Kampf. Was eliminiert wird, ist davon nicht betroffen.
    .short = Ein Älteres Zeichen oder keine Tötungen
    .source = Karte
things-book-energy-nexus = Wird in einem Gebiet mit einem deiner Zauberer ein Kampf angesagt, darfst du eine Aktion, die in diesem Gebiet beginnt, zu ihren üblichen Kosten ausführen, bevor der Kampf anfängt. Das gilt für jeden Kampf, auch zwischen anderen und für deinen eigenen; in einem Kampf, den du selbst angesagt hast, kann die Aktion kein zweiter Kampf dort sein. Du brauchst Macht dafür, und eine freie Aktion ist es nicht. Hat eine der beiden Seiten das Gebiet bis dahin verlassen, findet kein Kampf statt.
    .short = Handle vor jedem Kampf bei einem Zauberer
    .source = Karte
things-requirement-sl-give-3 = Zahle als Aktion 3 Macht; eine andere Fraktion deiner Wahl erhält 3 Macht.
    .source = Fraktionstafel
things-requirement-sl-give-all = Zahle als Aktion 3 Macht; jede andere Fraktion erhält 1 Macht.
    .source = Fraktionstafel
things-requirement-sl-take-all = Zahle als Aktion 3 Macht; jede andere Fraktion verliert 1 Macht, wenn sie welche hat.
    .source = Fraktionstafel
things-requirement-sl-dice = Wirf in einem Kampf mindestens sechs Würfel auf einmal, als Angreifer oder Verteidiger.
    .source = Fraktionstafel
things-requirement-sl-ritual = Führe ein Ritual der Auslöschung durch.
    .source = Fraktionstafel
things-requirement-sl-awaken = Erwecke Tsathoggua zum ersten Mal.
    .source = Fraktionstafel
things-action-lethargy = Kostenlos, wenn Tsathoggua im Spiel ist: Nichts geschieht, und deine Aktion ist getan.
    .source = Fraktionstafel
things-action-ancient-sorcery = Für 1 Macht geht ein Schlangenmensch auf die Tafel eines Gegners und leiht sich dessen Fähigkeit.
    .source = Karte
things-action-capture-monster = Für 1 Macht nimmt Tsathoggua ein gegnerisches Monster in seinem Gebiet gefangen. Sein Besitzer wählt, welches.
    .source = Karte
things-action-cursed-slumber = Für 1 Macht verlassen ein Tor, das du kontrollierst, und sein Hüter die Karte und schlafen auf deiner Tafel.
    .source = Karte
things-action-rouse = Für 1 Macht kommt das schlafende Tor mit seinem Hüter in ein beliebiges Gebiet ohne Tor.
    .source = Karte
things-action-sl-give-3 = Zahle als Aktion 3 Macht und gib einer anderen Fraktion 3 Macht, um dir ein Zauberbuch zu verdienen.
    .source = Fraktionstafel
things-action-sl-give-all = Zahle als Aktion 3 Macht und gib jeder anderen Fraktion 1 Macht, um dir ein Zauberbuch zu verdienen.
    .source = Fraktionstafel
things-action-sl-take-all = Zahle als Aktion 3 Macht und nimm jeder anderen Fraktion 1 Macht, um dir ein Zauberbuch zu verdienen.
    .source = Fraktionstafel

wars-fact-slumber = Auf der eigenen Tafel schläft ein Tor mit { A_DAT($units) } als Hüter
    .bare = Auf der eigenen Tafel schläft ein Tor ohne Hüter
    .units = { $count } schlafend auf der eigenen Tafel
wars-fact-sorcery = { CAP_A($units) } auf der Tafel { OF($side) }: { QUOTED($thing) } bis zum Ende der Verderbensphase
    .units = { $count } auf der Tafel { OF($side) }
wars-fact-borrowed = { QUOTED($thing) } { OF($side) } bis zum Ende der Verderbensphase
wars-fact-on-cards = Noch auf Tafeln von Gegnern: { COMMA($units) }
    .units = { $count } noch auf Tafeln von Gegnern

## Fragen

wars-ask-sl-gift-side = Wer erhält 3 Macht?
wars-ask-sorcery-unit = Welcher Schlangenmensch verlässt die Karte?
wars-ask-sorcery-side = Wessen Fähigkeit leihst du dir?
    .hint = { THE($unit) } geht auf diese Tafel
wars-ask-ritual-ancient-sorcery = Schlangenmenschen heim
wars-ask-doom-order-ancient-sorcery = Schlangenmenschen heim
wars-answers-ritual-ancient-sorcery = jeder kommt in ein beliebiges Gebiet und bringt dir 1 Macht
wars-answers-ritual-death-from-below = das billigste Monster deines Vorrats kommt kostenlos
wars-ask-serpent-area = Wo kommt ein Schlangenmensch zurück?
    .hint = { $left ->
        [one] und du erhältst 1 Macht
       *[other] und du erhältst 1 Macht; { $left } sind fort
     }
wars-ask-death-area = Wo kommt { THE($unit) } herauf?
    .hint = Tod aus der Tiefe
wars-ask-monster-side = Wessen Monster nimmst du { IN($area) } gefangen?
wars-ask-monster-unit = Welches Monster verlierst du an { THE_ACC($by) }?
    .hint = { IN($area) }
wars-ask-slumber-area = Welches Tor schläft ein?
wars-ask-rouse-area = Wo erwacht das Tor?
wars-ask-demand-sacrifice = Welches Opfer wählst du?
    .hint = vor dem Wurf
wars-ask-energy-nexus = Was tust du vor dem Kampf { IN($area) }?
    .hint = Kraftknoten · { THE($attacker) } greift { THE_ACC($defender) } an
wars-ask-energy-nexus-done = Nichts
wars-option-sacrifice-sign = Der Schläfer erhält ein Älteres Zeichen
wars-option-sacrifice-kills = Nur Schmerzen zufügen

wars-hint-sl-gift-side = Der Empfänger kann gleich damit handeln. Am besten wählst du, wer dir am wenigsten schaden kann.
wars-hint-sorcery-unit = Der Schlangenmensch ist bis zur nächsten Verderbensphase fort und sicher, dann kommt er in ein beliebiges Gebiet zurück und bringt dir 1 Macht.
wars-hint-sorcery-side = Du hast die Fähigkeit der Fraktion bis zum Ende der nächsten Verderbensphase. Sie behält sie auch.
wars-hint-serpent-area = Er kann in jedes Gebiet der Karte zurückkommen, und du erhältst 1 Macht.
wars-hint-death-area = Das billigste Monster in deinem Vorrat kommt kostenlos in ein Gebiet mit einer deiner Einheiten.
wars-hint-monster-side = Hat der Gegner, den du wählst, mehrere Monster dort, entscheidet er, welches er verliert.
wars-hint-monster-unit = Du entscheidest, welches deiner Monster gefangen genommen wird. In der nächsten Machtphase kehrt es in deinen Vorrat zurück.
wars-hint-slumber-area = Tor und Hüter verlassen die Karte und bringen dir weiter Macht und Verderben. Solange sie schlafen, kann sie niemand nehmen.
wars-hint-rouse-area = Das Tor kann in jedes Gebiet ohne Tor zurückkommen, sein Hüter mit ihm.
wars-hint-demand-sacrifice = Entweder erhält der Schläfer ein Älteres Zeichen, oder du kannst in diesem Kampf keine seiner Einheiten töten.
wars-hint-energy-nexus = Wo dein Zauberer steht, wurde ein Kampf angesagt: Du darfst eine Aktion ausführen, die dort beginnt, bevor gekämpft wird.

wars-why-monster-unit = Tsathoggua nimmt { IN($area) } eines deiner Monster gefangen, und du wählst, welches.
    .short = { $sign } { CAP_THE($side) } nimmt gefangen
wars-why-demand-sacrifice = Tsathoggua fordert { IN($area) } vor dem Wurf ein Opfer: ein Älteres Zeichen für { $sign } { THE_ACC($side) } oder deine Tötungen.
    .short = { $sign } { $side } fordert ein Opfer
wars-why-energy-nexus = Wo dein Zauberer ist, { IN($area) }, wurde ein Kampf angesagt: Du darfst zuerst handeln.
    .short = ein Kampf { IN($area) }

wars-tips-slumber-area = Das Tor { IN($area) } schlafen legen
wars-tips-rouse-area = Das Tor { IN($area) } wecken
wars-tips-death-area = { IN($area) } heraufkommen
wars-tips-serpent-area = { TO($area) } zurückkommen

## Warum etwas nicht gewählt werden kann

wars-reason-no-formless-spawn = { THE($unit) } erwacht nur neben einer Formlosen Brut
    .short = keine Formlose Brut
wars-reason-nobody-acts = niemand sonst kann mehr handeln
    .short = keiner handelt mehr
wars-reason-no-serpent-man = kein Schlangenmensch ist auf der Karte
    .short = kein Schlangenmensch
wars-reason-no-card = keine Fähigkeit ist mehr zu leihen
    .short = nichts zu leihen
wars-reason-no-monster = kein gegnerisches Monster bei { THE_DAT($unit) } kann gefangen genommen werden
    .short = kein Monster dort
wars-reason-gate-asleep = eines deiner Tore schläft schon
    .short = eines schläft schon
wars-reason-no-gate-asleep = keines deiner Tore schläft
    .short = keines schläft
wars-reason-not-lent = auf der Tafel { OF($side) } ist kein Schlangenmensch
    .short = nicht geliehen
wars-reason-not-in-area = das kann { IN($area) } nicht beginnen
    .short = nicht dort

## Was geschehen ist

wars-events-power-ancient-sorcery = { CAP_THE($side) } erhält **{ $amount } Macht** für einen Schlangenmenschen.
    .doer = Du erhältst **{ $amount } Macht** für einen Schlangenmenschen.
wars-events-power-burrow = { CAP_THE($side) } bekommt durch „Wühlen“ **{ $amount } Macht** zurück.
    .doer = Du bekommst durch „Wühlen“ **{ $amount } Macht** zurück.
wars-events-lethargy = { CAP_THE($side) } wartet in Lethargie.
    .doer = Du wartest in Lethargie.
wars-events-sorcery = { CAP_THE($side) } schickt { A_ACC($unit) } auf die Tafel { OF($card) }.
    .doer = Du schickst { A_ACC($unit) } auf die Tafel { OF($card) }.
wars-events-serpents-home = { CAP_THE($side) } ruft seine Schlangenmenschen heim: { $places }.
    .doer = Du rufst deine Schlangenmenschen heim: { $places }.
wars-events-death-from-below = { CAP_A($unit) } { OF($side) } kommt { IN($area) } aus der Tiefe.
    .doer = { CAP_YOUR($unit) } kommt { IN($area) } aus der Tiefe.
wars-events-gate-slept = { CAP_THE($side) } legt sein Tor { IN($area) } schlafen.
    .doer = Du legst dein Tor { IN($area) } schlafen.
wars-events-gate-woke = { CAP_THE($side) } weckt sein Tor { IN($area) }.
    .doer = Du weckst dein Tor { IN($area) }.
wars-events-monster-captured = Tsathoggua nimmt { A_ACC($unit) } { OF($owner) } { IN($area) } gefangen.
    .doer = Tsathoggua nimmt { A_ACC($unit) } { OF($owner) } { IN($area) } gefangen.
    .victim = Tsathoggua nimmt { YOUR_ACC($unit) } { IN($area) } gefangen.
wars-events-sl-give-3 = { CAP_THE($side) } zahlt { $paid } Macht, und { THE($receiver) } erhält **{ $amount } Macht**.
    .doer = Du zahlst { $paid } Macht, und { THE($receiver) } erhält **{ $amount } Macht**.
    .victim = { CAP_THE($side) } zahlt { $paid } Macht, und du erhältst **{ $amount } Macht**.
wars-events-sl-give-all = { CAP_THE($side) } zahlt { $paid } Macht, und die anderen erhalten: { $shares }.
    .doer = Du zahlst { $paid } Macht, und die anderen erhalten: { $shares }.
wars-events-sl-take-all = { CAP_THE($side) } zahlt { $paid } Macht, und die anderen verlieren: { $shares }.
    .doer = Du zahlst { $paid } Macht, und die anderen verlieren: { $shares }.
wars-events-sl-take-nothing = { CAP_THE($side) } zahlt { $paid } Macht, und niemand hat welche zu verlieren.
    .doer = Du zahlst { $paid } Macht, und niemand hat welche zu verlieren.
wars-events-energy-nexus = { CAP_THE($side) } handelt vor dem Kampf.
    .doer = Du handelst vor dem Kampf.
wars-events-demand-sacrifice = Tsathoggua fordert ein Opfer.
wars-events-sign-demand-sacrifice = { $signs ->
    [one] { CAP_THE($side) } erhält **{ $signs } Älteres Zeichen** als Opfer.
   *[other] { CAP_THE($side) } erhält **{ $signs } Ältere Zeichen** als Opfer.
 }
    .doer = { $signs ->
        [one] Du erhältst **{ $signs } Älteres Zeichen** als Opfer.
       *[other] Du erhältst **{ $signs } Ältere Zeichen** als Opfer.
     }
wars-events-softened = Alle Tötungen an Einheiten { OF($side) } sind in diesem Kampf Schmerzen.
    .doer = Alle Tötungen an deinen Einheiten sind in diesem Kampf Schmerzen.
wars-events-ordered-energy-nexus = keine Aktion vor dem Kampf

## Ziele

wars-goals-sl-give-3 = 3 Macht und eine ganze Aktion
    .how = Zahle, wenn die Fraktion, die die Macht erhält, sie nicht gegen dich verwenden kann und du nichts Besseres zu tun hast.
wars-goals-sl-give-all = 3 Macht und eine ganze Aktion
    .how = Zahle früh in einer Phase, oder wenn die anderen ohnehin keine Macht mehr haben: Jede Fraktion erhält nur 1.
wars-goals-sl-take-all = 3 Macht und eine ganze Aktion
    .how = Zahle früh, solange alle Macht zu verlieren haben.
wars-goals-sl-dice = viele Formlose Bruten, oder Tsathoggua gegen einen mächtigen Gegner
    .how = Drei Formlose Bruten werfen zusammen neun Würfel, zwei mit Tsathoggua sechs. Greif mit ihnen in einem leuchtenden Gebiet an.
wars-goals-sl-ritual = Macht für ein Ritual in der Verderbensphase
    .how = Behalte genug Macht für ein Ritual. Auch Schlangenmenschen, die heimkommen, bringen Macht dafür.
wars-goals-sl-awaken = 8 Macht, neben einer Formlosen Brut
    .how = Beschwöre eine Formlose Brut, spare 8 Macht und drücke „Erwecken“.
wars-need-sl-dice = Dein bester Angriff hat jetzt { $dice } von 6 Würfeln.
wars-need-sl-ritual = { $power ->
    [0] Du hast die Macht für ein Ritual.
   *[other] Nötig: noch { $power } Macht für ein Ritual.
 }

wars-orders-demand-sacrifice =
    .note = Ist Tsathoggua im Spiel, darfst du vor einem Kampf ein Opfer fordern. Nie: Du forderst keines.
wars-orders-energy-nexus =
    .note = Vor jedem Kampf in einem Gebiet mit einem deiner Zauberer darfst du eine Aktion ausführen. Nie: Du führst keine aus.

## Karten und Neues Spiel

wars-card-serpent-man = **Monster** bewachen und kämpfen. Beschwöre sie an deinen Toren: Zauberer 1, Schlangenmensch 2, Formlose Brut 3.
wars-card-formless-spawn = **Formlose Bruten** werden mit jeder weiteren auf der Karte stärker: Drei werfen neun Würfel.
wars-card-tsathoggua = **Tsathoggua** erwacht neben einer Formlosen Brut für 8 Macht. Seine Würfel sind die Macht, die deinem Gegner bleibt.
wars-card-sleeper-step-1 = Bewege einen Kultisten aus { THE_DAT($start) } hinaus und **errichte ein Tor**: 4 Macht.
wars-card-sleeper-step-2 = **Nimm allen 1 Macht** für 3 Macht: dein erstes Zauberbuch, solange die anderen noch Macht zu verlieren haben.
wars-card-sleeper-step-3 = Beschwöre in der nächsten Runde eine **Formlose Brut** und spare Macht für Tsathoggua.
wars-card-sleeper-step-4 = Ist Tsathoggua im Spiel, **warte** mit „Lethargie“, bis die anderen keine Macht mehr haben, und handle dann allein.
wars-card-other-sleeper = wartet, leiht sich etwas und versteckt ein Tor
wars-first-sleeper = Warte, bis sie müde sind.
    .wins = früh Zauberbücher für Macht, dann Geduld und Formlose Bruten
handicap-of-sleeper = Mit mehr Macht am Anfang kannst du gleich ein oder zwei Zauberbücher bezahlen.

## Gründe der Bots

wars-advice-sl-awaken = kann Tsathoggua eher erwecken
    .worse = erweckt Tsathoggua später
wars-advice-sl-dice = näher an sechs Würfeln in einem Kampf
    .worse = weiter weg von sechs Würfeln in einem Kampf
wars-advice-sl-ritual = spart Macht für ein Ritual
    .worse = hat weniger Macht für ein Ritual
wars-advice-sl-asleep = ein Tor schläft außer Reichweite
    .worse = kein Tor schläft
wars-advice-sl-lent = leiht sich eine Fähigkeit
    .worse = leiht sich weniger Fähigkeiten
wars-advice-sl-crowd = mehr Formlose Bruten beisammen
    .worse = weniger Formlose Bruten beisammen
wars-advice-sl-nexus = ein Zauberer an einem Tor
    .worse = kein Zauberer an einem Tor

## Eine Lektion

wars-lesson-14-sorcery = Schläfer: was andere können
    .short = Uralte Zauberei
    .learns-1 = wie du dir die Fähigkeit einer anderen Fraktion leihst
    .learns-2 = wann deine Schlangenmenschen heimkommen
    .end = Du bist mit einem Kultisten des Schläfers **geflogen** und hast zwei Gebiete weiter ein Tor errichtet.
    .after = In der nächsten Verderbensphase kommt der Schlangenmensch in ein beliebiges Gebiet zurück und bringt 1 Macht.
wars-lesson-14-sorcery-step-1 = Du bist der Schläfer und hast **5 Macht**. Die anderen haben keine Macht mehr. Das Kriechende Chaos in **Asien** kann etwas, das du nicht kannst: Es fliegt.
    .title = Was andere können
wars-lesson-14-sorcery-step-2 = Drücke **Zauberei** und wähle **Kriechendes Chaos**. Dein Schlangenmensch geht für 1 Macht auf dessen Tafel.
    .title = Leih dir den Flug
    .why = Bis zum Ende der nächsten Verderbensphase hast du die Fähigkeit auch. Das Kriechende Chaos behält sie.
    .could-1 = Leih dir zuerst die Fähigkeit, die den Rest leichter macht.
    .could-2 = Die Fähigkeit des Großen Cthulhu hilft nur, Tsathoggua zu erwecken. Wähle **Kriechendes Chaos**.
    .could-3 = Deine Macht wäre fort. Drücke **Zauberei**.
wars-lesson-14-sorcery-step-3 = Drücke **Bewegen**, wähle den Akolythen neben deinem Hüter und flieg nach **Afrika**. Drücke dann **Fertig**.
    .title = Flieg
    .why = Jede deiner Einheiten bewegt sich jetzt für 1 Macht bis zu zwei Gebiete weit, über alles hinweg, was dazwischen liegt.
    .could-1 = Für ein Tor gibt es einen besseren Ort. Drücke **Bewegen** und flieg nach **Afrika**.
wars-lesson-14-sorcery-step-4 = In **Afrika** steht kein Tor, und sonst ist niemand da. Drücke **Tor errichten**: 3 Macht.
    .title = Errichte dort ein Tor
    .could-1 = Ein zweites Tor ist jetzt mehr wert als alles andere. Drücke **Tor errichten**.
wars-lesson-14-sorcery-step-5 = Deine Tafel zeigt, was du dir **geliehen** hast. Ist später **Tsathoggua** im Spiel, kannst du mit **Lethargie** auch warten, bis die anderen ihre Macht ausgegeben haben.
    .title = Geduld

## Klarstellungen

wars-rules-r86 = Schlangenmenschen kommen heim, wenn du mit deinem Ritual am Zug bist, davor oder danach, wie du willst; die Macht, die sie bringen, darf es bezahlen. In der Ersten Ausgabe kommen sie nach allen Ritualen. Sie müssen kommen. Die geliehene Fähigkeit bleibt, bis die Phase endet. Auf jeder Tafel ist höchstens ein Schlangenmensch; er ist im Spiel, aber weder auf der Karte noch im Vorrat, und niemand erreicht ihn. Geliehen wird nur die besondere Fähigkeit der Fraktion, nie ein Zauberbuch oder die Fähigkeit eines Großen Alten. „Tod aus der Tiefe“ bringt nichts, solange du keine Einheit auf der Karte hast.
    .title = Uralte Zauberei und Tod aus der Tiefe
    .source = Klarstellung R86; Fraktionstafel
wars-rules-r87 = Für „Lethargie“ brauchst du Macht, wie für jede Aktion, und eine andere Fraktion, die noch handeln kann: Sonst endete die Aktionsphase nie. Die 3 Macht, die der Schläfer gibt, müssen an eine Fraktion einer anderen Person gehen. Niemand verliert Macht, die er nicht hat.
    .title = Lethargie und Geschenke von Macht
    .source = Klarstellung R87; Fraktionstafel
wars-rules-r88 = „Wühlen“ gibt für jede Bewegungsaktion, für die der Schläfer mindestens 2 Macht ausgegeben hat, einmal 1 Macht zurück, ein Aufschlag mitgezählt. Mit „Monster fangen“ nimmst du nur Monster gefangen; ein Großer Alter des Opfers im Gebiet schützt sie, seine anderen Monster nicht. Ein gefangenes Dunkles Junges lässt sein Tor verlassen zurück.
    .title = Wühlen und Monster fangen
    .source = Klarstellung R88; Karte
wars-rules-r89 = Ein schlafendes Tor und sein Hüter bringen in beiden Ausgaben 3 Macht in der Machtphase, 1 Verderben in der Verderbensphase und 1 im Ritual, sind aber in keiner Hinsicht auf der Karte. Nimmt „Ghroth“ Kultisten, darf der Schläfer den schlafenden Hüter hergeben, obwohl niemand ihn verlangen kann; dann bringt das Tor nichts mehr und kommt verlassen zurück.
    .title = Ein Tor, das schläft
    .source = Klarstellung R89; Karte
wars-rules-r90 = „Opfer fordern“ nutzt der Schläfer, wenn er vor dem Kampf an der Reihe ist, höchstens einmal in einem Kampf; Tsathoggua muss nicht dabei sein. Der Gegner wählt sofort, vor dem Wurf. Tötungen, die zu Schmerzen werden, sind in jeder Hinsicht Schmerzen; was eliminiert wird, ist nicht gerettet.
    .title = Opfer fordern
    .source = Klarstellung R90; Karte
wars-rules-r91 = „Kraftknoten“ gilt in jedem Kampf in einem Gebiet mit einem Zauberer, sobald er angesagt und bezahlt ist. Die Aktion muss dort beginnen. Nicht erlaubt sind eine freie Aktion, Passen, „Lethargie“, eine Zahlung für ein Zauberbuch und das Zurückbringen eines Tors. Was sie einbringt, gibt es sofort, denn der Kampf hat noch nicht begonnen. Hat eine Seite danach keine Einheit mehr dort, findet kein Kampf statt, doch gilt er als angesagt. Ein Kampf darin wird ganz zu Ende geführt, bevor der erste weitergeht; die Grenze von einem Kampf in einem Gebiet gilt für den eigenen Zug jeder Fraktion.
    .title = Kraftknoten
    .source = Klarstellung R91; Karte

## Wofür es ein Zauberbuch gab: „für …“, im Akkusativ, in einer Zeile des Verlaufs

wars-earned-sl-give-3 = 3 verschenkte Macht
wars-earned-sl-give-all = 1 Macht für alle anderen
wars-earned-sl-take-all = 1 Macht weniger für alle anderen
wars-earned-sl-dice = sechs geworfene Würfel
wars-earned-sl-ritual = ein Ritual
wars-earned-sl-awaken = das Erwecken Tsathogguas
wars-rules-r93 = „Tod aus der Tiefe“ geschieht immer. Auf der Karte steht kein „darfst“, also kannst du nicht verzichten; du wählst nur das Gebiet. Wären mehrere Arten von Monstern gleich billig, würdest du auch das Monster wählen.
    .title = Tod aus der Tiefe geschieht immer
    .source = Klarstellung R93; Fraktionstafel
wars-rules-r94 = Vor einem Kampf, den der Schläfer angesagt hat, erlaubt „Kraftknoten“ jede Aktion, die in dem Gebiet beginnt, nur keinen zweiten Kampf des Schläfers dort. Die Karte gibt eine Aktion mehr, hebt aber die Grenze von einem Kampf je Gebiet in deinem Zug nicht auf. Vor einem Kampf, den ein anderer Spieler angesagt hat, darf der Schläfer dort einen Kampf beginnen.
    .title = Kraftknoten und ein zweiter Kampf
    .source = Klarstellung R94; Klarstellungen R12, R91; Karte
wars-rules-r95 = Hat eine Fraktion in einer Verderbensphase mehrere besondere Ereignisse, wählt ihr Besitzer die Reihenfolge. Die Schlangenmenschen des Schläfers dürfen vor oder nach dem „Tod aus der Tiefe“ heimkommen. Was geschehen muss, kannst du zuerst wählen; worauf du verzichten darfst, kannst du auch zum Schluss noch lassen.
    .title = Die Reihenfolge besonderer Ereignisse
    .source = Klarstellung R95; Regelbuch V; eigene Regel
