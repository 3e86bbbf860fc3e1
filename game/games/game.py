"""What a game tells the program of itself before anything of it is loaded."""

from dataclasses import dataclass
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

from game.language.spoken import has, say


@dataclass(frozen=True, slots=True)
class Game:
    """A game that can be played: for how many it is, where its parts are, and what it is called.

    Its catalogs have its name: ``<id>-game``, with ``.line`` and perhaps ``.title``.

    Parts are named as ``package.module:attribute`` and imported when they are first asked for, so that nobody pays for
    a game that is not played:

    - ``rules`` makes an ``engine.rules.Rules`` from the plain inputs of a match, or raises ``SetupError``;
    - ``facts`` is a ``games.facts.Facts``: its ids, what a match can be set up with, what its outcome is told by;
    - ``bots`` is a ``bots.players.Players``: who plays the game at each level;
    - ``words`` is a ``match.gamewords.GameWords``: the table as it is read, and all that is said of the game;
    - ``terminal`` is a ``terminal.terminal.Terminal``, or a class made of it: the game at the keyboard;
    - ``arms`` are a ``games.arms.Arms`` for each side's id: what it is known by wherever it is drawn;
    - ``screen`` is a ``ui.gamescreen.GameScreen``: what the window shows of it.

    In the folder ``words`` of its ``package`` are its catalogs, a folder for each language (``words/en``).
    ``board`` is the map that stands for it in menus, if it has one, ``icon`` its sign. In the folder ``lessons`` of its
    ``package`` are its lessons and puzzles. ``minutes`` is about how long a game against bots takes, 0 where nobody has
    said. ``actions`` are the kinds of questions with which an action begins: where one is asked nothing is under
    way.
    """

    id: str
    players: tuple[int, ...] = ()
    rules: str = ""
    facts: str = ""
    bots: str = ""
    words: str = ""
    terminal: str = ""
    arms: str = ""
    screen: str = ""
    board: str = ""
    icon: str = "dice"
    package: str = ""
    minutes: int = 0
    actions: tuple[str, ...] = ()

    @property
    def called(self) -> str:
        """Its name; its id where its catalogs have none."""
        return say(f"{self.id}-game") if has(f"{self.id}-game") else self.id

    @property
    def title(self) -> str:
        """Its name where that alone does not tell enough."""
        return say(f"{self.id}-game.title") if has(f"{self.id}-game.title") else self.called

    @property
    def line(self) -> str:
        """What it is like, in a few words."""
        return say(f"{self.id}-game.line") if has(f"{self.id}-game.line") else ""

    @property
    def catalogs(self) -> Path | None:
        """The folder with its catalogs, one folder in it for each language; ``None`` where it has no package."""
        return Path(str(files(self.package))) / "words" if self.package else None

    def part(self, name: str) -> Any:
        """The part of this name (``rules``, ``bots``, ``words`` and so on), imported now if it has not been."""
        return loaded(getattr(self, name))


def loaded(place: str) -> Any:
    """What stands at a place named as ``package.module:attribute``; its module is imported now if it has not been."""
    module, _, attribute = place.partition(":")
    return getattr(import_module(module), attribute)
