"""At the Mountains of Madness: a ridge, and slopes that climb from it and fall from it."""

from __future__ import annotations

import pygame

from game.games.rites.screen.cards import strip_width
from game.games.rites.screen.layouts.common import Y_OF_ROW, coveted_column, draw_pile, row_of
from game.games.rites.screen.layouts.ritelayout import Brush, Canvas, Place, RiteLayout
from game.games.rites.words.faces import face_of
from game.games.rites.words.tableview import CardTable
from game.language.spoken import say
from game.ui import draw, theme
from game.ui.theme import RGB, mix, rgb

LONGEST = 4
FANNED = 4
"""How many cards of a slope lie in sight at most: its last ones."""
CARD = 100.0
PITCH = 214.0
BASE = CARD * 1.5 + 14
"""How far from the ridge a slope begins."""
OFF = 22.0
"""How far each card of a slope lies from the one before it, away from the ridge."""
TOP_RANK = 13
SNOW, NIGHT = rgb("#9fb6c8"), rgb("#0d1622")
ABOVE, BENEATH = 0, 1


def ranks_of(table: CardTable) -> list[int]:
    """The elder signs on the ridge, from the lowest."""
    return [face_of(card).counts for card in table.state["ridge"]]


def slope_of(table: CardTable, pile: int) -> list[str]:
    """The cards of a slope, the first played first."""
    return list(table.state["slopes"].get(str(pile), ()))


def ends_of(ranks: list[int]) -> tuple[int | None, int | None]:
    """What would lengthen the ridge, at its low end and at its high one."""
    if not ranks or len(ranks) >= LONGEST:
        return None, None
    low, high = ranks[0] - 1, ranks[-1] + 1
    return low if low > 0 else None, high if high <= TOP_RANK else None


def fan_of(canvas: Canvas) -> tuple[int, float]:
    """How many cards of a slope lie in sight, and how far each lies to the right of the one before it.

    So far that the strip with its elder sign stays in sight, and so many that slopes stay apart.
    """
    along = (strip_width(canvas.px(CARD)) + 1) / canvas.unit
    return min(FANNED, 1 + int((PITCH - CARD - 8) / along)), along


class MountainsLayout(RiteLayout):
    """The ridge across the middle, a slope above and one beneath each of its cards."""

    in_a_row = True
    candles = ((-556.0, -80.0),)
    opening = (
        ("w5", "g6", "b7", "+", "y8"),
        ("g6:ridge", ">", "b7:up_one", ">", "y8:up_one"),
        ("b0", "+", "g13*:on_top"),
        ("y12*:last_card",),
    )

    def places(self, table: CardTable, canvas: Canvas) -> list[Place]:
        """Piles, the ridge, and all eight slopes."""
        if canvas.low:
            return self._row(table, canvas)
        found = [draw_pile(table, canvas, -546, 168, 92), *coveted_column(table, canvas, 546, 152, 104)]
        ranks = ranks_of(table)
        if not ranks:
            return [*found, self._first(canvas.card(0, 0, CARD))]
        found += self._ridge(table, canvas, self._columns(len(ranks)), CARD, 0, PITCH * 0.62)
        for rank, x in zip(ranks, self._columns(len(ranks)), strict=True):
            for half in (ABOVE, BENEATH):
                found += self._slope(table, canvas, rank, half, x)
        return found

    def _columns(self, count: int) -> list[float]:
        return [(n - (count - 1) / 2) * PITCH for n in range(count)]

    def _first(self, rect: pygame.Rect) -> Place:
        caption = say("rites-mountain-first.caption")
        return Place("pile:0", rect, empty=True, caption=caption, note=say("rites-mountain-first"))

    def _ridge(
        self, table: CardTable, canvas: Canvas, columns: list[float], width: float, y: float, end: float
    ) -> list[Place]:
        """The band of the ridge as a region, the places at its ends, and its cards."""
        ranks = ranks_of(table)
        low, high = ends_of(ranks)
        left = columns[0] - end - width * 0.5 if low is not None else columns[0] - width * 0.5
        right = columns[-1] + end + width * 0.5 if high is not None else columns[-1] + width * 0.5
        wanted = [rank for rank in (low, high) if rank is not None]
        note = say("rites-mountain-ridge" if wanted else "rites-mountain-ridge.full", ranks=wanted)
        band = canvas.rect((left + right) / 2, y, right - left + 14, width * 1.5 + 14)
        found = [Place("pile:0", band, note=note)]
        for name, rank, x in (("low", low, columns[0] - end), ("high", high, columns[-1] + end)):
            if rank is not None:
                found.append(Place(f"pile:0:{name}", canvas.card(x, y, width * 0.8), empty=True, note=note))
        for card, x in zip(table.state["ridge"], columns, strict=True):
            shown = face_of(card)
            found.append(Place(f"ridge:{shown.counts}", canvas.card(x, y, width), card, note=note))
        return found

    def _note(self, table: CardTable, rank: int, half: int) -> str:
        slope = slope_of(table, 2 * rank + half)
        top = face_of(slope[-1]).counts if slope else rank
        wanted = [near for near in (top - 1, top + 1) if 0 <= near <= TOP_RANK]
        half_of = "beneath" if half else "above"
        return say("rites-mountain-slope", half=half_of, rank=rank, cards=len(slope), ranks=wanted)

    def _slope(self, table: CardTable, canvas: Canvas, rank: int, half: int, x: float) -> list[Place]:
        """The last cards of a slope, the top one under the slope's own name."""
        pile = 2 * rank + half
        slope = slope_of(table, pile)
        note = self._note(table, rank, half)
        away = 1 if half else -1
        if not slope:
            return [Place(f"pile:{pile}", canvas.card(x, away * (BASE - 12), CARD * 0.82), empty=True, note=note)]
        most, along = fan_of(canvas)
        shown = slope[-most:]
        found = []
        for n, card in enumerate(shown):
            last = n == len(shown) - 1
            at = (x + (n - (len(shown) - 1) / 2) * along, away * (BASE + n * OFF))
            name = f"pile:{pile}" if last else f"pile:{pile}:{n}"
            found.append(Place(name, canvas.card(*at, CARD), card, note=note))
        return found

    # A low window: slope, ridge card, slope, beside each other ---------------------------------

    def _row(self, table: CardTable, canvas: Canvas) -> list[Place]:
        row, y = row_of(canvas, 3 * LONGEST + 2), Y_OF_ROW
        found = [draw_pile(table, canvas, row.x(0), y, row.card),
                 *coveted_column(table, canvas, row.x(13), y, row.card)]  # fmt: skip
        ranks = ranks_of(table)
        if not ranks:
            return [*found, self._first(canvas.card(0, y, row.card))]
        columns = [(n - (len(ranks) - 1) / 2) * 3 * row.pitch for n in range(len(ranks))]
        # The ends lie beyond the slopes of the outer cards.
        found += self._ridge(table, canvas, columns, row.card, y, 2 * row.pitch)
        for rank, x in zip(ranks, columns, strict=True):
            for half in (ABOVE, BENEATH):
                pile = 2 * rank + half
                slope = slope_of(table, pile)
                rect = canvas.card(x + (row.pitch if half else -row.pitch), y, row.card * 0.94)
                top = slope[-1] if slope else ""
                deep = min(len(slope), 3) or 1
                note = self._note(table, rank, half)
                found.append(Place(f"pile:{pile}", rect, top, empty=not slope, deep=deep, note=note))
        return found

    # What does not move -----------------------------------------------------------------------

    def ground_key(self, table: CardTable) -> object:
        """The ridge."""
        return tuple(ranks_of(table))

    def ground(self, table: CardTable, brush: Brush) -> None:
        """Ledges; the ranges are let into the table."""
        for ledge in self._ledges(table, brush):
            draw.fill(brush.target, ledge, mix(NIGHT, SNOW, 0.16), mix(NIGHT, SNOW, 0.06), brush.scale.px(10), 190)
            draw.outline(brush.target, ledge, theme.BRASS_LINE, brush.scale.px(10), 1, 190)

    def _ledges(self, table: CardTable, canvas: Canvas) -> list[pygame.Rect]:
        """One under the ridge; in a low window one under each of its cards and its two slopes."""
        places = self.places(table, canvas)
        if not canvas.low:
            return [place.rect for place in places if place.id == "pile:0" and not place.empty]
        grown = canvas.px(2 * row_of(canvas, 3 * LONGEST + 2).pitch), canvas.px(60)
        return [place.rect.inflate(grown) for place in places if place.id.startswith("ridge:")]

    def marks(self, table: CardTable, brush: Brush) -> None:
        """What the ends of the ridge take, and how many cards a long slope has."""
        low, high = ends_of(ranks_of(table))
        for place in self.places(table, brush):
            kind, _, number = place.id.partition(":")
            if number in ("0:low", "0:high"):
                px = max(min(brush.scale.font_px(theme.TITLE), place.rect.width * 6 // 10), theme.SMALLEST_PX)
                told = str(low if number == "0:low" else high)
                brush.words(told, theme.TITLE, place.rect.center, theme.BRASS_LINE, px, halo=0)
            elif kind == "pile" and number.isdecimal() and number != "0":
                self._slope_mark(table, brush, int(number), place)

    def _slope_mark(self, table: CardTable, brush: Brush, pile: int, place: Place) -> None:
        """An arrow where no card lies yet or all lie in a row, and the count of a long slope."""
        rect, count, half = place.rect, len(slope_of(table, pile)), pile % 2
        if place.empty:
            size = max(rect.width // 5, 4)
            _arrow(brush.target, rect.center, size, half, mix(theme.BRASS_LINE, theme.INK, 0.3))
        elif brush.low:
            _arrow(brush.target, (rect.centerx, rect.bottom + max(brush.px(50), 6)), 5, half, theme.BRASS)
        elif count > fan_of(brush)[0]:
            away = brush.scale.font_px(theme.SMALL) // 2 + brush.px(8)
            at = (rect.centerx, rect.bottom + away if half else rect.top - away)
            brush.words(say("rites-mountain-cards", cards=count), theme.SMALL, at, theme.TEXT_SECOND)

    def dimmed(self, kind: str, table: CardTable, out: list[str]) -> str:
        why = {"mountain": "no-slope", "elder_sign": "no-book"}.get(kind)
        return say(f"rites-mountain-{why}") if why else ""


def _arrow(target: pygame.Surface, at: tuple[int, int], size: int, half: int, colour: RGB) -> None:
    """A small peak: upward for a slope above the ridge, downward for one beneath it."""
    x, y = at
    tip = size if half else -size
    points = [(x - size, y - tip // 2), (x, y + tip // 2), (x + size, y - tip // 2)]
    pygame.draw.lines(target, colour, False, points, max(size // 5, 2))


LAYOUT = MountainsLayout()
