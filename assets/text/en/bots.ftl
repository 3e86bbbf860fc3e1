### Bots that fail at the table. $why comes from the bot’s own program, in English.

error-bot-failed = The bot { $bot } { $why }.
error-bot-raised = The bot { $bot } raised { $kind }: { $why }.
    .bare = The bot { $bot } raised { $kind }.
error-bot-not-loaded = { CAP($why) }.
error-bot-once = { CAP_A($level) } chose in its place this time.
error-bot-from-now = From now on { A($level) } plays in its place.
# What a bot has done: behind “The bot … ” of error-bot-failed.
error-bot-why-raised = raised { $error }
error-bot-why-nonsense = gave an answer that is not valid ({ $answer })
error-bot-why-not-offered = chose something that was not offered ({ $answer })
error-bot-why-reveal = wanted to reveal what it does not have
error-bot-why-ended = ended its process ({ $how })
    .bare = ended its process
error-bot-why-late = gave no answer within { $seconds } seconds and was stopped
error-bot-why-no-python = cannot run: there is no Python to run it with
error-bot-why-no-process = cannot run: no process can be started ({ $why })
# How a process ended.
error-bot-why-code = exit code { $code }
error-bot-why-signal = signal { $signal }
error-bot-load = the bot “{ $bot }” cannot be loaded: { $why }
    .it = the bot “{ $bot }” cannot be loaded: it { $why }
error-bot-load-late = the bot “{ $bot }” cannot be loaded within { $seconds } seconds
error-bot-none = “{ $bot }” is not a bot: it must be a class with choose and reveals
error-bot-plays-not = the bot { $bot } does not play { $game }. Available: { COMMA($known) }
error-bot-temperament = unknown temperament “{ $temperament }”. Available: { COMMA($known) }
error-bot-temperament-none = the bot { $level } has no temperaments here, so it cannot be { $bot }
error-bot-unknown = unknown bot “{ $bot }”. Available: { COMMA($known) }, or package.module:Class

## The command bots

bots-not-measured = Not measured.
bots-level = { $bot }. { $plays } { $strength }
bots-temperament = { $temperament }. { $likes }
bots-temperaments = Where bots have learned from many games, they can have a temperament. Name it after the level: adept/hunter. With adept/drawn, one is drawn.
bots-other = From { $package }, at { $place }. It is another author’s program, and runs only if you name it.
bots-own = package.module:Class is a bot of your own. You can use it wherever a bot’s id is asked for.
