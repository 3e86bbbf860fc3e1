"""The menu at a piece or an area: what can be done there, with odds where it is a battle, and what cannot and why."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from game.games.wars.screen.answers.choices import sign_of
from game.games.wars.screen.battle.odds import Duel
from game.games.wars.screen.hand.preview import brief
from game.games.wars.words.offers import Closed, Offer, Offers
from game.games.wars.words.tableview import Table
from game.language.spoken import say
from game.match.words import words
from game.ui import theme
from game.ui.icons import has_icon
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Either, Icon, Line, Row, Space, Text
from game.ui.kit.boxes import Boxes
from game.ui.kit.frame import CAP, Frame
from game.ui.kit.medal import Medal, Piece
from game.ui.layout import Layout
from game.ui.widgets.base import Widget

ID = "offers"
WIDTH, COMPACT_WIDTH = 300.0, 272.0
_FRAME = Frame(line=theme.BRASS, alpha=235, radius=6, diamonds=False, shadow=12)
_MOST_NUMBERED = 9


@dataclass(frozen=True)
class Menu:
    """An opened menu: what is offered where, the odds by enemy, and for which question."""

    offers: Offers
    duels: Mapping[str, Duel]
    serial: int


class PieceMenu:
    """Shows one menu at a time. ``choose`` gets the offer that is pressed; ``card`` and ``who`` what its foot does."""

    def __init__(
        self, table: Callable[[], Table], choose: Callable[[Offer], None], card: Callable[[], None],
        who: Callable[[], None], close: Callable[[], None],
    ) -> None:  # fmt: skip
        self._table, self._choose, self._card, self._who, self._close = table, choose, card, who, close
        self.menu: Menu | None = None
        self.boxes = Boxes(self._describe).called(ID)

    def widgets(self) -> list[Widget]:
        """What stands on the board."""
        return [self.boxes] if self.menu else []

    def take(self, event: pygame.event.Event) -> bool:
        """Take the keys of an open menu: numbers choose, Escape closes."""
        menu = self.menu
        if menu is None or event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_ESCAPE:
            self._close()
            return True
        sign = event.unicode
        if sign.isdecimal() and sign != "0" and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            if int(sign) <= len(menu.offers.offers):
                self._choose(menu.offers.offers[int(sign) - 1])
            return True
        return False

    # What is shown ------------------------------------------------------------------------------

    def _describe(self, layout: Layout) -> Box:
        menu = self.menu
        if menu is None:
            return Space()
        offers = menu.offers
        rows: list[Box | None] = [self._offer(place, each) for place, each in enumerate(offers.offers)]
        if not rows:
            rows = [Text(say("wars-hand-menu-nothing"), theme.SMALL, theme.TEXT_SECOND)]
        if offers.closed:
            rows += [Line(90), *map(_closed, offers.closed)]
        foot = Either(self._foot(("I", "Ctrl R", "Esc")), self._foot(("", "", "")), self._foot())
        wide = COMPACT_WIDTH if layout.compact else WIDTH
        return Column(self._head(), Scroll(f"{ID}.rows", Column(*rows, gap=3)), Line(90), foot, frame=_FRAME,
                      pad=(10, 8), gap=6, w=wide)  # fmt: skip

    def _foot(self, keys: Sequence[str] = ()) -> Box:
        """What else can be done, with its keys where there is room; without any, below each other."""
        made = [_deed(f"{ID}.{name}", say(f"wars-hand-menu-{name}"), key, on) for (name, on), key in zip(
            (("card", self._card), ("who", self._who), ("close", self._close)), keys or ("", "", ""), strict=True)]
        return Row(*made[:2], Space(grow=1), made[2], gap=4) if keys else Column(*made)

    def _head(self) -> Box:
        assert self.menu is not None
        spot, table, speech = self.menu.offers.spot, self._table(), words()
        piece, place = table.pieces.get(spot.unit), speech.name("area", spot.area)
        if piece is None:
            gate = table.by_area[spot.area].gate
            picture: Box = Medal(gate, 30) if gate not in ("", "abandoned") else Icon("gate", 26, theme.BRASS)
            return Row(picture, Text(place, theme.CARD_BOLD, grow=1), gap=9)
        row = next(each for each in table.by_faction[piece.faction].kinds if each.kind == piece.kind)
        dice = say("wars-hand-menu-dice", dice=row.combat) if row.combat else ""
        colour = theme.faction_text(piece.faction)
        return Row(
            Piece(piece.kind, 36, faction=piece.faction),
            Column(Text(speech.name("unit", piece.kind), theme.CARD_BOLD, colour),
                   Text(" · ".join(filter(None, (place, dice))), theme.SMALL, theme.TEXT_SECOND), gap=0, grow=1),
            gap=9,
        )  # fmt: skip

    def _offer(self, place: int, offer: Offer) -> Box:
        assert self.menu is not None
        sign = sign_of(offer.kind)
        cost = (
            Row(*[Icon("power", 13, theme.GOLD)] * offer.cost, gap=-2) if 0 < offer.cost <= 3
            else Row(Icon("power", 13, theme.GOLD), Text(str(offer.cost), theme.SMALL_BOLD, theme.GOLD, line=True))
            if offer.cost else None
        )  # fmt: skip
        cap = Text(str(place + 1), theme.TINY_BOLD, theme.TEXT_SECOND, "center", line=True, w=12)
        head = Row(Text(offer.label, theme.SMALL_BOLD, grow=1), cost,
                   Row(cap, frame=CAP, pad=(3, 0)) if place < _MOST_NUMBERED else None, gap=6)  # fmt: skip
        duel = self.menu.duels.get(offer.enemy) if offer.kind == "battle" else None
        about = Text(offer.text, theme.SMALL, theme.TEXT_SECOND, spacing=0.92) if offer.text else None
        body = Column(head, about, *(brief(duel) if duel else ()), gap=2, grow=1)
        name = ".".join(filter(None, (ID, offer.kind, offer.enemy, str(offer.unit) if offer.unit >= 0 else "")))
        part = Row(Icon(sign if has_icon(sign) else "dice", 26, theme.TEXT, at="top"), body, gap=9, pad=(6, 4))
        return Press(name, part, partial(self._choose, offer), tip="")


def _closed(each: Closed) -> Box:
    told = f"{each.label}: {each.reason}"
    return Row(Icon("lock", 12, theme.TEXT_THIRD), Text(told, theme.TINY, theme.REASON, grow=1), gap=7, pad=(6, 0))


def _deed(id: str, label: str, key: str, on: Callable[[], object]) -> Box:
    cap = Row(Text(key, theme.TINY, theme.TEXT_SECOND, line=True), frame=CAP, pad=(4, 0)) if key else None
    return Press(id, Row(Text(label, theme.TINY, theme.TEXT_SECOND, line=True), cap, gap=4, pad=(3, 2)), on)
