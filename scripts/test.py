#!/usr/bin/env python3
"""Run every check: ruff, mypy, pytest. Arguments go to pytest. The exit code is 0 only if all three are content.

With ``--lint`` only ruff and mypy run.

The tests run on the sources; ``build_fast.py --test`` runs those that are about it on the compiled engine.
"""

import os
import subprocess
import sys

from environment import ROOT, ready

CACHE = ROOT / ".pytest_cache"


def surroundings():
    """The environment of all checks."""
    environment = dict(os.environ, MYTHOS_TABLE_PURE="1")
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        # Tests start dozens of processes, and none should compile what another has; the folders stay clean.
        environment["PYTHONPYCACHEPREFIX"] = str(CACHE / "bytecode")
    return environment


def run(title, command):
    """Run one check under its heading and return whether it is content."""
    print(f"\n=== {title} ===", flush=True)
    return subprocess.call(command, cwd=str(ROOT), env=surroundings()) == 0


def compile_ahead(python, arguments):
    """Have all tests and modules compiled once, while others check; None where they are.

    In a new folder each of the workers would do all of it.
    """
    if CACHE.exists():
        return None
    command = [python, "-m", "pytest", "--collect-only", "-qq", *arguments]
    quiet = subprocess.DEVNULL
    return subprocess.Popen(command, cwd=str(ROOT), env=surroundings(), stdin=quiet, stdout=quiet, stderr=quiet)


def main(arguments):
    """Run the checks; pytest comes last, so that its summary is the last line."""
    python = str(ready("dev"))
    lint = "--lint" in arguments
    compiling = None if lint else compile_ahead(python, arguments)
    styled = run("ruff", [python, "-m", "ruff", "check", "."])
    typed = run("mypy", [python, "-m", "mypy"])
    if compiling:
        compiling.wait()
    if lint:
        return 0 if styled and typed else 1
    before = [name for name, good in (("ruff", styled), ("mypy", typed)) if not good]
    title = "pytest" + (" ({} failed above)".format(" and ".join(before)) if before else "")
    own_workers = any(argument.startswith(("-n", "--numprocesses")) for argument in arguments)
    # Neighbouring tests share what they have loaded and painted: each worker begins with one half of all.
    workers = [] if own_workers else ["-n", "2", "--dist", "worksteal"]
    tested = run(title, [python, "-m", "pytest", *workers, *arguments])
    return 0 if styled and typed and tested else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
