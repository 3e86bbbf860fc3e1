"""Black Goat's questions and battles in positions from outside: what they may hold, how they are put again."""

from typing import Any

from game.engine.option import option
from game.engine.position import Position
from game.engine.shapes import mask, number
from game.games.wars.factions.black_goat.rules.figures import BG, GHOUL
from game.games.wars.rules.flow.again import (
    ASKED,
    about_first,
    after_answer,
    area_chosen,
    doom_event,
    first_question,
    side_chosen,
    side_of_action,
)
from game.games.wars.rules.flow.battle import STEPS, AfterRoll, BattleStep
from game.games.wars.rules.flow.choose import Choose, Resume, carry_on
from game.games.wars.rules.flow.slot import current_slot
from game.games.wars.rules.shapes import BATTLES, NEGOTIATED, SHAPES, Marks, an_area, by, own, some_sides
from game.games.wars.rules.state import Battle, WarsState
from game.games.wars.rules.units import CULTISTS_OF, KIND_MASK, KINDS, POOL


def given_of_two(pos: Position, given: Any) -> bool:
    """Of two Cultists that must go: how many have gone; there are others to choose from."""
    standing = sum(pos.state.here[:POOL]) & CULTISTS_OF[current_slot(pos).side]
    return number(given, 0, 1) and standing.bit_count() >= asked_among(pos) - given


def asked_among(pos: Position) -> int:
    """How many Cultists there are at least where it is asked which two go."""
    return 2 if pos.rules.edition.order_asked else 3


def _awaken_cultist(pos: Position, entry: Choose) -> bool:
    area, given = entry.args
    if not own(pos, entry) or not an_area(pos, area) or not given_of_two(pos, given):
        return False
    there = pos.state.here[area] & CULTISTS_OF[entry.side]
    return bool(pos.rules.edition.awakening_cultists_anywhere) or there.bit_count() >= asked_among(pos) - given


def _pairs(pos: Position, entry: Resume, values: tuple[Any, ...], least: int) -> bool:
    sides, numbers = values[::2], values[1::2]
    standing = sum(pos.state.here[:POOL])
    return (
        by(BG)(pos, entry)
        and some_sides(pos, sides)
        and len(sides) == len(numbers)
        and all(
            number(each, least, (standing & CULTISTS_OF[side]).bit_count())
            for side, each in zip(sides, numbers, strict=True)
        )
    )


def _dividing(pos: Position, entry: Resume) -> bool:
    return number(entry.args[0], 0, 6) and _pairs(pos, entry, entry.args[1:], 0)


def _cultists(state: WarsState, payers: tuple[int, ...]) -> tuple[int, ...]:
    everywhere = sum(state.here[:POOL])
    return tuple((everywhere & CULTISTS_OF[side]).bit_count() for side in payers)


SHAPES.add("ask:blood_sacrifice", "doom_events", "ritual_slot")
SHAPES.add(
    "ask:avatar_area ask:avatar_side ask:ghroth_gift_side ask:ghroth_gift ask:ghroth_share", "after_action", fits=own
)
SHAPES.add("ask:avatar ask:ghroth_unit", "after_action", fits=by(BG))
SHAPES.add("ask:awaken_cultist", "after_action", fits=_awaken_cultist)
SHAPES.add(
    "ask:sacrifice_unit", "after_action", fits=lambda pos, entry: own(pos, entry) and given_of_two(pos, entry.args[0])
)
SHAPES.add("ask:necrophagy", "after_roll", fits=lambda pos, entry: mask(entry.args[0], KIND_MASK[GHOUL]))
SHAPES.add("resume:ghroth_divide", "after_action", fits=_dividing)
SHAPES.add(
    "resume:ghroth_loss", "after_action", fits=lambda pos, entry: bool(entry.args) and _pairs(pos, entry, entry.args, 1)
)
NEGOTIATED["ghroth"] = _cultists


def _ask_loss(pos: Position, question: Choose) -> None:
    """Ghroth: (owner, number) pairs, none with more than there are."""
    _some_each(pos, question, question.args, least=1)
    carry_on(pos, pos.rules.sides[0], "ghroth_loss", question.args)


def _ask_share(pos: Position, question: Choose) -> None:
    """Ghroth: what is left to divide, then pairs."""
    _some_each(pos, question, question.args[1:], least=0)
    if 0 < question.args[0] <= 6:
        carry_on(pos, question.side, "ghroth_divide", question.args)


def _some_each(pos: Position, question: Choose, pairs: tuple[int, ...], least: int) -> None:
    state: WarsState = pos.state
    standing = sum(state.here[area] for area in range(POOL))
    sides = pairs[::2]
    if len(set(sides)) != len(sides) or len(pairs) % 2 or not set(sides) <= set(pos.rules.sides):
        raise ValueError("not a number for each of some sides")
    for side, count in zip(sides, pairs[1::2], strict=True):
        if not least <= count <= (standing & CULTISTS_OF[side]).bit_count():
            raise ValueError("more than the side has")


ASKED.update(
    {
        "avatar_area": first_question("avatar"),
        "avatar_side": after_answer("avatar_area", area_chosen),
        "avatar": after_answer("avatar_side", side_chosen, about_first, side_of_action("avatar"), lambda pos: 1),
        "ghroth_gift": after_answer("ghroth_gift_side", lambda pos, question: option("side", side=question.args[0])),
        "ghroth_share": _ask_share,
        "ghroth_unit": _ask_loss,
        "blood_sacrifice": doom_event,
    }
)


def _sound(pos: Position, battle: Battle) -> bool:
    return not ("necrophagy" in battle.begun and _ghouls_to_come(pos))


def _ghouls_to_come(pos: Position) -> bool:
    """Whether Necrophagy has not been asked about in this battle."""
    steps = list(STEPS)
    early = pos.rules.edition.necrophagy_before_pains
    for entry in pos.stack:
        if isinstance(entry, AfterRoll) and BG in entry.left:
            return entry.which == "post_battle" or (entry.which == "both" and not early)
        if isinstance(entry, BattleStep) and steps.index(entry.step) < steps.index(
            "early_assigners" if early else "late_assigners"
        ):
            return True
    return False


BATTLES.append(Marks(BG, frozenset(("necrophagy",)), _sound, pains={"necrophagy": KINDS[GHOUL].figures}))
