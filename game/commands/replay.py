"""``replay``: plays a saved match again from its start and compares what comes out with what was saved."""

import argparse
from pathlib import Path
from typing import NamedTuple

from game.commands.console import DIFFERENT, DONE
from game.engine.errors import EngineError
from game.match.match import Match
from game.match.record import recording
from game.match.saves import read_save
from game.match.seats import bots


class Replayed(NamedTuple):
    """How a replay went: ``differences`` are sentences, empty when the saved position came out again."""

    entries: int
    differences: list[str]


def replay(path: Path) -> Replayed:
    """Play a save again, checking every position on the way. Raises ``SaveError`` when it cannot be opened."""
    saved: Match = read_save(path)
    again = recording(saved).begun()
    differences: list[str] = []
    for number, entry in enumerate(saved.entries):
        wrong = again.rules.violations(again.position)
        if wrong:
            differences.append(f"before entry {number} {wrong[0]} does not hold")
            break
        try:
            again.apply(entry)
        except EngineError as problem:
            differences.append(f"entry {number} ({entry}) cannot be played: {problem}")
            break
    else:
        differences += [f"at the end {name} does not hold" for name in again.rules.violations(again.position)]
        if again.position.key() != saved.position.key():
            differences.append("the match played again ends in another position than the one saved")
        if bots(again.seats) != bots(saved.seats):
            differences.append("the seats are not those saved")
    return Replayed(len(saved.entries), differences)


def command(given: argparse.Namespace) -> int:
    """Replay a file and tell what differs; returns the exit code."""
    found = replay(given.file)
    for difference in found.differences:
        print(difference)
    if found.differences:
        return DIFFERENT
    print(f"{given.file.name}: {found.entries} entries played again, the same position came out.")
    return DONE
