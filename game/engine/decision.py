"""The question a position asks."""

from game.engine.option import Option


class Decision:
    """Who must choose what: the one question that is open.

    ``seat`` answers, for ``side``; ``kind`` says what it is about and ``about`` gives the
    particulars (numbers and words, see the game's list of decision kinds). ``default`` is
    the option that declines or ends, if there is one. A ``secret`` decision is put even
    when it has one option, since being asked must not tell anything. So is one asked ``always``:
    that its seat is asked may be known to all, but not how many options it has. One that stands
    ``alone`` is no part of the action that follows it (which of one's sides acts next).
    """

    __slots__ = ("about", "alone", "always", "default", "kind", "options", "seat", "secret", "side")

    def __init__(
        self,
        seat: int,
        side: int,
        kind: str,
        options: list[Option],
        about: tuple[int | str, ...] = (),
        default: Option | None = None,
        secret: bool = False,
        alone: bool = False,
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.side = side
        self.kind = kind
        self.options = options
        self.about = about
        self.default = default
        self.secret = secret
        self.alone = alone
        self.always = always or secret

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, side={self.side}, {self.kind!r}, {len(self.options)} options)"
