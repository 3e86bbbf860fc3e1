"""More short ways through a match, used by the tests of turns, battles and endings."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from game.api import Match
from game.games.wars.rules.registry import HOOKS


def decline(match: Match) -> None:
    """Answer the open question with its default; pass in a slot; else take the first option."""
    asked = match.decision
    if asked.default is not None:
        match.answer(asked.default)
    elif asked.kind == "action":
        match.choose("pass")
    else:
        match.answer(asked.options[0])


def until(match: Match, *kinds: str, side: str | None = None, most: int = 300) -> Match:
    """Decline everything until a question of one of these kinds (of that side) is open."""
    for _ in range(most):
        asked = match.decision
        assert asked is not None, f"the match ended without asking {kinds}"
        if asked.kind in kinds and (side is None or asked.side == match.rules.side_number(side)):
            return match
        decline(match)
    raise AssertionError(f"never asked {kinds}; now {match.decision.kind}")


def until_over(match: Match, most: int = 5000) -> Match:
    """Decline everything to the end of the match."""
    for _ in range(most):
        if match.decision is None:
            return match
        decline(match)
    raise AssertionError("the match does not end")


def asked_kinds(match: Match, *stop: str) -> list[tuple[str, int]]:
    """The kinds and sides of the questions put until one of ``stop``, declining each."""
    seen = []
    while match.decision is not None and match.decision.kind not in stop:
        seen.append((match.decision.kind, match.decision.side))
        decline(match)
    return seen


def happened(match: Match, kind: str, since: int = 0) -> list[tuple[Any, ...]]:
    """The arguments of all events of a kind, oldest first."""
    return [event.args for event in match.events[since:] if event.kind == kind]


def track(match: Match, name: str) -> dict[str, Any]:
    """A table of the position by faction: ``power``, ``doom``, ``books``, ``signs``..."""
    return match.state_dict()[name]


def finish_battle(match: Match) -> None:
    """Decline or take the first of everything until no battle is on."""
    while match.decision is not None and match.state_dict()["battle"] is not None:
        decline(match)


def books_of(match: Match, faction: str) -> int:
    """How many books a faction has been given or is owed."""
    state = match.state_dict()
    return len(state["books"][faction]) + state["owed"][faction]


@contextmanager
def toy(hook: str, call: Callable[..., Any], side: int = 0, late: bool = False) -> Iterator[None]:
    """Something hung on a hook for the matches that are begun meanwhile."""
    HOOKS.hang(hook, "toy", side, late=late)(call)
    try:
        yield
    finally:
        HOOKS.take_down("toy")
