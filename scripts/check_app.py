#!/usr/bin/env python3
"""Start the packed program of scripts/build_app.py and play it a little, as a person with a keyboard would.

    xvfb-run -a -s "-screen 0 1280x720x24" python scripts/check_app.py [--answers N] [--shot FILE]

Its commands are tried first (doctor, a game of bots with every position checked); then the window is opened, a game is
begun and played by keys until the journal of the game shows so many answers, with bots thinking in worker processes of
the packed program. Then the program is ended by force, and a second start must find the game and make a save of it.
Needs xdotool and a display. Exit code 0 if all of that went well, else 1 and a sentence.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.match.journal import JournalError, read_journal
from game.match.saves import read_save
from scripts.build_app import FOLDER

PROGRAM = FOLDER / ("mythos-table.exe" if sys.platform == "win32" else "mythos-table")
KEYS = ("1", "Return", "a", "Return", "2", "Return")
"""What answers most questions of a game's first turn: the first card, the first place on the map, the second card."""
PATIENCE = 180.0
"""Seconds after which the window is given up."""


class Failed(Exception):
    """Something did not go well; the message says what."""


def commands() -> None:
    """The commands that need no window."""
    said = _run("doctor", able=(0, 3))
    for name in ("pygame-ce", "pygame_gui", "own files", "fonts"):
        if f"{name}" not in said or "missing" in said:
            raise Failed(f"doctor is not content:\n{said}")
    engine = next(line for line in said.splitlines() if line.startswith("engine"))
    print(engine)
    if "compiled on" not in engine and "packed without a compiler" not in engine:
        raise Failed("the engine that was packed is not used")
    played = _run("simulate", "--bots", "adept", "--players", "3", "--seed", "4", "--check")
    print(played.splitlines()[0])
    _run("simulate", "--bots", "random", "--games", "2", "--jobs", "2", "--check")


def _run(*words: str, able: tuple[int, ...] = (0,)) -> str:
    done = subprocess.run([str(PROGRAM), *words], capture_output=True, text=True, errors="replace", timeout=PATIENCE)
    if done.returncode not in able:
        raise Failed(f"{words[0]} ended with {done.returncode}: {done.stdout}{done.stderr}")
    return done.stdout


def window(data: Path, wanted: int, shot: Path | None) -> None:
    """A game begun and played by keys until ``wanted`` answers are in its journal; then the program is killed."""
    program = _started(data)
    try:
        _key("n")
        _key("Return")
        ends = time.monotonic() + PATIENCE
        turn = 0
        while (given := answers(data)) < wanted:
            if program.poll() is not None:
                raise Failed(f"the window closed by itself with {program.returncode}")
            if time.monotonic() > ends:
                raise Failed(f"only {given} answers came")
            _key(KEYS[turn % len(KEYS)])
            turn += 1
        if shot and shutil.which("import"):
            subprocess.run(["import", "-window", "root", str(shot)], check=True)
        print(f"{given} answers in the window's game")
    finally:
        program.kill()
        program.wait()


def again(data: Path, wanted: int) -> None:
    """A second start, which finds the game in its journal and makes a save of it."""
    program = _started(data)
    alive = program.poll() is None
    program.kill()
    program.wait()
    saves = max((data / "autosaves").glob("*.save"), key=lambda path: path.stat().st_mtime, default=None)
    kept = len(read_save(saves).entries) if saves else 0
    if not alive or max(kept, answers(data)) < wanted:
        raise Failed(f"of {wanted} answers a second start found {kept}")


def _started(data: Path) -> "subprocess.Popen[bytes]":
    program = subprocess.Popen([str(PROGRAM), "--data-dir", str(data), "--window", "1280x720"])
    ends = time.monotonic() + PATIENCE
    while not (data / "lock").exists() and time.monotonic() < ends:
        time.sleep(0.2)
    time.sleep(4)
    return program


def _key(name: str) -> None:
    subprocess.run(["xdotool", "key", name], check=True)
    time.sleep(0.6)


def answers(data: Path) -> int:
    """Answers in the journal of the game begun last."""
    newest = max((data / "journals").glob("*.journal"), key=lambda path: path.stat().st_mtime, default=None)
    if newest is None:
        return 0
    try:
        return len(read_journal(newest).entries)
    except JournalError:
        return 0


def main() -> int:
    """Read the command line and do it all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=12)
    parser.add_argument("--shot", type=Path, help="picture of the table at the end (ImageMagick)")
    given = parser.parse_args()
    if not PROGRAM.exists():
        print(f"{PROGRAM} is not there; scripts/build_app.py makes it.", file=sys.stderr)
        return 1
    if not os.environ.get("DISPLAY") or shutil.which("xdotool") is None:
        print("A display and xdotool are needed: xvfb-run -a python scripts/check_app.py", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        try:
            commands()
            window(data, given.answers, given.shot)
            again(data, given.answers)
        except (Failed, subprocess.SubprocessError, OSError) as problem:
            print(problem, file=sys.stderr)
            return 1
    print("The packed program runs.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
