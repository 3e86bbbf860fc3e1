### Der Öffner des Weges: alle seine Meldungen (docs/faction.md).

## Namen

-faction-opener-of-the-way = Öffner des Weges
    .gender = m
    .genitive = Öffners des Weges
    .short = Öffner
-unit-mutant = Mutant
    .gender = m
    .oblique = Mutanten
    .genitive = Mutanten
    .plural = Mutanten
    .plural-weak = Mutanten
    .plural-dative = Mutanten
-unit-abomination = Scheusal
    .gender = n
    .genitive = Scheusals
    .plural = Scheusale
    .plural-weak = Scheusale
    .plural-dative = Scheusalen
-unit-spawn-of-yog-sothoth = Abkömmling Yog-Sothoths
    .gender = m
    .genitive = Abkömmlings Yog-Sothoths
    .plural = Abkömmlinge Yog-Sothoths
    .plural-weak = Abkömmlinge Yog-Sothoths
    .plural-dative = Abkömmlingen Yog-Sothoths
    .also = Abkömmling; Abkömmlings; Abkömmlinge; Abkömmlingen
-unit-yog-sothoth = Yog-Sothoth
    .also = Yog-Sothoths
    .sex = m
    .plural = Yog-Sothoth
    .plural-weak = Yog-Sothoth
    .plural-dative = Yog-Sothoth
-ability-beyond-one = Jenseitiger
    .alone = Der Jenseitige
    .gender = m
    .weak = Jenseitige
    .oblique = Jenseitigen
    .genitive = Jenseitigen
-ability-key-and-gate = Schlüssel und Tor
    .alone = Der Schlüssel und das Tor
-book-channel-power = Machtfluss
    .gender = m
    .genitive = Machtflusses
-book-dragon-ascending = Steigender Drache
    .alone = Der steigende Drache
    .gender = m
    .weak = steigende Drache
    .oblique = steigenden Drachen
    .genitive = steigenden Drachen
-book-dragon-descending = Sinkender Drache
    .alone = Der sinkende Drache
    .gender = m
    .weak = sinkende Drache
    .oblique = sinkenden Drachen
    .genitive = sinkenden Drachen
-book-dread-curse = Schrecklicher Fluch Azathoths
    .short = Fluch Azathoths
    .gender = m
    .weak = Schreckliche Fluch Azathoths
    .oblique = Schrecklichen Fluch Azathoths
    .genitive = Schrecklichen Fluchs Azathoths
    .also = Schrecklicher Fluch; Schreckliche Fluch; Schrecklichen Fluch
-book-million-favored-ones = Million Auserwählte
    .alone = Die Million Auserwählten
    .gender = pl
    .weak = Million Auserwählten
    .oblique = Million Auserwählten
-book-they-break-through = Durchbruch
    .gender = m
    .genitive = Durchbruchs
-requirement-ow-gates-8 = 8 Tore auf der Karte
-requirement-ow-gates-12 = 10 oder 12 Tore auf der Karte
    .short = 10 oder 12 Tore
-requirement-ow-areas = An 2 gegnerischen Toren stehen
    .short = 2 gegnerische Tore
-requirement-ow-loss = Eine Einheit im Kampf verlieren
    .short = Einheit verlieren
-requirement-ow-great = Auf einen Großen Alten treffen
    .short = Auf Großen Alten treffen
-requirement-ow-awaken = Yog-Sothoth erwecken
-action-beyond-one = Jenseitiger
    .short = Jensei- tiger
-action-dread-curse = Fluch

## Karten

things-when-any-moment = Jederzeit, einmal
    .card = jederzeit, einmal
things-faction-opener-of-the-way =
    .tagline = Öffne überall Tore, versetze sie nach Belieben und sei selbst das letzte Tor.
    .hint = Du willst eine Karte voller Tore, egal wessen: Sie bringen dir Zauberbücher. Deine Monster tragen Tore mitsamt ihren Hütern fort und werden nach jedem Kampf zu stärkeren. Yog-Sothoth ist billig zu erwecken, zählt als eines deiner Tore und wächst mit jedem gegnerischen Großen Alten.
    .short = Der Tore versetzt
things-unit-mutant = Mit „Million Auserwählte“ kann er nach einem Kampf zum Scheusal werden.
    .source = Fraktionstafel; Regelbuch VI, VII
things-unit-abomination = Mit dem „Jenseitigen“ trägt es ein Tor irgendwohin. Mit „Million Auserwählte“ kann es nach einem Kampf zum Abkömmling Yog-Sothoths werden.
    .source = Fraktionstafel; Regelbuch VI, VII
things-unit-spawn-of-yog-sothoth = An seiner Stelle erwacht Yog-Sothoth. Mit dem „Jenseitigen“ trägt er ein Tor irgendwohin. Mit „Million Auserwählte“ kann er nach einem Kampf zu allen Mutanten in deinem Vorrat werden.
    .source = Fraktionstafel; Regelbuch VI, VII
things-unit-yog-sothoth = Erwacht an der Stelle eines Abkömmlings Yog-Sothoths irgendwo auf der Karte; der kehrt in deinen Vorrat zurück. Ein Tor braucht er nicht, denn er ist eines. Seine Kampfstärke ist doppelt so hoch wie die Zahl der gegnerischen Großen Alten, die beim Wurf im Spiel sind; spielen nur zwei Fraktionen, ist sie immer 4.
    .source = Fraktionstafel; Regelbuch IX
things-ability-beyond-one = Wähle eine deiner Einheiten, die 3 oder mehr kostet, in einem Gebiet mit einem Tor und ohne gegnerischen Großen Alten. Die Einheit, das Tor und dessen Hüter, auch ein gegnerischer, kommen zusammen in ein beliebiges Gebiet ohne Tor. Alles andere bleibt zurück. Der Hüter behält das Tor und hat sich nicht bewegt, niemand kann es unterwegs besetzen. Auch Yog-Sothoth kann ein Tor tragen, ist aber keines, das getragen werden kann.
    .source = Fraktionstafel
things-ability-key-and-gate = Auf der Karte ist Yog-Sothoth ein Tor, das du kontrollierst: Er bringt 2 Macht in der Machtphase, 1 Verderben in der Verderbensphase und 1 Verderben in deinem Ritual, und du kannst in seinem Gebiet beschwören. Er braucht keinen Hüter, kann weder besetzt noch verlassen werden und darf sich ein Gebiet mit einem anderen Tor teilen.
    .source = Fraktionstafel
things-book-channel-power = Haben beide Seiten gewürfelt, darfst du 1 Macht zahlen und alle deine Würfel noch einmal werfen, die weder Tötung noch Schmerz zeigen. Das darfst du wiederholen, solange du Macht und solche Würfel hast.
    .short = 1 Macht: Fehlschläge noch einmal werfen
    .source = Zauberbuch
things-book-dragon-ascending = Einmal in der Partie, jederzeit, auch im Zug eines anderen oder in einem Kampf: Deine Macht wird so groß wie die eines Gegners deiner Wahl. Du findest es hinter deinen Aktionen, und sonst immer unter „Zeichen“. Du behältst das Zauberbuch, umgedreht.
    .short = Einmal: so viel Macht wie ein Gegner
    .source = Zauberbuch
things-book-dragon-descending = Einmal in der Partie, wenn du ein Ritual durchführst: Deine Tore bringen darin doppelt so viel Verderben. Ältere Zeichen erhältst du wie sonst. Du behältst das Zauberbuch, umgedreht.
    .short = Einmal: doppeltes Verderben der Tore im Ritual
    .source = Zauberbuch
things-book-dread-curse = Nenne ein Gebiet mit gegnerischen Einheiten und wirf einen Würfel für jedes Scheusal und jeden Abkömmling Yog-Sothoths, die du auf der Karte hast. Du verteilst Tötungen und Schmerzen auf die Gegner dort, und jeder Besitzer wählt, welche seiner Einheiten sie treffen, jede nur ein Ergebnis. Getötete Einheiten werden eliminiert; für jede gepeinigte wählst du ein benachbartes Gebiet, egal, wer dort steht. Es ist kein Kampf, also wirkt keine Fähigkeit für Kämpfe.
    .short = Tötungen und Schmerzen für Gegner irgendwo
    .source = Zauberbuch
things-book-million-favored-ones = Ist in einem deiner Kämpfe alles andere vorbei, darfst du jede deiner Einheiten, die daran teilnahmen, einmal ersetzen: einen Akolythen durch einen Mutanten, einen Mutanten durch ein Scheusal, ein Scheusal durch einen Abkömmling Yog-Sothoths und einen Abkömmling durch alle Mutanten in deinem Vorrat. Die neuen Einheiten müssen im Vorrat sein. Die alten kehren dorthin zurück und sind nicht verloren.
    .short = Wer gekämpft hat, wird stärker
    .source = Zauberbuch
things-book-they-break-through = Du darfst auch an Toren beschwören, die Gegner kontrollieren, und an verlassenen, selbst in Gebieten ohne Einheit von dir.
    .short = An jedem Tor beschwören
    .source = Zauberbuch
things-requirement-ow-gates-8 = Auf der Karte stehen 8 Tore zugleich, egal wessen; verlassene und Yog-Sothoth zählen mit.
    .source = Fraktionstafel; Regelbuch VIII
things-requirement-ow-gates-12 = Auf der Karte stehen 12 Tore zugleich, egal wessen; zu zweit und zu dritt genügen 10. Verlassene und Yog-Sothoth zählen mit.
    .source = Fraktionstafel; Regelbuch VIII
things-requirement-ow-areas = Du hast zugleich Einheiten in zwei Gebieten mit Toren, die Gegner kontrollieren.
    .source = Fraktionstafel; Regelbuch VIII
things-requirement-ow-loss = Du verlierst in einem Kampf eine Einheit, getötet oder eliminiert.
    .source = Fraktionstafel; Regelbuch VIII
things-requirement-ow-great = Yog-Sothoth steht im selben Gebiet wie ein gegnerischer Großer Alter.
    .source = Fraktionstafel; Regelbuch VIII
things-requirement-ow-awaken = Erwecke Yog-Sothoth zum ersten Mal.
    .source = Fraktionstafel; Regelbuch VIII
things-action-beyond-one = Für 1 Macht nimmt eine deiner Einheiten, die 3 oder mehr kostet, das Tor ihres Gebiets mitsamt dem Hüter in ein beliebiges Gebiet ohne Tor mit.
    .source = Fraktionstafel
things-action-dread-curse = Wirf für 2 Macht einen Würfel für jedes deiner Scheusale und jeden Abkömmling Yog-Sothoths gegen die Gegner in einem Gebiet.
    .source = Zauberbuch

## Fragen

wars-ask-beyond-one-unit = Welche Einheit trägt das Tor ihres Gebiets fort?
    .hint = sein Hüter kommt mit
wars-ask-beyond-one-area = Wohin trägt { THE($unit) } das Tor?
    .hint = jedes Gebiet ohne Tor
wars-ask-curse-area = Welches Gebiet verfluchst du?
wars-ask-curse-kills = Wie viele Tötungen treffen { THE_ACC($side) }?
    .hint = { $number ->
        [one] { $number } ist { IN($area) } noch zu verteilen
       *[other] { $number } sind { IN($area) } noch zu verteilen
     }
wars-ask-curse-kills-share = { $number ->
    [one] { $number } Tötung
   *[other] { $number } Tötungen
 }
wars-ask-curse-pains = Wie viele Schmerzen treffen { THE_ACC($side) }?
    .hint = { $number ->
        [one] { $number } ist { IN($area) } noch zu verteilen
       *[other] { $number } sind { IN($area) } noch zu verteilen
     }
wars-ask-curse-pains-share = { $number ->
    [one] { $number } Schmerz
   *[other] { $number } Schmerzen
 }
wars-ask-curse-kill = Welche deiner Einheiten { IN($area) } wird getötet?
    .hint = { $number ->
        [one] die letzte
       *[other] noch { $number }
     }
wars-ask-curse-pain = Welche deiner Einheiten { IN($area) } wird gepeinigt?
    .hint = { $number ->
        [one] die letzte
       *[other] noch { $number }
     }
wars-ask-curse-flight = Wohin schickst du { THE_ACC($unit) }?
    .hint = { FROM($area) }
wars-ask-channel-power = Wirfst du deine Fehlschläge noch einmal?
    .hint = für 1 Macht
wars-ask-channel-power-yes = Ja, 1 Macht zahlen
wars-ask-channel-power-no = Nein, behalten
wars-ask-million-favored-ones = Welche Einheit wird stärker?
    .hint = Die Million Auserwählten
wars-ask-million-favored-ones-done = Keine weiteren

wars-hint-beyond-one-unit = Eine Einheit, die 3 oder mehr kostet, kann das Tor ihres Gebiets in jedes andere mitnehmen, egal, wer es hütet.
wars-hint-beyond-one-area = Tor, Hüter und Träger kommen zusammen an. Der Hüter kontrolliert das Tor weiterhin.
wars-hint-curse-area = Du wirfst einen Würfel für jedes deiner Scheusale und jeden Abkömmling, wo sie auch stehen. Die Gegner dort können sich nicht wehren.
wars-hint-curse-kills = Du verteilst die Tötungen auf die Gegner im Gebiet; jeder wählt selbst, wer stirbt.
wars-hint-curse-pains = Du verteilst die Schmerzen auf die Gegner im Gebiet; jeder wählt seine Einheiten, und du wählst, wohin sie müssen.
wars-hint-curse-kill = Der Fluch ist kein Kampf: Jeder Einheit genügt eine Tötung, und nichts rettet sie.
wars-hint-curse-pain = Eine gepeinigte Einheit muss fort. Der Öffner des Weges wählt das Gebiet.
wars-hint-curse-flight = Du darfst sie in jedes benachbarte Gebiet schicken, auch zu ihren Gegnern.
wars-hint-channel-power = Würfel mit Tötung oder Schmerz bleiben liegen; alle anderen werden noch einmal geworfen.
wars-hint-million-favored-ones = Jede deiner Einheiten, die gekämpft haben, kann zu einer stärkeren aus deinem Vorrat werden. Die alte ist nicht verloren.

wars-why-curse-kill = Der Fluch trifft { IN($area) }: Du verlierst dort eine Einheit und wählst, welche.
    .short = Fluch { OF($side) } { $sign }
wars-why-curse-pain = Der Fluch trifft { IN($area) }: Eine deiner Einheiten dort muss fort, und du wählst, welche.
    .short = Fluch { OF($side) } { $sign }

wars-tips-beyond-one-area = Das Tor { TO($area) } tragen
wars-tips-curse-area = { CAP_THE_ACC($area) } verfluchen
wars-tips-curse-flight = { TO($area) } schicken

wars-reason-gates-everywhere = in jedem Gebiet steht ein Tor
    .short = kein Gebiet ohne Tor
wars-reason-no-carrier = keine deiner Einheiten ab 3 Kosten kann ein Tor tragen
    .short = kein Träger am Tor
wars-reason-no-spawn = { CAP_THE($unit) } braucht einen Abkömmling auf der Karte
    .short = kein Abkömmling
wars-reason-nobody-to-curse = auf der Karte steht keine gegnerische Einheit
    .short = niemand da
wars-reason-no-cursing = du hast weder Scheusal noch Abkömmling auf der Karte
    .short = keine Würfel

# Was jederzeit getan werden kann: ein Knopf, und was er bedeutet.
wars-option-dragon-ascending = Macht wie { THE($side) }
    .note = Einmal: Deine Macht wird { $power }, so viel wie { THE($side) } hat.

## Die Chronik

wars-events-beyond-one = { CAP_THE($side) } trägt mit { A_DAT($unit) } das Tor { FROM($origin) } { TO($area) }.
    .doer = Du trägst mit { YOUR_DAT($unit) } das Tor { FROM($origin) } { TO($area) }.
wars-events-beyond-one-keeper = { CAP_THE($side) } trägt mit { A_DAT($unit) } das Tor { FROM($origin) } { TO($area) }, mitsamt { A_DAT($keeper) } { OF($owner) }.
    .doer = Du trägst mit { YOUR_DAT($unit) } das Tor { FROM($origin) } { TO($area) }, mitsamt { A_DAT($keeper) } { OF($owner) }.
    .victim = { CAP_THE($side) } trägt mit { A_DAT($unit) } das Tor { FROM($origin) } { TO($area) }, mitsamt { YOUR_DAT($keeper) }.
wars-events-beyond-one-own = { CAP_THE($side) } trägt mit { A_DAT($unit) } das Tor { FROM($origin) } { TO($area) }, mitsamt seinem Hüter.
    .doer = Du trägst mit { YOUR_DAT($unit) } das Tor { FROM($origin) } { TO($area) }, mitsamt deinem Hüter.
wars-events-cursed = { CAP_THE($side) } verflucht { THE_ACC($area) }: { $kills ->
    [one] { $kills } Tötung
   *[other] { $kills } Tötungen
 }, { $pains ->
    [one] { $pains } Schmerz
   *[other] { $pains } Schmerzen
 }.
    .doer = Du verfluchst { THE_ACC($area) }: { $kills ->
        [one] { $kills } Tötung
       *[other] { $kills } Tötungen
     }, { $pains ->
        [one] { $pains } Schmerz
       *[other] { $pains } Schmerzen
     }.
wars-events-cursed-lost = Eliminiert: { A($units) }.
wars-events-favored = { CAP_THE($side) } verwandelt { A_ACC($units) } in { A_ACC($comers) }.
    .doer = Du verwandelst { A_ACC($units) } in { A_ACC($comers) }.
wars-events-dragon-ascending = { CAP_THE($side) } setzt den steigenden Drachen ein.
    .doer = Du setzt den steigenden Drachen ein.
wars-events-dragon-descending = { CAP_THE($side) } setzt den sinkenden Drachen ein: In diesem Ritual bringen Tore doppeltes Verderben.
    .doer = Du setzt den sinkenden Drachen ein: In diesem Ritual bringen deine Tore doppeltes Verderben.
wars-events-power-dragon-ascending = { CAP_THE($side) } erhält durch den steigenden Drachen **{ $amount } Macht**.
    .doer = Du erhältst durch den steigenden Drachen **{ $amount } Macht**.
wars-events-ordered-channel-power = kein Machtfluss
wars-events-ordered-million-favored-ones = keine Million Auserwählte

## Ziele, was fehlt, Anweisungen

wars-goals-ow-gates-8 = acht Tore auf der Karte, egal wessen
    .how = Errichte Tore, und lass die anderen ihre errichten. Yog-Sothoth ist auch eines.
wars-goals-ow-gates-12 = zwölf Tore auf der Karte, egal wessen (zehn zu zweit oder zu dritt)
    .how = Errichte Tore weit voneinander, und lass die deiner Gegner in Ruhe. Yog-Sothoth ist auch eines.
wars-goals-ow-areas = Einheiten an zwei gegnerischen Toren
    .how = Bewege je eine Einheit in zwei leuchtende Gebiete. Es genügt, dort zu stehen.
wars-goals-ow-loss = Verlust einer deiner Einheiten im Kampf
    .how = Greif an, wo der Gegner Würfel hat, mit einer Einheit, die du entbehren kannst.
wars-goals-ow-great = Yog-Sothoth bei einem gegnerischen Großen Alten
    .how = Erwecke Yog-Sothoth und bewege ihn in ein leuchtendes Gebiet. Er wirft zwei Würfel für jeden gegnerischen Großen Alten.
wars-goals-ow-awaken = 6 Macht und ein Abkömmling Yog-Sothoths auf der Karte
    .how = Beschwöre für 4 Macht einen Abkömmling Yog-Sothoths, spare 6 weitere und drücke „Erwecken“.
wars-need-ow-gates = Nötig: noch **{ $gates } { $gates ->
    [one] Tor
   *[other] Tore
 }** auf der Karte.
wars-need-ow-areas = Nötig: Einheiten an **{ $more } weiteren gegnerischen { $more ->
    [one] Tor
   *[other] Toren
 }**.
wars-need-ow-great = Nötig: ein Gebiet, in dem er mit einem gegnerischen Großen Alten steht.
    .asleep = Nötig: { $unit } auf der Karte und ein gegnerischer Großer Alter in seinem Gebiet.
wars-orders-channel-power =
    .note = Nach dem Wurf darfst du 1 Macht zahlen und Fehlschläge noch einmal werfen. Nie: Sie bleiben liegen.
wars-orders-dragon-ascending =
    .note = Fragt, bevor der Startspieler feststeht, ob du den „Steigenden Drachen“ einsetzen willst. Wenn es darauf ankommt: nur wenn ein Gegner mehr Macht hat als du. Nie: Du wirst nicht gefragt, kannst ihn aber sonst jederzeit einsetzen.
wars-orders-million-favored-ones =
    .note = Nach deinen Kämpfen können Einheiten zu stärkeren werden. Nie: Sie bleiben, was sie sind.

## Die Karte zu Beginn

wars-card-mutant = **Monster** bewachen und kämpfen. Beschwöre sie an deinen Toren: Mutant 2, Scheusal 3, Abkömmling Yog-Sothoths 4.
wars-card-beyond-one = **Der Jenseitige:** Für 1 Macht trägt ein Scheusal oder Abkömmling das Tor seines Gebiets irgendwohin, mitsamt dem Hüter.
wars-card-yog-sothoth = **Yog-Sothoth** erwacht für 6 Macht an der Stelle eines Abkömmlings. Er **ist ein Tor**: 2 Macht und 1 Verderben in jeder Runde.
wars-card-opener-of-the-way-step-1 = Wähle ein Startgebiet mit freiem Land ringsum, und **errichte gleich ein zweites Tor**.
wars-card-opener-of-the-way-step-2 = Bewege Kultisten an **zwei gegnerische Tore**: Dort zu stehen bringt dir das erste Zauberbuch.
wars-card-opener-of-the-way-step-3 = Beschwöre einen **Abkömmling Yog-Sothoths**, dann erwecke an seiner Stelle Yog-Sothoth.
wars-card-opener-of-the-way-step-4 = Lass alle Tore errichten: **Viele auf der Karte** bringen zwei weitere Zauberbücher.
wars-card-other-opener-of-the-way = versetzt Tore und wird selbst eines

## Rat und Neue Partie

wars-advice-ow-gates-8 = mehr Tore auf der Karte
    .worse = weniger Tore auf der Karte
wars-advice-ow-gates-12 = mehr Tore auf der Karte
    .worse = weniger Tore auf der Karte
wars-advice-ow-areas = Einheiten an gegnerischen Toren
    .worse = keine Einheiten an gegnerischen Toren
wars-advice-ow-loss = ein Kampf, der eine Einheit kosten kann
    .worse = kein Kampf, der eine Einheit kosten kann
wars-advice-ow-great = Yog-Sothoth näher an einem Großen Alten
    .worse = Yog-Sothoth weiter weg von einem Großen Alten
wars-advice-ow-awaken = kann Yog-Sothoth eher erwecken
    .worse = erweckt Yog-Sothoth später
wars-first-opener-of-the-way = Die Welt mit Toren füllen.
    .wins = überall Tore, dann doppeltes Verderben aus ihnen

## Eine Lektion

wars-lesson-12-beyond-one = Öffner des Weges: Nimm das Tor mit
    .short = Der Jenseitige
    .learns-1 = ein Tor mitsamt seinem Hüter fortzutragen
    .learns-2 = seine Wachen zurückzulassen
    .end = Du hast ein Tor **mitten aus einem Heer** geholt.
    .learns-3 = Yog-Sothoth zu erwecken, der selbst ein Tor ist
    .after = Mit „Schlüssel und Tor“ bringt er dir Macht und Verderben wie jedes Tor, und niemand kann ihn besetzen.
wars-lesson-12-beyond-one-step-1 = Du bist der Öffner des Weges und hast **8 Macht**. Dein Scheusal steht am Tor des Gelben Zeichens in **Europa**, und zwei Untote bewachen dessen Hüter.
    .title = Ein bewachtes Tor
wars-lesson-12-beyond-one-step-2 = Drücke **Jenseitiger** und wähle **Afrika**, wo dein Akolyth wartet. Das kostet 1 Macht.
    .title = Trag es nach Afrika
    .why = Tor, Hüter und Scheusal reisen zusammen, alles andere bleibt. Keine Wache kommt mit.
    .could-1 = Die Untoten wären noch immer da. Trag das Tor von ihnen fort.
    .could-2 = Dieses Tor gehört dir schon. Lass das **Scheusal** das in Europa tragen.
    .could-3 = Dort könnte niemand von dir das Tor besetzen. Dein Akolyth ist in **Afrika**.
    .could-4 = Ein Tor wartet auf dich. Trag es zuerst fort.
wars-lesson-12-beyond-one-step-3 = Der Hüter ist jetzt allein, und dein Scheusal steht bei ihm. Drücke **Gefangen nehmen**.
    .title = Nimm den Hüter gefangen
    .could-1 = Der Hüter hätte noch immer das Tor. Drücke **Gefangen nehmen**.
    .could-2 = Schon für 1 Macht nimmst du den Hüter gefangen.
wars-lesson-12-beyond-one-step-4 = Das Tor ist verlassen, und dein Akolyth steht daneben. Drücke **Tor besetzen**.
    .title = Besetze das Tor
    .could-1 = Du könntest den Zug beenden, aber das Tor gehört dir kostenlos. Besetze es zuerst.
    .could-2 = Das kannst du später tun. Besetze zuerst das Tor.
wars-lesson-12-beyond-one-step-5 = Du hast noch 6 Macht und in **Nordamerika** einen **Abkömmling Yog-Sothoths**. Drücke **Erwecken**.
    .title = Erwecke Yog-Sothoth
    .why = Der Abkömmling macht ihm Platz. Ein Tor braucht er nicht: Er ist eines.
    .could-1 = Deine Macht reicht gerade für Yog-Sothoth. Drücke **Erwecken**.
    .could-2 = Du würdest 6 Macht verlieren, und genau so viel kostet Yog-Sothoth.
wars-lesson-12-beyond-one-step-6 = Ihn zu erwecken, erfüllt eine Bedingung: Wähle ein Zauberbuch. Mit dem **Durchbruch** beschwörst du an jedem Tor.
    .title = Nimm ein Zauberbuch
wars-lesson-12-beyond-one-step-7 = Zwei Tore und Yog-Sothoth: Du kontrollierst **drei Tore**. Sieh dir deine Bedingungen an: Viele Tore auf der Karte helfen dir, egal wessen.
    .title = Zähl deine Tore

## Klarstellungen

wars-rules-r73 = Mit dem „Jenseitigen“ reisen die Einheit, das Tor, auch ein verlassenes, und sein Hüter, der es die ganze Zeit behält: Niemand kann sie dabei bewegen, gefangen nehmen oder eliminieren. Ein gegnerischer Großer Alter im Gebiet verhindert es, egal, wem das Tor gehört. Es zählen die Kosten, die auf der Tafel stehen. Ist Yog-Sothoth das einzige Tor eines Gebiets, ist dort keines zu holen, aber es darf eines zu ihm getragen werden.
    .title = Der Jenseitige
    .source = Klarstellung R73; Fraktionstafel
wars-rules-r74 = Yog-Sothoth ist ein Tor, wo immer Tore gezählt werden: für Macht, Verderben, Rituale und Beschwörungen, für Tore auf der Karte und in Meeren, wenn Cthulhu im Südpazifik erwacht, und dem König in Gelb ist er im Weg. Wo eine Erweckung ein kontrolliertes Tor verlangt, ist er keines. Er wird nie verlassen oder besetzt, und in seinem Gebiet darf ein Tor errichtet werden. Spielen zwei Leute vier Fraktionen, genügen für die zweite Bedingung 10 Tore.
    .title = Wann Yog-Sothoth ein Tor ist
    .source = Klarstellung R74; Fraktionstafel
wars-rules-r75 = Der „Steigende Drache“ darf deine Macht auch senken, aber nicht in deinem eigenen Zug, in dem du vielleicht noch zahlen musst. Du kannst ihn nicht einsetzen, während Zusagen gemacht werden oder mitten in deiner eigenen Aktion. Setzt du ihn ein, während der Startspieler bestimmt wird, zählt neu, wer am meisten Macht hat.
    .title = Steigender Drache
    .source = Klarstellung R75; Zauberbuch
wars-rules-r76 = Mit dem „Schrecklichen Fluch“ werden alle Tötungen und Schmerzen verteilt, bevor jemand Einheiten wählt: höchstens so viele, wie dort Einheiten sind, denn jede erhält nur ein Ergebnis. Getötete verlassen die Karte sofort, gepeinigte gehen, wenn alle gewählt haben. Fähigkeiten für Kämpfe wirken nicht; nur „Passion“ bringt ihre Macht. Eine Einheit, die in einem Kampf verloren ging, gilt als verloren, auch wenn die „Million Auserwählten“ sie zurückbringen; eine ersetzte nicht.
    .title = Fluch und Million Auserwählte
    .source = Klarstellung R76; Zauberbücher

## Wofür es ein Zauberbuch gab: „für …“, im Akkusativ, in einer Zeile des Verlaufs

wars-earned-ow-gates-8 = 8 Tore auf der Karte
wars-earned-ow-gates-12 = 10 oder 12 Tore auf der Karte
wars-earned-ow-areas = Einheiten an zwei gegnerischen Toren
wars-earned-ow-loss = eine im Kampf verlorene Einheit
wars-earned-ow-great = das Treffen mit einem Großen Alten
wars-earned-ow-awaken = das Erwecken Yog-Sothoths
wars-rules-r92 = Kannst du den „Steigenden Drachen“ noch einsetzen, wirst du zwischen der Machtphase und der Wahl des Startspielers gefragt. Hast du danach am meisten Macht, bist du Startspieler. In der ersten Runde wirst du nicht gefragt, denn da entscheidet der Aufbau. Du kannst ihn wie immer auch später einsetzen.
    .title = Steigender Drache und Startspieler
    .source = Klarstellung R92; Zauberbuch; eigene Regel
