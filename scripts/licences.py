"""The licences of all that the packed program carries, gathered into one folder beside it.

Texts of Python packages come from their distributions; what comes with Python and pygame-ce without a text has a row in
``app/libraries.toml`` and its texts in ``app/licences``. Whatever has none is named, and nothing is packed then.
"""

import re
import shutil
import sys
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

APP = Path(__file__).resolve().parent / "app"
LOCK = APP / "requirements.lock"
TEXTS = APP / "licences"
LIBRARIES = tomllib.loads((APP / "libraries.toml").read_text(encoding="utf-8"))["library"]
BUILD_ONLY = {
    "altgraph", "ast-serialize", "librt", "macholib", "mypy", "mypy-extensions", "packaging", "pathspec", "pefile",
    "pyinstaller-hooks-contrib", "pywin32-ctypes", "setuptools", "typing-extensions",
}  # fmt: skip
"""What the lock names that packs the program and is not packed; of PyInstaller itself the starter is."""
COMPILED = "_internal/fast"
"""Where a packed program has its compiled engine, with what mypyc puts into it."""
SHARED = re.compile(r"\.(so(\.[\d.]+)?|dll|dylib)$")
TEXT = re.compile(r"(^|/)licen[sc]es/|\.dist-info/(LICEN[SC]E|COPYING)[^/]*$", re.IGNORECASE)
OWN = re.compile(r"\.(cpython-|cp\d|abi3\.)|\.pyd$|lib-dynload")
"""Modules of a package or of Python: under the licence of that."""


class Missing(Exception):
    """Something is packed without a licence text; the message names it."""


def packed(lock: Path = LOCK) -> list[str]:
    """The distributions that are packed, by the lock."""
    named = re.findall(r"^([A-Za-z0-9._-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE)
    return [name for name in named if name not in BUILD_ONLY]


def texts_of(name: str) -> list[Path]:
    """The licence texts of a distribution: its own, or those kept here. Raises ``Missing``."""
    try:
        found: Distribution | None = distribution(name)
    except PackageNotFoundError:
        found = None
    own = [str(file) for file in (found.files or [] if found else [])]
    wanted = [file for file in own if TEXT.search(file)]
    paths = [Path(str(found.locate_file(file))) for file in wanted if found]
    row = next((row for row in LIBRARIES if row["name"].lower() == name.lower()), None)
    if not paths and row is not None:
        paths = kept(row)
    if not paths or not all(path.is_file() for path in paths):
        raise Missing(f"the distribution {name} has no licence text: keep one in {TEXTS} and a row in libraries.toml")
    return paths


def _source(name: str) -> str:
    """Where the source of a distribution is, as it says itself."""
    told = distribution(name).metadata
    urls = [url.partition(", ") for url in told.get_all("Project-URL") or []]
    chosen = [url for label, _, url in urls if label.lower() in ("source", "repository", "homepage", "source code")]
    return next(iter(chosen), told.get("Home-page") or "")


def kept(row: dict) -> list[Path]:
    """The kept texts of a row of libraries.toml."""
    return [TEXTS / f"{text}.txt" for text in row["texts"]]


def row_of(file: str) -> dict | None:
    """The row of a library by the name of its file: libSDL2_image-2.0.so.0 is SDL2_image, zlib1.dll is zlib."""
    name = file.lower().removeprefix("lib")
    fits = [
        (len(stem), row)
        for row in LIBRARIES
        for stem in (stem.lower() for stem in row["files"])
        if name.startswith(stem) and not re.match(r"[a-z_+]", name[len(stem) :])
    ]
    return max(fits, key=lambda found: found[0])[1] if fits else None


def gather(folder: Path) -> int:
    """Write the texts of all that lies in a packed program's folder into its ``licences``; how many things they are of.

    Raises ``Missing`` naming everything that has none.
    """
    files = [path for path in folder.rglob("*") if SHARED.search(path.name) or path.name == "freesansbold.ttf"]
    always = ("Python", "mypyc") if (folder / COMPILED).is_dir() else ("Python",)
    rows, wrong = {row["name"]: row for row in LIBRARIES if row["name"] in always}, []
    for path in files:
        if OWN.search(str(path.relative_to(folder))):
            continue
        row = row_of(path.name)
        if row is None:
            wrong.append(f"the library {path.name} has no row in libraries.toml")
        else:
            rows[row["name"]] = row
    into = folder / "licences"
    into.mkdir(exist_ok=True)
    lines = ["What this folder carries, its licences (the files beside this one), and where its source is.", ""]
    for row in sorted(rows.values(), key=lambda row: row["name"].lower()):
        for text in kept(row):
            shutil.copyfile(text, into / text.name)
        lines.append(f"{row['name']}: {row['licence']} ({', '.join(row['texts'])}). {row['source']}")
    names = packed()
    for name in names:
        try:
            texts = texts_of(name)
        except Missing as problem:
            wrong.append(str(problem))
            continue
        for text in texts:
            shutil.copyfile(text, into / f"{name}-{text.stem}.txt")
        lines.append(f"{name}: {', '.join(f'{name}-{text.stem}' for text in texts)}. {_source(name)}".rstrip())
    if wrong:
        raise Missing("\n".join(wrong))
    lines += [
        "",
        "Mythos Table itself: LICENSE and CREDITS.md; its fonts, icons and maps: assets.",
        "Every library is a file of its own, which you may replace by another build of it.",
    ]
    (into / "README.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(rows) + len(names)


def main() -> int:
    """Gather into the folder named; 1 and the names of what has no text if there is any."""
    try:
        count = gather(Path(sys.argv[1]))
    except Missing as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"Licences of {count} packages and libraries.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
