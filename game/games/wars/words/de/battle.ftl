### Der Kampf neben der Karte, und die Aussichten eines Kampfes, bevor er erklärt wird.

## Die Tafel

wars-battle-head = Kampf { IN($area) }
    .open = Den Kampf wieder zeigen
    .fold = Den Kampf ausblenden und die ganze Karte sehen

wars-battle-step-before = Vorher
wars-battle-step-roll = Wurf
wars-battle-step-kills = Tötungen
wars-battle-step-pains = Schmerzen
wars-battle-step-after = Nachher
wars-battle-step-retreat = Rückzug

# Was eine Seite gewürfelt hat oder nehmen muss: $results sind Tötungen und Schmerzen.
wars-battle-kills = { $number ->
    [one] { $number } Tötung
   *[other] { $number } Tötungen
 }
wars-battle-pains = { $number ->
    [one] { $number } Schmerz
   *[other] { $number } Schmerzen
 }
wars-battle-rolled = { COMMA($results) }
wars-battle-takes = nimmt { $results }
wars-battle-unplaced = Keine Einheit mehr für { $results }.

wars-battle-attacks = greift an
wars-battle-defends = verteidigt
wars-battle-no-dice = keine Würfel
wars-battle-can-take = wählbar
wars-battle-can-choose = wählbar
wars-battle-used = Genutzt:

## Was aus einer Einheit wurde

wars-battle-fate-hidden = verborgen
wars-battle-fate-devour = verschlungen
wars-battle-fate-absorb = einverleibt
wars-battle-fate-abduct = entführt
wars-battle-fate-no-room = kein Ausweg
wars-battle-fate-killed = getötet
wars-battle-fate-saved = unversehrt
wars-battle-fate-pained = gepeinigt
wars-battle-fate-retreated = zurückgezogen
wars-battle-fate-lost = verloren
wars-battle-fate-gone = eliminiert
wars-battle-fate-left = fort

## Die Aussichten

wars-battle-odds = Aussichten des Wurfs
    .rolled = Aussichten vor dem Wurf
    .bright = hell: der wirkliche Wurf
wars-battle-chart-kills = { $sign } Tötungen
wars-battle-chart-pains = { $sign } Schmerzen

# $sign und $enemy_sign sind Bilder der beiden Seiten.
wars-battle-attack = **Angriff auf** { $enemy_sign } { THE_ACC($enemy) } **{ IN($area) }**
    .dice = { $sign } { $mine ->
        [one] **{ $mine }** Würfel
       *[other] **{ $mine }** Würfel
     } gegen { $enemy_sign } **{ $theirs }**

# Wie oft etwas geschieht, wie man es sagt; steht in „du verlierst in 1 von 6 Kämpfen eine Einheit“.
wars-battle-often = in { $count } von { $all } Kämpfen
    .always = in fast jedem Kampf

wars-battle-expected = Im Schnitt verlierst du { $lost ->
    [0] nichts
   *[other] **{ NUMBER($lost, minimumFractionDigits: 1, maximumFractionDigits: 1) } Einheiten**
 } und tötest { $killed ->
    [0] nichts
   *[other] **{ NUMBER($killed, minimumFractionDigits: 1, maximumFractionDigits: 1) } Einheiten**
 }.
    .retreats = Einheiten, die sich zurückziehen: { NUMBER($mine, minimumFractionDigits: 1, maximumFractionDigits: 1) } von dir, { NUMBER($theirs, minimumFractionDigits: 1, maximumFractionDigits: 1) } vom Gegner.

wars-battle-risk-none = <free>Kein Risiko: Der Gegner hat keine Würfel.</>
wars-battle-risk-little = <free>Geringes Risiko: Du verlierst { $often } eine Einheit.</>
wars-battle-risk-some = <pain>Etwas Risiko: Du verlierst { $often } eine Einheit.</>
wars-battle-risk-great = <kill>Hohes Risiko: Du verlierst { $often } eine Einheit.</>
wars-battle-great-killed = { CAP_THE($unit) } wird getötet: **{ $chance }**
    .yours = { CAP_YOUR($unit) } wird getötet: **{ $chance }**
wars-battle-wiped-out = Alle gegnerischen Einheiten werden getötet: **{ $chance }**
    .yours = Alle deine Einheiten werden getötet: **{ $chance }**
wars-battle-assumed = <third>Die Aussichten gehen davon aus, dass jede Seite zuerst ihre billigsten Einheiten verliert.</>
    .without = <third>Die Aussichten gehen davon aus, dass jede Seite zuerst ihre billigsten Einheiten verliert. Nicht mitgezählt: { COMMA($abilities) }.</>

## Was folgt, wenn eine Einheit eine Tötung oder einen Schmerz nimmt, auf ihrer Karte; .gate gilt für den Hüter eines Tors

wars-battle-then-lost = geht verloren
    .gate = geht verloren, und das Tor ist verlassen
wars-battle-then-leaves = geht verloren und verlässt die Partie für immer
wars-battle-then-bears = überlebt: stirbt erst bei zwei Tötungen
wars-battle-then-retreats = zieht sich { TO($area) } zurück
    .gate = zieht sich { TO($area) } zurück, und das Tor ist verlassen
wars-battle-then-one-of = zieht sich in eines von { $areas } Gebieten zurück
    .gate = zieht sich in eines von { $areas } Gebieten zurück, und das Tor ist verlassen
wars-battle-then-nowhere = hat keinen Ausweg und geht vielleicht verloren
wars-battle-then-more = dann noch { $number } zu verteilen

# Darunter: wer im Kampf bleibt, wie viele es sind, steht in $count.
wars-battle-then-live = { $count ->
    [0] niemand überlebt
    [one] { CAP_A($units) } überlebt
   *[other] { CAP_A($units) } überleben
 }
wars-battle-then-stay = { $count ->
    [0] niemand bleibt
    [one] { CAP_A($units) } bleibt
   *[other] { CAP_A($units) } bleiben
 }
