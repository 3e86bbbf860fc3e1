### Advice: why a move was made, and what a strong player would do. $other is another move, in a sentence.

advice-heading-why = Why this move?
advice-heading-hint = What would a strong player do?
advice-heading-tag = Advice
advice-heading-yours = How good was this?
advice-heading-thinking = Thinking it over …

# With what the points of a move compare.
advice-compared-now = in Doom, compared with doing nothing
advice-compared-next = in Doom, compared with the next best: { $other }
advice-compared-chance = { $points } chance to win, compared with the best different choice
advice-compared-behind = { $points } chance to win, compared with a strong player’s choice
advice-compared-only = There was no choice.
advice-compared-alike = All options are about equal.

# $reasons are a few words each, with their points.
advice-text-for = For it: { COMMA($reasons) }.
advice-text-against = Against it: { COMMA($reasons) }.
advice-text-best = The next best is { $points } Doom behind: { $other }
advice-text-tie = Nearly as good: { $other }
advice-text-worse = A strong player’s choice, better by { $points } Doom: { $other }
advice-text-bettered = Looks better from here, by { $points } Doom: { $other }
# The same where points are none of Doom.
advice-text-best-rites = The next best is rated { $points } lower: { $other }
advice-text-tie-rites = Nearly as good: { $other }
advice-text-worse-rites = A strong player’s choice: { $other }
advice-text-bettered-rites = Looks better from here: { $other }
# The same where lines are told apart by the chance to win: $share is what the other promises.
advice-text-chance = Chance to win: { $share }%
advice-text-best-share = The best different choice has { $share }%: { $other }
advice-text-tie-share = About as good, { $share }%: { $other }
advice-text-worse-share = A strong player’s choice has { $share }%: { $other }
advice-text-bettered-share = Looks better from here, { $share }%: { $other }
advice-text-rather = A strong player’s choice: { $other }
advice-text-guessed = Only its owner knows what else was in this hand. The reasons weigh what it may have held.
advice-text-unknown = This depends on something only that player can see.
advice-text-order = A standing order made this choice.
advice-text-forced = There was nothing to choose here.
advice-text-also = Next best
advice-text-failed = This could not be worked out right now.
advice-text-none = All options are about equal.

# Who explains.
advice-level-random = This bot chooses at random: there is no reason.
advice-level-newcomer = This bot is new to the game: it overlooks a lot, and often doesn’t know what is best.
advice-level-initiate = This bot plays like a beginner: it overlooks a lot, and sometimes doesn’t do what it thinks is best.
advice-level-oracle = This bot looked ahead and saw more than these reasons can tell.
advice-level-professional = This bot played out the likely actions and saw more than these reasons can tell.
advice-level-master = This bot played out each promising action and saw more than these reasons can tell.
advice-level-experience = This bot plays from experience: the reasons are the adviser’s, not its own.
advice-level-other = This bot is by another author: the reasons are the adviser’s, not its own.
advice-level-person = Judged by the program’s adviser. It knows every side’s plans but does not look ahead.

# The same where the chance to win is told.
advice-learned-person = Judged by the program’s strongest adviser, which has played on from both choices many times.

# The page of turning points of a game that is over.
advice-turning-title = Turning points
advice-turning-lost = Your most costly choices
advice-turning-swings = When the odds turned
advice-turning-none = None of { $name }’s choices was clearly worse than a strong player’s.
advice-turning-still = The odds never turned sharply.
advice-turning-working = Going through the game again: { $done } of { $all } decisions
advice-turning-nobody = Only bots played, so there are no choices to judge.
advice-turning-kept = The history of this game was not kept, so there are no turning points.

# Why a game can be made even; $handicap is what $faction begins with.
advice-levelling = When two strong bots play, { THE($stronger) } win{ S($stronger) } { $share }% of the games. If { THE($faction) } begin{ S($faction) } with { $handicap }, { THE($stronger) } win{ S($stronger) } { $levelled }%.
