"""Seeded games of random play, told from any other by a digest of what can be seen from outside.

``games_of`` names 200 matches of each game by their inputs; ``digest_of`` plays one. Nothing here rests on how a
position is kept, so the digests of a release hold for every program after it.
"""

import functools
import hashlib
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "play"))

from walks import DULL, inputs_of, inputs_of_duel, inputs_of_two

from game.games.rites.rules.cards import RITE_ID
from game.match.match import Match

GAMES = ("wars", "wars_two", "duel", "rites")
EACH = 200


def games_of(game: str) -> list[dict[str, Any]]:
    """The inputs of 200 matches: every table, edition, option, handicap and set-up in turn."""
    if game == "rites":
        return [_rites(seed) for seed in range(EACH)]
    make = {"wars": inputs_of, "wars_two": inputs_of_two, "duel": inputs_of_duel}[game]
    return [{**make(seed), "seed": seed} for seed in range(EACH)]


def _rites(seed: int) -> dict[str, Any]:
    options: dict[str, Any] = {}
    if seed % 3:
        options["rite"] = RITE_ID[seed % len(RITE_ID)]
    elif seed % 2:
        options["all_rites"] = True
    if seed % 5 == 4:
        options["tree_window"] = True
    return {"game": "rites", "players": 2 + seed % 5, "seed": seed, "options": options or None}


@functools.lru_cache(50_000)
def _words(option: Any) -> bytes:
    """All of an option: most are offered thousands of times."""
    return repr(tuple(option)).encode()


def chosen(match: Match, seed: int, asked: Counter[tuple[str, int]]) -> Any:
    """The option a seeded player takes: the one with the smallest hash of itself and of how often it was asked so.

    An option that is offered anew, or no longer, changes the choice only where it is the chosen one; so games that a
    ruling does not touch stay as they are.
    """
    decision = match.position.decision
    asked[decision.kind, decision.side] += 1
    asking = zlib.crc32(f"{seed} {decision.kind} {decision.side} {asked[decision.kind, decision.side]} ".encode())

    def rank(option: Any) -> tuple[bool, int]:
        luck = zlib.crc32(_words(option), asking)
        return seed % 2 == 1 and option.kind in DULL and luck % 8 > 0, zlib.crc32(b"%d" % luck)

    return min(decision.options, key=rank)


def digest_of(inputs: dict[str, Any], most: int = 4000) -> str:
    """Play a match and tell it by its questions, answers, events and end: 16 hex digits."""
    match = Match.new(inputs, history=False)
    told, asked, seen = hashlib.sha256(), Counter(), 0
    for _ in range(most):
        decision = match.position.decision
        if decision is None:
            break
        option = chosen(match, inputs["seed"], asked)
        told.update(repr((decision.seat, decision.side, decision.kind, tuple(option))).encode())
        match.answer(option)
        told.update(repr([(event.kind, event.args) for event in match.events[seen:]]).encode())
        seen = len(match.events)
    result = match.result()
    if result is not None:
        told.update(repr((result.winners, result.reason)).encode())
    return told.hexdigest()[:16]


__all__ = ["EACH", "GAMES", "chosen", "digest_of", "games_of"]
