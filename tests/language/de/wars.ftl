### Cthulhu Wars

## Namen

-faction-great-cthulhu = Großer Cthulhu
    .gender = m
    .weak = Große Cthulhu
    .oblique = Großen Cthulhu
    .genitive = Großen Cthulhu
-faction-black-goat = Schwarze Ziege
    .gender = f
    .oblique = Schwarzen Ziege
-faction-yellow-sign = Gelbes Zeichen
    .gender = n
    .weak = Gelbe Zeichen
    .oblique = Gelben Zeichen
    .genitive = Gelben Zeichens
-area-europe = Europa
-area-antarctica = Antarktis
    .gender = f
-area-indian-ocean = Indischer Ozean
    .gender = m
    .weak = Indische Ozean
    .oblique = Indischen Ozean
    .genitive = Indischen Ozeans
-area-south-pacific = Südpazifik
    .gender = m
    .genitive = Südpazifiks
-unit-acolyte = Akolyth
    .gender = m
    .oblique = Akolythen
    .genitive = Akolythen
    .plural = Akolythen
    .plural-dative = Akolythen
-unit-ghoul = Ghul
    .gender = m
    .genitive = Ghuls
    .plural = Ghule
    .plural-dative = Ghulen
-unit-dark-young = Dunkles Junges
    .gender = n
    .weak = Dunkle Junge
    .oblique = Dunklen Jungen
    .genitive = Dunklen Jungen
    .plural = Dunkle Junge
    .plural-dative = Dunklen Jungen
-unit-king-in-yellow = König in Gelb
    .gender = m
    .genitive = Königs in Gelb
    .a-acc = den König in Gelb
-unit-cthulhu = Cthulhu
    .genitive = Cthulhus
-book-devolve = Rückbildung

## Die Chronik

wars-captured = { CAP_THE($side) } fängt { A_ACC($unit) } { OF($owner) } { IN($area) }.
    .doer = Du fängst { A_ACC($unit) } { OF($owner) } { IN($area) }.
    .victim = { CAP_THE($side) } fängt { YOUR_ACC($unit) } { IN($area) }.
wars-battle = { CAP_THE($side) } greift { THE_ACC($enemy) } { IN($area) } an.
    .doer = Du greifst { THE_ACC($enemy) } { IN($area) } an.
    .victim = { CAP_THE($side) } greift dich { IN($area) } an.
wars-moved = { CAP_THE($side) } zieht mit { A_DAT($units) } { TO($area) }.
    .doer = Du ziehst mit { A_DAT($units) } { TO($area) }.
wars-gate-built = { CAP_THE($side) } errichtet { IN($area) } für { $cost } Macht ein Tor.
    .doer = Du errichtest { IN($area) } für { $cost } Macht ein Tor.
wars-awaken = { CAP_THE($side) } erweckt { THE_ACC($unit) } { IN($area) }.
    .doer = Du erweckst { THE_ACC($unit) } { IN($area) }.
wars-awaken-given = { CAP_THE($side) } opfert { A_ACC($given) } und erweckt { THE_ACC($unit) } { IN($area) }.
    .doer = Du opferst { A_ACC($given) } und erweckst { THE_ACC($unit) } { IN($area) }.
wars-no-ritual = { $sides ->
    [one] { CAP_THE($sides) } führt kein Ritual durch.
   *[other] { CAP_THE($sides) } führen kein Ritual durch.
 }
    .doer = Du führst kein Ritual durch.
wars-sign = { CAP_THE($side) } erhält **{ $signs ->
    [one] { $signs } Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
 }**.
    .doer = Du erhältst **{ $signs ->
    [one] { $signs } Älteres Zeichen
   *[other] { $signs } Ältere Zeichen
 }**.
wars-rolled = { CAP_THE($side) } würfelt mit { $dice ->
    [one] { $dice } Würfel
   *[other] { $dice } Würfeln
 } und verliert { A_ACC($units) }.

## Fragen

wars-ask-where = wohin zieht { THE($unit) }?
wars-ask-retreat = { CAP_IN($area) } müssen die Geschlagenen weichen. Wohin zieht { THE($unit) }?
wars-ask-book = welches Zauberbuch nimmst du?
    .hint = eine Bedingung ist erfüllt
wars-ask-kills = verteile { $kills ->
    [one] { $kills } Tötung
   *[other] { $kills } Tötungen
 }
wars-option-unit = { $unit } { IN($area) }

## Gründe

wars-reason-power = kostet { $cost } Macht, du hast { $power }
    .short = kostet { $cost } Macht
wars-reason-gate = { IN($area) } steht schon ein Tor
    .short = hat schon ein Tor
