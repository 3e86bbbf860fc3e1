"""What all scenes made of widgets share: a board that is fed, kept in time and let go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.ui.app import App
from game.ui.scene import Scene
from game.ui.things import Thing
from game.ui.widgets.base import Board, Widget


class WidgetScene(Scene):
    """A scene whose widgets hang on one ``board``. Subclasses make them in ``build`` and place them in ``arrange``."""

    uses_gui = False
    """Whether text fields, drop-downs or HTML text are shown."""

    def __init__(self) -> None:
        super().__init__()
        self.board = Board()

    def build(self) -> Sequence[Widget]:
        """Make the widgets, in tab order."""
        return ()

    def way_out(self) -> Sequence[Widget]:
        """What every scene of a kind adds after its own widgets: the way back."""
        return ()

    def enter(self, app: App) -> None:
        super().enter(app)
        if self.uses_gui:
            self.board.gui = app.guis.take(app.layout)
        self.rebuild()

    def rebuild(self) -> None:
        """Make the widgets anew, after something about what is shown changed."""
        self.board.set([*self.build(), *self.way_out()])

    def things(self) -> Iterable[Thing]:
        return self.board.things()

    def leave(self) -> None:
        self.board.close()
        if self.board.gui:
            self.app.guis.give_back(self.board.gui)
            self.board.gui = None

    def update(self, dt: float) -> None:
        if self.board.update(dt):
            self.redraw()

    @property
    def typing(self) -> bool:
        return self.board.typing

    @property
    def next_wake(self) -> float | None:
        return self.board.next_wake
