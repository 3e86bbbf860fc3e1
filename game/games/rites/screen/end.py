"""The end of a game of Rites of Cthulhu: who has won and why, the course of the game, and where to go from here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from game.games.rites.screen.end_course import CoursePage, draw_deeds
from game.games.rites.screen.end_result import ResultPage
from game.games.rites.screen.summary import CultistScene
from game.games.rites.words.statistics import RiteTold, rites_course
from game.games.rites.words.tableview import CardTable
from game.match.history import History
from game.match.session import Session
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene
from game.ui.table.end.overlay import EndOverlay
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Segments

RESULT, COURSE, DEEDS = "result", "course", "deeds"
PAGES = ((RESULT, "Result"), (COURSE, "Rite by rite"), (DEEDS, "Deeds"))


class CardEnd(EndOverlay):
    """Pops as every end does, and with ``("look", entry)``."""

    size = (1240, 760)
    anew = "The same cultists, other cards"

    def __init__(self, session: Session, table: CardTable) -> None:
        super().__init__(session)
        self.table = table
        self.course = rites_course(session.match)
        self.page = RESULT

    def build(self) -> Sequence[Widget]:
        """Pages, rows to be looked at, and what can be done now."""
        # Where one rite is played there is no course to tell.
        options = [page for page in PAGES if page[0] != COURSE or not self.table.single]
        self.pages = Segments(options, self.page, self._turn_to).called("page")
        winners = self.result.winners if self.result else ()
        self.standing = ResultPage(self.table, winners, self._look_at)
        self.rites = CoursePage(self.table, self.course, self._look_back)
        self.buttons = self._ways()
        return [self.pages, *self.standing.rows, *self.rites.rows, *self.buttons]

    def arrange(self) -> None:
        """Pages above, buttons below, the page between them."""
        layout, box = self.app.layout, self.box
        px = layout.px
        small = box.height < px(520)
        margin = px(12 if layout.narrow else 24)
        tabs = px(32 if small else 40)
        room = min(box.width - 2 * margin - px(44), px(150) * len(self.pages.options))
        self.pages.place(pygame.Rect(box.x + margin, box.y + px(10 if small else 16), room, tabs))
        high = px(34 if small else 44)
        top = box.bottom - (px(10) if small else px(20)) - high
        line = pygame.Rect(box.x + margin, top, box.width - 2 * margin, high)
        self._place_ways(self.buttons, line, px(6 if layout.narrow else 10))
        upper = self.pages.rect.bottom + px(8 if small else 18)
        self.content = pygame.Rect(line.x, upper, line.width, top - px(8 if small else 16) - upper)
        self._lay_pages()

    def _lay_pages(self) -> None:
        self.standing.lay(self.app.layout, self.content, self.page == RESULT)
        self.rites.lay(self.app.layout, self.content, self.page == COURSE)

    def _turn_to(self, page: str) -> None:
        self.page = page
        self._lay_pages()
        self.redraw()

    # What can be done -------------------------------------------------------------------------

    def _look_at(self, side: int) -> None:
        self.push(CultistScene(self.table, side))

    def _look_back(self, told: RiteTold) -> None:
        """See how the cards lay before the answer with which a rite ended."""
        self.close(("look", History(self.session.match).entry_behind(told.end) - 1))

    def _rematch(self) -> None:
        names = ", ".join(escape(cultist.name) for cultist in self.table.cultists)
        question = MessageScene(
            "Rematch",
            f"{names} once more, with cards dealt anew?",
            (Answer(None, "Cancel", key="Esc"), Answer(True, "Begin", "primary", "Enter")),
        )
        self.push(question, self._begin)

    def _begin(self, yes: Any) -> None:
        if yes:
            self._start(self.session.rematch)

    # Drawing ----------------------------------------------------------------------------------

    def paint(self, surface: pygame.Surface) -> None:
        """The page that is open."""
        layout = self.app.layout
        if self.page == RESULT:
            self.standing.draw(surface, layout)
        elif self.page == COURSE:
            self.rites.draw(surface, layout)
        else:
            draw_deeds(surface, layout, self.table, self.course, self.content)
