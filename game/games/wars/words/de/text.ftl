### Cthulhu Wars im Terminal (play --text): Tisch, Karten, Ältere Zeichen und Daueranweisungen in Textzeilen.

## Runde und Leisten

wars-text-turn = Runde { $turn }, { $phase }. { $map }.
    .edition = Runde { $turn }, { $phase }. { $map }; { $edition }.
wars-text-order =
    .alternating = Reihenfolge: { COMMA($sides) }.
    .clockwise = Reihenfolge im Uhrzeigersinn: { COMMA($sides) }.
    .counterclockwise = Reihenfolge gegen den Uhrzeigersinn: { COMMA($sides) }.
wars-text-first = { $side } (zuerst)
wars-text-acting = { $side } (am Zug)
wars-text-first-and-acting = { $side } (zuerst, am Zug)
wars-text-doom = Verderben (mit 30 endet die Partie): { COMMA($sides) }.
wars-text-side-number = { $side } { $number }
wars-text-ritual = Ritualleiste: { $track } Jäher Tod; ein Ritual kostet { $cost }.
    .ended = Ritualleiste: { $track } Jäher Tod; die Leiste ist zu Ende.
wars-text-decay = Der Verfall steht auf { $number }: So viel kostet ein Zug, bevor etwas anderes geschieht.
wars-text-over = Die Partie ist vorbei: { $why }

## Fraktionen

wars-text-side-figures = Macht { $power }, Verderben { $doom }, Tore { $gates }
wars-text-side-signs = Ältere Zeichen { $signs }
wars-text-side-captives = Gefangene { $count }
wars-text-side = { $side } ({ $player }, Platz { $seat })
    .nobody = { $side } (Platz { $seat })
wars-text-side-handicap = { $side }, begann mit { $handicap }
wars-text-player-bot = { $player }, { $bot }
wars-text-signs-hidden = Verdeckte Ältere Zeichen: { $count }
    .known = Verdeckte Ältere Zeichen: { $count } ({ $signs })
wars-text-signs-revealed = Aufgedeckte Ältere Zeichen: { $signs }
wars-text-abilities = Fähigkeiten: { COMMA($names) }
wars-text-books = Zauberbücher: { ALONE($names) }
    .none = Zauberbücher: keine
wars-text-books-left = Es fehlen: { ALONE($names) }
    .none = Es fehlen: keine
wars-text-books-used = Verbraucht: { ALONE($names) }
wars-text-requirements = Bedingungen:
wars-text-progress = { $requirement } ({ $have } von { $need })
wars-text-pieces = Einheiten:
wars-text-captives = Gefangene: { COMMA($pieces) }
wars-text-piece-of = { A($units) } { OF($side) }
wars-text-kind = Kosten { $cost }, Kampfstärke { $combat }, auf der Karte { $map }, im Vorrat { $pool }
    .formula = Kosten { $cost }, Kampfstärke nach eigener Regel, auf der Karte { $map }, im Vorrat { $pool }

## Gebiete

wars-text-unit-side = { $unit } ({ $side })
wars-text-nobody = niemand
wars-text-area = { $area }{ $marks }: { $pieces }
wars-text-gate = Tor { OF($side) }, Hüter: { $keeper }
    .abandoned = verlassenes Tor
wars-text-desecrated = entweiht
wars-text-borders = { $ocean ->
    [yes] Meer
   *[no] Land
 }; grenzt an: { COMMA($areas) }
    .sign = { $ocean ->
        [yes] Meer
       *[no] Land
     }, Zeichen: { $sign }; grenzt an: { COMMA($areas) }

## Kämpfe

wars-text-no-battle = Es wird nicht gekämpft.
wars-text-battle = Kampf { IN($area) }, Schritt: { $step }.
wars-text-battle-used = Eingesetzt: { COMMA($abilities) }.
    .none = Eingesetzt: bisher nichts.
wars-text-battle-side = { $side } (Angreifer): { $fighters }
    .defender = { $side } (Verteidiger): { $fighters }
wars-text-battle-rolled = gewürfelt { $faces }: Tötungen { $kills }, Schmerzen { $pains }
wars-text-battle-dice = { $dice } Würfel. Tötungen { $kills }. Schmerzen { $pains }
wars-text-battle-due = noch zu verteilen: Tötungen { $kills }, Schmerzen { $pains }
wars-text-chance = { $count }: { $chance } %
    .more = { $count } oder mehr: { $chance } %
wars-text-fighter = { $unit } ({ COMMA($notes) })
wars-text-fighter-hidden = ausgenommen
wars-text-fighter-gone = fort
wars-text-fighter-away = zurückgezogen
wars-text-fighter-kill = getötet
wars-text-fighter-pain = gepeinigt
wars-text-fighter-saved = unversehrt
wars-text-fighter-tough = stirbt erst bei zwei Tötungen
wars-text-odds = { $area }: { $dice } Würfel gegen { $other } { OF($enemy) }.
wars-text-odds-expected = Im Schnitt verlierst du { NUMBER($lost, minimumFractionDigits: 2) } und tötest { NUMBER($killed, minimumFractionDigits: 2) }; { NUMBER($retreat, minimumFractionDigits: 2) } deiner Einheiten und { NUMBER($flee, minimumFractionDigits: 2) } der anderen Seite ziehen sich zurück.
wars-text-odds-kills = Deine Tötungen: { $mine }. Die der anderen Seite: { $theirs }.
wars-text-nobody-to-fight = Es gibt niemanden, den du angreifen könntest.

## Das Ende

wars-text-won = Niemand hat sechs Zauberbücher: Die Menschheit überlebt. Verderben: { COMMA($standing) }.
    .alone = { CAP_THE($winner) } gewinnt. Verderben: { COMMA($standing) }.
    .together = { CAP_THE($winners) } gewinnen. Verderben: { COMMA($standing) }.
    .shared = { CAP_THE($winners) } teilen sich den Sieg. Verderben: { COMMA($standing) }.
wars-text-result = { $side }: { $doom } Verderben, { $books } von 6 Zauberbüchern
    .signs = { $side }: { $doom } Verderben, { $books } von 6 Zauberbüchern; davon { $opened } Verderben aus Älteren Zeichen, am Ende aufgedeckt ({ $signs })
wars-text-result-both = { $player }: zusammen { $doom } Verderben
wars-text-dice = Würfe in Kämpfen (1 2 3 4 5 6), dazu Tötungen und Schmerzen mit den erwarteten Zahlen:
wars-text-luck = Tötungen { $kills } ({ NUMBER($kills_due, minimumFractionDigits: 1) }), Schmerzen { $pains } ({ NUMBER($pains_due, minimumFractionDigits: 1) }): { $luck }
wars-text-deeds = Statistik:
wars-text-deeds-of = Angriffe { $attacks }, Verteidigungen { $defenses }, getötet { $killed }, verloren { $lost }, gefangen genommen { $captured }, in Gefangenschaft { $taken }, Tore errichtet { $gates }, Rituale { $rituals }, Ältere Zeichen { $signs }
wars-text-by-turn = (nach Runden)
wars-text-chart-doom = Verderben
wars-text-chart-power = Macht nach dem Sammeln
wars-text-chart-gates = Tore
wars-text-chart-books = Zauberbücher

## Karten und Regeln

wars-text-look-what = Was willst du ansehen? Eine Einheit, ein Zauberbuch, eine Fähigkeit, eine Bedingung, ein Gebiet, einen Begriff.
wars-text-no-card = Es gibt keine Karte namens „{ $said }“. Versuche: rules { $said }
wars-text-which = Welche meinst du? { COMMA($names) }
wars-text-card = { $name }: { $kind }
    .cost = { $name }: { $kind }, Kosten { $cost }
    .cost-note = { $name }: { $kind }, Kosten { $cost } ({ $note })
wars-text-card-now = Jetzt: { $text }
wars-text-card-progress = { $have } von { $need }
wars-text-search-what = Was suchst du? Zum Beispiel: rules Rückzug
wars-text-search-nothing = Über „{ $said }“ steht nichts in den Regeln.
wars-text-search-more = … und { $count } mehr; gib ein weiteres Wort an.
wars-text-power-left = noch { $power } Macht
wars-text-costs = ({ $power } Macht)
wars-text-burns = (du verlierst { $power } Macht)
wars-text-blocked = { $name }: { $why }
wars-text-piece = Eine Einheit { OF($side) }.

## Befehle

wars-text-command-hint = was ein starker Spieler hier täte, und warum
wars-text-command-why = warum der letzte Bot so gehandelt hat, oder der N-letzte
    .takes = [N]
wars-text-command-table = der Tisch im Überblick
wars-text-command-tracks = Runde, Reihenfolge, Verderben und Ritualleiste
wars-text-command-board = die Tafel einer Fraktion oder alle
    .takes = [FRAKTION]
wars-text-command-map = ein Gebiet oder alle: Einheiten, Tore, Grenzen
    .takes = [GEBIET]
wars-text-command-battle = der laufende Kampf
wars-text-command-odds = die genauen Aussichten der Kämpfe, die du beginnen könntest
    .takes = [GEBIET]
wars-text-command-news = was seit deiner letzten Wahl wichtig war
wars-text-command-look = die Karte einer Einheit, eines Zauberbuchs, Gebiets, Begriffs …
    .takes = NAME
wars-text-command-rules = in den Regeln suchen
    .takes = WÖRTER
wars-text-command-signs = deine eigenen Älteren Zeichen oder die einer anderen Person an dieser Tastatur
    .takes = [FRAKTION]
wars-text-command-reveal = Ältere Zeichen aufdecken, alle oder diese
    .takes = [WERTE] [of FRAKTION]
wars-text-command-orders = deine Daueranweisungen
wars-text-command-order = eine Daueranweisung geben; gates: on|off
    .takes = NAME ask|matters|never
wars-text-command-statistics = der Verlauf der Partie in Zahlen

wars-text-no-faction = Keine Fraktion hier heißt „{ $said }“.
wars-text-no-area = Kein Gebiet oder mehr als eines heißt „{ $said }“.
wars-text-no-news = Nichts Wichtiges.
wars-text-own-signs = Ältere Zeichen: { COMMA($signs) }; zusammen { $doom } Verderben.
    .none = Ältere Zeichen: keine.
# Was jederzeit getan werden kann: getippt als „r“ mit dieser Zahl.
wars-text-moment = r { $number }: { $does }. { $note }
wars-text-passed-over = Gib eines davon ein, oder lass die anderen mit der Eingabetaste weiterspielen >
wars-text-signs-whose = Nenne eine deiner eigenen Fraktionen oder die einer anderen Person an dieser Tastatur.
wars-text-signs-alone = Jetzt soll nur { $player } hinsehen. Weiter mit der Eingabetaste >
wars-text-not-revealed = Diese Älteren Zeichen kannst du jetzt nicht aufdecken. Du hast { COMMA($signs) }.
    .none = Du hast keine Älteren Zeichen.
wars-text-gates-order = gates: { $on ->
    [yes] on
   *[no] off
 } (verlassene Tore werden für dich besetzt)
wars-text-no-order = Keine Anweisung gegeben: { $why }.
wars-text-order-how = sag was und wie, zum Beispiel: order devolve never
