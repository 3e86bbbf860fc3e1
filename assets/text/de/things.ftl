### Wie die Bots spielen, Stufe für Stufe.

## Spielstärken der Bots

things-bot-random = Wählt irgendetwas, was die Regeln erlauben. Gut, um zu lernen, was die Knöpfe tun.
things-bot-initiate = Vernünftig, aber zaghaft, mit Anfängerfehlern. Gut für die ersten ein, zwei Partien.
things-bot-adept = Gierig: wählt die Aktion, nach der er jetzt am besten dasteht, und beachtet nicht, was du danach tun kannst.
things-bot-hierophant = Ein starker Gegner: kennt Pläne und Zeitpunkte jeder Fraktion, denkt aber nicht voraus.
things-bot-oracle = Spielt die aussichtsreichen Aktionen im Kopf durch, geleitet von allem, was ein Hierophant weiß.
things-bot-master = Hat aus Tausenden Partien gelernt, was jede Seite wohl tut, und spielt jede aussichtsreiche Aktion bis in die nächste Runde durch.
