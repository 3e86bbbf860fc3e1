"""Windwalker's questions and battles in positions from outside: what they may hold, how they are put again."""

from game.engine.option import option
from game.engine.position import Position
from game.engine.shapes import number
from game.games.wars.factions.windwalker.rules.fighting import cannibalism, eternal, raging
from game.games.wars.factions.windwalker.rules.figures import ITHAQUA, RHAN_TEGOTH, WW
from game.games.wars.rules.board import has_book, on_map
from game.games.wars.rules.flow.again import ASKED, after_answer, before_battle, first_question
from game.games.wars.rules.flow.battle import AfterRoll
from game.games.wars.rules.flow.choose import Choose
from game.games.wars.rules.registry import acting_of
from game.games.wars.rules.shapes import BATTLES, SHAPES, Marks, an_area, own
from game.games.wars.rules.state import Battle
from game.games.wars.rules.units import BIT


def _following(pos: Position, entry: Choose) -> bool:
    book = has_book(pos.state, WW, "arctic_wind") and on_map(pos.state, ITHAQUA)
    return book and own(pos, entry) and entry.side == WW and an_area(pos, entry.args[0])


def _berserk(pos: Position, entry: Choose) -> bool:
    battle: Battle = pos.state.battle
    return WW in battle.sides and has_book(pos.state, WW, "berserkergang") and number(entry.args[0], 1, raging(battle))


def _hungry(pos: Position, entry: Choose) -> bool:
    return any(isinstance(other, AfterRoll) and other.which == "battle_after" for other in pos.stack)


SHAPES.add("ask:ice_age", "after_action", fits=own)
SHAPES.add("ask:hibernate", "duel_actions")
SHAPES.add("ask:arctic_wind", "resume:move_more", fits=_following)
SHAPES.add("ask:howl_unit ask:howl_area", "before_battle")
SHAPES.add("ask:eternal", "assign")
SHAPES.add("ask:berserkergang", "after_roll", fits=_berserk)
SHAPES.add("ask:cannibalism", "after_roll", fits=_hungry)


def _eternal(pos: Position, question: Choose) -> None:
    battle: Battle = pos.state.battle
    if (battle.kill1 | battle.pain1) & ~battle.saved & BIT[RHAN_TEGOTH]:
        eternal(pos, RHAN_TEGOTH)


def _cannibalism(pos: Position, question: Choose) -> None:
    if has_book(pos.state, WW, "cannibalism"):
        cannibalism(pos)


def _hibernate(pos: Position, question: Choose) -> None:
    if 0 < pos.state.power[question.side] <= pos.state.decay:
        for call in acting_of(pos, "decayed", question.side):
            call(pos)


ASKED.update(
    {
        "ice_age": first_question("ice_age"),
        "hibernate": _hibernate,
        "howl_unit": before_battle("howl", must_have_begun=True),
        "howl_area": after_answer(
            "howl_unit", lambda pos, question: option("unit", area=pos.state.battle.area, unit=question.args[0])
        ),
        "eternal": _eternal,
        "cannibalism": _cannibalism,
    }
)


def _sound(pos: Position, battle: Battle) -> bool:
    return "howl" not in battle.begun or WW in battle.sides


BATTLES.append(Marks(WW, frozenset(("howl",)), _sound, saves=BIT[RHAN_TEGOTH]))
