"""A clock for windows whose frames are all equally long, however long they take."""

from game.ui.app import App


class Ticking:
    """Says the same every time it is asked; at 0 time stands still."""

    def __init__(self, app: App, milliseconds: int = 16) -> None:
        self.milliseconds = milliseconds
        app._clock = self  # type: ignore[assignment]

    def tick(self, *_: object) -> int:
        """Milliseconds since the last frame."""
        return self.milliseconds
