"""What is wrong with a document, in the player's language, whatever parsers and types say of it in theirs.

``tomllib`` and ``msgspec`` tell what they met in English sentences alone; what those can be is listed here.
"""

import functools
import re
import tomllib
from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple

import msgspec

from game.engine.errors import SetupError
from game.language.spoken import say
from game.language.values import Text
from game.match.document.bounds import DEEPEST, Excess
from game.match.document.parts import PartError, path_of
from game.match.document.places import Path

_TOML_AT = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)\Z", re.DOTALL)
_BYTE = re.compile(r".*\(byte (\d+)\)\Z")
_AT = re.compile(r"(.*?)(?: - at (?:`key` in )?`\$(.*)`)?\Z", re.DOTALL)
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+)\]|\[\.\.\.\]")
_TOML_SAID = re.compile(
    r"(?P<twice>Cannot (?:overwrite|declare|redefine|mutate)|Duplicate)"
    r"|(?P<quote>Unterminated|Illegal character|Expected \"'\")"
    r"|(?P<backslash>Unescaped|Escaped|Invalid hex)"
    r"|(?P<value>Invalid (?:value|date))"
    r"|(?P<equals>Expected '='|Invalid (?:statement|initial))"
)
"""How what is wrong with TOML begins, by the message that tells it; the rest is told by one for all."""
_WRONG_TYPE = re.compile(r"Expected `([\w |]+)`(?:, got `(\w+)`)?")
_MISSING = re.compile(r"Object missing required field `(.*)`", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_NO_CHOICE = re.compile(r"Invalid (?:enum )?value (.*)", re.DOTALL)
_BOUND = re.compile(r"Expected `(int|float)` (<=|>=|<|>) (\S+)")
_LENGTH = re.compile(r"Expected `(str|array|object|bytes)` of length (<=|>=) (\d+)")
_PATTERN = re.compile(r"Expected `str` matching regex ")
_TYPES = frozenset(("int", "float", "bool", "str", "array", "object", "null"))


class Fault(NamedTuple):
    """What is wrong, and where: by a ``path`` of keys and numbers, or ``at`` a place in the text; or nobody knows."""

    told: str
    path: Path | None = None
    at: int | None = None


def fault_of(problem: Exception, text: str, kind: Hashable | None = None) -> Fault | None:
    """The fault that an exception speaks of; ``None`` for one that speaks of none. ``kind`` is what was wanted."""
    if isinstance(problem, PartError | SetupError):
        return Fault(str(problem), path_of(problem))
    if isinstance(problem, Excess):
        return Fault(str(problem), at=problem.at)
    if isinstance(problem, UnicodeDecodeError):
        return Fault(say("error-document-utf8"), at=len(problem.object[: problem.start].decode("utf-8", "replace")))
    if isinstance(problem, tomllib.TOMLDecodeError):
        return _toml_fault(str(problem), text)
    if isinstance(problem, msgspec.ValidationError):
        return _shape_fault(problem, kind)
    if isinstance(problem, msgspec.DecodeError):
        return _json_fault(str(problem), text)
    if isinstance(problem, RecursionError):
        return Fault(say("error-document-deep", most=DEEPEST))
    if type(problem) is ValueError and "digits" in str(problem):
        return Fault(say("error-document-digits"))
    return None


def _toml_fault(said: str, text: str) -> Fault:
    found = _TOML_AT.match(said)
    why, line, column = found.groups() if found else (said, None, None)
    start = _TOML_SAID.match(why)
    sort = start.lastgroup if start else None
    if line is None or column is None:
        cut = sort in (None, "value", "equals")
        return Fault(say("error-document-cut" if cut else f"error-document-toml-{sort}"), at=len(text))
    at = _start_of_line(text, int(line)) + int(column) - 1
    return Fault(say(f"error-document-toml-{sort}") if sort else say("error-document-toml"), at=at)


def _start_of_line(text: str, line: int) -> int:
    at = 0
    for _ in range(line - 1):
        at = text.find("\n", at) + 1
    return at


def _json_fault(said: str, text: str) -> Fault:
    found = _BYTE.match(said)
    if found is None and "truncated" in said:
        return Fault(say("error-document-cut"), at=len(text))
    if found is None:
        return Fault(say("error-document-json"))
    return Fault(say("error-document-json"), at=len(text.encode()[: int(found[1])].decode("utf-8", "replace")))


def _shape_fault(problem: msgspec.ValidationError, kind: Hashable | None) -> Fault:
    """What is told of something that has not the shape it should have."""
    found = _AT.match(str(problem))
    said, where = found.groups() if found else (str(problem), None)
    path = _path(where or "")
    own = problem.__cause__
    if own is not None and own.args and isinstance(own.args[0], Text):
        # What a structure of ours says of itself.
        return Fault(str(own), path)
    if missing := _MISSING.fullmatch(said):
        return Fault(say("error-document-missing", field=missing[1]), path)
    if unknown := _UNKNOWN.fullmatch(said):
        return Fault(say("error-document-unknown", field=unknown[1][:60]), (*path, unknown[1]))
    return Fault(_told_of_value(said, path, kind), path)


def _told_of_value(said: str, path: Path, kind: Hashable | None) -> str:
    field = next((step for step in reversed(path) if isinstance(step, str)), "")
    if bound := _BOUND.fullmatch(said):
        way = "most" if bound[2].startswith("<") else "least"
        return say(f"error-document-{way}", field=field, number=bound[3])
    if length := _LENGTH.fullmatch(said):
        sort = "letters" if length[1] in ("str", "bytes") else "entries"
        way = "most" if length[2] == "<=" else "least"
        return say(f"error-document-{sort}-{way}", field=field, number=int(length[3]))
    if _PATTERN.match(said):
        return say("error-document-id", field=field)
    if choice := _NO_CHOICE.fullmatch(said):
        known = _choices(kind, path)
        given = choice[1].strip("'\"")[:60]
        return say("error-document-choice", field=field, value=given, known=known)
    if wrong := _WRONG_TYPE.fullmatch(said):
        wanted = [_type_told(each) for each in wrong[1].split(" | ") if each != "null"]
        key = "error-document-type" if field else "error-document-type.whole"
        return say(key, field=field, wanted=wanted, found=_type_told(wrong[2] or "other"))
    return say("error-document-value", field=field)


def _type_told(name: str) -> Text:
    return say(f"error-document-type-{name if name in _TYPES else 'other'}")


def _path(where: str) -> Path:
    """What leads to a part, as far as it is told: which key of a table it is may not be."""
    path: list[str | int] = []
    for found in _STEP.finditer(where):
        if found[1] is None and found[2] is None:
            break
        path.append(found[1] if found[1] is not None else int(found[2]))
    return tuple(path)


def _choices(kind: Hashable | None, path: Path) -> Sequence[str]:
    """What may stand where a path leads to in a structure; nothing where nobody knows."""
    found: list[Any] = [] if kind is None else [shape_of(kind)]
    for step in path:
        found = [inner for each in _laid_open(found) for inner in _inner(each, step)]
    return [str(value) for each in _laid_open(found) for value in getattr(each, "values", ())]


@functools.cache
def shape_of(kind: Hashable) -> Any:
    """What a structure is made of."""
    from msgspec import inspect

    return inspect.type_info(kind)


def _laid_open(found: Sequence[Any]) -> list[Any]:
    """Types without what is only noted about them, those of unions one by one."""
    made: list[Any] = []
    for each in found:
        inner = getattr(each, "types", None) or ((each.type,) if type(each).__name__ == "Metadata" else ())
        made += _laid_open(inner) if inner else [each]
    return made


def _inner(of: Any, step: str | int) -> list[Any]:
    """The types of what a step leads to within a type."""
    if isinstance(step, int):
        return [of.item_type] if hasattr(of, "item_type") else []
    if hasattr(of, "value_type"):
        return [of.value_type]
    return [field.type for field in getattr(of, "fields", ()) if field.encode_name == step]
