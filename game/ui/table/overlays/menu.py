"""The menu over the table: saving, seats and standing orders, new dice, leaving."""

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
from game.ui.kit.controls import Button, Choice, Toggle
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.boxed import ClosableDialog, Page
from game.ui.scenes.form import form, group, setting
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.seatrow import who_plays

ORDERS = "An order answers for you as you would by declining; the chronicle shows it, and Undo brings the question."
HOWS = (("ask", "Ask"), ("matters", "When it matters"), ("never", "Never"))
HEADING = "This game is not kept"
Push = Callable[[Scene, Callable[[Any], None]], None]


class MenuScene(ClosableDialog):
    """Pops with the id of what was chosen, None for going on."""

    title = "Menu"
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
        way_out = "To the campaign" if session.kept.in_campaign else "Quit to title"
        return (
            ("save", "Save as …", "save", kept, session.kept.can_save),
            ("load", "Load a game", "load", "This game is kept and can be gone on with.", True),
            ("seats", "Seats and orders", "person", "Hand seats to bots or people; say what need not be asked.", True),
            ("undo", "Undo", "undo", "Back to the last choice", session.can_undo(self.viewer)),
            ("redo", "Redo", "redo", "Do again what was taken back", undone),
            ("dice", "New dice from here", "dice", anew, undone and not match.ironman),
            ("watch", "Watch", "chronicle", "This game from its beginning, in the theater", True),
            ("share", "Share", "share", "Into one file, for others to watch", True),
            ("rules", "Rules", "rules", "", True),
            ("about", card["menu"], "help", card["menu_tip"], self.viewer is not None),
            ("settings", "Settings", "settings", "", True),
            ("report", "Report a problem", "credits", "This game and the last errors, into one file", True),
            ("quit", way_out, "quit", "The game is kept; go on another day.", True),
        )


class SeatsScene(Page):
    """Who plays each seat, and what people let the program answer for them; every change holds at once."""

    title = "Seats and orders"

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session

    def body(self, layout: Layout) -> Box:
        """A choice for every seat, and the orders of every person."""
        session = self.session
        speech = words_of(session.match.rules)
        # In a game for two a person plays two factions.
        played: dict[int, list[str]] = {}
        for name, _, seat in speech.seated(session.match):
            played.setdefault(seat, []).append(name)
        seats = group("Seats", *(
            setting(" and ".join(names), session.match.seats[seat].name,
                    who_plays(self.app.services, session.match.rules.game, f"seat.{seat}",
                              session.match.seats[seat].bot or "", partial(self._change, seat)))
            for seat, names in played.items()
        ))  # fmt: skip
        ordering = session.people if speech.orders else ()
        orders = [group(f"{session.match.seats[seat].name}'s orders", *self._orders(seat)) for seat in ordering]
        first, last = [seats, *orders][: len(orders) or 1], orders[-1:]
        return form(layout, first, last, ORDERS if speech.orders else "")

    def _orders(self, seat: int) -> list[Box]:
        orders, speech = self.session.driver.orders.of(seat), words_of(self.session.match.rules)
        gates = Toggle(f"orders.{seat}.gates", orders.auto_gates, partial(self.session.set_auto_gates, seat))
        rows = [setting("Free gates", "taken when a Cultist of yours stands there", gates)]
        for ability, name, note in speech.orders_of(self.session.match, seat):
            how = orders.answers.get(ability, speech.orders[ability])
            change = partial(self.session.set_order, seat, ability)
            rows.append(setting(name, note, Choice(f"orders.{seat}.{ability}", HOWS, how, change)))
        return rows

    def _change(self, seat: int, bot: str) -> None:
        try:
            self.session.change_seat(seat, bot or None)
        except ValueError as problem:
            self.push(error("This seat cannot be changed", problem))


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
