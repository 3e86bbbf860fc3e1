### Der Verlauf: was geschah, wie man es Zuschauern sagt; .doer dem, der es tat, .victim dem, dem es geschah.
### Eine Zeile kann aus mehreren dieser Sätze hintereinander bestehen.

## Überschriften

wars-events-phase-gather = Runde { $turn } · Macht sammeln
wars-events-phase-doom = Runde { $turn } · Verderben
wars-events-phase-action = Runde { $turn } · Aktionen
wars-events-round = { $turn ->
    [0] Umlauf { $round }
   *[other] Runde { $turn }, Umlauf { $round }
 }
wars-events-ended = Die Partie endet: { $end }
wars-events-won = { CAP_THE($sides) } gewinnt mit **{ $doom } Verderben**.
wars-events-won-ahead = { CAP_THE($sides) } gewinnt mit **{ $doom } Verderben** vor { $others }.
wars-events-won-shared = { CAP_THE($sides) } teilen sich mit je **{ $doom } Verderben** den Sieg.
wars-events-won-pair = { CAP_THE($sides) } gewinnen mit zusammen **{ $doom } Verderben** vor { $others }.
wars-events-won-pair-shared = { CAP_THE($sides) } teilen sich den Sieg.
wars-events-score = { THE_DAT($side) } mit { $doom }
wars-events-won-not-able = Ohne sechs Zauberbücher: { $others }.

## Macht sammeln, Startspieler, Verderben

wars-events-handicap = { CAP_THE($side) } beginnt mit einer Vorgabe: **{ $given }**.
    .doer = Du beginnst mit einer Vorgabe: **{ $given }**.

# $parts sagt, woher die Macht kommt.
wars-events-gathered = { CAP_THE($side) } sammelt **{ $total } Macht**: { $parts }.
    .doer = Du sammelst **{ $total } Macht**: { $parts }.
wars-events-gathered-nothing = { CAP_THE($side) } sammelt keine Macht.
    .doer = Du sammelst keine Macht.
wars-events-gathered-cultists = { $number ->
    [one] { $number } Kultist
   *[other] { $number } Kultisten
 }
wars-events-gathered-gates = { $number ->
    [one] { $number } Tor
   *[other] { $number } Tore
 }
wars-events-gathered-abandoned = { $number ->
    [one] { $number } verlassenes Tor
   *[other] { $number } verlassene Tore
 }
wars-events-gathered-captives = { $number ->
    [one] { $number } Gefangener
   *[other] { $number } Gefangene
 }
wars-events-gathered-minimum = { $number } bis zur Mindestmacht
wars-events-gathered-handicap = { $number } als Vorgabe
wars-events-gathered-bonus = { $number } durch { THE_ACC($ability) }

wars-events-returned = { CAP_THE($side) } gibt { A_ACC($unit) } { OF($owner) } in den Vorrat zurück.
    .doer = Du gibst { A_ACC($unit) } { OF($owner) } in den Vorrat zurück.
    .victim = { CAP_THE($side) } gibt { YOUR_ACC($unit) } in deinen Vorrat zurück.

wars-events-power = { CAP_THE($side) } erhält **{ $amount } Macht**.
    .doer = Du erhältst **{ $amount } Macht**.
wars-events-power-passion = { CAP_THE($side) } erhält **{ $amount } Macht** durch „Passion“.
    .doer = Du erhältst **{ $amount } Macht** durch „Passion“.
wars-events-power-harbinger = { CAP_THE($side) } erhält **{ $amount } Macht** durch den Vorboten.
    .doer = Du erhältst **{ $amount } Macht** durch den Vorboten.
wars-events-power-bg-share = { CAP_THE($side) } teilt mit jedem Gegner ein Gebiet und erhält dafür **{ $amount } Macht**.
    .doer = Du teilst mit jedem Gegner ein Gebiet und erhältst dafür **{ $amount } Macht**.

wars-events-first-player = { CAP_THE($side) } ist Startspieler.
    .doer = Du bist Startspieler.
wars-events-clockwise = Gespielt wird im Uhrzeigersinn.
wars-events-counterclockwise = Gespielt wird gegen den Uhrzeigersinn.
wars-events-drafted = Spieler { $seat } nimmt { THE_ACC($side) }.
    .doer = Du nimmst { THE_ACC($side) }.
wars-events-set-up = { CAP_THE($side) } beginnt { IN($area) }.
    .doer = Du beginnst { IN($area) }.

wars-events-decay = Der Verfall steigt auf **{ $number }**: So viel Macht kostet der nächste Zug.
wars-events-decay-paid = { CAP_THE($side) } zahlt **{ $amount } Macht** für den Verfall.
    .doer = Du zahlst **{ $amount } Macht** für den Verfall.
wars-events-decayed = { CAP_THE($side) } kann den Verfall nicht zahlen und verliert den Rest: **{ $amount } Macht**.
    .doer = Du kannst den Verfall nicht zahlen und verlierst den Rest: **{ $amount } Macht**.

wars-events-doom = { CAP_THE($side) } erhält **{ $amount } Verderben**.
    .doer = Du erhältst **{ $amount } Verderben**.
wars-events-doom-loss = { CAP_THE($side) } erhält **{ $amount } Verderben** für gegnerische Verluste.
    .doer = Du erhältst **{ $amount } Verderben** für gegnerische Verluste.
wars-events-doom-spared = { CAP_THE($side) } erhält **{ $amount } Verderben** für eine gegnerische Einheit, die eine Tötung überlebt hat.
    .doer = Du erhältst **{ $amount } Verderben** für eine gegnerische Einheit, die eine Tötung überlebt hat.

# $shares sind Seiten mit je einer Zahl.
wars-events-doom-gates = Verderben für Tore: { $shares }.
wars-events-share = { $side } { $number }

wars-events-ritual = { CAP_THE($side) } führt für { $cost } Macht ein Ritual durch: **{ $gains }**.
    .doer = Du führst für { $cost } Macht ein Ritual durch: **{ $gains }**.
wars-events-ritual-nothing = { CAP_THE($side) } führt für { $cost } Macht ein Ritual durch, kontrolliert aber kein Tor.
    .doer = Du führst für { $cost } Macht ein Ritual durch, kontrollierst aber kein Tor.
wars-events-instant-death = Der Ritualmarker steht auf **Jäher Tod**: Die Partie endet mit dieser Verderbensphase.
wars-events-doom-gained = { $number } Verderben
wars-events-signs-gained = { $number ->
    [one] { $number } Älteres Zeichen
   *[other] { $number } Ältere Zeichen
 }
wars-events-declined = { $sides ->
    [one] { CAP_THE($sides) } führt kein Ritual durch.
   *[other] { CAP_THE($sides) } führen kein Ritual durch.
 }
    .doer = Du führst kein Ritual durch.

# Was Daueranweisungen geantwortet haben, nur ihrem Besitzer gesagt; $answers beginnen klein.
wars-events-ordered = <second>Für dich geantwortet: { COMMA($answers) }.</>
wars-events-ordered-other = abgelehnt
wars-events-ordered-ritual = kein Ritual
wars-events-ordered-before-first-player = Macht vor der Wahl des Startspielers unverändert
wars-events-ordered-doom-event = nichts mehr in dieser Verderbensphase
wars-events-ordered-reveal = deine Älteren Zeichen bleiben verdeckt
wars-events-ordered-devolve = keine Rückbildung
wars-events-ordered-pre-battle = keine Fähigkeit vor dem Kampf
wars-events-ordered-emissary = kein Gesandter
wars-events-ordered-vengeance = keine Rache
wars-events-ordered-madness = kein Wahnsinn
wars-events-ordered-necrophagy = keine Ghule

wars-events-sign = { $signs ->
    [one] { CAP_THE($side) } erhält **{ $signs } Älteres Zeichen**.
   *[other] { CAP_THE($side) } erhält **{ $signs } Ältere Zeichen**.
 }
    .doer = { $signs ->
        [one] Du erhältst **{ $signs } Älteres Zeichen**.
       *[other] Du erhältst **{ $signs } Ältere Zeichen**.
     }
wars-events-sign-harbinger = { $signs ->
    [one] { CAP_THE($side) } erhält durch den Vorboten **{ $signs } Älteres Zeichen**.
   *[other] { CAP_THE($side) } erhält durch den Vorboten **{ $signs } Ältere Zeichen**.
 }
    .doer = { $signs ->
        [one] Du erhältst durch den Vorboten **{ $signs } Älteres Zeichen**.
       *[other] Du erhältst durch den Vorboten **{ $signs } Ältere Zeichen**.
     }
wars-events-sign-third-eye = { $signs ->
    [one] { CAP_THE($side) } erhält durch das Dritte Auge **{ $signs } Älteres Zeichen**.
   *[other] { CAP_THE($side) } erhält durch das Dritte Auge **{ $signs } Ältere Zeichen**.
 }
    .doer = { $signs ->
        [one] Du erhältst durch das Dritte Auge **{ $signs } Älteres Zeichen**.
       *[other] Du erhältst durch das Dritte Auge **{ $signs } Ältere Zeichen**.
     }
# Den Wert erfährt nur, wer ihn wissen darf.
wars-events-drawn = { $values ->
    [one] { CAP_THE($side) } zieht ein Älteres Zeichen im Wert von **{ $values } Verderben**.
   *[other] { CAP_THE($side) } zieht Ältere Zeichen im Wert von **{ $values } Verderben**.
 }
    .doer = { $values ->
        [one] Du ziehst ein Älteres Zeichen im Wert von **{ $values } Verderben**.
       *[other] Du ziehst Ältere Zeichen im Wert von **{ $values } Verderben**.
     }
wars-events-revealed = { $values ->
    [one] { CAP_THE($side) } deckt ein Älteres Zeichen auf: **{ $total } Verderben**.
   *[other] { CAP_THE($side) } deckt { $number } Ältere Zeichen auf ({ COMMA($values) }): **{ $total } Verderben**.
 }
    .doer = { $values ->
        [one] Du deckst ein Älteres Zeichen auf: **{ $total } Verderben**.
       *[other] Du deckst { $number } Ältere Zeichen auf ({ COMMA($values) }): **{ $total } Verderben**.
     }

## Bedingungen und Zauberbücher

wars-events-requirement = { CAP_THE($side) } verdient sich { $requirements ->
    [one] ein Zauberbuch
   *[other] Zauberbücher
 } für { $requirements }.
    .doer = Du verdienst dir { $requirements ->
        [one] ein Zauberbuch
       *[other] Zauberbücher
     } für { $requirements }.
wars-events-requirement-taken = { CAP_THE($side) } verdient sich { QUOTED($books) } für { $requirements }.
    .doer = Du verdienst dir { QUOTED($books) } für { $requirements }.
wars-events-book = { CAP_THE($side) } nimmt { QUOTED($books) }.
    .doer = Du nimmst { QUOTED($books) }.
# Warum es zählt: Ohne alle sechs gewinnt niemand.
wars-events-sixth-book = { CAP_THE($side) } hat alle sechs Zauberbücher und kann jetzt gewinnen.
    .doer = Du hast alle sechs Zauberbücher und kannst jetzt gewinnen.

## Gewöhnliche Aktionen

wars-events-captured = { CAP_THE($side) } nimmt { IN($area) } { A_ACC($unit) } { OF($owner) } gefangen.
    .doer = Du nimmst { IN($area) } { A_ACC($unit) } { OF($owner) } gefangen.
    .victim = { CAP_THE($side) } nimmt { IN($area) } { YOUR_ACC($unit) } gefangen.

# $moves sind je ein .part für jedes Gebiet, in das Einheiten ziehen.
wars-events-moved = { CAP_THE($side) } bewegt { $moves }.
    .doer = Du bewegst { $moves }.
    .part = { A_ACC($units) } { TO($area) }
wars-events-flown = { CAP_THE($side) } bewegt im Flug { $moves }.
    .doer = Du bewegst im Flug { $moves }.
wars-events-retreat = Rückzug: { $moves }.

wars-events-gate-built = { CAP_THE($side) } errichtet { IN($area) } für 3 Macht ein Tor.
    .doer = Du errichtest { IN($area) } für 3 Macht ein Tor.
wars-events-gate-built-plain = { CAP_THE($side) } errichtet { IN($area) } ein Tor.
    .doer = Du errichtest { IN($area) } ein Tor.
wars-events-gate-taken = { CAP_THE($side) } besetzt das Tor { IN($area) }.
    .doer = Du besetzt das Tor { IN($area) }.
wars-events-gate-taken-by = { CAP_THE($side) } besetzt das Tor { IN($area) } mit { A_DAT($unit) }.
    .doer = Du besetzt das Tor { IN($area) } mit { A_DAT($unit) }.
wars-events-gate-left = { CAP_THE($side) } verlässt das Tor { IN($area) }.
    .doer = Du verlässt das Tor { IN($area) }.
# Eine Fähigkeit nimmt ein Tor und seinen Hüter mit.
wars-events-gate-carried = Das Tor wandert { FROM($origin) } { TO($area) }.
wars-events-gate-removed = Das Tor { IN($area) } ist verschwunden.
# Tore, die im Lauf von etwas anderem verlassen werden; .victim wird dem gesagt, der sie hütete.
wars-events-gates-abandoned = { $areas ->
    [one] Das Tor { IN($areas) } ist verlassen.
   *[other] Die Tore { IN($areas) } sind verlassen.
 }
    .doer = { $areas ->
        [one] Dein Tor { IN($areas) } ist verlassen.
       *[other] Deine Tore { IN($areas) } sind verlassen.
     }
    .victim = { $areas ->
        [one] Du verlierst das Tor { IN($areas) }.
       *[other] Du verlierst die Tore { IN($areas) }.
     }

wars-events-recruited = { CAP_THE($side) } rekrutiert { IN($area) } { A_ACC($unit) }.
    .doer = Du rekrutierst { IN($area) } { A_ACC($unit) }.
# $places sind je ein .part für jedes Gebiet.
wars-events-summoned = { $cost ->
    [0] { CAP_THE($side) } beschwört { $places }.
   *[other] { CAP_THE($side) } beschwört für { $cost } Macht { $places }.
 }
    .doer = { $cost ->
        [0] Du beschwörst { $places }.
       *[other] Du beschwörst für { $cost } Macht { $places }.
     }
    .part = { A_ACC($units) } { IN($area) }
wars-events-awakened = { $cost ->
    [0] { CAP_THE($side) } erweckt { THE_ACC($unit) } { IN($area) }.
   *[other] { CAP_THE($side) } erweckt für { $cost } Macht { THE_ACC($unit) } { IN($area) }.
 }
    .doer = { $cost ->
        [0] Du erweckst { THE_ACC($unit) } { IN($area) }.
       *[other] Du erweckst für { $cost } Macht { THE_ACC($unit) } { IN($area) }.
     }
wars-events-awakened-given = { $cost ->
    [0] { CAP_THE($side) } opfert { A_ACC($given) } und erweckt { THE_ACC($unit) } { IN($area) }.
   *[other] { CAP_THE($side) } opfert { A_ACC($given) } und erweckt für { $cost } Macht { THE_ACC($unit) } { IN($area) }.
 }
    .doer = { $cost ->
        [0] Du opferst { A_ACC($given) } und erweckst { THE_ACC($unit) } { IN($area) }.
       *[other] Du opferst { A_ACC($given) } und erweckst für { $cost } Macht { THE_ACC($unit) } { IN($area) }.
     }
wars-events-appeared = { CAP_A($unit) } { OF($owner) } erscheint { IN($area) }.
    .doer = { CAP_YOUR($unit) } erscheint { IN($area) }.
# Eine andere Einheit tritt an ihre Stelle; sie ist nicht verloren.
wars-events-withdrawn = { CAP_A($unit) } { OF($owner) } kehrt { FROM($area) } in den Vorrat zurück.
    .doer = { CAP_YOUR($unit) } kehrt { FROM($area) } in den Vorrat zurück.
wars-events-out = { CAP_A($unit) } { OF($owner) } verlässt die Partie für immer.
    .doer = { CAP_YOUR($unit) } verlässt die Partie für immer.
wars-events-passed = { $power ->
    [0] { CAP_THE($side) } passt.
   *[other] { CAP_THE($side) } passt und verzichtet auf { $power } Macht.
 }
    .doer = { $power ->
        [0] Du passt.
       *[other] Du passt und verzichtest auf { $power } Macht.
     }

## Andere Aktionen

# $units geht mit; es kann niemand sein.
wars-events-submerged = { $units ->
    [0] { CAP_THE($unit) } taucht { IN($area) } ab.
   *[other] { CAP_THE($unit) } taucht { IN($area) } mit { A_DAT($units) } ab.
 }
wars-events-emerged = { $units ->
    [0] { CAP_THE($unit) } taucht { IN($area) } auf.
   *[other] { CAP_THE($unit) } taucht { IN($area) } mit { A_DAT($units) } auf.
 }
wars-events-dreams = { CAP_THE($side) } sendet Träume { TO($area) } und ersetzt { A_ACC($unit) } { OF($owner) }.
    .doer = Du sendest Träume { TO($area) } und ersetzt { A_ACC($unit) } { OF($owner) }.
    .victim = { CAP_THE($side) } sendet Träume { TO($area) } und ersetzt { YOUR_ACC($unit) }.
wars-events-devolve = { $number ->
    [1] { CAP_THE($side) } macht { IN($areas) } aus { A_DAT($units) } ein Tiefes Wesen.
   *[other] { CAP_THE($side) } macht { IN($areas) } aus { A_DAT($units) } Tiefe Wesen.
 }
    .doer = { $number ->
        [1] Du machst { IN($areas) } aus { A_DAT($units) } ein Tiefes Wesen.
       *[other] Du machst { IN($areas) } aus { A_DAT($units) } Tiefe Wesen.
     }
wars-events-zingaya = { CAP_THE($side) } setzt { IN($area) } Zingaya ein: { CAP_A($unit) } { OF($owner) } wird zum **Untoten**.
    .doer = Du setzt { IN($area) } Zingaya ein: { CAP_A($unit) } { OF($owner) } wird zu deinem **Untoten**.
    .victim = { CAP_THE($side) } setzt { IN($area) } Zingaya ein: { CAP_YOUR($unit) } wird zum **Untoten**.
wars-events-cc-pay = { $paid ->
    [10] { CAP_THE($side) } zahlt { $paid } Macht für zwei Zauberbücher.
   *[other] { CAP_THE($side) } zahlt { $paid } Macht für ein Zauberbuch.
 }
    .doer = { $paid ->
        [10] Du zahlst { $paid } Macht für zwei Zauberbücher.
       *[other] Du zahlst { $paid } Macht für ein Zauberbuch.
     }
wars-events-given-up = { CAP_THE($side) } opfert { A_ACC($units) }.
    .doer = Du opferst { A_ACC($units) }.
wars-events-blood-sacrifice = { CAP_THE($side) } opfert { IN($areas) } { A_ACC($units) } für 1 Älteres Zeichen.
    .doer = Du opferst { IN($areas) } { A_ACC($units) } für 1 Älteres Zeichen.
wars-events-ys-gift = { CAP_THE($side) } schenkt { THE_DAT($receiver) } { $amount } Verderben.
    .doer = Du schenkst { THE_DAT($receiver) } { $amount } Verderben.
    .victim = { CAP_THE($side) } schenkt dir { $amount } Verderben.

wars-events-desecrated = { CAP_THE($side) } entweiht { THE_ACC($area) }: { $roll } gewürfelt, nötig waren höchstens { $needed }.
    .doer = Du entweihst { THE_ACC($area) }: { $roll } gewürfelt, nötig waren höchstens { $needed }.
wars-events-desecrated-not = { CAP_THE_DAT($side) } misslingt es, { THE_ACC($area) } zu entweihen: { $roll } gewürfelt, nötig waren höchstens { $needed }.
    .doer = Dir misslingt es, { THE_ACC($area) } zu entweihen: { $roll } gewürfelt, nötig waren höchstens { $needed }.
wars-events-desecrated-alone = { CAP_THE($area) } ist entweiht.
wars-events-comes = { CAP_A($unit) } erscheint.

wars-events-thousand-forms = { CAP_THE($side) } nutzt die Tausend Gestalten und würfelt { $roll }.
    .doer = Du nutzt die Tausend Gestalten und würfelst { $roll }.
wars-events-thousand-forms-refused = Die anderen einigen sich nicht: { CAP_THE($side) } erhält **{ $amount } Macht**.
    .doer = Die anderen einigen sich nicht: Du erhältst **{ $amount } Macht**.
wars-events-thousand-forms-agreed = Die anderen zahlen **{ $amount } Macht**: { $shares }.

wars-events-ghroth = { CAP_THE($side) } ruft Ghroth: { $roll } gewürfelt, nötig waren höchstens { $needed }.
    .doer = Du rufst Ghroth: { $roll } gewürfelt, nötig waren höchstens { $needed }.
wars-events-ghroth-failed = { CAP_THE($side) } ruft Ghroth vergebens: { $roll } gewürfelt, nötig waren höchstens { $needed }.
    .doer = Du rufst Ghroth vergebens: { $roll } gewürfelt, nötig waren höchstens { $needed }.
wars-events-ghroth-vain = { CAP_THE($side) } ruft Ghroth ohne Pilze auf der Karte: { $roll } gewürfelt, und kein Wurf war niedrig genug.
    .doer = Du rufst Ghroth ohne Pilze auf der Karte: { $roll } gewürfelt, und kein Wurf war niedrig genug.
wars-events-ghroth-refused = Die anderen einigen sich nicht.
# $losses sind je ein .part für jede Seite und jedes Gebiet.
wars-events-ghroth-lost = Verloren: { $losses }.
    .part = { A($units) } { OF($owner) } { IN($area) }
wars-events-ghroth-lost-yours = { YOUR($units) } { IN($area) }

wars-events-rolled-for = { CAP_THE($side) } würfelt { $roll } und braucht höchstens { $needed }.
    .doer = Du würfelst { $roll } und brauchst höchstens { $needed }.
wars-events-rolled-for-plain = { CAP_THE($side) } würfelt { $roll }.
    .doer = Du würfelst { $roll }.
wars-events-pledged = { CAP_THE($side) } sagt { $number } zu.
    .doer = Du sagst { $number } zu.

wars-events-avatar = { CAP_THE($side) } nutzt „Avatar“: { CAP_THE($unit) } { IN($origin) } tauscht den Platz mit { A_DAT($second) } { OF($owner) } { IN($area) }.
    .doer = Du nutzt „Avatar“: { CAP_THE($unit) } { IN($origin) } tauscht den Platz mit { A_DAT($second) } { OF($owner) } { IN($area) }.
    .victim = { CAP_THE($side) } nutzt „Avatar“: { CAP_THE($unit) } { IN($origin) } tauscht den Platz mit { YOUR_DAT($second) } { IN($area) }.
wars-events-he-who = { CAP_THE($side) } schickt Hastur { TO($area) }.
    .doer = Du schickst Hastur { TO($area) }.
wars-events-screaming-dead = { $units ->
    [0] { CAP_THE($side) } lässt den König in Gelb { TO($area) } ziehen.
   *[other] { CAP_THE($side) } lässt den König in Gelb mit { A_DAT($units) } { TO($area) } ziehen.
 }
    .doer = { $units ->
        [0] Du lässt den König in Gelb { TO($area) } ziehen.
       *[other] Du lässt den König in Gelb mit { A_DAT($units) } { TO($area) } ziehen.
     }
wars-events-shriek = { CAP_THE($side) } sammelt { A_ACC($units) } { IN($area) }.
    .doer = Du sammelst { A_ACC($units) } { IN($area) }.

## Kämpfe

wars-events-battle = { CAP_THE($side) } greift { THE_ACC($enemy) } { IN($area) } an.
    .doer = Du greifst { THE_ACC($enemy) } { IN($area) } an.
    .victim = { CAP_THE($side) } greift dich { IN($area) } an.
# Nach etwas, das davor kam, etwa einer Aktion oder einem anderen Kampf.
wars-events-battle-resumed = Der Kampf { OF($side) } gegen { THE_ACC($enemy) } { IN($area) } geht weiter.
    .doer = Dein Kampf gegen { THE_ACC($enemy) } { IN($area) } geht weiter.
    .victim = Der Kampf { OF($side) } gegen dich { IN($area) } geht weiter.
# $results sind die beiden folgenden, soweit es sie gibt.
wars-events-rolled = { CAP_THE($side) } würfelt { $results }.
    .doer = Du würfelst { $results }.
wars-events-rolled-kills = { $number ->
    [one] { $number } Tötung
   *[other] { $number } Tötungen
 }
wars-events-rolled-pains = { $number ->
    [one] { $number } Schmerz
   *[other] { $number } Schmerzen
 }
wars-events-missed = { CAP_THE($side) } trifft nicht.
    .doer = Du triffst nicht.
wars-events-rerolled = { CAP_THE($side) } würfelt noch einmal und hat nun { $results }.
    .doer = Du würfelst noch einmal und hast nun { $results }.
wars-events-rerolled-missed = { CAP_THE($side) } würfelt noch einmal und trifft wieder nicht.
    .doer = Du würfelst noch einmal und triffst wieder nicht.
wars-events-missed-both = Keine Seite trifft.
wars-events-wiped-out = { $sides ->
    [one] { CAP_THE($sides) } hat keine Einheiten mehr im Kampf.
   *[other] { CAP_THE($sides) } haben keine Einheiten mehr im Kampf.
 }
    .victim = Du hast keine Einheiten mehr im Kampf.

wars-events-ability = { CAP_THE($side) } nutzt { QUOTED($ability) }.
    .doer = Du nutzt { QUOTED($ability) }.
wars-events-emissary = Nyarlathotep macht aus der Tötung einen Schmerz.
wars-events-madness = { CAP_THE($side) } bestimmt, wohin sich alle gepeinigten Einheiten zurückziehen.
    .doer = Du bestimmst, wohin sich alle gepeinigten Einheiten zurückziehen.
wars-events-vengeance = { CAP_THE($side) } bestimmt, auf welche gegnerischen Einheiten die Tötungen und Schmerzen entfallen.
    .doer = Du bestimmst, auf welche gegnerischen Einheiten die Tötungen und Schmerzen entfallen.
wars-events-devour = Cthulhu verschlingt { A_ACC($unit) } { OF($owner) }.
    .victim = Cthulhu verschlingt { YOUR_ACC($unit) }.
wars-events-absorb = Ein Shoggothe verleibt sich { A_ACC($unit) } ein: 3 Würfel mehr.
    .doer = Dein Shoggothe verleibt sich { A_ACC($unit) } ein: 3 Würfel mehr.
wars-events-abduct = Ein Dunkeldürrer geht verloren und reißt { A_ACC($unit) } { OF($owner) } mit sich.
    .victim = Ein Dunkeldürrer geht verloren und reißt { YOUR_ACC($unit) } mit sich.
wars-events-abduct-alone = Ein Dunkeldürrer geht verloren.
wars-events-hidden = Ein Fliegender Polyp lässt { A_ACC($unit) } { OF($owner) } aus dem Kampf verschwinden.
    .victim = Ein Fliegender Polyp lässt { YOUR_ACC($unit) } aus dem Kampf verschwinden.
wars-events-hidden-polyp = { CAP_A($unit) } { OF($owner) } verschwindet aus dem Kampf.
    .doer = { CAP_YOUR($unit) } verschwindet aus dem Kampf.
wars-events-seek-and-destroy = { CAP_A($unit) } kommt { FROM($origin) } zum Kampf.
wars-events-necrophagy = { $ghouls ->
    [one] { CAP_A($units) } kommt zum Fressen: Jede Seite erleidet { $ghouls } Schmerz mehr.
   *[other] { CAP_A($units) } kommen zum Fressen: Jede Seite erleidet { $ghouls } Schmerzen mehr.
 }

# $losses sind die folgenden, je einer für jede Seite, die Einheiten verliert.
wars-events-killed = Getötet: { $losses }.
wars-events-great-killed = { CAP_THE($unit) } wird **getötet**.
    .victim = { CAP_YOUR($unit) } wird **getötet**.
wars-events-units-lost = { A($units) } { OF($owner) }
    .victim = { YOUR($units) }
wars-events-lost = { CAP_THE($owner) } verliert { IN($area) } { A_ACC($unit) }.
    .victim = Du verlierst { IN($area) } { A_ACC($unit) }.
wars-events-surrounded = { CAP_THE($side) } hat Einheiten ohne Ausweg.
    .victim = Du hast Einheiten ohne Ausweg.
wars-events-surrounded-lost = { CAP_THE($side) } hat keinen Ausweg und verliert { A_ACC($unit) }.
    .victim = Du hast keinen Ausweg und verlierst { A_ACC($unit) }.

## Wofür es ein Zauberbuch gab: „für …“, im Akkusativ, in einer Zeile des Verlaufs

wars-earned-other = { QUOTED($requirement) }
wars-earned-gc-first-doom = die erste Verderbensphase
wars-earned-gc-five-books = fünf Zauberbücher in einer Verderbensphase
wars-earned-gc-kill-1 = eine getötete oder verschlungene Einheit
wars-earned-gc-kill-2 = zwei getötete oder verschlungene Einheiten in einem Kampf
wars-earned-gc-ocean-gates = Tore in den Meeren
wars-earned-gc-awaken = das Erwecken Cthulhus
wars-earned-cc-pay-4 = 4 gezahlte Macht
wars-earned-cc-pay-6 = 6 gezahlte Macht
wars-earned-cc-gates-3 = drei Tore oder 12 Macht
wars-earned-cc-gates-4 = vier Tore oder 15 Macht
wars-earned-cc-capture = einen gefangenen Kultisten
wars-earned-cc-awaken = das Erwecken Nyarlathoteps
wars-earned-bg-areas-4 = Einheiten in vier Gebieten
wars-earned-bg-areas-6 = Einheiten in sechs Gebieten
wars-earned-bg-areas-8 = Einheiten in acht Gebieten
wars-earned-bg-share = gemeinsame Gebiete mit jedem Gegner
wars-earned-bg-sacrifice = zwei geopferte Kultisten
wars-earned-bg-awaken = das Erwecken Shub-Nigguraths
wars-earned-ys-gift = 3 verschenkte Verderben
wars-earned-ys-king = das Erwecken des Königs in Gelb
wars-earned-ys-crescent = eine entweihte Sichel
wars-earned-ys-chevron = einen entweihten Winkel
wars-earned-ys-claw = eine entweihte Kralle
wars-earned-ys-hastur = das Erwecken Hasturs
