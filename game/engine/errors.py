"""What can go wrong when the engine is asked for something."""


LONGEST = 600
"""Letters of a sentence about a set-up."""


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

    What is quoted in the sentence can be of any length: it is cut. A key from outside is put in one line.
    """

    def __init__(self, key: str, message: str) -> None:
        named = key if key.isprintable() else ascii(key)
        super().__init__(f"{named}: {message}" if len(message) <= LONGEST else f"{named}: {message[:LONGEST]}...")
        self.key = key


class CodecError(EngineError):
    """Data read from outside is not a position."""


class DeadEnd(EngineError):
    """A decision without any option: a mistake in the rules, never in play."""
