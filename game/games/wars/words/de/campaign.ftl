### Ziele von Kampagnen, und was in Ligen gezählt wird

wars-campaign-points = Verderben
wars-goal-turns = Beende die Partie bis zur { $number }. Runde
wars-goal-doom = Erreiche bis zum Ende { $number } Verderben
wars-goal-books = { $number ->
    [one] Besitze { $number } Zauberbuch
   *[other] Besitze { $number } Zauberbücher
 }
wars-goal-gates = { $number ->
    [one] Kontrolliere am Ende { $number } Tor
   *[other] Kontrolliere am Ende { $number } Tore
 }
wars-goal-kills = { $number ->
    [one] Töte { $number } gegnerische Einheit
   *[other] Töte { $number } gegnerische Einheiten
 }
wars-goal-captures = Nimm { $number } Kultisten gefangen
wars-goal-rituals = { $number ->
    [one] Führe { $number } Ritual der Auslöschung durch
   *[other] Führe { $number } Rituale der Auslöschung durch
 }
wars-goal-awaken = Erwecke { THE_ACC($what) }
    .any = Erwecke einen Großen Alten
wars-goal-unlost = Verliere keinen Großen Alten an einen Gegner
