"""Counts what a game asks of a player, and works out from that about how many minutes it takes.

    python scripts/game_minutes.py [--games 10] [--only wars/black_goat] [--write]

Bots play every first game as New game offers it, and each game as it usually is. An adept has the player's seat, at
which the usual standing orders hold. Counted are the player's turns, what is to be pressed, and what the others answer.
With ``--write`` the averages are kept in ``scripts/game_minutes.json``; a test holds that the minutes the program
states follow from them.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.bots.protocol import Question
from game.games.registry import games
from game.match.driver import make_bots
from game.match.game_options import first_game_spec, first_games, offer
from game.match.lessons.checking import SECONDS_A_PRESS
from game.match.lobby import NewGameSpec, SeatSpec
from game.match.match import Match, Seat
from game.match.services import Services
from game.match.settings import Settings

KEPT = Path(__file__).resolve().parent / "game_minutes.json"
NAMES = ("Ada", "Bruno", "Clara", "Dorian")
BOT = "adept"
SECONDS_A_TURN, NEWCOMERS = 20, 40
"""Of looking and thinking at each turn of the player: of somebody who knows the game, and in a first one."""
SECONDS_AN_ANSWER = 1.5
"""Of another seat, at the usual pace: its pause, and the pieces gliding."""


class Counted(msgspec.Struct, frozen=True):
    """Averages of a game: the player's turns, presses of theirs, answers of the others."""

    turns: float
    presses: float
    answers: float

    def minutes(self, first: bool) -> float:
        """How long the game takes, as somebody's first one or as any other."""
        thought = self.turns * (NEWCOMERS if first else SECONDS_A_TURN)
        return (thought + self.presses * SECONDS_A_PRESS + self.answers * SECONDS_AN_ANSWER) / 60


def kept() -> dict[str, Counted]:
    """What was counted last, by a game's id or ``game/first game``."""
    return msgspec.json.decode(KEPT.read_bytes(), type=dict[str, Counted])


def tables() -> Iterator[tuple[str, NewGameSpec]]:
    """Every table that minutes are stated for."""
    for game in games():
        info = offer(game)
        sides = [each.id for each in info.factions] or [""] * len(NAMES)
        seats = (SeatSpec(name, BOT, side) for name, side in zip(NAMES[: max(info.players)], sides, strict=False))
        yield game, NewGameSpec(game, "", "", tuple(seats))
        for first in first_games(info):
            yield f"{game}/{first.id}", first_game_spec(info, first, NAMES)


def count(services: Services, spec: NewGameSpec, seed: int) -> Counted:
    """Play one game; an adept has the first seat."""
    session = services.start(replace(spec, seed=seed))
    begun = session.match
    session.close()
    return _played(Match.new(begun.inputs, begun.seats, history=False), seed)


def _played(match: Match, seed: int) -> Counted:
    levels = [BOT, *(seat.bot for seat in match.seats[1:])]
    match.seats[0] = Seat("", match.seats[0].name)
    bots, orders = make_bots(levels, seed), Settings().standing_orders()
    turns = presses = answers = 0
    before = -1
    while (asked := match.position.decision) is not None:
        ordered = orders.answer(match) if asked.seat == 0 else None
        if ordered is not None:
            match.answer(ordered, by="order")
            continue
        bot, question = bots[asked.seat], Question(asked, match.position.view)
        shown = bot.reveals(question)
        if shown is not None:
            match.reveal(shown[0], shown[1], by="bot")
            continue
        turns += asked.seat == 0 and before != 0
        presses += asked.seat == 0
        answers += asked.seat != 0
        before = asked.seat
        match.answer(bot.choose(question), by="bot")
    return Counted(turns, presses, answers)


def main() -> None:
    """Play, print, keep."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--only", metavar="NAME", nargs="+", help="count these alone; the others stay as they are")
    given = parser.parse_args()
    found = kept() if given.only else {}
    with tempfile.TemporaryDirectory() as folder:
        services = Services(Path(folder))
        for name, spec in tables():
            if given.only and name not in given.only:
                continue
            each = [count(services, spec, seed) for seed in range(given.games)]
            found[name] = Counted(*(
                round(sum(getattr(one, field) for one in each) / len(each), 1) for field in Counted.__struct_fields__
            ))  # fmt: skip
            one = found[name]
            print(f"{name:32}{one.turns:6} turns{one.presses:7} presses{one.answers:7} answers"
                  f"{one.minutes('/' in name):6.1f} min", flush=True)  # fmt: skip
        services.close()
    if given.write:
        KEPT.write_text(json.dumps(msgspec.to_builtins(found), indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
