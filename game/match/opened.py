"""The open decision of a match, with its serial number and what can be said about it."""

from dataclasses import dataclass
from typing import Self

from game.engine.decision import Decision
from game.engine.lines import matters
from game.engine.option import Blocked, Option
from game.engine.position import Position
from game.match.words import words


@dataclass(slots=True, eq=False)
class OpenDecision:
    """The open decision of a match, with its serial number.

    ``seat`` must answer it, for ``side``; ``kind`` says what it is about, ``about`` gives the particulars (see the list
    of decision kinds in docs/api.md). ``options`` is a list to keep; ``default`` declines or ends, if there is one.
    ``prompt`` (words), ``blocked`` (what cannot be chosen and why) and ``matters``
    (whether anything but the default changes anything) are worked out when asked for.
    """

    seat: int
    side: int
    kind: str
    options: list[Option]
    about: tuple[int | str, ...]
    default: Option | None
    serial: int
    _position: Position
    _decision: Decision

    @classmethod
    def of(cls, position: Position, asked: Decision, serial: int) -> Self:
        options = list(asked.options)
        return cls(asked.seat, asked.side, asked.kind, options, asked.about, asked.default, serial, position, asked)

    @property
    def prompt(self) -> str:
        """The question in words."""
        return words().prompt(self._position.rules, self._decision)

    @property
    def blocked(self) -> list[Blocked]:
        """What cannot be chosen, and why."""
        pos = self._position
        return pos.stack[-1].blocked(pos) if pos.stack else []

    @property
    def matters(self) -> bool:
        """Whether any option but the default changes anything."""
        return matters(self._position)
