"""The window with five seats and eight factions."""

import os
import subprocess
import sys
from pathlib import Path


def test_the_window_with_five_seats_and_eight_factions() -> None:
    """In a process of its own: its scenes are in no other test's gallery."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.five_seats"], capture_output=True, text=True,
        cwd=Path(__file__).resolve().parents[2],
        env=os.environ | {"MYTHOS_TABLE_PURE": "1", "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
