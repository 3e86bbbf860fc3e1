"""Where Doom and Power came from: what events brought each side, added up by source."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, cast

from game.engine.event import Event
from game.language.spoken import has, name, say, tell
from game.language.values import Name, Text
from game.match.handicap import signed
from game.match.words import words

START = "start"
"""What a side has that no event tells of: it began with it, or the history before it is lost."""
_LOSSES = ("eliminated", "captured", "returned")
_ABILITIES = ("book", "ability", "requirement", "action")


class Gain(NamedTuple):
    """So much from one source; ``turn`` is that of the last event, 0 where that is not known."""

    source: str
    amount: int
    turn: int = 0


class Account(NamedTuple):
    """What a side has gained: sums by source, in the order the sources came up, and the last gain."""

    gains: tuple[Gain, ...] = ()
    last: Gain | None = None

    def with_start(self, total: int) -> "Account":
        """The same with what no event has told of, so that the sums make the total."""
        rest = total - sum(gain.amount for gain in self.gains)
        return self._replace(gains=(Gain(START, rest), *self.gains)) if rest else self


NOTHING = Account()
"""Of a side that has gained nothing yet."""


class _Ledger:
    """Adds up the gains of one side."""

    def __init__(self) -> None:
        self.sums: dict[str, Gain] = {}
        self.last: Gain | None = None

    def add(self, source: str, amount: int, turn: int) -> None:
        had = self.sums[source].amount if source in self.sums else 0
        self.sums[source] = Gain(source, had + amount, turn)
        again = self.last is not None and (self.last.source, self.last.turn) == (source, turn)
        self.last = Gain(source, amount + (self.last.amount if self.last and again else 0), turn)

    def account(self) -> Account:
        return Account(tuple(self.sums.values()), self.last)


def doom_accounts(events: Iterable[Event]) -> Mapping[int, Account]:
    """By side where the Doom of these events came from.

    Doom for losses counts by what the unit was: ``eliminated``, ``captured``, or a captive ``returned`` to its pool.
    """
    ledgers: dict[int, _Ledger] = {}
    turn, loss = 0, "eliminated"
    for event in events:
        kind = event.kind
        if kind == "doom":
            side, amount, why = cast(tuple[int, int, str], event.args)
            ledgers.setdefault(side, _Ledger()).add(loss if why == "loss" else why, amount, turn)
        elif kind in _LOSSES:
            loss = kind
        elif kind == "phase":
            turn = int(event.args[1])
    return {side: ledger.account() for side, ledger in ledgers.items()}


def power_accounts(events: Iterable[Event]) -> Mapping[int, Account]:
    """By side what Power these events brought, by why; what Decay took counts below zero, what was spent not at all."""
    ledgers: dict[int, _Ledger] = {}
    for event in events:
        found: tuple[Any, ...]
        match event.kind, event.args:
            case "power", (side, amount, why):
                found = side, amount, why
            case ("paid", (side, amount, "decay")) | ("decayed", (side, amount)):
                found = side, -int(amount), "decay"
            case _:
                continue
        if found[1]:
            ledgers.setdefault(int(found[0]), _Ledger()).add(str(found[2]), int(found[1]), 0)
    return {side: ledger.account() for side, ledger in ledgers.items()}


# in words


def doom_gain(gain: Gain) -> Text:
    """A gain of Doom with its source: "6 for gates", "1 from Harbinger"."""
    return _gain(f"wars-doom-from-{gain.source.replace('_', '-')}", "wars-doom-from-ability", gain)


def power_gain(gain: Gain) -> Text:
    """A gain of Power with its source: "12 gathered", "1 from Passion"."""
    return _gain(f"wars-power-from-{gain.source.replace('_', '-')}", "wars-power-from-ability", gain)


def _gain(own: str, other: str, gain: Gain) -> Text:
    """The message of a source that has one of its own, else that of abilities."""
    if has(own):
        return tell(own, {"number": signed(gain.amount) if gain.source == "handicap" else gain.amount})
    return tell(other, {"number": gain.amount, "ability": _ability(gain.source)})


def _ability(source: str) -> Name:
    """A spellbook, an ability, a requirement or an action by the id that an event has."""
    return name(next(kind for kind in _ABILITIES if words().has(kind, source)), source)


def doom_told(account: Account) -> str:
    """Where a side's Doom came from: the sums, and below them the last gain; empty before it has any."""
    if not account.gains:
        return ""
    told = [say("wars-doom-from", gains=[doom_gain(gain) for gain in account.gains])]
    if account.last is not None and account.last.turn:
        told.append(say("wars-doom-from.last", gain=doom_gain(account.last), turn=account.last.turn))
    return "\n".join(told)
