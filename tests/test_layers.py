"""The arrows between the rooms: each imports only what is below it.

``ui -> match -> bots -> games -> engine``; inside a game's package ``screen -> words -> bots -> rules``, which stand
on the window, the match layer, the bots and the engine. The arena stands beside the window: it imports what the
window may not, and the window nothing of it.
"""

import ast
import functools
import gc
import re
import sys
from collections.abc import Iterator, Sequence
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from game.games.registry import games
from game.games.rites.rules.cards import ARTIFACT_ID, RITE_ID
from game.games.rites.rules.power_plays import KINDS as KINDS_OF_POWER_PLAYS
from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, FACTIONS, KINDS

GAME = Path(__file__).parent.parent / "game"
MODULES = sorted(GAME.rglob("*.py"))
GAMES = ("wars", "duel", "rites")
PARTS = ("rules", "bots", "words", "screen")
BUILT_ON = {"duel": ("duel", "wars")}
"""Games whose packages may import those of another game."""
MAY_IMPORT = {
    "engine": {"engine"},
    "language": {"language", "shipped"},
    "games": {"games", "engine", "language", "plainfile"},
    "bots": {"bots", "language", "games", "engine", "modulepath"},
    "match": {
        "match", "shipped", "plainfile", "language", "bots", "games", "engine", "msgspec", "platformdirs", "filelock",
    },
    "arena": {"arena", "language", "match", "bots", "games", "engine", "msgspec"},
    "ui": {"ui", "shipped", "language", "match", "games", "engine", "pygame", "pygame_gui"},
    "rules": {"rules", "games", "engine"},
    "game bots": {"game bots", "rules", "bots", "games", "engine"},
    "words": {"words", "language", "game bots", "rules", "match", "bots", "games", "engine", "msgspec"},
    "tablets": set(),
    "factions": {"factions", "rules", "games"},
    "terminal": {"terminal", "language", "match", "bots", "games", "engine"},
    "text": {"text", "language", "words", "game bots", "rules", "terminal", "match", "bots", "games", "engine"},
    "screen": {"screen", "shipped", "language", "words", "ui", "match", "games", "engine", "pygame", "pygame_gui"},
}
"""By room: the rooms of the program, and the packages from elsewhere, that its modules may import."""
NAMES_A_GAME = {"match/campaign/facts.py"}
"""Modules that name a game though they work with any: a field of campaign files."""
BESIDE = {"api", "content", "cli", "commands", "compiled", "modulepath", "plainfile", "shipped", "__init__", "__main__"}
"""What stands beside ui and may import everything; ``pygame`` only where the display is looked at."""
POSIX_ONLY = {
    "curses", "fcntl", "grp", "nis", "posix", "pty", "pwd", "readline", "resource", "spwd", "syslog", "termios", "tty",
}  # fmt: skip
ON_LINUX = {"bots/workers/process.py": {"fcntl"}}
"""What modules import of that behind a look at the system."""


@pytest.fixture(scope="module", autouse=True)
def trees() -> Iterator[None]:
    """All modules are parsed once. Their trees are many objects without circles: looking for some takes longer."""
    gc.disable()
    yield
    parsed.cache_clear()
    gc.enable()


@functools.cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@functools.cache
def imports(path: Path) -> set[str]:
    """What a module imports: ``game.<package>`` as the package's name, anything else by its first part."""
    found = set()
    for node in ast.walk(parsed(path)):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            parts = name.split(".")
            found.add(room(parts[1:]) if parts[0] == "game" and len(parts) > 1 else parts[0])
    return found


def room(parts: Sequence[str]) -> str:
    """The room of a module by the parts of its name below ``game``: a package's, or ``<game> <part>``."""
    if parts[0] != "games" or len(parts) < 2 or parts[1] not in GAMES:
        return parts[0]
    # A folder of one rite or faction has rooms of its own: games.rites.tablets.the_hound.rules is the game's rules too.
    part = next((part for part in parts[2:] if part in PARTS), parts[2] if len(parts) > 2 else "")
    return f"{parts[1]} {'game bots' if part == 'bots' else part}".strip()


def package(path: Path) -> str:
    return room(list(path.relative_to(GAME).with_suffix("").parts))


def kind(of: str) -> str:
    """What kind of room it is: that of every game's rules, bots, words or screen is one."""
    game, _, part = of.partition(" ")
    return part if game in GAMES and part else of


def allowed(asking: str, asked: str) -> bool:
    """Whether modules of a room may import from another."""
    game, other = asking.partition(" ")[0], asked.partition(" ")[0]
    if game in GAMES and other in GAMES and other not in BUILT_ON.get(game, (game,)):
        return False
    if game not in GAMES and other in GAMES:
        return False
    return kind(asked) in MAY_IMPORT[kind(asking)]


def name_of(path: Path) -> str:
    return path.relative_to(GAME).as_posix()


def foreign(path: Path) -> set[str]:
    """What a module imports that it may not: what only POSIX has, and what its layer does not allow."""
    found = imports(path)
    wrong = found & POSIX_ONLY - ON_LINUX.get(name_of(path), set())
    if package(path) in BESIDE or package(path).removesuffix(" __init__") in GAMES:
        return wrong
    # game.__version__ and the like are the program's own, not a layer.
    others = found - set(sys.stdlib_module_names) - {"__version__", "__init__"}
    return wrong | {other for other in others if not allowed(package(path), other)}


def test_imports_point_to_the_right():
    """A module imports only the standard library and what its layer allows, and nothing that only POSIX has."""
    assert {name_of(path): wrong for path in MODULES if (wrong := foreign(path))} == {}


def taken(tree: ast.AST) -> Iterator[tuple[str, str]]:
    """What is imported anywhere in a module, late or for types alone: where from, and the name taken."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)


def test_no_imports_run_in_circles():
    """Nothing imports, not even late or for a type, what stands on it; scenes open one another by name."""
    modules = {".".join(("game", *path.relative_to(GAME).with_suffix("").parts)): path for path in MODULES}
    paths = {name.removesuffix(".__init__"): path for name, path in modules.items()}
    graph = {
        name: {f"{where}.{what}" if f"{where}.{what}" in paths else where for where, what in taken(parsed(path))}
        for name, path in paths.items()
    }
    TopologicalSorter(graph).prepare()


def test_every_package_is_a_layer_or_beside():
    """A new package must be given its place among the layers."""
    assert {kind(package(path)) for path in MODULES} - {"__init__"} == set(MAY_IMPORT) | BESIDE - {"__init__"}


def test_only_the_window_and_the_doctor_import_pygame():
    """Everything but the window runs where there is no pygame."""
    below = [path for path in MODULES if kind(package(path)) not in ("ui", "screen")]
    users = {name_of(path) for path in below if imports(path) & {"pygame", "pygame_gui"}}
    assert users == {"commands/doctor.py"}


def test_the_engine_knows_no_faction_and_no_card():
    """No identifier or text in the engine names anything out of a game's box."""
    things = {
        *FACTIONS,
        *(name for names in (*BOOKS, *FACTION_ABILITIES) for name in names),
        *(kind.id for kind in KINDS),
        *ARTIFACT_ID,
        *RITE_ID,
        *KINDS_OF_POWER_PLAYS,
    }
    for path in (GAME / "engine").glob("*.py"):
        for node in ast.walk(parsed(path)):
            texts = [getattr(node, field, None) for field in ("id", "attr", "name", "arg", "value")]
            words = {text.lower() for text in texts if isinstance(text, str) and re.fullmatch(r"\w+", text)}
            assert not words & things, f"{path.name} names {words & things}"


def names_a_game(tree: ast.Module) -> bool:
    """Whether a text, an identifier or an import of a module names a game by its id or its name; docstrings may."""
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    nodes = [node for node in ast.walk(tree) if id(node) not in docstrings]
    said = {getattr(node, field, None) for node in nodes for field in ("id", "attr", "name", "arg", "value", "module")}
    texts = " ".join(text for text in said if isinstance(text, str))
    words = {word.lower() for word in re.findall("[A-Z]?[a-z]+", texts)}
    return not words.isdisjoint(GAMES) or any(each.called in texts for each in games().values())


def test_what_works_with_any_game_names_none():
    """Everything below and beside the games' packages asks them, and never which game it is."""
    rooms = ("engine", "bots", "match", "arena", "terminal", "commands", "ui")
    assert {name_of(path) for path in MODULES if package(path) in rooms and names_a_game(parsed(path))} == NAMES_A_GAME
