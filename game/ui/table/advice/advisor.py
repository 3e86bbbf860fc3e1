"""Advice at the table: why a move was made, what a hierophant would do, and doing it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.language.spoken import say
from game.language.values import capital
from game.match.counsel import Case, Counsel, deed_entry, hint_case, text, weighing, why_case
from game.match.phrases import Line as Told
from game.ui import theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.caps import with_key
from game.ui.kit.controls import Button
from game.ui.kit.frame import CARD, Frame
from game.ui.layout import Layout
from game.ui.table.advice.pondering import Pondering
from game.ui.table.bar_buttons import SquareButton
from game.ui.table.lookback import LookBack
from game.ui.table.stage import Added, PlayedScene
from game.ui.widgets.base import Widget

HINT, WHY = "hint", "why"
LIGHT = "advice"
"""By what name advice lights things on the stage: pale, not gold, since it is not all that can be done."""
WIDTH, COMPACT_WIDTH = 380, 344
MOST_PARTS = 5
LATEST = 12
"""Among how many lines at the end of the log a bot's newest is looked for."""
_FIGURE, _BAR = 38, 76
"""Room for a part's figure and for the whole length of its bar, in design units."""


class Advisor(Added):
    """A card over the table, opened and closed with a key; its words are made elsewhere, from what the viewer knows.

    ``whole`` gives a line of the log its place among all events.
    """

    def __init__(self, host: PlayedScene, lookback: LookBack, whole: Callable[[Told], Told]) -> None:
        self._host, self._lookback = host, lookback
        self._whole = whole
        self._pondering = Pondering(host.session, host.app.post)
        self.mode = ""
        self._serial = -1
        self._line: Told | None = None
        self._heading = ""
        self.thinking = False
        self.counsels: Sequence[Counsel] = ()
        self.card = Boxes(self._describe).called("counsel")
        stage = host.stage
        tip = with_key(say("table-advice"), "F3")
        self.button = SquareButton("help", tip, self.hint).called("advice")
        stage.advice = self
        stage.asks_advice(self.button)
        stage.log.on_why = self.why
        stage.log.asks_why = lambda line: deed_entry(host.session.match, whole(line)) is not None

    def _mark(self, counsel: Counsel | None) -> None:
        """Show on the table what is advised, or nothing."""
        stage = self._host.stage
        lits, ways = stage.advised(counsel) if counsel else ((), ())
        stage.light(LIGHT, lits, ways, "pale")

    # Opening and closing ----------------------------------------------------------------------

    def hint(self) -> None:
        """Say what a hierophant would do at the open question; once more, put it away."""
        host = self._host
        if self.mode == HINT:
            self.close()
            return
        case = hint_case(host.session.match) if host.question is not None else None
        if case is None or host.question is None:
            host.notice(say("table-advice.turn"))
            return
        self._open(HINT, text("heading", "hint"), case, None)

    def why_latest(self) -> None:
        """Explain the line that is looked back at, else the last move of a bot; once more, put it away."""
        host = self._host
        if self.mode == WHY:
            self.close()
            return
        match, log = host.session.match, host.stage.log
        lines = [log.marked] if log.marked is not None else list(reversed(log.told()))
        for bots in (log.marked is None, False):
            for line in lines:
                entry = deed_entry(match, self._whole(line))
                if entry is not None and (not bots or getattr(match.entries[entry], "by", "") == "bot"):
                    self.why(line)
                    return
        host.notice(say("table-advice.nothing"))

    def _newest(self) -> Told | None:
        """The newest line of the log that tells of a bot's move, and can be explained."""
        match = self._host.session.match
        for line in reversed(self._host.stage.log.items[-LATEST:]):
            entry = deed_entry(match, self._whole(line)) if line.side is not None else None
            if entry is not None and getattr(match.entries[entry], "by", "") == "bot":
                return line
        return None

    def why(self, line: Told) -> None:
        """Explain the move that a line of the chronicle tells."""
        host = self._host
        match = host.session.match
        entry = deed_entry(match, self._whole(line))
        case = why_case(match, entry, host.at_keyboard) if entry is not None else None
        if case is None:
            host.notice(text("text", "forced"))
            return
        self._open(WHY, text("heading", "why" if case.by != "person" else "yours"), case, line)

    def _open(self, mode: str, heading: str, case: Case, line: Told | None) -> None:
        self.lay_open(mode, heading, line)
        self._pondering.begin(weighing(case), self.found, self._failed)

    def lay_open(self, mode: str, heading: str, line: Told | None = None) -> None:
        """Show the card, still without what is to be found."""
        asked = self._host.question
        self.mode, self._line, self._serial = mode, line, asked.serial if asked else -1
        self._heading, self.thinking, self.counsels = heading, True, ()
        self._mark(None)
        self._place()

    def found(self, counsels: Sequence[Counsel]) -> None:
        """Show what has been found on the card."""
        self.thinking, self.counsels = False, counsels
        if self.mode == HINT and counsels:
            self._mark(counsels[0])
        self._place()
        board = self._host.stage.board
        if board.by_keyboard and self._can_do:
            board.set_focus(self.card.control("counsel.do"))

    def _failed(self) -> None:
        self.close()
        self._host.notice(text("text", "failed"))

    def _place(self) -> None:
        """Take up places anew."""
        self._host.stage.lay()
        self._host.redraw()

    def close(self) -> None:
        if self.mode:
            self.mode = ""
            self._pondering.cancel()
            self._mark(None)
            self._place()

    def follow(self) -> None:
        """The match has gone on: advice for a question that is answered goes, and another line is a bot's newest."""
        host = self._host
        host.stage.log.ask_newest(self._newest() if host.app.settings.hints else None)
        asked = self._host.question
        if self.mode == HINT and (asked is None or asked.serial != self._serial):
            self.close()

    # Doing ------------------------------------------------------------------------------------

    def do_it(self) -> None:
        """Answer as advised, step by step, as long as the questions are those foreseen."""
        host = self._host
        counsels = self.counsels
        if not self._can_do:
            return
        steps = counsels[0].steps
        self.close()
        for step in steps:
            decision = host.session.match.decision
            asked = host.question
            if asked is None or decision is None or (step.kind, step.options) != (asked.kind, tuple(decision.options)):
                return
            host.answer(step.answer)

    def _look_back(self) -> None:
        line = self._line
        self.close()
        if line is not None:
            self._lookback.open(line)

    # Events -----------------------------------------------------------------------------------

    def take(self, event: pygame.event.Event) -> bool:
        """Escape puts the card away before it means anything else; Enter does what is advised."""
        if event.type != pygame.KEYDOWN or not self.mode:
            return False
        if event.key == pygame.K_ESCAPE:
            self.close()
            return True
        if self.mode == HINT and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self._host.stage.board.by_keyboard:
                # The keyboard stands on something already; on what, is seen.
                return False
            self.do_it()
            return True
        return False

    @property
    def _can_do(self) -> bool:
        return self.mode == HINT and bool(self.counsels and self.counsels[0].steps)

    # Places -----------------------------------------------------------------------------------

    def over_middle(self) -> list[Widget]:
        """What lies over the middle of the table."""
        found: list[Widget] = [self.button] if self._host.question is not None else []
        if self.mode:
            found.append(self.card)
        return found

    @property
    def _can_look(self) -> bool:
        return self._line is not None and not self._lookback.on

    def laid(self, layout: Layout) -> None:
        """Take places; whoever goes from line to line while looking back has each of them explained."""
        self._keep_step()
        self._host.stage.lay_advice(layout)

    def _describe(self, layout: Layout) -> Box:
        foot = None
        if self._can_do:
            foot = Button("counsel.do", say("table-advice.do"), self.do_it, "primary", w=130, h=32, at="start")
        elif self._can_look:
            foot = Button("counsel.look", say("table-advice.look"), self._look_back, icon="chronicle", w=130, h=32,
                          at="start")  # fmt: skip
        card = counsel_card(self._heading, self.counsels, self.thinking, self._host.stage.dressed, self.close, foot)
        card.w = COMPACT_WIDTH if layout.compact else WIDTH
        return card

    def _keep_step(self) -> None:
        """Whoever goes from line to line while looking back has each of them explained."""
        marked = self._host.stage.log.marked
        if self.mode != WHY or marked is None or marked is self._line:
            return
        self._line = marked
        self._host.app.post(lambda: self.why(marked) if self._line is marked and self._explains(marked) else None)

    def _explains(self, line: Told) -> bool:
        """Whether there is anything to explain of a line; else the card is put away."""
        if self.mode == WHY and deed_entry(self._host.session.match, self._whole(line)) is None:
            self.close()
        return self.mode == WHY


def counsel_card(
    heading: str, counsels: Sequence[Counsel], thinking: bool, dress: Callable[[str], str],
    close: Callable[[], None], foot: Button | None,
) -> Box:  # fmt: skip
    """Shows the first of ``counsels`` at length, the others in a line each; nothing yet while it is ``thinking``.

    ``dress`` gives a sentence its looks; ``foot`` is what can be done. A low window scrolls what stands between.
    """
    head = Row(
        Icon("help", 17, theme.GOLD), Text(heading, theme.BODY_BOLD, theme.GOLD, grow=1),
        Button("counsel.close", "", close, "quiet", icon="close", tip=say("buttons-close.tip"),
               w=26, h=22), gap=8,
    )  # fmt: skip
    if thinking or not counsels:
        told: list[Box | None] = [_small(text('heading', 'thinking') if thinking else text('text', 'none'))]
    else:
        first, others = counsels[0], counsels[1:]
        told = [
            Text(dress(first.deed)),
            Text(dress(first.chance), theme.BODY_BOLD, line=True) if first.chance else None,
            _parts(first) if first.parts else None,
            _small(capital(dress(first.against))) if first.against else None,
            # Where others are listed below, the next best is the first of them.
            _small(dress(first.verdict)) if first.verdict and not others else None,
            _small(first.note) if first.note else None,
            *_others(others, dress),
        ]
    body = Scroll("counsel.text", Column(*told, gap=5))
    return Column(head, Line(), body, foot, frame=CARD, gap=5, pad=(14, 8))


def _small(words: str, grow: float = 0.0) -> Text:
    return Text(words, theme.SMALL, theme.TEXT_SECOND, grow=grow)


def _figure(counsel: Counsel, points: float, colour: theme.RGB) -> Text:
    return Text(counsel.signed(points) or "–", theme.SMALL_BOLD, colour, "right", line=True, w=_FIGURE)


def _parts(counsel: Counsel) -> Box:
    """A line for each of the weightiest parts, with a bar to the right for it, to the left against it."""
    parts = counsel.parts[:MOST_PARTS]
    longest = max(min(abs(part.points), 99.0) for part in parts)
    return Column(*(
        Row(Text(capital(part.words), theme.SMALL, grow=1), _bar(part.points, longest),
            _figure(counsel, part.points, theme.FREE if part.points > 0 else theme.KILL), gap=8)
        for part in parts
    ))  # fmt: skip


def _bar(points: float, longest: float) -> Box:
    colour, half = theme.FREE if points > 0 else theme.KILL, _BAR / 2
    look = Frame(theme.mix(theme.INK, colour, 0.85), theme.mix(theme.INK, colour, 0.55), alpha=0, radius=2,
                 diamonds=False)  # fmt: skip
    bar, beside = Row(frame=look, w=max(half * min(abs(points) / longest, 1.0), 2), h=9), Space(w=half)
    against, for_it = (beside, Row(bar, w=half)) if points > 0 else (Row(bar, pack="end", w=half), beside)
    return Row(against, Line(255, upright=True, h=21), for_it)


def _others(others: Sequence[Counsel], dress: Callable[[str], str]) -> list[Box]:
    """What else is good, each with how far it is behind."""
    if not others:
        return []
    rows = (
        Row(_small(dress(each.deed), 1), _figure(each, each.worth, theme.TEXT_SECOND)) for each in others
    )
    return [Line(90), Text(text("text", "also"), theme.SMALL, theme.TEXT_SECOND), *rows]
