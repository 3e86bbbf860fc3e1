"""A faction is one folder: another one is entered and played without a line changed elsewhere."""

import subprocess
import sys
from pathlib import Path


def test_a_fifth_faction_is_played_by_people_and_bots():
    """In a process of its own: the box is made once, of all factions entered by then."""
    done = subprocess.run([sys.executable, Path(__file__).with_name("toy_faction.py")], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
