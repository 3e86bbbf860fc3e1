### Names that all games share.

## Levels of bots

-bot-random = Wanderer
-bot-initiate = Initiate
-bot-adept = Adept
-bot-hierophant = Hierophant
-bot-oracle = Oracle
