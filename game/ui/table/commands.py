"""What follows from the overlays of the table: the menu, Elder Signs, the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from game.engine.errors import IllegalAnswer
from game.games.wars.screen.end import EndScene
from game.games.wars.screen.signs import SignsScene
from game.games.wars.words.tableview import Table
from game.match.session import Session
from game.ui.scene import Scene
from game.ui.scenes.load import LoadScene
from game.ui.scenes.message import confirm
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.overlays.leaving import Leaver, leave, leave_for_title
from game.ui.table.overlays.menu import MenuScene, SeatsScene, save_as


class Host(Leaver, Protocol):
    """What the wishes need of the table's scene."""

    table: Table
    viewer: int | None
    curtain: bool

    def notice(self, sentence: str) -> None:
        """Show a sentence for a few seconds."""

    def sync(self, glide: bool = True) -> None:
        """Take up what the match has become."""

    def changed(self, anew: bool = False) -> None:
        """The match has been changed; ``anew`` by something that is no move, so that nothing glides."""

    def keep_picture(self) -> None:
        """Give the save a picture of the map as it is."""

    def review(self) -> None:
        """Show the match from its beginning, line by line."""

    def look_at(self, entry: int) -> None:
        """Show how things stood before an entry of the history, and say what there is to say of it."""

    def rules(self) -> None:
        """Open the rules."""

    def undo(self) -> None:
        """Take back the last own choice."""

    def redo(self) -> None:
        """Do again what was taken back."""


class Wishes:
    """Opens the table's overlays and does what they end with.

    ``rematch`` makes the table of a session that has begun already.
    """

    def __init__(self, host: Host, rematch: Callable[[Session], Scene]) -> None:
        self._host = host
        self._rematch = rematch

    def menu(self, then: Callable[[Any], None]) -> None:
        """Open the menu; ``then`` gets what is wished there."""
        self._host.push(MenuScene(self._host.session, self._host.viewer), then)

    def fulfil(self, wish: Any) -> None:
        """Do what was wished in the menu; nothing if it was only closed."""
        host = self._host
        deeds: dict[str, Callable[[], None]] = {
            "result": lambda: self.show_result(opened=True),
            "save": self.save,
            "load": self.load,
            "settings": lambda: host.push(SettingsScene(), lambda _: host.sync()),
            "rules": host.rules,
            "undo": host.undo,
            "redo": host.redo,
            "dice": self.new_dice,
            "watch": self.watch,
            "share": self.share,
            # Only once the menu is gone: the picture in it is to show the table.
            "report": lambda: host.app.post(host.app.report),
            "quit": self.to_title,
            "seats": lambda: host.push(SeatsScene(host.session), lambda _: host.changed(anew=True)),
        }
        if wish in deeds:
            deeds[wish]()

    def confirm_pass(self, power: int, then: Callable[[], None]) -> None:
        """Ask whether that much Power is really to be given up, and if so do ``then``."""
        question = confirm(
            "Pass?",
            f"You give up your **{power} Power** and act no more in this phase, unless something brings you new Power.",
            "Pass",
            danger=True,
        )
        self._host.push(question, lambda yes: then() if yes else None)

    def signs(self, reveal: Callable[[str, tuple[int, ...]], None]) -> None:
        """A private look at Elder Signs: with several people a curtain names whose.

        ``reveal`` gets the faction and the values of signs that are to be revealed.
        """
        host = self._host
        people = host.session.people
        if not people or host.curtain:
            return

        def then(result: Any) -> None:
            if result:
                side, values = result
                reveal(side, values)

        host.push(SignsScene(host.session, host.viewer if len(people) == 1 else None, host.viewer), then)

    def save(self) -> None:
        """Ask for a name and save."""
        self._host.keep_picture()
        save_as(self._host.session, self._host.push, self._host.notice)

    def load(self) -> None:
        """Leave this match, which is kept, and choose another."""
        leave(self._host, lambda: self._host.replace(LoadScene()))

    def to_title(self) -> None:
        """Leave the table; the match is kept."""
        leave_for_title(self._host)

    def watch(self) -> None:
        """Watch this game from its beginning; a game gone on with from there takes the table's place."""
        from game.ui.theatre.door import open_theatre

        host = self._host

        def left(begun: Any) -> None:
            if begun is not None:
                host.replace(self._rematch(begun))

        open_theatre(host.app, host.session.match, then=left, name=host.session.name)

    def share(self) -> None:
        """Write this game as it stands into a file for others."""
        from game.ui.theatre.goon import share

        share(self._host.app, self._host.session.match, self._host.session.name, self._host.push, self._host.notice)

    def new_dice(self) -> None:
        """Let dice fall anew from here."""
        if self._host.session.ironman:
            self._host.notice("In Ironman the dice stay as they are.")
            return
        try:
            self._host.session.new_dice()
        except IllegalAnswer as problem:
            self._host.notice(str(problem))
            return
        self._host.changed()
        self._host.notice("From here on the dice fall anew.")

    def show_result(self, opened: bool = False) -> None:
        """Open the end screen; ``opened`` with all Elder Signs open already."""
        self._host.push(EndScene(self._host.session, self._host.table, opened), self._after_end)

    def _after_end(self, wish: Any) -> None:
        if wish == "title":
            self.to_title()
        elif wish == "new":
            leave(self._host, lambda: self._host.replace(NewGameScene()))
        elif wish == "review":
            self._host.review()
        elif isinstance(wish, tuple):
            self._host.look_at(wish[1])
        elif wish is not None:
            # A rematch: its session has begun already.
            self._host.replace(self._rematch(wish))
