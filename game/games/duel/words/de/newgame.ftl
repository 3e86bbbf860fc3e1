### Was ein neues Duell sein kann: Varianten, wie es geht, erste Partien.

## Was das Regelbuch offenlässt

duel-variant-decay = Verfall bezahlen
    .text = Das Regelbuch sagt beides: einmal zu Beginn deines Zuges oder vor jeder Aktion.
    .turn = einmal je Zug
    .action = für jede Aktion
duel-variant-captive-pays = Gefangene bringen Verderben
    .text = Wann ein gefangener Kultist dem, der ihn gefangen hält, Verderben bringt.
    .captured = bei der Gefangennahme
    .returned = bei der Rückkehr
duel-variant-replaced-doom = Ersetzte Einheiten bringen Verderben
    .text = Ob eine Einheit, die durch Träume oder Zingaya ersetzt wird, Verderben bringt.
    .yes = ja
    .no = nein
duel-variant-share-pays = Teilen bringt Macht
    .text = Ob das Zauberbuch der Schwarzen Ziege für ein mit dem Gegner geteiltes Gebiet auch 1 Macht bringt.
    .yes = ja
    .no = nein
duel-variant-first-player = Startspieler
    .text = Der Große Cthulhu beginnt immer. Spielt er nicht mit, beginnt die Fraktion, die nach den englischen Namen im Alphabet vorn steht, oder der Platz, den du wählst.
    .usual = wie üblich
    .first = der erste Platz
    .second = der zweite Platz
duel-variant-start-0 = Start des ersten Platzes
    .text = Wo die Fraktion des ersten Platzes beginnt.
    .usual = wie üblich
duel-variant-start-1 = Start des zweiten Platzes
    .text = Wo die Fraktion des zweiten Platzes beginnt.
    .usual = wie üblich

## Wie es geht

duel-about-2 = Ein kürzeres Spiel auf zwölf Gebieten von Massachusetts. Drei davon liegen **an zwei Orten**, durch ein Portal verbunden. Tore allein bringen kein Verderben: **Töte** gegnerische Einheiten, nimm sie **gefangen** oder bezahle Rituale. Wem die Macht ausgeht, der löst den **Verfall** aus: Jeder Zug des anderen kostet dann mehr.

## Erste Partien

duel-first-place = Lovecraft Country
    .note = 12 Gebiete, durch drei Portale verbunden
duel-first-length = vier bis sechs Runden
duel-first-settled = Keine Varianten
    .note = die üblichen Regeln des Duells
duel-first-great-cthulhu = Steigen, schlagen, sinken.
    .text = Die stärkeren Einheiten der beiden. Errichte Tore in Wassergebieten, erwecke Cthulhu früh und kämpfe: Verderben bringen hier Rituale und gegnerische Verluste, nicht Tore.
    .wins = Kämpfe unter Cthulhus Führung, dazwischen Rituale
duel-first-black-goat = Überall zugleich sein.
    .text = Billige Monster in vielen Städten und Macht, die mit deinen Toren wächst. Verlier nichts Teures an Cthulhu und halte länger durch als er. Hat er keine Macht mehr, kostet dich der Verfall jeden Zug mehr; heb also billige Aktionen für den Schluss auf.
    .wins = mehr Tore, mehr Macht und Rituale, bezahlt aus beidem
duel-first-crawling-chaos = Über jede Grenze fliegen.
    .text = Du fliegst mit einer Bewegung zwei Gebiete weit und bestimmst, wohin sich Geschlagene zurückziehen. Nimm Kultisten gefangen, die allein stehen, und meide ausgeglichene Kämpfe, bis Nyarlathotep wach ist.
    .wins = Gefangennahmen und Hinterhalte; nie ein fairer Kampf
duel-first-yellow-sign = Land um Land verheeren.
    .text = Der König in Gelb zieht von Stadt zu Stadt und entweiht sie, und hinter ihm erheben sich die Toten. Für deinen Gegner ist er viel Verderben wert: Lass ihn nie allein ziehen.
    .wins = Entweihung, Rituale und ein König, der am Leben bleibt
