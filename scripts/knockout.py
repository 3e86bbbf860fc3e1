#!/usr/bin/env python3
"""Prove that every ability, requirement and spellbook has a test that would miss it.

Each in turn is replaced by nothing (``pytest --knockout NAME``), and the tests whose names
say it are run: at least one of them must fail. Prints every name with the tests that fail
without it; exits with 1 if one can be taken out unnoticed. ``scripts/knockout.py NAME...`` looks at some only.
"""

import argparse
import importlib.util
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def names() -> list[str]:
    """Everything that can be taken out, in the order of the factions."""
    sys.path.insert(0, str(ROOT))
    from game.games.wars.rules.registry import ACTIONS
    from game.games.wars.rules.rules import make_rules
    from game.games.wars.rules.units import BOOKS, FACTION_ABILITIES, REQUIREMENTS

    make_rules()
    tables = (*FACTION_ABILITIES, *REQUIREMENTS, *BOOKS)
    return [*(name for table in tables for name in table), *(entry.id for entry in ACTIONS if entry.side is None)]


def python() -> str:
    """An interpreter that has pytest: this one, or the one of the checkout's own environment."""
    if importlib.util.find_spec("pytest"):
        return sys.executable
    from environment import ready

    return str(ready("dev"))


def files_naming(name: str) -> list[str]:
    """The test files that have a test so named; the list of everything is no test of it."""
    said = re.compile(rf"^\s*def test_\w*{name}", re.MULTILINE)
    return [
        str(path.relative_to(ROOT))
        for path in sorted((ROOT / "tests" / "wars").glob("test_*.py"))
        if path.name != "test_complete.py" and said.search(path.read_text(encoding="utf-8"))
    ]


def failing(interpreter: str, name: str) -> list[str]:
    """The tests that name it and fail without it. Raises ``RuntimeError`` if the tests cannot be run at all."""
    files = files_naming(name)
    if not files:
        return []
    command = [
        interpreter,
        "-m",
        "pytest",
        "-q",
        "-rfE",
        "--tb=no",
        "--no-header",
        "--knockout",
        name,
        "-k",
        name,
        *files,
    ]
    # Plugins that these runs do not need cost more time than the tests.
    command[3:3] = [
        word for plugin in ("cacheprovider", "xdist", "hypothesispytest") for word in ("-p", f"no:{plugin}")
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode not in (0, 1):  # passed, failed
        raise RuntimeError(f"{name}: pytest ended with {done.returncode}\n{done.stdout[-800:]}{done.stderr[-800:]}")
    found = re.findall(r"^FAILED \S+?::(\w+)", done.stdout, re.MULTILINE)
    return sorted({test for test in found if name in test})


def main(arguments: list[str]) -> int:
    """Take out each name, print what fails; 1 if one goes unnoticed, 2 for a name that is not there."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help="only these (default: all)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    chosen = parser.parse_args(arguments)
    everything = names()
    for name in chosen.names:
        if name not in everything:
            print(f"nothing is called {name}", file=sys.stderr)
            return 2
    wanted = chosen.names or everything
    interpreter = python()
    survivors = []
    with ThreadPoolExecutor(max(1, chosen.jobs)) as pool:
        for name, tests in zip(wanted, pool.map(lambda each: failing(interpreter, each), wanted), strict=True):
            print(f"{name}: {', '.join(tests) if tests else 'NO TEST MISSES IT'}", flush=True)
            if not tests:
                survivors.append(name)
    print(
        f"{len(wanted)} taken out one at a time, {len(survivors)} unnoticed"
        + (f": {', '.join(survivors)}" if survivors else "")
    )
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
