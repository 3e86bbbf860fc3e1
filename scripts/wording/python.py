"""Finds words that stand in Python: text with letters and a blank in it, and labels of a word.

What is no docstring, log line, help of a developers' command or message of an exception that only programmers meet.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
KINDS = ("sentence", "grammar", "piece", "name", "label", "error", "setup", "help", "developer")
PROGRAMMERS = {
    "ValueError", "TypeError", "KeyError", "RuntimeError", "AssertionError", "NotImplementedError", "IndexError",
    "AttributeError", "LookupError", "StopIteration", "SystemExit", "OSError", "MessageError",
}  # fmt: skip
"""Exceptions whose messages only programmers meet."""
DEVELOPERS = (
    "game/arena", "game/commands/arena.py", "game/commands/bench.py", "game/commands/simulate.py",
    "game/commands/doctor.py", "game/compiled.py", "game/engine", "game/bots/workers", "game/language",
)  # fmt: skip
"""Whose words only developers read."""
SETUP = ("SetupError", "ShapeError", "ScenarioError", "PositionError", "BadPosition")
"""What is wrong with a file's contents, in detail."""
_WORDS = re.compile(r"[A-Za-z]{2}")
_CODE = re.compile(r"^[\s\w.\[\]|,]*\[[\w\s.,|\[\]]+\][\s\w|]*$")
_LABEL = re.compile(r"[A-Z][a-z]{2,}[.:…?!]?")
_LOGS = {"debug", "info", "warning", "error", "exception", "critical", "log"}
_PATTERNS = {
    "compile",
    "match",
    "fullmatch",
    "sub",
    "search",
    "split",
    "findall",
    "finditer",
    "cast",
    "TypeVar",
    "getLogger",
}


class Found(NamedTuple):
    """Words in Python: where, of what kind, and themselves with places for what is put in."""

    path: str
    line: int
    kind: str
    text: str


def _parents(tree: ast.AST) -> dict[ast.AST, ast.AST]:
    return {child: node for node in ast.walk(tree) for child in ast.iter_child_nodes(node)}


def _name(node: ast.AST) -> str:
    """What is called: the last part of its name."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _said(node: ast.expr) -> str | None:
    """The text of a literal, with braces for what an f-string puts in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(
            str(part.value) if isinstance(part, ast.Constant) else "{" + ast.unparse(part.value) + "}"
            for part in node.values
            if isinstance(part, ast.Constant | ast.FormattedValue)
        )
    return None


def _is_code(node: ast.expr, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether it is no words: a docstring, an annotation, a pattern, names to be split, an error of programmers."""
    inner: ast.AST = node
    while parent := parents.get(inner):
        if isinstance(parent, ast.Expr):
            return inner is node
        if isinstance(parent, ast.AnnAssign) and inner is parent.annotation:
            return True
        if isinstance(parent, ast.arg | ast.Assert) or (
            isinstance(parent, ast.FunctionDef) and inner is parent.returns
        ):
            return True
        if isinstance(parent, ast.FormattedValue | ast.JoinedStr):
            return True
        if isinstance(parent, ast.Attribute) and parent.attr in ("split", "splitlines") and inner is node:
            return True
        if isinstance(parent, ast.Call):
            called = _name(parent.func)
            if called in _LOGS and isinstance(parent.func, ast.Attribute) and "log" in ast.unparse(parent.func.value):
                return True
            if called in _PATTERNS and parent.args and inner is parent.args[0]:
                return True
        if isinstance(parent, ast.Raise):
            return isinstance(parent.exc, ast.Call) and _name(parent.exc.func) in PROGRAMMERS
        if isinstance(parent, ast.stmt):
            return False
        inner = parent
    return False


def _is_shown(node: ast.expr, parents: dict[ast.AST, ast.AST]) -> bool:
    """Whether a single word with a capital is handed to something, as labels are."""
    if _is_code(node, parents):
        return False
    parent = parents[node]
    while isinstance(parent, ast.Tuple | ast.List | ast.IfExp | ast.keyword | ast.Dict):
        parent = parents[parent]
    return isinstance(parent, ast.Call | ast.Assign | ast.AnnAssign | ast.Return)


def _kind(path: str, node: ast.expr, text: str, parents: dict[ast.AST, ast.AST]) -> str:
    """What kind of words these are."""
    if path.startswith(DEVELOPERS):
        return "developer"
    inner: ast.AST = node
    grammar = isinstance(node, ast.JoinedStr)
    while parent := parents.get(inner):
        if isinstance(parent, ast.Raise):
            raised = _name(parent.exc.func) if isinstance(parent.exc, ast.Call) else ""
            return "setup" if raised in SETUP or "/rules/" in path else "error"
        if isinstance(parent, ast.keyword) and parent.arg in ("help", "description", "epilog", "usage", "metavar"):
            return "help"
        if isinstance(parent, ast.Call) and _name(parent.func).endswith(("Error", "Refused", "refuse", "refused")):
            return "setup" if "/rules/" in path else "error"
        if isinstance(parent, ast.IfExp | ast.BinOp) and not isinstance(inner, ast.Compare):
            grammar = True
        if isinstance(parent, ast.Call) and _name(parent.func) in ("counted", "listed", "replace", "format"):
            grammar = True
        if isinstance(parent, ast.stmt):
            break
        inner = parent
    if text != text.strip() or (len(text.strip().split()) < 3 and grammar):
        return "piece"
    if grammar:
        return "grammar"
    return "name" if len(text.split()) <= 3 and text[-1:] not in ".!?:" else "sentence"


def words_in(path: Path) -> Iterator[Found]:
    """The words in a module that somebody reads."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parents, place = _parents(tree), path.relative_to(ROOT).as_posix()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant | ast.JoinedStr):
            continue
        text = _said(node)
        bare = re.sub(r"\{[^{}]*\}|<[^<>]*>", "", text or "")
        if text and _LABEL.fullmatch(text) and _is_shown(node, parents) and not place.startswith(DEVELOPERS):
            yield Found(place, node.lineno, "label", text)
            continue
        if text is None or " " not in text or not _WORDS.search(bare) or _CODE.match(text) or _is_code(node, parents):
            continue
        yield Found(place, node.lineno, _kind(place, node, text, parents), text)


def in_python(folder: str, listed: Path | None) -> None:
    """Count words in Python by folder and kind."""
    found = [each for path in sorted((ROOT / folder).rglob("*.py")) for each in words_in(path)]
    rows = Counter(("/".join(each.path.split("/")[:-1][:4]), each.kind) for each in found)
    lines = [f"{'folder':46}" + "".join(f"{kind:>10}" for kind in KINDS) + f"{'all':>8}"]
    for folder in sorted({folder for folder, _ in rows}):
        counts = [rows[folder, kind] for kind in KINDS]
        lines.append(f"{folder:46}" + "".join(f"{count or '':>10}" for count in counts) + f"{sum(counts):>8}")
    totals = Counter(each.kind for each in found)
    lines.append(f"{'all':46}" + "".join(f"{totals[kind]:>10}" for kind in KINDS) + f"{len(found):>8}")
    print("\n".join(lines))
    if listed:
        told = [*lines, ""]
        for path, count in Counter(each.path for each in found).most_common():
            told.append(f"\n{count:5} {path}")
            told += [f"  {each.line:4} {each.kind:9} {each.text!r}" for each in found if each.path == path]
        listed.write_text("\n".join(told) + "\n", encoding="utf-8")
