"""The list of goals beside a table: what wins, what comes next, what is left to do in this turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.language.spoken import say
from game.match.guide import DARK, Goal, Goals, Shine
from game.ui import theme
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Bar, Box, Column, Icon, Line, Row, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.table.lights import Lit
from game.ui.table.side import SidePanel
from game.ui.table.stage import Stage

BY = "goals"
"""The speaker whose lights these are."""


def shine(stage: Stage, by: str, light: Shine) -> None:
    """Light what a goal or a remark means."""
    lits = [*(Lit("", thing) for thing in light.things), *(Lit("", thing, strong=True) for thing in light.strong)]
    stage.light(by, lits, light.ways)


class GoalsPanel(SidePanel):
    """Shows ``groups``; "how?" opens a goal, lights its way on the stage and leads to its card.

    ``on_fold`` is told when somebody folds or unfolds it in its column. ``look_up`` opens a card.
    """

    id = "goals"
    icon = "check"
    key = "Ctrl G"
    share = 2 / 3
    folds = True
    yields = True

    def __init__(
        self, stage: Stage, on_fold: Callable[[bool], None], look_up: Callable[[Any], object]
    ) -> None:
        super().__init__(stage.lay)
        self._stage, self._on_fold, self._look_up = stage, on_fold, look_up
        self.groups: tuple[Goals, ...] = ()
        self.opened = ""
        """The id of the goal that tells how."""

    @property
    def heading(self) -> str:
        return say("guide-goals")

    def show(self, groups: tuple[Goals, ...]) -> None:
        """Show the goals of a position; what was opened stays so while it is there and not done."""
        self.groups = groups
        goal = self._goal(self.opened)
        if self.opened:
            self._open(goal if goal and not goal.done else None)

    def _goal(self, id: str) -> Goal | None:
        return next((goal for group in self.groups for goal in group.goals if goal.id == id), None)

    def toggle(self) -> None:
        before = self.folded
        super().toggle()
        if self.folded != before:
            self._on_fold(self.folded)

    def how(self, goal: Goal) -> None:
        """Tell how a goal is reached and light the way; pressed again, put it away."""
        self._open(None if goal.id == self.opened else goal)
        self._stage.lay()
        self._stage.host.redraw()

    def dim(self, dark: bool) -> None:
        """Put the way's lights out while another help lights what it means, or light them again."""
        goal = None if dark else self._goal(self.opened)
        shine(self._stage, BY, goal.shine if goal else DARK)

    def _open(self, goal: Goal | None) -> None:
        self.opened = goal.id if goal else ""
        shine(self._stage, BY, goal.shine if goal else DARK)

    # Boxes --------------------------------------------------------------------------------------

    def made_of(self) -> object:
        return self.groups, self.opened

    def body(self, layout: Layout) -> Box:
        wide = not layout.compact
        if not self.groups:
            return Column(Text(say("guide-goals.none"), theme.SMALL, theme.TEXT_SECOND), pad=10)
        parts: list[Box] = []
        for group in self.groups:
            head = Text(group.heading, theme.SMALL_BOLD, theme.BRASS, line=True)
            rows = (_LOOKS[group.look](self, goal, wide) for goal in group.goals)
            parts += [Line(70)] if parts else []
            parts.append(Column(head, *rows, gap=9 if wide else 3))
        return Scroll("goals.scroll", Column(*parts, gap=11 if wide else 7), pad=(10 if wide else 6, 8), grow=1)

    def _pressed(self, goal: Goal, part: Box, wide: bool) -> Box:
        """A goal that can be pressed to be told how; what is done cannot."""
        if not goal.how:
            return Row(part, pad=(6, 2))
        opened = goal.id == self.opened
        told = self._told(goal, wide) if opened else None
        press = Press(goal.id, Row(part, pad=(6, 4 if wide else 2)), partial(self.how, goal), chosen=opened,
                      tip=say("guide-goals-less.tip" if opened else "guide-goals-how.tip"))  # fmt: skip
        return Column(press, told, gap=4)

    def _told(self, goal: Goal, wide: bool) -> Box:
        """What to do about a goal, and the way to its card; its note, where there is no room for that before."""
        note = Text(goal.note, theme.SMALL, theme.TEXT_SECOND) if goal.note and not wide else None
        card = None
        if goal.card:
            card = Button(f"{goal.id}.card", say("guide-goals-card"), partial(self._look_up, goal.card), "quiet",
                          role=theme.SMALL, h=26, at="start")  # fmt: skip
        how = Text(self._stage.dressed(goal.how), theme.SMALL, theme.TEXT, spacing=0.95)
        return Column(note, how, card, gap=3, pad=(8, 2))

    def _mark(self, goal: Goal) -> Text | None:
        if not goal.how:
            return None
        word = say("guide-goals-less" if goal.id == self.opened else "guide-goals-how")
        return Text(word, theme.SMALL_BOLD, theme.GOLD, "right", line=True)

    def bar(self, goal: Goal, wide: bool) -> Box:
        """A goal with a number, and how far it is."""
        count = say("guide-goals-of", have=goal.have, need=goal.need)
        name = Row(_picture(goal, 20 if wide else 15), Text(goal.text, _name(wide), line=True, grow=1),
                   Text(count, theme.SMALL_BOLD, line=True), gap=8)  # fmt: skip
        note = Text(goal.note, theme.SMALL, theme.TEXT_SECOND) if goal.note else None
        return self._pressed(goal, Column(name, _progress(goal), note if wide else None, gap=4, grow=1), wide)

    def card(self, goal: Goal, wide: bool) -> Box:
        """A goal with a note, its progress where it has one, and "how?"."""
        count = None
        if goal.need:
            told = say("guide-goals-of", have=goal.have, need=goal.need)
            count = Text(told, theme.SMALL_BOLD, line=True)
        mark = self._mark(goal)
        foot = None
        if goal.note and wide:
            note = Text(goal.note, theme.SMALL, theme.TEXT_SECOND, grow=1, spacing=0.92)
            foot, mark = Row(note, mark, gap=6, across="end"), None
        name = Row(Text(goal.text, _name(wide), grow=1), count, mark, gap=6)
        told_of = Column(name, _progress(goal) if goal.need else None, foot, gap=3, grow=1)
        return self._pressed(goal, Row(_picture(goal, 22 if wide else 16), told_of, gap=9 if wide else 6,
                                       across="start", grow=1), wide)  # fmt: skip

    def check(self, goal: Goal, wide: bool) -> Box:
        """A goal that is done or not."""
        size = 15 if wide else 13
        done = Icon("check", size, theme.FREE) if goal.done else Row(w=size - 2, h=size - 2, frame=_OPEN, at="center")
        text = Text(self._stage.dressed(goal.text), theme.BODY if wide else theme.SMALL,
                    theme.TEXT_SECOND if goal.done else theme.TEXT, grow=1)  # fmt: skip
        return self._pressed(goal, Row(done, text, gap=9 if wide else 6, grow=1), wide)


_OPEN = Frame(theme.FIELD, theme.FIELD, theme.GOLD, 255, radius=7, diamonds=False)
"""The ring of what is still to be done."""
_LOOKS: dict[str, Callable[[GoalsPanel, Goal, bool], Box]] = {
    "bars": GoalsPanel.bar, "cards": GoalsPanel.card, "checks": GoalsPanel.check,
}  # fmt: skip


def _name(wide: bool) -> theme.Role:
    return theme.BODY_BOLD if wide else theme.SMALL_BOLD


def _picture(goal: Goal, size: float) -> Box:
    kind, _, name = goal.picture.partition(":")
    return Icon(name, size, theme.TEXT if kind == "icon" else theme.GOLD)


def _progress(goal: Goal) -> Box:
    """A bar that is gold as far as the goal has been reached."""
    return Bar(goal.have / max(goal.need, 1))
