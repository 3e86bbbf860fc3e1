### Die Worte der Rätsel: Titel, Zeile in der Liste, Aufgabe, Hinweis, Lösung, Falle, das beste Ergebnis und warum es das ist.
# Kurz halten: Titel bis 60 Zeichen, .short bis 80, alles andere bis 500.

## Auf dem dünnen Ast

rites-puzzle-tree-out = Auf dem dünnen Ast
    .short = leere deine Hand, der Baum
    .aim = **Leere deine Hand** in diesem Zug. Es ist der Ritus „Der Baum auf dem Hügel“, und du hast fünf Karten.
    .hint = Nur ein Doppelzug lässt dich weiterspielen. Welche Karte kann warten, bis die anderen Platz für sie gemacht haben?
    .solution = Spiel die blaue 6 an die blaue 5 und die grüne 3 an die grüne 4; beide sind Doppelzüge. Dann die gelbe 10 an die gelbe 9, die gelbe 11 und die graue 8.
    .trap = Die graue 8 an der gelben 9 ist kein Doppelzug: Dein Zug endet.
    .best = Die Hand in einem Zug geleert

## Über den Rand

rites-puzzle-mountain-out = Über den Rand
    .short = leere deine Hand, die Berge
    .aim = **Leere deine Hand** in diesem Zug. Es ist der Ritus „Berge des Wahnsinns“; die nächste Karte des Stapels ist eine **graue 7**.
    .hint = Eine Klippe bringt eine Karte mehr auf deine Hand. Baue sie so, dass alle anderen an ihrem Hang Platz finden.
    .solution = Spiel die gelbe 4 an den Grat. Mach aus der blauen 0 und der grünen 13 eine Klippe und zieh die 7. Dann die gelbe 12 auf die 13, die graue 11 auf die 12 und die graue 7 an den Grat.
    .trap = Mit der 12 oder der 11 oben auf der Klippe findet eine Karte keinen Platz.
    .best = Die Hand in einem Zug geleert

## Noch zwei Tore

rites-puzzle-two-gates-left = Noch zwei Tore
    .short = ein Umsturz mit drei Karten
    .aim = **Gewinne durch Umsturz** mit deinen letzten drei Karten, was die anderen auch spielen. Es ist der Ritus „Cthulhu erhebt sich“, und du öffnest das Tor. Je eher, desto besser.
    .hint = Zwei der drei können Cthulhu beschwören, und wer dieses Tor schließt, fängt ihn. Welche Eröffnung lässt den anderen keine Wahl?
    .solution = Öffne mit der grünen 13: Der Zweite muss Grün bedienen, Cthulhu kommt, und deine Karte fängt ihn. Dann öffne das nächste Tor mit der blauen 13 und schließ es.
    .trap = Auch zuerst die blaue 13 gewinnt, braucht aber alle drei Karten. Nach der grauen 4 können dich die anderen aufhalten.
    .best = Eine Karte übrig
