"""Where the statistics of a match begin, and all that has happened since."""

from typing import Any

from game.engine.chance import Chance
from game.engine.event import Event
from game.engine.position import Position
from game.games.registry import rules_for
from game.match.match import Match


def course_of(match: Match) -> tuple[Any, list[Event]]:
    """The state before the first event, and all events; of a match that is loaded, the history is rebuilt first.

    A set-up in the middle of a game counts from there, and so does a match whose history was lost.
    """
    events = match.events_since(0)
    return _first_state(match), events


def _first_state(match: Match) -> Any:
    """How a match began; of one that begins in its draft, the state the draft has led to."""
    inputs = match.inputs
    if match.start is not None:
        begun = Position.decode(rules_for(inputs), match.start)
        if begun.rules.setup == match.rules.setup:
            return begun.state
    return match.rules.begin(Chance.seeded(inputs["seed"], inputs["dice"], inputs["draws"]))[0]
