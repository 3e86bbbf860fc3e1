"""Traits of options in words: what is chosen, with what stands there; the same words for every position alike.

A trait is a short text. A line of answers has the traits of each of its answers, an option of a small question its own.
"""

from collections.abc import Iterator

from game.engine.decision import Decision
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.rules.board import ritual_cost
from game.games.wars.rules.state import ABANDONED
from game.games.wars.rules.units import (
    BIT,
    BOOKS,
    CULTISTS_OF,
    FACTIONS,
    GREAT_OLD_ONES_OF,
    KINDS,
    MOST_AREAS,
    SIDE_MASK,
    SUMMONED_OF,
    UNIT_KIND,
    UNIT_SIDE,
)


def season_of(turn: int) -> str:
    """The part of a match a turn lies in."""
    return str(turn) if turn < 4 else "4" if turn < 6 else "6"


def some(number: int, most: int = 3) -> str:
    """A small number, or "so many and more"."""
    return str(min(number, most))


def power_left(power: int) -> str:
    """Power in steps that matter."""
    return str(power) if power < 5 else "5" if power < 8 else "8"


def guard(units: int, side: int) -> str:
    """The strongest of a side's units: Great Old One, Monster, Cultists (one or more), nobody."""
    if units & GREAT_OLD_ONES_OF[side]:
        return "G"
    if units & SUMMONED_OF[side]:
        return "M"
    cultists = (units & CULTISTS_OF[side]).bit_count()
    return "" if not cultists else "c" if cultists == 1 else "C"


def gate_at(pos: Position, area: int, side: int) -> str:
    """Whose gate is in an area."""
    keeper = pos.state.gates[area]
    if keeper >= 0:
        return "own" if UNIT_SIDE[keeper] == side else "enemy"
    return "free" if keeper == ABANDONED else "none"


def strongest_enemy(pos: Position, area: int, side: int) -> str:
    """The weakest guarded of the enemies in an area, as a hunter looks at it: lone Cultists before guarded ones."""
    units = pos.state.here[area]
    found = {guard(units, other) for other in pos.rules.sides if other != side and units & SIDE_MASK[other]}
    return "".join(sorted(found)) or "-"


def place(pos: Position, area: int, side: int) -> str:
    """An area as a side sees it: the gate, who of its own stands there, which enemies."""
    if area >= MOST_AREAS:
        return "off"
    return f"{gate_at(pos, area, side)}/{guard(pos.state.here[area], side) or '-'}/{strongest_enemy(pos, area, side)}"


def hunted(pos: Position, area: int, side: int) -> str:
    """Whether enemies with Power could come to an area, or are there."""
    if area >= MOST_AREAS:
        return ""
    state = pos.state
    others = [other for other in pos.rules.sides if other != side and state.power[other]]
    masks = sum(SUMMONED_OF[other] | GREAT_OLD_ONES_OF[other] for other in others)
    if state.here[area] & masks:
        return "h"
    return "n" if any(state.here[other] & masks for other in pos.rules.map.adjacent[area]) else ""


def figure(pos: Position, unit: int, side: int) -> str:
    """A unit's kind, whose it is, and whether it keeps a gate."""
    state = pos.state
    at = state.loc[unit]
    keeper = "*" if at < MOST_AREAS and state.gates[at] == unit else ""
    return KINDS[UNIT_KIND[unit]].id + ("" if UNIT_SIDE[unit] == side else "!") + keeper


def left_behind(pos: Position, unit: int, side: int) -> str:
    """What a place is without a unit."""
    at = pos.state.loc[unit]
    if at >= MOST_AREAS:
        return "off"
    stay = guard(pos.state.here[at] & ~BIT[unit], side) or "-"
    return f"{gate_at(pos, at, side)}/{stay}/{strongest_enemy(pos, at, side)}{hunted(pos, at, side)}"


def standing(pos: Position, side: int) -> list[str]:
    """How a side stands, for the questions that depend on it: Power, gates, books, Doom, the Ritual."""
    state = pos.state
    gates = sum(1 for keeper in state.gates if keeper >= 0 and UNIT_SIDE[keeper] == side)
    great = sum(1 for unit in _great(side) if state.loc[unit] < MOST_AREAS)
    books = state.books[side].bit_count() + state.owed[side]
    cost = ritual_cost(pos)
    best = max(state.doom[other] for other in pos.rules.sides if other != side)
    lead = state.doom[side] - best
    return [
        f"p{power_left(state.power[side])}", f"g{some(gates, 5)}", f"G{great}", f"b{books}",
        f"t{season_of(state.turn)}", f"c{cost}", f"gG{some(gates, 5)}{great}",
        f"r{some(max(0, state.power[side] - cost), 8)}",
        f"e{'+' if lead > 2 else '-' if lead < -2 else '0'}", f"six{books >= 6}{max(state.doom) // 5}",
        f"gc{some(gates, 5)}/{cost}", f"left{some(len(pos.rules.map.track) - state.ritual, 4)}{books >= 6}",
    ]  # fmt: skip


def _great(side: int) -> list[int]:
    mask, found = GREAT_OLD_ONES_OF[side], []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def answer_traits(pos: Position, asked: Decision, chosen: Option, moved: str) -> Iterator[str]:
    """The traits of one answer; ``moved`` is the figure an answer before it named."""
    kind, side, state = asked.kind, asked.side, pos.state
    yield f"{kind}:{chosen.kind}"
    turn = season_of(state.turn)
    if kind in ("action", "second_action"):
        power = power_left(state.power[side])
        yield f"{chosen.kind}@{turn}"
        yield f"{chosen.kind}@{turn}p{power}"
        return
    if chosen.unit >= 0:
        who = figure(pos, chosen.unit, side)
        yield f"{kind}:{who}"
        yield f"{kind}:{who}@{turn}"
        if state.loc[chosen.unit] < MOST_AREAS:
            yield f"{kind}:{who}<{left_behind(pos, chosen.unit, side)}"
            yield f"{kind}<{left_behind(pos, chosen.unit, side)}"
    if chosen.area >= 0:
        at = place(pos, chosen.area, side)
        yield f"{kind}>{at}"
        yield f"{kind}>{at}{hunted(pos, chosen.area, side)}"
        yield f"{kind}>{gate_at(pos, chosen.area, side)}{hunted(pos, chosen.area, side)}"
        own = state.here[chosen.area] & SIDE_MASK[side]
        yield f"{kind}>n{some(own.bit_count(), 5)}"
        if moved:
            yield f"{kind}:{moved}>{at}"
        if state.turn == 1:
            yield f"{kind}@1>{pos.rules.map.areas[chosen.area]}"
    if chosen.kind == "book":
        held = state.books[side].bit_count()
        yield f"book:{BOOKS[chosen.side][chosen.number]}"
        yield f"book:{BOOKS[chosen.side][chosen.number]}#{held}"
    elif chosen.side >= 0:
        yield from _side_traits(pos, kind, side, chosen.side)
    elif chosen.number >= 0:
        yield from _number_traits(asked, chosen)


def _side_traits(pos: Position, kind: str, side: int, named: int) -> Iterator[str]:
    state = pos.state
    order = sorted((-state.doom[other], other) for other in pos.rules.sides if other != side)
    rank = [other for _, other in order].index(named) if named != side else -1
    yield f"{kind}%{FACTIONS[named]}"
    yield f"{kind}%r{rank}"
    yield f"{kind}%p{power_left(state.power[named])}"
    yield f"{kind}%g{some(sum(1 for keeper in state.gates if keeper >= 0 and UNIT_SIDE[keeper] == named))}"


def _number_traits(asked: Decision, chosen: Option) -> Iterator[str]:
    kind = asked.kind
    yield f"{kind}#{chosen.number}"
    if kind == "pledge":
        _, _, amount, others, round_ = asked.about
        assert isinstance(amount, int) and isinstance(others, int)
        missing = amount - others
        yield f"pledge#{round_}/{some(amount, 8)}/{chosen.number}"
        yield f"pledge#{round_}{'=' if chosen.number == missing else '<' if chosen.number < missing else '>'}"
        yield f"pledge#{round_}/m{min(missing, 8)}/{chosen.number}"


def line_traits(begun: dict[tuple[Option, ...], Position], answers: tuple[Option, ...]) -> list[str]:
    """The traits of a whole line of answers; ``begun`` keeps the positions on the way for the next line."""
    found: list[str] = []
    moved = ""
    for step, answer in enumerate(answers):
        before = begun.get(answers[:step])
        if before is None:
            before = begun[answers[: step - 1]].copy()
            before.answer(answers[step - 1])
            begun[answers[:step]] = before
        asked = before.decision
        assert asked is not None
        found += answer_traits(before, asked, answer, moved)
        if answer.unit >= 0:
            moved = figure(before, answer.unit, asked.side)
    return found


def option_traits(pos: Position, chosen: Option) -> list[str]:
    """The traits of an option of a small question: its own, and how the side stands if it declines or not."""
    asked = pos.decision
    assert asked is not None
    found = list(answer_traits(pos, asked, chosen, ""))
    if chosen.area < 0 and (asked.default is not None or asked.kind == "ritual") and chosen.number < 0:
        told = f"{asked.kind}:{chosen.kind if chosen.kind != 'unit' else figure(pos, chosen.unit, asked.side)}"
        found += [f"{told}|{trait}" for trait in standing(pos, asked.side)]
    return found
