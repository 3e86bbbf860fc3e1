"""What comes to a monkey's mind: which deed next, by what is on top."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections import Counter
from typing import Any

import pygame

from game.games.wars.screen.end import EndScene
from game.ui.app import App
from game.ui.layout import MIN_HEIGHT, MIN_WIDTH
from game.ui.lessons.taught import TaughtScene
from game.ui.scenes.custom import CustomGameScene
from game.ui.scenes.message import MessageScene, PromptScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.title import TitleScene
from game.ui.table.overlays.curtain import CurtainScene
from game.ui.table.scene import MatchScene
from game.ui.things import Thing
from scripts.window.robot import in_sight, offered, turning

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


class Whims(ABC):
    """Chooses deeds for a monkey and has them done; ``done`` counts what came of them."""

    app: App
    luck: random.Random

    def __init__(self) -> None:
        self.done: Counter[str] = Counter()
        self._tries = 0

    @property
    def top(self) -> Any:
        """The scene on top."""
        return self.app.stack.top

    @property
    @abstractmethod
    def hurries(self) -> bool:
        """Whether it has fooled about enough, and now only answers."""

    @abstractmethod
    def do(self, *deed: Any) -> None:
        """Do one deed and let a frame pass."""

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
            self.do("rest")

    def answer(self, table: Any) -> bool:
        """Click on something that answers the open question; false if nothing does just now."""
        sight = in_sight(table)
        found = offered(sight)
        if not found:
            return False
        if (more := turning(sight)) and self.luck.random() < 0.25:
            self.click(more[0].rect.center)
            found = offered(in_sight(self.top)) or found
        kinds = sorted({_kind(thing) for thing in found})
        # First the kind, so that forty areas do not drown one card.
        hurry = self.hurries
        shunned = ("option.pass", "option.done") if not hurry else ("option.abandon_gate", "option.control_gate")
        able = [kind for kind in kinds if kind not in shunned] or kinds
        kind = self.luck.choice(able if self.luck.random() < 0.85 else kinds)
        if hurry and "option.done" in kinds and self.luck.random() < 0.4:
            kind = "option.done"
        point = self.luck.choice([thing for thing in found if _kind(thing) == kind]).rect.center
        if kind in ("area", "piece") and self.luck.random() < 0.15:
            self.drag(point, self.luck.choice([*(thing.rect.center for thing in found), self._anywhere()]))
        else:
            self.click(point)
        self.done["offers clicked"] += 1
        return True

    def _stray(self, table: Any) -> None:
        self.click(self._anywhere())

    def _right(self, table: Any) -> None:
        pieces = [thing.rect.center for thing in table.things() if thing.role == "piece"]
        self.click(self.luck.choice([*pieces, self._anywhere()]), button=self.luck.choice((3, 3, 2)))

    def _undo(self, table: Any) -> None:
        self.key(pygame.K_z if self.luck.random() < 0.6 else pygame.K_y, pygame.KMOD_CTRL)

    def _why_not(self, table: Any) -> None:
        blocked = [thing for thing in table.things() if thing.id.startswith("option.") and not thing.enabled]
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
        things = in_sight(scene)
        if not things:
            self._stray_anywhere()
            return
        self.click(self._inside(self.luck.choice(things).rect))

    def _inside(self, rect: pygame.Rect) -> tuple[int, int]:
        """The middle, or any point of a widget: a list, a row of choices and a slider mean something everywhere."""
        if self.luck.random() < 0.4:
            return rect.center
        inner = rect.clip(self.app.layout.window)
        return (self.luck.randrange(inner.x, max(inner.right, inner.x + 1)),
                self.luck.randrange(inner.y, max(inner.bottom, inner.y + 1)))  # fmt: skip

    def _anywhere(self) -> tuple[int, int]:
        layout = self.app.layout
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
        self.do("motion", *self._anywhere())
        step = self.luck.choice((-3, -1, 1, 3))
        for _ in range(self.luck.randrange(1, 4)):
            self.do("wheel", step)

    def _hover(self, scene: Any) -> None:
        self.do("motion", *self._anywhere())
        for _ in range(self.luck.choice((0, 2, 14))):
            self.do("rest")

    def _drag(self, scene: Any) -> None:
        self.drag(self._anywhere(), self._anywhere(), self.luck.choice((1, 1, 1, 2, 3)))

    def _window(self) -> None:
        """Something about the window itself."""
        settings = self.app.settings
        share = self.luck.random()
        if share < 0.45:
            width, height = self.luck.choice(SIZES)
            self.do("size", max(width, MIN_WIDTH), max(height, MIN_HEIGHT))
        elif share < 0.62:
            text = self.luck.choice((80, 100, 100, 150))
            self.do("scale", self.luck.choice((75, 100, 100, 125, 150, 200, 300)), text)
        elif share < 0.72:
            self.do("palette", self.luck.choice(("standard", "red_green", "blue_yellow")))
        elif share < 0.82:
            self.do("motionless", not settings.reduced_motion)
        elif share < 0.94:
            self.do("pace", self.luck.choice(("at_once", "fast", "normal")))
        else:
            self.key(pygame.K_F11)

    # The sure way on ------------------------------------------------------------------------------

    def way_on(self) -> None:
        """One plain step that leads on: answer, close what lies above the table, go back to the game."""
        scene = self.top
        self._tries += 1
        if isinstance(scene, TaughtScene):
            self.press_or_escape(scene, "lesson.leave", "lesson.path", "puzzle.leave", "leave")
        elif isinstance(scene, MatchScene):
            self._on_at_table(scene)
        elif isinstance(scene, CurtainScene):
            self.key(pygame.K_RETURN)
        elif isinstance(scene, EndScene):
            self.key(pygame.K_ESCAPE)
        elif isinstance(scene, TitleScene):
            self.press_or_escape(scene, "continue", "new_game")
        elif isinstance(scene, NewGameScene | CustomGameScene):
            self.press_or_escape(scene, "begin", "play", "again")
        elif isinstance(scene, PromptScene):
            self.key(pygame.K_ESCAPE)
        elif isinstance(scene, MessageScene):
            # A question belongs to what was asked before: often yes, so that passing comes about.
            self.press_or_escape(scene, "yes") if self._tries % 3 else self.key(pygame.K_ESCAPE)
        elif self._tries % 7 == 6:
            self.press_or_escape(scene, "close", "back", "go_on", "no")
        else:
            self.key(pygame.K_ESCAPE)

    def _on_at_table(self, table: Any) -> None:
        if table.question is not None and self.answer(table):
            return
        if self._tries % 2:
            self.do("rest")
        elif table.flow.thinking:
            # Skip, should the bots be paused; Escape, should somebody be looking back.
            self.key(pygame.K_SPACE if self._tries % 4 else pygame.K_ESCAPE)
        else:
            # Nothing lit is in sight: it is scrolled away, something lies over it, or the past is looked at.
            keys = (pygame.K_ESCAPE, pygame.K_PAGEUP, pygame.K_ESCAPE, pygame.K_PAGEDOWN)
            self.key(keys[self._tries // 2 % 4])

    def press_or_escape(self, scene: Any, *ids: str) -> None:
        """Press the first of these there is, or leave."""
        sight = in_sight(scene)
        found = [thing for id in ids for thing in sight if thing.id == id]
        if found and self._tries % 4:
            self.click(found[0].rect.center)
        else:
            self.key(pygame.K_ESCAPE)

    # Hands ----------------------------------------------------------------------------------------

    def click(self, point: tuple[int, int], button: int = 1) -> None:
        """Go there and click."""
        self.do("motion", *point)
        self.do("down", *point, button)
        self.do("up", *point, button)

    def drag(self, start: tuple[int, int], end: tuple[int, int], button: int = 1) -> None:
        """Press at one point, let go at another."""
        self.do("motion", *start)
        self.do("down", *start, button)
        for part in (0.1, 0.5, 1.0):
            x = round(start[0] + (end[0] - start[0]) * part)
            y = round(start[1] + (end[1] - start[1]) * part)
            self.do("motion", x, y, button)
        self.do("up", *end, button)

    def key(self, code: int, mod: int = 0) -> None:
        """Press a key that writes nothing."""
        self.do("key", code, mod, chr(code) if 32 < code < 127 and mod & pygame.KMOD_CTRL else "")

    def letter(self, letter: str) -> None:
        """Press a key that writes a letter."""
        self.do("key", ord(letter), 0, letter)


def _kind(thing: Thing) -> str:
    """What sort of answer a thing is: a card's own id, else the role."""
    return thing.id if thing.id.startswith("option.") else thing.role
