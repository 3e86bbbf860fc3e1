### Warum du im Zug eines anderen gefragt wirst; .short steht im Band. $sign und $side sind, wer es bewirkt.
### wars-why-turn und wars-why-battle sind für alle Arten von Fragen, die keinen eigenen Text haben.

wars-why-turn = { $sign } Im Zug { OF($side) } hast du etwas zu entscheiden.
    .short = { $sign } im Zug { OF($side) }
wars-why-battle = { $sign } Der Kampf mit { THE_DAT($side) } { IN($area) } braucht eine Entscheidung von dir.
    .short = { $sign } Kampf mit { THE_DAT($side) } { IN($area) }
wars-why-book = Du hast eine Bedingung erfüllt und dir ein Zauberbuch deiner Wahl verdient.
    .short = { $sign } verdient im Zug { OF($side) }
wars-why-capture-unit = { $sign } { CAP_THE($side) } nimmt { IN($area) } einen Kultisten gefangen, und du wählst, welchen.
    .short = { $sign } { CAP_THE($side) } nimmt gefangen
wars-why-assign-kill = { $sign } Die Würfel sind { IN($area) } gefallen: In deinem Kampf mit { THE_DAT($side) } sind Tötungen zu verteilen.
    .short = { $sign } Kampf mit { THE_DAT($side) } { IN($area) }
wars-why-assign-pain = { $sign } Die Würfel sind { IN($area) } gefallen: In deinem Kampf mit { THE_DAT($side) } sind Schmerzen zu verteilen.
    .short = { $sign } Kampf mit { THE_DAT($side) } { IN($area) }
wars-why-retreat-area = { $sign } Nach dem Kampf mit { THE_DAT($side) } muss sich eine Einheit { FROM($area) } zurückziehen, und du wählst, wohin.
    .short = { $sign } Kampf mit { THE_DAT($side) } { IN($area) }
wars-why-no-room = { $sign } { CAP_IN($area) } gibt es keinen Ausweg: Du wählst, welche Einheit du an { THE_ACC($side) } verlierst.
    .short = { $sign } Kampf mit { THE_DAT($side) } { IN($area) }
wars-why-devour-unit = Cthulhu verschlingt { IN($area) } vor dem Wurf eine deiner Einheiten, und du wählst, welche.
    .short = { $sign } { CAP_THE($side) } verschlingt
wars-why-dreams-unit = { $sign } { CAP_THE($side) } sendet Träume { TO($area) }: Du verlierst einen Akolythen und wählst, welchen.
    .short = { $sign } Träume { OF($side) }
wars-why-devolve = { $sign } { CAP_THE($side) } hat gehandelt: Deine Akolythen dürfen zu Tiefen Wesen werden.
    .short = { $sign } nach einer Aktion { OF($side) }
wars-why-abduct-unit = Ein Dunkeldürrer reißt { IN($area) } vor dem Wurf eine Einheit fort, und du wählst, welche.
    .short = { $sign } { CAP_THE($side) } entführt
wars-why-pledge = { $sign } { CAP_THE($side) } fordert einen Preis von euch allen: Mach deine Zusage.
    .short = { $sign } { CAP_THE($side) } fordert einen Preis von euch allen
wars-why-avatar-unit = Shub-Niggurath tauscht { IN($area) } den Platz mit einer deiner Einheiten, und du wählst, mit welcher.
    .short = { $sign } Avatar { OF($side) }
wars-why-ghroth-unit = Ghroth nimmt dir Kultisten, und du wählst, welche.
    .short = { $sign } Ghroth { OF($side) }
wars-why-zingaya-unit = Zingaya trifft { IN($area) }: Einer deiner Akolythen wird zum Untoten, und du wählst, welcher.
    .short = { $sign } Zingaya { OF($side) }

## Woran du erinnert wirst, bevor du deinen Zug beendest; .do ist der Knopf, der es tut

wars-reminder-signs = { $signs ->
    [one] Dein verdecktes Älteres Zeichen brächte
   *[other] Deine verdeckten Älteren Zeichen brächten
 } dich mit allen sechs Zauberbüchern auf **{ $total } Verderben**, und niemand könnte dich einholen.
    .do = Ansehen
wars-reminder-thousand-forms = **Die Tausend Gestalten** hast du in dieser Runde nicht genutzt. Sie kosten nichts, und danach kannst du passen.
    .do = Jetzt nutzen
wars-reminder-control-gate = Einer deiner Kultisten steht an einem **Tor ohne Hüter**: { COMMA($areas) }. Es zu besetzen, kostet nichts.
    .do = Jetzt besetzen
