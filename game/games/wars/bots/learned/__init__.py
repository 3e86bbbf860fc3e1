"""What was learned from play: a quick policy and a judgement of positions, each with its data file.

What was learned of a new faction, from games of our own, lies in its folder instead (``learned.json``).
"""

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent
"""Where the data files lie, also when the modules beside them are compiled ones."""
OWN_FILE = "learned.json"


def file_of(faction: str) -> Path:
    """Where it lies what was learned of a faction by itself; not there if nothing was."""
    return FOLDER.parent.parent / "factions" / faction / OWN_FILE


@cache
def learned_of(faction: str) -> dict[str, Any]:
    """What was learned of a faction by itself: ``policy``, ``chances`` and ``doom``; nothing if there is no file."""
    path = file_of(faction)
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
