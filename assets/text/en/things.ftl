### How bots play, level by level.

## Levels of bots

things-bot-random = Picks anything the rules allow. Good for learning what the buttons do.
things-bot-newcomer = Plays as on a first evening: overlooks most of what it could do.
things-bot-beginner = Has played once or twice: overlooks half of what it could do.
things-bot-initiate = Knows the game by now, but overlooks a lot and often takes what is only fairly good.
things-bot-adept = Sees what is good now, and gives little thought to what you may do next.
things-bot-amateur = Plays decently, but is often unsure which of several good actions is best.
things-bot-hierophant = Knows every side’s plans and timing, but does not look ahead.
things-bot-oracle = A strong opponent with long experience, who makes few mistakes.
things-bot-expert = Knows at sight what strong players do, and seldom does anything else.
things-bot-professional = Plays the most likely actions through in its head, a few steps ahead.
things-bot-master = Plays each promising action through in its head, up to the next turn.

## Temperaments of bots: a sentence on what each likes, at the same strength

things-temperament-drawn = One of five temperaments is drawn when the game begins. It makes the bot neither stronger nor weaker.
things-temperament-none = Has no particular preferences.
things-temperament-builder = Builds gates and summons Monsters first, and seldom looks for a fight.
things-temperament-hunter = Captures Cultists and starts battles wherever it can.
things-temperament-ritualist = Cares most about Rituals, Great Old Ones and Elder Signs.
things-temperament-diplomat = Avoids battles and other factions’ areas until it is close to winning.
things-temperament-spoiler = Attacks the player in the lead, and spares the others.
