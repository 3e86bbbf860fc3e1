"""The arms of all factions, by id, in the order of their sides: colors, rims and signs.

Red and green, or blue and green, are alike to some eyes, so there are colors for each. Without red or green sensors
only blue against yellow and light against dark are left: the factions lie spread over that plane. Without blue sensors
green and blue fall together, so one grows light and the other dark. Eight cannot all be far apart: orange lies on the
line between red and yellow, and there rim and sign must say the rest.
"""

from game.games.arms import Arms
from game.games.wars.rules.factions import NAMES, part

ARMS: dict[str, Arms] = {name: part(name, "arms:ARMS") for name in NAMES}
