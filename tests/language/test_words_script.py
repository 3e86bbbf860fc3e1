"""What ``scripts/words.py`` says of the catalogs that ship, and what it makes of a language that falls behind."""

import ast
from pathlib import Path

import pytest

from game.language.syntax import parse
from scripts import words
from scripts.wording import merge as merging
from scripts.wording import python, uses
from scripts.wording.merge import CHANGED, MISSING, SEEN, blocks, merge


def test_nothing_is_wrong_with_the_words_that_ship() -> None:
    """None malformed, missing or unused; each place filled; each form of a name known; none in Python."""
    assert words.check() == []


SOURCE = '''
"""A docstring of words."""
import re
from cellar import log, say, told, Button, ValueError
SIDES: "list of sides" = ("boston mystic_river", "ask:emerge ask:dreams", "top right")
LABEL, NOT_A_LABEL = "Save", "save"

def show(who: "a person", times: int) -> "some words":
    "Another docstring."
    log.warning("nothing is said of %s", who)
    re.sub("two words", "", who)
    cells = "one two three".split()
    Button("go", key="Delete", tip="Ctrl Z")
    Button("go", "Delete", text="read me")
    told(f"{who} rolls {times} dice", f"menu-{who.replace('some more', ' ')}", f"{{icon:gate}} {who}")
    if times < 0:
        raise TypeError("no such times")
    raise ValueError("try it again" if times else f"{who}: {'never mind' if cells else ''}")
'''


def test_words_in_python_are_found_and_what_is_none_is_not() -> None:
    found = ["Save", "Delete", "read me", "{} rolls {} dice", "some more", "try it again", "never mind"]
    assert sorted(each.text for each in python.words_in("sample.py", ast.parse(SOURCE))) == sorted(found)


def test_ids_that_are_not_there_unused_ones_and_empty_places_are_told() -> None:
    known = {said.key: parse("words { $a }") for said in uses.calls()}
    told = uses.misused(known | {"nobody-says-this": parse("words")})
    assert "nobody says nobody-says-this" in told and any("needs $a" in each for each in told)
    key, *others = known
    told = uses.misused({other: known[other] for other in others})
    assert any(each.endswith(f"there is no message {key}") for each in told)


def test_what_was_made_from_other_english_is_told_until_it_is_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "folders", lambda code: [tmp_path / code])
    for code, text in (("en", "a-hello = hello\na-bye = bye\n"), ("xx", "a-hello = salut\na-bye = adieu\n")):
        (tmp_path / code).mkdir()
        (tmp_path / code / "all.ftl").write_text(text, encoding="utf-8")
    assert merging.accept("xx") == 2 and merging.behind("xx") == []
    (tmp_path / "en" / "all.ftl").write_text("a-hello = good day\na-bye = bye\n", encoding="utf-8")
    assert merging.behind("xx") == ["a-hello"]
    assert merging.accept("xx") == 2 and merging.behind("xx") == []


def test_a_language_is_brought_up_to_the_english(tmp_path: Path) -> None:
    """What is missing is added as comments, once; what is no more goes; what was made from other English is marked."""
    missing = merge("xx", tmp_path).missing
    assert missing > 400 and merge("xx", tmp_path).missing == missing
    path = tmp_path / "wars" / "hand.ftl"
    asked = f"{MISSING}wars-hand-menu-card = card\n"
    text = path.read_text(encoding="utf-8")
    assert text.count(asked) == 1 and not blocks(text)
    path.write_text(text.replace(asked, "wars-hand-menu-card = carte\nwars-hand-old = vieux\n"), encoding="utf-8")
    assert merge("xx", tmp_path) == (missing - 1, 1, 0)
    seen = tmp_path / "wars" / SEEN
    seen.write_text("wars-hand-menu-card 000000000000\n", encoding="utf-8")
    for _ in range(2):
        assert merge("xx", tmp_path) == (missing - 1, 0, 1)
    assert f"{CHANGED}wars-hand-menu-card = card\nwars-hand-menu-card = carte\n" in path.read_text(encoding="utf-8")
