### Die Schaubilder neben den Regeln: Worte unter den Bildern.

wars-diagram-gather = Alle erhalten Macht
wars-diagram-first-player = Wer die meiste Macht hat, bestimmt die Reihenfolge
wars-diagram-doom = Verderben für Tore, dann Rituale
wars-diagram-action = Reihum je eine Aktion
wars-diagram-power-cultist = jeder deiner Kultisten auf der Karte
wars-diagram-power-gate = jedes Tor, das du kontrollierst
wars-diagram-power-abandoned = jedes verlassene Tor, für alle
wars-diagram-power-captive = jeder Gefangene; er kehrt in den Vorrat seines Besitzers zurück
wars-diagram-doom-gate = jedes Tor, das du kontrollierst
wars-diagram-doom-ritual = noch einmal Verderben für deine Tore, dazu ein Älteres Zeichen für jeden Großen Alten im Spiel
wars-diagram-ritual-track = Der Marker zeigt, was das nächste Ritual kostet. Beim Schädel endet die Partie.
wars-diagram-gate-build = Ein Kultist und 3 Macht errichten ein Tor
wars-diagram-gate-keeper = Sein Hüter kontrolliert es
wars-diagram-gate-abandoned = Ohne Hüter ist es verlassen
wars-diagram-gate-taken = Dann kann jeder Kultist es besetzen
wars-diagram-capture-can = Ein Monster nimmt einen Kultisten gefangen, den niemand schützt
wars-diagram-capture-protected = Ein eigenes Monster schützt ihn; gegen einen Großen Alten nur ein Großer Alter
wars-diagram-capture-prison = In der nächsten Machtphase bringt der Gefangene Macht
wars-diagram-battle-dice = So viele Würfel, wie die Kampfstärke der Seite beträgt
wars-diagram-battle-kill = Eine 6: Eine gegnerische Einheit wird getötet
wars-diagram-battle-pain = 4 oder 5: Eine gegnerische Einheit muss sich zurückziehen
wars-diagram-battle-miss = 1 bis 3: Nichts geschieht
