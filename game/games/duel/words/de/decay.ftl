### Der Verfall, auf der Tafel neben der Karte eines Duells und in seiner Leiste; und was der Verlust einer Einheit wert ist.

duel-decay-about = Der Verfall wirkt in der Aktionsphase. Kommt jemand ohne Macht an den Zug, steigt der Marker um 1. Zeigt der Marker eine Zahl, zahlt der andere so viel Macht, bevor er in seinem Zug irgendetwas tut. Bleibt ihm danach nichts oder kann er nicht zahlen, hat er keine Macht mehr, und sein Zug ist vorbei.

## Was der laufende Zug kostet

duel-decay-paid = { CAP_THE($side) } verliert **{ $number } Macht** durch den Verfall.
duel-decay-paid-nothing = { CAP_THE($side) } verliert in diesem Zug nichts durch den Verfall.
duel-decay-due = Ein Zug kostet vor allem anderen **{ $number } Macht**.
duel-decay-due-nothing = Noch kostet der Verfall nichts.
duel-decay-asleep = Außerhalb der Aktionsphase gibt es keinen Verfall.

## Was die nächsten Züge kosten werden

duel-decay-rising = { CAP_THE($side) } hat keine Macht mehr: Der nächste Zug kostet **{ $next }**, der danach **{ $after }**.
duel-decay-still = Er steigt jedes Mal, wenn ein Spieler ohne Macht am Zug wäre.
duel-decay-both-out = Beide haben keine Macht mehr: Die Phase ist vorbei.
duel-decay-asleep-then = In der nächsten beginnt er bei 0.

# Im Band, nebeneinander.
duel-decay-took = Verfall nahm { $number }
duel-decay-next = nächster Zug { $number }

# Über einer Liste von Einheiten und ihrem Wert.
duel-worth = Verderbenswert

## Die Leiste

duel-bar-phase = Phase
    .tip = Phasen
duel-bar-ends = Die Partie endet nach einem Zug oder einer Verderbensphase, in der jemand { $doom } Verderben oder mehr hat. Die Sanduhr zeigt den Verfall.
