"""Crawling Chaos' questions and battles in positions from outside: what they may hold, how they are put again."""

from game.engine.position import Position
from game.games.wars.factions.crawling_chaos.rules.figures import CC, FLYING_POLYP, NIGHTGAUNT, NYARLATHOTEP
from game.games.wars.rules.board import relocate
from game.games.wars.rules.flow.again import ASKED, before_battle, hooked
from game.games.wars.rules.flow.assign import Retreat
from game.games.wars.rules.flow.battle import BattleStep
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.registry import acting
from game.games.wars.rules.shapes import BATTLES, NEGOTIATED, SHAPES, Marks
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import BIT, KIND_MASK, POOL, units_in


def _madness(pos: Position, entry: Choose) -> bool:
    going = sum(1 for other in pos.stack if isinstance(other, Retreat))
    return going == 2 and "madness" not in pos.state.battle.begun


SHAPES.add("ask:abduct ask:invisibility ask:seek_and_destroy", "before_battle")
SHAPES.add("ask:emissary", "assign")
SHAPES.add("ask:harbinger", "after_roll", "ask:harbinger")
SHAPES.add("ask:madness", "retreat", fits=_madness)
NEGOTIATED["thousand_forms"] = lambda state, payers: tuple(state.power[side] for side in payers)


def _gaunt_back(pos: Position) -> None:
    gone = units_in(pos.state.here[POOL] & pos.state.battle.units & KIND_MASK[NIGHTGAUNT])
    if gone:
        relocate(pos, gone[0], pos.state.battle.area)


def _emissary(pos: Position, question: Choose) -> None:
    battle: Battle = pos.state.battle
    if battle.kill1 & BIT[NYARLATHOTEP]:
        for call in acting(pos, "kill_assigned", battle.sides):
            call(pos, NYARLATHOTEP)


def _harbinger(pos: Position, question: Choose) -> None:
    battle: Battle = pos.state.battle
    unit = question.about[0]
    if isinstance(unit, int) and battle.rewarded & BIT[unit]:
        battle.rewarded &= ~BIT[unit]
        hooked("results_assigned")(pos, question)


ASKED.update(
    {
        "abduct": before_battle("abduct", must_have_begun=True, undo=_gaunt_back),
        "invisibility": before_battle(
            "invisibility", lambda question: f"invisibility:{question.about[0]}", must_have_begun=True
        ),
        "seek_and_destroy": before_battle("seek_and_destroy"),
        "emissary": _emissary,
        "harbinger": _harbinger,
        "madness": hooked("retreat_chooser"),
    }
)


def _sound(pos: Position, battle: Battle) -> bool:
    return not ("emissary" in battle.begun and battle.kill1 & BIT[NYARLATHOTEP]) and (
        "madness" not in battle.begun or BattleStep("over") in pos.stack
    )


_USED = {"abduct", "seek_and_destroy", "emissary", "madness"}
_USED |= {f"invisibility:{unit}" for unit in units_in(KIND_MASK[FLYING_POLYP])}
BATTLES.append(Marks(CC, frozenset(_USED), _sound))
