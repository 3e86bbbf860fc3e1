"""The sources as the compiler gets them: the same program, line by line, told what Python leaves open.

The rules are written for Python: a position does not say of which game its ``state`` and ``rules``
are, a decorator makes the frames, and nothing tells a table from a variable. Compiled like that,
most of what there is to gain would be lost. So a copy is changed, never the sources themselves.
Every line keeps its number.
"""

import ast
from typing import NamedTuple

FRAMES = "game.engine.position"
TYPES = {
    # what a position has: where the compiled games define it
    "state": ("game.games.wars.rules.state", "WarsState"),
    "rules": ("game.games.wars.rules.rules", "WarsRules"),
}
TYPED = ("game.games.wars.rules", "game.games.wars.bots", "game.games.duel.bots")
"""Packages whose positions are Cthulhu Wars'."""
POSITIONS = frozenset(("pos", "trial", "after", "position"))
"""Names under which they keep a position."""
FIELDS_WITHOUT = frozenset(("battle",))
"""Fields of ``state`` that may hold nothing, which the sources know where they look and the types do not."""
OPEN = frozenset(("Facts", "Frame", "Players", "Plots", "Result", "Rite", "RiteState", "Slot"))
"""Classes that may also be made in Python, out of those compiled."""


class _Insert(NamedTuple):
    line: int
    column: int
    closing: bool
    text: str


class Copy:
    """A module's text in the making."""

    def __init__(self, text: str) -> None:
        self.tree = ast.parse(text)
        self.lines = text.splitlines()
        self.imports: dict[str, str] = {}
        """Names that only types need, and where they come from."""
        self.tail: list[str] = []
        self._inserts: list[_Insert] = []

    def around(self, node: ast.expr, before: str, after: str) -> None:
        """Set text before and after an expression."""
        assert node.end_lineno is not None and node.end_col_offset is not None
        self._inserts.append(_Insert(node.lineno, node.col_offset, False, before))
        self._inserts.append(_Insert(node.end_lineno, node.end_col_offset, True, after))

    def text(self) -> str:
        """The text with everything done."""
        lines = self.lines.copy()
        for line, column, _, new in sorted(self._inserts, reverse=True):
            # The columns of ast count bytes.
            old = lines[line - 1].encode()
            lines[line - 1] = (old[:column] + new.encode() + old[column:]).decode()
        if self.imports:
            lines.append("from typing import TYPE_CHECKING as _CHECKING")
        lines += [f"if _CHECKING: from {where} as {name}" for name, where in self.imports.items()]
        return "\n".join(lines + self.tail) + "\n"


def prepared(module: str, text: str) -> str:
    """The text of a module for the compiler."""
    copy = Copy(text)
    if any(module == package or module.startswith(f"{package}.") for package in TYPED):
        _name_types(copy)
    _fix_constants(copy)
    _write_frames(copy)
    _open_to_python(copy, module)
    return copy.text()


def _name_types(copy: Copy) -> None:
    """``pos.state`` and ``pos.rules`` get the types of the game."""
    untyped = {
        id(node.value)
        for node in ast.walk(copy.tree)
        if isinstance(node, ast.Attribute) and node.attr in FIELDS_WITHOUT
    }
    for node in ast.walk(copy.tree):
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.ctx, ast.Load)
            and node.attr in TYPES
            and isinstance(node.value, ast.Name)
            and node.value.id in POSITIONS
            and id(node) not in untyped
        ):
            module, name = TYPES[node.attr]
            copy.around(node, f"_cast(_{name}, ", ")")
            copy.imports |= {"_cast": "typing import cast", f"_{name}": f"{module} import {name}"}


def _fix_constants(copy: Copy) -> None:
    """Names of a module that are set once and for all are marked so: then reading them needs no look-up."""
    stored = [node.id for node in ast.walk(copy.tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    stored += [name for node in ast.walk(copy.tree) if isinstance(node, ast.Global) for name in node.names * 2]
    once = {name for name in stored if stored.count(name) == 1}
    for node in copy.tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            if node.target.id in once:
                copy.around(node.annotation, "_Final[", "]")
                copy.imports["_Final"] = "typing import Final"
        elif isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
            if isinstance(target, ast.Name) and _is_table(target.id, node.value) and target.id in once:
                copy.around(target, "", ": _Final")
                copy.imports["_Final"] = "typing import Final"
            elif isinstance(target, ast.Tuple):
                _fix_numbers(copy, node, target)


def _is_table(name: str, value: ast.expr) -> bool:
    """Whether a name is a constant's: no type, and no tuple, which would be taken apart and put together again."""
    if isinstance(value, ast.Tuple):
        return False
    made = value.func.id if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) else ""
    return name.isupper() and made != "TypeVar"


def _fix_numbers(copy: Copy, node: ast.Assign, target: ast.Tuple) -> None:
    """``A, B, C = range(3)`` or ``A, B = 1, 2`` in one line: every name gets its number."""
    value = node.value
    try:
        if isinstance(value, ast.Call) and ast.unparse(value.func) == "range":
            numbers = list(range(*map(ast.literal_eval, value.args)))
        else:
            numbers = list(ast.literal_eval(value))
    except (ValueError, TypeError):
        return
    if node.lineno == node.end_lineno and all(type(number) is int for number in numbers):
        pairs = zip(map(ast.unparse, target.elts), numbers, strict=True)
        copy.lines[node.lineno - 1] = "; ".join(f"{name}: _Final = {number}" for name, number in pairs)
        copy.imports["_Final"] = "typing import Final"


def _write_frames(copy: Copy) -> None:
    """Classes with the decorator ``frame`` get what it would make of them, written out."""
    for node in copy.tree.body:
        for mark in node.decorator_list if isinstance(node, ast.ClassDef) else ():
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "frame":
                assert isinstance(node, ast.ClassDef)
                copy.lines[mark.lineno - 1] = ""
                parts = _write_frame(copy, node)
                copy.tail.append(f"_enrol({node.name}, {ast.literal_eval(mark.args[0])!r}, {parts!r})")
    if copy.tail:
        copy.tail.insert(0, f"from {FRAMES} import enrol as _enrol")


def _write_frame(copy: Copy, node: ast.ClassDef) -> tuple[str, ...]:
    """Put a frame's fields onto the docstring's last line and its methods into the lines this frees."""
    doc = node.body[0]
    fields = [part for part in node.body if isinstance(part, ast.AnnAssign)]
    first = doc.end_lineno
    last = fields[-1].end_lineno if fields else first
    assert isinstance(doc, ast.Expr) and first is not None and last is not None
    names = [ast.unparse(field.target) for field in fields]
    typed = [ast.unparse(field) for field in fields]
    same = "".join(f" and self.{name} == other.{name}" for name in names)
    shown = ", ".join(f"{name}={{self.{name}!r}}" for name in names)
    given = "; ".join(f"self.{name} = {name}" for name in names)
    methods = [f"    def __eq__(self, other: object) -> bool: return isinstance(other, {node.name}){same}"]
    if fields:
        methods.append(f"    def __init__(self, {', '.join(typed)}) -> None: {given}")
        methods.append(f'    def __repr__(self) -> str: return f"{node.name}({shown})"')
    for line in range(first, last + 1):
        copy.lines[line] = methods.pop(0) if methods else ""
    copy.lines[first - 1] += "".join(f"; {field}" for field in typed)
    return tuple(names)


def _open_to_python(copy: Copy, module: str) -> None:
    """Some classes may also be made in Python, by other modules and other people, out of those compiled."""
    for node in copy.tree.body:
        if isinstance(node, ast.ClassDef) and (node.name in OPEN or node.name.endswith("Bot")):
            above = min(mark.lineno for mark in (node, *node.decorator_list)) - 2
            assert not copy.lines[above]
            copy.lines[above] = "@_attr(allow_interpreted_subclasses=True)"
            copy.imports["_attr"] = "mypy_extensions import mypyc_attr"
        elif isinstance(node, ast.FunctionDef) and module == FRAMES:
            # The decorator of the decorator is for type checkers only.
            for mark in node.decorator_list:
                copy.lines[mark.lineno - 1] = ""
