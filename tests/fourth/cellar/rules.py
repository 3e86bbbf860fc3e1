"""The rules: dice under cups, a bid that each guest raises or calls, and a die lost by whoever was wrong."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.errors import CodecError, IllegalAnswer, SetupError
from game.engine.option import Option, option
from game.engine.plain import copied_setup, expect_int, expect_ints, expect_keys
from game.engine.position import Frame, Position, frame, goes_on, taken_up
from game.engine.result import Result

LAST, HIDDEN, FACES, STEP = "last_guest", 0, 6, 2
"""``STEP``: by how many dice a bid may be raised."""
CALL = option("call")


@dataclass(slots=True)
class Table:
    """``dice`` by seat (0: not seen), the ``bid`` (how many, which face, whose), whose turn, who is out, the round."""

    dice: list[list[int]]
    bid: tuple[int, int, int]
    turn: int
    out: list[int]
    round: int

    def copy(self) -> "Table":
        return Table([list(cup) for cup in self.dice], self.bid, self.turn, list(self.out), self.round)

    def key(self) -> tuple[Any, ...]:
        return tuple(map(tuple, self.dice)), self.bid, self.turn, tuple(self.out), self.round

    def after(self, seat: int) -> int:
        """The next guest clockwise who has dice."""
        order = [(seat + step) % len(self.dice) for step in range(1, len(self.dice) + 1)]
        return next(each for each in order if self.dice[each])


NO_BID = (0, 0, -1)


@frame("cellar_roll")
class Roll(Frame):
    """All cups are shaken anew, or the last guest has won."""

    def run(self, pos: Position) -> None:
        table = pos.state
        if len(table.out) == len(table.dice) - 1:
            pos.emit("ended", LAST, table.turn)
            pos.pop()
            return
        table.bid, table.round = NO_BID, table.round + 1
        for seat, cup in enumerate(table.dice):
            cup[:] = sorted(pos.chance.die() for _ in cup)
            if cup:
                pos.emit_secret("rolled", (seat, *cup), 1 << seat, (seat,))
        pos.replace(Bidding())


@frame("cellar_bidding")
class Bidding(Frame):
    """Somebody bids higher, or calls the bid."""

    def run(self, pos: Position) -> Decision:
        table, total = pos.state, sum(map(len, pos.state.dice))
        count, face, _ = table.bid
        bids = [(n, f) for n in range(max(count, 1), min(count + STEP, total) + 1) for f in range(1, FACES + 1)]
        options = [option("bid", unit=f, number=n) for n, f in bids if (n, f) > (count, face)]
        calls = [CALL] if count else []
        return Decision(table.turn, table.turn, "bid", calls + options, (count, face))

    def answer(self, pos: Position, chosen: Option) -> None:
        table, seat = pos.state, pos.state.turn
        if chosen.kind == "bid":
            table.bid, table.turn = (chosen.number, chosen.unit, seat), table.after(seat)
            pos.emit("bid", seat, chosen.number, chosen.unit)
            return
        count, face, bidder = table.bid
        found = sum(cup.count(face) for cup in table.dice)
        pos.emit("called", seat, bidder)
        for each, cup in enumerate(table.dice):
            if cup:
                pos.emit("shown", each, *cup)
        loser = seat if found >= count else bidder
        table.dice[loser].pop()
        pos.emit("lost", loser, found, face)
        table.turn = loser
        if not table.dice[loser]:
            table.out.append(loser)
            table.turn = table.after(loser)
            pos.emit("out", loser)
        pos.replace(Roll())


@dataclass
class CellarResult(Result):
    """The last guest has won; the others by how long they stayed."""

    places: tuple[str, ...] = ()

    @property
    def scores(self) -> Mapping[str, int]:
        return {name: place for place, name in enumerate(self.places)}


class CellarRules:
    """How many guests, and how many dice each begins with."""

    game = "cellar"
    chosen: Any = None

    def __init__(self, seats: int, dice: int, scenario: Any = None) -> None:
        self.seats, self.dice, self._scenario = seats, dice, scenario
        self.names = tuple(f"guest_{n + 1}" for n in range(seats))

    @property
    def setup(self) -> dict[str, Any]:
        return copied_setup({"game": self.game, "players": self.seats, "factions": [[name] for name in self.names],
                             "options": {"dice": self.dice}})  # fmt: skip

    def begin(self, chance: Chance) -> tuple[Table, tuple[Frame, ...]]:
        if goes_on(self._scenario):
            return taken_up(self, self._scenario)
        return Table([[HIDDEN] * self.dice for _ in range(self.seats)], NO_BID, 0, [], 0), (Roll(),)

    def settle(self, pos: Position) -> bool:
        return False

    def reveal(self, pos: Position, side: int, values: Sequence[int]) -> None:
        raise IllegalAnswer("nothing is revealed here but by a call")

    def encode_state(self, table: Table, seat: int | None = None) -> dict[str, Any]:
        cups = [list(cup) if seat in (None, n) else [HIDDEN] * len(cup) for n, cup in enumerate(table.dice)]
        return {"dice": cups, "bid": list(table.bid), "turn": table.turn, "out": list(table.out), "round": table.round}

    def decode_state(self, data: Any) -> Table:
        parts, top = expect_keys(data, ("dice", "bid", "turn", "out", "round"), "the table"), self.seats - 1
        if not isinstance(parts["dice"], list) or len(parts["dice"]) != self.seats:
            raise CodecError("the table does not have a cup for everybody")
        cups = [list(expect_ints(cup, HIDDEN, FACES, self.dice, "a cup")) for cup in parts["dice"]]
        bid = expect_ints(parts["bid"], -1, self.seats * self.dice, 3, "the bid")
        if len(bid) != 3:
            raise CodecError("the bid is not how many of what by whom")
        out = list(expect_ints(parts["out"], 0, top, self.seats, "who is out"))
        return Table(cups, bid, expect_int(parts["turn"], 0, top, "the turn"), out,
                     expect_int(parts["round"], 0, 1000, "the round"))  # fmt: skip

    def fill_hidden(self, data: dict[str, Any], chance: Chance) -> dict[str, Any]:
        return {**data, "dice": [[face or chance.die() for face in cup] for cup in data["dice"]]}

    def violations(self, pos: Position) -> list[str]:
        table: Table = pos.state
        count, face, bidder = table.bid
        empty = [seat for seat, cup in enumerate(table.dice) if not cup]
        bid = bidder in range(self.seats) and 1 <= count <= sum(map(len, table.dice)) and 1 <= face <= FACES
        wrong = {
            "out_with_dice": sorted(table.out) != empty,
            "nobody_left": len(empty) == self.seats or not table.dice[table.turn],
            "no_bid": table.bid != NO_BID and not bid and bool(pos.stack),
            "unseen": table.round > 0 and any(HIDDEN in cup for cup in table.dice),
        }
        return [name for name, broken in wrong.items() if broken]

    def unsound(self, pos: Position) -> str:
        tags = [each.tag for each in pos.stack]
        over = len(pos.state.out) == self.seats - 1
        if tags != ([] if over else [Bidding.tag]):
            return "this is not what goes on here"
        return next(iter(self.violations(pos)), "")

    def result(self, pos: Position) -> CellarResult | None:
        if pos.stack:
            return None
        winner = pos.state.turn
        places = tuple(self.names[seat] for seat in (*pos.state.out, winner))
        return CellarResult((winner,), (self.names[winner],), False, False, LAST, places)

    def name_option(self, chosen: Option) -> dict[str, Any]:
        bid = {"number": chosen.number, "face": chosen.unit} if chosen.kind == "bid" else {}
        return {"kind": chosen.kind, **bid}

    def side_number(self, name: str) -> int:
        return dict(zip(self.names, range(self.seats), strict=True))[name]

    def side_of_seat(self, seat: int) -> tuple[int, ...]:
        return (seat,)


def rules_from(inputs: Mapping[str, Any]) -> CellarRules:
    """The rules of a match; raises ``SetupError``."""
    players, options = inputs.get("players") or 3, inputs.get("options") or {}
    dice = str(options.get("dice", 3))
    if players not in (2, 3, 4):
        raise SetupError("players", "Dice in the Cellar is for 2 to 4 guests")
    if set(options) - {"dice"} or dice not in ("1", "2", "3", "4", "5"):
        raise SetupError("options", "everybody has 1 to 5 dice")
    return CellarRules(players, int(dice), inputs.get("setup"))
