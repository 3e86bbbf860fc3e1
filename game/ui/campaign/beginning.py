"""What the pages share on which a campaign is set up."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping

import pygame

from game.match.campaign.files import Run
from game.ui import theme
from game.ui.campaign.errands import ErrandScene
from game.ui.doors import scene_named
from game.ui.kit.controls import Button
from game.ui.layout import Layout


class BeginScene(ErrandScene, ABC):
    """Choices, and a button that begins; Enter does too. The campaign's own screen takes the place of this one."""

    uses_gui = True

    @abstractmethod
    def start(self) -> None:
        """Begin the campaign, if it can begin as chosen."""

    def begin(self, layout: Layout, able: bool) -> Button:
        """The button; it has the keyboard at first."""
        return Button("begin", "Begin", self.start, kind="primary", key="Enter", role=theme.TITLE_SMALL, enabled=able,
                      focus=True, w=220 if layout.compact else 340, h=48 if layout.compact else 64)  # fmt: skip

    def _begun(self, run: Run) -> None:
        self.replace(scene_named("campaign", run))

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return dict.fromkeys((pygame.K_RETURN, pygame.K_KP_ENTER), self.start)
