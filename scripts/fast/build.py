"""Brings the compiled engine in build/fast up to date with the sources."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from importlib.metadata import version
from pathlib import Path

from environment import ROOT, fail

from fast.alone import alone
from fast.sources import prepared
from fast.steps import COMPARE, COMPILE, TRANSLATE, step
from game import compiled

HERE = Path(__file__).resolve().parent
GROUPS = {
    "mythos_rules": ("engine/**/*.py", "games/*.py", "games/**/rules/**/*.py"),
    "mythos_bots": ("bots/**/*.py", "games/**/bots/**/*.py", "games/**/bots.py"),
}
"""The libraries made, and the sources below ``game`` in each: who works on bots need not compile the rules again."""
LEFT = (
    "game/engine/rules.py",  # holds nothing but types
    "game/bots/workers/",  # waits for other processes; and mypyc gives up at its class methods with functions inside
)
"""What stays Python."""
MODULE = re.compile(r"^(game/\S+\.py):\d+: (?:error|\w+Error):", re.MULTILINE)
"""Where mypyc says that it cannot compile something."""
SHARE = re.compile(r"^compiling: ([\d.]+) ([\d.]+)$")
"""Where mypyc_run.py says what is compiled now: from which share of all to which."""
TRIES = 5


def bring_up_to_date(level, again=False):
    """Build unless nothing has changed, or always; ends the program with a sentence when that cannot be."""
    state, _ = compiled.examine(compiled.FOLDER, ROOT, {})
    problem = lacking()
    if again or not state.used or (not problem and compiled.read(compiled.FOLDER).recipe != _recipe(level)):
        if problem:
            fail(problem)
        with alone(compiled.FOLDER / "lock"):
            _build(level)
        state, _ = compiled.examine(compiled.FOLDER, ROOT, {})
    print(f"The engine: {state.sentence}.", flush=True)


def lacking():
    """The sentence that says why this computer cannot compile; empty when it can."""
    try:
        import mypyc  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError:
        return "This Python lacks mypy or setuptools. Without --here the script gets them by itself."
    return compiled.lacking()


def candidates():
    """The sources that could be compiled, by library, as paths from the root."""
    found = {}
    for library, patterns in GROUPS.items():
        paths = [path for pattern in patterns for path in sorted((ROOT / "game").glob(pattern))]
        names = [path.relative_to(ROOT).as_posix() for path in paths if path.name != "__init__.py"]
        found[library] = [name for name in names if not name.startswith(LEFT)]
    return found


def _recipe(level):
    """What a build is recognised by besides its sources: modules, scripts, compiler, level."""
    state = json.dumps([candidates(), level, sys.version, version("mypy")])
    for script in sorted(HERE.glob("*.py")):
        state += compiled.digest(script.read_bytes())
    return hashlib.sha256(state.encode()).hexdigest()[:16]


def _build(level):
    """Compile, see that it plays as Python does, and only then record what was made: until then nobody uses it."""
    folder = compiled.FOLDER
    before = _library(folder)
    recipe = _recipe(level)
    left = []
    print("Compiling the engine (some minutes) ...", flush=True)
    step(TRANSLATE)
    for _ in range(TRIES):
        groups = {library: [name for name in names if name not in left] for library, names in candidates().items()}
        sources = _prepare(folder / "work", {name for names in groups.values() for name in names})
        state = hashlib.sha256(json.dumps([recipe, sources]).encode()).hexdigest()
        out = folder / f"lib-{state[:12]}"
        said = _compile(folder / "work", groups, level, out)
        if said is None:
            break
        (folder / "log.txt").write_text(said, encoding="utf-8")
        refused = sorted(set(MODULE.findall(said)) - set(left))
        if not refused:
            fail(f"The engine could not be compiled; {folder / 'log.txt'} says why. The game does without.")
        for name in refused:
            print(f"{name} cannot be compiled and stays Python", flush=True)
        left += refused
    else:
        fail(f"The engine could not be compiled; {folder / 'log.txt'} says why. The game does without.")
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = {file.relative_to(out).as_posix(): file for file in sorted(out.rglob(f"*{suffix}"))}
    made = {name.removesuffix(suffix).replace("/", "."): f"{out.name}/{name}" for name in modules}
    sums = {file: compiled.checksum(str(folder / file)) for file in made.values()}
    built = compiled.Built(suffix, time.strftime("%Y-%m-%d %H:%M"), recipe, sources, made, sums, left)
    step(COMPARE)
    _compare(built)
    compiled.write(folder, built)
    for old in folder.glob("lib-*"):
        # A program that runs may still use what was in use so far.
        if old.name not in (out.name, before):
            shutil.rmtree(old, ignore_errors=True)


def _library(folder):
    """The folder with the library recorded so far, in the build's folder; empty when there is none."""
    try:
        built = compiled.read(folder)
    except ValueError:
        return ""
    return next(iter(built.modules.values())).split("/")[0] if built and built.modules else ""


def _compile(work, groups, level, out):
    """Compile the copies; what the compiler said if it could not."""
    order = json.dumps({"groups": list(groups.items()), "level": level, "out": str(out)})
    running = subprocess.Popen(
        [sys.executable, str(HERE / "mypyc_run.py"), order],
        cwd=work, text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    said = []
    for line in running.stdout:
        share = SHARE.match(line)
        if share:
            step(COMPILE, float(share[1]), float(share[2]))
        else:
            said.append(line)
    return "".join(said) if running.wait() else None


def _prepare(work, files):
    """Bring the copies up to date and return the digests of the sources compiled.

    Copies that have not changed keep their time, and so what was made of them.
    """
    wanted = {"mypy.ini": "[mypy]\n"}
    sources = {}
    patterns = ["*.py", "games/**/__init__.py", *(pattern for group in GROUPS.values() for pattern in group)]
    paths = [path for pattern in patterns for path in (ROOT / "game").glob(pattern)]
    for path in paths:
        name = path.relative_to(ROOT).as_posix()
        data = path.read_bytes()
        text = data.decode("utf-8")
        if name in files:
            sources[name] = compiled.digest(data)
            wanted[name] = prepared(name.removesuffix(".py").replace("/", "."), text)
        else:
            wanted[name] = f"# mypy: ignore-errors\n{text}"
    for path in work.glob("game/**/*.py"):
        if path.relative_to(work).as_posix() not in wanted:
            path.unlink()
    for name, text in wanted.items():
        path = work / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return sources


def _compare(built):
    """Let both engines play the same games; what plays otherwise is not recorded."""
    trial = compiled.FOLDER / "trial.json"
    trial.write_text(json.dumps(built.modules), encoding="utf-8")
    told = []
    for given in ([str(trial)], []):
        environment = {**os.environ, compiled.OFF: "1", "PYTHONPATH": str(ROOT)}
        command = [sys.executable, str(HERE / "games.py"), *given]
        done = subprocess.run(command, env=environment, cwd=ROOT, text=True, errors="replace", capture_output=True)
        told.append(done.stdout.splitlines() if done.returncode == 0 else [done.stderr])
    trial.unlink()
    if told[0][:1] != ["compiled"] or told[0][1:] != told[1][1:]:
        (compiled.FOLDER / "log.txt").write_text("\n".join(map(repr, told)), encoding="utf-8")
        fail(f"The compiled engine plays otherwise than Python and is not used; see {compiled.FOLDER / 'log.txt'}.")


def test(tests):
    """Run tests on what was compiled; pytest's exit code."""
    environment = {name: value for name, value in os.environ.items() if name != compiled.OFF}
    return subprocess.call([sys.executable, "-m", "pytest", *tests], env=environment, cwd=ROOT)
