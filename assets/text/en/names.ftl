### Names that all games share.

## Levels of bots

-bot-random = Wanderer
    .plural = Wanderers
-bot-newcomer = Newcomer
    .plural = Newcomers
-bot-beginner = Beginner
    .plural = Beginners
-bot-initiate = Learner
    .plural = Learners
-bot-adept = Apprentice
    .article = an
    .plural = Apprentices
-bot-amateur = Amateur
    .article = an
    .plural = Amateurs
-bot-hierophant = Regular
    .plural = Regulars
-bot-oracle = Veteran
    .plural = Veterans
-bot-expert = Expert
    .article = an
    .plural = Experts
-bot-professional = Professional
    .plural = Professionals
-bot-master = Master
    .plural = Masters

## Temperaments of bots: what they like to do, whatever their strength

-temperament-drawn = Any style
-temperament-none = Balanced
-temperament-builder = Builder
-temperament-hunter = Hunter
-temperament-ritualist = Ritualist
-temperament-diplomat = Diplomat
-temperament-spoiler = Spoiler
