"""What the rules offer any faction, shown by one in a few lines (``toy_doors``)."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOY = Path(__file__).with_name("toy_doors.py")


@pytest.mark.parametrize("rule", re.findall(r"^def (an?_\w+)\(", TOY.read_text(encoding="utf-8"), re.M))
def test_rule(rule):
    """In a process of its own: the box is made once, of all factions entered by then."""
    done = subprocess.run([sys.executable, TOY, rule], capture_output=True, text=True,
                          env=os.environ | {"MYTHOS_TABLE_PURE": "1"})  # fmt: skip
    assert done.returncode == 0, done.stderr
