"""A new story: what it is about, for one person or two, and their names."""

from __future__ import annotations

from functools import partial

from game.match.campaign.desk import BookInfo
from game.ui import theme
from game.ui.app import App
from game.ui.campaign import look
from game.ui.campaign.beginning import BeginScene
from game.ui.kit.box import Box, Column, Row, Space, Text
from game.ui.kit.controls import Choice, Toggle
from game.ui.kit.entry import Field
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.setup import NAMES, Setup

COUNTS = (("1", "One"), ("2", "Two"))
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
        people = [seat.name for seat in Setup(app.services).seats if seat.person]
        self.names = [*people, *(name for name in NAMES if name not in people)][:2]
        super().enter(app)

    @property
    def able(self) -> bool:
        """Whether everybody has a name of their own."""
        named = [name.strip().casefold() for name in self.names[: self.count]]
        return all(named) and len(set(named)) == len(named)

    def body(self, layout: Layout) -> Box:
        def line(name: str, *parts: Box) -> Box:
            return Row(Text(name, theme.BODY_BOLD, line=True, w=130), *parts, gap=14)

        fields = (
            Field(f"seat.{place}.name", name, partial(self._name, place), "Name", 24, grow=1, most=300)
            for place, name in enumerate(self.names[: self.count])
        )
        panel = look.panel(
            layout, "", look.seal("campaign", 56 if layout.compact else 80, True),
            Text(self.book.title, theme.TITLE_LARGE, theme.GOLD, "center", line=True),
            Text(escape(self.book.text), theme.SUBTITLE, align="center"),
            Text(HOW, theme.BODY, theme.TEXT_SECOND, "center"), Space(h=6),
            line("Players", Choice("players", COUNTS, str(self.count), self._count, w=160), *fields),
            line("Ironman", Toggle("ironman", self.ironman, partial(setattr, self, "ironman")),
                 Text("one save, no way back, whatever the helps say", theme.BODY_ITALIC, theme.TEXT_SECOND, grow=1)),
            self.begin(layout, self.able), gap=16, w=980, across="center",
        )  # fmt: skip
        return Column(Space(grow=1), panel, Space(grow=1), across="center")

    def _count(self, value: str) -> None:
        self.count = int(value)

    def _name(self, place: int, text: str) -> None:
        self.names[place] = text

    def start(self) -> None:
        if not self.able:
            return
        campaigns, names, iron = self.app.services.campaigns, self.names[: self.count], self.ironman
        path = self.book.path
        self.errands.run(
            lambda: campaigns.begin_story(path, names, iron), self._begun, "The story cannot begin"
        )
