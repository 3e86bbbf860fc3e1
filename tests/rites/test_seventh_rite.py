"""A rite is a folder: a seventh is performed, told, played by bots, saved and shown with nothing changed elsewhere."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def test_a_seventh_rite_is_a_folder():
    """In a process of its own, since rites are numbered when the program starts."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / "seventh" / "performed.py")]
    done = subprocess.run(command, cwd=HERE.parent.parent, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
