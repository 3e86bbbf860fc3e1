### Wo eine Partie Cthulhu Wars steht, wie sie endete und warum, und die Überschriften auf den Seiten der Regeln.

wars-standing = Runde { $turn } · { $phase }
wars-time-turn = Runde { $turn }
wars-time-phase = Runde { $turn }, { $phase }
wars-time-in-phase = Runde { $turn }, { $phase }
wars-time-action = Runde { $turn }, { $side }: Aktion { $number }

# Wie sie endete; $winners sind Personen oder Fraktionen.
wars-won = { $winners ->
    [one] { CAP_THE($winners) } gewinnt
   *[other] { CAP_THE($winners) } teilen sich den Sieg
 }
wars-won-most = { CAP_THE($side) } hat das meiste Verderben: **{ $doom }**.
wars-won-most-able = { CAP_THE($side) } hat von allen mit sechs Zauberbüchern das meiste Verderben: **{ $doom }**.
wars-won-alone = Nur { THE($side) } hat alle sechs Zauberbücher, mit **{ $doom } Verderben**.
wars-won-not-able = { CAP_THE($side) } hat **{ $doom } Verderben**, aber nur **{ $books }** von sechs Zauberbüchern.
# Die Fraktionen einer Person; $parts sind je ein .part.
wars-won-sum = **{ $person }**: { $parts }, zusammen **{ $doom } Verderben**.
    .part = { $side } **{ $doom }**
wars-won-sum-not-able = **{ $person }**: { $parts }, zusammen **{ $doom } Verderben**, aber keine Fraktion mit allen sechs Zauberbüchern.

wars-pages-titles = Cthulhu Wars; Rites of Cthulhu
wars-pages-terms = Begriffe
wars-pages-deeds = Aktionen im Überblick
wars-pages-areas = Gebiete
wars-pages-unit = Einheiten
wars-pages-ability = Fähigkeiten
wars-pages-book = Zauberbücher
wars-pages-requirement = Bedingungen
wars-pages-sign = Goldzeichen
wars-pages-edition = Ausgaben
wars-pages-action = Aktionen
wars-pages-phase = Phasen

## Was die Zeitleiste einer Partie zeigt

wars-marks-awakening = Erweckungen
wars-marks-battle = Kämpfe
wars-marks-ritual = Rituale
wars-marks-book = Zauberbücher

## Unter dem Text eines Dings: was seine Aktion kostet; wo es im Regelbuch steht, und welche Klarstellungen dazu gehören

wars-pages-price = { $power ->
    [0] kostenlos
   *[other] { $power } Macht
 }
    .note = { $price } ({ $note })
wars-pages-rulings = { $source }; { COMMA($rulings) }
    .each = <@ruling/r{ $number }>Klarstellung R{ $number }</>
