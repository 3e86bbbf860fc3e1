"""Which games and bots of other authors are installed, read from the distributions' papers; nothing is imported.

A paper can hold anything: of one that cannot be read, or says too much, the rest is left out, with one line in the log.
"""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game.language.spoken import say
from game.plainfile import plain_handle, read_limited

if TYPE_CHECKING:
    from importlib.metadata import Distribution

log = logging.getLogger(__name__)

OFFERS, ABOUT = "entry_points.txt", ("METADATA", "PKG-INFO")
LARGEST = 64 * 1024
"""Bytes of a paper that names entry points, or of the head of one that names the distribution."""
MOST_DISTRIBUTIONS = 10_000
MOST = 100
"""Offers of one group that are listed; whoever knows the name of another can still say it."""
LONGEST_NAME, LONGEST_PLACE = 80, 200
_NAME = re.compile(r"^Name:[ \t]*(.+?)[ \t]*$", re.MULTILINE)
_told: set[str] = set()
"""Papers of which the log has said what is wrong."""


class Other(NamedTuple):
    """A game or bot that is installed: its name, where it is (``package.module:attribute``), and its distribution."""

    name: str
    place: str
    distribution: str


class Listed(NamedTuple):
    """The first offers of a group, by name, and how many more there are."""

    offers: list[Other]
    more: int


def listed(group: str) -> Listed:
    """What distributions offer in a group, as it may be shown; in some hundredths of a second."""
    found = sorted(set(offered(group)))
    return Listed(found[:MOST], len(found[MOST:]))


def installed(group: str) -> list[Other]:
    """The offers of a group that are listed, by name."""
    return listed(group).offers


def offered(group: str) -> Iterator[Other]:
    """Every offer of a group that can be made use of."""
    seen: set[str] = set()
    for found in islice(_distributions(), MOST_DISTRIBUTIONS):
        text = _paper(found, OFFERS)
        if f"[{group}]" not in text:
            continue
        distribution = _name_of(found) or say("error-others-unnamed")
        # As Python does it: of a distribution that is there twice the first counts.
        if distribution in seen:
            continue
        seen.add(distribution)
        yield from _entries(text, group, distribution, _called(found))


def _distributions() -> Iterator[Distribution]:
    """All distributions there are, as far as whoever finds them does not fail."""
    # Heavy, and most players have nothing of others.
    from importlib.metadata import distributions

    try:
        yield from distributions()
    except Exception:
        log.warning("not all distributions can be found", exc_info=True)


def _entries(text: str, group: str, distribution: str, paper: str) -> Iterator[Other]:
    """The entry points of a group in a paper, one to a line: ``name = package.module:attribute``."""
    within = wrong = False
    for line in map(str.strip, text.splitlines()):
        if line.startswith("["):
            within = line == f"[{group}]"
        elif within and line and line[0] not in "#;":
            name, equals, value = map(str.strip, line.partition("="))
            place = value.partition("[")[0].strip()
            if equals and _shows(name, LONGEST_NAME) and _shows(place, LONGEST_PLACE) and ":" not in name:
                yield Other(name, place, distribution)
            else:
                wrong = True
    if wrong and _first(paper):
        log.warning("%s: entry points that are malformed or too long are left out", paper)


def _shows(text: str, most: int) -> bool:
    return 0 < len(text) <= most and text.isprintable()


def _name_of(found: Distribution) -> str:
    """What a distribution is called; empty where its papers do not say it."""
    for paper in ABOUT:
        name = _NAME.search(_paper(found, paper, whole=False))
        if name and _shows(name[1], LONGEST_NAME):
            return name[1]
    return ""


def _paper(found: Distribution, name: str, whole: bool = True) -> str:
    """One of a distribution's papers, or the beginning of it; empty where there is none, or none that can be read."""
    folder = getattr(found, "_path", None)
    try:
        if not isinstance(folder, Path):
            # Packed, or found by somebody else's finder.
            text = found.read_text(name) or ""
            return text[:LARGEST] if len(text) <= LARGEST or not whole else ""
        if whole:
            return read_limited(folder / name, LARGEST).decode("utf-8")
        with open(folder / name, "rb", opener=plain_handle) as file:
            return file.read(LARGEST).decode("utf-8", "replace")
    except (FileNotFoundError, NotADirectoryError):
        return ""
    except Exception as problem:
        if _first(called := _called(found)):
            log.warning("%s: %s cannot be read: %s", called, name, type(problem).__name__)
        return ""


def _called(found: Distribution) -> str:
    """What a distribution's folder is called, for the log."""
    called = "?"
    with contextlib.suppress(Exception):
        called = ascii(Path(str(getattr(found, "_path", called))).name)
    return called


def _first(paper: str) -> bool:
    """Whether nothing has been said yet of a distribution's papers; of very many nothing is said at all."""
    if paper in _told or len(_told) >= MOST:
        return False
    _told.add(paper)
    return True
