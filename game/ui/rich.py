"""Rich text: wrapped lines with bold, italic and coloured spans, icons and glyphs between the words.

Markup: ``**bold**``, ``__italic__``, ``<gold>coloured</>`` (names in ``theme.NAMED``, factions' ids), ``{icon:bolt}``,
``{glyph:great_cthulhu}``, and a line break for a new paragraph.
"""

import re
from dataclasses import dataclass, replace

import pygame

from game.ui import theme
from game.ui.fonts import font, role_font
from game.ui.palette import faction_cache
from game.ui.theme import RGB, Role

TOKEN = re.compile(r"(\*\*|__|</>|<[a-z_]+>|\{(?:icon|glyph):[a-z0-9_.\-]+\}|\n)")


@dataclass(frozen=True)
class _Style:
    role: Role
    colour: RGB
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True)
class _Piece:
    """A word with the blank before it, or a picture, in one style."""

    text: str
    style: _Style
    icon: str = ""
    glyph: str = ""
    blank: bool = False


def escape(plain: str) -> str:
    """Text from outside (a player's name) with nothing that would be read as markup."""
    return plain.replace("**", "* *").replace("__", "_ _").replace("<", "‹").replace("{", "(").replace("\n", " ")


def plain(markup: str) -> str:
    """The words alone, for searching and reading out."""
    return TOKEN.sub(lambda found: "\n" if found.group() == "\n" else "", markup)


def _pieces(markup: str, role: Role, colour: RGB) -> list[_Piece | None]:
    """Words and pictures in order; None ends a paragraph."""
    style = _Style(role, colour, bold=role.weight >= 700, italic=role.italic)
    colours: list[RGB] = []
    made: list[_Piece | None] = []
    blank = False
    for part in TOKEN.split(markup):
        if part == "**":
            style = replace(style, bold=not style.bold)
        elif part == "__":
            style = replace(style, italic=not style.italic)
        elif part == "</>":
            style = replace(style, colour=colours.pop() if colours else colour)
        elif part == "\n":
            made.append(None)
            blank = False
        elif part.startswith("<") and (part[1:-1] in theme.NAMED or part[1:-1] in theme.FACTION):
            colours.append(style.colour)
            name = part[1:-1]
            style = replace(style, colour=theme.faction_text(name) if name in theme.FACTION else theme.NAMED[name])
        elif part.startswith("{icon:"):
            made.append(_Piece("", style, icon=part[6:-1], blank=blank))
            blank = False
        elif part.startswith("{glyph:"):
            made.append(_Piece("", style, glyph=part[7:-1], blank=blank))
            blank = False
        elif part:
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


def _font(style: _Style, px: int) -> pygame.font.Font:
    role = style.role
    if style.bold == (role.weight >= 700) and style.italic == role.italic:
        return role_font(role, px)
    return font(role.family, 700 if style.bold else 500, px, style.italic)


def _picture(piece: _Piece, px: int) -> pygame.Surface:
    # Imported late: both draw with rich text's neighbours.
    from game.ui.glyphs import glyph
    from game.ui.icons import icon

    size = round(px * 0.92)
    if piece.glyph:
        return glyph(piece.glyph, size)
    return icon(piece.icon, size, piece.style.colour)


def _piece_surface(piece: _Piece, px: int) -> pygame.Surface:
    if piece.text:
        return _font(piece.style, px).render(piece.text, True, piece.style.colour)
    return _picture(piece, px)


def _piece_width(piece: _Piece, px: int) -> int:
    return _font(piece.style, px).size(piece.text)[0] if piece.text else round(px * 0.92)


class RichText:
    """Laid-out rich text: measured when made, drawn any number of times.

    ``width`` is where lines wrap; ``size`` is what the text takes up.
    """

    def __init__(self, markup: str, role: Role, px: int, width: int, colour: RGB = theme.TEXT,
                 spacing: float = 1.0, paragraph: float = 0.35, align: str = "left") -> None:  # fmt: skip
        self._px = px
        self._align = align
        self._wrap = width
        self._lines: list[tuple[int, list[tuple[int, _Piece]], int]] = []
        self._pitch = round(role_font(role, px).get_linesize() * spacing)
        self._gap = round(self._pitch * paragraph)
        self._ascent = role_font(role, px).get_ascent()
        self.size = self._lay_out(_pieces(markup, role, colour), width)
        self._surface: pygame.Surface | None = None

    @property
    def height(self) -> int:
        """Height of all lines."""
        return self.size[1]

    @property
    def lines(self) -> int:
        """Number of lines."""
        return len(self._lines)

    def _lay_out(self, pieces: list[_Piece | None], width: int) -> tuple[int, int]:
        line: list[tuple[int, _Piece]] = []
        x = y = widest = 0
        index = 0
        while index < len(pieces):
            piece = pieces[index]
            if piece is None:
                self._lines.append((y, line, x))
                line, x, y = [], 0, y + self._pitch + self._gap
                index += 1
                continue
            # Pieces not parted by a blank ("word" + bold comma) stay on one line.
            end = index + 1
            while end < len(pieces) and (after := pieces[end]) is not None and not after.blank:
                end += 1
            group = [p for p in pieces[index:end] if p is not None]
            blank = _font(piece.style, self._px).size(" ")[0] if piece.blank and line else 0
            needed = blank + sum(_piece_width(p, self._px) for p in group)
            if line and x + needed > width:
                self._lines.append((y, line, x))
                line, x, y, blank = [], 0, y + self._pitch, 0
            x += blank
            for part in group:
                line.append((x, part))
                x += _piece_width(part, self._px)
            widest = max(widest, x)
            index = end
        if line or not self._lines:
            self._lines.append((y, line, x))
            y += self._pitch
        else:
            y -= self._gap
        return max(widest, 1), max(y, 1)

    @property
    def surface(self) -> pygame.Surface:
        """The text as a picture."""
        if self._surface is None:
            self._surface = self._render()
        return self._surface

    def _render(self) -> pygame.Surface:
        width = self.size[0] if self._align == "left" else max(self._wrap, self.size[0])
        made = pygame.Surface((width, self.size[1] + round(self._px * 0.2)), pygame.SRCALPHA)
        for y, line, length in self._lines:
            shift = 0
            if self._align == "center":
                shift = (width - length) // 2
            elif self._align == "right":
                shift = width - length
            for x, piece in line:
                picture = _piece_surface(piece, self._px)
                if piece.text:
                    top = y + self._ascent - _font(piece.style, self._px).get_ascent()
                else:
                    top = y + round(self._ascent * 0.62 - picture.get_height() / 2)
                made.blit(picture, (x + shift, max(top, 0)))
        return made

    def draw(self, target: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
        """Draw at the upper left corner ``at``."""
        return target.blit(self.surface, at)


@faction_cache(512)
def rich(markup: str, role: Role, px: int, width: int, colour: RGB = theme.TEXT, spacing: float = 1.0,
         align: str = "left") -> RichText:  # fmt: skip
    """Laid-out rich text out of a cache."""
    return RichText(markup, role, px, width, colour, spacing, align=align)
