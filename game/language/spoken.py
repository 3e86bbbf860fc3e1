"""The language that is spoken: one for the whole program, and everything changes with it at once.

``say("settings-save")`` is what all of the program calls; ``name("unit", "ghoul")`` is a value for a place.
"""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, ParamSpec, TypeVar

from game.language.library import SOURCE, Place, shipped_in, speaker
from game.language.speaker import Speaker
from game.language.values import Name, Text, Value, Values
from game.shipped import required

_P = ParamSpec("_P")
_R = TypeVar("_R")

_WHOSE = ("program", "games", "player")
"""Whose catalogs there are: each of them may say anew what the ones before it say."""
_places: dict[str, Place] = {"program": lambda code: shipped_in(required(Path, "text"))(code)}
_asked: tuple[str, bool] = (SOURCE, False)
"""The language's code, and whether what is malformed or missing raises."""
_spoken: Speaker | None = None
_forget: list[Callable[[], None]] = []
_turn = 0
"""How often the language has changed."""


class Speech(NamedTuple):
    """What another process needs to speak as this one does: the language's code, and the player's own catalogs."""

    code: str = SOURCE
    own: Place | None = None


def speak(code: str, strict: bool | None = None) -> None:
    """Speak a language from now on; ``strict`` raises for what is malformed or missing, as tests want it."""
    global _asked
    _asked = (code, _asked[1] if strict is None else strict)
    _anew()


def speech() -> Speech:
    """How this process speaks."""
    return Speech(_asked[0], _places.get("player"))


def take_up(heard: Speech) -> None:
    """Speak as another process does."""
    if heard != speech():
        catalogs("player", heard.own)
        speak(heard.code)


def catalogs(whose: str, place: Place | None) -> None:
    """Where the catalogs of the "program", the "games" or the "player" are from now on; ``None`` for nowhere."""
    if place is not None:
        _places[whose] = place
    elif _places.pop(whose, None) is None:
        return
    _anew()


def _anew() -> None:
    global _spoken, _turn
    _spoken, _turn = None, _turn + 1
    for forget in _forget:
        forget()


def spoken() -> Speaker:
    """Who speaks now; English where nobody has said which."""
    global _spoken
    # Another thread may have the language changed meanwhile: it is asked for once.
    now, turn = _spoken, _turn
    if now is None:
        now = speaker(_asked[0], [_places[whose] for whose in _WHOSE if whose in _places], _asked[1])
        if turn == _turn:
            _spoken = now
    return now


def say(key: str, /, reader: str = "", **values: Value) -> Text:
    """A message in the language that is spoken: ``say("title-load.line", count=3)``."""
    return (_spoken or spoken()).tell(key, values, reader)


def tell(key: str, values: Values, reader: str = "") -> Text:
    """As ``say``, with values in a mapping."""
    return spoken().tell(key, values, reader)


def has(key: str) -> bool:
    """Whether there is a message, or an attribute of one: for those that not everything has."""
    return spoken().has(key)


def term(kind: str, key: str) -> str:
    """By what the catalogs know the name of a thing: "unit-dark-young".

    What an id has behind a slash tells apart things of one name.
    """
    return f"{kind}-{key.partition('/')[0]}".replace("_", "-")


@functools.lru_cache(maxsize=4096)
def name(kind: str, key: str, mark: str = "", number: int = 1) -> Name:
    """The name of a thing for a place in a message, by its kind and the id the rules give it.

    ``number`` of them where there are several; ``mark`` is markup around the name: ``"**{}**"``.
    """
    return Name(term(kind, key), mark, number)


def say_name(value: Name) -> Text:
    """A name by itself, as in a heading: "The King in Yellow", "2 Ghouls"."""
    return spoken().named(value.term) if value.number == 1 and not value.mark else spoken().form("name", value)


def per_language(told: Callable[_P, _R]) -> Callable[_P, _R]:
    """A cache for what has words in it: forgotten when another language is spoken."""
    kept = functools.cache(lambda turn, *args, **named: told(*args, **named))
    _forget.append(kept.cache_clear)

    @functools.wraps(told)
    def asked(*args: _P.args, **named: _P.kwargs) -> _R:
        # What a thread was told just before a change is found by nobody after it.
        return kept(_turn, *args, **named)  # type: ignore[arg-type]

    asked.cache_clear = kept.cache_clear  # type: ignore[attr-defined]
    return asked


def recent_per_language(most: int) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """As ``per_language``, for what is large, as a picture with words on it: only the last ``most`` are kept."""

    def keep(made: Callable[_P, _R]) -> Callable[_P, _R]:
        kept = functools.lru_cache(most)(made)
        _forget.append(kept.cache_clear)
        return functools.wraps(made)(kept)  # type: ignore[return-value]

    return keep


@per_language
def ids(prefix: str) -> tuple[str, ...]:
    """The ids of the source's messages that begin so, without the beginning, in the order of the catalogs."""
    return tuple(key.removeprefix(prefix) for key in spoken().chain[-1].ids(prefix))
