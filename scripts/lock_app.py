#!/usr/bin/env python3
"""Make scripts/app/requirements.lock anew: what the packed program consists of, with the digests of every file.

Needs the network. Versions stay as they are where pyproject.toml allows it; ``--upgrade`` takes the newest. Look at the
difference and run scripts/audit.py before you commit it.
"""

import subprocess
import sys

from environment import ROOT, ready

LOCK = ROOT / "scripts" / "app" / "requirements.lock"
HEAD = """\
# All that scripts/build_app.py packs and packs with, for every system, with the digests of all files there are of it.
# Made by scripts/lock_app.py; whatever is not exactly this is not installed.
"""


def main(arguments):
    """Make it; the exit code."""
    command = [str(ready("lock")), "-P", "-m", "uv", "pip", "compile", "--quiet", "--universal"]
    command += ["--python-version", "3.11", "--generate-hashes", "--no-emit-index-url", "--no-header", "--no-annotate"]
    command += ["--extra", "app", "--output-file", str(LOCK), str(ROOT / "pyproject.toml")]
    code = subprocess.call([*command, *arguments])
    if code == 0:
        LOCK.write_text(HEAD + LOCK.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
