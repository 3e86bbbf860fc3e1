"""Plays a league evening and the first three chapters of The Stars Align through the window, killed twice on the way.

    python scripts/play_campaign.py [--size 1280x720] [--seed 5] [--shots DIR] [--folder DIR]

The window lives in a child process, its events are posted by hand. A league of a game of Cthulhu Wars for two, a Duel
and a game of Rites, then the chapters: of each game some questions are answered, then the seats are handed to bots.
Twice the child is killed outright (``kill -9``): in the middle of the league's second game, and while bots play the
story's second. Each time it is started again, goes on from the title, and must find every answer that was told.
At the end the chronicle is looked at, the replay theatre with a game of each kind, and the saves.
Exit code 0 if all of that was seen, else 1.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

KILLS = ("answered league 2 4", "handed story 2")
"""Lines of the child after which it is killed."""
WANTED = ("league over", "story over", "statistics", "watched rites", "watched duel", "watched wars", "saves")
"""Lines that must have been told at the end."""
LONG = 600.0
"""Seconds anything may take that goes on by itself."""
PATIENCE = 3000
"""Seconds the whole may take."""


def child(given: argparse.Namespace) -> int:
    """Go on from the title until there is nothing left to do."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    from scripts.window.campaigner import Campaigner
    from scripts.window.program import Program, Stuck

    with Program(given.size, given.seed + given.life, True, given.shots, "at_once", given.folder, LONG) as program:
        program.shot_number = 100 * given.life
        try:
            Campaigner(program, given.seed + given.life).run()
        except Stuck as problem:
            print(f"stuck: {problem}", flush=True)
            return 1
    return 0


def parent(given: argparse.Namespace) -> int:
    """Start the child, kill it where it is to be killed, start it again, and see what it tells."""
    told: list[str] = []
    kills = list(KILLS)
    kept = 0
    end = time.monotonic() + PATIENCE
    for life in range(len(KILLS) + 1):
        command = [sys.executable, __file__, "--child", "--life", str(life), "--folder", str(given.folder),
                   "--size", "x".join(map(str, given.size)), "--seed", str(given.seed)]  # fmt: skip
        command += ["--shots", str(given.shots)] if given.shots else []
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        killed = False
        for line in process.stdout:
            told.append(line.strip())
            print(f"{life}: {line.strip()}", flush=True)
            word, *rest = line.split()
            if word == "kept":
                kept = int(rest[0])
            if word == "resumed" and int(rest[-1]) < kept:
                print(f"lost: {kept} entries were told, {rest[-1]} were there", file=sys.stderr)
                process.kill()
                return 1
            if kills and line.strip() == kills[0]:
                time.sleep(0.3)
                process.kill()
                killed = True
                print(f"{life}: killed after {kills.pop(0)!r}", flush=True)
                break
            if time.monotonic() > end:
                process.kill()
                print("it takes too long", file=sys.stderr)
                return 1
        code = process.wait()
        if not killed:
            missing = [each for each in (*WANTED, *KILLS) if each not in told]
            for each in missing:
                print(f"not seen: {each}", file=sys.stderr)
            return 1 if code or missing else 0
    return 1


def size(text: str) -> tuple[int, int]:
    """``1280x720`` as two numbers."""
    width, height = text.lower().split("x")
    return int(width), int(height)


def main() -> int:
    """Read the command line, and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--shots", type=Path, help="folder for pictures of what is met on the way")
    parser.add_argument("--folder", type=Path, help="folder for the program's files; else one that is gone afterwards")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--life", type=int, default=0, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        return child(given)
    if given.folder:
        return parent(given)
    with tempfile.TemporaryDirectory() as folder:
        given.folder = Path(folder)
        return parent(given)


if __name__ == "__main__":
    sys.exit(main())
