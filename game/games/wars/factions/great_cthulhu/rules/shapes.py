"""Great Cthulhu's questions and battles in positions from outside: what they may hold, how they are put again."""

from game.engine.option import option
from game.engine.position import Position
from game.games.wars.factions.great_cthulhu.rules.abilities import ABSORB_DICE
from game.games.wars.factions.great_cthulhu.rules.figures import GC, SHOGGOTH, STARSPAWN
from game.games.wars.rules.flow.again import (
    ASKED,
    about_first,
    after_answer,
    area_chosen,
    before_battle,
    first_question,
    interrupt,
    side_chosen,
    side_of_action,
)
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.shapes import BATTLES, SHAPES, Marks, by, own, places
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import KIND_MASK, ORDINARY, POOL, SIDE_MASK

SHAPES.add("ask:dreams_area ask:dreams_side ask:emerge", "after_action", fits=own)
SHAPES.add("ask:dreams", "after_action", fits=by(GC))
SHAPES.add("ask:submerge_unit", "after_action", fits=places)
SHAPES.add("ask:devolve", "interrupts")
SHAPES.add("ask:devour ask:absorb_shoggoth ask:absorb", "before_battle")


def _devour(pos: Position, question: Choose) -> None:
    if not pos.state.battle.devoured:
        before_battle("devour", must_have_begun=True)(pos, question)


ASKED.update(
    {
        "dreams_area": first_question("dreams"),
        "dreams_side": after_answer("dreams_area", area_chosen),
        "dreams": after_answer(
            "dreams_side", side_chosen, about_first, side_of_action("dreams"), lambda pos: pos.rules.edition.dreams_cost
        ),
        "emerge": first_question("emerge"),
        "devolve": interrupt,
        "devour": _devour,
        "absorb_shoggoth": before_battle("absorb"),
        "absorb": after_answer(
            "absorb_shoggoth",
            lambda pos, question: option("unit", area=pos.state.battle.area, unit=question.args[0]),
        ),
    }
)


def _sound(pos: Position, battle: Battle) -> bool:
    eaten = pos.state.here[POOL] & ORDINARY & SIDE_MASK[GC]
    return (
        all(KIND_MASK[SHOGGOTH] >> unit & 1 and dice == ABSORB_DICE for unit, dice in battle.extra)
        and len(battle.extra) <= eaten.bit_count()
        and battle.devoured <= ("devour" in battle.begun)
    )


BATTLES.append(Marks(GC, frozenset(("devour",)), _sound, tough=KIND_MASK[STARSPAWN]))
