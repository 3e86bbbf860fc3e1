"""A new story: what it is about, for one person or two, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.match.campaign.desk import BookInfo
from game.ui import draw, theme
from game.ui.app import App
from game.ui.campaign import look
from game.ui.campaign.beginning import BeginScene
from game.ui.rich import escape, rich
from game.ui.scenes.setup import NAMES, Setup
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Segments, Toggle
from game.ui.widgets.entry import TextField

HOW = (
    "Every chapter is one game with an aim, and a feat beyond it. What you reach, and what you do not, carries on: "
    "helps to be used once, enemies that grow. Undo is strict, and a chapter once played stays played."
)


class StorySetupScene(BeginScene):
    """The first page of a story. Enter begins."""

    def __init__(self, book: BookInfo) -> None:
        super().__init__()
        self.book = book
        self.title = book.title
        self.count = 1
        self.ironman = False

    def enter(self, app: App) -> None:
        """Take over who played last."""
        people = [seat.name for seat in Setup(app.services).seats if seat.person]
        self.names = [*people, *(name for name in NAMES if name not in people)][:2]
        super().enter(app)

    def build(self) -> Sequence[Widget]:
        """Make the widgets."""
        self.counts = Segments([("1", "One"), ("2", "Two")], str(self.count), self._count).called("players")
        self.fields = [
            TextField(self.names[place], partial(self._name, place), hint="Name", limit=24).called(f"seat.{place}.name")
            for place in range(self.count)
        ]
        self.iron = Toggle(self.ironman, self._iron).called("ironman")
        self.begin = Button("Begin", self.start, kind="primary", key="Enter", role=theme.TITLE_SMALL).called("begin")
        return [self.counts, *self.fields, self.iron, self.begin]

    def _count(self, value: str) -> None:
        self.count = int(value)
        self.rebuild()
        self.place_all()
        self.board.set_focus(self.counts)
        self.redraw()

    def _name(self, place: int, text: str) -> None:
        self.names[place] = text
        named = [name.strip().casefold() for name in self.names[: self.count]]
        self.begin.enabled = all(named) and len(set(named)) == len(named)

    def _iron(self, value: bool) -> None:
        self.ironman = value

    def start(self) -> None:
        """Begin the story."""
        if not self.begin.enabled:
            return
        campaigns, names, iron = self.app.services.campaigns, self.names[: self.count], self.ironman
        path = self.book.path
        self.errands.run(
            lambda: campaigns.begin_story(path, names, iron), self._begun, "The story cannot begin"
        )

    # Places -------------------------------------------------------------------------------------

    def arrange(self, body: pygame.Rect) -> int:
        """One panel in the middle."""
        layout = self.app.layout
        px = layout.px
        width = min(body.width, px(980))
        x = body.centerx - width // 2
        margin = px(20 if layout.compact else 48)
        inner = width - 2 * margin
        self.text = rich(escape(self.book.text), theme.SUBTITLE, layout.font_px(theme.SEA) + px(2), inner,
                         theme.TEXT, align="center")  # fmt: skip
        self.how = rich(HOW, theme.BODY, layout.font_px(theme.BODY), inner, theme.TEXT_SECOND, align="center")
        high = max(px(40), layout.font_px(theme.BODY) + px(16))
        title = draw.line_height(theme.TITLE_LARGE, round(layout.font_px(theme.TITLE_LARGE) * 1.3))
        side = px(56 if layout.compact else 80)
        head = margin + side + px(14) + title + px(10)
        needs = head + self.text.height + px(20) + self.how.height + px(28) + 2 * (high + px(16)) + px(76) + margin
        top = body.y + max(0, (self.body.height - needs) // 2)
        self.panel = pygame.Rect(x, top, width, needs)
        self.seal_at = (body.centerx, top + margin + side // 2, side)
        self.title_at = (body.centerx, top + margin + side + px(14))
        y = top + head
        self.text_at = (x + margin, y)
        y += self.text.height + px(20)
        self.how_at = (x + margin, y)
        y += self.how.height + px(28)
        self.rows = []
        label = px(130 if layout.compact else 160)
        self.rows.append(("Players", (x + margin, y + high // 2)))
        counts = min(px(200), (inner - label) // 3)
        self.counts.place(pygame.Rect(x + margin + label, y, counts, high))
        left = x + margin + label + counts + px(14)
        each = (x + margin + inner - left - (self.count - 1) * px(10)) // self.count
        for place, field in enumerate(self.fields):
            field.place(pygame.Rect(left + place * (each + px(10)), y, min(each, px(300)), high))
        y += high + px(16)
        self.rows.append(("Ironman", (x + margin, y + high // 2)))
        self.iron.place(pygame.Rect(x + margin + label, y, px(48), high))
        self.iron_note = (x + margin + label + px(64), y + high // 2)
        y += high + px(20)
        button = px(56)
        self.begin.place(pygame.Rect(body.centerx - px(170), y, px(340), button))
        return max(self.panel.bottom - body.y, 0)

    def paint(self, surface: pygame.Surface, body: pygame.Rect) -> None:
        """Paint the panel and its words."""
        layout = self.app.layout
        look.panel(surface, layout, self.panel)
        x, y, side = self.seal_at
        look.seal(surface, layout, (x, y), side, "campaign", True)
        px = draw.fitting(self.book.title, theme.TITLE_LARGE, round(layout.font_px(theme.TITLE_LARGE) * 1.3),
                          self.panel.width - layout.px(40))  # fmt: skip
        line = draw.gilded(self.book.title, theme.TITLE_LARGE, px)
        surface.blit(line, line.get_rect(midtop=self.title_at))
        self.text.draw(surface, self.text_at)
        self.how.draw(surface, self.how_at)
        bold, small = layout.font_px(theme.BODY_BOLD), layout.font_px(theme.BODY_ITALIC)
        for name, at in self.rows:
            draw.text(surface, name, theme.BODY_BOLD, bold, theme.TEXT, at, middle=True)
        room = self.panel.right - self.iron_note[0] - layout.px(20)
        note = draw.shorten("one save, no way back, whatever the helps say", theme.BODY_ITALIC, small, room)
        draw.text(surface, note, theme.BODY_ITALIC, small, theme.TEXT_SECOND, self.iron_note, middle=True)
