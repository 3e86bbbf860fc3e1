"""Measures the window: first frame, idle load, frame times while something moves, memory.

    xvfb-run -s "-screen 0 1920x1080x24" python scripts/window_figures.py [--size 1920x1080] [--json]

Needs a display (or SDL_VIDEODRIVER=dummy). The first frame is timed from the start of a
fresh interpreter, five times; the frames are those of four bots playing at normal pace.
"""

import argparse
import json
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def open_app(size: tuple[int, int], folder: Path):
    """The program's window on the title, as ``game`` opens it."""
    from game.match.services import Services
    from game.ui.app import App
    from game.ui.scenes.title import TitleScene
    from game.ui.table.scene import TableScene

    services = Services(folder)
    services.settings.window_width, services.settings.window_height = size
    app = App(services, open_table=TableScene)
    app.start(TitleScene())
    return app


def first_frame(size: tuple[int, int]) -> None:
    """Child process: draw one frame, tell when it was on the screen."""
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(size, Path(folder))
        app.frame([])
        print(time.time())
        app.close()


def start_times(size: tuple[int, int], runs: int) -> list[float]:
    """Seconds from starting Python to the first frame, each in a fresh process."""
    found = []
    for _ in range(runs):
        began = time.time()
        command = [sys.executable, __file__, "--child", "--size", f"{size[0]}x{size[1]}"]
        shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1]
        found.append(float(shown) - began)
    return found


def begin_table(app, bots: tuple[str | None, ...]) -> None:
    """Put a table of four on the screen."""
    from game.match.lobby import NewGameSpec, SeatSpec

    names = ("great_cthulhu", "crawling_chaos", "black_goat", "yellow_sign")
    seats = tuple(SeatSpec(f"Seat {n + 1}", bot, name) for n, (bot, name) in enumerate(zip(bots, names, strict=True)))
    spec = NewGameSpec("wars", "earth_4_west3_east5", "first", seats, 7)
    app.stack.top.replace(app.open_table(app.services.start(spec)))
    for _ in range(20):
        app.frame(app._next_events())


def idle_share(app, seconds: float) -> float:
    """The share of one core the loop takes while nothing happens, in percent."""
    end = time.monotonic() + seconds
    before, began = time.process_time(), time.monotonic()
    while time.monotonic() < end:
        app.frame(app._next_events())
    return 100 * (time.process_time() - before) / (time.monotonic() - began)


def moving_frames(app, seconds: float) -> list[float]:
    """Milliseconds each frame takes while the table is animating."""
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end and app.stack.top is not None:
        events = app._next_events()
        moving = app.stack.top.animating
        began = time.perf_counter()
        app.frame(events)
        if moving:
            times.append(1000 * (time.perf_counter() - began))
    return times


def measure(size: tuple[int, int], seconds: float) -> dict[str, float]:
    """All figures."""
    starts = start_times(size, 5)
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(size, Path(folder))
        app.frame([])
        title_idle = idle_share(app, 4)
        begin_table(app, (None, "random", "random", "random"))
        idle_share(app, 4)  # what is made ready after opening is not idling
        idle = idle_share(app, 5)
        begin_table(app, ("adept", "adept", "adept", "adept"))
        frames = moving_frames(app, seconds)
        app.close()
    ordered = sorted(frames) or [0.0]
    return {
        "first_frame_s": round(statistics.median(starts), 2),
        "idle_title_percent": round(title_idle, 1),
        "idle_table_percent": round(idle, 1),
        "frames": len(frames),
        "frame_ms_median": round(statistics.median(ordered), 2),
        "frame_ms_p99": round(ordered[int(len(ordered) * 0.99) - 1], 2),
        "frame_ms_max": round(ordered[-1], 1),
        "memory_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
    }


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    width, height = (int(part) for part in given.size.split("x"))
    if given.child:
        first_frame((width, height))
        return 0
    figures = measure((width, height), given.seconds)
    print(json.dumps(figures, indent=1) if given.json else "\n".join(f"{k:22}{v}" for k, v in figures.items()))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
