"""Rich text: wrapped lines with bold, italic and coloured spans, icons and glyphs between the words.

Markup: ``**bold**``, ``__italic__``, ``<gold>coloured</>`` (names in ``theme.NAMED``, factions' ids), ``{icon:bolt}``,
``{glyph:great_cthulhu}``, and a line break for a new paragraph. ``<@kind/key>words</>`` is a link to a card, in bold
gold, ``<~kind/key>words</>`` one that looks like the words around it, ``<mark>words</>`` what a search has found.
"""

import functools
import math
import re
from typing import NamedTuple

import pygame

from game.match.outside_text import shown
from game.ui import theme
from game.ui.fonts import Face, face, role_face
from game.ui.palette import faction_cache
from game.ui.theme import RGB, Role

TOKEN = re.compile(r"(\*\*|__|</>|<[a-z_]+>|<[@~][a-z_]+/[a-z0-9_]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}|\n)")

SIGNS = ("%",)
"""What stays with the number before it, though a blank stands between."""
HYPHEN = re.compile(r"(?<=\w-)(?=\w)")
"""Where a word that is longer than a line is parted."""
LONGEST_WORD = 40
"""Letters without a blank that may stand in one line though they are longer than it: more are a path, or no word."""
LEAST_BLANK, LEAST_SLANTED = 0.22, 0.28
"""The least room between words, in shares of their height: a small blank of Alegreya Sans has two pixels.

Letters that the renderer slants reach into it.
"""


class _Style(NamedTuple):
    role: Role
    colour: RGB
    bold: bool = False
    italic: bool = False
    link: str = ""
    marked: bool = False


class _Piece(NamedTuple):
    """A word with the blank before it, or a picture, in one style."""

    text: str
    style: _Style
    icon: str = ""
    glyph: str = ""
    blank: bool = False
    opens: bool = False
    """Whether a line may begin with it though no blank stands before it: the rest of a long word."""


def escape(plain: str) -> str:
    """Text from outside (a player's name) with nothing that cannot be shown or would be read as markup."""
    plain = shown(plain, lines=True)
    plain = re.sub(r"\*(?=\*)", "* ", re.sub(r"_(?=_)", "_ ", plain))
    return plain.replace("<", "‹").replace("{", "(").replace("\n", " ")


@functools.lru_cache(maxsize=2048)
def plain(markup: str) -> str:
    """The words alone, for searching and reading out."""
    return TOKEN.sub(lambda found: "\n" if found.group() == "\n" else "", markup)


def _pieces(markup: str, role: Role, colour: RGB) -> list[_Piece | None]:
    """Words and pictures in order; None ends a paragraph."""
    style = _Style(role, colour, bold=role.weight >= 700, italic=role.italic)
    before: list[_Style] = []
    made: list[_Piece | None] = []
    blank = False
    for place, part in enumerate(TOKEN.split(markup)):
        if place % 2 == 0:
            # What stands between two marks.
            blank = _words(part, style, blank, made) if part else blank
        elif part == "**":
            style = style._replace(bold=not style.bold)
        elif part == "__":
            style = style._replace(italic=not style.italic)
        elif part == "</>":
            # Bold and italic end by marks of their own.
            kept = before.pop() if before else style._replace(colour=colour, link="", marked=False)
            style = kept if style.link != kept.link else kept._replace(bold=style.bold, italic=style.italic)
        elif part == "\n":
            made.append(None)
            blank = False
        elif part.startswith("<") and (part[1:-1] in theme.NAMED or part[1:-1] in theme.FACTION):
            before.append(style)
            name = part[1:-1]
            style = style._replace(colour=theme.faction_text(name) if name in theme.FACTION else theme.NAMED[name])
        elif part.startswith(("<@", "<~")):
            before.append(style)
            style = style._replace(link=part[2:-1])
            if part.startswith("<@"):
                style = style._replace(colour=theme.GOLD, bold=True)
        elif part == "<mark>":
            before.append(style)
            style = style._replace(marked=True)
        elif part.startswith("{icon:"):
            made.append(_Piece("", style, icon=part[6:-1], blank=blank))
            blank = False
        elif part.startswith("{glyph:"):
            made.append(_Piece("", style, glyph=part[7:-1], blank=blank))
            blank = False
        else:
            # A mark nobody knows is read as it stands.
            blank = _words(part, style, blank, made)
    return made


def _words(part: str, style: _Style, blank: bool, made: list[_Piece | None]) -> bool:
    """Append the words of a stretch of text; returns whether it ends in a blank."""
    for index, word in enumerate(part.split(" ")):
        blank = blank or index > 0
        if word:
            made.append(_Piece(word, style, blank=blank))
            blank = False
    return blank


def _face(style: _Style, px: int) -> Face:
    role = style.role
    if style.bold == (role.weight >= 700) and style.italic == role.italic:
        return role_face(role, px)
    return face(role.family, 700 if style.bold else 500, px, style.italic)


def _picture(piece: _Piece, px: int) -> pygame.Surface:
    # Imported late: both draw with rich text's neighbours.
    from game.ui.glyphs import glyph
    from game.ui.icons import icon

    size = round(px * 0.92)
    if piece.glyph:
        return glyph(piece.glyph, size)
    return icon(piece.icon, size, piece.style.colour)


@functools.lru_cache(maxsize=1500)
def _word(set_in: Face, text: str, colour: RGB) -> pygame.Surface:
    """A word as a picture: the same few are set again and again."""
    return set_in.line(text, colour)


@functools.lru_cache(maxsize=6000)
def _pen(set_in: Face, text: str) -> tuple[float, float]:
    return set_in.pen(text)


class _Placed(NamedTuple):
    """A piece: how far it takes the pen on, how far its picture begins before it, the blank before it, its place."""

    piece: _Piece
    advance: float
    lead: float
    blank: float
    x: float = 0.0

    @property
    def stays(self) -> bool:
        """Whether no line may begin with it: nothing parts it from what stands before it, or it is a sign of that."""
        return not (self.piece.blank or self.piece.opens) or self.piece.text.startswith(SIGNS)


def _measured(pieces: list[_Piece | None], px: int, width: int) -> list[_Placed | None]:
    """The pieces with their lengths; a word longer than a line is parted."""
    made: list[_Placed | None] = []
    style: _Style | None = None
    for piece in pieces:
        if piece is None:
            made.append(None)
            continue
        if piece.style is not style:
            style = piece.style
            set_in = _face(style, px)
            blank = max(_pen(set_in, " ")[0], (LEAST_SLANTED if set_in.slanted else LEAST_BLANK) * px)
        advance, lead = _pen(set_in, piece.text) if piece.text else (round(px * 0.92), 0.0)
        if advance <= width or not (HYPHEN.search(piece.text) or len(piece.text) > LONGEST_WORD):
            made.append(_Placed(piece, advance, lead, blank if piece.blank else 0.0))
            continue
        first, *rest = _parted(piece.text)
        made.append(_Placed(piece._replace(text=first), *_pen(set_in, first), blank if piece.blank else 0.0))
        for part in rest:
            made.append(_Placed(piece._replace(text=part, blank=False, opens=True), *_pen(set_in, part), 0.0))
    return made


def _parted(word: str) -> list[str]:
    """The parts of a word that is longer than a line: behind its hyphens, and anywhere where it is no word at all."""
    parts = HYPHEN.split(word)
    return [part[at : at + LONGEST_WORD] for part in parts for at in range(0, len(part), LONGEST_WORD)] or [word]


class RichText:
    """Laid-out rich text: measured when made, drawn any number of times.

    ``width`` is where lines wrap; ``size`` is what the text takes up.
    """

    def __init__(self, markup: str, role: Role, px: int, width: int, colour: RGB = theme.TEXT,
                 spacing: float = 1.0, align: str = "left") -> None:  # fmt: skip
        self._px = px
        self._align = align
        self._wrap = width
        self._lines: list[tuple[int, list[_Placed], float]] = []
        own = role_face(role, px)
        self._pitch = round(own.pitch * spacing)
        self._gap = round(self._pitch * 0.35)
        self._ascent = own.ascent
        self.size = self._lay_out(_measured(_pieces(markup, role, colour), px, width), width)
        self._surface: pygame.Surface | None = None

    @property
    def height(self) -> int:
        return self.size[1]

    @property
    def lines(self) -> int:
        return len(self._lines)

    def _lay_out(self, pieces: list[_Placed | None], width: int) -> tuple[int, int]:
        line: list[_Placed] = []
        x = widest = 0.0
        y = 0
        index = 0
        while index < len(pieces):
            first = pieces[index]
            if first is None:
                self._lines.append((y, line, x))
                line, x, y = [], 0.0, y + self._pitch + self._gap
                index += 1
                continue
            # Pieces not parted by a blank ("word" + bold comma) stay on one line, and a sign stays with its number.
            group, long = [first], first.advance
            index += 1
            while index < len(pieces) and (after := pieces[index]) is not None and after.stays:
                group.append(after)
                long += after.blank + after.advance
                index += 1
            # A line begins with the ink: the foot of an italic f must push only its own line on, not its word alone.
            blank = first.blank if line else first.lead
            if line and x + blank + long > width:
                self._lines.append((y, line, x))
                line, x, y, blank = [], 0.0, y + self._pitch, first.lead
            for piece, advance, lead, before, _ in group:
                x += blank if piece is first.piece else before
                line.append(_Placed(piece, advance, lead, before, x))
                x += advance
            widest = max(widest, x)
        if line or not self._lines:
            self._lines.append((y, line, x))
            y += self._pitch
        else:
            y -= self._gap
        return max(math.ceil(widest), 1), max(y, 1)

    @functools.cached_property
    def links(self) -> list[tuple[pygame.Rect, str]]:
        """Where the words of links stand, and what each points to (``kind/key``), in reading order."""
        found: list[tuple[pygame.Rect, str]] = []
        for y, line, length in self._lines:
            shift = self._shift(length)
            for part in line:
                link = part.piece.style.link
                if not link:
                    continue
                left = round(part.x + shift)
                rect = pygame.Rect(left, y, round(part.x + shift + part.advance) - left, self._pitch)
                last = found[-1] if found else None
                if last and last[1] == link and last[0].y == y and rect.x - last[0].right < self._px:
                    last[0].width = rect.right - last[0].x
                else:
                    found.append((rect, link))
        return found

    @functools.cached_property
    def sign(self) -> pygame.Rect | None:
        """Where the first line's first sign of a side stands, on all of the line's height."""
        y, line, length = self._lines[0]
        part = next((part for part in line if part.piece.glyph), None)
        return pygame.Rect(round(part.x + self._shift(length)), y, round(part.advance), self._pitch) if part else None

    def _shift(self, length: float) -> float:
        """How far to the right a line of a length begins."""
        width = self.size[0] if self._align == "left" else max(self._wrap, self.size[0])
        return {"center": (width - length) / 2, "right": width - length}.get(self._align, 0.0)

    @property
    def surface(self) -> pygame.Surface:
        if self._surface is None:
            self._surface = self._render()
        return self._surface

    def _render(self) -> pygame.Surface:
        width = self.size[0] if self._align == "left" else max(self._wrap, self.size[0])
        # What hangs over the ends of lines is painted too.
        over = round(self._px * 0.2)
        made = pygame.Surface((width + over, self.size[1] + over), pygame.SRCALPHA)
        style: _Style | None = None
        for y, line, length in self._lines:
            shift = self._shift(length)
            for part in line:
                piece = part.piece
                left = round(part.x + shift - part.lead)
                if piece.text:
                    if piece.style is not style:
                        # Found anew: the text may be older than the fonts that are open.
                        style = piece.style
                        set_in = _face(style, self._px)
                    picture = _word(set_in, piece.text, piece.style.colour)
                    top = y + self._ascent - set_in.ascent
                else:
                    picture = _picture(piece, self._px)
                    top = y + round(self._ascent * 0.62 - picture.get_height() / 2)
                if piece.style.marked:
                    ground = pygame.Rect(left - 1, y + 1, picture.get_width() + 2, self._pitch - 1)
                    made.fill((*theme.MARKED, 255), ground)
                made.blit(picture, (left, max(top, 0)))
        return made

    def draw(self, target: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
        return target.blit(self.surface, at)


@faction_cache(320)
def rich(markup: str, role: Role, px: int, width: int, colour: RGB = theme.TEXT, spacing: float = 1.0,
         align: str = "left") -> RichText:  # fmt: skip
    """Laid-out rich text out of a cache."""
    return RichText(markup, role, px, width, colour, spacing, align=align)
