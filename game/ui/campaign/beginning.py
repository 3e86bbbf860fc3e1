"""What the pages share on which a campaign is set up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

import pygame

from game.match.campaign.files import Run
from game.ui.app import App
from game.ui.campaign.errands import ErrandScene
from game.ui.doors import scene_named
from game.ui.widgets.buttons import Button


class BeginScene(ErrandScene, ABC):
    """Choices, and a button that begins; Enter does too. The campaign's own screen takes the place of this one."""

    uses_gui = True
    begin: Button

    def enter(self, app: App) -> None:
        """The way on has the keyboard at first."""
        super().enter(app)
        self.board.set_focus(self.begin)

    @abstractmethod
    def start(self) -> None:
        """Begin the campaign, if it can begin as chosen."""

    def _begun(self, run: Run) -> None:
        self.replace(scene_named("campaign", run))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        """Enter begins."""
        return dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), self.start)
