"""The bar below: a button for every action, or a card for every other option; nothing is out of reach."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from game.games.wars.screen.answers.choices import Choice, Picture
from game.games.wars.screen.battle.odds_picture import odds_card
from game.ui import draw, theme, tokens
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.things import Thing
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Pressable

GAP = 8
END_KEYS = {"done": "D", "no": "D", "pass": "X"}
"""Keys of what stands apart at the right."""


def paint_picture(
    target: pygame.Surface, picture: Picture, size: int, centre: tuple[int, int], colour: theme.RGB = theme.TEXT
) -> None:
    """Paint a card's picture by its middle."""
    if picture.what == "token":
        made = tokens.token(picture.faction, picture.id, round(size * 0.9))
    elif picture.what == "medal":
        made = medal(picture.faction, size)
    else:
        tone = theme.faction_text(picture.faction) if picture.faction else colour
        made = icon(picture.id, size, tone)
    target.blit(made, made.get_rect(center=centre))


class ChoiceButton(Pressable):
    """One choice: a button (``tall``: picture above) or a card (picture at the left)."""

    def __init__(self, choice: Choice, key: str, on_press: Callable[[Choice], None]) -> None:
        super().__init__(lambda: on_press(choice), choice.tooltip)
        self.choice, self.id, self.label = choice, f"option.{choice.kind}", choice.label
        self.key = key
        self.tall = choice.place != "card"
        self.lit = False
        """Whether its place on the map is pointed at."""
        self.letter = ""
        """What can be typed for its place on the map, while the map shows that too."""
        self.focusable = not self.aside

    def things(self) -> Iterable[Thing]:
        """The choice, lit while its place is; one that only tells why not is not enabled."""
        yield self.thing()._replace(enabled=not self.blocked, selected=self.lit or self.choice.place == "lit")

    @property
    def blocked(self) -> bool:
        """Whether it cannot be chosen."""
        return self.choice.option is None and not self.choice.deed

    @property
    def aside(self) -> bool:
        """Whether it only stands by while pieces and areas are chosen on the map."""
        return self.choice.place in ("lit", "aside", "aside_end")

    def handle(self, event: pygame.event.Event) -> bool:
        """A blocked one takes the press and does nothing; its tooltip says why."""
        if self.blocked:
            return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        return super().handle(event)

    def tip_picture(self, layout: Layout) -> pygame.Surface | None:
        """The odds of the battle it would declare."""
        battles = self.choice.battles() if self.choice.battles else []
        return odds_card(layout, battles) if battles else None

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint it in its state."""
        radius = layout.px(4)
        lit = (self.hovered or self.lit) and not self.blocked
        if self.choice.place == "lit":
            draw.glow(target, self.rect, theme.GOLD, layout.px(6), radius, 120)
            draw.fill(target, self.rect, theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM, radius)
            draw.outline(target, self.rect, theme.GOLD, radius, 1)
        elif self.blocked:
            draw.fill(target, self.rect, theme.BLOCKED, None, radius)
            rim = theme.PASS_RIM if self.choice.place == "aside_end" else theme.BRASS_LINE
            draw.outline(target, self.rect, rim, radius, 1, 60)
        elif self.choice.kind == "pass":
            draw.fill(target, self.rect, theme.PASS_FILL, None, radius)
            draw.outline(target, self.rect, theme.KILL if lit else theme.PASS_RIM, radius, 1)
        else:
            top, bottom = (theme.CHOSEN_TOP, theme.CHOSEN_BOTTOM) if lit else (theme.BUTTON_TOP, theme.BUTTON_BOTTOM)
            draw.fill(target, self.rect, top, bottom, radius)
            draw.outline(target, self.rect, theme.GOLD if lit else theme.BRASS_LINE, radius, 1, 255 if lit else 170)
        if self.tall:
            self._tall(target, layout, lit)
        else:
            self._card(target, layout, lit)
        key = " · ".join(part for part in (self.key, self.letter) if part)
        if not key or (self.rect.width < layout.px(84) and not self.tall):
            return
        px, colour = layout.font_px(theme.TINY), theme.TEXT_THIRD
        beside = bool(self.letter) and not self.tall and self.choice.picture.what != "none"
        if self.rect.height > layout.px(44) and beside:
            at = (self.rect.right - layout.px(8), self.rect.y + layout.px(2))
            draw.text(target, key, theme.TINY, px, colour, at, "right")
        elif self.rect.height > layout.px(44) or self.tall:
            at = (self.rect.x + layout.px(6), self.rect.y + layout.px(2))
            draw.text(target, key, theme.TINY, px, colour, at)
        else:
            at = (self.rect.right - layout.px(8), self.rect.centery)
            draw.text(target, key, theme.TINY, px, colour, at, "right", middle=True)

    def _colour(self, lit: bool) -> theme.RGB:
        if self.choice.place == "lit":
            return theme.GOLD
        if self.blocked:
            return theme.mix(theme.TEXT_THIRD, theme.INK, 0.25)
        if self.choice.kind == "pass":
            return theme.PASS_TEXT
        return theme.GOLD if lit else theme.TEXT

    def _tall(self, target: pygame.Surface, layout: Layout, lit: bool) -> None:
        px = layout.px
        rect = self.rect
        colour = self._colour(lit)
        low = rect.height < px(70)
        size = px(40 if not layout.compact else 26) if not low else px(20)
        label_px = layout.font_px(theme.LABEL)
        tone = theme.mix(colour, theme.INK, 0.5) if self.blocked and self.choice.place != "lit" else colour
        # Why not takes more room than a price: two lines of it fit below.
        tight = self.blocked and bool(self.choice.reason) and layout.compact
        middle = rect.y + round(rect.height * (0.22 if tight else 0.30 if not low else 0.28))
        paint_picture(target, self.choice.picture, size, (rect.centerx, middle), tone)
        room = rect.width - px(6)
        y = rect.y + round(rect.height * (0.48 if tight and not low else 0.60 if not low else 0.70))
        label = self.choice.label
        label_px = draw.fitting(label, theme.LABEL, label_px, room)
        if draw.text_width(label, theme.LABEL, label_px) <= room:
            draw.text(target, label, theme.LABEL, label_px, colour, (rect.centerx, y), "center", middle=True)
        else:
            two = rich(label, theme.LABEL, label_px, room, colour, spacing=0.82, align="center")
            two.draw(target, (rect.x + px(3), y - two.height // 2))
            label_px = two.height
        if low:
            return
        self._price(target, layout, pygame.Rect(rect.x, y + label_px // 2, rect.width, rect.bottom - y - label_px // 2))
        if self.blocked and not self.aside:
            lock = icon("lock", px(13), theme.TEXT_THIRD)
            target.blit(lock, lock.get_rect(topright=(rect.right - px(5), rect.y + px(5))))

    def _price(self, target: pygame.Surface, layout: Layout, place: pygame.Rect) -> None:
        """Bolts, "free", what passing burns, or why not."""
        px = layout.px
        small = layout.font_px(theme.SMALL)
        choice = self.choice
        middle = (place.centerx, place.centery - px(1))
        if self.blocked:
            words = rich(
                choice.reason,
                theme.TINY,
                layout.font_px(theme.TINY),
                place.width - px(8),
                theme.REASON,
                spacing=0.82,
                align="center",
            )
            if words.height <= place.height + px(2):
                words.draw(target, (place.x + px(4), place.y + (place.height - words.height) // 2))
            else:
                line = draw.shorten(choice.reason, theme.TINY, layout.font_px(theme.TINY), place.width - px(6))
                draw.text(
                    target, line, theme.TINY, layout.font_px(theme.TINY), theme.REASON, middle, "center", middle=True
                )
        elif choice.kind == "pass":
            line, small = draw.fitted(f"burns {choice.cost or 0}", theme.SMALL, small, place.width - px(6))
            draw.text(target, line, theme.SMALL, small, theme.PASS_TEXT, middle, "center", middle=True)
        elif choice.deed:
            words = rich(choice.text, theme.SMALL, small, place.width - px(6), theme.TEXT_SECOND, 0.82, "center")
            words.draw(target, (place.x + px(3), place.y + (place.height - words.height) // 2))
        elif choice.place == "action" and choice.cost:
            bolt = icon("power", px(16 if not layout.compact else 14), theme.GOLD)
            step = bolt.get_width() - px(1)
            if choice.cost * step <= place.width - px(8):
                x = place.centerx - step * choice.cost // 2
                for _ in range(choice.cost):
                    target.blit(bolt, bolt.get_rect(midleft=(x, middle[1])))
                    x += step
            else:
                found = draw.text(
                    target,
                    str(choice.cost),
                    theme.LABEL,
                    layout.font_px(theme.LABEL),
                    theme.GOLD,
                    (place.centerx + px(2), middle[1]),
                    middle=True,
                )
                target.blit(bolt, bolt.get_rect(midright=(found.left - px(1), middle[1])))
        elif choice.place == "action":
            draw.text(target, "free", theme.SMALL_ITALIC, small, theme.FREE, middle, "center", middle=True)

    def _card(self, target: pygame.Surface, layout: Layout, lit: bool) -> None:
        px = layout.px
        rect = self.rect
        colour = self._colour(lit)
        size = min(rect.height - px(10), px(62), rect.width // 3)
        x = rect.x + px(10) + size // 2
        if rect.width > px(84) and self.choice.picture.what != "none":
            paint_picture(target, self.choice.picture, size, (x, rect.centery), colour)
            x += size // 2 + px(10)
        else:
            x = rect.x + px(16 if rect.width > px(84) else 6)
        beside = px(40) if self.key and rect.height <= px(44) and rect.width >= px(84) else 0
        room = max(rect.right - px(8) - beside - x, 10)
        role = theme.CARD_BOLD if rect.height >= px(100) else theme.LABEL
        label = self._fitting(self.choice.label, role, layout, room, colour, rect.height - px(6))
        text = self.choice.reason if self.blocked else self.choice.text
        below = None
        if text and rect.height >= px(60):
            tone = theme.REASON if self.blocked else theme.TEXT_SECOND
            below = rich(text, theme.SMALL, layout.font_px(theme.SMALL), room, tone, spacing=0.92)
            if label.height + below.height > rect.height - px(8):
                below = None
        y = rect.centery - (label.height + (below.height + px(2) if below else 0)) // 2
        before = target.get_clip()
        target.set_clip(rect.inflate(-2, -2).clip(before))
        label.draw(target, (x, y))
        if below:
            below.draw(target, (x, y + label.height + px(2)))
        target.set_clip(before)

    def _fitting(
        self, words: str, role: theme.Role, layout: Layout, room: int, colour: theme.RGB, high: int
    ) -> RichText:
        """The words in the largest type that fits a height, cut if even the smallest does not."""
        made = rich(words, role, layout.font_px(role), room, colour, spacing=0.92)
        if made.height > high:
            made = rich(words, theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD), room, colour, spacing=0.85)
        if made.height > high:
            line = draw.shorten(words, theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD), room)
            made = rich(line, theme.SMALL_BOLD, layout.font_px(theme.SMALL_BOLD), room + 4, colour)
        return made

    def draw_focus(self, target: pygame.Surface, layout: Layout, radius: int = 4) -> None:
        """Paint the focus ring."""
        super().draw_focus(target, layout, 3)


class PageButton(Pressable):
    """Turns the page of a bar with more choices than room."""

    def __init__(self, step: int, on_press: Callable[[], None]) -> None:
        super().__init__(on_press, "Next choices" if step > 0 else "Previous choices")
        self.icon_id = "forward" if step > 0 else "back"
        self.words = ""

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint an arrow and which page it is."""
        radius = layout.px(4)
        draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
        draw.outline(target, self.rect, theme.GOLD if self.hovered else theme.BRASS_LINE, radius, 1, 190)
        colour = theme.GOLD if self.hovered else theme.TEXT
        picture = icon(self.icon_id, layout.px(16), colour)
        target.blit(picture, picture.get_rect(center=(self.rect.centerx, self.rect.centery - layout.px(8))))
        draw.text(
            target,
            self.words,
            theme.TINY,
            layout.font_px(theme.TINY),
            theme.TEXT_SECOND,
            (self.rect.centerx, self.rect.centery + layout.px(12)),
            "center",
            middle=True,
        )


class ListButton(Pressable):
    """Turns from the row of actions to the cards of all choices and back."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.listed = False

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Paint three lines, or the map for the way back."""
        self.tooltip = "Choose on the map" if self.listed else "All choices as a list, with their numbers"
        radius = layout.px(4)
        draw.fill(target, self.rect, theme.BUTTON_TOP, theme.BUTTON_BOTTOM, radius)
        draw.outline(target, self.rect, theme.GOLD if self.hovered else theme.BRASS_LINE, radius, 1, 120)
        colour = theme.GOLD if self.hovered else theme.TEXT_SECOND
        size, line = layout.px(16), max(layout.px(2), 1)
        box = pygame.Rect(0, 0, size, size)
        box.center = self.rect.center
        if self.listed:
            pygame.draw.ellipse(target, colour, box.inflate(layout.px(4), -layout.px(3)), line)
            return
        for row in (0, 1, 2):
            y = box.y + row * (size - line) // 2
            target.fill(colour, (box.x, y, size, line))


class ActionBar:
    """Lays the choices out and turns pages. ``changed`` is called when other widgets are to be shown.

    Choices that all have a place on the map may stand aside for the row of actions. ``listed`` shows them all the
    same (the button beside the row turns it on and off), and so does ``keyed``, for whoever plays by keyboard.
    """

    def __init__(self, on_choose: Callable[[Choice], None], changed: Callable[[], None]) -> None:
        self.on_choose = on_choose
        self.changed = changed
        self.buttons: list[ChoiceButton] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.page = 0
        self.pages = 1
        self._layout: Layout | None = None
        self._back = PageButton(-1, lambda: self.turn(-1)).called("page.earlier")
        self._next = PageButton(1, lambda: self.turn(1)).called("page.later")
        self.list_button = ListButton(self._list_or_row).called("all_options")
        self._shown: list[Widget] = []
        self._row: list[ChoiceButton] = []
        self.listed = self.keyed = False

    def show(self, choices: Sequence[Choice], row: Sequence[Choice] = ()) -> None:
        """Show these choices, from the first page; ``row`` may stand for them: see ``aside``."""
        self.buttons = []
        number = 0
        for choice in choices:
            key = END_KEYS.get(choice.kind, "") if choice.option is not None and choice.place == "end" else ""
            if choice.option is not None and choice.place != "end":
                number += 1
                key = str(number)
            self.buttons.append(ChoiceButton(choice, key, self.on_choose))
        ends = {button.choice: button for button in self.buttons if button.choice.place == "end"}
        self._row = [ends.get(choice) or ChoiceButton(choice, "", self.on_choose) for choice in row]
        self.page = 0
        if self._layout:
            self.lay(self.rect, self._layout)

    @property
    def numbered(self) -> bool:
        """Whether the choices and their numbers are in sight, rather than the row that stands for them."""
        return self.listed or self.keyed or not self._row

    def by_keyboard(self) -> None:
        """Show the choices themselves, with their numbers."""
        again = not self.numbered
        self.keyed = True
        if again:
            self._lay_again()

    def _list_or_row(self) -> None:
        self.listed, self.keyed = not self.numbered, False
        self._lay_again()

    def _lay_again(self) -> None:
        if self._layout:
            self.lay(self.rect, self._layout)
            self.changed()

    def turn(self, step: int) -> None:
        """Show the next or previous page, round and round."""
        if self.pages > 1 and self._layout:
            self.page = (self.page + step) % self.pages
            self.lay(self.rect, self._layout)
            self.changed()

    def widgets(self) -> list[Widget]:
        """What is on the bar now."""
        return list(self._shown)

    def by_key(self, key: str) -> ChoiceButton | None:
        """The button of a key."""
        return next((button for button in self.buttons if button.key == key), None)

    def by_kind(self, *kinds: str) -> ChoiceButton | None:
        """The first button of one of these kinds."""
        return next((b for b in self.buttons if b.choice.option and b.choice.option.kind in kinds), None)

    def lay(self, rect: pygame.Rect, layout: Layout) -> None:
        """Place the buttons of the page."""
        self.rect, self._layout = rect, layout
        px = layout.px
        gap = px(GAP if not layout.compact else 5)
        shown_now = self.buttons if self.numbered else self._row
        ends = [button for button in shown_now if button.choice.place in ("end", "aside_end")]
        rest = [button for button in shown_now if button not in ends]
        end_width = min(px((126 if not layout.compact else 82) * layout.frame), rect.width // 5)
        x = rect.right
        for button in reversed(ends):
            x -= end_width
            button.place(pygame.Rect(x, rect.y, end_width, rect.height))
            x -= gap
        if self._row:
            side = px(34)
            self.list_button.listed = self.numbered
            self.list_button.place(pygame.Rect(x - side, rect.y, side, rect.height))
            x -= side
        beside = bool(ends or self._row)
        room = pygame.Rect(rect.x, rect.y, max((x - gap if beside else rect.right) - rect.x, px(60)), rect.height)
        tall = all(button.tall for button in rest)
        shown = self._lay_tall(rest, room, gap, layout) if tall else self._lay_cards(rest, room, gap, layout)
        self._shown = [*shown, *([self.list_button] if self._row else []), *ends]

    def _paged(
        self, buttons: list[ChoiceButton], room: pygame.Rect, fits: Callable[[int], int], gap: int, layout: Layout
    ) -> tuple[list[ChoiceButton], pygame.Rect, list[Widget]]:
        """The buttons of the page, the room they have, and the arrows; ``fits`` tells how many a width takes."""
        if len(buttons) <= fits(room.width):
            self.pages, self.page = 1, 0
            return buttons, room, []
        width = layout.px(34)
        self._next.place(pygame.Rect(room.right - width, room.y, width, room.height))
        self._back.place(pygame.Rect(room.x, room.y, width, room.height))
        room = pygame.Rect(room.x + width + gap, room.y, max(room.width - 2 * (width + gap), 10), room.height)
        each = max(fits(room.width), 1)
        self.pages = -(-len(buttons) // each)
        self.page = min(self.page, self.pages - 1)
        self._next.words = self._back.words = f"{self.page + 1}/{self.pages}"
        return buttons[self.page * each : (self.page + 1) * each], room, [self._back, self._next]

    def _lay_tall(self, buttons: list[ChoiceButton], room: pygame.Rect, gap: int, layout: Layout) -> list[Widget]:
        usual, least = ((104, 84) if not layout.compact else (74, 62))
        usual, least = layout.px(usual * layout.frame), layout.px(least * layout.frame)
        shown, room, arrows = self._paged(buttons, room, lambda width: (width + gap) // (least + gap), gap, layout)
        each = min(usual, (room.width + gap) // max(len(shown), 1) - gap)
        for place, button in enumerate(shown):
            button.place(pygame.Rect(room.x + place * (each + gap), room.y, each, room.height))
        return [*shown, *arrows]

    def _lay_cards(self, buttons: list[ChoiceButton], room: pygame.Rect, gap: int, layout: Layout) -> list[Widget]:
        px = layout.px
        wide = not layout.compact
        least = px(210 if wide else 150)
        long = any(button.choice.text for button in buttons)
        columns = max((room.width + gap) // (least + gap), 1)
        rows = 1 if len(buttons) <= columns else 2
        if not long and len(buttons) > 2 * columns and room.height >= px(130):
            rows = 3
        if room.height < px(56):
            rows = 1
        shrink = 0.72 if rows > 1 and not long else 1.0

        def fits(width: int) -> int:
            return max((width + gap) // (round(least * shrink) + gap), 1) * rows

        shown, room, arrows = self._paged(buttons, room, fits, gap, layout)
        across = -(-len(shown) // rows) if shown else 1
        across = max(across, fits(room.width) // rows if self.pages > 1 else 1)
        most = px(330 if wide else 230)
        each = min(most, (room.width + gap) // across - gap)
        small = gap if rows == 1 else px(5 if wide else 4)
        high = (room.height - small * (rows - 1)) // rows
        for place, button in enumerate(shown):
            row, column = divmod(place, across)
            button.place(pygame.Rect(room.x + column * (each + gap), room.y + row * (high + small), each, high))
        return [*shown, *arrows]
