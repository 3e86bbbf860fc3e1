"""Files that are named at the keyboard or as arguments: nothing is written over anything without being asked."""

import os
from collections.abc import Callable
from pathlib import Path

from game.language.spoken import say
from game.match.files import at_home, why
from game.match.match import Match
from game.match.saves import SaveError, write_save
from game.terminal import BadInput

Ask = Callable[[str], bool]
"""Puts a question to be answered with yes or no."""


def place_of(said: str) -> Path:
    """The file somebody means; ``BadInput`` with a sentence if it can be none."""
    if "\0" in said:
        raise BadInput(say("error-terminal-zero"))
    path = at_home(said)
    try:
        if path.name and not path.is_dir():
            return path
    except OSError as problem:
        raise BadInput(say("error-terminal-name", file=path.name[:40], why=why(problem))) from problem
    raise BadInput(say("error-terminal-folder", file=str(path)))


def check_place(path: Path | None) -> None:
    """Refuse a file that could not be written in the end; raises ``BadInput`` with a sentence."""
    if path is None or str(path) == "-":
        return
    if os.path.isdir(path):
        raise BadInput(say("error-terminal-is-folder", file=str(path)))
    if not os.path.isdir(path.parent):
        raise BadInput(say("error-terminal-no-folder", folder=str(path.parent)))
    if not os.access(path.parent, os.W_OK) or (path.exists() and not os.access(path, os.W_OK)):
        raise BadInput(say("error-terminal-not-writable", file=str(path)))


def refuse_to_replace(path: Path | None, overwrite: bool) -> None:
    """``BadInput`` for a file that is there already, unless it was asked to be replaced."""
    if path is not None and not overwrite and path.exists():
        raise BadInput(say("error-terminal-exists", file=str(path)))


class SaveFile:
    """The file a match is saved in from the keyboard. What is there is replaced only if somebody says so."""

    def __init__(self, path: Path | None, ours: bool = False) -> None:
        self.path = path
        self._ours = ours
        """Whether what is there was written here, or may be replaced."""

    def name(self, path: Path) -> None:
        """Save there from now on."""
        if path != self.path:
            self.path, self._ours = path, False

    def write(self, match: Match, ask: Ask) -> str:
        """Save the match; returns what is to be said about it."""
        path = self.path
        if path is None:
            return say("terminal-save-where")
        if match.ironman:
            return say("terminal-not-saved-ironman")
        try:
            if path.exists() and not self._ours and not ask(say("terminal-replace", file=str(path))):
                return say("terminal-not-saved-there", file=str(path))
            write_save(match, path)
        except (OSError, SaveError) as problem:
            return say("terminal-not-saved", why=str(problem))
        self._ours = True
        return say("terminal-saved", file=str(path))
