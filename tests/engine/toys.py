"""Two toy games that prove the engine to be general: nothing in ``game/engine`` knows them.

``envoys``: hidden hands and a hidden deck order, three sides to a seat, a secret simultaneous
choice, a question inside a question to a third seat, phases that end with dealing.
``fuse``: ends by a reveal outside the open decision.
"""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

from game.api import new_match
from game.engine.chance import Chance
from game.engine.decision import Decision
from game.engine.errors import CodecError, IllegalAnswer
from game.engine.option import NONE, Option, option
from game.engine.plain import expect_int, expect_ints, expect_keys
from game.engine.position import Frame, Position, frame
from game.engine.result import Result
from game.games.game import Game
from game.match.campaign.goals import GameCampaigns
from game.match.gamerecords import GameRecords

SEATS, SIDES, ROUNDS = 3, 9, 3
VALUES, COPIES, HAND = 5, 8, 2
HIDDEN = 0
DONE = option("done")


def seat_of(side: int) -> int:
    return side // 3


@dataclass
class Scored(Result):
    """With what the first sides of the first seats have come to."""

    sums: dict[str, int]

    @property
    def scores(self) -> dict[str, int]:
        return self.sums


class Table:
    """The state of ``envoys``: hands, the deck in its order, what was played, scores, cards laid open."""

    __slots__ = ("deck", "gone", "hands", "open", "over", "score", "turn")

    def __init__(self) -> None:
        self.hands: list[tuple[int, ...]] = [()] * SIDES
        self.open: list[tuple[int, ...]] = [()] * SIDES
        self.deck: tuple[int, ...] = ()
        self.gone: tuple[int, ...] = ()
        self.score = [0] * SIDES
        self.turn = 1
        self.over = False

    def copy(self) -> "Table":
        other = Table()
        other.hands, other.open, other.score = self.hands.copy(), self.open.copy(), self.score.copy()
        other.deck, other.gone, other.turn, other.over = self.deck, self.gone, self.turn, self.over
        return other

    def key(self) -> tuple[Any, ...]:
        return (*self.hands, *self.open, self.deck, self.gone, *self.score, self.turn, self.over)


@frame("toy_round")
class Round(Frame):
    """Bids, then the deal; the first hands were dealt before the first round."""

    step: str

    def run(self, pos: Position) -> Decision | None:
        state: Table = pos.state
        if self.step == "bids":
            pos.replace(Round("deal"), Bids(()))
        elif state.turn == ROUNDS:
            state.over = True
            pos.stack = ()
        else:
            state.turn += 1
            deal(pos)
            pos.replace(Round("bids"))
        return None


def deal(pos: Position) -> None:
    """Every side draws the top card of the deck."""
    state: Table = pos.state
    for side in range(SIDES):
        value, state.deck = state.deck[0], state.deck[1:]
        state.hands[side] = tuple(sorted((*state.hands[side], value)))
        pos.emit_secret("dealt", (side, value), 1 << seat_of(side), (side, HIDDEN))


@frame("toy_bids")
class Bids(Frame):
    """All sides choose a card at once: asked one by one in secret, answers kept here until the last is in."""

    answers: tuple[int, ...]

    def run(self, pos: Position) -> Decision | None:
        side = len(self.answers)
        if side < SIDES:
            cards = [option("card", number=value) for value in sorted(set(pos.state.hands[side]))]
            return Decision(seat_of(side), side, "bid", cards, secret=True)
        pos.pop()
        self._uncover(pos)
        return None

    def _uncover(self, pos: Position) -> None:
        state: Table = pos.state
        for side, value in enumerate(self.answers):
            hand = list(state.hands[side])
            hand.remove(value)
            state.hands[side] = tuple(hand)
            state.open[side] = tuple((Counter(state.open[side]) & Counter(hand)).elements())
            state.gone = tuple(sorted((*state.gone, value)))
            pos.emit("played", side, value)
        best = [side for side, value in enumerate(self.answers) if value == max(self.answers)]
        state.score[best[0]] += 1
        pos.push(Quarrel(best[0], NONE, NONE))

    def answer(self, pos: Position, chosen: Option) -> None:
        side = len(self.answers)
        pos.emit_secret("bid", (side, chosen.number), 1 << seat_of(side), (side, HIDDEN))
        pos.replace(Bids((*self.answers, chosen.number)))

    def seen_by(self, seat: int) -> "Bids":
        return Bids(tuple(value if seat_of(side) == seat else HIDDEN for side, value in enumerate(self.answers)))

    def filled(self, pos: Position, chance: Chance) -> "Bids":
        hands = pos.state.hands
        return Bids(
            tuple(value or hands[side][chance.below(len(hands[side]))] for side, value in enumerate(self.answers))
        )


@frame("toy_quarrel")
class Quarrel(Frame):
    """The winner may accuse a side of another seat; a side of the third seat judges inside this question."""

    winner: int
    target: int
    verdict: int

    def run(self, pos: Position) -> Decision | None:
        if self.target == NONE:
            others = [option("accuse", side=side) for side in range(SIDES) if seat_of(side) != seat_of(self.winner)]
            return Decision(seat_of(self.winner), self.winner, "quarrel", [*others, DONE], default=DONE)
        pos.pop()
        if self.verdict:
            pos.state.score[self.target] -= 1
            pos.emit("guilty", self.target)
        return None

    def answer(self, pos: Position, chosen: Option) -> None:
        if chosen == DONE:
            pos.pop()
            return
        pos.replace(Quarrel(self.winner, chosen.side, NONE))
        third = ({0, 1, 2} - {seat_of(self.winner), seat_of(chosen.side)}).pop()
        pos.push(Judge(third * 3, chosen.side))


@frame("toy_judge")
class Judge(Frame):
    """Is the target guilty?"""

    side: int
    target: int

    def run(self, pos: Position) -> Decision | None:
        options = [option("verdict", number=1), option("verdict", number=0)]
        return Decision(seat_of(self.side), self.side, "judge", options, (self.target,), options[1])

    def answer(self, pos: Position, chosen: Option) -> None:
        pos.pop()
        below = pos.stack[-1]
        assert isinstance(below, Quarrel)
        pos.replace(Quarrel(below.winner, below.target, chosen.number))


class Envoys:
    """The rules of ``envoys``."""

    game = "envoys"
    seats = SEATS
    chosen: Any = None

    def __init__(self) -> None:
        self.setup: dict[str, Any] = {
            "game": "envoys",
            "factions": [[f"side_{side}" for side in range(SIDES) if seat_of(side) == seat] for seat in range(SEATS)],
        }

    def begin(self, chance: Chance) -> tuple[Table, tuple[Frame, ...]]:
        state = Table()
        state.deck = shuffled([COPIES] * VALUES, chance)
        pos = Position(self, state, (), chance)
        for _ in range(HAND):
            deal(pos)
        return state, (Round("bids"),)

    def settle(self, pos: Position) -> bool:
        return False

    def reveal(self, pos: Position, side: int, values: Sequence[int]) -> None:
        """Lay cards of one's hand open for all to see."""
        state: Table = pos.state
        if not 0 <= side < SIDES or not values or state.over:
            raise IllegalAnswer("nothing can be laid open now")
        shown = Counter(state.open[side]) + Counter(values)
        if shown - Counter(state.hands[side]):
            raise IllegalAnswer("the side does not hold these cards hidden")
        state.open[side] = tuple(sorted(shown.elements()))
        pos.emit("laid_open", side, *values)

    def encode_state(self, state: Table, seat: int | None = None) -> dict[str, Any]:
        data: dict[str, Any] = {
            "hands": [
                list(hand) if seat is None or seat_of(side) == seat else _covered(hand, state.open[side])
                for side, hand in enumerate(state.hands)
            ],
            "open": [list(cards) for cards in state.open],
            "deck": list(state.deck) if seat is None else len(state.deck),
            "gone": list(state.gone),
            "score": list(state.score),
            "turn": state.turn,
            "over": state.over,
        }
        return data

    def decode_state(self, data: Any) -> Table:
        fields = expect_keys(data, ("hands", "open", "deck", "gone", "score", "turn", "over"), "the table")
        state = Table()
        for name in ("hands", "open"):
            if not isinstance(fields[name], list) or len(fields[name]) != SIDES:
                raise CodecError(f"{name} are not {SIDES} lists")
        state.hands = [tuple(sorted(expect_ints(hand, 1, VALUES, 9, "hands"))) for hand in fields["hands"]]
        state.open = [tuple(sorted(expect_ints(hand, 1, VALUES, 9, "open"))) for hand in fields["open"]]
        state.deck = expect_ints(fields["deck"], 1, VALUES, 40, "deck")
        state.gone = expect_ints(fields["gone"], 1, VALUES, 40, "gone")
        state.score = list(expect_ints(fields["score"], -9, 9, SIDES, "score"))
        state.turn = expect_int(fields["turn"], 1, ROUNDS, "turn")
        if len(state.score) != SIDES or not isinstance(fields["over"], bool):
            raise CodecError("score or over make no sense")
        state.over = fields["over"]
        return state

    def fill_hidden(self, data: dict[str, Any], chance: Chance) -> dict[str, Any]:
        left = [0, *[COPIES] * VALUES]
        for value in (*data["gone"], *(value for hand in data["hands"] for value in hand)):
            left[value] -= value != HIDDEN
        cards = list(shuffled(left[1:], chance))
        hands = [[value or cards.pop() for value in hand] for hand in data["hands"]]
        return {**data, "hands": hands, "deck": cards}

    def violations(self, pos: Position) -> list[str]:
        state: Table = pos.state
        count = Counter((*state.deck, *state.gone, *(value for hand in state.hands for value in hand)))
        found = [] if all(count[value] == COPIES for value in range(1, VALUES + 1)) else ["cards_lost"]
        if any(Counter(cards) - Counter(state.hands[side]) for side, cards in enumerate(state.open)):
            found.append("open_card_not_held")
        return found

    def unsound(self, pos: Position) -> str:
        return ""

    def result(self, pos: Position) -> Result | None:
        state: Table = pos.state
        if not state.over:
            return None
        sums = [sum(state.score[3 * seat : 3 * seat + 3]) for seat in range(SEATS)]
        winners = tuple(seat for seat in range(SEATS) if sums[seat] == max(sums))
        sides = tuple(f"side_{3 * seat}" for seat in winners)
        return Scored(winners, sides, False, len(winners) > 1, "rounds", {"side_0": sums[0], "side_3": sums[1]})

    def name_option(self, chosen: Option) -> dict[str, Any]:
        return chosen._asdict()

    def side_number(self, name: str) -> int:
        return {f"side_{side}": side for side in range(SIDES)}[name]

    def side_of_seat(self, seat: int) -> tuple[int, ...]:
        return tuple(side for side in range(SIDES) if seat_of(side) == seat)


def _covered(hand: tuple[int, ...], shown: tuple[int, ...]) -> list[int]:
    """A hand as others see it: cards laid open, the rest face down."""
    return [*shown, *[HIDDEN] * (len(hand) - len(shown))]


def shuffled(counts: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """Cards 1, 2, ... with these counts, in a random order."""
    left, cards = list(counts), []
    while any(left):
        index = chance.draw(left)
        left[index] -= 1
        cards.append(index + 1)
    return tuple(cards)


# the second game


class Wick:
    """The state of ``fuse``: how far it has burnt, each side's secret number (0: shown), who has won."""

    __slots__ = ("burnt", "secret", "turn", "winner")

    def __init__(self, burnt: int, secret: tuple[int, int], winner: int, turn: int) -> None:
        self.burnt, self.secret, self.winner, self.turn = burnt, secret, winner, turn

    def copy(self) -> "Wick":
        return Wick(self.burnt, self.secret, self.winner, self.turn)

    def key(self) -> tuple[Any, ...]:
        return (self.burnt, self.secret, self.winner, self.turn)


LONG, ENOUGH = 20, 12


@frame("toy_tick")
class Tick(Frame):
    """The two sides let it burn in turns."""

    side: int

    def run(self, pos: Position) -> Decision | None:
        if pos.state.burnt >= LONG:
            pos.pop()
            return None
        return Decision(self.side, self.side, "burn", [option("burn", number=number) for number in (1, 2)])

    def answer(self, pos: Position, chosen: Option) -> None:
        pos.state.burnt += chosen.number
        pos.state.turn += 1
        pos.replace(Tick(1 - self.side))


class Fuse:
    """The rules of ``fuse``: whoever shows a number that makes 12 with what has burnt wins at once."""

    game = "fuse"
    seats = 2
    chosen: Any = None

    def __init__(self) -> None:
        self.setup: dict[str, Any] = {"game": "fuse", "factions": [["left"], ["right"]]}

    def begin(self, chance: Chance) -> tuple[Wick, tuple[Frame, ...]]:
        return Wick(0, (chance.die(), chance.die()), NONE, 1), (Tick(0),)

    def settle(self, pos: Position) -> bool:
        return False

    def reveal(self, pos: Position, side: int, values: Sequence[int]) -> None:
        state: Wick = pos.state
        if side not in (0, 1) or not pos.stack or list(values) != [state.secret[side]] or not state.secret[side]:
            raise IllegalAnswer("this cannot be shown")
        number = state.secret[side]
        state.secret = (0, state.secret[1]) if side == 0 else (state.secret[0], 0)
        pos.emit("shown", side, number)
        if state.burnt + number >= ENOUGH:
            state.winner = side
            pos.stack = ()
            pos.emit("ended", side)

    def encode_state(self, state: Wick, seat: int | None = None) -> dict[str, Any]:
        seen = [
            -1 if seat is not None and side != seat and number else number for side, number in enumerate(state.secret)
        ]
        return {"burnt": state.burnt, "secret": seen, "winner": state.winner, "turn": state.turn}

    def decode_state(self, data: Any) -> Wick:
        fields = expect_keys(data, ("burnt", "secret", "winner", "turn"), "the wick")
        secret = expect_ints(fields["secret"], 0, 6, 2, "secret")
        if len(secret) != 2:
            raise CodecError("secret is not a pair")
        return Wick(
            expect_int(fields["burnt"], 0, 99, "burnt"),
            (secret[0], secret[1]),
            expect_int(fields["winner"], -1, 1, "winner"),
            expect_int(fields["turn"], 1, 99, "turn"),
        )

    def fill_hidden(self, data: dict[str, Any], chance: Chance) -> dict[str, Any]:
        return {**data, "secret": [chance.die() if number == -1 else number for number in data["secret"]]}

    def violations(self, pos: Position) -> list[str]:
        return [] if pos.state.burnt <= LONG + 1 else ["burnt_too_far"]

    def unsound(self, pos: Position) -> str:
        return ""

    def result(self, pos: Position) -> Result | None:
        state: Wick = pos.state
        if pos.stack:
            return None
        if state.winner == NONE:
            return Result((), (), True, False, "burnt_out")
        return Result((state.winner,), (("left", "right")[state.winner],), False, False, "reveal")

    def name_option(self, chosen: Option) -> dict[str, Any]:
        return chosen._asdict()

    def side_number(self, name: str) -> int:
        return {"left": 0, "right": 1}[name]

    def side_of_seat(self, seat: int) -> tuple[int, ...]:
        return (seat,)


def envoys(inputs):
    return Envoys()


def fuse(inputs):
    return Fuse()


WORDS = SimpleNamespace(records=GameRecords(), campaigns=GameCampaigns(), begins=lambda match: 0)
"""What is asked of a game in words by saves, the chronicle, the theatre and campaigns."""

TOYS = [
    Game(name, (2,), f"{__name__}:{name}", words=f"{__name__}:WORDS") for name in ("envoys", "fuse")
]


def match_after(seed, steps, **inputs):
    """A random match of Cthulhu Wars after so many answers."""
    match = new_match("wars", seed=seed, **inputs)
    dice = random.Random(seed)
    for _ in range(steps):
        if match.decision is None:
            break
        match.answer(dice.choice(match.decision.options))
    return match
