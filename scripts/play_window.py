"""Plays a whole game through the window with real mouse events, choosing among what the screen offers.

    xvfb-run -s "-screen 0 1920x1080x24" python scripts/play_window.py --size 1920x1080 --seed 5 --shots DIR

The program runs in this process, the hand is ``xdotool`` (or, without it or with ``--posted``, events put into the
window's own queue). On the way there must be a battle, an awakening, a Ritual, a reveal, an undo, a save and its
loading in the middle of a battle; at the end the end screen. Exit code 0 if all of that was seen, else 1.
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
PATIENCE = 20.0
LIKED = ("awaken", "battle", "capture", "desecrate", "build_gate", "dreams", "summon", "recruit", "move")
SHUNNED = ("abandon_gate", "control_gate", "pass")


class Stuck(AssertionError):
    """The window did not do what it should have done."""


class Play:
    """Somebody in front of the window: looks at what is there, clicks, and waits for what comes of it."""

    def __init__(self, given: argparse.Namespace, folder: Path) -> None:
        import pygame

        from game.match.services import Services
        from game.ui.app import App
        from game.ui.scenes.title import TitleScene
        from game.ui.table.scene import TableScene

        self.pygame = pygame
        self.given = given
        self.luck = random.Random(given.seed)
        self.seen: Counter[str] = Counter()
        self.frames: list[float] = []
        services = Services(folder)
        services.settings.window_width, services.settings.window_height = given.size
        services.settings.bot_pace = "at_once" if given.fast else "fast"
        self.services = services
        self.app = App(services, open_table=TableScene)
        self.app.start(TitleScene())
        self.by_x = not given.posted and bool(os.environ.get("DISPLAY")) and shutil.which("xdotool") is not None
        self.shot_number = 0

    # Hands and eyes ---------------------------------------------------------------------------

    @property
    def top(self):
        """The scene on top."""
        return self.app.stack.top

    def pump(self, seconds: float = 0.0) -> None:
        """Let the window live for a while, at least one frame."""
        end = time.monotonic() + seconds
        while True:
            events = self.pygame.event.get()
            moving = getattr(getattr(self.top, "map", None), "busy", False)
            started = time.perf_counter()
            self.app.frame(events)
            spent = time.perf_counter() - started
            if moving:
                self.frames.append(spent * 1000)
            left = end - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(0.004, left))

    def until(self, done, what: str) -> None:
        """Wait for something; give up with a picture of what was there instead."""
        end = time.monotonic() + PATIENCE
        while not done():
            if time.monotonic() > end:
                self.shot("stuck")
                raise Stuck(f"waited in vain for {what}; on top is {type(self.top).__name__}")
            self.pump(0.01)

    def click(self, point: tuple[int, int]) -> None:
        """Move the mouse there and press its left button."""
        width, height = self.app.surface.get_size()
        if not (0 <= point[0] < width and 0 <= point[1] < height):
            raise Stuck(f"{point} is not on the screen")
        if self.by_x:
            x, y = self.pygame.display.get_window_position()
            at = [str(point[0] + x), str(point[1] + y)]
            subprocess.run(["xdotool", "mousemove", *at], check=True)
            self.pump(0.02)
            subprocess.run(["xdotool", "click", "1"], check=True)
            self.pump(0.03)
            return
        pygame = self.pygame
        for kind, more in (
            (pygame.MOUSEMOTION, {"rel": (1, 1), "buttons": (0, 0, 0)}),
            (pygame.MOUSEBUTTONDOWN, {"button": 1}),
            (pygame.MOUSEBUTTONUP, {"button": 1}),
        ):
            pygame.event.post(pygame.event.Event(kind, pos=point, **more))
            self.pump()

    def type(self, text: str) -> None:
        """Type letters into whatever has the keyboard."""
        if self.by_x:
            subprocess.run(["xdotool", "type", "--delay", "12", text], check=True)
            self.pump(0.2)
            return
        for letter in text:
            self.pygame.event.post(self.pygame.event.Event(self.pygame.TEXTINPUT, text=letter))
            self.pump()

    def press(self, label: str) -> None:
        """Click the button or tile with this label."""
        self.pump(0.02)
        for widget in self.top.board.widgets:
            said = getattr(widget, "label", None) or getattr(widget, "name", None)
            if said == label and widget.visible and widget.enabled:
                self.click(widget.rect.center)
                return
        raise Stuck(f"there is no button {label!r} on {type(self.top).__name__}")

    def shot(self, name: str) -> None:
        """Keep a picture of the window."""
        if self.given.shots:
            self.given.shots.mkdir(parents=True, exist_ok=True)
            self.shot_number += 1
            path = self.given.shots / f"{self.shot_number:02}_{name}.png"
            self.pygame.image.save(self.app.surface, str(path))

    def once(self, name: str) -> None:
        """Keep a picture the first time only."""
        if not self.seen[f"shot {name}"]:
            self.seen[f"shot {name}"] += 1
            self.pump(0.4)
            self.shot(name)

    # The game ---------------------------------------------------------------------------------

    def run(self) -> None:
        """From the title to the end screen and back to the title."""
        from game.ui.scenes.newgame import NewGameScene
        from game.ui.scenes.title import TitleScene
        from game.ui.table.end import EndScene
        from game.ui.table.scene import TableScene

        self.pump(0.3)
        self.press("New game")
        self.until(lambda: isinstance(self.top, NewGameScene), "the new game screen")
        self.pump(0.2)
        if self.top.seed.rect.bottom < self.app.layout.height:
            self.click(self.top.seed.rect.center)
            self.type(str(self.given.seed))
        self.press("Begin")
        self.until(lambda: isinstance(self.top, TableScene), "the table")
        end = time.monotonic() + self.given.limit
        while not isinstance(self.top, EndScene):
            if time.monotonic() > end:
                raise Stuck(f"the game is not over after {self.given.limit} seconds")
            self.step()
        self.pump(0.3)
        self.shot("end")
        self.note_events(self.app.stack.scenes[-2])
        self.press("To the title")
        self.until(lambda: isinstance(self.top, TitleScene), "the title")
        self.shot("title")

    def note_events(self, table) -> None:
        """Count what has happened in the match."""
        for event in table.session.match.events_since(0):
            self.seen[f"event {event.kind}"] += 1
            if event.kind == "placed" and event.args[2] == "awaken":
                self.seen["event awakening"] += 1

    def step(self) -> None:
        """Do one thing: answer a dialog, or a question, or let the bots go on."""
        from game.ui.scenes.message import MessageScene
        from game.ui.table.curtain import CurtainScene
        from game.ui.table.scene import TableScene

        scene = self.top
        if isinstance(scene, CurtainScene):
            self.press("Go on")
        elif isinstance(scene, MessageScene):
            self.click(scene.buttons[-1].rect.center)
        elif isinstance(scene, TableScene):
            if scene.question is None or scene.map.busy:
                self.pump(0.01)
                return
            self.at_table(scene)
        else:
            raise Stuck(f"nobody knows what to do on {type(scene).__name__}")

    def at_table(self, table) -> None:
        """Try out what has not been tried yet, then answer the question."""
        question = table.question
        self.once("first question")
        if table.table.battle and not self.seen["load"]:
            self.once("battle")
            self.save_and_load()
            return
        mine = table.table.by_faction[question.faction]
        if mine.signs and not self.seen["reveal"]:
            self.reveal(table)
            return
        if question.kind == "move_area":
            self.once("move")
        self.answer(table)
        if self.seen["answer"] >= 8 and not self.seen["undo"] and table.question is not None:
            self.undo(table)

    def answer(self, table) -> None:
        """Choose one of the offers in sight and click it."""
        serial = table.question.serial
        if table.bar.pages > 1 and self.luck.random() < 0.4:
            self.click(table.bar.widgets()[-1].rect.center if not self.has_end(table) else self.arrow(table))
        kind, point = self.choose(table)
        self.click(point)
        self.seen["answer"] += 1
        self.seen[f"chosen {kind}"] += 1
        if kind == "pass":
            self.until(lambda: self.top is not table, "the question whether to pass")
            return
        session = table.session
        self.until(lambda: session.match.serial != serial or self.top is not table, f"the answer to {kind}")

    def has_end(self, table) -> bool:
        """Whether buttons stand apart at the right of the bar."""
        return any(button.choice.place == "end" for button in table.bar.buttons)

    def arrow(self, table) -> tuple[int, int]:
        """The arrow to the next page."""
        from game.ui.table.actionbar import PageButton

        return [w for w in table.bar.widgets() if isinstance(w, PageButton)][-1].rect.center

    def choose(self, table) -> tuple[str, tuple[int, int]]:
        """An offer in sight: its kind and where it is."""
        from game.ui.table.actionbar import ChoiceButton

        buttons = [w for w in table.bar.widgets() if isinstance(w, ChoiceButton) and not w.blocked]
        by_kind = {button.choice.kind: button for button in buttons}
        if table.question.kind in ("action", "second_action"):
            wanted = [kind for kind in LIKED if kind in by_kind and self.luck.random() < 0.6]
            if "battle" in by_kind and not self.seen["load"]:
                wanted.insert(0, "battle")
            rest = [kind for kind in by_kind if kind not in SHUNNED]
            kind = wanted[0] if wanted else self.luck.choice(rest or list(by_kind))
            return kind, by_kind[kind].rect.center
        if "ritual" in by_kind:
            return "ritual", by_kind["ritual"].rect.center
        if "done" in by_kind and self.luck.random() < 0.45:
            return "done", by_kind["done"].rect.center
        choices = table.map.choices()
        if table.question.kind == "move_area" and not self.seen["load"]:
            # Where enemies are, a battle can begin.
            rivals = [choice for choice in choices if self.enemies(table, str(choice[1]))]
            choices = rivals or choices
        on_map = [table.map.point_of(target) for target in choices]
        covered = table.battle_box()
        on_map = [point for point in on_map if table.map.rect.collidepoint(point) and not covered.collidepoint(point)]
        if on_map and (self.luck.random() < 0.6 or table.question.kind == "move_area"):
            return "on the map", self.luck.choice(on_map)
        if not buttons:
            self.click(self.arrow(table))
            return self.choose(table)
        button = self.luck.choice(buttons)
        return button.choice.kind, button.rect.center

    def enemies(self, table, area: str) -> bool:
        """Whether others stand in an area."""
        return any(piece.faction != table.question.faction for piece in table.table.by_area[area].pieces)

    # What else a person does --------------------------------------------------------------------

    def undo(self, table) -> None:
        """Take the last choice back."""
        button = table.stage.buttons["undo"]
        if not button.enabled:
            return
        entries = len(table.session.match.entries)
        self.click(button.rect.center)
        self.until(lambda: len(table.session.match.entries) < entries, "the undo")
        self.seen["undo"] += 1

    def reveal(self, table) -> None:
        """Look at the own Elder Signs and turn all of them over."""
        from game.ui.table.signs import SignsScene

        self.click(table.stage.buttons["signs"].rect.center)
        self.until(lambda: isinstance(self.top, SignsScene), "the Elder Signs")
        self.press("All")
        self.once("signs")
        self.click(self.top.reveal.rect.center)
        self.until(lambda: not isinstance(self.top, SignsScene), "the reveal")
        self.seen["reveal"] += 1

    def save_and_load(self) -> None:
        """Save in the middle of a battle, load that save, and be where one was."""
        from game.ui.scenes.load import LoadScene
        from game.ui.scenes.message import PromptScene
        from game.ui.table.menu import MenuScene
        from game.ui.table.scene import TableScene

        before = self.top.session.match.position.key()
        self.click(self.top.stage.buttons["menu"].rect.center)
        self.until(lambda: isinstance(self.top, MenuScene), "the menu")
        self.pump(0.2)
        self.once("menu")
        self.press("Save as …")
        self.until(lambda: isinstance(self.top, PromptScene), "the question for a name")
        self.pump(0.2)
        self.type("In battle")
        self.press("Save")
        self.until(lambda: isinstance(self.top, TableScene), "the table after saving")
        self.until(lambda: any(save.name == "In battle" for save in self.services.list_saves()), "the save")
        self.seen["save"] += 1
        self.click(self.top.stage.buttons["menu"].rect.center)
        self.until(lambda: isinstance(self.top, MenuScene), "the menu")
        self.press("Load a game")
        self.until(lambda: isinstance(self.top, LoadScene), "the list of saves")
        self.pump(0.2)
        index = next(i for i, save in enumerate(self.top.saves) if save.name == "In battle")
        row = self.top.list.row_rect(index)
        self.click((row.x + row.width // 2, row.centery))
        self.press("Open")
        self.until(lambda: isinstance(self.top, TableScene), "the table after loading")
        if self.top.session.match.position.key() != before:
            raise Stuck("the loaded game is not the one that was saved")
        self.seen["load"] += 1

    def missing(self) -> list[str]:
        """What should have been seen and was not."""
        wanted = {
            "a battle": "event battle",
            "an awakening": "event awakening",
            "a Ritual": "event ritual",
            "a reveal": "reveal",
            "an undo": "undo",
            "a save": "save",
            "loading it in the middle of a battle": "load",
        }
        return [name for name, key in wanted.items() if not self.seen[key]]


def size(text: str) -> tuple[int, int]:
    """``1280x720`` as two numbers."""
    width, height = text.lower().split("x")
    return int(width), int(height)


def main() -> int:
    """Read the command line, play, and say what was seen."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--size", type=size, default=(1280, 720))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--shots", type=Path)
    parser.add_argument("--fast", action="store_true", help="bots' moves are not shown one by one")
    parser.add_argument("--posted", action="store_true", help="put events into the queue instead of using xdotool")
    parser.add_argument("--limit", type=int, default=900, help="seconds after which the game must be over")
    given = parser.parse_args()
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
    os.environ.setdefault("SDL_VIDEO_WINDOW_POS", "0,0")
    with tempfile.TemporaryDirectory() as folder:
        play = Play(given, Path(folder))
        try:
            play.run()
        except Stuck as problem:
            print(f"stuck: {problem}", file=sys.stderr)
            return 1
        finally:
            play.app.close()
            play.services.close()
    missing = play.missing()
    moved = sorted(play.frames)
    hand = "xdotool" if play.by_x else "posted events"
    print(f"{play.seen['answer']} answers by {hand}; {play.seen['event battle']} battles, "
          f"{play.seen['event awakening']} awakenings, {play.seen['event ritual']} Rituals")  # fmt: skip
    if moved:
        print(f"frames while something moved: {len(moved)}, median {moved[len(moved) // 2]:.1f} ms, "
              f"99 % under {moved[int(len(moved) * 0.99)]:.1f} ms")  # fmt: skip
    for name in missing:
        print(f"not seen: {name}", file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
