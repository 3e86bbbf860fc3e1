"""What the ends of all games have in common: looking back, watching, sharing, saving, playing again."""

from __future__ import annotations

import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.match.lobby import NewGameSpec
from game.match.session import Session
from game.ui import draw, theme
from game.ui.app import App
from game.ui.rich import escape, rich
from game.ui.scenes.message import error
from game.ui.scenes.overlay import Overlay
from game.ui.table.overlays.menu import save_as
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Segments

log = logging.getLogger(__name__)


class EndOverlay(Overlay, ABC):
    """The end of a match, over its table. ``said`` is the latest sentence to be told on it.

    Pops with ``title``, ``new``, ``review``, the session of a rematch, or None for the table. While it is on, what
    becomes of saving is told here. ``anew`` says of a rematch what is another in it. ``page`` is the page that is open,
    ``content`` its place.
    """

    title = "The end"
    size = (1240, 760)
    anew = ""
    tab = 150
    """How wide a page's tab is at most, in design units."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        result = session.match.result()
        assert result is not None
        self.result = result
        self.said = ""
        self.page = self.names()[0][0]
        self.content = pygame.Rect(0, 0, 0, 0)
        self._told_before: Callable[[], None] | None = None
        self._listening = False

    # Pages ------------------------------------------------------------------------------------

    @abstractmethod
    def names(self) -> Sequence[tuple[str, str, str]]:
        """The pages: id, name, and a shorter name for where the first has no room."""

    @abstractmethod
    def furnish(self) -> Sequence[Widget]:
        """Make the widgets of the pages."""

    @abstractmethod
    def lay_pages(self) -> None:
        """Place the widgets of the open page in ``content``, and hide those of the others."""

    def turn_to(self, page: str) -> None:
        """Open a page."""
        self.page = page
        self.lay_pages()
        self.redraw()

    def build(self) -> Sequence[Widget]:
        """Tabs, pages, and what can be done now."""
        tabs = [(page, name) for page, name, _ in self.names()]
        self.pages = Segments(tabs, self.page, self.turn_to).called("page")
        furniture = self.furnish()
        self.buttons = self._ways()
        return [self.pages, *furniture, *self.buttons]

    def arrange(self) -> None:
        """Tabs above, buttons below, the page between them."""
        layout, box = self.app.layout, self.box
        px = layout.px
        small = box.height < px(520)
        margin = px(12 if layout.narrow else 24)
        names = self.names()
        room = min(box.width - 2 * margin - px(44), px(self.tab * len(names)))
        each, size = room // len(names) - px(6), layout.font_px(theme.BODY)
        self.pages.options = [
            (page, name if draw.text_width(name, theme.BODY, size) <= each else short) for page, name, short in names
        ]
        self.pages.place(pygame.Rect(box.x + margin, box.y + px(10 if small else 16), room, px(32 if small else 40)))
        high = px(34 if small else 44)
        top = box.bottom - (px(10) if small else px(20)) - high
        line = pygame.Rect(box.x + margin, top, box.width - 2 * margin, high)
        self._place_ways(self.buttons, line, px(6 if layout.narrow else 10))
        upper = self.pages.rect.bottom + px(8 if small else 18)
        self.content = pygame.Rect(line.x, upper, line.width, top - px(8 if small else 16) - upper)
        self.lay_pages()

    # Hearing of files -------------------------------------------------------------------------

    def enter(self, app: App) -> None:
        """Be told what the table is told otherwise."""
        super().enter(app)
        self._told_before, self._listening = self.session.woken, True
        self.session.woken = lambda: app.post(self._hear)

    def leave(self) -> None:
        """Let the table hear again what is told, also what nobody has heard yet."""
        self._listening = False
        self.session.woken = self._told_before
        super().leave()
        if self._told_before is not None:
            self._told_before()

    def _hear(self) -> None:
        """What becomes of saving is told here while this is on top."""
        if self._listening:
            for sentence in self.session.messages():
                self._say(sentence)

    def _say(self, sentence: str) -> None:
        """Tell a sentence in place of the one before."""
        self.said = sentence
        self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Whatever is pressed, the sentence has been read."""
        if self.said and event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self._say("")
        return super().handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """Paint the panel, and over it the sentence, right above the buttons."""
        super().draw(surface)
        if not self.said:
            return
        layout = self.app.layout
        px = layout.px
        room = min(self.box.width - px(80), px(900))
        text = rich(escape(self.said), theme.SMALL, layout.font_px(theme.SMALL), room, theme.GOLD, align="center")
        plate = pygame.Rect(0, 0, text.size[0] + px(32), text.height + px(12))
        plate.midbottom = (self.box.centerx, self.look.rect.top - px(4))
        draw.panel(surface, plate, draw.PanelStyle(line=theme.BRASS, radius=px(5), diamonds=False))
        text.draw(surface, (plate.centerx - room // 2, plate.y + px(6)))

    # Ways on ----------------------------------------------------------------------------------

    def _ways(self) -> list[Button]:
        """Make a button for everything that can be done now."""
        self.look = Button("Look at the table", lambda: self.close(None)).called("look")
        self.review = Button("Review the game", lambda: self.close("review"), tooltip="Line by line").called("review")
        self.watch = Button(
            "Watch", self._watch, tooltip="All of it again in the theatre, with everything open"
        ).called("watch")
        self.share = Button("Share", self._share, tooltip="Into one file, for others to watch").called("share")
        self.keep = Button("Save", self._save).called("save")
        self.keep.enabled = self.session.kept.can_save
        self.again = Button("Rematch", self._rematch, kind="primary", tooltip=self.anew).called("rematch")
        self.new = Button("New game", lambda: self.close("new")).called("new_game")
        self.leave_table = Button("To the title", lambda: self.close("title")).called("title")
        if self.session.kept.campaign:
            # What comes next is the campaign's to say.
            self.leave_table.kind = "primary"
            return [self.look, self.review, self.watch, self.share, self.keep, self.leave_table]
        return [self.look, self.review, self.watch, self.share, self.keep, self.again, self.new, self.leave_table]

    def _place_ways(self, buttons: list[Button], line: pygame.Rect, gap: int) -> None:
        """All in one line, each as wide as its words ask for; with short words where long ones have no room.

        Where even those have none, letters are smaller and every button keeps its share of the line.
        """
        px, font = self.app.layout.px, self.app.layout.font_px(theme.BODY)
        room = line.width - (len(buttons) - 1) * gap
        way_out = ("To the campaign", "Campaign") if self.session.kept.campaign else ("To the title", "Title")
        long, short = ("Look at the table", "Review the game", way_out[0]), ("Table", "Review", way_out[1])
        for look, review, leave in (long, short):
            self.look.label, self.review.label, self.leave_table.label = look, review, leave
            asked = [draw.text_width(button.label, theme.BODY, font) + px(22) for button in buttons]
            if sum(asked) <= room:
                break
        if sum(asked) > room:
            asked = [width * room // sum(asked) for width in asked]
        spare = max(0, min((room - sum(asked)) // len(asked), px(60)))
        x = line.centerx - (sum(asked) + len(asked) * spare + (len(asked) - 1) * gap) // 2
        for width, button in zip(asked, buttons, strict=True):
            button.place(pygame.Rect(x, line.y, width + spare, line.height))
            x += width + spare + gap

    def _save(self) -> None:
        """Ask for a name and save."""
        save_as(self.session, self.push, self._say)

    def _share(self) -> None:
        """Ask for a name and write the match into a file for others."""
        from game.ui.theatre.goon import share

        share(self.app, self.session.match, self.session.kept.name, self.push, self._say)

    def _watch(self) -> None:
        """Open the theatre with this match; a match begun from there takes this one's place."""
        from game.ui.theatre.door import open_theatre

        name = self.session.kept.name
        open_theatre(self.app, self.session.match, then=lambda begun: self.close(begun) if begun else None, name=name)

    @abstractmethod
    def _rematch(self) -> None:
        """Ask how the match is to be played again, and play it."""

    def _start(self, spec: Callable[[], NewGameSpec]) -> None:
        """Begin a rematch and close with it; if that cannot be, say so and stay."""
        try:
            session = self.app.services.start(spec())
        except (OSError, ValueError) as problem:
            log.warning("the rematch could not begin: %s", problem)
            self.push(error("The rematch cannot begin", problem))
            return
        self.close(session)
