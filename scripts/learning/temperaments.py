"""Measures temperaments: how each shows, and what it costs; one seat has it among others of its level that have none.

    python3 -m scripts.learning.temperaments [--level LEVEL] [--games N] [TEMPERAMENT ...]
    python3 -m scripts.learning.temperaments --table

Games go through all factions and seats as in a contest. What a level sees and draws is drawn here from positions
themselves: levels that play from experience look at nothing that is hidden, so that no view has to be made and
determined for every answer, and a game takes a fraction of the time. Each finished game is a line of
``temperaments.jsonl``; the same command goes on from there. Where the policy or the likings have changed, remove
the file first. ``--table`` writes into docs/bots.md how all stand.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from game.arena.intervals import Share, share_of
from game.arena.schedule import Contest, pairing
from game.bots.temperaments import TEMPERAMENTS, joined
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.registry import facts_of, rules_for
from game.games.wars.bots.greedy import reveals_at_question
from game.games.wars.bots.learned.likings import leading_rival
from game.games.wars.bots.learned.policy import policy
from game.games.wars.bots.learned.rungs import RUNGS, Tempered, answered, tempered
from game.games.wars.rules.units import FACTIONS, SIDE_MASK, UNIT_SIDE
from game.match.driver import bot_seed
from scripts.learning import kept_lines
from scripts.marked import renew

FILE = Path(__file__).with_name("temperaments.jsonl")
PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
MARKS = (
    "<!-- temperaments: made by python3 -m scripts.learning.temperaments --table -->",
    "<!-- end of the temperaments -->",
)
GAMES, FIRST_SEED, PLAYERS = 400, 20000, 4
TOLD = {
    "gates": "gates built", "summoned": "Monsters summoned", "captures": "captures", "battles": "battles",
    "rituals": "Rituals", "signs": "Elder Signs",
}  # fmt: skip
"""What a style is told by: how often in a game."""
PARTS = {("on the leader", "attacks"): "attacks on the leader", ("intrusions", "moves"): "moves to others’ areas"}
"""And what part of what."""


COUNTED = (*TOLD, "attacks", "on the leader", "moves", "intrusions")
"""What a line of the file has of a seat, in this order."""


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A game: the share of the seat with the temperament, what it did, and what the others did, all three together."""

    level: str
    temperament: str
    number: int
    share: float
    own: list[int]
    others: list[int]


class Deeds:
    """Counts what the sides do, by event and by answer."""

    def __init__(self, pos: Position) -> None:
        self.of: list[Counter[str]] = [Counter() for _ in FACTIONS]
        self._pos = pos

    def happened(self) -> None:
        """Count what has happened since, and forget it."""
        for kind, args, *_ in self._pos.events:
            if kind == "captured":
                self._against("captures", int(args[2]), UNIT_SIDE[int(args[0])])
            elif kind == "battle":
                self._against("battles", int(args[0]), int(args[1]))
            elif kind == "gate_built":
                self.of[int(args[0])]["gates"] += 1
            elif kind == "ritual":
                self.of[int(args[0])]["rituals"] += 1
            elif kind == "sign":
                self.of[int(args[0])]["signs"] += 1
            elif kind == "placed" and args[2] == "summon":
                self.of[UNIT_SIDE[int(args[0])]]["summoned"] += 1
        self._pos.events.clear()

    def _against(self, what: str, by: int, victim: int) -> None:
        found = self.of[by]
        found[what] += 1
        found["attacks"] += 1
        found["on the leader"] += victim == leading_rival(self._pos, by)

    def goes(self, side: int, area: int) -> None:
        """A side's unit moves somewhere."""
        self.of[side]["moves"] += 1
        self.of[side]["intrusions"] += bool(self._pos.state.here[area] & ~SIDE_MASK[side])


def contest_of(level: str, temperament: str) -> Contest:
    """Who plays: one with the temperament, the others of the level."""
    field = (joined(level, temperament), *(level,) * (PLAYERS - 1))
    return Contest("wars", PLAYERS, field, facts_of("wars").maps(PLAYERS), None, seed=FIRST_SEED)


def played(level: str, temperament: str, number: int) -> Line:
    """Play a game to its end."""
    contest = contest_of(level, temperament)
    paired = pairing(contest, number)
    seed = int(paired.inputs["seed"])
    pos = Position.start(rules_for(paired.inputs), Chance.seeded(seed))
    bots = [tempered(contest.field[place], RUNGS[level]) for place in paired.seats]
    chances = [Chance.seeded(bot_seed(seed, seat)) for seat in range(PLAYERS)]
    deeds = Deeds(pos)
    while (asked := pos.decision) is not None:
        deeds.happened()
        chosen = _answer(pos, bots[asked.seat], chances[asked.seat])
        if asked.kind == "move_area":
            deeds.goes(asked.side, chosen.area)
        pos.answer(chosen)
    deeds.happened()
    winners = pos.rules.result(pos).winners
    seat = paired.seats.index(0)
    own, others = Counter[str](), Counter[str]()
    for side in pos.rules.sides:
        (own if pos.rules.seat_of[side] == seat else others).update(deeds.of[side])
    share = round(1 / len(winners), 4) if seat in winners else 0.0
    return Line(level, temperament, number, share, [own[what] for what in COUNTED], [others[what] for what in COUNTED])


def _answer(pos: Position, bot: Tempered, chance: Chance) -> Option:
    """What a bot that plays from experience answers; signs are revealed as all of them do."""
    asked = pos.decision
    assert asked is not None
    if len(asked.options) == 1:
        return asked.options[0]
    if asked.kind == "reveal" and asked.default is not None:
        return asked.options[0] if reveals_at_question(pos, asked.side) else asked.default
    return answered(pos, policy(), bot, chance)


def read(path: Path = FILE) -> list[Line]:
    """The games there are."""
    return kept_lines.read(path, Line)


def play(level: str, temperaments: Sequence[str], games: int) -> None:
    """Play what is missing, each temperament in turn, block by block."""
    had = {(line.level, line.temperament, line.number) for line in read()}
    for number in range(games):
        for temperament in temperaments:
            if (level, temperament, number) not in had:
                line = played(level, temperament, number)
                kept_lines.add(FILE, line)


def _shown(found: Counter[str], seats: int) -> Iterator[str]:
    for what in TOLD:
        yield f"{found[what] / seats:.1f}"
    for part, whole in PARTS:
        yield f"{100 * found[part] / max(1, found[whole]):.0f} %"


def table(lines: Sequence[Line]) -> str:
    """How all temperaments stand, and below them the others at their tables."""
    head = ["level", "temperament", "games", "share of the win (95 %)", *TOLD.values(), *PARTS.values()]
    rows = [head, ["---"] * len(head)]
    for level in dict.fromkeys(line.level for line in lines):
        others, seats = Counter[str](), 0
        for temperament in TEMPERAMENTS:
            found = [line for line in lines if (line.level, line.temperament) == (level, temperament)]
            if not found:
                continue
            own = Counter[str]()
            for line in found:
                own.update(dict(zip(COUNTED, line.own, strict=True)))
                others.update(dict(zip(COUNTED, line.others, strict=True)))
            seats += (PLAYERS - 1) * len(found)
            share: Share = share_of([line.share for line in found])
            told = f"{100 * share.share:.1f} % ({100 * share.low:.0f} to {100 * share.high:.0f})"
            rows.append([f"`{level}`", f"`{temperament}`", str(len(found)), told, *_shown(own, len(found))])
        rows.append([f"`{level}`", "none", "", "", *_shown(others, seats)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def main(given: Sequence[str] | None = None) -> int:
    """Read the command line; play, or write the table."""
    parser = argparse.ArgumentParser(
        prog="scripts.learning.temperaments", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("temperament", nargs="*", help="which of them; all if none is named")
    parser.add_argument("--level", choices=list(RUNGS), default="hierophant", help="which level plays")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help="games for each")
    parser.add_argument("--table", action="store_true", help="write how all stand into docs/bots.md")
    chosen = parser.parse_args(given)
    if chosen.table:
        renew(PAGE, table(read()), MARKS)
        return 0
    wanted = chosen.temperament or list(TEMPERAMENTS)
    unknown = [each for each in wanted if each not in TEMPERAMENTS]
    if unknown:
        parser.error(f"there is no temperament {', '.join(unknown)}")
    play(chosen.level, wanted, chosen.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
