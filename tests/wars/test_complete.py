"""Nothing of the game is missing: every unit, ability, requirement, book and common action has all it needs.

Each needs a handler in the rules, words, a picture, and a test of its own. A test is its own
when the name of the test function (or a parameter of it) says the id: what tests ``devour``
is called ``test_devour_...``, what tests the unit ``deep_one`` names ``"deep_one"`` among
its parameters. ``scripts/knockout.py`` proves that these tests fail when the ability is gone.
"""

import ast
import functools
import tomllib
from pathlib import Path

import pytest

from game.games.wars.factions.rules.tables import FACTION_TABLES
from game.games.wars.rules.faction import GREAT_OLD_ONE
from game.games.wars.rules.flow.awakening import AWAKENINGS
from game.games.wars.rules.registry import ACTIONS, HOOKS, WATCHERS
from game.games.wars.rules.rules import FIRST_ACTIONS, LAST_ACTIONS, make_rules
from game.games.wars.rules.units import (
    BOOKS,
    FACTION_ABILITIES,
    FEWEST_SIDES,
    KINDS,
    REQUIREMENTS,
    UNIT_KIND,
    UNITS_UP_TO,
)
from game.match.words import words
from game.shipped import asset

HERE = Path(__file__).parent

make_rules()  # registers everything

COMMON = [entry.id for entry in ACTIONS if entry.side is None]
EVERYTHING = [
    *(("unit", kind.id) for kind in KINDS),
    *(("ability", name) for names in FACTION_ABILITIES for name in names),
    *(("requirement", name) for names in REQUIREMENTS for name in names),
    *(("book", name) for names in BOOKS for name in names),
    *(("action", name) for name in COMMON),
]
IDS = [f"{group} {name}" for group, name in EVERYTHING]


def handled() -> set[str]:
    """Whatever the rules do something for."""
    hooks = {handler.name for hook in HOOKS for handler in HOOKS[hook]}
    awakened = {KINDS[UNIT_KIND[unit]].id for unit in AWAKENINGS}
    brought = {kind.id for kind in KINDS if kind.cls != GREAT_OLD_ONE and kind.cost > 0}
    return hooks | {entry.id for entry in ACTIONS} | {watcher.name for watcher in WATCHERS} | awakened | brought


@functools.cache
def names_of_tests() -> str:
    """The names of all test functions of the game, with the words among their parameters, one a line."""
    lines = []
    for path in sorted(HERE.glob("test_*.py")):
        if path.name == "test_complete.py":
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = [
                    part.value
                    for decorator in node.decorator_list
                    for part in ast.walk(decorator)
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                ]
                lines.append(" ".join([node.name, *words]))
    return "\n".join(lines)


HANDLED = handled()
PICTURES = tomllib.loads(asset("icons", "icons.toml").read_text(encoding="utf-8"))["icons"]


def test_the_box_is_whole():
    """Of the first four factions 17 kinds of unit, 9 abilities, 24 requirements, 24 books, 64 figures; 10 actions."""
    first = FACTION_TABLES[:FEWEST_SIDES]
    assert [sum(len(getattr(faction, what)) for faction in first) for what in ("kinds", "abilities")] == [16, 9]
    assert all(len(faction.books) == len(faction.requirements) == 6 for faction in FACTION_TABLES)
    assert UNITS_UP_TO[FEWEST_SIDES] == 64 and len(COMMON) == 10 and len(set(EVERYTHING)) == len(EVERYTHING)


@pytest.mark.parametrize(("group", "name"), EVERYTHING, ids=IDS)
def test_has_a_handler(group, name):
    """The rules do something for it."""
    assert name in HANDLED


@pytest.mark.parametrize(("group", "name"), EVERYTHING, ids=IDS)
def test_has_words(group, name):
    """It has a name and a text of its own."""
    assert words().name(group, name).strip() and words().told(group, name).strip()


@pytest.mark.parametrize(("group", "name"), EVERYTHING, ids=IDS)
def test_has_a_picture(group, name):
    """It has a picture, and the file is there."""
    assert asset("icons", PICTURES[name]["file"]).is_file()


@pytest.mark.parametrize(("group", "name"), EVERYTHING, ids=IDS)
def test_has_a_test(group, name):
    """Some test names it."""
    assert name in names_of_tests()


def test_every_action_has_its_place_and_words():
    """Every common action is offered in a fixed place, and every action has a name, the factions' own too."""
    assert {entry.id for entry in ACTIONS if entry.side is None} == {*FIRST_ACTIONS, *LAST_ACTIONS}
    assert all(words().told("action", entry.id).strip() for entry in ACTIONS)


def test_every_hook_is_used():
    """No hook without a handler, be it that of a toy: none of the abilities was forgotten on the way."""
    toys = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("t*_*.py"))
    assert all(HOOKS[name] or f'hook("{name}"' in toys or f'toy("{name}"' in toys for name in HOOKS)
