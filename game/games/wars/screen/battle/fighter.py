"""One stack of like pieces in the battle panel, with what has become of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.games.wars.screen.answers.choices import unit_tip
from game.games.wars.words.tableview import Fighter
from game.match.words import words
from game.ui import draw, theme, tokens
from game.ui.layout import Layout
from game.ui.things import Thing
from game.ui.widgets.buttons import Pressable

_GONE = {"devour": "Devoured", "absorb": "Absorbed", "abduct": "Abducted", "no_room": "no way out", "killed": "Killed"}
"""What to say of a piece that was eliminated, by the reason."""


def fate_of(fighter: Fighter, reason: str) -> str:
    """What has become of a fighter, in a word or two; "" while nothing has. ``reason`` is why it was eliminated."""
    if fighter.state == "hidden":
        return "hidden"
    if fighter.state == "gone" and reason in _GONE:
        return _GONE[reason]
    if fighter.result == "kill":
        return "Killed"
    if fighter.result == "pain":
        return {"in": "Pained", "away": "retreated", "gone": "lost"}[fighter.state]
    return {"gone": "gone", "away": "left"}.get(fighter.state, "")


class FighterSpot(Pressable):
    """Pieces in the battle; pressing them chooses one where it can be chosen.

    ``offer`` is said of those that can; ``reason`` is why they were eliminated, "" if they were not.
    """

    def __init__(
        self, fighters: list[Fighter], can: bool, on_press: Callable[[int], None], offer: str = "", reason: str = ""
    ) -> None:
        self.unit = fighters[0].piece.unit
        super().__init__(lambda: on_press(self.unit), unit_tip(self.unit))
        self.fighters = fighters
        self.can = can
        self.focusable = can
        self.size = 30
        self.fate = fate_of(fighters[0], reason)
        self.offer = offer if can and not self.fate else ""
        self.name = words().name("unit", fighters[0].piece.kind)
        piece, result = fighters[0].piece, fighters[0].result
        self.id = f"fighter.{piece.faction}.{piece.kind}" + (f".{result}" if result else "")

    def things(self) -> Iterable[Thing]:
        """The pieces, by whose they are, their kind and what they got."""
        yield self.thing(self.name)._replace(role="piece", enabled=self.can)

    def thing_at(self, point: tuple[int, int]) -> tuple[str, str] | None:
        """The kind of piece, as the texts name it."""
        return ("unit", self.fighters[0].piece.kind) if self.hit(point) else None

    def name_lines(self, layout: Layout, width: int) -> list[str]:
        """The piece's name, in two lines where one is too narrow."""
        role, px = _name_role(layout)
        if draw.text_width(self.name, role, px) <= width or " " not in self.name:
            return [self.name]
        first, _, rest = self.name.partition(" ")
        if rest.startswith(("from ", "in ")):
            first, rest = f"{first} {rest.partition(' ')[0]}", rest.partition(" ")[2]
        return [first, rest]

    def words_height(self, layout: Layout, width: int) -> int:
        """How much room the name and the word below it take."""
        return (len(self.name_lines(layout, width)) + 1) * _line(layout)

    @property
    def token_state(self) -> tokens.State:
        """How its picture is lit or crossed out."""
        fighter = self.fighters[0]
        if fighter.state == "gone" or fighter.result == "kill":
            return "killed"
        if fighter.state in ("hidden", "away"):
            return "blocked"
        if self.can:
            return "hover" if self.hovered or self.focused else "can"
        return "pained" if fighter.result == "pain" else "plain"

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint the piece, its name and its fate below."""
        piece = self.fighters[0].piece
        picture = tokens.token(piece.faction, piece.kind, self.size, self.token_state)
        room = self.rect.height - self.words_height(layout, self.rect.width)
        middle = (self.rect.centerx, self.rect.y + max(room, self.size) // 2)
        target.blit(picture, picture.get_rect(center=middle))
        if len(self.fighters) > 1:
            disc = tokens.count_disc(len(self.fighters), layout.px(18), theme.faction_colour(piece.faction))
            off = round(self.size * 0.36)
            target.blit(disc, disc.get_rect(center=(middle[0] + off, middle[1] + off)))
        if room < self.size // 2:
            return
        role, px = _name_role(layout)
        line = _line(layout)
        y = self.rect.y + room + line // 2
        tone = theme.TEXT_SECOND if self.token_state in ("killed", "blocked") else theme.TEXT
        for words_ in self.name_lines(layout, self.rect.width):
            shown = draw.shorten(words_, role, px, self.rect.width + layout.px(6))
            draw.text(target, shown, role, px, tone, (self.rect.centerx, y), "center", middle=True)
            y += line
        told, role, colour = self._told()
        if told:
            shown = draw.shorten(told, role, px, self.rect.width + layout.px(6))
            draw.text(target, shown, role, px, colour, (self.rect.centerx, y), "center", middle=True)

    def _told(self) -> tuple[str, theme.Role, theme.RGB]:
        """The word below the name."""
        if self.offer:
            return self.offer, theme.SMALL_ITALIC, theme.GOLD
        if self.fate == "Killed" or self.fighters[0].state == "gone":
            return self.fate, theme.SMALL_BOLD, theme.mix(theme.KILL, (255, 255, 255), 0.25)
        if self.fighters[0].result == "pain":
            return self.fate, theme.SMALL_ITALIC, theme.mix(theme.PAIN, (255, 255, 255), 0.15)
        return self.fate, theme.SMALL_ITALIC, theme.TEXT_SECOND

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 6) -> None:
        """The piece itself shows the focus."""


def _name_role(layout: Layout) -> tuple[theme.Role, int]:
    role = theme.TINY_BOLD if layout.compact else theme.SMALL_BOLD
    return role, layout.font_px(role)


def _line(layout: Layout) -> int:
    """Height of a line of the words below a piece."""
    return _name_role(layout)[1] + layout.px(2)
