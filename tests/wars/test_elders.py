"""What a faction without a Great Old One needs of the rules: each is tried with a toy in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path


def test_terrors_and_factions_without_a_great_old_one():
    """The box is made once, of all factions entered by then: so in a process of its own."""
    # A new faction changes the sources: a compiled engine is out of use then.
    done = subprocess.run([sys.executable, Path(__file__).with_name("toy_elders.py")], capture_output=True, text=True,
                          env=os.environ | {"MYTHOS_TABLE_PURE": "1"})  # fmt: skip
    assert done.returncode == 0, done.stderr
