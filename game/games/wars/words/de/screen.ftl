### Was um die Karte herum steht: die Leiste oben, die Streifen, die Wahl, Ältere Zeichen und das Ende der Partie.

## Die Leiste oben

wars-top-turn = Runde { $turn }
wars-top-phase-gather = Macht sammeln
wars-top-phase-first-player = Startspieler
wars-top-phase-doom = Verderbensphase
wars-top-phase-action = Aktionsphase
wars-top-order = Reihenfolge
    .first = { $side } beginnt
wars-top-order-clockwise = **Zugreihenfolge**, im Uhrzeigersinn um den Tisch
wars-top-order-counterclockwise = **Zugreihenfolge**, gegen den Uhrzeigersinn um den Tisch
wars-top-order-alternating = **Zugreihenfolge**, abwechselnd
wars-top-doom = Verderben
    .tip = **Verderben**
    .ends = { $doom } beendet die Partie
    .ends-short = Ende bei { $doom }
    .line = { $sign } { $side } **{ $doom }**
wars-top-ends = Die Partie endet nach einer Verderbensphase, in der jemand { $doom } Verderben oder mehr hat.
wars-top-ritual = Ritual
    .tip = **Ritual der Auslöschung**
    .next = Das nächste Ritual kostet **{ $cost } Macht**. { $left ->
        [one] Nach { $left } weiteren Ritual
       *[other] Nach { $left } weiteren Ritualen
     } endet die Partie durch den Jähen Tod.
    .last = Der Marker steht auf Jäher Tod: Die Partie endet mit dieser Verderbensphase.
    .costs = kostet { $cost }
    .now = kostet jetzt { $cost }
    .death = Jäher Tod
    .death-tip = { ICON("doom") } <gold>Jäher Tod</>: Die Partie endet mit der Verderbensphase, in der der Marker hierher kommt.
wars-top-ritual-cell = { ICON("power") } <gold>{ $cost } Macht</>: { $after ->
    [0] das nächste Ritual
    [one] nach { $after } weiteren Ritual
   *[other] nach { $after } weiteren Ritualen
 }
    .spent = { ICON("power") } <gold>{ $cost } Macht</>: schon durchgeführt

## Die Wahl der Fraktionen

wars-draft = Wahl
    .head = Die Wahl der Fraktionen
    .taken = { CAP_THE($side) } ist vergeben.
    .taken-by = gewählt von { $person }
    .read = Karte lesen
    .read-tip = Zeigt die ganze Karte der gewählten Fraktion
    .title = Zum Titel
    .title-tip = Deine Partie ist gespeichert; du kannst sie später fortsetzen.
wars-draft-choosing = **{ $person }** wählt …
wars-draft-take-first = **{ $person }**, wähle die erste Fraktion.
wars-draft-take-two = **{ $person }**, wähle zwei Fraktionen, eine nach der anderen.
wars-draft-take-second = **{ $person }**, wähle deine zweite Fraktion.
wars-draft-take-last = **{ $person }**, wähle deine zweite Fraktion.
wars-draft-order-one = { $person } wählt eine
wars-draft-order-two = { $person } wählt zwei
wars-draft-order-last = { $person } nimmt noch eine

## Ältere Zeichen

wars-signs = Ältere Zeichen
    .whose = Wessen? Hinsehen sollte nur, wem sie gehören.
    .of = Ältere Zeichen: { $person }
    .curtain = Gleich sind geheime Ältere Zeichen zu sehen.
    .mark = Wähle, welche du aufdeckst.
    .all = Alle
    .none = Keine
    .refused = Diese Älteren Zeichen kannst du nicht aufdecken
    .tip = Ein Älteres Zeichen, **{ $value } Verderben** wert
wars-signs-holds = { $signs ->
    [0] { $person } hat keine verdeckten Älteren Zeichen.
    [one] { $person } hat { $signs } verdecktes Älteres Zeichen, { $doom } Verderben wert.
   *[other] { $person } hat { $signs } verdeckte Ältere Zeichen, zusammen { $doom } Verderben wert.
 }
    .revealed = Schon aufgedeckt: { $revealed }.
wars-signs-moments = { $thing }: jederzeit
wars-signs-reveal = { $signs ->
    [0] Aufdecken
   *[other] { $signs } aufdecken: +{ $doom } Verderben
 }

## Das Ende

wars-end-page-result = Ergebnis
wars-end-page-course = Verläufe
    .short = Verläufe
wars-end-page-dice = Würfel
wars-end-page-deeds = Statistik
wars-end-page-turning = Wendepunkte

wars-end-rematch = Der gleiche Tisch, neu gewürfelt
wars-end-opening = Die letzten Älteren Zeichen werden aufgedeckt
wars-end-side = { $person } · Vorgabe { $handicap }
wars-end-column-books = Zauberbücher
    .short = Bücher
wars-end-column-before = Ohne Zeichen
    .short = Verderben
wars-end-column-signs = Aufgedeckte Ältere Zeichen
    .short = Zeichen
wars-end-column-total = Gesamt
    .short = Gesamt
wars-end-signs = { $signs ->
    [0] keine
   *[other] { $signs } (Wert { $doom })
 }
    .closed = { $signs } (Wert { $doom }), { $closed } verdeckt

wars-end-chart-all = Alle
wars-end-chart-doom = Verderben
    .short = Verderben
    .limit = { $doom } beendet die Partie
wars-end-chart-power = Macht nach dem Sammeln
    .short = Macht
wars-end-chart-gates = Tore
    .short = Tore
wars-end-chart-books = Zauberbücher
    .short = Zauberbücher

wars-end-dice = { $dice } Würfel, { $battles ->
    [one] { $battles } Kampf
   *[other] { $battles } Kämpfe
 }
    .note = Wie oft jede Zahl in Kämpfen fiel. Gestrichelt: der Schnitt fairer Würfel. Eine 6 ist eine Tötung, eine 4 oder 5 ein Schmerz.
wars-end-dice-column-dice = Würfel
wars-end-dice-column-kills = Tötungen (erwartet)
wars-end-dice-column-pains = Schmerzen (erwartet)
wars-end-dice-column-luck = Glück

wars-end-deed-begun = Kämpfe begonnen
    .short = begonnen
wars-end-deed-defended = Kämpfe als Verteidiger
    .short = verteidigt
wars-end-deed-killed = Gegner getötet
    .short = getötet
wars-end-deed-lost = Einheiten verloren
    .short = verloren
wars-end-deed-captured = Kultisten gefangen
    .short = gefangen
wars-end-deed-taken = Eigene Kultisten gefangen
    .short = eingebüßt
wars-end-deed-gates = Tore errichtet
    .short = Tore
wars-end-deed-rituals = Rituale
    .short = Rituale
wars-end-deed-signs = Ältere Zeichen
    .short = Zeichen

wars-end-turning-chance = Gewinnchance von { $person }, wie ein starker Spieler sie schätzen würde
wars-end-turning-match = die Partie
wars-end-turning-look = Den Tisch in diesem Augenblick ansehen

## Tasten

wars-screen-rules = Jede Regel, jede Einheit und jedes Zauberbuch
wars-screen-signs = Deine Älteren Zeichen geheim ansehen und aufdecken
    .moments = Hier jederzeit, auch wenn andere am Zug sind: **{ COMMA($things) }**
wars-screen-menu = Speichern, Laden, Einstellungen, Plätze

# Im Kino: was Zuschauer von einer Partie sehen, die nicht vorbei ist.
wars-screen-hidden = **Ältere Zeichen**, die für andere noch verdeckt sind
# Wer in einer aufgezeichneten Partie an einem Platz saß: $sides sind Fraktionen.
wars-screen-seat = { $sides }, { $person }
    .nobody = { $sides }
