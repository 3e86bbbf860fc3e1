"""The cultists' plates: seal, name, hand as small backs or cards that are seen, what was captured, artifacts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

import pygame

from game.games.rites.screen import cards
from game.games.rites.screen.fan import sorted_hand
from game.games.rites.screen.grid import folds
from game.games.rites.screen.paint import stamp
from game.games.rites.screen.relics import chips
from game.games.rites.screen.seals import picture, seal_box
from game.games.rites.words.faces import artifact_face, face_of
from game.games.rites.words.ritewords import words_of
from game.games.rites.words.tableview import HIDDEN, CardTable, Cultist
from game.language.spoken import name, say
from game.language.values import markup
from game.match.words import words
from game.ui import theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Drawn, Either, Grid, Icon, Line, Row, Text
from game.ui.kit.frame import Frame
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.theme import mix

NOTHING = Frame(theme.INK, theme.INK, alpha=130, radius=3, diamonds=False)
DONE = Frame(theme.FREE, theme.FREE, theme.FREE, 255, radius=6, diamonds=False)
LEFT = Frame(theme.INK, theme.INK, theme.TEXT_THIRD, 255, radius=6, diamonds=False)


def plate(table: CardTable, cultist: Cultist, lit: bool, layout: Layout, on: Callable[[], object]) -> Box:
    """One cultist's plate, ``lit`` while she is to act or can be chosen; pressing it does ``on``."""
    inside = _small(table, cultist) if folds(layout) else _whole(table, cultist, layout)
    return Press(f"cultist.{cultist.side}", inside, on, chosen=lit, look="tile", tip=_tip(table, cultist))


def tally(table: CardTable, cultist: Cultist) -> tuple[str, str]:
    """What a cultist has in this rite, or of artifacts between rites: a number, and what it counts."""
    if table.rite:
        return words_of(table.rite).tally(table, cultist.side)
    count = len(cultist.cache)
    return str(count), say("rites-plate-artifacts", count=count)


def lies_open(table: CardTable, cultist: Cultist) -> bool:
    """Whether cards of a hand are seen that lie in no fan: all hands may lie open, or one was shown."""
    return cultist.side != table.viewer and any(card != HIDDEN for card in cultist.hand)


def _tip(table: CardTable, cultist: Cultist) -> str:
    named = say("rites-plate-name.grand" if cultist.grand else "rites-plate-name", name=cultist.name)
    seen = hand_told(cultist.hand) if lies_open(table, cultist) else []
    hand = say("rites-plate-hand.seen" if seen else "rites-plate-hand", cards=len(cultist.hand), seen=seen)
    lines: list[str] = [named, hand]
    if cultist.cache:
        lines.append(say("rites-plate-worth", points=cultist.points))
    for each in cultist.cache:
        used = "rites-plate-artifact.spent" if each in cultist.spent else "rites-plate-artifact"
        lines.append(say(used, artifact=name("rites-artifact", each), points=artifact_face(each).value))
    return "\n".join(lines)


def hand_told(hand: Sequence[str]) -> list[str]:
    """The cards of a hand that are seen, in words."""
    faces = [face_of(card) for card in sorted_hand(tuple(hand))]
    return [
        say("rites-plate-card", card=face.short, color=name("rites-color", face.cult), rank=face.rank) for face in faces
    ]


# Boxes ------------------------------------------------------------------------------------------


def _named(cultist: Cultist, called: str, colour: theme.RGB, *roles: theme.Role) -> Box:
    """The name in the first type that fits, with the Grand Cultist's candle."""
    candle = Icon("candle", 18, theme.GOLD) if cultist.grand else None
    return Either(*(Row(Text(escape(called), role, colour, line=True), candle, gap=4) for role in roles))


def _small(table: CardTable, cultist: Cultist) -> Box:
    number = markup(tally(table, cultist)[0])
    told = say("rites-plate-small", hand=len(cultist.hand), number=number, points=cultist.points)
    short = say("rites-plate-small.short", hand=len(cultist.hand), number=number, points=cultist.points)
    below: Box = Either(*(Text(each, theme.TINY, theme.TEXT_SECOND, line=True) for each in (told, short)), rank=1)
    beside = below
    if lies_open(table, cultist):
        below, beside = Either(*_in_line(cultist, 15), below), Either(*_in_line(cultist, 15), below, grow=1)
    named = _named(cultist, table.called(cultist.side), theme.TEXT, theme.SMALL_BOLD)
    # Large text in a low window: both in one line.
    said = Either(Column(named, below, pack="center", least=1), Row(named, beside, gap=8), tall=True, grow=1)
    return Row(seal_box(cultist, 26), said, gap=8, pad=(4, 0))


def _whole(table: CardTable, cultist: Cultist, layout: Layout) -> Box:
    roomy, own = not layout.compact, cultist.side == table.viewer
    seen, called = lies_open(table, cultist), table.called(cultist.side)
    level = say("rites-plate-you") if own and called == cultist.name else _level(cultist.bot)
    named = _named(cultist, called, theme.GOLD if own else theme.TEXT, theme.FACTION_NAME, theme.SMALL_BOLD)
    below: Box = Text(level, theme.NOTE, theme.TEXT_SECOND, line=True)
    if seen:
        below = _hand(cultist, 30 if len(cultist.hand) < 6 else 22)
    number, counted = tally(table, cultist)
    some = number not in ("", "0")
    wide = 30 if roomy else 24
    return Column(
        Either(*(
            Row(seal_box(cultist, size), Column(named, below, grow=1),
                None if seen else _backs(len(cultist.hand), 24 if roomy else 15), gap=gap)
            for size, gap in ((42 if roomy else 34, 10), (26, 6))
        ), grow=1),
        Line(90),
        Row(
            picture(("back",), cards.back, wide, wide * 1.5) if some else Column(frame=NOTHING, w=wide, h=wide * 1.5),
            Column(Text(number, theme.NUMBER, line=True),
                   Either(Text(counted, theme.SMALL, theme.TEXT_SECOND, line=True),
                          Text(counted, theme.TINY, theme.TEXT_SECOND, spacing=0.82)), grow=1),
            _cache(cultist, 38 if roomy else 30), gap=12 if roomy else 8, grow=1,
        ),
        Column(Line(70), _foot(table, cultist, roomy), gap=4, rank=1),
        pad=(14 if roomy else 10, 7), gap=4,
    )  # fmt: skip


def _level(bot: str) -> str:
    """What a bot is called."""
    if not bot:
        return say("rites-plate-here")
    return words().name("bot", bot) if words().has("bot", bot) else bot.rpartition(":")[2] or bot


def _backs(count: int, wide: float) -> Box:
    """A hand as small backs with its count."""
    shown = min(count, 5)
    turns = [round((n - (shown - 1) / 2) * 7) for n in range(shown)]
    backs = (picture(("back", turn), partial(cards.turned, "?", degrees=turn), wide, wide * 1.5) for turn in turns)
    return Row(Row(*backs, gap=-wide * 0.6), Text(str(count), theme.COUNT, line=True, at="end"), gap=3)


def _hand(cultist: Cultist, high: float) -> Box:
    """A hand that is seen, as cards as small as a finger's nail; those nobody here has seen lie on their faces."""
    hand = (*sorted_hand(cultist.hand), *(card for card in cultist.hand if card == HIDDEN))
    return Grid(*(Drawn(card, partial(_nail, card), h=high) for card in hand), cell=17, gap=2, most=26 * len(hand))


def _in_line(cultist: Cultist, high: float) -> Iterator[Box]:
    """The same in one line, and with what nobody here has seen as one card and a number."""
    seen, unseen = sorted_hand(cultist.hand), sum(card == HIDDEN for card in cultist.hand)
    for backs in sorted({unseen, min(unseen, 1)}, reverse=True):
        nails = (Drawn((card, n), partial(_nail, card), w=17, h=high)
                 for n, card in enumerate((*seen, *(HIDDEN,) * backs)))  # fmt: skip
        count = Text(str(unseen), theme.TINY, theme.TEXT_SECOND, line=True) if backs < unseen else None
        yield Row(*nails, count, gap=2)


def _nail(card: str, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    if card == HIDDEN:
        stamp(target, cards.back(rect.height * 2 // 3), center=rect.center)
    else:
        target.blit(cards.small_card(card, *rect.size), rect)


def _cache(cultist: Cultist, wide: float) -> Box | None:
    """Artifacts, over each other where there are many."""
    found = chips(cultist.cache, cultist.spent, wide)
    return Row(*found, gap=4 if len(found) < 4 else -wide / 2) if found else None


def _foot(table: CardTable, cultist: Cultist, roomy: bool) -> Box:
    """What her artifacts are worth; in a rite that has steps to a win, and where there is room, which are done."""
    points = cultist.points
    told = say("rites-plate-points" if points else "rites-plate-points.none", points=points)
    worth = Text(told, theme.SMALL, mix(theme.GOLD, theme.TEXT, 0.4) if points else theme.TEXT_SECOND, line=True)
    steps = words_of(table.rite).steps(table, cultist.side) if roomy else ()
    if not steps:
        return worth
    return Either(Row(*(
        Row(Column(frame=DONE if done else LEFT, w=12, h=12),
            Text(step, theme.SMALL, theme.TEXT if done else theme.TEXT_SECOND, line=True), gap=5)
        for step, done in steps
    ), gap=12), worth)  # fmt: skip
