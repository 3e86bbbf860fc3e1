"""The Yellow Sign's questions and battles in positions from outside: what they may hold, how they are put again."""

from game.engine.position import Position
from game.engine.shapes import number
from game.games.wars.factions.yellow_sign.rules.figures import YS
from game.games.wars.rules.flow.again import (
    ASKED,
    about_first,
    after_answer,
    area_chosen,
    first_question,
    hooked,
    side_chosen,
    side_of_action,
)
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.shapes import BATTLES, SHAPES, Marks, an_area, by, own, places
from game.games.wars.rules.units import UNITS


def _shriek(pos: Position, entry: Choose) -> bool:
    return own(pos, entry) and an_area(pos, entry.args[0]) and number(entry.args[1], 0, UNITS)


SHAPES.add(
    "ask:gift ask:he_who ask:scream_area ask:shriek_area ask:zingaya_area ask:zingaya_side", "after_action", fits=own
)
SHAPES.add("ask:desecrate ask:scream_unit", "after_action", fits=places)
SHAPES.add("ask:shriek_unit", "after_action", fits=_shriek)
SHAPES.add("ask:zingaya", "after_action", fits=by(YS))
SHAPES.add("ask:vengeance", "battle")

ASKED.update(
    {
        "gift": first_question("ys_gift"),
        "he_who": first_question("he_who"),
        "scream_area": first_question("screaming_dead"),
        "shriek_area": first_question("shriek"),
        "zingaya_area": first_question("zingaya"),
        "zingaya_side": after_answer("zingaya_area", area_chosen),
        "zingaya": after_answer("zingaya_side", side_chosen, about_first, side_of_action("zingaya"), lambda pos: 1),
        "vengeance": hooked("assigner"),
    }
)


BATTLES.append(
    Marks(YS, frozenset(("vengeance",)), lambda pos, battle: "vengeance" not in battle.begun or YS in battle.sides)
)
