### Wie die Bots spielen, Stufe für Stufe.

## Spielstärken der Bots

things-bot-random = Wählt irgendetwas, was die Regeln erlauben. Gut, um zu lernen, was die Knöpfe tun.
things-bot-newcomer = Spielt wie am ersten Abend: übersieht das meiste, was möglich wäre.
things-bot-initiate = Hat ein-, zweimal gespielt: übersieht vieles und nimmt oft, was nur ganz gut ist.
things-bot-adept = Sieht, was jetzt gut ist, und denkt wenig daran, was du danach tun kannst.
things-bot-amateur = Spielt ordentlich, weiß aber oft nicht, welche von mehreren guten Aktionen die beste ist.
things-bot-hierophant = Kennt Pläne und Zeitpunkte jeder Seite, denkt aber nicht voraus.
things-bot-oracle = Ein starker Gegner mit langer Erfahrung, der wenige Fehler macht.
things-bot-expert = Weiß auf einen Blick, was starke Spieler tun, und tut selten etwas anderes.
things-bot-professional = Spielt die wahrscheinlichsten Aktionen im Kopf durch, ein paar Schritte voraus.
things-bot-master = Spielt jede aussichtsreiche Aktion im Kopf durch, bis in die nächste Runde.
