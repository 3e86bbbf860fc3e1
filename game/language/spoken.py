"""The language that is spoken: one for the whole program, and everything changes with it at once."""

import functools
from collections.abc import Callable, Iterable
from typing import ParamSpec, TypeVar

from game.language.library import SOURCE, Place, speaker
from game.language.speaker import Speaker
from game.language.values import Text, Value

_P = ParamSpec("_P")
_R = TypeVar("_R")

_places: list[Place] = []
_spoken: list[Speaker] = []
_forget: list[Callable[[], None]] = []


def speak(code: str, places: Iterable[Place] | None = None, strict: bool = False) -> Speaker:
    """Speak a language from now on, with catalogs from these places (those known so far, where none are given)."""
    if places is not None:
        _places[:] = places
    _spoken[:] = [speaker(code, _places, strict)]
    for forget in _forget:
        forget()
    return _spoken[0]


def spoken() -> Speaker:
    """Who speaks now; English where nobody has said which."""
    return _spoken[0] if _spoken else speak(SOURCE)


def say(key: str, /, reader: str = "", **values: Value) -> Text:
    """A message in the language that is spoken: ``say("title-load.line", count=3)``."""
    return spoken().tell(key, values, reader)


def per_language(told: Callable[_P, _R]) -> Callable[_P, _R]:
    """A cache for what has words in it: forgotten when another language is spoken."""
    kept = functools.cache(told)
    _forget.append(kept.cache_clear)
    return functools.wraps(told)(kept)  # type: ignore[return-value]
