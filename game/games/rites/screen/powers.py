"""The standing offer of power-plays: which of them one's hand allows, and what each does."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.engine.option import NONE, Option
from game.games.rites.screen import cards
from game.games.rites.words.faces import face
from game.games.rites.words.tableview import CardTable
from game.match.words import words
from game.ui import draw, theme
from game.ui.rich import rich
from game.ui.scenes.message import Answer, MessageScene
from game.ui.scenes.overlay import Overlay
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button

KINDS = ("become", "excavate", "steal")
CARDS_OF = {"become": "0 + 13", "excavate": "0 + 1", "steal": "0 + 1 + 13"}


def whose(table: CardTable, people: Sequence[int]) -> MessageScene:
    """The question whose power-plays are meant, where several people sit at this computer; pops with the seat."""
    answers = [Answer(seat, table.cultists[seat].name) for seat in people]
    told = "Power-plays may be asked for at any time, whoever is to choose. Only that cultist should look."
    return MessageScene("Whose power-play?", told, (Answer(None, "Cancel", key="Esc"), *answers))


class PowerPlayScene(Overlay):
    """Pops with the option chosen, or None. Looks alike, whatever the hand: the cards are only shown on its buttons."""

    title = "Power-plays"
    size = (880, 560)

    def __init__(self, able: Sequence[Option], own_turn: bool) -> None:
        super().__init__()
        self.able = list(able)
        self.own_turn = own_turn

    def build(self) -> Sequence[Widget]:
        """A button for every combination held."""
        self.buttons: list[Button] = []
        for option in self.able:
            held = [face(card) for card in (option.unit, option.number, option.area) if card != NONE]
            label = " + ".join(f"{each.short} {each.rank}" for each in held)
            made = Button(label, self._choosing(option), role=theme.BODY)
            self.buttons.append(made.called(f"option.{len(self.buttons)}"))
        return [*self.buttons]

    def _choosing(self, option: Option) -> Callable[[], None]:
        return lambda: self.close(option)

    def _columns(self) -> list[pygame.Rect]:
        px = self.app.layout.px
        margin, top = px(20), self.box.y + px(70)
        wide = (self.box.width - 2 * margin - 2 * px(14)) // 3
        foot = px(46)
        return [
            pygame.Rect(self.box.x + margin + n * (wide + px(14)), top, wide, self.box.bottom - foot - top)
            for n in range(3)
        ]

    def arrange(self) -> None:
        """Each button below what it does."""
        px = self.app.layout.px
        for kind, column in zip(KINDS, self._columns(), strict=True):
            mine = [button for option, button in zip(self.able, self.buttons, strict=True) if option.kind == kind]
            high = px(42)
            y = column.bottom - px(12) - len(mine) * (high + px(6)) + px(6)
            for button in mine:
                button.place(pygame.Rect(column.x + px(10), y, column.width - px(20), high))
                y += high + px(6)

    def paint(self, surface: pygame.Surface) -> None:
        """The three power-plays side by side."""
        layout = self.app.layout
        px = layout.px
        self.heading(surface, "Power-plays")
        texts = words().tables["rites"]
        for kind, column in zip(KINDS, self._columns(), strict=True):
            held = any(option.kind == kind for option in self.able)
            style = draw.PanelStyle(
                line=theme.GOLD if held else theme.BRASS_LINE,
                line_alpha=230 if held else 110,
                radius=px(8),
                diamonds=False,
            )
            draw.panel(surface, column, style)
            self._ranks(surface, column, CARDS_OF[kind])
            y = column.y + px(118)
            if column.height < px(300):
                y = column.y + px(14)
            role = theme.TITLE_SMALL
            name, size = draw.fitted(texts["power_play"][kind], role, layout.font_px(role), column.width - px(20))
            draw.text(
                surface,
                name,
                role,
                size,
                theme.GOLD if held else theme.TEXT,
                (column.centerx, y),
                "center",
                middle=True,
            )
            text = rich(
                texts["power_text"][kind],
                theme.BODY,
                layout.font_px(theme.BODY),
                column.width - px(28),
                theme.TEXT_SECOND,
                align="center",
            )
            if y + px(20) + text.height < column.bottom:
                text.draw(surface, (column.x + px(14), y + px(20)))
            if not held:
                small = layout.font_px(theme.SMALL_ITALIC)
                draw.text(
                    surface,
                    "You do not hold its cards.",
                    theme.SMALL_ITALIC,
                    small,
                    theme.TEXT_THIRD,
                    (column.centerx, column.bottom - px(24)),
                    "center",
                    middle=True,
                )
        foot = "All cards of one cult. " + (
            "It is carried out at once."
            if self.own_turn
            else "It is carried out when the next turn begins; nobody learns of it before."
        )
        small = layout.font_px(theme.BODY_ITALIC)
        line = draw.shorten(foot, theme.BODY_ITALIC, small, self.box.width - px(40))
        draw.text(
            surface,
            line,
            theme.BODY_ITALIC,
            small,
            theme.TEXT_SECOND,
            (self.box.centerx, self.box.bottom - px(23)),
            "center",
            middle=True,
        )

    def _ranks(self, surface: pygame.Surface, column: pygame.Rect, ranks: str) -> None:
        px = self.app.layout.px
        if column.height < px(300):
            return
        parts = ranks.split(" + ")
        wide = px(48)
        step = wide + px(10)
        x = column.centerx - (len(parts) - 1) * step // 2
        for n, rank in enumerate(parts):
            picture = cards.entity(f"y{rank}", wide)
            surface.blit(picture, picture.get_rect(center=(x + n * step, column.y + px(56))))
