### Wie Fragen beantwortet werden: die Leiste mit den Antworten, das Band und kleine Dialoge über dem Tisch.

## Die Leiste mit den Antworten

# Unter dem Knopf: die Macht, die Passen kostet.
wars-answers-burns = { $power } verlieren
wars-answers-free = kostenlos
# Auf der Karte einer Einheit, die beschworen werden soll.
wars-answers-price = { $cost ->
    [0] kostenlos
   *[other] { $cost } Macht
 }
wars-answers-cost = { $cost ->
    [0] <gold>Kostenlos</>
   *[other] <gold>Kostet **{ $cost } Macht**</>
 }
    .pass = <gold>Du verlierst **{ $cost } Macht**</>
wars-answers-going-on = Im Gang: { $question }
wars-answers-aside = Beende zuerst die laufende Aktion oder geh mit Esc zurück.
wars-answers-nothing-moved = noch nichts bewegt
wars-answers-later = Nächste Antworten
wars-answers-earlier = Vorige Antworten
wars-answers-on-map = Wähle auf der Karte
wars-answers-listed = Alle Antworten mit ihren Nummern auflisten
wars-answers-more = Mehr: { $choices }
wars-answers-less = Weniger Antworten
wars-answers-undo = nimmt deine letzte Wahl zurück
    .tip = Nimmt deine letzte Wahl zurück
wars-answers-moment = jederzeit
    .tip = Keine Aktion: Das geht jederzeit, auch wenn andere am Zug sind. Dann steht es unter „Zeichen“.
wars-answers-chance = Keine Macht mehr: jetzt { QUOTED($thing) }?

## Die Karte eines Gebiets

wars-answers-area-portal = __ein Gebiet, auf der Karte an zwei Orten__
wars-answers-area-gate = { ICON("gate") } { $sign } { CAP_THE($side) } kontrolliert ein Tor
wars-answers-area-units = { $sign } { COMMA($units) }
wars-answers-area-desecrated = { ICON("desecration") } Entweiht
wars-answers-area-token = { $icon } { $token }

## Das Band

wars-answers-power = noch { $power } Macht
wars-answers-typed = { $typed } …: Eingabe wählt es
wars-answers-back = Esc: zurück
wars-answers-thinking = denkt nach …
wars-answers-asked = muss wählen …
wars-answers-over = Die Partie ist vorbei.

## Bevor ein Zug endet, und vor dem Passen

wars-answers-reminder = Bevor dein Zug endet
    .quiet = In dieser Partie nicht mehr fragen
    .end = Zug trotzdem beenden
wars-answers-pass = Passen?
    .text = Du verlierst deine restliche Macht (**{ $power }**) und hast in dieser Phase keine Aktionen mehr, es sei denn, etwas bringt dir neue Macht.
    .yes = Passen

## Revanche

wars-answers-rematch = Revanche
    .cancel = Abbrechen
    .same = Gleiche Fraktionen
    .passed-on = Fraktionen weitergeben
    .same-who = **Gleiche Fraktionen:** { COMMA($seats) }.
    .passed-on-who = **Fraktionen weitergeben:** { COMMA($seats) }.
    .stays = Karte, Ausgabe und Vorgaben bleiben. Die Würfel sind neu.
# Wer in der Revanche welche Fraktionen spielt.
wars-answers-rematch-seat = { $person } spielt { $factions }
    .draft = { $person } wählt zwei

# $gain is what a Ritual brings besides.
wars-answers-and-book = { $gain }, ein Zauberbuch
wars-answers-becomes = wird durch { A_ACC($units) } ersetzt
