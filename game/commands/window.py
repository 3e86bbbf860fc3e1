"""No command: the window."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.match.services import Services
from game.ui.app import run
from game.ui.scene import Scene


def open_window(data_dir: Path | None, size: tuple[int, int] | None, load: Path | None) -> int:
    """Open the window at the title, or at the table of the saved game ``load``; returns when it is closed.

    Raises ``NoDisplay``, ``WrongPygame``, or ``ValueError`` when the save cannot be opened.
    """
    services = Services(data_dir)
    try:
        if size is not None:
            services.settings.window_width, services.settings.window_height = size
            services.settings.fullscreen = False
        first: Callable[[], Scene] | None = None
        if load is not None:
            session = services.load(load)
            first = lambda: open_table(session)  # noqa: E731  a scene is made only once the window is there
        # The settings page writes only what it offers, so that its wider types are safe.
        return run(services, open_table, first)  # type: ignore[arg-type]
    finally:
        services.close()


def open_table(session: Any) -> Scene:
    """The scene of a match being played."""
    from game.ui.table.scene import TableScene

    return TableScene(session)
