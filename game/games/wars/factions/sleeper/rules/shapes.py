"""Sleeper's questions and battles in positions from outside: what they may hold, how they are put again."""

from game.engine.option import option
from game.engine.position import Position
from game.engine.shapes import number
from game.games.wars.factions.sleeper.rules.abilities import SOFTENED, capture_price
from game.games.wars.factions.sleeper.rules.figures import SERPENT_MAN, SL
from game.games.wars.factions.sleeper.rules.nexus import EnergyNexus
from game.games.wars.rules.flow.again import (
    ASKED,
    after_answer,
    before_battle,
    first_question,
    side_chosen,
    side_of_action,
)
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.shapes import BATTLES, SHAPES, Marks, areas_noted, by, own
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import BIT, KIND_MASK, UNITS


def _nexus(pos: Position, entry: EnergyNexus) -> bool:
    """It is Sleeper's, asks or has been answered, and knows areas and keepers as any slot does."""
    return type(entry.acted) is bool and entry.counted is False and entry.side == SL and areas_noted(pos, entry)


def _sorcerer(pos: Position, entry: Choose) -> bool:
    unit = entry.args[0]
    return own(pos, entry) and number(unit, 0, UNITS - 1) and bool(KIND_MASK[SERPENT_MAN] & BIT[unit])


SHAPES.add("energy_nexus", "declared", fits=_nexus)
for _over in ("after_action", "interrupts"):
    SHAPES.also_on(_over, "energy_nexus")
SHAPES.add("ask:sl_gift ask:sorcery_unit ask:monster_side ask:slumber_area ask:rouse_area", "after_action", fits=own)
SHAPES.add("ask:sorcery_side", "after_action", fits=_sorcerer)
SHAPES.add("ask:monster_unit", "after_action", fits=by(SL))
SHAPES.add("ask:serpent_home ask:death_from_below", "doom_events", "ritual_slot")
SHAPES.add("ask:demand_sacrifice", "before_battle")

ASKED.update(
    {
        "sl_gift": first_question("sl_give_3"),
        "sorcery_unit": first_question("ancient_sorcery"),
        "sorcery_side": after_answer(
            "sorcery_unit",
            lambda pos, question: option("unit", area=pos.state.loc[question.args[0]], unit=question.args[0]),
        ),
        "slumber_area": first_question("cursed_slumber"),
        "rouse_area": first_question("rouse"),
        "monster_side": first_question("capture_monster"),
        "monster_unit": after_answer(
            "monster_side", side_chosen, side=side_of_action("capture_monster"), paid=capture_price
        ),
        "demand_sacrifice": before_battle("demand_sacrifice", must_have_begun=True),
    }
)


def _sound(pos: Position, battle: Battle) -> bool:
    return SOFTENED not in battle.begun or "demand_sacrifice" in battle.begun


BATTLES.append(Marks(SL, frozenset(("demand_sacrifice", SOFTENED)), _sound))
