#!/usr/bin/env python3
"""Counts what bots do for nothing: gates left and taken again, gates left and not taken, and actions in vain.

    python scripts/pointless.py newcomer --games 200
    python scripts/pointless.py master --games 6 --nodes 400
    python scripts/pointless.py hierophant --game duel --games 40

All seats are of one level. ``again`` are gates that went back to a keeper of the same kind within one turn to act,
``left`` those that stayed behind when it ended, ``crossed`` moves by which two units alike change places, ``vain``
rolls that no die could have won. ``swapped`` are gates that another kind of unit has taken over, which is what The Red
Sign is for. Ends with 1 if there is anything else.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.bots import make
from game.bots.protocol import Bot, Budget
from game.engine.event import Event
from game.games.registry import facts_of
from game.games.wars.rules.units import UNIT_KIND
from game.match.driver import play_out, seed_for
from game.match.match import Match

POINTLESS = ("again", "left", "crossed", "vain")
"""What no bot should do."""


def count(events: Sequence[Event]) -> Counter[str]:
    """What was done for nothing in a match of Cthulhu Wars or of its Duel, by its events."""
    found: Counter[str] = Counter()
    kinds: dict[int, int] = {}
    """By area the kind of unit that keeps the gate, as far as has been told."""
    left: dict[int, int] = {}
    """Gates left on purpose since the turn to act began, and the kinds of their keepers."""
    taken: set[int] = set()
    """Gates taken in it."""
    leaving = False
    ways: set[tuple[int, int, int]] = set()
    """Of the Move that is going on: kind of unit, from where, to where."""
    for event in events:
        kind, args = event.kind, event.args
        if kind in ("slot", "phase", "ended"):
            found["left"] += len(left)
            left, taken = {}, set()
        elif kind == "action":
            leaving, ways = args[1] == "abandon_gate", set()
        elif kind == "gate_abandoned" and leaving:
            area, leaving = int(args[1]), False
            if area in taken:
                found["again"] += 1
            else:
                left[area] = kinds.get(area, -1)
        elif kind in ("gate_controlled", "gate_built"):
            area, now = int(args[1]), UNIT_KIND[int(args[2])]
            kinds[area] = now
            if area in left:
                before = left.pop(area)
                # A keeper that a set-up has put there is an Acolyte.
                found["again" if now == max(before, 0) else "swapped"] += 1
            elif kind == "gate_controlled":
                taken.add(area)
        elif kind == "moved" and args[3] == "move":
            way = UNIT_KIND[int(args[0])], int(args[1]), int(args[2])
            found["crossed"] += (way[0], way[2], way[1]) in ways
            ways.add(way)
        elif kind == "rolled_for" and len(args) > 3 and int(args[3]) < 1:
            found["vain"] += 1
    return found


def casts(game: str, games: int) -> list[dict[str, Any]]:
    """The inputs of so many matches: all factions in turn, both editions."""
    every = facts_of(game).casts(2 if game == "duel" else 4)
    found = []
    for number in range(games):
        # A stride without a common part with how many there are, so that neighbors differ.
        factions = [name.split("+") for name in every[number * 17 % len(every)]]
        inputs: dict[str, Any] = {"game": game, "factions": factions, "seed": number}
        found.append(inputs if game == "duel" else {**inputs, "edition": ("first", "later")[number % 2]})
    return found


def played(inputs: dict[str, Any], level: str, budget: Budget | None = None) -> Sequence[Event]:
    """The events of a match that bots of a level have played."""
    match = Match.new(inputs, history=False)
    seats = match.rules.seats
    bots: list[Bot] = [make(level, seed_for(level, inputs["seed"], seat), budget) for seat in range(seats)]
    play_out(match, bots)
    return match.events


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", help="the bot on all seats")
    parser.add_argument("--game", choices=("wars", "duel"), default="wars")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--nodes", type=int, help="what a turn may cost a level that looks ahead, in answers given")
    asked = parser.parse_args()
    budget = ("nodes", float(asked.nodes)) if asked.nodes else None
    found: Counter[str] = Counter()
    for inputs in casts(asked.game, asked.games):
        found += count(played(inputs, asked.level, budget))
    told = ", ".join(f"{name} {found[name]}" for name in (*POINTLESS, "swapped"))
    print(f"{asked.game}, {asked.level}, {asked.games} games: {told}")
    return int(any(found[name] for name in POINTLESS))


if __name__ == "__main__":
    raise SystemExit(main())
