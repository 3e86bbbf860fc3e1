"""The words of the program: every id has its words, and the words are tidy."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import pytest

from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.registry import ACTIONS
from game.games.wars.rules.rules import make_rules
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS, REQUIREMENTS
from game.games.wars.words.chapters import CHAPTERS, chapters
from game.language.spoken import speak
from game.match.words import words
from scripts.wording.catalogs import catalog, folders

RULINGS = Path(__file__).resolve().parents[2] / "docs" / "rulings.md"

make_rules()  # registers every action

IDS = {
    "faction": " ".join(FACTIONS),
    "unit": " ".join(kind.id for kind in KINDS),
    "ability": " ".join(chain(*FACTION_ABILITIES)),
    "book": " ".join(chain(*BOOKS)),
    "requirement": " ".join(chain(*REQUIREMENTS)),
    "action": " ".join([
        "ritual", "reveal", "done", "undo", "blood_sacrifice", "dematerialization", *(entry.id for entry in ACTIONS)
    ]),
    "area": """arctic_ocean north_atlantic south_atlantic north_pacific south_pacific indian_ocean antarctica
        europe scandinavia asia north_asia south_asia arabia africa west_africa east_africa
        north_america north_america_west north_america_east central_america
        south_america south_america_west south_america_east australia new_zealand
        merrimac_river gardner_reservoir martins_cove devils_reef_miskatonic_river loblolly_cove_mystic_river
        jersey_reef_charles_river innsmouth rockport arkham salem boston dunwich""",
    "place": "devils_reef miskatonic_river loblolly_cove mystic_river jersey_reef charles_river",
    "map": "earth_3 earth_4_west3_east5 earth_4_west5_east3 earth_5 lovecraft_country",
    "edition": "first later",
    "phase": "gather first_player doom action",
    "sign": "crescent chevron claw",
    "bot": "random newcomer beginner initiate adept amateur hierophant oracle expert professional master",
    "end": "doom_30 instant_death reveal cap humanity shared",
    "term": """power doom elder_sign ritual ritual_track doom_track decay portal order instant_death minimum gate keeper
        control abandoned pool captive cultist monster terror great_old_one unit area adjacent ocean enemy in_play
        submerged
        combat attacker defender kill pain retreat no_room eliminated exempted desecration gold_sign spellbook
        requirement common_action unique_action unlimited_action turn pre_battle post_battle ongoing pledge humanity""",
}

FIELDS = {
    "faction": "name short tagline hint",
    "unit": "name plural text source",
    "ability": "name text source",
    "book": "name text source short",
    "requirement": "name text source",
    "action": "name text source",
    "area": "name text source",
    "place": "name",
    "map": "name text",
    "edition": "name line text source",
    "phase": "name text source",
    "sign": "name text source",
    "bot": "name text",
    "end": "name text",
    "term": "name forms text note source",
}

PARTS = ("short", "tagline", "hint", "line", "note", "forms", "source")
LONGEST = {
    ("faction", "name"): 20,
    ("faction", "tagline"): 90,
    ("unit", "name"): 20,
    ("unit", "plural"): 20,
    ("ability", "name"): 20,
    ("book", "name"): 28,
    ("book", "short"): 60,
    ("requirement", "name"): 28,
    ("action", "name"): 14,
    ("area", "name"): 31,
    ("place", "name"): 20,
    ("map", "name"): 28,
    ("edition", "name"): 20,
    ("phase", "name"): 20,
    ("sign", "name"): 12,
    ("bot", "name"): 20,
    ("end", "name"): 28,
    ("term", "name"): 28,
    ("term", "note"): 72,
}

SECTIONS = """aim setup turn actions gates capture signs books battle talks editions duel two rulings program"""


@pytest.fixture(scope="module")
def things() -> dict:
    """The texts of all things, with their names."""
    loaded = {kind: {key: {} for key in keys.split()} for kind, keys in IDS.items()}
    for kind, table in _told().items():
        loaded[kind].update(table)
    for kind, table in loaded.items():
        for key, entry in table.items():
            entry["name"] = words().name(kind, key)
            if kind == "unit":
                entry["plural"] = words().plural(key)
    return loaded


def _told() -> dict[str, dict[str, dict[str, str]]]:
    """What is said of all things, part by part, by kind and id."""
    found = {}
    for kind in IDS:
        told = {key: {part: words().told(kind, key, part) for part in PARTS} for key in words().things(kind)}
        for key, entry in told.items():
            entry["text"] = words().told(kind, key)
        found[kind] = {key: {part: text for part, text in entry.items() if text} for key, entry in told.items()}
    return found


def _strings(value: object, path: str = "") -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _strings(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _strings(inner, f"{path}[{number}]")
    else:
        pytest.fail(f"{path}: neither text nor table")


def _all_strings() -> list[tuple[str, str]]:
    return [*_strings(_told(), "things"), *_rules()]


def _rules() -> list[tuple[str, str]]:
    """The title of every chapter of the rules, and title, text and source of every entry."""
    found = [(chapter.id, chapter.title) for chapter in chapters()]
    for told in (told for chapter in chapters() for told in chapter.entries):
        found += [(f"{told.id}.title", told.title), (f"{told.id}.text", told.text), (f"{told.id}.source", told.source)]
    return found


def test_every_id_and_nothing_extra(things: dict) -> None:
    assert {kind: set(table) for kind, table in things.items()} == {k: set(v.split()) for k, v in IDS.items()}


def test_every_field_and_nothing_extra(things: dict) -> None:
    wrong = [
        f"{kind}.{key}: {sorted(entry)}"
        for kind, table in things.items()
        for key, entry in table.items()
        if set(entry) != set(FIELDS[kind].split())
    ]
    assert wrong == []


def test_lengths(things: dict) -> None:
    wrong = [
        f"{kind}.{key}.{field} has {len(entry[field])} characters"
        for (kind, field), most in LONGEST.items()
        for key, entry in things[kind].items()
        if len(entry[field]) > most
    ]
    assert wrong == []


def test_names_differ_within_a_kind(things: dict) -> None:
    for kind, table in things.items():
        names = [entry["name"] for entry in table.values()]
        assert len(set(names)) == len(names), kind


def test_shape_of_the_small_texts(things: dict) -> None:
    for key, faction in things["faction"].items():
        assert 2 <= len(faction["short"].split()) <= 4, key
        assert 2 <= len(re.findall(r"[.!?](?: |$)", faction["hint"])) <= 3, key
    for key, book in things["book"].items():
        assert 1 <= len(re.findall(r"[.!?](?: |$)", book["text"])) <= 5, key
        assert not book["short"].endswith("."), key


def test_rules_are_ordered_chapters_and_every_entry_is_in_one() -> None:
    assert " ".join(CHAPTERS) == SECTIONS and all(CHAPTERS.values())
    listed = [entry for entries in CHAPTERS.values() for entry in entries]
    assert len(set(listed)) == len(listed) and not set(listed) & set(CHAPTERS)
    told = {key.partition(".")[0] for key in catalog(folders("en")).patterns if key.startswith("wars-rules-")}
    assert told == {f"wars-rules-{key}".replace("_", "-") for key in ("ruling", "also", *CHAPTERS, *listed)}


def test_where_factions_begin_is_told_of_all_that_have_no_choice() -> None:
    """Out of the boards: every faction with a start area of its own, in all languages."""
    fixed = {side: board.areas[area] for board in MAPS.values() for side, area in board.start.items()}
    assert len(fixed) > 4
    for language in ("de", "en"):
        speak(language)
        told = next(told for chapter in chapters() for told in chapter.entries if told.id == "setup_start").text
        for side, area in fixed.items():
            assert f"{words().name('faction', FACTIONS[side])} (" in told and words().name("area", area) in told


def test_bold_is_closed_and_only_in_the_rules(things: dict) -> None:
    assert [path for path, text in _strings(things) if "*" in text] == []
    for path, text in _rules():
        assert text.count("**") % 2 == 0, path
        assert "*" not in text.replace("**", ""), path
        assert all(term and term == term.strip() for term in text.split("**")[1::2]), path


@pytest.mark.parametrize(
    ("slip", "pattern"),
    [
        ("empty", r"^\s*$"),
        ("double space", r"  "),
        ("space at an end", r"^\s|\s$"),
        ("line break or tab", r"[\n\r\t]"),
        ("straight quotation mark", r'"'),
        ("straight apostrophe", r"'"),
        ("space before a stop", r" [.,;:!?]"),
        ("doubled stop", r"\.\.|,,|;;|\.,"),
        ("doubled word", r"(?i)\b([a-z]+) \1\b"),
    ],
)
def test_typography(slip: str, pattern: str) -> None:
    assert [path for path, text in _all_strings() if re.search(pattern, text)] == [], slip


def test_sentences_end_with_a_stop() -> None:
    fields = ("text", "hint", "tagline")
    assert [p for p, t in _all_strings() if p.rsplit(".", 1)[-1] in fields and t[-1] not in ".!?"] == []


def test_rulings_are_numbered_and_cited_ones_exist() -> None:
    numbers = [int(n) for n in re.findall(r"^- \*\*R(\d+)\*\*", RULINGS.read_text(encoding="utf-8"), re.M)]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert set(CHAPTERS["rulings"]) == {f"r{number}" for number in numbers}
    cited = {int(n) for _, text in _all_strings() for n in re.findall(r"\bR(\d+)\b", text)}
    assert cited <= set(numbers)
