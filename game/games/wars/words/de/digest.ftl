### Was seit deiner letzten Wahl wichtig war: wenige Worte je Zeile, gesagt, wenn du wieder gefragt wirst. $area ist, wo es geschah.

wars-digest-lost = Du verlierst { A_ACC($units) } an { THE_ACC($side) } · { $area }
wars-digest-great-lost = { CAP_THE($owner) } verliert { A_ACC($units) } an { THE_ACC($side) } · { $area }
wars-digest-taken = { CAP_THE($owner) } verliert { A_ACC($units) } an { THE_ACC($side) } · { $area }
wars-digest-gate-open = Dein Tor { IN($area) } hat **keinen Hüter**: Du kannst es zurückholen
wars-digest-gate-lost = Du verlierst das Tor · { $area }
wars-digest-gate-lost-to = Du verlierst das Tor an { THE_ACC($side) } · { $area }
wars-digest-attacked = { CAP_THE($side) } greift dich vergeblich an · { $area }
wars-digest-fought = { CAP_THE($side) } kämpft gegen { THE_ACC($enemy) } · { $area }
wars-digest-awakened = { CAP_THE($side) } erweckt { THE_ACC($unit) } · { $area }
wars-digest-ritual = { $gains ->
    [0] { CAP_THE($side) } führt für { $cost } Macht ein Ritual durch
   *[other] { CAP_THE($side) } führt für { $cost } Macht ein Ritual durch: **{ $gains }**
 }
wars-digest-lead-shared = { CAP_THE($sides) } führen mit **{ $doom } Verderben**
wars-digest-lead-yours = Du führst mit **{ $doom } Verderben**, { $ahead } voraus
wars-digest-lead = { CAP_THE($side) } führt mit **{ $doom } Verderben**, { $ahead } voraus
wars-digest-books = { CAP_THE($side) } hat { QUOTED($books) }, { $have } von { $all }
wars-digest-books-all = { CAP_THE($side) } hat { QUOTED($books) }, **alle { $all }** Zauberbücher
wars-digest-gate-built = { CAP_THE($side) } errichtet ein Tor · { $area }
wars-digest-gate-taken = { CAP_THE($side) } besetzt das Tor · { $area }
wars-digest-signs = { CAP_THE($side) } deckt Ältere Zeichen auf: **{ $doom } Verderben**
wars-digest-nearly = { $side }: { $requirement }, **es fehlt 1**
wars-digest-nearly-yours = { $requirement }: **es fehlt 1**
wars-digest-desecrated = Entweiht · { $area }
wars-digest-passed = { $sides ->
    [one] { CAP_THE($sides) } hat gepasst
   *[other] { CAP_THE($sides) } haben gepasst
 }
wars-digest-rests = { CAP_THE($side) } ruht bis zur nächsten Runde: { QUOTED($ability) }
wars-digest-doom = Du erhältst **{ $amount } Verderben**: { COMMA($gains) }
wars-digest-doom-lost = Du verlierst **{ $amount } Verderben**: { COMMA($gains) }
wars-digest-power = Du erhältst **{ $amount } Macht**: { COMMA($gains) }
wars-digest-power-lost = Du verlierst **{ $amount } Macht**: { COMMA($gains) }
wars-digest-moved = Von anderen bewegt: { A($units) } · { $area }
wars-digest-retreated = Du ziehst dich zurück mit { A_DAT($units) } · { $area }
