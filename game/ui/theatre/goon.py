"""What follows from watching: a game of one's own from a moment on, and a file to share."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Callable, Sequence
from typing import Any

from game.match.gamewords import words_of
from game.match.match import Match, Seat
from game.match.replayfile import ReplayError
from game.match.theatre import Timeline
from game.match.words import words
from game.ui.app import App
from game.ui.rich import escape
from game.ui.scene import Scene
from game.ui.scenes.form import FormScene, Row
from game.ui.scenes.message import PromptScene
from game.ui.scenes.seatrow import strengths
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Segments

FALLEN, ANEW = "fallen", "anew"


class GoOnScene(FormScene):
    """Who goes on from a moment, and with which dice. Pops with (seats, seed of the dice or None), or None."""

    title = "Go on from here"
    uses_gui = True

    def __init__(self, timeline: Timeline, n: int) -> None:
        super().__init__()
        self._match = timeline.match_at(n)
        when = timeline.when(n)
        self._when = words_of(timeline.rules).time(when) if when.phase else f"answer {n}"
        self.seats = list(timeline.match_at(n).seats)
        self.dice = FALLEN

    def build(self) -> Sequence[Widget]:
        """A choice for every seat, the dice, and the way on."""
        rows: list[Row] = []
        game = self._match.rules.game
        for number, seat in enumerate(self.seats):
            chosen = strengths(self.app.services, game, seat.bot, self._seat(number), [("", "Person")])
            rows.append((self._named(number), escape(seat.name), chosen))
        dice = Segments(((FALLEN, "As they fell"), (ANEW, "Anew")), self.dice, self._set_dice).called("dice")
        self.begin = Button("Begin here", self._begin, kind="primary", icon_id="continue").called("begin")
        self.groups = [
            (f"Who plays on: {self._when}", rows),
            ("From here on", [("Dice and Elder Signs", "the same answers bring the same again, or not", dice),
                              ("A game of its own", "the one you watch stays as it is", self.begin)]),
        ]  # fmt: skip
        return [widget for _, group in self.groups for _, _, widget in group]

    def _named(self, seat: int) -> str:
        """What the seat plays, in words."""
        rules: Any = self._match.rules
        names = rules.setup.get("factions", [])
        mine = names[seat] if seat < len(names) else []
        return " and ".join(words().name("faction", name) for name in ([mine] if isinstance(mine, str) else mine)) or (
            f"Seat {seat + 1}"
        )

    def _seat(self, seat: int) -> Callable[[str], None]:
        def change(bot: str) -> None:
            self.seats[seat] = Seat(bot, self.seats[seat].name)

        return change

    def _set_dice(self, value: str) -> None:
        self.dice = value

    def _begin(self) -> None:
        self.pop((tuple(self.seats), secrets.randbits(48) if self.dice == ANEW else None))

    def foot(self) -> str:
        """A word on what is kept."""
        return "All that was played up to here is its history: it can be looked back at, and undone."


def share(
    app: App,
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
        if not chosen:
            return

        def work() -> None:
            try:
                path = replays.share(taken, str(chosen))
                told = f"Written: {path}"
            except ReplayError as problem:
                told = str(problem)
            app.post(lambda: notice(told))

        threading.Thread(target=work, name="share", daemon=True).start()

    told = "A name for the file. Whoever has it can watch the whole game"
    more = "." if match.position.over else ", **and see every secret of a game that is still going on**."
    ask(PromptScene("Share this game", told + more, name if name != "Autosave" else "", "Write"), named)
