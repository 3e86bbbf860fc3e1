"""Compares catalogs: what is missing in a language, malformed or too much, which places and forms there are not."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from game.language.syntax import Call, MessageError, Pattern, Select, Variable, entries, expressions, parse

ROOT = Path(__file__).resolve().parents[2]
GRAMMAR = ("-", "form-", "list-", "number-")
"""What each language has of its own."""
BUILT_IN = {"NUMBER", "OR", "COMMA", "CAP", "ICON", "GLYPH"}
SLIPS = {
    "a straight quote": re.compile(r"[\"']"),
    "a doubled blank": re.compile(r"\S  +\S"),
    "a blank before a stop": re.compile(r"\w [.,;:!?](?!\S)"),
}
"""What no text may have, by what it is called."""


_HEAD = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.M)
READERS = (".doer", ".victim")


class Catalog(NamedTuple):
    """The messages of a language, and what is malformed in its files."""

    patterns: dict[str, Pattern]
    problems: list[str]


def folders(code: str) -> list[Path]:
    """Where a language of the program is: its own folder, and one in each game's package."""
    return [ROOT / "assets" / "text" / code, *sorted((ROOT / "game" / "games").glob(f"*/words/{code}"))]


def languages() -> list[str]:
    """The languages that ship, by their codes, English first."""
    return sorted((path.name for path in (ROOT / "assets" / "text").iterdir() if any(path.glob("*.ftl"))),
                  key=lambda code: (code != "en", code))  # fmt: skip


def catalog(places: Sequence[Path]) -> Catalog:
    """All messages of the files in some folders."""
    patterns: dict[str, Pattern] = {}
    problems = []
    for path in (path for folder in places for path in sorted(folder.rglob("*.ftl"))):
        source = path.read_text(encoding="utf-8")
        found, junk = entries(source)
        problems += [f"{path.name}: no message: {line[:60]}" for line in junk]
        heads = _HEAD.findall(source)
        twice = (found.keys() & patterns.keys()) | {key for key in heads if heads.count(key) > 1}
        problems += [f"{path.name}: {key} is there twice" for key in sorted(twice)]
        for key, raw in found.items():
            try:
                patterns[key] = parse(raw)
            except MessageError as error:
                problems.append(f"{path.name}: {key}: {error}")
    return Catalog(patterns, problems)


def slips(patterns: dict[str, Pattern]) -> list[str]:
    """What is badly set in messages: straight quotes, blanks where none belong."""
    return [
        f"{key} has {what}: {text.strip()[:60]}"
        for key, pattern in patterns.items()
        for text in texts(pattern)
        for what, wrong in SLIPS.items()
        if wrong.search(text)
    ]


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


def readings(pattern: Pattern) -> list[str]:
    """A message as it reads with a sign in each place; if it has variants, each of them."""
    told = [""]
    for part in pattern:
        if isinstance(part, Select):
            told = [each + inner for each in told[:1] for variant in part.patterns for inner in readings(variant)]
        else:
            told = [each + (part if isinstance(part, str) else "§") for each in told]
    return told


STORIES = "campaign-the-stars-align"
"""What a story that ships says in other languages; its English is in its own file."""


def compared(code: str, found: Catalog, source: Catalog) -> list[str]:
    """What is wrong with a language beside the one it is made from."""
    said = {key for key in found.patterns if not key.startswith(GRAMMAR)}
    wanted = {key for key in source.patterns if not key.startswith(GRAMMAR)}
    wanted_names = {key for key in source.patterns if key[0] == "-" and "." not in key}
    wrong = [*found.problems, *(f"{key} is missing" for key in sorted((wanted | wanted_names) - found.patterns.keys()))]
    own = {key for key in said - wanted if not (key.endswith(READERS) and key.partition(".")[0] in wanted)}
    own -= {key for key in own if key.startswith(STORIES)}
    wrong += [f"{key} is nowhere in the source" for key in sorted(own)]
    wrong += slips({key: found.patterns[key] for key in said})
    for key in sorted(said & wanted):
        more = places(found.patterns[key]) - places(source.patterns[key])
        wrong += [f"{key} has a place ${name} that is not filled" for name in sorted(more)]
    forms = {key.removeprefix("form-") for key in found.patterns if key.startswith("form-")}
    forms |= {key.partition(".")[2] for key in found.patterns if key[0] == "-" and "." in key}
    asked = {form for pattern in found.patterns.values() for form in forms_asked(pattern)}
    wrong += [f"no name and no grammar has the form {form}" for form in sorted(asked - forms)]
    return [f"{code}: {each}" for each in wrong]
