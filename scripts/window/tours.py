"""What whole games are played for, game by game: who sits down, what is liked, and what must be met on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.games.duel.rules.tables import PORTALS
from game.match.match import Match

ANY = {"a save": "save", "loading it": "load", "an undo": "undo"}
PAIR = {
    "the curtain between two people": "curtain",
    "a seat handed to a bot": "handed over",
    "the seat taken back": "taken back",
}


@dataclass(frozen=True)
class Tour:
    """A way through a game.

    ``likes`` are beginnings of ids of things, the dearest first; ``shuns`` are taken only where nothing else is
    offered. ``wanted`` is what must have been met, and the count that tells; ``count`` counts it in a finished match.
    """

    game: str
    players: int
    people: int
    likes: tuple[str, ...]
    shuns: tuple[str, ...]
    wanted: Mapping[str, str]
    count: Callable[[Match, Counter[str]], None]


def count_wars(match: Match, seen: Counter[str]) -> None:
    """Awakenings; of the Duel, Decay that was paid, Doom for losses and ways through portals."""
    areas: Sequence[str] = match.rules.map.areas
    for event in match.events_since(0):
        seen["awakening"] += event.kind == "placed" and event.args[2] == "awaken"
        seen["decay paid"] += event.kind == "paid" and event.args[2] == "decay"
        seen["doom for a loss"] += event.kind == "doom" and event.args[2] == "loss"
        seen["portal move"] += event.kind == "moved" and areas[event.args[2]] in PORTALS


def count_rites(match: Match, seen: Counter[str]) -> None:
    """Knocks of either kind, and artifacts invoked in a later rite than the one they came to light in."""
    seen["knock"] = seen["event knocked"] + seen["event answered_knock"]
    seen["second invocation"] = sum(1 for _ in second_invocations(match.events_since(0)))


def second_invocations(events: Sequence[Any]) -> Iterator[tuple[Any, ...]]:
    """Who invoked which artifact in a later rite than the one it appeared in."""
    appeared: set[Any] = set()
    for event in events:
        if event.kind == "rite_begins":
            appeared = set()
        elif event.kind == "excavated":
            appeared.add(event.args[0])
        elif event.kind == "invoked" and event.args[1] not in appeared:
            yield event.args


BOARD = ("option.awaken", "option.battle", "option.capture", "option.ritual", "option.desecrate", "option.build_gate",
         "option.dreams", "option.summon", "option.recruit", "option.move", "option.done")  # fmt: skip
"""What is liked on a map."""
LEAVES = ("option.abandon_gate", "option.control_gate", "option.pass", "all_options")
"""What is left for last: it gives something away, or only opens a list."""
FOUGHT = {"a battle": "event battle"}
TOURS = {
    "wars": Tour("wars", 4, 2, BOARD, LEAVES, ANY | PAIR | FOUGHT | {
        "an awakening": "awakening", "a Ritual": "event ritual", "a reveal": "reveal"}, count_wars),
    "wars5": Tour("wars", 5, 1, BOARD, LEAVES, ANY | FOUGHT | {
        "an awakening": "awakening", "a Ritual": "event ritual"}, count_wars),
    "duel": Tour("duel", 2, 1, BOARD, LEAVES, ANY | FOUGHT | {
        "Decay that was paid": "decay paid", "a move into an area in two places": "portal move",
        "Doom for a loss": "doom for a loss"}, count_wars),
    "wars2": Tour("wars", 2, 1, BOARD, LEAVES, ANY | FOUGHT | {
        "a draft": "drafted", "a turn with both factions": "asked slot_side"}, count_wars),
    "rites": Tour("rites", 4, 1, ("option.invoke", "option.excavate", "option.steal", "option.knock",
        "option.keep_down", "centre.rite:the_hound", "centre.rite:the_dunwich_horror"), ("option.no",), ANY | {
        "a power-play": "event power_play", "a knock": "knock", "a psych-out": "event psyched_out",
        "a second invocation": "second invocation"}, count_rites),
}  # fmt: skip
"""By the name on the command line."""
