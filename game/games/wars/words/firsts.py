"""What happens for the first time to a player of Cthulhu Wars: by kind of event, what it may be to a seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.engine.decision import Decision
from game.engine.event import Event
from game.games.wars.factions.words.tables import merged
from game.games.wars.rules.state import ABANDONED
from game.games.wars.rules.units import FACTIONS, UNIT_SIDE
from game.games.wars.words.names import WarsNames
from game.games.wars.words.tableview import read_table
from game.language.spoken import has, say
from game.language.values import Value, markup
from game.match.firsts import First, told
from game.match.match import Match
from game.match.words import words

ODD: Mapping[str, str] = merged("odd")
"""Actions of others that look strange, and what explains them: a requirement, or an ability."""
ICONS = {"doom_phase": "doom", "enemy_book": "spellbook", "battle_theirs": "battle", "portals": "gate"}
"""What stands on the explanations that are cards."""


@dataclass(frozen=True)
class Look:
    """A batch of events as a seat sees it. ``games`` is whose words are looked in, in that order."""

    match: Match
    seat: int
    events: Sequence[Event]
    games: tuple[str, ...]

    @cached_property
    def own(self) -> frozenset[int]:
        """The seat's sides."""
        rules: Any = self.match.rules
        return frozenset(rules.side_of_seat(self.seat))

    @cached_property
    def names(self) -> WarsNames:
        return WarsNames(self.match.rules, marked=True)

    def first(self, name: str, **values: Value) -> Iterator[First]:
        """The explanation of that name."""
        yield told(self.games, name, ICONS.get(name, ""), **values)


Trigger = Callable[[Look, Event], Iterator[First]]


def _phase(look: Look, event: Event) -> Iterator[First]:
    if event.args[0] == "doom":
        yield from look.first("doom_phase")


def _gathered(look: Look, event: Event) -> Iterator[First]:
    if event.args[0] in look.own:
        yield from look.first("gather")


def _sign(look: Look, event: Event) -> Iterator[First]:
    if event.args[0] in look.own:
        yield from look.first("sign")


def _book(look: Look, event: Event) -> Iterator[First]:
    side, book = int(event.args[0]), str(event.args[1])
    if side not in look.own:
        line = markup(words().told("book", book, "short") + ".")
        yield from look.first(
            "enemy_book", enemy=look.names.named_side(side), book=look.names.named_ability(book), line=line
        )


def _battle(look: Look, event: Event) -> Iterator[First]:
    attacker, defender, area = map(int, event.args)
    if attacker in look.own:
        yield from look.first("battle_yours")
    elif defender in look.own:
        dice = _dice(look, event, attacker, defender)
        if dice:
            theirs, yours = (say("wars-hand-attack-dice", dice=count) for count in dice)
            enemy, place = look.names.named_side(attacker), look.names.named_area(area)
            yield from look.first("battle_theirs", enemy=enemy, area=place, theirs=theirs, yours=yours)


def _dice(look: Look, battle: Event, attacker: int, defender: int) -> tuple[int, int] | None:
    """How many dice both sides roll: as many as have been rolled meanwhile, else as many as the battle shows."""
    after = look.events[look.events.index(battle) :]
    rolled = {int(event.args[0]): len(event.args) - 1 for event in after if event.kind == "rolled"}
    if not rolled:
        shown = read_table(look.match, look.seat).battle
        if shown is None:
            return None
        rolled = {FACTIONS.index(side.faction): side.dice_count for side in shown.sides}
    return rolled.get(attacker, 0), rolled.get(defender, 0)


def _captured(look: Look, event: Event) -> Iterator[First]:
    unit, _, by = map(int, event.args)
    if UNIT_SIDE[unit] in look.own:
        yield from look.first("captured_yours", enemy=look.names.named_side(by))
    elif by in look.own:
        yield from look.first("captured_theirs")


def _abandoned(look: Look, event: Event) -> Iterator[First]:
    # A gate that somebody has taken meanwhile is no longer without a keeper.
    if look.match.position.state.gates[int(event.args[1])] == ABANDONED:
        yield from look.first("abandoned", area=look.names.named_area(int(event.args[1])))


def _action(look: Look, event: Event) -> Iterator[First]:
    side, action = int(event.args[0]), str(event.args[1])
    name = ODD.get(action)
    if name and side not in look.own:
        # A requirement has the name of its action; anything else is done by what has that action.
        told = look.names.named_deed if name == "odd_deed" else look.names.named_ability
        yield from look.first(name, enemy=look.names.named_side(side), ability=told(action))


TRIGGERS: Mapping[str, Trigger] = {
    "battle": _battle,
    "captured": _captured,
    "phase": _phase,
    "book": _book,
    "sign": _sign,
    "gathered": _gathered,
    "gate_abandoned": _abandoned,
    "action": _action,
}
"""By kind of event; the weightiest first."""


def firsts(look: Look, triggers: Mapping[str, Trigger]) -> Iterator[First]:
    """What a batch of events may be to a seat for the first time."""
    kinds = {event.kind for event in look.events}
    for kind, trigger in triggers.items():
        for event in look.events if kind in kinds else ():
            if event.kind == kind:
                yield from trigger(look, event)


def theirs(decision: Decision) -> bool:
    """Whether a question is about an enemy's pieces, and an enemy's alone."""
    if decision.kind in ("assign_kill", "assign_pain"):
        return decision.about[0] != decision.side
    if decision.kind == "retreat_area":
        return UNIT_SIDE[int(decision.about[0])] != decision.side
    units = [option.unit for option in decision.options if option.kind == "unit"]
    return bool(units) and all(UNIT_SIDE[unit] != decision.side for unit in units)


def hint_of(kind: str, games: Sequence[str], way: str = "chosen") -> str:
    """The line of a kind of question in the first of the games that has one; empty where none has.

    ``way`` is how it is settled which way round play goes: ``chosen`` each turn, ``settled``, or ``two`` take turns.
    """
    keys = (f"{game}-hint-{kind.replace('_', '-')}" for game in games)
    return next((say(key, way=way) for key in keys if has(key)), "")


def hint(decision: Decision, games: Sequence[str], way: str = "chosen") -> First | None:
    """What a question means to whoever is asked: whose pieces it is about tells which line."""
    ending = "_theirs" if theirs(decision) else ""
    for kind in (f"{decision.kind}{ending}", decision.kind):
        if line := hint_of(kind, games, way):
            return First("", kind, line)
    return None
