### Der Öffner des Weges im Duell, wo etwas anderes zu sagen ist als in Cthulhu Wars.

duel-card-opener-of-the-way-step-1 = Beginne, wo freie Gebiete nahe sind, und **errichte gleich ein zweites Tor**.
duel-card-opener-of-the-way-step-2 = Lass Einheiten an **zwei gegnerischen Toren** stehen: dein erstes Zauberbuch.
duel-card-opener-of-the-way-step-3 = Beschwöre einen **Abkömmling Yog-Sothoths**, dann erwecke an seiner Stelle Yog-Sothoth. Er wirft immer **4 Würfel**.
duel-card-opener-of-the-way-step-4 = Kämpfe mit Monstern: Ein Scheusal bringt deinem Gegner nur 3, Yog-Sothoth 6.
duel-first-opener-of-the-way = Das Land mit Toren füllen.
    .text = Trag Tore von ihren Wachen fort, und mach aus Einheiten, die gekämpft haben, stärkere: Eine ersetzte Einheit bringt deinem Gegner nichts. Yog-Sothoth ist ein Tor von dir und kostet nur 6 Macht.
    .wins = Tore, die andere errichtet haben, und Rituale mit doppeltem Verderben
