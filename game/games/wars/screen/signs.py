"""The private look at Elder Signs, and revealing them at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.games.wars.words.tableview import Side, read_table
from game.match.session import Session
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.layout import Layout
from game.ui.scenes.overlay import Overlay
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.things import Thing
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Pressable


class SignCard(Pressable):
    """An Elder Sign face up; pressing it marks it for revealing."""

    def __init__(self, value: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, f"An Elder Sign worth **{value} Doom**")
        self.value = value
        self.marked = False

    def things(self) -> Iterable[Thing]:
        """The card with its value, selected while it is marked."""
        yield self.thing(str(self.value))._replace(selected=self.marked)

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the card with its value, raised when marked."""
        rect = self.rect.move(0, -layout.px(6)) if self.marked else self.rect
        if self.marked:
            draw.glow(target, rect, theme.GOLD, layout.px(6), layout.px(6), 160)
        draw.fill(target, rect, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, layout.px(6))
        rim = theme.GOLD if self.marked or self.hovered else theme.BRASS
        draw.outline(target, rect, rim, layout.px(6), 1)
        back = tokens.sign_back(max(rect.width // 2, 10), True)
        target.blit(back, back.get_rect(center=(rect.centerx, rect.y + round(rect.height * 0.36))))
        draw.text(
            target,
            str(self.value),
            theme.NUMBER,
            layout.font_px(theme.NUMBER),
            theme.GOLD,
            (rect.centerx, rect.y + round(rect.height * 0.80)),
            "center",
            middle=True,
        )


class SignsScene(Overlay):
    """Pops with (faction, values) to reveal, or None. With ``seat`` None it first asks whose signs are meant."""

    size = (620, 420)
    title = "Elder Signs"

    def __init__(self, session: Session, seat: int | None, at_keyboard: int | None) -> None:
        super().__init__()
        self.session = session
        self.seat = seat
        self.at_keyboard = at_keyboard
        self.cards: list[tuple[str, SignCard]] = []
        self.reveal = Button("Reveal", self._reveal, kind="primary").called("reveal")
        self.all = Button("All", self._all).called("all")
        self._wanted = -1

    # Whose ------------------------------------------------------------------------------------

    def build(self) -> Sequence[Widget]:
        """Buttons for every person, or the cards of one."""
        self.cards = []
        if self.seat is None:
            self.people = [
                Button(f"{self.session.seats[seat].name}'s Elder Signs", self._chooses(seat)).called(f"seat.{seat}")
                for seat in self.session.people
            ]
            return self.people
        for side in self._sides():
            for value in side.signs:
                card = SignCard(value, lambda: None).called(f"sign.{len(self.cards)}")
                card.on_press = self._toggles(card)
                self.cards.append((side.faction, card))
        self._count()
        return [*(card for _, card in self.cards), *([self.all, self.reveal] if self.cards else [])]

    def _sides(self) -> list[Side]:
        return [side for side in read_table(self.session.match, self.seat).sides if side.seat == self.seat]

    def _chooses(self, seat: int) -> Callable[[], None]:
        def choose() -> None:
            if seat == self.at_keyboard:
                self._show(seat)
                return
            side = next(side for side in read_table(self.session.match, None).sides if side.seat == seat)
            self._wanted = seat
            self.push(
                CurtainScene(
                    self.session.seats[seat].name,
                    side.faction,
                    words().name("faction", side.faction),
                    "For a private look at Elder Signs.",
                )
            )

        return choose

    def resume(self, result: object) -> None:
        """Whoever was named has sat down."""
        super().resume(result)
        if result and self._wanted >= 0:
            self._show(self._wanted)

    def _show(self, seat: int) -> None:
        self.seat = seat
        self.rebuild()
        self.layout_changed()
        self.redraw()

    # Marking ----------------------------------------------------------------------------------

    def _toggles(self, card: SignCard) -> Callable[[], None]:
        def toggle() -> None:
            card.marked = not card.marked
            self._count()

        return toggle

    def _all(self) -> None:
        wanted = not all(card.marked for _, card in self.cards)
        for _, card in self.cards:
            card.marked = wanted
        self._count()

    def _count(self) -> None:
        marked = [card.value for _, card in self.cards if card.marked]
        self.reveal.enabled = bool(marked)
        self.reveal.label = f"Reveal {len(marked)}: +{sum(marked)} Doom" if marked else "Reveal"
        self.all.label = "None" if self.cards and len(marked) == len(self.cards) else "All"

    def _reveal(self) -> None:
        marked = [(faction, card.value) for faction, card in self.cards if card.marked]
        if marked:
            faction = marked[0][0]
            self.close((faction, tuple(value for owner, value in marked if owner == faction)))

    # Places and drawing -----------------------------------------------------------------------

    def arrange(self) -> None:
        """Cards in rows, buttons below."""
        layout, box = self.app.layout, self.box
        px = layout.px
        margin = px(24 if not layout.narrow else 12)
        if self.seat is None:
            y = box.y + px(110)
            for button in self.people:
                button.place(pygame.Rect(box.x + margin, y, box.width - 2 * margin, px(44)))
                y += px(54)
            return
        gap = px(10)
        top, bottom = box.y + px(104), box.bottom - px(84)
        count = max(len(self.cards), 1)
        for rows in (1, 2, 3, 4):
            each = -(-count // rows)
            width = min(px(74), (box.width - 2 * margin - gap * (each - 1)) // each)
            high = min(round(width * 1.45), (bottom - top - gap * (rows - 1)) // rows)
            if width >= px(44) or rows == 4:
                break
        width = min(width, round(high / 1.2))
        for place, (_, card) in enumerate(self.cards):
            row, column = divmod(place, each)
            card.place(pygame.Rect(box.x + margin + column * (width + gap), top + row * (high + gap), width, high))
        foot = pygame.Rect(0, 0, min(px(220), box.width // 2 - margin), px(44))
        foot.bottomright = (box.right - margin, box.bottom - px(20))
        self.reveal.place(foot)
        self.all.place(pygame.Rect(foot.x - px(112), foot.y, px(100), foot.height))

    def paint(self, surface: pygame.Surface) -> None:
        """Head, and a sentence on what revealing does."""
        layout = self.app.layout
        px = layout.px
        margin = px(24 if not layout.narrow else 12)
        y = self.heading(surface, "Elder Signs")
        small = layout.font_px(theme.BODY)
        if self.seat is None:
            line = "Whose? Only that person should look."
        else:
            name = self.session.seats[self.seat].name
            side = self._sides()[0]
            picture = medal(side.faction, px(24))
            surface.blit(picture, picture.get_rect(midleft=(self.box.x + margin, y + px(10))))
            total = sum(card.value for _, card in self.cards)
            line = (
                f"{name} holds {len(self.cards)}, worth {total} Doom in all." if self.cards else f"{name} holds none."
            )
            if side.revealed:
                line += f" Revealed before: {len(side.revealed)}."
            margin += px(32)
        line = draw.shorten(line, theme.BODY, small, self.box.right - self.box.x - margin - px(14))
        draw.text(surface, line, theme.BODY, small, theme.TEXT, (self.box.x + margin, y + px(10)), middle=True)
        if self.seat is not None and self.cards and self.box.width > px(560):
            hint = "Mark those to turn over."
            draw.text(
                surface,
                hint,
                theme.BODY_ITALIC,
                layout.font_px(theme.BODY_ITALIC),
                theme.TEXT_SECOND,
                (self.box.x + px(24), self.box.bottom - px(42)),
                middle=True,
            )
