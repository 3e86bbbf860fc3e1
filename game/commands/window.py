"""No command: the window."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import compiled
from game.bots.steady import in_worker
from game.bots.workers import crew
from game.commands import doctor
from game.commands.console import DONE
from game.match.faster import Way
from game.match.logbook import Logbook
from game.match.services import Services
from game.match.session import Session
from game.ui.app import run
from game.ui.scene import Scene
from game.ui.window import NoDisplay, WrongPygame


def open_window(data_dir: Path | None, size: tuple[int, int] | None, load: Path | None, language: str = "") -> int:
    """Open the window at the title, or at the table of the saved game ``load``; returns when it is closed.

    ``language`` is the code of the one that is spoken, if not that of the settings.

    Raises ``NoDisplay``, ``WrongPygame``, or ``ValueError`` when the save cannot be opened.
    """
    services = Services(data_dir, in_worker, crew.in_worker, counting=True, fast=way_to_build)
    services.asked_language = language
    logbook = Logbook(services.store.folder) if services.store.writable else None
    try:
        if size is not None:
            services.settings.window_width, services.settings.window_height = size
            services.settings.fullscreen = False
        first: Callable[[], Scene] | None = None
        if load is not None:
            session = _loaded(services, load)
            first = lambda: open_table(session)  # noqa: E731  a scene is made only once the window is there
        code = run(services, open_table, first, lambda: doctor.in_words(doctor.examine(services.store.folder, True)))
        if code == DONE:
            services.started()
        return code
    except (NoDisplay, WrongPygame):
        services.started()
        raise
    finally:
        services.close()
        if logbook is not None:
            logbook.close()


def way_to_build() -> Way | None:
    """How the fast engine is built, where it can be and is not in use: from a checkout, with a compiler."""
    script = compiled.ROOT / compiled.SCRIPT
    switched_off = os.environ.get(compiled.OFF, "") not in ("", "0")
    if compiled.IS_PACKED or compiled.state().used or switched_off or not script.is_file() or compiled.lacking():
        return None
    if not os.access(compiled.ROOT, os.W_OK):
        return None
    return Way((sys.executable, str(script), "--apart"), compiled.FOLDER / "told.txt")


def _loaded(services: Services, path: Path) -> Session:
    try:
        return services.load(path)
    except ValueError:
        # It will be said; the start itself was sound.
        services.started()
        raise


def open_table(session: Any) -> Scene:
    """The scene of a match being played; before it, the question whether somebody else's bots may be run."""
    from game.ui.gamescreen import opening_of
    from game.ui.table.overlays.admit import AdmitScene

    # While the table is laid out, somebody else gets ready to think.
    crew.shared_crew().warm()
    return AdmitScene(session, opening_of) if session.driver.strangers else opening_of(session)
