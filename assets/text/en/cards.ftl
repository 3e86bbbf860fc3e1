### Around a card; what stands on it are the games’ own texts.

cards-cost = Costs { $power } Power
cards-free = Costs nothing
cards-cost-note = { $cost }, { $note }
cards-progress = { $have } of { $need }
cards-rulings = { $count ->
    [one] our ruling { COMMA($rulings) }
   *[other] our rulings { COMMA($rulings) }
 }
cards-rules = More in the rules
