"""Measures the real scenes of the window; every function returns times in milliseconds unless it says otherwise."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.bots.steady import in_worker
from game.bots.workers import crew
from game.match.match import Seat
from game.match.phrases import Line
from game.match.services import Services
from game.ui.app import App
from game.ui.gamescreen import opening_of
from game.ui.scenes.title import TitleScene
from game.ui.table.scene import MatchScene
from scripts.fuzzing.watch import memory
from scripts.window.robot import unhelped
from scripts.window.staging import BG, CC, GC, SEATS, YS, answer, mid_game

FACTIONS = (GC, CC, BG, YS)
LINES = 5000
Size = tuple[int, int]


class Clock:
    """What times are measured by: the wall's clock, or the processor time of the window's thread alone."""

    now: Callable[[], float] = staticmethod(time.perf_counter)


def quantile(times: list[float], share: float) -> float:
    """The time that so great a share of all stays within; 0 for none."""
    ordered = sorted(times) or [0.0]
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


# Starting -----------------------------------------------------------------------------------------


def open_app(size: Size, folder: Path) -> App:
    """The program's window on the title, as ``game`` opens it."""
    services = Services(folder, in_worker, crew.in_worker)
    services.settings.window_width, services.settings.window_height = size
    unhelped(services.settings)
    app = App(services, open_table=opening_of)
    app.start(TitleScene())
    return app


def first_frame(size: Size) -> None:
    """In a process of its own: draw one frame, and print when it was on the screen."""
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(size, Path(folder))
        app.frame([])
        print(time.time())
        app.close()


def start_times(script: str, size: Size, runs: int) -> list[float]:
    """Seconds from starting Python to the first frame, each in a fresh process."""
    found = []
    for _ in range(runs):
        began = time.time()
        command = [sys.executable, script, "--child", "--size", f"{size[0]}x{size[1]}"]
        shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1]
        found.append(float(shown) - began)
    return found


# The window at work -------------------------------------------------------------------------------


class Bench:
    """A window that is measured; ``frame`` is one round with given events, timed."""

    def __init__(self, size: Size, folder: Path) -> None:
        self.app = open_app(size, folder)
        self.app.frame([])

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    def frame(self, events: list[Any] | None = None) -> float:
        """One round, in milliseconds; the window is painted whole if anything changed."""
        began = Clock.now()
        self.app.frame(events if events is not None else pygame.event.get())
        return 1000 * (Clock.now() - began)

    def rest(self, seconds: float) -> None:
        """Let the window go on by itself, asleep when it sleeps."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.frame(self.app._next_events())

    def clear(self) -> None:
        """Leave all but the title."""
        while len(self.app.stack) > 1:
            self.top.pop()
            self.frame()

    def table(self, session: Any) -> Any:
        """Put a match on the table, in place of what is there, and let it settle."""
        self.clear()
        self.top.push(MatchScene(session))
        self.rest(2.5)
        return self.top

    def opening(self, scene: Any) -> float:
        """How long a scene takes from being asked for to being on the screen; it is left again."""
        depth = len(self.app.stack)
        self.top.push(scene)
        taken = self.frame([])
        self.frame([])
        while len(self.app.stack) > depth:
            self.top.pop()
            self.frame([])
        return taken

    def idle_share(self, seconds: float) -> float:
        """The share of one core the loop takes while nothing happens, in percent."""
        before, began = time.process_time(), time.monotonic()
        self.rest(seconds)
        return 100 * (time.process_time() - before) / (time.monotonic() - began)

    def close(self) -> None:
        """Close the window."""
        self.app.close()
        self.app.services.close()


def full_board(bench: Bench, bot: str = "adept") -> Any:
    """Turn 5 with most pieces on the map, played by bots."""
    seats = tuple(Seat(bot, seat.name) for seat in SEATS)
    return mid_game(bench.app.services.store, seats, thinking=bench.app.services.thinking)


def moving_frames(bench: Bench, seconds: float) -> list[float]:
    """Each frame while pieces glide, dice tumble or counters count: bots play on a full board at the usual pace."""
    bench.app.settings.bot_pace = "normal"
    bench.table(full_board(bench))
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and isinstance(bench.top, MatchScene):
        events = bench.app._next_events()
        moving = bench.top.animating
        taken = bench.frame(events)
        if moving:
            times.append(taken)
    return times


def wheel(steps: int) -> Any:
    """A turn of the wheel."""
    return pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=steps, precise_x=0.0, precise_y=float(steps), flipped=False)


def motion(point: tuple[int, int], held: bool) -> Any:
    """The mouse on its way, with the left button held or not."""
    return pygame.event.Event(pygame.MOUSEMOTION, pos=point, rel=(3, 2), buttons=(int(held), 0, 0), touch=False)


def button(kind: int, point: tuple[int, int], number: int = 1) -> Any:
    """A mouse button pressed or let go."""
    return pygame.event.Event(kind, pos=point, button=number, touch=False)


def person_at(bench: Bench) -> Any:
    """The full board with a person to act."""
    seats = (SEATS[0], *(Seat("random", seat.name) for seat in SEATS[1:]))
    return bench.table(mid_game(bench.app.services.store, seats))


def point_at(bench: Bench, point: tuple[int, int]) -> None:
    """Put the mouse somewhere."""
    pygame.mouse.set_pos(point)
    bench.frame([motion(point, False)])
    bench.frame()


def zoom_frames(bench: Bench) -> list[float]:
    """Each frame while the wheel zooms the map in and out, in four places."""
    table = person_at(bench)
    rect = table.stage.map.rect
    times = []
    for x, y in ((0.5, 0.5), (0.3, 0.6), (0.75, 0.4), (0.6, 0.75)):
        point_at(bench, (rect.x + round(rect.width * x), rect.y + round(rect.height * y)))
        for step in [1] * 8 + [-1] * 8:
            times.append(bench.frame([wheel(step)]))
            times += _until_still(bench)
    return times


def _until_still(bench: Bench) -> list[float]:
    times = []
    while bench.top.animating and len(times) < 60:
        times.append(bench.frame([]))
    return times


def pan_frames(bench: Bench) -> list[float]:
    """Each frame while the zoomed map is dragged about."""
    table = person_at(bench)
    rect = table.stage.map.rect
    point_at(bench, rect.center)
    for _ in range(6):
        bench.frame([wheel(1)])
        _until_still(bench)
    start = _empty_point(table)
    bench.frame([motion(start, False)])
    bench.frame([button(pygame.MOUSEBUTTONDOWN, start)])
    times, (x, y) = [], start
    for number in range(160):
        dx = 7 if number // 40 % 2 == 0 else -7
        x, y = x + dx, y + (4 if number // 20 % 2 == 0 else -4)
        times.append(bench.frame([motion((x, y), True)]))
    bench.frame([button(pygame.MOUSEBUTTONUP, (x, y))])
    return times


def _empty_point(table: Any) -> tuple[int, int]:
    """A point of the map where no piece stands, near its middle."""
    rect = table.stage.map.rect
    for reach in range(0, rect.height // 3, 11):
        for dx, dy in ((reach, 0), (0, reach), (-reach, 0), (0, -reach)):
            point = (rect.centerx + dx, rect.centery + dy)
            target = table.stage.map.target_at(point)
            if target and target[0] == "area" and table.board.at(point) is table.stage.map:
                return point
    return rect.center


def log_frames(bench: Bench) -> tuple[float, list[float]]:
    """How long it takes to show a chronicle of 5,000 lines one line longer, and each frame of scrolling it."""
    table = person_at(bench)
    log = table.stage.log
    told = [line for line in log.lines if isinstance(line, Line)]
    many = [told[n % len(told)]._replace(text=f"{told[n % len(told)].text} {n}") for n in range(LINES)]
    log.show(many[:-1])
    began = Clock.now()
    log.show(many)
    longer = 1000 * (Clock.now() - began)
    point_at(bench, log.rect.center)
    times = [bench.frame([wheel(step)]) for step in [1] * 60 + [5] * 60 + [-3] * 60]
    log.scroll_to(0)
    for _ in range(60):
        log.scroll_to(log.offset + log.long // 60)
        table.redraw()
        times.append(bench.frame([]))
    return longer, times


def reactions(bench: Bench, clicks: int = 40) -> list[float]:
    """From a click to the picture that shows it, while a bot thinks: boards opened and left again."""
    bench.app.settings.bot_pace = "at_once"
    bench.table(full_board(bench))
    times: list[float] = []
    end = time.monotonic() + 60
    while len(times) < clicks and time.monotonic() < end:
        bench.frame(bench.app._next_events())
        if not isinstance(bench.top, MatchScene):
            # The match is over: another.
            bench.table(full_board(bench))
        elif any(thread.name.startswith("bot") for thread in threading.enumerate()):
            times += _reaction(bench, len(times) % 4)
    return times


def _reaction(bench: Bench, number: int) -> list[float]:
    """The time from a click on a faction's strip to its board, which is left again; none if none opened."""
    table = bench.top
    strip = table.stage.strips[number].rect
    point = strip.centerx, strip.y + strip.height // 5
    bench.frame([motion(point, False)])
    began = Clock.now()
    bench.frame([button(kind, point) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)])
    if bench.top is table:
        return []
    taken = 1000 * (Clock.now() - began)
    bench.frame([pygame.event.Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0, unicode="", scancode=0)])
    return [taken]


def openings(bench: Bench, scenes: Callable[[Any], dict[str, Callable[[], Any]]]) -> dict[str, float]:
    """How long each scene takes to be opened the first time. ``scenes`` gets the table's scene."""
    table = person_at(bench)
    return {name: bench.opening(make()) for name, make in scenes(table).items()}


def table_opening(bench: Bench) -> float:
    """How long the table takes from being asked for to being on the screen, in a window that has shown one before."""
    session = full_board(bench)
    bench.clear()
    # Nobody clicks in the frame that clears up after the table which has been left.
    bench.frame()
    return bench.opening(MatchScene(session))


def battle_opening(bench: Bench) -> float:
    """How long the frame takes in which a battle's panel comes up."""
    table = person_at(bench)
    answer(table.session, "battle")
    began = Clock.now()
    table.changed()
    bench.frame([])
    return 1000 * (Clock.now() - began)


def memory_mb() -> float:
    """The most memory the process has held, in MB; 0 on Windows."""
    return memory() / 2**20


def load_average() -> float:
    """How many processes have been waiting for a core in the last minute; 0 on Windows, which does not count them."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def median(times: list[float]) -> float:
    """The median; 0 for none."""
    return statistics.median(times) if times else 0.0
