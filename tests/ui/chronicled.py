"""Made-up finished games, as many as wanted: for tests, pictures and figures. The same number gives the same games."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path

from game.match.chronicle.keeping import Chronicle, Listing
from game.match.chronicle.records import SideTold, Sitter, Summary

FACTIONS = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
MAPS = {3: ("earth_3",), 4: ("earth_4_west3_east5", "earth_4_west5_east3")}
PEOPLE = ("Ada", "Bruno", "Clara Maria", "Dorian")
BOTS = (("adept", "Tobias"), ("adept", "Ruth"), ("initiate", "Vane"), ("random", "Old Zadok"))
LAST = datetime(2024, 11, 20, 22, 40, tzinfo=UTC)


def made_up(count: int, seed: int = 1) -> list[Summary]:
    """So many games, the latest first, a day and a bit apart."""
    chance = random.Random(seed)
    return [_game(number, chance) for number in range(count)]


def _game(number: int, chance: random.Random) -> Summary:
    players = chance.choice((3, 4, 4))
    factions = chance.sample(FACTIONS, players)
    people = chance.sample(PEOPLE, chance.choice((1, 1, 2)))
    seats = [Sitter(name) for name in people]
    seats += [Sitter(name, bot) for bot, name in chance.sample(BOTS, players - len(seats))]
    chance.shuffle(seats)
    turns = chance.randrange(5, 10)
    curves = [_curve(turns, 4.0 + 0.15 * FACTIONS.index(faction), chance) for faction in factions]
    best = max(curve[-1] for curve in curves)
    winners = [] if number % 17 == 16 else [seat for seat, curve in enumerate(curves) if curve[-1] == best]
    sides = []
    for seat, (faction, curve) in enumerate(zip(factions, curves, strict=True)):
        faces = [chance.randrange(3, 12) for _ in range(6)]
        deeds = (chance.randrange(1, 7), *(chance.randrange(9) for _ in range(8)))
        sides.append(SideTold(faction, seat, seat in winners, curve[-1], curve, *deeds, faces))
    return Summary(
        id=f"{number:016x}",
        mark=f"{chance.getrandbits(64):016x}",
        date=LAST - timedelta(hours=29 * number),
        game="wars",
        seats=seats,
        sides=sides,
        winners=winners,
        serial=400,
        rules=1,
        seed=chance.getrandbits(32),
        map=chance.choice(MAPS[players]),
        edition="first",
        reason="doom_30" if winners else "instant_death",
        turns=turns,
        decisions=60 * turns + chance.randrange(60),
        humanity=not winners,
        campaign="The Winter League" if number % 5 == 2 else "",
    )


def _curve(turns: int, pace: float, chance: random.Random) -> list[int]:
    doom, made = 0.0, []
    for _ in range(turns):
        doom += chance.uniform(0.5, 1.5) * pace
        made.append(min(round(doom), 41))
    return made


class Shelf(Chronicle):
    """A chronicle that holds given games and touches no disk; ``asked`` counts the listings."""

    def __init__(self, games: list[Summary] | None = None, unread: tuple[tuple[str, str], ...] = ()) -> None:
        super().__init__(Path("Games") / "chronicle")
        self.games = games or []
        self.unread = unread
        self.asked = 0

    def count(self) -> int:
        return len(self.games)

    def list(self) -> Listing:
        from game.match.chronicle.keeping import Unread

        self.asked += 1
        return Listing(self.games, [Unread(*each) for each in self.unread], 4200 * len(self.games))
