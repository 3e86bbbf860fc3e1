### Die Seiten der Regeln und des Lexikons; was darauf steht, sind die eigenen Texte der Spiele.

rulebook-encyclopedia = Lexikon
    .tip = Jede Einheit, jedes Zauberbuch, jedes Gebiet und jede Karte, mit Bildern
rulebook-behind = Zurück <third>Alt ←</>
rulebook-ahead = Weiter <third>Alt →</>
rulebook-card = zur Karte
rulebook-page = in: { $page }

rulebook-found = { $count ->
    [0] Nichts gefunden zu **{ $words }**. Versuch es mit weniger oder kürzeren Wörtern.
    [one] Ein Eintrag erwähnt **{ $words }**.
   *[other] { $count } Einträge erwähnen **{ $words }**.
 }
rulebook-found-most = { $count } Einträge erwähnen **{ $words }**. Die ersten { $shown } sind zu sehen.
