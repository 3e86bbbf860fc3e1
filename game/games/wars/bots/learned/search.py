"""Search by playouts: likely actions are played on over everybody's replies and judged by who is expected to win then.

Replies are drawn from the learned policy, dice and Elder Signs anew in each playout, the same for every action that is
compared. After some rounds the worst actions drop out, so that the time goes to telling the best apart.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from game.bots.protocol import Purse, Spent
from game.engine.chance import Chance
from game.engine.option import Option
from game.engine.position import Position
from game.games.wars.bots.learned.lots import drawn
from game.games.wars.bots.pointless import pointless
from game.games.wars.rules.state import WarsState

RESTING = frozenset(("action", "ritual", "direction", "first_player", "doom_event", "reveal"))
"""Questions before which an action is over."""
_LONGEST = 40
_MOST = 300
"""At most so many answers are drawn in a playout."""
_RARE = 1e-4
_MOST_LIKED = 1.0
_SHARE = 0.25
"""What a playout is expected to bring before there is one."""


class Answers(Protocol):
    """How likely each answer is."""

    def chances(self, pos: Position, heat: float = 1.0) -> list[float]:
        """Of each option of the open question; more ``heat``, more variety."""
        ...


class Judge(Protocol):
    """Who is expected to win."""

    def shares(self, pos: Position, seat: int = -1) -> list[float]:
        """The expected share of the win of each of ``pos.rules.sides``; a seat knows its own Elder Signs."""
        ...


Leans = Callable[[Position], Sequence[float] | None]
"""By option of the open question, how much somebody likes it; ``None`` where nothing is liked."""


class Manner(NamedTuple):
    """How a search goes about it."""

    draws: int = 48
    """Actions drawn from the policy, besides one that begins with each likely option."""
    heat: float = 1.4
    """How much variety there is among them."""
    width: int = 8
    """Actions that are played on at first."""
    slots: int = 8
    """A playout ends before so many slots of anybody's more, or with the first of the next turn."""
    prior: float = 0.012
    """What being e times as likely is worth, in shares of the win."""
    weight: float = 12.0
    """For how many playouts that counts."""
    barely: float = 0.004
    """An option at least so likely begins one of the actions."""
    lean: float = 0.01
    """What liking an answer by 1 is worth to a bot with a temperament, in shares of the win."""


class Try(NamedTuple):
    """A complete action and how likely it is; before it all Elder Signs of the side may be turned up (``shown``)."""

    answers: tuple[Option, ...]
    likely: float
    shown: bool = False
    liked: float = 0.0
    """How much whoever acts likes it, by its temperament."""


class Sums(NamedTuple):
    """Of the actions at these places: what their playouts brought together, and how many they were."""

    places: list[int]
    totals: list[float]
    counts: list[float]


class Others(Protocol):
    """Those who play on the actions of a search besides itself."""

    def ask(self, tries: Sequence[Try], left: Sequence[int], seconds: float) -> None:
        """Have the actions at these places played; the search has so many seconds left."""
        ...

    def told(self) -> Iterable[Sums]:
        """What has come of it since last asked."""
        ...

    def stop(self) -> None:
        """Nothing more is wanted."""
        ...


class Found(NamedTuple):
    """What a search thinks of an action: the share of the win it expects after so many playouts."""

    answers: tuple[Option, ...]
    likely: float
    share: float
    playouts: int
    shown: bool = False


def leaning(chances: list[float], leans: Sequence[float]) -> list[float]:
    """The chances of somebody who likes some options more than others; they sum to 1."""
    parts = [one * math.exp(liked) for one, liked in zip(chances, leans, strict=True)]
    whole = sum(parts)
    return [part / whole for part in parts]


def dealt_anew(pos: Position, seat: int, luck: Chance) -> Position:
    """The position with Elder Signs that are hidden from the seat dealt anew; itself if there are none."""
    signs, seat_of = pos.state.signs, pos.rules.seat_of
    hidden = [side for side in pos.rules.sides if signs[side] and seat_of[side] != seat]
    if not hidden:
        return pos
    chance = luck.copy()
    dealt = pos.copy()
    state: WarsState = dealt.state
    for side in hidden:
        for value in signs[side]:
            state.bag[value] += 1
    for side in hidden:
        values: list[int] = []
        for _ in signs[side]:
            values.append(chance.draw(state.bag))
            state.bag[values[-1]] -= 1
        state.signs[side] = tuple(sorted(values))
    return dealt


def _kept(number: int) -> int:
    """How many actions are left when the worst of so many drop out."""
    return max(2, (2 * number + 2) // 3)


def _add(others: Others, total: list[float], count: list[float]) -> None:
    """Add what others have found."""
    for sums in others.told():
        for place, shares, playouts in zip(*sums, strict=True):
            total[place] += shares
            count[place] += playouts


def _drops(number: int) -> int:
    """How often the worst drop out until two are left."""
    drops = 0
    while number > 2:
        number, drops = _kept(number), drops + 1
    return drops


class Search:
    """One search for the answer to the open question of a position. Counts the purse's nodes: answers given."""

    def __init__(
        self, pos: Position, policy: Answers, judge: Judge, purse: Purse, chance: Chance, manner: Manner,
        leans: Leans | None = None,
    ) -> None:  # fmt: skip
        asked = pos.decision
        assert asked is not None
        self._pos = pos
        self._seat = asked.seat
        self._place = pos.rules.sides.index(asked.side)
        self._policy = policy
        self._judge = judge
        self._purse = purse
        self._chance = chance
        self._manner = manner
        self._leans = leans

    def best(self, tries: Sequence[Try] = (), others: Others | None = None) -> list[Found]:
        """What is thought of each action once the purse is spent, the one to take first; of these alone, if given.

        ``others`` play the same actions on meanwhile.
        """
        manner = self._manner
        tries = tries or self.tries()[: manner.width]
        most = tries[0].likely
        total = [manner.weight * (_SHARE + manner.prior * math.log(one.likely / most)) for one in tries]
        count = [manner.weight] * len(tries)
        left = list(range(len(tries)))
        likes = [manner.lean * one.liked for one in tries]

        def worth(place: int) -> float:
            return total[place] / count[place] + likes[place]

        rounds = dropped = 0
        drops = _drops(len(tries))
        try:
            while len(left) > 1:
                if others is not None:
                    others.ask(tries, left, self._purse.seconds())
                self._round(tries, left, total, count)
                rounds += 1
                if others is not None:
                    _add(others, total, count)
                if len(left) > 2 and rounds >= 2 << dropped and self._purse.spent() * (drops + 1) > dropped + 1:
                    left.sort(key=worth, reverse=True)
                    left = left[: _kept(len(left))]
                    dropped += 1
        except Spent:
            pass
        if others is not None:
            _add(others, total, count)
            others.stop()
        # Those that dropped out were worse by as many playouts as they had; the rest are told apart by all of theirs.
        found = [Found(one.answers, one.likely, total[at] / count[at], int(count[at] - manner.weight), one.shown)
                 for at, one in enumerate(tries)]  # fmt: skip
        least = manner.weight + rounds
        kept = [place for place in left if count[place] >= least] or left
        order = sorted(range(len(tries)), key=lambda place: (place in kept, worth(place)), reverse=True)
        return [found[place] for place in order]

    def sums(self, tries: Sequence[Try], left: Sequence[int]) -> Sums:
        """What playouts of the actions at these places come to until the purse is spent: of each at least one."""
        total = [0.0] * len(tries)
        count = [0.0] * len(tries)
        self._round(tries, left, total, count, whole=True)
        try:
            while True:
                self._round(tries, left, total, count)
        except Spent:
            return Sums(list(left), [total[place] for place in left], [count[place] for place in left])

    def _round(
        self, tries: Sequence[Try], left: Sequence[int], total: list[float], count: list[float], whole: bool = False
    ) -> None:
        """Play each of the actions at these places once more, with the same Elder Signs and the same luck.

        It stops as soon as the purse is spent, unless the ``whole`` round is wanted.
        """
        luck = Chance.seeded(self._chance.bits())
        dealt = dealt_anew(self._pos, self._seat, luck)
        for place in left:
            if not whole:
                self._purse.check()
            total[place] += self._playout(dealt, tries[place], luck)
            count[place] += 1.0

    def tries(self) -> list[Try]:
        """Actions drawn from the policy, one for each position they lead to, the likeliest first."""
        pos, manner = self._pos, self._manner
        chances = self._chances(pos)
        varied = self._chances(pos, manner.heat)
        begins = [place for place, each in enumerate(chances) if each >= manner.barely]
        found: dict[Any, Try] = {}
        spare: Try | None = None
        for number in range(len(begins) + manner.draws):
            place = begins[number] if number < len(begins) else drawn(varied, self._chance)
            if found:
                try:
                    self._purse.keep_to_time()
                except Spent:
                    break
            self._purse.nodes += 1
            key, one, vain = self._drawn(place, chances[place])
            if vain:
                # Played out as any other, so that the luck of the rest is the same.
                spare = spare or one
                continue
            before = found.get(key)
            if before is None:
                found[key] = one
            elif before.answers != one.answers:
                found[key] = before._replace(likely=before.likely + one.likely)
        tries = list(found.values()) or [one for one in (spare,) if one is not None]
        return sorted(tries, key=lambda one: -one.likely)

    def _drawn(self, place: int, likely: float) -> tuple[Any, Try, bool]:
        """An action that begins with the option at a place, what tells the position apart that it leads to, and whether
        something in it is pointless.
        """
        trial = self._pos.copy()
        untouched = trial.chance.state
        asked = trial.decision
        answers: list[Option] = []
        likely, liked, vain = max(likely, _RARE), 0.0, False
        while asked is not None:
            chosen = asked.options[place]
            answers.append(chosen)
            vain = vain or pointless(trial, chosen)
            liked += self._liking(trial, place)
            trial.answer(chosen)
            asked = trial.decision
            if (
                asked is None
                or asked.seat != self._seat
                or asked.kind in RESTING
                or trial.chance.state != untouched
                or len(answers) >= _LONGEST
            ):
                break
            place = drawn(self._chances(trial, self._manner.heat), self._chance)
            likely *= max(self._chances(trial)[place], _RARE)
        found = Try(tuple(answers), likely, False, max(-_MOST_LIKED, min(liked, _MOST_LIKED)))
        if trial.chance.state != untouched:
            return found.answers, found, vain
        return (answers[0].kind, trial.state.key(), len(trial.stack)), found, vain

    def _chances(self, pos: Position, heat: float = 1.0) -> list[float]:
        """How likely each answer of its own is, temperament and all."""
        chances = self._policy.chances(pos, heat)
        leans = self._leans(pos) if self._leans is not None else None
        return chances if leans is None else leaning(chances, leans)

    def _liking(self, pos: Position, place: int) -> float:
        leans = self._leans(pos) if self._leans is not None else None
        return 0.0 if leans is None else leans[place]

    def _playout(self, dealt: Position, one: Try, luck: Chance) -> float:
        """The share of the win to be expected after an action, played on with these Elder Signs and this luck."""
        pos = dealt.copy()
        pos.chance = luck.copy()
        turn: int = pos.state.turn
        if one.shown:
            side = pos.rules.sides[self._place]
            pos.reveal(side, pos.state.signs[side])
        self._purse.nodes += 1 + play_on(pos, one.answers, turn, luck.copy(), self._policy, self._manner.slots)
        share: float = self._judge.shares(pos, self._seat)[self._place]
        return share


def play_on(pos: Position, answers: Sequence[Option], turn: int, draws: Chance, policy: Answers, slots: int) -> int:
    """Give these answers, then likely ones for everybody, so many slots long or to the next turn; counts the latter."""
    count = 0
    for answer in answers:
        if pos.decision is None or answer not in pos.decision.options:
            break
        pos.answer(answer)
    while (asked := pos.decision) is not None and count < _MOST:
        if asked.kind == "action" and not any(asked.about):
            slots -= 1
            if slots < 0 or pos.state.turn != turn:
                break
        pos.answer(asked.options[drawn(policy.chances(pos), draws)])
        count += 1
    return count
