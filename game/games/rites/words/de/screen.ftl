### Der Kartentisch im Fenster.

## Die Leiste oben, das Band und die Spalte an der Seite

rites-bar-game = Rites of Cthulhu · { $rite }
rites-bar-rite = Ritus { $number } von { $rites }
rites-bar-choosing = Wahl des Ritus
rites-bar-grand = Großkultist: { $name }
rites-bar-save = Speichern
    .tip = Unter einem Namen speichern <third>Strg S</>
rites-bar-rules = Regeln
    .tip = Jeder Ritus, jedes Machtspiel und jedes Artefakt <third>F1</>
rites-bar-menu = Menü
    .tip = Speichern, Laden, Einstellungen, Plätze <third>Esc</>
rites-bar-log = Verlauf
    .tip = Was in dieser Partie geschah <third>L</>
rites-bar-summary = Ritus
    .tip = Der Ritus in Kürze <third>R</>
rites-bar-all = Jeder Ritus, jedes Machtspiel und jedes Artefakt
rites-theatre-hidden = **Karten**, die sonst niemand kennt

rites-banner-over = Die Partie ist vorbei.
rites-banner-secret = Alle wählen geheim …
    .hint = aufgedeckt, wenn alle gewählt haben
rites-banner-thinking = denkt nach …
rites-banner-asked = wählt …
rites-banner-question = { $name }: { $question }

rites-log = Verlauf
rites-time = Ritus { $number }: { TITLE($rite) }

## Die Tasten

rites-actions-more = Mehr …
rites-actions-summary = Der Ritus in Kürze
rites-actions-log = Verlauf
rites-actions-power = Machtspiel
    .held = Du hast die Karten eines Machtspiels.
    .none = Du hast kein Machtspiel: eine 0 mit der 13, der 1 oder beiden, alle von einem Kult.
rites-actions-wanted = Machtspiel angesagt
    .tip = Dein Machtspiel geschieht vor dem nächsten Zug. Klick, um es zurückzunehmen.

## Machtspiele

rites-powers = Machtspiele
rites-powers-whose = Wessen Machtspiel?
    .text = Du darfst jederzeit ein Machtspiel ansagen, auch wenn andere am Zug sind. Wähle deinen Namen. Sonst sollte niemand hinsehen.
rites-powers-when = Alle Karten müssen von einem Kult sein. Dein Machtspiel geschieht, wenn der nächste Zug beginnt; vorher erfährt niemand davon.
    .now = Alle Karten müssen von einem Kult sein. Dein Machtspiel geschieht sofort.
rites-powers-none = Die Karten dafür hast du nicht.
rites-powers-impossible = Dieses Machtspiel ist nicht möglich
rites-powers-noted = Dein Machtspiel geschieht, wenn der nächste Zug beginnt.
rites-powers-withdrawn = Dein Machtspiel ist zurückgenommen.
rites-cancel = Abbrechen
rites-curtain-cultist = Kultist
    .grand = Großkultist
rites-curtain-secret = Alle wählen geheim, einer nach dem anderen. Aufgedeckt wird erst, wenn alle gewählt haben.

## Tafel und Blatt eines Kultisten

rites-plate-artifacts = { $count ->
    [one] Artefakt
   *[other] Artefakte
 }
rites-plate-small = Hand { $hand } · { $number } · { $points } P.
    .short = { $hand } · { $number } · { $points } P.
rites-plate-name = **{ $name }**
    .grand = **{ $name }** ist Großkultist
rites-plate-hand = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
 }
    .seen = { $cards ->
        [one] { $cards } Karte auf der Hand: { COMMA($seen) }
       *[other] { $cards } Karten auf der Hand: { COMMA($seen) }
     }
rites-plate-card = { $card } ({ $color } { $rank })
rites-plate-worth = Artefakte im Wert von **{ $points }**:
rites-plate-artifact = { $artifact } **{ $points }**
    .spent = { $artifact } **{ $points }** <third>(verbraucht)</>
rites-plate-you = du
rites-plate-here = am Tisch
rites-plate-points = Artefakte im Wert von { $points }
    .none = noch kein Artefakt

rites-sheet-close = Schließen <third>Esc</>
rites-sheet-title = Kultist
rites-sheet-artifacts = Artefakte, Wert { $points }
    .none = Noch kein Artefakt
rites-sheet-captured = In diesem Ritus erobert
rites-sheet-spent = verbraucht
    .fresh = ab dem nächsten Ritus nutzbar
    .once = noch einmal nutzbar

## Die Mitte des Tisches

rites-place-pile = **Nachziehstapel**
    { $left ->
        [one] Noch { $left } Karte.
       *[other] Noch { $left } Karten.
    }
    .caption = Stapel · { $left }
rites-place-coveted = { $count ->
    [one] Begehrtes Artefakt
   *[other] Begehrte Artefakte
 }
rites-place-worth = **{ $name }**, Wert { $points }
rites-place-when = { $when ->
    [before] vor dem Ritus
   *[during] im Ritus
 }
rites-place-all = gilt für alle Kultisten
    .may = in diesem Ritus für jeden Kultisten nutzbar
rites-place-timing = <second>{ $when } · { $whose }</>
rites-place-seen = Du hast sie gesehen: { $card }, Wert { $rank }.
    .watched = Verdeckt: { $card }, Wert { $rank }.
rites-place-won = Gespielt: { $name } hat gewonnen.
    .nobody = Gespielt: Niemand hat gewonnen.
rites-tips-many = { $ways ->
    [one] { $ways } Möglichkeit, weiterzuspielen.
   *[other] { $ways } Möglichkeiten, weiterzuspielen.
 }

## Auf Karten gemalt

rites-face-book = Verbotenes Buch
rites-face-timing = { $when ->
    [before] vor dem Ritus
   *[during] im Ritus
 } · { $whose ->
    [all] alle Kultisten
   *[one] ein Kultist
 }

## Das Ende

rites-end-page-result = Ergebnis
rites-end-page-course = Ritus für Ritus
rites-end-page-deeds = Statistik
rites-end-note = Die Punkte aller Kultisten nach jedem Ritus, daneben die Artefakte, die er brachte.
rites-end-anew = Dieselben Kultisten, andere Karten
rites-end-rites = Die Riten
rites-end-no-rite = kein Ritus gewonnen
rites-end-look = Die Karten ansehen
rites-end-how = { $name }: { CAP($reason) }
    .nobody = Niemand: { CAP($reason) }
rites-end-name = **{ $name }**: { $rites }
rites-end-unplayed = <third>Gespielt, bevor dieser Verlauf beginnt</>
rites-end-chosen = **{ $rite }**
    .by = **{ $rite }**, gewählt von { $name }
rites-end-brought = Er brachte { THE_ACC($artifacts) }
rites-end-stole = { $name } stahl { THE_ACC($artifact) }
rites-end-back = <third>Klick, um den Tisch vor der letzten Karte zu sehen</>
rites-end-rematch = Revanche
    .asked = Eine neue Partie für { $names }?
    .begin = Spiel starten

# Spalten der Seite mit den Taten; .short, wo wenig Platz ist.
rites-deeds-rites = Gewonnene Riten
    .short = Riten
rites-deeds-artifacts = Artefakte
    .short = Besitz
rites-deeds-invoked = Genutzte Artefakte
    .short = Genutzt
rites-deeds-stolen = Gestohlene Artefakte
    .short = Geraubt
rites-deeds-power = Machtspiele
    .short = Macht
rites-deeds-captures = Wände, Beute, Gräber
    .short = Beute
rites-deeds-knocks = Geklopft
    .short = Klopfen
rites-deeds-bluffs = Bluffs
    .short = Bluffs

# Wer die Partie gewonnen hat, und warum.
rites-won = { $count ->
    [0] Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
rites-won-rite = { TITLE($rite) }: { CAP($reason) }.
rites-won-shared = Je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in Artefakten, gleich viele Artefakte, und die höchsten sind gleich.
rites-won-next = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in Artefakten; dahinter { $count ->
    [one] { $names } mit { $less }.
   *[other] { $names } mit je { $less }.
 }
rites-won-tied = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in Artefakten. { $names } haben ebenso viele Punkte, aber weniger Artefakte oder ein niedrigeres höchstes.
rites-won-more = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in Artefakten. { $name } hat ebenso viele Punkte, aber weniger Artefakte, { $less } gegen { $more }.
rites-won-higher = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 } in Artefakten. { $name } hat ebenso viele Punkte, aber ein niedrigeres höchstes Artefakt, { $less } gegen { $more }.

## Wie der vorige Ritus ausging, auf der Karte des nächsten und als Meldung.

rites-ended-won = **{ $name }** gewann { THE_ACC($rite) } und nahm { $artifacts }.
    .nothing = **{ $name }** gewann { THE_ACC($rite) }.
    .nobody = Niemand gewann { THE_ACC($rite) }. Die Artefakte sind aus dem Spiel.
rites-ended-artifact = **{ THE_ACC($artifact) }** ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 })

## Was die Zeitleiste einer Partie zeigt

rites-marks-rite = Riten
rites-marks-artifact = Gewonnene Artefakte
rites-marks-power-play = Machtspiele
rites-marks-knock = Klopfzeichen
rites-marks-bluff = Bluffs

## Wie weit eine Partie ist: in Menüs, in der Liste der Spielstände und in Aufzeichnungen

rites-standing = Ritus { $number } von { $rites } · { TITLE($rite) }
    .alone = { TITLE($rite) }
rites-standing-choosing = Wahl des Ritus
rites-time-rite = Ritus { $number }: { $rite }
rites-time-before = Vor Ritus { $number }
rites-time-over = { $rites ->
    [one] Nach { $rites } Ritus beendet
   *[other] Nach { $rites } Riten beendet
 }

## Was andere mit deiner Hand getan haben, gesagt, sobald es geschieht

rites-notice-taken = { $name } nimmt dir die { $card } aus der Hand.
rites-notice-given = { $name } gibt dir die { $card }.
rites-notice-forced = { $name } zwingt dir die { $card } auf und bekommt die { $back }.
rites-notice-hand = { $artifact }: Du hältst jetzt { $cards }.
