"""What pages of a campaign in play share: they sit down at a game, and take over how it ended; the way to a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.language.spoken import say
from game.match.campaign.files import Run
from game.match.campaign.reckoning import name_of
from game.ui.doors import scene_named
from game.ui.scene import Program, Scene
from game.ui.scenes.boxed import Page
from game.ui.scenes.message import error


def scene_of(run: Run, play: bool = False) -> Scene:
    """The screen of a campaign; with ``play`` it goes on to the game at once."""
    return scene_named("story" if run.league is None else "league", run, play)


class RunScene(Page):
    """A campaign in play. ``run`` is how it stands; ``taken_over`` is called after a game has come to its end."""

    def __init__(self, run: Run, play: bool = False) -> None:
        super().__init__()
        self.run = run
        self._play_at_once = play

    @property
    def title(self) -> str:
        return name_of(self.run)

    def enter(self, app: Program) -> None:
        super().enter(app)
        if said := app.services.campaigns.notice(self.run.id):
            self.push(error(say("error-campaign-backup"), said))
        elif self._play_at_once:
            self.play()

    def resume(self, result: Any) -> None:
        super().resume(result)
        run_id, campaigns = self.run.id, self.app.services.campaigns
        self.errand(lambda: campaigns.settle(run_id), self._settled, say("error-campaign-settle"))

    def _settled(self, run: Run) -> None:
        before, self.run = self.run, run
        if len(run.games) > len(before.games):
            self.taken_over()
        self.focus_way()

    def taken_over(self) -> None:
        """The game that was open is over, and counts from now on."""

    def way_on(self) -> str:
        """The id of the control that leads on."""
        return "play"

    def focus_way(self) -> None:
        """Give the keyboard to the way on, or where there is none, to the way back."""
        self.refresh()
        way = self.way_on()
        self.board.set_focus(self.root.control(way if self.root.shows(way) else "back"))

    def layout_changed(self) -> None:
        super().layout_changed()
        if self.board.focus is None:
            self.focus_way()

    def choices(self) -> tuple[Sequence[str], Sequence[str]]:
        """Helps used, and factions picked, for the next game."""
        return (), ()

    def play(self) -> None:
        used, picks = self.choices()
        run_id, campaigns = self.run.id, self.app.services.campaigns
        self.errand(lambda: campaigns.prepare(run_id, used, picks), self._prepared, say("error-campaign-game"))

    def _prepared(self, run: Run) -> None:
        self.run = run
        self.sit_down(lambda: self.app.services.campaigns.sit_down(run), say("error-campaign-game"), over=True)
