### Die Schaubilder neben den Regeln: Worte unter den Bildern.

duel-diagram-decay-begins = Eine neue Aktionsphase: Der Verfall kostet nichts
duel-diagram-decay-out = Du hast in deinem Zug keine Macht: Der Marker rückt vor
duel-diagram-decay-paid = Dein Gegner bezahlt vor jedem Zug, was er zeigt
