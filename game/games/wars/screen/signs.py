"""The private look at Elder Signs, and revealing them at any moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.games.wars.words.moments import offered
from game.games.wars.words.tableview import Side, read_table
from game.language.spoken import say
from game.match.match import Match
from game.match.session import Session
from game.match.words import words
from game.ui import theme, tokens
from game.ui.kit.areas import Press, Scroll
from game.ui.kit.box import Box, Column, Drawn, Grid, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.kit.medal import Medal
from game.ui.layout import Layout
from game.ui.scenes.boxed import ClosableDialog
from game.ui.table.bar_buttons import BarButton
from game.ui.table.overlays.curtain import CurtainScene, curtain_falls

ACROSS = 10
"""How many Elder Signs lie side by side at most."""
LOW = 440
"""Windows lower than this, in design units, scroll all of it, not the cards alone."""
WIDE, GAP = 74, 10
"""An Elder Sign's width and the gap between two, in design units."""


class SignsScene(ClosableDialog):
    """Pops with (faction, values) to reveal, or None. With ``seat`` None it first asks whose signs are meant."""

    WIDTH = 620.0
    def __init__(self, session: Session, seat: int | None, at_keyboard: int | None) -> None:
        super().__init__()
        self.session = session
        self.at_keyboard = at_keyboard
        self._wanted = -1
        self._show(seat)

    @property
    def title(self) -> str:
        return say("wars-signs")

    # Whose ------------------------------------------------------------------------------------

    def _show(self, seat: int | None) -> None:
        self.seat = seat
        self.sides = [side for side in self._all_sides(seat) if side.seat == seat]
        self.signs = [(side.faction, value) for side in self.sides for value in side.signs]
        self.marked: set[int] = set()

    def _all_sides(self, seat: int | None) -> Sequence[Side]:
        return read_table(self.session.match, seat).sides

    def _choose(self, seat: int) -> None:
        if seat == self.at_keyboard or not curtain_falls(self.app.settings, self.session.match, seat, self.at_keyboard):
            self._show(seat)
            return
        faction = next(side.faction for side in self._all_sides(None) if side.seat == seat)
        self._wanted = seat
        self.push(CurtainScene(self.session.match.seats[seat].name, faction, words().name("faction", faction),
                               say("wars-signs.curtain")))  # fmt: skip

    def resume(self, result: object) -> None:
        """Whoever was named has sat down."""
        super().resume(result)
        if result and self._wanted >= 0:
            self._show(self._wanted)

    # Marking ----------------------------------------------------------------------------------

    def _toggle(self, place: int) -> None:
        self.marked ^= {place}

    def _all(self) -> None:
        everything = set(range(len(self.signs)))
        self.marked = set() if self.marked == everything else everything

    def _reveal(self) -> None:
        marked = [self.signs[place] for place in sorted(self.marked)]
        faction = marked[0][0]
        self.pop((faction, tuple(value for owner, value in marked if owner == faction)))

    # What is shown ----------------------------------------------------------------------------

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """Whose signs are meant; or what one person holds, the cards, and turning them over."""
        head = Text(say("wars-signs"), theme.TITLE, theme.GOLD, line=True)
        if self.seat is None:
            people = ((seat, say("wars-signs.of", person=self.session.match.seats[seat].name))
                      for seat in self.session.people)  # fmt: skip
            return (head, Text(say("wars-signs.whose")),
                    *(Button(f"seat.{seat}", label, partial(self._choose, seat), h=44) for seat, label in people),
                    )  # fmt: skip
        person, side, count = self.session.match.seats[self.seat].name, self.sides[0], len(self.signs)
        told: str = say("wars-signs-holds", person=person, signs=count, doom=sum(value for _, value in self.signs))
        if side.revealed:
            told = f"{told} {say('wars-signs-holds.revealed', revealed=len(side.revealed))}"
        parts: list[Box | None] = [head, Row(Medal(side.faction, 24), Text(told, grow=1), gap=8)]
        offers = self._offers(self.seat)
        if count:
            room = min(self.WIDTH, layout.width_du - 24) - 48
            across = min(count, ACROSS)
            wide = min(WIDE, (room - GAP * (across - 1)) // across)
            cards = (self._card(place, wide) for place in range(count))
            laid: Box = Grid(*cards, columns=(None,) * across, gap=GAP)
            apart = not offers and layout.height_du >= LOW * layout.frame
            parts += [Space(h=6), Scroll("signs.scroll", laid) if apart else laid, Space(h=6), self._foot()]
            if apart:
                return parts
        # Both together are scrolled: in a small window either alone may be higher than it.
        return [*parts[:2], Scroll("signs.scroll", Column(*parts[2:], *offers))] if parts[2:] or offers else parts

    def _offers(self, seat: int) -> list[Box]:
        """What can be done besides, at any moment."""
        parts, told_of = list[Box](), ""
        for offer in offered(self.session.match, seat):
            if offer.head not in (told_of, offer.label):
                told_of = offer.head
                parts += [Space(h=6), Text(say("wars-signs-moments", thing=told_of), theme.LABEL, theme.GOLD)]
            do = partial(self.pop, (offer.faction, (offer.number,)))
            note = Text(offer.note, theme.NOTE, theme.TEXT_SECOND, grow=1, least=150)
            button = Button(f"moment.{offer.number}", offer.label, do, w=220, h=44)
            parts += [Space(h=6), Row(note, button, gap=12)]
        return parts

    def _card(self, place: int, wide: float) -> Box:
        """An Elder Sign face up; pressing it marks it for revealing."""
        value = self.signs[place][1]
        picture = Drawn("star", _paint_star, h=wide * 0.72)
        return Press(f"sign.{place}", Column(picture, Text(str(value), theme.NUMBER, theme.GOLD, "center", line=True)),
                     partial(self._toggle, place), chosen=place in self.marked, look="tile", pad=8, w=wide,
                     tip=say("wars-signs.tip", value=value))  # fmt: skip

    def _foot(self) -> Box:
        marked = [self.signs[place][1] for place in self.marked]
        every = len(marked) == len(self.signs)
        reveal = say("wars-signs-reveal", signs=len(marked), doom=sum(marked))
        return Row(
            Text(say("wars-signs.mark"), theme.NOTE, theme.TEXT_SECOND, grow=1, least=150, rank=1),
            Button("all", say("wars-signs.none" if every else "wars-signs.all"), self._all, w=100, h=44),
            Button("reveal", reveal, self._reveal, "primary", enabled=bool(marked), w=220, h=44),
            gap=12, pack="end",
        )  # fmt: skip


def mark(button: BarButton, match: Match, seat: int | None) -> None:
    """Let the button that leads here show and tell what whoever sits there could do at this moment, if anything."""
    able = dict.fromkeys(each.head for each in (offered(match, seat) if seat is not None else ()))
    button.marked, button.tooltip = bool(able), say("wars-screen-signs")
    if able:
        button.tooltip += "\n" + say("wars-screen-signs.moments", things=[*able])


def _paint_star(target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
    star = tokens.sign_back(max(round(rect.height / 1.28), 10), True)
    target.blit(star, star.get_rect(center=rect.center))
