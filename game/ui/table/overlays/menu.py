"""The menu over the table: saving, new dice, leaving, and the ways to everything else."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import pygame

from game.language.spoken import has, say
from game.language.values import markup
from game.match.gamewords import words_of
from game.match.savenames import told_save
from game.match.saves import SaveError
from game.match.session import AUTOSAVE, Session
from game.ui import theme
from game.ui.doors import scene_named
from game.ui.kit.box import Box, Grid, Row, Space, Text
from game.ui.kit.controls import Button
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.boxed import ClosableDialog
from game.ui.scenes.message import PromptScene, confirm

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
        wish = "result" if session.match.decision is None else None
        on = Button(wish or "go_on", say("menu-result" if wish else "menu-go-on"), partial(self.pop, wish), "primary",
                    icon="continue", focus=True, h=33 if low else 52)  # fmt: skip
        buttons = (
            Button(id, label, partial(self.pop, id), icon=icon, tip=tip, enabled=able, h=on.h)
            for id, label, icon, tip, able in self._rest()
        )
        standing = words_of(match.rules).standing(match)
        if match.ironman:
            standing = say("menu-ironman", standing=markup(standing))
        return (
            Row(Text(self.title, theme.TITLE, theme.GOLD, line=True),
                Text(standing, theme.NOTE, theme.TEXT_SECOND, "right", line=True, grow=1), Space(w=18), gap=10),
            Text(escape(session.purpose), theme.BODY_ITALIC, theme.BRASS) if session.purpose else None,
            on, Grid(*buttons, columns=3 if low else 2, gap=4 if low else 10),
        )  # fmt: skip

    def keys(self) -> Mapping[int, Callable[[], object]]:
        return {pygame.K_c: partial(self.pop, "about")}

    def _rest(self) -> Sequence[tuple[str, str, str, str, bool]]:
        """What can be wished for but going on: id, label, icon, what it does, whether it can be had now."""
        session, match = self.session, self.session.match
        undone = match.can_redo
        asked = {
            "save": "menu-save.ironman" if match.ironman else "menu-save.tip",
            "dice": "menu-dice.tip" if undone else "menu-dice.early",
        }
        out = "menu-campaign" if session.kept.in_campaign else "menu-quit"

        def entry(id: str, icon: str, able: bool = True, key: str = "") -> tuple[str, str, str, str, bool]:
            key = key or f"menu-{id}"
            tip = asked.get(id, f"{key}.tip")
            return id, say(key), icon, say(tip) if has(tip) else "", able

        return (
            entry("save", "save", session.kept.can_save),
            entry("load", "load"),
            entry("seats", "person"),
            entry("undo", "undo", session.can_undo(self.viewer)),
            entry("redo", "redo", undone),
            entry("dice", "dice", undone and not match.ironman),
            entry("watch", "chronicle"),
            entry("share", "share"),
            entry("rules", "rules"),
            entry("about", "help", self.viewer is not None, "menu-card"),
            entry("lessons", "lessons"),
            entry("settings", "settings"),
            entry("report", "credits"),
            entry("quit", "quit", key=out),
        )


def save_as(session: Session, ask: Push, notice: Callable[[str], None]) -> None:
    """Ask for a name, ask again before another save of that name is replaced, and save."""
    if session.match.ironman:
        notice(say("menu-name.ironman"))
        return
    if not session.kept.can_save:
        notice(say("menu-name.closed"))
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
            told = say("menu-replace.note", name=str(name))
            question = confirm(say("menu-replace"), told, say("menu-replace.yes"), danger=True)
            ask(question, lambda yes: write(str(name)) if yes else None)
        else:
            write(str(name))

    suggested = told_save(session.kept.name) if session.kept.name != AUTOSAVE else ""
    ask(PromptScene(say("menu-name"), say("menu-name.note"), suggested, say("menu-name.save")), named)


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

    def then(leave: Any) -> None:
        if leave:
            session.kept.let_go()
            go()

    told = say("menu-unkept.note", problem=unkept)
    push(confirm(say("menu-unkept"), told, say("menu-unkept.leave"), say("menu-unkept.stay"), danger=True), then)
    return False
