"""What a person's factions may do at any moment, outside the open question, as it is offered beside the Elder Signs."""

from typing import NamedTuple

from game.engine.position import Position
from game.games.wars.rules.board import can_act, turn_order
from game.games.wars.rules.flow.anytime import moments
from game.games.wars.rules.state import ACTION
from game.games.wars.rules.units import FACTIONS
from game.games.wars.words.names import WarsNames
from game.language.spoken import say
from game.match.gamewords import Chance
from game.match.match import Match
from game.match.words import words

_FAR_BACK = 400
"""How many events a slot is looked for in."""


class Offer(NamedTuple):
    """Something to do now: whose it is, the number that ``reveal`` takes, what its button says, and what it means.

    ``kind`` is the option's, and ``head`` what all offers of the kind are called together.
    """

    faction: str
    number: int
    kind: str
    head: str
    label: str
    note: str


def passed_over(match: Match, seat: int) -> Chance | None:
    """What would bring a seat slots again, when its place in the order has come and it has no Power left.

    That is the moment at which whoever plays by hand says what they do; the enemies' Power only grows less.
    """
    pos = match.position
    rules, state = pos.rules, pos.state
    own = rules.side_of_seat(seat)
    if state.phase != ACTION or any(can_act(state, side) for side in own):
        return None
    kinds = [(side, chosen) for side in own for chosen, entry in moments(pos, side).values() if entry.changes_power]
    slots = _slots(match) if kinds else []
    if not slots or not (rules.paired or any(_comes_by(pos, side, [each for _, each in slots]) for side, _ in kinds)):
        return None
    side, chosen = kinds[0]
    told = say("wars-answers-chance", thing=WarsNames(rules).named_ability(chosen.kind))
    return Chance(slots[0][0], WarsNames(rules).ability(chosen.kind), FACTIONS[side], told)


def _slots(match: Match) -> list[tuple[int, int]]:
    """The slots of this Action phase, the last two at most and the latest first: the event's number, and whose."""
    found: list[tuple[int, int]] = []
    start = max(0, match.event_count - _FAR_BACK)
    events = match.events_since(start)
    for number in range(len(events) - 1, -1, -1):
        event = events[number]
        if event.kind == "phase" or len(found) == 2:
            break
        if event.kind == "slot":
            found.append((start + number, int(event.args[0])))
    return found


def _comes_by(pos: Position, side: int, slots: list[int]) -> bool:
    """Whether a side's place in the order lies between the last slot but one and the last, or that was its own."""
    last, *before = slots
    if side in before:
        return True
    order = [*turn_order(pos, before[0])[1:], before[0]] if before else turn_order(pos)
    return side in order[: order.index(last)]


def offered(match: Match, seat: int) -> list[Offer]:
    """What the seat may do now."""
    rules = match.rules
    names = WarsNames(rules)
    found = []
    for side in rules.side_of_seat(seat):
        for number, (chosen, _) in moments(match.position, side).items():
            key = f"wars-option-{chosen.kind.replace('_', '-')}"
            of = names.named_side(max(chosen.side, 0))
            label = say(key, side=of)
            note = say(f"{key}.note", side=of, power=match.position.state.power[max(chosen.side, 0)])
            head = words().name("book", chosen.kind) if words().has("book", chosen.kind) else label
            found.append(Offer(FACTIONS[side], number, chosen.kind, head, label, note))
    return found
