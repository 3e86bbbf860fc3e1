"""``bench``: how fast the program is on this machine."""

import argparse
import contextlib
import json
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

from game import compiled
from game.commands.console import DONE
from game.commands.simulate import Spec, simulate
from game.games.registry import first_game, game_of
from game.match.driver import PlayFailed, make_bots, play_out
from game.match.match import Match, Seat
from game.match.saves import read_save, write_save

RANDOM_GAMES = 60
ADEPT_GAMES = 2
MIDDLE = 150
"""The decision of a random match at which copying, looking and saving are measured."""
_IMPORT = "import time; t = time.perf_counter(); import {}; print(time.perf_counter() - t)"


def bench() -> dict[str, Any]:
    """All figures; takes some seconds. One core, events on, no journal."""
    # What a game's first match loads is no play.
    simulate(Spec(players=4), 1, 1, 1)
    random_play, _ = simulate(Spec(players=4), RANDOM_GAMES, 1, 1)
    adept_play, _ = simulate(Spec(players=4, bots=("adept",)), ADEPT_GAMES, 1, 1)
    match = _middle()
    pos = match.position
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.save"
        write_save(match, path, sync=False)
        save = _median(lambda: write_save(match, path, sync=False), 15)
        load = _median(lambda: read_save(path), 15)
        size = path.stat().st_size
    return {
        "games_per_second": random_play["games_per_second"],
        "decisions_per_second": random_play["decisions_per_second"],
        "adept_games_per_second": adept_play["games_per_second"],
        "copy_us": round(_each(pos.copy, 5000) * 1e6, 2),
        "view_us": round(_each(lambda: pos.view(0), 1000) * 1e6, 1),
        "save_ms": round(save * 1e3, 2),
        "load_ms": round(load * 1e3, 2),
        "save_bytes": size,
        "import_engine_s": round(_import_seconds(), 3),
        "engine": compiled.state().sentence,
        "python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {processor()}",
        "date": date.today().isoformat(),
    }


def _middle() -> Match:
    """A random match played to its middle."""
    match = Match.new({"game": first_game(), "players": 4, "seed": 1}, [Seat("random", "Random")] * 4)
    with contextlib.suppress(PlayFailed):
        play_out(match, make_bots(["random"] * 4, 1), limit=MIDDLE)
    return match


def _each(work: Callable[[], Any], times: int) -> float:
    """Seconds one call takes, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(times):
            work()
        best = min(best, time.perf_counter() - began)
    return best / times


def _median(work: Callable[[], Any], times: int) -> float:
    """Seconds one call takes, the middle one of several."""
    taken = []
    for _ in range(times):
        began = time.perf_counter()
        work()
        taken.append(time.perf_counter() - began)
    return statistics.median(taken)


def _import_seconds() -> float:
    """Seconds a fresh Python takes to import engine and rules, the best of three."""
    command = [sys.executable, "-P", "-c", _IMPORT.format(game_of(first_game()).rules.partition(":")[0])]
    return min(float(subprocess.run(command, capture_output=True, text=True, check=True).stdout) for _ in range(3))


def processor() -> str:
    """The processor's name as far as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    except OSError:
        pass
    return platform.processor() or "unknown processor"


def command(given: argparse.Namespace) -> int:
    """Measure and print; returns the exit code."""
    figures = bench()
    told = "\n".join(f"{name.replace('_', ' '):24}{value}" for name, value in figures.items())
    print(json.dumps(figures, indent=1) if given.json else told)
    return DONE
