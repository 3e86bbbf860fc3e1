"""What is asked for in the menu and at the end of a match, and what follows from it."""

from __future__ import annotations

from typing import Any

from game.engine.errors import IllegalAnswer
from game.language.spoken import say
from game.ui.doors import scene_named
from game.ui.gamescreen import opening_of
from game.ui.scenes.load import LoadScene
from game.ui.scenes.newgame import NewGameScene
from game.ui.scenes.settings import SettingsScene
from game.ui.table.overlays.menu import MenuScene, leave, leave_for_title, save_as
from game.ui.table.overlays.seats import SeatsScene
from game.ui.table.stage import Deeds, PlayedScene


class Commands:
    """Runs menu commands, and what a match is left or gone on with for."""

    def __init__(self, scene: PlayedScene) -> None:
        self._host = scene

    def menu(self) -> None:
        """Open the menu, and do what is wished there."""
        self._host.push(MenuScene(self._host.session, self._host.viewer), self.fulfil)

    def fulfil(self, wish: Any) -> None:
        """Do what was wished in the menu; nothing if it was only closed."""
        host = self._host
        deeds: Deeds = host.deeds() | {
            "result": lambda: self.show_result(opened=True),
            "save": self.save,
            "load": self.load,
            "lessons": lambda: host.push(scene_named("lessons")),
            "settings": lambda: host.push(SettingsScene(), lambda _: host.sync()),
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

    def save(self) -> None:
        self._host.keep_picture()
        save_as(self._host.session, self._host.push, self._host.notice)

    def load(self) -> None:
        """Leave this match, which is kept, and choose another."""
        leave(self._host, self._host.session, lambda: self._host.replace(LoadScene()))

    def to_title(self) -> None:
        """Leave the table; the match is kept."""
        leave_for_title(self._host, self._host.session)

    def watch(self) -> None:
        """Watch this game from its beginning; a game gone on with from there takes the table's place."""
        from game.ui.theatre.door import open_theatre

        host = self._host

        def left(begun: Any) -> None:
            if begun is not None:
                host.replace(opening_of(begun))

        open_theatre(host.app, host.session.match, then=left, name=host.session.kept.name)

    def share(self) -> None:
        """Write this game as it stands into a file for others."""
        from game.ui.theatre.goon import share

        session = self._host.session
        share(self._host.app, session.match, session.kept.name, self._host.push, self._host.notice)

    def new_dice(self) -> None:
        """Let dice fall anew from here."""
        if self._host.session.match.ironman:
            self._host.notice(say("menu-dice-done.ironman"))
            return
        try:
            self._host.session.new_dice()
        except IllegalAnswer as problem:
            self._host.notice(str(problem))
            return
        self._host.changed()
        self._host.notice(say("menu-dice-done"))

    def show_result(self, opened: bool = False) -> None:
        """Open the end screen; ``opened`` with all Elder Signs open already."""
        self._host.push(self._host.stage.end(opened), self._after_end)

    def _after_end(self, wish: Any) -> None:
        if wish == "title":
            self.to_title()
        elif wish == "new":
            leave(self._host, self._host.session, lambda: self._host.replace(NewGameScene()))
        elif wish == "review":
            self._host.review()
        elif isinstance(wish, tuple):
            self._host.look_at(wish[1])
        elif wish is not None:
            # A rematch: its session has begun already.
            self._host.replace(opening_of(wish))
