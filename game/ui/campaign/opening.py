"""Which screen a campaign is shown on."""

from __future__ import annotations

from game.match.campaign.files import Run
from game.ui.doors import scene_named
from game.ui.scene import Scene


def scene_of(run: Run, play: bool = False) -> Scene:
    """The screen of a campaign; with ``play`` it goes on to the game at once."""
    return scene_named("story" if run.league is None else "league", run, play)
