"""Plays lessons through the window: by their own answers, by pressing only what is lit, and by anything legal.

    python scripts/play_lessons.py [--how asked|lit|random] [--seeds N] [LESSON ...]

Without ``--how`` each lesson is played in all three ways. Each must come to its end within a bounded number of presses;
whoever presses anything is led back or shown the way. Prints how often something was pressed; exit code 1 if
somebody got stuck.
"""

import argparse
import os
import sys
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from game.ui.lessons.table import LessonScene
from scripts.window.learner import Learner
from scripts.window.program import Program

HOW = ("asked", "lit", "random")


def main() -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("lessons", nargs="*", metavar="LESSON", help="ids; without any, all of them")
    parser.add_argument("--how", choices=HOW)
    parser.add_argument("--seeds", type=int, default=1, help="how often each is played with other luck")
    given = parser.parse_args()
    stuck = 0
    with Program((1600, 900), 1, posted=True, pace="at_once") as program:
        program.services.settings.reduced_motion = True
        found = program.services.lessons
        for lesson in (one for one in found.all().lessons if not given.lessons or one.id in given.lessons):
            for how in [given.how] if given.how else HOW:
                for seed in range(1 if how == "asked" else given.seeds):
                    scene = LessonScene(found, lesson)
                    program.scene.push(scene)
                    program.until(lambda scene=scene: program.scene is scene, "the lesson")
                    try:
                        presses = Learner(program, scene, how, seed).finish()
                        print(f"{lesson.id:24} {how:7} {presses:4} presses")
                    except AssertionError as problem:
                        stuck += 1
                        print(f"{lesson.id:24} {how:7} {problem}")
                    while len(program.app.stack.scenes) > 1:
                        program.scene.pop()
                        program.frames(2)
    return 1 if stuck else 0


if __name__ == "__main__":
    sys.exit(main())
