"""Plays games as a newcomer who does what the coach and the goals at the table say, and counts how many are won.

    python scripts/coached.py [--bot LEVEL] [--players N] [--games N] [--seed N] [--out FILE]

Whoever follows them does what is lit: what the coach remarks, at most once a turn as at the table, else the goals of
this turn, what the card before the first question says, and the next spellbooks; but nothing that the coach warns of.
Where nothing is lit, it is what the coach holds to be useful. Factions and seats take turns. Each game is a line of the
file; games that it has are not played again.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.bots import Question, default_bot, make
from game.engine.chance import Chance
from game.engine.option import Option
from game.games.registry import facts_of
from game.games.wars.bots.greedy import plain_answer
from game.games.wars.rules.state import ACTION
from game.games.wars.rules.units import CULTISTS_OF, FIGURE, units_in
from game.games.wars.words.coach import USEFUL
from game.games.wars.words.outlook import Outlook
from game.match.coach import choose, note
from game.match.gamewords import GameWords, words_for
from game.match.guide import Goals, Shine
from game.match.match import Match, Seat
from game.match.settings import Guided

_FOLLOWED = frozenset((
    "action", "ritual", "move_unit", "move_area", "summon_unit", "summon_area", "recruit_area", "build_area",
    "awaken_unit", "awaken_area", "capture_area", "capture_enemy", "captor", "battle_area", "battle_enemy",
))  # fmt: skip
"""Questions at which they are followed; what else is asked gets a plain answer."""
_GATE, _GATES = 4, 4
"""Power for a Move and a gate, and how many gates are enough."""
_LEADERS = {
    "ys_crescent": "king_in_yellow", "ys_chevron": "king_in_yellow", "ys_claw": "king_in_yellow",
    "ys_hastur": "king_in_yellow", "gc_kill_1": "cthulhu", "gc_kill_2": "cthulhu",
}  # fmt: skip
"""Goals for which a Great Old One goes himself."""
_HURRY = 16
"""Doom from which on spellbooks come first, as the coach says."""
_BATTLES = 3
"""How many battles somebody begins in a turn."""
_SCORES = frozenset(("capture", "awaken", "build_gate"))
"""What the card asks for at all times."""
_UNWISE = frozenset(("pass", "done", "abandon_gate"))
"""What nobody takes who has something else."""


class Table(NamedTuple):
    """A game: which seat is the newcomer's, and the factions by seat."""

    number: int
    own: int
    factions: tuple[str, ...]


class Pupil:
    """Answers for a seat as the coach and the goals say."""

    def __init__(self, match: Match, seat: int, seed: int) -> None:
        self._match, self._seat = match, seat
        self._words: GameWords = words_for(match.rules.game)
        self._memory = Guided()
        self._chance = Chance.seeded(seed)
        self._meant: Shine | None = None
        self._turn = 0
        self._heeded: set[str] = set()
        self._moved: set[int] = set()
        self._fought = 0

    def answer(self) -> Option:
        """The answer to the open question."""
        asked = self._match.position.decision
        assert asked is not None
        if len(asked.options) == 1 or asked.kind not in _FOLLOWED:
            return plain_answer(self._match.position)
        fresh = asked.kind == "ritual" or not any(asked.about)
        if asked.kind == "action" and fresh:
            self._meant = None
        elif asked.kind == "move_unit" and any(each.kind == "done" for each in asked.options):
            # One piece a Move: what is lit is reached, and Power is left for more.
            return next(each for each in asked.options if each.kind == "done")
        self._listen()
        options = [each for each in asked.options if each.kind not in _UNWISE and not self._unwise(each)]
        if asked.kind == "ritual" and self._hurries():
            options = []
        chosen = self._by_light(options)
        if chosen is None and asked.kind == "action":
            kinds = [each.kind for each in options] if fresh else []
            useful = next((kind for kind in (*USEFUL, "desecrate") if kind in kinds), "")
            left = [each for each in options if each.kind == useful]
            chosen = self._one(left or [each for each in asked.options if each.kind in ("pass", "done")] or options)
        elif chosen is None and asked.kind == "ritual":
            out = Outlook(self._match, self._seat)
            able = options and 2 * out.ritual <= out.power
            wanted = "ritual" if able and out.offers("ritual") else "done"
            chosen = next(each for each in asked.options if each.kind == wanted)
        elif chosen is None:
            chosen = self._one(options or list(asked.options))
        if asked.kind == "move_unit":
            self._moved.update({chosen.unit} - {FIGURE[each] for each in _LEADERS.values()})
        self._fought += chosen.kind == "battle"
        return chosen

    def _by_light(self, options: Sequence[Option]) -> Option | None:
        """An option that the coach's remark lights, or a goal: each of this turn's but once, then what scores."""
        if self._meant is not None and (best := self._best(options, self._meant)):
            return self._one(best)
        asked = self._match.position.decision
        assert asked is not None
        now, later = self._lit()
        for id, shine in now:
            # One guard a turn: else all Power would go into them.
            id = "guard" if id.startswith("goal.guard.") else id
            if id not in self._heeded and (best := self._best(options, shine)):
                self._heeded.add(id)
                self._meant = shine
                return self._one(best)
        scores = [each for each in options if each.kind in _SCORES]
        if scores:
            return self._one(scores)
        for id, shine in (*(("gate", each) for each in self._gate()), *later):
            goal = id.removeprefix("goal.")
            if goal in _LEADERS and asked.kind == "action":
                shine = self._led(shine, FIGURE[_LEADERS[goal]])
            if best := self._best(options, shine):
                self._meant = shine
                return self._one(best)
        return None

    def _led(self, shine: Shine, leader: int) -> Shine:
        """What a goal lights for which a Great Old One goes himself: he goes there, or acts where he stands."""
        out = Outlook(self._match, self._seat)
        place = out.state.loc[leader]
        there = place < len(out.rules.map.areas) and out.area_id(place) in shine.things
        idle = "option.move" if there else "option.desecrate"
        return Shine(tuple(each for each in shine.things if each != idle), (*shine.strong, f"piece.{leader}"))

    def _hurries(self) -> bool:
        """Whether a Ritual would bring the end near before there are six spellbooks."""
        out = Outlook(self._match, self._seat)
        return not out.all_books(out.side) and out.state.doom[out.side] >= _HURRY

    def _one(self, options: Sequence[Option]) -> Option:
        return options[self._chance.below(len(options))]

    def _listen(self) -> None:
        """Hear what the coach has to remark, if anything, and mean that from now on."""
        remark = choose(self._words, self._match, self._seat, None, self._memory, ())
        if remark is not None:
            # The goals tell more of the King than a remark does.
            note(self._memory, self._seat, self._words.coach_turn(self._match, self._seat), remark)
            self._meant = None if remark.about in _LEADERS else remark.shine

    def _unwise(self, chosen: Option) -> bool:
        """Whether the coach warns of it, a keeper would leave a gate, a piece goes twice, or it is battle enough."""
        asked, state = self._match.position.decision, self._match.position.state
        assert asked is not None
        if asked.kind == "move_unit" and (chosen.unit in state.gates or chosen.unit in self._moved):
            return True
        if chosen.kind == "battle" and self._fought >= _BATTLES:
            return True
        return any(True for _ in self._words.remarks(self._match, self._seat, chosen))

    def _lit(self) -> tuple[list[tuple[str, Shine]], list[tuple[str, Shine]]]:
        """What the goals of this turn light, and what the next spellbooks do."""
        groups: Sequence[Goals] = self._words.goals(self._match, self._seat)
        turn = int(self._words.coach_turn(self._match, self._seat))
        if turn != self._turn:
            self._turn, self._heeded, self._moved, self._fought = turn, set(), set(), 0
        now, later = [], []
        for group in groups[1:]:
            (now if group.look == "checks" else later).extend(
                (goal.id, goal.shine) for goal in group.goals if not goal.done
            )
        return now, later

    def _gate(self) -> list[Shine]:
        """What the card before the first question says: a Cultist goes and builds a gate, as long as it can be paid."""
        out = Outlook(self._match, self._seat)
        if out.state.phase != ACTION or out.power < _GATE or len(out.gates) >= _GATES:
            return []
        idle = [unit for area in range(len(out.rules.map.areas)) for unit in
                units_in(out.state.here[area] & CULTISTS_OF[out.side]) if unit not in out.state.gates]  # fmt: skip
        near = [out.area_id(area) for area in out.sites_near(None)]
        return [Shine(("option.move", *near), tuple(f"piece.{unit}" for unit in idle))] if near and idle else []

    def _best(self, options: Sequence[Option], shine: Shine) -> list[Option]:
        """The options that are lit most."""
        lit = {*shine.things, *shine.strong}
        board = self._match.rules.map.areas  # type: ignore[attr-defined]
        counts = []
        for each in options:
            named = {f"option.{each.kind}", f"piece.{each.unit}"}
            if 0 <= each.area < len(board):
                named.add(f"area.{board[each.area]}")
            counts.append(len(lit & named))
        most = max(counts, default=0)
        return [each for each, count in zip(options, counts, strict=True) if count == most] if most else []


def tables(players: int, games: int) -> list[Table]:
    """Who sits where: every faction and seat in turn."""
    orders = list(permutations(facts_of("wars").ids()["factions"], players))
    return [Table(number, number % players, orders[number // players * 7 % len(orders)]) for number in range(games)]


def play(table: Table, bot: str, seed: int) -> dict[str, object]:
    """One game; its result as plain data."""
    players = len(table.factions)
    inputs = {"game": "wars", "players": players, "factions": list(table.factions), "seed": seed + table.number}
    seats = [Seat("" if seat == table.own else bot, f"Player {seat + 1}") for seat in range(players)]
    match = Match.new(inputs, seats)
    bots = [make(bot, 100 * table.number + seat) for seat in range(players)]
    pupil = Pupil(match, table.own, seed + table.number)
    while (asked := match.position.decision) is not None:
        if asked.seat == table.own:
            match.answer(pupil.answer(), by="person")
            continue
        question = Question(asked, match.position.view)
        shown = bots[asked.seat].reveals(question)
        if shown is not None:
            match.reveal(*shown)
        else:
            match.answer(bots[asked.seat].choose(question), by="bot")
    result = match.rules.result(match.position)
    assert result is not None
    won = 1 / len(result.winners) if table.own in result.winners else 0.0
    return {"game": table.number, "bot": bot, "players": players, "seed": seed, "faction": table.factions[table.own],
            "seat": table.own, "won": won, "doom": list(match.position.state.doom),
            "books": [each.bit_count() for each in match.position.state.books],
            "turns": match.position.state.turn}  # fmt: skip


def main(given: Sequence[str] | None = None) -> int:
    """Play, print each game and what came of all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default=default_bot("wars"), help="the others' level")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, help="a file with a line for each game")
    chosen = parser.parse_args(given)
    kept = chosen.out.read_text().splitlines() if chosen.out and chosen.out.exists() else []
    asked = (chosen.bot, chosen.players, chosen.seed)
    rows = {row["game"]: row for row in map(json.loads, kept) if (row["bot"], row["players"], row["seed"]) == asked}
    for table in tables(chosen.players, chosen.games):
        if table.number in rows:
            continue
        rows[table.number] = row = play(table, chosen.bot, chosen.seed)
        if chosen.out:
            with chosen.out.open("a") as file:
                file.write(json.dumps(row) + "\n")
    won = sum(row["won"] for row in rows.values())
    print(f"{won:g} of {len(rows)} games won against {chosen.players - 1} {chosen.bot} bots: {won / len(rows):.0%}")
    for faction in sorted({row["faction"] for row in rows.values()}):
        own = [row["won"] for row in rows.values() if row["faction"] == faction]
        print(f"  {faction}: {sum(own):g} of {len(own)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
