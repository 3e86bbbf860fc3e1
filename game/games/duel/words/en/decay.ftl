### Decay, on the plate beside the map of a Duel and in its bar; and what the loss of a unit is worth.

duel-decay-about = Decay works in the Action phase. If a player has no Power when their turn begins, the marker moves up by 1. If the marker shows a number, the other player pays that much Power before doing anything on their turn. If this leaves them with nothing, or they cannot pay it, they are out of Power and their turn is over.

## What the current turn costs

duel-decay-paid = { CAP_THE($side) } lost **{ $number } Power** to Decay.
duel-decay-paid-nothing = { CAP_THE($side) } lost nothing to Decay this turn.
duel-decay-due = A turn costs **{ $number } Power** before anything else.
duel-decay-due-nothing = Decay costs nothing yet.
duel-decay-asleep = There is no Decay outside the Action phase.

## What the next turns will cost

duel-decay-rising = { CAP_THE($side) } is out of Power: the next turn costs **{ $next }**, the one after it **{ $after }**.
duel-decay-still = It rises each time a player without Power has a turn.
duel-decay-both-out = Both factions are out of Power: the phase is over.
duel-decay-asleep-then = It starts at 0 in the next Action phase.

# In the banner, beside each other.
duel-decay-took = Decay took { $number }
duel-decay-next = next turn { $number }

# Head of a list of units with what each is worth.
duel-worth = Doom value

## The bar

duel-bar-phase = Phase
    .tip = Phases
duel-bar-ends = The game ends after a turn to act, or a Doom phase, in which anyone has { $doom } Doom or more. The hourglass shows Decay.
