### The diagrams beside the rules: captions below pictures.

duel-diagram-decay-begins = A new Action phase: Decay costs nothing
duel-diagram-decay-out = You have no Power on your turn: the marker moves up
duel-diagram-decay-paid = Your opponent pays what it shows before each turn
