### Namen, die allen Spielen gemeinsam sind.

## Spielstärken der Bots

-bot-random = Wanderer
    .gender = m
    .genitive = Wanderers
    .plural = Wanderer
    .plural-weak = Wanderer
    .plural-dative = Wanderern
-bot-initiate = Novize
    .gender = m
    .oblique = Novizen
    .genitive = Novizen
    .plural = Novizen
    .plural-weak = Novizen
    .plural-dative = Novizen
-bot-adept = Adept
    .gender = m
    .oblique = Adepten
    .genitive = Adepten
    .plural = Adepten
    .plural-weak = Adepten
    .plural-dative = Adepten
-bot-hierophant = Hierophant
    .gender = m
    .oblique = Hierophanten
    .genitive = Hierophanten
    .plural = Hierophanten
    .plural-weak = Hierophanten
    .plural-dative = Hierophanten
-bot-oracle = Orakel
    .gender = n
    .genitive = Orakels
    .plural = Orakel
    .plural-weak = Orakel
    .plural-dative = Orakeln
-bot-master = Meister
    .gender = m
    .genitive = Meisters
    .plural = Meister
    .plural-weak = Meister
    .plural-dative = Meistern
