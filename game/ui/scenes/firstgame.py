"""The first game on the New game page: what it is, how it is set up, and what else one may begin with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.language.spoken import name, say
from game.match.first_games import FirstGame
from game.match.game_options import opponent_of
from game.match.lobby import GameInfo
from game.ui import theme
from game.ui.kit.areas import Press
from game.ui.kit.box import Box, Column, Either, Grid, Icon, Row, Space, Text
from game.ui.kit.frame import Frame
from game.ui.kit.medal import Head, Portrait
from game.ui.kit.painting import Painting
from game.ui.layout import Layout
from game.ui.paintings import painted
from game.ui.rich import escape

MANY = 4
"""Up to so many first games stand on tiles with a line of their own; more are a name each."""
CULTISTS = "circle"
"""The painting of games without factions."""
PICTURE = 420
"""How wide the painting of the side one plays is."""
LONG, LONGER = 15, 20
"""With a name of more letters all of them are set smaller; of more still, tiles with a name each are wider."""


def other_words(info: GameInfo) -> str:
    """What leads to the other first games."""
    return say("newgame-first-other" if info.factions else "newgame-first-other.plain")


def sign(first: FirstGame, size: float, above: float = 6) -> Box:
    """A first game's sign: the portrait of the player's faction, or an icon. A head reaches ``above`` its medal."""
    if first.factions:
        return Portrait(first.factions[0], size, above=above)
    return Icon(first.sign or "dice", size * 0.8, theme.GOLD)


def colour_of(first: FirstGame) -> theme.RGB:
    return theme.faction_text(first.factions[0]) if first.factions else theme.GOLD


def first_panel(
    layout: Layout, info: GameInfo, first: FirstGame, newcomer: bool, coached: bool, deeds: Sequence[Box | None],
    play: Box | None,
) -> Box:
    """The panel of the first game that is chosen: who you are, how it is won, how it is set up.

    ``coached``: whether the player wants a coach.
    """
    large = not layout.compact
    head, title = say("newgame-first-head"), say("newgame-first-title")
    if not newcomer:
        head, title = say("newgame-first-head.again"), say("newgame-first-title.again")
    side = 112 if large else 72
    picture = _picture(first, layout) if large else None
    wins = Row(Text(say("newgame-first-wins"), theme.LABEL, theme.GOLD, line=True),
               Text(escape(first.wins), theme.LOG, grow=1), gap=12, across="start")  # fmt: skip
    told = Column(
        Text(escape(first.name), theme.TITLE_SMALL, colour_of(first), line=True),
        Text(escape(first.text), theme.BANNER_PLAIN if large else theme.BODY),
        Space(h=2),
        wins if first.wins else None,
        gap=4, grow=1,
    )  # fmt: skip
    heads = Column(Text(head, theme.HEAD, theme.GOLD), Text(title, theme.TITLE_LARGE), gap=0)
    left = Column(heads, Row(None if picture else sign(first, side, 16), told, gap=16, across="start"), Space(grow=1),
                  Row(*(each for each in deeds if each), gap=12) if any(deeds) else None, gap=10, grow=60)  # fmt: skip
    for each in deeds:
        if each:
            each.grow, each.most, each.h = 1, 240, 38
    right = Column(*set_up(info, first, coached, large), Space(grow=1), play, gap=16 if large else 8, grow=40)
    wash = theme.faction_colour(first.factions[0]) if first.factions else None
    frame = Frame(line=theme.GOLD, alpha=190, radius=8, diamonds=False, wash=wash) if newcomer else \
        Frame(radius=8, diamonds=False, wash=wash)  # fmt: skip
    pad = (36, 28) if large else (20, 14)
    words = Row(left, right, pad=pad, gap=28, across="fill", grow=1)
    words.frame = None if picture else frame
    beside = Row(picture, words, gap=0, frame=frame, across="fill") if picture else words
    beside.least = (PICTURE if picture else 0) + 620 * layout.frame
    return Either(beside, Column(left, right, frame=frame, pad=pad, gap=12))


def _picture(first: FirstGame, layout: Layout) -> Box | None:
    """The painting of the side one plays, or of cultists, on the panel's left."""
    name = first.factions[0] if first.factions else CULTISTS
    if not painted(name) or layout.width_du < 1880 or layout.height_du < 900:
        return None
    return Painting(name, fades="right", radius=8, w=PICTURE, tall=470)


def set_up(info: GameInfo, first: FirstGame, coached: bool, large: bool) -> list[Box]:
    """How a first game is set up, a line and a note for each part of it."""
    others = first.players - 1
    bots = name("bot", opponent_of(info.id), number=others)
    lines: list[tuple[str, str, str]] = [
        ("bot", say("newgame-first-bots", bots=bots), say("newgame-first-bots.note", count=others))
    ]
    if first.place:
        lines.append(("fit" if first.map else "person", first.place, first.place_note))
    if first.minutes:
        lines.append(("pass", say("newgame-first-minutes", minutes=first.minutes), first.length))
    if first.settled:
        lines.append((first.settled_icon, first.settled, first.settled_note))
    if first.coach and coached:
        lines.append(("lessons", say("newgame-first-coach"), say("newgame-first-coach.note")))
    return [
        Row(Head(opponent_of(info.id), 54, w=54) if picture == "bot" and large else
            Icon(picture, 30 if large else 22, theme.GOLD, w=54 if large else None),
            Column(Text(escape(head), theme.LABEL),
                   Text(escape(note), theme.SMALL, theme.TEXT_SECOND) if note else None, grow=1), gap=14)
        for picture, head, note in lines
    ]  # fmt: skip


def choices(
    layout: Layout, chosen: FirstGame, offered: Sequence[FirstGame], pick: Callable[[str], object]
) -> Box | None:
    """A tile for each first game of a game; none where there is only one."""
    if len(offered) < 2:
        return None
    many = len(offered) > MANY
    longest = max(len(each.name) for each in offered)
    large = not layout.compact and layout.height_du >= 900
    named = partial(_tile, theme.LABEL if longest > LONG else theme.FACTION_NAME, theme.SEA if large else theme.SMALL)
    tile = partial(_name, 56 if large else 36) if many else named
    tiles = (tile(each, each.id == chosen.id, partial(pick, each.id)) for each in offered)
    cell = (290 if large else 220 if longest > LONGER else 196) if many else 190
    return Grid(*tiles, cell=cell * layout.frame, gap=8)


def _tile(role: theme.Role, told: theme.Role, first: FirstGame, chosen: bool, on: Callable[[], object]) -> Press:
    """A first game with its sign, how hard it is, and how it feels; its name in a ``role``, as that of all others."""
    called = Either(*(Text(escape(first.name), role, colour_of(first), line=line) for line in (True, False)))
    part = Column(
        Row(sign(first, 38), Column(called, level(first), gap=2, grow=1), gap=10),
        Text(escape(first.line), told) if first.line else None, gap=6,
    )  # fmt: skip
    return Press(f"first.{first.id}", part, on, chosen=chosen, look="tile", pad=(10, 8))


def _name(size: float, first: FirstGame, chosen: bool, on: Callable[[], object]) -> Press:
    """A first game by name and how hard it is, one of many."""
    role, pad = (theme.LABEL, (8, 8)) if size < 50 else (theme.BODY_BOLD, (12, 13))
    # One style for all of them: a long name has two lines.
    called = Text(escape(first.name), role, spacing=0.9)
    part = Row(sign(first, size, pad[1] - 1), Column(called, level(first), grow=1), gap=12)
    return Press(f"first.{first.id}", part, on, chosen=chosen, look="tile", pad=pad, tip=escape(first.line))


def level(first: FirstGame) -> Box | None:
    """How hard it is, as dots and in a word."""
    if not first.level:
        return None
    dots = (_dot(theme.GOLD if number < first.level else theme.BRASS_LINE) for number in range(3))
    said = Text(say(f"newgame-level-{first.level}"), theme.SMALL, theme.TEXT_SECOND, line=True, grow=1)
    return Row(Row(*dots, gap=6), said, gap=10)


def _dot(colour: theme.RGB) -> Box:
    return Column(frame=Frame(colour, colour, colour, 255, radius=4, diamonds=False), w=8, h=8)
