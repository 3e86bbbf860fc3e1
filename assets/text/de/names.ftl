### Namen, die allen Spielen gemeinsam sind.

## Spielstärken der Bots

-bot-random = Wanderer
    .gender = m
    .genitive = Wanderers
    .plural = Wanderer
    .plural-weak = Wanderer
    .plural-dative = Wanderern
-bot-newcomer = Neuling
    .gender = m
    .genitive = Neulings
    .plural = Neulinge
    .plural-weak = Neulinge
    .plural-dative = Neulingen
-bot-initiate = Anfänger
    .gender = m
    .genitive = Anfängers
    .plural = Anfänger
    .plural-weak = Anfänger
    .plural-dative = Anfängern
-bot-adept = Lehrling
    .gender = m
    .genitive = Lehrlings
    .plural = Lehrlinge
    .plural-weak = Lehrlinge
    .plural-dative = Lehrlingen
-bot-amateur = Amateur
    .gender = m
    .genitive = Amateurs
    .plural = Amateure
    .plural-weak = Amateure
    .plural-dative = Amateuren
-bot-hierophant = Stammspieler
    .gender = m
    .genitive = Stammspielers
    .plural = Stammspieler
    .plural-weak = Stammspieler
    .plural-dative = Stammspielern
-bot-oracle = Veteran
    .gender = m
    .oblique = Veteranen
    .genitive = Veteranen
    .plural = Veteranen
    .plural-weak = Veteranen
    .plural-dative = Veteranen
-bot-expert = Experte
    .gender = m
    .oblique = Experten
    .genitive = Experten
    .plural = Experten
    .plural-weak = Experten
    .plural-dative = Experten
-bot-professional = Profi
    .gender = m
    .genitive = Profis
    .plural = Profis
    .plural-weak = Profis
    .plural-dative = Profis
-bot-master = Meister
    .gender = m
    .genitive = Meisters
    .plural = Meister
    .plural-weak = Meister
    .plural-dative = Meistern

## Temperamente der Bots: was sie gern tun, gleich wie stark sie sind

-temperament-drawn = Stil gelost
-temperament-none = Ausgewogen
-temperament-builder = Baumeister
-temperament-hunter = Jäger
-temperament-ritualist = Ritualist
-temperament-diplomat = Diplomat
-temperament-spoiler = Störenfried
