### Was erklärt wird, wenn es jemandem im Duell zum ersten Mal geschieht: eine Zeile, oder mit .title eine Karte.

duel-firsts-portals = Orte mit demselben Portalzeichen sind **ein Gebiet**: höchstens ein Tor, der Übergang kostet nichts, und es grenzt an die Nachbarn beider Orte. Zeig auf einen, und beide leuchten auf.
    .title = Lovecraft Country und seine Portale
duel-firsts-gather = Macht für die neue Runde: 1 für jeden Kultisten, 2 für jedes kontrollierte Tor, 1 für jedes verlassene Tor. Du hast mindestens halb so viel wie dein Gegner.
duel-firsts-decay = Verfall: Solange einer von euch keine Macht hat, kostet jeder Zug den anderen vorweg { $cost } Macht, und jedes Mal 1 mehr.
duel-firsts-loss = Eine Einheit, die der Gegner tötet, eliminiert oder gefangen nimmt, bringt ihm Verderben: für diese { $doom }.
duel-firsts-doom-phase = Tore allein bringen hier nichts. **Rituale** lassen sie zählen, und jede Einheit, die dein Gegner **verliert**, bringt dir Verderben. Bei **30 Verderben** endet die Partie.
    .title = Die Verderbensphase im Duell
duel-firsts-close = Im Duell brauchst du keine sechs Zauberbücher: Bei 30 Verderben endet die Partie mit diesem Zug oder dieser Phase, und das meiste Verderben gewinnt.
duel-firsts-enemy-book = { CAP_THE($enemy) } hat { QUOTED($book) }.
    { $line }
    Klick auf das Zauberbuch auf der Tafel { OF($enemy) }, um es jederzeit zu lesen. Im Duell brauchst du keine Zauberbücher, um zu gewinnen.
    .title = Das erste Zauberbuch deines Gegners
