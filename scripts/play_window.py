"""Plays a whole game of two people and two bots through the window by mouse, choosing among what the screen offers.

    xvfb-run -s "-screen 0 1920x1080x24" python scripts/play_window.py --size 1920x1080 --seed 5 --shots DIR

The program runs in this process; the hand is ``xdotool`` or, without it or with ``--posted``, events put into the
window's own queue (then a seed always leads to the same game). The keyboard is used for a name and a number only.
On the way there must be an undo, a save and its loading in the middle of a battle, the curtain between the two, a seat
handed to a bot and taken back, and what else ``scripts/window/tours.py`` lists for the game: with ``--game duel``,
``wars2`` (two players), ``wars5`` (five) or ``rites`` one person plays bots, or two play each other (``--people 2``).
Exit code 0 if all of that was seen, else 1. ``play_keys.py`` does the same by keyboard alone.
"""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def size(text: str) -> tuple[int, int]:
    """``1280x720`` as two numbers."""
    width, height = text.lower().split("x")
    return int(width), int(height)


def main(words: str, by_keys: bool = False) -> int:
    """Read the command line, play, and say what was seen."""
    parser = argparse.ArgumentParser(description=words.splitlines()[0])
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shots", type=Path, help="folder for pictures of what is met on the way")
    parser.add_argument("--fast", action="store_true", help="bots' moves are not shown one by one")
    parser.add_argument("--posted", action="store_true", help="put events into the queue instead of using xdotool")
    parser.add_argument("--limit", type=int, default=60_000, help="steps after which the game must be over")
    parser.add_argument("--game", choices=("wars", "wars5", "duel", "wars2", "rites"), default="wars")
    parser.add_argument("--people", type=int, choices=(1, 2), default=0, help="how many are not bots")
    parser.add_argument("--bot", default="adept", help="the bots' level")
    parser.add_argument("--language", default="en", metavar="CODE", help="what the window is to speak")
    parser.add_argument("--pace", choices=("slow", "normal", "fast", "at_once"), help="how fast bots' moves are shown")
    given = parser.parse_args()
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("SDL_VIDEO_WINDOW_POS", "0,0")
    from scripts.window.key_player import KeyPlayer
    from scripts.window.player import Player
    from scripts.window.program import Program, Stuck
    from scripts.window.tours import TOURS

    pace = given.pace or ("at_once" if given.fast else "fast")
    with Program(given.size, given.seed, given.posted, given.shots, pace, language=given.language) as program:
        kind = KeyPlayer if by_keys else Player
        player = kind(program, given.seed, TOURS[given.game], given.people, given.bot, given.limit)
        try:
            player.run()
        except Stuck as problem:
            print(f"stuck: {problem}", file=sys.stderr)
            return 1
    return tell(program, player, by_keys)


def tell(program, player, by_keys: bool) -> int:
    """Print what was seen and what was not; returns the exit code."""
    seen, sent = program.seen, program.hand.sent
    hand = "posted events" if program.posted else "xdotool"
    met = ", ".join(f"{name} {seen[count]}" for name, count in player.tour.wanted.items())
    print(f"{seen['answer']} answers by {hand}, {sent['mouse']} of the mouse and {sent['keys']} of the keyboard; {met}")
    if program.told():
        print(program.told())
    missing = [f"not seen: {name}" for name in player.missing()]
    if by_keys and (sent["mouse"] or seen["mouse events that came"]):
        missing.append(f"the mouse was used: {sent['mouse']} sent, {seen['mouse events that came']} came")
    for line in missing:
        print(line, file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(__doc__))
