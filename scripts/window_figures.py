"""Measures the window's real scenes and compares them with what must hold.

    xvfb-run -s "-screen 0 1920x1080x24" python scripts/window_figures.py [--size 1920x1080] [--json]

Needs a display (or SDL_VIDEODRIVER=dummy). The first frame is timed from the start of a fresh interpreter, five
times. Then, in one window: how long every scene takes to be opened; frames while pieces glide, dice tumble and
counters count, four adepts playing on at turn 5 of a full board; frames while the map is zoomed and dragged; a
chronicle of 5,000 lines being scrolled; the time from a click to the picture that shows it while adepts think;
what the window costs while nothing happens; memory. The load of the machine is told too: figures measured while
others work on it mean little; ``--cpu`` then times by what the window's thread took of the processor, which is
the same on an idle machine but for what waits for the display. Exit code 0 if everything holds, else 1.
"""

import argparse
import json
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

LIMITS = {
    "first_frame_s": 1.5,
    "opening": 100,
    "frame_ms_median": 8,
    "frame_ms_p99": 16,
    "zoom_ms_p99": 16,
    "pan_ms_p99": 16,
    "log_scroll_ms_p99": 16,
    "log_line_ms": 16,
    "reaction_ms_max": 50,
    "idle_title_percent": 1.5,
    "idle_table_percent": 1.5,
    "memory_mb": 340,
}
"""What must hold; ``opening`` is for every scene."""


def scenes(table) -> dict:
    """Everything that can be opened over the table or the title, by name."""
    from game.games.wars.screen.board import BoardScene
    from game.games.wars.screen.signs import SignsScene
    from game.ui.scenes.credits import CreditsScene
    from game.ui.scenes.custom import CustomGameScene
    from game.ui.scenes.keys import KeysScene
    from game.ui.scenes.load import LoadScene
    from game.ui.scenes.message import PromptScene, confirm
    from game.ui.scenes.newgame import NewGameScene
    from game.ui.scenes.rules import RulesScene
    from game.ui.scenes.settings import SettingsScene
    from game.ui.scenes.title import TitleScene
    from game.ui.table.overlays.curtain import CurtainScene
    from game.ui.table.overlays.menu import MenuScene
    from game.ui.table.overlays.seats import SeatsScene

    session, viewer = table.session, table.viewer
    return {
        "title": TitleScene,
        "new_game": NewGameScene,
        "custom": CustomGameScene,
        "load": LoadScene,
        "settings": SettingsScene,
        "rules": RulesScene,
        "credits": CreditsScene,
        "keys": KeysScene,
        "confirm": lambda: confirm("Pass?", "You give up your **3 Power**.", "Pass", danger=True),
        "prompt": lambda: PromptScene("Save as", "A name for this game:", "", "Save"),
        "menu": lambda: MenuScene(session, viewer),
        "seats": lambda: SeatsScene(session),
        "signs": lambda: SignsScene(session, viewer, viewer),
        "board": lambda: BoardScene(table.stage.table, "great_cthulhu", table.stage.inspector.lookup, 0),
        "curtain": lambda: CurtainScene("Bruno", "black_goat", "Black Goat"),
    }


def measure(size: tuple[int, int], seconds: float, runs: int) -> dict[str, float]:
    """All figures by name."""
    from scripts.window import figures as f

    found: dict[str, float] = {"load_average": f.load_average()}
    if runs:
        found["first_frame_s"] = f.median(f.start_times(__file__, size, runs))
    with tempfile.TemporaryDirectory() as folder:
        bench = f.Bench(size, Path(folder))
        try:
            bench.rest(5)  # what is made ready after the first frame is not idling
            found["idle_title_percent"] = bench.idle_share(4)
            found |= {f"opening_{name}_ms": taken for name, taken in f.openings(bench, scenes).items()}
            bench.rest(11)  # gates turn for ten seconds
            found["idle_table_percent"] = bench.idle_share(5)
            found["opening_table_ms"] = f.table_opening(bench)
            found["opening_battle_ms"] = f.battle_opening(bench)
            moving = f.moving_frames(bench, seconds)
            found |= {"frames": len(moving), "frame_ms_median": f.median(moving),
                      "frame_ms_p99": f.quantile(moving, 0.99), "frame_ms_max": f.quantile(moving, 1)}  # fmt: skip
            found |= spread("zoom", f.zoom_frames(bench)) | spread("pan", f.pan_frames(bench))
            found["log_line_ms"], scrolled = f.log_frames(bench)
            found |= spread("log_scroll", scrolled)
            reactions = f.reactions(bench)
            found |= {"reactions": len(reactions), "reaction_ms_median": f.median(reactions),
                      "reaction_ms_max": f.quantile(reactions, 1)}  # fmt: skip
        finally:
            bench.close()
    found["memory_mb"] = f.memory_mb()
    found["load_average_after"] = f.load_average()
    return {name: round(value, 2) for name, value in found.items()}


def spread(name: str, times: list[float]) -> dict[str, float]:
    """Median, 99th part of a hundred and the longest of some frames."""
    from scripts.window import figures as f

    return {f"{name}_ms_median": f.median(times), f"{name}_ms_p99": f.quantile(times, 0.99),
            f"{name}_ms_max": f.quantile(times, 1)}  # fmt: skip


def limit_of(name: str) -> float | None:
    """What must hold for a figure, None if nothing."""
    return LIMITS["opening"] if name.startswith("opening_") else LIMITS.get(name)


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--seconds", type=float, default=20, help="how long bots play while frames are timed")
    parser.add_argument("--starts", type=int, default=5, help="how many fresh starts are timed")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--cpu", action="store_true", help="time by the window thread's processor time, not the clock")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    width, height = (int(part) for part in given.size.split("x"))
    if given.child:
        from scripts.window.figures import first_frame

        first_frame((width, height))
        return 0
    if given.cpu:
        import time

        from scripts.window.figures import Clock

        Clock.now = staticmethod(time.thread_time)
    figures = measure((width, height), given.seconds, given.starts)
    over = [name for name, value in figures.items() if (limit := limit_of(name)) is not None and value > limit]
    if given.json:
        print(json.dumps(figures, indent=1))
    else:
        for name, value in figures.items():
            limit = limit_of(name)
            told = "" if limit is None else f"  {'OVER' if name in over else 'within'} {limit:g}"
            print(f"{name:26}{value:10.2f}{told}")
    if figures["load_average"] > 1.0 or figures["load_average_after"] > 2.5:
        print("The machine was at work on other things: measure again when it is idle.", file=sys.stderr)
    return 1 if over else 0


if __name__ == "__main__":
    raise SystemExit(main())
