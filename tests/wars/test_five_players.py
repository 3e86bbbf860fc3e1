"""Games of five players, and drafts, contests and leagues with more factions than the first four."""

import os
import subprocess
import sys
from pathlib import Path


def test_five_play_with_any_factions():
    """In a process of its own: the box is made once, of all factions entered by then."""
    done = subprocess.run([sys.executable, Path(__file__).with_name("toy_five.py")], capture_output=True, text=True,
                          env=os.environ | {"MYTHOS_TABLE_PURE": "1"})  # fmt: skip
    assert done.returncode == 0, done.stderr
