"""Measures the replay theatre: how long it takes to go to any moment of whole games, and to paint it.

    SDL_VIDEODRIVER=dummy python scripts/theatre_figures.py [GAME ...] [--size 1920x1080] [--cpu]

Games are ``rites``, ``wars`` and ``duel``, played by bots (``--bots``), or files: saves and replays. For each, in one
window: the match as it stood at moments far apart, and with the frame that shows it; every moment stepped through
backwards from the end as soon as the theatre is open, nothing warmed but what the frames in between leave time for;
then played forwards at the fastest speed, every frame timed. Then how long the history of a save of at least 1,600
decisions takes to be rebuilt. ``--cpu`` times by what the window's thread took of the processor, which is the same on
an idle machine. Exit code 0 if everything holds, else 1.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.match.driver import AskBot, Over
from game.match.match import Match, Seat
from game.match.saves import read_save, write_save
from game.match.session import begin
from game.ui.theatre.door import open_theatre
from game.ui.theatre.scene import TheatreScene
from scripts.window.figures import Bench, Clock, load_average, median, quantile

LIMITS = {"seek_ms": 200, "step_back_ms": 200, "playing_frame_ms": 16, "rebuild_ms": 500}
"""The longest of each must be within."""
SEEKS = 150
LONGEST = 45.0
"""Seconds that each game is played at most."""
DECISIONS = 1600
HASTENING = ("ritual", "awaken")
INPUTS = {
    "rites": ({"game": "rites", "players": 4, "seed": 3}, 4),
    "wars": ({"game": "wars", "players": 4, "seed": 11}, 4),
    "duel": ({"game": "duel", "seed": 5}, 2),
}


def played(name: str, bot: str) -> Match:
    """A whole game of bots."""
    inputs, seats = INPUTS[name]
    session = begin(inputs, tuple(Seat(bot, each) for each in ("Ruth", "Crane", "Vane", "Ada")[:seats]))
    session.driver.seed = 7
    while not isinstance(waiting := session.waiting(), Over):
        if isinstance(waiting, AskBot):
            session.done(waiting, session.think(waiting))
    return session.match


def long_match(least: int) -> Match:
    """A made-up match of at least so many decisions: answered at random, but nobody hastens the end."""
    for seed in range(1, 400):
        match = Match.new({"game": "wars", "players": 4, "seed": seed})
        match.history = False
        chance = random.Random(seed)
        while match.decision is not None and len(match.entries) < least:
            options = match.position.decision.options
            match.answer(chance.choice([each for each in options if each.kind not in HASTENING] or options))
        if len(match.entries) >= least:
            return match
    raise SystemExit("no game was long enough")


def rebuilt(match: Match, folder: Path) -> float:
    """How long the history of a save takes to be played again, in milliseconds."""
    path = folder / "long.save"
    write_save(match, path, name="Long")
    loaded = read_save(path)
    began = Clock.now()
    if not loaded.rebuild():
        raise SystemExit(loaded.lost_history)
    return 1000 * (Clock.now() - began)


def opened(bench: Bench, match: Match) -> TheatreScene:
    """The theatre with a match, as soon as it shows anything."""
    while len(bench.app.stack) > 1:
        bench.top.pop()
        bench.frame([])
    open_theatre(bench.app, match)
    while not isinstance(bench.top, TheatreScene):
        bench.frame()
        time.sleep(0.002)
    return bench.top


def gone_to(bench: Bench, scene: TheatreScene, n: int) -> float:
    """Milliseconds to go to a moment and paint it."""
    began = Clock.now()
    scene.deck.go(n)
    taken = 1000 * (Clock.now() - began)
    return taken + bench.frame([])


def measure(bench: Bench, match: Match) -> dict[str, list[float]]:
    """All times of one game."""
    found: dict[str, list[float]] = {"position_ms": [], "step_back_ms": [], "seek_ms": [], "playing_frame_ms": []}
    scene = opened(bench, match)
    timeline = scene.timeline
    luck = random.Random(1)
    moments = [luck.randrange(len(timeline) + 1) for _ in range(SEEKS)]
    for n in moments:
        began = Clock.now()
        timeline.match_at(n)
        found["position_ms"].append(1000 * (Clock.now() - began))
    for n in reversed(timeline.stops):
        found["step_back_ms"].append(gone_to(bench, scene, n))
    for n in moments:
        found["seek_ms"].append(gone_to(bench, scene, n))
    # A theatre opened anew plays from its beginning.
    scene = opened(bench, match)
    scene.deck.set_speed(4)
    scene.deck.play()
    end = time.monotonic() + LONGEST
    while scene.reel.playing and time.monotonic() < end:
        events = bench.app._next_events()
        n, moving = scene.reel.n, scene.animating
        taken = bench.frame(events)
        if moving or scene.reel.n != n:
            found["playing_frame_ms"].append(taken)
    return found


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=["rites", "wars", "duel"])
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--bots", default="adept")
    parser.add_argument("--cpu", action="store_true", help="time by the window thread's processor time")
    given = parser.parse_args()
    if given.cpu:
        Clock.now = staticmethod(time.thread_time)
    width, height = (int(part) for part in given.size.split("x"))
    over = False
    print(f"{'':12}{'':18}{'count':>7}{'p50':>9}{'p95':>9}{'max':>9}   load {load_average():.1f}")
    with tempfile.TemporaryDirectory() as folder:
        for name in given.games:
            match = played(name, given.bots) if name in INPUTS else read_save(Path(name))
            bench = Bench((width, height), Path(folder) / name.replace("/", "_"))
            try:
                for label, times in measure(bench, match).items():
                    limit = LIMITS.get(label)
                    late = limit is not None and max(times) > limit
                    over = over or late
                    told = "" if limit is None else f"  {'OVER' if late else 'within'} {limit}"
                    spread = f"{median(times):9.1f}{quantile(times, 0.95):9.1f}{max(times):9.1f}"
                    print(f"{name[-12:]:12}{label:18}{len(times):7}{spread}{told}", flush=True)
            finally:
                bench.close()
        took = rebuilt(long_match(DECISIONS), Path(folder))
        over = over or took > LIMITS["rebuild_ms"]
        print(f"history of {DECISIONS} decisions rebuilt in {took:.0f} ms, limit {LIMITS['rebuild_ms']}")
    return 1 if over else 0


if __name__ == "__main__":
    raise SystemExit(main())
