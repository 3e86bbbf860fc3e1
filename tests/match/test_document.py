"""Files that people write: refused before a parser could drown in them, and what is wrong told with its line."""

import json
import time

import msgspec
import pytest

from game.language.spoken import speak
from game.match.campaign.book import BookError, read_book
from game.match.document import bounds
from game.match.document.places import line_of
from game.match.lessons.files import LessonError, read_lesson, read_puzzle
from game.match.saves import SaveError
from game.match.scenarios import read_scenario
from tests.sayings import tells

READERS = {
    "own.campaign.toml": (read_book, BookError), "own.lesson.toml": (read_lesson, LessonError),
    "own.puzzle.toml": (read_puzzle, LessonError), "own.campaign.json": (read_book, BookError),
    "own.scenario.json": (read_scenario, SaveError),
}  # fmt: skip
FAT = {
    "a key of many parts": ("a" + ".a" * 40_000 + " = 1", "error-document-parts"),
    "a heading of many parts": ("[" + ".".join("a" * 40_000) + "]", "error-document-parts"),
    "lists in lists": ("a = " + "[" * 40_000, "error-document-deep"),
    "tables in tables": ("a = " + "{a=" * 20_000, "error-document-deep"),
    "quotation marks that never close": ('a = """' + '\\"""' * 20_000, "error-document-toml-quote"),
    "a backslash at the end of many of them": ("a = " + '"""\\' * 20_000, "error-document-toml-backslash"),
    "a number of many digits": ("a = " + "9" * 80_000, "error-document-digits"),
}
TOML = '''kind = "x"
text = """
[[chapters]]
seats = "no"
"""
[[chapters]]
id = "one"
seats = [
  { who = "first" },
  { who = "second", "power" = 3 },
]
[chapters.triumph]
then = [{ rule = "mark" }, { rule = "relics" }]
# [[chapters]]
[[chapters]]
id = 'two'
a.b . "c.d" = 4
[[chapters.seats]]
who = "first"
[[chapters.seats]]
who = "enemy"
'''
JSON = """{
  "kind": "x", "map": "[{",
  "seats": [
    {"bot": "", "name": "Ada"},
    {"bot": "",
     "name": "Bram"}],
  "setup": {
    "units": {"a": ["b"]}
  }
}"""


@pytest.mark.parametrize("case", FAT)
@pytest.mark.parametrize("name", [name for name in READERS if name.endswith("toml")])
def test_toml_that_would_drown_the_parser_is_refused_at_once(tmp_path, name, case):
    text, said = FAT[case]
    (tmp_path / name).write_text(text)
    read, error = READERS[name]
    began = time.process_time()
    with pytest.raises(error) as refused:
        read(tmp_path / name)
    assert tells(str(refused.value), said, most=16 if "parts" in said else 32)
    assert time.process_time() - began < 2


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("kind",), 1), (("chapters", 0, "id"), 7), (("chapters", 0, "seats"), 8), ((), 1),
        (("chapters", 0, "seats", 1, "power"), 10), (("chapters", 0, "seats", 1, "level"), 10),
        (("chapters", 0, "triumph", "then", 1, "rule"), 13), (("chapters", 0, "defeat"), 6), (("chapters", 1), 15),
        (("chapters", 1, "a", "b", "c.d"), 17), (("chapters", 1, "seats", 1, "who"), 21),
        (("chapters", 1, "seats", 1, "enemy"), 20), (("chapters", 2), 6), (("endings",), 1),
    ],
)  # fmt: skip
def test_a_part_of_toml_is_found_with_its_line(path, line):
    assert line_of(TOML, path, toml=True) == line


@pytest.mark.parametrize(
    ("path", "line"),
    [(("kind",), 2), (("map",), 2), (("seats", 1), 5), (("seats", 1, "name"), 6), (("setup", "units", "a", 0), 8),
     (("setup", "gates"), 7), (("edition",), 1)],
)  # fmt: skip
def test_a_part_of_json_is_found_with_its_line(path, line):
    assert line_of(JSON, path, toml=False) == line


@pytest.mark.parametrize("text", ["", "]", "}}]", "= = =", '"', "a = [1, 2", "[a", "[a]]", "{", "'''", "[[a]\n[["])
def test_a_line_is_found_in_any_text(text):
    assert line_of(text, ("a", 0, "b"), toml=True) >= 1 and line_of(text, ("a", 0, "b"), toml=False) >= 1


WRONG = {
    "own.campaign.toml": [
        ("kind = 3", "type", 1), ("kind = 'x'", "choice", 1), ("\nkind = 'Mythos Table campaign'", "missing", 1),
        ("\nx = 1", "unknown", 2), ("title = ''\n[[chapters]]\nid = 'A'", "id", 3), ("a = 'x", "toml-quote", 1),
        ("\n\na = = 1", "toml-value", 3), ("a = 1\na = 2", "toml-twice", 2), ("\na b", "toml-equals", 2),
        ('a = "\\q"', "toml-backslash", 1), ("a = 1\nb", "cut", 2), ("\n[a", "cut", 2), ("a = 1 2", "toml", 1),
    ],
    "own.scenario.json": [
        ("{\n\n]", "json", 3), ('{"a":\n', "cut", 2), ('{"kind": ""}', "choice", 1), ("[" * 40, "deep", 1),
        ("[]", "type.whole", 1),
    ],
    "own.lesson.toml": [
        ("minutes = 0", "least", 1), ("\nminutes = 500", "most", 2), ("learns = []", "entries-least", 1),
        ("steps = [1]", "type", 1), ("learns = ['','','','','']", "entries-most", 1),
        (f"title = '{'x' * 200}'", "letters-most", 1), ("[table]\n[table.setup]\nx = 1", "missing", 1),
    ],
}  # fmt: skip


@pytest.mark.parametrize(("name", "text", "said", "line"),
                         [(name, *case) for name, cases in WRONG.items() for case in cases])  # fmt: skip
def test_what_is_wrong_is_told_with_its_line_in_our_own_words(tmp_path, name, text, said, line):
    path = tmp_path / name
    path.write_text(text)
    read, error = READERS[name]
    with pytest.raises(error) as refused:
        read(path)
    told = str(refused.value)
    assert tells(told, f"error-document-{said}") and f"(line {line})" in told and told.startswith(name)
    assert not any(english in told for english in ("Expected", "Object", "JSON is malformed", "(at", "`", "$"))


def test_a_file_that_is_not_utf_8_says_where(tmp_path):
    (tmp_path / "own.campaign.toml").write_bytes(b"kind = 'x'\ntitle = '\xff'")
    with pytest.raises(BookError) as refused:
        read_book(tmp_path / "own.campaign.toml")
    assert tells(str(refused.value), "error-document-utf8") and "(line 2)" in str(refused.value)


def test_what_is_wrong_with_a_position_is_told_with_its_line(tmp_path):
    factions = ["great_cthulhu", "black_goat", "yellow_sign"]
    given = {"kind": "Mythos Table scenario", "game": "wars", "factions": factions, "map": "earth_3",
             "edition": "first", "seats": [{"bot": "", "name": name} for name in "ABC"],
             "setup": {"turn": 1, "units": {"great_cthulhu": {"acolyte": ["mars"]}}}}  # fmt: skip
    path = tmp_path / "own.scenario.json"
    path.write_text(json.dumps(given, indent=1))
    at = path.read_text().splitlines().index('  "units": {') + 1
    with pytest.raises(SaveError) as refused:
        read_scenario(path)
    assert "mars" in str(refused.value) and f"(line {at})" in str(refused.value)
    path.write_text(json.dumps({**given, "map": "atlantis"}, indent=1))
    with pytest.raises(SaveError, match=r"atlantis.*\(line 9\)"):
        read_scenario(path)


@pytest.mark.parametrize("data", [b"[" * 400_000, b"[" + b"[]," * 400_000 + b"0]", b"[" + b"7," * 1_600_000 + b"7]"])
def test_json_that_would_fill_the_memory_is_refused_unread(data, monkeypatch):
    monkeypatch.setattr(msgspec.json, "decode", None)
    with pytest.raises(bounds.Excess):
        bounds.from_json(data, list)


def test_a_wrong_file_is_told_in_the_language_that_is_spoken(tmp_path):
    path = tmp_path / "own.scenario.json"
    path.write_text('{"kind": "Mythos Table scenario",\n "seats": [{"bot": ""}]}')
    speak("de")
    try:
        with pytest.raises(SaveError) as refused:
            read_scenario(path)
    finally:
        speak("en")
    assert str(refused.value).endswith("das Feld „name“ fehlt; ergänze es (Zeile 2).")
