"""Looks after words: ``python3 scripts/words.py python`` finds those in Python, ``... check FOLDER`` tests catalogs.

The first walks the sources for text with letters and a blank in it, and for labels of a word, that is no docstring, log
line, help of a developers' command or message of an exception that only programmers meet, and says what kind of words
each is; with ``--list FILE`` it writes every one of them. The second compares all languages of a folder with English:
what is missing, malformed or too much, which places and forms there are not; exit status 1 if anything is wrong.
"""

import argparse
import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.language.syntax import Call, MessageError, Pattern, Select, Variable, entries, expressions, parse

ROOT = Path(__file__).resolve().parent.parent
GRAMMAR = ("-", "form-", "list-", "number-")
"""What each language has of its own."""
BUILT_IN = {"NUMBER", "OR", "CAP", "ICON", "GLYPH"}
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
            return True
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


class Catalog(NamedTuple):
    """The messages of a language, and what is malformed in its files."""

    patterns: dict[str, Pattern]
    problems: list[str]


def catalog(folder: Path) -> Catalog:
    """All messages of the files in a folder."""
    patterns: dict[str, Pattern] = {}
    problems = []
    for path in sorted(folder.rglob("*.ftl")):
        found, junk = entries(path.read_text(encoding="utf-8"))
        problems += [f"{path.name}: no message: {line[:60]}" for line in junk]
        problems += [f"{path.name}: {key} is there twice" for key in found.keys() & patterns.keys()]
        for key, raw in found.items():
            try:
                patterns[key] = parse(raw)
            except MessageError as error:
                problems.append(f"{path.name}: {key}: {error}")
    return Catalog(patterns, problems)


def places(pattern: Pattern) -> set[str]:
    """What is put into a message, by name."""
    return {part.name for part in expressions(pattern) if isinstance(part, Variable)}


def forms_asked(pattern: Pattern) -> set[str]:
    """The forms of names that a message asks for."""
    called = {part.name for part in expressions(pattern) if isinstance(part, Call)} - BUILT_IN
    return {name.removeprefix("CAP_").lower().replace("_", "-") for name in called}


def texts(pattern: Pattern) -> Iterator[str]:
    """The words of a message."""
    for part in pattern:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Select):
            for inner in part.patterns:
                yield from texts(inner)


def compared(code: str, found: Catalog, source: Catalog) -> list[str]:
    """What is wrong with a language beside the one it is made from."""
    said = {key for key in found.patterns if not key.startswith(GRAMMAR)}
    wanted = {key for key in source.patterns if not key.startswith(GRAMMAR)}
    wanted_names = {key for key in source.patterns if key[0] == "-" and "." not in key}
    wrong = [*found.problems, *(f"{key} is missing" for key in sorted((wanted | wanted_names) - found.patterns.keys()))]
    wrong += [f"{key} is nowhere in the source" for key in sorted(said - wanted)]
    for key in sorted(said & wanted):
        more = places(found.patterns[key]) - places(source.patterns[key])
        wrong += [f"{key} has a place ${name} that is not filled" for name in sorted(more)]
    forms = {key.removeprefix("form-") for key in found.patterns if key.startswith("form-")}
    forms |= {key.partition(".")[2] for key in found.patterns if key[0] == "-" and "." in key}
    asked = {form for pattern in found.patterns.values() for form in forms_asked(pattern)}
    wrong += [f"no name and no grammar has the form {form}" for form in sorted(asked - forms)]
    return [f"{code}: {each}" for each in wrong]


def check(folder: Path) -> int:
    """Compare the languages in a folder with English; returns how much is wrong."""
    catalogs = {path.name: catalog(path) for path in sorted(folder.iterdir()) if any(path.rglob("*.ftl"))}
    wrong = [each for code, found in catalogs.items() for each in compared(code, found, catalogs["en"])]
    for code, found in catalogs.items():
        count = sum(len(part.split()) for pattern in found.patterns.values() for part in texts(pattern))
        print(f"{code}: {len(found.patterns)} messages, {count} words")
    print("\n".join(wrong) or "nothing is wrong")
    return len(wrong)


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


def main() -> None:
    """Look after words: those in Python, or catalogs."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("what", choices=("python", "check"))
    parser.add_argument("folder", nargs="?", help="where to look: sources, or the folder of languages")
    parser.add_argument("--list", type=Path, help="a file for all words that were found in Python")
    asked = parser.parse_args()
    if asked.what == "check":
        sys.exit(bool(check(Path(asked.folder or ROOT / "assets" / "text"))))
    in_python(asked.folder or "game", asked.list)


if __name__ == "__main__":
    main()
