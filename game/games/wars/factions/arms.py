"""The arms of all factions, by id, in the order of their sides: colors, rims and signs.

Red and green, or blue and green, are alike to some eyes, so there are colors for each. Without red or green sensors
only blue against yellow and light against dark are left: the factions lie spread over that plane. Without blue sensors
green and blue fall together, so one grows light and the other dark. Eight cannot all be far apart: orange lies on the
line between red and yellow, and there rim and sign must say the rest.
"""

from game.games.arms import Arms
from game.games.wars.factions.ancients.arms import ARMS as ANCIENTS
from game.games.wars.factions.black_goat.arms import ARMS as BLACK_GOAT
from game.games.wars.factions.crawling_chaos.arms import ARMS as CRAWLING_CHAOS
from game.games.wars.factions.great_cthulhu.arms import ARMS as GREAT_CTHULHU
from game.games.wars.factions.opener_of_the_way.arms import ARMS as OPENER_OF_THE_WAY
from game.games.wars.factions.sleeper.arms import ARMS as SLEEPER
from game.games.wars.factions.windwalker.arms import ARMS as WINDWALKER
from game.games.wars.factions.yellow_sign.arms import ARMS as YELLOW_SIGN

ARMS: dict[str, Arms] = {
    "great_cthulhu": GREAT_CTHULHU,
    "crawling_chaos": CRAWLING_CHAOS,
    "black_goat": BLACK_GOAT,
    "yellow_sign": YELLOW_SIGN,
    "windwalker": WINDWALKER,
    "opener_of_the_way": OPENER_OF_THE_WAY,
    "ancients": ANCIENTS,
    "sleeper": SLEEPER,
}
