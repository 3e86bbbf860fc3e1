"""Which screen a campaign is shown on."""

from __future__ import annotations

from game.match.campaign.files import Run
from game.ui.scene import Scene


def scene_of(run: Run, play: bool = False) -> Scene:
    """The screen of a campaign; with ``play`` it goes on to the game at once."""
    if run.league is not None:
        from game.ui.campaign.league import LeagueScene

        return LeagueScene(run, play)
    from game.ui.campaign.story import StoryScene

    return StoryScene(run, play)
