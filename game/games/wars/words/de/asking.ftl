### Fragen, klein geschrieben, denn davor steht der Name der gefragten Seite; .hint steht rechts im Band.
### wars-ask-ART-VARIANTE ist eine Frage in einer ihrer Varianten, wars-ask-ART-ANTWORT der Knopf einer Antwort darin,
### wars-option-ANTWORT ihr Knopf in allen anderen.

## Ein Zug

wars-ask-draft = Welche Fraktion nimmst du?
    .hint = eine Fraktion, dann zwei, dann noch eine
wars-ask-start-area = Wo beginnst du?
    .hint = mit sechs Akolythen und einem Tor
wars-ask-slot-side = Welche deiner Fraktionen ist am Zug?
    .hint = danach die andere
wars-ask-before-first-player = Deine Macht ändern, bevor der Startspieler feststeht?
    .hint = wer am meisten Macht hat, beginnt
wars-ask-before-first-player-done = Nein
wars-ask-first-player = Wer beginnt diese Runde?
    .hint = andere haben gleich viel Macht; du entscheidest
wars-ask-first-player-tied = Wer beginnt diese Runde?
    .hint = du bist unter denen mit der meisten Macht
wars-ask-direction = Wähle die Spielrichtung
    .hint = für diese Runde
wars-ask-action = Wähle eine Aktion
wars-ask-action-acted = Noch etwas in diesem Zug?
    .hint = nur freie Aktionen
wars-ask-action-counted = Wähle eine Aktion oder beende den Zug
wars-ask-action-done = Zug beenden
wars-ask-second-action = Noch eine andere Aktion?
    .hint = nach: { $first }
wars-ask-second-action-done = Keine zweite Aktion
wars-ask-book = Welches Zauberbuch nimmst du?
    .hint = eine Bedingung ist erfüllt
wars-ask-ritual = Ein Ritual für { $cost } Macht durchführen?
    .hint = einmal pro Verderbensphase
wars-ask-ritual-events = Noch etwas in dieser Verderbensphase?
wars-ask-ritual-done = Kein Ritual
wars-ask-ritual-events-done = Nichts mehr
wars-ask-doom-order = Was kommt in dieser Verderbensphase zuerst?
wars-ask-doom-order-done = Nichts mehr
wars-ask-doom-event = In dieser Verderbensphase { $name } einsetzen?
wars-ask-doom-event-blood-sacrifice = Einen Kultisten für ein Älteres Zeichen opfern?
    .hint = { $name }
wars-ask-doom-event-done = Nein
wars-ask-reveal = Ein Älteres Zeichen aufdecken?
    .hint = bevor die Verderbensphase endet
wars-ask-reveal-done = Keins mehr aufdecken

## Gewöhnliche Aktionen

wars-ask-move-unit = Welche Einheit bewegst du?
    .hint = jede Einheit einmal
wars-ask-move-unit-more = Welche Einheit bewegst du noch?
    .hint = { $moved } bewegt, jede Einheit einmal
wars-ask-move-unit-done = Fertig
wars-ask-move-area = Wohin zieht { THE($unit) }?
wars-ask-battle-area = Wo greifst du an?
wars-ask-battle-enemy = Wen greifst du { IN($area) } an?
wars-ask-gate-area = Wo soll das Tor stehen?
wars-ask-gate-keeper = Wer hütet das Tor { IN($area) }?
wars-ask-control-area = Welches Tor besetzt du?
    .hint = kostenlos
wars-ask-abandon-area = Welches Tor verlässt du?
    .hint = kostenlos
wars-ask-recruit-area = Wo erscheint der Akolyth?
wars-ask-summon-unit = Welche Einheit beschwörst du?
wars-ask-summon-unit-more = Noch eine Einheit beschwören?
    .hint = bisher { $count }
wars-ask-summon-unit-done = Fertig
wars-ask-summon-area = An welchem Tor erscheint { THE($unit) }?
wars-ask-awaken-unit = Welchen Großen Alten erweckst du?
wars-ask-awaken-area = Wo erwacht { THE($unit) }?
wars-ask-awaken-cultist = Welchen Kultisten opferst du für Shub-Niggurath?
    .hint = den ersten von zweien
wars-ask-awaken-cultist-more = Welchen zweiten Kultisten opferst du für sie?
    .hint = den zweiten von zweien
wars-ask-capture-area = Wo nimmst du einen Kultisten gefangen?
wars-ask-capture-side = Wessen Kultisten nimmst du { IN($area) } gefangen?
wars-ask-capture-unit = Welchen Kultisten nimmt { THE($by) } gefangen?
    .hint = Gefangennahme { IN($area) }

## Kämpfe

wars-ask-pre-battle = Vor dem Wurf eine Fähigkeit einsetzen?
    .hint = Kampf { IN($area) }
wars-ask-pre-battle-done = Weiter zum Wurf
wars-ask-assign-kill = Welche Einheit wird getötet?
    .hint = die letzte Tötung
wars-ask-assign-kill-more = Welche Einheit wird getötet?
    .hint = { $due ->
        [one] { $due } Tötung
       *[other] { $due } Tötungen
     } zu verteilen
wars-ask-assign-kill-theirs = Welche Einheit { OF($of) } wird getötet?
    .hint = { $due ->
        [one] { $due } Tötung
       *[other] { $due } Tötungen
     } zu verteilen
wars-ask-assign-pain = Welche Einheit wird gepeinigt?
    .hint = der letzte Schmerz
wars-ask-assign-pain-more = Welche Einheit wird gepeinigt?
    .hint = { $due ->
        [one] { $due } Schmerz
       *[other] { $due } Schmerzen
     } zu verteilen
wars-ask-assign-pain-theirs = Welche Einheit { OF($of) } wird gepeinigt?
    .hint = { $due ->
        [one] { $due } Schmerz
       *[other] { $due } Schmerzen
     } zu verteilen
wars-ask-retreat-area = Wohin zieht sich { THE($unit) } zurück?
    .hint = { FROM($area) }
wars-ask-no-room = Kein Ausweg: Wer geht verloren?
    .hint = die anderen bleiben { IN($area) }

## Großer Cthulhu

wars-ask-devour-unit = Wen verschlingt Cthulhu?
    .hint = vor dem Wurf
wars-ask-absorb-shoggoth = Welcher Shoggothe verleibt sich etwas ein?
    .hint = vor dem Wurf
wars-ask-absorb-unit = Wen verleibt sich der Shoggothe ein?
    .hint = je 3 Würfel mehr
wars-ask-devolve = Einen Akolythen zum Tiefen Wesen machen?
    .hint = Rückbildung, kostenlos
wars-ask-devolve-done = Keine Rückbildung
wars-ask-dreams-area = Wohin sendest du Träume?
wars-ask-dreams-side = Wessen Akolythen ersetzt du { IN($area) }?
wars-ask-dreams-unit = Welchen Akolythen verlierst du an die Träume?
    .hint = { IN($area) }
wars-ask-submerge-unit = Wer taucht mit Cthulhu ab?
    .hint = { FROM($area) }
wars-ask-submerge-unit-done = Niemand mehr
wars-ask-emerge-area = Wo taucht Cthulhu auf?

## Kriechendes Chaos

wars-ask-abduct-unit = Wen reißt der Dunkeldürre mit sich?
    .hint = vor dem Wurf
wars-ask-invisibility = Wen verbirgt der Fliegende Polyp?
    .hint = die Einheit verlässt den Kampf
wars-ask-seek-and-destroy = Welcher Hetzende Schrecken kommt zum Kampf?
    .hint = { IN($area) }
wars-ask-emissary = Soll aus Nyarlathoteps Tötung ein Schmerz werden?
    .hint = Gesandter
wars-ask-emissary-yes = Ja, ein Schmerz statt der Tötung
wars-ask-emissary-no = Nein, er wird getötet
wars-ask-madness = Wessen Rückzüge bestimmst du zuerst?
    .hint = Wahnsinn
wars-ask-madness-no = Besitzer wählen
wars-ask-harbinger = Was bringt der Vorbote für { THE_ACC($unit) }?
    .hint = die halben Kosten als Macht oder 2 Ältere Zeichen
wars-ask-pledge = Wie viel sagst du zu?
wars-ask-pledge-thousand-forms = Wie viel Macht sagst du zu?
    .hint = die anderen haben { $others } von { $amount } zugesagt
wars-ask-pledge-thousand-forms-last = Letzte Zusage: wie viel Macht?
    .hint = die anderen haben { $others } von { $amount } zugesagt
wars-ask-pledge-ghroth = Wie viele Kultisten sagst du zu?
    .hint = die anderen haben { $others } von { $amount } zugesagt
wars-ask-pledge-ghroth-last = Letzte Zusage: wie viele Kultisten?
    .hint = die anderen haben { $others } von { $amount } zugesagt
wars-ask-pledge-thousand-forms-pledge = { $number } Macht
wars-ask-pledge-thousand-forms-last-pledge = { $number } Macht
wars-ask-pledge-ghroth-pledge = { $number ->
        [one] { $number } Kultist
       *[other] { $number } Kultisten
     }
wars-ask-pledge-ghroth-last-pledge = { $number ->
        [one] { $number } Kultist
       *[other] { $number } Kultisten
     }

## Schwarze Ziege

wars-ask-sacrifice-unit = Welchen Kultisten opferst du?
    .hint = den ersten von zweien
wars-ask-sacrifice-unit-more = Welchen zweiten Kultisten opferst du?
    .hint = den zweiten von zweien
wars-ask-blood-sacrifice-unit = Welchen Kultisten opferst du?
    .hint = für 1 Älteres Zeichen
wars-ask-avatar-area = Wohin geht Shub-Niggurath?
    .hint = sie tauscht mit einer Einheit dort
wars-ask-avatar-side = Wessen Einheit { IN($area) } tauscht mit ihr?
wars-ask-avatar-unit = Wer tauscht mit Shub-Niggurath?
    .hint = { FROM($area) }
wars-ask-ghroth-share = Wie viele Kultisten verliert { THE($of) }?
    .hint = noch { $left } zu verteilen
wars-ask-ghroth-unit = Welchen Kultisten nimmt Ghroth?
    .hint = { $number } zu verlieren
wars-ask-ghroth-gift-side = Wessen Akolyth erscheint?
    .hint = Ghroth ist misslungen
wars-ask-ghroth-gift-side-no = Keiner
wars-ask-ghroth-gift-area = Wo erscheint der Akolyth { OF($of) }?
wars-ask-necrophagy = Welcher Ghul kommt zum Kampf?
    .hint = 1 Schmerz mehr für jede Seite
wars-ask-necrophagy-done = Keiner mehr

## Gelbes Zeichen

wars-ask-desecrate-unit = Wer erscheint { IN($area) }?
    .hint = kostenlos
wars-ask-gift-side = Wem schenkst du 3 Verderben?
wars-ask-he-who-area = Wohin geht Hastur?
    .hint = ein anderes Gebiet mit einem Kultisten
wars-ask-scream-area = Wohin zieht der König in Gelb?
wars-ask-scream-unit = Welche Untoten ziehen mit dem König?
    .hint = { TO($area) }
wars-ask-scream-unit-done = Keiner mehr
wars-ask-shriek-area = Wo sammeln sich die Byakhee?
wars-ask-shriek-unit = Welches Byakhee fliegt { TO($area) }?
wars-ask-shriek-unit-done = Keins mehr
wars-ask-zingaya-area = Wo schlägt Zingaya zu?
wars-ask-zingaya-side = Wessen Akolyth { IN($area) } wird zum Untoten?
wars-ask-zingaya-unit = Welcher Akolyth wird zum Untoten?
    .hint = { IN($area) }
wars-ask-vengeance = Die Verluste des Gegners selbst verteilen?
    .hint = Rache
wars-ask-vengeance-yes = Ja, du wählst
wars-ask-vengeance-no = Gegner wählt

## Antworten, wo die Frage keine eigenen Knöpfe hat

wars-option-area = { $area }
wars-option-unit = { $unit } { IN($area) }
wars-option-unit-alone = { $unit }
wars-option-side = { $side }
wars-option-book = { ALONE($book) }
wars-option-direction-1 = Im Uhrzeigersinn
wars-option-direction-0 = Gegen den Uhrzeigersinn
wars-option-done = Fertig
wars-option-no = Nein
wars-option-yes = Ja
wars-option-pledge = { $number }
wars-option-share = { $number ->
    [one] { $number } Kultist
   *[other] { $number } Kultisten
 }
wars-option-power = { $number } Macht
wars-option-signs = { $number ->
    [one] { $number } Älteres Zeichen
   *[other] { $number } Ältere Zeichen
 }
wars-option-reveal = Älteres Zeichen, Wert { $number }
wars-option-keeper = { $label }, Hüter
wars-option-asleep = { $label }, schlafend
wars-option-killed = { $label }, getötet
wars-option-pained = { $label }, gepeinigt
