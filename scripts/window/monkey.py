"""A monkey in front of the window: plays whole games with whatever events come to its mind.

What it does is a list of deeds (see ``deeds``), each followed by one frame; with the same seed, or the deeds of a
run written down, the same game comes again. ``Trouble`` is raised for an exception, an error in the log, a state
nothing leads out of, or a match that breaks the rules.
"""

from __future__ import annotations

import json
import logging
import random
import shutil
import tempfile
import threading
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

import pygame

from game.games.registry import games
from game.games.wars.rules.maps import MAPS
from game.games.wars.rules.units import FACTIONS
from game.games.wars.screen.end import EndScene
from game.match.lobby import NewGameSpec, SeatSpec
from game.match.match import Match
from game.match.services import Services
from game.ui.app import App
from game.ui.gamescreen import opening_of
from game.ui.lessons.taught import TaughtScene
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from scripts.window.deeds import Deed, perform
from scripts.window.steady import Steady
from scripts.window.whims import Whims

TAIL = 200
"""How many of the last deeds are shown when something went wrong."""
PATIENCE = 120
"""So many tries of the sure way on must bring the match on by an answer."""


class Trouble(AssertionError):
    """What the monkey found."""


class _Ear(logging.Handler):
    """Notes every error in the log, and counts the warnings."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.errors: list[str] = []
        self.warnings: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        words = record.getMessage()
        if record.levelno >= logging.ERROR:
            self.errors.append(f"{record.name}: {words}\n{logging.Formatter().formatException(record.exc_info)}"
                               if record.exc_info and record.exc_info[0] else f"{record.name}: {words}")  # fmt: skip
        else:
            self.warnings[words.split(":")[0][:80]] += 1


class Monkey(Whims):
    """Plays one whole game from a seed. ``budget`` is how many deeds it fools about before it hurries to the end."""

    def __init__(self, seed: int, budget: int = 1500, players: int | None = None, people: int | None = None,
                 screen: tuple[int, int] = (1280, 720)) -> None:  # fmt: skip
        super().__init__()
        self.seed = seed
        self.budget = budget
        self.luck = random.Random(seed)
        self.players = players or self.luck.choice((3, 4, 5 if 5 in games()["wars"].players else 4))
        self.people = people or self.luck.choice((1, 1, 2, 3))
        self.screen = screen
        self.deeds: list[Deed] = []
        self.scenes: Counter[str] = Counter()
        self._ear = _Ear()
        self._thread_failed: list[str] = []
        self._tables: list[Any] = []
        self._match: Any = None

    # The window -----------------------------------------------------------------------------------

    def play(self) -> None:
        """Play from the first question to the end of a match; raises ``Trouble``."""
        self.within(self._whole_game)

    def repeat(self, deeds: list[Deed]) -> None:
        """Do again what was written down; raises ``Trouble`` where it came to that."""

        def again() -> None:
            for deed in deeds:
                self.do(*deed)

        self.within(again)

    def within(self, what: Any) -> None:
        """Open a window on a new game, do something, close it; troubles are told with what led to them."""
        self._folder = Path(tempfile.mkdtemp())
        root, hook = logging.getLogger(), threading.excepthook
        level, disabled = root.level, logging.root.manager.disable
        root.addHandler(self._ear)
        threading.excepthook = lambda args: self._thread_failed.append(
            "".join(traceback.format_exception(args.exc_type, args.exc_value, args.exc_traceback))
        )
        try:
            with Steady(self.seed) as self.steady:
                self._open()
                what()
        except Trouble:
            raise
        except Exception as problem:
            raise Trouble(traceback.format_exc()) from problem
        finally:
            self._close()
            root.removeHandler(self._ear)
            root.setLevel(level)
            logging.disable(disabled)
            threading.excepthook = hook
            shutil.rmtree(self._folder, ignore_errors=True)

    def _open(self) -> None:
        """Open the window: on a new game the first time, on the title when it has been closed in between."""
        self.services = Services(self._folder)
        settings = self.services.settings
        settings.window_width, settings.window_height = self.screen
        settings.bot_pace = "at_once"
        settings.effects_volume = settings.ambience_volume = 0
        self.app = App(self.services, open_table=opening_of)
        self.steady.hold(self.app)
        self.app.start(TitleScene())
        if not self.deeds:
            self.app.stack.top.push(MatchScene(self.services.start(self._spec())))
        self.app.frame([])

    def _close(self) -> None:
        if pygame.display.get_init():
            self.app.close()
        self.services.close()

    def _spec(self) -> NewGameSpec:
        luck = random.Random(self.seed)
        factions = luck.sample(FACTIONS, self.players)
        persons = set(luck.sample(range(self.players), min(self.people, self.players)))
        seats = tuple(
            SeatSpec(f"Seat {n + 1}", None if n in persons else "random", faction) for n, faction in enumerate(factions)
        )
        boards = [board.id for board in MAPS.values() if self.players in board.players]
        board = luck.choice(boards) if len(boards) > 1 else boards[0]
        return NewGameSpec("wars", board, luck.choice(("first", "later")), seats, self.seed)

    @property
    def tables(self) -> list[Any]:
        """The tables that are open, which is one at most."""
        return [scene for scene in self.app.stack.scenes if isinstance(scene, MatchScene)]

    # Deeds ----------------------------------------------------------------------------------------

    def do(self, *deed: Any) -> None:
        """Do one deed and let a frame pass; raises ``Trouble`` for whatever comes of it."""
        if deed[0] == "reopen":
            self.deeds.append(list(deed))
            self._close()
            self._open()
        elif deed[0] != "check":
            self.deeds.append(list(deed))
            perform(self.app, list(deed))
            before = self.top
            self.app.frame(pygame.event.get())
            if self.top is not before and self.top is not None:
                self.scenes[type(self.top).__name__] += 1
        self.steady.settle([table.session for table in self.tables])
        if self._ear.errors:
            raise Trouble("an error in the log: " + self._ear.errors[0])
        if self._thread_failed:
            raise Trouble("a thread failed: " + self._thread_failed[0])
        if not self.app.running or self.top is None:
            self.do("reopen")

    def _whole_game(self) -> None:
        checked = 0
        while not self._over():
            if self.hurries:
                self._watch()
            else:
                self.act()
            if len(self.deeds) - checked >= 150:
                checked = len(self.deeds)
                self._check()
                self._watch()
            if len(self.deeds) > 5 * self.budget + 15_000:
                raise Trouble("the game does not come to an end")
        self.check_end()
        for _ in range(25):
            self.act()

    @property
    def hurries(self) -> bool:
        return len(self.deeds) >= self.budget

    def _over(self) -> bool:
        return isinstance(self.top, EndScene) or any(table.flow.over for table in self.tables)

    # The sure way on ------------------------------------------------------------------------------

    def _watch(self) -> None:
        """From here a bounded number of plain steps must bring the match on by an answer."""
        before = self._stand()
        for _ in range(PATIENCE):
            if self._stand() != before or self._over():
                self.done["watched"] += 1
                return
            self.way_on()
        raise Trouble(f"stuck: {PATIENCE} steps of the sure way on brought nothing on; "
                      f"on top is {type(self.top).__name__}")  # fmt: skip

    def _stand(self) -> Any:
        tables = self.tables
        return (tables[0].session.kept.match_id, tables[0].session.match.serial) if tables else None

    # What must hold -------------------------------------------------------------------------------

    def _check(self) -> None:
        """The position breaks no rule, and what is shown is what the match is."""
        for table in self.tables:
            match = table.session.match
            wrong = list(match.rules.violations(match.position))
            if wrong:
                raise Trouble(f"the position breaks a rule: {wrong}")
            shown = table.question
            if shown is not None and not table.flow.held and shown.serial != match.serial:
                raise Trouble(f"question {shown.serial} is shown, but {match.serial} is open")
        if sum(not isinstance(table, TaughtScene) for table in self.tables) > 1:
            # A lesson may be looked up over a game.
            raise Trouble("two tables are open")

    def check_end(self) -> None:
        """The match is over by the rules, and played again from its entries it ends the same."""
        self._check()
        for table in self.tables:
            match = table.session.match
            if match.decision is not None or match.result() is None:
                raise Trouble("the end is shown, but the match is not over")
            again = Match.begun_at(match.inputs, match.first_seats, match.start)
            for entry in match.entries:
                again.apply(entry)
            if again.position.key() != match.position.key():
                raise Trouble("played again from its entries the match ends otherwise")
            self.done["entries"] += len(match.entries)
            self.done["matches"] += 1

    @property
    def warnings(self) -> Counter[str]:
        """Warnings in the log, and how often each came."""
        return self._ear.warnings

    # Writing down ---------------------------------------------------------------------------------

    def write(self, path: Path, trouble: str = "") -> None:
        """Write the run down, to be repeated."""
        path.write_text(json.dumps({
            "seed": self.seed, "players": self.players, "people": self.people, "budget": self.budget,
            "screen": self.screen, "trouble": trouble, "deeds": self.deeds,
        }), encoding="utf-8")  # fmt: skip

    @classmethod
    def read(cls, path: Path) -> tuple[Monkey, list[Deed]]:
        """A monkey as it was when a run was written down, and its deeds."""
        run = json.loads(path.read_text(encoding="utf-8"))
        made = cls(run["seed"], run["budget"], run["players"], run["people"], tuple(run["screen"]))
        return made, run["deeds"]
