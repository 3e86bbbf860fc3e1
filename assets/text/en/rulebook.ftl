### The pages of rules and the encyclopedia; what stands on them are the games’ own texts.

rulebook-encyclopedia = Encyclopedia
    .tip = Every unit, spellbook, area and card, with pictures
rulebook-behind = Where you were <third>Alt ←</>
rulebook-ahead = Forward <third>Alt →</>
rulebook-card = its card
rulebook-page = in { $page }

rulebook-found = { $count ->
    [0] Nothing found for **{ $words }**. Try fewer or shorter words.
    [one] One entry mentions **{ $words }**.
   *[other] { $count } entries mention **{ $words }**.
 }
rulebook-found-most = { $count } entries mention **{ $words }**. The first { $shown } are shown.
