"""What stands in the menu at a piece or an area: what can be done there, with odds where it is a battle, or why not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from game.games.wars.screen.answers.choices import sign_of
from game.games.wars.screen.battle.odds import Duel
from game.games.wars.screen.hand.preview import brief
from game.games.wars.words.offers import Offer, Offers
from game.games.wars.words.tableview import Table
from game.language.spoken import say
from game.match.words import words
from game.ui import theme
from game.ui.icons import has_icon
from game.ui.kit.box import Box, Column, Icon, Row, Text
from game.ui.kit.medal import Medal, Piece
from game.ui.table.menu_at import Deed, Entry, Menu


@dataclass(frozen=True)
class Opened:
    """An opened menu: what is offered where, and the odds by enemy."""

    offers: Offers
    duels: Mapping[str, Duel]


class PieceMenu:
    """Tells what stands in a menu. ``choose`` gets the offer that is pressed; ``card`` and ``who`` are its foot's."""

    def __init__(
        self, table: Callable[[], Table], choose: Callable[[Offer], None], card: Callable[[], None],
        who: Callable[[], None],
    ) -> None:  # fmt: skip
        self._table, self._choose, self._card, self._who = table, choose, card, who

    def made(self, opened: Opened) -> Menu:
        """An opened menu as it stands now."""
        offers = opened.offers
        deeds = (("card", "I", self._card), ("who", "Ctrl R", self._who))
        return Menu(
            self._head(opened),
            [self._entry(opened, each) for each in offers.offers],
            [f"{each.label}: {each.reason}" for each in offers.closed],
            say("wars-hand-menu-nothing"),
            [Deed(name, say(f"wars-hand-menu-{name}"), key, on) for name, key, on in deeds],
        )

    def _head(self, opened: Opened) -> Box:
        spot, table, speech = opened.offers.spot, self._table(), words()
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

    def _entry(self, opened: Opened, offer: Offer) -> Entry:
        sign = sign_of(offer.kind)
        price = (
            Row(*[Icon("power", 13, theme.GOLD)] * offer.cost, gap=-2) if 0 < offer.cost <= 3
            else Row(Icon("power", 13, theme.GOLD), Text(str(offer.cost), theme.SMALL_BOLD, theme.GOLD, line=True))
            if offer.cost else None
        )  # fmt: skip
        duel = opened.duels.get(offer.enemy) if offer.kind == "battle" else None
        name = ".".join(filter(None, (offer.kind, offer.enemy, str(offer.unit) if offer.unit >= 0 else "")))
        picture = Icon(sign if has_icon(sign) else "dice", 26, theme.TEXT, at="top")
        return Entry(name, offer.label, partial(self._choose, offer), picture, offer.text, price,
                     brief(duel) if duel else ())  # fmt: skip
