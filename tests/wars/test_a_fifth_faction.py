"""A faction is one folder: another one is entered and played without a line changed elsewhere."""

import os
import subprocess
import sys
from pathlib import Path


def test_a_fifth_faction_is_played_by_people_and_bots_of_every_level():
    """In a process of its own: the box is made once, of all factions entered by then."""
    # A new faction changes the sources: a compiled engine is out of use then.
    done = subprocess.run([sys.executable, Path(__file__).with_name("toy_faction.py")], capture_output=True, text=True,
                          env=os.environ | {"MYTHOS_TABLE_PURE": "1"})  # fmt: skip
    assert done.returncode == 0, done.stderr
