"""What stands in the way of undo where it is strict, and what nobody else has heard of."""

from collections.abc import Sequence

from game.engine.chance import Chance
from game.engine.event import EVERYONE, Event
from game.match.entries import Answer, Entry, NewDice, Reveal, Script


def unheard(entry: Entry, events: Sequence[Event]) -> bool:
    """Whether nobody but the one who asked has heard of an entry, by the events it brought: a request that waits.

    It must not show in anything others see, not even in how many answers there have been.
    """
    return isinstance(entry, Reveal) and all(event.seats != EVERYONE and event.public is None for event in events)


def strict_obstacle(undone: Sequence[tuple[Entry, Sequence[Event]]], chances: Sequence[Chance]) -> str:
    """Why entries may not be taken back where undo is strict, in a word; empty if they may.

    ``undone`` are the entries with the events of each, ``chances`` the chance before each of them and the last.
    """
    people = {entry.seat for entry, _ in undone if isinstance(entry, Answer) and entry.by == "person"}
    if len(people) > 1:
        return "people"
    heard = [(entry, events) for entry, events in undone if not unheard(entry, events)]
    if any(isinstance(entry, Reveal) for entry, _ in heard):
        return "reveal"
    for (entry, _), before, after in zip(undone, chances, chances[1:], strict=False):
        if not isinstance(entry, NewDice | Script) and _used(before, after):
            return "dice"
    return "secret" if any(_uncovers(event, people) for _, events in heard for event in events) else ""


def _used(before: Chance, after: Chance) -> bool:
    """Whether something was rolled or drawn in between."""
    return (before.state, before.stream, before.dice, before.draws) != (
        after.state,
        after.stream,
        after.dice,
        after.draws,
    )


def _uncovers(event: Event, people: set[int]) -> bool:
    """Whether somebody has learned from an event what cannot be unlearned."""
    return event.kind == "revealed" or (event.seats != EVERYONE and event.seats != sum(1 << seat for seat in people))
