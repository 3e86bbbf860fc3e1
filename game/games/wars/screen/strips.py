"""The strips at the left: each faction's person, Power, Doom, Elder Signs, six books, pool and captives."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pygame

from game.games.wars.screen.counters import COUNT_SECONDS, Count, Turns
from game.games.wars.screen.strip_places import Slot, StripPlaces, Thing, part_tip
from game.games.wars.words.tableview import Side, Table, faction_of
from game.match.words import Words
from game.ui import draw, theme, things, tokens
from game.ui.glyphs import medal
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.widgets.painted import RIM, Painted


def seated(table: Table) -> list[Side]:
    """The sides as they stand below one another: those of a person together."""
    return sorted(table.sides, key=lambda side: side.seat)


def side_colour(side: int) -> theme.RGB:
    """The colour of a side by its number."""
    return theme.faction_colour(faction_of(side))


def partners(table: Table, side: Side) -> str:
    """Where a side of a person stands among several of that person: ``first``, ``last``, or empty if it is alone."""
    own = [other.faction for other in table.sides if other.seat == side.seat]
    return "" if len(own) < 2 else "first" if own[0] == side.faction else "last"


def who(side: Side, words: Words, here: bool) -> str:
    """Who sits there: "Ada · you", "Bot · Adept", "Bruno"."""
    if side.bot:
        try:
            bot = words.name("bot", side.bot)
        except KeyError:
            bot = side.bot
        return f"Bot · {bot}" if not side.name or side.name.startswith("Player ") else f"{side.name} · {bot}"
    return f"{side.name} · you" if here else side.name


class Strip(Painted):
    """One faction; a click opens its board. Numbers that count and cards that turn are painted over its picture."""

    def __init__(self, faction: str, words: Words, on_press: Callable[[], None]) -> None:
        super().__init__(on_press)
        self.faction = faction
        self.words = words
        self.side: Side | None = None
        self.deciding = False
        self.here = False
        self.first = False
        self.folded = False
        self.partner = ""
        """Where it stands among the sides of one person: ``first`` or ``last``; empty for one alone."""
        self.next = False
        """Whether it acts after the other side of the same person."""
        self.power, self.doom = Count(), Count()
        self.turns = Turns()
        self._layout: Layout | None = None
        self._pointed: Thing | None = None
        self._at: tuple[int, int] | None = None
        self._tip = ""

    def show(self, side: Side, deciding: bool, here: bool, first: bool, pace: float = 0.0) -> None:
        """Show a side: whether it must choose, belongs to whoever is at the keyboard, goes first.

        With a ``pace`` numbers count to where they are and new cards turn over (1 is the usual time).
        """
        before = self.side
        self.side, self.deciding, self.here, self.first = side, deciding, here, first
        self._count(before, pace)
        name = self.words.name("faction", side.faction)
        signs = f"{len(side.signs)} Elder Sign{'s' if len(side.signs) != 1 else ''} face down"
        person = escape(who(side, self.words, here))
        self._tip = (
            f"**{name}**  <second>{person}</>\n{{icon:power}} **{side.power}** Power   {{icon:doom}} **{side.doom}** "
            f"Doom\n{signs}, {len(side.books)} of 6 spellbooks, {side.gates} gate{'s' if side.gates != 1 else ''}"
            + (f"\nHandicap: {side.handicap}" if side.handicap else "")
            + "\n<third>Click: the faction's board</>"
        )
        self._point(self._pointed)

    def _count(self, before: Side | None, pace: float) -> None:
        assert self.side is not None
        seconds = COUNT_SECONDS * pace if before else 0.0
        self.power.go(self.side.power, seconds)
        self.doom.go(self.side.doom, seconds)
        if before is None or not pace:
            self.turns.finish()
            return
        new: list[tuple[str, str | int]] = [("book", book) for book in self.side.books if book not in before.books]
        new += [("sign", place) for place in range(len(before.signs), len(self.side.signs))]
        self.turns.begin(new, pace)

    def things(self) -> Iterable[things.Thing]:
        """The strip, and its six slots by the book or requirement in them."""
        yield self.thing()
        if self.side is None or self._layout is None or self.folded:
            return
        for slot in StripPlaces(self.side, self.rect, self._layout).slots():
            if name := slot.book or (slot.need.id if slot.need else ""):
                yield self.part("slot", name, slot.rect, "", bool(slot.book))

    # Motion -----------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a number counts or a card turns."""
        return self.power.busy or self.doom.busy or self.turns.busy

    @property
    def moving_area(self) -> pygame.Rect:
        """Where something moves: the strip, without the light round it."""
        return self.rect

    def advance(self, dt: float) -> None:
        """Let them go on."""
        for part in (self.power, self.doom, self.turns):
            part.advance(dt)

    def finish(self) -> None:
        """Let them be where they are going."""
        for part in (self.power, self.doom, self.turns):
            part.finish()

    # Pointing ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """A click opens the board; the tooltip tells of what is pointed at."""
        if event.type == pygame.MOUSEMOTION:
            self._at = event.pos
            return self._point(self.thing_at(event.pos))
        return super().handle(event)

    def _point(self, thing: Thing | None) -> bool:
        """Have the tooltip tell of a part; true if it is another than before."""
        changed, self._pointed = thing != self._pointed, thing
        own = part_tip(self.side, thing) if thing and self.side else ""
        self.tooltip = f"{own}\n<third>Click: the faction's board</>" if own else self._tip
        return changed

    @property
    def tip_near(self) -> pygame.Rect:
        """The row of the strip that is pointed at, so that the tooltip hides no other strip's head."""
        if self._at is None or not self.rect.collidepoint(self._at) or self._layout is None:
            return self.rect
        row = pygame.Rect(self.rect.x, self._at[1], self.rect.width, 1)
        return row.inflate(0, self._layout.px(40))

    def thing_at(self, point: tuple[int, int]) -> Thing | None:
        """What of the game stands at a point, as (kind, id) in the texts' names; the faction where nothing else is."""
        if not self.hit(point) or self.side is None or self._layout is None:
            return None
        if self.folded:
            return ("faction", self.faction)
        return StripPlaces(self.side, self.rect, self._layout).thing_at(point)

    # Painting ---------------------------------------------------------------------------------

    def key(self) -> Any:
        """What the strip's picture shows: all but what moves."""
        side = self.side
        if side is None:
            return None
        pool = tuple((row.kind, row.in_pool) for row in side.kinds)
        still = (side.name, side.bot, side.books, side.requirements, len(side.signs), pool, side.captives)
        state = (self.deciding, self.here, self.first, self.folded, self.partner, self.next)
        return (still, state, tuple(self.turns.keys))

    def draw(self, target: pygame.Surface, layout: Layout) -> None:
        """Blit the strip's picture, then its numbers and what turns."""
        self._layout = layout
        super().draw(target, layout)
        if self.side is None or self.rect.width < 2:
            return
        if self.folded:
            self._folded_numbers(target, layout)
            return
        places = StripPlaces(self.side, self.rect, layout)
        self._numbers(target, places)
        if self.turns.busy:
            self._turning(target, places)

    def paint(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """Paint the strip in one of its three sizes."""
        if self.side is None:
            return
        colour = theme.faction_colour(self.faction)
        rim = colour if self.deciding else theme.BRASS if self.hovered else theme.BRASS_LINE
        if self.deciding:
            draw.glow(target, rect, colour, 3, 1, 120)
        draw.panel(target, rect, draw.PanelStyle(line=rim, line_alpha=255 if self.deciding else 150))
        self._clasp(target, rect, layout)
        if self.folded:
            size = self._folded_size(rect, layout)
            picture = medal(self.faction, size)
            target.blit(picture, picture.get_rect(center=(rect.centerx, rect.y + size // 2 + layout.px(5))))
            return
        places = StripPlaces(self.side, rect, layout)
        head = places.head
        target.blit(draw.side_fade(head.width, head.height, colour, 105 if self.deciding else 70, 10), head)
        self._head(target, head, layout)
        self._signs(target, places)
        for slot in places.slots():
            if self.turns.of(("book", slot.book)) >= 1:
                target.blit(self._slot_picture(slot, layout), slot.rect)
        if places.pool_y:
            if places.wide:
                line = layout.px(12)
                draw.hairline(target, (rect.x + line, places.line), rect.width - 2 * line, theme.BRASS_LINE, 90)
            self._pool(target, places)

    def _clasp(self, target: pygame.Surface, rect: pygame.Rect, layout: Layout) -> None:
        """A brass bar that holds the two sides of one person together at their left."""
        if not self.partner:
            return
        wide = max(layout.px(4), 3)
        bar = pygame.Rect(rect.x - wide - 1, rect.y, wide, rect.height + RIM)
        if self.partner == "last":
            bar.y -= RIM
        else:
            bar.height += RIM
        colour = theme.GOLD if self.here else theme.BRASS
        draw.fill(target, bar, colour, theme.mix(colour, theme.INK, 0.4))

    def _folded_size(self, rect: pygame.Rect, layout: Layout) -> int:
        return min(layout.px(34), rect.height // 2)

    def _folded_numbers(self, target: pygame.Surface, layout: Layout) -> None:
        rect = self.rect
        px = layout.font_px(theme.LABEL)
        high = rect.height >= layout.px(86)
        y = rect.y + self._folded_size(rect, layout) + layout.px(17)
        for name, value, colour in (
            ("power", self.power.shown, theme.faction_text(self.faction)),
            ("doom", self.doom.shown, theme.mix(theme.TEXT, theme.BRASS, 0.4)),
        ):
            sign = icon(name, layout.px(14), colour)
            if high:
                x = rect.centerx - layout.px(18)
                target.blit(sign, sign.get_rect(midleft=(x, y)))
                draw.text(target, str(value), theme.LABEL, px, theme.TEXT, (x + layout.px(18), y), middle=True)
                y += layout.px(20)
            else:
                x = rect.x + layout.px(4 if name == "power" else 34)
                target.blit(sign, sign.get_rect(midleft=(x, y)))
                draw.text(target, str(value), theme.LABEL, px, theme.TEXT, (x + layout.px(14), y), middle=True)

    def _head(self, target: pygame.Surface, head: pygame.Rect, layout: Layout) -> None:
        assert self.side is not None
        px = layout.px
        wide = not layout.compact
        size = px(48 if wide else 34)
        size = min(size, head.height - px(4))
        picture = medal(self.faction, size)
        target.blit(picture, picture.get_rect(midleft=(head.x + px(10 if wide else 7), head.centery)))
        x = head.x + size + px(20 if wide else 14)
        name = self.words.name("faction", self.faction)
        role = theme.FACTION_NAME if wide else theme.BODY_BOLD
        name_px = layout.font_px(role)
        line = draw.shorten(name, role, name_px, head.right - x - px(4))
        draw.text(target, line, role, name_px, theme.TEXT, (x, head.y + round(head.height * 0.36)), middle=True)
        small = layout.font_px(theme.SMALL)
        below = head.y + round(head.height * 0.74)
        note = "to decide" if self.deciding else "acts next" if self.next else "first player" if self.first else ""
        room = head.right - x - px(10)
        if note and wide:
            mine = theme.GOLD if self.here else theme.faction_text(self.faction)
            tone = mine if self.deciding else theme.TEXT_SECOND
            found = draw.text(
                target, note, theme.SMALL_ITALIC, small, tone, (head.right - px(12), below), "right", middle=True
            )
            room -= found.width + px(6)
        person = draw.shorten(who(self.side, self.words, self.here), theme.SMALL, small, room)
        draw.text(target, person, theme.SMALL, small, theme.TEXT_SECOND, (x, below), middle=True)

    def _numbers(self, target: pygame.Surface, places: StripPlaces) -> None:
        layout, y = places.layout, places.numbers
        px = layout.px
        px_number = layout.font_px(theme.NUMBER)
        for x, name, label, value, colour in (
            (places.number_at[0], "power", "Power", self.power.shown, theme.faction_text(self.faction)),
            (places.number_at[1], "doom", "Doom", self.doom.shown, theme.mix(theme.TEXT, theme.BRASS, 0.4)),
        ):
            size = px(24 if places.wide else 18)
            sign = icon(name, size, colour)
            target.blit(sign, sign.get_rect(midleft=(x, y)))
            at = (x + size + px(5), y)
            found = draw.text(target, str(value), theme.NUMBER, px_number, theme.TEXT, at, middle=True)
            if places.wide:
                at = (found.right + px(6), y + px(3))
                draw.text(target, label, theme.SMALL, places.small, theme.TEXT_SECOND, at, middle=True)

    def _signs(self, target: pygame.Surface, places: StripPlaces) -> None:
        """Backs of cards that lie, the first on top."""
        rects = places.sign_rects()
        for place in range(len(rects) - 1, -1, -1):
            if self.turns.of(("sign", place)) >= 1:
                target.blit(tokens.sign_back(rects[place].width), rects[place])

    def _slot_picture(self, slot: Slot, layout: Layout, open_: bool = True) -> pygame.Surface:
        if slot.book:
            return tokens.book_slot(self.faction, slot.book if open_ else "spellbook", slot.rect.width, open_)
        need = slot.need
        progress = f"{need.have}/{need.need}" if need and need.need and not layout.compact else ""
        return tokens.book_slot(self.faction, need.id if need else "spellbook", slot.rect.width, False, progress)

    def _turning(self, target: pygame.Surface, places: StripPlaces) -> None:
        """Books on their way over: the slot's back, then the book; Elder Signs that come in."""
        for slot in places.slots():
            share = self.turns.of(("book", slot.book))
            if share < 1:
                picture = self._slot_picture(slot, places.layout, share >= 0.5)
                _narrowed(target, picture, slot.rect, abs(2 * share - 1))
        rects = places.sign_rects()
        for place in range(len(rects) - 1, -1, -1):
            share = self.turns.of(("sign", place))
            if share < 1:
                _narrowed(target, tokens.sign_back(rects[place].width, share > 0.5), rects[place], share)

    def _pool(self, target: pygame.Surface, places: StripPlaces) -> None:
        layout, rect, y, small, size = places.layout, places.rect, places.pool_y, places.small, places.piece
        px = layout.px
        if places.wide:
            draw.text(target, "Pool", theme.SMALL, small, theme.TEXT_SECOND, (rect.x + px(12), y), middle=True)
        held, left = places.held()
        for each in held:
            picture = tokens.captive(each.faction, each.kind, size)
            target.blit(picture, picture.get_rect(center=(each.middle, y)))
            if each.count > 1:
                at = (each.middle + size // 2 + px(2), y)
                draw.text(target, str(each.count), theme.COUNT, small, theme.TEXT, at, middle=True)
        if held and places.wide:
            at = (left - px(4), y)
            draw.text(target, "Held", theme.SMALL, small, theme.TEXT_SECOND, at, "right", middle=True)
        for row in places.stock():
            picture = tokens.token(self.faction, row.kind, size)
            target.blit(picture, picture.get_rect(center=(row.middle, y)))
            if row.told:
                at = (row.middle + size // 2 + px(2), y)
                draw.text(target, str(row.count), theme.COUNT, small, theme.TEXT, at, middle=True)


def _narrowed(target: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect, share: float) -> None:
    """Blit a card as it is seen while it turns: so much of its width."""
    width = round(picture.get_width() * share)
    if width > 0:
        seen = pygame.transform.smoothscale(picture, (width, picture.get_height()))
        target.blit(seen, seen.get_rect(center=rect.center))
