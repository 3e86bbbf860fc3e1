### Bots, die am Tisch versagen. $why kommt aus dem Programm des Bots, auf Englisch.

error-bot-failed = Der Bot { $bot } ist gescheitert: { $why }.
error-bot-raised = Im Bot { $bot } trat { $kind } auf: { $why }.
    .bare = Im Bot { $bot } trat { $kind } auf.
error-bot-not-loaded = { CAP($why) }.
error-bot-once = { CAP_A($level) } hat diesmal an seiner Stelle gewählt.
error-bot-from-now = Von nun an spielt { A($level) } an seiner Stelle.
# Was ein Bot getan hat: hinter „… ist gescheitert:“ von error-bot-failed.
error-bot-why-raised = { $error } trat auf
error-bot-why-nonsense = unsinnige Antwort ({ $answer })
error-bot-why-not-offered = Antwort, die nicht zur Wahl stand ({ $answer })
error-bot-why-reveal = wollte aufdecken, was er nicht hat
error-bot-why-ended = hat seinen Prozess beendet ({ $how })
    .bare = hat seinen Prozess beendet
error-bot-why-late = keine Antwort in { $seconds } Sekunden; er wurde beendet
error-bot-why-no-python = es gibt kein Python, mit dem er laufen könnte
error-bot-why-no-process = es kann kein Prozess gestartet werden ({ $why })
# Wie ein Prozess endete.
error-bot-why-code = Rückgabewert { $code }
error-bot-why-signal = Signal { $signal }
error-bot-load = der Bot „{ $bot }“ kann nicht geladen werden: { CAP($why) }
    .it = der Bot „{ $bot }“ kann nicht geladen werden: { CAP($why) }
error-bot-load-late = der Bot „{ $bot }“ kann nicht in { $seconds } Sekunden geladen werden
error-bot-none = „{ $bot }“ ist kein Bot: Nötig ist eine Klasse mit choose und reveals
error-bot-plays-not = der Bot { $bot } spielt { $game } nicht. Verfügbar: { COMMA($known) }
error-bot-temperament = unbekanntes Temperament „{ $temperament }“. Verfügbar: { COMMA($known) }
error-bot-temperament-none = der Bot { $level } hat hier keine Temperamente, er kann also nicht { $bot } sein
error-bot-unknown = unbekannter Bot „{ $bot }“. Verfügbar: { COMMA($known) } oder package.module:Class

## Der Befehl bots

bots-not-measured = Nicht gemessen.
bots-level = { $bot }. { $plays } { $strength }
bots-temperament = { $temperament }. { $likes }
bots-temperaments = Wo Bots aus vielen Partien gelernt haben, können sie ein Temperament haben. Nenne es hinter der Stufe: adept/hunter. Mit adept/drawn wird es ausgelost.
bots-other = Aus { $package }, in { $place }: ein Programm anderer Autoren, das nur läuft, wenn du es nennst.
bots-own = package.module:Class ist ein eigener Bot. Du kannst ihn überall nennen, wo nach der Kennung eines Bots gefragt wird.
