### Where Doom and Power came from. $number is how much, $gain and $gains are the parts below.

wars-doom-from = From: { COMMA($gains) }
    .last = Last gain: { $gain }, turn { $turn }
wars-doom-from-start = { $number } at the start
wars-doom-from-handicap = { $number } as a handicap
wars-doom-from-gates = { $number } for gates
wars-doom-from-ritual = { $number } from Rituals
wars-doom-from-sign = { $number } from Elder Signs
wars-doom-from-eliminated = { $number } for enemy losses
wars-doom-from-captured = { $number } for captures
wars-doom-from-returned = { $number } for captives returned
wars-doom-from-spared = { $number } for enemy units that survived a Kill
wars-doom-from-ys-gift = { $number } given by Yellow Sign
wars-doom-from-ability = { $number } from { CALLED($ability) }
wars-power-from-start = { $number } at the start
wars-power-from-gather = { $number } gathered
wars-power-from-minimum = { $number } to reach the minimum
wars-power-from-handicap = { $number } as a handicap
wars-power-from-decay = { $number } for Decay
wars-power-from-sl-give-3 = { $number } given by Sleeper
wars-power-from-sl-give-all = { $number } given by Sleeper
wars-power-from-sl-take-all = { $number } taken by Sleeper
wars-power-from-ability = { $number } from { CALLED($ability) }
