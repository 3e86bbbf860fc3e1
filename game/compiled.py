"""The compiled engine: found, checked against the sources, and put in the place of the Python modules.

``scripts/build_fast.py`` makes it in ``build/fast`` of a checkout. It is used when it fits this Python and
the sources have not changed since; else everything runs as it is written, only slower. The packed program
carries one of its own, if there was a compiler where it was packed.
"""

import hashlib
import importlib
import json
import os
import sys
import sysconfig
from collections.abc import Mapping, Sequence
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from mmap import ACCESS_READ, mmap
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple
from zlib import crc32

from game.plainfile import plain_handle, read_limited

OFF = "MYTHOS_TABLE_PURE"
"""Set to anything but nothing or 0, this variable of the environment switches the compiled engine off."""
ROOT = Path(__file__).parent.parent
IS_PACKED = bool(getattr(sys, "frozen", False))
PACKED = "fast"
"""The folder of the packed program that holds its compiled engine."""
FOLDER = ROOT / PACKED if IS_PACKED else ROOT / "build" / "fast"
RECORD = "built.json"
LARGEST_RECORD = 1024 * 1024
"""Bytes the record of a build may have."""
_FORMAT = 3
_SMALL = 64 * 1024
SCRIPT = "scripts/build_fast.py"
_MSVC = "*/*/VC/Tools/MSVC/*/bin/Host*/*/cl.exe"


class Built(NamedTuple):
    """What a build says of itself.

    ``when`` is the minute it was made, ``recipe`` how, as the script knows it. ``sources`` has the
    digest of each source compiled, by its path from the root; ``modules`` the file of each module,
    the libraries they share included, by its path from the build's folder. ``left`` are sources
    that had to stay Python.
    """

    suffix: str
    when: str
    recipe: str
    sources: dict[str, str]
    modules: dict[str, str]
    checksums: dict[str, list[int]]
    left: list[str]


class State(NamedTuple):
    """Whether the compiled engine is used, and a sentence that says so or why not."""

    used: bool
    sentence: str


class Finder:
    """Finds modules in a build; everything else is left to those that come after it."""

    def __init__(self, files: Mapping[str, str]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The compiled module of this name, if there is one."""
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def digest(source: bytes) -> str:
    """What a source is recognised by; line ends are a matter of the checkout."""
    return hashlib.sha256(source.replace(b"\r\n", b"\n")).hexdigest()


def _unchanged(path: Path, was: str) -> bool:
    try:
        return digest(path.read_bytes()) == was
    except OSError:
        return False


def checksum(path: str) -> list[int]:
    """The size and the CRC-32 of a library. Raises ``OSError``.

    Against damage, not malice: SHA-256 would take four times as long, before the first picture.
    """
    handle = plain_handle(path, os.O_RDONLY)
    try:
        size = os.fstat(handle).st_size
        if size <= _SMALL:
            return [size, crc32(os.read(handle, _SMALL))]
        # Read in place: copying takes longer than the sum.
        with mmap(handle, size, access=ACCESS_READ) as library:
            return [size, crc32(library)]
    finally:
        os.close(handle)


def read(folder: Path) -> Built | None:
    """The build in a folder; ``None`` if there is none. Raises ``ValueError`` for a record that makes no sense."""
    try:
        data: Any = json.loads(read_limited(folder / RECORD, LARGEST_RECORD))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, RecursionError) as problem:
        raise ValueError(str(problem)) from problem
    if not isinstance(data, dict) or data.pop("format", None) != _FORMAT or set(data) != set(Built._fields):
        raise ValueError("it is of another version")
    built = Built(**data)
    if not _makes_sense(built):
        raise ValueError("its record makes no sense")
    return built


def _makes_sense(built: Built) -> bool:
    """Whether everything in a record is of the type it should be, and every module has its checksum."""
    texts: Any = (built.suffix, built.when, built.recipe, built.left, built.sources, built.modules)
    if [type(each) for each in texts] != [str, str, str, list, dict, dict] or type(built.checksums) is not dict:
        return False
    words: Any = [*built.left, *built.sources.values(), *built.modules.values()]
    if not all(type(word) is str and "\0" not in word for word in (*words, *built.sources)):
        return False
    sums: Any = [built.checksums.get(file) for file in built.modules.values()]
    return all(type(each) is list and [type(n) for n in each] == [int, int] for each in sums)


def write(folder: Path, built: Built) -> None:
    """Record a build whose files are in place."""
    fresh = folder / f"{RECORD}.new"
    fresh.write_text(json.dumps({"format": _FORMAT, **built._asdict()}, indent=1), encoding="utf-8")
    fresh.replace(folder / RECORD)


def examine(folder: Path, root: Path | None, environment: Mapping[str, str]) -> tuple[State, dict[str, str]]:
    """Whether the build in ``folder`` can stand for the sources under ``root``, and the files of its modules.

    Without a root there are no sources to compare with: those of the packed program went into it with the build.
    """
    again = f"run {SCRIPT} again" if root else "unpack the program again"
    try:
        built = read(folder)
    except ValueError as problem:
        return State(False, f"Python; the compiled one is damaged ({problem}): {again}"), {}
    if built is None:
        return State(False, f"Python; {SCRIPT} makes a faster one" if root else "Python: packed without a compiler"), {}
    if environment.get(OFF, "") not in ("", "0"):
        return State(False, f"Python; the compiled one of {built.when} is switched off by {OFF}"), {}
    if built.suffix != sysconfig.get_config_var("EXT_SUFFIX"):
        return State(False, f"Python; the compiled one was made for another Python: {again}"), {}
    changed = next((name for name, was in built.sources.items() if root and not _unchanged(root / name, was)), None)
    if changed:
        return State(False, f"Python; {changed} has changed since the other was compiled on {built.when}: {again}"), {}
    wrong = next(filter(None, (_damage(folder, file, built.checksums[file]) for file in built.modules.values())), "")
    if wrong:
        return State(False, f"Python; of the compiled one {wrong}: {again}"), {}
    files = {name: str(folder / file) for name, file in built.modules.items()}
    left = f", {len(built.left)} left as Python" if built.left else ""
    return State(True, f"compiled on {built.when} ({len(built.sources)} modules{left})"), files


def _damage(folder: Path, file: str, was: list[int]) -> str:
    """What is wrong with a library, which would end the program if it were loaded; empty if nothing is."""
    try:
        found = checksum(f"{folder}/{file}")
    except FileNotFoundError:
        return f"{file} is missing"
    except (OSError, ValueError) as problem:
        return f"{file} cannot be read ({problem})"
    return "" if found == was else f"{file} is damaged"


def lacking() -> str:
    """The sentence that says what this computer lacks to compile; empty when nothing is known to be missing."""
    if not (Path(sysconfig.get_paths()["include"]) / "Python.h").exists():
        return "Python's headers are missing. On Debian or Ubuntu: sudo apt install python3-dev"
    # Needed by hardly any start of the program.
    import shlex
    import shutil

    if os.name == "nt":
        folders = [os.environ.get(name) for name in ("PROGRAMFILES", "PROGRAMFILES(X86)")]
        found = [file for each in folders if each for file in Path(each, "Microsoft Visual Studio").glob(_MSVC)]
        return "" if found or shutil.which("cl") else "There is no C compiler: install Visual Studio's Build Tools"
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if not shutil.which(command[0]):
        return f"There is no C compiler ({command[0]}). On Debian or Ubuntu: sudo apt install gcc"
    return ""


def install(files: Mapping[str, str]) -> str:
    """Let these modules be found first; returns what is wrong if they cannot be loaded, and then changes nothing."""
    finder: Any = Finder(files)
    sys.meta_path.insert(0, finder)
    try:
        for name in files:
            if "." not in name:
                importlib.import_module(name)
    except Exception as problem:
        sys.meta_path.remove(finder)
        return str(problem)
    return ""


def use() -> None:
    """Use the compiled engine if there is one that fits; called once, before any of its modules is imported."""
    global _state
    found, files = examine(FOLDER, None if IS_PACKED else ROOT, os.environ)
    if found.used:
        wrong = install(files)
        if wrong:
            found = State(False, f"Python; the compiled one cannot be loaded ({wrong})")
    _state = found


def state() -> State:
    """Whether the compiled engine is used here, or why not."""
    return _state


_state = State(False, "Python")
