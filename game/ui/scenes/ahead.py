"""What the next screens will need, made ready in small jobs while the title rests."""

from __future__ import annotations

import functools
from collections.abc import Callable

import pygame

from game.ui import fonts, theme
from game.ui.app import App
from game.ui.glyphs import medal
from game.ui.pictures import map_picture
from game.ui.scenes.seatrow import SeatRow
from game.ui.widgets.entry import Dropdown, TextField

Job = Callable[[], object]
LETTERS = "".join(map(chr, range(ord(" "), ord("~") + 1))) + "·…’“”–"
PLAYERS = 4
"""For how many a new game is laid out first."""


def jobs(app: App) -> list[Job]:
    """What to do ahead, the dearest first; ``pygame_gui`` must have been imported. Keeps well under a megabyte
    beyond the maps' pictures, which are shown by every screen that follows."""
    found: list[Job] = [functools.partial(map_picture, board.id) for board in reversed(app.services.maps(PLAYERS))]
    found += [lambda: app.guis.ready(app.layout), functools.partial(_elements, app)]
    roles = [role for role in vars(theme).values() if isinstance(role, theme.Role)]
    found += [functools.partial(_letters, app, role) for role in roles]
    found += [functools.partial(_medal, app, faction.id) for faction in app.services.factions()]
    return found


def _elements(app: App) -> None:
    """Have the parts of a list and of a text field loaded."""
    gui = app.guis.take(app.layout)
    for widget in (Dropdown([("1", "One")], "1", lambda _: None), TextField("", lambda _: None)):
        widget.attach(gui)
        widget.place(pygame.Rect(0, 0, app.layout.px(160), app.layout.px(40)))
        widget.detach()
    app.guis.give_back(gui)


def _letters(app: App, role: theme.Role) -> None:
    """Open a font and have it keep its letters' shapes: half of the time a first text takes."""
    fonts.role_font(role, app.layout.font_px(role)).render(LETTERS, True, theme.TEXT)


def _medal(app: App, faction: str) -> None:
    medal(faction, SeatRow.medal_px(app.layout))
