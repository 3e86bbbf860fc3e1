"""The menu over the table: saving, new dice, leaving, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.match.gamewords import words_of
from game.match.saves import SaveError
from game.match.session import Session
from game.match.words import words
from game.ui import theme
from game.ui.doors import scene_named
from game.ui.kit.box import Box, Grid, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.boxed import ClosableDialog
from game.ui.scenes.message import PromptScene, confirm

HEADING = "This game is not kept"
Push = Callable[[Scene, Callable[[Any], None]], None]


class MenuScene(ClosableDialog):
    """Pops with the id of what was chosen, None for going on."""

    titled = "menu"
    WIDTH = 560.0

    def __init__(self, session: Session, viewer: int | None) -> None:
        super().__init__()
        self.session = session
        self.viewer = viewer

    def panel(self, layout: Layout) -> Sequence[Box | None]:
        """Where the match stands, the way on, and below it in two columns all else."""
        session, match = self.session, self.session.match
        low = layout.height_du < 560
        wish, label = ("result", "To the result") if session.match.decision is None else (None, "Go on playing")
        on = Button(wish or "go_on", label, partial(self.pop, wish), "primary", icon="continue", focus=True,
                    h=33 if low else 52)  # fmt: skip
        buttons = (
            Button(id, words, partial(self.pop, id), icon=icon, tip=tip, enabled=able, h=on.h)
            for id, words, icon, tip, able in self._rest()
        )
        standing = words_of(match.rules).standing(match) + " · Ironman" * match.ironman
        return (
            Row(Text("Menu", theme.TITLE, theme.GOLD, line=True),
                Text(standing, theme.BODY_ITALIC, theme.TEXT_SECOND, "right", line=True, grow=1), Space(w=18), gap=10),
            Text(escape(session.purpose), theme.BODY_ITALIC, theme.BRASS) if session.purpose else None,
            on, Grid(*buttons, columns=3 if low else 2, gap=4 if low else 10),
        )  # fmt: skip

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {pygame.K_c: partial(self.pop, "about")}

    def _rest(self) -> Sequence[tuple[str, str, str, str, bool]]:
        """What can be wished for but going on: id, label, icon, what it does, whether it can be had now."""
        session, match = self.session, self.session.match
        undone = match.can_redo
        kept = ("In Ironman there is one save, which the program keeps." if match.ironman
                else "Save under a name. The program keeps the game by itself too.")  # fmt: skip
        anew = ("Dice stay as they fell when you go back. Let them fall anew." if undone
                else "Only after going back: dice stay as they fell until you ask.")  # fmt: skip
        card = words().tables["guide"]["card"]["words"]
        learn = words().tables["lessons"]["link"]
        way_out = "To the campaign" if session.kept.in_campaign else "Quit to title"
        return (
            ("save", "Save as …", "save", kept, session.kept.can_save),
            ("load", "Load a game", "load", "This game is kept and can be gone on with.", True),
            ("seats", "Seats and orders", "person", "Hand seats to bots; choose which questions to skip.", True),
            ("undo", "Undo", "undo", "Back to the last choice", session.can_undo(self.viewer)),
            ("redo", "Redo", "redo", "Do again what was taken back", undone),
            ("dice", "New dice from here", "dice", anew, undone and not match.ironman),
            ("watch", "Watch", "chronicle", "This game from its beginning, in the theater", True),
            ("share", "Share", "share", "Into one file, for others to watch", True),
            ("rules", "Rules", "rules", "", True),
            ("about", card["menu"], "help", card["menu_tip"], self.viewer is not None),
            ("lessons", learn["menu"], "lessons", learn["menu_tip"], True),
            ("settings", "Settings", "settings", "", True),
            ("report", "Report a problem", "credits", "This game and the last errors, into one file", True),
            ("quit", way_out, "quit", "The game is kept; go on another day.", True),
        )


def save_as(session: Session, ask: Push, notice: Callable[[str], None]) -> None:
    """Ask for a name, ask again before another save of that name is replaced, and save."""
    if session.match.ironman:
        notice("In Ironman a game has one save, which the program keeps.")
        return
    if not session.kept.can_save:
        notice("Nothing can be saved: the data folder cannot be written.")
        return

    def write(name: str) -> None:
        try:
            session.kept.save_as(name)
        except SaveError as problem:
            notice(str(problem))

    def named(name: Any) -> None:
        if not name:
            return
        if session.kept.name_taken(str(name)):
            question = confirm(
                "Replace it?", f"There is a game called **{escape(str(name))}** already.", "Replace", danger=True
            )
            ask(question, lambda yes: write(str(name)) if yes else None)
        else:
            write(str(name))

    suggested = session.kept.name if session.kept.name != "Autosave" else ""
    ask(PromptScene("Save as", "A name for this game:", suggested, "Save"), named)


# Leaving ------------------------------------------------------------------------------------------


def leave(scene: Scene, session: Session, go: Callable[[], None]) -> None:
    """Do ``go`` if everything answered is kept, or if whoever is asked lets it be lost."""
    if may_leave(session, scene.push, go):
        go()


def leave_for_title(scene: Scene, session: Session) -> None:
    """Leave a match's scene for the one below it, or for the title where there is none."""
    leave(scene, session, scene.pop if len(scene.app.stack) > 1 else lambda: scene.replace(scene_named("title")))


def may_leave(session: Session, push: Push, go: Callable[[], None]) -> bool:
    """Whether everything answered is kept. If not, asks whether it is to be lost, and does ``go`` if it is."""
    unkept = "" if session.kept.closed else session.kept.try_to_keep()
    if not unkept:
        return True
    words = (
        f"{escape(unkept)} Whoever leaves now loses what the disk has not taken. "
        "Make room on the disk, put its folder back, or stay at the table."
    )

    def then(leave: Any) -> None:
        if leave:
            session.kept.let_go()
            go()

    push(confirm(HEADING, words, "Leave all the same", "Stay", danger=True), then)
    return False
