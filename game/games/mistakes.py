"""What somebody else's code raises, as part of a sentence: it may be anything, and say anything, or raise again."""

from game.engine.errors import kind_of

LONGEST = 200
"""Letters of a mistake in somebody else's code that are told."""


def said_by(problem: BaseException, most: int = LONGEST) -> str:
    """What an exception says, in one line and of no more than ``most`` letters; empty where it says nothing."""
    try:
        # Of a class made of str, whose methods are not to be trusted, the text alone.
        said = str.__getitem__(str(problem), slice(4 * most))
    except BaseException as other:
        if isinstance(other, KeyboardInterrupt):
            raise
        return ""
    return " ".join(said.encode(errors="replace").decode().split())[:most]


def told_of(problem: BaseException, most: int = LONGEST) -> str:
    """An exception's kind, and what it says: "RuntimeError: no"."""
    kind, said = kind_of(problem), said_by(problem, most)
    return f"{kind}: {said}"[:most] if said else kind

