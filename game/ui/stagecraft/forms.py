"""The ground every moment is played on: the window gone dark, sparks, fog, and its words."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from game.ui import draw, theme
from game.ui.fonts import role_face
from game.ui.stagecraft.act import Act
from game.ui.stagecraft.camera import Camera, eased, trembling
from game.ui.stagecraft.light import Size, clear, dimmed, lay, light
from game.ui.stagecraft.timeline import smooth
from game.ui.theme import RGB

HIGH = 1080
"""The window that measures are told for, in pixels of its height."""
SHADE: RGB = (3, 6, 9)


class Form:
    """How a moment looks. Words are made in the window's thread, pictures by ``prepare`` in another.

    ``turn`` counts moments: whatever follows another one looks another way.
    """

    SECONDS = 1.5
    COMES, GOES = 0.3, 0.25
    """Seconds in which the window goes dark and comes back."""
    SPOKEN = (0.60, 0.90)
    """Seconds in which its words come."""
    LEFT = 0.26
    """How much of the window's light is left."""
    SAID_AT = 0.875
    TITLE_PX, LINE_PX = 92, 31
    INK: RGB | None = None
    """The color of its name, without one the side's own, paler."""
    DEEP = 0.055
    """By how much of its size the board comes nearer."""
    BLOWS: tuple[tuple[float, float], ...] = ()
    """When the view trembles, and by how many pixels."""

    def __init__(self, act: Act, size: Size, turn: int, view: pygame.Rect | None = None) -> None:
        self.act, self.size, self.turn = act, size, turn
        self.k = min(size[1] / HIGH, size[0] / 1600)
        self.way = 1 if turn % 2 else -1
        self.near = turn % 3 != 1
        self.color = act.colors[0]
        board = pygame.Rect((0, 0), size)
        self.camera = Camera(view.clip(board) if view else board, act.at, self.DEEP * (1.0 if self.near else 1.3))
        self.words = self._written()

    def px(self, measure: float) -> int:
        """Pixels of this window for pixels of one 1080 high."""
        return round(measure * self.k)

    # Words ------------------------------------------------------------------------------------

    def _line(self, text: str, role: theme.Role, px: int, color: RGB) -> pygame.Surface:
        wide = round(self.size[0] * 0.86)
        px = max(px, theme.SMALLEST_PX)
        while px > 16 and role_face(role, px).width(text.upper() if role.caps else text, round(px * 0.1)) > wide:
            px -= 2
        return draw.text_surface(text, role, px, color)

    def _written(self) -> pygame.Surface:
        """Title, ornament and line under each other, dark round the letters."""
        pale = self.INK or theme.mix(self.color, (255, 255, 255), 0.72)
        lines = [self._line(self.act.title.upper(), theme.GAME_TITLE, self.px(self.TITLE_PX), pale)]
        if self.act.line:
            lines.append(self._line(self.act.line, theme.SUBTITLE, max(self.px(self.LINE_PX), 18), theme.TEXT))
        rule, gap = self.px(26), 4
        wide = max(line.get_width() for line in lines) + 2 * gap
        made = clear((max(wide, self.px(620)), sum(line.get_height() for line in lines) + rule + 2 * gap))
        middle, top = made.get_width() // 2, gap
        for place, line in enumerate(lines):
            dark = line.copy()
            dark.fill((*SHADE, 255), special_flags=pygame.BLEND_RGBA_MULT)
            left = middle - line.get_width() // 2
            made.fblits([(dark, (left + dx, top + dy)) for dx, dy in ((-2, 0), (2, 1), (0, 3), (1, -2), (0, 2))])
            made.blit(line, (left, top))
            top += line.get_height()
            if place == 0:
                self._ornament(made, middle, top + rule // 3)
                top += rule
        return made

    def _ornament(self, made: pygame.Surface, x: int, y: int) -> None:
        """A rule with a lozenge."""
        away, reach, r = self.px(44), self.px(300), max(self.px(7), 3)
        for side in (-1, 1):
            pygame.draw.line(made, theme.BRASS, (x + side * away, y), (x + side * reach, y), max(self.px(2), 1))
        pygame.draw.polygon(made, theme.GOLD, [(x, y - r), (x + r, y), (x, y + r), (x - r, y)])

    # Pictures ---------------------------------------------------------------------------------

    def painted(self) -> list[pygame.Surface]:
        """The act's own pictures: painted in the window's thread, as they have words."""
        return [paint() for paint in self.act.pictures]

    def prepare(self, shot: pygame.Surface, pictures: Sequence[pygame.Surface] = ()) -> None:
        """Make the pictures it is played with."""
        self.pictures = pictures
        self.shot = shot
        self.dark = dimmed(shot, self.color, self.LEFT)
        w, h = self.size
        self.veil = light("glow", (round(w * 1.1), round(h * 0.52)), SHADE, 0.92)
        self.spark = light("glow", (max(self.px(9), 5),) * 2, theme.mix(self.color, (255, 255, 255), 0.5))
        self.made()

    def made(self) -> None:
        """Make the pictures this form has of its own."""

    # Playing ----------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, t: float) -> None:
        """Paint it as it is after ``t`` seconds."""
        there = 1 - smooth(self.SECONDS - self.GOES, self.SECONDS, t)
        dim = smooth(0.0, self.COMES, t) * there
        self._ground(target, dim)
        shake = sum(trembling(t - at, size) for at, size in self.BLOWS) * self.k
        self.camera.look(target, self.nearing(t), shake, dim >= 1)
        self.scene(target, t, there)
        said = smooth(*self.SPOKEN, t) * there
        if said:
            w, h = self.size
            at = round(h * self.SAID_AT)
            lay(target, self.veil, ((w - self.veil.get_width()) / 2, at - self.veil.get_height() / 2), said)
            up = self.px(16) * (1 - smooth(*self.SPOKEN, t))
            lay(target, self.words, ((w - self.words.get_width()) / 2, at - self.words.get_height() / 2 + up), said)

    def nearing(self, t: float) -> float:
        """How near the camera is, 0 to 1: at the end the board is where it was."""
        return eased(t, self.SECONDS, self.GOES + 0.12)

    def _ground(self, target: pygame.Surface, dim: float) -> None:
        if dim < 1:
            target.blit(self.shot, (0, 0))
        lay(target, self.dark, (0, 0), dim)

    def scene(self, target: pygame.Surface, t: float, there: float) -> None:
        """Paint what happens; ``there`` goes to 0 at the end."""

    def sparks(self, target: pygame.Surface, t: float, count: int, box: pygame.Rect, share: float) -> None:
        """Points of light that rise from below."""
        if share <= 0.02:
            return
        chance = random.Random(self.turn)
        side = self.spark.get_width() / 2
        found = []
        for _ in range(count):
            x, y, speed, sway = chance.random(), chance.random(), chance.uniform(0.10, 0.34), chance.uniform(0, 6.3)
            up = (y - t * speed) % 1.0
            if chance.random() > share * min(1.0, 4 * up, 6 * (1 - up)):
                continue
            at = box.x + x * box.width + self.px(16) * math.sin(2 * t + sway), box.y + up * box.height
            found.append((self.spark, (round(at[0] - side), round(at[1] - side))))
        self.spark.set_alpha(255)
        target.fblits(found)
