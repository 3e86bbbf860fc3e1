"""Opener of the Way's questions and battles in positions from outside: what they may hold, how they are put again."""

from typing import Any

from game.engine.option import option
from game.engine.position import Position
from game.engine.shapes import mask, number
from game.games.wars.factions.opener_of_the_way.rules.curse import cursed
from game.games.wars.factions.opener_of_the_way.rules.figures import OW
from game.games.wars.rules.flow.again import ASKED, after_answer, carried_on, first_question, hooked
from game.games.wars.rules.flow.battle import AfterRoll, BattleStep
from game.games.wars.rules.flow.choose import Choose, Resume
from game.games.wars.rules.shapes import BATTLES, SHAPES, Marks, an_area, by, own
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import MOST_AREAS, SIDE_MASK, UNITS

MOST_DICE = 5


def _few(values: tuple[Any, ...]) -> bool:
    """Whether they are numbers of results of one Dread Curse."""
    return all(number(value, 0, MOST_DICE) for value in values)


def _dividing(pos: Position, entry: Choose | Resume) -> bool:
    area, kills, pains, *given = entry.args
    return (
        by(OW)(pos, entry)
        and an_area(pos, area)
        and _few((kills, pains, *given))
        and kills + pains <= MOST_DICE
        and len(given) <= 2 * len(cursed(pos, area))
    )


def _taking(pos: Position, entry: Choose | Resume) -> bool:
    area, pained, *plan = entry.args
    if not by(OW)(pos, entry) or not an_area(pos, area) or len(plan) % 3:
        return False
    enemies = [side for side in pos.rules.sides if side != OW]
    return (
        mask(pained, pos.state.here[area] & ~SIDE_MASK[OW])
        and len(set(plan[::3])) == len(plan[::3])
        and all(side in enemies for side in plan[::3])
        and _few((*plan[1::3], *plan[2::3]))
    )


def _fleeing(pos: Position, entry: Choose) -> bool:
    area, pained = entry.args
    return own(pos, entry) and an_area(pos, area) and mask(pained, pos.state.here[area] & ~SIDE_MASK[OW])


def _carrying(pos: Position, entry: Choose) -> bool:
    unit = entry.args[0]
    return own(pos, entry) and number(unit, 0, UNITS - 1) and pos.state.loc[unit] < MOST_AREAS


def _promoting(pos: Position, entry: Choose) -> bool:
    beneath = pos.stack[-2] if len(pos.stack) > 1 else None
    below = next((other for other in reversed(pos.stack) if isinstance(other, AfterRoll)), beneath)
    return mask(entry.args[0], SIDE_MASK[OW]) and isinstance(below, AfterRoll) and below.which == "battle_after"


SHAPES.add("ask:beyond_one_unit ask:curse_area", "after_action", fits=own)
SHAPES.add("ask:beyond_one_area", "after_action", fits=_carrying)
SHAPES.add("ask:curse_share resume:curse_divide", "after_action", fits=_dividing)
SHAPES.add("ask:curse_kill ask:curse_pain resume:curse_take", "after_action", fits=_taking)
SHAPES.add("ask:curse_flight", "after_action", fits=_fleeing)
SHAPES.add("ask:channel_power", "battle", fits=lambda pos, entry: BattleStep("results") in pos.stack)
SHAPES.add("ask:promotion", "after_roll", fits=_promoting)

ASKED.update(
    {
        "beyond_one_unit": first_question("beyond_one"),
        "beyond_one_area": after_answer(
            "beyond_one_unit",
            lambda pos, question: option("unit", area=pos.state.loc[question.args[0]], unit=question.args[0]),
        ),
        "curse_area": first_question("dread_curse"),
        "curse_share": carried_on("curse_divide"),
        "curse_kill": carried_on("curse_take"),
        "curse_pain": carried_on("curse_take"),
        "channel_power": hooked("rolled"),
    }
)


def _sound(pos: Position, battle: Battle) -> bool:
    """Promotions come when everything else is over."""
    return "million_favored_ones" not in battle.begun or (OW in battle.sides and BattleStep("over") in pos.stack)


BATTLES.append(Marks(OW, frozenset(("million_favored_ones",)), _sound))
