#!/usr/bin/env python3
"""Compile the engine, the rules and the bots with mypyc into build/fast; the program uses them from then on.

Needs a C compiler and Python's headers. The sources are not touched: when they change, the program goes back
to them by itself until this is run again. ``mythos-table doctor`` says which engine is in use. The window offers to
run this in the background.
"""

import argparse
import subprocess
import sys

from environment import ROOT, ready

TESTS = (
    "tests/engine", "tests/wars", "tests/duel", "tests/rites", "tests/bots", "tests/arena",
    "tests/match/test_others.py",
)  # fmt: skip


def main(arguments):
    """Build unless all is up to date, and run the tests on it if asked; the exit code."""
    options = _options(arguments)
    if options.apart:
        return _apart(arguments)
    if not options.here:
        # An old Python gets no further than this, with a sentence.
        python = str(ready("fast"))
        if options.test:
            ready("dev")
        return subprocess.call([python, __file__, "--here", *arguments])
    sys.path.insert(0, str(ROOT))
    from fast import build

    build.bring_up_to_date(options.level, options.again)
    return build.test(TESTS) if options.test else 0


def _apart(arguments):
    """Build with tools of its own, as the window has it done: in the background, and ended with whoever started it."""
    from fast import alone, tools

    alone.end_with_input()
    alone.step_back()
    given = [word for word in arguments if word != "--apart"]
    return subprocess.call([tools.python_with_tools(), __file__, "--here", *given], stdin=subprocess.DEVNULL)


def _options(arguments):
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--again", action="store_true", help="compile even if nothing has changed")
    parser.add_argument("--apart", action="store_true", help="leave .venv alone, and end as soon as the input closes")
    parser.add_argument("--here", action="store_true", help="use the Python that runs this script, not that of .venv")
    parser.add_argument("--level", type=int, choices=range(4), default=2, help="how hard the C compiler tries (2)")
    parser.add_argument("--test", action="store_true", help="run {} on it".format(" ".join(TESTS)))
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
