"""What follows from watching: a game of one's own from a moment on, a file to share; and a save watched or shared."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any

from game.language.spoken import name, say
from game.language.values import markup
from game.match.gamewords import words_of
from game.match.lobby import SaveInfo
from game.match.match import Match, Seat
from game.match.savenames import told_save
from game.match.saves import read_save
from game.match.session import AUTOSAVE
from game.match.theatre import Timeline
from game.ui.kit.box import Box
from game.ui.kit.controls import Button, Choice
from game.ui.layout import Layout
from game.ui.rich import escape
from game.ui.scene import Program, Scene
from game.ui.scenes.boxed import Page
from game.ui.scenes.form import form, group, setting
from game.ui.scenes.message import MessageScene, PromptScene, error
from game.ui.scenes.seatrow import who_plays
from game.ui.theatre.door import open_theatre

FALLEN, ANEW = "fallen", "anew"


class GoOnScene(Page):
    """Who goes on from a moment, and with which dice. Pops with (seats, seed of the dice or None), or None."""

    titled = "go-on"

    def __init__(self, timeline: Timeline, n: int) -> None:
        super().__init__()
        self._match = timeline.match_at(n)
        when = timeline.when(n)
        self._when = words_of(timeline.rules).time(when) if when.phase else say("theatre-from.choice", number=n)
        self.seats = list(timeline.match_at(n).seats)
        self.dice = FALLEN

    def body(self, layout: Layout) -> Box:
        """A choice for every seat, the dice, and the way on."""
        game = self._match.rules.game
        seats = (
            setting(self._named(number), escape(seat.name),
                    who_plays(self.app.services, game, f"seat.{number}", seat.bot or "", partial(self._seat, number)))
            for number, seat in enumerate(self.seats)
        )  # fmt: skip
        hows = (FALLEN, say("theatre-dice.fallen")), (ANEW, say("theatre-dice.anew"))
        dice = Choice("dice", hows, self.dice, self._set_dice)
        begin = Button("begin", say("theatre-own.begin"), self._begin, "primary", icon="continue", w=240)
        return form(layout, [
            group(say("theatre-from", moment=markup(self._when)), *seats),
            group(say("theatre-from-here"),
                  setting(say("theatre-dice"), say("theatre-dice.note"), dice),
                  setting(say("theatre-own"), say("theatre-own.note"), begin)),
        ], foot=say("theatre-history"))  # fmt: skip

    def _named(self, seat: int) -> str:
        """What the seat plays, in words."""
        rules: Any = self._match.rules
        names = rules.setup.get("factions", [])
        mine = names[seat] if seat < len(names) else []
        sides = [name("faction", each) for each in ([mine] if isinstance(mine, str) else mine)]
        return say("theatre-sides", sides=sides) if sides else say("theatre-seat", number=seat + 1)

    def _seat(self, seat: int, bot: str) -> None:
        self.seats[seat] = Seat(bot, self.seats[seat].called)

    def _set_dice(self, value: str) -> None:
        self.dice = value

    def _begin(self) -> None:
        self.pop((tuple(self.seats), secrets.randbits(48) if self.dice == ANEW else None))


def share(
    app: Program,
    match: Match,
    name: str,
    ask: Callable[[Scene, Callable[[Any], None]], None],
    notice: Callable[[str], None],
) -> None:
    """Ask for a name and write a match as it stands into a file to share; ``notice`` is told what came of it."""
    replays = app.services.replays
    # Written by another thread: what the match is now must not change under it.
    taken = match.copy()
    taken.first_seats, taken.start, taken.lost_history = match.first_seats, match.start, match.lost_history
    taken.entries = list(match.entries)

    def named(chosen: Any) -> None:
        if chosen:
            app.aside("share", lambda: replays.share(taken, str(chosen)),
                      lambda path: notice(say("theatre-file.written", path=str(path))),
                      lambda problem: notice(str(problem)))  # fmt: skip

    told = say("theatre-file.note" if match.position.over else "theatre-file.going")
    suggested = told_save(name) if name != AUTOSAVE else ""
    ask(PromptScene(say("theatre-file"), told, suggested, say("theatre-file.write")), named)


def watch_save(app: Program, save: SaveInfo, then: Callable[[Any], None] | None = None) -> None:
    """Watch a saved game from its beginning."""
    path, name = save.path, "" if save.autosave else save.name
    open_theatre(app, lambda: read_save(path), then=then, name=name)


def share_save(app: Program, save: SaveInfo, push: Callable[..., None]) -> None:
    """Write a saved game into a file to share, asking for its name; ``push`` opens a dialog over the asker."""
    asker = app.stack.top

    def tell(sentence: str) -> None:
        if app.stack.top is asker:
            push(MessageScene(say("theatre-file"), escape(sentence)))

    def ask(match: Match) -> None:
        if app.stack.top is asker:
            share(app, match, "" if save.autosave else save.name, push, tell)

    def failed(problem: Exception) -> None:
        if app.stack.top is asker:
            push(error(say("error-theatre-share"), problem))

    app.aside("share", lambda: read_save(save.path), ask, failed)
