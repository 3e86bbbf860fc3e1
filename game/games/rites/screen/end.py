"""The end of a game of Rites of Cthulhu: who has won and why, the course of the game, and where to go from here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from game.games.rites.screen.end_course import CoursePage, draw_deeds
from game.games.rites.screen.end_result import ResultPage
from game.games.rites.screen.summary import CultistScene
from game.games.rites.words.statistics import RiteTold, rites_course
from game.games.rites.words.tableview import CardTable
from game.match.history import History
from game.match.session import Session
from game.ui.kit.box import Box, Drawn
from game.ui.kit.boxes import Boxes
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scenes.message import Answer, MessageScene
from game.ui.table.end.overlay import EndOverlay
from game.ui.widgets.base import Widget

RESULT, COURSE, DEEDS = "result", "course", "deeds"
PAGES = ((RESULT, "Result"), (COURSE, "Rite by rite"), (DEEDS, "Deeds"))


class CardEnd(EndOverlay):
    """Pops as every end does, and with ``("look", entry)``."""

    anew = "The same cultists, other cards"

    def __init__(self, session: Session, table: CardTable) -> None:
        self.table = table
        super().__init__(session)
        self.course = rites_course(session.match)

    def names(self) -> Sequence[tuple[str, str, str]]:
        """Where one rite is played there is no course to tell."""
        return [(page, name, name) for page, name in PAGES if page != COURSE or not self.table.single]

    def furnish(self) -> Sequence[Widget]:
        """The page that is open, in boxes."""
        self.standing = ResultPage(self.table, self.result.winners, self._look_at)
        self.rites = CoursePage(self.table, self.course, self._look_back)
        self.shown = Boxes(self._describe)
        return [self.shown]

    def lay_pages(self) -> None:
        """Give it its place."""
        self.shown.lay(self.content, self.app.layout)

    def _describe(self, layout: Layout) -> Box:
        if self.page == RESULT:
            return self.standing.describe(layout)
        if self.page == COURSE:
            return self.rites.describe(layout)
        return Drawn(DEEDS, partial(draw_deeds, self.table, self.course))

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
