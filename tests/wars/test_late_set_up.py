"""Factions that choose where they start, and one that is never first player at the start."""

import os
import subprocess
import sys
from pathlib import Path


def test_factions_choose_where_they_start_after_those_with_fixed_start_areas():
    """In a process of its own: the box is made once, of all factions entered by then."""
    done = subprocess.run([sys.executable, Path(__file__).with_name("toy_late.py")], capture_output=True, text=True,
                          env=os.environ | {"MYTHOS_TABLE_PURE": "1"})  # fmt: skip
    assert done.returncode == 0, done.stderr
