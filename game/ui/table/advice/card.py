"""The card that says why: a move, its reasons with bars, what it is compared with, what else is good."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.match.counsel import Counsel, Part, signed_figure, text
from game.match.words import capital
from game.ui import draw, theme
from game.ui.kit.areas import Scroll
from game.ui.kit.box import Box, Column, Drawn, Icon, Line, Row, Text
from game.ui.kit.controls import Button
from game.ui.kit.frame import CARD
from game.ui.layout import Layout

MOST_PARTS = 5
_FIGURE, _BAR = 38, 76
"""Room for a part's figure and for the whole length of its bar, in design units."""


def counsel_card(
    heading: str, counsels: Sequence[Counsel], thinking: bool, dress: Callable[[str], str],
    close: Callable[[], None], foot: Button | None,
) -> Box:  # fmt: skip
    """Shows the first of ``counsels`` at length, the others in a line each; nothing yet while it is ``thinking``.

    ``dress`` gives a sentence its looks; ``foot`` is what can be done. A low window scrolls what stands between.
    """
    head = Row(
        Icon("help", 17, theme.GOLD), Text(heading, theme.BODY_BOLD, theme.GOLD, line=True, grow=1),
        Button("counsel.close", "", close, "quiet", icon="close", tip="Close  <third>Esc</>", w=26, h=22), gap=8,
    )  # fmt: skip
    if thinking or not counsels:
        told: list[Box | None] = [_small(f"__{text('heading', 'thinking') if thinking else text('text', 'none')}__")]
    else:
        first, others = counsels[0], counsels[1:]
        told = [
            Text(dress(first.deed)),
            _parts(first.parts[:MOST_PARTS]) if first.parts else None,
            _small(f"<third>{capital(dress(first.against))}</>") if first.against else None,
            # Where others are listed below, the next best is the first of them.
            _small(dress(first.verdict)) if first.verdict and not others else None,
            _small(f"__{first.note}__") if first.note else None,
            *_others(others, dress),
        ]
    body = Scroll("counsel.text", Column(*told, gap=5))
    return Column(head, Line(), body, foot, frame=CARD, gap=5, pad=(14, 8))


def _small(words: str, grow: float = 0.0) -> Text:
    return Text(words, theme.SMALL, theme.TEXT_SECOND, grow=grow)


def _figure(points: float, colour: theme.RGB) -> Text:
    return Text(signed_figure(points) or "–", theme.SMALL_BOLD, colour, "right", line=True, w=_FIGURE)


def _parts(parts: Sequence[Part]) -> Box:
    """A line for each of the weightiest parts, with a bar to the right for it, to the left against it."""
    longest = max(min(abs(part.points), 99.0) for part in parts)
    return Column(*(
        Row(Text(capital(part.words), theme.SMALL, grow=1), _bar(part.points, longest),
            _figure(part.points, theme.FREE if part.points > 0 else theme.KILL), gap=8)
        for part in parts
    ))  # fmt: skip


def _bar(points: float, longest: float) -> Drawn:
    colour = theme.FREE if points > 0 else theme.KILL

    def paint(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        middle = rect.centerx
        pygame.draw.line(target, theme.BRASS_LINE, (middle, rect.y), (middle, rect.bottom))
        wide = max(round(rect.width / 2 * min(abs(points) / longest, 1.0)), 2)
        bar = pygame.Rect(middle + 1 if points > 0 else middle - wide, 0, wide, layout.px(9))
        bar.centery = rect.centery
        draw.fill(target, bar, theme.mix(theme.INK, colour, 0.85), theme.mix(theme.INK, colour, 0.55), layout.px(2))

    return Drawn((points, longest), paint, w=_BAR, least=_BAR, at="fill", h=21)


def _others(others: Sequence[Counsel], dress: Callable[[str], str]) -> list[Box]:
    """What else is good, each with how far it is behind."""
    if not others:
        return []
    rows = (
        Row(_small(dress(each.deed), 1), _figure(each.worth, theme.TEXT_SECOND)) for each in others
    )
    return [Line(90), Text(text("text", "also"), theme.SMALL, theme.TEXT_THIRD), *rows]
