"""What the rules offer any faction, shown by factions in a few lines (``toy_doors``, ``toy_dreamer``)."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TOYS = [Path(__file__).with_name(f"toy_{name}.py") for name in ("doors", "dreamer")]
RULES = [(toy, rule) for toy in TOYS for rule in re.findall(r"^def (an?_\w+)\(", toy.read_text(encoding="utf-8"), re.M)]


@pytest.mark.parametrize(("toy", "rule"), RULES, ids=[rule for _, rule in RULES])
def test_rule(toy, rule):
    """In a process of its own: the box is made once, of all factions entered by then."""
    done = subprocess.run([sys.executable, toy, rule], capture_output=True, text=True,
                          env=os.environ | {"MYTHOS_TABLE_PURE": "1"})  # fmt: skip
    assert done.returncode == 0, done.stderr
