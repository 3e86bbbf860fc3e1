"""The lines of the chronicle: what has happened, newest below, set only as far as they are in sight."""

from __future__ import annotations

import functools
import itertools
import re
from collections.abc import Callable, Iterable, Sequence

import pygame

from game.match.phrases import HEADING, Line
from game.match.words import plain
from game.ui import draw, theme
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.things import Thing
from game.ui.widgets.lists import ScrollList

HIT = theme.rgb("#3a1519")
"""Ground of a line that tells of harm to whoever looks."""
ASKED = theme.rgb("#1f242b")
CHOSEN = theme.rgb("#3a2f17")
_SPAN = re.compile(r"\*\*<([a-z_]+)>([^<]*)</>\*\*|<gold>([^<]*)</>|\*\*([^*<{]+)\*\*")
"""A side, a place, or a thing, as the match layer marks them."""


@functools.lru_cache(maxsize=4096)
def dressed(text: str, named: bool = True) -> str:
    """A line as the column shows it: glyph and name for whoever begins it (if ``named``), the glyph alone for others.

    Places are gold and bold, things bright; before an apostrophe a name stays.
    """

    def dress(found: re.Match[str]) -> str:
        faction, _, place, thing = found.groups()
        if place is not None:
            return f"**<gold>{place}</>**"
        if thing is not None:
            return f"**<text>{thing}</>**"
        if faction not in theme.FACTION or text[found.end() : found.end() + 1] == "’":
            return found.group()
        glyph = f"{{glyph:{faction}}}"
        return f"{glyph} {found.group()}" if named and found.start() == 0 else glyph

    return _SPAN.sub(dress, text)


class Log(ScrollList):
    """The lines, each with a bar in the colour of whose doing it was.

    However many there are, only those in sight are measured and painted; the height of the others is guessed from
    their length and put right as they come into sight. ``own`` are the sides of whoever looks. ``asked`` is a last
    line of the present. With a ``query`` only lines with these words are shown, and the headings above them.
    ``colour`` gives the colour of a side.
    """

    def __init__(self, colour: Callable[[int], theme.RGB]) -> None:
        super().__init__(self._row)
        self._colour = colour
        self.on_line: Callable[[Line], None] = lambda line: None
        self.on_why: Callable[[Line], None] = lambda line: None
        self.asks_why: Callable[[Line], bool] = lambda line: False
        """Whether a line tells of a move that can be explained; then it has a small button while it is pointed at."""
        self._why: tuple[Line, pygame.Rect] | None = None
        self.lines: Sequence[Line] = ()
        self.own: frozenset[int] = frozenset()
        self.query = ""
        self.marked: Line | None = None
        """The line that is looked back at."""
        self._shown: list[Line] = []
        self.count = 0
        """How many lines there are, whatever is found."""
        self._asked: Line | None = None
        self._words: list[str] = []
        self._layout: Layout | None = None
        self._heights: list[int] = []
        self._sure: list[bool] = []
        self._down = -1

    # What is shown ----------------------------------------------------------------------------

    def show(self, lines: Sequence[Line], first: int = 0, asked: Line | None = None) -> None:
        """Show these lines, of which those before number ``first`` are as they were; the end stays in sight."""
        end = self.at_end
        kept, self.count = min(first, self.count), len(lines)
        self.lines = lines
        del self._words[kept:]
        if self.query:
            self._filter()
        else:
            self._forget(kept)
            self._shown += lines[kept:]
        self._asked = asked
        if asked is not None and not self.query:
            self._shown.append(asked)
        self._guess()
        if end:
            self.scroll_to_end()

    def things(self) -> Iterable[Thing]:
        """The lines, and the small button on the one that is pointed at."""
        yield from super().things()
        if self._why is not None:
            yield self.part("button", "why", self._why[1])

    def row_label(self, index: int) -> str:
        """The line's words."""
        return plain(self._shown[index].text)

    def _forget(self, count: int) -> None:
        """Keep only the first so many lines that are shown."""
        del self._shown[count:], self._heights[count:], self._sure[count:], self._tops[count + 1 :]

    def find(self, query: str) -> None:
        """Show only lines with these words in them; all, when there are none."""
        query = query.strip().lower()
        if query == self.query:
            return
        self.query = query
        self._forget(0)
        if query:
            self._filter()
        else:
            self._shown += self.lines
            if self._asked is not None:
                self._shown.append(self._asked)
        self._guess()
        self.scroll_to_end()

    def _filter(self) -> None:
        self._words += [plain(line.text).lower() for line in self.lines[len(self._words) :]]
        self._forget(0)
        heading: Line | None = None
        for line, words in zip(self.lines, self._words, strict=True):
            if line.kind == HEADING:
                heading = line
            elif self.query in words:
                if heading is not None:
                    self._shown.append(heading)
                    heading = None
                self._shown.append(line)

    @property
    def found(self) -> int:
        """How many lines a search has found."""
        return sum(1 for line in self._shown if line.kind != HEADING)

    def told(self) -> list[Line]:
        """The lines that can be looked back at, in order: all but headings, those found while a search goes on."""
        return [line for line in self._shown if line.kind != HEADING and line is not self._asked]

    def show_line(self, line: Line) -> None:
        """Bring a line into sight."""
        if line in self._shown:
            self._settle()
            for _ in range(2):
                # Lines above that turn out higher than they seemed push it out again at the bottom.
                self.show_row(self._shown.index(line))
                self._settle()

    # Measures ---------------------------------------------------------------------------------

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Take a place."""
        end = self.at_end
        if layout != self._layout or rect.width != self.rect.width:
            del self._heights[:], self._sure[:], self._tops[1:]
        self._layout = layout
        self.measure_bar(layout)
        self.rect = rect
        self._guess()
        self.place(rect)
        if end:
            self.scroll_to_end()

    def _guess(self) -> None:
        """Give every line without a height one that its length makes likely."""
        if self._layout is None:
            return
        start = len(self._heights)
        fits = max(self._room() / (self._layout.font_px(theme.LOG) * 0.40), 4)
        pitch = draw.line_height(theme.LOG, self._layout.font_px(theme.LOG))
        gap = self._layout.px(8)
        self._heights += [round(-(-len(line.text) * 0.8 // fits)) * pitch + gap for line in self._shown[start:]]
        self._sure += [False] * (len(self._heights) - start)
        self._stack(start)

    def _stack(self, start: int) -> None:
        """Put the lines from number ``start`` on under each other anew."""
        tops = self._tops
        del tops[start + 1 :]
        tops += itertools.islice(itertools.accumulate(self._heights[start:], initial=tops[start]), 1, None)
        self.long = tops[-1]
        self.scroll_to(self.offset)

    def _settle(self) -> None:
        """Measure the lines in sight; what stands at the upper rim, or the end, stays where it is."""
        for _ in range(6):
            end = self.at_end
            rows = self.rows_in_sight()
            unsure = [index for index in rows if not self._sure[index]]
            if not unsure:
                return
            top, hidden = rows[0], self.offset - self._tops[rows[0]]
            for index in unsure:
                self._heights[index] = self._measure(self._shown[index])
                self._sure[index] = True
            self._stack(unsure[0])
            if end:
                self.scroll_to_end()
            else:
                self.scroll_to(self._tops[top] + hidden)

    def _measure(self, line: Line) -> int:
        assert self._layout is not None
        return self._text(line).height + self._layout.px(10 if line.kind == HEADING else 9)

    def _text(self, line: Line) -> RichText:
        assert self._layout is not None
        if line.kind == HEADING:
            role = theme.CHAPTER
            return rich(line.text, role, self._layout.font_px(role), self._room(), theme.BRASS)
        px = self._layout.font_px(theme.LOG)
        return rich(dressed(line.text), theme.LOG, px, self._room() - self._layout.px(12), theme.TEXT_SECOND)

    def _room(self) -> int:
        return max(self.rect.width - self._bar[0] - 6, 40)

    # Events -----------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """Scroll; a click on a line looks back at it, Enter at the last one."""
        self._settle()
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._down = self.row_at(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            super().handle(event)
            down, self._down = self._down, -1
            if self._why is not None and self._why[1].collidepoint(event.pos):
                self.on_why(self._why[0])
                return True
            if down >= 0 and self.row_at(event.pos) == down:
                self._open(down)
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            lines = self.told()
            if lines:
                self.on_line(lines[-1])
            return bool(lines)
        return super().handle(event)

    def _open(self, index: int) -> None:
        line = self._shown[index]
        if line.kind != HEADING and line is not self._asked:
            self.on_line(line)

    # Drawing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint what is in sight."""
        self._settle()
        self._why = None
        super().draw(target, layout)

    def _row(self, target: pygame.Surface, row: pygame.Rect, index: int, over: bool) -> None:
        assert self._layout is not None
        line = self._shown[index]
        px = self._layout.px
        text = self._text(line)
        if line.kind == HEADING:
            self._heading(target, row, text)
            return
        ground = pygame.Rect(row.x, row.y, row.width, row.height - px(3))
        hit = any(side in self.own for side in line.hits)
        if line == self.marked:
            draw.fill(target, ground, CHOSEN, None, px(3))
            draw.outline(target, ground, theme.BRASS, px(3), 1, 200)
        elif hit:
            draw.fill(target, ground, theme.mix(HIT, theme.TEXT, 0.06) if over else HIT, None, px(3))
        elif line is self._asked:
            draw.fill(target, ground, ASKED, None, px(3))
        elif over:
            draw.fill(target, ground, theme.BUTTON_TOP, None, px(3))
        if line.side is not None:
            target.fill(self._colour(line.side), (row.x, ground.y + px(2), max(px(2), 2), ground.height - px(4)))
        text.draw(target, (row.x + px(10), row.y + px(3)))
        if over and line is not self._asked and self.asks_why(line):
            self._why = (line, self._why_button(target, ground))

    def _why_button(self, target: pygame.Surface, ground: pygame.Rect) -> pygame.Rect:
        """The small button at the end of a line that asks why."""
        assert self._layout is not None
        px, size = self._layout.px, self._layout.font_px(theme.TINY_BOLD)
        box = pygame.Rect(0, 0, draw.text_width("Why?", theme.TINY_BOLD, size) + px(12), size + px(5))
        box.bottomright = (ground.right - px(2), ground.bottom - px(1))
        lit = box.collidepoint(pygame.mouse.get_pos())
        draw.fill(target, box, theme.CHOSEN_TOP if lit else theme.BUTTON_TOP, theme.BUTTON_BOTTOM, px(4))
        draw.outline(target, box, theme.GOLD if lit else theme.BRASS_LINE, px(4), 1)
        colour = theme.GOLD if lit else theme.TEXT
        draw.text(target, "Why?", theme.TINY_BOLD, size, colour, box.center, "center", middle=True)
        return box

    def _heading(self, target: pygame.Surface, row: pygame.Rect, text: RichText) -> None:
        """A heading between two fine lines."""
        assert self._layout is not None
        px = self._layout.px
        x = row.centerx - text.size[0] // 2
        text.draw(target, (x, row.y + px(3)))
        long = x - row.x - px(12)
        if long > px(8):
            y = row.y + px(3) + text.height // 2
            for left in (row.x + px(4), row.right - long - px(4)):
                draw.hairline(target, (left, y), long, theme.BRASS_LINE, 90)
