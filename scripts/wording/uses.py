"""Finds which messages the program says: ids in ``say(...)`` and wherever else one stands, and patterns of ids."""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from game.language.syntax import Pattern
from scripts.wording.catalogs import GRAMMAR, READERS, places
from scripts.wording.sources import modules

SAYERS = {"say", "tell"}
EVERYWHERE = ("language-name",)
"""What every language says of itself."""
_ID = re.compile(r"[a-z][\w-]*-[\w-]+(?:\.[\w-]+)?")
_GIVEN = r"[a-z0-9-]*"


class Said(NamedTuple):
    """A call that says a message: where, what is put into it (``None`` if that is not told there), and for whom."""

    where: str
    key: str
    given: frozenset[str] | None
    readers: bool


class Module(NamedTuple):
    """A module of the program: where, whether it says messages, and the texts and calls in it."""

    path: str
    speaks: bool
    nodes: tuple[ast.Constant | ast.JoinedStr | ast.Call, ...]


@cache
def _modules() -> tuple[Module, ...]:
    made = []
    for path, tree in modules():
        nodes = tuple(node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr | ast.Call))
        made.append(Module(path, _speaks(tree), nodes))
    return tuple(made)


def constants() -> set[str]:
    """All texts in the program that look like an id."""
    nodes = (node for module in _modules() for node in module.nodes if isinstance(node, ast.Constant))
    return {node.value for node in nodes if isinstance(node.value, str) and _ID.fullmatch(node.value)}


def composed() -> re.Pattern[str]:
    """What matches every id that is put together somewhere."""
    found = set()
    for node in (node for module in _modules() for node in module.nodes if isinstance(node, ast.JoinedStr)):
        fixed = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
        known = "".join(str(part) for part in fixed if part)
        if re.fullmatch(r"[a-z0-9.-]{4,}", known) and ("-" in known or known[0] == "."):
            found.add("".join(_GIVEN if part is None else re.escape(str(part)) for part in fixed))
    return re.compile("|".join(sorted(found)))


def calls() -> Iterator[Said]:
    """Every call that says a message whose id stands in it."""
    for path, _, nodes in (module for module in _modules() if module.speaks):
        for node in nodes:
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYERS and node.args:
                keys = [each.value for each in _choices(node.args[0]) if isinstance(each, ast.Constant)]
                whole = node.func.id == "say" and all(word.arg for word in node.keywords)
                given = frozenset(str(word.arg) for word in node.keywords) - {"reader"} if whole else None
                readers = len(node.args) > 1 or any(word.arg == "reader" for word in node.keywords)
                yield from (Said(f"{path}:{node.lineno}", str(key), given, readers) for key in keys)


def _speaks(tree: ast.Module) -> bool:
    """Whether what a module calls ``say`` is the program's own."""
    return any(isinstance(node, ast.ImportFrom) and node.module == "game.language.spoken"
               and SAYERS & {name.name for name in node.names} for node in tree.body)  # fmt: skip


def _choices(node: ast.expr) -> list[ast.expr]:
    return [*_choices(node.body), *_choices(node.orelse)] if isinstance(node, ast.IfExp) else [node]


def misused(patterns: Mapping[str, Pattern]) -> list[str]:
    """Ids said that no message has, messages that nobody says, places that are not filled."""
    wrong = []
    for said in calls():
        if said.key not in patterns:
            wrong.append(f"{said.where}: there is no message {said.key}")
        elif said.given is not None:
            keys = [said.key, *(said.key + each for each in READERS if said.readers and said.key + each in patterns)]
            asked = {place for key in keys for place in places(patterns[key])}
            wrong += [f"{said.where}: {said.key} needs ${place}" for place in sorted(asked - said.given)]
    ids = {key for key in patterns if not key.startswith(GRAMMAR)}
    put_together = composed()
    used = constants() | {key for key in ids if put_together.fullmatch(key)} | set(EVERYWHERE)
    for key in sorted(ids - used):
        base, _, attribute = key.partition(".")
        if f".{attribute}" not in READERS or base not in used:
            wrong.append(f"nobody says {key}")
    return wrong
