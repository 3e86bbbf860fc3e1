### Um eine Karte herum; was darauf steht, sind die eigenen Texte der Spiele.

cards-cost = Kostet { $power } Macht
cards-free = Kostet nichts
cards-cost-note = { $cost }, { $note }
cards-progress = { $have } von { $need }
cards-rulings = { $count ->
    [one] unsere Klarstellung { COMMA($rulings) }
   *[other] unsere Klarstellungen { COMMA($rulings) }
 }
cards-rules = Mehr in den Regeln
