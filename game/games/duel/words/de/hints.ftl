### Eine Zeile, wenn eine Art Frage zum ersten Mal kommt, wo das Duell von Cthulhu Wars abweicht.

duel-hint-action = Pro Zug machst du eine Aktion und bezahlst sie mit Macht. Hast du keine mehr, macht der Verfall jeden Zug deines Gegners teurer.
duel-hint-book = Jede erfüllte Bedingung bringt dir ein Zauberbuch deiner Wahl. Du kannst auch ohne alle sechs gewinnen. Zeig auf eins, um es zu lesen.
duel-hint-gate-area = Ein Tor braucht einen Kultisten als Hüter. Es bringt Macht, aber kein Verderben: Das bringen Rituale und gegnerische Verluste.
duel-hint-ritual = Ein Ritual bringt 1 Verderben für jedes Tor, das du kontrollierst, und ein Älteres Zeichen für jeden deiner Großen Alten. Das nächste ist teurer.
duel-hint-first-player = Der Startspieler handelt in der nächsten Aktionsphase zuerst und entscheidet zuerst über ein Ritual.
duel-hint-capture-unit = Du wählst, welcher deiner Kultisten gefangen genommen wird. Er bringt deinem Gegner 1 Verderben und in der nächsten Machtphase 1 Macht.
