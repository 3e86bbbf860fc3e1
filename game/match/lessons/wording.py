"""The words of lessons and puzzles that ship: messages, put into what a file says where it has no words of its own.

A message is named by the file's game and id: ``wars-lesson-4-recruit`` is the title and has the attributes ``short``,
``learns-1``, ``end`` …; ``wars-lesson-4-recruit-step-2`` is the text of a step, with ``title``, ``why``, ``leads`` and
what is said to answers: ``could-1``, ``cannot-1``, ``choice-1`` and ``choice-1-reply``.
"""

from typing import Any

from game.language.spoken import has, say
from game.match.lessons.format import SENTENCE, SENTENCES, TITLE
from game.match.outside_text import shown

MOST_LEARNT = 4


def title_of(game: str, lesson: str) -> str:
    """The message that is the title of a game's own lesson."""
    return f"{game}-lesson-{_short(game, lesson)}"


def _short(game: str, id: str) -> str:
    return id.replace("_", "-").removeprefix(f"{game}-")


def put_words(given: dict[str, Any], kind: str) -> None:
    """Put the words of a "lesson" or "puzzle" into what its file says, where there are messages and it has none."""
    table, id = given.get("table"), given.get("id")
    if not isinstance(table, dict) or not isinstance(id, str):
        return
    game = str(table.get("game"))
    if kind == "lesson":
        _put_lesson(given, title_of(game, id))
    else:
        _put_puzzle(given, f"{game}-puzzle-{_short(game, id)}")


def _put_puzzle(given: dict[str, Any], key: str) -> None:
    _put(given, TITLE, title=key, short=f"{key}.short")
    _put(given, SENTENCES, aim=f"{key}.aim", hint=f"{key}.hint", solution=f"{key}.solution", trap=f"{key}.trap")
    best = given.get("best")
    if isinstance(best, dict):
        _put(best, SENTENCE, text=f"{key}.best")
        _put(best, SENTENCES, why=f"{key}.why")


def _put_lesson(given: dict[str, Any], key: str) -> None:
    _put(given, TITLE, title=key, short=f"{key}.short")
    _put(given, SENTENCES, end=f"{key}.end", after=f"{key}.after")
    learnt = (f"{key}.learns-{number}" for number in range(1, MOST_LEARNT + 1))
    if "learns" not in given and (learns := [_said(each, SENTENCE) for each in learnt if has(each)]):
        given["learns"] = learns
    for number, step in enumerate(_tables(given, "steps"), 1):
        at = f"{key}-step-{number}"
        _put(step, TITLE, title=f"{at}.title")
        _put(step, SENTENCES, text=at, why=f"{at}.why", leads=f"{at}.leads")
        for place, reply in enumerate(_tables(step, "could"), 1):
            _put(reply, SENTENCES, say=f"{at}.could-{place}")
        for place, reply in enumerate(_tables(step, "cannot"), 1):
            _put(reply, SENTENCES, say=f"{at}.cannot-{place}")
        for place, choice in enumerate(_tables(step, "choices"), 1):
            _put(choice, TITLE, text=f"{at}.choice-{place}")
            _put(choice, SENTENCES, say=f"{at}.choice-{place}-reply")


def _tables(of: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The tables of a list in a file, which may hold anything."""
    found = of.get(name)
    return [each for each in found if isinstance(each, dict)] if isinstance(found, list) else []


def _put(into: dict[str, Any], most: int, **messages: str) -> None:
    """Put messages into the fields that are not there."""
    for field, key in messages.items():
        if field not in into and has(key):
            into[field] = _said(key, most)


def _said(key: str, most: int) -> str:
    """A message as a file may have it: one line of so many characters, whatever the player's own catalogs say."""
    return shown(say(key))[:most]
