### Wie die Bots spielen, Stufe für Stufe.

## Spielstärken der Bots

things-bot-random = Wählt irgendetwas, was die Regeln erlauben. Gut, um zu lernen, was die Knöpfe tun.
things-bot-newcomer = Spielt wie am ersten Abend: übersieht das meiste, was möglich wäre.
things-bot-beginner = Hat ein-, zweimal gespielt: übersieht die Hälfte dessen, was möglich wäre.
things-bot-initiate = Kennt das Spiel inzwischen, übersieht aber vieles und nimmt oft, was nur ganz gut ist.
things-bot-adept = Sieht, was jetzt gut ist, und denkt wenig daran, was du danach tun kannst.
things-bot-amateur = Spielt ordentlich, weiß aber oft nicht, welche von mehreren guten Aktionen die beste ist.
things-bot-hierophant = Kennt Pläne und Zeitpunkte jeder Seite, denkt aber nicht voraus.
things-bot-oracle = Ein starker Gegner mit langer Erfahrung, der wenige Fehler macht.
things-bot-expert = Weiß auf einen Blick, was starke Spieler tun, und tut selten etwas anderes.
things-bot-professional = Spielt die wahrscheinlichsten Aktionen im Kopf durch, ein paar Schritte voraus.
things-bot-master = Spielt jede aussichtsreiche Aktion im Kopf durch, bis in die nächste Runde.

## Temperamente der Bots: was jeder gern tut, bei gleicher Stärke

things-temperament-drawn = Eines von fünf Temperamenten wird zu Beginn der Partie ausgelost. Der Bot wird dadurch weder stärker noch schwächer.
things-temperament-none = Hat keine besonderen Vorlieben.
things-temperament-builder = Errichtet zuerst Tore, beschwört Monster und sucht selten Streit.
things-temperament-hunter = Nimmt Kultisten gefangen und beginnt Kämpfe, wo es nur geht.
things-temperament-ritualist = Hat vor allem Rituale, Große Alte und Ältere Zeichen im Sinn.
things-temperament-diplomat = Meidet Kämpfe und die Gebiete anderer Fraktionen, bis der Sieg nahe ist.
things-temperament-spoiler = Geht auf die führende Fraktion los und verschont die anderen.
