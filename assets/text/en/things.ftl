### How bots play, level by level.

## Levels of bots

things-bot-random = Picks anything the rules allow. Good for learning what the buttons do.
things-bot-initiate = Plausible but passive, with a beginner’s mistakes. Good for a first game or two.
things-bot-adept = Greedy: takes the action that leaves it best off now, and ignores what you may do next.
things-bot-hierophant = A strong opponent: knows every faction’s plans and timing, but does not look ahead.
things-bot-oracle = Plays the promising actions through in its head, guided by all a Hierophant knows.
things-bot-master = Has learned from thousands of games what every side is likely to do, and plays each promising action through to the next turn.
