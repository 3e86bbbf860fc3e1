### Bots, die am Tisch versagen. $why kommt aus dem Programm des Bots, auf Englisch.

error-bot-failed = Der Bot { $bot } ist gescheitert: { $why }.
error-bot-raised = Im Bot { $bot } trat { $kind } auf: { $why }.
    .bare = Im Bot { $bot } trat { $kind } auf.
error-bot-not-loaded = { CAP($why) }.
error-bot-once = { CAP_A($level) } hat diesmal an seiner Stelle gewählt.
error-bot-from-now = Von nun an spielt { A($level) } an seiner Stelle.
error-bot-unknown = es gibt keinen Bot „{ $bot }“, nur { COMMA($known) } und package.module:Class

## Der Befehl bots

bots-not-measured = Nicht gemessen.
bots-level = { $bot }. { $plays } { $strength }
bots-other = Aus { $package }, in { $place }: das Programm anderer Autoren, das läuft, wenn du es nennst.
bots-own = package.module:Class ist ein eigener Bot. Du kannst ihn überall nennen, wo nach der Kennung eines Bots gefragt wird.
