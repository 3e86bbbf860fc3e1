"""Yes and no at the keyboard, in the language that is spoken and in English."""

from game.language.spoken import say

_YES, _NO = ("y", "yes"), ("n", "no")


def put(question: str) -> str:
    """A question to be answered with yes or no, ready for the answer."""
    return say("terminal-yes-no", question=question) + " "


def answered(said: str) -> bool | None:
    """Whether that means yes; ``None`` for what is neither yes nor no."""
    word = said.strip().lower()
    if word in (*_YES, *say("terminal-yes").split()):
        return True
    return False if word in (*_NO, *say("terminal-no").split()) else None
