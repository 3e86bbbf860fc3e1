"""The fast engine, for who plays: offered where it can be built, built by another process, ended with the program."""

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from datetime import date, timedelta
from math import exp
from pathlib import Path
from typing import Literal, NamedTuple

from game.match.files import write_whole
from game.match.settings import Settings

log = logging.getLogger(__name__)

Phase = Literal["", "building", "built", "failed"]
TOLD = "MYTHOS_TABLE_STEPS"
"""Set, this variable of the environment has the script say how far it is."""
MINUTES = 6
"""About so long a build takes."""
NEVER = "never"
NOT_NOW = timedelta(days=14)
"""How long "not now" is."""
STEPS = {"fetch": (0.0, 0.06), "translate": (0.06, 0.16), "compile": (0.16, 0.92), "compare": (0.92, 1.0)}
"""From which share of the whole to which each step goes."""
SLOWLY = 60.0
"""Seconds in which a step that tells no more seems to go two thirds of its way."""


class Way(NamedTuple):
    """How it is built here: the command, and the file for what it tells."""

    command: Sequence[str]
    told: Path


def nowhere() -> Way | None:
    """What stands for ``look`` where nothing can be built."""
    return None


class Builder:
    """Builds the fast engine in the background, once and only when asked to.

    ``look`` says how that is done here, or ``None`` where it cannot be: it is called in a thread, by ``find``. What is
    built is used from the next start of the program on; until all of it is there and tried out, nothing is.
    """

    def __init__(self, settings: Settings, look: Callable[[], Way | None] = nowhere) -> None:
        self._settings, self._look = settings, look
        self._way: Way | None = None
        self._process: subprocess.Popen[str] | None = None
        self._from, self._to, self._since = 0.0, 0.0, 0.0
        self.phase: Phase = ""

    def find(self) -> None:
        """Find out whether it can be built here; from any thread."""
        if self._way is None:
            self._way = self._look()

    @property
    def able(self) -> bool:
        """Whether it can be built here and is not there yet, as far as is known."""
        return self._way is not None

    @property
    def told(self) -> Path:
        """The file that says why a build has failed."""
        assert self._way is not None
        return self._way.told

    # The offer ----------------------------------------------------------------------------------

    def offers(self, today: date) -> bool:
        """Whether to ask if it should be built, without having been asked to."""
        said = self._settings.fast_engine
        return self.able and not self.phase and said != NEVER and said <= today.isoformat()

    def not_now(self, today: date) -> None:
        """Ask again in a while."""
        self._say((today + NOT_NOW).isoformat())

    def never(self) -> None:
        """Do not ask again."""
        self._say(NEVER)

    def _say(self, said: str) -> None:
        self._settings.fast_engine = said
        self._settings.save()

    # Building -----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin to build, unless that goes on already."""
        way = self._way
        if way is None or self.phase == "building":
            return
        self.phase = "building"
        self._far(*STEPS["fetch"])
        try:
            self._process = subprocess.Popen(
                way.command, text=True, errors="replace", env={**os.environ, TOLD: "1"},
                # Its input closes with this program, and that ends it.
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0)
                | getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0),
            )  # fmt: skip
        except OSError as problem:
            self._failed(way, str(problem))
            return
        threading.Thread(target=self._listen, args=(way, self._process), name="fast-engine", daemon=True).start()

    def stop(self) -> None:
        """End a build that goes on, with all that it has started; what is half done is never used."""
        process, self._process = self._process, None
        if process is None or process.poll() is not None:
            return
        self.phase = ""
        if sys.platform == "win32":
            subprocess.run(["taskkill", "/F", "/T", "/PID", str(process.pid)], capture_output=True, check=False)
        else:
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except OSError as problem:
                log.warning("fast engine: %s", problem)
        process.wait()

    @property
    def share(self) -> float:
        """How much is done, as far as can be told."""
        gone = time.monotonic() - self._since
        return self._from + (self._to - self._from) * (1 - exp(-gone / SLOWLY))

    def _far(self, begun: float, ends: float) -> None:
        self._from, self._to, self._since = begun, ends, time.monotonic()

    def _listen(self, way: Way, process: "subprocess.Popen[str]") -> None:
        told: list[str] = []
        assert process.stdout is not None
        for line in process.stdout:
            words = line.split()
            if words[:1] == ["step"] and len(words) == 4 and words[1] in STEPS:
                low, high = STEPS[words[1]]
                self._far(*(low + (high - low) * float(share) for share in words[2:]))
            else:
                told.append(line)
        code = process.wait()
        if process is not self._process:
            return
        if code:
            self._failed(way, "".join(told))
        else:
            log.info("the fast engine is built")
            self.phase = "built"

    def _failed(self, way: Way, told: str) -> None:
        log.warning("the fast engine could not be built: %s", told.strip()[-300:])
        try:
            way.told.parent.mkdir(parents=True, exist_ok=True)
            write_whole(way.told, told.encode(), sync=False)
        except OSError as problem:
            log.warning("fast engine: %s", problem)
        self.phase = "failed"
