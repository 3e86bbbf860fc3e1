### What helps a newcomer: the card before the first question, the list of goals, the coach.

## The card before the first question

guide-card-you-are = You are
guide-card-first-game = First game
guide-card-begin = Begin
guide-card-lessons = Take the lessons first
guide-card-coach = A **coach** speaks at most once a turn. You can switch it off here.
guide-card-again = You can open this card from the menu at any time.
guide-card-close = Back to the table
guide-card-none = There is no card to show here.
# Another faction at the table, and what it is like.
guide-card-rival = **{ $side }** · { $told }

## The list of goals

guide-goals = Goals
    .none = No goals right now.
guide-goals-how = How?
    .tip = How to get there: lights up the way
guide-goals-less = Less
    .tip = Hide this again
guide-goals-of = { $have } of { $need }
guide-goals-card = Open its card

## The coach’s remarks

guide-coach-show = Show
    .tip = Light up what this is about
guide-coach-hide = Hide
guide-coach-why = Why
    .tip = The rule behind it
guide-coach-quiet = No more of these
    .tip = No more remarks of this kind, in any game
guide-coach-card = Open its card
guide-coach-page = Open the rules
