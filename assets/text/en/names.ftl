### Names that all games share.

## Levels of bots

-bot-random = Wanderer
    .plural = Wanderers
-bot-initiate = Initiate
    .article = an
    .plural = Initiates
-bot-adept = Adept
    .article = an
    .plural = Adepts
-bot-hierophant = Hierophant
    .plural = Hierophants
-bot-oracle = Oracle
    .article = an
    .plural = Oracles
-bot-master = Master
    .plural = Masters
