"""What goes between the program and a worker process: messages there, replies back.

Messages are pickled, since the worker trusts the program. Replies are JSON and looked
at before they are used: somebody else's bot may have written them.
"""

import json
import pickle
from typing import IO, Any, NamedTuple

from game.bots.protocol import Question
from game.engine.decision import Decision
from game.engine.option import Option
from game.language.spoken import Speech

LARGEST = 1 << 20
"""Bytes of a reply at the most."""
_HEAD = 4


class Make(NamedTuple):
    """Make a bot, to be known by ``key``."""

    number: int
    key: int
    bot_id: str
    seed: int
    budget: tuple[str, float] | None


class Ask(NamedTuple):
    """A question for a bot: the fields of a decision and the view. ``reveals`` tells whether to ask for that first."""

    number: int
    key: int
    seat: int
    side: int
    kind: str
    options: tuple[Option, ...]
    about: tuple[int | str, ...]
    default: Option | None
    view: dict[str, Any]
    reveals: bool

    def question(self) -> Question:
        asked = Decision(self.seat, self.side, self.kind, list(self.options), self.about, self.default)
        return Question(asked, lambda seat: self.view)


class Do(NamedTuple):
    """A job to be carried out: the name of its function, and what that is given."""

    number: int
    work: str
    given: tuple[Any, ...]


class Speak(NamedTuple):
    """From now on everything is said as the program says it: in its language, with the player's catalogs."""

    speech: Speech


class Share(NamedTuple):
    """From now on a search with its time in seconds may use so many cores."""

    cores: int


class Allow(NamedTuple):
    """These games of other authors may be loaded, by the names they were allowed by."""

    names: tuple[str, ...]


class Stop(NamedTuple):
    """The answer to this question, or what comes of this job, is no longer wanted, or its time is up."""

    number: int


class Drop(NamedTuple):
    """These bots are no longer needed."""

    keys: tuple[int, ...]


Message = Make | Ask | Do | Speak | Share | Allow | Stop | Drop


class Reply(NamedTuple):
    """What came of a message.

    ``kind`` is ``made``, ``option`` (``values`` are its five), ``reveal`` (side, values ...),
    ``step`` (how far a job is), ``done`` (``text`` is what came of it), ``unloadable`` or
    ``failed``; of these ``text`` says why, ``trace`` where.
    """

    number: int
    kind: str
    values: tuple[int | str, ...] = ()
    text: str = ""
    trace: str = ""

    def write(self) -> bytes:
        return json.dumps(self).encode()

    @classmethod
    def read(cls, data: bytes) -> "Reply":
        """The reply out of the pipe; ``ValueError`` if it is none."""
        fields = json.loads(data)
        if not isinstance(fields, list) or len(fields) != 5:
            raise ValueError("not a reply")
        number, kind, values, text, trace = fields
        texts = all(isinstance(field, str) for field in (kind, text, trace))
        if not isinstance(number, int) or not texts or not isinstance(values, list):
            raise ValueError("not a reply")
        if not all(isinstance(value, int | str) and not isinstance(value, bool) for value in values):
            raise ValueError("not a reply")
        return cls(number, kind, tuple(values), text, trace)


def put(pipe: IO[bytes], data: bytes) -> None:
    """Write one message or reply; ``OSError`` or ``ValueError`` when the other side is gone."""
    pipe.write(len(data).to_bytes(_HEAD, "big") + data)
    pipe.flush()


def take(pipe: IO[bytes], most: int | None = None) -> bytes | None:
    """The next message or reply; ``None`` at the end, or when there is more than ``most`` bytes of it."""
    head = pipe.read(_HEAD)
    if len(head) < _HEAD:
        return None
    size = int.from_bytes(head, "big")
    if most is not None and size > most:
        return None
    data = pipe.read(size)
    return data if len(data) == size else None


def packed(message: Message) -> bytes:
    return pickle.dumps(message, pickle.HIGHEST_PROTOCOL)


def unpacked(data: bytes) -> Message:
    message: Message = pickle.loads(data)
    return message
