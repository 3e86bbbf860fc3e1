"""Lets a monkey play whole games in the window: clicks, keys, wheel, drags and resizes, in all scenes.

    python scripts/monkey.py [--games 20] [--seed 1] [--budget 1500] [--notes FOLDER] [--display]
    python scripts/monkey.py --repeat FILE

Everything goes through the window's own event queue (SDL's dummy driver, or the real display with ``--display``).
Clicks go where something glows, to buttons, and astray; every scene is opened and left; seats change hands; the
window changes size, scale and palette. There must be no exception, no error in the log, no state from which the
sure way (Escape, then something offered) does not lead on, and no match that breaks its rules. When something goes
wrong, the seed and the last 200 deeds are printed and the whole run is written to a file in ``--notes``, which
``--repeat`` does again. Exit code 0 if nothing went wrong.
"""

import argparse
import os
import sys
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))


def one_game(monkey, deeds, notes: Path) -> str:
    """Play or repeat one game; returns what went wrong, empty if nothing did."""
    from scripts.window.monkey import TAIL, Trouble

    try:
        if deeds is None:
            monkey.play()
        else:
            monkey.repeat(deeds)
    except Trouble as trouble:
        notes.mkdir(parents=True, exist_ok=True)
        path = notes / f"monkey_{monkey.seed}.json"
        monkey.write(path, str(trouble))
        print(f"seed {monkey.seed}, {monkey.players} players, {monkey.people} people; the last of "
              f"{len(monkey.deeds)} deeds:")  # fmt: skip
        print("\n".join(" ".join(map(str, deed)) for deed in monkey.deeds[-TAIL:]))
        print(f"seed {monkey.seed}: {trouble}\nwritten down in {path}", flush=True)
        return str(trouble)
    return ""


def main() -> int:
    """Read the command line, let the monkey play, tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next ones have the next numbers")
    parser.add_argument("--budget", type=int, default=1500, help="deeds before it hurries to the end")
    parser.add_argument("--notes", type=Path, default=Path("monkey_notes"), help="where a failed run is written down")
    parser.add_argument("--repeat", type=Path, help="do again a run that was written down")
    parser.add_argument("--display", action="store_true", help="on the real display instead of SDL's dummy")
    given = parser.parse_args()
    if not given.display:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from scripts.window.monkey import Monkey

    if given.repeat:
        monkey, deeds = Monkey.read(given.repeat)
        return 1 if one_game(monkey, deeds, given.notes) else 0
    scenes, warnings, failed = Counter(), Counter(), []
    for number in range(given.games):
        began = time.monotonic()
        monkey = Monkey(given.seed + number, given.budget)
        if one_game(monkey, None, given.notes):
            failed.append(monkey.seed)
        scenes += monkey.scenes
        warnings += monkey.warnings
        print(f"game {number + 1} (seed {monkey.seed}): {monkey.players} players, {monkey.people} people, "
              f"{len(monkey.deeds)} deeds, {monkey.done['offers clicked']} offers clicked, {monkey.done['entries']} "
              f"answers in the match, {time.monotonic() - began:.0f} s", flush=True)  # fmt: skip
    print("scenes opened: " + ", ".join(f"{name} {count}" for name, count in scenes.most_common()))
    for words, count in warnings.most_common():
        print(f"warned {count} times: {words}")
    print(f"{given.games} games, {len(failed)} went wrong" + (f": seeds {failed}" if failed else ""))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
