"""The folder of shared replays: writing one, taking one in, what there is."""

from __future__ import annotations

import logging
import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.engine.errors import EngineError
from game.match.dates import local
from game.match.files import TooLarge, read_limited, why, write_whole
from game.match.folders import date_of, files_in
from game.match.lobby import Handicap, SavedPlayer
from game.match.match import Match
from game.match.outside_text import shown, stem
from game.match.replayfile import SUFFIX, ReplayError, checked, decode_replay, encode_replay, read_bytes
from game.match.saves import SaveError
from game.match.store import clean_name
from game.match.theatre import Timeline

log = logging.getLogger(__name__)
MOST_LISTED = 500


class ReplayInfo(NamedTuple):
    """One line of the list of replays; ``problem`` says why one cannot be watched."""

    path: Path
    name: str
    game: str
    players: tuple[SavedPlayer, ...]
    turn: int
    over: bool
    date: datetime
    answers: int = 0
    problem: str = ""


class Replays:
    """Replay files in a folder. ``problem`` is empty, or the sentence why nothing is written there. From any thread."""

    def __init__(self, folder: Path, problem: str = "") -> None:
        self.folder = folder
        self.problem = problem

    def share(self, match: Match, name: str, date: datetime | None = None) -> Path:
        """Write a match as it stands into a new file of the folder; returns it. Raises ``ReplayError``.

        Whoever has the file can see every secret of the game up to there.
        """
        try:
            title = clean_name(name)
        except SaveError as problem:
            raise ReplayError(str(problem)) from problem
        return self._put(encode_replay(match, title, date), title)

    def take_in(self, path: Path) -> Path:
        """Check a file from anywhere whole and keep a copy of it; returns the copy, or the file that is here already.

        Raises ``ReplayError`` with a sentence; nothing is kept then.
        """
        data = read_bytes(path)
        replay = decode_replay(data, path.name)
        checked(replay, path.name)
        for known in self._files():
            try:
                if read_limited(known, len(data)) == data:
                    return known
            except (OSError, TooLarge):
                log.info("%s cannot be compared", known)
        return self._put(data, replay.header.name or path.stem)

    def _put(self, data: bytes, name: str) -> Path:
        if self.problem:
            raise ReplayError(f"The replay cannot be kept. {self.problem}")
        slug = stem(name)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path, number = self.folder / f"{slug}{SUFFIX}", 1
            while os.path.lexists(path):
                number += 1
                path = self.folder / f"{slug}-{number}{SUFFIX}"
            write_whole(path, data)
        except OSError as problem:
            raise ReplayError(f"The replay cannot be written: {why(problem)}.") from problem
        return path

    def read(self, path: Path) -> Timeline:
        """A replay, checked whole and ready to be watched; raises ``ReplayError`` with a sentence."""
        return checked(decode_replay(read_bytes(path), path.name), path.name)

    def delete(self, path: Path) -> None:
        """Remove a file of the folder; raises ``ReplayError``."""
        if self.problem or path.parent != self.folder or path.suffix != SUFFIX:
            raise ReplayError(self.problem or "This file is no replay of this folder.")
        try:
            path.unlink(missing_ok=True)
        except OSError as problem:
            raise ReplayError(f"{path.name} cannot be deleted: {why(problem)}.") from problem

    def listing(self) -> list[ReplayInfo]:
        """The replays, the newest first, with those that cannot be watched; heads are read, nothing is played."""
        found = [self._info(path) for path in self._files()]
        return sorted(found, key=lambda info: info.date, reverse=True)

    def _files(self) -> list[Path]:
        return files_in(self.folder, SUFFIX)[:MOST_LISTED]

    def _info(self, path: Path) -> ReplayInfo:
        try:
            header, body = decode_replay(read_bytes(path), path.name)
        except EngineError as problem:
            return ReplayInfo(path, shown(path.name), "", (), 0, False, date_of(path), problem=shown(str(problem)))
        players = tuple(SavedPlayer(p.faction, p.name, p.kind, Handicap(p.power, p.doom)) for p in header.players)
        name = header.name or shown(path.stem)
        return ReplayInfo(path, name, header.game, players, header.turn, header.over, local(header.date),
                          len(body.entries))  # fmt: skip
