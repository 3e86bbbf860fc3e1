"""``replay``: plays a saved match again from its start and compares what comes out with what was saved."""

import argparse
from pathlib import Path
from typing import NamedTuple

from game.commands.console import DIFFERENT, DONE
from game.engine.errors import EngineError
from game.language.spoken import say
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
            differences.append(say("cli-replay-rule", entry=number, rule=wrong[0]))
            break
        try:
            again.apply(entry)
        except EngineError as problem:
            differences.append(say("cli-replay-illegal", entry=number, answer=str(entry), problem=str(problem)))
            break
    else:
        differences += [say("cli-replay-rule-end", rule=name) for name in again.rules.violations(again.position)]
        if again.position.key() != saved.position.key():
            differences.append(say("cli-replay-position"))
        if bots(again.seats) != bots(saved.seats):
            differences.append(say("cli-replay-seats"))
    return Replayed(len(saved.entries), differences)


def command(given: argparse.Namespace) -> int:
    """Replay a file and tell what differs; returns the exit code."""
    found = replay(given.file)
    for difference in found.differences:
        print(difference)
    if found.differences:
        return DIFFERENT
    print(say("cli-replay-same", file=given.file.name, entries=found.entries))
    return DONE
