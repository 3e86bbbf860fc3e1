"""Each form of file taken apart into plain data, and put together again with its checksum right."""

import gzip
import hashlib
import json
import re
import tomllib
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from game.language.syntax import Call, Expression, Reference, Select, Variable, entries, parse

DEEP = (50, 5000, 200_000)
RAW: dict[str, bytes] = {
    **{f"lists{depth}": b"[" * depth + b"]" * depth for depth in DEEP},
    **{f"tables{depth}": b'{"a":' * depth + b"0" + b"}" * depth for depth in DEEP},
    "open": b"[" * 100_000,
    "infinite": b"1e999",
    "nan": b"NaN",
    "digits": b"9" * 5000,
    "bytes": b'"\xff\xfe\xc3"',
    "surrogate": b'"\\ud800 \\udfff"',
}
"""What no tree of plain data holds, by the mark that stands for it there."""
_MARK = re.compile(rb'"raw:([a-z0-9]+)"')


def raw(name: str) -> str:
    """The mark of one of ``RAW``."""
    return f"raw:{name}"


def dumps(tree: Any) -> bytes:
    """A tree as JSON, marks replaced by what they stand for."""
    data = json.dumps(tree, separators=(",", ":")).encode()
    return _MARK.sub(lambda found: RAW.get(found[1].decode(), found[0]), data) if b'"raw:' in data else data


class Form(NamedTuple):
    """How a file is taken apart (``ValueError`` if it cannot be) and put together."""

    open: Callable[[bytes], Any]
    close: Callable[[Any], bytes]


def _shelled(*parts: str, pack: Callable[[bytes], bytes] = bytes, unpack: Callable[[bytes], bytes] = bytes) -> Form:
    """kind, format, checksum over the rest: saves, replays, campaigns in play."""

    def close(tree: Any) -> bytes:
        if not isinstance(tree, dict):
            return pack(dumps(tree))
        inner = {part: dumps(tree[part]) for part in parts if part in tree}
        version = tree.get("format")
        total = hashlib.sha256(b"\n".join((dumps(version), *inner.values()))).hexdigest().encode()
        rest = [b"%s:%s" % (dumps(key), dumps(tree[key])) for key in tree if key not in (*parts, "checksum")]
        return pack(b"{" + b",".join((*rest, b'"checksum":"%s"' % total, *(
            b'"%s":%s' % (part.encode(), data) for part, data in inner.items()))) + b"}")  # fmt: skip

    return Form(lambda data: msgspec.json.decode(unpack(data)), close)


def _open_lines(data: bytes) -> Any:
    return {"lines": [msgspec.json.decode(line[9:]) for line in data.split(b"\n") if line]}


def _close_lines(tree: Any) -> bytes:
    lines = [dumps(line) for line in tree.get("lines", ())] if isinstance(tree, dict) else [dumps(tree)]
    return b"".join(b"%08x %s\n" % (zlib.crc32(line), line) for line in lines)


def _open_record(data: bytes) -> Any:
    first, summary, packed = data.split(b"\n", 2)
    kind, version, _ = first.rsplit(b" ", 2)
    return {"kind": kind.decode(), "format": int(version), "summary": msgspec.json.decode(summary),
            "play": msgspec.json.decode(zlib.decompress(packed))}  # fmt: skip


def _close_record(tree: Any) -> bytes:
    if not isinstance(tree, dict):
        return dumps(tree)
    body = dumps(tree.get("summary")) + b"\n" + zlib.compress(dumps(tree.get("play")), 1)
    version = tree.get("format")
    first = f"{tree.get('kind')} {version if isinstance(version, int) else dumps(version).decode()[:99]}"
    total = hashlib.sha256(body).hexdigest().encode()
    return b"%s %s\n%s" % (first.encode(errors="replace"), total, body)


def toml(tree: Any) -> str:
    """A tree as a value of TOML; what TOML cannot say becomes an empty text."""
    if isinstance(tree, dict):
        return "{" + ", ".join(f"{json.dumps(str(key))} = {toml(value)}" for key, value in tree.items()) + "}"
    if isinstance(tree, list):
        return "[" + ", ".join(map(toml, tree)) + "]"
    return '""' if tree is None else dumps(tree).decode(errors="surrogateescape")


def _close_toml(tree: Any) -> bytes:
    lines = [f"{json.dumps(str(k))} = {toml(v)}\n" for k, v in tree.items()] if isinstance(tree, dict) else [toml(tree)]
    return "".join(lines).encode(errors="surrogateescape")


def _close_packed(tree: Any) -> bytes:
    return msgspec.msgpack.encode(tree)


def _gunzip(data: bytes) -> bytes:
    return gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data


_FLUENT: dict[str, str] = {
    **{f"lists{depth}": "{ $a ->\n *[x] " * (depth // 10) + "y" + "\n }" * (depth // 10) for depth in DEEP},
    **{f"tables{depth}": "{ A(" + "A(" * depth + "$a" + ")" * depth + ") }" for depth in DEEP},
    "open": "{" * 100_000,
    "infinite": "{ 1e999 }",
    "nan": "{ NUMBER($nothing) }",
    "digits": f"{{ {'9' * 5000} }}",
    "bytes": "\udcff\udcfe",
    "surrogate": '{ "\\uD800" }',
}
"""What stands for ``RAW`` in a catalog."""
_ODD = re.compile(r'[{}"\\\x00-\x1f]')


def _open_fluent(data: bytes) -> Any:
    """Messages by id; in each its texts, and its places as tables."""
    return {"messages": {key: [_place(part) for part in parse(raw)] for key, raw in entries(data.decode())[0].items()}}


def _place(part: Expression) -> Any:
    if isinstance(part, Variable):
        return {"name": part.name}
    if isinstance(part, Reference):
        return {"key": part.key}
    if isinstance(part, Call):
        return {"form": part.name, "of": [_place(each) for each in part.arguments], "named": dict(part.named)}
    if isinstance(part, Select):
        patterns = [[_place(each) for each in pattern] for pattern in part.patterns]
        return {"by": _place(part.by), "keys": list(part.keys), "patterns": patterns, "usual": part.usual}
    return part


def _close_fluent(tree: Any) -> bytes:
    lines = []
    for key, pattern in tree["messages"].items():
        message, _, attribute = key.partition(".")
        lines.append(f"{message} =\n    .{attribute} = " if attribute else f"{message} = ")
        lines.append("".join(map(_part, pattern)) + "\n")
    return "".join(lines).encode(errors="surrogateescape")


def _part(part: Any) -> str:
    """A text, or a place in its braces; what is no message any more is what it was as data."""
    if isinstance(part, str) and (found := re.fullmatch(r"raw:([a-z0-9]+)", part)):
        return _FLUENT.get(found[1], part)
    if isinstance(part, dict) and "fluent" in part:
        return str(part["fluent"])
    return part if isinstance(part, str) and not _ODD.search(part) else f"{{ {_inner(part)} }}"


def _inner(part: Any) -> str:
    if isinstance(part, dict) and "by" in part:
        rows = zip(part["keys"], part["patterns"], strict=True)
        told = [f"{'*' * (place == part['usual'])}[{key}] {''.join(map(_part, row))}"
                for place, (key, row) in enumerate(rows)]  # fmt: skip
        return "\n    ".join([f"{_inner(part['by'])} ->", *told]) + "\n "
    if isinstance(part, dict) and "form" in part:
        named = [f"{name}: {_inner(value)}" for name, value in part["named"].items()]
        return f"{part['form']}({', '.join([*map(_inner, part['of']), *named])})"
    if isinstance(part, dict):
        return f"${part['name']}" if "name" in part else str(part["key"])
    return dumps(part).decode(errors="surrogateescape")


PLAIN = Form(msgspec.json.decode, dumps)
SAVE = _shelled("header", "body")
REPLAY = _shelled("header", "body", pack=lambda data: gzip.compress(data, 1, mtime=0), unpack=_gunzip)
RUN = _shelled("run")
JOURNAL = Form(_open_lines, _close_lines)
RECORD = Form(_open_record, _close_record)
TOML = Form(lambda data: tomllib.loads(data.decode()), _close_toml)
INDEX = Form(msgspec.msgpack.decode, _close_packed)
FLUENT = Form(_open_fluent, _close_fluent)
