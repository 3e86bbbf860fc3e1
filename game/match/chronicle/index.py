"""The index: all summaries in one file, so that a long chronicle opens at once. Only a shortcut: it can be lost."""

import logging
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.match.chronicle.records import Summary
from game.match.cleaned import cleaned
from game.match.files import TooLarge, read_limited, write_whole
from game.match.folders import FileStamp
from game.match.outside_text import at_a_glance

log = logging.getLogger(__name__)

NAME = "index"
LARGEST = 64 * 1024 * 1024


class Known(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A file that was read: its name, its stamp, and its summary."""

    file: Annotated[str, msgspec.Meta(max_length=80)]
    stamp: FileStamp
    summary: Summary


class _Index(msgspec.Struct, frozen=True):
    kind: Literal["Mythos Table index 1"]
    records: list[Known]


_DECODER = msgspec.msgpack.Decoder(_Index)


def read_index(folder: Path) -> dict[str, Known]:
    """What was read before, by the file's name; empty where there is no index or it is of no use."""
    try:
        data = read_limited(folder / NAME, LARGEST)
        return {known.file: known for known in _DECODER.decode(data).records if _fit(known.summary)}
    except (FileNotFoundError, TooLarge):
        return {}
    except (OSError, msgspec.MsgspecError, RecursionError, ValueError) as problem:
        log.info("the chronicle's index is made anew: %s", problem)
        return {}


def _fit(game: Summary) -> bool:
    """Whether its texts can be shown as they stand, as all the program has written; others are read from the record."""
    texts = [game.game, game.map, game.edition, game.reason, game.campaign]
    for sitter in game.seats:
        texts += (sitter.name, sitter.bot)
    return at_a_glance([*texts, *(side.id for side in game.sides)]) or cleaned(game) == game


def write_index(folder: Path, known: dict[str, Known]) -> None:
    """Keep what has been read. A disk that refuses costs only time, at the next opening."""
    try:
        data = msgspec.msgpack.encode(_Index("Mythos Table index 1", list(known.values())))
        if len(data) <= LARGEST:
            write_whole(folder / NAME, data, sync=False)
    except OSError as problem:
        log.info("the chronicle's index cannot be written: %s", problem)
