"""The project's own environment in ``.venv``: made at the first start, left alone while pyproject.toml stays the same.

Standard library only, and written so that an old Python can still say that it is too old.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "mythos-table.stamp"
OLDEST = (3, 11)


def python_of(venv):
    """The interpreter inside an environment, on any system."""
    return venv / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def fail(sentence):
    """Say what is wrong and stop."""
    print(sentence, file=sys.stderr)
    raise SystemExit(2)


def wanted(extra):
    """What the stamp must say: the state of pyproject.toml and of the folder, and the extra installed."""
    state = hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()).hexdigest()
    return "{} {}".format(state, extra or "-")


def ready(extra=""):
    """Make or renew the environment if need be and return its interpreter.

    ``extra`` names an optional group of pyproject.toml; an environment that has it serves those without too.
    """
    python = python_of(VENV)
    try:
        stamped = STAMP.read_text(encoding="utf-8").splitlines()
    except OSError:
        stamped = []
    if wanted(extra) in stamped and python.exists():
        return python
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        fail(f"Mythos Table needs Python 3.11 or newer; this is Python {found}.")
    _make(python)
    _install(python, extra)
    lines = [wanted(extra)] + [line for line in stamped if line.split(" ")[0] == wanted("").split(" ")[0]]
    if extra:
        lines.append(wanted(""))
    STAMP.write_text("\n".join(dict.fromkeys(lines)) + "\n", encoding="utf-8")
    return python


def _make(python):
    """Make ``.venv`` unless a working one is there."""
    if python.exists() and _quiet([str(python), "-P", "-m", "pip", "--version"]) == 0:
        return
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        fail(
            "This Python cannot make environments (ensurepip is missing). "
            "On Debian or Ubuntu install the package python3-venv: sudo apt install python3-venv"
        )
    print("Making the environment .venv (only at the first start) ...", file=sys.stderr, flush=True)
    if subprocess.call([sys.executable, "-P", "-m", "venv", "--clear", str(VENV)]) != 0:
        fail("The environment .venv could not be made; on Debian or Ubuntu try: sudo apt install python3-venv")


def _install(python, extra):
    target = f"{ROOT}[{extra}]" if extra else str(ROOT)
    print("Installing what the program needs (needs the network once) ...", file=sys.stderr, flush=True)
    command = [str(python), "-P", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--editable", target]
    if subprocess.call(command) != 0:
        fail("The installation failed; the lines above say why. Start again when the cause is gone.")


def _quiet(command):
    return subprocess.call(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
