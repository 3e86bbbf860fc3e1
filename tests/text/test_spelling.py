"""All that a player reads is spelled one way: American, with typographic quotes, with numbers that agree."""

import ast
import functools
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match.texts import counted
from game.ui import theme
from game.ui.rich import RichText
from scripts.wording.catalogs import catalog, folders, texts

ROOT = Path(__file__).resolve().parents[2]
BRITISH = (
    r"\b(anticlockwise|grey\w*|\w*colours?|\w*coloured|colouring|neighbour\w*|favour\w*|honour\w*|defence|offence|"
    r"behaviour|theatre|towards|judgement|harbour\w*|centre\w*|licence|travell\w+|labelled|labelling|armour|rumour\w*|"
    r"humour|labour\w*|fulfil|skilful|recognis\w+|organis\w+|realis\w+|analys(?:e|ed)|catalogue|programme|metre\w*|"
    r"whilst|amongst|learnt|plough|sceptic\w*|mould\w*)\b"
)
MANY = (
    "trees|cards|gates|walls|points|artifacts|prizes|rites|games|answers|pieces|Cultists|Monsters|units|books|signs|"
    "Kills|Pains|captives|graves|ghouls|spellbooks|turns|steps|losses|choices|lines|times|faults|bots|minutes|stars"
)
NEVER_ONE = {
    "{limit} answers": "a limit of thousands",
}
"""Numbers before a noun that are never 1, and why."""


def _leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(inner, f"{path}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves(inner, path)


def _texts() -> Iterator[tuple[str, str]]:
    """Every string of the text files, and what campaigns and other data tell, by where it stands."""
    for path in sorted((ROOT / "assets" / "text").rglob("*.toml")):
        yield from _leaves(tomllib.loads(path.read_text(encoding="utf-8")), path.name)
    for key, pattern in catalog(folders("en")).patterns.items():
        yield from ((key, text) for text in texts(pattern) if "." not in key or key[0] != "-")


def _keys(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from _keys(inner)


def _unsaid(tree: ast.AST) -> set[int]:
    """Literals that nobody reads at the table: docstrings and lines of the log."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            found.add(id(node.value))
        if (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name) and node.func.value.id == "log"):  # fmt: skip
            found |= {id(each) for argument in node.args for each in ast.walk(argument)}
    return found


def _template(node: ast.JoinedStr) -> str:
    return "".join(str(each.value) if isinstance(each, ast.Constant) else f"{{{ast.unparse(each.value)}}}"
                   for each in node.values if isinstance(each, ast.Constant | ast.FormattedValue))  # fmt: skip


def _said() -> Iterator[tuple[str, str]]:
    """Every sentence or stretch of words in the code, by where it stands."""
    known = {key for path in (ROOT / "assets" / "text").rglob("*.toml")
             for key in _keys(tomllib.loads(path.read_text(encoding="utf-8")))}  # fmt: skip
    for path in sorted((ROOT / "game").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        unsaid, file = _unsaid(tree), path.relative_to(ROOT).as_posix()
        for node in ast.walk(tree):
            if not isinstance(node, ast.JoinedStr | ast.Constant) or id(node) in unsaid:
                continue
            where = f"{file}:{node.lineno}"
            if isinstance(node, ast.JoinedStr):
                yield where, _template(node)
            elif isinstance(said := node.value, str) and said not in known and (
                " " in said or said[:1].isupper()  # a single small word is an id
            ):
                yield where, said


@functools.cache
def _told() -> list[tuple[str, str]]:
    """Every text and every sentence in the code: read when first asked for, not by every process that collects."""
    return [*_texts(), *_said()]


@pytest.mark.parametrize(("slip", "pattern"), [
    ("British spelling", BRITISH),
    ("straight quote in words", r"[A-Za-z]'[a-z]\b|[a-z]s' [a-z]|(?<![=(\[{\w])'[A-Z][a-z]+ "),
])  # fmt: skip
def test_words_are_spelled_one_way(slip: str, pattern: str) -> None:
    blanks = re.compile(r"\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}|<[^<>]*>|[\w.]+:[\w.]+|https?:\S+")
    found = [(where, text) for where, text in _told()
             if re.search(pattern, blanks.sub("", text), re.I if slip.startswith("British") else 0)]  # fmt: skip
    assert found == [], slip


def test_numbers_agree_with_their_nouns() -> None:
    """A number that may be 1 has both forms of its noun: ``{n:tree|trees}`` in texts, ``counted`` in code."""
    pattern = re.compile(r"\{(?:[^{}|]*[.\[(])?(\w+)[^{}|\w]*[^{}|]*\}(?:</?\w*>|\*\*)* (" + MANY + r")\b")
    told = [(where, text) for where, text in _told() if not where.startswith(("game/arena", "game/commands"))]
    found = {f"{{{match[1]}}} {match[2]}": where for where, text in told for match in pattern.finditer(text)}
    assert {each: where for each, where in found.items() if each not in NEVER_ONE} == {}
    assert NEVER_ONE.keys() <= found.keys(), "the list is exact"
    assert counted(1, "tree") == "1 tree" and counted(0, "tree") == "0 trees"
    assert counted(2, "loss", "losses") == "2 losses"


@pytest.mark.parametrize("markup", ["chance 25 %", "chance **25 %**", "chance **25** %", "chance <gold>25</> %"])
def test_a_sign_stays_with_its_number(markup: str) -> None:
    pygame.font.init()
    wide = RichText(markup, theme.BODY, 20, 10_000)
    for width in range(20, wide.size[0] + 20, 3):
        laid = RichText(markup, theme.BODY, 20, width)
        starts = [line[0].piece.text for _, line, _ in laid._lines if line]
        assert "%" not in starts, (markup, width)
    assert wide.lines == 1 and RichText(markup, theme.BODY, 20, wide.size[0] - 2).lines == 2
