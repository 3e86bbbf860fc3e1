### Fragen, mit kleinem Anfang, weil das Band den Namen des gefragten Kultisten davor setzt; .hint steht rechts im Band.
### rites-ask-KIND-VARIANT ist eine Frage in einer ihrer Varianten, rites-ask-KIND-OPTION die Aufschrift einer Option darin,
### rites-option-OPTION ihre Aufschrift in allen anderen.

## Vor und zwischen den Riten

rites-ask-rite = Wähle den Ritus
    .hint = du hast nur deine eigene Hand gesehen
rites-ask-offer = Jetzt { THE_ACC($artifact) } nutzen?
    .hint = alle dürfen es, vor dem Ritus
rites-ask-offer-invoke = Nutzen
rites-ask-offer-no = Nein
rites-ask-second = Ein erobertes Artefakt noch einmal nutzen?
    .hint = jedes einmal in der Partie
rites-ask-second-done = Keins mehr
rites-ask-pass-on = Wähle eine Karte, die nach links geht
    .hint = alle geben gleichzeitig weiter
rites-ask-give-back = Wähle eine Karte für { THE_ACC($other) }
rites-ask-powder = Welche verdeckte Karte siehst du an?
rites-ask-powder-done = Keine mehr ansehen
rites-ask-silver-key = Wähle eine Karte, die unter den Stapel geht
    .hint = höchstens zwei
rites-ask-silver-key-done = Keine mehr
rites-ask-steal = Welches Artefakt stiehlst du?
rites-ask-trade = Eines davon gegen ein beliebiges anderes tauschen?
rites-ask-trade-no = Behalten
rites-ask-trade-for = Was nimmst du im Tausch gegen { THE_ACC($artifact) }?

## Cthulhu erhebt sich

rites-ask-gate = Wähle eine Karte für das Tor
    .hint = { CAP($cult) }, wenn du es hast
rites-ask-gate-open = Wähle eine Karte, um das Tor zu öffnen
    .hint = Tor { $gate }
rites-ask-force = Jemandem eine Karte aufzwingen?
    .hint = dein Lohn für das Schließen des Tors
rites-ask-force-no = Niemandem
rites-ask-force-card = Welche Karte zwingst du { THE_DAT($other) } auf?
rites-ask-force-back = Welche Karte bekommt { THE($other) } dafür?
    .hint = was du bekommst, hast du nicht gesehen

## Der Baum auf dem Hügel

rites-ask-tree = Wähle eine Karte zum Spielen
    .hint = an einen wachsenden Baum, wenn eine passt
rites-ask-tree-more = Wähle noch eine Karte: ein Doppelzug
    .hint = eine neue Zahl pflanzt einen Baum
rites-ask-tree-drawn = Die gezogene Karte spielen?
    .hint = an einen wachsenden Baum, wenn sie passt
rites-ask-tree-play = { $card } an Baum { $place }
rites-ask-tree-draw = Karte ziehen
rites-ask-tree-done = Behalten

## Berge des Wahnsinns

rites-ask-elder-sign = Wähle das Ältere Zeichen, die erste Karte des Grats
rites-ask-mountain = Wähle eine Karte zum Spielen
    .hint = an den Grat, wenn sie dorthin passt
rites-ask-mountain-more = Noch eine Karte spielen?
    .hint = an den Grat, wenn sie dorthin passt
rites-ask-mountain-drawn = Die gezogene Karte spielen?
    .hint = an den Grat, wenn sie dorthin passt
# $on ist rites-pile.on
rites-ask-mountain-play = { $card } { $on }
rites-ask-mountain-cliff = Klippe: { $card }
rites-ask-mountain-draw = Karte ziehen
rites-ask-mountain-done = Zug beenden
rites-ask-cliff-card = Wähle die Karte für die Klippe
    .hint = sie kommt auf die { $card }
rites-ask-cliff-pile = Wähle den Hang für die Klippe
    .hint = { $card } obenauf

## Das Grauen von Dunwich

rites-ask-dunwich = Wähle ein Paar: aufdecken, erobern oder verzichten
    .hint = Wilbur 7, das Grauen 6
rites-ask-wall = Welche Wand deckst du auf ({ $twin })?
rites-ask-wall-plot = Wand { $place }
rites-ask-uncovered = Die Wand erobern?
    .hint = { $card }
rites-ask-uncovered-knock = Klopfen: die anderen fragen
rites-ask-knock = Klopfen, um die Wand zu erobern?
    .hint = { $card } · alle werden geheim gefragt
rites-ask-knock-no = Nicht klopfen
rites-ask-dispute = Wer von denen, die geklopft haben, erobert die Wand?
rites-ask-vote = Wer von denen, die geklopft haben, erobert die Wand?
    .hint = geheim

## Aus Äonen

rites-ask-before-prize = Vor der nächsten Karte ein Artefakt nutzen?
rites-ask-before-prize-done = Nein
rites-ask-prize = Diese Karte ablegen, einmal im Ritus?
    .hint = { $card }
rites-ask-prize-keep = Bieten lassen
rites-ask-prize-discard = Ablegen
rites-ask-bid = Wähle eine Karte als Gebot
    .hint = für die { $card }

## Der Hund

rites-ask-first-peek = In welches Grab siehst du?
    .hint = Vorrecht des Großkultisten
rites-ask-first-peek-plot = Grab { $place }
rites-ask-first-peek-no = Keines
rites-ask-ghoul = Wähle einen Ghul und sein Grab
rites-ask-ghoul-play = { $card } an Grab { $place }
rites-ask-ghoul-pass = Passen: kein Grab für deinen Ghul frei
rites-ask-move = Deinen Ghul an ein anderes Grab versetzen?
    .hint = er steht an Grab { $place }
rites-ask-move-plot = An Grab { $place }
rites-ask-move-stay = Dort lassen
rites-ask-present = Welchen Handlanger legst du verdeckt?
    .hint = Grab { $place }: { $card }
rites-ask-present-no = Keinen legen
rites-ask-show = Den Handlanger zeigen oder verdeckt lassen?
    .hint = { $card }
rites-ask-show-show = Zeigen
rites-ask-show-keep-down = Verdeckt lassen

## Aufschriften von Optionen

rites-option-play = { $card }
rites-option-card = { $card }
rites-option-side = { $side }
rites-option-plot = Karte { $place }
# $pile ist rites-pile
rites-option-pile = { $pile }
rites-option-artifact = { $artifact }
rites-option-rite = { TITLE($rite) }
rites-option-invoke = { $artifact }
rites-option-invoke-shining-trapezohedron = Die Hand ansehen: { $side }
rites-option-invoke-brain-cylinder = Eine Karte nehmen und eine zurückgeben: { $side }
rites-option-reveal = { $first } und { $second }: eine Wand aufdecken ({ $twin })
rites-option-capture = { $first } und { $second }: Wand { $place } erobern
rites-option-knock = { $first } und { $second }
rites-option-forego = Verzichten: { $first } und { $second } ablegen
rites-option-forego-one = Verzichten: { $first } ablegen
rites-option-forego-none = Verzichten
rites-option-become = Machtspiel „Großkultist werden“: { $first } und { $second }
rites-option-excavate = Machtspiel „Artefakt ausgraben“: { $first } und { $second }
rites-option-steal = Machtspiel „Artefakt stehlen“: { $first }, { $second } und { $third }
rites-option-draw = Ziehen
rites-option-cliff = Klippe
rites-option-keep = Behalten
rites-option-discard = Ablegen
rites-option-stay = Bleiben
rites-option-show = Zeigen
rites-option-keep-down = Verdeckt lassen
rites-option-pass = Passen
rites-option-done = Fertig
rites-option-no = Nein
