"""One line the first time each kind of decision is met: what it means. Never in the way, gone with the answer."""

from __future__ import annotations

from typing import Any

from game.games.wars.screen.answers.choices import Question
from game.match.gamewords import words_for
from game.match.settings import Settings
from game.match.words import words
from game.ui import theme
from game.ui.kit.box import Box, Column, Icon, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.controls import Button
from game.ui.kit.frame import Frame
from game.ui.layout import Layout

FRAME = Frame(line=theme.BRASS, alpha=200, radius=5, diamonds=False)


class HintLine(Boxes):
    """The line, in the lower left corner of what is seen of the map. Its cross puts it away; ``game``: whose hints."""

    def __init__(self, settings: Settings, game: str) -> None:
        super().__init__(self._describe)
        self._settings, self._game = settings, game
        self._question: Any = None
        self.kind = self.text = ""

    def meet(self, question: Question | None) -> None:
        """Take note of the open question: a kind never met before brings its line."""
        if question is None:
            self._question, self.kind, self.text = None, "", ""
            return
        if question.serial == self._question:
            return
        same = question.kind == self.kind and bool(self.text)
        self._question, self.kind = question.serial, question.kind
        if same:
            return
        new = self._settings.hints and question.kind not in self._settings.hints_seen
        if new:
            self._settings.hints_seen.append(question.kind)
            self._settings.save()
        self.text = hint_of(question.kind, self._game) if new else ""

    def turn(self) -> None:
        """Put the line away, or bring the one of the open question though it has been seen."""
        self.text = "" if self.text or not self.kind else hint_of(self.kind, self._game)

    def put_away(self) -> None:
        self.text = ""

    def hit(self, point: tuple[int, int]) -> bool:
        """Only the cross is pointed at: what lies below the words can be clicked all the same."""
        return any(widget.hit(point) for widget in self.inner)

    def _describe(self, layout: Layout) -> Box:
        if not self.text:
            return Space()
        slot = self.rect.width / layout.scale
        # Up to where land begins at the map's foot; where it would reach the map's buttons it is left out.
        most = max(min(slot * 0.36, 460), min(260, slot)) - 4
        cross = Button("hint", "", self.put_away, "quiet", icon="close", w=22, h=22, role=theme.TINY,
                       tip="Put this hint away  <third>H</>")  # fmt: skip
        line = Row(Icon("help", 16, theme.GOLD), Text(self.text, theme.SMALL, spacing=0.95), cross,
                   gap=7, pad=(8, 6), frame=FRAME, rank=1, most=most)  # fmt: skip
        return Column(Space(h=44), line, pack="end", across="start", pad=2)


def hint_of(kind: str, game: str = "wars") -> str:
    """The line of a kind of decision in a game; empty for one that has none."""
    hints = words().tables["hints"]
    found: str = hints.get(game, {}).get(kind) or hints[words_for(game).tongue].get(kind, "")
    return found
