"""The rows of the table of strengths: who plays whom, how many games, and what must come of it."""

from itertools import pairwise
from typing import NamedTuple

from game.arena.schedule import Contest
from game.bots import BOTS
from game.games.registry import facts_of
from game.games.rites.rules.cards import RITE_ID

ORACLE_NODES = 2200
"""Positions the oracle looks at in a slot: what the compiled engine manages in a quarter of a second on one core."""
ORACLE_SECONDS = 0.25
SEED = 1


class Demand(NamedTuple):
    """What a contest must show; shares are parts of 1, ``None`` asks nothing."""

    least: float | None = None
    """Share of the first at least."""
    most: float | None = None
    """Share of the first at most."""
    each: float | None = None
    """Its share with each faction at least."""
    above_parity: bool = False
    """The lower bound of its share lies above parity."""
    humanity: float | None = None
    """Games lost to humanity, less than."""
    factions: tuple[float, float] | None = None
    """Share of each faction, whoever played it, between these."""
    turns: tuple[float, float] | None = None
    """Mean turns between these."""
    decision_ms: tuple[float, float] | None = None
    """Milliseconds a decision of the first at most: mean, 99th percentile."""
    game_seconds: float | None = None
    """Seconds a game, less than."""
    longest_ms: float | None = None
    """Milliseconds a decision of the first at most, not one excepted."""
    in_time: bool = False
    """No slot of the first over its budget by more than a tenth and 50 ms."""


class Row(NamedTuple):
    """One contest. ``games`` are whole blocks; with ``at_most`` so many, until it is clear who is stronger."""

    id: str
    name: str
    field: tuple[str, ...]
    games: int
    demand: Demand
    nodes: int | None = None
    seconds: float | None = None
    at_most: int | None = None
    game: str = "wars"
    rite: str | None = None
    """Of Rites of Cthulhu: the one rite that is played, or the whole game."""
    factions: tuple[str, ...] = ()

    @property
    def players(self) -> int:
        """How many seats."""
        return len(self.field)

    def contest(self) -> Contest:
        """The contest as the arena takes it."""
        budget = ("nodes", self.nodes) if self.nodes else ("seconds", self.seconds) if self.seconds else None
        if self.game == "rites":
            options = (("rite", self.rite),) if self.rite else ()
            return Contest("rites", self.players, self.field, seed=SEED, budget=budget, options=options)
        maps = facts_of(self.game).maps(self.players)
        return Contest(self.game, self.players, self.field, maps, factions=self.factions, seed=SEED, budget=budget)

    def command(self, games: int) -> str:
        """What plays these games anew."""
        budget = f" --nodes {self.nodes}" if self.nodes else f" --slot-seconds {self.seconds}" if self.seconds else ""
        game = "" if self.game == "wars" else f" --game {self.game}"
        game += f" --option rite={self.rite}" if self.rite else ""
        game += f" --factions {','.join(self.factions)}" if self.factions else ""
        return f"mythos-table arena{game} --field {','.join(self.field)} --games {games} --seed {SEED}{budget}"


MASTER_NODES = 4000
"""Answers the master gives in playouts in a slot: what plain Python manages in a quarter of a second."""
STEPS = {4: 48, 3: 45}
"""Games of a step of the ladder, by players."""


def _one(first: str, others: str, players: int) -> tuple[str, ...]:
    return (first, *[others] * (players - 1))


def _rows() -> tuple[Row, ...]:
    rows = []
    for players, others in ((4, "three"), (3, "two")):
        # A level is to win about two parts in five against three of the one below, half the games against two.
        step = Demand(least=0.30, most=0.55) if players == 4 else Demand(least=0.40, most=0.65)
        for below, level in pairwise(BOTS):
            demand = Demand(least=0.15) if below == BOTS[0] else step
            they = below if below == BOTS[0] else f"{below}s"
            rows.append(Row(f"{level}_{below}_{players}", f"{level} against {others} {they}",
                            _one(level, below, players), STEPS[players], demand,
                            nodes=MASTER_NODES if level == BOTS[-1] else None))  # fmt: skip
        alike = Demand(humanity=0.03, factions=(0.12, 0.40), turns=(6, 9)) if players == 4 else Demand(turns=(5, 9))
        words = {4: "four", 3: "three"}[players]
        rows.append(Row(f"hierophants_{players}", f"{words} hierophants", ("hierophant",) * players, STEPS[players],
                        alike))  # fmt: skip
    in_time = Row("master_in_time", f"master at {ORACLE_SECONDS} s a slot against three hierophants",
                  _one("master", "hierophant", 4), 16, Demand(in_time=True), seconds=ORACLE_SECONDS)  # fmt: skip
    return (*rows, in_time, *_for_two(), *_rites())


RITES_NODES = 3000
"""Answers the oracle of Rites gives while looking ahead from a decision: three tenths of a second of plain Python."""


LUCK = {"the_tree_on_the_hill": 2000, "at_the_mountains_of_madness": 2000}
"""Games of rites in which luck counts for so much that a few hundred would not show what skill does."""
ORACLE_LUCK = 256
"""Games of the oracle there, for the same reason: each of its games takes seconds."""


def _rites() -> tuple[Row, ...]:
    """The ladder of Rites of Cthulhu: the whole game and each rite by itself, four at the table."""
    table = (
        ("adept_random", "adept against three random", "adept", "random", 400, Demand(above_parity=True), None),
        ("hierophant_adept", "hierophant against three adepts", "hierophant", "adept", 400, Demand(above_parity=True),
         None),
        ("oracle_hierophant", "oracle against three hierophants", "oracle", "hierophant", 64, Demand(least=0.25),
         RITES_NODES),
    )  # fmt: skip
    rows = [
        Row(f"{rite or 'rites'}_{row_id}", f"{_title(rite)}: {name}", _one(first, others, 4),
            games if rite not in LUCK else ORACLE_LUCK if nodes else LUCK[rite], demand, nodes, game="rites", rite=rite)
        for rite in (None, *RITE_ID)
        for row_id, name, first, others, games, demand, nodes in table
    ]  # fmt: skip
    low = Row("rites_initiate_adept", "whole game: initiate against three adepts", _one("initiate", "adept", 4), 208,
              Demand(least=0.01, most=0.2), game="rites")  # fmt: skip
    in_time = Row("rites_oracle_in_time", "whole game of six cultists: oracle, 0.3 s, against five hierophants",
                  _one("oracle", "hierophant", 6), 36, Demand(longest_ms=500), game="rites")  # fmt: skip
    return (*rows, low, in_time)


def _title(rite: str | None) -> str:
    return rite.replace("_", " ") if rite else "whole game"


THE_BOX = ("great_cthulhu", "black_goat")
"""The factions the Duel comes with."""


def _for_two() -> list[Row]:
    """The rows of the Duel, with the factions of its box, and of Cthulhu Wars for two."""
    # id, name, first, other, games, at most, demand, nodes
    table = (
        ("adept_random", "adept against random", "adept", "random", 400, None, Demand(least=0.9), None),
        ("hierophant_adept", "hierophant against adept", "hierophant", "adept", 400, None, Demand(least=0.7), None),
        ("oracle_hierophant", "oracle against hierophant", "oracle", "hierophant", 120, 400, Demand(least=0.62),
         ORACLE_NODES),
        ("initiate_adept", "initiate against adept", "initiate", "adept", 200, None, Demand(most=0.4), None),
        ("hierophants", "two hierophants", "hierophant", "hierophant", 400, None,
         Demand(factions=(0.35, 0.65), game_seconds=6), None),
    )  # fmt: skip
    rows = []
    for game, factions in (("duel", THE_BOX), ("wars", ())):
        for row_id, name, first, other, games, at_most, demand, nodes in table:
            asked = demand if game == "duel" else demand._replace(factions=None, game_seconds=None)
            of = "duel" if game == "duel" else "2"
            rows.append(Row(f"{row_id}_{of}", name, (first, other), games, asked, nodes=nodes, at_most=at_most,
                            game=game, factions=factions))  # fmt: skip
    return rows


ROWS = _rows()
