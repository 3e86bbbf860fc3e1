"""One term for each thing: no message has a word that the tables of terms forbid in that sense."""

import re
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from scripts.wording.catalogs import catalog, folders, languages, readings

HERE = Path(__file__).parent


class Term(NamedTuple):
    """What a thing is called, what it is not called, and the messages where those words mean something else."""

    thing: str
    say: str
    forbidden: re.Pattern[str]
    excepted: tuple[str, ...]


@cache
def terms(code: str) -> tuple[Term, ...]:
    table = tomllib.loads((HERE / f"terms_{code}.toml").read_text(encoding="utf-8"))["term"]
    return tuple(
        Term(each["thing"], each["say"], re.compile("|".join(each["not"]), re.I), tuple(each.get("except", ())))
        for each in table
    )


@cache
def used(code: str) -> dict[Term, dict[str, str]]:
    """Which messages have a forbidden word, by term: each message with what it says."""
    found: dict[Term, dict[str, str]] = {term: {} for term in terms(code)}
    for key, pattern in catalog(folders(code)).patterns.items():
        for text in () if key.startswith("form-") else map(bare, readings(pattern)):
            for term in terms(code):
                if term.forbidden.search(text):
                    found[term][key] = text
    return found


def bare(text: str) -> str:
    """A text without markup and with single blanks; links keep the words they show."""
    return " ".join(re.sub(r"<[^<>]*>|\*\*|__", "", text).split())


def test_each_language_that_ships_has_its_table_of_terms() -> None:
    assert {code: len(terms(code)) > 5 for code in languages()} == dict.fromkeys(languages(), True)


@pytest.mark.parametrize("code", languages())
def test_each_thing_has_one_term(code: str) -> None:
    wrong = [
        f"{key}: “{text}”: {term.thing} is “{term.say}”"
        for term, messages in used(code).items()
        for key, text in messages.items()
        if not any(fnmatchcase(key, each) for each in term.excepted)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("code", languages())
def test_every_exception_from_a_term_is_needed(code: str) -> None:
    idle = [
        f"{term.say}: {each}"
        for term, messages in used(code).items()
        for each in term.excepted
        if not any(fnmatchcase(key, each) for key in messages)
    ]
    assert not idle, "\n".join(idle)
