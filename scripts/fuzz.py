"""Change every file the program reads by its structure, and see that it lives on or is refused in a sentence.

    python scripts/fuzz.py [--seed 1] [--from 0] [--count 100000] [--seconds 1e9] [--kind save] [--keep DIR]
    python scripts/fuzz.py --window [--seed 1] [--from 0] [--count 2000]

Sound files of every kind are made first (``scripts/fuzzing/samples.py``). Then each input is one of them with one named
change (``changes.py``), put together again with its checksum right, and put into a data folder where the program finds
it. Reading it may end in a documented error with a sentence of one line. What is accepted lives: it is opened, played
on 20 decisions, undone, done again, seen and told with everybody's eyes, saved and read again. A reader has ten seconds
and the program 200 MB; nothing may be run, or written elsewhere. Input number i of a seed is always the same: a fault
is told with the command that shows it again. With ``--window`` accepted inputs are shown in every scene, and read by
every command, instead. Exit code 0 if no fault was found; the table says how many of each kind and change were read.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


def main() -> int:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="start", help="the number of the first input")
    parser.add_argument("--count", type=int, default=0, help="how many (100,000; with --window 2,000 accepted ones)")
    parser.add_argument("--seconds", type=float, default=1e9, help="end earlier, after so long")
    parser.add_argument("--kind", default="", help="one kind of file only")
    parser.add_argument("--keep", type=Path, help="where to keep files that found a fault")
    parser.add_argument("--window", action="store_true", help="show what is accepted in every scene and command")
    given = parser.parse_args()
    from scripts.fuzzing.trial import Inputs, Trial, quiet

    quiet()
    began = time.monotonic()
    inputs = Inputs(given.seed, given.kind)
    with tempfile.TemporaryDirectory() as folder:
        if given.window:
            from scripts.fuzzing.screens import Shown

            trial: Trial = Shown(inputs, Path(folder), given.keep)
        else:
            trial = Trial(inputs, Path(folder), given.keep)
        if not given.window:
            trial.sound(3 if given.start else None)
        done = trial.run(given.start, given.count or (2000 if given.window else 100_000), given.seconds)
    print(trial.told())
    print(trial.table())
    took = time.monotonic() - began
    print(f"seed {given.seed}, {done} inputs from {given.start}, {sum(trial.accepted.values())} accepted, "
          f"{len(trial.faults)} sorts of fault, {took:.0f} s, {trial.peak >> 20} MB at most")  # fmt: skip
    return 1 if trial.faults else 0


if __name__ == "__main__":
    sys.exit(main())
