#!/usr/bin/env python3
"""Pack the program with its Python into one folder, dist/mythos-table, for people who have neither.

Needs the network once: what is packed and packs comes from scripts/app/requirements.lock, by its digests, into an
environment of its own (build/app-env). On Linux also binutils are needed. The licences of everything packed lie in the
folder's ``licences``; if one is missing, nothing is packed. The folder works wherever it is put on a computer of
the kind it was made on: start ``mythos-table`` in it. On Linux ``add-to-menu.sh`` in it enters it into the desktop's
menu. ``scripts/check_app.py`` starts it and plays. Its engine is compiled where there is a C compiler (some minutes, as
``scripts/build_fast.py`` says); else the program says that it was packed without one.
"""

import argparse
import hashlib
import os
import shutil
import struct
import subprocess
import sys

from environment import OLDEST, ROOT, fail, python_of

DIST = ROOT / "dist"
FOLDER = DIST / "mythos-table"
LOCK = ROOT / "scripts" / "app" / "requirements.lock"
ENVIRONMENT = ROOT / "build" / "app-env"
SPEC = ROOT / "scripts" / "app" / "mythos_table.spec"
AIM = 120
"""Megabytes the folder may have."""

ENTRY = """[Desktop Entry]
Type=Application
Name=Mythos Table
Comment=Cthulhu Wars, its Duel and Rites of Cthulhu at one computer (unofficial)
Exec="{folder}/mythos-table"
Icon={folder}/mythos-table.png
Categories=Game;BoardGame;
Terminal=false
"""
ADD = """#!/bin/sh
# Enters this folder's program into the desktop's menu; "remove" takes it out again.
set -e
folder=$(cd "$(dirname "$0")" && pwd)
menu="${XDG_DATA_HOME:-$HOME/.local/share}/applications"
if [ "$1" = remove ]; then
    rm -f "$menu/mythos-table.desktop"
    exit 0
fi
mkdir -p "$menu"
sed "s|{folder}|$folder|g" "$folder/mythos-table.desktop.in" > "$menu/mythos-table.desktop"
echo "Mythos Table is in the menu; \\"$0 remove\\" takes it out."
"""


def main(arguments):
    """Build; the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--here", action="store_true", help="use the Python that runs this script, not that of .venv")
    given = parser.parse_args(arguments)
    python = sys.executable if given.here else str(_locked())
    if sys.platform == "linux" and shutil.which("objdump") is None:
        fail("Packing needs objdump. On Debian or Ubuntu install the package binutils: sudo apt install binutils")
    if sys.platform == "win32":
        (ROOT / "build").mkdir(exist_ok=True)
        (ROOT / "build" / "icon.ico").write_bytes(as_ico((ROOT / "assets" / "icon.png").read_bytes()))
    if subprocess.call([python, str(ROOT / "scripts" / "build_fast.py"), "--here"]) != 0:
        print("The engine is packed as Python: bots think more slowly. The lines above say why.", flush=True)
    command = [python, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(ROOT / "build" / "app"), str(SPEC)]
    if subprocess.call(command, env={**os.environ, "MYTHOS_TABLE_PURE": "1"}) != 0:
        fail("PyInstaller failed; the lines above say why.")
    if sys.platform == "linux":
        _without_symbols()
        _for_the_desktop()
    if subprocess.call([python, "-P", str(ROOT / "scripts" / "licences.py"), str(FOLDER)]) != 0:
        shutil.rmtree(FOLDER)
        fail("Nothing is packed: the lines above say whose licence is missing.")
    size = sum(path.lstat().st_size for path in FOLDER.rglob("*") if path.is_file()) / 1e6
    print(f"{FOLDER}: {size:.0f} MB" + (f", above the {AIM} MB aimed at" if size > AIM else ""))
    return 0


def as_ico(png):
    """A PNG of 256x256 pixels as the one picture of a Windows icon file; PyInstaller takes no other there."""
    return struct.pack("<3H4B2H2I", 0, 1, 1, 0, 0, 0, 0, 1, 32, len(png), 22) + png


def _locked():
    """The interpreter of an environment with exactly what the lock names; made anew when lock or Python change."""
    if sys.version_info < OLDEST:
        fail("Packing needs Python 3.11 or newer.")
    stamp = ENVIRONMENT / "locked"
    wanted = f"{hashlib.sha256(LOCK.read_bytes()).hexdigest()} {sys.version}"
    python = python_of(ENVIRONMENT)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted and python.exists():
        return python
    if subprocess.call([sys.executable, "-P", "-m", "venv", "--clear", str(ENVIRONMENT)]) != 0:
        fail("The environment for packing could not be made; on Debian or Ubuntu try: sudo apt install python3-venv")
    install = [str(python), "-P", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if subprocess.call([*install, "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)]) != 0:
        fail("What is to be packed could not be installed; the lines above say why.")
    stamp.write_text(wanted, encoding="utf-8")
    return python


def _without_symbols():
    """Take out of Python's own libraries what only a debugger reads; those of pygame-ce do not survive it."""
    inside = FOLDER / "_internal"
    kinds = ("libpython*.so*", "python3*/lib-dynload/*.so", "fast/**/*.so")
    for path in (path for kind in kinds for path in inside.glob(kind)):
        subprocess.call(["strip", "--strip-unneeded", str(path)])


def _for_the_desktop():
    shutil.copyfile(ROOT / "assets" / "icon.png", FOLDER / "mythos-table.png")
    (FOLDER / "mythos-table.desktop.in").write_text(ENTRY, encoding="utf-8")
    add = FOLDER / "add-to-menu.sh"
    add.write_text(ADD, encoding="utf-8")
    add.chmod(0o755)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
