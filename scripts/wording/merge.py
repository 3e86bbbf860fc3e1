"""Brings a language up to the English: adds what is missing as comments, takes out what is no more, marks what changed.

What a translation was made from is kept as a digest beside it, in ``seen.txt`` of the language's folder.
"""

import hashlib
import re
from pathlib import Path
from typing import NamedTuple

from game.language.syntax import entries
from scripts.wording.catalogs import GRAMMAR, ROOT, folders

SEEN = "seen.txt"
_BLOCK = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![-A-Za-z#]).*)*\n?", re.M)
MISSING, CHANGED = "# To be translated: ", "# The English has changed: "


class Merged(NamedTuple):
    """How many messages were missing, were taken out, and are made from English that has changed since."""

    missing: int
    dropped: int
    changed: int


def blocks(source: str) -> dict[str, str]:
    """The messages of a file with their attributes, as they stand there, by id."""
    return {found.group(1): found.group().strip() for found in _BLOCK.finditer(source)}


def _digest(block: str) -> str:
    return hashlib.sha256(block.encode()).hexdigest()[:12]


def _comment(mark: str, block: str) -> str:
    return mark + block.replace("\n", "\n# ")


def merge(code: str, write_to: Path | None = None) -> Merged:
    """Merge every file of a language; a new one can be put into the one folder ``write_to``."""
    counts = [0, 0, 0]
    for english, folder in zip(folders("en"), (path.parent / code for path in folders("en")), strict=True):
        whose = "program" if english.is_relative_to(ROOT / "assets") else english.parent.parent.name
        target = write_to / whose if write_to else folder
        seen = _read_seen(target / SEEN)
        for path in sorted(english.glob("*.ftl")):
            if path.name != "grammar.ftl":
                _merge_file(path, target / path.name, seen, counts)
        if target.exists():
            (target / SEEN).write_text("".join(f"{key} {seen[key]}\n" for key in sorted(seen)), encoding="utf-8")
    return Merged(*counts)


def _read_seen(path: Path) -> dict[str, str]:
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    return dict(line.split(" ", 1) for line in lines)


def _merge_file(english: Path, target: Path, seen: dict[str, str], counts: list[int]) -> None:
    source = blocks(english.read_text(encoding="utf-8"))
    text = target.read_text(encoding="utf-8") if target.exists() else ""
    text = re.sub(rf"^(?:{MISSING}|{CHANGED}).*\n(?:#  .*\n)*", "", text, flags=re.M)
    own = blocks(text)
    for key in own.keys() - source.keys():
        if not key.startswith(GRAMMAR[1:]):
            text = text.replace(own[key] + "\n", "", 1)
            seen.pop(key, None)
            counts[1] += 1
    for key, block in source.items():
        if key not in own:
            text += f"\n{_comment(MISSING, block)}\n"
            counts[0] += 1
        elif seen.setdefault(key, _digest(block)) != _digest(block):
            text = text.replace(own[key], f"{_comment(CHANGED, block)}\n{own[key]}", 1)
            counts[2] += 1
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text.lstrip("\n"), encoding="utf-8")


def behind(code: str) -> list[str]:
    """The messages of a language that were made from English that has changed since."""
    found = []
    for english in folders("en"):
        seen = _read_seen(english.parent / code / SEEN)
        source = dict(each for path in english.glob("*.ftl") for each in blocks(path.read_text("utf-8")).items())
        found += [key for key, digest in seen.items() if key in source and _digest(source[key]) != digest]
    return sorted(found)


def accept(code: str) -> int:
    """Note that every translation there is was made from the English of today; returns how many there are."""
    count = 0
    for english in folders("en"):
        folder = english.parent / code
        source = dict(each for path in english.glob("*.ftl") for each in blocks(path.read_text("utf-8")).items())
        own = {key for path in folder.glob("*.ftl") for key in entries(path.read_text("utf-8"))[0]}
        seen = {key: _digest(source[key]) for key in own & source.keys()}
        count += len(seen)
        if folder.exists():
            (folder / SEEN).write_text("".join(f"{key} {seen[key]}\n" for key in sorted(seen)), encoding="utf-8")
    return count
