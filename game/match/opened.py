"""The open decision of a match, with its serial number and what can be said about it."""

from game.engine.decision import Decision
from game.engine.lines import matters
from game.engine.option import Blocked, Option
from game.engine.position import Position
from game.match.words import words


class OpenDecision:
    """The open decision of a match, with its serial number.

    ``prompt`` (words), ``blocked`` (what cannot be chosen and why) and ``matters``
    (whether anything but the default changes anything) are worked out when asked for.
    """

    __slots__ = ("_decision", "_position", "serial")

    def __init__(self, position: Position, decision: Decision, serial: int) -> None:
        self._position = position
        self._decision = decision
        self.serial = serial

    @property
    def seat(self) -> int:
        """The seat that must answer."""
        return self._decision.seat

    @property
    def side(self) -> int:
        """The side it answers for."""
        return self._decision.side

    @property
    def kind(self) -> str:
        """What the question is about."""
        return self._decision.kind

    @property
    def options(self) -> list[Option]:
        """What can be chosen; a list to keep."""
        return list(self._decision.options)

    @property
    def about(self) -> tuple[int | str, ...]:
        """The particulars; see the list of decision kinds in docs/api.md."""
        return self._decision.about

    @property
    def default(self) -> Option | None:
        """The option that declines or ends, if there is one."""
        return self._decision.default

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
