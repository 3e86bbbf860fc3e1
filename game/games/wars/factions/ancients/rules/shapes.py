"""The Ancients' questions and battles in positions from outside: what they may hold, how they are put again."""

from game.engine.option import option
from game.engine.position import Position
from game.engine.shapes import number
from game.games.wars.factions.ancients.rules.abilities import Dematerialization
from game.games.wars.factions.ancients.rules.figures import AN
from game.games.wars.rules.flow.again import ASKED, after_answer, area_chosen, carried_on, first_question
from game.games.wars.rules.flow.battle import AfterRoll
from game.games.wars.rules.flow.choose import Choose, Resume
from game.games.wars.rules.shapes import SHAPES, an_area, by, own, some_sides
from game.games.wars.rules.units import UNITS


def _giving(pos: Position, entry: Choose | Resume) -> bool:
    """An enemy places a Monster: cheapest or dearest, and the sides whose turn is yet to come."""
    args = entry.args[1:] if entry.then == "monster_gift_area" else entry.args
    return by(AN)(pos, entry) and number(args[0], 0, 1) and some_sides(pos, args[1:]) and AN not in args[1:]


def _traveling(pos: Position, entry: Choose | Resume) -> bool:
    areas, gone = entry.args[:2], entry.args[2:]
    return all(an_area(pos, area) for area in areas) and all(number(count, 0, UNITS) for count in gone)


def _on_unholy_ground(pos: Position, entry: Choose) -> bool:
    """Once all Kills are assigned in a battle of theirs."""
    return AN in pos.state.battle.sides and any(
        isinstance(other, AfterRoll) and other.which == "kills_taken" for other in pos.stack
    )


SHAPES.add("ask:cathedral ask:festival", "after_action", fits=own)
SHAPES.add("ask:monster_gift_unit ask:monster_gift_area resume:monster_gift_next", "after_action", fits=_giving)
SHAPES.add("ask:unholy_ground ask:unholy_ground_unit", "after_roll", fits=_on_unholy_ground)
SHAPES.add(
    "ask:dematerialize_from ask:dematerialize_area ask:dematerialize_unit resume:dematerialize_more",
    "doom_events",
    "ritual_slot",
    fits=_traveling,
)

ASKED.update(
    {
        "cathedral": first_question("cathedral"),
        "monster_gift_area": after_answer(
            "monster_gift_unit",
            lambda pos, question: option("unit", unit=question.args[0]),
            lambda question: question.args[1:],
        ),
        "dematerialize_from": lambda pos, question: Dematerialization(question.side).begin(pos),
        "dematerialize_area": after_answer("dematerialize_from", area_chosen),
        "dematerialize_unit": carried_on("dematerialize_more"),
    }
)
