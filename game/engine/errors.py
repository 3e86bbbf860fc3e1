"""What can go wrong when the engine is asked for something."""

from collections.abc import Callable, Mapping

LONGEST = 600
"""Letters of a sentence about a set-up."""


def kind_of(value: object) -> str:
    """What the class of something is called, whatever its own class makes of that."""
    return str(type.__dict__["__name__"].__get__(type(value)))[:60]


def quoted(value: object, most: int = 60) -> str:
    """Something from outside as it stands in a sentence: no longer than ``most``, and nothing that cannot be shown.

    Never raises, whatever it is: a whole number of too many digits, something without a text of its own.
    """
    try:
        text = value if type(value) is str else repr(value)
        text = text[:most]
        return text if text.isprintable() else ascii(text)[1:-1][:most]
    except Exception:
        return f"({kind_of(value)})"


class EngineError(Exception):
    """Base of all errors the engine raises on purpose."""


class IllegalAnswer(EngineError):
    """The answer is not one of the options of the open decision; nothing has changed."""


class StaleAnswer(EngineError):
    """The answer is meant for a decision that is no longer open; nothing has changed."""


class ScriptExhausted(EngineError):
    """A scripted die or draw was asked for, and the script has none left."""


class SetupError(EngineError):
    """The set-up of a match makes no sense; ``key`` names the part that is wrong.

    ``said`` is the id of the message that says why, ``values`` what stands in its places; or it is the sentence itself.
    It is told in the language spoken when it is shown. What is quoted can be of any length: the sentence is cut. A key
    from outside is put in one line.
    """

    def __init__(self, key: str, said: str, **values: object) -> None:
        super().__init__(key, said)
        self.key = key
        self.said = said
        self.values = values

    def __str__(self) -> str:
        told = _tellers[-1](self.said, self.values) if _tellers else self.said
        named = self.key if self.key.isprintable() else ascii(self.key)
        return f"{named}: {told}" if len(told) <= LONGEST else f"{named}: {told[:LONGEST]}..."


Teller = Callable[[str, Mapping[str, object]], str]
"""Makes a sentence of the id of a message and what stands in its places."""
_tellers: list[Teller] = []


def told_by(teller: Teller) -> None:
    """Have what is wrong with a set-up told by this."""
    _tellers[:] = [teller]


class CodecError(EngineError):
    """Data read from outside is not a position."""


class DeadEnd(EngineError):
    """A decision without any option: a mistake in the rules, never in play."""
