### Bots that fail at the table. $why comes from the bot’s own program, in English.

error-bot-failed = The bot { $bot } { $why }.
error-bot-raised = The bot { $bot } raised { $kind }: { $why }.
    .bare = The bot { $bot } raised { $kind }.
error-bot-not-loaded = { CAP($why) }.
error-bot-once = { CAP_A($level) } chose in its place this time.
error-bot-from-now = From now on { A($level) } plays in its place.
error-bot-unknown = there is no bot “{ $bot }”; there are { COMMA($known) }, and package.module:Class

## The command bots

bots-not-measured = Not measured.
bots-level = { $bot }. { $plays } { $strength }
bots-other = From { $package }, at { $place }. It is another author’s program, and runs only if you name it.
bots-own = package.module:Class is a bot of your own. You can use it wherever a bot’s id is asked for.
