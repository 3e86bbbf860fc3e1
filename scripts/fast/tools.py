"""What compiles, in an environment of its own: that of the program, which may be running from it, is left alone."""

import hashlib
import importlib.util
import shutil
import subprocess
import sys
import tomllib

from environment import ROOT, fail, python_of

from fast.steps import FETCH, step

FOLDER = ROOT / "build" / "fast" / "env"


def python_with_tools():
    """An interpreter of the kind that runs this, with mypyc: this one, or that of ``build/fast/env``, made now."""
    if importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools"):
        return sys.executable
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    python, stamp = python_of(FOLDER), FOLDER / "stamp"
    wanted = hashlib.sha256(repr((needed["fast"], sys.version, str(ROOT))).encode()).hexdigest()
    if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return str(python)
    step(FETCH)
    print("Fetching what compiles (needs the network once) ...", flush=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    if subprocess.call([sys.executable, "-P", "-m", "venv", str(FOLDER)]) != 0:
        fail("The environment for compiling could not be made; on Debian or Ubuntu try: sudo apt install python3-venv")
    install = [str(python), "-P", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call([*install, *needed["fast"]]) != 0:
        fail("What compiles could not be installed; the lines above say why.")
    stamp.write_text(wanted, encoding="utf-8")
    return str(python)
