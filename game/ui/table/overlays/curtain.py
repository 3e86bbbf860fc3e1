"""The curtain between two people at one keyboard."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.ui import draw, theme
from game.ui.glyphs import medal
from game.ui.rich import RichText
from game.ui.scenes.overlay import Overlay
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button


class CurtainScene(Overlay):
    """Hides the table until whose turn it is sits down. ``words`` says for what, when it is not simply a turn.

    They are seen by whoever sits there still, so they tell only what lies open.
    """

    closable = False
    size = (600, 350)
    title = "Hand over"

    def __init__(self, name: str, faction: str, faction_name: str, words: str = "") -> None:
        super().__init__()
        self.name = name
        self.faction = faction
        self.faction_name = faction_name
        self.words = words or "It is your turn. What you alone may see comes behind this curtain."
        self.go = Button("Go on", lambda: self.close(True), kind="primary", key="Enter").called("go_on")

    def build(self) -> Sequence[Widget]:
        """The one button."""
        return [self.go]

    def layout_changed(self) -> None:
        """Enter goes on at once."""
        super().layout_changed()
        self.board.set_focus(self.go)

    def handle(self, event: pygame.event.Event) -> bool:
        """Enter goes on even after a click beside the button."""
        taken = super().handle(event)
        if self.board.focus is None:
            self.board.set_focus(self.go)
        return taken

    def arrange(self) -> None:
        """The button stands below."""
        px = self.app.layout.px
        rect = pygame.Rect(0, 0, min(px(220), self.box.width - px(40)), px(46))
        rect.midbottom = (self.box.centerx, self.box.bottom - px(24))
        self.go.place(rect)

    def darkness(self) -> int:
        """The table is hidden well."""
        return 225

    def style(self) -> draw.PanelStyle:
        """In the colour of who comes."""
        colour = theme.faction_colour(self.faction)
        return draw.PanelStyle(line=colour, line_alpha=230, wash=colour, wash_alpha=70)

    def crest(self, size: int) -> pygame.Surface:
        """The sign of whoever comes."""
        return medal(self.faction, size)

    def paint(self, surface: pygame.Surface) -> None:
        """Medal, name, faction."""
        layout = self.app.layout
        px = layout.px
        size = min(px(92), self.box.height // 3)
        picture = self.crest(size)
        surface.blit(picture, picture.get_rect(midtop=(self.box.centerx, self.box.y + px(22))))
        y = self.box.y + px(22) + size + px(24)
        room = self.box.width - px(30)
        line = draw.shorten(f"Give the seat to {self.name}", theme.TITLE, layout.font_px(theme.TITLE), room)
        draw.text(
            surface,
            line,
            theme.TITLE,
            layout.font_px(theme.TITLE),
            theme.TEXT,
            (self.box.centerx, y),
            "center",
            middle=True,
        )
        whose, small = draw.fitted(self.faction_name, theme.TITLE_SMALL, layout.font_px(theme.TITLE_SMALL), room)
        draw.text(
            surface,
            whose,
            theme.TITLE_SMALL,
            small,
            theme.faction_text(self.faction),
            (self.box.centerx, y + px(36)),
            "center",
            middle=True,
        )
        room = max(self.box.width - px(110), px(200))
        made = RichText(self.words, theme.BODY, layout.font_px(theme.BODY), room, theme.TEXT_SECOND, align="center")
        top = y + px(58)
        if top + made.height <= self.go.rect.top - px(6):
            made.draw(surface, (self.box.x + (self.box.width - room) // 2, top))
