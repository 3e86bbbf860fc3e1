"""The menu over the table: saving, seats and standing orders, new dice, leaving."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import pygame

from game.match.gamewords import words_of
from game.match.saves import SaveError
from game.match.session import Session
from game.ui import draw, theme
from game.ui.kit.box import Box
from game.ui.kit.controls import Choice, Toggle
from game.ui.layout import Layout
from game.ui.rich import escape, rich
from game.ui.scene import Scene
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import form, group, setting
from game.ui.scenes.message import PromptScene, confirm, error
from game.ui.scenes.overlay import Overlay
from game.ui.scenes.seatrow import who_plays
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button

ORDERS = "An order answers for you as you would by declining; the chronicle shows it, and Undo brings the question."
HOWS = (("ask", "Ask"), ("matters", "When it matters"), ("never", "Never"))


class MenuScene(Overlay):
    """Pops with the id of what was chosen, None for going on."""

    title = "Menu"
    size = (560, 536)

    def __init__(self, session: Session, viewer: int | None) -> None:
        super().__init__()
        self.session = session
        self.viewer = viewer
        if session.purpose:
            self.size = (self.size[0], self.size[1] + 34)

    def build(self) -> Sequence[Widget]:
        """A button for everything."""
        session = self.session

        def button(
            wish: str | None, label: str, icon_id: str, tooltip: str = "", able: bool = True, kind: str = "plain"
        ) -> Button:
            made = Button(label, lambda: self.close(wish), icon_id=icon_id, tooltip=tooltip, kind=kind)
            made.enabled = able
            return made.called(wish or "go_on")

        undone = session.match.can_redo
        way_out = "To the campaign" if session.campaign else "Quit to title"
        over = session.decision is None
        self.buttons = [
            button("result", "To the result", "continue", kind="primary")
            if over
            else button(None, "Go on playing", "continue", kind="primary"),
            button(
                "save",
                "Save as …",
                "save",
                "In Ironman there is one save, which the program keeps."
                if session.match.ironman
                else "Save under a name. The program keeps the game by itself too.",
                session.kept.can_save,
            ),
            button("load", "Load a game", "load", "This game is kept and can be gone on with."),
            button("seats", "Seats and orders", "person", "Hand seats to bots or people; say what need not be asked."),
            button("undo", "Undo", "undo", "Back to the last choice", session.can_undo(self.viewer)),
            button("redo", "Redo", "redo", "Do again what was taken back", undone),
            button(
                "dice",
                "New dice from here",
                "dice",
                "Dice stay as they fell when you go back. Let them fall anew."
                if undone
                else "Only after going back: dice stay as they fell until you ask.",
                undone and not session.match.ironman,
            ),
            button("watch", "Watch", "chronicle", "This game from its beginning, in the theatre"),
            button("share", "Share", "save", "Into one file, for others to watch"),
            button("rules", "Rules", "rules"),
            button("settings", "Settings", "settings"),
            button("report", "Report a problem", "credits", "This game and the last errors, into one file"),
            button("quit", way_out, "quit", "The game is kept; go on another day."),
        ]
        return self.buttons

    def arrange(self) -> None:
        """Two columns below the way on."""
        layout, box = self.app.layout, self.box
        px = layout.px
        margin = px(24 if not layout.narrow else 12)
        self.purpose = rich(escape(self.session.purpose), theme.BODY_ITALIC, layout.font_px(theme.BODY_ITALIC),
                            box.width - 2 * margin, theme.BRASS)  # fmt: skip
        top = box.y + px(66) + (self.purpose.height + px(4) if self.session.purpose else 0)
        rows = 7
        room = box.bottom - margin - top
        gap = px(10 if room >= rows * px(40) else 4)
        high = min(px(52), (room - gap * (rows - 1)) // rows)
        wide = box.width - 2 * margin
        self.buttons[0].place(pygame.Rect(box.x + margin, top, wide, high))
        half = (wide - gap) // 2
        for place, each in enumerate(self.buttons[1:]):
            row, column = divmod(place, 2)
            x = box.x + margin + column * (half + gap)
            each.place(pygame.Rect(x, top + (row + 1) * (high + gap), half, high))

    def layout_changed(self) -> None:
        """The way on has the keyboard at first."""
        super().layout_changed()
        if self.board.focus is None:
            self.board.set_focus(self.buttons[0])

    def paint(self, surface: pygame.Surface) -> None:
        """The head."""
        self.heading(surface, "Menu")
        layout = self.app.layout
        if self.session.purpose:
            self.purpose.draw(surface, (self.buttons[0].rect.x, self.box.y + layout.px(58)))
        line = words_of(self.session.match.rules).standing(self.session.match)
        line += " · Ironman" if self.session.match.ironman else ""
        draw.text(
            surface,
            line,
            theme.BODY_ITALIC,
            layout.font_px(theme.BODY_ITALIC),
            theme.TEXT_SECOND,
            (self.box.right - layout.px(52), self.box.y + layout.px(34)),
            "right",
            middle=True,
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
        seats = group("Seats", *(
            setting(name, person, who_plays(self.app.services, session.match.rules.game, f"seat.{seat}",
                                            session.seats[seat].bot or "", partial(self._change, seat)))
            for name, person, seat in speech.seated(session.match)
        ))  # fmt: skip
        ordering = session.people if speech.orders else ()
        orders = [group(f"{session.seats[seat].name}'s orders", *self._orders(seat)) for seat in ordering]
        first, last = [seats, *orders][: len(orders) or 1], orders[-1:]
        return form(layout, first, last, ORDERS if speech.orders else "")

    def _orders(self, seat: int) -> list[Box]:
        orders, speech = self.session.orders.of(seat), words_of(self.session.match.rules)
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


def save_as(
    session: Session, ask: Callable[[Scene, Callable[[Any], None]], None], notice: Callable[[str], None]
) -> None:
    """Ask for a name, ask again before another save of that name is replaced, and save."""
    if session.match.ironman:
        notice("In Ironman a game has one save, which the program keeps.")
        return
    if not session.kept.can_save:
        notice("Nothing can be saved: the data folder cannot be written.")
        return

    def write(name: str) -> None:
        try:
            session.save_as(name)
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

    suggested = session.name if session.name != "Autosave" else ""
    ask(PromptScene("Save as", "A name for this game:", suggested, "Save"), named)
