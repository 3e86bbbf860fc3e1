"""Digests of a match's entries, one after each: whoever knows one can prove that he knows all entries before it."""

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

import msgspec

from game.match.entries import Entry

_SIZE = 6
"""Bytes: nobody is to be kept from forging one; damage is to be seen."""


class Digests:
    """The digests of a match with these entries, which began at ``start`` (``None``: at its inputs)."""

    def __init__(self, match_id: str, start: dict[str, Any] | None, entries: Iterable[Entry]) -> None:
        self._all = [_next(b"", (match_id, start))]
        for entry in entries:
            self.add(entry)

    @property
    def last(self) -> str:
        """The digest of all entries."""
        return self._all[-1].hex()

    def add(self, entry: Entry) -> None:
        """One more entry stands."""
        self._all.append(_next(self._all[-1], entry))

    def cut(self, left: int) -> None:
        """Only the first ``left`` entries stand."""
        del self._all[left + 1 :]

    def after(self, entry: Entry | None, left: int | None) -> str | None:
        """What ``last`` would be after an entry, or after going back; ``None`` where there are fewer entries."""
        if entry is not None:
            return _next(self._all[-1], entry).hex()
        return self._all[left].hex() if left is not None and left < len(self._all) else None


def _next(before: bytes, what: Any) -> bytes:
    return blake2b(before + msgspec.json.encode(what), digest_size=_SIZE).digest()


__all__ = ["Digests"]
