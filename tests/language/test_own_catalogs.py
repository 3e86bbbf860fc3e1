"""Whatever the messages of one's own catalogs hold, what ships answers in their place, with a line in the log."""

import logging
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.games.registry import words_of_games
from game.language import outside
from game.language.library import ftl_files, speaker
from game.language.outside import Owner, Source
from game.language.speaker import Language, Speaker
from game.language.spoken import catalogs, ids, say
from game.language.syntax import parse
from game.language.values import Name
from game.shipped import asset
from scripts.fuzzing.catalogs import nasty, unsaid

GOAT, GREAT, GHOUL, ASIA = (Name(each) for each in
                            ("faction-black-goat", "faction-great-cthulhu", "unit-ghoul", "area-asia"))  # fmt: skip
CAPTURE = {"side": GREAT, "unit": GHOUL, "owner": GOAT, "area": ASIA}
LAUGHS = "".join(f"ha{n} = {f'{{ ha{n + 1} }}' * 10}\n" for n in range(9)) + "ha9 = ha"

SOME = ("grammar.ftl", "names.ftl", "battle.ftl", "buttons.ftl", "events.ftl", "title.ftl")


def ships(code: str) -> list[Source]:
    return [each for each in (*ftl_files(asset("text") / code), *words_of_games(code)) if each.name in SOME]


def chain(code: str, own: str) -> Speaker:
    """Who speaks a language as some of it ships, with a catalog of the player's own before it."""
    return speaker(code, [ships, lambda each: [Source("own.ftl", own, Owner.PLAYER)] if each == code else []])


SHIPPED = [each for each in ships("en") if each.name != "events.ftl"]
RAW = Language("en", SHIPPED).raw
KEYS = sorted(RAW)


@given(st.integers(0, 1 << 32), st.booleans())
@settings(max_examples=200)
def test_every_message_is_said_whatever_stands_in_its_place(seed: int, of_no_ship: bool) -> None:
    chance = random.Random(seed)
    keys = chance.sample(KEYS, chance.choice((1, 3, 12)))
    written = [key.replace(".", " =\n    .", 1) + f" = {nasty(chance, keys)}\n" for key in keys]
    own = Source("own.ftl", "".join(written), Owner.PLAYER)
    english = Language("en", [*SHIPPED, *([] if of_no_ship else [own])])
    told = Speaker([Language("eo", [own], english), english] if of_no_ship else [english])
    asked = {key.partition(".")[0] for key in keys} & RAW.keys()
    assert unsaid(told, ["-unit-ghoul", *asked], RAW) == []
    assert told.form("in", ASIA) and told.form("the", [GHOUL, GREAT, GOAT])


BROKEN = {
    "a character there is not": '{ "\\U999999" }',
    "half a character": '{ "\\uD800" }',
    "nothing to show": "a\0b",
    "a control character": "\x1b[31m",
    "a number without end": f"{{ {'9' * 5000} }}",
    "a place that nobody fills": "{ $nothing }",
    "a message there is not": "{ nothing }",
    "itself": "{ buttons-close }",
    "another that names it": "{ ring }\nring = { buttons-close }",
    "thousands of others": f"{{ ha0 }}\n{LAUGHS}",
    "places in one another": "{ $a ->\n *[x] " * 24 + "y" + "\n }" * 24,
    "forms in one another": "{ A(" + "THE(" * 300 + "$a" + ")" * 301 + " }",
    "a thousand places": "{ 1 }" * 1000,
    "a book": "word " * 5000,
    "digits without end": "{ NUMBER(1, maximumFractionDigits: 999999999) }",
    "digits before the first": "{ NUMBER(1, minimumFractionDigits: -1) }",
    "a list that is none": "{ OR(3) }",
    "a picture that is none": "{ ICON(3) }",
    "a sort of number there is not": '{ NUMBER(1, type: "nothing") ->\n   *[one] x\n }',
    "silence": "{ 1 ->\n   *[one] { \"\" }\n }",
    "silence of signs": "\u200b\u00ad",
    "a tower": "x" + "\n    x" * 200,
    "a word too long": "w" * 4000,
}  # fmt: skip


@pytest.mark.parametrize("code", ["en", "de", "eo"])
@pytest.mark.parametrize("broken", BROKEN)
def test_a_message_that_cannot_be_said_is_left_out(code: str, broken: str, caplog: pytest.LogCaptureFixture) -> None:
    told = chain(code, f"buttons-close = {BROKEN[broken]}\n")
    with caplog.at_level(logging.WARNING):
        said = [told.say("buttons-close") for _ in range(3)]
    assert set(said) == {"Schließen" if code == "de" else "Close"}
    lines = [each.getMessage() for each in caplog.records]
    assert len([line for line in lines if "buttons-close is left out" in line]) == 1, lines
    assert len(lines) <= 2 and max(map(len, lines)) < 400


@pytest.mark.parametrize("own", [
    "-faction-great-cthulhu = { $nothing }", "-faction-great-cthulhu = { -faction-great-cthulhu }",
    f"-faction-great-cthulhu = {'w' * 400}", "form-of = { THE($self, 3) }", "form-a = { A($self) }",
    "form-s = { NUMBER($name, minimumFractionDigits: 1) }", "wars-events-captured =\n    .victim = x { $nothing }",
    "-unit-ghoul =\n    .a = { $nothing }\n    .article = { nothing }",
])  # fmt: skip
def test_a_sentence_is_as_it_ships_whatever_its_names_and_forms_hold(own: str) -> None:
    told = chain("en", own)
    assert told.say("wars-events-captured", "victim", **CAPTURE) == "Great Cthulhu captures your Ghoul in Asia."
    assert told.form("the", GREAT) == told.named("faction-great-cthulhu") == "Great Cthulhu"
    assert told.say("wars-events-captured", **CAPTURE) == "Great Cthulhu captures a Ghoul of Black Goat in Asia."


def test_forms_that_are_made_of_each_other_are_made_as_one_of_them_ships() -> None:
    told = chain("en", "form-the = { A($self) }\nform-a = { THE($self) }")
    assert told.say("wars-events-captured", **CAPTURE) == "Great Cthulhu captures the Ghoul of Black Goat in Asia."


def test_a_list_that_grows_with_each_of_its_parts_is_as_it_ships() -> None:
    told = chain("en", "list-start = { $first }{ $first }{ $last }\nlist-middle = { $first }{ $first }{ $last }\n")
    assert len(told.form("the", [GHOUL] * 60)) < 4 * outside.LONGEST


def test_what_others_write_is_said_where_nothing_is_wrong_with_it() -> None:
    told = chain("de", "-unit-ghoul = Nager\nwars-events-captured = { $unit }, { buttons-close }\n")
    assert told.say("wars-events-captured", **CAPTURE) == "Nager, Schließen"
    assert told.say("wars-events-captured", "doer", **CAPTURE) != "Nager, Schließen"


def test_a_name_may_have_soft_hyphens_and_marks_of_direction() -> None:
    told = chain("en", "-unit-ghoul = Gh\u00adoul\u200e\n")
    assert told.named("unit-ghoul") == "Gh\u00adoul\u200e"


def test_a_catalog_of_ones_own_adds_no_things() -> None:
    known = ids("things-unit-")
    try:
        catalogs("player", lambda code: [Source("own.ftl", "things-unit-nothing = x\n", Owner.PLAYER)])
        assert ids("things-unit-") == known and say("things-unit-nothing") == "x"
    finally:
        catalogs("player", None)


def test_the_log_tells_no_more_than_some_hundred_messages_of_a_catalog(caplog: pytest.LogCaptureFixture) -> None:
    own = "".join(f"a{number} = {{\n" for number in range(3000)) + "nonsense\n" * 3000
    with caplog.at_level(logging.WARNING):
        assert chain("en", own).say("buttons-close") == "Close"
    assert 100 < len(caplog.records) < 600 and "3000" in caplog.text


def test_the_usual_pattern_of_a_select_is_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled, plainly = [], Language._compiled
    monkeypatch.setattr(Language, "_compiled", lambda self, pattern: compiled.append(1) or plainly(self, pattern))
    deep = "{ $a ->\n    *[x] " * 9 + "y" + "\n }" * 9
    assert Language("en", [Source("a.ftl", f"a = {deep}")]).tell("a")({"a": 1}) == "y"
    assert len(compiled) == 10 and parse(deep)
