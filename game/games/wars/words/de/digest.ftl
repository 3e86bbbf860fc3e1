### Was seit deiner letzten Wahl wichtig war: wenige Worte je Zeile, gesagt, wenn du wieder gefragt wirst. $area ist, wo es geschah.

wars-digest-lost = Du verlorst { A_ACC($units) } an { THE_ACC($side) } · { $area }
wars-digest-great-lost = { CAP_THE($owner) } verlor { A_ACC($units) } an { THE_ACC($side) } · { $area }
wars-digest-taken = { CAP_THE($side) } nahm { THE_DAT($owner) } { A_ACC($units) } · { $area }
wars-digest-gate-open = Dein Tor { IN($area) } hat **keinen Hüter**: Du kannst es zurückholen
wars-digest-gate-lost = Du verlorst das Tor · { $area }
wars-digest-gate-lost-to = Du verlorst das Tor an { THE_ACC($side) } · { $area }
wars-digest-attacked = { CAP_THE($side) } griff dich vergeblich an · { $area }
wars-digest-fought = { CAP_THE($side) } kämpfte gegen { THE_ACC($enemy) } · { $area }
wars-digest-awakened = { CAP_THE($side) } erweckte { THE_ACC($unit) } · { $area }
wars-digest-ritual = { $gains ->
    [0] { CAP_THE($side) } führte ein Ritual für { $cost } Macht durch
   *[other] { CAP_THE($side) } führte ein Ritual für { $cost } Macht durch: **{ $gains }**
 }
wars-digest-lead-shared = { CAP_THE($sides) } führen mit **{ $doom } Verderben**
wars-digest-lead-yours = Du führst mit **{ $doom } Verderben**, { $ahead } voraus
wars-digest-lead = { CAP_THE($side) } führt mit **{ $doom } Verderben**, { $ahead } voraus
wars-digest-books = { CAP_THE($side) } hat { $books }, { $have } von { $all }
wars-digest-books-all = { CAP_THE($side) } hat { $books }, **alle { $all }** Zauberbücher
wars-digest-gate-built = { CAP_THE($side) } errichtete ein Tor · { $area }
wars-digest-gate-taken = { CAP_THE($side) } besetzte das Tor · { $area }
wars-digest-signs = { CAP_THE($side) } deckte Ältere Zeichen auf: **{ $doom } Verderben**
wars-digest-nearly = { $side }, { $requirement }: **1 fehlt**
wars-digest-nearly-yours = { $requirement }: **1 fehlt**
wars-digest-desecrated = Entweiht · { $area }
wars-digest-passed = { $sides ->
    [one] { CAP_THE($sides) } hat gepasst
   *[other] { CAP_THE($sides) } haben gepasst
 }
