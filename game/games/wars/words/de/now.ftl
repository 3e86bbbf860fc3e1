### Was im Augenblick für einen Begriff gilt, und was einer Bedingung noch fehlt: auf Karten und auf der Fraktionstafel.

## Begriffe, Fraktion für Fraktion: Vor jeder Zeile steht ihr Zeichen

wars-now-power = **{ $power } Macht**
wars-now-doom = **{ $doom } Verderben**
wars-now-doom-track = **{ $doom } Verderben** und { $signs ->
    [one] { $signs } verdecktes Älteres Zeichen
   *[other] { $signs } verdeckte Ältere Zeichen
 }
wars-now-signs = { $hidden } verdeckt, { $revealed } aufgedeckt
wars-now-gates = { $gates ->
    [one] { $gates } Tor
   *[other] { $gates } Tore
 }
    .abandoned = { ICON("gate") } verlassen: { COMMA($areas) }
wars-now-captives = { $captives ->
    [0] keine Gefangenen
   *[other] hält gefangen: { COMMA($captives) }
 }
    .of = { $count } { OF($side) }
wars-now-pool = { $units ->
    [0] leer
   *[other] { COMMA($units) }
 }
wars-now-submerged = { $units ->
    [0] niemand
   *[other] { COMMA($units) }
 }
wars-now-books = { $books } von 6
wars-now-met = { $met } von 6 erfüllt

## Begriffe, die den ganzen Tisch betreffen

wars-now-ritual = Ein Ritual kostet jetzt **{ $cost } Macht**, danach { COMMA($next) }, dann kommt der Jähe Tod.
    .last = Ein Ritual kostet jetzt **{ $cost } Macht**; das nächste Feld ist der Jähe Tod.
    .death = Der Marker steht auf **Jäher Tod**: Ein Ritual kostet **10 Macht**.
wars-now-order =
    .alternating = In dieser Runde: { COMMA($sides) }.
    .clockwise = In dieser Runde: { COMMA($sides) }; im Uhrzeigersinn.
    .counterclockwise = In dieser Runde: { COMMA($sides) }; gegen den Uhrzeigersinn.
wars-now-desecrated = { $count ->
    [0] Noch ist kein Gebiet entweiht.
   *[other] { $count } Marker auf der Karte: { COMMA($areas) }.
 }
wars-now-decay = Den gibt es nur im Duell.

## Was einer Bedingung noch fehlt

wars-need-first-doom = Nötig: die erste Verderbensphase.
wars-need-gates = { $gates ->
    [one] Nötig: noch **{ $gates } Tor** oder noch **{ $power } Macht**.
   *[other] Nötig: noch **{ $gates } Tore** oder noch **{ $power } Macht**.
 }
wars-need-oceans = { $own ->
    [one] Nötig: noch **{ $own } eigenes Tor** in einem Meeresgebiet oder, egal von wem, noch **{ $all }**.
   *[other] Nötig: noch **{ $own } eigene Tore** in Meeresgebieten oder, egal von wem, noch **{ $all }**.
 }
wars-need-areas = { $more ->
    [one] Nötig: noch **{ $more } Gebiet** mit einer Einheit; bisher { $here }.
   *[other] Nötig: noch **{ $more } Gebiete** mit Einheiten; bisher { $here }.
 }
wars-need-share = Nötig: ein gemeinsames Gebiet mit { THE_DAT($sides) }.
    .nowhere = { $sides ->
        [one] { CAP_THE($sides) } hat keine Einheit auf der Karte.
       *[other] { CAP_THE($sides) } haben keine Einheiten auf der Karte.
     }
wars-need-books = { $books ->
    [one] Nötig: noch **{ $books } Zauberbuch**, dann eine Verderbensphase.
   *[other] Nötig: noch **{ $books } Zauberbücher**, dann eine Verderbensphase.
 }
    .soon = Nötig: nur noch die nächste Verderbensphase.
wars-need-cultists = Nötig: eine Aktion und zwei Kultisten auf der Karte; zurzeit { $here }.
wars-need-pay = Nötig: eine Aktion und noch **{ $power } Macht**.
    .enough = Nötig: eine Aktion; die Macht reicht.
wars-need-gift = Nötig: noch **{ $doom } Verderben** zum Verschenken.
    .enough = Nötig: eine Aktion.
wars-need-awaken = Nötig: noch **{ $power } Macht** und was { THE($unit) } sonst verlangt.
    .enough = Die Macht reicht; lies nach, was { THE($unit) } sonst verlangt.
wars-need-crescent = Nötig: ein Entweihungsmarker in einem Gebiet mit der Sichel.
wars-need-chevron = Nötig: ein Entweihungsmarker in einem Gebiet mit dem Winkel.
wars-need-claw = Nötig: ein Entweihungsmarker in einem Gebiet mit der Kralle.

## Ob etwas jetzt geht; $why ist ein Grund, $sides sind Zeichen von Fraktionen

wars-now-not = **Jetzt nicht:** { $why }.
wars-now-take = **Du kannst es jetzt nehmen**, für die Bedingung, die du erfüllt hast.
wars-now-use = **Du kannst es jetzt einsetzen.**
wars-now-do = **Das kannst du jetzt tun.**
wars-now-where = { $count ->
    [one] Möglich { IN($areas) }.
   *[other] Möglich in { $count } Gebieten.
 }
    .against = { $count ->
        [0] Möglich gegen { THE_ACC($sides) }.
        [one] Möglich { IN($areas) }, gegen { THE_ACC($sides) }.
       *[other] Möglich in { $count } Gebieten, gegen { THE_ACC($sides) }.
     }
wars-now-burns = Du verlierst den Rest: **{ $power } Macht**.
wars-now-each = Jede Einheit kostet 1 deiner **{ $power } Macht**.
wars-now-from = Das kostet mindestens **{ $cost } Macht**.
wars-now-leaves = Danach hast du noch **{ $power } Macht**.
wars-now-free = Das kostet nichts.
wars-now-vain = Es kann nicht gelingen: { $why }.
wars-now-no-choice = Zurzeit steht es nicht zur Wahl.
wars-now-over = Die Partie ist vorbei.
wars-now-chooses = { CAP_THE($side) } wählt gerade.
wars-now-recruit = **Du kannst jetzt { A_ACC($unit) } rekrutieren.**
    .not = **Du kannst jetzt { NO_ACC($unit) } rekrutieren.**
    .not-for = **Du kannst jetzt { NO_ACC($unit) } rekrutieren:** { $why }.
    .none-left = In deinem Vorrat ist { NO($unit) } mehr.
wars-now-summon = **Du kannst jetzt { A_ACC($unit) } beschwören.**
    .not = **Du kannst jetzt { NO_ACC($unit) } beschwören.**
    .not-for = **Du kannst jetzt { NO_ACC($unit) } beschwören:** { $why }.
    .none-left = In deinem Vorrat ist { NO($unit) } mehr.
wars-now-awaken = **Du kannst { THE_ACC($unit) } jetzt erwecken.**
    .not = **Du kannst { THE_ACC($unit) } jetzt nicht erwecken.**
    .not-for = **Du kannst { THE_ACC($unit) } jetzt nicht erwecken:** { $why }.
    .none-left = { CAP_THE($unit) } ist schon im Spiel.

## Wer etwas hat

wars-now-absent = { CAP_THE($side) } spielt in dieser Partie nicht mit.
wars-now-has = { CAP_THE($side) } hat diese Fähigkeit von Anfang an.
wars-now-holds = { CAP_THE($side) } hat dieses Zauberbuch schon.
wars-now-unearned = { $left ->
    [one] { CAP_THE($side) } hat dieses Zauberbuch noch nicht; { $left } von 6 Zauberbüchern fehlt noch.
   *[other] { CAP_THE($side) } hat dieses Zauberbuch noch nicht; { $left } von 6 Zauberbüchern fehlen noch.
 }
wars-now-requirement-met = { CAP_THE($side) } hat sie erfüllt und sich ein Zauberbuch verdient.
wars-now-requirement-open = { CAP_THE($side) } hat sie noch nicht erfüllt.
wars-now-side = { $signs ->
    [one] { ICON("power") } **{ $power } Macht**, { ICON("doom") } **{ $doom } Verderben**, { $signs } verdecktes Älteres Zeichen
   *[other] { ICON("power") } **{ $power } Macht**, { ICON("doom") } **{ $doom } Verderben**, { $signs } verdeckte Ältere Zeichen
 }
    .holds = { $gates ->
        [one] { $gates } Tor, { $books } von 6 Zauberbüchern
       *[other] { $gates } Tore, { $books } von 6 Zauberbüchern
     }

## Wo Einheiten sind; eine Zeile ist das Zeichen einer Fraktion und was sie hat

wars-now-line = { $sign } { COMMA($parts) }
wars-now-unit-map = { $count } auf der Karte
wars-now-unit-pool = { $count } im Vorrat
wars-now-unit-captive = { $count } gefangen
wars-now-standing = <second>{ COMMA($areas) }</>
    .in = { $count ->
        [one] { $area }
       *[other] { $count } { IN($area) }
     }

## Gebiete, Phasen, Ausgaben

wars-now-area-unknown = Auf der Karte dieser Partie gibt es dieses Gebiet nicht.
wars-now-area-abandoned = { ICON("gate") } Ein <@term/abandoned>verlassenes Tor</>
wars-now-area-gate = { ICON("gate") } Ein <@term/gate>Tor</> { OF($side) }
wars-now-area-desecrated = { ICON("desecration") } <@term/desecration>Entweiht</>
wars-now-area-token = { $icon } { $token }
wars-now-area-choose = **Du kannst es jetzt wählen:** { $question }
wars-now-area-empty = Hier steht niemand.
wars-now-phase = Runde { $turn } ist gerade in dieser Phase.
    .other = Runde { $turn } ist gerade in einer anderen Phase: { $phase }.
wars-now-edition = Nach ihr wird diese Partie gespielt.
    .other = Diese Partie wird nach der anderen gespielt.
