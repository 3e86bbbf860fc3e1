"""Checks in random games that each reason why something is refused is true of what the asked seat sees."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from rites_claims import CLAIMS as RITES
from seen import Seen
from walks import inputs_of_any, inputs_of_any_duel, inputs_of_rites, walk
from wars_claims import CLAIMS as WARS

from game.engine.option import Blocked, Option, Reason
from game.engine.position import Position
from game.games.registry import rules_for

KINDS: tuple[tuple[str, Callable[[int], dict[str, Any]]], ...] = (
    ("wars", inputs_of_any),
    ("duel", inputs_of_any_duel),
    ("wars", inputs_of_any),
    ("rites", inputs_of_rites),
    ("wars", inputs_of_any),
)
"""Five games in turn: three of Cthulhu Wars with two to five players in both editions, a Duel, one of Rites."""
ACTIONS = ("action", "second_action", "energy_nexus")
CLAIMS: Mapping[str, Mapping[str, Callable[..., bool]]] = {"wars": WARS, "duel": WARS, "rites": RITES}


class Fault(NamedTuple):
    """A reason that is not true, or none where one is due."""

    game: str
    seed: int
    number: int
    told: str

    def __str__(self) -> str:
        return f"{self.game}, seed {self.seed}, question {self.number}: {self.told}"


Told = dict[tuple[int, str, Option], Reason]
"""By side, question and option: the reason why it was refused last."""


def false_in(pos: Position, count: Counter[str]) -> Iterator[str]:
    """What is false or missing at the open question, and right behind each of its options, where menus look ahead."""
    yield from _false_here(pos, count)
    decision = pos.decision
    if decision is None or decision.kind not in ACTIONS:
        return
    for chosen in decision.options:
        after = pos.copy()
        after.answer(chosen)
        if after.decision is not None and after.decision.side == decision.side and after.decision.kind not in ACTIONS:
            yield from _false_here(after, count)


def still_said(pos: Position, told: Told) -> Iterator[str]:
    """Options that are offered now, though what was the reason against them when they were refused is still true."""
    decision = pos.decision
    assert decision is not None
    blocked: list[Blocked] = pos.stack[-1].blocked(pos)
    for entry in blocked:
        told[decision.side, decision.kind, entry.option] = entry.reason
    former = [(each, told[key]) for each in decision.options if (key := (decision.side, decision.kind, each)) in told]
    seen = _seen(pos) if former else None
    for chosen, reason in former:
        if CLAIMS[pos.rules.game][reason.code](seen, chosen, *reason.arguments):
            where = f"{decision.kind}{decision.about}"
            yield f"{reason.code}{reason.arguments} is no reason: {chosen} is offered at {where}"


def _seen(pos: Position) -> Any:
    """What the asked seat sees, as the predicates of its game want it."""
    assert pos.decision is not None
    view = pos.view(pos.decision.seat)
    return view if pos.rules.game == "rites" else Seen(view)


def _false_here(pos: Position, count: Counter[str]) -> Iterator[str]:
    decision = pos.decision
    assert decision is not None
    blocked: list[Blocked] = pos.stack[-1].blocked(pos)
    if decision.kind in ACTIONS:
        yield from _untold(pos, blocked)
    if not blocked:
        return
    game, seen = pos.rules.game, _seen(pos)
    for entry in blocked:
        code = entry.reason.code
        count[code] += 1
        predicate = CLAIMS[game].get(code)
        if predicate is not None and not predicate(seen, entry.option, *entry.reason.arguments):
            yield f"{code}{entry.reason.arguments} of {entry.option} at {decision.kind}{decision.about}"


def _untold(pos: Position, blocked: list[Blocked]) -> Iterator[str]:
    """Actions that are neither offered nor refused, or both."""
    decision, rules = pos.decision, pos.rules
    assert decision is not None
    offered, refused = [each.kind for each in decision.options], [each.option.kind for each in blocked]
    for entry in rules.actions[decision.side]:
        if offered.count(entry.id) + refused.count(entry.id) != 1:
            yield f"{entry.id}: offered {offered.count(entry.id)} times, refused {refused.count(entry.id)} times"


def check_game(number: int, count: Counter[str]) -> Iterator[Fault]:
    """Play the random game with this number, looking at every question; ``count`` counts reasons by code."""
    game, inputs = KINDS[number % len(KINDS)]
    told: Told = {}
    for asked, pos in walk(number, game != "rites", lambda seed: rules_for(inputs(seed))):
        if pos.decision is not None:
            for fault in (*false_in(pos, count), *still_said(pos, told)):
                yield Fault(game, number, asked, fault)
