"""A card set on a sheet of a certain width: its parts one below the other, and where its links stand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.match.cards import Card, Now, Ref
from game.ui import draw, theme
from game.ui.cards.emblem import colour_of, draw_emblem, wash
from game.ui.icons import icon
from game.ui.layout import Layout
from game.ui.rich import RichText, rich
from game.ui.theme import Role

NAME = Role(theme.CINZEL, 700, 31, 24, tracking=2, caps=True)
NAME_SMALL = Role(theme.CINZEL, 700, 24, 19, tracking=1, caps=True)
PLAIN = Role(theme.SANS, 500, 17, 15)

Paint = Callable[[pygame.Surface, int, int], None]
"""Paints a part with its upper left corner at (x, y) of the window."""


@dataclass
class Part:
    """One part of a sheet: height in pixels, what paints it, links with their places in the part."""

    height: int
    paint: Paint
    links: list[tuple[pygame.Rect, Ref]] = field(default_factory=list)


def ref_of(link: str) -> Ref:
    """What a link in a rich text points to."""
    kind, _, key = link.partition("/")
    return (kind, key)


def _links(text: RichText, at: tuple[int, int]) -> list[tuple[pygame.Rect, Ref]]:
    return [(rect.move(at), ref_of(link)) for rect, link in text.links]


RADII, RADII_COMPACT = (104, 92, 80, 66), (62, 52, 42)
"""How large the emblem may be: as large as the text below it allows."""


class Sheet:
    """The parts of a card for a width. ``parts`` scroll; ``foot`` stands at the lower rim.

    The emblem is made smaller where the card would be higher than ``most`` pixels.
    """

    def __init__(self, card: Card, now: Now | None, layout: Layout, width: int, most: int) -> None:
        self.card, self.now, self.layout, self.width = card, now, layout, width
        px = layout.px
        self.margin = px(30 if not layout.compact else 22)
        self.room = width - 2 * self.margin
        sizes = RADII_COMPACT if layout.compact else RADII
        self.parts: list[Part] = [self._head(px(sizes[0])), self._body()]
        if card.facts:
            self.parts.append(self._facts())
        if now and (now.text or now.lines):
            self.parts += [self._rule(), self._now(now)]
        if now and now.need:
            self.parts.append(self._progress(now))
        self.parts += [self._gap(px(6)), *(self._note(index) for index in range(len(card.notes)))]
        self.foot = self._foot()
        for radius in sizes[1:]:
            if self.height > most:
                self.parts[0] = self._head(px(radius))

    @property
    def height(self) -> int:
        """Height of the whole sheet, foot and all."""
        return sum(part.height for part in self.parts) + self.foot.height

    # Head -------------------------------------------------------------------------------------

    def _head(self, radius: int) -> Part:
        """Emblem, name, kind and cost."""
        layout, card = self.layout, self.card
        px = layout.px
        small = layout.compact
        top = px(18 if small else 36) if radius > px(80) or small else px(22)
        lines, role = self._name()
        pitch = draw.line_height(role, layout.font_px(role))
        kind = rich(card.kind, theme.CHAPTER, layout.font_px(theme.CHAPTER), self.room,
                    theme.faction_text(card.faction) if card.faction else theme.BRASS, align="center")  # fmt: skip
        y_name = top + 2 * radius + px(8 if small else 16)
        y_kind = y_name + pitch * len(lines) + px(1)
        y_line = y_kind + kind.height + px(8)
        cost = card.cost is not None and card.ref[0] != "unit"
        height = y_line + px(14) + (px(30 if small else 34) if cost else 0)
        tint = wash(self.width - 2, y_line + px(30), colour_of(card))

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            target.blit(tint, (x + 1, y + 1))
            draw_emblem(target, card, (x + self.width // 2, y + top + radius), radius, self.width)
            for place, line in enumerate(lines):
                at = (x + self.width // 2, y + y_name + pitch * place + pitch // 2)
                draw.text(target, line, role, layout.font_px(role), theme.TEXT, at, "center", middle=True)
            kind.draw(target, (x + self.margin, y + y_kind))
            draw.hairline(target, (x + self.margin, y + y_line), self.room, theme.BRASS_LINE, 90)
            if cost:
                self._cost(target, (x + self.width // 2, y + y_line + px(22 if small else 26)))

        return Part(height, paint)

    def _name(self) -> tuple[list[str], Role]:
        """The name in as large letters as its room allows: on two lines, if small ones would not do."""
        name, words = self.card.name, self.card.name.split()
        for role in (NAME, NAME_SMALL):
            px = self.layout.font_px(role)
            if draw.text_width(name, role, px) <= self.room:
                return [name], role
            for cut in sorted(range(1, len(words)), key=lambda at: abs(2 * len(" ".join(words[:at])) - len(name))):
                lines = [" ".join(words[:cut]), " ".join(words[cut:])]
                if role is NAME_SMALL and all(draw.text_width(line, role, px) <= self.room for line in lines):
                    return lines, role
        return [draw.shorten(name, NAME_SMALL, self.layout.font_px(NAME_SMALL), self.room)], NAME_SMALL

    def _cost(self, target: pygame.Surface, middle: tuple[int, int]) -> None:
        """As many bolts as it costs, and the same in words."""
        layout, card = self.layout, self.card
        cost = card.cost or 0
        words = f"Costs {cost} Power" if cost else "Costs nothing"
        if card.cost_note:
            words += f", {card.cost_note}"
        label_px = layout.font_px(theme.LABEL)
        size = round(label_px * 1.2)
        step = size - layout.px(3)
        bolts = cost * step + (layout.px(10) if cost else 0)
        colour = theme.GOLD if cost else theme.FREE
        x = middle[0] - (bolts + draw.text_width(words, theme.LABEL, label_px)) // 2
        bolt = icon("power", size, theme.GOLD)
        for place in range(cost):
            target.blit(bolt, bolt.get_rect(midleft=(x + place * step, middle[1])))
        draw.text(target, words, theme.LABEL, label_px, colour, (x + bolts, middle[1]), middle=True)

    # Text and numbers -------------------------------------------------------------------------

    def _body(self) -> Part:
        layout = self.layout
        text = rich(self.card.text, theme.CARD, layout.font_px(theme.CARD), self.room, theme.TEXT, spacing=1.04)
        at = (self.margin, layout.px(4))

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            text.draw(target, (x + at[0], y + at[1]))

        return Part(text.height + layout.px(14), paint, _links(text, at))

    def _facts(self) -> Part:
        """Numbers side by side, each over its name."""
        layout, facts = self.layout, self.card.facts
        px = layout.px
        height = px(56 if not layout.compact else 46)
        step = self.room // len(facts)
        label_px = layout.font_px(theme.SMALL)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            box = pygame.Rect(x + self.margin, y, self.room, height)
            draw.fill(target, box, theme.FIELD, None, px(4))
            for place, (name, value) in enumerate(facts):
                middle = box.x + step * place + step // 2
                if place:
                    target.fill(theme.mix(theme.BRASS_LINE, theme.FIELD, 0.6), (box.x + step * place, y + px(9), 1,
                                                                                 height - px(18)))  # fmt: skip
                number = len(value) < 4
                role = theme.NUMBER if number else theme.LABEL
                value_px = layout.font_px(role) if not number else min(layout.font_px(role), px(24))
                line = draw.shorten(value, role, value_px, step - px(8))
                high = y + round(height * 0.36)
                if name == "Cost":
                    bolt = icon("power", round(value_px * 0.8), theme.GOLD)
                    found = draw.text(target, line, role, value_px, theme.TEXT, (middle + px(8), high), "center",
                                      middle=True)  # fmt: skip
                    target.blit(bolt, bolt.get_rect(midright=(found.left - px(3), high)))
                else:
                    draw.text(target, line, role, value_px, theme.TEXT, (middle, high), "center", middle=True)
                draw.text(target, name, theme.SMALL, label_px, theme.TEXT_SECOND,
                          (middle, y + round(height * 0.78)), "center", middle=True)  # fmt: skip

        return Part(height + px(12), paint)

    def _rule(self) -> Part:
        def paint(target: pygame.Surface, x: int, y: int) -> None:
            draw.hairline(target, (x + self.margin, y), self.room, theme.BRASS_LINE, 90)

        return Part(self.layout.px(12), paint)

    def _gap(self, height: int) -> Part:
        return Part(height, lambda target, x, y: None)

    # What is true now -------------------------------------------------------------------------

    def _now(self, now: Now) -> Part:
        """Whether it can be used, and how things stand."""
        layout = self.layout
        px = layout.px
        colour = {True: theme.FREE, False: theme.REASON, None: theme.TEXT_SECOND}[now.can]
        pad = px(12)
        picture = {True: "done", False: "lock", None: ""}[now.can]
        size = px(22)
        left = pad + (size + px(14) if picture else 0)
        width = self.width - 2 * px(22 if not layout.compact else 16)
        small = layout.font_px(PLAIN)
        pale = theme.mix(theme.TEXT, theme.TEXT_SECOND, 0.4)
        texts: list[tuple[RichText, int]] = []
        y = pad
        for place, line in enumerate([now.text, *now.lines]):
            if line:
                indent = left if place == 0 else pad
                tone = theme.TEXT if now.can is not None and place == 0 else pale
                text = rich(line, PLAIN, small, width - indent - pad, tone)
                texts.append((text, y))
                y += text.height + px(5)
        height = max(y - px(5) + pad, size + 2 * pad if picture else 0)
        inset = (self.width - width) // 2
        links = []
        for place, (text, down) in enumerate(texts):
            indent = left if place == 0 and now.text else pad
            links += _links(text, (inset + indent, down))

        def paint(target: pygame.Surface, x: int, top: int) -> None:
            box = pygame.Rect(x + inset, top, width, height)
            ground = theme.mix(theme.INK, colour, 0.12) if now.can is not None else theme.FIELD
            draw.fill(target, box, ground, None, px(4))
            draw.outline(target, box, colour if now.can is not None else theme.BRASS_LINE, px(4), 1, 150)
            if picture:
                sign = icon(picture, size, colour)
                middle = top + (pad + texts[0][0].height // 2 if len(texts) > 1 else height // 2)
                target.blit(sign, sign.get_rect(midleft=(box.x + pad, middle)))
            for place, (text, down) in enumerate(texts):
                indent = left if place == 0 and now.text else pad
                text.draw(target, (box.x + indent, top + down))

        return Part(height + px(10), paint, links)

    def _progress(self, now: Now) -> Part:
        """A requirement's bar with its numbers."""
        layout = self.layout
        px = layout.px
        words = f"{min(now.have, now.need)} of {now.need}"
        label_px = layout.font_px(theme.SMALL_BOLD)
        room = self.room - draw.text_width(words, theme.SMALL_BOLD, label_px) - px(12)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            bar = pygame.Rect(x + self.margin, y + px(6), room, max(px(8), 5))
            progress_bar(target, bar, min(now.have, now.need), now.need)
            draw.text(target, words, theme.SMALL_BOLD, label_px, theme.TEXT, (bar.right + px(12), bar.centery),
                      middle=True)  # fmt: skip

        return Part(px(28), paint)

    # Keywords and source ----------------------------------------------------------------------

    def _note(self, index: int) -> Part:
        """A keyword in a frame; all of it is a link."""
        layout = self.layout
        px = layout.px
        note = self.card.notes[index]
        inset = px(22 if not layout.compact else 16)
        width = self.width - 2 * inset
        name = rich(note.name, theme.BODY_BOLD, layout.font_px(theme.BODY_BOLD), width - px(32), theme.GOLD)
        text = rich(note.text, theme.SMALL, layout.font_px(theme.SMALL), width - px(32),
                    theme.mix(theme.TEXT, theme.TEXT_SECOND, 0.4), spacing=0.95)  # fmt: skip
        height = name.height + text.height + px(10)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            box = pygame.Rect(x + inset, y, width, height)
            draw.outline(target, box, theme.BRASS_LINE, px(4), 1, 120)
            name.draw(target, (box.x + px(16), y + px(4)))
            text.draw(target, (box.x + px(16), y + px(4) + name.height))

        return Part(height + px(8), paint, [(pygame.Rect(inset, 0, width, height), note.ref)])

    def _foot(self) -> Part:
        """The rulebook's place, our rulings, and the way to the rules."""
        layout, card = self.layout, self.card
        px = layout.px
        source = card.source.replace("; card", " · the card").replace("; ", " · ")
        if card.rulings:
            told = ", ".join(f"<@ruling/r{number}>R{number}</>" for number in card.rulings)
            source += f" · our ruling{'s' if len(card.rulings) > 1 else ''} {told}"
        text = rich(source, theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC), self.room,
                    theme.TEXT_THIRD, spacing=0.9)  # fmt: skip
        more = rich(f"<@rules/{card.chapter}>More in the rules</>", theme.SMALL, layout.font_px(theme.SMALL), self.room)
        gap = px(10)

        def paint(target: pygame.Surface, x: int, y: int) -> None:
            text.draw(target, (x + self.margin, y + gap))
            more.draw(target, (x + self.margin, y + gap + text.height + px(2)))

        links = _links(text, (self.margin, gap)) + _links(more, (self.margin, gap + text.height + px(2)))
        return Part(gap + text.height + px(2) + more.height + px(14), paint, links)


def progress_bar(target: pygame.Surface, bar: pygame.Rect, have: int, need: int) -> None:
    """Paint how far something has come."""
    radius = bar.height // 2
    draw.fill(target, bar, theme.FIELD, None, radius)
    draw.outline(target, bar, theme.BRASS_LINE, radius, 1, 120)
    share = bar.width * have // max(need, 1)
    if share > 1:
        done = pygame.Rect(bar.x, bar.y, max(share, bar.height), bar.height)
        draw.fill(target, done, theme.GOLD, theme.BRASS, radius)
