"""What comes to a monkey's mind: which deed next, by what is on top."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from game.games.wars.screen.end import EndScene
from game.ui.layout import MIN_HEIGHT, MIN_WIDTH
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import MatchScene
from scripts.window.offers import Offer, arrow, blocked_cards, labelled, lights, offers, pressables

if TYPE_CHECKING:
    from scripts.window.monkey import Monkey

SIZES = ((640, 360), (800, 600), (1024, 640), (1280, 720), (1280, 720), (1366, 768), (1600, 900), (1920, 1080),
         (2560, 1440))  # fmt: skip
PLAIN_KEYS = (
    pygame.K_TAB, pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN,
    pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END, pygame.K_F1,
    pygame.K_F2, pygame.K_F5, pygame.K_F8, pygame.K_F9, pygame.K_F10, pygame.K_BACKSPACE, pygame.K_DELETE,
    pygame.K_KP_ENTER,
)  # fmt: skip
LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789.,+-/?'"
CONTROLLED = "zyzysfzafm"


class Whims:
    """Chooses deeds for a monkey and has them done."""

    def __init__(self, monkey: Monkey) -> None:
        self.monkey = monkey
        self.luck = monkey.luck
        self._tries = 0

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.monkey.top

    def act(self) -> None:
        """Do something, whatever is on top."""
        if self.luck.random() < 0.02:
            self._window()
        elif isinstance(self.top, MatchScene):
            self._at_table(self.top)
        else:
            self._elsewhere(self.top)

    # At the table ---------------------------------------------------------------------------------

    def _at_table(self, table: Any) -> None:
        weights = ((46, self._answer), (9, self._any_widget), (6, self._stray), (5, self._right), (10, self._any_key),
                   (5, self._turn_wheel), (4, self._drag), (6, self._hover), (4, self._undo), (2, self._why_not),
                   (3, self._menu))  # fmt: skip
        chosen = self.luck.choices([deed for _, deed in weights], [weight for weight, _ in weights])[0]
        chosen(table)

    def _answer(self, table: Any) -> None:
        if not self.answer(table):
            self.monkey.do("rest")

    def answer(self, table: Any) -> bool:
        """Click on something that answers the open question; false if nothing does just now."""
        found = offers(table)
        if not found:
            return False
        turned = arrow(table)
        if turned is not None and self.luck.random() < 0.25:
            self.click(turned.rect.center)
            found = offers(table)
        kinds = sorted({offer.kind for offer in found})
        # First the kind, so that forty areas do not drown one card.
        hurry = self.monkey.hurries
        shunned = ("pass", "done") if not hurry else ("abandon_gate", "control_gate")
        able = [kind for kind in kinds if kind not in shunned] or kinds
        kind = self.luck.choice(able if self.luck.random() < 0.85 else kinds)
        if hurry and "done" in kinds and self.luck.random() < 0.4:
            kind = "done"
        offer = self.luck.choice([offer for offer in found if offer.kind == kind])
        if offer.on_map and self.luck.random() < 0.15:
            self._drag_piece(table, offer)
        else:
            self.click(offer.point)
        self.monkey.done["offers clicked"] += 1
        return True

    def _drag_piece(self, table: Any, offer: Offer) -> None:
        others = [other.point for other in lights(table)] or [self._anywhere()]
        self.drag(offer.point, self.luck.choice([*others, self._anywhere()]))

    def _stray(self, table: Any) -> None:
        self.click(self._anywhere())

    def _right(self, table: Any) -> None:
        spots = [spot.at for spot in table.stage.map.spots]
        self.click(self.luck.choice([*spots, self._anywhere()]), button=self.luck.choice((3, 3, 2)))

    def _undo(self, table: Any) -> None:
        self.key(pygame.K_z if self.luck.random() < 0.6 else pygame.K_y, pygame.KMOD_CTRL)

    def _why_not(self, table: Any) -> None:
        blocked = blocked_cards(table)
        if blocked:
            self.click(self.luck.choice(blocked).rect.center)
        else:
            self._hover(table)

    def _menu(self, table: Any) -> None:
        self.key(pygame.K_ESCAPE)

    # Anywhere -------------------------------------------------------------------------------------

    def _elsewhere(self, scene: Any) -> None:
        share = self.luck.random()
        if share < 0.40:
            self._any_widget(scene)
        elif share < 0.62:
            self.way_on()
        elif share < 0.76:
            self._any_key(scene)
        elif share < 0.84:
            self._turn_wheel(scene)
        elif share < 0.90:
            self._stray_anywhere()
        elif share < 0.95:
            self._drag(scene)
        else:
            self._hover(scene)

    def _stray_anywhere(self) -> None:
        self.click(self._anywhere(), button=self.luck.choice((1, 1, 1, 2, 3)))

    def _any_widget(self, scene: Any) -> None:
        widgets = list(pressables(scene))
        if not widgets:
            self._stray_anywhere()
            return
        widget = self.luck.choice(widgets)
        self.click(self._inside(widget.rect))

    def _inside(self, rect: pygame.Rect) -> tuple[int, int]:
        """The middle, or any point of a widget: a list, a row of choices and a slider mean something everywhere."""
        if self.luck.random() < 0.4:
            return rect.center
        inner = rect.clip(self.monkey.app.layout.window)
        return (self.luck.randrange(inner.x, max(inner.right, inner.x + 1)),
                self.luck.randrange(inner.y, max(inner.bottom, inner.y + 1)))  # fmt: skip

    def _anywhere(self) -> tuple[int, int]:
        layout = self.monkey.app.layout
        return self.luck.randrange(layout.width), self.luck.randrange(layout.height)

    def _any_key(self, scene: Any) -> None:
        share = self.luck.random()
        if share < 0.45:
            code = self.luck.choice(PLAIN_KEYS)
            self.key(code, pygame.KMOD_SHIFT if self.luck.random() < 0.1 else 0)
        elif share < 0.9:
            self.letter(self.luck.choice(LETTERS))
        elif share < 0.99:
            self.key(ord(self.luck.choice(CONTROLLED)), pygame.KMOD_CTRL)
        else:
            self.key(self.luck.choice((pygame.K_F12, pygame.K_F5, pygame.K_PAUSE)))

    def _turn_wheel(self, scene: Any) -> None:
        self.monkey.do("motion", *self._anywhere())
        step = self.luck.choice((-3, -1, 1, 3))
        for _ in range(self.luck.randrange(1, 4)):
            self.monkey.do("wheel", step)

    def _hover(self, scene: Any) -> None:
        self.monkey.do("motion", *self._anywhere())
        for _ in range(self.luck.choice((0, 2, 14))):
            self.monkey.do("rest")

    def _drag(self, scene: Any) -> None:
        self.drag(self._anywhere(), self._anywhere(), self.luck.choice((1, 1, 1, 2, 3)))

    def _window(self) -> None:
        """Something about the window itself."""
        settings = self.monkey.app.settings
        share = self.luck.random()
        if share < 0.45:
            width, height = self.luck.choice(SIZES)
            self.monkey.do("size", max(width, MIN_WIDTH), max(height, MIN_HEIGHT))
        elif share < 0.62:
            text = self.luck.choice((80, 100, 100, 150))
            self.monkey.do("scale", self.luck.choice((75, 100, 100, 125, 150, 200, 300)), text)
        elif share < 0.72:
            self.monkey.do("palette", self.luck.choice(("standard", "red_green", "blue_yellow")))
        elif share < 0.82:
            self.monkey.do("motionless", not settings.reduced_motion)
        elif share < 0.94:
            self.monkey.do("pace", self.luck.choice(("at_once", "fast", "normal")))
        else:
            self.key(pygame.K_F11)

    # The sure way on ------------------------------------------------------------------------------

    def way_on(self) -> None:
        """One plain step that leads on: answer, close what lies above the table, go back to the game."""
        scene = self.top
        self._tries += 1
        if isinstance(scene, MatchScene):
            self._on_at_table(scene)
        elif isinstance(scene, CurtainScene):
            self.key(pygame.K_RETURN)
        elif isinstance(scene, EndScene):
            self.key(pygame.K_ESCAPE)
        elif isinstance(scene, TitleScene):
            widget = scene.root.control("continue" if scene.save else "new_game")
            self.click(widget.rect.center)
        elif isinstance(scene, NewGameScene):
            self.press_or_escape(scene, "Begin")
        elif isinstance(scene, PromptScene):
            self.key(pygame.K_ESCAPE)
        elif isinstance(scene, MessageScene):
            # A question belongs to what was asked before: often yes, so that passing comes about.
            self.key(pygame.K_RETURN if self._tries % 3 else pygame.K_ESCAPE)
        elif self._tries % 7 == 6:
            self.press_or_escape(scene, "Close", "Back", "Go on playing", "Done", "Cancel")
        else:
            self.key(pygame.K_ESCAPE)

    def _on_at_table(self, table: Any) -> None:
        if table.question is not None and table.stage.map.busy:
            self.monkey.do("rest")
        elif table.question is not None and self.answer(table):
            return
        elif table.flow.thinking:
            self.monkey.do("rest")
            if self._tries % 5 == 4:
                # Skip, should the bots be paused; Escape, should somebody be looking back.
                self.key(pygame.K_SPACE if self._tries % 2 else pygame.K_ESCAPE)
        else:
            # Nothing that glows is in sight: it is scrolled away, something lies over it, or the past is looked at.
            self.key((pygame.K_ESCAPE, pygame.K_PAGEUP, pygame.K_ESCAPE, pygame.K_PAGEDOWN)[self._tries % 4])

    def press_or_escape(self, scene: Any, *labels: str) -> None:
        """Press a button, or leave where there is none."""
        widget = labelled(scene, *labels)
        if widget is not None and self._tries % 4:
            self.click(widget.rect.center)
        else:
            self.key(pygame.K_ESCAPE)

    # Hands ----------------------------------------------------------------------------------------

    def click(self, point: tuple[int, int], button: int = 1) -> None:
        """Go there and click."""
        self.monkey.do("motion", *point)
        self.monkey.do("down", *point, button)
        self.monkey.do("up", *point, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], button: int = 1) -> None:
        """Press at one point, let go at another."""
        self.monkey.do("motion", *start)
        self.monkey.do("down", *start, button)
        for part in (0.1, 0.5, 1.0):
            x = round(start[0] + (end[0] - start[0]) * part)
            y = round(start[1] + (end[1] - start[1]) * part)
            self.monkey.do("motion", x, y, button)
        self.monkey.do("up", *end, button)

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key that writes nothing."""
        self.monkey.do("key", code, mod, chr(code) if 32 < code < 127 and mod & pygame.KMOD_CTRL else "")

    def letter(self, letter: str) -> None:
        """Press a key that writes a letter."""
        self.monkey.do("key", ord(letter), 0, letter)
